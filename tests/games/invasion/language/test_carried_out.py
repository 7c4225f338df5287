"""What texts say is done: every phrase runs in both modes, and a box of strange cards can be played."""

from collections.abc import Iterator
from functools import cache

import pytest

from runestack.games.invasion.invariants import invariants
from runestack.games.invasion.language.lower import add_text, build_faces
from runestack.games.invasion.language.vocabulary import vocabulary
from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.faces import Faces
from runestack.games.invasion.rules.game import InvasionGame, new_game
from runestack.games.invasion.rules.primitives import start_listening
from runestack.games.invasion.rules.scenarios import Campaign
from runestack.games.invasion.rules.setup import Setup
from runestack.games.invasion.rules.state import EVENT_MARKER
from runestack.games.invasion.rules.text import push_text
from runestack.games.invasion.rules.values import kind_of
from runestack.kernel.choices import DONE
from runestack.kernel.decision import option_kind
from runestack.kernel.driver import answer, run
from runestack.kernel.frame import NOBODY, NOTHING
from runestack.kernel.playout import next_question, play_randomly
from runestack.kernel.random import RandomStream
from runestack.kernel.triggers import push_triggers
from runestack.language import nodes as n
from runestack.language.diagnose import parse
from runestack.language.examples import examples
from runestack.language.lower import LoweringError
from tests.games.invasion import hand_made
from tests.games.invasion.cards.box import pool, scenarios

VOCABULARY = vocabulary()
OF_PLAYERS = (c.RECRUIT, c.TECHNOLOGY)
OF_THE_INVASION = (c.PROTOCOL, c.INVADER, c.EVENT)
MOMENTS = {
    c.TECHNOLOGY: "activated",
    c.PROTOCOL: "activated",
    c.INVADER: "deployed",
    c.EVENT: "ends",
}
TURN, BOTH = 60, (c.COMPETITIVE, c.COOPERATIVE)  # how many answers a text needs at most; the modes


@cache
def box() -> tuple[Faces, dict[str, int], dict[int, list[int]]]:
    """The box with faces for the texts of these tests, and with one for each example of a phrase, by kind of card."""
    faces = build_faces(pool().cards)
    written = {text: face_of(faces, c.RECRUIT, text) for text in PLAYED}
    written[ROUND] = face_of(faces, c.TECHNOLOGY, ROUND)
    made: dict[int, list[int]] = {kind: [] for kind in (*OF_PLAYERS, *OF_THE_INVASION)}
    for row in VOCABULARY.rows:
        for ability in examples(row, VOCABULARY)[:6]:
            for kind, row_of_faces in made.items():
                face = faces.new_face()
                faces.type[face] = kind
                try:
                    add_text(faces, face, (on_card(ability, kind),))
                except LoweringError:
                    continue
                row_of_faces.append(face)
    return faces, written, made


def on_card(ability: n.Ability, kind: int) -> n.Ability:
    """A plain text behind the words with which a kind of card says when it happens."""
    if isinstance(ability, n.Effects) and kind in MOMENTS:
        return n.Use(MOMENTS[kind], (), ability.effects)
    return ability


def face_of(faces: Faces, kind: int, text: str) -> int:
    face = faces.new_face()
    faces.type[face] = kind
    add_text(faces, face, parse(text, VOCABULARY).abilities)
    return face


def begun(mode: int, seats: int = 2) -> tuple[InvasionGame, int]:
    """A game in a Main phase, and who is asked."""
    setup = Setup(3)
    setup.mode = mode
    setup.seats = seats
    keys = scenarios().keys
    campaign = scenarios().campaign(keys[0]) if mode else Campaign("none", [])
    game = new_game(box()[0], campaign, setup, None)
    chance = RandomStream(3)
    while True:
        question = next_question(game, chance)
        if question.kind == ch.ASK_MAIN and game.hand[question.seat]:
            return game, question.seat
        answer(game, question, chance.below(len(question.options)))


def asked_for(game: InvasionGame, seat: int, text: int) -> None:
    """Begins a text at this moment; what was asked is asked again afterwards."""
    game.asking.clear()
    game.frames[-1].step -= 1
    push_text(game, seat, game.board[0] if seat == NOBODY else game.base[seat][0], text)
    run(game)


def executed(game: InvasionGame, seat: int, text: int) -> None:
    """Carries a text out, with answers by lot."""
    depth = len(game.frames)
    asked_for(game, seat, text)
    chance = RandomStream(7)
    for _ in range(TURN):
        if not game.asking or len(game.frames) <= depth:
            return
        question = next_question(game, chance)
        answer(game, question, chance.below(len(question.options)))


def texts(kind: int) -> Iterator[int]:
    """What examples of phrases become on cards of a kind."""
    faces, _, made = box()
    for face in made[kind]:
        for text in faces.uses[face]:
            if faces.abilities[text].label != c.TRAINED:  # needs a card in a zone
                yield text


@pytest.mark.parametrize("mode", BOTH)
@pytest.mark.parametrize("kind", OF_PLAYERS)
def test_every_phrase_of_players_is_carried_out(mode: int, kind: int) -> None:
    game, seat = begun(mode)
    done = 0
    for text in texts(kind):
        other = game.clone()
        executed(other, seat, text)
        done += 1
    assert done > 100


@pytest.mark.parametrize("kind", OF_THE_INVASION)
def test_every_phrase_of_the_invasion_is_carried_out(kind: int) -> None:
    game, _ = begun(c.COOPERATIVE)
    done = 0
    for text in texts(kind):
        other = game.clone()
        executed(other, NOBODY, text)
        done += 1
    assert done > 100


@pytest.mark.parametrize("seed", range(8))
def test_a_box_of_strange_cards_can_be_played(seed: int) -> None:
    """Every card is an example of some phrase, passives and support texts among them."""
    faces, _, made = box()
    before = faces.recruits, faces.technologies, faces.invaders, faces.protocols
    starting = [face for face in faces.invaders if faces.starting[face]]
    chance = RandomStream(seed)
    for row in made.values():
        chance.shuffle(row)
    try:
        faces.recruits, faces.technologies = made[c.RECRUIT][:60], made[c.TECHNOLOGY][:40]
        faces.invaders, faces.protocols = starting + made[c.INVADER][:20], made[c.PROTOCOL][:13]
        for face in faces.recruits:
            faces.training[face] = 2
        for face in made[c.INVADER][:20]:
            faces.training[face], faces.combat[face], faces.stores[face] = 2, [1, 0, 1, 2], [c.RED]
        setup = Setup(seed)
        setup.mode = seed % 2
        setup.seats = 1 + seed % 4 if setup.mode else 2
        campaign = scenarios().campaign(scenarios().keys[seed % 5])
        game = new_game(faces, campaign, setup, None)
        assert play_randomly(game, chance, 800) == 800 or game.outcome is not None
        assert invariants(game) == []
    finally:
        faces.recruits, faces.technologies, faces.invaders, faces.protocols = before


# -- some that are easily done otherwise -----------------------------------------------------------

EACH = "Each player: Lose 1 health."
FETCHED = "Put a red card with cost 1 or less from your discard pile into your hand."
LATER = "Put the top card of your discard pile on the bottom of your deck."
MILLED = "The opponent puts the top 2 cards of their deck into their garbage dump."
BURNT = "The opponent destroys the top card of their deck."
SHIFTED = "Lengthen or shorten the current event by 2."
REFRESHED = "Refresh up to 2 cards in your base."
PLAYED = (EACH, FETCHED, LATER, MILLED, BURNT, SHIFTED, REFRESHED)
ROUND = "The first time each round you transform dice, gain 1 reroll."


@pytest.mark.parametrize("mode", BOTH)
def test_each_player_carries_out_the_text_as_you(mode: int) -> None:
    game, seat = begun(mode)
    before = game.health[:]
    faces, written, _ = box()
    executed(game, seat, faces.uses[written[EACH]][0])
    assert game.health == [health - 1 for health in before]


def put_on_discard_pile(game: InvasionGame, seat: int, name: str) -> int:
    """A card of the own deck or hand, laid there."""
    face = next(place for place, card in enumerate(pool().cards) if card.name == name)
    card = next(
        card
        for pile in (game.deck[seat], game.hand[seat])
        for card in pile
        if game.face[card] == face
    )
    (game.deck[seat] if card in game.deck[seat] else game.hand[seat]).remove(card)
    game.discard[seat].append(card)
    game.zone[card] = c.IN_DISCARD
    return card


def test_only_cards_that_fit_are_fetched() -> None:
    game, seat = begun(c.COMPETITIVE)
    squad = put_on_discard_pile(game, seat, "Alpha Squad")
    demolisher = put_on_discard_pile(game, seat, "Demolisher")
    faces, written, _ = box()
    executed(game, seat, faces.uses[written[FETCHED]][0])
    assert game.zone[squad] == c.IN_HAND
    assert game.zone[demolisher] == c.IN_DISCARD


@pytest.mark.parametrize("names", [("Alpha Squad", "Demolisher"), ("Demolisher", "Alpha Squad")])
def test_the_top_card_of_a_pile_is_not_chosen(names: tuple[str, str]) -> None:
    game, seat = begun(c.COMPETITIVE)
    top = [put_on_discard_pile(game, seat, name) for name in names][-1]
    faces, written, _ = box()
    executed(game, seat, faces.uses[written[LATER]][0])
    assert game.deck[seat][0] == top


@pytest.mark.parametrize(
    ("turns", "rounds", "gained"), [(False, False, 1), (True, False, 1), (True, True, 2)]
)
def test_what_happens_once_a_round_waits_for_the_next_round(
    turns: bool, rounds: bool, gained: int
) -> None:
    game, seat = begun(c.COMPETITIVE)
    _, written, _ = box()
    card = next(card for card in game.base[seat] if kind_of(game, card) == c.TECHNOLOGY)
    game.unlisten(card)
    game.face[card] = written[ROUND]
    start_listening(game, card)
    before = game.rerolls[seat]
    for _ in range(2):
        game.asking.clear()
        game.frames[-1].step -= 1
        game.emit(e.TRANSFORMS, seat, NOTHING, NOTHING, 0, "INV-MAIN-5")
        push_triggers(game)
        run(game)
        if turns:
            game.used_turn[card] = 0
        if rounds:
            game.used_round[card] = 0
    assert game.rerolls[seat] - before == gained


def test_the_opponents_deck_is_the_invasions_in_cooperative_mode() -> None:
    game, seat = begun(c.COOPERATIVE)
    faces, written, _ = box()
    cards = game.invasion_deck[-3:]
    executed(game, seat, faces.uses[written[MILLED]][0])
    assert game.invasion_garbage[-2:] == cards[:0:-1]
    executed(game, seat, faces.uses[written[BURNT]][0])
    assert game.zone[cards[0]] == c.DESTROYED


def test_an_event_can_be_made_shorter_or_longer_by_a_number() -> None:
    game, seat = begun(c.COOPERATIVE)
    faces, written, _ = box()
    before = game.numbers[EVENT_MARKER]
    asked_for(game, seat, faces.uses[written[SHIFTED]][0])
    (question,) = game.asking
    kinds = [option_kind(one) for one in question.options]
    assert kinds == [ch.LONGER, ch.SHORTER]
    answer(game, question, 0)
    assert game.numbers[EVENT_MARKER] == before + 2


def test_up_to_so_many_cards_are_refreshed_may_be_none() -> None:
    game, seat = begun(c.COMPETITIVE)
    faces, written, _ = box()
    for card in game.base[seat]:
        game.exhausted[card] = 1
    asked_for(game, seat, faces.uses[written[REFRESHED]][0])
    (question,) = game.asking
    answer(game, question, [option_kind(one) for one in question.options].index(DONE))
    assert all(game.exhausted[card] for card in game.base[seat])


@pytest.mark.rule("INV-RULING-130")
def test_the_effects_of_a_card_are_lost_when_playing_it_defeats_its_player() -> None:
    """Otherwise they would wait for somebody who takes no further part, and the Main phase would never end."""
    reckless = hand_made.technology("Reckless", "Whenever you play a card, lose 3 health.")
    wanted = hand_made.card("Wanted", "Draw a card.")
    table = hand_made.team(
        hand_made.player(health=3, hand=[wanted], base=[reckless]),
        hand_made.player(),
        scenario="final-battle",
    )
    table.play(wanted, 0)
    assert table.game.out == [1, 0]
    assert not table.game.items
    table.end_main(1)
    assert not table.is_asked(ch.ASK_MAIN)

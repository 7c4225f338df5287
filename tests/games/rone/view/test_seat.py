import json
from typing import Any

import pytest

from runestack.games.base import Game
from runestack.games.rone.game import Rone
from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import procedures as p
from runestack.games.rone.rules.attackers import attack_targets, attacked_side
from runestack.games.rone.rules.game import RoneGame
from runestack.games.rone.scenario import Design, hero, player, tactic, unit
from runestack.games.rone.telling.names import is_visible
from runestack.games.rone.view.combat import prediction
from runestack.games.views import plain_text
from runestack.games.wording import Reader
from runestack.kernel.decision import option_first, option_kind
from runestack.kernel.driver import answer, question_for
from runestack.kernel.events import Event, Journal
from runestack.kernel.random import RandomStream
from runestack.play.match import Match
from runestack.testing import scenario
from tests.games.rone.positions import (
    GAMES,
    LANGUAGES,
    question_of,
    random_match,
    state_of,
)
from tests.games.rone.rich_pack import rich_game

KEYS = {
    "game", "edition", "mode", "bounty", "seat", "round", "phase", "active", "first", "seats", "stack", "triggers", "combat",
    "announced", "question", "waiting_for", "result",
}  # fmt: skip
SEAT_KEYS = {
    "seat", "side", "out", "opponents", "water", "life", "hero", "hand", "deck", "technology_deck", "units", "technologies", "graveyard", "removed",
    "discounts", "mulligan", "conceded",
}  # fmt: skip


def everything(game: Game, state: RoneGame, seat: int) -> str:
    """All that a seat is told about a state, as one text."""
    view = game.view(state, seat)
    told: list[Any] = [
        view,
        *(game.table(view, Reader(language=language)) for language in LANGUAGES),
    ]
    question = question_for(state, seat)
    for language in LANGUAGES:
        if question is not None:
            told.append(game.prompt(state, question, Reader(question.seat, language)))
            told.append(game.option_sentences(state, question, Reader(question.seat, language)))
        told.append(
            [game.inspect(state, card, Reader(seat, language)) for card in range(len(state.face))]
        )
    for intent in game.intents(state, seat):
        for language in LANGUAGES:
            told.append(game.intent_sentence(state, intent, Reader(language=language)))
            told.append(
                [
                    game.failure_sentence(state, one, Reader(language=language))
                    for one in game.explain(state, seat, intent)
                ]
            )
    return json.dumps(told, ensure_ascii=False, sort_keys=True)


def other_world(game: Game, state: RoneGame, seat: int, seed: int) -> RoneGame:
    """The same state with other hidden cards."""
    other = state.clone()
    game.resample(other, seat, RandomStream(seed))
    return other


def known_cards(state: RoneGame, seat: int) -> list[int]:
    return [card for card in range(len(state.face)) if is_visible(state, card, seat)]


# -- form ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("which", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_a_view_is_plain_data_with_stable_keys(which: str, seed: int) -> None:
    for number, match in enumerate(random_match(GAMES[which], seed, edition=LANGUAGES[seed % 2])):
        for seat in (-1, 0, 1) if number % 3 == 0 else ():
            view: Any = match.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert set(view) == KEYS
            for side in view["seats"]:
                assert set(side) == SEAT_KEYS
                assert side["life"] == side["deck"]["count"] + len(side["hand"])
            asked = question_for(match.state, seat) if seat >= 0 else None
            assert (view["question"] is None) == (asked is None)


@pytest.mark.rule("RONE-RULING-7")
def test_positions_that_decide_what_is_shown() -> None:
    match = Match(rich_game(), 5, 2, {"first_player": "0"})
    state = state_of(match)
    mine: Any = match.view(0)
    theirs: Any = match.view(1)
    public: Any = match.view(-1)
    assert [card["n"] for card in mine["seats"][0]["hand"]] == state.hand[0]
    assert theirs["seats"][0]["hand"] == [{"hidden": True}] * 6 == public["seats"][0]["hand"]
    assert theirs["seats"][0]["technology_deck"] == [{"hidden": True}] * 5
    assert len([card for card in mine["seats"][0]["technology_deck"] if "hidden" not in card]) == 5
    assert mine["seats"][0]["deck"] == {"count": 18, "known": []}
    assert mine["seats"][1]["hero"]["hero_deck"][2]["level"] == 3
    assert mine["question"] is not None
    assert theirs["question"] is None
    assert theirs["waiting_for"] == [0]


@pytest.mark.rule("RONE-RULING-22", "RONE-RULING-23")
def test_own_mulligan_cards_are_known_at_the_bottom() -> None:
    match = Match(rich_game(), 5, 2, {"first_player": "0"})
    match.choose("mulligan-some")
    first, second = state_of(match).hand[0][:2]
    match.choose(f"pick-{first}")
    match.choose(f"pick-{second}")
    match.choose("done")
    mine: Any = match.view(0)
    theirs: Any = match.view(1)
    assert [(card["n"], card["position"]) for card in mine["seats"][0]["deck"]["known"]] == [
        (first, 17),
        (second, 18),
    ]
    assert theirs["seats"][0]["deck"] == {"count": 18, "known": []}


@pytest.mark.rule("RONE-KEY-SHIELD-3", "RONE-RULING-7")
def test_shields_lie_open_in_the_deck() -> None:
    for match in random_match(rich_game(), 3):
        state = state_of(match)
        shields = [card for card in state.deck[0] if state.face_up[card]]
        if shields:
            break
    for seat in (-1, 0, 1):
        view: Any = match.view(seat)
        known = [card for card in view["seats"][0]["deck"]["known"] if card["shield"]]
        assert sorted(card["n"] for card in known) == sorted(shields)
        assert all(state.deck[0][-card["position"]] == card["n"] for card in known)


@pytest.mark.rule("RONE-RULING-63")
def test_the_stack_names_kind_card_targets_and_words() -> None:
    for match in random_match(rich_game(), 2):
        state = state_of(match)
        if (
            state.asking
            and question_of(match).kind == ch.ASK_WINDOW
            and state.stack
            and state.stack[-1].text >= 0
        ):
            break
    view: Any = match.view(0)
    entry = view["stack"][-1]
    assert entry["kind"] in ("play", "recycle", "ability", "trigger")
    assert entry["card"]["n"] == state.stack[-1].card
    if entry["kind"] in ("ability", "trigger"):
        assert entry["sentence"]["en"].endswith(entry["text"]["en"].rstrip("."))
    assert entry["seat"] == state.stack[-1].seat


@pytest.mark.rule("RONE-COMBAT-11", "RONE-COMBAT-13", "RONE-COMBAT-14")
def test_an_attack_is_predicted_right() -> None:
    """Where nobody reacts and no text interferes, the prediction comes true."""
    compared = 0
    for seed in range(12):
        for match in random_match(rich_game(), seed):
            if not match.state.asking or question_of(match).kind != ch.ASK_ATTACK:
                continue
            state = state_of(match).clone()
            question = state.asking[0]
            attacker = question.card
            view: Any = match.view(question.seat)
            for index, shown in enumerate(view["question"]["options"]):
                other = state.clone()
                other.journal = Journal()
                answer(other, other.asking[0], index)
                if "hero_damage" in shown["prediction"]:
                    left = shown["prediction"]["hero_damage"]
                    asked = other.asking[0] if other.asking else None
                    if (
                        left
                        and asked is not None
                        and asked.kind == ch.ASK_DAMAGE
                        and asked.card == attacker
                    ):
                        compared += 1
                        assert asked.number == left
    assert compared > 3


@pytest.mark.rule("RONE-COMBAT-6", "RONE-COMBAT-8")
def test_an_attack_that_has_one_target_says_before_it_is_announced_what_it_would_hit() -> None:
    """Nobody is asked about one target: the announcement is the last moment at which anything can be said."""
    told = [0, 0]
    for seed in range(6):
        for match in random_match(rich_game(), seed):
            if not match.state.asking or question_of(match).kind != ch.ASK_MAIN:
                continue
            state, question = state_of(match), question_of(match)
            view: Any = match.view(question.seat)
            for code, shown in zip(question.options, view["question"]["options"], strict=True):
                if option_kind(code) != ch.ANNOUNCE_ATTACK:
                    assert "only" not in shown
                    continue
                attacker = option_first(code)
                targets = attack_targets(state, attacker, attacked_side(state, question.seat))
                told[len(targets) == 1] += 1
                if len(targets) == 1:
                    expected = prediction(state, attacker, targets[0])
                    assert shown["only"] == {"card": targets[0], "prediction": expected}
                else:
                    assert "only" not in shown
    assert min(told) > 3


def test_damage_on_an_own_card_is_called_harm_and_damage_on_an_enemy_is_not() -> None:
    found = {True: 0, False: 0}
    for seed in range(20):
        for match in random_match(rich_game(), seed):
            if not match.state.asking:
                continue
            state, question = state_of(match), question_of(match)
            if question.kind != ch.ASK_TARGET:
                continue
            view: Any = match.view(question.seat)
            if "Deal" not in plain_text(view["question"]["prompt"]["en"]):
                continue
            for shown in view["question"]["options"]:
                sides = [state.side[state.controller[card]] for card in shown["cards"]]
                is_own = bool(sides) and sides == [state.side[question.seat]] * len(sides)
                assert shown.get("harms", False) == is_own
                found[is_own] += 1
    assert min(found.values()) > 0


@pytest.mark.rule("RONE-COMBAT-11", "RONE-COMBAT-12", "RONE-COMBAT-13")
@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        (unit("Wolf", health=3, melee=2), unit("Guard", health=4, melee=1)),
        (unit("Wolf", health=1, melee=5), unit("Guard", health=4, melee=1, ranged=1)),
        (unit("Wolf", health=3, melee=2, ranged=2), unit("Guard", health=2, melee=9)),
        (unit("Wolf", health=3, melee=2), unit("Guard", health=2, ranged=1)),
    ],
)
@pytest.mark.parametrize("text", ["", "Damaged enemy units get -1 {melee}."])
def test_a_combat_of_units_is_predicted_right_with_texts_that_count_damage(
    attacker: Design, defender: Design, text: str
) -> None:
    game = scenario(
        "rone",
        p1=player(units=[attacker]),
        p2=player(units=[defender, unit("Other")], hero=hero("Ambry", text)),
        graveyard="top",
    )
    game.p1.announces("attack", "Wolf")
    view: Any = game.view("p1")
    options = view["question"]["options"]
    (option,) = (one for one in options if plain_text(one["sentence"]["en"]) == "Attack Guard")
    game.p1.attacks("Wolf", "Guard")
    for card, key in (("Wolf", "attacker_health"), ("Guard", "defender_health")):
        left = option["prediction"][key]
        assert (game[card].zone == "battlefield") == (left > 0)
        assert left <= 0 or game[card].health == left


@pytest.mark.rule("RONE-ACT-2", "RONE-RULING-58")
def test_an_announcement_tells_its_player_which_cards_could_be_named_next() -> None:
    """Where nobody reacts, those are the cards that are offered then."""
    compared = 0
    for seed in range(6):
        for match in random_match(rich_game(), seed):
            if not match.state.asking or question_of(match).kind != ch.ASK_MAIN:
                continue
            state = state_of(match)
            view: Any = match.view(question_of(match).seat)
            for index, shown in enumerate(view["question"]["options"]):
                if "leads" not in shown:
                    continue
                other = state.clone()
                answer(other, other.asking[0], index)
                while other.asking and other.asking[0].kind == ch.ASK_WINDOW:
                    answer(other, other.asking[0], 0)  # pass
                if other.asking[0].kind in (ch.ASK_CARD, ch.ASK_RECYCLE):
                    offered = [
                        code for code in other.asking[0].options if option_kind(code) != ch.DECLINE
                    ]
                    assert shown["leads"] == [option_first(code) for code in offered]
                    compared += 1
    assert compared > 10


@pytest.mark.rule("RONE-RECY-2")
def test_recycling_tells_exactly_which_cards_it_removes() -> None:
    compared = 0
    for seed in range(6):
        for match in random_match(rich_game(), seed):
            if not match.state.asking or question_of(match).kind != ch.ASK_RECYCLE:
                continue
            state = state_of(match)
            seat = question_of(match).seat
            view: Any = match.view(seat)
            for index, shown in enumerate(view["question"]["options"]):
                if "removes" in shown:
                    other = state.clone()
                    pile = other.graveyard[other.side[seat]]
                    answer(other, other.asking[0], index)
                    while pile[-1:] == shown["cards"]:
                        answer(
                            other, other.asking[0], 0
                        )  # its targets are chosen before it is paid
                    gone = other.removed[other.side[seat]][len(state.removed[state.side[seat]]) :]
                    number = len(shown["removes"])
                    assert shown["removes"] == gone[:number]  # texts may remove more afterwards
                    assert f"remove {number} card" in plain_text(shown["sentence"]["en"])
                    compared += bool(number)
    assert compared > 3


# -- hidden stays hidden -------------------------------------------------------------------------


@pytest.mark.rule("RONE-RULING-7")
@pytest.mark.parametrize("seed", range(2))
def test_what_a_seat_cannot_know_changes_nothing_for_it(seed: int) -> None:
    """With cards that do what no card of the box does; the box itself is played by the conformance suite."""
    game = rich_game()
    for number, match in enumerate(random_match(game, seed, edition=LANGUAGES[seed % 2])):
        if number % 10 == 0:
            for seat in (0, 1):
                state = state_of(match)
                other = other_world(game, state, seat, number)
                assert everything(game, other, seat) == everything(game, state, seat)


def told(game: Game, state: RoneGame, events: list[Event], seat: int) -> list[str | None]:
    """The log of a seat."""
    return [
        game.event_sentence(state, event, Reader(seat, language))
        for language in LANGUAGES
        for event in events
    ]


def has_announced(state: RoneGame, seat: int) -> bool:
    """Whether a player has announced to play or recycle a card."""
    return any(frame.procedure == p.SLOW_ACTION and frame.seat == seat for frame in state.frames)


def pass_for(state: RoneGame, seat: int) -> None:
    """The other player does nothing: lets reaction windows go by, and ends the turn."""
    idle = {ch.ASK_WINDOW: ch.PASS, ch.ASK_MAIN: ch.END_TURN}
    while state.asking and state.asking[0].seat != seat and state.asking[0].kind in idle:
        question = state.asking[0]
        assert option_kind(question.options[0]) == idle[question.kind]
        answer(state, question, 0)


@pytest.mark.rule("RONE-RULING-7")
@pytest.mark.parametrize("seed", range(2))
def test_the_same_choices_lead_to_the_same_view_until_something_is_revealed(seed: int) -> None:
    """A seat plays on in two worlds that differ in what it cannot know."""
    game = rich_game()
    compared = 0
    for number, match in enumerate(random_match(game, seed)):
        if not match.state.asking or number % 6:
            continue
        question = question_of(match)
        seat = question.seat
        if has_announced(state_of(match), 1 - seat):
            continue  # whether it can be carried out depends on a hidden hand, and is shown
        for index in range(len(question.options)):
            worlds = [state_of(match).clone(), other_world(game, state_of(match), seat, number)]
            known = known_cards(worlds[0], seat)
            logs = []
            for world in worlds:
                world.journal = Journal()
                answer(world, world.asking[0], index)
                pass_for(world, seat)
                logs.append(told(game, world, world.journal.events, seat))
            if any(set(known_cards(world, seat)) - set(known) for world in worlds):
                continue  # it has seen a card that is another one in the other world
            compared += 1
            assert everything(game, worlds[0], seat) == everything(game, worlds[1], seat)
            assert logs[0] == logs[1]
    assert compared > 10


@pytest.mark.rule("RONE-RULING-7")
def test_hidden_cards_have_no_number() -> None:
    for match in random_match(rich_game(), 4):
        state = state_of(match)
        for seat in (-1, 0, 1):
            shown = json.dumps(match.view(seat)["seats"])
            for card in range(len(state.face)):
                if not is_visible(state, card, seat):
                    assert f'"n": {card},' not in shown


def test_inspecting_a_hidden_card_tells_nothing() -> None:
    match = Match(rich_game(), 5, 2, {})
    state = state_of(match)
    assert rich_game().inspect(state, state.hand[1][0], Reader(0)) == ["A card"]
    assert rich_game().inspect(state, state.hand[1][0], Reader(0, "de")) == ["Eine Karte"]
    assert len(rich_game().inspect(state, state.hand[1][0], Reader(1))) > 2
    assert rich_game().card_name(state, state.hand[1][0], Reader(0)) == "a card"


def test_event_cards_are_those_that_the_sentence_names() -> None:
    game = rich_game()
    journal = Journal()
    state = game.new(3, 2, {}, journal)
    drawn = [
        event
        for event in journal.events
        if event.card >= 0 and game.event_cards(state, event, event.seat)
    ]
    for event in drawn:
        sentence = game.event_sentence(state, event, Reader(1 - event.seat))
        cards = game.event_cards(state, event, 1 - event.seat)
        if sentence is not None and "a card" in sentence:
            assert cards == ()


# -- invariants ----------------------------------------------------------------------------------


@pytest.mark.parametrize("which", GAMES)
@pytest.mark.parametrize("seed", range(10, 14))
def test_no_random_game_breaks_an_invariant(which: str, seed: int) -> None:
    for match in random_match(GAMES[which], seed, edition=LANGUAGES[seed % 2]):
        assert GAMES[which].invariants(match.state) == []


@pytest.mark.parametrize("seed", range(3))
def test_a_state_is_worth_as_much_to_one_as_it_costs_the_other(seed: int) -> None:
    game = rich_game()
    for match in random_match(game, seed):
        values = [game.evaluate(match.state, seat) for seat in (0, 1)]
        assert all(-1 <= value <= 1 for value in values)
        assert abs(sum(values)) < 1e-9
    assert match.result is not None
    assert values == [float(score) for score in match.result.scores]


def test_a_window_is_quiet_unless_others_do_something() -> None:
    horn = tactic("Horn", "Gain 1 {water}.")
    rat = unit("Rat")
    game = scenario(
        "rone",
        p1=player(hand=[horn, horn], units=[rat]),
        p2=player(hand=[horn, horn]),
        auto_pass=False,
    )

    def quiet(seat: str) -> bool:
        question: Any = game.view(seat)["question"]
        return bool(question["quiet"])

    assert not quiet("p1")  # the main phase is no window
    game.p1.plays("Horn")
    assert not quiet("p2")
    game.p2.passes()
    assert quiet("p1")  # the own tactic
    game.p1.passes()
    game.p1.announces("attack", "Rat")
    assert not quiet("p2")
    game = scenario("rone", p1=player(), p2=player(hand=[horn]), auto_pass=False)
    game.p1.ends_turn()
    assert quiet("p2")


def test_a_hero_to_choose_is_shown_with_the_cards_of_all_its_levels() -> None:
    game = Rone()
    state = game.new(1, 2, {"hero_pick": "choose"}, None)
    options = game.view(state, 0)["question"]["options"]  # type: ignore[index]
    assert [option["face"]["type"] for option in options] == ["hero"] * len(options)
    assert len({option["face"]["id"] for option in options}) == len(options) > 1
    for option in options:
        shown = option["face"]
        assert shown["name"]["en"] in plain_text(option["sentence"]["en"])
        assert [level["level"] for level in shown["hero_deck"]] == [1, 2, 3]
        assert shown["water_income"] == shown["hero_deck"][0]["water_income"]
        assert "n" not in shown


@pytest.mark.rule("RONE-ACT-2")
def test_an_announcement_is_shown_to_all_without_its_card_until_it_is_named() -> None:
    horn = tactic("Horn", "Gain 1 {water}.")
    game = scenario(
        "rone",
        p1=player(water=5, hand=[unit("Rat", cost=1)]),
        p2=player(hand=[horn]),
        auto_pass=False,
    )
    assert game.view("p2")["announced"] is None
    game.p1.announces("play")
    for seat in ("p1", "p2"):
        shown: Any = game.view(seat)["announced"]
        assert shown["seat"] == 0
        assert "playing a card" in shown["sentence"]["en"]
        assert "Rat" not in json.dumps(shown)

import pytest

from runestack.games.base import Game
from runestack.games.intents import Intent
from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules.game import RoneGame
from runestack.games.rone.scenario import hero, player, tactic, unit
from runestack.games.wording import Reader
from runestack.kernel.decision import option, option_first
from runestack.kernel.driver import answer, question_for
from runestack.play.match import Match
from runestack.testing import scenario
from tests.games.rone.positions import (
    GAMES,
    LANGUAGES,
    first_position,
    question_of,
    random_match,
    state_of,
)
from tests.games.rone.rich_pack import rich_game

ACTIONS = {"play", "recycle", "level_up", "attack", "attack_target", "use", "end_turn", "target"}


def reasons(game: Game, state: RoneGame, seat: int, intent: Intent) -> list[str]:
    return [failure.reason for failure in game.explain(state, seat, intent)]


def main_phase(seed: int = 0) -> Match:
    return first_position(ch.ASK_MAIN, rich_game(), range(seed, seed + 40))


# -- legality explains itself --------------------------------------------------------------------


@pytest.mark.parametrize("which", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_an_intent_is_legal_exactly_if_nothing_speaks_against_it(which: str, seed: int) -> None:
    game = GAMES[which]
    offered: set[str] = set()
    for match in random_match(game, seed, edition=LANGUAGES[seed % 2], hero_pick="choose"):
        for seat in (0, 1):
            for intent in game.intents(match.state, seat):
                legal = game.is_offered(match.state, seat, intent)
                assert (not game.explain(match.state, seat, intent)) == legal, intent
                if legal:
                    offered.add(intent.action)
    assert {"play", "use", "attack", "end_turn"} <= offered <= ACTIONS


@pytest.mark.parametrize("which", GAMES)
def test_every_option_that_is_an_action_is_an_intent(which: str) -> None:
    """Nothing is offered that nobody could have thought of."""
    game = GAMES[which]
    kinds = {
        ch.ANNOUNCE_ATTACK,
        ch.USE_ABILITY,
        ch.PLAY_CARD,
        ch.PLAY_TACTIC,
        ch.RECYCLE_CARD,
        ch.TARGET_CARD,
        ch.ATTACK_CARD,
    }
    for match in random_match(game, 8):
        for question in match.state.asking:
            seat = question.seat
            intents = [
                one
                for one in game.intents(match.state, seat)
                if game.is_offered(match.state, seat, one)
            ]
            named = {card for one in intents for card in (one.card, one.target)}
            for code in question.options:
                if code >> 24 in kinds:
                    assert set(game.option_cards(match.state, code)) <= named


@pytest.mark.parametrize("which", GAMES)
def test_every_failure_and_intent_can_be_said(which: str) -> None:
    game = GAMES[which]
    for number, match in enumerate(random_match(game, 9)):
        if number % 4:
            continue
        for seat in (0, 1):
            for intent in game.intents(match.state, seat):
                for language in LANGUAGES:
                    assert "{card}" not in game.intent_sentence(
                        match.state, intent, Reader(language=language)
                    )
                    for failure in game.explain(match.state, seat, intent):
                        sentence = game.failure_sentence(
                            match.state, failure, Reader(language=language)
                        )
                        assert sentence.endswith(".")
                        assert failure.rule.startswith("RONE-")


# -- single reasons ------------------------------------------------------------------------------


@pytest.mark.rule("RONE-PLAY-2", "RONE-PLAY-3")
def test_all_reasons_are_told_at_once() -> None:
    match = main_phase()
    game, state = rich_game(), state_of(match)
    seat = question_of(match).seat
    card = next(card for card in state.hand[seat] if state.faces.type[state.face[card]] == c.UNIT)
    state.face[card] = next(
        face
        for face in state.faces.common
        if state.faces.level[face] == 2
        and state.faces.cost[face] > 1
        and state.faces.type[face] == c.UNIT
    )
    state.water[seat] = 0
    state.hero_level[seat] = 1
    found = game.explain(state, seat, Intent("play", card))
    assert [(one.reason, one.rule, one.have) for one in found] == [
        ("level", "RONE-PLAY-3", 1),
        ("water", "RONE-PLAY-2", 0),
    ]
    name, cost = game.card_name(state, card, Reader(seat)), found[1].need
    assert (
        game.failure_sentence(state, found[0], Reader())
        == f"{name} needs a hero of level 2; yours has level 1."
    )
    assert (
        game.failure_sentence(state, found[1], Reader())
        == f"{name} costs {cost} water; you have 0."
    )
    assert (
        game.failure_sentence(state, found[1], Reader(language="de"))
        == f"{name} (de) kostet {cost} Wasser; du hast 0."
    )


@pytest.mark.rule("RONE-SLOW-3")
def test_the_other_player_is_told_whose_turn_it_is() -> None:
    match = main_phase()
    seat = question_of(match).seat
    assert reasons(rich_game(), state_of(match), 1 - seat, Intent("end_turn")) == ["not_your_turn"]
    assert (
        rich_game().intent_sentence(match.state, Intent("end_turn"), Reader(language="de"))
        == "Den Spielzug beenden"
    )


@pytest.mark.rule("RONE-SLOW-5", "RONE-ACT-5")
def test_a_slow_card_is_no_reaction() -> None:
    game = rich_game()
    for match in random_match(game, 1):
        state = state_of(match)
        question = question_for(state, 0)
        slow = [
            card
            for card in state.technology_deck[0]
            if not reasons(game, state, 0, Intent("play", card))
        ]
        if question is not None and question.kind == ch.ASK_MAIN and slow:
            break
    after = state.clone()
    answer(after, after.asking[0], after.asking[0].options.index(option(ch.END_TURN, 0, 0)))
    assert reasons(game, after, 0, Intent("play", slow[0]))[0] in (
        "reaction",
        "not_your_turn",
        "not_main_phase",
    )


@pytest.mark.rule("RONE-RULING-60")
def test_a_declined_announcement_cannot_be_repeated() -> None:
    game = rich_game()
    for match in random_match(game, 1):
        question = question_of(match)
        if question.kind == ch.ASK_CARD:
            seat, card = question.seat, option_first(question.options[0])
            after = state_of(match).clone()
            answer(after, after.asking[0], len(question.options) - 1)
            if after.asking[0].kind == ch.ASK_MAIN:  # there is something else to do
                break
    intent = Intent("play", card)
    assert game.explain(match.state, seat, intent) == []
    assert reasons(game, after, seat, intent) == ["declined"]
    assert not game.is_offered(after, seat, intent)


@pytest.mark.rule("RONE-EXH-4", "RONE-OWN-1")
def test_exhausted_and_foreign_cards_cannot_be_used() -> None:
    match = main_phase()
    game, state, seat = rich_game(), state_of(match), question_of(match).seat
    state.rotation[state.hero[seat]] = 2
    found = game.explain(state, seat, Intent("use", state.hero[seat]))
    assert [(one.reason, one.have) for one in found] == [("exhausted", 2)]
    assert game.failure_sentence(state, found[0], Reader()).endswith(
        "is exhausted 2 times; it has to be active."
    )
    assert "not_yours" in reasons(game, state, seat, Intent("use", state.hero[1 - seat]))
    assert "no_ability" in reasons(game, state, seat, Intent("use", state.hero[seat], number=9))


@pytest.mark.rule("RONE-GUARD-2", "RONE-COMBAT-3")
def test_the_guardian_that_stands_in_the_way_is_named() -> None:
    game = rich_game()
    for seed in range(60):
        for match in random_match(game, seed):
            if not match.state.asking or question_of(match).kind != ch.ASK_ATTACK:
                continue
            state, question = state_of(match), question_of(match)
            hero = state.hero[1 - question.seat]
            found = game.explain(state, question.seat, Intent("attack_target", question.card, hero))
            if [one.reason for one in found][-1:] == ["guardian"]:
                assert found[-1].card in state.units[1 - question.seat]
                assert "is a guardian" in game.failure_sentence(state, found[-1], Reader())
                own = Intent("attack_target", question.card, state.hero[question.seat])
                assert "not_an_enemy" in reasons(game, state, question.seat, own)
                return
    pytest.fail("no guardian stood in the way")


# -- explaining hides what is hidden -------------------------------------------------------------


@pytest.mark.rule("RONE-RULING-7")
def test_a_hidden_card_is_not_explained() -> None:
    match = main_phase()
    game, state, seat = rich_game(), state_of(match), question_of(match).seat
    hidden = state.hand[1 - seat][0]
    for action in sorted(ACTIONS - {"level_up", "end_turn"}):
        found = game.explain(state, seat, Intent(action, hidden, hidden))
        assert len(found) == 1
        assert found[0].card == -1
        assert game.failure_sentence(state, found[0], Reader()).startswith("That card")


@pytest.mark.parametrize("card", [-1, 4000])
def test_nonsense_is_refused_and_not_an_error(card: int) -> None:
    match = main_phase()
    game, state, seat = rich_game(), state_of(match), question_of(match).seat
    for action in [*sorted(ACTIONS - {"level_up", "end_turn"}), "dance"]:
        intent = Intent(action, card, card)
        assert len(game.explain(state, seat, intent)) == 1
        assert not game.is_offered(state, seat, intent)


@pytest.mark.rule("RONE-RULING-49")
@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Rat", []),
        ("Ratking", ["wrong_kind"]),
        ("Wolf", ["wrong_side"]),
        ("Bear", ["lacks_what_is_asked"]),
        ("Ghost", ["lacks_what_is_asked", "invisible"]),
    ],
)
def test_a_card_that_is_no_target_is_told_what_about_it_is_not_as_the_text_asks(
    name: str, told: list[str]
) -> None:
    snare = tactic("Snare", "Destroy target enemy unit with 2 or less {health}.")
    rat, mouse = unit("Rat", health=2), unit("Mouse", health=1)
    ghost = unit("Ghost", health=3, text="Invisibility.")
    game = scenario(
        "rone",
        p1=player(units=[unit("Wolf", health=2)], hand=[snare]),
        p2=player(hero=hero("Ratking"), units=[rat, mouse, unit("Bear", health=5), ghost]),
    )
    game.p1.plays("Snare")
    assert isinstance(game.state, RoneGame)
    played = game.session.game
    names = {played.printed(game.state, n).name: n for n in range(len(game.state.face))}
    failures = played.explain(game.state, 0, Intent("target", names[name]))
    assert [one.reason for one in failures] == told


@pytest.mark.rule("RONE-RULING-49")
def test_a_text_that_asks_for_another_card_says_so_of_its_own() -> None:
    herald = unit("Herald", text="Battlefield: Another target unit gets +1 {health}.")
    game = scenario(
        "rone", p1=player(units=[unit("Wolf"), unit("Cub")], hand=[herald]), graveyard="top"
    )
    game.p1.plays("Herald")
    assert isinstance(game.state, RoneGame)
    intent = Intent("target", game.state.units[0][-1])
    failures = game.session.game.explain(game.state, 0, intent)
    assert [one.reason for one in failures] == ["only_others"]

from pathlib import Path

import pytest

import runestack
from runestack.games import game as find_game
from runestack.games.rone.game import GAME, Rone
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import state as st
from runestack.games.rone.setup.settings import SETTINGS, make_setup
from runestack.games.settings import SettingError
from runestack.games.wording import Reader
from runestack.kernel.random import RandomStream
from runestack.play.match import Match
from tests.games.rone.positions import random_match, state_of
from tests.games.rone.rich_pack import rich_game, rich_pool


def deck(hero: str = "Hero 0", size: int = 24) -> str:
    cards = [f"2 {card.name}" for card in rich_pool() if card.type in ("unit", "tactic")]
    technologies = [card.name for card in rich_pool() if card.type == "technology"][:5]
    return "\n".join([f"hero: {hero}", *cards[: size // 2], "technologies:", *technologies]) + "\n"


def test_the_game_is_found_by_its_name() -> None:
    assert find_game("rone") is GAME
    assert GAME.seat_numbers({}) == (2,)
    assert GAME.pool is GAME.pool
    assert isinstance(GAME, Rone)


def test_a_match_from_the_library_interface() -> None:
    match = runestack.new("rone", seed=7, options={"edition": "de"})
    decision = match.decision
    assert decision is not None
    assert decision.prompt == "Do you keep your starting hand?"
    assert [option.id for option in decision.options] == ["keep", "mulligan-some", "mulligan-all"]


def test_a_state_comes_back_from_its_dump() -> None:
    game = rich_game()
    for number, match in enumerate(random_match(game, 3)):
        if number % 20 == 0:
            again = game.load(match.state.dump())
            assert again.digest() == match.state.digest()
            assert game.view(again, 0) == game.view(match.state, 0)


# -- settings ------------------------------------------------------------------------------------


def test_every_setting_has_a_default_that_it_takes() -> None:
    setup = make_setup(1, {setting.name: setting.default for setting in SETTINGS}, rich_pool())
    assert setup.edition == c.ENGLISH
    assert setup.decks == []


@pytest.mark.rule("RONE-SETUP-3", "RONE-SETUP-9")
def test_without_technologies() -> None:
    state = state_of(Match(rich_game(), 1, 2, {"technologies": "off"}))
    assert state.technology_deck == [[], []]


@pytest.mark.rule("RONE-RULING-162")
@pytest.mark.parametrize(
    ("mode", "count", "dealt"),
    [("1v1", "most", 5), ("1v1", "2", 2), ("3p", "5", 5), ("2v2", "most", 8), ("2v2", "7", 7)],
)
@pytest.mark.parametrize("hero_pick", ["random", "choose"])
def test_random_technologies_are_as_many_as_the_setting_says(
    mode: str, count: str, dealt: int, hero_pick: str
) -> None:
    match = runestack.new(
        "rone", options={"mode": mode, "technology_count": count, "hero_pick": hero_pick}
    )
    while hero_pick == "choose" and not state_of(match).technology_deck[0]:
        match.choose(0)
    sizes = [len(pile) for pile in state_of(match).technology_deck if pile]
    assert set(sizes) == {dealt}


@pytest.mark.rule("RONE-SETUP-4")
@pytest.mark.parametrize("edition", ["en", "de"])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_first_player_can_be_given(edition: str, seat: int) -> None:
    match = Match(rich_game(), 1, 2, {"first_player": str(seat), "edition": edition})
    assert match.game.first_seat(match.state) == seat
    assert match.game.active_seat(match.state) == -1
    match.choose("keep")
    match.choose("keep")
    assert match.game.active_seat(match.state) == seat
    assert match.game.round(match.state) == 1


@pytest.mark.rule("RONE-RULING-134")
def test_a_game_ends_after_so_many_rounds() -> None:
    match = Match(rich_game(), 1, 2, {"max_rounds": "1"})
    assert match.state.numbers[st.MAX_ROUNDS] == 1
    chance = RandomStream(1)
    while match.state.asking:
        match.choose(chance.below(len(match.state.asking[0].options)))
    assert match.game.round(match.state) == 1


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"edition": "fr"}, "edition cannot be 'fr'; it can be: en, de"),
        ({"first_player": "2"}, "first_player cannot be '2'; it can be: random, 0, 1"),
        ({"max_rounds": "-1"}, "max_rounds cannot be '-1'; it can be: none, a number"),
        (
            {"technology_count": "6"},
            "technology_count cannot be '6'; it can be: most, a number from 1 to 5",
        ),
        (
            {"technology_count": "0"},
            "technology_count cannot be '0'; it can be: most, a number from 1 to 8",
        ),
        (
            {"technology_count": "9", "mode": "2v2"},
            "technology_count cannot be '9'; it can be: most, a number from 1 to 8",
        ),
        ({"deck_mode": "custom"}, "deck_mode=custom needs deck_0"),
        ({"deck_0": "hero: X\n"}, "deck_0 needs deck_mode=custom"),
        (
            {"deck_mode": "custom", "deck_0": "/no/such/file"},
            "deck_0: there is no deck or file '/no/such/file' (the decks are: above-the-roofs, ",
        ),
    ],
)
def test_a_setting_that_is_not_taken_is_named(options: dict[str, str], message: str) -> None:
    with pytest.raises(SettingError) as caught:
        Match(rich_game(), 1, 2, options)
    assert str(caught.value).startswith(message)


@pytest.mark.rule("RONE-DECK-1", "RONE-DECK-2", "RONE-DECK-3")
def test_custom_decks_are_played(tmp_path: Path) -> None:
    path = tmp_path / "my.deck"
    path.write_text(deck("Hero 1"), encoding="utf-8")
    match = Match(rich_game(), 1, 2, {"deck_mode": "custom", "deck_0": deck(), "deck_1": str(path)})
    state = state_of(match)
    for seat, name in enumerate(("Hero 0", "Hero 1")):
        assert rich_game().card_name(state, state.hero[seat], Reader(seat)) == name
        assert len(state.deck[seat]) + len(state.hand[seat]) == 24
        assert len(state.technology_deck[seat]) == 5


@pytest.mark.rule("RONE-DECK-1", "RONE-DECK-3")
def test_everything_wrong_with_a_deck_is_told_at_once() -> None:
    bad = "\n".join(deck(size=20).splitlines()[1:]).replace("2 ", "3 ", 1)
    with pytest.raises(SettingError) as caught:
        Match(rich_game(), 1, 2, {"deck_mode": "custom", "deck_0": bad, "deck_1": deck()})
    lines = str(caught.value).splitlines()
    assert lines[0] == "deck_0 cannot be played:"
    codes = ["RONE-DECK-1 ", "line 1: RONE-DECK-2 ", "RONE-DECK-3 "]
    assert len(lines) == 4
    assert all(line.startswith(code) for line, code in zip(lines[1:], codes, strict=True))


@pytest.mark.rule("RONE-RULING-20")
def test_a_hero_is_taken_once() -> None:
    match = Match(rich_game(), 1, 2, {"hero_pick": "choose"})
    decision = match.decision
    assert decision is not None
    assert decision.options[0].sentence == "Take Hero 0"
    match.choose(0)
    decision = match.decision
    assert decision is not None
    assert [option.sentence for option in decision.options] == [
        "Take Hero 1",
        "Take Hero 2",
        "Take Hero 3",
    ]

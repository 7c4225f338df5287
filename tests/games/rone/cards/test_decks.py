"""Building decks (RONE-DECK): custom decks as players hand them in, and what random decks may hold."""

from collections import Counter

import pytest

import runestack
from runestack.cards.adhoc import read_cards
from runestack.cards.decks import DeckError, parse_deck
from runestack.cards.pool import CardPool
from runestack.cards.schema import Printed
from runestack.games.rone.cards.decks import FORM
from runestack.games.rone.cards.schema import card_game
from runestack.games.rone.game import GAME, Rone
from runestack.games.rone.scenario import hero, unit
from runestack.games.rone.view.heroes import hero_faces
from runestack.games.settings import SettingError
from runestack.play.match import Match
from tests.games.rone.positions import state_of

POOL = GAME.pool
HEROES = sorted({card.name for card in POOL.cards if card.type == "hero"})
UNITS = [card.name for card in POOL.cards if card.type == "unit"]
TACTICS = [card.name for card in POOL.cards if card.type == "tactic"]
TECHNOLOGIES = [card.name for card in POOL.cards if card.type == "technology"]


def deck_text(cards: dict[str, int], technologies: list[str], hero_name: str = "") -> str:
    lines = [f"hero: {hero_name or HEROES[0]}", *(f"{n} {name}" for name, n in cards.items())]
    return "\n".join([*lines, "technologies:", *(f"1 {name}" for name in technologies)])


def twice(names: list[str], number: int) -> dict[str, int]:
    """So many cards, two of each name."""
    return dict.fromkeys(names[: number // 2], 2)


def problems(text: str) -> set[str]:
    """The rules that a deck breaks."""
    try:
        parse_deck(text, POOL, FORM)
    except DeckError as error:
        return {problem.code for problem in error.problems}
    return set()


@pytest.mark.rule("RONE-DECK-1")
@pytest.mark.parametrize("units", [0, 12, 24])
def test_a_deck_of_24_cards_may_mix_units_and_tactics_in_any_way(units: int) -> None:
    text = deck_text(twice(UNITS, units) | twice(TACTICS, 24 - units), [])
    assert problems(text) == set()
    match = runestack.new("rone", options={"deck_mode": "custom", "deck_0": text, "deck_1": text})
    state = state_of(match)
    for seat in (0, 1):
        cards = state.deck[seat] + state.hand[seat]
        dealt = Counter(POOL.cards[state.face[card]].name for card in cards)
        assert dealt == twice(UNITS, units) | twice(TACTICS, 24 - units)


@pytest.mark.rule("RONE-DECK-1")
@pytest.mark.parametrize("size", [0, 22, 26])
def test_a_deck_of_another_size_is_refused(size: int) -> None:
    assert problems(deck_text(twice(UNITS, size), [])) == {"RONE-DECK-1"}


@pytest.mark.rule("RONE-DECK-1")
def test_technologies_and_heroes_are_no_cards_of_a_player_deck() -> None:
    for name in (TECHNOLOGIES[0], HEROES[1]):
        text = deck_text(twice(UNITS, 22) | {name: 2}, [])
        assert problems(text) == {"D004"}


@pytest.mark.rule("RONE-DECK-2")
@pytest.mark.parametrize("names", [UNITS, TACTICS])
def test_three_copies_of_a_unit_or_tactic_are_refused(names: list[str]) -> None:
    cards = twice(names, 20) | {names[10]: 3, names[11]: 1}
    assert problems(deck_text(cards, [])) == {"RONE-DECK-2"}


@pytest.mark.rule("RONE-DECK-2")
def test_copies_in_several_lines_are_counted_together() -> None:
    text = deck_text(twice(UNITS, 22) | {UNITS[11]: 1}, [])
    assert problems(f"1 {UNITS[0]}\n{text}") == {"RONE-DECK-2"}


@pytest.mark.rule("RONE-DECK-3")
def test_a_deck_has_the_three_levels_of_exactly_one_hero() -> None:
    plain = deck_text(twice(UNITS, 24), [])
    assert problems(plain.partition("\n")[2]) == {"RONE-DECK-3"}
    assert problems(f"hero: {HEROES[1]}\n{plain}") == {"D002"}
    match = runestack.new(
        "rone",
        options={
            "deck_mode": "custom",
            "deck_0": plain,
            "deck_1": deck_text(twice(UNITS, 24), [], HEROES[1]),
        },
    )
    state = state_of(match)
    for seat in (0, 1):
        faces = hero_faces(state, state.hero[seat])
        levels = [(POOL.cards[face].name, state.faces.level[face]) for face in faces]
        assert levels == [(HEROES[seat], level) for level in (1, 2, 3)]


@pytest.mark.rule("RONE-DECK-4")
@pytest.mark.parametrize("number", range(7))
def test_a_technology_deck_has_up_to_5_technologies(number: int) -> None:
    text = deck_text(twice(UNITS, 24), TECHNOLOGIES[:number])
    assert problems(text) == (set() if number <= 5 else {"RONE-DECK-4"})


@pytest.mark.rule("RONE-DECK-4")
def test_the_same_technology_twice_is_refused() -> None:
    text = deck_text(twice(UNITS, 24), [TECHNOLOGIES[0], TECHNOLOGIES[0]])
    assert problems(text) == {"RONE-DECK-4"}


@pytest.mark.rule("RONE-DECK-1", "RONE-DECK-2", "RONE-DECK-4")
def test_a_game_with_a_bad_deck_is_not_begun_and_all_reasons_are_told() -> None:
    good = deck_text(twice(UNITS, 24), [])
    bad = deck_text(twice(UNITS, 20) | {UNITS[10]: 3}, TECHNOLOGIES[:6])
    with pytest.raises(SettingError) as refused:
        runestack.new("rone", options={"deck_mode": "custom", "deck_0": good, "deck_1": bad})
    for rule in ("RONE-DECK-1", "RONE-DECK-2", "RONE-DECK-4"):
        assert rule in str(refused.value)


@pytest.mark.rule("RONE-DECK-5")
def test_a_random_deck_may_hold_more_than_two_copies() -> None:
    tables: list[dict[str, Printed]] = []
    for design in (unit("Rat"), hero("Ada"), hero("Bo")):
        for table in design.tables:
            number = len(tables) + 1
            copies = 60 if design.name == "Rat" else 1
            tables.append({"id": f"t-{number}", "number": number, **dict(table), "copies": copies})
    game = Rone(CardPool("rone", read_cards(tables, card_game()), card_game().vocabulary()))
    state = state_of(Match(game, 1, 2, {}))
    for seat in (0, 1):
        assert len(state.deck[seat]) + len(state.hand[seat]) == 24

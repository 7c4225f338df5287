"""The box has the heroes and units that the rules file's chapter on the card set asks for."""

from collections import Counter

import pytest

from runestack.cards.pool import Card
from runestack.games.rone.cards.schema import RACES
from runestack.games.rone.language import nodes as ro
from runestack.language import nodes as n
from tests.games.rone.cards.box import keywords, number, of_type

HEROES_EACH = 4
UNITS_BY_LEVEL = {1: 8, 2: 5, 3: 3}
SPEEDS = {1: 0.30, 2: 0.50, 3: 0.20}
WEAPONS = {"melee": 0.50, "ranged": 0.25, "both": 0.25}
SHARE = 0.05  # how far a share may be from the one asked for
TEXTS = {
    "flying": 10,
    "invisibility": 6,
    "detection": 6,
    "defender": 10,
    "shield": 6,
    "battlefield": 16,
    "death": 10,
    "recycle": 6,
    "combat": 8,
    "strike": 10,
    "initiative": 6,
    "activated": 14,
    "none": 8,
}
NEAR = 3  # how many designs fewer or more are still near the table


def weapons(card: Card) -> str:
    melee, ranged = number(card, "melee"), number(card, "ranged")
    if melee and ranged:
        return "both"
    return "melee" if melee else "ranged" if ranged else "neither"


def kinds_of_text(card: Card) -> set[str]:
    """What the table counts; a keyword that a unit has only at times is one too."""
    found = keywords(card)
    for ability in card.tree.abilities:
        if isinstance(ability, n.Labelled):
            found.add(ability.label)
        elif isinstance(ability, ro.Initiative):
            found.add("initiative")
        elif isinstance(ability, ro.Activated):
            found.add("activated")
        elif isinstance(ability, n.Passive):
            found = found.union(*map(own_keyword, ability.statics))
    return found if card.text else {"none"}


def own_keyword(static: n.Static) -> set[str]:
    inner = static.static if isinstance(static, n.While) else static
    if isinstance(inner, n.HaveKeyword) and isinstance(inner.cards, n.This):
        return {inner.keyword}
    return set()


def test_there_are_four_heroes_of_each_race() -> None:
    faces = of_type("hero")
    assert [card.number for card in faces] == list(range(1, 61))
    heroes = {(card.name, card.value("race")) for card in faces}
    assert Counter(race for _, race in heroes) == dict.fromkeys(RACES, HEROES_EACH)
    assert {card.copies for card in faces} == {1}


def test_what_heroes_do_besides_their_economy_takes_two_or_three_exhaustions() -> None:
    for card in of_type("hero"):
        used = [ability for ability in card.tree.abilities if isinstance(ability, ro.Activated)]
        costs = sorted(ability.exhaustions for ability in used)
        assert costs[0] == 1, card.id
        assert costs[1:] in ([], [2], [3]), card.id


def test_there_are_sixteen_units_of_each_race_by_level() -> None:
    units = of_type("unit")
    assert [card.number for card in units] == list(range(111, 191))
    assert {card.copies for card in units} == {2}
    for race in RACES:
        own = [card for card in units if card.value("race") == race]
        assert Counter(number(card, "level") for card in own) == UNITS_BY_LEVEL, race
        assert [number(card, "cost") for card in own].count(0) == 1, race


def test_speeds_and_weapons_have_their_shares() -> None:
    units = of_type("unit")
    speeds = Counter(number(card, "speed") for card in units)
    carried = Counter(weapons(card) for card in units)
    for speed, share in SPEEDS.items():
        assert speeds[speed] / len(units) == pytest.approx(share, abs=SHARE), speed
    for weapon, share in WEAPONS.items():
        assert carried[weapon] / len(units) == pytest.approx(share, abs=SHARE), weapon


@pytest.mark.parametrize("kind", TEXTS)
def test_texts_are_as_common_as_the_table_says(kind: str) -> None:
    having = [card.name for card in of_type("unit") if kind in kinds_of_text(card)]
    assert len(having) == pytest.approx(TEXTS[kind], abs=NEAR), having

"""The box holds what the rules file lists, with its numbers."""

from __future__ import annotations

from collections import Counter

import pytest

from runestack.cards.pool import Card
from runestack.games.rune_age.rules import constants as c
from tests.games.rune_age.cards.box import (
    OFFICIAL,
    OUR_OWN,
    events,
    faces,
    is_expansion,
    mercenaries,
    neutral,
    number,
    of_race,
    of_type,
    pool,
)

EVERY_RACE = pytest.mark.parametrize("race", c.RACES)


@pytest.mark.rule("RA-COMP-1")
def test_every_kind_of_card_is_there() -> None:
    assert {card.type for card in pool()} == set(c.TYPES)


@pytest.mark.rule("RA-RULING-31", "RA-OA-1")
@EVERY_RACE
def test_a_race_has_a_home_realm_three_strongholds_and_a_monument(race: str) -> None:
    kinds = ("home_realm", "stronghold", "monument")
    assert [[card.copies for card in of_race(race, kind)] for kind in kinds] == [[1], [3], [1]]


@pytest.mark.rule("RA-RULING-31", "RA-OA-3", "RA-OA-7", "RA-SETUP-6")
@EVERY_RACE
def test_a_race_has_four_kinds_of_units_and_two_of_the_expansion_one_of_them_mythic(
    race: str,
) -> None:
    units = of_race(race, "unit")
    figures = [(number(card, "gold_cost"), card.copies) for card in units]
    assert figures == [(1, 8), (2, 4), (3, 4), (5, 3), (3, 4), (6, 2)]
    assert [card.words("flags") for card in units] == [
        *[()] * 4,
        ("expansion",),
        ("mythic", "expansion"),
    ]


@pytest.mark.rule("RA-RES-6", "RA-RULING-10")
def test_every_stronghold_costs_four_gold_or_two_strength_and_yields_one_influence() -> None:
    keys = ("gold_cost", "strength", "influence")
    assert {tuple(card.value(key) for key in keys) for card in of_type("stronghold")} == {(4, 2, 1)}


@pytest.mark.rule("RA-RULING-90")
def test_every_monument_costs_thirteen_gold() -> None:
    assert {card.value("gold_cost") for card in of_type("monument")} == {13}


@pytest.mark.rule("RA-RULING-9", "RA-SETUP-8", "RA-SETUP-9")
def test_gold_cards_cost_one_two_and_four_influence_and_are_enough_for_four() -> None:
    figures = [
        (card.value("gold"), card.value("influence_cost"), card.copies) for card in of_type("gold")
    ]
    assert figures == [(1, 1, 24), (2, 2, 14), (3, 4, 10)]


def values(cards: list[Card]) -> dict[str, tuple[int, int, int]]:
    """Strength, auto-defense and influence by name."""
    keys = ("strength", "auto_defense", "influence")
    return {card.name: tuple(number(card, key) for key in keys) for card in cards}  # type: ignore[misc]


@pytest.mark.rule("RA-RULING-7", "RA-RULING-11")
def test_the_eight_cities_have_the_values_of_the_rules_file() -> None:
    assert values(of_type("city")) == {
        "Amberford": (3, 1, 1),
        "Saltmere": (3, 2, 1),
        "Thornwick": (4, 2, 1),
        "Coldspire": (4, 2, 2),
        "Highmarket": (4, 1, 2),
        "Grimhold": (5, 3, 2),
        "Lanternreach": (5, 2, 2),
        "Crownfall": (6, 3, 3),
    }


@pytest.mark.rule("RA-RULING-94", "RA-RULING-11")
def test_the_eight_landmarks_have_the_strengths_of_the_rules_file() -> None:
    assert values(of_type("landmark")) == {
        "Skybridge": (4, 3, 1),
        "Sunken Bell": (4, 3, 1),
        "Dragon Ribs": (5, 3, 1),
        "Hanging Garden": (5, 4, 1),
        "Silent Colossus": (6, 4, 1),
        "Star Well": (6, 4, 2),
        "Ivory Stair": (7, 4, 2),
        "Hollow Crown": (8, 5, 2),
    }


@pytest.mark.rule("RA-SETUP-10", "RA-INF-2")
def test_there_are_ten_neutral_types_and_six_of_the_expansion_five_cards_each() -> None:
    assert Counter(is_expansion(card) for card in neutral()) == {False: 10, True: 6}
    assert {card.copies for card in neutral()} == {5}


@pytest.mark.rule("RA-NEUT-2")
def test_every_influence_cost_of_neutral_cards_has_two_types_so_that_they_can_be_exchanged() -> (
    None
):
    assert min(Counter(card.value("influence_cost") for card in neutral()).values()) >= 2


@pytest.mark.rule("RA-MERC-2", "RA-MERC-6", "RA-RULING-103")
def test_there_are_six_mercenaries_of_the_first_category_and_four_of_the_second() -> None:
    assert Counter(card.value("category") for card in mercenaries()) == {1: 6, 2: 4}
    assert Counter(card.type for card in mercenaries()) == {"unit": 7, "tactic": 3}
    marked = {card.name for card in mercenaries() if "siege_icon" in card.words("flags")}
    assert marked == {"Cutpurse Band", "Sappers", "Wall Breaker"}
    assert {card.copies for card in mercenaries()} == {5}


@pytest.mark.rule("RA-RULING-91")
def test_there_are_six_dragon_runes() -> None:
    assert [card.copies for card in of_type("dragon_rune")] == [1] * 6


@pytest.mark.rule("RA-RULING-13", "RA-RULING-14", "RA-OA-5", "RA-SETUP-18")
@pytest.mark.parametrize(
    ("back", "base", "expansion"),
    [
        ("dragonlords", [4, 6], [1, 1]),
        ("monument", [4, 6], [1, 1]),
        ("runewars", [4, 6], [1, 1]),
        ("cataclysm", [3, 3, 4], [0, 1, 1]),
        ("overlord", [0, 0], [5, 7]),
        ("landmarks", [0, 0], [5, 7]),
        ("dragonlords-together", [0], [4]),
    ],
)
def test_events_by_scenario_and_stage(back: str, base: list[int], expansion: list[int]) -> None:
    for stage, numbers in enumerate(zip(base, expansion, strict=True), 1):
        found = Counter(is_expansion(card) for card in events(back, stage))
        assert (found[False], found[True]) == numbers
    assert len(events(back)) == sum(base) + sum(expansion)


@pytest.mark.rule("RA-RULING-13", "RA-OA-6", "RA-RULING-95")
def test_there_are_76_events_and_six_objectives_with_the_rival_realm_besides_our_own_scenario() -> (
    None
):
    own = len(events(OUR_OWN))
    assert len(of_type("enemy", "instant")) - own == 76
    names = {card.name for card in of_type("objective") if card.value("scenario") in OFFICIAL}
    assert len(names) == 7
    assert "The Rival Realm" in names


@pytest.mark.rule("RA-BATTLE-12")
def test_a_reward_is_the_other_face_of_its_enemy() -> None:
    cards, read = pool().cards, faces()
    linked = [face for face in range(read.count) if read.reward[face] >= 0]
    assert len(linked) == len(of_type("reward"))
    for face in linked:
        reward = cards[read.reward[face]]
        assert (reward.type, reward.name) == ("reward", cards[face].name)


@pytest.mark.rule("RA-COMP-2", "RA-COMP-3", "RA-COMP-4")
def test_printed_values_are_read_as_they_are_written() -> None:
    cards, read = pool().cards, faces()
    place = {card.id: face for face, card in enumerate(cards)}
    vault = place["ra-runewars-10"]
    assert (read.strength[vault], read.attrition[vault], read.stage[vault]) == (10, 2, 2)
    knight = place["ra-mercenary-10"]
    assert (read.influence_cost[knight], read.strength[knight], read.category[knight]) == (7, 7, 2)
    plenty, whispers = place["ra-rune-3"], place["ra-rune-4"]
    assert (read.gold[plenty], read.influence[whispers]) == (1, 1)

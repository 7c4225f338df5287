"""The design guide lines and sufficiency checks of the rules file."""

from __future__ import annotations

import pytest

from runestack.cards.pool import Card
from runestack.games.rune_age.language import nodes as ra
from tests.games.rune_age.cards.box import (
    OFFICIAL,
    OUR_OWN,
    events,
    is_expansion,
    mercenaries,
    neutral,
    number,
    of_type,
    pool,
    scenarios,
)

EVERY_SCENARIO = pytest.mark.parametrize("key", [*OFFICIAL, OUR_OWN])
# least and most by stage
ENEMIES = {1: (4, 7), 2: (7, 10), 3: (10, 12)}
ICONS = {1: (0, 1), 2: (0, 2), 3: (1, 2)}
ATTACKS = {1: (3, 5), 2: (6, 8), 3: (9, 12)}


def attacks(card: Card) -> bool:
    return any(isinstance(ability, ra.Assails) for ability in card.tree.abilities)


def lasts(card: Card) -> bool:
    return any(isinstance(ability, ra.NextRound) for ability in card.tree.abilities)


def test_units_are_about_as_strong_as_they_cost() -> None:
    for card in of_type("unit"):
        if card.value("race") is None:
            continue
        cost, strength = number(card, "gold_cost"), number(card, "strength")
        assert strength in (cost - 1, cost, cost + 1), card.id
        assert cost != 1 or strength == 1, card.id
        assert "mythic" not in card.words("flags") or 5 <= strength <= 7, card.id


def test_neutral_units_and_mercenaries_are_as_strong_as_they_cost_or_one_weaker() -> None:
    for card in (*neutral(), *mercenaries()):
        if card.type == "unit":
            cost = number(card, "influence_cost")
            assert number(card, "strength") in (cost - 1, cost), card.id
    for card in mercenaries():
        low, high = (2, 4) if card.value("category") == 1 else (5, 7)
        assert low <= number(card, "influence_cost") <= high, card.id


@pytest.mark.parametrize("card", of_type("enemy"), ids=lambda card: card.id)
def test_enemies_grow_with_their_stage(card: Card) -> None:
    stage = number(card, "stage")
    assert ENEMIES[stage][0] <= number(card, "strength") <= ENEMIES[stage][1]
    assert ICONS[stage][0] <= number(card, "attrition") <= ICONS[stage][1]


@pytest.mark.parametrize(
    "card", [card for card in of_type("instant") if attacks(card)], ids=lambda card: card.id
)
def test_attacking_instants_grow_with_their_stage(card: Card) -> None:
    low, high = ATTACKS[number(card, "stage")]
    assert low <= number(card, "strength") <= high


@EVERY_SCENARIO
def test_a_scenario_has_enemies_and_instants_rewards_and_attrition(key: str) -> None:
    found = events(key)
    for stage in (1, 2):
        assert {card.type for card in events(key, stage)} == {"enemy", "instant"}
    least = 1 if key == "cataclysm" else 2
    assert sum(card.value("reward") is not None for card in found) >= least
    assert any(card.value("attrition") for card in found)


@pytest.mark.rule("RA-RULING-92")
def test_most_events_of_the_cataclysm_are_enemies_that_stay() -> None:
    base = [card for card in events("cataclysm") if not is_expansion(card)]
    assert sum(card.type == "enemy" for card in base) >= 6


@pytest.mark.rule("RA-EVENT-5")
@pytest.mark.parametrize("key", ["runewars", "landmarks", "dragonlords"])
def test_some_instants_last_through_the_next_round(key: str) -> None:
    assert any(lasts(card) for card in events(key))


def test_every_neutral_card_is_used_by_a_scenario() -> None:
    named = {name for card in of_type("objective") for name in card.words("neutral")}
    assert named == {card.name for card in neutral()}


def test_rewards_yield_more_in_later_stages() -> None:
    by_id = {card.id: card for card in pool()}
    for enemy in of_type("enemy"):
        reward = enemy.value("reward")
        if reward is None:
            continue
        card = by_id[str(reward)]
        most = 1 if enemy.value("stage") == 1 else 3
        for key in ("gold", "influence"):
            assert int(card.value(key) or 0) <= most, card.id


def test_every_scenario_tells_how_long_and_how_hard_it_is() -> None:
    for key in scenarios().keys:
        card = scenarios().card(key)
        assert 5 <= number(card, "shortest") <= number(card, "longest") <= 20, key

"""The design rules of the rules file, beyond what `check-cards` refuses."""

from __future__ import annotations

from collections import Counter

import pytest

from runestack.cards.pool import Card
from runestack.games.invasion.cards.text_checks import has_support_text, keywords, used_at
from runestack.games.invasion.language import nodes as iv
from runestack.games.invasion.rules import constants as c
from runestack.language import nodes as n
from runestack.language.bindings import walk
from tests.games.invasion.cards.box import colour, number, of_type

COLOURS = c.COLOUR_NAMES[: c.COLOURS]
EVERY_COLOUR = pytest.mark.parametrize("one", COLOURS)
COMBAT = ("melee", "ranged", "armor", "health")


def of_colour(one: str) -> list[Card]:
    return [card for card in of_type("recruit") if colour(card) == one]


def says(card: Card, *kinds: type[n.Node]) -> bool:
    return any(isinstance(node, kinds) for node in walk(card.tree))


def with_passive(card: Card) -> bool:
    return bool(
        used_at(card.tree, "drawn", "not_played")
        or "Keep" in keywords(card.tree)
        or says(card, iv.Scrap)
    )


def trains(card: Card) -> bool:
    gains = [node for node in walk(card.tree) if isinstance(node, n.Gain)]
    return says(card, iv.TrainNow, iv.MoveScrews, iv.Recruit, iv.TakeStarting) or any(
        node.resource == "screw" for node in gains
    )


# -- recruitment cards -------------------------------------------------------------------------------


@EVERY_COLOUR
def test_a_colour_has_passives(one: str) -> None:
    assert sum(map(with_passive, of_colour(one))) >= 2


@EVERY_COLOUR
def test_a_colour_has_a_card_that_recycles(one: str) -> None:
    assert any(says(card, iv.Recycle) for card in of_colour(one))


@EVERY_COLOUR
def test_a_colour_has_a_card_that_touches_the_training_center(one: str) -> None:
    zones = [
        node
        for card in of_colour(one)
        for node in walk(card.tree)
        if isinstance(node, iv.DestroyFrom)
    ]
    assert any(map(trains, of_colour(one))) or any(
        iv.TRAINING_CENTER in node.zones for node in zones
    )


@pytest.mark.parametrize(
    ("what", "names"),
    [
        ("double", {"Twin Cannon", "Symbiote Choir", "Overclocked Broker"}),
        (
            "keep",
            {
                "Torch Pack",
                "Widow Sniper",
                "Pressure Suit",
                "Sap Medic",
                "Symbiote Choir",
                "Caravan Guard",
            },
        ),
        (
            "not played",
            {
                "Drill Sergeant Orra",
                "Black Market Runner",
                "Salvage Walker",
                "Seed Vault",
                "Lucky Gunner",
                "Radiant Drifter",
            },
        ),
        ("drawn", {"Furnace Hound", "Plague Carrier", "Pack Leader Ishet", "Gyro Scout"}),
        ("screw", {"Genesis Vat", "Heart Station", "Prism Workshop", "Golden Leviathan"}),
        ("die", {"Jammer Drone", "Pulse Assassin", "Reaper Platform", "Circuit Swarm"}),
        ("discard", {"Saboteur Cell", "Wire Ghost", "Ash Cultist", "Void Choir"}),
        (
            "token",
            {
                "Field Mechanic",
                "Command Relay",
                "Genesis Vat",
                "Prism Workshop",
                "Signal Tower",
                "Golden Leviathan",
            },
        ),
        ("event", {"Void Choir", "Titan Escort", "Heart Station", "Signal Tower"}),
    ],
)
def test_what_the_rules_file_counts_over_the_whole_set(what: str, names: set[str]) -> None:
    assert {card.name for card in of_type("recruit") if does(card, what)} == names


def does(card: Card, what: str) -> bool:
    """Whether a card belongs to those that are counted."""
    gained = [node.resource for node in walk(card.tree) if isinstance(node, n.Gain)]
    return {
        "double": "Echo" in keywords(card.tree) or says(card, iv.DoubleNext),
        "keep": "Keep" in keywords(card.tree),
        "not played": bool(used_at(card.tree, "not_played")) or says(card, iv.Scrap),
        "drawn": bool(used_at(card.tree, "drawn")),
        "screw": says(card, iv.ReplaceScrew),
        "die": says(card, iv.StopDie),
        "discard": says(card, n.Discard),
        "token": "technology_token" in gained,
        "event": says(card, iv.Tempo),
    }[what]


def test_twelve_recruits_have_one_more_reward_and_four_have_none() -> None:
    usual = {1: 1, 2: 1, 3: 2, 4: 2}
    more = Counter(
        number(card, "reward") - usual[len(card.words("cost"))] for card in of_type("recruit")
    )
    assert more == {0: 44, 1: 12, -1: 4}


# -- permanents ---------------------------------------------------------------------------------------


@EVERY_COLOUR
def test_two_leaders_have_the_theme_of_each_colour(one: str) -> None:
    assert sum(card.value("theme") == one for card in of_type("leader")) == 2


def test_three_leaders_change_dice_and_two_help_others() -> None:
    leaders = of_type("leader")
    dice = {card.name for card in leaders if says(card, iv.TurnDie, iv.RerollDice)}
    helping = {card.name for card in leaders if says(card, iv.ChosenGains, iv.ChosenLooks)}
    assert dice == {"The Quiet Hand", "Tinker Sol", "Dealer Pim"}
    assert helping == {"Ilse Tamm", "Old Juno"}


def test_technologies_are_of_the_kinds_of_the_rules_file() -> None:
    assert Counter(card.value("kind") for card in of_type("technology")) == {
        "dice": 3,
        "resources": 3,
        "cards": 3,
        "damage": 4,
        "defence": 3,
        "training": 3,
        "refresh": 2,
        "spare_parts": 2,
        "storing": 2,
        "opponents_turn": 2,
        "event": 1,
        "any": 2,
    }


# -- the Invasion --------------------------------------------------------------------------------------


def figures(level: int, stat: str) -> Counter[int]:
    return Counter(number(card, stat) for card in of_level(level))


def of_level(level: int) -> list[Card]:
    return [card for card in of_type("invasion") if card.value("level") == level]


@pytest.mark.parametrize(
    ("level", "stat", "spread"),
    [
        (0, "health", {2: 5, 3: 2}),
        (0, "armor", {0: 2, 1: 5}),
        (0, "melee", {1: 3, 2: 4}),
        (0, "ranged", {0: 5, 1: 2}),
        (1, "health", {2: 5, 3: 4, 4: 4}),
        (1, "armor", {1: 9, 2: 4}),
        (1, "melee", {1: 3, 2: 6, 3: 4}),
        (1, "ranged", {0: 10, 1: 3}),
        (2, "health", {3: 7, 4: 7, 5: 6}),
        (2, "armor", {1: 7, 2: 13}),
        (2, "melee", {2: 13, 3: 7}),
        (2, "ranged", {0: 14, 1: 6}),
    ],
)
def test_the_figures_of_a_level_are_spread_in_thirds(
    level: int, stat: str, spread: dict[int, int]
) -> None:
    assert figures(level, stat) == spread


@pytest.mark.parametrize(("level", "with_value"), [(0, 7), (1, 13), (2, 14)])
def test_support_is_one_in_one_value_or_a_text(level: int, with_value: int) -> None:
    found = Counter[str]()
    for card in of_level(level):
        values = [stat for stat in COMBAT if card.value(f"support_{stat}")]
        assert all(card.value(f"support_{stat}") == 1 for stat in values), card.id
        assert len(values) + has_support_text(card.tree) <= 1, card.id
        found.update(values)
    assert found.total() == with_value


def test_support_values_by_statistic() -> None:
    found = Counter(
        stat for card in of_type("invasion") for stat in COMBAT if card.value(f"support_{stat}")
    )
    assert found == {"melee": 9, "armor": 11, "health": 10, "ranged": 4}


@pytest.mark.parametrize(("level", "symbols"), [(0, 27), (1, 57), (2, 31)])
def test_rewards_of_a_level(level: int, symbols: int) -> None:
    assert sum(len(card.words("stores")) * card.copies for card in of_level(level)) == symbols


@pytest.mark.parametrize(("level", "designs"), [(0, 2), (1, 4), (2, 7)])
def test_designs_with_a_deploy_text(level: int, designs: int) -> None:
    deploying = [
        card
        for card in of_level(level)
        if used_at(card.tree, "deployed") or "Swarm" in keywords(card.tree)
    ]
    assert len(deploying) == designs


@pytest.mark.rule("INV-RULING-102")
def test_unique_cards_are_singles_of_level_2() -> None:
    unique = [card for card in of_type("invasion") if "Unique" in keywords(card.tree)]
    assert len(unique) == 8
    assert {(card.value("level"), card.copies) for card in unique} == {(2, 1)}
    becoming = {card.name for card in unique if says(card, iv.BecomeProtocol)}
    deploying = {card.name for card in unique if says(card, iv.DeployThis)}
    assert becoming == {"Marrow Vat", "Overseer Sphere"}
    assert deploying == {"Harrow Engine", "Cradle Ship"}


@pytest.mark.rule("INV-ICARD-1")
def test_eight_protocols_are_activated_and_five_are_passive() -> None:
    activated = [bool(used_at(card.tree, "activated")) for card in of_type("protocol")]
    assert (activated.count(True), activated.count(False)) == (8, 5)

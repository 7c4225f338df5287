"""Invasion cards, protocols, zones and events of the box do what they say, each compared with a turn without it."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.cards.pool import Card
from runestack.games.invasion.cards.text_checks import keywords
from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules.state import TECHNOLOGY_TOKENS
from runestack.kernel.choices import DONE, NO
from runestack.kernel.decision import option_kind
from runestack.kernel.driver import answer
from tests.games.invasion.cards.box import of_type
from tests.games.invasion.hand_made import DRONE, Table, enemy, plain, player, scenario_of, team


def answered(table: Table) -> Table:
    """Whatever is asked, until the players draw."""
    for _ in range(200):
        if table.is_asked(ch.ASK_DRAW) or not table.game.asking:
            return table
        question = table.game.asking[0]
        more = [option_kind(code) not in (DONE, NO) for code in question.options]
        answer(table.game, question, more.index(True))
    message = "the turn has no end"
    raise AssertionError(message)


def after_its_turn(scenario: Any = None, **invasion: Any) -> Table:
    """Two players, after the Invasion's turn."""
    mine = [
        player(armor=4, health=10, deck=9, stored="red red blue", base=["Bryn Ode", "Rail Spike"])
        for _ in range(2)
    ]
    return answered(
        team(
            *mine,
            invasion=enemy(**invasion),
            scenario=scenario or plain(),
            phase=c.INVASION_TURN,
            event_place=0 if scenario else None,
            marker=1 if scenario else None,
        )
    )


def values(table: Table) -> dict[str, Any]:
    """All that a card could change; of the players that of each, who always suffer alike."""
    game = table.game
    for seat in (0, 1):
        assert table.values(seat) == table.values(0)
        assert len(game.garbage[seat]) == len(game.garbage[0])
    return {
        "armor": table.values(0)[0],
        "health": table.values(0)[1],
        "garbage": len(game.garbage[0]),
        "stored": len(table.stored(0).split()),
        "base": len(game.base[0]),
        "dice": sum(game.die_state[die] == c.UNUSED for die in range(4)),
        "stack": len(game.stack),
        "resources": sum(game.zone_stored),
        "tokens": table.number(TECHNOLOGY_TOKENS),
        "its discard": len(game.invasion_discard),
        "protocols": len(game.protocols),
        "supply": len(game.supply),
    }


def changes(without: Table, with_it: Table) -> dict[str, int]:
    """The difference that something makes."""
    before, after = values(without), values(with_it)
    return {key: after[key] - before[key] for key in after if after[key] != before[key]}


# -- protocols ----------------------------------------------------------------------------------------

ACTIVATED: dict[str, dict[str, int]] = {
    "Bombardment": {"armor": -2},
    "Orbital Lens": {"health": -1},
    "Harvest Grid": {"resources": 2},
    "Second Wave": {"stack": 1},
    "Signal Jam": {"dice": -1},
    "Neural Static": {"health": -1},
    "Recall Order": {"its discard": -2, "tokens": 1},
    "Forced Assembly": {"resources": -8, "its discard": 1, "stored": -2},
}


@pytest.mark.parametrize("name", ACTIVATED)
def test_an_activated_protocol_does_what_it_says(name: str) -> None:
    its = {
        "protocols": [name],
        "discard": ["Chain Walker", "Sphere Thrall"],
        "stored": {"red": 2, "blue": 1, "black": 1, "green": 1, "yellow": 8},
    }
    without, with_it = after_its_turn(exhausted=[name], **its), after_its_turn(**its)
    assert changes(without, with_it) == ACTIVATED[name]
    assert with_it.exhausted(name)


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("Feeder Line", {"resources": 1}),
        ("Blackout Loop", {"stored": -1}),
        ("Tariff Field", {}),
        ("Hardened Shells", {}),
        ("Hoarding Routine", {}),
    ],
)
def test_a_passive_protocol_works_even_if_it_is_exhausted(
    name: str, change: dict[str, int]
) -> None:
    without = after_its_turn(protocols=["Bombardment"], exhausted=["Bombardment"])
    with_it = after_its_turn(protocols=[name], exhausted=[name])
    assert changes(without, with_it) == change


def test_every_protocol_is_tried_out() -> None:
    passive = {
        "Feeder Line",
        "Blackout Loop",
        "Tariff Field",
        "Hardened Shells",
        "Hoarding Routine",
    }
    assert set(ACTIVATED) | passive == {card.name for card in of_type("protocol")}


# -- deploying ------------------------------------------------------------------------------------------

DEPLOYED: dict[str, dict[str, int]] = {
    "Harvest Drone": {"resources": 1},
    "Beacon Mite": {"resources": 1},
    "Relay Thrall": {"tokens": 1},
    "Repair Swarm": {"its discard": -1},
    "Data Leech": {"garbage": 1},
    "Flare Pod": {"resources": 1},
    "Breaker Thrall": {"armor": -2},
    "Twin Lancer": {"armor": -2},  # Bombardment is used again
    "Bastion Drone": {"its discard": -2},
    "Hive Thrall": {"stack": 1},
    "Red Eye": {"dice": -1},
    "Smoke Layer": {"tokens": 1},
    "Toll Sphere": {"garbage": 2},
}


@pytest.mark.parametrize("card", of_type("invasion"), ids=lambda card: card.id)
def test_an_invasion_card_does_what_it_says_when_it_is_deployed(card: Card) -> None:
    its = {
        "protocols": ["Bombardment"],
        "exhausted": ["Bombardment"],
        "discard": ["Chain Walker", "Sphere Thrall"],
    }
    without = after_its_turn(deck=6, **its)
    with_it = after_its_turn(deck=[card.name, *[DRONE] * 5], **its)
    assert changes(without, with_it) == DEPLOYED.get(card.name, {})


# -- training ---------------------------------------------------------------------------------------------

TRAINED: dict[str, dict[str, int]] = {
    "Harrow Engine": {"stack": 1, "its discard": -1},
    "Gate Warden": {
        "protocols": 1,
        "health": -1,
        "its discard": -1,
    },  # Orbital Lens is used at once
    "Foundry Walker": {"supply": -1},
    "Marrow Vat": {"protocols": 1, "its discard": -1, "resources": 1},
    "Last Harvester": {"base": -1, "its discard": -1},
    "Cradle Ship": {"stack": 2, "its discard": -1},
    "Storm Array": {"health": -2, "armor": -2, "its discard": -1},
    "Overseer Sphere": {"protocols": 1, "health": -1, "its discard": -1},
}


@pytest.mark.rule("INV-RULING-102")
@pytest.mark.parametrize("name", TRAINED)
def test_a_unique_card_does_what_it_says_when_it_is_trained(name: str) -> None:
    training = next(card.value("training") for card in of_type("invasion") if card.name == name)
    ordinary = "Chain Titan" if training == 6 else "Breaker Thrall"
    its = {
        "stored": {"red": 6},
        "supply": ["Ore Hauler", "Shock Thrall"],
        "protocol_supply": ["Orbital Lens"],
    }
    without = after_its_turn(zones={"red": ordinary}, **its)
    with_it = after_its_turn(zones={"red": name}, **its)
    assert changes(without, with_it) == TRAINED[name]


def test_every_unique_card_is_trained() -> None:
    unique = {card.name for card in of_type("invasion") if "Unique" in keywords(card.tree)}
    assert set(TRAINED) == unique


@pytest.mark.rule("INV-RULING-7", "INV-ITURN-9")
@pytest.mark.parametrize(
    ("colour", "change"),
    [
        ("blue", {"tokens": 1}),
        ("red", {"armor": -2}),
        ("black", {"dice": -1}),
        ("green", {"stack": 1}),
        ("yellow", {"stored": -2}),
    ],
)
def test_a_zone_does_what_the_board_says(colour: str, change: dict[str, int]) -> None:
    without = after_its_turn(stored={colour: 3})
    with_it = after_its_turn(zones={colour: "Chain Walker"}, stored={colour: 3})
    assert changes(without, with_it) == {**change, "resources": -3, "its discard": 1}


# -- events -----------------------------------------------------------------------------------------------

ENDED: dict[str, tuple[str, int, dict[str, int]]] = {
    # the scenario, the difficulty on which it comes first, and what its end does
    "Research a New Protocol": ("reinforcements", 1, {"protocols": 1, "stack": 1, "health": -1}),
    "More Invaders!": ("reinforcements", 2, {"its discard": 2, "supply": -2}),
    "Hacked": ("strike-back", 0, {"base": -1}),
    "Marshalling Yard": ("water-train", 1, {"its discard": 4, "supply": -4}),
}


@pytest.mark.rule("INV-SC1-3", "INV-SC1-4", "INV-SC2-8", "INV-RULING-117", "INV-RULING-119")
@pytest.mark.parametrize("name", ENDED)
def test_an_event_does_what_it_says_when_it_ends(name: str) -> None:
    key, difficulty, change = ENDED[name]
    made = scenario_of(key)
    made.changes = 0
    its = {
        "supply": ["Ore Hauler", "Shock Thrall", "Chain Walker", "Needle Probe", "Lash Thrall"],
        "protocol_supply": ["Orbital Lens"],
    }
    made.events[1], made.durations[1] = made.events[difficulty][:1], [1]
    made.wins = []
    assert changes(after_its_turn(**its), after_its_turn(made, **its)) == change

"""The box holds what the rules file lays out, card by card."""

from __future__ import annotations

from collections import Counter

import pytest

from runestack.cards.pool import Card
from runestack.games.invasion.rules import constants as c
from tests.games.invasion.cards.box import (
    LAST_OF_BOX,
    by_number,
    colour,
    faces,
    number,
    of_type,
    pool,
)
from tests.games.invasion.cards.laid_out import rows, symbols

COLOURS = c.COLOUR_NAMES[: c.COLOURS]
COMBAT = ("melee", "ranged", "armor", "health")

LOSE = "Lose 1 health."


def test_every_kind_of_card_is_there() -> None:
    assert {card.type for card in pool()} == set(c.TYPES)


@pytest.mark.rule("INV-COMP-4", "INV-COMP-6", "INV-RULING-71", "INV-RULING-137")
def test_the_box_has_286_cards_of_164_designs() -> None:
    box = [card for card in pool() if card.number <= LAST_OF_BOX]
    assert len(box) == LAST_OF_BOX
    assert Counter(
        {kind: sum(card.copies for card in of_type(kind)) for kind in {card.type for card in box}}
    ) == {
        "starting": 33,
        "recruit": 120,
        "leader": 10,
        "technology": 30,
        "invasion": 80,
        "protocol": 13,
    }


@pytest.mark.rule("INV-CARD-1")
@pytest.mark.parametrize("place", range(1, LAST_OF_BOX + 1))
def test_a_card_has_the_name_of_the_rules_file(place: int) -> None:
    row = rows()[place]
    assert by_number(place).name == row.get("name", row.get("card"))


@pytest.mark.rule("INV-CARD-3", "INV-CARD-6", "INV-CARD-7", "INV-SETUP-5")
@pytest.mark.parametrize("card", of_type("starting", "recruit"), ids=lambda card: card.id)
def test_a_playing_card_has_cost_reward_and_training_cost_of_the_rules_file(card: Card) -> None:
    row = rows()[card.number]
    assert card.words("cost") == symbols(row["cost"])
    assert number(card, "reward") == int(row["reward"])
    if card.type == "recruit":
        assert number(card, "training") == int(row["training"])
        assert card.value("family") == row["family"]


@pytest.mark.rule("INV-ICARD-6", "INV-ICARD-7", "INV-ICARD-8", "INV-ICARD-9")
@pytest.mark.parametrize("card", of_type("invasion"), ids=lambda card: card.id)
def test_an_invasion_card_has_the_figures_of_the_rules_file(card: Card) -> None:
    row = rows()[card.number]
    figures = [int(one) for one in row["melee / ranged / armor / health"].split(" / ")]
    assert [number(card, stat) for stat in COMBAT] == figures
    assert number(card, "training") == int(row["training"])
    assert card.words("stores") == symbols(row["reward"])
    support = {
        f"+{card.value(f'support_{one}')} {one}"
        for one in COMBAT
        if f"support_{one}" in card.printed
    }
    assert support == ({row["support"]} if row["support"].startswith("+") else set())


@pytest.mark.rule("INV-ICARD-10")
def test_21_invasion_cards_are_starting_cards() -> None:
    starting = [card for card in of_type("invasion") if number(card, "level") == 0]
    assert sum(card.copies for card in starting) == 21
    assert [face for face in range(faces().count) if faces().starting[face]] == [
        pool().cards.index(card) for card in starting
    ]


@pytest.mark.rule("INV-SETUP-11", "INV-VS-5")
def test_ten_starting_cards_make_a_deck_and_the_eleventh_is_for_competitive_mode() -> None:
    read, cards = faces(), pool().cards
    assert [cards[face].name for face in read.starting_deck] == [
        "Water Box",
        "Command",
        "Alpha Squad",
        "Areja",
        "Skirmish",
        "Scout",
        "Commander Atus",
        "Demolisher",
        "Jalak",
        "Jugura",
    ]
    assert cards[read.defending].name == "Defending Squad"


def test_the_figures_are_read_as_they_are_written() -> None:
    read = faces()
    place = {card.id: face for face, card in enumerate(pool().cards)}
    raider, lancer = place["inv-12"], place["inv-135"]
    assert read.type[raider] == c.RECRUIT
    assert (read.cost[raider], read.reward[raider], read.training[raider]) == ([c.RED], 0, 2)
    assert (read.family[raider], read.keywords[raider]) == (0, c.TACTIC)
    assert (read.number[raider], read.copies[raider]) == (12, 2)
    assert read.scrap[place["inv-62"]] == 2
    assert read.combat[lancer] == [2, 1, 1, 4]
    assert read.support[lancer] == [1, 0, 0, 0]
    assert read.stores[lancer] == [c.RED, c.BLUE]
    for listed, kind in (
        (read.recruits, "recruit"),
        (read.leaders, "leader"),
        (read.technologies, "technology"),
        (read.invaders, "invasion"),
        (read.protocols, "protocol"),
    ):
        assert listed == [place[card.id] for card in of_type(kind)]


# -- boards ------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "INV-RULING-1", "INV-RULING-2", "INV-RULING-4", "INV-RULING-6", "INV-RULING-7", "INV-RULING-17"
)
def test_the_boards_say_what_the_rulings_chose() -> None:
    read, cards = faces(), pool().cards
    assert [cards[face].text for face in read.before_reinforcing] == [
        f"{LOSE} If you have 5 or more cards in your garbage dump, destroy all of your stored resources.",
        LOSE,
    ]
    assert cards[read.before_invasion].text == "The Invasion gains 1 technology token."
    assert [cards[face].text for face in read.pairs] == [
        "Gain 1 armor.",
        "Deal 1 melee damage.",
        "You may recycle a card.",
        "Gain 1 health.",
        "Gain 1 reroll.",
        "Gain 1 spare part.",
    ]
    assert [cards[face].text for face in read.zones] == [
        "The Invasion gains 1 technology token.",
        "Deal 2 melee damage to each player.",
        "Each player does not use a die.",
        "Deploy the top card of the Invasion deck.",
        "Each player destroys 2 of their stored resources.",
    ]
    assert [(cards[face].name, cards[face].text) for face in read.actions] == [
        ("Sabotage", "Destroy 1 resource in a zone of your choice."),
        ("Ambush", "Put the top card of the Invasion deck into its garbage dump."),
        ("Salvage", "A player of your choice gains 1 reroll."),
        ("Rally", "A player of your choice draws a card."),
    ]


@pytest.mark.rule("INV-RULING-5", "INV-RULING-6", "INV-RULING-8", "INV-RULING-10")
def test_the_numbers_of_the_boards_are_those_that_the_rulings_chose() -> None:
    read = faces()
    assert read.spots == [2] * 6
    assert read.action_costs == [1] * 4
    assert (read.refresh_need, read.refresh_spend) == (2, 2)
    assert read.last_round == 16


@pytest.mark.rule("INV-DICE-1", "INV-DICE-2", "INV-DICE-3")
def test_a_starting_die_has_an_empty_side_and_one_side_of_each_colour() -> None:
    sides = [faces().die[place : place + 3] for place in range(0, 18, 3)]
    assert sides[0] == [c.NEUTRAL] * 3
    assert [sorted(side) for side in sides[1:]] == [
        [colour, c.NEUTRAL, c.NEUTRAL] for colour in range(c.COLOURS)
    ]


def test_the_colours_are_spread_as_the_rules_file_says() -> None:
    sizes = {
        one: [
            sum(
                colour(card) == one and len(card.words("cost")) == size
                for card in of_type("recruit")
            )
            for size in (1, 2, 3, 4)
        ]
        for one in COLOURS
    }
    assert sizes == {
        "red": [3, 4, 3, 2],
        "black": [3, 4, 3, 2],
        "blue": [3, 4, 3, 2],
        "green": [3, 5, 3, 1],
        "yellow": [3, 5, 3, 1],
    }

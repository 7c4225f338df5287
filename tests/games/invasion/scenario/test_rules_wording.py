"""Texts as the tables of the rules file word them: a scenario reads them as it reads the cards of the box."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files

import pytest

from runestack.games.invasion.game import GAME
from runestack.games.invasion.scenario import (
    card,
    invader,
    leader,
    player,
    protocol,
    starting,
    technology,
)
from runestack.games.invasion.scenario.cards import PASSIVE, printed
from runestack.games.staged_cards import Design
from runestack.testing import scenario

RULES = files("runestack").joinpath("rules/invasion.md").read_text(encoding="utf-8")
# by the first number of a kind: columns of its table, where the text is, how such a card is made
TABLES: dict[int, tuple[int, int, Callable[[str, str], Design]]] = {
    1: (5, 3, starting),
    12: (8, 4, card),
    72: (7, 3, leader),
    82: (5, 3, technology),
    112: (7, 6, lambda name, text: invader(name, text=text)),
    152: (4, 3, protocol),
}


def rows() -> list[tuple[str, str, Callable[[str, str], Design]]]:
    """Every card of the tables with its text."""
    found = []
    for line in RULES.partition("## Worked examples")[0].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        number = int(cells[0]) if cells[0].isdigit() else 0
        first = max((start for start in TABLES if start <= number), default=0)
        if first and number <= 164 and len(cells) == TABLES[first][0]:
            _, place, make = TABLES[first]
            found.append((cells[1], whole_text(first, cells, place), make))
    return [(name, text, make) for name, text, make in found if text != "-"]


def whole_text(first: int, cells: list[str], place: int) -> str:
    """A leader has a passive in another column; that a protocol is activated stands in another one, too."""
    text = cells[place]
    if first == 72 and cells[5] != "-":
        return f"{text} / {cells[5]}"
    return f"Exhaust: {text}" if first == 152 and cells[2] == "activated" else text


ROWS = rows()


@pytest.mark.parametrize(("name", "text", "make"), ROWS, ids=[name for name, _, _ in ROWS])
def test_the_text_of_the_rules_file_is_the_text_of_the_box(
    name: str, text: str, make: Callable[[str, str], Design]
) -> None:
    design = make(f"Written {name}", text)
    pool = printed((design,)).game.pool
    said = pool.named(design.name)[0].text
    assert said == GAME.pool.named(name)[0].text


def test_the_tables_are_read_to_their_end() -> None:
    texts = [one for one in GAME.pool.cards if one.text and one.type not in ("board", "event")]
    assert len(ROWS) == len([one for one in texts if one.type not in ("scenario", "campaign")])


@pytest.mark.parametrize(
    ("said", "as_cards"),
    [
        (
            "Deal 2 melee damage. If the opponent has no armor, deal 2 more.",
            "Deal 2 melee damage. If the opponent has no armor, deal 2 melee damage.",
        ),
        (
            "Choose one: gain 3 armor, or put 2 screws on cards in your Training center.",
            "Gain 3 armor or gain 2 screws.",
        ),
        (
            "Draw 2 cards, then put a card of your hand on top of your Deck.",
            "Draw 2 cards. Put a card from your hand on top of your deck.",
        ),
        (
            "The next red card you play this turn costs one red symbol less for each technology you have.",
            "For each technology in your base, the next red card you play this turn costs 1 red symbol less.",
        ),
        (
            "When this card is not played: store 1 black resource in addition.",
            "When this card is not played: Store 1 black resource.",
        ),
        (
            "Keep. While this card is in your hand, your stored green pairs give 1 more health.",
            "Keep.\nWhile this card is in your hand, your stored green pairs give 1 more health.",
        ),
        (
            "Until your next turn the opponent cannot reroll; they choose one die and do not use it.",
            "The opponent cannot use reroll tokens until your next turn. The opponent does not use a die.",
        ),
    ],
)
def test_a_sample_text_of_the_rules_file_is_read(said: str, as_cards: str) -> None:
    sample = card("Sample", said)
    assert printed((sample,)).game.pool.named("Sample")[0].text == as_cards


def test_a_price_of_resources_needs_no_noun() -> None:
    lamp = leader("Lamp", "Exhaust, pay 2 wild: turn one unused die to a side of your choice.")
    said = printed((lamp,)).game.pool.named("Lamp")[0].text
    assert said == (
        "Exhaust, pay 2 wild resources: Turn an unused die to a side of your choice.\n" + PASSIVE
    )


@pytest.mark.rule("INV-RULING-103")
def test_what_an_invasion_card_stores_lies_in_its_zones_and_may_train_another_card() -> None:
    """On a card of the Invasion `store` is what the Invasion does."""
    beacon = invader("Beacon", melee=0, text="Deployed: Store 1 blue.")
    game = scenario(
        "invasion",
        p1=player(),
        scenario="reinforcements",
        at="invasion",
        invasion_deck=[invader("One", melee=0), invader("Two", melee=0), beacon],
        zones={"green": invader("Seed", training=2), "blue": invader("Still", training=2)},
        zone_stored={"green": 2, "blue": 1},
    )
    game.expect(invasion_discard=["Still", "Seed"], zone_stored={}, tokens=1)

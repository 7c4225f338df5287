"""Building decks."""

import pytest

from runestack.cards.adhoc import read_cards
from runestack.cards.decks import DeckError, parse_deck
from runestack.cards.pool import CardPool
from runestack.games.runeslingers.decks import validate
from runestack.games.runeslingers.language import vocabulary
from runestack.games.runeslingers.schema import RUNESLINGERS_CARDS
from tests.games.runeslingers.test_schema import EVA, table


def pool() -> CardPool:
    names = [f"Spark {number}" for number in range(1, 17)]
    classes = ("striker", "afflicter", "warden", "trickster")
    tables = [
        table("runespell", "Deal 3 damage to a target.")
        | {"id": f"rs-r-{number:03}", "number": number, "name": name, "class": classes[number % 4]}
        for number, name in enumerate(names, start=1)
    ]
    ability = table("passive", "Your block is 1 higher.", id="rs-a-001", number=121, name="Calm")
    return CardPool(
        "runeslingers", read_cards([*tables, ability, EVA], RUNESLINGERS_CARDS), vocabulary()
    )


POOL = pool()
GOOD = [f"2 Spark {number}" for number in range(1, 16)]


def problems(lines: list[str]) -> list[str]:
    try:
        parse_deck("\n".join(lines), POOL, validate)
    except DeckError as error:
        return [problem.code for problem in error.problems]
    return []


@pytest.mark.rule("RS-DECK-1", "RS-DECK-5", "RS-RULING-135")
def test_thirty_cards_of_any_classes_are_a_deck() -> None:
    assert problems(GOOD) == []


@pytest.mark.rule("RS-DECK-1")
def test_a_deck_has_exactly_thirty_cards() -> None:
    assert problems(GOOD[1:]) == ["RS-DECK-1"]
    assert problems([*GOOD, "1 Spark 16"]) == ["RS-DECK-1"]


@pytest.mark.rule("RS-DECK-2")
def test_a_name_is_in_a_deck_twice_at_most() -> None:
    assert problems([*GOOD[:-1], "1 Spark 1", "1 Spark 16"]) == ["RS-DECK-2"]


@pytest.mark.rule("RS-DECK-3")
@pytest.mark.parametrize("name", ["Eva", "Calm"])
def test_only_runespells_trinkets_and_boons_are_in_a_deck(name: str) -> None:
    assert problems([*GOOD[:-1], "1 Spark 16", f"1 {name}"]) == ["RS-DECK-3"]

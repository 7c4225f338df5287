"""Building decks."""

import pytest

from runestack.cards.adhoc import read_cards
from runestack.cards.decks import DeckError, format_deck, parse_deck
from runestack.cards.pool import CardPool
from runestack.games.runeslingers.cards.decks import FORM
from runestack.games.runeslingers.cards.schema import RUNESLINGERS_CARDS
from runestack.games.runeslingers.language.vocabulary import vocabulary
from tests.games.runeslingers.cards.test_schema import EVA, table


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
        parse_deck("\n".join(lines), POOL, FORM)
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
@pytest.mark.parametrize(("name", "code"), [("Eva", "D004"), ("Calm", "RS-DECK-3")])
def test_only_runespells_trinkets_and_boons_are_in_a_deck(name: str, code: str) -> None:
    assert problems([*GOOD[:-1], "1 Spark 16", f"1 {name}"]) == [code]


def test_a_deck_may_name_its_runeslinger() -> None:
    text = "\n".join(["Runeslinger: Eva", *GOOD])
    deck = parse_deck(text, POOL, FORM)
    assert deck.head == "Eva"
    assert parse_deck(format_deck(deck, POOL, FORM), POOL, FORM) == deck
    assert parse_deck("\n".join(GOOD), POOL, FORM).head == ""


LINES = {
    "runeslinger: Eva\nruneslinger: Eva": (
        "line 2: D002 the Runeslinger is Eva already (name one Runeslinger)"
    ),
    "runeslinger: Evo": "line 1: D003 no card is called 'Evo' (did you mean “Eva”?)",
    "runeslinger: Spark 1": (
        "line 1: D004 Spark 1 is no Runeslinger (move the card below the Runeslinger's line)"
    ),
    "1 Eva": "line 1: D004 Eva is a Runeslinger (write “runeslinger: Eva”)",
    "Spark 1": "line 1: D001 no deck line: 'Spark 1' (write the number first: “2 Spark 1”)",
    "hero: Eva": "line 1: D001 no deck line: 'hero: Eva' (write the number first: “2 hero: Eva”)",
}


@pytest.mark.parametrize("text", list(LINES))
def test_messages_for_lines(text: str) -> None:
    with pytest.raises(DeckError) as caught:
        parse_deck(text, POOL, FORM)
    assert str(caught.value) == LINES[text]

"""Checks over several cards: what the box holds, names, and what setting up needs.

The box is told from cards of your own by its numbers, 1 to 164. Its counts are checked where all of its kinds are, so
that each of its files can also be checked by itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from runestack.cards.pool import Card
from runestack.cards.schema import PackProblem, Problem
from runestack.games.invasion.cards.board_checks import BY_MODE, PARTS, shown
from runestack.games.invasion.cards.finding import of_type, own_box, whole
from runestack.games.invasion.cards.scenario_checks import scenario_pack_problems
from runestack.games.invasion.cards.text_checks import has_support_text, keywords
from runestack.games.invasion.cards.worth import worth_problems
from runestack.games.invasion.rules import constants as c

LAST_OF_BOX = 164  # card number
CONTENTS = {  # designs and cards
    "starting": (11, 33),
    "recruit": (60, 120),
    "leader": (10, 10),
    "technology": (30, 30),
    "invasion": (40, 80),
    "protocol": (13, 13),
}
STARTING_INVADERS = 21
UNIQUE = 8
SUPPORT_TEXTS = 6
REWARDS_OF_A_COLOUR = 23
OF_A_COLOUR = 12
OF_A_FAMILY = 3
BESIDE_THE_FIRST = {  # symbols behind the first
    "wild": (38, "wild symbols"),
    "own": (19, "symbols of the first one's colour"),
    "another": (19, "symbols of another colour"),
}
NAMED = (
    "event",
    "scenario",
    "campaign",
    "board",
)  # may share their names with cards and each other
SEVERAL = ("pair", "zone", "action")  # parts of the boards that are there more than once


def check_box(cards: list[Card]) -> list[PackProblem]:
    """All problems of a pack."""
    return [
        *name_problems(cards),
        *part_problems(cards),
        *scenario_pack_problems(cards),
        *count_problems(cards),
        *worth_problems([card for card in cards if card.number <= LAST_OF_BOX]),
    ]


def name_problems(cards: list[Card]) -> Iterator[PackProblem]:
    """Every card has a name of its own, in both languages."""
    for key in ("name", "name_de"):
        known = {
            str(table[key]): str(table["id"]) for table in own_box() if table["type"] not in NAMED
        }
        for card in cards:
            if card.type in NAMED:
                continue
            name = str(card.value(key))
            if known.setdefault(name, card.id) != card.id:
                message = f"another card is called {name}, too: {known[name]}"
                yield PackProblem(card.id, Problem("C111", message, key))


# -- boards ----------------------------------------------------------------------------------------


def part_problems(cards: list[Card]) -> Iterator[PackProblem]:
    """Every part of the boards is there once, for each colour and symbol that it needs."""
    boards = of_type(cards, "board")
    if not boards:
        return
    found = Counter(place for card in boards for place in places_of(card))
    for card in boards:
        for part, of in places_of(card):
            if found[part, of] > 1:
                message = f"{shown(part)} is there {found[part, of]} times{for_what(of)}"
                yield PackProblem(card.id, Problem("C106", message, "part"))
                break
    for part, of in wanted_parts():
        if not found[part, of]:
            message = f"{shown(part)} is missing{for_what(of)}"
            yield PackProblem(boards[-1].id, Problem("C106", message, "part"))


def places_of(card: Card) -> list[tuple[str, str]]:
    """A part of the boards, and the colour, symbol or modes that it is for."""
    part = str(card.value("part"))
    if part in BY_MODE:
        mode = card.value("mode")
        return [(part, one) for one in c.MODES if mode in (None, one)]
    of = card.value("colour") or card.value("symbol")
    return [(part, str(of or "") if part in SEVERAL else "")]


def for_what(of: str) -> str:
    """What a part of the boards is for, behind it in a sentence."""
    return f" for {of} mode" if of in c.MODES else f" for {of}" if of else ""


def wanted_parts() -> Iterator[tuple[str, str]]:
    """All parts of the boards."""
    for part in PARTS:
        if part == "pair":
            yield from ((part, colour) for colour in c.COLOUR_NAMES[: c.TYPES_STORED])
        elif part == "zone":
            yield from ((part, colour) for colour in c.COLOUR_NAMES[: c.COLOURS])
        elif part == "action":
            yield from ((part, symbol) for symbol in c.ACTION_SYMBOLS)
        elif part in BY_MODE:
            yield from ((part, mode) for mode in c.MODES)
        else:
            yield part, ""


# -- what the box holds ----------------------------------------------------------------------------


def count_problems(cards: list[Card]) -> Iterator[PackProblem]:
    """The numbers of the rules file, if this is the box."""
    box = [card for card in cards if card.number <= LAST_OF_BOX]
    if not set(CONTENTS) <= {card.type for card in box}:
        return
    for kind, (designs, copies) in CONTENTS.items():
        found = of_type(box, kind)
        yield from miscounted(found, f"{words_of(kind)} designs", designs, len(found))
        yield from miscounted(
            found, f"{words_of(kind)} cards", copies, sum(card.copies for card in found)
        )
    yield from recruit_problems(of_type(box, "recruit"))
    yield from invader_problems(of_type(box, "invasion"))


def miscounted(cards: list[Card], what: str, wanted: int, found: int) -> Iterator[PackProblem]:
    """A number that is not the one it should be; the last of the cards is blamed."""
    if wanted != found:
        message = f"the box has {wanted} {what}, here are {found}"
        yield PackProblem(cards[-1].id, Problem("C112", message, "number"))


def words_of(kind: str) -> str:
    """What cards of a type are called, before `cards` or `designs`."""
    return {
        "starting": "starting",
        "recruit": "recruitment",
        "leader": "leader",
        "technology": "technology",
        "invasion": "invasion",
        "protocol": "protocol",
    }[kind]


def recruit_problems(recruits: list[Card]) -> Iterator[PackProblem]:
    """Colours, families, and the symbols beside the first."""
    colours = {card.id: (card.words("cost") or ("",))[0] for card in recruits}
    beside: Counter[str] = Counter()
    for card in recruits:
        for symbol in card.words("cost")[1:]:
            own = "own" if symbol == colours[card.id] else "another"
            beside[symbol if symbol == "wild" else own] += 1
    for colour in c.COLOUR_NAMES[: c.COLOURS]:
        of_colour = [card for card in recruits if colours[card.id] == colour]
        yield from miscounted(
            of_colour or recruits, f"{colour} designs", OF_A_COLOUR, len(of_colour)
        )
        families = Counter(str(card.value("family")) for card in of_colour)
        for family in c.FAMILIES:
            what = f"{colour} designs of the family {family}"
            yield from miscounted(of_colour or recruits, what, OF_A_FAMILY, families[family])
    for kind, (wanted, what) in BESIDE_THE_FIRST.items():
        yield from miscounted(recruits, f"{what} behind the first", wanted, beside[kind])


def invader_problems(invaders: list[Card]) -> Iterator[PackProblem]:
    """Starting cards, Unique cards, support texts, and rewards spread evenly."""
    starting = sum(card.copies for card in invaders if whole(card, "level") == 0)
    unique = sum("Unique" in keywords(card.tree) for card in invaders)
    supporting = sum(has_support_text(card.tree) for card in invaders)
    yield from miscounted(invaders, "starting invasion cards", STARTING_INVADERS, starting)
    yield from miscounted(invaders, "Unique cards", UNIQUE, unique)
    yield from miscounted(invaders, "cards with a support text", SUPPORT_TEXTS, supporting)
    rewards: Counter[str] = Counter()
    for card in invaders:
        for colour in card.words("stores"):
            rewards[colour] += card.copies
    for colour in c.COLOUR_NAMES[: c.COLOURS]:
        what = f"{colour} symbols in rewards"
        yield from miscounted(invaders, what, REWARDS_OF_A_COLOUR, rewards[colour])

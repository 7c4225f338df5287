"""What a card of Invasion must look like: its keys, and the checks of the rules file beyond them.

    C101  symbols of a cost, and colours     C108  events and how long they last
    C102  reward and training cost           C109  paragraphs by card type
    C103  keywords by card type              C110  numbers that do not fit together
    C104  the refresh passive of a leader    C111  names that are used twice
    C105  what a die can look like           C112  what the box holds
    C106  parts of the boards                C113  what a text is worth
    C107  how a scenario ends, its changes   C114  campaigns
Boards, events, scenarios and campaigns are tables like cards: they have a name, may have a text, and can be corrected
or added by whoever likes to. C112 and C113 hold for the box alone; a card of your own may be as strong as you like.
"""

from __future__ import annotations

from collections.abc import Iterator

from runestack.cards.pool import Card
from runestack.cards.schema import COMMON, CardGame, CardSchema, Key, Problem
from runestack.games.invasion.cards.board_checks import PARTS, board_problems
from runestack.games.invasion.cards.box_checks import check_box
from runestack.games.invasion.cards.finding import closest
from runestack.games.invasion.cards.scenario_checks import scenario_problems
from runestack.games.invasion.cards.text_checks import text_problems
from runestack.games.invasion.language.lower import lower_card
from runestack.games.invasion.language.vocabulary import vocabulary
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules.scenarios import DIFFICULTIES, LOSSES
from runestack.language.nodes import Text

COLOURS = tuple(c.COLOUR_NAMES[: c.COLOURS])
SYMBOLS = tuple(c.COLOUR_NAMES[: c.TYPES_STORED])  # with wild
MOST_SYMBOLS = 4
MOST_OF_A_COLOUR = 3
MOST_STORED = 4  # symbols of an invasion card's reward
MOST_ROUNDS = 30
KINDS = (
    "dice",
    "resources",
    "cards",
    "damage",
    "defence",
    "training",
    "refresh",
    "spare_parts",
    "storing",
    "opponents_turn",
    "event",
    "any",
)

FIRST = (COMMON["id"], COMMON["number"], COMMON["name"], COMMON["name_de"])
WRITTEN = (COMMON["flavour"], COMMON["flavour_de"], COMMON["illustrator"], COMMON["edition"])
COPIES = Key("copies", int, low=1, high=9)
ONE = Key("copies", int, low=1, high=1)
FILLED = Key("text", str, filled=True)
COST = Key("cost", tuple, tried=(("red",),))


def number(name: str, low: int, high: int, *, required: bool = True) -> Key:
    """A printed number with a least and a most; which one it is matters to no text."""
    return Key(name, int, low=low, high=high, required=required, tried=(max(1, low),))


REWARD = Key("reward", int, low=0, high=9, tried=(0,))  # a Tactic has none
SUPPORT = tuple(
    number(f"support_{stat}", 0, 1 if stat == "ranged" else 9, required=False)
    for stat in c.ACTION_SYMBOLS
)

TYPES = {
    "starting": (
        *FIRST,
        Key("mode", str, words=("competitive",), required=False),
        COST,
        REWARD,
        COPIES,
        FILLED,
        *WRITTEN,
    ),
    "recruit": (
        *FIRST,
        Key("family", str, words=tuple(c.FAMILIES), tried=(c.FAMILIES[0],)),
        COST,
        REWARD,
        number("training", 2, 6),
        COPIES,
        FILLED,
        *WRITTEN,
    ),
    "leader": (
        *FIRST,
        Key("theme", str, words=COLOURS, tried=(COLOURS[0],)),
        ONE,
        FILLED,
        *WRITTEN,
    ),
    "technology": (
        *FIRST,
        Key("kind", str, words=KINDS, tried=(KINDS[0],)),
        ONE,
        FILLED,
        *WRITTEN,
    ),
    "invasion": (
        *FIRST,
        Key("level", int, low=0, high=2, tried=(2,)),  # 0: a starting invasion card
        number("training", 1, 12),
        number("melee", 0, 20),
        number("ranged", 0, 20),
        number("armor", 0, 20),
        number("health", 1, 30),
        *SUPPORT,
        Key("stores", tuple, tried=(("red",),)),
        COPIES,
        COMMON["text"],
        *WRITTEN,
    ),
    "protocol": (*FIRST, ONE, FILLED, *WRITTEN),
    "board": (
        *FIRST,
        Key("part", str, words=tuple(PARTS), tried=("before_reinforcing", "before_invasion")),
        Key("mode", str, words=tuple(c.MODES), required=False),
        Key("colour", str, words=SYMBOLS, required=False, tried=("red",)),
        Key("symbol", str, words=tuple(c.ACTION_SYMBOLS), required=False, tried=("melee",)),
        number("spots", 0, 9, required=False),
        number("cost", 1, 9, required=False),
        number("need", 1, 20, required=False),
        number("spend", 0, 20, required=False),
        Key("sides", tuple, required=False),
        number("rounds", 4, MOST_ROUNDS, required=False),
        ONE,
        COMMON["text"],
        *WRITTEN,
    ),
    "event": (*FIRST, ONE, FILLED, *WRITTEN),
    "scenario": (
        *FIRST,
        Key("scenario", str, filled=True),
        Key("wins", tuple),
        number("rounds", 1, MOST_ROUNDS, required=False),
        Key("loss", str, words=tuple(LOSSES)),
        Key("changes", tuple, required=False),
        *(Key(difficulty, tuple, required=False) for difficulty in DIFFICULTIES),
        Key("research", tuple, required=False),
        ONE,
        *WRITTEN,  # the flavour is the story
    ),
    "campaign": (
        *FIRST,
        Key("campaign", str, filled=True),
        Key("scenarios", tuple),
        ONE,
        *WRITTEN,  # the flavour is the story
    ),
}


def check(card: Card, tree: Text) -> list[Problem]:
    """All problems of one card."""
    return [
        *colour_problems(card),
        *cost_problems(card),
        *reward_problems(card),
        *board_problems(card),
        *scenario_problems(card),
        *text_problems(card, tree),
    ]


def colour_problems(card: Card) -> Iterator[Problem]:
    """Costs and rewards are made of colours and wild symbols."""
    for key in ("cost", "stores"):
        for word in card.words(key):
            if word not in SYMBOLS:
                hint = closest(word, SYMBOLS) or f"symbols are {', '.join(SYMBOLS)}"
                yield Problem("C101", f"{word!r} is no symbol", key, hint)


def cost_problems(card: Card) -> Iterator[Problem]:
    """A recruitment card has the colour of its first symbol; no cost is all of one colour beyond three."""
    if card.type not in ("starting", "recruit"):
        return
    cost = card.words("cost")
    if len(cost) > MOST_SYMBOLS:
        yield Problem("C101", f"a cost has at most {MOST_SYMBOLS} symbols, not {len(cost)}", "cost")
    for colour in COLOURS:
        if cost.count(colour) > MOST_OF_A_COLOUR:
            message = f"a cost has at most {MOST_OF_A_COLOUR} symbols of a colour"
            yield Problem("C101", message, "cost", f"make one {colour} symbol wild")
    if card.type == "recruit" and (not cost or cost[0] == "wild"):
        message = "the first symbol of a recruitment card is its colour"
        yield Problem("C101", message, "cost", f"begin with {', '.join(COLOURS)}")


def reward_problems(card: Card) -> Iterator[Problem]:
    """An invasion card that survives stores something, but not everything."""
    stored = len(card.words("stores"))
    if card.type == "invasion" and not 1 <= stored <= MOST_STORED:
        message = f"an invasion card stores 1 to {MOST_STORED} resources, not {stored}"
        yield Problem("C102", message, "stores")


INVASION_CARDS = CardGame("invasion", CardSchema(TYPES, check, check_box, lower_card), vocabulary)

"""What a card's text becomes: flat rows of instructions.

The tree of a text (`language.nodes`) is lowered once, when the cards are loaded, to these small records. They are
never changed afterwards and never stored in a state, which only knows their numbers. Everything is flat, so nothing
that reads them has to recurse.
"""

from __future__ import annotations

from typing import Final

from runestack.kernel.frame import NOTHING

# the operations that only steer; a game's own come behind them
JUMP: Final = 0
IF: Final = 1
MAY: Final = 2
MODE: Final = 3
PAID: Final = 4  # something paid for on top: skipped unless paid
ROLL: Final = 5  # a die with `number` sides is rolled with the random stream `word`, into the register `place`
FLOW: Final = 6  # operations below this only steer
FLOW_NAMES: Final = ["Jump", "If", "May", "Mode", "Paid", "Roll"]

# how the cards of a selector are found
PICK_TARGET: Final = 0  # chosen, under the rules of targeting
PICK_ONE: Final = 1  # chosen without targeting
PICK_EACH: Final = 2  # all that fit
PICK_ANY: Final = 3  # any that fits, for events and conditions
PICK_THIS: Final = 4  # the card on which the words are printed
PICK_THAT: Final = 5  # what an earlier part of the text has chosen (see `place`)
PICK_EVENT: Final = 6  # the card that the event was about
PICK_ROLE: Final = 7  # by its part in what goes on (see `noun`)
PICK_PLAYER: Final = 8  # the card that stands for a player, if the game has such
PICK_ZONE: Final = 9  # a card of a zone
PICK_TOP: Final = 10  # the top card of a zone

SIDE_ANY: Final = 0
SIDE_ALLIED: Final = 1
SIDE_ENEMY: Final = 2

EXACTLY: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2

YOU: Final = 0
OPPONENT: Final = 1
EACH_OPPONENT: Final = 2
EACH_OTHER: Final = 3
EACH_PLAYER: Final = 4  # whom those behind this one mean, a text has chosen or an event has told
TARGET_PLAYER: Final = 5
THAT_PLAYER: Final = 6
INSTIGATOR: Final = 7  # whose effect the event was
TARGETS_CONTROLLER: Final = 8  # of the card that was named as a target before (see `place`)
TEAMMATE: Final = 9
NEXT_PLAYER: Final = 10  # in the order of play
PREVIOUS_PLAYER: Final = 11

TEST_WORD: Final = 0  # an adjective: a race or a state
TEST_STAT: Final = 1
TEST_KEYWORD: Final = 2
TEST_NO_KEYWORD: Final = 3
NO_VALUE: Final = (
    -1048576
)  # of a card that has no such value: nothing that is asked about it is true

# what is counted, by `for each` and by conditions
COUNT_CARDS: Final = 0  # cards in play that fit the selector; in a condition those of the player
COUNT_ZONE: Final = 1  # cards in the zone `word` of a player that fit the selector, or all
COUNT_RESOURCE: Final = 2  # how much of `word` a player has
COUNT_STAT: Final = 3  # the value `word` of the card that the selector means
COUNT_REGISTER: Final = 4  # the number in the register `place`: an X that was chosen, a roll
# what only conditions ask
IF_IS: Final = 10  # whether a card is in a state
IF_HAS: Final = 11  # whether a card passes another test
IF_TURN: Final = 12  # whose turn it is
IF_MORE: Final = 13  # whether a player has more of `word` than every opponent
OWN_COUNTS: Final = 20  # a game's own counts of a player are numbered from here
EFFECT_COUNTS: Final = 40  # and from here those of the effect under way

# what is paid; a game's own kinds begin at OWN_COSTS
PAY_RESOURCE: Final = 0
PAY_DISCARD: Final = 1
PAY_DESTROY: Final = 2  # a card in play
OWN_COSTS: Final = 10

NO_LIMIT: Final = 1048576  # of a count: all of it

UNCHOSEN: Final = -2  # in a register: a choice that is still to be made
NO_TARGET: Final = -1  # made, and nothing was chosen
MOST_CHOSEN: Final = 99  # no X is larger than this; a game mostly allows less, what can be paid


def compares(compare: int, have: int, number: int) -> bool:
    """Whether a number stands in the asked relation to another."""
    if compare == AT_LEAST:
        return have >= number
    if compare == AT_MOST:
        return have <= number
    return have == number


class Test:
    """One condition on a card: `Machine`, `with 2 or less {health}`."""

    __slots__ = ("compare", "kind", "number", "word")
    __test__ = False  # a record, no test case

    def __init__(self, kind: int, word: int, number: int, compare: int) -> None:
        self.kind: int = kind
        self.word: int = word
        self.number: int = number
        self.compare: int = compare


class Selector:
    """Which cards."""

    __slots__ = (
        "count",
        "noun",
        "other",
        "pick",
        "place",
        "player",
        "side",
        "tests",
        "up_to",
        "zone",
    )

    def __init__(self, pick: int) -> None:
        self.pick: int = pick
        self.count: int = 1
        self.up_to: bool = False
        self.other: bool = False
        self.side: int = SIDE_ANY
        self.noun: int = 0  # the game's number of the noun, or of the role
        self.tests: list[Test] = []
        self.zone: int = NOTHING
        self.player: int = YOU
        self.place: int = NOTHING  # register in the frame's items that holds the choice


class Condition:
    """`if you control a Machine unit`."""

    __slots__ = ("compare", "kind", "number", "place", "player", "selector", "test", "word")

    def __init__(self, kind: int) -> None:
        self.kind: int = kind
        self.player: int = YOU
        self.number: int = 0
        self.compare: int = AT_LEAST
        self.word: int = NOTHING
        self.place: int = NOTHING  # register of a chosen player
        self.selector: Selector | None = None
        self.test: Test | None = None


class Count:
    """A number that is not printed: what `for each` counts, a value of a card, a roll, an X."""

    __slots__ = ("beside", "divisor", "higher", "kind", "place", "player", "selector", "word")

    def __init__(self, kind: int) -> None:
        self.kind: int = kind
        self.beside: Count | None = None  # another number: the lower or the higher of both is meant
        self.higher: bool = False
        self.word: int = NOTHING  # a zone, or what the game counts
        self.player: int = YOU
        self.place: int = NOTHING  # register of a chosen player, or of the number
        self.divisor: int = 1  # 2: half of it, rounded down
        self.selector: Selector | None = None


class Cost:
    """One part of what has to be paid: `number`, or what is counted."""

    __slots__ = ("counted", "kind", "number", "selector", "word")

    def __init__(self, kind: int, number: int, word: int, selector: Selector | None) -> None:
        self.kind: int = kind
        self.number: int = number
        self.word: int = word
        self.selector: Selector | None = selector
        self.counted: Count | None = None  # a price that is not printed


class Instruction:
    """One step of a text. Its amount is `number`, plus `each` times what is counted.

    What changes several values at once (`changes`) is multiplied by the count as a whole; `each` is 1 then.
    """

    __slots__ = (
        "changes",
        "chosen_number",
        "chosen_player",
        "condition",
        "costs",
        "counted",
        "each",
        "jump",
        "most",
        "number",
        "op",
        "place",
        "player",
        "second",
        "selector",
        "until",
        "up_to",
        "word",
    )

    def __init__(self, op: int) -> None:
        self.op: int = op
        self.player: int = YOU
        self.number: int = 0
        self.each: int = 0  # added to the number for each of what is counted
        self.most: int = NO_LIMIT  # more is never counted
        self.second: int = 0
        self.up_to: bool = False  # the number is the most that is possible, less may be chosen
        self.word: int = NOTHING  # a resource, keyword, noun or stat
        self.until: int = NOTHING
        self.place: int = NOTHING  # where to, or a register of the frame's items
        # where the text goes on; of a step that does something: where if it cannot be done (`if you do`), or 0
        self.jump: int = 0
        # stat, number, stat, number, ...; of a choice between more than two modes where each but the first begins
        self.changes: list[int] = []
        self.selector: Selector | None = None
        self.counted: Count | None = None  # `for each`, `equal to`, X
        self.condition: Condition | None = None
        self.costs: list[Cost] = []
        # registers of the frame's items that hold a chosen player, and an X that this instruction pays
        self.chosen_player: int = NOTHING
        self.chosen_number: int = NOTHING


class Slot:
    """A choice that a text needs: targets, or (selector None) a player or a number; `branch` is its mode."""

    __slots__ = (
        "branch",
        "count",
        "effect",
        "mode",
        "most",
        "paid",
        "place",
        "selector",
        "waits",
        "whom",
    )

    def __init__(
        self, selector: Selector | None, place: int, count: int, mode: int, branch: int, effect: int
    ) -> None:
        self.selector: Selector | None = selector
        self.place: int = place  # first register in the frame's items
        self.count: int = count
        self.mode: int = mode  # register of the mode it depends on, or NOTHING
        self.branch: int = branch
        self.effect: int = effect  # which effect of the text needs it, from 0
        self.paid: int = NOTHING  # the initiative it belongs to: not needed unless paid
        self.most: int = NOTHING  # of a number: not larger than this
        self.whom: int = (
            NOTHING  # of a player: TEAMMATE, or what the game calls those that can be chosen
        )
        self.waits: bool = False  # chosen when the text comes to it, not when the effect is used


class Ability:
    """One paragraph of a text, ready to run."""

    __slots__ = (
        "condition",
        "costs",
        "counted",
        "event",
        "face",
        "keyword",
        "kind",
        "label",
        "modes",
        "number",
        "once",
        "player",
        "program",
        "registers",
        "selector",
        "slots",
        "static",
        "strain",
        "word",
        "words",
    )

    def __init__(self, kind: int) -> None:
        self.kind: int = kind
        self.number: int = NOTHING  # its place in the list of all abilities
        self.face: int = NOTHING  # the card face it is printed on
        self.label: int = NOTHING  # a keyword such as Battlefield
        self.event: int = NOTHING  # the kind of event it listens to
        self.selector: Selector | None = None  # whom the event or the continuous text is about
        self.player: int = YOU
        self.condition: Condition | None = None
        self.once: bool = False  # `the first time each turn`, or in a time that the game knows
        self.word: int = NOTHING  # the number that its event must have: which kind, which phase
        self.strain: int = 0  # what a use takes out of its card; what that is, its game says
        self.costs: list[Cost] = []
        self.static: int = NOTHING  # what a continuous text changes
        self.words: list[int] = []  # its numbers
        self.counted: Count | None = None  # `for each`: the first number is multiplied
        self.keyword: int = 0
        self.program: list[Instruction] = []
        self.slots: list[Slot] = []
        self.modes: list[int] = []  # places in the program where a mode is chosen
        self.registers: int = 0  # how many items a frame of this text needs


class PrintedTexts:
    """The abilities of all cards, numbered. A game's printed values are a subclass; never changed once made."""

    def __init__(self) -> None:
        self.count: int = 0  # how many faces
        self.abilities: list[Ability] = []

    def add_ability(self, face: int, ability: Ability) -> int:
        """Numbers an ability and notes the face it is printed on."""
        ability.number = len(self.abilities)
        ability.face = face
        self.abilities.append(ability)
        return ability.number

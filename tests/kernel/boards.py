"""Boards for tests of what texts mean: units put down by hand, and selectors, conditions and counts made by hand.

The cards are those of the little game; nothing is played.
"""

from __future__ import annotations

from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules.game import RoneGame, new_game
from runestack.games.rone.rules.primitives import enter_battlefield
from runestack.games.rone.rules.setup import Setup
from runestack.kernel.events import Listener
from runestack.kernel.frame import NOTHING, Frame
from runestack.kernel.program import (
    AT_LEAST,
    PICK_ANY,
    SIDE_ANY,
    TEST_KEYWORD,
    TEST_STAT,
    TEST_WORD,
    YOU,
    Ability,
    Condition,
    Count,
    Instruction,
    Selector,
    Test,
)
from runestack.kernel.references import reference
from tests.kernel.little_game import GUARD, MOURNER, ROCKET, SPARK, little_faces

FLYING = Test(TEST_KEYWORD, c.FLYING, 0, 0)
DEFENDER = Test(TEST_KEYWORD, c.DEFENDER, 0, 0)
EXHAUSTED = Test(TEST_WORD, c.EXHAUSTED, 0, 0)
STRONG = Test(TEST_STAT, c.STAT_MELEE, 2, AT_LEAST)  # with 2 or more melee attack


class Board:
    """A game of two, three or four players at its first question, with units put onto the battlefield."""

    def __init__(self, seats: int = 2) -> None:
        setup = Setup(1)
        setup.seats = seats
        setup.technologies = False
        setup.first_player = 0
        setup.heroes = [0] * seats
        deck = [ROCKET, MOURNER, GUARD, SPARK] * 12
        setup.decks = [deck] * (2 if seats == 4 else seats)
        setup.bounty = []
        # a table of cards of its own: tests add abilities to it
        self.s: RoneGame = new_game(little_faces.__wrapped__(), setup, None)

    def unit(self, seat: int, face: int) -> int:
        """A unit of a seat enters the battlefield."""
        s = self.s
        pile = s.deck[s.side[seat]]
        card = next(card for card in pile if s.face[card] == face)
        enter_battlefield(s, card, seat, 0, "")
        return card

    def listen(self, kind: int, card: int, ability: Ability) -> Listener:
        """A card has one more text, which changes values of a kind or waits for an event."""
        number = self.s.faces.add_ability(self.s.face[card], ability)
        listener = Listener(kind, card, card, number)
        self.s.listen(listener)
        return listener


def effect_of(board: Board, card: int, items: list[int] | None = None) -> Frame:
    """An effect of a card under way, with what it has chosen."""
    s = board.s
    effect = Frame(NOTHING, s.controller[card], card)
    effect.printed = reference(s, card)
    effect.text = s.faces.add_ability(s.face[card], Ability(c.TRIGGERED))
    effect.items = [] if items is None else items
    return effect


def selector(
    noun: int = c.UNIT,
    pick: int = PICK_ANY,
    *,
    side: int = SIDE_ANY,
    other: bool = False,
    tests: tuple[Test, ...] = (),
    place: int = NOTHING,
) -> Selector:
    """Which cards."""
    made = Selector(pick)
    made.noun = noun
    made.side = side
    made.other = other
    made.tests = list(tests)
    made.place = place
    return made


def condition(
    kind: int,
    number: int = 1,
    compare: int = AT_LEAST,
    *,
    player: int = YOU,
    word: int = NOTHING,
    which: Selector | None = None,
    test: Test | None = None,
    place: int = NOTHING,
) -> Condition:
    """What has to be true."""
    made = Condition(kind)
    made.number = number
    made.compare = compare
    made.player = player
    made.word = word
    made.selector = which
    made.test = test
    made.place = place
    return made


def count(
    kind: int, *, player: int = YOU, word: int = NOTHING, which: Selector | None = None
) -> Count:
    """What a `for each` counts."""
    made = Count(kind)
    made.player = player
    made.word = word
    made.selector = which
    return made


def counting(number: int, each: int, counted: Count) -> Instruction:
    """An instruction with a number, and more for each of what is counted."""
    made = Instruction(0)
    made.number = number
    made.each = each
    made.counted = counted
    return made

"""Which cards a selector means, seen from the card that holds the text.

`holder` is the card that has the text, `printed` the one on which its words stand (another one for copied words).
`seat` is the player of an effect, whose card may have left by now; NOBODY: who controls the holder. With `base`
everything is read as it is without continuous texts: these choose their cards so, and no value depends on itself.
"""

from __future__ import annotations

from runestack.kernel.frame import NOBODY
from runestack.kernel.program import (
    NO_VALUE,
    PICK_THIS,
    SIDE_ALLIED,
    SIDE_ANY,
    TEST_KEYWORD,
    TEST_NO_KEYWORD,
    TEST_STAT,
    TEST_WORD,
    Selector,
    Test,
    compares,
)
from runestack.kernel.state import State


def fits(
    s: State, selector: Selector, card: int, holder: int, printed: int, seat: int, base: bool
) -> bool:
    """Whether a card is one of those that a selector speaks of."""
    if selector.pick == PICK_THIS:
        return card == printed
    if not s.is_of_noun(card, selector):
        return False
    if selector.other and card == holder:
        return False
    if selector.side != SIDE_ANY:
        viewer = s.controller[holder] if seat == NOBODY else seat
        if s.is_allied(card, viewer) != (selector.side == SIDE_ALLIED):
            return False
    for test in selector.tests:
        if not passes(s, test, card, base):
            return False
    return True


def passes(s: State, test: Test, card: int, base: bool) -> bool:
    """Whether a card passes one test of a selector or a condition."""
    kind = test.kind
    if kind == TEST_WORD:
        return s.is_in_state(card, test.word)
    if kind == TEST_STAT:
        value = s.stat(card, test.word, base)
        return value != NO_VALUE and compares(test.compare, value, test.number)
    if kind == TEST_KEYWORD:
        return s.keywords_of(card, base) & test.word != 0
    if kind == TEST_NO_KEYWORD:
        return s.keywords_of(card, base) & test.word == 0
    message = f"no test has the number {kind}"
    raise RuntimeError(message)


def all_pass(s: State, selector: Selector, card: int) -> bool:
    """Whether a card outside play passes the tests of a selector."""
    for test in selector.tests:
        if not passes(s, test, card, True):
            return False
    return True


def count_fitting(
    s: State, selector: Selector, holder: int, printed: int, seat: int, base: bool
) -> int:
    """How many cards in play fit."""
    found = 0
    for card in s.cards_in_play(selector.noun):
        if fits(s, selector, card, holder, printed, seat, base):
            found += 1
    return found


def count_controlled(
    s: State, selector: Selector, player: int, holder: int, printed: int, base: bool
) -> int:
    """How many of them are on a player's side."""
    found = 0
    for card in s.cards_in_play(selector.noun):
        if s.is_allied(card, player) and fits(s, selector, card, holder, printed, NOBODY, base):
            found += 1
    return found

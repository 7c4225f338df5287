"""Which happenings a text means: of the same kind of event not every one is."""

from __future__ import annotations

from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import counts
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.dice import shows
from runestack.games.invasion.rules.state import PHASE, InvasionState
from runestack.kernel.frame import NOTHING


def is_meant(s: InvasionState, kind: int, word: int, card: int, other: int, number: int) -> bool:
    """Whether a text that waits for a kind of event, and in it for a word, means this one."""
    if kind == e.ARMOR_DESTROYED and card != NOTHING:
        return False  # that of an invasion card
    if kind in e.SOME and number <= 0:
        return False  # nothing was gained or lost: it was at its most or its least
    if kind == e.TAKES_DAMAGE:
        return other + number > 0
    if kind == e.PHASE_BEGINS:
        return word == number
    if kind == e.GAINS_SCREW:
        return True
    if kind == e.ROUND_BEGINS:
        return word in (NOTHING, number)
    if kind in e.OF_CARDS and word != NOTHING and not is_played_kind(s, word, card):
        return False
    if kind == e.DISCARDS:
        return number == 0  # other cards only go to the Discard pile (INV-RULING-23)
    if kind == e.ROLLS and word != NOTHING:
        return shows(s, number, other, word)
    if kind == e.RECRUITS and s.numbers[PHASE] == c.SETTING_UP:
        return False
    if kind in e.OF_CARDS:
        return True
    if kind in e.KIND_IN_NUMBER:
        return word in (NOTHING, number)
    if kind == e.PLAYS and word != NOTHING:
        return is_played_kind(s, word, card)
    return word in (NOTHING, other)


def is_played_kind(s: InvasionState, word: int, card: int) -> bool:
    """Whether a card that is played is of a colour or family, has so many symbols, or is the n-th of the turn."""
    if word >= counts.NTH_OF_TURN:
        return s.plays[s.owner[card]] == word - counts.NTH_OF_TURN
    if word >= counts.AT_LEAST_SYMBOLS:
        return len(s.faces.cost[s.face[card]]) >= word - counts.AT_LEAST_SYMBOLS
    return s.faces.is_of_kind(s.face[card], word)

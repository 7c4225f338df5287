"""The stack of deployed cards: hits, defeats, attacks, and what happens to cards of the Invasion."""

from __future__ import annotations

from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules import scenarios as sc
from runestack.games.invasion.rules.primitives import destroy, move, strike
from runestack.games.invasion.rules.seats import is_cooperative, players_in
from runestack.games.invasion.rules.state import PHASE, QUIET, InvasionState
from runestack.games.invasion.rules.text import wake_texts
from runestack.games.invasion.rules.values import (
    prevented,
    remaining_armor,
    remaining_health,
    statistic,
    who_is_dealt,
)
from runestack.kernel.frame import NOBODY, NOTHING


def needed(s: InvasionState, card: int, ignores_armor: bool) -> int:
    """How many points defeat a card."""
    return max(0, remaining_health(s, card)) + (0 if ignores_armor else remaining_armor(s, card))


def hit(s: InvasionState, seat: int, card: int, points: int, ignores_armor: bool) -> None:
    """Points on a card: melee takes armor first (INV-RULING-89)."""
    absorbed = 0 if ignores_armor else min(points, remaining_armor(s, card))
    s.armor_damage[card] += absorbed
    s.health_damage[card] += points - absorbed
    s.emit(e.HITS, seat, card, points - absorbed, absorbed, "INV-DMG-1")


def break_armor(s: InvasionState, seat: int, card: int, points: int) -> None:
    """Armor of a card is destroyed; the rest is ignored (INV-RULING-89)."""
    broken = min(points, remaining_armor(s, card))
    s.armor_damage[card] += broken
    s.emit(e.ARMOR_DESTROYED, seat, card, NOTHING, broken, "INV-WORD-14")


def is_players_turn(s: InvasionState) -> bool:
    """Whether the players are on turn, not the Invasion."""
    return s.numbers[PHASE] <= c.ENDING


def clear_defeated(s: InvasionState, seat: int) -> None:
    """Whatever card lies on top with 0 or less health is defeated, repeatedly (INV-DMG-2, INV-RULING-90)."""
    if not is_cooperative(s):
        return
    while s.stack and remaining_health(s, s.stack[-1]) <= 0:
        card = s.stack[-1]
        s.emit(e.DEFEATS, seat, card, NOTHING, 0, "INV-DMG-2")
        wake_texts(s, card, c.CARD_DEFEATED, NOBODY)
        if s.scenario().changes_rule(sc.DEFEATED_DESTROYED) and is_players_turn(s):
            destroy(s, card, "INV-SC3-9")
        else:
            move(s, card, c.IN_INVASION_DISCARD, NOBODY)
    for card in s.zones[:]:
        if remaining_health(s, card) <= 0:
            s.emit(e.DEFEATS, seat, card, NOTHING, 0, "INV-SC2-7")
            wake_texts(s, card, c.CARD_DEFEATED, NOBODY)
            destroy(s, card, "INV-SC2-7")


def strike_players(s: InvasionState, kind: int, number: int, rule: str) -> None:
    """The same damage to every player, as one instruction (INV-RULING-99); texts may prevent some."""
    if s.numbers[QUIET]:
        return
    for each in players_in(s):
        seat = who_is_dealt(s, each)
        left = number - prevented(s, seat, kind, number)
        if left > 0:
            strike(s, seat, kind, left, False, rule)


def current(s: InvasionState, card: int, kind: int) -> int:
    """Melee or ranged of an invasion card as it is now; never less than nothing."""
    return max(0, statistic(s, card, c.STAT_MELEE + kind))

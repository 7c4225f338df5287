"""Sieges of what another player controls: cities and home realms (PROC-SIEGE)."""

from __future__ import annotations

from typing import Final

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules.combat import (
    attacker_wins_ties,
    begin_combat,
    playable,
    push_abilities,
)
from runestack.games.rune_age.rules.primitives import add_damage, exhaust, move
from runestack.games.rune_age.rules.seats import is_in
from runestack.games.rune_age.rules.state import COMBAT_STEP, RESULT, RuneAgeState
from runestack.games.rune_age.rules.values import (
    army_strength,
    auto_defense,
    kind_of,
    player_change,
)
from runestack.games.rune_age.rules.victory import check
from runestack.kernel.decision import option, option_first, option_kind
from runestack.kernel.driver import ask
from runestack.kernel.frame import NOTHING, Frame
from runestack.kernel.procedure import define, label
from runestack.kernel.triggers import push_triggers

# seat: attacker; target: defender; card: the besieged card; number: the player with priority


def siege_1_declare(s: RuneAgeState, f: Frame) -> None:
    """The attack counts for this round (RA-COMBAT-4)."""
    s.attacked[f.card] |= 1 << f.seat
    s.combats[f.seat] += 1
    f.number = f.seat
    begin_combat(s, c.SIEGE, f.seat, f.target, f.card)


def siege_2_assault(s: RuneAgeState, f: Frame) -> None:
    """In turns, the attacker first (RA-SIEGE-4); who has passed is not asked again (RA-SIEGE-8, 9)."""
    if has_broken_off(s, f):
        return
    if s.passed[f.seat] and s.passed[f.target]:
        f.step = SIEGE_4_ATTACKER
        return
    if s.passed[f.number]:
        f.number = other_of(f, f.number)
    cards = playable(s, f.number)
    options = [option(ch.PASS, 0, 0), *[option(ch.PLAY, card, 0) for card in cards]]
    ask(s, f, f.number, ch.ASK_SIEGE, options, f.card)


def has_broken_off(s: RuneAgeState, f: Frame) -> bool:
    """Where one of them has left the game, only the End of Combat step is left for the other one (RA-RULING-83)."""
    if is_in(s, f.seat) and is_in(s, f.target):
        return False
    f.step = SIEGE_8_AFTERMATH
    return True


def other_of(f: Frame, seat: int) -> int:
    """The other one of the two."""
    return f.target if seat == f.seat else f.seat


def siege_3_play(s: RuneAgeState, f: Frame) -> None:
    """A card, or pass for good; then the other one."""
    f.step = SIEGE_2_ASSAULT
    seat = f.number
    f.number = other_of(f, seat)
    if option_kind(f.answer) == ch.PASS:
        s.passed[seat] = 1
        s.emit(e.PASSES, seat, f.card, NOTHING, army_strength(s, seat), "RA-SIEGE-7")
    else:
        s.push(Frame(p.PLAY, seat, option_first(f.answer)))


def siege_4_attacker(s: RuneAgeState, f: Frame) -> None:
    """All Resolution abilities of the attacker (RA-SIEGE-10)."""
    s.numbers[COMBAT_STEP] = c.RESOLVING
    push_abilities(s, f.seat, c.RESOLUTION)


def siege_5_defender(s: RuneAgeState, f: Frame) -> None:
    """Then all of the defender."""
    if not has_broken_off(s, f):
        push_abilities(s, f.target, c.RESOLUTION)


def siege_6_compare(s: RuneAgeState, f: Frame) -> None:
    """A city adds its auto-defense bonus; a tie is won by the defender (RA-SIEGE-11 to 14)."""
    if has_broken_off(s, f):
        return
    attacking = army_strength(s, f.seat)
    defending = army_strength(s, f.target)
    if kind_of(s, f.card) & c.CITY:
        defending += auto_defense(s, f.card)
    won = attacking > defending or (attacking == defending and attacker_wins_ties(s))
    s.numbers[RESULT] = c.ATTACKER_WON if won else c.DEFENDER_WON
    s.emit(e.RESOLVES, f.seat, f.card, attacking, defending, "RA-SIEGE-13")
    if won and kind_of(s, f.card) & c.CITY:
        take_city(s, f.seat, f.card)
    elif won:
        number = attacking - defending + additional_damage(s, f.seat)
        add_damage(s, f.target, number, f.card, "RA-SIEGE-17")
    winner = f.seat if won else f.target
    s.emit(e.WINS_COMBAT, winner, f.card, NOTHING, 0, "RA-SIEGE-13")
    s.emit(e.LOSES_COMBAT, other_of(f, winner), f.card, NOTHING, 0, "RA-SIEGE-13")


def take_city(s: RuneAgeState, seat: int, card: int) -> None:
    """Refreshed, whatever its state was (RA-SIEGE-15); in the cooperative variant exhausted (RA-COOP-9)."""
    move(s, card, c.IN_REALM, seat)
    s.emit(e.SECURED, seat, card, NOTHING, 1, "RA-SIEGE-15")
    if s.scenario.captured_exhausted:
        exhaust(s, card, "RA-COOP-9")


def additional_damage(s: RuneAgeState, seat: int) -> int:
    """What texts add to the damage of a won siege of a home realm."""
    return player_change(s, seat, e.ON_SIEGE_DAMAGE)


def siege_7_check(s: RuneAgeState, f: Frame) -> None:
    """Elimination and victory, at once (RA-RULING-81)."""
    check(s)
    if s.outcome is None:
        push_triggers(s)


def siege_8_aftermath(s: RuneAgeState, f: Frame) -> None:
    """End of Combat; of one who is out nothing is left (RA-RULING-83)."""
    s.push(Frame(p.AFTERMATH, f.seat, f.card))


define(
    p.SIEGE,
    [
        siege_1_declare,
        siege_2_assault,
        siege_3_play,
        siege_4_attacker,
        siege_5_defender,
        siege_6_compare,
        siege_7_check,
        siege_8_aftermath,
    ],
)
SIEGE_2_ASSAULT: Final = label(p.SIEGE, siege_2_assault)
SIEGE_4_ATTACKER: Final = label(p.SIEGE, siege_4_attacker)
SIEGE_8_AFTERMATH: Final = label(p.SIEGE, siege_8_aftermath)

"""Choices of dice, colours, stored resources and zones that a text leaves to a player."""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules.dice import (
    collect,
    count_on_side,
    dice_of,
    free_dice,
    is_empty_side,
    roll,
    set_aside,
    stoppable,
    turn_die,
)
from runestack.games.invasion.rules.primitives import add_resource, store_in_zone, take_from_zone
from runestack.games.invasion.rules.seats import has_stopped
from runestack.games.invasion.rules.state import InvasionState
from runestack.games.invasion.rules.storage import (
    is_open,
    lose_stored,
    open_spot_with,
    put_in_spot,
    take_stored,
)
from runestack.games.invasion.rules.storing import push_store
from runestack.kernel.choices import DONE
from runestack.kernel.decision import option, option_first, option_kind, option_second
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOTHING, Frame
from runestack.kernel.procedure import define, label

# -- dice; flag: what for; number: how many are left; place: 1 if fewer are allowed; items: those already chosen;
# -- target: the colour a side has to show, or WILD for any of them ----------------------------------------------

STOP_DIE: Final = 0
HOLD_DIE: Final = 1
TURN: Final = 2
REROLL: Final = 3
REUSE: Final = 4
COLLECT: Final = 5
ROLL: Final = 6  # used or not, for what it shows


def push_pick_die(s: InvasionState, seat: int, card: int, what: int, number: int) -> Frame:
    """A player picks dice."""
    frame = Frame(p.PICK_DIE, seat, card)
    frame.flag = what
    frame.number = number
    s.push(frame)
    return frame


def dice_for(s: InvasionState, f: Frame) -> list[int]:
    """The dice that can be picked."""
    if f.flag in (STOP_DIE, HOLD_DIE):
        return stoppable(s, f.seat)
    if f.flag == ROLL:
        return list(dice_of(f.seat))
    if f.flag == REUSE:
        return [die for die in dice_of(f.seat) if s.die_state[die] == c.USED]
    dice = [die for die in free_dice(s, f.seat) if die not in f.items]
    if f.flag == REROLL and f.target == c.NEUTRAL:
        return [die for die in dice if is_empty_side(s, die, s.die_top[die])]
    return dice


def pick_die_1_ask(s: InvasionState, f: Frame) -> None:
    """One after the other."""
    dice = dice_for(s, f)
    if f.number <= 0 or not dice or has_stopped(s):
        f.step = END
        return
    options: list[int] = []
    if f.place:
        options.append(option(DONE, 0, 0))
    for die in dice:
        if f.flag == TURN:
            add_sides(s, f, die, options)
        else:
            options.append(option(ch.DIE, die, 0))
    if not options:
        f.step = END
        return
    kind = ch.ASK_SIDE if f.flag == TURN else ch.ASK_DIE
    ask(s, f, f.seat, kind, options, f.card, f.flag)


def add_sides(s: InvasionState, f: Frame, die: int, options: list[int]) -> None:
    """The other sides of a die; only those that show the colour, or some colour, if one is asked for."""
    for side in range(c.SIDES):
        fits = f.target == NOTHING
        if f.target == c.WILD:
            fits = not is_empty_side(s, die, side)
        elif f.target != NOTHING:
            fits = count_on_side(s, die, side, f.target) > 0
        if side != s.die_top[die] and fits:
            options.append(option(ch.SIDE, die, side))


def pick_die_2_do(s: InvasionState, f: Frame) -> None:
    """It happens; then the next one."""
    if option_kind(f.answer) == DONE:
        f.step = END
        return
    die = option_first(f.answer)
    f.items.append(die)
    f.number -= 1
    f.step = PICK_DIE_1_ASK
    if f.flag == STOP_DIE:
        set_aside(s, die, c.THIS_TURN, "INV-RULING-105")
    elif f.flag == HOLD_DIE:
        set_aside(s, die, c.THIS_EVENT, "INV-RULING-116")
    elif f.flag == TURN:
        turn_die(s, die, option_second(f.answer), "INV-RULING-33")
    elif f.flag in (REROLL, ROLL):
        roll(s, die, e.REROLLS if f.flag == REROLL else e.ROLLS, "INV-RULING-41")
        if s.frames[-2].procedure == p.TEXT:
            s.frames[-2].count = die
    elif f.flag == REUSE:
        s.die_state[die] = c.UNUSED
    else:
        collect(s, die, f.seat, "INV-RULING-33")


define(p.PICK_DIE, [pick_die_1_ask, pick_die_2_do])
PICK_DIE_1_ASK: Final = label(p.PICK_DIE, pick_die_1_ask)


# -- colours; flag: what for; number: how many are left; place: the first colour that may be named

TO_POOL: Final = 0
TO_STORAGE: Final = 1
ALL_TO_POOL: Final = 3  # one colour for all of them
CHANGE: Final = 2  # a resource of the pool: the old colour, then the new one (`target`)


def push_pick_colour(s: InvasionState, seat: int, card: int, what: int, number: int) -> None:
    """A player names a colour for each of some resources."""
    frame = Frame(p.PICK_COLOUR, seat, card)
    frame.flag = what
    frame.number = number
    s.push(frame)


def pick_colour_1_ask(s: InvasionState, f: Frame) -> None:
    """Named in the order of the colours, so that no set is seen twice."""
    if f.number <= 0:
        f.step = END
        return
    options: list[int] = []
    for colour in range(f.place, c.COLOURS):
        if f.flag != CHANGE or f.target != NOTHING or s.pool[f.seat * c.COLOURS + colour]:
            options.append(option(ch.COLOUR, colour, 0))
    if not options:
        f.step = END
        return
    ask(s, f, f.seat, ch.ASK_COLOUR, options, f.card, f.flag)


def pick_colour_2_do(s: InvasionState, f: Frame) -> None:
    """It happens; then the next one."""
    colour = option_first(f.answer)
    f.step = PICK_COLOUR_1_ASK
    if f.flag == CHANGE:
        change_colour(s, f, colour)
        return
    if f.flag == ALL_TO_POOL:
        add_resource(s, f.seat, colour, f.number, "INV-RULING-49")
        f.number = 0
        return
    f.place = colour
    f.number -= 1
    if f.flag == TO_POOL:
        add_resource(s, f.seat, colour, 1, "INV-RULING-49")
    else:
        wanted = [0] * c.TYPES_STORED
        wanted[colour] = 1
        push_store(s, f.seat, wanted, f.card)


def change_colour(s: InvasionState, f: Frame, colour: int) -> None:
    """A resource of the pool gets another colour."""
    if f.target == NOTHING:
        f.target = colour
        return
    s.pool[f.seat * c.COLOURS + f.target] -= 1
    add_resource(s, f.seat, colour, 1, "INV-RULING-33")
    f.target = NOTHING
    f.number -= 1


define(p.PICK_COLOUR, [pick_colour_1_ask, pick_colour_2_do])
PICK_COLOUR_1_ASK: Final = label(p.PICK_COLOUR, pick_colour_1_ask)


# -- stored resources that are destroyed; number: how many are left -------------------------------


def push_pick_stored(s: InvasionState, seat: int, card: int, number: int) -> None:
    """A player destroys stored resources of choice (all if fewer)."""
    frame = Frame(p.PICK_STORED, seat, card)
    frame.number = number
    s.push(frame)


def pick_stored_1_ask(s: InvasionState, f: Frame) -> None:
    """One after the other."""
    found = open_spot_with(s, f.seat)
    if f.number <= 0 or not found:
        f.step = END
        return
    options = [option(ch.STORED, one // 8, one % 8) for one in found]
    ask(s, f, f.seat, ch.ASK_STORED, options, f.card, f.number)


def pick_stored_2_do(s: InvasionState, f: Frame) -> None:
    """Destroyed."""
    f.number -= 1
    f.step = PICK_STORED_1_ASK
    lose_stored(s, f.seat, option_first(f.answer) * 8 + option_second(f.answer))


define(p.PICK_STORED, [pick_stored_1_ask, pick_stored_2_do])
PICK_STORED_1_ASK: Final = label(p.PICK_STORED, pick_stored_1_ask)


# -- moving a stored resource; items: what is moved -----------------------------------------------


def movable(s: InvasionState, seat: int) -> list[int]:
    """Stored resources that another open spot accepts."""
    found: list[int] = []
    for one in open_spot_with(s, seat):
        spot = one // 8
        colour = one % 8
        other = colour if spot == c.WILD else c.WILD
        if other != spot and is_open(s, seat, other):
            found.append(one)
    return found


def move_stored_1_ask(s: InvasionState, f: Frame) -> None:
    """Which one."""
    options = [option(ch.STORED, one // 8, one % 8) for one in movable(s, f.seat)]
    if not options:
        f.step = END
        return
    ask(s, f, f.seat, ch.ASK_STORED, options, f.card, 0)


def move_stored_2_do(s: InvasionState, f: Frame) -> None:
    """To the one other spot that takes it: its own colour's, or a wild one."""
    spot = option_first(f.answer)
    colour = option_second(f.answer)
    take_stored(s, f.seat, spot, colour)
    put_in_spot(s, f.seat, colour, colour if spot == c.WILD else c.WILD, "INV-RULING-46")


define(p.MOVE_STORED, [move_stored_1_ask, move_stored_2_do])


# -- zones of the Invasion; flag: what for; number: how many; items: zones that may be chosen -----

STORE_THERE: Final = 0
DESTROY_THERE: Final = 1
RULES_OF_ZONES: Final = ("INV-IWORD-3", "INV-RULING-6")


def push_pick_zone(
    s: InvasionState, seat: int, card: int, what: int, number: int, zones: list[int]
) -> None:
    """A zone is chosen; resources are stored or destroyed there."""
    frame = Frame(p.PICK_ZONE, seat, card)
    frame.flag = what
    frame.number = number
    frame.items = zones
    s.push(frame)


def pick_zone_1_ask(s: InvasionState, f: Frame) -> None:
    """One of those that may be chosen."""
    if not f.items:
        f.step = END
        return
    options = [option(ch.ZONE, colour, 0) for colour in f.items]
    ask(s, f, f.seat, ch.ASK_ZONE, options, f.card, f.flag)


def pick_zone_2_do(s: InvasionState, f: Frame) -> None:
    """Stored or destroyed."""
    colour = option_first(f.answer)
    f.target = colour
    if f.flag == STORE_THERE:
        store_in_zone(s, colour, f.number, RULES_OF_ZONES[f.flag])
    else:
        take_from_zone(s, colour, f.number, RULES_OF_ZONES[f.flag])


define(p.PICK_ZONE, [pick_zone_1_ask, pick_zone_2_do])

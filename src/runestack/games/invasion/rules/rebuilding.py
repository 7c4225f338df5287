"""Replacing a screw on a die (INV-SPARE-3): die, side, position and the new screw."""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules.dice import dice_of, place_of_screw, rebuild
from runestack.games.invasion.rules.state import InvasionState
from runestack.kernel.decision import option, option_first, option_second
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, Frame
from runestack.kernel.procedure import define

# what may be replaced by what
ANY_SCREW: Final = 0
TO_NEUTRAL: Final = 1  # a coloured screw by a neutral one (Hacked)
WITH_COLOUR: Final = 2  # any screw by one of this colour, counted from here

# target: the die; place: the side; number: the position; flag: what may be replaced


def push_rebuild(s: InvasionState, seat: int, card: int, which: int) -> None:
    """A player replaces a screw on one of the own dice."""
    frame = Frame(p.REBUILD, seat, card)
    frame.flag = which
    s.push(frame)


def positions(s: InvasionState, die: int, side: int, which: int) -> list[int]:
    """Where a side may be rebuilt; equal screws are named once."""
    found: list[int] = []
    colours: list[int] = []
    for position in range(c.SCREWS_OF_SIDE):
        colour = s.screw[place_of_screw(die, side, position)]
        if colour not in colours and (which != TO_NEUTRAL or colour != c.NEUTRAL):
            colours.append(colour)
            found.append(position)
    return found


def sides(s: InvasionState, die: int, which: int) -> list[int]:
    """The sides of a die that may be rebuilt."""
    return [side for side in range(c.SIDES) if positions(s, die, side, which)]


def rebuild_1_die(s: InvasionState, f: Frame) -> None:
    """Any die of the player, also one that is not usable this turn (INV-RULING-56)."""
    options = [option(ch.DIE, die, 0) for die in dice_of(f.seat) if sides(s, die, f.flag)]
    if not options:
        f.step = END
        return
    ask(s, f, f.seat, ch.ASK_DIE, options, f.card)


def rebuild_2_side(s: InvasionState, f: Frame) -> None:
    """Which side."""
    f.target = option_first(f.answer)
    options = [option(ch.SIDE, f.target, side) for side in sides(s, f.target, f.flag)]
    ask(s, f, f.seat, ch.ASK_SIDE, options, f.card, f.target)


def rebuild_3_position(s: InvasionState, f: Frame) -> None:
    """Which screw."""
    f.place = option_second(f.answer)
    found = positions(s, f.target, f.place, f.flag)
    options = [option(ch.POSITION, f.place, position) for position in found]
    ask(s, f, f.seat, ch.ASK_POSITION, options, f.card, f.target)


def rebuild_4_screw(s: InvasionState, f: Frame) -> None:
    """The new screw; the same colour is allowed (INV-RULING-56)."""
    f.number = option_second(f.answer)
    options = [option(ch.COLOUR, c.NEUTRAL, 0)]
    if f.flag == ANY_SCREW:
        options = [option(ch.COLOUR, colour, 0) for colour in range(c.COLOURS)]
        options.append(option(ch.COLOUR, c.NEUTRAL, 0))
    elif f.flag >= WITH_COLOUR:
        options = [option(ch.COLOUR, f.flag - WITH_COLOUR, 0)]
    ask(s, f, f.seat, ch.ASK_NEW_SCREW, options, f.card, f.target)


def rebuild_5_do(s: InvasionState, f: Frame) -> None:
    """For the rest of the game."""
    rebuild(s, f.target, f.place, f.number, option_first(f.answer), "INV-SPARE-3")


define(
    p.REBUILD,
    [rebuild_1_die, rebuild_2_side, rebuild_3_position, rebuild_4_screw, rebuild_5_do],
)

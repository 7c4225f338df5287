"""Dice: six sides of three screws, which are rebuilt during the game."""

from __future__ import annotations

from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.primitives import add_resource
from runestack.games.invasion.rules.state import InvasionState
from runestack.kernel.frame import NOTHING
from runestack.kernel.random import below


def dice_of(seat: int) -> range:
    """The dice of a player."""
    return range(seat * c.DICE_EACH, (seat + 1) * c.DICE_EACH)


def owner_of_die(die: int) -> int:
    """Whose die it is."""
    return die // c.DICE_EACH


def add_dice(s: InvasionState) -> None:
    """Four dice of a player in the starting configuration, as the boards say it (INV-DICE-2, 3)."""
    for _ in range(c.DICE_EACH):
        s.die_top.append(c.NOT_ROLLED)
        s.die_state.append(c.UNUSED)
        s.die_until.append(0)
        s.screw.extend(s.faces.die)


def place_of_screw(die: int, side: int, position: int) -> int:
    """Where a screw stands in the column."""
    return (die * c.SIDES + side) * c.SCREWS_OF_SIDE + position


def count_on_side(s: InvasionState, die: int, side: int, colour: int) -> int:
    """How many screws of a colour a side has."""
    found = 0
    first = place_of_screw(die, side, 0)
    for place in range(first, first + c.SCREWS_OF_SIDE):
        if s.screw[place] == colour:
            found += 1
    return found


def is_empty_side(s: InvasionState, die: int, side: int) -> bool:
    """Whether a side shows no colour."""
    return count_on_side(s, die, side, c.NEUTRAL) == c.SCREWS_OF_SIDE


def is_free(s: InvasionState, die: int) -> bool:
    """Whether a die is rolled, usable and unused."""
    return s.die_state[die] == c.UNUSED and s.die_top[die] != c.NOT_ROLLED


def free_dice(s: InvasionState, seat: int) -> list[int]:
    """The dice of a player that can still be used this turn."""
    return [die for die in dice_of(seat) if is_free(s, die)]


def begin_dice(s: InvasionState, seat: int) -> None:
    """A new turn: what was used is usable again; what is set aside stays so."""
    for die in dice_of(seat):
        s.die_top[die] = c.NOT_ROLLED
        if s.die_state[die] == c.USED:
            s.die_state[die] = c.UNUSED


def shows(s: InvasionState, die: int, side: int, what: int) -> bool:
    """Whether a side has a colour; NEUTRAL: none; WILD: three screws of one colour."""
    if what == c.NEUTRAL:
        return is_empty_side(s, die, side)
    if what < c.COLOURS:
        return count_on_side(s, die, side, what) > 0
    for colour in range(c.COLOURS):
        if count_on_side(s, die, side, colour) == c.SCREWS_OF_SIDE:
            return True
    return False


def roll(s: InvasionState, die: int, kind: int, rule: str) -> None:
    """One of six sides, equally likely."""
    s.die_top[die] = below(s.random, c.STREAM_DICE, c.SIDES)
    s.emit(kind, owner_of_die(die), NOTHING, s.die_top[die], die, rule)


def roll_all(s: InvasionState, seat: int) -> None:
    """All dice that can be used this turn (INV-TURN-4)."""
    for die in dice_of(seat):
        if s.die_state[die] == c.UNUSED:
            roll(s, die, e.ROLLS, "INV-TURN-4")


def collect(s: InvasionState, die: int, seat: int, rule: str) -> None:
    """Every coloured screw on top adds a resource to the pool (INV-MAIN-2)."""
    first = place_of_screw(die, s.die_top[die], 0)
    for place in range(first, first + c.SCREWS_OF_SIDE):
        if s.screw[place] != c.NEUTRAL:
            add_resource(s, seat, s.screw[place], 1, rule)


def use_die(s: InvasionState, die: int, rule: str) -> None:
    """It is used; what it gives is the caller's matter."""
    s.die_state[die] = c.USED
    s.emit(e.USES_DIE, owner_of_die(die), NOTHING, s.die_top[die], die, rule)


def set_aside(s: InvasionState, die: int, until: int, rule: str) -> None:
    """It counts as used as long as that lasts (INV-DICE-8)."""
    s.die_state[die] = c.SET_ASIDE
    s.die_until[die] |= until
    s.emit(e.STOPS_DIE, owner_of_die(die), NOTHING, NOTHING, die, rule)


def release(s: InvasionState, die: int, until: int) -> None:
    """One of the reasons for which it is set aside is over."""
    s.die_until[die] &= ~until
    if s.die_state[die] == c.SET_ASIDE and not s.die_until[die]:
        s.die_state[die] = c.UNUSED


def rebuild(s: InvasionState, die: int, side: int, position: int, colour: int, rule: str) -> None:
    """A screw is replaced; that lasts for the rest of the game (INV-DICE-9)."""
    s.screw[place_of_screw(die, side, position)] = colour
    place = side * c.SCREWS_OF_SIDE + position
    s.emit(e.REBUILDS, owner_of_die(die), NOTHING, colour, die * c.SCREWS_OF_DIE + place, rule)


def turn_die(s: InvasionState, die: int, side: int, rule: str) -> None:
    """Laid on another side: no reroll."""
    s.die_top[die] = side
    s.emit(e.TURNS_DIE, owner_of_die(die), NOTHING, side, die, rule)


def stoppable(s: InvasionState, seat: int) -> list[int]:
    """The dice that a player may choose not to use: one already used only if there is no other (INV-RULING-105)."""
    dice = [die for die in dice_of(seat) if s.die_state[die] == c.UNUSED]
    if not dice:
        dice = [die for die in dice_of(seat) if s.die_state[die] == c.USED]
    return dice

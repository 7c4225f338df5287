"""Health, power and determinations (P-HEALTHLOSS, P-POWER)."""

from __future__ import annotations

from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules.player_values import maximum_health, player_forbidding
from runestack.games.runeslingers.rules.state import DIRTY, EncounterState, did, whose_effect
from runestack.kernel.frame import NOTHING


def lose_power(s: EncounterState, seat: int, reset: bool, rule: str) -> None:
    """One power less; the encounter ends with the next state check if none is left (RS-RULING-15)."""
    s.power[seat] -= 1
    s.numbers[DIRTY] = 1
    did(s, seat, c.DID_LOSE_POWER)
    s.emit(e.LOSES_POWER, seat, NOTHING, NOTHING, s.power[seat], rule)
    if s.power[seat] <= 0:
        return
    s.determinations[seat] += 1
    s.emit(e.DETERMINATION, seat, NOTHING, NOTHING, s.determinations[seat], "RS-OBJ-13")
    if reset:
        s.health[seat] = maximum_health(s, seat)
        s.emit(e.HEALTH_RESETS, seat, NOTHING, NOTHING, s.health[seat], "RS-OBJ-4")


def take_health(s: EncounterState, seat: int, amount: int, through: bool, rule: str) -> int:
    """Lowers health; `through`: over a power loss, as long as something is left. Returns how much was taken."""
    taken = 0
    while amount > 0 and s.health[seat] > 0:
        part = min(amount, s.health[seat])
        s.health[seat] -= part
        taken += part
        amount -= part
        if s.health[seat] == 0:
            lose_power(s, seat, True, rule)
            if not through:
                break
    return taken


def lose_health(
    s: EncounterState, seat: int, amount: int, source: int, instigator: int, rule: str
) -> None:
    """Health loss is no damage, cannot be blocked and carries over a power loss (RS-DMG-7)."""
    if amount <= 0:
        return
    instigator = whose_effect(s, instigator, source)
    did(s, seat, c.DID_LOSE_HEALTH)
    s.emit(e.HEALTH_LOST, seat, source, instigator, amount, rule)
    take_health(s, seat, amount, True, "RS-OBJ-4")
    s.numbers[DIRTY] = 1
    s.emit(e.LOSES_HEALTH, seat, source, instigator, amount, rule)  # heard when all of it is gone


def gain_health(s: EncounterState, seat: int, amount: int, rule: str) -> None:
    """Up to the maximum; the excess is not gained (RS-RULING-17)."""
    if player_forbidding(s, seat, c.NO_GAIN) != NOTHING:
        return
    gained = min(amount, maximum_health(s, seat) - s.health[seat])
    if gained > 0:
        s.health[seat] += gained
        did(s, seat, c.DID_GAIN_HEALTH)
        s.emit(e.GAINS_HEALTH, seat, NOTHING, NOTHING, gained, rule)


def change_maximum(s: EncounterState, seat: int, amount: int, rule: str) -> None:
    """The maximum health changes for the rest of the encounter; health follows in the state check."""
    s.maximum_change[seat] += amount
    s.numbers[DIRTY] = 1
    s.emit(e.MAXIMUM_CHANGES, seat, NOTHING, NOTHING, amount, rule)

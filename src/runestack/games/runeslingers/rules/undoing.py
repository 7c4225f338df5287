"""Undoing a play or use whose costs cannot be paid after all (RS-RULING-43)."""

from __future__ import annotations

from typing import Final

from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules import procedures as p
from runestack.games.runeslingers.rules.state import EncounterState
from runestack.kernel.frame import NOTHING

# Bits of the column `refused` below this one are ways to play a card (1 << constants PLAIN, TO_SLING, TO_CHARGE).
REFUSED_USE: Final = 8


def undo(s: EncounterState, kept: int) -> None:
    """Everything goes back to the state before the announcement; the last thing that a step does.

    What was undone is not offered again before something else has happened, or the game could run in a circle.
    """
    if kept == NOTHING:
        message = f"a cost of card {s.frames[-1].card} cannot be paid, and nothing was kept"
        raise RuntimeError(message)
    s.restore(kept)
    frame = s.frames.pop()  # the play or use itself; what asked for it asks again
    s.refused[frame.card] |= 1 << frame.flag if frame.procedure == p.PLAY else REFUSED_USE
    s.emit(e.PLAY_UNDONE, frame.seat, frame.card, NOTHING, 0, "RS-RULING-43")


def forget_refusals(s: EncounterState) -> None:
    """Something has happened: what was undone may be tried again."""
    for card in range(len(s.refused)):
        if s.refused[card]:
            s.refused[card] = 0

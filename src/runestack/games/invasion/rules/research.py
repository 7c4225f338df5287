"""What the Invasion takes from its supplies: protocols, and invasion cards."""

from __future__ import annotations

from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.primitives import move
from runestack.games.invasion.rules.state import InvasionState
from runestack.kernel.frame import NOBODY, NOTHING
from runestack.kernel.random import shuffle


def research(s: InvasionState, number: int) -> None:
    """The top card of the supply enters the Protocols zone refreshed (INV-ICARD-2); destroyed ones refill it."""
    for _ in range(number):
        if not s.protocol_supply and s.destroyed_protocols:
            for card in s.destroyed_protocols[:]:
                move(s, card, c.IN_PROTOCOL_SUPPLY, NOBODY)
                s.known[card] = 0
            shuffle(s.random, c.STREAM_INVASION, s.protocol_supply)
        if not s.protocol_supply:
            return
        card = s.protocol_supply[-1]
        move(s, card, c.IN_PROTOCOLS, NOBODY)
        s.emit(e.RESEARCHES, NOBODY, card, NOTHING, len(s.protocols), "INV-ICARD-2")


def top_of_supply(s: InvasionState) -> int:
    """The top card of the invasion cards, or NOTHING; when it has run out, destroyed ones refill it (INV-WORD-2)."""
    if not s.supply and s.destroyed_invaders:
        for card in s.destroyed_invaders[:]:
            move(s, card, c.IN_SUPPLY, NOBODY)
            s.known[card] = 0
        shuffle(s.random, c.STREAM_INVASION, s.supply)
    return s.supply[-1] if s.supply else NOTHING

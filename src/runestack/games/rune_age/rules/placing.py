"""Where texts put cards."""

from __future__ import annotations

from typing import Final

from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules.primitives import move, to_discard, to_hand, to_top_of_deck
from runestack.games.rune_age.rules.state import RuneAgeState
from runestack.kernel.frame import NOTHING

TO_HAND: Final = 0
TO_DISCARD: Final = 1
TO_TOP_OF_DECK: Final = 2
INTO_COMBAT: Final = 3
INTO_REALM: Final = 4  # strongholds alone
PLACES: Final = {
    "into your hand": TO_HAND,
    "on your discard pile": TO_DISCARD,
    "on top of its owner's deck": TO_TOP_OF_DECK,
    "into the combat": INTO_COMBAT,
    "into your realm area": INTO_REALM,
}


def put(s: RuneAgeState, card: int, place: int, seat: int) -> None:
    """One card to where a text says."""
    if place == TO_HAND:
        to_hand(s, card, seat, "RA-ABIL-3")
    elif place == TO_DISCARD:
        to_discard(s, card, seat, "RA-ABIL-3")
    elif place == TO_TOP_OF_DECK:
        to_top_of_deck(s, card, seat, "RA-ABIL-3")
    elif place == INTO_REALM:
        move(s, card, c.IN_REALM, seat)
        s.emit(e.SECURED, seat, card, NOTHING, 0, "RA-GOLD-5")
    else:
        move(s, card, c.IN_ARMY, seat)
        s.emit(e.INTO_COMBAT, seat, card, NOTHING, 0, "RA-ABIL-3")
        s.emit(e.ENTERS_COMBAT, seat, card, NOTHING, 0, "RA-ABIL-3")

"""What texts allow beside the rules: `you may play units from your graveyard this turn`.

A permission opens a zone, and nothing else: level, price and greyed-out costs hold, because a prohibition wins over a
permission (RONE-RULING-2).
"""

from __future__ import annotations

from typing import Final

from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules.selection import pile_of
from runestack.games.rone.rules.state import RoneState
from runestack.kernel.program import Selector
from runestack.kernel.selectors import all_pass

PLACES: Final = (
    256  # a mark's number is the text times this plus the place of the instruction in it
)


def permission(text: int, place: int) -> int:
    """The number of a mark that lets a player play what an instruction of a text speaks of."""
    return text * PLACES + place


def allowed_by(s: RoneState, number: int) -> Selector | None:
    """The cards that a mark is about."""
    return s.abilities[number // PLACES].program[number % PLACES].selector


def allowed_cards(s: RoneState, seat: int) -> list[int]:
    """The cards outside the hand and the technology deck that texts allow a player to play."""
    found: list[int] = []
    for entry in s.lasting:
        if entry.kind != c.LAST_MAY_PLAY or entry.seat != seat:
            continue
        selector = allowed_by(s, entry.number)
        if selector is None:
            continue
        for card in pile_of(s, seat, selector.zone):
            if (
                card not in found
                and s.faces.type[s.face[card]] & selector.noun
                and all_pass(s, selector, card)
            ):
                found.append(card)
    return found


def is_allowed(s: RoneState, seat: int, card: int) -> bool:
    """Whether a text lets a player play a card from where it lies."""
    return bool(s.lasting) and card in allowed_cards(s, seat)

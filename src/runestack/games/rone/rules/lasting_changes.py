"""Lasting changes and control of cards: how they begin and what their end undoes."""

from __future__ import annotations

from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules.primitives import (
    damage_is_over,
    listen_as,
    put_into_technology_deck,
    start_listening,
)
from runestack.games.rone.rules.state import HURT, RoneState
from runestack.games.rone.rules.values import in_combat
from runestack.kernel import lasting
from runestack.kernel.events import Lasting
from runestack.kernel.frame import NOTHING
from runestack.kernel.references import reference


def mark(s: RoneState, kind: int, card: int, number: int, until: int, seat: int) -> None:
    """A change that lasts on a card (or, with NOTHING, for a player)."""
    stamp = 0
    if card != NOTHING:
        stamp = s.stamp[card]
        if until == c.NEXT_COMBAT and in_combat(s, card) and damage_is_over(s):
            until = c.COMBAT_AFTER_THIS
    source = reference(s, number) if kind == c.LAST_COPY else NOTHING
    lasting.mark(s, Lasting(kind, card, stamp, number, until, seat, source))


def has_room_for(s: RoneState, seat: int, card: int) -> bool:
    """Whether a player can get a card of the battlefield: never a fourth technology (RONE-ZONE-10)."""
    return s.faces.type[s.face[card]] != c.TECHNOLOGY or len(s.technology[seat]) < 3


def change_control(s: RoneState, card: int, seat: int) -> None:
    """State, damage and modifiers stay; it is no arrival (RONE-RULING-128)."""
    before = s.controller[card]
    if before == seat:
        return
    if s.faces.type[s.face[card]] == c.UNIT:
        s.units[s.side[before]].remove(card)
        s.units[s.side[seat]].append(card)
    else:
        s.technology[before].remove(card)
        s.technology[seat].append(card)
    s.controller[card] = seat
    s.numbers[HURT] = 1
    s.emit(e.CONTROL_CHANGES, seat, card, NOTHING, before, "RONE-OWN-2")


def take_control(s: RoneState, card: int, seat: int, until: int) -> None:
    """Control for good ends all that was lent before; control for a time goes back to who has it for good."""
    lender = s.controller[card]
    lent = 0
    for entry in s.lasting:
        if entry.kind == c.LAST_CONTROL and entry.card == card:
            lender = entry.number
            lent += 1
    change_control(s, card, seat)
    if until != c.FOREVER:
        if lent or lender != seat:
            mark(s, c.LAST_CONTROL, card, lender, until, seat)
    elif lent:
        s.lasting = [
            entry for entry in s.lasting if entry.kind != c.LAST_CONTROL or entry.card != card
        ]
        s.marks[card] -= lent


def end_lasting(s: RoneState, until: int, seat: int) -> None:
    """Ends the changes that last until now; `seat` NOBODY: whoever made them."""
    ended = lasting.take_ended(s, until, seat)
    if not ended:
        return
    s.numbers[HURT] = 1
    for entry in ended:
        if entry.card != NOTHING and s.stamp[entry.card] == entry.stamp:
            end_one(s, entry)


def end_combat_marks(s: RoneState, card: int) -> None:
    """The changes `for its next combat` end with it; those given after its damage wait for the following one."""
    ended: list[Lasting] = []
    kept: list[Lasting] = []
    for entry in s.lasting:
        if entry.card != card:
            kept.append(entry)
        elif entry.until == c.NEXT_COMBAT:
            ended.append(entry)
        elif entry.until == c.COMBAT_AFTER_THIS:
            kept.append(
                Lasting(
                    entry.kind,
                    card,
                    entry.stamp,
                    entry.number,
                    c.NEXT_COMBAT,
                    entry.seat,
                    entry.source,
                )
            )
        else:
            kept.append(entry)
    s.lasting = kept
    if ended:
        s.marks[card] -= len(ended)
        s.numbers[HURT] = 1
        for entry in ended:
            end_one(s, entry)


def end_one(s: RoneState, entry: Lasting) -> None:
    """What the end of a lasting change undoes beyond itself."""
    if entry.kind == c.LAST_CONTROL:
        heir = entry.number
        for other in s.lasting:  # somebody else may still have it for a time
            if other.kind == c.LAST_CONTROL and other.card == entry.card:
                heir = other.seat
        if s.controller[entry.card] != heir and not has_room_for(s, heir, entry.card):
            put_into_technology_deck(s, entry.card, "RONE-RULING-64")  # a fourth one
        else:
            change_control(s, entry.card, heir)
    elif entry.kind == c.LAST_COPY:
        s.unlisten(entry.card)
        start_listening(s, entry.card)
        for other in s.lasting:
            if other.kind == c.LAST_COPY and other.card == entry.card:
                listen_as(s, other.card, other.number, s.face[other.number])

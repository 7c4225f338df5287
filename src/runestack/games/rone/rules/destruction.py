"""Destroying cards, and the graveyard (P-12, P-13)."""

from __future__ import annotations

from typing import Final

from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules import procedures as p
from runestack.games.rone.rules.primitives import (
    become_shield,
    everybody,
    put_into_graveyard,
    put_into_technology_deck,
    remove_from_game,
    returns_to_technology_deck,
)
from runestack.games.rone.rules.seats import in_teams, speaker
from runestack.games.rone.rules.stack import settle
from runestack.games.rone.rules.state import ACTIVE_PLAYER, RoneState
from runestack.games.rone.rules.values import flags, health
from runestack.kernel.decision import option, option_first, option_kind
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOBODY, NOTHING, Frame
from runestack.kernel.procedure import define, label
from runestack.kernel.references import reference, referred

BY_HEALTH = 1
BY_EFFECT = 2


def push_destruction(s: RoneState, cards: list[int]) -> None:
    """Cards that an effect destroys, as one event."""
    frame = Frame(p.DEATHS, NOBODY, NOTHING)
    for card in cards:
        if s.doomed[card] == 0:
            frame.items.append(reference(s, card))
        s.doomed[card] = BY_EFFECT
    if frame.items:
        s.push(frame)


# -- several cards die, one after the other (P-12); items: references of those not yet dealt with


def deaths_1_collect(s: RoneState, f: Frame) -> None:
    """Destroyed by an effect: given. Otherwise all units without health that nobody deals with yet."""
    if f.items:
        return
    for pile in s.units:
        for unit in pile:
            if s.doomed[unit] == 0 and health(s, unit) <= 0:
                s.doomed[unit] = BY_HEALTH
                f.items.append(reference(s, unit))


def deaths_2_choose(s: RoneState, f: Frame) -> None:
    """The active player chooses which is next; the others are still on the battlefield."""
    f.items = [ref for ref in f.items if still_dies(s, ref)]
    if not f.items:
        f.step = END
        return
    options = [option(ch.NEXT_DEATH, referred(s, ref), 0) for ref in f.items]
    ask(s, f, s.numbers[ACTIVE_PLAYER], ch.ASK_DEATH, options)


def still_dies(s: RoneState, ref: int) -> bool:
    """A unit that waits to die of its health is checked again when its turn comes (RONE-RULING-107)."""
    card = referred(s, ref)
    if card == NOTHING or s.zone[card] != c.ON_BATTLEFIELD:
        return False
    if s.doomed[card] == BY_HEALTH and health(s, card) > 0:
        s.doomed[card] = 0
        return False
    return True


def deaths_3_bury(s: RoneState, f: Frame) -> None:
    """It leaves the battlefield."""
    card = option_first(f.answer)
    f.items.remove(reference(s, card))
    s.push(Frame(p.BURY, s.controller[card], card))


def deaths_4_triggers(s: RoneState, f: Frame) -> None:
    """Its triggers are executed before the next one is moved; who dies of them is handled at once."""
    settle(s)


def deaths_5_next(s: RoneState, f: Frame) -> None:
    """Back to the rest."""
    f.step = DEATHS_2_CHOOSE


define(
    p.DEATHS, [deaths_1_collect, deaths_2_choose, deaths_3_bury, deaths_4_triggers, deaths_5_next]
)
DEATHS_2_CHOOSE: Final = label(p.DEATHS, deaths_2_choose)


def bury_1_destroy(s: RoneState, f: Frame) -> None:
    """A shield, back to the technology deck (`de`), or the owner's graveyard."""
    card = f.card
    s.emit(e.DESTROYED, s.controller[card], card, NOTHING, 0, "RONE-CARD-21")
    if s.faces.type[s.face[card]] == c.UNIT and flags(s, card) & c.SHIELD:
        become_shield(s, card)
    elif returns_to_technology_deck(s, card):
        put_into_technology_deck(s, card)
    else:
        push_to_graveyard(s, card, NOBODY)


define(p.BURY, [bury_1_destroy])


# -- a card goes to a graveyard (P-13) -----------------------------------------------------------


def push_to_graveyard(s: RoneState, card: int, seat: int) -> None:
    """The owner chooses top or bottom, knowing the card.

    Of a team that is the player whom it concerns; for its permanents (NOBODY) who speaks for it (RONE-RULING-144).
    """
    owner = s.owner[card]
    if in_teams(s):
        side = s.side[owner]
        owner = seat if seat != NOBODY and s.side[seat] == side else speaker(s, side)
    s.push(Frame(p.TO_GRAVEYARD, owner, card))


def to_graveyard_1_choose(s: RoneState, f: Frame) -> None:
    """Top or bottom; in an empty graveyard there is no difference."""
    options = [option(ch.GRAVEYARD_TOP, f.card, 0)]
    if s.graveyard[s.side[s.owner[f.card]]]:
        options.append(option(ch.GRAVEYARD_BOTTOM, f.card, 0))
    ask(s, f, f.seat, ch.ASK_GRAVEYARD, options, f.card)


def to_graveyard_2_move(s: RoneState, f: Frame) -> None:
    """It lies face up."""
    put_into_graveyard(s, f.card, option_kind(f.answer) == ch.GRAVEYARD_TOP)


define(p.TO_GRAVEYARD, [to_graveyard_1_choose, to_graveyard_2_move])


# -- cards of hand and deck are destroyed --------------------------------------------------------


def push_destroy_top(s: RoneState, seat: int, number: int) -> None:
    """The top cards of a player deck are destroyed; this is no damage."""
    frame = Frame(p.DESTROY_TOP, seat, NOTHING)
    frame.number = number
    s.push(frame)


def destroy_top_1_card(s: RoneState, f: Frame) -> None:
    """One card at a time; a shield is removed and absorbs nothing (RONE-RULING-88)."""
    deck = s.deck[s.side[f.seat]]
    if f.number == 0 or not deck:
        return
    f.number -= 1
    f.step = DESTROY_TOP_1_CARD
    card = deck[-1]
    if s.face_up[card]:
        s.emit(e.SHIELD_GONE, f.seat, card, NOTHING, 0, "RONE-RULING-88")
        remove_from_game(s, card, "RONE-RULING-88")
        return
    lose_card(s, f.seat, card, "RONE-RULING-88")


define(p.DESTROY_TOP, [destroy_top_1_card])
DESTROY_TOP_1_CARD: Final = label(p.DESTROY_TOP, destroy_top_1_card)


def lose_card(s: RoneState, seat: int, card: int, rule: str) -> None:
    """A card of hand or deck is destroyed: shown, and put into the graveyard."""
    s.known[card] = everybody(s)
    s.emit(e.LOSES_CARD, seat, card, NOTHING, s.zone[card], rule)
    push_to_graveyard(s, card, seat)


def push_discard(s: RoneState, seat: int, number: int, card: int) -> None:
    """A player destroys cards of the own hand by choice; `card` asks for it and is no choice."""
    frame = Frame(p.DISCARD, seat, card)
    frame.number = number
    s.push(frame)


def discard_1_choose(s: RoneState, f: Frame) -> None:
    """One card at a time."""
    options = [option(ch.PICK_CARD, card, 0) for card in s.hand[f.seat] if card != f.card]
    if f.number == 0 or not options:
        f.step = END
        return
    f.number -= 1
    ask(s, f, f.seat, ch.ASK_DISCARD, options, f.card, f.number + 1)


def discard_2_destroy(s: RoneState, f: Frame) -> None:
    """Discarding is destroying (RONE-RULING-13)."""
    f.step = DISCARD_1_CHOOSE
    lose_card(s, f.seat, option_first(f.answer), "RONE-RULING-13")


define(p.DISCARD, [discard_1_choose, discard_2_destroy])
DISCARD_1_CHOOSE: Final = label(p.DISCARD, discard_1_choose)

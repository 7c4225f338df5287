"""The lifebound system: damage to heroes, and shields (P-11)."""

from __future__ import annotations

from typing import Final

from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules import procedures as p
from runestack.games.rone.rules.destruction import lose_card
from runestack.games.rone.rules.primitives import remove_from_game
from runestack.games.rone.rules.seats import in_turn_order, team
from runestack.games.rone.rules.state import ACTIVE_PLAYER, RoneState
from runestack.kernel.decision import option, option_first, option_kind
from runestack.kernel.driver import ask
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.procedure import define, label


def push_hero_damage(s: RoneState, seat: int, source: int, amount: int) -> None:
    """Damage to one hero: its player destroys cards. 0 damage is no damage."""
    if amount <= 0:
        return
    frame = Frame(p.HERO_DAMAGE, seat, source)
    frame.number = amount
    s.push(frame)


# number: points left; count: points dealt; seat: the player of the hero; card: the source


def hero_damage_1_source(s: RoneState, f: Frame) -> None:
    """For each point: a card of the hand, or the top of the deck."""
    deck = s.deck[s.side[f.seat]]
    seat = f.seat
    if not deck and not s.hand[seat]:
        seat = mate_with_cards(s, f.seat)
    if f.number == 0 or seat == NOBODY:
        f.step = HERO_DAMAGE_4_DEALT
        return
    options: list[int] = []
    if deck:
        top = deck[-1]
        options.append(
            option(ch.DAMAGE_SHIELD, top, 0) if s.face_up[top] else option(ch.DAMAGE_DECK, 0, 0)
        )
    for card in s.hand[seat]:
        options.append(option(ch.DAMAGE_HAND, card, 0))
    ask(s, f, seat, ch.ASK_DAMAGE, options, f.card, f.number)


def mate_with_cards(s: RoneState, seat: int) -> int:
    """Who pays if the deck and the hand of the hero's player are empty: the team mate (RONE-RULING-141)."""
    for mate in team(s, s.side[seat]):
        if s.hand[mate]:
            return mate
    return NOBODY


def hero_damage_2_destroy(s: RoneState, f: Frame) -> None:
    """The card is destroyed, or the shield absorbs the point and leaves the game."""
    f.number -= 1
    kind = option_kind(f.answer)
    if kind == ch.DAMAGE_SHIELD:
        card = option_first(f.answer)
        s.emit(e.SHIELD_ABSORBS, f.seat, card, NOTHING, 1, "RONE-KEY-SHIELD-4")
        remove_from_game(s, card, "RONE-KEY-SHIELD-5")
        return
    f.count += 1
    if kind == ch.DAMAGE_HAND:
        lose_card(s, f.answered_by, option_first(f.answer), "RONE-LIFE-4")
    else:
        lose_card(s, f.seat, s.deck[s.side[f.seat]][-1], "RONE-LIFE-4")


def hero_damage_3_next(s: RoneState, f: Frame) -> None:
    """The graveyard side is chosen before the next point."""
    f.step = HERO_DAMAGE_1_SOURCE


def hero_damage_4_dealt(s: RoneState, f: Frame) -> None:
    """Points neither absorbed nor lost are damage dealt; triggers start once."""
    if f.count == 0:
        return
    hero = s.hero[f.seat]
    s.emit(e.HERO_DAMAGED, f.seat, hero, f.card, f.count, "RONE-LIFE-2")
    if f.card != NOTHING:
        s.emit(e.DAMAGES_HERO, s.controller[f.card], f.card, hero, f.count, "RONE-KEY-STRIKE-1")


define(
    p.HERO_DAMAGE,
    [hero_damage_1_source, hero_damage_2_destroy, hero_damage_3_next, hero_damage_4_dealt],
)
HERO_DAMAGE_1_SOURCE: Final = label(p.HERO_DAMAGE, hero_damage_1_source)
HERO_DAMAGE_4_DEALT: Final = label(p.HERO_DAMAGE, hero_damage_4_dealt)


def push_hero_damages(s: RoneState, seats: list[int], source: int, amount: int) -> None:
    """Several heroes: one after the other in turn order from the active player (RONE-RULING-84)."""
    frame = Frame(p.HERO_DAMAGES, NOBODY, source)
    frame.number = amount
    for seat in in_turn_order(s, s.numbers[ACTIVE_PLAYER]):
        if seat in seats:
            frame.items.append(seat)
    s.push(frame)


def hero_damages_1_next(s: RoneState, f: Frame) -> None:
    """Each takes the whole damage."""
    if f.items:
        f.step = HERO_DAMAGES_1_NEXT
        push_hero_damage(s, f.items.pop(0), f.card, f.number)


define(p.HERO_DAMAGES, [hero_damages_1_next])
HERO_DAMAGES_1_NEXT: Final = label(p.HERO_DAMAGES, hero_damages_1_next)

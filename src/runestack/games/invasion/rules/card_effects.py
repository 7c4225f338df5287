"""What more the texts of players' cards can do: with this card, the opponent's hand, screws, prices paid on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import counts, picking
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules import lasting_changes as lasting
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules.playing import push_payment
from runestack.games.invasion.rules.prices import pool_pays
from runestack.games.invasion.rules.primitives import (
    gain_health,
    lose_health,
    put_screw,
    refresh,
    to_discard,
)
from runestack.games.invasion.rules.rebuilding import WITH_COLOUR, push_rebuild
from runestack.games.invasion.rules.reinforcing import TO_HAND, into_deck, push_take
from runestack.games.invasion.rules.seats import has_stopped, is_in, opponent_of
from runestack.games.invasion.rules.state import QUIET, InvasionState
from runestack.games.invasion.rules.use import pay_resource, resource, symbols_of
from runestack.kernel.decision import option, option_kind
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOBODY, NOTHING, Frame
from runestack.kernel.meaning import amount_of
from runestack.kernel.procedure import define, label
from runestack.kernel.program import Instruction
from runestack.kernel.random import below, shuffle

MOVABLE: Final = (c.IN_HAND, c.IN_PLAYED, c.IN_DISCARD, c.IN_GARBAGE)


def resolve_put_this(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """The card itself goes somewhere; what it did stands (INV-RULING-39)."""
    if s.zone[f.card] not in MOVABLE:
        return False
    picking.put_fetched(s, f.card, instruction.place)
    return True


# -- drawing up to so many; number: how many are left; count: how many were drawn ---


def resolve_draw_up_to(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Having seen each card, the player draws another one or stops."""
    frame = Frame(p.DRAW_SOME, f.seat, f.card)
    frame.number = amount_of(s, f, instruction)
    s.push(frame)
    return frame.number > 0


def draw_some_1_ask(s: InvasionState, f: Frame) -> None:
    """One more?"""
    if f.number <= 0 or has_stopped(s) or not is_in(s, f.seat):
        f.step = END
        return
    options = [option(ch.STOP, 0, 0), option(ch.DRAW, 0, 0)]
    ask(s, f, f.seat, ch.ASK_DRAW, options, f.card, f.count)


def draw_some_2_take(s: InvasionState, f: Frame) -> None:
    """One card."""
    if option_kind(f.answer) == ch.STOP:
        f.step = END
        return
    f.step = DRAW_SOME_1_ASK
    f.number -= 1
    f.count += 1
    push_take(s, f.seat, 1, TO_HAND, f.card)


define(p.DRAW_SOME, [draw_some_1_ask, draw_some_2_take])
DRAW_SOME_1_ASK: Final = label(p.DRAW_SOME, draw_some_1_ask)


# -- cards of others, training, prices ---


def resolve_discard_by(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Cards of the opponent's hand that the opponent does not choose; nobody's in cooperative mode."""
    other = opponent_of(s, f.seat)
    if other == NOBODY or not s.hand[other]:
        return False
    number = amount_of(s, f, instruction)
    if instruction.word == counts.CHOSEN:
        for card in s.hand[other]:
            s.known[card] |= 1 << f.seat
        picking.push_pick(s, f.seat, f.card, picking.THEIR_HAND, number)
        return True
    for _ in range(min(number, len(s.hand[other]))):
        place = below(s.random, c.STREAM_DECKS, len(s.hand[other]))
        to_discard(s, s.hand[other][place], "INV-WORD-4")
    return True


def resolve_destroy_theirs(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """The player of the text chooses; in cooperative mode among the protocols (INV-RULING-83)."""
    if s.numbers[QUIET]:
        return False
    frame = picking.push_pick(s, f.seat, f.card, picking.THEIR_TECHNOLOGY, 1)
    return len(picking.candidates(s, frame)) > 0


def resolve_put_screws(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """On every card in training, or all of them on one (INV-RULING-69)."""
    number = amount_of(s, f, instruction)
    if instruction.word == counts.ONE_CARD:
        picking.push_pick(s, f.seat, f.card, picking.SCREWS, 1).target = number
        return len(s.training[f.seat]) > 0
    for card in s.training[f.seat]:
        for _ in range(number):
            put_screw(s, f.seat, card, "INV-ICON-6")
    return len(s.training[f.seat]) > 0


def resolve_spare_discount(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Like technology tokens: for one action, and so down to 0 (INV-RULING-42)."""
    number = amount_of(s, f, instruction)
    s.spare_discount[f.seat] += number
    s.emit(e.PART_DISCOUNT, f.seat, f.card, NOTHING, number, "INV-RULING-42")
    return number > 0


def resolve_replace_with(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """At once, by a screw of a certain colour."""
    push_rebuild(s, f.seat, f.card, WITH_COLOUR + instruction.word)
    return True


def resolve_prevent_next(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Points of damage, whoever deals them."""
    number = amount_of(s, f, instruction)
    lasting.add_lasting(s, lasting.PREVENT, f.seat, number, f.seat)
    s.emit(e.PREVENTS, f.seat, f.card, NOTHING, number, "INV-RULING-138")
    return number > 0


def resolve_pay_now(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Resources of the pool; there is no partial payment (INV-RULING-38)."""
    symbols = symbols_of(instruction.word, instruction.number)
    if not pool_pays(s, f.seat, symbols):
        return False
    push_payment(s, f.seat, f.card, symbols, False)
    return True


def resolve_spend_tokens(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Tokens are destroyed, all of them or none."""
    if resource(s, f.seat, instruction.word) < instruction.number:
        return False
    pay_resource(s, f.seat, instruction.word, instruction.number)
    return True


def resolve_refresh_this(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """The permanent whose text this is."""
    if s.zone[f.card] != c.IN_BASE:
        return False
    refresh(s, f.card, "INV-WORD-11")
    return True


def resolve_set_health(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """To a number."""
    number = min(c.MOST_HEALTH, amount_of(s, f, instruction))
    if number > s.health[f.seat]:
        gain_health(s, f.seat, number - s.health[f.seat], "INV-RULING-33")
    elif number < s.health[f.seat]:
        lose_health(s, f.seat, s.health[f.seat] - number, "INV-RULING-33")
    return True


def resolve_shuffle_in(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """A pile is shuffled into the own Deck: no reinforcing, so it costs nothing and nobody hears of it."""
    pile = s.discard[f.seat] if instruction.word == c.IN_DISCARD else s.garbage[f.seat]
    if not pile:
        return False
    into_deck(s, pile, s.deck[f.seat], c.IN_DECK)
    for card in s.deck[f.seat]:
        s.known[card] = 0
    shuffle(s.random, c.STREAM_DECKS, s.deck[f.seat])
    s.emit(e.SHUFFLES_IN, f.seat, NOTHING, NOTHING, len(s.deck[f.seat]), "INV-RULING-33")
    return True


BY_NAME: Final[dict[str, Callable[[InvasionState, Frame, Instruction], bool]]] = {
    "PutThis": resolve_put_this,
    "DrawUpTo": resolve_draw_up_to,
    "DiscardBy": resolve_discard_by,
    "DestroyTheirs": resolve_destroy_theirs,
    "PutScrews": resolve_put_screws,
    "SpareDiscount": resolve_spare_discount,
    "ReplaceWith": resolve_replace_with,
    "PreventNext": resolve_prevent_next,
    "RefreshThis": resolve_refresh_this,
    "SetHealth": resolve_set_health,
    "ShuffleIn": resolve_shuffle_in,
    "PayNow": resolve_pay_now,
    "SpendTokens": resolve_spend_tokens,
}

"""Procedures of texts that need choices of their own: looking, fetching, copying an ability, paying."""

from __future__ import annotations

from typing import Final

from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules import operations as op
from runestack.games.rone.rules import procedures as p
from runestack.games.rone.rules.destruction import push_destroy_top, push_destruction, push_discard
from runestack.games.rone.rules.effects import copyable, move_to
from runestack.games.rone.rules.lifebound import push_hero_damage
from runestack.games.rone.rules.prices import units_to_pay
from runestack.games.rone.rules.primitives import (
    enter_battlefield,
    exhaust,
    pay_water,
    put_into_graveyard,
    remove_from_game,
    shuffle_deck,
)
from runestack.games.rone.rules.selection import fetchable, once_for_each_pile
from runestack.games.rone.rules.state import RoneState
from runestack.kernel.decision import option, option_first, option_second
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOTHING, Frame
from runestack.kernel.meaning import players
from runestack.kernel.procedure import define, label
from runestack.kernel.program import PAY_DESTROY, PAY_DISCARD, PAY_RESOURCE, PICK_ZONE, Cost
from runestack.kernel.references import reference
from runestack.kernel.texts import prepare_text

NO_TRIGGERS = 1 << 20

# -- looking at the top of a deck ----------------------------------------------------------------
# target: whose deck; number: how many; flag: 1 some go to the hand; count: how many of them; items: cards in order


def look_1_see(s: RoneState, f: Frame) -> None:
    """The player knows these cards now; face-up shields among them are public anyway."""
    deck = s.deck[s.side[f.target]]
    if f.number == 0:
        f.step = END
        return
    f.items = deck[len(deck) - f.number :]
    for card in f.items:
        if f.number == 1 and f.flag == 0:
            s.known[card] |= 1 << f.seat
        elif not s.face_up[card]:
            s.known[card] = 1 << f.seat  # nobody else can follow how they are put back
    s.emit(e.LOOKS, f.seat, f.card, s.hero[f.target], f.number, "RONE-RULING-7")
    if f.number == 1 and f.flag == 0:
        f.step = END


def look_2_choose(s: RoneState, f: Frame) -> None:
    """Which card goes to the hand, or lies next from the bottom up."""
    options = [option(ch.PICK_CARD, card, 0) for card in f.items]
    if f.flag == 1:
        if f.count == 0 or not f.items:
            f.step = LOOK_4_REST
            return
        ask(s, f, f.seat, ch.ASK_TAKE, options, f.card, f.count)
        return
    if not f.items:
        s.emit(e.PUTS_BACK, f.seat, NOTHING, NOTHING, f.number, "RONE-RULING-7")
        f.step = END
        return
    ask(s, f, f.seat, ch.ASK_ORDER, options, f.card, len(f.items))


def look_3_move(s: RoneState, f: Frame) -> None:
    """To the hand, or on top of the deck, so that the last one chosen is the top card."""
    card = option_first(f.answer)
    f.items.remove(card)
    f.step = LOOK_2_CHOOSE
    if f.flag == 1:
        f.count -= 1
        move_to(s, card, c.TO_HAND, f.seat)
        return
    deck = s.deck[s.side[f.target]]
    deck.remove(card)
    deck.append(card)


def look_4_rest(s: RoneState, f: Frame) -> None:
    """What was not taken goes to the bottom, in the order it lay."""
    deck = s.deck[s.side[f.target]]
    for card in reversed(f.items):
        deck.remove(card)
        deck.insert(0, card)
    if f.items:
        s.emit(e.PUTS_BACK, f.seat, NOTHING, NOTHING, len(f.items), "RONE-RULING-7")


define(p.LOOK, [look_1_see, look_2_choose, look_3_move, look_4_rest])
LOOK_2_CHOOSE: Final = label(p.LOOK, look_2_choose)
LOOK_4_REST: Final = label(p.LOOK, look_4_rest)


# -- taking a card of a zone ---------------------------------------------------------------------


def fetch_1_choose(s: RoneState, f: Frame) -> None:
    """The player chooses which card."""
    instruction = s.abilities[f.text].program[f.place]
    found = fetchable(s, f, instruction)
    found.sort()  # the order of the options says nothing about the order of a pile
    for card in found:
        s.known[card] |= 1 << f.seat
    ask(s, f, f.seat, ch.ASK_ZONE_CARD, [option(ch.PICK_CARD, card, 0) for card in found], f.card)


def fetch_2_move(s: RoneState, f: Frame) -> None:
    """The card goes where the text says; arriving this way is neither playing nor recycling."""
    instruction = s.abilities[f.text].program[f.place]
    card = option_first(f.answer)
    if s.zone[card] == c.IN_DECK and s.face_up[card]:
        s.emit(e.SHIELD_GONE, s.owner[card], card, NOTHING, 0, "RONE-RULING-87")
        remove_from_game(s, card, "RONE-RULING-87")
    elif instruction.op == op.FETCH_EXHAUSTED:
        enter_battlefield(s, card, f.seat, 0, "RONE-RULING-69")
        exhaust(s, card, instruction.number, "RONE-EXH-2")
    elif instruction.place == c.TO_BATTLEFIELD:
        enter_battlefield(s, card, f.seat, 0, "RONE-RULING-69")
    elif instruction.place == c.TO_TOP_OF_GRAVEYARD:
        put_into_graveyard(s, card, top=True)
    elif instruction.place == c.TO_BOTTOM_OF_GRAVEYARD:
        put_into_graveyard(s, card, top=False)
    else:
        move_to(s, card, instruction.place, f.seat)
    searched = instruction.selector
    if searched is not None and searched.pick == PICK_ZONE and searched.zone == c.IN_DECK:
        seats = players(s, f, searched.player, searched.place)
        for seat in once_for_each_pile(s, c.IN_DECK, seats):
            shuffle_deck(s, s.side[seat])  # it was looked through


define(p.FETCH, [fetch_1_choose, fetch_2_move])


# -- using another card's ability ----------------------------------------------------------------


def use_copy_1_choose(s: RoneState, f: Frame) -> None:
    """Which of its activated abilities, among those that can be paid."""
    printed = s.faces.activated[s.face[f.target]]
    options = [
        option(ch.CHOOSE_ABILITY, f.target, printed.index(text))
        for text in copyable(s, f, f.target)
    ]
    ask(s, f, f.seat, ch.ASK_ABILITY, options, f.card)


def use_copy_2_pay(s: RoneState, f: Frame) -> None:
    """Its costs are paid here, with the exhaustion of the copying card (RONE-RULING-126)."""
    f.text = s.faces.activated[s.face[f.target]][option_second(f.answer)]
    ability = s.abilities[f.text]
    exhaust(s, f.card, ability.strain, "RONE-RULING-126")
    if ability.costs:
        payment = Frame(p.PAY, f.seat, f.card)
        payment.text = f.text
        s.push(payment)


def use_copy_3_read(s: RoneState, f: Frame) -> None:
    """Its words are read here; names in them keep meaning the card they are printed on (RONE-COPY-2)."""
    frame = Frame(p.TEXT, f.seat, f.card)
    frame.printed = reference(s, f.target)
    frame.text = f.text
    prepare_text(s, frame)
    s.emit(e.COPIES, f.seat, f.card, f.target, 0, "RONE-COPY-1")
    s.push(frame)


define(p.USE_COPY, [use_copy_1_choose, use_copy_2_pay, use_copy_3_read])


# -- paying --------------------------------------------------------------------------------------
# text: the ability; target: an instruction of it that holds the costs, or NOTHING: the ability itself; place: next part


def costs_of(s: RoneState, f: Frame) -> list[Cost]:
    """The costs that a frame pays, damage last: it must not take cards that another part needs (RONE-RULING-5)."""
    ability = s.abilities[f.text]
    costs = ability.costs if f.target == NOTHING else ability.program[f.target].costs
    damage = [cost for cost in costs if cost.kind == c.PAY_DAMAGE]
    if not damage:
        return costs
    return [cost for cost in costs if cost.kind != c.PAY_DAMAGE] + damage


def pay_1_next(s: RoneState, f: Frame) -> None:
    """One part after the other; triggers wait until all is paid (P-6)."""
    if f.flag == 0:
        f.flag = 1
        f.count = s.floor
        s.floor = NO_TRIGGERS
    costs = costs_of(s, f)
    if f.place >= len(costs):
        s.floor = f.count
        f.step = END
        return
    cost = costs[f.place]
    f.place += 1
    if cost.kind == PAY_DESTROY:
        ask(s, f, f.seat, ch.ASK_PAY_UNIT, unit_options(s, f, cost), f.card)
        return
    f.step = PAY_1_NEXT
    if cost.kind == PAY_RESOURCE:
        pay_water(s, f.seat, cost.number, f.card, "RONE-ABIL-2")
    elif cost.kind == c.PAY_RECYCLE:
        for _ in range(cost.number):
            remove_from_game(s, s.graveyard[s.side[f.seat]][-1], "RONE-RULING-77")
    elif cost.kind == PAY_DISCARD:
        push_discard(s, f.seat, cost.number, f.card)
    elif cost.kind == c.PAY_TOP:
        push_destroy_top(s, f.seat, cost.number)
    else:
        push_hero_damage(s, f.seat, NOTHING, cost.number)


def unit_options(s: RoneState, f: Frame, cost: Cost) -> list[int]:
    """Units that can be paid with."""
    return [option(ch.PICK_CARD, card, 0) for card in units_to_pay(s, cost, f.seat, f.card)]


def pay_2_unit(s: RoneState, f: Frame) -> None:
    """The unit is destroyed."""
    push_destruction(s, [option_first(f.answer)])


def pay_3_again(s: RoneState, f: Frame) -> None:
    """The next part."""
    f.step = PAY_1_NEXT


define(p.PAY, [pay_1_next, pay_2_unit, pay_3_again])
PAY_1_NEXT: Final = label(p.PAY, pay_1_next)

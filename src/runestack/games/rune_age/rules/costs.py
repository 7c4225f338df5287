"""What has to be paid for an ability: completely, or the ability cannot be used (RA-ABIL-4, RA-RULING-59)."""

from __future__ import annotations

from typing import Final

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules.harm import (
    can_be_destroyed,
    can_be_wounded,
    destroy_for_good,
    push_destruction,
    push_wounds,
)
from runestack.games.rune_age.rules.payment import available, push_payment
from runestack.games.rune_age.rules.primitives import add_damage, exhaust, to_discard
from runestack.games.rune_age.rules.state import RuneAgeState
from runestack.kernel.choices import DONE
from runestack.kernel.decision import option, option_first, option_kind
from runestack.kernel.driver import ask
from runestack.kernel.frame import NOTHING, Frame
from runestack.kernel.meaning import price_of
from runestack.kernel.procedure import define, label
from runestack.kernel.program import (
    OWN_COSTS,
    PAY_DESTROY,
    PAY_DISCARD,
    PAY_RESOURCE,
    Ability,
    Cost,
)
from runestack.kernel.selectors import fits

PAY_EXHAUST_THIS: Final = OWN_COSTS
PAY_WOUND: Final = OWN_COSTS + 1
PAY_EXHAUST: Final = OWN_COSTS + 2
PAY_DAMAGE: Final = OWN_COSTS + 3
PAY_DESTROY_HAND: Final = OWN_COSTS + 4
PAY_DISCARD_ANY: Final = OWN_COSTS + 5  # any number of cards


def can_pay(s: RuneAgeState, seat: int, card: int, ability: Ability) -> bool:
    """Whether each cost of an ability can be paid."""
    for cost in ability.costs:
        if not is_payable(s, seat, card, cost):
            return False
    return True


def is_payable(s: RuneAgeState, seat: int, card: int, cost: Cost) -> bool:
    """Whether one cost can be paid; an X can always be 0."""
    kind = cost.kind
    if kind == PAY_RESOURCE:
        return cost.counted is not None or available(s, seat, cost.word) >= cost.number
    if kind == PAY_EXHAUST_THIS:
        return not s.exhausted[card]
    if kind in (PAY_DAMAGE, PAY_DISCARD_ANY):
        return True
    return len(givable(s, seat, card, cost)) >= cost.number


def givable(s: RuneAgeState, seat: int, card: int, cost: Cost) -> list[int]:
    """The cards with which a cost can be paid, in a fixed order; a hand card does not pay for its own ability."""
    kind = cost.kind
    if kind in (PAY_DISCARD, PAY_DESTROY_HAND, PAY_DISCARD_ANY):
        cards = [other for other in s.hand[seat] if other != card]
    elif kind == PAY_EXHAUST:
        cards = [other for other in s.realm[seat] if not s.exhausted[other]]
    else:
        cards = s.army[seat]
    found: list[int] = []
    for other in cards:
        if cost.selector is not None and not fits(s, cost.selector, other, card, card, seat, False):
            continue
        if kind == PAY_WOUND and not can_be_wounded(s, other):
            continue
        if kind == PAY_DESTROY and not can_be_destroyed(s, other, c.BY_COST):
            continue
        found.append(other)
    return found


# -- paying; the frame below is the ability. place: next cost; items: the cards given for it; target: the instruction
# -- whose payment it is, or NOTHING: what stands before the colon


def push_costs(s: RuneAgeState, f: Frame) -> None:
    """The costs of the ability whose frame is the top one."""
    s.push(Frame(p.PAY_COSTS, f.seat, f.card))


def push_payment_inside(s: RuneAgeState, f: Frame, place: int) -> None:
    """A payment that an instruction of the text demands."""
    frame = Frame(p.PAY_COSTS, f.seat, f.card)
    frame.target = place
    s.push(frame)


def costs_of(s: RuneAgeState, f: Frame) -> list[Cost]:
    """What is paid: the costs of the ability below, or of one of its instructions."""
    ability = s.abilities[s.frames[-2].text]
    return ability.costs if f.target == NOTHING else ability.program[f.target].costs


def costs_1_next(s: RuneAgeState, f: Frame) -> None:
    """One cost after the other, in the order in which they stand."""
    effect = s.frames[-2]
    costs = costs_of(s, f)
    f.items = []
    if f.place >= len(costs):
        f.step = COSTS_5_DONE
        return
    cost = costs[f.place]
    f.place += 1
    if cost.kind == PAY_RESOURCE:
        f.step = COSTS_1_NEXT
        number = price_of(s, effect, cost)
        effect.count += number
        push_payment(s, f.seat, cost.word, number, f.card)
    elif cost.kind == PAY_EXHAUST_THIS:
        f.step = COSTS_1_NEXT
        exhaust(s, f.card, "RA-ACT-1")
    elif cost.kind == PAY_DAMAGE:
        f.step = COSTS_1_NEXT
        add_damage(s, f.seat, cost.number, f.card, "RA-ABIL-4")


def costs_2_ask(s: RuneAgeState, f: Frame) -> None:
    """Which card is given; of several one after the other, in a fixed order."""
    cost = costs_of(s, f)[f.place - 1]
    cards = givable(s, f.seat, f.card, cost)
    begin = cards.index(f.items[-1]) + 1 if f.items else 0
    options: list[int] = []
    if cost.kind == PAY_DISCARD_ANY:
        options.append(option(DONE, 0, 0))
        last = len(cards)
    else:
        last = len(cards) - (cost.number - len(f.items)) + 1
    for card in cards[begin:last]:
        options.append(option(ch.GIVE, card, cost.kind))
    ask(s, f, f.seat, ch.ASK_COST, options, f.card, cost.kind)


def costs_3_given(s: RuneAgeState, f: Frame) -> None:
    """Another one, if more are needed."""
    cost = costs_of(s, f)[f.place - 1]
    if option_kind(f.answer) == DONE:
        return
    f.items.append(option_first(f.answer))
    if cost.kind == PAY_DISCARD_ANY or len(f.items) < cost.number:
        f.step = COSTS_2_ASK


def costs_4_pay(s: RuneAgeState, f: Frame) -> None:
    """Given away, all at once."""
    effect = s.frames[-2]
    kind = costs_of(s, f)[f.place - 1].kind
    f.step = COSTS_1_NEXT
    if kind == PAY_WOUND:
        push_wounds(s, f.items, c.BY_COST)
    elif kind == PAY_DESTROY:
        give_for_good(s, effect, f.items)
    elif kind == PAY_DESTROY_HAND:
        push_destruction(s, f.items, c.BY_COST)
    else:
        for card in f.items:
            if kind == PAY_EXHAUST:
                exhaust(s, card, "RA-ABIL-4")
            else:
                effect.count += s.faces.gold[s.face[card]]
                to_discard(s, card, f.seat, "RA-ABIL-4")


def give_for_good(s: RuneAgeState, effect: Frame, cards: list[int]) -> None:
    """Units destroyed as a cost; what a replacement demands is not replaced again (RA-RULING-61)."""
    if s.abilities[effect.text].label == c.INSTEAD:
        destroy_for_good(s, cards, c.BY_COST)
    else:
        push_destruction(s, cards, c.BY_COST)


def costs_5_done(s: RuneAgeState, f: Frame) -> None:
    """Everything is paid."""


define(p.PAY_COSTS, [costs_1_next, costs_2_ask, costs_3_given, costs_4_pay, costs_5_done])
COSTS_1_NEXT: Final = label(p.PAY_COSTS, costs_1_next)
COSTS_2_ASK: Final = label(p.PAY_COSTS, costs_2_ask)
COSTS_5_DONE: Final = label(p.PAY_COSTS, costs_5_done)

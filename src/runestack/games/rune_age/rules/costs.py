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
from runestack.games.rune_age.rules.payment import available, payers, push_payment, worth_of
from runestack.games.rune_age.rules.picking import of_kind, worth_of_all
from runestack.games.rune_age.rules.primitives import exhaust, place_damage, to_discard
from runestack.games.rune_age.rules.seats import is_in
from runestack.games.rune_age.rules.state import RuneAgeState
from runestack.games.rune_age.rules.values import yields
from runestack.games.rune_age.rules.victory import check
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
PAY_DISCARD_WORTH: Final = OWN_COSTS + 6  # cards of a kind, until they are worth enough together


OF_NO_NUMBER: Final = (
    PAY_RESOURCE,
    PAY_EXHAUST_THIS,
    PAY_DAMAGE,
    PAY_DISCARD_ANY,
    PAY_DISCARD_WORTH,
)


def can_pay(s: RuneAgeState, seat: int, card: int, ability: Ability) -> bool:
    """Whether the costs of an ability can be paid completely."""
    return are_payable(s, seat, card, ability.costs)


def are_payable(s: RuneAgeState, seat: int, card: int, costs: list[Cost]) -> bool:
    """Whether costs can all be paid, each with cards of its own."""
    if len(costs) > 1:
        return can_still_pay(s, seat, card, costs, [cards_wanted(cost) for cost in costs], [])
    return not costs or is_payable(s, seat, card, costs[0])


def is_payable(s: RuneAgeState, seat: int, card: int, cost: Cost) -> bool:
    """Whether one cost can be paid by itself; an X can always be 0."""
    kind = cost.kind
    if kind == PAY_RESOURCE:
        return cost.counted is not None or available(s, seat, cost.word) >= cost.number
    if kind == PAY_EXHAUST_THIS:
        return not s.exhausted[card]
    if kind in (PAY_DAMAGE, PAY_DISCARD_ANY):
        return True
    if kind == PAY_DISCARD_WORTH:
        return worth_of_all(s, givable(s, seat, card, cost)) >= cost.number
    return len(givable(s, seat, card, cost)) >= cost.number


def cards_wanted(cost: Cost) -> int:
    """How many cards a cost demands; of any number it may be none."""
    if cost.kind in OF_NO_NUMBER:
        return 0
    return cost.number


def can_still_pay(
    s: RuneAgeState, seat: int, card: int, costs: list[Cost], wanted: list[int], gone: list[int]
) -> bool:
    """Whether these costs can be paid without the cards that are gone; `wanted`: how many cards each still demands.

    The cost with the fewest cards to spare takes first, and takes what the others have least use for.
    """
    spent = gone[:]
    for cost in costs:
        if cost.kind == PAY_EXHAUST_THIS:
            if s.exhausted[card]:
                return False
            spent.append(card)
    pools = [
        givable(s, seat, card, cost) if number else []
        for cost, number in zip(costs, wanted, strict=True)
    ]
    left = [place for place in range(len(costs)) if wanted[place]]
    while left:
        keyed = [(len(unspent(pools[place], spent)) - wanted[place], place) for place in left]
        keyed.sort()
        spare, first = keyed[0]
        if spare < 0:
            return False
        left.remove(first)
        claims = [
            (claimed(s, costs, [pools[place] for place in left], one), one)
            for one in unspent(pools[first], spent)
        ]
        claims.sort()
        spent.extend([claim[1] for claim in claims[: wanted[first]]])
    for cost in costs:
        if cost.kind == PAY_DISCARD_WORTH and not is_payable(s, seat, card, cost):
            return False
        if cost.kind == PAY_RESOURCE and cost.counted is None:
            cards = unspent(payers(s, seat, cost.word), spent)
            if worth_of(s, cards, cost.word) < cost.number:
                return False
    return True


def unspent(cards: list[int], spent: list[int]) -> list[int]:
    """Those that are not given for something else."""
    return [card for card in cards if card not in spent]


def claimed(s: RuneAgeState, costs: list[Cost], pools: list[list[int]], card: int) -> int:
    """How much other costs could use a card."""
    value = 0
    for cost in costs:
        if cost.kind == PAY_RESOURCE:
            value += yields(s, card, cost.word)
    for pool in pools:
        if card in pool:
            value += 1
    return value


def givable(s: RuneAgeState, seat: int, card: int, cost: Cost) -> list[int]:
    """The cards with which a cost can be paid, in a fixed order; a hand card does not pay for its own ability."""
    kind = cost.kind
    if kind == PAY_DISCARD_WORTH:
        return [other for other in of_kind(s, seat, cost.word) if other != card]
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
    costs = ability.costs if f.target == NOTHING else ability.program[f.target].costs
    if len(costs) < 2:
        return costs
    # gold and influence last: the cards that pay them are those that nothing else was paid with
    return [
        *[cost for cost in costs if cost.kind != PAY_RESOURCE],
        *[cost for cost in costs if cost.kind == PAY_RESOURCE],
    ]


def costs_1_next(s: RuneAgeState, f: Frame) -> None:
    """One cost after the other; cards before gold and influence."""
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
        place_damage(s, f.seat, cost.number, f.card, "RA-ABIL-4")
        check(
            s
        )  # whoever is eliminated by it pays no more, and gets nothing for it (RA-RULING-81, 83)
        if not is_in(s, f.seat):
            f.step = COSTS_5_DONE


def costs_2_ask(s: RuneAgeState, f: Frame) -> None:
    """Which card is given; of several one after the other, in a fixed order."""
    cost = costs_of(s, f)[f.place - 1]
    cards = givable(s, f.seat, f.card, cost)
    begin = cards.index(f.items[-1]) + 1 if f.items else 0
    options: list[int] = []
    if cost.kind == PAY_DISCARD_WORTH:
        begin, last = 0, len(cards)
        cards = [card for card in cards if card not in f.items]
    elif cost.kind == PAY_DISCARD_ANY:
        options.append(option(DONE, 0, 0))
        last = len(cards)
    else:
        last = len(cards) - (cost.number - len(f.items)) + 1
    for card in cards[begin:last]:
        if leaves_enough(s, f, card):
            options.append(option(ch.GIVE, card, cost.kind))
    ask(s, f, f.seat, ch.ASK_COST, options, f.card, cost.kind)


def leaves_enough(s: RuneAgeState, f: Frame, card: int) -> bool:
    """Whether what is still to be paid can be paid if a card is given now (RA-RULING-59)."""
    costs = costs_of(s, f)[f.place - 1 :]
    if len(costs) < 2:
        return True
    given = [*f.items, card]
    wanted = [cards_wanted(cost) for cost in costs]
    wanted[0] = max(0, wanted[0] - len(given))
    return can_still_pay(s, f.seat, f.card, costs, wanted, given)


def costs_3_given(s: RuneAgeState, f: Frame) -> None:
    """Another one, if more are needed."""
    cost = costs_of(s, f)[f.place - 1]
    if option_kind(f.answer) == DONE:
        return
    f.items.append(option_first(f.answer))
    if needs_more(s, f, cost):
        f.step = COSTS_2_ASK


def needs_more(s: RuneAgeState, f: Frame, cost: Cost) -> bool:
    """Whether more cards are given for a cost, or can be."""
    if cost.kind == PAY_DISCARD_WORTH:
        return worth_of_all(s, f.items) < cost.number
    return cost.kind == PAY_DISCARD_ANY or len(f.items) < cost.number


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

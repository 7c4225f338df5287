"""Activated abilities and their costs (P-12), stored pairs (P-13), and texts that work once each turn."""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import counts
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules.chosen_prices import (
    CHOSEN_PRICES,
    pay_chosen,
    prices_to_choose,
)
from runestack.games.invasion.rules.ending import check
from runestack.games.invasion.rules.playing import begin_item, item_frame, push_payment
from runestack.games.invasion.rules.prices import DISCOUNTS, pool_pays
from runestack.games.invasion.rules.primitives import (
    destroy,
    exhaust,
    lose_armor,
    lose_health,
    to_discard,
)
from runestack.games.invasion.rules.seats import has_stopped, is_in
from runestack.games.invasion.rules.state import InvasionState
from runestack.games.invasion.rules.storage import (
    all_stored,
    open_spot_with,
    stored_of,
    take_stored,
    use_pair,
)
from runestack.games.invasion.rules.text import board_card
from runestack.games.invasion.rules.values import bit_of, forbids
from runestack.kernel.checks import Why, fails, passed
from runestack.kernel.decision import option, option_first, option_second
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOTHING, Frame
from runestack.kernel.procedure import define, label
from runestack.kernel.program import PAY_DISCARD, PAY_RESOURCE, Cost
from runestack.kernel.triggers import push_triggers

# -- what can be paid -----------------------------------------------------------------------------


def symbols_of(word: int, number: int) -> list[int]:
    """Resources of the pool, as counts by symbol."""
    symbols = [0] * c.TYPES_STORED
    symbols[word] += number
    return symbols


def symbols_of_costs(costs: list[Cost]) -> list[int]:
    """All that an ability costs in resources of the pool: it is paid at once."""
    symbols = [0] * c.TYPES_STORED
    for cost in costs:
        if cost.kind == counts.PAY_POOL:
            symbols[cost.word] += cost.number
    return symbols


def resource(s: InvasionState, seat: int, word: int) -> int:
    """How much a player has of what costs are paid with."""
    if word == c.ARMOR:
        return s.armor[seat]
    if word == c.HEALTH:
        return s.health[seat]
    if word == c.REROLL:
        return s.rerolls[seat]
    if word == c.TECHNOLOGY_TOKEN:
        return s.technology[seat]
    if word == c.SPARE_PART:
        return s.spare[seat] + s.parts[seat]
    return 0


def is_payable(s: InvasionState, seat: int, card: int, cost: Cost) -> bool:
    """Whether one part of a cost can be paid. Health may be paid to the last point, and beyond."""
    if cost.kind == PAY_RESOURCE:
        return cost.word == c.HEALTH or resource(s, seat, cost.word) >= cost.number
    if cost.kind == PAY_DISCARD:
        return len(s.hand[seat]) >= cost.number
    if cost.kind == counts.PAY_POOL:
        return pool_pays(s, seat, symbols_of(cost.word, cost.number))
    if cost.kind == counts.PAY_STORED:
        return all_stored(s, seat) >= cost.number
    if cost.kind in CHOSEN_PRICES:
        return len(prices_to_choose(s, seat, cost)) > 0
    return True


def can_use(s: InvasionState, seat: int, card: int, text: int, why: Why | None) -> bool:
    """Whether an ability of a card in the own Base can be used now (INV-MAIN-12, INV-PERM-6)."""
    ability = s.abilities[text]
    if s.controller[card] != seat or s.zone[card] != c.IN_BASE:
        fails(why, "INV-MAIN-12", "not_yours", card)
        return False
    if ability.label == c.ACTIVATED and s.exhausted[card]:
        if fails(why, "INV-PERM-6", "exhausted", card):
            return False
    if ability.label == c.ONCE_EACH_TURN and s.used_turn[card] & bit_of(text):
        if fails(why, "INV-RULING-149", "used_this_turn", card):
            return False
    if not pool_pays(s, seat, symbols_of_costs(ability.costs)):
        if fails(why, "INV-RULING-40", "cost", card, 0, 0):
            return False
    for cost in ability.costs:
        if not is_payable(s, seat, card, cost):
            if fails(why, "INV-RULING-40", "cost", card, cost.number, 0):
                return False
    return passed(why)


def uses_of(s: InvasionState, card: int) -> list[int]:
    """The abilities of a card that its player may use in the Main phase."""
    return s.faces.used_in_main[s.face[card]]


# -- using; text: the ability; place: the next part of its cost; number: how many are left to pay of it;
# -- flag: 1 once resources have been paid


def push_use(s: InvasionState, seat: int, card: int, text: int) -> None:
    """A player uses an ability."""
    frame = Frame(p.USE, seat, card)
    frame.text = text
    s.push(frame)


def use_1_exhaust(s: InvasionState, f: Frame) -> None:
    """Exhausting is part of the use (INV-PERM-5)."""
    if s.abilities[f.text].label == c.ACTIVATED:
        exhaust(s, f.card, "INV-PERM-5")
    else:
        s.used_turn[f.card] |= bit_of(f.text)
    s.emit(e.USES_ABILITY, f.seat, f.card, NOTHING, f.text, "INV-MAIN-12")


def use_2_cost(s: InvasionState, f: Frame) -> None:
    """Each further part of the cost (INV-RULING-40)."""
    ability = s.abilities[f.text]
    if f.place >= len(ability.costs):
        f.step = USE_4_EXECUTE
        return
    cost = ability.costs[f.place]
    f.place += 1
    f.step = USE_2_COST
    if cost.kind in CHOSEN_PRICES:
        f.number = 1
        f.step = USE_3_CHOOSE
    elif cost.kind == PAY_DISCARD or cost.kind == counts.PAY_STORED:
        f.number = cost.number
        f.step = USE_3_CHOOSE
    elif cost.kind == counts.PAY_POOL:
        if not f.flag:
            f.flag = 1  # all resources at once, with the first of them
            push_payment(s, f.seat, f.card, symbols_of_costs(ability.costs), False)
    elif cost.kind == PAY_RESOURCE:
        pay_resource(s, f.seat, cost.word, cost.number)
    else:
        destroy(s, f.card, "INV-RULING-40")


def pay_resource(s: InvasionState, seat: int, word: int, number: int) -> None:
    """Armor, health or tokens."""
    if word == c.ARMOR:
        lose_armor(s, seat, number, "INV-RULING-40")
    elif word == c.HEALTH:
        lose_health(s, seat, number, "INV-RULING-40")
    elif word == c.REROLL:
        s.rerolls[seat] -= number
    elif word == c.TECHNOLOGY_TOKEN:
        s.technology[seat] -= number
    else:
        rewards = min(number, s.spare[seat])
        s.spare[seat] -= rewards
        s.parts[seat] -= number - rewards


def use_3_choose(s: InvasionState, f: Frame) -> None:
    """Which cards are discarded, or which stored resources destroyed."""
    if f.number <= 0:
        f.step = USE_2_COST
        return
    cost = s.abilities[f.text].costs[f.place - 1]
    if cost.kind in CHOSEN_PRICES:
        kind = ch.ASK_DIE if cost.kind == counts.PAY_DIE else ch.ASK_CARD
        ask(s, f, f.seat, kind, prices_to_choose(s, f.seat, cost), f.card, 0)
    elif cost.kind == PAY_DISCARD:
        options = [option(ch.GIVE, card, 0) for card in s.hand[f.seat]]
        ask(s, f, f.seat, ch.ASK_DISCARD, options, f.card, f.number)
    else:
        options = [option(ch.STORED, one // 8, one % 8) for one in open_spot_with(s, f.seat)]
        ask(s, f, f.seat, ch.ASK_STORED, options, f.card, f.number)


def use_3_paid(s: InvasionState, f: Frame) -> None:
    """The next one."""
    f.number -= 1
    f.step = USE_3_CHOOSE
    cost = s.abilities[f.text].costs[f.place - 1]
    if cost.kind in CHOSEN_PRICES:
        pay_chosen(s, cost, option_first(f.answer))
    elif cost.kind == PAY_DISCARD:
        to_discard(s, option_first(f.answer), "INV-WORD-4")
    else:
        take_stored(s, f.seat, option_first(f.answer), option_second(f.answer))


def use_4_execute(s: InvasionState, f: Frame) -> None:
    """At once, or as an item that may wait (INV-RULING-86); nothing for who has lost by the cost (INV-RULING-34)."""
    f.step = END
    check(s)
    if not has_stopped(s) and is_in(s, f.seat):
        begin_item(s, item_frame(f.seat, f.card, f.text, 1))
        push_triggers(s)  # by exhausting and by the cost


define(p.USE, [use_1_exhaust, use_2_cost, use_3_choose, use_3_paid, use_4_execute])
USE_2_COST: Final = label(p.USE, use_2_cost)
USE_3_CHOOSE: Final = label(p.USE, use_3_choose)
USE_4_EXECUTE: Final = label(p.USE, use_4_execute)


# -- stored pairs ---------------------------------------------------------------------------------


def can_use_pair(s: InvasionState, seat: int, kind: int, why: Why | None) -> bool:
    """Two stored resources of one type (INV-STORE-6)."""
    if forbids(s, e.USE_PAIRS, seat) and fails(why, "INV-RULING-138", "no_pairs_allowed"):
        return False
    have = stored_of(s, seat, kind)
    if have < 2 and fails(why, "INV-STORE-6", "pair", NOTHING, 2, have):
        return False
    return passed(why)


def begin_pair(s: InvasionState, seat: int, kind: int) -> None:
    """A discount of that type for the next card, and the ability printed for it (INV-STORE-7, 8)."""
    use_pair(s, seat, kind)
    s.discounts[seat * DISCOUNTS + kind] += 1
    face = s.faces.pairs[kind]
    if face != NOTHING:
        text = s.faces.first_used_at(face, c.EFFECTS)
        begin_item(s, item_frame(seat, board_card(s, face), text, 1))

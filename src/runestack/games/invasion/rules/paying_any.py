"""What a text lets its player pay on the way: any number of something, a die, screws of a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import counts, picking
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules.chosen_prices import pay_chosen, prices_to_choose
from runestack.games.invasion.rules.playing import push_payment
from runestack.games.invasion.rules.state import InvasionState
from runestack.games.invasion.rules.use import pay_resource, resource, symbols_of
from runestack.kernel.decision import option, option_first
from runestack.kernel.driver import ask
from runestack.kernel.frame import Frame
from runestack.kernel.procedure import define
from runestack.kernel.program import Cost, Instruction

# flag: what is paid; target: of which colour, or which resource; number: the most. Below lies the frame of the text.
POOL: Final = 0
RESOURCE: Final = 1
CARDS: Final = 2


def push_any(s: InvasionState, f: Frame, what: int, word: int, most: int) -> None:
    """The player of a text says how many."""
    f.count = 0
    frame = Frame(p.PAY_ANY, f.seat, f.card)
    frame.flag = what
    frame.target = word
    frame.number = most
    s.push(frame)


def pay_any_1_ask(s: InvasionState, f: Frame) -> None:
    """From none to all."""
    options = [option(ch.AMOUNT, number, 0) for number in range(f.number + 1)]
    ask(s, f, f.seat, ch.ASK_AMOUNT, options, f.card, f.number)


def pay_any_2_do(s: InvasionState, f: Frame) -> None:
    """All at once; the text remembers how many."""
    number = option_first(f.answer)
    s.frames[-2].count = number
    if number == 0:
        return
    if f.flag == POOL:
        push_payment(s, f.seat, f.card, symbols_of(f.target, number), False)
    elif f.flag == RESOURCE:
        pay_resource(s, f.seat, f.target, number)
    else:
        picking.push_pick(s, f.seat, f.card, picking.DISCARD, number)


define(p.PAY_ANY, [pay_any_1_ask, pay_any_2_do])


def resolve_pay_any(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Resources of the pool."""
    first = f.seat * c.COLOURS
    word = instruction.word
    most = sum(s.pool[first : first + c.COLOURS]) if word == c.WILD else s.pool[first + word]
    push_any(s, f, POOL, word, most)
    return most > 0


def resolve_spend_any(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Armor, health, tokens or spare parts."""
    most = max(0, resource(s, f.seat, instruction.word))
    push_any(s, f, RESOURCE, instruction.word, most)
    return most > 0


def resolve_discard_any(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Hand cards."""
    push_any(s, f, CARDS, 0, len(s.hand[f.seat]))
    return len(s.hand[f.seat]) > 0


# -- one thing that is chosen; number: how many screws; flag: which price --------------------------


def push_price(s: InvasionState, f: Frame, cost: Cost) -> bool:
    """What is given is chosen, if there is something to give."""
    frame = Frame(p.PAY_CHOSEN, f.seat, f.card)
    frame.flag = cost.kind
    frame.number = cost.number
    if not prices_to_choose(s, f.seat, cost):
        return False
    s.push(frame)
    return True


def cost_of(f: Frame) -> Cost:
    """The price that a frame is about."""
    return Cost(f.flag, f.number, c.USED, None)


def pay_chosen_1_ask(s: InvasionState, f: Frame) -> None:
    """Which die, or which card."""
    kind = ch.ASK_DIE if f.flag == counts.PAY_DIE else ch.ASK_CARD
    ask(s, f, f.seat, kind, prices_to_choose(s, f.seat, cost_of(f)), f.card, 0)


def pay_chosen_2_do(s: InvasionState, f: Frame) -> None:
    """It is given."""
    pay_chosen(s, cost_of(f), option_first(f.answer))


define(p.PAY_CHOSEN, [pay_chosen_1_ask, pay_chosen_2_do])


def resolve_use_die(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Without its resources."""
    return push_price(s, f, Cost(counts.PAY_DIE, 1, c.USED, None))


def resolve_remove_screws(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Of one card in training, all of them or none."""
    return push_price(s, f, Cost(counts.PAY_SCREWS, instruction.number, c.USED, None))


BY_NAME: Final[dict[str, Callable[[InvasionState, Frame, Instruction], bool]]] = {
    "PayAny": resolve_pay_any,
    "SpendAny": resolve_spend_any,
    "DiscardAny": resolve_discard_any,
    "UseDie": resolve_use_die,
    "RemoveScrews": resolve_remove_screws,
}

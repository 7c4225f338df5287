"""Using spare parts (P-15), also before a match (INV-RULING-57)."""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules.picking import STARTING_CARD, push_pick
from runestack.games.invasion.rules.primitives import destroy, move
from runestack.games.invasion.rules.rebuilding import ANY_SCREW, push_rebuild
from runestack.games.invasion.rules.state import InvasionState
from runestack.games.invasion.rules.training import push_discover, push_recruit, push_screws
from runestack.games.invasion.rules.values import limited_price_text, lowered_price, note_use
from runestack.kernel.checks import Why, fails, passed
from runestack.kernel.decision import option, option_first, option_kind, option_second
from runestack.kernel.driver import ask
from runestack.kernel.frame import NOTHING, Frame
from runestack.kernel.procedure import define, label
from runestack.kernel.triggers import has_triggers, push_triggers

BEFORE_MATCH: Final = 1
ACTION_RULES: Final = {
    c.SPARE_SCREW: "INV-SPARE-1",
    c.SPARE_RECRUIT: "INV-SPARE-2",
    c.SPARE_DIE: "INV-SPARE-3",
    c.SPARE_STARTING: "INV-SPARE-4",
    c.SPARE_DISCOVER: "INV-SPARE-6",
}


def parts_of(s: InvasionState, seat: int) -> int:
    """Spare parts that can be spent: rewards of played cards, and tokens (INV-TURN-10)."""
    return s.spare[seat] + s.parts[seat]


def price(s: InvasionState, seat: int, action: int, limited: bool) -> int:
    """An action's cost after all reductions (INV-RULING-42); `limited`: with a text that works once."""
    cost = lowered_price(s, seat, action)
    if limited:
        text = limited_price_text(s, seat, action)
        if text is not None:
            cost -= s.abilities[text.text].words[0]
    return max(0, cost - s.spare_discount[seat])


def can_spend(s: InvasionState, seat: int, action: int, limited: bool, why: Why | None) -> bool:
    """Whether a spare part action can be paid (INV-BOARD-7)."""
    cost = price(s, seat, action, limited)
    if cost > parts_of(s, seat) and fails(
        why, "INV-BOARD-7", "parts", NOTHING, cost, parts_of(s, seat)
    ):
        return False
    return passed(why)


def spare_options(s: InvasionState, seat: int) -> list[int]:
    """The payable actions; with a text that works once as a second way, if it makes a difference."""
    options: list[int] = []
    for action in c.SPARE_ACTIONS:
        if can_spend(s, seat, action, False, None):
            options.append(option(ch.SPARE, action, 0))
        cheaper = price(s, seat, action, True) < price(s, seat, action, False)
        if cheaper and can_spend(s, seat, action, True, None):
            options.append(option(ch.SPARE, action, 1))
    return options


# flag: BEFORE_MATCH, when everything that can be spent must be


def push_spending(s: InvasionState, seat: int, when: int) -> None:
    """A player spends the spare parts."""
    frame = Frame(p.SPENDING, seat, NOTHING)
    frame.flag = when
    s.push(frame)


def spending_1_count(s: InvasionState, f: Frame) -> None:
    """The rewards of the cards in the played zone (INV-TURN-10, 11)."""
    if not f.flag:
        for card in s.played[f.seat]:
            s.spare[f.seat] += s.faces.reward[s.face[card]]


def spending_2_ask(s: InvasionState, f: Frame) -> None:
    """Any combination of actions (INV-TURN-12); a technology token lowers the next one (INV-TOKEN-4)."""
    if has_triggers(s):
        f.step = SPENDING_2_ASK
        push_triggers(s)
        return
    if f.flag and parts_of(s, f.seat) == 0 and s.spare_discount[f.seat] == 0:
        f.step = SPENDING_4_END  # before a match nobody has to use a token that is kept
        return
    options = spare_options(s, f.seat)
    if s.technology[f.seat]:
        options.append(option(ch.USE_TOKEN, 0, 0))
    if not f.flag or not options:
        options.insert(0, option(ch.STOP, 0, 0))
    ask(s, f, f.seat, ch.ASK_SPARE, options, NOTHING, parts_of(s, f.seat))


def spending_3_pay(s: InvasionState, f: Frame) -> None:
    """Paid, then executed."""
    kind = option_kind(f.answer)
    if kind == ch.STOP:
        return
    f.step = SPENDING_2_ASK
    if kind == ch.USE_TOKEN:
        use_technology_token(s, f.seat)
        return
    action = option_first(f.answer)
    pay(s, f.seat, action, option_second(f.answer) != 0)
    execute(s, f, action)


def use_technology_token(s: InvasionState, seat: int) -> None:
    """The next spare part action of this turn costs 1 less (INV-TOKEN-4, 6)."""
    s.technology[seat] -= 1
    s.spare_discount[seat] += 1
    s.emit(e.USES_TOKEN, seat, NOTHING, NOTHING, s.spare_discount[seat], "INV-TOKEN-4")


def pay(s: InvasionState, seat: int, action: int, limited: bool) -> None:
    """Rewards first, then tokens; the discount of technology tokens is gone with the action."""
    cost = price(s, seat, action, limited)
    if limited:
        text = limited_price_text(s, seat, action)
        if text is not None:
            note_use(s, text)
    rewards = min(cost, s.spare[seat])
    s.spare[seat] -= rewards
    s.parts[seat] -= cost - rewards
    s.spare_discount[seat] = 0
    s.emit(e.SPARE_ACTION, seat, NOTHING, cost, action, ACTION_RULES[action])


def execute(s: InvasionState, f: Frame, action: int) -> None:
    """What the board says of an action (INV-SPARE-1 to 6)."""
    if action == c.SPARE_SCREW:
        push_screws(s, f.seat, 1, NOTHING)
    elif action == c.SPARE_RECRUIT:
        push_recruit(s, f.seat, c.DRAWN_TO_CHOOSE, 1, NOTHING)
    elif action == c.SPARE_DISCOVER:
        push_discover(s, f.seat, NOTHING)
    elif action == c.SPARE_STARTING:
        push_pick(s, f.seat, NOTHING, STARTING_CARD, 1)
    elif f.flag == BEFORE_MATCH:
        push_rebuild(s, f.seat, NOTHING, ANY_SCREW)
    else:
        s.changes[f.seat] += 1


def spending_4_end(s: InvasionState, f: Frame) -> None:
    """What is left is destroyed; played cards go on the Discard pile, the last one on top (INV-TURN-13, 14)."""
    s.spare[f.seat] = 0
    s.parts[f.seat] = 0
    for card in s.played[f.seat][:]:
        if s.faces.keywords[s.face[card]] & c.VOLATILE:
            destroy(s, card, "INV-TURN-14")
        else:
            move(s, card, c.IN_DISCARD, f.seat)
    push_triggers(s)


define(p.SPENDING, [spending_1_count, spending_2_ask, spending_3_pay, spending_4_end])
SPENDING_2_ASK: Final = label(p.SPENDING, spending_2_ask)
SPENDING_4_END: Final = label(p.SPENDING, spending_4_end)

"""What a seat might think of doing, and why it cannot: the checks of the rules, run to their end.

`explain` asks the rules' own checks with a `Why`; `is_offered` looks at the open question alone. A test holds them
together: in every position an intent is offered exactly if nothing speaks against it.
"""

from __future__ import annotations

from collections.abc import Callable

from runestack.games.choosing import asks, names
from runestack.games.intents import NO_SUCH_ACTION, Intent
from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import scenarios as sc
from runestack.games.invasion.rules.assigning import targets
from runestack.games.invasion.rules.dice import dice_of
from runestack.games.invasion.rules.main_phase import (
    can_play,
    can_reroll,
    can_transform,
    can_use_die,
)
from runestack.games.invasion.rules.seats import all_done, is_cooperative, is_in, is_main_phase
from runestack.games.invasion.rules.spending import can_spend
from runestack.games.invasion.rules.state import ACTIVE, PHASE, InvasionState
from runestack.games.invasion.rules.storage import stored_of
from runestack.games.invasion.rules.use import can_use, can_use_pair, uses_of
from runestack.games.invasion.rules.values import action_price
from runestack.games.invasion.telling.names import is_visible
from runestack.kernel.checks import Failure, Why, fails
from runestack.kernel.decision import option, option_kind
from runestack.kernel.driver import question_for
from runestack.kernel.frame import NOTHING


def intents(s: InvasionState, seat: int) -> list[Intent]:
    """Everything a seat might think of with the cards it sees, legal or not."""
    found = [Intent("play", card) for card in s.hand[seat]]
    for card in s.base[seat]:
        places = range(len(uses_of(s, card)))
        found += [Intent("ability", card, number=place) for place in places]
    dice = range(len(s.die_state)) if is_cooperative(s) else dice_of(seat)
    found += [Intent("use_die", number=die) for die in dice]
    found += [Intent("reroll", number=die) for die in dice]
    found += [Intent("pair", number=kind) for kind in range(c.TYPES_STORED)]
    found += [Intent(action) for action in ("draw", "transform", "token", "end_main")]
    found += [Intent("spare", number=action) for action in c.SPARE_ACTIONS]
    if is_cooperative(s):
        found += [Intent("hit", card) for card in [*s.stack, *s.zones]]
        found += [Intent("action", number=action) for action in range(len(c.ACTION_SYMBOLS))]
    return found


# -- why not -------------------------------------------------------------------------------------


def explain(s: InvasionState, seat: int, intent: Intent) -> list[Failure]:
    """Every check that an intent fails; empty exactly if it is legal now."""
    why = Why()
    action, card = intent.action, intent.card
    if action not in CHECKS or not in_range(s, intent):
        fails(why, "INV-TURN-5", NO_SUCH_ACTION)
    elif action in OF_CARDS and (not 0 <= card < len(s.face) or not is_visible(s, card, seat)):
        fails(why, "INV-RULING-78", "unknown_card")
    else:
        CHECKS[action](s, seat, intent, why)
    return why.failures


def in_range(s: InvasionState, intent: Intent) -> bool:
    """Whether there is such a die, pair or action."""
    numbers: dict[str, range | tuple[int, ...]] = {
        "use_die": range(len(s.die_state)),
        "reroll": range(len(s.die_state)),
        "pair": range(c.TYPES_STORED),
        "spare": c.SPARE_ACTIONS,
        "action": range(len(c.ACTION_SYMBOLS)),
    }
    return intent.action not in numbers or intent.number in numbers[intent.action]


def timing(
    s: InvasionState, seat: int, why: Why, kinds: tuple[int, ...], phase: int, own: str = ""
) -> None:
    """Things are done in their phase of the own turn, one after the other (INV-VS-7, INV-TURN-5).

    What has a time of its `own`, by a rule of its own, is told that, too.
    """
    if asks(question_for(s, seat), *kinds):
        if is_over_but_for_effects(s):
            fails(why, "INV-RULING-85", "all_done")
        return
    if not is_in(s, seat):
        fails(why, "INV-RULING-130", "you_are_out")
    elif not is_cooperative(s) and s.numbers[ACTIVE] != seat:
        fails(why, "INV-VS-6", "not_your_turn")
    elif s.numbers[PHASE] != phase:
        fails(why, "INV-VS-7", WRONG_PHASE[phase])
        if own:
            fails(why, OWN_TIMES[own], own)
    else:
        fails(why, "INV-TURN-5", "not_now")


def is_over_but_for_effects(s: InvasionState) -> bool:
    """Whether a team is done with the Main phase, and only its waiting effects are carried out."""
    return is_cooperative(s) and s.numbers[PHASE] == c.MAIN and all_done(s)


WRONG_PHASE = {c.DRAWING: "not_draw_phase", c.MAIN: "not_main_phase", c.SPENDING: "not_spare_phase"}

OWN_TIMES = {
    "abilities_in_main": "INV-RULING-40",
    "rerolls_after_roll": "INV-RULING-41",
    "tokens_in_main_or_spare": "INV-RULING-42",
    "phases_end": "INV-RULING-59",
}


def main_timing(s: InvasionState, seat: int, why: Why, own: str = "") -> None:
    """In the Main phase."""
    timing(s, seat, why, (ch.ASK_MAIN,), c.MAIN, own)


def why_not_play(s: InvasionState, seat: int, intent: Intent, why: Why) -> None:
    """A card of the hand."""
    main_timing(s, seat, why)
    can_play(s, seat, intent.card, why)


def why_not_ability(s: InvasionState, seat: int, intent: Intent, why: Why) -> None:
    """An ability of a card in the Base."""
    main_timing(s, seat, why, "abilities_in_main")
    uses = uses_of(s, intent.card)
    if not 0 <= intent.number < len(uses):
        fails(why, "INV-MAIN-12", "no_ability", intent.card)
    else:
        can_use(s, seat, intent.card, uses[intent.number], why)


def why_not_die(s: InvasionState, seat: int, intent: Intent, why: Why) -> None:
    """A die."""
    main_timing(s, seat, why)
    can_use_die(s, seat, intent.number, why)


def why_not_reroll(s: InvasionState, seat: int, intent: Intent, why: Why) -> None:
    """A reroll token."""
    main_timing(s, seat, why, "rerolls_after_roll")
    can_reroll(s, seat, intent.number, why)


def why_not_pair(s: InvasionState, seat: int, intent: Intent, why: Why) -> None:
    """Two stored resources of a type."""
    main_timing(s, seat, why)
    kind = intent.number
    can_use_pair(s, seat, kind, why)
    if kind != c.WILD:
        own, apart = stored_of(s, seat, kind), s.stored_wild[seat * c.TYPES_STORED + kind]
        if own < 2 <= own + apart:
            fails(why, "INV-RULING-45", "wild_spots_apart")


def why_not_transform(s: InvasionState, seat: int, intent: Intent, why: Why) -> None:
    """Two dice for a resource."""
    main_timing(s, seat, why)
    can_transform(s, seat, why)


def why_not_token(s: InvasionState, seat: int, intent: Intent, why: Why) -> None:
    """A technology token, before a spare part action."""
    timing(s, seat, why, (ch.ASK_MAIN, ch.ASK_SPARE), c.MAIN, "tokens_in_main_or_spare")
    if not s.technology[seat]:
        fails(why, "INV-TOKEN-4", "no_token")


def why_not_draw(s: InvasionState, seat: int, intent: Intent, why: Why) -> None:
    """A card in the Draw phase."""
    over = "phases_end" if c.DRAWING < s.numbers[PHASE] < c.INVASION_TURN else ""
    timing(s, seat, why, (ch.ASK_DRAW,), c.DRAWING, over)


def why_not_spare(s: InvasionState, seat: int, intent: Intent, why: Why) -> None:
    """A spare part action; a text that works once may make it cheaper."""
    timing(s, seat, why, (ch.ASK_SPARE,), c.SPENDING)
    can_spend(s, seat, intent.number, True, why)


def why_not_end(s: InvasionState, seat: int, intent: Intent, why: Why) -> None:
    """The end of the Main phase; of a team, once for each player (INV-RULING-85)."""
    main_timing(s, seat, why)
    if is_cooperative(s) and s.done[seat]:
        fails(why, "INV-RULING-85", "done_already")


def why_not_hit(s: InvasionState, seat: int, intent: Intent, why: Why) -> None:
    """A point of damage on a card."""
    card = intent.card
    if not asks(question_for(s, seat), ch.ASK_DAMAGE):
        fails(why, "INV-DMG-1", "no_damage")
    if card in targets(s):
        return
    if s.zone[card] == c.IN_STACK:
        fails(why, "INV-DMG-1", "not_on_top", card)
    elif s.zone[card] != c.IN_ZONE:
        fails(why, "INV-DMG-1", "not_hit", card)
    else:
        fails(why, "INV-DMG-1", "not_on_top", card)
        hits_zones = s.scenario().changes_rule(sc.HIT_ZONES)
        fails(why, "INV-SC2-5", "stack_first" if hits_zones else "zones_not_hit", card)


def why_not_action(s: InvasionState, seat: int, intent: Intent, why: Why) -> None:
    """An additional player action, paid with points of its symbol (INV-ACT-2, INV-RULING-95)."""
    question, action = question_for(s, seat), intent.number
    if s.faces.actions[action] == NOTHING:
        fails(why, "INV-ACT-2", "no_such_action_here")
    if not is_cooperative(s) or not is_main_phase(s):
        fails(why, "INV-RULING-95", "not_main_phase")
    if question is None or question.kind not in (ch.ASK_DAMAGE, ch.ASK_POINTS):
        fails(why, "INV-ACT-2", "no_points")
        return
    if action != points_asked(s, question.kind):
        fails(why, "INV-ACT-2", "other_points")
    price = action_price(s, action)
    if price > question.number:
        fails(why, "INV-RULING-95", "points", NOTHING, price, question.number)


def points_asked(s: InvasionState, kind: int) -> int:
    """Which additional action the points that are being assigned can pay."""
    flag = s.frames[-1].flag
    if kind == ch.ASK_DAMAGE:
        return c.PAID_WITH_RANGED if flag & 1 else c.PAID_WITH_MELEE
    return c.PAID_WITH_ARMOR if flag == c.ARMOR else c.PAID_WITH_HEALTH


CHECKS: dict[str, Callable[[InvasionState, int, Intent, Why], None]] = {
    "play": why_not_play,
    "ability": why_not_ability,
    "use_die": why_not_die,
    "reroll": why_not_reroll,
    "pair": why_not_pair,
    "transform": why_not_transform,
    "token": why_not_token,
    "draw": why_not_draw,
    "spare": why_not_spare,
    "end_main": why_not_end,
    "hit": why_not_hit,
    "action": why_not_action,
}
OF_CARDS = ("play", "ability", "hit")


# -- offered or not ------------------------------------------------------------------------------

IN_MAIN = {
    "play": ch.PLAY,
    "use_die": ch.USE_DIE,
    "reroll": ch.REROLL,
    "pair": ch.PAIR,
    "end_main": ch.END_MAIN,
}
ELSEWHERE = {"token": ch.USE_TOKEN, "draw": ch.DRAW, "spare": ch.SPARE, "action": ch.PAY_ACTION}


def is_offered(s: InvasionState, seat: int, intent: Intent) -> bool:
    """Whether the open question lets the seat do it."""
    question = question_for(s, seat)
    if question is None:
        return False
    action, card = intent.action, intent.card
    operand = max(0, card) if action in OF_CARDS else intent.number
    if action == "hit":
        return question.kind == ch.ASK_DAMAGE and names(question, ch.HIT, operand)
    if action in ELSEWHERE:
        return names(question, ELSEWHERE[action], operand)
    if question.kind != ch.ASK_MAIN:
        return False
    if action == "ability":
        return option(ch.ABILITY, operand, max(0, intent.number)) in question.options
    if action == "transform":
        return any(option_kind(code) == ch.TRANSFORM for code in question.options)
    return action in IN_MAIN and names(question, IN_MAIN[action], operand)

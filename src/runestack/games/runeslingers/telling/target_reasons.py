"""Why something cannot be a target: a card, a Runeslinger or an effect on the ladder."""

from __future__ import annotations

from runestack.games.aiming import slot_asked, what_does_not_fit
from runestack.games.choosing import asks, comes_now
from runestack.games.intents import Intent
from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules.selection import (
    in_reach,
    is_on_field,
    may_aim_at,
    may_aim_at_player,
    may_target_rung,
)
from runestack.games.runeslingers.rules.state import EncounterState
from runestack.games.runeslingers.rules.values import is_open, kind_of
from runestack.games.runeslingers.telling.names import is_runeslinger
from runestack.kernel.checks import Why, fails
from runestack.kernel.driver import question_for
from runestack.kernel.frame import Frame
from runestack.kernel.meaning import fits_in_text
from runestack.kernel.program import PICK_TARGET, Selector
from runestack.kernel.references import reference

TARGET_QUESTIONS = (ch.ASK_TARGET, ch.ASK_CHOICE, ch.ASK_PLAYER, ch.ASK_EFFECT)


def why_not_target(s: EncounterState, seat: int, intent: Intent, why: Why) -> None:
    """A card, a Runeslinger or an effect on the ladder, for an effect that is being used or carried out."""
    question = question_for(s, seat)
    if asks(question, ch.ASK_EFFECT):
        why_not_rung(s, intent, why)
    elif not asks(question, *TARGET_QUESTIONS):
        fails(why, "RS-TARGET-1", "no_target_wanted")
    elif not is_on_field(s, intent.card):
        fails(why, "RS-TARGET-4", "not_in_play", intent.card)
    elif slot_asked(s).selector is None:
        why_not_player(s, intent, why)
    else:
        why_not_card(s, intent, why)


def why_not_rung(s: EncounterState, intent: Intent, why: Why) -> None:
    """An effect on the ladder, by its place there."""
    selector = slot_asked(s).selector
    assert selector is not None
    place = intent.number
    if not 0 <= place < len(s.ladder) or s.ladder[place].card != intent.card:
        fails(why, "RS-TARGET-4", "not_on_ladder", intent.card)
    else:
        may_target_rung(s, selector, place, s.frames[-2].card, why)


def why_not_player(s: EncounterState, intent: Intent, why: Why) -> None:
    """A player is chosen by the Runeslinger (RS-OBJ-3)."""
    if not is_runeslinger(s, intent.card):
        fails(why, "RS-TARGET-4", "wrong_kind", intent.card)
    else:
        may_aim_at_player(s, s.controller[intent.card], s.frames[-2].card, why)


def why_not_card(s: EncounterState, intent: Intent, why: Why) -> None:
    """A card or Runeslinger on a field."""
    selector = slot_asked(s).selector
    assert selector is not None
    effect, card = s.frames[-2], intent.card
    aims = selector.pick == PICK_TARGET
    if aims and card == effect.card:
        fails(why, "RS-RULING-55", "targets_itself", card)
    elif not fits_in_text(s, effect, selector, card):
        misfits(s, selector, card, effect, why)
    if aims:
        in_reach(s, selector, card, effect.card, why)
        may_aim_at(s, card, effect.card, why)
    if selector.other and reference(s, card) in effect.items[: selector.place]:
        fails(why, "RS-TARGET-4", "chosen_before", card)
    if not why.failures and not comes_now(s, card):
        fails(why, "RS-TARGET-2", "fixed_order", card)


def misfits(s: EncounterState, selector: Selector, card: int, effect: Frame, why: Why) -> None:
    """What about a card is not as a text asks, which it does not fit."""
    kind = kind_of(s, card)
    is_kind = kind & selector.noun != 0
    if is_kind and kind == c.CONCENTRATION and not is_open(s, selector, card):
        fails(why, "RS-RULING-28", "covered", card)
        return
    is_allied = s.controller[card] == effect.seat
    reason = what_does_not_fit(selector, is_kind, card == effect.card, is_allied)
    fails(why, "RS-TARGET-4", reason, card)

"""What a seat might think of doing, and why it cannot: the checks of the rules, run to their end.

`explain` asks the rules' own checks with a `Why`; `is_offered` looks at the open question alone. A test holds them
together: in every position an intent is offered exactly if nothing speaks against it.
"""

from __future__ import annotations

from collections.abc import Callable

from runestack.games.choosing import asks, names
from runestack.games.intents import Intent
from runestack.games.runeslingers.rules import actions as a
from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import procedures as p
from runestack.games.runeslingers.rules.damage import can_block, can_block_for, has_block
from runestack.games.runeslingers.rules.ladder import LADDER_4_RESOLVE
from runestack.games.runeslingers.rules.selection import is_on_field
from runestack.games.runeslingers.rules.state import EncounterState
from runestack.games.runeslingers.rules.turn import may_pass
from runestack.games.runeslingers.rules.values import cards_in_play, flags
from runestack.games.runeslingers.telling.names import is_visible
from runestack.games.runeslingers.telling.target_reasons import TARGET_QUESTIONS, why_not_target
from runestack.kernel.checks import Failure, Why, fails
from runestack.kernel.decision import Question, option
from runestack.kernel.driver import question_for
from runestack.kernel.frame import NOTHING

ON_FIELDS = c.RUNESLINGER | c.PLAYABLE | c.CONCENTRATION

# -- what somebody might think of ----------------------------------------------------------------


def intents(s: EncounterState, seat: int) -> list[Intent]:
    """Everything a seat might think of with the cards it sees, legal or not."""
    question = question_for(s, seat)
    found: list[Intent] = []
    for card in s.hand[seat]:
        found.append(Intent("set", card))
        found += [Intent("play", card, number=how) for how in ways_thinkable(s, seat, card)]
    for card in [*s.field[seat], *s.field[1 - seat]]:
        found += with_card_in_play(s, card)
    if s.activate[seat] != NOTHING:
        found.append(Intent("ability", s.activate[seat]))
        found += [Intent("block", card) for card in own_damageable(s, seat)]
        found += [Intent("pass"), Intent("end_phase")]
    if asks(question, ch.ASK_PASS):
        found.append(Intent("go_on"))
    if asks(question, ch.ASK_EFFECT):
        rungs = enumerate(s.ladder)
        found += [Intent("target", rung.card, number=place) for place, rung in rungs]
    elif asks(question, *TARGET_QUESTIONS):
        found += [Intent("target", card) for card in cards_in_play(s, ON_FIELDS)]
    return found


def ways_thinkable(s: EncounterState, seat: int, card: int) -> list[int]:
    """How a card of the hand can be announced, and that it has Charge even where a text forbids to charge it."""
    ways = a.ways_to_play(s, seat, card)
    if s.faces.flags[s.face[card]] & c.CHARGE and c.TO_CHARGE not in ways:
        ways.append(c.TO_CHARGE)
    return ways


def with_card_in_play(s: EncounterState, card: int) -> list[Intent]:
    """What can be done with a card like this one, if it is one's own."""
    kind = s.faces.type[s.face[card]]
    found: list[Intent] = []
    if kind & c.RUNESPELL:
        found.append(Intent("sling", card))
    if kind & c.TRINKET:
        found.append(Intent("activate", card))
    if flags(s, card) & c.CHARGE:
        found.append(Intent("charge", card))
    return found


def own_damageable(s: EncounterState, seat: int) -> list[int]:
    """The Runeslinger and the defense cards of a player: what a block may be for."""
    own = [card for card in s.field[seat] if s.faces.type[s.face[card]] & c.DEFENSE_CARD]
    return [s.slinger[seat], *own]


# -- why not -------------------------------------------------------------------------------------


def explain(s: EncounterState, seat: int, intent: Intent) -> list[Failure]:
    """Every check that an intent fails; empty exactly if it is legal now."""
    why = Why()
    check = CHECKS.get(intent.action)
    if check is None:
        fails(why, "RS-TURN-6", "no_such_intent")
    elif s.outcome is not None:
        fails(why, "RS-RULING-1", "over")
    elif intent.action in UNKNOWN and not can_point_at(s, seat, intent):
        fails(why, "RS-RULING-133", UNKNOWN[intent.action])
    else:
        check(s, seat, intent, why)
    return why.failures


def can_point_at(s: EncounterState, seat: int, intent: Intent) -> bool:
    """Whether the card is one that the seat knows, or a target that it sees face-down: of others nothing is told."""
    card = intent.card
    if not 0 <= card < len(s.face):
        return False
    return is_visible(s, card, seat) or (intent.action == "target" and is_on_field(s, card))


def in_time(
    s: EncounterState,
    seat: int,
    may: Callable[[EncounterState, int, Why | None], bool],
    why: Why,
) -> None:
    """The right phase is not enough: the seat has to be asked what it does. A wrong phase is told by the check."""
    phase = Why()
    may(s, seat, phase)
    if phase.failures or asks(question_for(s, seat), ch.ASK_MAIN, ch.ASK_ANSWER):
        return
    if any(frame.procedure == p.LADDER and frame.step >= LADDER_4_RESOLVE for frame in s.frames):
        fails(why, "RS-RULING-117", "resolving")
    elif any(question.kind == ch.ASK_ANSWER for question in s.asking):
        fails(why, "RS-RULING-116", "not_your_answer")
    else:
        fails(why, "RS-PLAYPH-1", "under_way")


def why_not_set(s: EncounterState, seat: int, intent: Intent, why: Why) -> None:
    """In the play phase, or the first one of all (RS-SETUP-6)."""
    if asks(question_for(s, seat), ch.ASK_FIRST_CONCENTRATION):
        if intent.card not in s.hand[seat]:
            fails(why, "RS-SETUP-6", "not_in_hand", intent.card)
        return
    in_time(s, seat, a.may_act, why)
    a.can_set(s, seat, intent.card, why)


def why_not_play(s: EncounterState, seat: int, intent: Intent, why: Why) -> None:
    """A card of the hand, in one of the ways."""
    in_time(s, seat, a.may_use_now, why)
    if intent.card not in s.hand[seat]:
        fails(why, "RS-PLAYPH-5", "not_in_hand", intent.card)
    else:
        a.can_play(s, seat, intent.card, intent.number, why)


def why_not_charge(s: EncounterState, seat: int, intent: Intent, why: Why) -> None:
    """A card in play."""
    in_time(s, seat, a.may_act, why)
    a.can_charge(s, seat, intent.card, why)


def why_not_sling(s: EncounterState, seat: int, intent: Intent, why: Why) -> None:
    """A runespell in play."""
    in_time(s, seat, a.may_use_now, why)
    a.can_sling(s, seat, intent.card, why)


def why_not_activate(s: EncounterState, seat: int, intent: Intent, why: Why) -> None:
    """A trinket."""
    in_time(s, seat, a.may_use_now, why)
    a.can_activate_trinket(s, seat, intent.card, why)


def why_not_ability(s: EncounterState, seat: int, intent: Intent, why: Why) -> None:
    """The activate ability that was chosen for the encounter."""
    in_time(s, seat, a.may_use_now, why)
    if intent.card != s.activate[seat]:
        fails(why, "RS-ABIL-1", "not_your_ability", intent.card)
    else:
        a.can_activate_ability(s, seat, why)


def why_not_block(s: EncounterState, seat: int, intent: Intent, why: Why) -> None:
    """Asked only when damage is about to be dealt; whether a block is left can be told at any time."""
    if not asks(question_for(s, seat), ch.ASK_BLOCK):
        fails(why, "RS-RULING-99", "no_damage_now")
        has_block(s, seat, why)
        return
    can_block(s, s.frames[-1], seat, why)
    can_block_for(s, s.frames[-1], seat, intent.card, why)


def why_not_pass(s: EncounterState, seat: int, intent: Intent, why: Why) -> None:
    """In the draw phase, once the cards are drawn."""
    may_pass(s, seat, why)
    if not why.failures:
        why_not_go_on(s, seat, intent, why)


def why_not_go_on(s: EncounterState, seat: int, intent: Intent, why: Why) -> None:
    """To the play phase."""
    if not asks(question_for(s, seat), ch.ASK_PASS):
        fails(why, "RS-DRAW-4", "no_pass_now")


def why_not_end_phase(s: EncounterState, seat: int, intent: Intent, why: Why) -> None:
    """The own play phase."""
    in_time(s, seat, a.may_act, why)
    a.may_act(s, seat, why)


CHECKS = {
    "set": why_not_set,
    "play": why_not_play,
    "charge": why_not_charge,
    "sling": why_not_sling,
    "activate": why_not_activate,
    "ability": why_not_ability,
    "block": why_not_block,
    "pass": why_not_pass,
    "go_on": why_not_go_on,
    "end_phase": why_not_end_phase,
    "target": why_not_target,
}
# what is told about a card that the seat cannot point at
UNKNOWN = {
    "set": "not_in_hand",
    "play": "not_in_hand",
    "charge": "not_in_play",
    "sling": "not_in_play",
    "activate": "not_in_play",
    "ability": "not_in_play",
    "block": "not_in_play",
    "target": "not_in_play",
}


# -- offered or not ------------------------------------------------------------------------------

OPTIONS_WITH_CARD = {
    "charge": ch.CHARGE_CARD,
    "sling": ch.SLING_CARD,
    "activate": ch.ACTIVATE_TRINKET,
    "ability": ch.ACTIVATE_ABILITY,
    "block": ch.BLOCK_FOR,
}
OPTIONS_WITHOUT = {"pass": ch.PASS, "go_on": ch.GO_ON, "end_phase": ch.END_PHASE}


def is_offered(s: EncounterState, seat: int, intent: Intent) -> bool:
    """Whether the open question lets the seat do it."""
    question = question_for(s, seat)
    if question is None:
        return False
    action, card = intent.action, intent.card
    if action == "set":
        return names(question, ch.SET_CARD, card) or names(question, ch.SET_FIRST, card)
    if action == "play":
        return option(ch.PLAY_CARD, max(0, card), max(0, intent.number)) in question.options
    if action == "target":
        return offers_target(s, question, intent)
    if action in OPTIONS_WITH_CARD:
        return names(question, OPTIONS_WITH_CARD[action], card)
    kind = OPTIONS_WITHOUT.get(action)
    return kind is not None and option(kind, 0, 0) in question.options


def offers_target(s: EncounterState, question: Question, intent: Intent) -> bool:
    """A card by itself, a player by the Runeslinger, a rung by its card and place."""
    card = intent.card
    if question.kind == ch.ASK_EFFECT:
        return option(ch.CHOOSE_EFFECT, max(0, card), max(0, intent.number)) in question.options
    if question.kind == ch.ASK_PLAYER:
        return card in s.slinger and names(question, ch.CHOOSE_PLAYER, s.slinger.index(card))
    return names(question, ch.TARGET_CARD, card)

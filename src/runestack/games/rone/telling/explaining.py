"""What a seat might think of doing, and why it cannot: the checks of the rules, run to their end.

`explain` asks the rules' own checks with a `Why`; `is_offered` looks at the open question alone. A test holds them
together: in every position an intent is offered exactly if nothing speaks against it.
"""

from __future__ import annotations

from runestack.games.aiming import slot_asked, what_does_not_fit
from runestack.games.choosing import asks, comes_now, names
from runestack.games.intents import Intent
from runestack.games.rone.rules import actions as a
from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules.attack import side_under_attack
from runestack.games.rone.rules.attackers import (
    can_announce_attack,
    can_be_target_of_attack,
)
from runestack.games.rone.rules.permissions import allowed_cards, is_allowed
from runestack.games.rone.rules.seats import is_out
from runestack.games.rone.rules.selection import is_tactic
from runestack.games.rone.rules.state import DECLINED, RoneState
from runestack.games.rone.rules.targets import is_spared, may_aim_at
from runestack.games.rone.rules.values import battlefield
from runestack.games.rone.telling.names import is_visible
from runestack.kernel.checks import Failure, Why, fails
from runestack.kernel.decision import Question, option
from runestack.kernel.driver import question_for
from runestack.kernel.frame import NOTHING
from runestack.kernel.program import PICK_TARGET, Selector
from runestack.kernel.references import CARD_MASK
from runestack.kernel.selectors import fits

TARGET_QUESTIONS = (ch.ASK_TARGET, ch.ASK_CHOICE)
SLOW, RECYCLING = 1 << ch.ANNOUNCE_PLAY, 1 << ch.ANNOUNCE_RECYCLE
LEVELLING = 1 << ch.ANNOUNCE_LEVEL


def intents(s: RoneState, seat: int) -> list[Intent]:
    """Everything a seat might think of with the cards it sees, legal or not."""
    side = s.side[seat]
    in_reach = s.hand[seat] + s.technology_deck[side] + allowed_cards(s, seat)
    found = [Intent("play", card) for card in in_reach]
    found += [Intent("recycle", card) for card in reversed(s.graveyard[side])]
    found.append(Intent("level_up", s.hero[seat]))
    in_play = [card for card in battlefield(s, c.PERMANENT) if card != NOTHING]
    found += [Intent("attack", card) for card in in_play]
    for card in in_play:
        abilities = len(a.activated_abilities(s, card)) // 2
        found += [Intent("use", card, number=number) for number in range(abilities)]
    found.append(Intent("end_turn"))
    question = question_for(s, seat)
    if question is not None and question.kind == ch.ASK_ATTACK:
        found += [Intent("attack_target", question.card, card) for card in in_play]
    if asks(question, *TARGET_QUESTIONS):
        found += [Intent("target", card) for card in in_play]
    return found


# -- why not -------------------------------------------------------------------------------------


def explain(s: RoneState, seat: int, intent: Intent) -> list[Failure]:
    """Every check that an intent fails; empty exactly if it is legal now."""
    why = Why()
    action, card = intent.action, intent.card
    if action == "end_turn":
        a.slow_timing(s, seat, why)
    elif action == "level_up":
        if not is_own_hero(s, seat, card):
            fails(why, "RONE-RULING-139", "not_your_hero", card)
        if not a.asked(s, seat, ch.ASK_LEVEL):
            announcing(s, seat, LEVELLING, why)
        if s.hero[seat] != NOTHING and not is_out(s, seat):
            a.can_level_up(s, seat, why)
    elif action not in CHECKS:
        fails(why, "RONE-SLOW-1", "no_such_intent")
    elif not knows(s, card, seat):
        fails(why, "RONE-RULING-7", "not_in_play" if action in IN_PLAY else UNKNOWN[action])
    else:
        CHECKS[action](s, seat, intent, why)
    return why.failures


def is_own_hero(s: RoneState, seat: int, card: int) -> bool:
    """The hero that a player may level up; it need not be named."""
    return card in (NOTHING, s.hero[seat])


def knows(s: RoneState, card: int, seat: int) -> bool:
    """Whether a number is a card that a seat knows; what it does not know is not told here either."""
    return 0 <= card < len(s.face) and is_visible(s, card, seat)


def why_not_play(s: RoneState, seat: int, intent: Intent, why: Why) -> None:
    """A slow card is announced first; then, in step 3, one card is named (P-5)."""
    card = intent.card
    in_reach = card in s.hand[seat] or card in s.technology_deck[s.side[seat]]
    if not in_reach and not is_allowed(s, seat, card):
        fails(why, "RONE-PLAY-1", "not_in_hand", card)
        return
    if not a.is_slow(s, card):
        a.fast_timing(s, seat, why)
    elif not a.asked(s, seat, ch.ASK_CARD):
        announcing(s, seat, SLOW, why)
    a.can_play(s, seat, card, why)


def announcing(s: RoneState, seat: int, declined: int, why: Why) -> None:
    """The timing of an announcement; one that was declined cannot be repeated (RONE-RULING-60)."""
    if a.slow_timing(s, seat, why) and s.numbers[DECLINED] & declined:
        fails(why, "RONE-RULING-60", "declined")


def why_not_recycle(s: RoneState, seat: int, intent: Intent, why: Why) -> None:
    """Announced, then the top card is named."""
    if not a.asked(s, seat, ch.ASK_RECYCLE):
        announcing(s, seat, RECYCLING, why)
    a.can_recycle(s, seat, intent.card, why)


def why_not_attack(s: RoneState, seat: int, intent: Intent, why: Why) -> None:
    """The unit is named, not the target."""
    a.slow_timing(s, seat, why)
    can_announce_attack(s, seat, intent.card, why)


def why_not_attack_target(s: RoneState, seat: int, intent: Intent, why: Why) -> None:
    """Step 3 of an attack."""
    question = question_for(s, seat)
    if question is None or question.kind != ch.ASK_ATTACK or question.card != intent.card:
        fails(why, "RONE-COMBAT-8", "no_attack", intent.card)
        return
    target = intent.target
    if not knows(s, target, seat) or s.zone[target] != c.ON_BATTLEFIELD:
        fails(why, "RONE-COMBAT-3", "not_in_play", target if knows(s, target, seat) else NOTHING)
        return
    can_be_target_of_attack(s, intent.card, target, side_under_attack(s, s.frames[-1]), why)


def why_not_use(s: RoneState, seat: int, intent: Intent, why: Why) -> None:
    """An activated ability, by its place among those the card has now."""
    a.fast_timing(s, seat, why)
    card, place = intent.card, 2 * intent.number
    found = a.activated_abilities(s, card)
    if not 0 <= place < len(found):
        fails(why, "RONE-ABIL-1", "no_ability", card)
        return
    a.can_use(s, seat, card, s.faces.abilities[found[place]], found[place + 1], why)


def why_not_target(s: RoneState, seat: int, intent: Intent, why: Why) -> None:
    """A card for an effect that is being used or executed."""
    question, card = question_for(s, seat), intent.card
    if not asks(question, *TARGET_QUESTIONS):
        fails(why, "RONE-RULING-46", "no_target_wanted")
        return
    if s.zone[card] != c.ON_BATTLEFIELD:
        fails(why, "RONE-RULING-49", "not_in_play", card)
        return
    effect = s.frames[-2]
    selector = slot_asked(s).selector
    assert selector is not None
    printed = effect.printed & CARD_MASK
    aims = selector.pick == PICK_TARGET
    viewer = effect.seat if aims else s.controller[effect.card]
    if is_spared(s, selector, card):
        fails(why, "RONE-RULING-159", "hero_stays", card)
    elif not fits(s, selector, card, effect.card, printed, viewer, False):
        fails(why, "RONE-RULING-49", misfit(s, selector, card, effect.card, viewer), card)
    if aims:
        may_aim_at(s, card, effect.seat, is_tactic(s, effect), why)
    if not why.failures and not comes_now(s, card):
        fails(why, "RONE-RULING-46", "fixed_order", card)


def misfit(s: RoneState, selector: Selector, card: int, holder: int, seat: int) -> str:
    """What about a card is not as a text asks, which it does not fit."""
    is_kind = s.faces.type[s.face[card]] & selector.noun != 0
    is_allied = s.side[s.controller[card]] == s.side[seat]
    return what_does_not_fit(selector, is_kind, card == holder, is_allied)


CHECKS = {
    "play": why_not_play,
    "recycle": why_not_recycle,
    "attack": why_not_attack,
    "attack_target": why_not_attack_target,
    "use": why_not_use,
    "target": why_not_target,
}
IN_PLAY = ("attack", "attack_target", "use", "target")
UNKNOWN = {"play": "not_in_hand", "recycle": "not_in_graveyard"}


# -- offered or not ------------------------------------------------------------------------------


def is_offered(s: RoneState, seat: int, intent: Intent) -> bool:
    """Whether the open question lets the seat do it."""
    question = question_for(s, seat)
    if question is None:
        return False
    card, options = intent.card, question.options
    action = intent.action
    if action == "play":
        return offers_play(s, seat, question, card)
    if action == "recycle":
        top = s.graveyard[s.side[seat]][-1:]
        announced = option(ch.ANNOUNCE_RECYCLE, 0, 0) in options and top == [card]
        return announced or names(question, ch.RECYCLE_CARD, card)
    if action == "use":
        return option(ch.USE_ABILITY, max(0, card), intent.number) in options
    if action == "attack_target":
        return question.card == card and names(question, ch.ATTACK_CARD, intent.target)
    if action == "attack":
        return names(question, ch.ANNOUNCE_ATTACK, card)
    if action == "target":
        return names(question, ch.TARGET_CARD, card)
    if action == "level_up":
        announced = option(ch.ANNOUNCE_LEVEL, 0, 0) in options
        offered = announced or names(question, ch.LEVEL_UP, s.hero[seat])
        return offered and is_own_hero(s, seat, card)
    return action == "end_turn" and option(ch.END_TURN, 0, 0) in options


def offers_play(s: RoneState, seat: int, question: Question, card: int) -> bool:
    """Named at once, or through the announcement to play a card, which names none."""
    if names(question, ch.PLAY_CARD, card) or names(question, ch.PLAY_TACTIC, card):
        return True
    return option(ch.ANNOUNCE_PLAY, 0, 0) in question.options and card in a.playable_slow(s, seat)

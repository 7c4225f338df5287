"""What a seat might think of doing, and why it cannot: the checks of the rules, run to their end.

`explain` asks the rules' own checks with a `Why`; `is_offered` looks at the open question alone. A test holds them
together: in every position an intent is offered exactly if nothing speaks against it.
"""

from __future__ import annotations

from runestack.games.aiming import slot_asked, what_does_not_fit
from runestack.games.choosing import asks, comes_now, names
from runestack.games.intents import NO_SUCH_ACTION, Intent
from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules.actions import may_act, may_attack
from runestack.games.rune_age.rules.combat import is_playable
from runestack.games.rune_age.rules.spending import (
    affordable,
    budget,
    for_sale,
    least_price,
    price_of,
)
from runestack.games.rune_age.rules.state import ACTIVE, ATTACKER, COMBAT, DEFENDER, RuneAgeState
from runestack.games.rune_age.rules.values import kind_of
from runestack.games.rune_age.telling.names import is_visible
from runestack.kernel import choices as core
from runestack.kernel.checks import Failure, Why, fails
from runestack.kernel.decision import option
from runestack.kernel.driver import question_for
from runestack.kernel.frame import NOTHING, Frame
from runestack.kernel.program import Selector
from runestack.kernel.references import CARD_MASK
from runestack.kernel.selectors import fits

TARGET_QUESTIONS = (core.ASK_TARGET, core.ASK_CHOICE)
PLAY_QUESTIONS = (ch.ASK_ASSAULT, ch.ASK_SIEGE)
BUYING = {"buy": c.GOLD_RESOURCE, "acquire": c.INFLUENCE}
KINDS = {"attack": ch.ATTACK, "play": ch.PLAY, "buy": ch.BUY, "acquire": ch.ACQUIRE}


def intents(s: RuneAgeState, seat: int) -> list[Intent]:
    """Everything a seat might think of with the cards it sees, legal or not."""
    found = [Intent("attack", card) for card in possible_targets(s, seat)]
    found += [Intent("buy", card) for card in for_sale(s, seat, c.GOLD_RESOURCE)]
    found += [Intent("acquire", card) for card in for_sale(s, seat, c.INFLUENCE)]
    for card in [*s.hand[seat], *s.realm[seat]]:
        places = range(len(s.faces.uses[s.face[card]]))
        found += [
            Intent("action", card, number=place) for place in places if is_action(s, card, place)
        ]
    found += [Intent("play", card) for card in s.hand[seat]]
    found.append(Intent("end_actions"))
    question = question_for(s, seat)
    if asks(question, *TARGET_QUESTIONS):
        found += [Intent("target", card) for card in cards_in_play(s)]
    return found


def possible_targets(s: RuneAgeState, seat: int) -> list[int]:
    """What one might want to attack: events, cities, strongholds, and what others control."""
    found = [*s.front, *s.city_row]
    strongholds = [card for card in s.barracks[seat] if kind_of(s, card) & c.STRONGHOLD]
    free = [card for card in strongholds if may_attack(s, seat, card, None)]
    found += (free or strongholds)[:1]  # they are copies: one is offered
    for other in range(len(s.realm)):
        if other != seat:
            found += s.realm[other]
    return found


def is_action(s: RuneAgeState, card: int, place: int) -> bool:
    """Whether an ability of a card is an Action."""
    return s.abilities[s.faces.uses[s.face[card]][place]].label == c.ACTION


def cards_in_play(s: RuneAgeState) -> list[int]:
    """Armies, realm areas, and what lies in the centre."""
    found = [card for seat in range(len(s.army)) for card in [*s.army[seat], *s.realm[seat]]]
    return [*found, *s.front, *s.city_row]


# -- why not -------------------------------------------------------------------------------------


def explain(s: RuneAgeState, seat: int, intent: Intent) -> list[Failure]:
    """Every check that an intent fails; empty exactly if it is legal now."""
    why = Why()
    action, card = intent.action, intent.card
    if action == "end_actions":
        action_timing(s, seat, why)
    elif action not in CHECKS:
        fails(why, "RA-TURN-7", NO_SUCH_ACTION)
    elif not 0 <= card < len(s.face) or not is_visible(s, card, seat):
        fails(why, "RA-COMP-7", "unknown_card")
    else:
        CHECKS[action](s, seat, intent, why)
    return why.failures


def action_timing(s: RuneAgeState, seat: int, why: Why, of_cards: str = "") -> None:
    """Actions are taken one after the other in the own turn (RA-TURN-6, 8); `of_cards`: the rule for card actions."""
    if asks(question_for(s, seat), ch.ASK_ACTION):
        return
    if s.numbers[ACTIVE] != seat:
        fails(why, of_cards or "RA-TURN-6", "not_your_turn")
    elif s.numbers[COMBAT] != c.NO_COMBAT:
        fails(why, of_cards or "RA-TURN-8", "combat_first")
    elif spend_under_way(s, seat, c.GOLD_RESOURCE) is not None:
        fails(why, "RA-GOLD-9", "not_now")
    else:
        fails(why, of_cards or "RA-TURN-8", "not_now")


def why_not_attack(s: RuneAgeState, seat: int, intent: Intent, why: Why) -> None:
    """A battle or siege."""
    action_timing(s, seat, why)
    may_attack(s, seat, intent.card, why)


def why_not_action(s: RuneAgeState, seat: int, intent: Intent, why: Why) -> None:
    """The Action of a card in hand or in the realm area."""
    action_timing(s, seat, why, "RA-ACT-4")
    card, place = intent.card, intent.number
    if card not in s.hand[seat] and card not in s.realm[seat]:
        fails(why, "RA-ACT-1", "not_yours", card)
    elif not 0 <= place < len(s.faces.uses[s.face[card]]) or not is_action(s, card, place):
        fails(why, "RA-ACT-1", "no_action", card)
    else:
        may_act(s, seat, card, place, why)


def why_not_buy(s: RuneAgeState, seat: int, intent: Intent, why: Why) -> None:
    """With gold from the own barracks, with influence from the centre (RA-GOLD-3, RA-INF-2)."""
    resource, card = BUYING[intent.action], intent.card
    spending = spend_under_way(s, seat, resource)
    if spending is None:
        action_timing(s, seat, why)
    pile = s.barracks[seat] if resource == c.GOLD_RESOURCE else s.market
    if card not in pile:
        rule = "RA-GOLD-3" if resource == c.GOLD_RESOURCE else "RA-INF-2"
        fails(why, rule, "not_for_sale" if resource == c.GOLD_RESOURCE else "not_in_centre", card)
        if resource == c.GOLD_RESOURCE and s.zone[card] == c.IN_MARKET:
            fails(why, "RA-GOLD-10", "for_influence", card)
        elif resource == c.INFLUENCE and s.zone[card] == c.IN_BARRACKS:
            fails(why, "RA-INF-6", "for_gold", card)
        return
    bought, gained = ([], 0) if spending is None else (spending.items, spending.number)
    price = price_of(s, card, resource)
    if price == NOTHING:
        fails(why, "RA-GOLD-3", "no_price", card)
        return
    if card in bought:
        fails(why, "RA-GOLD-7", "named_already", card)
        return
    most = budget(s, seat, resource, gained)
    least = least_price(s, seat, resource, [*bought, card])
    if least > most:
        reason = "gold" if resource == c.GOLD_RESOURCE else "influence"
        rule = "RA-RULING-24" if resource == c.GOLD_RESOURCE else "RA-RULING-25"
        rest = least_price(s, seat, resource, bought) if bought else 0
        fails(why, rule, reason, card, least - rest, max(0, most - rest))
    if not why.failures and card not in affordable(s, seat, resource, gained, bought):
        fails(why, "RA-GOLD-3", "next_of_pile", card)


def spend_under_way(s: RuneAgeState, seat: int, resource: int) -> Frame | None:
    """The frame of a spend of this resource in which the seat may name a further card, or None."""
    question = question_for(s, seat)
    frame = s.frames[-1] if s.frames else None
    if asks(question, ch.ASK_MORE) and frame is not None and frame.target == resource:
        return frame
    return None


def why_not_play(s: RuneAgeState, seat: int, intent: Intent, why: Why) -> None:
    """A card in a combat."""
    card = intent.card
    if card not in s.hand[seat]:
        fails(why, "RA-COMBAT-1", "not_in_hand", card)
        return
    if not is_playable(s, card):
        gold = kind_of(s, card) & c.GOLD
        fails(why, "RA-COMBAT-7" if gold else "RA-RULING-41", "not_in_combat", card)
    if asks(question_for(s, seat), *PLAY_QUESTIONS):
        return
    if s.numbers[COMBAT] == c.NO_COMBAT:
        fails(why, "RA-COMBAT-1", "no_combat")
    elif seat not in (s.numbers[ATTACKER], s.numbers[DEFENDER]):
        fails(why, "RA-SIEGE-19", "others_fight")
    elif s.passed[seat]:
        fails(why, "RA-SIEGE-8", "passed")
    else:
        fails(why, "RA-SIEGE-4", "not_now")


def why_not_target(s: RuneAgeState, seat: int, intent: Intent, why: Why) -> None:
    """A card for an effect that is being used or carried out."""
    question, card = question_for(s, seat), intent.card
    if not asks(question, *TARGET_QUESTIONS):
        fails(why, "RA-RULING-59", "no_target_wanted")
        return
    effect = s.frames[-2]
    selector = slot_asked(s).selector
    assert selector is not None
    printed = effect.printed & CARD_MASK
    if not fits(s, selector, card, effect.card, printed, effect.seat, False):
        fails(why, "RA-RULING-59", misfit(s, selector, card, effect.card, effect.seat), card)
    elif not comes_now(s, card):
        fails(why, "RA-RULING-59", "fixed_order", card)


def misfit(s: RuneAgeState, selector: Selector, card: int, holder: int, seat: int) -> str:
    """What about a card is not as a text asks, which it does not fit."""
    is_kind = kind_of(s, card) & selector.noun != 0
    is_allied = s.controller[card] == seat
    return what_does_not_fit(selector, is_kind, card == holder, is_allied)


CHECKS = {
    "attack": why_not_attack,
    "action": why_not_action,
    "buy": why_not_buy,
    "acquire": why_not_buy,
    "play": why_not_play,
    "target": why_not_target,
}


# -- offered or not ------------------------------------------------------------------------------


def is_offered(s: RuneAgeState, seat: int, intent: Intent) -> bool:
    """Whether the open question lets the seat do it."""
    question = question_for(s, seat)
    if question is None:
        return False
    action, card = intent.action, intent.card
    if action == "end_actions":
        return option(ch.END_ACTIONS, 0, 0) in question.options
    if action == "action":
        return option(ch.USE_ACTION, max(0, card), intent.number) in question.options
    if action == "target":
        return names(question, core.TARGET_CARD, card)
    return action in KINDS and names(question, KINDS[action], card)

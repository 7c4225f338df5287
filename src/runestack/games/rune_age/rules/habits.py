"""What a player usually answers: rules of thumb for everything inside an action, cheap enough to be tried often.

Whoever looks ahead weighs one answer and lets these go on from there, for the own seat and for all others.
"""

from __future__ import annotations

from typing import Final

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules.costs import PAY_DAMAGE, PAY_DESTROY_HAND, PAY_WOUND
from runestack.games.rune_age.rules.gathering import TACTIC, card_quality, retained_cards
from runestack.games.rune_age.rules.state import (
    ATTACKER,
    DEFENDER,
    ICONS,
    TARGET,
    RuneAgeState,
)
from runestack.games.rune_age.rules.values import (
    army_strength,
    auto_defense,
    is_rival,
    kind_of,
    strength,
    target_strength,
)
from runestack.kernel import choices as shared
from runestack.kernel.decision import Question, option_first, option_kind, option_second
from runestack.kernel.frame import NOBODY
from runestack.kernel.program import PAY_DESTROY

MOST_SUMS: Final = 7  # cards of which every choice is tried
HOPE: Final = 2  # strength that an ability may add
HARMFUL: Final = (PAY_WOUND, PAY_DESTROY, PAY_DESTROY_HAND, PAY_DAMAGE)


def usual_answer(s: RuneAgeState, question: Question) -> int:
    """A place among the options."""
    kind = question.kind
    if kind == ch.ASK_ASSAULT:
        return assault(s, question)
    if kind == ch.ASK_SIEGE:
        return siege(s, question)
    if kind in (ch.ASK_WHEN_PLAYED, ch.ASK_RESOLUTION, ch.ASK_END_OF_COMBAT):
        return harmless(s, question)
    if kind in (ch.ASK_BEFORE_ATTRITION, ch.ASK_INSTEAD, ch.ASK_TRIGGERED):
        return 1 if len(question.options) > 1 else 0
    if kind in (ch.ASK_ATTRITION, ch.ASK_DISCARD, ch.ASK_COST, ch.ASK_LAY_DOWN):
        return giving(s, question)
    if kind in (ch.ASK_MORE, ch.ASK_CARD, shared.ASK_TARGET, shared.ASK_CHOICE):
        return best(s, question)
    if kind == ch.ASK_RETAIN:
        return retaining(s, question)
    if kind == shared.ASK_NUMBER:
        return len(question.options) - 1
    return 0


# -- combats -------------------------------------------------------------------------------------


def strongest(s: RuneAgeState, question: Question) -> int:
    """The place of the strongest card to play, or 0: none."""
    found = 0
    most = -1.0
    for place in range(len(question.options)):
        code = question.options[place]
        if option_kind(code) == ch.PLAY:
            value = fighting_value(s, option_first(code))
            if value > most:
                most = value
                found = place
    return found


def sufficient(s: RuneAgeState, question: Question, missing: int) -> int:
    """The place of the strongest of those cards that bring what is missing with the least to spare.

    If all of them do not, the strongest of all.
    """
    places = [
        place
        for place in range(len(question.options))
        if option_kind(question.options[place]) == ch.PLAY
    ]
    values = [fighting_value(s, option_first(question.options[place])) for place in places]
    chosen = least_that_reaches(values, missing)
    found = 0
    most = -1.0
    for index in range(len(places)):
        if chosen & (1 << index) and values[index] > most:
            most = values[index]
            found = places[index]
    return found


def least_that_reaches(values: list[float], needed: int) -> int:
    """As bits: which values make the smallest sum that is enough; all, if none is."""
    everything = (1 << len(values)) - 1
    if len(values) > MOST_SUMS:
        return everything
    best = everything
    least = 1000.0
    for bits in range(1, everything + 1):
        total = 0.0
        for index in range(len(values)):
            if bits & (1 << index):
                total += values[index]
        if needed <= total < least:
            least = total
            best = bits
    return best


def fighting_value(s: RuneAgeState, card: int) -> float:
    """What a card in hand brings to a combat."""
    if kind_of(s, card) & c.UNIT:
        return float(strength(s, card))
    return TACTIC * max(0, s.faces.influence_cost[s.face[card]])


def all_of_it(s: RuneAgeState, question: Question) -> float:
    """What all cards to play could bring, with some luck."""
    total = 0.0
    for code in question.options:
        if option_kind(code) == ch.PLAY:
            card = option_first(code)
            total += fighting_value(s, card)
            if s.faces.uses[s.face[card]]:
                total += HOPE
    return total


def assault(s: RuneAgeState, question: Question) -> int:
    """As many cards as are needed; none where there is no hope, unless the own realm is attacked.

    Against attrition all of them, because weak units die for strong ones; against a rival realm, too, because what goes
    beyond its garrison is damage.
    """
    target = s.numbers[TARGET]
    missing = target_strength(s, target) - army_strength(s, question.seat)
    against_rival = is_rival(s, target)
    if missing <= 0 and not s.numbers[ICONS] and not against_rival:
        return 0
    is_attacked = kind_of(s, target) & c.INSTANT != 0
    if not is_attacked and all_of_it(s, question) < missing:
        return 0
    return strongest(s, question) if against_rival else sufficient(s, question, missing)


def siege(s: RuneAgeState, question: Question) -> int:
    """One card after the other, until the other has passed and is beaten."""
    seat = question.seat
    attacks = s.numbers[ATTACKER] == seat
    other = s.numbers[DEFENDER] if attacks else s.numbers[ATTACKER]
    target = s.numbers[TARGET]
    is_city = kind_of(s, target) & c.CITY != 0
    bonus = auto_defense(s, target) if is_city else 0
    if other == NOBODY or not s.passed[other]:
        return strongest(s, question)
    mine = army_strength(s, seat)
    theirs = army_strength(s, other)
    if attacks:
        return 0 if is_city and mine > theirs + bonus else strongest(s, question)
    return 0 if mine + bonus >= theirs else strongest(s, question)


def harmless(s: RuneAgeState, question: Question) -> int:
    """The first ability that costs nothing of the own army or realm; what must be done is done."""
    for place in range(len(question.options)):
        code = question.options[place]
        if option_kind(code) == ch.USE and is_harmless(s, option_first(code), option_second(code)):
            return place
    return 0


def is_harmless(s: RuneAgeState, card: int, place: int) -> bool:
    """Whether no cost of an ability hurts."""
    ability = s.abilities[s.faces.uses[s.face[card]][place]]
    for cost in ability.costs:
        if cost.kind in HARMFUL:
            return False
    return True


# -- cards that are given and taken ----------------------------------------------------------------


def giving(s: RuneAgeState, question: Question) -> int:
    """The card that is missed least; where nothing has to be given, one is given as long as it counts."""
    found = 0
    least = 1000.0
    for place in range(len(question.options)):
        code = question.options[place]
        kind = option_kind(code)
        if kind == shared.DONE:
            if question.kind == ch.ASK_LAY_DOWN and question.number <= 0:
                return place
            continue
        value = card_quality(s, option_first(code))
        if value < least:
            least = value
            found = place
    return found


def best(s: RuneAgeState, question: Question) -> int:
    """The card that is worth most; where something may be bought, the best of what can be paid."""
    found = 0
    most = 0.0
    for place in range(len(question.options)):
        code = question.options[place]
        kind = option_kind(code)
        if kind in (ch.BUY, ch.ACQUIRE, ch.TAKE, shared.TARGET_CARD, shared.PICK_CARD):
            value = worth_having(s, option_first(code))
            if value > most:
                most = value
                found = place
    return found


def retaining(s: RuneAgeState, question: Question) -> int:
    """The next card in hand that is better kept than drawn anew."""
    kept = retained_cards(s, question.seat)
    for place in range(len(question.options)):
        code = question.options[place]
        if option_kind(code) == ch.RETAIN and option_first(code) in kept:
            return place
    return 0


def worth_having(s: RuneAgeState, card: int) -> float:
    """Strongholds and monuments too."""
    kind = kind_of(s, card)
    if kind & (c.STRONGHOLD | c.CITY):
        return 2.5 + s.faces.influence[s.face[card]]
    return 50.0 if kind & c.MONUMENT else card_quality(s, card)

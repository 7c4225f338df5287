"""Current values: training costs, prices, the Invasion's statistics, and what continuous texts change."""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import counts
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.lasting_changes import (
    COUNTS_AS,
    FORBID,
    changed,
    has_lasting,
    prevent_noted,
    redirected,
)
from runestack.games.invasion.rules.state import InvasionState
from runestack.kernel.continuous import concerns, is_on, number_of
from runestack.kernel.events import Listener
from runestack.kernel.frame import NOBODY, NOTHING


def kind_of(s: InvasionState, card: int) -> int:
    """What a card is."""
    return s.faces.type[s.face[card]]


# -- texts that work a number of times ------------------------------------------------------------


def bit_of(text: int) -> int:
    """The bit of a text among those of its card: the texts of a card are numbered in a row."""
    return 1 << (text & 15)


def bit_for_seat(text: int, seat: int) -> int:
    """The bit of a text that counts for each player alone."""
    return 1 << (16 + (text & 7) * c.MOST_SEATS + seat)


def works(s: InvasionState, listener: Listener) -> bool:
    """Whether a continuous text works now: one that works once in a turn or round has not done so yet.

    Of a card in the stack only the support part works unless it is on top (INV-RULING-92).
    """
    card = listener.card
    if s.zone[card] == c.IN_STACK and s.abilities[listener.text].label != counts.IN_SUPPORT:
        if s.stack[-1] != card:
            return False
    limit = s.abilities[listener.text].words[-1]
    if limit == c.ALWAYS:
        return True
    used = s.used_turn if limit == c.FIRST_EACH_TURN else s.used_round
    return used[listener.card] & bit_of(listener.text) == 0


def note_use(s: InvasionState, listener: Listener) -> None:
    """It has worked."""
    limit = s.abilities[listener.text].words[-1]
    if limit == c.FIRST_EACH_TURN:
        s.used_turn[listener.card] |= bit_of(listener.text)
    elif limit == c.FIRST_EACH_ROUND:
        s.used_round[listener.card] |= bit_of(listener.text)


def forbids(s: InvasionState, what: int, seat: int) -> bool:
    """Whether a text forbids something to a player; those of the Invasion and of events mean all players."""
    if s.lasting and has_lasting(s, FORBID, seat, what):
        return True
    if not s.listening[e.ON_PROHIBITION]:
        return False
    for listener in s.listeners:
        if (
            listener.kind == e.ON_PROHIBITION
            and s.abilities[listener.text].words[0] == what
            and is_on(s, listener)
            and works(s, listener)
        ):
            return True
    return False


# -- players --------------------------------------------------------------------------------------


def used_bonus(s: InvasionState, kind: int, seat: int) -> int:
    """What texts of a kind about a player add to one instruction; that they worked is noted."""
    if not s.listening[kind] or seat == NOBODY:
        return 0
    value = 0
    for listener in s.listeners:
        if listener.kind == kind and concerns(s, listener, seat) and works(s, listener):
            value += number_of(s, listener)
            note_use(s, listener)
    return value


def more_dealt(s: InvasionState, seat: int, kind: int) -> int:
    """What texts add to the damage that a player deals with one instruction."""
    return used_on_damage(s, e.ON_DEALT, seat, kind)


def used_on_damage(s: InvasionState, which: int, seat: int, kind: int) -> int:
    """What texts about melee or ranged damage, or both, do to one instruction; that they worked is noted."""
    if not s.listening[which] or seat == NOBODY:
        return 0
    value = 0
    for listener in s.listeners:
        if listener.kind == which and concerns(s, listener, seat) and works(s, listener):
            if s.abilities[listener.text].words[1] in (kind, NOTHING):
                value += number_of(s, listener)
                note_use(s, listener)
    return value


def more_destroyed(s: InvasionState, seat: int) -> int:
    """What texts add to the armor that a player destroys with one instruction."""
    return used_bonus(s, e.ON_ARMOR_DESTROYED, seat)


def prevented(s: InvasionState, seat: int, kind: int, number: int) -> int:
    """How much of the damage of one instruction texts prevent for a player."""
    if number <= 0:
        return 0
    less = min(number, used_on_damage(s, e.ON_DAMAGE_TAKEN, seat, kind))
    if s.lasting:
        less += prevent_noted(s, seat, number - less)
    return less


def who_is_dealt(s: InvasionState, seat: int) -> int:
    """Who is dealt the damage of an instruction instead of a player; only once, so that it ends somewhere."""
    if s.lasting:
        other = redirected(s, seat)
        if other != seat and s.out[other] == 0:
            return other
    if s.listening[e.ON_REDIRECT]:
        team = s.teammates(seat)
        for listener in s.listeners:
            if listener.kind == e.ON_REDIRECT and s.controller[listener.card] in team:
                if is_on(s, listener) and works(s, listener):
                    note_use(s, listener)
                    return s.controller[listener.card]
    return seat


PAIRED: Final = 8  # more than there are colours


def stand_ins(s: InvasionState, seat: int) -> list[int]:
    """Which colours of a player's pool count as others: eight times the colour, and as what."""
    found: list[int] = []
    for mark in s.lasting:
        if mark.kind == COUNTS_AS and mark.seat == seat:
            found.append(mark.number)
    if s.listening[e.ON_COLOUR]:
        for listener in s.listeners:
            if listener.kind == e.ON_COLOUR and concerns(s, listener, seat):
                words = s.abilities[listener.text].words
                found.append(words[0] * PAIRED + words[1])
    return found


def more_of_pair(s: InvasionState, card: int, seat: int, word: int) -> int:
    """What texts add to what a stored pair gives, if a card stands for one."""
    if not s.listening[e.ON_PAIR] or s.face[card] not in s.faces.pairs:
        return 0
    value = 0
    for listener in s.listeners:
        if listener.kind == e.ON_PAIR and concerns(s, listener, seat):
            words = s.abilities[listener.text].words
            if s.faces.pairs[words[1]] == s.face[card] and words[2] == word:
                value += number_of(s, listener)
    return value


def training_cost(s: InvasionState, card: int) -> int:
    """Screws that are needed; texts lower it to a least value (INV-WORD-9)."""
    cost = s.faces.training[s.face[card]]
    if s.listening[e.ON_TRAINING_COST] and s.zone[card] == c.IN_TRAINING:
        for listener in s.listeners:
            if listener.kind == e.ON_TRAINING_COST and concerns(s, listener, s.owner[card]):
                least = s.abilities[listener.text].words[1]
                cost = max(min(cost, least), cost - number_of(s, listener))
    return cost


def training_size(s: InvasionState, seat: int) -> int:
    """How many cards the Training center can hold."""
    size = c.TRAINING_SIZE
    if s.listening[e.ON_TRAINING_SIZE]:
        for listener in s.listeners:
            if listener.kind == e.ON_TRAINING_SIZE and concerns(s, listener, seat):
                size = max(size, number_of(s, listener))
    return size


def base_lead(s: InvasionState, seat: int) -> int:
    """How many more cards than the opponent a player may have in the Base."""
    lead = c.BASE_LEAD
    if s.listening[e.ON_BASE_SIZE]:
        for listener in s.listeners:
            if listener.kind == e.ON_BASE_SIZE and concerns(s, listener, seat):
                lead += number_of(s, listener)
    return lead


def is_protected(s: InvasionState, card: int, what: int) -> bool:
    """Whether a text protects a card: from being exhausted or destroyed, or chosen for it by another side."""
    if not s.listening[e.ON_PROTECTED]:
        return False
    for listener in s.listeners:
        if listener.kind == e.ON_PROTECTED and is_on(s, listener) and works(s, listener):
            words = s.abilities[listener.text].words
            if words[0] == what and protects(s, listener.card, words[1], card):
                return True
    return False


def protects(s: InvasionState, by: int, which: int, card: int) -> bool:
    """Whether a card is one of those that the text of another one protects."""
    if which == counts.THIS_CARD:
        return by == card
    if which == counts.PROTOCOLS_IN_PLAY:
        return s.zone[card] == c.IN_PROTOCOLS
    if which == counts.CARDS_OF_STACK:
        return s.zone[card] == c.IN_STACK
    if s.zone[card] != c.IN_BASE or s.controller[card] != s.controller[by]:
        return False
    return which == counts.OWN_BASE or kind_of(s, card) == c.TECHNOLOGY


def open_to(s: InvasionState, cards: list[int], what: int, theirs: bool) -> list[int]:
    """Those of some cards to which something can be done; `theirs`: by another side."""
    if not s.listening[e.ON_PROTECTED]:
        return cards
    found = [card for card in cards if not is_protected(s, card, what)]
    if not theirs:
        return found
    return [card for card in found if not is_protected(s, card, e.BE_TARGETED)]


def lowered_price(s: InvasionState, seat: int, cost: int) -> int:
    """A spare part action, less what texts without a limit take off: at least 1 (INV-RULING-42)."""
    price = cost
    if s.listening[e.ON_SPARE_COST]:
        for listener in s.listeners:
            if listener.kind == e.ON_SPARE_COST and concerns(s, listener, seat):
                words = s.abilities[listener.text].words
                if words[-1] == c.ALWAYS and cost >= words[1]:
                    price -= number_of(s, listener)
    return max(min(1, cost), price)


def limited_price_text(s: InvasionState, seat: int, cost: int) -> Listener | None:
    """A text that makes one action of the turn cheaper and has not been used, or None."""
    if s.listening[e.ON_SPARE_COST]:
        for listener in s.listeners:
            if listener.kind == e.ON_SPARE_COST and concerns(s, listener, seat):
                words = s.abilities[listener.text].words
                if words[-1] != c.ALWAYS and cost >= words[1] and works(s, listener):
                    return listener
    return None


def most_drawn(s: InvasionState) -> int:
    """How many cards may be drawn in the Draw phase, or NOTHING."""
    most = NOTHING
    if s.listening[e.ON_DRAWS]:
        for listener in s.listeners:
            if listener.kind == e.ON_DRAWS and is_on(s, listener):
                number = number_of(s, listener)
                most = number if most == NOTHING else min(most, number)
    return most


def dearer(s: InvasionState, seat: int, card: int) -> int:
    """How many wild symbols texts add to a card's cost (INV-RULING-150)."""
    more = 0
    if s.listening[e.ON_PLAY_COST]:
        symbols = len(s.faces.cost[s.face[card]])
        for listener in s.listeners:
            if listener.kind == e.ON_PLAY_COST and symbols >= s.abilities[listener.text].words[1]:
                if taxes(s, listener, seat):
                    more += number_of(s, listener)
    return more


def cheaper(s: InvasionState, seat: int, card: int) -> list[int]:
    """The symbols that continuous texts take away from the cost of a card."""
    found: list[int] = []
    if s.listening[e.ON_CARD_COST]:
        for listener in s.listeners:
            if listener.kind == e.ON_CARD_COST and makes_cheaper(s, listener, seat, card):
                for _ in range(number_of(s, listener)):
                    found.append(s.abilities[listener.text].words[1])
    return found


def makes_cheaper(s: InvasionState, listener: Listener, seat: int, card: int) -> bool:
    """Whether a text is about a card of this player now."""
    words = s.abilities[listener.text].words
    face = s.face[card]
    if words[2] != NOTHING and not s.faces.is_of_kind(face, words[2]):
        return False
    enough = len(s.faces.cost[face]) >= words[3]
    return enough and concerns(s, listener, seat) and works(s, listener)


def most_cheaper(s: InvasionState, seat: int) -> int:
    """How many symbols these texts take away from a card at most."""
    most = 0
    if s.listening[e.ON_CARD_COST]:
        for listener in s.listeners:
            if listener.kind == e.ON_CARD_COST and concerns(s, listener, seat):
                most += number_of(s, listener)
    return most


def note_cheaper(s: InvasionState, seat: int, card: int) -> None:
    """A card was played: texts about the first one of a turn have worked."""
    if s.listening[e.ON_CARD_COST]:
        for listener in s.listeners:
            if listener.kind == e.ON_CARD_COST and makes_cheaper(s, listener, seat, card):
                note_use(s, listener)


def taxes(s: InvasionState, listener: Listener, seat: int) -> bool:
    """Whether a text still makes a card of this player dearer: it counts for each player alone."""
    if s.abilities[listener.text].words[-1] == c.ALWAYS:
        return True
    return s.used_round[listener.card] & bit_for_seat(listener.text, seat) == 0


def note_taxes(s: InvasionState, seat: int, card: int) -> None:
    """A card was played: texts that make the first one dearer are used up for this player."""
    if s.listening[e.ON_PLAY_COST]:
        symbols = len(s.faces.cost[s.face[card]])
        for listener in s.listeners:
            if listener.kind == e.ON_PLAY_COST and symbols >= s.abilities[listener.text].words[1]:
                s.used_round[listener.card] |= bit_for_seat(listener.text, seat)


# -- the Invasion ---------------------------------------------------------------------------------


def statistic(s: InvasionState, card: int, which: int) -> int:
    """Melee, ranged, armor or health (from STAT_MELEE on) of an invasion card as it is now.

    In the stack all support values add to the top card's own (INV-ICARD-8); elsewhere the card stands alone.
    """
    place = which - c.STAT_MELEE
    face = s.face[card]
    value = s.faces.combat[face][place]
    if s.zone[card] != c.IN_STACK:
        return value + s.faces.support[face][place]
    for other in s.stack:
        value += s.faces.support[s.face[other]][place]
    return value + top_bonus(s, card, which)


def top_bonus(s: InvasionState, card: int, which: int) -> int:
    """What continuous texts add to the top card of the stack."""
    if s.stack[-1] != card:
        return 0
    value = changed(s, card, which) if s.lasting else 0
    if not s.listening[e.ON_TOP_CARD]:
        return value
    for listener in s.listeners:
        if (
            listener.kind == e.ON_TOP_CARD
            and works(s, listener)
            and s.abilities[listener.text].words[1] == which
        ):
            value += number_of(s, listener)
    return value


def remaining_armor(s: InvasionState, card: int) -> int:
    """Armor that damage has left (INV-RULING-89)."""
    return max(0, statistic(s, card, c.STAT_ARMOR) - s.armor_damage[card])


def remaining_health(s: InvasionState, card: int) -> int:
    """Health that damage has left; 0 or less is a defeat."""
    return statistic(s, card, c.STAT_HEALTH) - s.health_damage[card]


def less_against_stack(s: InvasionState, kind: int) -> int:
    """How many points fewer a damage effect against the stack begins with; that texts worked is noted."""
    if not s.listening[e.ON_STACK_DAMAGE] or not s.stack:
        return 0
    value = 0
    for listener in s.listeners:
        if listener.kind == e.ON_STACK_DAMAGE and works(s, listener):
            if s.abilities[listener.text].words[1] in (kind, NOTHING):
                value += number_of(s, listener)
                note_use(s, listener)
    return value


def action_price(s: InvasionState, action: int) -> int:
    """What an additional player action costs now."""
    price = s.faces.action_costs[action]
    if s.listening[e.ON_ACTION_COST]:
        for listener in s.listeners:
            if listener.kind == e.ON_ACTION_COST and works(s, listener):
                price += number_of(s, listener)
    return price


def note_action(s: InvasionState) -> None:
    """An additional player action was used: texts that make the first one dearer are used up."""
    if s.listening[e.ON_ACTION_COST]:
        for listener in s.listeners:
            if listener.kind == e.ON_ACTION_COST:
                note_use(s, listener)


def is_guarded(s: InvasionState) -> bool:
    """Whether a card of the stack protects zones from the players (Guard)."""
    for card in s.stack:
        if s.faces.keywords[s.face[card]] & c.GUARD:
            return True
    return False


def survivor_stores(s: InvasionState, card: int) -> int:
    """How many more resources of its first reward colour a surviving card brings."""
    if not s.listening[e.ON_SURVIVOR]:
        return 0
    value = 0
    for listener in s.listeners:
        if listener.kind == e.ON_SURVIVOR and works(s, listener):
            value += number_of(s, listener)
    return value

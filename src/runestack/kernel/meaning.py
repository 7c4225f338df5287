"""Which cards, players and numbers a text means while it is executed, and whether an `if` in it is true.

A text's frame: seat is the player of the effect, card acts, printed is the reference of the card on which the words
stand, items are the choices. Of a trigger, target is the reference of the card and number the player that its event
was about.
"""

from __future__ import annotations

from runestack.kernel.conditions import (
    card_meant,
    count_of_players,
    holds,
    player_meets,
    players_meant,
)
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.program import (
    COUNT_CARDS,
    COUNT_REGISTER,
    COUNT_STAT,
    EACH_PLAYER,
    EFFECT_COUNTS,
    INSTIGATOR,
    NEXT_PLAYER,
    NO_VALUE,
    OPPONENT,
    PICK_EACH,
    PICK_EVENT,
    PICK_ONE,
    PICK_PLAYER,
    PICK_ROLE,
    PICK_TARGET,
    PICK_THAT,
    PICK_THIS,
    PICK_TOP,
    PREVIOUS_PLAYER,
    TARGETS_CONTROLLER,
    THAT_PLAYER,
    Condition,
    Cost,
    Count,
    Instruction,
    Selector,
    compares,
)
from runestack.kernel.references import CARD_MASK, reference, referred
from runestack.kernel.selectors import all_pass, count_fitting, fits
from runestack.kernel.state import State

# -- players -------------------------------------------------------------------------------------


def players(s: State, f: Frame, player: int, place: int) -> list[int]:
    """The players that a text means; `place` is the register of a chosen one. One who is not open any more is lost."""
    if player <= EACH_PLAYER:
        return s.opponents_meant(f) if player == OPPONENT else players_meant(s, f.seat, player)
    seat = player_told(s, f, player, place)
    return [] if seat < 0 else [seat]


def player_told(s: State, f: Frame, player: int, place: int) -> int:
    """The one player that a text has chosen, or that its event was about, or NOBODY."""
    if player == INSTIGATOR:
        return s.instigator_of(f)
    if player in (NEXT_PLAYER, PREVIOUS_PLAYER):
        return s.neighbour(f.seat, player == PREVIOUS_PLAYER)
    if place == NOTHING:
        return f.number if player == THAT_PLAYER else NOBODY
    if f.items[place] < 0:
        return NOBODY
    if player == TARGETS_CONTROLLER:
        return s.controller[f.items[place] & CARD_MASK]
    return f.items[place] if s.may_target_player(f, f.items[place]) else NOBODY


def players_of(s: State, f: Frame, instruction: Instruction) -> list[int]:
    """The players that an instruction applies to."""
    return players(s, f, instruction.player, instruction.chosen_player)


# -- cards in play -------------------------------------------------------------------------------


def candidates(s: State, f: Frame, selector: Selector) -> list[int]:
    """What an effect can choose, in a fixed order: cards in play, or places in `effects`."""
    if s.is_about_effects(selector):
        return s.effect_targets(f, selector)
    found: list[int] = []
    aims = selector.pick == PICK_TARGET
    for card in s.cards_in_play(selector.noun):
        can_choose = s.may_target(f, selector, card) if aims else fits_in_text(s, f, selector, card)
        if can_choose:
            found.append(card)
    if selector.other:  # "another" is also another than those that the text has chosen before
        earlier = f.items[: selector.place]
        found = [card for card in found if reference(s, card) not in earlier]
    return found


def fits_in_text(s: State, f: Frame, selector: Selector, card: int) -> bool:
    """Whether a card is one of those that a selector of a text speaks of."""
    return fits(s, selector, card, f.card, f.printed & CARD_MASK, f.seat, False)


def chosen(s: State, f: Frame, selector: Selector) -> list[int]:
    """The chosen cards that are still the same objects in play; targets must still be legal."""
    found: list[int] = []
    for place in range(selector.place, selector.place + selector.count):
        card = referred(s, f.items[place])
        if card == NOTHING:
            continue
        if selector.pick == PICK_TARGET:
            if s.may_target(f, selector, card):
                found.append(card)
        elif s.is_in_play(card):
            found.append(card)
    return found


def meant(s: State, f: Frame, selector: Selector) -> list[int]:
    """The cards in play that an instruction applies to."""
    pick = selector.pick
    if pick == PICK_EACH:
        return [
            card
            for card in s.cards_in_play(selector.noun)
            if fits_in_text(s, f, selector, card) and s.reaches(f, selector, card)
        ]
    if pick in (PICK_TARGET, PICK_ONE):
        return chosen(s, f, selector)
    if pick == PICK_PLAYER:
        return [s.figure_of(seat) for seat in players(s, f, selector.player, selector.place)]
    card = one_meant(s, f, selector)
    return [] if card == NOTHING or not s.is_in_play(card) else [card]


def one_meant(s: State, f: Frame, selector: Selector) -> int:
    """The one card that a selector without a group means, or NOTHING."""
    pick = selector.pick
    if pick == PICK_THIS:
        return referred(s, f.printed)
    if pick == PICK_EVENT:
        return referred(s, f.target)
    if pick == PICK_ROLE:
        return s.role_card(selector.noun, f.card)
    if pick == PICK_THAT:
        card = referred(s, f.items[selector.place])
        if card != NOTHING and s.still_means(f, selector.place, card):
            return card
    return NOTHING


def cards_of(s: State, f: Frame, instruction: Instruction) -> list[int]:
    """The cards in play that an instruction applies to."""
    return [] if instruction.selector is None else meant(s, f, instruction.selector)


def nothing_there(f: Frame, instruction: Instruction) -> bool:
    """The result for an instruction that found no card: carried out or not."""
    return instruction.selector is not None and nobody_needed(f, instruction.selector)


def nobody_needed(f: Frame, selector: Selector) -> bool:
    """Whether an instruction without a card counts as carried out: `each`, or `up to` with none chosen."""
    if selector.pick == PICK_EACH or selector.pick == PICK_PLAYER:
        return True
    return selector.up_to and f.items[selector.place] < 0


# -- cards of a zone -----------------------------------------------------------------------------


def zone_cards(s: State, f: Frame, selector: Selector) -> list[int]:
    """The cards of a zone that an instruction can take; of those to choose from never the acting card."""
    found: list[int] = []
    seats = players(s, f, selector.player, selector.place)
    for seat in s.once_for_each_pile(selector.zone, seats):
        pile = s.pile_of(seat, selector.zone)
        if selector.pick == PICK_TOP:
            if pile:
                found.append(pile[-1])
            continue
        for card in pile:
            if s.is_of_noun(card, selector) and card != f.card and all_pass(s, selector, card):
                found.append(card)
    return found


# -- numbers -------------------------------------------------------------------------------------


def amount_of(s: State, f: Frame, instruction: Instruction) -> int:
    """The number of an instruction, plus what it adds for each of what it counts now."""
    counted = instruction.counted
    if counted is None:
        return instruction.number
    return instruction.number + instruction.each * min(instruction.most, measured(s, f, counted))


def price_of(s: State, f: Frame, cost: Cost) -> int:
    """The number of a cost inside a text, or of one that a text's frame is used for."""
    return cost.number if cost.counted is None else measured(s, f, cost.counted)


def measured(s: State, f: Frame, count: Count) -> int:
    """A number that is not printed, as it is now."""
    found = count_in_text(s, f, count)
    if count.beside is not None:
        other = count_in_text(s, f, count.beside)
        found = max(found, other) if count.higher else min(found, other)
    return found if count.divisor == 1 else found // count.divisor


def is_readable(s: State, f: Frame, instruction: Instruction) -> bool:
    """Whether the value that an instruction takes from a card can be read: that card is in play."""
    counted = instruction.counted
    if counted is None or counted.kind != COUNT_STAT or counted.selector is None:
        return True
    return len(meant(s, f, counted.selector)) > 0


def count_in_text(s: State, f: Frame, count: Count) -> int:
    """What a text counts, or reads, now."""
    kind = count.kind
    if kind == COUNT_REGISTER:
        return max(0, f.items[count.place])
    if kind == COUNT_CARDS:
        if count.selector is None:
            return 0
        return count_fitting(s, count.selector, f.card, f.printed & CARD_MASK, f.seat, False)
    if kind == COUNT_STAT:
        value = stat_in_text(s, f, count.selector, count.word)
        return 0 if value == NO_VALUE else value
    if kind >= EFFECT_COUNTS:
        return s.effect_count(f, kind, count.word)
    return count_of_players(s, count, players(s, f, count.player, count.place), False)


def stat_in_text(s: State, f: Frame, selector: Selector | None, which: int) -> int:
    """A value of the card that a text asks about, or NO_VALUE."""
    if selector is None or selector.pick == PICK_THIS:
        return s.own_stat(f, f.printed & CARD_MASK, which)
    card = card_meant(s, selector, f.card, f.printed & CARD_MASK, that_card(s, f, selector))
    return NO_VALUE if card == NOTHING else s.stat(card, which, False)


def that_card(s: State, f: Frame, selector: Selector | None) -> int:
    """What `that card` means in a condition or a count: what was chosen before, or the card of the event."""
    if selector is None:
        return NOTHING
    if selector.pick == PICK_THAT:
        return referred(s, f.items[selector.place])
    return s.card_of_event(f) if selector.pick == PICK_EVENT else NOTHING


# -- conditions ----------------------------------------------------------------------------------


def holds_in_text(s: State, f: Frame, condition: Condition) -> bool:
    """Whether an `if` inside a text is true, with `that` bound to what was chosen or to the event."""
    kind = condition.kind
    if kind == COUNT_STAT or kind >= EFFECT_COUNTS:
        return compares_in_text(s, f, condition)
    printed = f.printed & CARD_MASK
    player = NOBODY
    if condition.player == OPPONENT:
        player = s.opponent_meant(f)
        if player != NOBODY:
            return player_meets(s, condition, player, f.card, printed, False)
    elif condition.player > EACH_PLAYER:
        player = player_told(s, f, condition.player, condition.place)
    that = that_card(s, f, condition.selector)
    return holds(s, condition, f.card, printed, that, player, f.seat, False)


def compares_in_text(s: State, f: Frame, condition: Condition) -> bool:
    """Whether a number that only the text under way knows is as large as a condition asks."""
    if condition.kind == COUNT_STAT:
        value = stat_in_text(s, f, condition.selector, condition.word)
    else:
        value = s.effect_count(f, condition.kind, condition.word)
    return value != NO_VALUE and compares(condition.compare, value, condition.number)

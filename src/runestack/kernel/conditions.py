"""Counts and conditions, seen from the card that holds the text.

`that` is the card and `player_meant` the player that the text has chosen, or that an event was about. The other
views are those of `selectors`.
"""

from __future__ import annotations

from runestack.kernel.frame import NOBODY, NOTHING
from runestack.kernel.program import (
    COUNT_CARDS,
    COUNT_RESOURCE,
    COUNT_STAT,
    COUNT_ZONE,
    EACH_OTHER,
    EACH_PLAYER,
    IF_HAS,
    IF_IS,
    IF_MORE,
    IF_TURN,
    NO_VALUE,
    OPPONENT,
    PICK_ROLE,
    PICK_THIS,
    TEAMMATE,
    YOU,
    Condition,
    Count,
    Selector,
    compares,
)
from runestack.kernel.selectors import all_pass, count_controlled, count_fitting, passes
from runestack.kernel.state import State


def players_meant(s: State, seat: int, player: int) -> list[int]:
    """The players that a text means, seen from a seat; a chosen player, or that of an event, is not found here."""
    if player == YOU:
        return [seat]
    if player == EACH_PLAYER:
        return s.everybody()
    if player == OPPONENT:
        return s.called_opponent(seat)
    if player == EACH_OTHER:
        return [other for other in s.everybody() if other != seat]
    if player == TEAMMATE:
        return s.teammates(seat)
    return s.opponents(seat) if player < EACH_PLAYER else []


def card_meant(s: State, selector: Selector | None, holder: int, printed: int, that: int) -> int:
    """The one card that a condition or a count asks about, or NOTHING."""
    if selector is None or selector.pick == PICK_THIS:
        return printed
    return s.role_card(selector.noun, holder) if selector.pick == PICK_ROLE else that


# -- counts --------------------------------------------------------------------------------------


def count_of(
    s: State,
    count: Count,
    holder: int,
    printed: int,
    that: int,
    player_meant: int,
    seat: int,
    base: bool,
) -> int:
    """What a `for each` counts; what an effect has done is counted where the effect is known (`meaning`)."""
    kind = count.kind
    if kind == COUNT_CARDS:
        selector = count.selector
        return 0 if selector is None else count_fitting(s, selector, holder, printed, seat, base)
    if kind == COUNT_STAT:
        return stat_of(s, card_meant(s, count.selector, holder, printed, that), count.word, base)
    if count.player <= EACH_PLAYER:
        return count_of_players(s, count, players_meant(s, seat, count.player), base)
    return 0 if player_meant == NOBODY else has(s, kind, count.word, player_meant, base)


def count_of_players(s: State, count: Count, seats: list[int], base: bool) -> int:
    """What several players have together."""
    found = 0
    if count.kind == COUNT_ZONE:
        seats = s.once_for_each_pile(count.word, seats)
    for seat in seats:
        if count.kind == COUNT_ZONE and count.selector is not None:
            found += count_in_pile(s, count.selector, s.pile_of(seat, count.word))
        else:
            found += has(s, count.kind, count.word, seat, base)
    return found


def count_in_pile(s: State, selector: Selector, pile: list[int]) -> int:
    """How many cards of a pile fit."""
    found = 0
    for card in pile:
        if s.is_of_noun(card, selector) and all_pass(s, selector, card):
            found += 1
    return found


def has(s: State, kind: int, word: int, seat: int, base: bool) -> int:
    """How much of something a player has."""
    if kind == COUNT_ZONE:
        return len(s.pile_of(seat, word))
    if kind == COUNT_RESOURCE:
        return s.resource_of(seat, word, base)
    return s.own_count(kind, word, seat, base)


def stat_of(s: State, card: int, which: int, base: bool) -> int:
    """A value of a card; 0 if it has none, or if there is no card."""
    if card == NOTHING:
        return 0
    value = s.stat(card, which, base)
    return 0 if value == NO_VALUE else value


# -- conditions ----------------------------------------------------------------------------------


def holds(
    s: State,
    condition: Condition,
    holder: int,
    printed: int,
    that: int,
    player_meant: int,
    you: int,
    base: bool,
) -> bool:
    """Whether a condition is true now; `you` is the player of an effect, or NOBODY: whom the card calls so."""
    kind = condition.kind
    if kind in (IF_IS, IF_HAS, COUNT_STAT):
        card = card_meant(s, condition.selector, holder, printed, that)
        return card != NOTHING and card_meets(s, condition, card, base)
    if kind == IF_TURN:
        active = s.active_player()
        yours = active == you if you != NOBODY else active in s.called_you(holder)
        return yours == (condition.number == 1)
    if condition.player > EACH_PLAYER:
        return player_meant != NOBODY and player_meets(
            s, condition, player_meant, holder, printed, base
        )
    if condition.player == YOU and you != NOBODY:
        return player_meets(s, condition, you, holder, printed, base)
    return players_meet(s, condition, holder, printed, you, base)


def players_meet(
    s: State, condition: Condition, holder: int, printed: int, you: int, base: bool
) -> bool:
    """Of `each` everybody has to meet a condition; of several who are `you` or `the opponent` one is enough."""
    if condition.player == YOU:
        seats = s.called_you(holder)
    else:
        seats = players_meant(s, s.controller[holder] if you == NOBODY else you, condition.player)
    everyone = condition.player != YOU and condition.player != OPPONENT
    for seat in seats:
        if player_meets(s, condition, seat, holder, printed, base) != everyone:
            return not everyone
    return everyone


def card_meets(s: State, condition: Condition, card: int, base: bool) -> bool:
    """Whether a card is or has what a condition asks for."""
    if condition.kind == COUNT_STAT:
        value = s.stat(card, condition.word, base)
        return value != NO_VALUE and compares(condition.compare, value, condition.number)
    return condition.test is not None and passes(s, condition.test, card, base)


def player_meets(
    s: State, condition: Condition, player: int, holder: int, printed: int, base: bool
) -> bool:
    """Whether a player has what a condition asks for."""
    kind = condition.kind
    if kind == IF_MORE:
        return has_more(s, condition.word, player, base)
    if kind == COUNT_CARDS:
        selector = condition.selector
        have = 0
        if selector is not None:
            have = count_controlled(s, selector, player, holder, printed, base)
    else:
        have = has(s, kind, condition.word, player, base)
    return compares(condition.compare, have, condition.number)


def has_more(s: State, resource: int, player: int, base: bool) -> bool:
    """Whether a player has more of something than each of the opponents."""
    have = s.resource_of(player, resource, base)
    for other in s.opponents(player):
        if s.resource_of(other, resource, base) >= have:
            return False
    return True

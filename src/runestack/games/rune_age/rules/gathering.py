"""A player's cards as a whole, and how great a hand can be gathered from them by retaining the best ones."""

from __future__ import annotations

from typing import Final

from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules.aims import Aims, aims_of
from runestack.games.rune_age.rules.payment import available
from runestack.games.rune_age.rules.state import ACTIVE, STEP, RuneAgeState
from runestack.games.rune_age.rules.values import kind_of, retain_price

MOST: Final = 12  # the strength of a unit or value of a gold card, as far as it is told apart
GOLD: Final = 0.9  # what a point of a gold card is worth beside a point of strength
TACTIC: Final = 0.8  # what a tactic is worth for each influence that it costs
ABILITY: Final = 0.6
PRICE: Final = 0.7  # what a point of the price of a unit beyond its strength is worth: it is paid for its ability
NEARLY: Final = 0.8  # of a great hand: then it is worth gathering


def card_quality(s: RuneAgeState, card: int) -> float:
    """How much a card is worth in a deck, roughly in points of strength."""
    face = s.face[card]
    kind = s.faces.type[face]
    if kind & c.GOLD:
        return GOLD * s.faces.gold[face]
    value = ABILITY if s.faces.uses[face] else 0.0
    if kind & c.UNIT:
        strength = s.faces.strength[face]
        price = max(s.faces.gold_cost[face], s.faces.influence_cost[face])
        return value + strength + PRICE * max(0, price - strength)
    if not s.faces.has_use_at(face, c.ACTION):  # of use in every turn, not in combats alone
        value = 0.0
    return value + TACTIC * max(0, s.faces.influence_cost[face])


class Deck:
    """All cards of a player that are drawn and played."""

    __slots__ = ("coins", "fighting", "gold", "number", "strength", "units")

    def __init__(self) -> None:
        self.number: int = 0
        self.fighting: float = 0.0
        self.strength: int = 0
        self.gold: int = 0
        self.units: list[int] = [0] * (MOST + 1)  # how many of each strength
        self.coins: list[int] = [0] * (MOST + 1)  # how many of each value


def deck_of(s: RuneAgeState, seat: int) -> Deck:
    """Wherever they are now."""
    faces = s.faces
    found = Deck()
    for pile in (s.deck[seat], s.hand[seat], s.discard[seat], s.army[seat], s.pending):
        for card in pile:
            if s.owner[card] != seat:
                continue
            found.number += 1
            face = s.face[card]
            if faces.type[face] & c.GOLD:
                found.gold += faces.gold[face]
                found.coins[min(MOST, faces.gold[face])] += 1
                continue
            found.fighting += card_quality(s, card)
            strength = battle_value(s, card)
            found.strength += strength
            found.units[min(MOST, strength)] += 1
    return found


def realm_yield(s: RuneAgeState, seat: int, resource: int) -> int:
    """What a realm area yields in a turn."""
    column = s.faces.influence if resource == c.INFLUENCE else s.faces.gold
    total = 0
    for card in s.realm[seat]:
        total += column[s.face[card]]
    return total


def best_hand(counts: list[int], number: int, retained: int) -> float:
    """The sum of a hand in which the best cards were retained, and the others are average ones.

    `counts`: how many cards there are of each value; `number`: of all cards of the deck.
    """
    left = min(retained, c.HAND_SIZE - 1)
    drawn = c.HAND_SIZE - left
    best = 0.0
    rest = 0.0
    for value in range(MOST, 0, -1):
        kept = min(left, counts[value])
        left -= kept
        best += value * kept
        rest += value * (counts[value] - kept)
    others = max(drawn, number - (c.HAND_SIZE - drawn))
    return best + drawn * rest / others


def next_hand(s: RuneAgeState, seat: int, kind: int, average: float) -> float:
    """What the hand of the next turn will bring: what is kept, and average cards in all other places."""
    number = retainable(s, seat) if is_acting(s, seat) else c.HAND_SIZE
    gains = [value - average for value in hand_values(s, seat, kind)]
    total = c.HAND_SIZE * average
    if not is_acting(s, seat):
        return total + sum(gains)
    gains.sort(reverse=True)
    for gain in gains[:number]:
        total += max(0.0, gain)
    return total


def hand_values(s: RuneAgeState, seat: int, kind: int) -> list[int]:
    """What the cards in hand bring to a battle, or the value of gold cards; 0 for all other cards."""
    if kind == c.UNIT:
        return [battle_value(s, card) for card in s.hand[seat]]
    return [s.faces.gold[s.face[card]] if kind_of(s, card) & c.GOLD else 0 for card in s.hand[seat]]


def battle_value(s: RuneAgeState, card: int) -> int:
    """The printed strength of a unit; of a tactic what it is likely to add."""
    face = s.face[card]
    if kind_of(s, card) & c.UNIT:
        return s.faces.strength[face]
    if s.faces.has_use_at(face, c.WHEN_PLAYED) or s.faces.has_use_at(face, c.RESOLUTION):
        return int(TACTIC * max(0, s.faces.influence_cost[face]))
    return 0


def is_acting(s: RuneAgeState, seat: int) -> bool:
    """Whether a player can still use the hand in this turn."""
    return s.numbers[ACTIVE] == seat and s.numbers[STEP] <= c.STEP_ACTIONS


def retainable(s: RuneAgeState, seat: int) -> int:
    """How many cards the influence that is left could retain."""
    price = retain_price(s, seat)
    return available(s, seat, c.INFLUENCE) // price if price else c.HAND_SIZE


def retained_cards(s: RuneAgeState, seat: int) -> list[int]:
    """The cards in hand that are better kept than drawn anew, as many as can be paid."""
    aims = aims_of(s)
    cards = deck_of(s, seat)
    number = max(cards.number, c.HAND_SIZE)
    kind = c.UNIT
    average = cards.strength / number
    needed = aims.strength
    if aims.gold and (not aims.strength or wants_gold(s, seat, cards, aims)):
        kind = c.GOLD
        average = cards.gold / number
        needed = aims.gold - realm_yield(s, seat, c.GOLD_RESOURCE)
    values = hand_values(s, seat, kind)
    keyed = [(-values[place], place) for place in range(len(values)) if values[place] > average]
    keyed.sort()
    kept = keyed[: retainable(s, seat)]
    if needed > 0:
        counts = cards.units if kind == c.UNIT else cards.coins
        if best_hand(counts, number, realm_yield(s, seat, c.INFLUENCE)) >= NEARLY * needed:
            make_room(kept, average, needed)
    return [s.hand[seat][key[1]] for key in kept]


def make_room(kept: list[tuple[int, int]], average: float, needed: int) -> None:
    """Where better cards are to be had, the worst make room for them, as long as the hand is not great enough.

    `kept`: what the cards bring, as negative numbers, with their places; the best come first.
    """
    while kept and -kept[-1][0] * c.HAND_SIZE < needed:
        total = (c.HAND_SIZE - len(kept)) * average
        for key in kept:
            total -= key[0]
        if total >= needed:
            return
        kept.pop()


def wants_gold(s: RuneAgeState, seat: int, cards: Deck, aims: Aims) -> bool:
    """Where gold and strength can win: which of them is nearer."""
    number = max(cards.number, c.HAND_SIZE)
    influence = realm_yield(s, seat, c.INFLUENCE)
    gold = realm_yield(s, seat, c.GOLD_RESOURCE) + best_hand(cards.coins, number, influence)
    return gold / aims.gold > best_hand(cards.units, number, influence) / aims.strength

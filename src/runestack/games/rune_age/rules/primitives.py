"""The few functions that write to the state. Each writes and emits."""

from __future__ import annotations

from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules.state import (
    CARD_COLUMNS,
    NEXT_STAMP,
    OPEN_HANDS,
    SEATS,
    SHARED_DAMAGE,
    SHARED_REALM,
    RuneAgeState,
)
from runestack.games.rune_age.rules.values import player_change
from runestack.kernel.events import Listener
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.program import PICK_THIS
from runestack.kernel.random import shuffle

# -- new cards -----------------------------------------------------------------------------------


def add_card(s: RuneAgeState, face: int, seat: int, zone: int) -> int:
    """A new card, its columns in their places; it still has to be laid on a pile."""
    card = s.new_row(len(CARD_COLUMNS))
    s.face[card] = face
    s.owner[card] = seat
    s.controller[card] = seat
    s.zone[card] = zone
    s.numbers[NEXT_STAMP] += 1
    s.stamp[card] = s.numbers[NEXT_STAMP]
    return card


# -- objects and zones ---------------------------------------------------------------------------


def all_seats(s: RuneAgeState) -> int:
    """The bits of all seats."""
    return (1 << s.numbers[SEATS]) - 1


def hand_readers(s: RuneAgeState, seat: int) -> int:
    """The bits of those who see a hand: its holder, with open hands everybody."""
    return all_seats(s) if s.numbers[OPEN_HANDS] else 1 << seat


def pile_of_zone(s: RuneAgeState, zone: int, seat: int) -> list[int]:
    """The list in which the cards of a zone lie; `seat` is their owner or controller, if they have one."""
    return s.shared[zone - c.SHARED_ZONES] if zone >= c.SHARED_ZONES else s.piles[zone][seat]


def move(s: RuneAgeState, card: int, zone: int, seat: int) -> None:
    """Lifts a card from where it lies and lays it on top of another pile, as a new object."""
    pile_of_zone(s, s.zone[card], holder(s, card)).remove(card)
    place(s, card, zone, seat)


def holder(s: RuneAgeState, card: int) -> int:
    """In whose pile a card lies; of no meaning in the central area."""
    if s.zone[card] in (c.IN_REALM, c.IN_ARMY):
        return s.controller[card]
    return s.owner[card]


def place(s: RuneAgeState, card: int, zone: int, seat: int) -> None:
    """Lays a card that lies nowhere on a pile: refreshed, without wounds and changes (RA-RULING-18)."""
    was_in_play = is_in_play_zone(s.zone[card])
    s.zone[card] = zone
    s.owner[card] = seat
    s.controller[card] = seat
    pile_of_zone(s, zone, seat).append(card)
    s.numbers[NEXT_STAMP] += 1
    s.stamp[card] = s.numbers[NEXT_STAMP]
    s.exhausted[card] = 0
    s.held[card] = 0
    s.wounded[card] = 0
    if was_in_play:
        s.unlisten(card)
    if s.marks[card]:
        s.lasting[:] = [mark for mark in s.lasting if mark.card != card]
        s.marks[card] = 0
    if is_in_play_zone(zone):
        start_listening(s, card)
    note_known(s, card)


def is_in_play_zone(zone: int) -> bool:
    """Where the texts of a card work: in a realm area, in an army, beside the objective."""
    return zone in (c.IN_REALM, c.IN_ARMY, c.IN_FRONT)


def note_known(s: RuneAgeState, card: int) -> None:
    """Who knows now which card it is: everybody but for hands and decks, where it depends on what was seen before."""
    zone = s.zone[card]
    if zone == c.IN_HAND:
        s.known[card] |= hand_readers(s, s.owner[card])
    elif zone not in (c.IN_DECK, c.IN_EVENT_DECK):
        s.known[card] = all_seats(s)


def start_listening(s: RuneAgeState, card: int) -> None:
    """The triggered and continuous texts of a card begin to work."""
    faces = s.faces
    face = s.face[card]
    for text in faces.triggered[face]:
        s.listen(Listener(faces.abilities[text].event, card, card, text))
    for text in faces.statics[face]:
        s.listen(Listener(faces.abilities[text].static, card, card, text))


def listen_to_itself(s: RuneAgeState, card: int, kind: int) -> None:
    """A card that does not come into play hears what happens to it alone; `unlisten` ends that."""
    for text in s.faces.triggered[s.face[card]]:
        ability = s.faces.abilities[text]
        if ability.event == kind and ability.selector is not None:
            if ability.selector.pick == PICK_THIS:
                s.listen(Listener(kind, card, card, text))


def turn_over(s: RuneAgeState, card: int, face: int) -> None:
    """A card shows its other side: an Enemy becomes a reward. It must not be in play while it turns."""
    s.face[card] = face


# -- where cards go ------------------------------------------------------------------------------


def to_discard(s: RuneAgeState, card: int, seat: int, rule: str) -> None:
    """Face up on a player's discard pile."""
    move(s, card, c.IN_DISCARD, seat)
    s.emit(e.TO_DISCARD, seat, card, NOTHING, 0, rule)


def to_hand(s: RuneAgeState, card: int, seat: int, rule: str) -> None:
    """Into a player's hand, from where everybody could see it."""
    move(s, card, c.IN_HAND, seat)
    s.emit(e.TO_HAND, seat, card, NOTHING, 0, rule)


def to_top_of_deck(s: RuneAgeState, card: int, seat: int, rule: str) -> None:
    """Face down on top of a player's deck; who saw it knows it."""
    move(s, card, c.IN_DECK, seat)
    s.emit(e.TO_TOP, seat, card, NOTHING, 0, rule)


def to_origin(s: RuneAgeState, card: int, rule: str) -> None:
    """Where a destroyed card goes: its pile in barracks or centre, the city row, the box (RA-DEST-1, 4).

    An event that a text destroys lies on the event discard pile, undefeated.
    """
    kind = s.faces.type[s.face[card]]
    seat = s.owner[card]
    if kind & c.CITY:
        move(s, card, c.IN_CITY_ROW, NOBODY)
    elif kind & (c.REWARD | c.RUNE | c.MONUMENT):
        move(s, card, c.IN_BOX, NOBODY)
    elif kind & c.EVENT:
        move(s, card, c.IN_EVENT_DISCARD, NOBODY)
    elif s.faces.race[s.face[card]] != c.NO_RACE:
        move(s, card, c.IN_BARRACKS, seat)
    else:
        move(s, card, c.IN_MARKET, NOBODY)
    s.emit(e.RETURNS, seat, card, NOTHING, s.zone[card], rule)


def to_box(s: RuneAgeState, card: int, rule: str) -> None:
    """Out of the game."""
    seat = s.owner[card]
    move(s, card, c.IN_BOX, NOBODY)
    s.emit(e.TO_BOX, seat, card, NOTHING, 0, rule)


# -- turning cards -------------------------------------------------------------------------------


def exhaust(s: RuneAgeState, card: int, rule: str) -> None:
    """Sideways."""
    if not s.exhausted[card]:
        s.exhausted[card] = 1
        s.emit(e.EXHAUSTS, s.controller[card], card, NOTHING, 0, rule)


def refresh(s: RuneAgeState, card: int, rule: str) -> None:
    """Upright."""
    if s.exhausted[card]:
        s.exhausted[card] = 0
        s.emit(e.REFRESHES, s.controller[card], card, NOTHING, 0, rule)


def hold(s: RuneAgeState, card: int, rule: str) -> None:
    """Exhausted, and not refreshed in the next Refresh step; one that is exhausted already may be chosen too."""
    exhaust(s, card, rule)
    s.held[card] = 1
    s.emit(e.NOT_REFRESHED, s.controller[card], card, NOTHING, 0, rule)


# -- damage --------------------------------------------------------------------------------------


def damage_of(s: RuneAgeState, seat: int) -> int:
    """The damage on a player's home realm, or on the one that all share (RA-COOP-5)."""
    return s.numbers[SHARED_DAMAGE] if s.numbers[SHARED_REALM] != NOTHING else s.damage[seat]


def add_damage(s: RuneAgeState, seat: int, number: int, source: int, rule: str) -> None:
    """Damage adds up (RA-RULING-66), less what texts prevent; what follows is looked at by `victory.check`."""
    left = number - player_change(s, seat, e.ON_DAMAGE)
    if left > 0 and s.faces.replaced & c.WOULD_TAKE_DAMAGE:
        frame = Frame(p.DAMAGE, seat, source)
        frame.number = left
        s.push(frame)
    else:
        place_damage(s, seat, left, source, rule)


def place_damage(s: RuneAgeState, seat: int, number: int, source: int, rule: str) -> None:
    """Damage that nothing prevents: a cost is paid completely (RA-RULING-59)."""
    if number <= 0:
        return
    if s.numbers[SHARED_REALM] != NOTHING:
        s.numbers[SHARED_DAMAGE] += number
        s.emit(e.SHARED_DAMAGED, seat, s.numbers[SHARED_REALM], source, number, rule)
    else:
        s.damage[seat] += number
    s.emit(e.TAKES_DAMAGE, seat, source, NOTHING, number, rule)


def remove_damage(s: RuneAgeState, seat: int, number: int, rule: str) -> int:
    """Never below 0 (RA-RULING-107); returns how much was removed."""
    removed = min(number, damage_of(s, seat))
    if removed > 0:
        if s.numbers[SHARED_REALM] != NOTHING:
            s.numbers[SHARED_DAMAGE] -= removed
        else:
            s.damage[seat] -= removed
        s.emit(e.DAMAGE_REMOVED, seat, NOTHING, NOTHING, removed, rule)
    return removed


# -- drawing -------------------------------------------------------------------------------------


def draw(s: RuneAgeState, seat: int) -> bool:
    """One card; an empty deck is made anew from the discard pile first (RA-CARD-1). False: there is none at all."""
    if not s.deck[seat] and not reshuffle(s, seat):
        return False
    card = s.deck[seat].pop()
    s.hand[seat].append(card)
    s.zone[card] = c.IN_HAND
    s.known[card] |= hand_readers(s, seat)
    s.numbers[NEXT_STAMP] += 1
    s.stamp[card] = s.numbers[NEXT_STAMP]
    s.emit(e.DRAWS, seat, card, NOTHING, 1, "RA-TURN-12")
    return True


def restock(s: RuneAgeState, seat: int) -> None:
    """A deck with too few cards to look at: the discard pile is shuffled and goes below (RA-CARD-2)."""
    above = s.deck[seat][:]
    s.deck[seat].clear()
    reshuffle(s, seat)
    s.deck[seat].extend(above)


def reshuffle(s: RuneAgeState, seat: int) -> bool:
    """The discard pile becomes the deck, in an order that nobody knows. False: it is empty too (RA-RULING-23)."""
    pile = s.discard[seat]
    if not pile:
        return False
    deck = s.deck[seat]
    for card in pile:
        s.zone[card] = c.IN_DECK
        s.known[card] = 0
        deck.append(card)
    pile.clear()
    shuffle(s.random, c.STREAM_DECKS, deck)
    s.emit(e.SHUFFLES, seat, NOTHING, NOTHING, len(deck), "RA-CARD-1")
    return True

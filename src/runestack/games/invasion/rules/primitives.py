"""The few functions that write to the state. Each writes and emits."""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import counts
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.seats import all_seats, hand_readers
from runestack.games.invasion.rules.state import CARD_COLUMNS, NEXT_STAMP, InvasionState
from runestack.games.invasion.rules.text import wake_texts
from runestack.games.invasion.rules.values import forbids
from runestack.kernel.events import Listener
from runestack.kernel.frame import NOBODY, NOTHING

# -- new cards ------------------------------------------------------------------------------------


def add_card(s: InvasionState, face: int, seat: int, zone: int) -> int:
    """A new card, its columns in their places, on top of a pile."""
    card = s.new_row(len(CARD_COLUMNS))
    s.face[card] = face
    s.owner[card] = seat
    s.controller[card] = seat
    s.zone[card] = zone
    s.numbers[NEXT_STAMP] += 1
    s.stamp[card] = s.numbers[NEXT_STAMP]
    pile_of_zone(s, zone, seat, face).append(card)
    note_known(s, card)
    return card


# -- objects and zones ----------------------------------------------------------------------------


def pile_of_zone(s: InvasionState, zone: int, seat: int, face: int) -> list[int]:
    """The list in which the cards of a zone lie; `seat` is their owner, and `face` says on which destroyed pile."""
    if zone == c.DESTROYED:
        return destroyed_pile(s, face)
    if zone >= c.SHARED_ZONES:
        return s.shared[zone - c.SHARED_ZONES]
    if zone == c.LOOKED_AT and seat == NOBODY:
        return s.limbo
    return s.piles[zone][seat]


def destroyed_pile(s: InvasionState, face: int) -> list[int]:
    """One pile for each type of card (INV-RULING-64)."""
    kind = s.faces.type[face]
    if kind == c.STARTING:
        return s.destroyed_starting
    if kind == c.RECRUIT:
        return s.destroyed_recruits
    if kind == c.LEADER:
        return s.destroyed_leaders
    if kind == c.TECHNOLOGY:
        return s.destroyed_technologies
    return s.destroyed_protocols if kind == c.PROTOCOL else s.destroyed_invaders


def lift(s: InvasionState, card: int) -> None:
    """Takes a card from where it lies."""
    zone = s.zone[card]
    was_top = zone == c.IN_STACK and s.stack[-1] == card
    pile_of_zone(s, zone, s.owner[card], s.face[card]).remove(card)
    if zone == c.IN_ZONE:
        s.zone_card[s.zone_card.index(card)] = NOTHING
    if is_in_play_zone(zone) or s.faces.statics[s.face[card]]:
        s.unlisten(card)
    if was_top and s.stack:
        note_new_top(s)


def place(s: InvasionState, card: int, zone: int, seat: int) -> None:
    """Lays a lifted card on top of a pile, as a new object: refreshed, without screws and damage."""
    s.zone[card] = zone
    s.owner[card] = seat
    s.controller[card] = seat
    pile_of_zone(s, zone, seat, s.face[card]).append(card)
    s.numbers[NEXT_STAMP] += 1
    s.stamp[card] = s.numbers[NEXT_STAMP]
    s.exhausted[card] = 0
    s.screws[card] = 0
    s.armor_damage[card] = 0
    s.health_damage[card] = 0
    if is_in_play_zone(zone) or (zone == c.IN_HAND and s.faces.statics[s.face[card]]):
        start_listening(s, card)
    note_known(s, card)
    if zone == c.IN_STACK:
        note_new_top(s)


def note_new_top(s: InvasionState) -> None:
    """Another card of the stack is the top card now (INV-CLEAN-6)."""
    top = s.stack[-1]
    if s.listening[e.BECOMES_TOP]:
        s.emit(e.BECOMES_TOP, NOBODY, top, NOTHING, len(s.stack), "INV-CLEAN-6")
    wake_texts(s, top, c.BECAME_TOP, NOBODY)


def move(s: InvasionState, card: int, zone: int, seat: int) -> None:
    """Lifts a card and lays it on top of another pile."""
    lift(s, card)
    place(s, card, zone, seat)


def is_in_play_zone(zone: int) -> bool:
    """Where the passive texts of a card work: a Base, the stack, the Protocols zone."""
    return zone in (c.IN_BASE, c.IN_STACK, c.IN_PROTOCOLS)


FACE_DOWN: Final = (
    c.IN_DECK,
    c.IN_RECRUITMENT,
    c.IN_TECHNOLOGIES,
    c.IN_INVASION_DECK,
    c.IN_SUPPLY,
    c.IN_PROTOCOL_SUPPLY,
)


def note_known(s: InvasionState, card: int) -> None:
    """Who knows now which card it is; in face-down piles it depends on what was seen before."""
    zone = s.zone[card]
    if zone == c.IN_HAND:
        s.known[card] |= hand_readers(s, s.owner[card])
    elif zone == c.LOOKED_AT and s.owner[card] != NOBODY:
        s.known[card] |= 1 << s.owner[card]
    elif zone not in FACE_DOWN and zone != c.SET_APART:
        s.known[card] = all_seats(s)
        s.seen[card] = 1


def start_listening(s: InvasionState, card: int) -> None:
    """The passive texts of a card begin to work.

    Of an invasion card that has become a protocol only those that it has as one.
    """
    faces = s.faces
    face = s.face[card]
    became = s.zone[card] == c.IN_PROTOCOLS and faces.type[face] != c.PROTOCOL
    for text in faces.triggered[face]:
        if (faces.abilities[text].label == counts.WHILE_PROTOCOL) == became:
            s.listen(Listener(faces.abilities[text].event, card, card, text))
    for text in faces.statics[face]:
        if (faces.abilities[text].label == counts.WHILE_PROTOCOL) == became:
            s.listen(Listener(faces.abilities[text].static, card, card, text))


# -- where cards go -------------------------------------------------------------------------------


def to_discard(s: InvasionState, card: int, rule: str) -> None:
    """Face up on its owner's Discard pile; for texts only a card of the hand that has to go is discarded."""
    move(s, card, c.IN_DISCARD, s.owner[card])
    only_put = 0 if rule == "INV-WORD-4" else 1
    s.emit(e.DISCARDS, s.owner[card], card, NOTHING, only_put, rule)
    if not only_put:
        wake_texts(s, card, c.DISCARDED, s.owner[card])


def to_hand(s: InvasionState, card: int, rule: str) -> None:
    """Into its owner's hand, from where everybody could see it."""
    move(s, card, c.IN_HAND, s.owner[card])
    s.emit(e.TO_HAND, s.owner[card], card, NOTHING, 0, rule)


def to_deck(s: InvasionState, card: int, rule: str) -> None:
    """Face down on top of its owner's Deck; who saw it knows it."""
    move(s, card, c.IN_DECK, s.owner[card])
    s.emit(e.TO_DECK, s.owner[card], card, NOTHING, 0, rule)
    wake_texts(s, card, c.PUT_ON_DECK, s.owner[card])


def destroy(s: InvasionState, card: int, rule: str) -> None:
    """Out of the game, onto the destroyed pile of its type; what was on it returns to the supply (INV-WORD-1, 3)."""
    seat = s.owner[card]
    move(s, card, c.DESTROYED, NOBODY)
    s.emit(e.DESTROYS, seat, card, NOTHING, 0, rule)
    if seat != NOBODY:
        wake_texts(s, card, c.CARD_DESTROYED, seat)


# -- turning cards --------------------------------------------------------------------------------


def exhaust(s: InvasionState, card: int, rule: str) -> None:
    """Sideways; on an exhausted card nothing happens (INV-WORD-12)."""
    if not s.exhausted[card]:
        s.exhausted[card] = 1
        s.emit(e.EXHAUSTS, s.controller[card], card, NOTHING, 0, rule)


def refresh(s: InvasionState, card: int, rule: str) -> None:
    """Upright; on a refreshed card nothing happens (INV-WORD-11), nor where a text forbids it (INV-RULING-138)."""
    seat = s.controller[card]
    if s.exhausted[card] and (seat == NOBODY or not forbids(s, e.REFRESH, seat)):
        s.exhausted[card] = 0
        s.emit(e.REFRESHES, s.controller[card], card, NOTHING, 0, rule)


# -- what a player has ----------------------------------------------------------------------------


def gain_armor(s: InvasionState, seat: int, number: int, rule: str) -> None:
    """What is above the most is lost (INV-BOARD-1)."""
    if forbids(s, e.GAIN_ARMOR, seat):
        return
    gained = min(number, c.MOST_ARMOR - s.armor[seat])
    s.armor[seat] += gained
    s.emit(e.GAINS, seat, NOTHING, c.ARMOR, gained, rule)


def gain_health(s: InvasionState, seat: int, number: int, rule: str) -> None:
    """What is above the most is lost (INV-BOARD-2)."""
    if forbids(s, e.GAIN_HEALTH, seat):
        return
    gained = min(number, c.MOST_HEALTH - s.health[seat])
    s.health[seat] += gained
    s.emit(e.GAINS, seat, NOTHING, c.HEALTH, gained, rule)


def lose_armor(s: InvasionState, seat: int, number: int, rule: str) -> int:
    """Not below 0, and the rest never hits health (INV-WORD-14, 15); returns how much was lost."""
    lost = min(number, s.armor[seat])
    s.armor[seat] -= lost
    if lost:
        s.emit(e.LOSES, seat, NOTHING, c.ARMOR, lost, rule)
        note_no_armor(s, seat, rule)
    return lost


def note_no_armor(s: InvasionState, seat: int, rule: str) -> None:
    """Whoever has just lost armor may have none left."""
    if not s.armor[seat]:
        s.emit(e.ARMOR_GONE, seat, NOTHING, NOTHING, 0, rule)


def lose_health(s: InvasionState, seat: int, number: int, rule: str) -> None:
    """What follows is looked at by `ending.check`."""
    s.health[seat] -= number
    s.emit(e.LOSES, seat, NOTHING, c.HEALTH, number, rule)


def gain_tokens(s: InvasionState, seat: int, kind: int, number: int, rule: str) -> None:
    """Reroll tokens, technology tokens, spare part tokens."""
    if kind == c.REROLL:
        s.rerolls[seat] += number
    elif kind == c.TECHNOLOGY_TOKEN:
        s.technology[seat] += number
    else:
        s.parts[seat] += number
    s.emit(e.GAINS, seat, NOTHING, kind, number, rule)


def add_resource(s: InvasionState, seat: int, colour: int, number: int, rule: str) -> None:
    """Into the pool."""
    s.pool[seat * c.COLOURS + colour] += number
    s.emit(e.GAINS_RESOURCE, seat, NOTHING, colour, number, rule)


def put_screw(s: InvasionState, seat: int, card: int, rule: str) -> None:
    """On a card in the Training center."""
    s.screws[card] += 1
    s.emit(e.GAINS_SCREW, seat, card, NOTHING, s.screws[card], rule)


def strike(s: InvasionState, seat: int, kind: int, number: int, piercing: bool, rule: str) -> None:
    """Damage to a player: melee takes armor first, ranged ignores it (INV-ICON-1, 2)."""
    absorbed = 0
    if kind == c.MELEE and not piercing:
        absorbed = min(number, s.armor[seat])
    s.armor[seat] -= absorbed
    s.health[seat] -= number - absorbed
    s.emit(e.TAKES_DAMAGE, seat, NOTHING, number - absorbed, absorbed, rule)
    if number:
        s.emit(e.STRUCK, seat, NOTHING, kind, number, rule)
    if absorbed:
        note_no_armor(s, seat, rule)


# -- what the Invasion has ------------------------------------------------------------------------


def store_in_zone(s: InvasionState, colour: int, number: int, rule: str) -> None:
    """Resources on a zone; there is no limit (INV-IWORD-4)."""
    s.zone_stored[colour] += number
    s.emit(e.INVASION_STORES, NOBODY, NOTHING, colour, number, rule)


def take_from_zone(s: InvasionState, colour: int, number: int, rule: str) -> None:
    """Resources of a zone are destroyed."""
    taken = min(number, s.zone_stored[colour])
    s.zone_stored[colour] -= taken
    if taken:
        s.emit(e.ZONE_LOSES, NOBODY, NOTHING, colour, taken, rule)

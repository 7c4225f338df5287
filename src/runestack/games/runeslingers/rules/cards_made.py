"""The cards of a match, and everything back in its place before an encounter.

Cards are made once for a match, so that a number means the same card in every encounter: the decks, seat 0 first, then
the Runeslingers, then the abilities of each, then the ailments.
"""

from __future__ import annotations

from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules.state import (
    ACTIVE,
    CARD_COLUMNS,
    DIRTY,
    MODE,
    PHASE,
    SPOTS,
    STARTING_HEALTH,
    STARTING_POWER,
    TURN,
    UNSTEADY,
    EncounterState,
)
from runestack.games.runeslingers.rules.values import EVERYBODY
from runestack.games.runeslingers.rules.zones import new_object
from runestack.kernel.frame import NOBODY, NOTHING
from runestack.kernel.random import shuffle


def fill(column: list[int], size: int, value: int) -> None:
    """A column of one value."""
    column.clear()
    column.extend([value] * size)


def make_cards(s: EncounterState) -> None:
    """All cards of the match; the abilities lie aside."""
    for seat in range(c.SEATS):
        for face in faces_to_number(s, seat):
            add_card(s, face, seat, c.IN_DECK)
    for seat in range(c.SEATS):
        s.slinger[seat] = add_card(s, s.given[seat], seat, c.IN_PLAY)
    for seat in range(c.SEATS):
        for face in s.faces.passives[s.given[seat]]:
            add_card(s, face, seat, c.ASIDE)
        for face in s.faces.activates[s.given[seat]]:
            add_card(s, face, seat, c.ASIDE)
    add_ailments(s)


def faces_to_number(s: EncounterState, seat: int) -> list[int]:
    """A deck in the order in which its cards get their numbers: by lot, unless everybody knows its list anyway.

    Otherwise the number of a card that is shown would tell which faces the cards around it can have.
    """
    faces = s.deck_list[seat][:]
    if s.numbers[MODE] != c.STARTER:
        shuffle(s.random, c.STREAM_SETUP, faces)
    return faces


def add_ailments(s: EncounterState) -> None:
    """Each player's own set of ailment cards, open to both."""
    for seat in range(c.SEATS):
        s.ailments[seat] = len(s.face)
        for face in s.faces.ailments:
            card = add_card(s, face, seat, c.AS_AILMENT)
            s.known[card] = EVERYBODY


def add_card(s: EncounterState, face: int, seat: int, zone: int) -> int:
    """A new card, its columns in their places."""
    card = s.new_row(len(CARD_COLUMNS))
    s.face[card] = face
    s.owner[card] = seat
    s.controller[card] = seat
    s.zone[card] = zone
    s.known[card] = 0 if zone == c.IN_DECK else 1 << seat
    new_object(s, card)
    return card


def is_deck_card(s: EncounterState, card: int) -> bool:
    """Whether a card belongs to a deck: it is neither a Runeslinger nor an ability."""
    return s.faces.type[s.face[card]] & c.PLAYABLE != 0


def show_runeslinger(s: EncounterState, seat: int) -> None:
    """From now on both know the Runeslinger, and with it the abilities that it has."""
    slinger = s.slinger[seat]
    for card in range(len(s.face)):
        if s.owner[card] == seat and not is_deck_card(s, card):
            s.known[card] = EVERYBODY
    s.emit(e.PICKS_RUNESLINGER, seat, slinger, NOTHING, 0, "RS-SETUP-1")


def ability_card(s: EncounterState, seat: int, face: int) -> int:
    """A player's card of an ability."""
    for card in range(len(s.face)):
        if s.owner[card] == seat and s.face[card] == face:
            return card
    message = f"seat {seat} has no card of the ability with face {face}"
    raise RuntimeError(message)


def reset(s: EncounterState) -> None:
    """Everything as it is before an encounter: values of RS-SETUP-9, all cards in their decks."""
    seats = c.SEATS
    fill(s.power, seats, s.numbers[STARTING_POWER])
    fill(s.health, seats, s.numbers[STARTING_HEALTH])
    for column in (s.maximum_change, s.determinations, s.blocks, s.sets, s.conceded):
        fill(column, seats, 0)
    fill(s.passive, seats, NOTHING)
    fill(s.activate, seats, NOTHING)
    fill(s.deeds, seats * c.KINDS_OF_DEED, 0)
    spots = seats * s.numbers[SPOTS]
    fill(s.spot_card, spots, NOTHING)
    fill(s.spot_top, spots, NOTHING)
    areas = seats * c.AILMENT_AREAS
    fill(s.area_type, areas, c.NO_AILMENT)
    fill(s.area_count, areas, 0)
    fill(s.area_boon, areas, NOTHING)
    fill(s.levels, seats * c.TYPES_OF_AILMENT, 0)
    s.once.clear()
    s.numbers[TURN] = 0
    s.numbers[ACTIVE] = NOBODY
    s.numbers[PHASE] = c.PHASE_SETUP
    s.numbers[DIRTY] = 0
    reset_effects(s)
    for seat in range(seats):
        for pile in (s.deck, s.hand, s.discard, s.void, s.field):
            pile[seat].clear()
    for card in range(len(s.face)):
        reset_card(s, card)


def reset_effects(s: EncounterState) -> None:
    """Nothing of an earlier encounter works on."""
    s.listeners = []
    s.listening = [0] * s.shape.kinds
    s.numbers[UNSTEADY] = 0
    s.lasting = []
    s.waiting.clear()
    s.ladder.clear()
    s.kept.clear()
    s.floor = 0
    s.chain = 0
    s.cause = NOTHING
    s.cause_text = NOTHING


def reset_card(s: EncounterState, card: int) -> None:
    """A new object in its first place. Stamps only grow, so that no old reference finds it."""
    owner = s.owner[card]
    new_object(s, card)
    s.marks[card] = 0
    s.controller[card] = owner
    if is_deck_card(s, card):
        s.zone[card] = c.IN_DECK
        s.known[card] = 0
        s.deck[owner].append(card)
    elif s.zone[card] != c.AS_AILMENT:
        s.zone[card] = c.IN_PLAY if card == s.slinger[owner] else c.ASIDE

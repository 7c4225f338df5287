"""Cards change places: between deck, hand, piles, field and concentrations. Each function is one event."""

from __future__ import annotations

from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules.listeners import (
    refresh_ailments,
    start_listening,
    stop_listening,
)
from runestack.games.runeslingers.rules.state import (
    DIRTY,
    NEXT_STAMP,
    PHASE,
    SPOTS,
    TURN,
    EncounterState,
    did,
    first_spot,
)
from runestack.games.runeslingers.rules.values import EVERYBODY
from runestack.kernel.events import Lasting, Listener
from runestack.kernel.frame import NOBODY, NOTHING
from runestack.kernel.random import shuffle
from runestack.kernel.references import reference


def new_object(s: EncounterState, card: int) -> None:
    """A card that changes its zone is a new object: nothing that was on it stays (RS-RULING-56)."""
    new_stamp(s, card)
    forget_use(s, card)


def new_stamp(s: EncounterState, card: int) -> None:
    """Who has aimed at the card does not find it any more."""
    s.numbers[NEXT_STAMP] += 1
    s.stamp[card] = s.numbers[NEXT_STAMP]
    s.place[card] = NOTHING


def forget_use(s: EncounterState, card: int) -> None:
    """Takes everything off a card."""
    s.tokens[card] = 0
    s.damage[card] = 0
    s.played[card] = 0
    s.charged[card] = 0
    s.slung[card] = 0
    s.activated[card] = 0
    s.bullet[card] = NOTHING
    s.answering[card] = 0
    s.refused[card] = 0


def take_from_pile(s: EncounterState, card: int) -> None:
    """Takes a card out of the deck, hand or pile in which it is."""
    zone = s.zone[card]
    owner = s.owner[card]
    if zone == c.IN_HAND:
        s.hand[owner].remove(card)
    elif zone == c.IN_DECK:
        s.deck[owner].remove(card)
    elif zone == c.IN_DISCARD:
        s.discard[owner].remove(card)
    elif zone == c.IN_VOID:
        s.void[owner].remove(card)
    elif zone == c.AS_CONCENTRATION:
        s.spot_card[s.place[card]] = NOTHING


# -- leaving the field ---------------------------------------------------------------------------


def leave_field(s: EncounterState, card: int) -> None:
    """Takes a card in play off its place; its concentration is empty again, an ailment under it uncovered."""
    seat = s.controller[card]
    place = s.place[card]
    s.field[seat].remove(card)
    stop_listening(s, card)
    s.numbers[DIRTY] = 1
    if s.faces.type[s.face[card]] & c.BOON:
        if s.area_boon[place] == card:
            s.area_boon[place] = NOTHING
            if s.area_type[place] != c.NO_AILMENT:
                s.emit(e.UNCOVERS, seat, card, s.area_count[place], s.area_type[place], "RS-BOON-5")
                refresh_ailments(s, seat)
        return
    s.spot_top[place] = NOTHING


def left(s: EncounterState, card: int, instigator: int) -> None:
    """Tells that a card has left play; its own texts still hear it with its last state (RS-RULING-129)."""
    s.emit(e.LEAVES, s.controller[card], card, NOTHING, instigator, "RS-DESTROY-3")


def hear_leaving(s: EncounterState, card: int) -> list[Listener]:
    """The listeners of a card that is about to leave, to be woken by its own leaving."""
    return [
        listener for listener in s.listeners if listener.card == card and listener.kind < e.HEARD
    ]


def leave_play(
    s: EncounterState, cards: list[int], to: int, instigator: int, rule: str
) -> list[int]:
    """Cards in play and concentrations leave together to zones of their owners.

    Returns the concentrations that Distract discards with them; the caller tells it (`tell_discards`).
    """
    lost = lost_concentrations(s, cards)
    gone: list[int] = []
    for card in cards:
        if s.zone[card] == c.IN_PLAY:
            leave_field(s, card)
            gone.append(card)
        elif s.zone[card] == c.AS_CONCENTRATION:
            take_from_pile(s, card)
            drop_from_concentration(s, card, instigator, rule)
            gone.append(card)
    for card in lost:
        take_from_pile(s, card)
    for card in gone:
        arrive(s, card, to, rule)
    for card in lost:
        arrive(s, card, c.TO_DISCARD, "RS-KEY-DISTRACT-2")
    return lost


def lost_concentrations(s: EncounterState, cards: list[int]) -> list[int]:
    """The concentrations that Distract cards take along: only where they leave in a Cleanup Phase (RS-RULING-23)."""
    if s.numbers[PHASE] != c.PHASE_CLEANUP:
        return []
    lost: list[int] = []
    for card in cards:
        if s.zone[card] == c.IN_PLAY and s.faces.flags[s.face[card]] & c.DISTRACT:
            under = s.spot_card[s.place[card]]
            if under != NOTHING and under not in cards:
                lost.append(under)
    return lost


def drop_from_concentration(s: EncounterState, card: int, instigator: int, rule: str) -> None:
    """If a full concentration is removed, the card that lay on it is discarded (RS-RULING-24)."""
    top = s.spot_top[s.place[card]]
    if top != NOTHING and s.zone[top] == c.IN_PLAY:
        discard_from_play(s, [top], instigator, rule)


def arrive(s: EncounterState, card: int, to: int, rule: str) -> None:
    """A card that was on the field, or was taken from a pile, gets to a zone of its owner (RS-FIELD-12)."""
    owner = s.owner[card]
    came_from = s.zone[card]
    new_stamp(s, card)
    if came_from != c.IN_PLAY:  # its leaving has still to be told, with its last state
        forget_use(s, card)
    s.numbers[DIRTY] = 1
    if to == c.TO_DISCARD:
        s.zone[card] = c.IN_DISCARD
        s.known[card] = EVERYBODY
        s.discard[owner].append(card)
        s.emit(e.TO_DISCARD, owner, card, NOTHING, came_from, rule)
    elif to == c.TO_VOID:
        s.zone[card] = c.IN_VOID
        s.known[card] = EVERYBODY
        s.void[owner].append(card)
        s.emit(e.TO_VOID, owner, card, NOTHING, came_from, rule)
    elif to == c.TO_HAND:
        arrive_in_hand(s, card, came_from, rule)
    else:
        arrive_in_deck(s, card, to, came_from, rule)


def is_public(zone: int) -> bool:
    """Whether both players see the cards of a zone."""
    return zone == c.IN_PLAY or zone == c.IN_DISCARD or zone == c.IN_VOID


def arrive_in_hand(s: EncounterState, card: int, came_from: int, rule: str) -> None:
    """To the owner's hand; a face-down concentration stays unseen (RS-RULING-25)."""
    owner = s.owner[card]
    s.zone[card] = c.IN_HAND
    s.hand[owner].append(card)
    if is_public(came_from):
        s.known[card] = EVERYBODY
        s.emit(e.TO_HAND, owner, card, NOTHING, 1, rule)
    else:
        s.known[card] |= 1 << owner
        s.emit(e.TO_HAND, owner, card, NOTHING, 0, rule)


def arrive_in_deck(s: EncounterState, card: int, to: int, came_from: int, rule: str) -> None:
    """On top of, under or shuffled into the owner's deck."""
    owner = s.owner[card]
    public = is_public(came_from)
    s.zone[card] = c.IN_DECK
    if to == c.TO_TOP_OF_DECK:
        s.deck[owner].append(card)
    else:
        s.deck[owner].insert(0, card)
    if public:
        s.known[card] = EVERYBODY
    where = 1 if to == c.TO_TOP_OF_DECK else 2 if to == c.TO_SHUFFLE else 0
    s.emit(e.TO_DECK, owner, card, 1 if public else 0, where, rule)
    if to == c.TO_SHUFFLE:
        shuffle_deck(s, owner)


def destroy_together(s: EncounterState, cards: list[int], instigator: int, rule: str) -> None:
    """Destroys cards as one event; who cannot be destroyed was left out before."""
    destroy_by_several(s, cards, [instigator] * len(cards), rule)


def destroy_by_several(
    s: EncounterState, cards: list[int], instigators: list[int], rule: str
) -> None:
    """The same, each card with an instigator of its own."""
    heard: list[list[Listener]] = [hear_leaving(s, card) for card in cards]
    first = instigators[0] if instigators else NOBODY
    lost = leave_play(s, cards, c.TO_DISCARD, first, rule)
    for place in range(len(cards)):
        tell_leaving(s, cards[place], e.IS_DESTROYED, heard[place], instigators[place], rule)
    tell_discards(s, lost, first)


def discard_from_play(s: EncounterState, cards: list[int], instigator: int, rule: str) -> None:
    """Discards cards of the field as one event: not a destruction (RS-DESTROY-5)."""
    heard: list[list[Listener]] = [hear_leaving(s, card) for card in cards]
    seats = [s.controller[card] for card in cards]
    lost = leave_play(s, cards, c.TO_DISCARD, instigator, rule)
    for place in range(len(cards)):
        tell_discard(s, seats[place], cards[place], heard[place], instigator, rule)
    tell_discards(s, lost, instigator)


def tell_discard(
    s: EncounterState, seat: int, card: int, heard: list[Listener], instigator: int, rule: str
) -> None:
    """A card that lay on the field of a player was discarded."""
    did(s, seat, c.DID_DISCARD)
    tell_leaving(s, card, e.IS_DISCARDED, heard, instigator, rule)
    s.emit(e.DISCARDS, seat, card, NOTHING, instigator, rule)


def tell_discards(s: EncounterState, lost: list[int], instigator: int) -> None:
    """The same of concentrations, which have no texts of their own."""
    for card in lost:
        tell_discard(s, s.controller[card], card, [], instigator, "RS-KEY-DISTRACT-2")


def discard_together(s: EncounterState, cards: list[int], rule: str) -> None:
    """What the Cleanup Phase discards, together."""
    discard_from_play(s, cards, NOBODY, rule)


def remove_together(
    s: EncounterState, cards: list[int], to: int, instigator: int, rule: str
) -> None:
    """Returns, voids or puts back cards of the field as one event."""
    heard: list[list[Listener]] = [hear_leaving(s, card) for card in cards]
    lost = leave_play(s, cards, to, instigator, rule)
    for place in range(len(cards)):
        kind = e.IS_RETURNED if to == c.TO_HAND else e.LEAVES
        if kind == e.LEAVES:
            tell_own(s, heard[place], e.LEAVES, cards[place], instigator)
            left(s, cards[place], instigator)
            forget_last_state(s, cards[place])
        else:
            tell_leaving(s, cards[place], kind, heard[place], instigator, rule)
    tell_discards(s, lost, instigator)


def tell_leaving(
    s: EncounterState, card: int, kind: int, heard: list[Listener], instigator: int, rule: str
) -> None:
    """A card has left in some way: those who wait for that way, and those who wait for any."""
    tell_own(s, heard, kind, card, instigator)
    s.emit(kind, s.controller[card], card, NOTHING, instigator, rule)
    tell_own(s, heard, e.LEAVES, card, instigator)
    left(s, card, instigator)
    forget_last_state(s, card)


def forget_last_state(s: EncounterState, card: int) -> None:
    """Only now: texts ask for the last controller, and for what lay on the card (RS-RULING-129)."""
    s.controller[card] = s.owner[card]
    forget_use(s, card)


def tell_own(
    s: EncounterState, heard: list[Listener], kind: int, card: int, instigator: int
) -> None:
    """A card's own texts on its leaving work once more."""
    for listener in heard:
        if listener.kind == kind and s.hears(
            listener, s.controller[card], card, NOTHING, instigator
        ):
            s.wake(listener, s.controller[card], card, NOTHING, instigator)


# -- piles ---------------------------------------------------------------------------------------


def shuffle_deck(s: EncounterState, seat: int) -> None:
    """Nobody knows the order then."""
    deck = s.deck[seat]
    shuffle(s.random, c.STREAM_DECKS, deck)
    for card in deck:
        s.known[card] = 0


def shuffle_discard_in(s: EncounterState, seat: int, ran_out: bool, rule: str) -> None:
    """The whole discard pile goes into the deck (RS-RULING-12)."""
    for card in s.discard[seat]:
        s.deck[seat].append(card)
        s.zone[card] = c.IN_DECK
        s.numbers[NEXT_STAMP] += 1
        s.stamp[card] = s.numbers[NEXT_STAMP]
    s.discard[seat].clear()
    shuffle_deck(s, seat)
    s.numbers[DIRTY] = 1
    s.emit(e.SHUFFLES, seat, NOTHING, NOTHING, 1 if ran_out else 0, rule)


def discard_from_hand(s: EncounterState, card: int, instigator: int, rule: str) -> None:
    """One card of a hand to the discard pile, seen by both."""
    seat = s.owner[card]
    take_from_pile(s, card)
    arrive(s, card, c.TO_DISCARD, rule)
    did(s, seat, c.DID_DISCARD)
    s.emit(e.IS_DISCARDED, seat, card, NOTHING, instigator, rule)
    s.emit(e.DISCARDS, seat, card, NOTHING, instigator, rule)


def move_from_pile(s: EncounterState, card: int, to: int, rule: str) -> None:
    """A card of a deck, hand or pile goes to another zone of its owner."""
    take_from_pile(s, card)
    arrive(s, card, to, rule)


# -- concentrations ------------------------------------------------------------------------------


def available_spot(s: EncounterState, seat: int) -> int:
    """The lowest concentration area without a card, or NOTHING."""
    first = first_spot(s, seat)
    for spot in range(first, first + s.numbers[SPOTS]):
        if s.spot_card[spot] == NOTHING:
            return spot
    return NOTHING


def hide_hand(s: EncounterState, seat: int) -> None:
    """A card of the hand goes face-down: the enemy cannot tell any more which cards are still there."""
    for card in s.hand[seat]:
        s.known[card] = 1 << seat


def put_as_concentration(s: EncounterState, card: int, seat: int, played: bool, rule: str) -> None:
    """A card goes face-down onto the lowest available area; `played`: it counts as playing a card (RS-RULING-26)."""
    spot = available_spot(s, seat)
    if s.zone[card] == c.IN_HAND:
        hide_hand(s, seat)
    take_from_pile(s, card)
    new_object(s, card)
    s.zone[card] = c.AS_CONCENTRATION
    s.controller[card] = seat
    s.place[card] = spot
    s.spot_card[spot] = card
    s.known[card] = 1 << s.owner[card]  # even if it lay open before (RS-RULING-25)
    s.numbers[DIRTY] = 1
    s.emit(e.SETS, seat, card, NOTHING, spot, rule)
    if played:
        did(s, seat, c.DID_SET)
        did(s, seat, c.DID_PLAY)
        s.emit(e.PLAYS, seat, card, NOTHING, spot, "RS-RULING-26")


def return_concentration(s: EncounterState, card: int, rule: str) -> None:
    """An empty concentration goes back to its owner's hand, unseen by the enemy."""
    seat = s.controller[card]
    take_from_pile(s, card)
    arrive(s, card, c.TO_HAND, rule)
    s.emit(e.CONCENTRATION_RETURNS, seat, card, NOTHING, 0, rule)


def put_into_play(s: EncounterState, card: int, rule: str) -> None:
    """All costs are paid: the card on its place is in play (RS-PLAY-4)."""
    seat = s.controller[card]
    s.zone[card] = c.IN_PLAY
    s.field[seat].append(card)
    s.played[card] = s.numbers[TURN]
    s.numbers[DIRTY] = 1
    start_listening(s, card)
    s.emit(e.ENTERS, seat, card, NOTHING, s.place[card], rule)


def lasts(
    s: EncounterState, kind: int, card: int, number: int, until: int, seat: int, by: int
) -> Lasting:
    """A lasting change by a card, as long as that card stays what it is (RS-RULING-53, 144)."""
    stamp = s.stamp[card] if card != NOTHING else 0
    return Lasting(kind, card, stamp, number, until, seat, reference(s, by))

"""What must be true of every state, whatever was played. Used by tests."""

from __future__ import annotations

from functools import partial

from runestack.games.invariants import (
    Holding,
    Pile,
    hand_problems,
    lasting_problems,
    leftover_problems,
    length_problems,
    listening_problems,
    piles_of,
    place_problems,
    question_problems,
    shared_piles_of,
    shared_problems,
    zone_problems,
)
from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import state as st
from runestack.games.rune_age.rules.primitives import all_seats, hand_readers, is_in_play_zone
from runestack.games.rune_age.rules.state import RuneAgeState
from runestack.kernel.frame import NOBODY, NOTHING

# what can lie where, as bits of types
IN_DECKS = c.UNIT | c.TACTIC | c.GOLD
ALLOWED: dict[int, int] = {
    c.IN_DECK: IN_DECKS,
    c.IN_HAND: IN_DECKS,
    c.IN_DISCARD: IN_DECKS,
    c.PENDING: c.UNIT | c.TACTIC,
    c.IN_ARMY: c.UNIT | c.TACTIC,
    c.IN_REALM: c.HOME_REALM | c.STRONGHOLD | c.CITY | c.REWARD | c.MONUMENT | c.RUNE,
    c.IN_BARRACKS: c.STRONGHOLD | c.UNIT | c.MONUMENT,
    c.IN_MARKET: IN_DECKS,
    c.IN_CITY_ROW: c.CITY,
    c.IN_EVENT_DECK: c.EVENT,
    c.IN_EVENT_DISCARD: c.EVENT,
    c.IN_FRONT: c.EVENT | c.OBJECTIVE | c.HOME_REALM,
    c.UNUSED_RUNE: c.RUNE,
}
HIDDEN_ZONES = (c.IN_DECK, c.IN_HAND, c.IN_EVENT_DECK)


def invariants(s: RuneAgeState) -> list[str]:
    """What is broken; empty if all is well."""
    return [
        *place_problems([pile.cards for pile in all_piles(s)], len(s.face)),
        *length_problems("card", s.columns[: len(st.CARD_COLUMNS)], len(s.face)),
        *length_problems("seat", s.columns[len(st.CARD_COLUMNS) :], s.numbers[st.SEATS]),
        *zone_problems(own_piles(s), Holding(s.zone, s.owner, s.controller, c.IN_REALM)),
        *centre_problems(s),
        *kind_problems(s),
        *leftovers(s),
        *knowledge_problems(s),
        *elimination_problems(s),
        *combat_problems(s),
        *value_problems(s),
        *listening_problems(s, lambda card: is_in_play_zone(s.zone[card]), "in play"),
        *lasting_problems(s.lasting, s.marks, s.stamp),
        *question_problems(s),
        *action_problems(s),
    ]


# -- where cards lie -----------------------------------------------------------------------------


def own_piles(s: RuneAgeState) -> list[Pile]:
    """The piles of the players."""
    return piles_of(
        ("deck", c.IN_DECK, s.deck),
        ("hand", c.IN_HAND, s.hand),
        ("discard pile", c.IN_DISCARD, s.discard),
        ("realm area", c.IN_REALM, s.realm),
        ("barracks", c.IN_BARRACKS, s.barracks),
        ("army", c.IN_ARMY, s.army),
    )


def shared_piles(s: RuneAgeState) -> list[Pile]:
    """The piles of the centre; nobody's, but for a card whose Action is carried out."""
    return shared_piles_of(
        ("market", c.IN_MARKET, s.market),
        ("city row", c.IN_CITY_ROW, s.city_row),
        ("event deck", c.IN_EVENT_DECK, s.event_deck),
        ("event discard pile", c.IN_EVENT_DISCARD, s.event_discard),
        ("front", c.IN_FRONT, s.front),
        ("pending", c.PENDING, s.pending),
        ("runes", c.UNUSED_RUNE, s.runes),
        ("box", c.IN_BOX, s.box),
    )


def all_piles(s: RuneAgeState) -> list[Pile]:
    """Everything in which cards lie."""
    return own_piles(s) + shared_piles(s)


def centre_problems(s: RuneAgeState) -> list[str]:
    """The zones of cards in the centre are right, and they are nobody's; what is being played has a controller."""
    piles = shared_piles(s)
    pending = [pile for pile in piles if pile.zone == c.PENDING]
    others = [pile for pile in piles if pile.zone != c.PENDING]
    return [
        *shared_problems(pending, zone=s.zone),
        *shared_problems(others, s.controller, zone=s.zone),
    ]


def kind_problems(s: RuneAgeState) -> list[str]:
    """Only what belongs there lies in a zone; faction cards stay with their player."""
    problems: list[str] = []
    for card in range(len(s.face)):
        face, zone = s.face[card], s.zone[card]
        if zone in ALLOWED and not s.faces.type[face] & ALLOWED[zone]:
            problems.append(f"card {card} of type {s.faces.type[face]} lies in zone {zone}")
        race, seat = s.faces.race[face], s.owner[card]
        if race != c.NO_RACE and seat != NOBODY and race != s.race[seat]:
            problems.append(f"seat {seat} has card {card} of another faction")
        if zone == c.IN_BARRACKS and race == c.NO_RACE:
            problems.append(f"card {card} of no faction lies in barracks")
    return problems


def leftovers(s: RuneAgeState) -> list[str]:
    """Only cards of a realm area are exhausted, only fighting units wounded; a new object has no marks."""
    problems: list[str] = []
    for card in range(len(s.face)):
        columns = {"a wound": s.wounded} if s.zone[card] != c.IN_ARMY else {}
        if s.zone[card] != c.IN_REALM:
            columns["an exhaustion"] = s.exhausted
        if s.zone[card] not in (c.IN_REALM, c.IN_FRONT):
            columns["a hold"] = s.held
        problems += leftover_problems(card, columns)
    return problems


# -- who knows what ------------------------------------------------------------------------------


def knowledge_problems(s: RuneAgeState) -> list[str]:
    """Players know their hands, nobody the event deck; everything else lies open (RA-COMP-7)."""
    problems = hand_problems(s.hand, s.known, partial(hand_readers, s))
    problems += [f"somebody knows card {card} of the event deck" for card in known_events(s)]
    for card in range(len(s.face)):
        if s.zone[card] not in HIDDEN_ZONES and s.known[card] != all_seats(s):
            problems.append(f"card {card} lies open and is not known to all")
    return problems


def known_events(s: RuneAgeState) -> list[int]:
    """Cards of the event deck that somebody knows: there must be none."""
    return [card for card in s.event_deck if s.known[card]]


# -- players and combats -------------------------------------------------------------------------


def elimination_problems(s: RuneAgeState) -> list[str]:
    """Of a player who is out nothing is left in the game, and nobody asks for their decisions (RA-ELIM-2 to 6)."""
    gone = [seat for seat in range(s.numbers[st.SEATS]) if s.out[seat]]
    problems = [
        f"seat {pile.seat} is out and has cards in {pile.name}"
        for pile in own_piles(s)
        if pile.seat in gone and pile.cards
    ]
    return problems + [
        f"seat {one.seat} is out and is asked" for one in s.asking if one.seat in gone
    ]


def combat_problems(s: RuneAgeState) -> list[str]:
    """Armies are there only in a combat, and only of those who fight."""
    fighting = s.numbers[st.COMBAT] != c.NO_COMBAT
    fighters = (s.numbers[st.ATTACKER], s.numbers[st.DEFENDER]) if fighting else ()
    problems = [
        f"seat {seat} has an army and does not fight"
        for seat, army in enumerate(s.army)
        if army and seat not in fighters
    ]
    if fighting and s.numbers[st.TARGET] == NOTHING:
        problems.append("a combat has no target")
    if s.numbers[st.COMBAT] == c.SIEGE and s.numbers[st.DEFENDER] == NOBODY:
        problems.append("a siege has no defender")
    return problems


def value_problems(s: RuneAgeState) -> list[str]:
    """No negative damage; who has as much as the limit is out (RA-ELIM-1)."""
    problems = [f"seat {seat} has {one} damage" for seat, one in enumerate(s.damage) if one < 0]
    if s.outcome is None:
        problems += [
            f"seat {seat} has {one} damage and plays on"
            for seat, one in enumerate(s.damage)
            if one >= c.DAMAGE_LIMIT and not s.out[seat]
        ]
    if s.numbers[st.ROUND] > s.numbers[st.ROUND_LIMIT]:
        problems.append("the last round is over and the game is not")
    return problems


def action_problems(s: RuneAgeState) -> list[str]:
    """Between two actions nothing else is under way, and the active player is asked (RA-TURN-8)."""
    problems: list[str] = []
    for question in s.asking:
        if question.kind == ch.ASK_ACTION:
            if s.numbers[st.COMBAT] != c.NO_COMBAT or s.pending or s.waiting:
                problems.append("another action begins before the last one is complete")
            if question.seat != s.numbers[st.ACTIVE]:
                problems.append("an action is another player's")
    return problems

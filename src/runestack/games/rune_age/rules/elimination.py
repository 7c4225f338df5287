"""A player leaves the game (PROC-ELIM)."""

from __future__ import annotations

from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules.primitives import move, to_box
from runestack.games.rune_age.rules.scenarios import EVERYBODY_ALONE
from runestack.games.rune_age.rules.seats import next_seat
from runestack.games.rune_age.rules.state import (
    ATTACKER,
    COMBAT,
    FIRST,
    TARGET,
    RuneAgeState,
)
from runestack.games.rune_age.rules.values import kind_of
from runestack.kernel.frame import NOBODY, NOTHING


def eliminate(s: RuneAgeState, seat: int, rule: str) -> None:
    """All cards of the player leave; the others go on. What that means for the game, `victory.check` looks at."""
    s.out[seat] = 1 + number_out(s)
    s.emit(e.ELIMINATED, seat, s.home[seat], NOTHING, 0, rule)
    winner = besieger(s, seat)
    for card in s.realm[seat][:]:
        leave_realm(s, card, winner)
    for pile in (s.hand[seat], s.deck[seat], s.discard[seat], s.army[seat], s.barracks[seat]):
        for card in pile[:]:
            leave_deck(s, card)
    for card in s.pending[:]:
        if s.owner[card] == seat:
            leave_deck(s, card)
    if s.numbers[FIRST] == seat:
        s.numbers[FIRST] = next_seat(s, seat)
        s.emit(e.NEW_FIRST_PLAYER, s.numbers[FIRST], NOTHING, NOTHING, 0, "RA-RULING-2")


def number_out(s: RuneAgeState) -> int:
    """How many players have left the game."""
    return len([seat for seat in range(len(s.out)) if s.out[seat] != 0])


def besieger(s: RuneAgeState, seat: int) -> int:
    """Who eliminates a player by a siege, and takes the dragon runes (RA-RULING-91); otherwise NOBODY."""
    if s.numbers[COMBAT] == c.SIEGE and s.numbers[TARGET] == s.home[seat]:
        return s.numbers[ATTACKER]
    return NOBODY


def leave_realm(s: RuneAgeState, card: int, winner: int) -> None:
    """Cities are neutral again; dragon runes go to the besieger; everything else to the box (RA-ELIM-3, 4, 6)."""
    kind = kind_of(s, card)
    if kind & c.CITY:
        move(s, card, c.IN_CITY_ROW, NOBODY)
        s.emit(e.LOSES_CITY, NOBODY, card, NOTHING, 0, "RA-ELIM-3")
    elif kind & c.RUNE and winner != NOBODY and s.scenario.teams == EVERYBODY_ALONE:
        move(s, card, c.IN_REALM, winner)
        s.emit(e.TAKES_RUNE, winner, card, NOTHING, 0, "RA-RULING-91")
    else:
        to_box(s, card, "RA-ELIM-6")


def leave_deck(s: RuneAgeState, card: int) -> None:
    """Gold, neutral and mercenary cards go back to their piles, faction cards to the box (RA-RULING-82)."""
    if s.faces.race[s.face[card]] == c.NO_RACE:
        seat = s.owner[card]
        move(s, card, c.IN_MARKET, NOBODY)
        s.emit(e.RETURNS, seat, card, NOTHING, c.IN_MARKET, "RA-ELIM-2")
    else:
        to_box(s, card, "RA-ELIM-6")

"""How the game can end, and how far everybody is from it: what a player would count at the table."""

from __future__ import annotations

from functools import partial
from typing import cast

from runestack.games.rune_age.cards.printed import CardWords
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import scenarios as sc
from runestack.games.rune_age.rules.primitives import damage_of
from runestack.games.rune_age.rules.scenarios import Ending
from runestack.games.rune_age.rules.seats import everybody
from runestack.games.rune_age.rules.state import (
    BUILT,
    EVENTS_DRAWN,
    OBJECTIVE,
    OVERLORD,
    REFORMED,
    RIVAL_DAMAGE,
    ROUND,
    SEATS,
    SHARED_DAMAGE,
    RuneAgeState,
)
from runestack.games.rune_age.rules.values import hand_size, target_strength, yields
from runestack.games.rune_age.rules.victory import RULES, number_of
from runestack.games.rune_age.telling.goals import goal_sentence
from runestack.games.rune_age.view.types import EndingKind, Goal, Progress, When, Winners
from runestack.games.views import told
from runestack.games.wording import Reader
from runestack.kernel.frame import NOBODY

WINNERS: tuple[Winners, ...] = ("nobody", "who_does_it", "all", "overlord", "allies")
MOMENTS: tuple[When, ...] = ("at_once", "end_of_round", "end_of_event_phase")


def goal_view(s: RuneAgeState, words: CardWords, reader: Reader, ending: Ending) -> Goal:
    """One way in which the game ends."""
    need = needed(s, ending)
    return {
        "what": cast("EndingKind", RULES[ending.what][0]),
        "winners": WINNERS[ending.winners],
        "when": MOMENTS[ending.moment],
        "need": need,
        "progress": progress(s, ending),
        "sentence": told(reader, partial(goal_sentence, s, words, ending, need)),
    }


def needed(s: RuneAgeState, ending: Ending) -> int:
    """How much has to be reached."""
    what = ending.what
    if what == sc.OBJECTIVE_DEFEATED:
        return strength_of_objective(s)
    if what == sc.MONUMENT_BUILT:
        return 1
    if what == sc.LAST_PLAYER:
        return s.numbers[SEATS] - 1
    if what in (sc.NO_EVENT_LEFT, sc.DECK_RUN_OUT):
        return s.numbers[EVENTS_DRAWN] + len(s.event_deck)
    if what in (sc.PLAYER_ELIMINATED, sc.OVERLORD_ELIMINATED):
        return c.DAMAGE_LIMIT
    if what == sc.ALLIES_ELIMINATED:
        return s.numbers[SEATS] - 1
    return ending.number


def strength_of_objective(s: RuneAgeState) -> int:
    """What an army must bring against the objective."""
    if not s.numbers[BUILT]:
        return s.faces.strength[s.scenario.objective]
    return target_strength(s, s.numbers[OBJECTIVE])


def progress(s: RuneAgeState, ending: Ending) -> list[Progress]:
    """How far it is, by player or for all together."""
    what = ending.what
    by_seat = {
        sc.OBJECTIVE_DEFEATED: best_strength,
        sc.MONUMENT_BUILT: monuments,
        sc.PLAYER_ELIMINATED: damage_of,
        sc.LANDMARKS_HELD: landmarks,
    }
    if what in by_seat:
        return [{"seat": seat, "have": by_seat[what](s, seat)} for seat in everybody(s)]
    if what == sc.OVERLORD_ELIMINATED:
        overlord = s.numbers[OVERLORD]
        return [] if overlord == NOBODY else [{"seat": overlord, "have": s.damage[overlord]}]
    return [{"seat": NOBODY, "have": together(s, what)}]


def together(s: RuneAgeState, what: int) -> int:
    """How far it is, where nobody is in particular."""
    numbers = s.numbers
    if what == sc.LAST_PLAYER:
        return numbers[SEATS] - len(everybody(s))
    if what == sc.ALLIES_ELIMINATED:
        gone = [seat for seat in range(numbers[SEATS]) if s.out[seat]]
        return len([seat for seat in gone if seat != numbers[OVERLORD]])
    place = {
        sc.NO_EVENT_LEFT: EVENTS_DRAWN,
        sc.DECK_RUN_OUT: EVENTS_DRAWN,
        sc.ROUNDS_PLAYED: ROUND,
        sc.DECK_REFORMED: REFORMED,
        sc.RIVAL_FALLEN: RIVAL_DAMAGE,
        sc.REALM_FALLEN: SHARED_DAMAGE,
    }
    return numbers[place[what]]


def monuments(s: RuneAgeState, seat: int) -> int:
    """Whether the monument is built."""
    return number_of(s, seat, c.MONUMENT)


def landmarks(s: RuneAgeState, seat: int) -> int:
    """How many landmarks a player controls."""
    return number_of(s, seat, c.LANDMARK)


# -- what a deck could bring ---------------------------------------------------------------------


def deck_of(s: RuneAgeState, seat: int) -> list[int]:
    """All cards of a player's deck, wherever they are now; which ones, everybody knows."""
    pending = [card for card in s.pending if s.owner[card] == seat]
    return [*s.deck[seat], *s.hand[seat], *s.discard[seat], *s.army[seat], *pending]


def best_strength(s: RuneAgeState, seat: int) -> int:
    """The most printed strength that a full hand of this deck could bring."""
    return best_of(s, seat, s.faces.strength)


def best_gold(s: RuneAgeState, seat: int) -> int:
    """The most gold of a full hand of this deck, with what the realm area yields."""
    realm = sum(yields(s, card, c.GOLD_RESOURCE) for card in s.realm[seat])
    return best_of(s, seat, s.faces.gold) + realm


def best_of(s: RuneAgeState, seat: int, values: list[int]) -> int:
    """The highest values of as many cards as a hand has."""
    found = sorted((values[s.face[card]] for card in deck_of(s, seat)), reverse=True)
    return sum(found[: hand_size(s, seat)])

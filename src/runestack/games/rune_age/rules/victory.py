"""How a game ends: what the objective says, looked at after every effect (PROC-VICTORY)."""

from __future__ import annotations

from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules import scenarios as sc
from runestack.games.rune_age.rules.elimination import eliminate
from runestack.games.rune_age.rules.scenarios import Ending
from runestack.games.rune_age.rules.seats import everybody
from runestack.games.rune_age.rules.state import (
    ACTIVE,
    OVERLORD,
    RIVAL_DAMAGE,
    ROUND,
    SEATS,
    SHARED_DAMAGE,
    SHARED_REALM,
    RuneAgeState,
)
from runestack.games.rune_age.rules.values import kind_of
from runestack.kernel.frame import NOBODY, NOTHING
from runestack.kernel.outcome import LOST, WON, Outcome

RULES = {
    sc.OBJECTIVE_DEFEATED: ("objective_defeated", "RA-RULING-89"),
    sc.MONUMENT_BUILT: ("monument", "RA-RULING-90"),
    sc.LAST_PLAYER: ("last_player", "RA-RULING-91"),
    sc.NO_EVENT_LEFT: ("survived", "RA-RULING-92"),
    sc.PLAYER_ELIMINATED: ("player_eliminated", "RA-RULING-92"),
    sc.OVERLORD_ELIMINATED: ("overlord_eliminated", "RA-RULING-93"),
    sc.ALLIES_ELIMINATED: ("allies_eliminated", "RA-RULING-93"),
    sc.DECK_RUN_OUT: ("deck_run_out", "RA-RULING-93"),
    sc.LANDMARKS_HELD: ("landmarks", "RA-RULING-94"),
    sc.ROUNDS_PLAYED: ("too_late", "RA-RULING-95"),
    sc.DECK_REFORMED: ("deck_reformed", "RA-RULING-95"),
    sc.RIVAL_FALLEN: ("rival_fallen", "RA-RULING-95"),
    sc.REALM_FALLEN: ("realm_fallen", "RA-COOP-10"),
}


def check(s: RuneAgeState) -> None:
    """After every single effect: who is eliminated, and does the game end at once? (RA-RULING-81, 87)"""
    if s.outcome is not None:
        return
    if s.numbers[SHARED_REALM] == NOTHING:
        for seat in everybody(s):
            if s.damage[seat] >= c.DAMAGE_LIMIT:
                eliminate(s, seat, "RA-ELIM-1")
            elif s.conceded[seat] and s.numbers[ACTIVE] == seat:
                eliminate(s, seat, "RA-RULING-88")
    look(s, sc.AT_ONCE)


def concede(s: RuneAgeState, seat: int) -> None:
    """A player gives up: eliminated in the own turn, or at once if that ends the game; players who win together lose.

    (RA-RULING-88)
    """
    s.conceded[seat] = 1
    s.emit(e.CONCEDES, seat, NOTHING, NOTHING, 0, "RA-RULING-88")
    if s.numbers[SEATS] == 1 or s.scenario.teams == sc.TOGETHER:
        finish(s, [], "given_up", "RA-RULING-88")
    elif is_decided_without(s, seat):
        eliminate(s, seat, "RA-RULING-88")
        look(s, sc.AT_ONCE)


def is_decided_without(s: RuneAgeState, seat: int) -> bool:
    """Whether the game would end if a player left it now."""
    if s.out[seat]:
        return False
    s.out[seat] = s.numbers[SEATS]  # for a look at the endings only
    found = not everybody(s)
    for ending in s.scenario.endings:
        if ending.moment == sc.AT_ONCE and is_met(s, ending):
            found = True
    s.out[seat] = 0
    return found


def look(s: RuneAgeState, moment: int) -> None:
    """The endings of a moment: defeats first; if nobody is left, nobody wins (RA-RULING-87).

    A last round is lost only by those who have not won in it, so it comes behind the victories (RA-RULING-95).
    """
    if s.outcome is not None:
        return
    met = [one for one in s.scenario.endings if one.moment == moment and is_met(s, one)]
    for ending in met:
        if ending.winners == sc.NOBODY_WINS and ending.what != sc.ROUNDS_PLAYED:
            end(s, ending, [])
            return
    if not everybody(s):
        finish(s, [], "nobody_left", "RA-RULING-87")
        return
    for ending in met:
        if ending.winners != sc.NOBODY_WINS:
            end(s, ending, winners_of(s, ending))
            return
    if met:
        end(s, met[0], [])


def is_met(s: RuneAgeState, ending: Ending) -> bool:
    """Whether the condition of an ending holds. What only a certain step can know is told by that step (`happens`)."""
    what = ending.what
    if what == sc.LAST_PLAYER:
        return s.numbers[SEATS] > 1 and len(everybody(s)) == 1
    if what == sc.PLAYER_ELIMINATED:
        return len(everybody(s)) < s.numbers[SEATS]
    if what == sc.OVERLORD_ELIMINATED:
        overlord = s.numbers[OVERLORD]
        return overlord != NOBODY and s.out[overlord] != 0
    if what == sc.ALLIES_ELIMINATED:
        return everybody(s) == [s.numbers[OVERLORD]]
    if what == sc.DECK_RUN_OUT:
        return not s.event_deck
    if what == sc.RIVAL_FALLEN:
        return s.numbers[RIVAL_DAMAGE] >= ending.number
    if what == sc.REALM_FALLEN:
        return s.numbers[SHARED_DAMAGE] >= ending.number
    if what == sc.ROUNDS_PLAYED:
        return s.numbers[ROUND] >= ending.number
    if what == sc.MONUMENT_BUILT:
        return len(with_monument(s)) > 0
    if what == sc.LANDMARKS_HELD:
        return len(with_landmarks(s, ending.number)) == 1
    return False


def winners_of(s: RuneAgeState, ending: Ending) -> list[int]:
    """Who wins by an ending."""
    seats = list(range(s.numbers[SEATS]))
    if ending.winners == sc.ALL_WIN:
        return seats
    if ending.winners == sc.OVERLORD_WINS:
        return [s.numbers[OVERLORD]]
    if ending.winners == sc.ALLIES_WIN:
        return [seat for seat in seats if seat != s.numbers[OVERLORD]]
    if ending.what == sc.MONUMENT_BUILT:
        return strongest(s, with_monument(s))
    if ending.what == sc.LANDMARKS_HELD:
        return with_landmarks(s, ending.number)
    return everybody(s)


def happens(s: RuneAgeState, what: int, seat: int) -> bool:
    """Something that can end a game happens, and only its step knows it. True if the game is over."""
    for ending in s.scenario.endings:
        if ending.what == what:
            found = [seat] if ending.winners == sc.WHO_DID_IT else winners_of(s, ending)
            end(s, ending, [] if ending.winners == sc.NOBODY_WINS else found)
            return True
    return False


# -- monuments and landmarks ---------------------------------------------------------------------


def with_monument(s: RuneAgeState) -> list[int]:
    """The players who have built their monument."""
    return [seat for seat in everybody(s) if number_of(s, seat, c.MONUMENT) > 0]


def number_of(s: RuneAgeState, seat: int, kind: int) -> int:
    """How many cards of a kind a player controls."""
    found = 0
    for card in s.realm[seat]:
        if kind_of(s, card) & kind:
            found += 1
    return found


def strongest(s: RuneAgeState, seats: list[int]) -> list[int]:
    """Those with the highest sum of printed strength of all units in deck, hand and discard pile (RA-RULING-90)."""
    sums = [printed_strength(s, seat) for seat in seats]
    return [seats[place] for place in range(len(seats)) if sums[place] == max(sums)]


def printed_strength(s: RuneAgeState, seat: int) -> int:
    """The sum over all units of a player."""
    total = 0
    for pile in (s.deck[seat], s.hand[seat], s.discard[seat]):
        for card in pile:
            if kind_of(s, card) & c.UNIT:
                total += s.faces.strength[s.face[card]]
    return total


def with_landmarks(s: RuneAgeState, number: int) -> list[int]:
    """Of those with enough landmarks: who has most, then the highest printed strength of them (RA-RULING-94)."""
    found: list[int] = []
    best = (0, 0)
    for seat in everybody(s):
        held = [card for card in s.realm[seat] if kind_of(s, card) & c.LANDMARK]
        if len(held) >= number:
            rank = (len(held), sum([s.faces.strength[s.face[card]] for card in held]))
            if rank > best:
                best = rank
                found = [seat]
            elif rank == best:
                found.append(seat)
    return found


# -- the end -------------------------------------------------------------------------------------


def end(s: RuneAgeState, ending: Ending, winners: list[int]) -> None:
    """By an ending of the scenario."""
    reason, rule = RULES[ending.what]
    finish(s, winners, reason, rule)


def finish(s: RuneAgeState, winners: list[int], reason: str, rule: str) -> None:
    """Whoever is not among the winners has lost; who stayed longer is placed higher."""
    seats = s.numbers[SEATS]
    scores = [WON if seat in winners else LOST for seat in range(seats)]
    s.emit(e.GAME_ENDS, NOBODY, NOTHING, NOTHING, 0, rule)
    s.finish(Outcome(scores, reason, rule, ranks(s, winners)))


def ranks(s: RuneAgeState, winners: list[int]) -> list[int]:
    """Winners share the first place; behind them those who are still in the game, then who left last."""
    keys: list[int] = []
    for seat in range(s.numbers[SEATS]):
        left = s.out[seat] or s.numbers[SEATS] + 1
        keys.append(s.numbers[SEATS] + 2 if seat in winners else left)
    return [1 + len([other for other in keys if other > key]) for key in keys]

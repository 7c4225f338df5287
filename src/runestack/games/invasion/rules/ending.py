"""How a match or a scenario ends (P-36), and with it perhaps the game."""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules import scenarios as sc
from runestack.games.invasion.rules.seats import has_stopped, is_cooperative, is_in, players_in
from runestack.games.invasion.rules.state import REASON, RESULT, SEATS, STOPPED, InvasionState
from runestack.kernel.frame import NOBODY, NOTHING
from runestack.kernel.outcome import LOST, TIED, WON, Outcome

# why a match or scenario has ended, and the rule
REASONS: Final = [
    ("health", "INV-VS-1"),
    ("tie", "INV-VS-2"),
    ("deck", "INV-DECK-6"),
    ("defeated", "INV-CAMP-3"),
    ("all_defeated", "INV-SC3-2"),
    ("survived", "INV-SC1-1"),
    ("deck_destroyed", "INV-SC2-1"),
    ("last_event", "INV-SC2-2"),
    ("stack_empty", "INV-SC3-1"),
    ("given_up", "INV-RULING-133"),
    ("round_limit", "INV-RULING-132"),
    ("endless", "INV-RULING-37"),
]
BY_HEALTH: Final = 0
BY_TIE: Final = 1
BY_DECK: Final = 2
BY_DEFEAT: Final = 3
BY_ALL: Final = 4
BY_SURVIVING: Final = 5
BY_DECK_DESTROYED: Final = 6
BY_LAST_EVENT: Final = 7
BY_STACK: Final = 8
BY_GIVING_UP: Final = 9
BY_ROUND_LIMIT: Final = 10
BY_LOOP: Final = 11

# the result of a match is the seat that won, or this; that of a scenario is WON or LOST
NO_WINNER: Final = -1


def check(s: InvasionState) -> None:
    """After each instruction: who has lost? Losing comes before winning (INV-RULING-34)."""
    if has_stopped(s):
        return
    if is_cooperative(s):
        for seat in players_in(s):
            if s.health[seat] <= 0:
                defeat(s, seat, BY_DEFEAT)
        return
    down = [seat for seat in range(s.numbers[SEATS]) if s.health[seat] <= 0]
    if len(down) > 1:
        end_match(s, NO_WINNER, BY_TIE)
    elif down:
        end_match(s, 1 - down[0], BY_HEALTH)


def lose_by_deck(s: InvasionState, seat: int) -> None:
    """A card of the Deck is needed, and there is none anywhere (INV-DECK-6)."""
    s.emit(e.LOSES_DECK, seat, NOTHING, NOTHING, 0, "INV-DECK-6")
    if is_cooperative(s):
        defeat(s, seat, BY_DECK)
    else:
        end_match(s, 1 - seat, BY_DECK)


def defeat(s: InvasionState, seat: int, reason: int) -> None:
    """A player is defeated; by default that loses the scenario for all (INV-CAMP-3, INV-SC3-3)."""
    if has_stopped(s) or not is_in(s, seat):
        return
    s.out[seat] = 1 + s.numbers[SEATS] - len(players_in(s))
    s.items[:] = [item for item in s.items if item.seat != seat]
    s.emit(e.DEFEATED, seat, NOTHING, NOTHING, 0, "INV-SC3-3")
    if s.scenario().loss == sc.ANY_DEFEATED:
        end_scenario(s, LOST, reason)
    elif not players_in(s):
        end_scenario(s, LOST, BY_ALL)


def deck_check(s: InvasionState) -> None:
    """The Invasion has no card left outside its zones (INV-RULING-125)."""
    if has_stopped(s) or not s.scenario().has_win(sc.DECK_DESTROYED):
        return
    if not (s.invasion_deck or s.invasion_discard or s.invasion_garbage or s.stack):
        end_scenario(s, WON, BY_DECK_DESTROYED)


def end_match(s: InvasionState, winner: int, reason: int) -> None:
    """A match is over; the row of matches goes on from there."""
    s.emit(e.MATCH_ENDS, winner, NOTHING, NOTHING, reason, REASONS[reason][1])
    stop(s, winner, reason)


def end_scenario(s: InvasionState, result: int, reason: int) -> None:
    """A scenario is over; the campaign goes on from there."""
    if has_stopped(s):
        return
    s.emit(e.SCENARIO_ENDS, NOBODY, NOTHING, reason, result, REASONS[reason][1])
    stop(s, result, reason)


def stop(s: InvasionState, result: int, reason: int) -> None:
    """Nothing that was under way is carried out; only the frame of the whole game stays."""
    s.numbers[RESULT] = result
    s.numbers[REASON] = reason
    s.numbers[STOPPED] = 1
    del s.frames[1:]
    s.waiting.clear()
    s.items.clear()
    s.floor = 0
    s.chain = 0


def concede(s: InvasionState, seat: int) -> None:
    """A player gives up: the other wins the whole row of matches; a team loses the campaign."""
    s.conceded[seat] = 1
    s.emit(e.CONCEDES, seat, NOTHING, NOTHING, 0, "INV-RULING-133")
    scores = [LOST] * s.numbers[SEATS]
    if not is_cooperative(s):
        scores[1 - seat] = WON
    finish(s, scores, BY_GIVING_UP)


def finish(s: InvasionState, scores: list[int], reason: int) -> None:
    """The game is over."""
    points: list[int] = [] if is_cooperative(s) else s.wins[:]
    s.emit(e.GAME_ENDS, NOBODY, NOTHING, NOTHING, reason, REASONS[reason][1])
    s.finish(Outcome(scores, REASONS[reason][0], REASONS[reason][1], None, points))


def endless(s: InvasionState) -> None:
    """A loop that nobody can leave: nobody wins; a team has lost."""
    score = LOST if is_cooperative(s) else TIED
    finish(s, [score] * s.numbers[SEATS], BY_LOOP)

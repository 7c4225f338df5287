"""Seeds of games that are soon over, for `titles.py`: whole games are played without a page, as at a table.

    python -m tests.e2e.seeds RONE_THREE 500

plays the games of the seeds 0 to 499 and names the shortest: seed, and how many answers the person gives.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import count, islice

from runestack import agents
from runestack.agents.base import Agent
from runestack.play.match import Match, new_match
from runestack.server.entries import Chose
from runestack.server.opponents import Task, seed_of
from runestack.server.tables.automatic import Beforehand, automatic
from tests.e2e import titles
from tests.e2e.moments import View
from tests.e2e.people import COMPUTER
from tests.e2e.playing import MOST, Someone, Taste, never
from tests.e2e.titles import Way

SHOWN = 8
GOOD = "greedy"  # players who bring a game to its end
GAMES = 20  # that are searched for one that is nearly won
TASTES = 5  # that are tried from one moment


def answers(way: Way, most: int = MOST, until: Callable[[View], bool] = never) -> int:
    """How many answers the first seat gives in this game, or until something is so when it is asked; counts up to `most`."""
    match = new_match(way.game, way.seed, way.seats, way.options, for_people=True)
    return go_on(match, way.seed, COMPUTER["agent"], most, until)


def go_on(
    match: Match,
    taste: int,
    agent: str,
    most: int = MOST,
    until: Callable[[View], bool] = never,
    haste: float = 0.0,
) -> int:
    """Plays a game on against computers; how many answers the first seat gives, as `answers` counts them."""
    computers = {seat: computer(match, seat, agent) for seat in range(1, match.seats)}
    someone = Someone(Taste(taste, haste))
    while match.seats_asked and someone.given < most:
        seat = match.seats_asked[-1]  # a computer does not wait for the person
        if seat in computers:
            match.choose(choice(match, computers[seat], seat), seat)
        elif answer := unasked(match, seat):
            match.choose(answer.index, seat)
        else:
            view = match.view(seat)
            if until(view):
                break
            option = someone.named(view) or someone.wish(view)
            match.choose(option["index"], seat)
    return someone.given


def unasked(match: Match, seat: int) -> Chose | None:
    """What the table answers for a person who has set nothing."""
    return automatic(match, seat, "smart", (), Beforehand(), asked_anew=False)


def computer(match: Match, seat: int, agent: str) -> Agent:
    """The opponent that sits on this seat of a table."""
    task = Task("", seat, agent, match.seed, 0, match.game.name, {})
    return agents.make(task.agent, seed_of(task))


def choice(match: Match, agent: Agent, seat: int) -> int:
    question = match.question_for(seat)
    assert question is not None
    return 0 if len(question.options) == 1 else agent.choose(match.game, match.state, question)


def shortest(way: Way, games: int) -> list[tuple[int, int]]:
    """The seeds of the shortest games, each behind its number of answers."""
    found: list[tuple[int, int]] = []
    for seed in range(games):
        most = found[-1][0] if len(found) == SHOWN else MOST
        found = sorted([*found, (answers(replace(way, seed=seed), most), seed)])[:SHOWN]
    return found


# -- whole games -----------------------------------------------------------------------------------


def whole(way: Way, least: int, most: int, haste: float) -> tuple[Match, int]:
    """A new game among good players, and a taste with which the first seat plays it to its own end.

    It takes `least` to `most` answers of somebody who is in a hurry. Games are searched each time, because a seed leads
    elsewhere as soon as a rule or a card changes.
    """
    for seed in islice(count(way.seed), GAMES):
        match = new_match(way.game, seed, way.seats, way.options, for_people=True)
        for taste in range(TASTES):
            given = go_on(match.clone(), taste, GOOD, most + 1, haste=haste)
            if least <= given <= most:
                return match, taste
    raise AssertionError(f"{GAMES} games of {way} are not over soon enough")


# -- late in a game --------------------------------------------------------------------------------


def nearly_won(way: Way, least: int, most: int) -> tuple[Match, int]:
    """A game of good players shortly before somebody wins it, and a taste with which the first seat gets there.

    It takes `least` to `most` answers, whoever wins then. Games are searched each time, because a seed leads elsewhere as
    soon as a rule or a card changes.
    """
    for seed in islice(count(way.seed), GAMES):
        for match in last_questions(replace(way, seed=seed), 2 * least):
            for taste in range(TASTES):
                played = match.clone()
                given = go_on(played, taste, GOOD, most + 1)
                if least <= given <= most and played.view(0)["result"]["winners"]:
                    return match, taste
    raise AssertionError(f"{GAMES} games of {way} are not won soon enough")


def last_questions(way: Way, number: int) -> list[Match]:
    """The last questions of the first seat in a game of good players, latest first."""
    match = new_match(way.game, way.seed, way.seats, way.options, for_people=True)
    players = [computer(match, seat, GOOD) for seat in range(way.seats)]
    found: list[Match] = []
    while match.seats_asked:
        seat = match.seats_asked[-1]
        if seat == 0 and not unasked(match, seat):
            found = [match.clone(), *found[: number - 1]]
        match.choose(choice(match, players[seat], seat), seat)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("way", help="a name of titles.py")
    parser.add_argument("games", type=int)
    wish = parser.parse_args()
    way = getattr(titles, wish.way)
    sys.stdout.write(f"{wish.way} with seed {way.seed}: {answers(way)} answers\n")
    for given, seed in shortest(way, wish.games):
        sys.stdout.write(f"    seed {seed}: {given} answers\n")


if __name__ == "__main__":
    main()

"""Seeds of games that are soon over, for `titles.py`: whole games are played without a page, as at a table.

    python -m tests.e2e.seeds RONE_THREE 500

plays the games of the seeds 0 to 499 and names the shortest: seed, and how many answers the person gives.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import replace

from runestack import agents
from runestack.agents.base import Agent
from runestack.play.match import Match, new_match
from runestack.server.opponents import Task, seed_of
from runestack.server.tables.passing import passes
from tests.e2e import titles
from tests.e2e.moments import View
from tests.e2e.people import COMPUTER
from tests.e2e.playing import MOST, Someone, Taste, never
from tests.e2e.titles import Way

SHOWN = 8
DO_NOTHING = 0  # the first option of a window


def answers(way: Way, most: int = MOST, until: Callable[[View], bool] = never) -> int:
    """How many answers the first seat gives in this game, or until something is so when it is asked; counts up to `most`."""
    match = new_match(way.game, way.seed, way.seats, way.options, for_people=True)
    computers = {seat: computer(way, seat) for seat in range(1, way.seats)}
    someone = Someone(Taste(way.seed))
    while match.seats_asked and someone.given < most:
        seat = match.seats_asked[-1]  # a computer does not wait for the person
        if seat in computers:
            match.choose(choice(match, computers[seat], seat), seat)
        elif passes(match, seat, "smart", ()):
            match.choose(DO_NOTHING, seat)
        else:
            view = match.view(seat)
            if until(view):
                break
            option = someone.named(view) or someone.wish(view)
            match.choose(option["index"], seat)
    return someone.given


def computer(way: Way, seat: int) -> Agent:
    """The opponent that sits on this seat of a table."""
    task = Task("", seat, COMPUTER["agent"], way.seed, 0, way.game, {})
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

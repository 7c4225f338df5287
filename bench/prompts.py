"""How many questions a person is asked in a game: whenever something can be done, and as the table asks by default.

    python bench/prompts.py rone 20

A greedy player stands for the person and for the opponent, and the same seeds are played both ways. What the page
answers as part of a gesture is not counted: the card that an announcement was made for.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass

from runestack.agents.greedy import GreedyAgent
from runestack.play.match import Match, new_match
from runestack.server.entries import Chose
from runestack.server.messages.common import ASK_ME, PassingMode
from runestack.server.tables.automatic import Beforehand, automatic, repeat_after

PERSON = 0
MOST = 4000  # choices of a game


@dataclass(frozen=True)
class Way:
    """How the person is asked."""

    mode: PassingMode
    habits: bool  # whether what has a usual answer is answered
    in_one_go: bool  # whether several points of damage are one answer


BEFORE = Way("others", habits=False, in_one_go=False)
NOW = Way("smart", habits=True, in_one_go=True)


def asked(game: str, seed: int, way: Way) -> int:
    """How many questions the person sees in a whole game."""
    match = new_match(game, seed, 2, {}, for_people=True)
    agents = [GreedyAgent(seed * 2 + seat) for seat in range(2)]
    wishes = {} if way.habits else {habit.id: ASK_ME for habit in match.game.habits}
    before = Beforehand(answers=wishes)
    count, is_named = 0, False
    while match.seats_awaited and len(match.choices) < MOST:
        seat = match.seats_awaited[0]
        if seat != PERSON:
            match.choose(answer(agents[seat], match, seat), seat)
            continue
        found = automatic(match, seat, way.mode, (), before, asked_anew=False)
        if found is None:
            count += not is_named
            index = answer(agents[seat], match, seat)
            option = match.view(seat)["question"]["options"][index]
            is_named = bool(option.get("leads"))
            found = Chose(seat, index, times=option.get("repeat", 1) if way.in_one_go else 1)
        before.repeat = repeat_after(match, found, before)
        match.choose(found.index, seat)
    return count


def answer(agent: GreedyAgent, match: Match, seat: int) -> int:
    """What the greedy player answers."""
    question = match.question(seat)
    return 0 if len(question.options) == 1 else agent.choose(match.game, match.state, question)


def measured(game: str, games: int, way: Way) -> float:
    """Questions a game."""
    return sum(asked(game, seed, way) for seed in range(games)) / games


def main() -> None:
    """Prints both."""
    game, games = sys.argv[1], int(sys.argv[2])
    before, now = (measured(game, games, way) for way in (BEFORE, NOW))
    sys.stdout.write(f"{game}: {before:.1f} questions a game, {now:.1f} now ({now / before:.0%})\n")


if __name__ == "__main__":
    main()

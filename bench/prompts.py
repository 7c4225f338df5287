"""How many prompts a person sees in a game: whenever something can be done, and as the table asks by default.

    python bench/prompts.py rone 20

A greedy player stands for the person and for the opponent, and the same seeds are played both ways. What the page takes
as one gesture is one prompt: the card that an announcement was made for; a card with the targets, places and costs that
it asks for, which is lifted and not played before it is let go; and going on to what may be done next. The server says
what belongs to a gesture, as it does to the page (`server/tables/lifting.py`).
"""

from __future__ import annotations

import sys
from dataclasses import astuple, dataclass

from runestack.agents.greedy import GreedyAgent
from runestack.games import game as find_game
from runestack.play.match import Match
from runestack.server.entries import Chose, PassingSet, Seated
from runestack.server.messages.common import ASK_ME, PassingMode
from runestack.server.messages.from_browser import Choose
from runestack.server.store.rows import TableRow
from runestack.server.tables.automatic import key_of
from runestack.server.tables.folding import carry_out
from runestack.server.tables.lifting import lifted, onward
from runestack.server.tables.live import LiveTable

PERSON = 0
MOST = 4000  # choices of a game


@dataclass(frozen=True)
class Way:
    """How the person is asked."""

    mode: PassingMode
    habits: bool  # whether what has a usual answer is answered
    in_one_go: bool  # whether several points of damage are one answer
    gestures: bool  # whether an answer is lifted until all that it asks for is named


BEFORE = Way("others", habits=False, in_one_go=False, gestures=False)
NOW = Way("smart", habits=True, in_one_go=True, gestures=True)


@dataclass
class Count:
    """What a person saw."""

    prompts: int = 0
    gestures: int = 0  # prompts that were answered by more than one answer
    longer: int = 0  # by more than two


def table_of(game: str, seed: int, way: Way) -> LiveTable:
    """A table at which a person plays against a computer."""
    found = find_game(game)
    row = TableRow(
        id="bench",
        game=game,
        options={},
        seats=2,
        seed=seed,
        opening=[],
        rules=found.rules_version,
        pool=found.pool.pool_hash,
        undo="free",
        hot_seat=False,
        for_people=True,
        always_ask=False,
        hints=False,
        open=True,
        host="bench",
        created=0.0,
    )
    wishes = {} if way.habits else {habit.id: ASK_ME for habit in found.habits}
    live = LiveTable(row)
    carry_out(live, [Seated(PERSON, "person"), Seated(1, "computer", agent="greedy")])
    carry_out(live, [PassingSet(PERSON, way.mode, answers=wishes)])
    return live


def asked(game: str, seed: int, way: Way) -> Count:
    """How many prompts the person sees in a whole game."""
    live = table_of(game, seed, way)
    match, count = live.playing(), Count()
    agents = [GreedyAgent(seed * 2 + seat) for seat in range(2)]
    is_named, expected, length = False, "", 0
    while match.seats_awaited and len(match.choices) < MOST:
        seat = match.seats_awaited[0]
        index = answer(agents[seat], match, seat)
        if seat != PERSON:
            carry_out(live, [Chose(seat, index)])
            continue
        question = match.question(seat)
        is_more = way.gestures and key_of(match.game, match.state, question) == expected
        length = length + 1 if is_more else 1
        count.prompts += not is_named and not is_more
        count.gestures += length == 2
        count.longer += length == 3
        option = match.view(seat)["question"]["options"][index]
        is_named = bool(option.get("leads"))
        expected = follows(live, str(option["id"])) if way.gestures else ""
        times = option.get("repeat", 1) if way.in_one_go else 1
        carry_out(live, [Chose(seat, index, times=times)])
    return count


def follows(live: LiveTable, option: str) -> str:
    """What the page asks next in the same gesture, as the server calls it; empty if nothing."""
    on = onward(live, PERSON, live.playing().view_of(live.playing().state, PERSON))
    if on is not None and on.option == option:
        return on.question
    prompt = live.prompt(PERSON)
    shown = lifted(live, Choose(seat=PERSON, prompt=prompt or "", option=option, lift=True))
    return "" if shown is None else shown.question


def answer(agent: GreedyAgent, match: Match, seat: int) -> int:
    """What the greedy player answers."""
    question = match.question(seat)
    return 0 if len(question.options) == 1 else agent.choose(match.game, match.state, question)


def measured(game: str, games: int, way: Way) -> Count:
    """What a person sees in so many games."""
    found = [asked(game, seed, way) for seed in range(games)]
    return Count(*(sum(numbers) for numbers in zip(*map(astuple, found), strict=True)))


def main() -> None:
    """Prints both."""
    game, games = sys.argv[1], int(sys.argv[2])
    before, now = (measured(game, games, way) for way in (BEFORE, NOW))
    sys.stdout.write(
        f"{game}: {before.prompts / games:.1f} prompts a game, {now.prompts / games:.1f} now "
        f"({now.prompts / before.prompts:.1%}); {now.gestures / games:.1f} of these are gestures of more than "
        f"one answer, {now.longer / games:.1f} of more than two\n"
    )


if __name__ == "__main__":
    main()

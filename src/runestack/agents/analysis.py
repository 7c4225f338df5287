"""Analysis of a game that is over: where it turned, and what would have been better.

A game turns where the outlook of a seat (`Game.evaluate`, from -1 to 1) changes much from one turn to the next; the
state is read as it was, because nothing has to be hidden any more. A choice is judged by what its seat knew at that
time: the same search that plays compares it, in worlds that might have been, with what else came into question.

Thinking about every choice would take hours. A first look, as quick as the greedy player's, finds those that look
worse than another one or were followed by a fall; only these are played out, the most suspicious first, until the
time is spent.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt

from runestack.agents.search import Budget, Candidate, SearchAgent, never
from runestack.agents.worlds import possible_world
from runestack.games.base import Game
from runestack.kernel.decision import Question
from runestack.kernel.driver import question_for
from runestack.kernel.lookahead import every_plan, question_of_seat
from runestack.kernel.random import RandomStream
from runestack.kernel.state import State
from runestack.play.match import CONCEDED, Match

LEAST_SECONDS, MOST_SECONDS = 0.1, 3600.0
LOOK = 0.4  # the share of the time that the first look may take
SUSPECTS = 16  # choices that are played out, at most
MOST_MARKS = 5  # of each kind
ROLLOUTS = 80  # for one choice
LEAST_LOSS = 0.04  # of worth: less is not worth a word
LEAST_TURN = 0.15
NORMAL_95 = 1.96
WORDS = {
    "en": {
        "turned": "{name}'s outlook went from {before:+d} to {after:+d} in this turn.",
        "better": "{name} chose “{chosen}”. Better: “{better}” ({best:+d} expected instead of {value:+d}, "
        "give or take {error}).",
    },
    "de": {
        "turned": "In diesem Zug ging die Aussicht von {name} von {before:+d} auf {after:+d}.",
        "better": "{name} wählte „{chosen}“. Besser: „{better}“ ({best:+d} erwartet statt {value:+d}, "
        "um {error} ungenau).",
    },
}
SEAT = {"en": "Seat {number}", "de": "Platz {number}"}


@dataclass(frozen=True)
class Turned:
    """A turn in which the outlook of a seat changed much."""

    at: int  # how many choices had been made when it began
    seat: int
    before: float
    after: float

    @property
    def weight(self) -> float:
        """How much it matters."""
        return abs(self.after - self.before)

    def words(self, match: Match, language: str) -> str:
        """What happened."""
        return WORDS[language]["turned"].format(
            name=name_of(match, self.seat, language),
            before=round(100 * self.before),
            after=round(100 * self.after),
        )


@dataclass(frozen=True)
class Better:
    """A choice for which another option was expected to be better, as far as its seat knew."""

    at: int  # how many choices had been made before it
    seat: int
    chosen: int  # places among the options
    better: int
    value: float
    best: float
    error: float

    @property
    def weight(self) -> float:
        """How much it cost."""
        return self.best - self.value

    def words(self, match: Match, language: str) -> str:
        """What would have been better, and by how much."""
        state = match.at(self.at)
        question = question_of_seat(state, self.seat)
        options = match.game.option_sentences(state, question, match.reader(self.seat, language))
        return WORDS[language]["better"].format(
            name=name_of(match, self.seat, language),
            chosen=options[self.chosen],
            better=options[self.better],
            best=round(100 * self.best),
            value=round(100 * self.value),
            error=max(1, round(100 * self.error)),
        )


Mark = Turned | Better


@dataclass(frozen=True)
class Suspect:
    """A choice that may have been a mistake."""

    at: int
    suspicion: float


class Analyst:
    """Looks at a match that is over. The same seed finds the same, if the time suffices for the same thoughts."""

    def __init__(self, match: Match, seconds: float, seed: int = 1) -> None:
        self.match = match
        self.seconds = seconds
        self.seed = seed
        self.begun = time.thread_time()
        self.is_stopped: Callable[[], bool] = never  # whether nobody waits for it any more

    def marks(self) -> list[Mark]:
        """What stands out, in the order of the game."""
        found: list[Mark] = [*self.turning_points(), *self.better_choices()]
        return sorted(found, key=lambda one: one.at)

    def may_go_on(self, share: float = 1.0) -> bool:
        """Whether there is time left, of a share of it all."""
        used = time.thread_time() - self.begun
        return used < share * self.seconds and not self.is_stopped()

    # -- where it turned -------------------------------------------------------------------------

    def turning_points(self) -> list[Turned]:
        """The turns that changed the outlook most; of those who gain and lose by one, the seat that it changed most."""
        match, found = self.match, []
        outlooks = self.outlooks()
        for (begin, before), (_, after) in pairwise(outlooks):
            turns = [Turned(begin, seat, before[seat], after[seat]) for seat in range(match.seats)]
            found.append(max(turns, key=lambda one: one.weight))
        clear = [one for one in found if one.weight >= LEAST_TURN]
        return sorted(clear, key=lambda one: -one.weight)[:MOST_MARKS]

    def outlooks(self) -> list[tuple[int, list[float]]]:
        """Where turns begin, and the end of the game; with the outlook of each seat."""
        match = self.match
        turns = match.turns
        starts = [at for at in range(len(turns)) if at == 0 or turns[at] != turns[at - 1]]
        if starts[-1] != len(match.choices):
            starts.append(len(match.choices))
        return [(at, outlook(match.game, match.at(at), match.seats)) for at in starts]

    # -- what would have been better -------------------------------------------------------------

    def better_choices(self) -> list[Better]:
        """The choices that cost most, as far as there was time to find out."""
        suspects = sorted(self.suspects(), key=lambda one: -one.suspicion)[:SUSPECTS]
        found = []
        for one in suspects:
            if not self.may_go_on():
                break
            better = self.judged(one.at)
            if better is not None:
                found.append(better)
        return sorted(found, key=lambda one: -one.weight)[:MOST_MARKS]

    def suspects(self) -> list[Suspect]:
        """The choices that look worse than another one, or after which the outlook fell."""
        falls = self.falls()
        found = []
        for at in range(len(self.match.choices)):
            if not self.may_go_on(LOOK):
                break
            gap = self.gap(at)
            if gap is not None and gap + falls[at] > 0:
                found.append(Suspect(at, gap + falls[at]))
        return found

    def falls(self) -> list[float]:
        """For each choice, how much the outlook of its seat fell in that turn and the next one, if it did."""
        match, outlooks = self.match, self.outlooks()
        found = [0.0] * len(match.choices)
        for place, (begin, before) in enumerate(outlooks[:-1]):
            after = outlooks[min(place + 2, len(outlooks) - 1)][1]
            for at in range(begin, outlooks[place + 1][0]):
                seat = match.choices[at][0]
                found[at] = max(0.0, before[seat] - after[seat])
        return found

    def gap(self, at: int) -> float | None:
        """By how much a choice looks worse than the best one to the greedy player; None: there was no choice."""
        asked = self.asked(at)
        if asked is None:
            return None
        state, question, index = asked
        world = possible_world(self.match.game, state, question.seat, RandomStream(self.seed + at))
        plans = every_plan(
            world, question_of_seat(world, question.seat), RandomStream(self.seed), 0.0
        )
        chosen = [plan.value for plan in plans if plan.answers[0] == index]
        if len(plans) < 2 or not chosen:
            return None
        return max(plan.value for plan in plans) - chosen[0]

    def asked(self, at: int) -> tuple[State, Question, int] | None:
        """The state before a choice, its question and the answer; None where nothing could be chosen."""
        seat, index = self.match.choices[at]
        if index == CONCEDED:
            return None
        state = self.match.at(at)
        question = question_for(state, seat)
        if question is None or len(question.options) < 2:
            return None
        return state, question, index

    def judged(self, at: int) -> Better | None:
        """What was clearly better than a choice, if anything was."""
        asked = self.asked(at)
        assert asked is not None
        state, question, index = asked
        agent = SearchAgent(self.seed + at, Budget(rollouts=ROLLOUTS))
        agent.is_stopped = lambda: not self.may_go_on()
        thought = agent.think(self.match.game, state, question, also=index)
        best = thought.candidates[0]
        chosen = [one for one in thought.candidates if one.plan.answers[0] == index]
        if not chosen or best is chosen[0]:
            return None
        loss, error = difference(best, chosen[0])
        if loss < LEAST_LOSS or loss < error:
            return None
        value = sum(chosen[0].ends) / len(chosen[0].ends)
        better = best.plan.answers[0]
        return Better(at, question.seat, index, better, value, value + loss, error)


def difference(best: Candidate, other: Candidate) -> tuple[float, float]:
    """By how much one ended better than another in the worlds that both were tried in, and how uncertain that is."""
    gaps = [high - low for high, low in zip(best.ends, other.ends, strict=False)]
    if len(gaps) < 2:
        return 0.0, 1.0
    mean = sum(gaps) / len(gaps)
    variance = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    return mean, NORMAL_95 * sqrt(variance / len(gaps))


def outlook(game: Game, state: State, seats: int) -> list[float]:
    """How good a state looks for each seat; of a game that is over, how it ended."""
    if state.outcome is not None:
        return [float(score) for score in state.outcome.scores]
    return [game.evaluate(state, seat) for seat in range(seats)]


def name_of(match: Match, seat: int, language: str) -> str:
    """What a player is called."""
    names = match.names
    name = names[seat] if seat < len(names) else ""
    return name or SEAT[language].format(number=seat + 1)

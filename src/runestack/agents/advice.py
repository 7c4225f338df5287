"""Why: what a searching player has considered about a question, as sentences for the seat that is asked.

Everything it says follows from what the seat knows: the search deals anew what the seat cannot know, and so does the
line that is told. A value is what the game is expected to be worth after the replies, from -100 (lost) to 100 (won).
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

from runestack.agents.search import (
    FEWEST_WORLDS,
    Budget,
    Candidate,
    SearchAgent,
    Thought,
    end_alike,
    never,
)
from runestack.agents.worlds import possible_world
from runestack.games.base import Game
from runestack.games.wording import LANGUAGES, Reader
from runestack.kernel.decision import Question
from runestack.kernel.driver import answer
from runestack.kernel.lookahead import fits_plan, open_question, question_of_seat
from runestack.kernel.random import RandomStream
from runestack.kernel.state import State

HINT = Budget(seconds=1.0, rollouts=96)
STEPS = 60  # answers on the way of a plan, at most
NORMAL_95 = 1.96
CLOSE = 0.005  # of worth: nobody sees the difference in the figures
ENGLISH = {
    "only": "Nothing else comes into question: {option}",
    "best": "Best: {option}",
    "close": "Best by a little, if at all: {option}",
    "alike": "As far as can be seen, it makes no difference; for instance: {option}",
    "value": "{value:+d} (give or take {error}, played out in {worlds} possible worlds): {option}",
    "outlook": "{value:+d} (not played out): {option}",
    "line": "Then: {steps}",
    "scale": "(-100 is lost, 100 is won, after the replies of the others.)",
}
GERMAN = {
    "only": "Anderes kommt nicht in Frage: {option}",
    "best": "Am besten: {option}",
    "close": "Wenn überhaupt, dann etwas besser: {option}",
    "alike": "Soweit zu sehen ist, macht es keinen Unterschied; zum Beispiel: {option}",
    "value": "{value:+d} (um {error} ungenau, in {worlds} möglichen Welten durchgespielt): {option}",
    "outlook": "{value:+d} (nicht durchgespielt): {option}",
    "line": "Danach: {steps}",
    "scale": "(-100 ist verloren, 100 gewonnen, nach den Antworten der anderen.)",
}
WORDS = {"en": ENGLISH, "de": GERMAN}


class Adviser:
    """Advises a seat about an open question. The same seed gives the same advice for the same number of rollouts."""

    def __init__(self, seed: int, budget: Budget = HINT) -> None:
        self.seed = seed
        self.budget = budget
        self.is_stopped: Callable[[], bool] = never  # whether nobody waits for the advice any more

    def think(self, game: Game, state: State, question: Question) -> Thought:
        """What comes into question, best first."""
        agent = SearchAgent(self.seed, self.budget)
        agent.is_stopped = self.is_stopped
        return agent.think(game, state, question)

    def advise(self, game: Game, state: State, question: Question, reader: Reader) -> list[str]:
        """What it would do, and why."""
        return reasons(game, state, self.think(game, state, question), reader)


def advice_from_dump(
    adviser: Adviser, game: Game, data: dict[str, object], seat: int, names: tuple[str, ...]
) -> tuple[str, list[tuple[str, str]]]:
    """The id of the option to take, and why in both languages, for a seat that is asked in a state from its dump."""
    state: State = game.load(data)
    question = question_of_seat(state, seat)
    thought = adviser.think(game, state, question)
    english, german = (
        reasons(game, state, thought, Reader(seat, language, names)) for language in LANGUAGES
    )
    best = question.options[thought.candidates[0].plan.answers[0]]
    return game.option_id(state, best), list(zip(english, german, strict=True))


def reasons(game: Game, state: State, thought: Thought, reader: Reader) -> list[str]:
    """The options that were considered with their expected results, best first, and how the best goes on."""
    words = WORDS[reader.language]
    sentences = game.option_sentences(state, thought.question, reader)
    best = thought.candidates[0]
    option = sentences[best.plan.answers[0]]
    single = len(thought.candidates) == 1
    lines = [words[verdict(thought)].format(option=option)]
    steps = line_of(game, state, best, thought.question.seat, reader)
    if steps:
        lines.append(words["line"].format(steps=" ".join(steps)))
    if not single:
        lines += [
            value_line(one, sentences[one.plan.answers[0]], words) for one in thought.candidates
        ]
        lines.append(words["scale"])
    return lines


def verdict(thought: Thought) -> str:
    """How sure it is: nothing else was considered, all is the same, all else is clearly worse, or it is close."""
    best, *others = thought.candidates
    if not others:
        return "only"
    if len(best.ends) >= FEWEST_WORLDS and end_alike(thought.candidates):
        return "alike"
    clear = all(one.is_dropped and best.value - one.value > CLOSE for one in others)
    return "best" if clear else "close"


def value_line(one: Candidate, option: str, words: dict[str, str]) -> str:
    """One option, with what is expected of it."""
    worlds = len(one.ends)
    if worlds < 2:
        return words["outlook"].format(value=round(100 * one.outlook), option=option)
    mean = sum(one.ends) / worlds
    variance = sum((end - mean) ** 2 for end in one.ends) / (worlds - 1)
    error = round(100 * NORMAL_95 * sqrt(variance / worlds))
    value = round(100 * mean)  # a whole number has no -0
    return words["value"].format(value=value, error=error, worlds=worlds, option=option)


def line_of(game: Game, state: State, one: Candidate, seat: int, reader: Reader) -> list[str]:
    """How the plan goes on: the seat's further answers, as long as the questions come as expected."""
    world = possible_world(game, state, seat, RandomStream(1))
    answer(world, question_of_seat(world, seat), one.plan.answers[0])
    found: list[str] = []
    place = 1
    for _ in range(STEPS):
        if not world.asking or place >= len(one.plan.answers):
            break
        question = open_question(world)
        index = world.usual_answer(question)
        if fits_plan(one.plan, place, question):
            index = one.plan.answers[place]
            found.append(game.option_sentences(world, question, reader)[index])
            place += 1
        answer(world, question, index)
    return found

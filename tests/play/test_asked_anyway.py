"""Questions that people are asked even with one option: nobody's turn ends by itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from runestack import agents
from runestack.agents.random import RandomAgent
from runestack.cli.play import sit_down, started
from runestack.games import game as find_game
from runestack.games import names
from runestack.games.base import Game
from runestack.kernel.decision import Question
from runestack.kernel.driver import question_for
from runestack.kernel.random import RandomStream
from runestack.kernel.state import State
from runestack.play.files import load
from runestack.play.match import Match, new_match

SEEDS = range(6)
every_game = pytest.mark.parametrize("name", names())


def moments(match: Match, seed: int, most: int = 400) -> list[int]:
    """Plays at random; how many options each question had."""
    chance = RandomStream(seed)
    found: list[int] = []
    while match.result is None and len(found) < most:
        question = question_for(match.state, match.seats_asked[0])
        assert question is not None
        found.append(len(question.options))
        if found[-1] == 1:
            assert question.kind in match.game.asked_anyway
        match.choose(chance.below(len(question.options)))
    return found


@every_game
def test_a_match_of_people_asks_before_it_ends_a_turn_and_a_simulation_does_not(name: str) -> None:
    alone = [moments(new_match(name, seed, for_people=True), seed) for seed in SEEDS]
    assert any(1 in found for found in alone)
    free = [moments(new_match(name, seed), seed) for seed in SEEDS]
    assert not any(1 in found for found in free)


@every_game
def test_the_answers_to_such_questions_are_choices_like_any_other(
    name: str, tmp_path: Path
) -> None:
    match = new_match(name, 3, for_people=True, stride=5)
    moments(match, 3)
    match.save(tmp_path / "game.json")
    again = load(tmp_path / "game.json")
    assert again.for_people
    assert again.choices == match.choices
    assert again.state.digest() == match.state.digest()
    for count in range(0, len(match.choices), 7):
        again.take_back(len(again.choices) - min(len(again.choices), 7))
        assert again.state.digest() == match.at(len(again.choices)).digest(), count


@every_game
def test_a_copy_of_the_match_asks_alike_and_a_copy_of_its_state_does_not(name: str) -> None:
    match = new_match(name, 5, for_people=True)
    kinds = match.manners.asked_anyway
    assert kinds == list(find_game(name).asked_anyway)
    assert match.clone().manners.asked_anyway == kinds
    assert match.clone().manners is not match.manners
    assert match.state.manners is match.manners
    assert match.state.clone().manners is None


def test_every_window_is_asked_besides_if_the_match_wants_that() -> None:
    game = find_game("rone")
    kinds = game.manners(for_people=True, always_ask=True).asked_anyway
    assert kinds == [*game.asked_anyway, *game.windows]


@pytest.mark.parametrize(
    ("seats", "asked"), [([], True), (["human", "random"], True), (["greedy", "random"], False)]
)
def test_the_terminal_asks_only_where_a_human_plays(seats: list[str], asked: bool) -> None:
    match = started("rone", seats, 1, {}, "en")
    assert match.for_people is asked


def test_a_computer_does_not_think_about_one_option(monkeypatch: pytest.MonkeyPatch) -> None:
    match = started("rone", [agents.HUMAN, "random"], 3, {}, "en")
    terminal = sit_down(match, ["random", "random"])
    thought: list[int] = []

    def choose(self: RandomAgent, game: Game, state: State, question: Question) -> int:
        thought.append(len(question.options))
        return self.chance.below(len(question.options))

    monkeypatch.setattr(RandomAgent, "choose", choose)
    while match.result is None:
        terminal.next_decision(match.seats_asked[0])
    assert thought
    assert 1 not in thought
    assert len(match.choices) > len(thought)

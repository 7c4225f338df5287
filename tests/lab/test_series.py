"""Series of games: repeatable, the same for any number of workers, and nothing is lost."""

import json
from collections.abc import Mapping

import pytest

from runestack import agents
from runestack.agents import AgentError, RandomAgent
from runestack.games import game as find_game
from runestack.games.base import Game
from runestack.games.settings import SettingError
from runestack.kernel.decision import Question
from runestack.kernel.state import State
from runestack.lab import series as module
from runestack.lab import simulate
from runestack.lab.games import GameFailure, GameResult, play_game
from runestack.lab.series import blocks_of
from runestack.lab.tables import Series, Table, derived_seed


class FailingAgent(RandomAgent):
    """Breaks some games."""

    def choose(self, game: Game, state: State, question: Question) -> int:
        if self.chance.below(400) == 0:
            message = "out of ideas"
            raise RuntimeError(message)
        return super().choose(game, state, question)


def test_the_number_of_workers_changes_nothing() -> None:
    alone = simulate("rone", {}, ["random", "random"], 9, seed=5, workers=1)
    together = simulate("rone", {}, ["random", "random"], 9, seed=5, workers=2)
    assert alone == together
    assert len(alone.results) == 9


def test_the_same_seed_gives_the_same_series_and_another_seed_another() -> None:
    first = simulate("rone", {"edition": "de"}, ["random", "random"], 4, seed=1)
    assert first == simulate("rone", {"edition": "de"}, ["random", "random"], 4, seed=1)
    assert (
        first.results
        != simulate("rone", {"edition": "de"}, ["random", "random"], 4, seed=2).results
    )


def test_a_longer_series_begins_like_a_shorter_one() -> None:
    short = simulate("rone", {}, ["random", "random"], 3, seed=7)
    long = simulate("rone", {}, ["random", "random"], 6, seed=7)
    assert long.results[:3] == short.results


def test_a_game_of_a_series_can_be_played_again_by_its_seed() -> None:
    one = simulate("rone", {}, ["random", "greedy"], 1, seed=3).results[0]
    assert (
        play_game(find_game("rone"), Table(one.seed, ("random", "greedy"), {}, decks=("", "")))
        == one
    )


def test_plain_form() -> None:
    done = simulate("rone", {"technologies": "off"}, ["random", "random"], 5, seed=2)
    plain = json.loads(json.dumps(done.plain()))
    assert list(plain) == [
        "game",
        "options",
        "seats",
        "kind",
        "seed",
        "games",
        "missing",
        "paired",
        "decks",
        "failures",
        "results",
        "summary",
    ]
    assert plain["kind"] == "duel"
    assert plain["options"] == {"technologies": "off"}
    assert plain["seats"] == ["random", "random"]
    assert plain["games"] == len(plain["results"]) == 5
    for result in plain["results"]:
        assert set(result) >= {"seed", "winner", "rounds", "decisions", "ranks", "points"}
        assert result["reason"] == "no_cards"
        assert result["winner"] in (0, 1, None)
    assert [one["agent"] for one in plain["summary"]["seats"]] == ["random", "random"]


def test_progress_counts_every_game() -> None:
    told: list[int] = []
    simulate("rone", {}, ["random", "random"], 7, progress=told.append)
    assert sum(told) == 7


def test_a_game_that_breaks_is_kept_with_its_seed_and_traceback(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(agents.KINDS, "failing", FailingAgent)
    done = simulate("rone", {}, ["failing", "random"], 12, seed=1)
    assert done.failures
    assert len(done.failures) + len(done.results) == 12
    for failure in done.failures:
        assert failure.error == "RuntimeError: out of ideas"
        assert "in choose" in failure.traceback
    seeds = {one.seed for one in done.failures} | {one.seed for one in done.results}
    assert seeds == {derived_seed(1, number) for number in range(12)}


@pytest.mark.parametrize(
    ("options", "seats", "games", "workers", "message"),
    [
        ({}, ["random"], 1, 1, "2 seats, not 1"),
        ({}, ["random", "random"], 0, 1, "games must be 1 or more"),
        ({}, ["random", "random"], 1, 0, "workers must be 1 or more"),
        ({"edition": "fr"}, ["random", "random"], 1, 1, "it can be: en, de"),
        ({"colour": "red"}, ["random", "random"], 1, 1, "its settings are: edition"),
    ],
)
def test_what_cannot_be_played_is_refused(
    options: Mapping[str, str], seats: list[str], games: int, workers: int, message: str
) -> None:
    with pytest.raises(SettingError, match=message):
        simulate("rone", options, seats, games, workers=workers)


def test_who_began_is_told_even_if_another_player_became_the_first_one() -> None:
    options = {"scenario": "runewars", "first_player": "0"}
    done = simulate("rune-age", options, ["random", "greedy"], 1, seed=1)
    assert [(one.reason, one.winner, one.first) for one in done.results] == [("last_player", 1, 0)]


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(AgentError, match="random, novice"):
        simulate("rone", {}, ["random", "clever"], 1)


@pytest.mark.parametrize(("games", "workers"), [(1, 1), (7, 3), (100, 4), (10_000, 8)])
def test_blocks_hold_every_game_once(games: int, workers: int) -> None:
    for seats in (("random", "random"), ("random", "greedy")):
        blocks = blocks_of(Series("rone", {}, seats, 0, games), workers)
        assert [number for block in blocks for number in range(*block)] == list(range(games))


def test_only_games_at_random_are_sent_in_blocks() -> None:
    """An interrupt loses the blocks under way: a game of those who think is kept as soon as it is over."""
    light, heavy = (
        blocks_of(Series("rone", {}, ("random", other), 0, 10_000), 2)
        for other in ("random", "search:8r")
    )
    assert light[0] == (0, 50)
    assert heavy[0] == (0, 1)


def test_an_interrupt_keeps_what_was_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = simulate("runeslingers", {}, ["random", "random"], 4, seed=3)

    def interrupted(series: Series, block: tuple[int, int]) -> list[GameResult | GameFailure]:
        if block[0] == 2:
            raise KeyboardInterrupt
        return list(whole.results[slice(*block)])

    monkeypatch.setattr(module, "play_block", interrupted)
    done = simulate("runeslingers", {}, ["random", "random"], 4, seed=3)
    assert done.results == whole.results[:2]
    assert done.plain()["missing"] == done.missing == 2

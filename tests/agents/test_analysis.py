"""Analysis: mistakes of who plays at random are found, judged by what was known, and told in both languages."""

from pathlib import Path

import pytest

import runestack
from runestack import agents
from runestack.agents import analysis
from runestack.agents.analysis import Analyst, Better, Turned, difference
from runestack.agents.search import Candidate
from runestack.cli.app import run
from runestack.kernel.decision import Question
from runestack.kernel.driver import awaited
from runestack.kernel.lookahead import Plan
from runestack.play.match import Match
from runestack.play.terminal_words import ending

AMPLE = 600.0  # seconds: other bounds end it
RANDOM, GREEDY = 0, 1


def played(game: str, seed: int) -> Match:
    """A game between the random and the greedy player."""
    match = runestack.new(game, seed=seed)
    match.names = ("Anna", "Ben")
    players = [agents.make("random", 5), agents.make("greedy", 6)]
    while match.result is None:
        question = awaited(match.state)[0]
        chosen = players[question.seat].choose(match.game, match.state, question)
        match.choose(chosen, question.seat)
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return played("runeslingers", 3)


@pytest.fixture(autouse=True)
def _brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "SUSPECTS", 4)
    monkeypatch.setattr(analysis, "ROLLOUTS", 32)


def test_it_finds_where_the_game_turned_and_what_would_have_been_better(match: Match) -> None:
    marks = Analyst(match, AMPLE).marks()
    assert [one.at for one in marks] == sorted(one.at for one in marks)
    turned = [one for one in marks if isinstance(one, Turned)]
    better = [one for one in marks if isinstance(one, Better)]
    assert turned
    assert all(one.weight >= analysis.LEAST_TURN for one in turned)
    assert better
    assert {one.seat for one in better} == {RANDOM}  # the greedy player is not the worse one
    for one in better:
        assert match.choices[one.at] == (RANDOM, one.chosen)
        assert one.better != one.chosen
        assert one.best - one.value >= max(analysis.LEAST_LOSS, one.error)
    assert Analyst(match, AMPLE).marks() == marks  # the same seed, the same thoughts


def test_the_last_turn_ends_with_the_result(match: Match) -> None:
    (at, last) = Analyst(match, AMPLE).outlooks()[-1]
    assert at == len(match.choices)
    assert match.state.outcome is not None
    assert last == [float(score) for score in match.state.outcome.scores]


@pytest.mark.parametrize(
    ("language", "turned", "better"),
    [("en", "outlook went", "Better: "), ("de", "Aussicht von Anna", "Besser: ")],
)
def test_it_speaks_both_languages(match: Match, language: str, turned: str, better: str) -> None:
    assert turned in Turned(0, RANDOM, 0.1, -0.4).words(match, language)
    at = next(at for at in range(len(match.choices)) if Analyst(match, AMPLE).asked(at))
    words = Better(at, match.choices[at][0], 0, 1, -0.25, 0.1, 0.05).words(match, language)
    assert better in words
    assert "+10" in words
    assert "-25" in words


def test_who_is_stopped_thinks_no_more(match: Match) -> None:
    analyst = Analyst(match, AMPLE)
    analyst.is_stopped = lambda: True
    assert analyst.better_choices() == []


def test_without_time_it_tells_where_the_game_turned(match: Match) -> None:
    marks = Analyst(match, 0.0).marks()
    assert marks
    assert all(isinstance(one, Turned) for one in marks)


def candidate(*ends: float) -> Candidate:
    return Candidate(Plan([Question(0, 0, [0, 1], 0, 0)], [0], 0.0), 0.0, list(ends))


def test_what_ends_alike_is_no_better() -> None:
    loss, error = difference(candidate(0.5, 0.2, 0.4), candidate(0.4, 0.3, 0.4, 0.9))
    assert loss == pytest.approx(0.0)
    assert error > 0.1
    assert difference(candidate(0.5), candidate(0.1)) == (0.0, 1.0)


def test_the_command_analyses_and_tells_why(
    match: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    match.save(file)
    assert run(["replay", str(file), "--analyse", "--language", "de"]) == 0
    told = capsys.readouterr().out
    assert "Aussicht" in told
    assert "Besser: " in told
    assert match.result is not None
    assert not set(ending("de", match.result)) & set(told.splitlines())
    at = next(at for at in range(len(match.choices)) if Analyst(match, AMPLE).asked(at))
    assert run(["replay", str(file), "--why", str(at)]) == 0
    assert capsys.readouterr().out.startswith(("Best", "Nothing else comes into question"))


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--analyse", "--check"], "exclude each other"),
        (["--analyse", "--seconds", "0"], "from 0.1 to 3600"),
        (["--analyse", "--seconds", "nan"], "from 0.1 to 3600"),
        (["--why", "-1"], "the game has the choices 0 to"),
        (["--why", "100000"], "the game has the choices 0 to"),
    ],
)
def test_what_the_command_refuses(
    match: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], reason: str
) -> None:
    file = tmp_path / "game.json"
    match.save(file)
    assert run(["replay", str(file), *words]) == 2
    assert reason in capsys.readouterr().err

"""The ladder: every two agents meet, what was played is kept, and better players have better ratings."""

import json
from itertools import islice
from pathlib import Path

import pytest

from runestack.cli.ladder import ladder_lines
from runestack.lab import ladder as module
from runestack.lab.crew import ALONE, Crew
from runestack.lab.ladder import Ladder, LadderError, Wish, all_jobs, all_series, climb
from runestack.lab.ratings import Duel, ratings

PAIR = Wish("runeslingers", {}, ("greedy", "random"), 4, 3)


def duels(first: str, second: str, won: int, lost: int) -> list[Duel]:
    results = [1.0] * won + [0.0] * lost
    return [Duel(first, second, str(place // 2), share) for place, share in enumerate(results)]


def test_four_hundred_points_are_ten_games_of_eleven() -> None:
    found = ratings(duels("a", "b", 1000, 100), "b", 1000)
    assert [one.player for one in found] == ["a", "b"]
    assert found[0].elo == pytest.approx(1400, abs=5)
    assert found[1].elo == 1000
    assert found[0].low < 1400 < found[0].high


def test_who_has_never_met_is_compared_through_others() -> None:
    found = ratings([*duels("a", "b", 30, 10), *duels("b", "c", 30, 10)], "b", 1000)
    assert [one.player for one in found] == ["a", "b", "c"]
    assert found[0].elo - 1000 == pytest.approx(1000 - found[2].elo, abs=1)


def test_who_has_won_everything_is_not_infinitely_good() -> None:
    found = ratings(duels("a", "b", 20, 0), "b", 1000)
    assert 1400 < found[0].elo < 2000


def test_more_games_make_the_interval_smaller() -> None:
    few, many = (ratings(duels("a", "b", 3 * n, n), "b", 1000)[0] for n in (5, 80))
    assert many.high - many.low < few.high - few.low


def test_the_same_games_whatever_the_number_of_workers(tmp_path: Path) -> None:
    alone, together = (climb(PAIR, tmp_path / f"{n}.jsonl", Crew(n)) for n in (1, 2))
    assert alone.lines == together.lines
    assert len(alone.lines) == 4
    assert (tmp_path / "1.jsonl").read_text() == (tmp_path / "2.jsonl").read_text()
    assert alone.ratings()[0].player == "greedy"


def test_games_that_are_in_the_file_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "ladder.jsonl"
    first = climb(PAIR, file, ALONE)
    monkeypatch.setattr(module, "play_job", lambda job: pytest.fail(f"{job} is played again"))
    assert climb(PAIR, file, ALONE).lines == first.lines
    assert len(file.read_text().splitlines()) == 4


def test_an_interrupt_keeps_what_was_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "ladder.jsonl"
    results = islice(map(module.play_job, all_jobs(PAIR)), 2)

    def interrupted(job: module.Job) -> object:
        result = next(results, None)
        if result is None:
            raise KeyboardInterrupt
        return result

    monkeypatch.setattr(module, "play_job", interrupted)
    done = climb(PAIR, file, ALONE)
    assert (len(done.lines), done.missing) == (2, 2)
    monkeypatch.undo()
    with file.open("a") as stream:
        stream.write('{"game": "runesl')  # cut off by somebody who pulled the plug
    whole = climb(PAIR, file, ALONE)
    assert whole.missing == 0
    assert whole.lines == climb(PAIR, None, ALONE).lines
    assert [json.loads(line) for line in file.read_text().splitlines()] == whole.lines


def test_other_lines_of_the_file_do_not_count(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    climb(Wish("runeslingers", {}, ("greedy", "random"), 2, 99), file, ALONE)
    assert len(climb(Wish("runeslingers", {}, ("greedy", "random"), 2, 3), file, ALONE).lines) == 2
    assert len(file.read_text().splitlines()) == 4


def test_a_file_that_is_no_ladder_is_refused_with_the_line(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("hello\n")
    with pytest.raises(LadderError, match="line 1 is no game of a ladder"):
        climb(PAIR, file, ALONE)


def test_with_three_seats_both_have_the_seat_more_in_half_of_the_deals() -> None:
    rows = all_series(Wish("rone", {"mode": "3p"}, ("greedy", "random"), 12))
    assert [one.seats for one in rows] == [
        ("greedy", "random", "greedy"),
        ("random", "greedy", "random"),
    ]
    assert sum(one.games for one in rows) == 12


def test_team_mates_are_the_same_agent() -> None:
    rows = all_series(Wish("rone", {"mode": "2v2"}, ("greedy", "random"), 8))
    assert [one.seats for one in rows] == [("greedy", "random", "greedy", "random")]


def test_where_all_play_together_each_agent_plays_alone_and_has_a_share() -> None:
    options = {"mode": "cooperative", "may_try_again": "false", "round_limit": "1"}
    done = climb(Wish("invasion", options, ("random",), 2), None, ALONE)
    assert done.is_together
    assert [one["agent"] for one in done.shares()] == ["random"]
    assert any("random: " in line for line in ladder_lines(done))


@pytest.mark.parametrize(
    ("agents", "games", "reason"),
    [
        (("greedy",), 4, "needs two agents or more"),
        (("greedy", "greedy"), 4, "twice"),
        ((), 4, "needs two agents or more"),
        (("greedy", "clever"), 4, "there is no player 'clever'"),
        (("greedy", "random"), 3, "multiple of 2"),
        (("greedy", "random"), 0, "1 or more"),
    ],
)
def test_what_cannot_be_played_is_refused(agents: tuple[str, ...], games: int, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        climb(Wish("rone", {}, agents, games), None, ALONE)


def test_the_table_shows_rating_interval_and_meetings() -> None:
    text = "\n".join(ladder_lines(climb(PAIR, None, ALONE)))
    assert "rating  95 % interval" in text
    assert "greedy against random: " in text
    assert ladder_lines(Ladder(PAIR)) == ["0 games of Runeslingers, seed 3"]

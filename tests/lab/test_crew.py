"""Who plays the games of a series changes nothing: here, by processes with and without joblib, or by a Dask cluster."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import LocalCluster

from runestack.lab import crew as module
from runestack.lab import simulate
from runestack.lab.crew import ALONE, ClusterError, Crew, SameGame, in_order, version_of
from runestack.lab.ladder import Wish, climb

GAME = "runeslingers"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster of two workers on this machine."""
    with LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1"
    ) as cluster:
        yield cluster.scheduler_address


def double(number: int) -> int:
    return 2 * number


def interrupted(number: int) -> int:
    if number == 2:
        raise KeyboardInterrupt
    return number


def test_a_cluster_plays_the_same_games(address: str, tmp_path: Path) -> None:
    alone, there = (
        simulate(GAME, {}, ["random", "random"], 6, seed=5, paired=True, cluster=cluster)
        for cluster in (None, address)
    )
    assert there.results == alone.results
    assert len(there.results) == 6
    wish = Wish(GAME, {}, ("novice", "random"), 2, 3)
    files = [tmp_path / "alone.jsonl", tmp_path / "there.jsonl"]
    for file, crew in zip(files, (ALONE, Crew(cluster=address)), strict=True):
        climb(wish, file, crew)
    assert files[0].read_text() == files[1].read_text()
    # what another version would play is refused
    other = SameGame(double, GAME, ("other rules", "other cards"))
    with module.connected(address) as client, pytest.raises(ClusterError, match="other rules"):
        list(module.by_joblib(other, [1], -1, client))


@pytest.mark.parametrize("joblib", [True, False])
def test_processes_give_results_in_order(joblib: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not joblib:
        monkeypatch.setitem(sys.modules, "joblib", None)  # as if it were not installed
    assert list(in_order(double, range(9), GAME, Crew(2))) == list(range(0, 18, 2))


def test_an_interrupt_leaves_what_was_finished() -> None:
    results = in_order(interrupted, range(5), GAME, ALONE)
    assert [next(results), next(results)] == [0, 1]
    with pytest.raises(KeyboardInterrupt):
        next(results)


def test_the_version_is_that_of_rules_and_cards() -> None:
    task = SameGame(double, GAME, version_of(GAME))
    assert task(4) == 8
    assert version_of(GAME) != version_of("rone")


def test_a_cluster_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.2)
    with pytest.raises(ClusterError, match=r"no Dask cluster answers at tcp://127\.0\.0\.1:9"):
        list(in_order(double, [1], GAME, Crew(cluster="tcp://127.0.0.1:9")))

"""Who plays the games of a series: this process, other processes of this machine, or a Dask cluster.

A game follows from its job alone, so that it does not matter who plays it. Results come in the order of the jobs, each
as soon as it and all before it are there: whoever stops early has everything up to there.

joblib runs the processes and the cluster (docs/decisions/0027-who-plays-the-games.md). The library does without any
package: where joblib is not installed, processes are those of the standard library.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any, Generic, TypeVar

from runestack.games import game as find_game
from runestack.games.settings import SettingError

Job = TypeVar("Job")
Result = TypeVar("Result")
PATIENCE = 10  # seconds for a cluster to answer
MOST_WORKERS = 4096


class ClusterError(ValueError):
    """A cluster that cannot be used."""


@dataclass(frozen=True)
class Crew:
    """How many processes play, or the address of the cluster that does."""

    workers: int = 1
    cluster: str | None = None


ALONE = Crew()


@dataclass(frozen=True)
class SameGame(Generic[Job, Result]):
    """A task that is only carried out where rules and cards are those of who asks for it."""

    task: Callable[[Job], Result]
    game: str
    version: tuple[str, str]

    def __call__(self, job: Job) -> Result:
        """Carries it out; elsewhere the same seed could give another game."""
        leave_interrupts()
        if version_of(self.game) != self.version:
            raise ClusterError(
                f"a worker has other rules or cards of {self.game} than this machine: install the same runestack"
            )
        return self.task(job)


def version_of(game: str) -> tuple[str, str]:
    """What decides on how a game goes on besides seeds and settings: its rules and its cards."""
    found = find_game(game)
    return found.rules_version, found.pool.pool_hash


def check_crew(crew: Crew) -> None:
    """Refuses a number of processes that nobody can mean."""
    if not 1 <= crew.workers <= MOST_WORKERS:
        limit = "1 or more" if crew.workers < 1 else f"at most {MOST_WORKERS}"
        raise SettingError(f"the number of workers must be {limit}, not {crew.workers}")


def in_order(
    task: Callable[[Job], Result], jobs: Sequence[Job], game: str, crew: Crew
) -> Iterator[Result]:
    """The result of a task for each job, in their order."""
    if crew.cluster is not None:
        with connected(crew.cluster) as client:
            yield from by_joblib(SameGame(task, game, version_of(game)), jobs, -1, client)
    elif crew.workers == 1 or len(jobs) < 2:
        yield from map(task, jobs)
    elif find_spec("joblib") is not None:
        safe = SameGame(task, game, version_of(game))
        yield from by_joblib(safe, jobs, min(crew.workers, len(jobs)), None)
    else:
        context = multiprocessing.get_context("spawn")
        with context.Pool(min(crew.workers, len(jobs)), initializer=leave_interrupts) as pool:
            yield from pool.imap(task, jobs)


def by_joblib(
    task: Callable[[Job], Result], jobs: Sequence[Job], workers: int, client: Any
) -> Iterator[Result]:
    """By processes of this machine, or by the workers of a cluster's client."""
    from joblib import Parallel, delayed, parallel_config

    how: dict[str, Any] = {"backend": "loky"}
    if client is not None:
        how = {"backend": "dask", "client": client}
    with parallel_config(n_jobs=workers, **how):
        # a block at a time: joblib's own batches would hold back what is finished
        found = Parallel(return_as="generator", batch_size=1)(delayed(task)(job) for job in jobs)
        try:
            yield from found
        finally:
            found.close()  # what nobody waits for any more is not begun


@contextmanager
def connected(address: str) -> Iterator[Any]:
    """A client of a cluster that has at least one worker."""
    from distributed import Client

    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ClusterError(f"no Dask cluster answers at {address}") from error
    with client:
        if not client.nthreads():
            raise ClusterError(f"the cluster at {address} has no workers")
        yield client


def leave_interrupts() -> None:
    """Ctrl-C is for the process that keeps the results."""
    if threading.current_thread() is threading.main_thread():  # nobody else may say so
        signal.signal(signal.SIGINT, signal.SIG_IGN)


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1

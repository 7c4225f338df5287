"""Runs the steps of `make test`, and prints how long each took beside its budget.

The steps and their budgets are in .ci/budget.toml. They run one after the other, except those that it names
`side_by_side`, which leave a processor idle when they run alone. The first step that fails ends the run. Needs nothing
but Python.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUDGET = ROOT / ".ci" / "budget.toml"
MAKE = shutil.which("make") or "make"

Lane = list[str]  # steps that run one after the other


def main() -> int:
    """Runs every step; 0 if all of them passed."""
    budget = tomllib.loads(BUDGET.read_text(encoding="utf-8"))
    taken: dict[str, float] = {}
    start = time.monotonic()
    failed: list[str] = []
    for lanes in stages(list(budget["steps"]), budget["side_by_side"]):
        failed = run_stage(lanes, taken)
        if failed:
            break
    whole = time.monotonic() - start
    print("\n".join(table(taken, budget["steps"], whole, budget["whole"])), flush=True)
    for step in failed:
        print(f"make {step} failed", file=sys.stderr)
    return 1 if failed else 0


def stages(steps: list[str], side_by_side: list[Lane]) -> Iterator[list[Lane]]:
    """The steps in their order; the lanes that run side by side where the first of them stands."""
    together = [step for lane in side_by_side for step in lane]
    for step in steps:
        if step not in together:
            yield [[step]]
        elif step == next(one for one in steps if one in together):
            yield side_by_side


def run_stage(lanes: list[Lane], taken: dict[str, float]) -> list[str]:
    """Runs lanes side by side; the steps that failed. What several print is kept apart."""
    alone = len(lanes) == 1
    with ThreadPoolExecutor(len(lanes)) as pool:
        failed = list(pool.map(lambda lane: run_lane(lane, taken, quiet=not alone), lanes))
    return [step for step in failed if step]


def run_lane(lane: Lane, taken: dict[str, float], *, quiet: bool) -> str:
    """Runs steps one after the other; the one that failed, or nothing."""
    for step in lane:
        start = time.monotonic()
        status = run(step, quiet=quiet)
        taken[step] = time.monotonic() - start
        if status:
            return step
    return ""


def run(step: str, *, quiet: bool) -> int:
    """Runs one target of the Makefile; a quiet one prints when it is over."""
    if not quiet:
        print(f"--- {step}", flush=True)
    done = subprocess.run(
        [MAKE, "--no-print-directory", step],
        cwd=ROOT,
        env=environment(),
        check=False,
        text=True,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
    )
    if quiet:
        print(f"--- {step}\n{done.stdout}", flush=True)
    return done.returncode


def environment() -> dict[str, str]:
    """This process's environment, without what belongs to the `make` that started it."""
    return {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}


def table(taken: dict[str, float], budget: dict[str, int], seconds: float, whole: int) -> list[str]:
    """One line for each step that ran, and one for all."""
    lines = [line(step, taken[step], budget[step]) for step in budget if step in taken]
    return ["", "step            seconds   budget", *lines, line("all", seconds, whole)]


def line(step: str, seconds: float, budget: int) -> str:
    """What a step took, with a mark if it is over its budget."""
    over = "   over budget" if seconds > budget else ""
    return f"{step:<15} {seconds:7.0f} {budget:8}{over}"


if __name__ == "__main__":
    sys.exit(main())

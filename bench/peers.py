"""Speed side by side with peers: uniformly random play, on one core, in one run.

    python bench/peers.py [--game rone]... [--seconds 5] [--rounds 3] [--json FILE]

The contestants take turns (A, B, C, A, B, C, ...), so that a machine that slows down slows them
all, and the best round of each counts. Rates are decisions with two or more options per second
of processor time. Ratios carry over to another machine; the rates themselves do not.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path

COMPILED = Path(__file__).resolve().parent.parent / "build" / "compiled"

GIN_RUMMY = "OpenSpiel gin_rummy"
UNO = "RLCard uno"
BARS = {GIN_RUMMY: 3.0, UNO: 20.0}
"""How many times as fast as each peer every game of runestack has to be."""

Playout = Callable[[random.Random], int]
"""Plays one whole game and returns the number of decisions with two or more options."""


@dataclass
class Contestant:
    """One engine with one game: how it is measured, and what its rounds gave."""

    name: str
    what: str
    measure: Callable[[float, int], float]
    rates: list[float] = field(default_factory=list)

    @property
    def best(self) -> float:
        """The best round, in decisions per second."""
        return max(self.rates)


def repeat(playout: Playout, seconds: float, seed: int) -> float:
    """Play whole games for some seconds of processor time and return decisions per second."""
    rng = random.Random(seed)
    playout(rng)
    decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += playout(rng)
    return decisions / spent


def gin_rummy() -> Contestant:
    """OpenSpiel's gin rummy, written in C++ and driven from Python; chance is not counted."""
    import pyspiel

    game = pyspiel.load_game("gin_rummy")

    def playout(rng: random.Random) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                legal = state.legal_actions()
                decisions += len(legal) > 1
                state.apply_action(legal[int(rng.random() * len(legal))])
        return decisions

    what = f"C++ from Python, open_spiel {version('open_spiel')}"
    return Contestant(GIN_RUMMY, what, lambda seconds, seed: repeat(playout, seconds, seed))


def uno() -> Contestant:
    """RLCard's Uno, stepped through its environment by its own random agent."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("uno", config={"seed": 1})
    agent = RandomAgent(num_actions=env.num_actions)

    def playout(rng: random.Random) -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            decisions += len(state["legal_actions"]) > 1
            state, _ = env.step(agent.step(state))
        return decisions

    what = f"Python, rlcard {version('rlcard')}"
    return Contestant(UNO, what, lambda seconds, seed: repeat(playout, seconds, seed))


def runestack(game: str) -> Contestant:
    """Measure runestack by its own command, in the compiled build."""

    def measure(seconds: float, seed: int) -> float:
        report = own_bench(game, seconds)
        if report["build"] != "compiled":
            raise SystemExit(f"{COMPILED.name} holds the {report['build']} build: make compile")
        return float(str(report["decisions_per_second"]))

    return Contestant(f"runestack {game}", "Python, compiled", measure)


def own_bench(game: str, seconds: float) -> dict[str, object]:
    """Run `runestack bench GAME --json` and return its object for that game."""
    command = [sys.executable, "-m", "runestack", "bench", game, "--seconds", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(COMPILED)}
    done = subprocess.run(
        [*command, "--json"], env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise SystemExit(f"runestack bench {game} failed: {done.stderr.strip()}")
    return next(one for one in json_objects(done.stdout) if one["game"] == game)


def json_objects(text: str) -> list[dict[str, object]]:
    """Read one object, a list of them, or one a line."""
    try:
        whole = json.loads(text)
    except json.JSONDecodeError:
        return [json.loads(line) for line in text.splitlines() if line.strip()]
    return whole if isinstance(whole, list) else [whole]


def stay_on_one_core() -> None:
    """Keep this process and those it starts on one core, where the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def run(contestants: list[Contestant], seconds: float, rounds: int) -> None:
    """Measure the contestants in turn, several times."""
    for number in range(rounds):
        for contestant in contestants:
            contestant.rates.append(contestant.measure(seconds, number))
            rate = contestant.rates[-1]
            print(f"round {number + 1}  {contestant.name:22} {rate:12,.0f}", file=sys.stderr)


def comparisons(contestants: list[Contestant]) -> list[dict[str, object]]:
    """Set each of our games against each peer and its bar."""
    peers = [one for one in contestants if one.name in BARS]
    ours = [one for one in contestants if one.name not in BARS]
    return [
        {
            "game": own.name,
            "peer": peer.name,
            "ratio": own.best / peer.best,
            "bar": BARS[peer.name],
            "met": own.best / peer.best >= BARS[peer.name],
        }
        for own in ours
        for peer in peers
    ]


def show(contestants: list[Contestant]) -> None:
    """Print the rates, then the ratios."""
    print(f"{'engine and game':22} {'decisions/s':>12} {'worst/best':>10}  what")
    for one in contestants:
        spread = min(one.rates) / one.best
        print(f"{one.name:22} {one.best:12,.0f} {spread:10.2f}  {one.what}")
    for row in comparisons(contestants):
        verdict = "met" if row["met"] else "MISSED"
        print(f"{row['game']} / {row['peer']}: {row['ratio']:.2f} (bar {row['bar']}: {verdict})")


def write(file: Path, contestants: list[Contestant]) -> None:
    """Write the rates and ratios as JSON."""
    rows = [
        {"name": one.name, "what": one.what, "rates": one.rates, "decisions_per_second": one.best}
        for one in contestants
    ]
    file.parent.mkdir(parents=True, exist_ok=True)
    result = {"contestants": rows, "comparisons": comparisons(contestants)}
    file.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")


def main() -> None:
    """Measure, print the table, and write the file that was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", action="append", help="a game of ours; rone unless told")
    parser.add_argument("--peers-only", action="store_true", help="leave our own games out")
    parser.add_argument("--seconds", type=float, default=5.0, help="of processor time a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there")
    options = parser.parse_args()

    stay_on_one_core()
    ours = [] if options.peers_only else [runestack(game) for game in options.game or ["rone"]]
    contestants = [*ours, gin_rummy(), uno()]
    run(contestants, options.seconds, options.rounds)
    show(contestants)
    if options.json:
        write(options.json, contestants)


if __name__ == "__main__":
    main()

"""How many frames a second scenes are shown with, on a processor that is slowed down.

    python -m bench.frames --slower 4 --trace build/frames.json

The page is the built one; recorded positions stand for the server. A frame is late if it comes more than a frame and a
half after the one before. Run it on a quiet machine: a busy one is slower than four times.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.e2e.conftest import FLAGS, PROGRAMS, QUICK
from tests.e2e.people import Person, Size
from tests.e2e.positions import Shelf, recorded
from tests.e2e.test_scenes import line
from tests.server.processes import server

FRAME = 1000 / 60  # milliseconds
SCREENS = [Size(1280, 720), Size(1920, 1080), Size(390, 844, touch=True)]
# Frames from now until no scene has been seen for a while.
WATCH = """() => new Promise((done) => {
  const times = [];
  let quiet = 0;
  const look = (now) => {
    times.push(now);
    quiet = document.querySelector('[data-scene]') ? 0 : quiet + 1;
    if (quiet > 60 || times.length > 1200) done(times.slice(0, -quiet || undefined));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""


def story(view: dict[str, Any]) -> list[dict[str, Any]]:
    """A card is played, attacks, hits, and one dies."""
    units = [unit for seat in view["seats"] for unit in seat.get("units", ())]
    attacker, victim = units[0], units[-1]
    return [
        line(2, "play", "A card is played.", card=attacker),
        line(3, "attack", "It attacks.", card=attacker, target=victim),
        line(4, "damage", "It hurts.", card=attacker, target=victim, amount=3),
        line(5, "death", "It dies.", target=victim),
    ]


def gaps(browser: Browser, address: str, size: Size, slower: float) -> list[float]:
    """Milliseconds between the frames of a story."""
    ada = Person(browser, address, size, pace="normal", motion="no-preference", painted=True)
    view = {**recorded()["rone-main"], "question": None, "waiting_for": [0]}
    shelf = Shelf(ada)
    shelf.lay(view, [line(1, "draw", "It begins.")])
    ada.page.wait_for_timeout(1500)
    throttle = {"rate": slower}
    ada.context.new_cdp_session(ada.page).send("Emulation.setCPUThrottlingRate", throttle)
    ada.page.evaluate(
        "([view, log]) => setTimeout(() => window.show(view, log))", [view, story(view)]
    )
    times: list[float] = ada.page.evaluate(WATCH)
    ada.leave()
    return [later - sooner for sooner, later in pairwise(times)]


def report(size: Size, found: list[float]) -> str:
    """A line of the table."""
    late = sum(gap > 1.5 * FRAME for gap in found)
    rate = 1000 * len(found) / sum(found)
    longest = max(found)
    return (
        f"{size!s:>9}  {len(found):4} frames  {rate:5.1f} a second  median {statistics.median(found):5.1f} ms"
        f"  longest {longest:5.0f} ms  late {late} ({late / len(found):.0%})"
    )


def main() -> None:
    """Measures every screen."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slower", type=float, default=4)
    parser.add_argument("--trace", type=Path, help="where to write a trace for chrome://tracing")
    wishes = parser.parse_args()
    program = next(filter(None, map(shutil.which, PROGRAMS)))
    sandbox = ["--no-sandbox"] if os.getuid() == 0 else []
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as folder,
        server("--database", f"{folder}/tables.sqlite", environment=QUICK) as served,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS + sandbox)
        if wishes.trace:
            browser.start_tracing(path=wishes.trace)
        for size in SCREENS:
            print(report(size, gaps(browser, served.address, size, wishes.slower)), flush=True)
        if wishes.trace:
            browser.stop_tracing()
        browser.close()


if __name__ == "__main__":
    main()

"""Recorded positions on the real page, one after the other: no game has to be played up to them.

The page talks to a socket of the test's instead of the server's, and is told whatever is to be seen.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.e2e.people import Person

FIXTURES = Path(__file__).parents[2] / "web" / "src" / "games"

# Stands for the server: `show` lays a view on the table, `sent` is what the page has said.
SERVER = """
  window.sent = [];
  class Wire {
    static OPEN = 1;
    constructor() {
      this.readyState = 1;
      window.wire = this;
      setTimeout(() => this.onopen?.());
    }
    send(text) { window.sent.push(JSON.parse(text)); }
    close() { this.readyState = 3; }
    say(message) { this.onmessage({ data: JSON.stringify(message) }); }
  }
  window.WebSocket = Wire;
  const NAMES = ['Ada', 'Brigitte', 'Chidi', 'Dörte'];
  let seq = 0;
  window.show = (view, log = []) => {
    seq += 1;
    const seats = view.seats.map((_, seat) =>
      ({ seat, seating: 'person', name: NAMES[seat], agent: '', present: true, taken: true }));
    const yours = view.seat < 0 ? [] : [view.seat];
    window.wire.say({
      kind: 'table', id: 'recorded', seq, game: view.game, title: view.game, options: {}, seats, yours, host: true, undo: 'free',
      hot_seat: false, always_ask: false, hints: false, alone: true, status: view.result ? 'over' : 'running', request: null, watchers: 0,
    });
    window.wire.say({
      kind: 'state', seq, seat: view.seat, view, prompt: view.question ? `${view.seat}-${seq}` : null, window: false,
      passing: view.seat < 0 ? null : { mode: 'smart', stops: [], answers: {}, let_by: [], next_window: false, passed: [] },
      choices: seq, turn: 1, log, log_from: log[0]?.number ?? seq, since: 0, undo: { choice: 'free', turn: 'free' },
    });
  };
"""


def recorded(game: str = "*") -> dict[str, dict[str, Any]]:
    """All recorded views, by game and name."""
    found = sorted(FIXTURES.glob(f"{game}/fixtures/*.json"))
    return {
        f"{one.parents[1].name}-{one.stem}": json.loads(one.read_text(encoding="utf-8"))
        for one in found
    }


class Shelf:
    """A table on which recorded positions of one game after the other are laid."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.game = ""
        person.context.add_init_script(SERVER)
        self.page.route("**/api/tables/recorded-*", lambda route: route.fulfill(json={}))

    def lay(self, view: dict[str, Any], log: list[dict[str, Any]] | None = None) -> None:
        """Shows a position, and waits until its board is there."""
        if view["game"] != self.game:
            self.game = view["game"]
            self.page.goto("about:blank")
            self.person.go(f"/table/recorded-{self.game}")
            self.page.wait_for_function("() => window.wire && window.sent.length > 0")
        self.page.evaluate("([view, log]) => window.show(view, log)", [view, log or []])
        expect(self.page.locator("main.field [data-game]")).to_be_attached()

    def sent(self, kind: str) -> list[dict[str, Any]]:
        """What the page has said to the server."""
        found: list[dict[str, Any]] = self.page.evaluate("() => window.sent")
        return [one for one in found if one["kind"] == kind]

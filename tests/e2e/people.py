"""A person with a browser: sizes of screens, the pages, and tables made as the page makes them."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, Page, Route, expect

from runestack.play.files import checksum, content_of
from runestack.play.match import Match
from tests.e2e.titles import Way
from tests.e2e.watching import Watch

PATIENCE = 15_000  # milliseconds until a condition counts as not met
MOMENT = 20  # milliseconds between two looks at it
expect.set_options(timeout=PATIENCE)


@dataclass(frozen=True)
class Size:
    """A screen."""

    width: int
    height: int
    touch: bool = False

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


DESKTOP = Size(1440, 900)
TABLET = Size(768, 1024, touch=True)
PHONE = Size(390, 844, touch=True)
SMALL_PHONE = Size(360, 640, touch=True)
SIZES = [DESKTOP, TABLET, PHONE, SMALL_PHONE]

# Everything is where it is and takes clicks, but nothing is painted: two fifths of the processor's time, if nobody looks.
UNPAINTED = """
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('body { opacity: 0 !important }');
  document.adoptedStyleSheets = [sheet];
"""

COMPUTER = {"seating": "computer", "name": "Robot", "agent": "random"}
OPEN = {"seating": "open"}


class Person:
    """Somebody with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: Size,
        *,
        name: str = "Ada",
        language: str = "en",
        theme: str = "dark",
        pace: str = "instant",
        motion: str = "reduce",
        painted: bool = False,
    ) -> None:
        self.address = address
        self.size = size
        self.name = name
        self.context = browser.new_context(
            viewport={"width": size.width, "height": size.height},
            has_touch=size.touch,
            is_mobile=size.touch,
            locale={"en": "en-GB", "de": "de-DE"}[language],
            reduced_motion=motion,  # type: ignore[arg-type]
            accept_downloads=True,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.watch = Watch(self.context, address)
        self.set(name=name, theme=theme, pace=pace)
        if not painted:
            self.context.add_init_script(UNPAINTED)
        self.page: Page = self.context.new_page()

    def set(self, **settings: Any) -> None:
        """What is set in this browser, unless something is set there already."""
        text = json.dumps(json.dumps(settings))
        self.context.add_init_script(f"""
            if (location.protocol === 'http:' && !localStorage.getItem('runestack.settings'))
                localStorage.setItem('runestack.settings', {text});
        """)

    def leave(self) -> None:
        self.context.close()

    def go(self, path: str = "/") -> None:
        """Opens a page of the table."""
        self.page.goto(f"{self.address}/#{path}")

    def until(self, condition: Callable[[], bool]) -> None:
        """Waits for something that was not on the page: what the server has told."""
        for _ in range(PATIENCE // MOMENT):
            if condition():
                return
            self.page.wait_for_timeout(MOMENT)  # lets what is on its way arrive
        raise AssertionError("what was waited for has not come")

    def make(self, way: Way, *others: dict[str, str], **fields: Any) -> dict[str, Any]:
        """A table at which this person sits first."""
        start = {"game": way.game, "options": way.options, "seed": way.seed}
        return self.post("tables", {**start, **self.seated(way.seats, *others), **fields})

    def play_on(
        self, match: Match, *others: dict[str, str], agent: str = COMPUTER["agent"]
    ) -> dict[str, Any]:
        """A table at which this person, sitting first, goes on with a game."""
        content = content_of(match)
        replay = self.post("replays", {**content, "checksum": checksum(content)})
        origin = {"id": replay["id"], "at": len(match.choices)}
        return self.post(
            "tables", {"from": origin, **self.seated(match.seats, *others, agent=agent)}
        )

    def seated(
        self, number: int, *others: dict[str, str], agent: str = COMPUTER["agent"]
    ) -> dict[str, Any]:
        """This person, others, and computers on the seats that are left."""
        seats = [{"seating": "person", "name": self.name}, *others]
        computer = {**COMPUTER, "agent": agent}
        return {"seats": seats + [computer] * (number - len(seats)), "undo": "free"}

    def post(self, what: str, body: dict[str, Any]) -> dict[str, Any]:
        """Makes something on the server."""
        answer = self.context.request.post(
            f"{self.address}/api/{what}", data=body, headers={"Origin": self.address}
        )
        assert answer.status == 201, answer.text()
        made: dict[str, Any] = answer.json()
        return made

    def plays_always(self, way: Way) -> None:
        """Tables that the page makes from now on have the seed of a way to play: the same game every time."""

        def with_seed(route: Route) -> None:
            sent = json.loads(route.request.post_data or "null")
            route.continue_(post_data=sent and json.dumps({**sent, "seed": way.seed}))

        self.page.route("**/api/tables", with_seed)

    def sit(self, made: dict[str, Any], seat: int = 0) -> None:
        """Opens a table by the link of a seat, and sits down."""
        self.go(made["links"][seat]["path"].partition("#")[2])
        self.page.get_by_role("button", name="Take the seat").click()

    def open(self, made: dict[str, Any]) -> None:
        self.go(f"/table/{made['id']}")

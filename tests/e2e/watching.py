"""What no page may do: log an error, break its own content security policy, or talk to another machine."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebSocket

OWN_SCHEMES = {"data", "blob", "about"}


def with_onward(state: dict[str, Any]) -> dict[str, Any]:
    """What the page asks at once: what may be done after going on, and what else there is."""
    onward, view = state.get("onward"), state["view"]
    if not onward:
        return state
    others = [one for one in view["question"]["options"] if one["id"] != onward["option"]]
    question = {**onward["asked"], "options": [*onward["asked"]["options"], *others]}
    return {**state, "view": {**view, "question": question}}


class Watch:
    """Looks over the shoulder of one browser: what went wrong, and what it was told."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.host = urlsplit(address).netloc
        self.problems: list[str] = []
        self.frames: list[dict[str, Any]] = []  # what the server said over sockets
        self.said: list[dict[str, Any]] = []  # what the page said
        self.is_cut_off = (
            False  # the connection is broken on purpose: failing to connect is right then
        )
        self.expected = ""  # what the browser itself will rightly complain of
        context.on("request", self.request)
        context.on("console", self.console)
        context.on("weberror", lambda error: self.problems.append(f"error: {error.error}"))
        context.on("page", self.page)

    def page(self, page: Page) -> None:
        page.on("websocket", self.socket)

    def socket(self, socket: WebSocket) -> None:
        self.address(socket.url)
        socket.on("framereceived", lambda data: self.frames.append(json.loads(data)))
        socket.on("framesent", lambda data: self.said.append(json.loads(data)))

    def request(self, request: Request) -> None:
        self.address(request.url)

    def address(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in OWN_SCHEMES and parts.netloc != self.host:
            self.problems.append(f"request to another machine: {url}")

    def console(self, message: ConsoleMessage) -> None:
        is_expected = (self.is_cut_off and "ERR_" in message.text) or (
            self.expected != "" and self.expected in message.text
        )
        if message.type in {"error", "warning"} and not is_expected:
            self.problems.append(f"{message.type}: {message.text}")

    def state(self, prompt: str, seat: int | None = None) -> dict[str, Any]:
        """The state in which this was asked; several seats of one browser may be asked at once.

        Within a gesture the page asks on by itself: `0-12/1` is asked after one answer to `0-12`.
        """
        asked, _, steps = prompt.partition("/")
        kept = [f for f in self.frames if f.get("prompt") == asked and seat in {None, f["seat"]}]
        states = [f for f in kept if f["kind"] == "state"]
        lifts = [f for f in kept if f["kind"] == "lifted" and str(f["steps"]) == steps]
        if not states or (steps and not lifts):
            raise AssertionError(f"nothing with the prompt {prompt} has come")
        if not steps:
            return with_onward(states[-1])
        return {**states[-1], "prompt": prompt, "view": lifts[-1]["view"]}

    def states(self, seat: int) -> list[dict[str, Any]]:
        return [f for f in self.frames if f["kind"] == "state" and f["seat"] == seat]

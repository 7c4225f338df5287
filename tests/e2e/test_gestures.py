"""One gesture, one prompt: nothing is done before a card is let go over what it is aimed at, and then all of it at once."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from runestack.play.match import Match
from runestack.server.messages.common import Further
from runestack.server.tables.lifting import lifted, onward
from tests.e2e.conftest import Invite
from tests.e2e.pages import stands_still
from tests.e2e.people import DESKTOP, PHONE, Person, Size
from tests.e2e.playing import READY, SPOT, Mouse
from tests.server.tables import Played
from tests.server.test_gestures import moments, wish

END = "end-phase"


def question(state: dict[str, Any]) -> dict[str, Any]:
    """What may be done in the turn, also where it is asked together with the pass of the draw phase."""
    asked: dict[str, Any] = (state.get("onward") or {}).get("asked") or state["view"]["question"]
    return asked


@cache
def aiming() -> tuple[Match, str]:
    """A moment at which the first player may pass, or play a card that asks for its target; and how."""
    for seed in range(41, 61):
        for table, seat in moments("runeslingers", seed):
            found = None if seat else aimed(table)
            if found is not None:
                return table.live.playing().clone(), found
    raise AssertionError("no card asked for its target")


def aimed(table: Played) -> str | None:
    """A way to play a card that asks for a target, and could have another one."""
    live = table.live
    match = live.playing()
    on = onward(live, 0, match.view_of(match.state, 0))
    for option in on.asked["options"] if on else []:
        then = Further(on.question, option["id"]) if on else None
        if then is None or not option["id"].startswith("play-"):
            continue
        shown = lifted(live, wish(live, 0, "go-on", then))
        if shown is not None and enemies(dict(shown.view)):
            return str(option["id"])
    return None


def enemies(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Targets that are the enemy's Runeslinger."""
    number = view["seats"][1]["runeslinger"]["n"]
    return [one for one in view["question"]["options"] if one["id"] == f"target-{number}"]


class Slinger:
    """Somebody in whose turn a card asks for its target before anything is done."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        match, wanted = aiming()
        person.open(person.play_on(match))
        self.prompt = Mouse(person).asked()
        self.state = person.watch.state(self.prompt)
        self.option = next(one for one in question(self.state)["options"] if one["id"] == wanted)
        stands_still(self.page)

    @property
    def asked(self) -> str:
        return self.page.locator("[data-prompt]").get_attribute("data-prompt") or ""

    @property
    def chosen(self) -> list[dict[str, Any]]:
        return [one for one in self.person.watch.said if one["kind"] == "choose"]

    @property
    def done(self) -> list[dict[str, Any]]:
        """What the server has taken."""
        refs = {one["ref"] for one in self.person.watch.frames if one["kind"] == "accepted"}
        return [one for one in self.chosen if one["ref"] in refs]

    def choices(self) -> int:
        return int(self.person.watch.states(0)[-1]["choices"])

    def card(self, number: int) -> Locator:
        return self.page.locator(f'.slot[data-card="{number}"]').first

    def item(self, option: str) -> Locator:
        """What the menu calls an answer."""
        found = next(one for one in question(self.state)["options"] if one["id"] == option)
        words = "".join(piece["text"] for piece in found["sentence"]["en"])
        return self.page.get_by_role("menuitem").filter(has_text=words[:20]).first

    def targets(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.person.watch.state(self.asked)["view"]["question"][
            "options"
        ]
        return found

    def lift(self) -> None:
        """Begins with the card."""
        option = self.option
        self.page.wait_for_function(READY)
        spot = self.card(option["cards"][0]).evaluate(SPOT)["at"]
        if self.person.size.touch:
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)
        self.item(option["id"]).click()
        self.person.until(lambda: self.asked == f"{self.prompt}/2")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_a_card_and_its_target_are_one_action_and_nothing_is_done_before(
    size: Size, invite: Invite
) -> None:
    slinger = Slinger(invite(size))
    before, prompt = slinger.choices(), slinger.prompt
    # going on and the card are answered together, and its target is asked for
    slinger.lift()
    assert slinger.choices() == before
    assert slinger.done == []
    [enemy] = enemies(slinger.person.watch.state(slinger.asked)["view"])
    mark = slinger.page.locator(f'[data-card="{enemy["cards"][0]}"].target')
    expect(mark.first).to_be_attached()
    # put back: nothing has happened, and the server was asked nothing
    said = len(slinger.person.watch.said)
    slinger.page.locator(".put-back").click()
    slinger.person.until(lambda: slinger.asked == prompt)
    assert [
        one["kind"] for one in slinger.person.watch.said[said:] if one["kind"] != "inspect"
    ] == []
    slinger.lift()
    slinger.page.wait_for_function(READY)
    slinger.page.locator(f'[data-prompt] [data-option="{enemy["id"]}"]').evaluate(
        "(one) => one.click()"
    )
    slinger.person.until(lambda: len(slinger.done) == 1)
    sent = slinger.done[0]
    assert sent["option"] == "go-on"
    assert [one["option"] for one in sent["then"]] == [slinger.option["id"], enemy["id"]]
    slinger.person.until(lambda: slinger.choices() >= before + 3)
    # one undo takes all of it back
    slinger.page.keyboard.press("u")
    slinger.person.until(lambda: slinger.choices() == before)
    undone = [one for one in slinger.person.watch.said if one["kind"] == "undo"]
    assert len(undone) == 1


def test_a_card_that_is_dragged_onto_its_target_asks_nothing_more(ada: Person) -> None:
    slinger = Slinger(ada)
    seats = slinger.state["view"]["seats"]
    enemy = slinger.card(seats[1]["runeslinger"]["n"])
    slinger.page.wait_for_function(READY)
    slinger.page.mouse.move(*slinger.card(slinger.option["cards"][0]).evaluate(SPOT)["at"])
    slinger.page.mouse.down()
    slinger.page.mouse.move(*enemy.evaluate(SPOT)["at"], steps=4)
    slinger.page.mouse.up()
    slinger.item(slinger.option["id"]).click()
    ada.until(lambda: len(slinger.done) == 1)
    answers = [slinger.done[0]["option"], *(one["option"] for one in slinger.done[0]["then"])]
    assert answers == ["go-on", slinger.option["id"], f"target-{seats[1]['runeslinger']['n']}"]


def test_a_turn_is_passed_or_played_at_one_prompt_and_no_key_passes_it(ada: Person) -> None:
    slinger = Slinger(ada)
    page, before = slinger.page, slinger.choices()
    buttons = page.locator("[data-prompt] [data-option]")
    ids = set(buttons.evaluate_all("(all) => all.map((one) => one.dataset.option)"))
    assert {"pass", END} < ids
    assert "go-on" not in ids
    page.wait_for_function(READY)
    leave = page.locator('[data-prompt] [data-option="pass"]')
    assert leave.get_attribute("data-number") is None
    for key in ("Space", "p", "Enter"):
        page.keyboard.press(key)
    page.wait_for_timeout(300)
    assert slinger.choices() == before
    assert slinger.chosen == []
    leave.click()
    ada.until(lambda: [one["option"] for one in slinger.done] == ["pass"])


def test_a_target_that_is_none_is_explained_while_the_card_is_lifted(ada: Person) -> None:
    slinger = Slinger(ada)
    slinger.lift()
    slinger.page.wait_for_function(READY)
    offered = {n for one in slinger.targets() for n in one["cards"]}
    hand = ada.watch.state(slinger.asked)["view"]["seats"][0]["hand"]
    other = next(card["n"] for card in hand if card["n"] not in offered)
    slinger.page.mouse.click(*slinger.card(other).evaluate(SPOT)["at"])
    ada.until(lambda: any(one["kind"] == "because" for one in ada.watch.frames))
    why = [one for one in ada.watch.said if one["kind"] == "why"]
    assert [one["lifted"] for one in why] == [["go-on", slinger.option["id"]]]
    assert "/" in slinger.asked

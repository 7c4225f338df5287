"""Every screen there is, and how a person gets there; used for checks of access and for pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.e2e.moments import asks, played, won_scenario
from tests.e2e.pages import AtReplay, AtTable
from tests.e2e.people import OPEN, Person
from tests.e2e.playing import Mouse, advance, reach
from tests.e2e.titles import (
    CAMPAIGN,
    DRAFT,
    INVASION,
    INVASION_TEAM,
    RONE,
    RONE_TEAMS,
    RONE_THREE,
    RUNE_AGE,
    STARTER,
    Way,
)

Shown = Callable[[Person], None]


def lobby(ada: Person) -> None:
    ada.make(RONE)
    ada.make(STARTER, OPEN)
    ada.go("/")
    expect(ada.page.locator(".tables li")).to_have_count(2)
    expect(ada.page.locator(".game .primary").first).to_be_visible()


def new_table(ada: Person) -> None:
    ada.go("/new/runeslingers")
    expect(ada.page.locator("#new-seats")).to_be_visible()
    ada.page.locator("#seat-1").select_option("friend")
    for folded in ada.page.locator("details > summary").all():
        folded.click()
    ada.page.locator(".seats details select").first.select_option("Eva")
    expect(ada.page.locator(".portrait img").first).to_be_visible()
    ada.page.evaluate("scrollTo(0, 0)")


def waiting_room(ada: Person) -> None:
    ada.open(ada.make(RONE, OPEN))
    expect(ada.page.locator(".seats li")).to_have_count(2)


def join(ada: Person) -> None:
    made = ada.make(RONE, OPEN)
    ada.go(made["links"][1]["path"].partition("#")[2])
    expect(ada.page.locator("#join-name")).to_be_visible()


def settings(ada: Person) -> None:
    ada.go("/settings")
    expect(ada.page.locator("#set-language")).to_be_visible()


def about(ada: Person) -> None:
    ada.go("/about")
    expect(ada.page.locator(".prose")).to_be_visible()


def missing(ada: Person) -> None:
    ada.go("/nowhere")
    expect(ada.page.locator("main h1")).to_be_visible()


def table(way: Way, answers: int) -> Shown:
    """A game some way into it."""

    def show(ada: Person) -> None:
        made = ada.make(way)
        advance(ada, made, answers, way.seed)
        ada.open(made)
        AtTable(ada).prompt()

    return show


def position(way: Way, kind: str, least: int) -> Shown:
    """A game of players at random, at a question of some kind with so many cards on the table."""

    def show(ada: Person) -> None:
        ada.open(ada.play_on(played(way, asks(kind, least))))
        AtTable(ada).prompt()

    return show


def campaign(ada: Person) -> None:
    """The page of a campaign after its first scenario."""
    made = ada.play_on(won_scenario(CAMPAIGN))
    ada.go(f"/table/{made['id']}/book")
    expect(ada.page.get_by_role("article")).to_be_visible()


def combat(ada: Person) -> None:
    """An army in the field."""

    def fights(state: dict[str, Any]) -> bool:
        found = state["view"]["combat"]
        return bool(found and found["attacker"]["cards"])

    reach(Mouse(ada, RUNE_AGE.seed), ada.make(RUNE_AGE), until=fights)
    AtTable(ada).prompt()


def inspect(ada: Person) -> None:
    table(RONE, 6)(ada)
    card = ada.page.locator(".hand .slot").first
    if ada.size.touch:
        card.tap()
        ada.page.get_by_role("menuitem").last.tap()
    else:
        card.click(button="right")
    expect(ada.page.locator(".dock .content, .sheet .content").first).to_be_visible()


def pile(ada: Person) -> None:
    table(RONE, 24)(ada)
    if ada.size.touch:  # a phone shows few piles; the others are found beside the graveyard
        ada.page.locator('[data-pile="graveyard:0"]').tap()
        ada.page.locator(".panel[role=dialog] .beside button").first.tap()
    else:
        ada.page.locator('[data-pile="technology:0"]').click()
    expect(ada.page.locator(".panel[role=dialog]")).to_be_visible()


def log(ada: Person) -> None:
    table(STARTER, 12)(ada)
    if ada.size.touch:
        ada.page.locator("nav.bar button").nth(1).tap()
    expect(ada.page.locator("[role=log]")).to_be_visible()


def why(ada: Person) -> None:
    table(RONE, 6)(ada)
    ada.page.locator(".hand .slot").last.focus()
    ada.page.keyboard.press("w")
    expect(ada.page.locator(".why .intents")).to_be_visible()


def text_table(ada: Person) -> None:
    table(STARTER, 12)(ada)
    ada.page.keyboard.press("Alt+t")
    expect(ada.page.locator(".text h1")).to_be_visible()


def dialog(key: str) -> Shown:
    def show(ada: Person) -> None:
        table(RONE, 2)(ada)
        ada.page.keyboard.press(key)
        expect(ada.page.locator("dialog[open]")).to_be_visible()

    return show


def passing(ada: Person) -> None:
    table(RONE, 6)(ada)
    ada.page.locator(".lamp").click()
    expect(ada.page.locator("dialog[open] table")).to_be_visible()


def curtain(ada: Person) -> None:
    ada.open(ada.make(RONE, {"seating": "person", "name": "Bert"}, hot_seat=True))
    expect(ada.page.locator(".curtain button")).to_be_visible()


def result(ada: Person) -> None:
    table(STARTER, 6)(ada)
    ada.page.locator(".more > button").click()
    ada.page.locator("dialog.list .give-up").click()
    ada.page.locator("dialog[open] .danger").click()
    expect(ada.page.locator("section.result")).to_be_visible()


def replay(ada: Person) -> None:
    result(ada)
    ada.page.locator('section.result a[href^="#/replay/"]').click()
    AtReplay(ada).scrubber.fill("10")
    expect(ada.page.locator("main.field [data-card]:visible").first).to_be_visible()
    if ada.size.touch:  # on a small phone some of the controls are reached by scrolling
        ada.page.locator("button[data-play-on]").scroll_into_view_if_needed()


def watching(ada: Person) -> None:
    """A table at which only others sit."""
    made = ada.make(STARTER)
    advance(ada, made, 20, STARTER.seed)
    ada.context.clear_cookies()
    ada.open(made)
    expect(ada.page.locator("main.field [data-card]:visible").first).to_be_visible()


def from_menu(way: Way, place: int) -> Shown:
    """What the menu of a table opens; places are counted from its end, where they are always the same."""

    def show(ada: Person) -> None:
        table(way, 12)(ada)
        ada.page.locator(".more > button").click()
        ada.page.locator("dialog.list button").nth(place).click()
        expect(ada.page.locator("dialog[open]:not(.list)")).to_be_visible()

    return show


def menu(ada: Person) -> None:
    table(RONE, 6)(ada)
    ada.page.locator(".more > button").click()
    expect(ada.page.locator("dialog.list")).to_be_visible()


def card_menu(ada: Person) -> None:
    """What a finger that touches a card can do with it."""
    table(RONE, 6)(ada)
    ada.page.locator(".hand .slot").first.tap()
    expect(ada.page.get_by_role("menu")).to_be_visible()


def rule(ada: Person) -> None:
    why(ada)
    ada.page.locator(".why .rule").first.click()
    expect(ada.page.locator("dialog[open]")).to_be_visible()


def chat(ada: Person) -> None:
    table(STARTER, 6)(ada)
    if ada.size.touch:
        ada.page.locator("nav.bar button").nth(2).tap()
    else:
        ada.page.locator("#tab-chat").click()
    ada.page.locator("form input").fill("Good luck")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("log")).to_contain_text("Good luck")


def looking_back(ada: Person) -> None:
    log(ada)
    ada.page.locator(".seek").last.click()
    expect(ada.page.locator(".prompt .answers .primary")).to_be_visible()


def play_on(ada: Person) -> None:
    replay(ada)
    ada.page.locator("button[data-play-on]").click()
    expect(ada.page.locator("dialog[open]")).to_be_visible()


SCREENS: dict[str, Shown] = {
    "lobby": lobby,
    "new-table": new_table,
    "waiting-room": waiting_room,
    "join": join,
    "settings": settings,
    "about": about,
    "missing": missing,
    "rone": table(RONE, 24),
    "rone-2v2": table(RONE_TEAMS, 26),
    "rone-3p": table(RONE_THREE, 30),
    "runeslingers": table(STARTER, 30),
    "runeslingers-draft": table(DRAFT, 8),
    "rune-age": table(RUNE_AGE, 60),
    "rune-age-combat": combat,
    "invasion": position(INVASION, "main", 10),
    "invasion-leaders": position(INVASION, "leader", 0),
    "invasion-team": position(INVASION_TEAM, "main", 8),
    "invasion-campaign": campaign,
    "inspect": inspect,
    "pile": pile,
    "log": log,
    "why": why,
    "text-table": text_table,
    "cheat-sheet": dialog("?"),
    "palette": dialog("/"),
    "passing": passing,
    "curtain": curtain,
    "result": result,
    "replay": replay,
    "watching": watching,
}

# What opens over them; without pictures of their own.
OPENED: dict[str, Shown] = {
    "menu": menu,
    "digest": from_menu(STARTER, -7),
    "seats": from_menu(STARTER, -5),
    "settings-at-a-table": from_menu(STARTER, -3),
    "giving-up": from_menu(STARTER, -1),
    "rule": rule,
    "chat": chat,
    "looking-back": looking_back,
    "play-on": play_on,
}
EVERYTHING = {**SCREENS, **OPENED}

# Where what has opened over a table is found; the table below it is a screen of its own.
DIALOG = "dialog[open]"
WITHIN = {
    "menu": DIALOG,
    "digest": DIALOG,
    "seats": DIALOG,
    "settings-at-a-table": DIALOG,
    "giving-up": DIALOG,
    "rule": DIALOG,
    "play-on": DIALOG,
    "cheat-sheet": DIALOG,
    "palette": DIALOG,
    "passing": DIALOG,
}

"""Two people with browsers of their own, and one who only watches."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.pages import NewTable
from tests.e2e.people import PHONE, Person
from tests.e2e.playing import ASKED, Mouse
from tests.e2e.titles import RONE, TITLES, USUAL, Way

TURNS = 12  # answers of each
WAYS = {
    "rone": "one against one",
    "runeslingers": "starter decks",
}  # how it is played, on the page of a link


def next_one(*players: Mouse) -> Mouse | None:
    """Waits until one of them is asked; nobody: the game is over."""
    asked: dict[str, Mouse] = {}

    def is_asked() -> bool:
        for player in players:
            if prompt := player.page.evaluate(ASKED, player.last):
                asked[prompt] = player
                return True
        return False

    players[0].person.until(is_asked)
    return None if "over" in asked else next(iter(asked.values()))


def answer_once(player: Mouse) -> None:
    prompt = player.asked()
    state = player.person.watch.state(prompt)
    player.check_marks(state["view"]["question"])
    player.last = prompt
    player.answer(state)
    player.answered += 1
    player.page.wait_for_function(
        "(last) => document.querySelector('[data-prompt]')?.dataset.prompt !== last", arg=prompt
    )


def hand(view: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = view["seats"][seat]["hand"]
    return found


def at_one_moment(*readers: tuple[Person, int]) -> None:
    """Waits until everybody has been told of the same moment."""
    readers[0][0].until(
        lambda: len({person.watch.states(seat)[-1]["seq"] for person, seat in readers}) == 1
    )


def sees_nothing_of(viewer: Person, owner: Person, owner_seat: int, viewer_seat: int) -> None:
    """No frame and no element of the viewer's page names a card of the owner's hand that is secret."""
    theirs = viewer.watch.states(viewer_seat)
    told = json.dumps([frame["log"] for frame in theirs])
    for frame in theirs:
        for card in hand(frame["view"], owner_seat):
            if card.get("hidden"):
                assert "name" not in card
                assert "n" not in card
            else:  # everybody saw it go there, or sees it played: the log tells that once its targets are chosen
                is_being_played = owner_seat in theirs[-1]["view"]["waiting_for"]
                assert card["name"]["en"] in told or (
                    frame["seq"] == theirs[-1]["seq"] and is_being_played
                )
    own = owner.watch.states(owner_seat)[-1]["view"]
    known = {card.get("n") for card in hand(theirs[-1]["view"], owner_seat)}
    text = json.dumps([frame["view"] for frame in theirs] + [frame["log"] for frame in theirs])
    page = viewer.page.content()
    for card in hand(own, owner_seat):
        assert card["n"] in known or f'data-card="{card["n"]}"' not in page
        name = card["name"]["en"]
        if name not in text:
            assert name not in page, f"{name} is on the page"


@pytest.mark.parametrize("way", USUAL, ids=str)
def test_two_browsers_play_by_link_and_nobody_sees_what_is_hidden(way: Way, invite: Invite) -> None:
    ada, bert, cleo = invite(), invite(PHONE, name="Bert"), invite(name="Cleo")
    new = NewTable(ada, way.game)
    new.seat(2, "friend")
    ada.plays_always(way)
    new.start()
    expect(ada.page.get_by_text("The game starts as soon as every seat is taken.")).to_be_visible()
    seats = ada.page.locator(".seats li")
    expect(seats.first).to_contain_text(
        "Send this link to a friend"
    )  # first, and apart from the own
    expect(seats.last).to_contain_text("you")
    link = ada.page.get_by_label("Seat link: Open seat").input_value()
    watching = ada.page.get_by_label("For spectators").input_value()
    bert.page.goto(link)
    expect(bert.page.get_by_role("heading", level=1)).to_have_text(
        f"Ada invites you to {TITLES[way.game]}"
    )
    expect(bert.page.locator("form li").first).to_have_text("Ada person")
    expect(bert.page.locator("form .ways")).to_contain_text(WAYS[way.game])
    bert.page.get_by_label("Your name").fill("Bert")
    bert.page.get_by_role("button", name="Take the seat").click()
    expect(bert.page).not_to_have_url(link)  # the secret does not stay in the address
    cleo.page.goto(watching)
    expect(cleo.page.locator(".prompt .sentence")).to_contain_text("decide")
    expect(cleo.page.locator(".prompt .watching")).to_have_text("You are watching.")
    expect(ada.page.locator(".prompt .watching")).to_have_count(0)
    who = ada.page.get_by_role("button", name="Seats: Bert is here · 1 person is watching.")
    expect(who).to_be_visible()

    players = {0: Mouse(ada, 1), 1: Mouse(bert, 2)}
    while min(player.answered for player in players.values()) < TURNS:
        asked = next_one(*players.values())
        if asked is None:
            break
        answer_once(asked)
    at_one_moment((ada, 0), (bert, 1), (cleo, -1))
    sees_nothing_of(bert, ada, 0, 1)
    sees_nothing_of(ada, bert, 1, 0)
    sees_nothing_of(cleo, ada, 0, -1)
    sees_nothing_of(cleo, bert, 1, -1)
    assert all(frame["prompt"] is None for frame in cleo.watch.states(-1))
    expect(cleo.page.locator("[data-prompt]")).to_have_count(0)
    bert.page.goto("about:blank")
    expect(ada.page.get_by_role("button", name="Bert is away")).to_be_visible()


def answer_until(phase: str, *players: Mouse) -> Mouse:
    """Who decides in a phase with nothing on the stack."""
    for _ in range(60):
        asked = next_one(*players)
        assert asked
        view = asked.person.watch.state(asked.asked())["view"]
        if not view["stack"] and view["phase"] == {"Setup": "setup"}.get(phase, "main"):
            return asked
        answer_once(asked)
    raise AssertionError(f"there is no {phase}")


def test_the_waiting_line_names_who_decides_in_which_phase_and_the_title_of_the_other_tab_shows_the_turn(
    invite: Invite,
) -> None:
    ada, bert = invite(), invite(name="Bert")
    made = ada.make(RONE, {"seating": "open"})
    bert.sit(made, 1)
    ada.open(made)
    players = Mouse(ada), Mouse(bert)
    for phase in ("Setup", "main phase"):
        asked = answer_until(phase, *players)
        other = bert if asked.person is ada else ada
        expect(asked.page).to_have_title("● Your decision – Runestack")
        expect(other.page.locator(".prompt .sentence")).to_have_text(
            f"{asked.person.name} decides ({phase})."
        )


def test_what_is_said_reaches_the_other_browser_apart_from_the_log(invite: Invite) -> None:
    ada, bert = invite(), invite(name="Bert")
    made = ada.make(RONE, {"seating": "open"})
    bert.sit(made, 1)
    ada.open(made)
    for person in (ada, bert):
        person.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Say something").fill("Good luck, Bert")
    ada.page.get_by_role("button", name="Send").click()
    expect(bert.page.get_by_role("log", name="Chat")).to_contain_text("Good luck, Bert")
    bert.page.get_by_role("tab", name="Log").click()
    expect(bert.page.get_by_role("log", name="What happened")).not_to_contain_text("Good luck")

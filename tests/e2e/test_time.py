"""Taking back, looking back, replays, and what happened meanwhile."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.pages import AtReplay, AtTable, Home
from tests.e2e.people import OPEN, Person
from tests.e2e.playing import Mouse, advance, after, reach
from tests.e2e.test_language import plain
from tests.e2e.test_two_browsers import answer_once, next_one
from tests.e2e.titles import RONE, STARTER, USUAL, Way

# The cards on the table, in the order of the page.
CARDS = (
    "() => [...document.querySelectorAll('main.field [data-card]')].map((one) => one.dataset.card)"
)


def position(person: Person, prompt: str) -> str:
    """All that a person sees of the game, as the server sent it."""
    return json.dumps(person.watch.state(prompt)["view"], sort_keys=True)


# -- taking back -----------------------------------------------------------------------------------


@pytest.mark.parametrize("way", USUAL, ids=str)
def test_taking_back_against_a_computer_restores_exactly_the_earlier_position(
    way: Way, ada: Person
) -> None:
    player = Mouse(ada, way.seed)
    prompt = reach(player, ada.make(way), until=after(8, player))
    before = position(ada, prompt)
    table = AtTable(ada)
    words = table.sentence.inner_text()
    log = ada.page.get_by_role("log").inner_text()
    answer_once(player)
    later = table.prompt(prompt)
    table.take_back().click()
    undone = table.prompt(later)
    assert undone != prompt  # an answer to the old question would be stale
    assert position(ada, undone) == before
    expect(table.sentence).to_have_text(words)
    # only that it was undone is new
    words_before = r"\s+".join(re.escape(word) for word in log.split())
    told = re.compile(rf"^\s*{words_before}\s+Ada undoes (one choice|\d+ choices)\.\s*$")
    expect(ada.page.get_by_role("log")).to_have_text(told, use_inner_text=True)


def test_a_whole_turn_is_taken_back_by_the_menu(ada: Person) -> None:
    player = Mouse(ada, RONE.seed)
    later = reach(player, ada.make(RONE), until=after(8, player))
    choices = ada.watch.states(0)[-1]["choices"]
    AtTable(ada).menu("Undo the whole turn")
    AtTable(ada).prompt(later)
    assert ada.watch.states(0)[-1]["choices"] < choices


def test_where_nothing_is_taken_back_there_is_no_button_for_it(ada: Person) -> None:
    player = Mouse(ada, RONE.seed)
    reach(player, ada.make(RONE, undo="off"), until=after(4, player))
    expect(AtTable(ada).take_back()).to_have_count(0)
    ada.page.keyboard.press("u")
    expect(ada.page.locator(".notices")).to_contain_text("undo")


def test_taking_back_what_told_something_is_asked_for_refused_blocked_and_allowed(
    invite: Invite,
) -> None:
    ada, bert = invite(), invite(name="Bert")
    made = ada.make(RONE, OPEN, undo="request")
    bert.sit(made, 1)
    ada.open(made)
    players = {"Ada": Mouse(ada, 1), "Bert": Mouse(bert, 2)}
    ask = {name: AtTable(player.person) for name, player in players.items()}

    def can_ask() -> str | None:
        for name, player in players.items():
            states = player.person.watch.states(0 if name == "Ada" else 1)
            if states and states[-1]["undo"]["choice"] == "ask":
                return name
        return None

    while (who := can_ask()) is None:
        asked = next_one(*players.values())
        assert asked
        answer_once(asked)
    other = "Bert" if who == "Ada" else "Ada"
    judge = players[other].page
    for number in range(3):
        ask[who].take_back().click()
        request = judge.get_by_role("alert", name="Undo")
        expect(request).to_contain_text(f"{who} wants to undo")
        expect(
            request.get_by_role("button", name="Deny, and block further requests")
        ).to_have_count(int(number == 2))
        expect(players[who].page.get_by_role("button", name="Never mind")).to_be_visible()
        if number == 2:
            before = players[who].person.watch.states(0 if who == "Ada" else 1)[-1]["choices"]
            request.get_by_role("button", name="Allow").click()
            expect(ask[who].notice("The undo was allowed.")).to_be_visible()
            now = players[who].person.watch.states(0 if who == "Ada" else 1)[-1]["choices"]
            assert now < before
        else:
            request.get_by_role("button", name="Deny", exact=True).click()
            expect(ask[who].notice("The undo was denied.").last).to_be_visible()


# -- looking back ----------------------------------------------------------------------------------


def test_a_line_of_the_log_shows_its_moment_and_a_button_leads_back_to_the_present(
    ada: Person,
) -> None:
    player = Mouse(ada, STARTER.seed)
    reach(player, ada.make(STARTER), until=after(12, player))
    table = AtTable(ada)
    now = ada.page.locator("main.field").inner_text()
    ada.page.get_by_role("log").get_by_role("button", name="Show this moment").first.click()
    expect(table.sentence).to_have_text("You are looking at an earlier moment.")
    expect(ada.page.locator("main.field")).not_to_have_text(now, use_inner_text=True)
    expect(ada.page.locator(".slot.playable, .slot.target")).to_have_count(0)
    ada.page.get_by_role("button", name="Back to the present").click()
    expect(ada.page.locator("main.field")).to_have_text(now, use_inner_text=True)


@pytest.mark.parametrize("way", USUAL, ids=str)
def test_a_finished_game_is_replayed_shared_by_link_and_file_and_played_on_from(
    way: Way, invite: Invite, tmp_path: Path
) -> None:
    ada, bert = invite(), invite(name="Bert")
    player = Mouse(ada, way.seed)
    reach(player, ada.make(way), until=after(10, player))
    AtTable(ada).give_up()
    ada.page.get_by_role("link", name="Replay").click()
    replay = AtReplay(ada)

    # the scrubber, with keys and buttons
    replay.is_at(0)
    beginning = ada.page.locator("main.field").inner_text()
    replay.scrubber.fill("12")
    replay.is_at(12)
    expect(ada.page.locator("main.field")).not_to_have_text(beginning, use_inner_text=True)
    replay.press("Previous choice")
    replay.is_at(11)
    replay.press("Previous turn")
    expect(replay.where).not_to_contain_text("Choice 11 of")
    replay.scrubber.fill("12")

    # a line of the log
    ada.page.get_by_role("log").get_by_role("button", name="Show this moment").first.click()
    expect(replay.where).not_to_contain_text("Choice 12 of")
    replay.scrubber.fill("12")
    replay.is_at(12)
    seen = ada.page.locator("main.field").inner_text()
    cards = ada.page.evaluate(CARDS)

    # a link to the moment, opened by somebody else
    replay.press("Copy link to this moment")
    expect(AtTable(ada).notice("Copied.")).to_be_visible()
    link = ada.page.evaluate("() => navigator.clipboard.readText()")
    bert.page.goto(link)
    AtReplay(bert).is_at(12)
    expect(bert.page.locator("main.field")).to_have_text(seen, use_inner_text=True)

    # a file, opened by somebody else
    with ada.page.expect_download() as started:
        ada.page.get_by_role("link", name="Save to a file").click()
    saved = tmp_path / started.value.suggested_filename
    started.value.save_as(saved)
    Home(bert).open_saved_game(str(saved))
    opened = AtReplay(bert)
    opened.scrubber.fill("12")
    opened.is_at(12)
    bert.page.wait_for_function(f"(cards) => ({CARDS})().join() === cards", arg=",".join(cards))

    # play on from here
    opened.press("Continue from here")
    bert.page.get_by_role("dialog").get_by_role("button", name="Continue from here").click()
    table = AtTable(bert)
    table.prompt()
    assert bert.watch.states(0)[0]["choices"] >= 12


def test_a_replay_is_analysed_and_its_marks_lead_to_their_moments(ada: Person) -> None:
    made = ada.make(STARTER)
    advance(ada, made, 12, STARTER.seed)
    ada.open(made)
    AtTable(ada).prompt()
    AtTable(ada).give_up()
    expect(ada.page.locator("section.result")).to_be_visible()
    ada.go(f"/replay/{made['id']}/0")
    replay = AtReplay(ada)
    replay.is_at(0)
    replay.press("Analyse")
    panel = ada.page.get_by_role("region", name="Analysis")
    lines = panel.get_by_role("listitem")
    turned = lines.filter(has_text="to -100 in this turn")  # she gave up
    expect(turned).to_have_count(1, timeout=60_000)
    marks = ada.page.locator("[data-mark]")
    expect(marks).to_have_count(lines.count())
    turned.get_by_role("button").click()
    replay.is_at(int(turned.get_by_role("button").inner_text().removeprefix("Choice ")))
    expect(turned.get_by_role("button")).to_have_attribute("aria-current", "step")
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)
    expect(marks).not_to_have_count(0)  # they stay on the scrubber


def test_who_leaves_a_replay_is_not_called_back_and_another_address_leads_to_its_moment(
    ada: Person,
) -> None:
    made = ada.make(STARTER)
    advance(ada, made, 12, STARTER.seed)
    ada.open(made)
    AtTable(ada).prompt()
    AtTable(ada).give_up()
    expect(ada.page.locator("section.result")).to_be_visible()
    for moment in range(3, 9):
        ada.go(f"/replay/{made['id']}/{moment}")
        replay = AtReplay(ada)
        replay.is_at(moment)
        ada.go(f"/replay/{made['id']}/{moment + 1}")
        replay.is_at(moment + 1)
        replay.scrubber.fill("2")
        ada.go("/")  # while the moment is on its way
        expect(ada.page.locator(".games")).to_be_visible()
        ada.page.wait_for_load_state("networkidle")
        assert ada.page.url.endswith("/#/")


def test_a_replay_counts_turns_as_the_table_does(ada: Person) -> None:
    made = ada.make(STARTER)
    advance(ada, made, 20, STARTER.seed)
    ada.open(made)
    AtTable(ada).prompt()
    clock = ada.page.locator("header .clock")
    turn = clock.inner_text().split()[1]
    AtTable(ada).give_up()
    ada.page.get_by_role("link", name="Replay").click()
    replay = AtReplay(ada)
    replay.is_at(0)
    expect(clock).to_contain_text("Setup")
    expect(replay.where).to_contain_text("setup")
    replay.scrubber.fill(replay.scrubber.get_attribute("max") or "")
    expect(clock).to_contain_text(f"Turn {turn}")
    expect(replay.where).to_contain_text(f"turn {turn}")


def test_a_file_that_is_no_game_is_refused_with_a_sentence(ada: Person, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"game": "chess"}')
    ada.watch.expected = "status of 400"
    ada.go("/")
    ada.page.locator("input[type=file]").set_input_files(str(wrong))
    expect(ada.page.locator(".notices")).to_contain_text("saved game")


# -- meanwhile -------------------------------------------------------------------------------------


def is_active(state: dict[str, Any]) -> bool:
    return bool(state["view"]["active"] == state["seat"])


def test_the_digest_tells_what_happened_since_my_last_turn(ada: Person) -> None:
    ada.open(ada.make(RONE))
    player = Mouse(ada, RONE.seed)
    player.play(until=lambda state: player.answered > 3 and state["view"]["round"] >= 2)
    states = ada.watch.states(0)
    ended = max(n for n, one in enumerate(states[:-1]) if is_active(one) > is_active(states[n + 1]))
    log = [line for one in states for line in one["log"] if not line["aside"]]
    mine = {line["number"] for one in states[: ended + 1] for line in one["log"]}
    happened = [plain(line["sentence"]["en"]) for line in log if line["number"] not in mine]
    assert len(happened) > 3
    for _ in range(2):  # also for who has just come (back)
        AtTable(ada).menu("Since your last turn")
        digest = AtTable(ada).dialog("Since your last turn")
        told = digest.get_by_role("listitem")
        expect(told).to_have_count(len(happened))
        for number, words in enumerate(happened):
            expect(told.nth(number)).to_contain_text(words)
        ada.page.reload()
        AtTable(ada).prompt()


def test_who_comes_back_after_a_long_time_is_told_what_happened_meanwhile(ada: Person) -> None:
    made = ada.make(RONE)
    player = Mouse(ada, RONE.seed)
    reach(player, made, until=after(10, player))
    ada.go("/")
    expect(ada.page.locator(".tables")).to_be_visible()
    ada.page.evaluate(
        """(place) => {
          const seen = JSON.parse(localStorage.getItem(place));
          localStorage.setItem(place, JSON.stringify({ line: 3, at: seen.at - 3_600_000 }));
        }""",
        f"runestack.seen.{made['id']}",
    )
    ada.open(made)
    expect(AtTable(ada).dialog("Since your last turn")).to_be_visible()

"""Stops on the phase rail, and why something was passed: in one's own log only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from playwright.sync_api import expect

from runestack.games.views import plain_text
from tests.e2e.conftest import Invite
from tests.e2e.pages import AtTable
from tests.e2e.people import Person
from tests.e2e.playing import READY, Mouse, reach
from tests.e2e.test_two_browsers import answer_once, next_one
from tests.e2e.titles import RONE

# A trigger soon, with Bert asked in every window.
TRIGGER_SOON = replace(RONE, seed=15)

PASSED = "Passed for you, because nobody else acts: Your income phase ends."


def draws_in_a_later_turn(state: dict[str, Any]) -> bool:
    """The question of the income phase, after which the end of that phase is passed."""
    ids = {one["id"] for one in state["view"]["question"]["options"]}
    return "draw" in ids and state["view"]["round"] >= 2 and bool(state["passing"]["passed"])


def was_passed(state: dict[str, Any]) -> bool:
    """A window in which nobody else acted."""
    return any(one["mode"] == "smart" for one in state["passing"]["passed"])


def test_a_stop_on_the_phase_rail_is_shown_and_asks_where_it_was_passed_before(ada: Person) -> None:
    player = Mouse(ada, RONE.seed)
    made = ada.make(RONE)
    ada.open(made)
    table = AtTable(ada)
    table.prompt()
    table.ask_me("Cards of your income")
    prompt = reach(player, made, until=draws_in_a_later_turn)

    # without a stop the end of the phase goes by
    answer_once(player)
    passed = table.prompt(prompt)
    expect(table.unfolded_log()).to_contain_text(PASSED)
    expect(table.sentence).not_to_contain_text("income phase ends")

    # the same again with a stop
    table.take_back().click()
    again = table.prompt(passed)
    expect(table.unfolded_log()).not_to_contain_text(PASSED)
    stop = ada.page.locator(".rail button", has_text="Income")
    expect(stop).to_have_attribute("aria-pressed", "false")
    stop.click()
    expect(stop).to_have_attribute("aria-pressed", "true")
    expect(stop.locator(".dot.stop")).to_be_visible()
    player.last = ""
    answer_once(player)
    table.prompt(again)
    expect(table.sentence).to_contain_text("Your income phase ends. Do you react?")
    expect(table.unfolded_log()).not_to_contain_text(PASSED)


def test_why_it_was_passed_stands_in_my_log_and_in_nobody_elses(invite: Invite) -> None:
    ada, cleo = invite(), invite(name="Cleo")
    made = ada.make(RONE)
    cleo.open(made)
    reach(Mouse(ada, RONE.seed), made, until=was_passed)
    log = AtTable(ada).unfolded_log()
    expect(log).to_contain_text("Passed for you, because nobody else acts")
    last = ada.watch.states(0)[-1]["seq"]
    cleo.until(lambda: cleo.watch.states(-1)[-1]["seq"] >= last)
    told = [
        plain_text(line["sentence"]["en"]) for one in cleo.watch.states(-1) for line in one["log"]
    ]
    assert told
    assert not [line for line in told if "Passed for you" in line]
    expect(cleo.page.get_by_role("log")).not_to_contain_text("Passed for you")


def asks_for_a_side(state: dict[str, Any]) -> bool:
    question = state["view"]["question"]
    return question is not None and {one["id"] for one in question["options"]} == {"top", "bottom"}


def test_the_side_of_the_graveyard_is_asked_once_where_the_answer_counts_from_then_on(
    ada: Person,
) -> None:
    made = ada.make(RONE)
    player = Mouse(ada, RONE.seed)
    ada.open(made)
    table = AtTable(ada)
    table.prompt()
    table.ask_me("Cards that go to your graveyard")
    first = reach(player, made, until=asks_for_a_side)
    ada.page.get_by_label("Always answer this way").check()
    ada.page.locator('[data-prompt] [data-option="bottom"]').click()
    player.last = first
    told = len(ada.watch.states(0))

    def answered_for_her(_state: dict[str, Any]) -> bool:
        """Her own log tells it; she was not asked."""
        lines = [line for state in ada.watch.states(0)[told:] for line in state["log"]]
        return any(
            line["aside"] and "Answered for you as usual" in plain_text(line["sentence"]["en"])
            for line in lines
        )

    asked = player.play(until=lambda state: asks_for_a_side(state) or answered_for_her(state))
    assert asked == "over" or not asks_for_a_side(ada.watch.state(asked))
    assert answered_for_her({})
    # until it is to be asked again
    ada.page.get_by_role("button", name="Passing:").click()
    side = table.dialog("Passing").get_by_label("Cards that go to your graveyard")
    expect(side).to_have_value("bottom")
    ada.page.keyboard.press("Escape")
    table.ask_me("Cards that go to your graveyard")
    reach(player, made, until=asks_for_a_side)
    expect(ada.page.get_by_label("Always answer this way")).not_to_be_checked()


def may_answer(state: dict[str, Any]) -> bool:
    """A window while effects wait."""
    return bool(state["window"] and state["view"]["stack"])


def may_answer_a_trigger(state: dict[str, Any]) -> bool:
    return may_answer(state) and state["view"]["stack"][-1]["kind"] == "trigger"


def play_both(ada: Mouse, bert: Mouse, until: Callable[[dict[str, Any]], bool]) -> str:
    """Both answer until something is so when Ada is asked; her prompt."""
    while True:
        asked = next_one(ada, bert)
        assert asked is not None, "the game is over"
        prompt = asked.asked()
        if asked is ada and until(ada.person.watch.state(prompt)):
            ada.page.wait_for_function(READY)
            return prompt
        answer_once(asked)


def test_a_trigger_the_whole_stack_and_the_next_window_are_passed_as_wished(
    ada: Person, bert: Person
) -> None:
    made = ada.make(TRIGGER_SOON, {"seating": "open"}, always_ask=True)
    ada.open(made)
    bert.sit(made, 1)
    one, two = Mouse(ada, 1), Mouse(bert, 2)
    two.asked()
    bert.page.get_by_role("button", name="Passing:").click()
    bert.page.get_by_label("Always ask").check()
    bert.page.keyboard.press("Escape")
    table = AtTable(ada)
    lamp = ada.page.get_by_role("button", name="Passing:")

    # this trigger, always; it can be taken back, and wished otherwise
    asked = play_both(one, two, until=may_answer_a_trigger)
    name = ada.watch.state(asked)["view"]["stack"][-1]["card"]["name"]["en"]
    always = ada.page.get_by_role("button", name="Always pass this trigger")
    always.click()
    expect(always).to_have_count(0)
    table.take_back().click()
    table.prompt(asked)
    expect(always).to_be_visible()
    lamp.click()
    dialog = table.dialog("Passing")
    expect(dialog).to_contain_text(f"Triggers of {name} are passed automatically")
    dialog.get_by_role("button", name="Ask me again").click()
    expect(dialog).not_to_contain_text("Triggers of")
    ada.page.keyboard.press("Escape")

    # the stack until it is empty; while Bert is asked, the lamp is lit, and goes out by a click
    one.last = two.last = ""
    whole = ada.page.get_by_role("button", name="Pass until the stack is empty")
    play_both(one, two, until=may_answer)
    whole.click()
    expect(lamp).to_contain_text("Until the stack is empty")
    expect(whole).to_have_count(0)
    expect(table.unfolded_log()).to_contain_text("Passed for you, because effects still wait")
    lamp.click()
    expect(lamp).to_contain_text("Smart")

    # the next window, while Bert decides
    arm = ada.page.get_by_role("button", name="Pass the next window")
    arm.click()
    expect(arm).to_have_attribute("aria-pressed", "true")
    told = len(ada.watch.states(0))

    def passed_for_her() -> bool:
        lines = [line for state in ada.watch.states(0)[told:] for line in state["log"]]
        return any("you passed beforehand" in plain_text(line["sentence"]["en"]) for line in lines)

    while not passed_for_her():
        answer_once(two)
    expect(ada.page.locator(".arm[aria-pressed=true]")).to_have_count(0)

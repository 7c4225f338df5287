"""Why not, passing, stops, and keys that never do too much."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.pages import AtTable, stands_still
from tests.e2e.people import OPEN, PHONE, Person
from tests.e2e.playing import READY, Mouse, reach
from tests.e2e.titles import RONE, USUAL, Way

COLOUR = "(one) => getComputedStyle(one).backgroundColor"


# Whether exactly these cards are outlined as what stands in the way.
HIGHLIGHTED = """(named) => {
  const outlined = [...document.querySelectorAll('[data-card]')]
    .filter((one) => one.matches('[data-culprit]') && getComputedStyle(one).outlineStyle === 'dashed');
  const found = [...new Set(outlined.map((one) => Number(one.dataset.card)))].sort((a, b) => a - b);
  return JSON.stringify(found) === JSON.stringify(named);
}"""


def usable(question: dict[str, Any]) -> set[int]:
    return {n for one in question["options"] for n in [*one["cards"], *(one.get("leads") or [])]}


def useless(state: dict[str, Any]) -> list[int]:
    """The own cards that no answer touches: of the hand, heroes and what lies on the table."""
    own = state["view"]["seats"][0]
    open_cards = [own.get("hero"), own.get("activate"), *(own.get("units") or [])]
    cards = [card["n"] for card in [*own["hand"], *filter(None, open_cards)]]
    return [n for n in cards if n not in usable(state["view"]["question"])]


def asked_why(ada: Person, cards: list[int]) -> tuple[int, list[int]]:
    """Clicks cards until an explanation names something on the table: the card, and what was named."""
    for card in cards:
        ada.page.locator(f'.slot[data-card="{card}"]').click()
        expect(ada.page.locator(".why .intents")).to_be_visible()
        because = next(f for f in reversed(ada.watch.frames) if f["kind"] == "because")
        culprits = {c["n"] for i in because["intents"] for r in i["reasons"] for c in r["culprits"]}
        named = sorted(n for n in culprits if ada.page.locator(f'[data-card="{n}"]').count())
        if named:
            return card, named
        ada.page.keyboard.press("Escape")
    raise AssertionError("no explanation names a card on the table")


def may_end(state: dict[str, Any]) -> bool:
    return any(
        one["id"] in {"end-turn", "end-phase"} for one in state["view"]["question"]["options"]
    )


@pytest.mark.parametrize("way", USUAL, ids=str)
def test_a_card_that_cannot_be_used_says_why_with_rule_and_culprits_to_its_owner_only(
    way: Way, invite: Invite
) -> None:
    ada, cleo = invite(), invite(name="Cleo")
    made = ada.make(way)
    cleo.open(made)
    player = Mouse(ada, way.seed)
    prompt = reach(player, made, until=lambda state: player.answered > 5 and bool(useless(state)))
    card, culprits = asked_why(ada, useless(ada.watch.state(prompt)))
    why = ada.page.get_by_role("region", name="Why can't I?")
    expect(why).to_contain_text("Only you see this.")
    reason = why.get_by_role("listitem").first
    expect(reason).not_to_be_empty()
    ada.page.wait_for_function(HIGHLIGHTED, arg=culprits)
    expect(cleo.page.locator("[data-culprit]")).to_have_count(0)
    rule = reason.get_by_role("button").last
    number = rule.inner_text()
    rule.click()
    expect(AtTable(ada).dialog(f"Rule {number}")).to_be_visible()
    assert not [f for f in cleo.watch.frames if f["kind"] == "because"]
    ada.page.keyboard.press("Escape")
    # the same by keys
    ada.page.keyboard.press("Escape")
    expect(why).to_have_count(0)
    expect(ada.page.locator("[data-culprit]")).to_have_count(0)
    ada.page.locator(f'.slot[data-card="{card}"]').focus()
    ada.page.keyboard.press("Enter")
    expect(why).to_be_visible()
    assert AtTable(ada).prompt() == prompt


@pytest.mark.parametrize("way", USUAL, ids=str)
def test_a_finger_on_a_card_that_cannot_be_used_is_told_why(way: Way, invite: Invite) -> None:
    ada = invite(PHONE)
    made = ada.make(way)
    player = Mouse(ada, way.seed)
    prompt = reach(player, made, until=lambda state: player.answered > 5 and bool(useless(state)))
    player.press(ada.page.locator(f'.slot[data-card="{useless(ada.watch.state(prompt))[0]}"]'))
    ada.page.get_by_role("menuitem", name="Why can't I?").tap()
    reason = ada.page.get_by_role("region", name="Why can't I?").get_by_role("listitem").first
    expect(reason).not_to_be_empty()
    assert AtTable(ada).prompt() == prompt


@pytest.mark.parametrize("way", USUAL, ids=str)
def test_no_single_key_ends_the_turn_and_a_held_key_answers_nothing(way: Way, ada: Person) -> None:
    prompt = reach(Mouse(ada, way.seed), ada.make(way), until=may_end)
    ada.page.wait_for_function(READY)
    table = AtTable(ada)
    for key in ("Space", "p", "y", "n", "e", "Enter", "Escape"):
        ada.page.keyboard.press(key)
        assert table.prompt() == prompt, key
    ada.page.keyboard.press("Shift+E")
    later = table.prompt(prompt)
    assert later != prompt


def test_space_held_down_answers_one_prompt_at_most(ada: Person) -> None:
    ada.open(ada.make(RONE, always_ask=True))
    table = AtTable(ada)
    prompt = table.prompt()
    ada.page.wait_for_function(READY)
    ada.page.keyboard.down("Space")
    later = table.prompt(prompt)  # the hand is kept
    for _ in range(30):
        ada.page.keyboard.down("Space")  # repeated by the keyboard
    assert table.prompt() == later
    ada.page.keyboard.up("Space")


@pytest.mark.parametrize("way", USUAL, ids=str)
def test_pass_and_end_turn_are_buttons_apart(way: Way, ada: Person) -> None:
    player = Mouse(ada, way.seed)
    reach(player, ada.make(way), until=may_end)
    stands_still(ada.page)
    end = ada.page.locator("[data-prompt] .option.end")
    box = end.bounding_box()
    assert box
    colour = end.evaluate(COLOUR)
    others = ada.page.locator("[data-prompt] .option:not(.end):visible")
    for place in range(others.count()):
        other = others.nth(place).bounding_box()
        assert other
        assert (
            other["x"] + other["width"] + 48 <= box["x"] or other["y"] + other["height"] <= box["y"]
        )
    assert (
        player.play(until=lambda _: ada.page.locator("[data-prompt] .option.pass").count() > 0)
        != "over"
    )
    assert ada.page.locator("[data-prompt] .option.pass").evaluate(COLOUR) != colour


def test_a_stop_on_the_phases_is_shown_kept_and_asked_at(ada: Person) -> None:
    ada.open(ada.make(RONE))
    table = AtTable(ada)
    table.prompt()
    stop = ada.page.locator(".rail button").last
    expect(stop).to_have_attribute("aria-pressed", "false")
    stop.click()
    expect(stop).to_have_attribute("aria-pressed", "true")
    ada.page.reload()
    table.prompt()
    expect(ada.page.locator(".rail button").last).to_have_attribute("aria-pressed", "true")
    passing = ada.watch.states(0)[-1]["passing"]
    assert len(passing["stops"]) >= 1


def test_the_lamp_shows_that_it_passes_and_one_click_puts_it_out(invite: Invite) -> None:
    ada, bert = invite(), invite(PHONE, name="Bert")
    made = ada.make(RONE, OPEN)
    bert.sit(made, 1)
    ada.open(made)
    lamp = ada.page.get_by_role("button", name="Passing:")
    expect(lamp).to_contain_text("Smart")
    lamp.click()
    AtTable(ada).dialog("Passing").get_by_label("Until my turn").check()
    ada.page.keyboard.press("Escape")
    expect(lamp).to_contain_text("Until my turn")
    lamp.click()
    expect(lamp).to_contain_text("Smart")
    ada.page.keyboard.press("f")
    expect(lamp).to_contain_text("Always ask")
    # nobody else is told
    assert all(f["passing"]["mode"] == "smart" for f in bert.watch.states(1))


def test_the_preview_takes_no_clicks_and_does_not_cover_what_is_pointed_at(ada: Person) -> None:
    ada.open(ada.make(RONE))
    AtTable(ada).prompt()
    stands_still(ada.page)
    for card in ada.page.locator(".hand .slot").all():
        card.hover()
        dock = ada.page.get_by_role("region", name="Card", exact=True).bounding_box()
        box = card.bounding_box()
        assert dock
        assert box
        assert box["x"] + box["width"] <= dock["x"] or box["y"] >= dock["y"] + dock["height"]


@pytest.mark.parametrize("name", ["log", "prompt", "stack"])
def test_a_card_named_in_words_can_be_inspected_by_pointer_and_by_keys(
    name: str, ada: Person
) -> None:
    ada.open(ada.make(RONE))
    player = Mouse(ada, RONE.seed)
    where = {"log": "[role=log] .chip", "prompt": ".prompt .chip", "stack": ".stack .chip"}[name]
    player.play(until=lambda _state: ada.page.locator(where).count() > 0)
    chip = ada.page.locator(where).last
    words = chip.inner_text().strip()
    chip.hover()
    dock = ada.page.get_by_role("region", name="Card", exact=True)
    expect(dock).to_contain_text(words, use_inner_text=False)
    ada.page.mouse.move(5, 5)
    chip.focus()
    ada.page.keyboard.press("i")
    expect(dock.get_by_role("button", name="Unpin")).to_be_visible()

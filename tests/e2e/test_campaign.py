"""A campaign: left after a scenario, taken up elsewhere, tried again, and read about on its page."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import QUICK, Invite
from tests.e2e.moments import by_habit, scenario_over, won_scenario
from tests.e2e.pages import AtTable
from tests.e2e.people import PHONE, Person
from tests.e2e.playing import Mouse, after
from tests.e2e.test_reconnect import free_port
from tests.e2e.titles import CAMPAIGN
from tests.server.processes import server


def entries(person: Person) -> Locator:
    return person.page.get_by_role("article")


def opens_book(person: Person) -> None:
    """From the menu above the table."""
    person.page.get_by_role("button", name="More", exact=True).click()
    person.page.get_by_role("link", name="Campaign").click()
    expect(person.page.get_by_role("heading", name="RONE: Invasion: Campaign")).to_be_visible()


def test_a_campaign_is_left_and_taken_up_on_a_phone_after_the_server_was_killed(
    invite: Invite, built_page: Path, tmp_path: Path
) -> None:
    match = won_scenario(CAMPAIGN)
    held = match.view(0)["campaign"]["history"][0]["players"][0]
    flags = ("--database", str(tmp_path / "tables.sqlite"))
    port = free_port()
    with server(*flags, environment=QUICK, port=port) as first:
        ada = invite(address=first.address)
        made = ada.play_on(match)
        ada.open(made)
        prompt = AtTable(ada).prompt()
        table = AtTable(ada)
        table.menu("Seats")
        table.dialog("Seats").get_by_role("button", name="Create a link").first.click()
        link = table.link("Seat link: Ada")
        table.dialog("Seats").get_by_role("button", name="Close").click()
        opens_book(ada)
        told = entries(ada).inner_text()
        for card in [*held["base"], *held["trained"]]:
            assert card["name"]["en"] in told
        expect(entries(ada)).to_contain_text("Won in round 16.")
        expect(ada.page.locator(".way .now")).to_contain_text("Operation Strike Back")
        ada.leave()
        first.kill()
    with server(*flags, environment=QUICK, port=port) as second:
        phone = invite(PHONE, address=second.address)
        phone.page.goto(link)
        phone.page.get_by_role("button", name="Take the seat").click()
        assert AtTable(phone).prompt() == prompt
        opens_book(phone)
        phone.page.reload()  # a page of its own: it has an address
        expect(entries(phone)).to_have_text(told, use_inner_text=True)
        phone.page.get_by_role("link", name="Back to the table").click()
        player = Mouse(phone, 1)
        player.play(until=after(4, player))
        phone.leave()


def test_a_lost_scenario_is_tried_again_and_the_history_keeps_both(ada: Person) -> None:
    way = replace(CAMPAIGN, options={**CAMPAIGN.options, "round_limit": "1"})
    ada.open(ada.play_on(by_habit(way, scenario_over)))
    table = AtTable(ada)
    before = table.prompt()
    ada.page.locator("[data-prompt] [data-option=try-again]").click()
    table.prompt(before)
    opens_book(ada)
    expect(entries(ada)).to_have_count(1)
    expect(entries(ada)).to_contain_text("Lost in round 1.")
    expect(ada.page.locator(".way .now")).to_contain_text("attempt 2")

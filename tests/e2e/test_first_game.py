"""From a fresh page to a running game."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.pages import AtTable, Home, NewTable
from tests.e2e.people import PHONE, Person
from tests.e2e.titles import TITLES


@pytest.mark.parametrize("game", TITLES)
def test_a_fresh_page_leads_to_a_game_against_a_computer_in_one_click(
    game: str, ada: Person
) -> None:
    began = time.monotonic()
    Home(ada).play_computer(game)
    table = AtTable(ada)
    table.prompt()
    assert time.monotonic() - began < 10
    expect(table.sentence).to_contain_text("Your decision")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(TITLES[game])


@pytest.mark.parametrize("game", TITLES)
def test_a_table_with_wishes_is_a_game_after_three_clicks(game: str, ada: Person) -> None:
    Home(ada).game(game).get_by_role("link").click()
    new = NewTable(ada, game)
    new.seat(2, "random")
    new.start()
    AtTable(ada).prompt()


def test_the_lobby_lists_several_tables_and_leads_back_to_each(ada: Person) -> None:
    for game in TITLES:
        Home(ada).play_computer(game)
        AtTable(ada).prompt()
    Home(ada)
    tables = ada.page.locator(".tables a.open")
    expect(tables).to_have_count(len(TITLES))
    expect(tables.first).to_contain_text("your decision")
    tables.last.click()
    AtTable(ada).prompt()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(next(iter(TITLES.values())))


def test_a_table_that_is_taken_down_is_gone_from_the_list_and_for_who_sits_there(
    invite: Invite,
) -> None:
    ada, phone = invite(), invite(PHONE, name="Bert")
    Home(ada).play_computer("rone")
    table = AtTable(ada)
    table.prompt()
    table.menu("Seats")
    phone.page.goto(table.link("For spectators"))
    expect(phone.page.locator(".prompt .sentence")).to_contain_text("Ada decides")
    Home(ada)
    ada.page.get_by_role("button", name="Delete the table").click()
    ada.page.get_by_role("button", name="Delete it").click()
    expect(ada.page.locator(".tables")).to_have_count(0)
    expect(phone.page.get_by_role("heading", name="The table is gone")).to_be_visible()

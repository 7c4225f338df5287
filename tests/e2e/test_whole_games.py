"""Whole games by mouse and by keys alone; beginning and end of every way to play, on phones, and in words."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.moments import View
from tests.e2e.pages import AtTable, sees_the_result
from tests.e2e.people import DESKTOP, PHONE, SMALL_PHONE, Person, Size
from tests.e2e.playing import Keys, Mouse, Player, after, in_words, reach
from tests.e2e.seeds import answers
from tests.e2e.titles import BEST_OF_THREE, SHORT, STARTER_SHORT, WAYS, Way

ON_THE_PAGE = 10  # answers at the beginning and at the end of a game, if others between them are given without a page


def is_second(view: View) -> bool:
    return bool(view["encounter"] > 1)


def begin_and_end(player: Player, made: dict[str, Any], way: Way) -> None:
    """The first answers and the last ones on the page; those between them are given without it."""
    player.play(until=after(ON_THE_PAGE, player))
    reach(player, made, until=after(answers(way) - ON_THE_PAGE, player))
    assert player.play() == "over"


@pytest.mark.parametrize("way", SHORT, ids=str)
def test_a_whole_game_by_mouse_ends_by_the_rules_with_its_result(way: Way, ada: Person) -> None:
    ada.open(ada.make(way))
    player = Mouse(ada, way.seed)
    assert player.play() == "over"
    assert player.used["table"] > player.used["button"]
    sees_the_result(ada)


def test_a_best_of_three_goes_on_to_the_next_game_and_counts_the_games_won(ada: Person) -> None:
    made = ada.make(BEST_OF_THREE)
    player = Mouse(ada, BEST_OF_THREE.seed)
    before = answers(BEST_OF_THREE, until=is_second)
    reach(player, made, until=after(before - ON_THE_PAGE, player))
    assert player.play(until=lambda state: is_second(state["view"])) != "over"
    assert player.used
    wins = [seat["wins"] for seat in ada.watch.states(0)[-1]["view"]["seats"]]
    assert sum(wins) == 1
    expect(ada.page.locator("header .clock")).to_contain_text(f"({wins[0]}:{wins[1]})")
    table = AtTable(ada)
    while (prompt := table.prompt(player.last)) != "over":
        player.last = prompt
        table.give_up()
    sees_the_result(ada)


OTHERS = [way for way in WAYS if way not in [BEST_OF_THREE, *SHORT]]


@pytest.mark.parametrize(
    ("way", "size"),
    [
        *((way, DESKTOP) for way in OTHERS),
        *((way, SMALL_PHONE if way == STARTER_SHORT else PHONE) for way in [*SHORT, *OTHERS]),
    ],
    ids=str,
)
def test_every_way_to_play_is_begun_and_ended_by_mouse_and_by_finger(
    way: Way, size: Size, invite: Invite
) -> None:
    ada = invite(size)
    made = ada.make(way)
    ada.open(made)
    player = Mouse(ada, way.seed)
    begin_and_end(player, made, way)
    assert player.used["table"] > player.used["button"]
    sees_the_result(ada)


@pytest.mark.parametrize("way", SHORT, ids=str)
def test_a_whole_game_by_keys_alone_from_the_first_page_to_the_result(
    way: Way, ada: Person
) -> None:
    ada.make(way)
    ada.page.add_init_script(
        "addEventListener('pointerdown', () => (window.hadPointer = true), true)"
    )
    ada.go("/")
    table = ada.page.locator(".tables a.open")
    table.wait_for()
    while not table.evaluate("(link) => link === document.activeElement"):
        ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Enter")
    player = Keys(ada, way.seed)
    assert player.play() == "over"
    assert player.used["table"]
    assert not ada.page.evaluate("() => window.hadPointer")
    sees_the_result(ada)


@pytest.mark.parametrize("way", SHORT, ids=str)
def test_a_game_is_begun_and_ended_through_the_table_in_words(way: Way, ada: Person) -> None:
    made = ada.make(way)
    player = in_words(ada, made, way)
    begin_and_end(player, made, way)
    assert player.used["line"]
    sees_the_result(ada)

"""Whole games: every way to play by mouse, phones, keys alone, and the table in words."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.moments import View
from tests.e2e.pages import AtTable
from tests.e2e.people import PHONE, SMALL_PHONE, Person, Size
from tests.e2e.playing import Keys, Mouse, Words, after, reach
from tests.e2e.seeds import answers
from tests.e2e.titles import BEST_OF_THREE, SHORT, STARTER_SHORT, WAYS, Way

ON_THE_PAGE = 15  # answers at the beginning and at the end of a game, if others between them are given without a page


def is_second(view: View) -> bool:
    return bool(view["encounter"] > 1)


def sees_the_result(person: Person) -> None:
    expect(person.page.locator("section.result h2")).to_have_text(
        ["You won!", "You lost.", "It is a tie."][result_of(person)]
    )


def result_of(person: Person) -> int:
    winners = person.watch.states(0)[-1]["view"]["result"]["winners"]
    return 2 if not winners else 0 if 0 in winners else 1


@pytest.mark.parametrize("way", [way for way in WAYS if way != BEST_OF_THREE], ids=str)
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


@pytest.mark.parametrize(
    ("way", "size"),
    [(way, SMALL_PHONE if way == STARTER_SHORT else PHONE) for way in SHORT],
    ids=str,
)
def test_a_whole_game_by_finger_on_a_phone_ends_by_the_rules(
    way: Way, size: Size, invite: Invite
) -> None:
    ada = invite(size)
    ada.open(ada.make(way))
    assert Mouse(ada, way.seed).play() == "over"
    sees_the_result(ada)


@pytest.mark.parametrize(
    "way", [way for way in WAYS if way not in [BEST_OF_THREE, *SHORT]], ids=str
)
def test_every_other_way_to_play_is_begun_and_ended_by_finger_on_a_phone(
    way: Way, invite: Invite
) -> None:
    ada = invite(PHONE)
    made = ada.make(way)
    ada.open(made)
    player = Mouse(ada, way.seed)
    player.play(until=after(ON_THE_PAGE, player))
    reach(player, made, until=after(answers(way) - ON_THE_PAGE, player))
    assert player.play() == "over"
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
def test_a_whole_game_through_the_table_in_words(way: Way, ada: Person) -> None:
    ada.open(ada.make(way))
    AtTable(ada).prompt()
    ada.page.keyboard.press("Alt+t")
    expect(ada.page.get_by_role("heading", name="Text table")).to_be_visible()
    player = Words(ada, way.seed)
    assert player.play() == "over"
    assert player.used["line"]
    sees_the_result(ada)

"""Cards are dragged as well as clicked: an arrow follows, and letting go means a click here and a click there."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.pages import stands_still
from tests.e2e.people import Person
from tests.e2e.playing import SPOT
from tests.e2e.positions import Shelf, recorded
from tests.e2e.test_never_for_you import asked

ATTACKER, ENEMY = 27, 7  # in the position "attack"


class Dragging:
    """A recorded position, and a mouse that drags."""

    def __init__(self, ada: Person, view: dict[str, Any]) -> None:
        self.ada = ada
        self.page = ada.page
        self.shelf = Shelf(ada)
        self.lay(view)

    def lay(self, view: dict[str, Any]) -> None:
        self.shelf.lay(view)
        stands_still(self.page)

    def card(self, number: int) -> Locator:
        return self.page.locator(f'.slot[data-card="{number}"]')

    def lift(self, number: int, over: Locator) -> None:
        """Drags a card, and does not let go of it."""
        self.page.mouse.move(*self.card(number).evaluate(SPOT)["at"])
        self.page.mouse.down()
        self.page.mouse.move(*over.evaluate(SPOT)["at"], steps=4)

    def drag(self, number: int, over: Locator) -> None:
        self.lift(number, over)
        self.page.mouse.up()

    @property
    def menu(self) -> Locator:
        return self.page.get_by_role("menuitem")

    @property
    def chosen(self) -> list[str]:
        return [one["option"] for one in self.shelf.sent("choose")]

    def confirm(self, option: str) -> None:
        """Nothing was done yet; what would come of it is read, and wanted."""
        expect(self.menu.first).to_contain_text("deals")
        assert option not in self.chosen
        self.menu.first.click()
        self.ada.until(lambda: self.chosen[-1:] == [option])


@pytest.fixture
def attack() -> dict[str, Any]:
    """An attack that has begun, and asks for its target."""
    return recorded("rone")["rone-attack"]


def test_a_unit_dragged_onto_its_only_target_attacks_it_once_the_outcome_is_confirmed(
    ada: Person,
) -> None:
    view = recorded("rone")["rone-main"]
    attack = next(one for one in view["question"]["options"] if "only" in one)
    hand = Dragging(ada, view)
    hand.drag(attack["cards"][0], hand.card(attack["only"]["card"]))
    hand.confirm(attack["id"])


def test_a_unit_dragged_onto_one_of_several_targets_aims_at_it_as_soon_as_that_is_asked(
    ada: Person, attack: dict[str, Any]
) -> None:
    first = {**attack["question"]["options"][0], "id": "begin", "cards": [ATTACKER]}
    del first["prediction"]
    before = asked(attack, first)
    before["question"]["card"] = None
    hand = Dragging(ada, before)
    hand.drag(ATTACKER, hand.card(ENEMY))
    ada.until(lambda: hand.chosen == ["begin"])
    hand.lay(attack)
    hand.confirm(f"attack-{ENEMY}")


def test_an_attack_that_has_begun_is_aimed_by_dragging_the_attacker(
    ada: Person, attack: dict[str, Any]
) -> None:
    hand = Dragging(ada, attack)
    hand.drag(ATTACKER, hand.card(ENEMY))
    hand.confirm(f"attack-{ENEMY}")


def test_a_card_of_the_hand_is_played_by_dragging_it_onto_the_table(ada: Person) -> None:
    view = recorded("rone")["rone-combat"]
    play = next(one for one in view["question"]["options"] if one["cards"])
    hand = Dragging(ada, view)
    hand.drag(play["cards"][0], ada.page.locator("main.field .lane").first)
    ada.until(lambda: hand.chosen == [play["id"]])


def test_what_is_let_go_of_again_has_done_nothing(ada: Person, attack: dict[str, Any]) -> None:
    hand = Dragging(ada, attack)
    enemy = hand.card(ENEMY)
    arrow = ada.page.locator("svg path.line")
    hand.lift(ATTACKER, enemy)
    expect(arrow).to_be_attached()
    expect(enemy).to_have_attribute("data-aimed", "")
    ada.page.keyboard.press("Escape")
    expect(arrow).to_have_count(0)
    ada.page.mouse.up()
    hand.drag(ATTACKER, ada.page.locator(".prompt .sentence"))
    hand.drag(ATTACKER, hand.card(ATTACKER))
    expect(hand.menu).to_have_count(0)
    expect(ada.page.locator("[data-aimed]")).to_have_count(0)
    assert hand.chosen == []

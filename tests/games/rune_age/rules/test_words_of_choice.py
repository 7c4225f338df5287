"""What texts leave to be chosen, and what follows from it: one of two things, done or not, costs, and how often."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.games.rune_age.scenario import enemy, gold, instant, player, unit
from runestack.testing import Scenario, scenario

LEVY = unit("Levy")
OGRE = enemy("Ogre", strength=9)


def rune_age(**words: Any) -> Scenario:
    return scenario("rune-age", **words)


def played(text: str, *, hand: int = 1) -> Scenario:
    """A unit with a text is played in a battle; beside it there are some gold cards in hand."""
    game = rune_age(
        p1=player(hand=[unit("Wolf", text=text), LEVY, *[gold(1)] * hand]), front=[OGRE]
    )
    game.p1.attacks("Ogre")
    game.p1.plays("Wolf", use=True)
    return game


# -- one of two things, done or not --------------------------------------------------------------------


@pytest.mark.rule("RA-RULING-79", "RA-RULING-43")
@pytest.mark.parametrize(
    "text",
    [
        "When Played: Choose one: draw a card, or +2.",
        "When Played: This unit gets +2 {strength} or draw a card.",
        "When Played: This unit gets +2 {strength} or each other player draws a card.",
    ],
)
@pytest.mark.parametrize(("choice", "strength"), [("draws", 1), ("gets", 3)])
def test_a_bonus_is_one_side_of_a_choice(text: str, choice: str, strength: int) -> None:
    game = played(text)
    wanted = [one for one in game.options(game.p1) if ("+2" in one) == (choice == "gets")]
    game.p1.chooses(wanted[0])
    game.expect("Wolf", strength=strength)


@pytest.mark.rule("RA-ABIL-1", "RA-RULING-59")
@pytest.mark.parametrize(
    ("text", "done", "left_out"),
    [
        ("You may discard a card. If you do, +2. Otherwise, +1.", 3, 2),
        ("You may discard a card. If you don't, +1.", 1, 2),
    ],
)
def test_something_else_follows_where_a_may_is_declined(
    text: str, done: int, left_out: int
) -> None:
    for answer, strength in (("yes", done), ("no", left_out)):
        game = played(f"When Played: {text}")
        game.p1.chooses(answer)
        if answer == "yes":
            game.p1.gives("1 Gold")
        game.expect("Wolf", strength=strength)


@pytest.mark.rule("RA-RULING-59", "RA-RULING-79")
@pytest.mark.parametrize(
    ("text", "done", "not_done"),
    [
        ("Discard 2 cards. If you do, +2.", 3, 1),
        ("Discard 2 cards. If you do, +2. Otherwise, +4.", 3, 5),
        ("Discard 2 cards if able. Otherwise, +4.", 1, 5),
    ],
)
def test_what_hangs_on_a_deed_asks_whether_it_was_done_completely(
    text: str, done: int, not_done: int
) -> None:
    game = played(f"When Played: {text}", hand=2)
    game.p1.gives("1 Gold", "1 Gold")
    game.expect("Wolf", strength=done)  # Levy is still in hand
    game = rune_age(
        p1=player(hand=[unit("Wolf", text=f"When Played: {text}"), gold(1)]), front=[OGRE]
    )
    game.p1.attacks("Ogre")
    game.p1.plays("Wolf", use=True)
    assert game.log_contains(f"Ogre: {not_done} against 9")
    game.expect(game.p1, hand=[], discard=["Wolf", "1 Gold"])  # one card is discarded all the same


@pytest.mark.rule("RA-EVENT-6", "RA-RULING-79")
@pytest.mark.parametrize(
    "text",
    [
        "Each player may discard a card. If he does not, he takes 2 damage.",
        "Each player takes 2 damage unless he discards a card.",
    ],
)
def test_who_does_not_do_what_an_event_offers_suffers(text: str) -> None:
    game = rune_age(
        p1=player(hand=[gold(1)]),
        p2=player(hand=[gold(1)]),
        event_deck=[instant("Toll", text)],
        at="event",
    )
    game.p1.chooses("yes")
    game.p2.chooses("no")
    assert [game.p1.damage, game.p2.damage] == [0, 2]


@pytest.mark.rule("RA-EVENT-6", "RA-RULING-79")
def test_an_event_says_what_happens_where_its_demand_cannot_be_met() -> None:
    text = "Each player discards 2 cards if able. Otherwise he takes 3 damage."
    game = rune_age(
        p1=player(hand=[gold(1)] * 2),
        p2=player(hand=[gold(1)]),
        event_deck=[instant("Toll", text)],
        at="event",
    )
    assert [game.p1.damage, game.p2.damage] == [0, 3]

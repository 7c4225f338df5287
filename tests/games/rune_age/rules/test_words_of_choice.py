"""What texts leave to be chosen, and what follows from it: one of two things, done or not, costs, and how often."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.cards.diagnostics import PackError
from runestack.games.rune_age.scenario import (
    enemy,
    gold,
    instant,
    player,
    reward,
    stronghold,
    unit,
)
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


# -- costs ---------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-ABIL-4", "RA-RULING-59", "RA-RULING-24")
def test_gold_cards_of_a_total_value_are_a_cost() -> None:
    wolf = unit("Wolf", text="When Played, discard gold cards with total value 3: +2.")
    game = rune_age(p1=player(hand=[wolf, LEVY, gold(1), gold(2), gold(3)]), front=[OGRE])
    game.p1.attacks("Ogre")
    game.p1.plays("Wolf", use=True)
    game.p1.gives("1 Gold", "2 Gold")
    game.expect("Wolf", strength=3)
    game.expect(game.p1, hand=["Levy", "3 Gold"])
    poor = rune_age(p1=player(hand=[wolf, LEVY, gold(2)]), front=[OGRE])
    poor.p1.attacks("Ogre")
    poor.p1.plays("Wolf")
    assert not poor.offers(poor.p1, "Use Wolf")


def test_nothing_else_is_paid_from_the_hand_beside_cards_of_a_total_value() -> None:
    text = "When Played, discard gold cards with total value 3, discard a card: +2."
    with pytest.raises(PackError, match="no other cards are given"):
        rune_age(p1=player(hand=[unit("Wolf", text=text)]))


@pytest.mark.rule("RA-ABIL-2", "RA-ABIL-4", "RA-RULING-60")
@pytest.mark.parametrize(("way", "influence", "hand"), [(0, 0, ["1 Gold"]), (1, 1, [])])
def test_one_of_two_costs_is_paid_and_then_the_ability_is_used(
    way: int, influence: int, hand: list[str]
) -> None:
    hound = unit("Hound", text="Resolution, spend 1 influence or discard a card: +2.")
    game = rune_age(p1=player(hand=[hound, gold(1)], realm=[stronghold()]), front=[OGRE])
    game.p1.attacks("Ogre")
    game.p1.plays("Hound")
    game.p1.uses("Hound", ability=way)
    assert game.log_contains("Ogre: 3 against 9")  # there is nothing more to use
    game.expect(game.p1, influence=influence, hand=hand)


@pytest.mark.rule("RA-RULING-28", "RA-ABIL-4")
def test_a_card_of_the_realm_area_is_exhausted_whichever_cost_is_paid() -> None:
    well = reward(
        "Well", "Action, exhaust this card, discard a card or take 2 damage: Draw a card."
    )
    game = rune_age(p1=player(realm=[well]))
    game.p1.uses("Well")  # there is nothing to discard
    game.expect("Well", exhausted=True)
    game.expect(game.p1, damage=2)
    well = reward("Well", "Action, exhaust this card or take 2 damage: Draw a card.")
    with pytest.raises(PackError, match="is exhausted for its ability"):
        rune_age(p1=player(realm=[well]))


# -- how often -----------------------------------------------------------------------------------------


@pytest.mark.rule("RA-ABIL-2", "RA-RULING-60", "RA-RULING-109")
@pytest.mark.parametrize(
    "text", ["Action, once per game: draw a card.", "Action: Once per game, draw a card."]
)
def test_what_is_done_once_per_game_is_not_done_in_a_later_round(text: str) -> None:
    scout = unit("Scout", text=text)
    game = rune_age(p1=player(hand=[scout, *[LEVY] * 4], realm=[stronghold()], deck=[]))
    game.p1.uses("Scout")
    game.p1.ends_turn()
    game.p2.ends_turn()
    game.expect(round=2)
    assert "Scout" in game.p1.hand
    game.refuses(game.p1, "action", "Scout", rule="RA-ABIL-2")


@pytest.mark.rule("RA-ACT-3", "RA-RULING-60", "RA-RULING-109")
def test_a_card_of_the_realm_area_is_exhausted_once_per_game() -> None:
    well = reward("Well", "Once per game, exhaust: draw a card.")
    game = rune_age(p1=player(realm=[well], deck=10))
    game.p1.uses("Well")
    game.p1.ends_turn()
    game.p2.ends_turn()
    game.expect("Well", exhausted=False)
    game.refuses(game.p1, "action", "Well", rule="RA-ABIL-2")


@pytest.mark.rule("RA-RULING-60", "RA-RULING-109")
@pytest.mark.parametrize(("limit", "strength"), [(", once per combat", 3), ("", 1)])
def test_what_is_done_once_per_combat_is_done_again_in_the_next_one(
    limit: str, strength: int
) -> None:
    wolf = unit(
        "Wolf", text=f"Resolution{limit}: +2.\nEnd of Combat: Return this unit to your hand."
    )
    game = rune_age(p1=player(hand=[wolf]), front=[OGRE, enemy("Troll", strength=9)])
    game.p1.attacks("Ogre")
    game.p1.plays("Wolf")
    game.p1.uses("Wolf")
    game.p1.uses("Wolf")
    game.p1.attacks("Troll")
    game.p1.plays("Wolf")
    if limit:
        game.p1.uses("Wolf")
    assert game.log_contains(f"Troll: {strength} against 9")


# -- together ------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-RULING-113")
@pytest.mark.parametrize(("given", "damage"), [(["2 Gold"], 0), ([], 3)])
def test_the_players_pay_together_in_gold_or_all_suffer(given: list[str], damage: int) -> None:
    text = (
        "The players together discard gold cards with total value 2 for each player, "
        "or each player takes 3 damage."
    )
    game = rune_age(
        objective="The Cataclysm",
        p1=player(hand=[gold(2), LEVY]),
        p2=player(hand=[gold(2)]),
        event_deck=[instant("Toll", text)],
        at="event",
    )
    game.p1.lays_down("2 Gold")
    game.p2.lays_down(*given)
    assert [game.p1.damage, game.p2.damage] == [damage, damage]
    game.expect(game.p1, discard=["2 Gold"] if given else [])

"""Owners and controllers (RONE-OWN, RONE-RULING-124, RONE-RULING-127, RONE-RULING-128)."""

import pytest

from runestack.games.rone.scenario import placed, player, tactic, technology, unit
from runestack.testing import scenario

WOLF = unit("Wolf", health=3, melee=2)
STEAL = tactic("Steal", "Gain control of target enemy unit for the rest of the game.")
BORROW = tactic("Borrow", "Gain control of target enemy unit until end of turn.")
DOOM = tactic("Doom", "Destroy target unit.")
DRILL = unit("Drill", text="{yellow 1}: Gain 1 {water}.")


@pytest.mark.rule("RONE-OWN-1", "RONE-OWN-2")
def test_the_controller_uses_a_card_and_its_owner_gets_it_back_when_it_leaves() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[STEAL, DOOM]),
        p2=player(units=[DRILL]),
        damage="deck",
        graveyard="top",
        auto_pass=False,
    )
    game.p1.plays("Steal", target="Drill")
    game.all_pass()
    game.expect("Drill", owner="p2", controller="p1")
    game.expect(game.p1, units=["Drill"])
    game.expect(game.p2, units=[])
    game.allows(game.p1, "use", "Drill")
    game.allows(game.p1, "attack", "Drill", target="p2 hero")
    game.p1.uses("p1 hero", mode=0)
    game.refuses(game.p2, "use", "Drill", rule="RONE-OWN-1")
    game.all_pass()
    game.p1.plays("Doom", target="Drill")
    game.all_pass()
    game.expect(game.p2, graveyard=["Drill"])
    game.expect(game.p1, graveyard=["Doom", "Steal"])


@pytest.mark.rule("RONE-OWN-1")
def test_a_stolen_unit_returns_to_the_hand_of_its_owner() -> None:
    recall = tactic("Recall", "Return target unit to its owner's hand.")
    game = scenario("rone", p1=player(units=[placed(WOLF, owner="p2")], hand=[recall]))
    game.p1.plays("Recall", target="Wolf")
    game.expect(game.p1, hand=[])
    game.expect(game.p2, hand=["Wolf"])
    game.expect("Wolf", controller="p2")


@pytest.mark.rule("RONE-OWN-2")
@pytest.mark.parametrize("way", ["played", "recycled"])
def test_who_plays_or_recycles_a_card_owns_and_controls_it(way: str) -> None:
    game = scenario(
        "rone",
        p1=player(
            hand=[unit("Rat")] if way == "played" else [],
            graveyard=[unit("Rat", recycle=0)] if way == "recycled" else [],
        ),
    )
    if way == "played":
        game.p1.plays("Rat")
    else:
        game.p1.recycles("Rat")
    game.expect("Rat", owner="p1", controller="p1", zone="battlefield")


@pytest.mark.rule("RONE-OWN-2")
def test_control_until_end_of_turn_goes_back_then() -> None:
    game = scenario("rone", p1=player(hand=[BORROW]), p2=player(units=[WOLF]), income="stop")
    game.p1.plays("Borrow", target="Wolf")
    game.expect("Wolf", controller="p1")
    game.p1.ends_turn()
    game.expect("Wolf", controller="p2")
    game.expect(game.p2, units=["Wolf"])


@pytest.mark.rule("RONE-OWN-2")
def test_control_that_was_borrowed_from_both_sides_goes_back_to_who_had_it_for_good() -> None:
    take = tactic("Take", "Gain control of target unit until end of turn.")
    game = scenario(
        "rone",
        p1=player(hand=[take], units=[unit("Idle")]),
        p2=player(hand=[take], units=[WOLF]),
        income="stop",
        graveyard="top",
    )
    game.p1.plays("Take", target="Wolf")
    with game.windows():
        game.p1.uses("p1 hero", mode=0)
        game.p2.plays("Take", target="Wolf")
    game.expect("Wolf", controller="p2")
    game.p1.ends_turn()
    game.expect("Wolf", controller="p2")


@pytest.mark.rule("RONE-OWN-2")
def test_control_for_the_rest_of_the_game_outlasts_control_for_a_turn() -> None:
    keep = tactic("Keep", "Gain control of target unit for the rest of the game.")
    game = scenario(
        "rone",
        p1=player(hand=[BORROW, keep]),
        p2=player(units=[WOLF]),
        income="stop",
        graveyard="top",
    )
    game.p1.plays("Borrow", target="Wolf")
    game.p1.plays("Keep", target="Wolf")
    game.p1.ends_turn()
    game.expect("Wolf", controller="p1")


@pytest.mark.rule("RONE-OWN-2")
def test_control_goes_over_to_who_still_has_it_for_a_longer_time() -> None:
    hold = tactic("Hold", "Gain control of target unit until your next turn.")
    take = tactic("Take", "Gain control of target unit until end of turn.")
    game = scenario(
        "rone",
        p1=player(hand=[hold], units=[unit("Idle")]),
        p2=player(hand=[take], units=[WOLF]),
        income="stop",
        graveyard="top",
    )
    game.p1.plays("Hold", target="Wolf")
    with game.windows():
        game.p1.uses("p1 hero", mode=0)
        game.p2.plays("Take", target="Wolf")
    game.expect("Wolf", controller="p2")
    game.p1.ends_turn()
    game.expect("Wolf", controller="p1")
    game.p2.ends_turn()
    game.expect("Wolf", controller="p2")


@pytest.mark.rule("RONE-RULING-124")
def test_the_last_controller_of_a_unit_controls_its_death_text() -> None:
    martyr = unit("Martyr", text="Death: Gain 1 {water}. The opponent loses 1 {water}.")
    game = scenario(
        "rone",
        p1=player(water=3, units=[placed(martyr, owner="p2")], hand=[DOOM]),
        p2=player(water=3),
    )
    game.p1.plays("Doom", target="Martyr")
    game.expect(game.p1, water=4)
    game.expect(game.p2, water=2, graveyard=["Martyr"])


@pytest.mark.rule("RONE-RULING-124")
def test_allies_and_enemies_of_a_death_text_are_those_of_the_last_controller() -> None:
    martyr = unit(
        "Martyr",
        text="Death: Deal 1 damage to each enemy unit. Target allied unit gets +1 {health}.",
    )
    game = scenario(
        "rone",
        p1=player(units=[placed(martyr, owner="p2"), unit("Friend")], hand=[DOOM]),
        p2=player(units=[unit("Foe")]),
    )
    game.p1.plays("Doom", target="Martyr")
    game.expect("Foe", health=1)
    game.expect("Friend", health=3)


@pytest.mark.rule("RONE-RULING-124")
def test_a_condition_in_a_death_text_asks_about_the_last_controller() -> None:
    martyr = unit(
        "Martyr",
        text="Death: If you control a technology, draw a card. For each allied unit, gain 1 {water}.",
    )
    game = scenario(
        "rone",
        p1=player(
            units=[placed(martyr, owner="p2"), WOLF, WOLF],
            technologies=[technology("Mill")],
            hand=[DOOM],
        ),
        p2=player(),
    )
    game.p1.plays("Doom", target="Martyr")
    game.expect(game.p1, hand=["Filler"], water=2)
    game.expect(game.p2, hand=[], water=0)


@pytest.mark.rule("RONE-RULING-127")
def test_ownership_never_changes() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[STEAL]),
        p2=player(
            units=[unit("Rat", health=1)],
            hand=[STEAL, tactic("Spark", "Deal 1 damage to target unit.")],
        ),
        graveyard="top",
        income="stop",
    )
    game.p1.plays("Steal", target="Rat")
    game.expect("Rat", owner="p2", controller="p1")
    game.p1.ends_turn()
    game.p2.plays("Steal", target="Rat")
    game.expect("Rat", owner="p2", controller="p2")
    game.p2.plays("Spark", target="Rat")
    game.expect(game.p2, graveyard=["Spark", "Rat", "Steal"])


@pytest.mark.rule("RONE-RULING-127")
def test_a_unit_put_into_play_from_the_enemys_graveyard_keeps_its_owner() -> None:
    raise_dead = tactic("Raise", "Put a unit from the opponent's graveyard onto the battlefield.")
    game = scenario(
        "rone",
        p1=player(hand=[raise_dead, DOOM]),
        p2=player(graveyard=[WOLF]),
        graveyard="top",
    )
    game.p1.plays("Raise")
    game.expect("Wolf", owner="p2", controller="p1", zone="battlefield")
    game.p1.plays("Doom", target="Wolf")
    game.expect(game.p2, graveyard=["Wolf"])


@pytest.mark.rule("RONE-RULING-128")
def test_a_change_of_control_keeps_everything_and_is_no_arrival() -> None:
    herald = unit("Herald", health=5, text="Battlefield: Gain 5 {water}.")
    game = scenario(
        "rone",
        p1=player(hand=[STEAL]),
        p2=player(
            units=[placed(herald, exhaustion=2, damage=1, melee=+1, ranged=-1, gains=["Flying"])]
        ),
    )
    game.p1.plays("Steal", target="Herald")
    game.expect("Herald", controller="p1", exhaustion=2, health=4, keywords={"flying"})
    game.expect("Herald", melee_tokens=1, ranged_tokens=-1)
    game.expect(game.p1, water=0)
    game.expect(game.p2, water=0)


@pytest.mark.rule("RONE-RULING-128")
def test_a_stolen_unit_is_refreshed_in_the_turn_of_its_new_controller() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[STEAL]),
        p2=player(units=[placed(WOLF, exhaustion=3)]),
        income="stop",
    )
    game.p1.plays("Steal", target="Wolf")
    game.p1.ends_turn()
    game.expect("Wolf", exhaustion=3)  # not in the turn of its owner
    game.p2.ends_turn()
    game.expect("Wolf", exhaustion=2)

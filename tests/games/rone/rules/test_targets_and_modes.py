"""Who chooses what an effect does, when it is chosen, and what becomes of a target in the meantime."""

import pytest

from runestack.games.rone.scenario import placed, player, tactic, technology, unit, waiting
from runestack.testing import scenario

SPARK = tactic("Spark", "Deal 1 damage to target unit.")
MEND = tactic("Mend", "Target unit gets +1 {health}.")
HORN = tactic("Horn", "Gain 1 {water}.")
RECALL = tactic("Recall", "Return target unit to its owner's hand.")
WOLF = unit("Wolf", health=3, melee=2)
RAT = unit("Rat", health=3)
BAT = unit("Bat", health=3)


# -- who chooses ---------------------------------------------------------------------------------


@pytest.mark.rule("RONE-RULING-45")
def test_the_controller_of_a_trigger_makes_its_choices_also_in_the_turn_of_the_other() -> None:
    imp = unit("Imp", health=1, text="Death: Deal 1 damage to target unit.")
    game = scenario(
        "rone",
        p1=player(units=[WOLF], hand=[SPARK, HORN]),
        p2=player(units=[imp, RAT]),
        graveyard="top",
    )
    game.p1.plays("Spark", target="Imp")
    assert game.asked == ["p2"]
    game.p2.chooses("Wolf")
    game.expect("Wolf", health=2)


@pytest.mark.rule("RONE-RULING-45")
def test_the_controller_of_a_trigger_decides_about_may_and_modes() -> None:
    bell = technology(
        "Bell",
        "Whenever the opponent plays a unit, you may draw a card. Gain 1 {water} or draw a card.",
    )
    game = scenario(
        "rone", p1=player(hand=[unit("Imp"), HORN]), p2=player(technologies=[bell], deck=3)
    )
    game.p1.plays("Imp")
    assert game.asked == ["p2"]
    game.p2.chooses("yes")
    assert game.asked == ["p2"]
    game.p2.chooses("draw a card")
    game.expect(game.p2, water=0, deck=["Filler"])


@pytest.mark.rule("RONE-RULING-45", "RONE-RULING-76")
@pytest.mark.parametrize("controller", ["p1", "p2"])
def test_the_owner_of_the_graveyard_chooses_the_side_whoever_controlled_or_destroyed_the_card(
    controller: str,
) -> None:
    rat = placed(unit("Rat", health=1), owner="p2")
    game = scenario(
        "rone",
        p1=player(units=[rat] if controller == "p1" else [], hand=[SPARK, HORN], graveyard=1),
        p2=player(units=[rat] if controller == "p2" else [], graveyard=1),
    )
    game.p1.plays("Spark", target="Rat")
    assert game.asked == ["p2"]
    assert game.asks(game.p2, "Rat")
    game.p2.puts("bottom")
    game.expect(game.p2, graveyard=["Filler", "Rat"])


# -- at activation -------------------------------------------------------------------------------


@pytest.mark.rule("RONE-RULING-46")
def test_the_target_of_a_tactic_is_chosen_at_activation_and_shown_to_the_opponent() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF], hand=[SPARK]),
        p2=player(units=[RAT], hand=[HORN]),
        auto_pass=False,
    )
    game.p1.chooses("Spark")
    assert game.asks(game.p1)  # the target, before anybody can react
    game.expect(stack_size=0)
    game.p1.chooses("Rat")
    stack = game.view(game.p2)["stack"]
    assert isinstance(stack, list)
    assert [target["name"]["en"] for target in stack[0]["targets"]] == ["Rat"]


@pytest.mark.rule("RONE-RULING-46")
def test_a_target_that_is_gone_is_not_replaced_by_another() -> None:
    scout = unit("Scout", text="{yellow 1}: Deal 1 damage to target enemy unit.")
    game = scenario(
        "rone",
        p1=player(units=[scout], hand=[HORN]),
        p2=player(units=[RAT, BAT], hand=[RECALL]),
    )
    with game.windows():
        game.p1.uses("Scout", target="Rat")
        game.p2.plays("Recall", target="Rat")
    assert game.asks(game.p1, "main phase")
    game.expect("Bat", health=3)


@pytest.mark.rule("RONE-RULING-48")
def test_the_mode_of_a_used_ability_is_chosen_before_anybody_reacts_and_cannot_be_changed() -> None:
    game = scenario("rone", p1=player(hand=[HORN], deck=3), p2=player(hand=[HORN]), auto_pass=False)
    game.p1.chooses("Use Hero")
    game.expect(stack_size=0)
    game.p1.chooses("draw a card")
    assert game.log_contains("draw a card", game.p2)
    assert game.asks(game.p2, "react")
    game.expect(game.p1, hand=["Horn"])
    game.all_pass()
    game.expect(game.p1, water=0, hand=["Horn", "Filler"])


@pytest.mark.rule("RONE-RULING-48")
def test_the_mode_of_a_triggered_text_is_chosen_when_it_is_executed() -> None:
    imp = unit("Imp", text="Battlefield: Gain 1 {water} or draw a card.")
    game = scenario("rone", p1=player(hand=[imp, HORN]), p2=player(hand=[HORN]), auto_pass=False)
    game.p1.announces("play")
    game.all_pass()
    game.p1.plays("Imp")
    game.all_pass()
    assert game.asks(game.p2, "Imp triggers")
    game.all_pass()
    assert game.asked == ["p1"]
    game.p1.chooses("draw a card")
    game.expect(game.p1, water=0, hand=["Horn", "Filler"])


@pytest.mark.rule("RONE-RULING-48", "RONE-RULING-50")
def test_only_a_mode_with_a_legal_target_is_offered() -> None:
    switch = tactic("Switch", "Deal 1 damage to target unit or gain 1 {water}.")
    game = scenario("rone", p1=player(hand=[switch, HORN]))
    game.p1.plays("Switch")
    assert game.p1.water == 1
    game = scenario("rone", p1=player(units=[WOLF], hand=[switch, HORN]))
    game.p1.plays("Switch", mode=0, target="Wolf")
    game.expect("Wolf", health=2)


# -- checked again -------------------------------------------------------------------------------


@pytest.mark.rule("RONE-RULING-49")
def test_a_unit_that_left_and_came_back_is_not_the_target_any_more() -> None:
    drop = tactic("Drop", "Put a unit from your hand onto the battlefield.")
    game = scenario(
        "rone",
        p1=player(hand=[HORN]),
        p2=player(units=[RAT]),
        stack=[
            waiting("p1", SPARK, target="Rat"),
            waiting("p2", drop),
            waiting("p2", RECALL, target="Rat"),
        ],
        graveyard="top",
    )
    game.expect("Rat", zone="battlefield", health=3)


@pytest.mark.rule("RONE-RULING-49")
def test_a_target_that_became_invisible_is_no_longer_allowed() -> None:
    cloak = tactic("Cloak", "Target unit gains Invisibility until end of turn.")
    game = scenario(
        "rone",
        p1=player(hand=[HORN]),
        p2=player(units=[RAT]),
        stack=[waiting("p1", SPARK, target="Rat"), waiting("p2", cloak, target="Rat")],
    )
    game.expect("Rat", health=3, keywords={"invisibility"})
    game.expect("Spark", zone="graveyard")


@pytest.mark.rule("RONE-RULING-49")
def test_a_target_that_no_longer_fits_the_words_is_not_hit() -> None:
    ambush = tactic("Ambush", "Deal 2 damage to target exhausted unit.")
    rouse = tactic("Rouse", "Refresh target unit once.")
    game = scenario(
        "rone",
        p1=player(hand=[HORN]),
        p2=player(units=[placed(RAT, exhaustion=1)]),
        stack=[waiting("p1", ambush, target="Rat"), waiting("p2", rouse, target="Rat")],
    )
    game.expect("Rat", health=3, exhaustion=0)


@pytest.mark.rule("RONE-RULING-49")
@pytest.mark.parametrize(("gone", "health", "water"), [(["Rat"], 2, 1), (["Rat", "Bat"], 3, 0)])
def test_of_several_targets_the_legal_ones_are_still_hit_and_without_any_the_text_ends(
    gone: list[str], health: int, water: int
) -> None:
    storm = tactic("Storm", "Deal 1 damage to 2 target units. Gain 1 {water}.")
    game = scenario(
        "rone",
        p1=player(hand=[HORN]),
        p2=player(units=[RAT, BAT]),
        stack=[
            waiting("p1", storm, target=["Rat", "Bat"]),
            *(waiting("p2", RECALL, target=name) for name in gone),
        ],
        graveyard="top",
    )
    game.expect("Bat", health=health)
    assert game.p1.water == water


@pytest.mark.rule("RONE-RULING-49")
def test_a_target_is_checked_again_for_each_part_that_uses_it() -> None:
    volley = tactic(
        "Volley", "Deal 1 damage to target unit. Exhaust that unit once. Gain 1 {water}."
    )
    ghost = unit(
        "Ghost",
        health=3,
        text="Whenever this unit is dealt damage, this unit gains Invisibility until end of turn.",
    )
    game = scenario("rone", p1=player(hand=[volley, HORN]), p2=player(units=[ghost]))
    game.p1.plays("Volley", target="Ghost")
    game.expect("Ghost", health=2, exhaustion=0)
    assert game.p1.water == 0


# -- is there a target? --------------------------------------------------------------------------


@pytest.mark.rule("RONE-RULING-50")
def test_a_tactic_without_a_target_for_its_first_effect_cannot_be_played() -> None:
    game = scenario("rone", p1=player(hand=[SPARK]), p2=player(hand=[HORN]))
    game.refuses(game.p1, "play", "Spark", rule="RONE-RULING-50")


@pytest.mark.rule("RONE-RULING-50")
def test_an_ability_without_a_target_for_its_first_effect_cannot_be_used() -> None:
    scout = unit("Scout", text="{yellow 1}: Deal 1 damage to target enemy unit.")
    game = scenario("rone", p1=player(units=[scout], hand=[HORN]))
    game.refuses(game.p1, "use", "Scout", rule="RONE-RULING-50")


@pytest.mark.rule("RONE-RULING-50", "RONE-TEXT-2")
def test_a_later_effect_without_a_target_ends_the_text_but_does_not_prevent_its_use() -> None:
    plan = tactic("Plan", "Gain 1 {water}. Deal 1 damage to target enemy unit. Draw a card.")
    game = scenario("rone", p1=player(hand=[plan, HORN]))
    game.allows(game.p1, "play", "Plan")
    game.p1.plays("Plan")
    game.expect(game.p1, water=1, hand=["Horn"], graveyard=["Plan"])


@pytest.mark.rule("RONE-RULING-50", "RONE-RULING-46")
def test_a_later_target_that_appears_after_the_activation_is_not_taken() -> None:
    plan = tactic("Plan", "Gain 1 {water}. Deal 1 damage to target enemy unit. Draw a card.")
    drop = tactic("Drop", "Put a unit from your hand onto the battlefield.")
    game = scenario("rone", p1=player(hand=[plan, HORN]), p2=player(hand=[drop, RAT]))
    with game.windows():
        game.p1.plays("Plan")
        game.p2.plays("Drop")
    game.expect("Rat", zone="battlefield", health=3)
    game.expect(game.p1, water=1, hand=["Horn"])

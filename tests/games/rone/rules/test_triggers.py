"""Triggered texts: when they are executed, in which order, and what they choose."""

import pytest

from runestack.games.rone.scenario import placed, player, tactic, technology, unit
from runestack.testing import scenario

SPARK = tactic("Spark", "Deal 1 damage to target unit.")
HORN = tactic("Horn", "Gain 1 {water}.")
WOLF = unit("Wolf", health=3, melee=2)


# -- when ----------------------------------------------------------------------------------------


@pytest.mark.rule("RONE-RULING-42")
def test_a_trigger_of_a_payment_is_executed_before_the_window_of_what_was_paid_for() -> None:
    altar = technology("Altar", "{yellow 1}, destroy an allied unit: Gain 5 {water}.")
    imp = unit("Imp", text="Death: Gain 1 {water}.")
    game = scenario(
        "rone",
        p1=player(technologies=[altar], units=[imp], hand=[HORN]),
        p2=player(hand=[HORN]),
        auto_pass=False,
    )
    game.p1.uses("Altar")
    assert game.asks(game.p2, "Imp triggers")
    assert game.stack == ["Imp", "Altar"]
    game.all_pass()
    assert game.p1.water == 1
    assert game.asks(game.p2, "uses Altar")
    game.all_pass()
    assert game.p1.water == 6


@pytest.mark.rule("RONE-RULING-42")
def test_a_trigger_of_a_declared_attack_is_executed_before_the_window_of_the_attack() -> None:
    lion = unit("Lion", text="Whenever this unit attacks, gain 1 {water}.")
    game = scenario(
        "rone", p1=player(units=[lion], hand=[HORN]), p2=player(hand=[HORN]), auto_pass=False
    )
    game.p1.announces("attack", "Lion")
    game.all_pass()
    assert game.asks(game.p2, "Lion triggers")
    game.all_pass()
    assert game.p1.water == 1
    assert game.asks(game.p2, "Lion attacks")
    game.expect(stack_size=1, in_combat=True)


@pytest.mark.rule("RONE-RULING-42")
def test_a_trigger_of_the_income_has_its_own_window_before_the_end_of_the_phase() -> None:
    tap = technology("Tap", "Whenever you gain {water}, draw a card.")
    game = scenario(
        "rone",
        p1=player(technologies=[tap]),
        p2=player(hand=[HORN]),
        at="income",
        income="stop",
        auto_pass=False,
    )
    game.all_pass()
    assert game.asks(game.p2, "Tap triggers")
    game.expect(phase="income", stack_size=1)
    game.expect(game.p1, water=3, hand=[])
    game.all_pass()
    game.expect(phase="income", stack_size=0)
    game.expect(game.p1, hand=["Filler"])


@pytest.mark.rule("RONE-RULING-43", "RONE-TEXT-1")
def test_a_trigger_interrupts_a_text_between_two_of_its_instructions() -> None:
    purge = tactic("Purge", "Deal 1 damage to target unit. The opponent loses 2 {water}.")
    imp = unit("Imp", health=1, text="Death: Gain 2 {water}.")
    game = scenario("rone", p1=player(hand=[purge, HORN]), p2=player(units=[imp]))
    game.p1.plays("Purge", target="Imp")
    assert game.p2.water == 0  # gained, then lost; after the whole text 2 would be left


@pytest.mark.rule("RONE-RULING-43")
def test_all_cards_of_one_draw_are_drawn_before_a_text_that_watches_drawing_starts() -> None:
    press = technology("Press", "Whenever you draw a card, discard a card.")
    game = scenario(
        "rone",
        p1=player(technologies=[press], hand=[tactic("Study", "Draw 2 cards."), HORN]),
        graveyard="top",
    )
    game.p1.plays("Study")
    assert game.offers(game.p1, "Press")
    assert len(game.p1.hand) == 3


@pytest.mark.rule("RONE-RULING-43")
def test_all_units_of_one_each_are_hurt_before_a_text_that_watches_damage_starts() -> None:
    quake = tactic("Quake", "Deal 1 damage to each unit.")
    medic = unit(
        "Medic", health=3, text="Whenever this unit is dealt damage, each unit gets +5 {health}."
    )
    game = scenario(
        "rone",
        p1=player(units=[medic], hand=[quake, HORN]),
        p2=player(units=[unit("Imp", health=1), unit("Bear", health=2)]),
    )
    game.p1.plays("Quake")
    game.expect("Imp", zone="graveyard")
    game.expect("Bear", health=6)


@pytest.mark.rule("RONE-RULING-43")
def test_dying_units_are_handled_before_waiting_triggers() -> None:
    quake = tactic("Quake", "Deal 1 damage to each unit.")
    gauge = technology("Gauge", "Whenever an allied unit is dealt damage, gain 1 {water}.")
    game = scenario(
        "rone",
        p1=player(technologies=[gauge], units=[unit("Imp", health=1)], hand=[quake, HORN]),
        auto_pass=False,
        graveyard="top",
    )
    game.p1.plays("Quake")
    game.all_pass()
    assert game.asks(game.p2, "Gauge triggers")
    game.expect("Imp", zone="graveyard")
    assert game.p1.water == 0


@pytest.mark.rule("RONE-RULING-44")
def test_triggers_are_executed_between_the_ranged_and_the_melee_damage_of_an_attack() -> None:
    archer = unit("Archer", health=5, melee=1, ranged=1)
    troll = unit(
        "Troll",
        health=2,
        melee=0,
        text="Whenever this unit is dealt damage, this unit gets +2 {health}.",
    )
    game = scenario("rone", p1=player(units=[archer], hand=[HORN]), p2=player(units=[troll]))
    game.p1.attacks("Archer", "Troll")
    game.expect("Troll", zone="battlefield", health=4)


@pytest.mark.rule("RONE-RULING-44")
def test_a_death_text_of_the_ranged_damage_is_executed_before_the_defender_is_exhausted() -> None:
    imp = unit("Imp", health=1, melee=0, text="Death: Exhaust target enemy unit once.")
    game = scenario(
        "rone",
        p1=player(units=[imp], hand=[HORN]),
        p2=player(units=[unit("Bow", ranged=1)]),
        auto_pass=False,
    )
    game.p1.announces("attack", "Imp")
    game.all_pass()
    game.all_pass()
    assert game.asks(game.p2, "Imp triggers")
    game.expect("Bow", exhaustion=0)
    game.expect(in_combat=True)
    game.all_pass()
    game.expect("Bow", exhaustion=2)  # once by the text, then once in step 6
    game.expect(in_combat=False)


# -- choices -------------------------------------------------------------------------------------


@pytest.mark.rule("RONE-RULING-47", "RONE-RULING-45")
def test_the_target_of_a_triggered_text_is_chosen_by_its_controller_when_it_is_executed() -> None:
    drop = tactic("Drop", "Put a unit from your hand onto the battlefield.")
    herald = unit("Herald", text="Battlefield: Another target unit gets +1 {health}.")
    game = scenario(
        "rone",
        p1=player(units=[WOLF], hand=[herald, HORN]),
        p2=player(units=[unit("Rat")], hand=[drop, unit("Ogre")]),
        auto_pass=False,
    )
    game.p1.announces("play")
    game.all_pass()
    game.p1.plays("Herald")
    game.all_pass()
    stack = game.view(game.p2)["stack"]
    assert isinstance(stack, list)
    assert [(entry["kind"], entry["targets"]) for entry in stack][-1] == ("trigger", [])
    game.p2.plays("Drop")
    game.all_pass()
    assert game.asked == ["p1"]
    game.p1.chooses("Ogre")  # was not there when the text was triggered
    game.expect("Ogre", health=3)


@pytest.mark.rule("RONE-RULING-47")
def test_the_second_target_of_a_triggered_text_is_chosen_after_the_first_part() -> None:
    hydra = unit(
        "Hydra",
        text="Battlefield: Deal 1 damage to another target unit. Deal 1 damage to target enemy unit.",
    )
    game = scenario(
        "rone",
        p1=player(hand=[hydra, HORN]),
        p2=player(units=[unit("Imp", health=1), unit("Rat"), unit("Bat")]),
    )
    game.p1.plays("Hydra")
    game.p1.chooses("Imp")
    game.expect("Imp", zone="graveyard")
    assert game.asks(game.p1)
    assert not game.offers(game.p1, "Imp")
    game.p1.chooses("Rat")
    game.expect("Rat", health=1)


@pytest.mark.rule("RONE-RULING-45", "RONE-RULING-124")
def test_a_death_text_of_a_borrowed_unit_is_chosen_by_and_seen_from_its_last_controller() -> None:
    imp = unit(
        "Imp",
        health=1,
        text="Death: Deal 1 damage to target enemy unit. If you control a unit, gain 1 {water}.",
    )
    game = scenario(
        "rone",
        p1=player(units=[placed(imp, owner="p2"), WOLF], hand=[SPARK, HORN]),
        p2=player(units=[unit("Rat"), unit("Bat")]),
        graveyard="top",
    )
    game.p1.plays("Spark", target="Imp")
    assert game.asked == ["p1"]
    assert not game.offers(game.p1, "Wolf")
    game.p1.chooses("Rat")
    game.expect("Rat", health=1)
    assert (game.p1.water, game.p2.water) == (1, 0)


@pytest.mark.rule("RONE-TEXT-4", "RONE-TEXT-5")
def test_a_triggered_text_must_take_a_target_even_if_only_bad_ones_exist() -> None:
    ogre = unit("Ogre", text="Battlefield: Deal 1 damage to target unit.")
    nurse = unit("Nurse", text="Battlefield: Another target unit gets +2 {health}.")
    game = scenario("rone", p1=player(hand=[ogre, nurse]), p2=player(hand=[HORN]))
    game.p1.plays("Ogre")
    game.expect("Ogre", health=1)  # itself, because there is nobody else
    game = scenario(
        "rone", p1=player(hand=[nurse]), p2=player(units=[unit("Rat"), unit("Bat")], hand=[HORN])
    )
    game.p1.plays("Nurse")
    assert len(game.options(game.p1)) == 2
    assert not game.offers(game.p1, "done")
    game.p1.chooses("Rat")
    game.expect("Rat", health=4)


@pytest.mark.rule("RONE-TEXT-4")
def test_a_triggered_text_without_any_valid_target_does_nothing() -> None:
    nurse = unit("Nurse", text="Battlefield: Another target unit gets +2 {health}. Draw a card.")
    game = scenario("rone", p1=player(hand=[nurse, HORN]))
    game.p1.plays("Nurse")
    game.expect("Nurse", health=2)
    game.expect(game.p1, hand=["Horn"])


# -- order ---------------------------------------------------------------------------------------


@pytest.mark.rule("RONE-RULING-56")
def test_the_trigger_chosen_first_is_executed_with_all_its_reactions_before_the_next() -> None:
    first = technology("First", "Whenever a unit enters the battlefield, gain 2 {water}.")
    second = technology("Second", "Whenever a unit enters the battlefield, draw a card.")
    drought = tactic("Drought", "The opponent loses 1 {water}.")
    game = scenario(
        "rone",
        p1=player(technologies=[second, first], hand=[unit("Imp"), HORN]),
        p2=player(hand=[drought]),
        auto_pass=False,
    )
    game.p1.announces("play")
    game.all_pass()
    game.p1.plays("Imp")
    game.all_pass()
    game.p1.chooses("First")
    assert game.asks(game.p2, "First triggers")
    assert game.stack == ["First"]
    game.p2.plays("Drought")
    game.all_pass()
    game.expect(game.p1, water=2, hand=["Horn"])
    assert game.asks(game.p2, "Second triggers")
    game.all_pass()
    assert len(game.p1.hand) == 2


@pytest.mark.rule("RONE-RULING-56", "RONE-STACK-5")
def test_what_a_trigger_triggers_comes_before_the_triggers_that_waited_beside_it() -> None:
    spring = technology("Spring", "Whenever a unit enters the battlefield, gain 1 {water}.")
    press = technology("Press", "Whenever you gain {water}, the opponent loses 1 {water}.")
    gift = technology(
        "Gift", "Whenever a unit enters the battlefield, the opponent gains 1 {water}."
    )
    game = scenario("rone", p1=player(technologies=[spring, press, gift], hand=[unit("Imp"), HORN]))
    game.p1.plays("Imp")
    game.p1.chooses("Spring")
    assert game.p2.water == 1  # Press found nothing yet; after Gift it would have taken it

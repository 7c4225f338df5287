"""Units that wait to die, and Death and Strike texts inside a combat (RONE-RULING-107 to RONE-RULING-110)."""

import pytest

from runestack.games.rone.scenario import placed, player, tactic, unit
from runestack.testing import Scenario, scenario


def double_death(first: str, **other: str) -> Scenario:
    """P1's Wolf and P2's Bear kill each other; Wolf has a Death text and is chosen to die first."""
    game = scenario(
        "rone",
        p1=player(units=[unit("Wolf", health=1, melee=3, text=first)]),
        p2=player(units=[unit("Bear", health=1, melee=1, text=other.get("bear", ""))]),
    )
    with game.windows():
        game.p1.announces("attack", "Wolf")
        game.all_pass()
        game.all_pass()
        assert game.asks(game.p1)
        game.p1.chooses("Wolf")
        game.expect("Wolf", zone="graveyard")
        game.expect("Bear", zone="battlefield", health=-2)
        if other.get("uses"):
            game.p1.chooses("Wolf")  # its Death text before Bear's text
            game.p2.uses("Bear")
    return game


@pytest.mark.rule("RONE-RULING-107")
@pytest.mark.parametrize(("health", "zone"), [(3, "battlefield"), (2, "graveyard")])
def test_a_waiting_unit_survives_if_it_is_healed_above_0_and_only_then(
    health: int, zone: str
) -> None:
    game = double_death(f"Death: Target unit gets +{health} {{health}}.")
    game.expect("Bear", zone=zone)


@pytest.mark.rule("RONE-RULING-108")
def test_health_does_not_save_a_unit_from_destruction_by_an_effect() -> None:
    saint = unit("Saint", text="Death: Target unit gets +5 {health}.")
    doom = tactic("Doom", "Destroy each unit.")
    game = scenario("rone", p1=player(hand=[doom], units=[saint]), p2=player(units=[unit("Bear")]))
    game.p1.plays("Doom")
    game.p1.chooses("Saint")
    game.expect("Saint", zone="graveyard")
    game.expect("Bear", zone="graveyard")
    assert game.log_contains("Bear")


@pytest.mark.rule("RONE-RULING-108", "RONE-RULING-109")
def test_a_unit_that_has_left_escapes_the_destruction() -> None:
    saint = unit("Saint", text="Death: Return target unit to its owner's hand.")
    doom = tactic("Doom", "Destroy each unit.")
    game = scenario("rone", p1=player(hand=[doom], units=[saint]), p2=player(units=[unit("Bear")]))
    game.p1.plays("Doom")
    game.p1.chooses("Saint")
    game.expect("Bear", zone="hand")
    game.expect(game.p2, graveyard=[], hand=["Bear"])


@pytest.mark.rule("RONE-RULING-109")
def test_a_waiting_unit_that_is_moved_elsewhere_does_not_die() -> None:
    game = double_death(
        "Death: Put target unit on top of its owner's deck.", bear="Death: Draw a card."
    )
    game.expect("Bear", zone="deck", position=0)
    game.expect(game.p2, hand=[], graveyard=[])


@pytest.mark.rule("RONE-RULING-109")
def test_a_waiting_unit_uses_an_ability_in_a_window_and_its_texts_are_triggered() -> None:
    game = double_death(
        "Death: Gain 1 {water}.",
        bear="{purple 1}: Gain 2 {water}.\nWhenever an enemy unit dies, draw a card.",
        uses="yes",
    )
    game.expect("Bear", zone="graveyard")
    game.expect(game.p2, water=2, hand=["Filler"])
    game.expect(game.p1, water=1)


@pytest.mark.rule("RONE-RULING-110")
def test_a_death_text_is_executed_before_the_defender_is_exhausted() -> None:
    martyr = unit(
        "Martyr", health=1, text="Death: Target enemy unit gains Defender until end of turn."
    )
    game = scenario("rone", p1=player(units=[martyr]), p2=player(units=[unit("Guard")]))
    game.p1.attacks("Martyr", "Guard")
    game.expect("Martyr", zone="graveyard")
    game.expect("Guard", keywords={"defender"}, exhaustion=0)


@pytest.mark.rule("RONE-RULING-110")
def test_a_death_text_sees_the_modifiers_that_step_7_takes_off() -> None:
    martyr = unit(
        "Martyr",
        health=1,
        text="Death: Deal damage equal to the {melee} of the other unit in this combat"
        " to target enemy unit.",
    )
    game = scenario(
        "rone",
        p1=player(units=[martyr]),
        p2=player(units=[placed(unit("Guard", health=9, melee=1), melee=+2)]),
    )
    game.p1.attacks("Martyr", "Guard")
    game.expect("Guard", health=5, melee_tokens=0)  # 1 of Martyr, then 3: the token is still there


@pytest.mark.rule("RONE-RULING-110")
def test_a_strike_text_is_executed_before_the_clean_up() -> None:
    orc = unit("Orc", melee=1, text="Strike: Gain 1 {water}.")
    game = scenario(
        "rone",
        p1=player(units=[placed(orc, melee=+1)], hand=[tactic("Spark", "Gain 1 {water}.")]),
        damage="deck",
        graveyard="top",
    )
    with game.windows():
        game.p1.announces("attack", "Orc")
        game.all_pass()
        game.all_pass()
        game.expect(stack_size=2, in_combat=True)  # the Strike text above the attack
        game.expect("Orc", melee_tokens=1)
        game.all_pass()
    game.expect("Orc", melee_tokens=0)
    game.expect(game.p1, water=1)

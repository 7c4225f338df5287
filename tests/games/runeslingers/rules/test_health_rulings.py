"""Health and its maximum, and Pain (RS-RULING-17 to RS-RULING-20)."""

import pytest

from runestack.games.runeslingers.scenario import filler, player, spirit, trinket, utility
from runestack.testing import scenario

WOUND = trinket("Wound", "Whenever you lose health, draw a card.")
BRUISE = trinket("Bruise", "Whenever you are dealt damage, draw a card.")
REST = utility("Rest", "Gain 5 health.")


@pytest.mark.rule("RS-RULING-17", "RS-GLOSS-3")
@pytest.mark.parametrize(("health", "curses", "after"), [(10, 0, 15), (16, 0, 18), (12, 4, 14)])
def test_health_is_gained_up_to_the_current_maximum(health: int, curses: int, after: int) -> None:
    ailments = {"curse": curses} if curses else {}
    game = scenario("runeslingers", p1=player(hand=[REST], health=health, ailments=ailments))
    game.p1.plays("Rest")
    game.expect(game.p1, health=after)
    assert game.log_contains(f"gains {after - health} health")


@pytest.mark.rule("RS-RULING-17")
@pytest.mark.parametrize(("health", "hand"), [(17, 1), (18, 0)])
def test_at_full_health_nothing_is_gained_and_nothing_triggers(health: int, hand: int) -> None:
    joy = trinket("Joy", "Whenever you gain health, draw a card.")
    game = scenario("runeslingers", p1=player(hand=[REST], health=health, field=[joy]))
    game.p1.plays("Rest")
    game.expect(game.p1, health=18, hand=["Filler"] * hand)


@pytest.mark.rule("RS-RULING-18")
def test_health_above_a_lower_maximum_is_lowered_and_nothing_triggers() -> None:
    jinx = utility("Jinx", "Apply 3 Curse to the enemy.")
    two = player(health=17, field=[WOUND, BRUISE])
    game = scenario("runeslingers", p1=player(hand=[jinx]), p2=two)
    game.p1.plays("Jinx")
    game.expect(game.p2, maximum=15, health=15, hand=[], power=5)


@pytest.mark.rule("RS-RULING-18")
def test_health_below_the_new_maximum_stays() -> None:
    jinx = utility("Jinx", "Apply 3 Curse to the enemy.")
    game = scenario("runeslingers", p1=player(hand=[jinx]), p2=player(health=15))
    game.p1.plays("Jinx")
    game.expect(game.p2, maximum=15, health=15)


@pytest.mark.rule("RS-RULING-18")
@pytest.mark.parametrize("text", ["Cleanse all Curse from you.", "Gain 2 maximum health."])
def test_health_stays_when_the_maximum_rises(text: str) -> None:
    one = player(hand=[utility("Lift", text)], ailments={"curse": 2})
    game = scenario("runeslingers", p1=one)
    game.p1.plays("Lift")
    game.expect(game.p1, maximum=18, health=16)


@pytest.mark.rule("RS-RULING-19", "RS-CHAR-4")
def test_pain_is_health_loss_and_no_damage() -> None:
    rite = utility("Rite", "Sear a card.", keywords="Pain 3")
    one = player(hand=[rite, *filler(1)], field=[WOUND, BRUISE], deck=["Hex", *filler(4)])
    game = scenario("runeslingers", p1=one)
    game.p1.plays("Rite")  # nobody is asked to block
    game.expect(game.p1, health=15, hand=["Filler", "Hex"], blocks_used=0)
    assert game.log_in_order("loses 3 health", "Wound")
    assert not game.log_contains("Bruise")


@pytest.mark.rule("RS-RULING-19")
def test_prevented_damage_does_not_pay_pain() -> None:
    rite = utility("Rite", "Draw a card.", keywords="Pain 3")
    ward = utility("Ward", "Prevent the next 3 damage to you this turn.")
    game = scenario("runeslingers", p1=player(hand=[ward, rite]))
    game.p1.plays("Ward")
    game.p1.plays("Rite")
    game.expect(game.p1, health=15)


@pytest.mark.rule("RS-RULING-20")
def test_pain_can_be_paid_with_exactly_that_much_health_and_the_play_goes_on() -> None:
    rite = utility("Rite", "Sling, pay 5 health: Draw a card.", keywords="Pain 3, Sear 2")
    game = scenario("runeslingers", p1=player(hand=[rite], health=3))
    game.p1.plays("Rite")
    game.expect(game.p1, power=4, health=13, discard=["Filler"] * 2, hand=["Filler"])
    assert game.log_in_order("loses 3 health", "loses 1 power", "sears", "sears", "5 health")


@pytest.mark.rule("RS-RULING-20")
@pytest.mark.parametrize("health", [1, 2])
def test_pain_cannot_be_paid_with_less_even_with_power_left(health: int) -> None:
    rite = utility("Rite", "Draw a card.", keywords="Pain 3")
    game = scenario("runeslingers", p1=player(hand=[rite], health=health))
    game.refuses(game.p1, "play", "Rite", rule="RS-KEY-PAIN-2")


@pytest.mark.rule("RS-RULING-20")
def test_paying_the_last_health_with_1_power_loses_the_encounter() -> None:
    rite = spirit("Rite", "Deal 5 damage to a target.", keywords="Pain 3")
    one = player(hand=[rite], health=3, power=1)
    game = scenario("runeslingers", p1=one, p2=player(power=1, health=5))
    game.p1.plays("Rite")
    assert game.winner == "p2"
    game.expect(game.p2, health=5, power=1)

"""The stack: what is put on it, who may add to it, and in which order it is executed."""

import pytest

from runestack.games.rone.scenario import (
    filler,
    player,
    tactic,
    technology,
    unit,
    waiting,
)
from runestack.testing import Scenario, scenario

SPARK = tactic("Spark", "Deal 1 damage to target unit.")
MEND = tactic("Mend", "Target unit gets +1 {health}.")
RAIN = tactic("Rain", "Gain 2 {water}.")
DROUGHT = tactic("Drought", "The opponent loses 2 {water}.")
HORN = tactic("Horn", "Gain 1 {water}.")
DRILL = technology("Drill", "{yellow 1}: Gain 1 {water}.")
WOLF = unit("Wolf", health=3, melee=2)


def use(game: Scenario, what: str) -> None:
    """P1 uses one of everything, with nobody reacting to the announcement."""
    if what in ("Imp", "Radar"):
        game.p1.announces("play")
        game.all_pass()
        game.p1.plays(what)
    elif what == "Ghoul":
        game.p1.announces("recycle")
        game.all_pass()
        game.p1.recycles("Ghoul")
    elif what == "Wolf":
        game.p1.announces("attack", "Wolf")
        game.all_pass()
        game.p1.attacks("Wolf", "p2 hero")
    elif what == "p1 hero":
        game.p1.announces("level up")
        game.all_pass()
        game.p1.levels_up()
    elif what == "Spark":
        game.p1.plays("Spark", target="Wolf")
    elif what == "Drill":
        game.p1.uses("Drill")
    else:
        game.p1.ends_turn()


@pytest.mark.rule("RONE-STACK-1")
@pytest.mark.parametrize(
    ("what", "kind"),
    [
        ("Spark", "play"),
        ("Drill", "ability"),
        ("Imp", "play"),
        ("Radar", "play"),
        ("Ghoul", "recycle"),
        ("Wolf", "attack"),
        ("p1 hero", "level-up"),
        ("", "end-of-turn"),
    ],
)
def test_every_effect_that_is_used_stands_on_the_stack_before_it_is_executed(
    what: str, kind: str
) -> None:
    game = scenario(
        "rone",
        p1=player(
            water=20,
            units=[WOLF],
            hand=[unit("Imp"), SPARK],
            technologies=[DRILL],
            technology_deck=[technology("Radar")],
            graveyard=[unit("Ghoul"), *filler(1)],
        ),
        auto_pass=False,
    )
    use(game, what)
    stack = game.view(game.p2)["stack"]
    assert isinstance(stack, list)
    assert [(entry["kind"], entry["seat"]) for entry in stack] == [(kind, 0)]
    assert game.stack == ([what] if what else [])
    game.expect("Wolf", health=3)
    game.expect(game.p1, level=1, units=["Wolf"], technologies=["Drill"])
    game.expect(phase="main", active="p1")


@pytest.mark.rule("RONE-STACK-2", "RONE-STACK-4")
def test_players_add_any_number_of_effects_and_the_last_one_is_executed_first() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[RAIN, HORN, HORN]),
        p2=player(hand=[DROUGHT, DROUGHT]),
        graveyard="top",
    )
    with game.windows():
        game.p1.plays("Rain")
        game.p2.plays("Drought")
        game.p1.plays("Horn")
        game.p2.plays("Drought")
        game.p1.plays("Horn")
        assert game.stack == ["Horn", "Drought", "Horn", "Drought", "Rain"]
        assert game.p1.water == 0
    # Horn 1, Drought 0, Horn 1, Drought 0, Rain 2; from the first to the last it would end at 1
    assert game.p1.water == 2
    game.expect(stack_size=0)


@pytest.mark.rule("RONE-STACK-3")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_the_opponent_of_who_put_an_effect_there_reacts_before_that_player(edition: str) -> None:
    game = scenario(
        "rone",
        p1=player(hand=[HORN, HORN, HORN]),
        p2=player(hand=[HORN, HORN]),
        edition=edition,
        auto_pass=False,
    )
    game.p1.plays("Horn")
    assert game.asked == ["p2"]
    game.p2.passes()
    assert game.asked == ["p1"]
    game.p1.plays("Horn")
    assert game.asked == ["p2"]
    game.p2.plays("Horn")
    assert game.asked == ["p1"]
    game.p1.passes()
    assert game.asked == ["p2"]


@pytest.mark.rule("RONE-RULING-40")
def test_a_window_closes_only_when_all_have_passed_one_after_the_other() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[HORN, HORN, HORN]),
        p2=player(hand=[HORN, HORN]),
        auto_pass=False,
        graveyard="top",
    )
    game.p1.plays("Horn")
    game.p2.passes()
    game.p1.plays("Horn")  # starts the order anew: P2, who has passed, is asked again
    game.p2.plays("Horn")
    game.p1.passes()
    game.p2.passes()
    game.expect(stack_size=0)
    assert game.asks(game.p1, "main phase")
    assert (game.p1.water, game.p2.water) == (2, 1)


@pytest.mark.rule("RONE-RULING-39", "RONE-STACK-4")
def test_between_the_executions_of_two_stacked_effects_nobody_can_add_anything() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF], hand=[SPARK, MEND, MEND]),
        p2=player(hand=[SPARK, SPARK, SPARK]),
        auto_pass=False,
        graveyard="top",
    )
    game.p1.plays("Mend", target="Wolf")
    game.p2.plays("Spark", target="Wolf")
    game.p1.passes()
    game.p2.passes()
    assert game.asks(game.p1, "main phase")
    game.expect(stack_size=0)
    game.expect("Wolf", health=3)


@pytest.mark.rule("RONE-RULING-39")
def test_during_the_execution_a_player_acts_only_in_the_window_of_a_new_trigger() -> None:
    imp = unit("Imp", health=1, text="Death: Gain 1 {water}.")
    game = scenario(
        "rone",
        p1=player(units=[imp], hand=[HORN]),
        p2=player(hand=[HORN, HORN]),
        stack=[waiting("p2", DROUGHT), waiting("p1", SPARK, target="Imp")],
        auto_pass=False,
        graveyard="top",
    )
    game.all_pass()
    assert game.asks(game.p2, "Imp triggers")
    assert game.stack == ["Imp", "Spark", "Drought"]
    game.p2.plays("Horn")
    game.p1.passes()
    game.p2.passes()  # Drought is executed without another question
    assert game.asks(game.p1, "main phase")
    assert (game.p1.water, game.p2.water) == (0, 1)


@pytest.mark.rule("RONE-STACK-5")
def test_a_triggered_effect_is_executed_before_the_effects_that_wait_below() -> None:
    game = scenario(
        "rone",
        p1=player(units=[unit("Imp", health=1, text="Death: Gain 2 {water}.")], hand=[HORN]),
        stack=[waiting("p2", DROUGHT), waiting("p1", SPARK, target="Imp")],
        graveyard="top",
    )
    game.expect("Imp", zone="graveyard")
    assert game.p1.water == 0  # gained, then lost; the other way round 2 would be left


@pytest.mark.rule("RONE-STACK-6")
@pytest.mark.parametrize(("edition", "first", "second"), [("en", "p2", "p1"), ("de", "p1", "p2")])
def test_a_trigger_is_answered_first_by_the_opponent_or_by_whom_it_concerns(
    edition: str, first: str, second: str
) -> None:
    game = scenario(
        "rone",
        p1=player(units=[unit("Imp", health=1, text="Death: Gain 2 {water}.")], hand=[HORN, HORN]),
        p2=player(hand=[HORN, HORN]),
        stack=[waiting("p2", SPARK, target="Imp")],
        edition=edition,
        auto_pass=False,
        graveyard="top",
    )
    game.all_pass()
    assert game.asks(first, "Imp triggers")
    game.asked[0].passes()
    assert game.asks(second, "Imp triggers")
    game.asked[0].plays("Horn")
    game.asked[0].plays("Horn")  # the other one, because the order starts anew
    game.expect(game.p1, water=0)
    assert game.stack == [f"{first} Horn", f"{second} Horn", "Imp", "Spark"]


@pytest.mark.rule("RONE-STACK-7", "RONE-TEXT-3", "RONE-RULING-45")
@pytest.mark.parametrize("turn", ["p1", "p2"])
@pytest.mark.parametrize(("first", "left"), [("Well", 0), ("Leak", 2)])
def test_the_active_player_orders_effects_that_fall_due_together_also_those_of_the_other(
    turn: str, first: str, left: int
) -> None:
    well = technology("Well", "Whenever a unit enters the battlefield, gain 2 {water}.")
    leak = technology(
        "Leak", "Whenever a unit enters the battlefield, the opponent loses 2 {water}."
    )
    game = scenario(
        "rone",
        p1=player(technologies=[well], hand=[unit("Imp"), HORN]),
        p2=player(technologies=[leak], hand=[unit("Imp"), HORN]),
        turn=turn,
    )
    active = game.p1 if turn == "p1" else game.p2
    active.plays("Imp")
    assert game.asked == [turn]
    active.chooses(first)
    assert game.p1.water == left


@pytest.mark.rule("RONE-STACK-8", "RONE-RULING-54")
def test_an_effect_whose_target_is_gone_does_nothing_and_its_tactic_is_used_up() -> None:
    bolt = tactic("Bolt", "Deal 1 damage to target unit. Gain 1 {water}.", cost=1)
    game = scenario(
        "rone",
        p1=player(water=1, units=[unit("Imp", health=1), WOLF], hand=[bolt]),
        p2=player(hand=[SPARK]),
        graveyard="top",
    )
    with game.windows():
        game.p1.plays("Bolt", target="Imp")
        game.p2.plays("Spark", target="Imp")
    game.expect("Wolf", health=3)
    game.expect(game.p1, water=0, graveyard=["Bolt", "Imp"], hand=[])


@pytest.mark.rule("RONE-STACK-9")
@pytest.mark.parametrize("turn", ["p1", "p2"])
@pytest.mark.parametrize("first", ["Rat", "Bat"])
def test_the_active_player_chooses_which_of_two_units_that_die_together_dies_first(
    turn: str, first: str
) -> None:
    quake = tactic("Quake", "Deal 1 damage to each unit.")
    game = scenario(
        "rone",
        p1=player(hand=[quake, HORN]),
        p2=player(units=[unit("Rat", health=1), unit("Bat", health=1)], hand=[quake, HORN]),
        turn=turn,
        graveyard="top",
    )
    active = game.p1 if turn == "p1" else game.p2
    active.plays("Quake")
    assert game.asked == [turn]
    active.chooses(first)
    assert game.p2.graveyard[-2:] == (["Bat", "Rat"] if first == "Rat" else ["Rat", "Bat"])


@pytest.mark.rule("RONE-STACK-9", "RONE-STACK-10")
def test_the_second_unit_dies_only_after_the_effects_of_the_first_death() -> None:
    quake = tactic("Quake", "Deal 1 damage to each unit.")
    leech = unit("Leech", health=1, text="Death: For each enemy unit, gain 1 {water}.")
    game = scenario(
        "rone",
        p1=player(units=[leech], hand=[quake, HORN]),
        p2=player(units=[unit("Rat", health=1), unit("Bat", health=1)]),
        graveyard="top",
    )
    game.p1.plays("Quake")
    game.p1.chooses("Rat")
    game.expect("Bat", zone="battlefield", health=0)
    game.p1.chooses("Leech")
    assert game.p1.water == 1  # Bat was still there, Rat was not
    game.expect("Bat", zone="graveyard")


@pytest.mark.rule("RONE-STACK-11", "RONE-RULING-53")
def test_the_card_of_a_used_ability_stays_in_play_and_only_its_effect_is_on_the_stack() -> None:
    scout = unit("Scout", health=1, text="{yellow 1}: Gain 2 {water}.")
    game = scenario(
        "rone",
        p1=player(units=[scout], hand=[HORN]),
        p2=player(hand=[SPARK]),
        graveyard="top",
    )
    with game.windows():
        game.p1.uses("Scout")
        game.expect("Scout", zone="battlefield", exhaustion=1)
        game.expect(stack_size=1)
        game.p2.plays("Spark", target="Scout")
    game.expect("Scout", zone="graveyard")
    assert game.p1.water == 2

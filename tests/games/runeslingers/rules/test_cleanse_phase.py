"""The Cleanse Phase and its eight ailments (RS-CLEANSE, RS-RULING-32 to 34)."""

import pytest

from runestack.games.runeslingers.scenario import boon, concealing, passive, player, utility
from runestack.testing import scenario

WARD = boon("Ward", "Your block is 1 higher.")
BANE = utility("Bane", "Apply 3 Weaken to target Runeslinger.")


@pytest.mark.rule("RS-CLEANSE-1", "RS-RULING-33", "RS-RULING-34", "RS-OBJ-8")
def test_eight_ailments_cost_a_power_and_their_player_chooses_which_eight_go() -> None:
    game = scenario(
        "runeslingers", p1=player(ailments={"burn": 5, "curse": 5}, health=9), at="cleanse"
    )
    assert game.asked == ["p1"]
    game.expect(game.p1, power=4, determinations=1, instances=10, health=9)  # the power comes first
    game.p1.cleanses(burn=3, curse=5)
    game.expect(game.p1, ailments={"burn": 2}, power=4, health=9)
    game.expect(phase="draw")


@pytest.mark.rule("RS-CLEANSE-4", "RS-RULING-33")
@pytest.mark.parametrize(
    ("ailments", "power"),
    [
        ({"burn": 5, "curse": 3}, 4),
        ({"weaken": 8}, 4),
        ({"burn": 2, "curse": 2, "weaken": 2, "fragment": 2}, 4),
        ({"burn": 2, "curse": 2, "weaken": 2, "fragment": 1}, 5),
    ],
)
def test_instances_are_counted_over_all_types(ailments: dict[str, int], power: int) -> None:
    game = scenario("runeslingers", p1=player(ailments=ailments), at="cleanse")
    game.expect(game.p1, power=power, ailments={} if power == 4 else ailments)


@pytest.mark.rule("RS-CLEANSE-5")
def test_with_seven_ailments_nothing_happens() -> None:
    game = scenario("runeslingers", p1=player(ailments={"curse": 7}), at="cleanse")
    game.expect(game.p1, ailments={"curse": 7}, power=5, determinations=0)
    game.expect(phase="draw")
    assert not game.log_contains("cleanse phase")


@pytest.mark.rule("RS-CLEANSE-2", "RS-OBJ-9")
@pytest.mark.parametrize(
    ("count", "power", "left"), [(15, 4, 7), (16, 3, 0), (23, 3, 7), (24, 2, 0)]
)
def test_it_is_repeated_as_long_as_eight_are_left(count: int, power: int, left: int) -> None:
    game = scenario("runeslingers", p1=player(ailments={"weaken": count}), at="cleanse")
    game.expect(game.p1, power=power, weaken=left, determinations=5 - power)


@pytest.mark.rule("RS-CLEANSE-3", "RS-RULING-88")
def test_concealed_ailments_are_neither_counted_nor_chosen() -> None:
    hidden = [concealing(WARD, burn=6)]
    game = scenario("runeslingers", p1=player(ailments={"weaken": 7}, boons=hidden), at="cleanse")
    game.expect(game.p1, power=5, weaken=7, concealed={"burn": 6})
    game = scenario("runeslingers", p1=player(ailments={"weaken": 9}, boons=hidden), at="cleanse")
    game.expect(game.p1, power=4, weaken=1, concealed={"burn": 6})


@pytest.mark.rule("RS-CLEANSE-1", "RS-RULING-33")
def test_only_the_active_player_is_checked() -> None:
    game = scenario("runeslingers", p2=player(ailments={"weaken": 9}), at="cleanse")
    game.expect(phase="draw")
    game.expect(game.p2, power=5, weaken=9)


@pytest.mark.rule("RS-RULING-33")
def test_reaching_eight_at_another_time_waits_for_the_own_cleanse_phase() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[BANE, BANE], ailments={"weaken": 6}),
        p2=player(ailments={"weaken": 6}),
        draw_phase="go on",
    )
    game.p1.plays("Bane", target="p1")
    game.p1.plays("Bane", target="p2")
    game.expect(game.p1, weaken=9, power=5)
    game.expect(game.p2, weaken=9, power=5)
    game.p1.ends_turn()
    game.expect(game.p1, weaken=9, power=5)
    game.expect(game.p2, weaken=1, power=4)
    game.p2.ends_turn()
    game.expect(game.p1, weaken=1, power=4)


@pytest.mark.rule("RS-RULING-32")
@pytest.mark.parametrize(
    ("text", "count", "power", "left"),
    [
        ("At the beginning of your turn, cleanse 1 ailment from you.", 8, 5, 7),
        ("At the beginning of your turn, apply 1 Weaken to you.", 7, 4, 0),
    ],
)
def test_the_check_sees_what_the_beginning_of_the_turn_has_left(
    text: str, count: int, power: int, left: int
) -> None:
    game = scenario(
        "runeslingers",
        p1=player(ailments={"weaken": count}, passive=passive(text)),
        at="beginning",
    )
    game.expect(game.p1, power=power, weaken=left)


@pytest.mark.rule("RS-RULING-34")
def test_if_the_power_loss_ends_the_encounter_nothing_is_cleansed() -> None:
    game = scenario(
        "runeslingers", p1=player(ailments={"burn": 5, "curse": 5}, power=1), at="cleanse"
    )
    assert game.over
    assert game.winner == "p2"
    game.expect(game.p1, ailments={"burn": 5, "curse": 5})


@pytest.mark.rule("RS-RULING-34")
def test_triggers_on_cleansing_come_after_each_repetition() -> None:
    relief = passive("Whenever an ailment is cleansed from you, gain 1 health.")
    game = scenario(
        "runeslingers",
        p1=player(ailments={"weaken": 16}, health=1, passive=relief),
        at="cleanse",
    )
    game.expect(game.p1, weaken=0, health=17, power=3)
    assert game.log_in_order(
        "loses 1 power", *["gains 1 health"] * 8, "loses 1 power", *["gains 1 health"] * 8
    )


@pytest.mark.rule("RS-RULING-34", "RS-RULING-126")
def test_a_trigger_on_the_power_loss_comes_before_the_eight_are_chosen() -> None:
    grit = passive("Whenever you lose power, apply 1 Curse to you.")
    game = scenario("runeslingers", p1=player(ailments={"weaken": 8}, passive=grit), at="cleanse")
    game.expect(game.p1, ailments={"weaken": 8, "curse": 1}, power=4)
    game.p1.cleanses(curse=1, weaken=7)
    game.expect(game.p1, ailments={"weaken": 1}, power=4)


@pytest.mark.rule("RS-CLEANSE-1", "RS-RULING-34")
def test_of_eight_of_nine_ailments_the_ninth_stays() -> None:
    game = scenario("runeslingers", p1=player(ailments={"burn": 1, "weaken": 8}), at="cleanse")
    game.p1.cleanses(burn=0, weaken=8)
    game.expect(game.p1, ailments={"burn": 1}, power=4)

"""Cleansing, converting and moving ailments (RS-AIL-23 to RS-AIL-25, RS-RULING-88 to 90)."""

import pytest

from runestack.games.runeslingers.scenario import boon, concealing, passive, player, utility
from runestack.testing import ScenarioError, scenario

WARD = boon("Ward", "At the beginning of your turn, gain 1 health.")
BALM = utility("Balm", "Cleanse 3 ailments from target Runeslinger.")
TURN = utility("Turn", "Convert 2 ailments on target Runeslinger into other ailments.")
KINDLE = utility("Kindle", "Convert 1 Curse on target Runeslinger into Burn.")


# -- cleansing -----------------------------------------------------------------------------------


@pytest.mark.rule("RS-AIL-23", "RS-AIL-24")
def test_an_ailment_without_instances_goes_and_frees_its_area() -> None:
    game = scenario("runeslingers", p1=player(hand=[BALM], ailments={"burn": 3, "curse": 1}))
    game.p1.plays("Balm", target="p1")
    game.p1.cleanses(burn=3)
    game.expect(game.p1, areas=["", "curse 1", "", ""], health=17)


@pytest.mark.rule("RS-AIL-24", "RS-RULING-89")
def test_the_player_of_the_effect_chooses_also_on_the_enemy() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[BALM], ailments={"weaken": 3}),
        p2=player(ailments={"burn": 2, "curse": 3}),
    )
    game.p1.plays("Balm", target="p2")
    assert game.asked == ["p1"]
    game.p1.cleanses(burn=1, curse=2)
    game.expect(game.p2, ailments={"burn": 1, "curse": 1})
    game.expect(game.p1, ailments={"weaken": 3})


@pytest.mark.rule("RS-RULING-89")
def test_of_too_few_ailments_all_are_cleansed() -> None:
    game = scenario("runeslingers", p1=player(hand=[BALM], ailments={"burn": 1, "curse": 1}))
    game.p1.plays("Balm", target="p1")
    game.expect(game.p1, ailments={}, maximum=18)


@pytest.mark.rule("RS-AIL-24")
def test_exactly_so_many_are_cleansed_and_fewer_only_with_up_to() -> None:
    soft = utility("Soft", "Cleanse up to 3 ailments from target Runeslinger.")
    game = scenario("runeslingers", p1=player(hand=[soft, BALM], ailments={"burn": 4, "curse": 2}))
    game.p1.plays("Soft", target="p1")
    game.p1.cleanses(burn=1)
    game.expect(game.p1, ailments={"burn": 3, "curse": 2})
    game.p1.plays("Balm", target="p1")
    assert not any("done" in sentence.casefold() for sentence in game.options("p1"))
    game.p1.cleanses(burn=1, curse=2)
    game.expect(game.p1, ailments={"burn": 2})


@pytest.mark.rule("RS-AIL-24", "RS-AIL-23")
def test_a_cleanse_of_one_type_leaves_the_others() -> None:
    douse = utility("Douse", "Cleanse 2 Burn from target Runeslinger.")
    game = scenario("runeslingers", p1=player(hand=[douse], ailments={"curse": 2, "burn": 3}))
    game.p1.plays("Douse", target="p1")
    game.expect(game.p1, ailments={"curse": 2, "burn": 1})


@pytest.mark.rule("RS-AIL-23")
def test_cleansing_is_told_once_for_each_instance() -> None:
    relief = passive("Whenever an ailment is cleansed from you, gain 1 health.")
    game = scenario(
        "runeslingers", p1=player(hand=[BALM], ailments={"burn": 4}, health=10, passive=relief)
    )
    game.p1.plays("Balm", target="p1")
    game.expect(game.p1, health=13)


@pytest.mark.rule("RS-RULING-88", "RS-AIL-20")
def test_concealed_ailments_are_not_cleansed() -> None:
    wipe = utility("Wipe", "Cleanse all ailments from target Runeslinger.")
    game = scenario(
        "runeslingers",
        p1=player(
            hand=[BALM, wipe], ailments={"burn": 1}, boons=[concealing(WARD, curse=3)], health=10
        ),
    )
    game.p1.plays("Balm", target="p1")
    game.expect(game.p1, ailments={}, concealed={"curse": 3})
    game.p1.plays("Wipe", target="p1")
    game.expect(game.p1, concealed={"curse": 3}, field=["Ward", "Balm", "Wipe"])


@pytest.mark.rule("RS-RULING-88", "RS-AIL-20")
def test_concealed_ailments_are_neither_converted_nor_moved_nor_counted() -> None:
    shove = utility("Shove", "Move up to 3 ailments from you to the enemy.")
    count = utility("Count", "If you have 2 or more ailments, draw a card.")
    types = utility("Types", "For each unique ailment type on you, draw a card.")
    game = scenario(
        "runeslingers",
        p1=player(
            hand=[KINDLE, shove, count, types],
            concentrations=4,
            ailments={"weaken": 1},
            boons=[concealing(WARD, curse=3)],
        ),
    )
    game.p1.plays("Count")
    game.p1.plays("Types")
    assert len(game.p1.hand) == 3
    game.p1.plays("Kindle", target="p1")
    game.expect(game.p1, ailments={"weaken": 1}, concealed={"curse": 3}, health=18)
    game.p1.plays("Shove")
    game.p1.cleanses(weaken=1)
    game.expect(game.p1, ailments={}, concealed={"curse": 3})
    game.expect(game.p2, ailments={"weaken": 1})


# -- converting ----------------------------------------------------------------------------------


@pytest.mark.rule("RS-AIL-25", "RS-RULING-90")
def test_all_chosen_instances_are_cleansed_before_the_first_new_one_is_applied() -> None:
    game = scenario(
        "runeslingers", p1=player(hand=[TURN]), p2=player(ailments={"burn": 1, "curse": 1})
    )
    game.p1.plays("Turn", target="p2")
    game.expect(game.p2, ailments={})
    assert game.asked == ["p1"]
    assert not game.offers("p1", "Burn")  # what replaces the Burn is no Burn
    game.p1.ails("curse")
    assert not game.offers("p1", "Curse")
    game.p1.ails("burn")
    game.expect(game.p2, areas=["curse 1", "burn 1", "", ""], health=15, discard=["Filler"])


@pytest.mark.rule("RS-AIL-25")
def test_as_many_come_back_as_were_removed_on_the_same_runeslinger() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[TURN], ailments={"debilitate": 1}),
        p2=player(ailments={"weaken": 3}),
    )
    game.p1.plays("Turn", target="p2")
    game.p1.ails("curse", "insanity")
    game.expect(game.p2, ailments={"weaken": 1, "curse": 1, "insanity": 1}, instances=3)
    game.expect(game.p1, ailments={"debilitate": 1})


@pytest.mark.rule("RS-RULING-90")
def test_fewer_ailments_than_the_number_are_converted_as_far_as_they_go() -> None:
    game = scenario("runeslingers", p1=player(hand=[TURN]), p2=player(ailments={"weaken": 1}))
    game.p1.plays("Turn", target="p2")
    game.p1.ails("curse")
    game.expect(game.p2, ailments={"curse": 1})


@pytest.mark.rule("RS-RULING-90", "RS-AIL-9")
def test_converted_instances_are_applied_one_at_a_time_with_their_on_ail_effects() -> None:
    kindle = utility("Kindle", "Convert 2 Curse on target Runeslinger into Burn.")
    game = scenario(
        "runeslingers", p1=player(hand=[kindle]), p2=player(ailments={"curse": 2, "burn": 2})
    )
    game.p1.plays("Kindle", target="p2")
    game.expect(game.p2, ailments={"burn": 4}, health=16 - 2 - 2 - 1, discard=["Filler"] * 3)
    assert game.log_in_order("Burn", "2 health", "sears", "Burn", "2 health", "sears", "1 health")


@pytest.mark.rule("RS-RULING-90")
def test_a_converted_instance_without_an_area_is_lost() -> None:
    boons = [concealing(WARD, burn=1), concealing(WARD, weaken=1), concealing(WARD, insanity=1)]
    game = scenario(
        "runeslingers", p1=player(hand=[KINDLE]), p2=player(ailments={"curse": 2}, boons=boons)
    )
    game.p1.plays("Kindle", target="p2")
    game.expect(game.p2, ailments={"curse": 1}, health=16, discard=[])


@pytest.mark.rule("RS-RULING-90")
def test_the_area_of_the_last_converted_instance_is_free_for_the_new_one() -> None:
    boons = [concealing(WARD, burn=1), concealing(WARD, weaken=1), concealing(WARD, insanity=1)]
    game = scenario(
        "runeslingers", p1=player(hand=[KINDLE]), p2=player(ailments={"curse": 1}, boons=boons)
    )
    game.p1.plays("Kindle", target="p2")
    game.expect(game.p2, ailments={"burn": 1}, discard=["Filler"])
    assert game.p2.areas[0] == "burn 1"


@pytest.mark.rule("RS-RULING-90")
def test_an_instance_does_not_come_back_as_its_own_type() -> None:
    melt = utility("Melt", "Convert 1 ailment on target Runeslinger into Burn.")
    game = scenario(
        "runeslingers", p1=player(hand=[melt]), p2=player(ailments={"burn": 2, "weaken": 1})
    )
    game.p1.plays("Melt", target="p2")
    game.p1.cleanses(burn=1)
    game.expect(game.p2, ailments={"burn": 1, "weaken": 1}, health=18)


@pytest.mark.rule("RS-RULING-90")
def test_up_to_lets_the_player_convert_fewer() -> None:
    some = utility("Some", "Convert up to 3 ailments on target Runeslinger into other ailments.")
    game = scenario("runeslingers", p1=player(hand=[some]), p2=player(ailments={"weaken": 3}))
    game.p1.plays("Some", target="p2")
    game.p1.cleanses(weaken=1)
    game.p1.ails("curse")
    game.expect(game.p2, ailments={"weaken": 2, "curse": 1})
    with pytest.raises(ScenarioError):
        game.p1.ails("curse")

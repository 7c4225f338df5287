"""Ailments on players: types, areas, levels, applying (RS-AIL, RS-RULING-80 to 86, 92, 94)."""

from typing import Any

import pytest

from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.scenario import (
    boon,
    concealing,
    filler,
    passive,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.games.staged_cards import Design
from runestack.testing import scenario

WARD = boon("Ward", "At the beginning of your turn, gain 1 health.")
CHARM = trinket("Charm", "Your block is 1 higher.")
BALM = utility("Balm", "Cleanse 1 ailment from target Runeslinger.")
FIZZLE = utility("Fizzle", "Destroy target runespell.", keywords="Shout")
WORDS = ["Burn", "Curse", "Debilitate", "Fragment", "Insanity", "Weaken"]


def ail(ailment: str, number: int = 1, more: str = "") -> Design:
    """A card that applies instances of a type."""
    return utility("Bane", f"Apply {number} {ailment} to target Runeslinger.{more}")


# -- types, areas, levels ------------------------------------------------------------------------


@pytest.mark.rule("RS-AIL-1")
def test_there_are_six_types_and_each_can_be_chosen() -> None:
    pact = utility("Pact", "Draw a card.", keywords="Ail 1")
    game = scenario("runeslingers", p1=player(hand=[pact]))
    game.p1.plays("Pact")
    assert game.asks(game.p1, "which type")
    assert len(game.options("p1")) == 6
    for word in WORDS:
        assert game.offers("p1", word)
    assert [word for word, number in c.AILMENTS.items() if number < c.TYPES_OF_AILMENT] == [
        word.lower() for word in WORDS
    ]


@pytest.mark.rule("RS-AIL-2", "RS-AIL-3", "RS-AIL-4")
@pytest.mark.parametrize("word", WORDS)
def test_an_ailment_lies_on_an_area_of_the_runeslinger_with_its_instances(word: str) -> None:
    game = scenario(
        "runeslingers", p1=player(hand=[ail(word, 2)]), p2=player(field=[CHARM], deck=9)
    )
    game.refuses(game.p1, "play", "Bane", target="Charm", rule="RS-TARGET-4")
    game.p1.plays("Bane", target="p2")
    key = word.lower()
    game.expect(game.p2, areas=[f"{key} 2", "", "", ""], instances=2, levels={key: 1})
    game.expect(game.p1, areas=["", "", "", ""])
    seats: Any = game.view("p1")["seats"]
    ailment = seats[1]["areas"][0]["ailment"]
    assert (ailment["type"], ailment["count"], ailment["level"]) == (key, 2, 1)


@pytest.mark.rule("RS-AIL-3", "RS-AIL-4", "RS-AIL-5", "RS-RULING-83")
@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize(("count", "level"), [(1, 1), (3, 1), (4, 2), (9, 2)])
def test_level_one_needs_one_instance_and_level_two_four(word: str, count: int, level: int) -> None:
    key = word.lower()
    game = scenario("runeslingers", p1=player(ailments={key: count}))
    game.expect(game.p1, levels={key: level})
    game.expect(game.p2, levels={})


@pytest.mark.rule("RS-AIL-7")
def test_new_instances_go_onto_the_card_that_is_there() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[ail("Weaken", 2)]),
        p2=player(ailments={"curse": 1, "weaken": 1}),
    )
    game.p1.plays("Bane", target="p2")
    game.expect(game.p2, areas=["curse 1", "weaken 3", "", ""])


@pytest.mark.rule("RS-AIL-8", "RS-RULING-84")
def test_a_fifth_type_finds_no_area_and_the_rest_of_the_effect_goes_on() -> None:
    four = {"curse": 1, "debilitate": 1, "fragment": 1, "weaken": 1}
    game = scenario(
        "runeslingers",
        p1=player(hand=[ail("Burn", 2, " Draw a card.")]),
        p2=player(ailments=four),
    )
    game.p1.plays("Bane", target="p2")
    game.expect(game.p2, ailments=four, health=17, discard=[])
    game.expect(game.p1, hand=["Filler"])


@pytest.mark.rule("RS-AIL-8", "RS-RULING-84")
def test_with_four_types_those_on_the_player_can_still_be_increased() -> None:
    four = {"curse": 1, "debilitate": 1, "burn": 1, "weaken": 1}
    game = scenario("runeslingers", p1=player(hand=[ail("Burn")]), p2=player(ailments=four))
    game.p1.plays("Bane", target="p2")
    game.expect(game.p2, ailments={**four, "burn": 2}, health=15, discard=["Filler"])


@pytest.mark.rule("RS-RULING-84", "RS-RULING-85", "RS-AIL-21", "RS-AIL-22")
@pytest.mark.parametrize("has_room", [True, False])
def test_a_type_that_is_only_concealed_needs_an_available_area(has_room: bool) -> None:
    others = {"curse": 1, "weaken": 1} if has_room else {"curse": 1, "weaken": 1, "debilitate": 1}
    game = scenario(
        "runeslingers",
        p1=player(hand=[ail("Burn")]),
        p2=player(ailments=others, boons=[concealing(WARD, burn=2)]),
    )
    game.p1.plays("Bane", target="p2")
    new = {"burn": 1} if has_room else {}
    game.expect(game.p2, concealed={"burn": 2}, ailments=others | new)
    game.expect(game.p2, health=15 if has_room else 17, discard=["Filler"] * len(new))


@pytest.mark.rule("RS-AIL-19", "RS-KEY-AIL-3")
def test_with_four_booned_areas_nothing_can_be_applied() -> None:
    under: list[dict[str, int]] = [{"burn": 1}, {"curse": 1}, {"weaken": 1}, {"insanity": 1}]
    boons = [concealing(WARD, **one) for one in under]
    pact = utility("Pact", "Draw a card.", keywords="Ail 1")
    game = scenario(
        "runeslingers",
        p1=player(hand=[ail("Burn"), pact], boons=boons),
        p2=player(boons=boons[:3]),
    )
    game.refuses(game.p1, "play", "Pact", rule="RS-KEY-AIL-3")
    game.p1.plays("Bane", target="p1")
    game.expect(game.p1, ailments={}, health=18, discard=[])
    assert game.cites("RS-RULING-84")


@pytest.mark.rule("RS-AIL-19")
def test_with_three_booned_areas_the_fourth_takes_an_ailment() -> None:
    under: list[dict[str, int]] = [{"burn": 1}, {"curse": 1}, {"weaken": 1}]
    game = scenario(
        "runeslingers",
        p1=player(hand=[ail("Burn")]),
        p2=player(boons=[concealing(WARD, **one) for one in under]),
    )
    game.p1.plays("Bane", target="p2")
    game.expect(game.p2, ailments={"burn": 1}, concealed={"burn": 1, "curse": 1, "weaken": 1})


@pytest.mark.rule("RS-RULING-92")
def test_a_new_ailment_takes_the_lowest_free_area_without_a_question() -> None:
    wipe = utility("Wipe", "Cleanse all Curse from target Runeslinger.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[wipe, ail("Fragment")]),
        p2=player(ailments={"burn": 1, "curse": 2, "weaken": 1}),
    )
    game.p1.plays("Wipe", target="p2")
    game.expect(game.p2, areas=["burn 1", "", "weaken 1", ""])
    game.p1.plays("Bane", target="p2")
    game.expect(game.p2, areas=["burn 1", "fragment 1", "weaken 1", ""])
    assert game.asked == ["p1"]


@pytest.mark.rule("RS-RULING-86")
def test_neither_instances_nor_ailment_cards_run_out() -> None:
    three = [concealing(WARD, burn=3)] * 3
    game = scenario(
        "runeslingers",
        p1=player(hand=[ail("Burn")], boons=three),
        p2=player(ailments={"burn": 1}, boons=three),
    )
    game.p1.plays("p1 Bane", target="p1")
    game.expect(game.p1, burn=1)  # with those of p2 the eighth Burn card of a box that has six
    game = scenario(
        "runeslingers", p1=player(hand=[ail("Weaken", 30)]), p2=player(deck=40, boons=three[:1])
    )
    game.p1.plays("Bane", target="p2")
    game.expect(game.p2, weaken=30, void=["Filler"] * 27)


# -- one at a time, on-ail effects ---------------------------------------------------------------


@pytest.mark.rule("RS-AIL-9", "RS-AIL-10", "RS-RULING-82", "RS-RULING-126")
def test_each_instance_is_done_with_its_trigger_before_the_next() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[ail("Burn", 2)]),
        p2=player(passive=passive("Whenever you are ailed, gain 1 health.")),
    )
    game.p1.plays("Bane", target="p2")
    game.expect(game.p2, health=18 - 2 + 1 - 2 + 1)
    assert game.log_in_order(*["Burn", "2 health", "sears", "gains 1 health"] * 2)


@pytest.mark.rule("RS-RULING-82")
def test_both_levels_are_done_before_a_trigger_on_being_ailed() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[ail("Burn")]),
        p2=player(
            ailments={"burn": 3}, passive=passive("Whenever you are ailed with Burn, draw a card.")
        ),
    )
    game.p1.plays("Bane", target="p2")
    assert game.log_in_order("2 health", "sears", "1 health", "sears", "draws a card")


@pytest.mark.rule("RS-RULING-82")
def test_on_ail_effects_cannot_be_answered() -> None:
    game = scenario(
        "runeslingers", p1=player(hand=[ail("Burn", 2)], field=[FIZZLE]), p2=player(hand=[FIZZLE])
    )
    game.p1.plays("Bane", target="p2")
    game.p2.declines()  # the only chance: before anything is applied
    game.expect(game.p2, burn=2, hand=["Fizzle"])
    assert game.asked == ["p1"]


@pytest.mark.rule("RS-AIL-10")
def test_an_ailment_that_cannot_be_applied_has_no_on_ail_effect_and_no_trigger() -> None:
    shell = boon("Shell", "You cannot be ailed.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[ail("Burn", 2)]),
        p2=player(
            health=10,
            boons=[concealing(shell, curse=1)],
            passive=passive("Whenever you are ailed, gain 1 health."),
        ),
    )
    game.p1.plays("Bane", target="p2")
    game.expect(game.p2, health=10, ailments={}, discard=[])


@pytest.mark.rule("RS-AIL-12", "RS-RULING-80", "RS-RULING-81")
def test_head_crush_on_two_weakens_gives_three_and_voids_for_the_fourth_and_the_fifth() -> None:
    game = scenario(
        "runeslingers", p1=player(hand=["Head Crush"]), p2=player(ailments={"weaken": 2})
    )
    game.p1.plays("Head Crush", target="p2")
    game.expect(game.p2, weaken=5, void=["Filler"] * 2, health=15)
    assert game.log_in_order("Weaken", "Weaken", "voids", "Weaken", "voids")


@pytest.mark.rule("RS-AIL-26")
def test_an_ailment_stays_over_turns_and_under_a_boon() -> None:
    game = scenario(
        "runeslingers",
        p1=player(ailments={"curse": 2}, boons=[concealing(WARD, burn=3)]),
        draw_phase="go on",
    )
    for seat in (game.p1, game.p2, game.p1):
        seat.ends_turn()
    game.expect(game.p1, ailments={"curse": 2}, concealed={"burn": 3})


# -- whose effect it is --------------------------------------------------------------------------

GRUDGE = passive("Whenever you are ailed, the instigator loses 1 health.")


@pytest.mark.rule("RS-RULING-94")
def test_the_instigator_of_an_ailment_is_the_player_whose_effect_applied_it() -> None:
    game = scenario("runeslingers", p1=player(hand=[ail("Weaken")]), p2=player(passive=GRUDGE))
    game.p1.plays("Bane", target="p2")
    game.expect(game.p1, health=17)
    game.expect(game.p2, health=18)


@pytest.mark.rule("RS-RULING-94")
def test_the_instigator_of_an_ail_cost_is_the_paying_player() -> None:
    pact = utility("Pact", "Draw a card.", keywords="Ail 1")
    game = scenario("runeslingers", p1=player(hand=[pact], passive=GRUDGE))
    game.p1.plays("Pact", ail="weaken")
    game.expect(game.p1, health=17)
    game.expect(game.p2, health=18)


@pytest.mark.rule("RS-RULING-94")
def test_the_instigator_of_an_on_ail_effect_is_the_player_whose_effect_applied_it() -> None:
    grudge = passive("Whenever you lose health, the instigator discards a card.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[ail("Burn"), *filler(2)]),
        p2=player(hand=2, passive=grudge),
    )
    game.p1.plays("Bane", target="p2")
    game.p1.discards("Filler")
    game.expect(game.p2, hand=["Filler"] * 2)


@pytest.mark.rule("RS-RULING-94")
@pytest.mark.parametrize("is_damaged", [False, True])
def test_what_fragment_takes_the_last_defense_from_is_destroyed_by_the_ailed_player(
    is_damaged: bool,
) -> None:
    thin = trinket(
        "Thin", "Whenever this card is destroyed, the instigator loses 3 health.", defense=1
    )
    jab = spirit("Jab", "Deal 1 damage to a target.")
    game = scenario("runeslingers", p1=player(hand=[ail("Fragment"), jab]), p2=player(field=[thin]))
    if is_damaged:
        game.p1.plays("Jab", target="Thin")
    else:
        game.p1.plays("Bane", target="p2")
    game.expect("Thin", zone="discard")
    game.expect(game.p1, health=15 if is_damaged else 18)
    game.expect(game.p2, health=18 if is_damaged else 15)

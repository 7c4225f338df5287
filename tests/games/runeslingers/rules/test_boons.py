"""Boons: concealing, control, uncovering, merging (RS-BOON, RS-AIL-20, RS-RULING-87, 95)."""

from typing import Any

import pytest

from runestack.games.runeslingers.scenario import (
    boon,
    concealing,
    filler,
    passive,
    placed,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.testing import scenario

WARD = boon("Ward", "Your block is 1 higher.")
VEIL = boon("Veil", "Your maximum hand size is 1 higher.", defense=2)
SMASH = utility("Smash", "Destroy target boon.")
STORM = utility("Storm", "Destroy each boon.")
BOUNCE = utility("Lift", "Return target boon to its owner's hand.")
EMBER = spirit("Ember", "Deal 4 damage to a target.")


# -- concealing ----------------------------------------------------------------------------------


@pytest.mark.rule("RS-BOON-1", "RS-AIL-20")
def test_a_boon_conceals_the_ailment_card_with_all_its_instances_and_no_other() -> None:
    probe = utility("Probe", "For each ailment on you, draw a card.")
    game = scenario("runeslingers", p1=player(hand=[WARD, probe], ailments={"burn": 5, "curse": 2}))
    game.p1.plays("Ward", on="p1 burn")
    game.expect(game.p1, ailments={"curse": 2}, concealed={"burn": 5}, instances=2)
    game.expect(game.p1, areas=["boon on burn 5", "curse 2", "", ""])
    game.p1.plays("Probe")
    game.expect(game.p1, hand=["Filler"] * 2)


@pytest.mark.rule("RS-BOON-2")
def test_a_concealed_ailment_is_neither_in_force_nor_cleansable() -> None:
    balm = utility("Balm", "Cleanse 1 Weaken from target Runeslinger.")
    game = scenario("runeslingers", p1=player(hand=[balm], boons=[concealing(VEIL, weaken=3)]))
    game.expect(game.p1, block=4, levels={}, weaken=0)
    game.p1.plays("Balm", target="p1")
    game.expect(game.p1, concealed={"weaken": 3})
    seats: Any = game.view("p2")["seats"]
    ailment = seats[0]["areas"][0]["ailment"]
    assert (ailment["concealed"], ailment["in_force"], ailment["count"]) == (True, 0, 3)


@pytest.mark.rule("RS-BOON-3", "RS-FIELD-12")
@pytest.mark.parametrize("owner", ["p1", "p2"])
def test_a_boon_on_a_boon_destroys_the_older_one_into_its_owners_discard_pile(owner: str) -> None:
    last = boon("Last", "Whenever this card is destroyed, draw a card.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[WARD], boons=[concealing(placed(last, owner=owner), curse=2)]),
    )
    game.p1.plays("Ward", on="Last")
    game.expect("Last", zone="discard", owner=owner)
    game.expect(game.p1, areas=["boon on curse 2", "", "", ""], boons=["Ward"], block=5)
    game.expect(game.p1, hand=["Filler"], discard=["Last"] if owner == "p1" else [])
    game.expect(game.p2, discard=["Last"] if owner == "p2" else [])


@pytest.mark.rule("RS-RULING-95")
def test_when_a_boon_replaces_a_boon_nothing_is_uncovered_or_merged() -> None:
    game = scenario(
        "runeslingers",
        p1=player(
            hand=[WARD],
            health=10,
            ailments={"curse": 3},
            boons=[concealing(VEIL, curse=9)],
        ),
    )
    game.p1.plays("Ward", on="Veil")
    game.expect(game.p1, areas=["curse 3", "boon on curse 9", "", ""], maximum=15, health=10)
    assert game.asked == ["p1"]
    assert not game.cites("RS-BOON-5")
    assert not game.cites("RS-BOON-6")


@pytest.mark.rule("RS-BOON-4", "RS-RULING-98", "RS-FIELD-5")
def test_a_boon_on_the_enemys_field_is_controlled_by_and_works_for_the_enemy() -> None:
    gift = boon("Gift", "Your block is 1 higher.\nAt the beginning of your turn, draw a card.")
    game = scenario("runeslingers", p1=player(hand=[gift]), p2=player(ailments={"curse": 1}))
    game.p1.plays("Gift", on="p2 curse")
    game.expect("Gift", controller="p2", owner="p1", zone="play")
    game.expect(game.p1, block=4, field=[])
    game.expect(game.p2, block=5, boons=["Gift"], concealed={"curse": 1})
    game.p1.ends_turn()
    game.expect(game.p2, hand=["Filler"] * 3)
    game.expect(game.p1, hand=[])


# -- uncovering and merging ----------------------------------------------------------------------


@pytest.mark.rule("RS-BOON-5", "RS-AIL-26")
@pytest.mark.parametrize(
    ("card", "zone"), [(SMASH, "discard"), (BOUNCE, "hand"), (EMBER, "discard")]
)
def test_however_the_boon_leaves_the_ailment_is_there_again(card: object, zone: str) -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[card]),  # type: ignore[list-item]
        p2=player(boons=[concealing(VEIL, weaken=2)]),
    )
    game.p1.plays(game.p1.hand[0], target="Veil")
    game.expect("Veil", zone=zone)
    game.expect(game.p2, ailments={"weaken": 2}, concealed={}, block=2)


@pytest.mark.rule("RS-BOON-6", "RS-BOON-7", "RS-AIL-7")
@pytest.mark.parametrize(
    ("kept", "areas"),
    [(1, ["weaken 3", "curse 1", "", ""]), (3, ["", "curse 1", "weaken 3", ""])],
)
def test_the_ailed_player_chooses_the_card_on_which_the_counts_are_added(
    kept: int, areas: list[str]
) -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[SMASH]),
        p2=player(ailments={"weaken": 2, "curse": 1}, boons=[concealing(WARD, weaken=1)]),
    )
    game.p1.plays("Smash", target="Ward")
    assert game.asked == ["p2"]
    game.p2.keeps_area(kept)
    game.expect(game.p2, areas=areas, block=1)


@pytest.mark.rule("RS-BOON-8", "RS-BOON-9")
@pytest.mark.parametrize("is_merged", [True, False])
@pytest.mark.parametrize("word", ["burn", "insanity", "weaken", "fragment"])
def test_uncovered_and_merged_ailments_have_no_on_ail_effects(word: str, is_merged: bool) -> None:
    charm = trinket("Charm", "Your maximum hand size is 1 higher.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[SMASH]),
        p2=player(
            hand=2,
            field=[charm],
            ailments={word: 2} if is_merged else {},
            boons=[concealing(WARD, **{word: 3})],
            passive=passive("Whenever you are ailed, lose 1 health."),
        ),
    )
    game.p1.plays("Smash", target="Ward")
    if is_merged:
        game.p2.keeps_area(1)
    game.expect(
        game.p2, ailments={word: 5 if is_merged else 3}, health=18, void=[], discard=["Ward"]
    )
    game.expect(game.p2, hand=["Filler"] * 2, field=["Charm"], deck=["Filler"] * 10)


@pytest.mark.rule("RS-BOON-9")
def test_merged_curses_reach_level_two_and_lower_the_maximum_together() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[SMASH]),
        p2=player(ailments={"curse": 2}, boons=[concealing(WARD, curse=2)]),
    )
    game.expect(game.p2, maximum=16, health=16, ability_cost=4, levels={"curse": 1})
    game.p1.plays("Smash", target="Ward")
    game.p2.keeps_area(2)
    game.expect(game.p2, maximum=14, health=14, ability_cost=5, levels={"curse": 2}, power=5)


@pytest.mark.rule("RS-BOON-9", "RS-RULING-29")
@pytest.mark.parametrize(("shown", "hidden"), [(0, 4), (1, 3), (3, 1)])
def test_insanity_that_reaches_level_two_by_uncovering_lowers_the_hand_at_once(
    shown: int, hidden: int
) -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[utility("Smash", "Destroy target boon. Draw a card.")]),
        p2=player(
            hand=["Meteor", "Hex", *filler(6)],
            ailments={"insanity": shown} if shown else {},
            boons=[concealing(WARD, insanity=hidden)],
        ),
    )
    game.p1.plays("Smash", target="Ward")
    if shown:
        game.p2.keeps_area(1)
    game.expect(game.p1, hand=[])  # the next sentence waits
    game.p2.discards("Meteor", "Hex")
    game.expect(game.p2, hand=["Filler"] * 6, levels={"insanity": 2})
    game.expect(game.p1, hand=["Filler"])
    assert game.asked == ["p1"]


@pytest.mark.rule("RS-BOON-9", "RS-AIL-13")
def test_an_uncovered_fragment_destroys_a_card_with_defense_1_at_once() -> None:
    thin = trinket("Thin", "Your block is 1 higher.", defense=1)
    game = scenario(
        "runeslingers",
        p1=player(hand=[SMASH]),
        p2=player(field=[thin], boons=[concealing(WARD, fragment=1)]),
    )
    game.expect("Thin", defense=1)
    game.p1.plays("Smash", target="Ward")
    game.expect(game.p2, field=[], discard=["Thin", "Ward"])


@pytest.mark.rule("RS-BOON-5", "RS-OBJ-10")
def test_uncovered_curses_can_end_the_encounter() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[SMASH]),
        p2=player(ailments={"curse": 8}, boons=[concealing(WARD, curse=10)]),
    )
    game.p1.plays("Smash", target="Ward")
    game.p2.keeps_area(1)
    assert game.over
    assert game.winner == "p1"


@pytest.mark.rule("RS-RULING-87")
@pytest.mark.parametrize("kept", [1, 3, 4])
def test_of_several_boons_that_leave_at_once_all_cards_of_a_type_merge_in_one_step(
    kept: int,
) -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[STORM]),
        p2=player(
            ailments={"weaken": 1, "curse": 1},
            boons=[concealing(WARD, weaken=2), concealing(VEIL, weaken=4)],
        ),
    )
    game.p1.plays("Storm")
    assert game.asked == ["p2"]
    assert len(game.options("p2")) == 3
    game.p2.keeps_area(kept)
    assert game.asked == ["p1"]
    game.expect(game.p2, ailments={"curse": 1, "weaken": 7}, boons=[], void=[])
    assert game.p2.areas[kept - 1] == "weaken 7"


@pytest.mark.rule("RS-RULING-87")
def test_both_types_and_both_players_merge_each_on_its_own() -> None:
    two = player(
        ailments={"weaken": 1, "curse": 1},
        boons=[concealing(WARD, weaken=2), concealing(VEIL, curse=2)],
    )
    one = player(hand=[STORM], ailments={"weaken": 1}, boons=[concealing(WARD, weaken=1)])
    game = scenario("runeslingers", p1=one, p2=two)
    game.p1.plays("Storm")
    game.p1.keeps_area(2)
    game.p2.keeps_area(3)
    game.p2.keeps_area(2)
    game.expect(game.p1, areas=["", "weaken 2", "", ""])
    game.expect(game.p2, areas=["", "curse 3", "weaken 3", ""])


@pytest.mark.rule("RS-BOON-8", "RS-AIL-9")
def test_fragments_uncovered_by_fragment_are_merged_before_the_next_one_is_applied() -> None:
    bane = utility("Bane", "Apply 2 Fragment to target Runeslinger.")
    charm = trinket("Charm", "Your maximum hand size is 1 higher.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[bane]),
        p2=player(ailments={"fragment": 3}, field=[charm], boons=[concealing(WARD, fragment=2)]),
    )
    game.p1.plays("Bane", target="p2")
    game.expect(game.p2, fragment=4)
    game.p2.targets("Ward")
    game.p2.keeps_area(2)  # 4 and 2; the next one destroys the only card that is left
    game.expect(game.p2, areas=["", "fragment 7", "", ""], field=[], discard=["Charm", "Ward"])

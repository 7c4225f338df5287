"""The texts of Burn, Insanity, Weaken II and Fragment II: what happens on being ailed (RS-RULING-79)."""

import pytest

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

WARD = boon("Ward", "Your block is 1 higher.")
CHARM = trinket("Charm", "Your block is 1 higher.")
WALL = spirit("Wall", "Sling: Deal 2 damage to a target.", defense=6)
BALM = utility("Balm", "Cleanse 2 ailments from target Runeslinger.")


def ail(ailment: str, number: int = 1) -> Design:
    """A card that applies instances of a type."""
    return utility("Bane", f"Apply {number} {ailment} to target Runeslinger.")


# -- Burn ----------------------------------------------------------------------------------------


@pytest.mark.rule("RS-RULING-79", "RS-RULING-80", "RS-AIL-4", "RS-AIL-5", "RS-AIL-6", "RS-AIL-11")
@pytest.mark.parametrize(
    ("before", "lost", "seared"), [(0, 2, 1), (1, 2, 1), (2, 2, 1), (3, 3, 2), (4, 3, 2)]
)
def test_a_burn_costs_2_health_and_a_card_and_from_the_fourth_on_one_more_of_each(
    before: int, lost: int, seared: int
) -> None:
    ailments = {"burn": before} if before else {}
    game = scenario(
        "runeslingers", p1=player(hand=[ail("Burn")]), p2=player(ailments=ailments, deck=10)
    )
    with game.changed(
        {"p2 health": -lost, "p2 deck": -seared, "p2 discard": seared, "p2 burn": 1, "p2 power": 0}
    ):
        game.p1.plays("Bane", target="p2")


@pytest.mark.rule("RS-RULING-79", "RS-RULING-82")
def test_burn_two_is_lose_2_sear_lose_1_sear_in_this_order() -> None:
    game = scenario("runeslingers", p1=player(hand=[ail("Burn")]), p2=player(ailments={"burn": 4}))
    game.p1.plays("Bane", target="p2")
    assert game.log_in_order("Burn", "2 health", "sears", "1 health", "sears")
    assert game.cites("RS-RULING-79")


@pytest.mark.rule("RS-RULING-79")
@pytest.mark.parametrize(("health", "after"), [(2, 18 - 1), (3, 18), (1, 18 - 1 - 1)])
def test_each_part_of_burn_two_is_checked_on_its_own(health: int, after: int) -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[ail("Burn")]),
        p2=player(ailments={"burn": 4}, health=health),
    )
    game.p1.plays("Bane", target="p2")
    game.expect(game.p2, health=after, power=4, determinations=1, discard=["Filler"] * 2)


@pytest.mark.rule("RS-RULING-79")
def test_the_second_sear_of_burn_two_finds_the_deck_that_the_first_has_emptied() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[ail("Burn")]),
        p2=player(ailments={"burn": 3}, deck=["Meteor"], discard=filler(2)),
    )
    game.p1.plays("Bane", target="p2")
    game.expect(game.p2, power=4, health=15)
    assert (len(game.p2.deck), len(game.p2.discard)) == (2, 1)
    assert game.log_in_order("2 health", "sears Meteor", "1 health", "loses 1 power", "sears")


@pytest.mark.rule("RS-RULING-79", "RS-RULING-85", "RS-AIL-22")
def test_concealed_burns_do_not_make_a_new_one_worse() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[ail("Burn")]),
        p2=player(boons=[concealing(WARD, burn=5)]),
    )
    game.p1.plays("Bane", target="p2")
    game.expect(game.p2, health=16, discard=["Filler"], areas=["boon on burn 5", "burn 1", "", ""])


@pytest.mark.rule("RS-RULING-79", "RS-RULING-83")
@pytest.mark.parametrize(
    ("word", "health", "seared"), [("Burn", 16, 1), ("Weaken", 18, 0), ("Fragment", 18, 0)]
)
def test_on_ail_effects_of_level_two_are_off_below_four(
    word: str, health: int, seared: int
) -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[BALM, ail(word)]),
        p2=player(ailments={word.lower(): 4}, field=[CHARM]),
    )
    game.expect(game.p2, levels={word.lower(): 2})
    game.p1.plays("Balm", target="p2")
    game.expect(game.p2, levels={word.lower(): 1})
    game.p1.plays("Bane", target="p2")
    game.expect(game.p2, ailments={word.lower(): 3}, health=health, field=["Charm"])
    game.expect(game.p2, discard=["Filler"] * seared, void=[])


# -- Weaken II -----------------------------------------------------------------------------------


@pytest.mark.rule("RS-RULING-79", "RS-RULING-80", "RS-AIL-12")
@pytest.mark.parametrize(("before", "voided"), [(1, []), (2, []), (3, ["Meteor"]), (5, ["Meteor"])])
def test_weaken_two_voids_the_top_card_for_a_new_weaken(before: int, voided: list[str]) -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[ail("Weaken")]),
        p2=player(ailments={"weaken": before}, deck=["Meteor", *filler(3)], hand=1),
    )
    game.p1.plays("Bane", target="p2")
    game.expect(game.p2, void=voided, discard=[], hand=["Filler"], health=18)
    assert game.p1.void == []


@pytest.mark.rule("RS-RULING-79", "RS-RULING-88")
def test_concealed_weakens_void_nothing() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[ail("Weaken")]),
        p2=player(boons=[concealing(WARD, weaken=6)]),
    )
    game.p1.plays("Bane", target="p2")
    game.expect(game.p2, void=[], weaken=1)


# -- Insanity I ----------------------------------------------------------------------------------


@pytest.mark.rule("RS-RULING-79", "RS-AIL-10")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_insanity_discards_a_card_of_the_hand_for_each_new_instance(before: int) -> None:
    ailments = {"insanity": before} if before else {}
    game = scenario(
        "runeslingers",
        p1=player(hand=[ail("Insanity"), *filler(1)]),
        p2=player(hand=4, ailments=ailments),
    )
    game.p1.plays("Bane", target="p2")
    game.expect(game.p2, hand=["Filler"] * 3, discard=["Filler"], deck=["Filler"] * 10)
    game.expect(game.p1, hand=["Filler"])
    assert game.asked == ["p1"]


@pytest.mark.rule("RS-RULING-79")
def test_insanity_discards_at_random() -> None:
    hand = ["Meteor", "Fireball", "Brand", "Hex"]
    found = set()
    for seed in range(12):
        game = scenario(
            "runeslingers", p1=player(hand=[ail("Insanity")]), p2=player(hand=hand), seed=seed
        )
        game.p1.plays("Bane", target="p2")
        found.add(game.p2.discard[0].name)
    assert len(found) > 1


@pytest.mark.rule("RS-RULING-79")
def test_insanity_without_a_hand_does_nothing() -> None:
    game = scenario("runeslingers", p1=player(hand=[ail("Insanity", 2)]))
    game.p1.plays("Bane", target="p2")
    game.expect(game.p2, insanity=2, hand=[], discard=[], deck=["Filler"] * 10, health=18, power=5)


@pytest.mark.rule("RS-RULING-79")
def test_the_card_lost_to_insanity_counts_as_discarded() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[ail("Insanity")]),
        p2=player(
            hand=1, health=10, passive=passive("Whenever you discard a card, gain 1 health.")
        ),
    )
    game.p1.plays("Bane", target="p2")
    game.expect(game.p2, health=11)


# -- Fragment II ---------------------------------------------------------------------------------


@pytest.mark.rule("RS-RULING-79", "RS-RULING-80")
@pytest.mark.parametrize("broken", ["Wall", "Charm", "Ward"])
def test_fragment_two_destroys_a_card_that_the_ailed_player_chooses(broken: str) -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[ail("Fragment")], field=[trinket("Idol", "Your block is 1 higher.")]),
        p2=player(
            ailments={"fragment": 3}, field=[WALL, CHARM], boons=[concealing(WARD, weaken=1)]
        ),
    )
    game.p1.plays("Bane", target="p2")
    assert game.asked == ["p2"]
    assert len(game.options("p2")) == 3  # neither concentrations nor the enemy's cards
    game.p2.targets(broken)
    game.expect(broken, zone="discard")
    assert len(game.p2.field) == 2
    game.expect(game.p1, field=["Idol", "Bane"])
    assert len(game.p2.concentrations) == 5


@pytest.mark.rule("RS-RULING-79")
@pytest.mark.parametrize("before", [1, 2])
def test_below_four_fragments_nothing_is_destroyed(before: int) -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[ail("Fragment")]),
        p2=player(ailments={"fragment": before}, field=[WALL, CHARM]),
    )
    game.p1.plays("Bane", target="p2")
    game.expect(game.p2, fragment=before + 1, field=["Wall", "Charm"])


@pytest.mark.rule("RS-RULING-79")
def test_fragment_two_without_a_card_in_play_does_nothing() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[ail("Fragment"), ail("Fragment")], field=[CHARM]),
        p2=player(ailments={"fragment": 4}, hand=1),
    )
    game.p1.plays("Bane", target="p2")
    game.expect(game.p2, fragment=5, concentrations=["Filler"] * 3, hand=["Filler"], power=5)
    game.expect(game.p1, field=["Charm", "Bane"])


@pytest.mark.rule("RS-RULING-79", "RS-RULING-88")
def test_concealed_fragments_destroy_nothing() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[ail("Fragment")]),
        p2=player(field=[CHARM], boons=[concealing(WARD, fragment=7)]),
    )
    game.p1.plays("Bane", target="p2")
    game.expect(game.p2, fragment=1, field=["Charm", "Ward"])


@pytest.mark.rule("RS-RULING-79", "RS-AIL-9")
def test_fragment_two_destroys_once_for_each_new_fragment() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[ail("Fragment", 3)]),
        p2=player(ailments={"fragment": 2}, field=[WALL, CHARM], boons=[concealing(WARD, burn=1)]),
    )
    game.p1.plays("Bane", target="p2")
    assert game.p2.fragment == 4
    game.p2.targets("Charm")
    assert game.p2.fragment == 5
    game.p2.targets("Ward")
    game.expect(game.p2, ailments={"fragment": 5, "burn": 1}, field=["Wall"], health=18)

"""The order of automatic consequences after every event (RS-RULING-131)."""

import pytest

from runestack.games.runeslingers.scenario import (
    boon,
    concealing,
    placed,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.testing import scenario

SMASH = utility("Smash", "Destroy target boon.")


@pytest.mark.rule("RS-RULING-131", "RS-BOON-6")
def test_ailments_merge_before_values_are_renewed_and_cards_are_destroyed() -> None:
    """Veil held up Idol's defense and hid 2 Curse: all that follows waits for the merging."""
    veil = boon("Veil", "Allied trinkets get +2 defense.")
    idol = trinket(
        "Idol",
        "Your block is 1 higher.\nWhenever this card is destroyed, gain 3 health.",
        defense=2,
    )
    game = scenario(
        "runeslingers",
        p1=player(hand=[SMASH]),
        p2=player(
            ailments={"curse": 3},
            boons=[concealing(veil, curse=2)],
            field=[placed(idol, damage=3)],
            health=15,
        ),
    )
    game.p1.plays("Smash", target="Veil")
    assert game.asks(game.p2)
    game.expect("Idol", zone="play")
    game.expect(game.p2, health=15)
    game.p2.keeps_area(2)
    game.expect("Idol", zone="discard")
    game.expect(game.p2, maximum=13, health=13, areas=["", "curse 5", "", ""])
    assert game.log_in_order(
        "Veil is destroyed",
        "one card with 5 Curse",
        "health falls to the maximum of 13",
        "Idol is destroyed",
        "Idol triggers",
    )


@pytest.mark.rule("RS-RULING-131", "RS-RULING-1")
def test_losing_conditions_are_looked_at_before_broken_cards_are_destroyed() -> None:
    idol = trinket("Idol", "Whenever this card is destroyed, the enemy loses 9 health.", defense=2)
    nova = spirit("Nova", "Deal 3 damage to each enemy target.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[nova], power=1, health=1),
        p2=player(field=[idol], power=1, health=3),
    )
    game.p1.plays("Nova")
    assert game.winner == game.p1
    assert not game.log_contains("Idol is destroyed")


@pytest.mark.rule("RS-RULING-131", "RS-RULING-2")
def test_losing_conditions_of_both_players_are_looked_at_together() -> None:
    nova = spirit("Nova", "Deal 3 damage to each target.")
    game = scenario(
        "runeslingers", p1=player(hand=[nova], power=1, health=3), p2=player(power=1, health=2)
    )
    game.p1.plays("Nova")
    assert game.tie


@pytest.mark.rule("RS-RULING-131", "RS-RULING-112", "RS-TYPE-8")
def test_broken_cards_are_destroyed_together_before_older_trinkets_are_discarded() -> None:
    """Each of the two copies breaks the other. Were the older one discarded first, the newer one would stay."""
    twin = trinket(
        "Twin",
        "Other allied trinkets get -1 defense.\nWhenever this card is destroyed, gain 1 health.",
        defense=1,
    )
    game = scenario("runeslingers", p1=player(hand=[twin], field=[twin], health=5))
    game.p1.plays("Twin")
    if game.asks(game.p1, "which one resolves next"):
        game.p1.orders(game["Twin"])
    game.expect(game.p1, field=[], health=7, discard=["Twin 2", "Twin"])


@pytest.mark.rule("RS-RULING-131", "RS-TYPE-8")
def test_the_checks_are_repeated_until_nothing_changes() -> None:
    """A chain: each card that is destroyed held up the defense of the next one."""
    links = [
        trinket(name, "Other allied trinkets get +1 defense.", defense=1)
        for name in ("One", "Two", "Three")
    ]
    spark = spirit("Spark", "Deal 3 damage to a target.")
    field = [placed(links[0]), placed(links[1], damage=2), placed(links[2], damage=1)]
    game = scenario("runeslingers", p1=player(hand=[spark]), p2=player(field=field))
    game.p1.plays("Spark", target="One")
    game.expect(game.p2, field=[])
    assert game.log_in_order("One is destroyed", "Two is destroyed", "Three is destroyed")


@pytest.mark.rule("RS-RULING-131", "RS-TRIG-1")
def test_triggers_come_after_all_checks() -> None:
    """The trigger on the damage sees a field from which the broken card is gone."""
    idol = trinket("Idol", "Your block is 1 higher.", defense=2)
    count = trinket(
        "Count", "Whenever an enemy trinket is dealt damage, for each enemy trinket, draw a card."
    )
    spark = spirit("Spark", "Deal 3 damage to a target.")
    for defense, cards in ((2, 0), (9, 1)):
        idol = trinket("Idol", "Your block is 1 higher.", defense=defense)
        game = scenario(
            "runeslingers", p1=player(hand=[spark], field=[count]), p2=player(field=[idol])
        )
        game.p1.plays("Spark", target="Idol")
        game.expect(game.p1, hand=["Filler"] * cards)


@pytest.mark.rule("RS-RULING-131", "RS-RULING-29")
def test_the_hand_maximum_is_enforced_at_the_end_of_the_instruction() -> None:
    study = utility("Study", "Draw 3 cards. Gain 1 health.")
    game = scenario("runeslingers", p1=player(hand=[study, *[*["Meteor"] * 7]], health=5))
    game.p1.plays("Study")
    assert game.asks(game.p1, "discard")
    game.expect(game.p1, health=5, hand=["Meteor"] * 7 + ["Filler"] * 3)  # all drawn, no health yet
    game.p1.discards("Filler", "Filler")
    game.expect(game.p1, health=6)


@pytest.mark.rule("RS-RULING-131", "RS-RULING-29", "RS-RULING-112")
def test_the_hand_maximum_is_enforced_too_if_a_check_has_just_lowered_it() -> None:
    """Chest breaks by the check after the trigger's only instruction."""
    chest = trinket("Chest", "Your maximum hand size is 1 higher.", defense=1)
    rust = trinket(
        "Rust", "Whenever you set a concentration, target trinket gets -1 defense this turn."
    )
    game = scenario(
        "runeslingers",
        p1=player(hand=["Hex"], field=[rust]),
        p2=player(hand=9, field=[chest]),
    )
    game.p1.sets("Hex")
    game.expect("Chest", zone="discard")
    assert game.asked == ["p2"]
    game.p2.discards("Filler")
    game.expect(game.p2, hand=["Filler"] * 8)


@pytest.mark.rule("RS-RULING-131", "RS-RULING-29", "RS-BOON-9")
def test_the_hand_maximum_is_enforced_too_if_merged_ailments_have_lowered_it() -> None:
    """2 and 2 Insanity are level II: two cards less."""
    game = scenario(
        "runeslingers",
        p1=player(hand=[SMASH]),
        p2=player(hand=8, ailments={"insanity": 2}, boons=[concealing("Deathmark", insanity=2)]),
    )
    game.p1.plays("Smash", target="Deathmark")
    game.p2.keeps_area(1)
    game.p2.discards("Filler", "Filler")
    game.expect(game.p2, hand_maximum=6, hand=["Filler"] * 6)

"""Blocking in detail: phases, sources, one effect on one object, the discarded card (RS-RULING-99 to -105)."""

from typing import Any

import pytest

from runestack.games.runeslingers.scenario import (
    attack,
    filler,
    passive,
    placed,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.testing import scenario

EMBER = spirit("Ember", "Deal 6 damage to a target.")
THORNS = trinket("Thorns", "Whenever you are dealt damage, deal 5 damage to the instigator.")


@pytest.mark.rule("RS-RULING-99", "RS-TRIG-2")
@pytest.mark.parametrize(
    ("text", "phase"),
    [
        ("At the beginning of your turn, deal 5 damage to the enemy.", "beginning"),
        ("At the end of your draw phase, deal 5 damage to the enemy.", "draw"),
        ("At the end of your play phase, deal 5 damage to the enemy.", "play"),
        ("At the end of your turn, deal 5 damage to the enemy.", "cleanup"),
    ],
)
def test_damage_of_a_trigger_can_be_blocked_in_every_phase(text: str, phase: str) -> None:
    game = scenario(
        "runeslingers",
        p1=player(field=[trinket("Clock", text)]),
        p2=player(hand=1),
        at="play" if phase in ("play", "cleanup") else "beginning",
    )
    if phase == "draw":
        game.p1.goes_on()
    elif phase != "beginning":
        game.p1.ends_phase()
    assert game.phase == phase
    assert game.asked == ["p2"]
    game.p2.blocks()
    game.expect(game.p2, health=17)


@pytest.mark.rule("RS-RULING-100", "RS-RULING-115")
def test_own_cards_cannot_be_blocked_even_if_they_hit_oneself() -> None:
    guard = trinket("Guard", "Your block is 1 higher.", defense=8)
    game = scenario("runeslingers", p1=player(hand=[EMBER, EMBER, *filler(1)], field=[guard]))
    game.p1.plays("Ember", target="p1")
    assert game.asked == ["p1"]
    game.expect(game.p1, health=12, blocks_used=0)
    game.p1.plays("Ember", target="Guard")
    game.expect("Guard", damage=6)
    game.expect(game.p1, hand=["Filler"])


@pytest.mark.rule("RS-RULING-101", "RS-BLOCK-9")
def test_the_value_is_fixed_before_the_discarded_card_leaves_the_hand() -> None:
    tome = trinket("Tome", "For each card in your hand, your block is 1 higher.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[spirit("Bolt", "Deal 9 damage to a target.")]),
        p2=player(hand=2, field=[tome]),
    )
    game.expect(game.p2, block=6)
    game.p1.plays("Bolt", target="p2")
    game.p2.blocks()
    game.expect(game.p2, health=18 - (9 - 6), block=5)


def twice(first: int, second: int) -> Any:
    """A spirit that damages one player two times."""
    text = f"Deal {first} damage to target Runeslinger. Deal {second} damage to that player."
    return spirit("Twice", text)


@pytest.mark.rule("RS-RULING-102", "RS-BLOCK-7", "RS-BLOCK-3")
@pytest.mark.parametrize(
    ("first", "second", "block", "dealt"),
    [(4, 3, 6, 1), (2, 6, 4, 4), (5, 5, 4, 6), (2, 2, 6, 0)],
)
def test_what_is_left_of_a_block_is_taken_off_later_damage_of_the_effect(
    first: int, second: int, block: int, dealt: int
) -> None:
    shield = passive(f"Your block is {block - 4} higher.") if block > 4 else None
    game = scenario(
        "runeslingers",
        p1=player(hand=[twice(first, second), EMBER]),
        p2=player(hand=2, passive=shield),
    )
    game.p1.plays("Twice", target="p2")
    game.p2.blocks()
    assert game.asked == ["p1"]
    game.expect(game.p2, health=18 - dealt, hand=["Filler"], blocks_used=1)
    before = game.p2.health
    game.p1.plays("Ember", target="p2")  # another effect
    game.expect(game.p2, health=before - 6)


@pytest.mark.rule("RS-RULING-102", "RS-BLOCK-3")
def test_a_block_may_wait_for_the_second_damage_of_an_effect() -> None:
    game = scenario("runeslingers", p1=player(hand=[twice(5, 5)]), p2=player(hand=2))
    game.p1.plays("Twice", target="p2")
    game.p2.does_not_block()
    game.expect(game.p2, health=13)
    game.p2.blocks()
    game.expect(game.p2, health=12, hand=["Filler"])


@pytest.mark.rule("RS-RULING-102", "RS-BLOCK-4")
def test_the_rest_of_a_block_is_not_taken_off_direct_damage() -> None:
    text = "Deal 1 damage to target Runeslinger. Deal 2 direct damage to that player. "
    mixed = spirit("Mixed", text + "Deal 2 damage to that player.")
    game = scenario("runeslingers", p1=player(hand=[mixed]), p2=player(hand=1))
    game.p1.plays("Mixed", target="p2")
    game.p2.blocks()
    game.expect(game.p2, health=16)


@pytest.mark.rule("RS-RULING-102")
def test_the_rest_of_a_block_covers_no_other_object() -> None:
    text = "Deal 1 damage to target enemy trinket. Deal 3 damage to the enemy."
    split = spirit("Split", text)
    idol = trinket("Idol", "Your maximum hand size is 1 higher.", defense=3)
    game = scenario("runeslingers", p1=player(hand=[split]), p2=player(hand=2, field=[idol]))
    game.p1.plays("Split", target="Idol")
    game.p2.blocks(for_="Idol")
    game.expect("Idol", damage=0)
    game.expect(game.p2, health=15)


@pytest.mark.rule("RS-RULING-102", "RS-RULING-74")
def test_the_rest_of_a_block_for_the_runeslinger_is_taken_off_what_pierces_a_card() -> None:
    text = "Deal 1 damage to the enemy. Deal 5 damage to target enemy trinket."
    lance = spirit("Lance", text, keywords="Pierce")
    idol = trinket("Idol", "Your maximum hand size is 1 higher.", defense=3)
    game = scenario("runeslingers", p1=player(hand=[lance]), p2=player(hand=1, field=[idol]))
    game.p1.plays("Lance", target="Idol")
    game.p2.blocks()
    game.expect("Idol", zone="discard")
    game.expect(game.p2, health=18)


@pytest.mark.rule("RS-RULING-102", "RS-RULING-113")
@pytest.mark.parametrize("saved", ["p2", "Idol"])
def test_of_several_objects_a_block_covers_one(saved: str) -> None:
    nova = spirit("Nova", "Deal 3 damage to each enemy target.")
    idol = trinket("Idol", "Your maximum hand size is 1 higher.", defense=3)
    game = scenario("runeslingers", p1=player(hand=[nova]), p2=player(hand=2, field=[idol]))
    game.p1.plays("Nova")
    game.p2.blocks(for_=saved)
    game.expect(game.p2, health=18 if saved == "p2" else 15, hand=["Filler"])
    game.expect("Idol", zone="discard" if saved == "p2" else "play", damage=0)


@pytest.mark.rule("RS-RULING-102", "RS-BLOCK-3")
def test_a_second_block_of_the_turn_has_to_be_for_another_object() -> None:
    nova = spirit("Nova", "Deal 5 damage to each enemy target.")
    buckler = trinket("Buckler", "Your block limit is 1 higher.", defense=3)
    game = scenario("runeslingers", p1=player(hand=[nova]), p2=player(hand=3, field=[buckler]))
    game.expect(game.p2, block_limit=2)
    game.p1.plays("Nova")
    game.p2.blocks(for_="p2")
    game.refuses(game.p2, "block", rule="RS-RULING-102")
    game.p2.blocks(for_="Buckler")
    game.expect(game.p2, health=17, hand=["Filler"])
    game.expect("Buckler", damage=1, zone="play")


@pytest.mark.rule("RS-RULING-103", "RS-RULING-109")
def test_damage_of_0_offers_no_block() -> None:
    spark = spirit("Spark", "Deal 1 damage to a target.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[spark, EMBER], ailments={"debilitate": 1}),
        p2=player(hand=1),
    )
    game.p1.plays("Spark", target="p2")
    assert game.asked == ["p1"]
    game.expect(game.p2, health=18)
    game.p1.plays("Ember", target="p2")
    assert game.asked == ["p2"]


@pytest.mark.rule("RS-RULING-103", "RS-RULING-142")
def test_damage_that_is_prevented_to_the_last_point_offers_no_block() -> None:
    ward = utility("Ward", "Prevent the next 6 damage to you this turn.", keywords="Shout")
    game = scenario(
        "runeslingers", p1=player(hand=[EMBER, EMBER]), p2=player(hand=[ward, *filler(1)])
    )
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Ward")
    assert game.asked == ["p1"]
    game.expect(game.p2, health=18, hand=["Filler"], blocks_used=0)
    game.p1.plays("Ember", target="p2")
    game.p2.blocks()  # the prevention is used up
    game.expect(game.p2, health=16)


@pytest.mark.rule("RS-RULING-104", "RS-RULING-106", "RS-RULING-126")
def test_triggers_on_the_discard_come_before_the_last_calculation() -> None:
    gauntlet = trinket("Gauntlet", "Allied spirit runespells get +3 damage.")
    spite = trinket("Spite", "Whenever you discard a card, destroy target enemy trinket.")
    game = scenario(
        "runeslingers", p1=player(hand=[EMBER], field=[gauntlet]), p2=player(hand=1, field=[spite])
    )
    game.p1.plays("Ember", target="p2")
    game.expect(effective_damage=[9])
    game.p2.blocks()
    game.expect("Gauntlet", zone="discard")
    game.expect(game.p2, health=18 - (6 - 4))
    assert game.log_in_order(
        "blocks up to 4 damage",
        "Spite triggers",
        "Gauntlet is destroyed",
        "deals 2 damage to Player 2's Runeslinger (effective 9, calculated again 6, blocked 4, dealt 2)",
    )


@pytest.mark.rule("RS-RULING-104", "RS-RULING-114")
def test_a_block_that_sets_off_the_destruction_of_the_source_ends_its_damage() -> None:
    lance = spirit("Lance", "Deal 9 damage to a target. Draw a card.", keywords="Pierce")
    riposte = trinket("Riposte", "Whenever you block, destroy target enemy runespell.")
    game = scenario("runeslingers", p1=player(hand=[lance]), p2=player(hand=1, field=[riposte]))
    game.p1.plays("Lance", target="p2")
    game.p2.blocks()
    game.expect(game.p2, health=18, hand=[], blocks_used=1)
    game.expect(game.p1, discard=["Lance"], hand=[])


@pytest.mark.rule("RS-RULING-104", "RS-RULING-56")
def test_what_a_trigger_takes_away_from_under_the_damage_is_not_hit_in_its_new_place() -> None:
    nova = spirit("Nova", "Deal 5 damage to each enemy target.")
    idol = trinket("Idol", "Your block is 1 higher.", defense=3)
    door = trinket(
        "Door",
        "Whenever you discard a card, return target allied trinket to its owner's hand. "
        "Set a trinket from your hand as a concentration.",
    )
    game = scenario("runeslingers", p1=player(hand=[nova]), p2=player(hand=1, field=[idol, door]))
    game.p1.plays("Nova")
    game.p2.blocks(for_="p2")
    game.expect("Idol", zone="concentration", damage=0)
    game.expect(game.p2, health=18, discard=["Filler"])
    assert not game.log_contains("Idol is destroyed")
    assert not game.log_contains("damage to Player 2's Idol")


@pytest.mark.rule("RS-RULING-104", "RS-RULING-133")
def test_the_card_that_is_discarded_for_a_block_is_shown_to_both() -> None:
    game = scenario("runeslingers", p1=player(hand=[EMBER]), p2=player(hand=["Meteor", "Hex"]))
    game.p1.plays("Ember", target="p2")
    game.p2.blocks("Meteor")
    game.expect("Meteor", zone="discard", known_to=["p1", "p2"])
    game.expect("Hex", known_to=["p2"])
    assert game.log_contains("Player 2 blocks up to 4 damage to Player 2's Runeslinger with Meteor")


@pytest.mark.rule("RS-RULING-105", "RS-TRIG-3", "RS-RULING-99")
def test_both_players_block_in_one_turn_once_each() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER, EMBER, *filler(2)]),
        p2=player(hand=2, field=[THORNS]),
    )
    game.p1.plays("Ember", target="p2")
    game.p2.blocks()
    game.p1.blocks("Filler")  # the damage of the trigger
    game.expect(game.p1, health=17, blocks_used=1)
    game.expect(game.p2, health=16, blocks_used=1)
    game.p1.plays("Ember", target="p2")
    game.expect(game.p2, health=10, hand=["Filler"])
    game.expect(game.p1, health=12, hand=["Filler"])


@pytest.mark.rule("RS-PLAYPH-9", "RS-RULING-103")
def test_a_text_can_forbid_to_block_a_card_or_a_player_to_block() -> None:
    sure = attack("Sure Hit", "Deal 5 damage to a target.")
    aim = trinket("Aim", "Allied attack runespells cannot be blocked.")
    game = scenario("runeslingers", p1=player(hand=[sure, EMBER], field=[aim]), p2=player(hand=1))
    game.p1.plays("Sure Hit", target="p2")
    assert game.asked == ["p1"]
    game.p1.plays("Ember", target="p2")
    assert game.asked == ["p2"]
    gag = trinket("Gag", "The enemy cannot block.")
    game = scenario("runeslingers", p1=player(hand=[EMBER], field=[placed(gag)]), p2=player(hand=1))
    game.p1.plays("Ember", target="p2")
    assert game.asked == ["p1"]
    game.expect(game.p2, health=12)


@pytest.mark.rule("RS-RULING-104", "RS-RULING-105", "RS-RULING-121", "RS-RULING-99")
def test_damage_inside_a_block_has_its_own_block_and_the_first_damage_goes_on() -> None:
    """P2's block sets off a free sling at p1, who blocks that; then Ember deals what p2's block has left."""
    zap = spirit("Zap", "Deal 5 damage to a target.")
    temper = trinket(
        "Temper",
        "Whenever you discard a card, play a spirit runespell from your hand without paying its costs.",
    )
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER, *filler(1)]),
        p2=player(hand=[zap, *filler(1)], field=[temper], concentrations=1),
    )
    game.p1.plays("Ember", target="p2")
    game.p2.blocks("Filler")
    game.p2.targets("p1")
    assert game.asks(game.p1, "Zap")
    game.p1.blocks()
    game.expect(game.p1, health=17, blocks_used=1, hand=[])
    game.expect(game.p2, health=16, blocks_used=1)
    assert game.log_in_order(
        "Player 2 blocks", "slings Zap", "Player 1 blocks", "Zap deals 1", "Ember deals 2"
    )

"""Blocking: who may, when, with what, for what, and how much it prevents (RS-BLOCK-1 to RS-BLOCK-10)."""

import pytest

from runestack.games.runeslingers.scenario import (
    attack,
    boon,
    concealing,
    filler,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.testing import scenario

EMBER = spirit("Ember", "Deal 6 damage to a target.")
NOVA = spirit("Nova", "Deal 3 damage to each target.")
IDOL = trinket("Idol", "Your maximum hand size is 1 higher.", defense=5)


@pytest.mark.rule("RS-BLOCK-1", "RS-BLOCK-2", "RS-BLOCK-7")
def test_a_block_saves_a_defense_card_and_costs_one_card_of_the_hand() -> None:
    game = scenario(
        "runeslingers", p1=player(hand=[EMBER]), p2=player(hand=["Meteor", "Hex"], field=[IDOL])
    )
    game.p1.plays("Ember", target="Idol")
    game.allows(game.p2, "block", "Idol")
    game.refuses(game.p2, "block", rule="RS-RULING-103")  # the Runeslinger is not hit
    game.p2.blocks("Meteor", for_="Idol")
    game.expect("Idol", zone="play", damage=2, defense=3)
    game.expect(game.p2, hand=["Hex"], discard=["Meteor"], health=18)


@pytest.mark.rule("RS-BLOCK-1", "RS-RULING-115")
def test_only_the_player_whose_objects_are_hit_by_an_enemy_is_asked() -> None:
    game = scenario(
        "runeslingers", p1=player(hand=[NOVA, *filler(2)]), p2=player(hand=1, field=[IDOL])
    )
    game.p1.plays("Nova")
    assert game.asked == ["p2"]
    game.refuses(game.p1, "block", rule="RS-RULING-99")  # p1 is not asked at all
    game.refuses(game.p2, "block", "p1", rule="RS-BLOCK-1")
    game.p2.blocks(for_="p2")
    game.expect(game.p1, health=15, hand=["Filler"] * 2)
    game.expect(game.p2, health=18, hand=[])
    game.expect("Idol", damage=3)


@pytest.mark.rule("RS-BLOCK-3", "RS-RULING-40")
def test_a_block_for_a_card_uses_up_the_block_of_the_turn_but_not_of_the_next() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER, EMBER], deck=[EMBER, *filler(9)]),
        p2=player(hand=3, field=[IDOL]),
    )
    game.p1.plays("Ember", target="Idol")
    game.p2.blocks(for_="Idol")
    game.p1.plays("Ember", target="p2")
    game.expect(game.p2, health=12, hand=["Filler"] * 2, blocks_used=1)
    game.p1.ends_turn()
    game.p2.goes_on()
    game.p2.ends_turn()
    game.expect(game.p2, blocks_used=0)
    game.p1.goes_on()
    game.p1.plays("Ember", target="p2")
    game.p2.blocks()
    game.expect(game.p2, health=10)


@pytest.mark.rule("RS-BLOCK-4", "RS-DMG-3", "RS-DMG-4")
@pytest.mark.parametrize(("kind", "may_block"), [("damage", True), ("direct damage", False)])
def test_direct_damage_cannot_be_blocked_normal_damage_can(kind: str, may_block: bool) -> None:
    jab = attack("Jab", f"Deal 5 {kind} to a target.")
    game = scenario("runeslingers", p1=player(hand=[jab]), p2=player(hand=1))
    game.p1.plays("Jab", target="p2")
    if may_block:
        game.p2.blocks()
    assert game.asked == ["p1"]
    game.expect(game.p2, health=17 if may_block else 13)


@pytest.mark.rule("RS-BLOCK-5", "RS-DMG-6")
def test_health_loss_cannot_be_blocked_and_is_no_damage() -> None:
    thorns = trinket("Thorns", "Whenever you are dealt damage, deal 2 damage to the instigator.")
    armour = trinket("Armour", "Damage dealt to you is 2 lower.")
    bleed = utility("Bleed", "The enemy loses 5 health.")
    game = scenario(
        "runeslingers", p1=player(hand=[bleed]), p2=player(hand=1, field=[thorns, armour])
    )
    game.p1.plays("Bleed")
    assert game.asked == ["p1"]
    game.expect(game.p2, health=13, hand=["Filler"])
    game.expect(game.p1, health=18)


@pytest.mark.rule("RS-BLOCK-6", "RS-RULING-103")
@pytest.mark.parametrize(("weaken", "health"), [(3, 13), (4, 12), (5, 12)])
def test_a_block_value_of_0_is_no_block(weaken: int, health: int) -> None:
    game = scenario(
        "runeslingers", p1=player(hand=[EMBER]), p2=player(hand=1, ailments={"weaken": weaken})
    )
    game.p1.plays("Ember", target="p2")
    if weaken == 3:
        game.p2.blocks()
    assert game.asked == ["p1"]
    game.expect(game.p2, health=health, hand=[] if weaken == 3 else ["Filler"])


@pytest.mark.rule("RS-BLOCK-7", "RS-DMG-13", "RS-RULING-108")
def test_the_block_is_taken_off_the_damage_with_all_its_bonuses() -> None:
    gauntlet = trinket("Gauntlet", "Allied spirit runespells get +2 damage.")
    spark = spirit("Spark", "Deal 3 damage to a target.")
    game = scenario("runeslingers", p1=player(hand=[spark], field=[gauntlet]), p2=player(hand=1))
    game.p1.plays("Spark", target="p2")
    game.p2.blocks()
    game.expect(game.p2, health=17)  # not 16: the bonus is no damage of its own
    assert game.log_contains(
        "deals 1 damage to Player 2's Runeslinger (effective 5, blocked 4, dealt 1)"
    )


@pytest.mark.rule("RS-BLOCK-8", "RS-RULING-117")
def test_the_block_is_offered_when_the_ladder_resolves_not_while_it_is_built() -> None:
    balm = utility("Balm", "Gain 1 health.", keywords="Shout")
    game = scenario("runeslingers", p1=player(hand=[EMBER]), p2=player(hand=[balm, *filler(1)]))
    game.p1.plays("Ember", target="p2")
    assert game.asks(game.p2, "answer")
    game.refuses(game.p2, "block", rule="RS-RULING-99")
    game.p2.answers_with("Balm")
    game.expect(ladder=["Ember"])  # Balm has resolved, Ember is about to deal damage
    game.allows(game.p2, "block")
    game.p2.blocks()
    game.expect(game.p2, health=16)


@pytest.mark.rule("RS-BLOCK-9")
def test_the_block_value_is_that_of_the_moment_of_the_block() -> None:
    sap = spirit("Sap", "Apply 2 Weaken to target Runeslinger. Deal 6 damage to that player.")
    game = scenario("runeslingers", p1=player(hand=[sap]), p2=player(hand=1))
    game.expect(game.p2, block=4)
    game.p1.plays("Sap", target="p2")
    game.p2.blocks()
    game.expect(game.p2, health=18 - (6 - 2), block=2)


@pytest.mark.rule("RS-BLOCK-10", "RS-RULING-103")
@pytest.mark.parametrize("cards", [0, 1])
def test_without_a_card_in_hand_nobody_blocks(cards: int) -> None:
    game = scenario("runeslingers", p1=player(hand=[EMBER]), p2=player(hand=cards, field=[IDOL]))
    game.p1.plays("Ember", target="p2")
    assert game.asked == (["p2"] if cards else ["p1"])
    if not cards:
        game.refuses(game.p2, "block", rule="RS-BLOCK-10")
        game.expect(game.p2, health=12)


@pytest.mark.rule("RS-BLOCK-1", "RS-RULING-100", "RS-FIELD-5")
def test_a_boon_of_the_enemy_on_the_own_field_is_an_own_source() -> None:
    brand = boon("Sore", "At the beginning of your turn, deal 5 damage to each player.")
    game = scenario(
        "runeslingers",
        p1=player(hand=1, deck=20),
        p2=player(hand=1, boons=[concealing(brand, curse=1)]),
        turn="p2",
        at="beginning",
    )
    assert game.asked == ["p1"]  # the boon is p2's, whoever played it
    game.p1.blocks()
    game.expect(game.p1, health=17, hand=[])
    game.expect(game.p2, health=13)

"""Damage, direct damage, Pierce, health loss, the two calculations, the instigator (RS-DMG-1 to RS-DMG-13)."""

import pytest

from runestack.games.runeslingers.scenario import (
    activate,
    attack,
    boon,
    concealing,
    placed,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.testing import scenario

EMBER = spirit("Ember", "Deal 6 damage to a target.")
IDOL = trinket("Idol", "Your block is 1 higher.", defense=8)


@pytest.mark.rule("RS-DMG-1", "RS-DMG-2")
def test_damage_lowers_health_and_defense_by_its_amount() -> None:
    game = scenario("runeslingers", p1=player(hand=[EMBER] * 3), p2=player(field=[IDOL]))
    game.p1.plays("Ember", target="p2")
    game.expect(game.p2, health=12)
    game.expect("Idol", defense=8)
    game.p1.plays("Ember", target="Idol")
    game.expect("Idol", zone="play", defense=2)
    game.p1.plays("Ember", target="Idol")
    game.expect(game.p2, health=12, discard=["Idol"])


@pytest.mark.rule("RS-DMG-2")
@pytest.mark.parametrize(("damage", "zone"), [(7, "play"), (8, "discard")])
def test_a_defense_card_is_destroyed_at_0_and_not_before(damage: int, zone: str) -> None:
    bolt = spirit("Bolt", f"Deal {damage} damage to a target.")
    game = scenario("runeslingers", p1=player(hand=[bolt]), p2=player(field=[IDOL]))
    game.p1.plays("Bolt", target="Idol")
    game.expect("Idol", zone=zone)


@pytest.mark.rule("RS-DMG-3", "RS-DMG-5", "RS-RULING-107", "RS-RULING-72")
def test_piercing_damage_that_is_not_direct_is_blocked_before_it_pierces() -> None:
    lance = spirit("Lance", "Deal 9 damage to a target.", keywords="Pierce")
    game = scenario("runeslingers", p1=player(hand=[lance]), p2=player(hand=1, health=2))
    game.p1.plays("Lance", target="p2")
    game.p2.blocks()
    game.expect(game.p2, power=4, health=18 - (9 - 4 - 2))


@pytest.mark.rule("RS-DMG-4", "RS-DMG-5")
def test_direct_piercing_damage_goes_over_a_card_and_a_power_without_a_block() -> None:
    drill = spirit("Drill", "Deal 15 direct damage to a target.", keywords="Pierce")
    game = scenario(
        "runeslingers", p1=player(hand=[drill]), p2=player(hand=2, health=3, field=[IDOL])
    )
    with game.changed({"p2 power": -1, "p2 determinations": +1, "p2 hand": 0}):
        game.p1.plays("Drill", target="Idol")
    game.expect("Idol", zone="discard")
    game.expect(game.p2, health=18 - (15 - 8 - 3))


@pytest.mark.rule("RS-DMG-5", "RS-KEY-PIERCE-3")
@pytest.mark.parametrize(("keywords", "health"), [("Pierce", 14), ((), 18)])
def test_only_pierce_carries_damage_over_a_power_loss(keywords: str, health: int) -> None:
    bolt = spirit("Bolt", "Deal 6 damage to a target.", keywords=keywords)
    game = scenario("runeslingers", p1=player(hand=[bolt]), p2=player(health=2))
    game.p1.plays("Bolt", target="p2")
    game.expect(game.p2, power=4, health=health)
    told = "." if keywords else " (effective 6, dealt 2)."
    assert game.log_contains(f"damage to Player 2's Runeslinger{told}")


@pytest.mark.rule("RS-DMG-6", "RS-RULING-142", "RS-AIL-15")
def test_health_loss_is_neither_raised_nor_prevented_like_damage() -> None:
    gauntlet = trinket("Gauntlet", "Allied runespells get +2 damage.")
    sorrow = trinket("Sorrow", "Whenever you lose health, draw a card.")
    ward = trinket("Ward", "Activate: Prevent the next 9 damage to you this turn.")
    bleed = utility("Bleed", "The enemy loses 5 health.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[bleed, EMBER], field=[gauntlet]),
        p2=player(field=[sorrow, ward]),
    )
    game.p1.plays("Bleed")
    game.p2.answers_with("Ward")
    game.expect(game.p2, health=13, hand=["Filler"])
    game.p1.plays(
        "Ember", target="p2"
    )  # damage: raised to 8, all of it prevented, and no health loss
    game.expect(game.p2, health=13, hand=["Filler"])


@pytest.mark.rule("RS-DMG-7", "RS-RULING-75")
def test_health_loss_goes_on_over_several_power_losses() -> None:
    bleed = utility("Bleed", "The enemy loses 23 health.")
    game = scenario("runeslingers", p1=player(hand=[bleed]), p2=player(health=3))
    with game.changed({"p2 power": -2, "p2 determinations": +2}):
        game.p1.plays("Bleed")
    game.expect(game.p2, health=18 - 2)


@pytest.mark.rule("RS-DMG-8", "RS-DMG-9", "RS-RULING-106")
def test_damage_is_calculated_when_it_is_slung_and_again_when_it_is_dealt() -> None:
    gauntlet = trinket("Gauntlet", "Allied spirit runespells get +2 damage.")
    snap = utility("Snap", "Destroy target trinket.", keywords="Shout")
    surge = utility("Surge", "Target runespell gets +5 damage this turn.", keywords="Shout")
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER, surge], field=[gauntlet]),
        p2=player(hand=[snap]),
    )
    game.p1.plays("Ember", target="p2")
    game.expect(effective_damage=[8])
    game.p2.answers_with("Snap", target="Gauntlet")
    game.p1.answers_with("Surge", target="Ember")
    game.expect(game.p2, health=18 - (6 + 5))
    assert game.log_contains("(effective 8, calculated again 11, dealt 11)")


@pytest.mark.rule("RS-DMG-8", "RS-RULING-133")
def test_both_players_see_both_calculations_before_a_block() -> None:
    surge = utility("Surge", "Target runespell gets -2 damage this turn.", keywords="Shout")
    game = scenario("runeslingers", p1=player(hand=[EMBER]), p2=player(hand=[surge, "Hex"]))
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Surge", target="Ember")
    for seat in (game.p1, game.p2):
        view = game.view(seat)
        assert isinstance(view["damage"], dict)
        hit = view["damage"]["hits"][0]
        assert (hit["effective"], hit["amount"], hit["left"], hit["with_block"]) == (6, 4, 4, 0)


@pytest.mark.rule("RS-DMG-10")
def test_a_bonus_counts_for_its_kind_of_card_only() -> None:
    gauntlet = trinket("Gauntlet", "Allied attack runespells get +2 damage.")
    oil = trinket("Oil", "Allied weapon trinkets get +3 damage.")
    jab = attack("Jab", "Deal 1 damage to a target.")
    sword = trinket("Sword", "Activate: Deal 1 damage to a target.", subtype="weapon")
    charm = trinket("Charm", "Activate: Deal 1 damage to a target.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[jab, EMBER], field=[gauntlet, oil, sword, charm], concentrations=2),
        p2=player(power=5),
    )
    for act, lost in (("Jab", 3), ("Ember", 6), ("Sword", 4), ("Charm", 1)):
        with game.changed({"p2 health": -lost}):
            if act in ("Jab", "Ember"):
                game.p1.plays(act, target="p2")
            else:
                game.p1.activates(act, target="p2")


@pytest.mark.rule("RS-DMG-10", "RS-FIELD-5")
def test_a_bonus_is_not_shared_with_the_enemy() -> None:
    gauntlet = trinket("Gauntlet", "Allied spirit runespells get +2 damage.")
    game = scenario("runeslingers", p1=player(hand=[EMBER]), p2=player(field=[gauntlet]))
    game.p1.plays("Ember", target="p2")
    game.expect(game.p2, health=12)


@pytest.mark.rule("RS-DMG-11")
def test_decreases_count_for_direct_damage_too() -> None:
    jab = attack("Jab", "Deal 10 direct damage to a target.")
    armour = trinket("Armour", "Damage dealt to you is 3 lower.")
    gauntlet = trinket("Gauntlet", "Allied attack runespells get +2 damage.")
    game = scenario(
        "runeslingers", p1=player(hand=[jab], field=[gauntlet]), p2=player(hand=1, field=[armour])
    )
    game.p1.plays("Jab", target="p2")
    game.expect(game.p2, health=18 - (10 + 2 - 3), hand=["Filler"])


@pytest.mark.rule("RS-DMG-12", "RS-RULING-94")
def test_the_instigator_of_a_health_loss_is_who_paid_it() -> None:
    """A boon that p1 plays on p2's field is p2's, but its Pain is p1's own doing."""
    spite = trinket("Spite", "Whenever you lose health, deal 3 damage to the instigator.")
    sore = boon("Sore", "Your block is 1 lower.", keywords="Pain 2")
    game = scenario(
        "runeslingers", p1=player(hand=[sore], field=[spite]), p2=player(ailments={"burn": 1})
    )
    game.p1.plays("Sore", on="p2 burn")
    game.expect(game.p1, health=18 - 2 - 3)
    game.expect(game.p2, health=18)


@pytest.mark.rule("RS-DMG-12")
def test_the_instigator_of_a_destruction_is_the_player_of_the_effect() -> None:
    mine = trinket(
        "Mine", "Whenever this card is destroyed, deal 4 damage to the instigator.", defense=3
    )
    snap = utility("Snap", "Destroy target trinket.")
    for card in (snap, EMBER):
        game = scenario("runeslingers", p1=player(hand=[card]), p2=player(field=[mine]))
        game.p1.plays(card.name, target="Mine")
        game.expect(game.p1, health=14)
        game.expect(game.p2, health=18)
    game = scenario("runeslingers", p1=player(hand=[snap], field=[mine]))
    game.p1.plays("Snap", target="Mine")
    game.expect(game.p1, health=14)
    game.expect(game.p2, health=18)


@pytest.mark.rule("RS-DMG-12", "RS-RULING-145", "RS-BOON-4")
def test_the_instigator_of_a_boons_damage_is_who_played_it() -> None:
    sore = boon("Sore", "At the beginning of your turn, deal 2 damage to the enemy.")
    thorns = trinket("Thorns", "Whenever you are dealt damage, the instigator loses 3 health.")
    game = scenario(
        "runeslingers",
        p1=player(field=[thorns]),
        p2=player(boons=[concealing(placed(sore, owner="p1"), curse=1)]),
        turn="p2",
        at="beginning",
    )
    game.expect(game.p1, health=16 - 3)
    game.expect(game.p2, health=18)


@pytest.mark.rule("RS-DMG-12", "RS-RULING-145", "RS-RULING-129")
def test_the_instigator_of_a_left_boons_damage_is_who_played_it() -> None:
    sore = boon("Sore", "Whenever this card is destroyed, deal 2 damage to each target.")
    mine = trinket(
        "Mine", "Whenever this card is dealt damage, the instigator loses 3 health.", defense=9
    )
    game = scenario(
        "runeslingers",
        p1=player(hand=[utility("Smash", "Destroy target boon.")], field=[mine]),
        p2=player(boons=[concealing(placed(sore, owner="p1"), burn=1)]),
    )
    game.p1.plays("Smash", target="Sore")
    game.expect(game.p1, health=16 - 3)
    game.expect(game.p2, health=16)


@pytest.mark.rule("RS-DMG-13", "RS-RULING-108", "RS-DMG-8")
def test_the_block_comes_after_bonuses_that_were_not_there_before() -> None:
    rage = activate("Target runespell gets +3 damage this turn.", cost=1)
    balm = utility("Balm", "Gain 1 health.", keywords="Shout")
    spark = spirit("Spark", "Deal 2 damage to a target.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[spark], activate=rage, determinations=1),
        p2=player(hand=[balm, "Hex"]),
    )
    game.p1.plays("Spark", target="p2")
    game.p2.answers_with("Balm")
    game.p1.answers_with(target="Spark")
    game.p2.blocks("Hex")
    game.expect(game.p2, health=17)
    assert game.log_contains("(effective 2, calculated again 5, blocked 4, dealt 1)")

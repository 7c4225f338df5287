"""Every worked example of the rules file as a scenario (RS-EX-1 to RS-EX-39)."""

import pytest

from runestack.games.runeslingers.scenario import (
    attack,
    concealing,
    filler,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.testing import Scenario, scenario

SMASH = utility("Smash", "Destroy target boon.")
EMBER = spirit("Ember", "Deal 3 damage to a target.")


# -- costs ---------------------------------------------------------------------------------------


@pytest.mark.rule("RS-EX-1", "RS-CARD-7", "RS-COST-3")
def test_costs_are_paid_along_the_bar_and_then_those_of_the_text() -> None:
    rite = utility("Rite", "Sling, discard a card: Draw a card.", keywords="Pain 3, Sear 2")
    game = scenario("runeslingers", p1=player(hand=[rite, "Fireball"]))
    game.p1.plays("Rite", pay="Fireball")
    game.expect(game.p1, health=15, hand=["Filler"], discard=["Fireball", "Filler", "Filler"])
    assert game.log_in_order("3 health", "sears", "sears", "discards Fireball", "draws a card")


@pytest.mark.rule("RS-EX-2", "RS-KEY-PAIN-2", "RS-COST-4")
def test_with_3_health_a_card_with_pain_5_cannot_be_played() -> None:
    rite = utility("Rite", "Draw a card.", keywords="Pain 5")
    game = scenario("runeslingers", p1=player(hand=[rite], health=3))
    game.refuses(game.p1, "play", "Rite", rule="RS-KEY-PAIN-2")
    game.expect(game.p1, hand=["Rite"], health=3)


@pytest.mark.rule("RS-EX-3", "RS-KEY-SEAR-2", "RS-RULING-63")
def test_with_1_card_in_the_deck_a_card_with_sear_3_cannot_be_played() -> None:
    rite = utility("Rite", "Gain 1 health.", keywords="Sear 3")
    game = scenario("runeslingers", p1=player(hand=[rite], deck=1))
    game.refuses(game.p1, "play", "Rite", rule="RS-KEY-SEAR-2")
    game.expect(game.p1, power=5, hand=["Rite"], deck=["Filler"], discard=[])


@pytest.mark.rule("RS-EX-4", "RS-KEY-DISTRACT-1", "RS-KEY-DISTRACT-2", "RS-KEY-PAIN-1")
def test_blood_rite_lies_sideways_costs_5_health_and_takes_its_concentration_along() -> None:
    game = scenario(
        "runeslingers", p1=player(hand=["Blood Rite"], health=9, concentrations=["Meteor"])
    )
    game.p1.plays("Blood Rite")
    game.expect("Blood Rite", zone="play", sideways=True, slung=True, under="Meteor")
    game.expect(game.p1, health=4, hand=["Filler"] * 4)
    assert game.log_in_order("plays Blood Rite", "5 health", "slings Blood Rite", "draws a card")
    game.p1.ends_turn()
    game.expect(game.p1, concentrations=[], field=[])
    assert {card.name for card in game.p1.discard} == {"Blood Rite", "Meteor"}


@pytest.mark.rule("RS-EX-5", "RS-KEY-SEAR-1", "RS-TARGET-1")
def test_cards_are_seared_before_targets_are_chosen() -> None:
    game = scenario("runeslingers", p1=player(hand=["Flaming Fists"], deck=10))
    game.p1.plays("Flaming Fists")
    assert game.asks(game.p1, "choose a target")
    game.expect(game.p1, discard=["Filler"] * 2, deck=["Filler"] * 8)
    game.p1.targets("p2")
    game.expect(game.p2, burn=2)


@pytest.mark.rule("RS-EX-6", "RS-KEY-AIL-1", "RS-RULING-61", "RS-PLAY-4")
def test_the_ailment_of_an_ail_cost_is_there_before_the_card_is_in_play() -> None:
    game = scenario("runeslingers", p1=player(hand=["Force Wall"]))
    game.p1.plays("Force Wall")
    assert game.asks(game.p1, "which type")
    game.expect("Force Wall", zone="being played")
    game.p1.ails("curse")
    game.expect("Force Wall", zone="play")
    game.expect(game.p1, ailments={"curse": 1}, health=17, block=6)
    assert game.log_in_order("Curse", "Force Wall")


# -- the first turn ------------------------------------------------------------------------------

FIRST_HAND = ["Meteor", "Lava Stream", "Burning Ember", "Divine Barrier", "Deathmark"]


def first_turn() -> Scenario:
    """P1's first turn of the encounter, before the Cleanse Phase."""
    return scenario(
        "runeslingers",
        p1=player(hand=FIRST_HAND, concentrations=1, deck=["Fireball", *filler(10)]),
        p2=player(concentrations=1, ailments={}),
        at="cleanse",
        turn_number=1,
    )


@pytest.mark.rule("RS-EX-7", "RS-CLEANSE-5", "RS-DRAW-2", "RS-SETUP-6")
def test_the_first_player_draws_one_card_in_the_first_turn() -> None:
    game = first_turn()
    game.expect(phase="draw", turn=1)
    game.expect(game.p1, hand=[*FIRST_HAND, "Fireball"], power=5)
    game.p1.goes_on()
    game.expect(phase="play")


@pytest.mark.rule("RS-EX-8", "RS-CONC-1", "RS-CONC-3", "RS-CONC-5")
def test_one_concentration_can_be_set_and_has_no_keywords_face_down() -> None:
    game = first_turn()
    game.p1.goes_on()
    game.p1.sets("Meteor")
    game.expect(game.p1, empty_concentrations=["Filler", "Meteor"])
    game.refuses(game.p1, "set", "Lava Stream", rule="RS-CONC-3")
    game.expect("Meteor", zone="concentration", sideways=False)
    game.p1.ends_turn()
    game.expect(game.p1, concentrations=["Filler", "Meteor"], discard=[])


@pytest.mark.rule("RS-EX-9", "RS-TYPE-12")
def test_without_an_ailment_or_boon_in_play_no_boon_can_be_played() -> None:
    game = first_turn()
    game.p1.goes_on()
    game.refuses(game.p1, "play", "Divine Barrier", rule="RS-TYPE-12")


@pytest.mark.rule(
    "RS-EX-10",
    "RS-KEY-CHARGE-1",
    "RS-KEY-CHARGE-2",
    "RS-KEY-CHARGE-3",
    "RS-KEY-CHARGE-5",
    "RS-PLAY-8",
)
def test_a_charged_lava_stream_has_a_token_cannot_be_answered_or_slung_and_stays() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=["Lava Stream"]),
        p2=player(hand=["Bounce"]),
    )
    game.allows(game.p1, "play and sling", "Lava Stream", target="p2")
    game.p1.plays("Lava Stream", charge=True)
    assert game.asked == ["p1"]
    game.expect("Lava Stream", tokens=1, charged=True, slung=False)
    game.expect(game.p2, health=18)
    game.refuses(game.p1, "sling", "Lava Stream", rule="RS-KEY-CHARGE-3")
    game.p1.ends_turn()
    game.expect("Lava Stream", zone="play", tokens=1)


@pytest.mark.rule("RS-EX-11", "RS-PLAYPH-7", "RS-CONC-6")
def test_a_trinket_waits_a_turn_and_full_concentrations_take_no_more() -> None:
    game = first_turn()
    game.p1.goes_on()
    game.p1.sets("Meteor")
    game.p1.plays("Lava Stream", charge=True)
    game.p1.plays("Burning Ember")
    game.refuses(game.p1, "activate", "Burning Ember", rule="RS-PLAYPH-7")
    game.refuses(game.p1, "play", "Fireball", rule="RS-CONC-6")


@pytest.mark.rule("RS-EX-12", "RS-DEF-12", "RS-CLEANUP-5", "RS-CLEANUP-6")
def test_the_end_of_the_turn_triggers_and_the_enemys_turn_begins_with_cleansing() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=["Lava Stream", "Burning Ember"], concentrations=2),
        p2=player(ailments={"weaken": 8}),
        turn_number=1,
    )
    game.p1.plays("Lava Stream", charge=True)
    game.p1.plays("Burning Ember")
    game.p1.ends_turn()
    game.expect(game.p1, field=["Lava Stream", "Burning Ember"], discard=[])
    game.expect(game.p2, health=17, power=4, ailments={})
    game.expect(turn=2, active="p2", phase="draw")
    assert game.log_in_order(
        "cleanup phase", "1 damage", "turn 2", "cleanse phase", "loses 1 power", "draw phase"
    )


# -- damage and defense cards --------------------------------------------------------------------


@pytest.mark.rule("RS-EX-13", "RS-DEF-3", "RS-DEF-5", "RS-DEF-11", "RS-KEY-PIERCE-3")
def test_fireball_destroys_firecracker_and_the_rest_of_the_damage_is_lost() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=["Fireball"]),
        p2=player(hand=1, field=["Firecracker"], boons=[concealing("Divine Barrier", burn=1)]),
    )
    game.p1.plays("Fireball", target="Firecracker")
    game.p2.does_not_block()
    game.expect(game.p2, discard=["Firecracker"], health=18)
    game.expect("Divine Barrier", zone="play", defense=3)
    game.expect("Fireball", zone="play")
    game.p1.ends_turn()
    game.expect(game.p1, discard=["Fireball"])


@pytest.mark.rule("RS-EX-22", "RS-BLOCK-1", "RS-BLOCK-2", "RS-BLOCK-3", "RS-BLOCK-7", "RS-BLOCK-8")
def test_a_block_comes_after_the_chance_to_answer_and_takes_4_off_once_a_turn() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=["Fireball", "Fireball"]),
        p2=player(hand=["Bounce", "Meteor", *filler(1)]),
    )
    game.p1.plays("Fireball", target="p2")
    game.p2.declines()
    game.p2.blocks("Meteor")
    game.expect(game.p2, health=14, discard=["Meteor"], blocks_used=1)
    game.p1.plays("Fireball", target="p2")
    game.p2.declines()
    game.expect(game.p2, health=6, hand=["Bounce", "Filler"])
    game.refuses(game.p2, "block", rule="RS-BLOCK-3")


@pytest.mark.rule("RS-EX-24", "RS-DMG-8", "RS-DMG-9", "RS-DMG-13")
def test_a_bonus_that_is_destroyed_in_between_no_longer_counts() -> None:
    snap = utility("Snap", "Destroy target trinket.", keywords="Shout")
    game = scenario(
        "runeslingers",
        p1=player(hand=["Fireball"], field=["Dragon Breaker"]),
        p2=player(hand=[snap, *filler(1)]),
    )
    game.p1.plays("Fireball", target="p2")
    game.expect(effective_damage=[10])
    game.p2.answers_with("Snap", target="Dragon Breaker")
    game.p2.blocks("Filler")
    game.expect(game.p2, health=14)
    assert game.log_contains("effective 10, calculated again 8, blocked 4, dealt 4")


@pytest.mark.rule("RS-EX-25", "RS-DMG-10", "RS-DMG-11", "RS-BLOCK-4")
def test_a_bonus_adds_to_direct_damage_which_cannot_be_blocked() -> None:
    gauntlet = trinket("Gauntlet", "Allied attack runespells get +2 damage.")
    game = scenario(
        "runeslingers",
        p1=player(hand=["Dominate"], field=[gauntlet]),
        p2=player(hand=1),
    )
    game.p1.plays("Dominate", target="p2")
    assert game.asked == ["p1"]
    game.expect(game.p2, health=6, hand=["Filler"])


@pytest.mark.rule("RS-EX-26", "RS-KEY-PIERCE-1")
def test_piercing_damage_goes_on_after_a_power_loss() -> None:
    lance = spirit("Lance", "Deal 5 damage to a target.", keywords="Pierce")
    game = scenario("runeslingers", p1=player(hand=[lance]), p2=player(health=1))
    game.p1.plays("Lance", target="p2")
    game.expect(game.p2, health=14, power=4)


@pytest.mark.rule("RS-EX-27", "RS-EX-28", "RS-DMG-7", "RS-OBJ-13")
@pytest.mark.parametrize(("health", "lost", "after"), [(3, 5, 16), (1, 2, 17)])
def test_health_loss_carries_over_a_power_loss(health: int, lost: int, after: int) -> None:
    bleed = utility("Bleed", f"Lose {lost} health.")
    game = scenario("runeslingers", p1=player(hand=[bleed], health=health))
    with game.changed({"p1 power": -1, "p1 determinations": +1}):
        game.p1.plays("Bleed")
    game.expect(game.p1, health=after)


@pytest.mark.rule("RS-EX-35", "RS-DMG-12")
def test_damage_to_the_instigator_hits_the_player_whose_effect_it_was() -> None:
    thorns = trinket("Thorns", "Whenever you are dealt damage, deal 2 damage to the instigator.")
    game = scenario("runeslingers", p1=player(hand=[EMBER]), p2=player(field=[thorns]))
    game.p1.plays("Ember", target="p2")
    game.expect(game.p2, health=15)
    game.expect(game.p1, health=16)


@pytest.mark.rule("RS-EX-38", "RS-DMG-4", "RS-AIL-15")
def test_direct_damage_inflicts_without_a_chance_to_block() -> None:
    jab = attack("Jab", "Deal 5 direct damage to a target. Inflict 1 Weaken.")
    game = scenario("runeslingers", p1=player(hand=[jab]), p2=player(hand=1))
    game.p1.plays("Jab", target="p2")
    game.expect(game.p2, health=13, ailments={"weaken": 1}, hand=["Filler"])


# -- ailments ------------------------------------------------------------------------------------


@pytest.mark.rule("RS-EX-14", "RS-AIL-7", "RS-AIL-9", "RS-AIL-12", "RS-RULING-80")
def test_head_crush_on_3_weaken_voids_a_card_for_each_new_one() -> None:
    game = scenario(
        "runeslingers", p1=player(hand=["Head Crush"]), p2=player(ailments={"weaken": 3}, deck=10)
    )
    game.p1.plays("Head Crush", target="p2")
    game.expect(game.p2, areas=["weaken 6", "", "", ""], void=["Filler"] * 3, deck=["Filler"] * 7)
    assert game.log_in_order(*["Weaken", "voids"] * 3)


@pytest.mark.rule("RS-EX-15", "RS-AIL-5", "RS-AIL-6")
def test_with_4_weaken_both_levels_apply() -> None:
    tire = utility("Tire", "Apply 1 Weaken to target Runeslinger.")
    game = scenario("runeslingers", p1=player(hand=[tire]), p2=player(ailments={"weaken": 4}))
    game.expect(game.p2, levels={"weaken": 2}, block=0)
    game.p1.plays("Tire", target="p2")
    game.expect(game.p2, weaken=5, void=["Filler"])


@pytest.mark.rule("RS-EX-16", "RS-AIL-9", "RS-AIL-10", "RS-AIL-11")
def test_brand_burns_twice_one_after_the_other() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=["Brand"]),
        p2=player(ailments={"curse": 1}, health=17),
    )
    game.p1.plays("Brand", target="p2")
    game.expect(game.p2, health=13, ailments={"curse": 1, "burn": 2}, discard=["Filler"] * 2)
    assert game.log_in_order(*["Burn", "2 health", "sears"] * 2)


@pytest.mark.rule("RS-EX-17", "RS-AIL-15", "RS-AIL-16")
def test_flaming_fists_inflict_after_the_damage() -> None:
    game = scenario("runeslingers", p1=player(hand=["Flaming Fists"]))
    game.p1.plays("Flaming Fists", target="p2")
    game.expect(game.p2, health=18 - 4 - 2 * 2, burn=2, discard=["Filler"] * 2)
    assert game.log_in_order("4 damage", "Burn", "2 health", "Burn", "2 health")


@pytest.mark.rule("RS-EX-18", "RS-AIL-17")
def test_a_block_of_all_damage_lets_nothing_be_inflicted() -> None:
    game = scenario("runeslingers", p1=player(hand=["Flaming Fists"]), p2=player(hand=1))
    game.p1.plays("Flaming Fists", target="p2")
    game.p2.blocks("Filler")
    game.expect(game.p2, health=18, ailments={})


@pytest.mark.rule("RS-EX-19", "RS-KEY-PIERCE-2", "RS-AIL-18")
def test_flaming_fists_pierce_a_trinket_and_burn_its_controller() -> None:
    oil = trinket(
        "Oil",
        "Allied attack runespells have Pierce. Allied attack runespells can target defense cards.",
    )
    idol = trinket("Idol", "Your block is 1 higher.", defense=3)
    game = scenario(
        "runeslingers", p1=player(hand=["Flaming Fists"], field=[oil]), p2=player(field=[idol])
    )
    game.p1.plays("Flaming Fists", target="Idol")
    game.expect("Idol", zone="discard")
    game.expect(game.p2, health=18 - 1 - 2 * 2, burn=2)


@pytest.mark.rule("RS-EX-20", "RS-BOON-5", "RS-BOON-6", "RS-BOON-7", "RS-BOON-8")
@pytest.mark.parametrize(
    ("area", "areas"),
    [(1, ["insanity 3", "", "", ""]), (2, ["", "insanity 3", "", ""])],
)
def test_uncovered_insanity_merges_on_the_card_its_player_keeps(
    area: int, areas: list[str]
) -> None:
    game = scenario("runeslingers", p1=player(hand=[SMASH]), p2=insane())
    game.p1.plays("Smash", target="Divine Barrier")
    game.p2.keeps_area(area)
    game.expect(game.p2, areas=areas, hand=["Filler"] * 2, levels={"insanity": 1})


@pytest.mark.rule("RS-EX-21", "RS-AIL-20")
def test_concealed_insanity_does_not_count() -> None:
    probe = utility("Probe", "For each Insanity on the enemy, gain 1 health.")
    game = scenario("runeslingers", p1=player(hand=[probe], health=10), p2=insane())
    game.expect(game.p2, insanity=2, concealed={"insanity": 1})
    game.p1.plays("Probe")
    game.expect(game.p1, health=12)


def insane() -> object:
    """One Insanity under Divine Barrier, two on area 1."""
    return player(
        hand=2, ailments={"insanity": 2}, boons=[concealing("Divine Barrier", insanity=1)]
    )


@pytest.mark.rule("RS-EX-29", "RS-AIL-25", "RS-RULING-90")
def test_a_converted_curse_comes_back_as_burn_with_its_on_ail_effect() -> None:
    kindle = utility("Kindle", "Convert 1 Curse on target Runeslinger into Burn.")
    game = scenario("runeslingers", p1=player(hand=[kindle]), p2=player(ailments={"curse": 2}))
    game.p1.plays("Kindle", target="p2")
    game.expect(game.p2, ailments={"curse": 1, "burn": 1}, health=14, discard=["Filler"])


@pytest.mark.rule("RS-EX-36", "RS-OBJ-3", "RS-GLOSS-9", "RS-AIL-20")
@pytest.mark.parametrize(("is_concealed", "health"), [(False, 13), (True, 15)])
def test_four_unique_ailments_count_only_unconcealed(is_concealed: bool, health: int) -> None:
    charm = trinket(
        "Charm", "While you have 4 or more unique ailment types, allied runespells get +2 damage."
    )
    ailments = {"burn": 1, "curse": 1, "weaken": 2}
    last = {"insanity": 1}
    game = scenario(
        "runeslingers",
        p1=player(
            hand=[EMBER],
            field=[charm],
            ailments=ailments if is_concealed else ailments | last,
            boons=[concealing("Deathmark", **last)] if is_concealed else [],
        ),
    )
    game.p1.plays("Ember", target="p2")
    game.expect(game.p2, health=health)


@pytest.mark.rule("RS-EX-37", "RS-AIL-24", "RS-RULING-89")
def test_the_player_of_a_cleanse_chooses_the_instances() -> None:
    balm = utility("Balm", "Cleanse 3 ailments from target Runeslinger.")
    game = scenario(
        "runeslingers", p1=player(hand=[balm], ailments={"burn": 2, "curse": 2}), p2=player()
    )
    game.p1.plays("Balm", target="p1")
    game.p1.cleanses(burn=2, curse=1)
    game.expect(game.p1, ailments={"curse": 1})


@pytest.mark.rule("RS-EX-39", "RS-KEY-AIL-3", "RS-AIL-19")
def test_with_boons_on_all_four_areas_an_ail_cost_cannot_be_paid() -> None:
    pact = utility("Pact", "Draw a card.", keywords="Ail 1")
    boons = [
        concealing("Deathmark", **{word: 1}) for word in ("burn", "curse", "weaken", "insanity")
    ]
    game = scenario("runeslingers", p1=player(hand=[pact], boons=boons))
    game.refuses(game.p1, "play", "Pact", rule="RS-KEY-AIL-3")


# -- boons, abilities, the ladder, the turn ------------------------------------------------------


@pytest.mark.rule("RS-EX-30", "RS-BOON-4", "RS-FIELD-4", "RS-FIELD-5", "RS-FIELD-12")
def test_a_boon_on_the_enemys_ailment_is_the_enemys_until_it_leaves() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=["Deathmark"]),
        p2=player(ailments={"burn": 1}, deck=[SMASH, *filler(9)]),
    )
    game.p1.plays("Deathmark", on="p2 burn")
    game.expect("Deathmark", owner="p1", controller="p2")
    game.expect(game.p2, ailments={}, concealed={"burn": 1})
    game.p1.ends_turn()
    game.expect(game.p2, health=16)
    game.expect(game.p1, health=18)
    game.p2.goes_on()
    game.p2.plays("Smash", target="Deathmark")
    game.expect(game.p1, discard=["Deathmark"])
    game.expect(game.p2, ailments={"burn": 1}, discard=[])


@pytest.mark.rule("RS-EX-31", "RS-DET-3", "RS-DET-4")
def test_engulf_needs_2_determinations_and_takes_them() -> None:
    game = scenario(
        "runeslingers", p1=player(runeslinger="Eva", activate="Engulf", determinations=1)
    )
    game.refuses(game.p1, "ability", rule="RS-DET-4")
    game = scenario("runeslingers", p1=player(activate="Engulf", determinations=2))
    game.p1.activates()
    game.expect(game.p1, determinations=0)
    game.expect(game.p2, burn=4)


@pytest.mark.rule("RS-EX-32", "RS-DESTROY-2", "RS-KEY-CHOICE-1")
def test_tornado_destroys_all_boons_on_both_fields_and_no_trinket() -> None:
    game = scenario(
        "runeslingers",
        p1=player(
            hand=["Tornado"],
            field=["Burning Ember"],
            boons=[concealing("Divine Barrier", curse=1)],
        ),
        p2=player(field=["Dragon Breaker"], boons=[concealing("Deathmark", weaken=1)]),
    )
    game.p1.plays("Tornado", bullet=0)
    game.expect(game.p1, boons=[], trinkets=["Burning Ember"], discard=["Divine Barrier"])
    game.expect(game.p2, boons=[], trinkets=["Dragon Breaker"], discard=["Deathmark"])


@pytest.mark.rule("RS-EX-23", "RS-LADDER-5", "RS-LADDER-8", "RS-LADDER-9", "RS-PLAY-6")
@pytest.mark.rule("RS-RULING-116")
def test_bounce_resolves_first_and_hex_does_nothing() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=["Hex", "Bounce"]),
        p2=player(hand=["Bounce", "Bounce"], concentrations=2),
    )
    game.p1.plays("Hex", sling=True, target="p2")
    game.p2.answers_with("Bounce", target="Hex")
    game.expect(ladder=["Hex", "p2 Bounce"])
    game.p1.declines()
    game.p2.declines()
    game.expect(ladder=[])
    game.expect("Hex", zone="deck", position=0)
    game.expect(game.p2, ailments={}, field=["p2 Bounce"])
    game.expect(game.p1, empty_concentrations=["Filler"] * 3)
    game.p1.ends_turn()
    assert game.p2.discard == ["p2 Bounce"]


@pytest.mark.rule("RS-EX-33", "RS-DESTROY-1", "RS-PLAY-6")
def test_iron_wall_destroys_the_attack_and_draws_a_card() -> None:
    game = scenario(
        "runeslingers", p1=player(hand=["Head Crush"]), p2=player(hand=["Iron Wall"], deck=5)
    )
    game.p1.plays("Head Crush", target="p2")
    game.p2.answers_with("Iron Wall", target="Head Crush")
    game.expect(game.p1, discard=["Head Crush"])
    game.expect(game.p2, health=18 - 3, ailments={}, hand=["Filler"])


@pytest.mark.rule("RS-EX-34", "RS-TURN-2", "RS-TURN-3", "RS-TURN-4", "RS-RULING-35")
def test_a_turn_triggers_its_beginning_before_cleansing_and_its_end_after_the_discards() -> None:
    texts = {
        "Dawn": "At the beginning of your turn, gain 1 health.",
        "Noon": "At the end of your play phase, gain 2 health.",
        "Dusk": "At the end of your turn, gain 3 health.",
    }
    field = [trinket(name, text) for name, text in texts.items()]
    game = scenario(
        "runeslingers",
        p1=player(health=5, hand=[EMBER], field=field, ailments={"weaken": 8}),
        at="beginning",
    )
    game.p1.goes_on()
    game.p1.plays("Ember", target="p2")
    game.p1.ends_phase()
    game.expect(game.p1, health=5 + 1 + 2 + 3)
    assert game.log_in_order(
        "gains 1 health",
        "cleanse phase",
        "draw phase",
        "play phase",
        "gains 2 health",
        "cleanup phase",
        "discards Ember",
        "gains 3 health",
        "turn 4",
    )

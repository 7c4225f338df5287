"""Damage in detail: the second calculation, 0 damage, defense, leaving sources (RS-RULING-106 to -112, -114, -115)."""

import pytest

from runestack.games.runeslingers.scenario import (
    Design,
    activate,
    attack,
    concealing,
    filler,
    placed,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.testing import Scenario, scenario

EMBER = spirit("Ember", "Deal 6 damage to a target.")
SPARK = spirit("Spark", "Deal 1 damage to a target.")
GAUNTLET = trinket("Gauntlet", "Allied runespells get +2 damage.")
IDOL = trinket("Idol", "Your maximum hand size is 1 higher.", defense=3)


@pytest.mark.rule("RS-RULING-106", "RS-RULING-78")
@pytest.mark.parametrize(
    ("text", "dealt"),
    [
        ("Put 3 tokens on target runespell.", 2 + 2 * 4),
        ("Remove a token from target runespell.", 2),
        ("Target runespell gets -1 damage this turn.", 2 + 2 - 1),
    ],
)
def test_tokens_and_penalties_are_counted_anew(text: str, dealt: int) -> None:
    bolt = spirit(
        "Bolt",
        "Sling: Deal 2 damage to a target, plus 2 for each token on this card.",
        keywords="Charge",
        defense=3,
    )
    meddle = utility("Meddle", text, keywords="Shout")
    game = scenario(
        "runeslingers", p1=player(field=[placed(bolt, tokens=1)]), p2=player(hand=[meddle])
    )
    game.p1.slings("Bolt", target="p2")
    game.expect(effective_damage=[4])
    game.p2.answers_with("Meddle", target="Bolt")
    game.expect(game.p2, health=18 - dealt)


@pytest.mark.rule("RS-RULING-106", "RS-DMG-8")
def test_what_a_text_counts_is_counted_when_the_damage_is_dealt() -> None:
    swarm = spirit("Swarm", "Deal 1 damage to a target, plus 1 for each card in your hand.")
    study = utility("Study", "Draw 3 cards.", keywords="Shout")
    balm = utility("Balm", "Gain 1 health.", keywords="Shout")
    game = scenario(
        "runeslingers", p1=player(hand=[swarm, study, *filler(1)]), p2=player(hand=[balm])
    )
    game.p1.plays("Swarm", target="p2")
    game.expect(effective_damage=[3])
    game.p2.answers_with("Balm")
    game.p1.answers_with("Study")
    game.expect(game.p2, health=18 - 5)
    assert game.log_contains("(effective 3, calculated again 5, dealt 5)")


@pytest.mark.rule("RS-RULING-107", "RS-DMG-3")
def test_a_piercing_card_is_normal_a_direct_one_is_not() -> None:
    lance = spirit("Lance", "Deal 5 damage to a target.", keywords="Pierce")
    needle = spirit("Needle", "Deal 5 direct damage to a target.")
    game = scenario("runeslingers", p1=player(hand=[lance, needle]), p2=player(hand=2))
    game.p1.plays("Needle", target="p2")
    assert game.asked == ["p1"]
    game.p1.plays("Lance", target="p2")
    assert game.asked == ["p2"]


@pytest.mark.rule("RS-RULING-108")
def test_increases_and_decreases_are_added_up_before_the_result_is_cut_at_0() -> None:
    armour = trinket("Armour", "Damage dealt to you is 3 lower.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[SPARK, EMBER], field=[GAUNTLET], ailments={"debilitate": 1}),
        p2=player(field=[armour]),
    )
    game.p1.plays("Spark", target="p2")
    game.expect(game.p2, health=18)  # 1 + 2 - 1 - 3
    assert game.log_contains("Spark deals no damage to Player 2's Runeslinger.")
    assert game.log_contains("slings Spark (effective damage 0)")
    game.p1.plays("Ember", target="p2")
    game.expect(game.p2, health=18 - (6 + 2 - 1 - 3))


@pytest.mark.rule("RS-RULING-108")
@pytest.mark.parametrize(("card", "dealt"), [(SPARK, 0), (EMBER, 6 - 3 - 1 + 2)])
def test_an_increase_has_to_make_up_for_all_decreases_first(card: Design, dealt: int) -> None:
    """Spark: 1 - 3 - 1 + 2; cut at 0 before the increase it would deal 2."""
    damp = trinket("Damp", "Enemy spirit runespells get -3 damage.")
    frail = trinket("Frail", "Damage dealt to you is 2 higher.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[card], ailments={"debilitate": 1}),
        p2=player(field=[damp, frail]),
    )
    game.p1.plays(card.name, target="p2")
    game.expect(game.p2, health=18 - dealt)


@pytest.mark.rule("RS-RULING-108")
def test_modifiers_apply_to_each_damage_event_of_a_card() -> None:
    twice = spirit("Twice", "Deal 1 damage to each enemy target. Deal 3 damage to a target.")
    game = scenario(
        "runeslingers", p1=player(hand=[twice], field=[GAUNTLET]), p2=player(field=[IDOL])
    )
    game.p1.plays("Twice", target="p2")
    game.expect("Idol", zone="discard")
    game.expect(game.p2, health=18 - (1 + 2) - (3 + 2))


@pytest.mark.rule("RS-RULING-109", "RS-AIL-17")
@pytest.mark.parametrize("is_blocked", [False, True])
def test_damage_of_0_inflicts_nothing_and_triggers_nothing(is_blocked: bool) -> None:
    jab = attack(
        "Jab",
        "Deal 4 damage to a target. Inflict 1 Weaken. If damage was dealt this way, draw a card.",
    )
    thorns = trinket("Thorns", "Whenever you are dealt damage, deal 2 damage to the instigator.")
    armour = trinket("Armour", "Damage dealt to you is 4 lower.")
    field = [thorns] if is_blocked else [thorns, armour]
    game = scenario("runeslingers", p1=player(hand=[jab]), p2=player(hand=1, field=field))
    game.p1.plays("Jab", target="p2")
    if is_blocked:
        game.p2.blocks()
    game.expect(game.p1, health=18, hand=[])
    game.expect(game.p2, health=18, ailments={}, hand=[] if is_blocked else ["Filler"])
    assert game.log_contains("deals no damage to Player 2's Runeslinger")


@pytest.mark.rule("RS-RULING-110")
@pytest.mark.parametrize(
    ("keywords", "victim", "gained"),
    [((), "p2", 4), ("Pierce", "p2", 9), ((), "Idol", 3), ("Pierce", "Idol", 9)],
)
def test_only_damage_that_is_taken_counts_as_dealt(keywords: str, victim: str, gained: int) -> None:
    drain = spirit(
        "Drain",
        "Deal 9 damage to a target. For each damage dealt this way, gain 1 health.",
        keywords=keywords,
    )
    game = scenario(
        "runeslingers", p1=player(hand=[drain], health=1), p2=player(health=4, field=[IDOL])
    )
    game.p1.plays("Drain", target=victim)
    game.expect(game.p1, health=1 + gained)


@pytest.mark.rule("RS-RULING-110", "RS-RULING-109")
def test_blocked_damage_does_not_count_as_dealt() -> None:
    drain = spirit(
        "Drain", "Deal 9 damage to a target. For each damage dealt this way, gain 1 health."
    )
    game = scenario("runeslingers", p1=player(hand=[drain], health=1), p2=player(hand=1))
    game.p1.plays("Drain", target="p2")
    game.p2.blocks()
    game.expect(game.p1, health=6)


def damaged_in(phase: str) -> Scenario:
    """P1's turn, Idol (defense 3) about to be dealt 2 damage in a phase and 2 more at the next end of one."""
    texts = {
        "cleanse": "At the end of your cleanse phase, deal 2 damage to each enemy target.",
        "draw": "At the end of your draw phase, deal 2 damage to each enemy target.",
        "play": "At the end of your play phase, deal 2 damage to each enemy target.",
        "cleanup": "At the end of your turn, deal 2 damage to each enemy target.",
    }
    order = list(texts)
    pair = [phase, order[(order.index(phase) + 1) % 4]]
    clocks = [trinket(f"Clock {word}", texts[word]) for word in pair]
    return scenario(
        "runeslingers", p1=player(field=clocks), p2=player(field=[IDOL]), at="beginning"
    )


@pytest.mark.rule("RS-RULING-111", "RS-DEF-4")
@pytest.mark.parametrize("phase", ["cleanse", "draw", "play"])
def test_damage_on_a_defense_card_wears_off_at_the_end_of_every_phase(phase: str) -> None:
    game = damaged_in(phase)
    game.p1.goes_on()
    game.p1.ends_phase()
    game.expect("Idol", zone="play", damage=0)
    game.expect(game.p2, health=14)  # both clocks have struck


@pytest.mark.rule("RS-RULING-111", "RS-DEF-3")
def test_damage_of_one_phase_adds_up() -> None:
    clocks = [
        trinket(name, "At the end of your turn, deal 2 damage to each enemy target.")
        for name in ("Clock", "Bell")
    ]
    game = scenario("runeslingers", p1=player(field=clocks), p2=player(field=[IDOL]))
    game.p1.ends_phase()
    game.p1.orders("Clock", "Bell")
    game.expect("Idol", zone="discard")


@pytest.mark.rule("RS-RULING-111")
def test_damage_of_the_cleanup_phase_is_gone_at_the_beginning_of_the_next_turn() -> None:
    dusk = trinket("Dusk", "At the end of your turn, deal 2 damage to each enemy target.")
    dawn = trinket("Dawn", "At the beginning of each turn, deal 2 damage to each enemy target.")
    game = scenario("runeslingers", p1=player(field=[dusk, dawn]), p2=player(field=[IDOL]))
    game.p1.ends_phase()
    game.expect(active="p2", phase="draw")
    game.expect("Idol", zone="play", damage=0)
    game.expect(game.p2, health=14)


@pytest.mark.rule("RS-RULING-112", "RS-RULING-131")
@pytest.mark.parametrize(("loss", "zone"), [(1, "play"), (2, "discard"), (3, "discard")])
def test_a_defense_card_is_destroyed_when_its_defense_falls_to_0(loss: int, zone: str) -> None:
    rust = utility("Rust", f"Target card gets -{loss} defense this turn.")
    game = scenario(
        "runeslingers", p1=player(hand=[rust]), p2=player(field=[placed(IDOL, damage=1)])
    )
    game.p1.plays("Rust", target="Idol")
    game.expect("Idol", zone=zone)
    if zone == "discard":
        assert game.log_contains("Idol is destroyed")
    else:
        game.expect("Idol", defense=1, damage=1)


@pytest.mark.rule("RS-RULING-112", "RS-AIL-13")
def test_a_lost_bonus_on_defense_destroys_a_damaged_card() -> None:
    bulwark = trinket("Bulwark", "Other allied cards get +2 defense.")
    snap = utility("Snap", "Destroy target trinket.")
    game = scenario(
        "runeslingers", p1=player(hand=[snap]), p2=player(field=[placed(IDOL, damage=4), bulwark])
    )
    game.expect("Idol", defense=1)
    game.p1.plays("Snap", target="Bulwark")
    game.expect("Idol", zone="discard")
    assert game.log_in_order("Bulwark is destroyed", "Idol is destroyed")


@pytest.mark.rule("RS-RULING-114", "RS-PLAY-6", "RS-RULING-54")
def test_a_runespell_that_has_left_deals_no_damage_an_ability_does() -> None:
    snap = utility("Snap", "Destroy target card.", keywords="Shout")
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER], activate=activate("Deal 5 damage to the enemy."), determinations=1),
        p2=player(hand=[snap, snap]),
    )
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Snap", target="Ember")
    game.expect(game.p2, health=18)
    game.p1.activates()
    game.refuses(game.p2, "answer", "p2 Snap 2", target="p1 ability", rule="RS-TARGET-4")
    game.p2.declines()
    game.p2.does_not_block()
    game.expect(game.p2, health=13)


@pytest.mark.rule("RS-RULING-115", "RS-TYPE-2")
def test_own_objects_are_legal_targets_of_damage() -> None:
    game = scenario("runeslingers", p1=player(hand=[EMBER, EMBER], field=[IDOL]))
    game.allows(game.p1, "play", "Ember", target="p1")
    game.p1.plays("Ember", target="Idol")
    game.expect(game.p1, discard=["Idol"], health=18)
    game.p1.plays("Ember", target="p1")
    game.expect(game.p1, health=12)


@pytest.mark.rule("RS-RULING-106", "RS-DMG-10", "RS-RULING-129")
@pytest.mark.parametrize(
    "text", ["Destroy target trinket.", "Return target trinket to its owner's hand."]
)
def test_a_card_that_has_left_play_has_no_bonus_any_more(text: str) -> None:
    bomb = trinket("Bomb", "Whenever this card leaves play, deal 3 damage to the enemy.")
    oil = trinket("Oil", "Allied trinkets get +2 damage.")
    game = scenario(
        "runeslingers", p1=player(hand=[utility("Snap", text)], field=[bomb, oil]), p2=player()
    )
    game.p1.plays("Snap", target="Bomb")
    game.expect(game.p2, health=15)


@pytest.mark.rule("RS-RULING-112", "RS-BOON-5")
def test_a_boon_without_defense_left_is_destroyed_and_uncovers_its_ailment() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER]),
        p2=player(boons=[concealing("Divine Barrier", weaken=2)]),
    )
    game.p1.plays("Ember", target="Divine Barrier")
    game.expect(game.p2, ailments={"weaken": 2}, discard=["Divine Barrier"], block=2, health=18)

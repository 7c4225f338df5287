"""Defense cards and normal cards (RS-DEF)."""

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

EMBER = spirit("Ember", "Deal 2 damage to a target.")
COIL = spirit(
    "Coil", "Deal 2 damage to a target, plus 1 for each token on this card.", keywords="Charge"
)
WALL = spirit("Wall", "Sling: Deal 2 damage to a target.", defense=3)
HEDGE = utility("Hedge", "Your block is 2 higher.", defense=3)
SNAP = utility("Snap", "Draw a card.", keywords="Shout")


@pytest.mark.rule("RS-DEF-1")
def test_a_runespell_without_defense_is_a_normal_runespell() -> None:
    crush = utility("Crush", "Destroy target normal runespell.")
    bell = trinket("Bell", "Activate: Draw a card.")
    two = player(field=[placed(COIL, tokens=1), WALL, bell])
    game = scenario("runeslingers", p1=player(hand=[crush]), p2=two)
    game.allows(game.p1, "play", "Crush", target="Coil")
    for other in ("Wall", "Bell"):
        game.refuses(game.p1, "play", "Crush", target=other, rule="RS-TARGET-4")


@pytest.mark.rule("RS-DEF-2")
def test_divine_barrier_is_a_boon_with_defense_3() -> None:
    game = scenario("runeslingers", p2=player(boons=[concealing("Divine Barrier", burn=1)]))
    game.expect("Divine Barrier", type="boon", defense=3)


@pytest.mark.rule("RS-DEF-3")
def test_damage_adds_up_within_a_play_phase_until_it_reaches_the_defense() -> None:
    game = scenario("runeslingers", p1=player(hand=[EMBER, EMBER]), p2=player(field=[WALL]))
    game.p1.plays("Ember", target="Wall")
    game.expect("Wall", zone="play", damage=2, defense=1)
    game.p1.plays("Ember", target="Wall")
    game.expect("Wall", zone="discard")


@pytest.mark.rule("RS-DEF-3")
def test_damage_equal_to_the_defense_is_enough() -> None:
    idol = trinket("Idol", "Your block is 1 higher.", defense=2)
    game = scenario("runeslingers", p1=player(hand=[EMBER]), p2=player(field=[idol]))
    game.p1.plays("Ember", target="Idol")
    game.expect(game.p2, field=[], discard=["Idol"], health=18)


@pytest.mark.rule("RS-DEF-4", "RS-RULING-111")
def test_damage_does_not_carry_over_to_the_next_play_phase() -> None:
    two = player(field=[WALL], hand=[EMBER])
    game = scenario("runeslingers", p1=player(hand=[EMBER]), p2=two, blocks="never")
    game.p1.plays("p1 Ember", target="Wall")
    game.expect("Wall", damage=2)
    game.p1.ends_turn()
    game.expect("Wall", damage=0, defense=3)
    game.p2.goes_on()
    game.p2.plays("Ember", target="Wall")
    game.expect("Wall", zone="play", defense=1)


@pytest.mark.rule("RS-DEF-5", "RS-FIELD-12")
@pytest.mark.parametrize("owner", ["p1", "p2"])
def test_a_destroyed_card_goes_to_its_owners_discard_pile(owner: str) -> None:
    ward = boon("Ward", "Your block is 1 higher.", defense=2)
    two = player(boons=[concealing(placed(ward, owner=owner), curse=1)])
    game = scenario("runeslingers", p1=player(hand=[EMBER]), p2=two)
    game.p1.plays("Ember", target="Ward")
    game.expect(game.p1, discard=["Ward"] if owner == "p1" else [])
    game.expect(game.p2, discard=["Ward"] if owner == "p2" else [])


@pytest.mark.rule("RS-DEF-6")
def test_only_runeslingers_and_defense_cards_can_be_damaged() -> None:
    bell = trinket("Bell", "Activate: Draw a card.")
    two = player(
        field=[WALL, bell, placed(COIL, tokens=1)],
        concentrations=["Hex"],
        boons=[concealing("Deathmark", curse=1)],
    )
    game = scenario("runeslingers", p1=player(hand=[EMBER]), p2=two)
    for good in ("p1 runeslinger", "p2 runeslinger", "Wall"):
        game.allows(game.p1, "play", "Ember", target=good)
    for bad in ("Bell", "Coil", "Hex", "Deathmark", "p2 passive"):
        game.refuses(game.p1, "play", "Ember", target=bad, rule="RS-TARGET-4")


@pytest.mark.rule("RS-DEF-6")
def test_damage_to_each_target_leaves_other_cards_alone() -> None:
    storm = spirit("Storm", "Deal 3 damage to each target.")
    bell = trinket("Bell", "Activate: Draw a card.")
    two = player(field=[WALL, bell], boons=[concealing("Deathmark", weaken=1)])
    game = scenario("runeslingers", p1=player(hand=[storm]), p2=two, answers="decline")
    game.p1.plays("Storm")
    game.expect(game.p1, health=15)
    game.expect(game.p2, health=15, field=["Bell", "Deathmark"], discard=["Wall"])


@pytest.mark.rule("RS-DEF-7", "RS-PLAY-5", "RS-GLOSS-6")
def test_playing_a_normal_runespell_is_slinging_it() -> None:
    two = player(hand=[SNAP])
    game = scenario("runeslingers", p1=player(hand=[EMBER]), p2=two, blocks="never")
    game.refuses(game.p1, "play plainly", "Ember", rule="RS-RULING-77")
    game.p1.plays("Ember", target="p2")
    game.expect("Ember", slung=True)
    assert game.asks(game.p2, "do you answer")
    game.p2.declines()
    game.expect(game.p2, health=16)


@pytest.mark.rule("RS-DEF-8")
def test_a_defense_runespell_is_slung_only_if_that_is_announced() -> None:
    two = player(hand=[SNAP])
    game = scenario("runeslingers", p1=player(hand=[WALL]), p2=two, blocks="never")
    game.p1.plays("Wall")
    assert game.asked == ["p1"]
    game.expect("Wall", zone="play", slung=False)
    game.expect(game.p2, health=18)
    game = scenario("runeslingers", p1=player(hand=[WALL]), p2=two, blocks="never")
    game.p1.plays("Wall", sling=True, target="p2")
    assert game.asks(game.p2, "do you answer")
    game.p2.declines()
    game.expect("Wall", slung=True)
    game.expect(game.p2, health=16)


@pytest.mark.rule("RS-DEF-9", "RS-DEF-13")
def test_a_defense_runespell_without_sling_cannot_be_slung() -> None:
    game = scenario("runeslingers", p1=player(hand=[HEDGE], field=[HEDGE]))
    game.allows(game.p1, "play", "Hedge 2")
    game.refuses(game.p1, "play and sling", "Hedge 2", rule="RS-RULING-77")
    game.refuses(game.p1, "sling", "Hedge", rule="RS-DEF-9")


@pytest.mark.rule("RS-DEF-10")
def test_a_defense_runespell_can_be_slung_in_the_turn_it_was_played_and_later() -> None:
    one = player(hand=[WALL, EMBER])
    game = scenario("runeslingers", p1=one, blocks="never")
    game.p1.plays("Wall")
    game.allows(game.p1, "sling", "Wall", target="p2")
    game.p1.plays("Ember", target="p2")
    game.p1.slings("Wall", target="p2")
    game.expect(game.p2, health=14)
    game = scenario("runeslingers", p1=player(hand=[WALL]), blocks="never")
    game.p1.plays("Wall")
    game.p1.ends_turn()
    game.refuses(game.p1, "sling", "Wall", rule="RS-TURN-6")
    game.p2.goes_on()
    game.refuses(game.p1, "sling", "Wall", rule="RS-RULING-118")
    game.p2.ends_turn()
    game.p1.goes_on()
    game.p1.slings("Wall", target="p2")
    game.expect(game.p2, health=16)


@pytest.mark.rule("RS-DEF-11", "RS-DEF-12")
def test_slung_runespells_leave_in_the_same_cleanup_and_others_stay() -> None:
    game = scenario("runeslingers", p1=player(hand=[EMBER, WALL], field=[WALL]))
    game.p1.plays("Ember", target="p2")
    game.p1.plays("Wall 2", sling=True, target="p2")
    game.expect(game.p1, discard=[])
    game.p1.ends_turn()
    assert sorted(card.label for card in game.p1.discard) == ["Ember", "Wall 2"]
    game.expect(game.p1, field=["Wall"])
    game.expect("Wall", zone="play")


@pytest.mark.rule("RS-DEF-12")
def test_a_charged_normal_runespell_stays() -> None:
    game = scenario("runeslingers", p1=player(hand=[COIL]))
    game.p1.plays("Coil", charge=True)
    game.p1.ends_turn()
    game.expect("Coil", zone="play", tokens=1)


@pytest.mark.rule("RS-DEF-13")
def test_a_continuous_defense_runespell_stays_until_something_removes_it() -> None:
    game = scenario("runeslingers", p1=player(hand=[HEDGE]), p2=player(hand=[EMBER, EMBER]))
    game.p1.plays("Hedge")
    game.expect(game.p1, block=6)
    game.p1.ends_turn()
    game.p2.goes_on()
    game.expect(game.p1, block=6)
    game.p2.plays("Ember", target="Hedge")
    game.expect("Hedge", zone="play")
    game.p2.plays("Ember", target="Hedge")
    game.expect("Hedge", zone="discard")
    game.expect(game.p1, block=4)

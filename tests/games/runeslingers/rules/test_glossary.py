"""Terms of the glossary (RS-GLOSS, RS-RULING-134, RS-RULING-142)."""

from typing import Any

import pytest

from runestack.games.runeslingers.scenario import (
    Design,
    activate,
    concealing,
    filler,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.testing import scenario

EMBER = spirit("Ember", "Deal 3 damage to a target.")
BELL = trinket("Bell", "Activate: Draw a card.")


@pytest.mark.rule("RS-GLOSS-1", "RS-DRAW-9")
def test_a_drawn_card_is_the_top_one_and_the_enemy_does_not_see_it() -> None:
    pull = utility("Pull", "Draw a card.")
    one = player(hand=[pull], deck=["Meteor", "Hex", *filler(3)])
    game = scenario("runeslingers", p1=one)
    game.p1.plays("Pull")
    game.expect(game.p1, hand=["Meteor"])
    game.expect("Meteor", known_to=["p1"])
    assert not game.log_contains("Meteor", "p2")
    assert not game.log_contains("Meteor")
    assert game.log_contains("Meteor", "p1")
    seats: Any = game.view("p2")["seats"]
    assert seats[0]["hand"] == [{"hidden": True}]


@pytest.mark.rule("RS-GLOSS-2")
def test_the_enemy_is_the_other_player_for_both() -> None:
    bleed = utility("Bleed", "The enemy loses 2 health.")
    one = player(hand=[bleed])
    game = scenario("runeslingers", p1=one, p2=player(hand=[bleed]))
    game.p1.plays("p1 Bleed")
    game.expect(game.p2, health=16)
    game.expect(game.p1, health=18)
    game.p1.ends_turn()
    game.p2.goes_on()
    game.p2.plays("p2 Bleed")
    game.expect(game.p1, health=16)
    game.expect(game.p2, health=16)


@pytest.mark.rule("RS-GLOSS-3", "RS-RULING-29")
def test_a_maximum_is_the_highest_value_for_hands_too() -> None:
    flood = utility("Flood", "Draw 3 cards.")
    game = scenario("runeslingers", p1=player(hand=[flood, *filler(6)]))
    game.p1.plays("Flood")
    game.p1.discards("Filler")
    game.expect(game.p1, hand=["Filler"] * 8, hand_maximum=8, discard=["Filler"])


@pytest.mark.rule("RS-GLOSS-4", "RS-RULING-134")
def test_random_cards_are_drawn_by_the_seed_and_nobody_is_asked() -> None:
    rob = utility("Rob", "The enemy discards a card at random.")
    hands = ["Meteor", "Hex", "Brand"]
    found: list[str] = []
    for seed in (*range(40), 0):
        two = player(hand=hands)
        game = scenario("runeslingers", p1=player(hand=[rob]), p2=two, seed=seed)
        game.p1.plays("Rob")
        assert game.asked == ["p1"]
        assert len(game.p2.hand) == 2
        found.append(game.p2.discard[0].name)
    assert found[0] == found[-1]
    assert min(found.count(name) for name in hands) >= 5  # each about every third time


@pytest.mark.rule("RS-GLOSS-4", "RS-RULING-134")
def test_several_random_cards_are_different_ones() -> None:
    rob = utility("Rob", "The enemy discards 2 cards at random.")
    game = scenario("runeslingers", p1=player(hand=[rob]), p2=player(hand=3))
    game.p1.plays("Rob")
    game.expect(game.p2, hand=["Filler"], discard=["Filler"] * 2)
    game = scenario("runeslingers", p1=player(hand=[rob]), p2=player(hand=1))
    game.p1.plays("Rob")
    game.expect(game.p2, hand=[], discard=["Filler"])


@pytest.mark.rule("RS-GLOSS-5")
def test_a_revealed_card_is_seen_by_both_and_one_that_is_only_taken_is_not() -> None:
    for text, known in (
        ("Reveal the top card of your deck and put it into your hand.", ["p1", "p2"]),
        ("Put the top card of your deck into your hand.", ["p1"]),
    ):
        one = player(hand=[utility("Seek", text)], deck=["Meteor", *filler(3)])
        game = scenario("runeslingers", p1=one)
        game.p1.plays("Seek")
        game.expect("Meteor", zone="hand", known_to=known)
        assert game.log_contains("Meteor", "p2") == ("p2" in known)
        assert ("Meteor" in str(game.view("p2"))) == ("p2" in known)


@pytest.mark.rule("RS-GLOSS-6")
def test_to_sling_is_to_use_a_runespell_for_its_effect() -> None:
    wall = spirit("Wall", "Sling: Deal 2 damage to a target.", defense=3)
    drum = trinket("Drum", "Whenever an allied runespell is slung, draw a card.")
    game = scenario("runeslingers", p1=player(hand=[wall], field=[drum, BELL]))
    game.p1.plays("Wall")
    game.expect(game.p1, hand=[])
    game.p1.slings("Wall", target="p2")
    game.expect(game.p1, hand=["Filler"])
    game.expect(game.p2, health=16)
    game.refuses(game.p1, "sling", "Bell", rule="RS-DEF-9")


@pytest.mark.rule("RS-GLOSS-7", "RS-DESTROY-6")
def test_discarding_is_from_hand_or_field_into_the_discard_pile() -> None:
    drum = trinket("Drum", "Whenever you discard a card, gain 1 health.")
    cull = utility("Cull", "Discard a card. Discard target trinket. Sear a card.")
    one = player(hand=[cull, "Hex"], field=[drum, BELL], health=9, deck=["Meteor", *filler(3)])
    game = scenario("runeslingers", p1=one)
    game.p1.plays("Cull", target="Bell")
    game.expect(game.p1, discard=["Meteor", "Bell", "Hex"], health=11)  # searing is no discard


@pytest.mark.rule("RS-GLOSS-8")
def test_maximum_health_can_be_lowered_step_by_step_and_lasts() -> None:
    wither = utility("Wither", "The enemy loses 2 maximum health.")
    game = scenario("runeslingers", p1=player(hand=[wither, wither]), p2=player(health=15))
    game.p1.plays("Wither")
    game.expect(game.p2, maximum=16, health=15)
    game.p1.plays("Wither")
    game.expect(game.p2, maximum=14, health=14)
    game.p1.ends_turn()
    game.expect(game.p2, maximum=14)


@pytest.mark.rule("RS-GLOSS-9", "RS-RULING-142")
@pytest.mark.parametrize(
    ("text", "health"),
    [
        ("For each unique ailment type on the enemy, gain 1 health.", 7),
        ("For each ailment on the enemy, gain 1 health.", 10),
    ],
)
def test_unique_ailment_types_count_types_and_not_instances(text: str, health: int) -> None:
    two = player(ailments={"weaken": 4, "curse": 1}, boons=[concealing("Deathmark", insanity=2)])
    game = scenario("runeslingers", p1=player(hand=[utility("Probe", text)], health=5), p2=two)
    game.p1.plays("Probe")
    game.expect(game.p1, health=health)


# -- what the glossary leaves out (RS-RULING-142) ------------------------------------------------


@pytest.mark.rule("RS-GLOSS-10", "RS-RULING-142")
@pytest.mark.parametrize("card", [EMBER, utility("Ember", "Apply 1 Curse to target Runeslinger.")])
def test_untargetable_things_cannot_be_chosen_and_are_lost_as_targets(card: Design) -> None:
    veil = utility("Veil", "You cannot be targeted this turn.", keywords="Shout")
    game = scenario("runeslingers", p1=player(hand=[card, card]), p2=player(hand=[veil]))
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Veil")
    game.expect(game.p2, health=18, ailments={})
    game.refuses(game.p1, "play", "Ember 2", target="p2 runeslinger", rule="RS-RULING-142")
    game.allows(game.p1, "play", "Ember 2", target="p1 runeslinger")


@pytest.mark.rule("RS-GLOSS-10", "RS-RULING-142")
def test_untargetable_does_not_stop_what_targets_nothing() -> None:
    idol = trinket("Idol", "You cannot be targeted. This card cannot be targeted.", defense=3)
    storm = spirit("Storm", "Deal 3 damage to each target.")
    snap = utility("Snap", "Destroy target trinket.")
    game = scenario("runeslingers", p1=player(hand=[snap, storm]), p2=player(field=[idol]))
    game.refuses(game.p1, "play", "Snap", rule="RS-TARGET-3")
    game.p1.plays("Storm")
    game.expect(game.p2, health=15, discard=["Idol"])


@pytest.mark.rule("RS-GLOSS-10", "RS-RULING-142")
def test_void_n_is_from_the_top_of_the_affected_deck_one_card_at_a_time() -> None:
    rip = utility("Rip", "The enemy voids 2 cards.")
    drum = trinket("Drum", "Whenever you void a card, draw a card.")
    two = player(deck=["Meteor", "Hex", "Brand", "Bounce", *filler(2)], field=[drum])
    game = scenario("runeslingers", p1=player(hand=[rip]), p2=two)
    game.p1.plays("Rip")
    game.expect(game.p2, void=["Meteor", "Brand"], hand=["Hex", "Bounce"], discard=[])


@pytest.mark.rule("RS-GLOSS-10", "RS-RULING-142", "RS-RULING-26")
def test_to_set_is_to_put_face_down_as_a_concentration() -> None:
    root = utility("Root", "Set the top card of your deck as a concentration.")
    one = player(hand=[root, *filler(1)], deck=["Meteor", *filler(3)])
    game = scenario("runeslingers", p1=one)
    game.p1.plays("Root")
    game.expect("Meteor", zone="concentration", known_to=["p1"], empty=True)
    assert "Meteor" not in str(game.view("p2"))
    game.allows(game.p1, "set", game.p1.hand[0])  # the set of the turn is not used up


@pytest.mark.rule("RS-GLOSS-10", "RS-RULING-142")
def test_to_place_a_card_is_not_to_play_it() -> None:
    dig = utility("Dig", "Put a card from your discard pile on top of its owner's deck.")
    drum = trinket("Drum", "Whenever you play a card, gain 1 health.")
    one = player(hand=[dig], discard=["Meteor"], field=[drum], health=5)
    game = scenario("runeslingers", p1=one)
    game.p1.plays("Dig")
    game.expect("Meteor", zone="deck", position=0)
    game.expect(game.p1, health=6)  # for Dig itself


@pytest.mark.rule("RS-GLOSS-10", "RS-RULING-142")
def test_to_return_is_to_the_owners_hand() -> None:
    lift = utility("Lift", "Return target trinket to its owner's hand.")
    game = scenario(
        "runeslingers", p1=player(hand=[lift]), p2=player(field=[BELL]), answers="decline"
    )
    game.p1.plays("Lift", target="Bell")
    game.expect(game.p2, hand=["Bell"], trinkets=[], discard=[])


@pytest.mark.rule("RS-GLOSS-10", "RS-RULING-142")
def test_prevented_damage_does_not_happen_and_the_rest_of_the_effect_does() -> None:
    ward = activate("Prevent the next 2 damage to you this turn.", cost=1)
    bolt = spirit("Bolt", "Deal 3 damage to a target. Draw a card.")
    two = player(activate=ward, determinations=1)
    game = scenario("runeslingers", p1=player(hand=[bolt, EMBER]), p2=two)
    game.p1.plays("Bolt", target="p2")
    game.p2.answers_with()
    game.expect(game.p2, health=17)
    game.expect(game.p1, hand=["Ember", "Filler"])
    game.p1.plays("Ember", target="p2")
    game.expect(game.p2, health=14)  # it was used up


@pytest.mark.rule("RS-GLOSS-10", "RS-RULING-142", "RS-RULING-52")
def test_a_negated_effect_does_nothing_and_its_card_stays_until_cleanup() -> None:
    hush = utility("Hush", "Negate target effect.", keywords="Shout")
    bolt = spirit("Bolt", "Deal 3 damage to a target. Draw a card.")
    game = scenario("runeslingers", p1=player(hand=[bolt]), p2=player(hand=[hush]))
    game.p1.plays("Bolt", target="p2")
    game.p2.answers_with("Hush", target="Bolt")
    game.expect(game.p2, health=18)
    game.expect(game.p1, hand=[])
    game.expect("Bolt", zone="play")
    game.p1.ends_turn()
    game.expect("Bolt", zone="discard")

"""Destroying, discarding from the field and other ways to leave play (RS-DESTROY-1 to -6)."""

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

EMBER = spirit("Ember", "Deal 6 damage to a target.")
SNAP = utility("Snap", "Destroy target card.", keywords="Shout")
WAYS = {
    "discard": "Destroy target trinket.",
    "discard pile": "Discard target trinket.",
    "hand": "Return target trinket to its owner's hand.",
    "deck": "Put target trinket on top of its owner's deck.",
    "void": "Void target trinket.",
}


@pytest.mark.rule("RS-DESTROY-1", "RS-PLAY-6", "RS-FIELD-12")
def test_a_destroyed_runespell_does_nothing_and_goes_to_its_owners_discard_pile() -> None:
    game = scenario("runeslingers", p1=player(hand=[EMBER]), p2=player(hand=[SNAP]))
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Snap", target="Ember")
    game.expect(game.p2, health=18, discard=[])
    game.expect(game.p1, discard=["Ember"], field=[])
    game.p1.ends_turn()
    game.expect(game.p1, discard=["Ember"])  # not a second time in the cleanup phase


@pytest.mark.rule("RS-DESTROY-1", "RS-BOON-4", "RS-FIELD-12")
def test_a_destroyed_boon_goes_to_its_owner_not_to_its_controller() -> None:
    sore = boon("Sore", "Your block is 2 lower.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[SNAP]),
        p2=player(boons=[concealing(placed(sore, owner="p1"), burn=1)]),
    )
    game.expect(game.p2, block=2)
    game.p1.plays("Snap", target="Sore")
    game.expect(game.p2, block=4, discard=[], ailments={"burn": 1})
    game.expect(game.p1, discard=["Sore"])


@pytest.mark.rule("RS-DESTROY-2")
def test_destroying_needs_no_damage_and_no_defense() -> None:
    charm = trinket("Charm", "Your block is 1 higher.")
    idol = trinket("Idol", "Your block is 1 higher.", defense=9)
    game = scenario("runeslingers", p1=player(hand=[SNAP, SNAP]), p2=player(field=[charm, idol]))
    game.p1.plays("Snap", target="Charm")
    game.p1.plays("Snap", target="Idol")
    game.expect(game.p2, field=[], discard=["Idol", "Charm"], health=18)


@pytest.mark.rule("RS-DESTROY-2")
def test_a_card_that_cannot_be_destroyed_stays_whatever_its_defense() -> None:
    rock = trinket("Rock", "This card cannot be destroyed.", defense=2)
    game = scenario("runeslingers", p1=player(hand=[SNAP, EMBER]), p2=player(field=[rock]))
    game.p1.plays("Snap", target="Rock")
    game.p1.plays("Ember", target="Rock")
    game.expect("Rock", zone="play", damage=2)


@pytest.mark.rule("RS-DESTROY-3", "RS-DESTROY-4")
@pytest.mark.parametrize("way", WAYS)
def test_the_effects_of_a_card_stop_in_whatever_way_it_leaves(way: str) -> None:
    """Continuous text, a text for this turn and a trigger of one card."""
    idol = trinket(
        "Idol",
        "Your block is 2 higher.\nWhenever you lose health, gain 9 health.\nActivate: Your block is 3 higher this turn.",
    )
    bleed = utility("Bleed", "The enemy loses 5 health.")
    leave = utility("Leave", WAYS[way])
    game = scenario(
        "runeslingers", p1=player(hand=[bleed, leave, bleed]), p2=player(field=[idol], health=10)
    )
    game.p1.plays("Bleed")
    game.p2.answers_with("Idol")
    game.expect(game.p2, block=9, health=14)
    game.p1.plays("Leave", target="Idol")
    game.expect("Idol", zone=way.split(maxsplit=1)[0])
    game.expect(game.p2, block=4)
    game.p1.plays("Bleed")
    game.expect(game.p2, health=9)


@pytest.mark.rule("RS-DESTROY-4", "RS-LADDER-9")
@pytest.mark.parametrize("way", WAYS)
def test_an_activated_trinket_that_leaves_in_any_way_does_nothing(way: str) -> None:
    zap = trinket("Zap", "Activate: Deal 5 damage to a target.")
    leave = utility("Leave", WAYS[way], keywords="Shout")
    game = scenario("runeslingers", p1=player(field=[zap]), p2=player(hand=[leave]))
    game.p1.activates("Zap", target="p2")
    game.p2.answers_with("Leave", target="Zap")
    game.expect(game.p2, health=18)
    assert game.log_contains("The effect of Player 1's Zap does nothing: its card has left play")


@pytest.mark.rule("RS-DESTROY-4", "RS-DESTROY-5")
@pytest.mark.parametrize("way", WAYS)
def test_only_destroying_is_heard_as_destroying(way: str) -> None:
    mine = trinket(
        "Mine",
        "Whenever this card is destroyed, gain 1 health.\nWhenever this card leaves play, gain 2 health.",
    )
    grave = trinket("Grave", "Whenever an enemy trinket is destroyed, gain 4 health.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[utility("Leave", WAYS[way])], field=[grave], health=5),
        p2=player(field=[mine], health=5),
    )
    game.p1.plays("Leave", target="Mine")
    if way == "discard":
        game.p2.chooses("destroyed")
    game.expect(game.p2, health=5 + 2 + (1 if way == "discard" else 0))
    game.expect(game.p1, health=5 + (4 if way == "discard" else 0))


@pytest.mark.rule("RS-DESTROY-5", "RS-TYPE-8", "RS-CLEANUP-2", "RS-RULING-57")
def test_uniqueness_and_cleanup_discard_without_destroying() -> None:
    lamp = trinket(
        "Lamp",
        "Whenever this card is destroyed, gain 1 health.\nWhenever this card is discarded, gain 2 health.\nActivate: Draw a card.",
    )
    game = scenario("runeslingers", p1=player(hand=[lamp], field=[lamp], health=5))
    game.p1.plays(game.p1["Lamp 2"])
    game.expect(game.p1, health=7, discard=["Lamp"], trinkets=["Lamp 2"])
    game = scenario("runeslingers", p1=player(field=[lamp], health=5))
    game.p1.activates("Lamp")
    game.p1.ends_turn()
    game.expect(game.p1, health=7, discard=["Lamp"])
    assert not game.log_contains("Lamp is destroyed")


@pytest.mark.rule("RS-DESTROY-6", "RS-GLOSS-7")
def test_discarding_takes_so_many_cards_of_hand_or_field_to_the_discard_pile() -> None:
    rob = utility("Rob", "The enemy discards 2 cards.")
    clear = utility("Clear", "Discard each enemy trinket.")
    charms = [trinket(name, "Your block is 1 higher.") for name in ("Charm", "Idol")]
    game = scenario(
        "runeslingers",
        p1=player(hand=[rob, clear]),
        p2=player(hand=["Meteor", "Hex", "Brand"], field=charms),
    )
    game.p1.plays("Rob")
    game.p2.discards("Meteor", "Brand")
    game.expect(game.p2, hand=["Hex"], discard=["Brand", "Meteor"])
    game.p1.plays("Clear")
    game.expect(game.p2, field=[])
    assert {card.name for card in game.p2.discard} == {"Brand", "Meteor", "Charm", "Idol"}


@pytest.mark.rule("RS-DESTROY-6")
def test_who_has_fewer_cards_discards_as_many_as_there_are() -> None:
    rob = utility("Rob", "The enemy discards 2 cards.")
    game = scenario("runeslingers", p1=player(hand=[rob]), p2=player(hand=["Meteor"]))
    game.p1.plays("Rob")
    game.expect(game.p2, hand=[], discard=["Meteor"], deck=["Filler"] * 10)

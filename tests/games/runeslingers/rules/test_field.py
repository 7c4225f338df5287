"""The field and its zones (RS-FIELD)."""

from typing import Any

import pytest

from runestack.games.runeslingers.scenario import (
    Design,
    boon,
    concealing,
    filler,
    passive,
    placed,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.testing import Scenario, scenario

EMBER = spirit("Ember", "Deal 3 damage to a target.")
WARD = boon("Ward", "Your block is 1 higher.")


def side(game: Scenario, seat: int) -> Any:
    """What P1 sees of a player."""
    seats: Any = game.view("p1")["seats"]
    return seats[seat]


@pytest.mark.rule("RS-FIELD-1", "RS-FIELD-2")
def test_everything_in_play_lies_on_the_field_of_its_controller() -> None:
    one = player(field=["Lava Stream"], boons=[concealing(placed(WARD, owner="p2"), curse=1)])
    two = player(field=["Burning Ember"], ailments={"burn": 2})
    game = scenario("runeslingers", p1=one, p2=two)
    game.expect(game.p1, field=["Lava Stream", "Ward"])
    game.expect(game.p2, field=["Burning Ember"])
    assert side(game, 0)["concentrations"][0]["top"]["name"]["en"] == "Lava Stream"
    assert side(game, 0)["areas"][0]["boon"]["name"]["en"] == "Ward"
    assert side(game, 1)["concentrations"][0]["top"]["name"]["en"] == "Burning Ember"
    assert side(game, 1)["areas"][0]["ailment"]["type"] == "burn"


@pytest.mark.rule("RS-FIELD-2")
def test_allied_cards_are_those_on_your_field_whoever_owns_them() -> None:
    free = utility("Free", "Destroy each allied boon.")
    one = player(hand=[free], boons=[concealing(placed(WARD, owner="p2"), curse=1)])
    two = player(boons=[concealing(placed("Deathmark", owner="p1"), weaken=1)])
    game = scenario("runeslingers", p1=one, p2=two)
    game.p1.plays("Free")
    game.expect(game.p1, boons=[], ailments={"curse": 1})
    game.expect(game.p2, boons=["Deathmark"], discard=["Ward"])


@pytest.mark.rule("RS-FIELD-2")
def test_you_and_not_the_player_who_gave_them_control_the_ailments_on_you() -> None:
    jinx = utility("Jinx", "Apply 2 Debilitate to the enemy.")
    game = scenario("runeslingers", p1=player(hand=[jinx, EMBER]), p2=player(hand=[EMBER]))
    game.p1.plays("Jinx")
    game.p1.plays("p1 Ember", target="p2")
    game.p2.does_not_block()
    game.expect(game.p2, health=15, ailments={"debilitate": 2})
    game.p1.ends_turn()
    game.p2.goes_on()
    game.p2.plays("p2 Ember", target="p1")
    game.expect(game.p1, health=16)


@pytest.mark.rule("RS-FIELD-3")
def test_a_card_is_owned_by_the_player_in_whose_deck_it_started() -> None:
    one = player(deck=8, passive=passive("Your block is 1 higher."))
    two = player(deck=9, passive=passive("Your block is 1 higher."))
    game = scenario("runeslingers", p1=one, p2=two, at="new game")
    for seat, count in ((game.p1, 8), (game.p2, 9)):
        cards = [*seat.hand, *seat.deck]
        assert len(cards) == count
        assert all(card.owner == seat for card in cards)


@pytest.mark.rule("RS-FIELD-3", "RS-FIELD-4", "RS-FIELD-5")
def test_a_boon_played_on_the_enemys_field_is_controlled_there_and_owned_here() -> None:
    game = scenario("runeslingers", p1=player(hand=[WARD]), p2=player(ailments={"curse": 1}))
    game.p1.plays("Ward", on="p2 curse")
    game.expect("Ward", owner="p1", controller="p2", zone="play")
    game.expect(game.p2, boons=["Ward"], block=5)
    game.expect(game.p1, boons=[], block=4)


@pytest.mark.rule("RS-FIELD-5")
def test_you_on_a_card_is_its_controller_at_every_trigger() -> None:
    leech = boon("Leech", "At the beginning of your turn, lose 2 health.")
    two = player(boons=[concealing(placed(leech, owner="p1"), curse=1)], health=9)
    game = scenario("runeslingers", p2=two)
    game.p1.ends_turn()
    game.expect(game.p2, health=7)
    game.p2.passes("nothing")
    game.expect(game.p1, health=18)


@pytest.mark.rule("RS-FIELD-6", "RS-RULING-21")
@pytest.mark.parametrize("areas", [6, 4])
def test_a_field_has_six_concentration_areas_unless_the_setting_says_otherwise(areas: int) -> None:
    words: Any = {} if areas == 6 else {"concentration_areas": areas}
    one = player(hand=2, concentrations=areas - 1)
    game = scenario("runeslingers", p1=one, **words)
    assert len(side(game, 0)["concentrations"]) == areas
    game.p1.sets("Filler")
    game.refuses(game.p1, "set", game.p1.hand[0], rule="RS-CONC-2")
    assert len(game.p1.concentrations) == areas


@pytest.mark.rule("RS-FIELD-7")
def test_a_field_has_four_ailment_areas() -> None:
    types = ("Burn", "Curse", "Weaken", "Insanity", "Fragment")
    rain = utility("Rain", " ".join(f"Apply 1 {word} to the enemy." for word in types))
    game = scenario("runeslingers", p1=player(hand=[rain]))
    game.p1.plays("Rain")
    game.expect(game.p2, areas=["burn 1", "curse 1", "weaken 1", "insanity 1"])
    assert len(side(game, 1)["areas"]) == 4


@pytest.mark.rule("RS-FIELD-8")
def test_the_discard_pile_takes_discarded_seared_and_destroyed_cards() -> None:
    rite = utility("Rite", "Discard a card. Sear a card. Destroy target trinket.")
    bell = trinket("Bell", "Activate: Draw a card.")
    one = player(hand=[rite, "Hex"], deck=["Meteor", *filler(3)], field=[bell])
    game = scenario("runeslingers", p1=one)
    game.p1.plays("Rite", target="Bell")
    game.expect(game.p1, discard=["Bell", "Meteor", "Hex"], void=[])
    game.p1.ends_turn()
    game.expect(game.p1, discard=["Rite", "Bell", "Meteor", "Hex"])


@pytest.mark.rule("RS-FIELD-9", "RS-KEY-SEAR-1")
@pytest.mark.parametrize(
    "card", [utility("Rite", "Sear 2 cards."), utility("Rite", "Gain 1 health.", keywords="Sear 2")]
)
def test_seared_cards_come_from_the_top_of_the_deck(card: Design) -> None:
    one = player(hand=[card], deck=["Meteor", "Hex", "Brand"])
    game = scenario("runeslingers", p1=one)
    game.p1.plays("Rite")
    game.expect(game.p1, discard=["Hex", "Meteor"], deck=["Brand"])


VOIDS = [
    ("Void a card.", "Meteor"),
    ("Void a card from your hand.", "Hex"),
    ("Void a card from your discard pile.", "Brand"),
    ("Void target trinket.", "Bell"),
]


@pytest.mark.rule("RS-FIELD-10")
@pytest.mark.parametrize(("text", "name"), VOIDS)
def test_voided_cards_of_any_zone_go_to_the_void_pile(text: str, name: str) -> None:
    bell = trinket("Bell", "Activate: Draw a card.")
    one = player(
        hand=[utility("Rite", text), "Hex"],
        deck=["Meteor", *filler(2)],
        discard=["Brand"],
        field=[bell],
    )
    game = scenario("runeslingers", p1=one)
    game.p1.plays("Rite", **({"target": "Bell"} if name == "Bell" else {}))
    game.expect(game.p1, void=[name], discard=["Brand"] if name != "Brand" else [])
    game.expect(name, zone="void")


@pytest.mark.rule("RS-FIELD-11")
def test_no_shuffle_brings_voided_cards_back_but_an_effect_can() -> None:
    pull = utility("Pull", "Draw a card.")
    stir = utility("Stir", "Shuffle your discard pile into your deck.")
    dig = utility("Dig", "Put a card from your void pile into your hand.")
    one = player(hand=[pull, stir, dig], deck=[], discard=3, void=["Meteor"])
    game = scenario("runeslingers", p1=one)
    game.p1.plays("Pull")
    game.p1.plays("Stir")
    game.expect(game.p1, power=4, deck=["Filler"] * 2, void=["Meteor"])
    game.p1.plays("Dig")
    game.expect(game.p1, void=[])
    game.expect("Meteor", zone="hand")


WAYS = [
    ("Destroy target boon.", "discard"),
    ("Discard target boon.", "discard"),
    ("Void target boon.", "void"),
    ("Return target boon to its owner's hand.", "hand"),
    ("Put target boon on top of its owner's deck.", "deck"),
    ("Put target boon on the bottom of its owner's deck.", "deck"),
    ("Shuffle target boon into its owner's deck.", "deck"),
]


@pytest.mark.rule("RS-FIELD-12")
@pytest.mark.parametrize(("text", "zone"), WAYS)
def test_a_card_that_leaves_the_field_goes_to_a_zone_of_its_owner(text: str, zone: str) -> None:
    two = player(boons=[concealing(placed(WARD, owner="p1"), curse=1)])
    game = scenario("runeslingers", p1=player(hand=[utility("Rite", text)]), p2=two)
    game.p1.plays("Rite", target="Ward")
    game.expect("Ward", zone=zone, controller="p1")
    assert "Ward" in getattr(game.p1, zone)
    assert "Ward" not in getattr(game.p2, zone)
    game.expect(game.p2, boons=[], ailments={"curse": 1})


@pytest.mark.rule("RS-FIELD-13", "RS-SETUP-4")
def test_the_runeslinger_zone_holds_the_character_and_the_two_chosen_abilities() -> None:
    game = scenario(
        "runeslingers",
        at="new game",
        runeslinger_0="Eva",
        runeslinger_1="Nerys",
        passive_0="Inner Flame",
        activate_0="Engulf",
        passive_1="Thick Blood",
        activate_1="Black Harvest",
    )
    game.expect("Eva", zone="play", controller="p1")
    game.expect(game.p1, runeslinger="Eva", passive="Inner Flame", activate="Engulf")
    for name in ("Inner Flame", "Engulf", "Thick Blood", "Black Harvest"):
        game.expect(name, zone="ability")
    for name in ("Ash Cloak", "Victory Ember", "Flash Point", "Pyre of Days"):
        game.expect(name, zone="aside")


@pytest.mark.rule("RS-FIELD-14", "RS-SETUP-4")
def test_the_deck_zone_holds_thirty_cards_face_down() -> None:
    game = scenario("runeslingers", at="new game", deck_0="striker", deck_1="warden")
    for reader in ("p1", "p2"):
        seats: Any = game.view(reader)["seats"]
        assert [one["deck"] for one in seats] == [{"count": 30, "known": []}] * 2

"""Every card of the box that fights does what its sketch in the rules file says."""

from __future__ import annotations

import pytest

from runestack.games.rune_age.rules import constants as c
from tests.games.rune_age.cards.playing import Names, begin, fight, target, with_cards

FORT = "Border Keep"  # a stronghold: 1 influence
G1, G2, G3 = "1 Gold", "2 Gold", "3 Gold"

# who fights, what stays in the hand, what is in the realm area and the discard pile: the strength against a neutral city
BATTLES: dict[str, tuple[Names, Names, Names, Names, int]] = {
    "a second Shield Levy is stronger": (["Shield Levy"] * 2, [], [], [], 3),
    "Lance Company for influence": (["Lance Company"], [], [FORT], [], 4),
    "Lance Company without influence": (["Lance Company"], [], [], [], 3),
    "Marshal and a levy": (["Shield Levy", "Marshal of the Realm"], [], [], [], 7),
    "Castle Engineers attack": (["Castle Engineers"], [], [], [], 3),
    "Blood Thrall wounds itself": (["Blood Thrall"], [], [], [], 2),
    "Bone Render wounds another": (["Ash Runner", "Bone Render"], [], [], [], 6),
    "Bone Render alone": (["Bone Render"], [], [], [], 3),
    "Pyre Lord burns the wounded": (["Blood Thrall", "Pyre Lord"], [], [], [], 9),
    "Skin Chanter counts wounds": (["Blood Thrall", "Blood Thrall", "Skin Chanter"], [], [], [], 8),
    "Gore Titan alone": (["Gore Titan"], [], [], [], 5),
    "Gore Titan in company": (["Gore Titan", "Ash Runner"], [], [], [], 9),
    "Greatbow Warden": (["Greatbow Warden"], [], [], [], 6),
    "Starhart spends three": (["Starhart"], [], [FORT] * 4, [], 9),
    "Grave Binder calls the Rabble": (["Grave Binder"], [], [], ["Risen Rabble"], 4),
    "Grave Binder calls the archers": (["Grave Binder"], [], [], ["Bone Volley"], 5),
    "Bone Volley in a battle": (["Bone Volley"], [], [], [], 3),
    "Plague Cart": (["Plague Cart"], [], [], [], 4),
    "Ossuary Colossus counts the small": (["Ossuary Colossus"], [], [], ["Risen Rabble"] * 3, 9),
    "Ossuary Colossus counts archers": (["Ossuary Colossus"], [], [], ["Bone Volley"] * 2, 8),
    "Ossuary Colossus counts to four": (["Ossuary Colossus"], [], [], ["Risen Rabble"] * 6, 10),
    "Rune Hammerer throws gold": (["Rune Hammerer"], [G3], [], [], 6),
    "Forge Golem eats all gold": (["Forge Golem"], [G3, G1], [], [], 10),
    "Powder Miner blows up": (["Powder Miner"], [], [], [], 5),
    "Raider Pack with an empty hand": (["Raider Pack"], [], [], [], 2),
    "Raider Pack with a card left": (["Raider Pack"], [G1], [], [], 1),
    "Boar Rider throws the last card": (["Boar Rider"], [G1], [], [], 5),
    "Boar Rider throws one of two": (["Boar Rider"], [G1, G1], [], [], 4),
    "Skull Breaker with an empty hand": (["Skull Breaker"], [], [], [], 8),
    "Skull Breaker with a card left": (["Skull Breaker"], [G1], [], [], 5),
    "Village Militia for influence": (["Village Militia"], [], [FORT], [], 3),
    "Battle Cry for two": (["Ash Runner", "Ash Runner", "Battle Cry"], [], [], [], 6),
    "Ward of Thorns counts to four": (["Ash Runner"] * 5 + ["Ward of Thorns"], [], [], [], 14),
    "Demon devours": (["Ash Runner", "Demon"], [], [], [], 7),
    "Rift Storm": (["Rift Storm"], [], [], [], 4),
    "Storm of Ages": (["Storm of Ages"], [], [], [], 5),
    "War Mastodon with two cities": (["War Mastodon"], [], ["Amberford", "Saltmere"], [], 6),
    "Witch Fire": (["Marshal of the Realm", "Witch Fire"], [], [], [], 9),
    "Road Wardens against a city": (["Road Wardens"], [], [], [], 2),
    "Sappers against a city": (["Sappers"], [], [], [], 3),
    "Warden of the Deep": (["Ash Runner"], [], ["Warden of the Deep"], [], 5),
    "Crown Guard for two influence": (["Ash Runner"], [], ["Crown Guard", FORT, FORT], [], 4),
    "Coin Eater": (["Ash Runner"], [G2, G3], ["Coin Eater"], [], 7),
    "The Old Champion teaches": (["Marshal of the Realm"], [], ["The Old Champion"], [], 8),
    "Masterless Blades": (["Ash Runner"], [], ["Masterless Blades"], [], 4),
}


@pytest.mark.parametrize("name", BATTLES)
def test_strength_in_a_battle(name: str) -> None:
    played, kept, realm, discard, expected = BATTLES[name]
    game = begin()
    city = target(game, "Crownfall")
    cards = with_cards(game, [*played, *kept], realm=realm, discard=discard)
    army, city_strength = fight(game, city, cards[: len(played)])
    assert (army, city_strength) == (expected, 6)


# the same against a home realm that nobody defends: the damage
SIEGES: dict[str, tuple[Names, Names, int]] = {
    "Sappers": (["Sappers"], [], 6),
    "Plains Behemoth": (["Plains Behemoth"], [], 8),
    "Wall Breaker": (["Wall Breaker"], [], 7),
    "Ruin": (["Ash Runner"], ["Ruin"], 4),
    "Wandering Warband": (["Ash Runner"], ["Wandering Warband"], 4),
    "Bone Volley besieges": (["Bone Volley"], [], 2),
    "Greatbow Warden without an enemy": (["Greatbow Warden"], [], 4),
    "Rift Storm without an enemy": (["Ash Runner", "Rift Storm"], [], 2),
}


@pytest.mark.parametrize("name", SIEGES)
def test_damage_of_a_siege(name: str) -> None:
    played, realm, expected = SIEGES[name]
    game = begin()
    cards = with_cards(game, played, realm=realm)
    fight(game, game.home[1], cards)
    assert game.damage[1] == expected


@pytest.mark.parametrize(
    ("played", "realm", "defense"),
    [
        (["Ash Runner"], [], 3),
        (["Castle Engineers"], [], 0),
        (["Ash Runner", "Siege Ladders"], [], 0),
        (["Powder Miner"], [], 0),
        (["Wall Breaker"], [], 0),
        (["Ash Runner"], ["Siege Train"], 0),
    ],
)
def test_who_passes_the_walls_of_a_city(played: Names, realm: Names, defense: int) -> None:
    game = begin()
    city = target(game, "Grimhold", owner=1)
    cards = with_cards(game, played, realm=realm)
    _, defended = fight(game, city, cards)
    assert defended == defense
    assert (game.controller[city] == 0) is (defense == 0)


def test_against_an_enemy_road_wardens_are_stronger_and_a_bounty_hunter_draws() -> None:
    game = begin()
    enemy = target(game, "Wandering Warband")
    cards = with_cards(game, ["Road Wardens", "Bounty Hunter"])
    assert fight(game, enemy, cards) == (6, 5)
    assert len(game.hand[0]) == 2


def test_the_iron_seneschal_as_a_reward_spares_the_army_an_attrition_icon() -> None:
    game = begin()
    enemy = target(game, "Hoard Guardian")
    cards = with_cards(game, ["Marshal of the Realm", "Shield Levy"], realm=["Iron Seneschal"])
    assert fight(game, enemy, cards) == (7, 6)
    assert {game.zone[card] for card in cards} == {c.IN_DISCARD}


def test_a_moon_dancer_and_the_skybridge_bring_units_home() -> None:
    game = begin()
    city = target(game, "Saltmere")
    dancer, render = with_cards(game, ["Moon Dancer", "Bone Render"], realm=["Skybridge"])
    assert fight(game, city, [render, dancer])[0] == 3  # one of them left before
    assert set(game.hand[0]) & {dancer, render}
    assert game.controller[city] == 0


def test_dragon_ribs_save_a_wounded_unit() -> None:
    game = begin()
    city = target(game, "Saltmere")
    (thrall,) = with_cards(game, ["Blood Thrall"], realm=["Dragon Ribs"])
    fight(game, city, [thrall])
    assert game.zone[thrall] == c.IN_DISCARD


@pytest.mark.parametrize(
    ("name", "kept", "realm"), [("Risen Rabble", [], [FORT]), ("Ember Phoenix", [G1], [])]
)
def test_what_a_demon_devours_comes_back_for_a_price(name: str, kept: Names, realm: Names) -> None:
    game = begin()
    city = target(game, "Saltmere")
    victim, demon, *rest = with_cards(game, [name, "Demon", *kept], realm=realm)
    assert fight(game, city, [victim, demon])[0] == 7
    assert game.zone[victim] == c.IN_DISCARD
    assert [game.zone[card] for card in rest] == [c.IN_DISCARD for _ in kept]
    assert all(game.exhausted[card] for card in game.realm[0] if card not in (city, game.home[0]))


def test_without_a_price_the_rabble_goes_back_to_the_barracks() -> None:
    game = begin()
    city = target(game, "Saltmere")
    victim, demon = with_cards(game, ["Risen Rabble", "Demon"])
    fight(game, city, [victim, demon])
    assert game.zone[victim] == c.IN_BARRACKS

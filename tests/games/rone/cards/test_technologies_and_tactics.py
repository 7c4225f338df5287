"""The 50 technologies and 45 tactics of the box: how many of each kind, and what they cost."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from runestack.cards.pool import Card
from runestack.games.rone.language import nodes as ro
from runestack.language import nodes as n
from runestack.language.bindings import walk
from runestack.language.nodes import Player
from tests.games.rone.cards.box import keywords, number, of_type, pool
from tests.games.rone.cards.text_points import text_points

TECHNOLOGIES = of_type("technology")
TACTICS = of_type("tactic")


def levels(cards: list[Card]) -> list[int]:
    counted = Counter(number(card, "level") for card in cards)
    return [counted[level] for level in (1, 2, 3)]


def has(card: Card, *kinds: type) -> bool:
    return any(isinstance(node, kinds) for node in walk(card.tree))


# -- technologies --------------------------------------------------------------------------------

TECHNOLOGY_COSTS = {1: (2, 4), 2: (4, 6), 3: (6, 9)}

# Whom a technology helps. Technologies have no race: it is the race's name or its ways that the text speaks of.
SUPPORTED = {
    "survivor": (
        "Rifle Racks",
        "Tracer Works",
        "Field Kitchen",
        "Signal Flags",
        "Conscription Office",
        "Volunteer Radio",
    ),
    "machine": (
        "Bulwark Protocol",
        "Spare Parts Rack",
        "Rampart Foundry",
        "Capacitor Bank",
        "Blueprint Vault",
        "Redoubt Engine",
    ),
    "mutant": (
        "Mutagen Drip",
        "Scar Tally",
        "Fighting Pits",
        "Bloodlust Horns",
        "Butcher's Rota",
        "War Footing",
    ),
    "hybrid": (
        "Updraft Towers",
        "Rope Bridges",
        "Kite Winch",
        "Owl Roost",
        "Camouflage Nets",
        "Cloud Harbour",
    ),
    "nanobot": (
        "Reclamation Vat",
        "Ash Archive",
        "Patch Cradle",
        "Marrow Pump",
        "Requiem Relay",
        "Gene Vault",
    ),
}
# Words by which a text shows it.
WAYS = {
    "survivor": ("Survivor", "{ranged}", "draw a card", "{card} income", "next unit you play"),
    "machine": ("Machine", "Defender", "technology", "active allied"),
    "mutant": ("Mutant", "{melee}", "destroys a unit", "destroy an allied unit"),
    "hybrid": ("Flying", "Invisibility", "hand", "2 or less {health}"),
    "nanobot": ("graveyard", "recycle", "dies", "your deck", "destroy an allied unit"),
}


def test_there_are_fifty_technologies_with_one_copy_each() -> None:
    assert levels(TECHNOLOGIES) == [20, 18, 12]
    assert [card.number for card in TECHNOLOGIES] == list(range(61, 111))
    assert {card.copies for card in TECHNOLOGIES} == {1}
    assert {card.value("recycle") for card in TECHNOLOGIES} == {"never"}


@pytest.mark.parametrize("card", TECHNOLOGIES, ids=lambda card: card.id)
def test_technologies_cost_what_their_level_allows(card: Card) -> None:
    low, high = TECHNOLOGY_COSTS[number(card, "level")]
    assert low <= number(card, "cost") <= high


@pytest.mark.parametrize("race", SUPPORTED)
def test_six_technologies_support_each_race(race: str) -> None:
    assert len(set(SUPPORTED[race])) == 6
    for name in SUPPORTED[race]:
        (card,) = pool().named(name)
        assert card.type == "technology", name
        assert any(word in card.text for word in WAYS[race]), name


def test_twenty_technologies_are_for_everybody() -> None:
    supporting = {name for names in SUPPORTED.values() for name in names}
    general = [card for card in TECHNOLOGIES if card.name not in supporting]
    assert len(general) == 20
    races = {adjective.word for card in general for adjective in adjectives(card)} & set(SUPPORTED)
    assert races == set()


def adjectives(card: Card) -> list[n.Adjective]:
    return [node for node in walk(card.tree) if isinstance(node, n.Adjective)]


def test_race_bonuses_are_mild() -> None:
    """A technology gives units of a race, or of any kind, no more than +1."""
    for card in TECHNOLOGIES:
        for node in walk(card.tree):
            if isinstance(node, n.HaveStat):
                assert all(change.number in (1, -1) for change in node.changes), card.id
            elif isinstance(node, ro.HaveHealth):
                assert abs(node.number) == 1, card.id


def test_four_technologies_have_detection() -> None:
    assert sum("detection" in keywords(card) for card in TECHNOLOGIES) == 4


def test_no_technology_refreshes_itself() -> None:
    """Guard rail 1: what a technology does cannot be done again by what it does."""
    for card in TECHNOLOGIES:
        for ability in card.tree.abilities:
            if isinstance(ability, ro.Activated):
                for node in walk(ability):
                    if isinstance(node, n.Refresh) and isinstance(node.cards, n.Group):
                        other = node.cards.noun == "unit" or node.cards.other
                        assert other, card.id


# -- tactics -------------------------------------------------------------------------------------

TACTIC_COSTS = {1: (0, 3), 2: (2, 5), 3: (4, 8)}
TOLERANCE = 1.5  # water between a tactic's cost and what its points say

Shows = Callable[[Any], bool]


def deals_to_units(node: Any) -> bool:
    return isinstance(node, n.Deal) and not isinstance(node.to, n.PlayerCard)


def costs_lives(node: Any) -> bool:
    if isinstance(node, n.Deal):
        return isinstance(node.to, n.PlayerCard) and node.to.player is not Player.YOU
    return isinstance(node, n.DestroyTop) and node.player is not Player.YOU


def of_kind(*kinds: type) -> Shows:
    return lambda node: isinstance(node, kinds)


# Each tactic belongs to one family, by what it is played for; and its text must show it.
FAMILIES: dict[str, tuple[Shows, tuple[str, ...]]] = {
    "damage to units": (
        deals_to_units,
        (
            "Ricochet",
            "Flak Burst",
            "Cave-In",
            "Turned Blade",
            "Demolition Charge",
            "Two Birds",
            "Loose Ends",
            "Vitriol Drizzle",
            "Heads Down",
            "Burning Season",
        ),
    ),
    "damage to heroes": (costs_lives, ("Barrage", "Undermine", "Postage Due", "Nobody Home")),
    "attack and health": (
        of_kind(n.Get, ro.GetHealth),
        (
            "Adrenal Spike",
            "Emergency Plating",
            "Smoke Screen",
            "Nanite Bloom",
            "Bedsheet Bandage",
            "Borrowed Eye",
            "Roll Call",
            "Cold Sweat",
        ),
    ),
    "exhausting and refreshing": (
        of_kind(n.Exhaust, n.Refresh),
        (
            "Tripwire",
            "Second Wind",
            "Reboot",
            "House Arrest",
            "Slipstream",
            "Grit in the Gears",
            "Double Shift",
            "Dam Break",
        ),
    ),
    # gained, taken, or saved: by a cheaper unit, by a level for nothing
    "water": (
        of_kind(n.Gain, n.Lose, ro.NextCheaper, ro.LevelUp),
        ("Blackmail", "Black Market", "Relief Convoy", "Forced Evolution"),
    ),
    # into the hand, or out of the opponent's: drawn, chosen, cancelled
    "cards": (
        of_kind(n.Draw, n.LookTake, n.Cancel),
        ("Scavenger Run", "Crisis Session", "Dead Drop", "Countermand", "Blackout"),
    ),
    # units that their player loses for good
    "destruction": (
        of_kind(n.Destroy, n.Remove, n.GainControl),
        ("Annihilation Beam", "Dissolving Fog", "Mind Breach"),
    ),
    "return": (
        of_kind(n.Put, n.Fetch, ro.FetchExhausted, n.ReturnToHand),
        ("Sudden Gale", "Salvage", "Grave Assembly"),
    ),
}
FAMILY_SIZES = {
    "damage to units": 10,
    "damage to heroes": 4,
    "attack and health": 8,
    "exhausting and refreshing": 8,
    "water": 4,
    "cards": 5,
    "destruction": 3,
    "return": 3,
}


def test_there_are_forty_five_tactics_with_two_copies_each() -> None:
    assert levels(TACTICS) == [22, 15, 8]
    assert [card.number for card in TACTICS] == list(range(191, 236))
    assert {card.copies for card in TACTICS} == {2}


def test_every_tactic_belongs_to_one_family_and_families_have_their_sizes() -> None:
    assert {family: len(names) for family, (_, names) in FAMILIES.items()} == FAMILY_SIZES
    placed = [name for _, names in FAMILIES.values() for name in names]
    assert sorted(placed) == sorted(card.name for card in TACTICS)


@pytest.mark.parametrize("family", FAMILIES)
def test_tactics_do_what_their_family_is_for(family: str) -> None:
    shows, names = FAMILIES[family]
    for name in names:
        (card,) = pool().named(name)
        assert any(shows(node) for node in walk(card.tree)), name


def test_ten_tactics_are_slow_five_are_shields_and_eight_have_initiative() -> None:
    assert sum("slow" in keywords(card) for card in TACTICS) == 10
    assert sum("shield" in keywords(card) for card in TACTICS) == 5
    assert sum(has(card, ro.Initiative) for card in TACTICS) == 8


@pytest.mark.parametrize("card", TACTICS, ids=lambda card: card.id)
def test_tactics_cost_what_their_texts_are_worth(card: Card) -> None:
    low, high = TACTIC_COSTS[number(card, "level")]
    cost = number(card, "cost")
    assert low <= cost <= high
    fair = text_points(card.tree) / 0.95 - 0.5 - ("slow" in keywords(card))
    assert abs(cost - max(0.0, fair)) <= TOLERANCE, f"{fair:.1f}"


def test_tactics_that_come_back_too_easily_cannot_be_recycled() -> None:
    for card in TACTICS:
        strong = [
            node
            for node in walk(card.tree)
            if isinstance(node, n.Cancel | n.Fetch | ro.FetchExhausted | n.Put | n.ReturnToHand)
            or (isinstance(node, n.Draw) and node.player is Player.YOU and node.number != 1)
        ]
        wanted = "never" if strong else number(card, "level") + 1
        assert card.value("recycle") == wanted, card.id

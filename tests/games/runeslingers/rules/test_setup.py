"""Setting up an encounter (RS-SETUP, RS-RULING-140, RS-RULING-141)."""

from collections import Counter
from typing import Any

import pytest

import runestack
from runestack.games.runeslingers.cards.decks import SHELF
from runestack.games.runeslingers.game import GAME
from runestack.games.runeslingers.scenario import filler, passive, player, runeslinger
from runestack.testing import Scenario, scenario

HEADS = {"Eva": "striker", "Nerys": "afflicter", "Halvard": "warden", "Fenno": "trickster"}
GIVEN: Any = {
    "runeslinger_0": "Eva",
    "runeslinger_1": "Halvard",
    "passive_0": "Inner Flame",
    "activate_0": "Engulf",
    "passive_1": "Broad Shoulders",
    "activate_1": "Stand Fast",
}


def dealt(seed: int = 0, **words: Any) -> Scenario:
    """A starter game in which each player is asked for the first concentration."""
    return scenario("runeslingers", at="new game", seed=seed, **GIVEN, **words)


def names(cards: Any) -> list[str]:
    return [card.name for card in cards]


def set_first(game: Scenario) -> None:
    """Both set the first card of the hand."""
    game.p1.sets(game.p1.hand[0])
    game.p2.sets(game.p2.hand[0])


@pytest.mark.rule("RS-SETUP-1", "RS-SETUP-2")
@pytest.mark.parametrize(("head", "deck"), HEADS.items())
def test_runeslinger_then_passive_then_activate_are_chosen_and_bring_the_starter_deck(
    head: str, deck: str
) -> None:
    other = "Eva" if head != "Eva" else "Nerys"
    game = scenario("runeslingers", at="new game", seed=1)
    assert game.asked == ["p1"]  # by lot
    assert len(game.options("p1")) == 4
    assert game.asks("p1", "choose your Runeslinger")
    game.p1.chooses(head)
    assert head in str(game.view("p2"))
    assert not game.offers("p2", head)
    game.p2.chooses(other)
    for words in ("passive ability", "activate ability"):
        assert game.asks("p1", words)
        assert game.asks("p2", words)
        for one in (game.p1, game.p2):
            one.chooses(game.options(one)[0])
    for seat, word in ((game.p1, deck), (game.p2, HEADS[other])):
        wanted = SHELF.deck(word, GAME.pool).cards
        found = Counter(names([*seat.deck, *seat.hand]))
        assert found == {GAME.pool.by_id[one].name: count for one, count in wanted.items()}


@pytest.mark.rule("RS-SETUP-3", "RS-RULING-141")
def test_decks_are_shuffled_by_the_seed() -> None:
    orders = [names([*game.p1.hand, *game.p1.deck]) for game in (dealt(1), dealt(2), dealt(1))]
    assert orders[0] == orders[2]
    assert orders[0] != orders[1]
    assert Counter(orders[0]) == Counter(orders[1])
    other = dealt(1)
    assert names([*other.p2.hand, *other.p2.deck])[:6] != orders[0][:6]


@pytest.mark.rule("RS-SETUP-3", "RS-RULING-141")
def test_every_card_can_come_to_the_top() -> None:
    cards = ("Hex", "Brand", "Meteor")
    seen = set()
    for seed in range(30):
        one = player(deck=[*cards, *filler(5)])
        game = scenario("runeslingers", p1=one, p2=player(deck=8), at="new game", seed=seed)
        seen.add(names(game.p1.hand)[0])
    assert seen == {*cards, "Filler"}


@pytest.mark.rule("RS-SETUP-3", "RS-SETUP-4")
def test_nobody_sees_the_order_of_a_deck() -> None:
    game = dealt()
    for reader in ("p1", "p2"):
        seats: Any = game.view(reader)["seats"]
        assert [one["deck"]["known"] for one in seats] == [[], []]
        assert [one["deck"]["count"] for one in seats] == [24, 24]
    assert all(card.known_to == [] for card in [*game.p1.deck, *game.p2.deck])


@pytest.mark.rule("RS-SETUP-5")
def test_each_player_draws_six_cards() -> None:
    game = dealt()
    assert (len(game.p1.hand), len(game.p2.hand)) == (6, 6)
    assert (len(game.p1.deck), len(game.p2.deck)) == (24, 24)


@pytest.mark.rule("RS-SETUP-6", "RS-RULING-30")
def test_exactly_one_card_must_be_set_and_no_hand_is_exchanged() -> None:
    game = dealt(first="p1")
    assert [seat.number for seat in game.asked] == [0, 1]
    for seat in (game.p1, game.p2):
        assert len(game.options(seat)) == 6
        assert all(option.startswith("Set ") for option in game.options(seat))
    kept = names(game.p2.hand)[1:]
    set_first(game)
    game.expect(game.p2, sets_used=0)
    assert len(game.p1.concentrations) == len(game.p2.concentrations) == 1
    assert names(game.p2.hand) == kept
    assert (len(game.p2.hand), len(game.p2.deck)) == (5, 24)


@pytest.mark.rule("RS-SETUP-6")
def test_the_enemy_sees_that_a_card_was_set_and_not_which() -> None:
    game = dealt(first="p1")
    name = game.p1.hand[0].name
    set_first(game)
    seats: Any = game.view("p2")["seats"]
    spot = seats[0]["concentrations"][0]
    assert spot["card"] == {"hidden": True}
    assert spot["empty"]
    assert not game.log_contains(name, "p2")
    assert game.log_contains(name, "p1")


@pytest.mark.rule("RS-SETUP-7", "RS-RULING-31")
@pytest.mark.parametrize("order", ["first", "second"])
def test_who_goes_first_is_decided_after_the_concentrations_are_set(order: str) -> None:
    choosers = set()
    for seed in range(8):
        game = dealt(seed)
        game.expect(first_player=None)
        set_first(game)
        (chooser,) = game.asked
        choosers.add(chooser.number)
        assert len(game.options(chooser)) == 2
        chooser.chooses(order)
        first = chooser.number if order == "first" else 1 - chooser.number
        assert game.first_player.number == game.active.number == first
        assert len(game.active.hand) == 6
    assert choosers == {0, 1}


@pytest.mark.rule("RS-SETUP-8")
def test_play_starts_with_the_cleanse_phase_of_the_first_player() -> None:
    dawn = passive("At the beginning of your cleanse phase, lose 1 health.")
    one = player(deck=12, passive=dawn, runeslinger=runeslinger("Ada"))
    two = player(deck=12, passive=dawn, runeslinger=runeslinger("Bob"))
    game = scenario("runeslingers", p1=one, p2=two, at="new game", first="p2")
    set_first(game)
    game.expect(turn=1, active="p2", phase="draw")
    game.expect(game.p2, health=17)
    game.expect(game.p1, health=18)
    assert game.log_in_order("loses 1 health", "draw phase", "draws a card")


@pytest.mark.rule("RS-SETUP-9", "RS-OBJ-1")
def test_starting_values() -> None:
    game = dealt(first="p1")
    for seat in (game.p1, game.p2):
        game.expect(seat, power=5, health=18, maximum=18, block=4, determinations=0)
        game.expect(seat, hand_maximum=8, discard=[], void=[], ailments={}, concealed={}, field=[])
        assert seat.areas == [""] * 4
    set_first(game)
    game.expect(game.p1, block=4)
    game.expect(game.p2, block=6)  # Broad Shoulders works from the first turn on


# -- secret choices ------------------------------------------------------------------------------


@pytest.mark.rule("RS-RULING-140")
def test_abilities_are_chosen_in_secret_and_shown_together() -> None:
    game = scenario("runeslingers", at="new game", runeslinger_0="Eva", runeslinger_1="Nerys")
    game.p1.chooses("Victory Ember")
    assert game.asked == ["p2"]
    assert "Victory Ember" not in str(game.view("p2"))
    assert "Victory Ember" in str(game.view("p1"))
    game.p2.chooses("Thick Blood")
    assert "Victory Ember" not in str(game.view("p2"))
    game.p2.chooses("Black Harvest")
    assert "Black Harvest" not in str(game.view("p1"))
    assert not any("Black Harvest" in line for line in game.log("p1"))
    game.p1.chooses("Engulf")
    for reader in ("p1", "p2"):
        for name in ("Victory Ember", "Engulf", "Thick Blood", "Black Harvest"):
            assert name in str(game.view(reader))


@pytest.mark.rule("RS-RULING-140")
def test_constructed_runeslingers_are_secret_until_both_are_chosen() -> None:
    spells = [card.name for card in GAME.pool.cards if card.type == "runespell"]
    deck = "\n".join(f"2 {name}" for name in spells[:15])
    game = scenario(
        "runeslingers", at="new game", mode="constructed", deck_0=deck, deck_1=deck, first="p1"
    )
    assert len(game.asked) == 2
    game.p2.chooses("Fenno")
    assert not game.log_contains("Fenno", "p1")
    game.p1.chooses("Fenno")  # both may have the same one
    assert "Fenno" in str(game.view("p1")["seats"][1])
    assert game.log_contains("Fenno", "p1")
    for seat in (game.p2, game.p1, game.p1, game.p2):
        game.expect(game.p1, hand=[])  # nothing is dealt before all is chosen
        seat.chooses(game.options(seat)[0])
    assert len(game.p1.hand) == 6


@pytest.mark.rule("RS-RULING-140")
def test_a_runeslinger_that_a_constructed_deck_brings_is_secret_too() -> None:
    deck = "\n".join(f"2 {card.name}" for card in GAME.pool.cards if card.type == "trinket")
    decks: Any = {"deck_0": "trickster", "deck_1": "\n".join(deck.splitlines()[:15])}
    game = scenario("runeslingers", at="new game", mode="constructed", **decks)
    assert game.asked == ["p2"]
    for reader, shown in (("p1", True), ("p2", False)):
        seats: Any = game.view(reader)["seats"]
        assert (seats[0]["runeslinger"] != {"hidden": True}) == shown
    assert len(game.options("p2")) == 4


@pytest.mark.rule("RS-SETUP-3", "RS-RULING-141")
def test_a_match_with_one_seed_is_always_the_same() -> None:
    first, second = (runestack.new("runeslingers", seed=5, options=GIVEN) for _ in range(2))
    assert first.state.digest() == second.state.digest()
    assert first.state.digest() != runestack.new("runeslingers", 6, options=GIVEN).state.digest()

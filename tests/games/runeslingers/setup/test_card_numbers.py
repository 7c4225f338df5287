"""The numbers of cards tell nothing about a deck whose list is not public."""

from runestack.games import game as find_game
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules.cards_made import is_deck_card
from runestack.games.runeslingers.rules.game import RuneslingersGame
from runestack.kernel.random import RandomStream
from tests.conformance.cases import step
from tests.games.numbering import furthest_from_the_middle, share_rising

CONSTRUCTED = {"mode": "constructed", "deck_0": "striker", "deck_1": "afflicter"}


def dealt(seed: int, options: dict[str, str]) -> RuneslingersGame:
    """A match whose cards have just been made."""
    state = find_game("runeslingers").new(seed, 2, options, None)
    assert isinstance(state, RuneslingersGame)
    chance = RandomStream(seed)
    while not state.face:
        step(state, chance)
    return state


def decks(state: RuneslingersGame) -> list[list[int]]:
    """By seat: the faces of the deck in the order of the numbers."""
    cards = [card for card in range(len(state.face)) if is_deck_card(state, card)]
    return [
        [state.face[card] for card in cards if state.owner[card] == seat] for seat in range(c.SEATS)
    ]


def test_a_drafted_card_gets_any_number() -> None:
    found = [deck for seed in range(20) for deck in decks(dealt(seed, {"mode": "draft"}))]
    assert 0.45 < share_rising(found) < 0.55


def test_a_card_of_a_built_deck_gets_any_number() -> None:
    found = [decks(dealt(seed, CONSTRUCTED)) for seed in range(40)]
    for seat in range(c.SEATS):
        assert furthest_from_the_middle(deck[seat] for deck in found) < 0.25


def shuffled(seed: int) -> RuneslingersGame:
    """A match whose first encounter has begun."""
    state = dealt(seed, CONSTRUCTED)
    chance = RandomStream(seed)
    while not all(state.hand):
        step(state, chance)
    return state


def test_numbers_tell_nothing_about_the_order_of_a_deck() -> None:
    piles = [pile for seed in range(40) for pile in shuffled(seed).deck]
    assert 0.45 < share_rising(piles) < 0.55

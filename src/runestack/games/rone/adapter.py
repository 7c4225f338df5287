"""RONE as the rest of the project sees it: the one door of this package."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path

from runestack.cards.loader import load_pool
from runestack.cards.pool import Card, CardPool
from runestack.cards.schema import CardGame
from runestack.games.base import Game, Intent
from runestack.games.rone import (
    event_sentences,
    explaining,
    failure_sentences,
    inspecting,
    option_names,
    sentences,
)
from runestack.games.rone.card_words import CardWords
from runestack.games.rone.invariants import invariants
from runestack.games.rone.lower import TABLES, build_faces
from runestack.games.rone.phrasing import name_of
from runestack.games.rone.rules import state as st
from runestack.games.rone.rules.evaluation import evaluate
from runestack.games.rone.rules.faces import Faces
from runestack.games.rone.rules.game import RoneGame, concede, new_game, resample
from runestack.games.rone.schema import card_game
from runestack.games.rone.settings import SEATS, SETTINGS, make_setup
from runestack.games.rone.table import table
from runestack.games.rone.table_words import plain
from runestack.games.rone.view import view
from runestack.kernel.checks import Failure
from runestack.kernel.decision import Question
from runestack.kernel.events import Event, Journal
from runestack.kernel.program import Ability
from runestack.kernel.random import Dice
from runestack.kernel.state import State
from runestack.language.lower import Tables

CARDS = Path(__file__).parent / "cards"


class Rone(Game):
    """RONE: Races of New Era."""

    name = "rone"
    title = "RONE: Races of New Era"
    rules_version = "1"
    settings = SETTINGS

    def __init__(self, pool: CardPool | None = None) -> None:
        self.given_pool = pool

    # -- cards -----------------------------------------------------------------------------------

    @cached_property
    def loaded_pool(self) -> CardPool:
        """The cards of the package, read when they are first asked for."""
        return load_pool([CARDS], card_game()) if self.given_pool is None else self.given_pool

    @property
    def pool(self) -> CardPool:
        """The cards."""
        return self.loaded_pool

    @cached_property
    def faces(self) -> Faces:
        """The cards as the engine reads them; a face is a place in `pool.cards`."""
        return build_faces(self.pool.cards)

    @cached_property
    def words(self) -> CardWords:
        """What stands on the cards."""
        return CardWords(self.pool, self.faces)

    # -- games -----------------------------------------------------------------------------------

    @property
    def card_game(self) -> CardGame:
        """The form of the cards, for checking packs."""
        return card_game()

    def programs(self, card: Card) -> tuple[list[Ability], Tables]:
        """A card's text as the engine runs it."""
        return build_faces([card]).abilities, TABLES

    def seat_numbers(self, options: Mapping[str, str]) -> tuple[int, ...]:
        """Two."""
        return (SEATS,)

    def new(
        self, seed: int, seats: int, options: Mapping[str, str], journal: Journal | None
    ) -> State:
        """Sets a game up and runs it to its first decision."""
        return new_game(self.faces, make_setup(seed, options, self.pool), journal)

    def load(self, data: dict[str, object]) -> State:
        """A state from its dump."""
        state = RoneGame(self.faces)
        state.load(data)
        return state

    def concede(self, state: State, seat: int) -> None:
        """A seat gives up."""
        concede(rone(state), seat)

    def resample(self, state: State, seat: int, dice: Dice) -> None:
        """Replaces what a seat cannot know by something that it might be."""
        resample(rone(state), seat, dice)

    def evaluate(self, state: State, seat: int) -> float:
        """How good a state looks for a seat."""
        return evaluate(rone(state), seat)

    def round(self, state: State) -> int:
        """The number of the round."""
        return state.numbers[st.ROUND]

    def active_seat(self, state: State) -> int:
        """Whose turn it is, or -1."""
        return state.numbers[st.ACTIVE_PLAYER] if state.numbers[st.ROUND] else -1

    def first_seat(self, state: State) -> int:
        """Who had the first turn, or -1."""
        return state.numbers[st.FIRST]

    # -- words -----------------------------------------------------------------------------------

    def prompt(self, state: State, question: Question, language: str) -> str:
        """What a seat is asked."""
        return sentences.prompt(rone(state), self.words, question, language)

    def option_id(self, state: State, code: int) -> str:
        """A short stable name for an option."""
        return option_names.option_id(code)

    def option_sentence(self, state: State, question: Question, code: int, language: str) -> str:
        """What an option does."""
        return sentences.option_sentence(rone(state), self.words, question, code, language)

    def option_cards(self, state: State, code: int) -> tuple[int, ...]:
        """The cards an option touches."""
        return option_names.option_cards(rone(state), code)

    def event_sentence(self, state: State, event: Event, seat: int, language: str) -> str | None:
        """An event as a seat may know it."""
        return event_sentences.event_sentence(rone(state), self.words, event, seat, language)

    def event_cards(self, state: State, event: Event, seat: int) -> tuple[int, ...]:
        """The cards that the sentence of an event names to a seat."""
        return event_sentences.event_cards(rone(state), event, seat)

    def card_name(self, state: State, card: int, seat: int, language: str) -> str:
        """A card's name as a seat may know it."""
        return name_of(rone(state), self.words, card, seat, language)

    def knows(self, state: State, seat: int, card: int) -> bool:
        """Whether a seat knows the face of a card."""
        known = rone(state).known
        return card < len(known) and bool(known[card] >> seat & 1)

    def inspect(self, state: State, card: int, seat: int, language: str) -> list[str]:
        """Everything a seat may know about a card."""
        return inspecting.inspect(rone(state), self.words, card, seat, language)

    def plain(self, text: str, language: str) -> str:
        """A sentence with words for its icons."""
        return plain(text, language)

    # -- views and explanations ------------------------------------------------------------------

    def view(self, state: State, seat: int) -> dict[str, object]:
        """What a seat may know, as plain data."""
        return view(rone(state), self.words, seat)

    def table(self, view: Mapping[str, object], language: str) -> list[str]:
        """A view as lines of text."""
        return table(view, language)

    def intents(self, state: State, seat: int) -> list[Intent]:
        """Everything a seat might think of doing."""
        return explaining.intents(rone(state), seat)

    def explain(self, state: State, seat: int, intent: Intent) -> list[Failure]:
        """Every check that an intent fails."""
        return explaining.explain(rone(state), seat, intent)

    def is_offered(self, state: State, seat: int, intent: Intent) -> bool:
        """Whether the open decision lets the seat do it."""
        return explaining.is_offered(rone(state), seat, intent)

    def intent_sentence(self, state: State, intent: Intent, language: str) -> str:
        """An intent in words."""
        return failure_sentences.intent_sentence(rone(state), self.words, intent, language)

    def failure_sentence(self, state: State, failure: Failure, language: str) -> str:
        """A failed check in words."""
        return failure_sentences.failure_sentence(rone(state), self.words, failure, language)

    # -- tests -----------------------------------------------------------------------------------

    def invariants(self, state: State) -> list[str]:
        """What is broken in a state."""
        return invariants(rone(state))


def rone(state: State) -> RoneGame:
    """A state of this game."""
    assert isinstance(state, RoneGame)
    return state


def rone_with_pool(pool: CardPool) -> Rone:
    """The game with another pool: for tests, and for trying out cards."""
    return Rone(pool)


GAME = Rone()

"""The door of a game that is made of the usual parts: what everybody asks of a `Game` is passed on to them.

A game gives its functions (`Parts`), each with the types of its own state and words; what is said here is only how
they are called. What differs from game to game stands in the game's own `adapter`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Generic, TypeVar

from runestack.cards.loader import load_pool
from runestack.cards.pool import Card, CardPool
from runestack.games.base import CardUse, Game, Intent
from runestack.games.printed_words import ReadCards
from runestack.games.wording import Pattern
from runestack.kernel.checks import Failure
from runestack.kernel.decision import Question
from runestack.kernel.events import Event, Journal
from runestack.kernel.program import Ability
from runestack.kernel.random import Dice
from runestack.kernel.state import State
from runestack.language.lower import Tables

S = TypeVar("S", bound=State)  # a state of the game
W = TypeVar("W")  # what stands on its cards
F = TypeVar("F", bound=ReadCards)  # its cards as the engine reads them
U = TypeVar("U")  # what a game is set up with


@dataclass(frozen=True)
class Parts(Generic[S, W, F, U]):
    """The functions of a game that its door passes on to; the last argument of most is the language."""

    # cards
    cards: Path
    read_cards: Callable[[Iterable[Card]], F]
    card_words: Callable[[CardPool, F], W]
    kind_words: Callable[[Card, str], str]
    value_words: Callable[[Card, str], str]
    tables: Tables
    # rules
    state: type[S]
    blank: Callable[[F], S]
    make_setup: Callable[[int, Mapping[str, str], CardPool], U]
    new_game: Callable[[F, U, Journal | None], S]
    concede: Callable[[S, int], None]
    resample: Callable[[S, int, Dice], None]
    evaluate: Callable[[S, int], float]
    invariants: Callable[[S], list[str]]
    concerns: Callable[[S, Question], int]
    # words
    prompt: Callable[[S, W, Question, str], str]
    option_id: Callable[[S, int], str]
    occasion: Callable[[S, W, Question, str], str]
    option_sentences: Callable[[S, W, Question, str], list[str]]
    option_cards: Callable[[S, int], tuple[int, ...]]
    event_sentence: Callable[[S, W, Event, int, str], str | None]
    event_cards: Callable[[S, Event, int], tuple[int, ...]]
    card_name: Callable[[S, W, int, int, str], str]
    inspect: Callable[[S, W, int, int, str], list[str]]
    plain: Callable[[str, str], str]
    # views and explanations
    view: Callable[[S, W, int], dict[str, object]]
    table: Callable[[Mapping[str, object], str], list[str]]
    intents: Callable[[S, int], list[Intent]]
    explain: Callable[[S, int, Intent], list[Failure]]
    is_offered: Callable[[S, int, Intent], bool]
    intent_sentence: Callable[[S, W, Intent, str], str]
    failure_sentence: Callable[[S, W, Failure, str], str]
    # statistics
    heads: Callable[[S, W, int], tuple[Pattern, ...]]
    card_use: Callable[[S, Event], CardUse | None]
    tally: Callable[[S, Event], int]


class Door(Game, Generic[S, W, F, U]):
    """A game by its parts; with another pool of cards for tests, and for trying cards out."""

    parts: Parts[S, W, F, U]

    def __init__(self, pool: CardPool | None = None) -> None:
        self.given_pool = pool

    @cached_property
    def loaded_pool(self) -> CardPool:
        """The cards of the package, read when they are first asked for."""
        if self.given_pool is not None:
            return self.given_pool
        return load_pool([self.parts.cards], self.card_game)

    @property
    def pool(self) -> CardPool:
        """The cards."""
        return self.loaded_pool

    @cached_property
    def faces(self) -> F:
        """The cards as the engine reads them; a face is a place in `pool.cards`."""
        return self.parts.read_cards(self.pool.cards)

    @cached_property
    def words(self) -> W:
        """What stands on the cards."""
        return self.parts.card_words(self.pool, self.faces)

    def programs(self, card: Card) -> tuple[list[Ability], Tables]:
        """A card's text as the engine runs it."""
        return self.parts.read_cards([card]).abilities, self.parts.tables

    def own(self, state: State) -> S:
        """A state of this game."""
        assert isinstance(state, self.parts.state)
        return state

    # -- rules -----------------------------------------------------------------------------------

    def new(
        self, seed: int, seats: int, options: Mapping[str, str], journal: Journal | None
    ) -> State:
        """Sets a game up and runs it to its first decision."""
        setup = self.parts.make_setup(seed, options, self.pool)
        return self.parts.new_game(self.faces, setup, journal)

    def load(self, data: dict[str, object]) -> State:
        """A state from its dump."""
        state = self.parts.blank(self.faces)
        state.load(data)
        return state

    def concede(self, state: State, seat: int) -> None:
        """A seat gives up."""
        self.parts.concede(self.own(state), seat)

    def resample(self, state: State, seat: int, dice: Dice) -> None:
        """Replaces what a seat cannot know by something that it might be."""
        self.parts.resample(self.own(state), seat, dice)

    def evaluate(self, state: State, seat: int) -> float:
        """How good a state looks for a seat."""
        return self.parts.evaluate(self.own(state), seat)

    def concerns(self, state: State, question: Question) -> int:
        """How much the window of a question is the seat's business."""
        return self.parts.concerns(self.own(state), question)

    def invariants(self, state: State) -> list[str]:
        """What is broken in a state."""
        return self.parts.invariants(self.own(state))

    # -- words -----------------------------------------------------------------------------------

    def kind_words(self, card: Card, language: str) -> str:
        """What kind of card it is."""
        return self.parts.kind_words(card, language)

    def value_words(self, card: Card, language: str) -> str:
        """What else is printed on it."""
        return self.parts.value_words(card, language)

    def prompt(self, state: State, question: Question, language: str) -> str:
        """What a seat is asked."""
        return self.parts.prompt(self.own(state), self.words, question, language)

    def occasion(self, state: State, question: Question, language: str) -> str:
        """What a window is about."""
        return self.parts.occasion(self.own(state), self.words, question, language)

    def option_id(self, state: State, code: int) -> str:
        """A short stable name for an option."""
        return self.parts.option_id(self.own(state), code)

    def option_sentences(self, state: State, question: Question, language: str) -> list[str]:
        """What the options do."""
        return self.parts.option_sentences(self.own(state), self.words, question, language)

    def option_cards(self, state: State, code: int) -> tuple[int, ...]:
        """The cards an option touches."""
        return self.parts.option_cards(self.own(state), code)

    def event_sentence(self, state: State, event: Event, seat: int, language: str) -> str | None:
        """An event as a seat may know it."""
        return self.parts.event_sentence(self.own(state), self.words, event, seat, language)

    def event_cards(self, state: State, event: Event, seat: int) -> tuple[int, ...]:
        """The cards that the sentence of an event names to a seat."""
        return self.parts.event_cards(self.own(state), event, seat)

    def card_name(self, state: State, card: int, seat: int, language: str) -> str:
        """A card's name as a seat may know it."""
        return self.parts.card_name(self.own(state), self.words, card, seat, language)

    def printed(self, state: State, card: int) -> Card:
        """What a card is printed as."""
        return self.pool.cards[state.columns[state.shape.columns.index("face")][card]]

    def inspect(self, state: State, card: int, seat: int, language: str) -> list[str]:
        """Everything a seat may know about a card."""
        return self.parts.inspect(self.own(state), self.words, card, seat, language)

    def plain(self, text: str, language: str) -> str:
        """A sentence with words for its icons."""
        return self.parts.plain(text, language)

    # -- views and explanations ------------------------------------------------------------------

    def view(self, state: State, seat: int) -> dict[str, object]:
        """What a seat may know, as plain data."""
        return self.parts.view(self.own(state), self.words, seat)

    def table(self, view: Mapping[str, object], language: str) -> list[str]:
        """A view as lines of text."""
        return self.parts.table(view, language)

    def intents(self, state: State, seat: int) -> list[Intent]:
        """Everything a seat might think of doing."""
        return self.parts.intents(self.own(state), seat)

    def explain(self, state: State, seat: int, intent: Intent) -> list[Failure]:
        """Every check that an intent fails."""
        return self.parts.explain(self.own(state), seat, intent)

    def is_offered(self, state: State, seat: int, intent: Intent) -> bool:
        """Whether the open decision lets the seat do it."""
        return self.parts.is_offered(self.own(state), seat, intent)

    def intent_sentence(self, state: State, intent: Intent, language: str) -> str:
        """An intent in words."""
        return self.parts.intent_sentence(self.own(state), self.words, intent, language)

    def failure_sentence(self, state: State, failure: Failure, language: str) -> str:
        """A failed check in words."""
        return self.parts.failure_sentence(self.own(state), self.words, failure, language)

    # -- statistics ------------------------------------------------------------------------------

    def heads(self, state: State, seat: int) -> tuple[Pattern, ...]:
        """Who stands at the head of a seat's side."""
        return self.parts.heads(self.own(state), self.words, seat)

    def card_use(self, state: State, event: Event) -> CardUse | None:
        """The card that somebody drew or played."""
        return self.parts.card_use(self.own(state), event)

    def tally(self, state: State, event: Event) -> int:
        """Which of the counted things happened."""
        return self.parts.tally(self.own(state), event)

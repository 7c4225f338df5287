"""A game whose modules are laid out as usual: what others ask of it, each module answers under its usual name.

This is no second door: `GameOf` is all that the rest of the project sees, and a game of another layout implements it
directly. Four games laid out alike passed the same calls on to the same modules, so it is done once, here. What a
module has to offer is a `Protocol`: one that lacks a function, or has one of another form, fails the type checker.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from runestack.cards.pool import Card
from runestack.games.base import GameOf
from runestack.games.intents import Intent
from runestack.games.scenes import Scene
from runestack.games.sentences import Sentence
from runestack.games.statistics import CardUse
from runestack.games.wording import Pattern, Reader
from runestack.kernel.checks import Failure
from runestack.kernel.decision import Question
from runestack.kernel.events import Event
from runestack.kernel.state import State

S = TypeVar("S", bound=State)  # a state of the game
W = TypeVar("W")  # what stands on its cards
S_contra = TypeVar("S_contra", contravariant=True)
W_contra = TypeVar("W_contra", contravariant=True)


class Lines(Protocol):
    """`cards/lines.py`"""

    def kind_words(self, card: Card, language: str, /) -> str: ...
    def value_words(self, card: Card, language: str, /) -> str: ...


class Prompts(Protocol[S_contra, W_contra]):
    """`telling/prompts.py`"""

    def prompt(
        self, s: S_contra, words: W_contra, question: Question, reader: Reader, /
    ) -> Sentence: ...
    def option_sentences(
        self, s: S_contra, words: W_contra, question: Question, reader: Reader, /
    ) -> list[Sentence]: ...


class Options(Protocol[S_contra]):
    """`telling/options.py`"""

    def option_id(self, s: S_contra, code: int, /) -> str: ...
    def option_cards(self, s: S_contra, code: int, /) -> tuple[int, ...]: ...


class Events(Protocol[S_contra, W_contra]):
    """`telling/events.py`"""

    def event_sentence(
        self, s: S_contra, words: W_contra, event: Event, reader: Reader, /
    ) -> Sentence | None: ...
    def event_cards(self, s: S_contra, event: Event, seat: int, /) -> tuple[int, ...]: ...


class Names(Protocol[S_contra, W_contra]):
    """`telling/names.py`"""

    def name_of(self, s: S_contra, words: W_contra, card: int, reader: Reader, /) -> Sentence: ...


class Scenes(Protocol[S_contra]):
    """`telling/scenes.py`"""

    def event_scene(self, s: S_contra, event: Event, /) -> Scene | None: ...


class Inspecting(Protocol[S_contra, W_contra]):
    """`telling/inspecting.py`"""

    def inspect(self, s: S_contra, words: W_contra, card: int, reader: Reader, /) -> list[str]: ...


class Explaining(Protocol[S_contra]):
    """`telling/explaining.py`"""

    def intents(self, s: S_contra, seat: int, /) -> list[Intent]: ...
    def explain(self, s: S_contra, seat: int, intent: Intent, /) -> list[Failure]: ...
    def is_offered(self, s: S_contra, seat: int, intent: Intent, /) -> bool: ...


class Reasons(Protocol[S_contra, W_contra]):
    """`telling/reasons.py`"""

    def intent_sentence(
        self, s: S_contra, words: W_contra, intent: Intent, reader: Reader, /
    ) -> Sentence: ...
    def failure_sentence(
        self, s: S_contra, words: W_contra, failure: Failure, reader: Reader, /
    ) -> Sentence: ...


class Statistics(Protocol[S_contra, W_contra]):
    """`statistics.py`"""

    def heads(self, s: S_contra, words: W_contra, seat: int, /) -> Sequence[Pattern]: ...
    def card_use(self, s: S_contra, event: Event, /) -> CardUse | None: ...
    def tally(self, s: S_contra, event: Event, /) -> int: ...


class LaidOutGame(GameOf[S], Generic[S, W]):
    """A game that names its modules; what a method is for is said in `GameOf`."""

    lines: Lines
    prompts: Prompts[S, W]
    options: Options[S]
    events: Events[S, W]
    names: Names[S, W]
    scenes: Scenes[S]
    inspecting: Inspecting[S, W]
    explaining: Explaining[S]
    reasons: Reasons[S, W]
    statistics: Statistics[S, W]

    @property
    @abstractmethod
    def words(self) -> W:
        """What stands on the cards."""

    def kind_words(self, card: Card, language: str) -> str:
        return self.lines.kind_words(card, language)

    def value_words(self, card: Card, language: str) -> str:
        return self.lines.value_words(card, language)

    def prompt(self, state: S, question: Question, reader: Reader) -> Sentence:
        return self.prompts.prompt(state, self.words, question, reader)

    def option_id(self, state: S, code: int) -> str:
        return self.options.option_id(state, code)

    def option_sentences(self, state: S, question: Question, reader: Reader) -> list[Sentence]:
        return self.prompts.option_sentences(state, self.words, question, reader)

    def option_cards(self, state: S, code: int) -> tuple[int, ...]:
        return self.options.option_cards(state, code)

    def event_sentence(self, state: S, event: Event, reader: Reader) -> Sentence | None:
        return self.events.event_sentence(state, self.words, event, reader)

    def event_cards(self, state: S, event: Event, seat: int) -> tuple[int, ...]:
        return self.events.event_cards(state, event, seat)

    def event_scene(self, state: S, event: Event) -> Scene | None:
        return self.scenes.event_scene(state, event)

    def card_name(self, state: S, card: int, reader: Reader) -> Sentence:
        return self.names.name_of(state, self.words, card, reader)

    def inspect(self, state: S, card: int, reader: Reader) -> list[str]:
        return self.inspecting.inspect(state, self.words, card, reader)

    def intents(self, state: S, seat: int) -> list[Intent]:
        return self.explaining.intents(state, seat)

    def explain(self, state: S, seat: int, intent: Intent) -> list[Failure]:
        return self.explaining.explain(state, seat, intent)

    def is_offered(self, state: S, seat: int, intent: Intent) -> bool:
        return self.explaining.is_offered(state, seat, intent)

    def intent_sentence(self, state: S, intent: Intent, reader: Reader) -> Sentence:
        return self.reasons.intent_sentence(state, self.words, intent, reader)

    def failure_sentence(self, state: S, failure: Failure, reader: Reader) -> Sentence:
        return self.reasons.failure_sentence(state, self.words, failure, reader)

    def heads(self, state: S, seat: int) -> tuple[Pattern, ...]:
        return tuple(self.statistics.heads(state, self.words, seat))

    def card_use(self, state: S, event: Event) -> CardUse | None:
        return self.statistics.card_use(state, event)

    def tally(self, state: S, event: Event) -> int:
        return self.statistics.tally(state, event)

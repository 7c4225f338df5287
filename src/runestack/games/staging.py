"""What a game tells the scenario language (`runestack.testing`) about itself.

A game that takes part has a module or package `scenario` beside its adapter, with a class `STAGING` in it: how a
position of the game is set up, which facts its cards and players have, and which verbs its players act by. Everything
else, from finding cards by name to the report of a failed scenario, is the same for all games and stands in
`runestack.testing`.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, NoReturn, Protocol, TypeAlias

from runestack.games.base import Game, Intent
from runestack.kernel.checks import Failure
from runestack.kernel.decision import Question
from runestack.kernel.events import Event
from runestack.kernel.state import State

PLAYER = re.compile(r"p([1-9]) (.+)")
COPY = re.compile(r"(.+) ([0-9]+)")

CardName: TypeAlias = Any  # "Guard", "Guard 2", "p2 Guard", or a handle: anything with a `number`


class CardRef(int):
    """A card, as a fact: the scenario shows it by its name."""


class SeatRef(int):
    """A player, as a fact: the scenario shows it as `p1`, `p2`, ..."""


class StagingError(ValueError):
    """A position that cannot be set up as it is described."""


class Actor(Protocol):
    """What a verb may do: look at the open question of its player, and answer it."""

    seat: int

    @property
    def state(self) -> State:
        """The game."""

    @property
    def events(self) -> list[Event]:
        """Everything that has happened since the scenario began."""

    def question(self) -> Question | None:
        """The open question of the player, once everything that answers itself is answered."""

    def offered(self, kind: int, card: CardName = None) -> list[int]:
        """The options of a kind that are offered to the player, for a card if one is named."""

    def answer(self, kinds: Sequence[int], card: CardName = None, action: str = "") -> None:
        """Takes the one option of these kinds (and this card); fails if there is none, or more than one.

        With an `action`, a failure tells why the action is not legal.
        """

    def answer_code(self, code: int) -> None:
        """Takes an option by its number."""

    def answer_words(self, words: object) -> None:
        """Takes an option by its id, a part of its sentence, or its card."""

    def named(self, card: CardName) -> list[int]:
        """The cards that a name may mean."""

    def fail(self, message: str) -> NoReturn:
        """Ends the scenario, with the prompt, the options and the position."""


Fact: TypeAlias = Callable[[Any, int], object]  # of a state and a card or seat
StateFact: TypeAlias = Callable[[Any], object]
Verb: TypeAlias = Callable[..., None]  # of an actor and what the scenario says


class Staging(ABC):
    """A position of a game, made from its description, and how the game is spoken of in scenarios."""

    game: Game  # with the cards of the scenario
    start: State  # before the first step is run

    card_facts: ClassVar[Mapping[str, Fact]]
    seat_facts: ClassVar[Mapping[str, Fact]]
    game_facts: ClassVar[Mapping[str, StateFact]]
    verbs: ClassVar[Mapping[str, Verb]]
    standing: ClassVar[
        Mapping[str, tuple[str, ...]]
    ]  # questions that can be answered once for all, and how

    @abstractmethod
    def __init__(self, players: Sequence[object], words: Mapping[str, Any]) -> None:
        """Sets a position up. Raises StagingError for what it does not know."""

    @abstractmethod
    def cards(self, state: State) -> Iterable[int]:
        """All cards, in the order in which copies of a name are numbered."""

    @abstractmethod
    def name(self, state: State, card: int) -> str:
        """A card's printed name."""

    @abstractmethod
    def owner(self, state: State, card: int) -> int:
        """Whose card it is."""

    @abstractmethod
    def place(self, state: State, card: int) -> tuple[object, ...]:
        """Where a card is: copies of a name in the same place can stand for each other."""

    @abstractmethod
    def aliases(self, state: State) -> Mapping[str, list[int]]:
        """Cards with a name that is not printed on them, in small letters: `hero`, `p1 hero`."""

    def named(self, state: State, name: CardName) -> list[int]:
        """The cards that a name may mean: `Guard` any of them, `Guard 2` the second of each owner, `p2 Guard` p2's."""
        number = getattr(name, "number", None)
        if isinstance(number, int):
            return [number]
        text = str(name).strip().casefold()
        alias = self.aliases(state).get(text)
        if alias is not None:
            return list(alias)
        owner = PLAYER.match(text)
        if owner is not None:
            seat = int(owner[1]) - 1
            return [card for card in self.named(state, owner[2]) if self.owner(state, card) == seat]
        found = [card for card in self.cards(state) if self.name(state, card).casefold() == text]
        copy = COPY.match(text)
        if found or copy is None:
            return found
        return [
            card for card in self.named(state, copy[1]) if self.copy(state, card) == int(copy[2])
        ]

    def copy(self, state: State, card: int) -> int:
        """Which of its owner's cards of that name a card is, counted from 1."""
        name, owner = self.name(state, card), self.owner(state, card)
        same = [
            one
            for one in self.cards(state)
            if self.name(state, one) == name and self.owner(state, one) == owner
        ]
        return same.index(card) + 1

    def label(self, state: State, card: int) -> str:
        """A card's name with whatever it needs to be told from the others: `p2 Guard 2`."""
        name = self.name(state, card)
        same = [one for one in self.cards(state) if self.name(state, one) == name]
        copy = self.copy(state, card)
        prefix = (
            ""
            if len({self.owner(state, one) for one in same}) == 1
            else f"p{self.owner(state, card) + 1} "
        )
        return f"{prefix}{name}" if copy == 1 else f"{prefix}{name} {copy}"

    @abstractmethod
    def passing(self, state: State, question: Question) -> int | None:
        """The option that passes, where a question is a window for reactions."""

    @abstractmethod
    def standing_answer(
        self, state: State, question: Question, standing: Mapping[str, str]
    ) -> int | None:
        """The option that was declared for questions of this kind, or None."""

    def explain(self, state: State, seat: int, intent: Intent) -> list[Failure]:
        """Everything that speaks against an action."""
        return self.game.explain(state, seat, intent)

    def is_offered(self, state: State, seat: int, intent: Intent) -> bool:
        """Whether an action is offered."""
        return self.game.is_offered(state, seat, intent)

    @abstractmethod
    def describe(self, state: State) -> list[str]:
        """The whole position as lines of text, nothing hidden."""

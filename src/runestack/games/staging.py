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

from runestack.games.base import Game, GameOf, S
from runestack.games.intents import Intent
from runestack.games.settings import written
from runestack.kernel.checks import Failure
from runestack.kernel.decision import Question, option_kind
from runestack.kernel.events import Event
from runestack.kernel.frame import NOTHING, Frame
from runestack.kernel.procedure import STEP_NAMES, STEPS
from runestack.kernel.state import State

PLAYER = re.compile(r"p([1-9]) (.+)")
COPY = re.compile(r"(.+) ([0-9]+)")
MOST_SEATS = 4
MOST = 1000  # of anything that is counted in a position
MOST_SEED = 2**63 - 1
FILLER = "Filler"  # what a card without any meaning is called

CardName: TypeAlias = Any  # "Guard", "Guard 2", "p2 Guard", or a handle: anything with a `number`


class StagingError(ValueError):
    """A position that cannot be set up as it is described."""


class CardRef(int):
    """A card, as a fact: the scenario shows it by its name."""


class SeatRef(int):
    """A player, as a fact: the scenario shows it as `p1`, `p2`, ..."""


# -- words of descriptions -----------------------------------------------------------------------


def refs(cards: Iterable[int]) -> list[CardRef]:
    """Cards as a fact."""
    return [CardRef(card) for card in cards]


def several(given: object) -> tuple[object, ...]:
    """One thing or a row of them, as a row."""
    if given is None:
        return ()
    return tuple(given) if isinstance(given, list | tuple) else (given,)


def seat_of(name: object, seats: int = MOST_SEATS) -> int:
    """The number of `p1`, `p2`, ... in a game of so many players."""
    players = [f"p{number + 1}" for number in range(seats)]
    if isinstance(name, str) and name in players:
        return players.index(name)
    raise StagingError(f"a player is one of {', '.join(players)}, not {name!r}")


def whole(name: str, value: object, least: int, most: int) -> int:
    """A number of a description, within its bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise StagingError(f"{name} is a whole number from {least} to {most}, not {value!r}")
    return value


def row_of_names(names: Iterable[str]) -> str:
    """A pile in a picture, equal cards together: `Wolf, Filler x10`; one filler is like the other."""
    words: list[str] = []
    for given in names:
        name = FILLER if given.startswith(FILLER) or f" {FILLER}" in given else given
        if words and words[-1].partition(" x")[0] == name:
            number = int(words[-1].partition(" x")[2] or 1)
            words[-1] = f"{name} x{number + 1}"
        else:
            words.append(name)
    return ", ".join(words)


def push_at(state: State, procedure: int, step: str, seat: int, card: int = NOTHING) -> Frame:
    """A procedure that has come to a step, by its name; `end`: nothing of it is left."""
    frame = Frame(procedure, seat, card)
    frame.step = len(STEPS[procedure]) if step == "end" else STEP_NAMES[procedure].index(step)
    state.push(frame)
    return frame


# -- actions with a target -----------------------------------------------------------------------


def without_target(intent: Intent) -> Intent:
    """The action alone."""
    return Intent(intent.action, intent.card, NOTHING, intent.number)


def fewest_failures(tried: Sequence[list[Failure]], nothing_wanted: Failure) -> list[Failure]:
    """What speaks against a target for that part of a text that comes nearest to taking it."""
    return min(tried, key=len) if tried else [nothing_wanted]


# -- what verbs act by ---------------------------------------------------------------------------


class Actor(Protocol):
    """What a verb may do: look at the open question of its player, and answer it."""

    seat: int

    @property
    def state(self) -> State:
        """The game."""

    @property
    def events(self) -> list[Event]:
        """Everything that has happened since the scenario began."""

    @property
    def latest(self) -> list[Event]:
        """What has happened since the last answer of a player."""

    @property
    def paid(self) -> list[int]:
        """The cards that the player has given for costs since the scenario began, asked or not."""

    def is_payment(self, question: Question) -> bool:
        """Whether a question asks which card to give for a cost."""

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

    def is_about(self, code: int, kinds: Sequence[int], card: CardName) -> bool:
        """Whether an option is of one of these kinds, and about this card if one is named."""

    def answered_itself(self, fits: Callable[[int], bool]) -> bool:
        """Whether the player's last answer was followed by one without an alternative that fits; it counts once."""

    def answer_words(self, words: object) -> None:
        """Takes an option by its id, a part of its sentence, or its card."""

    def named(self, card: CardName) -> list[int]:
        """The cards that a name may mean."""

    def fail(self, message: str) -> NoReturn:
        """Ends the scenario, with the prompt, the options and the position."""


Fact: TypeAlias = Callable[[Any, int], object]  # of a state and a card or seat
StateFact: TypeAlias = Callable[[Any], object]
Verb: TypeAlias = Callable[..., None]  # of an actor and what the scenario says


def dealt(
    game: GameOf[S], players: Sequence[object], seats: int, seed: int, left: dict[str, Any]
) -> S:
    """A new game with the cards of the box; all words that are left are its settings."""
    if any(one is not None for one in players):
        raise StagingError("a new game is dealt from the box: nothing is said about its players")
    known = [setting.name for setting in game.settings]
    for name in left:
        if name not in known:
            raise StagingError(f"a new game has no setting {name!r}; there are: {', '.join(known)}")
    settings = {name: str(written(value)) for name, value in left.items()}
    left.clear()
    return game.new(seed, seats, settings, None)


class Staging(ABC):
    """A position of a game, made from its description, and how the game is spoken of in scenarios."""

    game: Game  # with the cards of the scenario
    start: State  # before the first step is run

    card_facts: ClassVar[Mapping[str, Fact]]
    seat_facts: ClassVar[Mapping[str, Fact]]
    game_facts: ClassVar[Mapping[str, StateFact]]
    verbs: ClassVar[Mapping[str, Verb]]
    # questions that can be answered once for all: the question, and its answers as kinds of options
    standing: ClassVar[Mapping[str, tuple[int, Mapping[str, int]]]]
    # kinds of questions that a scenario is asked even with one option
    asked_anyway: ClassVar[tuple[int, ...]] = ()
    # those of them that give way to the next player who acts, if they have one answer
    formalities: ClassVar[tuple[int, ...]] = ()
    # kinds of questions whose only answer is noted, so that a verb may name it all the same
    noted: ClassVar[tuple[int, ...]] = ()
    # kinds of questions that may ask which card to give for a cost
    payments: ClassVar[tuple[int, ...]] = ()
    paying: ClassVar[int] = NOTHING  # the procedure that pays costs
    # actions that name a card (or something else by a number); where a scenario names none, any will do
    with_card: ClassVar[tuple[str, ...]] = ()
    # actions that name something else than a card; it may be said in the place of the card
    without_card: ClassVar[tuple[str, ...]] = ()
    passes_windows: ClassVar[bool] = True  # unless a scenario says otherwise (`auto_pass`)

    @classmethod
    def seat_number(cls, words: Mapping[str, Any]) -> int:  # noqa: ARG003  # most games have two
        """How many players a scenario with these words has."""
        return 2

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

    def only(self, state: State, name: object) -> int:
        """The card that a name in the description of a position means: of one owner's copies the first."""
        found = self.named(state, name)
        if len({self.owner(state, card) for card in found}) != 1:
            labels = ", ".join(self.label(state, card) for card in found)
            raise StagingError(f"{name!r} means {labels or 'no card'}, not one")
        return found[0]

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

    def standing_answer(
        self, state: State, question: Question, standing: Mapping[str, str]
    ) -> int | None:
        """The first option of the kind that was declared for questions of this kind, or None."""
        for name, word in standing.items():
            kind, answers = self.standing[name]
            if question.kind == kind:
                wanted = answers[word]
                return next(
                    (code for code in question.options if option_kind(code) == wanted), None
                )
        return None

    def is_payment(self, state: State, question: Question) -> bool:
        """Whether an open question asks which card to give for a cost: effects discard cards with the same question."""
        asking = [frame.procedure for frame in state.frames[-2:]]
        return question.kind in self.payments and self.paying in asking

    def with_any_card(self, state: State, seat: int, action: str) -> list[Intent]:
        """An action with each card that a player might think of, if it is one that names a card."""
        if action not in self.with_card:
            return []
        return [one for one in self.game.intents(state, seat) if one.action == action]

    def same_rules(self, state: State, intent: Intent, failure: Failure) -> Sequence[str]:
        """Other rules that forbid the same: `refuses` takes any of them for the one that is explained."""
        return ()

    def event_rules(self, state: State, event: Event) -> Sequence[str]:
        """The rules by which something has happened: the one that the event names, and others that say the same."""
        return (event.rule,)

    def where_taken(self, state: State, seat: int, action: str, cards: list[int]) -> list[int]:
        """Of several copies those that lie where the action takes its card from; none: any may be meant."""
        return []

    def number(self, seat: int, action: str, said: object) -> int:  # as the game counts
        """The number of an action as the rules count it; a game may let scenarios say it in words."""
        return whole("number", said, 0, MOST)

    def explain(self, state: State, seat: int, intent: Intent) -> list[Failure]:
        """Everything that speaks against an action."""
        return self.game.explain(state, seat, intent)

    def is_offered(self, state: State, seat: int, intent: Intent) -> bool:
        """Whether an action is offered."""
        return self.game.is_offered(state, seat, intent)

    @abstractmethod
    def describe(self, state: State) -> list[str]:
        """The whole position as lines of text, nothing hidden."""

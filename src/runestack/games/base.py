"""What the rest of the project knows of a game.

`Game` is the one door: play, agents, lab, server and tests talk to a game only through it, so that nothing outside
`games/` names a game. A card is a number, a choice is a number (`kernel.decision.option`); words are made here, in
English and German, only when somebody reads them.

A game subclasses `GameOf` its own state and implements what is abstract; what every game does alike is implemented
here. What some games lack (settings, windows, decks, card texts, statistics) has a default that says so.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any, Generic, TypeAlias, TypeVar

from runestack.cards.deck_shelf import DeckShelf
from runestack.cards.loader import load_pool
from runestack.cards.pool import Card, CardPool
from runestack.cards.schema import CardGame
from runestack.games.intents import Intent
from runestack.games.outcomes import Result, result_of
from runestack.games.scenes import Scene
from runestack.games.sentences import Sentence
from runestack.games.setting_words import SettingWords, seat_of_setting
from runestack.games.settings import DECK, Setting, SettingError, face_numbers
from runestack.games.statistics import CardUse
from runestack.games.terms import Term
from runestack.games.view_types import GameView
from runestack.games.windows import QUIET, Habit, Role
from runestack.games.wording import Pattern, Reader
from runestack.kernel.checks import Failure
from runestack.kernel.decision import Question
from runestack.kernel.events import Event, Journal
from runestack.kernel.frame import NOTHING
from runestack.kernel.manners import Manners
from runestack.kernel.program import Ability
from runestack.kernel.random import RandomStream
from runestack.kernel.state import State
from runestack.language.lower import Tables

NO_CARD = NOTHING  # where a card could be and there is none
S = TypeVar("S", bound=State)  # a state of the game


class GameOf(ABC, Generic[S]):
    """One game, as everything outside `games/` sees it; with a pool of its own for tests and for trying cards out."""

    name: str
    title: str
    about: Pattern  # what kind of game it is, in a sentence or two, for the lobby
    rules_version: str  # changes whenever the same choices could lead elsewhere
    # reasons of failures that hold whatever happens: nobody has to be told unasked
    hopeless: frozenset[str] = frozenset()
    # kinds of questions that let a seat answer what goes on; their first option does nothing
    windows: tuple[int, ...] = ()
    # kinds of questions that people are asked even with one option: to answer by itself would act for a player, as the
    # end of the turn after the last possible action does, or tell what is hidden
    asked_anyway: tuple[int, ...] = ()
    # whether rollouts are played by usual answers throughout: where these play a whole game sensibly
    rolled_out_by_habit: bool = False
    phases: Mapping[str, Pattern]  # the phases of a turn, by name
    # answers that pass or end the turn, by the ids of options (`games/windows.py`)
    roles: Mapping[str, Role] = MappingProxyType({})
    terms: tuple[Term, ...] = ()  # keywords and labels, and what they mean
    endings: Mapping[str, Pattern]  # why a game can end, in words, by the reason of its outcome
    # settings with which games at random are short, for tests that look at every decision
    brief: Mapping[str, str] = MappingProxyType({})
    # players who play against each other may all fail at what they play for: nobody wins, and it is no tie
    all_may_lose: bool = False
    # options, by their ids, that only go on to what the seat may do next: both are asked at once
    onward: frozenset[str] = frozenset()
    # kinds of questions that pick one card after the other: all of a row is one gesture
    rows: frozenset[int] = frozenset()
    habits: tuple[Habit, ...] = ()  # questions that can be answered once for all
    cards: Path  # the folder of its cards
    state_class: type[S]

    def __init__(self, pool: CardPool | None = None) -> None:
        self.given_pool = pool

    # -- cards -----------------------------------------------------------------------------------

    @property
    @abstractmethod
    def card_game(self) -> CardGame:
        """The form of the cards, for checking packs."""

    @cached_property
    def pool(self) -> CardPool:
        """The cards: the given ones, or those of the package, read when they are first asked for."""
        if self.given_pool is not None:
            return self.given_pool
        return load_pool([self.cards], self.card_game)

    @cached_property
    def face_numbers(self) -> dict[str, int]:
        """The places of the cards in `pool.cards`, by their ids."""
        return face_numbers(self.pool)

    def programs(self, card: Card) -> tuple[list[Ability], Tables]:
        """A card's text as the engine runs it, with the numbers of its words; for a game whose cards have texts."""
        raise SettingError(
            f"the cards of {self.title} have no texts",
            f"die Karten von {self.title} haben keinen Text",
        )

    @abstractmethod
    def kind_words(self, card: Card, language: str) -> str:
        """What kind of card it is: `unit`, `Stürmer-Runenzauber, Geist`."""

    @abstractmethod
    def value_words(self, card: Card, language: str) -> str:
        """Everything else that is printed on a card besides its name and text, in one line; empty if nothing is."""

    def printed_view(self, card: Card) -> Mapping[str, object]:
        """A printed card as views have it."""
        return {"id": card.id, "name": {"en": card.name, "de": card.name_de}}

    def printed(self, state: S, card: int) -> Card:
        """What a card is printed as, whoever knows it."""
        return self.pool.cards[self.face_of(state, card)]

    @abstractmethod
    def face_of(self, state: S, card: int) -> int:
        """The face of a card, whoever knows it: a place in `pool.cards`."""

    @abstractmethod
    def card_count(self, state: S) -> int:
        """How many cards there are; they are numbered from 0 on."""

    # -- settings --------------------------------------------------------------------------------

    # Class attributes, unless they depend on the cards.

    @property
    def settings(self) -> tuple[Setting, ...]:
        """Everything that can be chosen."""
        return ()

    @property
    def ways(self) -> tuple[Mapping[str, str], ...]:
        """Settings that make games of their own; first the default."""
        return (MappingProxyType({}),)

    @property
    def words_of_settings(self) -> Mapping[str, SettingWords]:
        """The settings in words; one for all seats."""
        return {}

    @abstractmethod
    def seat_numbers(self, options: Mapping[str, str]) -> tuple[int, ...]:
        """How many seats a game with these settings may have; the first is the default."""

    def mode(self, options: Mapping[str, str]) -> str:
        """What the way of playing that settings choose is called: by the setting `mode`, or by the number of seats."""
        for setting in self.settings:
            if setting.name == "mode":
                return options.get("mode", setting.default)
        return f"{self.seat_numbers(options)[0]} seats"

    def setting_words(self, setting: Setting) -> SettingWords:
        """A setting in words."""
        return self.words_of_settings[seat_of_setting(setting.name)[0]]

    def suggestions(self, setting: Setting) -> Mapping[str, Pattern]:
        """Values of a setting of free text that the game knows by name: decks of its shelf, cards."""
        if seat_of_setting(setting.name)[0] != DECK or self.shelf is None:
            return {}
        return {name: title.both(name) for name, title in self.shelf.titles.items()}

    def portraits(self, setting: Setting) -> Mapping[str, Card]:
        """The card that stands for a value of a setting, to be seen before it is chosen: whoever leads a deck."""
        if self.shelf is None:
            return {}
        heads = {
            name: self.pool.named(self.shelf.deck(name, self.pool).head)
            for name in self.suggestions(setting)
            if name in self.shelf.names
        }
        return {name: cards[0] for name, cards in heads.items() if cards}

    # -- states ----------------------------------------------------------------------------------

    @abstractmethod
    def new(
        self,
        seed: int,
        seats: int,
        options: Mapping[str, str],
        journal: Journal | None,
        manners: Manners | None = None,
    ) -> S:
        """Sets a game up and runs it to its first decision. A bad setting raises SettingError."""

    @abstractmethod
    def blank(self) -> S:
        """A state in which nothing is set up."""

    def load(self, data: dict[str, object]) -> S:
        """A state from its dump."""
        state = self.blank()
        state.load(data)
        return state

    def own(self, state: State) -> S:
        """A state of this game, if it is one."""
        assert isinstance(state, self.state_class)
        return state

    @abstractmethod
    def concede(self, state: S, seat: int) -> None:
        """A seat gives up."""

    def has_conceded(self, state: S, seat: int) -> bool:
        """Whether a seat has given up and this has still to count; in most games it counts at once."""
        return False

    def manners(self, *, for_people: bool, always_ask: bool) -> Manners:
        """How a match asks: what this game asks people anyway, and with `always_ask` at every window.

        If a window asks also who can only pass, nobody learns from it who could do more.
        """
        kinds = [*self.asked_anyway] if for_people else []
        return Manners([*kinds, *self.windows] if always_ask else kinds)

    @abstractmethod
    def resample(self, state: S, seat: int, chance: RandomStream) -> None:
        """Replaces what a seat cannot know by something that it might be."""

    @abstractmethod
    def kind(self, options: Mapping[str, str], seats: int) -> int:
        """Who plays against whom with these settings: DUEL, TEAMS, FREE_FOR_ALL, COOPERATIVE or SOLO."""

    def result(self, state: S) -> Result | None:
        """How a game ended; None while it goes on."""
        return result_of(state, self.endings, self.round(state))

    @abstractmethod
    def evaluate(self, state: S, seat: int) -> float:
        """How good a state looks for a seat: from -1 (lost) to 1 (won)."""

    def reply(self, state: S) -> int:
        """By how much the horizon (`State.horizon`) grows until all others have answered what a seat does now."""
        return 2

    @abstractmethod
    def round(self, state: S) -> int:
        """The number of the round, for statistics."""

    @abstractmethod
    def active_seat(self, state: S) -> int:
        """Whose turn it is, or -1."""

    @abstractmethod
    def begins_turn(self, event: Event) -> bool:
        """Whether an event is the first of a turn: what the log tells before it belongs to the turn before."""

    @abstractmethod
    def phase(self, state: S) -> str:
        """In which of its phases the turn is."""

    def concerns(self, state: S, question: Question) -> int:
        """How much the window of a question is the seat's business: QUIET, OTHERS_ACT or AIMED_AT."""
        return QUIET

    def next_trigger(self, state: S) -> int:
        """The card whose triggered text is executed next unless somebody reacts, or NOTHING."""
        return NOTHING

    def repeats(self, state: S, question: Question, code: int) -> int:
        """How often an option could be taken in a row if the same is asked again."""
        return 1

    @abstractmethod
    def first_seat(self, state: S) -> int:
        """Who had the first turn, or -1 before that is known."""

    # -- decks -----------------------------------------------------------------------------------

    # the decks that come with the game, and the usual form of its decks; None if nobody brings a deck
    shelf: DeckShelf | None = None
    # with these settings the decks that are given are played
    deck_settings: Mapping[str, str] = MappingProxyType({})

    def decks(self) -> DeckShelf:
        """The decks that come with the game. A game without decks raises SettingError."""
        if self.shelf is None:
            raise SettingError(
                f"{self.title} is played without decks of your own",
                f"{self.title} wird ohne eigene Decks gespielt",
            )
        return self.shelf

    def deck_number(self, options: Mapping[str, str]) -> int:
        """How many decks a game with these settings takes: one a seat, unless team mates share one."""
        return self.seat_numbers(options)[0]

    def deck_label(self, value: str) -> str:
        """What a deck is called in statistics; empty where there is none."""
        return self.decks().label(value) if value.strip() else ""

    # -- words -----------------------------------------------------------------------------------

    @abstractmethod
    def prompt(self, state: S, question: Question, reader: Reader) -> Sentence:
        """What a seat is asked, in one sentence."""

    def occasion(self, state: S, question: Question, reader: Reader) -> Sentence:
        """What a window is about, without its question: all that is left to say once it was passed."""
        return self.prompt(state, question, reader)

    @abstractmethod
    def option_id(self, state: S, code: int) -> str:
        """A short stable name for an option, unique within its question: `attack-12`."""

    @abstractmethod
    def option_sentences(self, state: S, question: Question, reader: Reader) -> list[Sentence]:
        """What each option of a question does, in one sentence that no other one has."""

    @abstractmethod
    def option_cards(self, state: S, code: int) -> tuple[int, ...]:
        """The cards an option touches."""

    @abstractmethod
    def event_sentence(self, state: S, event: Event, reader: Reader) -> Sentence | None:
        """An event as a reader may know it, or None if it is not worth a line."""

    @abstractmethod
    def event_cards(self, state: S, event: Event, seat: int) -> tuple[int, ...]:
        """The cards that the sentence of an event names to a seat."""

    def event_scene(self, state: S, event: Event) -> Scene | None:
        """How an event looks; None: its sentence is enough."""
        return None

    @abstractmethod
    def card_name(self, state: S, card: int, reader: Reader) -> Sentence:
        """A card's name as a reader may know it ("a card" where it is hidden)."""

    @abstractmethod
    def knows(self, state: S, seat: int, card: int) -> bool:
        """Whether a seat knows the face of a card."""

    @abstractmethod
    def inspect(self, state: S, card: int, reader: Reader) -> list[str]:
        """Everything a reader may know about a card: printed values, text, current state."""

    def plain(self, text: str, language: str) -> str:
        """A sentence for a reader without pictures: words instead of icons."""
        return text

    # -- views and explanations ------------------------------------------------------------------

    @property
    def view_type(self) -> type:
        """The shape of its views, for the schema: a table of fields that begins with those of `TableView`."""
        return GameView

    @abstractmethod
    def view(self, state: S, seat: int, names: Sequence[str] = ()) -> Mapping[str, Any]:
        """What a seat may know, as plain data. The one place where anything is redacted; -1: a spectator.

        What is said in words stands in both languages; `names` are what the players are called.
        """

    @abstractmethod
    def table(self, view: Mapping[str, object], reader: Reader) -> list[str]:
        """A view as lines of text: everything a player may know."""

    @abstractmethod
    def intents(self, state: S, seat: int) -> list[Intent]:
        """Everything a seat might think of doing with the cards it sees, legal or not."""

    @abstractmethod
    def explain(self, state: S, seat: int, intent: Intent) -> list[Failure]:
        """Every check that an intent fails; empty exactly if it is legal now."""

    @abstractmethod
    def is_offered(self, state: S, seat: int, intent: Intent) -> bool:
        """Whether the open decision lets the seat do it (found from the options alone)."""

    @abstractmethod
    def intent_sentence(self, state: S, intent: Intent, reader: Reader) -> Sentence:
        """An intent in words: `Play Decoy Runner`."""

    @abstractmethod
    def failure_sentence(self, state: S, failure: Failure, reader: Reader) -> Sentence:
        """A failed check in words, with the numbers and the culprit."""

    # -- statistics ------------------------------------------------------------------------------

    head_kinds: tuple[Pattern, ...] = ()  # the heads of a player's side: race and hero, ...
    tallies: tuple[Pattern, ...] = ()  # what is counted in a game besides

    def heads(self, state: S, seat: int) -> tuple[Pattern, ...]:
        """Who stands at the head of a seat's side, one for each of `head_kinds`; of a game that is over."""
        return ()

    @abstractmethod
    def card_use(self, state: S, event: Event) -> CardUse | None:
        """The card that an event says somebody drew or played, or None."""

    def tally(self, state: S, event: Event) -> int:
        """Which of `tallies` an event counts for, or NOTHING."""
        return NOTHING

    # -- tests -----------------------------------------------------------------------------------

    @abstractmethod
    def invariants(self, state: S) -> list[str]:
        """What is broken in a state; empty if all is well."""


# One of the games, whichever: its states are of a class that only the game itself knows.
Game: TypeAlias = GameOf[Any]

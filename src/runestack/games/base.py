"""What the rest of the project knows of a game.

`Game` is the one door: play, agents, lab, server and tests talk to a game only through it, so that nothing outside
`games/` names a game. A card is a number, a choice is a number (`kernel.decision.option`); words are made here, in
English and German, only when somebody reads them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from runestack.cards.deck_shelf import DeckShelf
from runestack.cards.pool import Card, CardPool
from runestack.cards.schema import CardGame
from runestack.games.setting_words import SettingWords, seat_of_setting
from runestack.games.wording import Pattern
from runestack.kernel.checks import Failure
from runestack.kernel.decision import Question
from runestack.kernel.events import Event, Journal
from runestack.kernel.program import Ability
from runestack.kernel.random import Dice
from runestack.kernel.state import State
from runestack.language.lower import Tables

LANGUAGES = ("en", "de")
# how much a window is a seat's business
QUIET = 0  # nobody else does anything there
OTHERS_ACT = 1  # something that somebody else does can be answered
AIMED_AT = 2  # and it is aimed at the seat or its cards
OptionValue = str


@dataclass(frozen=True)
class Setting:
    """A setting of a game, as `--option name=value` gives it."""

    name: str
    values: tuple[str, ...]  # the words allowed; empty: see `number` and `free`
    default: str
    help: str
    number: bool = False  # a whole number is allowed (too)
    least: int = 0  # the smallest number
    free: bool = False  # any text is allowed (a deck)
    # it means something only where other settings have one of these values
    needs: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)


DECK = "deck"  # settings `deck_0`, `deck_1`, ... are the players' decks
DRAWN = "drawn"
PLAYED = "played"


@dataclass(frozen=True, slots=True)
class CardUse:
    """What a player did with a card, for statistics: drew or played it. A face is a place in `pool.cards`."""

    what: str
    seat: int
    face: int


AIMING = ("target", "attack_target")  # the actions of intents that answer a question for a target


@dataclass(frozen=True)
class Intent:
    """Something a seat might want to do, as `explain` takes it: an action, a card, perhaps a target or ability."""

    action: str
    card: int = -1
    target: int = -1
    number: int = 0

    @property
    def aim(self) -> int:
        """The card that it answers a question for a target with, or -1."""
        if self.action not in AIMING:
            return -1
        return self.card if self.target == -1 else self.target


class SettingError(ValueError):
    """A setting, seat or deck that a game does not take; the message names what it takes.

    What a page can ask for is said in German, too.
    """

    def __init__(self, message: str, german: str = "") -> None:
        super().__init__(message)
        self.german = german or message


def check_setting(setting: Setting, value: object) -> None:
    """A value that a setting does not take is refused by name."""
    if isinstance(value, str):
        is_number = setting.number and value.isdecimal() and int(value) >= setting.least
        if setting.free or value in setting.values or is_number:
            return
    number = ("a number from {} on", "eine Zahl ab {}") if setting.number else ("", "")
    allowed = [[*setting.values, *filter(None, [words.format(setting.least)])] for words in number]
    raise cannot_be(setting.name, value, *allowed)


def cannot_be(
    name: str, value: object, allowed: Iterable[str], german: Iterable[str] = ()
) -> SettingError:
    """A value that a setting does not take, with those that it takes."""
    english = ", ".join(allowed)
    return SettingError(
        f"{name} cannot be {value!r}; it can be: {english}",
        f"{name} kann nicht {value!r} sein; möglich: {', '.join(german) or english}",
    )


class Game(ABC):
    """One game, as everything outside `games/` sees it."""

    name: str
    title: str
    rules_version: str  # changes whenever the same choices could lead elsewhere
    settings: tuple[Setting, ...]
    ways: tuple[
        Mapping[str, str], ...
    ]  # settings that make games of their own; the first ones are the default
    hopeless: frozenset[
        str
    ]  # reasons of failures that hold whatever happens: nobody has to be told unasked
    windows: tuple[
        int, ...
    ]  # kinds of questions that let a seat answer what goes on; their first option does nothing
    phases: Mapping[str, Pattern]  # the phases of a turn, by name
    words_of_settings: Mapping[str, SettingWords]  # one for settings that each seat has

    @property
    @abstractmethod
    def pool(self) -> CardPool:
        """The cards."""

    @property
    @abstractmethod
    def card_game(self) -> CardGame:
        """The form of the cards, for checking packs."""

    @abstractmethod
    def programs(self, card: Card) -> tuple[list[Ability], Tables]:
        """A card's text as the engine runs it, with the numbers of its words."""

    @abstractmethod
    def kind_words(self, card: Card, language: str) -> str:
        """What kind of card it is: `unit`, `Stürmer-Runenzauber, Geist`."""

    @abstractmethod
    def value_words(self, card: Card, language: str) -> str:
        """Everything else that is printed on a card besides its name and text, in one line; empty if nothing is."""

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
        if seat_of_setting(setting.name)[0] != DECK:
            return {}
        return {name: title.both(name) for name, title in self.shelf.titles.items()}

    @abstractmethod
    def new(
        self, seed: int, seats: int, options: Mapping[str, str], journal: Journal | None
    ) -> State:
        """Sets a game up and runs it to its first decision. A bad setting raises SettingError."""

    @abstractmethod
    def load(self, data: dict[str, object]) -> State:
        """A state from its dump."""

    @abstractmethod
    def concede(self, state: State, seat: int) -> None:
        """A seat gives up."""

    def has_conceded(self, state: State, seat: int) -> bool:
        """Whether a seat has given up and this has still to count; in most games it counts at once."""
        return False

    def ask_always(self, state: State) -> None:
        """From now on a window asks also who can only pass, so that nobody learns from it who could do more."""
        state.always_asked = list(self.windows)

    @abstractmethod
    def resample(self, state: State, seat: int, dice: Dice) -> None:
        """Replaces what a seat cannot know by something that it might be."""

    @abstractmethod
    def evaluate(self, state: State, seat: int) -> float:
        """How good a state looks for a seat: from -1 (lost) to 1 (won)."""

    @abstractmethod
    def round(self, state: State) -> int:
        """The number of the round, for statistics."""

    @abstractmethod
    def active_seat(self, state: State) -> int:
        """Whose turn it is, or -1."""

    @abstractmethod
    def begins_turn(self, event: Event) -> bool:
        """Whether an event is the first of a turn: what the log tells before it belongs to the turn before."""

    @abstractmethod
    def phase(self, state: State) -> str:
        """In which of its phases the turn is."""

    @abstractmethod
    def concerns(self, state: State, question: Question) -> int:
        """How much the window of a question is the seat's business: QUIET, OTHERS_ACT or AIMED_AT."""

    @abstractmethod
    def first_seat(self, state: State) -> int:
        """Who had the first turn, or -1 before that is known."""

    # -- decks -----------------------------------------------------------------------------------

    shelf: DeckShelf  # the decks that come with the game, and the usual form of its decks
    deck_settings: Mapping[str, str]  # with these settings the decks that are given are played

    def deck_number(self, options: Mapping[str, str]) -> int:
        """How many decks a game with these settings takes: one a seat, unless team mates share one."""
        return self.seat_numbers(options)[0]

    def deck_label(self, value: str) -> str:
        """What a deck is called in statistics; empty where there is none."""
        return self.shelf.label(value) if value.strip() else ""

    # -- words -----------------------------------------------------------------------------------

    @abstractmethod
    def prompt(self, state: State, question: Question, language: str) -> str:
        """What a seat is asked, in one sentence."""

    @abstractmethod
    def occasion(self, state: State, question: Question, language: str) -> str:
        """What a window is about, without its question: all that is left to say once it was passed."""

    @abstractmethod
    def option_id(self, state: State, code: int) -> str:
        """A short stable name for an option, unique within its question: `attack-12`."""

    @abstractmethod
    def option_sentences(self, state: State, question: Question, language: str) -> list[str]:
        """What each option of a question does, in one sentence that no other one has."""

    @abstractmethod
    def option_cards(self, state: State, code: int) -> tuple[int, ...]:
        """The cards an option touches."""

    @abstractmethod
    def event_sentence(self, state: State, event: Event, seat: int, language: str) -> str | None:
        """An event as a seat may know it (-1: a spectator), or None if it is not worth a line."""

    @abstractmethod
    def event_cards(self, state: State, event: Event, seat: int) -> tuple[int, ...]:
        """The cards that the sentence of an event names to a seat."""

    @abstractmethod
    def card_name(self, state: State, card: int, seat: int, language: str) -> str:
        """A card's name as a seat may know it ("a card" where it is hidden)."""

    @abstractmethod
    def printed(self, state: State, card: int) -> Card:
        """What a card is printed as, whoever knows it."""

    @abstractmethod
    def knows(self, state: State, seat: int, card: int) -> bool:
        """Whether a seat knows the face of a card."""

    @abstractmethod
    def inspect(self, state: State, card: int, seat: int, language: str) -> list[str]:
        """Everything a seat may know about a card: printed values, text, current state."""

    @abstractmethod
    def plain(self, text: str, language: str) -> str:
        """A sentence for a reader without pictures: words instead of icons."""

    # -- views and explanations ------------------------------------------------------------------

    @abstractmethod
    def view(self, state: State, seat: int) -> dict[str, object]:
        """What a seat may know, as plain data. The one place where anything is redacted; -1: a spectator."""

    @abstractmethod
    def table(self, view: Mapping[str, object], language: str) -> list[str]:
        """A view as lines of text: everything a player may know."""

    @abstractmethod
    def intents(self, state: State, seat: int) -> list[Intent]:
        """Everything a seat might think of doing with the cards it sees, legal or not."""

    @abstractmethod
    def explain(self, state: State, seat: int, intent: Intent) -> list[Failure]:
        """Every check that an intent fails; empty exactly if it is legal now."""

    @abstractmethod
    def is_offered(self, state: State, seat: int, intent: Intent) -> bool:
        """Whether the open decision lets the seat do it (found from the options alone)."""

    @abstractmethod
    def intent_sentence(self, state: State, intent: Intent, language: str) -> str:
        """An intent in words: `Play Decoy Runner`."""

    @abstractmethod
    def failure_sentence(self, state: State, failure: Failure, language: str) -> str:
        """A failed check in words, with the numbers and the culprit."""

    # -- statistics ------------------------------------------------------------------------------

    head_kinds: tuple[
        Pattern, ...
    ]  # what stands at the head of a player's side: race and hero, ...
    tallies: tuple[Pattern, ...]  # what is counted in a game besides

    @abstractmethod
    def heads(self, state: State, seat: int) -> tuple[Pattern, ...]:
        """Who stands at the head of a seat's side, one for each of `head_kinds`; of a game that is over."""

    @abstractmethod
    def card_use(self, state: State, event: Event) -> CardUse | None:
        """The card that an event says somebody drew or played, or None."""

    @abstractmethod
    def tally(self, state: State, event: Event) -> int:
        """Which of `tallies` an event counts for, or NOTHING."""

    # -- tests -----------------------------------------------------------------------------------

    @abstractmethod
    def invariants(self, state: State) -> list[str]:
        """What is broken in a state; empty if all is well."""

"""A match: a game being played.

A game is its rules version, card-pool hash, setup, seed and choices. A match holds those and the state they lead to;
everything that players do goes through `choose`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from runestack.games import game as find_game
from runestack.games.base import Game
from runestack.games.intents import Intent
from runestack.games.outcomes import Result
from runestack.games.settings import SettingError, check_setting, written
from runestack.games.view_types import GameView
from runestack.games.wording import LANGUAGES, SPECTATOR, Reader
from runestack.kernel.checks import Failure
from runestack.kernel.decision import ALL_SEATS, Question
from runestack.kernel.driver import awaited_seats, open_seats, question_for
from runestack.kernel.events import Journal
from runestack.kernel.manners import Manners
from runestack.kernel.state import State
from runestack.play.decisions import Decision, Option
from runestack.play.history import CONCEDED, STRIDE, History, carry_out
from runestack.play.log import Entry, Logs

# what a match hands out is imported from here
__all__ = [
    "CONCEDED",
    "Decision",
    "Failure",
    "IllegalChoice",
    "Match",
    "Option",
    "Question",
    "new_match",
]

CONCEDE = "concede"
MOST_SEED = 2**63 - 1  # what databases and other programs keep as one number


class IllegalChoice(ValueError):  # noqa: N818  # said to players: what they did, not what broke
    """A choice that is not offered. Nothing has changed."""


class Match:
    """A game being played, with everything said about it so far."""

    def __init__(
        self,
        game: Game,
        seed: int,
        seats: int,
        options: Mapping[str, str],
        language: str = "en",
        *,
        stride: int = STRIDE,
        for_people: bool = False,
        always_ask: bool = False,
        names: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.seed = seed
        self.seats = seats
        self.options = dict(options)
        self.language = language
        self.for_people = for_people  # what the game asks people anyway is asked
        self.always_ask = always_ask  # windows ask who can only pass, too
        manners = game.manners(for_people=for_people, always_ask=always_ask)
        setup = Journal()
        self.state: State = game.new(seed, seats, options, setup, manners)
        self.state.journal = None
        self.history = History(game, self.state, seats, stride, manners.asked_anyway)
        self.called = names
        self.logs = Logs(self.history, setup.events, names)

    @property
    def choices(self) -> list[tuple[int, int]]:
        """What was chosen: seat and index of the option, or CONCEDED."""
        return self.history.choices

    @property
    def asked_since(self) -> list[int]:
        """By seat: how many choices had been made when its open question was put."""
        return self.history.asked_since

    @property
    def turns(self) -> Sequence[int]:
        """The number of the turn, by how many choices have been made."""
        return self.history.turns

    @property
    def manners(self) -> Manners:
        """How its players are asked, and who was not asked since the last answer."""
        assert self.state.manners is not None
        return self.state.manners

    @property
    def names(self) -> Sequence[str]:
        """What the players are called, by seat; empty: Player 2. What was told keeps the names of its time."""
        return self.called

    @names.setter
    def names(self, names: Sequence[str]) -> None:
        self.called = names
        self.logs.rename(names)

    # -- deciding --------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The open decision of the first seat that the game waits for; None when the game is over."""
        seats = self.seats_awaited
        return Decision(self, seats[0], self.seats_asked) if seats else None

    def decision_for(self, seat: int) -> Decision | None:
        """The open decision of a seat, or None."""
        return Decision(self, seat, (seat,)) if seat in self.seats_asked else None

    @property
    def seats_awaited(self) -> tuple[int, ...]:
        """The seats that the game waits for: those asked, but for who is done and only may come back."""
        return tuple(awaited_seats(self.state))

    @property
    def seats_asked(self) -> tuple[int, ...]:
        """The seats that may answer now."""
        return tuple(open_seats(self.state))

    def question_for(self, seat: int) -> Question | None:
        """What a seat is asked, as the engine knows it; None if it is not asked."""
        return question_for(self.state, seat)

    @property
    def secret_questions(self) -> list[Question]:
        """The questions of a decision that several answer in secret; empty if there is none."""
        return self.state.asking[:] if self.state.asking_mode == ALL_SEATS else []

    def choose(self, option: Option | str | int, seat: int | None = None) -> None:
        """Takes an answer: an option, its id, its index, or `concede`. What is not offered changes nothing."""
        if seat is None and isinstance(option, Option) and option.seat in self.seats_asked:
            seat = option.seat
        question = self.question(seat)
        if isinstance(option, str) and option == CONCEDE:
            self.carry_out(question.seat, CONCEDED)
        else:
            self.carry_out(question.seat, self.index_of(question, option))

    def concede(self, seat: int) -> None:
        """Gives up, at an own decision; until that counts, the seat's decisions are taken for it."""
        self.question(seat)
        self.carry_out(seat, CONCEDED)

    def carry_out(self, seat: int, index: int) -> None:
        """A choice, and what it leads to."""
        history = self.history
        history.add(self.state, seat, index)
        carry_out(self.game, self.state, seat, index, given_up=history.given_up)
        history.note(self.state)

    def question(self, seat: int | None) -> Question:
        """The open question that is answered."""
        if self.state.outcome is not None:
            message = "the game is over"
            raise IllegalChoice(message)
        if seat is None:
            seat = self.seats_awaited[0]
        question = question_for(self.state, seat)
        if question is None:
            asked = ", ".join(str(one) for one in self.seats_asked)
            message = f"seat {seat} is not asked now; the game waits for seat {asked}"
            raise IllegalChoice(message)
        return question

    def index_of(self, question: Question, option: Option | str | int) -> int:
        """The place of an option in its question."""
        if isinstance(option, Option):
            return self.index_of_option(question, option)
        if isinstance(option, bool):
            message = f"{option!r} is no option"
            raise IllegalChoice(message)
        if isinstance(option, str):
            return self.index_of_id(question, option)
        if 0 <= option < len(question.options):
            return option
        message = f"there is no option {option}; the options are 0 to {len(question.options) - 1}"
        raise IllegalChoice(message)

    def index_of_option(self, question: Question, option: Option) -> int:
        """The place of an option of this decision; one of another history counts by its id.

        Others may have acted since it was offered, as long as its seat is asked the same.
        """
        decision = option.decision
        since = self.history.asked_since[question.seat]
        if decision.seat != question.seat or not since <= decision.count <= len(self.choices):
            message = f"{str(option.sentence)!r} belongs to another decision"
            raise IllegalChoice(message)
        if decision.history is self.history:
            return option.index
        return self.index_of_id(question, option.id)

    def index_of_id(self, question: Question, wanted: str) -> int:
        """The place of the option with an id."""
        ids = [self.game.option_id(self.state, code) for code in question.options]
        if wanted not in ids:
            message = f"{wanted!r} is not offered now; offered: {', '.join(ids)}"
            raise IllegalChoice(message)
        return ids.index(wanted)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self.game.result(self.state)

    # -- looking ---------------------------------------------------------------------------------

    def reader(self, seat: int, language: str | None = None) -> Reader:
        """Who sits there and reads: in the language of the match unless told, with the names of its players."""
        return Reader(seat, language or self.language, self.names)

    def view(self, seat: int) -> Mapping[str, Any]:
        """What a seat may know, plain data; the game's `view_type` says which."""
        return self.view_of(self.state, seat)

    def view_of(self, state: State, seat: int) -> GameView:
        """What a seat may know of this moment: of the view what every game's has."""
        self.check_reader(seat)
        return cast("GameView", self.game.view(state, seat, self.names))

    def table(self, seat: int, language: str | None = None) -> list[str]:
        """What a seat may know, as lines of text."""
        check_language(language or self.language)
        return self.game.table(self.view(seat), self.reader(seat, language))

    def explain(self, seat: int, intent: Intent) -> list[Failure]:
        """Every check that an intent fails; empty exactly if it is legal now."""
        self.check_reader(seat)
        return self.game.explain(self.state, seat, intent)

    def why_not(self, seat: int, intent: Intent, language: str | None = None) -> list[str]:
        """The same in sentences, each with its rule; empty exactly if it is legal now."""
        reader = self.reader(seat, language)
        check_language(reader.language)
        sentences = [
            (self.game.failure_sentence(self.state, failure, reader), failure.rule)
            for failure in self.explain(seat, intent)
        ]
        return [f"{self.game.plain(said, reader.language)} ({rule})" for said, rule in sentences]

    def check_reader(self, seat: int) -> None:
        """Only seats of the game, and a spectator, look at it."""
        if (
            isinstance(seat, bool)
            or not isinstance(seat, int)
            or not SPECTATOR <= seat < self.seats
        ):
            seats = ", ".join(str(one) for one in range(self.seats))
            message = (
                f"there is no seat {seat!r}; the seats are {seats}, and {SPECTATOR} for a spectator"
            )
            raise SettingError(message)

    def log(self, seat: int = SPECTATOR, language: str | None = None) -> list[Entry]:
        """What has happened, in sentences, as a seat may know it."""
        self.check_reader(seat)
        check_language(language or self.language)
        return self.logs.of(seat, language or self.language)

    def log_in_pieces(self, seats: Iterable[int]) -> Iterator[None]:
        """Makes the logs of some readers ready in all languages, a moment at a time; nothing may happen meanwhile."""
        return self.logs.in_pieces([(seat, one) for seat in seats for one in LANGUAGES])

    def tell(self, seat: int, language: str, sentence: str) -> None:
        """A line of its own for one seat, about the choice that is made next."""
        self.logs.say(seat, language, sentence)

    # -- time ------------------------------------------------------------------------------------

    def since_turn_of(self, seat: int) -> int:
        """How many choices had been made when a seat's last turn was over (of the one that goes on: that before)."""
        active = self.history.active
        count = len(active)
        while count and active[count - 1] == seat:
            count -= 1
        while count and active[count - 1] != seat:
            count -= 1
        return count

    def at(self, count: int) -> State:
        """The state after so many choices: a copy, in which nothing is recorded."""
        if not 0 <= count <= len(self.choices):
            message = f"there are {len(self.choices)} choices, not {count}"
            raise IllegalChoice(message)
        if count == len(self.choices):
            return self.history.copy_of(self.state)
        return self.history.at(count)

    def undo(self) -> None:
        """Takes the last choice back."""
        if not self.choices:
            message = "there is nothing to undo"
            raise IllegalChoice(message)
        self.take_back(len(self.choices) - 1)

    def take_back(self, count: int) -> None:
        """Goes back to where so many choices had been made."""
        self.state = self.at(count)
        self.history = self.history.until(count, self.state)
        self.logs.take_back(self.history)

    def save(self, path: str | Path) -> None:
        """Writes the game as a file that `runestack.load` reads."""
        from runestack.play.files import save  # the files know the match, not the other way round

        save(self, path)

    def clone(self) -> Match:
        """A match of its own at the same point."""
        other = Match.__new__(Match)
        other.game = self.game
        other.seed = self.seed
        other.seats = self.seats
        other.options = dict(self.options)
        other.language = self.language
        other.for_people = self.for_people
        other.always_ask = self.always_ask
        other.state = self.history.copy_of(self.state)
        other.history = self.history.until(len(self.choices), self.state)
        other.called = self.called
        other.logs = self.logs.copy(other.history)
        return other


def new_match(
    name: str,
    seed: int = 0,
    seats: int | None = None,
    options: Mapping[str, str | int] | None = None,
    *,
    language: str = "en",
    stride: int = STRIDE,
    for_people: bool = False,
    always_ask: bool = False,
    names: Sequence[str] = (),
) -> Match:
    """Starts a game by its name.

    A question with one option is not asked. With `for_people` the kinds that the game declares are (`asked_anyway`: the
    end of the turn, say), with `always_ask` every window is.
    """
    game = find_game(name)
    check_language(language)
    if isinstance(seed, bool) or not isinstance(seed, int):
        message = f"a seed is a whole number, not {seed!r}"
        raise SettingError(message)
    if not -MOST_SEED <= seed <= MOST_SEED:
        raise SettingError(
            f"a seed is a number from {-MOST_SEED} to {MOST_SEED}",
            f"eine Startzahl ist eine Zahl von {-MOST_SEED} bis {MOST_SEED}",
        )
    given = {name: written(value) for name, value in (options or {}).items()}
    check_settings(game, given)
    allowed = game.seat_numbers(given)
    if seats is None:
        seats = allowed[0]
    if seats not in allowed:
        raise SettingError(
            f"{game.title} with these settings has {' or '.join(map(str, allowed))} seats, not {seats}",
            f"{game.title} hat so {' oder '.join(map(str, allowed))} Plätze, nicht {seats}",
        )
    return Match(
        game,
        seed,
        seats,
        given,
        language,
        stride=stride,
        for_people=for_people,
        always_ask=always_ask,
        names=names,
    )


def check_language(language: str) -> None:
    """Only the languages that there are."""
    if language not in LANGUAGES:
        message = f"there is no language {language!r}; the languages are: {', '.join(LANGUAGES)}"
        raise SettingError(message)


def check_settings(game: Game, options: Mapping[str, str]) -> None:
    """Unknown settings and values are refused by name."""
    known = {setting.name: setting for setting in game.settings}
    for name, value in options.items():
        if name not in known:
            raise SettingError(
                f"{game.title} has no setting {name!r}; its settings are: {', '.join(known)}",
                f"{game.title} hat keine Einstellung {name!r}; es gibt: {', '.join(known)}",
            )
        check_setting(known[name], value)

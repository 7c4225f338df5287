"""A match: a game being played.

A game is its rules version, card-pool hash, setup, seed and choices. A match holds those and the state they lead to;
everything that players do goes through `choose`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path

from runestack.games import game as find_game
from runestack.games.base import LANGUAGES, Game, Intent, SettingError, check_setting
from runestack.games.giving_up import answer_for_those_who_gave_up
from runestack.games.wording import SPECTATOR, called
from runestack.kernel.checks import Failure
from runestack.kernel.decision import Question
from runestack.kernel.driver import answer, question_for
from runestack.kernel.events import Journal
from runestack.kernel.frame import UNANSWERED
from runestack.kernel.state import State
from runestack.play.log import Entry, Logs

CONCEDE = "concede"
CONCEDED = -1  # as a stored choice


class IllegalChoice(ValueError):  # noqa: N818  # said to players: what they did, not what broke
    """A choice that is not offered. Nothing has changed."""


@dataclass(frozen=True)
class Option:
    """One answer to a decision."""

    id: str
    index: int
    seat: int
    sentence: str
    cards: tuple[int, ...]
    code: int
    choice: int  # how many choices had been made when it was offered


@dataclass(frozen=True)
class Decision:
    """What the game waits for: who may answer, what about, and the options."""

    seats: tuple[int, ...]
    seat: int  # the first of them
    prompt: str
    options: tuple[Option, ...]


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]  # empty: a tie
    rounds: int


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
        recording: bool = True,
        stride: int = 1,
        always_ask: bool = False,
        names: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.names = names  # what the players are called, by seat; empty: Player 2
        self.seed = seed
        self.seats = seats
        self.options = dict(options)
        self.language = language
        self.stride = stride
        self.always_ask = always_ask  # windows ask who can only pass, too
        self.choices: list[tuple[int, int]] = []  # seat and index of the option, or CONCEDED
        # the state before every so many choices (`stride`); those between are found by playing on from the last
        self.before: dict[int, State] = {}
        self.turns: list[int] = []  # the number of the turn, by how many choices have been made
        self.active: list[int] = []  # whose turn it was then, or -1
        self.journal = Journal() if recording else None
        self.logs = Logs(seats)
        self.state = game.new(seed, seats, options, self.journal)
        if always_ask:
            game.ask_always(self.state)
        self.turn_of = (game.round(self.state), game.active_seat(self.state))
        self.note()

    # -- deciding --------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The open decision of the first seat that is asked; None when the game is over."""
        open_questions = [
            question for question in self.state.asking if question.answer == UNANSWERED
        ]
        if not open_questions:
            return None
        return self.decision_of(
            open_questions[0], tuple(question.seat for question in open_questions)
        )

    def decision_for(self, seat: int) -> Decision | None:
        """The open decision of a seat, or None."""
        question = question_for(self.state, seat)
        return None if question is None else self.decision_of(question, (seat,))

    def decision_of(self, question: Question, seats: tuple[int, ...]) -> Decision:
        """A question in words."""
        game = self.game
        with self.words():
            sentences = game.option_sentences(self.state, question, self.language)
            options = tuple(
                Option(
                    id=game.option_id(self.state, code),
                    index=index,
                    seat=question.seat,
                    sentence=sentences[index],
                    cards=game.option_cards(self.state, code),
                    code=code,
                    choice=len(self.choices),
                )
                for index, code in enumerate(question.options)
            )
            prompt = game.prompt(self.state, question, self.language)
        return Decision(seats, question.seat, prompt, options)

    @property
    def seats_asked(self) -> tuple[int, ...]:
        """The seats that may answer now."""
        return tuple(
            question.seat for question in self.state.asking if question.answer == UNANSWERED
        )

    def choose(self, option: Option | str | int, seat: int | None = None) -> None:
        """Takes an answer: an option, its id, its index, or `concede`. What is not offered changes nothing."""
        question = self.question(seat)
        if option == CONCEDE:
            self.concede(question.seat)
            return
        index = self.index_of(question, option)
        self.keep()
        self.choices.append((question.seat, index))
        answer(self.state, question, index)
        answer_for_those_who_gave_up(self.game, self.state)
        self.note()

    def question(self, seat: int | None) -> Question:
        """The open question that is answered."""
        if self.state.scores:
            message = "the game is over"
            raise IllegalChoice(message)
        if seat is None:
            seat = self.seats_asked[0]
        question = question_for(self.state, seat)
        if question is None:
            asked = ", ".join(str(one) for one in self.seats_asked)
            message = f"seat {seat} is not asked now; the game waits for seat {asked}"
            raise IllegalChoice(message)
        return question

    def index_of(self, question: Question, option: Option | str | int) -> int:
        """The place of an option in its question."""
        if isinstance(option, bool):
            message = f"{option!r} is no option"
            raise IllegalChoice(message)
        if isinstance(option, int):
            if 0 <= option < len(question.options):
                return option
            message = (
                f"there is no option {option}; the options are 0 to {len(question.options) - 1}"
            )
            raise IllegalChoice(message)
        if isinstance(option, Option) and (option.seat, option.choice) != (
            question.seat,
            len(self.choices),
        ):
            message = f"{option.sentence!r} belongs to another decision"
            raise IllegalChoice(message)
        wanted = option.id if isinstance(option, Option) else option
        ids = [self.game.option_id(self.state, code) for code in question.options]
        if wanted not in ids:
            message = f"{wanted!r} is not offered now; offered: {', '.join(ids)}"
            raise IllegalChoice(message)
        return ids.index(wanted)

    def concede(self, seat: int) -> None:
        """Gives up, at an own decision; until that counts, the seat's decisions are taken for it."""
        self.question(seat)
        self.keep()
        self.choices.append((seat, CONCEDED))
        give_up(self.game, self.state, seat)
        self.note()

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        scores = tuple(self.state.scores)
        if not scores:
            return None
        winners = tuple(seat for seat, score in enumerate(scores) if score > 0)
        return Result(scores, winners, self.game.round(self.state))

    # -- looking ---------------------------------------------------------------------------------

    def words(self) -> AbstractContextManager[None]:
        """Within it, the game's sentences call the players by their names."""
        return called(self.names)

    def view(self, seat: int) -> dict[str, object]:
        """What a seat may know, plain data."""
        self.check_reader(seat)
        with self.words():
            return self.game.view(self.state, seat)

    def table(self, seat: int, language: str | None = None) -> list[str]:
        """What a seat may know, as lines of text."""
        check_language(language or self.language)
        with self.words():
            return self.game.table(self.view(seat), language or self.language)

    def explain(self, seat: int, intent: Intent) -> list[Failure]:
        """Every check that an intent fails; empty exactly if it is legal now."""
        self.check_reader(seat)
        return self.game.explain(self.state, seat, intent)

    def why_not(self, seat: int, intent: Intent, language: str | None = None) -> list[str]:
        """The same in sentences, each with its rule; empty exactly if it is legal now."""
        words = language or self.language
        check_language(words)
        with self.words():
            return [
                f"{self.game.plain(self.game.failure_sentence(self.state, failure, words), words)} ({failure.rule})"
                for failure in self.explain(seat, intent)
            ]

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
        return list(self.logs.of(seat, language or self.language))

    def write_log(self) -> None:
        """Turns the events since the last choice into sentences for every reader."""
        if self.journal is None:
            return
        with self.words():
            turns = (self.turns[-2] if len(self.turns) > 1 else 0, self.turns[-1])
            self.logs.write(self.game, self.state, self.journal.events, len(self.choices), turns)
        self.journal.events.clear()

    def tell(self, seat: int, language: str, sentence: str) -> None:
        """A line of its own for one seat, about the choice that is made next."""
        entry = Entry(len(self.choices) + 1, seat, sentence, "", (), (), self.turns[-1], aside=True)
        self.logs.add(seat, language, entry)

    # -- time ------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Keeps a copy of the state before a choice, as often as the match wants to."""
        if len(self.choices) % self.stride == 0:
            self.before[len(self.choices)] = self.state.clone()

    def note(self) -> None:
        """Writes down what the last choice has led to."""
        now = (self.game.round(self.state), self.game.active_seat(self.state))
        turn = self.turns[-1] if self.turns else 0
        self.turns.append(turn if now == self.turn_of else turn + 1)
        self.active.append(now[1])
        self.turn_of = now
        self.write_log()

    def since_turn_of(self, seat: int) -> int:
        """How many choices had been made when a seat's last turn was over (of the one that goes on: that before)."""
        count = len(self.active)
        while count and self.active[count - 1] == seat:
            count -= 1
        while count and self.active[count - 1] != seat:
            count -= 1
        return count

    def at(self, count: int) -> State:
        """The state after so many choices: a copy, in which nothing is recorded."""
        if not 0 <= count <= len(self.choices):
            message = f"there are {len(self.choices)} choices, not {count}"
            raise IllegalChoice(message)
        if count == len(self.choices):
            return self.state.clone()
        nearest = count - count % self.stride
        state = self.before[nearest].clone()
        if self.always_ask:
            self.game.ask_always(state)
        for seat, index in self.choices[nearest:count]:
            answer_again(self.game, state, seat, index)
        return state

    def undo(self) -> None:
        """Takes the last choice back."""
        if not self.choices:
            message = "there is nothing to undo"
            raise IllegalChoice(message)
        self.take_back(len(self.choices) - 1)

    def take_back(self, count: int) -> None:
        """Goes back to where so many choices had been made."""
        self.state = self.at(count)
        self.state.journal = self.journal
        if self.always_ask:
            self.game.ask_always(self.state)
        self.turn_of = (self.game.round(self.state), self.game.active_seat(self.state))
        del self.choices[count:]
        del self.turns[count + 1 :]
        del self.active[count + 1 :]
        for place in [place for place in self.before if place >= count]:
            del self.before[place]
        self.logs.take_back(count)

    def save(self, path: str | Path) -> None:
        """Writes the game as a file that `runestack.load` reads."""
        from runestack.play.files import save  # the files know the match, not the other way round

        save(self, path)

    def clone(self) -> Match:
        """A match of its own at the same point."""
        other = Match.__new__(Match)
        other.game = self.game
        other.names = self.names
        other.seed = self.seed
        other.seats = self.seats
        other.options = dict(self.options)
        other.language = self.language
        other.stride = self.stride
        other.always_ask = self.always_ask
        other.choices = self.choices[:]
        other.before = dict(self.before)  # never changed once they are past
        other.turns = self.turns[:]
        other.active = self.active[:]
        other.turn_of = self.turn_of
        other.journal = None if self.journal is None else Journal()
        other.logs = self.logs.copy()
        other.state = self.state.clone()
        other.state.journal = other.journal
        if self.always_ask:
            self.game.ask_always(other.state)
        return other


def give_up(game: Game, state: State, seat: int) -> None:
    """A seat concedes; until that counts, its decisions are taken for it."""
    game.concede(state, seat)
    answer_for_those_who_gave_up(game, state)


def answer_again(game: Game, state: State, seat: int, index: int) -> None:
    """A choice that was made before, played once more."""
    question = question_for(state, seat)
    assert question is not None
    if index == CONCEDED:
        give_up(game, state, seat)
    else:
        answer(state, question, index)
        answer_for_those_who_gave_up(game, state)


def new_match(
    name: str,
    seed: int = 0,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    language: str = "en",
    recording: bool = True,
    stride: int = 1,
    always_ask: bool = False,
    names: Sequence[str] = (),
) -> Match:
    """Starts a game by its name."""
    game = find_game(name)
    check_language(language)
    if isinstance(seed, bool) or not isinstance(seed, int):
        message = f"a seed is a whole number, not {seed!r}"
        raise SettingError(message)
    given = dict(options or {})
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
        recording=recording,
        stride=stride,
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

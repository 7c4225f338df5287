"""The terminal game: the text table, the open decision, and what players type.

Human seats type; all other seats have a player that answers for them (`Chooser`, an agent). Input and output are
streams, so that a game can be scripted. Nothing here knows which game is played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol, TextIO

from runestack import rules
from runestack.games.base import Game
from runestack.games.wording import LANGUAGES, SPECTATOR, Reader
from runestack.kernel.decision import ANY_SEAT, Question
from runestack.kernel.driver import question_for
from runestack.kernel.state import State
from runestack.play.files import SaveError
from runestack.play.inquiry import inquiry_lines, inspection_lines
from runestack.play.match import CONCEDE, Decision, Match, Option
from runestack.play.terminal_words import COMMANDS, PASS_TURN, YES, ending, say

LOG_LINES = 20
DO_NOTHING = ("pass", "decline", "no-block")  # ids of options with which a player does nothing
Command = Callable[[str, Decision], None]  # what stands behind the word, and the open decision


class Chooser(Protocol):
    """Answers the questions of a seat."""

    def choose(self, game: Game, state: State, question: Question) -> int:
        """The index of an option."""
        ...


class Adviser(Protocol):
    """Tells a seat what it would do, and why."""

    def advise(self, game: Game, state: State, question: Question, reader: Reader) -> list[str]:
        """Sentences, the most important first."""
        ...


class Leaving(Exception):  # noqa: N818  # not an error: somebody wants to stop
    """A human has left the game."""


class Terminal:
    """One game in the terminal."""

    def __init__(
        self,
        match: Match,
        choosers: Mapping[int, Chooser],
        source: TextIO,
        output: TextIO,
        adviser: Adviser | None = None,
    ) -> None:
        self.match = match
        self.choosers = choosers
        self.source = source
        self.output = output
        self.adviser = adviser
        self.humans = [seat for seat in range(match.seats) if seat not in choosers]
        self.told: dict[int, int] = {}  # how many lines of its log a reader has seen
        self.in_front: int | None = None  # the human who sits there now
        self.saved_at = -1  # how many choices the saved file holds
        self.table_is_old = True  # the human in front has seen no table, or another game
        self.turns: dict[int, tuple[int, int]] = {}  # the turn in which a human last saw the table
        self.last_seat = -1  # who was asked last
        self.waits = False  # the human in front lets another player act first
        self.passing: dict[int, int] = {}  # who passes on, and how many windows were passed
        self.commands: dict[str, Command] = {
            "help": self.show_help,
            "view": self.show_all,
            "pass": self.pass_on,
            "wait": self.wait,
            "undo": self.undo,
            "hint": self.hint,
            "log": self.show_log,
            "card": self.show_card,
            "rules": self.show_rule,
            "save": self.save,
            "language": self.speak,
            "concede": self.concede,
            "quit": self.leave,
        }

    # -- the course of the game ------------------------------------------------------------------

    def run(self) -> None:
        """Plays until the game is over or a human leaves."""
        self.line(self.say("title", title=self.match.game.title, seed=self.match.seed))
        try:
            while self.match.seats_asked:
                self.next_decision(self.next_seat())
            self.farewell()
        except Leaving:
            self.line("")
            saved = self.saved_at == len(self.match.choices)
            self.line(self.say("bye_saved" if saved else "bye"))

    def next_seat(self) -> int:
        """Whose decision it is. If any seat may act, they are asked in turn."""
        asked = self.match.seats_awaited
        if self.match.state.asking_mode != ANY_SEAT:
            return asked[0]
        return min(asked, key=lambda seat: (seat - self.last_seat - 1) % self.match.seats)

    def next_decision(self, seat: int) -> None:
        """One decision, of a human or of a computer."""
        self.last_seat = seat
        if seat in self.choosers:
            question = question_for(self.match.state, seat)
            assert question is not None
            self.match.choose(self.chosen(seat, question), seat)
            if not self.humans:
                self.tell(SPECTATOR)
            return
        if self.passes(seat):
            return
        self.sit_down(seat)
        self.tell(seat)
        self.tell_passed(seat)
        if self.table_is_old or self.turn_begins(seat):
            self.show_table(seat)
        else:
            self.show_decision(seat)
        self.listen(seat)

    def chosen(self, seat: int, question: Question) -> int:
        """The answer of a computer; with one option it does not have to think."""
        if len(question.options) == 1:
            return 0
        return self.choosers[seat].choose(self.match.game, self.match.state, question)

    def turn_begins(self, seat: int) -> bool:
        """Whether this is the first decision of a human in a turn of the human's own."""
        return self.turn[1] == seat and self.turns.get(seat) != self.turn

    @property
    def turn(self) -> tuple[int, int]:
        """The round, and whose turn it is."""
        game, state = self.match.game, self.match.state
        return game.round(state), game.active_seat(state)

    def sit_down(self, seat: int) -> None:
        """Several humans share the screen: a curtain falls whenever another one decides."""
        if self.in_front == seat:
            return
        if len(self.humans) > 1:
            if self.output.isatty():
                self.output.write("\x1b[2J\x1b[3J\x1b[H")
            self.ask(self.say("curtain", player=self.player(seat)) + " ")
        self.in_front = seat
        self.table_is_old = True

    def listen(self, seat: int) -> None:
        """Reads until an option is chosen, decisions are taken back, or another player is to act first."""
        number = len(self.match.choices)
        self.waits = False
        while len(self.match.choices) == number and not self.waits:
            typed = self.ask(self.say("choose")).strip()
            decision = self.match.decision_for(seat)
            if typed and decision is not None:
                self.obey(typed, decision)

    def farewell(self) -> None:
        """How it ended."""
        for seat in self.humans or [SPECTATOR]:
            self.tell(seat)
            self.tell_passed(seat)
        result = self.match.result
        if result is None:
            return
        self.line("")
        self.lines(ending(self.match.language, result))

    # -- saying and asking -----------------------------------------------------------------------

    def say(self, key: str, **values: object) -> str:
        """A sentence in the language of the match."""
        return say(self.match.language, key, **values)

    def player(self, seat: int) -> str:
        """A seat in words."""
        return self.say("player", number=seat + 1)

    def plain(self, text: str) -> str:
        """A sentence of the game without icons."""
        return self.match.game.plain(text, self.match.language)

    def line(self, text: str) -> None:
        """Prints a line."""
        self.output.write(text + "\n")

    def lines(self, texts: list[str]) -> None:
        """Prints lines."""
        for text in texts:
            self.line(text)

    def ask(self, prompt: str) -> str:
        """Reads a line; the end of the input leaves the game."""
        self.output.write(prompt)
        self.output.flush()
        typed = self.source.readline()
        if not typed:
            raise Leaving
        return typed.rstrip("\n")

    def tell(self, seat: int) -> bool:
        """Prints what has happened since the reader last looked; whether anything has."""
        entries = self.match.log(seat)
        new = entries[self.told.get(seat, 0) :]
        for entry in new:
            self.line(f"  · {self.plain(entry.sentence)}")
        self.told[seat] = len(entries)
        return bool(new)

    def show_table(self, seat: int) -> None:
        """Prints the table as a seat sees it; the open decision stands below it."""
        self.line("")
        self.lines(self.match.table(seat))
        self.table_is_old = False
        self.turns[seat] = self.turn

    def show_decision(self, seat: int) -> None:
        """Prints the end of the table only: behind its last empty line stand the prompt and the options."""
        table = self.match.table(seat)
        last = max(place for place, line in enumerate(["", *table]) if not line)
        self.lines(["", *table[last:]])

    def show_option(self, option: Option) -> None:
        """Prints one option with its number."""
        self.line(f"{option.index:3}  {self.plain(option.sentence)}")

    # -- passing ---------------------------------------------------------------------------------

    def pass_on(self, rest: str, decision: Decision) -> None:
        """Passes, once, or until something happens."""
        if rest and rest.casefold() not in PASS_TURN:
            self.line(self.say("pass_how"))
            return
        nothing = does_nothing([option.id for option in decision.options])
        if nothing is None:
            self.line(self.say("no_pass"))
            return
        if rest:
            self.passing[decision.seat] = 1
        self.match.choose(nothing, decision.seat)

    def wait(self, rest: str, decision: Decision) -> None:
        """Lets another player act first, if the game waits for several."""
        several = self.match.state.asking_mode == ANY_SEAT and len(self.match.seats_asked) > 1
        if several:
            self.waits = True
        else:
            self.line(self.say("no_wait"))

    def passes(self, seat: int) -> bool:
        """Passes for a human who wants to pass on, as long as a window is about nothing that others do."""
        nothing = self.quiet_option(seat) if seat in self.passing else None
        if nothing is None:
            return False
        self.passing[seat] += 1
        self.match.choose(nothing, seat)
        return True

    def quiet_option(self, seat: int) -> str | None:
        """The option to pass, where a human has it and the game says that nothing happens to react to."""
        question = self.match.view(seat).get("question")
        if not isinstance(question, dict) or not question.get("quiet"):
            return None
        return does_nothing([option["id"] for option in question["options"]])

    def tell_passed(self, seat: int) -> None:
        """How many windows were passed for a human, now that there is something to decide."""
        count = self.passing.pop(seat, 0)
        if count:
            self.line(self.say("passed" if count > 1 else "passed_one", count=count))

    # -- what was typed --------------------------------------------------------------------------

    def obey(self, typed: str, decision: Decision) -> None:
        """A question, a command, a number, or part of a sentence."""
        if typed.startswith("?"):
            self.lines(inquiry_lines(self.match, decision.seat, typed[1:].strip()))
            return
        word, _, rest = typed.partition(" ")
        command = COMMANDS.get(word.casefold())
        if command is not None:
            self.commands[command](rest.strip(), decision)
        elif typed.isdecimal():
            self.choose_number(int(typed), decision)
        else:
            self.choose_text(typed, decision)

    def choose_number(self, number: int, decision: Decision) -> None:
        """An option by the number before it."""
        if number < len(decision.options):
            self.match.choose(number, decision.seat)
        else:
            self.line(self.say("no_number", number=number, last=len(decision.options) - 1))

    def choose_text(self, text: str, decision: Decision) -> None:
        """An option by part of its sentence; several that fit are shown."""
        found = self.fitting(text, decision.options)
        if len(found) == 1:
            self.line(f"  → {self.plain(found[0].sentence)}")
            self.match.choose(found[0].index, decision.seat)
        elif found:
            self.line(self.say("ambiguous", count=len(found), text=text))
            for option in found:
                self.show_option(option)
        else:
            self.line(self.say("nothing_fits", text=text))

    def fitting(self, text: str, options: tuple[Option, ...]) -> list[Option]:
        """The options whose sentence is the text, or contains it, or contains all of its words."""
        wanted = text.casefold().rstrip(".")
        told = [(option, self.plain(option.sentence).casefold()) for option in options]
        exact = [option for option, sentence in told if sentence.rstrip(".") == wanted]
        part = [option for option, sentence in told if wanted in sentence]
        words = [
            option for option, sentence in told if all(word in sentence for word in wanted.split())
        ]
        return exact or part or words

    def show_help(self, rest: str, decision: Decision) -> None:
        """The commands."""
        self.line(self.say("help"))

    def show_all(self, rest: str, decision: Decision) -> None:
        """The table and the decision again."""
        self.show_table(decision.seat)

    def leave(self, rest: str, decision: Decision) -> None:
        """Leaves."""
        raise Leaving

    def show_log(self, rest: str, decision: Decision) -> None:
        """The last lines of the log, with the rules they come from."""
        if rest and not rest.isdecimal():
            self.line(self.say("log_how"))
            return
        entries = self.match.log(decision.seat)
        for entry in entries[-int(rest or LOG_LINES) or len(entries) :]:
            rule = f" [{entry.rule}]" if entry.rule else ""
            self.line(f"  {self.plain(entry.sentence)}{rule}")
        if not entries:
            self.line(self.say("log_empty"))

    def save(self, rest: str, decision: Decision) -> None:
        """Writes the game to a file."""
        if not rest:
            self.line(self.say("save_how"))
            return
        try:
            self.match.save(rest)
        except SaveError as error:
            self.line(self.say("not_saved", reason=error))
        else:
            self.saved_at = len(self.match.choices)
            self.line(self.say("saved", path=rest))

    def undo(self, rest: str, decision: Decision) -> None:
        """Back to the last decision of the human who asks."""
        match = self.match
        own = [place for place, (seat, _) in enumerate(match.choices) if seat == decision.seat]
        if not own:
            self.line(self.say("nothing_to_undo"))
            return
        count = len(match.choices) - own[-1]
        for _ in range(count):
            match.undo()
        for seat, told in self.told.items():
            self.told[seat] = min(told, len(match.log(seat)))
        self.table_is_old = True
        self.line(self.say("undone" if count > 1 else "undone_one", count=count))

    def hint(self, rest: str, decision: Decision) -> None:
        """What a good player would do, and why."""
        question = question_for(self.match.state, decision.seat)
        if self.adviser is None or question is None:
            self.line(self.say("no_hint"))
            return
        reader = Reader(decision.seat, self.match.language, self.match.names)
        for text in self.adviser.advise(self.match.game, self.match.state, question, reader):
            self.line(f"  {self.plain(text)}")

    def show_rule(self, rest: str, decision: Decision) -> None:
        """A numbered rule."""
        if not rest:
            self.line(self.say("rules_how"))
            return
        found = rules.rule(None, rest.upper())
        if found is None:
            self.line(self.say("no_rule", rule=rest))
        else:
            self.line(self.say("rule", rule=found.id, text=found.text))

    def speak(self, rest: str, decision: Decision) -> None:
        """English or German."""
        if rest not in LANGUAGES:
            self.line(self.say("language_how"))
            return
        self.match.language = rest
        self.line(self.say("language_set"))
        self.show_table(decision.seat)

    def concede(self, rest: str, decision: Decision) -> None:
        """Gives up, if that is meant."""
        if self.ask(self.say("concede_sure")).strip().casefold() in YES:
            self.line(self.say("conceded", player=self.player(decision.seat)))
            self.match.choose(CONCEDE, decision.seat)
        else:
            self.line(self.say("goes_on"))

    def show_card(self, rest: str, decision: Decision) -> None:
        """Everything that may be known about a card."""
        if not rest:
            self.line(self.say("card_how"))
            return
        self.lines(inspection_lines(self.match, decision.seat, rest))


def does_nothing(ids: list[str]) -> str | None:
    """The option with which a player does nothing, if there is one."""
    return next((one for one in ids if one in DO_NOTHING), None)

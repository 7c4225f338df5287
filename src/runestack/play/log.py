"""What has happened, in sentences: one log for each reader and language, told when it is first read.

Nothing is recorded while a game is played. Who reads a log gets it by playing the choices again and listening: each
event is told by the state right after the choice that led to it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from runestack.games.base import Game
from runestack.games.wording import Reader
from runestack.kernel.events import Event, Journal
from runestack.kernel.state import State
from runestack.play.history import History
from runestack.play.lines import Entry, Lines

__all__ = ["Entry", "Logs"]

SETUP = 0  # what happened before the first choice
PIECE = 8  # choices that are told in a moment
Key = tuple[int, str]  # a seat (or SPECTATOR) and a language
Readers = dict[Key, Lines]


class Logs:
    """The logs of a match, by seat (or spectator) and language."""

    def __init__(self, history: History, setup: Sequence[Event], names: Sequence[str]) -> None:
        self.history = history
        self.setup = setup  # the events of the setup, which is not played again
        # What the players were called: from how many choices on. A line keeps the names of its time.
        self.names: list[tuple[int, Sequence[str]]] = [(-1, names)]
        self.lines: dict[Key, Lines] = {}  # of those that somebody has read
        self.asides: dict[Key, Lines] = {}  # what was said, as long as it does not stand in a log
        self.told = -1  # the choice up to which these are told
        self.state: State | None = None  # after that choice; it records

    # -- reading ---------------------------------------------------------------------------------

    def of(self, seat: int, language: str, first: int = 0) -> list[Entry]:
        """What a reader may read, from a line on."""
        lines, early = self.up_to_date(seat, language), self.early(seat, language)
        return lines.since(first) + early[max(0, first - len(lines)) :]

    def length(self, seat: int, language: str) -> int:
        """How many lines a reader may read."""
        return len(self.up_to_date(seat, language)) + len(self.early(seat, language))

    def number_at(self, seat: int, language: str, choice: int) -> int:
        """The number of the first line that does not stand before a choice."""
        return self.up_to_date(seat, language).number_at(choice)

    def early(self, seat: int, language: str) -> list[Entry]:
        """What was said about the choice that is made next."""
        asides = self.asides.get((seat, language))
        return [] if asides is None else asides.after(len(self.history.choices))

    def up_to_date(self, seat: int, language: str) -> Lines:
        """What was told a reader, with all that has happened."""
        lines = self.lines.get((seat, language))
        if lines is not None and self.told == len(self.history.choices):
            return lines
        for _ in self.in_pieces([(seat, language)]):
            pass
        return self.lines[seat, language]

    def in_pieces(self, keys: Sequence[Key]) -> Iterator[None]:
        """Tells readers all that has happened, a few choices at a time: a server has others to serve in between.

        Nothing may happen in the game meanwhile; whoever is told for the first time is shown nothing until it is done.
        """
        fresh = {key: Lines() for key in keys if key not in self.lines}
        state, at = None, -1
        while fresh and at < self.told:
            after = min(at + PIECE, self.told)
            state = self.tell(fresh, state, at, after)
            at = after
            yield
        self.lines.update(fresh)
        last = len(self.history.choices)
        while self.told < last:
            after = min(self.told + PIECE, last)
            self.state = self.tell(self.lines, self.state, self.told, after)
            self.told = after
            yield

    @property
    def seats(self) -> set[int]:
        """Who has read what happened."""
        return {seat for seat, _ in self.lines}

    def tell(self, readers: Readers, state: State | None, first: int, last: int) -> State | None:
        """Tells some readers what happened after one choice and up to another; returns the state there."""
        history = self.history
        if first < SETUP <= last:
            state = history.at(SETUP)
            self.write(readers, state, self.setup, SETUP)
            first = SETUP
        if first < last:
            state = history.at(first) if state is None else state
            journal = state.journal = Journal()
            for choice in range(first + 1, last + 1):
                history.play_on(state, choice - 1, choice)
                self.write(readers, state, journal.events, choice)
                journal.events.clear()
        return state

    def write(self, readers: Readers, state: State, events: Sequence[Event], choice: int) -> None:
        """The events of a choice as lines for some readers who may know of them; first what was said about it."""
        for key, lines in readers.items():
            asides = self.asides.get(key)
            if asides is not None:
                lines.extend(asides.of_choice(choice))
                if asides.ends_by(choice):  # all of them stand in the log from now on
                    del self.asides[key]
        game, names = self.history.game, self.names_at(choice)
        told = [
            (Reader(seat, language, names), lines) for (seat, language), lines in readers.items()
        ]
        for event, turn in zip(events, self.turns_of(events, choice), strict=True):
            before: Entry | None = None
            for reader, lines in told:
                entry = entry_of(game, state, event, choice, turn, reader)
                if entry == before:
                    entry = before  # most lines say the same to several: one object for them
                before = entry
                if entry is not None:
                    lines.append(entry)

    def turns_of(self, events: Sequence[Event], choice: int) -> Iterator[int]:
        """The turn of each event of a choice, which may end one turn and begin the next."""
        game, turns = self.history.game, self.history.turns
        before, after = turns[max(0, choice - 1)], turns[choice]
        begun = not any(game.begins_turn(event) for event in events)
        for event in events:
            begun = begun or game.begins_turn(event)
            yield after if begun else before

    def names_at(self, choice: int) -> Sequence[str]:
        """What the players were called when a choice had just been made."""
        return [names for since, names in self.names if since < choice][-1]

    # -- writing ---------------------------------------------------------------------------------

    def say(self, seat: int, language: str, sentence: str) -> None:
        """A line of its own for one seat, about the choice that is made next."""
        choice, turn = len(self.history.choices) + 1, self.history.turns[-1]
        entry = Entry(choice, seat, sentence, "", (), (), turn, aside=True)
        self.asides.setdefault((seat, language), Lines()).append(entry)

    def rename(self, names: Sequence[str]) -> None:
        """From now on the players are called so."""
        self.names.append((len(self.history.choices), names))

    def take_back(self, history: History) -> None:
        """Forgets what happened after the last choice of an earlier history."""
        count = len(history.choices)
        self.history = history
        for lines in self.lines.values():
            lines.take_back(count)
        for asides in self.asides.values():
            asides.take_back(count)
        self.names = [(min(since, count), names) for since, names in self.names]
        if self.told > count:
            self.told, self.state = count, None

    def copy(self, history: History) -> Logs:
        """Logs of their own that say the same, for a match of its own."""
        other = Logs(history, self.setup, ())
        other.names = self.names[:]
        other.lines = {key: lines.copy() for key, lines in self.lines.items()}
        other.asides = {key: lines.copy() for key, lines in self.asides.items()}
        other.told = self.told
        return other


def entry_of(
    game: Game, state: State, event: Event, choice: int, turn: int, reader: Reader
) -> Entry | None:
    """An event as a line for a reader, if it is worth one."""
    sentence = game.event_sentence(state, event, reader)
    if sentence is None:
        return None
    cards = game.event_cards(state, event, reader.seat)
    printed = tuple(game.printed(state, card).id for card in cards)
    scene = game.event_scene(state, event)
    shown = None if scene is None else scene.of_cards(cards)
    return Entry(choice, event.seat, sentence, event.rule, cards, printed, turn, scene=shown)

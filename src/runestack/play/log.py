"""What has happened, in sentences: one log for each reader, in every language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from runestack.games.base import LANGUAGES, Game
from runestack.games.wording import SPECTATOR
from runestack.kernel.events import Event
from runestack.kernel.state import State


@dataclass(frozen=True)
class Entry:
    """A line of the log, as one seat may read it."""

    choice: int  # how many choices had been made when it happened
    seat: int  # whose act it was, or to whom it happened; -1: nobody's
    sentence: str
    rule: str
    cards: tuple[int, ...]
    printed: tuple[str, ...]  # the ids of those cards
    turn: int  # the number of the turn in which it happened
    aside: bool = False  # no event of the game: said to this seat alone


@dataclass(frozen=True)
class Logs:
    """The logs of a match, by seat (or spectator) and language."""

    seats: int
    lines: dict[tuple[int, str], list[Entry]] = field(default_factory=dict)

    def of(self, reader: int, language: str) -> list[Entry]:
        """What a reader may read; not to be changed."""
        return self.lines.get((reader, language), [])

    def add(self, reader: int, language: str, entry: Entry) -> None:
        """A line of its own for one reader."""
        self.lines.setdefault((reader, language), []).append(entry)

    def write(
        self, game: Game, state: State, events: Sequence[Event], choice: int, turns: tuple[int, int]
    ) -> None:
        """The events of a choice as lines for every reader who may know of them; turns: before it and after it."""
        readers = range(SPECTATOR, self.seats)
        dated = list(zip(events, turns_of(game, events, turns), strict=True))
        for language in LANGUAGES:
            for event, turn in dated:
                public: Entry | None = None
                for reader in readers:
                    entry = entry_of(game, state, event, choice, turn, reader, language)
                    if entry == public:
                        entry = public  # most lines say the same to all: one object for them
                    if reader == SPECTATOR:
                        public = entry
                    if entry is not None:
                        self.add(reader, language, entry)

    def take_back(self, choice: int) -> None:
        """Forgets what happened after so many choices."""
        for lines in self.lines.values():
            while lines and lines[-1].choice > choice:
                lines.pop()

    def copy(self) -> Logs:
        """Logs of their own that say the same."""
        return Logs(self.seats, {reader: lines[:] for reader, lines in self.lines.items()})


def turns_of(game: Game, events: Sequence[Event], turns: tuple[int, int]) -> Iterator[int]:
    """The turn of each event of a choice, which may end one turn and begin the next."""
    before, after = turns
    begun = not any(game.begins_turn(event) for event in events)
    for event in events:
        begun = begun or game.begins_turn(event)
        yield after if begun else before


def entry_of(
    game: Game, state: State, event: Event, choice: int, turn: int, reader: int, language: str
) -> Entry | None:
    """An event as a line for a reader, if it is worth one."""
    sentence = game.event_sentence(state, event, reader, language)
    if sentence is None:
        return None
    cards = game.event_cards(state, event, reader)
    printed = tuple(game.printed(state, card).id for card in cards)
    return Entry(choice, event.seat, sentence, event.rule, cards, printed, turn)

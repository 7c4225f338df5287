"""The state of a game: ints, lists of ints, frames.

A game declares its columns, piles and numbers once, as a `Shape`; `clone`, `dump`, `load` and `digest` follow from
that and so cover every field. A game's own state class only gives the columns names (`bind`) and answers the
kernel's questions (`answers`).
"""

from __future__ import annotations

import hashlib
import json
from typing import Final

from runestack.kernel import procedure as procedures
from runestack.kernel.answers import Answers
from runestack.kernel.decision import ONE_SEAT, Question, question_of
from runestack.kernel.events import Event, Journal, Lasting, Listener
from runestack.kernel.frame import NOBODY, NOTHING, REGISTERS, Frame
from runestack.kernel.manners import Manners
from runestack.kernel.outcome import Outcome
from runestack.kernel.program import Ability

DUMPED: Final = [
    "columns",
    "piles",
    "shared",
    "numbers",
    "queues",
    "frames",
    "random",
    "listeners",
    "lasting",
    "asking",
    "asking_mode",
    "outcome",
    "cause",
    "cause_text",
    "floor",
    "chain",
]

# No row of triggers in a game comes near this; one that does will never end by itself.
LONGEST_CHAIN: Final = 300


class Shape:
    """The declaration of a game's state: what there is, by name."""

    def __init__(
        self,
        game: str,
        columns: list[str],
        piles: list[str],
        shared: list[str],
        numbers: list[str],
        queues: list[str],
        kinds: int,
    ) -> None:
        self.game: str = game
        self.columns: list[str] = columns  # one list each, by card or by seat
        self.piles: list[str] = piles  # ordered cards, one list for each seat or side
        self.shared: list[str] = (
            shared  # ordered cards, one list each, whatever the number of seats
        )
        self.numbers: list[str] = numbers  # single numbers
        self.queues: list[str] = queues  # frames that wait: triggers, a stack, a ladder
        self.kinds: int = kinds  # how many kinds of events can be listened to


class State(Answers):
    """A game in progress, as plain data."""

    def __init__(self, shape: Shape, abilities: list[Ability] | None = None) -> None:
        self.shape: Shape = shape
        self.abilities: list[Ability] = [] if abilities is None else abilities  # never changed
        self.longest_chain: int = LONGEST_CHAIN  # a game may set its own
        self.columns: list[list[int]] = []
        self.piles: list[list[list[int]]] = []
        self.shared: list[list[int]] = []
        self.numbers: list[int] = []
        self.queues: list[list[Frame]] = []
        self.frames: list[Frame] = []
        self.random: list[int] = []
        self.listening: list[int] = []  # how many listeners for each kind of event
        self.listeners: list[Listener] = []
        self.lasting: list[Lasting] = []
        self.asking: list[Question] = []  # the open decision; empty: nobody is asked
        self.asking_mode: int = ONE_SEAT
        self.outcome: Outcome | None = None  # None: the game goes on
        self.cause: int = NOTHING  # the card whose effect runs
        self.cause_text: int = NOTHING  # and which of its abilities
        self.floor: int = 0  # what waits below this place comes after something else is finished
        self.chain: int = 0  # triggers executed since somebody last acted by choice
        self.kept: list[State] = []  # copies to go back to; never changed
        # lists of the game that the kernel reads too, named by `bind`
        nothing: list[int] = []
        self.stamp: list[int] = nothing  # which object each card is
        self.marks: list[int] = nothing  # how many lasting changes lie on each card
        self.controller: list[int] = nothing  # the seat that controls each card
        self.waiting: list[Frame] = []  # triggers
        # these belong to the match, not to the game
        self.journal: Journal | None = None
        self.manners: Manners | None = None
        # and these to a thought: windows to react in are passed by all, and nobody is asked;
        self.nobody_reacts: bool = False
        # of several players who may act at the same time, only the one who acts next is asked
        self.one_by_one: bool = False
        # whose thought it is, where the others are left out of it (`Answers.thinks_alone`)
        self.thinker: int = NOBODY

    def start(self, seats: int) -> None:
        """Empty lists for everything declared; of each pile one for every seat."""
        shape = self.shape
        self.columns = [[] for _ in shape.columns]
        self.piles = [[[] for _ in range(seats)] for _ in shape.piles]
        self.shared = [[] for _ in shape.shared]
        self.numbers = [0 for _ in shape.numbers]
        self.queues = [[] for _ in shape.queues]
        self.listening = [0] * shape.kinds

    def attend(self, journal: Journal | None, manners: Manners | None) -> None:
        """Lets a match record what happens, and say how it wants to be asked."""
        self.journal = journal
        self.manners = manners

    def new_row(self, columns: int) -> int:
        """A new card, with 0 in each of the first columns, which are those of cards; its number."""
        card = len(self.columns[0])
        for place in range(columns):
            self.columns[place].append(0)
        return card

    def controller_of(self, card: int) -> int:
        """By the column; some events have no card, or another number in its place."""
        return self.controller[card] if 0 <= card < len(self.controller) else NOBODY

    def copy_into(self, other: State) -> None:
        """Makes `other` a copy that shares nothing that can change."""
        other.columns = [column[:] for column in self.columns]
        other.piles = [[cards[:] for cards in pile] for pile in self.piles]
        other.shared = [cards[:] for cards in self.shared]
        other.numbers = self.numbers[:]
        other.queues = [[frame.copy() for frame in queue] for queue in self.queues]
        other.frames = [frame.copy() for frame in self.frames]
        other.random = self.random[:]
        other.listening = self.listening[:]
        other.listeners = self.listeners[:]
        other.lasting = self.lasting[:]
        other.asking = [question.copy() for question in self.asking]
        other.asking_mode = self.asking_mode
        other.outcome = self.outcome
        other.cause = self.cause
        other.cause_text = self.cause_text
        other.floor = self.floor
        other.chain = self.chain
        if self.kept or other.kept:
            other.kept = self.kept[:]

    def keep(self) -> int:
        """Keeps a copy of the state as it is now, and returns its place: `restore` goes back to it."""
        copy = self.clone()
        copy.kept = []
        self.kept.append(copy)
        return len(self.kept) - 1

    def restore(self, place: int) -> None:
        """Puts everything back as it was when it was kept, and forgets what was kept since.

        The frames are other ones afterwards: a step that restores is over. The journal belongs to the match and keeps
        what it was told.
        """
        frames = self.frames
        asking = self.asking
        earlier = self.kept[:place]
        self.kept[place].copy_into(self)
        frames[:] = self.frames  # the driver holds on to these two lists while it runs
        asking[:] = self.asking
        self.frames = frames
        self.asking = asking
        self.kept = earlier
        self.bind()

    def drop_kept(self, place: int) -> None:
        """Drops what was kept, from a place on: nobody will go back."""
        del self.kept[place:]

    def emit(self, kind: int, seat: int, card: int, other: int, number: int, rule: str) -> None:
        """Tells the recorder and the listeners of this kind that something has happened."""
        if self.journal is not None:
            self.journal.events.append(
                Event(
                    kind,
                    seat,
                    card,
                    other,
                    number,
                    rule,
                    self.cause,
                    self.controller_of(card),
                    self.controller_of(other),
                )
            )
        if self.listening[kind]:
            for listener in self.listeners:
                if listener.kind == kind and self.hears(listener, seat, card, other, number):
                    self.wake(listener, seat, card, other, number)

    def listen(self, listener: Listener) -> None:
        """A card in play begins to listen."""
        self.listeners.append(listener)
        self.listening[listener.kind] += 1

    def unlisten(self, card: int) -> None:
        """A card leaves play: its listeners go."""
        kept: list[Listener] = []
        for listener in self.listeners:
            if listener.card == card:
                self.listening[listener.kind] -= 1
            else:
                kept.append(listener)
        if len(kept) < len(self.listeners):
            self.listeners = kept

    def push(self, frame: Frame) -> None:
        """Starts a procedure on top of what runs."""
        self.frames.append(frame)

    def finish(self, outcome: Outcome) -> None:
        """The game is over: nothing further is carried out."""
        self.outcome = outcome
        self.frames.clear()
        self.asking.clear()
        self.kept.clear()
        for queue in self.queues:
            queue.clear()

    # -- what a game makes of it (the rest of what it answers stands in `answers`) ----------------

    def clone(self) -> State:
        """A copy of its own."""
        raise NotImplementedError

    def bind(self) -> None:
        """Gives the columns and piles their names; called whenever the lists are new."""
        raise NotImplementedError

    # -- saving ----------------------------------------------------------------------------------

    def dump(self) -> dict[str, object]:
        """Everything, by name, as plain data; what is kept are dumps in the dump."""
        data = self.dump_now()
        data["kept"] = [copy.dump_now() for copy in self.kept]
        return data

    def dump_now(self) -> dict[str, object]:
        """Everything but what is kept. Frames name their procedure and step by words."""
        shape = self.shape
        return {
            "game": shape.game,
            "columns": dict(
                zip(shape.columns, [column[:] for column in self.columns], strict=True)
            ),
            "piles": {
                name: [cards[:] for cards in pile]
                for name, pile in zip(shape.piles, self.piles, strict=True)
            },
            "shared": dict(zip(shape.shared, [cards[:] for cards in self.shared], strict=True)),
            "numbers": dict(zip(shape.numbers, self.numbers, strict=True)),
            "queues": {
                name: [dump_frame(frame) for frame in queue]
                for name, queue in zip(shape.queues, self.queues, strict=True)
            },
            "frames": [dump_frame(frame) for frame in self.frames],
            "random": self.random[:],
            "listeners": [listener.numbers() for listener in self.listeners],
            "lasting": [lasting.numbers() for lasting in self.lasting],
            "asking": [question.numbers() for question in self.asking],
            "asking_mode": self.asking_mode,
            "outcome": None if self.outcome is None else self.outcome.dump(),
            "cause": self.cause,
            "cause_text": self.cause_text,
            "floor": self.floor,
            "chain": self.chain,
        }

    def digest(self) -> str:
        """A hash over everything, the same in both builds."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    def load(self, data: dict[str, object]) -> None:
        """The reverse of `dump`, into a state of the same shape."""
        if "kept" not in data:
            message = "the state lacks kept"
            raise ValueError(message)
        self.load_now(data)
        kept: list[State] = []
        for entry in as_list(data["kept"]):
            copy = self.clone()
            copy.load_now(as_dict(entry))
            kept.append(copy)
        self.kept = kept

    def load_now(self, data: dict[str, object]) -> None:
        """The reverse of `dump_now`; nothing is kept then."""
        shape = self.shape
        if data.get("game") != shape.game:
            message = f"a state of {data.get('game')!r} was given to {shape.game!r}"
            raise ValueError(message)
        missing = [key for key in DUMPED if key not in data]
        if missing:
            message = f"the state lacks {', '.join(missing)}"
            raise ValueError(message)
        columns = named_lists(data, "columns", shape.columns)
        self.columns = [int_list(column) for column in columns]
        self.piles = [
            [int_list(cards) for cards in as_list(pile)]
            for pile in named_lists(data, "piles", shape.piles)
        ]
        shared = named_lists(data, "shared", shape.shared)
        self.shared = [int_list(cards) for cards in shared]
        numbers = as_dict(data["numbers"])
        if sorted(numbers) != sorted(shape.numbers):
            message = f"numbers: expected {sorted(shape.numbers)}, found {sorted(numbers)}"
            raise ValueError(message)
        self.numbers = [as_int(numbers[name]) for name in shape.numbers]
        self.queues = [
            [load_frame(as_list(frame)) for frame in as_list(queue)]
            for queue in named_lists(data, "queues", shape.queues)
        ]
        self.frames = [load_frame(as_list(frame)) for frame in as_list(data["frames"])]
        self.random = int_list(data["random"])
        self.listening = [0] * shape.kinds
        self.listeners = []
        for entry in as_list(data["listeners"]):
            n = int_list(entry)
            self.listen(Listener(n[0], n[1], n[2], n[3]))
        self.lasting = []
        for entry in as_list(data["lasting"]):
            n = int_list(entry)
            self.lasting.append(Lasting(n[0], n[1], n[2], n[3], n[4], n[5], n[6]))
        self.asking = [question_of(int_list(entry)) for entry in as_list(data["asking"])]
        self.asking_mode = as_int(data["asking_mode"])
        outcome = data["outcome"]
        self.outcome = None if outcome is None else load_outcome(as_dict(outcome))
        self.cause = as_int(data["cause"])
        self.cause_text = as_int(data["cause_text"])
        self.floor = as_int(data["floor"])
        self.chain = as_int(data["chain"])
        self.kept = []
        self.bind()


def load_outcome(data: dict[str, object]) -> Outcome:
    """The reverse of `Outcome.dump`."""
    return Outcome(
        int_list(data["scores"]),
        str(data["reason"]),
        str(data["rule"]),
        int_list(data["ranks"]),
        int_list(data["points"]),
    )


def dump_frame(frame: Frame) -> list[object]:
    """Procedure and step by name, then the registers."""
    name = procedures.NAMES[frame.procedure]
    registers: list[object] = []
    for value in frame.registers():
        registers.append(value)
    steps = procedures.STEP_NAMES[frame.procedure]
    return [name, steps[min(frame.step, len(steps) - 1)], *registers]


def load_frame(data: list[object]) -> Frame:
    """The reverse of `dump_frame`; an unknown procedure or step is an error that names it."""
    if len(data) < REGISTERS + 2:
        message = f"a frame with {len(data)} entries is not complete"
        raise ValueError(message)
    name = str(data[0])
    step = str(data[1])
    number = procedures.NUMBERS.get(name, NOTHING)
    if number == NOTHING:
        message = f"no procedure is called {name!r}"
        raise ValueError(message)
    if step not in procedures.STEP_NAMES[number]:
        message = f"procedure {name!r} has no step {step!r}"
        raise ValueError(message)
    frame = Frame(number, NOBODY, NOTHING)
    frame.step = procedures.STEP_NAMES[number].index(step)
    frame.set_registers(int_list(data[2:]))
    return frame


def as_int(value: object) -> int:
    """A number of a loaded state."""
    if not isinstance(value, int):
        message = f"a number was expected, not {value!r}"
        raise TypeError(message)
    return value


def as_list(value: object) -> list[object]:
    """A list of a loaded state."""
    if not isinstance(value, list):
        message = f"a list was expected, not {value!r}"
        raise TypeError(message)
    return value


def as_dict(value: object) -> dict[str, object]:
    """A table of a loaded state."""
    if not isinstance(value, dict):
        message = f"a table was expected, not {value!r}"
        raise TypeError(message)
    return value


def int_list(value: object) -> list[int]:
    """A list of numbers of a loaded state."""
    return [as_int(item) for item in as_list(value)]


def named_lists(data: dict[str, object], key: str, names: list[str]) -> list[list[object]]:
    """The lists of a table in the order of their names; nothing may be missing or left over."""
    table = as_dict(data[key])
    if sorted(table) != sorted(names):
        message = f"{key}: expected {sorted(names)}, found {sorted(table)}"
        raise ValueError(message)
    return [as_list(table[name]) for name in names]

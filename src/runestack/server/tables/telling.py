"""What everybody at a table is told when it has changed; a state may be held back, so that the time tells nothing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from runestack.games.wording import SPECTATOR
from runestack.server.entries import (
    BY_HAND,
    AnyEntry,
    Chose,
    PassingSet,
    Seated,
    Started,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from runestack.server.hub import Hub, Listener, encode
from runestack.server.limits import Allowance
from runestack.server.messages.from_server import (
    ChatMessage,
    SaidMessage,
    TableMessage,
    UndoRequested,
)
from runestack.server.settings import Settings
from runestack.server.tables.folding import drawn
from runestack.server.tables.live import LiveTable
from runestack.server.tables.showing import log_length, state_message, table_message
from runestack.server.tables.undoing import Parties, request_line

CHAT_RATE, CHAT_RESERVE = 4.0, 20  # lines a second at one table
HINT_RATE, HINT_RESERVE = 0.5, 6  # hints a second at one table


class Kept:
    """A table in memory, with what belongs to this process."""

    def __init__(self, live: LiveTable, parties: Parties) -> None:
        self.live = live
        self.parties = parties
        self.release = 0.0  # when the last state may be shown
        self.has_request = live.request is not None  # as everybody here was told
        self.heard = live.said  # lines of the chat that everybody here was told
        self.used = time.monotonic()
        self.crowd: dict[int, str] = {}  # the last state for spectators, by the line it begins with
        self.chat = Allowance(CHAT_RATE, CHAT_RESERVE)
        self.hints = Allowance(HINT_RATE, HINT_RESERVE)

    @property
    def is_held(self) -> bool:
        """Whether the last state is still held back."""
        return self.release > asyncio.get_running_loop().time()

    async def shown(self) -> None:
        """Waits until the last state is shown: whoever asks about the game hears of what everybody was shown."""
        while self.is_held:  # noqa: ASYNC110  # a time is waited for, not an event
            await asyncio.sleep(self.release - asyncio.get_running_loop().time())


class Teller:
    """Sends what has happened at a table to the browsers that listen in this process."""

    def __init__(self, settings: Settings, hub: Hub) -> None:
        self.settings = settings
        self.hub = hub

    def find_seats(self, kept: Kept, listener: Listener) -> None:
        """The seats of a listener; one that it has got or lost is shown from the beginning of its log."""
        listener.yours = [
            seat for seat, sessions in enumerate(kept.parties) if listener.session in sessions
        ]
        for reader in list(listener.sent):
            if reader not in listener.readers:
                del listener.sent[reader]

    def tell(self, kept: Kept, entries: Sequence[AnyEntry]) -> None:
        """Sends everybody what has changed; states perhaps a little later (the bluff delay)."""
        live = kept.live
        now = asyncio.get_running_loop().time()
        kept.release = max(kept.release, now) + self.hold(live, entries)
        kept.crowd.clear()
        rewound = any(isinstance(entry, Undone) for entry in entries)
        about_table = any(isinstance(entry, Seated | Started) for entry in entries)
        played = any(isinstance(entry, Chose | Undone | Started) for entry in entries)
        was_asked = kept.has_request
        kept.has_request = live.request is not None
        if about_table or live.status == "over":
            self.send_tables(kept)
        said = [line for line in live.chat if line.number > kept.heard]
        kept.heard = live.said
        for listener in self.hub.at(live.row.id):
            if played:
                self.send_state(kept, listener, rewound=rewound)
            if was_asked and not kept.has_request and not rewound:
                self.send_request(kept, listener)  # also where a choice has ended it
            for entry in entries:
                self.send_word(kept, listener, entry)
                if isinstance(entry, PassingSet) and not played and entry.seat in listener.yours:
                    self.send_state_of(kept, listener, entry.seat)
            for line in said:
                listener.later(SaidMessage(seq=live.public_seq, line=line), kept.release)

    def send_tables(self, kept: Kept) -> None:
        """The table to everybody, written once for all who are shown the same."""
        written: dict[tuple[int, ...], str] = {}
        host = kept.live.row.host
        for listener in self.hub.at(kept.live.row.id):
            key = (listener.session == host, *listener.yours)
            if key not in written:
                written[key] = encode(self.table_message(kept, listener))
            listener.later_text(written[key], kept.release)

    def send_table(self, kept: Kept, listener: Listener, ref: int | None = None) -> None:
        """The table itself."""
        message = self.table_message(kept, listener)
        message.ref = ref
        listener.later(message, kept.release)

    def table_message(self, kept: Kept, listener: Listener) -> TableMessage:
        """The table as a listener may know it."""
        table = kept.live.row.id
        return table_message(
            kept.live,
            session=listener.session,
            yours=listener.yours,
            present=self.hub.present(table),
            watchers=self.hub.watchers(table),
            parties=kept.parties,
        )

    def send_chat(self, kept: Kept, listener: Listener) -> None:
        """What was said so far."""
        listener.later(ChatMessage(lines=kept.live.chat), kept.release)

    def send_state(
        self, kept: Kept, listener: Listener, *, rewound: bool = False, ref: int | None = None
    ) -> None:
        """The game, once for each seat of a listener."""
        for reader in listener.readers:
            self.send_state_of(kept, listener, reader, ref=ref, rewound=rewound)

    def send_state_of(
        self,
        kept: Kept,
        listener: Listener,
        reader: int,
        ref: int | None = None,
        *,
        rewound: bool = False,
    ) -> None:
        """The game as one seat of a listener sees it, with what is new in its log."""
        if kept.live.match is None:
            return
        length = log_length(kept.live.match, reader)
        first = min(listener.sent.get(reader, 0), length)
        if rewound:
            first = min(first, kept.live.cut.get(reader, 0))
        listener.sent[reader] = length
        listener.later_text(self.state_text(kept, reader, first, ref), kept.release)

    def state_text(self, kept: Kept, reader: int, first: int, ref: int | None) -> str:
        """The game as it is sent; for a crowd of spectators it is written once."""
        text = kept.crowd.get(first) if reader == SPECTATOR else None
        if text is None:
            message = state_message(kept.live, reader, first, kept.parties)
            assert message is not None
            text = encode(message)
            if reader == SPECTATOR and self.hub.watchers(kept.live.row.id) > 1:
                kept.crowd[first] = text
        return text if ref is None else text.replace('"ref":null', f'"ref":{ref}', 1)

    def send_word(self, kept: Kept, listener: Listener, entry: AnyEntry) -> None:
        """Requests to take something back; how they end is noted in the chat, too."""
        asks = isinstance(entry, UndoAsked) or (isinstance(entry, UndoAnswered) and entry.allow)
        if asks or isinstance(entry, Undone):
            self.send_request(kept, listener)

    def send_request(self, kept: Kept, listener: Listener) -> None:
        """Whether somebody wants to take something back, or how that ended."""
        live = kept.live
        line = request_line(live, kept.parties, listener.readers[0])
        ended = None if line else live.request_allowed
        message = UndoRequested(seq=live.public_seq, request=line, allowed=ended)
        listener.later(message, kept.release)

    def hold(self, live: LiveTable, entries: Sequence[AnyEntry]) -> float:
        """How long the next state is held back, so that nobody learns who could have done something."""
        choices = [entry for entry in entries if isinstance(entry, Chose)]
        persons = live.persons
        if not choices or len(persons) < 2 or live.is_at_one_screen:
            return 0.0
        actor = choices[0].seat
        quiet = any(entry.rule not in {BY_HAND, "then"} for entry in choices)
        bits = sum(1 << seat for seat in persons if seat != actor)
        marks = live.marks[-len(choices) :]
        if not quiet and not any(mark.passed_over & bits for mark in marks):
            return 0.0
        return drawn(self.settings, live)

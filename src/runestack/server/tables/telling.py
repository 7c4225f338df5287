"""What everybody at a table is told when it has changed; a state may be held back, so that the time tells nothing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from runestack.server.entries import (
    BY_HAND,
    AnyEntry,
    Chose,
    PassingSet,
    Said,
    Seated,
    Started,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from runestack.server.hub import Hub, Listener
from runestack.server.messages.from_server import SaidMessage, UndoRequested
from runestack.server.settings import Settings
from runestack.server.tables.folding import drawn
from runestack.server.tables.live import LiveTable
from runestack.server.tables.showing import log_length, state_message, table_message
from runestack.server.tables.undoing import Parties, request_line


class Kept:
    """A table in memory, with what belongs to this process."""

    def __init__(self, live: LiveTable, parties: Parties) -> None:
        self.live = live
        self.parties = parties
        self.release = 0.0  # when the last state may be shown
        self.has_request = live.request is not None  # as everybody here was told
        self.used = time.monotonic()


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
        rewound = any(isinstance(entry, Undone) for entry in entries)
        about_table = any(isinstance(entry, Seated | Started) for entry in entries)
        played = any(isinstance(entry, Chose | Undone | Started) for entry in entries)
        was_asked = kept.has_request
        kept.has_request = live.request is not None
        for listener in self.hub.at(live.row.id):
            if about_table or live.status == "over":
                self.send_table(kept, listener)
            if played:
                self.send_state(kept, listener, rewound=rewound)
            if was_asked and not kept.has_request and not rewound:
                self.send_request(kept, listener)  # also where a choice has ended it
            for entry in entries:
                self.send_word(kept, listener, entry)
                if isinstance(entry, PassingSet) and not played and entry.seat in listener.yours:
                    self.send_state_of(kept, listener, entry.seat)

    def send_table(self, kept: Kept, listener: Listener, ref: int | None = None) -> None:
        """The table itself."""
        table = kept.live.row.id
        message = table_message(
            kept.live,
            session=listener.session,
            yours=listener.yours,
            present=self.hub.present(table),
            watchers=self.hub.watchers(table),
            parties=kept.parties,
        )
        message.ref = ref
        listener.later(message, kept.release)

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
        message = state_message(kept.live, reader, first, kept.parties)
        assert message is not None
        message.ref = ref
        listener.sent[reader] = length
        listener.later(message, kept.release)

    def send_word(self, kept: Kept, listener: Listener, entry: AnyEntry) -> None:
        """Chat, and requests to take something back: how they end is noted in the chat, too."""
        live = kept.live
        asks = isinstance(entry, UndoAsked) or (isinstance(entry, UndoAnswered) and entry.allow)
        if asks or isinstance(entry, Undone):
            self.send_request(kept, listener)
        is_denial = isinstance(entry, UndoAnswered) and live.request_allowed is False
        if isinstance(entry, Said | Undone) or is_denial:
            listener.later(SaidMessage(seq=live.public_seq, line=live.chat[-1]), kept.release)

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
        if not choices or len(persons) < 2 or live.row.hot_seat:
            return 0.0
        actor = choices[0].seat
        quiet = any(entry.rule != BY_HAND for entry in choices)
        bits = sum(1 << seat for seat in persons if seat != actor)
        marks = live.marks[-len(choices) :]
        if not quiet and not any(mark.passed_over & bits for mark in marks):
            return 0.0
        return drawn(self.settings, live)

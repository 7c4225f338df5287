"""What the server refuses, each with a code, a status and a sentence in both languages."""

from __future__ import annotations

from functools import partial
from typing import Any

from runestack.server.messages.common import Words
from runestack.server.messages.from_server import Refused
from runestack.server.requests import ErrorAnswer, ErrorBody

SENTENCES: dict[str, tuple[int, str, str]] = {
    "malformed": (
        400,
        "The message was not understood: {why}.",
        "Die Nachricht wurde nicht verstanden: {why}.",
    ),
    "too_large": (
        413,
        "The message is longer than {most} bytes.",
        "Die Nachricht ist länger als {most} Bytes.",
    ),
    "no_hello": (400, "The first message must be hello.", "Die erste Nachricht muss hello sein."),
    "no_table": (404, "There is no such table.", "Diesen Tisch gibt es nicht."),
    "no_game": (404, "There is no such game.", "Dieses Spiel gibt es nicht."),
    "no_rule": (404, "There is no such rule.", "Diese Regel gibt es nicht."),
    "no_replay": (404, "There is no such replay.", "Diese Wiederholung gibt es nicht."),
    "no_seat": (404, "This table has no such seat.", "Diesen Platz hat der Tisch nicht."),
    "no_route": (404, "There is nothing here.", "Hier gibt es nichts."),
    "no_method": (405, "That cannot be done here.", "Das geht hier nicht."),
    "not_yours": (403, "That is not your seat.", "Dort sitzt du nicht."),
    "not_host": (
        403,
        "Only the host of the table may do that.",
        "Das darf nur, wer den Tisch angelegt hat.",
    ),
    "wrong_secret": (
        403,
        "This link does not belong to a seat at this table, or it has expired.",
        "Dieser Link passt zu keinem Platz des Tisches (mehr).",
    ),
    "seat_taken": (
        409,
        "Somebody sits there: only they can make a link for another device.",
        "Dort sitzt jemand: Einen Link für ein weiteres Gerät gibt es nur von dort.",
    ),
    "no_free_seat": (409, "No seat is free.", "Kein Platz ist frei."),
    "not_open": (
        403,
        "Seats at this table are given out by link only.",
        "Plätze an diesem Tisch gibt es nur per Link.",
    ),
    "foreign_origin": (
        403,
        "This page does not belong to this server.",
        "Diese Seite gehört nicht zu diesem Server.",
    ),
    "bad_setting": (400, "That cannot be played: {why}", "So lässt sich nicht spielen: {why}"),
    "bad_agent": (
        400,
        "There is no computer opponent called {name}.",
        "Den Computergegner {name} gibt es nicht.",
    ),
    "bad_file": (
        400,
        "The file cannot be played: {why}",
        "Die Datei lässt sich nicht abspielen: {why}",
    ),
    "bad_stop": (400, "There is no phase {name}.", "Die Phase {name} gibt es nicht."),
    "not_running": (409, "The game is not being played.", "Das Spiel läuft nicht."),
    "over": (409, "The game is over.", "Das Spiel ist zu Ende."),
    "not_asked": (409, "It is not your decision now.", "Du bist gerade nicht gefragt."),
    "stale": (409, "The game has moved on.", "Der Tisch ist inzwischen weiter."),
    "not_offered": (409, "That is not possible now.", "Das steht gerade nicht zur Wahl."),
    "undo_off": (
        409,
        "There is no undo at this table.",
        "An diesem Tisch wird nichts zurückgenommen.",
    ),
    "nothing_to_undo": (
        409,
        "There is nothing to undo.",
        "Es gibt nichts zurückzunehmen.",
    ),
    "undo_open": (
        409,
        "An undo request is already open.",
        "Es ist schon etwas zum Zurücknehmen angefragt.",
    ),
    "undo_blocked": (
        409,
        "Another player has blocked further requests.",
        "Jemand möchte nicht mehr gefragt werden.",
    ),
    "no_request": (
        409,
        "There is no undo request.",
        "Niemand möchte etwas zurücknehmen.",
    ),
    "may_not_block": (
        409,
        "You can block requests after denying two.",
        "Ganz abweisen kann man nach zwei Ablehnungen.",
    ),
    "hints_off": (
        403,
        "There are no hints at this table: several people play, and its host has not allowed hints.",
        "An diesem Tisch gibt es keine Tipps: Es spielen mehrere, und erlaubt wurden sie beim Anlegen nicht.",
    ),
    "hint_open": (
        409,
        "A hint for this seat is already being thought about.",
        "Über einen Tipp für diesen Platz wird schon nachgedacht.",
    ),
    "hint_failed": (
        503,
        "No hint could be found for this decision; try again in a moment.",
        "Für diese Entscheidung kam kein Tipp zustande; versuche es gleich noch einmal.",
    ),
    "hints_busy": (
        503,
        "Others are waiting for hints; try again in a moment.",
        "Andere warten gerade auf Tipps; versuche es gleich noch einmal.",
    ),
    "analysis_busy": (
        503,
        "Other games are being analysed; try again in a moment.",
        "Gerade werden andere Spiele analysiert; versuche es gleich noch einmal.",
    ),
    "analysis_failed": (
        503,
        "This game could not be analysed; try again in a moment.",
        "Dieses Spiel ließ sich nicht analysieren; versuche es gleich noch einmal.",
    ),
    "not_over": (
        409,
        "This is available once the game is over.",
        "Das ist offen, sobald das Spiel zu Ende ist.",
    ),
    "no_moment": (404, "The game has no such moment.", "Diesen Augenblick hat das Spiel nicht."),
    "unknown_card": (404, "You cannot see such a card.", "Eine solche Karte siehst du nicht."),
    "other_version": (
        409,
        "This game was played with other rules or cards: {why}",
        "Dieses Spiel wurde mit anderen Regeln oder Karten gespielt: {why}",
    ),
    "too_many_tables": (
        503,
        "This server has reached its limit of tables.",
        "Es gibt so viele Tische, wie dieser Server erlaubt.",
    ),
    "own_tables": (
        503,
        "You have as many tables as this server keeps for one address. Delete one first.",
        "Von dir gibt es so viele Tische, wie dieser Server von einer Adresse aufhebt. Löse erst einen auf.",
    ),
    "too_many_replays": (
        503,
        "This server has reached its limit of saved games.",
        "Es gibt so viele gespeicherte Spiele, wie dieser Server erlaubt.",
    ),
    "own_replays": (
        503,
        "You have handed in as many saved games as this server keeps for one address.",
        "Von dir gibt es so viele gespeicherte Spiele, wie dieser Server von einer Adresse aufhebt.",
    ),
    "too_long": (
        409,
        "A game can only be continued from one of its first {most} choices.",
        "Weiterspielen lässt sich ein Spiel ab den ersten {most} Entscheidungen.",
    ),
    "busy_reading": (
        503,
        "Other saved games are being read; try again in a moment.",
        "Gerade werden andere gespeicherte Spiele gelesen; versuche es gleich noch einmal.",
    ),
    "too_fast": (
        429,
        "Too many requests; try again in a moment.",
        "Zu viele Anfragen; versuche es gleich noch einmal.",
    ),
    "chat_too_fast": (
        429,
        "Too much chat at once; try again in a moment.",
        "Zu viel Chat auf einmal; versuche es gleich noch einmal.",
    ),
    "chat_full": (
        409,
        "The chat of this table is full.",
        "Der Chat dieses Tisches ist voll.",
    ),
    "table_full": (
        409,
        "So much has happened at this table that it takes no more.",
        "An diesem Tisch ist so viel geschehen, dass nichts mehr hinzukommen kann.",
    ),
    "busy": (
        503,
        "The table is being changed elsewhere; try again.",
        "Der Tisch wird gerade anderswo verändert; versuche es noch einmal.",
    ),
    "fault": (
        500,
        "Something went wrong on the server; nothing has changed.",
        "Hier ist etwas schiefgegangen; nichts hat sich verändert.",
    ),
    "not_ready": (
        503,
        "The database cannot be reached or written to; nothing has changed.",
        "Die Datenbank ist nicht da oder lässt sich nicht beschreiben; nichts hat sich verändert.",
    ),
}


class TableError(Exception):
    """Something that the server refuses. Nothing has changed. Values may be words in both languages."""

    def __init__(
        self, code: str, *, wait: float = 0.0, ref: int | None = None, **values: object
    ) -> None:
        super().__init__(code)
        self.code = code
        self.values = values
        self.wait = wait  # seconds after which it may be tried again
        self.ref = ref  # of the message, if it was read so far
        self.status, english, german = SENTENCES[code]
        words = {name: one for name, one in values.items() if isinstance(one, Words)}
        self.words = Words(
            english.format(**{**values, **{name: one.en for name, one in words.items()}}),
            german.format(**{**values, **{name: one.de for name, one in words.items()}}),
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """As a worker hands it to the server."""
        known: dict[str, Any] = {"wait": self.wait, "ref": self.ref, **self.values}
        return partial(type(self), **known), (self.code,)

    def refusal(self, ref: int | None = None) -> Refused:
        """As a message of the socket."""
        return Refused(code=self.code, message=self.words, ref=ref)

    def answer(self) -> ErrorAnswer:
        """As the body of an HTTP answer."""
        return ErrorAnswer(ErrorBody(self.code, self.words))

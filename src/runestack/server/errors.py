"""What the server refuses, each with a code, a status and a sentence in both languages."""

from __future__ import annotations

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
    "no_hello": (400, "The first message has to be hello.", "Die erste Nachricht muss hello sein."),
    "no_table": (404, "There is no such table.", "Diesen Tisch gibt es nicht."),
    "no_game": (404, "There is no such game.", "Dieses Spiel gibt es nicht."),
    "no_rule": (404, "There is no such rule.", "Diese Regel gibt es nicht."),
    "no_replay": (404, "There is no such replay.", "Diese Wiederholung gibt es nicht."),
    "no_seat": (404, "The table has no such seat.", "Diesen Platz hat der Tisch nicht."),
    "no_route": (404, "There is nothing here.", "Hier gibt es nichts."),
    "no_method": (405, "That cannot be done here.", "Das geht hier nicht."),
    "not_yours": (403, "You do not sit there.", "Dort sitzt du nicht."),
    "not_host": (
        403,
        "Only who made the table may do that.",
        "Das darf nur, wer den Tisch angelegt hat.",
    ),
    "wrong_secret": (
        403,
        "This link does not fit any seat of the table (any more).",
        "Dieser Link passt zu keinem Platz des Tisches (mehr).",
    ),
    "no_free_seat": (409, "No seat is free.", "Kein Platz ist frei."),
    "not_open": (
        403,
        "Seats of this table are given by link only.",
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
        "There is no computer opponent {name}.",
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
    "not_asked": (409, "You are not asked now.", "Du bist gerade nicht gefragt."),
    "stale": (409, "The table has moved on since.", "Der Tisch ist inzwischen weiter."),
    "not_offered": (409, "That is not offered now.", "Das steht gerade nicht zur Wahl."),
    "undo_off": (
        409,
        "Nothing is taken back at this table.",
        "An diesem Tisch wird nichts zurückgenommen.",
    ),
    "nothing_to_undo": (
        409,
        "There is nothing to take back.",
        "Es gibt nichts zurückzunehmen.",
    ),
    "undo_open": (
        409,
        "A request to take back is open already.",
        "Es ist schon etwas zum Zurücknehmen angefragt.",
    ),
    "undo_blocked": (
        409,
        "Another player does not want to be asked any more.",
        "Jemand möchte nicht mehr gefragt werden.",
    ),
    "no_request": (
        409,
        "Nobody asks to take anything back.",
        "Niemand möchte etwas zurücknehmen.",
    ),
    "may_not_block": (
        409,
        "Blocking is possible after two denials.",
        "Ganz abweisen kann man nach zwei Ablehnungen.",
    ),
    "not_over": (
        409,
        "This is open when the game is over.",
        "Das ist offen, sobald das Spiel zu Ende ist.",
    ),
    "no_moment": (404, "The game has no such moment.", "Diesen Augenblick hat das Spiel nicht."),
    "unknown_card": (404, "You do not see such a card.", "Eine solche Karte siehst du nicht."),
    "other_version": (
        409,
        "This game was played with other rules or cards: {why}",
        "Dieses Spiel wurde mit anderen Regeln oder Karten gespielt: {why}",
    ),
    "too_many_tables": (
        503,
        "There are as many tables as this server allows.",
        "Es gibt so viele Tische, wie dieser Server erlaubt.",
    ),
    "too_fast": (
        429,
        "Too many requests; try again in a moment.",
        "Zu viele Anfragen; versuche es gleich noch einmal.",
    ),
    "busy": (
        503,
        "The table is being changed elsewhere; try again.",
        "Der Tisch wird gerade anderswo verändert; versuche es noch einmal.",
    ),
    "fault": (
        500,
        "Something went wrong here; nothing has changed.",
        "Hier ist etwas schiefgegangen; nichts hat sich verändert.",
    ),
    "not_ready": (503, "The database is not there.", "Die Datenbank ist nicht da."),
}


class TableError(Exception):
    """Something that the server refuses. Nothing has changed. Values may be words in both languages."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.status, english, german = SENTENCES[code]
        words = {name: one for name, one in values.items() if isinstance(one, Words)}
        self.words = Words(
            english.format(**{**values, **{name: one.en for name, one in words.items()}}),
            german.format(**{**values, **{name: one.de for name, one in words.items()}}),
        )

    def refusal(self, ref: int | None = None) -> Refused:
        """As a message of the socket."""
        return Refused(code=self.code, message=self.words, ref=ref)

    def answer(self) -> ErrorAnswer:
        """As the body of an HTTP answer."""
        return ErrorAnswer(ErrorBody(self.code, self.words))

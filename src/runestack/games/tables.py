"""What the text tables of all games share: lines that fit the terminal, names of players and cards, what is asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from textwrap import wrap
from typing import Any

from runestack.games.view_types import PieceView
from runestack.games.views import Data, plain_text
from runestack.games.wording import Reader

Words = dict[str, str]

WIDTH = 96
HARD_SPACE = "\u00a0"

# what every table says; a game's words come on top
ENGLISH: Words = {
    "setup": "Setup",
    "you": "You",
    "opponent": "Opponent",
    "player": "Player {number}",
    "first": "first player",
    "hand": "Hand",
    "deck": "Deck",
    "hidden": "hidden",
    "was": "{now} (printed {printed})",
    "known_at": "{name}: at {position} from the top",
    "owner": "owned by {player}",
    "running": "being executed",
    "triggers": "Triggered, waiting",
    "waiting": "Waiting for: {players}",
    "won": "The game is over. Won by: {players}.",
    "tie": "The game is a tie.",
    "some_tied": "The game is a tie between: {players}.",
    "lost_together": "The game is over. All players have lost.",
    "lost_alone": "The game is over. You have lost.",
    "nobody_won": "The game is over. Nobody has won.",
    "gave_up": "gave up",
    "gains": "gains {what}",
    "loses": "loses {what}",
    "lost": "no longer: {keywords}",
}
GERMAN: Words = {
    "setup": "Spielaufbau",
    "you": "Du",
    "opponent": "Gegner",
    "player": "Spieler {number}",
    "first": "Startspieler",
    "hand": "Hand",
    "deck": "Deck",
    "hidden": "verdeckt",
    "was": "{now} (gedruckt {printed})",
    "known_at": "{name}: an {position}. Stelle von oben",
    "owner": "Besitzer: {player}",
    "running": "wird ausgeführt",
    "triggers": "Ausgelöst, wartet",
    "waiting": "Das Spiel wartet auf: {players}",
    "won": "Das Spiel ist aus. Gewonnen hat: {players}.",
    "tie": "Das Spiel endet unentschieden.",
    "some_tied": "Das Spiel endet unentschieden zwischen: {players}.",
    "lost_together": "Das Spiel ist aus. Alle Spieler haben verloren.",
    "lost_alone": "Das Spiel ist aus. Du hast verloren.",
    "nobody_won": "Das Spiel ist aus. Niemand hat gewonnen.",
    "gave_up": "hat aufgegeben",
    "gains": "erhält {what}",
    "loses": "verliert {what}",
    "lost": "nicht mehr: {keywords}",
}


class TableWriter:
    """Writes one table; what lies on it is the game's."""

    opposed = True  # of two players each is the other's opponent; False if they play together

    def __init__(self, view: Mapping[str, Any], reader: Reader, words: Words) -> None:
        self.view = view
        self.reader = reader
        self.language = reader.language
        self.words = words
        self.lines: list[str] = []

    def write(self) -> list[str]:
        """All lines: the other players above, the reader below, then what goes on and what is asked."""
        self.lines.append(self.headline())
        for seat in self.reader_last():
            self.heading(", ".join(self.player_marks(seat)))
            self.player(seat)
        self.going_on()
        self.asked()
        return self.lines

    # -- what a game says ------------------------------------------------------------------------

    def headline(self) -> str:
        """What time it is, and whose turn."""
        raise NotImplementedError

    def player(self, seat: Data) -> None:
        """One player's side of the table."""
        raise NotImplementedError

    def going_on(self) -> None:
        """What is under way between the players."""
        raise NotImplementedError

    def plain(self, text: str) -> str:
        """A text with words for its icons."""
        return text

    def option_note(self, option: Data) -> str:
        """What is added to the sentence of an option."""
        return ""

    # -- helpers ---------------------------------------------------------------------------------

    def say(self, key: str, **values: object) -> str:
        """Words of the table in its language."""
        return self.words[key].format(**values)

    def add(self, text: str, indent: int = 2, hang: int = 2) -> None:
        """A paragraph, broken where it is too wide; its further lines hang behind the first one."""
        space = " " * indent
        further = space + " " * hang
        for line in text.split("\n"):
            broken = wrap(
                held_together(line), WIDTH, initial_indent=space, subsequent_indent=further
            )
            self.lines += [one.replace(HARD_SPACE, " ") for one in broken] or [""]

    def heading(self, title: str) -> None:
        """A part of the table begins."""
        self.lines.append("")
        self.lines.append(f"== {title} ".ljust(WIDTH, "="))

    def rule(self) -> None:
        """A line across the table."""
        self.lines.append("")
        self.lines.append("-" * WIDTH)

    def group(self, title: str, blocks: list[list[str]], **values: object) -> None:
        """A heading and the cards below it; nothing where there are none."""
        if not blocks:
            return
        self.add(f"{self.say(title, **values)}:")
        for block in blocks:
            self.add(block[0], 4)
            for line in block[1:]:
                self.add(line, 6)

    def row(self, title: str, names: list[str]) -> None:
        """A pile in one line."""
        if names:
            self.add(f"{self.say(title)}, {len(names)}: {', '.join(names)}")

    def text(self, words: Mapping[str, str]) -> str:
        """A text of both languages, its icons as words."""
        return self.plain(words[self.language])

    def sentence(self, told: Mapping[str, Iterable[PieceView]]) -> str:
        """A sentence in pieces of both languages, its icons as words."""
        return self.plain(plain_text(told[self.language]))

    def paragraphs(self, card: Data) -> list[str]:
        """A card's text; nothing where it has none."""
        return [self.text(card["text"])] if card["text"]["en"] else []

    def value(self, now: int, printed: int) -> str:
        """A value, with the printed one where they differ."""
        return str(now) if now == printed else self.say("was", now=now, printed=printed)

    # -- players and cards -----------------------------------------------------------------------

    def reader_last(self) -> list[Data]:
        """The players in the order of their sides."""
        seats, reader = self.view["seats"], self.view["seat"]
        others = [seat for seat in seats if seat["seat"] != reader]
        return others + [seat for seat in seats if seat["seat"] == reader]

    def name(self, seat: int) -> str:
        """A player."""
        if seat == self.view["seat"]:
            return self.say("you")
        if self.reader.given_name(seat):
            return self.reader.given_name(seat)
        if self.opposed and self.view["seat"] >= 0 and len(self.view["seats"]) == 2:
            return self.say("opponent")
        return self.say("player", number=seat + 1)

    def player_marks(self, seat: Data) -> list[str]:
        """A player's name, and what else stands in the heading."""
        marks = [self.name(seat["seat"])]
        if seat["seat"] == self.view["first"]:
            marks.append(self.say("first"))
        if seat["conceded"]:
            marks.append(self.say("gave_up"))
        return marks

    def card_name(self, card: Data) -> str:
        """A card's name; `hidden` where it is."""
        return self.say("hidden") if card.get("hidden") else self.text(card["name"])

    def private(self, cards: list[Data]) -> list[list[str]]:
        """Cards of a hand; those that the reader does not know as a number."""
        blocks = [self.hand_card(card) for card in cards if not card.get("hidden")]
        unknown = len(cards) - len(blocks)
        return [*blocks, [f"{unknown} x {self.say('hidden')}"]] if unknown else blocks

    def hand_card(self, card: Data) -> list[str]:
        """A card of a hand that the reader knows."""
        raise NotImplementedError

    def keyword_changes(self, now: list[str], printed: list[str]) -> list[str]:
        """Keywords that a card has though they are not printed on it, and those that it has lost, in brackets."""
        gained = self.keywords(key for key in now if key not in printed)
        lost = self.keywords(key for key in printed if key not in now)
        told = [gained, self.say("lost", keywords=lost) if lost else ""]
        return [f"[{one}]" for one in told if one]

    def keywords(self, keys: Iterable[str]) -> str:
        """Keywords in a row."""
        return ", ".join(self.keyword(key) for key in keys)

    def keyword(self, key: str) -> str:
        """A keyword's name."""
        raise NotImplementedError

    # -- what is asked ---------------------------------------------------------------------------

    def asked(self) -> None:
        """The open question with its options, the result, or whom the game waits for."""
        self.lines.append("")
        question, result = self.view["question"], self.view["result"]
        if result is not None:
            named = ", ".join(self.name(seat) for seat in result["winners"] or result["tied"])
            self.add(
                f"{self.say(result['verdict'], players=named)} {self.text(result['reason'])}", 0
            )
        elif question is not None:
            self.add(self.sentence(question["prompt"]), 0)
            for option in question["options"]:
                told = self.option_note(option)
                line = f"{option['index']:3}  {self.sentence(option['sentence'])}"
                self.add(f"{line} ({told})" if told else line, 0, hang=5)
        else:
            players = ", ".join(self.name(seat) for seat in self.view["waiting_for"])
            self.add(self.say("waiting", players=players), 0)


def held_together(line: str) -> str:
    """A row of values that is broken between them only: `speed 2` stays together."""
    parts = line.split(" | ")
    if len(parts) == 1:
        return line
    whole = [part.replace(" ", HARD_SPACE) if len(part) < WIDTH // 2 else part for part in parts]
    return f"{HARD_SPACE}| ".join(whole)


def numbered(cards: list[Data]) -> list[Data]:
    """Cards with a label: the name, and a number where copies lie side by side (as options call them)."""
    labelled: list[Data] = []
    for card in cards:
        copies = [one["n"] for one in cards if one["id"] == card["id"]]
        number = f" ({copies.index(card['n']) + 1})" if len(copies) > 1 else ""
        names = {language: f"{name}{number}" for language, name in card["name"].items()}
        labelled.append({**card, "label": names})
    return labelled

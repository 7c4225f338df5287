"""How sentences are made of patterns, and how players and cards are called in them.

A pattern knows three signs: `[you draw|{who} draws]` takes the first form where the reader is meant, `<1 card|{n}
cards>` the first where the number is 1, and `{card}` is filled in. Words filled in are never read again, so that icons
in card texts stay.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from runestack.games.rone.card_words import CardWords, capital
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules.state import SEATS, RoneState
from runestack.kernel.frame import NOBODY

Pattern = tuple[str, str]  # English, German
SPECTATOR = NOBODY

PERSON = re.compile(r"\[([^\[\]|]*)\|([^\[\]|]*)\]")
NUMBER = re.compile(r"<([^<>|]*)\|([^<>|]*)>")
SLOT = re.compile(r"\{([a-z_]+)\}")

HIDDEN: Pattern = ("a card", "eine Karte")
THAT_CARD: Pattern = ("That card", "Diese Karte")


def in_language(pattern: Pattern, language: str) -> str:
    """One of the two."""
    return pattern[0] if language == "en" else pattern[1]


def fill(pattern: str, values: Mapping[str, str], *, you: bool = True, number: int = 0) -> str:
    """A pattern as a sentence."""
    text = PERSON.sub(lambda found: found[1] if you else found[2], pattern)
    text = NUMBER.sub(lambda found: found[1] if number in (1, -1) else found[2], text)
    return capital(SLOT.sub(lambda found: values[found[1]], text))


# -- players -------------------------------------------------------------------------------------


def player(s: RoneState, seat: int, reader: int, language: str) -> str:
    """A player as subject: you, the opponent, Player 2."""
    if seat == reader:
        return "you" if language == "en" else "du"
    if reader != SPECTATOR and s.numbers[SEATS] == 2:
        return "the opponent" if language == "en" else "der Gegner"
    return f"Player {seat + 1}" if language == "en" else f"Spieler {seat + 1}"


def owner(s: RoneState, seat: int, reader: int, language: str) -> str:
    """Whose: Player 2's; in German it follows the noun: `von Spieler 2`, `des Gegners`."""
    if seat == reader:
        return "your" if language == "en" else "von dir"
    if reader != SPECTATOR and s.numbers[SEATS] == 2:
        return "the opponent's" if language == "en" else "des Gegners"
    return f"Player {seat + 1}'s" if language == "en" else f"von Spieler {seat + 1}"


# -- cards ---------------------------------------------------------------------------------------

# A German name has no gender that we know, so the kind of card stands before it: `deine Einheit Ratte`.
KINDS_DE: dict[int, tuple[str, str, str]] = {  # nominative, all other cases, gender
    c.HERO: ("Held", "Helden", "m"),
    c.TECHNOLOGY: ("Technologie", "Technologie", "f"),
    c.UNIT: ("Einheit", "Einheit", "f"),
    c.TACTIC: ("Taktik", "Taktik", "f"),
}
# case: yours and another's, masculine and feminine
ARTICLES: dict[str, dict[str, tuple[str, str]]] = {
    "": {"m": ("dein", "der"), "f": ("deine", "die")},
    "acc": {"m": ("deinen", "den"), "f": ("deine", "die")},
    "dat": {"m": ("deinem", "dem"), "f": ("deiner", "der")},
}
CASES = tuple(ARTICLES)


def is_visible(s: RoneState, card: int, reader: int) -> bool:
    """Whether a reader knows a card's face; a spectator knows what every player knows (RONE-RULING-7)."""
    if reader == SPECTATOR:
        return s.known[card] == (1 << s.numbers[SEATS]) - 1
    return s.known[card] & (1 << reader) != 0


def name_of(s: RoneState, words: CardWords, card: int, reader: int, language: str) -> str:
    """A card's name, or `a card` where the reader does not know it."""
    if not is_visible(s, card, reader):
        return in_language(HIDDEN, language)
    return words.name(s.face[card], language)


def pile_of(s: RoneState, card: int) -> list[int]:
    """The cards among which a card lies."""
    side, zone = s.side[s.owner[card]], s.zone[card]
    if zone == c.ON_BATTLEFIELD:
        controller = s.controller[card]
        return s.units[s.side[controller]] if is_unit(s, card) else s.technology[controller]
    if zone == c.IN_HAND:
        return s.hand[s.owner[card]]
    piles = {
        c.IN_DECK: s.deck,
        c.IN_GRAVEYARD: s.graveyard,
        c.IN_TECHNOLOGY_DECK: s.technology_deck,
        c.REMOVED: s.removed,
    }
    return piles[zone][side] if zone in piles else [card]


def is_unit(s: RoneState, card: int) -> bool:
    """Whether a card is a unit."""
    return s.faces.type[s.face[card]] == c.UNIT


def copy_number(s: RoneState, card: int, reader: int) -> int:
    """Which of several copies in one place a card is, as the reader sees them; 0 where it is the only one."""
    copies = [
        one
        for one in pile_of(s, card)
        if s.face[one] == s.face[card] and is_visible(s, one, reader)
    ]
    return copies.index(card) + 1 if len(copies) > 1 and card in copies else 0


def label(s: RoneState, words: CardWords, card: int, reader: int, language: str) -> str:
    """A card's name, with a number where copies lie beside it: `Scrap Hound (2)`."""
    name = name_of(s, words, card, reader, language)
    number = copy_number(s, card, reader)
    return f"{name} ({number})" if number else name


def possessed(
    s: RoneState, face: int, name: str, seat: int, reader: int, language: str, case: str = ""
) -> str:
    """A card's name with whose it is: `your Rat`, `the opponent's Rat`, in German `deine Einheit Ratte`."""
    whose = owner(s, seat, reader, language)
    if language == "en":
        return f"{whose} {name}"
    nominative, oblique, gender = KINDS_DE[s.faces.type[face]]
    noun = oblique if case else nominative
    yours, others = ARTICLES[case][gender]
    return f"{yours} {noun} {name}" if seat == reader else f"{others} {noun} {name} {whose}"


def possessed_label(
    s: RoneState, words: CardWords, card: int, seat: int, reader: int, language: str, case: str = ""
) -> str:
    """The same for a card as it lies there, with the number of a copy; `a card` where it is hidden."""
    name = label(s, words, card, reader, language)
    if not is_visible(s, card, reader):
        return name
    return possessed(s, s.face[card], name, seat, reader, language, case)


def owned_label(s: RoneState, words: CardWords, card: int, reader: int, language: str) -> str:
    """The same with its controller: `your Scrap Hound (2)`, in German `Schrotthund (2, Gegner)`."""
    controller = s.controller[card]
    if language == "en":
        return f"{owner(s, controller, reader, language)} {label(s, words, card, reader, language)}"
    number = copy_number(s, card, reader)
    side = "deine Seite" if controller == reader else "Gegner"
    if reader == SPECTATOR:
        side = f"Spieler {controller + 1}"
    return f"{name_of(s, words, card, reader, language)} ({f'{number}, ' if number else ''}{side})"

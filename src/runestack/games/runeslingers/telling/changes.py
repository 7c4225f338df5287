"""Lasting changes in words: what they do, and until when."""

from __future__ import annotations

from runestack.games.runeslingers.cards.lines import ENGLISH_KEYWORDS, GERMAN_KEYWORDS
from runestack.games.runeslingers.cards.printed import CardWords
from runestack.games.runeslingers.language.words import PROHIBITIONS
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.telling.names import owner
from runestack.games.wording import Pattern, Reader, fill_inside
from runestack.kernel.events import Lasting

UNTIL: tuple[Pattern, ...] = (
    ("this turn", "in diesem Spielzug"),
    (
        "until [your|{whose}] next turn",
        "bis [zu deinem nächsten Spielzug|zum nächsten Spielzug {whose}]",
    ),
    ("for the rest of the encounter", "für den Rest der Begegnung"),
)
PATTERNS: dict[int, Pattern] = {
    c.LAST_DAMAGE: ("{number} damage {until}", "{number} Schaden {until}"),
    c.LAST_DEFENSE: ("{number} defense {until}", "{number} Verteidigung {until}"),
    c.LAST_KEYWORD: ("has {keyword} {until}", "besitzt {until} „{keyword}“"),
    c.LAST_NO_KEYWORD: ("does not have {keyword} {until}", "besitzt {until} „{keyword}“ nicht"),
    c.LAST_CANNOT: ("cannot {cannot} {until}", "kann {until} {cannot}"),
    c.LAST_PREVENT: (
        "prevents the next {left} damage {until}",
        "verhindert {until} <den nächsten Schadenspunkt|die nächsten {left} Schadenspunkte>",
    ),
}


def change_words(words: CardWords, change: Lasting, reader: Reader) -> str:
    """A lasting change as part of a sentence; a text for a time as it is printed."""
    if change.kind in (c.LAST_TEXT, c.LAST_NEXT):
        return words.ability(change.number, reader.language)
    whose = {"whose": owner(change.seat, reader)}
    values = {
        "number": f"{change.number:+d}",
        "left": str(change.number),
        "until": fill_inside(UNTIL[change.until], whose, reader, you=change.seat == reader.seat),
        "keyword": keyword_word(change.number, reader.language),
        "cannot": cannot_words(change.number, reader.language),
    }
    return fill_inside(PATTERNS[change.kind], values, reader, number=change.number)


def keyword_word(flag: int, language: str) -> str:
    """A keyword by its bit; empty where the number is none."""
    table = ENGLISH_KEYWORDS if language == "en" else GERMAN_KEYWORDS
    return next((table[key] for key, one in c.KEYWORDS.items() if one == flag), "")


def cannot_words(what: int, language: str) -> str:
    """What a card cannot: `be slung`; empty where the number means nothing of the kind."""
    for word in PROHIBITIONS:
        if c.CARD_CANNOT[word.key] == what:
            return word.english if language == "en" else word.german
    return ""

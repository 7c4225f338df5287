"""Lasting changes in words: what they do, and until when."""

from __future__ import annotations

from runestack.games.runeslingers.card_words import CardWords
from runestack.games.runeslingers.naming import owner
from runestack.games.runeslingers.phrasing import ENGLISH_KEYWORDS, GERMAN_KEYWORDS
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.words import PROHIBITIONS
from runestack.games.wording import Pattern, fill_inside, in_language
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


def change_words(words: CardWords, change: Lasting, reader: int, language: str) -> str:
    """A lasting change as part of a sentence; a text for a time as it is printed."""
    if change.kind in (c.LAST_TEXT, c.LAST_NEXT):
        return words.ability(change.number, language)
    whose = {"whose": owner(change.seat, reader, language)}
    until = in_language(UNTIL[change.until], language)
    values = {
        "number": f"{change.number:+d}",
        "left": str(change.number),
        "until": fill_inside(until, whose, you=change.seat == reader),
        "keyword": keyword_word(change.number, language),
        "cannot": cannot_words(change.number, language),
    }
    pattern = in_language(PATTERNS[change.kind], language)
    return fill_inside(pattern, values, number=change.number)


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

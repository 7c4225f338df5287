"""How a printed card's frame is worded: its keyword bar and its type line, in both languages."""

from __future__ import annotations

from dataclasses import dataclass

from runestack.cards.pool import Card
from runestack.games.runeslingers.language.words import KEYWORDS

RED = ("distract", "pain", "ail", "sear", "fate")
BLUE = ("shout", "pierce", "charge", "choice")
NUMBERED = ("pain", "ail", "sear")

GERMAN_KEYWORDS = {word.key: word.german for word in KEYWORDS}
ENGLISH_KEYWORDS = {word.key: word.english for word in KEYWORDS}

# Nouns of the type line.
TYPES = {
    "runespell": ("runespell", "Runenzauber"),
    "trinket": ("trinket", "Kleinod"),
    "boon": ("boon", "Segen"),
    "runeslinger": ("Runeslinger", "Runenschleuderer"),
    "passive": ("passive ability", "passive Fähigkeit"),
    "activate": ("activate ability", "aktivierbare Fähigkeit"),
    "ailment": ("ailment", "Gebrechen"),
}
SUBTYPES = {
    "spirit": "Geist",
    "attack": "Angriff",
    "utility": "Hilfe",
    "weapon": "Waffe",
    "curio": "Kuriosum",
    "armour": "Rüstung",
}
CLASSES = {
    "striker": ("Striker", "Stürmer"),
    "afflicter": ("Afflicter", "Peiniger"),
    "warden": ("Warden", "Wächter"),
    "trickster": ("Trickster", "Gaukler"),
}

# What else is printed, by its key.
VALUES = {
    "runeslinger": ("of", "von"),
    "cost": ("cost", "Kosten"),
    "defense": ("defense", "Verteidigung"),
}


@dataclass(frozen=True, slots=True)
class Keyword:
    """One keyword of a bar; the number is 0 where it has none."""

    key: str
    number: int = 0

    def worded(self, language: str) -> str:
        """`Pain 3`, `Schmerz 3`."""
        words = GERMAN_KEYWORDS if language == "de" else ENGLISH_KEYWORDS
        return f"{words[self.key]} {self.number}" if self.number else words[self.key]


def read_keyword(text: str) -> Keyword | None:
    """A keyword as a card's data writes it, or None if it is none."""
    name, _, number = text.partition(" ")
    key = next((key for key, word in ENGLISH_KEYWORDS.items() if word == name), None)
    if key is None or (key in NUMBERED) is not bool(number):
        return None
    if not number:
        return Keyword(key)
    return Keyword(key, int(number)) if number.isdigit() and number[0] != "0" else None


def keywords(card: Card) -> tuple[Keyword, ...]:
    """A card's bar from left to right."""
    read = (read_keyword(text) for text in card.words("keywords"))
    return tuple(keyword for keyword in read if keyword is not None)


def keyword_bar(card: Card, language: str) -> str:
    """`Distract, Pain 5`."""
    return ", ".join(keyword.worded(language) for keyword in keywords(card))


def value_words(card: Card, language: str) -> str:
    """`defense 3, Distract, Pain 5`: what is printed besides type and text."""
    numbers = [
        f"{words[language == 'de']} {card.value(key)}"
        for key, words in VALUES.items()
        if card.value(key) is not None
    ]
    bar = keyword_bar(card, language)
    return ", ".join([*numbers, bar] if bar else numbers)


def frame_words(card: Card, language: str) -> str:
    """`Striker runespell, spirit, defense 3, Pain 2`: all that is printed but name and text."""
    return ", ".join(filter(None, (kind_words(card, language), value_words(card, language))))


def kind_words(card: Card, language: str) -> str:
    """`Striker runespell, spirit`; German `Stürmer-Runenzauber, Geist`."""
    is_german = language == "de"
    noun = TYPES[card.type][is_german]
    of_class = CLASSES.get(str(card.value("class")))
    subtype = card.value("subtype")
    if of_class is not None:
        noun = f"{of_class[is_german]}{'-' if is_german else ' '}{noun}"
    if subtype is None:
        return noun
    return f"{noun}, {SUBTYPES[str(subtype)] if is_german else subtype}"

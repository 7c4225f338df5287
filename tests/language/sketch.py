"""A language of words alone, to show what the core rows carry by themselves: not one phrase is added. It has dice, and X."""

from functools import cache

from runestack.language.core_words import DECK, HAND
from runestack.language.nodes import Place, Zone
from runestack.language.vocabulary import Vocabulary
from runestack.language.words import (
    IN_PLAY,
    IN_ZONE,
    THAT,
    THIS,
    DieWord,
    KeywordWord,
    Noun,
    PlaceWord,
    ResourceWord,
    Words,
    ZoneWord,
)

EVERYWHERE = frozenset({IN_PLAY, IN_ZONE, THIS, THAT})
CARD = Noun("card", "card", "cards", "Karte", "Karten", "f", "Karte", "Karten", EVERYWHERE)
UNIT = Noun(
    "unit", "unit", "units", "Einheit", "Einheiten", "f", "Einheit", "Einheiten", EVERYWHERE
)
DISCARD = ZoneWord(
    Zone("discard pile"),
    Noun(
        "discard pile",
        "discard pile",
        "discard piles",
        "Ablagestapel",
        "Ablagestapel",
        "m",
        "Ablagestapels",
        "Ablagestapeln",
    ),
    "auf",
    "aus",
    ordered=True,
)
TOP = PlaceWord(
    Place.TOP_OF_DECK,
    "on top of its owner's deck",
    "on top of their owners' decks",
    "oben auf das Deck des Besitzers",
    "oben auf die Decks der Besitzer",
    from_play=True,
)

DIE = DieWord("die", "a die roll", "eines Würfelwurfs")
WORDS = Words(
    nouns=(
        CARD,
        Noun(
            "technology",
            "technology",
            "technologies",
            "Technologie",
            "Technologien",
            "f",
            "Technologie",
            "Technologien",
            EVERYWHERE,
        ),
    ),
    keywords=(KeywordWord("keep", "Keep", "Behalten"), KeywordWord("echo", "Echo", "Echo")),
    resources=(
        ResourceWord("health", "{health}", "{health}"),
        ResourceWord("armor", "{armor}", "{armor}"),
        ResourceWord("reroll", "{reroll}", "{reroll}"),
        ResourceWord("spare", "{spare}", "{spare}"),
    ),
    zones=(HAND, DECK, DISCARD),
    places=(TOP,),
    dice=(DIE,),
    has_x=True,
)


@cache
def sketch() -> Vocabulary:
    return Vocabulary("sketch", WORDS, ())

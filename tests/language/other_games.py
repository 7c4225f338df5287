"""Words of the games that are still to come, as far as the sketches need them.

They show what the core rows carry by themselves: these tables add words, and not one phrase.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from runestack.games.rone.language import vocabulary as rone
from runestack.games.runeslingers.language import vocabulary as runeslingers
from runestack.language.nodes import Place, Zone
from runestack.language.vocabulary import Vocabulary
from runestack.language.words import (
    IN_PLAY,
    IN_ZONE,
    THAT,
    THIS,
    KeywordWord,
    LabelWord,
    Noun,
    PlaceWord,
    ProhibitionWord,
    ResourceWord,
    StatWord,
    Words,
    ZoneWord,
)

SAMPLES = Path(__file__).parent / "samples"

EVERYWHERE = frozenset({IN_PLAY, IN_ZONE, THIS, THAT})
CARD = Noun("card", "card", "cards", "Karte", "Karten", "f", "Karte", "Karten", EVERYWHERE)
UNIT = Noun(
    "unit", "unit", "units", "Einheit", "Einheiten", "f", "Einheit", "Einheiten", EVERYWHERE
)
HAND = ZoneWord(
    Zone.HAND, Noun("hand", "hand", "hands", "Hand", "Hände", "f", "Hand", "Händen"), "auf", "aus"
)
DECK = ZoneWord(
    Zone.DECK,
    Noun("deck", "deck", "decks", "Deck", "Decks", "n", "Decks", "Decks"),
    "in",
    "aus",
    ordered=True,
)
DISCARD = ZoneWord(
    Zone.GRAVEYARD,
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

RUNE_AGE = Words(
    nouns=(
        CARD,
        UNIT,
        Noun("city", "city", "cities", "Stadt", "Städte", "f", "Stadt", "Städten", EVERYWHERE),
        Noun(
            "stronghold",
            "stronghold",
            "strongholds",
            "Festung",
            "Festungen",
            "f",
            "Festung",
            "Festungen",
            EVERYWHERE,
        ),
        Noun(
            "home realm",
            "home realm",
            "home realms",
            "Heimatreich",
            "Heimatreiche",
            "n",
            "Heimatreichs",
            "Heimatreichen",
            EVERYWHERE,
        ),
    ),
    labels=(
        LabelWord("when_played", "When Played", "Beim Ausspielen"),
        LabelWord("resolution", "Resolution", "Auflösung"),
        LabelWord("end_of_combat", "End of Combat", "Kampfende"),
        LabelWord("action", "Action", "Aktion"),
    ),
    stats=(StatWord("strength", "strength", "Stärke", changes=True, genitive="der Stärke"),),
    resources=(ResourceWord("influence", "influence", "Einfluss"),),
    prohibitions=(
        ProhibitionWord("be_wounded", "be wounded", "nicht verwundet werden"),
        ProhibitionWord(
            "be_destroyed_by_attrition",
            "be destroyed by attrition",
            "nicht durch Zermürbung vernichtet werden",
        ),
    ),
    zones=(HAND, DECK, DISCARD),
    places=(TOP,),
)

INVASION = Words(
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
)


class Sample(NamedTuple):
    """A text, and the phrase that it lacks in a game that is still to come."""

    text: str
    lacks: str


@cache
def vocabulary(game: str) -> Vocabulary:
    made = {"rone": rone, "runeslingers": runeslingers}
    if game in made:
        return made[game]()
    return Vocabulary(game, {"rune_age": RUNE_AGE, "invasion": INVASION}[game], ())


def samples(game: str) -> list[Sample]:
    lines = (SAMPLES / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    found = []
    for line in lines:
        if line and not line.startswith("#"):
            lacks, _, text = line.rpartition(" | ")
            found.append(Sample(text.replace(" / ", "\n"), lacks.removeprefix("! ")))
    return found


GAMES = ("rone", "runeslingers", "rune_age", "invasion")

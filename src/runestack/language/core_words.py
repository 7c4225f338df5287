"""Words that no game owns: players, durations, and the German articles' closest relatives."""

from __future__ import annotations

from .nodes import Place, Player, Until, Zone
from .words import ON_STACK, Noun, PlaceWord, PlayerWord, StatWord, UntilWord, Words, ZoneWord

# Games with players or durations of their own take these from here.
YOU = PlayerWord(Player.YOU, "you", "your", "du", "deiner", "dir", "dich")
EACH_PLAYER = PlayerWord(
    Player.EACH_PLAYER,
    "each player",
    "each player's",
    "jeder Spieler",
    "jedes Spielers",
    "jedem Spieler",
    "jeden Spieler",
)
THAT_PLAYER = PlayerWord(
    Player.THAT_PLAYER,
    "that player",
    "that player's",
    "jener Spieler",
    "jenes Spielers",
    "jenem Spieler",
    "jenen Spieler",
)
A_PLAYER = PlayerWord(
    Player.EACH_PLAYER,
    "a player",
    "a player's",
    "ein Spieler",
    "eines Spielers",
    "einem Spieler",
    "einen Spieler",
)
UNTIL_YOUR_NEXT_TURN = UntilWord(
    Until.YOUR_NEXT_TURN,
    "until your next turn",
    "until your next turn",
    "bis zu deinem nächsten Spielzug",
)
THIS_TURN = UntilWord(Until.END_OF_TURN, "this turn", "this turn", "in diesem Spielzug")

THE_OPPONENT = PlayerWord(
    Player.OPPONENT,
    "the opponent",
    "the opponent's",
    "der Gegner",
    "des Gegners",
    "dem Gegner",
    "den Gegner",
)

PLAYERS = (
    YOU,
    THE_OPPONENT,
    PlayerWord(
        Player.EACH_OPPONENT,
        "each opponent",
        "each opponent's",
        "jeder Gegner",
        "jedes Gegners",
        "jedem Gegner",
        "jeden Gegner",
    ),
    EACH_PLAYER,
    PlayerWord(
        Player.TARGET_PLAYER,
        "target player",
        "target player's",
        "der Zielspieler",
        "des Zielspielers",
        "dem Zielspieler",
        "den Zielspieler",
    ),
    THAT_PLAYER,
)

# Whoever it is that something happens to: events say `an opponent` for each of them.
EVENT_PLAYERS = (
    THE_OPPONENT,
    PlayerWord(
        Player.EACH_OPPONENT,
        "an opponent",
        "an opponent's",
        "ein Gegner",
        "eines Gegners",
        "einem Gegner",
        "einen Gegner",
    ),
    A_PLAYER,
)

UNTILS = (
    UntilWord(
        Until.END_OF_TURN,
        "until end of turn",
        "until end of turn",
        "bis zum Ende des Spielzuges",
    ),
    UNTIL_YOUR_NEXT_TURN,
    UntilWord(
        Until.FOREVER,
        "for the rest of the game",
        "for the rest of the game",
        "für den Rest des Spiels",
    ),
)

# Hands and decks, for games that have them.
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
INTO_HAND = PlaceWord(
    Place.HAND,
    "into your hand",
    "into your hand",
    "auf deine Hand",
    "auf deine Hand",
    from_play=False,
)

# For games with a discard pile; what lies in it each game says in its own way.
DISCARD_PILE = Noun(
    "discard pile",
    "discard pile",
    "discard piles",
    "Ablagestapel",
    "Ablagestapel",
    "m",
    "Ablagestapels",
    "Ablagestapeln",
)
ON_YOUR_DISCARD_PILE = PlaceWord(
    Place.YOUR_DISCARD_PILE,
    "on your discard pile",
    "on your discard pile",
    "auf deinen Ablagestapel",
    "auf deinen Ablagestapel",
    from_play=False,
)
ON_YOUR_DECK = PlaceWord(
    Place.TOP_OF_YOUR_DECK,
    "on top of your deck",
    "on top of your deck",
    "oben auf dein Deck",
    "oben auf dein Deck",
    from_play=False,
)

# For games in which a card has an owner with a deck.
ON_DECK = PlaceWord(
    Place.TOP_OF_DECK,
    "on top of its owner's deck",
    "on top of their owners' decks",
    "oben auf das Deck des Besitzers",
    "oben auf die Decks der Besitzer",
    from_play=True,
)
DECK_PLACES = (
    ON_DECK,
    PlaceWord(
        Place.BOTTOM_OF_DECK,
        "on the bottom of its owner's deck",
        "on the bottom of their owners' decks",
        "unter das Deck des Besitzers",
        "unter die Decks der Besitzer",
        from_play=True,
    ),
)


# What texts speak of in most games; to what end, each game says.
def card_noun(uses: frozenset[str]) -> Noun:
    """A card of whatever type."""
    return Noun("card", "card", "cards", "Karte", "Karten", "f", "Karte", "Karten", uses)


def unit_noun(uses: frozenset[str]) -> Noun:
    """A unit."""
    return Noun("unit", "unit", "units", "Einheit", "Einheiten", "f", "Einheit", "Einheiten", uses)


def tactic_noun(uses: frozenset[str]) -> Noun:
    """A tactic."""
    return Noun(
        "tactic", "tactic", "tactics", "Taktik", "Taktiken", "f", "Taktik", "Taktiken", uses
    )


COST = StatWord("cost", "cost", "Kosten", genitive="der Kosten", measure="Kosten von")

# For games with a stack, on which abilities and effects lie too.
ABILITY = Noun(
    "ability",
    "ability",
    "abilities",
    "Fähigkeit",
    "Fähigkeiten",
    "f",
    "Fähigkeit",
    "Fähigkeiten",
    frozenset({ON_STACK}),
)
EFFECT = Noun(
    "effect",
    "effect",
    "effects",
    "Effekt",
    "Effekte",
    "m",
    "Effekts",
    "Effekten",
    frozenset({ON_STACK}),
)

# Nouns that patterns need but that no text picks.
SUPPLY = Noun("supply", "supply", "supplies", "Vorrat", "Vorräte", "m", "Vorrats", "Vorräten")
TURN = Noun("turn", "turn", "turns", "Spielzug", "Spielzüge", "m", "Spielzuges", "Spielzügen")

CORE_WORDS = Words(
    players=PLAYERS,
    event_players=EVENT_PLAYERS,
    untils=UNTILS,
    nouns=(SUPPLY, TURN),
    allied="allied",
    enemy="enemy",
    allied_german="verbündet",
    enemy_german="gegnerisch",
    pay="pay",
    pay_german=("zahle", ""),
)

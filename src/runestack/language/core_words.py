"""Words that no game owns: players, durations, and the German articles' closest relatives."""

from __future__ import annotations

from .nodes import Place, Player, Until
from .words import Noun, PlaceWord, PlayerWord, UntilWord, Words

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

PLAYERS = (
    YOU,
    PlayerWord(
        Player.OPPONENT,
        "the opponent",
        "the opponent's",
        "der Gegner",
        "des Gegners",
        "dem Gegner",
        "den Gegner",
    ),
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
    PLAYERS[1],
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
        Until.NEXT_COMBAT, "for its next combat", "for their next combat", "für den nächsten Kampf"
    ),
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

# For games in which a card has an owner with a deck.
DECK_PLACES = (
    PlaceWord(
        Place.TOP_OF_DECK,
        "on top of its owner's deck",
        "on top of their owners' decks",
        "oben auf das Deck des Besitzers",
        "oben auf die Decks der Besitzer",
        from_play=True,
    ),
    PlaceWord(
        Place.BOTTOM_OF_DECK,
        "on the bottom of its owner's deck",
        "on the bottom of their owners' decks",
        "unter das Deck des Besitzers",
        "unter die Decks der Besitzer",
        from_play=True,
    ),
)

# Nouns that patterns need but that no text picks.
INCOME = Noun(
    "income", "income", "incomes", "Einkommen", "Einkommen", "n", "Einkommens", "Einkommen"
)
TURN = Noun("turn", "turn", "turns", "Spielzug", "Spielzüge", "m", "Spielzuges", "Spielzügen")

CORE_WORDS = Words(
    players=PLAYERS,
    event_players=EVENT_PLAYERS,
    untils=UNTILS,
    nouns=(INCOME, TURN),
    allied_german="verbündet",
)

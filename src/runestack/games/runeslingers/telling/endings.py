"""Why a match ended, in words."""

from __future__ import annotations

from runestack.games.runeslingers.rules import constants as c
from runestack.games.wording import Pattern

ENDINGS: dict[str, Pattern] = {
    c.NO_POWER: ("No power was left.", "Es war keine Macht mehr da."),
    c.NO_HEALTH: ("The maximum health was 0.", "Das Lebenspunktemaximum war 0."),
    c.NO_CARDS: (
        "Neither deck nor discard pile had a card left.",
        "Weder Deck noch Ablagestapel hatten noch eine Karte.",
    ),
    c.GIVEN_UP: ("A player gave up.", "Ein Spieler hat aufgegeben."),
    c.BOTH_LOSE: (
        "Both players lost at the same moment.",
        "Beide Spieler haben im selben Moment verloren.",
    ),
    c.TURN_LIMIT_REACHED: (
        "It has lasted too many turns.",
        "Sie hat zu viele Spielzüge gedauert.",
    ),
    c.ENDLESS_TRIGGERS: ("The triggers did not end.", "Die ausgelösten Effekte nahmen kein Ende."),
}

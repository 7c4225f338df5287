"""Why a game ended, in words."""

from __future__ import annotations

from runestack.games.rone.rules import constants as c
from runestack.games.wording import Pattern

ENDINGS: dict[str, Pattern] = {
    c.NO_CARDS: (
        "Neither deck nor hand had a card left.",
        "Weder Deck noch Hand hatten noch eine Karte.",
    ),
    c.GIVEN_UP: ("A player gave up.", "Ein Spieler hat aufgegeben."),
    c.ROUND_LIMIT: ("The last round is over.", "Die letzte Runde ist vorbei."),
    c.ENDLESS_LOOP: (
        "The effects repeated themselves without end.",
        "Die Effekte haben sich ohne Ende wiederholt.",
    ),
}

"""Why a game ended, in words."""

from __future__ import annotations

from runestack.games.wording import Pattern

ENDINGS: dict[str, Pattern] = {
    "health": ("A player had no health left.", "Jemand hatte kein Leben mehr."),
    "tie": (
        "Both players lost their last health at the same time.",
        "Beide verloren ihr letztes Leben im selben Augenblick.",
    ),
    "deck": (
        "A player had to take a card from the deck, and there was none anywhere.",
        "Jemand brauchte eine Karte aus dem Deck, und nirgends war mehr eine.",
    ),
    "defeated": ("A player was defeated.", "Jemand wurde besiegt."),
    "all_defeated": ("All players were defeated.", "Alle wurden besiegt."),
    "survived": (
        "The last round of the scenario was survived.",
        "Die letzte Runde des Szenarios ist überstanden.",
    ),
    "deck_destroyed": (
        "The Invasion had no card left outside its zones.",
        "Die Invasion hatte außerhalb ihrer Zonen keine Karte mehr.",
    ),
    "last_event": ("The last event ended.", "Das letzte Ereignis ging zu Ende."),
    "stack_empty": (
        "The stack was empty at the end of the players' turn.",
        "Der Stapel war am Ende des Zuges leer.",
    ),
    "given_up": ("A player gave up.", "Jemand hat aufgegeben."),
    "round_limit": (
        "The last round is over, and nobody had won.",
        "Die letzte Runde ist vorbei, und niemand hatte gewonnen.",
    ),
    "endless": (
        "The effects repeated themselves without end.",
        "Die Effekte haben sich ohne Ende wiederholt.",
    ),
}

"""Why a game ended, in words."""

from __future__ import annotations

from collections.abc import Mapping

from runestack.games.wording import Pattern

ENDINGS: dict[str, Pattern] = {
    "objective_defeated": (
        "The objective was defeated in battle.",
        "Das Ziel des Szenarios wurde im Kampf besiegt.",
    ),
    "monument": (
        "A monument stood at the end of the round.",
        "Am Ende der Runde stand ein Monument.",
    ),
    "last_player": ("Only one player was left.", "Nur ein Spieler war noch übrig."),
    "survived": (
        "No event was left to be drawn: the cataclysm is survived.",
        "Es war kein Ereignis mehr zu ziehen: Der Weltuntergang ist überstanden.",
    ),
    "player_eliminated": (
        "A home realm fell, and with it everybody.",
        "Ein Heimatreich ist gefallen und mit ihm alle.",
    ),
    "overlord_eliminated": (
        "The Overlord's home realm fell.",
        "Das Heimatreich des Oberherrn ist gefallen.",
    ),
    "allies_eliminated": (
        "The home realms of all allies fell.",
        "Die Heimatreiche aller Verbündeten sind gefallen.",
    ),
    "deck_run_out": (
        "The last event is over: time has run out.",
        "Das letzte Ereignis ist vorbei: Die Zeit ist abgelaufen.",
    ),
    "landmarks": (
        "At the end of the round one player held enough landmarks, and more than anybody else.",
        "Am Ende der Runde hielt ein Spieler genug Wahrzeichen und mehr als alle anderen.",
    ),
    "too_late": (
        "The last round that the scenario allows is over.",
        "Die letzte Runde, die das Szenario zulässt, ist vorbei.",
    ),
    "deck_reformed": (
        "The event deck ran out once too often.",
        "Der Ereignisstapel war einmal zu oft leer.",
    ),
    "rival_fallen": ("The rival realm fell.", "Das Reich des Rivalen ist gefallen."),
    "realm_fallen": (
        "The shared home realm fell.",
        "Das gemeinsame Heimatreich ist gefallen.",
    ),
    "nobody_left": ("No player was left.", "Kein Spieler war mehr übrig."),
    "round_limit": (
        "The last round is over, and nobody had won.",
        "Die letzte Runde ist vorbei, und niemand hatte gewonnen.",
    ),
    "given_up": ("A player gave up.", "Ein Spieler hat aufgegeben."),
    "endless": (
        "The effects repeated themselves without end.",
        "Die Effekte haben sich ohne Ende wiederholt.",
    ),
}


def decided_in(rounds: int) -> Mapping[str, Pattern]:
    """Why a game ended, with the round in which that was decided."""
    return {
        reason: (f"Round {rounds}: {english}", f"Runde {rounds}: {german}")
        for reason, (english, german) in ENDINGS.items()
    }

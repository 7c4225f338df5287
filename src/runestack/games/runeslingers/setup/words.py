"""Runeslingers in a few words for the lobby, and its settings."""

from __future__ import annotations

from runestack.games.setting_words import SettingWords

ABOUT = (
    (
        "A duel of spells on a ladder of answers: ailments, boons, concentration, and the nerve to block at the right "
        "moment."
    ),
    (
        "Ein Duell der Zauber auf einer Leiter von Antworten: Gebrechen, Segen, Konzentration – und die Nerven, im "
        "richtigen Moment zu blocken."
    ),
)
WORDS = {
    "mode": SettingWords(
        ("Decks", "Decks"),
        (
            "Starter decks, decks built before, or decks drafted from the box.",
            "Startdecks, vorher gebaute Decks, oder Decks aus einem Draft.",
        ),
        {
            "starter": ("starter decks", "Startdecks"),
            "constructed": ("built before", "vorher gebaut"),
            "draft": ("draft", "Draft"),
        },
    ),
    "match": SettingWords(
        ("Length", "Länge"),
        (
            "One encounter, or the first to win two (decks built before, or drafted).",
            "Eine Begegnung, oder wer zuerst zwei gewinnt (vorher gebaute Decks oder Draft).",
        ),
        {
            "one": ("one encounter", "eine Begegnung"),
            "best_of_three": ("best of three", "zwei Siege"),
        },
    ),
    "runeslingers": SettingWords(
        ("Runeslingers", "Runenschleuderer"),
        (
            "How the players get Runeslingers that are not named.",
            "Wie die Spieler zu Runenschleuderern kommen, die nicht genannt sind.",
        ),
        {"choose": ("chosen", "gewählt"), "random": ("by lot", "durch Los")},
    ),
    "runeslinger": SettingWords(
        ("Runeslinger", "Runenschleuderer"),
        ("A certain one; else chosen or by lot.", "Ein bestimmter; sonst gewählt oder durch Los."),
    ),
    "passive": SettingWords(
        ("Passive ability", "Passive Fähigkeit"),
        ("A certain one; else it is chosen.", "Eine bestimmte; sonst wird sie gewählt."),
    ),
    "activate": SettingWords(
        ("Activate ability", "Aktivierbare Fähigkeit"),
        ("A certain one; else it is chosen.", "Eine bestimmte; sonst wird sie gewählt."),
    ),
    "deck": SettingWords(
        ("Deck", "Deck"),
        (
            "A name: everybody can look it up. Or its cards: only this seat sees them until the game is over.",
            "Ein Name: den kann jeder nachschlagen. Oder die Karten: bis zum Spielende sieht sie nur dieser Platz.",
        ),
    ),
    "first_player": SettingWords(
        ("Who begins", "Wer beginnt"),
        (
            "A player drawn by lot says, or always the same seat.",
            "Ein Spieler, den das Los bestimmt, sagt es, oder immer derselbe Platz.",
        ),
        {"random": ("by lot", "durch Los")},
    ),
    "turn_limit": SettingWords(
        ("Longest encounter", "Längste Begegnung"),
        ("A draw after so many turns.", "Unentschieden nach so vielen Spielzügen."),
        {"none": ("no limit", "ohne Grenze")},
    ),
    "concentration_areas": SettingWords(
        ("Concentration areas", "Konzentrationsbereiche"),
        ("Of each player.", "Von jedem Spieler."),
    ),
    "starting_power": SettingWords(
        ("Power", "Macht"),
        ("Of each player at the start.", "Von jedem Spieler zu Beginn."),
    ),
}

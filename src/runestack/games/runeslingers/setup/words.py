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
            "Starter decks, decks you bring, or decks drafted from the box.",
            "Startdecks, vorher gebaute Decks, oder Decks aus einem Draft.",
        ),
        {
            "starter": ("starter decks", "Startdecks"),
            "constructed": ("constructed", "vorher gebaut"),
            "draft": ("draft", "Draft"),
        },
    ),
    "match": SettingWords(
        ("Length", "Länge"),
        (
            "One encounter, or the first to win two (not with starter decks).",
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
            "How players get a Runeslinger if none is named.",
            "Wie die Spieler zu Runenschleuderern kommen, die nicht genannt sind.",
        ),
        {"choose": ("chosen", "gewählt"), "random": ("random", "durch Los")},
    ),
    "runeslinger": SettingWords(
        ("Runeslinger", "Runenschleuderer"),
        (
            "A particular one; otherwise chosen or random.",
            "Ein bestimmter; sonst gewählt oder durch Los.",
        ),
    ),
    "passive": SettingWords(
        ("Passive ability", "Passive Fähigkeit"),
        ("A particular one; otherwise it is chosen.", "Eine bestimmte; sonst wird sie gewählt."),
    ),
    "activate": SettingWords(
        ("Activate ability", "Aktivierbare Fähigkeit"),
        ("A particular one; otherwise it is chosen.", "Eine bestimmte; sonst wird sie gewählt."),
    ),
    "deck": SettingWords(
        ("Deck", "Deck"),
        (
            "A name, which anybody can look up, or a list of cards, which only this seat sees until the game is over.",
            "Ein Name: den kann jeder nachschlagen. Oder die Karten: bis zum Spielende sieht sie nur dieser Platz.",
        ),
    ),
    "first_player": SettingWords(
        ("Who begins", "Wer beginnt"),
        (
            "A random player decides, or always the same seat.",
            "Ein Spieler, den das Los bestimmt, sagt es, oder immer derselbe Platz.",
        ),
        {"random": ("random", "durch Los")},
    ),
    "turn_limit": SettingWords(
        ("Longest encounter", "Längste Begegnung"),
        ("A draw after this many turns.", "Unentschieden nach so vielen Spielzügen."),
        {"none": ("no limit", "ohne Grenze")},
    ),
    "concentration_areas": SettingWords(
        ("Concentration areas", "Konzentrationsbereiche"),
        ("For each player.", "Von jedem Spieler."),
    ),
    "starting_power": SettingWords(
        ("Power", "Macht"),
        ("For each player at the start.", "Von jedem Spieler zu Beginn."),
    ),
}

"""RONE in a few words for the lobby, and its settings."""

from __future__ import annotations

from runestack.games.setting_words import SettingWords

ABOUT = (
    "A duel in the ruins. Your deck is your life; units, tactics and technologies answer each other on a shared stack.",
    (
        "Ein Duell in den Ruinen. Dein Deck ist dein Leben; Einheiten, Taktiken und Technologien antworten einander "
        "auf einem gemeinsamen Stapel."
    ),
)
WORDS = {
    "edition": SettingWords(
        ("Edition", "Ausgabe"),
        (
            "The rules of the English or the German rulebook.",
            "Die Regeln der englischen oder der deutschen Anleitung.",
        ),
        {"en": ("English", "Englisch"), "de": ("German", "Deutsch")},
    ),
    "mode": SettingWords(
        ("Players", "Spieler"),
        ("How many play, and who plays against whom.", "Wie viele spielen, und wer gegen wen."),
        {
            "1v1": ("one against one", "einer gegen einen"),
            "2v2": (
                "two teams: players 1 and 3 against 2 and 4",
                "zwei Teams: Spieler 1 und 3 gegen 2 und 4",
            ),
            "3p": ("three players", "zu dritt"),
        },
    ),
    "team_hands_visible": SettingWords(
        ("Team mates' hands", "Hände im Team"),
        (
            "Whether team mates see each other's hands.",
            "Ob Teamkollegen einander in die Hand sehen.",
        ),
        {"true": ("open", "offen"), "false": ("hidden", "verdeckt")},
    ),
    "deck_mode": SettingWords(
        ("Decks", "Decks"),
        (
            "Decks dealt from the whole box, or decks you bring.",
            "Decks aus der ganzen Schachtel gemischt oder vorher gebaut.",
        ),
        {"random": ("dealt", "zugeteilt"), "custom": ("built before", "vorher gebaut")},
    ),
    "technologies": SettingWords(
        ("Technologies", "Technologien"),
        ("Play with technology decks.", "Mit Technologiedecks spielen."),
        {"on": ("with", "mit"), "off": ("without", "ohne")},
    ),
    "technology_count": SettingWords(
        ("Number of technologies", "Anzahl der Technologien"),
        (
            "How many each player gets: at most 5, or 8 for a team.",
            "Wie viele jeder erhält, höchstens 5; ein Team erhält höchstens 8.",
        ),
        {"most": ("the most", "die meisten")},
    ),
    "hero_pick": SettingWords(
        ("Heroes", "Helden"),
        ("How the players get their heroes.", "Wie die Spieler zu ihren Helden kommen."),
        {"random": ("random", "durch Los"), "choose": ("chosen", "gewählt")},
    ),
    "first_player": SettingWords(
        ("Who begins", "Wer beginnt"),
        ("A random player, or always the same seat.", "Durch Los, oder ein Platz."),
        {"random": ("random", "durch Los")},
    ),
    "max_rounds": SettingWords(
        ("Longest game", "Längstes Spiel"),
        ("A tie after this many rounds.", "Unentschieden nach so vielen Runden."),
        {"none": ("1,000 rounds", "1000 Runden")},
    ),
    "deck": SettingWords(
        ("Deck", "Deck"),
        (
            "A name, which anybody can look up, or a list of cards, which only this seat sees until the game is over.",
            "Ein Name: den kann jeder nachschlagen. Oder die Karten: bis zum Spielende sieht sie nur dieser Platz.",
        ),
    ),
}

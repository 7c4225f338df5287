"""Invasion in a few words for the lobby, and its settings."""

from __future__ import annotations

from collections.abc import Mapping

from runestack.cards.pool import Card
from runestack.games.invasion.cards import lines
from runestack.games.invasion.cards.scenarios import Scenarios
from runestack.games.invasion.rules.scenarios import DIFFICULTIES
from runestack.games.invasion.setup.settings import CHOOSE, LOT, NO, TOGETHER, VERSUS, YES
from runestack.games.setting_words import SettingWords
from runestack.games.wording import Pattern

ABOUT: Pattern = (
    (
        "Roll dice that you rebuild screw by screw, train fighters and discover technologies: in a duel, or together "
        "against the Invasion, in one scenario or a whole campaign. For one to four players."
    ),
    (
        "Würfle mit Würfeln, die du Schraube für Schraube umbaust, bilde Kämpfer aus und entdecke Technologien: im "
        "Duell oder gemeinsam gegen die Invasion, in einem Szenario oder einer ganzen Kampagne. Für eine bis vier "
        "Personen."
    ),
)
ANSWERS: Mapping[str, Pattern] = {YES: ("yes", "ja"), NO: ("no", "nein")}

WORDS: dict[str, SettingWords] = {
    "mode": SettingWords(
        ("Mode", "Spielweise"),
        (
            "Two players against each other, or one to four together against the Invasion.",
            "Zwei gegeneinander oder eine bis vier Personen gemeinsam gegen die Invasion.",
        ),
        {
            VERSUS: ("against each other", "gegeneinander"),
            TOGETHER: ("together", "gemeinsam"),
        },
    ),
    "matches": SettingWords(
        ("Matches to win", "Nötige Siege"),
        (
            "The first player to win this many matches wins the game; decks and dice are kept from match to match.",
            "Wer zuerst so viele Partien gewinnt, gewinnt das Spiel; Decks und Würfel bleiben von Partie zu Partie.",
        ),
    ),
    "difficulty": SettingWords(
        ("Difficulty", "Schwierigkeit"),
        (
            "Which events the Invasion brings, how long they last, and how many protocols it begins with.",
            "Welche Ereignisse die Invasion bringt, wie lange sie dauern und mit wie vielen Protokollen sie beginnt.",
        ),
        {key: lines.DIFFICULTIES[key] for key in DIFFICULTIES},
    ),
    "leader_pick": SettingWords(
        ("Leaders", "Anführer"),
        (
            "Chosen in turn at the table, or random; leaders named below are taken.",
            "Am Tisch der Reihe nach gewählt oder durch Los bestimmt; unten genannte Anführer sind vergeben.",
        ),
        {CHOOSE: ("chosen", "gewählt"), LOT: ("random", "durch Los")},
    ),
    "leader": SettingWords(
        ("Leader", "Anführer"),
        ("Empty: chosen or random, as set above.", "Leer: gewählt oder durch Los, wie oben."),
    ),
    "first_player": SettingWords(
        ("Who begins", "Wer beginnt"),
        ("A random player, or always the same seat.", "Durch Los, oder ein Platz."),
        {"random": ("random", "durch Los")},
    ),
    "round_limit": SettingWords(
        ("Longest game", "Längstes Spiel"),
        (
            "After this many rounds, a match is a tie and a scenario is lost.",
            "Nach so vielen Runden ist eine Partie unentschieden und ein Szenario verloren.",
        ),
    ),
    "may_try_again": SettingWords(
        ("Try again", "Neuer Versuch"),
        (
            "A lost scenario can be played again from the beginning.",
            "Ein verlorenes Szenario kann von seinem Beginn an noch einmal gespielt werden.",
        ),
        ANSWERS,
    ),
}


def words_of(scenarios: Scenarios) -> dict[str, SettingWords]:
    """All settings in words; campaigns and scenarios with their stories."""
    names = {key: both(scenarios.card(key)) for key in scenarios.keys}
    notes = {key: note_of(scenarios, key) for key in scenarios.keys}
    scenario = SettingWords(
        ("Scenario", "Szenario"),
        (
            "A whole campaign, or one of its scenarios by itself.",
            "Eine ganze Kampagne oder ein Szenario für sich allein.",
        ),
        names,
        notes,
    )
    return {"scenario": scenario, **WORDS}


def both(card: Card) -> Pattern:
    """A card's name in both languages."""
    return card.name, card.name_de


def note_of(scenarios: Scenarios, key: str) -> Pattern:
    """The story; of a campaign behind its scenarios, of a scenario before how it is won and lost."""
    card = scenarios.card(key)
    if key in scenarios.campaigns:
        parts = [scenarios.card(one) for one in card.words("scenarios")]
        english = f"{', '.join(one.name for one in parts)}. {card.flavour}"
        return english, f"{', '.join(one.name_de for one in parts)}. {card.flavour_de}"
    english, german = (
        " ".join([story, *lines.scenario_sentences(card, language)])
        for story, language in ((card.flavour, "en"), (card.flavour_de, "de"))
    )
    return english, german

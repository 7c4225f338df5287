"""Rune Age in a few words for the lobby, and its settings."""

from __future__ import annotations

from collections.abc import Mapping

from runestack.cards.pool import Card
from runestack.games.rune_age.cards.scenarios import COOPERATIVE, Scenarios
from runestack.games.rune_age.setup.settings import NEUTRAL, NO, YES
from runestack.games.setting_words import SettingWords
from runestack.games.wording import Pattern

ABOUT: Pattern = (
    (
        "Raise an army in a land at war: buy units with gold, win cities and influence, and reach the objective of the "
        "scenario before the others, against one of them, or all together. For one to four players."
    ),
    (
        "Stell in einem Land im Krieg eine Armee auf: Kauf Einheiten mit Gold, gewinn Städte und Einfluss und erreich "
        "das Ziel des Szenarios vor den anderen, gegen einen von ihnen oder alle gemeinsam. Für eine bis vier Personen."
    ),
)
WITH: Mapping[str, Pattern] = {YES: ("with", "mit"), NO: ("without", "ohne")}
ANSWERS: Mapping[str, Pattern] = {YES: ("yes", "ja"), NO: ("no", "nein")}
DIFFICULTIES: dict[int, Pattern] = {
    1: ("easy to learn", "leicht zu lernen"),
    2: ("demanding", "anspruchsvoll"),
    3: ("hard", "schwer"),
}
NUMBERS: tuple[Pattern, ...] = (("first", "erste"), ("second", "zweite"), ("third", "dritte"))

WORDS: dict[str, SettingWords] = {
    "cooperative_variant": SettingWords(
        ("Cooperative variant", "Kooperative Variante"),
        (
            "All players together, with one home realm for all.",
            "Alle gemeinsam, mit einem Heimatreich für alle.",
        ),
        ANSWERS,
    ),
    "expansion": SettingWords(
        ("Oath and Anvil", "Eid und Amboss"),
        (
            "The expansion: two more factions, more units and events for all, and scenarios of its own.",
            "Die Erweiterung: zwei weitere Fraktionen, mehr Einheiten und Ereignisse für alle und eigene Szenarien.",
        ),
        WITH,
    ),
    "mercenaries": SettingWords(
        ("Mercenaries", "Söldner"),
        (
            "Three random kinds of mercenaries are for sale in the centre.",
            "Drei Arten von Söldnern, durch Los bestimmt, stehen in der Mitte zum Erwerb.",
        ),
        WITH,
    ),
    "faction_pick": SettingWords(
        ("Factions", "Fraktionen"),
        (
            "Random unless named here, or chosen in turn at the table.",
            "Durch Los oder hier genannt, oder der Reihe nach am Tisch gewählt.",
        ),
        {"random": ("random", "durch Los"), "choose": ("chosen at the table", "am Tisch gewählt")},
    ),
    "faction": SettingWords(
        ("Faction", "Fraktion"),
        ("Empty: random.", "Leer: durch Los."),
    ),
    "first_player": SettingWords(
        ("Who begins", "Wer beginnt"),
        ("A random player, or always the same seat.", "Durch Los, oder ein Platz."),
        {"random": ("random", "durch Los")},
    ),
    "round_limit": SettingWords(
        ("Longest game", "Längstes Spiel"),
        ("After this many rounds, nobody wins.", "Nach so vielen Runden hat niemand gewonnen."),
    ),
    "open_hands": SettingWords(
        ("Open hands", "Offene Hände"),
        (
            "Players who win together see each other's hands.",
            "Wer gemeinsam gewinnt, sieht den anderen in die Hand.",
        ),
        ANSWERS,
    ),
    "all_agree": SettingWords(
        ("Other neutral cards", "Andere neutrale Karten"),
        (
            "All players agree to replace neutral cards that the scenario names.",
            "Alle sind einverstanden, mit anderen neutralen Karten zu spielen als das Szenario nennt.",
        ),
        ANSWERS,
    ),
    **{
        name: SettingWords(
            (
                f"In place of the {number[0]} neutral card",
                f"Statt der {number[1]}n neutralen Karte",
            ),
            (
                "A neutral card that costs the same influence; empty: as the scenario says.",
                "Eine neutrale Karte, die ebenso viel Einfluss kostet; leer: wie im Szenario.",
            ),
        )
        for name, number in zip(NEUTRAL, NUMBERS, strict=True)
    },
}


def words_of(scenarios: Scenarios) -> dict[str, SettingWords]:
    """All settings in words; the scenarios with their stories."""
    names = {key: both(scenarios.card(key)) for key in scenarios.keys}
    notes = {key: scenario_note(scenarios, key) for key in scenarios.keys}
    scenario = SettingWords(
        ("Scenario", "Szenario"),
        (
            "What you play for, and who plays against whom.",
            "Worum es geht, und wer gegen wen spielt.",
        ),
        names,
        notes,
    )
    return {"scenario": scenario, **WORDS}


def both(card: Card) -> Pattern:
    """A card's name in both languages."""
    return card.name, card.name_de


def scenario_note(scenarios: Scenarios, key: str) -> Pattern:
    """The story of a scenario, behind who can play it, how long, and how hard it is."""
    card = scenarios.card(key)
    seats = sorted({*scenarios.seats(key), *variant_seats(scenarios, key)})
    low, high = card.value("shortest"), card.value("longest")
    difficulty = DIFFICULTIES[int(card.value("difficulty") or 1)]
    english = f"{seats[0]} to {seats[-1]} players, {low} to {high} rounds, {difficulty[0]}. {card.flavour}"
    german = f"{seats[0]} bis {seats[-1]} Personen, {low} bis {high} Runden, {difficulty[1]}. {card.flavour_de}"
    return english, german


def variant_seats(scenarios: Scenarios, key: str) -> tuple[int, ...]:
    """How many can play the cooperative variant, if there is one."""
    has_variant = scenarios.has_form(key, COOPERATIVE)
    return scenarios.seats(key, cooperative=True) if has_variant else ()

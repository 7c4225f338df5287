"""What is printed on a card besides its name and text, in words."""

from __future__ import annotations

from runestack.cards.pool import Card
from runestack.games.wording import Pattern, in_language

KINDS: dict[str, Pattern] = {
    "home_realm": ("home realm", "Heimatreich"),
    "stronghold": ("stronghold", "Festung"),
    "unit": ("unit", "Einheit"),
    "tactic": ("tactic", "Taktik"),
    "gold": ("gold card", "Goldkarte"),
    "city": ("city", "Stadt"),
    "landmark": ("landmark", "Wahrzeichen"),
    "objective": ("objective", "Szenarioziel"),
    "enemy": ("Enemy", "Feind"),
    "instant": ("Instant", "Sofortereignis"),
    "reward": ("reward", "Belohnung"),
    "monument": ("monument", "Monument"),
    "dragon_rune": ("dragon rune", "Drachenrune"),
}
RACES: dict[str, Pattern] = {
    "daqan": ("Daqan Lords", "Fürsten von Daqan"),
    "uthuk": ("Uthuk Y'llan", "Uthuk Y'llan"),
    "latari": ("Latari Elves", "Latari-Elfen"),
    "waiqar": ("Waiqar the Undying", "Waiqar der Unsterbliche"),
    "dunwarr": ("Dwarves of Dunwarr", "Zwerge von Dunwarr"),
    "orcs": ("Orcs of the Broken Plains", "Orks der Geborstenen Ebenen"),
}
CATEGORIES: dict[int, Pattern] = {
    1: ("mercenary I", "Söldner I"),
    2: ("mercenary II", "Söldner II"),
}
FORMS: dict[str, Pattern] = {
    "solo": ("solo form", "Soloform"),
    "cooperative": ("cooperative variant", "kooperative Variante"),
}
FLAGS: dict[str, Pattern] = {
    "mythic": ("mythic", "mythisch"),
    "siege_icon": ("siege icon", "Belagerungssymbol"),
    "expansion": ("expansion", "Erweiterung"),
}
# Printed numbers in the order in which they are told; `{}` is the number.
NUMBERS: dict[str, Pattern] = {
    "gold_cost": ("cost {} gold", "Kosten {} Gold"),
    "influence_cost": ("cost {} influence", "Kosten {} Einfluss"),
    "strength": ("strength {}", "Stärke {}"),
    "auto_defense": ("auto-defense {}", "Selbstverteidigung {}"),
    "gold": ("yields {} gold", "gibt {} Gold"),
    "influence": ("yields {} influence", "gibt {} Einfluss"),
    "attrition": ("attrition {}", "Verluste {}"),
    "stage": ("stage {}", "Stufe {}"),
}
PLAYERS: Pattern = ("{} to {} players", "{} bis {} Spieler")
SO_MANY_PLAYERS: Pattern = ("{} players", "{} Spieler")
ONE_PLAYER: Pattern = ("1 player", "1 Spieler")
UNTOLD = ("attrition",)  # if it is 0


def kind_words(card: Card, language: str) -> str:
    """The type."""
    return in_language(KINDS[card.type], language)


def value_words(card: Card, language: str) -> str:
    """Whose it is, all printed numbers with what they are, and its marks."""
    return ", ".join([*origin_words(card, language), *number_words(card, language)])


def origin_words(card: Card, language: str) -> list[str]:
    """The race, the category of a mercenary; of an objective its form, and for how many it is."""
    found: list[Pattern] = []
    race, category, form = card.value("race"), card.value("category"), card.value("form")
    if race is not None:
        found.append(RACES[str(race)])
    if isinstance(category, int):
        found.append(CATEGORIES[category])
    if form is not None:
        found.append(FORMS[str(form)])
    words = [in_language(pattern, language) for pattern in found]
    return [*words, player_words(card, language)] if card.type == "objective" else words


def player_words(card: Card, language: str) -> str:
    """For how many players a scenario is."""
    least, most = card.value("least_players"), card.value("most_players")
    if least == most:
        return in_language(ONE_PLAYER if most == 1 else SO_MANY_PLAYERS, language).format(most)
    return in_language(PLAYERS, language).format(least, most)


def number_words(card: Card, language: str) -> list[str]:
    """The numbers that are printed, then the marks."""
    words = [
        in_language(pattern, language).format(card.value(key))
        for key, pattern in NUMBERS.items()
        if card.value(key) is not None and not (key in UNTOLD and card.value(key) == 0)
    ]
    return [*words, *(in_language(FLAGS[flag], language) for flag in card.words("flags"))]

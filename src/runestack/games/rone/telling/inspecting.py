"""Everything a reader may know about one card, as lines."""

from __future__ import annotations

from runestack.games.rone.cards.printed import CardWords
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules.prices import cost_to_level_up, income
from runestack.games.rone.rules.state import RoneState
from runestack.games.rone.telling.names import is_visible
from runestack.games.rone.view.cards import battlefield_card, card_data, unit_card
from runestack.games.rone.view.text_words import ENGLISH, GERMAN, RACES, income_words
from runestack.games.rone.view.types import PrintedValues
from runestack.games.views import in_one
from runestack.games.wording import HIDDEN, Reader, capital, in_language

TYPES = {
    "hero": ("Hero", "Held"),
    "technology": ("Technology", "Technologie"),
    "unit": ("Unit", "Einheit"),
    "tactic": ("Tactic", "Taktik"),
}


def inspect(s: RoneState, words: CardWords, card: int, reader: Reader) -> list[str]:
    """Printed values, text, and how the card stands now."""
    if not 0 <= card < len(s.face) or not is_visible(s, card, reader.seat):
        return [capital(reader.of(HIDDEN))]
    language = reader.language
    data = card_data(s, words, card)
    lines = [in_one(data["name"], language), kind_line(data["type"], data["race"], language)]
    lines.append(printed_line(data["level"], data["printed"], data["type"], language))
    if data["type"] == "hero":
        lines[-1] = hero_line(s, card, language)
    lines += in_one(data["text"], language).splitlines()
    flavour = words.card(s.face[card])
    lines += [one for one in [flavour.flavour if language == "en" else flavour.flavour_de] if one]
    if s.zone[card] == c.ON_BATTLEFIELD:
        lines.append(standing_line(s, words, card, language))
    return lines


def kind_line(kind: str, race: str | None, language: str) -> str:
    """Type and race."""
    names = [in_language(TYPES[kind], language)]
    if race:
        names.append(in_language(RACES[race], language))
    return ", ".join(names)


def hero_line(s: RoneState, card: int, language: str) -> str:
    """Level, incomes, and the price of the next level, as they are now."""
    seat = s.owner[card]
    price = cost_to_level_up(s, seat)
    incomes = (income(s, seat, c.WATER), income(s, seat, c.CARD_INCOME))
    told = income_words(*incomes, None if price == c.NEVER else price, language)
    table = ENGLISH if language == "en" else GERMAN
    return f"{table['level'].format(level=s.hero_level[seat])} | {told}"


def printed_line(level: int, printed: PrintedValues, kind: str, language: str) -> str:
    """Level, costs, and a unit's values."""
    table = ENGLISH if language == "en" else GERMAN
    shown = {key: table["never"] if value is None else value for key, value in printed.items()}
    parts = [table[key].format(**shown, level=level) for key in ("level", "cost", "recycle")]
    if kind == "unit":
        parts.append(table["unit"].format(**shown))
    return " | ".join(parts)


def standing_line(s: RoneState, words: CardWords, card: int, language: str) -> str:
    """Exhaustion, and a unit's values now."""
    table = ENGLISH if language == "en" else GERMAN
    data = battlefield_card(s, words, card)
    state = table["active"]
    if data["exhausted"]:
        state = table["exhausted"].format(number=data["exhausted"])
    now = "now" if language == "en" else "jetzt"
    if data["type"] != "unit":
        return f"{now}: {state}"
    return f"{now}: {state} | {table['unit'].format(**unit_card(s, words, card))}"

"""Everything a reader may know about one card, as lines."""

from __future__ import annotations

from runestack.games.invasion.cards.lines import (
    STATS,
    kind_words,
    scenario_sentences,
    value_words,
)
from runestack.games.invasion.cards.printed import CardWords
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules.state import InvasionState
from runestack.games.invasion.rules.values import (
    remaining_armor,
    remaining_health,
    statistic,
    training_cost,
)
from runestack.games.invasion.telling.names import is_visible
from runestack.games.wording import HIDDEN, Pattern, Reader, capital

NOW: Pattern = ("now: {}", "jetzt: {}")
STATES: dict[str, Pattern] = {
    "refreshed": ("refreshed", "aufgefrischt"),
    "exhausted": ("exhausted", "erschöpft"),
    "screws": ("screws {} of {}", "Schrauben {} von {}"),
    "left": ("{} {} of {}", "{} {} von {}"),
    "stored": ("resources in its zone {}", "Ressourcen in ihrer Zone {}"),
}


def inspect(s: InvasionState, words: CardWords, card: int, reader: Reader) -> list[str]:
    """Printed values, text, and how the card stands now."""
    if not 0 <= card < len(s.face) or not is_visible(s, card, reader.seat):
        return [capital(reader.of(HIDDEN))]
    language, face = reader.language, s.face[card]
    printed = words.card(face)
    lines = [words.name(face, language), capital(kind_words(printed, language))]
    lines += [one for one in [value_words(printed, language)] if one]
    lines += words.text(face, language).splitlines()
    if printed.type == "scenario":
        lines += scenario_sentences(printed, language)
    lines += [one for one in [printed.flavour if language == "en" else printed.flavour_de] if one]
    standing = standing_words(s, card, reader)
    if standing:
        lines.append(reader.of(NOW).format(" | ".join(standing)))
    return lines


def standing_words(s: InvasionState, card: int, reader: Reader) -> list[str]:
    """How a card in play stands."""
    zone = s.zone[card]
    if zone in (c.IN_BASE, c.IN_PROTOCOLS):
        return [reader.of(STATES["exhausted" if s.exhausted[card] else "refreshed"])]
    if zone == c.IN_TRAINING:
        return [reader.of(STATES["screws"]).format(s.screws[card], training_cost(s, card))]
    if zone == c.IN_STACK:
        return combat_words(s, card, reader)
    if zone == c.IN_ZONE and card in s.zone_card:
        stored = s.zone_stored[s.zone_card.index(card)]
        return [*combat_words(s, card, reader), reader.of(STATES["stored"]).format(stored)]
    return []


def combat_words(s: InvasionState, card: int, reader: Reader) -> list[str]:
    """Melee, ranged, armor and health with what others add; of the last two what damage has left."""
    told = [
        f"{reader.of(STATS[name])} {statistic(s, card, stat)}"
        for name, stat in (("melee", c.STAT_MELEE), ("ranged", c.STAT_RANGED))
    ]
    left = {
        "armor": (remaining_armor(s, card), statistic(s, card, c.STAT_ARMOR)),
        "health": (remaining_health(s, card), statistic(s, card, c.STAT_HEALTH)),
    }
    pattern = reader.of(STATES["left"])
    return told + [pattern.format(reader.of(STATS[name]), *values) for name, values in left.items()]

"""Everything a reader may know about one card, as lines."""

from __future__ import annotations

from runestack.games.rune_age.cards.lines import kind_words, value_words
from runestack.games.rune_age.cards.printed import CardWords
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules.primitives import damage_of
from runestack.games.rune_age.rules.state import OBJECTIVE, RIVAL_DAMAGE, SHARED_REALM, RuneAgeState
from runestack.games.rune_age.rules.values import auto_defense, is_rival, kind_of, strength, yields
from runestack.games.rune_age.telling.names import is_visible
from runestack.games.rune_age.view.cards import strength_to_beat
from runestack.games.wording import HIDDEN, Pattern, Reader, capital
from runestack.kernel.frame import NOBODY

NOW: Pattern = ("now: {}", "jetzt: {}")
STATES: dict[str, Pattern] = {
    "refreshed": ("refreshed", "spielbereit"),
    "exhausted": ("exhausted", "erschöpft"),
    "held": (
        "not refreshed in the next Refresh step",
        "wird beim nächsten Auffrischen nicht spielbereit",
    ),
    "wounded": ("wounded", "verwundet"),
    "strength": ("strength {}", "Stärke {}"),
    "to_beat": ("strength {} needed to beat it", "Stärke {} nötig"),
    "auto_defense": ("auto-defense {}", "Selbstverteidigung {}"),
    "influence": ("yields {} influence", "gibt {} Einfluss"),
    "damage": ("damage {} of {}", "Schaden {} von {}"),
}


def inspect(s: RuneAgeState, words: CardWords, card: int, reader: Reader) -> list[str]:
    """Printed values, text, and how the card stands now."""
    if not 0 <= card < len(s.face) or not is_visible(s, card, reader.seat):
        return [capital(reader.of(HIDDEN))]
    language, face = reader.language, s.face[card]
    printed = words.card(face)
    lines = [words.name(face, language), capital(kind_words(printed, language))]
    lines += [one for one in [value_words(printed, language)] if one]
    lines += words.text(face, language).splitlines()
    lines += [one for one in [printed.flavour if language == "en" else printed.flavour_de] if one]
    standing = standing_words(s, card, reader)
    if standing:
        lines.append(reader.of(NOW).format(" | ".join(standing)))
    return lines


def standing_words(s: RuneAgeState, card: int, reader: Reader) -> list[str]:
    """How a card in play or in the centre stands."""
    zone = s.zone[card]
    if zone == c.IN_ARMY:
        wound = [reader.of(STATES["wounded"])] if s.wounded[card] else []
        return [reader.of(STATES["strength"]).format(strength(s, card)), *wound]
    if zone not in (c.IN_REALM, c.IN_FRONT, c.IN_CITY_ROW):
        return []
    return [*turned(s, card, reader), *values(s, card, reader), *damage(s, card, reader)]


def turned(s: RuneAgeState, card: int, reader: Reader) -> list[str]:
    """Whether a card of a realm area can be used."""
    if s.zone[card] != c.IN_REALM or kind_of(s, card) & c.HOME_REALM:
        return []
    found = ["exhausted" if s.exhausted[card] else "refreshed"]
    return [reader.of(STATES[key]) for key in found + ["held"] * (s.held[card] != 0)]


def values(s: RuneAgeState, card: int, reader: Reader) -> list[str]:
    """Strength to beat, auto-defense, influence."""
    found: list[str] = []
    needed = strength_to_beat(s, card)
    if needed is not None and s.controller[card] == NOBODY:
        found.append(reader.of(STATES["to_beat"]).format(needed))
    if kind_of(s, card) & c.CITY:
        found.append(reader.of(STATES["auto_defense"]).format(auto_defense(s, card)))
    if yields(s, card, c.INFLUENCE):
        found.append(reader.of(STATES["influence"]).format(yields(s, card, c.INFLUENCE)))
    return found


def damage(s: RuneAgeState, card: int, reader: Reader) -> list[str]:
    """Of a home realm, or of the rival's."""
    if is_rival(s, card):
        suffered = s.numbers[RIVAL_DAMAGE]
    elif card == s.numbers[SHARED_REALM] and card != s.numbers[OBJECTIVE]:
        suffered = damage_of(s, 0)
    elif card in s.home:
        suffered = damage_of(s, s.home.index(card))
    else:
        return []
    return [reader.of(STATES["damage"]).format(suffered, c.DAMAGE_LIMIT)]

"""Everything a reader may know about one card, as lines."""

from __future__ import annotations

from runestack.cards.pool import Card
from runestack.games.runeslingers.cards.lines import keyword_bar, kind_words
from runestack.games.runeslingers.cards.printed import CardWords
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import state as st
from runestack.games.runeslingers.rules.player_values import (
    ability_cost,
    block_value,
    maximum_health,
)
from runestack.games.runeslingers.rules.state import EncounterState
from runestack.games.runeslingers.telling.names import is_visible, place_name
from runestack.games.runeslingers.view.cards import field_card
from runestack.games.runeslingers.view.text_cards import CardWriter
from runestack.games.runeslingers.view.text_words import ENGLISH, GERMAN
from runestack.games.views import Data
from runestack.games.wording import HIDDEN, Reader, capital

NOW = ("now", "jetzt")


def inspect(s: EncounterState, words: CardWords, card: int, reader: Reader) -> list[str]:
    """Printed values, text, and how the card stands now."""
    if not 0 <= card < len(s.face) or not is_visible(s, card, reader.seat):
        return [capital(reader.of(HIDDEN))]
    face = s.face[card]
    printed = words.card(face)
    lines = [words.name(face, reader.language), frame_line(printed, reader.language)]
    lines += words.text(face, reader.language).splitlines()
    flavour = printed.flavour if reader.language == "en" else printed.flavour_de
    lines += [flavour] if flavour else []
    now = standing(s, words, card, reader)
    return [*lines, f"{reader.of(NOW)}: {' | '.join(now)}"] if now else lines


def frame_line(printed: Card, language: str) -> str:
    """Type line, defense or price, and the keyword bar."""
    table = ENGLISH if language == "en" else GERMAN
    parts = [capital(kind_words(printed, language))]
    if printed.value("defense") is not None:
        parts.append(table["defense"].format(defense=printed.value("defense")))
    if printed.value("cost") is not None:
        parts.append(table["ability_cost"].format(cost=printed.value("cost")))
    bar = keyword_bar(printed, language)
    return " | ".join([*parts, bar] if bar else parts)


def standing(s: EncounterState, words: CardWords, card: int, reader: Reader) -> list[str]:
    """How a card stands now; nothing for one of which there is nothing to say but where it lies."""
    table = ENGLISH if reader.language == "en" else GERMAN
    zone, seat = s.zone[card], s.controller[card]
    if card in s.slinger:
        return [table["values"].format(**slinger_values(s, seat))]
    if card in s.activate:
        return [table["ability_cost"].format(cost=ability_cost(s, seat))]
    if zone == c.AS_CONCENTRATION:
        return [place_name(s, s.place[card], reader)]
    if zone not in (c.IN_PLAY, c.BEING_PLAYED):
        return []
    writer = CardWriter({"seat": reader.seat, "seats": [{}] * c.SEATS}, reader)
    return writer.standing(field_card(s, words, card, reader))


def slinger_values(s: EncounterState, seat: int) -> Data:
    """The values of a Runeslinger now."""
    return {
        "power": s.power[seat],
        "starting_power": s.numbers[st.STARTING_POWER],
        "health": s.health[seat],
        "maximum_health": maximum_health(s, seat),
        "block": block_value(s, seat),
        "determinations": s.determinations[seat],
    }

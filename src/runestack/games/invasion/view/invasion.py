"""The Invasion's side as plain data: deck, stack, zones, protocols, events, scenario and campaign."""

from __future__ import annotations

from typing import cast

from runestack.games.invasion.cards.lines import DIFFICULTIES, scenario_sentences
from runestack.games.invasion.cards.printed import CardWords
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import scenarios as sc
from runestack.games.invasion.rules.clock import event_durations, event_faces, has_event
from runestack.games.invasion.rules.primitives import lift
from runestack.games.invasion.rules.stack import current
from runestack.games.invasion.rules.state import (
    ATTEMPTS,
    CAMPAIGN_PLACE,
    DIFFICULTY,
    EVENT,
    EVENT_MARKER,
    MARKER,
    MAY_TRY_AGAIN,
    TECHNOLOGY_TOKENS,
    InvasionState,
)
from runestack.games.invasion.rules.text import board_card
from runestack.games.invasion.rules.values import action_price
from runestack.games.invasion.view.cards import (
    base_card,
    board_data,
    card_data,
    colour,
    deck_view,
    face_or_none,
    stack_card,
    top_first,
)
from runestack.games.invasion.view.chronicle import history, name_words, pattern_words
from runestack.games.invasion.view.types import (
    Action,
    Attack,
    Campaign,
    Events,
    Invasion,
    Scenario,
    Symbol,
    Zone,
)
from runestack.games.wording import Reader
from runestack.kernel.frame import NOTHING


def invasion_view(s: InvasionState, words: CardWords, reader: Reader) -> Invasion:
    """Everything that belongs to the Invasion."""
    faces = s.faces
    return {
        "deck": deck_view(s, words, s.invasion_deck, reader),
        "discard": top_first(s, words, s.invasion_discard),
        "garbage": top_first(s, words, s.invasion_garbage),
        "stack": [stack_card(s, words, card) for card in reversed(s.stack)],
        "attacks": attacks(s),
        "zones": [zone_view(s, words, each) for each in range(c.COLOURS)],
        "protocols": [base_card(s, words, card) for card in s.protocols],
        "tokens": s.numbers[TECHNOLOGY_TOKENS],
        "refresh_need": faces.refresh_need,
        "refresh_spend": faces.refresh_spend,
        "supply": len(s.supply),
        "protocol_supply": len(s.protocol_supply),
        "actions": action_views(s, words),
        "events": events_view(s, words),
        "before_reinforcing": face_or_none(words, faces.before_invasion),
    }


def attacks(s: InvasionState) -> list[Attack]:
    """What Cleanup would bring: each card attacks as the top one, with what lies below it."""
    if not s.stack:
        return []
    found: list[Attack] = []
    copy = s.clone()
    assert isinstance(copy, InvasionState)
    while copy.stack:
        card = copy.stack[-1]
        ranged, melee = current(copy, card, c.RANGED), current(copy, card, c.MELEE)
        found.append({"card": card, "ranged": ranged, "melee": melee})
        lift(copy, card)
        copy.zone[card] = c.IN_INVASION_DISCARD
    return found


def zone_view(s: InvasionState, words: CardWords, place: int) -> Zone:
    """A zone with its card."""
    card = s.zone_card[place]
    return {
        "colour": colour(place),
        "card": None if card == NOTHING else stack_card(s, words, card),
        "stored": s.zone_stored[place],
        "needed": None if card == NOTHING else s.faces.training[s.face[card]],
        "effect": board_data(s, words, s.faces.zones[place]),
    }


def action_views(s: InvasionState, words: CardWords) -> list[Action]:
    """The additional player actions of the board."""
    return [
        {
            "symbol": cast("Symbol", c.ACTION_SYMBOLS[place]),
            "price": action_price(s, place),
            "card": card_data(s, words, board_card(s, face)),
        }
        for place, face in enumerate(s.faces.actions)
        if face != NOTHING
    ]


# -- time ----------------------------------------------------------------------------------------


def events_view(s: InvasionState, words: CardWords) -> Events:
    """The current event, those that come and those that are over."""
    faces, durations = event_faces(s), event_durations(s)
    cards = [card_data(s, words, board_card(s, face)) for face in faces]
    place = s.numbers[EVENT] if has_event(s) else NOTHING
    running = place != NOTHING
    ends = s.numbers[EVENT_MARKER]
    first_to_come = place + 1 if running else len(cards)
    return {
        "marker": s.numbers[MARKER],
        "last": s.faces.last_round,
        "current": cards[place] if running else None,
        "ends": ends if running else None,
        "rounds_left": max(0, ends - s.numbers[MARKER]) if running else None,
        "to_come": [
            {"card": cards[each], "duration": durations[each]}
            for each in range(first_to_come, len(cards))
        ],
        "over": cards[:place] if running else cards,
    }


# -- scenario and campaign -----------------------------------------------------------------------


def scenario_view(s: InvasionState, words: CardWords) -> Scenario:
    """What is played, and for what."""
    scenario, place = s.scenario(), s.numbers[CAMPAIGN_PLACE]
    card = words.card(scenario.face)
    english, german = (scenario_sentences(card, language) for language in ("en", "de"))
    return {
        "key": scenario.name,
        "name": name_words(words, scenario.face),
        "story": {"en": card.flavour, "de": card.flavour_de},
        "difficulty": pattern_words(DIFFICULTIES[sc.DIFFICULTIES[s.numbers[DIFFICULTY]]]),
        "rules": [{"en": en, "de": de} for en, de in zip(english, german, strict=True)],
        "place": place + 1,
        "of": len(s.campaign.scenarios),
        "attempt": s.numbers[ATTEMPTS],
        "may_try_again": s.numbers[MAY_TRY_AGAIN] != 0,
    }


def campaign_view(s: InvasionState, words: CardWords) -> Campaign:
    """Where the campaign stands, and its history."""
    return {
        "key": s.campaign.name,
        "scenarios": [name_words(words, one.face) for one in s.campaign.scenarios],
        "history": history(s, words),
    }

"""The shared area: objective, events, piles and cities. Nothing of it is hidden but the event deck."""

from __future__ import annotations

from runestack.games.rune_age.cards.printed import CardWords
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules.state import (
    BUILT,
    EVENTS_DRAWN,
    OBJECTIVE,
    RIVAL_DAMAGE,
    SHARED_DAMAGE,
    SHARED_REALM,
    RuneAgeState,
)
from runestack.games.rune_age.view.cards import card_data, pile_views, standing_card
from runestack.games.rune_age.view.types import (
    Centre,
    EventDeck,
    EventNow,
    Ongoing,
    StandingCard,
)
from runestack.games.views import in_both
from runestack.kernel.frame import NOBODY, NOTHING, Frame


def centre_view(s: RuneAgeState, words: CardWords) -> Centre:
    """Everything that lies between the players."""
    event = event_card(s)
    mercenaries = [face for category in s.faces.mercenaries for face in category]
    mercenaries.sort(key=lambda face: s.faces.influence_cost[face])
    return {
        "objective": placed(s, words, s.numbers[OBJECTIVE] if s.numbers[BUILT] else NOTHING),
        "shared_realm": placed(s, words, s.numbers[SHARED_REALM]),
        "shared_damage": s.numbers[SHARED_DAMAGE],
        "rival_damage": s.numbers[RIVAL_DAMAGE] if s.scenario.rival else None,
        "enemies": [standing_card(s, words, card) for card in enemies(s, event)],
        "ongoing": [ongoing_view(s, words, card) for card in ongoing(s, event)],
        "event": None if event == NOTHING else event_view(s, words, event),
        "event_deck": event_deck(s),
        "discard": [card_data(s, words, card) for card in reversed(s.event_discard)],
        "gold": pile_views(s, words, s.market, s.faces.gold_cards, c.INFLUENCE),
        "neutral": pile_views(s, words, s.market, s.scenario.neutral, c.INFLUENCE),
        "mercenaries": pile_views(s, words, s.market, mercenaries, c.INFLUENCE),
        "cities": [standing_card(s, words, card) for card in s.city_row],
        "runes": [card_data(s, words, card) for card in s.runes],
        "die": list(c.DIE),
    }


def placed(s: RuneAgeState, words: CardWords, card: int) -> StandingCard | None:
    """A card that lies there, or None."""
    return None if card == NOTHING else standing_card(s, words, card)


# -- events --------------------------------------------------------------------------------------


def fixed(s: RuneAgeState) -> list[int]:
    """What lies beside the events without being one."""
    return [s.numbers[OBJECTIVE], s.numbers[SHARED_REALM]]


def enemies(s: RuneAgeState, event: int) -> list[int]:
    """Enemies in play, in the order in which they came."""
    return [
        card
        for card in s.front
        if s.faces.type[s.face[card]] & c.ENEMY and card not in fixed(s) and card != event
    ]


def ongoing(s: RuneAgeState, event: int) -> list[int]:
    """Instants that last through this round or the next one."""
    return [
        card
        for card in s.front
        if s.faces.type[s.face[card]] & c.INSTANT and card not in fixed(s) and card != event
    ]


def ongoing_view(s: RuneAgeState, words: CardWords, card: int) -> Ongoing:
    """One of them; it is held while it has its whole round before it."""
    return {**standing_card(s, words, card), "new": s.held[card] != 0}


def event_deck(s: RuneAgeState) -> EventDeck:
    """How many cards, by stage: the stages never mix, so that everybody can count them."""
    stages = [s.faces.stage[s.face[card]] for card in s.event_deck]
    return {
        "count": len(stages),
        "stages": [
            {"stage": stage, "left": stages.count(stage)} for stage in sorted(set(stages)) if stage
        ],
        "drawn": s.numbers[EVENTS_DRAWN],
    }


def event_card(s: RuneAgeState) -> int:
    """The event that was drawn and is being resolved, or NOTHING."""
    for frame in s.frames:
        if frame.procedure == p.EVENT_PHASE and frame.card != NOTHING:
            return frame.card if s.zone[frame.card] == c.IN_FRONT else NOTHING
    return NOTHING


def event_view(s: RuneAgeState, words: CardWords, event: int) -> EventNow:
    """What it does now, and to whom."""
    players = running(s, p.FOR_EACH_PLAYER)
    text = NOTHING if players is None else players.text
    return {
        "card": standing_card(s, words, event),
        "text": in_both(lambda language: "" if text == NOTHING else words.use(text, language)),
        "seat": seat_hit(s, players),
        "to_come": [] if players is None else [seat for seat in players.items if not s.out[seat]],
    }


def running(s: RuneAgeState, procedure: int) -> Frame | None:
    """The uppermost frame of a procedure, or None."""
    return next((frame for frame in reversed(s.frames) if frame.procedure == procedure), None)


def seat_hit(s: RuneAgeState, players: Frame | None) -> int:
    """To whom a text happens now: the seat of the frame above the one that goes from player to player."""
    if players is None:
        return NOBODY
    place = s.frames.index(players) + 1
    return s.frames[place].seat if place < len(s.frames) else NOBODY

"""Texts begin and stop to work: those of cards that enter and leave play, those for a time, those of ailments."""

from __future__ import annotations

from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules.faces import level_of
from runestack.games.runeslingers.rules.player_values import level
from runestack.games.runeslingers.rules.state import (
    DIRTY,
    NEXT_STAMP,
    UNSTEADY,
    EncounterState,
    ailment_card,
)
from runestack.kernel.events import Lasting, Listener
from runestack.kernel.frame import NOTHING
from runestack.kernel.lasting import take_ended
from runestack.kernel.references import CARD_MASK


def start_listening(s: EncounterState, card: int) -> None:
    """The triggered and continuous texts of a card begin to work."""
    face = s.face[card]
    ignoring = s.listening[e.ON_IGNORE]
    for text in s.faces.triggered[face]:
        s.listen(Listener(s.abilities[text].event, card, card, text))
    for text in s.faces.statics[face]:
        s.listen(Listener(s.abilities[text].static, card, card, text))
    if s.bullet[card] != NOTHING and s.faces.has_continuous_bullets[face]:
        for text in s.faces.bullet_statics[face][s.bullet[card]]:
            s.listen(Listener(s.abilities[text].static, card, card, text))
    count_unsteady(s)
    if s.listening[e.ON_IGNORE] != ignoring:
        refresh_both(s)


def stop_listening(s: EncounterState, card: int) -> None:
    """A card leaves play: its texts, and the lasting changes on it and by it, stop (RS-DESTROY-3, RS-RULING-53)."""
    ignoring = s.listening[e.ON_IGNORE]
    s.unlisten(card)
    kept: list[Lasting] = []
    for entry in s.lasting:
        by = entry.source & CARD_MASK if entry.source != NOTHING else NOTHING
        if entry.card == card or by == card:
            if entry.card != NOTHING:
                s.marks[entry.card] -= 1
            if entry.kind == c.LAST_TEXT and by != card:
                unlisten_text(s, by, entry.number)
        else:
            kept.append(entry)
    if len(kept) < len(s.lasting):
        s.lasting = kept
    count_unsteady(s)
    if s.listening[e.ON_IGNORE] != ignoring:
        refresh_both(s)


def listen_for_a_time(s: EncounterState, card: int, text: int) -> None:
    """One text begins to work for a time."""
    s.listen(Listener(s.abilities[text].static, card, card, text))
    count_unsteady(s)


def unlisten_text(s: EncounterState, card: int, text: int) -> None:
    """One text that worked for a time stops."""
    kept: list[Listener] = []
    for listener in s.listeners:
        if listener.card == card and listener.text == text:
            s.listening[listener.kind] -= 1
        else:
            kept.append(listener)
    s.listeners = kept
    count_unsteady(s)


def end_lasting(s: EncounterState, until: int, seat: int) -> None:
    """Ends the changes that last until now; `seat` NOBODY: whoever made them."""
    ended = take_ended(s, until, seat)
    for entry in ended:
        if entry.kind == c.LAST_TEXT:
            unlisten_text(s, entry.card, entry.number)
    if ended:
        s.numbers[DIRTY] = 1


# -- texts whose number may change at any time ---------------------------------------------------


def count_unsteady(s: EncounterState) -> None:
    """Notes how many there are, so that P-STATE need not look after every event where there is none."""
    found = 0
    if s.listening[e.ON_VALUE] or s.listening[e.ON_DEFENSE] or s.listening[e.ON_IGNORE]:
        for listener in s.listeners:
            kind = listener.kind
            if kind == e.ON_VALUE or kind == e.ON_DEFENSE or kind == e.ON_IGNORE:
                if not s.faces.is_steady[listener.text]:
                    found += 1
    s.numbers[UNSTEADY] = found


# -- ailments ------------------------------------------------------------------------------------


def refresh_both(s: EncounterState) -> None:
    """Who ignores an ailment may have changed."""
    for seat in range(c.SEATS):
        refresh_ailments(s, seat)


def refresh_ailments(s: EncounterState, seat: int) -> None:
    """The texts of the levels that a player's ailments have reached work, and no others (RS-AIL-5, RS-AIL-20)."""
    reached = [0] * c.TYPES_OF_AILMENT
    for area in range(seat * c.AILMENT_AREAS, (seat + 1) * c.AILMENT_AREAS):
        ailment = s.area_type[area]
        if ailment != c.NO_AILMENT and s.area_boon[area] == NOTHING and reached[ailment] == 0:
            reached[ailment] = level(s, seat, ailment)
    first = seat * c.TYPES_OF_AILMENT
    for ailment in range(c.TYPES_OF_AILMENT):
        if s.levels[first + ailment] != reached[ailment]:
            set_level(s, seat, ailment, reached[ailment])


def set_level(s: EncounterState, seat: int, ailment: int, now: int) -> None:
    """Another level of an ailment works than before."""
    place = seat * c.TYPES_OF_AILMENT + ailment
    card = ailment_card(s, seat, ailment)
    before = s.levels[place]
    s.levels[place] = now
    s.numbers[DIRTY] = 1
    for one in range(before + 1, now + 1):
        for text in s.faces.level_triggered[level_of(ailment, one)]:
            s.listen(Listener(s.abilities[text].event, card, card, text))
        for text in s.faces.level_statics[level_of(ailment, one)]:
            s.listen(Listener(s.abilities[text].static, card, card, text))
    for one in range(now + 1, before + 1):
        for text in s.faces.level_triggered[level_of(ailment, one)]:
            unlisten_text(s, card, text)
        for text in s.faces.level_statics[level_of(ailment, one)]:
            unlisten_text(s, card, text)
    count_unsteady(s)
    if now == 0:  # what it has still to do is lost (RS-RULING-129)
        s.numbers[NEXT_STAMP] += 1
        s.stamp[card] = s.numbers[NEXT_STAMP]

"""The options of a decision: everything that the checks of `actions` let a player do."""

from __future__ import annotations

from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules.actions import (
    can_activate_ability,
    can_activate_trinket,
    can_announce,
    can_charge,
    can_set,
    can_sling,
    has_boon_area,
    has_empty_spot,
    may_answer,
    may_use_now,
    ways_to_play,
)
from runestack.games.runeslingers.rules.state import EncounterState
from runestack.kernel.decision import option
from runestack.kernel.frame import NOTHING


def main_options(s: EncounterState, seat: int) -> list[int]:
    """Everything that the active player may do now; the end of the phase comes first."""
    options = [option(ch.END_PHASE, 0, 0)]
    for card in s.hand[seat]:
        if can_set(s, seat, card, None):
            options.append(option(ch.SET_CARD, card, 0))
    for card in s.field[seat]:
        if can_charge(s, seat, card, None):
            options.append(option(ch.CHARGE_CARD, card, 0))
    options.extend(use_options(s, seat))
    return options


def answer_options(s: EncounterState, seat: int) -> list[int]:
    """Everything that a player may answer with; to decline comes first."""
    options = [option(ch.DECLINE, 0, 0)]
    if may_answer(s, seat, None):
        options.extend(use_options(s, seat))
    return options


def kinds_with_place(s: EncounterState, seat: int) -> int:
    """The types of cards for which there is a place. Found once for the whole hand."""
    kinds = c.RUNESPELL | c.TRINKET if has_empty_spot(s, seat) else 0
    return kinds | c.BOON if has_boon_area(s) else kinds


def use_options(s: EncounterState, seat: int) -> list[int]:
    """What may be played and used, as an action or as an answer."""
    options: list[int] = []
    if not may_use_now(s, seat, None):
        return options
    kinds = kinds_with_place(s, seat)
    for card in s.hand[seat]:
        if s.faces.type[s.face[card]] & kinds == 0:
            continue
        for how in ways_to_play(s, seat, card):
            if can_announce(s, seat, card, how, None):
                options.append(option(ch.PLAY_CARD, card, how))
    for card in s.field[seat]:
        if s.faces.use[s.face[card]] == NOTHING:
            continue
        if s.faces.type[s.face[card]] & c.RUNESPELL:
            if can_sling(s, seat, card, None):
                options.append(option(ch.SLING_CARD, card, 0))
        elif can_activate_trinket(s, seat, card, None):
            options.append(option(ch.ACTIVATE_TRINKET, card, 0))
    if can_activate_ability(s, seat, None):
        options.append(option(ch.ACTIVATE_ABILITY, s.activate[seat], 0))
    return options

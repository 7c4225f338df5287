"""Effects on the table as a whole: whose cities, which events, who comes next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules.combat import fighters, playable
from runestack.games.rune_age.rules.combat_words import opponent_in_combat
from runestack.games.rune_age.rules.event_phase import push_another_event
from runestack.games.rune_age.rules.primitives import move
from runestack.games.rune_age.rules.state import (
    ACTIVE,
    BACKWARDS,
    COMBAT,
    OBJECTIVE,
    TARGET,
    RuneAgeState,
)
from runestack.games.rune_age.rules.values import LAST_MUST_PASS
from runestack.kernel.decision import option, option_first, option_kind
from runestack.kernel.driver import ask
from runestack.kernel.events import Lasting
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.lasting import mark
from runestack.kernel.meaning import cards_of
from runestack.kernel.procedure import define
from runestack.kernel.program import Instruction


def resolve_take_over(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Cities change hands without a combat; they enter refreshed (RA-RULING-18)."""
    cards = [card for card in cards_of(s, f, instruction) if s.controller[card] != f.seat]
    for card in cards:
        move(s, card, c.IN_REALM, f.seat)
        s.emit(e.SECURED, f.seat, card, NOTHING, 1, "RA-RULING-18")
    return len(cards) > 0


def resolve_discard_enemy(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Enemies go to the event discard pile undefeated; an objective never does (RA-RULING-46)."""
    cards = [card for card in cards_of(s, f, instruction) if card != s.numbers[OBJECTIVE]]
    for card in cards:
        s.emit(e.EVENT_DISCARDED, f.seat, card, NOTHING, 0, "RA-RULING-46")
        move(s, card, c.IN_EVENT_DISCARD, NOBODY)
    return len(cards) > 0


def resolve_look_event(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """One player knows which event comes next."""
    if not s.event_deck:
        return False
    card = s.event_deck[-1]
    s.known[card] |= 1 << f.seat
    s.emit(e.LOOKS_AT_EVENT, f.seat, card, NOTHING, 0, "RA-RULING-101")
    return True


def resolve_another_event(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """In the Event phase alone."""
    if s.numbers[ACTIVE] != NOBODY:
        return False
    push_another_event(s)
    return True


def resolve_reverse(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Clockwise reads counter-clockwise from now on, until it is reversed again."""
    s.numbers[BACKWARDS] = 1 - s.numbers[BACKWARDS]
    s.emit(e.TURNS_REVERSED, f.seat, f.card, NOTHING, 0, "RA-RULING-109")
    return True


def resolve_play_another(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """A further card outside the alternation of a siege."""
    if s.numbers[COMBAT] == c.NO_COMBAT or f.seat not in fighters(s):
        return False
    s.push(Frame(p.PLAY_ANOTHER, f.seat, s.numbers[TARGET]))
    return True


def resolve_must_pass(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """After so many more cards the opponent can only pass; of several such texts the strictest counts."""
    other = opponent_in_combat(s, f.seat)
    if other == NOBODY:
        return False
    home = s.home[other]
    until = c.END_OF_COMBAT_UNTIL
    mark(s, Lasting(LAST_MUST_PASS, home, s.stamp[home], instruction.number, until, other))
    return True


def another_1_ask(s: RuneAgeState, f: Frame) -> None:
    """A card, or none; that is no pass."""
    cards = [option(ch.PLAY, card, 0) for card in playable(s, f.seat)]
    ask(s, f, f.seat, ch.ASK_ASSAULT, [option(ch.STOP, 0, 0), *cards], f.card)


def another_2_play(s: RuneAgeState, f: Frame) -> None:
    """Played like any other card."""
    if option_kind(f.answer) == ch.PLAY:
        s.push(Frame(p.PLAY, f.seat, option_first(f.answer)))


define(p.PLAY_ANOTHER, [another_1_ask, another_2_play])

OF_THE_TABLE: Final[dict[str, Callable[[RuneAgeState, Frame, Instruction], bool]]] = {
    "TakeOver": resolve_take_over,
    "DiscardEnemy": resolve_discard_enemy,
    "LookEvent": resolve_look_event,
    "AnotherEvent": resolve_another_event,
    "Reverse": resolve_reverse,
    "PlayAnother": resolve_play_another,
    "MustPass": resolve_must_pass,
}

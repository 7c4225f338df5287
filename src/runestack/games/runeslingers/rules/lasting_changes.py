"""Changes for a time: of cards, of players, of what comes next (RS-RULING-53, RS-ABIL-7)."""

from __future__ import annotations

from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules.listeners import listen_for_a_time
from runestack.games.runeslingers.rules.state import DIRTY, EncounterState
from runestack.games.runeslingers.rules.zones import lasts
from runestack.kernel.frame import NOTHING, Frame
from runestack.kernel.lasting import mark
from runestack.kernel.meaning import amount_of, meant, nobody_needed, players
from runestack.kernel.program import Instruction


def resolve_lasting(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """A continuous text that works for a time, as long as its card stays."""
    for text in instruction.changes:
        listen_for_a_time(s, f.card, text)
        mark(s, lasts(s, c.LAST_TEXT, f.card, text, instruction.until, f.seat, f.card))
        s.emit(e.LASTS, f.seat, f.card, NOTHING, text, "RS-ABIL-7")
    s.numbers[DIRTY] = 1
    return True


def resolve_next(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """`The next runespell you sling this turn`."""
    for text in instruction.changes:
        mark(s, lasts(s, c.LAST_NEXT, NOTHING, text, c.THIS_TURN, f.seat, f.card))
        s.emit(e.LASTS, f.seat, f.card, NOTHING, text, "RS-DMG-10")
    return True


def resolve_prevent(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """`Prevent the next damage to you this turn`."""
    seats = players(s, f, instruction.player, instruction.chosen_player)
    amount = amount_of(s, f, instruction)
    for seat in seats:
        if amount > 0:
            mark(s, lasts(s, c.LAST_PREVENT, NOTHING, amount, c.THIS_TURN, seat, f.card))
            s.emit(e.CHANGES, seat, s.slinger[seat], c.LAST_PREVENT, amount, "RS-RULING-142")
    return bool(seats)


def change_cards(
    s: EncounterState, f: Frame, instruction: Instruction, kind: int, number: int
) -> bool:
    """One lasting change on all cards meant."""
    if instruction.selector is None:
        return False
    cards = meant(s, f, instruction.selector)
    for card in cards:
        mark(s, lasts(s, kind, card, number, instruction.until, f.seat, f.card))
        s.emit(e.CHANGES, s.controller[card], card, kind, number, "RS-RULING-53")
    s.numbers[DIRTY] = 1
    return bool(cards) or nobody_needed(f, instruction.selector)


def resolve_get(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """`Target runespell gets +2 damage this turn`."""
    done = False
    changes = instruction.changes
    times = 1 if instruction.counted is None else amount_of(s, f, instruction)
    for place in range(0, len(changes), 2):
        kind = c.LAST_DAMAGE if changes[place] == c.STAT_DAMAGE else c.LAST_DEFENSE
        if change_cards(s, f, instruction, kind, changes[place + 1] * times):
            done = True
    return done


def resolve_gain_keyword(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """A keyword for a time."""
    return change_cards(s, f, instruction, c.LAST_KEYWORD, instruction.word)


def resolve_lose_keyword(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """A keyword taken away for a time."""
    return change_cards(s, f, instruction, c.LAST_NO_KEYWORD, instruction.word)


def resolve_cannot_until(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """Something that a card cannot for a time."""
    return change_cards(s, f, instruction, c.LAST_CANNOT, instruction.word)

"""What all phases of a turn have in common, and those without a pass: Cleanse, Play and Cleanup."""

from __future__ import annotations

from typing import Final

from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules import procedures as p
from runestack.games.runeslingers.rules.ailments import push_cleanse_eight
from runestack.games.runeslingers.rules.checking import after_event, after_instruction
from runestack.games.runeslingers.rules.life import lose_power
from runestack.games.runeslingers.rules.listeners import end_lasting
from runestack.games.runeslingers.rules.offers import main_options
from runestack.games.runeslingers.rules.player_values import instances
from runestack.games.runeslingers.rules.playing import push_action
from runestack.games.runeslingers.rules.state import ACTIVE, DIRTY, PHASE, TURN, EncounterState
from runestack.games.runeslingers.rules.zones import discard_together
from runestack.kernel.decision import option_kind
from runestack.kernel.driver import ask
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.procedure import define, label


def begin_phase(s: EncounterState, seat: int, phase: int) -> None:
    """A phase begins; texts can wait for that (RS-TURN-4)."""
    s.numbers[PHASE] = phase
    s.chain = 0
    s.emit(e.PHASE_BEGINS, seat, NOTHING, NOTHING, phase, "RS-TURN-4")
    after_event(s)


def tell_phase(s: EncounterState, seat: int, phase: int) -> None:
    """A line of the log for phases in which something happens."""
    s.emit(e.PHASE, seat, NOTHING, NOTHING, phase, "RS-TURN-1")


def phase_ends(s: EncounterState, f: Frame) -> None:
    """The end of a phase, still inside it (RS-RULING-39)."""
    s.emit(e.PHASE_ENDS, f.seat, NOTHING, NOTHING, s.numbers[PHASE], "RS-TURN-4")
    after_event(s)


def phase_wears_off(s: EncounterState, f: Frame) -> None:
    """Damage on defense cards is removed at the end of every phase (RS-RULING-111)."""
    for seat in range(c.SEATS):
        for card in s.field[seat]:
            if s.damage[card]:
                s.damage[card] = 0
                s.numbers[DIRTY] = 1


def hand_limit(s: EncounterState, f: Frame) -> None:
    """The hand maximum, once an instruction of the phase is complete (RS-RULING-29)."""
    after_instruction(s)


# -- Cleanse Phase. count: powers lost in it -----------------------------------------------------


def cleanse_1_begin(s: EncounterState, f: Frame) -> None:
    """It is told only if there is something to cleanse."""
    begin_phase(s, f.seat, c.PHASE_CLEANSE)


def cleanse_2_eight(s: EncounterState, f: Frame) -> None:
    """Eight unconcealed instances cost a power (RS-CLEANSE-1); if that ends the encounter, nothing is cleansed."""
    if instances(s, f.seat, c.ANY_AILMENT) < c.EIGHT:
        f.step = PHASE_ENDS
        return
    if f.count == 0:
        tell_phase(s, f.seat, c.PHASE_CLEANSE)
    f.count += 1
    lose_power(s, f.seat, False, "RS-CLEANSE-1")
    after_event(s)


def cleanse_3_choose(s: EncounterState, f: Frame) -> None:
    """Eight of the player's choice; then again, as long as eight are left (RS-CLEANSE-2)."""
    f.step = CLEANSE_2_EIGHT
    push_cleanse_eight(s, f.seat)


define(
    p.CLEANSE_PHASE,
    [cleanse_1_begin, cleanse_2_eight, cleanse_3_choose, phase_ends, phase_wears_off],
)
CLEANSE_2_EIGHT: Final = label(p.CLEANSE_PHASE, cleanse_2_eight)
PHASE_ENDS: Final = label(p.CLEANSE_PHASE, phase_ends)


# -- Play Phase ----------------------------------------------------------------------------------


def play_1_begin(s: EncounterState, f: Frame) -> None:
    """Told and heard."""
    tell_phase(s, f.seat, c.PHASE_PLAY)
    begin_phase(s, f.seat, c.PHASE_PLAY)


def play_2_ask(s: EncounterState, f: Frame) -> None:
    """Any number of actions, in any order (RS-PLAYPH-1)."""
    s.chain = 0
    ask(s, f, f.seat, ch.ASK_MAIN, main_options(s, f.seat))


def play_3_act(s: EncounterState, f: Frame) -> None:
    """Carries out the chosen action and asks again, until the player ends the phase."""
    if option_kind(f.answer) != ch.END_PHASE:
        f.step = PLAY_2_ASK
        push_action(s, f.seat, f.answer)


define(p.PLAY_PHASE, [play_1_begin, play_2_ask, play_3_act, phase_ends, phase_wears_off])
PLAY_2_ASK: Final = label(p.PLAY_PHASE, play_2_ask)


# -- Cleanup Phase -------------------------------------------------------------------------------


def cleanup_1_begin(s: EncounterState, f: Frame) -> None:
    """Told and heard."""
    tell_phase(s, f.seat, c.PHASE_CLEANUP)
    begin_phase(s, f.seat, c.PHASE_CLEANUP)


def used_cards(s: EncounterState) -> list[int]:
    """Runespells slung and trinkets activated this turn by either player, still in play."""
    turn = s.numbers[TURN]
    used: list[int] = []
    for step in range(c.SEATS):
        for card in s.field[(s.numbers[ACTIVE] + step) % c.SEATS]:
            if s.slung[card] == turn or s.activated[card] == turn:
                used.append(card)
    return used


def cleanup_2_discard(s: EncounterState, f: Frame) -> None:
    """All of them at the same moment, and everything that lasts `this turn` ends with them (RS-CLEANUP-3, -4)."""
    used = used_cards(s)
    if used:
        discard_together(s, used, "RS-CLEANUP-3")
    end_lasting(s, c.THIS_TURN, NOBODY)
    after_event(s)


def cleanup_3_end_of_turn(s: EncounterState, f: Frame) -> None:
    """End-of-turn effects, after the triggers on leaving play (RS-CLEANUP-5, RS-RULING-132)."""
    s.emit(e.TURN_ENDS, f.seat, NOTHING, NOTHING, s.numbers[TURN], "RS-TURN-3")
    after_event(s)


define(
    p.CLEANUP,
    [
        cleanup_1_begin,
        cleanup_2_discard,
        cleanup_3_end_of_turn,
        phase_ends,
        hand_limit,
        phase_wears_off,
    ],
)

"""A turn (P-TURN), and its Draw Phase, in which it may end with a pass (P-DRAWPHASE)."""

from __future__ import annotations

from typing import Final

from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules import procedures as p
from runestack.games.runeslingers.rules.checking import (
    after_event,
    after_instruction,
    end_encounter,
)
from runestack.games.runeslingers.rules.deck_actions import DRAW_CARDS, push_deck
from runestack.games.runeslingers.rules.listeners import end_lasting
from runestack.games.runeslingers.rules.phases import (
    begin_phase,
    hand_limit,
    phase_ends,
    phase_wears_off,
    tell_phase,
)
from runestack.games.runeslingers.rules.player_values import draw_number, player_forbidding
from runestack.games.runeslingers.rules.state import (
    ACTIVE,
    PHASE,
    SPOTS,
    TURN,
    TURN_LIMIT,
    EncounterState,
    enemy,
    first_spot,
)
from runestack.games.runeslingers.rules.values import is_empty
from runestack.games.runeslingers.rules.zones import return_concentration
from runestack.kernel.checks import Why, fails
from runestack.kernel.decision import option, option_first, option_kind
from runestack.kernel.driver import ask
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.outcome import TIED
from runestack.kernel.procedure import define, label

PASSED: Final = 1  # flag of a turn and of its draw phase

# -- the turn. seat: whose turn it is; flag: its player has passed -------------------------------


def turn_1_new(s: EncounterState, f: Frame) -> None:
    """Everything that counts per turn begins anew for both players (RS-RULING-40); too many turns are a draw."""
    if s.numbers[TURN_LIMIT] and s.numbers[TURN] >= s.numbers[TURN_LIMIT]:
        end_encounter(s, [TIED, TIED], c.TURN_LIMIT_REACHED, "RS-RULING-16")
        return
    s.numbers[TURN] += 1
    s.numbers[ACTIVE] = f.seat
    s.numbers[PHASE] = c.PHASE_BEGINNING
    s.chain = 0
    f.flag = 0
    for seat in range(c.SEATS):
        s.blocks[seat] = 0
        s.sets[seat] = 0
    for deed in range(len(s.deeds)):
        s.deeds[deed] = 0
    for card in range(len(s.refused)):
        s.refused[card] = 0
    s.once.clear()
    s.emit(e.TURN, f.seat, NOTHING, NOTHING, s.numbers[TURN], "RS-TURN-5")
    end_lasting(s, c.UNTIL_YOUR_NEXT_TURN, f.seat)
    after_instruction(s)


def turn_2_beginning(s: EncounterState, f: Frame) -> None:
    """The beginning of the turn comes before the Cleanse Phase (RS-TURN-2)."""
    s.emit(e.TURN_BEGINS, f.seat, NOTHING, NOTHING, s.numbers[TURN], "RS-TURN-2")
    after_event(s)


def turn_3_cleanse(s: EncounterState, f: Frame) -> None:
    """Cleanse Phase."""
    s.push(Frame(p.CLEANSE_PHASE, f.seat, NOTHING))


def turn_4_draw(s: EncounterState, f: Frame) -> None:
    """Draw Phase."""
    s.push(Frame(p.DRAW_PHASE, f.seat, NOTHING))


def turn_5_play(s: EncounterState, f: Frame) -> None:
    """Play Phase; whoever has passed has none, and no Cleanup Phase (RS-DRAW-7)."""
    if f.flag == PASSED:
        f.step = TURN_7_NEXT
        return
    s.push(Frame(p.PLAY_PHASE, f.seat, NOTHING))


def turn_6_cleanup(s: EncounterState, f: Frame) -> None:
    """Cleanup Phase."""
    s.push(Frame(p.CLEANUP, f.seat, NOTHING))


def turn_7_next(s: EncounterState, f: Frame) -> None:
    """The other player's turn."""
    f.seat = enemy(f.seat)
    f.step = TURN_1_NEW


define(
    p.TURN,
    [
        turn_1_new,
        turn_2_beginning,
        turn_3_cleanse,
        turn_4_draw,
        turn_5_play,
        turn_6_cleanup,
        turn_7_next,
    ],
)
TURN_1_NEW: Final = label(p.TURN, turn_1_new)
TURN_7_NEXT: Final = label(p.TURN, turn_7_next)


# -- Draw Phase. flag: the player has passed -----------------------------------------------------


def draw_1_begin(s: EncounterState, f: Frame) -> None:
    """Told and heard."""
    tell_phase(s, f.seat, c.PHASE_DRAW)
    begin_phase(s, f.seat, c.PHASE_DRAW)


def draw_2_draw(s: EncounterState, f: Frame) -> None:
    """Two cards, in the very first turn one (RS-DRAW-1, RS-DRAW-2)."""
    number = draw_number(s, f.seat)
    if number > 0:
        push_deck(s, f.seat, DRAW_CARDS, number)


def may_pass(s: EncounterState, seat: int, why: Why | None) -> bool:
    """In the own Draw Phase, unless a text forbids it (RS-DRAW-4)."""
    if s.numbers[PHASE] != c.PHASE_DRAW and fails(why, "RS-DRAW-4", "not_draw_phase"):
        return False
    if s.numbers[ACTIVE] != seat and fails(why, "RS-DRAW-4", "not_your_turn"):
        return False
    culprit = player_forbidding(s, seat, c.NO_PASS)
    return culprit == NOTHING or not fails(why, "RS-DRAW-4", "cannot_pass", culprit)


def draw_4_ask(s: EncounterState, f: Frame) -> None:
    """To pass, or to go on to the Play Phase."""
    options = [option(ch.GO_ON, 0, 0)]
    if may_pass(s, f.seat, None):
        options.append(option(ch.PASS, 0, 0))
    ask(s, f, f.seat, ch.ASK_PASS, options)


def draw_5_decided(s: EncounterState, f: Frame) -> None:
    """A pass is an event of its own, before what it brings."""
    if option_kind(f.answer) == ch.GO_ON:
        s.emit(e.GOES_ON, f.seat, NOTHING, NOTHING, 0, "RS-DRAW-4")
        f.step = PHASE_ENDS
        return
    f.flag = PASSED
    s.emit(e.PASSES, f.seat, NOTHING, NOTHING, 0, "RS-DRAW-4")
    after_event(s)


def draw_6_benefit(s: EncounterState, f: Frame) -> None:
    """A card, a concentration back, or neither (RS-RULING-36); drawing from an empty deck costs (RS-RULING-11)."""
    options = [option(ch.PASS_DRAW, 0, 0)]
    first = first_spot(s, f.seat)
    for spot in range(first, first + s.numbers[SPOTS]):
        card = s.spot_card[spot]
        if card != NOTHING and is_empty(s, card):
            options.append(option(ch.PASS_RETURN, card, 0))
    options.append(option(ch.PASS_NOTHING, 0, 0))
    ask(s, f, f.seat, ch.ASK_PASS_BENEFIT, options)


def draw_7_take(s: EncounterState, f: Frame) -> None:
    """The extra card is not reduced by Debilitate."""
    kind = option_kind(f.answer)
    if kind == ch.PASS_DRAW:
        push_deck(s, f.seat, DRAW_CARDS, 1)
    elif kind == ch.PASS_RETURN:
        return_concentration(s, option_first(f.answer), "RS-DRAW-6")
        after_event(s)
    else:
        s.emit(e.PASS_NOTHING, f.seat, NOTHING, NOTHING, 0, "RS-RULING-36")


def draw_11_turn_over(s: EncounterState, f: Frame) -> None:
    """After a pass the turn is over at once: `this turn` ends, nothing at its end triggers (RS-RULING-37)."""
    if f.flag != PASSED:
        return
    s.frames[-2].flag = PASSED  # the turn that this phase belongs to
    end_lasting(s, c.THIS_TURN, NOBODY)
    after_instruction(s)


define(
    p.DRAW_PHASE,
    [
        draw_1_begin,
        draw_2_draw,
        hand_limit,
        draw_4_ask,
        draw_5_decided,
        draw_6_benefit,
        draw_7_take,
        hand_limit,
        phase_ends,
        phase_wears_off,
        draw_11_turn_over,
    ],
)
PHASE_ENDS: Final = label(p.DRAW_PHASE, phase_ends)

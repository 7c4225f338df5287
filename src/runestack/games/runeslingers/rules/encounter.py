"""The beginning of an encounter (P-SETUP)."""

from __future__ import annotations

from typing import Final

from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules import procedures as p
from runestack.games.runeslingers.rules.cards_made import ability_card, reset
from runestack.games.runeslingers.rules.deck_actions import draw_silently
from runestack.games.runeslingers.rules.listeners import start_listening
from runestack.games.runeslingers.rules.state import (
    CHOOSER,
    DIRTY,
    ENCOUNTER,
    FIRST,
    FIXED_FIRST,
    EncounterState,
    enemy,
)
from runestack.games.runeslingers.rules.zones import (
    put_as_concentration,
    shuffle_deck,
)
from runestack.kernel.decision import (
    ALL_SEATS,
    Question,
    option,
    option_first,
    option_kind,
    option_second,
)
from runestack.kernel.driver import ask, ask_several
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.procedure import define, label
from runestack.kernel.random import below

# Places in `given`: by seat the faces that are given or chosen for the whole match, or NOTHING. Abilities stand there
# only where the setup fixes them: the others are chosen anew for every encounter.
RUNESLINGERS_AT: Final = 0
PASSIVES_AT: Final = 2
ACTIVATES_AT: Final = 4


def given_or(s: EncounterState, place: int, faces: list[int]) -> list[int]:
    """What may be chosen: only what is given, if anything is."""
    return faces if s.given[place] == NOTHING else [s.given[place]]


def ask_together(
    s: EncounterState, f: Frame, kind: int, take: int, by_seat: list[list[int]]
) -> None:
    """Asks both players in secret for a face; the answers come by seat, for one possible face without asking."""
    questions = [
        Question(seat, kind, [option(take, face, 0) for face in by_seat[seat]], NOTHING, 0)
        for seat in range(c.SEATS)
    ]
    ask_several(s, f, ALL_SEATS, questions)


# -- number: the passives chosen by both, as operands of an option;
# -- items: answers


def encounter_1_begin(s: EncounterState, f: Frame) -> None:
    """All values as at the start."""
    reset(s)
    s.emit(e.ENCOUNTER_BEGINS, NOBODY, NOTHING, NOTHING, s.numbers[ENCOUNTER], "RS-OBJ-1")


def encounter_2_passive(s: EncounterState, f: Frame) -> None:
    """Each chooses one passive ability of the own Runeslinger, in secret (RS-ABIL-1, RS-RULING-140)."""
    by_seat = [
        given_or(s, PASSIVES_AT + seat, s.faces.passives[s.given[seat]]) for seat in range(c.SEATS)
    ]
    ask_together(s, f, ch.ASK_PASSIVE, ch.TAKE_ABILITY, by_seat)


def encounter_3_activate(s: EncounterState, f: Frame) -> None:
    """And one activate ability."""
    f.number = option(0, option_first(f.items[0]), option_first(f.items[1]))
    by_seat = [
        given_or(s, ACTIVATES_AT + seat, s.faces.activates[s.given[seat]])
        for seat in range(c.SEATS)
    ]
    ask_together(s, f, ch.ASK_ACTIVATE, ch.TAKE_ABILITY, by_seat)


def encounter_4_show(s: EncounterState, f: Frame) -> None:
    """What was chosen is shown together."""
    passives = [option_first(f.number), option_second(f.number)]
    for seat in range(c.SEATS):
        s.passive[seat] = ability_card(s, seat, passives[seat])
        s.activate[seat] = ability_card(s, seat, option_first(f.items[seat]))
        s.zone[s.passive[seat]] = c.AS_ABILITY
        s.zone[s.activate[seat]] = c.AS_ABILITY
        s.emit(e.PICKS_ABILITY, seat, s.passive[seat], NOTHING, 0, "RS-ABIL-1")
        s.emit(e.PICKS_ABILITY, seat, s.activate[seat], NOTHING, 1, "RS-ABIL-1")


def encounter_5_deal(s: EncounterState, f: Frame) -> None:
    """Both decks are shuffled (RS-RULING-141); each player draws six cards, which cannot be exchanged."""
    for seat in range(c.SEATS):
        shuffle_deck(s, seat)
        s.emit(e.SHUFFLES, seat, NOTHING, NOTHING, 0, "RS-SETUP-3")
    for seat in range(c.SEATS):
        for _ in range(min(c.STARTING_HAND, len(s.deck[seat]))):
            draw_silently(s, seat)


def encounter_6_concentration(s: EncounterState, f: Frame) -> None:
    """Each must set one card of the hand, in secret (RS-SETUP-6)."""
    questions: list[Question] = []
    for seat in range(c.SEATS):
        options = [option(ch.SET_FIRST, card, 0) for card in s.hand[seat]]
        if options:
            questions.append(Question(seat, ch.ASK_FIRST_CONCENTRATION, options, NOTHING, 0))
    ask_several(s, f, ALL_SEATS, questions)


def encounter_7_set(s: EncounterState, f: Frame) -> None:
    """It does not use up the set of a turn (RS-CONC-7)."""
    for code in f.items:
        card = option_first(code)
        put_as_concentration(s, card, s.owner[card], False, "RS-SETUP-6")


def encounter_8_order(s: EncounterState, f: Frame) -> None:
    """The loser of the last encounter, or a player drawn by lot, goes first or second, unless that is fixed."""
    if s.numbers[FIXED_FIRST] != NOBODY:
        s.numbers[FIRST] = s.numbers[FIXED_FIRST]
    elif s.numbers[CHOOSER] == NOBODY and s.numbers[FIRST] == NOBODY:
        s.numbers[CHOOSER] = below(s.random, c.STREAM_SETUP, c.SEATS)
    if s.numbers[FIXED_FIRST] != NOBODY or s.numbers[CHOOSER] == NOBODY:
        f.step = ENCOUNTER_10_START
        return
    options = [option(ch.GO_FIRST, 0, 0), option(ch.GO_SECOND, 0, 0)]
    ask(s, f, s.numbers[CHOOSER], ch.ASK_ORDER, options)


def encounter_9_ordered(s: EncounterState, f: Frame) -> None:
    """Both may be worth it: the first player draws one card less."""
    chooser = s.numbers[CHOOSER]
    first = option_kind(f.answer) == ch.GO_FIRST
    s.numbers[FIRST] = chooser if first else enemy(chooser)
    rule = "RS-RULING-31" if s.numbers[ENCOUNTER] == 1 else "RS-RULING-137"
    s.emit(e.CHOOSES_ORDER, chooser, NOTHING, NOTHING, 1 if first else 0, rule)


def encounter_10_start(s: EncounterState, f: Frame) -> None:
    """Only now abilities begin to work: nothing that setting up did triggers anything. The first turn begins."""
    first = s.numbers[FIRST]
    s.emit(e.FIRST_PLAYER, first, NOTHING, NOTHING, 0, "RS-SETUP-7")
    for step in range(c.SEATS):
        seat = (first + step) % c.SEATS
        for card in (s.slinger[seat], s.passive[seat], s.activate[seat]):
            start_listening(s, card)
    s.waiting.clear()
    s.numbers[DIRTY] = 1
    s.push(Frame(p.TURN, first, NOTHING))


define(
    p.ENCOUNTER,
    [
        encounter_1_begin,
        encounter_2_passive,
        encounter_3_activate,
        encounter_4_show,
        encounter_5_deal,
        encounter_6_concentration,
        encounter_7_set,
        encounter_8_order,
        encounter_9_ordered,
        encounter_10_start,
    ],
)
ENCOUNTER_10_START: Final = label(p.ENCOUNTER, encounter_10_start)

"""The draft (RS-RULING-138): three packs of fifteen for each player, 45 picks, a deck of thirty.

Both players pick at the same time and in secret; then they swap packs. What they know of each other is only what
they have passed on. The engine knows faces here, no cards: those are made when the decks are built.
"""

from __future__ import annotations

from typing import Final

from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules import procedures as p
from runestack.games.runeslingers.rules.state import EncounterState
from runestack.kernel.decision import ALL_SEATS, Question, option, option_first
from runestack.kernel.driver import ask_several
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.procedure import define, label
from runestack.kernel.random import below

RULE: Final = "RS-RULING-138"


def fill_draft_pool(s: EncounterState) -> None:
    """The pool: every copy of every runespell, trinket and boon, but no more than a deck may have (RS-DECK-2)."""
    pool = s.draft_pool
    pool.clear()
    for face in s.faces.playable:
        for _ in range(min(c.COPIES, s.faces.copies[face])):
            pool.append(face)


def take_at_random(s: EncounterState, faces: list[int]) -> int:
    """Takes one face out of a box that has no order."""
    place = below(s.random, c.STREAM_SETUP, len(faces))
    face = faces[place]
    faces[place] = faces[-1]
    faces.pop()
    return face


def open_packs(s: EncounterState) -> None:
    """A new pack for each player. A small pool gives smaller packs, of one size for both."""
    size = min(c.PACK_SIZE, len(s.draft_pool) // c.SEATS)
    for seat in range(c.SEATS):
        pack = [take_at_random(s, s.draft_pool) for _ in range(size)]
        pack.sort()
        s.pack[seat] = pack


def swap_packs(s: EncounterState) -> None:
    """Each player hands on what is left."""
    s.pack[0], s.pack[1] = s.pack[1], s.pack[0]


def distinct(faces: list[int]) -> list[int]:
    """Each face once, in the order of their numbers."""
    found = list(dict.fromkeys(faces))
    found.sort()
    return found


def choices_of(kind: int, faces: list[int]) -> list[int]:
    """An option for each different face."""
    return [option(kind, face, 0) for face in distinct(faces)]


# -- count: packs opened; number: picks made -----------------------------------------------------


def draft_1_open(s: EncounterState, f: Frame) -> None:
    """The next pack, as long as there are some."""
    if f.count == c.PACKS:
        f.step = DRAFT_4_SORT
        return
    f.count += 1
    open_packs(s)
    s.emit(e.PACK_OPENED, NOBODY, NOTHING, NOTHING, f.count, RULE)


def draft_2_pick(s: EncounterState, f: Frame) -> None:
    """Each picks a card of the pack; the last one is taken without asking."""
    if not s.pack[0]:
        f.step = DRAFT_1_OPEN
        return
    questions = [
        Question(seat, ch.ASK_DRAFT, choices_of(ch.DRAFT_CARD, s.pack[seat]), NOTHING, f.number + 1)
        for seat in range(c.SEATS)
    ]
    ask_several(s, f, ALL_SEATS, questions)


def draft_3_picked(s: EncounterState, f: Frame) -> None:
    """The picks are laid aside, the packs change hands."""
    f.number += 1
    for seat in range(c.SEATS):
        face = option_first(f.items[seat])
        s.pack[seat].remove(face)
        s.picks[seat].append(face)
        s.emit(e.DRAFTS, seat, NOTHING, NOTHING, f.number, RULE)
    swap_packs(s)
    f.step = DRAFT_2_PICK


def draft_4_sort(s: EncounterState, f: Frame) -> None:
    """All picks lie on the table; the deck is what will be left of them."""
    for seat in range(c.SEATS):
        s.deck_list[seat] = s.picks[seat][:]
        s.deck_list[seat].sort()


def draft_5_leave_out(s: EncounterState, f: Frame) -> None:
    """Each leaves one card after the other out, down to a deck; both have drafted the same number."""
    left = len(s.deck_list[0]) - c.DECK_SIZE
    if left <= 0:
        f.step = DRAFT_7_BUILT
        return
    questions = [
        Question(seat, ch.ASK_LEAVE_OUT, choices_of(ch.LEAVE_OUT, s.deck_list[seat]), NOTHING, left)
        for seat in range(c.SEATS)
    ]
    ask_several(s, f, ALL_SEATS, questions)


def draft_6_left_out(s: EncounterState, f: Frame) -> None:
    """Again, until both have a deck."""
    for seat in range(c.SEATS):
        s.deck_list[seat].remove(option_first(f.items[seat]))
    f.step = DRAFT_5_LEAVE_OUT


def draft_7_built(s: EncounterState, f: Frame) -> None:
    """Two decks of thirty. What stayed out is known to its player only."""
    for seat in range(c.SEATS):
        s.emit(e.DECK_BUILT, seat, NOTHING, NOTHING, len(s.deck_list[seat]), RULE)


define(
    p.DRAFT,
    [
        draft_1_open,
        draft_2_pick,
        draft_3_picked,
        draft_4_sort,
        draft_5_leave_out,
        draft_6_left_out,
        draft_7_built,
    ],
)
DRAFT_1_OPEN: Final = label(p.DRAFT, draft_1_open)
DRAFT_2_PICK: Final = label(p.DRAFT, draft_2_pick)
DRAFT_4_SORT: Final = label(p.DRAFT, draft_4_sort)
DRAFT_5_LEAVE_OUT: Final = label(p.DRAFT, draft_5_leave_out)
DRAFT_7_BUILT: Final = label(p.DRAFT, draft_7_built)

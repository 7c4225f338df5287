"""Setting a match up: who plays which Runeslinger with which deck, and its encounters (P-MATCH)."""

from __future__ import annotations

from typing import Final

from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import procedures as p
from runestack.games.runeslingers.rules.cards_made import fill, make_cards, reset, show_runeslinger
from runestack.games.runeslingers.rules.drafting import fill_draft_pool, take_at_random
from runestack.games.runeslingers.rules.encounter import RUNESLINGERS_AT, ask_together, given_or
from runestack.games.runeslingers.rules.state import (
    CHOOSER,
    ENCOUNTER,
    FIRST,
    FIXED_FIRST,
    MODE,
    SPOTS,
    STARTING_HEALTH,
    STARTING_POWER,
    TURN_LIMIT,
    WINS_NEEDED,
    EncounterState,
    enemy,
)
from runestack.kernel.decision import option, option_first
from runestack.kernel.driver import ask
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.procedure import define, label
from runestack.kernel.random import below, streams


class Setup:
    """What a match is set up with, as numbers."""

    def __init__(self, seed: int) -> None:
        self.seed: int = seed
        self.mode: int = c.STARTER
        self.best_of_three: bool = False
        self.decks: list[
            list[int]
        ] = []  # faces by seat, of constructed decks and of starter decks that are given
        self.starter_decks: dict[int, list[int]] = {}  # by face of a Runeslinger
        self.choose_runeslingers: bool = True  # else those that are not given are drawn at random
        self.runeslingers: list[int] = [NOTHING, NOTHING]  # faces by seat
        self.passives: list[int] = []  # faces by seat, or NOTHING; empty: all are chosen
        self.activates: list[int] = []
        self.first_player: int = NOBODY  # NOBODY: a player drawn by lot chooses (RS-RULING-31)
        self.spots: int = c.CONCENTRATION_AREAS
        self.turn_limit: int = c.TURN_LIMIT  # 0: none
        self.starting_power: int = c.STARTING_POWER
        self.starting_health: int = c.STARTING_HEALTH


def prepare(s: EncounterState, setup: Setup) -> None:
    """Empty columns, what is given, and the frame of the match; the rest is played by procedures."""
    s.start(c.SEATS)
    s.bind()
    s.random = streams(setup.seed, c.STREAMS)
    numbers = s.numbers
    numbers[MODE] = setup.mode
    numbers[WINS_NEEDED] = c.WINS_OF_A_MATCH if setup.best_of_three else 1
    numbers[FIRST] = NOBODY
    numbers[CHOOSER] = NOBODY
    numbers[FIXED_FIRST] = setup.first_player
    numbers[SPOTS] = setup.spots
    numbers[TURN_LIMIT] = setup.turn_limit
    numbers[STARTING_POWER] = setup.starting_power
    numbers[STARTING_HEALTH] = setup.starting_health
    fill(s.slinger, c.SEATS, NOTHING)
    fill(s.ailments, c.SEATS, NOTHING)
    fill(s.wins, c.SEATS, 0)
    reset(s)
    for seat in range(len(setup.decks)):
        s.deck_list[seat].extend(setup.decks[seat])
    if setup.mode == c.DRAFT:
        fill_draft_pool(s)
    match = Frame(p.MATCH, NOBODY, NOTHING)
    if setup.mode == c.STARTER:
        match.items = rows_of(setup.starter_decks)
    s.given.extend(given_runeslingers(s, setup, match.items))
    s.given.extend(setup.passives or [NOTHING, NOTHING])
    s.given.extend(setup.activates or [NOTHING, NOTHING])
    s.push(match)


def rows_of(decks: dict[int, list[int]]) -> list[int]:
    """Starter decks as plain numbers: a Runeslinger, how many cards, the cards; then the next one."""
    rows: list[int] = []
    for face, deck in decks.items():
        rows.append(face)
        rows.append(len(deck))
        rows.extend(deck)
    return rows


def heads_of(rows: list[int]) -> list[int]:
    """The Runeslingers that have a starter deck."""
    heads: list[int] = []
    place = 0
    while place < len(rows):
        heads.append(rows[place])
        place += 2 + rows[place + 1]
    return heads


def starter_deck(rows: list[int], runeslinger: int) -> list[int]:
    """The cards of a Runeslinger's starter deck."""
    place = 0
    while rows[place] != runeslinger:
        place += 2 + rows[place + 1]
    return rows[place + 2 : place + 2 + rows[place + 1]]


def given_runeslingers(s: EncounterState, setup: Setup, rows: list[int]) -> list[int]:
    """By seat: given, drawn at random, or NOTHING: chosen. Only in constructed play two may be the same."""
    given = setup.runeslingers[:]
    if setup.choose_runeslingers:
        return given
    for seat in range(c.SEATS):
        if given[seat] == NOTHING:
            left = heads_of(rows) if setup.mode == c.STARTER else s.faces.runeslingers[:]
            if setup.mode != c.CONSTRUCTED:
                left = [face for face in left if face not in given]
            given[seat] = take_at_random(s, left)
    return given


# -- the match (P-MATCH). flag: not the first encounter; items: the starter decks (`rows_of`), or answers;
# -- seat: who picks a Runeslinger first, where one picks after the other


def match_1_draft(s: EncounterState, f: Frame) -> None:
    """A draft comes before everything else; in later encounters deck and Runeslinger stay (RS-RULING-137)."""
    if f.flag:
        f.step = MATCH_7_ENCOUNTER
        return
    f.seat = 0
    if s.numbers[MODE] == c.DRAFT:
        s.push(Frame(p.DRAFT, NOBODY, NOTHING))


def match_2_lot(s: EncounterState, f: Frame) -> None:
    """Who picks a Runeslinger first is drawn by lot, where one picks after the other (RS-RULING-140)."""
    if s.numbers[MODE] != c.CONSTRUCTED and s.given[0] == s.given[1] == NOTHING:
        f.seat = below(s.random, c.STREAM_SETUP, c.SEATS)


def match_3_runeslinger(s: EncounterState, f: Frame) -> None:
    """Constructed: together, in secret. Else one after the other, no Runeslinger twice (RS-RULING-136)."""
    faces = heads_of(f.items) if s.numbers[MODE] == c.STARTER else s.faces.runeslingers
    if s.numbers[MODE] == c.CONSTRUCTED:
        by_seat = [given_or(s, RUNESLINGERS_AT + seat, faces) for seat in range(c.SEATS)]
        ask_together(s, f, ch.ASK_RUNESLINGER, ch.TAKE_RUNESLINGER, by_seat)
        f.step = MATCH_5_BOTH_CHOSEN
        return
    seat = f.seat
    if s.given[seat] != NOTHING:
        seat = enemy(seat)
    if s.given[seat] != NOTHING:
        f.step = MATCH_6_CARDS
        return
    options = [option(ch.TAKE_RUNESLINGER, face, 0) for face in faces if face not in s.given]
    ask(s, f, seat, ch.ASK_RUNESLINGER, options)


def match_4_one_chosen(s: EncounterState, f: Frame) -> None:
    """Then the other player."""
    s.given[f.answered_by] = option_first(f.answer)
    f.step = MATCH_3_RUNESLINGER


def match_5_both_chosen(s: EncounterState, f: Frame) -> None:
    """Both at the same time (RS-RULING-140)."""
    for seat in range(c.SEATS):
        s.given[seat] = option_first(f.items[seat])


def match_6_cards(s: EncounterState, f: Frame) -> None:
    """The cards of the match: the starter deck that names the Runeslinger, unless another is given (RS-SETUP-2)."""
    for seat in range(c.SEATS):
        if s.numbers[MODE] == c.STARTER and not s.deck_list[seat]:
            s.deck_list[seat].extend(starter_deck(f.items, s.given[seat]))
    f.items = []
    make_cards(s)
    for seat in range(c.SEATS):
        show_runeslinger(s, seat)


def match_7_encounter(s: EncounterState, f: Frame) -> None:
    """The next encounter. What comes after it is decided where it ends (`matches.match_goes_on`)."""
    s.numbers[ENCOUNTER] += 1
    s.push(Frame(p.ENCOUNTER, NOBODY, NOTHING))


define(
    p.MATCH,
    [
        match_1_draft,
        match_2_lot,
        match_3_runeslinger,
        match_4_one_chosen,
        match_5_both_chosen,
        match_6_cards,
        match_7_encounter,
    ],
)
MATCH_3_RUNESLINGER: Final = label(p.MATCH, match_3_runeslinger)
MATCH_5_BOTH_CHOSEN: Final = label(p.MATCH, match_5_both_chosen)
MATCH_6_CARDS: Final = label(p.MATCH, match_6_cards)
MATCH_7_ENCOUNTER: Final = label(p.MATCH, match_7_encounter)

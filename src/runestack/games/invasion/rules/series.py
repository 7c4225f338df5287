"""A row of matches (P-2, P-23): what is kept, and who begins."""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules.dice import dice_of
from runestack.games.invasion.rules.ending import (
    BY_ROUND_LIMIT,
    NO_WINNER,
    end_match,
    finish,
)
from runestack.games.invasion.rules.prices import clear_discounts
from runestack.games.invasion.rules.primitives import move
from runestack.games.invasion.rules.seats import has_stopped
from runestack.games.invasion.rules.setup import push_players, shuffle_deck, to_player
from runestack.games.invasion.rules.spending import BEFORE_MATCH, push_spending
from runestack.games.invasion.rules.state import (
    FIRST,
    MATCH,
    MATCHES,
    PHASE,
    REASON,
    RESULT,
    ROUND,
    ROUND_LIMIT,
    SEATS,
    STOPPED,
    InvasionState,
)
from runestack.games.invasion.rules.training import push_recruit, wants_recruits
from runestack.games.invasion.rules.turn import push_turn
from runestack.games.invasion.rules.turn_marks import new_round
from runestack.kernel.frame import END, NOBODY, NOTHING, Frame
from runestack.kernel.outcome import LOST, TIED, WON
from runestack.kernel.procedure import define, label
from runestack.kernel.random import below

MOST_MATCHES: Final = 5  # for each match that has to be won: ties count for nobody


def push_series(s: InvasionState, leaders: list[int], first: int) -> None:
    """A game in competitive mode."""
    frame = Frame(p.SERIES, first, NOTHING)
    frame.items = leaders[:]
    s.push(frame)


# seat: the first player, or NOBODY for lot; items: leaders; place: who recruits next


def series_1_players(s: InvasionState, f: Frame) -> None:
    """The players are set up once (INV-VS-3 comes behind it, INV-RULING-73)."""
    s.numbers[MATCH] = 1
    push_players(s, f.items)


def series_2_first(s: InvasionState, f: Frame) -> None:
    """The first player is drawn by lot; a Defending Squad for each (INV-VS-3, 5)."""
    first = f.seat if f.seat != NOBODY else below(s.random, c.STREAM_SETUP, s.numbers[SEATS])
    s.numbers[FIRST] = first
    s.emit(e.FIRST_PLAYER, first, NOTHING, NOTHING, 0, "INV-VS-3")
    for seat in range(s.numbers[SEATS]):
        to_player(s, s.faces.defending, seat)
        shuffle_deck(s, seat)


def series_3_spend(s: InvasionState, f: Frame) -> None:
    """The second player spends two spare parts (INV-VS-4, INV-MATCH-10)."""
    second = 1 - s.numbers[FIRST]
    s.spare[second] = c.SECOND_PLAYER_PARTS
    push_spending(s, second, BEFORE_MATCH)


def series_4_play(s: InvasionState, f: Frame) -> None:
    """The match."""
    for seat in range(s.numbers[SEATS]):
        s.spare_discount[seat] = 0
    s.numbers[ROUND] = 0
    s.push(Frame(p.MATCH, s.numbers[FIRST], NOTHING))


def series_5_score(s: InvasionState, f: Frame) -> None:
    """A tie counts for nobody (INV-RULING-75)."""
    winner = s.numbers[RESULT]
    s.numbers[STOPPED] = 0
    if winner != NO_WINNER:
        s.wins[winner] += 1
        if s.wins[winner] >= s.numbers[MATCHES]:
            end_series(s, winner)
            return
    elif s.numbers[MATCHES] == 1 or s.numbers[MATCH] >= MOST_MATCHES * s.numbers[MATCHES]:
        end_series(s, leading(s))
        return
    keep(s)
    f.place = 0


def leading(s: InvasionState) -> int:
    """Who has won more matches, or NO_WINNER."""
    if s.wins[0] == s.wins[1]:
        return NO_WINNER
    return 0 if s.wins[0] > s.wins[1] else 1


def end_series(s: InvasionState, winner: int) -> None:
    """The game is over."""
    scores = [LOST, LOST]
    if winner == NO_WINNER:
        scores = [TIED, TIED]
    else:
        scores[winner] = WON
    finish(s, scores, s.numbers[REASON])


def keep(s: InvasionState) -> None:
    """Decks, dice, leaders, technologies, tokens and what is in training are kept (INV-MATCH-2 to 6, INV-RULING-76)."""
    for seat in range(s.numbers[SEATS]):
        keep_player(s, seat)
    s.numbers[MATCH] += 1
    s.numbers[FIRST] = 1 - s.numbers[FIRST]
    s.numbers[PHASE] = c.SETTING_UP


def keep_player(s: InvasionState, seat: int) -> None:
    """All playing cards become one new Deck; what was pending is gone; armor and health are as at the start."""
    for pile in (s.hand[seat], s.played[seat], s.discard[seat], s.garbage[seat], s.looked[seat]):
        for card in pile[:]:
            move(s, card, c.IN_DECK, seat)
    shuffle_deck(s, seat)
    for card in s.base[seat]:
        s.exhausted[card] = 0
    s.armor[seat] = c.STARTING_ARMOR
    s.health[seat] = c.STARTING_HEALTH
    s.out[seat] = 0
    for column in (s.parts, s.spare, s.spare_discount, s.changes, s.doubled, s.done):
        column[seat] = 0
    for colour in range(c.COLOURS):
        s.pool[seat * c.COLOURS + colour] = 0
        s.stored[seat * c.COLOURS + colour] = 0
    for kind in range(c.TYPES_STORED):
        s.stored_wild[seat * c.TYPES_STORED + kind] = 0
    clear_discounts(s, seat)
    s.lasting[:] = [mark for mark in s.lasting if mark.seat != seat]
    for die in dice_of(seat):
        s.die_state[die] = c.UNUSED
        s.die_until[die] = 0
        s.die_top[die] = c.NOT_ROLLED


def series_6_recruit(s: InvasionState, f: Frame) -> None:
    """Recruits until the Training center holds four; the others are destroyed (INV-MATCH-7, INV-RULING-77)."""
    while f.place < s.numbers[SEATS] and not wants_recruits(s, f.place):
        f.place += 1
    if f.place >= s.numbers[SEATS]:
        f.step = SERIES_3_SPEND
        return
    f.step = SERIES_6_RECRUIT
    push_recruit(s, f.place, c.DRAWN_TO_CHOOSE, 0, NOTHING)


define(
    p.SERIES,
    [
        series_1_players,
        series_2_first,
        series_3_spend,
        series_4_play,
        series_5_score,
        series_6_recruit,
    ],
)
SERIES_3_SPEND: Final = label(p.SERIES, series_3_spend)
SERIES_6_RECRUIT: Final = label(p.SERIES, series_6_recruit)


# -- a match; seat: the first player; place: how many have had their turn in this round ---


def match_1_round(s: InvasionState, f: Frame) -> None:
    """A round is a turn of each (INV-VS-6)."""
    if s.numbers[ROUND] >= s.numbers[ROUND_LIMIT]:
        end_match(s, NO_WINNER, BY_ROUND_LIMIT)
        return
    new_round(s)
    s.emit(e.ROUND_BEGINS, NOBODY, NOTHING, NOTHING, s.numbers[ROUND], "INV-VS-6")
    f.place = 0


def match_2_turn(s: InvasionState, f: Frame) -> None:
    """The first player, then the other."""
    if has_stopped(s):
        f.step = END
        return
    if f.place >= s.numbers[SEATS]:
        f.step = MATCH_1_ROUND
        return
    seat = (f.seat + f.place) % s.numbers[SEATS]
    f.place += 1
    f.step = MATCH_2_TURN
    push_turn(s, seat)


define(p.MATCH, [match_1_round, match_2_turn])
MATCH_1_ROUND: Final = label(p.MATCH, match_1_round)
MATCH_2_TURN: Final = label(p.MATCH, match_2_turn)

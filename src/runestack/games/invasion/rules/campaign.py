"""The cooperative game: scenarios in a row, what carries over, and trying again (P-24, P-34)."""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules import scenarios as sc
from runestack.games.invasion.rules.chronicle import note_scenario
from runestack.games.invasion.rules.ending import (
    BY_ROUND_LIMIT,
    BY_STACK,
    deck_check,
    end_scenario,
    finish,
)
from runestack.games.invasion.rules.invasion_turn import push_train
from runestack.games.invasion.rules.primitives import move
from runestack.games.invasion.rules.reinforcing import into_deck
from runestack.games.invasion.rules.research import research, top_of_supply
from runestack.games.invasion.rules.seats import captain, has_stopped, players_in
from runestack.games.invasion.rules.series import keep_player
from runestack.games.invasion.rules.setup import (
    begin_events,
    deal_invasion,
    deck_size,
    fill_zones,
    push_players,
    push_recruits,
)
from runestack.games.invasion.rules.state import (
    ATTEMPTS,
    CAMPAIGN_PLACE,
    DIFFICULTY,
    MAY_TRY_AGAIN,
    PHASE,
    QUIET,
    REASON,
    RESULT,
    ROUND,
    ROUND_LIMIT,
    SEATS,
    STOPPED,
    InvasionState,
)
from runestack.games.invasion.rules.turn import push_turn
from runestack.games.invasion.rules.turn_marks import new_round
from runestack.kernel.decision import option, option_kind
from runestack.kernel.driver import ask
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.outcome import LOST, WON
from runestack.kernel.procedure import define, label
from runestack.kernel.random import below, shuffle

MOST_ATTEMPTS: Final = 20  # at one scenario


def push_campaign(s: InvasionState, leaders: list[int]) -> None:
    """A game in cooperative mode; one scenario alone is a campaign of one."""
    frame = Frame(p.CAMPAIGN, NOBODY, NOTHING)
    frame.items = leaders[:]
    s.push(frame)


# items: leaders


def campaign_1_invasion(s: InvasionState, f: Frame) -> None:
    """The Invasion is set up first (INV-ISETUP-1 to 6)."""
    s.numbers[ATTEMPTS] = 1
    deal_invasion(s)


def campaign_2_players(s: InvasionState, f: Frame) -> None:
    """Then the players (INV-ISETUP-7)."""
    push_players(s, f.items)


def campaign_3_scenario(s: InvasionState, f: Frame) -> None:
    """What the scenario adds to its setup (INV-RULING-146); from here it can be tried again (INV-RULING-133)."""
    research(s, s.scenario().research[s.numbers[DIFFICULTY]][s.numbers[SEATS] - 1])
    if s.numbers[MAY_TRY_AGAIN]:
        s.drop_kept(0)
        s.keep()


def campaign_4_begin(s: InvasionState, f: Frame) -> None:
    """The first event starts (P-24 step 6)."""
    place = s.numbers[CAMPAIGN_PLACE]
    s.emit(e.SCENARIO_BEGINS, NOBODY, NOTHING, s.numbers[ATTEMPTS], place, "INV-CAMP-1")
    begin_events(s)


def campaign_5_play(s: InvasionState, f: Frame) -> None:
    """Rounds, until it is won or lost."""
    s.push(Frame(p.SCENARIO, NOBODY, NOTHING))


def campaign_6_result(s: InvasionState, f: Frame) -> None:
    """Noted; a lost scenario may be tried again, if the table has agreed so."""
    s.numbers[STOPPED] = 0
    won = s.numbers[RESULT] == WON
    note_scenario(s, won)
    if won:
        f.step = CAMPAIGN_8_WON
        return
    if not s.numbers[MAY_TRY_AGAIN] or s.numbers[ATTEMPTS] >= MOST_ATTEMPTS:
        finish(s, [LOST] * s.numbers[SEATS], s.numbers[REASON])
        return
    s.numbers[PHASE] = c.SETTING_UP
    options = [option(ch.TRY_AGAIN, 0, 0), option(ch.GIVE_UP_CAMPAIGN, 0, 0)]
    ask(s, f, captain(s), ch.ASK_TRY_AGAIN, options, NOTHING, s.numbers[ATTEMPTS])


def campaign_7_decided(s: InvasionState, f: Frame) -> None:
    """Everything is as it was when the scenario began, but for the shuffles and rolls to come."""
    if option_kind(f.answer) == ch.GIVE_UP_CAMPAIGN:
        finish(s, [LOST] * s.numbers[SEATS], s.numbers[REASON])
        return
    attempts = s.numbers[ATTEMPTS] + 1
    history = s.history[:]
    s.restore(0)
    s.history[:] = history
    s.numbers[ATTEMPTS] = attempts
    for stream in range(c.STREAMS):
        for _ in range(attempts):
            below(s.random, stream, 2)
    reshuffle_all(s)
    s.keep()
    s.emit(e.TRIES_AGAIN, NOBODY, NOTHING, NOTHING, attempts, "INV-RULING-133")


def reshuffle_all(s: InvasionState) -> None:
    """Face-down decks in another order than last time."""
    for seat in range(s.numbers[SEATS]):
        shuffle(s.random, c.STREAM_DECKS, s.deck[seat])
    for pile in (s.invasion_deck, s.supply, s.protocol_supply):
        shuffle(s.random, c.STREAM_INVASION, pile)
    for pile in (s.recruitment_deck, s.technology_deck):
        shuffle(s.random, c.STREAM_DECKS, pile)


def campaign_8_won(s: InvasionState, f: Frame) -> None:
    """The last one: the campaign is won. Otherwise the Invasion trains what is left (INV-SC1-5, INV-RULING-15)."""
    if s.numbers[CAMPAIGN_PLACE] + 1 >= len(s.campaign.scenarios):
        finish(s, [WON] * s.numbers[SEATS], s.numbers[REASON])
        return
    s.numbers[PHASE] = c.SETTING_UP
    s.numbers[QUIET] = 1
    for card in s.board:
        s.unlisten(card)
    if s.scenario().changes_rule(sc.TRAIN_LEFT):
        for colour in range(c.COLOURS - 1, -1, -1):
            if s.zone_card[colour] != NOTHING:
                push_train(s, s.zone_card[colour], NOTHING)


def campaign_9_carry_over(s: InvasionState, f: Frame) -> None:
    """What everybody keeps (INV-RULING-122, 123); a small Invasion deck is filled up (INV-RULING-128)."""
    s.numbers[QUIET] = 0
    s.waiting.clear()
    for seat in range(s.numbers[SEATS]):
        keep_player(s, seat)
    keep_invasion(s)
    s.numbers[CAMPAIGN_PLACE] += 1
    s.numbers[ATTEMPTS] = 1
    fill_zones(s)
    f.step = CAMPAIGN_3_SCENARIO
    push_recruits(s)


def keep_invasion(s: InvasionState) -> None:
    """Its cards become one deck; protocols are refreshed; tokens stay, resources in zones do not."""
    for card in [*s.stack, *s.zones]:
        move(s, card, c.IN_INVASION_DISCARD, NOBODY)
    into_deck(s, s.invasion_garbage, s.invasion_deck, c.IN_INVASION_DECK)
    into_deck(s, s.invasion_discard, s.invasion_deck, c.IN_INVASION_DECK)
    shuffle(s.random, c.STREAM_INVASION, s.supply)
    while len(s.invasion_deck) < deck_size(s) and top_of_supply(s) != NOTHING:
        move(s, s.supply[-1], c.IN_INVASION_DECK, NOBODY)
    for card in s.invasion_deck:
        s.known[card] = 0
    shuffle(s.random, c.STREAM_INVASION, s.invasion_deck)
    for card in s.protocols:
        s.exhausted[card] = 0
    for colour in range(c.COLOURS):
        s.zone_stored[colour] = 0


define(
    p.CAMPAIGN,
    [
        campaign_1_invasion,
        campaign_2_players,
        campaign_3_scenario,
        campaign_4_begin,
        campaign_5_play,
        campaign_6_result,
        campaign_7_decided,
        campaign_8_won,
        campaign_9_carry_over,
    ],
)
CAMPAIGN_3_SCENARIO: Final = label(p.CAMPAIGN, campaign_3_scenario)
CAMPAIGN_8_WON: Final = label(p.CAMPAIGN, campaign_8_won)


# -- a scenario ---


def scenario_1_round(s: InvasionState, f: Frame) -> None:
    """The Invasion's turn (INV-COOP-2)."""
    if s.numbers[ROUND] >= s.numbers[ROUND_LIMIT]:
        end_scenario(s, LOST, BY_ROUND_LIMIT)
        return
    new_round(s)
    s.emit(e.ROUND_BEGINS, NOBODY, NOTHING, NOTHING, s.numbers[ROUND], "INV-COOP-2")
    s.push(Frame(p.INVASION_TURN, NOBODY, NOTHING))


def scenario_2_players(s: InvasionState, f: Frame) -> None:
    """The Players' turn."""
    push_turn(s, NOBODY)


def scenario_3_cleanup(s: InvasionState, f: Frame) -> None:
    """Some scenarios are won as the Players' turn ends (INV-RULING-125, 131); then Cleanup."""
    scenario = s.scenario()
    if scenario.has_win(sc.STACK_EMPTY) and not s.stack and players_in(s):
        end_scenario(s, WON, BY_STACK)
        return
    deck_check(s)
    if not has_stopped(s):
        f.step = SCENARIO_1_ROUND
        s.push(Frame(p.CLEANUP, NOBODY, NOTHING))


define(p.SCENARIO, [scenario_1_round, scenario_2_players, scenario_3_cleanup])
SCENARIO_1_ROUND: Final = label(p.SCENARIO, scenario_1_round)

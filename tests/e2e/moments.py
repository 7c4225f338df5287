"""Moments that a test wants on the page, found by playing without one.

A seed that leads to a moment leads elsewhere as soon as a rule or a card changes; so the games are searched each time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import count, islice
from typing import Any

from runestack import agents
from runestack.play.match import Match, new_match
from runestack.server.tables.passing import passes
from tests.e2e.playing import Taste
from tests.e2e.titles import Way

View = Mapping[str, Any]

GAMES = 40  # that are searched; about every third has the rarest moment
MOST_CHOICES = 1200


def fullest(way: Way, is_wanted: Callable[[View], bool]) -> Match:
    """The first game with such moments, at the one of them with the most on the board; the first seat is asked there."""
    for seed in islice(count(way.seed), GAMES):
        found: Match | None = None
        most = -1
        for match in positions(way, seed):
            view = match.view(0)
            if is_wanted(view) and filled(view) > most:
                found, most = match.clone(), filled(view)
        if found is not None:
            return found
    raise AssertionError(f"{GAMES} games of {way} have no such moment")


def positions(way: Way, seed: int) -> Iterator[Match]:
    """A game that asks about everything, whenever its first seat has to answer by itself."""
    match = new_match(way.game, seed, way.seats, way.options, for_people=True, always_ask=True)
    taste = Taste(seed)
    while match.seats_asked and len(match.choices) < MOST_CHOICES:
        seat = match.seats_asked[0]
        if seat == 0 and not passes(match, seat, "others", ()):
            yield match
        option, _ = taste.wish(match.view(seat)["question"])
        match.choose(option["index"], seat)


def filled(view: View) -> int:
    """How many cards, boons and ailments lie before the players."""
    seats = view["seats"]
    cards = [
        card for seat in seats for zone in ("units", "technologies") for card in seat.get(zone, ())
    ]
    spots = [
        thing
        for seat in seats
        for zone, parts in (("concentrations", ("card", "top")), ("areas", ("ailment", "boon")))
        for spot in seat.get(zone, ())
        for thing in (spot[part] for part in parts)
        if thing
    ]
    return len(cards) + len(spots)


# -- with players at random ------------------------------------------------------------------------


def played(way: Way, until: Callable[[View], bool]) -> Match:
    """The first game of players at random with such a question of the first seat, at the first of them."""
    for seed in islice(count(way.seed), GAMES):
        match = new_match(way.game, seed, way.seats, way.options, for_people=True)
        players = [agents.make("random", seed * 10 + seat) for seat in range(way.seats)]
        while match.seats_asked:
            seat = match.seats_asked[0]
            if seat == 0 and until(match.view(0)):
                return match
            match.choose(players[seat].choose(match.game, match.state, match.question(seat)), seat)
    raise AssertionError(f"{GAMES} games of {way} have no such question")


def asks(kind: str, least: int) -> Callable[[View], bool]:
    """Whether the first seat is asked about something, with so many cards before it."""

    def found(view: View) -> bool:
        own = view["seats"][0]
        cards = len(own["base"]) + len(own["training"]) + len(own["played"]) + len(own["hand"])
        return bool(view["question"]["kind"] == kind and cards >= least)

    return found


# -- by rules of thumb -----------------------------------------------------------------------------


def by_habit(way: Way, until: Callable[[Match], bool]) -> Match:
    """A game in which the usual answers are given until something is so, or it is over."""
    match = new_match(way.game, way.seed, way.seats, way.options, for_people=True)
    while match.seats_asked and not until(match):
        seat = match.seats_asked[0]
        match.choose(match.state.usual_answer(match.question(seat)), seat)
    return match


def scenario_over(match: Match) -> bool:
    """Whether a first scenario of a campaign is over."""
    return bool(match.view(0)["campaign"]["history"])


def won_scenario(way: Way) -> Match:
    """A campaign whose first scenario has just been won: the first seed with which the usual answers win it."""
    for seed in islice(count(way.seed), GAMES):
        match = by_habit(replace(way, seed=seed), scenario_over)
        if match.view(0)["campaign"]["history"][0]["won"]:
            return match
    raise AssertionError(f"no first scenario of {way} is won in {GAMES} games")

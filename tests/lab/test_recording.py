"""What is recorded of games: cards drawn and played, heads, and what else is counted."""

from __future__ import annotations

from dataclasses import replace

import pytest

from runestack.games import game as find_game
from runestack.games.base import Game
from runestack.games.rone.scenario import player as rone_player
from runestack.games.rone.scenario import unit
from runestack.games.runeslingers.scenario import activate, player, spirit
from runestack.games.statistics import DRAWN, PLAYED
from runestack.lab.games import play_game
from runestack.lab.tables import Table
from runestack.testing import scenario
from runestack.testing.scenario import Scenario
from tests.conformance.cases import Case, every_case

CUT_SHORT = 15  # games that end after a few rounds: in a single one somebody may play nothing


def uses(game: Scenario) -> list[tuple[str, int, str]]:
    """What the events of a scenario say was drawn and played, by seat and name."""
    session = game.session
    found = [session.game.card_use(session.state, event) for event in session.events]
    names = [card.name for card in session.game.pool.cards]
    return [(use.what, use.seat, names[use.face]) for use in found if use is not None]


def tallied(game: Scenario) -> list[str]:
    """What the events of a scenario count for."""
    session = game.session
    places = [session.game.tally(session.state, event) for event in session.events]
    return [session.game.tallies[place][0] for place in places if place >= 0]


def test_in_rone_a_card_drawn_and_a_card_played_are_noted_for_their_player() -> None:
    herald = unit("Herald", text="Battlefield: Draw a card.")
    game = scenario(
        "rone",
        p1=rone_player(hand=[herald], deck=["Decoy Runner", "Decoy Runner"]),
        auto_pass=True,
    )
    game.p1.plays("Herald")
    assert uses(game) == [(PLAYED, 0, "Herald"), (DRAWN, 0, "Decoy Runner")]
    assert tallied(game) == ["units played"]


def test_in_runeslingers_what_enters_play_and_abilities_that_are_used_count_as_played() -> None:
    ember = spirit("Ember", "Deal 6 damage to a target.")
    game = scenario(
        "runeslingers",
        p1=player(
            hand=[ember],
            deck=["Meteor", "Fireball"],
            activate=activate("Draw a card.", cost=1),
            determinations=1,
        ),
        p2=player(health=6),
        auto_pass=True,
    )
    game.p1.plays("Ember", target="p2")
    game.p1.activates()
    assert uses(game) == [(PLAYED, 0, "Ember"), (PLAYED, 0, "Ability"), (DRAWN, 0, "Meteor")]
    assert tallied(game) == ["power lost: no health"]


@pytest.mark.parametrize("case", every_case(), ids=str)
def test_recording_changes_nothing_and_tells_of_every_player(case: Case) -> None:
    game, seats = case.game, case.seats
    drawn: list[set[int]] = [set() for _ in range(seats)]
    played: list[set[int]] = [set() for _ in range(seats)]
    for seed in range(5, 5 + (CUT_SHORT if game.brief else 1)):
        table = Table(seed, ("random",) * seats, dict(case.options), players=tuple(range(seats)))
        plain = play_game(game, table)
        recorded = play_game(game, table, recording=True)
        assert replace(recorded, record=None) == plain
        record = recorded.record
        assert record is not None
        assert [len(heads) for heads in record.heads] == [len(game.head_kinds)] * seats
        assert len(record.tallies) == len(game.tallies)
        assert any(record.tallies) == bool(game.tallies)
        for seat in range(seats):
            assert list(record.drawn[seat]) == sorted(set(record.drawn[seat]))
            drawn[seat].update(record.drawn[seat])
            played[seat].update(record.played[seat])
    for seat in range(seats):
        # kinds of cards; in games that are cut short there may be no more than in a starting deck
        assert len(drawn[seat]) >= (2 if game.brief else 3)
        assert played[seat]


@pytest.mark.parametrize("name", ["rone", "runeslingers"])
def test_every_name_of_statistics_is_there_in_both_languages(name: str) -> None:
    game: Game = find_game(name)
    for words in (*game.head_kinds, *game.tallies):
        assert all(words)
    assert len(set(game.tallies)) == len(game.tallies)

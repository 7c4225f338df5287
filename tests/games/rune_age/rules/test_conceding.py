"""Giving up (RA-RULING-88): treated like elimination, in the own turn; who plays together loses."""

from __future__ import annotations

import pytest

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules.game import RuneAgeGame
from runestack.games.rune_age.rules.state import ACTIVE
from runestack.games.rune_age.rules.victory import concede
from tests.games.rune_age.hand_made import asked, begin, choose, end_turn, fight

pytestmark = pytest.mark.rule("RA-RULING-88")


def reason(game: RuneAgeGame) -> str:
    """Why the game ended."""
    assert game.outcome is not None
    return game.outcome.reason


@pytest.mark.parametrize(("kind", "seats"), [("dragonlords", 1), ("cataclysm", 3), ("together", 2)])
def test_alone_and_together_the_game_is_lost_at_once(kind: str, seats: int) -> None:
    game = begin(kind, seats)
    concede(game, seats - 1)
    assert reason(game) == "given_up"
    assert game.outcome is not None
    assert game.outcome.scores == [-1] * seats


def test_the_last_of_two_players_wins_at_once_where_that_is_the_objective() -> None:
    game = begin("runewars", 2)
    concede(game, 1)
    assert reason(game) == "last_player"
    assert game.outcome is not None
    assert game.outcome.scores == [1, -1]


def test_the_allies_win_at_once_if_the_overlord_gives_up() -> None:
    game = begin("overlord", 3)
    overlord = asked(game).seat
    concede(game, overlord)
    assert reason(game) == "overlord_eliminated"


def test_elsewhere_it_counts_in_the_own_turn_and_the_others_play_on() -> None:
    game = begin("dragonlords", 3)
    concede(game, 1)
    fight(game, game.city_row[0])  # the turn of another goes on
    assert game.out == [0, 0, 0]
    end_turn(game)
    assert game.out == [0, 1, 0]
    assert game.numbers[ACTIVE] == 2
    assert game.realm[1] == game.hand[1] == game.deck[1] == []


@pytest.mark.rule("RA-RULING-84")
def test_in_the_own_turn_the_hand_is_not_discarded_and_the_others_draw() -> None:
    game = begin("dragonlords", 3)
    concede(game, 0)
    choose(game, ch.END_ACTIONS)
    assert game.out == [1, 0, 0]
    assert asked(game).seat == 1
    assert game.discard[0] == []


def test_in_a_siege_that_one_began_the_siege_ends_first() -> None:
    game = begin("dragonlords", 3)
    choose(game, ch.ATTACK, game.home[1])
    concede(game, 0)
    while asked(game).kind == ch.ASK_SIEGE:
        choose(game, ch.PASS)
    assert game.out == [1, 0, 0]
    assert asked(game).seat == 1

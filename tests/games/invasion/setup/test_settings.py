"""The settings of Invasion: what they lead to, and what is refused with its reason."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from runestack.games.invasion.game import GAME
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules.values import kind_of
from runestack.games.settings import SettingError

TOGETHER = {"mode": "cooperative"}


def leaders(options: Mapping[str, str], seats: int, seed: int = 1) -> list[str]:
    """The leaders that the players have before anybody has decided anything else."""
    state = GAME.new(seed, seats, options, None)
    return [
        GAME.printed(state, card).name
        for base in state.base
        for card in base
        if kind_of(state, card) == c.LEADER
    ]


def test_leaders_by_lot_are_all_different_and_depend_on_the_seed() -> None:
    drawn = [leaders({**TOGETHER, "leader_pick": "random"}, 4, seed) for seed in range(8)]
    assert all(len(set(one)) == 4 for one in drawn)
    assert len({tuple(one) for one in drawn}) > 1


def test_a_leader_that_is_given_is_kept_for_its_seat() -> None:
    given = {"leader_pick": "random", "leader_1": "Karr Vost"}
    for seed in range(20):
        first, second = leaders(given, 2, seed)
        assert second == "Karr Vost"
        assert first != "Karr Vost"


def test_a_leader_that_is_given_to_another_seat_cannot_be_chosen() -> None:
    state = GAME.new(1, 2, {"leader_1": "Mutter Schlick"}, None)
    offered = [GAME.printed(state, code >> 12 & 0xFFF).name for code in state.asking[0].options]
    assert len(offered) == len(GAME.setup.leaders) - 1
    assert "Mother Silt" not in offered


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (3, {}, "seats cannot be 3; it can be: 2"),
        (5, TOGETHER, "seats cannot be 5; it can be: 1, 2, 3, 4"),
        (2, {"matches": "4"}, "a number from 1 to 3"),
        (2, {"round_limit": "0"}, "a number from 1 to 200"),
        (2, {**TOGETHER, "scenario": "picnic"}, "scenario cannot be 'picnic'"),
        (2, {"leader_0": "Nobody"}, "leader_0 cannot be 'Nobody'"),
        (2, {"leader_0": "Old Juno", "leader_1": "Die Alte Juno"}, "given twice"),
        (2, {"leader_3": "Old Juno"}, "leader_3 needs a seat 3"),
        (2, {"first_player": "2"}, "first_player cannot be '2'"),
    ],
)
def test_what_a_game_does_not_take_is_refused_with_the_reason(
    seats: int, options: dict[str, str], reason: str
) -> None:
    with pytest.raises(SettingError, match=reason):
        GAME.new(1, seats, options, None)


@pytest.mark.parametrize("key", GAME.scenarios.keys)
def test_a_dump_says_which_campaign_is_played(key: str) -> None:
    state = GAME.new(3, 1, {**TOGETHER, "scenario": key, "leader_pick": "random"}, None)
    loaded = GAME.load(state.dump())
    assert loaded.campaign.name == key
    assert GAME.view(loaded, 0) == GAME.view(state, 0)

"""What a seat sees of a game of Invasion."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from runestack.games.invasion.game import GAME
from runestack.games.invasion.rules.game import InvasionGame, resample
from runestack.games.invasion.scenario import card, filler, placed, player, technology
from runestack.games.wording import SPECTATOR
from runestack.kernel.driver import answer
from runestack.kernel.random import RandomStream
from runestack.testing import Scenario, scenario

SPARK = card("Spark", "Deal 1 ranged damage.", cost="red")
HOOK = card("Hook", "Draw a card.", cost="blue")
RIG = technology("Rig", "Exhaust: Draw a card.")
WAYS = [(way, seats) for way in GAME.ways for seats in GAME.seat_numbers(way)]


def seen(game: Scenario, seat: int) -> Any:
    return game.session.game.view(game.state, seat)


def positions(way: dict[str, str], seats: int, decisions: int) -> Iterator[InvasionGame]:
    """A random game, before each decision."""
    game, chance = GAME.new(7, seats, way, None), RandomStream(7)
    for _ in range(decisions):
        yield game
        if not game.asking:
            return
        question = game.asking[0]
        answer(game, question, chance.below(len(question.options)))


@pytest.mark.parametrize(("way", "seats"), WAYS)
def test_what_a_seat_cannot_know_changes_nothing_in_its_view(
    way: dict[str, str], seats: int
) -> None:
    changed = 0
    for number, game in enumerate(positions(way, seats, 120)):
        if number % 12:
            continue
        for seat in range(seats):
            other = game.clone()
            resample(other, seat, RandomStream(number))
            changed += other.digest() != game.digest()
            assert GAME.view(other, seat) == GAME.view(game, seat)
    assert changed > 5


def test_hands_are_hidden_and_counts_and_open_piles_are_not() -> None:
    game = scenario(
        "invasion",
        p1=player(hand=[SPARK, SPARK], deck=[SPARK, *filler(3)], discard=[SPARK], garbage=[HOOK]),
    )
    theirs = seen(game, 1)["seats"][0]
    assert theirs["hand"] == [{"hidden": True}, {"hidden": True}]
    assert theirs["deck"] == {"count": 4, "known": []}
    assert [one["name"]["en"] for one in theirs["discard"]] == ["Spark"]
    assert [one["name"]["en"] for one in theirs["garbage"]] == ["Hook"]
    assert [one["name"]["en"] for one in seen(game, 0)["seats"][0]["hand"]] == ["Spark", "Spark"]
    assert seen(game, SPECTATOR)["seats"][0]["hand"] == theirs["hand"]


def test_numbers_dice_and_storage_of_everybody_are_open() -> None:
    game = scenario(
        "invasion",
        p1=player(
            armor=7,
            health=3,
            rerolls=2,
            technology=1,
            parts=4,
            dice=["red red blue"],
            stored="blue",
        ),
    )
    for seat in (0, 1, SPECTATOR):
        shown = seen(game, seat)["seats"][0]
        assert (shown["armor"], shown["health"]) == (7, 3)
        assert (shown["rerolls"], shown["technology"], shown["parts"]) == (2, 1, 4)
        assert len(shown["dice"]) == 4
        assert [one["type"] for one in shown["storage"] if one["stored"]] == ["blue"]


def test_an_exhausted_technology_is_shown_as_such() -> None:
    game = scenario("invasion", p1=player(base=[placed(RIG, exhausted=True)]))
    shown = [one for one in seen(game, 1)["seats"][0]["base"] if one["name"]["en"] == "Rig"]
    assert [one["exhausted"] for one in shown] == [True]


def test_only_who_is_asked_sees_the_question() -> None:
    game = scenario("invasion", p1=player(hand=[SPARK], pool="red"))
    assert "play" in str([one["id"] for one in seen(game, 0)["question"]["options"]])
    assert seen(game, 1)["question"] is None
    assert seen(game, SPECTATOR)["question"] is None

"""The table in the terminal: everything a player may know, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.games.invasion.game import GAME
from runestack.games.invasion.scenario import card, filler, player, technology
from runestack.games.invasion.view import text_words
from runestack.games.invasion.view.text import table as written
from runestack.games.wording import SPECTATOR, Reader
from runestack.kernel.random import RandomStream
from runestack.play.match import Match
from runestack.testing import Scenario, scenario

BOLT = card("Bolt", "Deal 3 melee damage.", cost="red wild")
SPARK = card("Spark", "Deal 1 ranged damage.", cost="red")
RIG = technology("Rig", "Exhaust: Draw a card.")
WIDEST = 100
WAYS = [(way, seats) for way in GAME.ways for seats in GAME.seat_numbers(way)]


def table(game: Scenario, seat: int = 0, language: str = "en") -> str:
    """The whole table as a seat reads it."""
    door = game.session.game
    return "\n".join(door.table(door.view(game.state, seat), Reader(seat, language)))


def staged(**words: Any) -> Scenario:
    return scenario("invasion", **words)


def test_both_languages_have_the_same_words() -> None:
    assert set(text_words.ENGLISH) == set(text_words.GERMAN)


@pytest.mark.parametrize(("way", "seats"), WAYS)
def test_every_position_fits_into_the_terminal(way: dict[str, str], seats: int) -> None:
    match, chance = Match(GAME, 5, seats, way), RandomStream(5)
    for number in range(150):
        if not match.state.asking:
            break
        if number % 15 == 0:
            for language in ("en", "de"):
                for seat in (SPECTATOR, *range(seats)):
                    lines = match.table(seat, language)
                    assert max(len(line) for line in lines) <= WIDEST
                    assert not any("{" in line for line in lines)
        question = match.state.asking[0]
        match.choose(chance.below(len(question.options)), question.seat)


def test_the_table_shows_numbers_dice_base_hand_and_what_is_asked() -> None:
    game = staged(
        p1=player(
            armor=7, hand=[BOLT], pool="red green", deck=filler(6), base=[RIG], garbage=[SPARK]
        ),
        p2=player(armor=2, health=5),
    )
    english = table(game)
    for words in (
        "Round 1 of at most 60 | Main phase | turn: You",
        "armor 2 | health 5",
        "armor 7 | health",
        "Pool: red + green",
        "Exhaust: Draw a card.",
        "Bolt | cost red + wild | reward 1 | can be paid",
        "Garbage dump (top first), 1: Spark",
        "Main phase: what do you do?",
    ):
        assert words in english
    german = table(game, language="de")
    for words in (
        "Runde 1 von höchstens 60 | Hauptphase | am Zug: Du",
        "Rüstung 2 | Leben 5",
        "Bolt | Kosten rot + Joker | Belohnung 1 | bezahlbar",
        "Müllhalde (oberste zuerst), 1: Spark",
    ):
        assert words in german


def test_the_hand_of_another_is_a_number() -> None:
    game = staged(p1=player(hand=[BOLT, SPARK]))
    for seat in (1, SPECTATOR):
        shown = table(game, seat)
        assert "2 x hidden" in shown
        assert "Bolt" not in shown
        assert "Waiting for: " in shown


def test_the_table_needs_nothing_but_the_view() -> None:
    game = staged(p1=player(hand=[BOLT]))
    view = game.session.game.view(game.state, 0)
    assert "\n".join(written(view, Reader(0))) == table(game)

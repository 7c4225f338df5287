"""What the players of Invasion read: questions, options, the log, and why something cannot be done."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.games.intents import Intent
from runestack.games.invasion.game import GAME, invasion
from runestack.games.invasion.scenario import card, filler, player, technology
from runestack.games.wording import SPECTATOR, Reader
from runestack.kernel.driver import answer
from runestack.kernel.events import Journal
from runestack.kernel.random import RandomStream
from runestack.testing import Scenario, scenario

BOLT = card("Bolt", "Deal 3 melee damage.", cost="red wild")
SPARK = card("Spark", "Deal 1 ranged damage.", cost="red")
RIG = technology("Rig", "Exhaust: Draw a card.")
WAYS = [(way, seats) for way in GAME.ways for seats in GAME.seat_numbers(way)]
MOST_DECISIONS = 150


def staged(**words: Any) -> Scenario:
    return scenario("invasion", **words)


def asked(game: Scenario, language: str = "en") -> tuple[str, list[str]]:
    """The question and the options, as the one who is asked reads them."""
    (question,) = game.state.asking
    reader = Reader(question.seat, language)
    sentences = door(game).option_sentences(game.state, question, reader)
    return str(door(game).prompt(game.state, question, reader)), [str(one) for one in sentences]


def door(game: Scenario) -> Any:
    return game.session.game


def why_not(game: Scenario, seat: int, action: str, name: str, language: str = "en") -> list[str]:
    """Why a card cannot be used for something, in words."""
    own, state = door(game), invasion(game.state)
    names = [own.printed(state, one).name for one in range(len(state.face))]
    failures = own.explain(state, seat, Intent(action, names.index(name)))
    return [str(own.failure_sentence(state, one, Reader(seat, language))) for one in failures]


# -- questions and options -----------------------------------------------------------------------


def test_the_active_player_reads_the_pool_and_what_each_card_does() -> None:
    game = staged(p1=player(hand=[BOLT, SPARK], pool="red green", base=[RIG]))
    prompt, options = asked(game)
    assert prompt == "Main phase: what do you do? Your pool: red + green."
    assert options[:3] == [
        "End your Main phase",
        "Play Bolt: Deal 3 melee damage.",
        "Play Spark: Deal 1 ranged damage.",
    ]
    assert "Use Rig: Draw a card." in options
    prompt, options = asked(game, "de")
    assert prompt == "Hauptphase: Was tust du? Dein Vorrat: rot + grün."
    assert options[1] == "Bolt spielen: Füge dem Gegner 3 Nahkampfschaden zu."
    assert "Rig nutzen: Ziehe 1 Karte." in options


@pytest.mark.parametrize(("way", "seats"), WAYS)
def test_everything_that_is_asked_and_happens_can_be_said(way: dict[str, str], seats: int) -> None:
    journal, chance = Journal(), RandomStream(seats)
    game = GAME.new(3, seats, way, journal)
    for _ in range(MOST_DECISIONS):
        if not game.asking:
            break
        question = game.asking[chance.below(len(game.asking))]
        for language in ("en", "de"):
            reader = Reader(question.seat, language)
            sentences = GAME.option_sentences(game, question, reader)
            assert GAME.prompt(game, question, reader)
            assert all(sentences)
            assert len(set(sentences)) == len(sentences)
            for event in journal.events:
                for one in (reader, Reader(SPECTATOR, language)):
                    told = GAME.event_sentence(game, event, one)
                    assert told is None or (told.endswith((".", "”", "“")) and "{" not in told)
        journal.events.clear()
        answer(game, question, chance.below(len(question.options)))


# -- the log -------------------------------------------------------------------------------------


def test_the_log_tells_what_is_paid_what_is_played_and_what_comes_of_it() -> None:
    game = staged(p1=player(hand=[SPARK, BOLT], pool="red green"), p2=player(armor=0, health=5))
    game.p1.plays("Spark")
    assert game.log_in_order(
        "You pay 1 red for Spark.",
        "You play Spark.",
        "You deal 1 ranged damage with Spark.",
        player="p1",
    )
    assert game.log_contains("Player 1 plays Spark.")


def test_whoever_does_not_see_a_hand_reads_nothing_of_what_is_drawn() -> None:
    game = staged(p1=player(hand=[BOLT], deck=[SPARK, *filler(3)], base=[RIG]))
    game.p1.activates("Rig")
    assert game.log_contains("You draw Spark.", player="p1")
    assert game.log_contains("draws a card.", player="p2")
    assert not game.log_contains("Spark", player="p2")


# -- why not -------------------------------------------------------------------------------------


def test_a_card_that_cannot_be_paid_is_not_played() -> None:
    game = staged(p1=player(hand=[BOLT], pool="green"))
    assert why_not(game, 0, "play", "Bolt") == ["Your pool and discounts do not pay for Bolt."]


def test_a_card_that_one_does_not_know_is_not_explained() -> None:
    game = staged(p1=player(hand=[BOLT]))
    assert why_not(game, 1, "play", "Bolt") == ["You do not know that card."]
    assert why_not(game, 1, "play", "Bolt", "de") == ["Diese Karte kennst du nicht."]


# -- inspecting ----------------------------------------------------------------------------------


def test_a_card_is_inspected_with_its_text_and_how_it_stands() -> None:
    game = staged(p1=player(base=[RIG]), p2=player(hand=[SPARK]))
    state = invasion(game.state)
    (card_of_base,) = [one for one in state.base[0] if door(game).printed(state, one).name == "Rig"]
    lines = door(game).inspect(state, card_of_base, Reader(0))
    assert lines == ["Rig", "Technology", "Exhaust: Draw a card.", "now: refreshed"]
    assert door(game).inspect(state, state.hand[1][0], Reader(0)) == ["A card"]

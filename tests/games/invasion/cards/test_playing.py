"""The box is played: in both modes, in every scenario at every difficulty, with any number of players."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from textwrap import dedent

import pytest

from runestack.cards.loader import load_pool
from runestack.games.invasion.cards.scenarios import Scenarios
from runestack.games.invasion.cards.schema import INVASION_CARDS
from runestack.games.invasion.language.lower import build_faces
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import scenarios as sc
from runestack.games.invasion.rules.ending import check
from runestack.games.invasion.rules.faces import Faces
from runestack.games.invasion.rules.game import InvasionGame, new_game
from runestack.games.invasion.rules.primitives import move
from runestack.games.invasion.rules.scenarios import Campaign
from runestack.games.invasion.rules.seats import players_in
from runestack.games.invasion.rules.setup import Setup
from runestack.games.invasion.rules.state import EVENT, EVENT_MARKER, MARKER, PHASE, ROUND
from runestack.kernel.driver import answer
from runestack.kernel.frame import NOBODY
from runestack.kernel.playout import next_question, play_randomly
from runestack.kernel.random import RandomStream
from tests.games.invasion.cards.box import CARDS, OFFICIAL, OUR_OWN, faces, scenarios
from tests.games.invasion.cards.test_diagnostics import OWN

GUIDE = Path(__file__).parents[4] / "docs" / "adding-a-scenario.md"
MOST_DECISIONS = 100_000
SEATS = (1, 2, 3, 4)
WAYS = list(product([*OFFICIAL, OUR_OWN], range(len(sc.DIFFICULTIES))))


def begin(
    key: str,
    seats: int,
    difficulty: int = 1,
    *,
    seed: int = 1,
    shelf: Scenarios | None = None,
    read: Faces | None = None,
) -> InvasionGame:
    """A scenario with leaders by lot, at its first decision."""
    setup = Setup(seed)
    setup.seats = seats
    setup.mode = c.COOPERATIVE
    setup.difficulty = difficulty
    return new_game(read or faces(), (shelf or scenarios()).campaign(key), setup, None)


def play_to(game: InvasionGame, phase: int) -> None:
    """At random, until players decide in a phase of the first round."""
    chance = RandomStream(7)
    while game.asking and (game.numbers[PHASE] != phase or not game.numbers[ROUND]):
        question = next_question(game, chance)
        answer(game, question, chance.below(len(question.options)))
    assert game.asking


@pytest.mark.parametrize(("key", "difficulty"), WAYS)
def test_every_scenario_is_played_to_its_end_at_every_difficulty(key: str, difficulty: int) -> None:
    seats = SEATS[WAYS.index((key, difficulty)) % len(SEATS)]
    game = begin(key, seats, difficulty)
    play_randomly(game, RandomStream(difficulty), MOST_DECISIONS)
    assert game.outcome is not None


@pytest.mark.parametrize("seats", SEATS)
def test_the_campaign_is_played_with_any_number_of_players(seats: int) -> None:
    game = begin("invasion", seats)
    play_randomly(game, RandomStream(seats), MOST_DECISIONS)
    assert game.outcome is not None


def test_a_competitive_match_is_played_to_its_end() -> None:
    game = new_game(faces(), Campaign("", []), Setup(3), None)
    play_randomly(game, RandomStream(3), MOST_DECISIONS)
    assert game.outcome is not None


@pytest.mark.rule("INV-CUSTOM-1", "INV-RULING-135")
def test_a_scenario_and_a_campaign_of_your_own_are_played(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(OWN, "utf-8")
    cards = load_pool([CARDS, tmp_path], INVASION_CARDS).cards
    shelf, read = Scenarios(cards), build_faces(cards)
    assert shelf.keys[:2] == ["invasion", "two-nights"]
    assert shelf.keys[-1] == "long-night"
    for key in ("two-nights", "long-night"):
        game = begin(key, 2, 2, shelf=shelf, read=read)
        play_randomly(game, RandomStream(5), MOST_DECISIONS)
        assert game.outcome is not None


def example() -> str:
    """The scenario of the page that tells how to write one."""
    _, _, chapter = GUIDE.read_text("utf-8").partition("## Invasion")
    _, _, rest = chapter.partition("```toml\n")
    return dedent(rest.partition("```")[0])


def test_the_scenario_of_the_guide_is_played(tmp_path: Path) -> None:
    (tmp_path / "scenario_last_ferry.toml").write_text(example(), "utf-8")
    cards = load_pool([CARDS, tmp_path], INVASION_CARDS).cards
    shelf, read = Scenarios(cards), build_faces(cards)
    for difficulty in range(len(sc.DIFFICULTIES)):
        game = begin("last-ferry", 1 + difficulty, difficulty, shelf=shelf, read=read)
        play_randomly(game, RandomStream(difficulty), MOST_DECISIONS)
        assert game.outcome is not None


@pytest.mark.rule("INV-RULING-124")
@pytest.mark.parametrize(("change", "deck"), [("train_left", 13), ("setup_from_deck", 8)])
def test_the_zones_are_first_filled_from_the_supply_unless_the_scenario_says_otherwise(
    tmp_path: Path, change: str, deck: int
) -> None:
    written = example().replace("defeated_destroyed", change)
    (tmp_path / "scenario_last_ferry.toml").write_text(written, "utf-8")
    cards = load_pool([CARDS, tmp_path], INVASION_CARDS).cards
    game = begin("last-ferry", 2, shelf=Scenarios(cards), read=build_faces(cards))
    assert len(game.zones) == c.COLOURS
    assert len(game.invasion_deck) == deck


# -- The Water Train ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_the_water_train_is_won_when_nothing_is_left_that_could_follow(seats: int) -> None:
    game = begin(OUR_OWN, seats)
    play_to(game, c.MAIN)
    for pile in (game.invasion_deck, game.invasion_discard, game.invasion_garbage, game.stack):
        for card in pile[:]:
            move(game, card, c.DESTROYED, NOBODY)
    play_randomly(game, RandomStream(1), MOST_DECISIONS)
    assert game.outcome is not None
    assert game.outcome.reason == "deck_destroyed"


def test_the_water_train_is_won_when_it_arrives() -> None:
    game = begin(OUR_OWN, 2)
    play_to(game, c.MAIN)
    game.health[:] = [c.MOST_HEALTH] * 2
    rounds = scenarios().scenario(OUR_OWN).durations[1]
    game.numbers[EVENT] = len(rounds) - 1
    game.numbers[EVENT_MARKER] = sum(rounds)
    game.numbers[MARKER] = sum(rounds) - 1
    play_randomly(game, RandomStream(1), MOST_DECISIONS)
    assert game.outcome is not None
    assert game.outcome.reason == "last_event"


def test_one_player_of_the_water_train_may_fall_and_the_others_go_on() -> None:
    game = begin(OUR_OWN, 2)
    play_to(game, c.MAIN)
    game.health[0] = 0
    check(game)
    assert game.outcome is None
    assert players_in(game) == [1]

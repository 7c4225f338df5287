"""What happened as a page plays it: every game has its scenes, and they tell no more than their lines."""

import re
from collections import Counter

import pytest

from runestack import games
from runestack.games.scenes import DAMAGE, DRAW, PAY, PLAY, Scene
from runestack.games.wording import SPECTATOR
from runestack.kernel.frame import NOTHING
from runestack.kernel.random import RandomStream
from runestack.play.match import Match, new_match

SEED = 5
DECISIONS = 400


@pytest.fixture(scope="module", params=games.names())
def match(request: pytest.FixtureRequest) -> Match:
    """A random game."""
    found = new_match(request.param, SEED, language="en")
    chance = RandomStream(SEED)
    while found.state.asking and len(found.choices) < DECISIONS:
        found.choose(chance.below(len(found.state.asking[0].options)))
    return found


def test_every_game_has_cards_that_are_played_and_drawn_and_damage(match: Match) -> None:
    kinds = Counter(entry.scene.kind for entry in match.log(0) if entry.scene)
    assert kinds[PLAY] > 5
    assert kinds[DRAW] > 5
    assert kinds[DAMAGE] > 0


def test_a_scene_has_no_card_and_no_number_that_its_line_does_not_tell(match: Match) -> None:
    for seat in range(SPECTATOR, match.seats):
        for entry in match.log(seat):
            if entry.scene is None:
                continue
            _, card, target, amount = entry.scene
            assert {card, target} <= {*entry.cards, NOTHING}
            told = [int(one) for one in re.findall(r"\d+", entry.sentence)]
            # armor and health are told one by one
            assert amount in (0, *told, sum(told)), entry.sentence


def test_who_is_damaged_is_told_by_the_line(match: Match) -> None:
    lines = [entry for entry in match.log(0) if entry.scene and entry.scene.kind == DAMAGE]
    assert all(one.scene and one.scene.amount > 0 for one in lines)
    assert all(one.scene and (one.scene.target != NOTHING or one.seat >= 0) for one in lines)


def test_a_card_that_a_reader_does_not_know_is_drawn_without_its_number(match: Match) -> None:
    drawn = [one.scene for one in match.log(SPECTATOR) if one.scene and one.scene.kind == DRAW]
    assert all(scene == Scene(DRAW) for scene in drawn)


def test_cards_that_a_line_does_not_name_are_left_out() -> None:
    assert Scene(PAY, 3, 4, 2).of_cards((4,)) == Scene(PAY, NOTHING, 4, 2)

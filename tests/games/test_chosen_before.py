"""Who chooses several cards one after the other sees which ones are chosen already."""

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest

from runestack.games import names
from runestack.play.match import Match, new_match

MOST_GAMES = 200
# In Invasion every card takes effect as soon as it is picked: nothing is ever chosen and waits.
COLLECTING = [game for game in names() if game != "invasion"]


def question(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = match.view(match.seats_asked[0])["question"]
    return found


def test_a_mulligan_shows_the_cards_for_the_bottom_in_the_order_they_were_named() -> None:
    match = new_match("rone", 4)
    match.choose("mulligan-some")
    assert question(match)["chosen"] == []
    hand = [one["cards"][0] for one in question(match)["options"]]
    for count, place in enumerate((3, 0, 2), start=1):
        match.choose(f"pick-{hand[place]}")
        assert question(match)["chosen"] == [hand[3], hand[0], hand[2]][:count]


def with_choices_before(game: str) -> Iterator[tuple[dict[str, Any], list[int]]]:
    """Questions of games by lot that have something chosen already, each with the cards of the answer before it."""
    chance = random.Random(7)
    for seed in range(MOST_GAMES):
        match = new_match(game, seed)
        answered: tuple[int, list[int]] = (-1, [])
        while not match.state.outcome:
            seat = match.seats_asked[0]
            asked = question(match)
            if asked["chosen"] and answered[0] == seat:
                yield asked, answered[1]
            option = chance.choice(asked["options"])
            answered = (seat, option["cards"])
            match.choose(option["index"], seat)


@pytest.mark.parametrize("game", COLLECTING)
def test_what_is_chosen_already_was_the_last_answer_and_is_not_offered_again(game: str) -> None:
    found = list(itertools.islice(with_choices_before(game), 3))
    assert len(found) == 3
    for asked, cards in found:
        assert asked["chosen"][-1:] == cards
        assert not [one for one in asked["options"] if asked["chosen"][-1] in one["cards"]]

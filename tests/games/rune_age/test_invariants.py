"""The invariants notice what is broken: each of them is broken once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from runestack.games.rune_age.invariants import invariants
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import state as st
from runestack.games.rune_age.rules.game import RuneAgeGame
from tests.games.rune_age.hand_made import BOX, begin, new_card


def lose_a_card(game: RuneAgeGame) -> None:
    game.deck[0].pop()


def two_places(game: RuneAgeGame) -> None:
    game.hand[0].append(game.deck[0][0])


def wrong_zone(game: RuneAgeGame) -> None:
    game.zone[game.market[0]] = c.IN_CITY_ROW


def unit_in_a_realm(game: RuneAgeGame) -> None:
    new_card(game, BOX.unit[1], 0, c.IN_REALM)


def foreign_unit(game: RuneAgeGame) -> None:
    game.owner[game.hand[0][0]] = game.controller[game.hand[0][0]] = 1


def exhausted_in_the_centre(game: RuneAgeGame) -> None:
    game.exhausted[game.city_row[0]] = 1


def wounded_in_hand(game: RuneAgeGame) -> None:
    game.wounded[game.hand[0][0]] = 1


def unknown_hand(game: RuneAgeGame) -> None:
    game.known[game.hand[0][0]] = 0


def known_event(game: RuneAgeGame) -> None:
    game.known[game.event_deck[0]] = 1


def hidden_city(game: RuneAgeGame) -> None:
    game.known[game.city_row[0]] = 1


def out_with_cards(game: RuneAgeGame) -> None:
    game.out[1] = 1


def army_without_combat(game: RuneAgeGame) -> None:
    new_card(game, BOX.unit[1], 0, c.IN_ARMY)


def siege_without_defender(game: RuneAgeGame) -> None:
    game.numbers[st.COMBAT] = c.SIEGE
    game.numbers[st.TARGET] = game.city_row[0]


def negative_damage(game: RuneAgeGame) -> None:
    game.damage[0] = -1


def too_much_damage(game: RuneAgeGame) -> None:
    game.damage[1] = c.DAMAGE_LIMIT


def too_many_rounds(game: RuneAgeGame) -> None:
    game.numbers[st.ROUND] = game.numbers[st.ROUND_LIMIT] + 1


def action_of_another(game: RuneAgeGame) -> None:
    game.numbers[st.ACTIVE] = 1


def nobody_is_asked(game: RuneAgeGame) -> None:
    game.asking.clear()


BROKEN: dict[Callable[[RuneAgeGame], None], str] = {
    lose_a_card: "lies nowhere",
    two_places: "lies in 2 places",
    wrong_zone: "lies in market, its zone is",
    unit_in_a_realm: "lies in zone 3",
    foreign_unit: "belongs to 1",
    exhausted_in_the_centre: "still has an exhaustion",
    wounded_in_hand: "still has a wound",
    unknown_hand: "who see the hand of seat 0",
    known_event: "of the event deck",
    hidden_city: "lies open and is not known to all",
    out_with_cards: "seat 1 is out and has cards in",
    army_without_combat: "seat 0 has an army and does not fight",
    siege_without_defender: "a siege has no defender",
    negative_damage: "seat 0 has -1 damage",
    too_much_damage: "seat 1 has 20 damage and plays on",
    too_many_rounds: "the last round is over and the game is not",
    action_of_another: "an action is another player's",
    nobody_is_asked: "neither waits for anybody nor is over",
}


@pytest.mark.parametrize("breaking", BROKEN, ids=lambda breaking: breaking.__name__)
def test_what_is_broken_is_noticed(breaking: Callable[[RuneAgeGame], None]) -> None:
    game = begin()
    assert invariants(game) == []
    breaking(game)
    assert any(BROKEN[breaking] in problem for problem in invariants(game)), invariants(game)

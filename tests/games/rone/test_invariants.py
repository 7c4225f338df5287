"""The invariants notice what is broken: each of them is broken once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from runestack.games.rone.game import GAME
from runestack.games.rone.invariants import invariants
from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import state as st
from runestack.games.rone.rules.game import RoneGame
from runestack.kernel.events import Lasting, Listener
from runestack.kernel.frame import NOBODY, Frame
from tests.games.rone.positions import question_of, random_match, state_of


def begin() -> RoneGame:
    """The main phase of a running duel: both players have units, technologies, hands and graveyards."""
    for seed in range(20):
        for match in random_match(GAME, seed):
            state = state_of(match)
            piles = (*state.units, *state.technology, *state.hand, *state.graveyard)
            if all(piles) and state.asking and question_of(match).kind == ch.ASK_MAIN:
                return state
    raise AssertionError("no game comes so far")


def lose_a_card(game: RoneGame) -> None:
    game.deck[0].pop()


def two_places(game: RoneGame) -> None:
    game.hand[0].append(game.deck[0][0])


def long_column(game: RoneGame) -> None:
    game.doomed.append(0)


def long_seats(game: RoneGame) -> None:
    game.water.append(0)


def wrong_zone(game: RoneGame) -> None:
    game.zone[game.graveyard[0][0]] = c.IN_DECK


def foreign_unit(game: RoneGame) -> None:
    game.controller[game.units[0][0]] = 1


def technology_in_a_deck(game: RoneGame) -> None:
    game.deck[0].append(game.technology[0].pop())


def hero_gone(game: RoneGame) -> None:
    game.zone[game.hero[1]] = c.REMOVED


def debts(game: RoneGame) -> None:
    game.water[0] = -1


def four_technologies(game: RoneGame) -> None:
    game.technology[0] = game.technology[0][:1] * 4


def wrong_cheapest(game: RoneGame) -> None:
    game.cheapest[0] += 1


def exhausted_too_often(game: RoneGame) -> None:
    game.rotation[game.units[0][0]] = 4


def shield_in_hand(game: RoneGame) -> None:
    game.face_up[game.hand[0][0]] = 1


def another_level(game: RoneGame) -> None:
    game.hero_level[0] += 1


def remembered(game: RoneGame) -> None:
    game.health_change[game.graveyard[0][0]] = -1


def unknown_hand(game: RoneGame) -> None:
    game.known[game.hand[0][0]] = 0


def hidden_unit(game: RoneGame) -> None:
    game.known[game.units[0][0]] = 1


def bounty_for_two(game: RoneGame) -> None:
    card = game.deck[0].pop()
    game.bounty_deck.append(card)
    game.known[card] = 1


def effect_waits(game: RoneGame) -> None:
    game.stack.append(Frame(0, 0, 0))


def combat_goes_on(game: RoneGame) -> None:
    game.numbers[st.COMBAT] = st.DECLARED


def main_phase_of_another(game: RoneGame) -> None:
    game.numbers[st.ACTIVE_PLAYER] = 1 - game.numbers[st.ACTIVE_PLAYER]


def out_with_cards(game: RoneGame) -> None:
    game.numbers[st.ELIMINATED] = 1


def miscounted_listeners(game: RoneGame) -> None:
    game.listening[0] += 1


def listens_in_hand(game: RoneGame) -> None:
    game.listen(Listener(0, game.hand[0][0], game.hand[0][0], 0))


def unmarked_change(game: RoneGame) -> None:
    card = game.units[0][0]
    game.lasting.append(Lasting(0, card, game.stamp[card], 0, 0, NOBODY, 0))


def change_of_an_earlier_object(game: RoneGame) -> None:
    card = game.units[0][0]
    game.lasting.append(Lasting(0, card, game.stamp[card] - 1, 0, 0, NOBODY, 0))


def nobody_is_asked(game: RoneGame) -> None:
    game.asking.clear()


BROKEN: dict[Callable[[RoneGame], None], str] = {
    lose_a_card: "lies nowhere",
    two_places: "lies in 2 places",
    long_column: "card columns have the lengths",
    long_seats: "seat columns have the lengths",
    wrong_zone: "lies in graveyard 0, its zone is",
    foreign_unit: "lies in units 0 and belongs to 1",
    technology_in_a_deck: "lies in deck 0",
    hero_gone: "is not on the battlefield",
    debts: "seat 0 has -1 water",
    four_technologies: "seat 0 has 4 technologies",
    wrong_cheapest: "seat 0: the cheapest fast tactic costs",
    exhausted_too_often: "is exhausted 4 times",
    shield_in_hand: "is a shield outside a deck",
    another_level: "the hero of seat 0 shows another level than it has",
    remembered: "still has a health change",
    unknown_hand: "who see the hand of seat 0",
    hidden_unit: "lies open and is not known to all",
    bounty_for_two: "of the bounty deck",
    effect_waits: "the main phase goes on with effects waiting",
    combat_goes_on: "the main phase goes on during a combat",
    main_phase_of_another: "the main phase is another player's",
    out_with_cards: "of seat 0, who is out, is in the game",
    miscounted_listeners: "listeners are counted for event 0",
    listens_in_hand: "listens and is not",
    unmarked_change: "counts 0 lasting changes, there are 1",
    change_of_an_earlier_object: "a lasting change lies on an earlier object",
    nobody_is_asked: "neither waits for anybody nor is over",
}


@pytest.mark.parametrize("breaking", BROKEN, ids=lambda breaking: breaking.__name__)
def test_what_is_broken_is_noticed(breaking: Callable[[RoneGame], None]) -> None:
    game = begin()
    assert invariants(game) == []
    breaking(game)
    assert any(BROKEN[breaking] in problem for problem in invariants(game)), invariants(game)

"""The invariants notice what is broken: each of them is broken once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from runestack.games.invasion.game import GAME, invasion
from runestack.games.invasion.invariants import invariants
from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import state as st
from runestack.games.invasion.rules.game import InvasionGame
from runestack.kernel.events import Lasting, Listener
from runestack.kernel.frame import NOBODY, Frame
from runestack.kernel.random import RandomStream
from runestack.play.match import Match


def begin(mode: str = "competitive") -> InvasionGame:
    """A Main phase: whoever is asked has cards in hand, in play and in the base; the others have a discard pile, too."""
    for seed in range(20):
        match = Match(GAME, seed, 2, {"mode": mode})
        chance = RandomStream(seed)
        while match.state.asking:
            state = invasion(match.state)
            question = state.asking[0]
            piles = (*state.deck, *state.hand, *state.base, *state.training)
            if question.kind == ch.ASK_MAIN and all(piles) and any(state.played):
                return state
            match.choose(chance.below(len(question.options)), question.seat)
    raise AssertionError("no game comes so far")


def active(game: InvasionGame) -> int:
    return game.asking[0].seat


def lose_a_card(game: InvasionGame) -> None:
    game.deck[0].pop()


def two_places(game: InvasionGame) -> None:
    game.hand[0].append(game.deck[0][0])


def long_column(game: InvasionGame) -> None:
    game.screws.append(0)


def long_seats(game: InvasionGame) -> None:
    game.armor.append(0)


def wrong_zone(game: InvasionGame) -> None:
    game.zone[game.recruitment_deck[0]] = c.IN_TECHNOLOGIES


def owned_supply(game: InvasionGame) -> None:
    game.owner[game.recruitment_deck[0]] = 0


def foreign_permanent(game: InvasionGame) -> None:
    game.owner[game.base[0][0]] = game.controller[game.base[0][0]] = 1


def technology_in_a_deck(game: InvasionGame) -> None:
    game.zone[game.base[0][0]] = c.IN_DECK


def exhausted_in_hand(game: InvasionGame) -> None:
    game.exhausted[game.hand[active(game)][0]] = 1


def screws_in_hand(game: InvasionGame) -> None:
    game.screws[game.hand[active(game)][0]] = 1


def damaged_recruit(game: InvasionGame) -> None:
    game.health_damage[game.recruitment_deck[0]] = 1


def unknown_hand(game: InvasionGame) -> None:
    game.known[game.hand[0][0]] = 0


def hidden_leader(game: InvasionGame) -> None:
    game.known[game.base[0][0]] = 1


def too_much_armor(game: InvasionGame) -> None:
    game.armor[0] = c.MOST_ARMOR + 1


def too_much_health(game: InvasionGame) -> None:
    game.health[0] = c.MOST_HEALTH + 1


def dead_and_playing(game: InvasionGame) -> None:
    game.health[0] = 0


def negative_tokens(game: InvasionGame) -> None:
    game.rerolls[1] = -1


def asked_when_out(game: InvasionGame) -> None:
    game.out[active(game)] = 1


def lost_screw(game: InvasionGame) -> None:
    game.screw.pop()


def unknown_colour(game: InvasionGame) -> None:
    game.screw[0] = 77


def seventh_side(game: InvasionGame) -> None:
    game.die_top[0] = c.SIDES


def aside_for_no_reason(game: InvasionGame) -> None:
    game.die_state[0] = c.SET_ASIDE
    game.die_until[0] = 0


def negative_pool(game: InvasionGame) -> None:
    game.pool[0] = -1


def overfull_spots(game: InvasionGame) -> None:
    game.stored[0] = 9


def zone_without_a_card(game: InvasionGame) -> None:
    game.zone_card[0] = game.recruitment_deck[0]


def negative_zone(game: InvasionGame) -> None:
    game.zone_stored[0] = -1


def too_many_rounds(game: InvasionGame) -> None:
    game.numbers[st.ROUND] = game.numbers[st.ROUND_LIMIT] + 1


def action_too_early(game: InvasionGame) -> None:
    game.waiting.append(Frame(0, 0, 0))


def action_in_another_phase(game: InvasionGame) -> None:
    game.numbers[st.PHASE] = c.DRAWING


def action_of_another(game: InvasionGame) -> None:
    game.numbers[st.ACTIVE] = 1 - game.numbers[st.ACTIVE]


def items_in_a_match(game: InvasionGame) -> None:
    game.items.append(Frame(0, 0, 0))


def miscounted_listeners(game: InvasionGame) -> None:
    game.listening[0] += 1


def listens_in_a_deck(game: InvasionGame) -> None:
    game.listen(Listener(0, game.deck[0][0], game.deck[0][0], 0))


def unmarked_change(game: InvasionGame) -> None:
    card = game.base[0][0]
    game.lasting.append(Lasting(0, card, game.stamp[card], 0, 0, NOBODY, 0))


def nobody_is_asked(game: InvasionGame) -> None:
    game.asking.clear()


BROKEN: dict[Callable[[InvasionGame], None], str] = {
    lose_a_card: "lies nowhere",
    two_places: "lies in 2 places",
    long_column: "card columns have the lengths",
    long_seats: "seat columns have the lengths",
    wrong_zone: "lies in recruitment deck, its zone is",
    owned_supply: "lies in recruitment deck and belongs to somebody",
    foreign_permanent: "lies in base 0 and belongs to 1",
    technology_in_a_deck: "lies in zone 0",
    exhausted_in_hand: "still has an exhaustion",
    screws_in_hand: "still has screws",
    damaged_recruit: "still has damage on its health",
    unknown_hand: "who see the hand of seat 0",
    hidden_leader: "lies open and is not known to all",
    too_much_armor: "seat 0 has 19 armor",
    too_much_health: "seat 0 has 19 health",
    dead_and_playing: "seat 0 has 0 health and plays on",
    negative_tokens: "seat 1 has less than nothing",
    asked_when_out: "is out and is asked",
    lost_screw: "dice have",
    unknown_colour: "a screw has the colour 77",
    seventh_side: "die 0 lies on side 6",
    aside_for_no_reason: "die 0 is set aside for no reason",
    negative_pool: "a pool has less than nothing",
    overfull_spots: "resources in spots of type 0",
    zone_without_a_card: "zones and their cards do not agree",
    negative_zone: "a zone has less than nothing",
    too_many_rounds: "the last round is over and the game is not",
    action_too_early: "another action begins before the last one is complete",
    action_in_another_phase: "somebody acts outside the Main phase",
    action_of_another: "an action is another player's",
    items_in_a_match: "effects wait in a match",
    miscounted_listeners: "listeners are counted for event 0",
    listens_in_a_deck: "listens and is not in play",
    unmarked_change: "counts 0 lasting changes, there are 1",
    nobody_is_asked: "neither waits for anybody nor is over",
}


@pytest.mark.parametrize("breaking", BROKEN, ids=lambda breaking: breaking.__name__)
def test_what_is_broken_is_noticed(breaking: Callable[[InvasionGame], None]) -> None:
    game = begin()
    assert invariants(game) == []
    breaking(game)
    assert any(BROKEN[breaking] in problem for problem in invariants(game)), invariants(game)

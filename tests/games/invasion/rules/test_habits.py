"""Rules of thumb: how much is drawn, how dice are rebuilt, and what somebody who looks ahead does not try."""

from __future__ import annotations

import pytest

from runestack.agents.greedy import GreedyAgent
from runestack.games import game as find_game
from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules.dice import place_of_screw
from runestack.games.invasion.rules.drawing import RESERVE, is_worth_drawing
from runestack.games.invasion.rules.evaluation import evaluate
from runestack.games.invasion.rules.prices import can_pay_for, most_symbols
from runestack.games.invasion.rules.thinking import CARDS_TRIED, is_not_tried
from runestack.kernel.decision import option_first, option_kind, option_second
from runestack.kernel.driver import answer
from runestack.kernel.random import RandomStream
from runestack.lab.games import play_game
from runestack.lab.tables import Table as Seats
from tests.games.invasion.hand_made import (
    Player,
    Table,
    card,
    duel,
    enemy,
    face_of,
    fresh,
    invader,
    player,
    recruits,
    team,
    technology,
)

DEAR = card("Dear", "Deal 9 melee damage.", cost="red red blue")
RIG = technology("Rig", "Exhaust: Gain 1 reroll.")
FULL = {"stored": "red red blue blue black black green green yellow yellow", "wild": "red blue"}


def draws(one: Player, used: int = 0) -> bool:
    """Whether the first player of a match draws one more card; the other has used so many of six technologies."""
    table = duel(one, player(base=[RIG] * 6), phase=c.DRAWING)
    for technology_used in table.game.base[1][:used]:
        table.game.exhausted[technology_used] = 1
    return is_worth_drawing(table.game, 0)


def most_in_hand(used: int, **what: object) -> int:
    """With how many cards in hand that player stops drawing."""
    hands = (n for n in range(60) if not draws(player(hand=[DEAR] * n, deck=10, **what), used))
    return next(hands)


# -- drawing --------------------------------------------------------------------------------------


def test_with_few_cards_in_hand_one_more_is_drawn() -> None:
    assert draws(player(hand=[DEAR] * 2, deck=10), used=6)


def test_who_has_room_to_store_draws_more_than_who_has_none() -> None:
    assert most_in_hand(6) > most_in_hand(6, **FULL)


def test_less_is_drawn_if_reinforcing_brings_back_more_of_what_the_opponent_has_used() -> None:
    assert most_in_hand(6, **FULL) < most_in_hand(3, **FULL)


@pytest.mark.rule("INV-DECK-6")
def test_some_cards_are_left_for_what_texts_draw() -> None:
    assert not draws(player(deck=RESERVE))
    assert draws(player(deck=RESERVE + 1))


def test_nobody_reinforces_with_the_last_health() -> None:
    cards = ["Filler"] * 12
    assert draws(player(deck=0, discard=cards, health=3))
    assert not draws(player(deck=0, discard=cards, health=2))


def test_less_is_drawn_if_a_full_garbage_dump_will_cost_what_is_stored() -> None:
    nearly_empty = most_in_hand(6, **FULL, discard=["Filler"] * 5)
    assert most_in_hand(6, **FULL, garbage=["Filler"] * 5) < nearly_empty


def test_the_deck_is_reinforced_now_if_that_costs_more_next_turn() -> None:
    """Of this hand much will stay unplayed; it is more than a reason to draw would be otherwise."""
    hand, rest = [DEAR] * 22, ["Filler"] * 8
    now = player(deck=0, hand=hand, garbage=["Filler"] * 4, discard=rest, **FULL)
    too_late = player(deck=0, hand=hand, garbage=["Filler"] * 5, discard=rest, **FULL)
    assert draws(now, used=6)
    assert not draws(too_late, used=6)


def test_a_recruit_is_taken_for_what_a_deck_gains_for_each_screw() -> None:
    """Not for its many symbols, which could pay for others: two screws are enough for Torch Pack."""
    table = duel(player(parts=2), phase=c.SPENDING)
    recruits(table, "Golden Leviathan", "Torch Pack", "Warband Chorus")
    table.choose(ch.SPARE, 2)
    question = table.asked()
    index = GreedyAgent(1).choose(find_game("invasion"), table.game, question)
    assert table.game.face[option_first(question.options[index])] == face_of("Torch Pack")


# -- dice -----------------------------------------------------------------------------------------


def test_a_screw_without_a_colour_is_replaced_on_the_emptiest_side() -> None:
    """Whoever pays for a second change does not overwrite the first."""
    table = duel(player(parts=6), phase=c.SPENDING)
    table.choose(ch.SPARE, c.SPARE_DIE)
    table.choose(ch.SPARE, c.SPARE_DIE)
    before = coloured(table)
    while table.game.asking and table.asked().seat == 0:
        question = table.asked()
        answer(table.game, question, table.game.usual_answer(question))
    assert coloured(table) == before + 2


def coloured(table: Table) -> int:
    """How many coloured screws the first player has."""
    screws = table.game.screw[: c.DICE_EACH * c.SCREWS_OF_DIE]
    return sum(screw != c.NEUTRAL for screw in screws)


def test_a_die_is_turned_to_the_side_that_shows_most() -> None:
    turn = card("Turn", "Turn an unused die to a side of your choice.")
    table = duel(player(hand=[turn], dice=[""]))
    table.game.screw[place_of_screw(0, 3, 1)] = 1
    table.play("Turn")
    question = table.asked()
    code = question.options[table.game.usual_answer(question)]
    assert (option_first(code), option_second(code)) == (0, 3)


# -- what is not tried ----------------------------------------------------------------------------


def tried(table: Table, kind: int) -> list[tuple[int, int]]:
    """The options of a kind that somebody who looks ahead tries."""
    question = table.asked(0)
    return [
        (option_first(code), option_second(code))
        for index, code in enumerate(question.options)
        if option_kind(code) == kind and not is_not_tried(table.game, question, index)
    ]


def test_of_dice_that_show_the_same_one_is_tried_and_of_empty_ones_none() -> None:
    table = duel(player(dice=["red", "red", "blue", ""], rerolls=1))
    assert tried(table, ch.USE_DIE) == [(0, 0), (2, 0)]
    assert tried(table, ch.REROLL) == [(0, 0), (2, 0), (3, 0)]


def test_dice_are_transformed_only_if_one_of_them_shows_nothing() -> None:
    table = duel(player(dice=["red", "blue", "", ""]))
    assert tried(table, ch.TRANSFORM) == [(0, 2), (1, 2), (2, 3)]


def test_an_effect_that_waits_is_carried_out_before_anything_else_is_weighed() -> None:
    table = team(player(hand=[card("Blow", "Deal 1 melee damage.")]), player(), phase=c.MAIN)
    assert not table.game.answers_by_habit(table.asked(0))
    table.play("Blow", 0)
    assert table.game.answers_by_habit(table.asked(0))


@pytest.mark.rule("INV-DECK-6")
def test_a_card_that_draws_more_than_there_is_is_not_tried_also_if_others_wait() -> None:
    look, peek = card("Look", "Draw 2 cards."), card("Peek", "Draw 2 cards.")
    table = team(player(hand=[look, peek], deck=3), player())
    assert len(tried(table, ch.PLAY)) == 2
    table.play("Look", 0)
    assert tried(table, ch.PLAY) == []


def test_of_copies_in_hand_one_is_tried_and_of_a_large_hand_the_cards_that_gain_most() -> None:
    free = [card(f"Free {number}", "Deal 1 melee damage.") for number in range(CARDS_TRIED)]
    least = card("Least", "Deal 1 melee damage.", training=0)
    table = duel(player(hand=[least, free[0], *free]))
    names = [table.name(card) for card, _ in tried(table, ch.PLAY)]
    assert sorted(names) == sorted(free)
    assert table.offers(ch.PLAY)  # it can be played all the same
    fewer = duel(player(hand=[least, *free[1:]]))
    assert len(tried(fewer, ch.PLAY)) == CARDS_TRIED


def test_sabotage_is_not_tried_where_nothing_is_stored() -> None:
    table = team(
        player(hand=[card("Hit", "Deal 3 melee damage.")]),
        invasion=enemy(stack=[invader("Wall", "0 0 0 9")]),
    )
    table.plays("Hit")
    assert table.offers(ch.PAY_ACTION)
    assert not tried(table, ch.PAY_ACTION)
    table.game.zone_stored[1] = 1
    assert tried(table, ch.PAY_ACTION)


# -- recruiting ----------------------------------------------------------------------------------


def recruited(*offered: str) -> str:
    """Which of three cards habit recruits in the training phase."""
    table = duel(player(parts=2), player(), phase=c.SPENDING)
    recruits(table, *offered)
    table.choose(ch.SPARE, c.SPARE_RECRUIT)
    question = table.asked()
    code = question.options[table.game.usual_answer(question)]
    return table.name(option_first(code))


def test_habit_recruits_what_gains_most_for_each_screw_not_the_largest_card() -> None:
    small = card("Small and Soon", "Deal 4 melee damage.", cost="red", training=2)
    slow = card("Small and Slow", "Deal 4 melee damage.", cost="red", training=3)
    large = card("Large and Late", "Deal 9 melee damage.", cost="red red red red", training=6)
    assert recruited(small, slow, large) == small
    assert recruited(slow, slow, large) == large


# -- what is quick is right, and what is thought is sensible --------------------------------------


@pytest.mark.parametrize(("seats", "scenario"), [(2, None), (2, "strike-back")])
def test_no_card_that_can_be_paid_has_more_symbols_than_the_quick_look_allows(
    seats: int, scenario: str | None
) -> None:
    paid = 0
    chance = RandomStream(3)
    game = fresh(seats, scenario=scenario, seed=3).game
    for _ in range(400):
        for seat in range(seats):
            for one in game.hand[seat]:
                if can_pay_for(game, seat, one):
                    paid += 1
                    assert len(game.faces.cost[game.face[one]]) <= most_symbols(game, seat)
        if not game.asking:
            break
        question = game.asking[chance.below(len(game.asking))]
        answer(game, question, chance.below(len(question.options)))
    assert paid


def test_each_further_trained_card_is_worth_less() -> None:
    worths = [evaluate(duel(player(discard=[DEAR] * n), player()).game, 0) for n in (0, 4, 8)]
    assert worths[1] - worths[0] > worths[2] - worths[1] > 0


@pytest.mark.parametrize("seed", [1, 2])
def test_greedy_beats_random_in_a_match(seed: int) -> None:
    table = Seats(seed, ("random", "greedy"), {}, players=(0, 1))
    assert play_game(find_game("invasion"), table).scores == (-1, 1)


@pytest.mark.parametrize("seats", [1, 2])
def test_greedy_outlives_random_in_a_scenario(seats: int) -> None:
    """Both play the same deal; who thinks is still there when who does not is beaten, or has won."""
    settings = {"mode": "cooperative", "scenario": "reinforcements", "may_try_again": "false"}
    game = find_game("invasion")
    thoughtless, thinking = (
        play_game(game, Seats(7, (spec,) * seats, settings)) for spec in ("random", "greedy")
    )
    assert thinking.scores > thoughtless.scores or thinking.rounds > thoughtless.rounds

"""Turns: spending, retaining, refilling."""

from __future__ import annotations

import pytest

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules.game import RuneAgeGame
from runestack.games.rune_age.rules.primitives import draw
from runestack.games.rune_age.rules.state import ACTIVE, ROUND
from runestack.kernel.choices import DONE
from tests.games.rune_age.hand_made import (
    BOX,
    asked,
    begin,
    cards_offered,
    choose,
    deal,
    end_turn,
    new_card,
    pile,
    refresh_question,
)

G1, G2, G3 = BOX.faces.gold_cards
ONE, TWO, THREE = BOX.faces.races[0][:3]
STRONGHOLD = BOX.faces.races[0][4]


def of_face(game: RuneAgeGame, cards: list[int], face: int) -> int:
    return next(card for card in cards if game.face[card] == face)


@pytest.mark.rule("RA-GOLD-1", "RA-GOLD-4", "RA-GOLD-7", "RA-RULING-27")
def test_gold_of_one_action_buys_several_cards_and_everything_goes_to_the_discard_pile_in_order() -> (
    None
):  # WE-3
    game = begin()
    deal(game, 0, G1, G1, G1, ONE, ONE)
    refresh_question(game)
    choose(game, ch.BUY, of_face(game, cards_offered(game, ch.BUY), TWO))
    choose(game, ch.BUY, of_face(game, cards_offered(game, ch.BUY), ONE))
    if asked(game).kind == ch.ASK_MORE:
        choose(game, ch.ENOUGH)
    assert pile(game, game.discard[0]) == [G1, G1, G1, TWO, ONE]
    assert pile(game, game.hand[0]) == [ONE, ONE]


@pytest.mark.rule("RA-GOLD-8", "RA-RULING-24")
def test_what_is_overpaid_is_lost() -> None:  # WE-4
    game = begin()
    deal(game, 0, G3)
    refresh_question(game)
    choose(game, ch.BUY, of_face(game, cards_offered(game, ch.BUY), TWO))
    choose(game, ch.ENOUGH)
    assert pile(game, game.discard[0]) == [G3, TWO]
    assert not cards_offered(game, ch.BUY)


@pytest.mark.rule("RA-RES-6", "RA-GOLD-5")
def test_a_bought_stronghold_enters_refreshed_and_two_are_left() -> None:  # WE-6
    game = begin()
    deal(game, 0, G1, G3)
    refresh_question(game)
    card = of_face(game, cards_offered(game, ch.BUY), STRONGHOLD)
    choose(game, ch.BUY, card)
    if asked(game).kind == ch.ASK_MORE:
        choose(game, ch.ENOUGH)
    assert game.zone[card] == c.IN_REALM
    assert not game.exhausted[card]
    assert pile(game, game.barracks[0]).count(STRONGHOLD) == 2
    assert of_face(game, cards_offered(game, ch.ACQUIRE), G1)  # it can be exhausted at once


@pytest.mark.rule("RA-INF-3", "RA-INF-4", "RA-INF-5", "RA-RULING-9", "RA-RULING-19")
def test_three_cards_pay_for_two_and_what_is_left_over_is_lost() -> None:  # WE-7
    game = begin()
    deal(game, 0)
    paying = [new_card(game, STRONGHOLD, 0, c.IN_REALM) for _ in range(2)]
    paying.append(new_card(game, BOX.faces.cities[3], 0, c.IN_REALM))  # 2 influence
    refresh_question(game)
    choose(game, ch.ACQUIRE, of_face(game, cards_offered(game, ch.ACQUIRE), G2))
    choose(game, ch.ACQUIRE, of_face(game, cards_offered(game, ch.ACQUIRE), G1))
    choose(game, ch.ENOUGH)
    choose(game, ch.PAY_ONE_BY_ONE)
    for card in paying[:2]:
        choose(game, ch.PAY_CARD, card)
    assert pile(game, game.discard[0]) == [G2, G1]
    assert [game.exhausted[card] for card in paying] == [1, 1, 1]
    assert not cards_offered(game, ch.ACQUIRE)


@pytest.mark.rule("RA-GOLD-3", "RA-GOLD-10", "RA-INF-6")
def test_gold_buys_from_the_own_barracks_and_influence_from_the_centre_only() -> None:
    game = begin()
    deal(game, 0, G3, G3, G3)
    new_card(game, BOX.faces.cities[7], 0, c.IN_REALM)
    refresh_question(game)
    assert all(game.owner[card] == 0 for card in cards_offered(game, ch.BUY))
    assert all(game.zone[card] == c.IN_BARRACKS for card in cards_offered(game, ch.BUY))
    assert all(game.zone[card] == c.IN_MARKET for card in cards_offered(game, ch.ACQUIRE))


@pytest.mark.rule("RA-RULING-26")
def test_from_an_empty_pile_nothing_is_bought() -> None:
    game = begin()
    deal(game, 0, G3)
    for card in [card for card in game.barracks[0] if game.face[card] == TWO]:
        game.barracks[0].remove(card)
        game.box.append(card)
        game.zone[card] = c.IN_BOX
    refresh_question(game)
    assert TWO not in pile(game, cards_offered(game, ch.BUY))
    assert THREE in pile(game, cards_offered(game, ch.BUY))


@pytest.mark.rule("RA-RULING-24")
def test_a_spend_can_be_called_off_before_anything_is_paid() -> None:
    game = begin()
    hand = deal(game, 0, G1, G1)
    refresh_question(game)
    before = (game.barracks[0][:], game.discard[0][:], game.random[:])
    choose(game, ch.BUY, of_face(game, cards_offered(game, ch.BUY), ONE))
    choose(game, ch.CALL_OFF)
    assert game.hand[0] == hand
    assert (game.barracks[0], game.discard[0], game.random) == before
    assert asked(game).kind == ch.ASK_ACTION


@pytest.mark.rule("RA-TURN-9", "RA-TURN-10", "RA-TURN-12", "RA-RULING-20")
def test_two_cards_are_retained_for_a_city_with_two_influence() -> None:  # WE-8
    game = begin()
    kept = deal(game, 0, G3, BOX.unit[5])
    city = new_card(game, BOX.faces.cities[3], 0, c.IN_REALM)
    refresh_question(game)
    choose(game, ch.END_ACTIONS)
    choose(game, ch.RETAIN, kept[0])
    choose(game, ch.RETAIN, kept[1])
    assert game.numbers[ACTIVE] == 1
    assert game.hand[0][:2] == kept
    assert len(game.hand[0]) == 5
    assert game.exhausted[city]
    end_turn(game)
    assert game.numbers[ROUND] == 2
    assert not game.exhausted[city]


@pytest.mark.rule("RA-TURN-11", "RA-TURN-12")
def test_all_players_fill_their_hands_but_only_the_active_one_discards() -> None:  # WE-9
    game = begin(seats=3)
    for card in game.hand[1][:2]:
        game.hand[1].remove(card)
        game.discard[1].append(card)
        game.zone[card] = c.IN_DISCARD
    kept, others = game.hand[1][:], game.hand[2][:]
    end_turn(game)
    assert game.hand[1][:3] == kept
    assert [len(game.hand[seat]) for seat in range(3)] == [5, 5, 5]
    assert game.hand[2] == others


@pytest.mark.rule("RA-CARD-1", "RA-CARD-2", "RA-CARD-3", "RA-CARD-4")
def test_a_draw_takes_the_last_card_of_the_deck_before_the_discard_pile_is_shuffled() -> (
    None
):  # WE-20
    game = begin()
    hand = deal(game, 0, G1, G1)
    for card in game.deck[0][:]:
        game.deck[0].remove(card)
        game.box.append(card)
        game.zone[card] = c.IN_BOX
    last = new_card(game, G3, 0, c.IN_DECK)
    for _ in range(6):
        new_card(game, ONE, 0, c.IN_DISCARD)
    for _ in range(3):
        draw(game, 0)
    assert game.hand[0][:3] == [*hand, last]
    assert (len(game.hand[0]), len(game.deck[0]), len(game.discard[0])) == (5, 4, 0)


@pytest.mark.rule("RA-RULING-23")
def test_with_deck_and_discard_pile_empty_nothing_is_drawn() -> None:
    game = begin()
    deal(game, 0)
    game.box.extend(game.deck[0])
    for card in game.deck[0]:
        game.zone[card] = c.IN_BOX
    game.deck[0].clear()
    assert not draw(game, 0)


@pytest.mark.rule("RA-TURN-1", "RA-RULING-2")
def test_the_same_seat_opens_every_round() -> None:
    game = begin(seats=3)
    order = []
    for _ in range(6):
        order.append(game.numbers[ACTIVE])
        end_turn(game)
    assert order == [0, 1, 2, 0, 1, 2]


@pytest.mark.rule("RA-RULING-88")
def test_after_the_last_round_nobody_has_won() -> None:
    game = begin()
    while game.outcome is None:
        if asked(game).kind == ch.ASK_ACTION:
            choose(game, ch.END_ACTIONS)
        else:
            choose(game, DONE)
    assert game.numbers[ROUND] == 60
    assert (game.outcome.reason, game.outcome.scores) == ("round_limit", [-1, -1])

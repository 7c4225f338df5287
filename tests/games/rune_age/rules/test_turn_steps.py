"""The steps of a turn, and the spends inside it."""

from __future__ import annotations

import pytest

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules.game import RuneAgeGame
from runestack.games.rune_age.rules.payment import ways_to_pay
from runestack.games.rune_age.rules.state import ACTIVE, STEP
from runestack.kernel.choices import DONE
from runestack.kernel.frame import NOTHING
from tests.games.rune_age.hand_made import (
    BOX,
    asked,
    begin,
    cards_offered,
    choose,
    deal,
    end_turn,
    fight,
    new_card,
    offered,
    pile,
    ready,
    strongholds,
    told,
)

G1, G2, G3 = BOX.faces.gold_cards
ONE, TWO, THREE = BOX.faces.races[0][:3]
STRONGHOLD = BOX.faces.races[0][4]
CITY = BOX.faces.cities[3]  # 4 strength, 2 auto-defense, 2 influence
GOLDEN = BOX.faces.reward[BOX.rewarding]  # a reward that yields 1 gold


def of_face(game: RuneAgeGame, cards: list[int], face: int) -> int:
    return next(card for card in cards if game.face[card] == face)


@pytest.mark.rule("RA-TURN-2")
def test_a_turn_goes_through_refresh_actions_discard_and_draw_in_this_order() -> None:
    game = begin()
    assert game.numbers[STEP] == c.STEP_ACTIONS
    end_turn(game)
    steps = [event.number for event in told(game, e.STEP_BEGINS) if event.seat == 0]
    assert steps == [c.STEP_REFRESH, c.STEP_ACTIONS, c.STEP_DISCARD, c.STEP_DRAW]


@pytest.mark.rule("RA-TURN-3", "RA-TURN-4", "RA-TURN-5", "RA-RULING-17")
def test_the_refresh_step_refreshes_everything_in_the_active_players_realm_area_only() -> None:
    game = begin()
    own = [new_card(game, face, 1, c.IN_REALM) for face in (STRONGHOLD, CITY, GOLDEN)]
    rune = new_card(game, BOX.faces.runes[0], 1, c.IN_REALM)
    others = [new_card(game, face, 0, c.IN_REALM) for face in (STRONGHOLD, CITY, GOLDEN)]
    for card in (*own, rune, *others):
        game.exhausted[card] = 1
    end_turn(game)
    assert game.numbers[ACTIVE] == 1
    assert [game.exhausted[card] for card in (*own, rune)] == [0] * 4
    assert [game.exhausted[card] for card in others] == [1] * 3


@pytest.mark.rule("RA-TURN-6", "RA-TURN-7", "RA-TURN-8", "RA-COMBAT-3")
def test_actions_of_every_kind_are_performed_in_any_order_and_as_many_as_wanted() -> None:
    game = begin()
    new_card(game, STRONGHOLD, 0, c.IN_REALM)
    one, two, *_ = ready(game, ONE, BOX.unit[2], G1, G2)
    first, second, third = strongholds(game, 0)
    fight(game, first, one)  # a combat, lost
    choose(game, ch.BUY, of_face(game, cards_offered(game, ch.BUY), TWO))
    choose(game, ch.ENOUGH)
    assert asked(game).kind == ch.ASK_PAYMENT
    choose(game, ch.PAY_WITH)
    assert asked(game).kind == ch.ASK_ACTION  # the purchase is over before anything else
    fight(game, second, two)  # another combat, won
    choose(game, ch.ACQUIRE, of_face(game, cards_offered(game, ch.ACQUIRE), G1))
    choose(game, ch.ENOUGH)  # the strongholds that can pay are copies: nothing is asked
    fight(game, third)
    assert asked(game).kind == ch.ASK_ACTION
    assert [event.card for event in told(game, e.DECLARES)] == [first, second, third]
    assert game.zone[second] == c.IN_REALM


@pytest.mark.rule("RA-TURN-6")
def test_a_player_may_end_the_step_without_any_action() -> None:
    game = begin()
    assert offered(game)[0] == (ch.END_ACTIONS, 0)
    end_turn(game)
    assert game.numbers[ACTIVE] == 1


@pytest.mark.rule("RA-TURN-13")
def test_who_holds_more_than_five_cards_neither_draws_nor_discards() -> None:
    game = begin()
    hand = deal(game, 1, *[ONE] * 7)
    end_turn(game)
    assert game.hand[1] == hand


@pytest.mark.rule("RA-TURN-14", "RA-COMBAT-5")
def test_hands_are_not_refilled_between_combats() -> None:
    game = begin()
    deal(game, 1, BOX.unit[1])
    units = ready(game, BOX.unit[3], BOX.unit[2])
    fight(game, game.home[1], units[0])
    assert game.hand[0] == [units[1]]
    assert len(game.hand[1]) == 1
    fight(game, strongholds(game, 0)[0], units[1])
    assert game.hand[0] == []
    assert len(game.hand[1]) == 1


@pytest.mark.rule("RA-TURN-10", "RA-RULING-20")
def test_cards_are_retained_one_after_the_other_and_only_their_number_is_told() -> None:
    game = begin()
    new_card(game, BOX.faces.cities[7], 0, c.IN_REALM)  # 3 influence
    first, second, third = ready(game, G1, G2, G3)
    choose(game, ch.END_ACTIONS)
    assert cards_offered(game, ch.RETAIN) == [first, second, third]
    choose(game, ch.RETAIN, second)
    assert cards_offered(game, ch.RETAIN) == [third]  # in the order in hand, none twice
    choose(game, DONE)
    (event,) = told(game, e.RETAINS)
    assert (event.card, event.number) == (NOTHING, 1)
    assert game.known[second] == 0b01  # what is kept is not shown


@pytest.mark.rule("RA-RULING-21")
def test_nobody_but_the_active_player_can_retain_cards() -> None:
    game = begin()
    new_card(game, CITY, 1, c.IN_REALM)
    held = game.hand[1][:]
    choose(game, ch.END_ACTIONS)
    assert game.numbers[ACTIVE] == 1  # player 1 was not asked to retain in the turn of player 0
    assert game.hand[1] == held


@pytest.mark.rule("RA-RULING-22")
def test_the_active_player_draws_first_and_then_the_others_clockwise() -> None:
    game = begin(seats=3)
    end_turn(game)
    for seat in range(3):
        for card in game.hand[seat][:2]:
            game.hand[seat].remove(card)
            game.discard[seat].append(card)
            game.zone[card] = c.IN_DISCARD
    before = len(told(game, e.DRAWS))
    end_turn(game)
    seats = list(dict.fromkeys(event.seat for event in told(game, e.DRAWS)[before:]))
    assert seats == [1, 2, 0]


# -- gold and influence --------------------------------------------------------------------------


@pytest.mark.rule("RA-GOLD-2", "RA-RES-2", "RA-REWARD-2")
def test_a_reward_with_gold_is_exhausted_in_the_same_action_as_gold_cards() -> None:
    game = begin()
    reward = new_card(game, GOLDEN, 0, c.IN_REALM)
    ready(game, G2)
    choose(game, ch.BUY, of_face(game, cards_offered(game, ch.BUY), THREE))
    if asked(game).kind == ch.ASK_MORE:
        choose(game, ch.ENOUGH)
    assert pile(game, game.discard[0]) == [G2, THREE]
    assert game.exhausted[reward]
    assert game.zone[reward] == c.IN_REALM


@pytest.mark.rule("RA-RES-2")
def test_units_cities_and_strongholds_produce_no_gold() -> None:
    game = begin()
    new_card(game, CITY, 0, c.IN_REALM)
    new_card(game, STRONGHOLD, 0, c.IN_REALM)
    ready(game, BOX.unit[5])
    assert not cards_offered(game, ch.BUY)


@pytest.mark.rule("RA-RES-7", "RA-RULING-19")
def test_influence_that_is_left_over_cannot_be_used_for_a_second_action() -> None:
    game = begin()
    city = new_card(game, CITY, 0, c.IN_REALM)
    ready(game)
    choose(game, ch.ACQUIRE, of_face(game, cards_offered(game, ch.ACQUIRE), G1))
    choose(game, ch.ENOUGH)
    assert game.exhausted[city]
    assert not cards_offered(game, ch.ACQUIRE)


@pytest.mark.rule("RA-GOLD-6", "RA-RULING-90")
def test_a_bought_monument_goes_to_the_realm_area_and_cannot_be_attacked() -> None:
    game = begin("monument")
    ready(game, *[G3] * 5)
    monument = of_face(game, cards_offered(game, ch.BUY), BOX.faces.monuments[0])
    choose(game, ch.BUY, monument)
    choose(game, ch.ENOUGH)
    if asked(game).kind == ch.ASK_PAYMENT:
        choose(game, ch.PAY_WITH)
    assert game.zone[monument] == c.IN_REALM
    end_turn(game)
    assert monument not in cards_offered(game, ch.ATTACK)


@pytest.mark.rule("RA-GOLD-9", "RA-RULING-24")
def test_inside_a_spend_gold_action_nothing_but_gold_purchases_is_offered() -> None:
    game = begin()
    new_card(game, CITY, 0, c.IN_REALM)
    ready(game, G1, G2, BOX.unit[5])
    choose(game, ch.BUY, of_face(game, cards_offered(game, ch.BUY), ONE))
    assert {kind for kind, _ in offered(game)} == {ch.BUY, ch.ENOUGH, ch.CALL_OFF}
    choose(game, ch.ENOUGH)
    assert asked(game).kind == ch.ASK_PAYMENT
    assert {kind for kind, _ in offered(game)} == {ch.PAY_WITH, ch.PAY_ONE_BY_ONE}


@pytest.mark.rule("RA-RULING-24")
def test_copies_are_not_offered_one_by_one_to_pay_with() -> None:
    game = begin()
    ready(game, G1, G1, G1)
    choose(game, ch.BUY, of_face(game, cards_offered(game, ch.BUY), ONE))
    choose(game, ch.ENOUGH)
    assert asked(game).kind == ch.ASK_ACTION
    assert pile(game, game.hand[0]) == [G1, G1]


@pytest.mark.rule("RA-RULING-25", "RA-INF-4")
def test_one_influence_action_pays_for_several_cards_of_the_centre() -> None:
    game = begin()
    city = new_card(game, BOX.faces.cities[7], 0, c.IN_REALM)  # 3 influence
    ready(game)
    choose(game, ch.ACQUIRE, of_face(game, cards_offered(game, ch.ACQUIRE), G2))
    assert {kind for kind, _ in offered(game)} == {ch.ACQUIRE, ch.ENOUGH, ch.CALL_OFF}
    choose(game, ch.ACQUIRE, of_face(game, cards_offered(game, ch.ACQUIRE), G1))
    assert pile(game, game.discard[0]) == [G2, G1] or asked(game).kind == ch.ASK_MORE
    if asked(game).kind == ch.ASK_MORE:
        choose(game, ch.ENOUGH)
    assert pile(game, game.discard[0]) == [G2, G1]
    assert game.exhausted[city]


@pytest.mark.rule("RA-RULING-25")
def test_influence_that_does_not_suffice_for_anything_offers_no_action() -> None:
    game = begin()
    ready(game)
    assert not cards_offered(game, ch.ACQUIRE)


@pytest.mark.rule("RA-RULING-24")
@pytest.mark.parametrize(
    ("hand", "price", "ways"),
    [
        ([G1, G1, G3], 1, [[G1], [G3]]),  # copies are one way; none pays more cards than it needs
        ([G1, G2, G2], 3, [[G1, G2], [G2, G2]]),
        ([G3, G1, G1, G1], 2, [[G1, G1], [G3]]),
    ],
)
def test_the_ways_to_pay_that_lose_least_come_first_and_none_has_a_card_too_many(
    hand: list[int], price: int, ways: list[list[int]]
) -> None:
    game = begin()
    ready(game, *hand)
    found = ways_to_pay(game, 0, c.GOLD_RESOURCE, price)
    assert [sorted(pile(game, cards)) for cards in found] == ways


@pytest.mark.rule("RA-INF-1")
def test_the_player_chooses_which_cards_to_exhaust() -> None:
    game = begin()
    city = new_card(game, CITY, 0, c.IN_REALM)
    stronghold = new_card(game, STRONGHOLD, 0, c.IN_REALM)
    ready(game)
    choose(game, ch.ACQUIRE, of_face(game, cards_offered(game, ch.ACQUIRE), G1))
    choose(game, ch.ENOUGH)
    choose(game, ch.PAY_ONE_BY_ONE)
    choose(game, ch.PAY_CARD, city)
    choose(game, DONE)
    assert (game.exhausted[city], game.exhausted[stronghold]) == (1, 0)


@pytest.mark.rule("RA-INF-2", "RA-RULING-108")
def test_influence_buys_units_tactics_and_gold_of_the_centre() -> None:
    game = begin()
    new_card(game, BOX.tactic, -1, c.IN_MARKET)
    new_card(game, BOX.faces.cities[7], 0, c.IN_REALM)
    ready(game)
    faces = pile(game, cards_offered(game, ch.ACQUIRE))
    assert {G1, G2, BOX.neutral[0], BOX.tactic} <= set(faces)
    choose(game, ch.ACQUIRE, of_face(game, cards_offered(game, ch.ACQUIRE), BOX.tactic))
    choose(game, ch.ENOUGH)
    assert pile(game, game.discard[0]) == [BOX.tactic]


@pytest.mark.rule("RA-INF-7", "RA-TURN-10")
def test_influence_spent_in_the_action_step_is_missing_for_retaining() -> None:
    game = begin()
    new_card(game, STRONGHOLD, 0, c.IN_REALM)
    held = ready(game, BOX.unit[5])
    choose(game, ch.END_ACTIONS)
    assert cards_offered(game, ch.RETAIN) == held
    choose(game, DONE)
    end_turn(game)
    ready(game, BOX.unit[5])
    choose(game, ch.ACQUIRE, of_face(game, cards_offered(game, ch.ACQUIRE), G1))
    if asked(game).kind == ch.ASK_MORE:
        choose(game, ch.ENOUGH)
    choose(game, ch.END_ACTIONS)
    assert game.numbers[ACTIVE] == 1  # nothing can be retained, so nobody is asked


@pytest.mark.rule("RA-DEST-3", "RA-RULING-26")
def test_a_unit_that_returned_to_an_empty_pile_can_be_bought_again() -> None:
    game = begin()
    for card in [card for card in game.barracks[0] if game.face[card] == TWO]:
        game.barracks[0].remove(card)
        game.discard[0].append(card)
        game.zone[card] = c.IN_DISCARD
    wounded, _, _ = ready(game, TWO, ONE, G2)
    assert TWO not in pile(game, cards_offered(game, ch.BUY))
    choose(game, ch.ATTACK, strongholds(game, 0)[0])
    choose(game, ch.PLAY, wounded)
    game.wounded[wounded] = 1
    choose(game, ch.STOP)
    assert wounded in cards_offered(game, ch.BUY)

"""Texts of events: whom they affect, in which order, what must be done, and Instants that attack."""

from __future__ import annotations

import pytest

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules.state import (
    ACTIVE,
    EVENTS_DRAWN,
    FIRST,
    RIVAL_DAMAGE,
    ROUND,
    SHARED_DAMAGE,
)
from runestack.games.rune_age.rules.values import target_strength
from runestack.kernel.choices import ASK_MAY, ASK_MODE, CHOOSE_PLAYER, DONE, NO, YES
from tests.games.rune_age.hand_made import (
    BOX,
    asked,
    bare,
    begin,
    begin_with,
    cards_offered,
    choose,
    choose_place,
    deal,
    draw_next,
    empty,
    end_round,
    end_turn,
    enemy,
    event_comes,
    fight,
    goes_on,
    instant,
    last_turn,
    new_card,
    pile,
    ready,
    retain,
    scenario,
    told,
    unit,
)

G1, G2, G3 = BOX.faces.gold_cards
STRONGHOLD = BOX.faces.races[0][4]
CITY = BOX.faces.cities[3]
DRAKES = instant("Attacks each player.", 5)
SWARM = enemy("Start of the Event Phase, each player: Take 1 damage.")


# -- attacks -------------------------------------------------------------------------------------


@pytest.mark.rule(
    "RA-EVENT-6",
    "RA-EVENT-10",
    "RA-BATTLE-15",
    "RA-BATTLE-16",
    "RA-BATTLE-17",
    "RA-RULING-67",
    "RA-RULING-76",
)
def test_an_instant_attacks_each_player_in_play_order_with_its_full_strength() -> None:  # WE-18
    game = begin(seats=3)
    bare(game)
    card, *_ = event_comes(game, DRAKES, hands=[[BOX.unit[6]], [BOX.unit[3]], []])
    assert asked(game).seat == 0
    choose(game, ch.PLAY, game.hand[0][0])
    assert asked(game).seat == 1
    choose(game, ch.PLAY, game.hand[1][0])
    assert game.damage == [0, 2, 5]
    assert [event.seat for event in told(game, e.DECLARES)] == [0, 1, 2]
    assert [event.seat for event in told(game, e.REPELS)] == [0]
    assert game.zone[card] == c.IN_EVENT_DISCARD


@pytest.mark.rule("RA-EVENT-8", "RA-RULING-77", "RA-RULING-22")
def test_hands_are_refilled_once_after_the_event_from_the_first_player_on() -> None:  # WE-18
    game = begin(seats=3)
    draw_next(game, DRAKES)
    last_turn(game)
    before = len(told(game, e.DRAWS))
    for seat in range(3):
        deal(game, seat, BOX.unit[6], *[G1] * 4)
    new_card(game, STRONGHOLD, 2, c.IN_REALM)
    choose(game, ch.END_ACTIONS)
    choose(game, ch.RETAIN, game.hand[2][0])
    drawn = len(told(game, e.DRAWS))
    for seat in range(3):
        assert asked(game).seat == seat
        strong = next(card for card in game.hand[seat] if game.face[card] == BOX.unit[6])
        choose(game, ch.PLAY, strong)
        if asked(game).kind == ch.ASK_ASSAULT and asked(game).seat == seat:
            choose(game, ch.STOP)
        if seat < 2:
            assert len(told(game, e.DRAWS)) == drawn  # not between the parts of the phase
    assert before < drawn
    assert [event.seat for event in told(game, e.DRAWS)[drawn:]] == [0, 1, 2]
    assert [len(hand) for hand in game.hand] == [5, 5, 5]


@pytest.mark.rule("RA-RULING-38")
def test_defending_against_an_instant_is_no_attack_so_it_may_come_again() -> None:
    game = begin()
    bare(game)
    first, second = event_comes(game, DRAKES, DRAKES)
    assert game.damage == [5, 5]
    assert game.attacked[first] == 0
    assert game.combats == [0, 0]
    end_round(game)
    assert game.damage == [10, 10]
    assert game.zone[second] == c.IN_EVENT_DISCARD


@pytest.mark.rule("RA-EVENT-10", "RA-ATTR-1")
def test_an_attacking_instant_with_an_icon_rolls_for_attrition_too() -> None:
    game = begin(seats=1)
    bare(game)
    game.numbers[FIRST] = 0
    draw_next(game, instant("Attacks each player.", 3, attrition=1))
    new_card(game, STRONGHOLD, 0, c.IN_REALM)
    ready(game, BOX.unit[4])
    retain(game, 0)
    if game.asking and asked(game).kind == ch.ASK_ASSAULT:
        choose(game, ch.PLAY)
    (roll,) = told(game, e.ROLLS)
    assert game.damage[0] == (0 if roll.number == 0 else 3)


# -- whom, in which order, and what must be done -------------------------------------------------


@pytest.mark.rule("RA-EVENT-6", "RA-ABIL-8", "RA-RULING-75")
def test_each_player_suffers_an_event_one_after_the_other_from_the_first_player_on() -> None:
    game = begin_with(scenario("dragonlords"), 3, first=1)
    (card,) = draw_next(game, instant("Each player: Take 2 damage."))
    end_round(game)
    assert game.damage == [2, 2, 2]
    assert [event.seat for event in told(game, e.TAKES_DAMAGE)] == [1, 2, 0]
    assert game.zone[card] == c.IN_EVENT_DISCARD


@pytest.mark.rule("RA-RULING-75", "RA-EVENT-6")
def test_one_players_part_is_finished_before_the_next_ones_begins() -> None:
    game = begin(seats=2)
    bare(game)
    event_comes(
        game,
        instant("Each player: Discard a card. Take 1 damage."),
        hands=[[G1, G2], [G1, G2]],
    )
    assert asked(game).seat == 0
    assert game.damage == [0, 0]
    choose(game, ch.GIVE)
    assert asked(game).seat == 1
    assert game.damage == [1, 0]


@pytest.mark.rule("RA-RULING-85", "RA-RULING-81", "RA-RULING-87")
def test_the_game_may_end_before_an_event_hits_later_players() -> None:
    game = begin("runewars", 3)
    game.damage[:] = [18, 18, 18]
    draw_next(game, instant("Each player: Take 2 damage."))
    end_turn(game)
    end_turn(game)
    choose(game, ch.END_ACTIONS)
    assert game.outcome is not None
    assert game.outcome.scores == [-1, -1, 1]  # the last one left has won before being hit
    assert game.damage == [20, 20, 18]


@pytest.mark.rule("RA-RULING-78")
def test_of_tied_players_the_first_player_chooses_one() -> None:
    game = begin(seats=3)
    for seat in (1, 2):
        new_card(game, CITY, seat, c.IN_REALM)
    event_comes(game, instant("The player with the most cities: Take 3 damage."))
    assert (asked(game).kind, asked(game).seat) == (ch.ASK_WHO, 0)
    assert cards_offered(game, CHOOSE_PLAYER) == [1, 2]
    choose(game, CHOOSE_PLAYER, 2)
    assert game.damage == [0, 0, 3]


@pytest.mark.rule("RA-RULING-78")
@pytest.mark.parametrize(("cities", "damage"), [((0, 0), [0, 0]), ((1, 2), [0, 3])])
def test_the_player_with_the_most_needs_at_least_one_and_more_than_the_others(
    cities: tuple[int, int], damage: list[int]
) -> None:
    game = begin()
    for seat in range(2):
        for place in range(cities[seat]):
            new_card(game, BOX.faces.cities[place], seat, c.IN_REALM)
    event_comes(game, instant("The player with the most cities: Take 3 damage."))
    assert game.damage == damage


@pytest.mark.rule("RA-RULING-78", "RA-EVENT-6")
@pytest.mark.parametrize(
    ("who", "damage"),
    [
        ("Each player", [1, 1, 1]),
        ("The first player", [1, 0, 0]),
        ("The player with the most cities", [0, 0, 1]),
        ("The player with the most landmarks", [0, 1, 0]),
        ("Each player who controls a landmark", [0, 1, 1]),
        ("The player with the most gold in hand", [1, 0, 0]),
    ],
)
def test_a_text_hits_those_whom_it_names(who: str, damage: list[int]) -> None:
    game = begin("dragonlords", 3)
    bare(game)
    for seat, faces in (
        (1, BOX.faces.landmarks[:2]),
        (2, [BOX.faces.landmarks[2], *BOX.faces.cities[:3]]),
    ):
        for face in faces:
            new_card(game, face, seat, c.IN_REALM)
    hands = [[G3], [G1, G1], []]
    event_comes(game, instant(f"{who}: Take 1 damage."), hands=hands)
    assert game.damage == damage


@pytest.mark.rule("RA-RULING-79")
@pytest.mark.parametrize(("hand", "asks"), [([BOX.unit[1]], True), ([G1], False)])
def test_who_has_no_unit_in_hand_cannot_choose_to_destroy_one(hand: list[int], asks: bool) -> None:
    game = begin(seats=2)
    bare(game)
    text = "Each player: Destroy a unit from your hand or take 2 damage."
    event_comes(game, instant(text), hands=[hand, []])
    assert (bool(game.asking) and asked(game).kind == ASK_MODE) == asks
    assert game.damage == [0 if asks else 2, 0 if asks else 2]


@pytest.mark.rule("RA-RULING-79", "RA-ABIL-8")
@pytest.mark.parametrize(
    ("hand", "asks"),
    [([G2], True), ([G1, G1], True), ([G1], False), ([], False), ([BOX.unit[5]], False)],
)
def test_an_option_that_cannot_be_fulfilled_completely_is_not_offered(
    hand: list[int], asks: bool
) -> None:
    game = begin(seats=1)
    bare(game)
    draw_next(game, instant("Each player: Discard gold cards with total value 2 or take 2 damage."))
    for _ in hand:
        new_card(game, STRONGHOLD, 0, c.IN_REALM)
    ready(game, *hand)
    retain(game, 0)
    assert (bool(game.asking) and asked(game).kind == ASK_MODE) == asks
    assert game.damage == [0 if asks else 2]


@pytest.mark.rule("RA-RULING-79")
def test_all_of_something_needs_at_least_one_of_it() -> None:
    text = (
        "Each player: Take 2 damage or exhaust each city or stronghold you control "
        "through your next Refresh step."
    )
    game = begin()
    city = new_card(game, CITY, 0, c.IN_REALM)
    event_comes(game, instant(text))
    assert asked(game).seat == 0
    choose_place(game, 1)
    assert [event.card for event in told(game, e.NOT_REFRESHED)] == [city]
    assert game.damage == [0, 2]  # player 1 has none, so there was no choice
    assert (game.numbers[ROUND], game.numbers[ACTIVE]) == (2, 0)
    assert game.exhausted[city]  # not refreshed in the Refresh step: it lost only the mark
    end_round(game)
    assert not game.exhausted[city]


@pytest.mark.rule("RA-RULING-79", "RA-RULING-32")
@pytest.mark.parametrize("accepts", [True, False])
def test_a_player_may_pay_for_what_an_event_offers(accepts: bool) -> None:
    game = begin()
    city = new_card(game, CITY, 0, c.IN_REALM)
    event_comes(game, instant("Each player may spend 2 {influence}: Draw a card."))
    assert (asked(game).kind, asked(game).seat) == (ASK_MAY, 0)
    choose(game, YES if accepts else NO)
    assert len(game.hand[0]) == (6 if accepts else 5)
    paid = [event.card for event in told(game, e.EXHAUSTS)]
    assert paid == ([city] if accepts else [])


@pytest.mark.rule("RA-RULING-79", "RA-ABIL-4")
def test_a_player_who_cannot_pay_is_not_asked_whether_to() -> None:
    game = begin()
    new_card(game, STRONGHOLD, 0, c.IN_REALM)  # 1 influence
    event_comes(game, instant("Each player may spend 2 {influence}: Draw a card."))
    assert asked(game).kind == ch.ASK_ACTION
    assert [len(hand) for hand in game.hand] == [5, 5]


@pytest.mark.rule("RA-RULING-79", "RA-RULING-30")
def test_a_player_does_as_much_of_what_an_event_demands_as_possible() -> None:
    game = begin()
    bare(game)
    event_comes(game, instant("Each player: Discard 2 cards. Take 1 damage."), hands=[[G1], []])
    assert game.damage == [1, 1]
    assert pile(game, game.discard[0] + game.deck[0] + game.hand[0]) == [G1]


# -- Enemies in play -----------------------------------------------------------------------------


@pytest.mark.rule("RA-RULING-74", "RA-ABIL-8", "RA-EVENT-2")
def test_the_first_player_orders_the_texts_at_the_start_of_the_event_phase() -> None:
    game = begin(seats=2)
    swarm = new_card(game, SWARM, -1, c.IN_FRONT)
    rift = new_card(
        game, enemy("Start of the Event Phase, each player: Discard a card."), -1, c.IN_FRONT
    )
    last_turn(game)
    choose(game, ch.END_ACTIONS)
    assert (asked(game).kind, asked(game).seat) == (ch.ASK_EVENT_ORDER, 0)
    assert cards_offered(game, ch.USE) == [swarm, rift]
    choose(game, ch.USE, rift)
    assert game.damage == [0, 0]
    assert asked(game).kind == ch.ASK_DISCARD
    choose(game, ch.GIVE)
    choose(game, ch.GIVE)
    assert game.damage == [1, 1]  # the other one, without being asked


@pytest.mark.rule("RA-RULING-74")
def test_an_enemy_drawn_now_does_not_act_at_the_start_of_this_phase() -> None:
    game = begin()
    event_comes(game, SWARM)
    assert game.damage == [0, 0]
    end_round(game)
    assert game.damage == [1, 1]


@pytest.mark.rule("RA-ABIL-8", "RA-EVENT-2")
def test_what_an_enemy_says_when_revealed_happens_once() -> None:
    game = begin()
    (card,) = event_comes(game, enemy("When Revealed, each player: Take 2 damage."))
    assert game.damage == [2, 2]
    assert game.zone[card] == c.IN_FRONT
    end_round(game)
    assert game.damage == [2, 2]


@pytest.mark.rule("RA-EVENT-3", "RA-BATTLE-13", "RA-RULING-80")
def test_a_defeated_enemy_goes_where_its_text_says() -> None:
    game = begin("runewars")
    face = enemy("When Defeated: Take a random unused dragon rune. Remove this card from the game.")
    card = new_card(game, face, -1, c.IN_FRONT)
    unused = len(game.runes)
    (unit_,) = ready(game, BOX.unit[5])
    fight(game, card, unit_)
    assert game.zone[card] == c.IN_BOX
    assert len(game.runes) == unused - 1
    assert [event.seat for event in told(game, e.TAKES_RUNE)] == [0]


@pytest.mark.rule("RA-EVENT-3", "RA-BATTLE-13")
def test_a_defeated_enemy_whose_text_does_something_else_leaves_play_all_the_same() -> None:
    game = begin()
    card = new_card(game, enemy("When Defeated: Draw a card."), -1, c.IN_FRONT)
    (unit_,) = ready(game, BOX.unit[5])
    fight(game, card, unit_)
    assert game.zone[card] == c.IN_EVENT_DISCARD
    assert len(game.hand[0]) == 1


@pytest.mark.rule("RA-EVENT-5", "RA-RULING-69")
def test_an_ongoing_instant_changes_the_next_round_and_no_other() -> None:  # WE-19
    game = begin()
    city = new_card(game, CITY, -1, c.IN_CITY_ROW)
    (card,) = event_comes(game, instant("Next round: Neutral cities get +1 {strength}."))
    assert game.numbers[ROUND] == 2
    assert target_strength(game, city) == 5
    (unit_,) = ready(game, BOX.unit[4])
    fight(game, city, unit_)
    assert game.zone[city] == c.IN_CITY_ROW
    end_round(game)
    assert game.zone[card] == c.IN_EVENT_DISCARD
    assert target_strength(game, city) == 4
    (unit_,) = ready(game, BOX.unit[4])
    fight(game, city, unit_)
    assert game.zone[city] == c.IN_REALM


@pytest.mark.rule("RA-RULING-92")
@pytest.mark.parametrize(("damage", "won"), [([15, 18], True), ([15, 19], False)])
def test_the_cataclysm_is_survived_when_no_event_is_left_unless_an_enemy_kills_before(
    damage: list[int], won: bool
) -> None:  # WE-31
    game = begin("cataclysm", expansion=False)
    empty(game, game.event_deck)
    new_card(game, SWARM, -1, c.IN_FRONT)
    game.damage[:] = damage
    end_turn(game)
    choose(game, ch.END_ACTIONS)
    assert game.outcome is not None
    assert game.outcome.scores == ([1, 1] if won else [-1, -1])
    assert game.damage == [number + 1 for number in damage]


@pytest.mark.rule("RA-RULING-92", "RA-RULING-70", "RA-EVENT-7")
def test_a_card_in_play_re_forms_the_event_deck_from_the_stage_it_names() -> None:  # WE-31
    game = begin("cataclysm", expansion=False)
    empty(game, game.event_deck)
    breaker = enemy(
        "Start of the Event Phase, each player: Take 2 damage.\n"
        "An empty event deck is re-formed from events of stage 3.",
        12,
        2,
        3,
    )
    new_card(game, breaker, -1, c.IN_FRONT)
    new_card(game, SWARM, -1, c.IN_FRONT)
    third = [
        new_card(game, instant("Each player: Draw a card.", stage=3), -1, c.IN_EVENT_DISCARD)
        for _ in range(2)
    ]
    tremors = new_card(game, instant("Each player: Draw a card."), -1, c.IN_EVENT_DISCARD)
    game.damage[:] = [15, 16]
    end_turn(game)
    choose(game, ch.END_ACTIONS)
    choose(game, ch.USE)
    assert goes_on(game)
    assert game.damage == [18, 19]
    assert told(game, e.EVENT_DRAWN)[-1].card in third
    assert len(game.event_deck) == 1
    assert tremors in game.event_discard


# -- the cooperative variant, allies, one player alone -------------------------------------------


@pytest.mark.rule("RA-COOP-5", "RA-COOP-7", "RA-RULING-99")
def test_what_would_attack_each_player_attacks_one_whom_the_first_player_chooses() -> None:  # WE-26
    made = scenario("together")
    made.one_for_each = True
    game = begin_with(made, 3)
    bare(game)
    game.numbers[SHARED_DAMAGE] = 15
    event_comes(game, DRAKES, hands=[[], [], [BOX.unit[2]]])
    assert (asked(game).kind, asked(game).seat) == (ch.ASK_WHO, 0)
    choose(game, CHOOSE_PLAYER, 2)
    assert asked(game).seat == 2
    choose(game, ch.PLAY)
    assert game.numbers[SHARED_DAMAGE] == 18
    assert [event.seat for event in told(game, e.DECLARES)] == [2]


@pytest.mark.rule("RA-COOP-7", "RA-RULING-99")
def test_texts_of_enemies_in_play_hit_one_chosen_player_too() -> None:
    made = scenario("together")
    made.one_for_each = True
    game = begin_with(made, 2)
    new_card(game, SWARM, -1, c.IN_FRONT)
    end_turn(game)
    choose(game, ch.END_ACTIONS)
    assert (asked(game).kind, asked(game).seat) == (ch.ASK_WHO, 0)
    choose(game, CHOOSE_PLAYER, 1)
    assert game.numbers[SHARED_DAMAGE] == 1


@pytest.mark.rule("RA-RULING-99")
def test_a_text_about_a_certain_player_is_unchanged_in_the_cooperative_variant() -> None:
    made = scenario("together")
    made.one_for_each = True
    game = begin_with(made, 2)
    new_card(game, CITY, 1, c.IN_REALM)
    event_comes(game, instant("The player with the most cities: Take 3 damage. Discard your hand."))
    assert game.numbers[SHARED_DAMAGE] == 3
    assert {event.seat for event in told(game, e.TO_DISCARD)[-5:]} == {1}


@pytest.mark.rule("RA-RULING-100", "RA-COOP-5")
def test_your_home_realm_is_the_shared_one_in_the_cooperative_variant() -> None:
    game = begin("together")
    game.numbers[SHARED_DAMAGE] = 10
    text = "Action: If your home realm has 10 or more damage, remove 2 damage from your home realm."
    card, other = ready(game, unit(text), unit(text))
    choose(game, ch.USE_ACTION, card)
    assert game.numbers[SHARED_DAMAGE] == 8
    choose(game, ch.USE_ACTION, other)
    assert game.numbers[SHARED_DAMAGE] == 8  # fewer than 10 now


@pytest.mark.rule("RA-RULING-91")
def test_the_runes_of_a_player_who_falls_without_a_siege_leave_the_game() -> None:
    game = begin("runewars", 3)
    (rune,) = [card for card in game.realm[1] if card != game.home[1]]
    game.damage[1] = 19
    draw_next(game, instant("Each player: Take 1 damage."))
    end_round(game)
    assert game.out[1]
    assert game.zone[rune] == c.IN_BOX


@pytest.mark.rule("RA-SIEGE-15", "RA-RULING-62")
def test_a_city_that_is_taken_loses_the_mark_that_held_it() -> None:
    game = begin()
    city = new_card(game, CITY, 1, c.IN_REALM)
    game.exhausted[city] = game.held[city] = 1
    deal(game, 1)
    (unit_,) = ready(game, BOX.unit[6])
    fight(game, city, unit_)
    assert (game.exhausted[city], game.held[city]) == (0, 0)


@pytest.mark.rule("RA-RULING-93")
def test_texts_for_allies_spare_the_overlord_and_the_other_way_round() -> None:
    game = begin("overlord", 3)
    lord = game.numbers[FIRST]
    draw_next(game, instant("Each ally: Take 1 damage."), instant("The Overlord: Take 2 damage."))
    end_round(game)
    assert [game.damage[seat] for seat in range(3)] == [
        0 if seat == lord else 1 for seat in range(3)
    ]
    end_round(game)
    assert game.damage[lord] == 2


@pytest.mark.rule("RA-RULING-95")
@pytest.mark.parametrize(("drawn", "damage"), [(4, 1), (5, 0), (9, 0)])
def test_alone_an_attack_on_the_overlord_hits_the_rival_realm(drawn: int, damage: int) -> None:
    # WE-34
    game = begin("rival", 1)
    game.numbers[EVENTS_DRAWN] = drawn
    draw_next(game, instant("Attacks the Overlord.", 8))
    end_round(game)
    assert game.numbers[RIVAL_DAMAGE] == damage
    assert game.damage == [0]


@pytest.mark.rule("RA-RULING-113")
@pytest.mark.parametrize(("last", "enough"), [(1, False), (2, True)])
def test_all_players_pay_together_or_all_of_them_suffer(last: int, enough: bool) -> None:  # WE-36
    text = (
        "All players together: Discard units with total printed strength 4 for each player, "
        "or each player takes 4 damage."
    )
    game = begin("cataclysm", 3)
    bare(game)
    hands = [[BOX.unit[5]], [BOX.unit[4], BOX.unit[1]], [BOX.unit[last]]]
    event_comes(game, instant(text), hands=hands)
    for seat in range(3):
        assert (asked(game).kind, asked(game).seat) == (ch.ASK_LAY_DOWN, seat)
        for card in game.hand[seat][:]:
            choose(game, ch.GIVE, card)
        if game.asking and asked(game).kind == ch.ASK_LAY_DOWN and asked(game).seat == seat:
            choose(game, DONE)
    assert game.damage == ([0] * 3 if enough else [4] * 3)
    held = [pile(game, hand) for hand in game.hand]
    if not enough:
        assert held == hands  # they took their cards back

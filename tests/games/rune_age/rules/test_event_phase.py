"""The Event phase as far as it needs no texts: drawing, re-forming the deck, refilling, rewards."""

from __future__ import annotations

import pytest

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules import scenarios as sc
from runestack.games.rune_age.rules.primitives import move
from runestack.games.rune_age.rules.scenarios import Ending
from runestack.games.rune_age.rules.state import ACTIVE, EVENTS_DRAWN, FIRST, ROUND
from tests.games.rune_age.hand_made import (
    BOX,
    asked,
    begin,
    begin_with,
    cards_offered,
    choose,
    deal,
    draw_next,
    empty,
    end_round,
    end_turn,
    fight,
    goes_on,
    new_card,
    pile,
    ready,
    refresh_question,
    scenario,
    told,
)

G1, G2, G3 = BOX.faces.gold_cards


@pytest.mark.rule("RA-EVENT-1", "RA-EVENT-2")
def test_the_first_player_draws_the_top_card_and_an_enemy_stays_beside_the_objective() -> None:
    game = begin_with(scenario("dragonlords"), 3, first=1)
    top = game.event_deck[-1]
    end_round(game)
    (drawn,) = told(game, e.EVENT_DRAWN)
    assert (drawn.seat, drawn.card) == (1, top)
    assert game.zone[top] == c.IN_FRONT
    assert game.known[top] == 0b111
    end_round(game)
    assert game.zone[top] == c.IN_FRONT


@pytest.mark.rule("RA-EVENT-4")
def test_an_instant_goes_to_the_event_discard_pile_when_it_is_resolved() -> None:
    game = begin()
    (card,) = draw_next(game, BOX.add(type=c.INSTANT, stage=1))
    end_round(game)
    assert game.event_discard == [card]
    assert card not in cards_offered(game, ch.ATTACK)


@pytest.mark.rule("RA-EVENT-5", "RA-RULING-69")
def test_an_ongoing_instant_stays_through_the_next_round_and_is_no_target() -> None:
    game = begin()
    (card,) = draw_next(game, BOX.add(type=c.INSTANT, stage=1, flags=c.ONGOING))
    end_round(game)
    assert game.zone[card] == c.IN_FRONT
    assert card not in cards_offered(game, ch.ATTACK)
    end_turn(game)
    assert game.zone[card] == c.IN_FRONT
    end_round(game)
    assert game.zone[card] == c.IN_EVENT_DISCARD


@pytest.mark.rule("RA-EVENT-7", "RA-RULING-70", "RA-RULING-72", "RA-RULING-80")
def test_an_empty_event_deck_is_formed_anew_from_the_stage_2_cards_of_the_discard_pile() -> None:
    game = begin()
    empty(game, game.event_deck)
    early = [new_card(game, BOX.enemy, -1, c.IN_EVENT_DISCARD) for _ in range(2)]
    late = [new_card(game, BOX.late[place], -1, c.IN_EVENT_DISCARD) for place in range(3)]
    in_play = new_card(game, BOX.late[3], -1, c.IN_FRONT)
    claimed = new_card(game, BOX.tribute, 0, c.IN_REALM)
    assert not told(game, e.DECK_REFORMED)  # an empty deck alone means nothing
    end_round(game)
    assert len(told(game, e.DECK_REFORMED)) == 1
    drawn = told(game, e.EVENT_DRAWN)[-1].card
    assert drawn in late
    assert sorted([*game.event_deck, drawn]) == sorted(late)
    assert game.event_discard == early
    assert game.zone[in_play] == c.IN_FRONT
    assert game.zone[claimed] == c.IN_REALM
    assert {game.known[card] for card in game.event_deck} == {0}


@pytest.mark.rule("RA-RULING-70", "RA-CARD-3")
def test_as_long_as_an_event_is_left_the_discard_pile_stays_where_it_is() -> None:
    game = begin()
    thrown = new_card(game, BOX.late[0], -1, c.IN_EVENT_DISCARD)
    left = len(game.event_deck)
    end_round(game)
    assert game.event_discard == [thrown]
    assert len(game.event_deck) == left - 1
    assert not told(game, e.DECK_REFORMED)


@pytest.mark.rule("RA-RULING-95")
@pytest.mark.parametrize(("seats", "zone"), [(1, c.IN_BOX), (2, c.IN_FRONT)])
def test_an_event_that_a_game_alone_leaves_out_is_replaced_by_the_next_one(
    seats: int, zone: int
) -> None:
    cell = BOX.add(type=c.ENEMY, strength=5, stage=1)
    made = scenario("dragonlords")
    made.left_out = [cell]
    game = begin_with(made, seats)
    first, second = draw_next(game, cell, BOX.enemy)
    end_round(game)
    assert game.zone[first] == zone
    drawn = second if seats == 1 else first
    assert [event.card for event in told(game, e.EVENT_DRAWN)] == [drawn]
    assert game.numbers[EVENTS_DRAWN] == 1  # what goes to the box is not counted


@pytest.mark.rule("RA-RULING-71")
def test_without_a_stage_2_card_there_is_no_event_but_hands_are_still_refilled() -> None:
    game = begin()
    empty(game, game.event_deck)
    new_card(game, BOX.enemy, -1, c.IN_EVENT_DISCARD)
    end_turn(game)
    choose(game, ch.END_ACTIONS)
    assert len(told(game, e.NO_EVENT)) == 1
    assert not told(game, e.EVENT_DRAWN)
    assert game.numbers[ROUND] == 2
    assert [len(hand) for hand in game.hand] == [5, 5]


@pytest.mark.rule("RA-RULING-68", "RA-EVENT-9")
def test_the_event_phase_is_the_last_part_of_its_round() -> None:
    game = begin()
    end_round(game)
    assert game.journal is not None
    kinds = [event.kind for event in game.journal.events]
    drawn, ends = kinds.index(e.EVENT_DRAWN), kinds.index(e.ROUND_ENDS)
    begins = [place for place, kind in enumerate(kinds) if kind == e.ROUND_BEGINS]
    assert begins[0] < drawn < ends < begins[1]


# -- rewards -------------------------------------------------------------------------------------


@pytest.mark.rule("RA-REWARD-1", "RA-REWARD-4", "RA-BATTLE-12", "RA-RULING-18")
def test_a_reward_lies_in_the_realm_area_refreshed_and_never_in_a_deck() -> None:
    game = begin()
    enemy = new_card(game, BOX.host, -1, c.IN_FRONT)
    (unit,) = ready(game, BOX.unit[4])
    fight(game, enemy, unit)
    assert game.face[enemy] == BOX.tribute
    assert enemy in game.realm[0]
    assert not game.exhausted[enemy]
    for _ in range(4):
        end_round(game)
    assert enemy in game.realm[0]


@pytest.mark.rule("RA-REWARD-2", "RA-RES-3")
def test_a_reward_with_influence_pays_for_cards_of_the_centre() -> None:
    game = begin()
    reward = new_card(game, BOX.tribute, 0, c.IN_REALM)
    ready(game)
    card = next(card for card in cards_offered(game, ch.ACQUIRE) if game.face[card] == G2)
    choose(game, ch.ACQUIRE, card)
    if asked(game).kind == ch.ASK_MORE:
        choose(game, ch.ENOUGH)
    assert game.exhausted[reward]
    assert pile(game, game.discard[0]) == [G2]


# -- elimination and the end of the game ---------------------------------------------------------


@pytest.mark.rule("RA-RULING-2", "RA-RULING-84", "RA-ELIM-5")
def test_if_the_first_player_is_eliminated_the_next_remaining_seat_opens_every_round() -> None:
    game = begin("runewars", 3)
    game.damage[0] = 15
    end_turn(game)
    deal(game, 0)
    (unit,) = ready(game, BOX.unit[5])
    fight(game, game.home[0], unit)
    assert game.numbers[FIRST] == 1
    end_turn(game)
    assert game.numbers[ACTIVE] == 2
    end_turn(game)
    assert game.numbers[ROUND] == 2
    assert game.numbers[ACTIVE] == 1
    assert game.hand[0] == []
    assert told(game, e.EVENT_DRAWN)[0].seat == 1


@pytest.mark.rule("RA-RULING-86", "RA-WIN-2")
def test_the_last_player_left_does_not_win_unless_the_objective_says_so() -> None:
    game = begin("dragonlords")
    game.damage[1] = 19
    deal(game, 1)
    (unit,) = ready(game, BOX.unit[1])
    fight(game, game.home[1], unit)
    assert game.out == [0, 1]
    assert goes_on(game)
    end_round(game)
    assert game.numbers[ACTIVE] == 0


@pytest.mark.rule("RA-RULING-87")
def test_if_no_player_is_left_the_game_ends_at_once_without_a_winner() -> None:
    game = begin("dragonlords", 1)
    game.damage[0] = 20
    end_turn(game)
    assert game.outcome is not None
    assert (game.outcome.scores, game.outcome.reason) == ([-1], "nobody_left")
    assert game.numbers[ROUND] == 1
    assert not game.asking


@pytest.mark.rule("RA-RULING-87")
@pytest.mark.parametrize("defeat", [True, False])
def test_if_one_effect_fulfils_victory_and_defeat_defeat_counts(defeat: bool) -> None:
    made = scenario("runewars")
    if defeat:
        made.endings.append(Ending(sc.PLAYER_ELIMINATED, sc.AT_ONCE, 0, sc.NOBODY_WINS))
    game = begin_with(made, 2)
    game.damage[1] = 19
    deal(game, 1)
    (unit,) = ready(game, BOX.unit[1])
    fight(game, game.home[1], unit)
    assert game.outcome is not None
    assert game.outcome.scores == ([-1, -1] if defeat else [1, -1])


@pytest.mark.rule("RA-COOP-11")
def test_as_soon_as_one_player_beats_the_objective_everybody_has_won() -> None:
    game = begin("together", 3)
    objective = next(card for card in game.front if game.face[card] == BOX.dragon)
    units = ready(game, *[BOX.unit[10]] * 5)
    fight(game, objective, *units)
    while game.asking and asked(game).kind == ch.ASK_ATTRITION:
        choose(game, ch.DESTROY)
    assert game.outcome is not None
    assert (game.outcome.scores, game.outcome.reason) == ([1, 1, 1], "objective_defeated")


@pytest.mark.rule("RA-RULING-100", "RA-RULING-18")
def test_in_the_cooperative_variant_a_neutral_city_is_secured_refreshed() -> None:
    game = begin("together", 2)
    city = game.city_row[0]
    (unit,) = ready(game, BOX.unit[6])
    fight(game, city, unit)
    assert game.controller[city] == 0
    assert not game.exhausted[city]


@pytest.mark.rule("RA-RULING-92")
def test_all_survive_the_cataclysm_when_an_event_must_be_drawn_and_there_is_none() -> None:
    game = begin("cataclysm", 3)
    empty(game, game.event_deck)
    new_card(game, BOX.late[0], -1, c.IN_EVENT_DISCARD)  # not re-formed in this scenario
    new_card(game, BOX.enemy, -1, c.IN_FRONT)  # Enemies in play do not prevent it
    end_turn(game)
    end_turn(game)
    hands = [len(hand) for hand in game.hand]
    choose(game, ch.END_ACTIONS)
    assert game.outcome is not None
    assert (game.outcome.scores, game.outcome.reason) == ([1, 1, 1], "survived")
    assert hands == [5, 5, 5]


@pytest.mark.rule("RA-RULING-93")
def test_the_overlord_wins_when_the_last_event_is_resolved_and_the_hands_are_full() -> None:
    game = begin("overlord", 3)
    lord = game.numbers[FIRST]
    for card in game.event_deck[:-1]:
        move(game, card, c.IN_BOX, -1)
    for _ in range(2):
        end_turn(game)
    assert goes_on(game)
    choose(game, ch.END_ACTIONS)
    assert game.outcome is not None
    assert game.outcome.reason == "deck_run_out"
    assert [game.outcome.scores[seat] for seat in range(3)] == [
        1 if seat == lord else -1 for seat in range(3)
    ]
    assert [len(hand) for hand in game.hand] == [5, 5, 5]


@pytest.mark.rule("RA-RULING-93")
def test_the_overlord_wins_when_all_allies_are_eliminated() -> None:
    game = begin("overlord", 2)
    lord = game.numbers[FIRST]
    game.damage[1 - lord] = 19
    deal(game, 1 - lord)
    (unit,) = ready(game, BOX.unit[1])
    fight(game, game.home[1 - lord], unit)
    assert game.outcome is not None
    assert game.outcome.reason == "allies_eliminated"
    assert game.outcome.scores[lord] == 1


@pytest.mark.rule("RA-RULING-94")
def test_with_equal_landmarks_of_equal_strength_the_game_goes_on() -> None:
    game = begin("landmarks", 2)
    for seat in range(2):
        for place in (0, 1, 2):
            new_card(game, BOX.faces.landmarks[place], seat, c.IN_REALM)
    end_round(game)
    assert goes_on(game)
    new_card(game, BOX.faces.landmarks[3], 1, c.IN_REALM)
    refresh_question(game)
    end_round(game)
    assert game.outcome is not None
    assert game.outcome.scores == [-1, 1]


@pytest.mark.rule("RA-RULING-94")
def test_ordinary_cities_do_not_count_as_landmarks() -> None:
    game = begin("landmarks", 2)
    for place in (0, 1):
        new_card(game, BOX.faces.landmarks[place], 0, c.IN_REALM)
    for place in (5, 6, 7):
        new_card(game, BOX.faces.cities[place], 0, c.IN_REALM)
    end_round(game)
    assert goes_on(game)


@pytest.mark.rule("RA-RULING-95")
def test_solo_runewars_is_lost_when_the_event_deck_must_be_formed_a_second_time() -> None:
    game = begin("rival", 1)
    for number in (1, 2):
        empty(game, game.event_deck)
        new_card(game, BOX.late[number], -1, c.IN_EVENT_DISCARD)
        end_round(game)
    assert game.outcome is not None
    assert (game.outcome.scores, game.outcome.reason) == ([-1], "deck_reformed")


@pytest.mark.rule("RA-RULING-95")
def test_the_rival_realm_falls_at_20_damage() -> None:
    game = begin("rival", 1)
    units = ready(game, *[BOX.unit[10]] * 3)
    objective = next(card for card in game.front if game.face[card] == BOX.rival)
    fight(game, objective, *units[:2])  # 20 against a garrison of 3
    assert goes_on(game)
    end_round(game)
    units = ready(game, *[BOX.unit[10]] * 3)
    fight(game, objective, *units)
    assert game.outcome is not None
    assert (game.outcome.scores, game.outcome.reason) == ([1], "rival_fallen")


@pytest.mark.rule("RA-RULING-95")
@pytest.mark.parametrize(("built", "score"), [(True, 1), (False, -1)])
def test_a_monument_of_the_last_round_still_wins_alone(built: bool, score: int) -> None:
    made = scenario("monument")
    made.endings.append(Ending(sc.ROUNDS_PLAYED, sc.END_OF_ROUND, 2, sc.NOBODY_WINS))
    game = begin_with(made, 1)
    end_round(game)
    assert goes_on(game)
    if built:
        new_card(game, BOX.faces.monuments[0], 0, c.IN_REALM)
    end_round(game)
    assert game.outcome is not None
    assert game.outcome.scores == [score]
    assert game.outcome.reason == ("monument" if built else "too_late")

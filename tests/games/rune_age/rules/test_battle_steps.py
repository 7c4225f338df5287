"""Battles step by step: targets, assault, attrition, the outcome."""

from __future__ import annotations

import pytest

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules.state import COMBAT, COMBAT_STEP, OBJECTIVE, TARGET
from tests.games.rune_age.hand_made import (
    BOX,
    asked,
    begin,
    cards_offered,
    choose,
    deal,
    draw_next,
    end_round,
    end_turn,
    fight,
    new_card,
    pile,
    ready,
    refresh_question,
    rolling,
    strongholds,
    told,
)

G1, G2, G3 = BOX.faces.gold_cards
ONE = BOX.faces.races[0][0]
CITY = BOX.faces.cities[3]  # 4 strength, 2 auto-defense, 2 influence


@pytest.mark.rule("RA-BATTLE-1", "RA-COMBAT-1", "RA-COMBAT-6", "RA-BATTLE-3")
def test_a_battle_goes_from_the_assault_through_attrition_to_the_end_of_combat() -> None:
    game = rolling(1)
    enemy = new_card(game, BOX.rewarding, -1, c.IN_FRONT)
    first, second, third = ready(game, BOX.unit[5], BOX.unit[2], ONE)
    choose(game, ch.ATTACK, enemy)
    assert (game.numbers[COMBAT], game.numbers[TARGET]) == (c.BATTLE, enemy)
    assert game.numbers[COMBAT_STEP] == c.ASSAULT
    choose(game, ch.PLAY, first)
    assert game.army[0] == [first]
    assert asked(game).kind == ch.ASK_ASSAULT  # one card at a time
    choose(game, ch.PLAY, second)
    choose(game, ch.PLAY, third)
    assert asked(game).kind == ch.ASK_ATTRITION
    assert game.numbers[COMBAT_STEP] == c.ATTRITION
    assert game.discard[0] == []  # what was played lies in the combat area
    assert game.army[0] == [first, second, third]
    choose(game, ch.DESTROY, third)
    assert game.numbers[COMBAT] == c.NO_COMBAT
    assert game.army[0] == []
    assert game.discard[0] == [first, second]
    kinds = [event.kind for event in game.journal.events] if game.journal else []
    order = [e.DECLARES, e.PLAYS, e.ROLLS, e.DESTROYED, e.RESOLVES, e.TO_DISCARD]
    places = [kinds.index(kind) for kind in order]
    assert places == sorted(places)


@pytest.mark.rule("RA-BATTLE-2", "RA-RES-5", "RA-BATTLE-19")
def test_the_targets_of_battles_are_own_strongholds_neutral_cities_and_enemies_in_play() -> None:
    game = begin()
    enemy = new_card(game, BOX.enemy, -1, c.IN_FRONT)
    ready(game)
    battles = {*game.city_row, strongholds(game, 0)[0], enemy, game.numbers[OBJECTIVE]}
    assert set(cards_offered(game, ch.ATTACK)) == battles | {game.home[1]}


@pytest.mark.rule("RA-BATTLE-2")
def test_an_objective_that_is_no_enemy_and_the_own_cards_are_no_targets() -> None:
    game = begin("monument")
    city = new_card(game, CITY, 0, c.IN_REALM)
    ready(game)
    offered = cards_offered(game, ch.ATTACK)
    assert game.numbers[OBJECTIVE] not in offered
    assert city not in offered
    assert game.home[0] not in offered


@pytest.mark.rule("RA-COMBAT-2", "RA-BATTLE-18", "RA-RULING-49")
def test_a_neutral_city_is_fought_in_a_battle_without_its_auto_defense() -> None:
    game = begin()
    city = new_card(game, CITY, -1, c.IN_CITY_ROW)
    (unit,) = ready(game, BOX.unit[4])
    fight(game, city, unit)
    assert [event.number for event in told(game, e.DECLARES)] == [c.BATTLE]
    (result,) = told(game, e.RESOLVES)
    assert (result.other, result.number) == (4, 4)
    assert game.controller[city] == 0


@pytest.mark.rule("RA-RULING-18", "RA-RULING-63")
def test_a_city_secured_in_battle_enters_refreshed_and_can_be_used_at_once() -> None:
    game = begin()
    city = new_card(game, CITY, -1, c.IN_CITY_ROW)
    (unit,) = ready(game, BOX.unit[5])
    fight(game, city, unit)
    assert not game.exhausted[city]
    assert G2 in pile(game, cards_offered(game, ch.ACQUIRE))


@pytest.mark.rule("RA-BATTLE-5")
def test_the_assault_ends_when_the_player_stops_or_has_nothing_left_to_play() -> None:
    game = begin()
    first, second, _ = ready(game, BOX.unit[1], BOX.unit[1], G3)
    stronghold, other, _ = strongholds(game, 0)
    choose(game, ch.ATTACK, stronghold)
    choose(game, ch.PLAY, first)
    choose(game, ch.STOP)
    assert game.zone[stronghold] == c.IN_BARRACKS
    assert game.hand[0][0] == second
    choose(game, ch.ATTACK, other)
    choose(game, ch.PLAY, second)
    assert asked(game).kind == ch.ASK_ACTION  # a gold card is left, and cannot be played
    stops = told(game, e.STOPS)
    assert [event.seat for event in stops] == [0, 0]  # told in the same way


@pytest.mark.rule("RA-BATTLE-8", "RA-RES-4")
@pytest.mark.parametrize(("strength", "secured"), [(3, False), (4, True), (5, True)])
def test_the_armys_strength_is_compared_with_the_targets(strength: int, secured: bool) -> None:
    game = begin()
    city = new_card(game, CITY, -1, c.IN_CITY_ROW)
    (unit,) = ready(game, BOX.unit[strength])
    fight(game, city, unit)
    assert (game.zone[city] == c.IN_REALM) == secured


@pytest.mark.rule("RA-BATTLE-11", "RA-RULING-64")
def test_a_city_that_was_not_secured_stays_and_can_be_attacked_in_a_later_turn() -> None:
    game = begin()
    city = new_card(game, CITY, -1, c.IN_CITY_ROW)
    (unit,) = ready(game, BOX.unit[3])
    fight(game, city, unit)
    assert game.zone[city] == c.IN_CITY_ROW
    assert city not in cards_offered(game, ch.ATTACK)
    end_round(game)
    assert city in cards_offered(game, ch.ATTACK)


@pytest.mark.rule("RA-BATTLE-13", "RA-EVENT-3")
def test_a_defeated_enemy_without_a_reward_goes_to_the_event_discard_pile() -> None:
    game = begin()
    enemy = new_card(game, BOX.enemy, -1, c.IN_FRONT)
    (unit,) = ready(game, BOX.unit[6])
    fight(game, enemy, unit)
    assert game.event_discard == [enemy]
    assert enemy not in game.front


@pytest.mark.rule("RA-COMBAT-8", "RA-RULING-37")
def test_an_attack_without_a_single_card_is_legal_and_counts_for_this_round() -> None:
    game = begin()
    ready(game)
    target = game.numbers[OBJECTIVE]
    choose(game, ch.ATTACK, target)
    assert asked(game).kind == ch.ASK_ACTION
    assert [event.card for event in told(game, e.LOSES_COMBAT)] == [target]
    assert target not in cards_offered(game, ch.ATTACK)


@pytest.mark.rule("RA-RULING-39")
def test_a_target_that_changed_its_controller_is_still_the_same_target() -> None:
    game = begin(seats=3)
    city = new_card(game, CITY, -1, c.IN_CITY_ROW)
    (weak,) = ready(game, BOX.unit[1])
    fight(game, city, weak)  # attacked and not secured
    game.city_row.remove(city)
    game.zone[city], game.controller[city], game.owner[city] = c.IN_REALM, 1, 1
    game.realm[1].append(city)
    refresh_question(game)
    assert city not in cards_offered(game, ch.ATTACK)
    end_round(game)
    assert city in cards_offered(game, ch.ATTACK)


@pytest.mark.rule("RA-RULING-73", "RA-EVENT-2")
def test_several_enemies_stay_in_play_and_each_is_a_target_for_everybody() -> None:
    game = begin()
    first, second = draw_next(game, BOX.enemy, BOX.grim)
    end_round(game)
    end_round(game)
    assert [game.zone[card] for card in (first, second)] == [c.IN_FRONT] * 2
    assert {first, second} <= set(cards_offered(game, ch.ATTACK))
    ready(game)
    fight(game, first)
    assert first not in cards_offered(game, ch.ATTACK)
    assert second in cards_offered(game, ch.ATTACK)
    end_turn(game)
    assert {first, second} <= set(cards_offered(game, ch.ATTACK))


# -- attrition -----------------------------------------------------------------------------------


@pytest.mark.rule("RA-ATTR-6", "RA-SIEGE-1")
def test_no_die_is_rolled_against_strongholds_and_cities_nor_in_a_siege() -> None:
    game = begin()
    deal(game, 1)
    city = new_card(game, CITY, -1, c.IN_CITY_ROW)
    units = ready(game, *[BOX.unit[4]] * 3)
    for target, unit in zip((strongholds(game, 0)[0], city, game.home[1]), units, strict=True):
        fight(game, target, unit)
    assert not told(game, e.ROLLS)
    assert game.discard[0] == units


@pytest.mark.rule("RA-ATTR-7", "RA-EOC-4", "RA-RULING-40", "RA-RULING-108")
def test_a_tactic_is_never_chosen_for_attrition_and_is_discarded_at_the_end() -> None:
    game = rolling(2)
    enemy = new_card(game, BOX.rewarding, -1, c.IN_FRONT)
    tactic, unit = ready(game, BOX.tactic, BOX.unit[5])
    fight(game, enemy, tactic, unit)
    assert game.zone[unit] == c.IN_BARRACKS  # without being asked: the only unit
    assert game.zone[enemy] == c.IN_FRONT  # 2 against 6
    assert game.discard[0] == [tactic]


@pytest.mark.rule("RA-ATTR-8", "RA-ATTR-5", "RA-DEST-2")
def test_the_battle_goes_on_after_attrition_without_a_single_unit() -> None:
    game = rolling(1)
    enemy = new_card(game, BOX.rewarding, -1, c.IN_FRONT)
    tactic, unit = ready(game, BOX.tactic, BOX.unit[10])
    fight(game, enemy, tactic, unit)
    (result,) = told(game, e.RESOLVES)
    assert result.other == 2  # the destroyed unit no longer counts
    assert [event.seat for event in told(game, e.LOSES_COMBAT)] == [0]


@pytest.mark.rule("RA-RULING-44", "RA-ATTR-2")
def test_all_dice_are_rolled_and_added_before_units_are_named_which_leave_together() -> None:
    game = rolling(1, 2)
    enemy = new_card(game, BOX.grim, -1, c.IN_FRONT)
    units = ready(game, *[BOX.unit[2]] * 4)
    fight(game, enemy, *units)
    assert [event.number for event in told(game, e.ROLLS)] == [1, 2]
    assert asked(game).number == 3
    choose(game, ch.DESTROY, units[0])
    assert game.zone[units[0]] == c.IN_ARMY  # not before all are named
    choose(game, ch.DESTROY, units[1])
    choose(game, ch.DESTROY, units[3])
    assert [game.zone[unit] for unit in units] == [
        c.IN_BARRACKS,
        c.IN_BARRACKS,
        c.IN_DISCARD,
        c.IN_BARRACKS,
    ]


@pytest.mark.rule("RA-RULING-45", "RA-WOUND-5")
def test_a_wounded_unit_may_be_chosen_for_attrition_and_leaves_without_its_strength() -> None:
    game = rolling(1)
    enemy = new_card(game, BOX.rewarding, -1, c.IN_FRONT)
    hurt, other = ready(game, BOX.unit[5], BOX.unit[6])
    choose(game, ch.ATTACK, enemy)
    choose(game, ch.PLAY, hurt)
    game.wounded[hurt] = 1
    choose(game, ch.PLAY, other)
    choose(game, ch.DESTROY, hurt)
    (result,) = told(game, e.RESOLVES)
    assert result.other == 6
    assert game.zone[hurt] == c.IN_BARRACKS
    assert not game.wounded[hurt]
    assert game.discard[0] == [other]


@pytest.mark.rule("RA-RULING-46")
def test_the_objective_is_fought_with_attrition_like_an_enemy() -> None:
    game = rolling(1)
    (unit,) = ready(game, BOX.unit[10])
    fight(game, game.numbers[OBJECTIVE], unit)
    assert [event.number for event in told(game, e.ROLLS)] == [1]
    assert game.zone[unit] == c.IN_BARRACKS
    assert game.zone[game.numbers[OBJECTIVE]] == c.IN_FRONT

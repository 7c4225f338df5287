"""Battles and sieges without texts."""

from __future__ import annotations

import pytest

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules.primitives import add_damage
from runestack.games.rune_age.rules.state import (
    ACTIVE,
    COMBAT,
    EVENTS_DRAWN,
    FIRST,
    OBJECTIVE,
    RIVAL_DAMAGE,
    ROUND,
)
from runestack.games.rune_age.rules.victory import check
from tests.games.rune_age.hand_made import (
    BOX,
    asked,
    begin,
    cards_offered,
    choose,
    deal,
    end_turn,
    fight,
    goes_on,
    new_card,
    pile,
    ready,
    refresh_question,
    rolling,
)

G1, G2, G3 = BOX.faces.gold_cards
ONE = BOX.faces.races[0][0]
STRONGHOLD = BOX.faces.races[0][4]
MYTHIC = BOX.faces.races[0][-1]


@pytest.mark.rule("RA-RES-6", "RA-BATTLE-9", "RA-BATTLE-10", "RA-EOC-3", "RA-RULING-63")
def test_two_units_of_strength_1_secure_a_stronghold_by_a_tie() -> None:  # WE-5
    game = begin()
    units = ready(game, ONE, ONE)
    target = next(card for card in game.barracks[0] if game.face[card] == STRONGHOLD)
    fight(game, target, *units)
    assert game.zone[target] == c.IN_REALM
    assert not game.exhausted[target]
    assert game.discard[0] == units
    assert cards_offered(game, ch.ACQUIRE)


@pytest.mark.rule("RA-ATTR-1", "RA-ATTR-2", "RA-ATTR-3", "RA-BATTLE-12", "RA-DEST-1")
def test_attrition_destroys_a_unit_and_the_enemy_becomes_a_reward() -> None:  # WE-10
    game = rolling(1)
    enemy = new_card(game, BOX.rewarding, -1, c.IN_FRONT)
    five, two, one = ready(game, BOX.unit[5], BOX.unit[2], ONE)
    before = len(game.barracks[0])
    fight(game, enemy, five, two, one)
    choose(game, ch.DESTROY, one)
    assert game.zone[one] == c.IN_BARRACKS
    assert len(game.barracks[0]) == before + 1
    assert game.zone[enemy] == c.IN_REALM
    assert BOX.faces.type[game.face[enemy]] == c.REWARD
    assert game.discard[0] == [five, two]


@pytest.mark.rule("RA-ATTR-5")
def test_if_there_are_fewer_units_than_the_roll_demands_all_are_destroyed() -> None:
    game = rolling(2)
    enemy = new_card(game, BOX.rewarding, -1, c.IN_FRONT)
    (unit,) = ready(game, BOX.unit[5])
    fight(game, enemy, unit)
    assert game.zone[unit] == c.IN_BARRACKS
    assert game.zone[enemy] == c.IN_FRONT


@pytest.mark.rule("RA-BATTLE-14", "RA-RULING-64", "RA-COMBAT-4", "RA-RULING-34")
def test_a_lost_battle_costs_nothing_but_the_attack_of_this_round() -> None:  # WE-11
    game = begin()
    enemy = new_card(game, BOX.enemy, -1, c.IN_FRONT)
    (unit,) = ready(game, BOX.unit[5])
    fight(game, enemy, unit)
    assert game.zone[enemy] == c.IN_FRONT
    assert game.damage == [0, 0]
    assert game.discard[0][-1] == unit
    assert enemy not in cards_offered(game, ch.ATTACK)
    end_turn(game)
    assert enemy in cards_offered(game, ch.ATTACK)
    end_turn(game)
    assert game.numbers[ROUND] == 2
    assert enemy in cards_offered(game, ch.ATTACK)


@pytest.mark.rule("RA-RULING-35", "RA-RULING-36", "RA-SIEGE-3")
def test_strongholds_of_the_own_barracks_are_targets_one_after_the_other_and_no_others_are() -> (
    None
):
    game = begin()
    ready(game)
    own = [card for card in game.barracks[0] if game.face[card] == STRONGHOLD]
    theirs = new_card(game, BOX.faces.races[1][4], 1, c.IN_REALM)
    refresh_question(game)
    for stronghold in own:  # copies are offered once
        assert set(own) & set(cards_offered(game, ch.ATTACK)) == {stronghold}
        assert theirs not in cards_offered(game, ch.ATTACK)
        fight(game, stronghold)
    assert not set(own) & set(cards_offered(game, ch.ATTACK))


@pytest.mark.rule("RA-SIEGE-4", "RA-SIEGE-11", "RA-SIEGE-13", "RA-SIEGE-15", "RA-RULING-62")
def test_a_besieged_city_adds_its_auto_defense_and_is_taken_refreshed() -> None:  # WE-12
    game = begin()
    city = new_card(
        game, BOX.faces.cities[3], 1, c.IN_REALM
    )  # 4 strength, 2 auto-defense, 2 influence
    game.exhausted[city] = 1
    (answer,) = deal(game, 1, BOX.unit[2])
    first, second = ready(game, BOX.unit[3], BOX.unit[3])
    choose(game, ch.ATTACK, city)
    choose(game, ch.PLAY, first)
    assert asked(game).seat == 1
    choose(game, ch.PLAY, answer)
    choose(game, ch.PLAY, second)
    assert game.zone[city] == c.IN_REALM
    assert game.controller[city] == 0
    assert not game.exhausted[city]
    assert game.discard[1] == [answer]


@pytest.mark.rule("RA-SIEGE-14", "RA-SIEGE-16")
def test_a_tie_in_a_siege_is_won_by_the_defender_who_keeps_the_city_as_it_was() -> None:
    game = begin()
    city = new_card(game, BOX.faces.cities[3], 1, c.IN_REALM)
    game.exhausted[city] = 1
    deal(game, 1)
    (unit,) = ready(game, BOX.unit[2])
    fight(game, city, unit)
    assert game.controller[city] == 1
    assert game.exhausted[city]


@pytest.mark.rule("RA-SIEGE-12", "RA-SIEGE-17", "RA-ELIM-1")
def test_a_won_siege_of_a_home_realm_deals_the_difference_as_damage() -> None:  # WE-13
    game = begin()
    add_damage(game, 1, 12, -1, "RA-RULING-66")
    (answer,) = deal(game, 1, BOX.unit[4])
    (unit,) = ready(game, BOX.unit[9])
    choose(game, ch.ATTACK, game.home[1])
    choose(game, ch.PLAY, unit)
    choose(game, ch.PLAY, answer)
    assert game.damage == [0, 17]
    assert goes_on(game)
    assert game.numbers[COMBAT] == c.NO_COMBAT


@pytest.mark.rule("RA-SIEGE-7", "RA-SIEGE-8", "RA-SIEGE-9")
def test_after_one_player_has_passed_only_the_other_is_asked() -> None:  # WE-14
    game = begin()
    deal(game, 1, BOX.unit[1], BOX.unit[1])
    units = ready(game, *[BOX.unit[1]] * 4)
    choose(game, ch.ATTACK, game.home[1])
    choose(game, ch.PLAY, units[0])
    choose(game, ch.PASS)
    for unit in units[1:3]:
        assert asked(game).seat == 0
        choose(game, ch.PLAY, unit)
    assert asked(game).seat == 0
    choose(game, ch.PASS)
    assert game.damage == [0, 3]


@pytest.mark.rule("RA-WOUND-2", "RA-WOUND-3", "RA-EOC-2")
def test_a_wounded_unit_still_counts_and_is_destroyed_at_the_end_of_the_combat() -> None:  # WE-16
    game = begin()
    deal(game, 1)
    first, second = ready(game, BOX.unit[3], BOX.unit[3])
    choose(game, ch.ATTACK, game.home[1])
    choose(game, ch.PLAY, first)
    game.wounded[first] = 1
    choose(game, ch.PLAY, second)
    assert game.damage == [0, 6]
    assert game.zone[first] == c.IN_BARRACKS
    assert not game.wounded[first]
    assert game.discard[0] == [second]


@pytest.mark.rule("RA-COMBAT-7", "RA-RULING-41")
def test_gold_cards_cannot_be_played_in_combat() -> None:
    game = begin()
    _, unit = ready(game, G3, BOX.unit[1])
    choose(game, ch.ATTACK, cards_offered(game, ch.ATTACK)[0])
    assert cards_offered(game, ch.PLAY) == [unit]


@pytest.mark.rule(
    "RA-ELIM-1",
    "RA-ELIM-2",
    "RA-ELIM-3",
    "RA-ELIM-4",
    "RA-ELIM-5",
    "RA-ELIM-6",
    "RA-RULING-82",
    "RA-RULING-83",
)
def test_the_cards_of_an_eliminated_player_go_back_or_leave_the_game() -> None:  # WE-23
    game = begin(seats=3)
    for pile_of in (game.deck, game.discard):
        for card in pile_of[1][:]:
            pile_of[1].remove(card)
            game.box.append(card)
            game.zone[card] = c.IN_BOX
    deal(game, 1, *[G1] * 6, G2, G2, BOX.neutral[0], *[BOX.faces.races[1][0]] * 5)
    cities = [new_card(game, BOX.faces.cities[place], 1, c.IN_REALM) for place in (0, 1)]
    game.exhausted[cities[0]] = 1
    stronghold = new_card(game, BOX.faces.races[1][4], 1, c.IN_REALM)
    reward = new_card(game, BOX.faces.reward[BOX.rewarding], 1, c.IN_REALM)
    add_damage(game, 1, 18, -1, "RA-RULING-66")
    (unit,) = ready(game, BOX.unit[4])
    before = [pile(game, game.market).count(face) for face in (G1, G2, BOX.neutral[0])]
    choose(game, ch.ATTACK, game.home[1])
    choose(game, ch.PLAY, unit)
    choose(game, ch.PASS)
    assert game.damage[1] == 22
    after = [pile(game, game.market).count(face) for face in (G1, G2, BOX.neutral[0])]
    assert [now - then for now, then in zip(after, before, strict=True)] == [6, 2, 1]
    assert [game.zone[city] for city in cities] == [c.IN_CITY_ROW] * 2
    assert not game.exhausted[cities[0]]
    assert {game.zone[card] for card in (stronghold, reward, game.home[1])} == {c.IN_BOX}
    assert game.discard[0] == [unit]
    assert game.home[1] not in cards_offered(game, ch.ATTACK)
    end_turn(game)
    assert game.numbers[ACTIVE] == 2


@pytest.mark.rule("RA-OA-8", "RA-OA-9", "RA-OA-10")
def test_a_mythic_unit_destroyed_by_attrition_goes_to_the_discard_pile_without_its_strength() -> (
    None
):  # WE-24
    game = rolling(1)
    enemy = new_card(game, BOX.rewarding, -1, c.IN_FRONT)
    (unit,) = ready(game, MYTHIC)
    before = game.barracks[0][:]
    fight(game, enemy, unit)
    assert game.zone[unit] == c.IN_DISCARD
    assert game.barracks[0] == before
    assert game.zone[enemy] == c.IN_FRONT


@pytest.mark.rule("RA-RULING-89", "RA-WIN-1")
def test_whoever_first_beats_the_objective_wins_at_once() -> None:
    game = rolling(0)
    units = ready(game, BOX.unit[10], BOX.unit[8])
    fight(game, game.numbers[OBJECTIVE], *units)
    assert game.outcome is not None
    assert (game.outcome.scores, game.outcome.reason) == ([1, -1], "objective_defeated")


@pytest.mark.rule("RA-RULING-90")
@pytest.mark.parametrize(("extra", "scores"), [(0, [-1, 1]), (3, [1, 1])])
def test_of_two_monuments_the_stronger_deck_wins_at_the_end_of_the_round_or_both(
    extra: int, scores: list[int]
) -> None:  # WE-27
    game = begin("monument")
    for seat in range(2):
        new_card(game, BOX.faces.monuments[seat], seat, c.IN_REALM)
    new_card(game, BOX.unit[3], 1, c.IN_DISCARD)
    if extra:
        new_card(game, BOX.unit[extra], 0, c.IN_DISCARD)
    end_turn(game)
    assert goes_on(game)
    end_turn(game)
    assert game.outcome is not None
    assert (game.outcome.scores, game.outcome.reason) == (scores, "monument")


@pytest.mark.rule("RA-RULING-94")
def test_of_two_players_with_three_landmarks_the_stronger_ones_win() -> None:  # WE-33
    game = begin("landmarks", 3)
    for place in (0, 1, 5):
        new_card(game, BOX.faces.landmarks[place], 0, c.IN_REALM)
    for place in (2, 3, 4):
        new_card(game, BOX.faces.landmarks[place], 1, c.IN_REALM)
    for _ in range(3):
        end_turn(game)
    assert game.outcome is not None
    assert game.outcome.scores == [-1, 1, -1]


@pytest.mark.rule("RA-RULING-93", "RA-RULING-96")
def test_allies_cannot_besiege_each_other_and_win_together_when_the_overlord_falls() -> (
    None
):  # WE-32
    game = begin("overlord", 3)
    lord = game.numbers[FIRST]
    one, two = [(lord + step) % 3 for step in (1, 2)]
    end_turn(game)
    assert game.numbers[ACTIVE] == one
    assert game.home[two] not in cards_offered(game, ch.ATTACK)
    assert game.home[lord] in cards_offered(game, ch.ATTACK)
    add_damage(game, one, 20, -1, "RA-RULING-66")
    check(game)
    assert goes_on(game)
    add_damage(game, lord, 20, -1, "RA-RULING-66")
    check(game)
    assert game.outcome is not None
    assert game.outcome.scores[lord] == -1
    assert (game.outcome.scores[one], game.outcome.scores[two]) == (1, 1)


@pytest.mark.rule("RA-RULING-92")
def test_if_one_player_is_eliminated_in_the_cataclysm_all_have_lost() -> None:
    game = begin("cataclysm", 3)
    add_damage(game, 2, 20, -1, "RA-RULING-66")
    check(game)
    assert game.outcome is not None
    assert game.outcome.scores == [-1, -1, -1]


@pytest.mark.rule("RA-COOP-5", "RA-COOP-10")
def test_all_damage_goes_to_the_shared_home_realm() -> None:
    game = begin("together", 3)
    for seat, number in ((0, 7), (1, 7), (2, 5)):
        add_damage(game, seat, number, -1, "RA-COOP-5")
        check(game)
    assert goes_on(game)
    add_damage(game, 1, 1, -1, "RA-COOP-5")
    check(game)
    assert game.outcome is not None
    assert game.outcome.scores == [-1, -1, -1]


@pytest.mark.rule("RA-COOP-9")
def test_in_the_cooperative_variant_a_captured_city_enters_exhausted() -> None:
    game = begin("together", 2)
    city = new_card(game, BOX.faces.cities[3], 1, c.IN_REALM)
    deal(game, 1)
    (unit,) = ready(game, BOX.unit[5])
    fight(game, city, unit)
    assert game.controller[city] == 0
    assert game.exhausted[city]


@pytest.mark.rule("RA-RULING-95")
def test_the_garrison_of_a_rival_realm_grows_with_the_events_drawn() -> None:  # WE-34
    game = begin("rival", 1)
    game.numbers[EVENTS_DRAWN] = 4
    (unit,) = ready(game, BOX.unit[10])
    fight(game, game.numbers[OBJECTIVE], unit)
    assert game.numbers[RIVAL_DAMAGE] == 3
    game.numbers[EVENTS_DRAWN] = 30
    end_turn(game)
    (unit,) = ready(game, BOX.unit[10])
    fight(game, game.numbers[OBJECTIVE], unit)
    assert game.numbers[RIVAL_DAMAGE] == 3  # at most 10: a tie is a victory without damage


@pytest.mark.rule("RA-RULING-91", "RA-RULING-86")
def test_who_eliminates_the_last_opponent_by_a_siege_takes_the_runes_and_wins() -> None:
    game = begin("runewars", 3)
    add_damage(game, 1, 19, -1, "RA-RULING-66")
    deal(game, 1)
    (unit,) = ready(game, BOX.unit[5])
    fight(game, game.home[1], unit)
    runes = [card for card in game.realm[0] if BOX.faces.type[game.face[card]] & c.RUNE]
    assert len(runes) == 2
    assert goes_on(game)
    add_damage(game, 2, 20, -1, "RA-RULING-66")
    check(game)
    assert game.outcome is not None
    assert (game.outcome.scores, game.outcome.ranks) == ([1, -1, -1], [1, 3, 2])

"""Setting up a game."""

from __future__ import annotations

import pytest

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules.game import RuneAgeGame, new_game
from runestack.games.rune_age.rules.setup import Setup
from runestack.games.rune_age.rules.state import FIRST, OVERLORD, SHARED_REALM
from tests.games.rune_age.hand_made import (
    BOX,
    asked,
    begin,
    begin_with,
    cards_offered,
    choose,
    pile,
    scenario,
)


def in_market(game: RuneAgeGame, face: int) -> int:
    return [game.face[card] for card in game.market].count(face)


@pytest.mark.rule("RA-SETUP-8", "RA-SETUP-13", "RA-SETUP-14", "RA-SETUP-15", "RA-SETUP-17")
def test_three_players_without_the_expansion_are_set_up_as_the_table_says() -> None:  # WE-1
    game = begin(seats=3, expansion=False)
    gold = BOX.faces.gold_cards
    assert [in_market(game, face) for face in gold] == [4, 12, 8]
    assert [in_market(game, face) for face in BOX.neutral] == [4, 4, 4]
    assert len(game.city_row) == 4
    for seat in range(3):
        assert (len(game.hand[seat]), len(game.deck[seat]), len(game.discard[seat])) == (5, 3, 0)
        unit = BOX.faces.races[seat][0]
        assert sorted(pile(game, game.hand[seat] + game.deck[seat])) == sorted(
            [gold[0]] * 5 + [unit] * 3
        )
        assert pile(game, game.barracks[seat]).count(unit) == 5
        assert len(set(pile(game, game.barracks[seat]))) == 5


@pytest.mark.rule("RA-SETUP-8", "RA-SETUP-9", "RA-SETUP-10", "RA-SETUP-11", "RA-RULING-5")
@pytest.mark.parametrize(
    ("seats", "piles", "neutral", "cities"),
    [(1, [4, 8, 4], 2, 2), (2, [4, 10, 6], 3, 3), (3, [4, 12, 8], 4, 4), (4, [4, 14, 10], 5, 5)],
)
def test_the_centre_has_as_many_cards_as_the_table_says_for_every_number_of_players(
    seats: int, piles: list[int], neutral: int, cities: int
) -> None:
    game = begin("monument", seats, expansion=False)
    assert [in_market(game, face) for face in BOX.faces.gold_cards] == piles
    assert {in_market(game, face) for face in BOX.neutral} == {neutral}
    assert len(game.city_row) == cities


@pytest.mark.rule("RA-SETUP-18", "RA-SETUP-19", "RA-OA-5")
@pytest.mark.parametrize("seed", range(1, 6))
def test_stage_1_events_lie_on_top_of_stage_2_events_each_in_random_order(
    seed: int,
) -> None:  # WE-2
    game = begin(seed=seed)
    stages = [BOX.faces.stage[face] for face in pile(game, game.event_deck)]
    assert stages == [2] * 7 + [1] * 5  # the top card is the last one
    orders = {tuple(pile(begin(seed=other), begin(seed=other).event_deck)) for other in range(1, 6)}
    assert len(orders) == 5


@pytest.mark.rule("RA-OA-3", "RA-RULING-4")
def test_with_the_expansion_a_barracks_has_seven_piles() -> None:
    assert len(set(pile(begin(), begin().barracks[0]))) == 7


@pytest.mark.rule("RA-MERC-3", "RA-MERC-4", "RA-MERC-5", "RA-MERC-6")
@pytest.mark.parametrize("seed", range(1, 9))
def test_without_sieges_mercenaries_come_from_those_without_the_siege_icon(
    seed: int,
) -> None:  # WE-25
    game = begin("cataclysm", 2, seed=seed)
    faces = BOX.faces
    chosen = [face for face in dict.fromkeys(pile(game, game.market)) if faces.category[face]]
    assert sorted(faces.category[face] for face in chosen) == [1, 1, 2]
    assert not any(faces.flags[face] & c.SIEGE_ICON for face in chosen)
    assert all(in_market(game, face) == 3 for face in chosen)
    costs = [faces.influence_cost[face] for face in chosen]
    assert costs == sorted(costs)


@pytest.mark.rule("RA-SETUP-3", "RA-RULING-3")
def test_races_are_chosen_clockwise_from_the_first_player_and_none_twice() -> None:
    setup = Setup(1)
    setup.seats = 3
    setup.first_player = 1
    game = new_game(BOX.faces, scenario("dragonlords"), setup, None)
    assert asked(game).seat == 1
    choose(game, ch.TAKE_RACE, 4)
    assert asked(game).seat == 2
    assert 4 not in cards_offered(game, ch.TAKE_RACE)
    choose(game, ch.TAKE_RACE, 0)
    assert asked(game).seat == 0
    choose(game, ch.TAKE_RACE, 5)
    assert game.race == [5, 4, 0]


@pytest.mark.rule("RA-OA-1", "RA-RULING-114")
def test_without_the_expansion_dwarves_and_orcs_cannot_be_chosen() -> None:
    setup = Setup(1)
    setup.expansion = False
    game = new_game(BOX.faces, scenario("dragonlords"), setup, None)
    assert cards_offered(game, ch.TAKE_RACE) == [0, 1, 2, 3]


@pytest.mark.rule("RA-RULING-1", "RA-RULING-93")
def test_the_overlord_is_drawn_by_lot_and_opens_every_round() -> None:
    firsts = set()
    for seed in range(1, 20):
        game = begin("overlord", 3, seed=seed)
        assert game.numbers[OVERLORD] == game.numbers[FIRST]
        firsts.add(game.numbers[FIRST])
    assert firsts == {0, 1, 2}


@pytest.mark.rule("RA-COOP-3", "RA-RULING-98")
def test_players_who_share_a_home_realm_have_one_of_theirs_in_the_centre() -> None:
    game = begin("together", 3)
    home = game.numbers[SHARED_REALM]
    assert game.zone[home] == c.IN_FRONT
    assert game.face[home] in [BOX.faces.homes[race] for race in game.race]
    assert game.home == [-1, -1, -1]


@pytest.mark.rule("RA-RULING-91")
def test_each_player_gets_a_dragon_rune_by_lot_and_the_rest_lies_unused() -> None:
    game = begin("runewars", 4)
    runes = [
        card
        for seat in range(4)
        for card in game.realm[seat]
        if BOX.faces.type[game.face[card]] & c.RUNE
    ]
    assert len(runes) == 4
    assert len(game.runes) == 2


@pytest.mark.rule("RA-RULING-94")
def test_landmarks_lie_beside_the_ordinary_cities() -> None:
    game = begin("landmarks", 3)
    kinds = [BOX.faces.type[face] for face in pile(game, game.city_row)]
    assert (kinds.count(c.CITY), kinds.count(c.CITY | c.LANDMARK)) == (4, 6)


@pytest.mark.rule("RA-RULING-93")
@pytest.mark.parametrize(("seats", "secured"), [(2, 0), (3, 1), (4, 2)])
def test_an_overlord_has_strongholds_for_each_ally_after_the_first(
    seats: int, secured: int
) -> None:
    made = scenario("overlord")
    made.strongholds = 1
    game = begin_with(made, seats)
    strongholds = [
        sum(BOX.faces.type[game.face[card]] & c.STRONGHOLD != 0 for card in game.realm[seat])
        for seat in range(seats)
    ]
    assert strongholds.pop(game.numbers[OVERLORD]) == secured
    assert set(strongholds) == {0}


def veterans(game: RuneAgeGame, seat: int) -> int:
    """Units of cost 3 that begin in deck and hand."""
    cards = [*game.deck[seat], *game.hand[seat]]
    return sum(BOX.faces.gold_cost[game.face[card]] == c.VETERAN_COST for card in cards)


@pytest.mark.rule("RA-RULING-93")
@pytest.mark.parametrize(("seats", "enlisted"), [(2, 0), (3, 2), (4, 4)])
def test_an_overlord_has_veterans_for_each_ally_after_the_first(seats: int, enlisted: int) -> None:
    made = scenario("overlord")
    made.veterans = 2
    game = begin_with(made, seats)
    found = [veterans(game, seat) for seat in range(seats)]
    assert found.pop(game.numbers[OVERLORD]) == enlisted
    assert set(found) == {0}


@pytest.mark.rule("RA-RULING-95")
def test_what_a_scenario_gives_for_a_start_a_player_alone_gets_once() -> None:
    made = scenario("cataclysm")
    made.strongholds, made.veterans = 2, 1
    game = begin_with(made, 1)
    kinds = [BOX.faces.type[game.face[card]] for card in game.realm[0]]
    assert sum(kind & c.STRONGHOLD != 0 for kind in kinds) == 2
    assert veterans(game, 0) == 1
    assert len(game.deck[0]) == c.STARTING_GOLD + c.STARTING_UNITS + 1 - c.HAND_SIZE

"""Cards and what is known of them: costs, yields, exhausting, hands and piles."""

from __future__ import annotations

import pytest

from runestack.games.rune_age.game import GAME
from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules.game import RuneAgeGame
from runestack.games.rune_age.rules.state import FIRST, OBJECTIVE
from runestack.games.wording import Reader
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
    new_card,
    pile,
    ready,
    refresh_question,
    rolling,
    scenario,
    strongholds,
    told,
)

G1, G2, G3 = BOX.faces.gold_cards
CITY = BOX.faces.cities[3]  # 4 strength, 2 auto-defense, 2 influence


def bought(game: RuneAgeGame, kind: int) -> set[int]:
    """The faces that are offered for gold or influence."""
    return set(pile(game, cards_offered(game, kind)))


@pytest.mark.rule("RA-COMP-1", "RA-COMP-2")
def test_a_price_in_gold_is_not_paid_with_influence_nor_the_other_way_round() -> None:
    game = begin()
    ready(game, G3, G3)
    assert BOX.faces.races[0][0] in bought(game, ch.BUY)
    assert not bought(game, ch.ACQUIRE)
    empty(game, game.hand[0])
    new_card(game, CITY, 0, c.IN_REALM)
    refresh_question(game)
    assert bought(game, ch.ACQUIRE) >= {G1, G2}
    assert not bought(game, ch.BUY)


@pytest.mark.rule("RA-COMP-3", "RA-RES-1", "RA-RES-3", "RA-REWARD-2")
@pytest.mark.parametrize(
    ("face", "affordable"),
    [
        (BOX.faces.races[0][4], {G1}),  # a stronghold yields 1
        (CITY, {G1, G2}),  # this city 2
        (BOX.tribute, {G1, G2}),  # this reward 2
        (BOX.faces.cities[7], {G1, G2, BOX.neutral[1]}),  # this city 3, as much as the unit costs
    ],
)
def test_what_a_card_yields_decides_what_can_be_acquired(face: int, affordable: set[int]) -> None:
    game = begin(expansion=False)
    new_card(game, face, 0, c.IN_REALM)
    ready(game)
    assert bought(game, ch.ACQUIRE) == affordable | {BOX.neutral[0]}


@pytest.mark.rule("RA-COMP-4", "RA-BATTLE-6")
@pytest.mark.parametrize(("face", "icons"), [(BOX.enemy, 0), (BOX.rewarding, 1), (BOX.grim, 2)])
def test_one_die_is_rolled_for_each_attrition_icon_of_an_event(face: int, icons: int) -> None:
    game = begin()
    enemy = new_card(game, face, -1, c.IN_FRONT)
    ready(game)
    fight(game, enemy)
    assert len(told(game, e.ROLLS)) == icons


@pytest.mark.rule("RA-COMP-6", "RA-INF-1")
def test_an_exhausted_card_yields_nothing_until_it_is_refreshed() -> None:
    game = begin()
    stronghold = new_card(game, BOX.faces.races[0][4], 0, c.IN_REALM)
    ready(game)
    choose(game, ch.ACQUIRE, next(c_ for c_ in cards_offered(game, ch.ACQUIRE)))
    if asked(game).kind == ch.ASK_MORE:
        choose(game, ch.ENOUGH)
    assert game.exhausted[stronghold]
    assert not cards_offered(game, ch.ACQUIRE)
    end_turn(game)
    end_turn(game)
    assert not game.exhausted[stronghold]
    assert cards_offered(game, ch.ACQUIRE)


@pytest.mark.rule("RA-COMP-5", "RA-SETUP-5", "RA-SETUP-7")
def test_at_the_start_a_realm_area_holds_the_undamaged_home_realm_alone() -> None:
    game = begin(seats=4)
    for seat in range(4):
        assert game.realm[seat] == [game.home[seat]]
        assert game.damage[seat] == 0
        assert len(strongholds(game, seat)) == 3
    assert {game.zone[card] for card in game.city_row} == {c.IN_CITY_ROW}


@pytest.mark.rule("RA-COMP-5", "RA-BATTLE-10", "RA-REWARD-1")
def test_strongholds_cities_and_rewards_lie_beside_the_home_realm() -> None:
    game = begin()
    city = game.city_row[0]
    stronghold = strongholds(game, 0)[0]
    enemy = new_card(game, BOX.host, -1, c.IN_FRONT)
    units = ready(game, BOX.unit[6], BOX.unit[2], BOX.unit[4])
    for target, unit in zip((city, stronghold, enemy), units, strict=True):
        fight(game, target, unit)
    assert game.realm[0] == [game.home[0], city, stronghold, enemy]
    assert BOX.faces.type[game.face[enemy]] == c.REWARD


@pytest.mark.rule("RA-COMP-11", "RA-COMP-5")
def test_the_table_is_laid_out_from_the_objective_down_to_the_cities_and_then_player_by_player() -> (
    None
):
    game = GAME.new(1, 2, {"scenario": "cataclysm"}, None)
    lines = GAME.table(GAME.view(game, 0), Reader(0))
    text = "\n".join(lines)
    order = ("Objective:", "Event deck:", "Gold:", "Neutral cards:", "Mercenaries:", "Cities:")
    places = [text.index(word) for word in (*order, "Barracks:", "Hand:")]
    assert places == sorted(places)


@pytest.mark.rule("RA-COMP-8", "RA-COMP-7", "RA-RULING-101")
def test_everybody_sees_the_size_of_every_deck_and_nobody_its_order() -> None:
    game = GAME.new(1, 2, {"scenario": "cataclysm"}, None)
    for reader in (0, 1):
        view = GAME.view(game, reader)
        assert [seat["deck"] for seat in view["seats"]] == [{"count": 3, "known": []}] * 2
        assert view["centre"]["event_deck"]["count"] == 12


@pytest.mark.rule("RA-COMP-7")
def test_a_hand_is_known_to_its_holder_and_a_deck_to_nobody() -> None:
    game = begin(seats=3)
    for seat in range(3):
        assert {game.known[card] for card in game.hand[seat]} == {1 << seat}
        assert {game.known[card] for card in game.deck[seat]} == {0}
    assert {game.known[card] for card in game.event_deck} == {0}
    for pile_of in (game.market, game.city_row, game.front, *game.barracks, *game.realm):
        assert {game.known[card] for card in pile_of} == {0b111}


@pytest.mark.rule("RA-COMP-7", "RA-COMP-9")
def test_everybody_knows_a_discard_pile_until_it_is_shuffled_into_a_deck() -> None:
    game = begin()
    thrown = [new_card(game, face, 0, c.IN_DISCARD) for face in (G3, G2, G1)]
    assert {game.known[card] for card in thrown} == {0b11}
    assert pile(game, game.discard[0]) == [G3, G2, G1]
    end_turn(game)  # 3 cards are left in the deck, so that the discard pile is shuffled
    assert game.discard[0] == []
    assert {game.known[card] for card in game.deck[0]} == {0}
    assert {game.known[card] for card in thrown if card in game.hand[0]} <= {0b01}


@pytest.mark.rule("RA-RULING-105")
def test_with_open_hands_everybody_knows_what_everybody_holds() -> None:
    game = begin_with(scenario("cataclysm"), open_hands=True)
    end_turn(game)
    assert {game.known[card] for hand in game.hand for card in hand} == {0b11}


@pytest.mark.rule("RA-COMP-10", "RA-RULING-12")
def test_the_attrition_die_shows_each_of_0_1_and_2_on_two_of_its_six_faces() -> None:
    assert c.DIE == (0, 0, 1, 1, 2, 2)
    for number in (0, 1, 2):
        game = rolling(number)
        enemy = new_card(game, BOX.rewarding, -1, c.IN_FRONT)
        ready(game)
        fight(game, enemy)
        assert [event.number for event in told(game, e.ROLLS)] == [number]


@pytest.mark.rule("RA-RULING-15", "RA-RULING-66", "RA-RULING-81")
def test_damage_adds_up_and_what_goes_beyond_20_has_no_further_meaning() -> None:
    game = begin("runewars", 3)
    deal(game, 1)
    units = ready(game, BOX.unit[9], BOX.unit[10])
    fight(game, game.home[1], units[0])
    assert game.damage[1] == 9
    game.attacked[game.home[1]] = 0
    deal(game, 1)
    (unit,) = ready(game, BOX.unit[10])
    fight(game, game.home[1], unit)
    assert game.damage[1] == 19
    assert not game.out[1]
    game.attacked[game.home[1]] = 0
    deal(game, 1)
    (unit,) = ready(game, BOX.unit[10])
    fight(game, game.home[1], unit)
    assert game.damage[1] == 29
    assert game.out[1]


@pytest.mark.rule("RA-SETUP-1", "RA-SETUP-12")
def test_the_objective_lies_face_up_in_the_centre_from_the_first_round_on() -> None:
    game = begin("monument")
    objective = game.numbers[OBJECTIVE]
    for _ in range(3):
        assert game.zone[objective] == c.IN_FRONT
        assert game.known[objective] == 0b11
        assert [card for card in range(len(game.face)) if is_objective(game, card)] == [objective]
        end_round(game)


def is_objective(game: RuneAgeGame, card: int) -> bool:
    return bool(BOX.faces.type[game.face[card]] & c.OBJECTIVE)


@pytest.mark.rule("RA-SETUP-2", "RA-SETUP-4", "RA-NEUT-3")
def test_only_the_neutral_types_and_races_of_this_game_are_in_it() -> None:
    game = begin(seats=2, expansion=False)
    kinds = {face for face in game.face if BOX.faces.type[face] & c.UNIT}
    own = {*BOX.faces.races[0], *BOX.faces.races[1], *BOX.neutral}
    assert kinds <= own
    assert kinds >= set(BOX.neutral)
    assert not {BOX.faces.homes[race] for race in (2, 3, 4, 5)} & set(game.face)


@pytest.mark.rule("RA-SETUP-6")
def test_a_barracks_is_sorted_by_gold_cost_cheapest_first() -> None:
    for expansion in (False, True):
        game = begin(expansion=expansion)
        costs = [BOX.faces.gold_cost[face] for face in pile(game, game.barracks[0])]
        assert costs == sorted(costs)
        assert len(set(pile(game, game.barracks[0]))) == (7 if expansion else 5)


@pytest.mark.rule("RA-SETUP-16")
def test_starting_decks_are_shuffled_and_discard_piles_empty() -> None:
    orders = set()
    for seed in range(1, 8):
        game = begin(seed=seed)
        orders.add(tuple(pile(game, game.hand[0] + game.deck[0])))
        assert game.discard == [[], []]
    assert len(orders) > 3


@pytest.mark.rule("RA-SETUP-20", "RA-SETUP-23", "RA-EVENT-1", "RA-EVENT-9", "RA-RULING-68")
def test_the_first_event_comes_after_the_last_turn_of_the_first_round() -> None:
    game = begin(seats=3)
    top = game.event_deck[-1]
    for _ in range(3):
        assert not told(game, e.EVENT_DRAWN)
        end_turn(game)
    (event,) = told(game, e.EVENT_DRAWN)
    assert (event.seat, event.card) == (game.numbers[FIRST], top)
    turns = [event.seat for event in told(game, e.TURN_BEGINS)]
    assert turns == [0, 1, 2, 0]  # and the first player goes on


@pytest.mark.rule("RA-SETUP-21", "RA-RULING-1")
def test_the_first_player_is_the_seat_that_was_chosen_or_drawn_by_lot() -> None:
    assert begin_with(scenario("dragonlords"), 3, first=2).numbers[FIRST] == 2
    lots = {
        begin_with(scenario("dragonlords"), 3, first=-1, seed=seed).numbers[FIRST]
        for seed in range(20)
    }
    assert lots == {0, 1, 2}


@pytest.mark.rule("RA-SETUP-22")
def test_turns_go_clockwise_from_the_first_player() -> None:
    game = begin_with(scenario("dragonlords"), 4, first=2)
    for _ in range(3):
        end_turn(game)
    assert [event.seat for event in told(game, e.TURN_BEGINS)] == [2, 3, 0, 1]


@pytest.mark.rule("RA-RULING-7", "RA-RULING-6")
def test_no_further_city_and_no_further_gold_enters_the_game() -> None:
    game = begin("runewars", 3)
    cities, gold = game.city_row[:], [game.face.count(face) for face in (G1, G2, G3)]
    assert gold == [19, 12, 8]
    empty(game, game.hand[1])
    game.damage[1] = 19
    (unit,) = ready(game, BOX.unit[9])
    fight(game, game.home[1], unit)
    end_round(game)
    assert game.city_row == cities
    assert [game.face.count(face) for face in (G1, G2, G3)] == gold


@pytest.mark.rule("RA-RULING-14")
def test_a_scenario_with_three_stages_has_the_first_on_top_and_the_last_at_the_bottom() -> None:
    made = scenario("cataclysm")
    final = [BOX.add(type=c.ENEMY, strength=9, stage=3) for _ in range(4)]
    made.stages = [BOX.early, BOX.late, final]
    game = begin_with(made)
    stages = [BOX.faces.stage[face] for face in pile(game, game.event_deck)]
    assert stages == [3] * 4 + [2] * 7 + [1] * 5


@pytest.mark.rule("RA-RULING-16")
def test_the_same_seed_gives_the_same_game_and_another_seed_another_one() -> None:
    def facts(seed: int) -> tuple[object, ...]:
        game = begin("runewars", 3, seed=seed)
        return (pile(game, game.event_deck), pile(game, game.city_row), game.hand, game.realm)

    assert facts(7) == facts(7)
    assert facts(7) != facts(8)


@pytest.mark.rule("RA-OA-4", "RA-DEST-3")
def test_expansion_units_are_for_sale_like_all_others_and_nobody_must_buy_them() -> None:
    game = begin()
    ready(game, G3, G3)
    faces = bought(game, ch.BUY)
    assert {BOX.faces.races[0][3], BOX.faces.races[0][6]} <= faces
    end_turn(game)
    assert pile(game, game.barracks[0]).count(BOX.faces.races[0][6]) == 2


@pytest.mark.rule("RA-MERC-1", "RA-MERC-2", "RA-MERC-7", "RA-RULING-103", "RA-RULING-104")
def test_mercenaries_are_acquired_like_neutral_cards_and_the_other_types_stay_in_the_box() -> None:
    game = begin(expansion=True)
    hired = [face for face in dict.fromkeys(pile(game, game.market)) if BOX.faces.category[face]]
    assert [BOX.faces.category[face] for face in hired].count(1) == 2
    for _ in range(3):
        new_card(game, BOX.faces.cities[7], 0, c.IN_REALM)
    ready(game)
    assert set(hired) <= bought(game, ch.ACQUIRE)
    card = next(card for card in cards_offered(game, ch.ACQUIRE) if game.face[card] == hired[0])
    choose(game, ch.ACQUIRE, card)
    choose(game, ch.ENOUGH)
    if asked(game).kind == ch.ASK_PAYMENT:
        choose(game, ch.PAY_WITH)
    assert game.discard[0] == [card]
    unused = set(BOX.faces.mercenaries[1] + BOX.faces.mercenaries[2]) - set(hired)
    assert not unused & set(game.face)
    assert not any(BOX.faces.category[face] for face in begin(expansion=False).face)


@pytest.mark.rule("RA-EVENT-11")
def test_one_event_is_drawn_in_each_event_phase() -> None:
    game = begin()
    draw_next(game, *[BOX.enemy] * 3)
    for number in (1, 2, 3):
        end_round(game)
        assert len(told(game, e.EVENT_DRAWN)) == number

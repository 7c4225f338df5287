"""What a seat sees of a game of Rune Age."""

from __future__ import annotations

import random
from collections.abc import Iterator

import jsonschema_rs
import pytest

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules.game import RuneAgeGame, new_game, resample
from runestack.games.rune_age.rules.primitives import move
from runestack.games.rune_age.rules.setup import Setup
from runestack.games.rune_age.view.seat import view
from runestack.games.rune_age.view.types import Combat, Goal, RuneAgeOption, RuneAgeView, Spend
from runestack.games.view_schema import view_schema
from runestack.games.wording import SPECTATOR, Reader
from runestack.kernel.driver import answer
from runestack.kernel.frame import NOBODY
from runestack.kernel.random import RandomStream
from tests.games.rune_age.hand_made import (
    BOX,
    KINDS,
    asked,
    begin,
    choose,
    deal,
    new_card,
    refresh_question,
    scenario,
)
from tests.games.rune_age.hand_made_words import WORDS

VALIDATOR = jsonschema_rs.Draft202012Validator(
    {"$ref": "#/$defs/RuneAgeView", "$defs": view_schema(RuneAgeView)}
)


def seen(game: RuneAgeGame, seat: int = 0) -> RuneAgeView:
    """What a seat sees."""
    return view(game, WORDS, Reader(seat))


def combat(game: RuneAgeGame, seat: int = 0) -> Combat:
    """The combat lane."""
    found = seen(game, seat)["combat"]
    assert found is not None
    return found


def spend(game: RuneAgeGame, seat: int = 0) -> Spend:
    """The spend under way."""
    found = seen(game, seat)["spend"]
    assert found is not None
    return found


def option(game: RuneAgeGame, name: str) -> RuneAgeOption:
    """An option of the open question by its short name."""
    question = seen(game, asked(game).seat)["question"]
    assert question is not None
    return next(one for one in question["options"] if one["id"] == name)


def goal(game: RuneAgeGame, what: str) -> Goal:
    """A way in which the game ends."""
    return next(one for one in seen(game)["scenario"]["goals"] if one["what"] == what)


def positions(kind: str, seats: int, decisions: int) -> Iterator[RuneAgeGame]:
    """A random game, before each decision."""
    game = begin(kind, seats)
    chance = random.Random(5)
    for _ in range(decisions):
        yield game
        if not game.asking:
            return
        question = game.asking[0]
        answer(game, question, chance.randrange(len(question.options)))


# -- every view ----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_in_random_games_of_every_scenario_every_view_is_what_its_type_says(kind: str) -> None:
    seats = 1 if kind == "rival" else 3
    for game in positions(kind, seats, 300):
        for seat in (*range(seats), SPECTATOR):
            assert [one.message for one in VALIDATOR.iter_errors(seen(game, seat))] == []


@pytest.mark.rule("RA-COMP-7")
@pytest.mark.parametrize("kind", ["dragonlords", "runewars", "together"])
def test_what_a_seat_cannot_know_changes_nothing_in_its_view(kind: str) -> None:
    for number, game in enumerate(positions(kind, 3, 300)):
        if number % 7 == 0:
            for seat in range(3):
                other = game.clone()
                resample(other, seat, RandomStream(number))
                assert seen(other, seat) == seen(game, seat)


@pytest.mark.rule("RA-COMP-7", "RA-COMP-8", "RA-COMP-9", "RA-RULING-101")
def test_hands_are_hidden_and_counts_and_discard_piles_are_not() -> None:
    game = begin()
    (thrown,) = deal(game, 1, BOX.unit[1])
    move(game, thrown, c.IN_DISCARD, 1)
    deal(game, 1, BOX.unit[2], BOX.unit[3])
    theirs = seen(game, 0)["seats"][1]
    assert theirs["hand"] == [{"hidden": True}, {"hidden": True}]
    assert theirs["gold"] is None
    assert theirs["deck"] == {"count": 3, "known": []}
    assert [card["n"] for card in theirs["discard"]] == [thrown]
    assert seen(game, 0)["centre"]["event_deck"]["count"] == 12
    assert "hidden" not in seen(game, 1)["seats"][1]["hand"][0]


@pytest.mark.rule("RA-RULING-105")
def test_open_hands_are_seen_by_everybody() -> None:
    setup = Setup(1)
    setup.open_hands = True
    setup.races = [0, 1]
    game = new_game(BOX.faces, scenario("cataclysm"), setup, None)
    for hand in (one["hand"] for one in seen(game, 0)["seats"]):
        assert len(hand) == 5
        assert all("name" in card for card in hand)


# -- the centre ----------------------------------------------------------------------------------


def test_the_centre_shows_all_piles_with_what_is_left_of_them() -> None:
    game = begin()
    centre = seen(game)["centre"]
    assert [(pile["left"], pile["of"], pile["price"]) for pile in centre["gold"]] == [
        (4, 14, 1),
        (10, 10, 2),
        (6, 6, 4),
    ]
    assert [(pile["left"], pile["price"]) for pile in centre["neutral"]] == [(3, 1), (3, 3), (3, 5)]
    assert len(centre["mercenaries"]) == 3
    assert len(centre["cities"]) == 3
    assert centre["event_deck"]["stages"] == [{"stage": 1, "left": 5}, {"stage": 2, "left": 7}]


def test_an_empty_pile_is_still_shown() -> None:
    game = begin()
    for card in [card for card in game.market if game.face[card] == BOX.neutral[0]]:
        move(game, card, c.IN_DISCARD, 1)
    pile = seen(game)["centre"]["neutral"][0]
    assert (pile["left"], pile["of"], pile["price"], pile["cards"]) == (0, 3, None, [])


def test_an_exhausted_city_of_a_realm_is_shown_as_such_with_what_it_yields() -> None:
    game = begin()
    city = new_card(game, BOX.faces.cities[3], 1, c.IN_REALM)
    game.exhausted[city] = 1
    realm = seen(game)["seats"][1]["realm"]
    shown = next(card for card in realm if card["n"] == city)
    assert (shown["exhausted"], shown["influence"], shown["auto_defense"]) == (True, 2, 2)
    assert seen(game)["seats"][1]["influence"] == 0


# -- combat --------------------------------------------------------------------------------------


@pytest.mark.rule("RA-BATTLE-9")
def test_in_a_battle_a_tie_is_enough() -> None:
    game = begin()
    three, two = deal(game, 0, BOX.unit[3], BOX.unit[2])
    enemy = new_card(game, BOX.enemy, NOBODY, c.IN_FRONT)
    refresh_question(game)
    choose(game, ch.ATTACK, enemy)
    choose(game, ch.PLAY, three)
    lane = combat(game)
    assert (lane["kind"], lane["attacking"], lane["defending"]) == ("battle", 3, 6)
    assert (lane["missing"], lane["tie"]) == (3, "attacker")
    assert lane["sentence"]["en"].endswith("3 against 6. You need 3 more to win.")
    assert option(game, f"play-{two}").get("prediction") == {"strength": 5, "missing": 1}


@pytest.mark.rule("RA-SIEGE-11", "RA-SIEGE-14")
def test_in_a_siege_the_city_is_added_and_a_tie_is_not_enough() -> None:
    game = begin()
    city = new_card(game, BOX.faces.cities[1], 1, c.IN_REALM)  # auto-defense 2
    attacker, _ = deal(game, 0, BOX.unit[5], BOX.unit[1])
    (defender,) = deal(game, 1, BOX.unit[3])
    refresh_question(game)
    choose(game, ch.ATTACK, city)
    choose(game, ch.PLAY, attacker)
    assert option(game, f"play-{defender}").get("prediction") == {"strength": 3, "missing": 0}
    choose(game, ch.PLAY, defender)
    lane = combat(game, 1)
    assert (lane["attacking"], lane["defending"], lane["auto_defense"]) == (5, 5, 2)
    assert (lane["missing"], lane["tie"]) == (1, "defender")
    assert lane["sentence"]["de"] == (
        f"Der Gegner belagert City {game.face[city]} (de): 5 gegen 5. Dem Gegner fehlt noch 1 zum Sieg."
    )


@pytest.mark.rule("RA-SIEGE-17")
def test_a_siege_of_a_home_realm_shows_the_damage_that_it_would_deal() -> None:
    game = begin()
    unit, _ = deal(game, 0, BOX.unit[4], BOX.unit[1])
    refresh_question(game)
    choose(game, ch.ATTACK, game.home[1])
    assert combat(game)["damage"] == 0
    choose(game, ch.PLAY, unit)
    assert combat(game)["damage"] == 4


# -- spending ------------------------------------------------------------------------------------


@pytest.mark.rule("RA-RULING-24")
def test_a_spend_shows_what_is_bought_what_it_costs_and_what_remains_to_its_player_alone() -> None:
    game = begin()
    deal(game, 0, *[BOX.faces.gold_cards[0]] * 3)
    refresh_question(game)
    two = next(card for card in game.barracks[0] if game.faces.gold_cost[game.face[card]] == 2)
    assert option(game, f"buy-{two}").get("left") == 1
    choose(game, ch.BUY, two)
    shown = spend(game)
    assert [card["n"] for card in shown["cards"]] == [two]
    assert (shown["cost"], shown["have"], shown["left"]) == (2, 3, 1)
    assert shown["sentence"]["en"].endswith(": 2 of 3 gold, 1 left.")
    assert seen(game, 1)["spend"] is None
    assert seen(game, SPECTATOR)["spend"] is None


# -- goals ---------------------------------------------------------------------------------------


def test_the_race_against_the_dragon_shows_what_a_hand_of_each_could_bring() -> None:
    game = begin()
    deal(game, 0, BOX.unit[5], BOX.unit[5], BOX.unit[5])
    shown = goal(game, "objective_defeated")
    # three units of strength 5, and two of those of strength 1 that are left in the deck at most
    ones = len([card for card in game.deck[0] if game.faces.strength[game.face[card]]])
    assert shown["need"] == 18
    assert shown["progress"][0] == {"seat": 0, "have": 15 + min(2, ones)}
    assert shown["sentence"]["en"] == (
        f"If a player defeats Objective {BOX.dragon} (strength 18), that player wins."
    )


def test_players_who_win_together_are_told_that_the_game_is_lost() -> None:
    shown = goal(begin("cataclysm", 3), "player_eliminated")
    assert shown["sentence"] == {
        "en": "If a player is eliminated, the game is lost.",
        "de": "Wenn ein Spieler ausscheidet, ist das Spiel verloren.",
    }
    assert [one["have"] for one in shown["progress"]] == [0, 0, 0]


def test_landmarks_are_counted_by_player() -> None:
    game = begin("landmarks", 2)
    new_card(game, BOX.faces.landmarks[0], 1, c.IN_REALM)
    shown = goal(game, "landmarks")
    assert shown["need"] == 3
    assert shown["progress"] == [{"seat": 0, "have": 0}, {"seat": 1, "have": 1}]


def test_factions_to_choose_from_are_shown_with_their_cards() -> None:
    game = new_game(BOX.faces, scenario("dragonlords"), Setup(1), None)
    first = seen(game, asked(game).seat)["question"]
    assert first is not None
    choice = first["options"][0].get("faction")
    assert choice is not None
    assert choice["faction"] == "daqan"
    assert len(choice["barracks"]) == 7

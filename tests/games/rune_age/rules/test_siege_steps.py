"""Sieges step by step."""

from __future__ import annotations

import pytest

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules.state import COMBAT
from runestack.kernel.manners import Manners
from tests.games.rune_age.hand_made import (
    BOX,
    asked,
    begin,
    cards_offered,
    choose,
    deal,
    fight,
    new_card,
    offered,
    ready,
    refresh_question,
    told,
)

G3 = BOX.faces.gold_cards[2]
CITY = BOX.faces.cities[3]  # 4 strength, 2 auto-defense, 2 influence


@pytest.mark.rule("RA-COMBAT-2", "RA-SIEGE-2", "RA-REWARD-5")
def test_what_another_player_controls_is_besieged_only_if_it_is_a_city_or_the_home_realm() -> None:
    game = begin()
    city = new_card(game, CITY, 1, c.IN_REALM)
    safe = [
        new_card(game, face, 1, c.IN_REALM)
        for face in (BOX.faces.races[1][4], BOX.tribute, BOX.faces.runes[0])
    ]
    deal(game, 1)
    ready(game)
    theirs = [card for card in cards_offered(game, ch.ATTACK) if card in game.realm[1]]
    assert sorted(theirs) == sorted([game.home[1], city])
    assert not set(safe) & set(theirs)
    choose(game, ch.ATTACK, city)
    assert [event.number for event in told(game, e.DECLARES)] == [c.SIEGE]


@pytest.mark.rule("RA-SIEGE-1", "RA-SIEGE-19", "RA-RULING-65")
def test_only_the_attacker_and_the_controller_of_the_target_take_part_with_their_hands() -> None:
    game = begin(seats=3)
    (defender,) = deal(game, 1, BOX.unit[2])
    before = game.hand[2][:]
    first, second = ready(game, BOX.unit[3], BOX.unit[1])
    choose(game, ch.ATTACK, game.home[1])
    asked_seats = []
    for card in (first, defender, second):
        asked_seats.append(asked(game).seat)
        choose(game, ch.PLAY, card)
    assert asked_seats == [0, 1, 0]
    assert game.hand[2] == before
    assert game.damage == [0, 2, 0]
    assert game.numbers[COMBAT] == c.NO_COMBAT


@pytest.mark.rule("RA-SIEGE-5", "RA-RULING-52", "RA-RULING-49")
def test_after_each_card_the_armys_strength_is_told_without_the_auto_defense() -> None:
    game = begin()
    city = new_card(game, CITY, 1, c.IN_REALM)
    (defender,) = deal(game, 1, BOX.unit[2])
    first, second = ready(game, BOX.unit[3], BOX.unit[4])
    choose(game, ch.ATTACK, city)
    for card in (first, defender, second):
        choose(game, ch.PLAY, card)
    assert [(event.seat, event.number) for event in told(game, e.PLAYS)] == [(0, 3), (1, 2), (0, 7)]
    (result,) = told(game, e.RESOLVES)
    assert (result.other, result.number) == (7, 4)


@pytest.mark.rule("RA-SIEGE-18", "RA-SIEGE-14")
@pytest.mark.parametrize("defending", [4, 7])
def test_a_defended_home_realm_takes_no_damage(defending: int) -> None:
    game = begin()
    (defender,) = deal(game, 1, BOX.unit[defending])
    (unit,) = ready(game, BOX.unit[4])
    choose(game, ch.ATTACK, game.home[1])
    choose(game, ch.PLAY, unit)
    choose(game, ch.PLAY, defender)
    assert game.damage == [0, 0]
    assert game.discard == [[unit], [defender]]
    assert [event.seat for event in told(game, e.WINS_COMBAT)] == [1]
    assert [event.seat for event in told(game, e.LOSES_COMBAT)] == [0]


@pytest.mark.rule("RA-RULING-50", "RA-SIEGE-7")
def test_a_player_without_a_playable_card_is_still_asked_and_can_only_pass() -> None:
    game = begin()
    game.manners = Manners([ch.ASK_SIEGE])
    deal(game, 1, G3)
    (unit,) = ready(game, BOX.unit[1])
    choose(game, ch.ATTACK, game.home[1])
    choose(game, ch.PLAY, unit)
    assert asked(game).seat == 1
    assert offered(game) == [(ch.PASS, 0)]
    choose(game, ch.PASS)
    assert asked(game).seat == 0
    choose(game, ch.PASS)
    passes = told(game, e.PASSES)
    assert [event.seat for event in passes] == [1, 0]
    assert game.damage == [0, 1]


@pytest.mark.rule("RA-RULING-51", "RA-RULING-37")
def test_an_attacker_may_pass_at_once_and_the_defender_may_still_play() -> None:
    game = begin()
    (defender, _) = deal(game, 1, BOX.unit[2], BOX.unit[2])
    ready(game, BOX.unit[9])
    choose(game, ch.ATTACK, game.home[1])
    choose(game, ch.PASS)
    assert asked(game).seat == 1
    choose(game, ch.PLAY, defender)
    choose(game, ch.PASS)
    (result,) = told(game, e.RESOLVES)
    assert (result.other, result.number) == (0, 2)
    assert game.damage == [0, 0]


@pytest.mark.rule("RA-RULING-53", "RA-RULING-27", "RA-EOC-3")
def test_at_the_end_the_attackers_cards_are_discarded_first_each_in_the_order_of_play() -> None:
    game = begin()
    b1, b2 = deal(game, 1, BOX.unit[1], BOX.unit[2])
    a1, a2 = ready(game, BOX.unit[3], BOX.unit[1])
    choose(game, ch.ATTACK, game.home[1])
    for card in (a2, b2, a1, b1):
        choose(game, ch.PLAY, card)
    assert game.discard == [[a2, a1], [b2, b1]]
    told_cards = [event.card for event in told(game, e.TO_DISCARD)]
    assert told_cards == [a2, a1, b2, b1]


@pytest.mark.rule("RA-SIEGE-11", "RA-RULING-49")
@pytest.mark.parametrize(("strength", "taken"), [(2, False), (3, True)])
def test_an_undefended_city_still_adds_its_auto_defense(strength: int, taken: bool) -> None:
    game = begin()
    city = new_card(game, CITY, 1, c.IN_REALM)
    deal(game, 1)
    (unit,) = ready(game, BOX.unit[strength])
    fight(game, city, unit)
    assert (game.controller[city] == 0) == taken


@pytest.mark.rule("RA-COOP-6", "RA-COOP-8", "RA-RULING-96")
@pytest.mark.parametrize(
    ("kind", "home", "cities"),
    [
        ("dragonlords", True, True),
        ("runewars", True, True),
        ("monument", False, True),
        ("landmarks", False, True),
        ("cataclysm", False, False),
        ("together", False, True),
    ],
)
def test_what_can_be_besieged_depends_on_the_scenario(kind: str, home: bool, cities: bool) -> None:
    game = begin(kind)
    city = new_card(game, CITY, 1, c.IN_REALM)
    refresh_question(game)
    targets = cards_offered(game, ch.ATTACK)
    assert (city in targets) == cities
    homes = [card for card in range(len(game.face)) if game.face[card] in BOX.faces.homes]
    assert any(card in targets for card in homes) == home

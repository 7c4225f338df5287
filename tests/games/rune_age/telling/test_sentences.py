"""What the players of Rune Age read: questions, options, the log, and why something cannot be done."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.games.intents import Intent
from runestack.games.rune_age.game import GAME, rune_age
from runestack.games.rune_age.scenario import (
    city,
    enemy,
    gold,
    instant,
    neutral,
    placed,
    player,
    stronghold,
    unit,
)
from runestack.games.wording import Reader
from runestack.testing import Scenario, scenario

WOLF = unit("Wolf", strength=3, cost=3)
CUB = unit("Cub")
FORT = city("Fort", strength=4, auto_defense=2, influence=2)


def staged(**words: Any) -> Scenario:
    return scenario("rune-age", **words)


def prompt(game: Scenario, language: str = "en") -> str:
    """What is asked, as the one who is asked reads it."""
    (question,) = game.state.asking
    found = game.session.game.prompt(game.state, question, Reader(question.seat, language))
    return str(found)


def options(game: Scenario, language: str) -> list[str]:
    """What is offered in a language."""
    (question,) = game.state.asking
    reader = Reader(question.seat, language)
    return [str(one) for one in game.session.game.option_sentences(game.state, question, reader)]


def why_not(game: Scenario, seat: int, action: str, card: str, language: str = "en") -> list[str]:
    """Why a card cannot be used for something, in words."""
    state = rune_age(game.state)
    names = [game.session.game.printed(state, one).name for one in range(len(state.face))]
    intent = Intent(action, names.index(card))
    door = game.session.game
    return [
        str(door.failure_sentence(state, failure, Reader(seat, language)))
        for failure in door.explain(state, seat, intent)
    ]


# -- questions and options -----------------------------------------------------------------------


def test_the_active_player_reads_what_can_be_spent_and_what_an_attack_needs() -> None:
    game = staged(p1=player(hand=[gold(2), WOLF], realm=[FORT]), cities=[city("Mill", strength=3)])
    assert prompt(game) == "Your turn: what do you do? You can spend 2 gold and 2 influence."
    assert prompt(game, "de") == (
        "Dein Zug: Was tust du? Du kannst 2 Gold und 2 Einfluss ausgeben."
    )
    assert "Attack Mill, strength 3" in options(game, "en")
    assert "Mill angreifen, Stärke 3" in options(game, "de")


def test_ending_the_actions_warns_of_gold_that_could_still_buy_something() -> None:
    game = staged(p1=player(hand=[gold(2), gold(1)], barracks=[CUB]))
    assert options(game, "en")[0] == "End your actions (3 gold unspent)"
    assert options(game, "de")[0] == "Deine Aktionen beenden (3 Gold nicht ausgegeben)"
    poor = staged(p1=player(hand=[gold(2)], barracks=[WOLF]))
    assert options(poor, "en")[0] == "End your actions"


def test_a_siege_is_offered_with_whose_city_it_is_and_what_the_city_adds() -> None:
    game = staged(p2=player(realm=[FORT]))
    assert "Besiege the opponent's Fort, auto-defense 2" in options(game, "en")
    assert "Fort (Gegner) belagern, Selbstverteidigung 2" in options(game, "de")


def test_a_battle_tells_what_is_still_missing_after_every_card() -> None:
    game = staged(p1=player(hand=[WOLF, CUB, CUB]), cities=[FORT])
    game.p1.attacks("Fort")
    assert prompt(game) == (
        "You fight Fort: 0 against 4. You need 4 more to win. Which card do you play?"
    )
    game.p1.plays("Wolf")
    assert prompt(game, "de") == (
        "Du kämpfst gegen Fort: 3 gegen 4. Dir fehlt noch 1 zum Sieg. Welche Karte spielst du?"
    )


def test_the_defender_of_a_siege_reads_the_siege_from_the_other_side() -> None:
    game = staged(p1=player(hand=[WOLF, CUB]), p2=player(hand=[CUB], realm=[FORT]))
    game.p1.attacks("Fort")
    game.p1.plays("Wolf")
    assert prompt(game) == (
        "The opponent besieges Fort: 3 against 2. That is enough to win. Do you play a card?"
    )


# -- the log -------------------------------------------------------------------------------------


def test_the_log_tells_a_won_battle() -> None:
    game = staged(p1=player(hand=[WOLF, CUB]), cities=[FORT])
    game.p1.attacks("Fort")
    game.p1.plays("Wolf", "Cub")
    assert game.log_in_order(
        "Player 1 attacks Fort.",
        "Player 1 plays Wolf: army strength 3.",
        "Fort: 4 against 4.",
        "Player 1 secures Fort.",
        "Player 1 wins the combat.",
    )
    assert game.log_in_order("You attack Fort.", "You secure Fort.", player="p1")


def test_whoever_does_not_see_a_hand_reads_nothing_of_what_is_drawn() -> None:
    game = staged(p1=player(deck=[WOLF, CUB, CUB, CUB, CUB]))
    game.p1.ends_turn()
    assert game.log_contains("You draw Wolf.", player="p1")
    assert not game.log_contains("opponent draws", player="p2")


def test_an_instant_attacks_and_its_damage_is_told_with_the_card_that_deals_it() -> None:
    raid = instant("Raid", "Attacks each player.", strength=3)
    game = staged(event_deck=[raid])
    game.p1.ends_turn()
    game.p2.ends_turn()
    assert game.log_in_order(
        "The Event phase begins.",
        "The event is Raid.",
        "Raid attacks Player 1.",
        "Raid deals",
        "Raid attacks Player 2.",
    )


def test_what_is_bought_and_acquired_is_told_with_its_price() -> None:
    game = staged(
        p1=player(hand=[gold(3)], realm=[FORT], barracks=[WOLF]),
        market=[neutral("Treant", cost=2)],
    )
    game.p1.buys("Wolf")
    game.p1.acquires("Treant")
    assert game.log_in_order(
        "Player 1 pays 3 gold.",
        "Player 1 buys Wolf for 3 gold.",
        "Player 1 pays 2 influence.",
        "Fort is exhausted.",
        "Player 1 acquires Treant for 2 influence.",
    )


# -- why not -------------------------------------------------------------------------------------


@pytest.mark.rule("RA-COMBAT-4")
def test_what_was_attacked_in_this_round_is_not_attacked_again() -> None:
    game = staged(front=[placed(enemy("Troll", strength=6), attacked_by=["p1"])])
    assert why_not(game, 0, "attack", "Troll") == ["You have already attacked Troll this round."]
    assert why_not(game, 0, "attack", "Troll", "de") == [
        "Du hast Troll in dieser Runde schon angegriffen."
    ]


@pytest.mark.rule("RA-RULING-24")
def test_too_little_gold_is_told_with_both_numbers() -> None:
    game = staged(p1=player(hand=[gold(1)], barracks=[WOLF]))
    assert why_not(game, 0, "buy", "Wolf") == ["Wolf costs 3 gold; you have 1."]


@pytest.mark.rule("RA-GOLD-10", "RA-INF-6")
def test_gold_buys_from_the_barracks_and_influence_from_the_centre() -> None:
    game = staged(p1=player(hand=[gold(3)], barracks=[WOLF]), market=[neutral("Treant", cost=1)])
    assert why_not(game, 0, "buy", "Treant") == [
        "Gold buys cards of your own barracks; Treant is not there.",
        "Gold cannot buy cards of the centre.",
    ]
    assert why_not(game, 0, "acquire", "Wolf") == [
        "Influence acquires cards of the centre; Wolf is not there.",
        "Influence cannot acquire cards of a barracks.",
    ]


@pytest.mark.rule("RA-COMBAT-7")
def test_gold_is_not_played_in_combat() -> None:
    game = staged(p1=player(hand=[gold(1), CUB, CUB]), cities=[FORT])
    game.p1.attacks("Fort")
    game.p1.plays("Cub")
    assert why_not(game, 0, "play", "1 Gold") == ["1 Gold cannot be played in combat."]


@pytest.mark.rule("RA-SIEGE-3", "RA-RULING-36")
def test_a_stronghold_of_somebody_else_is_no_target() -> None:
    game = staged(p2=player(realm=[stronghold()]))
    assert why_not(game, 0, "attack", "Stronghold") == [
        "Stronghold is not something you can attack.",
        "Strongholds are never besieged.",
        "You can only attack strongholds in your own barracks.",
    ]


def test_in_the_turn_of_another_one_waits() -> None:
    game = staged(cities=[FORT])
    assert why_not(game, 1, "attack", "Fort") == ["It is not your turn."]


# -- inspecting ----------------------------------------------------------------------------------


def test_a_card_is_inspected_with_how_it_stands() -> None:
    game = staged(p1=player(realm=[placed(FORT, exhausted=True)]))
    state = rune_age(game.state)
    (card,) = [one for one in state.realm[0] if one != state.home[0]]
    lines = game.session.game.inspect(state, card, Reader(0))
    assert lines[0] == "Fort"
    assert lines[-1] == "now: exhausted | auto-defense 2 | yields 2 influence"


def test_a_hidden_card_is_a_card() -> None:
    game = staged(p2=player(hand=[WOLF]))
    state = rune_age(game.state)
    assert GAME.inspect(state, state.hand[1][0], Reader(0)) == ["A card"]

"""Declaring the end of turn, and the end of the game."""

import pytest

from runestack.games.rone.scenario import player, shield, tactic, technology, unit, waiting
from runestack.testing import scenario

SPARK = tactic("Spark", "Deal 1 damage to target unit.")
HORN = tactic("Horn", "Gain 1 {water}.")
BLAST = tactic("Blast", "Deal 1 damage to the opponent's hero.")
DOOM = tactic("Doom", "Deal 9 damage to each hero.")
WOLF = unit("Wolf", health=3, melee=2)
EDITIONS = pytest.mark.parametrize("edition", ["en", "de"])


# -- end of turn ---------------------------------------------------------------------------------


@pytest.mark.rule("RONE-ENDT-1")
def test_the_main_phase_goes_on_until_the_active_player_declares_the_end_of_turn() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[HORN, HORN, unit("Imp")]),
        p2=player(hand=[HORN]),
        income="stop",
    )
    game.p1.plays("Horn")
    game.p1.plays("Imp")
    game.p1.uses("hero", mode=0)
    game.expect(phase="main", active="p1")
    game.refuses(game.p2, "end turn", rule="RONE-SLOW-3")
    game.p1.ends_turn()
    game.expect(phase="main", active="p2")


@pytest.mark.rule("RONE-ENDT-1")
def test_after_the_declaration_the_active_player_has_no_further_slow_effect() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[unit("Imp"), HORN], units=[WOLF]),
        p2=player(hand=[HORN]),
        auto_pass=False,
    )
    game.p1.ends_turn()
    game.p2.plays("Horn")
    game.refuses(game.p1, "play", "Imp", rule="RONE-SLOW-5")
    game.refuses(game.p1, "attack", "Wolf", rule="RONE-SLOW-5")
    game.all_pass()
    game.expect(phase="end", active="p1")
    game.refuses(game.p1, "play", "Imp", rule="RONE-SLOW-3")


@pytest.mark.rule("RONE-ENDT-2")
def test_the_opponent_answers_the_declaration_first_and_with_any_number_of_fast_effects() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[HORN, HORN], hero_exhaustion=1),
        p2=player(hand=[HORN, HORN, HORN], hero_exhaustion=1),
        auto_pass=False,
        graveyard="top",
    )
    game.p1.ends_turn()
    assert game.asked == ["p2"]
    game.p2.plays("Horn")
    game.p1.passes()
    game.p2.plays("Horn")
    game.p1.plays("Horn")
    game.p2.plays("Horn")
    game.p1.passes()
    game.expect(stack_size=0, phase="end")
    assert (game.p1.water, game.p2.water) == (1, 3)


# -- end of game ---------------------------------------------------------------------------------


@EDITIONS
@pytest.mark.rule("RONE-OVER-2")
@pytest.mark.parametrize(
    ("deck", "hand", "is_over"), [(0, 0, True), (1, 0, False), (0, 1, False), (2, 2, False)]
)
def test_a_player_without_a_card_in_deck_and_hand_has_lost(
    edition: str, deck: int, hand: int, is_over: bool
) -> None:
    # one more card that the damage takes, so that the player falls to the given numbers
    game = scenario(
        "rone",
        p1=player(hand=[BLAST, HORN]),
        p2=player(
            deck=deck + 1,
            hand=hand,
            graveyard=3,
            units=[WOLF],
            technology_deck=[technology("Radar")],
        ),
        edition=edition,
        damage="deck",
        graveyard="top",
    )
    game.p1.plays("Blast")
    assert game.over == is_over
    assert game.winner == ("p1" if is_over else None)
    assert not game.tie


@EDITIONS
@pytest.mark.rule("RONE-OVER-3")
def test_two_players_without_cards_at_the_same_check_are_tied(edition: str) -> None:
    game = scenario(
        "rone",
        p1=player(hand=[DOOM], deck=2),
        p2=player(deck=3),
        edition=edition,
        graveyard="top",
    )
    game.p1.plays("Doom")
    assert game.tie
    assert game.view(game.p1)["result"] == {
        "kind": "duel",
        "verdict": "tie",
        "scores": [0, 0],
        "ranks": [1, 1],
        "points": [],
        "winners": [],
        "losers": [],
        "tied": [0, 1],
        "reason": {
            "en": "Neither deck nor hand had a card left.",
            "de": "Weder Deck noch Hand hatten noch eine Karte.",
        },
        "rule": "RONE-OVER-3",
    }
    assert game.cites("RONE-OVER-3")


@EDITIONS
@pytest.mark.rule("RONE-OVER-3", "RONE-OVER-1")
def test_it_is_a_tie_even_if_one_of_them_ran_out_earlier_in_the_same_stack(edition: str) -> None:
    game = scenario(
        "rone",
        p1=player(deck=1),
        p2=player(deck=1),
        stack=[waiting("p2", BLAST), waiting("p1", BLAST)],
        edition=edition,
        graveyard="top",
    )
    assert game.tie
    assert game.cites("RONE-OVER-3")


@pytest.mark.rule("RONE-OVER-1")
def test_a_player_who_has_a_card_again_when_the_stack_has_been_executed_has_not_lost() -> None:
    rescue = tactic("Rescue", "Put a unit from your graveyard into your hand.")
    gauge = technology("Gauge", "Whenever your hero is dealt damage, gain 1 {water}.")
    game = scenario(
        "rone",
        p1=player(hand=[HORN]),
        p2=player(deck=1, graveyard=[unit("Imp")], technologies=[gauge]),
        stack=[waiting("p2", rescue), waiting("p1", BLAST)],
        graveyard="top",
    )
    game.expect(game.p2, life=0, water=1)  # a trigger was executed in between, but not the stack
    assert not game.over
    game.p2.chooses("Imp")
    assert not game.over
    game.expect(game.p2, life=1, hand=["Imp"])


@pytest.mark.rule("RONE-OVER-1")
def test_the_game_is_not_over_before_the_triggers_of_the_stack_have_been_executed() -> None:
    lich = technology(
        "Lich", "Whenever your hero is dealt damage, put a unit from your graveyard into your hand."
    )
    game = scenario(
        "rone",
        p1=player(units=[WOLF], hand=[HORN]),
        p2=player(deck=2, graveyard=[unit("Imp")], technologies=[lich]),
        graveyard="top",
        auto_pass=False,
    )
    game.p1.announces("attack", "Wolf")
    game.all_pass()
    game.all_pass()
    assert game.asks(game.p1, "Lich triggers")
    game.expect(game.p2, life=0)
    assert not game.over
    game.all_pass()
    game.p2.chooses("Imp")
    assert not game.over
    game.expect(game.p2, hand=["Imp"])


@pytest.mark.rule("RONE-OVER-1", "RONE-OVER-2")
def test_an_attack_ends_the_game_only_after_its_last_step() -> None:
    vampire = unit("Vampire", melee=2, text="Strike: Deal 9 damage to your hero.")
    game = scenario("rone", p1=player(units=[vampire], deck=2), p2=player(deck=2), graveyard="top")
    game.p1.attacks("Vampire", "p2 hero")
    assert game.cites("RONE-OVER-3")  # the Strike text was still executed


@pytest.mark.rule("RONE-OVER-2")
def test_a_deck_of_one_shield_is_life_until_the_shield_is_used() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[BLAST, HORN]),
        p2=player(deck=[shield(WOLF)], graveyard=2),
    )
    game.expect(game.p2, life=1)
    assert not game.over
    game.p1.plays("Blast")
    assert game.winner == "p1"


@pytest.mark.rule("RONE-OVER-2")
def test_a_player_loses_by_the_own_effect_as_well() -> None:
    pact = tactic("Pact", "Deal 1 damage to your hero. Gain 1 {water}.")
    game = scenario("rone", p1=player(hand=[pact], deck=1), p2=player(deck=1), graveyard="top")
    game.p1.plays("Pact")
    assert game.winner == "p2"

"""An effect whose first part needs a card of a zone is not offered while there is none (RONE-RULING-50)."""

import pytest

from runestack.games.rone.scenario import filler, hero, player, tactic, unit
from runestack.testing import scenario

SALVAGE = tactic("Find", "Put a unit from your graveyard into your hand.", recycle=0)
DIGGER = hero("Digger", "{purple 3}: Put a unit from your graveyard into your hand.")


@pytest.mark.rule("RONE-RULING-50")
def test_a_tactic_that_takes_a_card_of_an_empty_graveyard_cannot_be_played() -> None:
    game = scenario("rone", p1=player(hand=[SALVAGE]))
    game.refuses(game.p1, "play", "Find", rule="RONE-RULING-50")


@pytest.mark.rule("RONE-RULING-50")
def test_a_card_of_another_type_is_no_reason_to_play_it() -> None:
    game = scenario("rone", p1=player(hand=[SALVAGE], graveyard=[tactic("Spark", "Draw a card.")]))
    game.refuses(game.p1, "play", "Find", rule="RONE-RULING-50")


@pytest.mark.rule("RONE-RULING-50")
def test_with_a_unit_in_the_graveyard_it_can_be_played() -> None:
    game = scenario("rone", p1=player(hand=[SALVAGE], graveyard=[unit("Wolf")]), graveyard="top")
    game.p1.plays("Find")
    game.expect(game.p1, hand=["Wolf"], graveyard=["Find"])


@pytest.mark.rule("RONE-RULING-50")
def test_an_ability_that_takes_a_card_of_an_empty_graveyard_cannot_be_used() -> None:
    game = scenario("rone", p1=player(hero=DIGGER))
    game.refuses(game.p1, "use", "p1 hero", number=1, rule="RONE-RULING-50")
    game = scenario("rone", p1=player(hero=DIGGER, graveyard=filler(1)))
    game.p1.uses("hero", ability=1)
    game.expect(game.p1, hand=["Filler"], graveyard=[])


@pytest.mark.rule("RONE-RULING-50")
def test_with_a_chosen_player_one_of_them_has_to_have_a_card() -> None:
    burn = tactic("Rob", "Put a unit from target player's graveyard on top of its owner's deck.")
    game = scenario("rone", p1=player(hand=[burn]))
    game.refuses(game.p1, "play", "Rob", rule="RONE-RULING-50")
    game = scenario("rone", p1=player(hand=[burn]), p2=player(graveyard=[unit("Wolf")]))
    game.allows(game.p1, "play", "Rob")


BOTH = "Put a unit from your graveyard into your hand or put a tactic from your graveyard into your hand."


@pytest.mark.rule("RONE-RULING-50")
def test_of_two_modes_that_take_a_card_one_has_to_find_it() -> None:
    dig = tactic("Dig", BOTH)
    game = scenario("rone", p1=player(hand=[dig]))
    game.refuses(game.p1, "play", "Dig", rule="RONE-RULING-50")
    spark = tactic("Spark", "Draw a card.")
    game = scenario("rone", p1=player(hand=[dig], graveyard=[spark]), graveyard="top")
    game.p1.plays("Dig")  # the mode that finds nothing is not offered
    game.expect(game.p1, hand=["Spark"], graveyard=["Dig"])

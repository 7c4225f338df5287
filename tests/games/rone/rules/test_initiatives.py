"""Initiatives: paid on top of the cost, executed with the card."""

import pytest

from runestack.games.rone.scenario import player, tactic, unit
from runestack.testing import ScenarioError, scenario

HORN = tactic("Horn", "Gain 1 {water}.")


@pytest.mark.rule("RONE-RULING-79", "RONE-PLAY-2")
@pytest.mark.parametrize(
    ("paid", "water", "hand"), [([], 6, 1), ([0], 4, 2), ([1], 3, 3), ([0, 1], 1, 4)]
)
def test_initiatives_are_paid_on_top_of_the_cost_each_once_and_only_those_that_are_chosen(
    paid: list[int], water: int, hand: int
) -> None:
    plan = tactic(
        "Plan",
        "Gain 1 {water}.\nInitiative, pay 2 {water}: Draw a card.\nInitiative, pay 3 {water}: Draw 2 cards.",
        cost=2,
    )
    game = scenario("rone", p1=player(water=7, hand=[plan, HORN]))
    game.p1.plays("Plan", initiative=paid)
    assert (game.p1.water, len(game.p1.hand)) == (water, hand)


@pytest.mark.rule("RONE-RULING-79")
def test_an_initiative_that_cannot_be_paid_together_with_the_others_is_not_offered() -> None:
    plan = tactic(
        "Plan",
        "Gain 1 {water}.\nInitiative, pay 2 {water}: Draw a card.\nInitiative, pay 2 {water}: Draw 2 cards.",
        cost=1,
    )
    game = scenario("rone", p1=player(water=3, hand=[plan, HORN]))
    with pytest.raises(ScenarioError, match="initiative=1 was never asked for"):
        game.p1.plays("Plan", initiative=[0, 1])
    game.expect(game.p1, water=1, hand=["Horn", "Filler"])


@pytest.mark.rule("RONE-RULING-79")
def test_an_initiative_of_a_tactic_is_executed_at_its_place_in_the_text() -> None:
    plan = tactic(
        "Plan", "Lose 9 {water}.\nInitiative, discard a card: Gain 4 {water}.\nLose 1 {water}."
    )
    game = scenario("rone", p1=player(water=2, hand=[plan, unit("Imp"), HORN]), graveyard="top")
    game.p1.plays("Plan", initiative=[0], pay="Imp")
    assert game.p1.water == 3


@pytest.mark.rule("RONE-RULING-79")
def test_an_initiative_is_chosen_and_paid_before_anybody_reacts() -> None:
    imp = unit("Imp", cost=1, text="Initiative, pay 2 {water}: Draw a card.")
    game = scenario(
        "rone", p1=player(water=3, hand=[imp, HORN]), p2=player(hand=[HORN]), auto_pass=False
    )
    game.p1.announces("play")
    game.all_pass()
    game.p1.plays("Imp", initiative=[0])
    assert game.asks(game.p2, "plays Imp")
    game.expect(game.p1, water=0, hand=["Horn"])


@pytest.mark.rule("RONE-RULING-79")
@pytest.mark.parametrize(("first", "left"), [("Gain 2", 0), ("lose 2", 2)])
def test_the_initiative_of_a_unit_is_executed_together_with_its_battlefield_text(
    first: str, left: int
) -> None:
    ogre = unit(
        "Ogre",
        text="Battlefield: Gain 2 {water}.\nInitiative, discard a card: Lose 2 {water}.",
    )
    game = scenario("rone", p1=player(hand=[ogre, unit("Imp"), HORN]), graveyard="top")
    game.p1.plays("Ogre", initiative=[0], pay="Imp")
    game.expect("Ogre", zone="battlefield")
    game.p1.chooses(first)
    assert game.p1.water == left


@pytest.mark.rule("RONE-RULING-79", "RONE-KEY-INITIATIVE-3")
def test_initiatives_are_not_offered_when_the_card_is_recycled() -> None:
    plan = tactic("Plan", "Gain 1 {water}.\nInitiative, pay 2 {water}: Draw a card.", recycle=0)
    ogre = unit("Ogre", recycle=0, text="Initiative, pay 2 {water}: Draw a card.")
    game = scenario("rone", p1=player(water=9, graveyard=[plan, ogre], hand=[HORN]))
    for card in ("Plan", "Ogre"):
        game.p1.announces("recycle")
        game.p1.chooses(card)
        assert game.asks(game.p1, "main phase")
    game.expect(game.p1, water=10, hand=["Horn"], units=["Ogre"])

"""Initiative (RONE-KEY-INITIATIVE)."""

import pytest

from runestack.games.rone.scenario import filler, player, tactic, unit
from runestack.testing import scenario


@pytest.mark.rule("RONE-KEY-INITIATIVE-1")
@pytest.mark.parametrize("paid", [True, False])
def test_an_initiative_costs_extra_water_and_is_executed_only_if_it_is_paid(paid: bool) -> None:
    scout = unit("Scout", cost=2, text="Initiative, pay 3 {water}: Draw a card.")
    game = scenario("rone", p1=player(water=9, hand=[scout]))
    game.p1.plays("Scout", initiative=[0] if paid else [])
    game.expect(game.p1, water=4 if paid else 7, hand=["Filler"] if paid else [])
    game.expect("Scout", zone="battlefield")


@pytest.mark.rule("RONE-KEY-INITIATIVE-1")
def test_an_initiative_that_cannot_be_paid_on_top_of_the_cost_is_not_offered() -> None:
    scout = unit("Scout", cost=2, text="Initiative, pay 3 {water}: Draw a card.")
    game = scenario("rone", p1=player(water=4, hand=[scout, *filler(1)]))
    game.p1.announces("play")
    game.p1.chooses("Scout")
    assert game.asks(game.p1, "main phase")
    game.expect(game.p1, water=2, hand=["Filler"])


@pytest.mark.rule("RONE-KEY-INITIATIVE-2")
@pytest.mark.parametrize(
    ("selection", "left", "drawn"),
    [([], 9, 0), ([0], 8, 1), ([1], 7, 2), ([0, 1], 6, 3)],
)
def test_any_selection_of_several_initiatives_can_be_paid(
    selection: list[int], left: int, drawn: int
) -> None:
    text = "Gain 1 {water}.\nInitiative, pay 1 {water}: Draw a card.\nInitiative, pay 2 {water}: Draw 2 cards."
    game = scenario("rone", p1=player(water=9, hand=[tactic("Plan", text, cost=1)]))
    game.p1.plays("Plan", initiative=selection)
    game.expect(game.p1, water=left)
    assert len(game.p1.hand) == drawn


@pytest.mark.rule("RONE-KEY-INITIATIVE-2")
def test_only_initiatives_that_can_be_paid_together_are_offered() -> None:
    text = (
        "Gain 1 {water}.\nInitiative, pay 1 {water}: Draw a card.\n"
        "Initiative, pay 2 {water}: Draw 2 cards."
    )
    game = scenario("rone", p1=player(water=3, hand=[tactic("Plan", text, cost=1)]))
    game.p1.chooses("Plan")
    assert len(game.options(game.p1)) == 2
    game.p1.chooses("Pay 1")  # the first one; 1 water is left, too little for the second
    assert game.asks(game.p1, "main phase")
    game.expect(game.p1, water=2, hand=["Filler"])


@pytest.mark.rule("RONE-KEY-INITIATIVE-3")
@pytest.mark.parametrize("kind", ["unit", "tactic"])
def test_initiatives_are_not_used_when_the_card_is_recycled(kind: str) -> None:
    text = "Initiative, pay 1 {water}: Draw a card."
    card = (
        unit("Card", recycle=0, text=text)
        if kind == "unit"
        else tactic("Card", f"Gain 1 {{water}}.\n{text}", recycle=0)
    )
    game = scenario("rone", p1=player(water=9, graveyard=[card]))
    game.p1.announces("recycle")
    game.p1.chooses("Recycle Card")
    assert game.asks(game.p1, "main phase")  # no question about an initiative
    game.expect(game.p1, water=9 if kind == "unit" else 10, hand=[])

"""Recycling cards, and paying with the graveyard."""

import pytest

from runestack.games.rone.scenario import (
    Design,
    filler,
    placed,
    player,
    tactic,
    technology,
    unit,
    waiting,
)
from runestack.testing import scenario

HORN = tactic("Horn", "Gain 1 {water}.")
GHOUL = unit("Ghoul", recycle=2)


@pytest.mark.rule("RONE-RECY-1")
def test_only_the_top_card_of_the_own_graveyard_can_be_recycled() -> None:
    imp = unit("Imp", recycle=0)
    game = scenario(
        "rone",
        p1=player(graveyard=[imp, unit("Under", recycle=0)], hand=[unit("Held", recycle=0), HORN]),
        p2=player(graveyard=[unit("Rat", recycle=0)], hand=[HORN]),
    )
    game.allows(game.p1, "recycle", "Imp")
    for card in ("Under", "Rat", "Held"):
        game.refuses(game.p1, "recycle", card, rule="RONE-RECY-1")
    game.p1.recycles("Imp")
    game.allows(game.p1, "recycle", "Under")


@pytest.mark.rule("RONE-RECY-2", "RONE-RECY-10", "RONE-RULING-70")
def test_the_card_is_taken_first_and_then_as_many_cards_below_it_are_removed_from_the_top() -> None:
    pile = [GHOUL, unit("One"), unit("Two"), unit("Three")]
    game = scenario("rone", p1=player(water=5, graveyard=pile, hand=[HORN]))
    with game.changed({"p1 water": 0}):
        game.p1.recycles("Ghoul")
    game.expect(game.p1, units=["Ghoul"], graveyard=["Three"], removed=["One", "Two"])


@pytest.mark.rule("RONE-RECY-2", "RONE-RULING-63")
def test_the_price_of_recycling_is_paid_before_anybody_reacts() -> None:
    game = scenario(
        "rone",
        p1=player(graveyard=[GHOUL, *filler(2)], hand=[HORN]),
        p2=player(hand=[HORN]),
        auto_pass=False,
    )
    game.p1.announces("recycle")
    game.all_pass()
    game.p1.recycles("Ghoul")
    assert game.asks(game.p2, "recycles Ghoul")
    game.expect(game.p1, graveyard=[], removed=["Filler", "Filler"])


@pytest.mark.rule("RONE-RULING-70")
def test_a_graveyard_with_too_few_cards_below_cannot_pay_with_the_card_itself() -> None:
    for below, legal in ((1, False), (2, True)):
        game = scenario("rone", p1=player(graveyard=[GHOUL, *filler(below)], hand=[HORN]))
        if legal:
            game.allows(game.p1, "recycle", "Ghoul")
        else:
            game.refuses(game.p1, "recycle", "Ghoul", rule="RONE-RULING-70")


@pytest.mark.rule("RONE-RECY-3")
@pytest.mark.parametrize("recycle", [0, 1])
def test_recycling_needs_a_hero_of_at_least_the_level_of_the_card(recycle: int) -> None:
    elder = unit("Elder", level=2, recycle=recycle)
    for level in (1, 2, 3):
        game = scenario("rone", p1=player(level=level, graveyard=[elder, *filler(1)], hand=[HORN]))
        if level == 1:
            game.refuses(game.p1, "recycle", "Elder", rule="RONE-RECY-3")
        else:
            game.allows(game.p1, "recycle", "Elder")


@pytest.mark.rule("RONE-RECY-4", "RONE-RECY-5")
def test_a_recycle_cost_of_0_removes_nothing_and_a_greyed_out_one_forbids_recycling() -> None:
    game = scenario("rone", p1=player(graveyard=[unit("Imp", recycle=0), *filler(2)], hand=[HORN]))
    game.p1.recycles("Imp")
    game.expect(game.p1, graveyard=["Filler", "Filler"], removed=[])
    relic = unit("Relic", recycle="never")
    discount = technology("Pit", "Units cost you 2 cards less to recycle.")
    game = scenario(
        "rone", p1=player(technologies=[discount], graveyard=[relic, *filler(5)], hand=[HORN])
    )
    game.refuses(game.p1, "recycle", "Relic", rule="RONE-RECY-5")


@pytest.mark.rule("RONE-RECY-6")
@pytest.mark.parametrize(
    "card", [unit("Ghoul"), tactic("Ghoul", "Gain 1 {water}.")], ids=["unit", "tactic"]
)
@pytest.mark.parametrize("moment", ["other turn", "other phase", "reaction", "combat"])
def test_recycling_is_for_the_own_main_phase_with_nothing_else_going_on(
    card: Design, moment: str
) -> None:
    p1 = player(units=[unit("Wolf")], graveyard=[card, *filler(1)], hand=[HORN, HORN])
    p2 = player(hero_exhaustion=1)
    answered = [waiting("p2", HORN)]
    if moment == "other turn":
        game = scenario("rone", p1=p1, p2=p2, turn="p2", stack=answered, auto_pass=False)
    elif moment == "other phase":
        game = scenario("rone", p1=p1, p2=p2, at="end", auto_pass=False)
    elif moment == "reaction":
        game = scenario("rone", p1=p1, p2=p2, stack=answered, auto_pass=False)
    else:
        game = scenario("rone", p1=p1, p2=p2, combat=("Wolf", "p2 hero"), auto_pass=False)
    assert game.asks(game.p1, "react")
    rule = {"reaction": "RONE-SLOW-5", "combat": "RONE-SLOW-4"}.get(moment, "RONE-SLOW-3")
    game.refuses(game.p1, "recycle", "Ghoul", rule=rule)
    game = scenario("rone", p1=p1, p2=p2)
    game.allows(game.p1, "recycle", "Ghoul")


@pytest.mark.rule("RONE-RECY-7")
def test_a_recycled_unit_lies_face_up_on_the_battlefield_exhausted_2_times() -> None:
    tired = technology("Tired", "Whenever an allied unit is exhausted, gain 1 {water}.")
    game = scenario(
        "rone",
        p1=player(technologies=[tired], graveyard=[GHOUL, *filler(2)], hand=[HORN]),
        p2=player(hand=[HORN]),
    )
    game.p1.recycles("Ghoul")
    game.expect("Ghoul", zone="battlefield", controller="p1", exhaustion=2, health=2)
    game.refuses(game.p1, "attack", "Ghoul", rule="RONE-COMBAT-2")
    assert "Ghoul" in str(game.view(game.p2)["seats"])
    assert game.p1.water == 1  # it was placed, and then exhausted


@pytest.mark.rule("RONE-RECY-8")
def test_a_recycled_tactic_is_executed_and_then_removed() -> None:
    count = tactic("Count", "For each card in your graveyard, gain 1 {water}.", recycle=1)
    game = scenario("rone", p1=player(graveyard=[count, *filler(3)], hand=[HORN]))
    game.p1.recycles("Count")
    game.expect("Count", zone="removed")
    game.expect(game.p1, water=2, graveyard=["Filler", "Filler"], removed=["Filler", "Count"])


@pytest.mark.rule("RONE-RECY-9", "RONE-RULING-73", "RONE-RULING-161")
def test_a_technology_on_top_of_the_graveyard_blocks_recycling() -> None:
    tower = technology("Tower", recycle=0)
    game = scenario("rone", p1=player(graveyard=[tower, unit("Imp", recycle=0)], hand=[HORN]))
    game.refuses(game.p1, "recycle", "Tower", rule="RONE-RECY-9")
    game.refuses(game.p1, "recycle", "Imp", rule="RONE-RECY-1")
    assert not game.offers(game.p1, "recycle-a-card")


@pytest.mark.rule("RONE-RECY-10")
def test_recycling_costs_no_water_even_for_a_dear_card() -> None:
    giant = unit("Giant", cost=9, recycle=0)
    game = scenario("rone", p1=player(water=0, graveyard=[giant], hand=[HORN]))
    game.p1.recycles("Giant")
    game.expect(game.p1, water=0, units=["Giant"])


@pytest.mark.rule("RONE-RULING-68")
@pytest.mark.parametrize(("first", "left"), [("Gain 2", 0), ("Lose 2", 2)])
def test_battlefield_and_recycle_of_a_recycled_unit_start_together_after_it_was_exhausted(
    first: str, left: int
) -> None:
    ogre = unit("Ogre", recycle=0, text="Battlefield: Gain 2 {water}.\nRecycle: Lose 2 {water}.")
    game = scenario("rone", p1=player(graveyard=[ogre], hand=[HORN]))
    game.p1.recycles("Ogre")
    game.expect("Ogre", zone="battlefield", exhaustion=2)
    game.p1.chooses(first)
    assert game.p1.water == left


@pytest.mark.rule("RONE-RULING-71")
def test_if_the_top_card_changes_in_step_2_the_new_top_card_is_recycled_or_none() -> None:
    grave = tactic("Grave", "Remove the top card of the opponent's graveyard from the game.")
    for decision in ("recycle", "decline"):
        game = scenario(
            "rone",
            p1=player(
                graveyard=[unit("Imp", recycle=0), unit("Under", recycle=1), *filler(1)],
                hand=[HORN],
            ),
            p2=player(hand=[grave]),
        )
        with game.windows():
            game.p1.announces("recycle")
            game.p2.plays("Grave")
            game.all_pass()
            game.all_pass()
            game.refuses(game.p1, "recycle", "Imp", rule="RONE-RECY-1")
            game.allows(game.p1, "recycle", "Under")
        if decision == "recycle":
            game.p1.recycles("Under")
            game.expect(game.p1, units=["Under"], graveyard=[])
        else:
            game.p1.declines()
            game.expect(game.p1, units=[], graveyard=["Under", "Filler"])


@pytest.mark.rule("RONE-RULING-72")
def test_a_recycled_tactic_executes_its_text_then_its_recycle_text_and_is_then_removed() -> None:
    tide = tactic("Tide", "Gain 2 {water}.\nRecycle: Lose 1 {water}. Draw a card.", recycle=0)
    game = scenario("rone", p1=player(graveyard=[tide], hand=[HORN]))
    game.p1.recycles("Tide")
    game.expect(game.p1, water=1, hand=["Horn", "Filler"])
    game.expect("Tide", zone="removed")
    game = scenario("rone", p1=player(hand=[tide, HORN]))
    game.p1.plays("Tide")
    game.expect(game.p1, water=2, hand=["Horn"], graveyard=["Tide"])


@pytest.mark.rule("RONE-RULING-72")
def test_a_tactic_without_a_legal_target_cannot_be_recycled() -> None:
    bolt = tactic("Bolt", "Deal 1 damage to target unit.\nRecycle: Draw a card.", recycle=0)
    game = scenario("rone", p1=player(graveyard=[bolt], hand=[HORN]))
    game.refuses(game.p1, "recycle", "Bolt", rule="RONE-RULING-50")
    game = scenario("rone", p1=player(graveyard=[bolt], hand=[HORN], units=[unit("Imp")]))
    game.p1.recycles("Bolt", target="Imp")
    game.expect("Imp", health=1)
    game.expect(game.p1, hand=["Horn", "Filler"])


# -- technologies and graveyards -----------------------------------------------------------------


@pytest.mark.rule("RONE-RULING-73")
def test_a_technology_in_the_graveyard_is_a_payment_like_any_card() -> None:
    game = scenario(
        "rone", p1=player(graveyard=[GHOUL, technology("Tower"), *filler(1)], hand=[HORN])
    )
    game.p1.recycles("Ghoul")
    game.expect("Tower", zone="removed")


@pytest.mark.rule("RONE-RULING-73")
@pytest.mark.parametrize(
    ("text", "zone", "exhaustion"),
    [
        ("Put a technology from your graveyard into your hand.", "removed", 0),
        ("Put the top card of your graveyard into your hand.", "removed", 0),
        ("Put the top card of your graveyard on top of its owner's deck.", "removed", 0),
        (
            "Put a technology from your graveyard onto the battlefield exhausted 2 times.",
            "battlefield",
            2,
        ),
    ],
)
def test_a_technology_that_an_effect_takes_from_the_graveyard_goes_to_no_hand_and_no_deck(
    text: str, zone: str, exhaustion: int
) -> None:
    game = scenario(
        "rone",
        p1=player(graveyard=[technology("Tower")], hand=[tactic("Dig", text), HORN]),
    )
    game.p1.plays("Dig")
    game.expect("Tower", zone=zone, exhaustion=exhaustion)
    game.expect(game.p1, hand=["Horn"])


@pytest.mark.rule("RONE-RULING-74")
@pytest.mark.parametrize(("edition", "zone"), [("en", "removed"), ("de", "technology deck")])
def test_a_technology_removed_from_the_game_returns_to_the_technology_deck_in_the_german_edition(
    edition: str, zone: str
) -> None:
    scrap = tactic("Scrap", "Remove target technology from the game.")
    game = scenario(
        "rone",
        p1=player(hand=[scrap, HORN]),
        p2=player(technologies=[placed(technology("Tower"), exhaustion=1)]),
        edition=edition,
    )
    game.p1.plays("Scrap", target="Tower")
    game.expect("Tower", zone=zone, exhaustion=0)
    game.expect(game.p2, technologies=[])


@pytest.mark.rule("RONE-RULING-76")
def test_the_side_is_chosen_for_each_card_with_its_face_known_before_the_next_card() -> None:
    mill = tactic("Mill", "Destroy the top 3 cards of the opponent's deck.")
    game = scenario(
        "rone",
        p1=player(hand=[mill, HORN]),
        p2=player(deck=[unit("One"), unit("Two"), unit("Three"), *filler(2)], hand=[HORN]),
    )
    game.p1.plays("Mill")  # One lies alone: there is no side to choose
    for name, side in (("Two", "bottom"), ("Three", "top")):
        assert game.asks(game.p2, name)
        assert len(game.p2.deck) == (4 if name == "Two" else 3)
        game.p2.puts(side)
    game.expect(game.p2, graveyard=["Three", "One", "Two"], deck=["Filler", "Filler"])


@pytest.mark.rule("RONE-RULING-77")
def test_recycling_icons_are_paid_from_the_top_of_the_own_graveyard() -> None:
    pit = technology("Pit", "{yellow 1}, pay 2 {recycle}: Gain 5 {water}.")
    pile = [unit("One"), unit("Two"), unit("Three")]
    game = scenario(
        "rone",
        p1=player(technologies=[pit], graveyard=pile, hand=[HORN]),
        p2=player(graveyard=3, hand=[HORN]),
    )
    game.p1.uses("Pit")
    game.expect(game.p1, water=5, graveyard=["Three"], removed=["One", "Two"])
    assert len(game.p2.graveyard) == 3
    game = scenario(
        "rone",
        p1=player(technologies=[pit], graveyard=1, hand=[HORN]),
        p2=player(graveyard=3, hand=[HORN]),
    )
    game.refuses(game.p1, "use", "Pit", rule="RONE-RULING-77")
    game.expect(game.p1, graveyard=["Filler"])

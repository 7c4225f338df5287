"""Activated abilities, and executing game text."""

import pytest

from runestack.games.rone.scenario import (
    filler,
    placed,
    player,
    tactic,
    technology,
    unit,
)
from runestack.testing import scenario

SPARK = tactic("Spark", "Deal 1 damage to target unit.")
HORN = tactic("Horn", "Gain 1 {water}.")
RECALL = tactic("Recall", "Return target unit to its owner's hand.")
WOLF = unit("Wolf", health=3, melee=2)


# -- activated abilities -------------------------------------------------------------------------


@pytest.mark.rule("RONE-ABIL-1")
@pytest.mark.parametrize("cost", [1, 2, 3])
def test_an_ability_exhausts_its_card_by_the_number_in_the_icon(cost: int) -> None:
    drill = technology("Drill", f"{{purple {cost}}}: Gain 1 {{water}}.")
    game = scenario("rone", p1=player(technologies=[drill], hand=[HORN]))
    with game.changed({"Drill exhaustion": cost, "p1 water": +1}):
        game.p1.uses("Drill")


@pytest.mark.rule("RONE-ABIL-1")
def test_a_card_with_two_abilities_uses_one_of_them_and_only_while_it_is_active() -> None:
    scout = unit("Scout", speed=2, text="{yellow 2}: Gain 1 {water}.\n{purple 1}: Draw a card.")
    game = scenario("rone", p1=player(units=[scout], hand=[HORN]))
    game.allows(game.p1, "use", "Scout", number=0)
    game.allows(game.p1, "use", "Scout", number=1)
    game.p1.uses("Scout", 1)
    game.expect("Scout", exhaustion=1)
    game.expect(game.p1, water=0, hand=["Horn", "Filler"])
    game.refuses(game.p1, "use", "Scout", number=0, rule="RONE-EXH-4")
    game.refuses(game.p1, "use", "Scout", number=1, rule="RONE-EXH-4")


@pytest.mark.rule("RONE-ABIL-1")
def test_the_abilities_of_a_card_are_not_used_by_the_opponent_nor_from_the_hand() -> None:
    scout = unit("Scout", text="{yellow 1}: Draw a card.")
    game = scenario("rone", p1=player(hand=[scout]), p2=player(units=[scout]))
    game.refuses(game.p1, "use", "p2 Scout", rule="RONE-OWN-1")
    game.refuses(game.p1, "use", "p1 Scout", rule="RONE-ABIL-1")


@pytest.mark.rule("RONE-ABIL-2")
@pytest.mark.parametrize(
    ("price", "rule"),
    [
        ("pay 2 {water}", "RONE-ABIL-2"),
        ("pay 2 {recycle}", "RONE-RULING-77"),
        ("discard 2 cards", "RONE-ABIL-2"),
        ("destroy the top 2 cards of your deck", "RONE-ABIL-2"),
        ("destroy an allied unit", "RONE-ABIL-2"),
        ("pay 1 {water} and 2 {recycle}", "RONE-RULING-77"),
    ],
)
def test_an_ability_whose_further_costs_cannot_all_be_paid_cannot_be_used(
    price: str, rule: str
) -> None:
    forge = technology("Forge", f"{{yellow 1}}, {price}: Gain 5 {{water}}.")
    poor = player(technologies=[forge], water=1, hand=[HORN], deck=1, graveyard=1)
    game = scenario("rone", p1=poor)
    game.refuses(game.p1, "use", "Forge", rule=rule)
    game.expect("Forge", exhaustion=0)
    rich = player(
        technologies=[forge],
        water=2,
        hand=[HORN, *filler(2)],
        deck=5,
        graveyard=2,
        units=[unit("Imp")],
    )
    game = scenario("rone", p1=rich)
    game.allows(game.p1, "use", "Forge")


@pytest.mark.rule("RONE-ABIL-2")
def test_all_further_costs_are_paid_when_the_ability_is_used_not_when_it_is_executed() -> None:
    forge = technology("Forge", "{yellow 1}, pay 2 {water}, destroy an allied unit: Draw 2 cards.")
    game = scenario(
        "rone",
        p1=player(technologies=[forge], water=3, units=[unit("Imp")], hand=[HORN]),
        p2=player(hand=[HORN]),
    )
    with game.windows():
        game.p1.uses("Forge")
        game.expect(stack_size=1)
        game.expect("Imp", zone="graveyard")
        game.expect("Forge", exhaustion=1)
        game.expect(game.p1, water=1, hand=["Horn"])
    assert len(game.p1.hand) == 3


@pytest.mark.rule("RONE-ABIL-3")
def test_an_ability_is_used_again_in_the_same_turn_as_often_as_its_card_is_refreshed() -> None:
    rouse = tactic("Rouse", "Refresh target unit 3 times.")
    scout = unit("Scout", speed=2, text="{yellow 2}: Gain 1 {water}.")
    game = scenario("rone", p1=player(units=[scout], hand=[rouse, rouse, HORN]), graveyard="top")
    for water in (1, 2, 3):
        game.p1.uses("Scout")
        game.expect(game.p1, water=water)
        game.refuses(game.p1, "use", "Scout", rule="RONE-EXH-4")
        if water < 3:
            game.p1.plays("Rouse", target="Scout")


@pytest.mark.rule("RONE-ABIL-4")
def test_an_ability_answers_an_effect_but_an_attack_does_not() -> None:
    scout = unit("Scout", text="{yellow 1}: Gain 1 {water}.")
    game = scenario("rone", p1=player(units=[scout], hand=[HORN]), p2=player(hero_exhaustion=1))
    with game.windows():
        game.p1.plays("Horn")
        game.refuses(game.p1, "attack", "Scout", rule="RONE-SLOW-5")
        game.p1.uses("Scout")
        assert game.stack == ["Scout", "Horn"]


# -- executing game text -------------------------------------------------------------------------


@pytest.mark.rule("RONE-TEXT-1")
@pytest.mark.parametrize(
    ("text", "left"),
    [("Gain 1 {water}. Lose 2 {water}.", 0), ("Lose 2 {water}. Gain 1 {water}.", 1)],
)
def test_a_text_is_executed_in_reading_order(text: str, left: int) -> None:
    game = scenario("rone", p1=player(water=1, hand=[tactic("Deal", text), HORN]))
    game.p1.plays("Deal")
    assert game.p1.water == left


@pytest.mark.rule("RONE-TEXT-1")
def test_lines_of_a_tactic_are_executed_from_the_first_to_the_last() -> None:
    deal = tactic("Deal", "Lose 2 {water}.\nGain 1 {water}.")
    game = scenario("rone", p1=player(water=1, hand=[deal, HORN]))
    game.p1.plays("Deal")
    assert game.p1.water == 1


@pytest.mark.rule("RONE-TEXT-2", "RONE-RULING-51")
@pytest.mark.parametrize(
    "impossible",
    [
        "Destroy target enemy unit.",
        "Put a unit from your graveyard into your hand.",
        "Put the top card of your graveyard into your hand.",
        "Put the top card of your graveyard onto the battlefield.",
        "Put a unit from your hand onto the battlefield.",
        "Pay 3 {water}.",
        "Level up your hero without paying.",
    ],
)
def test_an_effect_that_cannot_be_executed_cancels_the_rest_but_not_what_was_before(
    impossible: str,
) -> None:
    plan = tactic("Plan", f"Gain 1 {{water}}. {impossible} Gain 5 {{water}}.")
    game = scenario(
        "rone",
        p1=player(level=3, water=1, hand=[plan, HORN]),
        graveyard="top",
    )
    game.p1.plays("Plan")
    game.expect(game.p1, water=2, graveyard=["Plan"])
    assert game.cites("RONE-TEXT-2")


@pytest.mark.rule("RONE-RULING-51")
@pytest.mark.parametrize(
    "limited",
    [
        "Draw 2 cards.",
        "Exhaust target enemy unit once.",
        "Refresh target allied unit once.",
        "The opponent loses 3 {water}.",
        "Take 1 {water} from the opponent.",
        "Remove the top card of your graveyard from the game.",
        "Deal 1 damage to each Machine unit.",
    ],
)
def test_an_effect_that_a_limit_makes_smaller_or_empty_counts_as_executed(limited: str) -> None:
    plan = tactic("Plan", f"{limited} Gain 5 {{water}}.")
    game = scenario(
        "rone",
        p1=player(units=[WOLF], hand=[plan, HORN], deck=[]),
        p2=player(units=[placed(unit("Rat"), exhaustion=3)], hand=[HORN]),
    )
    game.p1.plays("Plan")
    game.expect(game.p1, water=5)


@pytest.mark.rule("RONE-RULING-51", "RONE-TEXT-2")
def test_a_top_card_that_cannot_enter_the_battlefield_ends_the_text() -> None:
    raise_it = tactic(
        "Raise", "Put the top card of your graveyard onto the battlefield. Draw a card."
    )
    game = scenario("rone", p1=player(hand=[raise_it, HORN], graveyard=[SPARK]), graveyard="top")
    game.p1.plays("Raise")
    game.expect("Spark", zone="graveyard")
    game.expect(game.p1, hand=["Horn"])


@pytest.mark.rule("RONE-RULING-52")
@pytest.mark.parametrize(("answer", "water"), [("no", 1), ("yes", 3)])
def test_a_declined_may_skips_only_what_depends_on_it(answer: str, water: int) -> None:
    plan = tactic("Plan", "You may discard a card. If you do, gain 2 {water}. Gain 1 {water}.")
    game = scenario("rone", p1=player(hand=[plan, unit("Imp"), HORN]), graveyard="top")
    game.p1.plays("Plan")
    game.p1.chooses(answer)
    if answer == "yes":
        game.p1.chooses("Imp")
    assert game.p1.water == water


@pytest.mark.rule("RONE-RULING-52", "RONE-RULING-51")
@pytest.mark.parametrize(
    "price",
    [
        "discard 2 cards",
        "pay 2 {water}",
        "lose 2 {water}",
        "destroy the top 2 cards of your deck",
        "remove the top 2 cards of your graveyard from the game",
        "destroy target enemy unit",
        "put a unit from your graveyard onto the battlefield",
        "level up your hero without paying",
    ],
)
def test_what_depends_on_a_may_that_cannot_be_done_is_skipped_and_the_text_goes_on(
    price: str,
) -> None:
    words = f"You may {price}. If you do, gain 5 {{water}}. Gain 1 {{water}}."
    game = scenario(
        "rone",
        p1=player(
            level=3,
            technologies=[technology("Bell", "{yellow 1}: Gain 1 {water}.")],
            hand=[unit("Imp", text=f"Battlefield: {words}"), HORN],
            deck=1,
            graveyard=[SPARK],
        ),
    )
    game.p1.plays("Imp")
    assert game.asks(game.p1, "main phase")
    game.expect(game.p1, water=1, hand=["Horn"], deck=["Filler"], graveyard=["Spark"])


@pytest.mark.rule("RONE-RULING-53")
def test_an_ability_is_executed_without_its_source_up_to_the_part_that_needs_it() -> None:
    scout = unit(
        "Scout",
        health=1,
        text="{yellow 1}: Gain 1 {water}. This unit gets +1 {health}. Gain 5 {water}.",
    )
    game = scenario(
        "rone", p1=player(units=[scout], hand=[HORN]), p2=player(hand=[SPARK]), graveyard="top"
    )
    with game.windows():
        game.p1.uses("Scout")
        game.p2.plays("Spark", target="Scout")
    game.expect("Scout", zone="graveyard")
    assert game.p1.water == 1


@pytest.mark.rule("RONE-RULING-53")
def test_an_ability_of_a_borrowed_unit_keeps_its_side_when_the_unit_is_gone() -> None:
    scout = unit("Scout", health=1, text="{yellow 1}: Deal 1 damage to target enemy unit.")
    game = scenario(
        "rone",
        p1=player(units=[placed(scout, owner="p2")], hand=[HORN]),
        p2=player(units=[unit("Rat", health=3)], hand=[SPARK]),
        graveyard="top",
    )
    with game.windows():
        game.p1.uses("Scout", target="Rat")
        game.p2.plays("Spark", target="Scout")
    game.expect("Scout", zone="graveyard")
    game.expect("Rat", health=2)


@pytest.mark.rule("RONE-RULING-54")
@pytest.mark.parametrize("side", ["top", "bottom"])
def test_a_tactic_that_can_do_nothing_goes_to_the_side_of_the_graveyard_its_player_likes(
    side: str,
) -> None:
    game = scenario(
        "rone",
        p1=player(hand=[SPARK, HORN], graveyard=1),
        p2=player(units=[unit("Rat")], hand=[RECALL]),
    )
    with game.windows():
        game.p1.plays("Spark", target="Rat")
        game.p2.plays("Recall", target="Rat")
    game.p1.puts(side)
    wanted = ["Spark", "Filler"] if side == "top" else ["Filler", "Spark"]
    game.expect(game.p1, graveyard=wanted)


@pytest.mark.rule("RONE-RULING-54")
@pytest.mark.parametrize(("keyword", "zone"), [("", "removed"), ("Shield.\n", "deck")])
def test_a_recycled_tactic_that_can_do_nothing_is_removed_or_becomes_a_shield(
    keyword: str, zone: str
) -> None:
    bolt = tactic("Bolt", f"{keyword}Deal 1 damage to target unit.", recycle=0)
    game = scenario(
        "rone",
        p1=player(hand=[HORN], graveyard=[bolt]),
        p2=player(units=[unit("Rat")], hand=[RECALL]),
    )
    with game.windows():
        game.p1.announces("recycle")
        game.all_pass()
        game.p1.recycles("Bolt", target="Rat")
        game.p2.plays("Recall", target="Rat")
    game.expect("Bolt", zone=zone, shield=zone == "deck")


@pytest.mark.rule("RONE-RULING-54")
def test_a_played_shield_tactic_that_can_do_nothing_becomes_a_shield() -> None:
    bolt = tactic("Bolt", "Shield.\nDeal 1 damage to target unit.")
    game = scenario(
        "rone",
        p1=player(hand=[bolt, HORN]),
        p2=player(units=[unit("Rat")], hand=[RECALL]),
    )
    with game.windows():
        game.p1.plays("Bolt", target="Rat")
        game.p2.plays("Recall", target="Rat")
    game.expect("Bolt", zone="deck", shield=True)
    assert game.p1.deck[-1] == "Bolt"

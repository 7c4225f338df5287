"""Costs: what they are, in which order, all or none, and when they are due (RS-COST, RS-RULING-43, RS-RULING-44)."""

import pytest

from runestack.games.runeslingers.scenario import (
    boon,
    concealing,
    filler,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.testing import scenario

BELL = trinket("Bell", "Your block is 1 higher.")
IDOL = trinket("Idol", "Your maximum hand size is 1 higher.")


# -- what is paid, and in which order ------------------------------------------------------------


@pytest.mark.rule("RS-COST-1", "RS-COST-2", "RS-COST-3")
def test_red_costs_come_from_left_to_right_and_costs_of_the_text_after_them() -> None:
    rite = utility(
        "Rite", "Sling, pay 1 health, discard a card: Gain 5 health.", keywords="Sear 2, Pain 3"
    )
    game = scenario("runeslingers", p1=player(hand=[rite, "Meteor"], health=9))
    game.p1.plays("Rite")
    game.expect(game.p1, health=9 - 3 - 1 + 5, hand=[], discard=["Meteor", "Filler", "Filler"])
    assert game.log_in_order(
        "sears", "sears", "3 health", "1 health", "discards Meteor", "slings Rite", "gains 5 health"
    )


@pytest.mark.rule("RS-COST-1", "RS-COST-2", "RS-COST-4", "RS-RULING-44")
@pytest.mark.parametrize(
    ("keywords", "text", "hand", "health", "deck", "rule"),
    [
        ("Sear 2, Pain 3", "", 0, 2, 9, "RS-KEY-PAIN-2"),
        ("Pain 3, Sear 2", "", 0, 9, 1, "RS-KEY-SEAR-2"),
        ("Sear 2", "discard a card", 0, 9, 9, "RS-RULING-44"),
        ("Sear 2", "pay 5 health", 1, 4, 9, "RS-RULING-44"),
        ("Pain 1", "sear 3 cards", 1, 9, 2, "RS-RULING-44"),
        ("Pain 1", "void 3 cards", 1, 9, 2, "RS-RULING-44"),
        ("Pain 1", "void a card from your discard pile", 1, 9, 9, "RS-RULING-44"),
        ("Pain 1", "discard 2 cards at random", 1, 9, 9, "RS-RULING-44"),
        ("Pain 1", "cleanse 1 Burn from you", 1, 9, 9, "RS-RULING-44"),
        ("Pain 1", "cleanse 2 ailments from you", 1, 9, 9, "RS-RULING-44"),
        ("Pain 1", "destroy an allied trinket", 1, 9, 9, "RS-RULING-44"),
        ("Pain 1", "discard an allied boon", 1, 9, 9, "RS-RULING-44"),
        ("Pain 1", "return an allied runespell to its owner's hand", 1, 9, 9, "RS-RULING-44"),
        ("Pain 1", "apply 1 Burn to you", 1, 9, 9, ""),
        ("Pain 1", "discard a card", 1, 9, 9, ""),
    ],
)
def test_a_card_with_one_cost_that_cannot_be_paid_stays_in_hand(
    keywords: str, text: str, hand: int, health: int, deck: int, rule: str
) -> None:
    words = f"Sling, {text}: Gain 1 health." if text else "Gain 1 health."
    rite = utility("Rite", words, keywords=keywords)
    game = scenario(
        "runeslingers",
        p1=player(hand=[rite, *filler(hand)], health=health, deck=deck, ailments={"curse": 1}),
    )
    if rule:
        game.refuses(game.p1, "play", "Rite", rule=rule)
        game.expect(game.p1, health=health, discard=[])
    else:
        game.allows(game.p1, "play", "Rite")


@pytest.mark.rule("RS-RULING-44")
def test_a_sling_and_an_activation_need_their_costs_too() -> None:
    wall = utility("Wall", "Sling, discard a card: Gain 1 health.", defense=3)
    gong = trinket("Gong", "Activate, pay 3 health: Draw a card.")
    game = scenario("runeslingers", p1=player(field=[wall, gong], health=2))
    game.refuses(game.p1, "sling", "Wall", rule="RS-RULING-44")
    game.refuses(game.p1, "activate", "Gong", rule="RS-RULING-44")
    game = scenario("runeslingers", p1=player(hand=1, field=[wall, gong], health=9))
    game.p1.slings("Wall")
    game.expect(game.p1, hand=[], health=10)
    game.p1.activates("Gong")
    game.expect(game.p1, hand=["Filler"], health=7)


@pytest.mark.rule("RS-RULING-44")
def test_a_cost_of_cleansing_cannot_be_paid_by_who_cannot_cleanse() -> None:
    scrub = utility("Scrub", "Sling, cleanse 1 Burn from you: Draw a card.")
    lock = trinket("Lock", "The enemy cannot cleanse ailments.")
    burnt = player(hand=[scrub], ailments={"burn": 1})
    game = scenario("runeslingers", p1=burnt, p2=player(field=[lock]))
    game.refuses(game.p1, "play", "Scrub", rule="RS-RULING-44")
    game = scenario("runeslingers", p1=burnt)
    game.p1.plays("Scrub")
    game.expect(game.p1, ailments={}, hand=["Filler"])


# -- each cost is judged after the earlier ones (RS-RULING-43) -----------------------------------


@pytest.mark.rule("RS-RULING-43")
@pytest.mark.parametrize(("health", "offered"), [(6, False), (7, True)])
def test_health_paid_for_pain_is_not_there_for_the_text(health: int, offered: bool) -> None:
    rite = utility("Rite", "Sling, pay 4 health: Draw a card.", keywords="Pain 3")
    game = scenario("runeslingers", p1=player(hand=[rite], health=health))
    if offered:
        game.allows(game.p1, "play", "Rite")
    else:
        game.refuses(game.p1, "play", "Rite", rule="RS-RULING-44")


@pytest.mark.rule("RS-RULING-43", "RS-RULING-20")
def test_health_that_a_power_loss_brings_back_pays_the_next_cost() -> None:
    rite = utility("Rite", "Sling, pay 4 health: Draw a card.", keywords="Pain 3")
    game = scenario("runeslingers", p1=player(hand=[rite], health=3))
    game.p1.plays("Rite")
    game.expect(game.p1, health=14, power=4, hand=["Filler"])


@pytest.mark.rule("RS-RULING-43", "RS-RULING-62")
def test_an_ailment_that_would_make_a_later_cost_impossible_is_not_offered() -> None:
    rite = utility("Rite", "Sling, discard a card: Draw a card.", keywords="Ail 1, Pain 3, Sear 2")
    game = scenario("runeslingers", p1=player(hand=[rite, *filler(1)], health=4, deck=2))
    game.p1.plays("Rite")
    # Burn would leave 2 health and 1 card in the deck, Insanity no card to discard
    assert game.options(game.p1) == ["Curse", "Debilitate", "Fragment", "Weaken"]
    game.p1.ails("weaken")
    game.expect(game.p1, health=1, weaken=1)


@pytest.mark.rule("RS-RULING-43", "RS-RULING-62")
def test_an_ailment_of_level_two_is_judged_with_its_second_effect() -> None:
    rite = utility("Rite", "Gain 1 health.", keywords="Ail 1, Sear 2")
    ails = {"weaken": 3, "curse": 1, "debilitate": 1, "burn": 3}
    game = scenario("runeslingers", p1=player(hand=[rite], ailments=ails, deck=2))
    game.p1.plays("Rite")
    assert game.options(game.p1) == ["Curse", "Debilitate"]


@pytest.mark.rule("RS-RULING-43", "RS-RULING-61")
def test_the_last_free_area_is_kept_for_an_ailment_that_the_text_costs() -> None:
    rite = utility("Rite", "Sling, apply 1 Burn to you: Draw a card.", keywords="Ail 1")
    ails = {"curse": 1, "weaken": 1, "debilitate": 1}
    game = scenario("runeslingers", p1=player(hand=[rite], ailments=ails))
    game.p1.plays("Rite")
    assert game.options(game.p1) == ["Burn", "Curse", "Debilitate", "Weaken"]


@pytest.mark.rule("RS-RULING-43")
def test_a_card_that_pays_one_cost_does_not_pay_another() -> None:
    rite = utility(
        "Rite", "Sling, destroy an allied trinket, discard an allied trinket: Draw a card."
    )
    game = scenario("runeslingers", p1=player(hand=[rite], field=[BELL]))
    game.refuses(game.p1, "play", "Rite", rule="RS-RULING-44")
    game = scenario("runeslingers", p1=player(hand=[rite], field=[BELL, IDOL]))
    game.p1.plays("Rite", pay="Idol")
    game.expect(game.p1, field=["Rite"], discard=["Bell", "Idol"], hand=["Filler"])


@pytest.mark.rule("RS-RULING-43")
def test_a_card_that_a_later_cost_needs_cannot_be_given_for_an_earlier_one() -> None:
    rite = utility("Rite", "Sling, destroy an allied card, destroy an allied trinket: Draw a card.")
    wall = spirit("Wall", "Sling: Deal 1 damage to a target.", defense=2)
    game = scenario("runeslingers", p1=player(hand=[rite], field=[BELL, wall], concentrations=1))
    game.p1.plays("Rite")
    game.expect(game.p1, field=["Rite"], discard=["Bell", "Wall"])
    assert game.log_in_order("Wall is destroyed", "Bell is destroyed")


@pytest.mark.rule("RS-RULING-43")
def test_a_card_returned_for_one_cost_can_be_discarded_for_the_next() -> None:
    rite = utility(
        "Rite", "Sling, return an allied trinket to its owner's hand, discard a card: Draw a card."
    )
    game = scenario("runeslingers", p1=player(hand=[rite], field=[BELL]))
    game.p1.plays("Rite")
    game.expect(game.p1, discard=["Bell"], hand=["Filler"])


@pytest.mark.rule("RS-RULING-43")
def test_ailments_of_ones_choice_in_a_text_leave_the_later_costs_possible() -> None:
    rite = utility(
        "Rite", "Sling, apply 2 ailments of one type to you, discard 2 cards: Draw a card."
    )
    game = scenario("runeslingers", p1=player(hand=[rite, *filler(3)]))
    game.p1.plays("Rite")
    assert game.options(game.p1) == ["Burn", "Curse", "Debilitate", "Fragment", "Weaken"]
    game.p1.ails("curse")
    game.p1.discards("Filler", "Filler")
    game.expect(game.p1, curse=2, hand=["Filler", "Filler"])


@pytest.mark.rule("RS-RULING-43", "RS-RULING-79")
def test_fragment_that_would_destroy_the_card_to_pay_with_is_not_offered() -> None:
    rite = utility("Rite", "Sling, destroy an allied trinket: Draw a card.", keywords="Ail 1")
    ward = boon("Ward", "Your block is 1 higher.")
    ails = {"fragment": 3}
    game = scenario("runeslingers", p1=player(hand=[rite], field=[BELL], ailments=ails))
    game.p1.plays("Rite")
    assert not game.offers(game.p1, "Fragment")
    game = scenario(
        "runeslingers",
        p1=player(hand=[rite], field=[BELL], ailments=ails, boons=[concealing(ward, burn=1)]),
    )
    game.p1.plays("Rite", ail="fragment")
    game.p1.targets("Ward")
    game.expect(game.p1, discard=["Bell", "Ward"], hand=["Filler"])


@pytest.mark.rule("RS-RULING-43")
def test_cards_that_a_cost_sears_are_no_reason_to_lose_the_encounter() -> None:
    rite = utility("Rite", "Sling, sear 2 cards, apply 1 Burn to you, pay 18 health: Draw a card.")
    game = scenario("runeslingers", p1=player(hand=[rite], deck=2))
    game.refuses(game.p1, "play", "Rite", rule="RS-RULING-44")  # Burn leaves 16 of 18 health

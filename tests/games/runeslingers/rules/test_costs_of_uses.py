"""When costs are due: later uses, and costs that stay paid (RS-COST-5, RS-COST-6, RS-RULING-45)."""

import pytest

from runestack.games.runeslingers.scenario import (
    activate,
    filler,
    placed,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.testing import scenario

SMASH = utility("Smash", "Destroy target runespell.", keywords="Shout")
NEGATE = utility("Negate", "Negate target runespell.", keywords="Shout")


# -- later uses ----------------------------------------------------------------------------------


@pytest.mark.rule("RS-COST-5", "RS-RULING-45")
def test_red_costs_are_not_due_again_for_a_later_sling_or_charge() -> None:
    wall = spirit(
        "Wall",
        "Sling: Deal 2 damage to a target, plus 1 for each token on this card.",
        defense=4,
        keywords="Pain 3, Sear 1, Charge",
    )
    game = scenario("runeslingers", p1=player(hand=[wall]), blocks="never")
    game.p1.plays("Wall", charge=True)
    game.expect(game.p1, health=15, discard=["Filler"])
    for verb in ("charges", "slings"):
        game.p1.ends_turn()
        game.p2.ends_turn()
        game.p1.goes_on()
        if verb == "charges":
            game.p1.charges("Wall")
        else:
            game.p1.slings("Wall", target="p2")
        game.expect(game.p1, health=15, discard=["Filler"])
    game.expect(game.p2, health=18 - 2 - 2)


@pytest.mark.rule("RS-RULING-45", "RS-COST-5")
def test_costs_before_sling_are_paid_each_time_and_not_when_the_card_is_only_played() -> None:
    wall = utility("Wall", "Sling, discard a card: Gain 1 health.", defense=4, keywords="Pain 3")
    encore = utility("Encore", "Sling target allied runespell again.")
    game = scenario("runeslingers", p1=player(hand=[wall, encore, *filler(2)], health=10))
    game.p1.plays("Wall")
    game.expect(game.p1, health=7, hand=["Encore", "Filler", "Filler"])
    game.p1.slings("Wall", pay="Filler")
    game.expect(game.p1, health=8, hand=["Encore", "Filler"])
    game.p1.plays("Encore", target="Wall")
    game.expect(game.p1, health=9, hand=[])


@pytest.mark.rule("RS-COST-5", "RS-RULING-45")
def test_costs_of_an_activation_are_paid_with_each_activation() -> None:
    gong = trinket("Gong", "Activate, pay 2 health: Draw a card.", keywords="Pain 5")
    game = scenario("runeslingers", p1=player(hand=[gong]))
    game.p1.plays("Gong")
    game.expect(game.p1, health=13)
    game.p1.ends_turn()
    game.p2.ends_turn()
    game.p1.goes_on()
    game.p1.activates("Gong")
    game.expect(game.p1, health=11)


# -- paid stays paid -----------------------------------------------------------------------------


@pytest.mark.rule("RS-COST-6")
@pytest.mark.parametrize("answer", ["Smash", "Negate"])
def test_costs_stay_paid_if_the_card_is_destroyed_or_negated(answer: str) -> None:
    rite = utility("Rite", "Sling, discard a card: Gain 9 health.", keywords="Pain 3, Ail 1")
    game = scenario(
        "runeslingers", p1=player(hand=[rite, "Meteor"]), p2=player(hand=[SMASH, NEGATE])
    )
    game.p1.plays("Rite", ail="weaken")
    game.p2.answers_with(answer, target="Rite")
    game.p2.declines()
    game.expect(game.p1, health=15, weaken=1, hand=[])
    assert "Meteor" in game.p1.discard


@pytest.mark.rule("RS-COST-6", "RS-DET-5")
def test_determinations_stay_spent_if_the_ability_is_negated() -> None:
    hush = utility("Hush", "Negate target ability.", keywords="Shout")
    game = scenario(
        "runeslingers",
        p1=player(activate=activate("Draw a card.", cost=2), determinations=3),
        p2=player(hand=[hush]),
    )
    game.p1.activates()
    game.p2.answers_with("Hush")
    game.expect(game.p1, determinations=1, hand=[])


@pytest.mark.rule("RS-COST-2", "RS-RULING-59")
def test_the_other_keywords_cost_nothing() -> None:
    free = utility(
        "Free",
        "• Gain 1 health.\n• For each token on this card, gain 1 health.",
        keywords="Distract, Shout, Pierce, Charge, Choice",
    )
    game = scenario("runeslingers", p1=player(hand=[free, *filler(1)], health=9))
    game.p1.plays("Free", sling=True, bullet=0)
    game.expect(game.p1, health=10, hand=["Filler"], discard=[], ailments={}, deck=["Filler"] * 10)


@pytest.mark.rule("RS-RULING-44")
def test_tokens_are_paid_from_the_card_itself() -> None:
    vat = trinket("Vat", "Activate, remove 2 tokens from this card: Draw 2 cards.")
    game = scenario("runeslingers", p1=player(field=[placed(vat, tokens=1)]))
    game.refuses(game.p1, "activate", "Vat", rule="RS-RULING-44")
    game = scenario("runeslingers", p1=player(field=[placed(vat, tokens=3)]))
    game.p1.activates("Vat")
    game.expect("Vat", tokens=1)
    game.expect(game.p1, hand=["Filler", "Filler"])

"""Distract, Pain, Ail and Sear (RS-KEY-DISTRACT, -PAIN, -AIL, -SEAR; RS-RULING-59 to RS-RULING-64)."""

from typing import Any

import pytest

from runestack.games.runeslingers.cards.lines import ENGLISH_KEYWORDS
from runestack.games.runeslingers.scenario import (
    boon,
    concealing,
    filler,
    passive,
    placed,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.testing import Scenario, scenario
from tests.games.runeslingers.cards.test_schema import codes, table

WARD = boon("Ward", "Your maximum hand size is 1 higher.")
FOUR_BOONS = [concealing(WARD, **{word: 1}) for word in ("burn", "curse", "weaken", "fragment")]


@pytest.mark.rule("RS-RULING-59", "RS-CARD-6")
def test_the_price_of_a_card_names_its_red_keywords_only() -> None:
    text = "• Gain 1 health.\n• For each token on this card, draw a card."
    reds = ("Distract", "Pain 1", "Ail 1", "Sear 1")
    red = utility("Red", text, keywords=[*reds, "Fate"])
    blue = utility("Blue", text, keywords="Shout, Pierce, Charge, Choice")
    assert len(ENGLISH_KEYWORDS) == len(reds) + 1 + 4
    game = scenario("runeslingers", p1=player(hand=[red, blue]))
    assert game.offers(game.p1, "play and sling Red (Distract, Pain 1, Ail 1, Sear 1, Fate)")
    assert "Play and sling Blue" in game.options(game.p1)


# -- Distract ------------------------------------------------------------------------------------


def sideways(game: Scenario) -> dict[str, bool]:
    """How the cards on P1's concentrations lie, as P2 sees them."""
    seats: Any = game.view(game.p2)["seats"]
    tops = [spot["top"] for spot in seats[0]["concentrations"] if spot["top"]]
    return {top["name"]["en"]: top["sideways"] for top in tops}


@pytest.mark.rule("RS-KEY-DISTRACT-1")
def test_a_distract_card_lies_sideways_from_the_moment_it_is_placed() -> None:
    rite = utility("Rite", "Gain 1 health.", keywords="Distract, Ail 1")
    plain = trinket("Plain", "Your block is 1 higher.")
    game = scenario("runeslingers", p1=player(hand=[rite], field=[plain]))
    game.p1.plays("Rite")
    game.expect("Rite", zone="being played", sideways=True)
    assert sideways(game) == {"Plain": False, "Rite": True}
    game.p1.ails("curse")
    game.expect("Rite", zone="play", sideways=True)
    assert sideways(game) == {"Plain": False, "Rite": True}


@pytest.mark.rule("RS-KEY-DISTRACT-2", "RS-CLEANUP-7")
def test_in_cleanup_the_concentration_goes_with_the_distract_card_and_with_no_other() -> None:
    rite = utility("Rite", "Gain 1 health.", keywords="Distract")
    mend = utility("Mend", "Gain 1 health.")
    idol = trinket("Idol", "Your block is 1 higher.", keywords="Distract")
    game = scenario(
        "runeslingers",
        p1=player(hand=[rite, mend, idol], concentrations=["Hex", "Brand", "Bounce"]),
    )
    game.p1.plays("Rite", on="Hex")
    game.p1.plays("Mend", on="Brand")
    game.p1.plays("Idol", on="Bounce")
    game.p1.ends_turn()
    game.expect(game.p1, concentrations=["Brand", "Bounce"], field=["Idol"])
    assert {card.name for card in game.p1.discard} == {"Rite", "Mend", "Hex"}
    game.expect("Idol", sideways=True, under="Bounce")


@pytest.mark.rule("RS-KEY-DISTRACT-2", "RS-RULING-23")
def test_a_distract_trinket_takes_its_concentration_along_in_the_cleanup_in_which_it_leaves() -> (
    None
):
    gong = trinket("Gong", "Activate: Gain 1 health.", keywords="Distract")
    game = scenario("runeslingers", p1=player(field=[placed(gong, on="Hex")], concentrations=0))
    game.p1.ends_turn()
    game.expect(game.p1, concentrations=["Hex"])
    game.p2.ends_turn()
    game.p1.goes_on()
    game.p1.activates("Gong")
    game.expect(game.p1, concentrations=["Hex"])
    game.p1.ends_turn()
    game.expect(game.p1, concentrations=[])
    assert {"Gong", "Hex"} <= {card.name for card in game.p1.discard}


@pytest.mark.rule("RS-KEY-DISTRACT-3")
def test_a_distract_card_needs_an_empty_concentration() -> None:
    rite = utility("Rite", "Gain 1 health.", keywords="Distract")
    idol = trinket("Idol", "Your block is 1 higher.", keywords="Distract")
    game = scenario("runeslingers", p1=player(hand=[rite], field=[idol], concentrations=0))
    game.refuses(game.p1, "play", "Rite", rule="RS-CONC-6")
    game = scenario("runeslingers", p1=player(hand=[rite], field=[idol], concentrations=1))
    game.allows(game.p1, "play", "Rite")


@pytest.mark.rule("RS-RULING-60", "RS-RULING-71", "RS-RULING-143")
def test_distract_is_refused_on_boons_and_shout_on_no_type() -> None:
    text = "Your block is 1 higher."
    for kind in ("trinket", "boon"):
        assert codes(table(kind, text, keywords=["Pain 1"])) == []
        assert codes(table(kind, text, keywords=["Shout"])) == []
    assert codes(table("trinket", text, keywords=["Distract"])) == []
    assert codes(table("boon", text, keywords=["Distract"])) == ["C107"]
    shout = {"subtype": "utility", "keywords": ["Shout", "Distract"]}
    assert codes(table("runespell", "Draw a card.", **shout)) == []


# -- Pain ----------------------------------------------------------------------------------------


@pytest.mark.rule("RS-KEY-PAIN-1", "RS-RULING-19")
def test_pain_is_health_lost_by_the_player_of_the_card_and_no_damage() -> None:
    rite = utility("Rite", "Draw a card.", keywords="Pain 4")
    hear = passive("Whenever you lose health, the enemy loses 1 health.")
    hurt = trinket("Hurt", "Whenever you are dealt damage, draw a card.")
    game = scenario("runeslingers", p1=player(passive=hear, hand=[rite, *filler(1)], field=[hurt]))
    game.p1.plays("Rite")
    game.expect(game.p1, health=14, hand=["Filler", "Filler"])
    game.expect(game.p2, health=17)


@pytest.mark.rule("RS-KEY-PAIN-2", "RS-RULING-20")
@pytest.mark.parametrize(("health", "after"), [(4, 0), (5, 18), (6, 1)])
def test_pain_needs_that_much_health_and_may_take_the_last_point(health: int, after: int) -> None:
    rite = utility("Rite", "Draw a card.", keywords="Pain 5")
    game = scenario("runeslingers", p1=player(hand=[rite], health=health))
    if not after:
        game.refuses(game.p1, "play", "Rite", rule="RS-KEY-PAIN-2")
        return
    game.p1.plays("Rite")
    game.expect(game.p1, health=after, power=4 if after == 18 else 5, hand=["Filler"])


@pytest.mark.rule("RS-KEY-PAIN-1")
def test_texts_change_the_pain_of_cards() -> None:
    rite = utility("Rite", "Draw a card.", keywords="Pain 2")
    dull = trinket("Dull", "The Pain of cards you play is 3 lower.")
    edge = trinket("Edge", "The Pain of cards the enemy plays is 2 higher.")
    game = scenario("runeslingers", p1=player(hand=[rite], field=[dull]))
    game.p1.plays("Rite")
    game.expect(game.p1, health=18)
    game = scenario("runeslingers", p1=player(hand=[rite], health=3), p2=player(field=[edge]))
    game.refuses(game.p1, "play", "Rite", rule="RS-KEY-PAIN-2")


# -- Ail -----------------------------------------------------------------------------------------


@pytest.mark.rule("RS-KEY-AIL-1", "RS-RULING-61", "RS-RULING-62")
def test_ail_applies_so_many_ailments_of_one_type_of_ones_choice_to_oneself() -> None:
    rite = utility("Rite", "Draw a card.", keywords="Ail 2")
    game = scenario("runeslingers", p1=player(hand=[rite], deck=20))
    game.p1.plays("Rite")
    assert game.asks(game.p1, "which type")
    assert len(game.options(game.p1)) == 6
    game.p1.ails("burn")
    game.expect(game.p1, ailments={"burn": 2}, health=14, discard=["Filler", "Filler"])
    game.expect(game.p2, ailments={})
    assert game.log_in_order("1 Burn", "2 health", "sears", "2 Burn", "2 health", "sears", "slings")


@pytest.mark.rule("RS-KEY-AIL-2", "RS-RULING-61")
def test_ail_cannot_be_paid_by_who_cannot_be_ailed() -> None:
    rite = utility("Rite", "Draw a card.", keywords="Ail 1")
    pure = trinket("Pure", "You cannot be ailed.")
    game = scenario("runeslingers", p1=player(hand=[rite], field=[pure], ailments={"burn": 1}))
    game.refuses(game.p1, "play", "Rite", rule="RS-KEY-AIL-2")
    game = scenario("runeslingers", p1=player(hand=[rite]), p2=player(field=[pure]))
    game.allows(game.p1, "play", "Rite")


@pytest.mark.rule("RS-KEY-AIL-3", "RS-RULING-61", "RS-AIL-19")
def test_ail_cannot_be_paid_while_each_area_has_a_boon() -> None:
    rite = utility("Rite", "Draw a card.", keywords="Ail 1")
    game = scenario("runeslingers", p1=player(hand=[rite], boons=FOUR_BOONS))
    game.refuses(game.p1, "play", "Rite", rule="RS-KEY-AIL-3")
    game = scenario("runeslingers", p1=player(hand=[rite], boons=FOUR_BOONS[1:]))
    game.p1.plays("Rite")
    assert len(game.options(game.p1)) == 6  # one area is available


@pytest.mark.rule("RS-RULING-61")
def test_without_an_available_area_ail_takes_only_types_that_are_there() -> None:
    rite = utility("Rite", "Draw a card.", keywords="Ail 1")
    game = scenario(
        "runeslingers",
        p1=player(hand=[rite], ailments={"weaken": 1, "curse": 2}, boons=FOUR_BOONS[:2]),
    )
    game.p1.plays("Rite")
    assert game.options(game.p1) == ["Curse", "Weaken"]


@pytest.mark.rule("RS-KEY-AIL-1", "RS-KEY-AIL-3")
def test_an_ail_that_a_text_lowers_to_nothing_costs_nothing() -> None:
    rite = utility("Rite", "Draw a card.", keywords="Ail 1")
    calm = trinket("Calm", "The Ail of cards you play is 1 lower.")
    game = scenario("runeslingers", p1=player(hand=[rite], field=[calm], boons=FOUR_BOONS))
    game.p1.plays("Rite")
    game.expect(game.p1, ailments={}, hand=["Filler"])


@pytest.mark.rule("RS-RULING-62", "RS-OBJ-6")
def test_consequences_of_an_ail_payment_apply_at_once() -> None:
    rite = utility("Rite", "Draw a card.", keywords="Ail 2")
    game = scenario("runeslingers", p1=player(hand=[rite], deck=1, discard=3, health=3))
    game.p1.plays("Rite", ail="burn")
    # 2 lost; the last card seared; 2 lost: a power; the empty deck: another
    game.expect(game.p1, power=3, determinations=2, health=17, burn=2)
    game = scenario("runeslingers", p1=player(hand=[rite], power=1, health=2))
    game.p1.plays("Rite", ail="burn")
    assert game.winner == game.p2


@pytest.mark.rule("RS-RULING-62", "RS-RULING-94")
def test_triggers_see_each_ailment_that_is_paid_and_who_pays_it() -> None:
    rite = utility("Rite", "Draw a card.", keywords="Ail 2")
    gloat = trinket("Gloat", "Whenever the enemy is ailed, the instigator loses 1 health.")
    game = scenario("runeslingers", p1=player(hand=[rite]), p2=player(field=[gloat]))
    game.p1.plays("Rite", ail="debilitate")
    game.expect(game.p1, health=16)
    game.expect(game.p2, health=18)


# -- Sear ----------------------------------------------------------------------------------------


@pytest.mark.rule("RS-KEY-SEAR-1", "RS-FIELD-9")
def test_sear_puts_the_top_cards_of_the_own_deck_into_the_discard_pile() -> None:
    rite = utility("Rite", "Gain 1 health.", keywords="Sear 2")
    game = scenario("runeslingers", p1=player(hand=[rite], deck=["Hex", "Brand", "Bounce"]))
    game.p1.plays("Rite")
    game.expect(game.p1, discard=["Brand", "Hex"], deck=["Bounce"], void=[])
    game.expect(game.p2, discard=[])


@pytest.mark.rule("RS-KEY-SEAR-2", "RS-RULING-63")
@pytest.mark.parametrize("deck", [2, 3])
def test_sear_needs_that_many_cards_and_never_costs_a_power(deck: int) -> None:
    rite = utility("Rite", "Gain 1 health.", keywords="Sear 3")
    game = scenario("runeslingers", p1=player(hand=[rite], deck=deck, discard=5))
    if deck == 2:
        game.refuses(game.p1, "play", "Rite", rule="RS-KEY-SEAR-2")
        return
    game.p1.plays("Rite")
    game.expect(game.p1, deck=[], power=5, discard=["Filler"] * 8)


@pytest.mark.rule("RS-RULING-63", "RS-OBJ-6")
def test_sear_as_an_effect_goes_on_over_an_empty_deck() -> None:
    ash = utility("Ash", "Sear 3 cards.")
    game = scenario("runeslingers", p1=player(hand=[ash], deck=2, discard=2))
    game.p1.plays("Ash")
    game.expect(game.p1, power=4, deck=["Filler"] * 3, discard=["Filler"])


@pytest.mark.rule("RS-RULING-64")
def test_seared_cards_are_not_discarded() -> None:
    drop = passive("Whenever you discard a card, lose 5 health.")
    ash = trinket("Ash", "Whenever you sear a card, gain 1 health.")
    rite = spirit("Rite", "Deal 1 damage to a target.", keywords="Sear 2")
    game = scenario("runeslingers", p1=player(passive=drop, hand=[rite], field=[ash], health=9))
    game.p1.plays("Rite", target="p2")
    game.expect(game.p1, health=11)

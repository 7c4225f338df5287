"""Components; level, costs and kinds of cards in play. Values and icons: `test_card_values.py`; data: `test_card_data.py`."""

from typing import Any

import pytest

import runestack
from runestack.games.rone.game import GAME
from runestack.games.rone.scenario import (
    filler,
    placed,
    player,
    tactic,
    technology,
    unit,
)
from runestack.games.settings import SettingError
from runestack.testing import scenario

SPARK = tactic("Spark", "Deal 1 damage to target unit.")
MEND = tactic("Mend", "Target unit gets +1 {health}.")
WOLF = unit("Wolf", health=3, melee=2)
BLOCKS = {"hero": (1, 60), "technology": (61, 110), "unit": (111, 190), "tactic": (191, 235)}
COPIES = {"hero": 1, "technology": 1, "unit": 2, "tactic": 2}


# -- components ----------------------------------------------------------------------------------


@pytest.mark.rule("RONE-COMP-1")
def test_every_card_has_its_place_among_the_360_of_the_box() -> None:
    """20 heroes of 3 cards, 50 technologies, two each of 80 units and 45 tactics; the first pool fills a part of it."""
    whole = sum((last - first + 1) * COPIES[kind] for kind, (first, last) in BLOCKS.items())
    assert whole == 360
    assert {card.type for card in GAME.pool} == set(BLOCKS)
    assert len(GAME.pool.by_number) == len(GAME.pool)
    for card in GAME.pool:
        first, last = BLOCKS[card.type]
        assert first <= card.number <= last
        assert card.copies == COPIES[card.type]


@pytest.mark.rule("RONE-COMP-2")
def test_each_player_has_one_pool_of_water_that_everybody_sees() -> None:
    rain = tactic("Rain", "Gain 2 {water}.")
    game = scenario("rone", p1=player(water=1, hand=[rain]), p2=player(water=4))
    with game.changed({"p1 water": +2, "p2 water": 0}):
        game.p1.plays("Rain")
    for reader in (-1, 0, 1):
        view: Any = game.session.game.view(game.state, reader)
        assert [seat["water"] for seat in view["seats"]] == [3, 4]


@pytest.mark.rule("RONE-COMP-3")
def test_water_above_the_dial_is_shown_as_a_plain_number() -> None:
    game = scenario("rone", p1=player(water=19), at="income", income="stop")
    view: Any = game.view(game.p2)
    assert view["seats"][0]["water"] == 22


@pytest.mark.rule("RONE-COMP-4", "RONE-RULING-9")
def test_damage_and_gained_health_are_one_number() -> None:
    game = scenario(
        "rone", p1=player(units=[WOLF], hand=[SPARK, SPARK, MEND, MEND]), graveyard="top"
    )
    for card, health in (("Spark", 2), ("Mend", 3), ("Mend", 4), ("Spark", 3)):
        game.p1.plays(card, target="Wolf")
        assert game["Wolf"].health == health
    game.expect("Wolf", damage=0)


@pytest.mark.rule("RONE-COMP-5", "RONE-CARD-19")
def test_health_rises_above_the_printed_value_and_really_counts() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[MEND]),
        p2=player(units=[unit("Guard", health=2)], hand=[]),
    )
    game.p1.plays("Mend", target="Guard")
    game.expect("Guard", health=3)
    blow = tactic("Blow", "Deal 2 damage to target unit.")
    game = scenario(
        "rone",
        p1=player(hand=[blow]),
        p2=player(units=[placed(unit("Guard", health=2), health=1)]),
    )
    game.p1.plays("Blow", target="Guard")
    game.expect("Guard", zone="battlefield", health=1)


@pytest.mark.rule("RONE-COMP-6", "RONE-COMP-7", "RONE-CARD-18")
@pytest.mark.parametrize(
    ("change", "melee", "ranged", "damage"),
    [("+1 {melee}", 3, 1, 4), ("-1 {melee}", 1, 1, 2), ("+1 {ranged}", 2, 2, 4), ("-1 {ranged}", 2, 0, 2)],
)  # fmt: skip
def test_an_attack_token_changes_its_own_value_for_the_next_combat_only(
    change: str, melee: int, ranged: int, damage: int
) -> None:
    train = tactic("Train", f"Target unit gets {change} for its next combat.")
    rouse = tactic("Rouse", "Refresh target unit once.")
    game = scenario(
        "rone",
        p1=player(units=[unit("Wolf", melee=2, ranged=1)], hand=[train, rouse]),
        damage="deck",
        graveyard="top",
    )
    game.p1.plays("Train", target="Wolf")
    game.expect("Wolf", melee=melee, ranged=ranged)
    with game.changed({"p2 deck": -damage}):
        game.p1.attacks("Wolf", "p2 hero")
    game.expect("Wolf", melee=2, ranged=1, melee_tokens=0, ranged_tokens=0)
    game.p1.plays("Rouse", target="Wolf")
    with game.changed({"p2 deck": -3}):
        game.p1.attacks("Wolf", "p2 hero")


@pytest.mark.rule("RONE-COMP-8")
@pytest.mark.parametrize("edition", ["en", "de"])
@pytest.mark.parametrize(("mode", "seats"), [("1v1", 2), ("2v2", 4), ("3p", 3)])
def test_the_game_is_for_two_three_or_four_players(mode: str, seats: int, edition: str) -> None:
    assert GAME.seat_numbers({}) == (2,)
    assert GAME.seat_numbers({"mode": mode}) == (seats,)
    assert runestack.new("rone", options={"mode": mode, "edition": edition}).seats == seats
    for other in {1, 2, 3, 4, 5} - {seats}:
        with pytest.raises(SettingError, match=f"{seats} seats, not {other}"):
            runestack.new("rone", seats=other, options={"mode": mode})


# -- level and costs -----------------------------------------------------------------------------


@pytest.mark.rule("RONE-CARD-2")
@pytest.mark.parametrize("card", [unit("Elder", level=2), tactic("Edict", "Draw a card.", level=2)])
@pytest.mark.parametrize(("level", "enemy"), [(1, 3), (2, 1), (3, 1)])
def test_the_own_hero_needs_the_level_of_a_card_to_play_and_to_recycle_it(
    card: Any, level: int, enemy: int
) -> None:
    game = scenario(
        "rone",
        p1=player(level=level, hand=[card], graveyard=[card, *filler(1)]),
        p2=player(level=enemy),
    )
    for action, there, rule in (
        ("play", game.p1.hand[0], "RONE-PLAY-3"),
        ("recycle", game.p1.graveyard[0], "RONE-RECY-3"),
    ):
        if level == 1:
            game.refuses(game.p1, action, there, rule=rule)
        else:
            game.allows(game.p1, action, there)


@pytest.mark.rule("RONE-CARD-3")
@pytest.mark.parametrize(
    "card", [unit("Giant", cost=3, recycle=1), tactic("Order", "The opponent draws a card.", cost=3, recycle=1)]
)  # fmt: skip
def test_the_activation_cost_is_paid_in_water_for_playing(card: Any) -> None:
    poor = scenario("rone", p1=player(water=2, hand=[card]))
    poor.refuses(poor.p1, "play", card.name, rule="RONE-PLAY-2")
    rich = scenario("rone", p1=player(water=5, hand=[card], graveyard=1), graveyard="top")
    with rich.changed({"p1 water": -3, "p2 water": 0, "p1 removed": 0}):
        rich.p1.plays(card.name)


@pytest.mark.rule("RONE-CARD-4")
def test_the_recycle_cost_is_paid_with_the_next_cards_of_the_own_graveyard() -> None:
    game = scenario(
        "rone",
        p1=player(
            water=4,
            graveyard=[unit("Ghoul", cost=9, recycle=2), unit("A"), unit("B"), unit("C")],
        ),
        p2=player(graveyard=3),
    )
    with game.changed({"p1 water": 0, "p2 graveyard": 0, "p1 hand": 0, "p1 deck": 0}):
        game.p1.recycles("Ghoul")
    game.expect(game.p1, graveyard=["C"], removed=["A", "B"], units=["Ghoul"])


# -- permanents and one-time effects -------------------------------------------------------------


@pytest.mark.rule("RONE-CARD-7", "RONE-ZONE-5")
def test_units_and_technologies_stay_and_tactics_go() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[WOLF, SPARK], technology_deck=[technology("Drill")]),
        income="stop",
    )
    game.p1.plays("Wolf")
    game.p1.plays("Drill")
    game.p1.plays("Spark", target="Wolf")
    game.expect("Spark", zone="graveyard")
    game.p1.ends_turn()
    game.p2.ends_turn()
    assert (game.round, game.active) == (2, "p1")
    game.expect(game.p1, units=["Wolf"], technologies=["Drill"])
    game.expect("p1 hero", zone="battlefield")
    game.expect("Wolf", health=2)


@pytest.mark.rule("RONE-CARD-10")
def test_only_permanents_are_exhausted() -> None:
    freeze = tactic("Freeze", "Exhaust target card once.")
    game = scenario(
        "rone",
        p1=player(hand=[freeze, SPARK], units=[WOLF], technologies=[technology("Drill")]),
    )
    game.p1.plays("Freeze")
    for card in ("p1 hero", "p2 hero", "Wolf", "Drill"):
        assert game.offers(game.p1, game[card])
    assert len(game.options(game.p1)) == 4
    game.p1.chooses(game["Drill"])
    game.expect("Drill", exhaustion=1)


@pytest.mark.rule("RONE-CARD-11")
def test_greyed_out_is_not_the_price_0_and_no_discount_makes_it_one() -> None:
    guild = technology(
        "Guild", "Cards cost you 5 {water} less to play.\nCards cost you 5 cards less to recycle."
    )
    free, never = unit("Free", recycle=0), unit("Never", cost="never", recycle="never")
    game = scenario(
        "rone", p1=player(water=9, technologies=[guild], hand=[free, never], graveyard=[free])
    )
    game.allows(game.p1, "play", game["Free"])
    game.allows(game.p1, "recycle", game["Free 2"])
    game.refuses(game.p1, "play", "Never", rule="RONE-PLAY-4")
    game = scenario("rone", p1=player(water=9, technologies=[guild], graveyard=[never, *filler(5)]))
    game.refuses(game.p1, "recycle", "Never", rule="RONE-RECY-5")
    view: Any = game.view(game.p1)
    assert view["seats"][0]["graveyard"][0]["printed"] == {
        "cost": None, "recycle": None, "health": 2, "melee": 1, "ranged": 0, "speed": 1,
    }  # fmt: skip

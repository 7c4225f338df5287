"""What the values and icons on a card do in play."""

import pytest

from runestack.games.rone.scenario import filler, hero, player, tactic, unit
from runestack.testing import scenario

WOLF = unit("Wolf", health=3, melee=2)


# -- units ---------------------------------------------------------------------------------------


@pytest.mark.rule("RONE-CARD-14")
def test_printed_values_are_the_starting_health_and_the_damage_of_each_kind() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[unit("Archer", health=6, melee=1, ranged=2)]),
        p2=player(units=[unit("Guard", health=9, melee=3, ranged=0)]),
    )
    game.p1.plays("Archer")
    game.expect("Archer", health=6, melee=1, ranged=2)
    with game.changed({"Guard health": -3, "Archer health": -3}):
        game.p1.attacks("Archer", "Guard")


@pytest.mark.rule("RONE-CARD-15", "RONE-EXH-5")
@pytest.mark.parametrize("speed", [1, 2, 3])
def test_declaring_an_attack_exhausts_the_unit_as_often_as_its_speed_says(speed: int) -> None:
    game = scenario("rone", p1=player(units=[unit("Wolf", speed=speed)]), damage="deck")
    game.p1.attacks("Wolf", "p2 hero")
    game.expect("Wolf", exhaustion=speed)


@pytest.mark.rule("RONE-CARD-21")
@pytest.mark.parametrize("text", ["Deal 2 damage to target unit.", "Target unit loses 3 {health}."])
def test_a_unit_without_health_is_gone_before_the_next_words_of_the_text(text: str) -> None:
    doom = tactic("Doom", f"{text} For each unit, gain 1 {{water}}.")
    game = scenario(
        "rone",
        p1=player(hand=[doom], units=[unit("Calf", health=2), unit("Ox", health=9)]),
    )
    game.p1.plays("Doom", target="Calf")
    game.expect("Calf", zone="graveyard")
    game.expect(game.p1, water=1)


@pytest.mark.rule("RONE-CARD-21")
def test_a_unit_with_1_health_left_lives() -> None:
    blow = tactic("Blow", "Deal 2 damage to target unit.")
    game = scenario("rone", p1=player(hand=[blow], units=[WOLF]))
    game.p1.plays("Blow", target="Wolf")
    game.expect("Wolf", zone="battlefield", health=1)


# -- icons and abilities -------------------------------------------------------------------------


@pytest.mark.rule("RONE-CARD-13")
def test_the_economic_ability_is_an_activated_ability_like_any_other() -> None:
    """Fast, so also in the opponent's turn; on the stack, so it can be cancelled; it exhausts the hero."""
    deny = tactic("Deny", "Cancel target ability.")
    game = scenario("rone", p1=player(hand=[deny, WOLF]), p2=player(deck=[unit("Ace"), *filler(3)]))
    with game.windows():
        game.p1.uses("hero", mode=0)
        game.p2.uses("hero", mode=1)
        assert (game.stack_size, game.p2.hand) == (2, [])
        game.p1.plays("Deny", target="p2 hero")
    game.expect(game.p1, water=1)
    game.expect(game.p2, hand=[], water=0)
    assert (game.p1.hero.exhaustion, game.p2.hero.exhaustion) == (1, 1)


@pytest.mark.rule("RONE-CARD-13", "RONE-CARD-17")
@pytest.mark.parametrize(("mode", "water", "hand"), [(0, 1, []), (1, 0, ["Ace"])])
def test_the_economic_ability_gives_water_or_the_top_card_of_the_own_deck(
    mode: int, water: int, hand: list[str]
) -> None:
    game = scenario("rone", p1=player(units=[WOLF], deck=[unit("Ace"), *filler(3)]))
    game.p1.uses("hero", mode=mode)
    game.expect(game.p1, water=water, hand=hand)
    game.expect(game.p2, water=0, hand=[])


@pytest.mark.rule("RONE-CARD-16", "RONE-EXH-5")
@pytest.mark.parametrize(("ability", "exhaustion"), [(0, 2), (1, 3)])
def test_an_ability_costs_the_exhaustions_in_its_icon(ability: int, exhaustion: int) -> None:
    mill = unit("Mill", speed=2, text="{yellow 2}: Gain 1 {water}.\n{purple 3}: Gain 2 {water}.")
    game = scenario("rone", p1=player(units=[mill]))
    game.p1.uses("Mill", ability=ability)
    game.expect("Mill", exhaustion=exhaustion)
    game.expect(game.p1, water=ability + 1)


@pytest.mark.rule("RONE-CARD-19", "RONE-RULING-10")
def test_de_a_negative_health_icon_lowers_health_without_being_damage() -> None:
    wither = tactic("Wither", "Target unit gets -2 {health}.")
    bell = unit("Bell", health=3, text="Whenever this unit is dealt damage, gain 1 {water}.")
    game = scenario("rone", edition="de", p1=player(hand=[wither], units=[bell]))
    game.p1.plays("Wither", target="Bell")
    game.expect("Bell", health=1)
    game.expect(game.p1, water=0)


@pytest.mark.rule("RONE-CARD-20")
@pytest.mark.parametrize(
    ("text", "mine", "theirs"),
    [
        ("Remove the top card of your graveyard from the game.", ["B"], ["C", "D"]),
        ("Remove the top 2 cards of your graveyard from the game.", [], ["C", "D"]),
        ("Remove the top 3 cards of the opponent's graveyard from the game.", ["A", "B"], []),
    ],
)
def test_the_recycling_icon_removes_cards_from_the_top_of_the_graveyard_that_is_named(
    text: str, mine: list[str], theirs: list[str]
) -> None:
    sweep = unit("Sweep", text=f"{{yellow 1}}: {text}")
    game = scenario(
        "rone",
        p1=player(units=[sweep], graveyard=[unit("A"), unit("B")]),
        p2=player(graveyard=[unit("C"), unit("D")]),
    )
    game.p1.uses("Sweep")
    game.expect(game.p1, graveyard=mine)
    game.expect(game.p2, graveyard=theirs)
    assert len(game.p1.removed) + len(game.p1.graveyard) == 2


@pytest.mark.rule("RONE-CARD-12")
def test_each_level_of_a_hero_brings_its_own_incomes_and_abilities() -> None:
    ada = hero(
        "Ada",
        ("", "Units cost you 1 {water} less to play.", "{purple 3}: Gain 5 {water}."),
        water_income=(3, 5, 8),
        card_income=(1, 1, 2),
    )
    for level, incomes, cost in ((1, (3, 1), 2), (2, (5, 1), 1), (3, (8, 2), 2)):
        game = scenario("rone", p1=player(hero=ada, level=level, hand=[unit("Imp", cost=2)]))
        assert (game.p1.water_income, game.p1.card_income) == incomes
        game.expect("Imp", cost=cost)
        assert game.offers(game.p1, "Gain 1 {water} or draw a card")
        assert game.offers(game.p1, "Gain 5 {water}") == (level == 3)

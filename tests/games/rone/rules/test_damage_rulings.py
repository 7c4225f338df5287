"""Rulings about objects that change zones, and about damage, health and lost cards."""

import pytest

from runestack.games.rone.scenario import placed, player, tactic, technology, unit
from runestack.testing import scenario

WOLF = unit("Wolf", health=3, melee=2)
SPARK = tactic("Spark", "Deal 1 damage to target unit.")
BELL = unit("Bell", health=5, text="Whenever this unit is dealt damage, gain 1 {water}.")


# -- objects -------------------------------------------------------------------------------------

BLINK = tactic("Blink", "Return target unit to its owner's hand. Put a unit from your hand onto the battlefield.")  # fmt: skip


@pytest.mark.rule("RONE-RULING-8")
def test_a_card_that_comes_back_remembers_nothing() -> None:
    worn = placed(
        WOLF, exhaustion=2, damage=1, melee=3, ranged=2, gains=["Flying"], until="forever"
    )
    game = scenario("rone", p1=player(units=[worn], hand=[BLINK]))
    game.expect("Wolf", health=2, melee=5, ranged=2, exhaustion=2, keywords={"flying"})
    game.p1.plays("Blink", target="Wolf")
    game.expect("Wolf", zone="battlefield", health=3, melee=2, ranged=0, exhaustion=0)
    game.expect("Wolf", keywords=set(), damage=0, melee_tokens=0, ranged_tokens=0)


@pytest.mark.rule("RONE-RULING-8")
@pytest.mark.parametrize("blink", [True, False])
def test_an_effect_aimed_at_the_old_object_does_not_find_the_new_one(blink: bool) -> None:
    game = scenario(
        "rone", p1=player(hand=[SPARK]), p2=player(units=[WOLF], hand=[BLINK]), graveyard="top"
    )
    with game.windows():
        game.p1.plays("Spark", target="Wolf")
        if blink:
            game.p2.plays("Blink", target="Wolf")
    game.expect("Wolf", zone="battlefield", health=3 if blink else 2)
    game.expect("Spark", zone="graveyard")


@pytest.mark.rule("RONE-RULING-8")
def test_copied_abilities_and_changed_control_end_with_the_object() -> None:
    mimic = unit("Mimic", text="Battlefield: This unit gains the abilities of another target unit for the rest of the game.")  # fmt: skip
    flyer = unit("Hawk", text="Flying.\n{yellow 1}: Gain 1 {water}.")
    recall = tactic("Recall", "Return target unit to its owner's hand.")
    game = scenario("rone", p1=player(units=[flyer], hand=[mimic, recall]), graveyard="top")
    game.p1.plays("Mimic", target="Hawk")
    game.expect("Mimic", keywords={"flying"})
    game.allows(game.p1, "use", "Mimic")
    game.p1.plays("Recall", target="Mimic")
    game.expect("Mimic", zone="hand", keywords=set())
    game = scenario(
        "rone", p1=player(units=[placed(WOLF, owner="p2")], hand=[recall]), p2=player(hand=1)
    )
    game.p1.plays("Recall", target="Wolf")
    game.expect("Wolf", zone="hand", controller="p2")


# -- damage and health ---------------------------------------------------------------------------


@pytest.mark.rule("RONE-RULING-9")
def test_damage_and_gained_health_stay_from_turn_to_turn() -> None:
    game = scenario(
        "rone",
        p1=player(units=[placed(WOLF, damage=2), placed(unit("Ox", health=2), health=3)]),
        p2=player(units=[unit("Guard")]),
        income="stop",
    )
    for _ in range(2):
        game.p1.ends_turn()
        game.p2.ends_turn()
    game.expect("Wolf", health=1)
    game.expect("Ox", health=5)


@pytest.mark.rule("RONE-RULING-10")
@pytest.mark.parametrize(
    ("text", "water"), [("Target unit loses 2 {health}.", 0), ("Deal 2 damage to target unit.", 1)]
)
def test_a_loss_of_health_is_no_damage(text: str, water: int) -> None:
    game = scenario("rone", p1=player(units=[BELL], hand=[tactic("Act", text)]))
    game.p1.plays("Act", target="Bell")
    game.expect("Bell", health=3)
    game.expect(game.p1, water=water)


@pytest.mark.rule("RONE-RULING-11")
@pytest.mark.parametrize(("melee", "water"), [(0, 0), (1, 1)])
def test_0_damage_is_no_damage(melee: int, water: int) -> None:
    """By a text to a unit, by an attack on a unit, and by an attack on a hero."""
    shove = "{yellow 1}: Deal damage equal to the {melee} of this unit to target unit."
    game = scenario("rone", p1=player(units=[unit("Imp", melee=melee, text=shove), BELL]))
    game.p1.uses("Imp", target="Bell")
    game.expect(game.p1, water=water)
    weak = unit("Imp", melee=melee, text="Strike: Gain 1 {water}.")
    game = scenario("rone", p1=player(units=[weak, WOLF]), damage="deck")
    game.p1.attacks("Imp", "p2 hero")
    game.expect(game.p1, water=water)
    game = scenario("rone", p1=player(units=[weak, WOLF]), p2=player(units=[BELL]))
    game.p1.attacks("Imp", "Bell")
    game.expect(game.p2, water=water)


@pytest.mark.rule("RONE-RULING-12")
def test_damage_of_a_text_is_of_no_kind() -> None:
    """It reaches a flying unit, does not grow with attack values, and is not answered."""
    gun = unit("Gun", melee=2, health=2, text="{yellow 1}: Deal 1 damage to target unit.")
    hawk = unit("Hawk", health=4, melee=3, ranged=3, text="Flying.")
    game = scenario("rone", p1=player(units=[placed(gun, melee=2)]), p2=player(units=[hawk]))
    game.refuses(game.p1, "attack", "Gun", target="Hawk", rule="RONE-KEY-FLYING-1")
    game.p1.uses("Gun", target="Hawk")
    game.expect("Hawk", health=3, exhaustion=0)
    game.expect("Gun", health=2, melee_tokens=2)


@pytest.mark.rule("RONE-RULING-13")
@pytest.mark.parametrize("by_damage", [True, False])
def test_a_discarded_card_is_destroyed(by_damage: bool) -> None:
    text = "Deal 1 damage to the opponent's hero." if by_damage else "The opponent discards a card."
    watch = technology("Watch", "Whenever a card from your hand or deck is destroyed, gain 1 {water}.")  # fmt: skip
    game = scenario(
        "rone",
        p1=player(hand=[tactic("Act", text), SPARK]),
        p2=player(technologies=[watch], hand=[unit("Letter", text="Death: Gain 5 {water}.")]),
    )
    game.p1.plays("Act")
    if by_damage:
        game.p2.takes_damage("Letter")
    game.expect(game.p2, graveyard=["Letter"], hand=[], water=1)


@pytest.mark.rule("RONE-RULING-14")
@pytest.mark.parametrize("text", ["Deal 1 damage to target player's hero.", "Deal 1 damage to target hero."])  # fmt: skip
def test_damage_to_a_player_is_damage_to_the_hero_of_that_player(text: str) -> None:
    watch = technology("Watch", "Whenever your hero is dealt damage, gain 1 {water}.")
    game = scenario(
        "rone",
        p1=player(hand=[tactic("Act", text), SPARK]),
        p2=player(technologies=[watch]),
        damage="deck",
    )
    with game.changed({"p2 life": -1, "p2 water": +1, "p1 deck": 0}):
        game.p1.plays("Act", target="p2")


@pytest.mark.rule("RONE-RULING-15")
@pytest.mark.parametrize(("hand", "deck"), [(1, 0), (0, 1), (0, 0)])
def test_the_game_goes_on_as_long_as_deck_or_hand_has_a_card(hand: int, deck: int) -> None:
    mill = tactic("Mill", "Destroy the top card of the opponent's deck.")
    game = scenario(
        "rone",
        p1=player(hand=[mill, SPARK]),
        p2=player(hand=hand, deck=deck + 1),
        graveyard="top",
    )
    game.p1.plays("Mill")
    assert game.over == (hand + deck == 0)

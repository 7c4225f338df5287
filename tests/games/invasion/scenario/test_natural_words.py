"""What somebody who has read only the rules and docs/testing.md would say, and is understood."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.games.invasion.scenario import (
    card,
    die,
    filler,
    invader,
    placed,
    player,
    starting,
)
from runestack.games.staging import StagingError
from runestack.testing import ScenarioError
from tests.games.invasion.positions import play

COLOURS = ("blue", "red", "black", "green", "yellow")


def plain(name: str) -> Any:
    return starting(name, "Gain 1 armor.")


# -- refusals --------------------------------------------------------------------------------------


@pytest.mark.rule("INV-STORE-6")
@pytest.mark.rule("INV-RULING-41")
@pytest.mark.rule("INV-DICE-7")
def test_pairs_dice_and_actions_are_named_in_the_place_of_a_card() -> None:
    game = play(p1=player(stored="red", rerolls=1, dice=["blue"]))
    game.refuses(game.p1, "pair", "red", rule="INV-STORE-6")
    game.refuses(game.p1, "reroll", "p2 1", rule="INV-RULING-41")
    game.allows(game.p1, "use die", 1)
    game.p1.uses_die(1)
    game.refuses(game.p1, "use die", 1, rule="INV-DICE-7")


@pytest.mark.rule("INV-BOARD-7")
def test_a_spare_part_action_is_named_by_its_cost_in_the_place_of_a_card() -> None:
    game = play(p1=player(parts=2), at="spare parts")
    game.refuses(game.p1, "spare", 3, rule="INV-BOARD-7")
    game.allows(game.p1, "spare", 2)


@pytest.mark.rule("INV-ACT-2")
def test_an_additional_action_is_named_in_the_place_of_a_card() -> None:
    shot = starting("Shot", "Deal 1 ranged damage.")
    game = play(p1=player(hand=[shot]), scenario="reinforcements", stack=[invader("Top", health=5)])
    game.p1.plays("Shot")
    game.refuses(game.p1, "action", "sabotage", rule="INV-ACT-2")
    game.allows(game.p1, "action", "ambush")


@pytest.mark.rule("INV-RULING-45")
def test_a_screw_in_a_wild_spot_does_not_make_a_pair_with_one_of_its_colour() -> None:
    game = play(p1=player(stored="blue", wild="blue"))
    game.refuses(game.p1, "pair", "blue", rule=["INV-STORE-6", "INV-RULING-45"])
    assert game.explains(game.p1, "pair", "red") == ["INV-STORE-6"]


@pytest.mark.rule("INV-RULING-40")
@pytest.mark.rule("INV-RULING-41")
@pytest.mark.rule("INV-RULING-42")
@pytest.mark.rule("INV-RULING-59")
def test_what_is_done_at_the_wrong_time_is_told_the_rule_of_its_time() -> None:
    game = play(p1=player(rerolls=1, technology=1, base=["Rail Spike"]), at="draw")
    game.refuses(game.p1, "ability", "Rail Spike", rule=["INV-VS-7", "INV-RULING-40"])
    game.refuses(game.p1, "reroll", 1, rule=["INV-VS-7", "INV-RULING-41"])
    game.refuses(game.p1, "token", rule=["INV-VS-7", "INV-RULING-42"])
    game.p1.stops()
    game.refuses(game.p1, "draw", rule=["INV-VS-7", "INV-RULING-59"])


def test_drawing_before_its_phase_is_no_phase_that_has_ended() -> None:
    game = play(
        scenario="reinforcements",
        at="invasion",
        invasion_deck=10,
        zones={"black": invader("Zone", training=1)},
        zone_stored={"black": 1},
    )
    assert game.explains(game.p1, "draw") == ["INV-VS-7"]


@pytest.mark.rule("INV-TOKEN-3", "INV-DICE-7", "INV-DICE-8")
def test_a_die_that_is_not_rerolled_is_told_why() -> None:
    dice = [die("red", state="used"), die("red", state="set aside")]
    game = play(p1=player(rerolls=1, dice=dice))
    game.refuses(game.p1, "reroll", 1, rule=["INV-TOKEN-3", "INV-DICE-7"])
    game.refuses(game.p1, "reroll", 2, rule=["INV-TOKEN-3", "INV-DICE-8"])


@pytest.mark.rule("INV-DMG-1", "INV-SC2-5")
@pytest.mark.parametrize("place", ["reinforcements", "strike-back"])
def test_a_card_in_a_zone_is_not_on_top_of_the_stack(place: str) -> None:
    blow = starting("Blow", "Deal 3 melee damage.")
    game = play(
        p1=player(hand=[blow]),
        scenario=place,
        stack=[invader("Top", health=5)],
        zones={"red": invader("Zone")},
    )
    game.p1.plays("Blow")
    game.refuses(game.p1, "hit", "Zone", rule=["INV-DMG-1", "INV-SC2-5"])


# -- answers ---------------------------------------------------------------------------------------


@pytest.mark.rule("INV-STORE-8")
def test_recycling_with_a_text_that_says_may_needs_no_yes() -> None:
    game = play(p1=player(stored="black black", discard=[plain("Ash"), plain("Oak")]))
    game.p1.uses_pair("black")
    game.p1.recycles("Ash")
    assert game.p1.deck[0] == "Ash"


@pytest.mark.rule("INV-RULING-148")
def test_a_card_that_an_effect_lets_one_play_is_named_with_plays() -> None:
    gate = starting("Gate", "You may play a card with 1 symbol from your hand without paying.")
    game = play(
        p1=player(
            hand=[gate, card("Blow", "Deal 2 melee damage.", cost="blue"), card("Oak", cost="red")],
            stored="red red",
        )
    )
    game.p1.uses_pair("red")
    game.p1.plays("Gate")
    game.p1.plays("Blow")
    game.expect(game.p1, played=["Gate", "Blow"], discounts="")
    game.expect(game.p2, armor=13)


def test_an_answer_that_went_by_itself_is_named_before_the_next_may() -> None:
    """Salvage Crane recycles, then may put a played card back: the second is not agreed to by naming the first."""
    crane = starting(
        "Crane", "Recycle a card. You may put a card from your played zone on top of your deck."
    )
    game = play(p1=player(hand=[crane], discard=[plain("Ash")], played=[plain("Oak")]))
    game.p1.plays("Crane")
    game.p1.recycles("Ash")
    assert game.asks(game.p1, "Do you?")
    game.p1.chooses("no")
    game.expect(game.p1, played=["Oak", "Crane"])


def test_moving_screws_needs_no_yes() -> None:
    boss = starting("Boss", "You may move screws among the cards in your training center.")
    game = play(p1=player(hand=[boss], training=[placed(card("Ash"), screws=2), card("Oak")]))
    game.p1.plays("Boss")
    game.p1.moves_screw("Ash", to="Oak")
    game.expect("Oak", screws=1)


@pytest.mark.rule("INV-WORD-7")
def test_recycled_cards_are_put_on_the_deck_in_the_order_named() -> None:
    """Example 2: one of the Garbage dump, two of the Discard pile, one of the hand."""
    game = play(
        p1=player(
            hand=[starting("Sort", "Recycle up to 4 cards."), plain("Elm")],
            garbage=[plain("Ash"), plain("Fir")],
            discard=[plain("Oak"), plain("Yew"), plain("Box")],
            deck=2,
        )
    )
    game.p1.plays("Sort")
    game.p1.recycles("Ash", "Oak", "Yew", "Elm")
    game.p1.orders("Elm", "Yew", "Oak", "Ash")
    game.expect(game.p1, deck=["Ash", "Oak", "Yew", "Elm", *["Filler"] * 2], garbage=["Fir"])


@pytest.mark.rule("INV-TURN-15")
def test_cards_are_trained_in_the_order_named() -> None:
    ready = [placed(card(name, training=2), screws=2) for name in ("Ash", "Oak")]
    game = play(p1=player(training=ready), at="train")
    game.p1.orders("Oak", "Ash")
    game.expect(game.p1, discard=["Ash", "Oak"])


@pytest.mark.rule("INV-ITURN-12")
def test_protocols_are_used_in_the_order_named() -> None:
    game = play(
        scenario="reinforcements",
        at="invasion",
        captain="p2",
        invasion_deck=10,
        protocols=["Bombardment", "Orbital Lens"],
    )
    game.p2.orders("Orbital Lens", "Bombardment")
    game.expect(game.p1, armor=14, health=13)
    assert game.log_in_order("Orbital Lens", "Bombardment")


def test_stored_abilities_are_picked_by_colour() -> None:
    game = play(p1=player(armor=5, health=5, base=["Cistern"]))
    game.p1.activates("Cistern")
    game.p1.picks_colour("blue", "green")
    game.expect(game.p1, armor=6, health=6)


@pytest.mark.rule("INV-PTURN-3")
def test_the_effect_of_a_pair_that_waits_is_carried_out_by_its_colour() -> None:
    game = play(
        p1=player(stored="yellow yellow", hand=[card("Bolt", cost="yellow")]),
        scenario="reinforcements",
    )
    game.p1.uses_pair("yellow", wait=True)
    game.p1.plays("Bolt")
    game.expect(game.p1, reroll_tokens=1)
    game.p1.carries_out("yellow")
    game.expect(game.p1, reroll_tokens=2)


@pytest.mark.rule("INV-RULING-116")
def test_an_event_that_is_running_has_begun_already() -> None:
    """Nobody is asked for a die again; the one that is described is free when the event ends."""
    held = die("red", state="set aside while the event lasts")
    game = play(
        p1=player(dice=["", held]),
        scenario="strike-back",
        difficulty="hard",
        at="invasion",
        round=3,
        event="Electricity Shortage",
        event_ends=3,
        invasion_deck=10,
    )
    game.expect(event="Under Siege", event_ends=5, phase="draw")
    game.expect(game.p1, dice_states=["unused"] * 4)


def test_a_die_that_the_event_holds_stays_so_while_it_lasts() -> None:
    held = die("red", state="set aside while the event lasts")
    game = play(
        p1=player(dice=["", held]),
        scenario="strike-back",
        difficulty="hard",
        at="invasion",
        round=2,
        event="Electricity Shortage",
        event_ends=3,
        invasion_deck=10,
    )
    game.p1.stops()
    game.p2.stops()
    game.refuses(game.p1, "use die", 2, rule="INV-DICE-8")


@pytest.mark.rule("INV-RULING-133")
def test_a_lost_scenario_is_tried_again_from_the_described_position() -> None:
    shot = starting("Shot", "Deal 1 ranged damage to each player.")
    game = play(
        p1=player(health=1, hand=[shot], deck=3),
        scenario="reinforcements",
        may_try_again=True,
    )
    for attempt in (1, 2):
        game.expect(attempts=attempt, phase="main")
        game.expect(game.p1, health=1, hand=["Shot"])
        game.p1.plays("Shot")
        game.p2.tries_again()
    game.p1.plays("Shot")
    game.p2.gives_up_campaign()
    assert game.losers == ["p1", "p2"]


# -- what goes on by itself ------------------------------------------------------------------------


@pytest.mark.rule("INV-TURN-12")
def test_spending_without_spare_parts_gives_way_to_the_next_player() -> None:
    game = play(p1=player(played=[starting("Ash", reward=0)]))
    game.p1.ends_main()
    game.expect(phase="spare parts", active="p1")
    game.p2.draws()
    game.expect(phase="draw", active="p2")
    game.expect(game.p1, discard=["Ash"])


def test_spending_that_is_possible_gives_way_to_nobody() -> None:
    game = play(p1=player(played=[starting("Ash", reward=1)], training=[card("Oak")]))
    game.p1.ends_main()
    with pytest.raises(ScenarioError, match="p2: is not asked now"):
        game.p2.draws()


# -- positions and facts ---------------------------------------------------------------------------


@pytest.mark.rule("INV-CLEAN-1")
def test_zones_are_cards_by_colour() -> None:
    game = play(
        scenario="reinforcements",
        at="cleanup",
        zones={"red": None, "blue": None},
        supply=[invader("One"), invader("Two"), *["Harvest Drone"] * 2],
        invasion_deck=10,
    )
    assert game.zones["blue"] == "One"
    assert game.zones["red"].zone == "zone"
    assert list(game.zones) == list(COLOURS)


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Reinforcements", "reinforcements"),
        ("Operation Strike Back", "strike-back"),
        ("The Final Battle", "final-battle"),
    ],
)
def test_a_scenario_is_known_by_its_printed_name(name: str, key: str) -> None:
    assert play(scenario=name, stack=[invader("Top")]).scenario == key


def test_a_scenario_that_does_not_exist_names_those_that_do() -> None:
    with pytest.raises(StagingError, match="there are: invasion, reinforcements, strike-back"):
        play(scenario="Strike Forward")


@pytest.mark.rule("INV-RULING-71")
def test_a_new_game_with_a_scenario_is_cooperative() -> None:
    game = play(at="new game", players=3, scenario="Reinforcements", leader_pick="random")
    game.expect(scenario="reinforcements")
    for one in (game.p1, game.p2, game.p3):
        one.takes(one.looked_at[0])
    assert len(game.p3.deck) == 10
    assert len(game.starting_supply) == 14


def test_fillers_are_left_alone() -> None:
    game = play(p1=player(hand=filler(1)))
    game.refuses(game.p1, "play", "Filler", rule="INV-MAIN-9")

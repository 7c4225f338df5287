"""Texts that no card of the box has, but that the rules file asks the language for."""

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
    protocol,
    technology,
)
from runestack.games.invasion.scenario.cards import printed
from runestack.games.staged_cards import Design
from runestack.games.staging import StagingError
from runestack.testing import Scenario, ScenarioError
from tests.games.invasion.positions import free, play


def plain(name: str, **values: Any) -> Design:
    return card(name, "Gain 1 armor.", **values)


# -- this card -------------------------------------------------------------------------------------


@pytest.mark.rule("INV-RULING-39", "INV-TURN-11")
def test_a_card_that_puts_itself_on_the_deck_gives_no_reward() -> None:
    loop = free("Loop", "Gain 2 armor. Put this card on top of your Deck.", reward=2)
    game = play(p1=player(hand=[loop], armor=5, deck=1))
    game.p1.plays("Loop")
    game.expect(game.p1, armor=7, played=[], deck=["Loop", "Filler"])
    game.p1.ends_main()
    game.expect(game.p1, spare_parts=0)


def test_a_card_that_returns_to_the_hand_can_be_played_again() -> None:
    loop = free("Loop", "Deal 1 ranged damage. Return this card to your hand.")
    game = play(p1=player(hand=[loop]))
    game.p1.plays("Loop")
    game.p1.plays("Loop")
    game.expect(game.p1, hand=["Loop"])
    game.expect(game.p2, health=12)


def test_a_card_that_was_not_played_can_put_itself_under_the_deck() -> None:
    worm = card(
        "Worm",
        "When this card is not played: put this card on the bottom of your Deck. / Draw 1 card.",
    )
    game = play(p1=player(hand=[worm], deck=1))
    game.p1.ends_main()
    game.expect(game.p1, deck=["Filler", "Worm"], garbage=[])


# -- other players' cards --------------------------------------------------------------------------


@pytest.mark.rule("INV-WORD-4")
def test_the_player_of_a_text_chooses_what_the_opponent_discards() -> None:
    thief = free("Thief", "The opponent discards 1 card of your choice.")
    game = play(p1=player(hand=[thief]), p2=player(hand=[plain("Ash"), plain("Oak")]))
    game.p1.plays("Thief")
    assert game.asks(game.p1, "which card does your opponent discard?")
    game.p1.gives("Oak")
    game.expect(game.p2, hand=["Ash"], discard=["Oak"])


@pytest.mark.rule("INV-WORD-5")
def test_cards_are_discarded_at_random() -> None:
    thief = free("Thief", "The opponent discards 2 cards at random. Gain 1 armor.")
    game = play(p1=player(hand=[thief, thief], armor=4), p2=player(hand=filler(3)))
    game.p1.plays("Thief")
    assert len(game.p2.hand) == 1
    game.p1.plays("Thief")
    game.expect(game.p2, hand=[])
    game.expect(game.p1, armor=6)


@pytest.mark.rule("INV-RULING-83")
def test_nobody_discards_for_an_opponent_in_cooperative_mode() -> None:
    thief = free("Thief", "The opponent discards 1 card at random.")
    game = play(p1=player(hand=[thief]), p2=player(hand=filler(1)), scenario="reinforcements")
    game.p1.plays("Thief")
    assert len(game.p2.hand) == 1


@pytest.mark.rule("INV-RULING-67")
def test_a_technology_of_the_opponent_is_destroyed_exhausted_or_not_but_no_leader() -> None:
    bomb = free("Bomb", "Destroy an opponent's technology.")
    base: Any = ["Karr Vost", "Rail Spike", placed("Gyro Cup", exhausted=True)]
    game = play(p1=player(hand=[bomb]), p2=player(base=base))
    game.p1.plays("Bomb")
    with pytest.raises(ScenarioError):
        game.p1.gives("Karr Vost")
    game.p1.gives("Gyro Cup")
    game.expect(game.p2, base=["Karr Vost", "Rail Spike"])
    game.expect("Gyro Cup", zone="destroyed")


@pytest.mark.rule("INV-RULING-83")
def test_in_cooperative_mode_that_is_a_protocol() -> None:
    bomb = free("Bomb", "Destroy an opponent's technology.")
    game = play(
        p1=player(hand=[bomb]), scenario="reinforcements", protocols=["Bombardment", "Signal Jam"]
    )
    game.p1.plays("Bomb")
    assert game.asks(game.p1, "which card do you destroy?")
    game.p1.gives("Signal Jam")
    game.expect(protocols=["Bombardment"])


@pytest.mark.rule("INV-RULING-83")
def test_of_several_protocols_the_acting_player_chooses_the_one_that_is_destroyed() -> None:
    """There is no opponent who could choose."""
    bomb = free("Bomb", "The opponent destroys one of their technologies.")
    game = play(
        p1=player(hand=[bomb]), scenario="reinforcements", protocols=["Bombardment", "Signal Jam"]
    )
    game.p1.plays("Bomb")
    assert game.asks(game.p1, "which protocol do you destroy?")
    game.p1.gives("Bombardment")
    game.expect(protocols=["Signal Jam"])


# -- training --------------------------------------------------------------------------------------


@pytest.mark.rule("INV-ICON-6")
def test_every_card_in_training_gets_a_screw() -> None:
    rain = free("Rain", "Put 1 screw on each card in your Training center.")
    game = play(p1=player(hand=[rain], training=[plain("Ash"), placed(plain("Oak"), screws=2)]))
    game.p1.plays("Rain")
    game.expect("Ash", screws=1)
    game.expect("Oak", screws=3)


@pytest.mark.rule("INV-ICON-6")
def test_all_screws_go_to_one_card() -> None:
    drop = free("Drop", "Put two screws on a card in your Training center.")
    game = play(p1=player(hand=[drop], training=[plain("Ash"), plain("Oak")]))
    game.p1.plays("Drop")
    assert game.asks(game.p1, "on which card do you put the screws?")
    game.p1.gives("Oak")
    game.expect("Oak", screws=2)
    game.expect("Ash", screws=0)


@pytest.mark.rule("INV-WORD-8")
@pytest.mark.parametrize(
    "words",
    ["Recruit a card, then put 1 screw on that card.", "Recruit a card. Put 2 screws on it."],
)
def test_a_card_is_recruited_with_screws(words: str) -> None:
    game = play(
        p1=player(hand=[free("Call", words)]), recruits=[plain("Ash"), plain("Oak"), plain("Elm")]
    )
    game.p1.plays("Call")
    game.p1.takes("Oak")
    game.expect("Oak", zone="training center", screws=2 if "2" in words else 1)


# -- prices ----------------------------------------------------------------------------------------


@pytest.mark.rule("INV-RULING-40")
def test_two_resources_of_a_price_are_paid_from_different_resources() -> None:
    rig = technology("Rig", "Exhaust, pay red wild: deal 3 ranged damage.")
    game = play(p1=player(base=[rig], pool="red"))
    game.refuses(game.p1, "ability", "Rig", rule="INV-RULING-40")
    game = play(p1=player(base=[rig], pool="blue red"))
    game.p1.activates("Rig")
    game.expect(game.p1, pool="")
    game.expect(game.p2, health=11)


@pytest.mark.rule("INV-RULING-40")
def test_an_unused_die_is_the_price() -> None:
    rig = technology("Rig", "Exhaust, use an unused die: draw 1 card.")
    game = play(p1=player(base=[rig], dice=["red", die("blue", state="used")]))
    game.p1.activates("Rig")
    game.p1.picks_die(1)
    game.expect(game.p1, hand=["Filler"], pool="", dice_states=["used", "used", "unused", "unused"])


@pytest.mark.rule("INV-RULING-105")
def test_a_die_that_is_not_used_is_the_price() -> None:
    rig = technology("Rig", "Exhaust, do not use a die: draw 1 card.")
    game = play(p1=player(base=[rig], dice=["red"]))
    game.p1.activates("Rig")
    assert game.asks(game.p1, "which die do you pay with?")
    game.p1.picks_die(1)
    assert game.p1.dice_states[0] == "set aside"
    dice = [die("", state="used")] * 4
    game = play(p1=player(base=[rig], dice=dice))
    game.refuses(game.p1, "ability", "Rig", rule="INV-RULING-40")


@pytest.mark.parametrize("zone", ["hand", "Discard pile", "Garbage dump", "Training center"])
@pytest.mark.rule("INV-RULING-40")
def test_a_card_that_is_destroyed_is_the_price(zone: str) -> None:
    rig = technology("Rig", f"Exhaust, destroy a card in your {zone}: gain 1 reroll.")
    key = {"Discard pile": "discard", "Garbage dump": "garbage", "Training center": "training"}
    there: dict[str, Any] = {key.get(zone, zone): [plain("Ash"), plain("Oak")]}
    game = play(p1=player(base=[rig], **there))
    game.p1.activates("Rig")
    assert game.asks(game.p1, "which card do you pay with?")
    game.p1.gives("Oak")
    game.expect("Oak", zone="destroyed")
    game.expect(game.p1, reroll_tokens=1)
    game = play(p1=player(base=[rig]))
    game.refuses(game.p1, "ability", "Rig", rule="INV-RULING-40")


@pytest.mark.rule("INV-RULING-40")
def test_a_hand_card_on_the_deck_is_the_price() -> None:
    rig = technology("Rig", "Exhaust, put a card from your hand on top of your Deck: gain 1 armor.")
    game = play(p1=player(base=[rig], armor=3, hand=[plain("Ash"), plain("Oak")], deck=1))
    game.p1.activates("Rig")
    game.p1.gives("Ash")
    game.expect(game.p1, armor=4, deck=["Ash", "Filler"], hand=["Oak"])


@pytest.mark.rule("INV-RULING-70")
def test_screws_of_one_card_are_the_price() -> None:
    rig = technology(
        "Rig", "Exhaust, remove 2 screws from a card in your Training center: draw 1 card."
    )
    training = [placed(plain("Ash"), screws=1), placed(plain("Oak"), screws=3)]
    game = play(p1=player(base=[rig], training=training))
    game.p1.activates("Rig")
    game.expect("Oak", screws=1)
    game.expect(game.p1, hand=["Filler"])


@pytest.mark.rule("INV-RULING-33")
def test_a_payment_that_may_be_made_is_offered_only_if_it_can_be() -> None:
    deal = free("Deal", "You may pay 1 red. If you do, deal 3 melee damage.")
    game = play(p1=player(hand=[deal, deal], pool="red"))
    game.p1.plays("Deal")
    game.p1.chooses("yes")
    game.expect(game.p2, armor=13)
    game.p1.plays("Deal")
    game.expect(game.p1, pool="")
    game.expect(game.p2, armor=13)


@pytest.mark.rule("INV-WORD-3")
def test_tokens_may_be_destroyed_for_an_effect() -> None:
    deal = free("Deal", "You may destroy 1 reroll token. If you do, gain 2 armor.")
    game = play(p1=player(hand=[deal], rerolls=1, armor=4))
    game.p1.plays("Deal")
    game.p1.chooses("yes")
    game.expect(game.p1, reroll_tokens=0, armor=6)


# -- costs of what comes next ----------------------------------------------------------------------


@pytest.mark.rule("INV-RULING-42")
def test_the_next_spare_part_action_costs_less_and_only_that_one() -> None:
    sale = free("Sale", "Your next spare part action costs 1 less.", reward=0)
    game = play(p1=player(hand=[sale], parts=1, training=[plain("Ash")]))
    game.p1.plays("Sale")
    game.p1.ends_main()
    game.p1.spends(1)
    game.expect(game.p1, spare_parts=1)
    game.p1.spends(1)
    game.expect(game.p1, spare_parts=0)


@pytest.mark.rule("INV-RULING-148")
def test_any_card_can_be_played_without_paying() -> None:
    gate = free("Gate", "Play a card from your hand for free.")
    giant = card("Giant", "Deal 9 melee damage.", cost="red red red wild")
    game = play(p1=player(hand=[gate, giant, plain("Ash", cost="red")]))
    game.p1.plays("Gate")
    game.p1.plays("Giant")
    game.expect(game.p2, armor=7)


@pytest.mark.rule("INV-RULING-148")
def test_a_card_with_fewer_symbols_can_be_played_without_paying() -> None:
    gate = free(
        "Gate", "You may play a card with 2 or fewer symbols from your hand without paying."
    )
    hand = [gate, plain("Ash", cost="red"), plain("Oak", cost="red red red")]
    game = play(p1=player(hand=hand, armor=3))
    game.p1.plays("Gate")
    game.p1.plays("Ash")
    game.expect(game.p1, armor=4, hand=["Oak"])


# -- damage that is prevented ----------------------------------------------------------------------


@pytest.mark.rule("INV-RULING-138")
def test_the_next_damage_is_prevented_until_it_is_used_up() -> None:
    wall = free("Wall", "Prevent the next 3 damage dealt to you.")
    shot = free("Shot", "Deal 2 ranged damage to each player.")
    game = play(p1=player(hand=[wall, shot, shot]))
    game.p1.plays("Wall")
    game.p1.plays("Shot")
    game.expect(game.p1, health=14)
    game.p1.plays("Shot")
    game.expect(game.p1, health=13)
    game.expect(game.p2, health=10)


@pytest.mark.rule("INV-RULING-138")
def test_what_is_left_to_prevent_is_gone_with_the_next_turn_of_the_player() -> None:
    wall = free("Wall", "Until your next turn, prevent 3 damage dealt to you.", reward=0)
    shot = free("Shot", "Deal 2 ranged damage to each player.", reward=0)
    game = play(p1=player(hand=[wall]), p2=player(hand=[shot]))
    game.p1.plays("Wall")
    game.p1.ends_main()
    game.p1.stops()
    game.p2.stops()
    game.p2.plays("Shot")
    game.expect(game.p1, health=14)
    game.expect(game.p2, health=12)


# -- dice ------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-DICE-5")
def test_a_screw_is_replaced_by_one_of_a_certain_colour() -> None:
    forge = free("Forge", "Replace a screw on one of your dice by a red screw.")
    game = play(p1=player(hand=[forge], dice=["red red"]))
    game.p1.plays("Forge")
    game.p1.rebuilds(1, 1, 3)
    game.expect(game.p1, dice=["red red red", "", "", ""])


@pytest.mark.rule("INV-DICE-4")
@pytest.mark.parametrize(("dice", "armor"), [(["red blue"], 6), (["blue"], 5)])
def test_a_text_asks_what_the_dice_show(dice: list[str], armor: int) -> None:
    look = free("Look", "If one of your dice shows red, gain 1 armor.")
    game = play(p1=player(hand=[look], dice=dice, armor=5))
    game.p1.plays("Look")
    game.expect(game.p1, armor=armor)


@pytest.mark.rule("INV-DICE-4")
def test_an_empty_die_is_one_that_shows_no_colour() -> None:
    look = free("Look", "If you have an empty die, gain 1 armor.")
    game = play(p1=player(hand=[look], dice=["red"] * 4, armor=5))
    game.p1.plays("Look")
    game.expect(game.p1, armor=5)


@pytest.mark.rule("INV-DICE-4")
def test_a_die_is_turned_to_a_certain_colour() -> None:
    tool = free("Tool", "Turn an unused die to a side that shows red.")
    game = play(p1=player(hand=[tool], dice=[die("", "red", "blue red", "blue")] * 4))
    game.p1.plays("Tool")
    with pytest.raises(ScenarioError):
        game.p1.turns_die(2, 4)
    game.p1.turns_die(2, 3)
    assert game.p1.dice[1] == "blue red"


@pytest.mark.rule("INV-TOKEN-3")
def test_all_unused_dice_are_rerolled() -> None:
    red = die("", *["red"] * 5)
    shake = free("Shake", "Reroll all your unused dice.")
    game = play(p1=player(hand=[shake], dice=[red, red, die("", state="used")]), seed=1)
    game.p1.plays("Shake")
    assert game.log_contains("rerolls die 1")
    assert game.log_contains("rerolls die 4")
    assert not game.log_contains("rerolls die 3")


# -- drawing ---------------------------------------------------------------------------------------


@pytest.mark.rule("INV-RULING-33")
def test_fewer_cards_may_be_drawn_where_a_text_says_up_to() -> None:
    read = free("Read", "Draw up to 3 cards. Gain 1 reroll.")
    game = play(p1=player(hand=[read], deck=5))
    game.p1.plays("Read")
    game.p1.draws(2)
    game.p1.stops()
    game.expect(game.p1, hand=["Filler", "Filler"], reroll_tokens=1)
    game = play(p1=player(hand=[read], deck=5))
    game.p1.plays("Read")
    game.p1.draws(3)
    game.expect(game.p1, hand=["Filler"] * 3, reroll_tokens=1)


# -- comparing -------------------------------------------------------------------------------------


@pytest.mark.rule("INV-RULING-83")
@pytest.mark.parametrize(("health", "armor"), [(8, 13), (9, 16), (10, 16)])
def test_who_has_more_health_is_compared(health: int, armor: int) -> None:
    hunt = free("Hunt", "If you have more health than the opponent, deal 3 melee damage.")
    game = play(p1=player(hand=[hunt], health=9), p2=player(health=health))
    game.p1.plays("Hunt")
    game.expect(game.p2, armor=armor)


@pytest.mark.rule("INV-RULING-33")
@pytest.mark.parametrize(("family", "armor"), [("soldier", 6), ("mutant", 5)])
def test_a_text_asks_for_a_card_of_a_family(family: str, armor: int) -> None:
    roll = free("Roll", "If you have a soldier in your Training center, gain 1 armor.")
    game = play(p1=player(hand=[roll], armor=5, training=[plain("Ash", family=family)]))
    game.p1.plays("Roll")
    game.expect(game.p1, armor=armor)


# -- which cards are played ------------------------------------------------------------------------


@pytest.mark.rule("INV-PERM-7")
@pytest.mark.parametrize(
    ("text", "armor"),
    [
        ("Whenever you play a red card, gain 1 armor.", 2),
        ("Whenever you play a soldier, gain 1 armor.", 1),
        ("Whenever you play a card with 2 or more symbols, gain 1 armor.", 1),
        ("Whenever you play your second card in a turn, gain 1 armor.", 1),
        ("The first time each turn you play a red card, gain 1 armor.", 1),
        ("Once each turn, when you play a red card, gain 1 armor.", 1),
        ("Whenever the opponent plays a red card, gain 1 armor.", 0),
    ],
)
def test_a_text_waits_for_certain_cards(text: str, armor: int) -> None:
    hand = [
        card("Ash", "Draw 1 card.", cost="red", family="soldier"),
        card("Oak", "Draw 1 card.", cost="red wild", family="mutant"),
        card("Elm", "Draw 1 card.", cost="blue", family="machine"),
    ]
    rig = technology("Rig", text)
    game = play(p1=player(hand=hand, pool="red red blue blue", base=[rig], armor=0))
    for name in ("Ash", "Oak", "Elm"):
        game.p1.plays(name)
    game.expect(game.p1, armor=armor)


# -- events ----------------------------------------------------------------------------------------


@pytest.mark.rule("INV-EVENT-7", "INV-RULING-113")
def test_example_13_with_a_text_that_adds_to_the_duration() -> None:
    more = free(
        "More", "In cooperative mode: lengthen the current event by 1. Otherwise: draw 1 card."
    )
    game = play(p1=player(hand=[more]), scenario="reinforcements", event=3, event_ends=16, round=15)
    game.p1.plays("More")
    game.expect(event="More Invaders!", event_ends=16)


@pytest.mark.rule("INV-EVENT-7", "INV-RULING-113")
def test_an_event_that_ends_in_round_16_may_be_lengthened_in_vain_instead_of_shortened() -> None:
    shift = (
        "In cooperative mode: lengthen or shorten the current event by 1. Otherwise: draw 1 card."
    )
    game = play(
        p1=player(hand=[free("Shift", shift)]),
        scenario="reinforcements",
        event=3,
        event_ends=16,
        round=10,
    )
    game.p1.plays("Shift")
    game.p1.lengthens()
    game.expect(event_ends=16)


@pytest.mark.rule("INV-RULING-112", "INV-RULING-113")
def test_example_40_the_next_event_is_counted_from_where_the_marker_stands() -> None:
    less = free(
        "Less", "In cooperative mode: shorten the current event by 2. Otherwise: draw 1 card."
    )
    game = play(p1=player(hand=[less]), scenario="reinforcements", event=1, event_ends=6, round=5)
    game.p1.plays("Less")
    game.expect(event="Research a New Protocol", event_ends=8)


# -- cards of the Invasion -------------------------------------------------------------------------


@pytest.mark.rule("INV-IWORD-2", "INV-RULING-91")
def test_a_card_attacks_on_deployment_with_the_support_of_the_stack() -> None:
    rager = invader("Rager", melee=1, ranged=1, text="Deployed: This card attacks.")
    game = play(
        scenario="reinforcements",
        at="invasion",
        players=1,
        stack=[invader("Base", support={"melee": 2})],
        invasion_deck=[rager],
    )
    game.expect(game.p1, health=13, armor=13)


@pytest.mark.rule("INV-RULING-102")
def test_a_card_that_does_something_when_trained_still_goes_to_the_discard_pile() -> None:
    bell = invader("Bell", training=2, text="When trained: each player loses 1 health.")
    game = play(
        scenario="reinforcements", at="invasion", zones={"blue": bell}, zone_stored={"blue": 2}
    )
    game.expect(game.p1, health=13)
    game.expect(invasion_discard=["Bell"], tokens=1)


@pytest.mark.rule("INV-RULING-102")
def test_a_card_becomes_a_protocol_that_does_nothing_by_itself() -> None:
    vat = invader(
        "Vat",
        training=2,
        text="When trained: becomes a protocol instead of going to the Discard pile.",
    )
    game = play(
        scenario="reinforcements", at="invasion", zones={"blue": vat}, zone_stored={"blue": 2}
    )
    game.expect(protocols=["Vat"], tokens=1)
    game.expect("Vat", exhausted=False)


@pytest.mark.rule("INV-ITURN-12")
def test_a_protocol_that_says_what_is_done_is_activated() -> None:
    rain = protocol("Rain", "Deal 2 melee damage to each player.")
    game = play(scenario="reinforcements", at="invasion", protocols=[rain])
    game.expect(game.p1, armor=14)
    game.expect("Rain", exhausted=True)


@pytest.mark.rule("INV-RULING-91")
def test_an_invasion_card_that_says_what_is_done_does_it_on_deployment() -> None:
    text = "Store 1 red. Each player puts the top card of their Deck into their Garbage dump."
    game = play(
        scenario="reinforcements",
        at="invasion",
        players=1,
        p1=player(deck=[plain("Ash"), *filler(3)]),
        invasion_deck=[invader("Drone", text=text), *[invader("Quiet")] * 3],
    )
    assert game.zone_stored["red"] == 1
    game.expect(game.p1, garbage=["Ash"])


# -- what costs less -------------------------------------------------------------------------------


@pytest.mark.rule("INV-RULING-44")
@pytest.mark.parametrize(
    ("text", "payable"),
    [
        ("Red cards cost you one symbol less.", True),
        ("Red cards cost you one wild symbol less.", True),
        ("Blue cards cost you one symbol less.", False),
        ("Soldiers cost you one symbol less.", True),
        ("Machines cost you one symbol less.", False),
        ("Cards cost you one green symbol less.", False),
        ("Cards with 2 or more symbols cost you one symbol less.", True),
        ("Cards with 3 or more symbols cost you one symbol less.", False),
    ],
)
def test_certain_cards_cost_less(text: str, payable: bool) -> None:
    blow = card("Blow", "Deal 2 melee damage.", cost="red wild", family="soldier")
    game = play(p1=player(hand=[blow], pool="red", base=[technology("Rig", text)]))
    if payable:
        game.p1.plays("Blow", less="wild")
        game.expect(game.p2, armor=14)
    else:
        game.refuses(game.p1, "play", "Blow", rule="INV-MAIN-9")


@pytest.mark.rule("INV-RULING-149")
def test_the_first_card_of_each_turn_costs_less() -> None:
    rig = technology("Rig", "The first card you play each turn costs one symbol less.")
    game = play(p1=player(hand=[plain("Ash", cost="red"), plain("Oak", cost="red")], base=[rig]))
    game.p1.plays("Ash")
    game.refuses(game.p1, "play", "Oak", rule="INV-MAIN-9")


@pytest.mark.rule("INV-RULING-43")
def test_the_next_card_of_a_family_costs_less() -> None:
    sale = free("Sale", "The next machine you play this turn costs one symbol less.")
    hand = [sale, plain("Ash", cost="red"), plain("Oak", cost="red", family="machine")]
    game = play(p1=player(hand=hand, pool="red"))
    game.p1.plays("Sale")
    assert game.p1.discounts == "any"
    game.p1.plays("Ash")
    game.p1.plays("Oak")
    game.expect(game.p1, played=["Sale", "Ash", "Oak"], discounts="")


# -- what cannot be done ---------------------------------------------------------------------------


@pytest.mark.rule("INV-RULING-138")
def test_dice_cannot_be_transformed_and_pairs_not_be_used_while_a_text_forbids_it() -> None:
    game = play(
        scenario="reinforcements",
        p1=player(stored="red red"),
        protocols=[
            protocol("Lock", "Players cannot transform dice."),
            protocol("Seal", "Players cannot use stored pairs."),
        ],
    )
    game.refuses(game.p1, "transform", rule="INV-RULING-138")
    game.refuses(game.p1, "pair", "red", rule="INV-RULING-138")


# -- colours of what happens -----------------------------------------------------------------------


@pytest.mark.rule("INV-PERM-7")
def test_texts_wait_for_pairs_and_resources_of_a_colour() -> None:
    base = [
        technology("Rig", "Whenever you use a red stored pair, gain 1 armor."),
        technology("Rug", "Whenever you gain a blue resource, gain 1 health."),
    ]
    game = play(
        p1=player(stored="red red green green", dice=["blue", "red"], base=base, armor=1, health=5)
    )
    game.p1.uses_pair("green")
    game.expect(game.p1, armor=1, health=6)
    game.p1.uses_pair("red")
    game.p1.uses_die(1, 2)
    game.expect(game.p1, armor=2, health=7)


@pytest.mark.rule("INV-SPARE-1")
def test_a_text_waits_for_a_certain_spare_part_action() -> None:
    rig = technology(
        "Rig", "Whenever you use the spare part action with a cost of 4, gain 1 armor."
    )
    game = play(p1=player(parts=5, base=[rig], armor=1), at="spare parts")
    game.p1.spends(1)
    game.p1.spends(4)
    game.expect(game.p1, armor=2)


# -- values, piles and the stack -------------------------------------------------------------------


@pytest.mark.rule("INV-BOARD-2")
@pytest.mark.parametrize(("number", "health"), [(5, 5), (12, 12), (30, 18)])
def test_health_is_set(number: int, health: int) -> None:
    game = play(p1=player(hand=[free("Reset", f"Set your health to {number}.")], health=9))
    game.p1.plays("Reset")
    game.expect(game.p1, health=health)


@pytest.mark.rule("INV-DECK-4")
def test_a_pile_that_a_text_shuffles_into_the_deck_is_no_reinforcing() -> None:
    wash = free("Wash", "Shuffle your Discard pile into your Deck.")
    rig = technology("Rig", "Exhaust: Gain 1 reroll.")
    base = [placed("Karr Vost", exhausted=True), placed(rig, exhausted=True)]
    game = play(p1=player(hand=[wash], deck=1, discard=filler(3)), p2=player(base=base))
    game.p1.plays("Wash")
    game.expect(game.p1, health=14, deck=["Filler"] * 4, discard=[])
    game.expect("Rig", exhausted=True)
    assert game.log_contains("shuffle")


@pytest.mark.rule("INV-WORD-11")
def test_a_technology_refreshes_itself() -> None:
    rig = technology(
        "Rig", "Exhaust: Gain 1 reroll. / Whenever you transform dice, refresh this card."
    )
    game = play(p1=player(base=[rig]))
    game.p1.activates("Rig")
    game.p1.transforms(1, 2, "red")
    game.p1.activates("Rig")
    game.expect(game.p1, reroll_tokens=2)


@pytest.mark.rule("INV-IWORD-2")
def test_a_protocol_lets_the_top_card_attack() -> None:
    fury = protocol("Fury", "Exhaust: The top card of the stack attacks.")
    game = play(
        scenario="reinforcements",
        at="invasion",
        players=1,
        protocols=[fury],
        invasion_deck=[invader("Low", support={"melee": 1}), invader("Top", melee=1, ranged=2)],
    )
    game.expect(game.p1, health=12, armor=14)
    game.expect(stack=["Low", "Top"])


@pytest.mark.rule("INV-RULING-90")
def test_a_top_card_that_is_destroyed_is_not_defeated_and_the_next_one_loses_its_support() -> None:
    pluck = free(
        "Pluck",
        "In cooperative mode: destroy the top card of the stack. Otherwise: draw 1 card.",
    )
    low = placed(invader("Low", health=1), health_damage=1)
    game = play(
        scenario="reinforcements",
        p1=player(hand=[pluck]),
        stack=[low, invader("Top", support={"health": 1})],
    )
    game.p1.plays("Pluck")
    game.expect("Top", zone="destroyed")
    game.expect("Low", zone="invasion discard pile")


@pytest.mark.rule("INV-MAIN-10")
def test_a_free_card_has_no_activation_cost() -> None:
    game = play(p1=player(hand=[card("Gift", "Free. / Gain 1 reroll.")]))
    game.p1.plays("Gift")
    game.expect(game.p1, reroll_tokens=1)
    with pytest.raises(StagingError, match="Free"):
        card("Gift", "Keep. Free. / Gain 1 reroll.", cost="red")


# -- the end of the Main phase ---------------------------------------------------------------------


@pytest.mark.rule("INV-RULING-85", "INV-RULING-86")
def test_once_all_are_done_only_effects_that_wait_are_left() -> None:
    game = play(
        scenario="reinforcements",
        p1=player(hand=[free("Nap", "Draw a card."), free("Rest", "Gain 1 reroll.")]),
        p2=player(dice=["red"]),
    )
    game.p1.plays("Nap", wait=True)
    game.p1.ends_main()
    game.allows(game.p1, "play", "Rest")
    game.p2.ends_main()
    game.expect(phase="main", waiting=["Nap"])
    game.refuses(game.p1, "play", "Rest", rule="INV-RULING-85")
    game.p1.carries_out("Nap")
    assert game.phase == "storing"
    assert len(game.p1.hand) == 2


# -- texts of the stack ----------------------------------------------------------------------------


def stacked(text: str, *, covered: bool, **words: Any) -> Scenario:
    lure = invader("Lure", stores="", text=text)
    other = invader("Other", stores="")
    return play(
        scenario="reinforcements",
        p1=player(rerolls=2),
        stack=[lure, other] if covered else [other, lure],
        **words,
    )


@pytest.mark.rule("INV-ITURN-5", "INV-RULING-92")
@pytest.mark.parametrize(
    ("text", "covered", "stored"),
    [
        ("Support: Whenever a player rerolls a die, store 1 red.", True, {"red": 1}),
        ("Support: Whenever a player rerolls a die, store 1 red.", False, {"red": 1}),
        ("Whenever a player rerolls a die, store 1 red.", True, {}),
        ("Whenever a player rerolls a die, store 1 red.", False, {"red": 1}),
    ],
)
def test_what_waits_in_the_support_part_works_though_it_is_covered(
    text: str, covered: bool, stored: dict[str, int]
) -> None:
    game = stacked(text, covered=covered)
    game.p1.rerolls(1)
    assert game.zone_stored == stored


@pytest.mark.rule("INV-RULING-92", "INV-ITURN-13")
def test_a_support_text_works_at_the_end_of_the_invasions_turn() -> None:
    text = "Support: At the end of the Invasion's turn, deal 1 ranged damage to each player."
    gnat = invader("Gnat", text=text)
    game = play(scenario="reinforcements", at="invasion", invasion_deck=[gnat, invader("Other")])
    assert (game.p1.health, game.p2.health) == (13, 13)


@pytest.mark.rule("INV-RULING-92")
def test_a_continuous_text_of_the_stack_works_only_on_top() -> None:
    text = "While this card is the top card, players cannot reroll."
    game = stacked(text, covered=True)
    game.allows(game.p1, "reroll")
    game = stacked(text, covered=False)
    game.refuses(game.p1, "reroll", rule="INV-RULING-138")


def test_a_text_of_the_support_part_is_there_in_german() -> None:
    text = "Support: Whenever a card is deployed, store 1 red."
    drone = invader("Drone", text=text)
    pool = printed((drone,)).game.pool
    german = "Unterstützung: Immer wenn eine Karte aufmarschiert, lagert die Invasion 1 rote Ressource ein."
    assert pool.german(pool.named("Drone")[0]) == german


# -- damage by its kind, the end of armor, zones ---------------------------------------------------


@pytest.mark.rule("INV-ICON-1", "INV-ICON-2")
@pytest.mark.parametrize(("kind", "rerolls"), [("melee", 1), ("ranged", 0)])
def test_a_text_waits_for_one_kind_of_damage(kind: str, rerolls: int) -> None:
    plates = technology("Plates", "Whenever you are dealt melee damage, gain 1 reroll.")
    blow = free("Blow", f"Deal 2 {kind} damage.")
    game = play(p1=player(hand=[blow]), p2=player(base=[plates], armor=0))
    game.p1.plays("Blow")
    game.expect(game.p2, health=12, reroll_tokens=rerolls)


@pytest.mark.rule("INV-ICON-1", "INV-WORD-14", "INV-WORD-15")
@pytest.mark.parametrize(
    ("text", "armor", "left"),
    [
        ("Deal 3 melee damage.", 3, 1),
        ("Deal 3 melee damage.", 5, 2),
        ("Deal 3 melee damage.", 0, 0),
        ("Destroy 5 armor.", 2, 1),
        ("Destroy 5 armor. Destroy 1 armor.", 2, 1),
        ("Deal 2 ranged damage.", 2, 2),
    ],
)
def test_a_text_waits_until_there_is_no_armor_left(text: str, armor: int, left: int) -> None:
    vest = technology("Vest", "When your armor reaches 0, gain 1 armor.")
    game = play(p1=player(hand=[free("Blow", text)]), p2=player(base=[vest], armor=armor))
    game.p1.plays("Blow")
    assert game.p2.armor == left


@pytest.mark.rule("INV-WORD-15")
def test_lost_armor_may_be_the_last() -> None:
    vest = technology("Vest", "Whenever your armor falls to 0, gain 1 reroll.")
    game = play(p1=player(hand=[free("Drop", "Lose 4 armor.")], base=[vest], armor=3))
    game.p1.plays("Drop")
    game.expect(game.p1, armor=0, reroll_tokens=1)


@pytest.mark.rule("INV-ITURN-6")
@pytest.mark.parametrize(("zone", "tokens"), [("red", 1), ("green", 0)])
def test_a_text_waits_for_the_training_of_one_zone(zone: str, tokens: int) -> None:
    text = "Whenever a card is trained in the red zone, gain 1 technology token."
    game = play(
        scenario="reinforcements",
        at="invasion",
        zones={zone: invader("Cadet", training=1)},
        zone_stored={zone: 1},
        protocols=[placed(protocol("Watch", text), exhausted=True)],
    )
    assert game.tokens == tokens


@pytest.mark.rule("INV-ICON-2")
def test_damage_of_one_kind_is_prevented_the_first_time_each_turn() -> None:
    text = "The first time each turn you are dealt ranged damage, prevent 2 of it."
    blow = free("Blow", "Deal 1 melee damage. Deal 3 ranged damage. Deal 3 ranged damage.")
    game = play(p1=player(hand=[blow]), p2=player(base=[technology("Lid", text)]))
    game.p1.plays("Blow")
    game.expect(game.p2, armor=15, health=14 - 1 - 3)

"""Texts that last or wait for something: protection, limits, protocols, the top card, what comes before."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.cards.diagnostics import PackError
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
from runestack.games.staged_cards import Design
from runestack.testing import Scenario
from tests.games.invasion.positions import free, play

BOMB = free("Bomb", "Destroy an opponent's technology.")
JAM = free("Jam", "Exhaust an opponent's technology.")


# -- what cannot be done to a card -----------------------------------------------------------------


@pytest.mark.rule("INV-RULING-138")
@pytest.mark.parametrize(
    ("text", "left", "exhausted"),
    [
        ("This card cannot be destroyed.", ["Rig"], True),
        ("This card cannot be exhausted.", [], False),
        ("This card cannot be targeted.", ["Rig"], False),
        ("Cards in your Base cannot be destroyed.", ["Rig"], True),
        ("Your technologies cannot be exhausted.", [], False),
    ],
)
def test_a_technology_is_protected(text: str, left: list[str], exhausted: bool) -> None:
    game = play(p1=player(hand=[BOMB, JAM]), p2=player(base=[technology("Rig", text)]))
    game.p1.plays("Jam")
    assert game["Rig"].exhausted is exhausted
    game.p1.plays("Bomb")
    game.expect(game.p2, base=left)


@pytest.mark.rule("INV-RULING-138", "INV-RULING-83")
def test_protocols_are_protected() -> None:
    shell = protocol("Shell", "Protocols cannot be destroyed.")
    game = play(p1=player(hand=[BOMB]), scenario="reinforcements", protocols=[shell, "Bombardment"])
    game.p1.plays("Bomb")
    game.expect(protocols=["Shell", "Bombardment"])


def test_a_card_that_cannot_be_destroyed_is_no_price_for_another_and_exhausts_for_its_own_use() -> (
    None
):
    rig = technology("Rig", "This card cannot be exhausted. / Exhaust: Gain 1 reroll.")
    game = play(p1=player(base=[rig]))
    game.p1.activates("Rig")
    game.expect("Rig", exhausted=True)


def test_the_lowest_card_of_the_stack_is_protected_while_a_text_says_so() -> None:
    drill = free("Drill", "Destroy the lowest card of the stack.")
    shell = invader("Shell", text="Support: Cards of the stack cannot be destroyed.")
    game = play(p1=player(hand=[drill]), scenario="reinforcements", stack=[invader("Low"), shell])
    game.p1.plays("Drill")
    game.expect(stack=["Low", "Shell"])


# -- limits ----------------------------------------------------------------------------------------


@pytest.mark.rule("INV-BOARD-5")
@pytest.mark.parametrize(
    "words", ["Your Base can hold 1 more card.", "Your Base limit is increased by 1."]
)
def test_a_base_holds_more_cards(words: str) -> None:
    find = free("Find", "Discover a technology.")
    base: Any = [
        "Karr Vost",
        technology("Rig", words),
        technology("Rug", "Exhaust: Gain 1 reroll."),
    ]
    game = play(p1=player(hand=[find, find], base=base), p2=player(base=["Mara Fen"]))
    game.p1.plays("Find")
    game.p1.takes(game.p1.looked_at[0])
    assert len(game.p1.base) == 4
    game.p1.plays("Find")
    game.p1.ignores()
    assert len(game.p1.base) == 4


# -- the top card ----------------------------------------------------------------------------------


@pytest.mark.rule("INV-CLEAN-6", "INV-RULING-92")
def test_a_card_that_becomes_the_top_card_says_what_happens_then() -> None:
    low = invader("Low", text="When this card becomes the top card of the stack, store 1 red.")
    blow = free("Blow", "Deal 2 ranged damage.")
    game = play(
        p1=player(hand=[blow]), scenario="reinforcements", stack=[low, invader("High", health=2)]
    )
    game.p1.plays("Blow")
    game.p1.hits("top card", 2)
    game.expect(stack=["Low"], zone_stored={"red": 1})


@pytest.mark.rule("INV-IWORD-1")
def test_a_deployed_card_becomes_the_top_card() -> None:
    bell = protocol("Bell", "Whenever a card becomes the top card of the stack, store 1 red.")
    game = play(
        scenario="reinforcements",
        at="invasion",
        players=1,
        protocols=[bell],
        invasion_deck=[invader("A"), invader("B")],
    )
    game.expect(zone_stored={"red": 2}, stack=["A", "B"])


# -- before reinforcing ----------------------------------------------------------------------------


@pytest.mark.rule("INV-DECK-4")
def test_a_text_is_carried_out_before_a_deck_is_reinforced() -> None:
    rig = technology(
        "Rig", "Before you reinforce, put the top card of your Discard pile into your hand."
    )
    read = free("Read", "Draw 1 card.")
    game = play(
        p1=player(
            hand=[read], deck=0, discard=[free("Ash", "Draw 1 card."), *filler(2)], base=[rig]
        )
    )
    top = game.p1.discard[0]
    game.p1.plays("Read")
    assert top in game.p1.hand
    assert len(game.p1.hand) == 2


@pytest.mark.rule("INV-DECK-4")
def test_a_text_waits_for_the_opponent_to_be_about_to_reinforce() -> None:
    rig = technology("Rig", "Before the opponent reinforces, gain 1 armor.")
    read = free("Read", "Each player draws 1 card.")
    game = play(p1=player(hand=[read], base=[rig], armor=3), p2=player(deck=0, discard=filler(2)))
    game.p1.plays("Read")
    game.expect(game.p1, armor=4)


# -- as a protocol ---------------------------------------------------------------------------------


def vat(text: str) -> Design:
    becomes = "When trained: becomes a protocol instead of going to the Discard pile."
    return invader("Vat", training=2, text=f"{becomes} / {text}")


@pytest.mark.rule("INV-RULING-102")
def test_a_continuous_text_works_once_the_card_has_become_a_protocol() -> None:
    lock = vat("As a protocol: Players cannot use stored pairs.")
    game = play(p1=player(stored="red red"), scenario="reinforcements", stack=[lock])
    game.allows(game.p1, "pair", "red")
    game = play(
        p1=player(stored="red red"),
        scenario="reinforcements",
        at="invasion",
        players=1,
        zones={"blue": lock},
        zone_stored={"blue": 2},
        invasion_deck=[invader("A")],
    )
    game.expect(protocols=["Vat"])
    game.p1.stops()
    game.refuses(game.p1, "pair", "red", rule="INV-RULING-138")


@pytest.mark.rule("INV-RULING-102")
@pytest.mark.parametrize(
    "text",
    [
        "As a protocol: At the end of the Invasion's turn, store 1 red.",
        "Protocol, passive: At the end of the Invasion's turn, store 1 red.",
        "As a protocol: Whenever the Invasion uses a protocol, store 1 red.",
    ],
)
def test_a_protocol_that_was_an_invasion_card_waits_for_something(text: str) -> None:
    game = play(
        scenario="reinforcements",
        at="invasion",
        players=1,
        zones={"blue": vat(text)},
        zone_stored={"blue": 2},
        protocols=[placed("Bombardment")],
        invasion_deck=[invader("A"), invader("B")],
    )
    assert game.zone_stored["red"] == 1


def test_only_a_card_that_becomes_a_protocol_says_what_it_does_as_one() -> None:
    with pytest.raises(PackError, match="becomes a protocol"):
        play(
            scenario="reinforcements",
            stack=[invader("Low", text="As a protocol: Players cannot store resources.")],
        )


# -- cards of the stack and in zones ---------------------------------------------------------------


def against(text: str, **words: Any) -> Scenario:
    """A card that a team plays against three cards of the stack."""
    stack = [invader("Low", health=4), invader("Middle", health=4), invader("High", health=4)]
    hand = [free("Blow", text)]
    return play(p1=player(hand=hand), scenario="reinforcements", stack=stack, **words)


@pytest.mark.rule("INV-RULING-89", "INV-DMG-2")
@pytest.mark.parametrize(
    "words",
    [
        "Deal 5 ranged damage to a card of the stack.",
        "Deal 5 ranged damage to a card in the stack of your choice.",
    ],
)
def test_a_chosen_card_of_the_stack_is_defeated_once_it_is_on_top(words: str) -> None:
    game = against(words)
    game.p1.plays("Blow")
    assert game.asks(game.p1, "which card of the stack is dealt the damage?")
    game.p1.gives("Middle")
    game.expect(stack=["Low", "Middle", "High"])
    assert game["Middle"].health == -1
    assert game["High"].health == 4


@pytest.mark.rule("INV-DMG-2", "INV-RULING-90")
def test_every_card_of_the_stack_is_hit() -> None:
    game = against("Deal 4 ranged damage to each card of the stack.")
    game.p1.plays("Blow")
    game.expect(stack=[], invasion_discard=["Low", "Middle", "High"])


def test_the_lowest_card_of_the_stack_is_hit() -> None:
    game = against("Deal 3 ranged damage to the lowest card of the stack.")
    game.p1.plays("Blow")
    assert (game["Low"].health, game["High"].health) == (1, 4)


def test_a_card_of_the_stack_or_in_a_zone_is_destroyed() -> None:
    game = against("Destroy a card of the stack.")
    game.p1.plays("Blow")
    game.p1.gives("Low")
    game.expect(stack=["Middle", "High"])
    zones: Any = {"red": invader("Red"), "blue": invader("Blue")}
    game = against("Destroy a card in a zone.", zones=zones)
    game.p1.plays("Blow")
    game.p1.gives("Blue")
    game.expect("Blue", zone="destroyed")


@pytest.mark.rule("INV-RULING-90")
def test_the_top_card_changes_until_the_round_ends() -> None:
    game = against("The top card of the stack gets +2 melee this round.")
    game.p1.plays("Blow")
    assert game["High"].melee == 3
    game = against("The top card of the stack gets -4 health this round.")
    game.p1.plays("Blow")
    game.expect(stack=["Low", "Middle"])


@pytest.mark.rule("INV-ITURN-7")
def test_a_certain_zone_trains_its_card_if_it_can_pay() -> None:
    drill = protocol("Drill", "Exhaust: Train the card in the red zone.")
    zones: Any = {"red": invader("Red", training=9), "blue": invader("Blue", training=9)}
    for stored, discard in ((8, []), (9, ["Red"])):
        game = play(
            scenario="reinforcements",
            at="invasion",
            players=1,
            protocols=[drill],
            zones=zones,
            zone_stored={"red": stored},
            invasion_deck=[invader("A", text=""), invader("B")],
        )
        assert game.invasion_discard == discard


# -- colours that count as others ------------------------------------------------------------------


@pytest.mark.rule("INV-MAIN-9")
@pytest.mark.parametrize(
    "words",
    [
        "Your red resources count as blue.",
        "Your red resources count as any colour.",
        "Treat red as blue.",
    ],
)
def test_resources_of_one_colour_pay_for_another(words: str) -> None:
    blow = card("Blow", "Deal 2 melee damage.", cost="blue blue wild")
    game = play(p1=player(hand=[blow], pool="red blue green"))
    game.refuses(game.p1, "play", "Blow", rule="INV-MAIN-9")
    game = play(p1=player(hand=[blow], pool="red blue green", base=[technology("Rig", words)]))
    game.p1.plays("Blow")
    game.expect(game.p1, pool="")
    game.expect(game.p2, armor=14)


@pytest.mark.rule("INV-MAIN-9")
@pytest.mark.parametrize(
    "words",
    [
        "Your red resources count as blue this turn.",
        "This turn, your red resources count as blue.",
    ],
)
def test_what_a_colour_counts_as_is_over_with_the_turn(words: str) -> None:
    blow = card("Blow", "Deal 2 melee damage.", cost="blue")
    game = play(p1=player(hand=[free("Prism", words), blow], pool="red"))
    game.refuses(game.p1, "play", "Blow", rule="INV-MAIN-9")
    game.p1.plays("Prism")
    game.allows(game.p1, "play", "Blow")
    game.p1.plays("Blow")
    game.expect(game.p1, pool="")


# -- damage to another player ----------------------------------------------------------------------


@pytest.mark.rule("INV-RULING-138")
def test_a_player_is_dealt_what_a_teammate_would_be_once_a_round() -> None:
    rig = technology(
        "Rig", "The first time each round a teammate is dealt damage, it is dealt to you instead."
    )
    shot = free("Shot", "Deal 2 ranged damage to each other player.")
    game = play(
        p1=player(hand=[shot, shot], health=9),
        p2=player(base=[rig], health=9),
        p3=player(health=9),
        players=3,
        scenario="reinforcements",
    )
    game.p1.plays("Shot")
    assert (game.p1.health, game.p2.health, game.p3.health) == (9, 5, 9)
    game.p1.plays("Shot")
    assert (game.p1.health, game.p2.health, game.p3.health) == (9, 3, 7)


@pytest.mark.rule("INV-RULING-138")
def test_the_next_damage_is_redirected_to_a_teammate() -> None:
    duck = free("Duck", "Redirect the next damage dealt to you to another player.")
    shot = free("Shot", "Deal 2 ranged damage to each player.")
    game = play(
        p1=player(hand=[duck, shot, shot], health=9),
        p2=player(health=9),
        scenario="reinforcements",
    )
    game.p1.plays("Duck")
    game.p1.plays("Shot")
    assert (game.p1.health, game.p2.health) == (9, 5)
    game.p1.plays("Shot")
    assert (game.p1.health, game.p2.health) == (7, 3)


# -- the roll of a die -----------------------------------------------------------------------------


@pytest.mark.rule("INV-DICE-4")
@pytest.mark.parametrize(
    ("side", "text", "armor"),
    [
        ("red blue", "If it shows red, gain 2 armor.", 5),
        ("blue", "If it shows red, gain 2 armor.", 3),
        ("red red red", "If it shows 3 of the same colour, gain 2 armor.", 5),
        ("red red", "If it shows 3 of the same colour, gain 2 armor.", 3),
        ("red blue", "For each resource it shows, gain 1 armor.", 5),
        ("", "If it is empty, gain 1 armor.", 4),
    ],
)
def test_a_die_of_choice_is_rolled_for_what_it_shows(side: str, text: str, armor: int) -> None:
    game = play(
        p1=player(
            hand=[free("Luck", f"Roll one of your dice. {text}")],
            dice=["red", die(*[side] * 6, state="used")],
            armor=3,
        )
    )
    game.p1.plays("Luck")
    assert game.asks(game.p1, "which die do you roll?")
    game.p1.picks_die(2)
    game.expect(game.p1, armor=armor)
    assert game.p1.dice_states[1] == "used"


def test_it_needs_a_die_that_was_rolled() -> None:
    with pytest.raises(PackError, match="roll one of your dice"):
        play(p1=player(hand=[free("Luck", "If it shows red, gain 1 armor.")]))


# -- what texts wait for ---------------------------------------------------------------------------


@pytest.mark.rule("INV-PERM-7")
@pytest.mark.parametrize(
    ("text", "armor"),
    [
        ("At the beginning of the opponent's Draw phase, gain 1 armor.", 4),
        ("At the end of your Main phase, gain 1 armor.", 4),
        ("At the end of your Train Cards phase, gain 1 armor.", 4),
        ("At the beginning of each player's Draw phase, gain 1 armor.", 4),
        ("At the beginning of the opponent's Storing phase, gain 1 armor.", 3),
        ("At the end of each player's turn, gain 1 armor.", 4),
        ("At the beginning of each round, gain 1 armor.", 3),
    ],
)
def test_a_text_waits_for_a_phase_of_somebody(text: str, armor: int) -> None:
    game = play(p1=player(base=[technology("Rig", text)], armor=3))
    game.p1.ends_main()
    game.p2.draws(1)
    game.expect(game.p1, armor=armor)


@pytest.mark.rule("INV-PERM-7")
@pytest.mark.parametrize(("text", "armor"), [("each round", 4), ("round 2", 4), ("round 3", 3)])
def test_a_text_waits_for_a_round(text: str, armor: int) -> None:
    rig = technology("Rig", f"At the beginning of {text}, gain 1 armor.")
    game = play(p1=player(armor=3), p2=player(base=[rig], armor=3), turn="p2", first="p1")
    game.p2.ends_main()
    game.p1.draws(1)
    game.expect(game.p2, armor=armor)


ASH = card("Ash", "Draw 1 card.", cost="", family="mutant")


@pytest.mark.rule("INV-PERM-7")
@pytest.mark.parametrize(
    ("event", "deed", "times"),
    [
        ("draw a red card", "Draw 2 cards.", 1),
        ("discard a red card", "Discard 2 cards.", 1),
        ("recycle a soldier", "Recycle 1 card.", 1),
        ("recycle a machine", "Recycle 1 card.", 0),
        ("train a machine", "Train a card in your Training center at once.", 0),
        ("train a soldier", "Train a card in your Training center at once.", 1),
        ("gain a screw", "Gain 2 screws.", 2),
        ("store a red resource", "Store 1 red. Store 1 blue.", 1),
        ("roll a die that shows red", "Roll one of your dice.", 1),
        ("roll a die that shows 3 of the same colour", "Roll one of your dice.", 0),
    ],
)
def test_a_text_waits_for_something_of_a_kind(event: str, deed: str, times: int) -> None:
    red = card("Red", "Gain 1 armor.", cost="red")
    blue = card("Blue", "Gain 1 armor.", cost="blue", family="machine")
    game = play(
        p1=player(
            hand=[free("Deed", deed, family="hybrid"), red, blue],
            deck=[red, blue],
            training=[red],
            dice=[die(*["red"] * 6)],
            base=[technology("Rig", f"Whenever you {event}, gain 1 reroll.")],
        )
    )
    game.p1.plays("Deed")
    if "Discard" in deed:
        game.p1.gives("Red", "Blue")
    elif "Recycle" in deed:
        game.p1.recycles("Red")
    elif "Store" in deed:
        game.p1.stores("red")
        game.p1.stores("blue")
    elif "Roll" in deed:
        game.p1.picks_die(1)
    game.expect(game.p1, reroll_tokens=times)


@pytest.mark.parametrize(
    "words",
    [
        "Up to 2 times each turn, whenever you play a card, gain 1 reroll.",
        "Whenever you play a card, gain 1 reroll, up to 2 times each turn.",
        "Twice each turn, when you play a card, gain 1 reroll.",
    ],
)
def test_a_text_works_so_many_times_a_turn(words: str) -> None:
    game = play(p1=player(hand=[ASH] * 3, deck=[ASH] * 5, base=[technology("Rig", words)]))
    for _ in range(4):
        game.p1.plays("Ash")
    game.expect(game.p1, reroll_tokens=2)


@pytest.mark.rule("INV-ACT-2")
def test_a_text_waits_for_one_of_the_additional_actions() -> None:
    rig = technology(
        "Rig", "Whenever you use the additional player action for melee, gain 1 reroll."
    )
    blow = free("Blow", "Deal 1 melee damage. Deal 1 ranged damage.")
    game = play(
        p1=player(hand=[blow], base=[rig]),
        scenario="reinforcements",
        stack=[invader("High", health=9)],
        zone_stored={"red": 1},
        invasion_deck=[invader("A")],
    )
    game.p1.plays("Blow")
    game.p1.pays_action("sabotage")
    game.p1.pays_action("ambush")
    game.expect(game.p1, reroll_tokens=1)

"""Texts that let somebody choose among several, pay any number, or speak of the others of a team."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.cards.diagnostics import PackError
from runestack.games.invasion.scenario import card, die, invader, placed, player, technology
from runestack.testing import Scenario, ScenarioError
from tests.games.invasion.positions import free, play

# -- several modes ---------------------------------------------------------------------------------


@pytest.mark.rule("INV-RULING-33")
@pytest.mark.parametrize(
    "words",
    [
        "Choose one: gain 1 armor, draw 1 card, or gain 1 reroll.",
        "Choose one: gain 1 armor; draw 1 card; or gain 1 reroll.",
    ],
)
def test_one_of_three_is_chosen(words: str) -> None:
    game = play(p1=player(hand=[free("Kit", words)], armor=3))
    game.p1.plays("Kit")
    game.p1.chooses("Gain 1 reroll.")
    game.expect(game.p1, armor=3, hand=[], reroll_tokens=1)


@pytest.mark.rule("INV-RULING-33")
def test_the_second_choice_of_two_different_ones_is_another() -> None:
    kit = free("Kit", "Choose two different: gain 1 armor, draw 1 card, or gain 1 reroll.")
    game = play(p1=player(hand=[kit], armor=3))
    game.p1.plays("Kit")
    game.p1.chooses("Draw a card.")
    game.expect(game.p1, hand=["Filler"])
    with pytest.raises(ScenarioError):
        game.p1.chooses("Draw a card.")
    game.p1.chooses("Gain 1 armor.")
    game.expect(game.p1, armor=4, reroll_tokens=0)
    assert game.log_contains("Gain 1 armor")


def test_what_cannot_be_done_is_not_offered_among_several() -> None:
    kit = free("Kit", "Choose 2: discard 1 card, gain 1 armor or gain 1 reroll.")
    game = play(p1=player(hand=[kit], armor=3))
    game.p1.plays("Kit")
    game.p1.chooses("Gain 1 reroll.")
    game.expect(game.p1, armor=4, reroll_tokens=1)


def test_all_of_them_are_no_choice() -> None:
    with pytest.raises(PackError, match="fewer are chosen"):
        play(p1=player(hand=[free("Kit", "Choose 3: gain 1 armor, draw 1 card or gain 1 reroll.")]))


# -- the others ------------------------------------------------------------------------------------


def team(text: str, **words: Any) -> Scenario:
    """Three players, of whom the first plays a card."""
    return play(
        p1=player(hand=[free("Call", text)], armor=5, health=9),
        p2=player(armor=4, health=7),
        p3=player(armor=6, health=8),
        players=3,
        scenario="reinforcements",
        **words,
    )


@pytest.mark.rule("INV-DEF-1")
def test_each_other_player_is_everybody_but_the_one_who_plays_the_card() -> None:
    game = team("Each other player gains 2 armor.")
    game.p1.plays("Call")
    game.expect(game.p1, armor=5)
    game.expect(game.p2, armor=6)
    game.expect(game.p3, armor=8)


@pytest.mark.rule("INV-ICON-2")
def test_damage_to_each_other_player_hits_neither_the_own_player_nor_the_stack() -> None:
    game = team("Deal 1 ranged damage to each other player.", stack=[invader("Drone", health=5)])
    health = game["top card"].health
    game.p1.plays("Call")
    game.expect(game.p1, health=9)
    game.expect(game.p2, health=6)
    game.expect(game.p3, health=7)
    assert game["top card"].health == health


def test_in_a_match_the_other_player_is_the_opponent() -> None:
    game = play(p1=player(hand=[free("Call", "Each other player loses 2 armor.")], armor=9))
    game.p1.plays("Call")
    game.expect(game.p1, armor=9)
    game.expect(game.p2, armor=14)


@pytest.mark.parametrize(
    "words", ["A teammate draws 1 card.", "A teammate of your choice draws 1 card."]
)
def test_a_teammate_is_chosen_among_the_others(words: str) -> None:
    game = team(words)
    game.p1.plays("Call")
    with pytest.raises(ScenarioError):
        game.p1.picks_player("p1")
    game.p1.picks_player("p3")
    game.expect(game.p2, hand=[])
    game.expect(game.p3, hand=["Filler"])


def test_there_is_no_teammate_in_a_match() -> None:
    game = play(p1=player(hand=[free("Call", "A teammate draws 1 card. Gain 1 armor.")], armor=9))
    game.p1.plays("Call")
    game.expect(game.p1, armor=10, hand=[])
    game.expect(game.p2, hand=[])


@pytest.mark.parametrize(
    ("words", "health"),
    [
        ("A player of your choice loses 1 health.", (9, 6, 8)),
        ("The player with the most health loses 2 health.", (7, 7, 8)),
        ("The player with the least health is dealt 1 ranged damage.", (9, 6, 8)),
        ("The player with the most cards in hand loses 1 health.", (9, 6, 8)),
        ("The player with the least armor loses 1 health.", (9, 6, 8)),
    ],
)
def test_a_player_is_chosen_or_found(words: str, health: tuple[int, int, int]) -> None:
    game = team(words)
    game.p1.plays("Call")
    if "choice" in words or "cards in hand" in words:  # equal hands: the player of the card decides
        game.p1.picks_player("p2")
    assert (game.p1.health, game.p2.health, game.p3.health) == health


@pytest.mark.rule("INV-PERM-7")
def test_a_text_waits_for_what_a_teammate_does() -> None:
    rig = technology("Rig", "Whenever a teammate plays a card, gain 1 reroll.")
    game = play(
        p1=player(base=[rig], hand=[free("Ash", "Gain 1 reroll.")]),
        p2=player(hand=[free("Oak", "Draw 1 card.")]),
        scenario="reinforcements",
    )
    game.p1.plays("Ash")
    game.expect(game.p1, reroll_tokens=1)
    game.p2.plays("Oak")
    game.expect(game.p1, reroll_tokens=2)


@pytest.mark.rule("INV-PERM-7")
def test_nobody_is_a_teammate_in_a_match() -> None:
    rig = technology("Rig", "Whenever a teammate draws a card, gain 1 reroll.")
    game = play(p1=player(hand=[free("Oak", "Each player draws 1 card.")], base=[rig]))
    game.p1.plays("Oak")
    game.expect(game.p1, reroll_tokens=0)


# -- unless ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        "Deal 3 ranged damage unless the opponent discards 1 card.",
        "Unless the opponent discards a card, deal 3 ranged damage.",
    ],
)
@pytest.mark.parametrize(("answer", "health", "left"), [("yes", 14, 1), ("no", 11, 2)])
def test_the_opponent_decides_whether_to_avoid_an_effect(
    words: str, answer: str, health: int, left: int
) -> None:
    hand = [free("Ash", "Draw 1 card."), free("Oak", "Draw 1 card.")]
    game = play(p1=player(hand=[free("Threat", words)]), p2=player(hand=hand))
    game.p1.plays("Threat")
    game.p2.chooses(answer)
    if answer == "yes":
        game.p2.gives("Ash")
    game.expect(game.p2, health=health)
    assert len(game.p2.hand) == left


@pytest.mark.parametrize(
    ("deed", "opponent"),
    [
        ("discards a card", player(hand=[])),
        ("destroys 2 of their stored resources", player(stored="red")),
        ("loses 3 armor", player(armor=2)),
        ("destroys one of their technologies", player(base=["Karr Vost"])),
    ],
)
def test_what_the_opponent_cannot_do_avoids_nothing(deed: str, opponent: Any) -> None:
    threat = free("Threat", f"Draw 1 card unless the opponent {deed}.")
    game = play(p1=player(hand=[threat]), p2=opponent)
    game.p1.plays("Threat")
    game.expect(game.p1, hand=["Filler"])


def test_health_is_lost_to_avoid_an_effect() -> None:
    threat = free("Threat", "Draw 2 cards unless the opponent loses 2 health.")
    game = play(p1=player(hand=[threat]))
    game.p1.plays("Threat")
    assert game.asks(game.p2, "unless the opponent loses 2 health")
    game.p2.chooses("yes")
    game.expect(game.p2, health=12)
    game.expect(game.p1, hand=[])


@pytest.mark.rule("INV-RULING-83")
def test_the_invasion_avoids_nothing() -> None:
    threat = free("Threat", "Draw 1 card unless the opponent discards a card.")
    game = play(p1=player(hand=[threat]), p2=player(hand=[threat]), scenario="reinforcements")
    game.p1.plays("Threat")
    game.expect(game.p1, hand=["Filler"])
    assert len(game.p2.hand) == 1


# -- any number ------------------------------------------------------------------------------------


@pytest.mark.rule("INV-RULING-38")
@pytest.mark.parametrize(
    "words",
    [
        "Pay any number of red resources. For each of them, deal 2 ranged damage.",
        "Pay any number of red resources. Deal 2 ranged damage for each resource paid.",
    ],
)
def test_any_number_of_resources_is_paid(words: str) -> None:
    game = play(p1=player(hand=[free("Drain", words)], pool="red red red blue"))
    game.p1.plays("Drain")
    assert game.asks(game.p1, "how many?")
    game.p1.chooses("2")
    game.expect(game.p1, pool="red blue")
    game.expect(game.p2, health=10)


@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("Pay any number of spare parts to gain that much armor.", {"spare_parts": 1}),
        ("You may pay X spare parts. If you do, gain X armor.", {"spare_parts": 1}),
        (
            "Destroy any number of reroll tokens. For each of them, gain 1 armor.",
            {"reroll_tokens": 1},
        ),
        ("Lose any amount of health. For each of them, gain 1 armor.", {"health": 12}),
        ("Discard any number of cards. Gain 1 armor for each card discarded.", {"hand": ["Elm"]}),
    ],
)
def test_any_number_of_something_is_paid(words: str, left: dict[str, Any]) -> None:
    hand = [free("Drain", words), *[free(name, "Draw 1 card.") for name in ("Ash", "Oak", "Elm")]]
    game = play(p1=player(hand=hand, armor=5, parts=3, rerolls=3))
    game.p1.plays("Drain")
    game.p1.chooses("2")
    if "Discard" in words:
        game.p1.gives("Ash", "Oak")
    game.expect(game.p1, armor=7, **left)


def test_nothing_is_paid_and_nothing_gained() -> None:
    drain = free("Drain", "Pay any number of red resources. For each of them, gain 1 armor.")
    game = play(p1=player(hand=[drain, drain], armor=5, pool="red"))
    game.p1.plays("Drain")
    game.p1.chooses("0")
    game.expect(game.p1, armor=5, pool="red")


def test_of_them_needs_something_before_it() -> None:
    with pytest.raises(PackError, match="any number of"):
        play(p1=player(hand=[free("Drain", "For each of them, gain 1 armor.")]))


@pytest.mark.rule("INV-RULING-40")
@pytest.mark.parametrize(
    "words",
    [
        "You may use an unused die. If you do, gain 1 armor.",
        "You may remove 2 screws from a card in your Training center. If you do, gain 1 armor.",
        "You may pay 2 spare parts. If you do, gain 1 armor.",
    ],
)
def test_a_price_is_paid_on_the_way_if_it_can_be(words: str) -> None:
    pay = free("Pay", words)
    training = [placed(free("Ash", "Draw 1 card."), screws=2)]
    game = play(
        p1=player(
            hand=[pay, pay], armor=5, parts=2, training=training, dice=["red", *[used("")] * 3]
        )
    )
    game.p1.plays("Pay")
    game.p1.chooses("yes")
    game.expect(game.p1, armor=6, pool="")
    game.p1.plays("Pay")
    game.expect(game.p1, armor=6)


def used(side: str) -> Any:
    return die(side, state="used")


def test_of_several_dice_or_cards_the_player_chooses_what_to_pay_with() -> None:
    pay = free("Pay", "You may use an unused die. If you do, gain 1 armor.")
    strip = free(
        "Strip",
        "You may remove 1 screw from a card in your Training center. If you do, draw 1 card.",
    )
    training = [placed(free(name, "Draw 1 card."), screws=2) for name in ("Ash", "Oak")]
    game = play(p1=player(hand=[pay, strip], training=training, dice=["red", "blue"]))
    game.p1.plays("Pay")
    game.p1.chooses("yes")
    assert game.asks(game.p1, "which die do you pay with?")
    game.p1.picks_die(2)
    assert game.p1.dice_states[1] == "used"
    game.p1.plays("Strip")
    game.p1.chooses("yes")
    assert game.asks(game.p1, "which card do you pay with?")
    game.p1.gives("Oak")
    game.expect("Oak", screws=1)


# -- searching -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        "Search your Deck for a blue card and put it into your hand.",
        "Search your Deck for a blue card, put it into your hand, then shuffle your Deck.",
        "Put a blue card from your Deck into your hand.",
    ],
)
def test_a_deck_is_searched_and_shuffled(words: str) -> None:
    deck = [card(name, "Draw 1 card.", cost=name.lower()) for name in ("Red", "Blue", "Green")]
    game = play(p1=player(hand=[free("Seek", words)], deck=[*deck, *deck]))
    game.p1.plays("Seek")
    game.p1.gives("Blue")
    game.expect(game.p1, hand=["Blue"])
    assert sorted(one.name for one in game.p1.deck) == ["Blue", "Green", "Green", "Red", "Red"]
    assert game.log_contains("shuffle")


def test_a_deck_without_such_a_card_is_searched_in_vain() -> None:
    seek = free("Seek", "Search your Deck for a blue card and put it into your hand. Gain 1 armor.")
    game = play(p1=player(hand=[seek], deck=[card("Red", "Draw 1 card.", cost="red")], armor=3))
    game.p1.plays("Seek")
    game.expect(game.p1, hand=[], armor=4)

"""Texts that let somebody choose among several, pay any number, or speak of the others of a team."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.cards.diagnostics import PackError
from runestack.games.invasion.scenario import card, invader, player, technology
from runestack.games.staged_cards import Design
from runestack.testing import Scenario, ScenarioError, scenario


def play(**words: Any) -> Scenario:
    return scenario("invasion", **words)


def free(name: str, text: str, **values: Any) -> Design:
    return card(name, text, cost="", **values)


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

"""What a reinforcing in the middle of an effect triggers, and when (INV-RULING-35, P-5, P-6)."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.games.invasion.scenario import (
    card,
    filler,
    invader,
    leader,
    placed,
    player,
    starting,
)
from runestack.testing import Scenario, scenario

COLOURS = ("blue", "red", "black", "green", "yellow")
TWICE = "Execute the effects of the next card you play this turn twice."


def together(key: str = "reinforcements", **words: Any) -> Scenario:
    return scenario("invasion", scenario=key, **words)


@pytest.mark.rule("INV-RULING-35", "INV-ICARD-4")
def test_counter_battery_hits_the_card_for_which_the_invasion_reinforced() -> None:
    """The single-card step ends when the card lies in the stack; only then is damage dealt."""
    game = together(
        p1=player(base=["Counter Battery"]),
        at="invasion",
        invasion_deck=[invader("First", melee=0)],
        invasion_discard=[invader("Second", melee=0, health=9)],
    )
    game.p1.hits("Second", 2)
    game.expect("Second", health=7)
    game.expect("First", health=2)


@pytest.mark.rule("INV-RULING-35")
def test_counter_battery_finds_the_first_card_of_an_empty_stack() -> None:
    game = together(
        p1=player(base=["Counter Battery"]),
        at="invasion",
        invasion_deck=[],
        invasion_discard=[invader("Only", melee=0, health=9)],
        players=1,
    )
    game.p1.hits("Only", 2)
    game.expect("Only", health=7)


@pytest.mark.rule("INV-RULING-35", "INV-RULING-91")
def test_what_a_reinforcing_triggers_comes_before_the_deploy_text() -> None:
    game = together(
        p1=player(base=["Counter Battery"]),
        at="invasion",
        invasion_deck=[],
        invasion_discard=["Relay Thrall"],
        players=1,
    )
    assert game.tokens == 1  # of the reinforcing; the card's own comes later
    game.p1.hits("Relay Thrall", 2)
    game.expect(stack=["Relay Thrall"], tokens=0)  # two tokens have refreshed the protocols


@pytest.mark.rule("INV-RULING-35", "INV-RULING-127")
def test_a_zone_is_filled_before_what_the_reinforcing_triggers() -> None:
    """In scenario 2 damage that finds no deployed card may hit the card that was just put there."""
    game = together(
        "strike-back",
        p1=player(base=["Counter Battery"]),
        at="cleanup",
        zones=dict.fromkeys(COLOURS[:2]),
        invasion_deck=[],
        invasion_discard=[invader("New", health=2), invader("New", health=2)],
        players=1,
    )
    assert game.zones["blue"] == "New"
    assert "red" not in game.zones
    game.p1.hits(game.zones["blue"], 2)
    assert "blue" not in game.zones
    assert game.zones["red"] == "New"


@pytest.mark.rule("INV-DECK-6", "INV-RULING-36")
def test_the_second_execution_of_a_draw_may_lose_the_game() -> None:
    draw = starting("Draw", "Draw 2 cards.")
    game = scenario(
        "invasion",
        p1=player(health=5, hand=[starting("Twice", TWICE), draw], deck=1, discard=filler(1)),
    )
    game.p1.plays("Twice")
    game.p1.plays("Draw")
    assert game.winner == "p2"
    game.expect(game.p1, health=4)


@pytest.mark.rule("INV-RULING-97", "INV-DECK-4", "INV-RULING-100")
def test_a_player_who_rallies_with_the_last_health_loses_for_the_team_unless_healed_first() -> None:
    heal = starting("Heal", "Gain 2 health.")

    def game() -> Scenario:
        made = together(
            p1=player(health=5, hand=[heal]), p2=player(health=1, deck=[], discard=filler(1))
        )
        made.p1.plays("Heal")
        return made

    lost = game()
    lost.p1.pays_action("rally")
    lost.p1.picks_player("p2")
    assert lost.losers == ["p1", "p2"]
    saved = game()
    saved.p1.gives_points("p2", 1)
    saved.p1.pays_action("rally")
    saved.p1.picks_player("p2")
    saved.expect(saved.p2, health=1, hand=["Filler"])


@pytest.mark.rule("INV-RULING-95", "INV-RULING-3")
def test_ambush_may_reinforce_the_invasion_and_the_points_that_are_left_go_on() -> None:
    game = together(
        p1=player(
            base=[placed(leader("Chief"), exhausted=True)],
            hand=[starting("Shots", "Deal 2 ranged damage.")],
        ),
        stack=[invader("Top", health=9)],
        invasion_deck=[],
        invasion_discard=[invader("One"), invader("Two")],
    )
    game.p1.plays("Shots")
    game.p1.pays_action("ambush")
    game.expect(tokens=1)
    assert not game["Chief"].exhausted
    game.p1.hits("Top", 1)
    game.expect("Top", health=8)


@pytest.mark.rule("INV-RULING-148", "INV-RULING-86")
def test_a_discount_outlasts_a_card_that_a_waiting_effect_plays() -> None:
    gate = starting("Gate", "You may play a card with 1 symbol from your hand without paying.")
    game = together(
        p1=player(
            stored="yellow yellow",
            hand=[gate, card("Bolt", cost="yellow"), card("Oak", cost="yellow")],
        ),
    )
    game.p1.plays("Gate", wait=True)
    game.p1.uses_pair("yellow")
    game.p1.carries_out("Gate")
    game.p1.plays("Bolt")
    game.expect(game.p1, discounts="yellow", reroll_tokens=2)
    game.p1.plays("Oak")
    game.expect(game.p1, discounts="", reroll_tokens=3)


@pytest.mark.rule("INV-RULING-148", "INV-RULING-36")
def test_a_card_that_an_effect_plays_uses_the_double_marker() -> None:
    gate = starting("Gate", "You may play a card with 1 symbol from your hand without paying.")
    game = together(p1=player(hand=[starting("Twice", TWICE), gate, card("Bolt", cost="yellow")]))
    game.p1.plays("Gate", wait=True)
    game.p1.plays("Twice")
    game.p1.carries_out("Gate")
    game.p1.plays("Bolt")
    game.expect(game.p1, reroll_tokens=2, doubled=False)

"""Texts that last or wait for something: protection, limits, protocols, the top card, what comes before."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.cards.diagnostics import PackError
from runestack.games.invasion.scenario import (
    card,
    filler,
    invader,
    placed,
    player,
    protocol,
    technology,
)
from runestack.games.staged_cards import Design
from runestack.testing import Scenario, scenario


def play(**words: Any) -> Scenario:
    return scenario("invasion", **words)


def free(name: str, text: str, **values: Any) -> Design:
    return card(name, text, cost="", **values)


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
    base = ["Karr Vost", technology("Rig", words), technology("Rug", "Exhaust: Gain 1 reroll.")]
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

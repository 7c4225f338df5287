"""Technologies: their deck, the limit of three, and where they go in each edition."""

from typing import Any

import pytest

from runestack.games.rone.scenario import (
    Design,
    filler,
    hero,
    placed,
    player,
    tactic,
    technology,
    unit,
)
from runestack.testing import Scenario, scenario

RIG = technology("Rig", "{yellow 2}: Gain 1 {water}.")
BELL = technology("Bell", "Death: Gain 5 {water}.")
RAZE = tactic("Raze", "Destroy target technology.")
STEAL = "Gain control of target technology"


def three(name: str = "T") -> list[Design]:
    return [technology(f"{name}{number}") for number in range(3)]


# -- the technology deck -------------------------------------------------------------------------


@pytest.mark.rule("RONE-ZONE-8", "RONE-RULING-21")
def test_a_dealt_technology_deck_has_five_cards_that_only_its_owner_sees() -> None:
    game = scenario("rone", at="new game", first="p1", mulligan="keep")
    assert [len(seat.technology_deck) for seat in (game.p1, game.p2)] == [5, 5]
    for reader, owner in ((0, 0), (0, 1), (1, 0), (-1, 0)):
        view: Any = game.session.game.view(game.state, reader)
        hidden = [card == {"hidden": True} for card in view["seats"][owner]["technology_deck"]]
        assert hidden == [reader != owner] * 5


@pytest.mark.rule("RONE-ZONE-8", "RONE-RULING-24")
def test_technologies_can_be_played_in_the_first_turn() -> None:
    deck = [unit("Card")] * 24
    game = scenario(
        "rone",
        at="new game",
        p1=player(deck=deck, technology_deck=[technology("Drill", cost=3), technology("Dear", cost=4)]),
        p2=player(deck=deck),
        first="p1",
        mulligan="keep",
        income="stop",
    )  # fmt: skip
    assert (game.round, game.p1.water) == (1, 3)
    game.refuses(game.p1, "play", "Dear", rule="RONE-PLAY-2")
    game.p1.plays("Drill")
    game.expect(game.p1, technologies=["Drill"], technology_deck=["Dear"], water=0)


@pytest.mark.rule("RONE-ZONE-9", "RONE-LIFE-5")
def test_cards_of_the_technology_deck_are_no_hand_cards() -> None:
    """They are no life, cannot be discarded or lost to damage, and are not counted in the hand."""
    rob = tactic("Rob", "The opponent discards 2 cards.")
    hit = tactic("Hit", "Deal 3 damage to the opponent's hero.")
    count = tactic("Count", "If the opponent has no cards in the hand, gain 1 {water}.")
    game = scenario(
        "rone",
        p1=player(hand=[rob, hit, count]),
        p2=player(hand=1, deck=4, technology_deck=[RIG, BELL]),
        graveyard="top",
    )
    assert game.p2.life == 5
    game.p1.plays("Rob")
    game.expect(game.p2, hand=[], technology_deck=["Rig", "Bell"], life=4)
    game.p1.plays("Count")
    assert game.p1.water == 1
    game.p1.plays("Hit")
    game.expect(game.p2, deck=["Filler"], technology_deck=["Rig", "Bell"], life=1)
    assert not game.over


@pytest.mark.rule("RONE-ZONE-9", "RONE-LIFE-5")
def test_a_player_with_technologies_alone_has_lost() -> None:
    hit = tactic("Hit", "Deal 1 damage to the opponent's hero.")
    game = scenario(
        "rone",
        p1=player(hand=[hit]),
        p2=player(
            deck=1, technology_deck=[RIG], technologies=[BELL], units=[unit("Wolf")], graveyard=3,
            removed=2,
        ),
        graveyard="top",
    )  # fmt: skip
    assert game.p2.life == 1
    game.p1.plays("Hit")
    assert game.winner == "p1"


# -- three on the battlefield --------------------------------------------------------------------


@pytest.mark.rule("RONE-ZONE-10")
def test_a_fourth_technology_cannot_be_played() -> None:
    two = scenario("rone", p1=player(technologies=three()[:2], technology_deck=[RIG]))
    two.allows(two.p1, "play", "Rig")
    game = scenario("rone", p1=player(technologies=three(), technology_deck=[RIG]), p2=player())
    game.refuses(game.p1, "play", "Rig", rule="RONE-PLAY-6")


@pytest.mark.rule("RONE-ZONE-10")
@pytest.mark.parametrize("technologies", [2, 3])
def test_no_effect_puts_a_fourth_technology_onto_the_battlefield(technologies: int) -> None:
    cheat = tactic(
        "Cheat", "Gain 1 {water}. Put a technology from your technology deck onto the battlefield."
    )
    game = scenario(
        "rone",
        p1=player(hand=[cheat], technologies=three()[:technologies], technology_deck=[RIG]),
    )
    game.p1.plays("Cheat")
    game.expect("Rig", zone="battlefield" if technologies == 2 else "technology deck")
    assert len(game.p1.technologies) == 3


@pytest.mark.rule("RONE-ZONE-10", "RONE-RULING-2")
@pytest.mark.parametrize("technologies", [2, 3])
def test_nobody_gains_control_of_a_fourth_technology(technologies: int) -> None:
    steal = tactic("Steal", f"{STEAL} for the rest of the game. Gain 1 {{water}}.")
    game = scenario(
        "rone",
        p1=player(hand=[steal], technologies=three()[:technologies]),
        p2=player(technologies=[RIG]),
    )
    game.p1.plays("Steal", target="Rig")
    game.expect("Rig", controller="p1" if technologies == 2 else "p2")
    assert len(game.p1.technologies) == 3
    game.expect(game.p1, water=1)  # doing nothing because of a limit counts as executed


@pytest.mark.rule("RONE-ZONE-10")
@pytest.mark.parametrize("full", [False, True])
def test_a_technology_that_comes_back_as_the_fourth_goes_to_the_technology_deck(full: bool) -> None:
    steal = tactic("Steal", f"{STEAL} until end of turn.")
    cheat = tactic("Cheat", "Put a technology from your technology deck onto the battlefield.")
    game = scenario(
        "rone",
        p1=player(hand=[steal], units=[unit("Wolf")]),
        p2=player(technologies=[RIG, *three()[:2]], technology_deck=three("N")[:1], hand=[cheat]),
        income="stop",
    )
    game.p1.plays("Steal", target="Rig")
    with game.windows():
        game.p1.ends_turn()
        if full:
            game.p2.plays("Cheat")
        while game.phase == "main":
            game.all_pass()
    game.expect("Rig", zone="technology deck" if full else "battlefield", owner="p2")
    assert len(game.p2.technologies) == 3
    assert game.p1.technologies == []
    assert game.session.game.invariants(game.state) == []


@pytest.mark.rule("RONE-ZONE-11")
def test_a_technology_is_not_exchanged_and_its_place_gets_free_only_when_it_is_taken_away() -> None:
    game = scenario(
        "rone", p1=player(technologies=three(), technology_deck=[RIG], hand=[RAZE]), graveyard="top"
    )
    assert game.options(game.p1) == [
        "End the turn",
        "Use Hero: Gain 1 {water} or draw a card.",
        "Play Raze for 0 of your 0 water",
    ]
    game.p1.plays("Raze", target="T1")
    game.p1.plays("Rig")
    game.expect(game.p1, technologies=["T0", "T2", "Rig"])


# -- taken from the battlefield: both editions ---------------------------------------------------


def taken(edition: str, text: str, card: Design = BELL) -> Scenario:
    """P1 uses a text on a technology that P2 owns and controls."""
    game = scenario(
        "rone",
        edition=edition,
        p1=player(hand=[tactic("Act", text)], units=[unit("Wolf")]),
        p2=player(technologies=[card], graveyard=[unit("Old")], deck=3),
        graveyard="top",
        income="stop",
    )
    game.p1.plays("Act", target=card.name)
    assert game.session.game.invariants(game.state) == []
    return game


TO_HAND_OR_DECK = [
    "Return target technology to its owner's hand.",
    "Put target technology on top of its owner's deck.",
    "Put target technology on the bottom of its owner's deck.",
    "Turn target technology into a shield.",
]


@pytest.mark.rule("RONE-ZONE-12", "RONE-KEY-DEATH-2")
@pytest.mark.parametrize("text", TO_HAND_OR_DECK)
def test_en_a_technology_that_would_go_to_hand_or_deck_is_removed_from_the_game(text: str) -> None:
    game = taken("en", text)
    game.expect(game.p2, removed=["Bell"], hand=[], graveyard=["Old"], technology_deck=[], water=0)
    assert len(game.p2.deck) == 3


@pytest.mark.rule("RONE-ZONE-12")
def test_en_a_destroyed_technology_goes_to_the_graveyard_and_dies() -> None:
    game = taken("en", "Destroy target technology.")
    game.expect(game.p2, graveyard=["Bell", "Old"], technology_deck=[], removed=[], water=5)


@pytest.mark.rule("RONE-ZONE-12", "RONE-RULING-73")
@pytest.mark.parametrize("place", ["into your hand", "on top of its owner's deck"])
def test_en_a_technology_in_the_graveyard_does_not_come_to_hand_or_deck_either(place: str) -> None:
    dig = tactic("Dig", f"Put a technology from your graveyard {place}.")
    game = scenario("rone", p1=player(hand=[dig], graveyard=[BELL], deck=2), graveyard="top")
    game.p1.plays("Dig")
    game.expect(game.p1, removed=["Bell"], hand=[], graveyard=["Dig"])


@pytest.mark.rule("RONE-ZONE-13", "RONE-RULING-74", "RONE-KEY-DEATH-2")
@pytest.mark.parametrize(
    "text",
    [*TO_HAND_OR_DECK, "Destroy target technology.", "Remove target technology from the game."],
)
def test_de_a_technology_that_an_effect_takes_away_returns_to_the_technology_deck(
    text: str,
) -> None:
    game = taken("de", text)
    game.expect(game.p2, technology_deck=["Bell"], removed=[], hand=[], graveyard=["Old"], water=0)
    assert len(game.p2.deck) == 3
    game.p1.ends_turn()
    game.p2.plays("Bell")  # and can be played again
    game.expect(game.p2, technologies=["Bell"])


@pytest.mark.rule("RONE-ZONE-13")
def test_de_a_technology_returns_to_the_technology_deck_of_its_owner() -> None:
    game = scenario(
        "rone",
        edition="de",
        p1=player(technologies=[placed(RIG, owner="p2", exhaustion=2)], hand=[RAZE]),
    )
    game.p1.plays("Raze", target="Rig")
    game.expect(game.p2, technology_deck=["Rig"])
    game.expect(game.p1, technology_deck=[])
    game.expect("Rig", exhaustion=0, controller="p2")


@pytest.mark.rule("RONE-ZONE-13", "RONE-RULING-57")
@pytest.mark.parametrize(("edition", "zone"), [("en", "graveyard"), ("de", "technology deck")])
def test_a_cancelled_technology_lies_in_a_graveyard_in_en_only(edition: str, zone: str) -> None:
    """ED-1: in `de` a technology never lies in a graveyard."""
    deny = tactic("Deny", "Cancel target effect.")
    game = scenario(
        "rone",
        edition=edition,
        p1=player(technology_deck=[technology("Drill", cost=1)], water=1),
        p2=player(hand=[deny]),
    )
    with game.windows():
        game.p1.announces("play")
        game.all_pass()
        game.p1.plays("Drill")
        game.p2.plays("Deny", target="Drill")
    game.expect("Drill", zone=zone)
    game.expect(game.p1, water=0)


@pytest.mark.rule("RONE-ZONE-12", "RONE-ZONE-13")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_units_go_where_the_effect_says_in_both_editions(edition: str) -> None:
    recall = tactic("Recall", "Return target unit to its owner's hand.")
    doom = tactic("Doom", "Destroy target unit.")
    game = scenario(
        "rone",
        edition=edition,
        p1=player(hand=[recall, doom]),
        p2=player(hero=hero("Bo"), units=[unit("Wolf"), unit("Ox")], hand=filler(1)),
        graveyard="top",
    )
    game.p1.plays("Recall", target="Wolf")
    game.p1.plays("Doom", target="Ox")
    game.expect(game.p2, hand=["Filler", "Wolf"], graveyard=["Ox"], technology_deck=[])

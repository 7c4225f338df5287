"""What happens instead of damage, of a discard, or of going back to the barracks."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.cards.diagnostics import PackError
from runestack.games.rune_age.scenario import (
    enemy,
    gold,
    instant,
    player,
    reward,
    stronghold,
    unit,
)
from runestack.testing import Scenario, scenario

LEVY = unit("Levy")


def rune_age(**words: Any) -> Scenario:
    return scenario("rune-age", **words)


# -- damage --------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-RULING-61", "RA-RULING-66", "RA-RULING-111", "RA-SIEGE-17")
@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("If you would suffer damage, you may exhaust this card to prevent it.", 0),
        ("Exhaust: prevent 2 damage to your home realm.", 3),
    ],
)
def test_the_damage_of_a_siege_is_prevented_with_a_card_of_the_realm_area(
    text: str, damage: int
) -> None:
    for uses in (True, False):
        game = rune_age(
            p1=player(hand=[unit("Wolf", strength=5)]), p2=player(realm=[reward("Wall", text)])
        )
        game.p1.attacks("p2 home")
        game.p1.plays("Wolf")
        game.p2.uses("Wall") if uses else game.p2.declines()
        game.expect(game.p2, damage=damage if uses else 5)
        game.expect("Wall", exhausted=uses)


@pytest.mark.rule("RA-RULING-61", "RA-EVENT-6", "RA-BATTLE-16")
@pytest.mark.parametrize(
    "event",
    [
        instant("Fire", "Each player takes 3 damage."),
        instant("Raid", "Attacks each player.", strength=3),
    ],
)
def test_the_damage_of_an_event_is_reduced_for_who_can_pay(event: Any) -> None:
    wall = reward("Wall", "If you would take damage, you may spend 1 influence to take 1 less.")
    game = rune_age(
        p1=player(realm=[wall, stronghold()]),
        p2=player(realm=[wall]),
        event_deck=[event],
        at="event",
    )
    game.p1.uses("p1 Wall")
    game.expect(game.p1, damage=2)
    game.expect(game.p2, damage=3)


@pytest.mark.rule("RA-RULING-61", "RA-ELIM-1")
def test_who_prevents_the_last_damage_stays_in_the_game() -> None:
    wall = reward("Wall", "If you would take damage, you may exhaust this card to prevent it.")
    fire = instant("Fire", "The player with the most damage takes 3 damage.")
    game = rune_age(players=3, p1=player(damage=18, realm=[wall]), event_deck=[fire], at="event")
    game.p1.uses("Wall")
    game.expect(game.p1, damage=18, eliminated=False)


@pytest.mark.rule("RA-RULING-59", "RA-ABIL-4")
def test_damage_that_is_a_cost_is_not_prevented() -> None:
    wall = reward("Wall", "If you would take damage, you may exhaust this card to prevent it.")
    scout = unit("Scout", text="Action, take 2 damage: Draw a card.")
    game = rune_age(p1=player(hand=[scout], realm=[wall]))
    game.p1.uses("Scout")
    game.expect(game.p1, damage=2)


# -- discards ------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-RULING-61", "RA-EOC-3")
def test_a_unit_goes_to_the_hand_or_on_the_deck_instead_of_being_discarded_after_a_combat() -> None:
    wolf = unit(
        "Wolf", text="If this unit would be discarded, you may return it to your hand instead."
    )
    hound = unit(
        "Hound", text="If this unit would be discarded, put it on top of your deck instead."
    )
    game = rune_age(p1=player(hand=[wolf, hound, LEVY]), front=[enemy("Ogre", strength=9)])
    game.p1.attacks("Ogre")
    game.p1.plays("Wolf", "Hound", "Levy")
    game.p1.uses("Wolf")
    game.p1.uses("Hound")
    game.expect(game.p1, hand=["Wolf"], discard=["Levy"])
    assert game.p1.deck[0] == "Hound"


@pytest.mark.rule("RA-RULING-61", "RA-RULING-27")
def test_a_card_is_put_on_the_deck_instead_of_being_discarded_from_the_hand() -> None:
    text = "If this unit would be discarded, you may put it on top of your deck instead."
    hound = unit("Hound", text=text)
    for event in ("Each player discards his hand.", "Each player discards 2 cards."):
        game = rune_age(
            p1=player(hand=[hound, gold(1)]), event_deck=[instant("Fog", event)], at="event"
        )
        game.p1.uses("Hound")
        game.expect(game.p1, discard=["1 Gold"])
        assert "Hound" in game.p1.hand  # drawn again when all hands were filled


@pytest.mark.rule("RA-RULING-61", "RA-TURN-9")
def test_a_card_is_kept_when_the_hand_is_discarded() -> None:
    wolf = unit(
        "Wolf", text="If this unit would be discarded, you may return it to your hand instead."
    )
    game = rune_age(p1=player(hand=[wolf, gold(1)]))
    game.p1.ends_turn()
    game.p1.uses("Wolf")
    assert "Wolf" in game.p1.hand
    game.expect(game.p1, discard=["1 Gold"])


# -- the barracks --------------------------------------------------------------------------------------


@pytest.mark.rule("RA-RULING-61", "RA-DEST-1", "RA-RULING-110")
def test_a_destroyed_unit_goes_to_the_discard_pile_instead_of_the_barracks() -> None:
    text = "If this unit would return to the barracks, you may put it on your discard pile instead."
    wolf = unit("Wolf", text=text)
    scout = unit("Scout", text="Whenever a friendly unit is destroyed, draw a card.")
    troll = enemy("Troll", strength=9, attrition=1)
    game = rune_age(p1=player(hand=[wolf, scout], barracks=[]), front=[troll], dice=[1])
    game.p1.attacks("Troll")
    game.p1.plays("Wolf", "Scout")
    game.p1.destroys("Wolf")
    game.p1.uses("Wolf")
    game.p1.uses("Scout")  # it was destroyed all the same
    game.expect(game.p1, barracks=[], discard=["Scout", "Wolf"])
    assert len(game.p1.hand) == 1


@pytest.mark.rule("RA-OA-8", "RA-RULING-61")
def test_a_mythic_unit_does_not_return_to_the_barracks_so_nothing_replaces_that() -> None:
    text = "If this unit would return to the barracks, you may return it to your hand instead."
    drake = unit("Drake", cost=6, mythic=True, text=text)
    troll = enemy("Troll", strength=9, attrition=1)
    game = rune_age(p1=player(hand=[drake]), front=[troll], dice=[1])
    game.p1.attacks("Troll")
    game.p1.plays("Drake")
    game.expect(game.p1, hand=[], discard=["Drake"])


def test_a_discard_cannot_simply_be_prevented() -> None:
    text = "If this unit would be discarded, you may spend 1 {influence} to prevent it."
    with pytest.raises(PackError, match="has to go somewhere else"):
        rune_age(p1=player(hand=[unit("Wolf", text=text)]))

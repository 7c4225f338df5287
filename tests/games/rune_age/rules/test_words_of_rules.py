"""What texts change in the rules themselves: prices, auto-defense, attrition, and for how long."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.cards.diagnostics import PackError
from runestack.games.rune_age.scenario import (
    city,
    enemy,
    player,
    reward,
    stronghold,
    unit,
)
from runestack.testing import Scenario, scenario

LEVY = unit("Levy")
GUARD = unit("Guard", cost=3)


def rune_age(**words: Any) -> Scenario:
    return scenario("rune-age", **words)


# -- prices --------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-RULING-109", "RA-GOLD-4")
@pytest.mark.parametrize(
    ("text", "costs"),
    [
        ("Units cost 1 gold less.", [2, 2, 2]),
        ("Your units cost 1 gold less.", [2, 3, 3]),
        ("Units cost each other player 1 gold more.", [3, 4, 4]),
    ],
)
def test_a_price_changes_for_everybody_for_one_player_or_for_the_others(
    text: str, costs: list[int]
) -> None:
    market = reward("Market", text)
    guards = [unit(f"Guard {seat}", cost=3) for seat in (1, 2, 3)]
    game = rune_age(
        players=3,
        p1=player(realm=[market], barracks=[guards[0]]),
        p2=player(barracks=[guards[1]]),
        p3=player(barracks=[guards[2]]),
    )
    assert [game[f"Guard {seat}"].cost for seat in (1, 2, 3)] == costs


@pytest.mark.rule("RA-RULING-109", "RA-INF-3")
def test_a_card_of_the_centre_is_cheaper_for_one_player() -> None:
    fair = reward("Fair", "Gold cards cost you 1 influence less.")
    game = rune_age(
        p1=player(realm=[fair, stronghold(), stronghold("Keep")]),
        p2=player(realm=[stronghold("Hall"), stronghold("Fort")]),
    )
    game.p1.acquires("2 Gold", pay="Stronghold")
    game.p1.ends_turn()
    game.refuses(game.p2, "acquire", "3 Gold", rule="RA-RULING-25")


@pytest.mark.rule("RA-RULING-43", "RA-RULING-109", "RA-GOLD-4")
def test_prices_and_targets_change_for_a_round_and_not_for_the_next_one() -> None:
    scout = unit(
        "Scout", text="Action: Units cost 1 gold less this round. Neutral cities get -2 this round."
    )
    game = rune_age(p1=player(hand=[scout], barracks=[GUARD]), cities=[city("Port", strength=5)])
    game.p1.uses("Scout")
    game.expect("Guard", cost=2)
    game.p1.ends_turn()
    game.expect("Guard", cost=2)
    game.expect("Port", strength=3)
    game.p2.ends_turn()
    game.expect("Guard", cost=3)
    game.expect("Port", strength=5)


# -- combat --------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-RULING-49", "RA-RULING-43", "RA-SIEGE-11")
@pytest.mark.parametrize(
    ("text", "defense"),
    [("the auto-defense of the target gets -2", 1), ("its auto-defense gets +2", 5)],
)
def test_the_auto_defense_of_the_besieged_city_changes_in_this_siege(
    text: str, defense: int
) -> None:
    wolf = unit("Wolf", strength=2, text=f"When Played: {text}.")
    game = rune_age(
        p1=player(hand=[wolf, LEVY]),
        p2=player(hand=[LEVY], realm=[city("Port", auto_defense=3)]),
    )
    game.p1.attacks("Port")
    game.p1.plays("Wolf", use=True)
    game.expect("Port", auto_defense=defense)
    game.p2.passes()
    game.p1.passes()
    game.expect("Port", auto_defense=3)
    game.expect(game.p1 if defense < 2 else game.p2, cities=["Port"])


@pytest.mark.rule("RA-ATTR-1", "RA-ATTR-2", "RA-RULING-44", "RA-RULING-111")
@pytest.mark.parametrize(("again", "left"), [(True, ["Levy", "Levy"]), (False, [])])
def test_the_attrition_dice_are_rolled_again_after_they_were_seen(
    again: bool, left: list[str]
) -> None:
    charm = reward("Charm", "Exhaust: reroll the attrition dice.")
    game = rune_age(
        p1=player(hand=[LEVY, LEVY], realm=[charm]),
        front=[enemy("Troll", strength=9, attrition=1)],
        dice=[2, 0],
    )
    game.p1.attacks("Troll")
    game.p1.plays("Levy", "Levy")
    game.p1.uses("Charm")
    game.p1.chooses("Roll again" if again else "Keep this roll")
    game.expect(game.p1, discard=left)
    game.expect("Charm", exhausted=True)


@pytest.mark.rule("RA-ATTR-1", "RA-RULING-43")
def test_whoever_may_reroll_does_so_once_and_in_this_combat_alone() -> None:
    wolf = unit("Wolf", text="When Played: You may reroll the attrition dice once.")
    game = rune_age(
        p1=player(hand=[wolf, LEVY, LEVY]),
        front=[enemy("Troll", strength=9, attrition=1), enemy("Ogre", strength=9, attrition=1)],
        dice=[2, 1, 0],
    )
    game.p1.attacks("Troll")
    game.p1.plays("Wolf", use=True)
    game.p1.plays("Levy")
    game.p1.stops()
    game.p1.chooses("yes")
    game.p1.destroys("Levy")  # the second roll stands
    game.p1.attacks("Ogre")
    game.p1.plays("Levy")
    game.expect(game.p1, discard=["Levy", "Wolf"])


# -- amounts -------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-RULING-12", "RA-RULING-16", "RA-RULING-43")
@pytest.mark.parametrize(("rolled", "strength"), [(0, 1), (2, 3)])
def test_the_attrition_die_says_how_strong_a_unit_is_and_how_many_cards_are_drawn(
    rolled: int, strength: int
) -> None:
    wolf = unit(
        "Wolf", text="Resolution: Roll the attrition die. This unit gets +X, where X is the result."
    )
    game = rune_age(p1=player(hand=[wolf]), front=[enemy("Ogre", strength=9)], dice=[rolled])
    game.p1.attacks("Ogre")
    game.p1.plays("Wolf")
    game.p1.uses("Wolf")
    assert game.log_contains(f"Ogre: {strength} against 9")
    scout = unit("Scout", text="Action: Draw cards equal to an attrition roll.")
    game = rune_age(p1=player(hand=[scout]), dice=[rolled])
    game.p1.uses("Scout")
    assert len(game.p1.hand) == rolled


@pytest.mark.rule("RA-RULING-43", "RA-RULING-111")
def test_the_army_is_stronger_by_an_attrition_roll() -> None:
    charm = reward("Charm", "Exhaust: your army gets strength equal to an attrition roll.")
    game = rune_age(
        p1=player(hand=[LEVY], realm=[charm]), front=[enemy("Ogre", strength=9)], dice=[2]
    )
    game.p1.attacks("Ogre")
    game.p1.plays("Levy")
    game.p1.uses("Charm")
    assert game.log_contains("Ogre: 3 against 9")


@pytest.mark.rule("RA-RULING-43")
@pytest.mark.parametrize(("which", "strength"), [("lower", 2), ("higher", 4)])
def test_the_lower_or_the_higher_of_two_numbers_counts(which: str, strength: int) -> None:
    text = f"Resolution: +X, where X is the {which} of your cities and your strongholds."
    realm = [city("Port"), stronghold(), stronghold("Keep"), stronghold("Fort")]
    game = rune_age(
        p1=player(hand=[unit("Wolf", text=text)], realm=realm),
        p2=player(realm=[city("Bay"), city("Cape")]),
        front=[enemy("Ogre", strength=9)],
    )
    game.p1.attacks("Ogre")
    game.p1.plays("Wolf")
    game.p1.uses("Wolf")
    assert game.log_contains(f"Ogre: {strength} against 9")


@pytest.mark.rule("RA-RULING-43")
def test_a_unit_gets_the_printed_strength_of_another_one() -> None:
    text = "When Played: Heal another friendly unit. This unit gets {strength} equal to the printed strength of that unit."
    game = rune_age(
        p1=player(hand=[unit("Giant", strength=4), unit("Wolf", text=text), LEVY]),
        front=[enemy("Ogre", strength=9)],
    )
    game.p1.attacks("Ogre")
    game.p1.plays("Giant")
    game.p1.plays("Wolf", use=True, target="Giant")
    game.expect("Wolf", strength=5)


def test_what_for_each_says_is_not_said_as_an_amount() -> None:
    text = "Resolution: This unit gets {strength} equal to the number of Enemies."
    with pytest.raises(PackError, match="is said with “for each”"):
        rune_age(p1=player(hand=[unit("Wolf", text=text)]))

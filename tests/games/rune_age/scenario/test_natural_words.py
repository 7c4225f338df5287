"""What somebody who knows the rules writes without a second look at the documentation."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.games.rune_age.scenario import (
    city,
    enemy,
    gold,
    instant,
    player,
    reward,
    stronghold,
    unit,
)
from runestack.games.settings import SettingError
from runestack.games.staged_cards import Design
from runestack.games.staging import StagingError
from runestack.testing import Scenario, ScenarioError, scenario

LEVY = unit("Levy")
GIANT = unit("Giant", strength=5, cost=5)
FORT = city("Fort")


def rune_age(**words: Any) -> Scenario:
    return scenario("rune-age", **words)


# -- new games -----------------------------------------------------------------------------------


@pytest.mark.rule("RA-RULING-104", "RA-RULING-114")
def test_settings_of_a_new_game_may_be_true_and_false() -> None:
    game = rune_age(at="new game", scenario="dragonlords", expansion=False)
    assert len(game.event_deck) == 10
    game = rune_age(at="new game", scenario="dragonlords", cooperative_variant=True, first_player=1)
    game.expect(shared_damage=0, first_player="p2")
    with pytest.raises(SettingError, match="needs expansion"):
        rune_age(at="new game", expansion=False, mercenaries=True)


def test_a_setting_that_a_new_game_does_not_have_is_refused() -> None:
    with pytest.raises(StagingError, match=r"no setting 'neutral_3'.*third_neutral"):
        rune_age(at="new game", neutral_3="Rift Storm")


@pytest.mark.rule("RA-NEUT-1", "RA-NEUT-2", "RA-RULING-8")
def test_other_neutral_cards_are_settings_too() -> None:
    game = rune_age(at="new game", third_neutral="Rift Storm", all_agree=True)
    assert game.market.count("Rift Storm") == 3
    assert "Elder Treant" not in game.market


# -- cards ---------------------------------------------------------------------------------------


@pytest.mark.rule("RA-BATTLE-12", "RA-RULING-111")
def test_an_enemy_of_the_box_in_a_realm_area_is_the_reward_that_it_becomes() -> None:
    game = rune_age(
        p1=player(hand=[unit("Ram", strength=3)], realm=["Siege Train"]),
        p2=player(realm=[city("Wall", auto_defense=3)]),
    )
    game.expect("Siege Train", type="reward")
    game.p1.attacks("Wall")
    game.p1.plays("Ram")
    game.p1.uses("Siege Train")
    game.expect(game.p1, cities=["Wall"])


def test_an_enemy_of_ones_own_has_two_sides_too() -> None:
    troll = enemy("Troll", reward=reward("Troll", gold=2))
    game = rune_age(p1=player(realm=[troll]), front=[troll])
    game.expect(game.p1, rewards=["Troll"], gold=2)
    game.expect(front=["Troll"])
    with pytest.raises(StagingError, match="Ogre cannot lie in a realm area"):
        rune_age(p1=player(realm=[enemy("Ogre")]))


def test_what_a_box_would_have_to_keep_does_not_matter_here() -> None:
    game = rune_age(
        p1=player(realm=[reward("Trophy")]), cities=[city("Hut", strength=1, auto_defense=3)]
    )
    game.expect(game.p1, rewards=["Trophy"], gold=0, influence=0)
    game.expect("Hut", strength=1, auto_defense=3)


@pytest.mark.rule("RA-RULING-95")
def test_rebel_cell_is_left_out_of_a_position_of_the_solo_form_too() -> None:
    game = rune_age(
        players=1,
        objective="Ascent of the Overlord",
        form="solo",
        event_deck=["Rebel Cell", *[enemy("Quiet")] * 2],
        at="event",
    )
    game.expect(box=["Rebel Cell"], front=["Quiet"], events_drawn=1)


@pytest.mark.rule("RA-COMP-7")
def test_a_unit_of_ones_own_race_in_another_hand_is_not_told() -> None:
    game = rune_age(p1=player(hand=[GIANT]), p2=player(hand=[LEVY]))
    assert "Levy" not in str(game.view(game.p1))
    assert "Levy" in str(game.view(game.p2))


# -- what is said, and what need not be ----------------------------------------------------------


def test_cards_and_players_can_be_sorted() -> None:
    game = rune_age(p1=player(hand=[LEVY, GIANT, LEVY]), objective="The Cataclysm", round_limit=1)
    assert sorted(game.p1.hand) == ["Giant", "Levy", "Levy"]
    game.p1.ends_turn()
    game.p2.ends_turn()
    assert sorted(game.losers, reverse=True) == ["p2", "p1"]


@pytest.mark.rule("RA-RULING-25", "RA-RULING-24")
def test_a_card_that_is_bought_is_the_one_that_is_for_sale() -> None:
    game = rune_age(
        p1=player(hand=[gold(1), gold(2), LEVY], realm=[stronghold()], barracks=[LEVY, GIANT]),
        p2=player(hand=[gold(1)], barracks=[LEVY]),
    )
    game.allows(game.p1, "acquire", "1 Gold")
    game.refuses(game.p1, "acquire", "2 Gold", rule="RA-RULING-25")
    game.allows(game.p1, "buy", "Levy")
    game.refuses(game.p1, "buy", "Giant", rule="RA-RULING-24")


@pytest.mark.rule("RA-RULING-79", "RA-DEST-4")
def test_what_an_event_does_to_the_only_card_there_is_need_not_be_chosen() -> None:
    tribute = instant("Tribute", "Each player: Destroy a city you control or take 3 damage.")
    for names in ((), ("Fort",)):
        game = rune_age(p2=player(realm=[FORT]), event_deck=[tribute], at="event")
        game.expect(game.p1, damage=3)
        game.p2.chooses("Destroy")
        game.p2.targets(*names)
        game.expect(game.p2, damage=0, cities=[])
        game.expect(cities=["Fort"])


def test_a_target_without_an_alternative_may_be_said_and_must_be_true() -> None:
    game = rune_age(p1=player(hand=["Bone Volley"]), p2=player(hand=[LEVY]))
    game.p1.uses("Bone Volley", target="p2")
    game.expect(game.p2, hand=[])
    game = rune_age(p1=player(hand=["Oath Stone", GIANT], realm=[FORT]), cities=[city("Hut")])
    game.p1.attacks("Hut")
    game.p1.plays("Oath Stone", "Giant")
    with pytest.raises(ScenarioError, match="target='Fort' was never asked for"):
        game.p1.uses("Oath Stone", target="Fort")


@pytest.mark.rule("RA-RULING-61", "RA-RULING-44")
def test_both_units_of_an_attrition_roll_are_named_though_one_of_them_may_be_saved() -> None:
    game = rune_age(
        p1=player(hand=[GIANT, "Risen Rabble", "Risen Rabble"], realm=[stronghold()]),
        front=[enemy("Troll", strength=6, attrition=1)],
        dice=[2],
    )
    game.p1.attacks("Troll")
    game.p1.plays("Giant", "Risen Rabble", "Risen Rabble")
    game.p1.destroys("Risen Rabble", "Risen Rabble")
    game.p1.uses("Risen Rabble")
    game.expect(game.p1, barracks=["Risen Rabble"], discard=["Giant", "Risen Rabble"])


# -- refused targets -----------------------------------------------------------------------------


@pytest.mark.rule("RA-RULING-36", "RA-SIEGE-2", "RA-SIEGE-3")
def test_every_rule_against_a_target_is_named() -> None:
    game = rune_age(
        p1=player(realm=[FORT, stronghold("Keep")]),
        p2=player(realm=[stronghold("Gate")], barracks=[stronghold("Tower")]),
    )
    for name in ("Keep", "Gate", "Tower"):
        game.refuses(game.p1, "attack", name, rule=["RA-BATTLE-2", "RA-SIEGE-3", "RA-RULING-36"])
    for name in ("Fort", "p1 home"):
        game.refuses(game.p1, "attack", name, rule=["RA-BATTLE-2", "RA-SIEGE-2"])


@pytest.mark.rule("RA-BATTLE-19", "RA-RULING-109")
def test_an_enemy_for_the_overlord_alone_is_refused_to_allies() -> None:
    game = rune_age(first="p2", turn="p1", objective="Ascent of the Overlord", front=["Rebel Cell"])
    game.refuses(game.p1, "attack", "Rebel Cell", rule=["RA-BATTLE-19", "RA-RULING-109"])
    game.p1.ends_turn()
    game.allows(game.p2, "attack", "Rebel Cell")


@pytest.mark.rule("RA-RULING-106")
@pytest.mark.parametrize("verb", ["destroys", "gives", "targets"])
@pytest.mark.parametrize("hand", [[LEVY, GIANT], [LEVY]])
def test_a_card_that_a_text_destroys_may_be_named_by_any_of_these_verbs(
    verb: str, hand: list[Design]
) -> None:
    mutiny = instant("Mutiny", "Each player: Destroy a unit from your hand or take 2 damage.")
    game = rune_age(p1=player(hand=hand), event_deck=[mutiny], at="event")
    game.p1.chooses("Destroy")
    getattr(game.p1, verb)("Levy")
    game.expect(game.p1, barracks=["Levy"], damage=0)


@pytest.mark.rule("RA-RULING-79", "RA-RULING-74")
def test_an_answer_without_an_alternative_may_be_chosen_by_words_and_must_be_true() -> None:
    tribute = instant("Tribute", "Each player: Destroy a city you control or take 3 damage.")
    swarm = enemy("Swarm", text="Start of the Event Phase, each player: Take 1 damage.")
    for said, is_true in (("Take 3 damage", True), ("Destroy", False)):
        game = rune_age(p1=player(realm=[FORT]), front=[swarm], event_deck=[tribute], at="event")
        game.p1.chooses("Swarm")  # the only text at the start of the phase
        game.p1.chooses("Destroy")
        if is_true:
            game.p2.chooses(said)
        else:
            with pytest.raises(ScenarioError, match="p2: is not asked now"):
                game.p2.chooses(said)
        game.expect(game.p2, damage=1 + 3)


@pytest.mark.rule("RA-RULING-47", "RA-BATTLE-7")
def test_what_an_enemy_must_do_may_be_said_where_nothing_else_is_left() -> None:
    cult = enemy("Cult", text="Resolution: Wound a friendly unit.")
    for named in (True, False):
        game = rune_age(p1=player(hand=[LEVY]), front=[cult])
        game.p1.attacks("Cult")
        game.p1.plays("Levy")
        if named:
            game.p1.uses("Cult")
            game.p1.targets("Levy")
        game.p1.stops()
        game.expect(game.p1, barracks=["Levy"])

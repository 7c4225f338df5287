"""The scenario language of Rune Age: positions, moments, verbs and facts; and what it says about bad input."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from runestack.games.rune_age.scenario import (
    city,
    enemy,
    filler,
    gold,
    instant,
    landmark,
    mercenary,
    monument,
    neutral,
    objective,
    placed,
    player,
    reward,
    rune,
    stronghold,
    tactic,
    unit,
)
from runestack.games.staging import StagingError
from runestack.testing import Scenario, ScenarioError, scenario

WOLF = unit("Wolf", strength=3, cost=3)
CUB = unit("Cub")
NO_LIST: Any = WOLF
FORT = city("Fort", strength=4, auto_defense=2, influence=2)


def rune_age(**words: Any) -> Scenario:
    return scenario("rune-age", **words)


# -- positions -----------------------------------------------------------------------------------


def test_a_position_is_as_it_was_described() -> None:
    game = rune_age(
        p1=player(
            race="orcs",
            damage=7,
            hand=[WOLF, gold(2)],
            deck=[CUB, *filler(2)],
            discard=[gold(3), CUB],
            realm=[stronghold(), placed(FORT, exhausted=True), rune("Bulwark", influence=1)],
            barracks=[CUB, CUB, monument()],
            combats=1,
        ),
        p2=player(realm=[placed(landmark("Spire"), held=True)]),
        market=[gold(1), neutral("Treant", cost=5), mercenary("Sappers", category=2, cost=6)],
        cities=[city("Mill")],
        event_deck=[instant("Omen", "Each player: Draw a card."), enemy("Drake")],
        event_discard=[enemy("Ghoul", stage=2)],
        front=[placed(enemy("Troll", strength=6, attrition=1), attacked_by=["p2"])],
        runes=[rune("Ruin", gold=1)],
        round=4,
        first="p2",
    )
    game.expect(
        game.p1,
        race="orcs",
        damage=7,
        hand=["Wolf", "2 Gold"],
        deck=["p1 Cub", "Filler", "Filler"],
        discard=["3 Gold", "p1 Cub"],
        realm=["Stronghold", "Fort", "Bulwark"],
        barracks=["p1 Cub", "p1 Cub", "Monument"],
        strongholds=["Stronghold"],
        cities=["Fort"],
        dragon_runes=["Bulwark"],
        gold=2,
        influence=2,
        combats=1,
        eliminated=False,
    )
    game.expect(game.p2, race="daqan", landmarks=["Spire"], damage=0)
    game.expect("Fort", exhausted=True, zone="realm area", controller="p1", type="city")
    game.expect("Spire", exhausted=True, held=True)
    game.expect("Troll", strength=6, attrition=1, attacked_by=["p2"], zone="front", owner=None)
    game.expect(
        round=4,
        phase="actions",
        active="p1",
        first_player="p2",
        market=["1 Gold", "Treant", "Sappers"],
        cities=["Mill"],
        event_deck=["Omen", "Drake"],
        event_discard=["Ghoul"],
        front=["Troll"],
        runes=["Ruin"],
        combat=None,
    )


def test_what_is_not_described_is_quiet() -> None:
    game = rune_age()
    game.expect(game.p1, hand=[], deck=["Filler"] * 10, realm=[], damage=0, race="daqan")
    game.expect(game.p2, race="uthuk")
    assert len(game.market) == 12
    assert len(game.event_deck) == 5
    game.p1.ends_turn()
    game.expect(active="p2", round=1)
    assert game.p1.hand == ["Filler"] * 5
    game.p2.ends_turn()
    game.expect(active="p1", round=2, front=["Quiet Enemy"])


def test_one_to_four_players() -> None:
    for number in (1, 2, 3, 4):
        game = rune_age(players=number)
        for _ in range(number):
            game.asked[0].ends_turn()
        game.expect(round=2)


def test_an_eliminated_player_has_nothing_left() -> None:
    game = rune_age(players=3, p2=player(hand=[gold(3)], realm=[FORT], eliminated=True), market=[])
    assert game.p2.eliminated
    game.expect(market=["3 Gold"], cities=["Fort"])
    game.p1.ends_turn()
    game.expect(active="p3")


# -- combats -------------------------------------------------------------------------------------


def test_a_battle_from_the_attack_to_the_secured_city() -> None:
    game = rune_age(p1=player(hand=[WOLF, CUB, gold(1)]), cities=[FORT])
    game.p1.attacks("Fort")
    game.expect(combat="battle", target="Fort", attacker="p1", defender=None)
    game.p1.plays("Wolf", "Cub")
    game.expect(game.p1, cities=["Fort"], discard=["Cub", "Wolf"], hand=["1 Gold"])


def test_a_siege_that_is_under_way() -> None:
    game = rune_age(
        p1=player(army=[WOLF, placed(CUB, wounded=True)], hand=[WOLF]),
        p2=player(realm=[FORT], army=[unit("Guard", strength=2)], hand=[CUB]),
        combat="Fort",
    )
    game.expect(combat="siege", combat_step="assault", attacker="p1", defender="p2")
    game.expect(game.p1, strength=4)
    game.p1.plays("Wolf")
    game.p2.passes()
    game.expect(game.p1, cities=["Fort"], barracks=["Cub"])
    game.expect("Fort", attacked_by=["p1"], exhausted=False)


def test_the_attrition_die_shows_what_was_said() -> None:
    game = rune_age(
        p1=player(hand=[WOLF, CUB, CUB]),
        front=[enemy("Troll", strength=4, attrition=2, reward=reward("Troll", gold=1))],
        dice=[1, 0],
    )
    game.p1.attacks("Troll")
    game.p1.plays("Wolf", "Cub", "Cub")
    game.p1.destroys("Cub")
    game.expect(game.p1, rewards=["Troll"], barracks=["Cub"])
    game.expect("Troll", gold=1, type="reward")


def test_an_instant_that_attacks_somebody() -> None:
    game = rune_age(
        players=3,
        p2=player(hand=[WOLF, gold(1)]),
        front=[instant("Drakes", "Attacks each player.", strength=5)],
        combat=("p2", "Drakes"),
    )
    game.expect(phase="event", active=None)
    game.p2.plays("Wolf")
    game.expect(game.p2, damage=2)
    game.expect("Drakes", zone="event discard pile")
    game.expect(round=2, active="p1")


@pytest.mark.parametrize(("at", "asked"), [("resolution", "Marshal"), ("end of combat", "Dancer")])
def test_later_steps_of_a_combat(at: str, asked: str) -> None:
    marshal = unit("Marshal", strength=2, text="Resolution: This unit gets +2 {strength}.")
    dancer = unit("Dancer", text="End of Combat: Return this unit to its owner's hand.")
    game = rune_age(p1=player(army=[marshal, dancer]), cities=[FORT], combat="Fort", at=at)
    game.p1.uses(asked)
    if asked == "Dancer":
        game.expect(game.p1, hand=["Dancer"], discard=["Marshal"], cities=[])
    else:
        game.p1.stops()
        game.expect(game.p1, cities=["Fort"])


# -- verbs ---------------------------------------------------------------------------------------


def test_purchases_are_paid_with_what_loses_least_or_with_what_is_said() -> None:
    game = rune_age(
        p1=player(hand=[gold(1), gold(2), gold(3)], barracks=[unit("Guard", cost=3), CUB])
    )
    game.p1.buys("Guard", "Cub", pay=["3 Gold", "2 Gold"])
    game.expect(game.p1, hand=["1 Gold"], discard=["Cub", "Guard", "2 Gold", "3 Gold"])
    other = rune_age(p1=player(hand=[gold(1), gold(2), gold(3)], barracks=[CUB]))
    other.p1.buys("Cub")
    assert "1 Gold" not in other.p1.hand


def test_influence_acquires_and_retains() -> None:
    game = rune_age(
        p1=player(hand=[WOLF, gold(3)], realm=[stronghold(), FORT]),
        market=[gold(2), neutral("Militia", cost=1)],
    )
    game.p1.acquires("2 Gold", pay="Fort")
    game.expect("Fort", exhausted=True)
    game.p1.retains("Wolf")
    game.expect("Stronghold", exhausted=True)
    assert game.p1.hand[0] == "Wolf"
    game.expect(active="p2")


def test_a_price_is_lowered_and_a_spend_called_off() -> None:
    mason = reward("Mason", "Purchase, exhaust this card: Monuments cost 2 {gold} less.")
    game = rune_age(p1=player(hand=[gold(3)] * 4, realm=[mason], barracks=[monument(cost=13), CUB]))
    game.p1.buys("Monument", lowering="Mason")  # 12 gold are not enough: it has to be exhausted
    game.expect(game.p1, monuments=["Monument"])
    game.expect("Mason", exhausted=True)
    game = rune_age(p1=player(hand=[gold(3)] * 5, realm=[mason], barracks=[monument(cost=13), CUB]))
    game.p1.chooses("Monument")
    game.p1.calls_off()
    game.expect("Mason", exhausted=False)
    game.p1.buys("Monument", lowering="Mason")
    game.expect(game.p1, monuments=["Monument"], hand=["3 Gold"])
    game = rune_age(p1=player(hand=[gold(3)], realm=[mason], barracks=[CUB]))
    with pytest.raises(ScenarioError, match="'Mason' did not lower the price"):
        game.p1.buys("Cub", lowering="Mason")


def test_actions_with_targets_costs_and_numbers() -> None:
    raider = unit("Raider", text="Action, discard a card: Another player discards a card.")
    game = rune_age(
        players=3, p1=player(hand=[raider, WOLF, CUB]), p3=player(hand=[gold(1), gold(2)])
    )
    game.p1.uses("Raider", target="p3", pay="Cub")
    game.p3.gives("1 Gold")
    game.expect(game.p1, hand=["Wolf"], discard=["Raider", "Cub"])
    game.expect(game.p3, discard=["1 Gold"])
    hart = unit(
        "Starhart",
        strength=6,
        text="Resolution, spend up to 3 {influence}: For each {influence} spent, this unit gets +1 {strength}.",
    )
    game = rune_age(
        p1=player(army=[hart], realm=[stronghold(), stronghold()]),
        cities=[city("Keep", strength=8, auto_defense=3)],
        combat="Keep",
        at="resolution",
    )
    game.p1.uses("Starhart", number=2)
    game.expect(game.p1, cities=["Keep"], influence=1)


def test_when_played_is_used_or_declined_or_left_open() -> None:
    lance = unit(
        "Lance", strength=3, text="When Played, spend 1 {influence}: This unit gets +2 {strength}."
    )

    def begun() -> Scenario:
        game = rune_age(p1=player(hand=[lance, CUB], realm=[stronghold()]), cities=[FORT])
        game.p1.attacks("Fort")
        return game

    game = begun()
    game.p1.plays("Lance", use=True)
    game.expect(game.p1, strength=5, influence=0)
    game = begun()
    game.p1.plays("Lance", use=False)
    game.expect(game.p1, strength=3, influence=1)
    game = begun()
    game.p1.plays("Lance")
    with pytest.raises(ScenarioError, match="not offered"):
        game.p1.stops()
    game.p1.declines()
    game.p1.stops()


def test_replacements_are_used_or_declined_once_for_all() -> None:
    rabble = unit(
        "Rabble",
        text="If this unit would be destroyed, you may spend 1 {influence} to discard it instead.",
    )
    words: dict[str, Any] = {
        "p1": player(hand=[rabble], realm=[stronghold()]),
        "front": [enemy("Troll", attrition=1)],
        "dice": [1],
    }
    game = rune_age(**words)
    game.p1.attacks("Troll")
    game.p1.plays("Rabble")
    game.p1.uses("Rabble")
    game.expect(game.p1, discard=["Rabble"], influence=0)
    game = rune_age(**words, instead="decline")
    game.p1.attacks("Troll")
    game.p1.plays("Rabble")
    game.expect(game.p1, barracks=["Rabble"], influence=1)


def test_the_first_player_chooses_and_all_lay_down_cards() -> None:
    stars = instant(
        "Hollow Stars",
        "All players together: Discard units with total printed strength 2 for each player, "
        "or each player takes 4 damage.",
    )
    sky = instant("Sky Ablaze", "The player with the most cities: Take 3 damage.")
    game = rune_age(
        p1=player(hand=[WOLF], realm=[FORT], deck=[]),
        p2=player(hand=[CUB], realm=[city("Mill")], deck=[]),
        event_deck=[sky, stars],
        at="event",
    )
    game.p1.chooses_player("p2")
    game.expect(game.p2, damage=3)
    game.p1.retains("Wolf", pay="Fort")
    game.p2.retains("Cub", pay="Mill")
    game.p1.lays_down("Wolf")
    game.p2.lays_down("Cub")
    game.expect(game.p1, damage=0)
    assert game.log is not None


def test_objectives_are_written_down() -> None:
    race = objective(
        "The Race",
        "At the end of the round, if a player controls 1 or more landmarks, that player wins.",
        strength=0,
        landmarks=3,
    )
    game = rune_age(p2=player(realm=[landmark("Spire")]), objective=race, at="end of round")
    assert game.winner == "p2"
    assert game.result.reason == "landmarks"


def test_an_action_is_explained_with_its_target() -> None:
    smith = unit("Smith", text="Action: Refresh a city you control.")
    spy = unit("Spy", text="Action: Look at another player's hand.")
    game = rune_age(
        p1=player(hand=[smith, spy, WOLF], realm=[FORT, stronghold()]),
        p2=player(realm=[city("Mill")]),
    )
    game.allows(game.p1, "action", "Smith", target="Fort")
    game.refuses(game.p1, "action", "Smith", target="Mill", rule="RA-RULING-59")
    game.refuses(game.p1, "action", "Smith", target="Stronghold", rule="RA-RULING-59")
    game.allows(game.p1, "action", "Spy", target="p2")
    game.refuses(game.p1, "action", "Spy", target="p1", rule="RA-RULING-59")
    game.refuses(game.p1, "action", "Wolf", rule="RA-ACT-1")
    game.refuses(game.p1, "attack", "Mill", target="Fort", rule="RA-RULING-59")
    game.allows(game.p1, "attack", "Mill")


def test_moments_of_a_turn() -> None:
    fort = placed(FORT, exhausted=True)
    game = rune_age(p1=player(realm=[fort]), at="refresh")
    game.expect("Fort", exhausted=False)
    game = rune_age(p1=player(realm=[fort], hand=[WOLF]), at="discard")
    game.expect(active="p2")
    game.expect("Wolf", zone="discard pile")
    game = rune_age(p1=player(hand=[WOLF]), at="draw")
    assert game.p1.hand == ["Wolf", *["Filler"] * 4]
    game = rune_age(turn="p2", at="actions")
    game.p2.ends_turn()
    game.expect(round=2)


def test_a_new_game_is_dealt_from_the_box_by_its_settings() -> None:
    game = rune_age(at="new game", scenario="runewars", faction_pick="choose", first_player=1)
    game.expect(game.p2, race=None)
    game.expect(objective=None)
    game.p2.takes_race("orcs")
    with pytest.raises(ScenarioError, match="orcs is not offered"):
        game.p1.takes_race("orcs")
    game.p1.takes_race("latari")
    game.expect(round=1, active="p2", first_player="p2")
    game.expect(game.p2, race="orcs")
    assert [len(one.dragon_runes) for one in (game.p1, game.p2)] == [1, 1]
    assert len(game.runes) == 4


# -- bad input -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: player(damage=20), "damage is a whole number from 0 to 19, not 20"),
        (lambda: player(race="elves"), "no race is called 'elves'; there are: daqan"),
        (lambda: player(hand=NO_LIST), "a list of cards is wanted"),
        (lambda: player(combats=-1), "the number of combats is a whole number from 0"),
        (lambda: gold(4), "the value of a gold card is a whole number from 1 to 3, not 4"),
        (lambda: unit("Wolf", strength=-1), "strength of Wolf is a whole number from 0 to"),
        (
            lambda: mercenary("Sapper", category=3),
            "category of Sapper is a whole number from 1 to 2",
        ),
        (lambda: placed(WOLF, attacked_by="p1"), "attacked_by is a list of players"),
        (
            lambda: placed(WOLF, used=[9]),
            "the place of a used ability is a whole number from 0 to 7",
        ),
        (lambda: rune_age(players=5), "the number of players is a whole number from 1 to 4, not 5"),
        (lambda: rune_age(round=0), "the round is a whole number from 1 to 60, not 0"),
        (lambda: rune_age(turn="p3"), "a player is one of p1, p2, not 'p3'"),
        (lambda: rune_age(at="noon"), "no moment is called 'noon'; there are: beginning"),
        (lambda: rune_age(at="assault"), "do not fit together"),
        (lambda: rune_age(weather="fine"), "does not know: weather"),
        (lambda: rune_age(dice=[3]), "a roll of the attrition die is a whole number from 0 to 2"),
        (lambda: rune_age(dice=[1] * 7), "at most 6 rolls can be said, not 7"),
        (lambda: rune_age(objective=3), "an objective is a card, not 3"),
        (lambda: rune_age(objective=WOLF), "Wolf is no objective"),
        (lambda: rune_age(market=[FORT]), "Fort cannot lie in the market"),
        (lambda: rune_age(p1=player(hand=[FORT])), "Fort cannot lie in a hand"),
        (lambda: rune_age(p1=player(realm=[WOLF])), "Wolf cannot lie in a realm area"),
        (lambda: rune_age(p1=player(army=[WOLF])), "p1 has an army, but there is no combat"),
        (
            lambda: rune_age(p1=player(hand=[placed(WOLF, exhausted=True)])),
            "Wolf cannot be exhausted in a hand",
        ),
        (
            lambda: rune_age(p1=player(hand=[placed(WOLF, wounded=True)])),
            "only a unit of an army is wounded, not Wolf",
        ),
        (lambda: rune_age(p1=player(hand=[placed(WOLF, used=[0])])), "Wolf has no ability 0"),
        (
            lambda: rune_age(p1=player(race="orcs"), p2=player(race="orcs")),
            "two players have the same race",
        ),
        (lambda: rune_age(p1=WOLF), "a player is described by player"),
        (lambda: rune_age(p1=player(realm=[FORT]), combat="Fort"), "p1 cannot fight 'Fort'"),
        (
            lambda: rune_age(players=3, cities=[FORT], p2=player(army=[WOLF]), combat="Fort"),
            "p2 has an army, but does not fight",
        ),
        (
            lambda: rune_age(p2=player(realm=[FORT]), combat="Fort", at="attrition"),
            "a siege has no moment called 'attrition'",
        ),
        (lambda: rune_age(p1=player(eliminated=True)), "p1 is eliminated and cannot be the first"),
        (
            lambda: rune_age(turn="p2", p2=player(eliminated=True)),
            "p2 is eliminated and has no turn",
        ),
        (lambda: rune_age(p1=player(hand=["Wolfe of Doom"])), "no card of the box is called"),
        (lambda: rune_age(objective="The Cataclysm", form="solo"), "has no form 'solo'"),
        (
            lambda: rune_age(at="new game", p1=player()),
            "a new game is dealt from the box",
        ),
    ],
)
def test_bad_input_is_refused_with_what_is_wrong(make: Callable[[], object], message: str) -> None:
    with pytest.raises(StagingError) as raised:
        make()
    assert message in str(raised.value)


def test_a_text_that_cannot_be_read_says_where() -> None:
    with pytest.raises(Exception, match="Drink"):
        rune_age(p1=player(hand=[tactic("Potion", "Action: Drink 2 cards.")]))


def test_an_action_that_is_not_offered_fails_with_the_position() -> None:
    game = rune_age(p1=player(hand=[WOLF]), cities=[placed(FORT, attacked_by=["p1"])])
    with pytest.raises(ScenarioError) as raised:
        game.p1.attacks("Fort")
    report = str(raised.value)
    assert "that is not offered with Fort" in report
    assert "cities (1): Fort" in report
    assert "round 1, p1's turn, actions" in report
    assert "hand (1): Wolf" in report


# -- what may be said though nobody asks -----------------------------------------------------------


def test_who_has_nothing_left_to_play_may_be_said_to_stop_or_pass() -> None:
    game = rune_age(p1=player(hand=[CUB, CUB]), p2=player(realm=[FORT]), cities=[city("Port")])
    game.p1.attacks("Port")
    game.p1.plays("Cub")
    with pytest.raises(ScenarioError):
        game.p1.passes()  # a battle is not a siege
    game.p1.plays("Cub")
    game.p1.stops()
    with pytest.raises(ScenarioError):
        game.p2.stops()  # who did not fight has not stopped
    game.p1.attacks("Fort")
    game.p1.passes()
    game.p2.passes()
    game.p1.ends_turn()
    with pytest.raises(ScenarioError):
        game.p1.passes()  # that was before


def test_a_unit_without_an_alternative_may_be_named_for_attrition_but_no_other_one() -> None:
    ogre = enemy("Ogre", strength=9, attrition=1)
    game = rune_age(p1=player(hand=[CUB, WOLF]), front=[ogre], dice=[2])
    game.p1.attacks("Ogre")
    game.p1.plays("Cub")
    game.p1.stops()
    game.p1.destroys("Cub")
    with pytest.raises(ScenarioError):
        game.p1.destroys("Wolf")


def test_cards_are_named_in_any_order() -> None:
    game = rune_age(p1=player(hand=[gold(1), gold(2), CUB], realm=[city("Port", influence=2)]))
    game.p1.retains("Cub", "p1 1 Gold")
    assert game.p1.hand[:2] == ["1 Gold", "Cub"]
    drill = unit("Drill", text="Action, discard 2 cards: Draw a card.")
    game = rune_age(p1=player(hand=[drill, gold(1), gold(2), CUB]))
    game.p1.uses("Drill", pay=["Cub", "p1 1 Gold"])
    game.expect(game.p1, discard=["Drill", "Cub", "1 Gold"])


def test_the_form_of_a_scenario_is_found_by_the_name_of_the_usual_one() -> None:
    for name, strength in (("Runewars", 3), ("Ascent of the Overlord", 3)):
        game = rune_age(players=1, objective=name, form="solo")
        assert game["objective"].strength == strength
        assert game["objective"].name == "The Rival Realm"


def test_the_damage_of_a_shared_home_realm_is_said_for_all() -> None:
    words = {"objective": "Resurgence of the Dragonlords", "players": 3}
    game = rune_age(**words, form="cooperative", shared_damage=15)
    game.expect(game.p3, damage=15)
    with pytest.raises(StagingError, match="one home realm for all"):
        rune_age(**words, shared_damage=15)

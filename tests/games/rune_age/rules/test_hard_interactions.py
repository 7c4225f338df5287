"""Where several rules meet: written by somebody who had read the rules file only."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.games.rune_age.scenario import (
    city,
    enemy,
    filler,
    gold,
    instant,
    landmark,
    neutral,
    objective,
    placed,
    player,
    reward,
    stronghold,
    tactic,
    unit,
)
from runestack.testing import Scenario, ScenarioError, scenario

LEVY = unit("Levy")
PAIR = unit("Pair", strength=2, cost=2)
GIANT = unit("Giant", strength=5, cost=5)
FORT = city("Fort", strength=4, auto_defense=2, influence=2)
QUIET = enemy("Quiet")


def rune_age(**words: Any) -> Scenario:
    return scenario("rune-age", **words)


@pytest.mark.rule("RA-RULING-60", "RA-CARD-4", "RA-ABIL-2")
def test_a_used_ability_follows_its_card_through_a_reshuffle_until_the_round_ends() -> None:
    game = rune_age(p1=player(hand=["Banner Scout", gold(1)], deck=[]))
    game.p1.uses("Banner Scout")  # nothing can be drawn
    game.p1.ends_turn()
    assert "Banner Scout" in game.p1.hand
    game.expect("Banner Scout", used={0})
    game.p2.ends_turn()
    game.expect("Banner Scout", used=set())
    game.allows(game.p1, "action", "Banner Scout")


@pytest.mark.rule("RA-RULING-81", "RA-RULING-83", "RA-RULING-84")
def test_whoever_pays_with_the_last_damage_gets_nothing_for_it_and_the_turn_is_over() -> None:
    zealot = unit(
        "Zealot", strength=9, text="When Played, take 2 damage: This unit gets +5 {strength}."
    )
    guard = unit("Guard", strength=3)
    game = rune_age(players=3, p1=player(damage=18, hand=[zealot]), p2=player(hand=[guard]))
    game.p1.attacks("p2 home")
    game.p1.plays("Zealot", use=True)
    game.expect(game.p1, eliminated=True)
    game.expect(game.p2, damage=0)
    game.expect(active="p2", first_player="p2", combat=None)
    assert len(game.p2.hand) == 5


@pytest.mark.rule("RA-ABIL-3", "RA-RULING-43")
def test_a_unit_that_is_put_into_combat_was_not_played() -> None:
    thrall = unit("Thrall", text="When Played: This unit gets +3 {strength}.")
    binder = unit(
        "Binder", text="WP: take a unit of cost 1 from your discard pile into the combat."
    )
    game = rune_age(
        p1=player(hand=[binder, LEVY], discard=[thrall]), front=[enemy("Ogre", strength=9)]
    )
    game.p1.attacks("Ogre")
    game.p1.plays("Binder", use=True)
    game.expect(game.p1, army=["Binder", "Thrall"], strength=2)
    assert game.asks(game.p1, "Which card do you play?")


@pytest.mark.rule("RA-RULING-61", "RA-DEST-2", "RA-RULING-112")
def test_one_unit_saves_only_one_of_two_that_are_destroyed_together() -> None:
    bomb = tactic("Bomb", "When Played: Destroy each opposing unit with printed strength 2.")
    guard = unit(
        "Guard",
        text="If another friendly unit would be wounded or destroyed by an ability, you may destroy this unit instead.",
    )
    game = rune_age(
        p1=player(hand=[bomb, LEVY]),
        p2=player(army=[guard, PAIR, PAIR], hand=[LEVY]),
        combat="p2 home",
    )
    game.p1.plays("Bomb", use=True)
    game.p2.uses("Guard")
    game.expect(game.p2, army=["Pair"], barracks=["Guard", "Pair"])


@pytest.mark.rule("RA-RULING-85", "RA-EVENT-6", "RA-RULING-2")
def test_an_event_goes_on_after_it_has_eliminated_the_first_player() -> None:
    plague = instant("Plague", "Each player takes 2 damage.")
    game = rune_age(players=3, p1=player(damage=18), event_deck=[plague, QUIET], at="event")
    game.expect(game.p1, eliminated=True)
    game.expect(game.p2, damage=2)
    game.expect(game.p3, damage=2)
    game.expect(round=2, first_player="p2", active="p2")


@pytest.mark.rule("RA-SIEGE-15", "RA-RULING-18", "RA-RULING-62")
def test_a_city_that_changes_hands_loses_its_mark() -> None:
    game = rune_age(p1=player(hand=[GIANT]), p2=player(realm=[placed(FORT, held=True)]))
    game.p1.attacks("Fort")
    game.p1.plays("Giant")
    game.expect("Fort", controller="p1", exhausted=False, held=False)
    game.expect(game.p1, influence=2)


@pytest.mark.rule("RA-RULING-39", "RA-COMBAT-4")
def test_a_city_that_was_attacked_stays_the_same_target_when_it_changes_hands() -> None:
    game = rune_age(
        p1=player(hand=[GIANT]),
        p2=player(hand=[GIANT], realm=[placed(FORT, attacked_by=["p2"])]),
    )
    game.p1.attacks("Fort")
    game.p1.plays("Giant")
    game.p2.passes()
    game.p1.ends_turn()
    game.expect("Fort", controller="p1")
    game.refuses(game.p2, "attack", "Fort", rule=("RA-COMBAT-4", "RA-RULING-34"))


@pytest.mark.rule("RA-RULING-33", "RA-GOLD-9", "RA-RULING-74")
def test_gold_that_is_gained_is_spent_in_an_action_that_yields_less() -> None:
    miner = unit("Miner", text="Action: Gain 2 {gold}.")
    bandit = enemy("Bandit", text="While in play, every spend gold action yields 1 gold less.")
    game = rune_age(p1=player(hand=[miner], barracks=[PAIR, LEVY]), front=[bandit])
    game.p1.uses("Miner")
    game.refuses(game.p1, "buy", "Pair", rule="RA-RULING-24")
    game.p1.buys("Levy")
    game.expect(game.p1, discard=["Miner", "Levy"])


@pytest.mark.rule("RA-RULING-42", "RA-RULING-43", "RA-ATTR-3")
def test_a_continuous_penalty_begins_when_attrition_takes_the_last_companion() -> None:
    titan = unit(
        "Titan",
        strength=7,
        cost=6,
        mythic=True,
        text="ST: strength is 5 while no other friendly unit participates.",
    )
    troll = enemy("Troll", strength=6, attrition=1)
    game = rune_age(p1=player(hand=[titan, LEVY]), front=[troll], dice=[1])
    game.p1.attacks("Troll")
    game.p1.plays("Titan")
    game.expect("Titan", strength=5)
    game.p1.plays("Levy")
    game.expect(game.p1, strength=8)
    game.p1.destroys("Levy")
    assert game.log_contains("Troll: 5 against 6")
    game.expect("Troll", zone="front")


@pytest.mark.rule("RA-RULING-32", "RA-REWARD-2")
def test_a_gold_cost_in_combat_is_paid_with_gold_cards_and_gold_rewards() -> None:
    merc = unit("Merc", text="When Played: Spend 2 gold: +4 strength.")
    game = rune_age(
        p1=player(hand=[merc, gold(1), LEVY], realm=[reward("Hoard", gold=1)]), front=[QUIET]
    )
    game.p1.attacks("Quiet")
    game.p1.plays("Merc", use=True)
    game.expect(game.p1, strength=5, gold=0, discard=["1 Gold"])
    assert game["Hoard"].exhausted


@pytest.mark.rule("RA-RULING-79", "RA-RULING-78")
def test_all_your_cities_is_no_escape_for_a_player_without_one() -> None:
    levy = instant(
        "Taxes",
        "Each player exhausts all his cities; they are not refreshed in his next Refresh step.",
    )
    flood = instant(
        "Flood",
        "Each player: Exhaust each city you control through your next Refresh step or take 2 damage.",
    )
    game = rune_age(p2=player(realm=[FORT]), event_deck=[flood, QUIET], at="event")
    game.p1.chooses("Take 2 damage")  # there was no choice
    game.p2.chooses("Exhaust")
    game.expect(game.p1, damage=2)
    game.expect(game.p2, damage=0)
    game.expect("Fort", exhausted=True, held=True)
    game = rune_age(p2=player(realm=[FORT]), event_deck=[levy, QUIET], at="event")
    game.expect("Fort", exhausted=True, held=True)


@pytest.mark.rule("RA-RULING-56", "RA-WOUND-4", "RA-RULING-59")
def test_a_wounded_unit_does_not_pay_a_wound() -> None:
    render = unit("Render", text="When Played, wound another friendly unit: Draw a card.")
    for wounded in (True, False):
        game = rune_age(
            p1=player(army=[placed(LEVY, wounded=wounded)], hand=[render, PAIR]),
            front=[enemy("Ogre", strength=20)],
            combat="Ogre",
        )
        game.p1.plays("Render")
        assert game.offers(game.p1, "Use Render") is not wounded


@pytest.mark.rule("RA-RULING-61", "RA-DEST-1")
def test_a_replaced_destruction_did_not_happen_for_what_waits_for_it() -> None:
    text = "Whenever this unit is destroyed, draw a card."
    saved = "If this unit would be destroyed: discard a card: it goes to your discard pile instead."
    for texts, zone in ((text, "barracks"), (f"{saved}\n{text}", "discard pile")):
        martyr = unit("Martyr", text=texts)
        troll = enemy("Troll", attrition=1)
        game = rune_age(p1=player(hand=[martyr, gold(1)]), front=[troll], dice=[1])
        game.p1.attacks("Troll")
        game.p1.plays("Martyr")
        game.p1.uses("Martyr")
        game.expect("Martyr", zone=zone)
        assert len(game.p1.hand) == (2 if zone == "barracks" else 0)


@pytest.mark.rule("RA-RULING-102", "RA-OA-9", "RA-RULING-106")
def test_what_an_event_destroys_in_a_hand_goes_where_it_belongs() -> None:
    mutiny = instant("Mutiny", "Each player destroys a unit in his hand or takes 2 damage.")
    dragon = unit("Dragon", strength=6, mythic=True)
    for card, zone in ((dragon, "discard pile"), (LEVY, "barracks"), (neutral("Elk"), "market")):
        game = rune_age(p1=player(hand=[card]), event_deck=[mutiny, QUIET], at="event")
        game.p1.chooses("Destroy")
        game.expect(card.name, zone=zone)


@pytest.mark.rule("RA-RULING-57", "RA-RULING-53")
def test_a_wounded_unit_that_cannot_be_destroyed_survives_without_its_wound() -> None:
    rock = unit("Rock", text="Cannot be destroyed.")
    game = rune_age(p1=player(army=[placed(rock, wounded=True)]), front=[QUIET], combat="Quiet")
    game.expect(game.p1, discard=["Rock"], barracks=[])
    assert not game["Rock"].wounded


@pytest.mark.rule("RA-RULING-69", "RA-EVENT-5", "RA-RULING-109")
def test_fog_over_the_landmarks_lifts_with_the_next_event_phase() -> None:
    fog = instant("Fog", "Next round: Landmarks cannot be besieged.")
    game = rune_age(
        event_deck=[fog, QUIET, QUIET],
        at="event",
        p2=player(realm=[landmark("Bell"), FORT]),
    )
    game.refuses(game.p1, "attack", "Bell", rule="RA-RULING-109")
    game.allows(game.p1, "attack", "Fort")
    game.p1.ends_turn()
    game.p2.ends_turn()
    game.expect(event_discard=["Fog"])
    game.allows(game.p1, "attack", "Bell")


@pytest.mark.rule("RA-RULING-95", "RA-BATTLE-9")
def test_a_battle_against_the_rival_realm_counts_as_a_siege_of_a_home_realm() -> None:
    sappers = unit("Ram", strength=3, text="RES: if you besiege a home realm, +3.")
    game = rune_age(players=1, objective="Runewars", form="solo", p1=player(hand=[sappers, PAIR]))
    game.p1.attacks("objective")
    game.p1.plays("Ram", "Pair")
    game.p1.uses("Ram")
    game.expect(rival_damage=3 + 3 + 2 - 3)  # the garrison of 3: no event was drawn
    game = rune_age(players=1, objective="Runewars", form="solo", events_drawn=12)
    game.expect("objective", strength=10)


@pytest.mark.rule("RA-BATTLE-14")
@pytest.mark.parametrize(("strength", "damage"), [(4, 2), (5, 0)])
def test_an_enemy_strikes_back_only_where_it_says_so(strength: int, damage: int) -> None:
    basilisk = enemy("Basilisk", text="If you lose against this card, take 2 damage.")
    game = rune_age(p1=player(hand=[unit("Wolf", strength=strength)]), front=[basilisk])
    game.p1.attacks("Basilisk")
    game.p1.plays("Wolf")
    game.expect(game.p1, damage=damage)


@pytest.mark.rule("RA-EVENT-8", "RA-TURN-13", "RA-RULING-77")
def test_cards_that_an_event_brings_count_for_the_refill() -> None:
    call = instant("Call", "Each player draws 1 card.")
    game = rune_age(
        at="event",
        event_deck=[call, QUIET],
        p1=player(hand=filler(2)),
        p2=player(hand=filler(6)),
    )
    assert [len(one.hand) for one in (game.p1, game.p2)] == [5, 7]


@pytest.mark.rule("RA-COOP-7", "RA-RULING-99", "RA-COOP-5")
def test_in_the_variant_the_text_of_an_enemy_hits_one_player_too() -> None:
    swarm = enemy("Swarm", text="Start of the Event phase: each player takes 2 damage.")
    variant = objective(
        text="If a player defeats this card, all players win.\n"
        "If the shared home realm has 20 damage, all players lose.\n"
        "All players share one home realm.\n"
        "What would affect each player affects one player chosen by the first player.",
        sides="together",
    )
    game = rune_age(
        players=3,
        objective=variant,
        front=[swarm],
        event_deck=[QUIET],
        at="event",
    )
    with pytest.raises(ScenarioError):
        game.p2.chooses_player("p2")
    game.p1.chooses_player("p2")
    game.expect(shared_damage=2)


@pytest.mark.rule("RA-GOLD-5", "RA-RULING-63", "RA-BATTLE-2")
def test_a_stronghold_that_was_bought_yields_at_once_and_is_no_target_any_more() -> None:
    game = rune_age(
        p1=player(hand=[gold(3), gold(1)], barracks=[stronghold(), stronghold()]),
        market=[gold(1)],
    )
    game.p1.buys("Stronghold")
    game.expect(game.p1, strongholds=["Stronghold"], influence=1)
    game.refuses(game.p1, "attack", "p1 Stronghold 1", rule="RA-SIEGE-3")
    game.allows(game.p1, "attack", "p1 Stronghold 2")
    game.p1.acquires("1 Gold")
    game.expect(game.p1, discard=["1 Gold", "1 Gold", "3 Gold"], influence=0)

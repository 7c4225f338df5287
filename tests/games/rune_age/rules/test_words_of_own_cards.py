"""What cards of one's own can say beyond the box: each sentence on a card, and what it does."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.games.rune_age.scenario import (
    city,
    enemy,
    gold,
    instant,
    landmark,
    mercenary,
    neutral,
    objective,
    player,
    reward,
    stronghold,
    tactic,
    unit,
)
from runestack.games.staged_cards import Design
from runestack.testing import Scenario, ScenarioError, scenario

LEVY = unit("Levy")
OGRE = enemy("Ogre", strength=5)


def rune_age(**words: Any) -> Scenario:
    return scenario("rune-age", **words)


# -- strength ------------------------------------------------------------------------------------


@pytest.mark.rule("RA-RULING-42", "RA-RULING-43")
@pytest.mark.parametrize(
    ("text", "target", "damage"),
    [
        ("Resolution: Double the {strength} of a friendly unit.", "Wolf", 6 + 1 - 2),
        ("Resolution: Set the {strength} of a friendly unit to 5.", "Levy", 3 + 5 - 2),
        ("Resolution: Set the {strength} of an opposing unit to 1.", "Guard", 3 + 1 - 1),
    ],
)
def test_strength_is_doubled_or_set(text: str, target: str, damage: int) -> None:
    wolf = unit("Wolf", strength=3, text=text)
    game = rune_age(p1=player(hand=[wolf, LEVY]), p2=player(hand=[unit("Guard", strength=2)]))
    game.p1.attacks("p2 home")
    game.p1.plays("Wolf")
    game.p2.plays("Guard")
    game.p1.plays("Levy")
    game.p1.uses("Wolf", target=target)
    game.expect(game.p2, damage=damage)


@pytest.mark.rule("RA-RULING-49", "RA-SIEGE-11")
def test_auto_defense_is_raised() -> None:
    game = rune_age(
        p1=player(hand=[unit("Wolf", strength=3)]),
        p2=player(
            realm=[city("Port"), reward("Walls", "The auto-defense of cities you control gets +1.")]
        ),
    )
    assert game["Port"].auto_defense == 3
    game.p1.attacks("Port")
    game.p1.plays("Wolf")
    game.expect(game.p2, cities=["Port"])


@pytest.mark.rule("RA-SIEGE-14", "RA-RULING-109")
@pytest.mark.parametrize(("both", "taken"), [(False, True), (True, False)])
def test_a_text_turns_the_tie_rule_of_a_siege_around_unless_both_have_it(
    both: bool, taken: bool
) -> None:
    banner = reward("Banner", "You win ties.")
    game = rune_age(
        p1=player(hand=[unit("Wolf", strength=2)], realm=[banner]),
        p2=player(realm=[city("Port"), *([banner] if both else [])]),
    )
    game.p1.attacks("Port")
    game.p1.plays("Wolf")
    game.expect(game.p1, cities=["Port"] if taken else [])


# -- units ---------------------------------------------------------------------------------------


@pytest.mark.rule("RA-BATTLE-9", "RA-RULING-109")
@pytest.mark.parametrize("text", ["This card cannot be beaten by a tie.", "This card wins ties."])
def test_an_enemy_wins_ties_where_its_text_says_so(text: str) -> None:
    for strength, zone in ((5, "front"), (6, "event discard pile")):
        wolf = unit("Wolf", strength=strength, cost=5)
        game = rune_age(p1=player(hand=[wolf, LEVY]), front=[enemy("Troll", text=text)])
        game.p1.attacks("Troll")
        game.p1.plays("Wolf")
        missing = 6 - strength
        assert game.asks(game.p1, f"You need {missing} more") or not missing
        assert game.view(game.p1)["combat"]["tie"] == "defender"
        game.p1.stops()
        game.expect("Troll", zone=zone)
    game = rune_age(p1=player(hand=[unit("Wolf", strength=5)]), front=[enemy("Troll")])
    game.p1.attacks("Troll")
    game.p1.plays("Wolf")
    game.expect("Troll", zone="event discard pile")


@pytest.mark.rule("RA-RULING-42", "RA-RULING-112")
@pytest.mark.parametrize(
    ("text", "strength"),
    [
        ("For each other friendly unit, this unit gets +1 {strength}.", 2 + 2),
        ("While you attack, this unit gets +1 {strength} for each opposing unit.", 2 + 1),
        ("This unit gets +2 {strength} for each opposing unit.", 2 + 2),
        ("This unit gets +1 {strength} for each city you control.", 2 + 1),
        ("For each card in your hand, this unit gets -1 {strength}.", 2 - 1),
    ],
)
def test_a_continuous_bonus_is_counted(text: str, strength: int) -> None:
    wolf = unit("Wolf", strength=2, text=text)
    game = rune_age(
        p1=player(army=[wolf, LEVY, LEVY], hand=[unit("Page")], realm=[city("Port")]),
        p2=player(army=[unit("Guard")]),
        combat="p2 home",
    )
    game.expect("Wolf", strength=strength)
    game.expect(game.p1, strength=strength + 2)


@pytest.mark.rule("RA-RULING-74", "RA-RULING-42")
@pytest.mark.parametrize(
    ("text", "strength"),
    [
        ("This card gets +1 {strength} for each other Enemy in play.", 5 + 2),
        ("For each Enemy, this card gets -1 {strength}.", 5 - 3),
        ("While this card was attacked this round, this card gets +4 {strength}.", 5),
        ("This card gets +1 {strength}.", 6),
    ],
)
def test_an_enemy_changes_its_own_strength(text: str, strength: int) -> None:
    dull = objective(text="If one player is left, that player wins.", strength=0)
    game = rune_age(front=[enemy("Troll", text=text), OGRE, enemy("Imp")], objective=dull)
    game.expect("Troll", strength=strength, printed_strength=5)


@pytest.mark.rule("RA-ABIL-1", "RA-RULING-30")
@pytest.mark.parametrize(
    ("conditions", "offered", "strength"),
    [
        ("it is a battle and you control a city", True, 3),
        ("it is a siege and you control a city", False, 1),
        ("it is a battle and you control 2 or more cities", False, 1),
        ("it is a siege or you control a city", True, 3),
        ("it is a battle or you control 2 or more cities", True, 3),
        ("it is a siege or you control 2 or more cities", True, 1),
    ],
)
def test_two_conditions_hold_both_or_one_of_them(
    conditions: str, offered: bool, strength: int
) -> None:
    text = f"When Played: If {conditions}, this unit gets +2 {{strength}}."
    wolf = unit("Wolf", text=text)
    game = rune_age(p1=player(hand=[wolf, LEVY], realm=[city("Port")]), front=[OGRE])
    game.p1.attacks("Ogre")
    game.p1.plays("Wolf")
    assert game.offers(game.p1, "Use Wolf") is offered
    if offered:
        game.p1.uses("Wolf")
    game.expect("Wolf", strength=strength)


@pytest.mark.rule("RA-RULING-48", "RA-DEST-2")
def test_the_opponent_chooses_and_destroys_units_of_the_own_army() -> None:
    reaper = unit("Reaper", strength=1, text="Resolution: Your opponent destroys 1 of their units.")
    game = rune_age(
        p1=player(hand=[reaper]), p2=player(hand=[unit("Guard", strength=2), unit("Page")])
    )
    game.p1.attacks("p2 home")
    game.p1.plays("Reaper")
    game.p2.plays("Guard")
    game.p2.plays("Page")
    game.p1.uses("Reaper")
    assert game.asks(game.p2, "which unit is destroyed")
    game.p2.gives("Page")
    game.expect(game.p2, barracks=["Page"], discard=["Guard"])


@pytest.mark.rule("RA-ATTR-4", "RA-DEST-1")
def test_a_unit_that_abilities_cannot_destroy_is_destroyed_by_attrition() -> None:
    stone = unit("Stone", strength=2, text="This unit cannot be destroyed by abilities.")
    reaper = unit("Reaper", strength=1, text="When Played: Destroy an opposing unit.")
    game = rune_age(
        p1=player(hand=[reaper]), p2=player(army=[stone]), combat="p2 home", front=[OGRE]
    )
    game.p1.plays("Reaper", target="Stone")
    game.expect("Stone", zone="discard pile")
    game = rune_age(p1=player(hand=[stone]), front=[enemy("Troll", attrition=1)], dice=[1])
    game.p1.attacks("Troll")
    game.p1.plays("Stone")
    game.expect("Stone", zone="barracks")


@pytest.mark.rule("RA-SIEGE-4", "RA-SIEGE-8")
@pytest.mark.parametrize("plays", [True, False])
def test_another_card_is_played_outside_the_alternation(plays: bool) -> None:
    rush = tactic("Rush", "When Played: Play another card at once.")
    game = rune_age(p1=player(hand=[rush, LEVY, LEVY]), p2=player(hand=[unit("Guard")]))
    game.p1.attacks("p2 home")
    game.p1.plays("Rush", use=True)
    if plays:
        game.p1.plays("Levy")
    else:
        game.p1.stops()
    assert game.asks(game.p2, "Do you play a card?")
    game.p2.passes()
    game.expect(game.p1, passed=False, strength=1 if plays else 0)


# -- conditions ----------------------------------------------------------------------------------


@pytest.mark.rule("RA-ABIL-3", "RA-COMBAT-2")
@pytest.mark.parametrize(
    ("condition", "target", "holds"),
    [
        ("you fight a stronghold", "Keep", True),
        ("you fight a stronghold", "Ogre", False),
        ("you fight the objective", "objective", True),
        ("you fight the objective", "Ogre", False),
        ("you fight an Instant", "Ogre", False),
        ("your army is weaker", "Ogre", True),
        ("your army is stronger", "Ogre", False),
        ("your army is stronger", "Keep", True),
    ],
)
def test_a_condition_about_what_is_fought(condition: str, target: str, holds: bool) -> None:
    wolf = unit("Wolf", strength=3, text=f"When Played: If {condition}, draw a card.")
    game = rune_age(p1=player(hand=[wolf, LEVY], barracks=[stronghold("Keep")]), front=[OGRE])
    game.p1.attacks(target)
    game.p1.plays("Wolf")
    assert game.offers(game.p1, "Draw a card") == holds


@pytest.mark.rule("RA-RULING-42", "RA-RULING-46")
@pytest.mark.parametrize(("players", "wins"), [(1, True), (2, True), (3, False)])
def test_an_objective_grows_with_the_number_of_players(players: int, wins: bool) -> None:
    giant = objective(
        text="If a player defeats this card, all players win.\n"
        "This card gets +3 {strength} for each player.",
        strength=1,
        sides="together",
    )
    game = rune_age(players=players, objective=giant, p1=player(hand=[unit("Wolf", strength=7)]))
    game.p1.attacks("objective")
    game.p1.plays("Wolf")
    assert game.over == wins


@pytest.mark.rule("RA-RULING-95", "RA-RULING-74")
@pytest.mark.parametrize(("players", "damage"), [(1, 2), (2, 0)])
def test_a_text_for_whoever_plays_alone_strikes_nobody_else(players: int, damage: int) -> None:
    omen = enemy("Omen", text="At the end of each round, if you play alone, take 2 damage.")
    game = rune_age(players=players, front=[omen], event_deck=[OGRE], at="event")
    game.expect(game.p1, damage=damage)


@pytest.mark.rule("RA-RULING-95", "RA-RULING-86")
def test_the_last_player_left_does_not_play_alone() -> None:
    omen = enemy("Omen", text="At the end of each round, if you play alone, take 2 damage.")
    game = rune_age(
        front=[omen],
        event_deck=[instant("Plague", "The first player: Take 2 damage.")],
        p1=player(damage=19),
        at="event",
    )
    game.expect(game.p2, damage=0)


@pytest.mark.rule("RA-EVENT-10", "RA-ABIL-3")
def test_a_unit_knows_that_it_fights_an_instant() -> None:
    wolf = unit("Wolf", text="When Played: If you fight an Instant, this unit gets +4 {strength}.")
    game = rune_age(
        p1=player(hand=[wolf]),
        event_deck=[instant("Drakes", "Attacks the first player.", strength=5)],
        at="event",
    )
    game.p1.plays("Wolf", use=True)
    game.expect(game.p1, damage=0)


@pytest.mark.rule("RA-RULING-34", "RA-RULING-74")
def test_an_enemy_asks_whether_it_was_attacked_this_round() -> None:
    lair = enemy(
        "Lair",
        text="Start of the Event Phase, each player: If this card was attacked this round, take 1 damage.\n"
        "Start of the Event Phase, each player: If you have attacked this card this round, take 2 damage.",
    )
    game = rune_age(front=[lair])
    game.p1.attacks("Lair")
    game.p1.ends_turn()
    game.p2.ends_turn()
    game.p1.chooses("was attacked")
    game.expect(game.p1, damage=3)
    game.expect(game.p2, damage=1)


# -- damage and cities ---------------------------------------------------------------------------


@pytest.mark.rule("RA-RULING-66", "RA-RULING-81")
def test_another_player_takes_damage() -> None:
    witch = unit("Witch", text="Action: Another player takes 2 damage.")
    game = rune_age(players=3, p1=player(hand=[witch]))
    game.p1.uses("Witch", target="p3")
    game.expect(game.p3, damage=2)
    game.expect(game.p2, damage=0)


@pytest.mark.rule("RA-RULING-109", "RA-RULING-59")
def test_less_damage_is_taken_each_time_but_a_cost_is_paid_completely() -> None:
    shield = reward("Shield", "You take 1 less damage.")
    zealot = unit("Zealot", text="Action, take 1 damage: Draw a card.")
    plague = instant("Plague", "Each player: Take 1 damage. Take 2 damage.")
    game = rune_age(p1=player(hand=[zealot], realm=[shield]), event_deck=[plague])
    game.p1.uses("Zealot")
    game.expect(game.p1, damage=1)
    game.p1.ends_turn()
    game.p2.ends_turn()
    game.expect(game.p1, damage=1 + 0 + 1)
    game.expect(game.p2, damage=3)


@pytest.mark.rule("RA-RULING-18", "RA-SIEGE-15")
def test_a_city_is_taken_over_refreshed() -> None:
    envoy = unit("Envoy", text="Action: Take control of a city.")
    game = rune_age(p1=player(hand=[envoy]), p2=player(realm=[city("Port")]), cities=[city("Bay")])
    game.p1.uses("Envoy", target="Port")
    game.expect(game.p1, cities=["Port"])
    game.expect("Port", exhausted=False, controller="p1")


def test_only_cities_are_taken_over_and_only_enemies_discarded() -> None:
    for text in (
        "Action: Take control of an opposing unit.",
        "Action: Discard an opposing unit from play.",
    ):
        with pytest.raises(Exception, match="this can only be done with"):
            rune_age(p1=player(hand=[unit("Envoy", text=text)]))


@pytest.mark.rule("RA-RULING-109", "RA-TURN-12")
def test_a_reward_lets_its_controller_draw_to_six() -> None:
    game = rune_age(p1=player(realm=[reward("Library", "You draw to 6 cards.")]))
    game.p1.ends_turn()
    assert [len(game.p1.hand), len(game.p2.hand)] == [6, 5]


# -- events --------------------------------------------------------------------------------------


@pytest.mark.rule("RA-RULING-46", "RA-RULING-80")
def test_an_enemy_is_discarded_without_a_reward_but_never_an_objective() -> None:
    exile = unit("Exile", text="Action: Discard each Enemy from play.")
    troll = enemy("Troll", reward=reward("Troll", gold=1))
    game = rune_age(p1=player(hand=[exile]), front=[OGRE, troll], objective=objective())
    game.p1.uses("Exile")
    game.expect(front=[], event_discard=["Troll", "Ogre"])
    game.expect(game.p1, rewards=[])
    assert game["objective"].zone == "front"


@pytest.mark.rule("RA-RULING-46")
def test_an_objective_cannot_be_chosen_to_be_discarded() -> None:
    exile = unit("Exile", text="Action: Discard an Enemy from play.")
    game = rune_age(p1=player(hand=[exile]), front=[OGRE])
    game.refuses(game.p1, "action", "Exile", target="objective", rule="RA-RULING-46")
    game.p1.uses("Exile")  # nobody asks: only one Enemy can be meant
    game.expect(front=[], event_discard=["Ogre"])


@pytest.mark.rule("RA-RULING-46", "RA-RULING-80")
@pytest.mark.parametrize("which", ["an Enemy", "each Enemy"])
def test_a_destroyed_enemy_lies_undefeated_on_the_event_discard_pile(which: str) -> None:
    reaper = unit("Reaper", text=f"Action: Destroy {which}.")
    troll = enemy("Troll", reward=reward("Troll", gold=1))
    game = rune_age(p1=player(hand=[reaper]), front=[troll])
    game.p1.uses("Reaper")  # the objective cannot be chosen
    game.expect(front=[], event_discard=["Troll"])
    game.expect(game.p1, rewards=[])
    assert game["objective"].zone == "front"


@pytest.mark.rule("RA-RULING-101", "RA-COMP-7")
def test_who_looks_at_the_top_event_alone_learns_which_it_is() -> None:
    seer = unit("Seer", text="Action: Look at the top card of the event deck.")
    game = rune_age(p1=player(hand=[seer]), event_deck=[OGRE, enemy("Troll")])
    game.p1.uses("Seer")
    game.expect("Ogre", known_to=["p1"], zone="event deck")
    assert game.log_contains("event deck: Ogre", game.p1)
    assert not game.log_contains("Ogre", game.p2)


@pytest.mark.rule("RA-EVENT-11", "RA-EVENT-8")
def test_an_event_brings_another_one_before_hands_are_filled() -> None:
    omen = instant("Omen", "The first player: Draw another event.")
    plague = instant("Plague", "Each player: Take 2 damage.")
    game = rune_age(event_deck=[omen, plague, OGRE], at="event")
    game.expect(round=2, events_drawn=2, event_deck=["Ogre"], event_discard=["Omen", "Plague"])
    game.expect(game.p2, damage=2)
    assert len(game.p1.hand) == 5


@pytest.mark.rule("RA-TURN-1", "RA-SETUP-22", "RA-RULING-109")
def test_the_turn_order_is_reversed() -> None:
    herald = unit("Herald", text="Action: Reverse the turn order.")
    game = rune_age(players=3, p1=player(hand=[herald]))
    game.p1.uses("Herald")
    game.p1.ends_turn()
    game.expect(active="p3")
    game.p3.ends_turn()
    game.expect(active="p2")


@pytest.mark.rule("RA-RULING-76")
@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("Attacks each player.", [4, 0, 4]),
        ("Attacks each player until repelled.", [4, 0, 0]),
        ("Attacks each player until it deals damage.", [4, 0, 0]),
    ],
)
def test_an_instant_moves_on_as_long_as_it_says(text: str, damage: list[int]) -> None:
    game = rune_age(
        players=3,
        p2=player(hand=[unit("Wolf", strength=4)]),
        event_deck=[instant("Drakes", text, strength=4)],
        at="event",
    )
    if "damage" not in text:
        game.p2.plays("Wolf")
    assert [game.p1.damage, game.p2.damage, game.p3.damage] == damage
    if "damage" in text:
        with pytest.raises(ScenarioError):
            game.p2.plays("Wolf")


@pytest.mark.rule("RA-RULING-78")
@pytest.mark.parametrize(
    ("who", "hit"),
    [
        ("The player with the fewest cities", 3),
        ("The player with the most strongholds", 2),
        ("The player with the most rewards", 1),
        ("The player with the most damage", 2),
        ("The player with the least damage", 1),
    ],
)
def test_a_text_hits_who_has_most_or_fewest(who: str, hit: int) -> None:
    game = rune_age(
        players=3,
        p1=player(realm=[city("Port"), reward("Hoard", gold=1)]),
        p2=player(realm=[city("Bay"), stronghold()], damage=3),
        p3=player(damage=1),
        event_deck=[instant("Omen", f"{who}: Take 5 damage.")],
        at="event",
    )
    found = [game.p1.damage, game.p2.damage - 3, game.p3.damage - 1]
    assert found == [5 if seat == hit else 0 for seat in (1, 2, 3)]


@pytest.mark.rule("RA-RULING-78")
@pytest.mark.parametrize(
    ("kind", "owned"),
    [
        ("strongholds", stronghold()),
        ("landmarks", landmark("Bell")),
        ("rewards", reward("Hoard", gold=1)),
    ],
)
def test_who_has_the_fewest_of_a_kind_may_have_none(kind: str, owned: Design) -> None:
    game = rune_age(
        p1=player(realm=[owned]),
        event_deck=[instant("Omen", f"The player with the fewest {kind}: Take 5 damage.")],
        at="event",
    )
    assert [game.p1.damage, game.p2.damage] == [0, 5]


@pytest.mark.rule("RA-RULING-78")
@pytest.mark.parametrize(
    ("condition", "drawn"),
    [
        ("you are the player with the most cities", 1),
        ("you are the player with the fewest cities", 0),
        ("you are the first player", 1),
        ("you are the player with the most strongholds", 0),  # nobody has one
        ("3 or more players are in the game", 1),
        ("exactly 2 players are in the game", 0),
    ],
)
def test_a_text_asks_who_somebody_is_among_the_players(condition: str, drawn: int) -> None:
    scout = unit("Scout", text=f"Action: If {condition}, draw a card.")
    game = rune_age(players=3, p1=player(hand=[scout], realm=[city("Port")]))
    game.p1.uses("Scout")
    assert len(game.p1.hand) == drawn


@pytest.mark.rule("RA-RULING-78")
def test_a_player_who_is_out_is_not_counted() -> None:
    scout = unit("Scout", text="Action: If exactly 2 players are in the game, draw a card.")
    game = rune_age(players=3, p1=player(hand=[scout]), p3=player(eliminated=True))
    game.p1.uses("Scout")
    assert len(game.p1.hand) == 1


@pytest.mark.rule("RA-RULING-74")
@pytest.mark.parametrize(("attacked", "damage"), [(True, [0, 0]), (False, [1, 1])])
def test_a_text_strikes_unless_something_is_so(attacked: bool, damage: list[int]) -> None:
    text = "If nobody attacked this Enemy this round, each player takes 1 damage at the end of the round."
    game = rune_age(front=[enemy("Ogre", text=text)])
    if attacked:
        game.p1.attacks("Ogre")
    game.p1.ends_turn()
    game.p2.ends_turn()
    assert [game.p1.damage, game.p2.damage] == damage


@pytest.mark.rule("RA-RULING-79")
def test_unless_asks_each_player_for_the_own_realm() -> None:
    game = rune_age(
        p1=player(realm=[city("Port")]),
        event_deck=[instant("Toll", "Each player: Unless you control a city, take 2 damage.")],
        at="event",
    )
    assert [game.p1.damage, game.p2.damage] == [0, 2]


@pytest.mark.rule("RA-SIEGE-7", "RA-RULING-109")
@pytest.mark.parametrize("number", [1, 2])
def test_an_opponent_must_pass_after_some_more_cards(number: int) -> None:
    herald = unit(
        "Herald",
        text=f"When Played: Your opponent must pass after {number} more card{'s' * (number > 1)}.",
    )
    game = rune_age(
        p1=player(hand=[herald, LEVY]), p2=player(hand=[unit("Guard", strength=2), *[LEVY] * 3])
    )
    game.p1.attacks("p2 home")
    game.p1.plays("Herald", use=True)
    for card in ["Guard", "Levy"][:number]:
        game.p2.plays(card)
        if card == "Guard":
            game.p1.plays("Levy")
    game.refuses(game.p2, "play", "p2 Levy 3")
    assert game.over is False
    game.p2.passes()
    assert len(game.p2.hand) == 4 - number


@pytest.mark.rule("RA-SIEGE-7", "RA-RULING-43")
def test_who_had_to_pass_plays_in_the_next_siege_again() -> None:
    herald = unit("Herald", text="When Played: Your opponent must pass after 1 more card.")
    game = rune_age(
        p1=player(hand=[herald, LEVY]), p2=player(realm=[city("Port")], hand=[LEVY] * 4)
    )
    game.p1.attacks("Port")
    game.p1.plays("Herald", use=True)
    game.p2.plays("Levy")
    game.p1.passes()
    game.p2.passes()
    game.p1.attacks("p2 home")
    game.p1.passes()
    game.p2.plays("Levy")
    game.p2.plays("Levy")
    assert len(game.p2.hand) == 1


@pytest.mark.rule("RA-RULING-58")
def test_in_a_battle_nobody_has_to_pass() -> None:
    herald = unit("Herald", text="When Played: Your opponent must pass after 1 more card.")
    game = rune_age(p1=player(hand=[herald, LEVY, LEVY]), front=[OGRE])
    game.p1.attacks("Ogre")
    game.p1.plays("Herald", use=True)
    game.p1.plays("Levy", "Levy")
    assert sorted(game.p1.discard) == ["Herald", "Levy", "Levy"]


@pytest.mark.rule("RA-RULING-78")
def test_of_several_with_the_fewest_the_first_player_chooses_one() -> None:
    game = rune_age(
        p1=player(hand=[gold(1)]),
        event_deck=[instant("Omen", "The player with the fewest cities: Take 5 damage.")],
        at="event",
    )
    game.p1.chooses_player("p2")
    game.expect(game.p2, damage=5)


# -- looking at decks ------------------------------------------------------------------------------


@pytest.mark.rule("RA-COMP-7", "RA-CARD-1")
def test_the_top_cards_of_a_deck_are_put_back_in_any_order() -> None:
    text = "Action: Look at the top 3 cards of your deck and put them back in any order."
    game = rune_age(
        p1=player(hand=[unit("Seer", text=text)], deck=[gold(1), gold(2), gold(3), LEVY])
    )
    game.p1.uses("Seer")
    game.p1.targets("p1 1 Gold", "p1 3 Gold", "p1 2 Gold")  # each on top of those before
    game.expect(game.p1, deck=["2 Gold", "3 Gold", "1 Gold", "Levy"])
    assert game["p1 2 Gold"].known_to == ["p1"]
    assert not game.log_contains("2 Gold", game.p2)


@pytest.mark.rule("RA-CARD-1", "RA-CARD-2")
def test_one_of_the_top_cards_is_taken_and_the_discard_pile_goes_below_a_short_deck() -> None:
    text = "Action: Look at the top 3 cards of your deck, put 1 of them into your hand and the rest on the bottom."
    game = rune_age(
        p1=player(hand=[unit("Seer", text=text)], deck=[gold(1), gold(2)], discard=[LEVY])
    )
    game.p1.uses("Seer", target="Levy")
    game.expect(game.p1, hand=["Levy"], deck=["1 Gold", "2 Gold"], discard=["Seer"])


@pytest.mark.rule("RA-COMP-7")
def test_who_looks_at_the_top_card_of_another_deck_alone_knows_it() -> None:
    spy = unit("Spy", text="Action: Look at the top card of another player's deck.")
    game = rune_age(players=3, p1=player(hand=[spy]), p3=player(deck=[LEVY, gold(1)]))
    game.p1.uses("Spy", target="p3")
    game.expect("Levy", known_to=["p1"], zone="deck", position=0)


# -- prices, and cards of any kind -----------------------------------------------------------------


@pytest.mark.rule("RA-RULING-109", "RA-COMP-2")
def test_a_price_in_gold_and_a_price_in_influence_are_changed_apart() -> None:
    game = rune_age(
        p1=player(barracks=[unit("Guard", cost=3)]),
        market=[neutral("Guide", cost=3), gold(2)],
        front=[
            enemy("Thieves", text="Units cost 1 {gold} more."),
            enemy("Guild", text="Units cost 1 {influence} less."),
            enemy("Fair", text="Gold cards cost 1 {influence} more."),
        ],
    )
    assert [game[name].cost for name in ("Guard", "Guide", "2 Gold")] == [4, 2, 3]


@pytest.mark.rule("RA-RULING-111", "RA-RULING-25")
def test_a_reward_lowers_a_price_in_influence_inside_the_purchase() -> None:
    charter = reward("Charter", "Purchase, exhaust this card: Units cost 2 {influence} less.")
    game = rune_age(
        p1=player(hand=[gold(1)], realm=[charter, stronghold()], barracks=[unit("Guard", cost=3)]),
        market=[neutral("Guide", cost=3)],
    )
    game.refuses(game.p1, "buy", "Guard", rule="RA-RULING-24")
    game.p1.acquires("Guide", lowering="Charter")
    game.expect(game.p1, discard=["Guide"], influence=0)


@pytest.mark.rule("RA-RULING-106", "RA-COMP-9")
def test_a_card_of_any_kind_is_found_in_the_discard_pile() -> None:
    digger = unit(
        "Digger", text="Action: Put a card of any kind from your discard pile into your hand."
    )
    game = rune_age(
        p1=player(hand=[digger], discard=[gold(1), LEVY, tactic("Cry", "Action: Draw a card.")])
    )
    game.p1.uses("Digger", target="Cry")
    game.expect(game.p1, hand=["Cry"], discard=["Digger", "1 Gold", "Levy"])


@pytest.mark.rule("RA-BATTLE-14", "RA-ABIL-8")
@pytest.mark.parametrize(("strength", "damage"), [(2, 3), (5, 0)])
def test_an_enemy_says_that_losing_against_it_costs_damage(strength: int, damage: int) -> None:
    troll = enemy("Troll", text="End of Combat: If you lost, take 3 damage.")
    game = rune_age(p1=player(hand=[unit("Wolf", strength=strength)]), front=[troll])
    game.p1.attacks("Troll")
    game.p1.plays("Wolf")
    game.expect(game.p1, damage=damage)


@pytest.mark.rule("RA-RULING-109", "RA-SIEGE-2")
def test_for_a_round_no_home_realm_is_besieged() -> None:
    truce = instant("Truce", "Next round: Each player's home realm cannot be besieged.")
    game = rune_age(p2=player(realm=[city("Port")]), front=[truce])
    game.refuses(game.p1, "attack", "p2 home", rule="RA-RULING-109")
    game.allows(game.p1, "attack", "Port")


@pytest.mark.rule("RA-INF-2", "RA-MERC-1")
def test_neutral_units_are_those_that_no_race_has_mercenaries_included() -> None:
    text = "Action: Put a neutral unit with cost 3 or less from the central area into your hand."
    game = rune_age(
        p1=player(hand=[unit("Envoy", text=text)]),
        market=[neutral("Elk", cost=2), mercenary("Sword", cost=3), neutral("Giant", cost=5)],
        front=[enemy("Guild", text="Neutral units cost 1 {influence} more.")],
    )
    assert [game[name].cost for name in ("Elk", "Sword", "Giant")] == [3, 4, 6]
    game.p1.uses("Envoy", target="Sword")
    game.expect(game.p1, hand=["Sword"])


@pytest.mark.rule("RA-RULING-43", "RA-WOUND-1")
def test_a_neutral_unit_fights_beside_those_of_a_race_and_is_still_neutral() -> None:
    herald = unit("Herald", text="When Played: Each neutral friendly unit gets +2 {strength}.")
    game = rune_age(
        p1=player(hand=[neutral("Elk"), LEVY, herald]), front=[enemy("Ogre", strength=9)]
    )
    game.p1.attacks("Ogre")
    game.p1.plays("Elk", "Levy")
    game.p1.plays("Herald", use=True)
    assert game.log_contains("Ogre: 5 against 9")


@pytest.mark.rule("RA-RULING-109", "RA-GOLD-7", "RA-COMP-2")
def test_what_costs_less_this_turn_costs_as_much_as_before_in_the_next_one() -> None:
    trader = unit("Trader", text="Action: Units cost 2 {gold} less this turn.")
    guard = unit("Guard", cost=3)
    game = rune_age(
        p1=player(hand=[trader, gold(1), gold(1)], barracks=[guard, guard, stronghold()]),
        p2=player(barracks=[unit("Pike", cost=3)]),
        market=[neutral("Elk", cost=3)],
    )
    game.p1.uses("Trader")
    found = [game[name].cost for name in ("p1 Guard", "Stronghold", "Pike", "Elk")]
    assert found == [1, 4, 3, 3]
    game.p1.buys("Guard", pay="1 Gold")
    game.p1.buys("Guard", pay="1 Gold")
    game.p1.ends_turn()
    game.p2.ends_turn()
    assert game["p1 Guard"].cost == 3


@pytest.mark.rule("RA-RULING-109", "RA-BATTLE-8")
@pytest.mark.parametrize("named", [True, False])
def test_a_city_is_weaker_for_one_turn(named: bool) -> None:
    which = "A neutral city gets" if named else "Each neutral city gets"
    sapper = unit("Sapper", text=f"Action: {which} -2 {{strength}} this turn.")
    game = rune_age(
        p1=player(hand=[sapper]), cities=[city("Port", strength=4), city("Bay", strength=5)]
    )
    game.p1.uses("Sapper", **({"target": "Port"} if named else {}))
    assert [game["Port"].strength, game["Bay"].strength] == [2, 5 if named else 3]
    game.p1.ends_turn()
    assert [game["Port"].strength, game["Bay"].strength] == [4, 5]


@pytest.mark.rule("RA-RULING-111", "RA-RULING-24")
@pytest.mark.parametrize(
    ("card", "why"),
    [
        (unit("Trader", text="Action: Units cost 1 {gold} less."), "this turn"),
        (reward("Charter", "Purchase, exhaust this card: Draw a card."), "lowers a price"),
        (
            reward(
                "Charter", "Purchase, exhaust this card, take 1 damage: Units cost 1 {gold} less."
            ),
            "lowers a price",
        ),
    ],
)
def test_a_price_is_lowered_for_a_turn_or_in_a_purchase_and_nothing_else_is_done_there(
    card: Design, why: str
) -> None:
    with pytest.raises(Exception, match=why):
        rune_age(p1=player(hand=[card]))


@pytest.mark.rule("RA-RULING-58", "RA-OA-12", "RA-SIEGE-19")
@pytest.mark.parametrize(
    "text",
    [
        "When Played: If your opponent has no cards in the hand, this unit gets +2 {strength}.",
        "When Played: If your opponent controls 2 or more cities, this unit gets +2 {strength}.",
        "While your opponent controls 2 or more cities, this unit gets +2 {strength}.",
        "When Played: For each card in your opponent's discard pile, this unit gets +1 {strength}.",
    ],
)
@pytest.mark.parametrize(("target", "strength"), [("p2 home", 1), ("p3 home", 3), ("Ogre", 1)])
def test_the_opponent_is_the_other_player_of_the_siege_and_in_a_battle_nobody(
    text: str, target: str, strength: int
) -> None:
    wolf = unit("Wolf", text=text)
    game = rune_age(
        players=3,
        p1=player(hand=[wolf, LEVY]),
        p2=player(hand=[LEVY]),
        p3=player(realm=[city("Port"), city("Bay")], discard=2),
        front=[enemy("Ogre", strength=9)],
    )
    game.p1.attacks(target)
    game.p1.plays("Wolf")
    if game.offers(game.p1, "Use Wolf"):
        game.p1.uses("Wolf")
    game.expect("Wolf", strength=strength)


# -- what the list of the rules file has beyond the box ------------------------------------------------


@pytest.mark.rule("RA-GOLD-4", "RA-GOLD-5", "RA-INF-3", "RA-RULING-110")
def test_a_card_hears_that_it_is_bought_or_acquired() -> None:
    guard = unit("Guard", text="When purchased: draw a card.")
    keep = stronghold("Keep", text="When you buy this stronghold, draw a card.")
    guide = neutral("Guide", text="When acquired: draw a card.")
    game = rune_age(
        p1=player(hand=[gold(2), gold(3)], barracks=[guard, keep, LEVY], realm=[stronghold()]),
        market=[guide],
    )
    game.p1.buys("Guard", "Keep", pay=["2 Gold", "3 Gold"])
    game.p1.chooses("Guard")  # of two texts the first one to happen
    game.p1.uses("Guard")
    assert len(game.p1.hand) == 2
    game.p1.acquires("Guide", pay="Stronghold")
    game.p1.uses("Guide")
    assert len(game.p1.hand) == 3


@pytest.mark.rule("RA-GOLD-4", "RA-RULING-110")
def test_a_bought_unit_does_not_hear_that_anything_is_bought() -> None:
    guard = unit("Guard", text="Whenever you buy a card, draw a card.")
    game = rune_age(p1=player(hand=[gold(1)], barracks=[guard]))
    game.p1.buys("Guard")
    game.expect(game.p1, hand=[])


@pytest.mark.rule("RA-REWARD-1", "RA-BATTLE-12")
def test_a_reward_hears_that_it_is_claimed() -> None:
    troll = enemy("Troll", reward=reward("Troll", "When claimed: draw 2 cards."))
    game = rune_age(p1=player(hand=[unit("Wolf", strength=5)]), front=[troll])
    game.p1.attacks("Troll")
    game.p1.plays("Wolf")
    game.expect(game.p1, rewards=["Troll"])
    assert len(game.p1.hand) == 2


@pytest.mark.rule("RA-RULING-61", "RA-RULING-112", "RA-WOUND-4")
@pytest.mark.parametrize(
    ("text", "hand", "army"),
    [
        ("If this unit would be wounded, discard a card instead.", [], True),
        ("If this unit would be wounded: you may return it to your hand instead.", ["1 Gold", "Wolf"], False),
    ],
)  # fmt: skip
def test_a_wound_is_prevented_or_escaped(text: str, hand: list[str], army: bool) -> None:
    wolf = unit("Wolf", strength=3, text=text)
    cult = enemy("Cult", strength=3, text="RES: the player wounds 1 of his units.")
    game = rune_age(p1=player(hand=[wolf, gold(1)]), front=[cult])
    game.p1.attacks("Cult")
    game.p1.plays("Wolf")
    game.p1.uses("Wolf")
    game.expect(game.p1, hand=hand, barracks=[], discard=["Wolf", "1 Gold"] if army else [])
    game.expect(event_discard=["Cult"] if army else [])


@pytest.mark.rule("RA-RULING-61", "RA-ATTR-2", "RA-DEST-2")
def test_a_unit_is_discarded_instead_of_destroyed_for_nothing() -> None:
    text = "If this unit would be destroyed, it goes to your discard pile instead."
    game = rune_age(
        p1=player(hand=[unit("Wolf", text=text), LEVY]),
        front=[enemy("Troll", attrition=1)],
        dice=[1],
    )
    game.p1.attacks("Troll")
    game.p1.plays("Wolf", "Levy")
    game.p1.destroys("Wolf")
    game.p1.uses("Wolf")
    game.expect(game.p1, barracks=[], discard=["Levy", "Wolf"])


@pytest.mark.rule("RA-RULING-61", "RA-RULING-111")
def test_a_card_of_the_realm_area_prevents_a_wound() -> None:
    shield = reward(
        "Shield", "Exhaust: a friendly unit that would be wounded is not wounded instead."
    )
    cult = enemy("Cult", text="RES: the player wounds 1 of his units.")
    game = rune_age(p1=player(hand=[LEVY], realm=[shield]), front=[cult])
    game.p1.attacks("Cult")
    game.p1.plays("Levy")
    game.p1.uses("Shield")
    game.expect(game.p1, barracks=[], discard=["Levy"])
    game.expect("Shield", exhausted=True)


@pytest.mark.rule("RA-WOUND-4", "RA-RULING-43")
def test_a_unit_cannot_be_wounded_in_this_combat_and_can_in_the_next_one() -> None:
    saint = unit("Saint", text="When Played: A friendly unit cannot be wounded this combat.")
    cult = enemy("Cult", text="RES: the player wounds all his units.")
    game = rune_age(p1=player(hand=[LEVY, saint]), front=[cult])
    game.p1.attacks("Cult")
    game.p1.plays("Levy")
    game.p1.plays("Saint", use=True, target="Levy")
    game.expect(game.p1, discard=["Levy"], barracks=["Saint"])


@pytest.mark.rule("RA-RULING-42", "RA-RULING-43", "RA-SIEGE-17")
def test_the_army_of_the_opponent_is_weakened_to_nothing_at_most() -> None:
    witch = unit("Witch", strength=2, text="RES: the opposing army gets -3 strength.")
    game = rune_age(p1=player(hand=[witch]), p2=player(hand=[LEVY]))
    game.p1.attacks("p2 home")
    game.p1.plays("Witch")
    game.p2.plays("Levy")
    game.p1.uses("Witch")
    game.expect(game.p2, damage=2)


@pytest.mark.rule("RA-COMBAT-4", "RA-RULING-34", "RA-RULING-109")
def test_whoever_lost_may_attack_the_same_target_again() -> None:
    text = "End of Combat: If you lost, you may attack this target again this round."
    game = rune_age(p1=player(hand=[unit("Wolf", text=text)]), front=[OGRE])
    game.p1.attacks("Ogre")
    game.p1.plays("Wolf")
    game.p1.uses("Wolf")
    game.allows(game.p1, "attack", "Ogre")


@pytest.mark.rule("RA-RULING-109", "RA-TURN-10")
@pytest.mark.parametrize(("who", "prices"), [("you ", [0, 1]), ("", [0, 0])])
def test_retaining_costs_nothing(who: str, prices: list[int]) -> None:
    text = f"Retaining a card costs {who}1 {{influence}} less."
    words = (
        {"p1": player(realm=[reward("Chest", text)])}
        if who
        else {"front": [enemy("Fair", text=text)]}
    )
    game = rune_age(**words)
    assert [game.p1.retain_cost, game.p2.retain_cost] == prices


@pytest.mark.rule("RA-RULING-78", "RA-RULING-2")
@pytest.mark.parametrize(
    ("who", "hit"),
    [
        ("The player with the most cards in hand", 1),
        ("The player with the most dragon runes", 2),
        ("The last player", 3),
    ],
)
def test_more_players_whom_a_text_hits(who: str, hit: int) -> None:
    game = rune_age(
        players=3,
        p1=player(hand=[gold(1)]),
        p2=player(realm=["Plenty"]),
        event_deck=[instant("Omen", f"{who} takes 2 damage.")],
        at="event",
    )
    assert [game.p1.damage, game.p2.damage, game.p3.damage] == [
        2 if seat == hit else 0 for seat in (1, 2, 3)
    ]


@pytest.mark.rule("RA-SIEGE-19", "RA-RULING-92")
def test_a_text_asks_for_the_damage_of_the_opponent_and_whether_all_play_together() -> None:
    wolf = unit("Wolf", text="When Played: If your opponent's home realm has 5 or more damage, +2.")
    for target, strength in (("p2 home", 3), ("p3 home", 1)):
        game = rune_age(players=3, p1=player(hand=[wolf, LEVY]), p2=player(damage=5))
        game.p1.attacks(target)
        game.p1.plays("Wolf", use=True) if strength == 3 else game.p1.plays("Wolf")
        game.expect("Wolf", strength=strength)
    scout = unit("Scout", text="Action: If the scenario is cooperative, draw a card.")
    for scenario_name, drawn in (("The Cataclysm", 1), ("Runewars", 0)):
        game = rune_age(objective=scenario_name, p1=player(hand=[scout]))
        game.p1.uses("Scout")
        assert len(game.p1.hand) == drawn


@pytest.mark.rule("RA-SIEGE-2", "RA-BATTLE-2")
@pytest.mark.parametrize(("target", "strength"), [("Port", 3), ("Bay", 3), ("p2 home", 1)])
def test_a_city_is_the_target_of_a_battle_and_of_a_siege(target: str, strength: int) -> None:
    wolf = unit("Wolf", text="While the target is a city, this unit gets +2 {strength}.")
    game = rune_age(
        p1=player(hand=[wolf, LEVY]), p2=player(realm=[city("Port")]), cities=[city("Bay")]
    )
    game.p1.attacks(target)
    game.p1.plays("Wolf")
    game.expect("Wolf", strength=strength)


@pytest.mark.rule("RA-DEST-2", "RA-RULING-42", "RA-RULING-78")
@pytest.mark.parametrize(
    ("text", "gone"),
    [
        ("RES: destroy the weakest opposing unit.", "Levy"),
        ("RES: destroy the opposing unit with the highest strength.", "Guard"),
        ("RES: destroy the opposing unit with the highest printed strength.", "Pike"),
        ("RES: destroy the opposing unit with the lowest cost.", "Levy"),
    ],
)
def test_the_strongest_or_the_weakest_unit_of_an_army_is_meant(text: str, gone: str) -> None:
    guard = unit(
        "Guard", strength=2, cost=3, text="While you defend, this unit gets +4 {strength}."
    )
    pike = unit("Pike", strength=3, cost=2)
    game = rune_age(
        p1=player(hand=[unit("Killer", text=text)]),
        p2=player(army=[guard, pike, LEVY]),
        combat="p2 home",
    )
    game.p1.plays("Killer")
    game.p1.uses("Killer")
    game.expect(gone, zone="barracks")
    assert len(game.p2.barracks) == 1


@pytest.mark.rule("RA-DEST-2", "RA-RULING-78")
def test_of_several_weakest_units_the_player_chooses_one() -> None:
    killer = unit("Killer", strength=5, text="RES: destroy the weakest opposing unit.")
    game = rune_age(
        p1=player(hand=[killer]),
        p2=player(army=[LEVY, unit("Scout"), unit("Guard", strength=2)]),
        combat="p2 home",
    )
    game.p1.plays("Killer")
    with pytest.raises(ScenarioError):
        game.p1.uses("Killer", target="Guard")
    game.p1.targets("Scout")
    game.expect("Scout", zone="barracks")


@pytest.mark.rule("RA-COMP-9", "RA-RULING-59")
def test_the_best_card_of_a_pile_is_found() -> None:
    text = (
        "Action: Take the gold card with the highest value from your discard pile into your hand."
    )
    game = rune_age(
        p1=player(hand=[unit("Digger", text=text)], discard=[gold(1), gold(3), LEVY, gold(2)]),
        p2=player(discard=[gold(3)]),
    )
    game.p1.uses("Digger")
    game.expect(game.p1, hand=["3 Gold"])

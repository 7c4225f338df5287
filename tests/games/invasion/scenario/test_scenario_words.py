"""The scenario language of Invasion: positions, moments, verbs and facts; and what it says about bad input."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from runestack.games.invasion.scenario import (
    card,
    filler,
    invader,
    leader,
    placed,
    player,
    protocol,
    starting,
    technology,
)
from runestack.games.staging import StagingError
from runestack.testing import Scenario, ScenarioError, scenario

BOLT = card("Bolt", "Deal 3 melee damage.", cost="red wild")
SPARK = card("Spark", "Deal 1 ranged damage.", cost="red")
RIG = technology("Rig", "Exhaust: Draw a card.")
CHIEF = leader("Chief")
DRONE = invader("Drone", melee=2, armor=1, health=2, support={"armor": 1})
LENS = protocol("Lens", "Exhaust: Deal 1 ranged damage to each player.")


def play(**words: Any) -> Scenario:
    return scenario("invasion", **words)


# -- positions -----------------------------------------------------------------------------------


def test_a_position_is_as_it_was_described() -> None:
    game = play(
        p1=player(
            armor=7,
            health=3,
            hand=[BOLT, "Scout"],
            deck=[SPARK, *filler(2)],
            discard=[SPARK, BOLT],
            garbage=["Jalak"],
            played=[starting("Free")],
            training=[placed(BOLT, screws=2)],
            base=[CHIEF, placed(RIG, exhausted=True)],
            pool="red green",
            stored="blue blue",
            wild="wild red",
            dice=["red red blue", "green"],
            rerolls=1,
            technology=2,
            parts=3,
        ),
    )
    game.expect(
        game.p1,
        armor=7,
        health=3,
        hand=["Bolt", "Scout"],
        discard=["Spark", "Bolt"],
        garbage=["Jalak"],
        played=["Free"],
        base=["Chief", "Rig"],
        pool="red green",
        stored="blue blue",
        wild="red wild",
        dice=["red red blue", "green", "", ""],
        dice_states=["unused"] * 4,
        reroll_tokens=1,
        technology_tokens=2,
        spare_parts=3,
        defeated=False,
    )
    assert [one.name for one in game.p1.deck] == ["Spark", "Filler", "Filler"]
    assert game["Rig"].exhausted
    assert [one.screws for one in game.p1.training] == [2]
    game.expect(round=1, phase="main", active="p1", first_player="p1", scenario=None)


def test_the_invasion_is_as_it_was_described() -> None:
    game = play(
        players=3,
        scenario="strike-back",
        difficulty="hard",
        stack=[DRONE, placed(DRONE, armor_damage=1, health_damage=1)],
        zones={"red": DRONE, "blue": None},
        zone_stored={"red": 2},
        protocols=[placed(LENS, exhausted=True)],
        invasion_deck=[DRONE],
        invasion_discard=2,
        invasion_garbage=1,
        tokens=1,
        round=4,
        event=1,
        event_ends=5,
    )
    game.expect(
        round=4,
        marker=4,
        scenario="strike-back",
        event="Under Siege",
        event_ends=5,
        tokens=1,
        zone_stored={"red": 2},
        captain="p1",
    )
    assert sorted(game.zones) == ["black", "green", "red", "yellow"]
    top = game["top card"]
    assert (top.melee, top.armor, top.health) == (2, 2, 1)
    assert [len(pile) for pile in (game.invasion_deck, game.invasion_discard)] == [1, 2]


@pytest.mark.parametrize("at", ["beginning", "draw", "roll", "main", "storing", "spare parts"])
def test_a_turn_can_begin_at_a_phase(at: str) -> None:
    game = play(at=at, turn="p2", p2=player(parts=1))
    assert game.active == "p2"


@pytest.mark.parametrize(("at", "phase"), [("invasion", "draw"), ("cleanup", "draw")])
def test_the_invasions_turn_and_cleanup_are_moments(at: str, phase: str) -> None:
    game = play(players=1, at=at, scenario="reinforcements")
    game.expect(phase=phase, round=1 if at == "invasion" else 2)


def test_a_new_game_has_the_settings_of_the_game() -> None:
    game = play(at="new game", mode="cooperative", scenario="final-battle", leader_pick="random")
    assert game.scenario == "final-battle"
    game.p1.takes(next(iter(game.p1.looked_at)).name)


# -- verbs ---------------------------------------------------------------------------------------


def test_a_turn_by_words() -> None:
    game = play(
        p1=player(hand=[BOLT, SPARK], dice=["red red", "green", "", "blue"], deck=[SPARK, BOLT]),
        at="main",
    )
    game.p1.uses_die(1, 2)
    game.p1.plays("Bolt", pay="red")
    game.expect(game.p1, pool="green")
    game.p1.transforms(3, 4, "red")
    game.p1.plays("Spark")
    game.expect(game.p2, armor=13, health=13)
    game.p1.ends_main()
    game.p1.stores("green", "wild")
    game.expect(game.p1, wild="green")
    game.p1.spends(2)
    game.p1.takes("Filler")
    game.p1.stops()
    game.expect(active="p2", phase="draw")
    game.p2.draws(2)
    game.p2.stops()
    game.expect(phase="main")


def test_tokens_pairs_keeping_and_rebuilding() -> None:
    keep = card("Keeper", "Keep.\nGain 1 armor.", cost="red")
    game = play(
        p1=player(hand=[keep, SPARK], stored="red red", rerolls=1, technology=1, parts=3),
    )
    game.p1.rerolls(2)
    game.p1.uses_pair("red")
    game.p1.plays("Spark")
    game.expect(game.p2, armor=15, health=13)
    game.p1.uses_token()
    game.p1.ends_main()
    if game.p1.dice[1]:
        game.p1.stores(game.p1.dice[1])
    game.p1.keeps("Keeper")
    game.p1.spends(3)
    game.p1.stops()
    game.p1.rebuilds(1, 2, 1, "red")
    game.expect(game.p1, hand=["Keeper"])


def test_points_in_cooperative_mode() -> None:
    gain = card("Gain", "Gain 2 armor.", cost="red")
    game = play(
        p1=player(hand=[BOLT, gain], pool="red red red", armor=3),
        p2=player(armor=3),
        scenario="reinforcements",
        stack=[DRONE],
        zone_stored={"red": 1},
    )
    game.p1.plays("Bolt", pay="red")
    game.p1.pays_action("sabotage")
    game.p1.hits("Drone", 2)
    game.expect(zone_stored={})
    game.p1.plays("Gain", wait=True)
    game.expect(waiting=["Gain"])
    game.p2.ends_main()
    game.p1.carries_out("Gain")
    game.p1.gives_points("p2", 1)
    game.p1.pays_action("salvage")
    game.p1.picks_player("p2")
    game.expect(game.p2, armor=4, reroll_tokens=1, done=True)


@pytest.mark.parametrize(
    ("verb", "said"),
    [
        ("plays", "Bolt"),
        ("uses_die", 5),
        ("uses_pair", "pink"),
        ("rerolls", 1),
        ("spends", 1),
        ("pays_action", "dance"),
    ],
)
def test_verbs_are_strict(verb: str, said: object) -> None:
    game = play(p1=player(hand=[BOLT], pool="red"))
    with pytest.raises(ScenarioError):
        getattr(game.p1, verb)(said)


def test_refused_and_allowed_actions() -> None:
    game = play(p1=player(hand=[BOLT, SPARK], pool="red", base=[placed(RIG, exhausted=True)]))
    game.allows(game.p1, "play", "Spark")
    game.refuses(game.p1, "play", "Bolt", rule="INV-MAIN-9")
    game.refuses(game.p1, "ability", "Rig", rule="INV-PERM-6")


# -- bad input -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: play(players=3), "two players"),
        (lambda: play(scenario="nowhere"), "no scenario is called 'nowhere'"),
        (lambda: play(at="noon"), "no moment is called 'noon'"),
        (lambda: play(at="cleanup"), "needs a scenario"),
        (lambda: play(scenario="reinforcements", difficulty="mad"), "no difficulty is called"),
        (lambda: play(p1=player(armor=19)), "armor is a whole number from 0 to 18"),
        (lambda: play(p1=player(stored="red red red")), "there are 2 red spots"),
        (lambda: play(p1=player(wild="red red red")), "there are 2 wild spots"),
        (lambda: play(p1=player(pool="pink")), "'pink' is none of"),
        (lambda: play(p1=player(dice=["red"] * 5)), "at most 4 sides"),
        (lambda: play(p1=player(dice=["red red red red"])), "a side has 3 screws"),
        (lambda: play(p1=player(hand=[RIG])), "Rig cannot lie in a hand"),
        (lambda: play(p1=player(base=[BOLT])), "Bolt cannot lie in a Base"),
        (lambda: play(p1=player(hand=[placed(BOLT, screws=1)])), "cannot have screws in a hand"),
        (lambda: play(p1=player(hand=[placed(BOLT, exhausted=True)])), "cannot be exhausted"),
        (lambda: play(p1=player(hand=[placed(BOLT, health_damage=1)])), "cannot have damage"),
        (lambda: play(scenario="reinforcements", zones={"pink": DRONE}), "mapping from colours"),
        (lambda: play(scenario="reinforcements", event=9), "there is no event 9"),
        (lambda: play(scenario="reinforcements", event_ends=9), "event_ends needs an event"),
        (lambda: play(nonsense=1), "does not know: nonsense"),
        (lambda: invader("Odd", support={"speed": 1}), "cannot support 'speed'"),
        (lambda: play(at="new game", p1=player()), "dealt from the box"),
        (
            lambda: play(players=1, scenario="reinforcements", p1=player(health=0, defeated=True)),
            "every player is defeated",
        ),
    ],
)
def test_bad_descriptions_are_refused_with_a_reason(
    make: Callable[[], object], message: str
) -> None:
    with pytest.raises(StagingError, match=message):
        make()

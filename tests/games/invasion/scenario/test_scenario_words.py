"""The scenario language of Invasion: positions, moments, verbs and facts; and what it says about bad input."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from runestack.games.invasion.scenario import (
    card,
    die,
    filler,
    invader,
    leader,
    placed,
    player,
    protocol,
    starting,
    technology,
)
from runestack.games.invasion.scenario.same_rules import numbers_of
from runestack.games.staging import StagingError
from runestack.testing import Scenario, ScenarioError
from tests.games.invasion.positions import play

BOLT = card("Bolt", "Deal 3 melee damage.", cost="red wild")
SPARK = card("Spark", "Deal 1 ranged damage.", cost="red")
RIG = technology("Rig", "Exhaust: Draw a card.")
CHIEF = leader("Chief")
DRONE = invader("Drone", melee=2, armor=1, health=2, support={"armor": 1})
LENS = protocol("Lens", "Exhaust: Deal 1 ranged damage to each player.")


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


def test_dice_pairs_and_actions_are_refused_and_allowed_by_their_own_words() -> None:
    game = play(
        p1=player(dice=["red", die("blue", state="used")], rerolls=1, stored="red red"),
        p2=player(dice=[die("blue", state="used")]),
        scenario="reinforcements",
        stack=[DRONE],
    )
    game.allows(game.p1, "use die")  # any of them
    game.allows(game.p1, "use die", number=1)
    game.refuses(game.p1, "use die", number=2, rule="INV-DICE-7")
    game.allows(game.p1, "reroll", number="p2 3")
    game.refuses(game.p1, "reroll", number="p2 1", rule="INV-TOKEN-3")
    game.allows(game.p1, "pair", number="red")
    game.refuses(game.p1, "pair", number="wild", rule="INV-STORE-6")
    game.refuses(game.p1, "action", number="sabotage")
    game.refuses(game.p1, "spare", number=3, rule="INV-VS-7")


def test_dice_by_their_sides_and_states() -> None:
    game = play(
        p1=player(
            dice=[die("red red", "blue green", shows=2), die("black", state="set aside"), "yellow"]
        )
    )
    assert game.p1.dice == ["blue green", "black", "yellow", ""]
    assert game.p1.dice_states == ["unused", "set aside", "unused", "unused"]
    assert game.p1.sides[0] == ["red red", "blue green", "", "", "", ""]
    assert game.p1.sides[2][1:] == play().p1.sides[2][1:]  # as at the start
    game.p1.uses_die(1)
    game.expect(game.p1, pool="blue green")
    game.refuses(game.p1, "use die", number=2, rule="INV-DICE-8")


def test_supplies_destroyed_cards_events_and_the_captain_are_described_and_read() -> None:
    squad, gone = starting("Squad"), card("Gone")
    game = play(
        scenario="strike-back",
        event="Hacked",
        captain="p2",
        starting_supply=[squad],
        protocol_supply=[LENS],
        destroyed=[gone, RIG],
        at="main",
        p1=player(stored="red red", hand=[SPARK]),
    )
    game.expect(event="Hacked", captain=game.p2, starting_supply=["Squad"])
    game.expect(protocol_supply=["Lens"], destroyed=["Gone", "Rig"])
    game.p1.uses_pair("red", wait=True)
    assert game.p1.discounts == "red"


def test_an_answer_without_an_alternative_may_be_named_or_left_out() -> None:
    def recycles() -> Scenario:
        game = play(
            scenario="reinforcements",
            p1=player(hand=[card("Back", "Recycle 2 cards.", cost="")], deck=1),
            p2=player(hand=[SPARK], garbage=[BOLT]),
        )
        game.p1.plays("Back")
        game.p1.recycles("Spark")
        return game

    game = recycles()
    game.p1.recycles("Bolt")  # the only card left: it went by itself
    game.p1.gives("Spark")
    game.p1.gives("Bolt")
    assert game.p2.deck[:2] == ["Bolt", "Spark"]
    game = recycles()
    game.p1.gives("Bolt")
    assert game.p2.deck[:2] == ["Spark", "Bolt"]
    game = recycles()
    with pytest.raises(ScenarioError, match="not offered with Spark"):
        game.p1.recycles("Spark")  # it counts once, and it was chosen


def test_points_without_an_alternative_may_be_named_or_left_out() -> None:
    rest = technology("Rest", "At the beginning of your turn, gain 2 armor.")
    game = play(
        scenario="reinforcements", players=1, at="beginning", p1=player(armor=5, base=[rest])
    )
    game.p1.gives_points(game.p1, 2)
    assert game.p1.armor == 7
    with pytest.raises(ScenarioError, match="a point to p1 is not offered"):
        game.p1.gives_points("p1", 1)


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("Gain 1 armor. Draw 1 card.", 1),  # a pack says: draw a card
        ("Train a card in your Training center at once. Draw 1 card.", 1),
        ("Tactic.\nDraw 2 cards.", 2),
    ],
)
def test_another_wording_that_is_understood_is_read_and_a_reward_may_be_anything(
    text: str, after: int
) -> None:
    odd = card("Odd", text, cost="", reward=3, training=1)
    game = play(p1=player(hand=[odd]))
    game.p1.plays("Odd")
    assert len(game.p1.hand) == after


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
        (lambda: die(*["red"] * 7), "a die has 6 sides"),
        (lambda: die("red", shows=7), "shows is a whole number from 1 to 6"),
        (lambda: die("red", state="lost"), "a die is unused, used, set aside"),
        (lambda: play().allows("p1", "pair", number="pink"), "number is one of blue"),
        (lambda: play().allows("p1", "use die", number=5), "a die is a whole number"),
        (lambda: play(scenario="reinforcements", event="Storm"), "no event is called 'Storm'"),
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
            lambda: play(players=1, scenario="final-battle", p1=player(health=0, defeated=True)),
            "every player is defeated",
        ),
    ],
)
def test_bad_descriptions_are_refused_with_a_reason(
    make: Callable[[], object], message: str
) -> None:
    with pytest.raises(StagingError, match=message):
        make()


@pytest.mark.parametrize(
    ("text", "first"),
    [("Recycle up to 2 cards.", "recycles"), ("Reroll any number of your unused dice.", "dice")],
)
def test_whoever_stops_does_no_more_of_what_a_text_offers(text: str, first: str) -> None:
    game = play(p1=player(hand=[card("Deed", text, cost="")], discard=[SPARK], garbage=[BOLT]))
    game.p1.plays("Deed")
    if first == "dice":
        game.p1.picks_die(1)
    else:
        game.p1.recycles("Bolt")
    game.p1.stops()
    assert game.asks(game.p1, "Main phase")
    assert game.p1.discard == ["Spark"]


def test_what_concerns_the_invasion_does_nothing_in_a_match() -> None:
    text = "Destroy the lowest card of the stack. Gain 1 reroll."
    game = play(p1=player(hand=[card("Ram", text, cost="")]))
    game.p1.plays("Ram")
    assert game.p1.reroll_tokens == 1
    game = play(
        p1=player(hand=[card("Ram", text, cost="")]),
        scenario="reinforcements",
        stack=[DRONE, invader("Other")],
    )
    game.p1.plays("Ram")
    game.expect(stack=["Other"], destroyed=["Drone"])


@pytest.mark.parametrize("rule", ["INV-MAIN-9", "INV-RULING-38"])
def test_a_refusal_may_be_cited_by_the_rule_or_by_its_ruling(rule: str) -> None:
    game = play(p1=player(hand=[BOLT], pool="red"))
    game.refuses(game.p1, "play", "Bolt", rule=rule)


@pytest.mark.parametrize("rule", ["INV-MAIN-7", "INV-SUM-2"])
def test_a_second_transform_is_refused_by_the_rule_and_by_the_summary(rule: str) -> None:
    game = play(p1=player())
    game.p1.transforms(1, 2, "red")
    game.refuses(game.p1, "transform", rule=rule)


def test_a_rule_that_forbids_something_else_is_not_taken_for_it() -> None:
    game = play(p1=player(hand=[BOLT], pool="red"))
    with pytest.raises(ScenarioError, match="INV-RULING-39 does not forbid it"):
        game.refuses(game.p1, "play", "Bolt", rule="INV-RULING-39")


def test_what_happened_may_be_cited_by_the_ruling_that_completes_its_rule() -> None:
    game = play(p1=player())
    game.p1.transforms(1, 2, "red")
    assert game.cites("INV-MAIN-5")
    assert game.cites("INV-RULING-48")
    assert not game.cites("INV-RULING-47")


def test_numbers_behind_an_arrow_are_read_in_full() -> None:
    assert numbers_of("Setup as usual. → 122 to 124, 128, 146") == [122, 123, 124, 128, 146]
    assert numbers_of("Nothing completes this.") == []

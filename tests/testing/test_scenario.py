"""The scenario language itself: what it sets up, how it acts, and how strict it is."""

from typing import Any

import pytest

from runestack.cards.diagnostics import PackError
from runestack.games.rone.scenario import (
    Design,
    Placed,
    filler,
    hero,
    placed,
    player,
    shield,
    tactic,
    technology,
    unit,
    waiting,
)
from runestack.games.settings import SettingError
from runestack.games.staging import StagingError
from runestack.kernel.random import RandomStream
from runestack.testing import Scenario, ScenarioError, scenario

SPARK = tactic("Spark", "Deal 1 damage to target unit.")
MEND = tactic("Mend", "Target unit gets +1 {health}.")
WOLF = unit("Wolf", health=3, melee=2)
GUARD = unit("Guard", health=3)
RAT = unit("Rat", health=1)

# -- positions -----------------------------------------------------------------------------------


def test_the_usual_position_is_p1s_main_phase_with_ten_fillers_in_each_deck() -> None:
    game = scenario("rone")
    game.expect(phase="main", round=1, active="p1", stack_size=0)
    for seat in (game.p1, game.p2):
        game.expect(seat, water=0, level=1, life=10, hand=[], units=[], deck=["Filler"] * 10)
    assert game.asks("p1", "main phase")
    assert game.asked == ["p1"]


def test_every_zone_is_filled_as_described_from_the_top() -> None:
    tower = technology("Tower")
    game = scenario(
        "rone",
        p1=player(
            level=2,
            water=5,
            hand=[SPARK, WOLF],
            deck=[GUARD, shield(WOLF), *filler(2)],
            graveyard=[MEND, GUARD],
            technologies=[tower],
            technology_deck=[technology("Drill"), tower],
            removed=1,
        ),
    )
    game.expect(
        game.p1,
        level=2,
        water=5,
        hand=["Spark", "Wolf"],
        deck=["Guard", "Wolf 2", "Filler", "Filler"],
        graveyard=["Mend", "Guard"],
        technologies=["Tower"],
        technology_deck=["Drill", "Tower 2"],
        removed=["Filler"],
        life=6,
    )
    game.expect("Wolf 2", shield=True, position=1)
    game.expect("Guard", zone="deck", position=0)
    game.expect("p1 hero", level=2)


def test_cards_in_play_carry_what_was_put_on_them() -> None:
    card = placed(
        WOLF,
        exhaustion=2,
        damage=1,
        melee=1,
        ranged=-1,
        gains=["Flying"],
        loses=["Defender"],
        owner="p2",
    )
    game = scenario("rone", p1=player(units=[card, placed(GUARD, health=2)]))
    game.expect("Wolf", exhaustion=2, active=False, health=2, damage=1, melee=3, ranged=-1)
    game.expect("Wolf", owner="p2", controller="p1", keywords={"flying"}, melee_tokens=1)
    game.expect("Guard", health=5, damage=0)


def test_lasting_keywords_end_when_they_should() -> None:
    hawk = placed(WOLF, gains=["Flying"], until="end of turn")
    game = scenario("rone", p1=player(units=[hawk]), income="stop")
    game.p1.ends_turn()
    game.expect("Wolf", keywords=set())


def test_nothing_is_triggered_by_setting_up() -> None:
    bell = unit("Bell", text="Battlefield: Gain 3 {water}.")
    choir = unit("Choir", text="Whenever a unit enters the battlefield, gain 1 {water}.")
    game = scenario("rone", p1=player(units=[choir, bell], hand=[bell]))
    game.expect(game.p1, water=0)
    game.p1.plays("Bell")
    game.p1.chooses("Bell 2")
    game.expect(game.p1, water=4)


@pytest.mark.parametrize(
    ("at", "phase", "water"),
    [
        ("refresh", "income", 3),
        ("beginning", "income", 3),
        ("income", "income", 3),
        ("before main", "main", 0),
    ],
)
def test_a_turn_begins_at_any_phase(at: str, phase: str, water: int) -> None:
    game = scenario("rone", at=at, turn="p2")
    game.expect(phase=phase, active="p2")
    game.expect(game.p2, water=water)


def test_at_the_end_the_turn_passes_to_the_next_player() -> None:
    game = scenario("rone", at="end", round=4, first="p2", income="stop")
    game.expect(active="p2", round=5, phase="main")


def test_a_mulligan_begins_with_the_given_hands() -> None:
    game = scenario("rone", at="mulligan", p1=player(hand=[SPARK, MEND], deck=[WOLF, GUARD]))
    assert len(game.p2.hand) == 6
    game.p1.mulligans("Spark", "Mend")
    game.expect(game.p1, hand=["Wolf", "Guard"], deck=["Spark", "Mend"])
    game.p2.keeps_hand()
    game.expect(round=1, phase="income")


def test_a_new_game_can_be_played_with_given_decks() -> None:
    side = player(deck=[WOLF] * 24, technology_deck=[technology("Tower")])
    game = scenario(
        "rone", at="new game", p1=side, p2=side, first="p2", mulligan="keep", income="draw"
    )
    game.expect(game.p2, hand=["Wolf"] * 7, technology_deck=["Tower"])
    game.expect(game.p1, water=2)
    game.expect(active="p2", phase="main")


def test_a_combat_goes_on_from_its_declaration() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF]),
        p2=player(units=[GUARD], hand=[MEND]),
        combat=("Wolf", "Guard"),
        auto_pass=False,
    )
    game.expect(in_combat=True, attacker="Wolf", defender="Guard")
    game.expect("Wolf", exhaustion=1)
    game.p2.plays("Mend", target="Guard")
    game.all_pass()
    game.expect("Guard", health=2, exhaustion=1)
    game.expect(in_combat=False, stack_size=0)


def test_a_combat_goes_on_from_the_damage() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF]),
        p2=player(units=[GUARD]),
        combat=("Wolf", "Guard"),
        at="damage",
        auto_pass=False,
    )
    game.expect("Guard", health=1, exhaustion=1)
    assert game.asks("p1", "main phase")


def test_a_stack_waits_with_its_window_open() -> None:
    game = scenario(
        "rone",
        p1=player(units=[unit("Wolf", health=1)]),
        p2=player(hand=[MEND]),
        stack=[waiting("p1", SPARK, target="Wolf")],
        auto_pass=False,
        graveyard="top",
    )
    game.expect(stack=["Spark"])
    game.p2.plays("Mend", target="Wolf")
    game.expect(stack=["Mend", "Spark"])
    game.all_pass()
    game.expect("Wolf", health=1)
    game.expect("Spark", zone="graveyard")


def test_abilities_and_reactions_in_combat_can_wait_on_the_stack() -> None:
    archer = unit("Archer", text="{purple 2}: Deal 1 damage to target unit.")
    game = scenario(
        "rone",
        p1=player(units=[WOLF]),
        p2=player(units=[GUARD, placed(archer, exhaustion=2)]),
        combat=("Wolf", "Guard"),
        stack=[waiting("p2", "Archer", ability=0, target="Wolf")],
    )
    game.expect("Wolf", health=1)
    game.expect("Guard", health=1)


def test_the_german_edition_has_its_own_cards_and_rules() -> None:
    wither = tactic("Wither", "Target unit gets -1 {health}.")
    with pytest.raises(PackError, match="negative health"):
        scenario("rone", p1=player(hand=[wither]))
    game = scenario("rone", p1=player(hand=[wither], units=[WOLF]), edition="de")
    game.p1.plays("Wither", target="Wolf")
    game.expect("Wolf", health=2, damage=1)
    game.expect(edition="de")


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda: scenario("rone", weather="rain"), "weather"),
        (lambda: scenario("rone", at="noon"), "no moment is called 'noon'"),
        (lambda: scenario("rone", p1=WOLF), "player"),
        (lambda: scenario("rone", p1=player(units=[SPARK])), "Spark"),
        (lambda: scenario("rone", p1=player(hand=[technology("Tower")])), "Tower cannot lie there"),
        (lambda: scenario("rone", p1=player(hand=["No Such Card"])), "No Such Card"),
        (lambda: scenario("rone", p1=player(units=[placed(WOLF, damage=3)])), "Wolf .* 0 health"),
        (lambda: scenario("rone", p1=player(units=[placed(WOLF, exhaustion=4)])), "0 to 3"),
        (lambda: scenario("rone", p1=player(units=[placed(WOLF, gains=["Swimming"])])), "Swimming"),
        (lambda: scenario("rone", combat=("Wolf", "Guard")), "'Wolf' means no card"),
        (lambda: scenario("rone", turn="p9"), "p9"),
        (lambda: scenario("rone", turn="p3"), "one of p1, p2, not 'p3'"),
        (lambda: scenario("rone", mode="3p", first="p4"), "one of p1, p2, p3, not 'p4'"),
        (lambda: scenario("rone", round=0), "the round is a whole number from 1 to 1000, not 0"),
        (lambda: scenario("rone", max_rounds="x"), "max_rounds is a whole number from 0 to 1000"),
        (lambda: scenario("rone", seed="x"), "the seed is a whole number"),
        (lambda: scenario("rone", mode="3p", eliminated="p1"), "p1 is eliminated and has no turn"),
        (lambda: scenario("rone", mode="3p", eliminated=["p2", "p3"]), "one is eliminated"),
        (
            lambda: scenario("rone", p2=player(technologies=[technology("Tower")] * 4)),
            "p2's technologies in play is a whole number from 0 to 3, not 4",
        ),
        (lambda: scenario("rone", p1=player(units=[placed(WOLF, damage=-1)])), "damage of Wolf"),
        (lambda: player(hand="Spark"), "a list of cards"),
        (lambda: player(deck=-1), "cards in a pile is a whole number from 0 to 10000, not -1"),
        (lambda: player(water=-1), "water is a whole number from 0 to 1000, not -1"),
        (lambda: player(water="x"), "water .* not 'x'"),  # type: ignore[arg-type]
        (lambda: player(level=4), "the level of a hero is a whole number from 1 to 3, not 4"),
    ],
)
def test_a_position_that_cannot_be_is_refused(wrong: object, message: str) -> None:
    assert callable(wrong)
    with pytest.raises(StagingError, match=message):
        wrong()


def test_an_unknown_game_or_standing_answer_is_refused() -> None:
    with pytest.raises(SettingError, match="chess"):
        scenario("chess")
    with pytest.raises(SettingError, match="top, bottom"):
        scenario("rone", graveyard="left")


@pytest.mark.parametrize(
    ("mode", "count", "most"), [("1v1", 6, 5), ("3p", 0, 5), ("2v2", 9, 8), ("1v1", "x", 5)]
)
def test_a_number_of_technologies_that_cannot_be_dealt_is_refused(
    mode: str, count: object, most: int
) -> None:
    words = f"technology_count cannot be '{count}'; it can be: most, a number from 1 to {most}"
    with pytest.raises(SettingError, match=words):
        scenario("rone", at="new game", mode=mode, technology_count=count)


def test_a_text_that_the_language_does_not_know_is_refused_with_its_place() -> None:
    with pytest.raises(PackError, match="Frobnicate"):
        scenario("rone", p1=player(hand=[tactic("Odd", "Frobnicate target unit.")]))


# -- names ---------------------------------------------------------------------------------------


def test_copies_are_told_apart_by_number_and_owner() -> None:
    game = scenario(
        "rone",
        p1=player(units=[placed(GUARD, damage=1), GUARD]),
        p2=player(units=[placed(GUARD, damage=2)]),
    )
    assert [game["p1 Guard"].health, game["p1 Guard 2"].health, game["p2 Guard"].health] == [
        2,
        3,
        1,
    ]
    assert game.p1["Guard 2"] == game["p1 Guard 2"] == "p1 Guard 2"
    assert repr(game.p1["Guard 2"]) == "p1 Guard 2"
    with pytest.raises(ScenarioError, match="may mean: p1 Guard, p1 Guard 2, p2 Guard"):
        assert game["Guard"]
    with pytest.raises(ScenarioError, match="no card called 'Ghost'"):
        assert game["Ghost"]


def test_copies_in_the_same_place_can_stand_for_each_other() -> None:
    game = scenario(
        "rone", p1=player(hand=[SPARK, SPARK]), p2=player(units=[GUARD]), graveyard="top"
    )
    game.p1.plays("Spark", target="Guard")
    game.p1.plays("Spark", target="Guard")
    game.expect("Guard", health=1)


def test_a_name_that_may_mean_cards_in_two_places_fails() -> None:
    game = scenario("rone", p1=player(hand=[SPARK], units=[GUARD]), p2=player(units=[GUARD]))
    with pytest.raises(ScenarioError, match="several ways to do that with Guard"):
        game.p1.plays("Spark", target="Guard")


def test_an_unknown_fact_or_verb_is_named_with_those_there_are() -> None:
    game = scenario("rone", p1=player(units=[WOLF]))
    with pytest.raises(AttributeError, match="no 'wings'; it has: name, label, type"):
        assert game["Wolf"].wings
    with pytest.raises(AttributeError, match="no 'sings'; there are: water"):
        game.p1.sings()
    with pytest.raises(AttributeError, match="no 'weather'"):
        assert game.weather


# -- acting --------------------------------------------------------------------------------------


def reactions() -> Scenario:
    return scenario(
        "rone",
        p1=player(hero_exhaustion=3, units=[WOLF], hand=[SPARK]),
        p2=player(hero_exhaustion=3, units=[GUARD], hand=[MEND]),
        graveyard="top",
    )


def test_windows_are_passed_by_themselves_unless_the_scenario_says_otherwise() -> None:
    game = reactions()
    game.p1.plays("Spark", target="Guard")
    game.expect("Guard", health=2)
    assert game.asks("p1", "main phase")


def test_inside_windows_every_window_waits_and_on_leaving_they_are_passed() -> None:
    game = reactions()
    with game.windows():
        game.p1.plays("Spark", target="Guard")
        game.expect("Guard", health=3)
        assert game.asked == ["p2"]
        game.p2.plays("Mend", target="Guard")
    game.expect("Guard", health=3)
    game.expect("Mend", zone="graveyard")


def test_a_window_that_was_not_answered_fails_the_next_action() -> None:
    game = reactions()
    with game.windows():
        game.p1.plays("Spark", target="Guard")
        with pytest.raises(ScenarioError, match="p1: is not asked now") as failed:
            game.p1.attacks("Wolf", "Guard")
    text = str(failed.value)
    assert "p2 is asked" in text
    assert "[pass]" in text
    assert "unit Guard, health 3" in text


def test_all_pass_closes_one_window_and_fails_where_there_is_none() -> None:
    game = reactions()
    with game.windows():
        game.p1.plays("Spark", target="Guard")
        game.both_pass()
        game.expect("Guard", health=2)
    with pytest.raises(ScenarioError, match="no window is open"):
        game.all_pass()
    with pytest.raises(ScenarioError, match="has no window to pass"):
        game.p1.passes()


def test_a_prompt_that_nothing_was_said_about_fails_the_next_action() -> None:
    game = scenario("rone", p1=player(hand=[SPARK, MEND], units=[WOLF], graveyard=1))
    game.p1.plays("Spark", target="Wolf")
    with pytest.raises(ScenarioError, match="that is not offered with Mend") as failed:
        game.p1.plays("Mend", target="Wolf")
    assert "top" in str(failed.value)
    game.p1.puts("bottom")
    game.expect(game.p1, graveyard=["Filler", "Spark"])
    game.p1.plays("Mend", target="Wolf")
    game.p1.chooses("top")
    game.expect(game.p1, graveyard=["Mend", "Filler", "Spark"])


def test_a_target_that_was_said_must_be_the_target() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[SPARK]),
        p2=player(units=[GUARD], technologies=[technology("Tower")]),
    )
    with pytest.raises(ScenarioError, match="'Tower' did not become the target"):
        game.p1.plays("Spark", target="Tower")
    game = scenario("rone", p1=player(units=[WOLF]), p2=player(units=[GUARD]))
    with pytest.raises(ScenarioError, match="Wolf did not attack p2 hero"):
        game.p1.attacks("Wolf", "p2 hero")


def test_a_forced_target_that_was_said_is_checked_before_the_next_one_is_chosen() -> None:
    lure = tactic("Lure", "Deal 1 damage to target enemy unit. Exhaust target allied unit once.")

    def position() -> Scenario:
        return scenario("rone", p1=player(hand=[lure], units=[WOLF, RAT]), p2=player(units=[GUARD]))

    game = position()
    game.p1.plays("Lure", target=["Guard", "Rat"])
    game.expect("Guard", health=2)
    game.expect("Rat", exhaustion=1)
    game = position()
    game.p1.plays("Lure", target="Rat")  # what is forced need not be said
    game.expect("Rat", exhaustion=1)
    game = position()
    with pytest.raises(ScenarioError, match="'Wolf' did not become the target"):
        game.p1.plays("Lure", target=["Rat", "Wolf"])


def test_which_of_several_opponents_is_meant_can_be_said_behind_the_targets() -> None:
    tire = tactic("Tire", "Exhaust target unit once. The opponent loses 1 {water}.")

    def position(**words: Any) -> Scenario:
        guarded = player(units=[GUARD], water=2)
        return scenario("rone", mode="3p", p2=guarded, p3=player(water=2), graveyard="top", **words)

    mine = player(hand=[tire], units=[WOLF])
    game = position(p1=mine)
    game.p1.plays("Tire", target=["Guard", "p3"])
    assert [game.p2.water, game.p3.water] == [2, 1]
    game = position(p1=mine)
    game.p1.plays("Tire", target="Wolf")
    assert game.options("p1") == ["Player 2", "Player 3"]  # what is not said is asked
    game = position(stack=[waiting("p1", tire, target=["Guard", "p3"])], auto_pass=False)
    assert game.asks("p2", "Tire on your Guard and Player 3")
    game.all_pass()
    assert [game.p2.water, game.p3.water] == [2, 1]
    with pytest.raises(StagingError, match="p1 is no opponent of p1"):
        position(stack=[waiting("p1", tire, target=["Guard", "p1"])])
    with pytest.raises(ScenarioError, match="that is not offered with p1"):
        position(p1=mine).p1.plays("Tire", target=["Guard", "p1"])


def test_an_initiative_that_was_said_must_be_offered() -> None:
    surge = tactic("Surge", "Gain 1 {water}.\nInitiative, pay 2 {water}: Draw a card.")
    game = scenario("rone", p1=player(hand=[surge], water=1))
    with pytest.raises(ScenarioError, match="initiative=0 was never asked for"):
        game.p1.plays("Surge", initiative=0)
    game = scenario("rone", p1=player(hand=[surge], water=2))
    with pytest.raises(ScenarioError, match="initiative=1 was never asked for"):
        game.p1.plays("Surge", initiative=[0, 1])


def test_an_action_that_is_not_legal_fails_with_the_reasons() -> None:
    game = scenario("rone", p1=player(hand=[unit("Elder", level=2, cost=3)]))
    with pytest.raises(ScenarioError, match="RONE-PLAY-3") as failed:
        game.p1.plays("Elder")
    assert "RONE-PLAY-2" in str(failed.value)


def test_choices_of_an_action_are_said_with_it() -> None:
    surge = tactic(
        "Surge", "Gain 1 {water} or draw a card.\nInitiative, pay 2 {water}: Draw a card."
    )
    bolt = tactic("Bolt", "Deal 1 damage to 2 target units.")
    game = scenario(
        "rone",
        p1=player(hand=[surge, bolt], water=3, units=[WOLF]),
        p2=player(units=[GUARD]),
        graveyard="top",
    )
    with game.changed({"p1 water": -1, "p1 hand": 0}):
        game.p1.plays("Surge", mode="gain", initiative=[0])
    game.p1.plays("Bolt", target=["Wolf", "Guard"])
    game.expect("Wolf", health=2)
    game.expect("Guard", health=2)


def test_units_are_recycled_and_heroes_levelled_up() -> None:
    game = scenario("rone", p1=player(water=7, graveyard=[WOLF, *filler(2)]))
    game.p1.recycles("Wolf")
    game.expect("Wolf", zone="battlefield", exhaustion=2)
    game.expect(game.p1, removed=["Filler"])
    game.p1.levels_up()
    game.expect(game.p1, level=2, water=0)


def test_a_player_concedes_and_the_other_wins() -> None:
    game = scenario("rone")
    assert (game.over, game.winner, game.tie) == (False, None, False)
    game.p1.concedes()
    assert (game.over, game.winner, game.tie) == (True, game.p2, False)
    with pytest.raises(ScenarioError, match="the game is over"):
        game.p2.ends_turn()


def test_a_game_can_end_in_a_tie() -> None:
    quake = tactic("Quake", "Destroy the top card of each player's deck.")
    game = scenario("rone", p1=player(hand=[quake], deck=1), p2=player(deck=1), graveyard="top")
    game.p1.plays("Quake")
    assert game.tie
    assert game.winner is None


# -- asserting -----------------------------------------------------------------------------------


def test_expect_fails_with_the_fact_and_the_position() -> None:
    game = scenario("rone", p1=player(units=[WOLF]))
    with pytest.raises(ScenarioError, match="health of Wolf is 3, expected 4"):
        game.expect("Wolf", health=4)
    with pytest.raises(ScenarioError, match="water of p1 is 0, expected 1"):
        game.expect(game.p1, water=1)
    with pytest.raises(ScenarioError, match="phase is 'main', expected 'end'"):
        game.expect(phase="end")


def test_changes_are_told_by_how_much() -> None:
    game = scenario("rone", p1=player(hand=[SPARK]), p2=player(units=[GUARD]))
    with (
        pytest.raises(ScenarioError, match="Guard health changed by -1, expected -2"),
        game.changed({"Guard health": -2}),
    ):
        game.p1.plays("Spark", target="Guard")
    game = scenario("rone", p1=player(hand=[SPARK]), p2=player(units=[GUARD]))
    with (
        pytest.raises(ScenarioError, match="p1 hand changed by -1"),
        game.changed({"Guard health": -1}, only=True),
    ):
        game.p1.plays("Spark", target="Guard")


def test_options_and_offers_are_read_by_words_ids_and_cards() -> None:
    game = scenario("rone", p1=player(units=[WOLF], hand=[SPARK]))
    assert any("Wolf" in sentence for sentence in game.options("p1"))
    assert game.options("p2") == []
    assert game.offers(game.p1, "end-turn")
    assert game.offers(game.p1, "attack with wolf")
    assert game.offers(game.p1, game["Wolf"])
    assert not game.offers(game.p1, "level-up")
    assert not game.offers(game.p2, "pass")


def test_refuses_wants_the_rule_and_allows_wants_none() -> None:
    game = scenario(
        "rone", p1=player(units=[WOLF, placed(GUARD, exhaustion=1)]), p2=player(units=[GUARD])
    )
    game.allows("p1", "attack", "Wolf")
    game.allows("p1", "attack", "Wolf", target="p2 Guard")
    game.refuses("p1", "attack", "p1 Guard", rule="RONE-COMBAT-2")
    game.refuses("p1", "attack", "Wolf", target="p2 hero", rule="RONE-GUARD-2")
    game.refuses("p2", "end turn", rule="RONE-SLOW-3")
    with pytest.raises(ScenarioError, match="RONE-PLAY-3 does not forbid it"):
        game.refuses("p1", "attack", "p1 Guard", rule="RONE-PLAY-3")
    with pytest.raises(ScenarioError, match="is forbidden by RONE-COMBAT-2"):
        game.allows("p1", "attack", "p1 Guard")


def test_what_is_allowed_or_refused_is_the_copy_that_the_action_would_take() -> None:
    game = scenario(
        "rone",
        p1=player(units=[placed(WOLF, exhaustion=1), WOLF], graveyard=[SPARK], hand=[SPARK]),
        p2=player(units=[placed(GUARD, exhaustion=3), GUARD]),
    )
    game.allows("p1", "attack", "Wolf")
    game.refuses("p1", "attack", game["Wolf"], rule="RONE-COMBAT-2")
    game.allows("p1", "play", "Spark", target="Guard")
    game.allows("p1", "attack", "Wolf", target="Guard")
    poor = scenario(
        "rone", p1=player(hand=[unit("Elder", cost=3)], graveyard=[unit("Elder", cost=3)])
    )
    assert poor.explains("p1", "play", "Elder") == ["RONE-PLAY-2"]


def test_a_refusal_needs_a_reason_but_no_rule() -> None:
    game = scenario("rone", p1=player(units=[WOLF]), p2=player(units=[GUARD]))
    game.refuses("p1", "level up")
    game.refuses("p1", "use", "p1 hero", number=9, target="Wolf")
    with pytest.raises(ScenarioError, match="p1 attack Wolf is offered"):
        game.refuses("p1", "attack", "Wolf")
    with pytest.raises(ScenarioError, match="p1 attack Wolf on Guard is offered"):
        game.refuses("p1", "attack", "Wolf", target="Guard")


def test_an_action_without_its_card_is_allowed_with_any_and_refused_with_all() -> None:
    game = scenario("rone", p1=player(units=[placed(WOLF, exhaustion=1), WOLF], hand=[MEND]))
    game.allows("p1", "attack")
    game.allows("p1", "play")
    with pytest.raises(ScenarioError, match="p1 attack is offered"):
        game.refuses("p1", "attack")
    game.refuses("p1", "recycle")
    game = scenario("rone", p1=player(units=[placed(WOLF, exhaustion=1)], hand=[MEND]))
    game.refuses("p1", "attack", rule="RONE-COMBAT-2")
    game.refuses("p2", "attack")  # nobody to attack with


def test_an_ability_without_its_card_is_any_of_its_abilities() -> None:
    sage = unit(
        "Sage",
        text="{yellow 1}, pay 5 {water}: Draw a card.\n{yellow 1}, pay 1 {water}: Draw 2 cards.",
    )
    game = scenario("rone", p1=player(units=[sage], water=1, hero_exhaustion=1))
    game.refuses("p1", "use", "Sage")
    game.allows("p1", "use", "Sage", number=1)
    game.allows("p1", "use")
    with pytest.raises(ScenarioError, match="p1 use is offered"):
        game.refuses("p1", "use")


def test_a_payment_that_was_said_is_the_card_that_was_given() -> None:
    """Rat goes to the graveyard as well, but by the effect: the cost took Wolf."""
    altar = technology("Altar", text="{yellow 1}, destroy an allied unit: Discard a card.")

    def position(*hand: Design) -> Scenario:
        mine = player(hand=list(hand), units=[WOLF], technologies=[altar])
        return scenario("rone", p1=mine, graveyard="top")

    game = position(RAT)
    game.p1.uses("Altar", pay="Wolf")  # where there is only one, it may be said as well
    game.expect(game.p1, units=[], hand=[])
    for game in (position(RAT), position(RAT, MEND)):
        with pytest.raises(ScenarioError, match="pay='Rat' was never asked for"):
            game.p1.uses("Altar", pay="Rat")


@pytest.mark.parametrize("game", ["rone", "runeslingers"])
def test_a_refusal_of_what_there_is_not_is_a_mistake(game: str) -> None:
    """A misspelt word would be refused for ever: such a test could not fail."""
    position = scenario(game)
    for ask in (position.refuses, position.allows, position.explains):
        with pytest.raises(ScenarioError, match="no action is called 'levelup'"):
            ask("p1", "levelup")
        with pytest.raises(ScenarioError, match="there is no p3: the players are p1, p2"):
            ask("p3", "end turn")
        with pytest.raises(ScenarioError, match="there is no card called 'Nobody'"):
            ask("p1", "play", "Nobody")
    with pytest.raises(ScenarioError, match="there is no p4"):
        _ = position.p4
    with pytest.raises(SettingError, match="ask_everybody is True or False, not 'yes'"):
        scenario(game, ask_everybody="yes")  # type: ignore[arg-type]


def test_the_open_window_is_a_fact() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[unit("Giant"), MEND], units=[WOLF]),
        p2=player(hand=[MEND], units=[GUARD]),
    )
    game.expect(window=None)
    with game.windows():
        game.p1.announces("play")
        assert game.window == "play announced"
        game.all_pass()
        game.p1.plays("Giant")
        assert game.window == "play"
        game.all_pass()
        game.p1.announces("attack", "Wolf")
        assert game.window == "attack announced"
        game.all_pass()
        assert game.window == "attack"
        game.p2.plays("Mend", target="Guard")
        assert game.window == "play"
    assert scenario(
        "rone", at="income", p2=player(hand=[MEND], units=[GUARD]), auto_pass=False
    ).window == ("phase begins")


def test_a_window_asks_everybody_if_the_scenario_says_so() -> None:
    def position(*, ask_everybody: bool) -> Scenario:
        return scenario(
            "rone",
            p1=player(hero_exhaustion=1, units=[WOLF, WOLF]),
            p2=player(hero_exhaustion=1, units=[GUARD]),
            ask_everybody=ask_everybody,
            damage="deck",
        )

    game = position(ask_everybody=False)
    with game.windows():
        game.p1.announces("attack", "Wolf")
        game.expect(window=None)  # nobody could react
    game = position(ask_everybody=True)
    with game.windows():
        game.p1.announces("attack", "Wolf")
        assert game.window == "attack announced"
        assert game.asked == [game.p2]
        game.p2.passes()
        assert game.asked == [game.p1]


def test_the_log_and_the_rules_of_events_can_be_asserted() -> None:
    game = scenario("rone", p1=player(hand=[SPARK]), p2=player(units=[GUARD]))
    assert game.log() == []
    game.p1.plays("Spark", target="Guard")
    assert game.log_contains("plays Spark")
    assert game.log_contains("spark", game.p2)
    assert not game.log_contains("Wolf")
    assert game.cites("RONE-PLAY-2")
    assert not game.cites("RONE-LEVEL-4")
    assert game.view("p2")


def test_a_hero_has_the_plain_economic_ability_and_what_its_text_adds() -> None:
    seer = hero("Seer", ["", "", "Detection."], water_income=(1, 2, 3))
    game = scenario("rone", p1=player(hero=seer, level=3), p2=player(hero=seer))
    game.expect("p1 hero", keywords={"detection"}, name="Seer")
    game.expect("p2 Seer", keywords=set())
    game.p1.uses("hero", mode="water")
    game.expect(game.p1, water=1, water_income=3)


# -- the state behind it -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "at", ["main", "refresh", "income", "end", "mulligan", "combat", "damage", "stack"]
)
def test_a_described_position_is_a_sound_state_and_can_be_played_to_the_end(at: str) -> None:
    units: list[Design | Placed] = [WOLF, placed(GUARD, exhaustion=1, damage=1)]
    tower = technology("Tower", "Allied units get +1 {melee}.")
    fighting = at in {"combat", "damage"}
    game = scenario(
        "rone",
        p1=player(hand=[SPARK, MEND], units=units, graveyard=[WOLF, SPARK], technologies=[tower]),
        p2=player(hand=[SPARK, MEND], units=units, graveyard=[WOLF, SPARK]),
        at=at,
        combat=("p1 Wolf", "p2 Guard") if fighting else (),
        stack=[waiting("p2", SPARK, target="p1 Wolf")] if at == "stack" else (),
        auto_pass=False,
    )
    rules, state, chance = game.session.game, game.state, RandomStream(7)
    assert rules.invariants(state) == []
    assert rules.load(state.dump()).digest() == state.digest() == state.clone().digest()
    for _ in range(3000):
        if game.over:
            break
        question = game.session.open_questions()[0]
        game.session.answer(question, question.options[chance.below(len(question.options))])
        assert rules.invariants(state) == []
    assert game.over

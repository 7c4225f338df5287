"""The six steps of an action: announce, attempt to cancel, activate, place on the stack, react, execute."""

import json
from typing import Any

import pytest

from runestack.games.rone.scenario import filler, player, tactic, technology, unit
from runestack.testing import Scenario, scenario

SPARK = tactic("Spark", "Deal 1 damage to target unit.")
HORN = tactic("Horn", "Gain 1 {water}.")
DROUGHT = tactic("Drought", "The opponent loses 2 {water}.")
SNARE = tactic("Snare", "Exhaust target unit once.")
WOLF = unit("Wolf", health=3, melee=2)


@pytest.mark.rule("RONE-ACT-1", "RONE-ACT-7", "RONE-ACT-8")
@pytest.mark.parametrize("action", ["play", "recycle", "level up"])
def test_a_slow_effect_goes_through_six_steps(action: str) -> None:
    game = scenario(
        "rone",
        p1=player(
            water=9,
            hand=[unit("Imp", cost=1), HORN],
            graveyard=[unit("Ghoul"), *filler(1)],
        ),
        p2=player(hand=[DROUGHT, HORN]),
        auto_pass=False,
        graveyard="top",
    )
    game.p1.announces(action)  # 1
    assert game.asks(game.p2, "announces ")  # 2
    game.expect(stack_size=0)
    game.expect(game.p1, water=9)
    game.all_pass()
    if action == "play":  # 3
        game.p1.plays("Imp")
    elif action == "recycle":
        game.p1.recycles("Ghoul")
    else:
        game.p1.levels_up()
    paid = {"play": 1, "recycle": 0, "level up": 7}[action]
    game.expect(stack_size=1)  # 4
    game.expect(game.p1, water=9 - paid, units=[], level=1)
    assert game.asks(game.p2, "react")  # 5
    game.p2.plays("Drought")
    game.expect(stack_size=2)
    game.all_pass()
    game.expect(game.p1, water=7 - paid)  # what was added came first
    executed = {"play": (["Imp"], 1), "recycle": (["Ghoul"], 1), "level up": ([], 2)}[action]
    assert (game.p1.units, game.p1.level) == executed  # 6
    game.expect(stack_size=0)


@pytest.mark.rule("RONE-ACT-1")
def test_a_fast_effect_starts_with_the_third_step() -> None:
    game = scenario("rone", p1=player(hand=[HORN]), p2=player(hand=[HORN]), auto_pass=False)
    game.p1.plays("Horn")
    game.expect("p1 Horn", zone="stack")
    assert game.asks(game.p2, "plays Horn")


def everything_told(game: Scenario, seat: str) -> str:
    """What a player can see and read."""
    return json.dumps(game.view(seat)) + "".join(game.log(seat))


@pytest.mark.rule("RONE-ACT-2")
def test_announcing_to_play_says_the_kind_of_action_and_not_the_card() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[unit("Imp"), unit("Ogre")], technology_deck=[technology("Radar")]),
        p2=player(hand=[HORN]),
        auto_pass=False,
    )
    game.p1.announces("play")
    assert game.asks(game.p2, "announces playing a card")
    assert game.log_contains("announces playing a card", game.p2)
    for name in ("Imp", "Ogre", "Radar"):
        assert name not in everything_told(game, "p2")
        assert name in everything_told(game, "p1")
    game.all_pass()
    game.p1.plays("Imp")
    assert "Imp" in everything_told(game, "p2")


@pytest.mark.rule("RONE-ACT-2")
def test_announcing_to_recycle_names_no_card() -> None:
    game = scenario(
        "rone",
        p1=player(graveyard=[unit("Ghoul"), *filler(1)], hand=[HORN]),
        p2=player(hand=[HORN]),
        auto_pass=False,
    )
    game.p1.announces("recycle")
    assert game.asks(game.p2, "announces recycling a card")
    assert not game.log_contains("Ghoul", game.p2)
    game.expect("Ghoul", zone="graveyard")


@pytest.mark.rule("RONE-ACT-3", "RONE-RULING-61")
def test_fast_effects_of_the_second_step_are_executed_completely_and_the_window_is_repeated() -> (
    None
):
    game = scenario(
        "rone",
        p1=player(water=3, hand=[unit("Imp", cost=3), HORN, HORN]),
        p2=player(hand=[DROUGHT, DROUGHT]),
        auto_pass=False,
        graveyard="top",
    )
    game.p1.announces("play")
    assert game.asked == ["p2"]
    game.p2.plays("Drought")
    game.all_pass()
    game.expect(stack_size=0)
    game.expect(game.p1, water=1, units=[])
    assert game.asks(game.p2, "announces playing a card")  # again, opponents first
    game.p2.passes()
    game.p1.uses("hero", mode=0)
    game.all_pass()
    assert game.p1.water == 2
    assert game.asked == ["p2"]
    game.p2.passes()
    game.p1.plays("Horn")
    game.all_pass()
    game.all_pass()  # with nothing added: the third step
    game.p1.plays("Imp")
    game.expect(game.p1, water=0)


@pytest.mark.rule("RONE-RULING-61")
def test_the_game_can_end_in_the_second_step_of_an_announced_action() -> None:
    blast = tactic("Blast", "Deal 1 damage to the opponent's hero.")
    game = scenario(
        "rone",
        p1=player(hand=[unit("Imp")], deck=[]),
        p2=player(hand=[blast]),
        graveyard="top",
        damage="hand",
    )
    with game.windows():
        game.p1.announces("play")
        game.p2.plays("Blast")
        game.all_pass()
        assert game.over
    assert game.winner == "p2"
    game.expect("Imp", zone="graveyard")


@pytest.mark.rule("RONE-ACT-4", "RONE-RULING-62")
def test_a_play_that_cannot_be_paid_any_more_is_cancelled_and_costs_nothing() -> None:
    game = scenario(
        "rone",
        p1=player(water=3, hand=[unit("Imp", cost=2)]),
        p2=player(hand=[DROUGHT]),
    )
    with game.windows():
        game.p1.announces("play")
        game.p2.plays("Drought")
        with game.changed({"p1 water": -2, "p1 hand": 0, "p2 hand": 0}):
            game.all_pass()
            game.all_pass()
        assert game.asks(game.p1, "main phase")
    game.expect("Imp", zone="hand")


@pytest.mark.rule("RONE-ACT-4", "RONE-RULING-62")
def test_a_level_up_that_cannot_be_paid_any_more_is_cancelled_and_costs_nothing() -> None:
    game = scenario("rone", p1=player(water=8, hand=[HORN]), p2=player(hand=[DROUGHT]))
    with game.windows():
        game.p1.announces("level up")
        game.p2.plays("Drought")
    assert game.asks(game.p1, "main phase")
    game.expect(game.p1, level=1, water=6)


@pytest.mark.rule("RONE-ACT-4", "RONE-RULING-62")
def test_an_attack_that_has_become_impossible_is_cancelled_without_further_exhaustion() -> None:
    slow = unit("Sloth", speed=3)
    game = scenario("rone", p1=player(units=[slow], hand=[HORN]), p2=player(hand=[SNARE]))
    with game.windows():
        game.p1.announces("attack", "Sloth")
        game.p2.plays("Snare", target="Sloth")
    game.expect("Sloth", exhaustion=1)
    game.expect(in_combat=False, stack_size=0)


@pytest.mark.rule("RONE-ACT-6")
def test_a_cancelled_action_is_not_put_on_the_stack_and_gives_no_second_window() -> None:
    game = scenario(
        "rone",
        p1=player(water=2, hand=[unit("Imp", cost=2), HORN]),
        p2=player(hand=[DROUGHT, HORN]),
        auto_pass=False,
    )
    game.p1.announces("play")
    game.p2.plays("Drought")
    game.all_pass()
    game.all_pass()  # the window of the second step once more
    assert game.asks(game.p1, "main phase")
    game.expect(stack_size=0)


@pytest.mark.rule("RONE-ACT-5")
def test_after_announcing_to_play_any_card_that_is_legal_now_may_be_played() -> None:
    game = scenario(
        "rone",
        p1=player(
            water=0,
            hand=[unit("Imp"), unit("Ogre", cost=1), unit("Elder", level=2), SPARK],
            technology_deck=[technology("Radar"), technology("Tower", cost=2)],
            units=[WOLF],
        ),
    )
    game.refuses(game.p1, "play", "Ogre", rule="RONE-PLAY-2")
    with game.windows():
        game.p1.announces("play")
        game.p2.passes()
        game.p1.uses("hero", mode=0)
        game.all_pass()
        game.all_pass()
    assert sorted(game.options(game.p1)) == [
        "Play Imp for 0 of your 1 water",
        "Play Ogre for 1 of your 1 water",
        "Play Radar for 0 of your 1 water",
        "Play no card",
    ]
    game.p1.plays("Ogre")
    game.expect(game.p1, water=0, units=["Wolf", "Ogre"])


# -- announcing ----------------------------------------------------------------------------------


@pytest.mark.rule("RONE-RULING-58")
def test_playing_is_announced_only_if_some_card_could_be_played_now() -> None:
    cards = [unit("Ogre", cost=3), unit("Elder", level=2), *filler(1), SPARK]
    game = scenario("rone", p1=player(water=2, hand=[*cards, HORN]))
    assert not game.offers(game.p1, "play-a-card")
    game.p1.plays("Horn")
    assert game.offers(game.p1, "play-a-card")


@pytest.mark.rule("RONE-RULING-58")
def test_recycling_levelling_and_attacking_are_announced_only_if_they_could_be_done_now() -> None:
    coward = unit("Coward", text="This unit cannot attack.")
    game = scenario(
        "rone",
        p1=player(water=6, units=[coward, WOLF], hand=[HORN], graveyard=[unit("Ghoul", recycle=1)]),
        graveyard="bottom",
    )
    assert not game.offers(game.p1, "recycle-a-card")
    assert not game.offers(game.p1, "level-up")
    assert not game.offers(game.p1, "Attack with Coward")
    assert game.offers(game.p1, "Attack with Wolf")
    game.p1.plays("Horn")
    assert game.offers(game.p1, "recycle-a-card")
    assert game.offers(game.p1, "level-up")


@pytest.mark.rule("RONE-RULING-59")
def test_a_player_backs_out_of_playing_recycling_and_levelling_up_but_not_of_an_attack() -> None:
    game = scenario(
        "rone",
        p1=player(
            water=7, units=[WOLF], hand=[unit("Imp"), HORN], graveyard=[unit("Ghoul"), *filler(1)]
        ),
        p2=player(units=[unit("Rat"), unit("Bat")], hand=[HORN]),
        graveyard="top",
    )
    for action in ("play", "recycle", "level up"):
        game.p1.announces(action)
        with game.changed({"p1 water": 0, "p1 hand": 0, "p1 graveyard": 0, "p1 level": 0}):
            game.p1.declines()
        assert game.asks(game.p1, "main phase")
    game.p1.announces("attack", "Wolf")
    assert len(game.options(game.p1)) == 2
    assert not game.offers(game.p1, "decline")
    game.p1.attacks("Wolf", "Rat")
    game.p1.announces("level up")
    assert game.options(game.p1) == [
        "Pay 7 of your 7 water to level up Hero",
        "Do not level up",
    ]
    game.p1.levels_up()
    game.expect(game.p1, level=2, water=0)


@pytest.mark.rule("RONE-RULING-60")
@pytest.mark.parametrize("action", ["play", "recycle"])
def test_a_declined_announcement_is_not_repeated_until_something_has_changed(action: str) -> None:
    card = "Imp" if action == "play" else "Ghoul"
    other = "Ghoul" if action == "play" else "Imp"
    game = scenario(
        "rone",
        p1=player(hand=[unit("Imp"), HORN], graveyard=[unit("Ghoul"), *filler(1)]),
        graveyard="bottom",
    )
    game.p1.announces(action)
    game.p1.declines()
    game.refuses(game.p1, action, card, rule="RONE-RULING-60")
    game.allows(game.p1, "recycle" if action == "play" else "play", other)
    game.p1.plays("Horn")
    game.allows(game.p1, action, card)


@pytest.mark.rule("RONE-RULING-59", "RONE-RULING-60")
def test_a_level_up_given_up_is_announced_again_only_after_a_change() -> None:
    game = scenario("rone", p1=player(water=7, hand=[HORN]), p2=player(hand=[DROUGHT]))
    with game.windows():
        game.p1.announces("level up")
        game.all_pass()
    game.allows(game.p1, "level up")  # announced, and not yet paid
    game.p1.declines()
    game.refuses(game.p1, "level up", rule="RONE-RULING-60")
    assert not game.offers(game.p1, "level-up")
    game.p1.plays("Horn")
    game.p1.levels_up()
    game.expect(game.p1, level=2, water=1)


@pytest.mark.parametrize("edition", ["en", "de"])
@pytest.mark.parametrize(
    ("mode", "seat"), [("1v1", "p2"), ("3p", "p1"), ("3p", "p3"), ("2v2", "p2"), ("2v2", "p3")]
)
@pytest.mark.rule("RONE-RULING-59", "RONE-RULING-60", "RONE-RULING-62", "RONE-LEVEL-2")
def test_every_level_up_can_be_given_up_and_paid_later_in_every_mode(
    mode: str, seat: str, edition: str
) -> None:
    players: dict[str, Any] = {seat: player(water=18, hand=[HORN, HORN])}
    game = scenario("rone", mode=mode, turn=seat, edition=edition, graveyard="top", **players)
    acting = getattr(game, seat)
    for level in (2, 3):
        acting.announces("level up")
        with game.changed({f"{seat} water": 0}, only=True):
            acting.declines()
        game.refuses(acting, "level up", rule="RONE-RULING-60")
        acting.plays("Horn")
        acting.levels_up()
        game.expect(acting, level=level)
    game.expect(acting, water=1)


@pytest.mark.rule("RONE-RULING-59", "RONE-ACT-3", "RONE-ACT-4")
def test_a_level_up_that_reactions_made_too_dear_ends_and_counts_as_no_refusal() -> None:
    game = scenario("rone", p1=player(water=7, hand=[HORN]), p2=player(hand=[DROUGHT]))
    with game.windows():
        game.p1.announces("level up")
        game.p2.plays("Drought")
    game.expect(game.p1, level=1)
    assert game.asks(game.p1, "main phase")
    assert "RONE-RULING-60" not in game.explains(game.p1, "level up")


@pytest.mark.rule("RONE-RULING-59", "RONE-LEVEL-1", "RONE-LEVEL-2")
@pytest.mark.parametrize("level", [1, 2])
def test_a_hero_raised_before_the_price_is_paid_pays_that_of_the_next_card_if_there_is_one(
    level: int,
) -> None:
    rise = tactic("Rise", "Level up your hero without paying.")
    game = scenario(
        "rone", p1=player(level=level, water=12, hand=[rise]), p2=player(hero_exhaustion=1)
    )
    with game.windows():
        game.p1.announces("level up")
        game.p1.plays("Rise")
    if level == 1:
        game.p1.levels_up()
    game.expect(game.p1, level=3, water=0 if level == 1 else 12)


@pytest.mark.rule("RONE-RULING-60")
def test_an_attack_is_a_change_after_which_a_declined_announcement_is_allowed_again() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF], hand=[unit("Imp"), HORN]),
        p2=player(hero_exhaustion=1, units=[unit("Rat")]),
        graveyard="top",
    )
    game.p1.announces("play")
    game.p1.declines()
    game.refuses(game.p1, "play", "Imp", rule="RONE-RULING-60")
    game.p1.attacks("Wolf", "Rat")
    game.allows(game.p1, "play", "Imp")


@pytest.mark.rule("RONE-RULING-60")
def test_reactions_before_the_player_declines_are_no_change_after_it() -> None:
    game = scenario("rone", p1=player(water=3, hand=[unit("Imp"), HORN]), p2=player(hand=[DROUGHT]))
    with game.windows():
        game.p1.announces("play")
        game.p2.plays("Drought")
    game.p1.declines()
    game.refuses(game.p1, "play", "Imp", rule="RONE-RULING-60")

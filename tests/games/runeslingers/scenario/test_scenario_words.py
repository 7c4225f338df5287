"""Runeslingers in the scenario language: what it sets up, how it acts, and how strict it is."""

from typing import Any

import pytest

from runestack.games.runeslingers.scenario import (
    Placed,
    activate,
    boon,
    concealing,
    filler,
    passive,
    placed,
    player,
    runeslinger,
    spirit,
    trinket,
    utility,
)
from runestack.games.staging import StagingError
from runestack.testing import Scenario, ScenarioError, scenario

EMBER = spirit("Ember", "Deal 3 damage to a target.")
WALL = spirit("Wall", "Sling: Deal 2 damage to a target.", defense=3)
BELL = trinket("Bell", "Activate: Draw a card.")
SNAP = utility("Snap", "Destroy target trinket.", keywords="Shout")

# -- positions -----------------------------------------------------------------------------------


def test_the_usual_position_is_p1s_play_phase_in_turn_3() -> None:
    game = scenario("runeslingers")
    game.expect(phase="play", turn=3, active="p1", first_player="p1", ladder=[])
    assert game.asked == ["p1"]
    assert game.options("p1") == ["End your play phase"]
    for seat in (game.p1, game.p2):
        game.expect(seat, power=5, health=18, maximum=18, block=4, determinations=0, hand=[])
        game.expect(seat, deck=["Filler"] * 10, discard=[], void=[], field=[], ailments={})
        game.expect(seat, empty_concentrations=["Filler"] * 3)


def test_every_zone_is_filled_as_described_from_the_top() -> None:
    game = scenario(
        "runeslingers",
        p1=player(
            hand=[EMBER, "Fireball"],
            deck=["Meteor", *filler(2)],
            discard=["Hex", "Brand"],
            void=[WALL],
            field=[placed("Lava Stream", tokens=2, damage=1, on="Bounce"), BELL],
            concentrations=["Tornado", "Dominate"],
            ailments={"burn": 2, "curse": 3},
            boons=[concealing(placed("Deathmark", owner="p2"), weaken=1)],
            power=3,
            determinations=2,
        ),
    )
    game.expect(
        game.p1,
        hand=["Ember", "Fireball"],
        deck=["Meteor", "Filler", "Filler"],
        discard=["Hex", "Brand"],
        void=["Wall"],
        field=["Lava Stream", "Bell", "Deathmark"],
        concentrations=["Bounce", "Filler", "Tornado", "Dominate"],
        empty_concentrations=["Tornado", "Dominate"],
        ailments={"burn": 2, "curse": 3},
        concealed={"weaken": 1},
        areas=["burn 2", "curse 3", "boon on weaken 1", ""],
        power=3,
        health=15,
        determinations=2,
    )
    game.expect("Lava Stream", tokens=2, damage=1, defense=2, under="Bounce", area=1)
    game.expect("Deathmark", owner="p2", controller="p1", area=3)
    game.expect("Dominate", empty=True, known_to=["p1"])


def test_marks_are_of_this_turn() -> None:
    game = scenario(
        "runeslingers",
        p1=player(field=[placed(BELL, played=True), placed(WALL, slung=True)]),
    )
    game.refuses(game.p1, "activate", "Bell", rule="RS-PLAYPH-7")
    game.refuses(game.p1, "sling", "Wall", rule="RS-RULING-50")
    game.p1.ends_turn()
    game.expect(game.p1, field=["Bell"], discard=["Wall"])


def test_abilities_listen_only_if_they_are_said() -> None:
    flame = passive("Whenever an allied runespell is slung, gain 1 health.")
    pull = activate("Draw a card.", cost=1)
    mage = runeslinger("Ada", of_class="warden")
    game = scenario(
        "runeslingers",
        p1=player(
            runeslinger=mage, passive=flame, activate=pull, determinations=1, hand=[EMBER], health=9
        ),
        p2=player(passive="Inner Flame"),
    )
    game.p1.plays("Ember", target="p2")
    game.expect(game.p1, health=10)
    game.p1.activates()
    game.expect(game.p1, determinations=0, hand=["Filler"], runeslinger="Ada")
    game.expect(game.p2, runeslinger="Eva", passive="Inner Flame")


@pytest.mark.parametrize(
    ("at", "turn_number", "phase", "hand", "health"),
    [
        ("beginning", 3, "draw", 2, 17),
        ("cleanse", 1, "draw", 1, 16),
        ("draw", 2, "draw", 2, 16),
        ("before play", 3, "play", 0, 16),
    ],
)
def test_a_turn_begins_at_any_phase(
    at: str, turn_number: int, phase: str, hand: int, health: int
) -> None:
    dawn = trinket("Dawn", "At the beginning of your turn, gain 1 health.")
    one = player(field=[dawn], health=16)
    game = scenario("runeslingers", p2=one, at=at, turn="p2", turn_number=turn_number)
    game.expect(phase=phase, active="p2", turn=turn_number)
    game.expect(game.p2, hand=["Filler"] * hand, health=health)


def test_what_the_first_check_would_change_is_no_position() -> None:
    with pytest.raises(StagingError, match="1 to 18 health"):
        scenario("runeslingers", p1=player(health=19))
    with pytest.raises(StagingError, match="Wall lies in play with 0 defense"):
        scenario("runeslingers", p1=player(field=[placed(WALL, damage=3)]))
    with pytest.raises(StagingError, match="plague"):
        player(ailments={"plague": 1})
    with pytest.raises(StagingError, match="6 concentration areas"):
        scenario("runeslingers", p1=player(concentrations=7))
    with pytest.raises(StagingError, match="nonsense"):
        scenario("runeslingers", nonsense=1)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"turn": "p3"}, "a player is one of p1, p2, not 'p3'"),
        ({"first": "p4"}, "a player is one of p1, p2, not 'p4'"),
        ({"at": "new game", "first": "p3"}, "a player is one of p1, p2, not 'p3'"),
        ({"turn_number": 0}, "turn_number is a whole number from 1 to 1000, not 0"),
        ({"turn_number": "x"}, "turn_number .* not 'x'"),
        ({"encounter": 0}, "encounter is a whole number from 1 to 1000, not 0"),
        ({"seed": "x"}, "the seed is a whole number"),
        ({"at": "new game", "seed": 0.5}, "the seed is a whole number"),
        ({"concentration_areas": 0}, "concentration_areas is a whole number from 1 to 12, not 0"),
        ({"turn_limit": -1}, "turn_limit is a whole number from 0 to 1000, not -1"),
        ({"starting_power": 0}, "starting_power is a whole number from 1 to 1000, not 0"),
        ({"starting_health": 0}, "starting_health is a whole number from 1 to 1000, not 0"),
    ],
)
def test_a_moment_that_cannot_be_is_refused(words: dict[str, Any], message: str) -> None:
    with pytest.raises(StagingError, match=message):
        scenario("runeslingers", **words)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"power": -1}, "power is a whole number from 1 to 1000, not -1"),
        ({"health": "x"}, "health is a whole number from 1 to 1000, not 'x'"),
        ({"maximum": 0}, "the maximum of health is a whole number from 1 to 1000, not 0"),
        ({"determinations": -1}, "determinations is a whole number from 0 to 1000, not -1"),
        ({"wins": 9}, "the number of encounters won is a whole number from 0 to 1, not 9"),
        ({"ailments": {"burn": 0}}, "instances of burn is a whole number from 1 to 1000, not 0"),
        ({"did": {"set": -1}}, "a player has set is a whole number from 0 to 1000, not -1"),
        ({"deck": -1}, "cards in a pile is a whole number from 0 to 10000, not -1"),
    ],
)
def test_a_player_who_cannot_be_is_refused(words: dict[str, Any], message: str) -> None:
    with pytest.raises(StagingError, match=message):
        player(**words)


@pytest.mark.parametrize(
    ("item", "message"),
    [
        (placed(WALL, tokens=-1), "tokens on Wall is a whole number from 0 to 1000, not -1"),
        (placed(WALL, damage=-1), "the damage of Wall is a whole number from 0 to 1000, not -1"),
        (placed(WALL, bullet=0), "Wall has no bullets"),
        (placed("Tornado", bullet=9), "the bullet of Tornado is a whole number from 0 to 1, not 9"),
        (placed(WALL, owner="p3"), "a player is one of p1, p2, not 'p3'"),
    ],
)
def test_a_card_in_play_that_cannot_be_is_refused(item: Placed, message: str) -> None:
    with pytest.raises(StagingError, match=message):
        scenario("runeslingers", p1=player(field=[item]))


def test_numbers_of_fillers_and_of_instances_to_cleanse_are_not_negative() -> None:
    with pytest.raises(StagingError, match="fillers is a whole number from 0 to 10000, not -1"):
        filler(-1)
    with pytest.raises(StagingError, match=r"instances of burn is .* from 0 to 1000, not -1"):
        scenario("runeslingers").p1.cleanses(burn=-1)


# -- matches -------------------------------------------------------------------------------------


def test_a_new_game_is_dealt_from_the_decks_of_the_players() -> None:
    one = player(deck=[EMBER] * 8, passive=passive("Your block is 1 higher."))
    two = player(deck=10, runeslinger=runeslinger("Bob"))
    game = scenario("runeslingers", p1=one, p2=two, at="new game", first="p2")
    game.expect(game.p1, hand=["Ember"] * 6)
    game.p1.sets("Ember")
    game.p2.sets("Filler")
    game.expect(active="p2", turn=1, phase="draw")
    game.expect(game.p1, block=5)


def test_a_new_game_takes_the_settings_of_the_game() -> None:
    game = scenario("runeslingers", at="new game", mode="draft", seed=3)
    game.expect(mode="draft", phase="setup")
    assert game.asks("p1", "pick 1")


def test_in_a_best_of_three_the_next_encounter_follows() -> None:
    game = scenario("runeslingers", p1=player(wins=1), match="best_of_three")
    game.p1.concedes()
    assert not game.over
    game.expect(game.p2, wins=1)
    game.expect(encounter=2)


# -- acting --------------------------------------------------------------------------------------


def test_whoever_can_answer_or_block_has_to_say_so() -> None:
    game = scenario(
        "runeslingers", p1=player(hand=[EMBER, EMBER]), p2=player(hand=[SNAP], field=[BELL])
    )
    game.p1.plays("Ember", target="p2")
    assert game.asks("p2", "do you answer")
    with pytest.raises(ScenarioError, match="p1: is not asked now"):
        game.p1.ends_phase()
    game.p2.declines()
    assert game.asks("p2", "do you block")
    game.p2.does_not_block()
    game.expect(game.p2, health=15)


def test_windows_can_be_passed_for_everybody() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER, EMBER]),
        p2=player(hand=[SNAP], field=[BELL]),
        auto_pass=True,
    )
    game.p1.plays("Ember", target="p2")
    game.expect(game.p2, health=15)
    with game.windows():
        game.p1.plays("Ember", target="p2")
        game.p2.answers_with("Bell")
    game.expect(game.p2, health=12, hand=["Snap", "Filler"])


def test_a_way_to_play_has_to_be_said_only_for_charge() -> None:
    game = scenario("runeslingers", p1=player(hand=[WALL, WALL, "Lava Stream"]))
    game.p1.plays("Wall", on=2)
    game.expect("Wall", slung=False, area=2)
    game.p1.plays("Wall 2", sling=True, target="p2", on=1)
    game.expect("Wall 2", slung=True, area=1)
    with pytest.raises(ScenarioError, match="several ways"):
        game.p1.plays("Lava Stream")
    game.p1.plays("Lava Stream", charge=True)
    game.expect("Lava Stream", tokens=1)


def test_a_boon_is_played_on_what_is_said() -> None:
    ward = boon("Ward", "Your block is 1 higher.")
    both = {"burn": 1}
    game = scenario(
        "runeslingers", p1=player(hand=[ward, ward], ailments=both), p2=player(ailments=both)
    )
    with pytest.raises(ScenarioError, match="p1 burn or p2 burn"):
        game.p1.plays("Ward", on="burn")
    game.p1.plays("Ward", on="p2 burn")
    game.expect(game.p2, concealed={"burn": 1}, block=5)
    game.p1.plays("Ward 2", on="Ward")
    game.expect(game.p2, boons=["Ward 2"])


def test_what_is_said_must_happen_even_where_nobody_is_asked() -> None:
    game = scenario("runeslingers", p1=player(hand=[SNAP, SNAP], field=[BELL]), p2=player(hand=1))
    with pytest.raises(ScenarioError, match="did not become the target"):
        game.p1.plays("Snap", target="p2")
    game = scenario("runeslingers", p1=player(hand=[EMBER]), p2=player(hand=1))
    game.p1.plays("Ember", target="p2")
    with pytest.raises(ScenarioError, match="block"):
        game.p2.blocks("Filler", for_="Ember")


def test_fate_is_decided_by_the_enemy_before_targets() -> None:
    dice = spirit(
        "Dice",
        "• Deal 2 damage to a target.\n• Deal 5 damage to target Runeslinger.",
        keywords="Fate",
    )
    game = scenario("runeslingers", p1=player(hand=[dice]))
    game.p1.plays("Dice")
    game.p2.chooses_bullet(1)
    game.p1.targets("p2")
    game.expect(game.p2, health=13)


def test_discards_are_named_in_any_order() -> None:
    drop = utility("Drop", "Discard 2 cards.")
    game = scenario("runeslingers", p1=player(hand=[drop, EMBER, WALL, BELL, *filler(1)]))
    game.p1.plays("Drop")
    game.p1.discards("Bell", "Ember")
    game.expect(game.p1, hand=["Wall", "Filler"])


def test_a_pass_may_bring_a_concentration_back() -> None:
    game = scenario("runeslingers", p1=player(concentrations=[EMBER, WALL]), at="draw")
    game.p1.passes("Wall")
    game.expect(game.p1, hand=["Filler", "Filler", "Wall"], concentrations=["Ember"])
    game.expect(active="p2", turn=4)


def test_a_refusal_may_be_about_the_target() -> None:
    game = scenario(
        "runeslingers", p1=player(hand=[EMBER, "Flaming Fists"]), p2=player(field=[WALL, BELL])
    )
    game.refuses(game.p1, "play", "Flaming Fists", target="Wall", rule="RS-TYPE-3")
    game.refuses(game.p1, "play", "Ember", target="Bell", rule="RS-TARGET-4")
    game.allows(game.p1, "play", "Ember", target="Wall")


def test_an_action_without_its_card_is_allowed_with_any_and_refused_with_all() -> None:
    dear = spirit("Dear", "Deal 3 damage to a target.", keywords="Pain 19")
    game = scenario("runeslingers", p1=player(hand=[dear, EMBER], field=[WALL]))
    for action in ("play", "play and sling", "set", "sling"):
        game.allows("p1", action)
        with pytest.raises(ScenarioError, match=f"p1 {action} is offered"):
            game.refuses("p1", action)
    game.refuses("p1", "activate")  # there is nothing to activate
    game.refuses("p2", "play")
    spent = placed(BELL, activated=True)
    game = scenario("runeslingers", p1=player(hand=[dear], field=[spent]))
    game.refuses("p1", "play", rule="RS-KEY-PAIN-2")
    game.refuses("p1", "activate", rule="RS-RULING-50")


def test_an_answer_without_its_card_is_any_answer() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER]),
        p2=player(hand=[SNAP], field=[BELL]),
        blocks="never",
    )
    game.p1.plays("Ember", target="p2")
    game.allows("p2", "answer")
    with pytest.raises(ScenarioError, match="p2 answer is offered"):
        game.refuses("p2", "answer")
    game.refuses("p1", "answer")


def test_a_target_without_its_card_is_any_effect_that_waits() -> None:
    hush = utility("Hush", "Negate target trinket.", keywords="Shout")
    bells = [BELL, trinket("Gong", "Activate: Draw a card.")]
    game = scenario(
        "runeslingers", p1=player(hand=[EMBER]), p2=player(hand=[hush], field=bells), blocks="never"
    )
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Bell")
    game.p2.answers_with("Gong")
    game.p2.answers_with("Hush")
    assert game.asks("p2", "target")
    game.allows("p2", "target")
    with pytest.raises(ScenarioError, match="p2 target is offered"):
        game.refuses("p2", "target")


def test_a_payment_that_was_said_is_the_card_that_was_given() -> None:
    """Idol moves too, but for the effect: the cost took Bell."""
    rite = utility("Rite", "Sling, destroy an allied trinket: Discard a card.")
    other = trinket("Idol", "Activate: Draw a card.")

    def position() -> Scenario:
        return scenario("runeslingers", p1=player(hand=[rite, other, EMBER], field=[BELL]))

    game = position()
    game.p1.plays("Rite", pay="Bell")  # where there is only one, it may be said as well
    game.p1.discards("Idol")
    with pytest.raises(ScenarioError, match="pay='Idol' was never asked for"):
        position().p1.plays("Rite", pay="Idol")
    game = scenario("runeslingers", p1=player(hand=[rite, other], field=[BELL]))
    with pytest.raises(ScenarioError, match="pay='Idol' was never asked for"):
        game.p1.plays("Rite", pay="Idol")


def test_payments_are_said_in_any_order_with_those_that_are_forced() -> None:
    rite = utility("Rite", "Sling, destroy an allied trinket, discard a card: Draw a card.")
    mine = player(hand=[rite, EMBER, WALL], field=[BELL])
    for said in (["Bell", "Wall"], ["Wall", "Bell"]):
        game = scenario("runeslingers", p1=mine)
        game.p1.plays("Rite", pay=said)
        game.expect(game.p1, hand=["Ember", "Filler"], discard=["Wall", "Bell"])
    with pytest.raises(ScenarioError, match="pay='Bell' was never asked for"):
        scenario("runeslingers", p1=mine).p1.plays("Rite", pay=["Wall", "Bell", "Bell"])


def test_a_face_down_concentration_is_named_by_its_area() -> None:
    game = scenario(
        "runeslingers",
        p1=player(concentrations=[EMBER, WALL]),
        turn="p1",
        at="draw",
    )
    assert game["p1 concentration 2"] == "Wall"
    assert game["p1 concentration 1"].area == 1
    game.p1.passes("p1 concentration 2")
    game.expect("Wall", zone="hand")
    game.expect(game.p1, concentrations=["Ember"])
    with pytest.raises(ScenarioError, match="no card called 'p1 concentration 2'"):
        _ = game["p1 concentration 2"]


def test_the_open_window_is_a_chance_to_answer_or_to_block() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER], field=[BELL]),
        p2=player(hand=[SNAP, *filler(1)], field=[BELL]),
    )
    game.expect(window=None)
    game.p1.plays("Ember", target="p2")
    assert game.window == "answer"
    game.p2.declines()
    assert game.window == "block"
    game.p2.does_not_block()
    game.expect(window=None)

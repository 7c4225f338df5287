"""Runeslingers in the scenario language: what it sets up, how it acts, and how strict it is."""

import pytest

from runestack.games.runeslingers.scenario import (
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
from runestack.testing import ScenarioError, scenario

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
            concentrations=["Tornado", placed("Dominate", distracted=True)],
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
        empty_concentrations=["Tornado"],
        ailments={"burn": 2, "curse": 3},
        concealed={"weaken": 1},
        areas=["burn 2", "curse 3", "boon on weaken 1", ""],
        power=3,
        health=15,
        determinations=2,
    )
    game.expect("Lava Stream", tokens=2, damage=1, defense=2, under="Bounce", area=1)
    game.expect("Deathmark", owner="p2", controller="p1", area=3)
    game.expect("Dominate", distracted=True, empty=False, known_to=["p1"])


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
    with pytest.raises(StagingError, match="0 defense"):
        scenario("runeslingers", p1=player(field=[placed(WALL, damage=3)]))
    with pytest.raises(StagingError, match="plague"):
        player(ailments={"plague": 1})
    with pytest.raises(StagingError, match="6 concentration areas"):
        scenario("runeslingers", p1=player(concentrations=7))
    with pytest.raises(StagingError, match="nonsense"):
        scenario("runeslingers", nonsense=1)


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

"""Passive and activate abilities (RS-ABIL)."""

from typing import Any

import pytest

from runestack.games.runeslingers.game import GAME
from runestack.games.runeslingers.scenario import (
    activate,
    filler,
    passive,
    player,
    runeslinger,
    spirit,
    trinket,
    utility,
)
from runestack.games.settings import SettingError
from runestack.testing import Scenario, scenario

EMBER = spirit("Ember", "Deal 3 damage to a target.")
PULL = activate("Draw a card.", cost=1)
SHELL = passive("Your block is 1 higher.")


def of_eva(kind: str) -> set[str]:
    return {
        card.name
        for card in GAME.pool.cards
        if card.type == kind and card.value("runeslinger") == "Eva"
    }


def offered(game: Scenario) -> list[str]:
    """The names of the abilities that P1 is offered."""
    names = [card.name for card in GAME.pool.cards if card.type in ("passive", "activate")]
    return [name for name in names if game.offers("p1", name)]


@pytest.mark.rule("RS-ABIL-1", "RS-ABIL-2", "RS-SETUP-1")
def test_one_of_three_passives_and_one_of_three_activates_of_the_runeslinger_is_picked() -> None:
    game = scenario(
        "runeslingers", at="new game", runeslinger_0="Eva", runeslinger_1="Nerys", first="p1"
    )
    assert len(game.options("p1")) == 3
    assert set(offered(game)) == of_eva("passive")
    game.p1.chooses("Victory Ember")
    game.p2.chooses("Thick Blood")
    assert len(game.options("p1")) == 3
    assert set(offered(game)) == of_eva("activate")
    game.p1.chooses("Flash Point")
    game.p2.chooses("Black Harvest")
    game.expect(game.p1, passive="Victory Ember", activate="Flash Point")
    game.expect(game.p2, passive="Thick Blood", activate="Black Harvest")


@pytest.mark.rule("RS-ABIL-2")
@pytest.mark.parametrize(
    ("setting", "ability"), [("passive_0", "Thick Blood"), ("activate_0", "Black Harvest")]
)
def test_an_ability_of_another_runeslinger_cannot_be_picked(setting: str, ability: str) -> None:
    words: Any = {setting: ability}
    with pytest.raises(SettingError, match=f"{setting} cannot be '{ability}'"):
        scenario("runeslingers", at="new game", runeslinger_0="Eva", **words)
    scenario("runeslingers", at="new game", runeslinger_0="Nerys", **words)


@pytest.mark.rule("RS-ABIL-3")
def test_a_passive_works_the_whole_encounter_and_cannot_be_removed() -> None:
    sweep = utility("Sweep", "Destroy each enemy card.")
    smash = utility("Smash", "Destroy target card.")
    two = player(passive=SHELL, field=["Lava Stream"], concentrations=1)
    game = scenario("runeslingers", p1=player(hand=[sweep, smash]), p2=two)
    game.refuses(game.p1, "play", "Smash", target="p2 passive", rule="RS-TARGET-4")
    game.p1.plays("Sweep")
    game.expect(game.p2, field=[], block=5)
    game.expect("p2 passive", zone="ability")
    game.p1.ends_turn()
    game.expect(game.p2, block=5)


@pytest.mark.rule("RS-ABIL-3")
def test_a_passive_works_from_the_first_turn_on() -> None:
    dawn = passive("At the beginning of your turn, lose 1 health.")
    one = player(deck=12, passive=dawn)
    two = player(deck=12, runeslinger=runeslinger("Bob"))
    game = scenario("runeslingers", p1=one, p2=two, at="new game", first="p1")
    game.p1.sets("Filler")
    game.p2.sets("Filler")
    game.expect(game.p1, health=17)
    game.expect(turn=1)


@pytest.mark.rule("RS-ABIL-4", "RS-PLAYPH-3")
def test_the_ability_can_be_used_in_the_own_play_phase_only() -> None:
    one = player(activate=PULL, determinations=1)
    game = scenario("runeslingers", p1=one, at="draw")
    game.refuses(game.p1, "ability", rule="RS-TURN-6")
    game.p1.goes_on()
    game.allows(game.p1, "ability")
    game = scenario("runeslingers", p1=one, turn="p2")
    game.refuses(game.p1, "ability", rule="RS-RULING-118")
    assert game.asked == ["p2"]


@pytest.mark.rule("RS-ABIL-5", "RS-ABIL-6")
def test_the_ability_can_answer_in_the_enemys_play_phase() -> None:
    guard = activate("Your block is 5 higher this turn.", cost=1)
    two = player(activate=guard, determinations=1, hand=1)
    game = scenario("runeslingers", p1=player(hand=["Fireball"]), p2=two)
    game.p1.plays("Fireball", target="p2")
    game.allows(game.p2, "answer")
    game.p2.answers_with()
    game.p2.blocks("Filler")
    game.expect(game.p2, health=18, determinations=0)


@pytest.mark.rule("RS-ABIL-7")
def test_what_lasts_is_told_with_whose_card_it_is() -> None:
    guard = activate("Draw a card. Your block is 5 higher this turn.", name="Guard")
    two = player(activate=guard, determinations=1)
    game = scenario("runeslingers", p1=player(hand=["Fireball"]), p2=two)
    game.p1.plays("Fireball", target="p2")
    game.p2.answers_with()
    assert game.log_contains("The enemy's Guard: Your block is 5 higher this turn.", game.p1)
    assert game.log_contains("Your Guard: Your block is 5 higher this turn.", game.p2)


@pytest.mark.rule("RS-ABIL-5")
def test_the_ability_can_answer_an_answer_in_the_own_play_phase() -> None:
    snap = spirit("Snap", "Deal 3 damage to a target.", keywords="Shout")
    hush = activate("Negate target effect.", cost=1)
    one = player(hand=[EMBER], activate=hush, determinations=1)
    game = scenario("runeslingers", p1=one, p2=player(hand=[snap]))
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Snap", target="p1")
    game.p1.answers_with(target="Snap")
    game.expect(game.p1, health=18, determinations=0)
    game.expect(game.p2, health=15)


@pytest.mark.rule("RS-ABIL-6", "RS-LADDER-1")
def test_activating_an_ability_can_be_answered_by_the_enemy() -> None:
    hush = utility("Hush", "Negate target effect.", keywords="Shout")
    one = player(activate=PULL, determinations=1)
    game = scenario("runeslingers", p1=one, p2=player(hand=[hush]))
    game.p1.activates()
    assert game.asks(game.p2, "do you answer")
    game.expect(game.p1, hand=[])
    game.p2.declines()
    game.expect(game.p1, hand=["Filler"])


@pytest.mark.rule("RS-ABIL-7", "RS-CLEANUP-4")
def test_effects_of_an_ability_end_in_cleanup_before_end_of_turn_effects() -> None:
    count = trinket("Count", "At the end of your turn, for each point of your block, draw a card.")
    guard = activate("Your block is 3 higher this turn.", cost=1)
    game = scenario(
        "runeslingers", p1=player(activate=guard, determinations=1, field=[count], deck=20)
    )
    game.p1.activates()
    game.expect(game.p1, block=7)
    game.p1.ends_turn()
    game.expect(game.p1, block=4, hand=["Filler"] * 4)


@pytest.mark.rule("RS-ABIL-7", "RS-CLEANUP-3")
def test_effects_of_an_ability_end_at_the_moment_at_which_slung_runespells_leave() -> None:
    toll = "Whenever an allied runespell leaves play, for each point of your block, gain 1 health."
    guard = activate("Your block is 3 higher this turn.", cost=1)
    one = player(
        activate=guard, determinations=1, field=[trinket("Toll", toll)], hand=[EMBER], health=5
    )
    game = scenario("runeslingers", p1=one)
    game.p1.plays("Ember", target="p2")
    game.p1.activates()
    game.p1.ends_turn()
    game.expect(game.p1, health=5 + 4)


@pytest.mark.rule("RS-ABIL-7")
def test_what_an_ability_does_to_a_card_ends_in_cleanup() -> None:
    wall = trinket("Wall", "You draw 1 card more in your draw phase.", defense=2)
    prop = activate("Target trinket gets +3 defense this turn.", cost=1)
    game = scenario("runeslingers", p1=player(activate=prop, determinations=1, field=[wall]))
    game.p1.activates(target="Wall")
    game.expect("Wall", defense=5)
    game.p1.ends_turn()
    game.expect("Wall", defense=2)


@pytest.mark.rule("RS-ABIL-7")
def test_the_enemys_ability_ends_in_the_cleanup_of_the_turn_in_which_it_answered() -> None:
    guard = activate("Your block is 3 higher this turn.", cost=1)
    two = player(activate=guard, determinations=1)
    game = scenario("runeslingers", p1=player(hand=[EMBER]), p2=two)
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with()
    game.expect(game.p2, block=7)
    game.p1.ends_turn()
    game.expect(game.p2, block=4)


@pytest.mark.rule("RS-ABIL-7", "RS-RULING-144")
def test_a_lasting_effect_of_a_passive_is_no_activated_ability() -> None:
    vigil = passive(
        "Whenever you set a concentration, your block is 2 higher until your next turn."
    )
    game = scenario("runeslingers", p1=player(passive=vigil, hand=1))
    game.p1.sets("Filler")
    game.p1.ends_turn()
    game.expect(game.p1, block=6)
    game.p2.passes("nothing")
    game.expect(game.p1, block=4)


@pytest.mark.rule("RS-ABIL-8")
def test_the_ability_can_be_activated_as_often_as_it_can_be_paid() -> None:
    game = scenario("runeslingers", p1=player(activate=PULL, determinations=3))
    for left in (2, 1, 0):
        game.p1.activates()
        game.expect(game.p1, determinations=left, hand=["Filler"] * (3 - left))
    game.refuses(game.p1, "ability", rule="RS-DET-4")


@pytest.mark.rule("RS-ABIL-9")
def test_inner_flame_and_engulf_are_abilities_of_eva() -> None:
    (flame,) = GAME.pool.named("Inner Flame")
    (engulf,) = GAME.pool.named("Engulf")
    assert (flame.type, flame.value("runeslinger")) == ("passive", "Eva")
    assert (engulf.type, engulf.value("runeslinger")) == ("activate", "Eva")
    assert engulf.value("cost") == 2


@pytest.mark.rule("RS-ABIL-9")
def test_inner_flame_adds_to_the_first_damage_of_each_own_turn() -> None:
    one = player(passive="Inner Flame", hand=[EMBER, EMBER], deck=[EMBER, *filler(5)])
    game = scenario("runeslingers", p1=one, blocks="never")
    game.p1.plays("Ember", target="p2")
    game.expect(game.p2, health=14)
    game.p1.plays("Ember", target="p2")
    game.expect(game.p2, health=11)
    game.p1.ends_turn()
    game.p2.passes("nothing")
    game.p1.goes_on()
    game.p1.plays("Ember", target="p2")
    game.expect(game.p2, health=7)

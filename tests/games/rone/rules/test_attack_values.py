"""Which attack values count, and how long they last (RONE-RULING-101 to RONE-RULING-103)."""

import pytest

from runestack.games.rone.scenario import placed, player, tactic, unit
from runestack.testing import scenario

WOLF = unit("Wolf", health=3, melee=2)
GUARD = unit("Guard", health=3, melee=1)
RECALL = tactic("Recall", "Return target unit to its owner's hand.")
SHARPEN = tactic("Sharpen", "Target unit gets +2 {melee} for its next combat.")
ROUSE = tactic("Rouse", "Refresh target unit once.")


@pytest.mark.rule("RONE-RULING-101")
def test_attack_values_below_0_count_as_0_each_for_itself() -> None:
    game = scenario(
        "rone",
        p1=player(units=[placed(unit("Archer", melee=1, ranged=2), melee=-4)]),
        damage="deck",
        graveyard="top",
    )
    game.expect("Archer", melee=-3)
    with game.changed({"p2 deck": -2}):
        game.p1.attacks("Archer", "p2 hero")


@pytest.mark.rule("RONE-RULING-101")
def test_a_negative_attack_heals_nobody() -> None:
    game = scenario(
        "rone",
        p1=player(units=[placed(unit("Imp", melee=0), melee=-2, ranged=-2)]),
        p2=player(units=[placed(unit("Guard", melee=0), damage=1)]),
    )
    game.p1.attacks("Imp", "Guard")
    game.expect("Guard", health=1)
    game.expect("Imp", health=2)


@pytest.mark.rule("RONE-RULING-101", "RONE-RULING-102")
def test_values_count_as_they_are_when_each_part_is_executed() -> None:
    rager = unit(
        "Rager",
        health=5,
        melee=0,
        text="Whenever this unit is dealt damage, this unit gets +2 {melee} for its next combat.",
    )
    bard = unit("Bard", text="Other allied units get +1 {melee}.")
    game = scenario(
        "rone",
        p1=player(units=[unit("Archer", health=5, melee=0, ranged=1)]),
        p2=player(units=[rager, placed(bard, exhaustion=1)]),
    )
    game.p1.attacks("Archer", "Rager")
    game.expect("Archer", health=2)  # 1 of Bard and 2 that came with the ranged damage
    game.expect("Rager", melee=1, health=4)  # that token belonged to this combat


@pytest.mark.rule("RONE-RULING-102")
def test_a_next_combat_modifier_outlasts_turns_until_a_combat() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF], hand=[SHARPEN]),
        p2=player(units=[unit("Coward", health=9, text="This unit cannot guard.")]),
        income="stop",
        damage="deck",
        graveyard="top",
    )
    game.p1.plays("Sharpen", target="Wolf")
    game.p1.ends_turn()
    game.p2.ends_turn()
    game.expect("Wolf", melee=4)
    with game.changed({"p2 deck": -4}):
        game.p1.attacks("Wolf", "p2 hero")
    game.expect("Wolf", melee=2)


@pytest.mark.rule("RONE-RULING-102")
def test_a_modifier_ends_with_a_combat_in_which_the_unit_was_attacked_without_damage() -> None:
    game = scenario(
        "rone",
        p1=player(units=[unit("Pest", melee=0)], hand=[RECALL]),
        p2=player(units=[placed(GUARD, melee=+1, ranged=+1)]),
        combat=("Pest", "Guard"),
        auto_pass=False,
    )
    game.p2.passes()
    game.p1.plays("Recall", target="Pest")
    game.all_pass()
    game.expect("Guard", health=3, melee_tokens=0, ranged_tokens=0)


@pytest.mark.rule("RONE-RULING-102")
def test_an_attack_that_is_cancelled_is_no_combat_and_uses_no_modifier_up() -> None:
    snare = tactic("Snare", "Exhaust target unit once.")
    game = scenario(
        "rone", p1=player(units=[placed(WOLF, melee=+1)]), p2=player(hand=[snare, GUARD])
    )
    with game.windows():
        game.p1.announces("attack", "Wolf")
        game.p2.plays("Snare", target="Wolf")
    game.expect("Wolf", melee_tokens=1, exhaustion=1)


@pytest.mark.rule("RONE-RULING-102")
def test_a_modifier_played_in_step_4_counts_for_the_running_combat() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF], hand=[SHARPEN]),
        p2=player(units=[unit("Guard", health=9)]),
        combat=("Wolf", "Guard"),
        auto_pass=False,
    )
    game.p2.passes()
    game.p1.plays("Sharpen", target="Wolf")
    game.all_pass()
    game.expect("Guard", health=5)
    game.expect("Wolf", melee=2)


@pytest.mark.rule("RONE-RULING-103")
def test_a_modifier_of_a_strike_text_is_kept_for_the_following_combat() -> None:
    orc = unit("Orc", text="Strike: This unit gets +1 {melee} for its next combat.")
    game = scenario(
        "rone",
        p1=player(units=[placed(orc, melee=+3)], hand=[ROUSE]),
        damage="deck",
        graveyard="top",
    )
    with game.changed({"p2 deck": -4}):
        game.p1.attacks("Orc", "p2 hero")
    game.expect("Orc", melee=2, melee_tokens=1)  # the 3 are gone, the 1 is kept
    game.p1.plays("Rouse", target="Orc")
    with game.changed({"p2 deck": -2}):
        game.p1.attacks("Orc", "p2 hero")
    game.expect("Orc", melee_tokens=1)


@pytest.mark.rule("RONE-RULING-103")
@pytest.mark.parametrize("kind", ["melee", "ranged"])
def test_a_modifier_of_a_death_text_is_kept_by_the_survivor(kind: str) -> None:
    martyr = unit(
        "Martyr", health=1, text="Death: Target unit gets +1 {ranged} for its next combat."
    )
    hound = unit("Hound", health=5, melee=int(kind == "melee"), ranged=int(kind == "ranged"))
    game = scenario("rone", p1=player(units=[hound]), p2=player(units=[martyr]))
    game.p1.attacks("Hound", "Martyr")
    game.expect("Hound", ranged_tokens=1)

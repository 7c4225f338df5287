"""Technologies for those who make something of wounds."""

import pytest

from runestack.games.rone.scenario import placed, player, tactic, unit
from runestack.testing import scenario

WOLF = unit("Wolf", health=4, melee=2)
SPARK = tactic("Spark", "Deal 1 damage to target unit.")


@pytest.mark.parametrize(("race", "healed"), [("mutant", 2), ("hybrid", 1)])
def test_mutagen_drip_closes_one_wound_and_two_of_a_mutant(race: str, healed: int) -> None:
    game = scenario(
        "rone",
        p1=player(
            technologies=["Mutagen Drip"],
            units=[placed(unit("Patient", health=5, race=race), damage=3), WOLF],
        ),
        p2=player(units=[placed(unit("Guard"), damage=1)]),
        income="stop",
    )
    game.p1.ends_turn()
    game.expect("Patient", health=2 + healed)
    game.expect("Wolf", health=4)
    game.p2.ends_turn()
    game.expect("Patient", health=2 + healed)  # not at the end of every turn
    game.expect("Guard", health=1)


def test_scar_tally_drives_on_the_wounded_who_can_bite() -> None:
    game = scenario(
        "rone",
        p1=player(
            technologies=["Scar Tally"],
            units=[WOLF, placed(unit("Tame", health=2, melee=0), damage=1)],
            hand=[SPARK],
        ),
        p2=player(units=[placed(unit("Guard", health=4, melee=1), damage=1)]),
    )
    game.expect("Wolf", melee=2)
    game.p1.plays("Spark", target="Wolf")
    game.expect("Wolf", melee=3)
    game.expect("Tame", melee=0)
    game.expect("Guard", melee=1)


def test_fighting_pits_pay_for_what_allied_units_destroy() -> None:
    game = scenario(
        "rone",
        p1=player(technologies=["Fighting Pits"], units=[WOLF], hand=[SPARK]),
        p2=player(units=[placed(unit("Guard"), exhaustion=1), unit("Rat", health=1)]),
        graveyard="top",
    )
    game.p1.plays("Spark", target="Rat")
    game.expect(game.p1, water=0)  # the tactic destroyed it, not a unit
    game.p1.attacks("Wolf", "Guard")
    game.expect(game.p1, water=2)


def test_bloodlust_horns_answer_a_shot_in_the_same_combat() -> None:
    game = scenario(
        "rone",
        p1=player(technologies=["Bloodlust Horns"], units=[WOLF]),
        p2=player(units=[unit("Archer", health=5, melee=1, ranged=1)]),
    )
    game.p1.attacks("Wolf", "Archer")
    game.expect("Archer", health=2)  # 2 melee, and 1 more for the arrow
    game.expect("Wolf", health=2, melee=3)  # the wound of the claws counts for the next combat


def test_butchers_rota_turns_a_unit_into_damage() -> None:
    game = scenario(
        "rone",
        p1=player(technologies=["Butcher's Rota"], units=[WOLF]),
        p2=player(units=[unit("Guard", health=3)]),
        graveyard="top",
    )
    game.p1.uses("Butcher's Rota", target="Guard")
    game.expect("Guard", health=1)
    game.expect("Butcher's Rota", exhaustion=2)
    game.expect(game.p1, units=[], graveyard=["Wolf"])
    game.refuses(game.p1, "use", "Butcher's Rota", rule="RONE-ABIL-2")

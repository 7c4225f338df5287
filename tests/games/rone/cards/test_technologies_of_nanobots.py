"""Technologies that live on losses and on the graveyard."""

import pytest

from runestack.games.rone.scenario import filler, player, tactic, unit
from runestack.testing import scenario

MITE = unit("Mite", health=2, recycle=1)
SPARK = tactic("Spark", "Deal 2 damage to target unit.")


def test_patch_cradle_sends_recycled_units_out_sturdier_and_sooner() -> None:
    game = scenario(
        "rone",
        p1=player(technologies=["Patch Cradle"], graveyard=[MITE, *filler(1)]),
    )
    game.p1.recycles("Mite")
    game.expect("Mite", health=3, exhaustion=1)


def test_patch_cradle_does_nothing_for_units_that_are_played() -> None:
    game = scenario("rone", p1=player(technologies=["Patch Cradle"], hand=[MITE]))
    game.p1.plays("Mite")
    game.expect("Mite", health=2, exhaustion=0)


def test_marrow_pump_turns_the_deck_into_water() -> None:
    game = scenario(
        "rone", p1=player(technologies=["Marrow Pump"], deck=[MITE, *filler(2)]), graveyard="top"
    )
    game.p1.uses("Marrow Pump")
    game.expect(game.p1, water=2, deck=["Filler"] * 2, graveyard=["Mite"])
    game.expect("Marrow Pump", exhaustion=2)
    empty = scenario("rone", p1=player(technologies=["Marrow Pump"], deck=[], hand=1))
    empty.refuses(empty.p1, "use", "Marrow Pump", rule="RONE-ABIL-2")


@pytest.mark.parametrize("pays", [True, False])
def test_requiem_relay_sells_a_card_for_each_allied_death(pays: bool) -> None:
    game = scenario(
        "rone",
        p1=player(technologies=["Requiem Relay"], units=[MITE], hand=[SPARK, SPARK], water=2),
        p2=player(units=[unit("Rat")]),
        graveyard="top",
    )
    game.p1.plays("Spark", target="Rat")
    game.expect(game.p1, hand=["Spark"])
    game.p1.plays("Spark", target="Mite")
    game.p1.chooses("yes" if pays else "no")
    game.expect(game.p1, hand=["Filler"] if pays else [], water=1 if pays else 2)


def test_gene_vault_lets_its_player_play_units_from_the_graveyard_in_the_turn_it_is_built() -> None:
    game = scenario(
        "rone",
        p1=player(
            level=3,
            water=10,
            technology_deck=["Gene Vault"],
            graveyard=[unit("Fossil", cost=2), unit("Relic", cost="never")],
        ),
        income="stop",
    )
    game.refuses(game.p1, "play", "Fossil", rule="RONE-PLAY-1")
    game.p1.plays("Gene Vault")
    game.refuses(game.p1, "play", "Relic", rule="RONE-PLAY-4")
    game.p1.plays("Fossil")
    game.expect(game.p1, water=0, units=["Fossil"], graveyard=["Relic"])

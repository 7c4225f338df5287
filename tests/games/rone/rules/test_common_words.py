"""Words that many texts use (RONE-WORD)."""

import pytest

from runestack.games.rone.scenario import placed, player, tactic, unit
from runestack.testing import scenario

WOLF = unit("Wolf", health=3, melee=2)


@pytest.mark.rule("RONE-WORD-1")
@pytest.mark.parametrize(
    ("text", "before", "after"),
    [
        ("Exhaust target unit 2 times.", 0, 2),
        ("Exhaust target unit 2 times.", 2, 3),
        ("Exhaust target unit 3 times.", 3, 3),
        ("Refresh target unit 2 times.", 3, 1),
        ("Refresh target unit 3 times.", 1, 0),
        ("Refresh target unit once.", 0, 0),
    ],
)
def test_exhausting_and_refreshing_several_times_stops_at_3_and_at_0(
    text: str, before: int, after: int
) -> None:
    game = scenario(
        "rone", p1=player(units=[placed(WOLF, exhaustion=before)], hand=[tactic("Turn", text)])
    )
    game.p1.plays("Turn", target="Wolf")
    game.expect("Wolf", exhaustion=after)
    game.expect("Turn", zone="graveyard")


@pytest.mark.rule("RONE-WORD-2")
def test_a_card_that_names_itself_means_no_other_copy() -> None:
    monk = unit("Monk", text="{yellow 1}: This unit gets +2 {health}.")
    avenger = unit("Avenger", health=1, text="Whenever this unit is dealt damage, gain 1 {water}.")
    game = scenario(
        "rone",
        p1=player(
            units=[monk, monk, placed(avenger, health=2), placed(avenger, health=2)],
            hand=[tactic("Spark", "Deal 1 damage to target unit.")],
        ),
    )
    game.p1.uses(game["Monk 2"])
    assert (game["Monk 1"].health, game["Monk 2"].health) == (2, 4)
    game.p1.plays("Spark", target=game["Avenger 1"])
    game.expect(game.p1, water=1)


@pytest.mark.rule("RONE-WORD-3")
def test_a_target_may_be_the_card_itself_unless_it_is_excluded() -> None:
    gun = unit("Gun", health=5, text="{yellow 1}: Deal 1 damage to target unit.")
    healer = unit("Healer", text="{yellow 1}: Another target unit gets +1 {health}.")
    game = scenario("rone", p1=player(units=[gun, healer]))
    game.allows(game.p1, "use", "Gun", target="Gun")
    game.refuses(game.p1, "use", "Healer", target="Healer", rule="RONE-RULING-49")
    game.p1.uses("Gun", target="Gun")
    game.expect("Gun", health=4, exhaustion=1)


@pytest.mark.rule("RONE-WORD-3")
def test_a_battlefield_text_may_take_the_arriving_unit_as_its_target() -> None:
    herald = unit("Herald", text="Battlefield: Target unit gets +1 {health}.")
    game = scenario("rone", p1=player(hand=[herald]))
    game.p1.plays("Herald", target="Herald")  # the only unit there is
    game.expect("Herald", health=3)

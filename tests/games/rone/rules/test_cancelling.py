"""Effects that cancel what stands on the stack."""

import pytest

from runestack.games.rone.scenario import filler, player, tactic, technology, unit, waiting
from runestack.testing import Scenario, scenario

SPARK = tactic("Spark", "Deal 1 damage to target unit.")
HORN = tactic("Horn", "Gain 1 {water}.")
VETO = tactic("Veto", "Cancel target effect.")
HUSH = tactic("Hush", "Cancel target ability.")
DENY = tactic("Deny", "Cancel target tactic.")


@pytest.mark.rule("RONE-RULING-57")
@pytest.mark.parametrize("side", ["top", "bottom"])
def test_a_cancelled_tactic_does_nothing_stays_paid_and_goes_to_its_owners_graveyard(
    side: str,
) -> None:
    bolt = tactic("Bolt", "Gain 9 {water}.", cost=2)
    game = scenario(
        "rone", p1=player(water=3, hand=[bolt, HORN], graveyard=1), p2=player(hand=[DENY])
    )
    with game.windows():
        game.p1.plays("Bolt")
        game.p2.plays("Deny", target="Bolt")
    game.p1.puts(side, "Bolt")
    wanted = ["Bolt", "Filler"] if side == "top" else ["Filler", "Bolt"]
    game.expect(game.p1, water=1, graveyard=wanted)
    game.expect("Deny", zone="graveyard", owner="p2")
    game.expect(stack_size=0)


@pytest.mark.rule("RONE-RULING-57")
def test_a_cancelled_shield_tactic_goes_to_the_graveyard_and_becomes_no_shield() -> None:
    wall = tactic("Wall", "Shield.\nGain 1 {water}.")
    game = scenario("rone", p1=player(hand=[wall, HORN]), p2=player(hand=[DENY]))
    with game.windows():
        game.p1.plays("Wall")
        game.p2.plays("Deny", target="Wall")
    game.expect("Wall", zone="graveyard")


def named(kind: str, reaction: str, *, edition: str = "en") -> Scenario:
    """P1 plays or recycles a card, and P2 cancels it."""
    game = scenario(
        "rone",
        p1=player(
            water=5,
            hand=[unit("Ogre", cost=2, text="Battlefield: Gain 9 {water}."), HORN],
            technology_deck=[technology("Radar", cost=2)],
            graveyard=[unit("Ghoul"), *filler(1)],
        ),
        p2=player(hand=[VETO, HUSH]),
        edition=edition,
        graveyard="top",
    )
    with game.windows():
        game.p1.announces("recycle" if kind == "Ghoul" else "play")
        game.all_pass()
        if kind == "Ghoul":
            game.p1.recycles("Ghoul")
        else:
            game.p1.plays(kind)
        game.refuses(game.p2, "play", "Hush", rule="RONE-RULING-50")
        game.p2.plays(reaction, target=kind)
    return game


@pytest.mark.rule("RONE-RULING-57")
def test_a_cancelled_unit_goes_to_the_graveyard_without_having_entered_the_battlefield() -> None:
    game = named("Ogre", "Veto")
    game.expect("Ogre", zone="graveyard")
    game.expect(game.p1, water=3, units=[])


@pytest.mark.rule("RONE-RULING-57")
def test_a_cancelled_recycled_card_is_removed_from_the_game() -> None:
    game = named("Ghoul", "Veto")
    game.expect("Ghoul", zone="removed")
    game.expect(game.p1, units=[], graveyard=[], removed=["Filler", "Ghoul"])


@pytest.mark.rule("RONE-RULING-57")
@pytest.mark.parametrize(("edition", "zone"), [("en", "graveyard"), ("de", "technology deck")])
def test_a_cancelled_technology_goes_to_the_graveyard_where_the_edition_lets_one_lie_there(
    edition: str, zone: str
) -> None:
    game = named("Radar", "Veto", edition=edition)
    game.expect("Radar", zone=zone)
    game.expect(game.p1, water=3, technologies=[])


@pytest.mark.rule("RONE-RULING-57")
def test_a_cancelled_ability_leaves_its_card_in_play_exhausted() -> None:
    scout = unit("Scout", text="{yellow 1}, pay 1 {water}: Gain 9 {water}.")
    game = scenario("rone", p1=player(water=1, units=[scout], hand=[HORN]), p2=player(hand=[HUSH]))
    with game.windows():
        game.p1.uses("Scout")
        game.p2.plays("Hush", target="Scout")
    game.expect("Scout", zone="battlefield", exhaustion=1)
    assert game.p1.water == 0


@pytest.mark.rule("RONE-RULING-57")
def test_a_cancelled_triggered_ability_is_not_executed() -> None:
    imp = unit("Imp", health=1, text="Death: Gain 9 {water}.")
    game = scenario(
        "rone",
        p1=player(units=[imp], hand=[HORN]),
        p2=player(hand=[HUSH]),
        stack=[waiting("p2", SPARK, target="Imp")],
        auto_pass=False,
        graveyard="top",
    )
    game.all_pass()
    game.p2.plays("Hush", target="Imp")
    game.all_pass()
    game.expect("Imp", zone="graveyard")
    assert game.p1.water == 0


@pytest.mark.rule("RONE-RULING-57")
def test_a_cancelled_level_up_stays_paid() -> None:
    game = scenario("rone", p1=player(water=8, hand=[HORN]), p2=player(hand=[VETO]))
    with game.windows():
        game.p1.announces("level up")
        game.all_pass()
        game.p1.levels_up()
        game.p2.plays("Veto", target="p1 hero")
    game.expect(game.p1, level=1, water=1)


@pytest.mark.rule("RONE-RULING-57")
def test_only_the_chosen_effect_is_cancelled_and_those_around_it_are_executed() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[HORN, HORN]),
        p2=player(hand=[HORN]),
        stack=[
            waiting("p1", tactic("Rain", "Gain 2 {water}.")),
            waiting("p1", tactic("Flood", "Gain 5 {water}.")),
            waiting("p2", DENY, target="Flood"),
            waiting("p1", HORN),
        ],
        graveyard="top",
    )
    assert game.p1.water == 3
    game.expect("Flood", zone="graveyard")


@pytest.mark.rule("RONE-RULING-57", "RONE-RULING-49")
def test_an_effect_that_was_cancelled_or_executed_already_cannot_be_cancelled_again() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[HORN]),
        p2=player(hand=[HORN]),
        stack=[
            waiting("p1", tactic("Flood", "Gain 5 {water}.")),
            waiting(
                "p2", tactic("Forbid", "Cancel target tactic. Gain 1 {water}."), target="Flood"
            ),
            waiting("p2", DENY, target="Flood"),
        ],
        graveyard="top",
    )
    assert (game.p1.water, game.p2.water) == (0, 0)
    game.expect(game.p1, graveyard=["Flood"])


@pytest.mark.rule("RONE-RULING-57", "RONE-RULING-36")
@pytest.mark.parametrize("what", ["attack", "end of turn"])
def test_neither_an_attack_nor_the_end_of_turn_can_be_cancelled(what: str) -> None:
    game = scenario(
        "rone",
        p1=player(units=[unit("Wolf")], hand=[HORN]),
        p2=player(hand=[VETO]),
        auto_pass=False,
    )
    if what == "attack":
        game.p1.announces("attack", "Wolf")
        game.all_pass()
    else:
        game.p1.ends_turn()
    game.expect(stack_size=1)
    game.refuses(game.p2, "play", "Veto", rule="RONE-RULING-50")

"""Who may answer a triggered effect first: `en` the opponent, `de` the player whom it concerns."""

import pytest

from runestack.games.rone.scenario import player, tactic, technology, unit, waiting
from runestack.testing import Scenario, scenario

SPARK = tactic("Spark", "Deal 1 damage to target unit.")
HORN = tactic("Horn", "Gain 1 {water}.")
WOLF = unit("Wolf", health=3, melee=2)


def triggering(text: str, edition: str) -> Scenario:
    """P2 kills P1's Imp, whose Death text waits in its window; everybody could react."""
    return scenario(
        "rone",
        p1=player(units=[unit("Imp", health=1, text=text), WOLF], hand=[HORN]),
        p2=player(units=[unit("Rat")], hand=[HORN]),
        stack=[waiting("p2", SPARK, target="Imp")],
        turn="p2",
        edition=edition,
        auto_pass=False,
        graveyard="top",
    )


@pytest.mark.rule("RONE-RULING-55", "RONE-STACK-6")
@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("Death: Gain 1 {water}.", "p1"),
        ("Death: Draw a card.", "p1"),
        ("Death: Discard a card.", "p1"),
        ("Death: Deal 1 damage to your hero.", "p1"),
        ("Death: Remove the top card of your graveyard from the game.", "p1"),
        ("Death: Put the top card of your graveyard into your hand.", "p1"),
        ("Death: Each allied unit gets +1 {health}.", "p1"),
        ("Death: Gain 1 {water}. Deal 1 damage to target unit.", "p1"),
        ("Death: The opponent loses 1 {water}.", "p2"),
        ("Death: The opponent discards a card.", "p2"),
        ("Death: Deal 1 damage to the opponent's hero.", "p2"),
        ("Death: Each enemy unit gets +1 {health}.", "p2"),
        ("Death: Each player draws a card.", "p2"),  # both: as in `en`
        ("Death: Gain 1 {water}. The opponent draws a card.", "p2"),
        ("Death: Each unit gets +1 {health}.", "p2"),
        ("Death: Gain 1 {water}. Each unit gets +1 {health}.", "p2"),
        ("Death: Deal 1 damage to target unit.", "p2"),  # still to be chosen: as in `en`
        ("Death: You may deal 1 damage to target unit.", "p2"),
        ("Death: You may draw a card.", "p2"),
        ("Death: Gain 1 {water} or draw a card.", "p2"),
        ("Death: If you have 1 or more {water}, deal 1 damage to target unit.", "p2"),
        ("Death: If the opponent controls a unit, draw a card.", "p1"),
    ],
)
def test_in_the_german_edition_the_player_whom_a_trigger_concerns_reacts_first(
    text: str, first: str
) -> None:
    for edition, wanted in (("en", "p2"), ("de", first)):
        game = triggering(text, edition)
        game.all_pass()
        assert game.asks(wanted, "Imp triggers"), edition
        game.asked[0].passes()
        assert game.asks("p2" if wanted == "p1" else "p1", "Imp triggers"), edition


@pytest.mark.rule("RONE-RULING-55")
@pytest.mark.parametrize(("owner", "first"), [("p1", "p1"), ("p2", "p2")])
def test_in_the_german_edition_a_trigger_about_that_unit_concerns_its_controller(
    owner: str, first: str
) -> None:
    drum = technology("Drum", "Whenever a unit is exhausted, that unit gets +1 {health}.")
    snare = tactic("Snare", "Exhaust target unit once.")
    game = scenario(
        "rone",
        p1=player(technologies=[drum], units=[WOLF], hand=[snare, HORN]),
        p2=player(units=[unit("Rat")], hand=[HORN]),
        edition="de",
        auto_pass=False,
    )
    game.p1.plays("Snare", target="Wolf" if owner == "p1" else "Rat")
    game.all_pass()
    assert game.asks(first, "Drum triggers")

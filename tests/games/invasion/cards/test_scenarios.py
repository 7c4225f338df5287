"""The scenarios of the box: what their files say, as the rules read it."""

from __future__ import annotations

import pytest

from runestack.games.invasion.rules import scenarios as sc
from runestack.games.invasion.rules.scenarios import Scenario
from tests.games.invasion.cards.box import OFFICIAL, OUR_OWN, faces, pool, scenarios

EVERY_SCENARIO = pytest.mark.parametrize("key", [*OFFICIAL, OUR_OWN])


def events(made: Scenario) -> list[list[str]]:
    """The names of the events, by difficulty."""
    return [[pool().cards[face].name for face in row] for row in made.events]


def ends(made: Scenario) -> list[list[int]]:
    """The rounds in which events end, by difficulty."""
    return [[sum(row[: place + 1]) for place in range(len(row))] for row in made.durations]


@pytest.mark.rule("INV-CAMP-1", "INV-COOP-1")
def test_the_campaign_is_three_scenarios_in_a_row() -> None:
    made = scenarios().campaign("invasion")
    assert [one.name for one in made.scenarios] == list(OFFICIAL)


@pytest.mark.rule("INV-CUSTOM-1", "INV-RULING-135")
@EVERY_SCENARIO
def test_a_scenario_can_be_played_by_itself(key: str) -> None:
    made = scenarios().campaign(key)
    assert [one.name for one in made.scenarios] == [key]
    assert scenarios().keys == ["invasion", *OFFICIAL, OUR_OWN]


@pytest.mark.rule("INV-CAMP-2")
@EVERY_SCENARIO
def test_a_scenario_has_a_story_and_its_card_as_face(key: str) -> None:
    card = scenarios().card(key)
    assert pool().cards[scenarios().scenario(key).face] is card
    assert len(card.flavour.split()) >= 10
    assert len(card.flavour_de.split()) >= 10


@pytest.mark.rule(
    "INV-SC1-1", "INV-SC1-2", "INV-SC1-5", "INV-SC1-6", "INV-RULING-11", "INV-RULING-15"
)
def test_reinforcements_is_won_by_surviving_16_rounds() -> None:
    made = scenarios().scenario("reinforcements")
    assert (made.wins, made.loss, made.changes) == (
        [sc.SURVIVE, 16],
        sc.ANY_DEFEATED,
        sc.TRAIN_LEFT,
    )
    research, more = "Research a New Protocol", "More Invaders!"
    assert events(made) == [
        [research, research, more],
        [research, more, research, more],
        [more, research, research, more],
    ]


@pytest.mark.rule(
    "INV-SC2-1", "INV-SC2-2", "INV-SC2-4", "INV-SC2-5", "INV-SC2-12", "INV-SC2-13", "INV-RULING-12"
)
def test_strike_back_is_won_by_destroying_the_deck_or_by_the_end_of_the_last_event() -> None:
    made = scenarios().scenario("strike-back")
    assert made.has_win(sc.DECK_DESTROYED)
    assert made.has_win(sc.LAST_EVENT_ENDS)
    assert made.loss == sc.ANY_DEFEATED
    assert made.changes == sc.ZONES_FROM_DECK | sc.HIT_ZONES | sc.TRAIN_LEFT
    assert events(made) == [
        ["Hacked", "The Final Battle"],
        ["Under Siege", "Hacked", "The Final Battle"],
        ["Electricity Shortage", "Under Siege", "Hacked", "The Final Battle"],
    ]


@pytest.mark.rule("INV-RULING-13", "INV-EVENT-1")
@pytest.mark.parametrize(
    ("key", "rounds"),
    [
        ("reinforcements", [[5, 10, 16], [4, 8, 12, 16], [3, 7, 10, 14]]),
        ("strike-back", [[6, 12], [3, 8, 14], [3, 5, 10, 16]]),
        ("final-battle", [[], [], []]),
    ],
)
def test_events_end_in_the_rounds_of_the_ruling(key: str, rounds: list[list[int]]) -> None:
    assert ends(scenarios().scenario(key)) == rounds


@pytest.mark.rule(
    "INV-SC3-1",
    "INV-SC3-2",
    "INV-SC3-5",
    "INV-SC3-6",
    "INV-SC3-8",
    "INV-SC3-9",
    "INV-RULING-14",
    "INV-RULING-146",
)
def test_the_final_battle_is_won_with_an_empty_stack_and_has_no_events() -> None:
    made = scenarios().scenario("final-battle")
    assert (made.wins, made.loss) == ([sc.STACK_EMPTY, 0], sc.ALL_DEFEATED)
    assert made.changes == (
        sc.ZONES_FROM_DECK | sc.NO_REINFORCING | sc.SHUFFLE_TO_DEPLOY | sc.DEFEATED_DESTROYED
    )
    assert made.research == [[0, 2, 3, 3], [5, 3, 6, 6], [7, 7, 8, 8]]
    assert events(made) == [[], [], []]


@EVERY_SCENARIO
def test_no_event_ends_after_the_time_tracker_and_hard_is_at_least_as_long_as_easy(
    key: str,
) -> None:
    made = scenarios().scenario(key)
    assert all(sum(row) <= faces().last_round for row in made.durations)
    assert len(made.events[0]) <= len(made.events[1]) <= len(made.events[2])


# -- our own ---------------------------------------------------------------------------------------


@pytest.mark.rule("INV-RULING-135")
def test_the_water_train_arrives_or_leaves_nothing_behind() -> None:
    made = scenarios().scenario(OUR_OWN)
    assert made.wins[::2] == [sc.DECK_DESTROYED, sc.LAST_EVENT_ENDS]
    assert (made.loss, made.changes) == (sc.ALL_DEFEATED, sc.DEFEATED_DESTROYED | sc.HIT_ZONES)
    assert ends(made) == [[4, 8, 12], [3, 6, 10, 14], [3, 6, 9, 12, 16]]
    assert [row[-1] for row in events(made)] == ["Last Tunnel"] * 3


def test_every_event_of_the_water_train_is_its_own() -> None:
    others = {name for key in OFFICIAL for row in events(scenarios().scenario(key)) for name in row}
    own = {name for row in events(scenarios().scenario(OUR_OWN)) for name in row}
    assert len(own) == 5
    assert not own & others

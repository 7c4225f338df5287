"""Setting up the Invasion and its board (INV-ISETUP, INV-IBOARD, INV-ICARD, P-24)."""

from __future__ import annotations

import pytest

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.state import (
    EVENT_MARKER,
    MARKER,
    TECHNOLOGY_TOKENS,
)
from tests.games.invasion.hand_made import (
    Table,
    enemy,
    faces,
    fresh,
    invader,
    names,
    player,
    team,
)


def at_start(seats: int = 2, scenario: str = "reinforcements", **what: object) -> Table:
    """The Invasion is set up, the players choose their leaders."""
    return fresh(seats, scenario=scenario, **what)  # type: ignore[arg-type]


@pytest.mark.rule("INV-ISETUP-1", "INV-GEN-6", "INV-RULING-10")
def test_the_round_marker_starts_on_zero_and_the_tracker_ends_at_16() -> None:
    assert at_start().number(MARKER) == 0
    assert faces().last_round == 16


@pytest.mark.rule("INV-ISETUP-2", "INV-RULING-81", "INV-RULING-82", "INV-ICARD-10", "INV-ICARD-3")
@pytest.mark.parametrize(("seats", "size"), [(1, 9), (2, 13), (3, 17), (4, 21)])
def test_the_invasion_deck_is_random_starting_cards(seats: int, size: int) -> None:
    table = at_start(seats)
    deck = table.game.invasion_deck
    assert len(deck) == size
    assert all(faces().starting[table.game.face[n]] for n in deck)
    assert all(not table.game.known[n] for n in deck)
    other = at_start(seats, seed=2)
    assert table.pile(deck) != other.pile(other.game.invasion_deck)


@pytest.mark.rule("INV-ISETUP-3", "INV-IBOARD-6")
def test_all_other_invasion_cards_are_the_supply_with_unused_starting_ones() -> None:
    table = at_start(1)
    game = table.game
    assert len(game.supply) + len(game.zones) == 80 - 9
    left = [n for n in [*game.supply, *game.zones] if faces().starting[game.face[n]]]
    assert len(left) == 12
    assert all(not game.known[n] for n in game.supply)


@pytest.mark.rule("INV-ISETUP-4", "INV-ISETUP-5", "INV-ICARD-2", "INV-IBOARD-5")
def test_the_top_protocol_begins_in_play_refreshed_and_open() -> None:
    table = at_start()
    game = table.game
    assert (len(game.protocols), len(game.protocol_supply)) == (1, 12)
    assert game.exhausted[game.protocols[0]] == 0
    assert game.known[game.protocols[0]] == 0b11
    assert all(not game.known[n] for n in game.protocol_supply)
    starts = [at_start(seed=seed) for seed in range(1, 9)]
    assert len({one.pile(one.game.protocols)[0] for one in starts}) > 1


@pytest.mark.rule("INV-ISETUP-6", "INV-IBOARD-8", "INV-RULING-20")
def test_each_of_the_five_zones_has_a_card_face_up() -> None:
    table = at_start()
    assert list(table.zones()) == ["blue", "red", "black", "green", "yellow"]
    assert all(table.game.known[n] == 0b11 for n in table.game.zones)
    filled = [event.number for event in table.told(e.ZONE_FILLED)]
    assert filled == [c.BLUE, c.RED, c.BLACK, c.GREEN, c.YELLOW]
    assert table.game.zone_stored == [0] * 5


@pytest.mark.rule("INV-ISETUP-7", "INV-COOP-3")
def test_then_the_players_are_set_up_without_first_player_and_spare_parts() -> None:
    table = at_start()
    assert table.is_asked(ch.ASK_LEADER, 0)
    table.go(ch.ASK_DRAW)
    assert not table.told(e.FIRST_PLAYER)
    assert not table.told(e.SPARE_ACTION)
    assert [len(deck) for deck in table.game.deck] == [10, 10]
    assert [len(cards) for cards in table.game.training] == [4, 4]


@pytest.mark.rule("INV-EVENT-2", "INV-RULING-13")
@pytest.mark.parametrize(
    ("scenario", "difficulty", "marker"),
    [
        ("reinforcements", 0, 5),
        ("reinforcements", 1, 4),
        ("reinforcements", 2, 3),
        ("strike-back", 1, 3),
    ],
)
def test_the_event_marker_stands_on_the_duration_of_the_first_event(
    scenario: str, difficulty: int, marker: int
) -> None:
    table = at_start(1, scenario, difficulty=difficulty).go(ch.ASK_DRAW)
    assert table.number(EVENT_MARKER) == marker


@pytest.mark.rule("INV-RULING-14", "INV-RULING-146")
@pytest.mark.parametrize(("difficulty", "protocols"), [(0, 0), (1, 5), (2, 7)])
def test_the_finale_has_no_event_and_researches_protocols(difficulty: int, protocols: int) -> None:
    table = at_start(1, "final-battle", difficulty=difficulty).go(ch.ASK_DRAW)
    assert len(table.game.protocols) == 1 + protocols
    assert table.number(EVENT_MARKER) == 0
    assert not table.told(e.EVENT_BEGINS)


@pytest.mark.rule("INV-RULING-146")
def test_the_number_of_protocols_researched_for_the_finale_is_data_by_players() -> None:
    made = [
        len(at_start(seats, "final-battle", difficulty=2).go(ch.ASK_DRAW).game.protocols)
        for seats in (1, 2, 3, 4)
    ]
    assert made == [8, 8, 9, 9]


@pytest.mark.rule("INV-IBOARD-2", "INV-ACT-1", "INV-RULING-6")
def test_the_board_has_four_additional_actions_one_for_each_symbol_for_one_each() -> None:
    shelf = faces()
    assert [names()[face] for face in shelf.actions] == ["Sabotage", "Ambush", "Salvage", "Rally"]
    assert shelf.action_costs == [1, 1, 1, 1]


@pytest.mark.rule("INV-IBOARD-4", "INV-RULING-8", "INV-SUM-3")
def test_the_board_says_how_many_tokens_refresh_protocols() -> None:
    assert (faces().refresh_need, faces().refresh_spend) == (2, 2)


@pytest.mark.rule("INV-IBOARD-7", "INV-IBOARD-3", "INV-RULING-29")
def test_piles_and_stack_of_the_invasion_are_open_and_belong_to_nobody() -> None:
    one = invader("Open One")
    table = team(player(), player(), invasion=enemy(stack=[one], discard=[one], garbage=[one]))
    game = table.game
    for number in (*game.stack, *game.invasion_discard, *game.invasion_garbage):
        assert game.known[number] == 0b11
        assert game.owner[number] == -1


@pytest.mark.rule("INV-COMP-5", "INV-COMP-2", "INV-RULING-63")
def test_tokens_of_the_invasion_are_counted_without_a_limit() -> None:
    table = team(player(), invasion=enemy(tokens=40), phase=c.INVASION_TURN)
    assert table.number(TECHNOLOGY_TOKENS) == 38  # two are spent in step 5


@pytest.mark.rule("INV-RULING-80")
def test_hands_are_open_to_teammates_and_decks_are_not() -> None:
    table = team(player(hand=["Scout"], deck=["Jalak"]), player(), player())
    game = table.game
    assert game.known[game.hand[0][0]] == 0b111
    assert game.known[game.deck[0][0]] == 0


@pytest.mark.rule("INV-SC1-2", "INV-SC2-3", "INV-RULING-124")
def test_a_scenario_alone_is_set_up_as_usual() -> None:
    for scenario in ("reinforcements", "strike-back", "final-battle"):
        table = at_start(2, scenario, difficulty=0)
        game = table.game
        assert (len(game.invasion_deck), len(game.zones), len(game.supply)) == (13, 5, 62)

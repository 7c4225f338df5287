"""Cleanup: new cards in the zones, and what becomes of survivors (INV-CLEAN, P-32)."""

from __future__ import annotations

import pytest

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.state import ROUND
from runestack.kernel.outcome import LOST, WON
from tests.games.invasion.hand_made import (
    Table,
    enemy,
    invader,
    lay,
    player,
    protocol,
    team,
    technology,
)

A, B, C, D = (invader(f"Cleaned {letter}", "0 0 0 3", stores="") for letter in "ABCD")
EMPTY = {"blue": "", "red": "", "black": "", "green": "", "yellow": ""}


def cleanup(*players: object, **what: object) -> Table:
    """Cleanup of round 1."""
    seats = players or (player(),)
    return team(*seats, invasion=enemy(**{"deck": 9, **what}), phase=c.CLEANUP)  # type: ignore[arg-type]


@pytest.mark.rule("INV-CLEAN-1", "INV-RULING-98")
def test_empty_zones_get_cards_of_the_supply_in_the_order_of_the_colours() -> None:
    table = cleanup(zones={**EMPTY, "black": D}, supply=[A, B, C, A, B])
    assert table.zones() == {"blue": A, "red": B, "black": D, "green": C, "yellow": A}
    assert table.pile(table.game.supply) == [B]


@pytest.mark.rule("INV-WORD-2", "INV-RULING-64")
def test_when_the_supply_runs_out_destroyed_invasion_cards_are_shuffled_and_refill_it() -> None:
    table = team(
        player(),
        invasion=enemy(deck=9, zones={**EMPTY, "blue": D, "red": D, "black": D}, supply=[A]),
        phase=c.MAIN,
    )
    lay(table.game, B, -1, c.DESTROYED)
    lay(table.game, C, -1, c.DESTROYED)
    table.all_done()
    assert table.zones()["green"] == A
    assert table.zones()["yellow"] in (B, C)
    assert table.game.destroyed_invaders == []
    assert len(table.game.supply) == 1


@pytest.mark.rule("INV-CLEAN-1")
def test_without_any_card_a_zone_stays_empty() -> None:
    table = cleanup(zones=EMPTY, supply=[A])
    assert table.zones() == {"blue": A}


@pytest.mark.rule("INV-CLEAN-2", "INV-CLEAN-4", "INV-CLEAN-6")
def test_survivors_are_resolved_from_the_top_with_the_values_of_those_still_there() -> None:
    low = invader("Cleaned Low", "1 0 0 9", "1 0 0 0", stores="")
    top = invader("Cleaned Top", "2 0 0 9", "1 0 0 0", stores="")
    table = cleanup(player(armor=18), stack=[low, top], discard=[A])
    # the top card strikes with 2 + 1 + 1, then the other alone with 1 + 1
    struck = [event.number for event in table.told(e.ATTACKS)]
    assert struck == [4, 2]
    assert table.values() == (12, 10)
    assert table.pile(table.game.invasion_discard)[:3] == [low, top, A]


@pytest.mark.rule("INV-CLEAN-3", "INV-SUM-5", "INV-RULING-99")
def test_a_survivor_deals_ranged_then_melee_to_each_player() -> None:
    both = invader("Cleaned Both", "3 2 0 9", stores="")
    table = cleanup(player(armor=1), player(armor=9), stack=[both])
    assert [table.values(seat) for seat in (0, 1)] == [(0, 6), (6, 8)]
    parts = [(event.seat, event.other, event.number) for event in table.told(e.TAKES_DAMAGE)]
    assert parts == [(0, 2, 0), (1, 2, 0), (0, 2, 1), (1, 0, 3)]  # health and armor taken


@pytest.mark.rule("INV-CLEAN-5", "INV-ICARD-9", "INV-SUM-5")
def test_then_the_invasion_stores_its_reward_and_the_card_is_discarded() -> None:
    rich = invader("Cleaned Rich", "1 0 0 9", stores="red red green")
    table = cleanup(stack=[rich])
    assert table.zone_stored() == {"red": 2, "green": 1}
    assert table.zone_of(rich) == c.IN_INVASION_DISCARD
    assert table.game.journal is not None
    order = [
        event.kind
        for event in table.game.journal.events
        if event.kind in (e.TAKES_DAMAGE, e.INVASION_STORES)
    ]
    assert order == [e.TAKES_DAMAGE, e.INVASION_STORES, e.INVASION_STORES, e.INVASION_STORES]


@pytest.mark.rule("INV-RULING-101")
def test_of_a_wild_reward_the_captain_chooses_the_zone() -> None:
    wild = invader("Cleaned Wild", "0 0 0 9", stores="wild")
    table = cleanup(player(), player(), stack=[wild])
    assert table.is_asked(ch.ASK_ZONE, 0)
    table.choose(ch.ZONE, "yellow")
    assert table.zone_stored() == {"yellow": 1}


@pytest.mark.rule("INV-CLEAN-5")
def test_texts_add_resources_of_the_first_reward_colour() -> None:
    rich = invader("Cleaned Richer", "0 0 0 9", stores="green red")
    table = cleanup(stack=[rich], protocols=["Hoarding Routine"])
    assert table.zone_stored() == {"red": 1, "green": 2}


@pytest.mark.rule("INV-CAMP-3", "INV-RULING-100")
def test_a_player_defeated_by_a_survivor_loses_for_all_at_once() -> None:
    deadly = invader("Cleaned Deadly", "9 9 0 9", stores="red")
    table = cleanup(player(health=9), player(health=18), stack=[A, deadly])
    assert table.scores() == [LOST, LOST]
    assert table.zone_stored() == {}
    assert table.values(1) == (10, 9)  # the melee part was not dealt


@pytest.mark.rule("INV-RULING-121", "INV-SC1-1")
def test_surviving_is_checked_at_the_end_of_cleanup_of_round_16() -> None:
    killer = invader("Cleaned Killer", "0 9 0 9", stores="")
    for number, over in ((15, False), (16, True)):
        table = team(player(), invasion=enemy(deck=9), phase=c.CLEANUP, round_number=number)
        assert table.over() == over
    assert table.scores() == [WON]
    table = team(
        player(health=9), invasion=enemy(deck=9, stack=[killer]), phase=c.CLEANUP, round_number=16
    )
    assert table.scores() == [LOST]


@pytest.mark.rule("INV-COOP-2")
def test_a_new_round_follows() -> None:
    table = cleanup()
    assert table.number(ROUND) == 2


@pytest.mark.rule("INV-RULING-139")
def test_after_the_end_nobody_is_healed_or_hurt_any_more() -> None:
    healer = protocol(
        "Cleaned Healer",
        "Whenever a card of the stack survives, the Invasion gains 1 technology token.",
    )
    deadly = invader("Cleaned Deadlier", "0 99 0 9", stores="red")
    table = cleanup(player(), stack=[A, deadly], protocols=[healer])
    assert table.over()
    assert table.number(19) == 0


@pytest.mark.rule("INV-RULING-35")
def test_triggers_of_players_come_before_those_of_the_invasion() -> None:
    theirs = protocol(
        "Cleaned Counter",
        "Whenever a card of the stack survives, the Invasion gains 1 technology token.",
    )
    ours = technology("Cleaned Watch", "Whenever a card of the stack survives, gain 1 reroll.")
    table = cleanup(player(base=[ours]), stack=[A], protocols=[theirs])
    assert table.game.journal is not None
    watched = (e.GAINS, e.INVASION_TOKENS)
    kinds = [one.kind for one in table.game.journal.events if one.kind in watched]
    assert kinds == [e.GAINS, e.INVASION_TOKENS]

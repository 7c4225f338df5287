"""Events and the time tracker, and the events of the box (INV-EVENT, INV-SC1, INV-SC2, P-33)."""

from __future__ import annotations

import pytest

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.scenarios import Scenario
from runestack.games.invasion.rules.state import EVENT, EVENT_MARKER, MARKER
from runestack.kernel.choices import DONE
from runestack.kernel.driver import run
from runestack.kernel.frame import NOBODY, NOTHING
from runestack.kernel.outcome import LOST, WON
from tests.games.invasion.hand_made import (
    Table,
    card,
    enemy,
    event,
    face_of,
    fresh,
    invader,
    lay,
    leader,
    plain,
    player,
    scenario_of,
    team,
    technology,
)

TEMPO = card("Tempo Card", "In cooperative mode: Tempo. Otherwise: Draw a card.")
FIRST = event("First Event", "When this event ends: The Invasion stores 1 red resource.")
SECOND = event(
    "Second Event",
    "When this event begins: The Invasion stores 1 blue resource.\nWhen this event ends: The Invasion stores 1 green resource.",
)
THIRD = event("Third Event", "When this event ends: The Invasion stores 1 black resource.")
A, B, C, D, E = (invader(f"Evented {letter}", "0 0 0 3", stores="") for letter in "ABCDE")


def listed(*entries: tuple[str, int]) -> Scenario:
    """A scenario with these events and durations, at every difficulty."""
    return plain(
        events=[[face_of(name) for name, _ in entries]] * 3,
        durations=[[rounds for _, rounds in entries]] * 3,
    )


def at_round(number: int, made: Scenario | str, place: int = 0, **what: object) -> Table:
    """The Invasion's turn of a round, while an event of the list is running."""
    seats = what.pop("seats", (player(),))
    invasion = what.pop("invasion", enemy(deck=30))
    return team(
        *seats,  # type: ignore[misc]
        invasion=invasion,  # type: ignore[arg-type]
        scenario=made,
        phase=c.INVASION_TURN,
        round_number=number,
        event_place=place,
        **what,  # type: ignore[arg-type]
    )


def stored_colours(table: Table) -> list[str]:
    """Which colours were stored, in order."""
    return [c.COLOUR_NAMES[one.other] for one in table.told(e.INVASION_STORES)]


@pytest.mark.rule("INV-EVENT-1", "INV-EVENT-2", "INV-EVENT-3", "INV-EVENT-4", "INV-RULING-112")
def test_an_event_ends_when_the_round_marker_reaches_it_and_the_next_one_starts() -> None:
    made = listed((FIRST, 3), (SECOND, 4))
    table = at_round(2, made)
    assert (table.number(EVENT), stored_colours(table)) == (0, [])
    table = at_round(3, made)
    assert table.number(EVENT) == 1
    assert table.number(EVENT_MARKER) == 7
    assert stored_colours(table) == ["red", "blue"]


@pytest.mark.rule("INV-EVENT-5")
def test_an_event_acts_while_it_lasts_or_at_its_end_as_it_says() -> None:
    siege = event("Small Storm", "Players draw at most 1 card in the draw phase.")
    table = at_round(1, listed((siege, 2), (THIRD, 3)))
    table.choose(ch.DRAW)
    assert not table.is_asked(ch.ASK_DRAW)
    table = at_round(2, listed((siege, 2), (THIRD, 3)))
    table.choose(ch.DRAW)
    assert table.is_asked(ch.ASK_DRAW)


@pytest.mark.rule("INV-RULING-111")
def test_an_event_ends_in_step_2_right_after_the_marker_moves_and_before_deploying() -> None:
    research = event("Small Research", "When this event ends: Research a protocol.")
    table = at_round(
        2,
        listed((research, 2)),
        invasion=enemy(deck=30, protocol_supply=["Orbital Lens"]),
    )
    assert len(table.stack()) == 2  # the new protocol counts in step 3
    assert table.values() == (10, 9)  # and is used in step 6


@pytest.mark.rule("INV-EVENT-6", "INV-RULING-113")
@pytest.mark.parametrize(("kind", "marker"), [(ch.LONGER, 6), (ch.SHORTER, 4)])
def test_a_text_makes_the_current_event_longer_or_shorter(kind: int, marker: int) -> None:
    made = listed((FIRST, 5), (SECOND, 4))
    table = team(player(hand=[TEMPO]), scenario=made, round_number=2, event_place=0)
    table.plays(TEMPO).choose(kind)
    assert table.number(EVENT_MARKER) == marker
    assert table.number(EVENT) == 0


@pytest.mark.rule("INV-EVENT-7", "INV-RULING-113")
def test_no_event_ends_later_than_round_16() -> None:
    made = listed((FIRST, 14), (SECOND, 4))
    table = at_round(14, made)
    assert table.number(EVENT_MARKER) == 16
    made = listed((FIRST, 16), (SECOND, 4))
    table = team(player(hand=[TEMPO]), scenario=made, round_number=2, event_place=0)
    table.plays(TEMPO)
    assert table.offers(ch.LONGER) == []
    table.choose(DONE)
    assert table.number(EVENT_MARKER) == 16


@pytest.mark.rule("INV-EVENT-8", "INV-RULING-114")
def test_in_round_16_every_event_left_is_started_and_ended_in_order() -> None:
    table = at_round(16, listed((FIRST, 16), (SECOND, 4), (THIRD, 3)))
    assert stored_colours(table) == ["red", "blue", "green", "black"]
    assert table.number(EVENT) == NOTHING


@pytest.mark.rule("INV-RULING-113")
def test_an_event_shortened_to_the_round_marker_ends_at_once() -> None:
    made = listed((FIRST, 3), (SECOND, 4))
    table = team(player(hand=[TEMPO]), scenario=made, round_number=2, event_place=0)
    table.plays(TEMPO).choose(ch.SHORTER)
    assert stored_colours(table) == ["red", "blue"]
    assert table.number(EVENT_MARKER) == 6  # counted from where the marker stands: 2 + 4


@pytest.mark.rule("INV-RULING-113")
def test_the_next_event_may_end_at_once_as_well() -> None:
    made = listed((FIRST, 6), (SECOND, 1), (THIRD, 9))
    table = team(player(hand=[TEMPO]), scenario=made, round_number=6, event_place=0, marker=6)
    table.game.numbers[EVENT_MARKER] = 6
    table.plays(TEMPO).choose(ch.SHORTER)  # 5; then the second stands on 6 and ends too
    assert stored_colours(table) == ["red", "blue", "green"]
    assert (table.number(EVENT), table.number(EVENT_MARKER)) == (2, 15)


@pytest.mark.rule("INV-RULING-115")
def test_after_the_last_event_there_is_none_and_duration_effects_are_ignored() -> None:
    table = at_round(3, listed((FIRST, 3)))
    assert table.number(EVENT) == NOTHING
    table = team(player(hand=[TEMPO]), scenario=listed((FIRST, 3)), round_number=5)
    table.plays(TEMPO)
    assert table.is_asked(ch.ASK_MAIN)


@pytest.mark.rule("INV-EVENT-6")
def test_only_one_tempo_each_round_takes_effect_and_none_in_the_last_event() -> None:
    made = listed((FIRST, 9), (SECOND, 4))
    table = team(player(hand=[TEMPO, TEMPO]), scenario=made, round_number=2, event_place=0)
    table.plays(TEMPO).choose(ch.LONGER).plays(TEMPO)
    assert table.is_asked(ch.ASK_MAIN)
    assert table.number(EVENT_MARKER) == 10
    table = team(player(hand=[TEMPO]), scenario=made, round_number=2, event_place=1)
    table.plays(TEMPO)
    assert table.is_asked(ch.ASK_MAIN)


@pytest.mark.rule("INV-RULING-132")
def test_the_round_number_goes_on_beyond_16() -> None:
    table = team(
        player(), invasion=enemy(deck=30), scenario=plain(), phase=c.CLEANUP, round_number=16
    )
    assert (table.number(4), table.number(MARKER)) == (17, 16)


# -- Reinforcements -------------------------------------------------------------------------------------


@pytest.mark.rule("INV-SC1-3", "INV-RULING-119")
def test_more_invaders_trains_a_card_of_the_supply_for_each_player_without_zone_effects() -> None:
    table = at_round(
        8,
        "reinforcements",
        1,
        marker=8,
        seats=(player(), player()),
        invasion=enemy(deck=30, supply=[A, B, C]),
    )
    assert table.pile(table.game.invasion_discard) == [B, A]
    assert table.pile(table.game.supply) == [C]
    assert not table.told(e.ZONE_EFFECT)
    assert not table.told(e.ZONE_LOSES)


@pytest.mark.rule("INV-SC1-3", "INV-RULING-119", "INV-RULING-102")
def test_a_unique_card_trained_by_more_invaders_does_what_it_says_and_no_card_is_trained_twice() -> (
    None
):
    table = at_round(
        8,
        "reinforcements",
        1,
        marker=8,
        seats=(player(), player()),
        invasion=enemy(deck=30, supply=["Foundry Walker", A, B, C]),
    )
    # Foundry Walker trains A itself and is destroyed; the second card of the event is B
    assert table.pile(table.game.invasion_discard) == [B, A]
    assert table.pile(table.game.destroyed_invaders) == ["Foundry Walker"]
    assert len(table.told(e.TRAINED)) == 3


@pytest.mark.rule("INV-SC1-4", "INV-ICARD-2")
def test_research_a_new_protocol_puts_the_top_protocol_into_play_refreshed() -> None:
    table = at_round(
        4,
        "reinforcements",
        0,
        invasion=enemy(deck=30, protocol_supply=["Hardened Shells", "Feeder Line"]),
    )
    assert table.pile(table.game.protocols) == ["Hardened Shells"]
    assert table.pile(table.game.protocol_supply) == ["Feeder Line"]


@pytest.mark.rule("INV-WORD-2")
def test_an_empty_protocol_supply_is_refilled_by_destroyed_protocols_or_ignored() -> None:
    table = at_round(4, "reinforcements", 0, invasion=enemy(deck=30, protocol_supply=[]))
    assert table.game.protocols == []
    table = at_round(
        4, "reinforcements", 0, invasion=enemy(deck=30, protocol_supply=[]), run_on=False
    )
    lay(table.game, "Feeder Line", NOBODY, c.DESTROYED)
    run(table.game)
    assert table.pile(table.game.protocols) == ["Feeder Line"]
    assert table.game.destroyed_protocols == []


# -- Operation Strike Back ------------------------------------------------------------------------------


@pytest.mark.rule("INV-SC2-8", "INV-RULING-117", "INV-RULING-67")
def test_hacked_takes_a_card_a_coloured_screw_and_a_technology_of_each_player() -> None:
    rig = technology("Hacked Rig", "Exhaust: Draw a card.")
    lead = leader("Hacked Leader")
    table = at_round(
        6,
        "strike-back",
        0,
        difficulty=0,
        seats=(player(deck=["Scout", "Jalak"], base=[lead, rig]), player(deck=["Jugura", "Areja"])),
    )
    assert table.is_asked(ch.ASK_DIE, 0)
    assert table.deck(0) == ["Jalak"]
    table.choose(ch.DIE, 1)
    assert 0 not in [second for _, second in table.pairs(ch.SIDE)]  # no coloured screw there
    table.choose(ch.SIDE, 1, 2)
    assert table.game.screw[(1 * 6 + 2) * 3] == c.NEUTRAL
    assert table.base(0) == [lead]
    assert table.is_asked(ch.ASK_DIE, 1)
    assert table.deck(1) == ["Areja"]
    table.choose(ch.DIE, 4).choose(ch.SIDE, 4, 5)
    assert table.base(1) == []  # what is missing is skipped
    assert sorted(table.pile(table.game.destroyed_starting)) == ["Jugura", "Scout"]


@pytest.mark.rule("INV-RULING-117")
def test_hacked_may_reinforce_and_may_defeat() -> None:
    table = at_round(
        6, "strike-back", 0, difficulty=0, seats=(player(deck=0, discard=["Scout", "Jalak"]),)
    )
    assert table.values() == (10, 9)
    assert len(table.game.destroyed_starting) == 1
    table = at_round(6, "strike-back", 0, difficulty=0, seats=(player(deck=0),))
    assert table.scores() == [LOST]


@pytest.mark.rule("INV-SC2-9", "INV-RULING-118")
def test_under_siege_players_cannot_store_but_use_what_is_stored() -> None:
    table = team(
        player(dice=["red"], pool="green", stored="red red", hand=["Alpha Squad"], parts=1),
        scenario="strike-back",
        event_place=0,
    )
    table.choose(ch.PAIR, "red").carry_out("Red Pair").choose(ch.GIVE_UP)
    table.end_main()
    assert (table.stored(), table.wild()) == ("", "")
    assert table.garbage() == ["Alpha Squad"]
    assert len(table.told(e.LOSES_RESOURCE)) == 3


@pytest.mark.rule("INV-RULING-118")
def test_under_siege_a_text_that_stores_does_nothing_and_keep_works() -> None:
    store = card("Store Siege", "Store 1 red resource. Gain 1 reroll.")
    kept = card("Kept Siege", "Keep.\nGain 1 armor.", cost="red")
    table = team(player(hand=[store, kept]), scenario="strike-back", event_place=0)
    table.plays(store)
    assert (table.stored(), table.game.rerolls[0]) == ("", 1)
    table.end_main().choose(ch.KEEP_CARD, kept)
    assert table.hand()[0] == kept


@pytest.mark.rule("INV-SC2-10", "INV-RULING-116")
def test_electricity_shortage_takes_a_die_of_each_player_while_it_lasts() -> None:
    table = fresh(2, scenario="strike-back", difficulty=2).go(ch.ASK_DIE)
    assert [question.seat for question in table.game.asking] == [0]
    table.choose(ch.DIE, 1).choose(ch.DIE, 6)
    table.go(ch.ASK_MAIN)
    for _ in range(2):  # rounds 1 and 2
        assert table.offers(ch.USE_DIE, 0) == [0, 2, 3]
        assert table.offers(ch.USE_DIE, 1) == [4, 5, 7]
        table.game.health[0] = table.game.health[1] = 18
        table.all_done().go(ch.ASK_MAIN)
    assert table.offers(ch.USE_DIE, 0) == [0, 1, 2, 3]  # it ended in round 3


@pytest.mark.rule("INV-RULING-116", "INV-RULING-114")
def test_a_shortage_that_starts_and_ends_in_one_step_leaves_the_dice_free() -> None:
    made = listed((FIRST, 16), ("Electricity Shortage", 3))
    table = at_round(16, made).choose(ch.DIE, 0)
    table.go(ch.ASK_MAIN)
    assert table.offers(ch.USE_DIE) == [0, 1, 2, 3]


@pytest.mark.rule("INV-SC2-11", "INV-SC2-2", "INV-RULING-120")
def test_when_the_final_battle_ends_zone_cards_are_destroyed_and_the_players_win_at_once() -> None:
    table = at_round(
        14, "strike-back", 2, marker=14, invasion=enemy(deck=9, zones={"blue": A, "red": B})
    )
    assert table.scores() == [WON]
    assert table.game.zones == []
    assert {A, B} <= set(table.pile(table.game.destroyed_invaders))
    assert table.stack() == []  # before step 3


@pytest.mark.rule("INV-SC2-12", "INV-RULING-12", "INV-RULING-13")
def test_all_event_lists_of_the_box_end_by_round_16() -> None:
    for key in ("reinforcements", "strike-back"):
        made = scenario_of(key)
        assert all(0 < sum(row) <= 16 for row in made.durations)

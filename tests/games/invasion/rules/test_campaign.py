"""The campaign: what carries over from scenario to scenario, and trying again (INV-CAMP, P-34)."""

from __future__ import annotations

import pytest

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.dice import rebuild
from runestack.games.invasion.rules.state import (
    ATTEMPTS,
    CAMPAIGN_PLACE,
    DIFFICULTY,
    EVENT_MARKER,
    MARKER,
    ROUND,
    TECHNOLOGY_TOKENS,
)
from runestack.kernel.driver import run
from runestack.kernel.outcome import LOST, WON
from tests.games.invasion.hand_made import (
    Table,
    card,
    enemy,
    fresh,
    invader,
    leader,
    player,
    recruits,
    scenario_of,
    team,
    technology,
)

A, B, C, D, E, F = (card(f"Kept {letter}", training=3) for letter in "ABCDEF")
FOUR = [A, B, C, D]
U, V, W, X, Y, Z = (invader(f"Kept Invader {letter}", "0 0 1 2", stores="") for letter in "UVWXYZ")
ZONES = {"blue": U, "red": V, "black": W, "green": X, "yellow": Y}
LEAD = leader("Kept Leader")
RIG = technology("Kept Rig", "Exhaust: Draw a card.")


def won(*players: object, place: int = 0, difficulty: int = 1, **what: object) -> Table:
    """Round 16 of Reinforcements has just been survived; the next scenario is set up to its first question."""
    seats = players or (player(training=FOUR),)
    table = team(
        *seats,  # type: ignore[arg-type]
        invasion=enemy(**{"deck": 30, "zones": ZONES, **what}),
        scenario="invasion",
        phase=c.CLEANUP,
        round_number=16,
        difficulty=difficulty,
        run_on=False,
    )
    table.game.numbers[CAMPAIGN_PLACE] = place
    run(table.game)
    return table


@pytest.mark.rule("INV-CAMP-1", "INV-COOP-1")
def test_after_a_won_scenario_the_next_one_begins() -> None:
    table = won()
    assert not table.over()
    assert table.number(CAMPAIGN_PLACE) == 1
    assert table.number(ROUND) == 1
    assert table.game.history[:2] == [0, 1]


@pytest.mark.rule("INV-CAMP-4", "INV-RULING-122", "INV-DICE-9")
def test_players_keep_cards_dice_permanents_training_and_tokens() -> None:
    table = team(
        player(
            hand=["Scout"],
            deck=["Jalak"],
            discard=["Jugura"],
            garbage=["Areja"],
            played=["Command"],
            base=[LEAD, RIG],
            exhausted=[LEAD, RIG],
            training=[(A, 2), B, C, D],
            rerolls=2,
            technology=1,
            parts=3,
            armor=3,
            health=2,
            stored="red",
            wild="blue",
        ),
        invasion=enemy(deck=30, zones=ZONES),
        scenario="invasion",
        phase=c.CLEANUP,
        round_number=16,
        run_on=False,
    )
    rebuild(table.game, 2, 3, 1, c.BLACK, "")
    screws = table.game.screw[:]
    run(table.game)
    assert sorted(table.deck()) == ["Areja", "Command", "Jalak", "Jugura", "Scout"]
    assert (table.hand(), table.discard(), table.garbage(), table.played()) == ([], [], [], [])
    assert table.base() == [LEAD, RIG]
    assert not table.exhausted(LEAD)
    assert not table.exhausted(RIG)
    assert table.training() == {A: 2, B: 0, C: 0, D: 0}
    assert (table.game.rerolls[0], table.game.technology[0], table.game.parts[0]) == (2, 1, 0)
    assert table.values() == (16, 14)
    assert (table.stored(), table.wild()) == ("", "")
    assert table.game.screw == screws


@pytest.mark.rule("INV-RULING-122", "INV-SC2-3")
def test_the_training_center_is_refilled_to_four_by_setup_recruits() -> None:
    table = team(
        player(training=[A, B, C]),
        player(training=[*FOUR, E]),
        invasion=enemy(deck=30, zones=ZONES),
        scenario="invasion",
        phase=c.CLEANUP,
        round_number=16,
        run_on=False,
    )
    recruits(table, D, E, F, A)
    run(table.game)
    assert table.is_asked(ch.ASK_RECRUIT, 0)
    table.choose(ch.TAKE_CARD, F)
    assert table.training(0) == {A: 0, B: 0, C: 0, F: 0}
    assert len(table.game.training[1]) == 5
    assert len(table.game.recruitment_deck) == 3  # set aside and shuffled back
    assert table.game.destroyed_recruits == []
    assert table.is_asked(ch.ASK_DRAW)


@pytest.mark.rule("INV-CAMP-5", "INV-RULING-123", "INV-RULING-15", "INV-SC1-5", "INV-SC2-13")
def test_the_invasion_trains_its_zone_cards_and_keeps_deck_protocols_and_tokens() -> None:
    table = won(
        deck=[Z] * 10,
        discard=[Z] * 3,
        garbage=[Z] * 2,
        stack=[],
        stored={"red": 4},
        protocols=["Hardened Shells", "Bombardment"],
        exhausted=["Bombardment"],
        tokens=1,
    )
    game = table.game
    kept = [*table.pile(game.invasion_deck), *table.stack()]
    assert sorted(kept) == sorted([Z] * 15 + [U, V, W, X, Y])
    assert (game.invasion_discard, game.invasion_garbage) == ([], [])
    assert sorted(table.pile(game.protocols)) == ["Bombardment", "Hardened Shells"]
    # refreshed: it was used in the Invasion's turn of round 1
    assert [table.name(one.card) for one in table.told(e.USES_PROTOCOL)] == ["Bombardment"]
    assert table.number(TECHNOLOGY_TOKENS) == 1
    assert not table.told(e.ZONE_EFFECT)
    assert not table.told(e.ZONE_LOSES)
    assert table.zone_stored() == {}


@pytest.mark.rule("INV-RULING-124", "INV-RULING-123")
def test_the_zones_are_filled_from_the_supply_and_the_markers_start_anew() -> None:
    table = won(supply=[Z] * 9)
    assert table.zones() == dict.fromkeys(ZONES, Z)
    assert len(table.game.supply) == 4
    assert table.number(MARKER) == 1  # round 1 has begun
    assert table.number(EVENT_MARKER) == 3


@pytest.mark.rule("INV-RULING-15", "INV-RULING-139", "INV-RULING-102")
def test_unique_cards_act_on_a_win_but_nothing_is_done_to_players() -> None:
    table = won(
        player(training=FOUR, base=[LEAD, RIG], armor=2, health=3),
        zones={**ZONES, "red": "Last Harvester", "blue": "Storm Array", "black": "Marrow Vat"},
        deck=[Z] * 20,
    )
    assert table.base() == [LEAD, RIG]  # nobody lost a technology
    assert table.values() == (16, 14)
    assert not table.told(e.TAKES_DAMAGE)
    assert {"Last Harvester", "Storm Array"} <= set(table.pile(table.game.destroyed_invaders))
    assert "Marrow Vat" in table.pile(table.game.protocols)


@pytest.mark.rule("INV-RULING-128")
def test_a_small_invasion_deck_is_filled_up_with_cards_of_the_supply() -> None:
    table = won(deck=[Z] * 1, supply=[U] * 40)
    # 1 and 5 zone cards, then 3 of the supply: 9 for one player
    assert len(table.game.invasion_deck) + len(table.stack()) == 9
    assert len(table.game.supply) == 40 - 3 - 5
    table = won(deck=[Z] * 20, supply=[U] * 40)
    assert len(table.game.invasion_deck) + len(table.stack()) == 25


@pytest.mark.rule("INV-SC3-4", "INV-RULING-146", "INV-RULING-123")
def test_the_finale_keeps_what_there_is_and_researches_more_protocols() -> None:
    table = team(
        player(training=FOUR),
        player(training=FOUR),
        invasion=enemy(deck=0, zones=ZONES, protocols=["Hardened Shells"]),
        scenario=[scenario_of("strike-back"), scenario_of("final-battle")],
    )
    table.all_done()
    assert table.number(CAMPAIGN_PLACE) == 1
    assert len(table.game.protocols) == 4  # 3 more for two players on Normal
    assert table.pile(table.game.protocols)[-1] == "Hardened Shells"
    table.go(ch.ASK_DRAW)
    assert len(table.stack()) >= 6  # two players and four protocols


@pytest.mark.rule("INV-CAMP-1")
def test_after_the_last_scenario_the_campaign_is_won() -> None:
    table = team(player(), invasion=enemy(deck=9), scenario="final-battle")
    table.all_done()
    assert table.scores() == [WON]


@pytest.mark.rule("INV-RULING-134")
def test_the_difficulty_is_chosen_once_for_the_whole_campaign() -> None:
    table = won(difficulty=2)
    assert table.number(DIFFICULTY) == 2
    assert table.number(EVENT_MARKER) == 3
    assert table.is_asked(ch.ASK_DIE)  # Electricity Shortage, the first event on Hard


@pytest.mark.rule("INV-RULING-133")
def test_a_lost_scenario_loses_the_campaign() -> None:
    table = fresh(1, scenario="reinforcements").go(ch.ASK_DRAW)
    table.game.health[0] = 0
    table.choose(ch.STOP)
    assert table.scores() == [LOST]


@pytest.mark.rule("INV-RULING-133")
def test_a_lost_scenario_can_be_tried_again_from_its_starting_state() -> None:
    table = fresh(1, scenario="reinforcements", try_again=True).go(ch.ASK_DRAW)
    game = table.game
    base = table.base()
    training = list(table.training())
    game.rerolls[0] = 7
    game.health[0] = 0
    table.choose(ch.STOP)
    assert table.is_asked(ch.ASK_TRY_AGAIN)
    table.choose(ch.TRY_AGAIN).go(ch.ASK_DRAW)
    assert not table.over()
    assert (table.number(ATTEMPTS), table.number(ROUND)) == (2, 1)
    assert table.values() == (16, 14)
    assert table.game.rerolls[0] == 0
    assert (table.base(), list(table.training())) == (base, training)
    assert len(table.game.deck[0]) == 10
    assert table.game.history[:2] == [0, 0]


@pytest.mark.rule("INV-RULING-133")
def test_the_team_may_give_the_campaign_up() -> None:
    table = fresh(2, scenario="reinforcements", try_again=True).go(ch.ASK_DRAW)
    table.game.health[1] = 0
    table.choose(ch.STOP).go(ch.ASK_TRY_AGAIN)
    table.choose(ch.GIVE_UP_CAMPAIGN)
    assert table.scores() == [LOST, LOST]


@pytest.mark.rule("INV-RULING-130", "INV-CAMP-4")
def test_a_player_defeated_in_a_scenario_returns_in_the_next() -> None:
    table = team(
        player(training=FOUR),
        player(training=FOUR, health=0, out=True),
        invasion=enemy(deck=0),
        scenario=[scenario_of("final-battle"), scenario_of("reinforcements")],
    )
    table.all_done()
    assert table.game.out == [0, 0]
    assert table.values(1) == (16, 14)


@pytest.mark.rule("INV-CAMP-3")
def test_by_default_any_defeated_player_loses_the_scenario() -> None:
    wound = card("Campaign Wound", "Lose 20 health.")
    table = team(player(), player(hand=[wound]))
    table.plays(wound, 1)
    assert table.scores() == [LOST, LOST]

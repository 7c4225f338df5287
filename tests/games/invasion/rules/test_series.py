"""Match play: what is kept, what is not, who begins (INV-MATCH, P-23)."""

from __future__ import annotations

import pytest

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.dice import rebuild
from runestack.games.invasion.rules.state import FIRST, MATCH, ROUND
from runestack.kernel.outcome import LOST, WON
from tests.games.invasion.hand_made import (
    Table,
    card,
    duel,
    leader,
    player,
    recruits,
    technology,
)

KILL = card("Kill", "Deal 99 ranged damage.")
BOTH = card("Kill Both", "Deal 99 ranged damage to each player.")
BAN = card("Series Ban", "The opponent cannot use reroll tokens until your next turn.")
A, B, C, D, E, F = (card(f"Series {letter}", training=3) for letter in "ABCDEF")
LEAD = leader("Series Leader")
RIG = technology("Series Rig", "Exhaust: Deal 1 ranged damage.")
FOUR = [A, B, C, D]


def decided(
    first: object = None, second: object = None, *, by: str = KILL, matches: int = 2
) -> Table:
    """The first player wins a match of a series; both have four cards in training."""
    one = player(**{"hand": [by], "training": FOUR, **(first or {})})  # type: ignore[dict-item]
    two = player(**{"training": FOUR, **(second or {})})  # type: ignore[dict-item]
    return duel(one, two, matches=matches).play(by)


@pytest.mark.rule("INV-MATCH-1")
def test_a_series_ends_when_one_has_won_the_agreed_number_of_matches() -> None:
    table = decided()
    assert not table.over()
    assert table.game.wins == [1, 0]
    assert table.number(MATCH) == 2
    single = decided(matches=1)
    assert single.game.outcome is not None
    table.go(ch.ASK_DRAW)
    win_again(table, 0)
    assert table.game.outcome is not None
    assert table.game.outcome.scores == [WON, LOST]
    assert table.game.wins == [2, 0]


def win_again(table: Table, seat: int) -> None:
    """A player brings the other down in the running match."""
    while True:
        table.go(ch.ASK_DRAW).choose(ch.STOP)
        if table.asked().seat == seat:
            break
        table.end_main()
    table.game.health[1 - seat] = 0
    table.end_main()


@pytest.mark.rule("INV-MATCH-2", "INV-RULING-76")
def test_all_playing_cards_become_one_new_deck_and_nothing_else_is_kept() -> None:
    table = decided(
        {
            "hand": [KILL, A],
            "deck": [B],
            "discard": [C],
            "garbage": [D],
            "played": [E],
            "stored": "red red",
            "wild": "blue",
            "pool": "green",
            "parts": 2,
        }
    )
    assert sorted(table.deck()) == sorted([KILL, A, B, C, D, E])
    assert (table.hand(), table.discard(), table.garbage(), table.played()) == ([], [], [], [])
    assert (table.stored(), table.wild(), table.pool(), table.game.parts[0]) == ("", "", "", 0)
    assert all(not table.game.known[n] for n in table.game.deck[0])


@pytest.mark.rule("INV-RULING-76")
def test_pending_discounts_markers_and_prohibitions_are_removed() -> None:
    table = duel(
        player(hand=[BAN, KILL, A], training=FOUR, stored="red red"),
        player(training=FOUR, rerolls=1),
        matches=2,
    )
    table.play(BAN).choose(ch.PAIR, "red")
    table.game.doubled[0] = 1
    table.play(KILL)
    game = table.game
    assert (sum(game.discounts), game.doubled) == (0, [0, 0])
    assert game.lasting == []


@pytest.mark.rule("INV-MATCH-3", "INV-DICE-9")
def test_rebuilt_dice_are_kept() -> None:
    table = duel(player(hand=[KILL], training=FOUR), player(training=FOUR), matches=2)
    rebuild(table.game, 0, 5, 2, c.BLACK, "")
    rebuild(table.game, 6, 1, 1, c.GREEN, "")
    before = table.game.screw[:]
    table.play(KILL)
    assert table.game.screw == before


@pytest.mark.rule("INV-MATCH-4", "INV-RULING-77", "INV-MATCH-5", "INV-TOKEN-9")
def test_leader_technologies_and_tokens_are_kept_and_permanents_are_refreshed() -> None:
    table = decided({"base": [LEAD, RIG], "exhausted": [LEAD, RIG], "rerolls": 2, "technology": 3})
    assert table.base() == [LEAD, RIG]
    assert not table.exhausted(LEAD)
    assert not table.exhausted(RIG)
    assert (table.game.rerolls[0], table.game.technology[0]) == (2, 3)


@pytest.mark.rule("INV-MATCH-6")
def test_cards_in_training_are_kept_with_their_screws() -> None:
    table = decided({"training": [(A, 2), B, (C, 3), D]})
    assert table.training() == {A: 2, B: 0, C: 3, D: 0}


@pytest.mark.rule("INV-MATCH-7", "INV-RULING-77")
def test_each_recruits_up_to_four_cards_and_the_others_are_destroyed() -> None:
    table = duel(player(hand=[KILL], training=[A, B, C]), player(training=[*FOUR, E]), matches=2)
    recruits(table, D, E, F, A)
    table.play(KILL)
    assert table.asked().seat == 0
    table.choose(ch.TAKE_CARD, E)
    assert table.training() == {A: 0, B: 0, C: 0, E: 0}
    assert sorted(table.pile(table.game.destroyed_recruits)) == [D, F]
    assert len(table.game.training[1]) == 5


@pytest.mark.rule("INV-MATCH-8")
def test_armor_and_health_are_set_back() -> None:
    table = decided({"armor": 3, "health": 2})
    assert [table.values(seat) for seat in (0, 1)] == [(16, 14), (16, 14)]


@pytest.mark.rule("INV-MATCH-9", "INV-MATCH-10", "INV-RULING-77")
def test_the_former_second_player_begins_and_the_other_spends_two_spare_parts() -> None:
    table = decided()
    assert table.number(FIRST) == 1
    assert table.asked().seat == 0
    assert table.is_asked(ch.ASK_SPARE)
    assert table.asked().number == 2
    table.go(ch.ASK_DRAW)
    assert table.asked().seat == 1
    assert not table.told(e.FIRST_PLAYER)  # no new lot


@pytest.mark.rule("INV-RULING-57")
def test_a_kept_technology_token_need_not_be_used_before_the_match() -> None:
    table = decided({"technology": 1})
    table.choose(ch.SPARE, 2).choose(ch.TAKE_CARD)
    assert table.is_asked(ch.ASK_DRAW, 1)
    assert table.game.technology[0] == 1


@pytest.mark.rule("INV-RULING-57", "INV-RULING-42")
def test_with_a_kept_token_the_cost_three_action_is_executed_at_once() -> None:
    table = decided({"technology": 1})
    table.choose(ch.USE_TOKEN).choose(ch.SPARE, 3)
    table.choose(ch.DIE, 0).choose(ch.SIDE, 0, 0).choose(ch.COLOUR, "red")
    assert table.game.screw[0] == c.RED
    assert table.is_asked(ch.ASK_DRAW, 1)


@pytest.mark.rule("INV-RULING-75")
def test_a_tied_match_counts_for_nobody_and_the_series_goes_on_with_roles_swapped() -> None:
    table = decided(by=BOTH)
    assert table.game.wins == [0, 0]
    assert table.game.outcome is None
    assert (table.number(MATCH), table.number(FIRST)) == (2, 1)


@pytest.mark.rule("INV-VS-6", "INV-MATCH-9")
def test_a_new_match_begins_with_round_one() -> None:
    table = decided().go(ch.ASK_DRAW)
    assert table.number(ROUND) == 1


@pytest.mark.rule("INV-RULING-58")
def test_a_card_trained_before_the_match_waits_for_the_next_train_phase() -> None:
    table = decided({"training": [(A, 3), B, C, D]})
    assert A in table.training()
    table.go(ch.ASK_DRAW).choose(ch.STOP).end_main().go(ch.ASK_DRAW)
    assert A in table.training()  # the opponent's turn
    table.choose(ch.STOP).end_main().go(ch.ASK_DRAW)
    assert A not in table.training()

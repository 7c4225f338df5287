"""Scenarios 2 and 3: how they are won and lost, and what they change (INV-SC2, INV-SC3)."""

from __future__ import annotations

import pytest

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.ending import BY_DECK_DESTROYED
from runestack.games.invasion.rules.state import REASON, TECHNOLOGY_TOKENS
from runestack.kernel.outcome import LOST, WON
from tests.games.invasion.hand_made import (
    Table,
    card,
    enemy,
    invader,
    leader,
    player,
    scenario_of,
    team,
)

MELEE6 = card("Scenario Melee", "Deal 6 melee damage.")
AMBUSH = card("Scenario Shot", "Deal 1 ranged damage.")
DRAW = card("Scenario Draw", "Draw a card.")
A, B, C, D, E = (invader(f"Staged {letter}", "0 0 1 2", stores="") for letter in "ABCDE")
NO_ZONES = {"blue": "", "red": "", "black": "", "green": "", "yellow": ""}
LEAD = leader("Staged Leader")


def strike_back(*players: object, phase: int = c.MAIN, **what: object) -> Table:
    """Operation Strike Back."""
    seats = players or (player(),)
    return team(*seats, invasion=enemy(**what), scenario="strike-back", phase=phase)  # type: ignore[arg-type]


def finale(*players: object, phase: int = c.MAIN, **what: object) -> Table:
    """The Final Battle."""
    seats = players or (player(),)
    return team(*seats, invasion=enemy(**what), scenario="final-battle", phase=phase)  # type: ignore[arg-type]


# -- Operation Strike Back ------------------------------------------------------------------------------


@pytest.mark.rule("INV-SC2-1", "INV-RULING-125")
def test_the_players_win_at_the_end_of_their_turn_when_the_invasion_has_no_card_outside_zones() -> (
    None
):
    table = strike_back(deck=0)
    table.all_done()
    assert table.scores() == [WON]
    assert table.number(REASON) == BY_DECK_DESTROYED


@pytest.mark.rule("INV-SC2-1", "INV-RULING-125")
@pytest.mark.parametrize(
    ("deck", "discard", "garbage"), [([A], [], []), ([], [A], []), ([], [], [A])]
)
def test_a_card_in_any_of_its_piles_is_enough_to_go_on(
    deck: list[str], discard: list[str], garbage: list[str]
) -> None:
    table = strike_back(deck=deck, discard=discard, garbage=garbage)
    table.all_done()
    assert not table.over()


@pytest.mark.rule("INV-SC2-4", "INV-RULING-127")
def test_empty_zones_are_filled_from_the_invasion_deck_which_may_be_reinforced() -> None:
    table = strike_back(
        player(base=[LEAD], exhausted=[LEAD]),
        phase=c.CLEANUP,
        deck=[A],
        discard=[B, C],
        zones={**NO_ZONES, "black": D, "green": D, "yellow": D},
    )
    assert table.zones()["blue"] == A
    assert table.zones()["red"] in (B, C)
    assert table.number(TECHNOLOGY_TOKENS) == 1
    assert not table.exhausted(LEAD)


@pytest.mark.rule("INV-SC2-5", "INV-SC2-6", "INV-SC2-7", "INV-RULING-126")
def test_leftover_damage_hits_zone_cards_which_are_destroyed() -> None:
    lone = invader("Lone", "0 0 1 1", "0 0 0 1", stores="")
    table = strike_back(
        player(hand=[MELEE6]), stack=[A], zones={"red": lone}, stored={"red": 2}, deck=9
    )
    table.plays(MELEE6)
    assert set(table.offers(ch.HIT)) == {A}  # only points that find no deployed card
    table.choose(ch.HIT, A, 3)
    assert len(set(table.offers(ch.HIT))) == 2  # any zone
    table.choose(ch.HIT, lone, 3)  # armor 1, health 1 and its own support of 1
    assert table.pile(table.game.destroyed_invaders) == [lone]
    assert table.zone_of(A) == c.IN_INVASION_DISCARD
    assert table.zone_stored() == {"red": 2}
    assert not table.told(e.ZONE_EFFECT)


@pytest.mark.rule("INV-RULING-126")
def test_a_whole_effect_with_an_empty_stack_may_be_divided_over_zones_or_pay_actions() -> None:
    table = strike_back(
        player(hand=[MELEE6]), deck=9, zones={"red": A, "blue": B}, stored={"red": 1}
    )
    table.plays(MELEE6)
    assert table.offers(ch.PAY_ACTION) == [c.PAID_WITH_MELEE]
    assert table.offers(ch.GIVE_UP) == [0]
    table.choose(ch.HIT, A, 1).choose(ch.HIT, B, 1).choose(ch.GIVE_UP)
    assert table.game.armor_damage[table.one(A)] == 1
    assert table.game.armor_damage[table.one(B)] == 1
    table.all_done()
    assert table.game.armor_damage[table.one(A)] == 0  # until Cleanup step 1


@pytest.mark.rule("INV-SC2-5")
def test_in_other_scenarios_zone_cards_cannot_be_hit() -> None:
    table = team(player(hand=[MELEE6]), invasion=enemy(zones={"red": A}))
    table.plays(MELEE6)
    assert table.offers(ch.HIT) == []


@pytest.mark.rule("INV-RULING-94", "INV-RULING-125")
def test_the_deck_check_is_made_when_the_invasion_needs_a_card_and_has_none() -> None:
    table = strike_back(player(hand=[AMBUSH]), deck=0)
    table.plays(AMBUSH).choose(ch.PAY_ACTION, c.PAID_WITH_RANGED)
    assert table.scores() == [WON]
    table = strike_back(player(hand=[AMBUSH]), deck=0, stack=[A])
    table.plays(AMBUSH).choose(ch.PAY_ACTION, c.PAID_WITH_RANGED)
    assert not table.over()  # it wins only if the stack is empty as well


@pytest.mark.rule("INV-RULING-125")
def test_the_deck_check_is_made_after_the_survivors_are_resolved() -> None:
    table = strike_back(phase=c.CLEANUP, deck=0, stack=[A])
    assert not table.over()  # the survivor lies in the Discard pile


# -- The Final Battle -----------------------------------------------------------------------------------


@pytest.mark.rule("INV-SC3-1", "INV-RULING-131")
def test_the_players_win_when_the_stack_is_empty_as_their_turn_ends() -> None:
    table = finale(deck=9)
    table.all_done()
    assert table.scores() == [WON]
    table = finale(deck=9, stack=[A])
    table.all_done()
    assert not table.over()


@pytest.mark.rule("INV-RULING-131")
def test_they_also_win_when_no_card_could_be_deployed() -> None:
    table = finale(phase=c.INVASION_TURN, deck=0)
    table.choose(ch.STOP).end_main().go(ch.ASK_DRAW)
    assert table.scores() == [WON]


@pytest.mark.rule("INV-SC3-2", "INV-SC3-3", "INV-RULING-130")
def test_a_defeated_player_takes_no_further_part_and_the_others_go_on() -> None:
    killer = invader("Finale Killer", "0 9 0 9", stores="")
    table = finale(
        player(health=9, deck=9), player(health=18, deck=9), phase=c.CLEANUP, stack=[killer], deck=9
    )
    assert not table.over()
    assert table.game.out[0] == 1
    assert [question.seat for question in table.game.asking] == [1]
    # not counted for deploying
    assert len(table.stack()) == 1
    assert table.values(1) == (10, 9)


@pytest.mark.rule("INV-SC3-2")
def test_they_lose_when_everybody_is_defeated() -> None:
    killer = invader("Finale Killers", "0 9 0 9", stores="")
    table = finale(player(health=9), player(health=9), phase=c.CLEANUP, stack=[killer], deck=9)
    assert table.scores() == [LOST, LOST]


@pytest.mark.rule("INV-RULING-130")
def test_a_player_who_needs_a_card_and_has_none_is_defeated_and_waiting_effects_are_lost() -> None:
    gain = card("Finale Gain", "Gain 1 reroll.")
    table = finale(player(hand=[DRAW, gain], deck=0), player(), deck=9, stack=[A])
    table.play(gain, 0).play(DRAW, 0).carry_out(DRAW, 0)
    assert table.game.out[0] == 1
    assert table.game.items == []
    assert [question.seat for question in table.game.asking] == [1]


@pytest.mark.rule("INV-RULING-130")
def test_a_defeated_player_is_no_target_and_cannot_be_healed() -> None:
    heal = card("Finale Heal", "Gain 2 health.")
    storm = card("Finale Storm", "Deal 1 ranged damage to each player.")
    table = finale(
        player(hand=[heal, storm], rerolls=1), player(health=0, out=True), deck=9, stack=[A]
    )
    table.plays(heal)
    assert table.offers(ch.GIVE_POINTS) == [0, 0]
    table.choose(ch.GIVE_POINTS, 0, 2).plays(storm)
    assert (table.values(0), table.values(1)) == ((10, 11), (10, 0))
    assert table.offers(ch.REROLL) == [0, 1, 2, 3]


@pytest.mark.rule("INV-SC3-5", "INV-RULING-129")
def test_zones_are_filled_from_the_deck_and_stay_empty_without_one() -> None:
    table = finale(phase=c.CLEANUP, deck=[A], discard=[B], zones=NO_ZONES, stack=[C])
    filled = [(one.number, table.name(one.card)) for one in table.told(e.ZONE_FILLED)]
    assert filled == [(c.BLUE, A)]
    assert table.number(TECHNOLOGY_TOKENS) == 0


@pytest.mark.rule("INV-SC3-6", "INV-SC3-7", "INV-RULING-129")
def test_the_invasion_cannot_reinforce_and_the_need_is_ignored() -> None:
    table = finale(
        player(hand=[AMBUSH], base=[LEAD], exhausted=[LEAD]), deck=0, discard=[B], stack=[A]
    )
    table.plays(AMBUSH).choose(ch.PAY_ACTION, c.PAID_WITH_RANGED)
    assert table.pile(table.game.invasion_discard) == [B]
    assert table.number(TECHNOLOGY_TOKENS) == 0
    assert table.exhausted(LEAD)


@pytest.mark.rule("INV-SC3-8", "INV-RULING-129")
def test_before_deploying_all_its_piles_are_shuffled_into_the_deck() -> None:
    table = finale(
        phase=c.INVASION_TURN, deck=[A], discard=[B], garbage=[C], protocols=["Hardened Shells"]
    )
    assert len(table.stack()) == 2
    assert sorted([*table.stack(), *table.pile(table.game.invasion_deck)]) == [A, B, C]
    assert not table.told(e.REINFORCES)
    assert table.number(TECHNOLOGY_TOKENS) == 0


@pytest.mark.rule("INV-SC3-9")
def test_a_card_defeated_in_the_players_turn_is_destroyed() -> None:
    table = finale(player(hand=[MELEE6]), stack=[A, B], deck=9)
    table.plays(MELEE6).choose(ch.HIT, B, 3)
    assert table.pile(table.game.destroyed_invaders) == [B]
    assert table.game.invasion_discard == []


@pytest.mark.rule("INV-SC3-9")
def test_a_card_without_health_in_the_invasions_turn_is_not_destroyed() -> None:
    husk = invader("Finale Husk", "0 0 0 0", stores="")
    table = finale(phase=c.INVASION_TURN, deck=[husk])
    assert table.pile(table.game.invasion_discard) == [husk]


@pytest.mark.rule("INV-GEN-7")
def test_scenario_rules_win_over_basic_rules() -> None:
    made = scenario_of("final-battle")
    table = team(
        player(), invasion=enemy(deck=0, discard=[A, B, C]), scenario=made, phase=c.CLEANUP
    )
    assert not table.told(e.REINFORCES)  # the basic rules would reinforce

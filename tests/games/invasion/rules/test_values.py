"""Armor, health, damage, and how a match is won (INV-ICON, INV-BOARD-1 to 3, INV-WORD-14 to 16, INV-VS-1, 2)."""

from __future__ import annotations

import pytest

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.ending import BY_TIE
from runestack.kernel.outcome import LOST, TIED, WON
from tests.games.invasion.hand_made import Table, card, duel, player

MELEE = card("Melee Four", "Deal 4 melee damage.")
RANGED = card("Ranged Four", "Deal 4 ranged damage.")


def hit(name: str, armor: int, health: int) -> Table:
    """The first player plays a card against these values."""
    return duel(player(hand=[name]), player(armor=armor, health=health)).play(name)


@pytest.mark.rule("INV-ICON-1", "INV-ICON-3", "INV-ICON-4")
@pytest.mark.parametrize(("armor", "after"), [(2, (0, 8)), (4, (0, 10)), (9, (5, 10)), (0, (0, 6))])
def test_melee_damage_takes_armor_and_then_health(armor: int, after: tuple[int, int]) -> None:
    assert hit(MELEE, armor, 10).values(1) == after


@pytest.mark.rule("INV-ICON-2")
def test_ranged_damage_ignores_armor() -> None:
    assert hit(RANGED, 5, 10).values(1) == (5, 6)


@pytest.mark.rule("INV-ICON-2")
def test_melee_of_a_piercing_card_ignores_armor() -> None:
    lance = card("Lance", "Piercing.\nDeal 4 melee damage.")
    assert hit(lance, 5, 10).values(1) == (5, 6)


@pytest.mark.rule("INV-BOARD-1", "INV-BOARD-2", "INV-RULING-68")
def test_armor_and_health_are_cut_at_18_and_nothing_is_remembered() -> None:
    gain = card("Gains", "Gain 5 armor. Gain 5 health. Lose 1 armor. Lose 1 health.")
    table = duel(player(hand=[gain], armor=16, health=17)).play(gain)
    assert table.values() == (17, 17)


@pytest.mark.rule("INV-BOARD-3", "INV-VS-1")
def test_health_at_zero_loses_whatever_the_armor() -> None:
    table = hit(RANGED, 18, 4)
    assert table.values(1) == (18, 0)
    assert table.game.outcome is not None
    assert table.game.outcome.scores == [WON, LOST]
    assert not table.game.asking


@pytest.mark.rule("INV-WORD-14")
def test_destroyed_armor_never_hits_health() -> None:
    acid = card("Acid", "Destroy 4 armor.")
    assert hit(acid, 3, 10).values(1) == (0, 10)
    assert hit(acid, 6, 10).values(1) == (2, 10)


@pytest.mark.rule("INV-ICON-1", "INV-ICON-2")
@pytest.mark.parametrize(("kind", "rule"), [("melee", "INV-ICON-1"), ("ranged", "INV-ICON-2")])
def test_damage_is_told_by_the_rule_of_its_icon(kind: str, rule: str) -> None:
    blow = card(f"Blow, {kind}", f"Deal 2 {kind} damage.")
    table = duel(player(hand=[blow])).play(blow)
    assert [event.rule for event in table.told(e.DEALS)] == [rule]
    assert [event.rule for event in table.told(e.TAKES_DAMAGE)] == [rule]


@pytest.mark.rule("INV-WORD-15")
def test_lost_armor_is_the_own_and_the_rest_is_ignored() -> None:
    rust = card("Rust", "Lose 4 armor.")
    table = duel(player(hand=[rust], armor=3), player()).play(rust)
    assert (table.values(0), table.values(1)) == ((0, 10), (10, 10))


@pytest.mark.rule("INV-WORD-16")
def test_lost_health_is_the_own_and_can_defeat() -> None:
    wound = card("Wound", "Lose 4 health.")
    table = duel(player(hand=[wound])).play(wound)
    assert (table.values(0), table.values(1)) == ((10, 6), (10, 10))
    table = duel(player(hand=[wound], health=4)).play(wound)
    assert table.game.outcome is not None
    assert table.game.outcome.scores == [LOST, WON]


@pytest.mark.rule("INV-VS-2", "INV-RULING-34")
def test_both_at_zero_by_one_instruction_is_a_tie() -> None:
    both = card("Both Down", "Deal 4 ranged damage to each player.")
    table = duel(player(hand=[both], health=4), player(health=4)).play(both)
    assert table.game.outcome is not None
    assert table.game.outcome.scores == [TIED, TIED]
    assert table.number(27) == BY_TIE


@pytest.mark.rule("INV-RULING-34", "INV-RULING-139")
def test_two_instructions_are_two_effects_and_nothing_is_executed_after_the_end() -> None:
    order = card("In Order", "Deal 4 ranged damage. Lose 9 health. Gain 3 armor.")
    table = duel(player(hand=[order], health=4), player(health=4)).play(order)
    assert table.game.outcome is not None
    assert table.game.outcome.scores == [WON, LOST]
    assert table.values(0) == (10, 4)
    assert not table.told(e.LOSES)


@pytest.mark.rule("INV-WORD-14")
def test_a_text_adds_to_the_first_armor_destroyed_each_turn() -> None:
    acid = card("Acid Two", "Destroy 1 armor.")
    table = duel(player(hand=[acid, acid], base=["Karr Vost"]))
    table.play(acid).play(acid)
    assert table.values(1) == (7, 10)


@pytest.mark.rule("INV-RULING-33")
def test_points_of_armor_become_health_up_to_its_most() -> None:
    table = duel(player(base=["Overflow Valve"], armor=4, health=16))
    table.choose(ch.ABILITY, "Overflow Valve")
    assert table.offers(ch.AMOUNT) == [4, 3, 2, 1, 0]
    table.choose(ch.AMOUNT, 3)
    assert table.values() == (1, 18)


@pytest.mark.rule("INV-WORD-14")
def test_aegis_sets_armor_to_ten() -> None:
    table = duel(player(hand=["Aegis Fortress"], armor=3, pool="blue blue red red"))
    table.play("Aegis Fortress")
    assert table.values() == (18, 10)
    assert table.values(1) == (4, 10)


@pytest.mark.rule("INV-GEN-6", "INV-SETUP-4")
def test_armor_health_and_screws_in_training_are_plain_numbers_without_a_colour() -> None:
    table = duel(player(training=[("Torch Pack", 2)]))
    assert table.values() == (10, 10)
    assert table.training() == {"Torch Pack": 2}


@pytest.mark.rule("INV-PERM-10")
def test_being_exhausted_is_a_state_that_only_abilities_read() -> None:
    table = duel(player(base=["Watchtower"], exhausted=["Watchtower"]), phase=c.DRAWING)
    table.choose(ch.STOP).end_main().go(ch.ASK_DRAW).choose(ch.STOP).end_main().go(ch.ASK_DRAW)
    assert table.values() == (11, 10)
    assert table.exhausted("Watchtower")

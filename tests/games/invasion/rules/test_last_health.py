"""Health paid for an ability to the last point."""

from __future__ import annotations

import pytest

from runestack.games.invasion.rules import choices as ch
from runestack.kernel.outcome import LOST, WON
from tests.games.invasion.hand_made import duel, leader, player, team


@pytest.mark.rule("INV-RULING-34", "INV-RULING-40")
def test_who_pays_the_last_health_for_an_ability_has_lost_before_it_is_carried_out() -> None:
    silt = leader("Last Silt", "Exhaust, lose 1 health: Deal 2 ranged damage.")
    table = duel(player(base=[silt], health=1), player(health=2))
    table.choose(ch.ABILITY, silt)
    assert table.scores() == [LOST, WON]


@pytest.mark.rule("INV-RULING-34", "INV-RULING-86", "INV-CAMP-3")
def test_who_pays_the_last_health_in_a_team_is_defeated_at_once_and_not_when_the_effect_comes() -> (
    None
):
    silt = leader("Team Silt", "Exhaust, lose 1 health: Gain 2 rerolls.")
    table = team(player(base=[silt], health=1), player())
    table.choose(ch.ABILITY, silt, seat=0)
    assert table.game.out[0] != 0
    assert table.game.items == []

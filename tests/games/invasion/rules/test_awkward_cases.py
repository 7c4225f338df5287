"""Rules that meet in awkward cases, as somebody who has read only the rules would try them."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.games.invasion.scenario import card, filler, player
from runestack.testing import Scenario, scenario


def play(**words: Any) -> Scenario:
    return scenario("invasion", **words)


@pytest.mark.rule("INV-TURN-7", "INV-WORD-17")
def test_a_card_with_keep_that_is_drawn_in_the_storing_phase_may_be_kept() -> None:
    seeker = card("Seeker", "When this card is not played: Draw a card.\nGain 1 armor.", cost="red")
    keeper = card("Keeper", "Keep.\nGain 1 armor.", cost="blue")
    game = play(p1=player(hand=[seeker], deck=[keeper, *filler(3)]), at="storing")
    game.p1.stores("red")
    game.p1.keeps("Keeper")
    game.expect(game.p1, hand=["Keeper"], garbage=["Seeker"], stored="red")

"""The intent row: what it says Cleanup will do is what Cleanup does."""

from __future__ import annotations

import pytest

from runestack.games import game as find_game
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.game import InvasionGame
from runestack.games.invasion.view.invasion import attacks
from runestack.kernel.driver import answer
from runestack.kernel.events import Journal
from runestack.kernel.lookahead import open_question

INVASION = find_game("invasion")


@pytest.mark.parametrize("scenario", ["reinforcements", "strike-back", "water-train"])
@pytest.mark.rule("INV-CLEAN-2", "INV-CLEAN-3")
def test_the_first_survivor_attacks_as_the_intent_row_has_said(scenario: str) -> None:
    compared = 0
    for seed in range(1, 5):
        compared += compare(seed, scenario)
    assert compared > 5


def compare(seed: int, scenario: str) -> int:
    """Plays a scenario by rules of thumb; how many Cleanups were as foretold."""
    journal = Journal()
    options = {"mode": "cooperative", "scenario": scenario, "may_try_again": "false"}
    game = INVASION.new(seed, 2, options, journal)
    assert isinstance(game, InvasionGame)
    compared = 0
    while game.asking:
        foretold, before = attacks(game), len(journal.events)
        question = open_question(game)
        answer(game, question, game.usual_answer(question))
        happened = [one for one in journal.events[before:] if one.kind == e.ATTACKS]
        if not happened or not foretold or happened[0].card != foretold[0]["card"]:
            continue  # the answer itself has changed the stack
        first = {"card": happened[0].card, "ranged": happened[0].other, "melee": happened[0].number}
        assert first == foretold[0]
        compared += 1
    return compared

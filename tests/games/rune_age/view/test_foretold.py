"""A combat ends as the table has said it would, if nobody plays anything more and no dice are rolled."""

from __future__ import annotations

import pytest

from runestack import agents
from runestack.play.match import Match, new_match

NOTHING = ("stop", "pass", "done", "decline", "no")
ENDS = {"You win the combat.": True, "You lose the combat.": False}
MOST = 250  # choices of a game


@pytest.mark.rule("RA-BATTLE-8", "RA-BATTLE-9", "RA-SIEGE-13", "RA-SIEGE-14")
@pytest.mark.parametrize("scenario", ["dragonlords", "runewars"])
def test_a_combat_ends_as_foretold_if_nobody_plays_anything_more(scenario: str) -> None:
    compared = [told for seed in range(1, 4) for told in foretold_and_found(scenario, seed)]
    assert len(compared) > 10
    assert {wins for wins, _ in compared} == {True, False}
    assert [one for one in compared if one[0] != one[1]] == []


def foretold_and_found(scenario: str, seed: int) -> list[tuple[bool, bool]]:
    """At each question of a combat of a game at random: whether the attacker would win, and does."""
    match = new_match("rune-age", seed, 2, {"scenario": scenario}, for_people=True)
    players = [agents.make("random", seed * 10 + seat) for seat in range(2)]
    found = []
    while match.seats_asked and len(match.choices) < MOST:
        seat = match.seats_asked[0]
        view = match.view(seat)
        combat = view["combat"]
        is_free = view["question"]["options"][0]["id"].startswith(("stop", "pass"))
        if combat and combat["step"] == "assault" and not combat["icons"] and is_free:
            ended = left_alone(match.clone(), combat["attacker"]["seat"])
            if ended is not None:
                found.append((combat["missing"] == 0, ended))
        match.choose(players[seat].choose(match.game, match.state, match.question(seat)), seat)
    return found


def left_alone(match: Match, attacker: int) -> bool | None:
    """Whether the attacker wins if everybody does nothing; None: something had to be done."""
    told = len(match.log(attacker))
    while match.seats_asked:
        lines = [line.sentence for line in match.log(attacker)[told:]]
        for line in lines:
            if line in ENDS:
                return ENDS[line]
        seat = match.seats_asked[0]
        options = match.view(seat)["question"]["options"]
        quiet = [one["index"] for one in options if one["id"].startswith(NOTHING)]
        if not quiet:
            return None
        match.choose(quiet[0], seat)
    return None

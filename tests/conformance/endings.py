"""What the end of a game must be like, by the kind of game that it is."""

from __future__ import annotations

from runestack.games.outcomes import Result
from runestack.kernel.outcome import KINDS, LOST, TIED, WON
from runestack.kernel.state import State

from .cases import Case

# the scores that may stand side by side, whoever has them
TOGETHER = ({WON}, {LOST})  # a lost cooperative game is never a tie
AGAINST = ({WON, LOST}, {TIED})


def unfit(case: Case, state: State) -> list[str]:
    """What is wrong with the end of a game; empty if all is well."""
    result = case.game.result(state)
    if result is None:
        return ["the game is not over"]
    return [
        *kind_problems(case, result),
        *score_problems(result, all_may_lose=case.game.all_may_lose),
        *rank_problems(result),
        *([] if all(result.sentence) else [f"{result.reason} is not put into words"]),
    ]


def kind_problems(case: Case, result: Result) -> list[str]:
    """The kind is the declared one and has a score for every seat."""
    problems: list[str] = []
    declared = KINDS[case.game.kind(dict(case.options), case.seats)]
    if declared != result.kind:
        problems.append(f"declared as {declared}, ended as {result.kind}")
    if len(result.scores) != case.seats:
        problems.append(f"{case.seats} seats have the scores {result.scores}")
    return problems


def score_problems(result: Result, *, all_may_lose: bool) -> list[str]:
    """Who plays together ends together; one wins what another one loses, unless all may fail at what they play for."""
    found = set(result.scores)
    if all_may_lose and found == {LOST}:
        return []
    if result.kind in ("cooperative", "solo"):
        fits = found in TOGETHER
    elif result.kind == "free_for_all":  # of those who are left nobody may win, and some may tie
        fits = found <= {WON, LOST} or found <= {TIED, LOST}
    else:
        fits = found in AGAINST
    return [] if fits else [f"a {result.kind} game ended with {result.scores}"]


def rank_problems(result: Result) -> list[str]:
    """Places begin with 1, and nobody stands above somebody with a better score."""
    pairs = list(zip(result.scores, result.ranks, strict=True))
    problems = [] if min(result.ranks) == 1 else [f"nobody has the first place: {result.ranks}"]
    for score, rank in pairs:
        if any(other > score and place >= rank for other, place in pairs):
            problems.append(f"the places {result.ranks} do not fit the scores {result.scores}")
    return problems

"""The attrition die of a scenario: what it shows next can be said."""

from __future__ import annotations

from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules.game import RuneAgeGame
from runestack.games.staging import StagingError, several, whole
from runestack.kernel.random import below, streams

MOST_DICE = 6  # that can be said; more would take long to find
TRIES = 100_000


def load_die(s: RuneAgeGame, given: object) -> None:
    """Looks for a random stream whose first rolls are these."""
    wanted = [whole("a roll of the attrition die", one, 0, max(c.DIE)) for one in several(given)]
    if len(wanted) > MOST_DICE:
        raise StagingError(f"at most {MOST_DICE} rolls can be said, not {len(wanted)}")
    for seed in range(TRIES if wanted else 0):
        found = streams(seed, c.STREAMS)
        tried = found[:]
        rolls = [c.DIE[below(tried, c.STREAM_DIE, len(c.DIE))] for _ in wanted]
        if rolls == wanted:
            at = 2 * c.STREAM_DIE
            s.random[at : at + 2] = found[at : at + 2]
            return
    if wanted:
        raise StagingError(f"no stream of chance rolls {wanted}")

"""The moment at which a scenario begins: a phase of a turn, or a new match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import procedures as p
from runestack.games.runeslingers.rules.game import RuneslingersGame
from runestack.games.runeslingers.rules.setup import Setup
from runestack.games.runeslingers.rules.state import (
    ACTIVE,
    DIRTY,
    ENCOUNTER,
    FIRST,
    PHASE,
    TURN,
)
from runestack.games.settings import written
from runestack.games.staging import MOST, MOST_SEED, StagingError, push_at, seat_of, whole
from runestack.kernel.frame import NOBODY

# Which step of the turn comes next, and the phase that has begun already.
MOMENTS = {
    "beginning": ("turn_2_beginning", c.PHASE_BEGINNING),
    "cleanse": ("turn_3_cleanse", c.PHASE_BEGINNING),
    "draw": ("turn_4_draw", c.PHASE_CLEANSE),
    "before play": ("turn_5_play", c.PHASE_DRAW),
    "play": ("turn_6_cleanup", c.PHASE_PLAY),
    "cleanup": ("turn_6_cleanup", c.PHASE_PLAY),
}
NEW_GAME = "new game"
MOST_AREAS = 12
TURN_NUMBER = 3  # not the first turn of anybody


def set_turn(s: RuneslingersGame, words: dict[str, Any]) -> None:
    """Whose turn it is and which one; marks of `this turn` need it before cards are laid out."""
    seat = seat_of(words.pop("turn", "p1"), c.SEATS)
    number = whole("turn_number", words.pop("turn_number", TURN_NUMBER), 1, MOST)
    s.numbers[TURN] = number
    s.numbers[ACTIVE] = seat
    usual = seat if number % 2 else 1 - seat
    s.numbers[FIRST] = seat_of(words.pop("first"), c.SEATS) if "first" in words else usual
    s.numbers[ENCOUNTER] = whole("encounter", words.pop("encounter", 1), 1, MOST)


def begin(s: RuneslingersGame, at: str) -> None:
    """Puts the frames in place, so that the driver goes on from the moment."""
    if at not in MOMENTS:
        raise StagingError(
            f"no moment is called {at!r}; there are: {', '.join([*MOMENTS, NEW_GAME])}"
        )
    step, phase = MOMENTS[at]
    seat = s.numbers[ACTIVE]
    s.numbers[PHASE] = phase
    s.numbers[DIRTY] = 1
    push_at(s, p.TURN, step, seat)
    if at == "play":
        push_at(s, p.PLAY_PHASE, "play_2_ask", seat)


def setup_of(words: dict[str, Any]) -> Setup:
    """The settings among the words of a scenario."""
    setup = Setup(seed_of(words))
    setup.mode = chosen(words, "mode", c.MODES, "constructed")
    matches = {"one": 0, "best_of_three": 1}
    setup.best_of_three = bool(chosen(words, "match", matches, "one"))
    spots = words.pop("concentration_areas", c.CONCENTRATION_AREAS)
    setup.spots = whole("concentration_areas", spots, 1, MOST_AREAS)
    limit = words.pop("turn_limit", c.TURN_LIMIT)
    setup.turn_limit = whole("turn_limit", limit, 0, MOST)  # 0: without end
    power = words.pop("starting_power", c.STARTING_POWER)
    setup.starting_power = whole("starting_power", power, 1, MOST)
    health = words.pop("starting_health", c.STARTING_HEALTH)
    setup.starting_health = whole("starting_health", health, 1, MOST)
    return setup


def seed_of(words: dict[str, Any]) -> int:
    """The seed among the words of a scenario."""
    return whole("the seed", words.pop("seed", 0), -MOST_SEED, MOST_SEED)


def chosen(words: dict[str, Any], name: str, allowed: Mapping[str, int], usual: str) -> int:
    """The number of a word."""
    word = str(words.pop(name, usual))
    if word not in allowed:
        raise StagingError(f"{name} is one of {', '.join(allowed)}, not {word!r}")
    return allowed[word]


def first_of(words: dict[str, Any]) -> int:
    """Who goes first in a new game, or NOBODY: it is decided as usual."""
    return seat_of(words.pop("first"), c.SEATS) if "first" in words else NOBODY


def settings_of(words: dict[str, Any]) -> tuple[int, dict[str, str]]:
    """The seed, and all other words as settings of a match with the cards of the box."""
    seed = seed_of(words)
    if "first" in words:
        words["first_player"] = first_of(words)
    settings = {name: str(written(value)) for name, value in words.items()}
    words.clear()
    return seed, settings

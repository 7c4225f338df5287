"""The games and the ways to play them; another game joins by its lines here."""

from __future__ import annotations

from dataclasses import dataclass, field, replace


@dataclass(frozen=True)
class Way:
    """One way to play a game, with a seed."""

    game: str
    name: str
    options: dict[str, str] = field(default_factory=dict)
    seats: int = 2
    seed: int = 1

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"


TITLES = {"rone": "RONE: Races of New Era", "runeslingers": "Runeslingers"}

# For scenes: the positions in the middle of these games show much.
RONE = Way("rone", "1v1", seed=13)
STARTER = Way("runeslingers", "starter", seed=1)
USUAL = [RONE, STARTER]  # one of each title

# For whole games: found by playing many seeds with the taste of `playing.py`, without a page.
RONE_SHORT = replace(RONE, seed=358)
STARTER_SHORT = replace(STARTER, seed=31)
RONE_GERMAN = Way("rone", "1v1-german-rules", {"edition": "de"}, seed=334)
RONE_TEAMS = Way("rone", "2v2", {"mode": "2v2"}, seats=4, seed=219)
RONE_THREE = Way("rone", "3p", {"mode": "3p"}, seats=3, seed=199)
DRAFT = Way("runeslingers", "draft", {"mode": "draft"}, seed=6)
CONSTRUCTED = Way(
    "runeslingers",
    "constructed",
    {"mode": "constructed", "deck_0": "striker", "deck_1": "afflicter"},
    seed=173,
)
BEST_OF_THREE = Way(
    "runeslingers",
    "best-of-three",
    {"mode": "constructed", "deck_0": "warden", "deck_1": "trickster", "match": "best_of_three"},
    seed=65,
)

WAYS = [
    RONE_SHORT,
    RONE_GERMAN,
    RONE_TEAMS,
    RONE_THREE,
    STARTER_SHORT,
    DRAFT,
    CONSTRUCTED,
    BEST_OF_THREE,
]
SHORT = [RONE_SHORT, STARTER_SHORT]  # one of each title

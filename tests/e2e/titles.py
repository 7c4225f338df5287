"""The games and the ways to play them; another game joins by its lines here."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Way:
    """One way to play a game, with a seed whose game is soon over."""

    game: str
    name: str
    options: dict[str, str] = field(default_factory=dict)
    seats: int = 2
    seed: int = 1

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"


TITLES = {"rone": "RONE: Races of New Era", "runeslingers": "Runeslingers"}

RONE = Way("rone", "1v1", seed=13)
RONE_GERMAN = Way("rone", "1v1-german-rules", {"edition": "de"}, seed=17)
RONE_TEAMS = Way("rone", "2v2", {"mode": "2v2"}, seats=4, seed=9)
RONE_THREE = Way("rone", "3p", {"mode": "3p"}, seats=3, seed=100)
STARTER = Way("runeslingers", "starter", seed=1)
DRAFT = Way("runeslingers", "draft", {"mode": "draft"}, seed=6)
CONSTRUCTED = Way(
    "runeslingers",
    "constructed",
    {"mode": "constructed", "deck_0": "striker", "deck_1": "afflicter"},
    seed=4,
)
BEST_OF_THREE = Way(
    "runeslingers",
    "best-of-three",
    {"mode": "constructed", "deck_0": "warden", "deck_1": "trickster", "match": "best_of_three"},
    seed=1,
)

WAYS = [RONE, RONE_GERMAN, RONE_TEAMS, RONE_THREE, STARTER, DRAFT, CONSTRUCTED, BEST_OF_THREE]
USUAL = [RONE, STARTER]  # one of each title

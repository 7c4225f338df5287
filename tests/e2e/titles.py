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
RONE_TEAMS = Way("rone", "2v2", {"mode": "2v2"}, seats=4, seed=219)
RONE_THREE = Way("rone", "3p", {"mode": "3p"}, seats=3, seed=199)
STARTER = Way("runeslingers", "starter", seed=1)
DRAFT = Way("runeslingers", "draft", {"mode": "draft"}, seed=6)
RUNE_AGE = Way("rune-age", "dragonlords", {"scenario": "dragonlords"}, seed=2)
INVASION = Way("invasion", "match", seed=3)
INVASION_TEAM = Way("invasion", "team", {"mode": "cooperative"}, seats=3, seed=3)
USUAL = [RONE, STARTER]  # one of each title with a stack

# For whole games, which are soon over: found by `python -m tests.e2e.seeds`, which plays many without a page.
RONE_SHORT = replace(RONE, seed=112)
STARTER_SHORT = replace(STARTER, seed=1)
RONE_GERMAN = Way("rone", "1v1-german-rules", {"edition": "de"}, seed=144)
CONSTRUCTED = Way(
    "runeslingers",
    "constructed",
    {"mode": "constructed", "deck_0": "striker", "deck_1": "afflicter"},
    seed=65,
)
BEST_OF_THREE = Way(
    "runeslingers",
    "best-of-three",
    {"mode": "constructed", "deck_0": "warden", "deck_1": "trickster", "match": "best_of_three"},
    seed=89,
)

WAYS = [
    RONE_SHORT,
    RONE_GERMAN,
    replace(RONE_TEAMS, seed=129),
    replace(RONE_THREE, seed=112),
    STARTER_SHORT,
    replace(DRAFT, seed=82),
    CONSTRUCTED,
    BEST_OF_THREE,
]
SHORT = [RONE_SHORT, STARTER_SHORT]  # one of each title


# -- dice and screws -------------------------------------------------------------------------------


def invasion(name: str, seed: int, seats: int = 2, **options: str) -> Way:
    """A game of Invasion that is over after a round or two."""
    return Way("invasion", name, {"round_limit": "2", **options}, seats, seed)


def against_the_invasion(key: str, seed: int) -> Way:
    """A scenario for one that is lost after its first round: nobody else acts in the meantime."""
    short = {"round_limit": "1", "may_try_again": "false", "leader_pick": "random"}
    return invasion(key, seed, 1, mode="cooperative", scenario=key, **short)


MATCH = invasion("match", 1)
MATCH_PLAY = invasion("match-play", 3, matches="2", leader_pick="random")
REINFORCEMENTS = against_the_invasion("reinforcements", 1)
CAMPAIGN = Way(
    "invasion",
    "campaign",
    {"mode": "cooperative", "difficulty": "easy", "leader_pick": "random"},
    seats=1,
    seed=4,
)
INVASIONS = [
    MATCH,
    MATCH_PLAY,
    REINFORCEMENTS,
    against_the_invasion("strike-back", 7),
    against_the_invasion("final-battle", 1),
    against_the_invasion("water-train", 1),
]

# -- scenarios -------------------------------------------------------------------------------------


def scenario(name: str, key: str, seed: int, seats: int = 2, **options: str) -> Way:
    """A game of Rune Age that is over after two rounds, however it stands then."""
    return Way("rune-age", name, {"scenario": key, "round_limit": "2", **options}, seats, seed)


def without_limit(way: Way) -> Way:
    """The same game to its own end."""
    options = {name: value for name, value in way.options.items() if name != "round_limit"}
    return replace(way, options=options)


ALONE = scenario("alone", "runewars", 1, seats=1)
TOGETHER = scenario("together", "dragonlords", 2, cooperative_variant="true")
OVERLORD = scenario("overlord", "overlord", 4)
SCENARIOS = [
    scenario("dragonlords", "dragonlords", 2),
    scenario("monument", "monument", 2),
    scenario("runewars", "runewars", 2),
    scenario("cataclysm", "cataclysm", 6),
    OVERLORD,
    scenario("landmarks", "landmarks", 7),
    scenario("crowns", "crowns", 3),
    TOGETHER,
    ALONE,
]

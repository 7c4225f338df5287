"""Recording views of played games for the page's gallery and tests.

A game says which moments it wants (`MOMENTS` in `tests/games/<game>/moments.py`): in which games to look, and how
interesting a view is. The most interesting view of each is written to `web/src/games/<game>/fixtures`, and how to get
there, seed and choices, to `tests/games/<game>/moments.json`; so that it can be made anew at once and compared. A game
that lives outside the package has all of this in its own folder. Games are played with the frozen packs, so that a change
of the real cards touches no recording.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, cast

from msgspec import to_builtins

from runestack import agents, games
from runestack.games.wording import SPECTATOR
from runestack.play.match import Match
from runestack.server.catalogue import game_info
from tests.frozen import frozen_game
from tests.guests import registered

ROOT = Path(__file__).parents[2]
MOST_CHOICES = 1200

View = Mapping[str, Any]
# options, agent, whether a spectator looks, seats
Kind = tuple[tuple[tuple[str, str], ...], str, bool, int]


@dataclass(frozen=True)
class Moment:
    """A moment that is looked for: in which games, and how interesting a view is (0: not at all)."""

    name: str
    score: Callable[[View], float]
    options: Mapping[str, str] = field(default_factory=dict)
    seeds: range = range(1, 7)
    agent: str = "random"
    spectator: bool = False
    seats: int = 0  # 0: as many as usual


@dataclass(frozen=True)
class Recorded:
    """How to come to a moment that was found, and who looks at it."""

    options: Mapping[str, str]
    seed: int
    reader: int
    choices: list[tuple[int, int]]  # seat and index
    seats: int = 0  # 0: as many as usual

    def match(self, game: str) -> Match:
        """The game at that moment."""
        match = new_match(game, self.seed, self.options, self.seats)
        for seat, index in self.choices:
            match.choose(index, seat)
        return match

    def view(self, game: str) -> View:
        """What is seen there."""
        return self.match(game).view(self.reader)


class Moments(Protocol):
    """What a game's module of moments has."""

    MOMENTS: tuple[Moment, ...]


def asked(view: View, *beginnings: str) -> int:
    """How many options of the question begin with one of these words."""
    options = view["question"]["options"] if view["question"] else []
    return sum(option["id"].startswith(beginnings) for option in options)


# -- where things lie ----------------------------------------------------------------------------


PACKAGE = "runestack.games."


def all_games() -> list[str]:
    """Every game whose views can be recorded: those that are listed, and the guests."""
    return list(dict.fromkeys([*games.names(), *registered.names()]))


def module_of(game: str) -> str:
    """The module of a game's moments: among its tests, or beside the door of a game outside the package."""
    package = games.module_name(game).rpartition(".")[0]
    return f"{package.replace(PACKAGE, 'tests.games.')}.moments"


def folder_of(game: str) -> Path:
    """Where that module lies."""
    door = games.module_name(game)
    if door.startswith(PACKAGE):
        return ROOT / "tests" / "games" / door.split(".")[-2]
    return Path(str(import_module(door).__file__)).parent


def moments_of(game: str) -> tuple[Moment, ...]:
    """The moments that a game wants recorded; none if it says nothing about it."""
    if not (folder_of(game) / "moments.py").is_file():
        return ()
    return cast("Moments", import_module(module_of(game))).MOMENTS


def recorded_file(game: str) -> Path:
    """Where it is kept how to come to each moment."""
    return folder_of(game) / "moments.json"


def view_file(game: str, name: str) -> Path:
    """Where a recorded view lies: in the folder of the game's page, or with the rest of a game outside the package."""
    inside = games.module_name(game).startswith(PACKAGE)
    folder = ROOT / "web" / "src" / "games" / game if inside else folder_of(game)
    return folder / "fixtures" / f"{name}.json"


def written(view: View) -> str:
    """A view as its file has it."""
    return json.dumps(view, ensure_ascii=False) + "\n"


def recorded(game: str) -> dict[str, Recorded]:
    """The moments that were found, by name."""
    if not recorded_file(game).is_file():
        return {}
    found = json.loads(recorded_file(game).read_text(encoding="utf-8"))
    return {name: Recorded(**one) for name, one in found.items()}


SAID = ROOT / "web" / "src" / "boards" / "fixtures" / "said.json"


def said() -> dict[str, Any]:
    """What the server says about the games, as the page's tests read it: phases, habits, roles and terms."""
    infos = {one: to_builtins(game_info(games.game(one))) for one in all_games() if recorded(one)}
    kept = ("phases", "habits", "roles", "terms")
    return {name: {key: info[key] for key in kept} for name, info in infos.items()}


# -- playing -------------------------------------------------------------------------------------


def new_match(game: str, seed: int, options: Mapping[str, str], seats: int) -> Match:
    """A game with frozen cards that asks as a table asks people."""
    found = frozen_game(game)
    usual = found.seat_numbers(options)[0]
    return Match(found, seed, seats or usual, dict(options), "en", for_people=True)


def decisions(match: Match, agent: str) -> Iterator[int]:
    """Plays a game; yields the seat that is asked before each answer, and at last whoever looks at the end."""
    players = [agents.make(agent, match.seed * 10 + seat) for seat in range(match.seats)]
    while match.seats_asked and len(match.choices) < MOST_CHOICES:
        seat = match.seats_asked[0]
        yield seat
        match.choose(players[seat].choose(match.game, match.state, match.question(seat)), seat)
    yield 0


def search(game: str, moments: Sequence[Moment]) -> dict[str, Recorded]:
    """The moments with the highest scores, by name; the first of equals. Games that several want are played once."""
    found: dict[str, Recorded] = {}
    highest: defaultdict[str, float] = defaultdict(float)
    for (options, agent, spectator, seats), group in groups(moments).items():
        for seed in sorted({seed for moment in group for seed in moment.seeds}):
            match = new_match(game, seed, dict(options), seats)
            for seat in decisions(match, agent):
                reader = SPECTATOR if spectator else seat
                view = match.view(reader)
                for moment in group:
                    score = moment.score(view) if seed in moment.seeds else 0
                    if score > highest[moment.name]:
                        highest[moment.name] = score
                        here = Recorded(dict(options), seed, reader, match.choices[:], seats)
                        found[moment.name] = here
    return found


def groups(moments: Sequence[Moment]) -> dict[Kind, list[Moment]]:
    """Moments by the games in which they are looked for."""
    found: dict[Kind, list[Moment]] = {}
    for moment in moments:
        kind = (tuple(moment.options.items()), moment.agent, moment.spectator, moment.seats)
        found.setdefault(kind, []).append(moment)
    return found

"""Series of games: the same results whatever the number of workers.

Every game has a table that follows from its number (`lab.tables`). Workers take blocks of numbers; the blocks are put
together in order. Who stops a series early loses the blocks under way: they hold several games only where these are
over in no time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from runestack import agents
from runestack.games import game as find_game
from runestack.games.base import Game
from runestack.games.setting_words import seat_of_setting
from runestack.games.settings import DECK, SettingError
from runestack.kernel.outcome import KINDS
from runestack.lab.crew import ALONE, Crew, check_crew, in_order
from runestack.lab.games import GameFailure, GameResult, try_game
from runestack.lab.statistics import summary
from runestack.lab.tables import Series, group_size, pairings, players_differ, table_of
from runestack.play.match import check_settings

Progress = Callable[[int], None]  # told how many games more are done
BLOCKS_EACH = 16  # blocks for each worker: small enough to keep them all busy to the end
BIGGEST_BLOCK = 50
LIGHT = "random"  # games of nobody else are so short that it pays to send several at once
CLUSTER = (
    16  # how many workers a cluster is taken to have: it decides on nothing but the size of blocks
)


@dataclass(frozen=True)
class Simulation:
    """A series that was played, in the order of its games."""

    series: Series
    results: tuple[GameResult, ...]
    failures: tuple[GameFailure, ...]
    missing: int = 0  # games that were not played, because somebody stopped it

    def plain(self) -> dict[str, object]:
        """As plain data, the form that `simulate --json` writes."""
        series = self.series
        return {
            "game": series.game,
            "options": series.options,
            "seats": list(series.seats),
            "kind": kind_of(series),
            "seed": series.seed,
            "games": series.games,
            "missing": self.missing,
            "paired": series.paired,
            "decks": list(series.decks),
            "failures": [
                {"seed": one.seed, "error": one.error, "traceback": one.traceback}
                for one in self.failures
            ],
            "results": [plain_result(one) for one in self.results],
            "summary": summary(self.results, series.seats, by_player=players_differ(series)),
        }


def kind_of(series: Series) -> str:
    """Who plays against whom, in a word."""
    return KINDS[find_game(series.game).kind(series.options, len(series.seats))]


def plain_result(one: GameResult) -> dict[str, object]:
    """One game as plain data."""
    found: dict[str, object] = {
        "seed": one.seed,
        "winner": one.winner,
        "scores": list(one.scores),
        "ranks": list(one.ranks),
        "points": list(one.points),
        "reason": one.reason,
        "first": one.first,
        "rounds": one.rounds,
        "decisions": one.decisions,
        "players": list(one.players),
    }
    return found | {"decks": list(one.decks)} if any(one.decks) else found


def simulate(
    game: str,
    options: Mapping[str, str] | None = None,
    seats: Sequence[str] = ("random", "random"),
    games: int = 100,
    seed: int = 0,
    workers: int = 1,
    progress: Progress | None = None,
    cluster: str | None = None,
    *,
    paired: bool = False,
    decks: Sequence[str] = (),
    recording: bool = False,
) -> Simulation:
    """Plays a series of games between agents; with `decks` a field, which is always paired.

    `workers` processes play, or the Dask cluster at an address; the results do not depend on it. An interrupt (Ctrl-C)
    keeps what was finished.
    """
    given = dict(options or {})
    if decks:
        given = {**find_game(game).deck_settings, **given}
    series = Series(
        game, given, tuple(seats), seed, games, paired or bool(decks), tuple(decks), recording
    )
    crew = Crew(workers, cluster)
    check_series(series, crew)
    played: list[GameResult | GameFailure] = []
    with suppress(KeyboardInterrupt):  # `missing` tells
        for block in played_blocks(series, crew):
            played += block
            if progress is not None:
                progress(len(block))
    return Simulation(
        series,
        tuple(one for one in played if isinstance(one, GameResult)),
        tuple(one for one in played if isinstance(one, GameFailure)),
        series.games - len(played),
    )


def check_series(series: Series, crew: Crew = ALONE) -> None:
    """Refuses what cannot be played before a worker is started."""
    if series.games < 1:
        message = f"the number of games must be 1 or more, not {series.games}"
        raise SettingError(message)
    check_crew(crew)
    game = find_game(series.game)
    check_settings(game, series.options)
    for spec in series.seats:
        agents.make(spec, 0)
    check_seats(game, series)
    check_groups(series)
    check_field(game, series)
    for options in first_options(game, series):  # a deck that is not legal shows itself here
        game.new(0, len(series.seats), options, None)


def check_seats(game: Game, series: Series) -> None:
    """The number of seats has to fit the settings."""
    allowed = game.seat_numbers(series.options)
    if len(series.seats) not in allowed:
        numbers = " or ".join(map(str, allowed))
        message = f"{game.title} with these settings has {numbers} seats, not {len(series.seats)}"
        raise SettingError(message)


def check_groups(series: Series) -> None:
    """A deal is played from every seat, or not at all."""
    size = group_size(series)
    if series.games % size:
        message = f"a paired series with {size} seats needs a multiple of {size} games, not {series.games}"
        raise SettingError(message)


def check_field(game: Game, series: Series) -> None:
    """A field has enough decks, each of them once, and nobody has a deck besides."""
    decks, number = series.decks, game.deck_number(series.options)
    if not decks:
        return
    labels = [game.deck_label(deck) for deck in decks]
    twice = sorted({label for label in labels if labels.count(label) > 1})
    if twice:
        raise SettingError(f"the deck {twice[0]} is in the field twice")
    if len(decks) < number:
        raise SettingError(f"a field needs {number} decks or more, not {len(decks)}")
    given = [name for name in series.options if seat_of_setting(name)[0] == DECK]
    if given:
        raise SettingError(f"{given[0]} and a field of decks exclude each other")


def first_options(game: Game, series: Series) -> list[Mapping[str, str]]:
    """Settings in which every deck of the series is there once."""
    if not series.decks:
        return [table_of(series, game, 0).options]
    size = group_size(series)
    found: dict[str, Mapping[str, str]] = {}
    number = game.deck_number(series.options)
    for group, pair in enumerate(pairings(series.decks, number, alike=len(set(series.seats)) == 1)):
        if not set(pair) <= set(found):
            found |= dict.fromkeys(pair, table_of(series, game, group * size).options)
    return list(found.values())


def played_blocks(series: Series, crew: Crew) -> Iterator[list[GameResult | GameFailure]]:
    """The blocks in order, played here or by workers."""
    blocks = blocks_of(series, crew.workers if crew.cluster is None else CLUSTER)
    return in_order(partial(play_block, series), blocks, series.game, crew)


def blocks_of(series: Series, workers: int) -> list[tuple[int, int]]:
    """Ranges of game numbers."""
    games = series.games
    most = BIGGEST_BLOCK if set(series.seats) == {LIGHT} else 1
    size = max(1, min(most, games // (workers * BLOCKS_EACH)))
    return [(start, min(games, start + size)) for start in range(0, games, size)]


def play_block(series: Series, block: tuple[int, int]) -> list[GameResult | GameFailure]:
    """Plays the games of a range of numbers; also what a worker runs."""
    game = find_game(series.game)
    return [
        try_game(game, table_of(series, game, number), recording=series.recording)
        for number in range(*block)
    ]

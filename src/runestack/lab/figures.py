"""The figures of a report, as plain data: what a recorded series shows of lengths, players, heads, decks and cards.

Ties are left out of all shares of wins. A card or head counts once for each player who had it, so "games" are games of
one player. Names are given in English and German.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import partial
from statistics import fmean
from typing import Any

from runestack.games import game as find_game
from runestack.games.base import Game
from runestack.games.wording import Pattern
from runestack.kernel.outcome import WON
from runestack.lab.games import GameResult
from runestack.lab.recording import Record
from runestack.lab.series import Simulation
from runestack.lab.statistics import Count

LIMIT = 0.62  # a share above this is marked, where a player wins every second game
LEAST = 20  # games; a share of fewer is not marked
BARS = 24  # of a histogram, at most

Plain = dict[str, Any]


def report_of(done: Simulation) -> Plain:
    """All figures of a series."""
    game = find_game(done.series.game)
    results = [one for one in done.results if one.record is not None]
    decided = [one for one in results if one.is_decided]
    fair = fair_share(decided)
    limit = round(LIMIT * 2 * fair, 6)
    report = {
        "fair": round(fair, 6),
        "limit": limit,
        "least_games": LEAST,
        "rounds": histogram([one.rounds for one in results]),
        "decisions": histogram([one.decisions for one in results]),
        "heads": heads(game, decided),
        "decks": deck_shares(decided),
        "matrix": matrix(decided),
        "cards": cards(game, decided),
        "tallies": tallies(game, results),
    }
    mark(report, limit)
    return report


def fair_share(decided: Sequence[GameResult]) -> float:
    """The share of wins of a player who is as good as all others: of two every second game, of three every third."""
    if not decided:
        return 0.5
    return fmean(one.scores.count(WON) / len(one.scores) for one in decided)


def mark(plain: object, limit: float) -> None:
    """Notes at every share whether it is above the limit, with enough games to say so."""
    if isinstance(plain, dict):
        if "share" in plain and "wins" in plain:
            share, games = plain["share"], plain["games"]
            plain["above"] = share is not None and share > limit and games >= LEAST
        for value in list(plain.values()):
            mark(value, limit)
    elif isinstance(plain, list):
        for value in plain:
            mark(value, limit)


# -- lengths and other numbers -------------------------------------------------------------------


def histogram(numbers: Sequence[int]) -> list[Plain]:
    """How many games are how long, in bars of one width."""
    if not numbers:
        return []
    low, high = min(numbers), max(numbers)
    width = -(-(high - low + 1) // BARS)
    found = Counter((number - low) // width for number in numbers)
    return [
        {"from": low + place * width, "to": low + (place + 1) * width - 1, "games": found[place]}
        for place in range((high - low) // width + 1)
    ]


def tallies(game: Game, results: Sequence[GameResult]) -> list[Plain]:
    """What else was counted: how often in a game, and in how many games at all."""
    rows = []
    for place, words in enumerate(game.tallies):
        numbers = [record_of(one).tallies[place] for one in results]
        rows.append(
            {
                **named(words),
                "mean": round(fmean(numbers), 6) if numbers else None,
                "games": sum(number > 0 for number in numbers),
                "of": len(numbers),
            }
        )
    return rows


# -- wins ----------------------------------------------------------------------------------------


def counted(
    results: Iterable[GameResult], keys: Callable[[GameResult, int], Iterable[Hashable]]
) -> dict[Any, Count]:
    """Wins by whatever a player had in a game."""
    found: dict[Any, Count] = {}
    for one in results:
        for seat, score in enumerate(one.scores):
            for key in keys(one, seat):
                found.setdefault(key, Count()).add(one.group, won=score == WON)
    return found


def heads(game: Game, decided: Sequence[GameResult]) -> list[Plain]:
    """For each kind of head the shares of those who had them."""
    tables = []
    for place, kind in enumerate(game.head_kinds):
        found = counted(decided, partial(head_at, place))
        rows = [{**named(head), **count.share()} for head, count in found.items()]
        tables.append({"kind": kind[0], "kind_de": kind[1], "rows": best_first(rows)})
    return tables


def head_at(place: int, one: GameResult, seat: int) -> tuple[Pattern]:
    """A player's head of one kind."""
    return (record_of(one).heads[seat][place],)


def deck_shares(results: Sequence[GameResult]) -> list[Plain]:
    """Each named deck against all others; a game of a deck against itself says nothing."""
    met = (one for one in results if one.is_decided and len(set(one.decks)) > 1)
    found = counted(met, lambda one, seat: [one.decks[seat]])
    return best_first([{"name": name, **count.share()} for name, count in found.items() if name])


def matrix(decided: Sequence[GameResult]) -> Plain:
    """Each named deck against each other one: of the games that one of the two won and the other did not."""
    names = sorted({name for one in decided for name in one.decks if name})
    cells = {(row, column): Count() for row in names for column in names}
    for one in decided:
        for seat, name in enumerate(one.decks):
            for other, against in enumerate(one.decks):
                won = one.scores[seat] == WON
                differ = name != against and won is not (one.scores[other] == WON)
                if name and against and differ:
                    cells[name, against].add(one.group, won=won)
    return {
        "decks": names,
        "rows": [
            [cells[row, column].share() if cells[row, column].groups else None for column in names]
            for row in names
        ],
    }


def cards(game: Game, decided: Sequence[GameResult]) -> list[Plain]:
    """Each card that was drawn or played: how often those won who drew it, and who played it."""
    drawn = counted(decided, lambda one, seat: record_of(one).drawn[seat])
    played = counted(decided, lambda one, seat: record_of(one).played[seat])
    rows = []
    for face in sorted({*drawn, *played}):
        card = game.pool.cards[face]
        rows.append(
            {
                "id": card.id,
                **named((card.name, card.name_de)),
                "type": game.kind_words(card, "en"),
                "type_de": game.kind_words(card, "de"),
                "drawn": drawn.get(face, Count()).share(),
                "played": played.get(face, Count()).share(),
            }
        )
    return sorted(rows, key=lambda row: (-(row["played"]["share"] or 0), row["id"]))


# -- rows ----------------------------------------------------------------------------------------


def record_of(one: GameResult) -> Record:
    """What was recorded of a game."""
    assert one.record is not None
    return one.record


def named(words: Pattern) -> Plain:
    """A name in both languages."""
    return {"name": words[0], "name_de": words[1]}


def best_first(rows: list[Plain]) -> list[Plain]:
    """Rows by their share."""
    return sorted(rows, key=lambda row: (-row["share"], row["name"]))

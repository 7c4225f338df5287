"""Who plays where: the tables of a series, game by game.

Game i of a plain series has a deal of its own. In a paired series the games of a group (as many as there are seats)
have the same deal, and the players move one seat on from game to game: whatever luck the deal brings to a seat, every
player has it once. A player is an agent with all settings of its seat (`deck_0`, ...). A field series lets decks meet
each other, pairing after pairing, each of them paired.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations

from runestack.games.base import Game
from runestack.games.setting_words import seat_of_setting
from runestack.games.settings import DECK


@dataclass(frozen=True)
class Series:
    """What is played."""

    game: str
    options: dict[str, str]
    seats: tuple[str, ...]
    seed: int
    games: int
    paired: bool = False
    decks: tuple[str, ...] = ()  # of a field, by their names
    recording: bool = False


@dataclass(frozen=True)
class Table:
    """One game: what it is dealt from, and who sits where; lists by seat."""

    seed: int
    agents: tuple[str, ...]
    options: Mapping[str, str]
    number: int = 0
    group: int = 0
    players: tuple[int, ...] = (0, 1)
    decks: tuple[str, ...] = ()


def derived_seed(seed: int, *numbers: int) -> int:
    """A seed of its own for a part of something bigger; fits into a JSON number."""
    text = ":".join(str(number) for number in (seed, *numbers))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest(), "big")


def group_size(series: Series) -> int:
    """How many games have the same deal."""
    return len(series.seats) if series.paired else 1


def players_differ(series: Series) -> bool:
    """Whether wins by player tell something that wins by seat do not: in a field only agents make players."""
    return series.paired and (not series.decks or len(set(series.seats)) > 1)


def table_of(series: Series, game: Game, number: int) -> Table:
    """The table of a game by its number: no other game has to be known for it."""
    group, turn = divmod(number, group_size(series))
    seats, decks = len(series.seats), game.deck_number(series.options)
    options = dict(series.options)
    if series.decks:
        pairs = pairings(series.decks, decks, alike=len(set(series.seats)) == 1)
        options |= {f"{DECK}_{place}": deck for place, deck in enumerate(pairs[group % len(pairs)])}
    players = tuple((seat + turn) % seats for seat in range(seats))
    seated = moved(options, players, decks)
    return Table(
        seed=derived_seed(series.seed, group),
        agents=tuple(series.seats[player] for player in players),
        options=seated,
        number=number,
        group=group,
        players=players,
        decks=tuple(
            game.deck_label(seated.get(f"{DECK}_{seat % decks}", "")) for seat in range(seats)
        ),
    )


@cache
def pairings(decks: tuple[str, ...], number: int, *, alike: bool) -> tuple[tuple[str, ...], ...]:
    """Which decks meet; if the agents are not alike, every deck meets the others with each of them."""
    return tuple((combinations if alike else permutations)(decks, number))


def moved(options: Mapping[str, str], players: tuple[int, ...], decks: int) -> dict[str, str]:
    """Settings of seats go along with the players; all others stay. Team mates who share a deck take it along."""
    found: dict[str, str] = {}
    for name, value in options.items():
        base, place = seat_of_setting(name)
        if place >= 0:
            seat = players.index(place)
            name = f"{base}_{seat % decks if base == DECK else seat}"
        found[name] = value
    return found

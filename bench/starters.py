"""How balanced Runeslingers is: greedy against greedy, as the tables of docs/balance-runeslingers.md.

    python bench/starters.py [--games 1500] [--seed 0] [--workers 1] [--random-decks]

Game i has its own seed. Without `--random-decks` it is pairing i modulo 12: each starter deck against each other one,
in both seats, both players with abilities drawn by lot. With it both decks are 15 names by lot, two copies each, of
which 6 to 10 deal damage. Use the compiled build (`make compile`, then PYTHONPATH=build/compiled): it is ten times
as fast. The same games come out whatever the number of workers.
"""

import argparse
import multiprocessing
import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial

from runestack import agents
from runestack.games import game as find_game
from runestack.games.runeslingers.adapter import Runeslingers
from runestack.games.runeslingers.ailments import TYPES
from runestack.games.runeslingers.decks import PLAYABLE, starter_deck, starter_names
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules.state import EncounterState
from runestack.kernel.driver import answer
from runestack.kernel.events import Journal
from runestack.kernel.lookahead import open_question
from runestack.lab.games import derived_seed
from runestack.lab.statistics import wilson

NAMES = ("Eva", "Nerys", "Halvard", "Fenno")
PAIRINGS = [(one, other) for one in NAMES for other in NAMES if one != other]
KINDS = ("passive", "activate")
CAUSES = {
    "RS-OBJ-4": "no health",
    "RS-OBJ-6": "empty deck",
    "RS-CLEANSE-1": "eight ailments",
}
LEAST = 20  # games in which a card was played; with fewer its share says nothing


@dataclass
class Game:
    """What is kept of a game."""

    pair: tuple[str, str]
    wins: tuple[float, float]  # 1, 0, or a half each
    first: int
    turns: int
    abilities: list[tuple[int, str]]  # seat, name
    activated: set[int] = field(default_factory=set)  # seats
    played: set[tuple[int, str]] = field(default_factory=set)
    losses: list[tuple[int, str]] = field(default_factory=list)
    level_two: set[int] = field(default_factory=set)
    blocks: int = 0
    answers: int = 0


def play(seed: int, random_decks: bool, number: int) -> Game:
    """Plays one game between greedy players."""
    game = find_game("runeslingers")
    assert isinstance(game, Runeslingers)
    lot = random.Random(derived_seed(seed, number, 1))
    pair = PAIRINGS[number % len(PAIRINGS)]
    options = {f"runeslinger_{seat}": name for seat, name in enumerate(pair)}
    abilities = []
    for seat, name in enumerate(pair):
        for kind in KINDS:
            own = [card for card in game.pool.cards if card.type == kind]
            card = lot.choice([card for card in own if card.value("runeslinger") == name])
            options[f"{kind}_{seat}"] = card.name
            abilities.append((seat, card.name))
    if random_decks:
        options["mode"] = "constructed"
        options |= {f"deck_{seat}": random_deck(game, lot) for seat in range(2)}
    journal = Journal()
    own_seed = derived_seed(seed, number)
    players = [agents.make("greedy", derived_seed(own_seed, seat)) for seat in range(2)]
    state = game.new(own_seed, 2, options, journal)
    while state.asking:
        question = open_question(state)
        answer(state, question, players[question.seat].choose(game, state, question))
    assert isinstance(state, EncounterState)
    one, other = ((score + 1) / 2 for score in state.scores)
    kept = Game(pair, (one, other), game.first_seat(state), game.round(state), abilities)
    names = [card.name for card in game.pool.cards]
    for event in journal.events:
        if event.kind == e.ENTERS:
            kept.played.add((state.owner[event.card], names[state.face[event.card]]))
        elif event.kind == e.ACTIVATES_ABILITY:
            kept.activated.add(event.seat)
        elif event.kind == e.LOSES_POWER:
            kept.losses.append((event.seat, event.rule))
        elif event.kind == e.AILED and event.other >= c.LEVEL_TWO:
            kept.level_two.add(event.number)
        elif event.kind == e.BLOCKS:
            kept.blocks += 1
        elif event.kind == e.ANSWERS:
            kept.answers += 1
    return kept


def random_deck(game: Runeslingers, lot: random.Random) -> str:
    """The text of a legal deck: 15 names, 6 to 10 of them deal damage."""
    cards = [card for card in game.pool.cards if card.type in PLAYABLE]
    damage = [card.name for card in cards if card.value("subtype") in ("spirit", "attack")]
    rest = [card.name for card in cards if card.value("subtype") not in ("spirit", "attack")]
    number = lot.randint(6, 10)
    return "\n".join(
        f"2 {name}" for name in lot.sample(damage, number) + lot.sample(rest, 15 - number)
    )


# -- tables --------------------------------------------------------------------------------------


def percent(wins: float, games: int) -> str:
    """`48.5 (45.9 to 51.1)`: a share with its interval of 95 %."""
    low, high = wilson(round(wins), games)
    return f"{100 * wins / games:.1f} ({100 * low:.1f} to {100 * high:.1f})"


def table(head: str, rows: Iterable[Iterable[object]]) -> None:
    """A table of Markdown."""
    print(f"\n| {head} |\n|{' --- |' * (head.count('|') + 1)}")
    for row in rows:
        print(f"| {' | '.join(map(str, row))} |")


def print_pairings(games: list[Game]) -> None:
    """Each starter deck against each other one, over both seats."""
    found: dict[tuple[str, str], list[float]] = {}
    for game in games:
        for seat in range(2):
            key = (game.pair[seat], game.pair[1 - seat])
            found.setdefault(key, []).append(game.wins[seat])
    rows = []
    for name in NAMES:
        row = [name]
        for other in NAMES:
            one = found.get((name, other), [])
            row.append(f"{100 * sum(one) / len(one):.1f}" if one else "")
        everything = [win for other in NAMES for win in found.get((name, other), [])]
        rows.append([*row, percent(sum(everything), len(everything))])
    table(f"won, % | {' | '.join(NAMES)} | all", rows)


def print_course(games: list[Game]) -> None:
    """First player, length, lost power, ailments."""
    count = len(games)
    turns = sorted(game.turns for game in games)
    rows = [
        ("first player wins, %", percent(sum(game.wins[game.first] for game in games), count)),
        (
            "turns of each player: 10 %, median, 90 %",
            ", ".join(str(turns[count * part // 10]) for part in (1, 5, 9)),
        ),
        ("blocks in an encounter", f"{sum(game.blocks for game in games) / count:.1f}"),
        ("answers in an encounter", f"{sum(game.answers for game in games) / count:.1f}"),
    ]
    causes = Counter(rule for game in games for _, rule in game.losses)
    rows += [
        (
            f"power lost: {CAUSES.get(rule, rule)}",
            f"{number / count:.2f} in an encounter, {100 * number / causes.total():.0f} % of all",
        )
        for rule, number in causes.most_common()
    ]
    reached = Counter(kind for game in games for kind in game.level_two)
    rows += [
        (
            f"encounters in which {noun.english} reaches level II, %",
            f"{100 * reached[kind] / count:.0f}",
        )
        for kind, noun in enumerate(TYPES)
    ]
    table("what | measured", rows)


def print_abilities(games: list[Game]) -> None:
    """Games of those who had an ability."""
    pool = find_game("runeslingers").pool
    wins: Counter[str] = Counter()
    had: Counter[str] = Counter()
    used: Counter[str] = Counter()
    for game in games:
        for seat, name in game.abilities:
            had[name] += 1
            wins[name] += game.wins[seat]  # type: ignore[assignment]
            used[name] += seat in game.activated
    rows = []
    for card in pool.cards:
        if card.type in KINDS and had[card.name]:
            share = (
                f"{100 * used[card.name] / had[card.name]:.0f}" if card.type == "activate" else ""
            )
            what = f"{card.type} {card.value('cost') or ''}".strip()
            won = percent(wins[card.name], had[card.name])
            rows.append((card.value("runeslinger"), what, card.name, had[card.name], won, share))
    rows.sort(key=lambda row: (NAMES.index(str(row[0])), row[1] != "passive", row[1]))
    table("Runeslinger | ability | name | games | won, % | used in % of them", rows)


def print_cards(games: list[Game]) -> None:
    """Games of those who played a card, the best first."""
    wins: Counter[str] = Counter()
    played: Counter[str] = Counter()
    for game in games:
        for seat, name in game.played:
            played[name] += 1
            wins[name] += game.wins[seat]  # type: ignore[assignment]
    pool = find_game("runeslingers").pool
    decks = {name: starter_deck(name, pool).cards for name in starter_names()}
    rows = []
    for name in sorted(played, key=lambda name: -wins[name] / played[name]):
        card = pool.named(name)[0]
        deck = next((word for word, cards in decks.items() if card.id in cards), "")
        if played[name] >= LEAST:
            rows.append((name, deck, played[name], f"{100 * wins[name] / played[name]:.1f}"))
    rows.sort(key=lambda row: row[1])
    table("card | starter deck | games played in | won, %", rows)


def main() -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--random-decks", action="store_true")
    given = parser.parse_args()
    one = partial(play, given.seed, given.random_decks)
    if given.workers == 1:
        games = [one(number) for number in range(given.games)]
    else:
        with multiprocessing.get_context("spawn").Pool(given.workers) as pool:
            games = pool.map(one, range(given.games), chunksize=10)
    print(f"{given.games} games, seed {given.seed}")
    print_pairings(games)
    print_course(games)
    print_abilities(games)
    print_cards(games)


if __name__ == "__main__":
    main()

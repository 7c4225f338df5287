"""Hostile messages, settings, decks, packs and saved games, made by lot: each is understood, or refused in words.

`python bench/attack/fuzz.py [--number 100000] [--seed 0]`. Anything but a refusal ends it, with what led there; so does
more memory than CAP. The suite does the same with a few hundred of each (tests/server/test_fuzz.py).
"""

from __future__ import annotations

import argparse
import json
import random
import resource
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from runestack.cards.check import check_pack
from runestack.games import game as find_game
from runestack.games import names
from runestack.games.base import Game
from runestack.play.files import checksum, content_of
from runestack.play.match import new_match
from runestack.server.errors import TableError
from runestack.server.live import decoded
from runestack.server.messages.from_browser import (
    BrowserMessage,
    Hello,
    Hint,
    Inspect,
    Ping,
    Say,
    Why,
)
from runestack.server.requests import NewTable
from runestack.server.tables.acting import entries_for
from runestack.server.tables.folding import carry_out
from runestack.server.tables.live import LiveTable
from runestack.server.tables.making import begun, first_table, make_row
from runestack.server.tables.reading import Progress, moment, read_file, replay_info
from runestack.server.tables.reasons import because
from runestack.server.tables.showing import inspected

CAP = 2 * 1024**3  # bytes of address space
LONGEST = 20.0  # seconds of processor time that one of them may take
WORDS = [
    "",
    "0",
    "-1",
    "1e9",
    "NaN",
    "true",
    "\0",
    "\ud800",
    "../../etc/passwd",
    "<script>",
    "🂡" * 9,
]
PLACES = [0, 0, 0, 1, 1, 1, 2, 5, 30, 60]  # of seats, cards and choices
NUMBERS = [0, 1, -1, 2**31, 2**63, -(2**63) - 1, 10**30, 0.5, 1e308]

Chance = random.Random
Attack = Callable[[Chance], object]


def anything(chance: Chance, depth: int = 3) -> Any:
    """Any plain data."""
    kind = chance.randrange(7 if depth else 4)
    if kind == 0:
        return chance.choice(WORDS)
    if kind == 1:
        return chance.choice(NUMBERS)
    if kind == 2:
        return chance.choice([None, True, False])
    if kind == 3:
        return "".join(chr(chance.randrange(1, 0x300)) for _ in range(chance.randrange(40)))
    if kind == 4:
        return {str(anything(chance, 0)): anything(chance, depth - 1) for _ in range(3)}
    return [anything(chance, depth - 1) for _ in range(chance.randrange(4))]


def changed(data: Any, chance: Chance) -> Any:
    """The same with something in it replaced, left out, added or doubled."""
    if isinstance(data, dict) and data and chance.random() < 0.8:
        key = chance.choice(list(data))
        what = chance.randrange(4)
        if what == 0:
            return {name: value for name, value in data.items() if name != key}
        if what == 1:
            return {**data, str(anything(chance, 0)): anything(chance)}
        return {**data, key: changed(data[key], chance)}
    if isinstance(data, list) and data and chance.random() < 0.8:
        place = chance.randrange(len(data))
        what = chance.randrange(4)
        if what == 0:
            return data[:place] + data[place + 1 :]
        if what == 1:
            return data[:place] + [data[place]] * chance.randrange(2, 50) + data[place:]
        return [*data[:place], changed(data[place], chance), *data[place + 1 :]]
    return anything(chance)


def scrambled(text: str, chance: Chance) -> str:
    """A text with some of its parts lost, doubled, moved or replaced."""
    lines = text.splitlines()
    for _ in range(chance.randrange(1, 4)):
        place = chance.randrange(len(lines)) if lines else 0
        what = chance.randrange(5)
        if what == 0:
            del lines[place : place + 1]
        elif what == 1:
            lines[place:place] = lines[place : place + 1] * chance.randrange(1, 30)
        elif what == 2:
            lines.insert(place, str(anything(chance, 0)))
        elif lines:
            line = lines[place]
            cut = chance.randrange(len(line) + 1)
            lines[place] = line[:cut] + str(anything(chance, 0)) + line[cut + what - 3 :]
    return "\n".join(lines)


def some_game(chance: Chance) -> Game:
    """Any of the games."""
    return find_game(chance.choice(names()))


# -- what is attacked ------------------------------------------------------------------------------

MESSAGES: list[dict[str, Any]] = [
    {"kind": "hello", "last_seq": 3, "log": {"0": 4}},
    {"kind": "choose", "seat": 0, "prompt": "0-1", "option": "pass", "times": 2, "ref": 1},
    {"kind": "undo", "seat": 0, "what": "to", "to": 3},
    {"kind": "answer_undo", "seat": 1, "allow": True, "block": False},
    {"kind": "passing", "seat": 0, "mode": "smart", "stops": ["draw"], "answers": {"a": "b"}},
    {"kind": "concede", "seat": 0},
    {"kind": "say", "seat": -1, "text": "Hello."},
    {"kind": "why", "seat": 0, "card": 3, "words": "play"},
    {"kind": "inspect", "seat": 0, "card": 3},
]


def as_text(data: object) -> str:
    """JSON."""
    return json.dumps(data)


def message(chance: Chance) -> object:
    """A message of a browser, to a table at which a game goes on."""
    game = chance.choice(names())
    table = TABLES.get(game) or playing(game)
    TABLES[game] = table
    meant = proper(table, chance)
    text = as_text(changed(meant, chance) if chance.random() < 0.5 else meant)
    found = decoded(scrambled(text, chance) if chance.random() < 0.3 else text, None)
    seq = table.seq
    try:
        return carried_out(table, found)
    finally:
        if (
            table.seq != seq
        ):  # the next message comes to a new table, so that each can be repeated by itself
            del TABLES[game]


def proper(table: LiveTable, chance: Chance) -> dict[str, Any]:
    """A message that could be meant: of who is asked, about what is asked."""
    one = {**chance.choice(MESSAGES)}
    for name in [name for name in ("seat", "card", "to") if name in one]:
        one[name] = chance.choice([*PLACES, *NUMBERS])
    if one["kind"] != "choose":
        return one
    match = table.playing()
    seat = match.seats_asked[0]
    code = chance.choice(match.question(seat).options)
    option = match.game.option_id(match.state, code)
    return {**one, "seat": seat, "prompt": table.prompt(seat), "option": option}


TABLES: dict[str, LiveTable] = {}
SITTING: list[set[str]] = [{"ada"}, {"bert"}]


def playing(game: str) -> LiveTable:
    """A table at which two play."""
    person = {"seating": "person", "name": "Ada"}
    data = {"game": game, "seats": [person, person], "undo": "free", "seed": 1}
    wish = msgspec.json.decode(as_text(data), type=NewTable)
    return first_table(make_row(wish, begun(wish), "ada"), wish)[0]


def carried_out(table: LiveTable, found: BrowserMessage) -> object:
    """What the server does with a message of who sits on the seat that it names, up to storing it."""
    match = table.playing()
    if isinstance(found, Hello | Ping | Hint):  # greeted, answered or thought about elsewhere
        return None
    if not (isinstance(found, Say) and found.seat < 0) and found.seat not in (0, 1):
        raise TableError("not_yours")
    if isinstance(found, Why):
        return because(match, found)
    if isinstance(found, Inspect):
        return inspected(match, found.seat, found.card, found.ref)
    entries = list(entries_for(table, SITTING, found))
    return carry_out(table, entries)


def asked_for(data: object) -> object:
    """A table that somebody wants."""
    try:
        wish = msgspec.json.decode(as_text(data), type=NewTable)
    except msgspec.DecodeError as error:
        raise TableError("malformed", why=str(error)) from None
    row = make_row(wish, begun(wish), "host")
    return first_table(row, wish)


def settings(chance: Chance) -> object:
    """Settings of a game."""
    game = some_game(chance)
    options: dict[str, Any] = {}
    for setting in chance.sample(game.settings, chance.randrange(1, 4)):
        proper = list(setting.values) if chance.random() < 0.7 else []
        options[setting.name] = chance.choice(proper or [*WORDS, "7", str(10**9)])
    wish = {"game": game.name, "options": options, "seats": [{"seating": "person"}] * 2}
    return asked_for(changed(wish, chance) if chance.random() < 0.5 else wish)


def deck(chance: Chance) -> object:
    """A deck that is handed in as text."""
    game = find_game(chance.choice([name for name in names() if find_game(name).deck_settings]))
    shelf = DECKS.setdefault(game.name, deck_texts(game))
    text = scrambled(chance.choice(shelf), chance)
    options = {**game.deck_settings, "deck_0": text, "deck_1": text}
    return asked_for({"game": game.name, "options": options})


DECKS: dict[str, list[str]] = {}


def deck_texts(game: Game) -> list[str]:
    """The decks of a game as text."""
    shelf = game.shelf
    assert shelf is not None
    return list(shelf.texts.values())


def save(chance: Chance) -> object:
    """A saved game with the right checksum, or with a wrong one."""
    match = new_match(some_game(chance).name, chance.randrange(5))
    for _ in range(chance.randrange(12)):
        if match.seats_asked:
            seat = match.seats_asked[0]
            match.choose(chance.randrange(len(match.question(seat).options)), seat)
    content: Any = changed(content_of(match), chance)
    if isinstance(content, dict) and chance.random() < 0.9:
        content = {**content, "checksum": checksum(content)}
    text = as_text(content)
    found = read_file(scrambled(text, chance) if chance.random() < 0.2 else text, Progress())
    return msgspec.json.encode([replay_info("", found, -1), moment("", found, 0, -1)])


def pack(chance: Chance) -> object:
    """A pack of cards."""
    game = some_game(chance)
    files = PACKS.setdefault(game.name, pack_texts(game))
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "pack.toml"
        text = scrambled(chance.choice(files), chance)
        file.write_text(text, encoding="utf-8", errors="surrogatepass")
        return check_pack(file, game.card_game)


PACKS: dict[str, list[str]] = {}
CARDS = 8  # of a pack: whole ones would be read slowly


def pack_texts(game: Game) -> list[str]:
    """Some cards of each pack of a game."""
    found = []
    for file in sorted(game.cards.rglob("*.toml")):
        first, *cards = file.read_text(encoding="utf-8").split("[[card]]")
        found.append("[[card]]".join([first, *cards[:CARDS]]))
    return found


ATTACKS: dict[str, Attack] = {
    "message": message,
    "settings": settings,
    "deck": deck,
    "pack": pack,
    "save": save,
}


def attack(name: str, seed: int) -> str:
    """One of them; how it ended."""
    began = time.process_time()
    try:
        ATTACKS[name](random.Random(f"{name}:{seed}"))  # repeatable
        ended = "understood"
    except TableError as error:
        ended = error.code
    if time.process_time() - began > LONGEST:
        raise RuntimeError(f"{name} {seed} took longer than {LONGEST} seconds")
    return ended


def main() -> None:
    """Prints how they ended."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    wish = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_AS, (CAP, CAP))
    ended: Counter[tuple[str, str]] = Counter()
    for number in range(wish.number):
        name = list(ATTACKS)[number % len(ATTACKS)]
        try:
            ended[name, attack(name, wish.seed + number)] += 1
        except Exception as error:
            raise RuntimeError(f"{name} with the seed {wish.seed + number}") from error
    for (name, how), count in sorted(ended.items()):
        print(f"{name:10} {how:16} {count:8}")
    print(f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB at most")


if __name__ == "__main__":
    main()

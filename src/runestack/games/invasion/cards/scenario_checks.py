"""Checks of scenarios: how they end, what they change, their events, and campaigns made of them."""

from __future__ import annotations

from collections.abc import Iterator

from runestack.cards.pool import Card
from runestack.cards.schema import PackProblem, Problem
from runestack.games.invasion.cards.finding import closest, of_type, own_values, whole
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules.scenarios import CHANGES, DIFFICULTIES, WINS

MOST_RESEARCHED = 12
MOST_SCENARIOS = 9
FIRST_DURATION = 1


def scenario_problems(card: Card) -> Iterator[Problem]:
    """One scenario by itself."""
    if card.type == "scenario":
        yield from word_problems(card)
        yield from win_problems(card)
        yield from list_problems(card)
        yield from research_problems(card)
    elif card.type == "campaign":
        number = len(card.words("scenarios"))
        if not 1 <= number <= MOST_SCENARIOS:
            message = f"a campaign has 1 to {MOST_SCENARIOS} scenarios, not {number}"
            yield Problem("C114", message, "scenarios")


def word_problems(card: Card) -> Iterator[Problem]:
    """Known ways to win and known changes, each once."""
    for key, known in (("wins", WINS), ("changes", CHANGES)):
        words = card.words(key)
        for word in dict.fromkeys(words):
            if word not in known:
                hint = closest(word, known) or f"{key} are {', '.join(known)}"
                yield Problem("C107", f"{word!r} is none of the {key}", key, hint)
            elif words.count(word) > 1:
                yield Problem("C107", f"{word} stands twice", key, "keep one of them")


def win_problems(card: Card) -> Iterator[Problem]:
    """Somebody can win, in every way that is promised."""
    wins, changes = card.words("wins"), card.words("changes")
    has_rounds = "rounds" in card.printed
    if not wins:
        hint = f"wins are {', '.join(WINS)}"
        yield Problem("C107", "nobody can win this scenario", "wins", hint)
    if "survive" in wins and not has_rounds:
        yield Problem("C107", "how many rounds are to be survived?", "wins", "add rounds")
    elif has_rounds and "survive" not in wins:
        yield Problem("C107", "nothing asks to survive so many rounds", "rounds", "delete rounds")
    if "last_event_ends" in wins and not any(card.words(one) for one in DIFFICULTIES):
        yield Problem(
            "C107", "without events no event is the last", "wins", "add easy, normal, hard"
        )
    if "deck_destroyed" in wins:
        yield from deck_problems(changes)


def deck_problems(changes: tuple[str, ...]) -> Iterator[Problem]:
    """Cards must be able to leave the Invasion deck for good, and those in its Discard pile must come back."""
    emptied = "defeated_destroyed" in changes or {"zones_from_deck", "hit_zones"} <= set(changes)
    if not emptied:
        hint = "add defeated_destroyed, or zones_from_deck and hit_zones"
        yield Problem("C107", "no card ever leaves the Invasion deck for good", "wins", hint)
    if "no_reinforcing" in changes and "shuffle_to_deploy" not in changes:
        message = "what lies in the Discard pile never comes back, so the deck cannot be destroyed"
        yield Problem("C107", message, "changes", "add shuffle_to_deploy")


def list_problems(card: Card) -> Iterator[Problem]:
    """All difficulties have events, or none; an event is written with its rounds before it."""
    listed = [one for one in DIFFICULTIES if card.words(one)]
    for difficulty in DIFFICULTIES:
        if listed and difficulty not in listed:
            message = f"there are events on {' and '.join(listed)}, but none on {difficulty}"
            yield Problem("C108", message, listed[0], f"add {difficulty}")
        for entry in card.words(difficulty):
            rounds, _, name = entry.partition(" ")
            if not rounds.isdecimal() or not name.strip():
                message = f"{entry!r} is no event with its rounds"
                yield Problem("C108", message, difficulty, "for example “4 More Invaders!”")
            elif int(rounds) < FIRST_DURATION:
                message = f"an event lasts at least {FIRST_DURATION} round"
                yield Problem("C108", message, difficulty)


def research_problems(card: Card) -> Iterator[Problem]:
    """A row for each difficulty, in it a number for each number of players (INV-RULING-146)."""
    if "research" not in card.printed:
        return
    rows = card.words("research")
    if len(rows) != len(DIFFICULTIES):
        message = f"research has a row for {', '.join(DIFFICULTIES)}, not {len(rows)} rows"
        yield Problem("C110", message, "research", "for example “0 2 3 3”, for 1 to 4 players")
    for row in rows:
        numbers = row.split()
        if len(numbers) != c.MOST_SEATS or not all(one.isdecimal() for one in numbers):
            message = f"{row!r} has no number for each of 1 to {c.MOST_SEATS} players"
            yield Problem("C110", message, "research", "for example “0 2 3 3”")
        elif max(map(int, numbers)) > MOST_RESEARCHED:
            message = f"at most {MOST_RESEARCHED} protocols can be researched"
            yield Problem("C110", message, "research")


def entries(card: Card, difficulty: str) -> list[tuple[int, str]]:
    """The events of a difficulty with their rounds, as far as they can be read."""
    parts = [entry.partition(" ") for entry in card.words(difficulty)]
    return [(int(rounds), name.strip()) for rounds, _, name in parts if rounds.isdecimal()]


# -- over several cards ----------------------------------------------------------------------------


def scenario_pack_problems(cards: list[Card]) -> Iterator[PackProblem]:
    """All problems of scenarios, events and campaigns together."""
    yield from key_problems(cards, "scenario")
    yield from key_problems(cards, "campaign")
    yield from event_problems(cards)
    yield from duration_problems(cards)
    yield from campaign_problems(cards)


def key_problems(cards: list[Card], kind: str) -> Iterator[PackProblem]:
    """A scenario is found by its key, a campaign too."""
    seen: set[str] = set()
    for card in of_type(cards, kind):
        key = str(card.value(kind))
        if key in seen:
            code = "C107" if kind == "scenario" else "C114"
            yield PackProblem(card.id, Problem(code, f"the {kind} {key!r} is there twice", kind))
        seen.add(key)


def event_problems(cards: list[Card]) -> Iterator[PackProblem]:
    """Every event that is named exists, here or in the game's own box, and every event here is named."""
    own = {card.name for card in of_type(cards, "event")}
    known = own | set(own_values("event", "name"))
    scenarios = of_type(cards, "scenario")
    used: set[str] = set()
    for card in scenarios:
        for difficulty in DIFFICULTIES:
            names = {name for _, name in entries(card, difficulty)}
            used |= names
            for name in sorted(names - known):
                problem = Problem(
                    "C108", f"no event is called {name!r}", difficulty, closest(name, known)
                )
                yield PackProblem(card.id, problem, name)
    for card in of_type(cards, "event") if scenarios else ():
        if card.name not in used:
            message = "no scenario has this event"
            yield PackProblem(card.id, Problem("C108", message, "name", closest(card.name, used)))


def duration_problems(cards: list[Card]) -> Iterator[PackProblem]:
    """No event ends behind the end of the time tracker (INV-EVENT-7, INV-RULING-10, 13)."""
    trackers = [
        whole(card, "rounds") for card in of_type(cards, "board") if "rounds" in card.printed
    ]
    (last, *_) = trackers or own_values("board", "rounds") or [c.LAST_ROUND]
    for card in of_type(cards, "scenario"):
        for difficulty in DIFFICULTIES:
            rounds = sum(number for number, _ in entries(card, difficulty))
            if rounds > last:
                message = f"the events end in round {rounds}, the time tracker in round {last}"
                yield PackProblem(card.id, Problem("C108", message, difficulty))


def campaign_problems(cards: list[Card]) -> Iterator[PackProblem]:
    """A campaign is made of scenarios that exist."""
    known = set(own_values("scenario", "scenario"))
    known |= {str(card.value("scenario")) for card in of_type(cards, "scenario")}
    for card in of_type(cards, "campaign"):
        for key in card.words("scenarios"):
            if key not in known:
                problem = Problem(
                    "C114", f"there is no scenario {key!r}", "scenarios", closest(key, known)
                )
                yield PackProblem(card.id, problem)

"""What must be true of the states of all games. Each game adds its own, and says where its cards lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from runestack.kernel.decision import ANY_SEAT
from runestack.kernel.driver import answers_itself
from runestack.kernel.events import Lasting
from runestack.kernel.frame import NOBODY, NOTHING, UNANSWERED
from runestack.kernel.state import State


def place_problems(places: Iterable[list[int]], cards: int) -> list[str]:
    """Every card lies in exactly one place; nothing is lost or made."""
    found = Counter(card for pile in places for card in pile)
    problems = [
        f"card {card} lies in {count} places" for card, count in found.items() if count != 1
    ]
    problems += [f"card {card} lies nowhere" for card in range(cards) if card not in found]
    return problems + [f"card {card} does not exist" for card in found if not 0 <= card < cards]


@dataclass(frozen=True)
class Pile:
    """Cards of a player or side that lie together."""

    name: str
    zone: int
    seat: int
    cards: list[int]


def piles_of(*named: tuple[str, int, list[list[int]]]) -> list[Pile]:
    """All piles, from the name and the zone of each kind of them."""
    return [
        Pile(name, zone, seat, cards)
        for name, zone, kind in named
        for seat, cards in enumerate(kind)
    ]


def shared_piles_of(*named: tuple[str, int, list[int]]) -> list[Pile]:
    """The piles that belong to nobody."""
    return [Pile(name, zone, NOBODY, cards) for name, zone, cards in named]


@dataclass(frozen=True)
class Holding:
    """The columns that say where cards lie and whose they are; in play they lie with their controller."""

    zone: list[int]
    owner: list[int]
    controller: list[int]
    in_play: int


def zone_problems(piles: list[Pile], holding: Holding) -> list[str]:
    """The column of zones and the piles say the same; cards lie with their owner or controller."""
    problems: list[str] = []
    for pile in piles:
        where = f"{pile.name} {pile.seat}"
        is_in_play = pile.zone == holding.in_play
        for card in pile.cards:
            zone, owner, controller = (
                column[card] for column in (holding.zone, holding.owner, holding.controller)
            )
            if zone != pile.zone:
                problems.append(f"card {card} lies in {where}, its zone is {zone}")
            holder = controller if is_in_play else owner
            if holder != pile.seat:
                problems.append(f"card {card} lies in {where} and belongs to {holder}")
            if not is_in_play and controller != owner:
                problems.append(f"card {card} in {where} has a controller of its own")
    return problems


def shared_problems(piles: list[Pile], *columns: list[int], zone: list[int]) -> list[str]:
    """Cards in shared piles are in the right zone and are nobody's, whatever column says whose they are."""
    problems: list[str] = []
    for pile in piles:
        for card in pile.cards:
            if zone[card] != pile.zone:
                problems.append(f"card {card} lies in {pile.name}, its zone is {zone[card]}")
            if any(column[card] != NOBODY for column in columns):
                problems.append(f"card {card} lies in {pile.name} and belongs to somebody")
    return problems


def hand_problems(
    hands: list[list[int]], known: list[int], readers: Callable[[int], int]
) -> list[str]:
    """Everybody who may see a hand knows its cards."""
    return [
        f"not all who see the hand of seat {seat} know card {card} of it"
        for seat, cards in enumerate(hands)
        for card in cards
        if readers(seat) & ~known[card]
    ]


def leftover_problems(card: int, columns: Mapping[str, list[int]]) -> list[str]:
    """What a card still carries though it is a new object; the columns by what they are called."""
    return [f"card {card} still has {name}" for name, column in columns.items() if column[card]]


def length_problems(name: str, columns: list[list[int]], length: int) -> list[str]:
    """Columns of one kind are equally long."""
    lengths = {len(column) for column in columns}
    if lengths <= {length}:
        return []
    return [f"{name} columns have the lengths {sorted(lengths)}"]


def listening_problems(s: State, listens: Callable[[int], bool], where: str) -> list[str]:
    """The counters of listeners are right, and only cards listen that can."""
    found = Counter(listener.kind for listener in s.listeners)
    problems = [
        f"{count} listeners are counted for event {kind}, there are {found[kind]}"
        for kind, count in enumerate(s.listening)
        if count != found[kind]
    ]
    idle = dict.fromkeys(one.card for one in s.listeners if not listens(one.card))
    return problems + [f"card {card} listens and is not {where}" for card in idle]


def lasting_problems(lasting: list[Lasting], marks: list[int], stamps: list[int]) -> list[str]:
    """The counters of lasting changes are right, and they lie on the object they were made for."""
    found = Counter(one.card for one in lasting if one.card != NOTHING)
    problems = [
        f"card {card} counts {count} lasting changes, there are {found[card]}"
        for card, count in enumerate(marks)
        if count != found[card]
    ]
    old = [one.card for one in lasting if one.card != NOTHING and stamps[one.card] != one.stamp]
    return problems + [f"a lasting change lies on an earlier object of card {card}" for card in old]


def question_problems(s: State) -> list[str]:
    """A game waits for a decision or is over, and whoever is asked has a choice.

    Where several may act, one option is a choice: to take it now, or to leave it to the others.
    """
    problems: list[str] = []
    if bool(s.asking) == (s.outcome is not None):
        problems.append("the game neither waits for anybody nor is over")
    may_wait = s.asking_mode == ANY_SEAT and len(s.asking) > 1
    for question in s.asking:
        if question.answer == UNANSWERED and answers_itself(s, question) and not may_wait:
            problems.append(f"seat {question.seat} is asked with {len(question.options)} options")
        if len(set(question.options)) != len(question.options):
            problems.append(f"seat {question.seat} is offered an option twice")
    return problems

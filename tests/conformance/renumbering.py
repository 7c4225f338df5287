"""New numbers for the cards that a seat cannot know: nothing that it is shown may depend on them."""

from __future__ import annotations

from runestack.kernel.decision import option_first, option_second
from runestack.kernel.random import RandomStream
from runestack.kernel.state import State

from .cases import Case

FACE_DOWN = ("deck", "hand", "supply")  # how the names of piles end in which cards lie face down


def renumber(case: Case, state: State, seat: int, chance: RandomStream) -> int:
    """Gives unseen cards in decks and hands each other's numbers, within their owner's; how many have another one then.

    What only a number tells apart keeps it: a card that runs, is asked about, or has something lying on it.
    """
    if state.kept or not has_numbers(state):
        return 0
    piles = hidden_piles(state)
    named = numbers_in_use(state)
    by_owner: dict[int, list[int]] = {}
    owners = state.columns[state.shape.columns.index("owner")]
    for card in (card for pile in piles for card in pile):
        if card not in named and not case.game.knows(state, seat, card):
            by_owner.setdefault(owners[card], []).append(card)
    new: dict[int, int] = {}
    for cards in by_owner.values():
        mixed = cards[:]
        chance.shuffle(mixed)
        new |= dict(zip(cards, mixed, strict=True))
    for pile in piles:
        pile[:] = [new.get(card, card) for card in pile]
    for column in state.columns:
        if len(column) == len(owners):
            before = column[:]
            for old, number in new.items():
                column[number] = before[old]
    return sum(old != number for old, number in new.items())


def has_numbers(state: State) -> bool:
    """Whether the cards of a game have faces and owners, as all games of the package have."""
    return {"face", "owner"} <= set(state.shape.columns)


def hidden_piles(state: State) -> list[list[int]]:
    """The piles in which cards lie face down."""
    shape = state.shape
    of_seats = [
        pile for name, pile in zip(shape.piles, state.piles, strict=True) if is_hidden(name)
    ]
    shared = [
        pile for name, pile in zip(shape.shared, state.shared, strict=True) if is_hidden(name)
    ]
    return [*(cards for pile in of_seats for cards in pile), *shared]


def is_hidden(name: str) -> bool:
    """Whether the cards of a pile lie face down, by its name."""
    return name.endswith(FACE_DOWN)


def numbers_in_use(state: State) -> set[int]:
    """Every number that may name a card elsewhere than in a pile."""
    dumped = state.dump_now()
    found = {state.cause}
    for part in ("frames", "queues", "listeners", "lasting"):
        found |= whole_numbers(dumped[part])
    for question in state.asking:
        for code in question.options:
            found |= {option_first(code), option_second(code)}
        found.add(question.card)
    return found


def whole_numbers(data: object) -> set[int]:
    """All whole numbers in plain data."""
    if isinstance(data, int):
        return {data}
    inside = data.values() if isinstance(data, dict) else data
    if isinstance(inside, str) or not hasattr(inside, "__iter__"):
        return set()
    return {number for one in inside for number in whole_numbers(one)}


# -- the numbers that a seat is shown --------------------------------------------------------------

OF_A_CARD = ("n", "card")
OF_CARDS = ("cards", "culprits")
OF_SOMETHING_ELSE = ("dice",)


def shown_numbers(data: object, name: str = "") -> set[int]:
    """The numbers of cards in what a seat is shown."""
    if isinstance(data, dict):
        inside = [(one, key) for key, one in data.items() if key not in OF_SOMETHING_ELSE]
    elif isinstance(data, list | tuple):
        inside = [(one, "card" if name in OF_CARDS else "") for one in data]
    else:
        return {data} if name in OF_A_CARD and type(data) is int else set()
    return {number for one, key in inside for number in shown_numbers(one, key)}

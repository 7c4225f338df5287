"""Random streams that live in the state.

L'Ecuyer's combined generator of 1988: two multiplicative generators whose products stay far below 2**62, so that
the interpreted and the compiled build, on every machine, give the same numbers. A stream is two numbers in
`State.random`; copying a state copies its future.
"""

from __future__ import annotations

from typing import Final

FIRST_MODULUS: Final = 2147483563
SECOND_MODULUS: Final = 2147483399
FIRST_FACTOR: Final = 40014
SECOND_FACTOR: Final = 40692
# Schrage's parts of the moduli: with them no product leaves the range of fast numbers in the compiled build.
FIRST_QUOTIENT: Final = 53668
FIRST_REST: Final = 12211
SECOND_QUOTIENT: Final = 52774
SECOND_REST: Final = 3791


def first_after(value: int) -> int:
    """Value * FIRST_FACTOR % FIRST_MODULUS."""
    times = value // FIRST_QUOTIENT
    value = FIRST_FACTOR * (value - times * FIRST_QUOTIENT) - times * FIRST_REST
    return value if value >= 0 else value + FIRST_MODULUS


def second_after(value: int) -> int:
    """Value * SECOND_FACTOR % SECOND_MODULUS."""
    times = value // SECOND_QUOTIENT
    value = SECOND_FACTOR * (value - times * SECOND_QUOTIENT) - times * SECOND_REST
    return value if value >= 0 else value + SECOND_MODULUS


def streams(seed: int, count: int) -> list[int]:
    """The start of `count` independent streams for a seed."""
    numbers: list[int] = []
    value = (seed % 2305843009213693951) % FIRST_MODULUS
    high = (seed // FIRST_MODULUS) % SECOND_MODULUS
    for index in range(count):
        value = (value * 48271 + high + 2 * index + 1) % 2147483647
        high = (high * 16807 + value + 7) % 2147483629
        first = value % (FIRST_MODULUS - 1) + 1
        second = high % (SECOND_MODULUS - 1) + 1
        for _ in range(8):  # neighbouring seeds must not give neighbouring numbers
            first = first_after(first)
            second = second_after(second)
        numbers.append(first)
        numbers.append(second)
    return numbers


def below(numbers: list[int], stream: int, limit: int) -> int:
    """A number from 0 to limit - 1."""
    first = first_after(numbers[2 * stream])
    second = second_after(numbers[2 * stream + 1])
    numbers[2 * stream] = first
    numbers[2 * stream + 1] = second
    difference = first - second
    if difference < 0:
        difference += FIRST_MODULUS - 1
    return difference % limit


def shuffle(numbers: list[int], stream: int, cards: list[int]) -> None:
    """Puts the list into a random order."""
    for index in range(len(cards) - 1, 0, -1):
        other = below(numbers, stream, index + 1)
        card = cards[index]
        cards[index] = cards[other]
        cards[other] = card


class RandomStream:
    """A stream of its own, for players and resampling: never the game's streams."""

    def __init__(self, seed: int) -> None:
        numbers = streams(seed, 1)
        self.first: int = numbers[0]
        self.second: int = numbers[1]

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1: the same row as `below` gives, kept out of a list for speed."""
        first = first_after(self.first)
        second = second_after(self.second)
        self.first = first
        self.second = second
        difference = first - second
        if difference < 0:
            difference += FIRST_MODULUS - 1
        return difference % limit

    def shuffle(self, cards: list[int]) -> None:
        """Puts the list into a random order."""
        for index in range(len(cards) - 1, 0, -1):
            other = self.below(index + 1)
            card = cards[index]
            cards[index] = cards[other]
            cards[other] = card

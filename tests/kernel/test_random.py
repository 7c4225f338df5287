"""Random streams: the same numbers on every machine and in both builds."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from runestack.kernel.random import (
    FIRST_FACTOR,
    FIRST_MODULUS,
    SECOND_FACTOR,
    SECOND_MODULUS,
    RandomStream,
    below,
    shuffle,
    streams,
)

SEEDS = st.integers(min_value=-(2**70), max_value=2**70)


# Written down once. Another number here means that every saved game plays out differently.
@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (0, [1414574868, 434117690, 675556996, 2013279786]),
        (1, [45133345, 689616573, 1698273877, 197581690]),
        (2**64 + 5, [834947677, 2061145074]),
        (-1, [781731095, 347527462]),
    ],
)
def test_streams_start_where_they_always_did(seed: int, numbers: list[int]) -> None:
    assert streams(seed, len(numbers) // 2) == numbers


def test_the_first_numbers_are_fixed() -> None:
    chance = RandomStream(7)
    assert [chance.below(1000) for _ in range(8)] == [993, 857, 873, 137, 185, 924, 713, 395]
    assert [chance.below(6) for _ in range(8)] == [3, 2, 5, 2, 1, 3, 5, 5]


def test_the_first_shuffle_is_fixed() -> None:
    cards = list(range(10))
    RandomStream(7).shuffle(cards)
    assert cards == [2, 5, 8, 7, 4, 6, 9, 1, 0, 3]


@given(SEEDS, st.integers(min_value=1, max_value=8))
def test_streams_are_valid_states_of_the_generator(seed: int, count: int) -> None:
    numbers = streams(seed, count)
    assert len(numbers) == 2 * count
    assert all(0 < number < FIRST_MODULUS for number in numbers[::2])
    assert all(0 < number < SECOND_MODULUS for number in numbers[1::2])


@given(SEEDS, st.integers(min_value=1, max_value=8))
def test_more_streams_do_not_change_the_first_ones(seed: int, count: int) -> None:
    assert streams(seed, count + 1)[: 2 * count] == streams(seed, count)


def test_products_stay_far_below_the_limit_of_compiled_integers() -> None:
    assert FIRST_MODULUS * FIRST_FACTOR < 2**62
    assert SECOND_MODULUS * SECOND_FACTOR < 2**62


@given(SEEDS, st.integers(min_value=1, max_value=10**6))
def test_a_number_is_below_its_limit(seed: int, limit: int) -> None:
    numbers = streams(seed, 1)
    assert all(0 <= below(numbers, 0, limit) < limit for _ in range(20))


@given(SEEDS)
def test_a_stream_leaves_the_others_alone(seed: int) -> None:
    numbers = streams(seed, 3)
    before = numbers[:]
    below(numbers, 1, 10)
    assert numbers[:2] == before[:2]
    assert numbers[4:] == before[4:]
    assert numbers[2:4] != before[2:4]


@given(SEEDS)
def test_a_copy_has_the_same_future(seed: int) -> None:
    numbers = streams(seed, 1)
    copied = numbers[:]
    assert [below(numbers, 0, 97) for _ in range(9)] == [below(copied, 0, 97) for _ in range(9)]


@pytest.mark.parametrize("limit", [2, 6, 24, 100])
def test_numbers_are_spread_evenly(limit: int) -> None:
    chance = RandomStream(12)
    throws = 600 * limit
    seen = Counter(chance.below(limit) for _ in range(throws))
    distance = sum((seen[value] - 600) ** 2 / 600 for value in range(limit))
    # chi squared: the mean is limit - 1, and six standard deviations are never seen
    assert distance < (limit - 1) + 6 * (2 * (limit - 1)) ** 0.5


def test_first_numbers_of_neighbouring_seeds_are_spread_evenly() -> None:
    seen = Counter(RandomStream(seed).below(10) for seed in range(6000))
    assert sum((seen[value] - 600) ** 2 / 600 for value in range(10)) < 9 + 6 * 18**0.5


def test_streams_of_one_seed_are_not_alike() -> None:
    numbers = streams(3, 2)
    pairs = Counter((below(numbers, 0, 4), below(numbers, 1, 4)) for _ in range(9600))
    assert len(pairs) == 16
    assert sum((count - 600) ** 2 / 600 for count in pairs.values()) < 15 + 6 * 30**0.5


@given(SEEDS, st.lists(st.integers(), max_size=30))
def test_a_shuffle_keeps_the_cards(seed: int, cards: list[int]) -> None:
    shuffled = cards[:]
    shuffle(streams(seed, 1), 0, shuffled)
    assert sorted(shuffled) == sorted(cards)


@pytest.mark.parametrize("cards", [[], [5]])
def test_a_shuffle_of_less_than_two_cards_draws_no_number(cards: list[int]) -> None:
    numbers = streams(1, 1)
    before = numbers[:]
    shuffle(numbers, 0, cards)
    assert numbers == before


def test_a_shuffle_reaches_every_order_evenly() -> None:
    chance = RandomStream(4)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 200):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        seen[tuple(cards)] += 1
    assert len(seen) == 24
    assert sum((count - 200) ** 2 / 200 for count in seen.values()) < 23 + 6 * 46**0.5

"""How a game ends: scores, places, and the numbers that say so."""

import pytest

from runestack.kernel.outcome import LOST, TIED, WON, Outcome, places


@pytest.mark.parametrize(
    ("standing", "expected"),
    [
        ([WON, LOST], [1, 2]),
        ([TIED, TIED], [1, 1]),
        ([LOST, LOST, LOST], [1, 1, 1]),
        ([4, 9, 4, 1], [2, 1, 2, 4]),
        ([LOST], [1]),
    ],
)
def test_equals_share_a_place_and_the_next_one_is_left_out(
    standing: list[int], expected: list[int]
) -> None:
    assert places(standing) == expected


def test_without_places_of_its_own_an_outcome_ranks_by_scores() -> None:
    outcome = Outcome([LOST, WON, LOST], "race", "T-1")
    assert outcome.ranks == [2, 1, 2]
    assert outcome.points == []


def test_an_outcome_has_a_place_for_every_seat() -> None:
    with pytest.raises(ValueError, match="an outcome of 2 seats has"):
        Outcome([WON, LOST], "race", "T-1", [1])
    with pytest.raises(ValueError, match="an outcome of 2 seats has"):
        Outcome([WON, LOST], "race", "T-1", None, [3])

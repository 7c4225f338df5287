"""Comparisons of lowered texts."""

import pytest

from runestack.kernel.program import AT_LEAST, AT_MOST, EXACTLY, compares


@pytest.mark.parametrize(
    ("compare", "below", "same", "above"),
    [(EXACTLY, False, True, False), (AT_LEAST, False, True, True), (AT_MOST, True, True, False)],
)
def test_a_number_is_compared(compare: int, below: bool, same: bool, above: bool) -> None:
    assert [compares(compare, have, 2) for have in (1, 2, 3)] == [below, same, above]

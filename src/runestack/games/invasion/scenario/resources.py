"""Resources and symbols as words, in whatever order they are said."""

from __future__ import annotations

from collections.abc import Iterable


class Resources(str):
    """`blue red red`: as a scenario may say it in any order, it is equal to the same words in another one."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, str) and sorted(self.split()) == sorted(other.split())

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(" ".join(sorted(self.split())))


def in_words(words: Iterable[str]) -> Resources:
    """The words, in the order given."""
    return Resources(" ".join(words))

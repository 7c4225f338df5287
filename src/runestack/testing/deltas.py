"""What changes by how much: numbers before and after."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from runestack.testing.handles import Seat

if TYPE_CHECKING:
    from runestack.testing.table import Table


class Deltas:
    """Numbers of players and cards, remembered until they are compared."""

    def __init__(self, scenario: Table, wanted: Mapping[str, int]) -> None:
        self.scenario = scenario
        self.wanted = wanted
        self.cards = {
            key.rpartition(" ")[0] for key in wanted if not is_player(key.rpartition(" ")[0])
        }
        self.before = self.numbers()

    def numbers(self) -> dict[str, int]:
        """Every number that is watched; a pile counts by its size."""
        found: dict[str, int] = {}
        for seat in range(self.scenario.seats):
            add(found, f"p{seat + 1}", Seat(self.scenario, seat), self.scenario.staging.seat_facts)
        for name in self.cards:
            add(found, name, self.scenario.card(name), self.scenario.staging.card_facts)
        return found

    def problems(self, *, only: bool) -> list[str]:
        """What did not change as it should."""
        after = self.numbers()
        changes = {key: after[key] - self.before[key] for key in after if key in self.before}
        lines = []
        for key, number in self.wanted.items():
            if key not in changes:
                lines.append(f"{key!r} is no number")
            elif changes[key] != number:
                lines.append(f"{key} changed by {changes[key]}, expected {number}")
        if only:
            others = {
                key: number for key, number in changes.items() if number and key not in self.wanted
            }
            lines += [f"{key} changed by {number}" for key, number in others.items()]
        return lines


def is_player(word: str) -> bool:
    """Whether a word is `p1`, `p2`, ..."""
    return len(word) == 2 and word[0] == "p" and word[1].isdigit()


def add(found: dict[str, int], name: str, subject: object, facts: Mapping[str, object]) -> None:
    """The facts that are numbers or piles."""
    for fact in facts:
        value = getattr(subject, fact)
        if isinstance(value, list | set):
            found[f"{name} {fact}"] = len(value)
        elif isinstance(value, int):
            found[f"{name} {fact}"] = int(value)

"""Events: nothing changes without one.

Primitives write to the state and emit. An event goes to the journal, if somebody records, and to the listeners of
its kind: an index kept up as cards come and go, never a broadcast to every card.
"""

from __future__ import annotations

from runestack.kernel.frame import NOBODY, NOTHING


class Event:
    """What happened: kind, who, which card, which other card, a number, by which rule, caused by which card.

    Who controlled the two cards is kept as well: it may have changed by the time when somebody reads of it.
    """

    __slots__ = (
        "card",
        "card_seat",
        "cause",
        "kind",
        "number",
        "other",
        "other_seat",
        "rule",
        "seat",
    )

    def __init__(
        self,
        kind: int,
        seat: int,
        card: int,
        other: int,
        number: int,
        rule: str,
        cause: int,
        card_seat: int = NOBODY,
        other_seat: int = NOBODY,
    ) -> None:
        self.kind: int = kind
        self.seat: int = seat
        self.card: int = card
        self.other: int = other
        self.number: int = number
        self.rule: str = rule
        self.cause: int = cause
        self.card_seat: int = card_seat
        self.other_seat: int = other_seat


class Journal:
    """Events since the recorder last looked. Belongs to a match; copies of the state have none."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []


class Listener:
    """A card in play that waits for a kind of event, or changes values while it lies there. Never changed."""

    __slots__ = ("card", "kind", "printed", "text")

    def __init__(self, kind: int, card: int, printed: int, text: int) -> None:
        self.kind: int = kind
        self.card: int = card  # the card that has the ability
        self.printed: int = printed  # the card on which the words stand
        self.text: int = text  # which ability

    def numbers(self) -> list[int]:
        """As plain numbers."""
        return [self.kind, self.card, self.printed, self.text]


class Lasting:
    """A change that lasts: on one object, until a moment. Never changed."""

    __slots__ = ("card", "kind", "number", "seat", "source", "stamp", "until")

    def __init__(
        self,
        kind: int,
        card: int,
        stamp: int,
        number: int,
        until: int,
        seat: int,
        source: int = NOTHING,
    ) -> None:
        self.kind: int = kind
        self.card: int = card  # whom it changes, or NOTHING for a player
        self.stamp: int = stamp  # which object the card was
        self.number: int = number
        self.until: int = until
        self.seat: int = seat  # who made it
        self.source: int = source  # another object it depends on, as a reference, or NOTHING

    def numbers(self) -> list[int]:
        """As plain numbers."""
        return [self.kind, self.card, self.stamp, self.number, self.until, self.seat, self.source]

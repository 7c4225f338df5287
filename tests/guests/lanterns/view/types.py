"""The shape of a view of Lanterns."""

from __future__ import annotations

from typing import Literal, TypedDict

from runestack.games.view_types import (
    Asked,
    HiddenCard,
    OptionView,
    SeatView,
    TableView,
    Words,
)


class LanternCard(TypedDict):
    """A card that the reader may see."""

    n: int
    id: str
    name: Words
    type: Literal["light"]
    light: int
    threshold: int
    text: Words


class LanternSeat(SeatView):
    """A player's hand, and whether the player is done."""

    hand: list[LanternCard | HiddenCard]
    done: bool
    conceded: bool


class LanternQuestion(Asked):
    """What a seat is asked."""

    options: list[OptionView]


class LanternView(TableView):
    """The whole table."""

    day: int
    light: int
    goal: int
    deck: int
    fire: list[LanternCard]
    seats: list[LanternSeat]
    question: LanternQuestion | None

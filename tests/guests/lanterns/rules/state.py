"""The state of a game of Lanterns."""

from __future__ import annotations

from typing import Final

from runestack.kernel.choices import OWN_ASKS, OWN_OPTIONS
from runestack.kernel.state import Shape, State

# questions
ASK_DAY: Final = OWN_ASKS  # to play a card, or to be done
ASK_GIFT: Final = OWN_ASKS + 1  # who draws a card, or more light

# options
BE_DONE: Final = OWN_OPTIONS
PLAY: Final = OWN_OPTIONS + 1  # (card)
GIVE: Final = OWN_OPTIONS + 2  # (seat)
FAN: Final = OWN_OPTIONS + 3

# events
DAY_BEGINS: Final = 0
PLAYS: Final = 1
IS_DONE: Final = 2
DRAWS: Final = 3
WIND: Final = 4
GIVES_UP: Final = 5
ENDS: Final = 6
FANS: Final = 7
KINDS: Final = 8

# why a game ended
BRIGHT: Final = "bright"
DARK: Final = "dark"
GIVEN_UP: Final = "given_up"

# places in `numbers`
SEATS: Final = 0
LIGHT: Final = 1
DAY: Final = 2

HAND_SIZE: Final = 2
GOAL_EACH: Final = 6
LAST_DAY: Final = 5

SHAPE: Final = Shape(
    "lanterns",
    ["face", "known", "stamp", "marks", "done"],
    ["hand"],
    ["deck", "fire"],
    ["seats", "light", "day"],
    ["waiting"],
    KINDS,
)


class Faces:
    """The printed cards, by face."""

    def __init__(self) -> None:
        self.light: list[int] = []
        self.threshold: list[int] = []
        self.draws: list[int] = []
        self.copies: list[int] = []


class LanternState(State):
    """Columns by name. What a game adds to it stands in `game.LanternGame`."""

    def __init__(self, faces: Faces) -> None:
        super().__init__(SHAPE)
        self.faces = faces

    def bind(self) -> None:
        """Names for the columns and piles."""
        self.face, self.known, self.stamp, self.marks, self.done = self.columns
        (self.hand,) = self.piles
        self.deck, self.fire = self.shared
        (self.waiting,) = self.queues

    @property
    def goal(self) -> int:
        """How much light wins (LAN-END-1)."""
        return GOAL_EACH * self.numbers[SEATS]

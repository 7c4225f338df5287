"""What an event looks like: a page plays the same few scenes for every game.

A game says which of its kinds of events are which scene, in its `telling` folder. Who plays a scene learns nothing from
it that its line of the log does not tell: cards that the line does not name are left out when it is written.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from runestack.kernel.events import Event
from runestack.kernel.frame import NOTHING

SceneKind = Literal["play", "use", "attack", "damage", "death", "draw", "pay"]

PLAY: Final = "play"  # a card comes from somewhere: played, bought, drawn as an event of the game
USE: Final = "use"  # a card that was there already does something
ATTACK: Final = "attack"
DAMAGE: Final = "damage"
DEATH: Final = "death"
DRAW: Final = "draw"
PAY: Final = "pay"


class Scene(NamedTuple):
    """A kind, who acts, to whom it happens (NOTHING: to the seat of the event), and how much of it."""

    kind: SceneKind
    card: int = NOTHING
    target: int = NOTHING
    amount: int = 0

    @property
    def named(self) -> tuple[int | None, int | None]:
        """The card that acts and the card to which it happens; None: no card."""
        card, target = self.card, self.target
        return None if card == NOTHING else card, None if target == NOTHING else target

    def of_cards(self, cards: tuple[int, ...]) -> Scene:
        """The same, with nothing in place of other cards than these."""
        card = self.card if self.card in cards else NOTHING
        target = self.target if self.target in cards else NOTHING
        return self._replace(card=card, target=target)


def scene_of(kinds: Mapping[int, SceneKind], event: Event) -> Scene | None:
    """The scene of an event whose fields are used as usual; None: it is not worth one.

    Usual is: `card` acts and `other` is attacked, but what is damaged or dies is `card`, and `other` has done it.
    """
    kind = kinds.get(event.kind)
    if kind is None:
        return None
    if kind in (DAMAGE, DEATH):
        return Scene(kind, event.other, event.card, event.number if kind == DAMAGE else 0)
    if kind == ATTACK:
        return Scene(kind, event.card, event.other)
    return Scene(kind, event.card, amount=event.number if kind == PAY else 0)

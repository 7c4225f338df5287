"""What a seat might want to do, legal or not: what `explain` is asked about."""

from __future__ import annotations

from dataclasses import dataclass

NO_SUCH_ACTION = "no_such_intent"  # the reason that every game gives for an unknown action
AIMING = ("target", "attack_target")  # the actions of intents that answer a question for a target


@dataclass(frozen=True)
class Intent:
    """Something a seat might want to do, as `explain` takes it: an action, a card, perhaps a target or ability."""

    action: str
    card: int = -1
    target: int = -1
    number: int = 0

    @property
    def aim(self) -> int:
        """The card that it answers a question for a target with, or -1."""
        if self.action not in AIMING:
            return -1
        return self.card if self.target == -1 else self.target

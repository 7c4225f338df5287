"""What a scenario says about an action beyond its card: targets, modes, payments; and how far it has been used.

What a verb says must be what happens: something that was said and never asked for fails the scenario.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from runestack.games.staging import Actor, several
from runestack.kernel.choices import (
    ASK_EFFECT,
    ASK_MODE,
    ASK_PLAYER,
    ASK_TARGET,
    CHOOSE_EFFECT,
    CHOOSE_MODE,
    CHOOSE_PLAYER,
    DONE,
    TARGET_CARD,
)
from runestack.kernel.decision import Question, option_second

TARGETS = (ASK_TARGET, ASK_PLAYER, ASK_EFFECT)
AIMED = (TARGET_CARD, CHOOSE_EFFECT, CHOOSE_PLAYER)


class SaidChoices:
    """The choices of one action. A game adds its own questions in `answers`."""

    told: ClassVar[int]  # the kind of event that tells a target
    payments: ClassVar[
        Mapping[int, int]
    ]  # what to pay with: the question, and the kind of its options

    def __init__(self, actor: Actor, *, target: object, mode: object, pay: object) -> None:
        self.actor = actor
        self.begun = len(actor.events)
        self.said = several(target)
        self.targets = list(self.said)
        self.modes = list(several(mode))
        self.payments_left = list(several(pay))
        self.stamps = actor.state.stamp[:]

    def left(self) -> Mapping[str, list[object]]:
        """What was said and not used yet, by the word of the scenario."""
        unpaid = [name for name in self.payments_left if not self.has_moved(name)]
        return {"mode": self.modes, "pay": unpaid}

    def has_moved(self, name: object) -> bool:
        """Whether a card has become another object: where there was only one to pay with, nobody was asked."""
        stamps = self.actor.state.stamp
        return any(stamps[card] != self.stamps[card] for card in self.actor.named(name))

    def follow(self) -> None:
        """Answers what the action asks, as far as the scenario says how."""
        while True:
            question = self.actor.question()
            if question is None or not self.answers(question):
                break
        self.confirm_targets()
        for name, left in self.left().items():
            if left:
                self.actor.fail(f"{name}={left[0]!r} was never asked for")

    def answers(self, question: Question) -> bool:
        """Answers one question; False where nothing was said about it."""
        if question.kind == ASK_MODE and self.modes:
            self.choose_number(CHOOSE_MODE, self.modes.pop(0), "mode")
        elif question.kind in TARGETS and self.targets:
            self.choose_target(self.targets.pop(0))
        elif question.kind in self.payments and self.payments_left:
            self.actor.answer([self.payments[question.kind]], self.payments_left.pop(0))
        else:
            return False
        return True

    def choose_number(self, kind: int, said: object, name: str) -> None:
        """One of several texts, by its place (from 0) or by a part of its sentence."""
        if not isinstance(said, int):
            self.actor.answer_words(said)
            return
        for code in self.actor.offered(kind):
            if option_second(code) == said:
                self.actor.answer_code(code)
                return
        self.actor.fail(f"{name} {said} is not offered")

    def choose_target(self, target: object) -> None:
        """A card, a player (`p1`), an effect that waits by its card, or `done`."""
        if target == "done":
            self.actor.answer([DONE])
        else:
            self.actor.answer(AIMED, target)

    def confirm_targets(self) -> None:
        """Where there was only one target, nobody was asked: it must be the one that was said."""
        told = [
            event.other
            for event in self.actor.events[self.begun :]
            if event.kind == self.told and event.seat == self.actor.seat
        ]
        said = [target for target in self.said if target != "done"]
        missing = first_missing(self.actor, said, told)
        if missing is not None:
            self.actor.fail(f"{missing!r} did not become the target")


def first_missing(actor: Actor, names: Sequence[object], cards: Sequence[int]) -> object:
    """The first name that none of the cards can mean, if each card is meant by one name, in their order."""
    left = iter(cards)
    for name in names:
        meant = actor.named(name)
        if not any(card in meant for card in left):
            return name
    return None

"""What a scenario says about an action beyond its card: targets, modes, payments; and how far it has been used.

What a verb says must be what happens: something that was said and never asked for fails the scenario.
"""

from __future__ import annotations

from collections.abc import Mapping
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
from runestack.kernel.decision import Question, option_kind, option_second

TARGETS = (ASK_TARGET, ASK_PLAYER, ASK_EFFECT)
AIMED = (TARGET_CARD, CHOOSE_EFFECT, CHOOSE_PLAYER)


class SaidChoices:
    """The choices of one action. A game adds its own questions in `answers`."""

    told: ClassVar[int]  # the kind of event that tells a target

    def __init__(self, actor: Actor, *, target: object, mode: object, pay: object) -> None:
        self.actor = actor
        self.begun = len(actor.events)
        self.targets = list(several(target))
        # what names mean before anything happens: a place may be empty afterwards
        self.meant = [(name, actor.named(name)) for name in self.targets if name != "done"]
        self.chosen = 0  # targets that were chosen here; those told besides had no alternative
        self.modes = list(several(mode))
        self.payments = [(name, actor.named(name)) for name in several(pay)]
        self.paid_before = len(actor.paid)

    def left(self) -> Mapping[str, list[object]]:
        """What was said and not used yet, by the word of the scenario."""
        return {"mode": self.modes, "pay": self.unpaid()}

    def unpaid(self) -> list[object]:
        """The names whose cards were not given for a cost yet; where there was only one to give, nobody was asked."""
        given = self.actor.paid[self.paid_before :]
        left: list[object] = []
        for name, meant in self.payments:
            card = next((card for card in given if card in meant), None)
            if card is None:
                left.append(name)
            else:
                given.remove(card)
        return left

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
        elif question.kind in TARGETS and self.open_targets():
            self.choose_target(self.targets.pop(0))
        elif self.actor.is_payment(question) and (unpaid := self.unpaid()):
            self.actor.answer([option_kind(question.options[0])], unpaid[0])
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
            self.chosen += 1

    def open_targets(self) -> list[object]:
        """The targets still to be chosen: a name is struck off if its card became the target without a question."""
        forced = self.told_targets()[self.chosen :]
        for card in forced:
            if self.targets and card in self.actor.named(self.targets[0]):
                self.targets.pop(0)
        self.chosen += len(forced)
        return self.targets

    def told_targets(self) -> list[int]:
        """The targets that the player's effects were aimed at since the action began, in their order."""
        return [
            event.other
            for event in self.actor.events[self.begun :]
            if event.kind == self.told and event.seat == self.actor.seat
        ]

    def confirm_targets(self) -> None:
        """Where there was only one target, nobody was asked: it must be the one that was said."""
        left = iter(self.told_targets())
        for name, meant in self.meant:
            if not any(card in meant for card in left):
                self.actor.fail(f"{name!r} did not become the target")

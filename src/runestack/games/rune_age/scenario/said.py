"""What a scenario says about using or buying a card: targets, modes, numbers, and the cards that pay."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import events as e
from runestack.games.staged_choices import AIMED, SaidChoices
from runestack.games.staging import Actor, several
from runestack.kernel.choices import (
    ASK_CHOICE,
    ASK_NUMBER,
    ASK_PLAYER,
    ASK_TARGET,
    CHOOSE_NUMBER,
    DONE,
)
from runestack.kernel.decision import Question, option_first
from runestack.kernel.frame import NOTHING

AIMING = (ASK_TARGET, ASK_CHOICE, ASK_PLAYER, ch.ASK_CARD)
TAKING = (*AIMED, ch.TAKE, ch.GIVE)
PAID_BY = ("RA-GOLD-1", "RA-INF-1")  # the rules of events that tell what was paid with


class Choices(SaidChoices):
    """The choices of one action. A target without an alternative is chosen by itself, unless another one was said."""

    told: ClassVar[int] = NOTHING  # no event tells a target: those without an alternative are noted

    def __init__(
        self,
        actor: Actor,
        *,
        target: object = (),
        mode: object = (),
        number: object = (),
        pay: object = (),
    ) -> None:
        super().__init__(actor, target=target, mode=mode, pay=pay)
        self.numbers = list(several(number))

    def left(self) -> Mapping[str, list[object]]:
        """Targets and numbers too: whatever was chosen without a question was noted."""
        self.strike_off_noted()
        return {**super().left(), "target": self.targets, "number": self.numbers}

    def confirm_targets(self) -> None:
        """Every target was asked for or noted, so there is nothing to confirm."""

    def strike_off_noted(self) -> None:
        """The targets that were the only ones: they need not be said, but what is said must be true."""
        while self.targets and self.was_noted(self.targets[0]):
            self.targets.pop(0)

    def was_noted(self, target: object) -> bool:
        """Whether a target was chosen for lack of another one since the last answer."""
        return target != "done" and self.actor.answered_itself(
            lambda code: self.actor.is_about(code, TAKING, target)
        )

    def unpaid(self) -> list[object]:
        """The names whose cards were not given yet, neither one by one nor as one of the sets that pay."""
        told = self.actor.events[self.begun :]
        given = [
            event.card
            for event in told
            if event.kind in (e.EXHAUSTS, e.TO_DISCARD) and event.rule in PAID_BY
        ]
        given += self.actor.paid[self.paid_before :]
        left: list[object] = []
        for name, meant in self.payments:
            card = next((card for card in given if card in meant), None)
            if card is None:
                left.append(name)
            else:
                given.remove(card)
        return left

    def answers(self, question: Question) -> bool:
        """Answers one question."""
        self.strike_off_noted()
        if question.kind == ch.ASK_PAYMENT:
            self.pay(question)
        elif question.kind in AIMING and self.targets:
            self.aim(self.targets.pop(0))
        elif question.kind in AIMING and len(question.options) == 1:
            self.actor.answer_code(question.options[0])
        elif question.kind == ASK_NUMBER and self.numbers:
            self.choose_amount(self.numbers.pop(0))
        elif question.kind == ch.ASK_COST and self.payments:
            self.give(self.unpaid())
        else:
            return super().answers(question)
        return True

    def give(self, names: list[object]) -> None:
        """The next card for a cost: of those that were said the one that comes first, or no more."""
        for code in self.actor.offered(ch.GIVE):
            for name in names:
                if option_first(code) in self.actor.named(name):
                    self.actor.answer_code(code)
                    return
        if names:
            self.actor.answer([ch.GIVE], names[0])
        else:
            self.actor.answer([DONE])

    def aim(self, target: object) -> None:
        """A card, a player, or `done` where fewer are enough."""
        if target == "done":
            self.actor.answer([DONE])
        else:
            self.actor.answer(TAKING, target)

    def choose_amount(self, number: object) -> None:
        """An X."""
        for code in self.actor.offered(CHOOSE_NUMBER):
            if option_first(code) == number:
                self.actor.answer_code(code)
                return
        self.actor.fail(f"number={number!r} is not offered")

    def pay(self, question: Question) -> None:
        """With the cards that were said, one by one; otherwise with those that lose least."""
        names = self.unpaid()
        if not names or not self.actor.offered(ch.PAY_ONE_BY_ONE):
            self.actor.answer_code(question.options[0])
            return
        self.actor.answer([ch.PAY_ONE_BY_ONE])
        for name in names:
            if self.actor.offered(ch.PAY_CARD, name):
                self.actor.answer([ch.PAY_CARD], name)
        asked = self.actor.question()
        if asked is not None and asked.kind == ch.ASK_PAYMENT_CARD:
            self.actor.answer([DONE])

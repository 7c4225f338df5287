"""What a text lets a player do (`you may`): whoever says what is done has agreed to it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import wraps

from runestack.games.staging import Actor, Verb
from runestack.kernel.choices import ASK_MAY, YES
from runestack.kernel.decision import option_kind


def asks(actor: Actor, *kinds: int) -> bool:
    """Whether the player is asked a question of one of these kinds."""
    question = actor.question()
    return question is not None and question.kind in kinds


def agreeing(verb: Verb, *kinds: int) -> Verb:
    """A verb that needs no yes before it: who says what is done where a text says `you may` has agreed to it."""

    @wraps(verb)
    def act(actor: Actor, *said: object, **named: object) -> None:
        if asks(actor, ASK_MAY) and not went_by_itself(actor, kinds):
            actor.answer([YES])
        verb(actor, *said, **named)

    return act


def went_by_itself(actor: Actor, kinds: Sequence[int]) -> bool:
    """Whether the player has just given such an answer for lack of another; then it is this that a verb names."""
    seen: list[int] = []

    def note(code: int) -> bool:
        seen.append(option_kind(code))
        return False

    actor.answered_itself(note)
    return any(kind in kinds for kind in seen)

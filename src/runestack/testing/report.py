"""What a failed scenario says: the reason, the prompt with its options, and the position."""

from __future__ import annotations

from runestack.games.staging import Staging
from runestack.games.wording import Reader
from runestack.testing.session import Session


class ScenarioError(AssertionError):
    """Something happened, or was asked, that the scenario did not expect."""


def report(session: Session, staging: Staging, message: str) -> ScenarioError:
    """The failure with everything needed to understand it."""
    lines = [message, "", *questions(session), "", *staging.describe(session.state)]
    recent = session.logs[-1][-6:]
    if recent:
        lines += ["", "what happened last:", *(f"    {line}" for line in recent)]
    return ScenarioError("\n".join(lines))


def questions(session: Session) -> list[str]:
    """The open questions with their options."""
    asked = session.open_questions()
    if not asked:
        return ["the game is over" if session.state.outcome else "nobody is asked anything"]
    lines: list[str] = []
    for question in asked:
        prompt = session.game.prompt(session.state, question, Reader(question.seat))
        lines.append(f"p{question.seat + 1} is asked: {prompt}")
        lines += [
            f"    {sentence}  [{identity}]" for _, identity, sentence in session.sentences(question)
        ]
    return lines

"""Computer opponents, by name: `random` and `greedy`, for any game."""

from __future__ import annotations

from collections.abc import Callable

from runestack.agents.base import Agent
from runestack.agents.greedy import GreedyAgent
from runestack.agents.random import RandomAgent

__all__ = ["HUMAN", "Agent", "AgentError", "GreedyAgent", "RandomAgent", "make", "names"]

HUMAN = "human"
KINDS: dict[str, Callable[[int], Agent]] = {"random": RandomAgent, "greedy": GreedyAgent}


class AgentError(ValueError):
    """An agent that does not exist; the message names those that do."""


def names() -> list[str]:
    """The names of all computer opponents."""
    return list(KINDS)


def make(spec: str, seed: int) -> Agent:
    """An agent by its name. The same seed answers the same questions in the same way."""
    if spec in KINDS:
        return KINDS[spec](seed)
    if spec == HUMAN:
        message = f"a human has to play in the terminal; computer opponents are: {', '.join(KINDS)}"
        raise AgentError(message)
    message = (
        f"there is no player {spec!r}; there are: {', '.join(KINDS)}, and human in the terminal"
    )
    raise AgentError(message)

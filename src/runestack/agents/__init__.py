"""Computer opponents, by name: `random` and `greedy`, for any game."""

from __future__ import annotations

from collections.abc import Callable

from runestack.agents.base import Agent
from runestack.agents.greedy import GreedyAgent
from runestack.agents.random import RandomAgent

__all__ = ["HUMAN", "Agent", "AgentError", "GreedyAgent", "RandomAgent", "make", "names"]

HUMAN = "human"
KINDS: dict[str, Callable[[int], Agent]] = {"random": RandomAgent, "greedy": GreedyAgent}

# in English and German: what it is called, and how well it plays
LABELS = {"random": ("Random", "Zufall"), "greedy": ("Greedy", "Gierig")}
ABOUT = {
    "random": (
        "Takes any option that is legal; good for trying cards out, no opponent.",
        "Nimmt irgendetwas Erlaubtes; gut zum Ausprobieren, kein Gegner.",
    ),
    "greedy": (
        "Looks one action ahead and takes what looks best then; it does not plan, and does not bluff.",
        "Denkt eine Aktion voraus und nimmt, was dann am besten aussieht; plant nicht und blufft nicht.",
    ),
}


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

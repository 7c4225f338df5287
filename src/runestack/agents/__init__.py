"""Computer opponents, by name, for any game: levels to play against, and players to measure with."""

from __future__ import annotations

from runestack.agents.base import Agent
from runestack.agents.greedy import GreedyAgent
from runestack.agents.levels import ABOUT, HARDEST, HARDNESS, KINDS, LABELS
from runestack.agents.random import RandomAgent
from runestack.agents.search import SearchAgent
from runestack.agents.specs import SEARCH, BudgetError, budget_of

__all__ = [
    "ABOUT",
    "HARDEST",
    "HARDNESS",
    "HUMAN",
    "KINDS",
    "LABELS",
    "SEARCH",
    "USUAL",
    "Agent",
    "AgentError",
    "GreedyAgent",
    "RandomAgent",
    "SearchAgent",
    "check",
    "make",
    "names",
]

HUMAN = "human"
USUAL = "greedy"  # who sits where nobody was named: answers at once


class AgentError(ValueError):
    """An agent that does not exist; the message names those that do."""


def names() -> list[str]:
    """The names of all computer opponents, weakest first."""
    return list(KINDS)


def make(spec: str, seed: int) -> Agent:
    """An agent by its name, or `search` with its budget. The same seed answers the same questions in the same way.

    With a budget in seconds that is true as long as the time suffices for the same number of rollouts.
    """
    if spec in KINDS:
        return KINDS[spec](seed)
    name, colon, budget = spec.partition(":")
    if name == SEARCH:
        try:
            return SearchAgent(seed, budget_of(budget if colon else None))
        except BudgetError as error:
            raise AgentError(f"{spec!r}: {error}") from None
    known = ", ".join([*KINDS, f"{SEARCH}[:BUDGET]"])
    if spec == HUMAN:
        raise AgentError(f"a human has to play in the terminal; computer opponents are: {known}")
    raise AgentError(f"there is no player {spec!r}; there are: {known}, and human in the terminal")


def check(spec: str) -> None:
    """Refuses an agent that does not exist."""
    make(spec, 0)

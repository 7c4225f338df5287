"""The computer opponents that have a name, weakest first: how each is made, and what it is like, in a sentence.

Measured results of each are in docs/opponents.md.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from runestack.agents.base import Agent
from runestack.agents.greedy import GreedyAgent
from runestack.agents.hasty import HastyAgent, Mistakes
from runestack.agents.random import RandomAgent
from runestack.agents.search import Budget, SearchAgent

NOVICE = Mistakes(overlooks=50, sleeps=80)
CASUAL = Mistakes(overlooks=8, sleeps=15)
EXPERT = Budget(seconds=1.0, rollouts=120)
MASTER = Budget(seconds=3.0, rollouts=800)

KINDS: dict[str, Callable[[int], Agent]] = {
    "random": RandomAgent,
    "novice": partial(HastyAgent, mistakes=NOVICE),
    "casual": partial(HastyAgent, mistakes=CASUAL),
    "greedy": GreedyAgent,
    "expert": partial(SearchAgent, budget=EXPERT),
    "master": partial(SearchAgent, budget=MASTER),
}

# how hard it is to win against, from 0 (no opponent) to HARDEST
HARDEST = 5
HARDNESS = {"random": 0, "novice": 1, "casual": 2, "greedy": 3, "expert": 4, "master": 5}

# in English and German: what it is called, and how well it plays
LABELS = {
    "random": ("Random", "Zufall"),
    "novice": ("Novice", "Neuling"),
    "casual": ("Casual", "Gelegenheitsspieler"),
    "greedy": ("Greedy", "Gierig"),
    "expert": ("Expert", "Experte"),
    "master": ("Master", "Meister"),
}
ABOUT = {
    "random": (
        "Takes any option that is legal; good for trying cards out, no opponent.",
        "Nimmt irgendetwas Erlaubtes; gut zum Ausprobieren, kein Gegner.",
    ),
    "novice": (
        "Overlooks half of what it could do and seldom reacts; for your first games.",
        "Übersieht die Hälfte dessen, was es tun könnte, und reagiert selten; für deine ersten Partien.",
    ),
    "casual": (
        "Looks one action ahead and overlooks something now and then; fair once you know the rules.",
        "Denkt eine Aktion voraus und übersieht ab und zu etwas; passend, sobald du die Regeln kennst.",
    ),
    "greedy": (
        "Looks one action ahead and takes what looks best then; it does not plan, and does not bluff.",
        "Denkt eine Aktion voraus und nimmt, was dann am besten aussieht; plant nicht und blufft nicht.",
    ),
    "expert": (
        "Plays its best plans out in its head past your reply, up to a second each time; hard.",
        "Spielt seine besten Pläne im Kopf über deine Antwort hinaus durch, bis zu einer Sekunde lang; schwer.",
    ),
    "master": (
        "Does the same with up to three seconds and compares more ways it could go; the hardest there is.",
        "Tut dasselbe bis zu drei Sekunden lang und vergleicht mehr mögliche Verläufe; das Schwerste, was es gibt.",
    ),
}

"""What only Invasion says: dice and screws, the pool and stored resources, training, and what the Invasion does."""

# ruff: noqa: F403 - used as a whole: `from runestack.games.invasion.language import nodes as iv`, then `iv.TurnDie`

from .abilities import *
from .conditions import *
from .effects import *
from .enemy import *
from .places import *

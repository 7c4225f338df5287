"""What only Rune Age says: timings with costs, combats, wounds, home realms, events and how scenarios end."""

# ruff: noqa: F403 - used as a whole: `from runestack.games.rune_age.language import nodes as ra`, then `ra.Happens`

from .abilities import *
from .conditions import *
from .continuous import *
from .effects import *
from .places import *

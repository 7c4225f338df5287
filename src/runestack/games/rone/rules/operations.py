"""The operations of RONE's texts beside those of the core, by the name of the node they come from."""

from __future__ import annotations

from typing import Final

from runestack.kernel.operations import numbered

OWN_NAMES: Final = [
    "Take",
    "DestroyTop",
    "RemoveTop",
    "GetHealth",
    "LoseHealth",
    "Exhaust",
    "Refresh",
    "Remove",
    "FetchExhausted",
    "GainControl",
    "UseAbility",
    "GainAbilities",
    "LevelUp",
    "BecomeShield",
    "NextCheaper",
    "MayPlay",
]
NUMBERS: Final = numbered(OWN_NAMES)

# Those that rules ask for, written out so that the compiler can fold them; a test compares them with the names.
DESTROY_TOP: Final = 33
REMOVE_TOP: Final = 34
FETCH_EXHAUSTED: Final = 40
USE_ABILITY: Final = 42
LEVEL_UP: Final = 44

"""The operations of RONE's texts, by the name of the node they come from."""

from __future__ import annotations

from typing import Final

from runestack.kernel.program import FLOW_NAMES

NAMES: Final = [
    *FLOW_NAMES,
    "Gain",
    "Lose",
    "Take",
    "Pay",
    "Draw",
    "Discard",
    "DestroyTop",
    "RemoveTop",
    "LookTop",
    "LookTake",
    "Deal",
    "DealStat",
    "Get",
    "GetHealth",
    "LoseHealth",
    "GainKeyword",
    "LoseKeyword",
    "Exhaust",
    "Refresh",
    "Destroy",
    "Remove",
    "ReturnToHand",
    "Put",
    "Fetch",
    "FetchExhausted",
    "GainControl",
    "Cancel",
    "UseAbility",
    "GainAbilities",
    "LevelUp",
    "BecomeShield",
    "NextCheaper",
]
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}

LOSE: Final = 6
PAY: Final = 8
DISCARD: Final = 10
DESTROY_TOP: Final = 11
REMOVE_TOP: Final = 12
USE_ABILITY: Final = 32
LEVEL_UP: Final = 34
FETCH: Final = 28
FETCH_EXHAUSTED: Final = 29

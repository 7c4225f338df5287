"""The operations of RONE's texts, by the name of the node they come from."""

from __future__ import annotations

from typing import Final

NAMES: Final = [
    "Jump",
    "If",
    "May",
    "Mode",
    "Paid",
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

JUMP: Final = 0
IF: Final = 1
MAY: Final = 2
MODE: Final = 3
PAID: Final = 4  # an initiative inside a tactic: skipped unless paid
LOSE: Final = 6
PAY: Final = 8
DISCARD: Final = 10
DESTROY_TOP: Final = 11
REMOVE_TOP: Final = 12
USE_ABILITY: Final = 32
LEVEL_UP: Final = 34
FETCH: Final = 28
FETCH_EXHAUSTED: Final = 29
FLOW: Final = 5  # operations below this only steer

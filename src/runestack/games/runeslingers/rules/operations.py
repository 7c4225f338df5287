"""The operations of Runeslingers' texts, by the name of the node they come from."""

from __future__ import annotations

from typing import Final

from runestack.kernel.program import FLOW_NAMES

NAMES: Final = [
    *FLOW_NAMES,
    "Deal",
    "DealStat",
    "DealDirect",
    "Prevent",
    "Apply",
    "Inflict",
    "Cleanse",
    "CleanseAll",
    "Convert",
    "MoveAilments",
    "Draw",
    "Sear",
    "Void",
    "Discard",
    "DiscardRandom",
    "DiscardHand",
    "LookTop",
    "LookTake",
    "LookSear",
    "LookHand",
    "RevealTake",
    "Fetch",
    "PlayFree",
    "ShufflePile",
    "Gain",
    "Lose",
    "Pay",
    "Get",
    "GainKeyword",
    "LoseKeyword",
    "CannotUntil",
    "NextGets",
    "NextHas",
    "Lasting",
    "Destroy",
    "DiscardFromPlay",
    "ReturnToHand",
    "Put",
    "Cancel",
    "SlingAgain",
    "Free",
    "AddTokens",
    "RemoveTokens",
]
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}

DEAL: Final = 5
DEAL_STAT: Final = 6
DEAL_DIRECT: Final = 7
PREVENT: Final = 8
APPLY: Final = 9
INFLICT: Final = 10
CLEANSE: Final = 11
CLEANSE_ALL: Final = 12
CONVERT: Final = 13
MOVE_AILMENTS: Final = 14
DRAW: Final = 15
SEAR: Final = 16
VOID: Final = 17
DISCARD: Final = 18
DISCARD_RANDOM: Final = 19
LOOK_TOP: Final = 21
LOOK_TAKE: Final = 22
LOOK_SEAR: Final = 23
REVEAL_TAKE: Final = 25
FETCH: Final = 26
PLAY_FREE: Final = 27
GAIN: Final = 29
LOSE: Final = 30
PAY: Final = 31
NEXT_GETS: Final = 36
LASTING: Final = 38
DESTROY: Final = 39
RETURN_TO_HAND: Final = 41
PUT: Final = 42
CANCEL: Final = 43
SLING_AGAIN: Final = 44

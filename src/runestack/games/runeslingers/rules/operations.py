"""The operations of Runeslingers' texts beside those of the core, by the name of the node they come from."""

from __future__ import annotations

from typing import Final

from runestack.kernel.operations import numbered

OWN_NAMES: Final = [
    "DealDirect",
    "Prevent",
    "Apply",
    "Inflict",
    "Cleanse",
    "CleanseAll",
    "Convert",
    "MoveAilments",
    "Sear",
    "Void",
    "DiscardRandom",
    "DiscardHand",
    "LookSear",
    "LookHand",
    "RevealTake",
    "PlayFree",
    "ShuffleIn",
    "CannotUntil",
    "NextGets",
    "NextHas",
    "Lasting",
    "DiscardFromPlay",
    "SlingAgain",
    "AddTokens",
    "RemoveTokens",
    "ApplyUnder",
]
NUMBERS: Final = numbered(OWN_NAMES)

# Those that rules ask for, written out so that the compiler can fold them; a test compares them with the names.
DEAL_DIRECT: Final = 32
PREVENT: Final = 33
APPLY: Final = 34
INFLICT: Final = 35
CLEANSE: Final = 36
CONVERT: Final = 38
MOVE_AILMENTS: Final = 39
SEAR: Final = 40
VOID: Final = 41
DISCARD_RANDOM: Final = 42
LOOK_SEAR: Final = 44
REVEAL_TAKE: Final = 46
PLAY_FREE: Final = 47
NEXT_GETS: Final = 50
NEXT_HAS: Final = 51
LASTING: Final = 52
SLING_AGAIN: Final = 54
REMOVE_TOKENS: Final = 56

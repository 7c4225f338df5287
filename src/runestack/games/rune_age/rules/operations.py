"""The operations of Rune Age's texts beside those of the core, by the name of the node they come from."""

from __future__ import annotations

from typing import Final

from runestack.kernel.operations import numbered

OWN_NAMES: Final = [
    "ArmyGets",
    "Wound",
    "Heal",
    "Protect",
    "IgnoreAutoDefense",
    "LookDiscard",
    "IgnoreIcon",
    "RollMore",
    "Cheaper",
    "TakeDamage",
    "RemoveDamage",
    "DamageRealm",
    "Attacks",
    "Hold",
    "Exhaust",
    "Refresh",
    "DestroyFrom",
    "DestroyHighest",
    "DiscardHand",
    "DiscardRandom",
    "DiscardWorth",
    "OpponentWounds",
    "RevealHand",
    "LookHand",
    "TakeRune",
    "ToBox",
    "GroupPayment",
    "AttackAgain",
    "TargetGets",
    "GetPrinted",
    "HealAndPut",
    "ChangeRoll",
    "DiscardIt",
    "Double",
    "SetStrength",
    "OpponentDestroys",
    "TakeOver",
    "DiscardEnemy",
    "LookEvent",
    "AnotherEvent",
    "Reverse",
    "PlayAnother",
    "MustPass",
    "CheaperThisTurn",
    "ReturnIt",
    "OpposingArmyGets",
    "ProtectFromWounds",
    "TargetAgain",
]
NUMBERS: Final = numbered(OWN_NAMES)

"""The questions and options of Runeslingers. Their sentences stand in `games.runeslingers.prompts`."""

from __future__ import annotations

from typing import Final

from runestack.kernel.choices import (
    ASK_CHOICE,
    ASK_EFFECT,
    ASK_MAY,
    ASK_MODE,
    ASK_PLAYER,
    ASK_TARGET,
    ASK_TRIGGER,
    CHOOSE_EFFECT,
    CHOOSE_MODE,
    CHOOSE_PLAYER,
    DONE,
    NEXT_TRIGGER,
    NO,
    PICK_CARD,
    TARGET_CARD,
    YES,
)

__all__ = [
    "ASK_CHOICE",
    "ASK_EFFECT",
    "ASK_MAY",
    "ASK_MODE",
    "ASK_PLAYER",
    "ASK_TARGET",
    "ASK_TRIGGER",
    "CHOOSE_EFFECT",
    "CHOOSE_MODE",
    "CHOOSE_PLAYER",
    "DONE",
    "NEXT_TRIGGER",
    "NO",
    "PICK_CARD",
    "TARGET_CARD",
    "YES",
]

# questions: what a seat is asked about (those of the kernel stand before them)
ASK_RUNESLINGER: Final = 10  # in starter mode and draft one after the other, else together
ASK_PASSIVE: Final = 11  # together, in secret
ASK_ACTIVATE: Final = 12  # together, in secret
ASK_FIRST_CONCENTRATION: Final = 13  # together, in secret
ASK_ORDER: Final = 14  # go first or second
ASK_EIGHT: Final = 15  # which ailment to cleanse; number: how many are left to choose
ASK_HAND_LIMIT: Final = 16  # number: how many still have to go
ASK_PASS: Final = 17
ASK_PASS_BENEFIT: Final = 18
ASK_MAIN: Final = 19
ASK_PLACE: Final = 20  # where to put the card that is played (card)
ASK_AIL_TYPE: Final = 21  # card: the one that costs or applies it; number: how many
ASK_FATE: Final = 22  # a bullet of the enemy's card
ASK_BULLET: Final = 23  # a bullet of the own card (Choice)
ASK_ANSWER: Final = 24  # number: rungs on the ladder
ASK_BLOCK: Final = 25  # card: the source; number: the block
ASK_BLOCK_CARD: Final = 26  # which hand card to discard for it
ASK_MERGE: Final = 27  # number: the ailment
ASK_CLEANSE: Final = 28  # which ailment; number: how many may still go
ASK_CONVERT: Final = 29  # into which type; number: the ailment that was removed
ASK_DISCARD: Final = 30  # number: how many still have to go
ASK_ZONE_CARD: Final = 31  # a card of a deck, a pile or a hand
ASK_TAKE: Final = (
    32  # of the cards looked at: which goes to the hand (or is seared); number: how many still
)
ASK_PUT_BACK: Final = (
    33  # in which order they go back: on top the last one named lies highest, below lowest
)
ASK_PAY_CARD: Final = 34  # what to pay with: a card in play or a concentration
ASK_OVERFLOW: Final = 35  # whose overflow is dealt first
ASK_DRAFT: Final = 36  # together, in secret; number: the pick
ASK_LEAVE_OUT: Final = 37  # which drafted card stays out of the deck; number: how many still
ASKS: Final = 38

# options: what an answer does; operands in brackets
END_PHASE: Final = 10
SET_CARD: Final = 11  # (card)
PLAY_CARD: Final = 12  # (card, how: constants PLAIN, TO_SLING, TO_CHARGE)
CHARGE_CARD: Final = 13  # (card)
SLING_CARD: Final = 14  # (card)
ACTIVATE_TRINKET: Final = 15  # (card)
ACTIVATE_ABILITY: Final = 16  # (card)
DECLINE: Final = 17
GO_ON: Final = 18
PASS: Final = 19
PASS_DRAW: Final = 20
PASS_RETURN: Final = 21  # (concentration)
PASS_NOTHING: Final = 22
ON_CONCENTRATION: Final = 23  # (concentration's card, spot)
ON_AREA: Final = 24  # (seat, area)
TAKE_RUNESLINGER: Final = 25  # (face)
TAKE_ABILITY: Final = 26  # (face)
SET_FIRST: Final = 27  # (card)
GO_FIRST: Final = 28
GO_SECOND: Final = 29
CLEANSE_TYPE: Final = 30  # (seat, ailment)
AIL_WITH: Final = 31  # (ailment)
CHOOSE_BULLET: Final = 32  # (card, which)
NO_BLOCK: Final = 33
BLOCK_FOR: Final = 34  # (the Runeslinger or defense card that is hit)
DISCARD_FOR_BLOCK: Final = 35  # (hand card)
KEEP_AREA: Final = 36  # (seat, area)
DISCARD_CARD: Final = 37  # (card)
PAY_WITH: Final = 38  # (card)
DRAFT_CARD: Final = 39  # (face)
LEAVE_OUT: Final = 40  # (face)
OPTIONS: Final = 41

"""The questions and options of RONE. Their sentences stand in `games.rone.sentences`."""

from __future__ import annotations

from typing import Final

# questions: what a seat is asked about
ASK_HERO: Final = 0
ASK_MULLIGAN: Final = 1
ASK_BOTTOM: Final = 2
ASK_INCOME: Final = 3
ASK_MAIN: Final = 4
ASK_WINDOW: Final = 5
ASK_CARD: Final = 6
ASK_RECYCLE: Final = 7
ASK_INITIATIVE: Final = 8
ASK_MODE: Final = 9
ASK_TARGET: Final = 10
ASK_ATTACK: Final = 11
ASK_DAMAGE: Final = 12
ASK_GRAVEYARD: Final = 13
ASK_TRIGGER: Final = 14
ASK_DEATH: Final = 15
ASK_DISCARD: Final = 16
ASK_MAY: Final = 17
ASK_ZONE_CARD: Final = 18
ASK_ORDER: Final = 19
ASK_PAY_UNIT: Final = 20
ASK_PLAYER: Final = 21
ASK_ABILITY: Final = 22
ASK_CHOICE: Final = 23  # a card picked without targeting
ASK_TAKE: Final = 24
ASK_EFFECT: Final = 25  # an effect on the stack
ASKS: Final = 26

# options: what an answer does; operands in brackets
PASS: Final = 0
END_TURN: Final = 1
ANNOUNCE_PLAY: Final = 2
ANNOUNCE_RECYCLE: Final = 3
ANNOUNCE_LEVEL: Final = 4
ANNOUNCE_ATTACK: Final = 5  # (unit)
PLAY_CARD: Final = 6  # (card)
USE_ABILITY: Final = 7  # (card, which of its abilities)
DECLINE: Final = 8
RECYCLE_CARD: Final = 9  # (card)
DRAW_CARD: Final = 10
STOP_DRAWING: Final = 11
KEEP_HAND: Final = 12
MULLIGAN_FORM_A: Final = 13
MULLIGAN_FORM_B: Final = 14
PICK_CARD: Final = 15  # (card)
DONE: Final = 16
TAKE_HERO: Final = 17  # (hero)
PAY_INITIATIVE: Final = 18  # (card, which)
CHOOSE_MODE: Final = 19  # (card, which)
TARGET_CARD: Final = 20  # (card)
ATTACK_CARD: Final = 21  # (card)
DAMAGE_HAND: Final = 22  # (card)
DAMAGE_DECK: Final = 23
DAMAGE_SHIELD: Final = 24  # (card)
GRAVEYARD_TOP: Final = 25  # (card)
GRAVEYARD_BOTTOM: Final = 26  # (card)
NEXT_TRIGGER: Final = 27  # (card, place in the row)
NEXT_DEATH: Final = 28  # (card)
YES: Final = 29
NO: Final = 30
CHOOSE_PLAYER: Final = 31  # (seat)
CHOOSE_ABILITY: Final = 32  # (card, which)
CHOOSE_EFFECT: Final = 33  # (card, place on the stack)
PLAY_TACTIC: Final = 34  # (card): as a fast effect
OPTIONS: Final = 35

"""The questions and options of RONE. Their sentences stand in `games.rone.sentences`.

The first ones are those of every game. RONE's own are written out, so that the compiler can fold them; a test compares
them with where the kernel lets them begin.
"""

from __future__ import annotations

from typing import Final

from runestack.kernel import choices as shared

# questions: what a seat is asked about
ASK_MAY: Final = shared.ASK_MAY
ASK_MODE: Final = shared.ASK_MODE
ASK_TARGET: Final = shared.ASK_TARGET
ASK_CHOICE: Final = shared.ASK_CHOICE
ASK_PLAYER: Final = shared.ASK_PLAYER
ASK_EFFECT: Final = shared.ASK_EFFECT
ASK_TRIGGER: Final = shared.ASK_TRIGGER
ASK_HERO: Final = 10
ASK_MULLIGAN: Final = 11
ASK_BOTTOM: Final = 12
ASK_INCOME: Final = 13
ASK_MAIN: Final = 14
ASK_WINDOW: Final = 15
ASK_CARD: Final = 16
ASK_RECYCLE: Final = 17
ASK_INITIATIVE: Final = 18
ASK_ATTACK: Final = 19
ASK_DAMAGE: Final = 20
ASK_GRAVEYARD: Final = 21
ASK_DEATH: Final = 22
ASK_DISCARD: Final = 23
ASK_ZONE_CARD: Final = 24
ASK_ORDER: Final = 25
ASK_PAY_UNIT: Final = 26
ASK_ABILITY: Final = 27
ASK_TAKE: Final = 28
ASK_SUBSEQUENT: Final = 29
ASK_OPPONENT: Final = 30
ASK_WHOSE_TEXT: Final = 31
ASK_HAND: Final = 32
ASK_LEVEL: Final = 33
ASKS: Final = [*range(shared.SHARED_ASKS), *range(shared.OWN_ASKS, ASK_LEVEL + 1)]

# options: what an answer does; operands in brackets
YES: Final = shared.YES
NO: Final = shared.NO
DONE: Final = shared.DONE
CHOOSE_MODE: Final = shared.CHOOSE_MODE
TARGET_CARD: Final = shared.TARGET_CARD
CHOOSE_PLAYER: Final = shared.CHOOSE_PLAYER
CHOOSE_EFFECT: Final = shared.CHOOSE_EFFECT
NEXT_TRIGGER: Final = shared.NEXT_TRIGGER
PICK_CARD: Final = shared.PICK_CARD
PASS: Final = 10
END_TURN: Final = 11
ANNOUNCE_PLAY: Final = 12
ANNOUNCE_RECYCLE: Final = 13
ANNOUNCE_LEVEL: Final = 14
ANNOUNCE_ATTACK: Final = 15  # (unit)
PLAY_CARD: Final = 16  # (card)
USE_ABILITY: Final = 17  # (card, which of its abilities)
DECLINE: Final = 18
RECYCLE_CARD: Final = 19  # (card)
DRAW_CARD: Final = 20
STOP_DRAWING: Final = 21
KEEP_HAND: Final = 22
MULLIGAN_FORM_A: Final = 23
MULLIGAN_FORM_B: Final = 24
TAKE_HERO: Final = 25  # (hero)
PAY_INITIATIVE: Final = 26  # (card, which)
ATTACK_CARD: Final = 27  # (card)
DAMAGE_HAND: Final = 28  # (card)
DAMAGE_DECK: Final = 29
DAMAGE_SHIELD: Final = 30  # (card)
GRAVEYARD_TOP: Final = 31  # (card)
GRAVEYARD_BOTTOM: Final = 32  # (card)
NEXT_DEATH: Final = 33  # (card)
CHOOSE_ABILITY: Final = 34  # (card, which)
PLAY_TACTIC: Final = 35  # (card): as a fast effect
ATTACK_ON: Final = 36  # (unit): the subsequent attack
LEVEL_UP: Final = 37  # (hero): the price is paid
OPTIONS: Final = [*range(shared.SHARED_OPTIONS), *range(shared.OWN_OPTIONS, LEVEL_UP + 1)]

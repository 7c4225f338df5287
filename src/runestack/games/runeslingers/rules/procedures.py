"""The procedures of Runeslingers by number. Each chapter defines its own; they call each other through these."""

from __future__ import annotations

from typing import Final

from runestack.kernel.procedure import declare

MATCH: Final = declare("runeslingers.match")  # P-MATCH
DRAFT: Final = declare("runeslingers.draft")
ENCOUNTER: Final = declare("runeslingers.encounter")  # P-SETUP
TURN: Final = declare("runeslingers.turn")  # P-TURN
CLEANSE_PHASE: Final = declare("runeslingers.cleanse_phase")
DRAW_PHASE: Final = declare("runeslingers.draw_phase")  # P-DRAWPHASE
PLAY_PHASE: Final = declare("runeslingers.play_phase")  # P-PLAYPHASE
CLEANUP: Final = declare("runeslingers.cleanup")  # P-CLEANUP
PLAY: Final = declare("runeslingers.play")  # P-PLAY
USE: Final = declare("runeslingers.use")  # P-SLING, P-TRINKET, P-ABILITY
LADDER: Final = declare("runeslingers.ladder")  # P-LADDER
RUNG: Final = declare("runeslingers.rung")  # P-RESOLVE: the text of a rung
TRIGGER: Final = declare("runeslingers.trigger")  # the text of a trigger
PAY: Final = declare("runeslingers.pay")  # costs written in a text
DAMAGE: Final = declare("runeslingers.damage")  # P-DAMAGE
AIL: Final = declare("runeslingers.ail")  # P-AIL, one instance after the other
ON_AIL: Final = declare("runeslingers.on_ail")  # the text of a level of an ailment
CLEANSE: Final = declare("runeslingers.cleanse")  # P-CLEANSE and P-CONVERT
DECK: Final = declare("runeslingers.deck")  # P-DECK
DISCARD: Final = declare("runeslingers.discard")  # from the hand, by choice or at random
HAND_LIMIT: Final = declare("runeslingers.hand_limit")
LOOK: Final = declare("runeslingers.look")
FETCH: Final = declare("runeslingers.fetch")  # a card of a zone goes somewhere else
CHECK: Final = declare("runeslingers.check")  # P-STATE, once more

"""The questions and options of Invasion. Words for them are made in `telling`, when somebody reads them."""

from __future__ import annotations

from typing import Final

from runestack.kernel.choices import OWN_ASKS, OWN_OPTIONS

# what a player is asked about
ASK_LEADER: Final = OWN_ASKS
ASK_TECHNOLOGY: Final = OWN_ASKS + 1  # which of those drawn to keep
ASK_RECRUIT: Final = OWN_ASKS + 2  # which of those drawn
ASK_FULL: Final = OWN_ASKS + 3  # recruit or discover at the limit, or ignore it
ASK_REPLACED: Final = OWN_ASKS + 4  # which card goes for the new one
ASK_DRAW: Final = OWN_ASKS + 5
ASK_MAIN: Final = OWN_ASKS + 6
ASK_COLOUR: Final = OWN_ASKS + 7  # of a resource
ASK_DISCOUNT: Final = OWN_ASKS + 8  # which symbol a discount takes away
ASK_PAYMENT: Final = OWN_ASKS + 9  # which resource pays for a wild symbol
ASK_STORE: Final = OWN_ASKS + 10
ASK_KEEP: Final = OWN_ASKS + 11
ASK_GARBAGE: Final = OWN_ASKS + 12  # which card next
ASK_SPARE: Final = OWN_ASKS + 13
ASK_SCREW: Final = OWN_ASKS + 14  # on which card in training
ASK_STARTING: Final = OWN_ASKS + 15  # which card of the supply
ASK_TRAIN: Final = OWN_ASKS + 16  # which card next
ASK_DIE: Final = OWN_ASKS + 17
ASK_SIDE: Final = OWN_ASKS + 18
ASK_POSITION: Final = OWN_ASKS + 19
ASK_NEW_SCREW: Final = OWN_ASKS + 20
ASK_RECYCLE: Final = OWN_ASKS + 21
ASK_ORDER: Final = OWN_ASKS + 22  # in which order cards are put back
ASK_DAMAGE: Final = OWN_ASKS + 23  # where points go
ASK_POINTS: Final = OWN_ASKS + 24  # who gets armor or health
ASK_CARD: Final = OWN_ASKS + 25  # a card, for a text
ASK_DISCARD: Final = OWN_ASKS + 26
ASK_STORED: Final = OWN_ASKS + 27  # which stored resource
ASK_ZONE: Final = OWN_ASKS + 28  # a zone of the Invasion
ASK_PROTOCOL: Final = OWN_ASKS + 29
ASK_EVENT: Final = OWN_ASKS + 30  # lengthen or shorten
ASK_PAIR: Final = OWN_ASKS + 31  # which stored-resource ability
ASK_ABILITY: Final = OWN_ASKS + 32  # which activated ability of another technology
ASK_SCREWS_MOVED: Final = OWN_ASKS + 33
ASK_TRY_AGAIN: Final = OWN_ASKS + 34
ASK_END: Final = OWN_ASKS + 35  # which effect of the end of the turn next
ASK_AMOUNT: Final = OWN_ASKS + 36

# what an answer does; operands in brackets
TAKE_CARD: Final = OWN_OPTIONS  # (card)
IGNORE: Final = OWN_OPTIONS + 1
GO_ON: Final = OWN_OPTIONS + 2
GIVE: Final = OWN_OPTIONS + 3  # (card): destroyed, discarded, put back
DRAW: Final = OWN_OPTIONS + 4
STOP: Final = OWN_OPTIONS + 5
USE_DIE: Final = OWN_OPTIONS + 6  # (die)
TRANSFORM: Final = OWN_OPTIONS + 7  # (die, other die)
PLAY: Final = OWN_OPTIONS + 8  # (card)
ABILITY: Final = OWN_OPTIONS + 9  # (card, place among its abilities)
PAIR: Final = OWN_OPTIONS + 10  # (type)
REROLL: Final = OWN_OPTIONS + 11  # (die)
USE_TOKEN: Final = OWN_OPTIONS + 12
CARRY_OUT: Final = OWN_OPTIONS + 13  # (card, place among the effects that wait)
END_MAIN: Final = OWN_OPTIONS + 14
COLOUR: Final = OWN_OPTIONS + 15  # (colour)
SYMBOL: Final = OWN_OPTIONS + 16  # (symbol)
PUT_IN: Final = OWN_OPTIONS + 17  # (colour of the resource, type of the spot)
STORE_REST: Final = OWN_OPTIONS + 18  # each in its own spot first
KEEP_CARD: Final = OWN_OPTIONS + 19  # (card)
SPARE: Final = OWN_OPTIONS + 20  # (printed cost, 1: with a text that works once)
DIE: Final = OWN_OPTIONS + 21  # (die)
SIDE: Final = OWN_OPTIONS + 22  # (die, side)
POSITION: Final = OWN_OPTIONS + 23  # (side, position)
RECYCLE: Final = OWN_OPTIONS + 24  # (card)
HIT: Final = OWN_OPTIONS + 25  # (card, points)
PAY_ACTION: Final = OWN_OPTIONS + 26  # (which)
GIVE_UP: Final = OWN_OPTIONS + 27
GIVE_POINTS: Final = OWN_OPTIONS + 28  # (seat, points)
STORED: Final = OWN_OPTIONS + 29  # (type of the spot, colour of the screw)
ZONE: Final = OWN_OPTIONS + 30  # (colour)
LONGER: Final = OWN_OPTIONS + 31
SHORTER: Final = OWN_OPTIONS + 32
TRY_AGAIN: Final = OWN_OPTIONS + 33
GIVE_UP_CAMPAIGN: Final = OWN_OPTIONS + 34
MOVE_SCREW: Final = OWN_OPTIONS + 35  # (from a card, to a card)
NAME_CAPTAIN: Final = OWN_OPTIONS + 36  # (seat)
REBUILD: Final = OWN_OPTIONS + 37  # a noted change of a die
END_TEXT: Final = OWN_OPTIONS + 38  # (card, place among the triggers)
AMOUNT: Final = OWN_OPTIONS + 39  # (number)
ALL_OF_THEM: Final = OWN_OPTIONS + 40  # in the order in hand

"""What texts count, ask and pay beside what every game does, and where they put cards."""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import constants as c
from runestack.kernel.program import EFFECT_COUNTS, OWN_COSTS, OWN_COUNTS

# Counts of a player, and of the table as this player sees it. Conditions use the same numbers; what is so or not
# counts 1 or 0.
IS_COOPERATIVE: Final = OWN_COUNTS
OPPONENT_HAS: Final = OWN_COUNTS + 1  # word: armor or health; of the opponent, or of the top card
CARDS_PLAYED: Final = OWN_COUNTS + 2  # this turn
DAMAGE_DEALT: Final = OWN_COUNTS + 3  # points of damage, this turn
EMPTY_DICE: Final = OWN_COUNTS + 4  # rolled this turn without a coloured screw on top
UNUSED_DICE: Final = OWN_COUNTS + 5
TECHNOLOGIES: Final = OWN_COUNTS + 6  # in the Base
STORED: Final = OWN_COUNTS + 7  # stored resources
PLAYERS: Final = OWN_COUNTS + 8  # who are not defeated
PROTOCOLS: Final = OWN_COUNTS + 9  # in play
STACKED: Final = OWN_COUNTS + 10  # cards in the stack
ROUND: Final = OWN_COUNTS + 11  # its number
IN_POOL: Final = OWN_COUNTS + 12  # resources
SCREWS: Final = OWN_COUNTS + 13  # on cards in the Training center
REROLLS: Final = OWN_COUNTS + 14  # tokens
TOKENS: Final = OWN_COUNTS + 15  # technology tokens
PARTS: Final = OWN_COUNTS + 16  # spare parts
EXHAUSTED: Final = OWN_COUNTS + 17  # cards in the Base
LEAD: Final = OWN_COUNTS + 18  # word: armor or health; how much more than the opponent
# word: a colour, NEUTRAL for dice that show none, or WILD for those that show three of one colour
DICE_SHOWING: Final = OWN_COUNTS + 19

# Counts that only the text under way knows, because they leave out its own card.
OTHERS_PLAYED: Final = EFFECT_COUNTS  # other cards that its player played this turn
HAS_KIND: Final = EFFECT_COUNTS + 2  # cards of a kind in a zone; word: zone * ZONE_STEP + kind
ZONE_STEP: Final = 16
OTHERS_IN_ZONE: Final = EFFECT_COUNTS + 1  # other cards in the played zone
OF_THEM: Final = EFFECT_COUNTS + 3  # what the text has just paid, lost or discarded any number of
IT_SHOWS: Final = EFFECT_COUNTS + 4  # the die that the text has just rolled; word: as DICE_SHOWING
RESOURCES_SHOWN: Final = EFFECT_COUNTS + 5  # by that die

# Which player is chosen: one of those with the most or the least armor, health (numbered like resources) or cards.
WITH_MOST: Final = 20
WITH_LEAST: Final = 30
CARDS_IN_HAND: Final = 2

# Costs. Armor, health, tokens and spare parts are PAY_RESOURCE with a resource as the word.
PAY_POOL: Final = OWN_COSTS  # number resources of the pool; word: a colour, or WILD for any
PAY_STORED: Final = OWN_COSTS + 1  # number stored resources
PAY_THIS: Final = OWN_COSTS + 2  # this card is destroyed
PAY_DIE: Final = OWN_COSTS + 3  # an unused die; word: which state it gets
PAY_TO_DECK: Final = OWN_COSTS + 4  # a hand card is put on top of the Deck
PAY_SCREWS: Final = OWN_COSTS + 5  # number screws of one card in training
PAY_FROM: Final = OWN_COSTS + 6  # a card of an own zone (word) is destroyed

# Which cards that are played a text waits for, in the word of its event: a colour or a family (see below), or
AT_LEAST_SYMBOLS: Final = 100  # and so many
NTH_OF_TURN: Final = 200  # and its place among the cards that its player plays in a turn

# Words of effects: who chooses what is discarded; which cards get screws; how an event is shifted.
CHOSEN: Final = 0
AT_RANDOM: Final = 1
ONE_CARD: Final = 0
ALL_CARDS: Final = 1
CHOSEN_CARD: Final = 0  # of the stack
EACH_CARD: Final = 1
LOWEST: Final = 2
LONGER: Final = 1
SHORTER: Final = 2

# Where `Fetch` puts a card.
TO_HAND: Final = 0
TO_TOP_OF_DECK: Final = 1
TO_BOTTOM_OF_DECK: Final = 2
TO_DISCARD: Final = 3

# Words about a card: a colour is one of its symbols, a family is printed; and where it is.
FAMILY_WORDS: Final = c.COLOURS
WORD_IN_HAND: Final = 9
ADJECTIVES: Final = {
    **{name: place for place, name in enumerate(c.COLOUR_NAMES[: c.COLOURS])},
    **{name: FAMILY_WORDS + place for place, name in enumerate(c.FAMILIES)},
    "in_hand": WORD_IN_HAND,
}

# The label of a continuous text in the support part: it works while its card is in the stack, other continuous texts
# of an invasion card only while the card is on top (INV-RULING-92).
IN_SUPPORT: Final = 9

# The label of what an invasion card says as a protocol: it works once the card has become one (INV-RULING-102).
WHILE_PROTOCOL: Final = 20

# What a text protects.
THIS_CARD: Final = 0
OWN_BASE: Final = 1
OWN_TECHNOLOGIES: Final = 2
PROTOCOLS_IN_PLAY: Final = 3
CARDS_OF_STACK: Final = 4

# How long `Forbid` works.
UNTIL_NEXT_TURN: Final = 0  # until the next turn of the player of the effect begins
THIS_TURN: Final = 1
THIS_ROUND: Final = 2

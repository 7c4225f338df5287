"""The operations of Invasion's texts beside those of the core, by the name of the node they come from.

What an instruction carries: `number` (with `each` and `counted`), `player`, `word`, `up_to`; see the comments. Of the
core are used: `Gain` and `Lose` (word: a resource), `Draw`, `Discard` (player: who), `Deal` (word: melee or ranged;
player: the opponent, unless a text says each player), `Put` and `Fetch` (selector: a card of a zone; place: where to).
"""

from __future__ import annotations

from typing import Final

from runestack.kernel.operations import numbered

OWN_NAMES: Final = [
    "DestroyArmor",  # number; player: opponent, or each player
    "SetArmor",  # to number
    "SetHealth",  # to number
    "MoveArmor",  # up to number points of armor become health
    "PreventNext",  # number points of damage, until the next turn of the player
    "PayNow",  # number resources of the pool; word: a colour, or WILD for any
    "SpendTokens",  # number; word: which
    "PayAny",  # word: a colour, or WILD for any; how many the player says
    "SpendAny",  # word: a resource; likewise
    "DiscardAny",  # likewise
    "UseDie",
    "RemoveScrews",  # number, of one card
    "AddResource",  # number; word: a colour, WILD for a choice each, ANY_SYMBOL for one choice for all of them
    "ChangeResource",  # the colour of number resources of the pool
    "DrawUpTo",  # number cards at most, one after the other
    "DrawUntil",  # number cards in hand
    "Recycle",  # number; up_to
    "PutThis",  # place: where this playing card goes
    "DiscardBy",  # the opponent discards number cards; word: AT_RANDOM, or CHOSEN by the player of the text
    "DestroyFrom",  # a card; changes: the zones it may come from
    "ShuffleIn",  # word: the own pile whose cards are shuffled into the own Deck
    "SwapWithDiscard",
    "LookAndReorder",  # number; up_to; player: whose Deck (the opponent's is the Invasion deck)
    "RevealTop",  # of the own Deck
    "PutTopUnder",  # the top card of the own Deck goes to its bottom
    "CopyEffects",  # of the top card of the own Discard pile
    "CopyAbility",  # of another technology in any Base
    "PlayFree",  # a hand card with number symbols; up_to: or with fewer
    "DoubleNext",  # the effects of the next card are executed twice
    "CostsLess",  # number symbols; word: a colour, WILD or ANY_SYMBOL; second: 0 for any card, else 1 + its kind
    "TakeStarting",
    "Recruit",  # number: how many are drawn to choose from; second: how many screws are put on it
    "Discover",
    "PutScrews",  # number; word: ALL_CARDS in training, or ONE_CARD of choice
    "TrainNow",
    "MoveScrews",
    "Refresh",  # word: a noun (technology, leader, permanent); up_to False and number 0: all of them
    "RefreshThis",
    "ExhaustTechnology",  # an opponent's; in cooperative mode a protocol
    "DestroyTheirs",  # a technology of the opponent; in cooperative mode a protocol
    "SpareDiscount",  # number: the next spare part action of this turn costs that much less
    "DestroyTechnology",  # player: each of them one of their own
    "StopDie",  # player: does not use a die
    "TurnDie",  # number; up_to; word: the colour it has to show, WILD for one of choice, NOTHING for any side
    "RerollDice",  # number (0: any number, or all); up_to; word: NEUTRAL for dice that show no colour, else NOTHING
    "RollOne",  # an own die of choice; the text remembers which
    "CountAs",  # word: a colour; second: what it counts as; this turn
    "Redirect",  # player: who is dealt the next damage instead
    "RerollLater",  # after the next roll number dice may be rerolled without tokens (asked like any `you may`)
    "ReuseDie",
    "CollectDie",  # without using it
    "ReplaceScrew",
    "ReplaceWith",  # word: the colour of the new screw
    "MoreTransform",
    "Store",  # number; word: a colour, WILD, or ANY_SYMBOL for a choice
    "DestroyStored",  # number; player
    "DestroyAllStored",
    "MoveStored",
    "ExecuteStored",  # number different types
    # number rounds; word: LONGER, SHORTER, or NOTHING for a choice; up_to: as Tempo does it (one may, once each round,
    # not the last event)
    "ShiftEvent",
    "MillPlayers",  # player; number cards of the Deck go to the Garbage dump
    # what the Invasion does
    "DestroyLowest",  # card of the stack
    "DestroyHighest",  # likewise
    "HitStack",  # number; word: kind of damage; second: CHOSEN_CARD, EACH_CARD or LOWEST
    "DestroyOne",  # word: of the stack, or in a zone
    "TopCardChanges",  # number; word: a statistic; this round
    "TrainZone",  # word: a colour
    "AttackTop",  # with the top card of the stack
    "DestroyZoneResource",  # number, in a zone of choice
    "InvasionStores",  # number; word: a colour, WILD (captain), FEWEST or MOST; second: in how many zones
    "InvasionToken",  # number
    "InvasionRecycles",  # number
    "InvasionMill",  # number cards of its deck go to its Garbage dump
    "Deploy",  # number cards of its deck
    "DeployThis",
    "Attack",  # with this card
    "DestroyThis",
    "BecomeProtocol",
    "Research",  # number; changes: by the number of players, if given
    "RefreshProtocols",
    "TrainFullest",  # store is done; train the card of the zone with the most if it can be trained
    "TrainFromSupply",  # number; `for each player` is counted
    "DestroyZoneCards",
    "LoseScrew",  # player: replaces a coloured screw on an own die by a neutral one
    "DestroyTop",  # player: number cards on top of the own Deck
    "HoldDie",  # player: a die is not used while the event lasts
    "ChosenGains",  # word: a resource; number: a player of choice
    "ChosenDraws",  # number: a player of choice
    "ChosenLooks",  # a player of choice looks at up to number cards on top, puts them back and draws `second`
    "Forbid",  # player; word: one of PROHIBITIONS; until: see `counts`
]
NUMBERS: Final = numbered(OWN_NAMES)

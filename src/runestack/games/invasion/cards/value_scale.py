"""What a text is worth: the value scale of the rules file, and the bands in which the cards of the box lie.

The units of the scale stand beside the nodes that say them. What is not a node of its own is named. `worth` adds up.
"""

from __future__ import annotations

from runestack.games.invasion.language import nodes as iv
from runestack.language import nodes as n

# -- the scale -------------------------------------------------------------------------------------

MELEE = 1.0
RANGED = 1.7  # also melee damage with Piercing
GAINED = {
    "armor": 0.8,
    "health": 1.2,
    "reroll": 0.6,
    "technology_token": 0.7,
    "spare_part": 0.9,
    "screw": 1.0,
}
# for each of the number that the node carries
EACH: dict[type[n.Node], float] = {
    n.Draw: 1.0,
    iv.ChosenDraws: 1.0,
    iv.DestroyArmor: 0.7,
    iv.MoveArmor: 0.4,
    iv.AddResource: 1.5,
    iv.ChangeResource: 0.8,
    iv.Store: 0.5,
    iv.DestroyStored: 0.5,
    iv.ExecuteStored: 1.1,
    iv.CostsLess: 1.2,
    iv.Recycle: 0.8,
    iv.LookAndReorder: 0.3,
    n.LookTop: 0.3,
    iv.PlayFree: 1.4,
}
# once
ONCE: dict[type[n.Node], float] = {
    iv.MoveStored: 0.3,
    iv.RevealTop: 0.3,
    iv.PutTopUnder: 0.3,
    iv.SwapWithDiscard: 0.6,
    iv.DestroyFrom: 1.0,
    iv.TakeStarting: 3.6,
    iv.TrainNow: 3.0,
    iv.MoveScrews: 0.4,
    iv.Discover: 5.4,
    iv.ExhaustTechnology: 1.5,
    iv.DestroyTechnology: 4.0,
    iv.CopyAbility: 2.4,
    iv.CopyEffects: 4.0,
    iv.DoubleNext: 6.0,
    iv.StopDie: 1.5,
    iv.ReuseDie: 1.8,
    iv.CollectDie: 1.8,
    iv.ReplaceScrew: 2.7,
    iv.MoreTransform: 0.8,
    iv.Tempo: 1.5,
    iv.DestroyLowest: 6.0,
}
DISCARDED = 1.2  # by the opponent
INTO_HAND = 1.8  # a card of choice from an own pile
ON_THE_DECK = 0.8  # a played card
REFRESHED, REFRESHED_ALL = 2.0, 4.0
RECRUITED, RECRUITED_OF_FIVE = 0.9, 1.2
TURNED, TURNED_TO_COLOUR = 1.2, 1.0
REROLLED = 0.6
ALL_DICE = 4
SET_ARMOR = 6 * GAINED["armor"]
KEYWORDS = {"Keep": 0.5, "Volatile": -1.5}
SCRAPPED = 0.45  # not being played counts half
COUNTED_CARDS = 3
HALF_OF_POINTS = 6
REINFORCING = 0.4  # per turn
HAND = 3  # cards in it when a text says: draw until
# per turn
PREVENTED = 0.8
TRAINING_COST = 1.0
SPARE_COST = 0.9

# -- the bands -------------------------------------------------------------------------------------

# by the number of symbols: least and most of the value, of the training cost, and the usual reward
RECRUITS = {
    1: ((4.2, 5.0), (2, 3), 1),
    2: ((7.0, 8.2), (2, 4), 1),
    3: ((10.5, 12.0), (3, 5), 2),
    4: ((14.5, 16.5), (4, 6), 2),
}
REWARD_MORE, REWARD_LESS = 0.9, 0.6
ABILITY_OF_LEADER = (2.5, 3.5)
PASSIVE_OF_LEADER = (0.0, 0.5)
ABILITY_OF_TECHNOLOGY = (2.0, 3.0)
PASSIVE_OF_TECHNOLOGY = (0.6, 1.0)

"""The numbers of Invasion's words."""

from __future__ import annotations

from runestack.games.invasion.language import nodes as iv
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import counts, operations
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.effects import BY_NAME
from runestack.kernel.frame import NOTHING
from runestack.kernel.operations import carried_out
from runestack.language import nodes as n
from runestack.language.lower import Tables

COLOURS = {name: place for place, name in enumerate(c.COLOUR_NAMES[: c.COLOURS])}
KINDS = {**c.DAMAGE, "any": NOTHING}
SYMBOLS = {**COLOURS, "wild": c.WILD, "any": c.ANY_SYMBOL}
# what a side of a die shows: of wild three of one colour
SHOWN = {**COLOURS, "neutral": c.NEUTRAL, "triple": c.WILD}
OFTEN = {"always": c.ALWAYS, "turn": c.FIRST_EACH_TURN, "round": c.FIRST_EACH_ROUND}

TABLES = Tables(
    operations=carried_out(operations.NUMBERS, BY_NAME),
    nouns=c.NOUNS,
    adjectives=counts.ADJECTIVES,
    keywords=c.KEYWORDS,
    stats=c.STATS,
    resources=c.RESOURCES,
    roles={},
    zones=c.ZONES,
    places={
        n.Place.HAND: counts.TO_HAND,
        n.Place.TOP_OF_YOUR_DECK: counts.TO_TOP_OF_DECK,
        iv.UNDER_YOUR_DECK: counts.TO_BOTTOM_OF_DECK,
        n.Place.YOUR_DISCARD_PILE: counts.TO_DISCARD,
    },
    untils={
        n.Until.YOUR_NEXT_TURN: counts.UNTIL_NEXT_TURN,
        n.Until.END_OF_TURN: counts.THIS_TURN,
    },
    stack_zone=NOTHING,
    own_conditions={
        "PlayedAnother": counts.OTHERS_PLAYED,
        "HasKind": counts.HAS_KIND,
        "HasMore": counts.LEAD,
        "DieShows": counts.DICE_SHOWING,
        "ItShows": counts.IT_SHOWS,
    },
    own_costs={
        "PayPool": counts.PAY_POOL,
        "PayStored": counts.PAY_STORED,
        "PayThis": counts.PAY_THIS,
        "PayDie": counts.PAY_DIE,
        "PayToDeck": counts.PAY_TO_DECK,
        "PayScrews": counts.PAY_SCREWS,
        "PayFrom": counts.PAY_FROM,
    },
    words={
        "kind": KINDS,
        "AddResource.colour": {**COLOURS, "choice": c.WILD, "one_colour": c.ANY_SYMBOL},
        "Store.colour": {**COLOURS, "wild": c.WILD, "choice": c.ANY_SYMBOL},
        "InvasionStores.colour": {
            **COLOURS,
            "wild": c.WILD,
            "fewest": c.FEWEST,
            "most": c.MOST,
        },
        "PayPool.colour": {**COLOURS, "wild": c.WILD},
        "PayNow.colour": {**COLOURS, "wild": c.WILD},
        "PayAny.colour": {**COLOURS, "wild": c.WILD},
        "ReplaceWith.colour": COLOURS,
        "DieShows.colour": SHOWN,
        "ItShows.colour": SHOWN,
        "CountAs.colour": COLOURS,
        "CountAs.into": {**COLOURS, "wild": c.WILD},
        "HitStack.cards": {
            "one": counts.CHOSEN_CARD,
            "each": counts.EACH_CARD,
            "lowest": counts.LOWEST,
        },
        "DestroyOne.where": {"stack": c.IN_STACK, "zone": c.IN_ZONE},
        "TrainZone.colour": COLOURS,
        "DiscardBy.chooser": {"random": counts.AT_RANDOM, "you": counts.CHOSEN},
        "PutScrews.cards": {"all": counts.ALL_CARDS, "one": counts.ONE_CARD},
        "ShiftEvent.way": {"either": NOTHING, "longer": counts.LONGER, "shorter": counts.SHORTER},
        "PayFrom.zone": c.ZONES,
        "PayDie.state": {"used": c.USED, "set_aside": c.SET_ASIDE},
        "CostsLess.symbol": SYMBOLS,
        "TurnDie.to": {**COLOURS, "side": NOTHING, "colour": c.WILD},
        "RerollDice.showing": {"anything": NOTHING, "nothing": c.NEUTRAL},
        "Forbid.what": e.PROHIBITIONS,
    },
)

# what is counted and compared
TALLIES = {
    "cards_played": counts.CARDS_PLAYED,
    "damage_dealt": counts.DAMAGE_DEALT,
    "empty_dice": counts.EMPTY_DICE,
    "unused_dice": counts.UNUSED_DICE,
    "technologies": counts.TECHNOLOGIES,
    "stored": counts.STORED,
    "players": counts.PLAYERS,
    "protocols": counts.PROTOCOLS,
    "stacked": counts.STACKED,
    "round": counts.ROUND,
    "in_pool": counts.IN_POOL,
    "screws": counts.SCREWS,
    "rerolls": counts.REROLLS,
    "tokens": counts.TOKENS,
    "parts": counts.PARTS,
    "exhausted": counts.EXHAUSTED,
    "others_in_zone": counts.OTHERS_IN_ZONE,
    "of_them": counts.OF_THEM,
    "it_shows": counts.RESOURCES_SHOWN,
}

# what is protected
PROTECTED = {
    "this": counts.THIS_CARD,
    "base": counts.OWN_BASE,
    "technologies": counts.OWN_TECHNOLOGIES,
    "protocols": counts.PROTOCOLS_IN_PLAY,
    "stacked": counts.CARDS_OF_STACK,
}

# which player: who has most or least of what
RANKED = {
    f"{rank}_{what}": number + place
    for rank, number in (("most", counts.WITH_MOST), ("least", counts.WITH_LEAST))
    for place, what in enumerate(("armor", "health", "cards"))
}

# what texts wait for, and which kind of it (a resource, an empty die)
PLAYER_EVENTS = {
    "reinforces": (e.REINFORCES, NOTHING),
    "before_reinforcing": (e.BEFORE_REINFORCING, NOTHING),
    "transforms": (e.TRANSFORMS, NOTHING),
    "plays_card": (e.PLAYS, NOTHING),
    "draws": (e.DRAWS, NOTHING),
    "discovers": (e.DISCOVERS, NOTHING),
    "trains": (e.TRAINS, NOTHING),
    "discards": (e.DISCARDS, NOTHING),
    "recycles": (e.RECYCLES, NOTHING),
    "recruits": (e.RECRUITS, NOTHING),
    "rolls": (e.ROLLS, NOTHING),
    "rolls_empty": (e.ROLLS, c.NEUTRAL),
    "rerolls": (e.REROLLS, NOTHING),
    "gains_screw": (e.GAINS_SCREW, NOTHING),
    "uses_die": (e.USES_DIE, NOTHING),
    "adds_resource": (e.GAINS_RESOURCE, NOTHING),
    "stores": (e.STORES, NOTHING),
    "uses_pair": (e.USES_PAIR, NOTHING),
    "uses_token": (e.USES_TOKEN, NOTHING),
    "uses_part_action": (e.SPARE_ACTION, NOTHING),
    "uses_action": (e.ACTION_PAID, NOTHING),
    "is_damaged": (e.TAKES_DAMAGE, NOTHING),
    "armor_destroyed": (e.ARMOR_DESTROYED, NOTHING),
    "armor_gone": (e.ARMOR_GONE, NOTHING),
    "exhausted": (e.EXHAUSTS, NOTHING),
    "refreshed": (e.REFRESHES, NOTHING),
}
HAPPENINGS = {
    "deployed": e.DEPLOYS,
    "defeated": e.DEFEATS,
    "becomes_top": e.BECOMES_TOP,
    "attacks": e.ATTACKS,
    "trained": e.TRAINED,
    "uses_protocol": e.USES_PROTOCOL,
    "researches": e.RESEARCHES,
    "event_begins": e.EVENT_BEGINS,
    "event_ends": e.EVENT_ENDS,
}

# which cards that are played a text means: a colour, a family, at least so many symbols, the n-th card of a turn
CARD_KINDS = {
    **COLOURS,
    **{name: counts.FAMILY_WORDS + place for place, name in enumerate(c.FAMILIES)},
}
ORDINALS = {
    name: place + 1 for place, name in enumerate(("first", "second", "third", "fourth", "fifth"))
}

# the words before a colon; what an event does at its end is its effect
LABELS = {**c.LABELS, "ends": c.EFFECTS}

"""The numbers of Runeslingers' words."""

from __future__ import annotations

from runestack.games.runeslingers.language import nodes as rs
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import operations
from runestack.games.runeslingers.rules.effects import BY_NAME
from runestack.kernel import program as pr
from runestack.kernel.operations import carried_out
from runestack.language import nodes as n
from runestack.language.lower import Tables

TABLES = Tables(
    operations=carried_out(operations.NUMBERS, BY_NAME),
    nouns=c.NOUNS,
    adjectives=c.WORDS,
    keywords=c.KEYWORDS,
    stats=c.STATS,
    resources=c.RESOURCES,
    roles={},
    zones=c.ZONES,
    places={
        n.Place.HAND: c.TO_HAND,
        n.Place.TOP_OF_DECK: c.TO_TOP_OF_DECK,
        n.Place.BOTTOM_OF_DECK: c.TO_BOTTOM_OF_DECK,
        rs.INTO_DISCARD_PILE: c.TO_DISCARD,
        rs.INTO_VOID_PILE: c.TO_VOID,
        rs.SHUFFLED_IN: c.TO_SHUFFLE,
        rs.CONCENTRATION: c.TO_CONCENTRATION,
    },
    untils={
        n.Until.END_OF_TURN: c.THIS_TURN,
        n.Until.YOUR_NEXT_TURN: c.UNTIL_YOUR_NEXT_TURN,
        n.Until.FOREVER: c.ENCOUNTER,
    },
    own_conditions={
        "HasAilments": c.COUNT_AILMENTS,
        "HasTokens": pr.COUNT_STAT,
        "HasMore": pr.IF_MORE,
        "Did": c.COUNT_DEEDS,
        "DidOften": c.COUNT_DEEDS,
        "DamageWasDealt": c.COUNT_DAMAGE,
    },
    own_costs={
        "PaySear": c.PAY_SEAR,
        "PayVoid": c.PAY_VOID,
        "PayVoidCard": c.PAY_VOID_CARD,
        "PayDiscardRandom": c.PAY_DISCARD_RANDOM,
        "PayApply": c.PAY_APPLY,
        "PayCleanse": c.PAY_CLEANSE,
        "PayDiscardFromPlay": c.PAY_DISCARD_FROM_PLAY,
        "PayReturn": c.PAY_RETURN,
        "PayTokens": c.PAY_TOKENS,
    },
    own_counts={
        "TokenCount": pr.COUNT_STAT,
        "AilmentCount": c.COUNT_AILMENTS,
        "ValueCount": pr.COUNT_RESOURCE,
        "DeedCount": c.COUNT_DEEDS,
        "DamageDealt": c.COUNT_DAMAGE,
        "DamageDone": c.COUNT_DAMAGE,
        "ValueOf": pr.COUNT_RESOURCE,
    },
    words={
        "ailment": c.AILMENTS,
        "into": c.AILMENTS,
        "CannotUntil.what": c.CARD_CANNOT,
        "Did.what": c.DEEDS,
        "DidOften.what": c.DEEDS,
        "DeedCount.what": c.DEEDS,
    },
    stack_zone=c.ON_LADDER,
)

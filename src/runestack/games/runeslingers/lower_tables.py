"""The numbers of Runeslingers' words."""

from __future__ import annotations

from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import operations
from runestack.language import nodes as n
from runestack.language.lower import CORE_COUNTS, Tables

TABLES = Tables(
    operations=operations.NUMBERS,
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
        n.Place.DISCARD_PILE: c.TO_DISCARD,
        n.Place.VOID_PILE: c.TO_VOID,
        n.Place.SHUFFLED_IN: c.TO_SHUFFLE,
        n.Place.CONCENTRATION: c.TO_CONCENTRATION,
    },
    untils={
        n.Until.END_OF_TURN: c.THIS_TURN,
        n.Until.YOUR_NEXT_TURN: c.UNTIL_YOUR_NEXT_TURN,
        n.Until.FOREVER: c.ENCOUNTER,
    },
    conditions={
        "Control": c.IF_CONTROL,
        "HasCards": c.IF_CARDS,
        "HasResource": c.IF_RESOURCE,
        "Is": c.IF_IS,
        "Has": c.IF_HAS,
        "TurnOf": c.IF_TURN,
        "HasAilments": c.IF_AILMENTS,
        "HasTokens": c.IF_TOKENS,
        "HasMore": c.IF_MORE,
        "Did": c.IF_DID,
        "DidOften": c.IF_DID_OFTEN,
        "DamageWasDealt": c.IF_DAMAGE_DEALT,
    },
    costs={
        "PayResource": c.PAY_HEALTH,
        "PayDiscard": c.PAY_DISCARD,
        "PayUnit": c.PAY_DESTROY,
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
    counts={
        **CORE_COUNTS,
        "TokenCount": c.COUNT_TOKENS,
        "AilmentCount": c.COUNT_AILMENTS,
        "ValueCount": c.COUNT_VALUE,
        "DeedCount": c.COUNT_DEEDS,
        "DamageDealt": c.COUNT_DAMAGE,
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

"""The numbers of Rune Age's words."""

from __future__ import annotations

from runestack.games.rune_age.language import nodes as ra
from runestack.games.rune_age.rules import answers as an
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import costs, harm, operations, placing, values
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules import scenarios as sc
from runestack.games.rune_age.rules.affected import WHO
from runestack.games.rune_age.rules.combat_words import COMBAT_WORDS
from runestack.games.rune_age.rules.effects import BY_NAME
from runestack.kernel import program as pr
from runestack.kernel.frame import NOTHING
from runestack.kernel.operations import carried_out
from runestack.language import nodes as n
from runestack.language.lower import Tables
from runestack.language.lower_parts import Die

TABLES = Tables(
    operations=carried_out(operations.NUMBERS, BY_NAME),
    nouns=c.NOUNS,
    adjectives=values.ADJECTIVES,
    keywords=c.FLAGS,
    stats=c.STATS,
    resources=c.RESOURCES,
    roles={},
    zones=c.ZONES,
    places={
        n.Place.HAND: placing.TO_HAND,
        n.Place.TOP_OF_DECK: placing.TO_TOP_OF_DECK,
        n.Place.TOP_OF_YOUR_DECK: placing.TO_TOP_OF_DECK,
        n.Place.YOUR_DISCARD_PILE: placing.TO_DISCARD,
        ra.INTO_COMBAT: placing.INTO_COMBAT,
        ra.INTO_REALM: placing.INTO_REALM,
    },
    untils={
        ra.THIS_COMBAT: c.END_OF_COMBAT_UNTIL,
        n.Until.END_OF_TURN: c.END_OF_TURN,
        ra.THIS_ROUND: c.END_OF_ROUND,
    },
    stack_zone=NOTHING,
    dice={"attrition": Die(len(c.DIE), c.STREAM_DIE)},
    own_counts={"CardsIn": pr.COUNT_ZONE, "Given": an.COUNT_GIVEN},
    own_conditions={
        "Fighting": an.COUNT_COMBAT,
        "CopyFights": an.COUNT_COPIES,
        "RealmDamage": an.COUNT_DAMAGE,
        "Alone": an.COUNT_ALONE,
        "PlayTogether": an.COUNT_TOGETHER,
        "OneOf": an.COUNT_AMONG,
        "PlayersLeft": an.COUNT_PLAYERS,
        "RoundBegan": an.COUNT_ROUNDS,
        "Fought": an.COUNT_COMBATS,
        "WasAttacked": an.COUNT_ATTACKED,
        "YouAttacked": an.COUNT_YOUR_ATTACKS,
    },
    own_costs={
        "PayUpTo": pr.PAY_RESOURCE,
        "PayExhaustThis": costs.PAY_EXHAUST_THIS,
        "PayExhaust": costs.PAY_EXHAUST,
        "PayWoundThis": costs.PAY_WOUND,
        "PayWound": costs.PAY_WOUND,
        "PayDestroyThis": pr.PAY_DESTROY,
        "PayDestroyHand": costs.PAY_DESTROY_HAND,
        "PayDiscardKind": pr.PAY_DISCARD,
        "PayDiscardAny": costs.PAY_DISCARD_ANY,
        "PayDiscardWorth": costs.PAY_DISCARD_WORTH,
        "PayDamage": costs.PAY_DAMAGE,
    },
    pays_counted=True,
    words={
        "Fighting.what": COMBAT_WORDS,
        "OneOf.who": WHO,
        "DiscardWorth.kind": c.NOUNS,
        "PayDiscardWorth.kind": c.NOUNS,
    },
)

EITHER_SO_OR_NOT = (
    ra.Fighting
    | ra.CopyFights
    | ra.WasAttacked
    | ra.YouAttacked
    | ra.Alone
    | ra.PlayTogether
    | ra.OneOf
)

# what texts wait for
CARD_EVENTS = {
    "is_destroyed": e.DESTROYED,
    "is_wounded": e.WOUNDED,
    "is_secured": e.SECURED,
    "is_bought": e.BUYS,
    "is_acquired": e.ACQUIRES,
    "is_claimed": e.CLAIMS,
}
PLAYER_EVENTS = {
    "wins_combat": e.WINS_COMBAT,
    "loses_combat": e.LOSES_COMBAT,
    "buys": e.BUYS,
    "acquires": e.ACQUIRES,
    "takes_damage": e.TAKES_DAMAGE,
    "draws": e.DRAWS,
    "plays_card": e.PLAYS,
}

# what would happen
FATES = {
    "destroyed": harm.WOULD_BE_DESTROYED,
    "wounded": harm.WOULD_BE_WOUNDED,
    "discarded": harm.WOULD_BE_DISCARDED,
    "returned": c.WOULD_RETURN,
    "harmed": harm.WOULD_BE_DESTROYED | harm.WOULD_BE_WOUNDED,
    "destroyed_by_ability": harm.WOULD_BE_DESTROYED | harm.ONLY_BY_ABILITIES,
    "wounded_by_ability": harm.WOULD_BE_WOUNDED | harm.ONLY_BY_ABILITIES,
    "harmed_by_ability": harm.WOULD_BE_DESTROYED | harm.WOULD_BE_WOUNDED | harm.ONLY_BY_ABILITIES,
}

# how games end
OCCASIONS = {
    "objective_defeated": sc.OBJECTIVE_DEFEATED,
    "monument_built": sc.MONUMENT_BUILT,
    "last_player": sc.LAST_PLAYER,
    "no_event_left": sc.NO_EVENT_LEFT,
    "player_eliminated": sc.PLAYER_ELIMINATED,
    "overlord_eliminated": sc.OVERLORD_ELIMINATED,
    "allies_eliminated": sc.ALLIES_ELIMINATED,
    "deck_run_out": sc.DECK_RUN_OUT,
    "landmarks_held": sc.LANDMARKS_HELD,
    "rounds_played": sc.ROUNDS_PLAYED,
    "deck_reformed": sc.DECK_REFORMED,
    "rival_fallen": sc.RIVAL_FALLEN,
    "realm_fallen": sc.REALM_FALLEN,
}
MOMENTS = {
    "at_once": sc.AT_ONCE,
    "end_of_round": sc.END_OF_ROUND,
    "end_of_event_phase": sc.END_OF_EVENT_PHASE,
}
VERDICTS = {
    "nobody": sc.NOBODY_WINS,
    "who_did_it": sc.WHO_DID_IT,
    "all": sc.ALL_WIN,
    "overlord": sc.OVERLORD_WINS,
    "allies": sc.ALLIES_WIN,
}

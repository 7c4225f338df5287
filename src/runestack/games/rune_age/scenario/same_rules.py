"""Rules that forbid the same in other words: the explanation cites one of them, a scenario may cite any.

The rules say many things twice: a rule and its ruling, a general rule and that of a scenario. What is listed here for a
reason forbids exactly that; what forbids something else is not.
"""

from __future__ import annotations

from runestack.games.intents import Intent
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules.state import ATTACKER, DEFENDER, OBJECTIVE, SHARED_REALM
from runestack.games.rune_age.rules.state import RuneAgeState as State
from runestack.games.rune_age.rules.values import kind_of
from runestack.kernel.checks import Failure
from runestack.kernel.events import Event
from runestack.kernel.frame import NOBODY, NOTHING

Rules = tuple[str, ...]

# by the reason of a failure, whatever the card
ALWAYS: dict[str, Rules] = {
    "attacked": ("RA-RULING-34", "RA-RULING-37"),
    "besieged_stronghold": ("RA-SIEGE-2",),
    "reward": ("RA-SIEGE-2",),
    "eliminated": ("RA-SIEGE-2",),
    "reserved": ("RA-RULING-73",),
    "exhausted": ("RA-RULING-28", "RA-ACT-1"),
    "used": ("RA-RULING-60",),
    "cost": ("RA-ABIL-4",),
    "no_action": ("RA-ABIL-7",),
    "gold": ("RA-GOLD-7",),
    "influence": ("RA-INF-4",),
    "passed": ("RA-SIEGE-9",),
    "not_in_hand": ("RA-BATTLE-3", "RA-SIEGE-4"),
    "no_combat": ("RA-BATTLE-3", "RA-SIEGE-4"),
    "not_your_turn": ("RA-TURN-1", "RA-TURN-6"),
}
# by the reason and the rule that the explanation cites
BY_RULE: dict[tuple[str, str], Rules] = {
    ("not_your_turn", "RA-ACT-4"): ("RA-ABIL-7",),
    ("combat_first", "RA-ACT-4"): ("RA-ABIL-7", "RA-TURN-8"),
    ("not_now", "RA-ACT-4"): ("RA-ABIL-7", "RA-TURN-8"),
    ("not_in_combat", "RA-COMBAT-7"): ("RA-BATTLE-3",),
}
FORBIDDEN_BY_SCENARIO = ("no_home_realms", "no_sieges", "ally")
OF_SCENARIO: dict[str, Rules] = {
    "monument": ("RA-RULING-90",),
    "cataclysm": ("RA-RULING-92",),
    "overlord": ("RA-RULING-93",),
    "landmarks": ("RA-RULING-94",),
}


def same_rules(s: State, intent: Intent, failure: Failure) -> Rules:
    """The other rules by which this failure could be cited."""
    found = (*ALWAYS.get(failure.reason, ()), *BY_RULE.get((failure.reason, failure.rule), ()))
    if failure.reason in FORBIDDEN_BY_SCENARIO:
        return (*found, *OF_SCENARIO.get(s.scenario.key, ()))
    if failure.reason == "no_target":
        return (*found, *no_target(s, intent.card))
    if failure.reason in ("not_for_sale", "not_in_centre"):
        return (*found, *not_for_sale(s, intent))
    if failure.rule == "RA-RULING-59" and failure.reason != "cost":
        return (*found, *no_aim(s, intent.card if intent.target == NOTHING else intent.target))
    if failure.rule == "RA-SIEGE-4" and s.numbers[ATTACKER] != NOBODY:
        return (*found, *(("RA-BATTLE-3",) if s.numbers[DEFENDER] == NOBODY else ("RA-SIEGE-9",)))
    return found


def no_target(s: State, card: int) -> Rules:
    """What is never attacked, by what it is."""
    if card == s.numbers[SHARED_REALM]:
        return ("RA-COOP-6", "RA-RULING-96")
    kind = kind_of(s, card)
    if kind & c.MONUMENT:
        return ("RA-RULING-90", "RA-SIEGE-2")
    return ("RA-SIEGE-2",) if s.zone[card] == c.IN_REALM else ()


def not_for_sale(s: State, intent: Intent) -> Rules:
    """Gold never buys what influence acquires, and the other way round; and a pile may be empty."""
    face = s.face[intent.card]
    for_gold = s.faces.gold_cost[face] != NOTHING
    if for_gold != (intent.action == "buy"):
        return ("RA-INF-6",) if for_gold else ("RA-GOLD-10",)
    return () if s.faces.gold_cost[face] == s.faces.influence_cost[face] else ("RA-RULING-26",)


def no_aim(s: State, card: int) -> Rules:
    """Why a card is no aim of a text, by what it is."""
    if card == s.numbers[OBJECTIVE]:
        return ("RA-RULING-46", "RA-RULING-58", "RA-OA-13")
    kind = kind_of(s, card)
    if kind & c.UNIT:
        return ("RA-RULING-56", "RA-WOUND-4") if s.wounded[card] else ("RA-OA-12",)
    if s.zone[card] == c.IN_BOX and kind & c.HOME_REALM:
        return ("RA-ELIM-5",)
    return (
        ("RA-RULING-58", "RA-OA-13") if kind & (c.ENEMY | c.INSTANT | c.CITY | c.STRONGHOLD) else ()
    )


# -- what has happened ---------------------------------------------------------------------------

BY_KIND: dict[int, Rules] = {
    e.CLAIMS: ("RA-BATTLE-12",),
    e.EVENT_ENDS: ("RA-RULING-69",),
    e.DECK_REFORMED: ("RA-RULING-70",),
    e.ELIMINATED: ("RA-RULING-81",),
    e.RETAINS: ("RA-RULING-20",),
    e.REPELS: ("RA-EVENT-10",),
}
BY_CAUSE: dict[int, Rules] = {
    c.BY_ATTRITION: ("RA-ATTR-2", "RA-ATTR-3"),
    c.BY_WOUND: ("RA-WOUND-3", "RA-EOC-2"),
}


def rules_of_event(s: State, event: Event) -> Rules:
    """The other rules by which something has happened."""
    if event.kind == e.RESOLVES and event.other == event.number:
        return ("RA-SIEGE-14",) if event.rule == "RA-SIEGE-13" else ("RA-BATTLE-9",)
    if event.kind == e.DESTROYED:
        city = ("RA-DEST-4",) if kind_of(s, event.card) & c.CITY else ()
        return (*BY_CAUSE.get(event.number, ()), *city)
    if event.kind == e.TAKES_DAMAGE and event.rule == "RA-BATTLE-16":
        return ("RA-RULING-67",)
    if event.kind == e.DEFEATS and s.faces.reward[s.face[event.card]] == NOTHING:
        return ("RA-BATTLE-13",)
    if (
        event.kind == e.TO_DISCARD
        and event.rule == "RA-EOC-3"
        and kind_of(s, event.card) & c.TACTIC
    ):
        return ("RA-EOC-4",)
    return BY_KIND.get(event.kind, ())

"""What goes on: the combat with both armies, and the spend that is being made."""

from __future__ import annotations

from functools import partial
from typing import cast

from runestack.games.rune_age.cards.printed import CardWords
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules.combat import attacker_wins_ties
from runestack.games.rune_age.rules.state import (
    ATTACKER,
    COMBAT,
    COMBAT_STEP,
    DEFENDER,
    ICONS,
    RESULT,
    TARGET,
    RuneAgeState,
)
from runestack.games.rune_age.rules.values import army_strength, kind_of, strength
from runestack.games.rune_age.telling.combat import (
    attacking,
    bonus_of_city,
    combat_sentence,
    damage_now,
    defending,
    missing_at,
)
from runestack.games.rune_age.telling.spending import spend_sentence, spending_of
from runestack.games.rune_age.view.cards import RESOURCES, army_card, card_data, standing_card
from runestack.games.rune_age.view.types import (
    Army,
    Combat,
    CombatResult,
    CombatStep,
    Prediction,
    Purpose,
    Spend,
)
from runestack.games.views import told
from runestack.games.wording import Reader
from runestack.kernel.frame import NOBODY

STEPS: dict[int, CombatStep] = {
    c.ASSAULT: "assault",
    c.ATTRITION: "attrition",
    c.RESOLVING: "resolution",
    c.AFTERMATH: "end",
}
RESULTS: tuple[CombatResult, ...] = ("undecided", "attacker", "defender")


# -- combat --------------------------------------------------------------------------------------


def combat_view(s: RuneAgeState, words: CardWords, reader: Reader) -> Combat | None:
    """The running combat, with what is still needed to win it."""
    numbers = s.numbers
    if numbers[COMBAT] == c.NO_COMBAT:
        return None
    defender = numbers[DEFENDER]
    return {
        "kind": "siege" if numbers[COMBAT] == c.SIEGE else "battle",
        "step": STEPS[numbers[COMBAT_STEP]],
        "result": RESULTS[numbers[RESULT]],
        "target": standing_card(s, words, numbers[TARGET]),
        "attacks": kind_of(s, numbers[TARGET]) & c.INSTANT != 0,
        "attacker": army_view(s, words, numbers[ATTACKER]),
        "defender": None if defender == NOBODY else army_view(s, words, defender),
        "auto_defense": bonus_of_city(s),
        "attacking": attacking(s),
        "defending": defending(s),
        "missing": missing_at(s, attacking(s)),
        "tie": "attacker" if attacker_wins_ties(s) else "defender",
        "damage": damage_now(s),
        "icons": icons(s),
        "to_destroy": to_destroy(s),
        "sentence": told(reader, partial(combat_sentence, s, words)),
    }


def army_view(s: RuneAgeState, words: CardWords, seat: int) -> Army:
    """One side of a combat."""
    cards = [army_card(s, words, card) for card in s.army[seat]]
    total = army_strength(s, seat)
    return {
        "seat": seat,
        "cards": cards,
        "strength": total,
        "bonus": total - sum(card["strength"] for card in cards),
        "passed": s.passed[seat] != 0,
    }


def icons(s: RuneAgeState) -> int:
    """How many dice attrition rolls: before that step as printed, in it as many as are left."""
    target = s.numbers[TARGET]
    if s.numbers[COMBAT] != c.BATTLE or s.numbers[COMBAT_STEP] > c.ATTRITION:
        return 0
    if s.numbers[COMBAT_STEP] == c.ATTRITION:
        return s.numbers[ICONS]
    return s.faces.attrition[s.face[target]] if s.zone[target] == c.IN_FRONT else 0


def to_destroy(s: RuneAgeState) -> int:
    """How many units the dice still take."""
    for frame in s.frames:
        if frame.procedure == p.ATTRITION:
            return max(0, frame.number - len(frame.items))
    return 0


def prediction(s: RuneAgeState, seat: int, card: int) -> Prediction:
    """What a card would add to the running combat, before its text."""
    after = army_strength(s, seat) + strength(s, card)
    if seat == s.numbers[ATTACKER]:
        return {"strength": after, "missing": missing_at(s, after)}
    behind = attacking(s) - (defending(s) + strength(s, card))
    return {"strength": after, "missing": max(0, behind)}


# -- spending ------------------------------------------------------------------------------------


def spend_view(s: RuneAgeState, words: CardWords, reader: Reader) -> Spend | None:
    """The reader's own spend; nobody else learns of it before it is made."""
    spending = None if reader.seat == NOBODY else spending_of(s, reader.seat)
    if spending is None:
        return None
    return {
        "purpose": cast("Purpose", spending.purpose),
        "resource": RESOURCES[spending.resource],
        "cards": [card_data(s, words, card) for card in spending.cards],
        "cost": spending.cost,
        "given": spending.given,
        "withheld": spending.withheld,
        "have": spending.have,
        "left": spending.left,
        "chosen": spending.chosen,
        "paid": spending.paid,
        "sentence": told(reader, partial(spend_sentence, s, words, spending)),
    }

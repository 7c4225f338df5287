"""A combat as plain data: how far it is, and what it would do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast

from runestack.games.rone.cards.printed import CardWords
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import state as st
from runestack.games.rone.rules.primitives import damage_unit
from runestack.games.rone.rules.state import RoneState
from runestack.games.rone.rules.values import health, melee, ranged
from runestack.games.rone.telling.stack import (
    combat_sentence,
)
from runestack.games.rone.view.cards import seen
from runestack.games.rone.view.types import (
    Combat,
    CombatStep,
    Prediction,
)
from runestack.games.views import (
    told,
)
from runestack.games.wording import Reader
from runestack.kernel.events import Journal

STEPS: dict[int, CombatStep] = {
    st.DECLARED: "declared",
    st.RANGED_DEALT: "ranged-dealt",
    st.DAMAGE_DEALT: "damage-dealt",
}


def combat_view(s: RoneState, words: CardWords, reader: Reader) -> Combat | None:
    """The running combat, with what its damage will be as things stand."""
    if s.numbers[st.COMBAT] == st.NO_COMBAT:
        return None
    attacker, defender = s.numbers[st.ATTACKING], s.numbers[st.DEFENDING]
    return {
        "attacker": seen(s, words, attacker, reader),
        "defender": seen(s, words, defender, reader),
        "step": STEPS[s.numbers[st.COMBAT]],
        "prediction": prediction(s, attacker, defender),
        "sentence": told(reader, partial(combat_sentence, s, words, attacker, defender)),
    }


def prediction(s: RoneState, attacker: int, defender: int) -> Prediction | None:
    """What an attack would do now: damage to a hero, or the health both units would have left."""
    if not all(s.zone[card] == c.ON_BATTLEFIELD for card in (attacker, defender)):
        return None
    if s.faces.type[s.face[defender]] == c.HERO:
        return {"hero_damage": max(0, ranged(s, attacker)) + max(0, melee(s, attacker))}
    # carried out on a copy: damaged units may strike differently (RONE-RULING-44)
    other = cast("RoneState", s.clone())
    other.journal = Journal()
    if s.numbers[st.COMBAT] != st.RANGED_DEALT:
        strike(other, attacker, defender, ranged)
    if min(health(other, attacker), health(other, defender)) > 0:
        strike(other, attacker, defender, melee)
    return {
        "attacker_health": health(other, attacker),
        "defender_health": health(other, defender),
    }


def strike(
    s: RoneState, attacker: int, defender: int, value: Callable[[RoneState, int], int]
) -> None:
    """Both units hurt each other at once."""
    there, back = max(0, value(s, attacker)), max(0, value(s, defender))
    damage_unit(s, attacker, defender, there, "RONE-COMBAT-11")
    damage_unit(s, defender, attacker, back, "RONE-COMBAT-11")

"""Actions with their target, as one question: could this unit attack that card, could this tactic be aimed at it?

The rules ask for targets in a question of their own. A scenario may want to know before: then the checks of the
action and those of the target are run together.
"""

from __future__ import annotations

from collections.abc import Iterator

from runestack.games.base import Game
from runestack.games.intents import Intent
from runestack.games.rone.rules import actions as a
from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules.attackers import (
    attack_targets,
    attacked_side,
    can_be_target_of_attack,
)
from runestack.games.rone.rules.game import RoneGame
from runestack.games.rone.rules.targets import may_target
from runestack.games.staging import fewest_failures, without_target
from runestack.kernel.checks import Failure, Why
from runestack.kernel.driver import question_for
from runestack.kernel.frame import NOTHING
from runestack.kernel.program import PICK_TARGET, Ability, Selector


def is_being_declared(s: RoneGame, seat: int, intent: Intent) -> bool:
    """Whether the target of this attack is asked for right now."""
    question = question_for(s, seat)
    return intent.action == "attack" and question is not None and question.kind == ch.ASK_ATTACK


def explain(game: Game, s: RoneGame, seat: int, intent: Intent) -> list[Failure]:
    """Everything that speaks against an action on a target."""
    if intent.target == NOTHING:
        return game.explain(s, seat, intent)
    if is_being_declared(s, seat, intent):
        return game.explain(s, seat, Intent("attack_target", intent.card, intent.target))
    return [*game.explain(s, seat, without_target(intent)), *target_failures(s, seat, intent)]


def is_offered(game: Game, s: RoneGame, seat: int, intent: Intent) -> bool:
    """Whether the action is offered and the target could be chosen then."""
    if intent.target == NOTHING:
        return game.is_offered(s, seat, intent)
    if is_being_declared(s, seat, intent):
        return game.is_offered(s, seat, Intent("attack_target", intent.card, intent.target))
    if not game.is_offered(s, seat, without_target(intent)):
        return False
    if intent.action == "attack":
        return intent.target in attack_targets(s, intent.card, attacked_side(s, seat))
    return not target_failures(s, seat, intent)


def target_failures(s: RoneGame, seat: int, intent: Intent) -> list[Failure]:
    """What speaks against the target."""
    if intent.action == "attack":
        why = Why()
        can_be_target_of_attack(s, intent.card, intent.target, attacked_side(s, seat), why)
        return why.failures
    if intent.card == NOTHING:
        return []  # what is wrong with an action without its card is told already
    tactic = s.faces.type[s.face[intent.card]] == c.TACTIC
    tried: list[list[Failure]] = []
    for selector in selectors(text_of(s, intent)):
        why = Why()
        may_target(s, selector, intent.target, seat, intent.card, intent.card, tactic, why)
        tried.append(why.failures)
    return fewest_failures(tried, Failure("RONE-RULING-46", "no_target_wanted", intent.card, 0, 0))


def text_of(s: RoneGame, intent: Intent) -> Ability | None:
    """The text whose targets are meant."""
    if intent.action == "use":
        place = 2 * intent.number
        found = a.activated_abilities(s, intent.card)
        return s.faces.abilities[found[place]] if 0 <= place < len(found) else None
    text = s.faces.tactic[s.face[intent.card]]
    return None if text == NOTHING else s.faces.abilities[text]


def selectors(ability: Ability | None) -> Iterator[Selector]:
    """The targets that a text needs."""
    for slot in ability.slots if ability is not None else []:
        if (
            slot.selector is not None
            and slot.selector.pick == PICK_TARGET
            and slot.selector.zone != c.ON_STACK
        ):
            yield slot.selector

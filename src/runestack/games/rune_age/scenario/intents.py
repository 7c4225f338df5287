"""Actions with their target, as one question: could this Action be aimed at that card?

The rules ask for targets in a question of their own. A scenario may want to know before: then the checks of the
action and those of the target are run together.
"""

from __future__ import annotations

from runestack.games.base import Game
from runestack.games.intents import Intent
from runestack.games.rune_age.rules.game import RuneAgeGame
from runestack.games.rune_age.rules.seats import is_in
from runestack.games.rune_age.telling.explaining import misfit
from runestack.games.staging import fewest_failures, without_target
from runestack.kernel.checks import Failure, Why, fails
from runestack.kernel.frame import NOTHING
from runestack.kernel.program import Slot
from runestack.kernel.selectors import fits

NO_TARGET_WANTED = "no_target_wanted"


def explain(game: Game, s: RuneAgeGame, seat: int, intent: Intent) -> list[Failure]:
    """Everything that speaks against an action on a target."""
    if intent.target == NOTHING:
        return game.explain(s, seat, intent)
    return [*game.explain(s, seat, without_target(intent)), *target_failures(s, seat, intent)]


def is_offered(game: Game, s: RuneAgeGame, seat: int, intent: Intent) -> bool:
    """Whether the action is offered and the target could be chosen then."""
    if intent.target == NOTHING:
        return game.is_offered(s, seat, intent)
    offered = game.is_offered(s, seat, without_target(intent))
    return offered and not target_failures(s, seat, intent)


def target_failures(s: RuneAgeGame, seat: int, intent: Intent) -> list[Failure]:
    """What speaks against the target, for that part of the text that comes nearest to taking it."""
    tried = [slot_failures(s, seat, intent, slot) for slot in slots_of(s, intent)]
    nothing_wanted = Failure("RA-RULING-59", NO_TARGET_WANTED, intent.card, 0, 0)
    return fewest_failures(tried, nothing_wanted)


def slots_of(s: RuneAgeGame, intent: Intent) -> list[Slot]:
    """The targets that an Action needs; nothing else has any."""
    uses = [] if intent.card == NOTHING else s.faces.uses[s.face[intent.card]]
    if intent.action != "action" or not 0 <= intent.number < len(uses):
        return []
    return [slot for slot in s.abilities[uses[intent.number]].slots if slot.most == NOTHING]


def slot_failures(s: RuneAgeGame, seat: int, intent: Intent, slot: Slot) -> list[Failure]:
    """What speaks against a card, or against a player, who is named by the home realm."""
    why = Why()
    card, target = intent.card, intent.target
    if slot.selector is None:
        others = [home for one, home in enumerate(s.home) if one != seat and is_in(s, one)]
        if target not in others:
            fails(why, "RA-RULING-59", "only_others", target)
    elif not fits(s, slot.selector, target, card, card, seat, False):
        fails(why, "RA-RULING-59", misfit(s, slot.selector, target, card, seat), target)
    return why.failures

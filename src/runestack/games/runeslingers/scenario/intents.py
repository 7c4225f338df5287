"""Actions as scenarios name them, and with their target, as one question: could this runespell be slung at that?

The rules ask for targets in a question of their own. A scenario may want to know before: then the checks of the
action and those of the target are run together.
"""

from __future__ import annotations

from runestack.games.base import Game
from runestack.games.intents import Intent
from runestack.games.runeslingers.rules import actions as a
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules.game import RuneslingersGame
from runestack.games.runeslingers.rules.selection import (
    may_aim_at_player,
    may_target,
    may_target_rung,
)
from runestack.games.staging import fewest_failures, without_target
from runestack.kernel.checks import Failure, Why, fails
from runestack.kernel.frame import NOTHING
from runestack.kernel.program import PICK_TARGET, Slot

# how a card is played, where the scenario says so
WAYS = {"play_and_sling": c.TO_SLING, "play_and_charge": c.TO_CHARGE, "play_plainly": c.PLAIN}

# the actions of the game that a word may stand for, if it names a card
MEANS = {
    **{word: (word,) for word in ("play", "set", "charge", "sling", "activate", "target")},
    **dict.fromkeys(WAYS, ("play",)),
    "answer": ("play", "sling", "activate", "ability"),
}


def named(s: RuneslingersGame, seat: int, intent: Intent) -> Intent:
    """The intent that the words of a scenario mean: `play` in the usual way of a card, `answer` with whatever it is."""
    action, card, target = intent.action, intent.card, intent.target
    if action == "answer":
        action = answering(s, seat, card)
    if action in WAYS:
        return Intent("play", card, target, WAYS[action])
    if action == "play":
        return Intent("play", card, target, usual_way(s, seat, card))
    if action == "ability" and card == NOTHING:
        return Intent("ability", s.activate[seat], target)
    if action == "block" and card == NOTHING:
        return Intent("block", s.slinger[seat], target)
    return Intent(action, card, target, intent.number)


def answering(s: RuneslingersGame, seat: int, card: int) -> str:
    """What an answer with a card is."""
    if card in (NOTHING, s.activate[seat]):
        return "ability"
    is_runespell = s.faces.type[s.face[card]] & c.RUNESPELL
    if s.zone[card] != c.IN_PLAY:
        return "play_and_sling" if is_runespell else "play"
    return "sling" if is_runespell else "activate"


def usual_way(s: RuneslingersGame, seat: int, card: int) -> int:
    """Not slung where that is possible; else the first way that there is."""
    ways = a.ways_to_play(s, seat, card) if card != NOTHING else []
    return c.PLAIN if c.PLAIN in ways or not ways else ways[0]


def explain(game: Game, s: RuneslingersGame, seat: int, intent: Intent) -> list[Failure]:
    """Everything that speaks against an action on a target."""
    meant = named(s, seat, intent)
    failures = game.explain(s, seat, without_target(meant))
    return failures if intent.target == NOTHING else [*failures, *target_failures(s, seat, meant)]


def is_offered(game: Game, s: RuneslingersGame, seat: int, intent: Intent) -> bool:
    """Whether the action is offered and the target could be chosen then."""
    meant = named(s, seat, intent)
    offered = game.is_offered(s, seat, without_target(meant))
    return offered and (intent.target == NOTHING or not target_failures(s, seat, meant))


def target_failures(s: RuneslingersGame, seat: int, intent: Intent) -> list[Failure]:
    """What speaks against the target, for that effect of the card that comes nearest to it."""
    tried: list[list[Failure]] = []
    for text in texts(s, intent.card):
        for slot in s.abilities[text].slots:
            if slot.selector is None or slot.selector.pick == PICK_TARGET:
                why = Why()
                aim(s, seat, slot, intent, why)
                tried.append(why.failures)
    return fewest_failures(tried, Failure("RS-TARGET-2", "no_target_wanted", intent.card, 0, 0))


def texts(s: RuneslingersGame, card: int) -> list[int]:
    """What a use of a card may do: its effect, or one of its bullets."""
    face = s.face[card]
    use = s.faces.use[face]
    return s.faces.bullets[face] or ([] if use == NOTHING else [use])


def aim(s: RuneslingersGame, seat: int, slot: Slot, intent: Intent, why: Why) -> None:
    """A player by the Runeslinger, an effect by its card, or a card."""
    selector, target = slot.selector, intent.target
    if selector is None:
        if target in s.slinger:
            may_aim_at_player(s, s.controller[target], intent.card, why)
        else:
            fails(why, "RS-TARGET-4", "does_not_fit", target)
    elif s.is_about_effects(selector):
        places = [place for place, rung in enumerate(s.ladder) if rung.card == target]
        if places:
            may_target_rung(s, selector, places[-1], intent.card, why)
        else:
            fails(why, "RS-TARGET-4", "not_on_ladder", target)
    else:
        may_target(s, selector, target, seat, intent.card, why)

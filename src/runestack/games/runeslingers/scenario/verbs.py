"""How players act in scenarios. A verb answers what its action asks; what it says must be what happens.

What can be said about an action beyond its card stands in `said.Choices`.
"""

from __future__ import annotations

from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.scenario.effect_verbs import EFFECT_VERBS
from runestack.games.runeslingers.scenario.said import Choices, area_meant
from runestack.games.staging import Actor, CardName, Verb
from runestack.kernel.decision import option_second

USES = (ch.SLING_CARD, ch.ACTIVATE_TRINKET, ch.ACTIVATE_ABILITY)

# -- actions and answers -------------------------------------------------------------------------


def plays(
    actor: Actor,
    card: CardName,
    *,
    sling: bool = False,
    charge: bool = False,
    **said: object,
) -> None:
    """Plays a card of the hand. A defense runespell is not slung and a Charge card not charged unless said.

    `on`: a concentration (its card, or the number of its area) or for a boon an ailment (`p2 burn`) or a boon; the
    lowest empty concentration where nothing is said. `ail`: the type for an Ail cost.
    """
    choices = Choices(actor, **said)
    code = announced(actor, card, sling=sling, charge=charge)
    if code is None:
        actor.answer([ch.PLAY_CARD], card, "play")
    else:
        actor.answer_code(code)
    choices.follow()


def announced(actor: Actor, card: CardName, *, sling: bool, charge: bool) -> int | None:
    """The option that plays a card in the way that is said; None where it has none, or where it is unclear."""
    offered = actor.offered(ch.PLAY_CARD, card)
    if sling or charge:
        wanted = c.TO_SLING if sling else c.TO_CHARGE
        found = [code for code in offered if option_second(code) == wanted]
        if not found and offered:
            actor.fail(f"{card} cannot be played to be {'slung' if sling else 'charged'}")
        return found[0] if found else None
    plain = [code for code in offered if option_second(code) == c.PLAIN]
    return plain[0] if plain else None


def slings(actor: Actor, card: CardName, **said: object) -> None:
    """Slings a runespell in play."""
    choices = Choices(actor, **said)
    actor.answer([ch.SLING_CARD], card, "sling")
    choices.follow()


def activates(actor: Actor, card: CardName = None, **said: object) -> None:
    """Activates a trinket, or (no card named, or the ability named) the Runeslinger's ability."""
    choices = Choices(actor, **said)
    if card is None:
        actor.answer([ch.ACTIVATE_ABILITY], f"p{actor.seat + 1} ability", "ability")
    else:
        actor.answer([ch.ACTIVATE_TRINKET, ch.ACTIVATE_ABILITY], card, "activate")
    choices.follow()


def answers_with(actor: Actor, card: CardName = None, **said: object) -> None:
    """Adds an answer to the ladder: a card of the hand or in play, or (no card named) the ability."""
    question = actor.question()
    if question is None or question.kind != ch.ASK_ANSWER:
        actor.fail("has nothing to answer now")
    choices = Choices(actor, **said)
    name = f"p{actor.seat + 1} ability" if card is None else card
    actor.answer([ch.PLAY_CARD, *USES], name, "answer")
    choices.follow()


def declines(actor: Actor) -> None:
    """Does not answer."""
    actor.answer([ch.DECLINE])


def sets(actor: Actor, card: CardName) -> None:
    """Sets a concentration, in the play phase or as the first one of the encounter."""
    actor.answer([ch.SET_CARD, ch.SET_FIRST], card, "set")


def charges(actor: Actor, card: CardName) -> None:
    """Charges a card in play."""
    actor.answer([ch.CHARGE_CARD], card, "charge")


# -- blocking ------------------------------------------------------------------------------------


def blocks(actor: Actor, with_: CardName = None, *, for_: CardName = None) -> None:
    """Blocks by discarding a card of the hand, for the Runeslinger or the defense card that is hit.

    Either can be left out where there is only one.
    """
    begun = len(actor.events)
    actor.answer([ch.BLOCK_FOR], for_, "block")
    question = actor.question()
    if question is not None and question.kind == ch.ASK_BLOCK_CARD:
        actor.answer([ch.DISCARD_FOR_BLOCK], with_)
    told = [event for event in actor.events[begun:] if event.kind == e.BLOCKS]
    for name, found in ((with_, told[0].card), (for_, told[0].other)):
        if name is not None and found not in actor.named(name):
            actor.fail(f"the block was not made with or for {name}")


def does_not_block(actor: Actor) -> None:
    """Lets the damage happen."""
    actor.answer([ch.NO_BLOCK])


# -- the turn ------------------------------------------------------------------------------------


def goes_on(actor: Actor) -> None:
    """Does not pass in the draw phase."""
    actor.answer([ch.GO_ON])


def passes(actor: Actor, benefit: object = "nothing") -> None:
    """Passes in the draw phase and takes `draw`, `nothing`, or a concentration by its card or area."""
    actor.answer([ch.PASS], None, "pass")
    actor.question()
    if benefit == "draw":
        actor.answer([ch.PASS_DRAW])
    elif benefit == "nothing":
        if actor.offered(ch.PASS_NOTHING):
            actor.answer([ch.PASS_NOTHING])
    elif isinstance(benefit, int):
        area_meant(actor, ch.PASS_RETURN, benefit)
    else:
        actor.answer([ch.PASS_RETURN], benefit)


def ends_phase(actor: Actor) -> None:
    """Ends the play phase."""
    actor.answer([ch.END_PHASE], None, "end_phase")


def ends_turn(actor: Actor) -> None:
    """The same; a player who is asked whether to pass goes on before."""
    question = actor.question()
    if question is not None and question.kind == ch.ASK_PASS:
        actor.answer([ch.GO_ON])
        actor.question()
    ends_phase(actor)


VERBS: dict[str, Verb] = {
    "plays": plays,
    "slings": slings,
    "activates": activates,
    "charges": charges,
    "sets": sets,
    "answers_with": answers_with,
    "declines": declines,
    "blocks": blocks,
    "does_not_block": does_not_block,
    "goes_on": goes_on,
    "passes": passes,
    "ends_phase": ends_phase,
    "ends_turn": ends_turn,
    **EFFECT_VERBS,
}

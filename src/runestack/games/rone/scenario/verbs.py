"""How players act in scenarios. A verb answers what its action asks; what it says must be what happens."""

from __future__ import annotations

from collections.abc import Mapping

from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules.state import ATTACKING, COMBAT, DECLARED
from runestack.games.staged_choices import SaidChoices
from runestack.games.staging import Actor, CardName, Verb, several
from runestack.kernel.decision import Question, option_second

ANNOUNCEMENTS = {
    "play": ch.ANNOUNCE_PLAY,
    "recycle": ch.ANNOUNCE_RECYCLE,
    "level up": ch.ANNOUNCE_LEVEL,
    "attack": ch.ANNOUNCE_ATTACK,
}


class Choices(SaidChoices):
    """Initiatives besides the usual; those that are not named are not paid.

    Which of several opponents a text means is one more target, behind the others.
    """

    told = e.TARGETS

    def __init__(
        self, actor: Actor, target: object, mode: object, initiative: object, pay: object
    ) -> None:
        super().__init__(actor, target=target, mode=mode, pay=pay)
        self.initiatives = list(several(initiative))

    def left(self) -> Mapping[str, list[object]]:
        """Initiatives too: one that could not be paid was never asked for."""
        return {**super().left(), "initiative": self.initiatives}

    def answers(self, question: Question) -> bool:
        """Answers one question."""
        if question.kind == ch.ASK_OPPONENT and self.open_targets():
            self.choose_target(self.targets.pop(0))
            return True
        if question.kind != ch.ASK_INITIATIVE:
            return super().answers(question)
        wanted = question.number in self.initiatives
        if wanted:
            self.initiatives.remove(question.number)
        self.actor.answer([ch.PAY_INITIATIVE if wanted else ch.DECLINE])
        return True


def plays(
    actor: Actor,
    card: CardName,
    *,
    target: object = (),
    mode: object = (),
    initiative: object = (),
    pay: object = (),
) -> None:
    """Plays a card: a tactic at once, anything slow by announcing and naming it. Initiatives not named are not paid."""
    choices = Choices(actor, target, mode, initiative, pay)
    if actor.offered(ch.ANNOUNCE_PLAY) and not actor.offered(ch.PLAY_TACTIC, card):
        actor.answer([ch.ANNOUNCE_PLAY])
        actor.question()
    actor.answer([ch.PLAY_TACTIC, ch.PLAY_CARD], card, "play")
    choices.follow()


def uses(
    actor: Actor,
    card: CardName,
    ability: int | None = None,
    *,
    target: object = (),
    mode: object = (),
    pay: object = (),
) -> None:
    """Uses an activated ability, by its place among the card's (from 0); it can be left out if only one is offered."""
    choices = Choices(actor, target, mode, (), pay)
    if ability is None:
        actor.answer([ch.USE_ABILITY], card, "use")
    else:
        for code in actor.offered(ch.USE_ABILITY, card):
            if option_second(code) == ability:
                actor.answer_code(code)
                break
        else:
            actor.fail(f"ability {ability} of {card} is not offered")
    choices.follow()


def attacks(actor: Actor, unit: CardName, target: CardName) -> None:
    """Announces an attack and declares it on a target; after an announcement it only declares.

    With a single target the rules declare the attack themselves: then it must be this one.
    """
    begun = 0
    if not is_declared(actor, unit):
        begun = len(actor.events)
        if not actor.offered(ch.ATTACK_CARD):
            actor.answer([ch.ANNOUNCE_ATTACK], unit, "attack")
            actor.question()
        if actor.offered(ch.ATTACK_CARD):
            actor.answer([ch.ATTACK_CARD], target)
    was_declared(actor, unit, target, begun)


def was_declared(actor: Actor, unit: CardName, target: CardName, begun: int) -> None:
    """The last attack that was declared is this one."""
    declared = [event for event in actor.events[begun:] if event.kind == e.ATTACKS]
    if not declared:
        actor.fail(f"the attack of {unit} was not declared")
    last = declared[-1]
    if last.card not in actor.named(unit) or last.other not in actor.named(target):
        actor.fail(f"{unit} did not attack {target}")


def is_declared(actor: Actor, unit: CardName) -> bool:
    """Whether an attack of this unit is under way, its damage still to come."""
    numbers = actor.state.numbers
    return numbers[COMBAT] == DECLARED and numbers[ATTACKING] in actor.named(unit)


def recycles(
    actor: Actor, card: CardName = None, *, target: object = (), mode: object = (), pay: object = ()
) -> None:
    """Recycles the top card of the graveyard."""
    choices = Choices(actor, target, mode, (), pay)
    if not actor.offered(ch.RECYCLE_CARD):
        actor.answer([ch.ANNOUNCE_RECYCLE])
        actor.question()
    actor.answer([ch.RECYCLE_CARD], card)
    choices.follow()


def levels_up(actor: Actor) -> None:
    """Levels the hero up; after an announcement it only pays."""
    if not actor.offered(ch.LEVEL_UP):
        actor.answer([ch.ANNOUNCE_LEVEL], None, "level_up")
        actor.question()
    actor.answer([ch.LEVEL_UP])


def announces(actor: Actor, action: str, unit: CardName = None) -> None:
    """Only the first step of a slow action: `play`, `recycle`, `level up`, or `attack` with a unit."""
    if action not in ANNOUNCEMENTS:
        actor.fail(f"{action!r} cannot be announced; there are: {', '.join(ANNOUNCEMENTS)}")
    actor.answer([ANNOUNCEMENTS[action]], unit)


def declines(actor: Actor) -> None:
    """Backs out of an announcement, or pays no initiative."""
    actor.answer([ch.DECLINE])


def ends_turn(actor: Actor) -> None:
    """Declares the end of turn."""
    actor.answer([ch.END_TURN])


def draws(actor: Actor, number: int = 1) -> None:
    """Draws cards of the income."""
    for _ in range(number):
        actor.answer([ch.DRAW_CARD])
        actor.question()


def stops_drawing(actor: Actor) -> None:
    """Draws no further card of the income."""
    actor.answer([ch.STOP_DRAWING])


def keeps_hand(actor: Actor) -> None:
    """No mulligan."""
    actor.answer([ch.KEEP_HAND])


def mulligans(actor: Actor, *cards: CardName) -> None:
    """Form A with the cards that go to the bottom, in order; without cards form B: all are shuffled in."""
    if not cards:
        actor.answer([ch.MULLIGAN_FORM_B])
        return
    actor.answer([ch.MULLIGAN_FORM_A])
    for card in cards:
        actor.answer([ch.PICK_CARD], card)
    question = actor.question()
    if question is not None and question.kind == ch.ASK_BOTTOM:
        actor.answer([ch.DONE])


def takes_damage(actor: Actor, *sources: CardName) -> None:
    """Pays damage to the hero point by point: `deck`, `shield`, or a card of the hand."""
    for source in sources:
        if source in ("deck", "shield"):
            actor.answer([ch.DAMAGE_DECK if source == "deck" else ch.DAMAGE_SHIELD])
        else:
            actor.answer([ch.DAMAGE_HAND], source)
        actor.question()


def puts(actor: Actor, side: str, card: CardName = None) -> None:
    """Chooses the side of the graveyard for a card: `top` or `bottom`."""
    actor.answer([ch.GRAVEYARD_TOP if side == "top" else ch.GRAVEYARD_BOTTOM], card)


def attacks_on(actor: Actor, unit: CardName, target: CardName) -> None:
    """Of three players: the subsequent attack on a card of the secondary target."""
    begun = len(actor.events)
    actor.answer([ch.ATTACK_ON], unit)
    actor.question()
    if actor.offered(ch.ATTACK_CARD):
        actor.answer([ch.ATTACK_CARD], target)
    was_declared(actor, unit, target, begun)


def does_not_attack_on(actor: Actor) -> None:
    """No subsequent attack."""
    actor.answer([ch.NO])


VERBS: dict[str, Verb] = {
    "plays": plays,
    "uses": uses,
    "attacks": attacks,
    "recycles": recycles,
    "levels_up": levels_up,
    "announces": announces,
    "declines": declines,
    "ends_turn": ends_turn,
    "draws": draws,
    "stops_drawing": stops_drawing,
    "keeps_hand": keeps_hand,
    "mulligans": mulligans,
    "takes_damage": takes_damage,
    "puts": puts,
    "attacks_on": attacks_on,
    "does_not_attack_on": does_not_attack_on,
}

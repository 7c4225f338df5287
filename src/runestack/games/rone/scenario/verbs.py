"""How players act in scenarios. A verb answers what its action asks; what it says must be what happens."""

from __future__ import annotations

from collections.abc import Iterator

from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules.state import ATTACKING, COMBAT, DECLARED
from runestack.games.rone.scenario.moments import several
from runestack.games.staging import Actor, CardName, Verb
from runestack.kernel.decision import option_second

TARGETS = (ch.ASK_TARGET, ch.ASK_PLAYER, ch.ASK_EFFECT)
PAYMENTS = (ch.ASK_PAY_UNIT, ch.ASK_DISCARD)
ANNOUNCEMENTS = {
    "play": ch.ANNOUNCE_PLAY,
    "recycle": ch.ANNOUNCE_RECYCLE,
    "level up": ch.ANNOUNCE_LEVEL,
    "attack": ch.ANNOUNCE_ATTACK,
}


class Choices:
    """What a scenario says about an action beyond its card, and how far it has been used."""

    def __init__(
        self, actor: Actor, target: object, mode: object, initiative: object, pay: object
    ) -> None:
        self.actor = actor
        self.begun = len(actor.events)
        self.said = several(target)
        self.targets = list(self.said)
        self.modes = list(several(mode))
        self.initiatives = several(initiative)
        self.payments = list(several(pay))

    def follow(self) -> None:
        """Answers what the action asks, as far as the scenario says how."""
        while self.answer_next():
            pass
        self.confirm_targets()
        for name, left in (("mode", self.modes), ("pay", self.payments)):
            if left:
                self.actor.fail(f"{name}={left[0]!r} was never asked for")

    def answer_next(self) -> bool:
        """Answers one question; False where there is none, or nothing was said about it."""
        question = self.actor.question()
        if question is None:
            return False
        if question.kind == ch.ASK_INITIATIVE:
            wanted = question.number in self.initiatives
            self.actor.answer([ch.PAY_INITIATIVE if wanted else ch.DECLINE])
        elif question.kind == ch.ASK_MODE and self.modes:
            self.choose_mode(self.modes.pop(0))
        elif question.kind in TARGETS and self.targets:
            self.choose_target(self.targets.pop(0))
        elif question.kind in PAYMENTS and self.payments:
            self.actor.answer([ch.PICK_CARD], self.payments.pop(0))
        else:
            return False
        return True

    def choose_mode(self, mode: object) -> None:
        """A mode by its place (0 or 1) or by a part of its sentence."""
        if not isinstance(mode, int):
            self.actor.answer_words(mode)
            return
        for code in self.actor.offered(ch.CHOOSE_MODE):
            if option_second(code) == mode:
                self.actor.answer_code(code)
                return
        self.actor.fail(f"mode {mode} is not offered")

    def choose_target(self, target: object) -> None:
        """A card, a player (`p1`), an effect on the stack by its card, or `done`."""
        if isinstance(target, str) and target in ("p1", "p2", "p3", "p4"):
            hero = f"{target} hero"
            self.actor.answer(
                [ch.CHOOSE_PLAYER] if self.is_player_asked() else [ch.TARGET_CARD], hero
            )
        elif target == "done":
            self.actor.answer([ch.DONE])
        else:
            self.actor.answer([ch.TARGET_CARD, ch.CHOOSE_EFFECT, ch.CHOOSE_PLAYER], target)

    def is_player_asked(self) -> bool:
        """Whether a player is to be chosen, not a card."""
        return bool(self.actor.offered(ch.CHOOSE_PLAYER))

    def confirm_targets(self) -> None:
        """Where there was only one target, nobody was asked: it must be the one that was said."""
        chosen: Iterator[int] = iter(
            [
                event.other
                for event in self.actor.events[self.begun :]
                if event.kind == e.TARGETS and event.seat == self.actor.seat
            ]
        )
        for target in self.said:
            if target == "done":
                continue
            name = f"{target} hero" if target in ("p1", "p2", "p3", "p4") else target
            meant = self.actor.named(name)
            if not any(card in meant for card in chosen):
                self.actor.fail(f"{target!r} did not become the target")


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
    if not is_declared(actor, unit):
        begun = len(actor.events)
        if not actor.offered(ch.ATTACK_CARD):
            actor.answer([ch.ANNOUNCE_ATTACK], unit, "attack")
            actor.question()
        if actor.offered(ch.ATTACK_CARD):
            actor.answer([ch.ATTACK_CARD], target)
    else:
        begun = 0
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
    """Levels the hero up."""
    actor.answer([ch.ANNOUNCE_LEVEL], None, "level_up")


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
}

"""How players of scenarios answer what effects ask: targets, cards, ailments, orders."""

from __future__ import annotations

from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules import procedures as p
from runestack.games.runeslingers.scenario.position import AILMENTS
from runestack.games.runeslingers.scenario.said import Choices, area_meant
from runestack.games.staging import MOST, Actor, CardName, Verb, whole
from runestack.kernel.decision import Question, option_first, option_second


def targets(actor: Actor, *names: CardName) -> None:
    """Chooses targets, or cards for a text that chooses without targeting; `done` ends an `up to`."""
    Choices(actor, target=names).follow()


def discards(actor: Actor, *cards: CardName) -> None:
    """Chooses all cards of the hand that are discarded, for an effect or down to the maximum, in any order."""
    begun = len(actor.events)
    left = list(cards)
    while left and (question := actor.question()) is not None and actor.offered(ch.DISCARD_CARD):
        actor.answer([ch.DISCARD_CARD], left.pop(first_of(actor, question, left)))
    told = [event.card for event in actor.events[begun:] if event.kind == e.DISCARDS]
    for card in cards:
        if not any(one in told for one in actor.named(card)):
            actor.fail(f"{card} was not discarded")


def picks(actor: Actor, *cards: CardName) -> None:
    """Chooses cards of a pile, of those looked at, or the order of overflows: one question each."""
    for card in cards:
        actor.question()
        actor.answer([ch.PICK_CARD], card)


def pays_with(actor: Actor, *cards: CardName) -> None:
    """Chooses what to pay with."""
    for card in cards:
        actor.question()
        actor.answer([ch.PAY_WITH], card)


def first_of(actor: Actor, question: Question, cards: list[CardName]) -> int:
    """Which of some cards is offered first; the first one, where none is."""
    places = [option_first(code) for code in question.options]
    ranks = [
        min(
            [places.index(card) for card in actor.named(name) if card in places],
            default=len(places),
        )
        for name in cards
    ]
    return ranks.index(min(ranks))


def cleanses(actor: Actor, **ailments: int) -> None:
    """Chooses instances to cleanse, convert or move: `cleanses(burn=2, curse=1)`; fewer than `up to` end with done."""
    wanted = [word for word in AILMENTS for _ in range(instances(word, ailments.pop(word, 0)))]
    if ailments:
        actor.fail(f"no ailment is called {', '.join(ailments)}")
    begun = len(actor.events)
    for word in wanted[chosen_already(actor, wanted) :]:
        if actor.question() is not None and actor.offered(ch.CLEANSE_TYPE):
            ailment(actor, ch.CLEANSE_TYPE, word)
    question = actor.question()
    if question is not None and question.kind == ch.ASK_CLEANSE and actor.offered(ch.DONE):
        actor.answer([ch.DONE])
    told = [AILMENTS[one.number] for one in actor.events[begun:] if one.kind == e.CLEANSES]
    if sorted(told) != sorted(wanted):
        actor.fail(f"what was cleansed is {', '.join(told) or 'nothing'}")


def instances(word: str, number: object) -> int:
    """How many instances of an ailment are meant."""
    return whole(f"the number of instances of {word}", number, 0, MOST)


def chosen_already(actor: Actor, wanted: list[str]) -> int:
    """How many instances were chosen before the question because there was no choice; they must be wanted too."""
    actor.question()
    frame = actor.state.frames[-1]
    chosen = [AILMENTS[one] for one in frame.items] if frame.procedure == p.CLEANSE else []
    if chosen != wanted[: len(chosen)]:
        actor.fail(f"{', '.join(chosen)} had to be chosen before")
    return len(chosen)


def ails(actor: Actor, *words: str) -> None:
    """Names the types of ailments: for an Ail cost, for `of one type`, for what converted ones become."""
    for word in words:
        actor.question()
        ailment(actor, ch.AIL_WITH, word)


def ailment(actor: Actor, kind: int, word: str) -> None:
    """The option for a type."""
    for code in actor.offered(kind):
        number = option_first(code) if kind == ch.AIL_WITH else option_second(code)
        if AILMENTS[number] == word:
            actor.answer_code(code)
            return
    actor.fail(f"{word} cannot be chosen now")


def keeps_area(actor: Actor, number: int) -> None:
    """Chooses the ailment area that is kept when ailment cards merge, from 1."""
    area_meant(actor, ch.KEEP_AREA, number)


def orders(actor: Actor, *cards: CardName) -> None:
    """Orders simultaneous triggers by their cards; the last one comes by itself."""
    for card in cards:
        question = actor.question()
        if question is not None and question.kind == ch.ASK_TRIGGER:
            actor.answer([ch.NEXT_TRIGGER], card)
        elif card != cards[-1]:
            actor.fail(f"has no triggers to order: {card}")


def chooses_bullet(actor: Actor, which: object) -> None:
    """Chooses a bullet for Fate or Choice, by its place from 0 or a part of its sentence."""
    Choices(actor).choose_number(ch.CHOOSE_BULLET, which, "bullet")


EFFECT_VERBS: dict[str, Verb] = {
    "targets": targets,
    "discards": discards,
    "picks": picks,
    "pays_with": pays_with,
    "cleanses": cleanses,
    "ails": ails,
    "keeps_area": keeps_area,
    "orders": orders,
    "chooses_bullet": chooses_bullet,
}

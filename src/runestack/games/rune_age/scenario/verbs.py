"""How players act in scenarios. A verb answers what its action asks; what it says must be what happens.

What can be said about an action beyond its card stands in `said.Choices`.
"""

from __future__ import annotations

from collections.abc import Sequence

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.scenario.said import AIMING, TAKING, Choices
from runestack.games.staging import Actor, CardName, Verb, several
from runestack.kernel.choices import CHOOSE_PLAYER, DONE, TARGET_CARD
from runestack.kernel.decision import option_first, option_second

GIVEN = (e.TO_DISCARD, e.WOUNDED, e.DESTROYED, e.EXHAUSTS)  # what becomes of cards that are given
CHOSEN = (*GIVEN, e.REFRESHES, e.TO_HAND, e.TO_TOP, e.INTO_COMBAT)  # and of cards that are chosen
HANDED = (ch.GIVE, ch.TAKE, TARGET_CARD)  # how a text asks for a card that somebody gives away
LOWERED = "RA-RULING-111"  # the rule of the event that tells which card lowered a price


def asks(actor: Actor, *kinds: int) -> bool:
    """Whether the player is asked a question of one of these kinds."""
    question = actor.question()
    return question is not None and question.kind in kinds


# -- what need not be said, and what may be said in any order --------------------------------------


def has_done(actor: Actor, kinds: Sequence[int], card: CardName = None) -> bool:
    """Whether it has just happened by itself: where there is nothing to choose, nobody is asked."""
    cards = None if card is None else actor.named(card)
    return any(
        event.kind in kinds
        and (cards is not None or event.seat == actor.seat)
        and (cards is None or event.card in cards)
        for event in actor.latest
    )


def answer_each(
    actor: Actor, kinds: Sequence[int], cards: Sequence[CardName], told: Sequence[int] = ()
) -> None:
    """Names cards that are asked for one by one, whatever the order in which they were said.

    `told`: the events by which a card that was not asked for has gone the same way.
    """
    left = list(cards)
    while left:
        actor.question()
        name = first_offered(actor, kinds, left)
        if name is None and has_done(actor, told, left[0]):
            left.pop(0)
            continue
        name = left[0] if name is None else name
        actor.answer(kinds, name)
        left.remove(name)
    actor.question()


def first_offered(actor: Actor, kinds: Sequence[int], names: Sequence[CardName]) -> CardName:
    """Of several names the one whose card is offered first; None where none is offered."""
    for kind in kinds:
        for code in actor.offered(kind):
            for name in names:
                if option_first(code) in actor.named(name):
                    return name
    return None


# -- combats -------------------------------------------------------------------------------------


def attacks(actor: Actor, target: CardName) -> None:
    """Declares a combat against a target."""
    actor.answer([ch.ATTACK], target, "attack")


def plays(
    actor: Actor,
    *cards: CardName,
    use: bool | None = None,
    ability: int | None = None,
    **said: object,
) -> None:
    """Plays cards in a combat, one after the other; several only where nothing is asked in between.

    A When Played ability is used with `use=True` or where something is said about it, declined with `use=False`.
    """
    for card in cards:
        actor.answer([ch.PLAY], card, "play")
        if not asks(actor, ch.ASK_WHEN_PLAYED):
            continue
        if use is False:
            actor.answer([ch.DECLINE])
        elif use or said:
            uses(actor, card, ability, **said)


def stops(actor: Actor) -> None:
    """Plays no further card in a battle, or uses no further ability of a step."""
    actor.question()
    if actor.offered(ch.STOP) or not has_done(actor, [e.STOPS]):
        actor.answer([ch.STOP])


def passes(actor: Actor) -> None:
    """Passes for good in a siege."""
    if asks(actor, ch.ASK_SIEGE) or not has_done(actor, [e.PASSES]):
        actor.answer([ch.PASS])


def destroys(actor: Actor, *cards: CardName) -> None:
    """Names the units that attrition destroys, or the cards that a text tells the player to destroy."""
    answer_each(actor, (ch.DESTROY, *HANDED), cards, [e.DESTROYED])


# -- abilities -----------------------------------------------------------------------------------


def uses(actor: Actor, card: CardName, ability: int | None = None, **said: object) -> None:
    """Uses an ability of a card: an Action, or one of the step that is open; by its place (from 0) of several."""
    choices = Choices(actor, **said)
    if ability is None:
        actor.answer([ch.USE_ACTION, ch.USE], card, "action")
    else:
        codes = [*actor.offered(ch.USE_ACTION, card), *actor.offered(ch.USE, card)]
        found = [code for code in codes if option_second(code) == ability]
        if not found:
            actor.fail(f"ability {ability} of {card} is not offered")
        actor.answer_code(found[0])
    choices.follow()


def declines(actor: Actor) -> None:
    """Does not use what is offered: a When Played ability, or what could happen instead."""
    actor.answer([ch.DECLINE])


def was_noted(actor: Actor, name: CardName) -> bool:
    """Whether a card or player was chosen for lack of another one."""
    return actor.answered_itself(lambda code: actor.is_about(code, TAKING, name))


def targets(actor: Actor, *names: CardName) -> None:
    """Chooses cards or players for a text that is carried out."""
    for name in names:
        if not asks(actor, *AIMING):
            if was_noted(actor, name) or has_done(actor, CHOSEN, name):
                continue
            actor.fail(f"is not asked for {name!r}")
        actor.answer(TAKING, name)
        actor.question()


def gives(actor: Actor, *cards: CardName) -> None:
    """Gives cards for a cost or a text: to be discarded, wounded, destroyed or exhausted."""
    answer_each(actor, HANDED, cards, GIVEN)


def lays_down(actor: Actor, *cards: CardName) -> None:
    """Lays down cards for a payment of all players together; none without a card."""
    gives(actor, *cards)
    if asks(actor, ch.ASK_LAY_DOWN):
        actor.answer([DONE])


def chooses_player(actor: Actor, player: str) -> None:
    """The first player chooses whom an event affects; or a text asks for a player."""
    for code in actor.offered(CHOOSE_PLAYER):
        if f"p{option_first(code) + 1}" == player:
            actor.answer_code(code)
            return
    actor.fail(f"{player} is not offered")


# -- spending ------------------------------------------------------------------------------------


def buys(actor: Actor, *cards: CardName, pay: object = (), lowering: object = ()) -> None:
    """Buys cards of the barracks in one action; paid with `pay`, or with what loses least."""
    spends(actor, ch.BUY, "buy", cards, pay, lowering)


def acquires(actor: Actor, *cards: CardName, pay: object = (), lowering: object = ()) -> None:
    """Acquires cards of the centre in one action; paid with `pay`, or with what loses least."""
    spends(actor, ch.ACQUIRE, "acquire", cards, pay, lowering)


def spends(
    actor: Actor,
    kind: int,
    action: str,
    cards: tuple[CardName, ...],
    pay: object,
    lowering: object,
) -> None:
    """One spend: what is bought, which cards lower the price, what is paid."""
    choices = Choices(actor, pay=pay)
    for card in cards:
        actor.answer([kind], card, action)
        actor.question()
    if asks(actor, ch.ASK_MORE):
        actor.answer([ch.ENOUGH])
    for helper in several(lowering):
        if asks(actor, ch.ASK_PRICE):
            actor.answer([ch.USE], helper)
    if asks(actor, ch.ASK_PRICE):
        actor.answer([DONE])
    choices.follow()
    told = [event.card for event in actor.events[choices.begun :] if event.rule == LOWERED]
    for helper in several(
        lowering
    ):  # where the price could not be paid otherwise, nobody was asked
        if not any(card in actor.named(helper) for card in told):
            actor.fail(f"{helper!r} did not lower the price")


def calls_off(actor: Actor) -> None:
    """Buys nothing after all."""
    actor.answer([ch.CALL_OFF])


# -- the turn ------------------------------------------------------------------------------------


def retains(actor: Actor, *cards: CardName, pay: object = ()) -> None:
    """Ends the actions and retains cards."""
    choices = Choices(actor, pay=pay)
    if asks(actor, ch.ASK_ACTION):
        actor.answer([ch.END_ACTIONS])
    answer_each(actor, [ch.RETAIN], cards)
    if asks(actor, ch.ASK_RETAIN):
        actor.answer([DONE])
    choices.follow()


def ends_turn(actor: Actor) -> None:
    """Ends the actions and retains nothing."""
    if asks(actor, ch.ASK_ACTION):
        actor.answer([ch.END_ACTIONS])
    if asks(actor, ch.ASK_RETAIN):
        actor.answer([DONE])


def takes_race(actor: Actor, race: str) -> None:
    """Chooses a race in a new game."""
    if race not in c.RACES:
        actor.fail(f"no race is called {race!r}; there are: {', '.join(c.RACES)}")
    for code in actor.offered(ch.TAKE_RACE):
        if option_first(code) == c.RACES.index(race):
            actor.answer_code(code)
            return
    actor.fail(f"{race} is not offered")


VERBS: dict[str, Verb] = {
    "attacks": attacks,
    "plays": plays,
    "stops": stops,
    "passes": passes,
    "destroys": destroys,
    "uses": uses,
    "declines": declines,
    "targets": targets,
    "gives": gives,
    "lays_down": lays_down,
    "chooses_player": chooses_player,
    "buys": buys,
    "acquires": acquires,
    "calls_off": calls_off,
    "retains": retains,
    "ends_turn": ends_turn,
    "takes_race": takes_race,
}

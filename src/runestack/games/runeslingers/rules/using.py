"""Slinging a runespell, activating a trinket or the ability (P-SLING, P-TRINKET, P-ABILITY)."""

from __future__ import annotations

from typing import Final

from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules import operations as op
from runestack.games.runeslingers.rules import procedures as p
from runestack.games.runeslingers.rules.checking import after_event
from runestack.games.runeslingers.rules.costs import push_pay
from runestack.games.runeslingers.rules.damage import effective_damage
from runestack.games.runeslingers.rules.player_values import ability_cost
from runestack.games.runeslingers.rules.selection import WAITING, has_targets, prepare_effect
from runestack.games.runeslingers.rules.state import (
    DIRTY,
    NEXT_STAMP,
    TURN,
    EncounterState,
    did,
    enemy,
)
from runestack.games.runeslingers.rules.undoing import forget_refusals
from runestack.kernel import operations as core
from runestack.kernel.decision import option, option_second
from runestack.kernel.driver import ask
from runestack.kernel.events import Lasting
from runestack.kernel.frame import END, NOBODY, NOTHING, Frame
from runestack.kernel.lasting import mark
from runestack.kernel.procedure import define, label
from runestack.kernel.references import reference, referred
from runestack.kernel.selectors import fits
from runestack.kernel.texts import push_choices

COSTS_PAID: Final = 1  # a normal runespell from the hand: its costs were paid while it was played
AGAIN: Final = 2  # a sling as a part of an effect: at once, not answerable (RS-RULING-121)

# card, printed, text, items: the effect in the making; flag: bits above; target: where the state before is kept;
# number: 1 as an answer


def push_use(s: EncounterState, seat: int, card: int, flag: int, kept: int = NOTHING) -> None:
    """A player slings or activates a card in play, or the ability; `kept`: the state before it was played for that."""
    frame = Frame(p.USE, seat, card)
    frame.printed = reference(s, card)
    frame.text = s.faces.use[s.face[card]]
    frame.flag = flag
    frame.target = kept
    frame.number = 1 if s.ladder and flag & AGAIN == 0 else 0
    s.push(frame)


def use_1_costs(s: EncounterState, f: Frame) -> None:
    """Determinations, then the costs written before the effect (RS-COST-5)."""
    costs = s.abilities[f.text].costs
    risky = 1 if f.flag & AGAIN else 2  # so many costs that one may turn out to be impossible
    if f.flag & COSTS_PAID == 0 and len(costs) >= risky:
        if f.target == NOTHING:
            f.target = s.keep()
    if s.zone[f.card] == c.AS_ABILITY:
        number = ability_cost(s, f.seat)
        s.determinations[f.seat] -= number
        s.emit(e.SPENDS, f.seat, f.card, NOTHING, number, "RS-DET-3")
    if costs and f.flag & COSTS_PAID == 0:
        push_pay(s, f.seat, f.card, f.text, NOTHING, f.target)


def use_2_bullet(s: EncounterState, f: Frame) -> None:
    """Fate or Choice, after the costs and before the targets (RS-RULING-67)."""
    if f.target != NOTHING:
        s.drop_kept(f.target)
        f.target = NOTHING
    forget_refusals(s)
    if referred(s, f.printed) == NOTHING:
        f.step = END
        return
    face = s.face[f.card]
    texts = s.faces.bullets[face]
    if not texts:
        f.step = USE_4_TARGETS
        return
    if s.faces.has_continuous_bullets[face]:  # chosen when it was played; all have the same effect
        f.text = texts[0]
        f.step = USE_4_TARGETS
        return
    if f.flag & COSTS_PAID and s.bullet[f.card] != NOTHING:
        f.text = texts[s.bullet[f.card]]
        f.step = USE_4_TARGETS
        return
    options = [
        option(ch.CHOOSE_BULLET, f.card, bullet)
        for bullet in range(len(texts))
        if has_targets(s, s.abilities[texts[bullet]], f.seat, f.card)
    ]
    if not options:  # no bullet has a target any more: the effect is prevented (RS-RULING-65)
        s.emit(e.PREVENTED, f.seat, f.card, NOTHING, f.text, "RS-RULING-65")
        f.step = USE_4_TARGETS
    elif s.faces.flags[face] & c.FATE:
        ask(s, f, enemy(f.seat), ch.ASK_FATE, options, f.card)
    else:
        ask(s, f, f.seat, ch.ASK_BULLET, options, f.card)


def use_3_bullet_chosen(s: EncounterState, f: Frame) -> None:
    """Public."""
    bullet = option_second(f.answer)
    is_fate = s.faces.flags[s.face[f.card]] & c.FATE != 0
    s.bullet[f.card] = bullet
    f.text = s.faces.bullets[s.face[f.card]][bullet]
    kind = e.FATE_CHOSEN if is_fate else e.CHOICE_MADE
    rule = "RS-KEY-FATE-2" if is_fate else "RS-KEY-CHOICE-1"
    s.emit(kind, f.answered_by, f.card, NOTHING, bullet, rule)


def use_4_targets(s: EncounterState, f: Frame) -> None:
    """All targets of all effects that will be used (RS-TARGET-2)."""
    prepare_effect(s, f)
    f.place = 0
    push_choices(s, f)


def use_5_used(s: EncounterState, f: Frame) -> None:
    """Marked; the effective damage is calculated and recorded; `when slung` triggers (RS-DMG-8)."""
    turn = s.numbers[TURN]
    card = f.card
    s.numbers[DIRTY] = 1
    if f.number:
        s.answering[card] = turn
    kind = s.faces.type[s.face[card]]
    if kind & c.RUNESPELL:
        bind_next(s, f)
        s.slung[card] = turn
        did(s, f.seat, c.DID_SLING)
        s.emit(e.SLINGS, f.seat, card, NOTHING, effective_damage(s, f), "RS-PLAY-5")
        s.emit(e.IS_SLUNG, f.seat, card, NOTHING, f.number, "RS-GLOSS-6")
    elif kind & c.TRINKET:
        s.activated[card] = turn
        did(s, f.seat, c.DID_ACTIVATE_TRINKET)
        s.emit(e.ACTIVATES, f.seat, card, NOTHING, effective_damage(s, f), "RS-PLAYPH-6")
        s.emit(e.IS_ACTIVATED, f.seat, card, NOTHING, f.number, "RS-PLAYPH-6")
    else:
        s.emit(e.ACTIVATES_ABILITY, f.seat, card, NOTHING, effective_damage(s, f), "RS-ABIL-4")
    if f.number:
        tell_answer(s, f)
    after_event(s)


def tell_answer(s: EncounterState, f: Frame) -> None:
    """The newest rung of the enemy is answered (RS-LADDER-5)."""
    did(s, f.seat, c.DID_ANSWER)
    s.emit(e.ANSWERS, f.seat, f.card, NOTHING, len(s.ladder), "RS-LADDER-3")
    for place in range(len(s.ladder) - 1, -1, -1):
        rung = s.ladder[place]
        if rung.seat != f.seat:
            s.emit(e.IS_ANSWERED, rung.seat, rung.card, f.card, f.seat, "RS-LADDER-5")
            return


def bind_next(s: EncounterState, f: Frame) -> None:
    """`The next runespell you sling`: the change lies on this one now."""
    if not s.lasting:
        return
    kept: list[Lasting] = []
    bound: list[Lasting] = []
    for entry in s.lasting:
        if entry.kind == c.LAST_NEXT and entry.seat == f.seat:
            ability = s.abilities[entry.number]
            if ability.selector is None or fits(
                s, ability.selector, f.card, f.card, f.card, f.seat, False
            ):
                bound.append(entry)
                continue
        kept.append(entry)
    if not bound:
        return
    s.lasting = kept
    for entry in bound:
        ability = s.abilities[entry.number]
        if ability.static == e.ON_KEYWORD:
            kind = c.LAST_KEYWORD
            number = ability.keyword
        else:
            kind = c.LAST_DAMAGE if ability.static == e.ON_DAMAGE else c.LAST_DEFENSE
            number = ability.words[0]
        mark(
            s, Lasting(kind, f.card, s.stamp[f.card], number, entry.until, entry.seat, entry.source)
        )
        s.emit(e.CHANGES, f.seat, f.card, kind, number, "RS-DMG-10")


def use_6_rung(s: EncounterState, f: Frame) -> None:
    """The effect goes onto the ladder, unless its card has left play (P-SLING step 6, 7)."""
    if referred(s, f.printed) == NOTHING:
        s.emit(e.FIZZLES, f.seat, f.card, NOTHING, 0, "RS-PLAY-6")
        return
    rung = Frame(p.RUNG, f.seat, f.card)
    rung.printed = f.printed
    rung.text = f.text
    rung.items = f.items[:]
    rung.number = NOBODY
    if f.flag & AGAIN:
        s.push(rung)
        return
    s.numbers[NEXT_STAMP] += 1
    rung.count = s.numbers[NEXT_STAMP]
    rung.flag = WAITING
    rung.number = recorded(s, f)
    s.ladder.append(rung)
    if len(s.ladder) == 1:
        ladder = Frame(p.LADDER, enemy(f.seat), NOTHING)
        s.push(ladder)


def recorded(s: EncounterState, f: Frame) -> int:
    """The effective damage of the first damage sentence, or -1."""
    for instruction in s.abilities[f.text].program:
        if instruction.op in (core.DEAL, op.DEAL_DIRECT):
            return f.items[instruction.place]
    return -1


define(
    p.USE,
    [use_1_costs, use_2_bullet, use_3_bullet_chosen, use_4_targets, use_5_used, use_6_rung],
)
USE_4_TARGETS: Final = label(p.USE, use_4_targets)

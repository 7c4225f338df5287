"""Recruiting, screws and training (P-16, P-18, P-19), and discovering technologies (P-20)."""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules.primitives import destroy, move, put_screw
from runestack.games.invasion.rules.seats import opponent_of
from runestack.games.invasion.rules.state import InvasionState
from runestack.games.invasion.rules.text import wake_texts
from runestack.games.invasion.rules.values import (
    base_lead,
    kind_of,
    open_to,
    training_cost,
    training_size,
)
from runestack.kernel.decision import option, option_first, option_kind
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOBODY, NOTHING, Frame
from runestack.kernel.procedure import define, label
from runestack.kernel.random import shuffle
from runestack.kernel.triggers import push_triggers

# -- screws; number: how many are left ------------------------------------------------------------


def push_screws(s: InvasionState, seat: int, number: int, card: int) -> None:
    """A player gains screws and places each on a card of choice (INV-ICON-6)."""
    frame = Frame(p.SCREWS, seat, card)
    frame.number = number
    s.push(frame)


def screws_1_ask(s: InvasionState, f: Frame) -> None:
    """Without a card to put it on a screw is destroyed (INV-RULING-69)."""
    if f.number <= 0:
        f.step = END
        return
    if not s.training[f.seat]:
        s.emit(e.LOSES_SCREW, f.seat, NOTHING, NOTHING, f.number, "INV-RULING-69")
        f.step = END
        return
    options = [option(ch.TAKE_CARD, card, 0) for card in s.training[f.seat]]
    ask(s, f, f.seat, ch.ASK_SCREW, options, f.card, f.number)


def screws_2_put(s: InvasionState, f: Frame) -> None:
    """The next one."""
    put_screw(s, f.seat, option_first(f.answer), "INV-ICON-6")
    f.number -= 1
    f.step = SCREWS_1_ASK


define(p.SCREWS, [screws_1_ask, screws_2_put])
SCREWS_1_ASK: Final = label(p.SCREWS, screws_1_ask)


# -- the Train Cards phase ------------------------------------------------------------------------


def is_trained(s: InvasionState, card: int) -> bool:
    """Whether enough screws lie on a card (INV-WORD-9)."""
    return s.screws[card] >= training_cost(s, card)


def training_1_ask(s: InvasionState, f: Frame) -> None:
    """Every fully trained card goes; the player chooses the order (INV-TURN-15)."""
    options = [option(ch.TAKE_CARD, card, 0) for card in s.training[f.seat] if is_trained(s, card)]
    if not options:
        f.step = END
        return
    ask(s, f, f.seat, ch.ASK_TRAIN, options)


def training_2_train(s: InvasionState, f: Frame) -> None:
    """All screws on it are destroyed (INV-WORD-10)."""
    f.step = TRAINING_1_ASK
    train(s, option_first(f.answer), "INV-TURN-15")
    push_triggers(s)


def train(s: InvasionState, card: int, rule: str) -> None:
    """On top of the Discard pile."""
    seat = s.owner[card]
    move(s, card, c.IN_DISCARD, seat)
    s.emit(e.TRAINS, seat, card, NOTHING, 0, rule)
    wake_texts(s, card, c.PLAYER_TRAINED, seat)


define(p.TRAINING, [training_1_ask, training_2_train])
TRAINING_1_ASK: Final = label(p.TRAINING, training_1_ask)


# -- drawing to choose from -----------------------------------------------------------------------


def deal_out(
    s: InvasionState, seat: int, number: int, deck: list[int], destroyed: list[int], zone: int
) -> None:
    """Cards of a shared deck are taken aside; when it runs out, its destroyed pile is the new one (INV-RULING-65)."""
    for _ in range(number):
        if not deck:
            if not destroyed:
                return
            for card in destroyed:
                s.zone[card] = zone
                s.known[card] = 0
            deck.extend(destroyed)
            destroyed.clear()
            shuffle(s.random, c.STREAM_DECKS, deck)
        move(s, deck[-1], c.LOOKED_AT, seat)


def wants_recruits(s: InvasionState, seat: int) -> bool:
    """Whether setting up has to recruit for a player: fewer than four in training, and cards to choose from."""
    if len(s.training[seat]) >= c.SETUP_RECRUITS:
        return False
    return len(s.recruitment_deck) + len(s.destroyed_recruits) > 0


def looked_options(s: InvasionState, seat: int) -> list[int]:
    """The cards that were taken aside."""
    return [option(ch.TAKE_CARD, card, 0) for card in s.looked[seat]]


# -- recruiting; number: how many are drawn; flag: 1 in setting up, where the others are set aside;
# -- count: screws that are put on it; target: the chosen card ------------------------------------


def push_recruit(s: InvasionState, seat: int, number: int, screws: int, card: int) -> None:
    """A player recruits a card (INV-WORD-8)."""
    frame = Frame(p.RECRUIT, seat, card)
    frame.number = number
    frame.count = screws
    s.push(frame)


def recruit_1_full(s: InvasionState, f: Frame) -> None:
    """A full Training center: ignore it, or replace a card (INV-FAQ-1, INV-RULING-62)."""
    if len(s.training[f.seat]) < training_size(s, f.seat):
        f.step = RECRUIT_3_DRAW
        return
    options = [option(ch.IGNORE, 0, 0), option(ch.GO_ON, 0, 0)]
    ask(s, f, f.seat, ch.ASK_FULL, options, f.card)


def recruit_2_decided(s: InvasionState, f: Frame) -> None:
    """Ignored before anything is drawn."""
    if option_kind(f.answer) == ch.IGNORE:
        f.step = END


def recruit_3_draw(s: InvasionState, f: Frame) -> None:
    """Cards of the Recruitment deck that only this player sees."""
    deal_out(s, f.seat, f.number, s.recruitment_deck, s.destroyed_recruits, c.IN_RECRUITMENT)
    options = looked_options(s, f.seat)
    if not options:
        f.step = END
        return
    ask(s, f, f.seat, ch.ASK_RECRUIT, options, f.card)


def recruit_4_replace(s: InvasionState, f: Frame) -> None:
    """If there is no room, which card is destroyed for it."""
    f.target = option_first(f.answer)
    if len(s.training[f.seat]) < training_size(s, f.seat):
        f.step = RECRUIT_6_TAKE
        return
    options = [option(ch.GIVE, card, 0) for card in s.training[f.seat]]
    ask(s, f, f.seat, ch.ASK_REPLACED, options, f.target)


def recruit_5_replaced(s: InvasionState, f: Frame) -> None:
    """With its screws."""
    destroy(s, option_first(f.answer), "INV-FAQ-1")


def recruit_6_take(s: InvasionState, f: Frame) -> None:
    """Face up into the Training center; the others are destroyed, or in setting up set aside."""
    move(s, f.target, c.IN_TRAINING, f.seat)
    s.emit(e.RECRUITS, f.seat, f.target, NOTHING, 0, "INV-WORD-8")
    wake_texts(s, f.target, c.RECRUITED, f.seat)
    clear_looked(s, f.seat, f.flag != 0, "INV-WORD-8")
    for _ in range(f.count):
        put_screw(s, f.seat, f.target, "INV-SPARE-2")


def clear_looked(s: InvasionState, seat: int, aside: bool, rule: str) -> None:
    """What was not chosen."""
    for card in s.looked[seat][:]:
        if aside:
            move(s, card, c.SET_APART, NOBODY)
        else:
            destroy(s, card, rule)


define(
    p.RECRUIT,
    [
        recruit_1_full,
        recruit_2_decided,
        recruit_3_draw,
        recruit_4_replace,
        recruit_5_replaced,
        recruit_6_take,
    ],
)
RECRUIT_3_DRAW: Final = label(p.RECRUIT, recruit_3_draw)
RECRUIT_6_TAKE: Final = label(p.RECRUIT, recruit_6_take)


# -- discovering; flag: 1 in setting up; target: the chosen card ----------------------------------


def push_discover(s: InvasionState, seat: int, card: int) -> None:
    """A player discovers a new technology (INV-WORD-13)."""
    s.push(Frame(p.DISCOVER, seat, card))


def is_base_full(s: InvasionState, seat: int) -> bool:
    """At most two more cards than the opponent has; there is no limit without one (INV-BOARD-5, INV-RULING-108)."""
    other = opponent_of(s, seat)
    return other != NOBODY and len(s.base[seat]) + 1 > len(s.base[other]) + base_lead(s, seat)


def technologies_of(s: InvasionState, seat: int) -> list[int]:
    """The technologies in a Base."""
    return [card for card in s.base[seat] if kind_of(s, card) == c.TECHNOLOGY]


def replaceable(s: InvasionState, seat: int) -> list[int]:
    """Those that can be destroyed for a new one."""
    return open_to(s, technologies_of(s, seat), e.BE_DESTROYED, False)


def discover_1_full(s: InvasionState, f: Frame) -> None:
    """At the limit: ignore it before drawing, or replace an own technology (INV-RULING-61)."""
    if f.flag or not is_base_full(s, f.seat):
        f.step = DISCOVER_3_DRAW
        return
    options = [option(ch.IGNORE, 0, 0)]
    if replaceable(s, f.seat):
        options.append(option(ch.GO_ON, 0, 0))
    ask(s, f, f.seat, ch.ASK_FULL, options, f.card)


def discover_2_decided(s: InvasionState, f: Frame) -> None:
    """Ignored before anything is drawn."""
    if option_kind(f.answer) == ch.IGNORE:
        f.step = END


def discover_3_draw(s: InvasionState, f: Frame) -> None:
    """Three technologies that only this player sees."""
    number = c.DRAWN_TO_CHOOSE
    deal_out(s, f.seat, number, s.technology_deck, s.destroyed_technologies, c.IN_TECHNOLOGIES)
    options = looked_options(s, f.seat)
    if not options:
        f.step = END
        return
    ask(s, f, f.seat, ch.ASK_TECHNOLOGY, options, f.card)


def discover_4_replace(s: InvasionState, f: Frame) -> None:
    """At the limit one of the own technologies goes."""
    f.target = option_first(f.answer)
    if f.flag or not is_base_full(s, f.seat):
        f.step = DISCOVER_6_TAKE
        return
    options = [option(ch.GIVE, card, 0) for card in replaceable(s, f.seat)]
    ask(s, f, f.seat, ch.ASK_REPLACED, options, f.target)


def discover_5_replaced(s: InvasionState, f: Frame) -> None:
    """Destroyed for the new one."""
    destroy(s, option_first(f.answer), "INV-RULING-61")


def discover_6_take(s: InvasionState, f: Frame) -> None:
    """Into the Base, refreshed (INV-PERM-2)."""
    move(s, f.target, c.IN_BASE, f.seat)
    clear_looked(s, f.seat, f.flag != 0, "INV-WORD-13")
    kind = e.KEEPS_TECHNOLOGY if f.flag else e.DISCOVERS
    s.emit(kind, f.seat, f.target, NOTHING, 0, "INV-WORD-13")
    push_triggers(s)


define(
    p.DISCOVER,
    [
        discover_1_full,
        discover_2_decided,
        discover_3_draw,
        discover_4_replace,
        discover_5_replaced,
        discover_6_take,
    ],
)
DISCOVER_3_DRAW: Final = label(p.DISCOVER, discover_3_draw)
DISCOVER_6_TAKE: Final = label(p.DISCOVER, discover_6_take)

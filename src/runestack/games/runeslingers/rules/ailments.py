"""Ailments are applied, cleansed, converted and moved (P-AIL, P-CLEANSE, P-CONVERT)."""

from __future__ import annotations

from typing import Final

from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules import procedures as p
from runestack.games.runeslingers.rules.checking import after_event
from runestack.games.runeslingers.rules.faces import level_of
from runestack.games.runeslingers.rules.listeners import refresh_ailments
from runestack.games.runeslingers.rules.player_values import (
    free_area,
    instances,
    level,
    player_forbidding,
)
from runestack.games.runeslingers.rules.selection import prepare_effect
from runestack.games.runeslingers.rules.state import (
    DIRTY,
    EncounterState,
    ailment_card,
    did,
    enemy,
    first_area,
    whose_effect,
)
from runestack.games.runeslingers.rules.undoing import undo
from runestack.kernel.decision import option, option_first, option_kind, option_second
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOBODY, NOTHING, Frame
from runestack.kernel.procedure import define, label
from runestack.kernel.references import reference
from runestack.kernel.texts import TEXT_STEPS

# -- applying (P-AIL). seat: whose effect; target: the ailed player; count: the type; number: how many are left;
# flag: the level of the type once the instance is applied; text: as a cost, where the state before it is kept;
# items: the card and text whose effect applies it


def push_ail(
    s: EncounterState,
    seat: int,
    card: int,
    whom: int,
    ailment: int,
    number: int,
    kept: int = NOTHING,
) -> None:
    """Applies instances of one type to a player, one at a time."""
    if number > 0:
        frame = Frame(p.AIL, seat, card)
        frame.target = whom
        frame.count = ailment
        frame.number = number
        frame.text = kept
        s.push(frame)


def possible_types(s: EncounterState, seat: int) -> list[int]:
    """The types that can be applied to a player: those on it, and all while an area is available (RS-RULING-61)."""
    if player_forbidding(s, seat, c.NOT_AILED) != NOTHING:
        return []
    has_room = free_area(s, seat) != NOTHING
    return [
        ailment
        for ailment in range(c.TYPES_OF_AILMENT)
        if has_room or instances(s, seat, ailment) > 0
    ]


def ail_1_type(s: EncounterState, f: Frame) -> None:
    """`ailments of one type`: the player of the effect names it."""
    if f.count != c.CHOSEN_AILMENT:
        f.step = AIL_3_APPLY
        return
    types = possible_types(s, f.target)
    if not types:
        f.step = END
        s.emit(e.NOT_AILED, f.target, f.card, NOTHING, c.NO_AILMENT, "RS-RULING-84")
        return
    options = [option(ch.AIL_WITH, ailment, 0) for ailment in types]
    ask(s, f, f.seat, ch.ASK_AIL_TYPE, options, f.card, f.number)


def ail_2_typed(s: EncounterState, f: Frame) -> None:
    """Noted."""
    f.count = option_first(f.answer)


def ail_3_apply(s: EncounterState, f: Frame) -> None:
    """One instance: on the card of its type, or on a new one (RS-AIL-7, RS-RULING-84, 85)."""
    if f.number == 0:
        f.step = END
        return
    f.number -= 1
    area = area_for(s, f.target, f.count)
    if area == NOTHING and f.text != NOTHING:
        undo(s, f.text)  # a cost that has become impossible (RS-RULING-43)
        return
    if area == NOTHING:
        f.step = AIL_3_APPLY
        s.emit(e.NOT_AILED, f.target, f.card, NOTHING, f.count, "RS-RULING-84")
        return
    s.area_type[area] = f.count
    s.area_count[area] += 1
    s.numbers[DIRTY] = 1
    refresh_ailments(s, f.target)
    s.emit(e.AILED, f.target, f.card, s.area_count[area], f.count, "RS-AIL-2")
    after_event(s)


def area_for(s: EncounterState, seat: int, ailment: int) -> int:
    """The area on which a new instance goes, or NOTHING."""
    if player_forbidding(s, seat, c.NOT_AILED) != NOTHING:
        return NOTHING
    first = first_area(seat)
    for area in range(first, first + c.AILMENT_AREAS):
        if s.area_type[area] == ailment and s.area_boon[area] == NOTHING:
            return area
    return free_area(s, seat)


def apply_under(s: EncounterState, source: int, boon: int, ailment: int, number: int) -> None:
    """Instances of the type that a boon conceals; none of another type, and none on a player who cannot be ailed."""
    area = s.place[boon]
    seat = s.controller[boon]
    is_open = player_forbidding(s, seat, c.NOT_AILED) == NOTHING
    if s.area_boon[area] != boon or s.area_type[area] != ailment or not is_open:
        s.emit(e.NOT_AILED, seat, source, NOTHING, ailment, "RS-AIL-21")
    elif number > 0:
        s.area_count[area] += number
        s.numbers[DIRTY] = 1
        s.emit(e.AILED_UNDER, seat, boon, s.area_count[area], ailment, "RS-AIL-21")


def ail_4_level_one(s: EncounterState, f: Frame) -> None:
    """On-ail effects are the second half of applying an instance (RS-RULING-82)."""
    f.flag = level(s, f.target, f.count)
    f.items = [s.cause, s.cause_text]
    push_on_ail(s, f, 1)


def ail_5_level_two(s: EncounterState, f: Frame) -> None:
    """Level II comes in addition, the new instance included (RS-AIL-6, RS-RULING-80)."""
    push_on_ail(s, f, 2)


def push_on_ail(s: EncounterState, f: Frame, which: int) -> None:
    """The text of a level of the ailment, for the ailed player; its instigator is who applied it (RS-RULING-94)."""
    text = s.faces.on_ail[level_of(f.count, which)]
    if f.flag < which or text == NOTHING:
        return
    effect = Frame(p.ON_AIL, f.target, ailment_card(s, f.target, f.count))
    effect.printed = reference(s, effect.card)
    effect.text = text
    effect.number = NOBODY
    effect.count = whose_effect(s, f.seat, f.card)
    prepare_effect(s, effect)
    s.push(effect)


def ail_6_told(s: EncounterState, f: Frame) -> None:
    """Triggers on being ailed come last; then the next instance (RS-AIL-9)."""
    f.step = AIL_3_APPLY
    s.cause = f.items[0]
    s.cause_text = f.items[1]
    did(s, f.target, c.WAS_AILED)
    instigator = whose_effect(s, f.seat, f.card)
    s.emit(e.IS_AILED, f.target, f.card, instigator, f.count, "RS-AIL-10")
    after_event(s)


define(
    p.AIL,
    [ail_1_type, ail_2_typed, ail_3_apply, ail_4_level_one, ail_5_level_two, ail_6_told],
)
AIL_3_APPLY: Final = label(p.AIL, ail_3_apply)
define(p.ON_AIL, TEXT_STEPS)


# -- cleansing. seat: who chooses; target: from whom; number: how many at most; count: which type, or ANY_AILMENT;
# flag: bits below; place: into which type; items: the types chosen

UP_TO: Final = 1
CONVERTS: Final = 2
MOVES: Final = 4
EIGHT: Final = 8


def push_cleanse(
    s: EncounterState,
    seat: int,
    card: int,
    whom: int,
    ailment: int,
    number: int,
    flag: int,
    into: int,
) -> None:
    """A player chooses instances on another (or the same) player; they are removed together."""
    if number <= 0 or player_forbidding(s, seat, c.NO_CLEANSE) != NOTHING:
        return
    frame = Frame(p.CLEANSE, seat, card)
    frame.target = whom
    frame.number = min(number, instances(s, whom, ailment))
    frame.count = ailment
    frame.flag = flag
    frame.place = into
    s.push(frame)


def push_cleanse_eight(s: EncounterState, seat: int) -> None:
    """The eight ailments of the Cleanse Phase, chosen by the player who has them (RS-RULING-34)."""
    frame = Frame(p.CLEANSE, seat, NOTHING)
    frame.target = seat
    frame.number = min(c.EIGHT, instances(s, seat, c.ANY_AILMENT))
    frame.count = c.ANY_AILMENT
    frame.flag = EIGHT
    s.push(frame)


def cleanse_1_choose(s: EncounterState, f: Frame) -> None:
    """One instance after the other, from the first type to the last, so that no choice is offered twice."""
    left = f.number - len(f.items)
    if left == 0:
        f.step = CLEANSE_3_REMOVE
        return
    options: list[int] = []
    if f.flag & UP_TO:
        options.append(option(ch.DONE, 0, 0))
    lowest = f.items[-1] if f.items else 0
    for ailment in range(lowest, c.TYPES_OF_AILMENT):
        if f.count != c.ANY_AILMENT and ailment != f.count:
            continue
        if remaining(s, f, ailment) == 0:
            continue
        if f.flag & UP_TO == 0 and remaining_from(s, f, ailment) < left:
            continue
        options.append(option(ch.CLEANSE_TYPE, f.target, ailment))
    if not options:
        f.step = CLEANSE_3_REMOVE
        return
    kind = ch.ASK_EIGHT if f.flag & EIGHT else ch.ASK_CLEANSE
    ask(s, f, f.seat, kind, options, f.card, left)


def remaining(s: EncounterState, f: Frame, ailment: int) -> int:
    """Instances of a type that are not chosen yet."""
    return instances(s, f.target, ailment) - f.items.count(ailment)


def remaining_from(s: EncounterState, f: Frame, lowest: int) -> int:
    """Instances of this and later types that are not chosen yet."""
    found = 0
    for ailment in range(lowest, c.TYPES_OF_AILMENT):
        if f.count == c.ANY_AILMENT or f.count == ailment:
            found += remaining(s, f, ailment)
    return found


def cleanse_2_chosen(s: EncounterState, f: Frame) -> None:
    """Noted, then the next one."""
    if option_kind(f.answer) == ch.CLEANSE_TYPE:
        f.items.append(option_second(f.answer))
        f.step = CLEANSE_1_CHOOSE


def cleanse_3_remove(s: EncounterState, f: Frame) -> None:
    """All together; an ailment card without instances frees its area."""
    if not f.items:
        f.step = END
        return
    f.number = len(f.items)
    for ailment in f.items:
        remove_instance(s, f.target, ailment)
    after_event(s)


def remove_instance(s: EncounterState, seat: int, ailment: int) -> None:
    """One unconcealed instance less."""
    first = first_area(seat)
    for area in range(first, first + c.AILMENT_AREAS):
        if s.area_type[area] == ailment and s.area_boon[area] == NOTHING:
            s.area_count[area] -= 1
            s.emit(e.CLEANSES, seat, NOTHING, s.area_count[area], ailment, "RS-AIL-23")
            if s.area_count[area] == 0:
                s.area_type[area] = c.NO_AILMENT
            break
    s.numbers[DIRTY] = 1
    refresh_ailments(s, seat)
    s.emit(e.IS_CLEANSED, seat, NOTHING, NOTHING, ailment, "RS-AIL-23")


def cleanse_4_new_type(s: EncounterState, f: Frame) -> None:
    """Converted instances come back as another type, moved ones on the enemy (RS-RULING-90)."""
    if not f.items or f.flag & (CONVERTS | MOVES) == 0:
        f.step = END
        return
    if f.flag & MOVES:
        f.answer = option(ch.AIL_WITH, f.items[0], 0)
        return
    types = [ailment for ailment in possible_types(s, f.target) if ailment != f.items[0]]
    if f.place != c.OTHER_AILMENT:
        types = [ailment for ailment in types if ailment == f.place]
    if not types:
        f.items.pop(0)
        f.step = CLEANSE_4_NEW_TYPE
        return
    options = [option(ch.AIL_WITH, ailment, 0) for ailment in types]
    ask(s, f, f.seat, ch.ASK_CONVERT, options, f.card, f.items[0])


def cleanse_5_apply(s: EncounterState, f: Frame) -> None:
    """One new instance, with its on-ail effects; then the next."""
    f.items.pop(0)
    f.step = CLEANSE_4_NEW_TYPE
    whom = enemy(f.target) if f.flag & MOVES else f.target
    push_ail(s, f.seat, f.card, whom, option_first(f.answer), 1)


define(
    p.CLEANSE,
    [cleanse_1_choose, cleanse_2_chosen, cleanse_3_remove, cleanse_4_new_type, cleanse_5_apply],
)
CLEANSE_1_CHOOSE: Final = label(p.CLEANSE, cleanse_1_choose)
CLEANSE_3_REMOVE: Final = label(p.CLEANSE, cleanse_3_remove)
CLEANSE_4_NEW_TYPE: Final = label(p.CLEANSE, cleanse_4_new_type)


def cleanse_all(s: EncounterState, seat: int, ailment: int) -> None:
    """All instances of a type, or of all types, as one event. The caller settles."""
    for one in range(c.TYPES_OF_AILMENT):
        if ailment in (one, c.ANY_AILMENT):
            for _ in range(instances(s, seat, one)):
                remove_instance(s, seat, one)

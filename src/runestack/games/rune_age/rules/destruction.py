"""Destroying and wounding, with what happens instead (PROC-DESTROY, PROC-WOUND)."""

from __future__ import annotations

from typing import Final

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules.costs import can_pay
from runestack.games.rune_age.rules.harm import (
    ONLY_BY_ABILITIES,
    WOULD_BE_DESTROYED,
    WOULD_BE_DISCARDED,
    WOULD_BE_WOUNDED,
    can_be_destroyed,
    can_be_wounded,
)
from runestack.games.rune_age.rules.primitives import place_damage, to_discard, to_origin
from runestack.games.rune_age.rules.seats import is_in
from runestack.games.rune_age.rules.state import SHARED_REALM, RuneAgeState
from runestack.games.rune_age.rules.use import is_used, push_instead
from runestack.games.rune_age.rules.victory import check
from runestack.kernel.decision import option, option_first, option_kind, option_second
from runestack.kernel.driver import ask
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.procedure import define, label
from runestack.kernel.program import PICK_THIS, Ability
from runestack.kernel.selectors import fits
from runestack.kernel.triggers import push_triggers

ORIGINS: Final = (c.IN_BOX, c.IN_BARRACKS, c.IN_MARKET, c.IN_CITY_ROW)

# -- what happens instead ------------------------------------------------------------------------


def replacements(s: RuneAgeState, card: int, event: int, cause: int) -> list[int]:
    """What the owner of a card may use when it would be destroyed or wounded, as options (RA-RULING-61)."""
    seat = s.owner[card]
    options: list[int] = []
    if seat == NOBODY:
        return options
    # outside combat no unit is friendly to another one: a card can only save itself
    holders = [*s.army[seat], *s.realm[seat]] if s.zone[card] == c.IN_ARMY else [card]
    for holder in holders:
        uses = s.faces.uses[s.face[holder]]
        for place in range(len(uses)):
            ability = s.abilities[uses[place]]
            if ability.label == c.INSTEAD and replaces(
                s, holder, place, ability, card, event, cause
            ):
                options.append(option(ch.USE, holder, place))
    return options


def replaces(
    s: RuneAgeState, holder: int, place: int, ability: Ability, card: int, event: int, cause: int
) -> bool:
    """Whether a text can be used for this card now: unused this round, or refreshed; and it can be paid."""
    if not ability.keyword & event:
        return False
    if ability.keyword & ONLY_BY_ABILITIES and cause != c.BY_ABILITY:
        return False
    if is_used(s, holder, place):
        return False
    selector = ability.selector
    if selector is None or (s.zone[card] != c.IN_ARMY and selector.pick != PICK_THIS):
        return False
    if not fits(s, selector, card, holder, holder, NOBODY, False):
        return False
    return can_pay(s, s.owner[holder], holder, ability)


# -- items: the cards, NOTHING where something else happened; target: what happens; flag: why; number: next; count: 1 if
# -- it may be replaced


def harm_1_next(s: RuneAgeState, f: Frame) -> None:
    """For each in turn: its owner may use what replaces it; `cannot` is stronger."""
    while f.number < len(f.items):
        card = f.items[f.number]
        if s.zone[card] in ORIGINS or not can_be_harmed(s, card, f):  # gone meanwhile, or protected
            f.items[f.number] = NOTHING
        elif f.count:
            options = replacements(s, card, replaceable(s, card, f.target), f.flag)
            if options:
                ask(s, f, s.owner[card], ch.ASK_INSTEAD, [option(ch.DECLINE, 0, 0), *options], card)
                return
        f.number += 1
    f.step = HARM_3_HAPPEN


def replaceable(s: RuneAgeState, card: int, event: int) -> int:
    """What happens to a card, as bits: a card of a faction that is destroyed goes to its barracks (RA-DEST-1)."""
    face = s.face[card]
    mythic = s.faces.flags[face] & c.MYTHIC
    if event == WOULD_BE_DESTROYED and s.faces.race[face] != c.NO_RACE and not mythic:
        return event | c.WOULD_RETURN
    return event


def can_be_harmed(s: RuneAgeState, card: int, f: Frame) -> bool:
    """Whether nothing protects a card from being destroyed or wounded."""
    if f.target == WOULD_BE_WOUNDED:
        return can_be_wounded(s, card)
    if f.target == WOULD_BE_DISCARDED:
        return s.zone[card] != c.IN_DISCARD
    return can_be_destroyed(s, card, f.flag)


def harm_2_instead(s: RuneAgeState, f: Frame) -> None:
    """Used: nothing happens to the card, and that counts as done for what demanded it."""
    card = f.items[f.number]
    f.number += 1
    f.step = HARM_1_NEXT
    if option_kind(f.answer) == ch.USE:
        f.items[f.number - 1] = NOTHING
        holder = option_first(f.answer)
        text = s.faces.uses[s.face[holder]][option_second(f.answer)]
        if s.abilities[text].keyword == c.WOULD_RETURN:  # it is destroyed, and goes somewhere else
            s.emit(e.DESTROYED, s.owner[card], card, NOTHING, f.flag, "RA-DEST-1")
        push_instead(s, option_first(f.answer), option_second(f.answer), card)


def harm_3_happen(s: RuneAgeState, f: Frame) -> None:
    """To all of them together."""
    for card in f.items:
        if card == NOTHING:
            continue
        if f.target == WOULD_BE_WOUNDED:
            wound(s, card, f.flag)
        elif f.target == WOULD_BE_DISCARDED:
            to_discard(s, card, s.owner[card], "RA-RULING-27")
        else:
            destroy(s, card, f.flag)
    push_triggers(s)


def destroy(s: RuneAgeState, card: int, cause: int) -> None:
    """Mythic units go to the discard pile, the others where they came from (RA-DEST-1, RA-OA-8)."""
    if s.zone[card] in ORIGINS:  # it was given for another one meanwhile
        return
    seat = s.owner[card]
    s.emit(e.DESTROYED, seat, card, NOTHING, cause, "RA-DEST-1")
    if s.faces.flags[s.face[card]] & c.MYTHIC:
        to_discard(s, card, seat, "RA-OA-8")
    else:
        to_origin(s, card, "RA-DEST-1")


def wound(s: RuneAgeState, card: int, cause: int) -> None:
    """A wounded unit still fights, and is destroyed at the end of the combat (RA-WOUND-2, 3)."""
    if s.zone[card] == c.IN_ARMY:
        s.wounded[card] = 1
        s.emit(e.WOUNDED, s.owner[card], card, NOTHING, cause, "RA-WOUND-2")


define(p.HARM, [harm_1_next, harm_2_instead, harm_3_happen])
HARM_1_NEXT: Final = label(p.HARM, harm_1_next)
HARM_3_HAPPEN: Final = label(p.HARM, harm_3_happen)


# -- damage that may be prevented; seat: who would take it; card: where it comes from; number: how much --------------


def shields(s: RuneAgeState, seat: int) -> list[int]:
    """What a player may use against damage: cards in the army and of the realm area, as options (RA-RULING-61)."""
    options: list[int] = []
    for holder in [*s.army[seat], *s.realm[seat]]:
        uses = s.faces.uses[s.face[holder]]
        for place in range(len(uses)):
            ability = s.abilities[uses[place]]
            if ability.label != c.INSTEAD or not ability.keyword & c.WOULD_TAKE_DAMAGE:
                continue
            if not is_used(s, holder, place) and can_pay(s, seat, holder, ability):
                options.append(option(ch.USE, holder, place))
    return options


def damage_1_ask(s: RuneAgeState, f: Frame) -> None:
    """One replacement at most."""
    options = shields(s, f.seat)
    if not is_in(s, f.seat) or not options:
        f.step = DAMAGE_3_TAKE
        return
    options = [option(ch.DECLINE, 0, 0), *options]
    ask(s, f, f.seat, ch.ASK_INSTEAD, options, realm_of(s, f.seat), f.number)


def realm_of(s: RuneAgeState, seat: int) -> int:
    """The home realm of a player, or the one that all share."""
    shared = s.numbers[SHARED_REALM]
    return s.home[seat] if shared == NOTHING else shared


def damage_2_instead(s: RuneAgeState, f: Frame) -> None:
    """The text says how much less it is."""
    if option_kind(f.answer) == ch.USE:
        push_instead(s, option_first(f.answer), option_second(f.answer), realm_of(s, f.seat))


def damage_3_take(s: RuneAgeState, f: Frame) -> None:
    """What is left of it."""
    place_damage(s, f.seat, f.number, f.card, "RA-RULING-66")
    check(s)
    if s.outcome is None:
        push_triggers(s)


define(p.DAMAGE, [damage_1_ask, damage_2_instead, damage_3_take])
DAMAGE_3_TAKE: Final = label(p.DAMAGE, damage_3_take)

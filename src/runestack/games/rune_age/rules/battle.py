"""Battles against what no player controls: strongholds, neutral cities, Enemies, Instants (PROC-BATTLE)."""

from __future__ import annotations

from typing import Final

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules import scenarios as sc
from runestack.games.rune_age.rules.combat import (
    attacker_wins_ties,
    begin_combat,
    playable,
    push_abilities,
)
from runestack.games.rune_age.rules.harm import can_be_destroyed, push_destruction
from runestack.games.rune_age.rules.primitives import add_damage, move, turn_over
from runestack.games.rune_age.rules.seats import is_in
from runestack.games.rune_age.rules.siege import additional_damage
from runestack.games.rune_age.rules.state import (
    COMBAT_STEP,
    ICONS,
    OBJECTIVE,
    RESULT,
    RIVAL_DAMAGE,
    ROLL_CHANGE,
    RuneAgeState,
)
from runestack.games.rune_age.rules.use import can_use, push_text, push_use
from runestack.games.rune_age.rules.values import (
    LAST_REROLL,
    army_strength,
    is_rival,
    kind_of,
    player_change,
    target_strength,
)
from runestack.games.rune_age.rules.victory import check, happens
from runestack.kernel.choices import ASK_MAY, NO, YES
from runestack.kernel.decision import option, option_first, option_kind, option_second
from runestack.kernel.driver import ask
from runestack.kernel.events import Lasting
from runestack.kernel.frame import END, NOBODY, NOTHING, Frame
from runestack.kernel.lasting import mark, marked
from runestack.kernel.procedure import define, label
from runestack.kernel.random import below
from runestack.kernel.triggers import push_triggers

# seat: who fights; card: the target; flag: 1 if the target attacks


def battle_1_declare(s: RuneAgeState, f: Frame) -> None:
    """An attack counts for this round whatever comes of it (RA-COMBAT-4); being attacked does not (RA-RULING-38)."""
    if not f.flag:
        s.attacked[f.card] |= 1 << f.seat
        s.combats[f.seat] += 1
    begin_combat(s, c.BATTLE, f.seat, NOBODY, f.card)


def battle_2_assault(s: RuneAgeState, f: Frame) -> None:
    """One card after the other; the step ends when there is none left to play (RA-BATTLE-5)."""
    if not is_in(s, f.seat):
        f.step = BATTLE_8_AFTERMATH
        return
    cards = playable(s, f.seat)
    options = [option(ch.STOP, 0, 0), *[option(ch.PLAY, card, 0) for card in cards]]
    ask(s, f, f.seat, ch.ASK_ASSAULT, options, f.card)


def battle_3_play(s: RuneAgeState, f: Frame) -> None:
    """A card, or stop; why somebody stops is not told."""
    if option_kind(f.answer) == ch.STOP:
        s.emit(e.STOPS, f.seat, f.card, NOTHING, army_strength(s, f.seat), "RA-BATTLE-5")
        return
    f.step = BATTLE_2_ASSAULT
    s.push(Frame(p.PLAY, f.seat, option_first(f.answer)))


def battle_4_attrition(s: RuneAgeState, f: Frame) -> None:
    """Only against events and objectives with icons (RA-BATTLE-6, RA-RULING-46)."""
    if s.numbers[ICONS] > 0:
        s.push(Frame(p.ATTRITION, f.seat, f.card))


def battle_5_resolution(s: RuneAgeState, f: Frame) -> None:
    """Resolution abilities, the Enemy's among them (RA-BATTLE-7)."""
    s.numbers[COMBAT_STEP] = c.RESOLVING
    push_abilities(s, f.seat, c.RESOLUTION)


def battle_6_compare(s: RuneAgeState, f: Frame) -> None:
    """The higher strength wins; a tie is won by the army, as a rule (RA-BATTLE-8, 9)."""
    if not is_in(s, f.seat):
        f.step = BATTLE_8_AFTERMATH
        return
    army = army_strength(s, f.seat)
    needed = target_strength(s, f.card)
    won = army > needed or (army == needed and attacker_wins_ties(s))
    s.numbers[RESULT] = c.ATTACKER_WON if won else c.DEFENDER_WON
    s.emit(e.RESOLVES, f.seat, f.card, army, needed, "RA-BATTLE-8")
    if won:
        army_wins(s, f, army - needed)
    elif kind_of(s, f.card) & c.INSTANT:
        add_damage(s, f.seat, needed - army, f.card, "RA-BATTLE-16")
    s.emit(e.WINS_COMBAT if won else e.LOSES_COMBAT, f.seat, f.card, NOTHING, 0, "RA-BATTLE-8")


def army_wins(s: RuneAgeState, f: Frame, margin: int) -> None:
    """What becomes of the target (RA-BATTLE-10, 12, 13, 15)."""
    card = f.card
    if is_rival(s, card):
        number = margin + additional_damage(s, f.seat)
        s.numbers[RIVAL_DAMAGE] += number
        s.emit(e.RIVAL_DAMAGED, f.seat, card, NOTHING, number, "RA-RULING-95")
    elif card == s.numbers[OBJECTIVE]:
        s.emit(e.DEFEATS, f.seat, card, NOTHING, 0, "RA-BATTLE-12")
        happens(s, sc.OBJECTIVE_DEFEATED, f.seat)
    elif kind_of(s, card) & c.INSTANT:
        s.emit(e.REPELS, f.seat, card, NOTHING, 0, "RA-BATTLE-15")
    elif kind_of(s, card) & c.ENEMY:
        defeat(s, f.seat, card)
    else:
        move(s, card, c.IN_REALM, f.seat)
        s.emit(e.SECURED, f.seat, card, NOTHING, 0, "RA-BATTLE-10")


def defeat(s: RuneAgeState, seat: int, card: int) -> None:
    """An Enemy becomes a reward, or goes to the event discard pile; its text may send it elsewhere from there."""
    s.emit(e.DEFEATS, seat, card, NOTHING, 0, "RA-EVENT-3")
    texts = s.faces.used_at(s.face[card], c.DEFEATED)
    reward = s.faces.reward[s.face[card]]
    move(s, card, c.IN_EVENT_DISCARD, NOBODY)
    if reward != NOTHING:
        turn_over(s, card, reward)
        move(s, card, c.IN_REALM, seat)
        s.emit(e.CLAIMS, seat, card, NOTHING, 0, "RA-REWARD-1")
    for text in texts:
        push_text(s, seat, card, text)


def battle_7_check(s: RuneAgeState, f: Frame) -> None:
    """Elimination and victory, at once (RA-RULING-81)."""
    check(s)
    if s.outcome is None:
        push_triggers(s)


def battle_8_aftermath(s: RuneAgeState, f: Frame) -> None:
    """End of Combat."""
    s.push(Frame(p.AFTERMATH, f.seat, f.card))


define(
    p.BATTLE,
    [
        battle_1_declare,
        battle_2_assault,
        battle_3_play,
        battle_4_attrition,
        battle_5_resolution,
        battle_6_compare,
        battle_7_check,
        battle_8_aftermath,
    ],
)
BATTLE_2_ASSAULT: Final = label(p.BATTLE, battle_2_assault)
BATTLE_8_AFTERMATH: Final = label(p.BATTLE, battle_8_aftermath)


# -- attrition; card: the event; number: how many units must go; items: those named -----------------------


def attrition_1_before(s: RuneAgeState, f: Frame) -> None:
    """Cards of the realm area that change it are exhausted before the roll (RA-RULING-111 b)."""
    s.numbers[COMBAT_STEP] = c.ATTRITION
    options = [option(ch.STOP, 0, 0)]
    for card in s.realm[f.seat]:
        uses = s.faces.uses[s.face[card]]
        for place in range(len(uses)):
            if s.abilities[uses[place]].label == c.BEFORE_ATTRITION:
                if s.numbers[ICONS] > 0 and can_use(s, f.seat, card, place):
                    options.append(option(ch.USE, card, place))
    ask(s, f, f.seat, ch.ASK_BEFORE_ATTRITION, options, f.card, s.numbers[ICONS])


def attrition_2_used(s: RuneAgeState, f: Frame) -> None:
    """Another one, or the roll."""
    if option_kind(f.answer) == ch.USE:
        f.step = ATTRITION_1_BEFORE
        push_use(s, f.seat, option_first(f.answer), option_second(f.answer))


def attrition_3_roll(s: RuneAgeState, f: Frame) -> None:
    """One die for each icon, all at once; modified, never below 0, added up (RA-RULING-12, 44)."""
    change = player_change(s, f.seat, e.ON_ATTRITION)
    for _ in range(s.numbers[ICONS]):
        face = c.DIE[below(s.random, c.STREAM_DIE, len(c.DIE))]
        rolled = max(0, face + change)
        s.emit(e.ROLLS, f.seat, f.card, NOTHING, rolled, "RA-ATTR-1")
        f.number += rolled
    f.number = min(max(0, f.number + s.numbers[ROLL_CHANGE]), len(destroyable(s, f.seat)))


def attrition_4_offer(s: RuneAgeState, f: Frame) -> None:
    """A text may let the player roll again, after the dice were seen."""
    home = s.home[f.seat]
    if (
        s.numbers[ICONS] == 0
        or home == NOTHING
        or not s.marks[home]
        or marked(s, home, LAST_REROLL) <= 0
    ):
        f.step = ATTRITION_6_ASK
    else:
        ask(s, f, f.seat, ASK_MAY, [option(NO, 0, 0), option(YES, 0, 0)], f.card, f.number)


def attrition_5_again(s: RuneAgeState, f: Frame) -> None:
    """All dice once more; what they showed before does not count."""
    if option_kind(f.answer) == NO:
        return
    home = s.home[f.seat]
    mark(s, Lasting(LAST_REROLL, home, s.stamp[home], -1, c.END_OF_COMBAT_UNTIL, f.seat))
    f.number = 0
    f.step = ATTRITION_3_ROLL


def destroyable(s: RuneAgeState, seat: int) -> list[int]:
    """Units of the army that attrition can destroy (RA-ATTR-4, 7); wounded ones too (RA-RULING-45)."""
    return [
        card
        for card in s.army[seat]
        if kind_of(s, card) & c.UNIT and can_be_destroyed(s, card, c.BY_ATTRITION)
    ]


def attrition_6_ask(s: RuneAgeState, f: Frame) -> None:
    """The player names as many units as the rolls show, in the order of play."""
    if len(f.items) >= f.number:
        f.step = ATTRITION_8_DESTROY
        return
    cards = destroyable(s, f.seat)
    begin = cards.index(f.items[-1]) + 1 if f.items else 0
    last = len(cards) - (f.number - len(f.items)) + 1  # enough must be left for the others
    options = [option(ch.DESTROY, card, 0) for card in cards[begin:last]]
    ask(s, f, f.seat, ch.ASK_ATTRITION, options, f.card, f.number - len(f.items))


def attrition_7_named(s: RuneAgeState, f: Frame) -> None:
    """Noted, then the next one."""
    f.items.append(option_first(f.answer))
    f.step = ATTRITION_6_ASK


def attrition_8_destroy(s: RuneAgeState, f: Frame) -> None:
    """They leave together (RA-ATTR-3)."""
    if f.items:
        push_destruction(s, f.items, c.BY_ATTRITION)
    f.step = END


define(
    p.ATTRITION,
    [
        attrition_1_before,
        attrition_2_used,
        attrition_3_roll,
        attrition_4_offer,
        attrition_5_again,
        attrition_6_ask,
        attrition_7_named,
        attrition_8_destroy,
    ],
)
ATTRITION_1_BEFORE: Final = label(p.ATTRITION, attrition_1_before)
ATTRITION_3_ROLL: Final = label(p.ATTRITION, attrition_3_roll)
ATTRITION_6_ASK: Final = label(p.ATTRITION, attrition_6_ask)
ATTRITION_8_DESTROY: Final = label(p.ATTRITION, attrition_8_destroy)

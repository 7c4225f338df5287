"""What battles and sieges have in common: beginning, playing cards, the end (PROC-BATTLE, PROC-SIEGE, PROC-EOC)."""

from __future__ import annotations

from typing import Final

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules.harm import discard_all, push_destruction
from runestack.games.rune_age.rules.primitives import move
from runestack.games.rune_age.rules.seats import is_in
from runestack.games.rune_age.rules.state import (
    ATTACKER,
    COMBAT,
    COMBAT_STEP,
    DEFENDER,
    ICONS,
    NO_AUTO_DEFENSE,
    RESULT,
    ROLL_CHANGE,
    TARGET,
    TARGET_STRENGTH,
    RuneAgeState,
)
from runestack.games.rune_age.rules.use import can_use, forget_combat, push_use
from runestack.games.rune_age.rules.values import (
    LAST_MUST_PASS,
    army_strength,
    kind_of,
    player_change,
)
from runestack.kernel.continuous import text_about_card
from runestack.kernel.decision import option, option_first, option_kind, option_second
from runestack.kernel.driver import ask
from runestack.kernel.events import Lasting
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.lasting import take_ended
from runestack.kernel.procedure import define, label
from runestack.kernel.triggers import push_triggers

COMBAT_TIMINGS: Final = (c.WHEN_PLAYED, c.RESOLUTION, c.END_OF_COMBAT)


def begin_combat(s: RuneAgeState, kind: int, attacker: int, defender: int, target: int) -> None:
    """Nothing of an earlier combat counts."""
    s.numbers[COMBAT] = kind
    s.numbers[COMBAT_STEP] = c.ASSAULT
    s.numbers[TARGET] = target
    s.numbers[ATTACKER] = attacker
    s.numbers[DEFENDER] = defender
    s.numbers[TARGET_STRENGTH] = 0
    s.numbers[NO_AUTO_DEFENSE] = 0
    s.numbers[ROLL_CHANGE] = 0
    s.numbers[ICONS] = s.faces.attrition[s.face[target]] if s.zone[target] == c.IN_FRONT else 0
    s.numbers[RESULT] = c.UNDECIDED
    for seat in range(len(s.side_strength)):
        s.side_strength[seat] = 0
        s.passed[seat] = 0
    s.emit(e.DECLARES, attacker, target, NOTHING, kind, "RA-COMBAT-2")


def end_combat(s: RuneAgeState) -> None:
    """Effects until the end of the combat end; nobody fights any more."""
    take_ended(s, c.END_OF_COMBAT_UNTIL, NOBODY)
    forget_combat(s)
    s.numbers[COMBAT] = c.NO_COMBAT
    s.numbers[COMBAT_STEP] = 0
    s.numbers[TARGET] = NOTHING
    s.numbers[ATTACKER] = NOBODY
    s.numbers[DEFENDER] = NOBODY


def fighters(s: RuneAgeState) -> list[int]:
    """Who fights, the attacker first; those who are still in the game."""
    found: list[int] = []
    for seat in (s.numbers[ATTACKER], s.numbers[DEFENDER]):
        if seat != NOBODY and is_in(s, seat):
            found.append(seat)
    return found


def attacker_wins_ties(s: RuneAgeState) -> bool:
    """The army in a battle, the defender in a siege (RA-BATTLE-9, RA-SIEGE-14); texts may turn both around.

    If both sides of a siege have such a text, the rule stays (RA-RULING-109).
    """
    attacker, defender, target = s.numbers[ATTACKER], s.numbers[DEFENDER], s.numbers[TARGET]
    if (
        s.listening[e.ON_PROHIBITION]
        and text_about_card(s, target, e.ON_PROHIBITION, c.BE_BEATEN_BY_A_TIE) != NOTHING
    ):
        return False
    if defender == NOBODY:
        return True
    return player_change(s, attacker, e.ON_TIES) > 0 and player_change(s, defender, e.ON_TIES) == 0


# -- playing a card ------------------------------------------------------------------------------


def playable(s: RuneAgeState, seat: int) -> list[int]:
    """Units, and tactics that do something in combat (RA-RULING-41); nothing for one who has to pass."""
    if s.marks[s.home[seat]] and cards_left(s, seat) == 0:
        return []
    return [card for card in s.hand[seat] if is_playable(s, card)]


def cards_left(s: RuneAgeState, seat: int) -> int:
    """How many cards texts let a player still play in this combat; NOTHING if no text does."""
    fewest = NOTHING
    for entry in s.lasting:
        if entry.kind == LAST_MUST_PASS and entry.seat == seat:
            fewest = entry.number if fewest == NOTHING else min(fewest, entry.number)
    return fewest


def count_card(s: RuneAgeState, seat: int) -> None:
    """One card less is left to a player who has to pass."""
    for place in range(len(s.lasting)):
        old = s.lasting[place]
        if old.kind == LAST_MUST_PASS and old.seat == seat:
            left = max(0, old.number - 1)
            s.lasting[place] = Lasting(old.kind, old.card, old.stamp, left, old.until, seat)


def is_playable(s: RuneAgeState, card: int) -> bool:
    """Whether a card can be played in combat at all."""
    kind = kind_of(s, card)
    if kind & c.UNIT:
        return True
    if not kind & c.TACTIC:
        return False
    face = s.face[card]
    if s.faces.strength[face] > 0:
        return True
    for timing in COMBAT_TIMINGS:
        if s.faces.has_use_at(face, timing):
            return True
    return False


# card: the card played


def play_1_card(s: RuneAgeState, f: Frame) -> None:
    """From the hand into the combat area; everybody hears both armies' strengths (RA-RULING-52)."""
    move(s, f.card, c.IN_ARMY, f.seat)
    if s.marks[s.home[f.seat]]:
        count_card(s, f.seat)
    s.emit(e.PLAYS, f.seat, f.card, NOTHING, army_strength(s, f.seat), "RA-COMBAT-1")
    s.emit(e.ENTERS_COMBAT, f.seat, f.card, NOTHING, 0, "RA-COMBAT-1")


def play_2_ask(s: RuneAgeState, f: Frame) -> None:
    """Its When Played ability, now or never (RA-BATTLE-4, RA-SIEGE-6)."""
    options = [option(ch.DECLINE, 0, 0)]
    uses = s.faces.uses[s.face[f.card]]
    for place in range(len(uses)):
        if s.abilities[uses[place]].label == c.WHEN_PLAYED and can_use(s, f.seat, f.card, place):
            options.append(option(ch.USE, f.card, place))
    ask(s, f, f.seat, ch.ASK_WHEN_PLAYED, options, f.card)


def play_3_use(s: RuneAgeState, f: Frame) -> None:
    """Resolved at once; a card may have several, each of which is used once (RA-RULING-60)."""
    if option_kind(f.answer) == ch.USE:
        f.step = PLAY_2_ASK
        push_use(s, f.seat, f.card, option_second(f.answer))


def play_4_triggers(s: RuneAgeState, f: Frame) -> None:
    """What others say about it."""
    push_triggers(s)


define(p.PLAY, [play_1_card, play_2_ask, play_3_use, play_4_triggers])
PLAY_2_ASK: Final = label(p.PLAY, play_2_ask)


# -- abilities of a step; seat: whose; flag: the timing; items: those that were used, as card * 16 + place ----------


def push_abilities(s: RuneAgeState, seat: int, timing: int) -> None:
    """A player uses Resolution or End of Combat abilities, in any order."""
    frame = Frame(p.RESOLUTION, seat, NOTHING)
    frame.flag = timing
    s.push(frame)


def resolution_1_ask(s: RuneAgeState, f: Frame) -> None:
    """The next one, or no more; the Enemy's have to be used (RA-RULING-47)."""
    if not is_in(s, f.seat):
        f.step = RESOLUTION_3_DONE
        return
    options: list[int] = []
    if not owed(s, f):
        options.append(option(ch.STOP, 0, 0))
    for card in ability_cards(s, f.seat, f.flag):
        add_uses(s, f, card, options)
    kind = ch.ASK_RESOLUTION if f.flag == c.RESOLUTION else ch.ASK_END_OF_COMBAT
    ask(s, f, f.seat, kind, options)


def ability_cards(s: RuneAgeState, seat: int, timing: int) -> list[int]:
    """The own army, the own realm area, and in a battle the Enemy."""
    cards = [*s.army[seat], *s.realm[seat]]
    if s.numbers[DEFENDER] == NOBODY and s.zone[s.numbers[TARGET]] == c.IN_FRONT:
        cards.append(s.numbers[TARGET])
    return cards


def add_uses(s: RuneAgeState, f: Frame, card: int, options: list[int]) -> None:
    """The abilities of a card that can be used in this step."""
    uses = s.faces.uses[s.face[card]]
    for place in range(len(uses)):
        if s.abilities[uses[place]].label != f.flag or card * 16 + place in f.items:
            continue
        if can_use(s, f.seat, card, place):
            options.append(option(ch.USE, card, place))


def owed(s: RuneAgeState, f: Frame) -> bool:
    """Whether the Enemy still has an ability that must be used."""
    target = s.numbers[TARGET]
    if s.numbers[DEFENDER] != NOBODY or s.zone[target] != c.IN_FRONT:
        return False
    uses = s.faces.uses[s.face[target]]
    for place in range(len(uses)):
        if s.abilities[uses[place]].label == f.flag and target * 16 + place not in f.items:
            if can_use(s, f.seat, target, place):
                return True
    return False


def resolution_2_use(s: RuneAgeState, f: Frame) -> None:
    """Used, then the next one."""
    if option_kind(f.answer) == ch.USE:
        card = option_first(f.answer)
        f.items.append(card * 16 + option_second(f.answer))
        f.step = RESOLUTION_1_ASK
        push_use(s, f.seat, card, option_second(f.answer))


def resolution_3_done(s: RuneAgeState, f: Frame) -> None:
    """Nothing more."""


define(p.RESOLUTION, [resolution_1_ask, resolution_2_use, resolution_3_done])
RESOLUTION_1_ASK: Final = label(p.RESOLUTION, resolution_1_ask)
RESOLUTION_3_DONE: Final = label(p.RESOLUTION, resolution_3_done)


# -- the End of Combat step ----------------------------------------------------------------------


def aftermath_1_attacker(s: RuneAgeState, f: Frame) -> None:
    """End of Combat abilities: the attacker's first (RA-RULING-53)."""
    s.numbers[COMBAT_STEP] = c.AFTERMATH
    push_abilities(s, s.numbers[ATTACKER], c.END_OF_COMBAT)


def aftermath_2_defender(s: RuneAgeState, f: Frame) -> None:
    """Then the defender's."""
    if s.numbers[DEFENDER] != NOBODY:
        push_abilities(s, s.numbers[DEFENDER], c.END_OF_COMBAT)


def aftermath_3_wounded(s: RuneAgeState, f: Frame) -> None:
    """All wounded units are destroyed at the same time (RA-EOC-2)."""
    wounded: list[int] = []
    for seat in fighters(s):
        wounded.extend([card for card in s.army[seat] if s.wounded[card]])
    if wounded:
        push_destruction(s, wounded, c.BY_WOUND)


def aftermath_4_discard(s: RuneAgeState, f: Frame) -> None:
    """What is left goes to its owner's discard pile, the attacker's first, in the order of play (RA-EOC-3, 4)."""
    left: list[int] = []
    for seat in fighters(s):
        left.extend(s.army[seat])
    discard_all(s, left, "RA-EOC-3")


def aftermath_5_end(s: RuneAgeState, f: Frame) -> None:
    """Nobody fights any more."""
    end_combat(s)
    push_triggers(s)


define(
    p.AFTERMATH,
    [
        aftermath_1_attacker,
        aftermath_2_defender,
        aftermath_3_wounded,
        aftermath_4_discard,
        aftermath_5_end,
    ],
)

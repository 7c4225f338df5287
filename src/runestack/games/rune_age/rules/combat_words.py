"""What texts ask about the combat under way."""

from __future__ import annotations

from typing import Final

from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules.state import (
    ATTACKER,
    COMBAT,
    DEFENDER,
    RESULT,
    TARGET,
    RuneAgeState,
)
from runestack.games.rune_age.rules.values import army_strength, is_rival, kind_of, target_strength
from runestack.kernel.frame import NOBODY, NOTHING

A_SIEGE: Final = 0
A_BATTLE: Final = 1
YOU_ATTACK: Final = 2
YOU_DEFEND: Final = 3
BESIEGE_CITY: Final = 4
BESIEGE_HOME: Final = 5
DEFEND_CITY: Final = 6
DEFEND_HOME: Final = 7
FIGHT_EVENT: Final = 8
FIGHT_CITY: Final = 9  # a neutral one
WON: Final = 10
LOST: Final = 11
DEFEATED_ENEMY: Final = 12
FIGHT_ENEMY: Final = 13
WON_DEFENDING: Final = 14
FIGHT_INSTANT: Final = 15
FIGHT_OBJECTIVE: Final = 16
FIGHT_STRONGHOLD: Final = 17
STRONGER: Final = 18  # than the other army, or what is fought; without auto-defense (RA-RULING-49)
WEAKER: Final = 19
TARGET_IS_CITY: Final = 20  # in a battle or a siege, for both sides
COMBAT_WORDS: Final = {
    "siege": A_SIEGE,
    "battle": A_BATTLE,
    "attack": YOU_ATTACK,
    "defend": YOU_DEFEND,
    "besiege_city": BESIEGE_CITY,
    "besiege_home": BESIEGE_HOME,
    "defend_city": DEFEND_CITY,
    "defend_home": DEFEND_HOME,
    "fight_event": FIGHT_EVENT,
    "fight_enemy": FIGHT_ENEMY,
    "fight_city": FIGHT_CITY,
    "fight_instant": FIGHT_INSTANT,
    "fight_objective": FIGHT_OBJECTIVE,
    "fight_stronghold": FIGHT_STRONGHOLD,
    "stronger": STRONGER,
    "weaker": WEAKER,
    "won": WON,
    "lost": LOST,
    "won_defending": WON_DEFENDING,
    "defeated_enemy": DEFEATED_ENEMY,
    "target_is_city": TARGET_IS_CITY,
}


def opponent_in_combat(s: RuneAgeState, seat: int) -> int:
    """The other player of a siege, or NOBODY."""
    if s.numbers[DEFENDER] == NOBODY:
        return NOBODY
    return s.numbers[DEFENDER] if seat == s.numbers[ATTACKER] else s.numbers[ATTACKER]


def combat_is(s: RuneAgeState, word: int, seat: int) -> bool:
    """Whether the combat is as a word says, seen from a player."""
    kind = s.numbers[COMBAT]
    target = s.numbers[TARGET]
    if kind == c.NO_COMBAT or target == NOTHING:
        return False
    attacks = s.numbers[ATTACKER] == seat
    defends = s.numbers[DEFENDER] == seat
    what = kind_of(s, target)
    if word == A_SIEGE:
        return kind == c.SIEGE
    if word == A_BATTLE:
        return kind == c.BATTLE
    if word == YOU_ATTACK:
        return attacks
    if word == YOU_DEFEND:
        return defends
    if word == BESIEGE_CITY:
        return attacks and kind == c.SIEGE and what & c.CITY != 0
    if word == BESIEGE_HOME:
        return attacks and (is_rival(s, target) or (kind == c.SIEGE and what & c.HOME_REALM != 0))
    if word == DEFEND_CITY:
        return defends and what & c.CITY != 0
    if word == DEFEND_HOME:
        return defends and what & c.HOME_REALM != 0
    return is_told_by_result(s, word, seat, what)


def lead_of(s: RuneAgeState, seat: int) -> int:
    """By how much a player's army is stronger than what it fights; negative where it is weaker."""
    other = opponent_in_combat(s, seat)
    against = target_strength(s, s.numbers[TARGET]) if other == NOBODY else army_strength(s, other)
    return army_strength(s, seat) - against


def is_told_by_result(s: RuneAgeState, word: int, seat: int, what: int) -> bool:
    """The other words."""
    battle = s.numbers[COMBAT] == c.BATTLE
    if word == FIGHT_EVENT:
        return battle and what & (c.EVENT | c.REWARD) != 0
    if word == FIGHT_ENEMY:
        return battle and what & (c.ENEMY | c.REWARD) != 0
    if word == FIGHT_CITY:
        return battle and what & c.CITY != 0
    if word == TARGET_IS_CITY:
        return what & c.CITY != 0
    if word == FIGHT_INSTANT:
        return battle and what & c.INSTANT != 0
    if word == FIGHT_OBJECTIVE:
        return battle and what & c.OBJECTIVE != 0
    if word == FIGHT_STRONGHOLD:
        return battle and what & c.STRONGHOLD != 0
    if word in (STRONGER, WEAKER):
        lead = lead_of(s, seat)
        return lead > 0 if word == STRONGER else lead < 0
    result = s.numbers[RESULT]
    won = result == (c.ATTACKER_WON if s.numbers[ATTACKER] == seat else c.DEFENDER_WON)
    if word == WON:
        return won
    if word == LOST:
        return result != c.UNDECIDED and not won
    if word == WON_DEFENDING:
        return won and s.numbers[DEFENDER] == seat
    return won and battle and what & (c.ENEMY | c.REWARD) != 0

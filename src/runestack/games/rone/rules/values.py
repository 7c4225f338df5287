"""Current values of cards: printed, plus tokens, plus lasting changes, plus continuous texts.

One function for each value, cheap where nothing modifies it. With `base` continuous texts are left out: they choose
their cards so, by printed values and lasting changes only, and no value depends on itself.
"""

from __future__ import annotations

from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules.seats import is_out
from runestack.games.rone.rules.state import (
    ATTACKING,
    COMBAT,
    DEFENDING,
    ELIMINATED,
    NO_COMBAT,
    SEATS,
    RoneState,
)
from runestack.kernel.continuous import bonus, given_keywords, text_about_card
from runestack.kernel.frame import NOTHING
from runestack.kernel.lasting import marked, marked_bits


def melee(s: RoneState, card: int) -> int:
    """Current melee attack; may be below 0, damage may not."""
    value = s.faces.melee[s.face[card]] + s.melee_token[card] + s.melee_late[card]
    if s.marks[card]:
        value += marked(s, card, c.LAST_MELEE)
    if s.listening[e.ON_MELEE]:
        value += battlefield_bonus(s, card, e.ON_MELEE)
    return value


def ranged(s: RoneState, card: int) -> int:
    """Current ranged attack; may be below 0, damage may not."""
    value = s.faces.ranged[s.face[card]] + s.ranged_token[card] + s.ranged_late[card]
    if s.marks[card]:
        value += marked(s, card, c.LAST_RANGED)
    if s.listening[e.ON_RANGED]:
        value += battlefield_bonus(s, card, e.ON_RANGED)
    return value


def health(s: RoneState, card: int) -> int:
    """Current health: one number, without a ceiling."""
    value = s.faces.health[s.face[card]] + s.health_change[card]
    if s.listening[e.ON_HEALTH]:
        value += battlefield_bonus(s, card, e.ON_HEALTH)
    return value


def flags(s: RoneState, card: int) -> int:
    """The keywords without text that a card has now."""
    value = base_flags(s, card)
    if s.listening[e.ON_KEYWORD]:
        value |= given_keywords(s, card, e.ON_KEYWORD)
        if s.marks[card]:  # what an effect took away stays away
            value &= ~marked_bits(s, card, c.LAST_NO_KEYWORD)
    return value


def base_flags(s: RoneState, card: int) -> int:
    """Keywords by print and by lasting changes."""
    value = s.faces.flags[s.face[card]]
    if s.marks[card]:
        value |= marked_bits(s, card, c.LAST_KEYWORD)
        for mark in s.lasting:
            if mark.card == card and mark.kind == c.LAST_COPY:
                value |= s.faces.flags[s.face[mark.number]]
        value &= ~marked_bits(s, card, c.LAST_NO_KEYWORD)
    return value


def battlefield_bonus(s: RoneState, card: int, kind: int) -> int:
    """What continuous texts add to a value; cards elsewhere have their printed one."""
    return bonus(s, card, kind) if s.zone[card] == c.ON_BATTLEFIELD else 0


def forbidding(s: RoneState, card: int, what: int) -> int:
    """The card whose text forbids it, or NOTHING."""
    return text_about_card(s, card, e.ON_CANNOT, what)


def stat(s: RoneState, card: int, which: int, base: bool) -> int:
    """A value by its number; `base` leaves continuous texts out."""
    face = s.face[card]
    if which == c.STAT_HEALTH:
        return s.faces.health[face] + s.health_change[card] if base else health(s, card)
    if which == c.STAT_MELEE:
        return s.faces.melee[face] + s.melee_token[card] if base else melee(s, card)
    if which == c.STAT_RANGED:
        return s.faces.ranged[face] + s.ranged_token[card] if base else ranged(s, card)
    if which == c.STAT_LEVEL:
        return s.faces.level[face]
    if which == c.STAT_COST:
        return s.faces.cost[face]
    if which == c.STAT_RECYCLE:
        return s.faces.recycle[face]
    return s.faces.speed[face]


def is_in_state(s: RoneState, card: int, word: int) -> bool:
    """A race or a state."""
    if word < c.ACTIVE:
        face = s.face[card]
        return s.faces.race[face] == word and s.faces.type[face] & (c.UNIT | c.HERO) != 0
    if word == c.ACTIVE:
        return s.rotation[card] == 0
    if word == c.EXHAUSTED:
        return s.rotation[card] > 0
    if word == c.DAMAGED:
        return s.health_change[card] < 0
    if word == c.UNDAMAGED:
        return s.health_change[card] >= 0
    if word == c.IN_COMBAT:
        return in_combat(s, card)
    if word == c.ATTACKER:
        return s.numbers[COMBAT] != NO_COMBAT and s.numbers[ATTACKING] == card
    if word == c.DEFENDING:
        return s.numbers[COMBAT] != NO_COMBAT and s.numbers[DEFENDING] == card
    message = f"no state has the number {word}"
    raise RuntimeError(message)


def in_combat(s: RoneState, card: int) -> bool:
    """Whether a card is attacker or attacked in the running combat."""
    return s.numbers[COMBAT] != NO_COMBAT and (
        s.numbers[ATTACKING] == card or s.numbers[DEFENDING] == card
    )


def role_card(s: RoneState, role: int, me: int) -> int:
    """The attacker, the attacked unit, or the other unit in this combat, if it is in play."""
    if s.numbers[COMBAT] == NO_COMBAT:
        return NOTHING
    attacker = s.numbers[ATTACKING]
    defender = s.numbers[DEFENDING]
    if role == c.ROLE_ATTACKER:
        card = attacker
    elif role == c.ROLE_DEFENDER:
        card = defender
    else:
        card = defender if me == attacker else attacker
    if card == NOTHING or s.zone[card] != c.ON_BATTLEFIELD or s.faces.type[s.face[card]] != c.UNIT:
        return NOTHING
    return card


def battlefield(s: RoneState, noun: int) -> list[int]:
    """All cards in play of the given types: units, heroes, technologies."""
    cards: list[int] = []
    if noun & c.UNIT:
        for pile in s.units:
            cards.extend(pile)
    if noun & c.HERO:
        cards.extend(s.hero if s.numbers[ELIMINATED] == 0 else heroes_left(s))
    if noun & c.TECHNOLOGY:
        for pile in s.technology:
            cards.extend(pile)
    return cards


def heroes_left(s: RoneState) -> list[int]:
    """The heroes of all players who are still in the game."""
    return [s.hero[seat] for seat in range(s.numbers[SEATS]) if not is_out(s, seat)]

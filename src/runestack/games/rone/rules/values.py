"""Current values of cards: printed, plus tokens, plus lasting changes, plus continuous texts.

One function for each value, cheap where nothing modifies it. Continuous texts choose their cards by printed values
and lasting changes only (`fits` with base=True), never by what other continuous texts make of them, so that no value
depends on itself.
"""

from __future__ import annotations

from typing import Final

from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules.seats import called_you, in_turn_order, is_out, opponents
from runestack.games.rone.rules.state import (
    ACTIVE_PLAYER,
    ATTACKING,
    COMBAT,
    DEFENDING,
    ELIMINATED,
    NO_COMBAT,
    SEATS,
    RoneState,
)
from runestack.kernel.frame import NOBODY, NOTHING
from runestack.kernel.lasting import marked, marked_bits
from runestack.kernel.program import (
    EACH_OPPONENT,
    EACH_PLAYER,
    OPPONENT,
    PICK_ROLE,
    PICK_THIS,
    SIDE_ALLIED,
    SIDE_ANY,
    TARGET_PLAYER,
    TEST_COMBAT,
    TEST_KEYWORD,
    TEST_NO_KEYWORD,
    TEST_STAT,
    TEST_WORD,
    THAT_PLAYER,
    YOU,
    Condition,
    Selector,
    Test,
    compares,
)

STATIC_EVENT: Final = e.KINDS  # continuous texts are listed behind the listeners of events
ON_KEYWORD: Final = STATIC_EVENT + c.STATIC_KEYWORD
ON_MELEE: Final = STATIC_EVENT + c.STATIC_MELEE
ON_RANGED: Final = STATIC_EVENT + c.STATIC_RANGED
ON_HEALTH: Final = STATIC_EVENT + c.STATIC_HEALTH
ON_COST: Final = STATIC_EVENT + c.STATIC_COST
ON_RECYCLE: Final = STATIC_EVENT + c.STATIC_RECYCLE
ON_LEVEL: Final = STATIC_EVENT + c.STATIC_LEVEL
ON_INCOME: Final = STATIC_EVENT + c.STATIC_INCOME
ON_CANNOT: Final = STATIC_EVENT + c.STATIC_CANNOT
ON_NOT_ATTACKED_BY: Final = STATIC_EVENT + c.STATIC_NOT_ATTACKED_BY


def side_of(s: RoneState, card: int) -> int:
    """The side that controls a card."""
    return s.side[s.controller[card]]


def melee(s: RoneState, card: int) -> int:
    """Current melee attack; may be below 0, damage may not."""
    value = s.faces.melee[s.face[card]] + s.melee_token[card] + s.melee_late[card]
    if s.marks[card]:
        value += marked(s, card, c.LAST_MELEE)
    if s.listening[ON_MELEE]:
        value += bonus(s, card, ON_MELEE)
    return value


def ranged(s: RoneState, card: int) -> int:
    """Current ranged attack; may be below 0, damage may not."""
    value = s.faces.ranged[s.face[card]] + s.ranged_token[card] + s.ranged_late[card]
    if s.marks[card]:
        value += marked(s, card, c.LAST_RANGED)
    if s.listening[ON_RANGED]:
        value += bonus(s, card, ON_RANGED)
    return value


def health(s: RoneState, card: int) -> int:
    """Current health: one number, without a ceiling."""
    value = s.faces.health[s.face[card]] + s.health_change[card]
    if s.listening[ON_HEALTH]:
        value += bonus(s, card, ON_HEALTH)
    return value


def flags(s: RoneState, card: int) -> int:
    """The keywords without text that a card has now."""
    value = base_flags(s, card)
    if s.listening[ON_KEYWORD]:
        for listener in s.listeners:
            if listener.kind == ON_KEYWORD:
                ability = s.abilities[listener.text]
                if static_covers(s, listener.card, listener.printed, listener.text, card):
                    value |= ability.keyword
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


def bonus(s: RoneState, card: int, kind: int) -> int:
    """What continuous texts add to a value."""
    value = 0
    if s.zone[card] != c.ON_BATTLEFIELD:
        return 0
    for listener in s.listeners:
        if listener.kind == kind and static_covers(
            s, listener.card, listener.printed, listener.text, card
        ):
            value += s.abilities[listener.text].words[0]
    return value


def static_covers(s: RoneState, holder: int, printed: int, text: int, card: int) -> bool:
    """Whether a continuous text applies to a card now."""
    ability = s.abilities[text]
    if ability.selector is not None and not fits(s, ability.selector, card, holder, printed, True):
        return False
    return ability.condition is None or holds(s, ability.condition, holder, printed, NOTHING, True)


def forbidding(s: RoneState, card: int, what: int) -> int:
    """The card whose text forbids it, or NOTHING."""
    for listener in s.listeners:
        if (
            listener.kind == ON_CANNOT
            and s.abilities[listener.text].words[0] == what
            and static_covers(s, listener.card, listener.printed, listener.text, card)
        ):
            return listener.card
    return NOTHING


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


def passes(s: RoneState, test: Test, card: int, base: bool) -> bool:
    """Whether a card passes one test of a selector."""
    kind = test.kind
    if kind == TEST_WORD:
        return is_in_state(s, card, test.word)
    if kind == TEST_STAT:
        return compares(test.compare, stat(s, card, test.word, base), test.number)
    if kind == TEST_KEYWORD:
        return (base_flags(s, card) if base else flags(s, card)) & test.word != 0
    if kind == TEST_NO_KEYWORD:
        return (base_flags(s, card) if base else flags(s, card)) & test.word == 0
    if kind == TEST_COMBAT:
        return in_combat(s, card)
    message = f"no test has the number {kind}"
    raise RuntimeError(message)


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


def fits(
    s: RoneState,
    selector: Selector,
    card: int,
    holder: int,
    printed: int,
    base: bool,
    seat: int = NOBODY,
) -> bool:
    """Whether a card is one of those a selector speaks of, seen from the card that holds the text.

    `seat` is the player of an effect, whose card may have left by now; NOBODY: who controls the holder.
    """
    if selector.pick == PICK_THIS:
        return card == printed
    if s.faces.type[s.face[card]] & selector.noun == 0:
        return False
    if selector.other and card == holder:
        return False
    if selector.side != SIDE_ANY:
        viewer = s.controller[holder] if seat == NOBODY else seat
        allied = s.side[s.controller[card]] == s.side[viewer]
        if allied != (selector.side == SIDE_ALLIED):
            return False
    for test in selector.tests:
        if not passes(s, test, card, base):
            return False
    return True


def zone_size(s: RoneState, seat: int, zone: int) -> int:
    """How many cards a player has in a zone."""
    if zone == c.IN_HAND:
        return len(s.hand[seat])
    if zone == c.IN_DECK:
        return len(s.deck[s.side[seat]])
    if zone == c.IN_GRAVEYARD:
        return len(s.graveyard[s.side[seat]])
    return len(s.technology_deck[s.side[seat]])


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


def count_fitting(
    s: RoneState, selector: Selector, holder: int, printed: int, base: bool, seat: int = NOBODY
) -> int:
    """How many cards in play fit."""
    number = 0
    for card in battlefield(s, selector.noun):
        if fits(s, selector, card, holder, printed, base, seat):
            number += 1
    return number


def players_meant(s: RoneState, seat: int, player: int) -> list[int]:
    """The players a text means, seen from a seat; a chosen player is not found here."""
    if player == YOU:
        return [seat]
    if player in (OPPONENT, EACH_OPPONENT):
        return opponents(s, seat)
    if player == EACH_PLAYER:
        return in_turn_order(s, s.numbers[ACTIVE_PLAYER])
    return []


def players_meant_by(s: RoneState, card: int, player: int) -> list[int]:
    """The players that the text of a permanent means as long as nobody executes it."""
    if player == YOU:
        return called_you(s, card)
    return players_meant(s, s.controller[card], player)


def holds(
    s: RoneState,
    condition: Condition,
    holder: int,
    printed: int,
    that: int,
    base: bool,
    player_meant: int = NOBODY,
    you: int = NOBODY,
) -> bool:
    """Whether a condition is true now, seen from the card that holds the text.

    `that` is the card and `player_meant` the player that the text has chosen, or that an event was about; `you` the
    player of an effect, whose card may have left by now (NOBODY: who controls the holder).
    """
    kind = condition.kind
    seat = s.controller[holder] if you == NOBODY else you
    if kind == c.IF_IS or kind == c.IF_HAS:
        selector = condition.selector
        card = that
        if selector is None or selector.pick == PICK_THIS:
            card = printed
        elif selector.pick == PICK_ROLE:
            card = role_card(s, selector.noun, holder)
        if card == NOTHING or condition.test is None:
            return False
        return passes(s, condition.test, card, base)
    if kind == c.IF_TURN:
        active = s.numbers[ACTIVE_PLAYER]
        yours = active == seat or (you == NOBODY and active in called_you(s, holder))
        return yours == (condition.number == 1)
    if condition.player in (TARGET_PLAYER, THAT_PLAYER):
        return player_meant != NOBODY and player_meets(
            s, condition, player_meant, holder, printed, base
        )
    everyone = condition.player in (EACH_OPPONENT, EACH_PLAYER)
    if condition.player == YOU and you == NOBODY:
        meant = called_you(s, holder)  # of a shared unit it is enough if one of them meets it
    else:
        meant = players_meant(s, seat, condition.player)
    for player in meant:
        if player_meets(s, condition, player, holder, printed, base) != everyone:
            return not everyone
    return everyone


def player_meets(
    s: RoneState, condition: Condition, player: int, holder: int, printed: int, base: bool
) -> bool:
    """Whether a player has what a condition asks for."""
    kind = condition.kind
    if kind == c.IF_CARDS:
        have = zone_size(s, player, condition.word)
    elif kind == c.IF_RESOURCE:
        have = s.water[player]
    elif kind == c.IF_LEVEL:
        have = s.hero_level[player]
    else:
        have = 0
        selector = condition.selector
        if selector is not None:
            for card in battlefield(s, selector.noun):
                if side_of(s, card) == s.side[player] and fits(
                    s, selector, card, holder, printed, base
                ):
                    have += 1
    return compares(condition.compare, have, condition.number)

"""Current values of cards and players: printed, plus lasting changes, plus continuous texts, less ailments.

One function for each value, cheap where nothing modifies it. Continuous texts choose their cards by printed values
and lasting changes only (`fits` with base=True), never by what other continuous texts make of them, so that no value
depends on itself.
"""

from __future__ import annotations

from typing import Final

from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules.state import (
    ACTIVE,
    SPOTS,
    STARTING_HEALTH,
    STARTING_POWER,
    TURN,
    EncounterState,
    deeds_of,
    enemy,
    first_area,
    first_spot,
)
from runestack.kernel.events import Listener
from runestack.kernel.frame import NOBODY, NOTHING
from runestack.kernel.lasting import marked, marked_bits
from runestack.kernel.program import (
    COUNT_CARDS,
    COUNT_ZONE,
    EACH_OPPONENT,
    EACH_PLAYER,
    OPPONENT,
    PICK_ONE,
    PICK_TARGET,
    PICK_THIS,
    SIDE_ALLIED,
    SIDE_ANY,
    TEST_KEYWORD,
    TEST_NO_KEYWORD,
    TEST_STAT,
    TEST_WORD,
    YOU,
    Condition,
    Count,
    Selector,
    Test,
    compares,
)

STATIC_EVENT: Final = e.KINDS  # continuous texts are listed behind the listeners of events
ON_DAMAGE: Final = STATIC_EVENT + c.STATIC_DAMAGE
ON_DEFENSE: Final = STATIC_EVENT + c.STATIC_DEFENSE
ON_KEYWORD: Final = STATIC_EVENT + c.STATIC_KEYWORD
ON_CANNOT: Final = STATIC_EVENT + c.STATIC_CANNOT
ON_PLAYER_CANNOT: Final = STATIC_EVENT + c.STATIC_PLAYER_CANNOT
ON_CAN: Final = STATIC_EVENT + c.STATIC_CAN
ON_VALUE: Final = STATIC_EVENT + c.STATIC_VALUE
ON_DRAW: Final = STATIC_EVENT + c.STATIC_DRAW
ON_ABILITY_COST: Final = STATIC_EVENT + c.STATIC_ABILITY_COST
ON_KEYWORD_NUMBER: Final = STATIC_EVENT + c.STATIC_KEYWORD_NUMBER
ON_DAMAGE_TAKEN: Final = STATIC_EVENT + c.STATIC_DAMAGE_TAKEN
ON_FIRST_DAMAGE: Final = STATIC_EVENT + c.STATIC_FIRST_DAMAGE
ON_IGNORE: Final = STATIC_EVENT + c.STATIC_IGNORE

EVERYBODY: Final = (1 << c.SEATS) - 1

# -- what a card is ------------------------------------------------------------------------------


def kind_of(s: EncounterState, card: int) -> int:
    """The type of a card now; a face-down concentration has none of its own (RS-CONC-5)."""
    if s.zone[card] == c.AS_CONCENTRATION:
        return c.CONCENTRATION
    return s.faces.type[s.face[card]]


def is_empty(s: EncounterState, card: int) -> bool:
    """Whether a concentration has no face-up card on it and is not distracted."""
    place = s.place[card]
    return s.spot_top[place] == NOTHING and not s.spot_distracted[place]


def cards_in_play(s: EncounterState, noun: int) -> list[int]:
    """All cards on both fields that a noun might mean, the active player's first."""
    found: list[int] = []
    for step in range(c.SEATS):
        seat = (s.numbers[ACTIVE] + step) % c.SEATS
        if noun & c.RUNESLINGER:
            found.append(s.slinger[seat])
        if noun & (c.PLAYABLE | c.DEFENSE_CARD):
            found.extend(s.field[seat])
        if noun & c.CONCENTRATION:
            first = first_spot(s, seat)
            for spot in range(first, first + s.numbers[SPOTS]):
                if s.spot_card[spot] != NOTHING:
                    found.append(s.spot_card[spot])
    return found


def flags(s: EncounterState, card: int) -> int:
    """The keywords that a card has now."""
    value = base_flags(s, card)
    if s.listening[ON_KEYWORD]:
        for listener in s.listeners:
            if listener.kind == ON_KEYWORD and covers(s, listener, card):
                value |= s.abilities[listener.text].keyword
        if s.marks[card]:
            value &= ~marked_bits(s, card, c.LAST_NO_KEYWORD)
    return value


def base_flags(s: EncounterState, card: int) -> int:
    """Keywords by print and by lasting changes; a face-down card has none of its own (RS-RULING-26)."""
    value = 0 if s.zone[card] == c.AS_CONCENTRATION else s.faces.flags[s.face[card]]
    if s.marks[card]:
        value |= marked_bits(s, card, c.LAST_KEYWORD)
        value &= ~marked_bits(s, card, c.LAST_NO_KEYWORD)
    return value


def defense_of(s: EncounterState, card: int) -> int:
    """The remaining defense of a defense card: with modifiers, less the damage of this phase (RS-RULING-112)."""
    return full_defense(s, card) - s.damage[card]


def full_defense(s: EncounterState, card: int) -> int:
    """The defense of a defense card without its damage."""
    value = s.faces.defense[s.face[card]]
    if s.marks[card]:
        value += marked(s, card, c.LAST_DEFENSE)
    if s.listening[ON_DEFENSE]:
        value += bonus(s, card, ON_DEFENSE)
    if level(s, s.controller[card], c.FRAGMENT):
        value -= 1
    return value


def bonus(s: EncounterState, card: int, kind: int) -> int:
    """What continuous texts add to a value of a card."""
    value = 0
    for listener in s.listeners:
        if listener.kind == kind and covers(s, listener, card):
            value += static_number(s, listener)
    return value


def static_number(s: EncounterState, listener: Listener) -> int:
    """The number of a continuous text, times the count of its `for each`."""
    ability = s.abilities[listener.text]
    if ability.counted is None:
        return ability.words[0]
    seat = s.controller[listener.card]
    return ability.words[0] * count_of(
        s, ability.counted, listener.card, NOTHING, NOBODY, seat, True
    )


def covers(s: EncounterState, listener: Listener, card: int) -> bool:
    """Whether a continuous text applies to a card now."""
    ability = s.abilities[listener.text]
    if ability.selector is not None and not fits(
        s, ability.selector, card, listener.card, NOBODY, True
    ):
        return False
    return is_on(s, listener)


def is_on(s: EncounterState, listener: Listener) -> bool:
    """Whether the condition of a continuous text holds."""
    condition = s.abilities[listener.text].condition
    return condition is None or holds(s, condition, listener.card, NOTHING, NOBODY, NOBODY, True)


def forbidding(s: EncounterState, card: int, what: int) -> int:
    """The card whose text forbids something to a card (its own, if an effect said so), or NOTHING."""
    if s.marks[card]:
        for mark in s.lasting:
            if mark.card == card and mark.kind == c.LAST_CANNOT and mark.number == what:
                return card
    if s.listening[ON_CANNOT]:
        for listener in s.listeners:
            if listener.kind == ON_CANNOT and s.abilities[listener.text].words[0] == what:
                if covers(s, listener, card):
                    return listener.card
    return NOTHING


def permits(s: EncounterState, card: int, what: int) -> bool:
    """Whether a text allows a card something that the rules do not."""
    if s.listening[ON_CAN]:
        for listener in s.listeners:
            if listener.kind == ON_CAN and s.abilities[listener.text].words[0] == what:
                if covers(s, listener, card):
                    return True
    return False


# -- what a player has ---------------------------------------------------------------------------


def concerns(s: EncounterState, listener: Listener, seat: int) -> bool:
    """Whether a continuous text about players means this one now."""
    player = s.abilities[listener.text].player
    controller = s.controller[listener.card]
    if player == YOU:
        meant = controller == seat
    elif player == EACH_PLAYER:
        meant = True
    else:
        meant = controller != seat
    return meant and is_on(s, listener)


def player_bonus(s: EncounterState, seat: int, kind: int) -> int:
    """What continuous texts of a kind add for a player."""
    value = 0
    for listener in s.listeners:
        if listener.kind == kind and concerns(s, listener, seat):
            value += static_number(s, listener)
    return value


def value_bonus(s: EncounterState, seat: int, resource: int) -> int:
    """What continuous texts add to a value of a player."""
    value = 0
    if s.listening[ON_VALUE]:
        for listener in s.listeners:
            if listener.kind == ON_VALUE and s.abilities[listener.text].words[1] == resource:
                if concerns(s, listener, seat):
                    value += static_number(s, listener)
    return value


def player_forbidding(s: EncounterState, seat: int, what: int) -> int:
    """The card whose text forbids something to a player, or NOTHING."""
    if s.listening[ON_PLAYER_CANNOT]:
        for listener in s.listeners:
            if listener.kind == ON_PLAYER_CANNOT and s.abilities[listener.text].words[0] == what:
                if concerns(s, listener, seat):
                    return listener.card
    return NOTHING


def maximum_health(s: EncounterState, seat: int) -> int:
    """18, less one for each Curse, with all changes; not below 0."""
    value = (
        s.numbers[STARTING_HEALTH] + s.maximum_change[seat] + value_bonus(s, seat, c.MAXIMUM_HEALTH)
    )
    cursed = instances(s, seat, c.CURSE)
    if cursed and not (s.listening[ON_IGNORE] and ignores(s, seat, c.CURSE)):
        value -= cursed
    return max(0, value)


def block_value(s: EncounterState, seat: int) -> int:
    """4, less one for each Weaken, with all changes; not below 0."""
    value = base_block(s, seat) + value_bonus(s, seat, c.BLOCK)
    return max(0, value)


def base_block(s: EncounterState, seat: int) -> int:
    """The block without continuous texts, for texts that count it themselves."""
    return c.BASE_BLOCK - (instances(s, seat, c.WEAKEN) if level(s, seat, c.WEAKEN) else 0)


def hand_maximum(s: EncounterState, seat: int) -> int:
    """8, less 2 with Insanity II, with all changes."""
    value = c.HAND_MAXIMUM + value_bonus(s, seat, c.MAXIMUM_HAND_SIZE)
    if level(s, seat, c.INSANITY) == 2:
        value -= 2
    return max(0, value)


def block_limit(s: EncounterState, seat: int) -> int:
    """How often a player may block in a turn."""
    return max(0, c.BLOCKS_PER_TURN + value_bonus(s, seat, c.BLOCK_LIMIT))


def set_limit(s: EncounterState, seat: int) -> int:
    """How many concentrations a player may set in a turn."""
    return max(0, c.SETS_PER_TURN + value_bonus(s, seat, c.CONCENTRATION_LIMIT))


def draw_number(s: EncounterState, seat: int) -> int:
    """Cards of the Draw Phase: 2, in the very first turn 1, less one with Debilitate II, with all changes."""
    value = c.FIRST_DRAW if s.numbers[TURN] == 1 else c.CARDS_PER_DRAW
    if level(s, seat, c.DEBILITATE) == 2:
        value -= 1
    if s.listening[ON_DRAW]:
        value += player_bonus(s, seat, ON_DRAW)
    return max(0, value)


def ability_cost(s: EncounterState, seat: int) -> int:
    """Determinations for the activate ability."""
    value = s.faces.cost[s.face[s.activate[seat]]]
    if level(s, seat, c.CURSE) == 2:
        value += 1
    if s.listening[ON_ABILITY_COST]:
        value += player_bonus(s, seat, ON_ABILITY_COST)
    return max(0, value)


def keyword_number(s: EncounterState, seat: int, keyword: int, printed: int) -> int:
    """The number of Pain, Ail or Sear for a player who plays a card with it; not below 0."""
    value = printed
    if s.listening[ON_KEYWORD_NUMBER]:
        for listener in s.listeners:
            if listener.kind == ON_KEYWORD_NUMBER and s.abilities[listener.text].keyword == keyword:
                if concerns(s, listener, seat):
                    value += static_number(s, listener)
    return max(0, value)


# -- ailments ------------------------------------------------------------------------------------


def instances(s: EncounterState, seat: int, ailment: int) -> int:
    """Unconcealed instances of a type (or, with ANY_AILMENT, of all; UNIQUE_AILMENT: how many types)."""
    found = 0
    first = first_area(seat)
    for area in range(first, first + c.AILMENT_AREAS):
        kind = s.area_type[area]
        if kind == c.NO_AILMENT or s.area_boon[area] != NOTHING:
            continue
        if kind == ailment:
            return s.area_count[area]
        if ailment == c.ANY_AILMENT:
            found += s.area_count[area]
        elif ailment == c.UNIQUE_AILMENT:
            found += 1
    return found


def level(s: EncounterState, seat: int, ailment: int) -> int:
    """0, 1 or 2: which level of an ailment is in force on a player."""
    found = instances(s, seat, ailment)
    if found == 0:
        return 0
    if s.listening[ON_IGNORE] and ignores(s, seat, ailment):
        return 0
    return 2 if found >= c.LEVEL_TWO else 1


def ignores(s: EncounterState, seat: int, ailment: int) -> bool:
    """Whether a text lets a player ignore a type."""
    for listener in s.listeners:
        if listener.kind == ON_IGNORE and s.abilities[listener.text].words[0] == ailment:
            if concerns(s, listener, seat):
                return True
    return False


def free_area(s: EncounterState, seat: int) -> int:
    """The lowest ailment area without ailment card and boon, or NOTHING (RS-RULING-92)."""
    first = first_area(seat)
    for area in range(first, first + c.AILMENT_AREAS):
        if s.area_type[area] == c.NO_AILMENT and s.area_boon[area] == NOTHING:
            return area
    return NOTHING


# -- which cards a text means --------------------------------------------------------------------


def stat(s: EncounterState, card: int, base: bool) -> int:
    """The defense of a card, as texts ask for it: what remains of it in play, the printed one elsewhere."""
    if base or s.zone[card] != c.IN_PLAY:
        return s.faces.defense[s.face[card]]
    return defense_of(s, card)


def passes(s: EncounterState, test: Test, card: int, base: bool) -> bool:
    """Whether a card passes one test of a selector."""
    kind = test.kind
    if kind == TEST_WORD:
        return is_in_state(s, card, test.word)
    if kind == TEST_STAT:
        if s.faces.defense[s.face[card]] == 0 or s.zone[card] == c.AS_CONCENTRATION:
            return False
        return compares(test.compare, stat(s, card, base), test.number)
    if kind == TEST_KEYWORD:
        return (base_flags(s, card) if base else flags(s, card)) & test.word != 0
    if kind == TEST_NO_KEYWORD:
        return (base_flags(s, card) if base else flags(s, card)) & test.word == 0
    message = f"no test has the number {kind}"
    raise RuntimeError(message)


TYPE_WORDS: Final = {
    c.WORD_SPIRIT: c.SPIRIT,
    c.WORD_ATTACK: c.ATTACK,
    c.WORD_UTILITY: c.UTILITY,
    c.WORD_SPIRIT_OR_ATTACK: c.SPIRIT | c.ATTACK,
    c.WORD_WEAPON: c.WEAPON,
    c.WORD_CURIO: c.CURIO,
    c.WORD_ARMOUR: c.ARMOUR,
    c.WORD_RUNESPELL: c.RUNESPELL,
    c.WORD_TRINKET: c.TRINKET,
    c.WORD_BOON: c.BOON,
    c.WORD_DEFENSE: c.DEFENSE_CARD,
}


def is_in_state(s: EncounterState, card: int, word: int) -> bool:
    """A class, a subtype or a state."""
    kind = kind_of(s, card)
    if word in TYPE_WORDS:
        return kind & TYPE_WORDS[word] != 0
    if word < c.WORD_SLUNG:
        return kind != c.CONCENTRATION and s.faces.of_class[s.face[card]] == word
    turn = s.numbers[TURN]
    if word == c.WORD_SLUNG:
        return s.slung[card] == turn
    if word == c.WORD_ACTIVATED:
        return s.activated[card] == turn
    if word == c.WORD_CHARGED:
        return s.charged[card] == turn
    if word == c.WORD_DAMAGED:
        return s.damage[card] > 0
    if word == c.WORD_NORMAL:
        return kind & c.RUNESPELL != 0 and kind & c.DEFENSE_CARD == 0
    if word == c.WORD_ANSWER:
        return s.answering[card] == turn
    if kind != c.CONCENTRATION:
        return False
    if word == c.WORD_EMPTY:
        return is_empty(s, card)
    if word == c.WORD_FULL:
        return s.spot_top[s.place[card]] != NOTHING
    if word == c.WORD_DISTRACTED:
        return s.spot_distracted[s.place[card]] != 0
    message = f"no state has the number {word}"
    raise RuntimeError(message)


def fits(
    s: EncounterState, selector: Selector, card: int, holder: int, seat: int, base: bool
) -> bool:
    """Whether a card is one of those a selector speaks of, seen from the card that holds the text.

    `seat` is the player of an effect; NOBODY: who controls the holder.
    """
    if selector.pick == PICK_THIS:
        return card == holder
    kind = kind_of(s, card)
    if kind & selector.noun == 0:
        return False
    if kind == c.CONCENTRATION and not is_open(s, selector, card):
        return False
    if selector.other and card == holder:
        return False
    if selector.side != SIDE_ANY:
        viewer = s.controller[holder] if seat == NOBODY else seat
        if (s.controller[card] == viewer) != (selector.side == SIDE_ALLIED):
            return False
    for test in selector.tests:
        if not passes(s, test, card, base):
            return False
    return True


def is_open(s: EncounterState, selector: Selector, card: int) -> bool:
    """A concentration under a card is never chosen; as a `card` it counts only while empty (RS-RULING-24, 28)."""
    if selector.noun != c.CONCENTRATION:
        return is_empty(s, card)
    if selector.pick == PICK_TARGET or selector.pick == PICK_ONE:
        return s.spot_top[s.place[card]] == NOTHING
    return True


def players_meant(s: EncounterState, seat: int, player: int) -> list[int]:
    """The players a text means, seen from a seat; a chosen player is not found here."""
    if player == YOU:
        return [seat]
    if player == EACH_PLAYER:
        return [s.numbers[ACTIVE], enemy(s.numbers[ACTIVE])]
    if player in (OPPONENT, EACH_OPPONENT):
        return [enemy(seat)]
    return []


# -- counts and conditions -----------------------------------------------------------------------


def zone_size(s: EncounterState, seat: int, zone: int) -> int:
    """How many cards a player has in a zone."""
    return len(pile_of(s, seat, zone))


def pile_of(s: EncounterState, seat: int, zone: int) -> list[int]:
    """A player's pile for a zone."""
    if zone == c.IN_HAND:
        return s.hand[seat]
    if zone == c.IN_DECK:
        return s.deck[seat]
    if zone == c.IN_DISCARD:
        return s.discard[seat]
    return s.void[seat]


def concentrations_of(s: EncounterState, seat: int) -> int:
    """How many concentrations a player has."""
    found = 0
    first = first_spot(s, seat)
    for spot in range(first, first + s.numbers[SPOTS]):
        if s.spot_card[spot] != NOTHING:
            found += 1
    return found


def resource_of(s: EncounterState, seat: int, resource: int, base: bool) -> int:
    """How much of something a player has."""
    if resource == c.HEALTH:
        return s.health[seat]
    if resource == c.MAXIMUM_HEALTH:
        return maximum_health(s, seat)
    if resource == c.POWER:
        return s.power[seat]
    if resource == c.DETERMINATION:
        return s.determinations[seat]
    if resource == c.BLOCK:
        return max(0, base_block(s, seat)) if base else block_value(s, seat)
    if resource == c.MISSING_HEALTH:
        return maximum_health(s, seat) - s.health[seat]
    if resource == c.LOST_POWER:
        return s.numbers[STARTING_POWER] - s.power[seat]
    if resource == c.AILMENTS_ON:
        return instances(s, seat, c.ANY_AILMENT)
    if resource == c.CARDS_IN_HAND:
        return len(s.hand[seat])
    if resource == c.CARDS_IN_DECK:
        return len(s.deck[seat])
    if resource == c.CONCENTRATIONS:
        return concentrations_of(s, seat)
    message = f"no value of a player has the number {resource}"
    raise RuntimeError(message)


def count_fitting(s: EncounterState, selector: Selector, holder: int, seat: int, base: bool) -> int:
    """How many cards in play fit."""
    found = 0
    for card in cards_in_play(s, selector.noun):
        if fits(s, selector, card, holder, seat, base):
            found += 1
    return found


def count_of(
    s: EncounterState,
    count: Count,
    holder: int,
    that: int,
    player_meant: int,
    seat: int,
    base: bool,
) -> int:
    """What a `for each` counts; the damage that an effect has dealt is counted where the effect is known."""
    kind = count.kind
    if kind == COUNT_CARDS:
        return 0 if count.selector is None else count_fitting(s, count.selector, holder, seat, base)
    if kind == c.COUNT_TOKENS:
        if count.selector is None or count.selector.pick == PICK_THIS:
            return s.tokens[holder]
        return 0 if that == NOTHING else s.tokens[that]
    meant = players_meant(s, seat, count.player)
    if player_meant != NOBODY and count.player != YOU and not meant:
        meant = [player_meant]
    found = 0
    for player in meant:
        if kind == COUNT_ZONE:
            found += zone_size(s, player, count.word)
        elif kind == c.COUNT_AILMENTS:
            found += instances(s, player, count.word)
        elif kind == c.COUNT_VALUE:
            found += resource_of(s, player, count.word, base)
        elif kind == c.COUNT_DEEDS:
            found += deeds_of(s, player, count.word)
        else:
            message = f"no count has the number {kind}"
            raise RuntimeError(message)
    return found


def holds(
    s: EncounterState,
    condition: Condition,
    holder: int,
    that: int,
    player_meant: int,
    you: int,
    base: bool,
) -> bool:
    """Whether a condition is true now, seen from the card that holds the text.

    `that` is the card and `player_meant` the player that the text has chosen, or that an event was about; `you` the
    player of an effect (NOBODY: who controls the holder).
    """
    kind = condition.kind
    seat = s.controller[holder] if you == NOBODY else you
    if kind == c.IF_IS or kind == c.IF_HAS or kind == c.IF_TOKENS:
        selector = condition.selector
        card = holder if selector is None or selector.pick == PICK_THIS else that
        if card == NOTHING:
            return False
        if kind == c.IF_TOKENS:
            return compares(condition.compare, s.tokens[card], condition.number)
        return condition.test is not None and passes(s, condition.test, card, base)
    if kind == c.IF_TURN:
        return (s.numbers[ACTIVE] == seat) == (condition.number == 1)
    meant = players_meant(s, seat, condition.player)
    if not meant:
        if player_meant == NOBODY:
            return False
        meant = [player_meant]
    for player in meant:
        if not player_meets(s, condition, player, holder, base):
            return False
    return True


def player_meets(
    s: EncounterState, condition: Condition, player: int, holder: int, base: bool
) -> bool:
    """Whether a player has what a condition asks for."""
    kind = condition.kind
    if kind == c.IF_MORE:
        have = resource_of(s, player, condition.word, base)
        return have > resource_of(s, enemy(player), condition.word, base)
    if kind == c.IF_CARDS:
        have = zone_size(s, player, condition.word)
    elif kind == c.IF_RESOURCE:
        have = resource_of(s, player, condition.word, base)
    elif kind == c.IF_AILMENTS:
        have = instances(s, player, condition.word)
    elif kind == c.IF_DID or kind == c.IF_DID_OFTEN:
        have = deeds_of(s, player, condition.word)
    elif kind == c.IF_CONTROL:
        have = controlled(s, condition, player, holder, base)
    else:
        message = f"no condition has the number {kind}"
        raise RuntimeError(message)
    return compares(condition.compare, have, condition.number)


def controlled(
    s: EncounterState, condition: Condition, player: int, holder: int, base: bool
) -> int:
    """How many cards of a kind a player controls."""
    selector = condition.selector
    have = 0
    if selector is not None:
        for card in cards_in_play(s, selector.noun):
            if s.controller[card] == player and fits(s, selector, card, holder, NOBODY, base):
                have += 1
    return have

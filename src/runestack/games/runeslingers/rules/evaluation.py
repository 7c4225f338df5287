"""How good a state looks for a seat: a rule of thumb for players that look one step ahead.

The unit is one health, which is also about one point of the budget by which the cards were made. In a draft there is
nothing but faces: there the picks are rated, so that a player who looks one step ahead takes the best card.
"""

from __future__ import annotations

from typing import Final

from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules import operations as o
from runestack.games.runeslingers.rules.player_values import block_value
from runestack.games.runeslingers.rules.state import (
    ACTIVE,
    PHASE,
    SPOTS,
    STARTING_HEALTH,
    TURN,
    WINS_NEEDED,
    EncounterState,
    enemy,
    first_area,
    first_spot,
)
from runestack.games.runeslingers.rules.values import defense_of
from runestack.kernel import operations as core
from runestack.kernel.frame import NOTHING
from runestack.kernel.program import COUNT_STAT, YOU, Ability, Instruction

SCALE: Final = 40.0
WIN: Final = 90.0  # an encounter of a match that is won: all the power of a player
HAND: Final = 4.0  # a card in the enemy's hand
HAND_CARD: Final = 0.6  # any card in the own hand, and besides a share of what it does
IN_HAND: Final = 0.6
DETERMINATION: Final = 1.5
CONCENTRATION: Final = 5.0  # one of the first four: more than the card would count in hand
FURTHER_CONCENTRATION: Final = 2.0  # less than that
WANTED_CONCENTRATIONS: Final = 4
EMPTY: Final = 0.5
CHANCE: Final = 3.5  # a card that can be played now: more than a card in hand
READY: Final = 0.85  # of what a card does that lies ready to be slung or activated
CHARGED: Final = 0.5  # of what its tokens add to that
CONTINUOUS: Final = 5.5  # a text that works as long as its card is in play
HARM: Final = 5.0  # a boon that harms the player on whose field it lies
DEFENSE: Final = 0.3
BLOCK: Final = 0.7  # a point of block, for a player who has a card to discard for it
BLOCK_WITHOUT_CARD: Final = 0.35
USEFUL_BLOCK: Final = 8

# ailments: each instance, the first level, the second level
INSTANCE: Final = [0.2, 0.3, 0.2, 0.2, 0.2, 0.1]
LEVEL_ONE: Final = [0.0, 0.0, 4.0, 1.0, 0.0, 0.0]
LEVEL_TWO: Final = [2.0, 1.0, 5.0, 2.5, 2.0, 1.0]
CURSED: Final = 0.5  # of the health that a Curse takes from each power that is left
TOWARDS_EIGHT: Final = (
    0.2  # times the square of all instances: eight cost about 13 of the 18 of a power
)

FEW: Final = 6  # cards that are left in a deck, or in deck and discard pile
DECK_CARD: Final = 0.2  # a card in the deck: without one a power is lost
DECK_DANGER: Final = 0.6  # for each card less in the deck: soon a power is lost
END_DANGER: Final = 3.0  # for each card less in deck and discard pile: soon the encounter is lost


def evaluate(s: EncounterState, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if s.outcome is not None:
        return float(s.outcome.scores[seat])
    if not s.face:
        value = picks_value(s, s.deck_list[seat] or s.picks[seat])
        return 0.99 * value / (PICKS_SCALE + abs(value))
    difference = player_value(s, seat, seat) - player_value(s, enemy(seat), seat)
    if s.numbers[PHASE] == c.PHASE_PLAY:
        active = s.numbers[ACTIVE]
        difference += chances(s, active) if active == seat else -chances(s, active)
    if s.numbers[WINS_NEEDED] > 1:
        difference += WIN * (s.wins[seat] - s.wins[enemy(seat)])
    return 0.99 * difference / (SCALE + abs(difference))


def player_value(s: EncounterState, seat: int, viewer: int) -> float:
    """Everything that a player has, less what ails. Only the own hand is looked at card by card."""
    reserve = s.power[seat] - 1
    value = float(s.health[seat] + reserve * (s.numbers[STARTING_HEALTH] + s.maximum_change[seat]))
    value += DETERMINATION * s.determinations[seat] + DECK_CARD * len(s.deck[seat])
    value += hand_value(s, seat) if seat == viewer else HAND * len(s.hand[seat])
    block = BLOCK if s.hand[seat] else BLOCK_WITHOUT_CARD
    value += block * min(USEFUL_BLOCK, block_value(s, seat)) + concentrations_value(s, seat)
    for card in s.field[seat]:
        value += card_in_play(s, card)
    return value - ailments_cost(s, seat, reserve) - deck_danger(s, seat)


def hand_value(s: EncounterState, seat: int) -> float:
    """The better a card, the later it is discarded for a block or set as a concentration."""
    value = 0.0
    for card in s.hand[seat]:
        value += HAND_CARD + IN_HAND * face_value(s, s.face[card])
    return value


def chances(s: EncounterState, seat: int) -> float:
    """What the Play Phase still holds for its player: cards that can be played. It speaks against passing."""
    places = 0
    has_room = False
    first = first_spot(s, seat)
    for spot in range(first, first + s.numbers[SPOTS]):
        if s.spot_card[spot] == NOTHING:
            has_room = True
        elif s.spot_top[spot] == NOTHING:
            places += 1
    if has_room and s.sets[seat] == 0:
        places += 1
    playable = 0
    for card in s.hand[seat]:
        if s.faces.type[s.face[card]] & (c.RUNESPELL | c.TRINKET):
            playable += 1
    return CHANCE * min(places, playable)


def concentrations_value(s: EncounterState, seat: int) -> float:
    """The first few count more than a card in hand, later ones less; those that will be lost count nothing."""
    value = 0.0
    found = 0
    first = first_spot(s, seat)
    for spot in range(first, first + s.numbers[SPOTS]):
        if s.spot_card[spot] == NOTHING or is_lost(s, spot):
            continue
        found += 1
        value += CONCENTRATION if found <= WANTED_CONCENTRATIONS else FURTHER_CONCENTRATION
        if s.spot_top[spot] == NOTHING:
            value += EMPTY
    return value


def is_lost(s: EncounterState, spot: int) -> bool:
    """Whether Distract takes the concentration away in the next Cleanup Phase."""
    top = s.spot_top[spot]
    if top == NOTHING:
        return False
    return is_used(s, top) and s.faces.flags[s.face[top]] & c.DISTRACT != 0


def is_used(s: EncounterState, card: int) -> bool:
    """Whether a card was slung or activated this turn, and will be discarded."""
    turn = s.numbers[TURN]
    return s.slung[card] == turn or s.activated[card] == turn


def card_in_play(s: EncounterState, card: int) -> float:
    """A card in play, for its controller: what it does all the time, and what it is ready to do."""
    if is_used(s, card):
        return 0.0
    face = s.face[card]
    kind = s.faces.type[face]
    value = continuous_value(s, face)
    if kind & c.DEFENSE_CARD:
        value += DEFENSE * max(0, defense_of(s, card))
    if not kind & c.BOON:
        plain = used_value(s, face, 0)
        value += READY * plain
        if s.tokens[card]:
            value += CHARGED * (used_value(s, face, s.tokens[card]) - plain)
    return value


def ailments_cost(s: EncounterState, seat: int, reserve: int) -> float:
    """Unconcealed ailments by type and level, and how near they are to costing a power."""
    cost = 0.0
    total = 0
    first = first_area(seat)
    for area in range(first, first + c.AILMENT_AREAS):
        kind = s.area_type[area]
        if kind == c.NO_AILMENT or s.area_boon[area] != NOTHING:
            continue
        count = s.area_count[area]
        total += count
        cost += INSTANCE[kind] * count + LEVEL_ONE[kind]
        if count >= c.LEVEL_TWO:
            cost += LEVEL_TWO[kind]
        if kind == c.CURSE:
            cost += CURSED * reserve * count
    return cost + TOWARDS_EIGHT * total * total


def deck_danger(s: EncounterState, seat: int) -> float:
    """An empty deck costs a power, no cards at all the encounter."""
    deck = len(s.deck[seat])
    both = deck + len(s.discard[seat])
    return DECK_DANGER * max(0, FEW - deck) + END_DANGER * max(0, FEW - both)


# -- what is printed -----------------------------------------------------------------------------

DAMAGE_GROUP: Final = 0  # spirit and attack runespells
UTILITY_GROUP: Final = 1
TRINKET_GROUP: Final = 2
BOON_GROUP: Final = 3
DIRECT: Final = 1.2  # times the damage, as it cannot be blocked
PIERCE: Final = 1.0
COUNTED: Final = 2.0  # how many of what is counted there may be
READ: Final = 5.0  # how large a value of a card may be
HEALTH_GAINED: Final = 0.7  # also a damage that is prevented
MAXIMUM_LOST: Final = 3.0
# by type of ailment, and where the type is chosen later
AILMENT: Final = [2.5, 1.5, 1.5, 1.5, 3.0, 1.5, 1.5, 1.5, 1.5, 1.5]
# what an effect is worth that is counted by number, and one that is not
FOR_EACH: Final = {
    core.DRAW: 2.5,
    o.PREVENT: HEALTH_GAINED,
    core.GAIN: HEALTH_GAINED,
    o.CLEANSE: 1.2,
    o.MOVE_AILMENTS: 2.5,
    o.CONVERT: 1.0,
    o.DISCARD_RANDOM: 2.5,
    o.VOID: 0.7,
}
AT_ONCE: Final = {
    core.DESTROY: 5.0,
    core.CANCEL: 5.0,
    core.RETURN_TO_HAND: 3.0,
    core.PUT: 4.0,
    core.LOOK_TAKE: 5.0,
    o.REVEAL_TAKE: 4.0,
    core.FETCH: 3.0,
    o.SLING_AGAIN: 5.0,
    o.LASTING: 3.0,
}


def group_of(s: EncounterState, face: int) -> int:
    """What a card is for, roughly."""
    kind = s.faces.type[face]
    if kind & (c.SPIRIT | c.ATTACK):
        return DAMAGE_GROUP
    if kind & c.UTILITY:
        return UTILITY_GROUP
    return TRINKET_GROUP if kind & c.TRINKET else BOON_GROUP


def face_value(s: EncounterState, face: int) -> float:
    """What a card does once and all the time, and its defense, less the price in the keyword bar."""
    faces = s.faces
    value = used_value(s, face, 0) + abs(continuous_value(s, face)) + DEFENSE * faces.defense[face]
    bar = faces.bar[face]
    for place in range(0, len(bar), 2):
        value -= price(bar[place], bar[place + 1])
    return value


def used_value(s: EncounterState, face: int, tokens: int) -> float:
    """What slinging or activating a card does; of bullets the average."""
    faces = s.faces
    value = PIERCE if faces.flags[face] & c.PIERCE else 0.0
    bullets = faces.bullets[face]
    if bullets and not faces.has_continuous_bullets[face]:
        for text in bullets:
            value += use_value(s.abilities[text], tokens) / len(bullets)
    elif faces.use[face] != NOTHING:
        value += use_value(s.abilities[faces.use[face]], tokens)
    return value


def use_value(ability: Ability, tokens: int) -> float:
    """The effects one by one, as far as they are easily counted."""
    value = 0.0
    for instruction in ability.program:
        op = instruction.op
        number = instruction.number + instruction.each * counted(instruction, tokens)
        if op == core.DEAL:
            value += number
        elif op == o.DEAL_DIRECT:
            value += DIRECT * number
        elif op == o.APPLY or op == o.INFLICT:
            value += AILMENT[instruction.word] * number
        elif op == core.LOSE:
            value += MAXIMUM_LOST * number if instruction.word == c.MAXIMUM_HEALTH else number
        elif op in FOR_EACH:
            value += FOR_EACH[op] * number
        elif op in AT_ONCE:
            value += AT_ONCE[op]
    return value


def counted(instruction: Instruction, tokens: int) -> float:
    """How much a `for each` may count: tokens are known, of other things there are some."""
    what = instruction.counted
    if what is None or what.kind != COUNT_STAT:
        return COUNTED
    return float(tokens) if what.word == c.STAT_TOKENS else READ


def continuous_value(s: EncounterState, face: int) -> float:
    """Texts that work while the card is in play, for the player on whose field it lies."""
    faces = s.faces
    if faces.has_continuous_bullets[face]:
        return -HARM if is_less(s, faces.bullet_statics[face][0]) else CONTINUOUS
    if not faces.statics[face] and not waits(s, face):
        return 0.0
    return -HARM if faces.type[face] & c.BOON and is_harmful(s, face) else CONTINUOUS


def waits(s: EncounterState, face: int) -> bool:
    """Whether a card has a trigger, other than one on its own charging: that is no reason to keep it."""
    for text in s.faces.triggered[face]:
        if s.abilities[text].event != e.IS_CHARGED:
            return True
    return False


def is_harmful(s: EncounterState, face: int) -> bool:
    """Whether a text takes something from its own player, or ails that player."""
    for text in s.faces.triggered[face]:
        for instruction in s.abilities[text].program:
            if instruction.player == YOU and instruction.op in (o.APPLY, core.LOSE):
                return True
    return is_less(s, s.faces.statics[face])


def is_less(s: EncounterState, texts: list[int]) -> bool:
    """Whether a continuous text makes the own block or damage less."""
    for text in texts:
        ability = s.abilities[text]
        if ability.static in (e.ON_VALUE, e.ON_DAMAGE) and ability.words[0] < 0:
            return True
    return False


def price(keyword: int, number: int) -> float:
    """What a keyword costs; those that help count the other way."""
    if keyword == c.PAIN:
        return 0.7 * number
    if keyword == c.SEAR:
        return 0.4 * number
    if keyword == c.AIL:
        return 1.5 * number
    if keyword == c.DISTRACT:
        return 3.0
    if keyword == c.FATE:
        return 1.0
    return -1.0 if keyword in (c.SHOUT, c.CHARGE) else 0.0


# -- a draft -------------------------------------------------------------------------------------

PICKS_SCALE: Final = 150.0
# of a deck of 30, about as in the starter decks; and what each card more than that counts less
WANTED: Final = [18, 6, 5, 3]
TOO_MANY: Final = 2.0


def picks_value(s: EncounterState, faces: list[int]) -> float:
    """The cards one by one, and whether they are mixed well."""
    value = 0.0
    groups = [0, 0, 0, 0]
    for face in faces:
        value += face_value(s, face)
        groups[group_of(s, face)] += 1
    for group in range(len(groups)):
        value -= TOO_MANY * max(0, groups[group] - WANTED[group])
    return value

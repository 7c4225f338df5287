"""What somebody answers whose thoughts nobody follows: rules of thumb for every question.

Looking ahead plays a turn to its end with these answers, so they are a simple player by themselves: play what can be
paid, the best card first; use dice, rerolls, pairs and transforms where they make a card payable; train what is near.
"""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import operations as op
from runestack.games.invasion.rules.dice import (
    count_on_side,
    free_dice,
    is_empty_side,
    place_of_screw,
)
from runestack.games.invasion.rules.drawing import is_worth_drawing
from runestack.games.invasion.rules.prices import symbols_of
from runestack.games.invasion.rules.spending import parts_of
from runestack.games.invasion.rules.state import PHASE, InvasionState
from runestack.games.invasion.rules.storage import all_stored
from runestack.games.invasion.rules.training import technologies_of
from runestack.games.invasion.rules.values import training_cost
from runestack.kernel import operations as core
from runestack.kernel.choices import ASK_MAY
from runestack.kernel.decision import Question, option, option_first, option_kind, option_second

# what the text of a card is worth, by the number of its symbols (the bands of the card set)
RECRUIT_WORTH: Final = (3.0, 4.6, 7.6, 11.2, 15.4)
STARTING_WORTH: Final = (1.5, 2.2, 3.6, 5.0, 6.0)
SYMBOL_WORTH: Final = 3.0  # what a resource brings that pays for something else
NEARLY_FULL: Final = 8  # stored resources, from which pairs are used for their own sake
TECHNOLOGIES_WANTED: Final = 3
MANY: Final = 10  # cards, which no text draws at once
DRAW_UNTIL: Final = op.NUMBERS["DrawUntil"]
CHOSEN_DRAWS: Final = op.NUMBERS["ChosenDraws"]
CHOSEN_LOOKS: Final = op.NUMBERS["ChosenLooks"]


def worth_of(s: InvasionState, card: int) -> float:
    """What playing a card is worth, roughly."""
    face = s.face[card]
    symbols = min(4, len(s.faces.cost[face]))
    table = RECRUIT_WORTH if s.faces.type[face] == c.RECRUIT else STARTING_WORTH
    return table[symbols]


def net_worth(s: InvasionState, card: int) -> float:
    """The same, less what the resources could pay for that it costs: what a deck gains by the card."""
    return worth_of(s, card) - SYMBOL_WORTH * len(s.faces.cost[s.face[card]])


def usual_answer(s: InvasionState, question: Question) -> int:
    """The place of the usual option."""
    kind = question.kind
    if kind == ch.ASK_MAIN:
        return main_habit(s, question)
    if kind == ch.ASK_DRAW:
        return 1 if is_worth_drawing(s, question.seat) else 0
    if kind == ch.ASK_SPARE:
        return spare_habit(s, question)
    if kind == ASK_MAY:
        return len(question.options) - 1
    if kind == ch.ASK_SCREW:
        return screw_habit(s, question)
    if kind in (ch.ASK_RECRUIT, ch.ASK_STARTING, ch.ASK_RECYCLE, ch.ASK_TRAIN):
        return best_card(s, question)
    if kind in (ch.ASK_DISCARD, ch.ASK_REPLACED):
        return worst_card(s, question)
    if kind == ch.ASK_COLOUR:
        return colour_habit(s, question)
    if kind == ch.ASK_NEW_SCREW:
        return screw_colour(s, question)
    if kind == ch.ASK_SIDE:
        return side_habit(s, question)
    if kind == ch.ASK_DIE and s.numbers[PHASE] == c.ENDING:
        return die_habit(s, question)
    if kind == ch.ASK_POSITION:
        return position_habit(s, question)
    return 0


# -- cards ---


def best_card(s: InvasionState, question: Question) -> int:
    """The card that is worth most; of recruits the one that gains most for each screw."""
    found = 0
    best = -1000.0
    for place in range(len(question.options)):
        code = question.options[place]
        if option_kind(code) in (ch.TAKE_CARD, ch.GIVE, ch.RECYCLE):
            card = option_first(code)
            value = worth_of(s, card) - (2.0 if s.zone[card] == c.IN_HAND else 0.0)
            if question.kind == ch.ASK_RECRUIT:
                value = net_worth(s, card) / max(1, training_cost(s, card))
            if value > best:
                best = value
                found = place
    return found


def worst_card(s: InvasionState, question: Question) -> int:
    """The card that is worth least; one with screws is worth more."""
    found = 0
    worst = 1000.0
    for place in range(len(question.options)):
        card = option_first(question.options[place])
        value = worth_of(s, card) + s.screws[card]
        if value < worst:
            worst = value
            found = place
    return found


def screw_habit(s: InvasionState, question: Question) -> int:
    """On the card that is worth most for what it still lacks."""
    found = 0
    best = -1.0
    for place in range(len(question.options)):
        card = option_first(question.options[place])
        lacks = training_cost(s, card) - s.screws[card]
        value = worth_of(s, card) / (lacks + 1) if lacks > 0 else 0.0
        if value > best:
            best = value
            found = place
    return found


# -- the Main phase ---


def place_in(question: Question, code: int) -> int:
    """Where an option stands, or 0."""
    for place in range(len(question.options)):
        if question.options[place] == code:
            return place
    return 0


def main_habit(s: InvasionState, question: Question) -> int:
    """The next action of somebody who plays what can be paid."""
    seat = question.seat
    best = 0
    value = 0.0
    for place in range(len(question.options)):
        code = question.options[place]
        kind = option_kind(code)
        if kind == ch.CARRY_OUT:
            return place
        if kind == ch.PLAY and worth_of(s, option_first(code)) > value:
            if is_safe(s, seat, s.faces.first_used_at(s.face[option_first(code)], c.EFFECTS)):
                value = worth_of(s, option_first(code))
                best = place
        elif kind == ch.ABILITY and value == 0.0 and is_worth_using(s, seat, code):
            best = place
            value = 0.1
    if best:
        return best
    return prepare_habit(s, question)


def is_worth_using(s: InvasionState, seat: int, code: int) -> bool:
    """Activated abilities are; those that work once each turn are left to players who think."""
    card = option_first(code)
    uses = s.faces.used_at(s.face[card], c.ACTIVATED)
    place = option_second(code)
    return place < len(uses) and s.health[seat] > 2 and is_safe(s, seat, uses[place])


def is_safe(s: InvasionState, seat: int, text: int) -> bool:
    """Whether a text draws no more cards than there are: who cannot draw has lost (INV-DECK-6)."""
    left = cards_to_draw(s, seat)
    if left > MANY or text < 0:
        return True
    wanted = drawn_by(s, seat, text)
    if s.doubled[seat]:
        wanted *= 2
    if wanted:
        wanted += drawn_by_waiting(s, seat)
    return wanted <= left


def has_too_few_cards(s: InvasionState, seat: int) -> bool:
    """Whether the own effects that wait draw more cards than are left: a teammate may have made the seat draw them."""
    if not s.items:
        return False
    left = cards_to_draw(s, seat)
    return left <= MANY and drawn_by_waiting(s, seat) > left


def cards_to_draw(s: InvasionState, seat: int) -> int:
    """How many cards a player can still draw."""
    return len(s.deck[seat]) + len(s.discard[seat]) + len(s.garbage[seat])


def drawn_by_waiting(s: InvasionState, seat: int) -> int:
    """How many cards the own effects that wait will draw, at most."""
    wanted = 0
    for item in s.items:
        if item.seat == seat and item.text >= 0:
            wanted += drawn_by(s, seat, item.text) * max(1, item.number)
    return wanted


def drawn_by(s: InvasionState, seat: int, text: int) -> int:
    """How many cards a text takes from the own Deck, at most."""
    wanted = 0
    for instruction in s.abilities[text].program:
        if instruction.op in (core.DRAW, CHOSEN_DRAWS):
            wanted += instruction.number
        elif instruction.op == CHOSEN_LOOKS:
            wanted += max(instruction.number, instruction.second)
        elif instruction.op == DRAW_UNTIL:
            wanted += max(0, instruction.number - len(s.hand[seat]) + 1)
    return wanted


def prepare_habit(s: InvasionState, question: Question) -> int:
    """Something that makes a card payable: a die, a pair, a reroll, a transform; or the end."""
    seat = question.seat
    wanted = best_with_dice(s, seat)
    if wanted >= 0:
        die = useful_die(s, seat, wanted)
        if die >= 0:
            return place_in(question, option(ch.USE_DIE, die, 0))
    for place in range(len(question.options)):
        code = question.options[place]
        kind = option_kind(code)
        if kind == ch.PAIR and (s.hand[seat] or all_stored(s, seat) >= NEARLY_FULL):
            return place
        if kind == ch.REROLL and s.hand[seat] and shows_nothing(s, option_first(code)):
            return place
    return transform_habit(s, question)


def transform_habit(s: InvasionState, question: Question) -> int:
    """Two dice that show nothing become a resource, if there is a card to pay for."""
    if not s.hand[question.seat]:
        return 0
    for place in range(len(question.options)):
        code = question.options[place]
        if option_kind(code) == ch.TRANSFORM and shows_nothing(s, option_first(code)):
            if shows_nothing(s, option_second(code)):
                return place
    return 0


def shows_nothing(s: InvasionState, die: int) -> bool:
    """Whether no colour lies on top."""
    return is_empty_side(s, die, s.die_top[die])


def with_dice(s: InvasionState, seat: int) -> list[int]:
    """The pool as it would be with all unused dice."""
    have = [s.pool[seat * c.COLOURS + colour] for colour in range(c.COLOURS)]
    for die in free_dice(s, seat):
        first = place_of_screw(die, s.die_top[die], 0)
        for place in range(first, first + c.SCREWS_OF_SIDE):
            if s.screw[place] < c.COLOURS:
                have[s.screw[place]] += 1
    return have


def lacking(have: list[int], wanted: list[int]) -> int:
    """How many resources are missing for a cost."""
    missing = 0
    left = 0
    for colour in range(c.COLOURS):
        if have[colour] < wanted[colour]:
            missing += wanted[colour] - have[colour]
        else:
            left += have[colour] - wanted[colour]
    return missing + max(0, wanted[c.WILD] - left)


def best_with_dice(s: InvasionState, seat: int) -> int:
    """The best hand card that the pool and the unused dice pay for, or -1."""
    have = with_dice(s, seat)
    best = -1
    value = 0.0
    for card in s.hand[seat]:
        if worth_of(s, card) > value and lacking(have, symbols_of(s, seat, card)) == 0:
            best = card
            value = worth_of(s, card)
    return best


def useful_die(s: InvasionState, seat: int, card: int) -> int:
    """An unused die that brings what a card lacks, or -1."""
    have = [s.pool[seat * c.COLOURS + colour] for colour in range(c.COLOURS)]
    wanted = symbols_of(s, seat, card)
    lack = lacking(have, wanted)
    any_die = -1
    for die in free_dice(s, seat):
        if shows_nothing(s, die):
            continue
        any_die = die
        first = place_of_screw(die, s.die_top[die], 0)
        for place in range(first, first + c.SCREWS_OF_SIDE):
            colour = s.screw[place]
            if colour < c.COLOURS and have[colour] < wanted[colour]:
                return die
    return any_die if lack else -1


def colour_habit(s: InvasionState, question: Question) -> int:
    """The colour that a hand card lacks most."""
    seat = question.seat
    have = with_dice(s, seat)
    best = 0
    value = -1.0
    for place in range(len(question.options)):
        colour = option_first(question.options[place])
        gain = 0.0
        have[colour] += 1
        for card in s.hand[seat]:
            lack = lacking(have, symbols_of(s, seat, card))
            gain += worth_of(s, card) / (1.0 + 3.0 * lack)
        have[colour] -= 1
        if gain > value:
            value = gain
            best = place
    return best


def screw_colour(s: InvasionState, question: Question) -> int:
    """The colour that the costs of the own cards ask for most; never neutral if there is a choice."""
    seat = question.seat
    asked = [0] * c.COLOURS
    for pile in (s.deck[seat], s.discard[seat], s.garbage[seat], s.training[seat]):
        for card in pile:
            for symbol in s.faces.cost[s.face[card]]:
                if symbol < c.COLOURS:
                    asked[symbol] += 1
    best = 0
    for place in range(len(question.options)):
        colour = option_first(question.options[place])
        if colour < c.COLOURS and asked[colour] > asked[option_first(question.options[best])]:
            best = place
    return best


def side_habit(s: InvasionState, question: Question) -> int:
    """Where a die is turned (in the Main phase) the side that shows most; where it is rebuilt the emptiest."""
    wanted = 1 if s.numbers[PHASE] == c.MAIN else -1
    found = 0
    best = -c.SCREWS_OF_SIDE - 1
    for place in range(len(question.options)):
        code = question.options[place]
        if option_kind(code) == ch.SIDE:
            neutral = count_on_side(s, option_first(code), option_second(code), c.NEUTRAL)
            value = wanted * (c.SCREWS_OF_SIDE - neutral)
            if value > best:
                best = value
                found = place
    return found


def die_habit(s: InvasionState, question: Question) -> int:
    """The die with the fewest coloured screws, so that all grow."""
    found = 0
    fewest = c.SCREWS_OF_DIE + 1
    for place in range(len(question.options)):
        first = place_of_screw(option_first(question.options[place]), 0, 0)
        coloured = 0
        for screw in range(first, first + c.SCREWS_OF_DIE):
            if s.screw[screw] != c.NEUTRAL:
                coloured += 1
        if coloured < fewest:
            fewest = coloured
            found = place
    return found


def position_habit(s: InvasionState, question: Question) -> int:
    """A neutral screw is replaced, if there is one."""
    for place in range(len(question.options)):
        code = question.options[place]
        position = place_of_screw(question.number, option_first(code), option_second(code))
        if s.screw[position] == c.NEUTRAL:
            return place
    return 0


# -- spare parts ---


def spare_habit(s: InvasionState, question: Question) -> int:
    """A technology while there are few, screws for what is in training, then a recruit, then a die."""
    seat = question.seat
    parts = parts_of(s, seat)
    wish = c.SPARE_SCREW
    if parts >= c.SPARE_DISCOVER and len(technologies_of(s, seat)) < TECHNOLOGIES_WANTED:
        wish = c.SPARE_DISCOVER
    elif not lacks_screws(s, seat):
        wish = c.SPARE_RECRUIT if parts < c.SPARE_DIE or len(s.training[seat]) < 2 else c.SPARE_DIE
    for place in range(len(question.options)):
        code = question.options[place]
        if option_kind(code) == ch.SPARE and option_first(code) == wish:
            return place
    return 0


def lacks_screws(s: InvasionState, seat: int) -> bool:
    """Whether a card in training is not fully trained yet."""
    for card in s.training[seat]:
        if s.screws[card] < training_cost(s, card):
            return True
    return False

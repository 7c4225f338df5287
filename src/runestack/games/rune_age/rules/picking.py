"""Choices that a text leaves to a player while it is carried out: which cards to discard, to wound, to take."""

from __future__ import annotations

from typing import Final

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules.harm import (
    can_be_destroyed,
    can_be_wounded,
    discard_all,
    push_destruction,
    push_wounds,
)
from runestack.games.rune_age.rules.placing import put
from runestack.games.rune_age.rules.primitives import (
    add_damage,
    reshuffle,
    to_discard,
    to_top_of_deck,
)
from runestack.games.rune_age.rules.seats import everybody
from runestack.games.rune_age.rules.state import SEATS, RuneAgeState
from runestack.games.rune_age.rules.values import kind_of
from runestack.games.rune_age.rules.victory import check
from runestack.kernel.choices import ASK_MAY, DONE, NO, YES
from runestack.kernel.decision import option, option_first, option_kind
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOBODY, NOTHING, Frame
from runestack.kernel.meaning import zone_cards
from runestack.kernel.procedure import define, label
from runestack.kernel.program import Instruction

# -- some cards of the own hand or army; flag: what happens to them; number: how many; items: those picked; target:
# -- whose hand it is if it is another player's


def push_discard(s: RuneAgeState, seat: int, number: int, card: int) -> None:
    """A player discards cards of the own hand, as many as there are."""
    push_pick(s, seat, card, c.PICK_DISCARD, number)


def push_pick_in_hand(s: RuneAgeState, seat: int, holder: int, card: int, number: int) -> None:
    """A player picks cards that another one discards."""
    frame = Frame(p.PICK, seat, card)
    frame.flag = c.PICK_IN_HAND
    frame.number = number
    frame.target = holder
    s.push(frame)


def push_pick(s: RuneAgeState, seat: int, card: int, kind: int, number: int) -> None:
    """A player picks cards."""
    frame = Frame(p.PICK, seat, card)
    frame.flag = kind
    frame.number = number
    s.push(frame)


def push_choice_of(s: RuneAgeState, seat: int, card: int, kind: int, cards: list[int]) -> None:
    """A player picks one of some cards, for which something happens to it."""
    frame = Frame(p.CHOICE_OF, seat, card)
    frame.flag = kind
    frame.items = cards[:]
    s.push(frame)


def choice_1_ask(s: RuneAgeState, f: Frame) -> None:
    """One of them; those that are still there."""
    f.items = [card for card in f.items if s.zone[card] == c.IN_ARMY]
    options = [option(ch.GIVE, card, f.flag) for card in f.items]
    ask(s, f, f.seat, ch.ASK_CARD, options, f.card)


def choice_2_do(s: RuneAgeState, f: Frame) -> None:
    """On top of its owner's deck."""
    card = option_first(f.answer)
    to_top_of_deck(s, card, s.owner[card], "RA-RULING-55")
    f.step = END


define(p.CHOICE_OF, [choice_1_ask, choice_2_do])


def pickable(s: RuneAgeState, seat: int, kind: int) -> list[int]:
    """What can be picked, in a fixed order."""
    if kind == c.PICK_WOUND:
        return [card for card in s.army[seat] if can_be_wounded(s, card)]
    if kind == c.PICK_DESTROY:
        return [
            card
            for card in s.army[seat]
            if kind_of(s, card) & c.UNIT and can_be_destroyed(s, card, c.BY_ABILITY)
        ]
    return s.hand[seat]


def pick_1_ask(s: RuneAgeState, f: Frame) -> None:
    """One after the other, in a fixed order."""
    cards = s.hand[f.target] if f.flag == c.PICK_IN_HAND else pickable(s, f.seat, f.flag)
    f.number = min(f.number, len(cards))
    if len(f.items) >= f.number:
        f.step = PICK_3_DO
        return
    begin = cards.index(f.items[-1]) + 1 if f.items else 0
    last = len(cards) - (f.number - len(f.items)) + 1
    options = [option(ch.GIVE, card, f.flag) for card in cards[begin:last]]
    kind = ch.ASK_DISCARD if f.flag in (c.PICK_DISCARD, c.PICK_IN_HAND) else ch.ASK_CARD
    ask(s, f, f.seat, kind, options, f.card, f.number - len(f.items))


def pick_2_picked(s: RuneAgeState, f: Frame) -> None:
    """Noted, then the next one."""
    f.items.append(option_first(f.answer))
    f.step = PICK_1_ASK


def pick_3_do(s: RuneAgeState, f: Frame) -> None:
    """All at once."""
    if f.flag == c.PICK_WOUND:
        push_wounds(s, f.items, c.BY_ABILITY)
    elif f.flag == c.PICK_DESTROY:
        push_destruction(s, f.items, c.BY_ABILITY)
    else:
        discard_all(s, f.items, "RA-RULING-27")
    f.step = END


define(p.PICK, [pick_1_ask, pick_2_picked, pick_3_do])
PICK_1_ASK: Final = label(p.PICK, pick_1_ask)
PICK_3_DO: Final = label(p.PICK, pick_3_do)


# -- a card of a zone; as the text's frame, with its choices; flag: what happens to it ------------------------------


def push_fetch(s: RuneAgeState, f: Frame, instruction: Instruction, kind: int) -> bool:
    """A player chooses a card of a zone, if there is one."""
    if instruction.selector is None or not zone_cards(s, f, instruction.selector):
        return False
    frame = Frame(p.FETCH, f.seat, f.card)
    frame.text = f.text
    frame.place = f.place - 1
    frame.printed = f.printed
    frame.number = f.number
    frame.flag = kind
    frame.items = f.items[:]
    s.push(frame)
    return True


def fetch_1_choose(s: RuneAgeState, f: Frame) -> None:
    """Copies of a card count as one; the order of the options says nothing about a pile."""
    selector = s.abilities[f.text].program[f.place].selector
    options: list[int] = []
    if selector is not None:
        faces: list[int] = []
        found = zone_cards(s, f, selector)
        found.sort()
        for card in found:
            if s.face[card] not in faces or s.zone[card] == c.IN_HAND:
                faces.append(s.face[card])
                options.append(option(ch.TAKE, card, f.flag))
    ask(s, f, f.seat, ch.ASK_CARD, options, f.card)


def fetch_2_move(s: RuneAgeState, f: Frame) -> None:
    """To where the text says, or destroyed."""
    card = option_first(f.answer)
    if f.flag == c.PICK_DESTROY:
        push_destruction(s, [card], c.BY_EVENT)
    else:
        put(s, card, s.abilities[f.text].program[f.place].place, f.seat)
    f.step = END


define(p.FETCH, [fetch_1_choose, fetch_2_move])


# -- cards of a value together; target: the kind; number: how much; items: those picked ------------------------------


def push_discard_worth(s: RuneAgeState, seat: int, card: int, kind: int, number: int) -> bool:
    """A player discards cards of a kind that are worth so much together; all of them if that is not enough."""
    if not of_kind(s, seat, kind):
        return False
    frame = Frame(p.DISCARD_WORTH, seat, card)
    frame.target = kind
    frame.number = number
    s.push(frame)
    return True


def of_kind(s: RuneAgeState, seat: int, kind: int) -> list[int]:
    """The cards of a kind in a hand."""
    return [card for card in s.hand[seat] if kind_of(s, card) & kind]


def worth(s: RuneAgeState, card: int) -> int:
    """The value of a gold card, the printed strength of a unit."""
    face = s.face[card]
    return s.faces.gold[face] if s.faces.type[face] & c.GOLD else s.faces.strength[face]


def worth_of_all(s: RuneAgeState, cards: list[int]) -> int:
    """Together."""
    total = 0
    for card in cards:
        total += worth(s, card)
    return total


def discard_worth_1_ask(s: RuneAgeState, f: Frame) -> None:
    """One after the other, until it is enough."""
    left = [card for card in of_kind(s, f.seat, f.target) if card not in f.items]
    if worth_of_all(s, f.items) >= f.number or not left:
        f.step = DISCARD_WORTH_3_DISCARD
        return
    options = [option(ch.GIVE, card, c.PICK_DISCARD) for card in left]
    missing = f.number - worth_of_all(s, f.items)
    ask(s, f, f.seat, ch.ASK_DISCARD, options, f.card, missing)


def discard_worth_2_picked(s: RuneAgeState, f: Frame) -> None:
    """Noted, then the next one."""
    f.items.append(option_first(f.answer))
    f.step = DISCARD_WORTH_1_ASK


def discard_worth_3_discard(s: RuneAgeState, f: Frame) -> None:
    """All at once."""
    discard_all(s, f.items, "RA-RULING-79")
    f.step = END


define(p.DISCARD_WORTH, [discard_worth_1_ask, discard_worth_2_picked, discard_worth_3_discard])
DISCARD_WORTH_1_ASK: Final = label(p.DISCARD_WORTH, discard_worth_1_ask)
DISCARD_WORTH_3_DISCARD: Final = label(p.DISCARD_WORTH, discard_worth_3_discard)


# -- the top card of the own deck; target: the card -----------------------------------------------------------------


def push_look_discard(s: RuneAgeState, seat: int, card: int) -> bool:
    """A player looks at the top card of the own deck, if there is one."""
    if not s.deck[seat] and not reshuffle(s, seat):
        return False
    s.push(Frame(p.LOOK_DISCARD, seat, card))
    return True


def look_1_see(s: RuneAgeState, f: Frame) -> None:
    """The player knows it now, and may discard it."""
    f.target = s.deck[f.seat][-1]
    s.known[f.target] |= 1 << f.seat
    s.emit(e.LOOKS_AT_TOP, f.seat, f.target, NOTHING, 0, "RA-CARD-1")
    ask(s, f, f.seat, ASK_MAY, [option(NO, 0, 0), option(YES, 0, 0)], f.target)


def look_2_discard(s: RuneAgeState, f: Frame) -> None:
    """On the discard pile, or left where it is."""
    if option_kind(f.answer) == YES:
        to_discard(s, f.target, f.seat, "RA-ABIL-1")


define(p.LOOK_DISCARD, [look_1_see, look_2_discard])


# -- together; target: the kind; number: how much for each player; count: the damage if it is not enough; flag: how many
# -- have been asked; items: cards laid down --------------------------------------------------------------------------


def push_group_payment(s: RuneAgeState, card: int, kind: int, number: int, damage: int) -> None:
    """All players together."""
    frame = Frame(p.GROUP_PAYMENT, NOBODY, card)
    frame.target = kind
    frame.number = number * s.numbers[SEATS]
    frame.count = damage
    s.push(frame)


def group_1_ask(s: RuneAgeState, f: Frame) -> None:
    """In play order, each once: any number of cards, face up (RA-RULING-113)."""
    seats = everybody(s)
    if f.flag >= len(seats):
        f.step = GROUP_3_RESULT
        return
    seat = seats[f.flag]
    options = [option(DONE, 0, 0)]
    for card in of_kind(s, seat, f.target):
        if card not in f.items and (not f.items or card_follows(s, seat, f.items, card)):
            options.append(option(ch.GIVE, card, c.PICK_DISCARD))
    ask(s, f, seat, ch.ASK_LAY_DOWN, options, f.card, max(0, f.number - worth_of_all(s, f.items)))


def card_follows(s: RuneAgeState, seat: int, laid: list[int], card: int) -> bool:
    """Cards of one hand are laid down in its order, so that the same set is not seen twice."""
    hand = s.hand[seat]
    for other in laid:
        if other in hand and hand.index(other) > hand.index(card):
            return False
    return True


def group_2_laid(s: RuneAgeState, f: Frame) -> None:
    """Another one, or the next player."""
    f.step = GROUP_1_ASK
    if option_kind(f.answer) == DONE:
        f.flag += 1
        return
    card = option_first(f.answer)
    f.items.append(card)
    s.known[card] = (1 << s.numbers[SEATS]) - 1
    s.emit(e.LAYS_DOWN, f.answered_by, card, NOTHING, worth(s, card), "RA-RULING-113")


def group_3_result(s: RuneAgeState, f: Frame) -> None:
    """Enough: all are discarded. Otherwise they go back, and everybody suffers."""
    if worth_of_all(s, f.items) >= f.number:
        for card in f.items:
            to_discard(s, card, s.owner[card], "RA-RULING-113")
    else:
        s.emit(e.TAKES_BACK, NOBODY, f.card, NOTHING, len(f.items), "RA-RULING-113")
        for seat in everybody(s):
            add_damage(s, seat, f.count, f.card, "RA-RULING-113")
            check(s)
            if s.outcome is not None:
                return
    f.step = END


define(p.GROUP_PAYMENT, [group_1_ask, group_2_laid, group_3_result])
GROUP_1_ASK: Final = label(p.GROUP_PAYMENT, group_1_ask)
GROUP_3_RESULT: Final = label(p.GROUP_PAYMENT, group_3_result)

"""The top cards of a deck: looked at, put back in any order, taken, discarded, revealed until the right one comes."""

from __future__ import annotations

from typing import Final

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules import operations as op
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules.placing import put
from runestack.games.rune_age.rules.primitives import (
    reshuffle,
    restock,
    to_discard,
    to_hand,
    to_top_of_deck,
)
from runestack.games.rune_age.rules.state import RuneAgeState
from runestack.kernel import operations as core
from runestack.kernel.choices import DONE
from runestack.kernel.decision import option, option_first, option_kind
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOTHING, Frame
from runestack.kernel.meaning import amount_of, players_of
from runestack.kernel.procedure import define, label
from runestack.kernel.program import Instruction
from runestack.kernel.selectors import all_pass

# -- target: whose deck; number: how many cards; flag: what is done with some of them; count: with how many; place: 1 if
# -- it may be fewer; items: the cards
IN_ORDER: Final = 0  # nothing: all are put back
TAKEN: Final = 1
SIFTED: Final = 2  # they are discarded
LOOK_SIFT: Final = op.NUMBERS["LookSift"]


def resolve_look(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """The top cards of a deck; as many as there are."""
    for seat in players_of(s, f, instruction):
        if len(s.deck[seat]) < instruction.number:
            restock(s, seat)
        frame = Frame(p.LOOK, f.seat, f.card)
        frame.target = seat
        frame.number = min(instruction.number, len(s.deck[seat]))
        frame.flag = TAKEN if instruction.op == core.LOOK_TAKE else IN_ORDER
        if instruction.op == LOOK_SIFT:
            frame.flag = SIFTED
        frame.count = min(instruction.second, frame.number)
        frame.place = 1 if instruction.up_to else 0
        if frame.number:
            s.push(frame)
    return True


def look_1_see(s: RuneAgeState, f: Frame) -> None:
    """The player knows them now; nobody else does."""
    f.items = s.deck[f.target][-f.number :]
    f.items.reverse()
    for card in f.items:
        s.known[card] |= 1 << f.seat
        s.emit(e.LOOKS_AT_TOP, f.seat, card, NOTHING, 0, "RA-CARD-1")
    if not f.flag and f.number == 1:
        f.step = END


def look_2_choose(s: RuneAgeState, f: Frame) -> None:
    """One that is taken or discarded; or the next one that is put back, each on top of those before."""
    if f.flag == TAKEN and f.count == 0:
        f.step = LOOK_4_REST
        return
    if f.flag == SIFTED and f.count == 0:
        f.flag = IN_ORDER
    if not f.items:
        f.step = END
        return
    if f.flag == TAKEN:
        options = [option(ch.TAKE, card, c.PICK_PUT) for card in f.items]
    else:
        kind = c.PICK_DISCARD if f.flag == SIFTED else c.PICK_TO_DECK
        options = [option(ch.GIVE, card, kind) for card in f.items]
    if f.flag == SIFTED and f.place:
        options.append(option(DONE, 0, 0))
    question = ch.ASK_DISCARD if f.flag == SIFTED else ch.ASK_CARD
    ask(s, f, f.seat, question, options, f.card, f.count)


def look_3_move(s: RuneAgeState, f: Frame) -> None:
    """Into the hand, on the discard pile, or on top of the deck."""
    f.step = LOOK_2_CHOOSE
    if option_kind(f.answer) == DONE:
        f.count = 0
        return
    card = option_first(f.answer)
    f.items.remove(card)
    f.count = max(0, f.count - 1)
    if f.flag == TAKEN:
        to_hand(s, card, f.seat, "RA-ABIL-3")
    elif f.flag == SIFTED:
        to_discard(s, card, f.target, "RA-CARD-1")
    else:
        to_top_of_deck(s, card, f.target, "RA-CARD-1")


def look_4_rest(s: RuneAgeState, f: Frame) -> None:
    """What was not taken goes below the deck, as it lay."""
    deck = s.deck[f.target]
    for card in f.items:
        deck.remove(card)
        deck.insert(0, card)


define(p.LOOK, [look_1_see, look_2_choose, look_3_move, look_4_rest])
LOOK_2_CHOOSE: Final = label(p.LOOK, look_2_choose)
LOOK_4_REST: Final = label(p.LOOK, look_4_rest)


# -- without looking first -----------------------------------------------------------------------


def resolve_discard_top(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """The top cards of a deck go to the discard pile; as many as there are (RA-CARD-1)."""
    number = amount_of(s, f, instruction)
    for seat in players_of(s, f, instruction):
        for _ in range(number):
            if s.deck[seat] or reshuffle(s, seat):
                to_discard(s, s.deck[seat][-1], seat, "RA-CARD-1")
    return True


def resolve_reveal_until(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """One card after the other until the right one comes; without it all are discarded (RA-CARD-1, 3)."""
    selector = instruction.selector
    pile = s.deck[f.seat]
    revealed: list[int] = []
    found = NOTHING
    while selector is not None and found == NOTHING:
        if len(pile) == len(revealed):
            restock(s, f.seat)
        if len(pile) == len(revealed):
            break
        card = pile[-1 - len(revealed)]
        if s.is_of_noun(card, selector) and all_pass(s, selector, card):
            found = card
        else:
            revealed.append(card)
    for card in revealed:
        to_discard(s, card, f.seat, "RA-CARD-1")
    if found != NOTHING:
        put(s, found, instruction.place, f.seat)
    return found != NOTHING

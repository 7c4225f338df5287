"""Looking at the top cards of a deck: they are put back in any order, or some of them are taken."""

from __future__ import annotations

from typing import Final

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules.primitives import restock, to_hand, to_top_of_deck
from runestack.games.rune_age.rules.state import RuneAgeState
from runestack.kernel import operations as core
from runestack.kernel.decision import option, option_first
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOTHING, Frame
from runestack.kernel.meaning import players_of
from runestack.kernel.procedure import define, label
from runestack.kernel.program import Instruction

# -- target: whose deck; number: how many cards; flag: 1 if some are taken; count: how many of them; items: the cards


def resolve_look(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """The top cards of a deck; as many as there are."""
    for seat in players_of(s, f, instruction):
        if len(s.deck[seat]) < instruction.number:
            restock(s, seat)
        frame = Frame(p.LOOK, f.seat, f.card)
        frame.target = seat
        frame.number = min(instruction.number, len(s.deck[seat]))
        frame.flag = 1 if instruction.op == core.LOOK_TAKE else 0
        frame.count = min(instruction.second, frame.number)
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
    """One that is taken; or the next one that is put back, each on top of those before."""
    if f.flag and f.count == 0:
        f.step = LOOK_4_REST
        return
    if not f.items:
        f.step = END
        return
    if f.flag:
        options = [option(ch.TAKE, card, c.PICK_PUT) for card in f.items]
    else:
        options = [option(ch.GIVE, card, c.PICK_TO_DECK) for card in f.items]
    ask(s, f, f.seat, ch.ASK_CARD, options, f.card)


def look_3_move(s: RuneAgeState, f: Frame) -> None:
    """Into the hand, or on top of the deck."""
    card = option_first(f.answer)
    f.items.remove(card)
    f.step = LOOK_2_CHOOSE
    if f.flag:
        f.count -= 1
        to_hand(s, card, f.seat, "RA-ABIL-3")
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

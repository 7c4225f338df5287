"""A card of a deck, hand or pile goes somewhere else, chosen by the player of the effect."""

from __future__ import annotations

from typing import Final

from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules import operations as op
from runestack.games.runeslingers.rules import procedures as p
from runestack.games.runeslingers.rules.actions import ways_to_play_free
from runestack.games.runeslingers.rules.checking import after_event
from runestack.games.runeslingers.rules.deck_actions import reveal, run_out
from runestack.games.runeslingers.rules.playing import FREE, push_play
from runestack.games.runeslingers.rules.state import EncounterState
from runestack.games.runeslingers.rules.zones import (
    available_spot,
    discard_from_hand,
    hide_hand,
    move_from_pile,
    put_as_concentration,
    shuffle_deck,
)
from runestack.kernel import operations as core
from runestack.kernel.decision import option, option_first, option_second
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOTHING, Frame
from runestack.kernel.meaning import players, zone_cards
from runestack.kernel.procedure import define, label
from runestack.kernel.program import PICK_ZONE, Instruction

INTO_DECK: Final = (c.TO_TOP_OF_DECK, c.TO_BOTTOM_OF_DECK, c.TO_SHUFFLE)

# text, place: the instruction; items, number, printed: as in the frame of the text


def push_fetch(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """False if there is no such card and the deck does not have to be looked at."""
    selector = instruction.selector
    if selector is None:
        return False
    searches = selector.zone == c.IN_DECK
    if not searches and not fetchable(s, f, instruction):
        return False
    frame = Frame(p.FETCH, f.seat, f.card)
    frame.text = f.text
    frame.place = f.place - 1
    frame.printed = f.printed
    frame.number = f.number
    frame.count = f.count
    frame.items = f.items[:]
    s.push(frame)
    return True


def fetchable(s: EncounterState, f: Frame, instruction: Instruction) -> list[int]:
    """The cards of a zone that an instruction can put where it says."""
    if instruction.selector is None:
        return []
    found = [card for card in zone_cards(s, f, instruction.selector) if card != f.card]
    if instruction.op == op.PLAY_FREE:
        return [card for card in found if ways_to_play_free(s, f.seat, card)]
    if instruction.op == core.FETCH and instruction.place == c.TO_CONCENTRATION:
        return found if available_spot(s, f.seat) != NOTHING else []
    return found


def fetch_1_empty(s: EncounterState, f: Frame) -> None:
    """To search or take from a deck without a card costs a power first (RS-OBJ-6)."""
    selector = s.abilities[f.text].program[f.place].selector
    if selector is None or selector.zone != c.IN_DECK:
        return
    for seat in players(s, f, selector.player, selector.place):
        if not s.deck[seat]:
            run_out(s, seat)
            after_event(s)
            return


def fetch_2_choose(s: EncounterState, f: Frame) -> None:
    """Which card; the top card of a pile is no choice. A searched deck is seen by the player who searches."""
    instruction = s.abilities[f.text].program[f.place]
    selector = instruction.selector
    cards = fetchable(s, f, instruction)
    if selector is not None and selector.zone == c.IN_DECK and selector.pick == PICK_ZONE:
        for seat in players(s, f, selector.player, selector.place):
            for card in s.deck[seat]:
                s.known[card] = 1 << f.seat  # for all others it is as good as shuffled
            cards.sort()  # the order of the deck stays hidden from the eyes
    if not cards:
        f.step = FETCH_4_SHUFFLE
        return
    if instruction.op == op.PLAY_FREE:
        options = [
            option(ch.PLAY_CARD, card, how)
            for card in cards
            for how in ways_to_play_free(s, f.seat, card)
        ]
    else:
        options = [option(ch.PICK_CARD, card, 0) for card in cards]
    ask(s, f, f.seat, ch.ASK_ZONE_CARD, options, f.card, f.place)


def fetch_3_move(s: EncounterState, f: Frame) -> None:
    """It goes where the text says."""
    instruction = s.abilities[f.text].program[f.place]
    card = option_first(f.answer)
    if instruction.op == op.PLAY_FREE:
        push_play(s, f.seat, card, option_second(f.answer), FREE)
        return
    if instruction.op == op.REVEAL_TAKE:
        reveal(s, card)
        move_from_pile(s, card, c.TO_HAND, "RS-GLOSS-5")
    elif instruction.place == c.TO_CONCENTRATION:
        put_as_concentration(s, card, f.seat, True, "RS-RULING-142")
    elif instruction.place == c.TO_DISCARD and s.zone[card] == c.IN_HAND:
        discard_from_hand(s, card, f.seat, "RS-GLOSS-7")
    else:
        if instruction.place in INTO_DECK:
            hide_in_deck(s, f, card)
        move_from_pile(s, card, instruction.place, "RS-RULING-142")
        if instruction.place == c.TO_VOID:
            s.emit(e.VOIDS, s.owner[card], card, NOTHING, 1, "RS-RULING-142")
    after_event(s)


def hide_in_deck(s: EncounterState, f: Frame, card: int) -> None:
    """A hidden card goes into a deck: nobody else can tell which one; what was searched is shuffled before."""
    if s.zone[card] == c.IN_HAND and s.owner[card] == f.seat:
        hide_hand(s, f.seat)
    elif s.zone[card] == c.IN_DECK:
        known = s.known[card]
        fetch_4_shuffle(s, f)
        s.known[card] = known


def fetch_4_shuffle(s: EncounterState, f: Frame) -> None:
    """A deck that was searched is shuffled."""
    selector = s.abilities[f.text].program[f.place].selector
    f.step = END
    if selector is None or selector.zone != c.IN_DECK or selector.pick != PICK_ZONE:
        return
    for seat in players(s, f, selector.player, selector.place):
        shuffle_deck(s, seat)
        s.emit(e.SHUFFLES, seat, NOTHING, NOTHING, 0, "RS-RULING-9")


define(p.FETCH, [fetch_1_empty, fetch_2_choose, fetch_3_move, fetch_4_shuffle])
FETCH_4_SHUFFLE: Final = label(p.FETCH, fetch_4_shuffle)

"""The Storing phase (P-14), and storing by texts."""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules.dice import free_dice, place_of_screw
from runestack.games.invasion.rules.primitives import gain_tokens, move
from runestack.games.invasion.rules.state import InvasionState
from runestack.games.invasion.rules.storage import is_lost, may_store, put_in_spot, spots_for
from runestack.games.invasion.rules.text import wake_texts
from runestack.kernel.decision import option, option_first, option_kind, option_second
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOTHING, Frame
from runestack.kernel.procedure import define, label
from runestack.kernel.triggers import has_triggers, push_triggers

# -- storing resources; items: how many of each type are left to store; flag: 1 without asking ----


def push_store(s: InvasionState, seat: int, counts: list[int], card: int) -> None:
    """A player stores resources, by type (the last one is wild)."""
    frame = Frame(p.STORE, seat, card)
    frame.items = counts
    s.push(frame)


def store_1_ask(s: InvasionState, f: Frame) -> None:
    """The next resource and its spot; what finds no open spot is destroyed (INV-STORE-5, INV-RULING-47)."""
    options: list[int] = []
    for colour in range(c.TYPES_STORED):
        spots = spots_for(s, f.seat, colour) if f.items[colour] and may_store(s, f.seat) else []
        if f.items[colour] and not spots:
            lose_all(s, f, colour)
        for spot in spots:
            options.append(option(ch.PUT_IN, colour, spot))
    if not options:
        f.step = END
        return
    if f.flag:
        f.answer = option(ch.STORE_REST, 0, 0)
        return
    if len(options) > 1 and sum_of(f.items) > 1:
        options.insert(0, option(ch.STORE_REST, 0, 0))
    ask(s, f, f.seat, ch.ASK_STORE, options, f.card, sum_of(f.items))


def sum_of(counts: list[int]) -> int:
    """How many are left."""
    total = 0
    for count in counts:
        total += count
    return total


def lose_all(s: InvasionState, f: Frame, colour: int) -> None:
    """No spot is open for a type."""
    while f.items[colour]:
        f.items[colour] -= 1
        is_lost(s, f.seat, colour, "INV-STORE-5")


def store_2_put(s: InvasionState, f: Frame) -> None:
    """Stored; then the next one."""
    f.step = STORE_1_ASK
    if option_kind(f.answer) == ch.STORE_REST:
        store_rest(s, f)
        return
    colour = option_first(f.answer)
    f.items[colour] -= 1
    put_in_spot(s, f.seat, colour, option_second(f.answer), "INV-STORE-1")


def store_rest(s: InvasionState, f: Frame) -> None:
    """Wild resources have only wild spots and come first; then each colour, in its own spots before wild ones."""
    for colour in (c.WILD, c.BLUE, c.RED, c.BLACK, c.GREEN, c.YELLOW):
        while f.items[colour]:
            spots = spots_for(s, f.seat, colour)
            if not spots:
                break
            f.items[colour] -= 1
            put_in_spot(s, f.seat, colour, spots[0], "INV-STORE-1")


define(p.STORE, [store_1_ask, store_2_put])
STORE_1_ASK: Final = label(p.STORE, store_1_ask)


# -- the phase; items: cards that were asked about; flag: 1 all that is left goes as it lies in the hand


def storing_1_pool(s: InvasionState, f: Frame) -> None:
    """Step 1: what unused dice show, and the pool (INV-TURN-6)."""
    counts = [0] * c.TYPES_STORED
    for colour in range(c.COLOURS):
        counts[colour] = s.pool[f.seat * c.COLOURS + colour]
        s.pool[f.seat * c.COLOURS + colour] = 0
    for die in free_dice(s, f.seat):
        first = place_of_screw(die, s.die_top[die], 0)
        for place in range(first, first + c.SCREWS_OF_SIDE):
            if s.screw[place] != c.NEUTRAL:
                counts[s.screw[place]] += 1
        s.die_state[die] = c.USED
    if sum_of(counts):
        push_store(s, f.seat, counts, NOTHING)


def storing_2_keep(s: InvasionState, f: Frame) -> None:
    """Cards that may be kept: one question for each (INV-TURN-9)."""
    if has_triggers(s):
        f.step = STORING_2_KEEP
        push_triggers(s)
        return
    for card in s.hand[f.seat]:
        if card not in f.items and s.faces.keywords[s.face[card]] & c.KEEP:
            options = [option(ch.KEEP_CARD, card, 0), option(ch.GIVE, card, 0)]
            ask(s, f, f.seat, ch.ASK_KEEP, options, card)
            return
    f.step = STORING_4_GARBAGE


def storing_3_kept(s: InvasionState, f: Frame) -> None:
    """Noted: which cards were asked about, and in `count` the bits of those that are kept."""
    card = option_first(f.answer)
    f.items.append(card)
    if option_kind(f.answer) == ch.KEEP_CARD:
        f.count |= 1 << len(f.items)
        s.emit(e.KEEPS, f.seat, card, NOTHING, 0, "INV-WORD-17")
        wake_texts(s, card, c.KEPT, f.seat)
    f.step = STORING_2_KEEP


def is_kept(f: Frame, card: int) -> bool:
    """Whether a card stays in the hand."""
    for place in range(len(f.items)):
        if f.items[place] == card:
            return f.count & (1 << (place + 1)) != 0
    return False


def storing_4_garbage(s: InvasionState, f: Frame) -> None:
    """Step 2: all other cards go to the Garbage dump, in the order that the player chooses (INV-TURN-7)."""
    options = [option(ch.GIVE, card, 0) for card in s.hand[f.seat] if not is_kept(f, card)]
    if not options:
        f.step = END
        return
    if f.flag:
        f.answer = options[0]
        return
    if len(options) > 1:
        options.insert(0, option(ch.ALL_OF_THEM, 0, 0))
    ask(s, f, f.seat, ch.ASK_GARBAGE, options, NOTHING, len(options))


def storing_5_put(s: InvasionState, f: Frame) -> None:
    """It was not played; its printed cost is stored symbol by symbol (INV-TURN-8, INV-RULING-50)."""
    if option_kind(f.answer) == ch.ALL_OF_THEM:
        f.flag = 1
        f.step = STORING_4_GARBAGE
        return
    card = option_first(f.answer)
    f.card = card
    move(s, card, c.IN_GARBAGE, f.seat)
    s.emit(e.TO_GARBAGE, f.seat, card, NOTHING, 0, "INV-TURN-7")
    scrap = s.faces.scrap[s.face[card]]
    if scrap:
        gain_tokens(s, f.seat, c.SPARE_PART, scrap, "INV-CARD-5")
    wake_texts(s, card, c.NOT_PLAYED, f.seat)
    push_triggers(s)


def storing_6_store(s: InvasionState, f: Frame) -> None:
    """The cost of the card; one that was drawn meanwhile may be kept like any other (INV-TURN-7)."""
    f.step = STORING_2_KEEP
    counts = [0] * c.TYPES_STORED
    for symbol in s.faces.cost[s.face[f.card]]:
        counts[symbol] += 1
    if sum_of(counts):
        push_store(s, f.seat, counts, f.card)
        s.frames[-1].flag = f.flag


define(
    p.STORING,
    [
        storing_1_pool,
        storing_2_keep,
        storing_3_kept,
        storing_4_garbage,
        storing_5_put,
        storing_6_store,
    ],
)
STORING_2_KEEP: Final = label(p.STORING, storing_2_keep)
STORING_4_GARBAGE: Final = label(p.STORING, storing_4_garbage)

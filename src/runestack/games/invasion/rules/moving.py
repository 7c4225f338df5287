"""Small choices of texts: how many points, which screws, which pairs, which card to play, which player."""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules.assigning import give
from runestack.games.invasion.rules.playing import push_play
from runestack.games.invasion.rules.primitives import gain_health
from runestack.games.invasion.rules.recycling import push_look
from runestack.games.invasion.rules.reinforcing import TO_HAND, push_take
from runestack.games.invasion.rules.seats import players_in
from runestack.games.invasion.rules.state import InvasionState
from runestack.games.invasion.rules.text import push_board_text
from runestack.kernel.choices import ASK_PLAYER, CHOOSE_PLAYER, DONE
from runestack.kernel.decision import option, option_first, option_kind, option_second
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOTHING, Frame
from runestack.kernel.procedure import define, label

# -- how many points of armor become health; number: the most ---


def push_amount(s: InvasionState, seat: int, card: int, most: int) -> None:
    """A player says how many."""
    frame = Frame(p.PICK_AMOUNT, seat, card)
    frame.number = most
    s.push(frame)


def amount_1_ask(s: InvasionState, f: Frame) -> None:
    """From none to the most."""
    options = [option(ch.AMOUNT, number, 0) for number in range(f.number, -1, -1)]
    ask(s, f, f.seat, ch.ASK_AMOUNT, options, f.card, f.number)


def amount_2_do(s: InvasionState, f: Frame) -> None:
    """Armor is lost; health is gained, up to its most."""
    number = option_first(f.answer)
    if number:
        s.armor[f.seat] -= number
        s.emit(e.LOSES, f.seat, NOTHING, c.ARMOR, number, "INV-RULING-33")
        gain_health(s, f.seat, number, "INV-RULING-33")


define(p.PICK_AMOUNT, [amount_1_ask, amount_2_do])


# -- moving screws ---


def push_move_screws(s: InvasionState, seat: int, card: int) -> None:
    """A player moves screws among the cards in training."""
    s.push(Frame(p.MOVE_SCREWS, seat, card))


def move_screws_1_ask(s: InvasionState, f: Frame) -> None:
    """One screw at a time, as often as there are screws; enough is enough."""
    total = 0
    for card in s.training[f.seat]:
        total += s.screws[card]
    options = [option(DONE, 0, 0)]
    if f.count < total:
        for card in s.training[f.seat]:
            for other in s.training[f.seat]:
                if card != other and s.screws[card]:
                    options.append(option(ch.MOVE_SCREW, card, other))
    ask(s, f, f.seat, ch.ASK_SCREWS_MOVED, options, f.card)


def move_screws_2_do(s: InvasionState, f: Frame) -> None:
    """From one card to another."""
    if option_kind(f.answer) == DONE:
        f.step = END
        return
    f.count += 1
    f.step = MOVE_SCREWS_1_ASK
    s.screws[option_first(f.answer)] -= 1
    s.screws[option_second(f.answer)] += 1
    s.emit(
        e.MOVES_SCREWS, f.seat, option_first(f.answer), option_second(f.answer), 1, "INV-RULING-70"
    )


define(p.MOVE_SCREWS, [move_screws_1_ask, move_screws_2_do])
MOVE_SCREWS_1_ASK: Final = label(p.MOVE_SCREWS, move_screws_1_ask)


# -- stored-resource abilities without using anything; number: how many are left; items: those executed ---


def push_pairs(s: InvasionState, seat: int, card: int, number: int) -> None:
    """A player executes abilities of different types."""
    frame = Frame(p.PICK_PAIR, seat, card)
    frame.number = number
    s.push(frame)


def pick_pair_1_ask(s: InvasionState, f: Frame) -> None:
    """Each type once."""
    options: list[int] = []
    for kind in range(c.TYPES_STORED):
        if kind not in f.items and s.faces.pairs[kind] != NOTHING:
            options.append(option(ch.PAIR, kind, 0))
    if f.number <= 0 or not options:
        f.step = END
        return
    ask(s, f, f.seat, ch.ASK_PAIR, options, f.card, f.number)


def pick_pair_2_do(s: InvasionState, f: Frame) -> None:
    """Executed, then the next one."""
    kind = option_first(f.answer)
    f.items.append(kind)
    f.number -= 1
    f.step = PICK_PAIR_1_ASK
    push_board_text(s, f.seat, s.faces.pairs[kind], c.EFFECTS)


define(p.PICK_PAIR, [pick_pair_1_ask, pick_pair_2_do])
PICK_PAIR_1_ASK: Final = label(p.PICK_PAIR, pick_pair_1_ask)


# -- a card that is played without paying; number: how many symbols it has; flag: 1 or fewer ---


def playable_free(s: InvasionState, seat: int, symbols: int, or_less: bool) -> list[int]:
    """Hand cards with that many symbols, or at most so many."""
    found: list[int] = []
    for card in s.hand[seat]:
        cost = len(s.faces.cost[s.face[card]])
        if cost == symbols or (or_less and cost < symbols):
            found.append(card)
    return found


def push_play_free(s: InvasionState, seat: int, card: int, symbols: int, or_less: bool) -> bool:
    """A player plays a card by an effect; False without one."""
    if not playable_free(s, seat, symbols, or_less):
        return False
    frame = Frame(p.PLAY_FREE, seat, card)
    frame.number = symbols
    frame.flag = 1 if or_less else 0
    s.push(frame)
    return True


def play_free_1_ask(s: InvasionState, f: Frame) -> None:
    """Which card."""
    cards = playable_free(s, f.seat, f.number, f.flag != 0)
    options = [option(ch.PLAY, card, 0) for card in cards]
    ask(s, f, f.seat, ch.ASK_CARD, options, f.card)


def play_free_2_do(s: InvasionState, f: Frame) -> None:
    """It is played at once, inside the running effect (INV-RULING-148)."""
    f.step = END
    push_play(s, f.seat, option_first(f.answer), True)


define(p.PLAY_FREE, [play_free_1_ask, play_free_2_do])


# -- a player of choice; flag: a resource, DRAWS or LOOKS; number; count: cards drawn after looking ---

DRAWS: Final = 16
LOOKS: Final = 17


def push_pick_player(s: InvasionState, seat: int, card: int, what: int, number: int) -> Frame:
    """Somebody of choice gains something, draws or looks at the own Deck (INV-RULING-97)."""
    frame = Frame(p.PICK_PLAYER, seat, card)
    frame.flag = what
    frame.number = number
    s.push(frame)
    return frame


def pick_player_1_ask(s: InvasionState, f: Frame) -> None:
    """Any undefeated player, the choosing one first."""
    seats = [f.seat, *[seat for seat in players_in(s) if seat != f.seat]]
    ask(s, f, f.seat, ASK_PLAYER, [option(CHOOSE_PLAYER, seat, 0) for seat in seats], f.card)


def pick_player_2_do(s: InvasionState, f: Frame) -> None:
    """It happens to the chosen one."""
    seat = option_first(f.answer)
    s.emit(e.CHOOSES_PLAYER, f.seat, NOTHING, NOTHING, seat, "INV-RULING-97")
    f.step = END
    if f.flag == DRAWS:
        push_take(s, seat, f.number, TO_HAND, f.card)
    elif f.flag == LOOKS:
        push_take(s, seat, f.count, TO_HAND, f.card)
        push_look(s, seat, f.card, f.number)
        s.frames[-1].flag = 1
    else:
        give(s, f, seat, f.flag, f.number)


define(p.PICK_PLAYER, [pick_player_1_ask, pick_player_2_do])

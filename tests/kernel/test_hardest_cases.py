"""The hardest cases of the games, played with the bare kernel (see docs/kernel.md).

Each is a sketch of a few steps on a plain state, not the game: it shows that frames, registers and questions carry it,
and that a state in the middle of it is plain data.
"""

import json

from runestack.kernel import driver
from runestack.kernel.decision import (
    ALL_SEATS,
    ANY_SEAT,
    Question,
    option,
    option_first,
    option_kind,
)
from runestack.kernel.driver import ask, ask_several, open_seats, question_for
from runestack.kernel.frame import END, NOBODY, NOTHING, Frame
from runestack.kernel.procedure import NAMES, declare, define, procedure
from runestack.kernel.random import shuffle, streams
from runestack.kernel.state import Shape, State, dump_frame, load_frame

PASS, PLAY, EXECUTE, PICK = range(4)


def choose(s: State, seat: int, kind: int, first: int = 0) -> None:
    """A seat takes an option."""
    question = question_for(s, seat)
    assert question is not None
    driver.answer(s, question, question.options.index(option(kind, first, 0)))


def copied(s: State) -> State:
    """What a game's `clone` does."""
    other = State(s.shape)
    s.copy_into(other)
    return other


def running(s: State) -> list[str]:
    return [NAMES[frame.procedure] for frame in s.frames]


def frames_are_plain(s: State) -> bool:
    """Whether frames survive being written down."""
    data = json.loads(json.dumps([dump_frame(frame) for frame in s.frames]))
    again = [dump_frame(load_frame(frame)) for frame in data]
    return bool(again == data)


# -- Runeslingers: a later cost that cannot be paid ------------------------------------------------
# Column 0: health, cards in the deck, instances of an ailment. The ailment sears 2 cards when it comes.

HEALTH, DECK, AILMENT = range(3)
PAIN, SEAR, AIL = range(3)
SLINGERS = Shape("slingers", ["values"], [], [], [], [], 0)


UNPAID = 99


def pay_1_next(s: State, f: Frame) -> None:
    """Costs from left to right, each judged after the earlier ones; the items are kinds and numbers."""
    values = s.columns[0]
    if f.place == len(f.items):
        f.step = END
        return
    kind, number = f.items[f.place], f.items[f.place + 1]
    f.place += 2
    f.step = 0
    if kind == AIL:
        values[AILMENT] += number
        f.step = 1  # its effect is part of the payment
    elif values[kind] < number:
        s.cause = UNPAID  # in a thought only: says that it cannot be paid
        f.step = END
    else:
        values[kind] -= number


def pay_2_on_ail(s: State, f: Frame) -> None:
    s.columns[0][DECK] -= min(2, s.columns[0][DECK])
    f.step = 0


PAY = procedure("test.slingers.pay", [pay_1_next, pay_2_on_ail])


def payment(costs: list[int]) -> Frame:
    frame = Frame(PAY, 0, NOTHING)
    frame.items = costs[:]
    return frame


def can_pay(s: State, costs: list[int]) -> bool:
    """The payment is tried on a copy, with nothing else on it."""
    thought = copied(s)
    thought.frames.clear()
    thought.push(payment(costs))
    driver.run(thought)
    return thought.cause != UNPAID


def test_runeslingers_a_play_whose_later_cost_fails_is_never_begun() -> None:
    state = State(SLINGERS)
    state.start(1)
    state.columns[0].extend([5, 4, 0])
    assert can_pay(state, [PAIN, 3, SEAR, 4])
    assert not can_pay(state, [PAIN, 3, SEAR, 5])
    assert not can_pay(
        state, [PAIN, 3, AIL, 1, SEAR, 4]
    )  # the ailment takes the cards that were to be seared
    assert can_pay(state, [PAIN, 3, SEAR, 4, AIL, 1])  # the other way round they suffice
    assert state.columns[0] == [5, 4, 0]


# -- Rune Age: a siege, and a draw that shuffles in the middle -------------------------------------
# Piles: deck, hand and discard pile by seat. Column 0: strength by seat. Card 9 draws three cards.

DECKS, HANDS, DISCARDS = range(3)
AGE = Shape("age", ["strength"], ["deck", "hand", "discard"], [], [], [], 0)
DRAWS_THREE = 9


def draw_1_next(s: State, f: Frame) -> None:
    """One card at a time; an empty deck is made anew, and the draw goes on with what is left of it."""
    deck, discard = s.piles[DECKS][f.seat], s.piles[DISCARDS][f.seat]
    if f.number == 0 or not (deck or discard):
        f.step = END
        return
    f.step = 0
    if deck:
        s.piles[HANDS][f.seat].append(deck.pop())
        f.number -= 1
    else:
        deck.extend(discard)
        discard.clear()
        shuffle(s.random, 0, deck)
        f.flag += 1


DRAW = procedure("test.age.draw", [draw_1_next])


def assault_1_ask(s: State, f: Frame) -> None:
    """Flag: bits of those who passed; seat: who has priority."""
    if f.flag == 3:
        f.step = END
        return
    if f.flag & (1 << f.seat):
        f.seat = 1 - f.seat
    options = [option(PASS, 0, 0)]
    options.extend(option(PLAY, card, 0) for card in s.piles[HANDS][f.seat])
    ask(s, f, f.seat, 0, options)


def assault_2_play(s: State, f: Frame) -> None:
    if option_kind(f.answer) == PASS:
        f.flag |= 1 << f.seat
        return
    card = option_first(f.answer)
    s.piles[HANDS][f.seat].remove(card)
    s.columns[0][f.seat] += 1
    if card == DRAWS_THREE:
        frame = Frame(DRAW, f.seat, card)
        frame.number = 3
        s.push(frame)


def assault_3_turn(s: State, f: Frame) -> None:
    f.seat = 1 - f.seat
    f.step = 0


ASSAULT = procedure("test.age.assault", [assault_1_ask, assault_2_play, assault_3_turn])


def siege() -> State:
    state = State(AGE)
    state.start(2)
    state.random = streams(1, 1)
    state.columns[0].extend([0, 0])
    state.piles[DECKS][0].append(1)
    state.piles[DISCARDS][0].extend([2, 3, 4])
    state.piles[HANDS][0].append(DRAWS_THREE)
    state.piles[HANDS][1].extend([20, 21, 22])
    state.push(Frame(ASSAULT, 0, NOTHING))
    driver.run(state)
    return state


def test_rune_age_a_draw_reshuffles_in_the_middle_of_a_siege() -> None:
    state = siege()
    assert open_seats(state) == [0]
    choose(state, 0, PLAY, DRAWS_THREE)
    hand = state.piles[HANDS][0]
    assert len(hand) == 3
    assert hand[0] == 1  # the old deck comes first
    assert state.piles[DISCARDS][0] == []
    assert sorted(hand + state.piles[DECKS][0]) == [1, 2, 3, 4]
    assert open_seats(state) == [1]  # and the siege goes on with the defender
    assert frames_are_plain(state)


def test_rune_age_players_alternate_until_both_have_passed() -> None:
    state = siege()
    choose(state, 0, PLAY, DRAWS_THREE)
    choose(state, 1, PLAY, 20)
    choose(state, 0, PASS)
    choose(state, 1, PLAY, 21)
    assert open_seats(state) == [1]  # who has passed is not asked again
    choose(state, 1, PASS)
    assert state.frames == []
    assert state.columns[0] == [1, 2]


# -- Invasion: several players at once, and effects that wait --------------------------------------
# Queue 0: waiting items. Column 0: who is done, by seat; column 1: a record of what was executed.

INVASION = Shape("invasion", ["done", "record"], [], [], [], ["items"], 0)
PLAYERS = 3


def item_1_choose(s: State, f: Frame) -> None:
    """A waiting item has choices of its own; the captain's team waits meanwhile."""
    ask(s, f, f.seat, 1, [option(PICK, 0, 0), option(PICK, 1, 0)])


def item_2_execute(s: State, f: Frame) -> None:
    s.columns[1].extend([f.seat, f.card, option_first(f.answer)])


ITEM = procedure("test.invasion.item", [item_1_choose, item_2_execute])
MAIN = declare("test.invasion.main")


def main_1_ask(s: State, f: Frame) -> None:
    """Whoever wants to act: play a card, execute an own item, or be done."""
    questions = []
    for seat in range(PLAYERS):
        own = [place for place, item in enumerate(s.queues[0]) if item.seat == seat]
        if s.columns[0][seat] and not own:
            continue
        options = [option(EXECUTE, place, 0) for place in own]
        if not s.columns[0][seat]:
            options.extend([option(PASS, 0, 0), option(PLAY, 50 + seat, 0)])
        questions.append(Question(seat, 0, options, NOTHING, 0))
    if not questions:
        f.step = END
        return
    ask_several(s, f, ANY_SEAT, questions)


def main_2_act(s: State, f: Frame) -> None:
    f.step = 0
    kind, card = option_kind(f.answer), option_first(f.answer)
    if kind == PASS:
        s.columns[0][f.answered_by] = 1
    elif kind == PLAY:
        s.queues[0].append(Frame(ITEM, f.answered_by, card))
    else:
        s.push(s.queues[0].pop(card))


define(MAIN, [main_1_ask, main_2_act])


def main_phase() -> State:
    state = State(INVASION)
    state.start(1)
    state.columns[0].extend([0] * PLAYERS)
    state.push(Frame(MAIN, NOBODY, NOTHING))
    driver.run(state)
    return state


def test_invasion_whoever_wants_acts_and_effects_wait() -> None:
    state = main_phase()
    choose(state, 2, PLAY, 52)
    choose(state, 0, PLAY, 50)
    assert open_seats(state) == [0, 1, 2]
    choose(state, 0, EXECUTE, 1)  # the later item first
    assert running(state) == ["test.invasion.main", "test.invasion.item"]
    assert open_seats(state) == [0]  # an item is executed whole
    assert frames_are_plain(state)
    choose(state, 0, PICK, 1)
    assert state.columns[1] == [0, 50, 1]
    assert open_seats(state) == [0, 1, 2]


def test_invasion_the_phase_ends_when_all_are_done_and_nothing_waits() -> None:
    state = main_phase()
    choose(state, 2, PLAY, 52)
    for seat in range(PLAYERS):
        choose(state, seat, PASS)
    assert open_seats(state) == [2]  # done, but an effect waits
    while state.asking:
        driver.answer(state, state.asking[0], 0)
    assert state.columns[1] == [2, 52, 0]
    assert state.frames == []


# -- hidden choices that are shown together --------------------------------------------------------


def secret_1_ask(s: State, f: Frame) -> None:
    options = [option(PICK, number, 0) for number in range(3)]
    ask_several(s, f, ALL_SEATS, [Question(seat, 2, options, NOTHING, 0) for seat in range(2)])


def secret_2_show(s: State, f: Frame) -> None:
    s.columns[0].extend(option_first(code) for code in f.items)


SECRET = procedure("test.secret", [secret_1_ask, secret_2_show])


def test_hidden_choices_change_nothing_before_the_last_one() -> None:
    state = State(SLINGERS)
    state.start(1)
    state.push(Frame(SECRET, NOBODY, NOTHING))
    driver.run(state)
    choose(state, 1, PICK, 2)
    assert state.columns[0] == []
    assert open_seats(state) == [0]
    choose(state, 0, PICK, 1)
    assert state.columns[0] == [1, 2]

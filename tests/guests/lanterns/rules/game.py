"""A day after the other: everybody may act, then the wind comes."""

from __future__ import annotations

from typing import Final

from runestack.kernel.checks import Why, fails, passed
from runestack.kernel.decision import ANY_SEAT, Question, option, option_first, option_kind
from runestack.kernel.driver import ask, ask_several, run
from runestack.kernel.events import Journal
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.manners import Manners
from runestack.kernel.outcome import COOPERATIVE, LOST, SOLO, WON, Outcome
from runestack.kernel.procedure import label, procedure
from runestack.kernel.random import RandomStream, shuffle, streams
from tests.guests.lanterns.rules import state as st
from tests.guests.lanterns.rules.state import DAY, LIGHT, SEATS, Faces, LanternState


class LanternGame(LanternState):
    """What the kernel asks of the game."""

    def clone(self) -> LanternGame:
        """A copy of its own."""
        other = LanternGame(self.faces)
        self.copy_into(other)
        other.bind()
        return other

    def kind(self) -> int:
        """All together, or one alone."""
        return kind_of_game(self.numbers[SEATS])

    def endless(self) -> None:
        """Nothing in this game is."""
        raise NotImplementedError

    def worth(self, seat: int) -> float:
        """How near the goal is."""
        return min(1.0, self.numbers[LIGHT] / self.goal) - 0.5

    def horizon(self) -> int:
        """The day."""
        return self.numbers[DAY]

    def weighs(self, question: Question) -> bool:
        """By day everybody is free to act."""
        return question.kind != st.ASK_DAY


def kind_of_game(seats: int) -> int:
    """All together, or one alone."""
    return COOPERATIVE if seats > 1 else SOLO


# -- checks --------------------------------------------------------------------------------------


def may_act(s: LanternState, seat: int, why: Why | None) -> bool:
    """By day, unless a card is being carried out or the player is done."""
    if (not s.asking or s.asking[0].kind != st.ASK_DAY) and fails(why, "LAN-DAY-1", "busy"):
        return False
    return not s.done[seat] or not fails(why, "LAN-DAY-2", "done")


def may_play(s: LanternState, seat: int, card: int, why: Why | None) -> bool:
    """A card of the hand, with enough light for it."""
    if card not in s.hand[seat] and fails(why, "LAN-DAY-2", "not_in_hand", card):
        return False
    need, have = s.faces.threshold[s.face[card]], s.numbers[LIGHT]
    if have < need and fails(why, "LAN-CARD-2", "too_dark", card, need, have):
        return False
    return passed(why)


# -- the course of a day. count: players who have drawn; card: the card that asks ----------------


def day_1_ask(s: LanternState, f: Frame) -> None:
    """Everybody who is not done may act; the first answer goes on (LAN-DAY-1)."""
    questions = [
        Question(seat, st.ASK_DAY, day_options(s, seat), NOTHING, 0)
        for seat in range(s.numbers[SEATS])
        if not s.done[seat]
    ]
    if questions:
        ask_several(s, f, ANY_SEAT, questions)
    else:
        f.step = NIGHT_1_WIND


def day_options(s: LanternState, seat: int) -> list[int]:
    """To be done, or to play a card."""
    plays = [option(st.PLAY, card, 0) for card in s.hand[seat] if may_play(s, seat, card, None)]
    return [option(st.BE_DONE, 0, 0), *plays]


def day_2_act(s: LanternState, f: Frame) -> None:
    """One action; then everybody may act again."""
    f.step = DAY_1_ASK
    seat = f.answered_by
    if option_kind(f.answer) == st.BE_DONE:
        s.done[seat] = 1
        s.emit(st.IS_DONE, seat, NOTHING, NOTHING, 0, "LAN-DAY-2")
        return
    card = option_first(f.answer)
    s.hand[seat].remove(card)
    s.fire.append(card)
    s.known[card] = everybody(s)
    add_light(s, seat, s.faces.light[s.face[card]], st.PLAYS, "LAN-CARD-1")
    if s.faces.draws[s.face[card]] and s.outcome is None:
        f.seat, f.card = seat, card
        f.step = DAY_3_GIFT


def day_3_gift(s: LanternState, f: Frame) -> None:
    """A card for somebody, or more light: the choice of the one who has played the card (LAN-CARD-3)."""
    options = [option(st.GIVE, seat, 0) for seat in range(s.numbers[SEATS])]
    ask(s, f, f.seat, st.ASK_GIFT, [*options, option(st.FAN, 0, 0)], f.card)


def day_4_given(s: LanternState, f: Frame) -> None:
    """The card is drawn, or the fire fanned."""
    f.step = DAY_1_ASK
    if option_kind(f.answer) == st.GIVE:
        draw(s, option_first(f.answer), "LAN-CARD-3")
    else:
        add_light(s, f.seat, 1, st.FANS, "LAN-CARD-3")


def night_1_wind(s: LanternState, f: Frame) -> None:
    """The wind takes its share; the players draw, or have lost."""
    s.numbers[LIGHT] = max(0, s.numbers[LIGHT] - s.numbers[SEATS])
    s.emit(st.WIND, NOBODY, NOTHING, NOTHING, s.numbers[LIGHT], "LAN-NIGHT-1")
    for seat in range(s.numbers[SEATS]):
        while len(s.hand[seat]) < st.HAND_SIZE and s.deck:
            draw(s, seat, "LAN-NIGHT-1")
    if s.numbers[DAY] == st.LAST_DAY or not any(s.hand):
        finish(s, LOST, st.DARK, "LAN-END-2")
        return
    begin_day(s)
    f.step = DAY_1_ASK


def begin_day(s: LanternState) -> None:
    """Everybody may act again."""
    s.numbers[DAY] += 1
    s.done[:] = [0] * s.numbers[SEATS]
    s.emit(st.DAY_BEGINS, NOBODY, NOTHING, NOTHING, s.numbers[DAY], "LAN-DAY-1")


GAME: Final = procedure(
    "lanterns.game", [day_1_ask, day_2_act, day_3_gift, day_4_given, night_1_wind]
)
DAY_1_ASK: Final = label(GAME, day_1_ask)
DAY_3_GIFT: Final = label(GAME, day_3_gift)
NIGHT_1_WIND: Final = label(GAME, night_1_wind)


# -- what is done --------------------------------------------------------------------------------


def everybody(s: LanternState) -> int:
    """All seats, as bits."""
    return (1 << s.numbers[SEATS]) - 1


def add_light(s: LanternState, seat: int, light: int, event: int, rule: str) -> None:
    """The fire gives more light; enough of it wins (LAN-END-1)."""
    s.numbers[LIGHT] += light
    card = s.fire[-1] if event == st.PLAYS else NOTHING
    s.emit(event, seat, card, NOTHING, s.numbers[LIGHT], rule)
    if s.numbers[LIGHT] >= s.goal:
        finish(s, WON, st.BRIGHT, "LAN-END-1")


def draw(s: LanternState, seat: int, rule: str) -> None:
    """The top card of the deck, if there is one; only who draws it sees it."""
    if s.deck:
        card = s.deck.pop()
        s.hand[seat].append(card)
        s.known[card] |= 1 << seat
        s.emit(st.DRAWS, seat, card, NOTHING, 0, rule)


def finish(s: LanternState, score: int, reason: str, rule: str) -> None:
    """All players win or lose together."""
    s.emit(st.ENDS, NOBODY, NOTHING, NOTHING, score, rule)
    s.finish(Outcome([score] * s.numbers[SEATS], reason, rule))


def concede(s: LanternState, seat: int) -> None:
    """Nobody keeps the fire alone (LAN-END-3)."""
    s.emit(st.GIVES_UP, seat, NOTHING, NOTHING, 0, "LAN-END-3")
    finish(s, LOST, st.GIVEN_UP, "LAN-END-3")


def new_game(
    faces: Faces, seats: int, seed: int, journal: Journal | None, manners: Manners | None
) -> LanternGame:
    """Sets a game up and runs it to its first decision."""
    s = LanternGame(faces)
    s.journal, s.manners = journal, manners
    s.start(seats)
    s.bind()
    s.random = streams(seed, 1)
    s.numbers[SEATS] = seats
    for face in range(len(faces.copies)):
        s.face.extend([face] * faces.copies[face])
    for column in (s.known, s.stamp, s.marks):
        column.extend([0] * len(s.face))
    s.deck.extend(range(len(s.face)))
    shuffle(s.random, 0, s.deck)
    begin_day(s)
    for seat in range(seats):
        for _ in range(st.HAND_SIZE):
            draw(s, seat, "LAN-SETUP-1")
    s.push(Frame(GAME, NOBODY, NOTHING))
    run(s)
    return s


def resample(s: LanternState, seat: int, chance: RandomStream) -> None:
    """The faces that a seat does not know are dealt anew; a threshold may be why others are asked as they are."""
    named = [
        option_first(code)
        for one in s.asking
        if one.seat != seat
        for code in one.options
        if option_kind(code) == st.PLAY
    ]
    cards = [
        card for card in range(len(s.face)) if not s.known[card] >> seat & 1 and card not in named
    ]
    faces = sorted(s.face[card] for card in cards)
    chance.shuffle(faces)
    for card, face in zip(cards, faces, strict=True):
        s.face[card] = face

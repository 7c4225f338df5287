"""Executing texts: frames for them, triggers of single cards, and what can be done of a `may`."""

from __future__ import annotations

from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules.seats import captain, players_in
from runestack.games.invasion.rules.state import PHASE, InvasionState
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.procedure import define
from runestack.kernel.program import EACH_PLAYER
from runestack.kernel.references import reference
from runestack.kernel.texts import TEXT_STEPS, prepare_text

# count: of what a text lets its player pay any number, how many were paid; or which die was rolled
# flag: 1 for a copy of another card's text, which copies nothing further (INV-RULING-147)
define(p.TEXT, TEXT_STEPS)


def text_frame(s: InvasionState, seat: int, card: int, text: int) -> Frame:
    """A text ready to be executed; of the Invasion's cards the captain makes the choices."""
    frame = Frame(p.TEXT, captain(s) if seat == NOBODY else seat, card)
    frame.printed = reference(s, card)
    frame.text = text
    prepare_text(s, frame)
    return frame


def text_frames(s: InvasionState, seat: int, card: int, text: int) -> list[Frame]:
    """A text, or the same text for one player after the other (`each player: ...`)."""
    ability = s.abilities[text]
    if ability.label != NOTHING and ability.player == EACH_PLAYER:
        return [text_frame(s, each, card, text) for each in players_in(s)]
    return [text_frame(s, seat, card, text)]


def push_text(s: InvasionState, seat: int, card: int, text: int) -> None:
    """Executes a text next."""
    for frame in text_frames(s, seat, card, text)[::-1]:
        s.push(frame)


def push_board_text(s: InvasionState, seat: int, face: int, label: int) -> None:
    """Executes what is printed on a board or on an event."""
    if face == NOTHING:
        return
    text = s.faces.first_used_at(face, label)
    if text != NOTHING:
        push_text(s, seat, board_card(s, face), text)


def board_card(s: InvasionState, face: int) -> int:
    """The card that stands for a text of a board, an event or a scenario."""
    for card in s.board:
        if s.face[card] == face:
            return card
    message = f"face {face} is not on a board"
    raise RuntimeError(message)


def wake_texts(s: InvasionState, card: int, label: int, seat: int) -> None:
    """The texts of a single card about itself (when it is drawn, when it is not played) wait to be executed."""
    if s.numbers[PHASE] == c.SETTING_UP:
        return
    for text in s.faces.used_at(s.face[card], label):
        s.waiting.append(text_frame(s, seat, card, text))


def is_copy(f: Frame) -> bool:
    """Whether a text is executed as a copy of another card's."""
    return f.flag != 0


def pierces(s: InvasionState, f: Frame) -> bool:
    """Whether the melee damage of a text ignores armor: a keyword of the card that executes it."""
    return s.faces.keywords[s.face[f.card]] & c.PIERCING != 0

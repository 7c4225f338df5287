"""What effects that wait, on a stack or a ladder, were aimed at, and what is being chosen for one."""

from __future__ import annotations

from collections.abc import Callable, Collection

from runestack.kernel.choices import ASK_CHOICE, ASK_PLAYER, ASK_TARGET
from runestack.kernel.decision import Question
from runestack.kernel.frame import NOTHING, Frame
from runestack.kernel.operations import DEAL, DESTROY, DISCARD, LOSE
from runestack.kernel.program import (
    NO_TARGET,
    SIDE_ALLIED,
    SIDE_ANY,
    UNCHOSEN,
    Instruction,
    Selector,
    Slot,
)
from runestack.kernel.references import CARD_MASK
from runestack.kernel.state import State
from runestack.kernel.texts import CHOOSE


def slot_asked(s: State) -> Slot:
    """The choice that a CHOOSE frame asks for."""
    return s.abilities[s.frames[-2].text].slots[s.frames[-1].place]


# operations of the core that nobody wants for their own cards; a game adds its own
HARM = (LOSE, DISCARD, DEAL, DESTROY)


def is_harm(s: State, question: Question, harmful: Collection[int]) -> bool:
    """Whether a CHOOSE frame asks what, or who, is to be harmed; it asks for modes and numbers, too."""
    if question.kind not in (ASK_TARGET, ASK_PLAYER, ASK_CHOICE):
        return False
    if not s.frames or s.frames[-1].procedure != CHOOSE:
        return False
    slot = slot_asked(s)
    steps = s.abilities[s.frames[-2].text].program
    return any(step.op in harmful and is_aimed_by(step, slot) for step in steps)


def is_aimed_by(step: Instruction, slot: Slot) -> bool:
    """Whether a step of a text is about what a slot of it holds."""
    places = range(slot.place, slot.place + slot.count)
    if step.chosen_player in places:
        return True
    return step.selector is not None and step.selector.place in places


def what_does_not_fit(selector: Selector, is_kind: bool, is_holder: bool, is_allied: bool) -> str:
    """The first thing that a text asks of a card and does not get, as the reason of a failure."""
    if not is_kind:
        return "wrong_kind"
    if selector.other and is_holder:
        return "only_others"
    if selector.side != SIDE_ANY and is_allied != (selector.side == SIDE_ALLIED):
        return "wrong_side"
    return "lacks_what_is_asked"


def mode_place(s: State, question: Question) -> int:
    """Where in the program the mode stands that is being chosen; the question has the text as its number."""
    frame = s.frames[-1]
    if frame.procedure == CHOOSE:
        return s.abilities[question.number].modes[frame.flag]
    return frame.place


def choices_made(s: State, effect: Frame) -> list[tuple[Slot, int]]:
    """What was chosen for an effect, with the choice it answers."""
    if effect.text == NOTHING:
        return []
    found: list[tuple[Slot, int]] = []
    for slot in s.abilities[effect.text].slots:
        items = effect.items[slot.place : slot.place + slot.count]
        found += [(slot, item) for item in items if item not in (UNCHOSEN, NO_TARGET)]
    return found


def effect_chosen(s: State, stamp: int) -> Frame | None:
    """An effect that waits, by its stamp; None where it is gone."""
    return next((effect for effect in s.effects() if effect.count == stamp), None)


def card_chosen(s: State, slot: Slot, item: int, card_of_player: Callable[[int], int]) -> int:
    """The card of a choice: of a player, of an effect that waits (NOTHING where it is gone), or the card itself."""
    if slot.selector is None:
        return card_of_player(item)
    if s.is_about_effects(slot.selector):
        effect = effect_chosen(s, item)
        return NOTHING if effect is None else effect.card
    return item & CARD_MASK


def cards_chosen_before(s: State, card_of_player: Callable[[int], int]) -> list[int]:
    """The cards that were chosen already for the effect that a CHOOSE frame asks about."""
    if s.frames and s.frames[-1].procedure == CHOOSE:
        return cards_chosen(s, s.frames[-2], card_of_player)
    return []


def cards_chosen(s: State, effect: Frame, card_of_player: Callable[[int], int]) -> list[int]:
    """The cards that an effect was aimed at; they may have left since."""
    found = [card_chosen(s, slot, item, card_of_player) for slot, item in choices_made(s, effect)]
    return [card for card in found if card != NOTHING]

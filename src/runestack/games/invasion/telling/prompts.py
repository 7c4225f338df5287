"""What a seat is asked, in words."""

from __future__ import annotations

from functools import partial

from runestack.games.aiming import slot_asked
from runestack.games.invasion.cards.lines import STATS
from runestack.games.invasion.cards.printed import CardWords
from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules.picking import SWAP
from runestack.games.invasion.rules.picking_dice import CHANGE, DESTROY_THERE, TURN
from runestack.games.invasion.rules.prices import STRICT
from runestack.games.invasion.rules.rebuilding import TO_NEUTRAL
from runestack.games.invasion.rules.reinforcing import can_reinforce
from runestack.games.invasion.rules.seats import is_cooperative
from runestack.games.invasion.rules.spending import BEFORE_MATCH
from runestack.games.invasion.rules.state import MODE, InvasionState
from runestack.games.invasion.telling import prompt_patterns as pp
from runestack.games.invasion.telling.names import (
    colour_name,
    coloured,
    die_name,
    label,
)
from runestack.games.invasion.telling.option_sentences import plain_sentence
from runestack.games.sentences import Sentence, joined
from runestack.games.wording import Pattern, Reader, fill, fill_inside, told_apart
from runestack.kernel import choices as core
from runestack.kernel.decision import Question
from runestack.kernel.frame import NOTHING
from runestack.kernel.texts import CHOOSE

BY_EFFECT = (core.ASK_TARGET, core.ASK_PLAYER, core.ASK_CHOICE)  # asked by a CHOOSE frame
ABOUT_DICE = (ch.ASK_SIDE, ch.ASK_POSITION, ch.ASK_NEW_SCREW)


def prompt(s: InvasionState, words: CardWords, question: Question, reader: Reader) -> Sentence:
    """What a seat is asked."""
    values: dict[str, str] = {
        "by": asking_card(s, words, question, reader),
        "text": text_asked(s, words, question, reader.language),
        "n": str(question.number),
        "left": left_over(s, question, reader),
        **values_of(s, words, question, reader),
    }
    pattern = pattern_of(s, question)
    return fill(pattern, values, reader, number=question.number).strip()


def option_sentences(
    s: InvasionState, words: CardWords, question: Question, reader: Reader
) -> list[Sentence]:
    """What the options do; the place among equal sentences is added where two options read the same."""
    return told_apart(question.options, partial(plain_sentence, s, words, question, reader))


def asking_card(s: InvasionState, words: CardWords, question: Question, reader: Reader) -> str:
    """The card that asks, with a colon."""
    if question.card == NOTHING:
        return ""
    return joined(label(s, words, question.card, reader), ": ")


def text_asked(s: InvasionState, words: CardWords, question: Question, language: str) -> str:
    """The words of the text that asks."""
    frame = s.frames[-1]
    if question.kind in BY_EFFECT and frame.procedure == CHOOSE:
        return words.asking(s.frames[-2].text, slot_asked(s), language)
    if question.kind == core.ASK_MAY:
        return words.may(frame.text, question.number, language)
    return ""


def left_over(s: InvasionState, question: Question, reader: Reader) -> str:
    """How many are left to name, or what is left to store."""
    frame = s.frames[-1]
    if question.kind == ch.ASK_STORE:
        kinds = [kind for kind, count in enumerate(frame.items) for _ in range(count)]
        return coloured(kinds, reader)
    return str(frame.number)


def values_of(
    s: InvasionState, words: CardWords, question: Question, reader: Reader
) -> dict[str, str]:
    """What only some questions say."""
    kind, seat, frame = question.kind, question.seat, s.frames[-1]
    if kind == ch.ASK_DRAW:
        return {"deck": str(len(s.deck[seat])), "warning": warning(s, words, seat, reader)}
    if kind == ch.ASK_MAIN:
        return {"pool": pool_words(s, seat, reader), "waiting": waiting_words(question, reader)}
    if kind == ch.ASK_SPARE:
        return {"reduced": reduced_words(s, seat, reader)}
    if kind == ch.ASK_DISCOUNT:
        return {"discount": discount_name(question.number, reader)}
    if kind in ABOUT_DICE and frame.procedure == p.REBUILD:
        return {"die": die_name(s, question.number, reader)}
    if kind == ch.ASK_DAMAGE:
        return {"damage": reader.of(pp.DAMAGE[frame.flag & 1])}
    if kind == ch.ASK_POINTS:
        return {"resource": reader.of(STATS["armor" if frame.flag == c.ARMOR else "health"])}
    if kind == ch.ASK_CARD and frame.procedure == p.PICK and frame.flag == SWAP:
        return {"top": label(s, words, s.discard[seat][-1], reader)}
    return {}


def warning(s: InvasionState, words: CardWords, seat: int, reader: Reader) -> str:
    """What the next card costs if the deck is empty; without any card it costs the game (INV-DECK-6)."""
    face = s.faces.before_reinforcing[s.numbers[MODE]]
    if s.deck[seat]:
        return ""
    if not can_reinforce(s, seat):
        return reader.of(pp.NO_CARD_LEFT)
    if face == NOTHING:
        return ""
    text = words.text(face, reader.language).replace("\n", " ")
    return fill_inside(pp.WARNING, {"text": text}, reader)


def pool_words(s: InvasionState, seat: int, reader: Reader) -> str:
    """The resources in the pool, if there are any."""
    counts = s.pool[seat * c.COLOURS : (seat + 1) * c.COLOURS]
    found = [colour for colour, count in enumerate(counts) for _ in range(count)]
    return fill_inside(pp.POOL, {"pool": coloured(found, reader)}, reader) if found else ""


def waiting_words(question: Question, reader: Reader) -> str:
    """How many effects the team has still to carry out."""
    if not question.number:
        return ""
    values = {"n": str(question.number)}
    return fill_inside(pp.WAITING, values, reader, number=question.number)


def reduced_words(s: InvasionState, seat: int, reader: Reader) -> str:
    """What technology tokens take off the next action."""
    less = s.spare_discount[seat]
    return fill_inside(pp.REDUCED, {"n": str(less)}, reader) if less else ""


def discount_name(discount: int, reader: Reader) -> str:
    """What a discount takes away."""
    if discount == c.ANY_SYMBOL:
        return reader.of(pp.ANY)
    return colour_name(discount - STRICT if discount >= STRICT else discount, reader)


def pattern_of(s: InvasionState, question: Question) -> Pattern:
    """The pattern of a question; some sound different in some situations."""
    kind, frame = question.kind, s.frames[-1]
    if kind == ch.ASK_FULL and frame.procedure == p.DISCOVER:
        return pp.BASE_FULL
    if kind == ch.ASK_MAIN and is_cooperative(s):
        return pp.TEAM_MAIN
    if kind == ch.ASK_SPARE and frame.flag == BEFORE_MATCH:
        return pp.SPARE_BEFORE
    if kind == ch.ASK_COLOUR:
        return colour_pattern(s)
    if kind == ch.ASK_AMOUNT and frame.procedure == p.PAY_ANY:
        return pp.HOW_MANY
    if kind in (ch.ASK_DIE, ch.ASK_SIDE):
        return die_pattern(s, kind)
    if kind == ch.ASK_CARD and frame.procedure in (p.USE, p.PAY_CHOSEN):
        return pp.PRICE_CARD
    if kind == ch.ASK_CARD:
        return pp.PLAY_FREE if frame.procedure == p.PLAY_FREE else pp.PICKS[frame.flag]
    if kind == ch.ASK_STORED and frame.procedure == p.MOVE_STORED:
        return pp.MOVE_STORED
    if kind == ch.ASK_ZONE and frame.procedure != p.INVASION_TURN:
        destroys = frame.procedure == p.PICK_ZONE and frame.flag == DESTROY_THERE
        return pp.DESTROY_IN_ZONE if destroys else pp.STORE_IN_ZONE
    return pp.PROMPTS[kind]


def colour_pattern(s: InvasionState) -> Pattern:
    """What a colour is named for."""
    frame = s.frames[-1]
    if frame.procedure == p.TRANSFORM:
        return pp.TRANSFORM_COLOUR
    if frame.flag == CHANGE and frame.target != NOTHING:
        return pp.NEW_COLOUR
    return pp.COLOURS[frame.flag]


def die_pattern(s: InvasionState, kind: int) -> Pattern:
    """What a die is named for."""
    frame = s.frames[-1]
    if frame.procedure == p.PICK_DIE:
        return pp.TURN_SIDE if frame.flag == TURN else pp.DICE[frame.flag]
    if frame.procedure in (p.USE, p.PAY_CHOSEN):
        return pp.PRICE_DIE
    if kind == ch.ASK_DIE and frame.flag == TO_NEUTRAL:
        return pp.COLOURED_SCREW
    return pp.PROMPTS[kind]

"""What a seat is asked and may answer, in words."""

from __future__ import annotations

from functools import partial

from runestack.games.aiming import slot_asked
from runestack.games.runeslingers.cards.printed import CardWords
from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules.deck_actions import LOOK_SEAR, LOOK_TAKE
from runestack.games.runeslingers.rules.player_values import hand_maximum
from runestack.games.runeslingers.rules.state import EncounterState
from runestack.games.runeslingers.telling import prompt_patterns as pp
from runestack.games.runeslingers.telling.ailments import ailment_word, with_article
from runestack.games.runeslingers.telling.ladder import rung_sentence
from runestack.games.runeslingers.telling.names import area_number, label, name_of
from runestack.games.runeslingers.telling.option_values import (
    Values,
    amount_coming,
    card_values,
    face_values,
    option_text,
    other_values,
    owned_forms,
)
from runestack.games.runeslingers.telling.options import CARD_OPTIONS
from runestack.games.runeslingers.telling.windows import WINDOWS
from runestack.games.sentences import Sentence
from runestack.games.wording import Pattern, Reader, fill, fill_inside, row_of, told_apart
from runestack.kernel.decision import Question, option_first, option_kind, option_second
from runestack.kernel.frame import NOTHING, Frame

BY_EFFECT = (ch.ASK_TARGET, ch.ASK_PLAYER, ch.ASK_CHOICE, ch.ASK_EFFECT)  # asked by a CHOOSE frame
FACES = (ch.TAKE_RUNESLINGER, ch.TAKE_ABILITY, ch.DRAFT_CARD, ch.LEAVE_OUT)

# -- questions -----------------------------------------------------------------------------------


def prompt(s: EncounterState, words: CardWords, question: Question, reader: Reader) -> Sentence:
    """What a seat is asked."""
    seat, number, kind = question.seat, question.number, question.kind
    values: Values = {
        "n": str(number),
        "by": "",
        "card": "",
        "text": asking_text(s, words, question, reader.language),
        "maximum": str(hand_maximum(s, seat)) if s.face else "",
        "health": str(s.health[seat]),
        "power": str(s.power[seat]),
        "spirit": str(s.determinations[seat]),
        "ailment": ailment_word(number, reader.language),
        "ailments": ailment_word(number, reader.language, plural=True),
        "the_ailment": with_article(number, "the", "nom", reader.language),
        "why": occasion(s, words, question, reader) if kind in WINDOWS else "",
    }
    if question.card != NOTHING:
        values["card"] = name_of(s, words, question.card, reader)
        values["by"] = label(s, words, question.card, reader) + ": "
        values.update(owned_forms(s, words, question.card, reader))
    return fill(prompt_pattern(s, question), values, reader, number=number).strip()


def occasion(s: EncounterState, words: CardWords, question: Question, reader: Reader) -> Sentence:
    """What a chance to answer or to block is about."""
    if question.kind == ch.ASK_ANSWER:
        return rung_sentence(s, words, answered_rung(s, question.seat), reader) + "."
    values = owned_forms(s, words, question.card, reader)
    values["amounts"] = amounts_coming(s, words, question, reader)
    return fill(pp.DAMAGE_COMING, values, reader)


def answered_rung(s: EncounterState, seat: int) -> Frame:
    """The rung that an answer would answer: the newest one of the enemy (RS-RULING-116)."""
    return next((rung for rung in reversed(s.ladder) if rung.seat != seat), s.ladder[-1])


def prompt_pattern(s: EncounterState, question: Question) -> Pattern:
    """The pattern of a question; what is paid and what is looked at is asked for by what becomes of it."""
    kind = question.kind
    if kind == ch.ASK_ANSWER and s.ladder[-1].seat == question.seat:
        return pp.ANSWER_AGAIN
    if kind == ch.ASK_PAY_CARD:
        return pp.PAYING.get(question.number, pp.PROMPTS[kind])
    if kind == ch.ASK_TAKE and s.frames[-1].flag == LOOK_SEAR:
        return pp.TAKE_TO_SEAR
    if kind == ch.ASK_PUT_BACK and s.frames[-1].flag == LOOK_TAKE:
        return pp.PUT_UNDER
    return pp.PROMPTS[kind]


def asking_text(s: EncounterState, words: CardWords, question: Question, language: str) -> str:
    """The sentence of a card that a question is about."""
    if question.kind in BY_EFFECT:
        return words.asking(s.frames[-2].text, slot_asked(s), language)
    if question.kind == ch.ASK_MAY:
        return words.may(s.frames[-1].text, question.number, language)
    return ""


# -- blocking ------------------------------------------------------------------------------------


def amounts_coming(s: EncounterState, words: CardWords, question: Question, reader: Reader) -> str:
    """`8 damage to your Runeslinger and 3 damage to your Firecracker`: what can be blocked."""
    parts: list[str] = []
    for code in question.options:
        if option_kind(code) == ch.BLOCK_FOR:
            card = option_first(code)
            values = owned_forms(s, words, card, reader)
            values["n"] = str(amount_coming(s, card))
            parts.append(fill_inside(pp.DAMAGE_TO, values, reader))
    return row_of(parts, reader)


# -- options -------------------------------------------------------------------------------------


def option_sentences(
    s: EncounterState, words: CardWords, question: Question, reader: Reader
) -> list[Sentence]:
    """What the options do; the place among equal sentences is added where two options read the same."""
    return told_apart(question.options, partial(plain_sentence, s, words, question, reader))


def plain_sentence(
    s: EncounterState, words: CardWords, question: Question, reader: Reader, code: int
) -> Sentence:
    """What an option does, said by itself."""
    kind, seat = option_kind(code), question.seat
    values: Values = {"text": option_text(s, words, question, code, reader), "costs": ""}
    number = option_number(s, seat, code)
    values["n"] = str(number)
    if kind in FACES:
        values.update(face_values(words, option_first(code), reader))
    elif kind in CARD_OPTIONS:
        values.update(card_values(s, words, question, code, reader))
    else:
        values.update(other_values(s, words, code, reader))
    return fill(option_pattern(s, question, code), values, reader, number=number).strip()


def option_pattern(s: EncounterState, question: Question, code: int) -> Pattern:
    """The pattern of an option."""
    kind = option_kind(code)
    if kind == ch.PLAY_CARD:
        answers = question.kind == ch.ASK_ANSWER
        return pp.PLAYED_AS_ANSWER if answers else pp.PLAYED[option_second(code)]
    if question.kind == ch.ASK_TAKE and s.frames[-1].flag == LOOK_SEAR:
        return pp.SEAR_ONE
    return pp.OPTIONS_OF.get((question.kind, kind), pp.OPTIONS[kind])


def option_number(s: EncounterState, seat: int, code: int) -> int:
    """The number that the sentence of an option has: tokens, determinations, an area."""
    kind = option_kind(code)
    if kind == ch.CHARGE_CARD:
        return s.tokens[option_first(code)] + 1
    if kind == ch.ACTIVATE_ABILITY:
        return s.determinations[seat]
    if kind in (ch.ON_AREA, ch.KEEP_AREA):
        return area_number(option_second(code))
    return 0

"""What a seat is asked and may answer, in words."""

from __future__ import annotations

from functools import partial

from runestack.games.aiming import mode_place, slot_asked
from runestack.games.rone.cards.printed import CardWords
from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules.actions import activated_abilities
from runestack.games.rone.rules.prices import cost_to_level_up, cost_to_play, cost_to_recycle
from runestack.games.rone.rules.state import SEATS, RoneState
from runestack.games.rone.telling import prompt_patterns as pp
from runestack.games.rone.telling.names import label, name_of, owned_label, player
from runestack.games.rone.telling.options import CARD_OPTIONS
from runestack.games.rone.telling.stack import (
    entry_sentence,
    entry_text,
    player_accusative,
    window_reason,
)
from runestack.games.sentences import Sentence
from runestack.games.wording import Reader, fill, told_apart
from runestack.kernel.decision import Question, option_first, option_kind, option_second
from runestack.kernel.frame import NOTHING

BY_EFFECT = (ch.ASK_TARGET, ch.ASK_PLAYER, ch.ASK_CHOICE, ch.ASK_EFFECT)  # asked by a CHOOSE frame


UNNUMBERED = (ch.ASK_GRAVEYARD,)  # the card lies nowhere yet


def prompt(s: RoneState, words: CardWords, question: Question, reader: Reader) -> Sentence:
    """What a seat is asked."""
    seat = question.seat
    values: dict[str, str] = {
        "n": str(question.number),
        "water": str(s.water[seat]),
        "text": "",
        "why": "",
        "card": "",
    }
    if question.card != NOTHING:
        call = name_of if question.kind in UNNUMBERED else label
        values["card"] = call(s, words, question.card, reader)
    if question.kind == ch.ASK_WINDOW:
        values["why"] = occasion(s, words, question, reader)
    elif question.kind in BY_EFFECT:
        values["text"] = words.asking(s.frames[-2].text, slot_asked(s), reader.language)
    elif question.kind == ch.ASK_WHOSE_TEXT:
        values["text"] = entry_text(words, s.stack[-1], reader.language)
    elif question.kind == ch.ASK_SUBSEQUENT:
        values["player"] = player(s, question.number, reader)
        values["player_acc"] = player_accusative(s, question.number, reader, seat)
    elif question.kind == ch.ASK_MAY:
        values["text"] = words.may(s.frames[-1].text, question.number, reader.language)
    return fill(pp.PROMPTS[question.kind], values, reader).strip()


def occasion(s: RoneState, words: CardWords, question: Question, reader: Reader) -> Sentence:
    """What a reaction window is about."""
    return window_reason(s, words, reader) + "."


def option_sentences(
    s: RoneState, words: CardWords, question: Question, reader: Reader
) -> list[Sentence]:
    """What the options do; the place among equal sentences is added where two options read the same."""
    return told_apart(question.options, partial(plain_sentence, s, words, question, reader))


def plain_sentence(
    s: RoneState, words: CardWords, question: Question, reader: Reader, code: int
) -> Sentence:
    """What an option does, said by itself."""
    kind, card, seat = option_kind(code), option_first(code), question.seat
    pattern = pp.OPTIONS_OF.get((question.kind, kind), pp.OPTIONS[kind])
    if kind == ch.ATTACK_CARD and s.numbers[SEATS] > 2:
        pattern = pp.ATTACK_OF_SEVERAL
    values: dict[str, str] = {"water": str(s.water[seat]), "hand": str(len(s.hand[seat]))}
    number = len(s.hand[seat]) if kind == ch.MULLIGAN_FORM_B else 0
    if kind == ch.TAKE_HERO:
        values["hero"] = words.name(card, reader.language)
    elif kind == ch.CHOOSE_PLAYER:
        values["player"] = player(s, card, reader)
    elif kind == ch.CHOOSE_EFFECT:
        values["entry"] = entry_sentence(s, words, s.stack[option_second(code)], reader)
    elif kind in (ch.ANNOUNCE_LEVEL, ch.LEVEL_UP):
        values["card"] = label(s, words, s.hero[seat], reader)
        values["cost"] = str(cost_to_level_up(s, seat))
    elif kind in CARD_OPTIONS:
        call = name_of if question.kind in UNNUMBERED else label
        values["card"] = call(s, words, card, reader)
        values["owned"] = owned_label(s, words, card, reader)
    if kind in (ch.PLAY_CARD, ch.PLAY_TACTIC):
        values["cost"] = str(cost_to_play(s, seat, card))
    elif kind == ch.RECYCLE_CARD:
        number = cost_to_recycle(s, seat, card)
        values["n"] = str(number)
    values["text"] = option_text(s, words, question, code, reader.language)
    return fill(pattern, values, reader, number=number)


def option_text(
    s: RoneState, words: CardWords, question: Question, code: int, language: str
) -> str:
    """The words of a card that an option is about."""
    kind, card, second = option_kind(code), option_first(code), option_second(code)
    if kind == ch.USE_ABILITY:
        return words.use(activated_abilities(s, card)[2 * second], language)
    if kind == ch.PAY_INITIATIVE:
        return words.use(s.faces.initiatives[s.face[card]][second], language)
    if kind == ch.CHOOSE_ABILITY:
        return words.use(s.faces.activated[s.face[card]][second], language)
    if kind == ch.NEXT_TRIGGER:
        text = s.waiting[second].text
        if words.is_initiative(text):
            return f"Initiative: {words.executed(text, language)}"
        return words.ability(text, language)
    if kind == ch.YES:
        return words.offered(s.frames[-1].text, question.number, language)
    if kind == ch.CHOOSE_MODE:
        return words.mode(question.number, mode_place(s, question), second, language)
    return ""

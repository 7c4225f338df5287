"""What a seat is asked and may answer, in words."""

from __future__ import annotations

from functools import partial

from runestack.games.aiming import mode_place, slot_asked
from runestack.games.rune_age.cards.lines import RACES
from runestack.games.rune_age.cards.printed import CardWords
from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules.actions import controller_or_nobody
from runestack.games.rune_age.rules.payment import available
from runestack.games.rune_age.rules.picking import worth
from runestack.games.rune_age.rules.spending import price_of
from runestack.games.rune_age.rules.state import RuneAgeState
from runestack.games.rune_age.rules.values import (
    auto_defense,
    kind_of,
    target_strength,
    yields,
)
from runestack.games.rune_age.telling import prompt_patterns as pp
from runestack.games.rune_age.telling.combat import combat_sentence
from runestack.games.rune_age.telling.names import label, owned_label, player
from runestack.games.rune_age.telling.options import CARD_OPTIONS, way_to_pay
from runestack.games.rune_age.telling.spending import RESOURCES, spend_sentence, spending_of
from runestack.games.sentences import Sentence
from runestack.games.wording import Pattern, Reader, fill, fill_inside, row_of, told_apart
from runestack.kernel import choices as core
from runestack.kernel.decision import Question, option_first, option_kind, option_second
from runestack.kernel.frame import NOBODY, NOTHING

IN_COMBAT = (ch.ASK_ASSAULT, ch.ASK_SIEGE, ch.ASK_RESOLUTION)
IN_SPEND = (ch.ASK_MORE, ch.ASK_PRICE)
BY_EFFECT = (core.ASK_TARGET, core.ASK_PLAYER, core.ASK_CHOICE)  # asked by a CHOOSE frame


# -- questions -----------------------------------------------------------------------------------


def prompt(s: RuneAgeState, words: CardWords, question: Question, reader: Reader) -> Sentence:
    """What a seat is asked."""
    kind, seat = question.kind, question.seat
    values: dict[str, str] = {
        "n": str(question.number),
        "gold": str(available(s, seat, c.GOLD_RESOURCE)),
        "influence": str(available(s, seat, c.INFLUENCE)),
        "resource": reader.of(RESOURCES[resource_asked(s)]),
        "given": str(s.frames[-1].number),
        "card": "",
        "text": "",
        "combat": "",
        "spend": "",
    }
    if question.card != NOTHING:
        values["card"] = label(s, words, question.card, reader)
    if kind in IN_COMBAT:
        values["combat"] = combat_sentence(s, words, reader)
    elif kind in IN_SPEND:
        spending = spending_of(s, seat)
        assert spending is not None
        values["spend"] = spend_sentence(s, words, spending, reader)
    values["text"] = text_asked(s, words, question, reader.language)
    return fill(pattern_of(s, question), values, reader, number=question.number).strip()


def resource_asked(s: RuneAgeState) -> int:
    """Gold or influence, in a payment or spend; of no meaning elsewhere."""
    frame = s.frames[-1]
    return frame.target if frame.procedure in (p.PAY, p.SPEND) else c.INFLUENCE


def text_asked(s: RuneAgeState, words: CardWords, question: Question, language: str) -> str:
    """The words of the text that asks."""
    frame = s.frames[-1]
    if question.kind in BY_EFFECT:
        return words.asking(s.frames[-2].text, slot_asked(s), language)
    if question.kind == core.ASK_MAY and frame.procedure not in (p.LOOK_DISCARD, p.ATTRITION):
        return words.may(frame.text, question.number, language)
    return ""


def pattern_of(s: RuneAgeState, question: Question) -> Pattern:
    """The pattern of a question; some sound different in some situations."""
    kind, frame = question.kind, s.frames[-1]
    if kind == ch.ASK_MORE and not frame.items:
        return pp.FIRST_OF_GAINED
    if kind == ch.ASK_MORE and frame.target == c.INFLUENCE:
        return pp.MORE_BY_INFLUENCE
    if kind == ch.ASK_PAYMENT and question.card != NOTHING:
        return pp.PAYMENT_FOR
    if kind == ch.ASK_INSTEAD and frame.procedure == p.DAMAGE:
        return pp.WOULD_TAKE_DAMAGE
    if kind == ch.ASK_INSTEAD and frame.target in pp.WOULD_BE:
        return pp.WOULD_BE[frame.target]
    if kind == ch.ASK_COST:
        return pp.COSTS[question.number]
    if kind == ch.ASK_DISCARD and frame.procedure == p.DISCARD_WORTH:
        return pp.DISCARD_WORTH[frame.target]
    if kind == ch.ASK_CARD and frame.procedure == p.PICK:
        return pp.DESTROY if frame.flag == c.PICK_DESTROY else pp.WOUND
    if kind == core.ASK_MAY and frame.procedure == p.LOOK_DISCARD:
        return pp.TOP_OF_DECK
    if kind == core.ASK_MAY and frame.procedure == p.ATTRITION:
        return pp.ROLL_AGAIN
    return pp.PROMPTS[kind]


# -- options -------------------------------------------------------------------------------------


def option_sentences(
    s: RuneAgeState, words: CardWords, question: Question, reader: Reader
) -> list[Sentence]:
    """What the options do; the place among equal sentences is added where two options read the same."""
    return told_apart(question.options, partial(plain_sentence, s, words, question, reader))


def plain_sentence(
    s: RuneAgeState, words: CardWords, question: Question, reader: Reader, code: int
) -> Sentence:
    """What an option does, said by itself."""
    kind, first = option_kind(code), option_first(code)
    values: dict[str, str] = {"text": option_text(s, words, question, code, reader.language)}
    if kind in CARD_OPTIONS:
        values["card"] = label(s, words, first, reader)
        values["owned"] = owned_label(s, words, first, reader)
        values["n"] = str(number_of_option(s, question, code))
    if kind in (ch.BUY, ch.ACQUIRE):
        resource = c.GOLD_RESOURCE if kind == ch.BUY else c.INFLUENCE
        values["price"] = str(price_of(s, first, resource))
    elif kind == core.CHOOSE_PLAYER:
        values["player"] = player(s, first, reader)
    elif kind == core.CHOOSE_NUMBER:
        values["n"] = str(first)
    elif kind == ch.TAKE_RACE:
        values["faction"] = reader.of(RACES[c.RACES[first]])
    elif kind == ch.PAY_WITH:
        return payment_sentence(s, words, code, reader)
    elif kind == ch.END_ACTIONS:
        return ending_sentence(s, question, reader)
    return fill(option_pattern(s, question, code), values, reader)


def ending_sentence(s: RuneAgeState, question: Question, reader: Reader) -> Sentence:
    """The end of the actions; a warning of gold that could still buy something."""
    said = fill(pp.OPTIONS[ch.END_ACTIONS], {}, reader)
    if not any(option_kind(code) == ch.BUY for code in question.options):
        return said
    gold = available(s, question.seat, c.GOLD_RESOURCE)
    return said + fill_inside(pp.UNSPENT, {"n": str(gold)}, reader)


def payment_sentence(s: RuneAgeState, words: CardWords, code: int, reader: Reader) -> Sentence:
    """The cards that pay, and what of it is lost."""
    cards = [label(s, words, card, reader) for card in way_to_pay(s, option_first(code))]
    said = fill(pp.OPTIONS[ch.PAY_WITH], {"cards": row_of(cards, reader)}, reader)
    lost = option_second(code)
    if not lost:
        return said
    values = {"n": str(lost), "resource": reader.of(RESOURCES[resource_asked(s)])}
    return said + fill_inside(pp.LOST, values, reader)


def number_of_option(s: RuneAgeState, question: Question, code: int) -> int:
    """The number that matters about a card: strength to beat, auto-defense, or what it yields."""
    kind, card = option_kind(code), option_first(code)
    if kind == ch.PAY_CARD:
        return yields(s, card, resource_asked(s))
    if question.kind == ch.ASK_LAY_DOWN:
        return worth(s, card)
    if kind == ch.ATTACK:
        besieged = controller_or_nobody(s, card) != NOBODY
        return auto_defense(s, card) if besieged else target_strength(s, card)
    return 0


def option_pattern(s: RuneAgeState, question: Question, code: int) -> Pattern:
    """The pattern of an option; some sound different in some situations."""
    kind, first = option_kind(code), option_first(code)
    if kind == ch.ATTACK and controller_or_nobody(s, first) != NOBODY:
        return pp.BESIEGE_CITY if kind_of(s, first) & c.CITY else pp.BESIEGE
    if kind == ch.GIVE and question.kind == ch.ASK_COST:
        return pp.GIVEN[option_second(code)]
    if kind in (ch.TAKE, ch.GIVE) and option_second(code) == c.PICK_DESTROY:
        return pp.DESTROY_TAKEN
    if kind == ch.GIVE and option_second(code) == c.PICK_TO_DECK:
        return pp.ON_TOP_OF_DECK
    if s.frames[-1].procedure == p.LOOK_DISCARD:
        return pp.DISCARD_IT if kind == core.YES else pp.LEAVE_IT
    if s.frames[-1].procedure == p.ATTRITION and kind in (core.YES, core.NO):
        return pp.AGAIN if kind == core.YES else pp.KEEP_ROLL
    return pp.OPTIONS_OF.get((question.kind, kind), pp.OPTIONS[kind])


def option_text(
    s: RuneAgeState, words: CardWords, question: Question, code: int, language: str
) -> str:
    """The words of a card that an option is about."""
    kind, first, second = option_kind(code), option_first(code), option_second(code)
    frame = s.frames[-1]
    if kind in (ch.USE_ACTION, ch.USE):
        return words.use(use_asked(s, question, first, second), language)
    if kind == core.NEXT_TRIGGER:
        return words.ability(s.waiting[second].text, language)
    if kind == core.YES and frame.procedure not in (p.LOOK_DISCARD, p.ATTRITION):
        return words.offered(frame.text, question.number, language)
    if kind == core.CHOOSE_MODE:
        return words.mode(question.number, mode_place(s, question), second, language)
    return ""


def use_asked(s: RuneAgeState, question: Question, card: int, place: int) -> int:
    """The ability that is used; what lowers a price is named by its card alone."""
    face = s.face[card]
    if question.kind == ch.ASK_PRICE:
        return s.faces.used_at(face, c.PURCHASE)[0]
    if question.kind == ch.ASK_TRIGGERED:
        return s.frames[-2].text
    return s.faces.uses[face][place]

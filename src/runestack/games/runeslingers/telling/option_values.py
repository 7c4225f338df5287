"""What the sentences of options say: cards with their costs and texts, players, ailments and areas."""

from __future__ import annotations

from runestack.games.aiming import mode_place
from runestack.games.runeslingers.cards.lines import (
    NUMBERED,
    RED,
    Keyword,
    frame_words,
    keywords,
    kind_words,
)
from runestack.games.runeslingers.cards.printed import CardWords
from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import procedures as p
from runestack.games.runeslingers.rules.damage import WIDTH, event_amount, events_of, prevented
from runestack.games.runeslingers.rules.player_values import (
    ability_cost,
    block_value,
    keyword_number,
)
from runestack.games.runeslingers.rules.state import EncounterState
from runestack.games.runeslingers.telling import prompt_patterns as pp
from runestack.games.runeslingers.telling.ailments import ailment_word, counted, with_article
from runestack.games.runeslingers.telling.ladder import rung_sentence, trigger_sentence
from runestack.games.runeslingers.telling.names import (
    area_number,
    is_visible,
    label,
    owner,
    player,
    possessed_label,
)
from runestack.games.wording import CASES, Reader, fill_inside
from runestack.kernel.decision import Question, option_first, option_kind, option_second
from runestack.kernel.frame import NOTHING

Values = dict[str, str]


def owned_forms(s: EncounterState, words: CardWords, card: int, reader: Reader) -> Values:
    """A card with whose it is: `owned`, `owned_acc`, `owned_dat`."""
    return {
        f"owned_{case}" if case else "owned": possessed_label(s, words, card, reader, case)
        for case in CASES
    }


def amount_coming(s: EncounterState, card: int) -> int:
    """The damage that is about to be dealt to a card, before a block."""
    frame = s.frames[-1]
    if frame.procedure != p.DAMAGE:
        return 0
    for place in range(0, events_of(frame), WIDTH):
        if frame.items[place] == card:
            amount = event_amount(s, frame, place)
            return amount - prevented(s, card, amount)
    return 0


def card_values(
    s: EncounterState, words: CardWords, question: Question, code: int, reader: Reader
) -> Values:
    """What the sentence of an option about a card may say."""
    kind, card, seat = option_kind(code), option_first(code), question.seat
    values: Values = {
        "card": label(s, words, card, reader),
        **owned_forms(s, words, card, reader),
    }
    if kind == ch.PLAY_CARD and question.kind != ch.ASK_ZONE_CARD:  # there it is played for free
        values["costs"] = costs_to_play(s, words, seat, card, reader.language)
    elif kind == ch.ACTIVATE_ABILITY:
        values["cost"] = str(ability_cost(s, seat))
    elif kind == ch.BLOCK_FOR:
        before = amount_coming(s, card)
        values["before"] = str(before)
        values["amount"] = str(max(0, before - block_value(s, seat)))
    elif kind == ch.CHOOSE_EFFECT:
        rung = s.ladder[option_second(code)]
        values["rung"] = rung_sentence(s, words, rung, reader)
    elif kind == ch.NEXT_TRIGGER:
        trigger = s.waiting[option_second(code)]
        values["trigger"] = trigger_sentence(s, words, trigger, reader)
    return values


def costs_to_play(s: EncounterState, words: CardWords, seat: int, card: int, language: str) -> str:
    """` (Distract, Pain 5)`: the red keywords of a card, with the numbers they have now."""
    told: list[str] = []
    for keyword in keywords(words.card(s.face[card])):
        if keyword.key in RED:
            number = keyword.number
            if keyword.key in NUMBERED:
                number = keyword_number(s, seat, c.KEYWORDS[keyword.key], number)
            told.append(Keyword(keyword.key, number).worded(language))
    return f" ({', '.join(told)})" if told else ""


def face_values(words: CardWords, face: int, reader: Reader) -> Values:
    """What the sentence of an option about a printed card may say."""
    cost, language = words.faces.cost[face], reader.language
    said = fill_inside(pp.FOR_DETERMINATIONS, {"n": str(cost)}, reader, number=cost)
    return {
        "face": words.name(face, language),
        "line": kind_words(words.card(face), language),
        "frame": frame_words(words.card(face), language),
        "cost": said if cost else "",
    }


def other_values(s: EncounterState, words: CardWords, code: int, reader: Reader) -> Values:
    """What the sentence of an option about a player, an ailment or an area may say."""
    kind, first, second = option_kind(code), option_first(code), option_second(code)
    if kind == ch.CHOOSE_PLAYER:
        return owned_forms(s, words, s.slinger[first], reader)
    if kind == ch.CLEANSE_TYPE:
        return {
            "ailment": ailment_word(second, reader.language),
            "ailment_a": with_article(second, "a", "nom", reader.language),
            "whom": player(first, reader, "dat"),
        }
    if kind == ch.AIL_WITH:
        return {"ailment": ailment_word(first, reader.language)}
    if kind in (ch.ON_AREA, ch.KEEP_AREA):
        area = first * c.AILMENT_AREAS + second % c.AILMENT_AREAS
        count = counted(s.area_count[area], s.area_type[area], reader.language)
        return {"count": count, "area": area_words(s, words, area, reader)}
    return {}


def area_words(s: EncounterState, words: CardWords, area: int, reader: Reader) -> str:
    """An ailment area by its number and what lies on top of it."""
    seat, boon = area // c.AILMENT_AREAS, s.area_boon[area]
    values = {
        "whose": owner(seat, reader),
        "n": str(area_number(area)),
        "count": counted(s.area_count[area], s.area_type[area], reader.language),
        "boon": "" if boon == NOTHING else label(s, words, boon, reader),
    }
    pattern = pp.ON_AILMENT if boon == NOTHING else pp.ON_BOON
    return fill_inside(pattern, values, reader, you=seat == reader.seat)


def option_text(
    s: EncounterState, words: CardWords, question: Question, code: int, reader: Reader
) -> str:
    """The words of a card that an option is about."""
    kind, first, second = option_kind(code), option_first(code), option_second(code)
    if kind in (ch.TAKE_ABILITY, ch.DRAFT_CARD, ch.LEAVE_OUT):
        return words.text(first, reader.language).replace("\n", " ")
    if kind == ch.PLAY_CARD and s.faces.type[s.face[first]] & c.RUNESPELL == 0:
        return words.text(s.face[first], reader.language).replace("\n", " ")
    if kind in (ch.SLING_CARD, ch.ACTIVATE_TRINKET, ch.ACTIVATE_ABILITY, ch.PLAY_CARD):
        return use_text(s, words, first, reader)
    if kind == ch.CHOOSE_BULLET:
        return words.bullet(s.face[first], second, reader.language)
    if kind == ch.YES:
        return words.offered(s.frames[-1].text, question.number, reader.language)
    if kind == ch.CHOOSE_MODE:
        return words.mode(question.number, mode_place(s, question), second, reader.language)
    return ""


def use_text(s: EncounterState, words: CardWords, card: int, reader: Reader) -> str:
    """What a use of a card does; where bullets decide about that, all of them."""
    face = s.face[card]
    if not is_visible(s, card, reader.seat):
        return ""
    bullets = range(len(s.faces.bullets[face]))
    if bullets and not s.faces.has_continuous_bullets[face]:
        return " • ".join(
            ["", *(words.bullet(face, which, reader.language) for which in bullets)]
        ).strip()
    use = s.faces.use[face]
    return words.use(use, reader.language) if use != NOTHING else ""

"""What a seat is asked, as plain data: each option with its words, its cards, and its places on the table."""

from __future__ import annotations

from functools import partial

from runestack.games.aiming import cards_chosen_before
from runestack.games.runeslingers.card_view import face_data
from runestack.games.runeslingers.card_words import CardWords
from runestack.games.runeslingers.naming import area_number, is_concentration, spot_number
from runestack.games.runeslingers.option_names import CARD_OPTIONS, option_cards, option_id
from runestack.games.runeslingers.prompts import FACES, option_sentences, prompt
from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules.state import EncounterState
from runestack.games.runeslingers.windows import is_quiet
from runestack.games.views import Data, question_view
from runestack.kernel.decision import Question, option_first, option_kind, option_second

AREA_OPTIONS = (ch.ON_AREA, ch.KEEP_AREA)


def asked(s: EncounterState, words: CardWords, question: Question) -> Data:
    """The question of a seat."""
    return question_view(
        question,
        partial(prompt, s, words, question),
        partial(option_sentences, s, words, question),
        partial(option_view, s, words, question),
        chosen=chosen_before(s, question),
        quiet=is_quiet(s, question),
    )


def chosen_before(s: EncounterState, question: Question) -> list[int]:
    """Cards to discard, or targets, one after the other."""
    if question.kind in (ch.ASK_DISCARD, ch.ASK_HAND_LIMIT):
        frame = s.frames[-1]
        return frame.items[frame.place :]
    return cards_chosen_before(s, s.slinger.__getitem__)


def option_view(s: EncounterState, words: CardWords, question: Question, code: int) -> Data:
    """One option; one that takes or leaves out a printed card shows it."""
    data: Data = {
        "id": option_id(s, code),
        "cards": list(option_cards(s, code)),
        "places": option_places(s, code),
    }
    if option_kind(code) in FACES:
        data["face"] = face_data(words, option_first(code))
    return data


def option_places(s: EncounterState, code: int) -> list[Data]:
    """The areas of the table that an option points at: face-down cards and ailments are found by these only."""
    kind, first, second = option_kind(code), option_first(code), option_second(code)
    if kind in AREA_OPTIONS:
        return [{"seat": first, "area": area_number(second)}]
    if kind == ch.CLEANSE_TYPE:
        areas = range(first * c.AILMENT_AREAS, (first + 1) * c.AILMENT_AREAS)
        found = [area for area in areas if s.area_type[area] == second and s.area_boon[area] < 0]
        return [{"seat": first, "area": area_number(area)} for area in found]
    if kind in CARD_OPTIONS and is_concentration(s, first):
        return [{"seat": s.controller[first], "spot": spot_number(s, s.place[first])}]
    return []

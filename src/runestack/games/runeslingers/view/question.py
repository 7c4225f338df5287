"""What a seat is asked, as plain data: each option with its words, its cards, and its places on the table."""

from __future__ import annotations

from functools import partial

from runestack.games.aiming import HARM, cards_chosen_before, is_harm
from runestack.games.runeslingers.cards.printed import CardWords
from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules.operations import NUMBERS
from runestack.games.runeslingers.rules.state import EncounterState
from runestack.games.runeslingers.telling.names import area_number, is_concentration, spot_number
from runestack.games.runeslingers.telling.options import CARD_OPTIONS, option_cards, option_id
from runestack.games.runeslingers.telling.prompts import FACES, option_sentences, prompt
from runestack.games.runeslingers.telling.windows import is_quiet
from runestack.games.runeslingers.view.cards import face_data
from runestack.games.runeslingers.view.types import SlingerOption, SlingerQuestion
from runestack.games.view_types import Place, Told
from runestack.games.views import asked_view, option_views
from runestack.games.wording import Reader
from runestack.kernel.decision import Question, option_first, option_kind, option_second

AREA_OPTIONS = (ch.ON_AREA, ch.KEEP_AREA)
OWN_HARM = (
    *("DealDirect", "Apply", "Inflict", "ApplyUnder", "Sear", "Void"),
    *("DiscardRandom", "DiscardHand", "DiscardFromPlay", "RemoveTokens"),
)
HARMFUL = frozenset([*HARM, *(NUMBERS[name] for name in OWN_HARM)])


def asked(
    s: EncounterState, words: CardWords, question: Question, reader: Reader
) -> SlingerQuestion:
    """The question of a seat."""
    said = asked_view(
        question,
        reader,
        partial(prompt, s, words, question),
        chosen=chosen_before(s, question),
        quiet=is_quiet(s, question),
    )
    options = option_views(
        question,
        reader,
        partial(option_sentences, s, words, question),
        partial(option_view, s, words, question),
    )
    return {**said, "options": options}


def chosen_before(s: EncounterState, question: Question) -> list[int]:
    """Cards to discard, or targets, one after the other."""
    if question.kind in (ch.ASK_DISCARD, ch.ASK_HAND_LIMIT):
        frame = s.frames[-1]
        return frame.items[frame.place :]
    return cards_chosen_before(s, s.slinger.__getitem__)


def option_view(
    s: EncounterState, words: CardWords, question: Question, index: int, code: int, sentence: Told
) -> SlingerOption:
    """One option; one that takes or leaves out a printed card shows it."""
    data: SlingerOption = {
        "index": index,
        "sentence": sentence,
        "id": option_id(s, code),
        "cards": list(option_cards(s, code)),
        "places": option_places(s, code),
    }
    if option_kind(code) in FACES:
        data["face"] = face_data(words, option_first(code))
    own = [s.controller[card] == question.seat for card in data["cards"]]
    if own and all(own) and is_harm(s, question, HARMFUL):
        data["harms"] = True
    return data


def option_places(s: EncounterState, code: int) -> list[Place]:
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

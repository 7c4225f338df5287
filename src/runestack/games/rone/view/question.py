"""What a seat is asked, as plain data: each option with its words, its cards, and what it would do."""

from __future__ import annotations

from functools import partial

from runestack.games.aiming import HARM, cards_chosen_before, is_harm
from runestack.games.rone.cards.printed import CardWords
from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules.actions import playable_slow
from runestack.games.rone.rules.attackers import attack_targets, attacked_side
from runestack.games.rone.rules.operations import NUMBERS
from runestack.games.rone.rules.prices import (
    cost_to_recycle,
)
from runestack.games.rone.rules.state import RoneState
from runestack.games.rone.telling.options import option_cards, option_id
from runestack.games.rone.telling.prompts import option_sentences, prompt
from runestack.games.rone.telling.windows import is_quiet, repeats
from runestack.games.rone.view.cards import (
    face_data,
)
from runestack.games.rone.view.combat import prediction
from runestack.games.rone.view.heroes import hero_card, levels_from
from runestack.games.rone.view.types import (
    HeroFace,
    OnlyTarget,
    RoneOption,
    RoneQuestion,
)
from runestack.games.view_types import Told
from runestack.games.views import (
    asked_view,
    option_views,
)
from runestack.games.wording import Reader
from runestack.kernel.decision import Question, option_first, option_kind

OWN_HARM = ("DestroyTop", "RemoveTop", "LoseHealth", "Exhaust", "Remove", "GainControl")
HARMFUL = frozenset([*HARM, *(NUMBERS[name] for name in OWN_HARM)])

# what is announced without naming the card (RONE-ACT-2)
ANNOUNCEMENTS = (ch.ANNOUNCE_PLAY, ch.ANNOUNCE_RECYCLE)


def asked(s: RoneState, words: CardWords, question: Question, reader: Reader) -> RoneQuestion:
    """What the seat is asked, and its options."""
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


def chosen_before(s: RoneState, question: Question) -> list[int]:
    """Cards for the bottom of the deck, or targets, one after the other."""
    if question.kind == ch.ASK_BOTTOM:
        return s.frames[-1].items
    return cards_chosen_before(s, s.hero.__getitem__)


def option_view(
    s: RoneState, words: CardWords, question: Question, index: int, code: int, sentence: Told
) -> RoneOption:
    """One option; an attack with what it would do, recycling with what it removes, a hero with its cards.

    `repeat`: how often it could be answered in a row, if the same is asked again.
    """
    data: RoneOption = {
        "index": index,
        "sentence": sentence,
        "id": option_id(s, code),
        "cards": list(option_cards(s, code)),
    }
    if option_kind(code) == ch.ATTACK_CARD:
        data["prediction"] = prediction(s, question.card, option_first(code))
    if option_kind(code) == ch.ANNOUNCE_ATTACK:
        targets = attack_targets(s, option_first(code), attacked_side(s, question.seat))
        if len(targets) == 1:  # nobody is asked whom it attacks
            data["only"] = only_target(s, option_first(code), targets[0])
    if option_kind(code) == ch.DAMAGE_DECK:
        data["repeat"] = repeats(s, question, code)
    if option_kind(code) == ch.TAKE_HERO:
        data["face"] = hero_to_take(s, words, option_first(code))
    if option_kind(code) in ANNOUNCEMENTS:
        data["leads"] = cards_after(s, question.seat, option_kind(code))
    if option_kind(code) in (ch.ANNOUNCE_RECYCLE, ch.RECYCLE_CARD):
        data["removes"] = removed_by_recycling(s, question.seat)
    own = [s.side[s.controller[card]] == s.side[question.seat] for card in data["cards"]]
    if own and all(own) and is_harm(s, question, HARMFUL):
        data["harms"] = True
    return data


def only_target(s: RoneState, attacker: int, target: int) -> OnlyTarget:
    """The one card that an attack would hit, and what would come of it."""
    return {
        "card": target,
        "prediction": prediction(s, attacker, target),
    }


def cards_after(s: RoneState, seat: int, announced: int) -> list[int]:
    """The cards that a player could name after an announcement, as things stand."""
    if announced == ch.ANNOUNCE_PLAY:
        return playable_slow(s, seat)
    return s.graveyard[s.side[seat]][-1:]


def removed_by_recycling(s: RoneState, seat: int) -> list[int]:
    """The cards that go when the top card of a graveyard is recycled, in their order (RONE-RECY-2)."""
    *below, top = s.graveyard[s.side[seat]]
    return below[::-1][: cost_to_recycle(s, seat, top)]


def hero_to_take(s: RoneState, words: CardWords, face: int) -> HeroFace:
    """A hero that can be chosen, as its card of level 1 shows it, with all three cards."""
    levels = [hero_card(s, words, level) for level in levels_from(s, face)]
    return {
        **face_data(words, face),
        "water_income": levels[0]["water_income"],
        "card_income": levels[0]["card_income"],
        "hero_deck": levels,
    }

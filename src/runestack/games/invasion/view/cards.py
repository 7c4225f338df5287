"""A card that a reader may see, as plain data: what is printed, and how it stands now."""

from __future__ import annotations

from typing import cast

from runestack.games.invasion.cards.printed import CardWords
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules.faces import Faces
from runestack.games.invasion.rules.prices import can_pay_for, symbols_of
from runestack.games.invasion.rules.state import InvasionState
from runestack.games.invasion.rules.text import board_card
from runestack.games.invasion.rules.values import (
    remaining_armor,
    remaining_health,
    statistic,
    top_bonus,
    training_cost,
)
from runestack.games.invasion.telling.names import is_visible
from runestack.games.invasion.view.types import (
    BaseCard,
    CardType,
    Colour,
    Combat,
    Deck,
    DeckCard,
    HandCard,
    InvasionCard,
    InvasionFace,
    StackCard,
    TrainingCard,
)
from runestack.games.views import in_both, known_from_top, printed_once
from runestack.games.wording import Reader
from runestack.kernel.frame import NOTHING

KEYWORDS = {bit: name for name, bit in c.KEYWORDS.items()}
NO_BONUS: Combat = {"melee": 0, "ranged": 0, "armor": 0, "health": 0}


def colour(number: int) -> Colour:
    """A colour by name."""
    return cast("Colour", c.COLOUR_NAMES[number])


def colours(numbers: list[int]) -> list[Colour]:
    """Colours by name."""
    return [colour(number) for number in numbers]


# -- what is printed -----------------------------------------------------------------------------


def card_data(s: InvasionState, words: CardWords, card: int) -> InvasionCard:
    """What is printed on a card, with its number."""
    return {"n": card, "owner": s.owner[card], **face_data(words, s.face[card])}


def face_data(words: CardWords, face: int) -> InvasionFace:
    """What is printed, once for each card."""
    return printed_once(words, face, lambda: made_face(words, face))


def face_or_none(words: CardWords, face: int) -> InvasionFace | None:
    """A part of a board, where it has one."""
    return None if face == NOTHING else face_data(words, face)


def board_data(s: InvasionState, words: CardWords, face: int) -> InvasionCard | None:
    """A part of a board with the number by which answers name it, where the board has it."""
    return None if face == NOTHING else card_data(s, words, board_card(s, face))


def made_face(words: CardWords, face: int) -> InvasionFace:
    """What is printed on a card."""
    card, faces = words.card(face), words.faces
    family, theme = card.value("family"), card.value("theme")
    is_invader = card.type == "invasion"
    return {
        "id": card.id,
        "name": {"en": card.name, "de": card.name_de},
        "type": cast("CardType", card.type),
        "family": None if family is None else str(family),
        "theme": None if theme is None else cast("Colour", str(theme)),
        "cost": colours(faces.cost[face]),
        "reward": faces.reward[face],
        "training": faces.training[face] or None,
        "scrap": faces.scrap[face],
        "keywords": [name for bit, name in KEYWORDS.items() if faces.keywords[face] & bit],
        "combat": combat_of(faces.combat[face]) if is_invader else None,
        "support": combat_of(faces.support[face]) if is_invader else None,
        "stores": colours(faces.stores[face]),
        "starting": is_starting(faces, face),
        "text": in_both(lambda language: words.text(face, language)),
    }


def combat_of(values: list[int]) -> Combat:
    """Four values by name."""
    melee, ranged, armor, health = values
    return {"melee": melee, "ranged": ranged, "armor": armor, "health": health}


def is_starting(faces: Faces, face: int) -> bool:
    """Whether the Invasion deck can begin with it."""
    return faces.starting[face] != 0


# -- how it stands -------------------------------------------------------------------------------


def hand_card(s: InvasionState, words: CardWords, card: int) -> HandCard:
    """A card in hand that the reader knows."""
    seat = s.owner[card]
    counts = symbols_of(s, seat, card)
    symbols = [colour(symbol) for symbol, count in enumerate(counts) for _ in range(count)]
    payable = can_pay_for(s, seat, card)
    return {**card_data(s, words, card), "symbols": symbols, "payable": payable}


def training_card(s: InvasionState, words: CardWords, card: int) -> TrainingCard:
    """A card in a training center."""
    return {
        **card_data(s, words, card),
        "screws": s.screws[card],
        "needed": training_cost(s, card),
    }


def base_card(s: InvasionState, words: CardWords, card: int) -> BaseCard:
    """A card in a base, or a protocol."""
    return {
        **card_data(s, words, card),
        "exhausted": s.exhausted[card] != 0,
        "used": s.used_turn[card] != 0,
    }


def stack_card(s: InvasionState, words: CardWords, card: int) -> StackCard:
    """A card of the stack or of a zone, with its values as they are."""
    is_top = bool(s.stack) and s.stack[-1] == card
    stats = range(c.STAT_MELEE, c.STAT_HEALTH + 1)
    bonus = combat_of([top_bonus(s, card, stat) for stat in stats]) if is_top else NO_BONUS
    return {
        **card_data(s, words, card),
        "now": combat_of([max(0, statistic(s, card, stat)) for stat in stats]),
        "bonus": bonus,
        "armor_left": remaining_armor(s, card),
        "health_left": remaining_health(s, card),
        "top": is_top,
    }


# -- decks ---------------------------------------------------------------------------------------


def deck_view(s: InvasionState, words: CardWords, pile: list[int], reader: Reader) -> Deck:
    """How many cards, and which of them the reader knows."""

    def known(card: int) -> bool:
        return is_visible(s, card, reader.seat)

    def shown(card: int, position: int) -> DeckCard:
        return {**card_data(s, words, card), "position": position}

    return {"count": len(pile), "known": known_from_top(pile, known, shown)}


def top_first(s: InvasionState, words: CardWords, pile: list[int]) -> list[InvasionCard]:
    """An open pile."""
    return [card_data(s, words, card) for card in reversed(pile)]

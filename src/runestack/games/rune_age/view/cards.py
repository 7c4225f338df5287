"""A card that a reader may see, as plain data: what is printed, and how it stands now."""

from __future__ import annotations

from runestack.games.rune_age.cards.printed import CardWords
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules.combat import is_playable
from runestack.games.rune_age.rules.faces import Faces
from runestack.games.rune_age.rules.spending import price_of
from runestack.games.rune_age.rules.state import RuneAgeState
from runestack.games.rune_age.rules.use import ROUND_BITS, is_counted
from runestack.games.rune_age.rules.values import (
    auto_defense,
    is_rival,
    strength,
    target_strength,
    yields,
)
from runestack.games.rune_age.view.types import (
    ArmyCard,
    CardType,
    HandCard,
    Pile,
    PrintedValues,
    Resource,
    RuneAgeCard,
    RuneAgeFace,
    StandingCard,
)
from runestack.games.view_types import Words
from runestack.games.views import in_both, printed_once
from runestack.kernel.frame import NOTHING

RESOURCES: tuple[Resource, ...] = ("gold", "influence")
# what a card is called by its bits; an objective that is fought is an objective all the same
TYPES: tuple[tuple[int, CardType], ...] = (
    (c.OBJECTIVE, "objective"),
    (c.LANDMARK, "landmark"),
    (c.HOME_REALM, "home_realm"),
    (c.STRONGHOLD, "stronghold"),
    (c.UNIT, "unit"),
    (c.TACTIC, "tactic"),
    (c.GOLD, "gold"),
    (c.CITY, "city"),
    (c.ENEMY, "enemy"),
    (c.INSTANT, "instant"),
    (c.REWARD, "reward"),
    (c.MONUMENT, "monument"),
    (c.RUNE, "dragon_rune"),
)


# -- what is printed -----------------------------------------------------------------------------


def card_data(s: RuneAgeState, words: CardWords, card: int) -> RuneAgeCard:
    """What is printed on a card, with its number."""
    return {"n": card, "owner": s.owner[card], **face_data(words, s.face[card])}


def face_data(words: CardWords, face: int) -> RuneAgeFace:
    """What is printed on a card."""
    return printed_once(words, face, lambda: printed_data(words, face))


def printed_data(words: CardWords, face: int) -> RuneAgeFace:
    """The same, made anew."""
    faces = words.faces
    flags = faces.flags[face]
    data: RuneAgeFace = {
        "id": words.card(face).id,
        "name": both(words, face),
        "type": type_name(faces.type[face]),
        "faction": faction_name(faces.race[face]),
        "printed": printed_values(faces, face),
        "stage": faces.stage[face] or None,
        "category": faces.category[face] or None,
        "mythic": flags & c.MYTHIC != 0,
        "siege_icon": flags & c.SIEGE_ICON != 0,
        "expansion": flags & c.EXPANSION != 0,
        "ongoing": flags & c.ONGOING != 0,
        "text": in_both(lambda language: words.text(face, language)),
    }
    if faces.reward[face] != NOTHING:
        data["reward"] = face_data(words, faces.reward[face])
    return data


def both(words: CardWords, face: int) -> Words:
    """A name in both languages."""
    return in_both(lambda language: words.name(face, language))


def type_name(bits: int) -> CardType:
    """What a card is called."""
    return next(name for bit, name in TYPES if bits & bit)


def faction_name(race: int) -> str | None:
    """The key of a faction."""
    return None if race == c.NO_RACE else c.RACES[race]


def printed_values(faces: Faces, face: int) -> PrintedValues:
    """Cost, strength, and what the card yields; None where it has no such value."""
    cost, resource = printed_cost(faces, face)
    is_city = faces.type[face] & c.CITY != 0
    return {
        "cost": cost,
        "resource": resource,
        "strength": faces.strength[face] if has_strength(faces, face) else None,
        "gold": faces.gold[face] or None,
        "influence": faces.influence[face] or None,
        "auto_defense": faces.auto_defense[face] if is_city else None,
        "attrition": faces.attrition[face],
    }


def printed_cost(faces: Faces, face: int) -> tuple[int | None, Resource | None]:
    """What a card costs, and in what."""
    if faces.gold_cost[face] != NOTHING:
        return faces.gold_cost[face], "gold"
    if faces.influence_cost[face] != NOTHING:
        return faces.influence_cost[face], "influence"
    return None, None


def has_strength(faces: Faces, face: int) -> bool:
    """Whether a strength is printed: of a unit also 0."""
    return faces.type[face] & c.UNIT != 0 or faces.strength[face] > 0


# -- how it stands -------------------------------------------------------------------------------


def standing_card(s: RuneAgeState, words: CardWords, card: int) -> StandingCard:
    """A card in a realm area or in the centre."""
    return {
        **card_data(s, words, card),
        "controller": s.controller[card],
        "exhausted": s.exhausted[card] != 0,
        "held": s.held[card] != 0,
        "strength": strength_to_beat(s, card),
        "auto_defense": auto_defense(s, card) if is_city(s, card) else None,
        "gold": yields(s, card, c.GOLD_RESOURCE),
        "influence": yields(s, card, c.INFLUENCE),
        "attacked": seats_in(s.attacked[card]),
    }


def strength_to_beat(s: RuneAgeState, card: int) -> int | None:
    """What an army must bring; of the rival realm its garrison."""
    if is_rival(s, card) or s.faces.strength[s.face[card]] > 0:
        return target_strength(s, card)
    return None


def is_city(s: RuneAgeState, card: int) -> bool:
    """Whether a card is a city or landmark."""
    return s.faces.type[s.face[card]] & c.CITY != 0


def seats_in(bits: int) -> list[int]:
    """Seats out of their bits."""
    return [seat for seat in range(c.MOST_SEATS) if bits >> seat & 1]


def army_card(s: RuneAgeState, words: CardWords, card: int) -> ArmyCard:
    """A card in a combat."""
    return {
        **card_data(s, words, card),
        "strength": strength(s, card),
        "wounded": s.wounded[card] != 0,
    }


def hand_card(s: RuneAgeState, words: CardWords, card: int) -> HandCard:
    """A card in hand that the reader knows."""
    return {
        **card_data(s, words, card),
        "playable": is_playable(s, card),
        "used": is_counted(s, card) and s.used[card] & ROUND_BITS != 0,
    }


# -- piles ---------------------------------------------------------------------------------------


def pile_views(
    s: RuneAgeState, words: CardWords, cards: list[int], faces: list[int], resource: int
) -> list[Pile]:
    """A pile for each of these faces that are in the game, empty ones too."""
    in_game = set(s.face)
    return [
        pile_view(s, words, face, [card for card in cards if s.face[card] == face], resource)
        for face in faces
        if face in in_game
    ]


def pile_view(
    s: RuneAgeState, words: CardWords, face: int, cards: list[int], resource: int
) -> Pile:
    """One pile."""
    price = price_of(s, cards[0], resource) if cards else NOTHING
    return {
        "face": face_data(words, face),
        "left": len(cards),
        "of": s.face.count(face),
        "cards": cards[:],
        "price": None if price == NOTHING else price,
        "resource": RESOURCES[resource],
    }

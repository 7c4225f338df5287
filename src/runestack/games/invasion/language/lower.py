"""Invasion's cards as the engine reads them: printed values by face, texts as programs."""

from __future__ import annotations

from collections.abc import Iterable

from runestack.cards.pool import Card
from runestack.games.invasion.language import nodes as iv
from runestack.games.invasion.language.lower_places import check_mode, check_place, check_whole
from runestack.games.invasion.language.lower_tables import TABLES
from runestack.games.invasion.language.lower_texts import (
    Triggered,
    of_each_player,
    static_text,
    triggered,
    used,
)
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import counts
from runestack.games.invasion.rules.faces import Faces
from runestack.kernel import program as pr
from runestack.kernel.frame import NOTHING
from runestack.language import nodes as n
from runestack.language.lower import LoweringError

__all__ = ["TABLES", "add_text", "build_faces", "lower_card"]

IN_BOTH_MODES = ("pair", "before_reinforcing")  # parts of the player board
SWARM = iv.Deploy(1)  # what the keyword stands for


def build_faces(cards: Iterable[Card]) -> Faces:
    """All cards, in the order given; a face's number is its place."""
    faces = Faces()
    for card in cards:
        sort_into_boxes(faces, card, add_face(faces, card))
    return faces


def lower_card(card: Card) -> Faces:
    """One card by itself: what its text means, or why it means nothing."""
    faces = Faces()
    add_face(faces, card)
    return faces


def add_face(faces: Faces, card: Card) -> int:
    """One card's printed values and texts."""
    face = faces.new_face()
    faces.type[face] = c.TYPES[card.type]
    faces.number[face] = number(card, "number", 0)
    faces.cost[face] = colours(card, "cost")
    faces.reward[face] = number(card, "reward", 0)
    faces.training[face] = number(card, "training", 0)
    family = card.value("family")
    faces.family[face] = NOTHING if family is None else c.FAMILIES.index(str(family))
    faces.copies[face] = card.copies
    faces.starting[face] = int(card.type == "invasion" and card.value("level") == 0)
    faces.combat[face] = [number(card, stat, 0) for stat in c.ACTION_SYMBOLS]
    faces.support[face] = [number(card, f"support_{stat}", 0) for stat in c.ACTION_SYMBOLS]
    faces.stores[face] = colours(card, "stores")
    add_text(faces, face, card.tree.abilities)
    if card.value("part") in IN_BOTH_MODES:
        for paragraph in card.tree.abilities:
            check_mode(paragraph)
    return face


def number(card: Card, key: str, missing: int) -> int:
    """A printed number."""
    value = card.value(key)
    return value if isinstance(value, int) else missing


def colours(card: Card, key: str) -> list[int]:
    """A row of symbols; the cost of a board's action is a number."""
    return [] if card.type == "board" else [c.COLOUR_NAMES.index(word) for word in card.words(key)]


# -- what setting up looks for -----------------------------------------------------------------------


def sort_into_boxes(faces: Faces, card: Card, face: int) -> None:
    """Cards by what they are, parts of the boards by their place."""
    if card.type == "starting" and card.value("mode") == "competitive":
        faces.defending = face
    elif card.type == "board":
        put_on_board(faces, card, face)
    else:
        boxes = {
            "starting": faces.starting_deck,
            "recruit": faces.recruits,
            "leader": faces.leaders,
            "technology": faces.technologies,
            "invasion": faces.invaders,
            "protocol": faces.protocols,
        }
        boxes.get(card.type, []).append(face)


def put_on_board(faces: Faces, card: Card, face: int) -> None:
    """What is printed on a board, and its numbers."""
    part = str(card.value("part"))
    colour, symbol = card.value("colour"), card.value("symbol")
    if part == "before_reinforcing":
        for mode in modes(card):
            faces.before_reinforcing[mode] = face
    elif part == "before_invasion":
        faces.before_invasion = face
    elif part == "pair":
        kind = c.COLOUR_NAMES.index(str(colour))
        faces.pairs[kind] = face
        faces.spots[kind] = number(card, "spots", faces.spots[kind])
    elif part == "zone":
        faces.zones[c.COLOUR_NAMES.index(str(colour))] = face
    elif part == "action":
        action = c.ACTION_SYMBOLS.index(str(symbol))
        faces.actions[action] = face
        faces.action_costs[action] = number(card, "cost", 1)
    elif part == "protocol_refresh":
        faces.refresh_need = number(card, "need", faces.refresh_need)
        faces.refresh_spend = number(card, "spend", faces.refresh_spend)
    elif part == "die":
        screws = " ".join(card.words("sides")).split()
        faces.die = [c.COLOUR_NAMES.index(screw) for screw in screws]
    elif part == "time_tracker":
        faces.last_round = number(card, "rounds", faces.last_round)


def modes(card: Card) -> tuple[int, ...]:
    """In which modes a part of a board is used: in both, if it names none."""
    named = card.value("mode")
    return (c.MODES[str(named)],) if named is not None else tuple(c.MODES.values())


# -- texts -------------------------------------------------------------------------------------------


def add_text(faces: Faces, face: int, paragraphs: tuple[n.Ability, ...]) -> None:
    """All paragraphs of a card."""
    for paragraph in paragraphs:
        check_place(faces.type[face], paragraph)
        if isinstance(paragraph, n.Keywords | iv.SupportKeywords):
            for word in paragraph.words:
                add_keyword(faces, face, word)
        elif isinstance(paragraph, iv.Scrap):
            faces.scrap[face] = paragraph.number
        elif isinstance(paragraph, n.Passive | iv.Support | iv.AsProtocol):
            for static in paragraph.statics:
                ability = static_text(static)
                ability.label = where_it_works(paragraph)
                faces.statics[face].append(faces.add_ability(face, ability))
        elif isinstance(paragraph, Triggered):
            faces.triggered[face].append(faces.add_ability(face, triggered(paragraph)))
        else:
            faces.add_use(face, used_ability(paragraph))
    check_whole(faces, face, paragraphs)


def where_it_works(paragraph: n.Ability) -> int:
    """The label of a continuous text: in the stack, as a protocol, or simply in play."""
    if isinstance(paragraph, iv.Support):
        return counts.IN_SUPPORT
    return counts.WHILE_PROTOCOL if isinstance(paragraph, iv.AsProtocol) else NOTHING


def add_keyword(faces: Faces, face: int, word: str) -> None:
    """A flag; Swarm is a text of its own."""
    if word == "Swarm":
        faces.add_use(face, used("deployed", (SWARM,)))
    else:
        faces.keywords[face] |= c.KEYWORDS[word]


def used_ability(paragraph: n.Ability) -> pr.Ability:
    """What is carried out at a moment."""
    if isinstance(paragraph, n.Effects):
        return used("effects", paragraph.effects)
    if isinstance(paragraph, n.Use):
        return used(paragraph.label, paragraph.effects, paragraph.costs)
    if isinstance(paragraph, iv.OnceEachTurn):
        return used("once_each_turn", (paragraph.effect,))
    if isinstance(paragraph, iv.EachPlayer):
        return of_each_player(paragraph)
    raise LoweringError(f"{type(paragraph).__name__} is no paragraph of Invasion")

"""Rune Age's cards as the engine reads them: printed values by face, texts as programs; and how a scenario ends."""

from __future__ import annotations

from collections.abc import Iterable

from runestack.cards.pool import Card
from runestack.games.rune_age.language import nodes as ra
from runestack.games.rune_age.language.lower_tables import MOMENTS, OCCASIONS, TABLES, VERDICTS
from runestack.games.rune_age.language.lower_texts import (
    alternatives,
    assails,
    defeated,
    happens,
    instead,
    offers,
    statics,
    take_less,
    together,
    triggered,
    use,
)
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules.faces import Faces
from runestack.games.rune_age.rules.scenarios import Ending
from runestack.kernel import program as pr
from runestack.kernel.frame import NOTHING
from runestack.language import nodes as n
from runestack.language.lower import LoweringError

__all__ = ["TABLES", "add_text", "build_faces", "endings", "lower_card", "rulings"]

FIGHTERS = c.UNIT | c.TACTIC
REALM_CARDS = c.CITY | c.STRONGHOLD | c.REWARD | c.RUNE | c.MONUMENT
EVENTS = c.ENEMY | c.INSTANT
NUMBERS = (
    "strength",
    "gold",
    "influence",
    "auto_defense",
    "attrition",
    "stage",
    "category",
)


def build_faces(cards: Iterable[Card]) -> Faces:
    """All cards, in the order given; a face's number is its place."""
    faces = Faces()
    listed = list(cards)
    for card in listed:
        add_face(faces, card)
    link_rewards(faces, listed)
    sort_into_boxes(faces)
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
    if card.type == "objective" and card.value("strength") is not None:
        faces.type[face] |= c.ENEMY
    race = card.value("race")
    faces.race[face] = c.NO_RACE if race is None else c.RACES.index(str(race))
    faces.gold_cost[face] = number(card, "gold_cost", NOTHING)
    faces.influence_cost[face] = number(card, "influence_cost", NOTHING)
    for key in NUMBERS:
        getattr(faces, key)[face] = number(card, key, 0)
    faces.copies[face] = card.copies
    for word in card.words("flags"):
        faces.flags[face] |= c.FLAGS[word]
    add_text(faces, face, card.tree.abilities)
    return face


def number(card: Card, key: str, missing: int) -> int:
    """A printed number."""
    value = card.value(key)
    return value if isinstance(value, int) else missing


def link_rewards(faces: Faces, cards: list[Card]) -> None:
    """Enemies know their other side."""
    places = {card.id: face for face, card in enumerate(cards)}
    for face, card in enumerate(cards):
        reward = card.value("reward")
        if reward is not None:
            faces.reward[face] = places[str(reward)]


def sort_into_boxes(faces: Faces) -> None:
    """The faces that setting up looks for, by what they are."""
    for face in range(faces.count):
        kind = faces.type[face]
        if kind & c.HOME_REALM:
            faces.homes[faces.race[face]] = face
        elif kind & c.MONUMENT:
            faces.monuments[faces.race[face]] = face
        elif faces.race[face] != c.NO_RACE:
            faces.races[faces.race[face]].append(face)
        elif kind & c.GOLD:
            faces.gold_cards.append(face)
        elif kind & c.LANDMARK:
            faces.landmarks.append(face)
        elif kind & c.CITY:
            faces.cities.append(face)
        elif kind & c.RUNE:
            faces.runes.append(face)
        elif faces.category[face]:
            faces.mercenaries[faces.category[face]].append(face)
    faces.gold_cards.sort(key=faces.gold.__getitem__)
    for row in faces.races:
        row.sort(key=lambda face: barracks_order(faces, face))


def barracks_order(faces: Faces, face: int) -> tuple[int, int, int]:
    """Cheapest first; of equal cost the base unit before the expansion's (RA-RULING-4)."""
    return faces.gold_cost[face], faces.flags[face] & c.EXPANSION, face


# -- texts -------------------------------------------------------------------------------------------


def add_text(faces: Faces, face: int, paragraphs: tuple[n.Ability, ...]) -> None:
    """All paragraphs of a card."""
    for paragraph in paragraphs:
        for one in alternatives(paragraph):
            check_place(faces.type[face], one)
        if isinstance(paragraph, n.Passive | ra.NextRound):
            for static in paragraph.statics:
                for ability in statics(static):
                    faces.statics[face].append(faces.add_ability(face, ability))
            if isinstance(paragraph, ra.NextRound):
                faces.flags[face] |= c.ONGOING
        elif isinstance(paragraph, n.Whenever | n.At):
            faces.triggered[face].append(faces.add_ability(face, triggered(paragraph)))
        elif not isinstance(paragraph, ra.Ends | ra.Ruling):
            for number, one in enumerate(alternatives(paragraph)):
                ability = used_ability(one)
                ability.words = [
                    len(faces.uses[face]) - number
                ]  # alternatives share their first one's place
                if ability.label == c.INSTEAD:
                    faces.replaced |= ability.keyword
                faces.counts_combats |= isinstance(one, ra.UseEachCombat)
                faces.uses[face].append(faces.add_ability(face, ability))


def used_ability(paragraph: n.Ability) -> pr.Ability:
    """What is used at a moment, or happens."""
    if isinstance(paragraph, n.Use):
        return use(paragraph)
    if isinstance(paragraph, ra.Happens):
        return happens(paragraph)
    if isinstance(paragraph, ra.Offers):
        return offers(paragraph)
    if isinstance(paragraph, ra.Assails):
        return assails(paragraph)
    if isinstance(paragraph, ra.Together):
        return together(paragraph)
    if isinstance(paragraph, ra.Defeated):
        return defeated(paragraph)
    if isinstance(
        paragraph,
        ra.DiscardInstead
        | ra.DestroyThisInstead
        | ra.ToHandInstead
        | ra.ToDeckInstead
        | ra.PreventInstead,
    ):
        return instead(paragraph)
    if isinstance(paragraph, ra.TakeLessInstead):
        return take_less(paragraph)
    raise LoweringError(f"{type(paragraph).__name__} is no paragraph of Rune Age")


def check_place(kind: int, paragraph: n.Ability) -> None:
    """Refuses a paragraph on a card on which nothing would ever happen."""
    if isinstance(paragraph, ra.Ends | ra.Ruling):
        if not kind & c.OBJECTIVE:
            raise LoweringError("only an objective says how the game ends and which rules change")
    elif isinstance(paragraph, ra.Happens | ra.Offers | ra.Assails | ra.Together | ra.NextRound):
        if not kind & EVENTS:
            raise LoweringError("only an event happens to players")
        if isinstance(paragraph, ra.Assails | ra.NextRound) and not kind & c.INSTANT:
            raise LoweringError("only an Instant attacks players or lasts through the next round")
    elif isinstance(paragraph, ra.Defeated):
        if not kind & c.ENEMY:
            raise LoweringError("only an Enemy is defeated")
    elif isinstance(paragraph, n.Use):
        check_use(kind, paragraph)


def check_use(kind: int, paragraph: n.Use) -> None:
    """Which card has a moment for which ability, and how its use is limited."""
    label = paragraph.label
    exhausts = any(isinstance(cost, ra.PayExhaustThis) for cost in paragraph.costs)
    if kind & REALM_CARDS:
        if label in ("when_played", "end_of_combat"):
            raise LoweringError("a card of the realm area is not played in combat")
        if not exhausts:
            raise LoweringError("a card of the realm area is exhausted for its ability")
        if label == "purchase":
            check_purchase(paragraph)
    elif kind & FIGHTERS:
        if label in ("before_attrition", "purchase"):
            raise LoweringError("only a card of the realm area can be used at that moment")
        if exhausts:
            raise LoweringError("a card in hand or in combat cannot be exhausted")
    elif not (kind & c.ENEMY and label in ("resolution", "end_of_combat") and not paragraph.costs):
        raise LoweringError("nobody could use this ability")


def check_purchase(paragraph: n.Use) -> None:
    """A spend reads from such a text which cards cost how much less, and nothing else (RA-RULING-111)."""
    lowers = len(paragraph.effects) == 1 and isinstance(paragraph.effects[0], ra.Cheaper)
    if not lowers or len(paragraph.costs) != 1 or type(paragraph) is not n.Use:
        raise LoweringError(
            "in a purchase, a card is exhausted and lowers a price; nothing else happens"
        )


# -- objectives --------------------------------------------------------------------------------------


def endings(tree: n.Text) -> list[Ending]:
    """The ways in which a game ends, as an objective tells them."""
    return [
        Ending(
            OCCASIONS[one.occasion.what],
            MOMENTS[one.moment],
            one.occasion.number,
            VERDICTS[one.winners],
        )
        for one in tree.abilities
        if isinstance(one, ra.Ends)
    ]


def rulings(tree: n.Text) -> set[str]:
    """What an objective changes, by the keys of the words."""
    return {one.what for one in tree.abilities if isinstance(one, ra.Ruling)}

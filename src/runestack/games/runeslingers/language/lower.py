"""Runeslingers' cards as the engine reads them: printed values by face, texts as programs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from runestack.cards.pool import Card
from runestack.games.runeslingers.cards.lines import keywords
from runestack.games.runeslingers.cards.text_checks import BULLETS
from runestack.games.runeslingers.language import nodes as rs
from runestack.games.runeslingers.language.lower_tables import TABLES
from runestack.games.runeslingers.language.lower_texts import RuneLowering, statics, triggered
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules.faces import Faces, level_of
from runestack.games.runeslingers.rules.values import TYPE_WORDS
from runestack.kernel import program as pr
from runestack.language import nodes as n
from runestack.language.lower import LoweringError

__all__ = ["TABLES", "build_faces"]

STEADY_WORDS = frozenset({*c.CLASSES.values(), *TYPE_WORDS})  # what a card always is


def build_faces(cards: Iterable[Card]) -> Faces:
    """All cards, in the order given; a face's number is its place."""
    faces = Faces()
    listed = list(cards)
    names: dict[str, int] = {}
    for card in listed:
        add_face(faces, card, names.setdefault(card.name, len(names)))
    link_abilities(faces, listed)
    note_steady(faces)
    return faces


def note_steady(faces: Faces) -> None:
    """Which continuous texts can change only with what sets off a state check: cards, marks, ailments."""
    faces.is_steady = [is_steady(ability) for ability in faces.abilities]


def is_steady(ability: pr.Ability) -> bool:
    """No condition, no count but of ailments, and no cards that are meant because of what was done with them."""
    if ability.condition is not None:
        return False
    if ability.counted is not None and ability.counted.kind != c.COUNT_AILMENTS:
        return False
    tests = [] if ability.selector is None else ability.selector.tests
    return all(test.kind == pr.TEST_WORD and test.word in STEADY_WORDS for test in tests)


def lower_card(card: Card) -> Faces:
    """One card by itself: what its text means, or why it means nothing."""
    faces = Faces()
    add_face(faces, card, 0)
    return faces


def add_face(faces: Faces, card: Card, name: int) -> int:
    """One card's printed values and texts."""
    face = faces.new_face()
    faces.name[face] = name
    faces.type[face] = c.TYPES[str(card.value("subtype") or card.type)]
    faces.of_class[face] = c.CLASSES.get(str(card.value("class")), c.NO_CLASS)
    faces.defense[face] = number(card, "defense")
    if faces.defense[face]:
        faces.type[face] |= c.DEFENSE_CARD
    for keyword in keywords(card):
        faces.bar[face] += [c.KEYWORDS[keyword.key], keyword.number]
        faces.flags[face] |= c.KEYWORDS[keyword.key]
    faces.cost[face] = number(card, "cost")
    faces.copies[face] = card.copies
    if faces.type[face] & c.PLAYABLE:
        faces.playable.append(face)
    elif faces.type[face] & c.RUNESLINGER:
        faces.runeslingers.append(face)
    if faces.type[face] & c.AILMENT:
        add_ailment(faces, face, c.AILMENTS[str(card.value("ailment"))], card.tree.abilities)
    else:
        add_text(faces, face, card.tree.abilities)
    return face


def number(card: Card, key: str) -> int:
    """A printed number, 0 where there is none."""
    value = card.value(key)
    return value if isinstance(value, int) else 0


def link_abilities(faces: Faces, cards: list[Card]) -> None:
    """Abilities know their Runeslinger, and Runeslingers their abilities."""
    owners = {cards[face].name: face for face in faces.runeslingers}
    for face, card in enumerate(cards):
        if not faces.type[face] & c.ABILITY_CARD:
            continue
        owner = owners.get(str(card.value("runeslinger")), -1)
        faces.runeslinger[face] = owner
        if owner != -1:
            is_passive = faces.type[face] & c.PASSIVE
            (faces.passives if is_passive else faces.activates)[owner].append(face)


def add_text(faces: Faces, face: int, paragraphs: tuple[Any, ...]) -> None:
    """All paragraphs of a card."""
    immediate = [one for one in paragraphs if isinstance(one, n.Effects | n.Use)]
    bullets = [one for one in paragraphs if isinstance(one, BULLETS)]
    if immediate or any(isinstance(one, rs.Bullet) for one in bullets):
        add_use(faces, face, immediate, has_bullets=bool(bullets))
    if bullets:
        first = paragraphs.index(bullets[0])
        before = effects_of(paragraphs[:first])
        behind = effects_of(paragraphs[first:])
        for bullet in bullets:
            add_bullet(faces, face, bullet, before, behind)
    for paragraph in paragraphs:
        if isinstance(paragraph, n.Whenever | n.At | n.FirstTime):
            ability = triggered(paragraph, faces, face)
            faces.triggered[face].append(faces.add_ability(face, ability))
        elif isinstance(paragraph, n.Passive):
            for static in paragraph.statics:
                faces.statics[face] += added(faces, face, static)
        elif paragraph not in immediate and paragraph not in bullets:
            name = type(paragraph).__name__
            raise LoweringError(f"{name} is no paragraph of Runeslingers")


def add_ailment(faces: Faces, face: int, ailment: int, paragraphs: tuple[Any, ...]) -> None:
    """The levels of an ailment: each has an on-ail text, continuous texts, triggered ones, or several of these."""
    faces.ailments[ailment] = face
    place = level_of(ailment, 1)
    for paragraph in paragraphs:
        if isinstance(paragraph, rs.Level):
            place = level_of(ailment, paragraph.level)
        elif isinstance(paragraph, rs.OnAil):
            ability = pr.Ability(c.EFFECT_TEXT)
            RuneLowering(ability, faces, face).effects(paragraph.effects)
            faces.on_ail[place] = faces.add_ability(face, ability)
        elif isinstance(paragraph, n.Whenever | n.At | n.FirstTime):
            ability = triggered(paragraph, faces, face)
            faces.level_triggered[place].append(faces.add_ability(face, ability))
        elif isinstance(paragraph, n.Passive):
            for static in paragraph.statics:
                faces.level_statics[place] += added(faces, face, static)
        else:
            raise LoweringError(f"{type(paragraph).__name__} is no paragraph of an ailment")


def effects_of(paragraphs: Iterable[Any]) -> tuple[n.Node, ...]:
    """The effects of plain paragraphs and of uses: together they are one effect."""
    found: list[n.Node] = []
    for paragraph in paragraphs:
        if isinstance(paragraph, n.Effects | n.Use):
            found += paragraph.effects
    return tuple(found)


def add_use(faces: Faces, face: int, paragraphs: list[Any], *, has_bullets: bool) -> None:
    """What slinging or activating the card does and costs; with bullets, one of them says what it does."""
    headers = [one for one in paragraphs if isinstance(one, n.Use)]
    if len(headers) > 1:
        raise LoweringError(
            "a card is used in one way: it has two lines with “Sling:” or “Activate:”"
        )
    ability = pr.Ability(c.EFFECT_TEXT)
    lowering = RuneLowering(ability, faces, face)
    for header in headers:
        ability.costs = lowering.use_costs(header.costs)
        faces.is_used_later[face] = True
    if not has_bullets:
        lowering.effects(effects_of(paragraphs))
    faces.use[face] = faces.add_ability(face, ability)


def add_bullet(
    faces: Faces,
    face: int,
    bullet: rs.Bullet | rs.ContinuousBullet,
    before: tuple[n.Node, ...],
    behind: tuple[n.Node, ...],
) -> None:
    """One bullet: what it does, together with the plain text around the bullets, and what it is as long as it lies."""
    own = bullet.effects if isinstance(bullet, rs.Bullet) else ()
    ability = pr.Ability(c.EFFECT_TEXT)
    RuneLowering(ability, faces, face).effects((*before, *own, *behind))
    faces.bullets[face].append(faces.add_ability(face, ability))
    working: list[int] = []
    if isinstance(bullet, rs.ContinuousBullet):
        faces.has_continuous_bullets[face] = True
        for static in bullet.statics:
            working += added(faces, face, static)
    faces.bullet_statics[face].append(working)


def added(faces: Faces, face: int, static: n.Node) -> list[int]:
    """The abilities of a continuous text, added to those of the face."""
    return [faces.add_ability(face, ability) for ability in statics(static, faces, face)]

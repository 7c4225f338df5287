"""RONE's cards as the engine reads them: printed values by face, texts as programs."""

from __future__ import annotations

from collections.abc import Iterable

from runestack.cards.pool import Card
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules import operations
from runestack.games.rone.rules.faces import Faces
from runestack.kernel import program as pr
from runestack.kernel.frame import NOTHING
from runestack.language import nodes as n
from runestack.language.lower import PLAYERS, Lowering, Tables

NO_HERO = c.HERO
TABLES = Tables(
    operations=operations.NUMBERS,
    nouns=c.NOUNS,
    adjectives=c.ADJECTIVES,
    keywords=c.KEYWORDS,
    stats=c.STATS,
    resources=c.RESOURCES,
    roles=c.ROLES,
    zones=c.ZONES,
    places={
        n.Place.HAND: c.TO_HAND,
        n.Place.TOP_OF_DECK: c.TO_TOP_OF_DECK,
        n.Place.BOTTOM_OF_DECK: c.TO_BOTTOM_OF_DECK,
        n.Place.BATTLEFIELD: c.TO_BATTLEFIELD,
        n.Place.TOP_OF_GRAVEYARD: c.TO_TOP_OF_GRAVEYARD,
        n.Place.BOTTOM_OF_GRAVEYARD: c.TO_BOTTOM_OF_GRAVEYARD,
    },
    untils={
        n.Until.NEXT_COMBAT: c.NEXT_COMBAT,
        n.Until.END_OF_TURN: c.END_OF_TURN,
        n.Until.YOUR_NEXT_TURN: c.YOUR_NEXT_TURN,
        n.Until.FOREVER: c.FOREVER,
    },
    conditions={
        "Control": c.IF_CONTROL,
        "HasCards": c.IF_CARDS,
        "HasResource": c.IF_RESOURCE,
        "HeroLevel": c.IF_LEVEL,
        "Is": c.IF_IS,
        "Has": c.IF_HAS,
        "TurnOf": c.IF_TURN,
    },
    costs={
        "PayResource": c.PAY_WATER,
        "PayRecycle": c.PAY_RECYCLE,
        "PayDiscard": c.PAY_DISCARD,
        "PayTop": c.PAY_TOP,
        "PayDamage": c.PAY_DAMAGE,
        "PayUnit": c.PAY_UNIT,
    },
    stack_zone=c.ON_STACK,
    excluded={
        "Destroy": NO_HERO,
        "Remove": NO_HERO,
        "ReturnToHand": NO_HERO,
        "Put": NO_HERO,
        "GainControl": NO_HERO,
        "BecomeShield": NO_HERO,
        "Deal": c.TECHNOLOGY,
        "DealStat": c.TECHNOLOGY,
        "Get": c.HERO | c.TECHNOLOGY,
        "GetHealth": c.HERO | c.TECHNOLOGY,
        "LoseHealth": c.HERO | c.TECHNOLOGY,
    },
)

LABEL_EVENTS = {
    "battlefield": e.ENTERS,
    "death": e.DIES,
    "recycle": e.RECYCLED,
    "combat": e.FIGHTS,
    "strike": e.DAMAGES_HERO,
}
STAT_STATICS = {"melee": c.STATIC_MELEE, "ranged": c.STATIC_RANGED}


def build_faces(cards: Iterable[Card]) -> Faces:
    """All cards, in the order given; a face's number is its place."""
    faces = Faces()
    for card in cards:
        add_face(faces, card)
    link_heroes(faces, list(cards))
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
    faces.race[face] = race_number(card)
    faces.level[face] = number(card, "level", 1)
    faces.cost[face] = number(card, "cost", c.NEVER)
    faces.recycle[face] = number(card, "recycle", c.NEVER)
    faces.health[face] = number(card, "health", 0)
    faces.melee[face] = number(card, "melee", 0)
    faces.ranged[face] = number(card, "ranged", 0)
    faces.speed[face] = number(card, "speed", 0)
    faces.water_income[face] = number(card, "water_income", 0)
    faces.card_income[face] = number(card, "card_income", 0)
    faces.copies[face] = card.copies
    if card.type == "technology":
        faces.technologies.append(face)
    elif card.type in ("unit", "tactic"):
        faces.common.append(face)
        faces.box.extend([face] * card.copies)
    if card.type == "tactic":
        add_tactic(faces, face, card.tree)
    for ability in card.tree.abilities:
        add_ability(faces, face, ability, tactic=card.type == "tactic")
    is_fast = card.type == "tactic" and not faces.flags[face] & c.SLOW_EFFECT
    if is_fast and faces.cost[face] != c.NEVER:
        faces.fast_cost[face] = faces.cost[face]
    return face


def number(card: Card, key: str, missing: int) -> int:
    """A printed number; greyed out is NEVER."""
    value = card.printed.get(key, missing)
    return value if isinstance(value, int) else c.NEVER


def race_number(card: Card) -> int:
    """The race, or -1."""
    race = card.printed.get("race")
    return c.ADJECTIVES[str(race).lower()] if race else -1


def link_heroes(faces: Faces, cards: list[Card]) -> None:
    """Each hero card knows that of the next level."""
    heroes = {
        (card.name, card.printed["level"]): face
        for face, card in enumerate(cards)
        if card.type == "hero"
    }
    for (name, level), face in heroes.items():
        if isinstance(level, int):
            faces.next_level[face] = heroes.get((name, level + 1), -1)
            if level == 1:
                faces.heroes.append(face)


def add_tactic(faces: Faces, face: int, tree: n.Text) -> None:
    """A tactic's whole text is one program; initiatives stand at their place in it (RONE-RULING-79)."""
    ability = pr.Ability(c.TACTIC_TEXT)
    lowering = Lowering(TABLES, ability)
    initiatives = 0
    for paragraph in tree.abilities:
        if isinstance(paragraph, n.Effects):
            lowering.effects(paragraph.effects)
        elif isinstance(paragraph, n.Initiative):
            guard = lowering.flow("Paid")
            guard.number = initiatives
            initiatives += 1
            ability.program.append(guard)
            lowering.paid = guard.number
            lowering.effects(paragraph.effects)
            lowering.paid = NOTHING
            guard.jump = len(ability.program)
    faces.tactic[face] = faces.add_ability(face, ability)


def add_ability(faces: Faces, face: int, paragraph: n.Ability, *, tactic: bool) -> None:
    """One paragraph of a text."""
    if isinstance(paragraph, n.Keywords):
        for word in paragraph.words:
            faces.flags[face] |= c.KEYWORDS[word]
    elif isinstance(paragraph, n.Labelled):
        add_labelled(faces, face, paragraph, tactic=tactic)
    elif isinstance(paragraph, n.Whenever | n.At):
        faces.triggered[face].append(faces.add_ability(face, triggered(paragraph)))
    elif isinstance(paragraph, n.Activated):
        ability = pr.Ability(c.ACTIVATED)
        lowering = Lowering(TABLES, ability)
        ability.exhaust = paragraph.exhaustions
        ability.colour = c.YELLOW if paragraph.colour == "yellow" else c.PURPLE
        ability.costs = lowering.costs(paragraph.costs)
        lowering.effects(paragraph.effects)
        faces.activated[face].append(faces.add_ability(face, ability))
    elif isinstance(paragraph, n.Initiative):
        ability = pr.Ability(c.INITIATIVE)
        lowering = Lowering(TABLES, ability)
        ability.costs = lowering.costs(paragraph.costs)
        if not tactic:
            lowering.effects(paragraph.effects)
        faces.initiatives[face].append(faces.add_ability(face, ability))
    elif isinstance(paragraph, n.Passive):
        for static in paragraph.statics:
            for ability in statics(static):
                faces.statics[face].append(faces.add_ability(face, ability))


def add_labelled(faces: Faces, face: int, paragraph: n.Labelled, *, tactic: bool) -> None:
    """`Battlefield:` and the like. On a tactic only Recycle means something (RONE-RULING-72)."""
    ability = pr.Ability(c.TRIGGERED)
    ability.label = c.LABELS[paragraph.label]
    ability.event = LABEL_EVENTS[paragraph.label]
    Lowering(TABLES, ability).effects(paragraph.effects)
    text = faces.add_ability(face, ability)
    if tactic:
        faces.recycle_text[face] = text
    else:
        faces.triggered[face].append(text)


def triggered(paragraph: n.Whenever | n.At) -> pr.Ability:
    """`Whenever ...` and `At the beginning of ...`."""
    ability = pr.Ability(c.TRIGGERED)
    lowering = Lowering(TABLES, ability)
    event = paragraph.event
    if isinstance(event, n.CardEvent):
        ability.event = e.CARD_EVENTS[event.what]
        if event.what == "is_damaged" and event.card.noun == "hero":
            ability.event = e.HERO_DAMAGED  # damage to a hero costs cards, damage to a unit health
        ability.selector = (
            lowering.group(event.card)
            if isinstance(event.card, n.Group)
            else pr.Selector(pr.PICK_THIS)
        )
    elif isinstance(event, n.PlayerEvent):
        ability.event = e.PLAYER_EVENTS[event.what]
        ability.player = PLAYERS[event.player]
    else:
        ability.event = e.TURN_ENDS if event.end else e.TURN_BEGINS
        ability.player = PLAYERS[event.player]
    if paragraph.condition is not None:
        ability.condition = lowering.condition(paragraph.condition)
    lowering.effects(paragraph.effects)
    return ability


def statics(static: n.Static | n.While) -> list[pr.Ability]:
    """A continuous text; one ability for each value it changes."""
    if not isinstance(static, n.While):
        return plain_statics(static)
    abilities = plain_statics(static.static)
    for ability in abilities:
        ability.condition = Lowering(TABLES, ability).condition(static.condition)
    return abilities


def plain_statics(static: n.Static) -> list[pr.Ability]:
    """What a continuous text changes."""
    if isinstance(static, n.HaveStat):
        return [stat_change(static, change) for change in static.changes]
    ability = pr.Ability(c.STATIC)
    lowering = Lowering(TABLES, ability)
    if isinstance(static, n.HaveHealth | n.HaveKeyword | n.Cannot | n.CannotBeAttackedBy):
        ability.selector = subject(lowering, static.cards)
    if isinstance(static, n.HaveHealth):
        ability.static = c.STATIC_HEALTH
        ability.words = [static.number]
    elif isinstance(static, n.HaveKeyword):
        ability.static = c.STATIC_KEYWORD
        ability.keyword = c.KEYWORDS[static.keyword]
    elif isinstance(static, n.Cannot):
        ability.static = c.STATIC_CANNOT
        ability.words = [c.PROHIBITIONS[static.what]]
    elif isinstance(static, n.CannotBeAttackedBy):
        ability.static = c.STATIC_NOT_ATTACKED_BY
        holder = lowering.flow("Jump")
        holder.selector = lowering.group(static.by)
        ability.program.append(holder)
    else:
        price_static(lowering, ability, static)
    return [ability]


def price_static(
    lowering: Lowering,
    ability: pr.Ability,
    static: n.CostChange | n.RecycleChange | n.LevelChange | n.IncomeChange,
) -> None:
    """Prices and incomes of players."""
    ability.player = PLAYERS[static.player]
    ability.words = [static.number]
    if isinstance(static, n.CostChange | n.RecycleChange):
        ability.static = c.STATIC_COST if isinstance(static, n.CostChange) else c.STATIC_RECYCLE
        selector = pr.Selector(pr.PICK_ANY)
        selector.noun = c.NOUNS[static.noun]
        selector.tests = lowering.tests_of(static.adjectives, ())
        ability.selector = selector
    elif isinstance(static, n.LevelChange):
        ability.static = c.STATIC_LEVEL
    else:
        ability.static = c.STATIC_INCOME
        ability.words.append(c.RESOURCES[static.resource])


def stat_change(static: n.HaveStat, change: n.Change) -> pr.Ability:
    """`other allied Machine units get +1 {melee}`."""
    ability = pr.Ability(c.STATIC)
    ability.selector = subject(Lowering(TABLES, ability), static.cards)
    ability.static = STAT_STATICS[change.stat]
    ability.words = [change.number]
    return ability


def subject(lowering: Lowering, cards: n.Group | n.This) -> pr.Selector:
    """Whom a continuous text is about."""
    return lowering.group(cards) if isinstance(cards, n.Group) else pr.Selector(pr.PICK_THIS)

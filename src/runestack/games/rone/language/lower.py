"""RONE's cards as the engine reads them: printed values by face, texts as programs."""

from __future__ import annotations

from collections.abc import Iterable

from runestack.cards.pool import Card
from runestack.games.rone.language import nodes as ro
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules import operations
from runestack.games.rone.rules.effects import BY_NAME
from runestack.games.rone.rules.faces import Faces
from runestack.kernel import program as pr
from runestack.kernel.frame import NOTHING
from runestack.kernel.operations import carried_out
from runestack.language import nodes as n
from runestack.language.lower import PLAYERS, Lowering, LoweringError, Tables, printed

NO_HERO = c.HERO
TABLES = Tables(
    operations=carried_out(operations.NUMBERS, BY_NAME),
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
        ro.BATTLEFIELD: c.TO_BATTLEFIELD,
        ro.TOP_OF_GRAVEYARD: c.TO_TOP_OF_GRAVEYARD,
        ro.BOTTOM_OF_GRAVEYARD: c.TO_BOTTOM_OF_GRAVEYARD,
    },
    untils={
        ro.NEXT_COMBAT: c.NEXT_COMBAT,
        n.Until.END_OF_TURN: c.END_OF_TURN,
        n.Until.YOUR_NEXT_TURN: c.YOUR_NEXT_TURN,
        n.Until.FOREVER: c.FOREVER,
    },
    own_conditions={"HeroLevel": c.COUNT_LEVEL},
    strain="exhaust this card {n} times",
    own_costs={
        "PayRecycle": c.PAY_RECYCLE,
        "PayTop": c.PAY_TOP,
        "PayDamage": c.PAY_DAMAGE,
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
        "Get": c.HERO | c.TECHNOLOGY,
        "GetHealth": c.HERO | c.TECHNOLOGY,
        "LoseHealth": c.HERO | c.TECHNOLOGY,
    },
)

# why an operation never applies to some nouns
NEVER_SUFFERED = {
    NO_HERO: "a hero is never destroyed, moved or taken over (RONE-RULING-159)",
    c.TECHNOLOGY: "a technology takes no damage",
    c.HERO | c.TECHNOLOGY: "only units have attack and health",
}


class RoneLowering(Lowering):
    """Refuses effects on cards that can never suffer them."""

    def cards(self, cards: n.Cards, excluded: int = 0) -> pr.Selector:
        """`Destroy target card` spares heroes; `destroy target hero` means nothing."""
        if excluded and nouns_of(cards) & ~excluded == 0:
            raise LoweringError(NEVER_SUFFERED[excluded])
        return super().cards(cards, excluded)

    def simple(self, effect: n.Node) -> pr.Instruction:
        """A permission names the cards that it is about without choosing any."""
        if not isinstance(effect, n.MayPlay):
            return super().simple(effect)
        if effect.zone != ro.GRAVEYARD or effect.player is not n.Player.YOU:
            raise LoweringError("a text can let you play cards from your graveyard alone")
        instruction = pr.Instruction(self.tables.operations["MayPlay"])
        selector = pr.Selector(pr.PICK_ZONE)
        selector.zone = self.tables.zones[effect.zone]
        selector.noun = self.tables.nouns[effect.noun]
        selector.tests = self.tests_of(effect.adjectives, ())
        instruction.selector = selector
        return instruction


def nouns_of(cards: n.Cards) -> int:
    """The types of card that the words allow."""
    if isinstance(cards, n.PlayerCard):
        return c.HERO
    return c.UNIT if isinstance(cards, n.Role) else c.NOUNS[cards.noun]


LABEL_EVENTS = {
    "battlefield": e.ENTERS,
    "death": e.DIES,
    "recycle": e.RECYCLED,
    "combat": e.FIGHTS,
    "strike": e.DAMAGES_HERO,
}
PRICES = (ro.CostChange, ro.RecycleChange, ro.LevelChange, ro.IncomeChange)
STAT_STATICS = {"melee": e.ON_MELEE, "ranged": e.ON_RANGED}


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
    lowering = RoneLowering(TABLES, ability)
    initiatives = 0
    for paragraph in tree.abilities:
        if isinstance(paragraph, n.Effects):
            lowering.effects(paragraph.effects)
        elif isinstance(paragraph, ro.Initiative):
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
    elif isinstance(paragraph, ro.Activated):
        ability = pr.Ability(c.ACTIVATED)
        lowering = RoneLowering(TABLES, ability)
        ability.strain = paragraph.exhaustions
        ability.costs = lowering.costs(paragraph.costs)
        lowering.effects(paragraph.effects)
        faces.activated[face].append(faces.add_ability(face, ability))
    elif isinstance(paragraph, ro.Initiative):
        ability = pr.Ability(c.INITIATIVE)
        lowering = RoneLowering(TABLES, ability)
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
    RoneLowering(TABLES, ability).effects(paragraph.effects)
    text = faces.add_ability(face, ability)
    if tactic:
        faces.recycle_text[face] = text
    else:
        faces.triggered[face].append(text)


def triggered(paragraph: n.Whenever | n.At) -> pr.Ability:
    """`Whenever ...` and `At the beginning of ...`."""
    ability = pr.Ability(c.TRIGGERED)
    lowering = RoneLowering(TABLES, ability)
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
    elif isinstance(event, n.TurnEvent):
        ability.event = e.TURN_ENDS if event.end else e.TURN_BEGINS
        ability.player = PLAYERS[event.player]
    else:
        raise LoweringError(f"{type(event).__name__} is no event of RONE")
    if paragraph.condition is not None:
        ability.condition = lowering.condition(paragraph.condition)
    lowering.effects(paragraph.effects)
    return ability


def statics(static: n.Static) -> list[pr.Ability]:
    """A continuous text; one ability for each value it changes."""
    if not isinstance(static, n.While):
        return plain_statics(static)
    abilities = plain_statics(static.static)
    for ability in abilities:
        ability.condition = RoneLowering(TABLES, ability).condition(static.condition)
    return abilities


def plain_statics(static: n.Static) -> list[pr.Ability]:
    """What a continuous text changes. An attack is an activated ability, too (RONE-RULING-116)."""
    if isinstance(static, n.HaveStat):
        return [stat_change(static, change) for change in static.changes]
    if isinstance(static, n.Cannot):
        forbidden = c.PROHIBITIONS[static.what]
        covered = [c.CANNOT_ATTACK] if forbidden == c.CANNOT_USE_ABILITIES else []
        return [prohibition(static, what) for what in (forbidden, *covered)]
    ability = pr.Ability(c.STATIC)
    lowering = RoneLowering(TABLES, ability)
    if isinstance(static, ro.HaveHealth | n.HaveKeyword | ro.CannotBeAttackedBy):
        ability.selector = subject(lowering, static.cards)
    if isinstance(static, ro.HaveHealth):
        ability.static = e.ON_HEALTH
        ability.words = [static.number]
    elif isinstance(static, n.HaveKeyword):
        ability.static = e.ON_KEYWORD
        ability.keyword = c.KEYWORDS[static.keyword]
    elif isinstance(static, ro.CannotBeAttackedBy):
        ability.static = e.ON_NOT_ATTACKED_BY
        holder = lowering.flow("Jump")
        holder.selector = lowering.group(static.by)
        ability.program.append(holder)
    elif isinstance(static, PRICES):
        price_static(lowering, ability, static)
    else:
        raise LoweringError(f"{type(static).__name__} is no continuous text of RONE")
    return [ability]


def prohibition(static: n.Cannot, what: int) -> pr.Ability:
    """`enemy units cannot attack`."""
    ability = pr.Ability(c.STATIC)
    ability.selector = subject(RoneLowering(TABLES, ability), static.cards)
    ability.static = e.ON_CANNOT
    ability.words = [what]
    return ability


def price_static(
    lowering: Lowering,
    ability: pr.Ability,
    static: ro.CostChange | ro.RecycleChange | ro.LevelChange | ro.IncomeChange,
) -> None:
    """Prices and incomes of players."""
    ability.player = PLAYERS[static.player]
    ability.words = [static.number]
    if isinstance(static, ro.CostChange | ro.RecycleChange):
        ability.static = e.ON_COST if isinstance(static, ro.CostChange) else e.ON_RECYCLE
        selector = pr.Selector(pr.PICK_ANY)
        selector.noun = c.NOUNS[static.noun]
        selector.tests = lowering.tests_of(static.adjectives, ())
        ability.selector = selector
    elif isinstance(static, ro.LevelChange):
        ability.static = e.ON_LEVEL
    else:
        ability.static = e.ON_INCOME
        ability.words.append(c.RESOURCES[static.resource])


def stat_change(static: n.HaveStat, change: n.Change) -> pr.Ability:
    """`other allied Machine units get +1 {melee}`."""
    ability = pr.Ability(c.STATIC)
    ability.selector = subject(RoneLowering(TABLES, ability), static.cards)
    ability.static = STAT_STATICS[change.stat]
    ability.words = [printed(change.number)]
    return ability


def subject(lowering: Lowering, cards: n.Group | n.This) -> pr.Selector:
    """Whom a continuous text is about."""
    return lowering.group(cards) if isinstance(cards, n.Group) else pr.Selector(pr.PICK_THIS)

"""Runeslingers' effects, triggers and continuous texts as the engine reads them."""

from __future__ import annotations

from typing import Any

from runestack.games.runeslingers.language import nodes as rs
from runestack.games.runeslingers.language.lower_tables import TABLES
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules.faces import Faces
from runestack.kernel import program as pr
from runestack.language import nodes as n
from runestack.language.bindings import walk
from runestack.language.lower import PLAYERS, Lowering, LoweringError, printed

DAMAGE = (n.Deal, rs.DealDirect)
DONE_THIS_WAY = (rs.DamageDealt, rs.DamageDone, rs.DamageWasDealt)
STAT_STATICS = {"damage": e.ON_DAMAGE, "defense": e.ON_DEFENSE}

# Whom a cost cannot speak of: it is paid before anything is chosen, and no event came before it.
NOT_YET_KNOWN = (
    n.Player.TARGET_PLAYER,
    n.Player.THAT_PLAYER,
    n.Player.INSTIGATOR,
    n.Player.TARGETS_CONTROLLER,
)


class RuneLowering(Lowering):
    """Lowers the texts of one face; continuous texts for a time become abilities of the face."""

    def __init__(self, ability: pr.Ability, faces: Faces, face: int) -> None:
        super().__init__(TABLES, ability)
        self.faces = faces
        self.face = face

    # -- effects ---------------------------------------------------------------------------------

    def effects(self, effects: tuple[n.Node, ...]) -> None:
        """All sentences of an effect. They are read in the order of the text, also those that run later."""
        starts: list[int] = []
        for effect in effects:
            starts.append(len(self.ability.program))
            super().effects((effect,))
        self.arrange(starts, running_order(effects))

    def arrange(self, starts: list[int], order: list[int]) -> None:
        """Puts the sentences into the order in which they run; what they jump to moves with them."""
        if order == sorted(order):
            return
        program = self.ability.program
        ends = [*starts[1:], len(program)]
        arranged = program[: starts[0]]
        moved: dict[int, int] = {}
        for index in order:
            shift = len(arranged) - starts[index]
            for place in range(starts[index], ends[index]):
                moved[place] = place + shift
                if program[place].jump:
                    program[place].jump += shift
            arranged += program[starts[index] : ends[index]]
        program[:] = arranged
        self.ability.modes = [moved.get(place, place) for place in self.ability.modes]

    def simple(self, effect: n.Node) -> pr.Instruction:
        """One plain effect."""
        if isinstance(effect, rs.NegateStrong):
            instruction = self.simple(n.Cancel(effect.noun))
            if instruction.selector is not None:
                where = n.WithStat("effective_damage", effect.number, effect.compare)
                instruction.selector.tests.append(self.test_of(where))
            return instruction
        if isinstance(effect, rs.Lasting):
            instruction = self.flow("Lasting")
            instruction.until = TABLES.untils[effect.until]
            instruction.changes = self.kept(statics(effect.static, self.faces, self.face))
            return instruction
        if isinstance(effect, rs.NextGets | rs.NextHas):
            return self.next_one(effect)
        instruction = super().simple(effect)
        if isinstance(effect, DAMAGE):
            self.finish_damage(instruction, effect)
        elif isinstance(effect, n.Destroy):
            self.finish_destroy(instruction)
        elif isinstance(effect, rs.Prevent):
            instruction.until = c.THIS_TURN
        return instruction

    def finish_damage(self, instruction: pr.Instruction, effect: Any) -> None:
        """A register for the effective damage; and only defense cards can be meant (RS-DEF-6)."""
        instruction.place = self.register()
        to = effect.to
        if isinstance(to, n.Group) and to.noun != "target" and instruction.selector is not None:
            instruction.selector.tests.append(pr.Test(pr.TEST_WORD, c.WORD_DEFENSE, 0, 0))

    def finish_destroy(self, instruction: pr.Instruction) -> None:
        """A card that is chosen to be destroyed, without targeting it, is one that can be."""
        selector = instruction.selector
        if selector is not None and selector.pick == pr.PICK_ONE:
            selector.tests.append(pr.Test(pr.TEST_WORD, c.WORD_BREAKABLE, 0, 0))

    def next_one(self, effect: rs.NextGets | rs.NextHas) -> pr.Instruction:
        """What the next card of a kind gets is a continuous text about that kind."""
        instruction = self.flow(type(effect).__name__)
        instruction.until = c.THIS_TURN
        if isinstance(effect, rs.NextGets):
            instruction.changes = self.changes(effect, effect.changes)
        else:
            given = n.HaveKeyword(effect.group, effect.keyword)
            instruction.changes = self.kept(statics(given, self.faces, self.face))
        return instruction

    def changes(self, effect: n.Node, changes: tuple[n.Change, ...]) -> list[int]:
        """A row of changes; those of the next card are abilities."""
        if not isinstance(effect, rs.NextGets):
            return super().changes(effect, changes)
        return self.kept(statics(n.HaveStat(effect.group, changes), self.faces, self.face))

    def kept(self, abilities: list[pr.Ability]) -> list[int]:
        """Adds abilities that work only when an effect says so, and returns their numbers."""
        return [self.faces.add_ability(self.face, ability) for ability in abilities]

    # -- conditions and costs --------------------------------------------------------------------

    def condition(self, condition: n.Node) -> pr.Condition:
        """What has to be true; `you have blocked` is to have done it at least once."""
        lowered = super().condition(condition)
        if isinstance(condition, rs.Did | rs.DamageWasDealt):
            lowered.number = 1
        elif isinstance(condition, rs.HasTokens):
            lowered.word = c.STAT_TOKENS
        return lowered

    def count(self, count: n.Node) -> pr.Count:
        """What a `for each` counts; tokens are a value of their card."""
        lowered = super().count(count)
        if isinstance(count, rs.TokenCount):
            lowered.word = c.STAT_TOKENS
        return lowered

    def waiting_condition(self, condition: n.Node) -> pr.Condition:
        """A condition that is looked at while nothing runs, so that nothing can have been chosen or dealt."""
        lowered = self.condition(condition)
        self.refuse_choices("a condition that is always looked at", condition)
        return lowered

    def refuse_choices(self, what: str, node: n.Node) -> None:
        """Nothing of an effect that runs can be meant where none does."""
        if self.ability.slots or any(isinstance(one, DONE_THIS_WAY) for one in walk(node)):
            raise LoweringError(f"{what} knows no chosen player and no damage of an effect")

    def use_costs(self, costs: tuple[n.Node, ...]) -> list[pr.Cost]:
        """The costs of a use."""
        for cost in costs:
            if any(one in NOT_YET_KNOWN for one in walk(cost) if isinstance(one, n.Player)):
                raise LoweringError("a cost is paid before a player is chosen")
        return self.costs(costs)


def running_order(effects: tuple[n.Node, ...]) -> list[int]:
    """The sentences by place, in the order in which they run.

    Ailments are inflicted on whom the effect has dealt damage to, so a sentence that inflicts waits for the last one
    that deals damage (RS-RULING-93); several keep their order. One that does both stays where it is.
    """
    deals = [place for place, effect in enumerate(effects) if has(effect, DAMAGE)]
    last = deals[-1] if deals else 0
    waiting = [
        place
        for place, effect in enumerate(effects[:last])
        if has(effect, rs.Inflict) and place not in deals
    ]
    early = [place for place in range(last + 1) if place < len(effects) and place not in waiting]
    return [*early, *waiting, *range(last + 1, len(effects))]


def has(effect: n.Node, kinds: type[n.Node] | tuple[type[n.Node], ...]) -> bool:
    """Whether a sentence does something of these kinds."""
    return any(isinstance(node, kinds) for node in walk(effect))


# -- triggers ------------------------------------------------------------------------------------


def triggered(paragraph: n.Whenever | n.At | n.FirstTime, faces: Faces, face: int) -> pr.Ability:
    """`Whenever ...`, `At ...`, `The first time each turn ...`."""
    ability = pr.Ability(c.TRIGGERED)
    lowering = RuneLowering(ability, faces, face)
    ability.once = isinstance(paragraph, n.FirstTime)
    listen(lowering, paragraph.event)
    if paragraph.condition is not None:
        ability.condition = lowering.waiting_condition(paragraph.condition)
    lowering.effects(paragraph.effects)
    return ability


def listen(lowering: RuneLowering, event: Any) -> None:
    """Which event, of whom, with what."""
    ability = lowering.ability
    if isinstance(event, n.CardEvent):
        ability.event = e.CARD_EVENTS[event.what]
        ability.selector = subject(lowering, event.card)
        return
    ability.player = PLAYERS[event.player]
    if isinstance(event, n.PlayerEvent):
        ability.event = e.PLAYER_EVENTS[event.what]
    elif isinstance(event, n.PlaysEvent):
        ability.event = e.PLAYS
        ability.selector = lowering.group(event.group)
    elif isinstance(event, rs.AiledEvent):
        ability.event = e.IS_AILED
        ability.word = c.AILMENTS[event.ailment]
    elif isinstance(event, rs.PhaseEvent):
        ability.event = e.PHASE_ENDS if event.end else e.PHASE_BEGINS
        ability.word = c.PHASES[event.phase]
    elif isinstance(event, n.TurnEvent):
        ability.event = e.TURN_ENDS if event.end else e.TURN_BEGINS
    else:
        raise LoweringError(f"{type(event).__name__} is no event of Runeslingers")


def subject(lowering: Lowering, cards: n.Group | n.This) -> pr.Selector:
    """Whom an event or a continuous text is about."""
    return lowering.group(cards) if isinstance(cards, n.Group) else pr.Selector(pr.PICK_THIS)


# -- continuous texts ----------------------------------------------------------------------------


def statics(static: n.Node, faces: Faces, face: int) -> list[pr.Ability]:
    """A continuous text; one ability for each value it changes."""
    if isinstance(static, n.While):
        abilities = statics(static.static, faces, face)
        for ability in abilities:
            lowering = RuneLowering(ability, faces, face)
            ability.condition = lowering.waiting_condition(static.condition)
        return abilities
    if isinstance(static, n.HaveForEach):
        abilities = statics(static.static, faces, face)
        for ability in abilities:
            lowering = RuneLowering(ability, faces, face)
            ability.counted = lowering.counted(static.static, static.count)
            lowering.refuse_choices("a continuous text", static.count)
        return abilities
    if isinstance(static, n.HaveStat):
        return [stat_static(static, change, faces, face) for change in static.changes]
    ability = pr.Ability(c.STATIC)
    fill_static(RuneLowering(ability, faces, face), static)
    return [ability]


def stat_static(static: n.HaveStat, change: n.Change, faces: Faces, face: int) -> pr.Ability:
    """`allied spirit runespells get +2 damage`."""
    ability = pr.Ability(c.STATIC)
    ability.selector = subject(RuneLowering(ability, faces, face), static.cards)
    ability.static = STAT_STATICS[change.stat]
    ability.words = [printed(change.number)]
    return ability


def fill_static(lowering: RuneLowering, static: n.Node) -> None:
    """What a continuous text says of cards or players, besides the values of cards."""
    ability = lowering.ability
    if isinstance(static, n.HaveKeyword | n.Cannot | rs.Can):
        ability.selector = subject(lowering, static.cards)
    if isinstance(static, n.HaveKeyword):
        ability.static = e.ON_KEYWORD
        ability.keyword = c.KEYWORDS[static.keyword]
    elif isinstance(static, n.Cannot):
        ability.static = e.ON_CANNOT
        ability.words = [c.CARD_CANNOT[static.what]]
    elif isinstance(static, rs.Can):
        ability.static = e.ON_CAN
        ability.words = [c.PERMISSIONS[static.what]]
    elif isinstance(static, rs.FirstDamage):
        ability.static = e.ON_FIRST_DAMAGE
        ability.words = [static.number]
    else:
        player_static(ability, static)


def player_static(ability: pr.Ability, static: Any) -> None:
    """What a continuous text says of players."""
    if type(static) not in PLAYER_STATICS:
        raise LoweringError(f"{type(static).__name__} is no continuous text of Runeslingers")
    ability.static = PLAYER_STATICS[type(static)]
    ability.player = PLAYERS[static.player]
    if isinstance(static, rs.PlayerCannot):
        ability.words = [c.PLAYER_CANNOT[static.what]]
    elif isinstance(static, rs.Ignore):
        ability.words = [c.AILMENTS[static.ailment]]
    else:
        ability.words = [static.number]
    if isinstance(static, rs.ValueChange):
        ability.words.append(c.RESOURCES[static.resource])
    elif isinstance(static, rs.KeywordChange):
        ability.keyword = c.KEYWORDS[static.keyword]


PLAYER_STATICS: dict[type[n.Node], int] = {
    rs.PlayerCannot: e.ON_PLAYER_CANNOT,
    rs.ValueChange: e.ON_VALUE,
    rs.DrawChange: e.ON_DRAW,
    rs.AbilityCost: e.ON_ABILITY_COST,
    rs.KeywordChange: e.ON_KEYWORD_NUMBER,
    rs.DamageTaken: e.ON_DAMAGE_TAKEN,
    rs.DamageGiven: e.ON_DAMAGE_GIVEN,
    rs.Ignore: e.ON_IGNORE,
}

"""From the tree of a text to the flat instructions that the engine runs.

The way down is the same for every game; a game gives the numbers of its words (`Tables`). Effects are lowered by the
names of their fields, so a new effect node needs no code here as long as it uses the names that the others use.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields

from runestack.kernel import program as pr
from runestack.kernel.frame import NOTHING
from runestack.language import nodes as n

SIDES = {n.Side.ANY: pr.SIDE_ANY, n.Side.ALLIED: pr.SIDE_ALLIED, n.Side.ENEMY: pr.SIDE_ENEMY}
PICKS = {
    n.Pick.TARGET: pr.PICK_TARGET,
    n.Pick.ONE: pr.PICK_ONE,
    n.Pick.EACH: pr.PICK_EACH,
    n.Pick.ANY: pr.PICK_ANY,
}
COMPARES = {
    n.Compare.EXACTLY: pr.EXACTLY,
    n.Compare.AT_LEAST: pr.AT_LEAST,
    n.Compare.AT_MOST: pr.AT_MOST,
}
PLAYERS = {
    n.Player.YOU: pr.YOU,
    n.Player.OPPONENT: pr.OPPONENT,
    n.Player.EACH_OPPONENT: pr.EACH_OPPONENT,
    n.Player.EACH_PLAYER: pr.EACH_PLAYER,
    n.Player.TARGET_PLAYER: pr.TARGET_PLAYER,
    n.Player.THAT_PLAYER: pr.THAT_PLAYER,
}


@dataclass(frozen=True)
class Tables:
    """The numbers of a game's words, by their keys in the tree."""

    operations: Mapping[str, int]
    nouns: Mapping[str, int]
    adjectives: Mapping[str, int]
    keywords: Mapping[str, int]
    stats: Mapping[str, int]
    resources: Mapping[str, int]
    roles: Mapping[str, int]
    zones: Mapping[str, int]
    places: Mapping[n.Place, int]
    untils: Mapping[n.Until, int]
    conditions: Mapping[str, int]
    costs: Mapping[str, int]
    stack_zone: int
    # operations that never apply to some nouns, as bits to take away ("destroy target card" is no hero)
    excluded: Mapping[str, int] = field(default_factory=dict)


class Lowering:
    """Lowers the effects of one ability: counts registers, binds `that`, flattens the branches."""

    def __init__(self, tables: Tables, ability: pr.Ability) -> None:
        self.tables = tables
        self.ability = ability
        self.effect = 0  # which effect of the text is being lowered
        self.mode = NOTHING  # register of the mode it belongs to
        self.branch = 0
        self.paid = NOTHING  # the initiative that is being lowered
        self.bound: list[tuple[str, int]] = []  # groups chosen so far: noun and register
        self.player_register = NOTHING

    # -- cards -----------------------------------------------------------------------------------

    def test_of(self, where: n.Where) -> pr.Test:
        """A condition behind a noun."""
        tables = self.tables
        if isinstance(where, n.WithStat):
            return pr.Test(
                pr.TEST_STAT, tables.stats[where.stat], where.number, COMPARES[where.compare]
            )
        if isinstance(where, n.WithKeyword):
            return pr.Test(pr.TEST_KEYWORD, tables.keywords[where.keyword], 0, 0)
        if isinstance(where, n.WithoutKeyword):
            return pr.Test(pr.TEST_NO_KEYWORD, tables.keywords[where.keyword], 0, 0)
        return pr.Test(pr.TEST_COMBAT, 0, 0, 0)

    def tests_of(
        self, adjectives: tuple[n.Adjective, ...], where: tuple[n.Where, ...]
    ) -> list[pr.Test]:
        """Adjectives and conditions of a noun phrase."""
        tests = [
            pr.Test(pr.TEST_WORD, self.tables.adjectives[word.word], 0, 0) for word in adjectives
        ]
        return tests + [self.test_of(one) for one in where]

    def group(self, group: n.Group) -> pr.Selector:
        """A group without a choice."""
        selector = pr.Selector(PICKS[group.pick])
        selector.count = max(1, group.count)
        selector.up_to = group.up_to
        selector.other = group.other
        selector.side = SIDES[group.side]
        selector.noun = self.tables.nouns[group.noun]
        selector.tests = self.tests_of(group.adjectives, group.where)
        return selector

    def cards(self, cards: n.Cards, excluded: int = 0) -> pr.Selector:
        """Cards in play that an effect speaks of; chosen ones get a slot."""
        if isinstance(cards, n.Group):
            selector = self.group(cards)
            selector.noun &= ~excluded
            if selector.pick in (pr.PICK_TARGET, pr.PICK_ONE):
                selector.place = self.slot(selector, selector.count)
                self.bound.append((cards.noun, selector.place))
            return selector
        if isinstance(cards, n.This):
            return pr.Selector(pr.PICK_THIS)
        if isinstance(cards, n.That):
            return self.that()
        if isinstance(cards, n.Role):
            selector = pr.Selector(pr.PICK_ROLE)
            selector.noun = self.tables.roles[cards.role]
            return selector
        selector = pr.Selector(pr.PICK_HERO)
        selector.player = PLAYERS[cards.player]
        selector.place = self.player_place(cards.player)
        return selector

    def that(self) -> pr.Selector:
        """What the nearest group before chose, or else the card of the event."""
        if not self.bound:
            return pr.Selector(pr.PICK_EVENT)
        selector = pr.Selector(pr.PICK_THAT)
        selector.place = self.bound[-1][1]
        return selector

    def zone_card(self, card: n.ZoneCard | n.TopCard) -> pr.Selector:
        """A card of a zone, picked when the text is executed."""
        selector = pr.Selector(pr.PICK_TOP if isinstance(card, n.TopCard) else pr.PICK_ZONE)
        selector.zone = self.tables.zones[card.zone.value]
        selector.player = PLAYERS[card.player]
        selector.place = self.player_place(card.player)
        if isinstance(card, n.ZoneCard):
            selector.noun = self.tables.nouns[card.noun]
            selector.tests = self.tests_of(card.adjectives, card.where)
        return selector

    def slot(self, selector: pr.Selector | None, count: int) -> int:
        """Registers for a choice."""
        place = self.ability.registers
        self.ability.registers += count
        slot = pr.Slot(selector, place, count, self.mode, self.branch, self.effect)
        slot.paid = self.paid
        self.ability.slots.append(slot)
        return place

    def player_place(self, player: n.Player) -> int:
        """The register of a chosen player, or NOTHING."""
        if player is n.Player.TARGET_PLAYER:
            self.player_register = self.slot(None, 1)
            return self.player_register
        if player is n.Player.THAT_PLAYER:
            return self.player_register
        return NOTHING

    # -- conditions and costs --------------------------------------------------------------------

    def condition(self, condition: n.Condition) -> pr.Condition:
        """What has to be true."""
        tables = self.tables
        lowered = pr.Condition(tables.conditions[type(condition).__name__])
        if isinstance(condition, n.TurnOf):
            lowered.number = 1 if condition.yours else 0
            return lowered
        if isinstance(condition, n.Is | n.Has):
            lowered.selector = self.cards(condition.card)
            if isinstance(condition, n.Is):
                lowered.test = pr.Test(pr.TEST_WORD, tables.adjectives[condition.state], 0, 0)
            else:
                lowered.test = self.test_of(condition.what)
            return lowered
        lowered.player = PLAYERS[condition.player]
        lowered.place = self.player_place(condition.player)
        lowered.number = condition.number
        lowered.compare = COMPARES[condition.compare]
        if isinstance(condition, n.Control):
            lowered.selector = self.group(condition.group)
        elif isinstance(condition, n.HasCards):
            lowered.word = tables.zones[condition.zone.value]
        elif isinstance(condition, n.HasResource):
            lowered.word = tables.resources[condition.resource]
        return lowered

    def costs(self, costs: tuple[n.Cost, ...]) -> list[pr.Cost]:
        """What has to be paid."""
        lowered: list[pr.Cost] = []
        for cost in costs:
            kind = self.tables.costs[type(cost).__name__]
            if isinstance(cost, n.PayUnit):
                lowered.append(pr.Cost(kind, 1, NOTHING, self.group(cost.group)))
            else:
                lowered.append(pr.Cost(kind, cost.number, NOTHING, None))
        return lowered

    # -- effects ---------------------------------------------------------------------------------

    def effects(self, effects: tuple[n.Effect, ...]) -> None:
        """A row of effects, added to the ability's program."""
        for effect in effects:
            self.add(effect)
            self.effect += 1

    def add(self, effect: n.Effect) -> None:
        """One effect with its branches."""
        program = self.ability.program
        if isinstance(effect, n.May):
            self.guarded(self.flow("May"), [effect.effect])
        elif isinstance(effect, n.MayThen):
            self.guarded(self.flow("May"), [effect.effect, effect.then])
        elif isinstance(effect, n.If):
            instruction = self.flow("If")
            instruction.condition = self.condition(effect.condition)
            self.guarded(instruction, [effect.effect])
        elif isinstance(effect, n.Either):
            self.either(effect)
        elif isinstance(effect, n.ForEach):
            program.append(self.for_each(effect))
        else:
            program.append(self.simple(effect))

    def flow(self, name: str) -> pr.Instruction:
        """An instruction that only steers."""
        return pr.Instruction(self.tables.operations[name])

    def guarded(self, guard: pr.Instruction, effects: list[n.Simple | n.ForEach]) -> None:
        """Effects that are skipped when the guard says no."""
        self.ability.program.append(guard)
        for effect in effects:
            self.add(effect)
        guard.jump = len(self.ability.program)

    def either(self, effect: n.Either) -> None:
        """Two modes, of which one is chosen."""
        program = self.ability.program
        chooser = self.flow("Mode")
        chooser.place = self.ability.registers
        chooser.number = self.paid
        self.ability.registers += 1
        self.ability.modes.append(len(program))
        program.append(chooser)
        self.mode = chooser.place
        self.branch = 0
        self.add(effect.first)
        leave = self.flow("Jump")
        program.append(leave)
        chooser.jump = len(program)
        self.branch = 1
        self.add(effect.second)
        leave.jump = len(program)
        self.mode = NOTHING
        self.branch = 0

    def for_each(self, effect: n.ForEach) -> pr.Instruction:
        """The number of an effect times a count."""
        instruction = self.simple(effect.effect)
        if isinstance(effect.count, n.ZoneCount):
            counted = pr.Selector(pr.PICK_ZONE)
            counted.zone = self.tables.zones[effect.count.zone.value]
            counted.player = PLAYERS[effect.count.player]
        else:
            counted = self.group(effect.count.group)
        instruction.counted = counted
        if isinstance(effect.effect, n.Get):
            instruction.number = 1
        return instruction

    def simple(self, effect: n.Simple) -> pr.Instruction:
        """One plain effect, field by field."""
        name = type(effect).__name__
        instruction = pr.Instruction(self.tables.operations[name])
        for one in fields(effect):
            self.set_field(instruction, name, one.name, getattr(effect, one.name))
        return instruction

    def set_field(self, instruction: pr.Instruction, name: str, key: str, value: object) -> None:
        """Puts a field of a node where the engine looks for it."""
        tables = self.tables
        if isinstance(value, n.Player):
            instruction.player = PLAYERS[value]
            instruction.chosen_player = self.player_place(value)
        elif isinstance(value, n.ZoneCard | n.TopCard):
            instruction.selector = self.zone_card(value)
        elif isinstance(value, n.Group | n.This | n.That | n.Role | n.HeroOf):
            if not (key == "card" and isinstance(value, n.This)):
                instruction.selector = self.cards(value, tables.excluded.get(name, 0))
        elif isinstance(value, n.StatOf):
            instruction.word = tables.stats[value.stat]
            instruction.other = self.cards(value.card)
        elif isinstance(value, n.Until):
            instruction.until = tables.untils[value]
        elif isinstance(value, n.Place):
            instruction.place = tables.places[value]
        elif isinstance(value, tuple):
            self.set_tuple(instruction, key, value)
        elif isinstance(value, int):
            if key == "take":
                instruction.second = value
            else:
                instruction.number = value
        elif isinstance(value, str):
            self.set_word(instruction, key, value)

    def set_tuple(self, instruction: pr.Instruction, key: str, value: tuple[object, ...]) -> None:
        """Costs of a payment, or changes of values."""
        if key == "costs":
            instruction.costs = self.costs(value)  # type: ignore[arg-type]  # the field's type says so
            return
        for change in value:
            if isinstance(change, n.Change):
                instruction.changes.append(self.tables.stats[change.stat])
                instruction.changes.append(change.number)

    def set_word(self, instruction: pr.Instruction, key: str, value: str) -> None:
        """A word that names a keyword, a resource, or a noun."""
        tables = self.tables
        if key == "keyword":
            instruction.word = tables.keywords[value]
        elif key == "resource":
            instruction.word = tables.resources[value]
        elif key == "noun":
            instruction.word = tables.nouns[value]
            if instruction.op == tables.operations["Cancel"]:
                selector = pr.Selector(pr.PICK_TARGET)
                selector.zone = tables.stack_zone
                selector.noun = tables.nouns[value]
                selector.place = self.slot(selector, 1)
                instruction.selector = selector

"""The parts of a lowered text: which cards and players it means, what it counts, asks for and costs.

A node is lowered by the names and types of its fields, so a new condition, count or cost needs no code here as long
as it uses the names that the others use. `lower` makes programs of these parts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

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
    n.Player.EACH_OTHER: pr.EACH_OTHER,
    n.Player.EACH_PLAYER: pr.EACH_PLAYER,
    n.Player.TEAMMATE: pr.TEAMMATE,
    n.Player.TARGET_PLAYER: pr.TARGET_PLAYER,
    n.Player.THAT_PLAYER: pr.THAT_PLAYER,
    n.Player.INSTIGATOR: pr.INSTIGATOR,
    n.Player.TARGETS_CONTROLLER: pr.TARGETS_CONTROLLER,
    n.Player.NEXT_PLAYER: pr.NEXT_PLAYER,
    n.Player.PREVIOUS_PLAYER: pr.PREVIOUS_PLAYER,
}
CORE_COUNTS = {
    "Count": pr.COUNT_CARDS,
    "ZoneCount": pr.COUNT_ZONE,
    "ResourceOf": pr.COUNT_RESOURCE,
    "StatOf": pr.COUNT_STAT,
}
CORE_CONDITIONS = {
    "Control": pr.COUNT_CARDS,
    "HasCards": pr.COUNT_ZONE,
    "HasResource": pr.COUNT_RESOURCE,
    "Is": pr.IF_IS,
    "Has": pr.IF_HAS,
    "TurnOf": pr.IF_TURN,
}
CORE_COSTS = {
    "PayResource": pr.PAY_RESOURCE,
    "PayDiscard": pr.PAY_DISCARD,
    "PayUnit": pr.PAY_DESTROY,
}


class Die(NamedTuple):
    """How many sides a die has, and the random stream that it is rolled with."""

    sides: int
    stream: int


class LoweringError(ValueError):
    """A text that can be read but that no game can carry out."""


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
    stack_zone: int
    # operations that never apply to some nouns, as bits to take away ("destroy target card" is no hero)
    excluded: Mapping[str, int] = field(default_factory=dict)
    # counts, conditions and costs of the game's own, beside those of the core
    own_counts: Mapping[str, int] = field(default_factory=dict)
    own_conditions: Mapping[str, int] = field(default_factory=dict)
    own_costs: Mapping[str, int] = field(default_factory=dict)
    dice: Mapping[str, Die] = field(default_factory=dict)
    # whether the rules pay prices that are not printed (`meaning.price_of`): X, or what is counted
    pays_counted: bool = False
    # what a use takes out of its card {n} times, where the game counts that (`Ability.strain`)
    strain: str = ""
    # words of a game's own, by the name of the field that holds them, or by node and field where one name
    # means several things (`Did.what`)
    words: Mapping[str, Mapping[str, int]] = field(default_factory=dict)

    @property
    def counts(self) -> Mapping[str, int]:
        """All counts by the names of their nodes."""
        return {**CORE_COUNTS, **self.own_counts}

    @property
    def conditions(self) -> Mapping[str, int]:
        """All conditions."""
        return {**CORE_CONDITIONS, **self.own_conditions}

    @property
    def costs(self) -> Mapping[str, int]:
        """All costs."""
        return {**CORE_COSTS, **self.own_costs}


class Parts:
    """Lowers the parts of one ability: counts registers, binds `that`."""

    def __init__(self, tables: Tables, ability: pr.Ability) -> None:
        self.tables = tables
        self.ability = ability
        self.effect = 0  # which effect of the text is being lowered
        self.mode = NOTHING  # register of the mode it belongs to
        self.branch = 0
        self.paid = NOTHING  # the initiative that is being lowered
        self.bound: list[tuple[str, int]] = []  # groups chosen so far: noun and register
        self.player_register = NOTHING
        self.target_register = NOTHING  # of the nearest card that was named as a target
        self.x_register = NOTHING  # of the number that is chosen when a cost with an X is paid

    def word(self, node: str, key: str, value: str) -> int:
        """The number of a word, by the field that holds it."""
        tables = self.tables
        table = tables.words.get(f"{node}.{key}", tables.words.get(key))
        if table is None:
            core = {
                "keyword": tables.keywords,
                "noun": tables.nouns,
                "resource": tables.resources,
                "stat": tables.stats,
                "zone": tables.zones,
            }
            table = core[key]
        return table[value]

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
        assert isinstance(where, n.InState | n.WithWord)
        return pr.Test(pr.TEST_WORD, tables.adjectives[where.word], 0, 0)

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
            if selector.pick == pr.PICK_TARGET:
                self.target_register = selector.place
            return selector
        if isinstance(cards, n.This):
            return pr.Selector(pr.PICK_THIS)
        if isinstance(cards, n.That):
            return self.that()
        if isinstance(cards, n.Role):
            selector = pr.Selector(pr.PICK_ROLE)
            selector.noun = self.tables.roles[cards.role]
            return selector
        selector = pr.Selector(pr.PICK_PLAYER)
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
        selector.zone = self.tables.zones[card.zone]
        selector.player = PLAYERS[card.player]
        selector.place = self.player_place(card.player)
        if isinstance(card, n.ZoneCard):
            selector.noun = self.tables.nouns[card.noun]
            selector.tests = self.tests_of(card.adjectives, card.where)
        return selector

    # -- choices ---------------------------------------------------------------------------------

    def register(self) -> int:
        """A register of the text's own."""
        self.ability.registers += 1
        return self.ability.registers - 1

    def slot(self, selector: pr.Selector | None, count: int) -> int:
        """Registers for a choice."""
        place = self.ability.registers
        self.ability.registers += count
        slot = pr.Slot(selector, place, count, self.mode, self.branch, self.effect)
        slot.paid = self.paid
        self.ability.slots.append(slot)
        return place

    def player_place(self, player: n.Player) -> int:
        """The register of a chosen player or of the card whose controller is meant, or NOTHING.

        `that player` without a register is the player of the event.
        """
        if player is n.Player.TARGET_PLAYER:
            self.player_register = self.slot(None, 1)
            return self.player_register
        if player is n.Player.TEAMMATE:
            self.player_register = self.slot(None, 1)
            self.ability.slots[-1].whom = pr.TEAMMATE
            return self.player_register
        if player is n.Player.THAT_PLAYER:
            return self.player_register
        if player is n.Player.TARGETS_CONTROLLER:
            return self.target_register
        return NOTHING

    # -- counts ----------------------------------------------------------------------------------

    def count(self, count: n.Node) -> pr.Count:
        """What a `for each` counts."""
        name = type(count).__name__
        lowered = pr.Count(self.tables.counts[name])
        for key in count.__slots__:
            value = getattr(count, key)
            if isinstance(value, n.Player):
                lowered.player = PLAYERS[value]
                lowered.place = self.player_place(value)
            elif isinstance(value, n.Group):
                lowered.selector = self.group(value)
            elif isinstance(value, n.This | n.That | n.Role):
                lowered.selector = self.cards(value)
            elif isinstance(value, n.Zone):
                lowered.word = self.tables.zones[value]
            else:
                lowered.word = self.word(name, key, value)
        return lowered

    # -- values ----------------------------------------------------------------------------------

    def value(self, value: n.Value) -> pr.Count:
        """A number that is not printed: read, counted, or kept in a register since it was chosen or rolled."""
        if isinstance(value, n.Half):
            lowered = self.value(value.whole)
            lowered.divisor *= 2
            return lowered
        if isinstance(value, n.OneOfTwo):
            return self.one_of_two_values(value)
        if isinstance(value, n.X):
            return self.in_register(self.chosen_number())
        if isinstance(value, n.Roll):
            return self.in_register(self.roll(self.tables.dice[value.die]))
        return self.count(value.count if isinstance(value, n.HowMany) else value)

    def one_of_two_values(self, value: n.OneOfTwo) -> pr.Count:
        """The lower or the higher of two."""
        lowered = self.value(value.first)
        lowered.beside = self.value(value.second)
        lowered.higher = value.higher
        return lowered

    def in_register(self, place: int) -> pr.Count:
        """The number in a register of the text."""
        lowered = pr.Count(pr.COUNT_REGISTER)
        lowered.place = place
        return lowered

    def chosen_number(self) -> int:
        """The register of X, the same in the whole text."""
        if self.x_register == NOTHING:
            raise LoweringError("no cost before this X says what X is")
        return self.x_register

    def roll(self, die: Die) -> int:
        """Rolls a die before the instruction that speaks of it."""
        instruction = pr.Instruction(pr.ROLL)
        instruction.number = die.sides
        instruction.word = die.stream
        instruction.place = self.register()
        self.ability.program.append(instruction)
        return instruction.place

    # -- conditions and costs --------------------------------------------------------------------

    def condition(self, condition: n.Node) -> pr.Condition:
        """What has to be true."""
        name = type(condition).__name__
        lowered = pr.Condition(self.tables.conditions[name])
        for key in condition.__slots__:
            self.set_in_condition(lowered, name, key, getattr(condition, key))
        return lowered

    def set_in_condition(self, lowered: pr.Condition, name: str, key: str, value: object) -> None:
        """Puts a field of a condition where the engine looks for it."""
        if isinstance(value, n.Player):
            lowered.player = PLAYERS[value]
            lowered.place = self.player_place(value)
        elif isinstance(value, n.Compare):
            lowered.compare = COMPARES[value]
        elif isinstance(value, n.Group):
            lowered.selector = self.group(value)
        elif isinstance(value, n.This | n.That | n.Role):
            lowered.selector = self.cards(value)
        elif isinstance(value, n.Zone):
            lowered.word = self.tables.zones[value]
        elif isinstance(value, n.WithStat | n.WithKeyword | n.WithoutKeyword):
            lowered.test = self.test_of(value)
        elif isinstance(value, int):
            lowered.number = int(value)
        elif key == "state" and isinstance(value, str):
            lowered.test = pr.Test(pr.TEST_WORD, self.tables.adjectives[value], 0, 0)
        elif isinstance(value, str):
            lowered.word = self.word(name, key, value)

    def costs(self, costs: tuple[n.Node, ...]) -> list[pr.Cost]:
        """What has to be paid."""
        return [self.cost(cost) for cost in costs]

    def cost(self, cost: n.Node) -> pr.Cost:
        """One part of it; without a number it is one card."""
        name = type(cost).__name__
        lowered = pr.Cost(self.tables.costs[name], 1, NOTHING, None)
        for key in cost.__slots__:
            value = getattr(cost, key)
            if isinstance(value, n.Group):
                lowered.selector = self.group(value)
            elif isinstance(value, n.ZoneCard | n.TopCard):
                lowered.selector = self.zone_card(value)
            elif isinstance(value, int):
                lowered.number = value
            elif isinstance(value, n.Value):
                self.set_price(lowered, value)
            else:
                lowered.word = self.word(name, key, value)
        return lowered

    def set_price(self, cost: pr.Cost, value: n.Value) -> None:
        """A price that is not printed. X is chosen where it is first paid, and means the same number afterwards."""
        if isinstance(value, n.Roll):
            raise LoweringError("what is paid is known before it is paid, and so not rolled")
        if not self.tables.pays_counted:
            raise LoweringError("what is paid is a printed number")
        if isinstance(value, n.X) and self.x_register == NOTHING:
            self.x_register = self.number_slot()
        cost.number = 0
        cost.counted = self.value(value)

    def number_slot(self) -> int:
        """A register for a number that is chosen."""
        place = self.slot(None, 1)
        self.ability.slots[-1].most = pr.MOST_CHOSEN
        return place

"""From the tree of a text to the flat instructions that the engine runs.

The way down is the same for every game; a game gives the numbers of its words (`Tables`). Effects are lowered by the
names of their fields, so a new effect node needs no code here as long as it uses the names that the others use. What
a game says in its own way it lowers in a subclass of `Lowering`.
"""

from __future__ import annotations

from typing import Any

from runestack.kernel import program as pr
from runestack.kernel.frame import NOTHING
from runestack.language import nodes as n
from runestack.language.checks import is_multiplied
from runestack.language.lower_parts import (
    PLAYERS,
    LoweringError,
    Parts,
    Tables,
)

__all__ = ["PLAYERS", "Lowering", "LoweringError", "Tables", "printed"]


def printed(number: int | n.X) -> int:
    """A number that cannot be chosen, because nothing is paid for it."""
    if isinstance(number, n.X):
        raise LoweringError("a continuous text has no X: nothing is paid for it")
    return number


class Lowering(Parts):
    """Lowers the effects of one ability: flattens the branches, fills the instructions."""

    def effects(self, effects: tuple[n.Node, ...]) -> None:
        """A row of effects, added to the ability's program."""
        for effect in effects:
            self.add(effect)
            self.effect += 1

    # -- branches --------------------------------------------------------------------------------

    def add(self, effect: n.Node) -> None:
        """One effect with its branches."""
        program = self.ability.program
        if isinstance(effect, n.May):
            self.guarded(self.flow("May"), effect.effect)
        elif isinstance(effect, n.MayThen):
            self.may_then(effect)
        elif isinstance(effect, n.MayOtherwise):
            self.may_otherwise(effect)
        elif isinstance(effect, n.Then):
            self.then(effect.effect, effect.then)
        elif isinstance(effect, n.ThenOtherwise):
            self.then_otherwise(effect)
        elif isinstance(effect, n.If):
            instruction = self.flow("If")
            instruction.condition = self.condition(effect.condition)
            self.guarded(instruction, effect.effect)
        elif isinstance(effect, n.Otherwise):
            self.one_of_two(self.condition(effect.condition), effect.effect, effect.otherwise)
        elif isinstance(effect, n.IfAny):
            self.if_any(effect)
        elif isinstance(effect, n.Unless):
            self.unless(effect)
        elif isinstance(effect, n.Either):
            self.either(effect)
        elif isinstance(effect, n.ForEach):
            program.append(self.for_each(effect))
        elif isinstance(effect, n.Plus):
            self.plus(effect)
        else:
            program.append(self.simple(effect))

    def flow(self, name: str) -> pr.Instruction:
        """An instruction that only steers."""
        return pr.Instruction(self.tables.operations[name])

    def guarded(self, guard: pr.Instruction, *effects: n.Node) -> None:
        """Effects that are skipped when the guard says no."""
        self.ability.program.append(guard)
        for effect in effects:
            self.add(effect)
        guard.jump = len(self.ability.program)

    def one_of_two(self, condition: pr.Condition, effect: n.Node, otherwise: n.Node) -> None:
        """One of two effects, by a condition."""
        program = self.ability.program
        guard = self.flow("If")
        guard.condition = condition
        self.guarded(guard, effect)
        leave = self.flow("Jump")
        program.append(leave)
        guard.jump = len(program)
        self.add(otherwise)
        leave.jump = len(program)

    def if_any(self, effect: n.IfAny) -> None:
        """The second condition is only asked for where the first one does not hold."""
        program = self.ability.program
        holds = self.jump_if(effect.first)
        second = self.flow("If")
        second.condition = self.condition(effect.second)
        program.append(second)
        holds.jump = len(program)
        self.add(effect.effect)
        second.jump = len(program)

    def unless(self, effect: n.Unless) -> None:
        """Where the condition holds, the effect is passed over."""
        holds = self.jump_if(effect.condition)
        self.add(effect.effect)
        holds.jump = len(self.ability.program)

    def jump_if(self, condition: n.Node) -> pr.Instruction:
        """A jump that is taken where a condition holds; whoever asks for it says where to."""
        program = self.ability.program
        guard, holds = self.flow("If"), self.flow("Jump")
        guard.condition = self.condition(condition)
        program += [guard, holds]
        guard.jump = len(program)
        return holds

    def may_then(self, effect: n.MayThen) -> None:
        """The second part is skipped, too, where the first one turns out to be impossible."""
        guard = self.flow("May")
        self.guarded(guard, effect.effect, effect.then)
        program = self.ability.program
        program[program.index(guard) + 1].jump = guard.jump

    def then(self, effect: n.Node, *then: n.Node) -> list[pr.Instruction]:
        """The second part is skipped if the first one is not done, or not in full; returns what makes up the first."""
        program = self.ability.program
        start = len(program)
        self.add(effect)
        first = program[start:]
        for one in then:
            self.add(one)
        for instruction in first:
            instruction.jump = len(program)
        return first

    def then_otherwise(self, effect: n.ThenOtherwise) -> None:
        """The same, with something else in its place."""
        program = self.ability.program
        first = self.then(effect.effect, *([] if effect.then is None else [effect.then]))
        leave = self.flow("Jump")
        program.append(leave)
        for instruction in first:
            instruction.jump = len(program)
        self.add(effect.otherwise)
        leave.jump = len(program)

    def may_otherwise(self, effect: n.MayOtherwise) -> None:
        """What is declined, or turns out to be impossible, leads to the other part."""
        program = self.ability.program
        guard, leave = self.flow("May"), self.flow("Jump")
        self.guarded(guard, effect.effect)
        if effect.then is not None:
            self.add(effect.then)
        program.append(leave)
        guard.jump = program[program.index(guard) + 1].jump = len(program)
        self.add(effect.otherwise)
        leave.jump = len(program)

    def either(self, effect: n.Either) -> None:
        """Two modes, of which one is chosen."""
        program = self.ability.program
        chooser = self.flow("Mode")
        chooser.place = self.register()
        chooser.number = self.paid
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

    # -- amounts ---------------------------------------------------------------------------------

    def for_each(self, effect: n.ForEach) -> pr.Instruction:
        """The number of an effect times a count. The count is read first: its `that` points before the effect."""
        counted = self.counted(effect.effect, effect.count)
        instruction = self.simple(effect.effect)
        instruction.counted = counted
        instruction.each = 1 if instruction.changes else instruction.number
        instruction.number = 0
        return instruction

    def plus(self, effect: n.Plus) -> None:
        """Added to the number of an effect; of a row of changes a second, counted row is made."""
        instruction = self.simple(effect.effect)
        self.ability.program.append(instruction)
        counted = self.counted(effect.effect, effect.count)
        if instruction.changes:
            first = instruction
            instruction = pr.Instruction(first.op)
            instruction.selector = first.selector
            instruction.until = first.until
            instruction.changes = self.added(effect.effect, effect.number)
            self.ability.program.append(instruction)
        instruction.counted = counted
        instruction.each = 1 if instruction.changes else effect.number

    def counted(self, effect: n.Node, count: n.Node) -> pr.Count:
        """What is counted for an effect that has something to multiply."""
        if not is_multiplied(effect):
            name = type(effect).__name__
            raise LoweringError(f"`for each` has no number to multiply in {name}")
        return self.count(count)

    def added(self, effect: Any, number: int) -> list[int]:
        """A number for each value that an effect changes."""
        return self.changes(effect, tuple(n.Change(number, one.stat) for one in effect.changes))

    def changes(self, effect: n.Node, changes: tuple[n.Change, ...]) -> list[int]:
        """A row of changes: value, number, value, number, ..."""
        lowered: list[int] = []
        for change in changes:
            number = change.number.sign if isinstance(change.number, n.X) else change.number
            lowered += [self.tables.stats[change.stat], number]
        return lowered

    def set_costs(self, instruction: pr.Instruction, costs: tuple[n.Node, ...]) -> None:
        """A payment inside a text; an X that it is the first to pay is chosen when the text comes to it."""
        before = self.x_register
        instruction.costs = self.costs(costs)
        if self.x_register != before:
            instruction.chosen_number = self.x_register
            self.ability.slots[-1].waits = True

    def set_value(self, instruction: pr.Instruction, value: n.Value) -> None:
        """A number that is known when the instruction runs."""
        if instruction.counted is not None:
            raise LoweringError("an effect has one number that is not printed")
        instruction.number = 0
        instruction.each = value.sign if isinstance(value, n.X) else 1
        instruction.counted = self.value(value)

    def set_x_of_changes(self, instruction: pr.Instruction, changes: tuple[n.Change, ...]) -> None:
        """`+X` multiplies the row of changes as a whole, so all of them are X or none."""
        chosen = [change for change in changes if isinstance(change.number, n.X)]
        if chosen and len(chosen) < len(changes):
            raise LoweringError("all changes of an effect are X, or none of them")
        if chosen:
            instruction.counted = self.value(n.X(1))
            instruction.each = 1

    # -- plain effects ---------------------------------------------------------------------------

    def simple(self, effect: n.Node) -> pr.Instruction:
        """One plain effect, field by field; what it rolls is rolled before it."""
        instruction = pr.Instruction(self.tables.operations[type(effect).__name__])
        for key in effect.__slots__:
            self.set_field(instruction, effect, key, getattr(effect, key))
        return instruction

    def set_field(
        self, instruction: pr.Instruction, effect: n.Node, key: str, value: object
    ) -> None:
        """Puts a field of a node where the engine looks for it."""
        tables = self.tables
        if isinstance(value, n.Player):
            instruction.player = PLAYERS[value]
            instruction.chosen_player = self.player_place(value)
        elif isinstance(value, n.ZoneCard | n.TopCard):
            self.set_selector(instruction, self.zone_card(value))
        elif isinstance(value, n.Group | n.This | n.That | n.Role | n.PlayerCard):
            if not (key == "card" and isinstance(value, n.This)):
                excluded = tables.excluded.get(type(effect).__name__, 0)
                self.set_selector(instruction, self.cards(value, excluded))
        elif isinstance(value, n.Value):
            self.set_value(instruction, value)
        elif isinstance(value, n.Until):
            instruction.until = tables.untils[value]
        elif isinstance(value, n.Place):
            instruction.place = tables.places[value]
        elif isinstance(value, tuple):
            if key == "costs":
                self.set_costs(instruction, value)
            else:
                instruction.changes = self.changes(effect, value)
                self.set_x_of_changes(instruction, value)
        elif isinstance(value, bool):
            instruction.up_to = value
        elif isinstance(value, int):
            if key == "take":
                instruction.second = value
            else:
                instruction.number = value
        elif isinstance(value, str):
            self.set_word(instruction, effect, key, value)

    def set_selector(self, instruction: pr.Instruction, selector: pr.Selector) -> None:
        """The cards; a player who is chosen for them is chosen before the instruction runs."""
        instruction.selector = selector
        if selector.player == pr.TARGET_PLAYER:
            instruction.chosen_player = selector.place

    def set_word(self, instruction: pr.Instruction, effect: n.Node, key: str, value: str) -> None:
        """A word that names a keyword, a resource, a noun or something of the game's own."""
        number = self.word(type(effect).__name__, key, value)
        if key == "into":  # what something becomes stands beside what it was
            instruction.second = number
            return
        instruction.word = number
        if isinstance(effect, n.Cancel):
            selector = pr.Selector(pr.PICK_TARGET)
            selector.zone = self.tables.stack_zone
            selector.noun = number
            selector.place = self.slot(selector, 1)
            instruction.selector = selector

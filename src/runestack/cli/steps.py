"""The steps that a card's text will run, as a listing to read.

A text is lowered to flat instructions (`language.lower`); here they get their words back. Numbers of steps count from
1, and what an instruction skips to is such a number.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from runestack.kernel import program as pr
from runestack.kernel.frame import NOTHING
from runestack.language.lower import Tables
from runestack.language.nodes import Place, Until

CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
PLAYERS = {
    pr.YOU: "you",
    pr.OPPONENT: "an opponent",
    pr.EACH_OPPONENT: "each opponent",
    pr.EACH_PLAYER: "each player",
    pr.TARGET_PLAYER: "a chosen player",
    pr.THAT_PLAYER: "that player",
    pr.INSTIGATOR: "the instigator",
    pr.TARGETS_CONTROLLER: "the target's controller",
}
PICKS = {
    pr.PICK_THIS: "this card",
    pr.PICK_THAT: "what was chosen",
    pr.PICK_EVENT: "the card of the event",
    pr.PICK_EACH: "each",
    pr.PICK_ANY: "any",
    pr.PICK_TARGET: "chosen target",
    pr.PICK_ONE: "chosen",
    pr.PICK_ZONE: "chosen",
    pr.PICK_TOP: "top card",
}
MOVES = ("Put", "Fetch")  # instructions whose place is where cards go; elsewhere it is a register
AILING = ("Apply", "Inflict", "Cleanse", "Convert", "MoveAilments")
SIDES = {pr.SIDE_ALLIED: "allied", pr.SIDE_ENEMY: "enemy"}
COMPARES = {pr.EXACTLY: "exactly", pr.AT_LEAST: "at least", pr.AT_MOST: "at most"}


def step_lines(abilities: Iterable[pr.Ability], tables: Tables) -> list[str]:
    """The listing of all paragraphs that have steps."""
    listing = Listing(tables)
    lines: list[str] = []
    for ability in abilities:
        if ability.program and ability.static == NOTHING:  # a continuous text has no steps
            lines += listing.ability(ability)
    return lines


def key_of(table: Mapping[str, int], number: int) -> str:
    """The word of a number."""
    return next((key for key, value in table.items() if value == number), f"number {number}")


def phrase_of(table: Mapping[Place, int] | Mapping[Until, int], number: int) -> str:
    """The phrase of a place or a time; empty where the instruction has none."""
    return next((str(key) for key, value in table.items() if value == number), "")


def noun_words(table: Mapping[str, int], bits: int) -> str:
    """The word of a noun; bits that have no word of their own are put together from those that have."""
    whole = next((key for key, value in table.items() if value == bits), None)
    single = [key for key, value in table.items() if value & bits and value & (value - 1) == 0]
    return whole or " or ".join(single) or "card"


class Listing:
    """Puts instructions into words."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def ability(self, ability: pr.Ability) -> list[str]:
        """The steps of one paragraph, its price before them."""
        lines = (
            [f"pay: {', '.join(self.cost(cost) for cost in ability.costs)}"]
            if ability.costs
            else []
        )
        if ability.strain:
            lines.insert(0, f"pay: {self.tables.strain.format(n=ability.strain)}")
        steps = [f"{place}. {self.step(one)}" for place, one in enumerate(ability.program, 1)]
        return lines + steps

    def step(self, one: pr.Instruction) -> str:
        """One instruction."""
        name = key_of(self.tables.operations, one.op)
        flow = self.flow(name, one)
        if flow is not None:
            return flow
        words = " ".join(part for part in self.parts(name, one) if part)
        return f"{words}; only if it is done, go on to {one.jump}" if one.jump else words

    def flow(self, name: str, one: pr.Instruction) -> str | None:
        """An instruction that only steers."""
        there = one.jump + 1
        if name == "Jump":
            return f"go on at {there}"
        if name == "May":
            return f"ask whether to do it; if not, go on at {there}"
        if name == "Mode":
            return f"choose: go on here, or at {there}"
        if name == "Paid":
            return f"if initiative {one.number + 1} was not paid, go on at {there}"
        if name == "Roll":
            return f"roll a die with {one.number} sides into register {one.place}"
        if name == "If" and one.condition is not None:
            return f"unless {self.condition(one.condition)}, go on at {there}"
        return None

    def parts(self, name: str, one: pr.Instruction) -> list[str]:
        """The words of an instruction that does something."""
        return [
            "" if one.player == pr.YOU else f"{PLAYERS[one.player]}:",
            CAMEL.sub(" ", name).lower(),
            " plus ".join(str(number) for number in (one.number, one.each) if number),
            self.word(name, one.word),
            ", ".join(self.changes(name, one.changes)),
            ", ".join(self.cost(cost) for cost in one.costs),
            f"times {self.counted(one.counted)}" if one.counted else "",
            f"-> {self.selector(one.selector)}" if one.selector else "",
            phrase_of(self.tables.places, one.place) if name in MOVES else "",
            phrase_of(self.tables.untils, one.until),
        ]

    def counted(self, count: pr.Count) -> str:
        """`the count of each allied unit`, `half the melee of this`."""
        return f"{'' if count.divisor == 1 else f'1/{count.divisor} of '}the {self.whole(count)}"

    def whole(self, count: pr.Count) -> str:
        """What is counted or read."""
        if count.kind == pr.COUNT_CARDS and count.selector is not None:
            return f"count of {self.selector(count.selector)}"
        if count.kind == pr.COUNT_STAT and count.word in self.tables.stats.values():
            stat = key_of(self.tables.stats, count.word)
            return f"{stat} of {self.selector(count.selector)}" if count.selector else stat
        if count.kind == pr.COUNT_REGISTER:
            return f"number in register {count.place}"
        whose = PLAYERS[count.player]
        if count.kind == pr.COUNT_ZONE:
            return f"count of cards of the {key_of(self.tables.zones, count.word)} of {whose}"
        kinds = {**self.tables.own_counts, **self.tables.counts}  # the game's own words come first
        return f"count of {CAMEL.sub(' ', key_of(kinds, count.kind)).lower()} of {whose}"

    def word(self, name: str, number: int) -> str:
        """A keyword, resource, value or noun, whichever the instruction uses."""
        if number == NOTHING:
            return ""
        tables = self.tables
        if "Keyword" in name:
            return key_of(tables.keywords, number)
        if name in ("Gain", "Lose", "Take"):
            return key_of(tables.resources, number)
        if "Stat" in name:
            return key_of(tables.stats, number)
        if any(name.startswith(verb) for verb in AILING) and "ailment" in tables.words:
            return key_of(tables.words["ailment"], number)
        own = tables.words.get(f"{name}.what")
        return noun_words(tables.nouns, number) if own is None else key_of(own, number)

    def changes(self, name: str, numbers: list[int]) -> list[str]:
        """`+1 melee`; other instructions than this one let continuous texts work for a time."""
        if name != "Get":
            return [f"continuous text {number}" for number in numbers]
        pairs = zip(numbers[::2], numbers[1::2], strict=True)
        return [f"{number:+d} {key_of(self.tables.stats, stat)}" for stat, number in pairs]

    def cost(self, cost: pr.Cost) -> str:
        """`pay water 2`."""
        name = CAMEL.sub(" ", key_of(self.tables.costs, cost.kind)).lower()
        what = f" {self.selector(cost.selector)}" if cost.selector else ""
        number = f"{self.counted(cost.counted)}" if cost.counted else cost.number
        return f"{name} {number}{what}"

    def selector(self, selector: pr.Selector) -> str:
        """Which cards."""
        if selector.pick == pr.PICK_ROLE:
            return key_of(self.tables.roles, selector.noun).replace("_", " ")
        if selector.pick == pr.PICK_PLAYER:
            who = PLAYERS[selector.player]
            return f"hero of {who}" if "hero" in self.tables.nouns else who
        words = [PICKS[selector.pick]]
        if selector.pick in (pr.PICK_THIS, pr.PICK_THAT, pr.PICK_EVENT):
            return words[0]
        if selector.count > 1 or selector.up_to:
            words.append(f"{'up to ' if selector.up_to else ''}{selector.count}")
        words += ["other"] * selector.other
        words += [SIDES[selector.side]] if selector.side in SIDES else []
        words += [self.test(test) for test in selector.tests if test.kind == pr.TEST_WORD]
        words.append(noun_words(self.tables.nouns, selector.noun))
        words += [self.test(test) for test in selector.tests if test.kind != pr.TEST_WORD]
        if selector.pick in (pr.PICK_ZONE, pr.PICK_TOP):
            words.append(
                f"of the {key_of(self.tables.zones, selector.zone)} of {PLAYERS[selector.player]}"
            )
        return " ".join(words)

    def test(self, test: pr.Test) -> str:
        """One condition on a card."""
        tables = self.tables
        if test.kind == pr.TEST_WORD:
            return key_of(tables.adjectives, test.word).replace("_", " ")
        if test.kind == pr.TEST_STAT:
            return f"with {COMPARES[test.compare]} {test.number} {key_of(tables.stats, test.word)}"
        without = test.kind == pr.TEST_NO_KEYWORD
        return f"{'without' if without else 'with'} {key_of(tables.keywords, test.word)}"

    def condition(self, condition: pr.Condition) -> str:
        """What has to be true."""
        name = CAMEL.sub(" ", key_of(self.tables.conditions, condition.kind)).lower()
        words = [PLAYERS[condition.player], name]
        if condition.number:
            words.append(f"{COMPARES[condition.compare]} {condition.number}")
        if condition.selector is not None:
            words.append(self.selector(condition.selector))
        if condition.test is not None:
            words.append(self.test(condition.test))
        return " ".join(words)

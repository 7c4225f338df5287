"""Continuous texts, and the paragraphs of a text."""

from __future__ import annotations

from dataclasses import dataclass

from .amounts import Change
from .base import Ability, Condition, Cost, Countable, Effect, Event, Multiplied, Node, Static
from .cards import Group, This


@dataclass(frozen=True, slots=True)
class HaveStat(Static, Multiplied):
    """`other allied Machine units get +1 {melee}`."""

    cards: Group | This
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class HaveKeyword(Static):
    """`allied units have Flying`."""

    cards: Group | This
    keyword: str


@dataclass(frozen=True, slots=True)
class Cannot(Static):
    """`this unit cannot attack`, `enemy units cannot guard`, `this unit cannot be the target of tactics`.

    `what` is a key of the game's prohibitions: attack, guard, be_attacked, attack_heroes, be_targeted_by_tactics.
    """

    cards: Group | This
    what: str


@dataclass(frozen=True, slots=True)
class While(Static):
    """`while you control a technology, this unit gets +1 {melee}`."""

    condition: Condition
    static: Static


@dataclass(frozen=True, slots=True)
class HaveForEach(Static):
    """`for each allied boon, your block is 1 higher`: the number of the continuous text times the count."""

    count: Countable
    static: Static


@dataclass(frozen=True, slots=True)
class Keywords(Ability):
    """A paragraph of flags: `Defender. Flying.`"""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Labelled(Ability):
    """`Battlefield: Draw a card.`"""

    label: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Use(Ability):
    """`Action: Draw a card.`, `Sling, discard a card: ...`: what somebody uses at a moment, with its costs.

    In a game with bullets an empty row of effects means those below it.
    """

    label: str
    costs: tuple[Cost, ...]
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Whenever(Ability):
    """`Whenever you play a tactic, draw a card.`"""

    event: Event
    condition: Condition | None
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class FirstTime(Ability):
    """`The first time each turn you are dealt damage, draw a card.`"""

    event: Event
    condition: Condition | None
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class At(Ability):
    """`At the beginning of your turn, gain 1 {water}.`"""

    event: Event
    condition: Condition | None
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Passive(Ability):
    """A continuous text in a paragraph of its own."""

    statics: tuple[Static, ...]


@dataclass(frozen=True, slots=True)
class Effects(Ability):
    """The plain text of a tactic."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Text(Node):
    """A whole card's text, paragraph by paragraph."""

    abilities: tuple[Ability, ...]

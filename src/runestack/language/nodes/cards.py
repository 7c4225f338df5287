"""Which cards: in play, in a zone, by what was said before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from .base import Node, Where
from .places import Zone
from .players import Compare, Pick, Player, Side


@dataclass(frozen=True, slots=True)
class Adjective(Node):
    """A word before a noun: a race, a state, a class (`active`, `exhausted`, `damaged`, `Machine`)."""

    word: str


@dataclass(frozen=True, slots=True)
class WithStat(Where):
    """`with 2 or less {health}`, `with level 1`, `with cost 3 or more`."""

    stat: str
    number: int
    compare: Compare


@dataclass(frozen=True, slots=True)
class WithKeyword(Where):
    """`with Flying`."""

    keyword: str


@dataclass(frozen=True, slots=True)
class WithoutKeyword(Where):
    """`without Flying`."""

    keyword: str


@dataclass(frozen=True, slots=True)
class WithWord(Where):
    """A filter that stands behind the noun in both languages. A game has a subclass for each of its own."""

    @property
    def word(self) -> str:
        """Its key among the game's states."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class InState(Where):
    """A state that English says behind the noun and German before it. A game has a subclass for each of its own."""

    @property
    def word(self) -> str:
        """Its key among the game's states."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Group(Node):
    """Cards in play: `target enemy Machine unit with Flying`, `each other allied unit`."""

    pick: Pick
    count: int  # 1 where the text gives no number; 0 with EACH
    up_to: bool  # `up to 2 target units`
    other: bool  # `another`, `other`: not the card that acts
    side: Side
    adjectives: tuple[Adjective, ...]
    noun: str  # a key of the game's nouns: unit, hero, technology, card, ...
    where: tuple[Where, ...]


@dataclass(frozen=True, slots=True)
class This(Node):
    """The card on which the words are printed: `this unit`, `this hero`."""

    noun: str


@dataclass(frozen=True, slots=True)
class That(Node):
    """The card that the nearest group before chose, or that the event was about: `that unit`."""

    noun: str


@dataclass(frozen=True, slots=True)
class Role(Node):
    """A unit by its part in what goes on: `the attacker`, `the defender`, `the other unit in this combat`."""

    role: str


@dataclass(frozen=True, slots=True)
class PlayerCard(Node):
    """The card that stands for a player: `your hero`, `the enemy`."""

    player: Player


Cards: TypeAlias = Group | This | That | Role | PlayerCard


@dataclass(frozen=True, slots=True)
class ZoneCard(Node):
    """A card of a zone, picked by the player who acts: `a Machine unit from your graveyard`."""

    adjectives: tuple[Adjective, ...]
    noun: str
    where: tuple[Where, ...]
    zone: Zone
    player: Player


@dataclass(frozen=True, slots=True)
class TopCard(Node):
    """`the top card of your graveyard`."""

    zone: Zone
    player: Player

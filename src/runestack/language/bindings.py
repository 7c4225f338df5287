"""`that unit`, `that card` and `that player` point at the nearest one that was named before.

A single chosen card (`target unit`, `a unit`), the card of an event and the second card of an event (`this unit
destroys a unit`) can be meant; cards of a zone and payments cannot. A player is named by `target player`, by the
event or as the second part of one (`deals damage to a player`). What is named in a plain text stays named in the lines
below it, because a tactic is carried out as one text.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from .nodes import (
    Ability,
    CardEvent,
    Cost,
    Effects,
    Either,
    EventOfPlayer,
    Group,
    Node,
    PaidOnTop,
    Pick,
    Player,
    PlayerEvent,
    PlaysEvent,
    That,
    ZoneCard,
)
from .words import Words

PLAYER = "player"
CHOSEN = (Pick.TARGET, Pick.ONE)
UNCLEAR = "?"  # the nearest is several cards, one of two modes, or a card that cannot be pointed at


@dataclass(slots=True)
class Named:
    """What has been named so far: the noun of the nearest card, and whether a player was."""

    card: str = ""
    player: bool = False


@dataclass(frozen=True, slots=True)
class Unbound:
    """A reference to nothing: which of the paragraph's `that` it is, its noun, and the noun that it could have."""

    index: int
    noun: str
    nearest: str


def walk(value: Any) -> Iterator[Any]:
    """Nodes and players in reading order, each after what it consists of has been announced."""
    if isinstance(value, Player):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from walk(item)
    elif isinstance(value, Node):
        yield value
        for name in value.__slots__:
            yield from walk(getattr(value, name))


def unbound(ability: Ability, words: Words, before: Named) -> list[Unbound]:
    """Every `that` of a paragraph that points at nothing. `before` learns what lines below may take up."""
    goes_on = isinstance(ability, Effects | PaidOnTop)
    binder = Binder(dict(words.event_objects), replace(before) if goes_on else Named())
    binder.read(ability)
    if isinstance(ability, Effects):
        before.card, before.player = binder.named.card, binder.named.player
    elif isinstance(ability, PaidOnTop) and binder.named.card != before.card:
        before.card = UNCLEAR  # nobody knows whether it will be paid
    return binder.missing


class Binder:
    """Reads a paragraph and remembers what was named."""

    def __init__(self, objects: dict[str, str], named: Named) -> None:
        self.objects = objects
        self.named = named
        self.missing: list[Unbound] = []
        self.index = 0

    def read(self, item: Any) -> None:
        """One item and what it consists of, in reading order."""
        if isinstance(item, tuple):
            for part in item:
                self.read(part)
        elif isinstance(item, Player):
            self.read_player(item)
        elif isinstance(item, That):
            self.refer(item.noun, "" if self.named.card == item.noun else self.named.card)
        elif isinstance(item, Either):
            self.read_modes(item)
        elif isinstance(item, Node) and not isinstance(item, Cost):
            self.name(item)
            for name in item.__slots__:
                self.read(getattr(item, name))

    def refer(self, noun: str, nearest: str) -> None:
        """A `that`."""
        is_bound = self.named.player if noun == PLAYER else self.named.card == noun
        if not is_bound:
            self.missing.append(Unbound(self.index, noun, nearest.replace(UNCLEAR, "")))
        self.index += 1

    def read_player(self, player: Player) -> None:
        """A player who is chosen or taken up."""
        if player is Player.THAT_PLAYER:
            self.refer(PLAYER, "")
        elif player is Player.TARGET_PLAYER:
            self.named.player = True

    def read_modes(self, either: Either) -> None:
        """What is named in one mode is not named in the other, nor afterwards."""
        before = replace(self.named)
        after = replace(self.named)
        for mode in (either.first, either.second):
            self.named = replace(before)
            self.read(mode)
            if self.named.card != before.card:
                after.card = UNCLEAR
        self.named = after

    def name(self, item: Node) -> None:
        """What an item names."""
        if isinstance(item, Group) and item.pick in CHOSEN:
            self.named.card = item.noun if item.count == 1 else UNCLEAR
        elif isinstance(item, ZoneCard):
            self.named.card = UNCLEAR
        elif isinstance(item, CardEvent):
            card = item.card.noun if isinstance(item.card, Group) else ""
            second = self.objects.get(item.what, card)
            self.named.player = second == PLAYER
            self.named.card = card if second == PLAYER else second
        elif isinstance(item, PlaysEvent):
            self.named.card = item.group.noun
            self.named.player = item.player is not Player.YOU
        elif isinstance(item, EventOfPlayer):
            self.named.card = ""
            self.named.player = item.player is not Player.YOU
        elif isinstance(item, PlayerEvent):
            self.named.card = self.objects.get(item.what, "")
            self.named.player = item.player is not Player.YOU

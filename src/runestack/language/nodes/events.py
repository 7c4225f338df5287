"""What a text waits for."""

from __future__ import annotations

from dataclasses import dataclass

from .base import Event
from .cards import Group, This
from .players import Player


@dataclass(frozen=True, slots=True)
class CardEvent(Event):
    """Something that a card does or suffers: `this unit attacks`, `an allied unit leaves the battlefield`.

    `what` is a key of the game's verbs: enters, leaves, dies, is_destroyed, attacks, is_attacked, fights,
    damages_hero, damages_unit, is_damaged, survives, kills, is_exhausted, is_refreshed, ...
    """

    card: Group | This
    what: str


@dataclass(frozen=True, slots=True)
class PlayerEvent(Event):
    """Something that a player does: `you play a tactic`, `the opponent draws a card`.

    `what` is a key of the game's verbs: plays_unit, plays_tactic, plays_technology, plays_card, recycles,
    levels_up, draws, gains_water, hero_damaged, shield_absorbs, loses_card, ...
    """

    player: Player
    what: str


@dataclass(frozen=True, slots=True)
class PlaysEvent(Event):
    """`the enemy plays a spirit runespell`: who plays it and who controls it afterwards may differ."""

    player: Player
    group: Group


@dataclass(frozen=True, slots=True)
class TurnEvent(Event):
    """`at the beginning of your turn`, `at the end of each turn`."""

    end: bool
    player: Player  # YOU, OPPONENT, EACH_PLAYER


class EventOfPlayer(Event):
    """An event of a game's own with a field `player`, to whom `that player` then points."""

    __slots__ = ()
    player: Player


@dataclass(frozen=True, slots=True)
class RoundEvent(Event):
    """`the beginning of each round`."""

    end: bool

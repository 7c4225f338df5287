"""Paragraphs of cards, events and objectives, and what texts wait for."""

from __future__ import annotations

from dataclasses import dataclass

from runestack.language import nodes as n

# -- abilities that are used --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class UseOnce(n.Use):
    """`Action, once per game: Draw 3 cards.`"""


@dataclass(frozen=True, slots=True)
class UseEachCombat(n.Use):
    """`Resolution, once per combat: This unit gets +1 {strength}.`: again in a further combat of the same round."""


@dataclass(frozen=True, slots=True)
class UseEither(n.Use):
    """`Action, spend 1 {influence} or discard a card: ...`: the last of the costs, or the first of the others."""

    other: tuple[n.Cost, ...]


# -- paragraphs ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Happens(n.Ability):
    """A text of an event: `Each player: Take 2 damage.`, `When Revealed, each player: ...`."""

    moment: str
    who: str
    effects: tuple[n.Effect, ...]


@dataclass(frozen=True, slots=True)
class Offers(n.Ability):
    """`Each player may spend 2 {influence}: Draw a card.`"""

    who: str
    costs: tuple[n.Cost, ...]
    effects: tuple[n.Effect, ...]


@dataclass(frozen=True, slots=True)
class Defeated(n.Ability):
    """`When Defeated: Take a random unused dragon rune.`"""

    effects: tuple[n.Effect, ...]


@dataclass(frozen=True, slots=True)
class Assails(n.Ability):
    """`Attacks each player.`, `Attacks each player until repelled.`"""

    who: str
    until: str  # `repelled`, `damage` or nothing: every one of them is attacked


@dataclass(frozen=True, slots=True)
class NextRound(n.Ability):
    """`Next round: Neutral cities get +1 {strength}.`"""

    statics: tuple[n.Static, ...]


@dataclass(frozen=True, slots=True)
class Together(n.Ability):
    """`All players together: Discard units with total printed strength 4 for each player, or each player takes ...`."""

    kind: str
    number: int
    damage: int


@dataclass(frozen=True, slots=True)
class DiscardInstead(n.Ability):
    """`If this unit would be destroyed, you may spend 1 {influence} to discard it instead.`, or for nothing."""

    card: n.Group | n.This
    what: str
    costs: tuple[n.Cost, ...]


@dataclass(frozen=True, slots=True)
class ToHandInstead(n.Ability):
    """`If this unit would be destroyed, you may discard a card to return it to its owner's hand instead.`"""

    card: n.Group | n.This
    what: str
    costs: tuple[n.Cost, ...]


@dataclass(frozen=True, slots=True)
class ToDeckInstead(n.Ability):
    """`If this unit would be discarded, you may put it on top of its owner's deck instead.`"""

    card: n.Group | n.This
    what: str
    costs: tuple[n.Cost, ...]


@dataclass(frozen=True, slots=True)
class TakeLessInstead(n.Ability):
    """`If you would take damage, you may exhaust this card to take 2 less.`; without a number to prevent it."""

    costs: tuple[n.Cost, ...]
    number: int


@dataclass(frozen=True, slots=True)
class PreventInstead(n.Ability):
    """`If this unit would be wounded, you may discard a card to prevent it.`"""

    card: n.Group | n.This
    what: str
    costs: tuple[n.Cost, ...]


@dataclass(frozen=True, slots=True)
class DestroyThisInstead(n.Ability):
    """`If another friendly unit would be destroyed, you may destroy this unit instead.`"""

    card: n.Group
    what: str


# -- objectives ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Occasion(n.Node):
    """What ends a game: `a player controls 3 or more landmarks`."""

    what: str
    number: int


@dataclass(frozen=True, slots=True)
class Ends(n.Ability):
    """`At the end of the round, if a player has a monument, that player wins.`"""

    moment: str
    occasion: Occasion
    winners: str


@dataclass(frozen=True, slots=True)
class Ruling(n.Ability):
    """What a scenario changes: `Home realms cannot be besieged.`"""

    what: str

"""What only RONE says: health of units, heroes and their levels, graveyards, exhaustion, prices and incomes."""

from __future__ import annotations

from dataclasses import dataclass

from runestack.language import nodes as n

GRAVEYARD = n.Zone("graveyard")
TECHNOLOGY_DECK = n.Zone("technology deck")

BATTLEFIELD = n.Place("onto the battlefield")
TOP_OF_GRAVEYARD = n.Place("on top of your graveyard")
BOTTOM_OF_GRAVEYARD = n.Place("on the bottom of your graveyard")

NEXT_COMBAT = n.Until("for its next combat")


@dataclass(frozen=True, slots=True)
class InCombat(n.InState):
    """`in combat`."""

    @property
    def word(self) -> str:
        """A state of units."""
        return "in_combat"


@dataclass(frozen=True, slots=True)
class RemoveTop(n.Effect, n.Multiplied):
    """`remove the top 2 cards of the opponent's graveyard from the game`."""

    number: int
    player: n.Player


@dataclass(frozen=True, slots=True)
class GetHealth(n.Effect, n.Multiplied):
    """`target unit gets +2 {health}`: for good."""

    cards: n.Cards
    number: int


@dataclass(frozen=True, slots=True)
class LoseHealth(n.Effect, n.Multiplied):
    """`target unit loses 2 {health}`: not damage."""

    cards: n.Cards
    number: int


@dataclass(frozen=True, slots=True)
class FetchExhausted(n.Effect):
    """`put a unit from your graveyard onto the battlefield exhausted 2 times`."""

    card: n.ZoneCard | n.TopCard
    times: int


@dataclass(frozen=True, slots=True)
class UseAbility(n.Effect):
    """`use an activated ability of target unit as if it were printed on this unit`: costs are not paid."""

    cards: n.Cards


@dataclass(frozen=True, slots=True)
class GainAbilities(n.Effect):
    """`this unit gains the abilities of target unit until end of turn`."""

    card: n.This
    cards: n.Cards
    until: n.Until


@dataclass(frozen=True, slots=True)
class LevelUp(n.Effect):
    """`level up your hero without paying`."""


@dataclass(frozen=True, slots=True)
class BecomeShield(n.Effect):
    """`turn this unit into a shield`, `turn target allied unit into a shield`."""

    cards: n.Cards


@dataclass(frozen=True, slots=True)
class NextCheaper(n.Effect):
    """`the next unit you play this turn costs 2 {water} less`."""

    noun: str
    number: int


@dataclass(frozen=True, slots=True)
class HeroLevel(n.Condition):
    """`your hero has level 2 or more`."""

    player: n.Player
    number: int
    compare: n.Compare


@dataclass(frozen=True, slots=True)
class PayRecycle(n.Cost):
    """`2 {recycle}`: the top cards of the own graveyard leave the game."""

    number: int


@dataclass(frozen=True, slots=True)
class PayDamage(n.Cost):
    """`deal 2 damage to your hero`."""

    number: int


@dataclass(frozen=True, slots=True)
class HaveHealth(n.Static):
    """`other allied Machine units get +1 {health}`: as long as the text works."""

    cards: n.Group
    number: int


@dataclass(frozen=True, slots=True)
class CostChange(n.Static):
    """`units cost you 1 {water} less to play`, `tactics cost each opponent 1 {water} more to play`."""

    noun: str
    adjectives: tuple[n.Adjective, ...]
    player: n.Player
    number: int  # negative: less


@dataclass(frozen=True, slots=True)
class RecycleChange(n.Static):
    """`Machine units cost you 1 card less to recycle`."""

    noun: str
    adjectives: tuple[n.Adjective, ...]
    player: n.Player
    number: int


@dataclass(frozen=True, slots=True)
class LevelChange(n.Static):
    """`levelling up costs you 1 {water} less`."""

    player: n.Player
    number: int


@dataclass(frozen=True, slots=True)
class IncomeChange(n.Static):
    """`your {water} income is 1 higher`."""

    player: n.Player
    number: int
    resource: str  # water or card


@dataclass(frozen=True, slots=True)
class CannotBeAttackedBy(n.Static):
    """`this unit cannot be attacked by units with level 1`."""

    cards: n.Group | n.This
    by: n.Group


@dataclass(frozen=True, slots=True)
class Activated(n.Ability):
    """`{yellow 2}, pay 1 {water}: Deal 1 damage to target unit.`"""

    colour: str
    exhaustions: int
    costs: tuple[n.Cost, ...]
    effects: tuple[n.Effect, ...]


@dataclass(frozen=True, slots=True)
class Initiative(n.PaidOnTop):
    """`Initiative, pay 2 {water}: Draw a card.`"""

    costs: tuple[n.Cost, ...]
    effects: tuple[n.Effect, ...]

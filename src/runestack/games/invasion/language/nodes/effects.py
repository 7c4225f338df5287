"""What players do: damage, resources, cards, training, dice."""

from __future__ import annotations

from dataclasses import dataclass

from runestack.language import nodes as n

# -- damage and defence ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Deal(n.Effect, n.Multiplied):
    """`deal 2 melee damage`, `deal 1 ranged damage to each player`."""

    number: n.Amount
    kind: str
    player: n.Player


@dataclass(frozen=True, slots=True)
class DestroyArmor(n.Effect, n.Multiplied):
    """`destroy 2 armor`, `destroy 2 armor of each player`."""

    number: int
    player: n.Player


@dataclass(frozen=True, slots=True)
class SetArmor(n.Effect):
    """`set your armor to 10`."""

    number: int


@dataclass(frozen=True, slots=True)
class SetHealth(n.Effect):
    """`set your health to 10`."""

    number: int


@dataclass(frozen=True, slots=True)
class MoveArmor(n.Effect):
    """`move up to 5 points of your armor to your health`."""

    number: int


@dataclass(frozen=True, slots=True)
class PreventNext(n.Effect, n.Multiplied):
    """`prevent the next 2 damage dealt to you until your next turn`."""

    number: int


@dataclass(frozen=True, slots=True)
class ChosenGains(n.Effect, n.Multiplied):
    """`a player of your choice gains 4 armor`."""

    number: int
    resource: str


@dataclass(frozen=True, slots=True)
class Ranked(n.Effect):
    """`the player with the most health loses 1 health`: what the one who has most or least of something does."""

    who: str
    deed: str
    number: int
    what: str


@dataclass(frozen=True, slots=True)
class Forbid(n.Effect):
    """`the opponent cannot reroll dice until your next turn`."""

    player: n.Player
    what: str
    until: n.Until


# -- resources ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AddResource(n.Effect, n.Multiplied):
    """`add 2 resources of your choice to your pool`, `add 1 red resource to your pool`."""

    number: int
    colour: str


@dataclass(frozen=True, slots=True)
class PayNow(n.Effect):
    """`pay 1 red resource`: behind `you may`, where something follows if it is done."""

    number: int
    colour: str


@dataclass(frozen=True, slots=True)
class SpendTokens(n.Effect):
    """`destroy 1 reroll token`: behind `you may`, likewise."""

    number: int
    resource: str


@dataclass(frozen=True, slots=True)
class PayAny(n.Effect):
    """`pay any number of red resources`: how many, `for each of them` counts."""

    colour: str


@dataclass(frozen=True, slots=True)
class SpendAny(n.Effect):
    """`destroy any number of reroll tokens`, `pay any number of spare parts`, `lose any amount of armor`."""

    resource: str


@dataclass(frozen=True, slots=True)
class DiscardAny(n.Effect):
    """`discard any number of cards`."""


@dataclass(frozen=True, slots=True)
class UseDie(n.Effect):
    """`use an unused die`: behind `you may`, where something follows if it is done."""


@dataclass(frozen=True, slots=True)
class RemoveScrews(n.Effect):
    """`remove 2 screws from a card in your training center`: likewise."""

    number: int


@dataclass(frozen=True, slots=True)
class ChangeResource(n.Effect):
    """`change the colour of 1 resource in your pool`."""

    number: int


@dataclass(frozen=True, slots=True)
class Store(n.Effect, n.Multiplied):
    """`store 1 green resource`, `store 1 resource of your choice`."""

    number: int
    colour: str


@dataclass(frozen=True, slots=True)
class DestroyStored(n.Effect, n.Multiplied):
    """`each player destroys 1 of their stored resources`."""

    number: int
    player: n.Player


@dataclass(frozen=True, slots=True)
class DestroyAllStored(n.Effect):
    """`destroy all of your stored resources`."""


@dataclass(frozen=True, slots=True)
class MoveStored(n.Effect):
    """`move a stored resource to another open spot`."""


@dataclass(frozen=True, slots=True)
class ExecuteStored(n.Effect):
    """`execute the stored-resource abilities of 2 different types`."""

    number: int


@dataclass(frozen=True, slots=True)
class CostsLess(n.Effect, n.Multiplied):
    """`the next card you play this turn costs 1 symbol less`, `the next red card ... costs 1 red symbol less`."""

    card: str
    number: int
    symbol: str


# -- cards -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DrawUpTo(n.Effect):
    """`draw up to 2 cards`: one after the other, as in the Draw phase."""

    number: int


@dataclass(frozen=True, slots=True)
class DrawUntil(n.Effect):
    """`draw until you have 5 cards in your hand`."""

    number: int


@dataclass(frozen=True, slots=True)
class ChosenDraws(n.Effect, n.Multiplied):
    """`a player of your choice draws 2 cards`."""

    number: int


@dataclass(frozen=True, slots=True)
class ChosenLooks(n.Effect):
    """`a player of your choice looks at up to 4 cards on top of their deck, puts them back ... and draws 2 cards`."""

    number: int
    take: int


@dataclass(frozen=True, slots=True)
class Recycle(n.Effect):
    """`recycle a card`, `recycle up to 2 cards`."""

    number: int
    up_to: bool


@dataclass(frozen=True, slots=True)
class DestroyFrom(n.Effect):
    """`destroy a card in your hand, discard pile or training center`."""

    zones: tuple[n.Zone, ...]


@dataclass(frozen=True, slots=True)
class DestroyTop(n.Effect):
    """`each player destroys the top 2 cards of their deck`."""

    number: int
    player: n.Player


@dataclass(frozen=True, slots=True)
class DestroyThis(n.Effect):
    """`destroy this card`."""


@dataclass(frozen=True, slots=True)
class PutThis(n.Effect):
    """`put this card on top of your deck`: a playing card, wherever it is."""

    place: n.Place


@dataclass(frozen=True, slots=True)
class DiscardBy(n.Effect):
    """`the opponent discards 2 cards at random`, `the opponent discards a card of your choice`."""

    number: int
    chooser: str


@dataclass(frozen=True, slots=True)
class SwapWithDiscard(n.Effect):
    """`swap a card in your hand with the top card of your discard pile`."""


@dataclass(frozen=True, slots=True)
class LookAndReorder(n.Effect):
    """`look at up to 4 cards on top of your deck and put them back in any order`."""

    number: int
    up_to: bool


@dataclass(frozen=True, slots=True)
class RevealTop(n.Effect):
    """`reveal the top card of your deck`."""


@dataclass(frozen=True, slots=True)
class PutTopUnder(n.Effect):
    """`put it on the bottom of your deck`: what was revealed."""


@dataclass(frozen=True, slots=True)
class MillPlayers(n.Effect, n.Multiplied):
    """`each player puts the top 2 cards of their deck into their garbage dump`."""

    number: int
    player: n.Player


@dataclass(frozen=True, slots=True)
class PlayFree(n.Effect):
    """`play a card with 1 symbol from your hand without paying`, `play a card with 2 or less symbols ...`."""

    number: int
    up_to: bool


@dataclass(frozen=True, slots=True)
class DoubleNext(n.Effect):
    """`execute the effects of the next card you play this turn twice`."""


@dataclass(frozen=True, slots=True)
class CopyEffects(n.Effect):
    """`execute the effects of the top card of your discard pile`."""


# -- training and the Base ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TakeStarting(n.Effect):
    """`take a starting card of your choice from the supply and put it on your discard pile`."""


@dataclass(frozen=True, slots=True)
class Recruit(n.Effect):
    """`recruit a card`, `recruit a card, choosing among 5 cards`, `recruit a card and put 1 screw on it`."""

    number: int
    take: int


@dataclass(frozen=True, slots=True)
class PutScrews(n.Effect, n.Multiplied):
    """`put 1 screw on each card in your training center`, `put 2 screws on a card in your training center`."""

    number: int
    cards: str


@dataclass(frozen=True, slots=True)
class TrainNow(n.Effect):
    """`train a card in your training center at once`."""


@dataclass(frozen=True, slots=True)
class MoveScrews(n.Effect):
    """`move screws among the cards in your training center`."""


@dataclass(frozen=True, slots=True)
class Discover(n.Effect):
    """`discover a new technology`."""


@dataclass(frozen=True, slots=True)
class Refresh(n.Effect):
    """`refresh up to 2 cards in your base`, `refresh all cards in your base` (number 0), `refresh your leader`."""

    number: int
    up_to: bool
    noun: str


@dataclass(frozen=True, slots=True)
class RefreshThis(n.Effect):
    """`refresh this card`."""


@dataclass(frozen=True, slots=True)
class ExhaustTechnology(n.Effect):
    """`exhaust an opponent's technology`."""


@dataclass(frozen=True, slots=True)
class DestroyTechnology(n.Effect):
    """`each player destroys one of their technologies`."""

    player: n.Player


@dataclass(frozen=True, slots=True)
class DestroyTheirs(n.Effect):
    """`destroy an opponent's technology`; in cooperative mode a protocol."""


@dataclass(frozen=True, slots=True)
class SpareDiscount(n.Effect, n.Multiplied):
    """`your next spare part action this turn costs 1 less`."""

    number: int


@dataclass(frozen=True, slots=True)
class CopyAbility(n.Effect):
    """`execute an activated ability of another technology in any base`."""


# -- dice --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TurnDie(n.Effect):
    """`turn up to 2 unused dice to sides of your choice`."""

    number: int
    up_to: bool
    to: str


@dataclass(frozen=True, slots=True)
class RerollDice(n.Effect):
    """`reroll up to 2 unused dice`, `reroll any number of your unused dice` (number 0)."""

    number: int
    up_to: bool
    showing: str


@dataclass(frozen=True, slots=True)
class RollOne(n.Effect):
    """`roll one of your dice`: used or not, for what `it shows`."""


@dataclass(frozen=True, slots=True)
class CountAs(n.Effect):
    """`your red resources count as blue this turn`."""

    colour: str
    into: str


@dataclass(frozen=True, slots=True)
class Redirect(n.Effect):
    """`redirect the next damage dealt to you until your next turn to a teammate`."""

    player: n.Player


@dataclass(frozen=True, slots=True)
class RerollLater(n.Effect):
    """`reroll a die after your next roll`."""

    number: int


@dataclass(frozen=True, slots=True)
class StopDie(n.Effect):
    """`the opponent does not use a die`."""

    player: n.Player


@dataclass(frozen=True, slots=True)
class HoldDie(n.Effect):
    """`each player does not use a die while this event lasts`."""

    player: n.Player


@dataclass(frozen=True, slots=True)
class ReuseDie(n.Effect):
    """`one of your used dice can be used again`."""


@dataclass(frozen=True, slots=True)
class CollectDie(n.Effect):
    """`collect the resources of an unused die without using it`."""


@dataclass(frozen=True, slots=True)
class ReplaceScrew(n.Effect):
    """`replace a screw on one of your dice`."""


@dataclass(frozen=True, slots=True)
class ReplaceWith(n.Effect):
    """`replace a screw on one of your dice with a red one`."""

    colour: str


@dataclass(frozen=True, slots=True)
class LoseScrew(n.Effect):
    """`each player replaces a coloured screw on one of their dice with a neutral one`."""

    player: n.Player


@dataclass(frozen=True, slots=True)
class MoreTransform(n.Effect):
    """`you may transform dice once more this turn`."""

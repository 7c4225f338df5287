"""What a text is worth: its parts on the value scale, added up, and what the box is checked for.

A condition counts half, a choice of two the better one and a fifth of it, a text that differs by mode the average of
both, a number that is counted in play 3 cards or 6 points.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from runestack.cards.pool import Card
from runestack.cards.schema import PackProblem, Problem
from runestack.games.invasion.cards import value_scale as vs
from runestack.games.invasion.cards.finding import of_type, whole
from runestack.games.invasion.cards.text_checks import is_reinforcing, keywords, refreshes_all
from runestack.games.invasion.language import nodes as iv
from runestack.language import nodes as n
from runestack.language.nodes import Player, Text

# -- adding up -------------------------------------------------------------------------------------


def worth(tree: Text) -> float:
    """The value of a playing card's text."""
    flags = keywords(tree)
    total = sum(vs.KEYWORDS.get(word, 0.0) for word in flags)
    scale = Scale(piercing="Piercing" in flags)
    for ability in tree.abilities:
        value = scale.ability(ability)
        is_doubled = "Echo" in flags and isinstance(ability, n.Effects)
        total += 2 * value if is_doubled else value
    return round(total, 2)


def worth_activated(tree: Text) -> float:
    """The value of the activated ability of a permanent."""
    scale = Scale()
    return round(sum(scale.ability(one) for one in tree.abilities if is_activated(one)), 2)


def worth_passive(tree: Text) -> float:
    """The value of its passive texts per turn; the refresh passive of leaders does not count."""
    scale = Scale()
    found = [one for one in tree.abilities if not is_activated(one) and not refreshes_all(one)]
    return round(sum(scale.ability(one) for one in found), 2)


def is_activated(ability: n.Ability) -> bool:
    """Whether its card is exhausted for it."""
    return isinstance(ability, n.Use) and ability.label == "activated"


class Scale:
    """Adds up the parts of a text."""

    def __init__(self, *, piercing: bool = False) -> None:
        self.melee = vs.RANGED if piercing else vs.MELEE

    def ability(self, ability: n.Ability) -> float:
        """One paragraph."""
        if isinstance(ability, n.Effects):
            return self.effects(ability.effects)
        if isinstance(ability, n.Use):
            value = self.effects(ability.effects) - sum(map(self.cost, ability.costs))
            return value / 2 if ability.label == "not_played" else value
        if isinstance(ability, n.Whenever | n.At | n.FirstTime | iv.FirstTimeEachRound):
            return self.effects(ability.effects) * self.often(ability)
        if isinstance(ability, iv.Scrap):
            return vs.SCRAPPED * ability.number
        if isinstance(ability, iv.OnceEachTurn):
            return self.effect(ability.effect)
        if isinstance(ability, n.Passive):
            return sum(map(self.static, ability.statics))
        return 0.0

    def often(self, ability: n.Whenever | n.At | n.FirstTime | iv.FirstTimeEachRound) -> float:
        """How often an event comes about, per turn."""
        if is_reinforcing(ability.event):
            return vs.REINFORCING
        is_sure = isinstance(ability, n.At) and ability.condition is None
        return 1.0 if is_sure else 0.5

    def cost(self, cost: n.Cost) -> float:
        """What is paid besides exhausting."""
        if isinstance(cost, n.PayResource):
            return vs.GAINED[cost.resource] * number_of(cost.number)
        return 1.0

    def static(self, static: n.Static) -> float:
        """A continuous text, per turn."""
        if isinstance(static, iv.DealMore):
            return static.number * (self.melee if static.kind == "melee" else vs.RANGED)
        if isinstance(static, iv.DestroyMore):
            return static.number * vs.EACH[iv.DestroyArmor] / 2
        if isinstance(static, iv.Prevent):
            return static.number * vs.PREVENTED
        if isinstance(static, iv.TrainingCost):
            return static.number * vs.TRAINING_COST
        if isinstance(static, iv.SpareCost):
            return static.number * vs.SPARE_COST
        return 0.0

    def effects(self, effects: tuple[n.Effect, ...]) -> float:
        """One after the other."""
        return sum(map(self.effect, effects))

    def effect(self, effect: n.Effect) -> float:
        """One effect, or several that are joined."""
        if isinstance(effect, n.If):
            return self.effect(effect.effect) / 2
        if isinstance(effect, n.May):
            return self.effect(effect.effect)
        if isinstance(effect, n.MayThen):
            return self.effect(effect.effect) + self.effect(effect.then)
        if isinstance(effect, iv.Both):
            return self.effect(effect.first) + self.effect(effect.second)
        if isinstance(effect, n.Either):
            return 1.2 * max(self.effect(effect.first), self.effect(effect.second))
        if isinstance(effect, iv.ByMode):
            return (self.effect(effect.effect) + self.effect(effect.otherwise)) / 2
        if isinstance(effect, n.ForEach):
            return vs.COUNTED_CARDS * self.effect(effect.effect)
        return self.single(effect)

    def single(self, effect: n.Effect) -> float:
        """One thing that is done."""
        if type(effect) in vs.ONCE:
            return vs.ONCE[type(effect)]
        if type(effect) in vs.EACH:
            return vs.EACH[type(effect)] * number_of(getattr(effect, "number", 1))
        if isinstance(effect, iv.Deal):
            value = self.melee if effect.kind == "melee" else vs.RANGED
            return value * number_of(effect.number)
        if isinstance(effect, n.Gain | iv.ChosenGains):
            return vs.GAINED[effect.resource] * number_of(effect.number)
        if isinstance(effect, n.Lose):
            return -vs.GAINED[effect.resource] * number_of(effect.number)
        return self.other(effect)

    def other(self, effect: n.Effect) -> float:
        """What does not simply count a number."""
        if isinstance(effect, n.Discard):
            mine = effect.player is Player.YOU
            return number_of(effect.number) * (-1.0 if mine else vs.DISCARDED)
        if isinstance(effect, iv.SetArmor):
            return vs.SET_ARMOR
        if isinstance(effect, iv.DrawUntil):
            return float(max(0, effect.number - vs.HAND))
        if isinstance(effect, iv.ChosenLooks):
            return effect.number * vs.EACH[iv.LookAndReorder] + effect.take
        if isinstance(effect, iv.Refresh):
            return effect.number * vs.REFRESHED if effect.number else vs.REFRESHED_ALL
        if isinstance(effect, iv.Recruit):
            return vs.RECRUITED_OF_FIVE if effect.number >= 5 else vs.RECRUITED
        if isinstance(effect, iv.TurnDie):
            return effect.number * (vs.TURNED_TO_COLOUR if effect.to == "colour" else vs.TURNED)
        if isinstance(effect, iv.RerollDice):
            value = (effect.number or vs.ALL_DICE) * vs.REROLLED
            return value / 2 if effect.showing == "nothing" else value
        if isinstance(effect, n.Fetch):
            return vs.INTO_HAND if effect.place == n.Place.HAND else vs.ON_THE_DECK
        return 0.0


def number_of(amount: Any) -> int:
    """A printed number, or what stands for one that is counted in play."""
    if isinstance(amount, int):
        return amount
    return vs.HALF_OF_POINTS if isinstance(amount, n.Half) else vs.COUNTED_CARDS


# -- the check -------------------------------------------------------------------------------------


def worth_problems(cards: list[Card]) -> Iterator[PackProblem]:
    """Cards of the box whose texts are worth more or less than they should be."""
    for card in of_type(cards, "recruit"):
        yield from recruit_problems(card)
    for card in of_type(cards, "leader"):
        yield from outside(card, worth_activated(card.tree), vs.ABILITY_OF_LEADER, "the ability")
        yield from outside(card, worth_passive(card.tree), vs.PASSIVE_OF_LEADER, "the passive")
    for card in of_type(cards, "technology"):
        if any(is_activated(one) for one in card.tree.abilities):
            value, band = worth_activated(card.tree), vs.ABILITY_OF_TECHNOLOGY
        else:
            value, band = worth_passive(card.tree), vs.PASSIVE_OF_TECHNOLOGY
        yield from outside(card, value, band, "the text")


def recruit_problems(card: Card) -> Iterator[PackProblem]:
    """Value, training cost and reward go with the number of symbols."""
    symbols = len(card.words("cost"))
    if symbols not in vs.RECRUITS:
        return
    band, (low, high), usual = vs.RECRUITS[symbols]
    size = f"with {symbols} symbol{'s' * (symbols > 1)}"
    yield from outside(card, worth_in_band(card), band, f"{size} a text")
    if not low <= whole(card, "training") <= high:
        message = f"{size} a card has a training cost of {low} to {high}"
        yield PackProblem(card.id, Problem("C102", message, "training"))
    if abs(whole(card, "reward") - usual) > 1:
        message = f"{size} a card has a reward of {usual}, one more or one less"
        yield PackProblem(card.id, Problem("C102", message, "reward"))


def worth_in_band(card: Card) -> float:
    """The value of a recruitment card: more reward makes up for less text."""
    usual = vs.RECRUITS[len(card.words("cost"))][2]
    more = whole(card, "reward") - usual
    return round(worth(card.tree) + more * (vs.REWARD_MORE if more > 0 else vs.REWARD_LESS), 2)


def outside(
    card: Card, value: float, band: tuple[float, float], what: str
) -> Iterator[PackProblem]:
    """A value that is not in its band."""
    low, high = band
    if not low <= value <= high:
        message = f"{what} is worth {low:g} to {high:g}, this one {value:g}"
        yield PackProblem(card.id, Problem("C113", message))

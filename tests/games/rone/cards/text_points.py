"""What the text of a tactic is worth in points, by the table of the rules file's chapter on the card set.

The table names plain effects. What it leaves open is counted here in one way for all cards: a side has three units, of
which half are in the state that a text asks for; a player has five cards in hand; a target that has to be of a certain
kind is worth three quarters; an effect with a condition half; a choice the better half and a little more; control of a
unit half as much again as its destruction. What hits both sides is played when the others have more.
"""

from __future__ import annotations

from runestack.games.rone.language import nodes as ro
from runestack.language import nodes as n
from runestack.language.nodes import Pick, Player, Side

UNITS_OF_A_SIDE = 3
CARDS_IN_HAND = 5
UNITS_MORE = 2  # that the others have when everybody's units are hit
OF_EACH = 0.5  # how many of them are damaged, exhausted, ...
NARROW = 0.75  # a target that must be damaged, exhausted, small
SOMETIMES = 0.5  # an effect with a condition
CHOICE = 0.5  # two uses instead of one
CARD = 2.0
WATER = 0.8
UNIT_DAMAGE = 1.2
HERO_DAMAGE = 1.3
HEALTH = 1.0
ATTACK = 0.6
EXHAUST = 0.8
REFRESH = 0.9
DESTROY = 7.0  # a unit of any level
TECHNOLOGY = 3.0  # destroyed
CONTROL = 1.5  # times destruction
RETURN = 3.0
FETCH = 2.5
GRAVEYARD_CARD = 0.5
CANCEL = {"tactic": 3.0, "ability": 3.0, "effect": 4.5}
LOOK = 0.5
SELECT = 0.5  # the better one of several cards
FREE_LEVEL = 10.0
SHIELD = 1.0
RECYCLE_LABEL = 0.5
INITIATIVE = 0.3
KEYWORDS = {"flying": 1.5, "invisibility": 2.0, "detection": 0.7, "defender": 0.7, "shield": 1.0}


def text_points(tree: n.Text) -> float:
    """The points of a whole tactic."""
    return sum(ability_points(ability) for ability in tree.abilities)


def typical(number: n.Amount) -> int:
    """A number, or what a value of a card mostly is."""
    return number if isinstance(number, int) else 2


def ability_points(ability: n.Ability) -> float:
    """The points of a line."""
    if isinstance(ability, n.Keywords):
        return sum(KEYWORDS.get(word, 0.0) for word in ability.words)
    if isinstance(ability, ro.Initiative):
        price = sum(price_points(cost) for cost in ability.costs)
        return INITIATIVE * (sum(map(effect_points, ability.effects)) - price)
    if isinstance(ability, n.Labelled):
        return RECYCLE_LABEL * sum(map(effect_points, ability.effects))
    assert isinstance(ability, n.Effects)
    return sum(map(effect_points, ability.effects))


def price_points(cost: n.Cost) -> float:
    """What a price besides the cost takes from its player."""
    if isinstance(cost, n.PayResource):
        return WATER * typical(cost.number)
    if isinstance(cost, n.PayDiscard):
        return CARD * typical(cost.number)
    if isinstance(cost, n.PayTop | ro.PayDamage):
        return HERO_DAMAGE * typical(cost.number)
    message = f"no points are known for {cost}"
    raise AssertionError(message)


def effect_points(effect: n.Effect) -> float:
    """The points of an effect for who plays it."""
    if isinstance(effect, n.If):
        return SOMETIMES * effect_points(effect.effect)
    if isinstance(effect, n.Either):
        return max(effect_points(effect.first), effect_points(effect.second)) + CHOICE
    if isinstance(effect, n.ForEach):
        number = CARDS_IN_HAND if isinstance(effect.count, n.ZoneCount) else UNITS_OF_A_SIDE
        return number * effect_points(effect.effect)
    if isinstance(effect, n.Gain | n.Lose | n.Draw | n.Discard | n.DestroyTop):
        return player_points(effect)
    return card_points(effect)


def player_points(effect: n.Gain | n.Lose | n.Draw | n.Discard | n.DestroyTop) -> float:
    """What a player gets or loses; what an opponent loses is gained, and what everybody gets is nobody's."""
    if effect.player is Player.EACH_PLAYER:
        return 0.0
    each = {
        n.Gain: WATER,
        n.Lose: -WATER,
        n.Draw: CARD,
        n.Discard: -CARD,
        n.DestroyTop: -HERO_DAMAGE,
    }
    value = each[type(effect)] * typical(effect.number)
    return value if effect.player is Player.YOU else -value


def card_points(effect: n.Effect) -> float:
    """What happens to cards."""
    if isinstance(effect, n.Deal):
        if isinstance(effect.to, n.PlayerCard):
            mine = effect.to.player is Player.YOU
            return (-HERO_DAMAGE if mine else HERO_DAMAGE) * typical(effect.number)
        return UNIT_DAMAGE * typical(effect.number) * how_many(effect.to)
    if isinstance(effect, n.Get):
        change = sum(abs(typical(change.number)) for change in effect.changes)
        return ATTACK * change * how_many(effect.cards)
    if isinstance(effect, ro.GetHealth):
        return HEALTH * typical(effect.number) * how_many(effect.cards)
    if isinstance(effect, ro.LoseHealth):
        return -HEALTH * typical(effect.number) * how_many(effect.cards)
    if isinstance(effect, n.GainKeyword):
        return KEYWORDS[effect.keyword] * how_many(effect.cards)
    if isinstance(effect, n.Exhaust):
        return EXHAUST * typical(effect.times) * how_many(effect.cards)
    if isinstance(effect, n.Refresh):
        return REFRESH * typical(effect.times) * how_many(effect.cards)
    if isinstance(effect, n.GainControl):
        return CONTROL * DESTROY * how_many(effect.cards)
    if isinstance(effect, n.Destroy | n.Remove):
        is_technology = isinstance(effect.cards, n.Group) and effect.cards.noun == "technology"
        return (TECHNOLOGY if is_technology else DESTROY) * how_many(effect.cards)
    if isinstance(effect, n.ReturnToHand | n.Put):
        return RETURN * how_many(effect.cards)
    return other_points(effect)


def other_points(effect: n.Effect) -> float:
    """Cards of piles, the stack, the hero."""
    if isinstance(effect, n.LookTop):
        return LOOK
    if isinstance(effect, n.LookTake):
        return CARD + SELECT
    if isinstance(effect, n.Fetch):
        return FETCH
    if isinstance(effect, ro.FetchExhausted):
        return DESTROY
    if isinstance(effect, n.Cancel):
        return CANCEL[effect.noun]
    if isinstance(effect, ro.LevelUp):
        return FREE_LEVEL
    if isinstance(effect, ro.NextCheaper):
        return WATER * typical(effect.number)
    message = f"no points are known for {effect}"
    raise AssertionError(message)


def how_many(cards: n.Cards) -> float:
    """How many cards an effect means, and how often they are there."""
    if not isinstance(cards, n.Group):
        return 1.0
    kinds = [where for where in cards.where if isinstance(where, n.WithStat | n.WithKeyword)]
    if cards.pick is Pick.EACH:
        number = UNITS_MORE if cards.side is Side.ANY else UNITS_OF_A_SIDE
        return number * (OF_EACH if cards.adjectives or kinds else 1.0)
    return cards.count * (NARROW if cards.adjectives or kinds else 1.0)

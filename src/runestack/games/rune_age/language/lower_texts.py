"""What the paragraphs of Rune Age's cards become."""

from __future__ import annotations

from typing import Any, cast

from runestack.games.rune_age.language import nodes as ra
from runestack.games.rune_age.language.lower_tables import (
    CARD_EVENTS,
    EITHER_SO_OR_NOT,
    FATES,
    PLAYER_EVENTS,
    TABLES,
)
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules.affected import THE_FIRST_PLAYER, UNSETTLED, UNTIL, WHO
from runestack.games.rune_age.rules.answers import COUNT_LEFT
from runestack.games.rune_age.rules.values import AN_ALLYS, NO_OBJECTIVE, OVERLORDS, SIDES
from runestack.kernel import program as pr
from runestack.language import nodes as n
from runestack.language.lower import PLAYERS, Lowering, LoweringError, printed

# the kinds of abilities
USED = 0
TRIGGERED = 1
STATIC = 2

ALL_OF_IT = -99  # more than any auto-defense bonus


class RuneAgeLowering(Lowering):
    """Rune Age's own ways: `you control` is a side, choices come before costs, limits."""

    def __init__(self, ability: pr.Ability) -> None:
        super().__init__(TABLES, ability)
        self.spares_objective = False

    # -- cards -----------------------------------------------------------------------------------

    def group(self, group: n.Group) -> pr.Selector:
        """Everything is chosen before anything is paid (RA-RULING-59), and `you control` is a side."""
        where = tuple(one for one in group.where if not isinstance(one, ra.YouControl))
        if group.other and any(isinstance(one, ra.Extreme) for one in where):
            raise LoweringError("“another” may not have the highest or lowest value of all")
        selector = super().group(
            n.Group(
                group.pick,
                group.count,
                group.up_to,
                group.other,
                group.side if len(where) == len(group.where) else n.Side.ALLIED,
                group.adjectives,
                group.noun,
                where,
            )
        )
        if selector.pick == pr.PICK_ONE:
            selector.pick = pr.PICK_TARGET
        if self.spares_objective:
            selector.tests.append(pr.Test(pr.TEST_WORD, NO_OBJECTIVE, 0, 0))
        return selector

    def kinds(self, adjectives: tuple[n.Adjective, ...], noun: str) -> pr.Selector:
        """All cards of a kind, wherever they are."""
        selector = pr.Selector(pr.PICK_ANY)
        selector.noun = self.tables.nouns[noun]
        selector.tests = self.tests_of(adjectives, ())
        return selector

    def subject(self, cards: n.Group | n.This) -> pr.Selector:
        """Whom a text is about that chooses nobody."""
        return self.group(cards) if isinstance(cards, n.Group) else pr.Selector(pr.PICK_THIS)

    def tests_of(
        self, adjectives: tuple[n.Adjective, ...], where: tuple[n.Where, ...]
    ) -> list[pr.Test]:
        """What is highest or lowest is so among all cards of its kind, so nothing else can be asked of it."""
        extremes = [one for one in where if isinstance(one, ra.Extreme)]
        if not extremes:
            return super().tests_of(adjectives, where)
        if adjectives or len(where) > 1 or self.ability.kind == STATIC:
            raise LoweringError(
                "“with the highest ...” and “lowest” stand alone, and not in a continuous text"
            )
        return [self.test_of(extremes[0])]

    # -- effects ---------------------------------------------------------------------------------

    def add(self, effect: n.Node) -> None:
        """Also a count with a limit, and two conditions."""
        if isinstance(effect, ra.IfBoth):
            self.add(n.If(effect.first, n.If(effect.second, effect.effect)))
            return
        if isinstance(effect, ra.ForEachAtMost):
            instruction = self.for_each(n.ForEach(effect.count, effect.effect))
            each = abs(instruction.changes[1]) if instruction.changes else abs(instruction.each)
            instruction.most = effect.most // each
            self.ability.program.append(instruction)
        else:
            super().add(effect)

    def simple(self, effect: n.Node) -> pr.Instruction:
        """A cheaper price names kinds of cards."""
        if isinstance(effect, MEANT):
            self.check_meant(effect)
        # no text discards, moves or removes an objective (RA-RULING-46)
        self.spares_objective = isinstance(effect, ra.DiscardEnemy | n.Destroy)
        if isinstance(effect, n.Fetch | ra.RevealUntil):
            check_place(effect)
        if isinstance(effect, ra.GetEqual | ra.ArmyGetsEqual) and isinstance(
            effect.number, n.HowMany
        ):
            raise LoweringError("“equal to the number of” is said with “for each”")
        if isinstance(effect, ra.RevealUntil):
            return self.reveal_until(effect)
        if not isinstance(effect, ra.Cheaper | ra.CheaperThisTurn):
            return super().simple(effect)
        if isinstance(effect, ra.Cheaper) and self.ability.label != c.PURCHASE:
            raise LoweringError("a price is lowered “this turn”, or by what is used in a purchase")
        instruction = pr.Instruction(self.tables.operations[type(effect).__name__])
        instruction.selector = self.kinds(effect.adjectives, effect.noun)
        instruction.number = effect.number
        instruction.word = self.tables.resources[effect.resource]
        if isinstance(effect, ra.CheaperThisTurn):
            instruction.until = self.tables.untils[effect.until]
        return instruction

    def reveal_until(self, effect: ra.RevealUntil) -> pr.Instruction:
        """A kind of card is looked for, not chosen."""
        instruction = pr.Instruction(self.tables.operations["RevealUntil"])
        instruction.selector = self.kinds(effect.adjectives, effect.noun)
        instruction.selector.tests = self.tests_of(effect.adjectives, effect.where)
        instruction.place = self.tables.places[effect.place]
        return instruction

    def check_meant(self, effect: Any) -> None:
        """Cities change hands, Enemies are discarded, units get strength and wounds; nothing else."""
        wanted, nouns = meant_by(effect)
        of_itself = isinstance(effect.cards, n.This | n.That)
        named = "" if of_itself else effect.cards.noun
        if named not in nouns and not (of_itself and "unit" in nouns):
            raise LoweringError(f"this can only be done with {wanted}")

    # -- counts, conditions, costs ---------------------------------------------------------------

    def count(self, count: n.Node) -> pr.Count:
        """Cards of a zone that fit; what was given as a cost."""
        if isinstance(count, ra.CardsIn):
            lowered = pr.Count(pr.COUNT_ZONE)
            lowered.word = self.tables.zones[count.zone]
            lowered.selector = self.kinds(count.adjectives, count.noun)
            lowered.selector.tests = self.tests_of(count.adjectives, count.where)
            return lowered
        return super().count(count)

    def condition(self, condition: n.Node) -> pr.Condition:
        """What is so or not is counted as 1 or 0."""
        if isinstance(condition, ra.OneOf) and WHO[condition.who] in UNSETTLED:
            raise LoweringError(f"nobody is “{condition.who}” before one is found")
        lowered = super().condition(condition)
        if isinstance(condition, EITHER_SO_OR_NOT):
            lowered.number = 1
        if isinstance(
            condition, ra.PlayersLeft | ra.Alone | ra.PlayTogether
        ):  # also on a card that nobody controls
            lowered.player = pr.EACH_PLAYER
        return lowered

    def cost(self, cost: n.Node) -> pr.Cost:
        """Costs in cards of the hand, of this card itself, and of a number that is chosen."""
        if isinstance(cost, ra.PayUpTo):
            lowered = pr.Cost(pr.PAY_RESOURCE, 0, self.tables.resources[cost.resource], None)
            place = self.number_slot()
            self.ability.slots[-1].most = cost.most
            lowered.counted = self.in_register(place)
            return lowered
        if isinstance(cost, ra.PayDiscardKind | ra.PayDiscardAny):
            selector = self.kinds(cost.adjectives, cost.noun)
            if isinstance(cost, ra.PayDiscardKind):
                selector.tests = self.tests_of(cost.adjectives, cost.where)
            return pr.Cost(self.tables.costs[type(cost).__name__], 1, -1, selector)
        if isinstance(cost, ra.PayExhaust) and not any(
            isinstance(one, ra.YouControl) for one in cost.group.where
        ):
            raise LoweringError("a cost is paid with what “you control”")
        lowered = super().cost(cost)
        if isinstance(cost, ra.PayWoundThis | ra.PayDestroyThis):
            lowered.selector = pr.Selector(pr.PICK_THIS)
        return lowered


def check_place(effect: n.Fetch | ra.RevealUntil) -> None:
    """Strongholds lie in barracks and realm areas, the cards of a deck never in a realm area (RA-GOLD-5)."""
    card = effect.card if isinstance(effect, n.Fetch) else effect
    noun = card.noun if isinstance(card, n.ZoneCard | ra.RevealUntil) else "card"
    if (noun == "stronghold") != (effect.place == ra.INTO_REALM):
        raise LoweringError("a stronghold goes into the realm area, and nothing else does")
    if noun == "stronghold" and not (isinstance(card, n.ZoneCard) and card.zone == ra.BARRACKS):
        raise LoweringError("strongholds lie in the barracks")


# what can be done with some kinds of cards only
TO_UNITS = (
    n.Get,
    n.ReturnToHand,
    n.Put,
    ra.GetPrinted,
    ra.GetEqual,
    ra.Double,
    ra.SetStrength,
    ra.Wound,
    ra.Heal,
    ra.HealAndPut,
    ra.Protect,
    ra.ProtectFromWounds,
)
MEANT = (*TO_UNITS, ra.TakeOver, ra.DiscardEnemy)


def meant_by(effect: n.Node) -> tuple[str, set[str]]:
    """With which cards an effect can be carried out: in words, and their nouns (RA-RULING-46, 58)."""
    if isinstance(effect, n.Get) and effect.until in (n.Until.END_OF_TURN, ra.THIS_ROUND):
        return "what can be fought", {"city", "landmark", "stronghold", "enemy"}
    if isinstance(effect, TO_UNITS):
        return "a unit", {"unit"}
    return (
        ("an Enemy", {"enemy"})
        if isinstance(effect, ra.DiscardEnemy)
        else ("a city", {"city", "landmark"})
    )


# -- abilities that are used -------------------------------------------------------------------------


def used(label: int) -> pr.Ability:
    """An ability with a timing."""
    ability = pr.Ability(USED)
    ability.label = label
    return ability


def use(paragraph: n.Use) -> pr.Ability:
    """`When Played, spend 1 {influence}: ...`."""
    ability = used(c.TIMINGS[paragraph.label])
    lowering = RuneAgeLowering(ability)
    ability.costs = lowering.costs(paragraph.costs)
    check_worth(paragraph.costs)
    lowering.effects(paragraph.effects)
    ability.once = isinstance(paragraph, ra.UseOnce)
    ability.keyword = c.EACH_COMBAT if isinstance(paragraph, ra.UseEachCombat) else 0
    return ability


FROM_HAND = (
    n.PayDiscard,
    ra.PayDestroyHand,
    ra.PayDiscardKind,
    ra.PayDiscardAny,
    ra.PayDiscardWorth,
    n.PayResource,
)


def check_worth(costs: tuple[n.Cost, ...]) -> None:
    """Cards of a total value are looked for in the whole hand, so that nothing else may be paid from it."""
    given = [one for one in costs if isinstance(one, FROM_HAND)]
    if len(given) > 1 and any(isinstance(one, ra.PayDiscardWorth) for one in given):
        raise LoweringError(
            "beside cards of a total value no other cards are given, nor gold or influence"
        )


def alternatives(paragraph: n.Ability) -> tuple[n.Ability, ...]:
    """An ability with a choice of two costs is two abilities, of which one is used; any other one is itself."""
    if not isinstance(paragraph, ra.UseEither):
        return (paragraph,)
    *before, first = paragraph.costs
    second, *behind = paragraph.other
    payments = [one for one in (*before[-1:], *behind[:1]) if isinstance(one, n.PayResource)]
    if payments and isinstance(first, n.PayResource) and isinstance(second, n.PayResource):
        raise LoweringError("“and” and “or” in one payment may mean two things")
    return tuple(
        n.Use(paragraph.label, (*before, cost, *behind), paragraph.effects)
        for cost in (first, second)
    )


def happens(paragraph: ra.Happens) -> pr.Ability:
    """What an event does to players."""
    ability = used(c.EVENT_PHASE if paragraph.moment == "event_phase" else c.REVEALED)
    ability.word = WHO[paragraph.who]
    RuneAgeLowering(ability).effects(paragraph.effects)
    return ability


def offers(paragraph: ra.Offers) -> pr.Ability:
    """What an event lets players pay for."""
    ability = used(c.REVEALED)
    ability.word = WHO[paragraph.who]
    lowering = RuneAgeLowering(ability)
    guard = lowering.flow("May")
    payment = pr.Instruction(TABLES.operations["Pay"])
    ability.program += [guard, payment]
    lowering.set_costs(payment, paragraph.costs)
    lowering.effects(paragraph.effects)
    guard.jump = payment.jump = len(ability.program)
    return ability


def assails(paragraph: ra.Assails) -> pr.Ability:
    """An event attacks players."""
    ability = used(c.REVEALED)
    ability.word = WHO[paragraph.who]
    ability.keyword = UNTIL[paragraph.until]
    ability.program.append(pr.Instruction(TABLES.operations["Attacks"]))
    return ability


def together(paragraph: ra.Together) -> pr.Ability:
    """All players pay, or all suffer; the first player begins."""
    ability = used(c.REVEALED)
    ability.word = THE_FIRST_PLAYER
    payment = pr.Instruction(TABLES.operations["GroupPayment"])
    payment.word = c.NOUNS[paragraph.kind]
    payment.number = paragraph.number
    payment.second = paragraph.damage
    ability.program.append(payment)
    return ability


def defeated(paragraph: ra.Defeated) -> pr.Ability:
    """What happens when an Enemy is defeated."""
    ability = used(c.DEFEATED)
    RuneAgeLowering(ability).effects(paragraph.effects)
    return ability


def instead(
    paragraph: ra.DiscardInstead
    | ra.DestroyThisInstead
    | ra.ToHandInstead
    | ra.ToDeckInstead
    | ra.PreventInstead,
) -> pr.Ability:
    """What happens instead of being destroyed, wounded or discarded."""
    if paragraph.what in ("discarded", "returned"):
        moves = isinstance(paragraph, ra.ToHandInstead | ra.ToDeckInstead)
        if not moves and not (
            paragraph.what == "returned" and isinstance(paragraph, ra.DiscardInstead)
        ):
            raise LoweringError("a card that would go somewhere has to go somewhere else instead")
    ability = used(c.INSTEAD)
    lowering = RuneAgeLowering(ability)
    ability.selector = lowering.subject(paragraph.card)
    ability.keyword = FATES[paragraph.what]
    costs: tuple[n.Cost, ...] = (ra.PayDestroyThis(),)
    if not isinstance(paragraph, ra.DestroyThisInstead):
        costs = paragraph.costs
    ability.costs = lowering.costs(costs)
    if isinstance(paragraph, ra.DiscardInstead):
        ability.program.append(pr.Instruction(TABLES.operations["DiscardIt"]))
    elif isinstance(paragraph, ra.ToHandInstead):
        ability.program.append(pr.Instruction(TABLES.operations["ReturnIt"]))
    elif isinstance(paragraph, ra.ToDeckInstead):
        ability.program.append(pr.Instruction(TABLES.operations["PutIt"]))
    else:
        nothing_else = lowering.flow("Jump")
        nothing_else.jump = 1
        ability.program.append(nothing_else)
    return ability


def take_less(paragraph: ra.TakeLessInstead) -> pr.Ability:
    """Damage that is not taken."""
    ability = used(c.INSTEAD)
    ability.keyword = c.WOULD_TAKE_DAMAGE
    ability.costs = RuneAgeLowering(ability).costs(paragraph.costs)
    instruction = pr.Instruction(TABLES.operations["TakeLess"])
    instruction.number = paragraph.number
    ability.program.append(instruction)
    return ability


# -- triggers ----------------------------------------------------------------------------------------


def triggered(paragraph: n.Whenever | n.At) -> pr.Ability:
    """`Whenever ...` and `At the beginning of ...`."""
    ability = pr.Ability(TRIGGERED)
    lowering = RuneAgeLowering(ability)
    listens(lowering, ability, paragraph.event)
    if paragraph.condition is not None:
        ability.condition = lowering.condition(paragraph.condition)
    lowering.effects(paragraph.effects)
    return ability


def listens(lowering: RuneAgeLowering, ability: pr.Ability, event: n.Event) -> None:
    """What a text waits for."""
    if isinstance(event, n.CardEvent) and event.what in CARD_EVENTS:
        ability.event = CARD_EVENTS[event.what]
        ability.selector = lowering.subject(event.card)
    elif isinstance(event, n.PlayerEvent):
        ability.event = PLAYER_EVENTS[event.what]
        ability.player = PLAYERS[event.player]
    elif isinstance(event, n.TurnEvent) and not event.end:
        ability.event = e.TURN_BEGINS
        ability.player = PLAYERS[event.player]
    elif isinstance(event, n.RoundEvent):
        ability.event = e.ROUND_ENDS if event.end else e.ROUND_BEGINS
        ability.player = pr.EACH_PLAYER
    else:
        raise LoweringError(f"no card of Rune Age can wait for this: {type(event).__name__}")


# -- continuous texts --------------------------------------------------------------------------------


def statics(static: n.Node) -> list[pr.Ability]:
    """A continuous text; one ability for each value it changes."""
    if isinstance(static, n.While):
        abilities = of_any_card(static.static)
        for ability in abilities:
            ability.condition = RuneAgeLowering(ability).condition(static.condition)
        return abilities
    if isinstance(static, ra.BesiegedWithoutDefense):
        raise LoweringError("“its auto-defense” needs “While you besiege a city” before it")
    return of_any_card(static)


def of_any_card(static: Any) -> list[pr.Ability]:
    """`This card gets` may be said by a unit or by what is fought; it is meant as the one that it is."""
    ability = plain_static(static)
    if not (isinstance(static, n.HaveStat | ra.HaveForEach) and static.cards == n.This("card")):
        return [ability]
    as_target = plain_static(static)
    as_target.static = e.ON_TARGET
    return [ability, as_target]


def plain_static(static: Any) -> pr.Ability:
    """What a continuous text changes."""
    ability = pr.Ability(STATIC)
    lowering = RuneAgeLowering(ability)
    if isinstance(static, n.HaveStat):
        if len(static.changes) != 1:
            raise LoweringError("a continuous text changes one value: strength")
        strength_change(lowering, ability, static.cards, printed(static.changes[0].number))
    elif isinstance(static, ra.HaveForEach):
        if isinstance(static.count, ra.Given):
            raise LoweringError("nothing is spent or discarded for a continuous text")
        strength_change(lowering, ability, static.cards, static.number)
        ability.counted = lowering.count(static.count)
    elif isinstance(static, n.Cannot):
        ability.static = e.ON_PROHIBITION
        ability.selector = lowering.subject(static.cards)
        ability.words = [c.PROHIBITIONS[static.what]]
    elif isinstance(static, OF_PLAYERS):
        of_players(ability, static)
    else:
        of_cards(lowering, ability, static)
    return ability


def strength_change(
    lowering: RuneAgeLowering, ability: pr.Ability, cards: n.Group | n.This, number: int
) -> None:
    """Strength of units, or of what is fought."""
    ability.selector = lowering.subject(cards)
    of_units = isinstance(cards, n.This) or c.NOUNS[cards.noun] & c.UNIT
    ability.static = e.ON_STRENGTH if of_units else e.ON_TARGET
    ability.words = [number]


# which listener, and what is added
OF_PLAYERS = (
    ra.ArmyHas,
    ra.SiegeDamage,
    ra.GoldChange,
    ra.RetainChange,
    ra.HandSize,
    ra.RollChange,
    ra.WinTies,
    ra.LessDamage,
)
PLAYER_STATICS = {
    ra.ArmyHas: e.ON_SIDE,
    ra.SiegeDamage: e.ON_SIEGE_DAMAGE,
    ra.GoldChange: e.ON_GOLD,
    ra.RetainChange: e.ON_RETAIN,
    ra.HandSize: e.ON_HAND_SIZE,
    ra.RollChange: e.ON_ATTRITION,
    ra.WinTies: e.ON_TIES,
    ra.LessDamage: e.ON_DAMAGE,
}


def of_players(ability: pr.Ability, static: Any) -> None:
    """What is changed for players: for you, for everybody, or for one side of a scenario."""
    ability.static = PLAYER_STATICS[type(static)]
    ability.player = pr.EACH_PLAYER
    if isinstance(static, ra.WinTies):
        ability.player = pr.YOU
        ability.words = [1]
        return
    yours = isinstance(static, ra.HandSize | ra.RetainChange) and static.who == "you"
    if yours or isinstance(static, ra.ArmyHas | ra.LessDamage):
        ability.player = pr.YOU
    elif isinstance(static, ra.SiegeDamage):
        ability.player = PLAYERS[static.player]
    elif isinstance(static, ra.GoldChange | ra.HandSize) and static.who in SIDES:
        ability.word = SIDES[static.who]
    less = c.HAND_SIZE if isinstance(static, ra.HandSize) else 0
    ability.words = [static.number - less]


def of_cards(lowering: RuneAgeLowering, ability: pr.Ability, static: Any) -> None:
    """What is changed for cards, or forbidden."""
    if isinstance(static, ra.NoAutoDefense | ra.AutoDefenseGets):
        ability.static = e.ON_AUTO_DEFENSE
        ability.selector = lowering.group(static.cards)
        gets = isinstance(static, ra.AutoDefenseGets)
        ability.words = [cast(ra.AutoDefenseGets, static).number if gets else ALL_OF_IT]
    elif isinstance(static, ra.BesiegedWithoutDefense):
        ability.static = e.ON_AUTO_DEFENSE
        ability.selector = lowering.kinds((), "city")
        ability.words = [ALL_OF_IT]
    elif isinstance(static, ra.ObjectiveGets):
        ability.static = e.ON_TARGET
        ability.selector = pr.Selector(pr.PICK_ANY)
        ability.selector.noun = c.OBJECTIVE
        ability.words = [static.number]
    elif isinstance(static, ra.GrowsWithPlayers):
        ability.static = e.ON_TARGET
        ability.selector = pr.Selector(pr.PICK_THIS)
        ability.words = [static.number]
        ability.counted = pr.Count(COUNT_LEFT)
        ability.counted.player = pr.EACH_PLAYER
    elif isinstance(static, ra.PriceChange):
        ability.static = e.ON_COST if static.resource == "gold" else e.ON_INFLUENCE_COST
        ability.selector = lowering.kinds(static.adjectives, static.noun)
        ability.player = PLAYERS[static.player]
        ability.words = [static.number]
    elif isinstance(static, ra.YieldChange):
        ability.static = e.ON_INFLUENCE
        ability.selector = lowering.group(static.cards)
        ability.words = [static.number]
    elif isinstance(static, ra.Reforms):
        ability.static = e.ON_REFORM
        ability.words = [static.stage]
    else:
        reserved(ability, static)


def reserved(ability: pr.Ability, static: Any) -> None:
    """What only one side of a scenario can attack, or cannot."""
    ability.static = e.ON_PROHIBITION
    if isinstance(static, ra.RealmIsSafe):
        ability.selector = pr.Selector(pr.PICK_ANY)
        ability.selector.noun = c.HOME_REALM | c.OBJECTIVE
        if static.who in SIDES:
            word = OVERLORDS if static.who == "the Overlord" else AN_ALLYS
            ability.selector.tests = [pr.Test(pr.TEST_WORD, word, 0, 0)]
        ability.words = [c.BE_BESIEGED]
    elif isinstance(static, ra.OnlyAttackedBy):
        ability.selector = pr.Selector(pr.PICK_THIS)
        ability.word = SIDES[static.who]
        ability.words = [c.BE_ATTACKED_BY_OTHERS]
    else:
        raise LoweringError(f"{type(static).__name__} is no continuous text of Rune Age")

"""What the paragraphs of Invasion's cards become."""

from __future__ import annotations

from typing import Any, TypeAlias

from runestack.games.invasion.language import nodes as iv
from runestack.games.invasion.language.lower_tables import (
    CARD_KINDS,
    COLOURS,
    HAPPENINGS,
    KINDS,
    LABELS,
    OFTEN,
    ORDINALS,
    PLAYER_EVENTS,
    PROTECTED,
    RANKED,
    SHOWN,
    SYMBOLS,
    TABLES,
    TALLIES,
)
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import counts
from runestack.games.invasion.rules import events as e
from runestack.kernel import program as pr
from runestack.kernel.frame import NOTHING
from runestack.language import nodes as n
from runestack.language.lower import PLAYERS, Lowering, LoweringError

# the kinds of abilities
USED = 0
TRIGGERED = 1
STATIC = 2

LOST = ("armor", "health")
SEARCHED = (n.Zone.DECK,)
FETCHED = (n.Zone.HAND, iv.PLAYED_ZONE, n.Zone.DISCARD_PILE, iv.GARBAGE_DUMP)


class InvasionLowering(Lowering):
    """Invasion's own ways: two texts by mode, tallies, the opponent's values, and effects with two numbers."""

    def __init__(self, ability: pr.Ability) -> None:
        super().__init__(TABLES, ability)

    # -- effects ---------------------------------------------------------------------------------

    def add(self, effect: n.Node) -> None:
        """Also one of two by mode, and two one after the other."""
        if isinstance(effect, iv.ByMode):
            self.one_of_two(is_cooperative(), effect.effect, effect.otherwise)
        elif isinstance(effect, iv.Both):
            self.add(effect.first)
            self.add(effect.second)
        elif isinstance(effect, iv.ChooseSome):
            self.choose_some(effect)
        elif isinstance(effect, iv.UnlessDone):
            self.unless_done(effect)
        else:
            super().add(effect)

    def unless_done(self, effect: iv.UnlessDone) -> None:
        """What the opponent may do instead; where it is not done, or cannot be, the effect follows."""
        program = self.ability.program
        offer, leave = self.flow("May"), self.flow("Jump")
        offer.player = pr.OPPONENT
        program.append(offer)
        deed = self.simple_of_opponent(effect.deed)
        program += [deed, leave]
        offer.jump = deed.jump = len(program)
        self.add(effect.effect)
        leave.jump = len(program)

    def simple_of_opponent(self, deed: Any) -> pr.Instruction:
        """What the opponent does to avoid something: also losing, which no effect can demand."""
        if getattr(deed, "player", None) is not n.Player.OPPONENT:
            raise LoweringError("“unless” needs something that the opponent does")
        return super().simple(deed) if isinstance(deed, n.Lose) else self.simple(deed)

    def choose_some(self, effect: iv.ChooseSome) -> None:
        """One choice after the other, each among those that are left."""
        if not 0 < effect.number < len(effect.effects):
            raise LoweringError("fewer are chosen than there are to choose from")
        first = self.ability.registers
        self.ability.registers += effect.number
        for chosen_before in range(effect.number):
            self.choose_one(effect.effects, first, chosen_before)

    def choose_one(self, effects: tuple[n.Effect, ...], first: int, chosen_before: int) -> None:
        """A choice between several modes; the registers of the choices lie in a row."""
        program = self.ability.program
        chooser = self.flow("Mode")
        chooser.place = self.mode = first + chosen_before
        chooser.second = chosen_before
        chooser.number = self.paid
        self.ability.modes.append(len(program))
        program.append(chooser)
        leaves: list[pr.Instruction] = []
        for branch, one in enumerate(effects):
            self.branch = branch
            if branch:
                chooser.changes.append(len(program))
            self.add(one)
            leaves.append(self.flow("Jump"))
            program.append(leaves[-1])
        for leave in leaves:
            leave.jump = len(program)
        self.mode = NOTHING
        self.branch = 0

    def ranked(self, effect: iv.Ranked) -> pr.Instruction:
        """What the player does who has most or least of something; that one is chosen first."""
        instruction = self.simple(of_a_player(effect))
        self.ability.slots[-1].whom = RANKED[effect.who]
        return instruction

    def simple(self, effect: n.Node) -> pr.Instruction:
        """One plain effect; some are kinds of one operation."""
        if isinstance(effect, iv.Ranked):
            return self.ranked(effect)
        if isinstance(effect, iv.PutThis):
            instruction = self.flow("PutThis")
            instruction.place = self.tables.places[effect.place]
            return instruction
        if isinstance(effect, iv.Tempo):
            instruction = self.flow("ShiftEvent")
            instruction.number = 1
            instruction.up_to = True
            return instruction
        if isinstance(effect, iv.DestroyInstead):
            return self.flow("DestroyThis")
        if isinstance(effect, n.LookTop):
            return self.look(effect)
        if isinstance(effect, iv.DestroyFrom):
            instruction = self.flow("DestroyFrom")
            instruction.changes = [self.tables.zones[zone] for zone in effect.zones]
            return instruction
        check_effect(effect)
        instruction = super().simple(effect)
        if isinstance(effect, iv.CostsLess):
            instruction.second = 0 if effect.card == "any" else 1 + CARD_KINDS[effect.card]
        elif isinstance(effect, iv.HitStack):
            instruction.second = TABLES.words["HitStack.cards"][effect.cards]
            instruction.word = KINDS[effect.kind]
        elif isinstance(effect, iv.TopCardChanges):
            instruction.word = c.STATS[effect.stat]
        elif isinstance(effect, iv.InvasionStores):
            instruction.number = effect.number
            instruction.second = effect.zones
        elif isinstance(effect, iv.TrainFullest):
            self.check_fullest()
        elif isinstance(effect, iv.PutTopUnder):
            self.check_revealed()
        return instruction

    def look(self, effect: n.LookTop) -> pr.Instruction:
        """All of them are looked at, not up to so many."""
        instruction = self.flow("LookAndReorder")
        instruction.number = effect.number
        instruction.player = PLAYERS[effect.player]
        return instruction

    def set_word(self, instruction: pr.Instruction, effect: n.Node, key: str, value: str) -> None:
        """The kind of card that costs less stands beside the symbols."""
        if not (isinstance(effect, iv.CostsLess) and key == "card"):
            super().set_word(instruction, effect, key, value)

    def check_fullest(self) -> None:
        """`the card there` is in the zone that was named before."""
        stores = self.tables.operations["InvasionStores"]
        if not any(one.op == stores and one.word == c.MOST for one in self.ability.program):
            raise LoweringError("“the card there” needs “the zone with the most” before it")

    def check_revealed(self) -> None:
        """`it` is what was revealed before."""
        reveals = self.tables.operations["RevealTop"]
        if not any(one.op == reveals for one in self.ability.program):
            raise LoweringError("“put it” needs “reveal the top card of your deck” before it")

    def check_counted(self, what: str) -> None:
        """`of them` are those that were paid before."""
        paying = [self.tables.operations[name] for name in ("PayAny", "SpendAny", "DiscardAny")]
        if what == "it_shows":
            self.check_rolled()
        if what == "of_them" and not any(one.op in paying for one in self.ability.program):
            raise LoweringError("“of them” needs “any number of” something before it")

    def check_rolled(self) -> None:
        """`it` is the die that was rolled before."""
        rolling = [self.tables.operations[name] for name in ("RollOne", "RerollDice")]
        if not any(one.op in rolling for one in self.ability.program):
            raise LoweringError("“it” needs “roll one of your dice” before it")

    # -- counts and conditions -------------------------------------------------------------------

    def count(self, count: n.Node) -> pr.Count:
        """A tally; and what the opponent has, whoever that is."""
        if isinstance(count, iv.Tally):
            self.check_counted(count.what)
            return pr.Count(TALLIES[count.what])
        if isinstance(count, n.ResourceOf) and count.player is n.Player.OPPONENT:
            lowered = pr.Count(counts.OPPONENT_HAS)
            lowered.word = c.RESOURCES[count.resource]
            return lowered
        return super().count(count)

    def condition(self, condition: n.Node) -> pr.Condition:
        """The same for conditions; what is so or not counts 1 or 0."""
        if isinstance(condition, iv.HasKind):
            lowered = pr.Condition(counts.HAS_KIND)
            lowered.number = 1
            zone = self.tables.zones[condition.zone]
            lowered.word = zone * counts.ZONE_STEP + CARD_KINDS[condition.kind]
            return lowered
        if isinstance(condition, iv.TallyIs):
            lowered = pr.Condition(TALLIES[condition.what])
            self.set_in_condition(lowered, "TallyIs", "number", condition.number)
            self.set_in_condition(lowered, "TallyIs", "compare", condition.compare)
            return lowered
        lowered = super().condition(condition)
        if isinstance(condition, iv.HasMore):
            lowered.number = 1 if condition.more else -1
            lowered.compare = pr.AT_LEAST if condition.more else pr.AT_MOST
        elif isinstance(condition, iv.PlayedAnother | iv.DieShows | iv.ItShows):
            lowered.number = 1
            if isinstance(condition, iv.ItShows):
                self.check_rolled()
        elif isinstance(condition, n.HasResource) and condition.player is n.Player.OPPONENT:
            if condition.resource not in LOST:
                raise LoweringError("of the opponent only armor and health can be asked for")
            lowered.kind = counts.OPPONENT_HAS
            lowered.player = pr.YOU
        return lowered

    def waiting_condition(self, condition: n.Node) -> pr.Condition:
        """A condition that is looked at while no text runs."""
        lowered = self.condition(condition)
        if lowered.place != NOTHING:
            raise LoweringError("“a teammate” is chosen by a text that is carried out; use “if”")
        if lowered.kind >= pr.EFFECT_COUNTS:
            raise LoweringError("“another card” needs a text that is carried out; use “if”")
        return lowered


def of_a_player(effect: iv.Ranked) -> n.Effect:
    """What a chosen player does."""
    player = n.Player.TARGET_PLAYER
    if effect.deed == "gains":
        return n.Gain(player, effect.number, effect.what)
    if effect.deed == "loses":
        return n.Lose(player, effect.number, effect.what)
    if effect.deed == "draws":
        return n.Draw(player, effect.number)
    if effect.deed == "discards":
        return n.Discard(player, effect.number)
    return iv.Deal(effect.number, effect.what, player)


def check_effect(effect: n.Node) -> None:
    """Refuses what can be said of any game's players and zones, but does not happen in this one."""
    if isinstance(effect, n.Lose):
        if effect.resource not in LOST:
            raise LoweringError("only armor and health are lost")
        if effect.player is n.Player.OPPONENT:
            raise LoweringError("the opponent loses nothing: deal damage or destroy armor")
    elif isinstance(effect, n.Fetch):
        searches = isinstance(effect.card, n.ZoneCard) and effect.card.zone in SEARCHED
        if effect.card.player is not n.Player.YOU or (
            effect.card.zone not in FETCHED and not searches
        ):
            raise LoweringError(
                "a card is put somewhere from your own hand, played zone, discard pile or garbage dump"
            )
        if effect.card.zone == iv.PLAYED_ZONE and effect.place != n.Place.TOP_OF_YOUR_DECK:
            raise LoweringError("a played card can only be put on top of your deck")


def is_cooperative() -> pr.Condition:
    """Which mode is played."""
    condition = pr.Condition(counts.IS_COOPERATIVE)
    condition.number = 1
    return condition


# -- abilities that are used -------------------------------------------------------------------------


def used(label: str, effects: tuple[n.Effect, ...], costs: tuple[n.Cost, ...] = ()) -> pr.Ability:
    """An ability with a label."""
    ability = pr.Ability(USED)
    ability.label = LABELS[label]
    lowering = InvasionLowering(ability)
    ability.costs = lowering.costs(costs)
    lowering.effects(effects)
    return ability


def of_each_player(paragraph: iv.EachPlayer) -> pr.Ability:
    """One player after the other carries out the whole text as `you`."""
    ability = used(paragraph.label, paragraph.effects)
    ability.player = pr.EACH_PLAYER
    return ability


# -- triggers ----------------------------------------------------------------------------------------


# what waits for something
Triggered: TypeAlias = (
    n.Whenever
    | n.At
    | n.FirstTime
    | iv.FirstTimeEachRound
    | iv.UpToTimes
    | iv.SupportWhenever
    | iv.SupportAt
    | iv.AsProtocolWhenever
    | iv.AsProtocolAt
)


def triggered(paragraph: Triggered) -> pr.Ability:
    """`Whenever ...`, `At the beginning of ...`, `The first time each turn ...`."""
    ability = pr.Ability(TRIGGERED)
    lowering = InvasionLowering(ability)
    listens(ability, paragraph.event)
    if isinstance(paragraph, iv.SupportWhenever | iv.SupportAt):
        ability.label = counts.IN_SUPPORT
    elif isinstance(paragraph, iv.AsProtocolWhenever | iv.AsProtocolAt):
        ability.label = counts.WHILE_PROTOCOL
    if isinstance(paragraph, iv.UpToTimes):
        ability.strain = paragraph.number
    ability.words = [how_often(paragraph)]
    ability.once = ability.words[0] != c.ALWAYS
    if isinstance(paragraph, n.Whenever | n.At | n.FirstTime) and paragraph.condition is not None:
        ability.condition = lowering.waiting_condition(paragraph.condition)
    lowering.effects(paragraph.effects)
    return ability


def how_often(paragraph: n.Ability) -> int:
    """The limit of a trigger."""
    if isinstance(paragraph, n.FirstTime):
        return c.FIRST_EACH_TURN
    return c.FIRST_EACH_ROUND if isinstance(paragraph, iv.FirstTimeEachRound) else c.ALWAYS


def listens(ability: pr.Ability, event: n.Event) -> None:
    """What a text waits for."""
    if isinstance(event, n.PlayerEvent | n.EventOfPlayer):
        ability.player = PLAYERS[event.player]
        ability.event, ability.word = of_a_seat(event)
    elif isinstance(event, n.TurnEvent | iv.PhaseEvent):
        ability.player = PLAYERS[event.player]
        ability.event, ability.word = of_a_turn(event)
    else:
        ability.player = pr.EACH_PLAYER
        ability.event, ability.word = of_the_table(event)


def of_a_turn(event: n.TurnEvent | iv.PhaseEvent) -> tuple[int, int]:
    """The beginning or the end of a turn or of a phase; the end of a phase is the beginning of the next one."""
    if isinstance(event, iv.PhaseEvent):
        return e.PHASE_BEGINS, c.PHASES.index(event.phase) + int(event.end)
    return (e.TURN_ENDS if event.end else e.TURN_BEGINS), NOTHING


def of_the_table(event: n.Event) -> tuple[int, int]:
    """What the Invasion does, and what concerns everybody."""
    if isinstance(event, iv.InvasionTurn):
        return (e.INVASION_ENDS if event.end else e.INVASION_BEGINS), NOTHING
    if isinstance(event, iv.RoundBegins):
        return e.ROUND_BEGINS, event.number
    if isinstance(event, n.RoundEvent):
        return e.ROUND_BEGINS, NOTHING
    if isinstance(event, iv.Happens):
        return HAPPENINGS[event.what], NOTHING
    if isinstance(event, iv.TrainsIn):
        return e.TRAINED, COLOURS[event.colour]
    if isinstance(event, iv.Survives):
        return e.SURVIVES, NOTHING
    raise LoweringError(f"no card of Invasion can wait for this: {type(event).__name__}")


def of_a_seat(event: n.Event) -> tuple[int, int]:
    """What a player does or suffers: the kind of event, and which of its kind."""
    if isinstance(event, n.PlayerEvent):
        return PLAYER_EVENTS[event.what]
    if isinstance(event, iv.PlaysKind | iv.PlaysCostly | iv.PlaysNth):
        return e.PLAYS, kind_played(event)
    if isinstance(event, iv.OfColour):
        return PLAYER_EVENTS[event.what][0], COLOURS[event.colour]
    if isinstance(event, iv.OfKind):
        return PLAYER_EVENTS[event.what][0], CARD_KINDS[event.kind]
    if isinstance(event, iv.PartAction):
        return e.SPARE_ACTION, event.cost
    if isinstance(event, iv.Gains):
        return (e.GAINS if event.more else e.LOSES), c.RESOURCES[event.what]
    if isinstance(event, iv.RollsColour):
        return e.ROLLS, SHOWN[event.colour]
    if isinstance(event, iv.UsesAction):
        return e.ACTION_PAID, c.ACTION_SYMBOLS.index(event.symbol)
    if isinstance(event, iv.Deals | iv.Struck):
        return (e.DEALS if isinstance(event, iv.Deals) else e.STRUCK), KINDS[event.kind]
    raise LoweringError(f"no card of Invasion can wait for this: {type(event).__name__}")


def kind_played(event: iv.PlaysKind | iv.PlaysCostly | iv.PlaysNth) -> int:
    """Which cards of those that are played."""
    if isinstance(event, iv.PlaysCostly):
        return counts.AT_LEAST_SYMBOLS + event.least
    if isinstance(event, iv.PlaysNth):
        return counts.NTH_OF_TURN + ORDINALS[event.place]
    return CARD_KINDS[event.kind]


# -- continuous texts --------------------------------------------------------------------------------

# which listener
STATICS: dict[type[n.Node], int] = {
    iv.DealMore: e.ON_DEALT,
    iv.DestroyMore: e.ON_ARMOR_DESTROYED,
    iv.Prevent: e.ON_DAMAGE_TAKEN,
    iv.TrainingCost: e.ON_TRAINING_COST,
    iv.TrainingSize: e.ON_TRAINING_SIZE,
    iv.SpareCost: e.ON_SPARE_COST,
    iv.PairGives: e.ON_PAIR,
    iv.StackDamage: e.ON_STACK_DAMAGE,
    iv.TopCardGets: e.ON_TOP_CARD,
    iv.ActionCost: e.ON_ACTION_COST,
    iv.PlayCost: e.ON_PLAY_COST,
    iv.SurvivorStores: e.ON_SURVIVOR,
    iv.PlayersCannot: e.ON_PROHIBITION,
    iv.DrawLimit: e.ON_DRAWS,
    iv.BaseSize: e.ON_BASE_SIZE,
    iv.ColoursCountAs: e.ON_COLOUR,
    iv.TakesDamage: e.ON_REDIRECT,
    iv.CannotBe: e.ON_PROTECTED,
    iv.CardsCostLess: e.ON_CARD_COST,
}
OF_YOU = (
    iv.DealMore,
    iv.DestroyMore,
    iv.Prevent,
    iv.TrainingCost,
    iv.TrainingSize,
    iv.ColoursCountAs,
    iv.TakesDamage,
    iv.BaseSize,
    iv.SpareCost,
    iv.PairGives,
    iv.CardsCostLess,
)


def static_text(static: n.Node) -> pr.Ability:
    """A continuous text, with the condition under which it works."""
    if isinstance(static, n.While):
        ability = plain_static(static.static)
        ability.condition = InvasionLowering(ability).waiting_condition(static.condition)
        return ability
    return plain_static(static)


def plain_static(static: Any) -> pr.Ability:
    """What a continuous text changes; its last word is how often."""
    if type(static) not in STATICS:
        raise LoweringError(f"{type(static).__name__} is no continuous text of Invasion")
    ability = pr.Ability(STATIC)
    ability.static = STATICS[type(static)]
    ability.player = pr.YOU if isinstance(static, OF_YOU) else pr.EACH_PLAYER
    ability.words = [*numbers_of(static), OFTEN[getattr(static, "often", "always")]]
    return ability


def numbers_of(static: Any) -> list[int]:
    """The numbers of a continuous text, in the order that `events` names."""
    if isinstance(static, iv.DealMore | iv.Prevent | iv.StackDamage):
        return [static.number, KINDS[static.kind]]
    if isinstance(static, iv.TrainingCost | iv.SpareCost | iv.PlayCost):
        return [static.number, static.least]
    if isinstance(static, iv.CardsCostLess):
        kind = NOTHING if static.kind == "any" else CARD_KINDS[static.kind]
        return [static.number, SYMBOLS[static.symbol], kind, static.least]
    if isinstance(static, iv.TopCardGets):
        return [static.number, c.STATS[static.stat]]
    if isinstance(static, iv.PairGives):
        return [static.number, COLOURS[static.colour], c.RESOURCES[static.resource]]
    if isinstance(static, iv.ColoursCountAs):
        return [COLOURS[static.colour], c.WILD if static.into == "wild" else COLOURS[static.into]]
    if isinstance(static, iv.TakesDamage):
        return [0]
    if isinstance(static, iv.CannotBe):
        return [e.SUFFERED[static.what], PROTECTED[static.cards]]
    if isinstance(static, iv.PlayersCannot):
        return [e.PROHIBITIONS[static.what]]
    return [int(static.number)]

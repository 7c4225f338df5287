"""What playing and using cards costs: whether it can be paid, in order, and paying it (RS-COST, RS-RULING-43).

Whether costs can be paid is judged on a `Purse`: what a player has, lowered cost by cost, with the on-ail effects
of an Ail payment. Triggers in between are not foreseen; if one makes a cost impossible, the play is undone.
"""

from __future__ import annotations

from typing import Final

from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules import operations as op
from runestack.games.runeslingers.rules import procedures as p
from runestack.games.runeslingers.rules.ailments import possible_types, push_ail, push_cleanse
from runestack.games.runeslingers.rules.checking import after_event
from runestack.games.runeslingers.rules.deck_actions import SEAR_CARDS, VOID_CARDS, push_deck
from runestack.games.runeslingers.rules.faces import level_of
from runestack.games.runeslingers.rules.hands import discard_random, push_discard
from runestack.games.runeslingers.rules.life import lose_health
from runestack.games.runeslingers.rules.player_values import (
    ignores,
    instances,
    keyword_number,
    maximum_health,
    player_forbidding,
)
from runestack.games.runeslingers.rules.state import DIRTY, EncounterState, first_area
from runestack.games.runeslingers.rules.undoing import undo
from runestack.games.runeslingers.rules.values import cards_in_play, forbidding
from runestack.games.runeslingers.rules.zones import (
    destroy_together,
    discard_from_play,
    move_from_pile,
    remove_together,
)
from runestack.kernel import operations as core
from runestack.kernel.checks import Why, fails
from runestack.kernel.decision import option, option_first
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOTHING, Frame
from runestack.kernel.meaning import zone_cards
from runestack.kernel.procedure import define, label
from runestack.kernel.program import (
    PAY_DESTROY,
    PAY_DISCARD,
    PAY_RESOURCE,
    YOU,
    Cost,
    Instruction,
    Selector,
)
from runestack.kernel.selectors import fits

PAID_KEYWORDS: Final = c.PAIN | c.AIL | c.SEAR


class Purse:
    """What a player can pay with, as far as costs change it."""

    def __init__(self, s: EncounterState, seat: int, card: int) -> None:
        self.seat: int = seat
        self.card: int = card
        self.ended: bool = (
            False  # the encounter would be over: nothing more has to be paid (RS-RULING-20)
        )
        self.health: int = s.health[seat]
        self.maximum: int = maximum_health(s, seat)
        self.power: int = s.power[seat]
        self.deck: int = len(s.deck[seat])
        self.discard: int = len(s.discard[seat])
        self.hand: int = len(s.hand[seat]) - (1 if s.zone[card] == c.IN_HAND else 0)
        self.counts: list[int] = [
            instances(s, seat, ailment) for ailment in range(c.TYPES_OF_AILMENT)
        ]
        self.areas: int = available_areas(s, seat)
        self.tokens: int = s.tokens[card]
        self.spent: list[int] = []  # cards that are paid with
        self.broken: int = 0  # cards on the field that Fragment destroys; which ones is chosen then
        self.later: list[Cost] = []  # costs of the text behind the one that is judged
        self.ignored: list[bool] = [False] * c.TYPES_OF_AILMENT
        if s.listening[e.ON_IGNORE]:
            self.ignored = [ignores(s, seat, ailment) for ailment in range(c.TYPES_OF_AILMENT)]

    def lose_power(self, reset: bool) -> None:
        """One power less."""
        self.power -= 1
        if self.power <= 0:
            self.ended = True
        elif reset:
            self.health = self.maximum

    def lose_health(self, amount: int) -> None:
        """Health loss carries over a power loss."""
        while amount > 0 and not self.ended:
            part = min(amount, self.health)
            if part == 0:
                return
            self.health -= part
            amount -= part
            if self.health == 0:
                self.lose_power(True)

    def lose_card(self, seared: bool) -> None:
        """The top card of the deck is seared or voided by an effect; an empty deck costs a power first."""
        if self.ended:
            return
        if self.deck == 0:
            if self.discard == 0:
                self.ended = True
                return
            self.lose_power(False)
            self.deck = self.discard
            self.discard = 0
        self.deck -= 1
        if seared:
            self.discard += 1

    def suffer(self, s: EncounterState, ailment: int) -> None:
        """One instance of an ailment with its on-ail effects, as far as they are foreseen."""
        if self.counts[ailment] == 0:
            self.areas -= 1
        self.counts[ailment] += 1
        if self.ignored[ailment]:
            return
        count = self.counts[ailment]
        self.change_maximum(
            maximum_change(s, ailment, count) - maximum_change(s, ailment, count - 1)
        )
        for level in range(1, levels_at(count) + 1):
            text = s.faces.on_ail[level_of(ailment, level)]
            if text != NOTHING:
                for instruction in s.abilities[text].program:
                    self.undergo(instruction)

    def change_maximum(self, change: int) -> None:
        """The maximum health changes with an ailment."""
        if change:
            self.maximum += change
            self.health = min(self.health, self.maximum)
            self.ended = self.ended or self.maximum <= 0

    def undergo(self, instruction: Instruction) -> None:
        """What an instruction of an on-ail text takes from its player; what it gives is not counted on."""
        number = instruction.number
        if instruction.player != YOU or instruction.counted is not None:
            return
        if instruction.op == core.LOSE and instruction.word == c.HEALTH:
            self.lose_health(number)
        elif instruction.op in (op.SEAR, op.VOID):
            for _ in range(number):
                self.lose_card(instruction.op == op.SEAR)
        elif instruction.op in (core.DISCARD, op.DISCARD_RANDOM):
            lost = min(number, self.hand)
            self.hand -= lost
            self.discard += lost
        elif instruction.op == core.DESTROY:
            self.broken += 1


def levels_at(count: int) -> int:
    """Which level so many instances reach."""
    return 0 if count == 0 else 2 if count >= c.LEVEL_TWO else 1


def maximum_change(s: EncounterState, ailment: int, count: int) -> int:
    """What so many instances of an ailment add to the maximum health of their player."""
    value = 0
    for level in range(1, levels_at(count) + 1):
        for text in s.faces.level_statics[level_of(ailment, level)]:
            ability = s.abilities[text]
            if ability.static != e.ON_VALUE or ability.words[1] != c.MAXIMUM_HEALTH:
                continue
            counted = ability.counted
            if counted is None:
                value += ability.words[0]
            elif counted.kind == c.COUNT_AILMENTS and counted.word == ailment:
                value += ability.words[0] * count
    return value


def available_areas(s: EncounterState, seat: int) -> int:
    """How many ailment areas of a player have neither an ailment nor a boon."""
    found = 0
    first = first_area(seat)
    for area in range(first, first + c.AILMENT_AREAS):
        if s.area_type[area] == c.NO_AILMENT and s.area_boon[area] == NOTHING:
            found += 1
    return found


# -- whether everything can be paid --------------------------------------------------------------


def bar_can_be_paid(
    s: EncounterState, seat: int, card: int, costs: list[Cost], why: Why | None
) -> bool:
    """Whether the red keywords of a card and then the costs of its text can be paid, with some type for Ail."""
    if s.faces.flags[s.face[card]] & PAID_KEYWORDS == 0 and not costs:
        return True
    if s.faces.flags[s.face[card]] & c.AIL == 0 or ail_number(s, seat, card) == 0:
        return pays(s, Purse(s, seat, card), 0, costs, NOTHING, why)
    types = possible_types(s, seat)
    if player_forbidding(s, seat, c.NOT_AILED) != NOTHING:
        return not fails(why, "RS-KEY-AIL-2", "cannot_be_ailed", card)
    if not types:
        return not fails(why, "RS-KEY-AIL-3", "cannot_be_ailed", card)
    for ailment in types:
        if pays(s, Purse(s, seat, card), 0, costs, ailment, None):
            return True
    if why is not None:
        pays(s, Purse(s, seat, card), 0, costs, types[0], why)
    return False


def ail_number(s: EncounterState, seat: int, card: int) -> int:
    """How many ailments the Ail of a card costs now."""
    bar = s.faces.bar[s.face[card]]
    for place in range(0, len(bar), 2):
        if bar[place] == c.AIL:
            return keyword_number(s, seat, c.AIL, bar[place + 1])
    return 0


def ail_types(s: EncounterState, seat: int, card: int, place: int, costs: list[Cost]) -> list[int]:
    """The types with which the Ail at a place of the bar can be paid, so that the later costs still can."""
    return [
        ailment
        for ailment in possible_types(s, seat)
        if pays(s, Purse(s, seat, card), place, costs, ailment, None)
    ]


def pays(
    s: EncounterState,
    purse: Purse,
    place: int,
    costs: list[Cost],
    ailment: int,
    why: Why | None,
) -> bool:
    """Whether the keywords of a bar from a place on, and then costs of a text, can be paid in order."""
    bar = s.faces.bar[s.face[purse.card]]
    while place < len(bar) and not purse.ended:
        number = bar[place + 1]
        if number:
            number = keyword_number(s, purse.seat, bar[place], number)
            if not pays_keyword(s, purse, bar[place], number, ailment, why):
                return False
        place += 2
    return pays_costs(s, purse, costs, 0, why)


def pays_costs(
    s: EncounterState, purse: Purse, costs: list[Cost], place: int, why: Why | None
) -> bool:
    """Whether costs of a text from a place on can be paid in order."""
    while place < len(costs) and not purse.ended:
        purse.later = costs[place + 1 :]
        if not pays_cost(s, purse, costs[place], why):
            return False
        place += 1
    return True


def pays_keyword(
    s: EncounterState, purse: Purse, keyword: int, number: int, ailment: int, why: Why | None
) -> bool:
    """One keyword of the bar."""
    if keyword == c.PAIN:
        if purse.health < number:
            return not fails(
                why, "RS-KEY-PAIN-2", "too_little_health", purse.card, number, purse.health
            )
        purse.lose_health(number)
    elif keyword == c.SEAR:
        if purse.deck < number:
            return not fails(
                why, "RS-KEY-SEAR-2", "too_few_in_deck", purse.card, number, purse.deck
            )
        purse.deck -= number
        purse.discard += number
    elif keyword == c.AIL:
        for _ in range(number):
            purse.suffer(s, ailment)
    return True


def pays_cost(s: EncounterState, purse: Purse, cost: Cost, why: Why | None) -> bool:
    """One cost of a text (RS-RULING-44)."""
    kind = cost.kind
    number = cost.number
    if kind == PAY_RESOURCE:
        if purse.health < number:
            return not fails(
                why, "RS-RULING-44", "too_little_health", purse.card, number, purse.health
            )
        purse.lose_health(number)
    elif kind in (c.PAY_SEAR, c.PAY_VOID):
        if purse.deck < number:
            return not fails(why, "RS-RULING-44", "too_few_in_deck", purse.card, number, purse.deck)
        purse.deck -= number
        if kind == c.PAY_SEAR:
            purse.discard += number
    elif kind in (PAY_DISCARD, c.PAY_DISCARD_RANDOM):
        if purse.hand < number:
            return not fails(why, "RS-RULING-44", "too_few_in_hand", purse.card, number, purse.hand)
        purse.hand -= number
        purse.discard += number
    elif kind == c.PAY_APPLY:
        if not pays_apply(s, purse, cost):
            return not fails(why, "RS-RULING-44", "cannot_be_ailed", purse.card)
    elif kind == c.PAY_CLEANSE:
        if player_forbidding(s, purse.seat, c.NO_CLEANSE) != NOTHING:
            return not fails(why, "RS-RULING-44", "cannot_cleanse", purse.card)
        have = sum(purse.counts) if cost.word == c.ANY_AILMENT else purse.counts[cost.word]
        if have < number:
            return not fails(why, "RS-RULING-44", "too_few_ailments", purse.card, number, have)
    elif kind == c.PAY_TOKENS:
        if purse.tokens < number:
            return not fails(
                why, "RS-RULING-44", "too_few_tokens", purse.card, number, purse.tokens
            )
        purse.tokens -= number
    else:
        cards = unspent(s, purse, cost)
        if len(cards) < needed_cards(s, purse, cost, cards):
            return not fails(why, "RS-RULING-44", "nothing_to_pay_with", purse.card)
        spend(s, purse, cost, least_wanted(s, purse, cards))
    return True


def pays_apply(s: EncounterState, purse: Purse, cost: Cost) -> bool:
    """Whether ailments can be applied to the player who pays; of a type of the own choice the mildest."""
    if player_forbidding(s, purse.seat, c.NOT_AILED) != NOTHING:
        return False
    for ailment in mildest_first(s) if cost.word == c.CHOSEN_AILMENT else [cost.word]:
        if purse.counts[ailment] > 0 or purse.areas > 0:
            for _ in range(cost.number):
                purse.suffer(s, ailment)
            return True
    return False


def mildest_first(s: EncounterState) -> list[int]:
    """The types by how much their on-ail texts do, those that do nothing first."""
    harms: list[int] = []
    for ailment in range(c.TYPES_OF_AILMENT):
        harm = 0
        for level in range(1, c.LEVELS + 1):
            text = s.faces.on_ail[level_of(ailment, level)]
            weight = 100 if level == 1 else 10
            harm += 0 if text == NOTHING else weight * len(s.abilities[text].program)
        harms.append(harm + abs(maximum_change(s, ailment, 1)))
    return sorted(range(c.TYPES_OF_AILMENT), key=harms.__getitem__)


def payable(s: EncounterState, seat: int, card: int, cost: Cost) -> list[int]:
    """The cards with which a cost can be paid that takes one."""
    if cost.kind == c.PAY_VOID_CARD:
        return payable_zone_cards(s, seat, card, cost.selector)
    return payable_cards(s, seat, card, cost)


def unspent(s: EncounterState, purse: Purse, cost: Cost) -> list[int]:
    """Those of them with which no earlier cost is paid."""
    return [card for card in payable(s, purse.seat, purse.card, cost) if card not in purse.spent]


def least_wanted(s: EncounterState, purse: Purse, cards: list[int]) -> int:
    """The card that the fewest of the later costs could be paid with."""
    best = cards[0]
    fewest = len(purse.later) + 1
    for card in cards:
        wanted = 0
        for cost in purse.later:
            if cost.selector is not None and card in payable(s, purse.seat, purse.card, cost):
                wanted += 1
        if wanted < fewest:
            best = card
            fewest = wanted
    return best


def spend(s: EncounterState, purse: Purse, cost: Cost, card: int) -> None:
    """One card is paid with; where it goes it may pay another cost."""
    purse.spent.append(card)
    if s.zone[card] == c.IN_HAND:
        purse.hand -= 1
    elif s.zone[card] == c.IN_DISCARD:
        purse.discard -= 1
    elif s.zone[card] == c.IN_DECK:
        purse.deck -= 1
    if s.owner[card] == purse.seat:
        if cost.kind == c.PAY_RETURN:
            purse.hand += 1
        elif cost.kind != c.PAY_VOID_CARD:
            purse.discard += 1


def payable_zone_cards(
    s: EncounterState, seat: int, card: int, selector: Selector | None
) -> list[int]:
    """The cards of a pile with which a cost can be paid."""
    if selector is None:
        return []
    return [one for one in zone_cards(s, Frame(NOTHING, seat, card), selector) if one != card]


def payable_cards(s: EncounterState, seat: int, card: int, cost: Cost) -> list[int]:
    """The cards on the field with which a cost can be paid."""
    selector = cost.selector
    if selector is None:
        return []
    return [
        one
        for one in cards_in_play(s, selector.noun)
        if s.controller[one] == seat
        and fits(s, selector, one, card, card, seat, False)
        and (cost.kind != PAY_DESTROY or forbidding(s, one, c.NOT_DESTROYED) == NOTHING)
    ]


def needed_cards(s: EncounterState, purse: Purse, cost: Cost, found: list[int]) -> int:
    """How many cards to pay with must be there.

    One empty concentration is needed for a card that is still in hand; Fragment may have to destroy some of them.
    """
    needed = 1
    card = purse.card
    if s.zone[card] == c.IN_HAND and s.faces.type[s.face[card]] & c.BOON == 0:
        if cost.selector is not None and cost.selector.noun & c.CONCENTRATION:
            if len(found) == count_concentrations(s, found):
                needed = 2
    if purse.broken and cost.kind != c.PAY_VOID_CARD:
        others = 0
        for one in s.field[purse.seat]:
            if one not in found and one not in purse.spent:
                others += 1
        needed += max(0, purse.broken - others)
    return needed


def count_concentrations(s: EncounterState, cards: list[int]) -> int:
    """How many of the cards are concentrations."""
    found = 0
    for card in cards:
        if s.zone[card] == c.AS_CONCENTRATION:
            found += 1
    return found


# -- paying the costs of a text ------------------------------------------------------------------
# text: the ability; place: the next cost; target: where the state before was kept, or NOTHING


def push_pay(
    s: EncounterState, seat: int, card: int, text: int, instruction: int, kept: int
) -> None:
    """Pays the costs of an ability (instruction NOTHING), or those of a `pay` inside a text."""
    frame = Frame(p.PAY, seat, card)
    frame.text = text
    frame.number = instruction
    frame.target = kept
    s.push(frame)


def costs_of(s: EncounterState, f: Frame) -> list[Cost]:
    """What a frame pays."""
    ability = s.abilities[f.text]
    return ability.costs if f.number == NOTHING else ability.program[f.number].costs


def pay_1_next(s: EncounterState, f: Frame) -> None:
    """The next cost, if it can still be paid; else everything is undone."""
    costs = costs_of(s, f)
    if f.place >= len(costs):
        f.step = END
        return
    cost = costs[f.place]
    if not pays_cost(s, Purse(s, f.seat, f.card), cost, None):
        undo(s, f.target)
        return
    s.emit(e.COSTS_TEXT, f.seat, f.card, cost.kind, cost.number, "RS-COST-3")
    if cost.kind == c.PAY_APPLY and cost.word == c.CHOSEN_AILMENT:
        options = types_to_pay_with(s, f, costs)
        ask(s, f, f.seat, ch.ASK_AIL_TYPE, options, f.card, cost.number)
    elif cost.selector is not None:
        options = cards_to_pay_with(s, f, costs)
        ask(s, f, f.seat, ch.ASK_PAY_CARD, options, f.card, cost.kind)


def cards_to_pay_with(s: EncounterState, f: Frame, costs: list[Cost]) -> list[int]:
    """Options that leave the later costs possible; all, if none does (RS-RULING-43)."""
    cost = costs[f.place]
    cards = payable(s, f.seat, f.card, cost)
    leaving: list[int] = []
    for card in cards:
        purse = Purse(s, f.seat, f.card)
        spend(s, purse, cost, card)
        if pays_costs(s, purse, costs, f.place + 1, None):
            leaving.append(card)
    return [option(ch.PAY_WITH, card, 0) for card in leaving or cards]


def types_to_pay_with(s: EncounterState, f: Frame, costs: list[Cost]) -> list[int]:
    """The same for ailments of one type."""
    types = possible_types(s, f.seat)
    leaving: list[int] = []
    for ailment in types:
        purse = Purse(s, f.seat, f.card)
        for _ in range(costs[f.place].number):
            purse.suffer(s, ailment)
        if pays_costs(s, purse, costs, f.place + 1, None):
            leaving.append(ailment)
    return [option(ch.AIL_WITH, ailment, 0) for ailment in leaving or types]


def pay_2_pay(s: EncounterState, f: Frame) -> None:
    """It is paid; its consequences come before the next cost."""
    cost = costs_of(s, f)[f.place]
    f.place += 1
    f.step = PAY_1_NEXT
    kind = cost.kind
    if kind == PAY_DISCARD:
        push_discard(s, [f.seat], cost.number, f.seat, f.card)
    elif kind == c.PAY_SEAR:
        push_deck(s, f.seat, SEAR_CARDS, cost.number, f.target)
    elif kind == c.PAY_VOID:
        push_deck(s, f.seat, VOID_CARDS, cost.number, f.target)
    elif kind == c.PAY_APPLY:
        ailment = option_first(f.answer) if cost.word == c.CHOSEN_AILMENT else cost.word
        push_ail(s, f.seat, f.card, f.seat, ailment, cost.number, f.target)
    elif kind == c.PAY_CLEANSE:
        push_cleanse(s, f.seat, f.card, f.seat, cost.word, cost.number, 0, NOTHING)
    else:
        pay_at_once(s, f, cost)
        after_event(s)


def pay_at_once(s: EncounterState, f: Frame, cost: Cost) -> None:
    """Costs that are a single event."""
    kind = cost.kind
    if kind == PAY_RESOURCE:
        lose_health(s, f.seat, cost.number, f.card, f.seat, "RS-RULING-44")
    elif kind == c.PAY_DISCARD_RANDOM:
        discard_random(s, f.seat, cost.number, f.seat)
    elif kind == c.PAY_TOKENS:
        s.tokens[f.card] -= cost.number
        s.numbers[DIRTY] = 1
        s.emit(e.TOKENS, f.seat, f.card, NOTHING, s.tokens[f.card], "RS-RULING-78")
    elif kind == PAY_DESTROY:
        destroy_together(s, [option_first(f.answer)], f.seat, "RS-RULING-44")
    elif kind == c.PAY_DISCARD_FROM_PLAY:
        discard_from_play(s, [option_first(f.answer)], f.seat, "RS-RULING-44")
    elif kind == c.PAY_RETURN:
        remove_together(s, [option_first(f.answer)], c.TO_HAND, f.seat, "RS-RULING-44")
    elif kind == c.PAY_VOID_CARD:
        move_from_pile(s, option_first(f.answer), c.TO_VOID, "RS-RULING-44")
        s.emit(e.VOIDS, f.seat, option_first(f.answer), NOTHING, 1, "RS-RULING-44")
    else:
        message = f"no cost has the number {kind}"
        raise RuntimeError(message)


define(p.PAY, [pay_1_next, pay_2_pay])
PAY_1_NEXT: Final = label(p.PAY, pay_1_next)

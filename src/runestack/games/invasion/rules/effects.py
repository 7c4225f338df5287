"""What the instructions of texts do: damage, gains, cards, training, dice, storage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules import lasting_changes as lasting
from runestack.games.invasion.rules import operations as op
from runestack.games.invasion.rules import picking, picking_dice
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules.assigning import give, push_damage
from runestack.games.invasion.rules.card_effects import BY_NAME as BY_CARDS
from runestack.games.invasion.rules.clock import push_shift
from runestack.games.invasion.rules.copying import resolve_copy_ability, resolve_copy_effects
from runestack.games.invasion.rules.dice import free_dice, roll
from runestack.games.invasion.rules.invasion_effects import BY_NAME as BY_INVASION
from runestack.games.invasion.rules.moving import (
    push_amount,
    push_move_screws,
    push_pairs,
    push_play_free,
)
from runestack.games.invasion.rules.paying_any import BY_NAME as BY_PAYING
from runestack.games.invasion.rules.prices import DISCOUNTS
from runestack.games.invasion.rules.primitives import (
    add_resource,
    gain_armor,
    lose_armor,
    lose_health,
    note_no_armor,
    refresh,
    strike,
)
from runestack.games.invasion.rules.rebuilding import ANY_SCREW, push_rebuild
from runestack.games.invasion.rules.recycling import push_look, push_recycle
from runestack.games.invasion.rules.reinforcing import TO_GARBAGE, TO_HAND, TO_TOP, push_take
from runestack.games.invasion.rules.seats import is_cooperative, opponent_of, players_in
from runestack.games.invasion.rules.stack import break_armor, clear_defeated, hit
from runestack.games.invasion.rules.state import QUIET, InvasionState
from runestack.games.invasion.rules.storage import may_store
from runestack.games.invasion.rules.storing import push_store
from runestack.games.invasion.rules.text import pierces
from runestack.games.invasion.rules.training import push_discover, push_recruit
from runestack.games.invasion.rules.values import (
    less_against_stack,
    more_dealt,
    more_destroyed,
    more_of_pair,
    prevented,
    who_is_dealt,
)
from runestack.kernel import operations as core
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.meaning import amount_of, players_of, zone_cards
from runestack.kernel.program import EACH_PLAYER, OPPONENT, Instruction


def carry_out(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Carries out one instruction; False where it cannot be executed."""
    return RESOLVERS[instruction.op](s, f, instruction)


def is_of_player(s: InvasionState, f: Frame) -> bool:
    """Whether a text is a player's, not the Invasion's: of a card (destroyed ones too), or of a stored pair."""
    face = s.face[f.card]
    return s.faces.type[face] & (c.PLAYING | c.PERMANENT) != 0 or face in s.faces.pairs


# -- damage ---


def resolve_deal(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Melee or ranged damage: to the opponent, to the stack point by point, or to each player."""
    kind = instruction.word
    number = amount_of(s, f, instruction)
    mine = is_of_player(s, f)
    if mine:
        number += more_dealt(s, f.seat, kind)
        s.emit(e.DEALS, f.seat, f.card, kind, number, rule_of_damage(kind))
    if instruction.player == EACH_PLAYER:
        deal_to_each(s, f, kind, number, mine)
    elif instruction.player != OPPONENT:
        deal_to_players(s, f, kind, number, players_of(s, f, instruction))
    elif is_cooperative(s):
        number -= less_against_stack(s, kind)
        if number > 0:
            push_damage(s, f.seat, f.card, kind, number, pierces(s, f))
    else:
        deal_to_player(s, f, opponent_of(s, f.seat), kind, number)
    return number > 0


def rule_of_damage(kind: int) -> str:
    """Melee takes armor first, ranged ignores it."""
    return "INV-ICON-2" if kind == c.RANGED else "INV-ICON-1"


def deal_to_player(s: InvasionState, f: Frame, seat: int, kind: int, number: int) -> None:
    """One player, with what texts prevent; a teammate may take it."""
    seat = who_is_dealt(s, seat)
    left = number - prevented(s, seat, kind, number)
    if left > 0:
        strike(s, seat, kind, left, pierces(s, f), rule_of_damage(kind))
        if f.seat != seat:
            s.dealt[f.seat] += left


def deal_to_each(s: InvasionState, f: Frame, kind: int, number: int, mine: bool) -> None:
    """Every player and, if a player deals it, also the top card, as one instruction (INV-RULING-83)."""
    if s.numbers[QUIET] or number <= 0:
        return
    for seat in players_in(s):
        deal_to_player(s, f, seat, kind, number)
    if mine and s.stack:
        left = number - less_against_stack(s, kind)
        if left > 0:
            hit(s, f.seat, s.stack[-1], left, kind == c.RANGED or pierces(s, f))
            clear_defeated(s, f.seat)


def deal_to_players(s: InvasionState, f: Frame, kind: int, number: int, seats: list[int]) -> None:
    """Certain players."""
    if s.numbers[QUIET] or number <= 0:
        return
    for seat in seats:
        deal_to_player(s, f, seat, kind, number)


def resolve_destroy_armor(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Armor falls, not below 0; the rest is ignored (INV-WORD-14)."""
    number = amount_of(s, f, instruction)
    mine = is_of_player(s, f)
    if mine:
        number += more_destroyed(s, f.seat)
    if instruction.player != EACH_PLAYER and not is_cooperative(s):
        armor_of(s, opponent_of(s, f.seat), number)
        return True
    if instruction.player == EACH_PLAYER and not s.numbers[QUIET]:
        for seat in players_in(s):
            armor_of(s, seat, number)
    if mine and s.stack:
        break_armor(s, f.seat, s.stack[-1], number)
    return True


def armor_of(s: InvasionState, seat: int, number: int) -> None:
    """A player's armor is destroyed."""
    broken = min(number, s.armor[seat])
    s.armor[seat] -= broken
    s.emit(e.ARMOR_DESTROYED, seat, NOTHING, NOTHING, broken, "INV-WORD-14")
    if broken:
        note_no_armor(s, seat, "INV-WORD-14")


def resolve_set_armor(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """To a number."""
    number = min(c.MOST_ARMOR, amount_of(s, f, instruction))
    if number > s.armor[f.seat]:
        gain_armor(s, f.seat, number - s.armor[f.seat], "INV-RULING-33")
    elif number < s.armor[f.seat]:
        lose_armor(s, f.seat, s.armor[f.seat] - number, "INV-RULING-33")
    return True


def resolve_move_armor(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Points of armor become health; how many the player chooses."""
    most = min(amount_of(s, f, instruction), s.armor[f.seat])
    if most <= 0:
        return False
    push_amount(s, f.seat, f.card, most)
    return True


# -- gains and losses ---


def resolve_gain(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Armor and health are assigned in cooperative mode (INV-DEF-1); tokens and screws are the player's own."""
    number = amount_of(s, f, instruction) + more_of_pair(s, f.card, f.seat, instruction.word)
    if number <= 0:
        return False
    for seat in players_of(s, f, instruction)[::-1]:
        give(s, f, seat, instruction.word, number)
    return True


def resolve_lose(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """It always concerns the player executing the effect (INV-WORD-15, 16), or each player."""
    number = amount_of(s, f, instruction)
    for seat in players_of(s, f, instruction):
        if s.numbers[QUIET]:
            continue
        if instruction.word == c.ARMOR:
            lose_armor(s, seat, number, "INV-WORD-15")
        else:
            lose_health(s, seat, number, "INV-WORD-16")
    return True


def resolve_add_resource(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Into the pool; of a choice the player names a colour for each (INV-RULING-49)."""
    number = amount_of(s, f, instruction)
    if instruction.word == c.WILD:
        picking_dice.push_pick_colour(s, f.seat, f.card, picking_dice.TO_POOL, number)
    elif instruction.word == c.ANY_SYMBOL:
        picking_dice.push_pick_colour(s, f.seat, f.card, picking_dice.ALL_TO_POOL, number)
    else:
        add_resource(s, f.seat, instruction.word, number, "INV-MAIN-3")
    return number > 0


def resolve_change_resource(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """A resource of the pool gets another colour."""
    picking_dice.push_pick_colour(s, f.seat, f.card, picking_dice.CHANGE, instruction.number)
    return has_pool(s, f.seat)


def has_pool(s: InvasionState, seat: int) -> bool:
    """Whether the pool has a resource."""
    for colour in range(c.COLOURS):
        if s.pool[seat * c.COLOURS + colour]:
            return True
    return False


# -- cards ---


def resolve_draw(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """One after the other, resumable after reinforcing (INV-DECK-3)."""
    number = amount_of(s, f, instruction)
    for seat in players_of(s, f, instruction)[::-1]:
        push_take(s, seat, number, TO_HAND, f.card)
    return number > 0


def resolve_draw_until(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Until the hand has so many cards."""
    number = amount_of(s, f, instruction) - len(s.hand[f.seat])
    if number <= 0:
        return False
    push_take(s, f.seat, number, TO_HAND, f.card)
    return True


def resolve_discard(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Cards of the own choice; ignored with an empty hand (INV-WORD-5)."""
    seats = players_of(s, f, instruction)
    for seat in seats[::-1]:
        picking.push_pick(s, seat, f.card, picking.DISCARD, amount_of(s, f, instruction))
    return len([seat for seat in seats if s.hand[seat]]) > 0


def resolve_recycle(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Tops of piles and hand cards onto the Deck (P-21)."""
    push_recycle(s, f.seat, f.card, amount_of(s, f, instruction), instruction.up_to)
    return True


def resolve_destroy_from(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """A card of some own zones."""
    frame = picking.push_pick(s, f.seat, f.card, picking.DESTROY, 1)
    frame.items = instruction.changes[:]
    return len(picking.candidates(s, frame)) > 0


def resolve_fetch(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """A card of an own zone goes somewhere else."""
    selector = instruction.selector
    if selector is None:
        return False
    what = picking.PLAYED_TO_DECK if selector.zone == c.IN_PLAYED else picking.FETCH
    frame = picking.push_pick(s, f.seat, f.card, what, 1)
    frame.items = zone_cards(s, f, selector)
    frame.target = instruction.place
    if (
        selector.zone == c.IN_DECK
    ):  # a search: the player sees the whole Deck, and it is shuffled afterwards
        for card in s.deck[f.seat]:
            s.known[card] |= 1 << f.seat
        frame.items.sort(key=s.face.__getitem__)
        if not frame.items:
            picking.shuffle_deck(s, f.seat)
    return len(frame.items) > 0


def resolve_swap(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """A hand card with the top card of the own Discard pile."""
    if not s.discard[f.seat] or not s.hand[f.seat]:
        return False
    picking.push_pick(s, f.seat, f.card, picking.SWAP, 1)
    return True


def resolve_look(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """The top cards of a Deck, put back in any order by their owner."""
    number = amount_of(s, f, instruction)
    if instruction.player == OPPONENT:
        push_look(s, f.seat, f.card, number)
        s.frames[-1].target = opponent_of(s, f.seat)
        return True
    for seat in players_of(s, f, instruction)[::-1]:
        push_look(s, seat, f.card, number)
        s.frames[-1].flag = 1 if instruction.up_to else 0
    return True


def resolve_reveal_top(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Everybody sees it, and it stays on top; an empty Deck is reinforced for it (INV-RULING-53)."""
    push_take(s, f.seat, 1, TO_TOP, f.card)
    return True


def resolve_put_top_under(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """The top card goes to the bottom."""
    deck = s.deck[f.seat]
    if not deck:
        return False
    deck.insert(0, deck.pop())
    s.emit(e.TO_DECK, f.seat, deck[0], NOTHING, 1, "INV-RULING-33")
    return True


def resolve_play_free(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """A hand card with so many symbols is played without paying (INV-RULING-148)."""
    return push_play_free(s, f.seat, f.card, instruction.number, instruction.up_to)


def resolve_double(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """The next card is executed twice; never more (INV-FAQ-6, INV-RULING-36)."""
    s.doubled[f.seat] = 1
    s.emit(e.DOUBLES, f.seat, f.card, NOTHING, 0, "INV-RULING-36")
    return True


def resolve_costs_less(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """A discount on the next card: of any symbol, or of a certain one, on any card or on one of a colour."""
    number = amount_of(s, f, instruction)
    if instruction.word == c.ANY_SYMBOL and not instruction.second:
        s.discounts[f.seat * DISCOUNTS + c.ANY_SYMBOL] += number
    else:
        kind = instruction.second - 1 if instruction.second else NOTHING
        for _ in range(number):
            lasting.add_lasting(s, lasting.DISCOUNT, f.seat, instruction.word, kind)
    s.emit(e.DISCOUNT, f.seat, f.card, NOTHING, instruction.number, "INV-RULING-43")
    return True


def resolve_mill(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Cards of the Deck go to the Garbage dump; the opponent's is the Invasion's (INV-RULING-83)."""
    if instruction.player == OPPONENT and is_cooperative(s):
        push_take(s, NOBODY, amount_of(s, f, instruction), TO_GARBAGE, f.card)
        return True
    if s.numbers[QUIET]:
        return False
    for seat in players_of(s, f, instruction)[::-1]:
        push_take(s, seat, amount_of(s, f, instruction), TO_GARBAGE, f.card)
    return True


# -- training and permanents ---


def resolve_take_starting(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """A starting card of the supply."""
    picking.push_pick(s, f.seat, f.card, picking.STARTING_CARD, 1)
    return len(s.starting_supply) > 0


def resolve_recruit(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """One of three, or of as many as the text says."""
    push_recruit(s, f.seat, instruction.number or c.DRAWN_TO_CHOOSE, instruction.second, f.card)
    return True


def resolve_discover(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """A new technology."""
    push_discover(s, f.seat, f.card)
    return True


def resolve_train_now(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """A card in training goes to the Discard pile at once."""
    picking.push_pick(s, f.seat, f.card, picking.TRAIN, 1)
    return len(s.training[f.seat]) > 0


def resolve_move_screws(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Among the cards in training."""
    push_move_screws(s, f.seat, f.card)
    return len(s.training[f.seat]) > 1


def resolve_refresh(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """All cards of a kind in the own Base, or one of choice."""
    cards = picking.exhausted_cards(s, f.seat, instruction.word)
    if instruction.number == 0:
        for card in cards:
            refresh(s, card, "INV-WORD-11")
    else:
        frame = picking.push_pick(s, f.seat, f.card, picking.REFRESH, instruction.number)
        frame.target = instruction.word
        frame.place = 1 if instruction.up_to else 0
    return len(cards) > 0


def resolve_exhaust_technology(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """An opponent's technology; in cooperative mode a protocol."""
    picking.push_pick(s, f.seat, f.card, picking.ENEMY_TECHNOLOGY, 1)
    return len(picking.enemy_technologies(s, f.seat)) > 0


def resolve_destroy_technology(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """One of the own technologies, never the leader (INV-RULING-67); of the Invasion a protocol (INV-RULING-83)."""
    if s.numbers[QUIET]:
        return False
    if instruction.player == OPPONENT and is_cooperative(s):
        picking.push_pick(s, f.seat, f.card, picking.ENEMY_PROTOCOL, 1)
        return len(s.protocols) > 0
    for seat in players_of(s, f, instruction)[::-1]:
        picking.push_pick(s, seat, f.card, picking.OWN_TECHNOLOGY, 1)
    return True


# -- dice and storage ---


def resolve_stop_die(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """A die is not used (INV-RULING-105)."""
    return pick_dice(s, f, instruction, picking_dice.STOP_DIE)


def resolve_hold_die(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """A die is not used while the event lasts (INV-RULING-116)."""
    return pick_dice(s, f, instruction, picking_dice.HOLD_DIE)


def pick_dice(s: InvasionState, f: Frame, instruction: Instruction, what: int) -> bool:
    """Each player that is meant picks a die."""
    if s.numbers[QUIET]:
        return False
    seats = players_of(s, f, instruction)
    for seat in seats[::-1]:
        picking_dice.push_pick_die(s, seat, f.card, what, 1)
    return len(seats) > 0


def resolve_turn_die(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """An unused die is laid on another side."""
    frame = picking_dice.push_pick_die(s, f.seat, f.card, picking_dice.TURN, instruction.number)
    frame.place = 1 if instruction.up_to else 0
    frame.target = instruction.word
    return len(free_dice(s, f.seat)) > 0


def resolve_reroll(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Unused dice, without tokens; with a word only those that show no colour."""
    if instruction.number == 0 and not instruction.up_to:
        dice = free_dice(s, f.seat)
        for die in dice:
            roll(s, die, e.REROLLS, "INV-RULING-41")
        return len(dice) > 0
    number = instruction.number or c.DICE_EACH
    frame = picking_dice.push_pick_die(s, f.seat, f.card, picking_dice.REROLL, number)
    frame.place = 1 if instruction.up_to else 0
    frame.target = instruction.word
    return len(picking_dice.dice_for(s, frame)) > 0


def resolve_roll_one(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """A die of choice, whatever its state; only what it shows matters."""
    picking_dice.push_pick_die(s, f.seat, f.card, picking_dice.ROLL, 1)
    return True


def resolve_reuse(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """A used die can be used again."""
    frame = picking_dice.push_pick_die(s, f.seat, f.card, picking_dice.REUSE, 1)
    return len(picking_dice.dice_for(s, frame)) > 0


def resolve_collect(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """The resources of an unused die, which stays unused."""
    picking_dice.push_pick_die(s, f.seat, f.card, picking_dice.COLLECT, 1)
    return len(free_dice(s, f.seat)) > 0


def resolve_replace_screw(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """At once."""
    push_rebuild(s, f.seat, f.card, ANY_SCREW)
    return True


def resolve_more_transform(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Once more this turn."""
    s.transforms[f.seat] += 1
    return True


def resolve_store(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """A coloured resource, or one of choice."""
    number = amount_of(s, f, instruction)
    if not may_store(s, f.seat) or number <= 0:
        return False
    if instruction.word == c.ANY_SYMBOL:
        picking_dice.push_pick_colour(s, f.seat, f.card, picking_dice.TO_STORAGE, number)
    else:
        wanted = [0] * c.TYPES_STORED
        wanted[instruction.word] = number
        push_store(s, f.seat, wanted, f.card)
    return True


def resolve_move_stored(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """To another open spot that accepts it."""
    s.push(Frame(p.MOVE_STORED, f.seat, f.card))
    return len(picking_dice.movable(s, f.seat)) > 0


def resolve_execute_stored(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """The abilities of different types, without using anything."""
    push_pairs(s, f.seat, f.card, instruction.number)
    return True


def resolve_shift(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Tempo, or without its limits; in competitive mode nothing."""
    if not is_cooperative(s):
        return False
    push_shift(s, f.seat, f.card, instruction.number, instruction.up_to, instruction.word)
    return True


Resolver = Callable[[InvasionState, Frame, Instruction], bool]
BY_NAME: Final[dict[str, Resolver]] = {
    "Gain": resolve_gain,
    "Lose": resolve_lose,
    "Draw": resolve_draw,
    "Discard": resolve_discard,
    "Deal": resolve_deal,
    "Fetch": resolve_fetch,
    "Put": resolve_fetch,
    "DestroyArmor": resolve_destroy_armor,
    "SetArmor": resolve_set_armor,
    "MoveArmor": resolve_move_armor,
    "AddResource": resolve_add_resource,
    "ChangeResource": resolve_change_resource,
    "DrawUntil": resolve_draw_until,
    "Recycle": resolve_recycle,
    "DestroyFrom": resolve_destroy_from,
    "SwapWithDiscard": resolve_swap,
    "LookAndReorder": resolve_look,
    "RevealTop": resolve_reveal_top,
    "PutTopUnder": resolve_put_top_under,
    "CopyEffects": resolve_copy_effects,
    "CopyAbility": resolve_copy_ability,
    "PlayFree": resolve_play_free,
    "DoubleNext": resolve_double,
    "CostsLess": resolve_costs_less,
    "TakeStarting": resolve_take_starting,
    "Recruit": resolve_recruit,
    "Discover": resolve_discover,
    "TrainNow": resolve_train_now,
    "MoveScrews": resolve_move_screws,
    "Refresh": resolve_refresh,
    "ExhaustTechnology": resolve_exhaust_technology,
    "DestroyTechnology": resolve_destroy_technology,
    "StopDie": resolve_stop_die,
    "HoldDie": resolve_hold_die,
    "TurnDie": resolve_turn_die,
    "RerollDice": resolve_reroll,
    "RollOne": resolve_roll_one,
    "ReuseDie": resolve_reuse,
    "CollectDie": resolve_collect,
    "ReplaceScrew": resolve_replace_screw,
    "MoreTransform": resolve_more_transform,
    "Store": resolve_store,
    "MoveStored": resolve_move_stored,
    "ExecuteStored": resolve_execute_stored,
    "ShiftEvent": resolve_shift,
    "MillPlayers": resolve_mill,
    **BY_INVASION,
    **BY_CARDS,
    **BY_PAYING,
}
RESOLVERS: Final[list[Resolver]] = core.table(op.NUMBERS, BY_NAME, core.cannot_be_carried_out)

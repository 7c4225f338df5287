"""What the instructions of texts do to the Invasion, or by it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import counts, moving, picking
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules import lasting_changes as lasting
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules.invasion_turn import (
    push_deploy,
    push_deploy_card,
    push_train,
    push_train_zone,
    refresh_protocols,
    trainable_zones,
)
from runestack.games.invasion.rules.picking_dice import (
    DESTROY_THERE,
    STORE_THERE,
    push_pick_stored,
    push_pick_zone,
)
from runestack.games.invasion.rules.primitives import destroy, move, store_in_zone
from runestack.games.invasion.rules.rebuilding import TO_NEUTRAL, push_rebuild
from runestack.games.invasion.rules.recycling import invasion_recycles
from runestack.games.invasion.rules.reinforcing import TO_DESTROYED, TO_GARBAGE, push_take
from runestack.games.invasion.rules.research import research, top_of_supply
from runestack.games.invasion.rules.seats import (
    captain,
    has_stopped,
    is_cooperative,
)
from runestack.games.invasion.rules.stack import clear_defeated, current, hit, strike_players
from runestack.games.invasion.rules.state import QUIET, TECHNOLOGY_TOKENS, InvasionState
from runestack.games.invasion.rules.storage import lose_stored, open_spot_with
from runestack.games.invasion.rules.text import pierces
from runestack.games.invasion.rules.values import (
    PAIRED,
    is_guarded,
    is_protected,
    less_against_stack,
)
from runestack.kernel.decision import option, option_first
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOBODY, NOTHING, Frame
from runestack.kernel.meaning import amount_of, players_of
from runestack.kernel.procedure import define, label
from runestack.kernel.program import OPPONENT, Instruction


def is_invader(s: InvasionState, card: int) -> bool:
    """Whether a card is an invasion card, whose text speaks of itself."""
    return s.faces.type[s.face[card]] == c.INVADER


def resolve_destroy_lowest(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """The card at the bottom of the stack is destroyed without being defeated."""
    if not s.stack or is_protected(s, s.stack[0], e.BE_DESTROYED):
        return False
    destroy(s, s.stack[0], "INV-WORD-1")
    return True


def resolve_destroy_highest(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """The top card of the stack, likewise."""
    if not s.stack or is_protected(s, s.stack[-1], e.BE_DESTROYED):
        return False
    destroy(s, s.stack[-1], "INV-WORD-1")
    return True


def resolve_hit_stack(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Certain cards of the stack: one below the top card is defeated once it is the top card (INV-DMG-2)."""
    kind = instruction.word
    number = amount_of(s, f, instruction) - less_against_stack(s, kind)
    if not s.stack or number <= 0:
        return False
    ignores_armor = kind == c.RANGED or pierces(s, f)
    if instruction.second == counts.CHOSEN_CARD:
        frame = picking.push_pick(s, f.seat, f.card, picking.STACK_HIT, 1)
        frame.target = number
        frame.items = [1 if ignores_armor else 0]
        return True
    cards = s.stack[:1] if instruction.second == counts.LOWEST else s.stack[:]
    for card in cards[::-1]:
        s.dealt[f.seat] += number
        hit(s, f.seat, card, number, ignores_armor)
    clear_defeated(s, f.seat)
    return True


def resolve_destroy_one(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """A card of choice; those in zones may be guarded."""
    if instruction.word == c.IN_ZONE and is_guarded(s):
        return False
    what = picking.STACK_DESTROYED if instruction.word == c.IN_STACK else picking.ZONE_DESTROYED
    frame = picking.push_pick(s, f.seat, f.card, what, 1)
    return len(picking.candidates(s, frame)) > 0


def resolve_top_card_changes(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """As long as it is on top, until the round ends."""
    if not s.stack:
        return False
    lasting.change_top_card(s, instruction.word, amount_of(s, f, instruction))
    return True


def resolve_train_zone(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Only if its resources pay for its card (INV-ITURN-7)."""
    if instruction.word not in trainable_zones(s):
        return False
    push_train_zone(s, instruction.word)
    return True


def resolve_counts_as(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Resources of a colour also pay for another one this turn."""
    code = instruction.word * PAIRED + instruction.second
    lasting.add_lasting(s, lasting.COUNTS_AS, f.seat, code, NOTHING)
    return True


def resolve_redirect(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """The next damage is dealt to a teammate."""
    for seat in players_of(s, f, instruction):
        lasting.add_lasting(s, lasting.REDIRECT, f.seat, seat, f.seat)
    return True


def resolve_attack_top(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """The top card attacks with what the stack supports (INV-IWORD-2)."""
    if not s.stack or s.numbers[QUIET]:
        return False
    begin_attack(s, s.stack[-1])
    return True


def resolve_destroy_zone_resource(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Resources in a zone of choice, unless a card guards them."""
    zones = [colour for colour in range(c.COLOURS) if s.zone_stored[colour]]
    if not zones or is_guarded(s):
        return False
    push_pick_zone(s, f.seat, f.card, DESTROY_THERE, amount_of(s, f, instruction), zones)
    return True


def resolve_destroy_stored(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Stored resources of a player; the opponent's in cooperative mode lie in one zone (INV-RULING-83)."""
    number = amount_of(s, f, instruction)
    if instruction.player == OPPONENT and is_cooperative(s):
        return resolve_destroy_zone_resource(s, f, instruction)
    if s.numbers[QUIET]:
        return False
    for seat in players_of(s, f, instruction)[::-1]:
        push_pick_stored(s, seat, f.card, number)
    return True


def resolve_destroy_all_stored(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """All that a player has stored: there is nothing to choose."""
    found = open_spot_with(s, f.seat)
    while found:
        lose_stored(s, f.seat, found[0])
        found = open_spot_with(s, f.seat)
    return True


def resolve_invasion_stores(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """In the zone of a colour; of wild the captain chooses; or in the zones with the fewest or the most."""
    number = amount_of(s, f, instruction)
    word = instruction.word
    if word < c.COLOURS:
        store_in_zone(s, word, number, "INV-IWORD-3")
    elif word == c.WILD:
        push_pick_zone(s, captain(s), f.card, STORE_THERE, number, list(range(c.COLOURS)))
    else:
        store_by_size(s, f, word, number, max(1, instruction.second))
    return True


def store_by_size(s: InvasionState, f: Frame, word: int, number: int, zones: int) -> None:
    """Several zones are found one after the other; between equal ones the captain chooses."""
    order = list(range(c.COLOURS))
    order.sort(key=s.zone_stored.__getitem__, reverse=word == c.MOST)
    limit = s.zone_stored[order[zones - 1]]
    equal = [colour for colour in order if s.zone_stored[colour] == limit]
    clear = [colour for colour in order[:zones] if s.zone_stored[colour] != limit]
    left = zones - len(clear)
    if left == len(equal):
        clear.extend(equal)
        left = 0
    if left:
        push_several(s, f, number, left, equal)
    for colour in clear:
        store_in_zone(s, colour, number, "INV-IWORD-3")


def push_several(s: InvasionState, f: Frame, number: int, zones: int, equal: list[int]) -> None:
    """Of equal zones some are chosen, each once."""
    frame = Frame(p.PICK_ZONES, captain(s), f.card)
    frame.number = number
    frame.count = zones
    frame.items = equal
    s.push(frame)


def pick_zones_1_ask(s: InvasionState, f: Frame) -> None:
    """The next one."""
    if f.count <= 0 or not f.items:
        f.step = END
        return
    options = [option(ch.ZONE, colour, 0) for colour in f.items]
    ask(s, f, f.seat, ch.ASK_ZONE, options, f.card, STORE_THERE)


def pick_zones_2_do(s: InvasionState, f: Frame) -> None:
    """Stored there."""
    colour = option_first(f.answer)
    f.items.remove(colour)
    f.count -= 1
    f.step = PICK_ZONES_1_ASK
    store_in_zone(s, colour, f.number, "INV-IWORD-3")


define(p.PICK_ZONES, [pick_zones_1_ask, pick_zones_2_do])
PICK_ZONES_1_ASK: Final = label(p.PICK_ZONES, pick_zones_1_ask)


def resolve_invasion_token(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Technology tokens of the Invasion (INV-RULING-9)."""
    number = amount_of(s, f, instruction)
    s.numbers[TECHNOLOGY_TOKENS] += number
    s.emit(e.INVASION_TOKENS, NOBODY, f.card, NOTHING, number, "INV-RULING-9")
    return True


def resolve_invasion_recycles(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Onto its deck."""
    invasion_recycles(s, amount_of(s, f, instruction))
    return True


def resolve_invasion_mill(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Cards of its deck go to its Garbage dump."""
    push_take(s, NOBODY, amount_of(s, f, instruction), TO_GARBAGE, f.card)
    return True


def resolve_deploy(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """The top cards of its deck."""
    push_deploy(s, amount_of(s, f, instruction))
    return True


def resolve_deploy_this(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """A Unique card deploys itself."""
    if not is_invader(s, f.card):
        return False
    push_deploy_card(s, f.card)
    return True


def resolve_attack(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Ranged damage to each player, then melee, by the card's own values (INV-IWORD-2, INV-RULING-102)."""
    if not is_invader(s, f.card) or s.numbers[QUIET]:
        return False
    begin_attack(s, f.card)
    return True


def begin_attack(s: InvasionState, card: int) -> None:
    """A card strikes each player."""
    ranged = current(s, card, c.RANGED)
    s.emit(e.ATTACKS, NOBODY, card, ranged, current(s, card, c.MELEE), "INV-IWORD-2")
    s.push(Frame(p.ATTACK, NOBODY, card))


def attack_1_ranged(s: InvasionState, f: Frame) -> None:
    """Losing is looked at in between (INV-RULING-99)."""
    f.number = current(s, f.card, c.MELEE)
    strike_players(s, c.RANGED, current(s, f.card, c.RANGED), "INV-IWORD-2")
    s.settle()


def attack_2_melee(s: InvasionState, f: Frame) -> None:
    """Then melee."""
    strike_players(s, c.MELEE, f.number, "INV-IWORD-2")
    s.settle()


define(p.ATTACK, [attack_1_ranged, attack_2_melee])


def resolve_destroy_this(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """The card is destroyed, instead of going where it would."""
    if s.zone[f.card] in (c.DESTROYED, c.ON_BOARD) or is_protected(s, f.card, e.BE_DESTROYED):
        return False
    destroy(s, f.card, "INV-RULING-102")
    return True


def resolve_become_protocol(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """It is a protocol from then on, refreshed (INV-RULING-102)."""
    if not is_invader(s, f.card):
        return False
    move(s, f.card, c.IN_PROTOCOLS, NOBODY)
    s.emit(e.BECOMES_PROTOCOL, NOBODY, f.card, NOTHING, len(s.protocols), "INV-RULING-102")
    return True


def resolve_research(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Protocols of the supply."""
    research(s, amount_of(s, f, instruction))
    return True


def resolve_refresh_protocols(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """All of them."""
    refresh_protocols(s)
    return True


def resolve_train_fullest(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """The card of the zone with the most resources is trained if it can be."""
    most = max(s.zone_stored)
    for colour in trainable_zones(s):
        if s.zone_stored[colour] == most:
            push_train_zone(s, colour)
            return True
    return False


def resolve_train_from_supply(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Without resources and without a zone effect (INV-RULING-119)."""
    frame = Frame(p.TRAIN_SUPPLY, NOBODY, f.card)
    frame.number = amount_of(s, f, instruction)
    s.push(frame)
    return frame.number > 0 and top_of_supply(s) != NOTHING


def train_supply_1_next(s: InvasionState, f: Frame) -> None:
    """One after the other: a Unique card may train the next one itself; number: how many are left."""
    card = top_of_supply(s)
    if f.number <= 0 or card == NOTHING or has_stopped(s):
        return
    f.number -= 1
    f.step = TRAIN_SUPPLY_1_NEXT
    push_train(s, card, NOTHING)


define(p.TRAIN_SUPPLY, [train_supply_1_next])
TRAIN_SUPPLY_1_NEXT: Final = label(p.TRAIN_SUPPLY, train_supply_1_next)


def resolve_destroy_zone_cards(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """All cards in the zones (INV-SC2-11)."""
    for card in s.zones[:]:
        destroy(s, card, "INV-SC2-11")
    return True


def resolve_lose_screw(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """A coloured screw on an own die is exchanged for a neutral one (INV-SC2-8)."""
    for seat in players_of(s, f, instruction)[::-1]:
        push_rebuild(s, seat, f.card, TO_NEUTRAL)
    return True


def resolve_destroy_top(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Cards on top of the own Deck; the opponent's is the Invasion's (INV-RULING-83)."""
    if instruction.player == OPPONENT and is_cooperative(s):
        push_take(s, NOBODY, max(1, amount_of(s, f, instruction)), TO_DESTROYED, f.card)
        return True
    for seat in players_of(s, f, instruction)[::-1]:
        push_take(s, seat, max(1, amount_of(s, f, instruction)), TO_DESTROYED, f.card)
    return True


def resolve_chosen_gains(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """A player of choice gains something."""
    moving.push_pick_player(s, f.seat, f.card, instruction.word, amount_of(s, f, instruction))
    return True


def resolve_chosen_draws(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """A player of choice draws."""
    moving.push_pick_player(s, f.seat, f.card, moving.DRAWS, amount_of(s, f, instruction))
    return True


def resolve_chosen_looks(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """A player of choice looks at the own Deck, and draws."""
    frame = moving.push_pick_player(s, f.seat, f.card, moving.LOOKS, amount_of(s, f, instruction))
    frame.count = instruction.second
    return True


def resolve_forbid(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Something is forbidden to players for a while."""
    for seat in players_of(s, f, instruction):
        stamp = f.seat if instruction.until == counts.UNTIL_NEXT_TURN else NOTHING
        lasting.add_lasting(s, lasting.FORBID, seat, instruction.word, stamp)
    return True


def resolve_reroll_later(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """Dice may be rerolled after the next roll."""
    lasting.add_lasting(s, lasting.REROLLS, f.seat, amount_of(s, f, instruction), NOTHING)
    return True


BY_NAME: Final[dict[str, Callable[[InvasionState, Frame, Instruction], bool]]] = {
    "DestroyLowest": resolve_destroy_lowest,
    "DestroyHighest": resolve_destroy_highest,
    "AttackTop": resolve_attack_top,
    "HitStack": resolve_hit_stack,
    "DestroyOne": resolve_destroy_one,
    "TopCardChanges": resolve_top_card_changes,
    "TrainZone": resolve_train_zone,
    "CountAs": resolve_counts_as,
    "Redirect": resolve_redirect,
    "DestroyZoneResource": resolve_destroy_zone_resource,
    "DestroyStored": resolve_destroy_stored,
    "DestroyAllStored": resolve_destroy_all_stored,
    "InvasionStores": resolve_invasion_stores,
    "InvasionToken": resolve_invasion_token,
    "InvasionRecycles": resolve_invasion_recycles,
    "InvasionMill": resolve_invasion_mill,
    "Deploy": resolve_deploy,
    "DeployThis": resolve_deploy_this,
    "Attack": resolve_attack,
    "DestroyThis": resolve_destroy_this,
    "BecomeProtocol": resolve_become_protocol,
    "Research": resolve_research,
    "RefreshProtocols": resolve_refresh_protocols,
    "TrainFullest": resolve_train_fullest,
    "TrainFromSupply": resolve_train_from_supply,
    "DestroyZoneCards": resolve_destroy_zone_cards,
    "LoseScrew": resolve_lose_screw,
    "DestroyTop": resolve_destroy_top,
    "ChosenGains": resolve_chosen_gains,
    "ChosenDraws": resolve_chosen_draws,
    "ChosenLooks": resolve_chosen_looks,
    "Forbid": resolve_forbid,
    "RerollLater": resolve_reroll_later,
}

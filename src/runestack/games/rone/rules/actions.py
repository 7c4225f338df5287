"""What a player may do now: every condition is a check with its rule (P-5, P-6, P-10)."""

from __future__ import annotations

from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules.faces import OUT_OF_REACH
from runestack.games.rone.rules.selection import can_begin
from runestack.games.rone.rules.state import ACTIVE_PLAYER, COMBAT, NO_COMBAT, PHASE, RoneState
from runestack.games.rone.rules.targets import sees
from runestack.games.rone.rules.values import (
    ON_CANNOT,
    ON_COST,
    ON_INCOME,
    ON_LEVEL,
    ON_NOT_ATTACKED_BY,
    ON_RECYCLE,
    fits,
    flags,
    forbidding,
    holds,
    players_meant,
    ranged,
)
from runestack.kernel.checks import Why, fails, passed
from runestack.kernel.decision import option
from runestack.kernel.frame import NOTHING
from runestack.kernel.program import Ability, Cost

# -- prices --------------------------------------------------------------------------------------


def price_change(s: RoneState, seat: int, card: int, kind: int) -> int:
    """What continuous texts add to a price that a player pays (for a card, or NOTHING)."""
    change = 0
    for listener in s.listeners:
        if listener.kind != kind:
            continue
        ability = s.abilities[listener.text]
        if seat not in players_meant(s, s.controller[listener.card], ability.player):
            continue
        if ability.selector is not None and card != NOTHING:
            if not fits(s, ability.selector, card, listener.card, listener.printed, True):
                continue
        if ability.condition is None or holds(
            s, ability.condition, listener.card, listener.printed, NOTHING, True
        ):
            change += ability.words[0]
    return change


def cost_to_play(s: RoneState, seat: int, card: int) -> int:
    """Water to play a card now, or NEVER."""
    cost = s.faces.cost[s.face[card]]
    if cost == c.NEVER:
        return c.NEVER
    if s.listening[ON_COST]:
        cost += price_change(s, seat, card, ON_COST)
    if s.lasting:
        for mark in s.lasting:
            if (
                mark.kind == c.LAST_CHEAPER
                and mark.seat == seat
                and s.faces.type[s.face[card]] & (mark.number >> 6)
            ):
                cost -= mark.number & 63
    return max(0, cost)


def cost_to_recycle(s: RoneState, seat: int, card: int) -> int:
    """Cards to remove for recycling a card now, or NEVER."""
    cost = s.faces.recycle[s.face[card]]
    if cost == c.NEVER:
        return c.NEVER
    if s.listening[ON_RECYCLE]:
        cost += price_change(s, seat, card, ON_RECYCLE)
    return max(0, cost)


def cost_to_level_up(s: RoneState, seat: int) -> int:
    """The price printed on the next level's card; NEVER at the highest level, or if it is greyed out."""
    following = s.faces.next_level[s.face[s.hero[seat]]]
    if following == NOTHING:
        return c.NEVER
    cost = s.faces.cost[following]
    if cost == c.NEVER:
        return c.NEVER
    if s.listening[ON_LEVEL]:
        cost += price_change(s, seat, NOTHING, ON_LEVEL)
    return max(0, cost)


def income(s: RoneState, seat: int, resource: int) -> int:
    """Water or card income of a player's hero."""
    face = s.face[s.hero[seat]]
    value = s.faces.water_income[face] if resource == c.WATER else s.faces.card_income[face]
    if s.listening[ON_INCOME]:
        for listener in s.listeners:
            if listener.kind == ON_INCOME:
                ability = s.abilities[listener.text]
                if (
                    ability.words[1] == resource
                    and seat in players_meant(s, s.controller[listener.card], ability.player)
                    and (
                        ability.condition is None
                        or holds(
                            s, ability.condition, listener.card, listener.printed, NOTHING, True
                        )
                    )
                ):
                    value += ability.words[0]
    return max(0, value)


# -- paying --------------------------------------------------------------------------------------


def payable(
    s: RoneState, seat: int, costs: list[Cost], holder: int, water_spent: int, why: Why | None
) -> bool:
    """Whether all parts of a cost can be paid together (RONE-RULING-5). The acting card is no payment."""
    water = water_spent
    hand = 0
    deck = 0
    graveyard = 0
    units = 0
    damage = 0
    for cost in costs:
        kind = cost.kind
        if kind == c.PAY_WATER:
            water += cost.number
        elif kind == c.PAY_RECYCLE:
            graveyard += cost.number
        elif kind == c.PAY_DISCARD:
            hand += cost.number
        elif kind == c.PAY_TOP:
            deck += cost.number
        elif kind == c.PAY_DAMAGE:
            damage += cost.number
        else:
            units += 1
            if len(units_to_pay(s, cost, seat, holder)) < units:
                if fails(why, "RONE-ABIL-2", "no_unit_to_pay", holder):
                    return False
    if water > s.water[seat] and fails(why, "RONE-ABIL-2", "water", holder, water, s.water[seat]):
        return False
    if graveyard and len(s.graveyard[s.side[seat]]) < graveyard:
        if fails(
            why, "RONE-RULING-77", "graveyard", holder, graveyard, len(s.graveyard[s.side[seat]])
        ):
            return False
    if hand:
        have = len(s.hand[seat]) - (1 if holder in s.hand[seat] else 0)
        if have < hand and fails(why, "RONE-ABIL-2", "hand", holder, hand, have):
            return False
    if deck and len(s.deck[s.side[seat]]) < deck:
        if fails(why, "RONE-ABIL-2", "deck", holder, deck, len(s.deck[s.side[seat]])):
            return False
    if damage:
        have = len(s.deck[s.side[seat]]) + len(s.hand[seat]) - (1 if holder in s.hand[seat] else 0)
        if have < damage + hand + deck and fails(why, "RONE-ABIL-2", "life", holder, damage, have):
            return False
    return passed(why)


def units_to_pay(s: RoneState, cost: Cost, seat: int, holder: int) -> list[int]:
    """Units that can be destroyed as a payment."""
    if cost.selector is None:
        return []
    selector = cost.selector
    return [
        card
        for card in s.units[s.side[seat]]
        if fits(s, selector, card, holder, holder, False) and s.doomed[card] == 0
    ]


# -- timing --------------------------------------------------------------------------------------


def slow_timing(s: RoneState, seat: int, why: Why | None) -> bool:
    """Slow effects: the active player, the own main phase, nothing on the stack, no combat."""
    if s.numbers[ACTIVE_PLAYER] != seat and fails(why, "RONE-SLOW-3", "not_your_turn"):
        return False
    if s.numbers[PHASE] != c.PHASE_MAIN and fails(why, "RONE-SLOW-3", "not_main_phase"):
        return False
    if s.numbers[COMBAT] != NO_COMBAT and fails(why, "RONE-SLOW-4", "combat"):
        return False
    # the last one follows from the others where they have failed already
    if passed(why) and not asked(s, seat, ch.ASK_MAIN) and fails(why, "RONE-SLOW-5", "reaction"):
        return False
    return passed(why)


def fast_timing(s: RoneState, seat: int, why: Why | None) -> bool:
    """Fast effects: in the own main phase, or whenever a window is open for the player."""
    if not asked(s, seat, ch.ASK_MAIN) and not asked(s, seat, ch.ASK_WINDOW):
        if fails(why, "RONE-FAST-3", "no_window"):
            return False
    return passed(why)


def asked(s: RoneState, seat: int, kind: int) -> bool:
    """Whether a player is asked this question now."""
    for question in s.asking:
        if question.seat == seat and question.kind == kind:
            return True
    return False


# -- playing -------------------------------------------------------------------------------------


def is_slow(s: RoneState, card: int) -> bool:
    """Units, technologies, and tactics with Slow effect."""
    face = s.face[card]
    return s.faces.type[face] != c.TACTIC or s.faces.flags[face] & c.SLOW_EFFECT != 0


def can_play(s: RoneState, seat: int, card: int, why: Why | None) -> bool:
    """Whether a player could activate a card of the own hand or technology deck now."""
    face = s.face[card]
    kind = s.faces.type[face]
    if s.zone[card] != (c.IN_TECHNOLOGY_DECK if kind == c.TECHNOLOGY else c.IN_HAND):
        fails(why, "RONE-PLAY-1", "not_in_hand", card)
        return False
    if s.faces.cost[face] == c.NEVER:
        fails(why, "RONE-PLAY-4", "greyed_out", card)
        return False
    if s.faces.level[face] > s.hero_level[seat]:
        if fails(why, "RONE-PLAY-3", "level", card, s.faces.level[face], s.hero_level[seat]):
            return False
    cost = cost_to_play(s, seat, card)
    if cost > s.water[seat] and fails(why, "RONE-PLAY-2", "water", card, cost, s.water[seat]):
        return False
    if kind == c.TECHNOLOGY and len(s.technology[seat]) >= 3:
        if fails(why, "RONE-PLAY-6", "three_technologies", card, 3, len(s.technology[seat])):
            return False
    if kind == c.TACTIC:
        ability = s.abilities[s.faces.tactic[face]]
        if not can_begin(s, ability, seat, card, card, True):
            if fails(why, "RONE-RULING-50", "no_target", card):
                return False
    return passed(why)


def can_play_something_slow(s: RoneState, seat: int) -> bool:
    """RONE-RULING-58: an announcement needs at least one legal way to carry it out."""
    for card in s.hand[seat]:
        if is_slow(s, card) and can_play(s, seat, card, None):
            return True
    if len(s.technology[seat]) < 3:
        for card in s.technology_deck[s.side[seat]]:
            if can_play(s, seat, card, None):
                return True
    return False


def playable_slow(s: RoneState, seat: int) -> list[int]:
    """The cards that can be named in step 3 after announcing to play a card."""
    cards = [card for card in s.hand[seat] if is_slow(s, card) and can_play(s, seat, card, None)]
    cards.extend(
        [card for card in s.technology_deck[s.side[seat]] if can_play(s, seat, card, None)]
    )
    return cards


def can_recycle(s: RoneState, seat: int, card: int, why: Why | None) -> bool:
    """Whether a player could recycle a card of the own graveyard now."""
    pile = s.graveyard[s.side[seat]]
    if card not in pile:
        fails(why, "RONE-RECY-1", "not_in_graveyard", card)
        return False
    if pile[-1] != card and fails(why, "RONE-RECY-1", "not_on_top", card):
        return False
    face = s.face[card]
    if s.faces.type[face] == c.TECHNOLOGY:
        fails(why, "RONE-RECY-9", "technology", card)
        return False
    cost = cost_to_recycle(s, seat, card)
    if cost == c.NEVER:
        fails(why, "RONE-RECY-5", "greyed_out", card)
        return False
    if s.faces.level[face] > s.hero_level[seat]:
        if fails(why, "RONE-RECY-3", "level", card, s.faces.level[face], s.hero_level[seat]):
            return False
    if len(pile) - 1 < cost and fails(
        why, "RONE-RULING-70", "graveyard", card, cost, len(pile) - 1
    ):
        return False
    if s.faces.type[face] == c.TACTIC:
        ability = s.abilities[s.faces.tactic[face]]
        if not can_begin(s, ability, seat, card, card, True):
            if fails(why, "RONE-RULING-50", "no_target", card):
                return False
    return passed(why)


def can_level_up(s: RoneState, seat: int, why: Why | None) -> bool:
    """Whether a player could level up the own hero now."""
    cost = cost_to_level_up(s, seat)
    if cost == c.NEVER:
        if s.faces.next_level[s.face[s.hero[seat]]] == NOTHING:
            fails(why, "RONE-LEVEL-2", "highest_level", s.hero[seat])
        else:
            fails(why, "RONE-LEVEL-1", "greyed_out", s.hero[seat])
        return False
    if cost > s.water[seat] and fails(
        why, "RONE-LEVEL-1", "water", s.hero[seat], cost, s.water[seat]
    ):
        return False
    return passed(why)


# -- activated abilities -------------------------------------------------------------------------


def activated_abilities(s: RoneState, card: int) -> list[int]:
    """The activated abilities a card has now: pairs of ability and the card they are printed on, flattened."""
    found: list[int] = []
    for text in s.faces.activated[s.face[card]]:
        found.append(text)
        found.append(card)
    if s.marks[card]:
        for mark in s.lasting:
            if mark.card == card and mark.kind == c.LAST_COPY:
                for text in s.faces.activated[s.face[mark.number]]:
                    found.append(text)
                    found.append(mark.number)
    return found


def can_use(
    s: RoneState, seat: int, card: int, ability: Ability, printed: int, why: Why | None
) -> bool:
    """Whether a player could use an activated ability of a card now."""
    if s.zone[card] != c.ON_BATTLEFIELD:
        fails(why, "RONE-ABIL-1", "not_in_play", card)
        return False
    if not may_use_cards_of(s, seat, card) and fails(why, "RONE-OWN-1", "not_yours", card):
        return False
    if s.rotation[card] > 0 and fails(why, "RONE-EXH-4", "exhausted", card, 0, s.rotation[card]):
        return False
    if ability.costs and not payable(s, seat, ability.costs, card, 0, why) and why is None:
        return False
    if not can_begin(s, ability, seat, card, printed, False):
        if fails(why, "RONE-RULING-50", "no_target", card):
            return False
    return passed(why)


def may_use_cards_of(s: RoneState, seat: int, card: int) -> bool:
    """Units belong to the side, heroes and technologies to their player."""
    controller = s.controller[card]
    if s.faces.type[s.face[card]] == c.UNIT:
        return s.side[controller] == s.side[seat]
    return controller == seat


def ability_options(s: RoneState, seat: int, card: int, options: list[int] | None) -> bool:
    """Adds the abilities of an active card that can be used now; without a list, only tells whether there is one."""
    found = False
    if s.marks[card] == 0:
        number = 0
        for text in s.faces.activated[s.face[card]]:
            if can_use(s, seat, card, s.abilities[text], card, None):
                if options is None:
                    return True
                options.append(option(ch.USE_ABILITY, card, number))
                found = True
            number += 1
        return found
    pairs = activated_abilities(s, card)
    for place in range(0, len(pairs), 2):
        if can_use(s, seat, card, s.abilities[pairs[place]], pairs[place + 1], None):
            if options is None:
                return True
            options.append(option(ch.USE_ABILITY, card, place // 2))
            found = True
    return found


def fast_options(s: RoneState, seat: int, options: list[int] | None) -> bool:
    """Adds every fast effect that a player can use now (P-6); without a list, only tells whether there is one."""
    faces = s.faces
    found = False
    hero = s.hero[seat]
    if s.rotation[hero] == 0 and ability_options(s, seat, hero, options):
        if options is None:
            return True
        found = True
    reach = s.water[seat]
    if s.listening[ON_COST] or s.lasting:
        reach = OUT_OF_REACH - 1  # prices are changed: the printed one says nothing
    if s.cheapest[seat] <= reach:
        fast_cost = faces.fast_cost
        for card in s.hand[seat]:
            if fast_cost[s.face[card]] <= reach and can_play(s, seat, card, None):
                if options is None:
                    return True
                options.append(option(ch.PLAY_TACTIC, card, 0))
                found = True
    for card in s.technology[seat]:
        if s.rotation[card] == 0 and ability_options(s, seat, card, options):
            if options is None:
                return True
            found = True
    for card in s.units[s.side[seat]]:
        if s.rotation[card] == 0 and (faces.activated[s.face[card]] or s.marks[card]):
            if ability_options(s, seat, card, options):
                if options is None:
                    return True
                found = True
    return found


def somebody_can_react(s: RoneState) -> bool:
    """Whether a window would ask anybody at all."""
    for seat in range(len(s.hero)):
        if fast_options(s, seat, None):
            return True
    return False


# -- attacking -----------------------------------------------------------------------------------


def reaches(s: RoneState, attacker: int, unit: int) -> bool:
    """Flying units can be attacked only by flying units and by ranged attacks."""
    if flags(s, unit) & c.FLYING == 0:
        return True
    return flags(s, attacker) & c.FLYING != 0 or ranged(s, attacker) > 0


def able_to_attack(s: RoneState, attacker: int, unit: int, why: Why | None) -> bool:
    """P-10: visibility, flying, and texts that forbid; exhaustion and guardians are left aside."""
    if s.listening[ON_CANNOT]:
        culprit = forbidding(s, attacker, c.CANNOT_ATTACK)
        if culprit != NOTHING and fails(why, "RONE-RULING-2", "cannot_attack", culprit):
            return False
        culprit = forbidding(s, unit, c.CANNOT_BE_ATTACKED)
        if culprit != NOTHING and fails(why, "RONE-RULING-2", "cannot_be_attacked", culprit):
            return False
    if s.listening[ON_NOT_ATTACKED_BY]:
        culprit = guarded_from(s, attacker, unit)
        if culprit != NOTHING and fails(why, "RONE-RULING-2", "cannot_be_attacked", culprit):
            return False
    if not sees(s, s.side[s.controller[attacker]], unit) and fails(
        why, "RONE-KEY-INVISIBLE-2", "invisible", unit
    ):
        return False
    if not reaches(s, attacker, unit) and fails(why, "RONE-KEY-FLYING-1", "flying", unit):
        return False
    return passed(why)


def guarded_from(s: RoneState, attacker: int, unit: int) -> int:
    """The card whose text says that this attacker cannot attack this unit, or NOTHING."""
    for listener in s.listeners:
        if listener.kind == ON_NOT_ATTACKED_BY:
            ability = s.abilities[listener.text]
            by = ability.program[0].selector
            if (
                ability.selector is not None
                and by is not None
                and fits(s, ability.selector, unit, listener.card, listener.printed, True)
                and fits(s, by, attacker, listener.card, listener.printed, True)
                and (
                    ability.condition is None
                    or holds(s, ability.condition, listener.card, listener.printed, NOTHING, True)
                )
            ):
                return listener.card
    return NOTHING


def guards(s: RoneState, unit: int, attacker: int) -> bool:
    """Whether a unit is a guardian for an attacker: active, and each is able to attack the other."""
    if s.rotation[unit] > 0:
        return False
    if s.listening[ON_CANNOT] and forbidding(s, unit, c.CANNOT_GUARD) != NOTHING:
        return False
    return able_to_attack(s, attacker, unit, None) and able_to_attack(s, unit, attacker, None)


def guardians(s: RoneState, attacker: int, side: int) -> list[int]:
    """The guardians of a side for this attacker; those with Defender alone, if there is one."""
    found = [unit for unit in s.units[side] if guards(s, unit, attacker)]
    first = [unit for unit in found if flags(s, unit) & c.DEFENDER]
    return first or found


def attack_targets(s: RoneState, attacker: int, side: int) -> list[int]:
    """P-10: the legal targets of an attacker against a side."""
    found = guardians(s, attacker, side)
    if found:
        return found
    targets = [unit for unit in s.units[side] if able_to_attack(s, attacker, unit, None)]
    if s.listening[ON_CANNOT]:
        if forbidding(s, attacker, c.CANNOT_ATTACK) != NOTHING:
            return targets
        if forbidding(s, attacker, c.CANNOT_ATTACK_HEROES) != NOTHING:
            return targets
    for seat in range(len(s.hero)):
        if s.side[seat] == side:
            targets.append(s.hero[seat])
    return targets


def can_be_target_of_attack(
    s: RoneState, attacker: int, card: int, side: int, why: Why | None
) -> bool:
    """Whether an attacker may declare an attack on a card: the same rules, one target at a time."""
    if s.side[s.controller[card]] != side and fails(why, "RONE-COMBAT-3", "not_an_enemy", card):
        return False
    kind = s.faces.type[s.face[card]]
    if kind & (c.UNIT | c.HERO) == 0 and fails(why, "RONE-COMBAT-3", "not_a_unit_or_hero", card):
        return False
    if kind == c.UNIT and not able_to_attack(s, attacker, card, why) and why is None:
        return False
    if kind == c.HERO and s.listening[ON_CANNOT]:
        for what in (c.CANNOT_ATTACK, c.CANNOT_ATTACK_HEROES):
            culprit = forbidding(s, attacker, what)
            if culprit != NOTHING and fails(why, "RONE-RULING-2", "cannot_attack", culprit):
                return False
    for guardian in guardians(s, attacker, side):
        if card not in guardians(s, attacker, side):
            rule = "RONE-KEY-DEFENDER-2" if flags(s, guardian) & c.DEFENDER else "RONE-GUARD-2"
            if fails(why, rule, "guardian", guardian):
                return False
    return passed(why)


def attacked_side(s: RoneState, seat: int) -> int:
    """The side that a player's units attack."""
    return 1 - s.side[seat]


def can_announce_attack(s: RoneState, seat: int, unit: int, why: Why | None) -> bool:
    """Whether a player could announce an attack with a unit now."""
    if s.faces.type[s.face[unit]] != c.UNIT:
        fails(why, "RONE-COMBAT-1", "not_a_unit", unit)
        return False
    if s.zone[unit] != c.ON_BATTLEFIELD:
        fails(why, "RONE-COMBAT-1", "not_in_play", unit)
        return False
    if s.side[s.controller[unit]] != s.side[seat] and fails(why, "RONE-OWN-1", "not_yours", unit):
        return False
    if s.rotation[unit] > 0 and fails(why, "RONE-COMBAT-2", "exhausted", unit, 0, s.rotation[unit]):
        return False
    if s.listening[ON_CANNOT]:
        culprit = forbidding(s, unit, c.CANNOT_ATTACK)
        if culprit != NOTHING:
            fails(why, "RONE-RULING-2", "cannot_attack", culprit)
            return False
        if not attack_targets(s, unit, attacked_side(s, seat)) and fails(
            why, "RONE-RULING-58", "no_target", unit
        ):
            return False
    return passed(why)


def main_options(s: RoneState, seat: int, declined: int) -> list[int]:
    """Everything the active player may do in the main phase with an empty stack."""
    options = [option(ch.END_TURN, 0, 0)]
    if declined & (1 << ch.ANNOUNCE_PLAY) == 0 and can_play_something_slow(s, seat):
        options.append(option(ch.ANNOUNCE_PLAY, 0, 0))
    pile = s.graveyard[s.side[seat]]
    if pile and declined & (1 << ch.ANNOUNCE_RECYCLE) == 0 and can_recycle(s, seat, pile[-1], None):
        options.append(option(ch.ANNOUNCE_RECYCLE, 0, 0))
    if can_level_up(s, seat, None):
        options.append(option(ch.ANNOUNCE_LEVEL, 0, 0))
    for unit in s.units[s.side[seat]]:
        if s.rotation[unit] == 0 and can_announce_attack(s, seat, unit, None):
            options.append(option(ch.ANNOUNCE_ATTACK, unit, 0))
    fast_options(s, seat, options)
    return options

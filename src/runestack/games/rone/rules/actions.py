"""What a player may do now: every condition is a check with its rule (P-5, P-6)."""

from __future__ import annotations

from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules.attackers import can_announce_attack
from runestack.games.rone.rules.faces import OUT_OF_REACH
from runestack.games.rone.rules.permissions import allowed_cards, is_allowed
from runestack.games.rone.rules.prices import (
    cost_to_level_up,
    cost_to_play,
    cost_to_recycle,
    payable,
)
from runestack.games.rone.rules.seats import in_teams, team
from runestack.games.rone.rules.selection import can_begin
from runestack.games.rone.rules.state import ACTIVE_PLAYER, COMBAT, NO_COMBAT, PHASE, RoneState
from runestack.games.rone.rules.values import forbidding
from runestack.kernel.checks import Why, fails, passed
from runestack.kernel.decision import option
from runestack.kernel.frame import NOTHING
from runestack.kernel.program import Ability

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
    home = c.IN_TECHNOLOGY_DECK if kind == c.TECHNOLOGY else c.IN_HAND
    if s.zone[card] != home and not is_allowed(s, seat, card):
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
    if s.lasting:
        for card in allowed_cards(s, seat):
            if is_slow(s, card) and can_play(s, seat, card, None):
                return True
    return False


def playable_slow(s: RoneState, seat: int) -> list[int]:
    """The cards that can be named in step 3 after announcing to play a card."""
    cards = [card for card in s.hand[seat] if is_slow(s, card) and can_play(s, seat, card, None)]
    cards.extend(
        [card for card in s.technology_deck[s.side[seat]] if can_play(s, seat, card, None)]
    )
    if s.lasting:
        for card in allowed_cards(s, seat):
            if is_slow(s, card) and can_play(s, seat, card, None):
                cards.append(card)
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
    if s.listening[e.ON_CANNOT]:
        culprit = forbidding(s, card, c.CANNOT_USE_ABILITIES)
        if culprit != NOTHING and fails(why, "RONE-RULING-2", "cannot_use_abilities", culprit):
            return False
    if ability.costs and not payable(s, seat, ability.costs, card, 0, why) and why is None:
        return False
    if not can_begin(s, ability, seat, card, printed, False):
        if fails(why, "RONE-RULING-50", "no_target", card):
            return False
    return passed(why)


def may_use_cards_of(s: RoneState, seat: int, card: int) -> bool:
    """The own cards, and those of a team mate (RONE-RULING-139)."""
    return s.side[s.controller[card]] == s.side[seat]


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
    if s.listening[e.ON_COST] or s.lasting:
        reach = OUT_OF_REACH - 1  # prices are changed: the printed one says nothing
    if s.cheapest[seat] <= reach:
        fast_cost = faces.fast_cost
        for card in s.hand[seat]:
            if fast_cost[s.face[card]] <= reach and can_play(s, seat, card, None):
                if options is None:
                    return True
                options.append(option(ch.PLAY_TACTIC, card, 0))
                found = True
    if s.lasting and allowed_tactics(s, seat, options):
        if options is None:
            return True
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
    if in_teams(s) and team_mates_options(s, seat, options):
        return True
    return found


def allowed_tactics(s: RoneState, seat: int, options: list[int] | None) -> bool:
    """The same for the fast tactics that texts allow a player to play from somewhere else than the hand."""
    found = False
    for card in allowed_cards(s, seat):
        if not is_slow(s, card) and can_play(s, seat, card, None):
            if options is None:
                return True
            options.append(option(ch.PLAY_TACTIC, card, 0))
            found = True
    return found


def team_mates_options(s: RoneState, seat: int, options: list[int] | None) -> bool:
    """The same for the heroes and technologies of team mates, which the team controls (RONE-RULING-139)."""
    found = False
    for mate in team(s, s.side[seat]):
        if mate == seat:
            continue
        for card in [s.hero[mate], *s.technology[mate]]:
            if s.rotation[card] == 0 and ability_options(s, seat, card, options):
                if options is None:
                    return True
                found = True
    return found


def somebody_can_react(s: RoneState) -> bool:
    """Whether a window would ask anybody at all."""
    for seat in range(len(s.hero)):
        if fast_options(s, seat, None):  # who is out has nothing left
            return True
    return False


# -- the main phase ------------------------------------------------------------------------------


def main_options(s: RoneState, seat: int, declined: int) -> list[int]:
    """Everything the active player may do in the main phase with an empty stack."""
    options = [option(ch.END_TURN, 0, 0)]
    if declined & (1 << ch.ANNOUNCE_PLAY) == 0 and can_play_something_slow(s, seat):
        options.append(option(ch.ANNOUNCE_PLAY, 0, 0))
    pile = s.graveyard[s.side[seat]]
    if pile and declined & (1 << ch.ANNOUNCE_RECYCLE) == 0 and can_recycle(s, seat, pile[-1], None):
        options.append(option(ch.ANNOUNCE_RECYCLE, 0, 0))
    if declined & (1 << ch.ANNOUNCE_LEVEL) == 0 and can_level_up(s, seat, None):
        options.append(option(ch.ANNOUNCE_LEVEL, 0, 0))
    for unit in s.units[s.side[seat]]:
        if s.rotation[unit] == 0 and can_announce_attack(s, seat, unit, None):
            options.append(option(ch.ANNOUNCE_ATTACK, unit, 0))
    fast_options(s, seat, options)
    return options

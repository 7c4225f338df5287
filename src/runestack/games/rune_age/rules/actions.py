"""What the active player may do (PROC-TURN 2): every condition is a check that names its rule."""

from __future__ import annotations

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules import scenarios as sc
from runestack.games.rune_age.rules.costs import can_pay
from runestack.games.rune_age.rules.seats import are_allies, everybody
from runestack.games.rune_age.rules.spending import affordable
from runestack.games.rune_age.rules.state import OBJECTIVE, RuneAgeState
from runestack.games.rune_age.rules.use import is_used
from runestack.games.rune_age.rules.values import is_of_side, is_rival, kind_of
from runestack.kernel.checks import Why, fails, passed
from runestack.kernel.continuous import covers, text_about_card
from runestack.kernel.decision import option
from runestack.kernel.frame import NOBODY, NOTHING


def action_options(s: RuneAgeState, seat: int) -> list[int]:
    """Everything that the active player can do next; to end the step comes first."""
    options = [option(ch.END_ACTIONS, 0, 0)]
    for card in targets(s, seat):
        options.append(option(ch.ATTACK, card, 0))
    for card in s.hand[seat]:
        add_actions(s, seat, card, options)
    for card in s.realm[seat]:
        add_actions(s, seat, card, options)
    for card in affordable(s, seat, c.GOLD_RESOURCE, 0, []):
        options.append(option(ch.BUY, card, 0))
    for card in affordable(s, seat, c.INFLUENCE, 0, []):
        options.append(option(ch.ACQUIRE, card, 0))
    return options


def add_actions(s: RuneAgeState, seat: int, card: int, options: list[int]) -> None:
    """The Action abilities of a card."""
    uses = s.faces.uses[s.face[card]]
    for place in range(len(uses)):
        if s.abilities[uses[place]].label == c.ACTION and may_act(s, seat, card, place, None):
            options.append(option(ch.USE_ACTION, card, place))


def may_act(s: RuneAgeState, seat: int, card: int, place: int, why: Why | None) -> bool:
    """PROC-ACTION 1: an unused ability of a hand card, or a refreshed card of the realm area."""
    ability = s.abilities[s.faces.uses[s.face[card]][place]]
    if s.zone[card] == c.IN_REALM:
        if s.exhausted[card] and fails(why, "RA-COMP-6", "exhausted", card, 0, 0):
            return False
    if is_used(s, card, place) and fails(why, "RA-ABIL-2", "used", card, 0, 0):
        return False
    if not can_pay(s, seat, card, ability) and fails(why, "RA-RULING-59", "cost", card, 0, 0):
        return False
    return passed(why)


# -- targets -------------------------------------------------------------------------------------


def targets(s: RuneAgeState, seat: int) -> list[int]:
    """What a player may attack now, in the order in which it lies on the table."""
    found: list[int] = []
    for card in s.front:
        if may_attack(s, seat, card, None):
            found.append(card)
    for card in s.city_row:
        if may_attack(s, seat, card, None):
            found.append(card)
    for card in s.barracks[seat]:
        if kind_of(s, card) & c.STRONGHOLD and may_attack(s, seat, card, None):
            found.append(card)
            break  # the others are copies of it
    for other in everybody(s):
        if other != seat:
            for card in s.realm[other]:
                if may_attack(s, seat, card, None):
                    found.append(card)
    return found


def may_attack(s: RuneAgeState, seat: int, card: int, why: Why | None) -> bool:
    """PROC-BATTLE 1 and PROC-SIEGE 1."""
    if not is_target(s, seat, card):
        fails(why, "RA-BATTLE-2", "no_target", card, 0, 0)
        kind = kind_of(s, card)
        if kind & c.STRONGHOLD:
            fails(why, "RA-SIEGE-3", "besieged_stronghold", card, 0, 0)
            fails(why, "RA-RULING-36", "stronghold", card, 0, 0)
        elif kind & (c.CITY | c.HOME_REALM) and s.zone[card] == c.IN_REALM:
            fails(why, "RA-SIEGE-2", "own", card, 0, 0)
        elif kind & c.REWARD:
            fails(why, "RA-REWARD-5", "reward", card, 0, 0)
        elif kind & c.HOME_REALM and s.zone[card] == c.IN_BOX:
            fails(why, "RA-ELIM-5", "eliminated", card, 0, 0)
        return False
    if s.attacked[card] & (1 << seat) and fails(why, "RA-COMBAT-4", "attacked", card, 0, 0):
        return False
    if s.zone[card] == c.IN_REALM and not may_besiege(s, seat, card, why):
        return False
    if s.listening[e.ON_PROHIBITION] and not is_open(s, seat, card, why):
        return False
    return passed(why)


def is_open(s: RuneAgeState, seat: int, card: int, why: Why | None) -> bool:
    """Whether no text forbids this player to attack a card."""
    forbidding = text_about_card(s, card, e.ON_PROHIBITION, c.BE_ATTACKED)
    if forbidding == NOTHING:
        forbidding = reserving(s, seat, card)
        if forbidding != NOTHING:
            fails(why, "RA-BATTLE-19", "reserved", card, forbidding, 0)
    if forbidding == NOTHING and is_rival(s, card):
        forbidding = text_about_card(s, card, e.ON_PROHIBITION, c.BE_BESIEGED)
    return forbidding == NOTHING or not fails(
        why, "RA-RULING-109", "forbidden", card, forbidding, 0
    )


def reserving(s: RuneAgeState, seat: int, card: int) -> int:
    """The card whose text lets only other players attack a card, or NOTHING."""
    for listener in s.listeners:
        ability = s.abilities[listener.text]
        if (
            listener.kind == e.ON_PROHIBITION
            and ability.words[0] == c.BE_ATTACKED_BY_OTHERS
            and not is_of_side(s, seat, ability.word)
            and covers(s, listener, card)
        ):
            return listener.card
    return NOTHING


def is_target(s: RuneAgeState, seat: int, card: int) -> bool:
    """Whether a card is of a kind, and lies where, it can be attacked by this player at all."""
    kind = kind_of(s, card)
    zone = s.zone[card]
    if zone == c.IN_FRONT:
        is_objective = card == s.numbers[OBJECTIVE] and (kind & c.ENEMY or is_rival(s, card))
        return bool(kind & c.ENEMY or is_objective) and not s.faces.flags[s.face[card]] & c.ONGOING
    if zone == c.IN_CITY_ROW:
        return True
    if zone == c.IN_BARRACKS:
        return kind & c.STRONGHOLD != 0 and s.owner[card] == seat
    if zone == c.IN_REALM:
        return s.controller[card] != seat and kind & (c.CITY | c.HOME_REALM) != 0
    return False


def may_besiege(s: RuneAgeState, seat: int, card: int, why: Why | None) -> bool:
    """What the scenario forbids (RA-RULING-96), and what texts forbid."""
    forbidden = s.scenario.forbidden
    kind = kind_of(s, card)
    if forbidden & sc.NO_HOME_REALMS and kind & c.HOME_REALM:
        if fails(why, "RA-RULING-96", "no_home_realms", card, 0, 0):
            return False
    if forbidden & sc.NO_CITIES and kind & c.CITY:
        if fails(why, "RA-RULING-96", "no_sieges", card, 0, 0):
            return False
    if forbidden & sc.NO_ALLIES and are_allies(s, seat, s.controller[card]):
        if fails(why, "RA-RULING-96", "ally", card, 0, 0):
            return False
    if s.listening[e.ON_PROHIBITION]:
        forbidding = text_about_card(s, card, e.ON_PROHIBITION, c.BE_BESIEGED)
        if forbidding != NOTHING and fails(why, "RA-RULING-109", "forbidden", card, forbidding, 0):
            return False
    return True


def controller_or_nobody(s: RuneAgeState, card: int) -> int:
    """Who defends a target; NOBODY in a battle."""
    return s.controller[card] if s.zone[card] == c.IN_REALM else NOBODY

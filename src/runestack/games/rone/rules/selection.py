"""The cards that a text speaks of while it is executed (P-8.2)."""

from __future__ import annotations

from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import operations as op
from runestack.games.rone.rules.seats import in_teams, in_turn_order
from runestack.games.rone.rules.state import RoneState
from runestack.games.rone.rules.targets import (
    branch_has_target,
    first_effect_has_target,
    may_aim_at,
)
from runestack.kernel import operations as core
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.meaning import candidates, chosen, meant, zone_cards
from runestack.kernel.program import (
    MODE,
    PICK_EACH,
    PICK_ONE,
    PICK_PLAYER,
    PICK_TARGET,
    PICK_TOP,
    PICK_ZONE,
    UNCHOSEN,
    Ability,
    Instruction,
)


def is_tactic(s: RoneState, f: Frame) -> bool:
    """Whether the words of an effect stand on a tactic."""
    return s.faces.type[s.abilities[f.text].face] == c.TACTIC


def still_open(s: RoneState, f: Frame, place: int, card: int) -> bool:
    """`that unit`, chosen before: a target must still be open to the effect (RONE-RULING-49)."""
    for slot in s.abilities[f.text].slots:
        if slot.place == place and slot.selector is not None:
            if slot.selector.pick == PICK_TARGET:
                return may_aim_at(s, card, f.seat, is_tactic(s, f), None)
    return True


def opponent_chosen(s: RoneState, f: Frame) -> int:
    """Which of several opponents a text means by `the opponent`, or NOBODY: kept behind its other choices."""
    if f.text == NOTHING or len(f.items) <= s.abilities[f.text].registers:
        return NOBODY
    return f.items[s.abilities[f.text].registers]


def once_for_each_pile(s: RoneState, zone: int, seats: list[int]) -> list[int]:
    """Players for whom the piles of a zone are looked at; team mates share all but their hands."""
    if zone == c.IN_HAND or not in_teams(s):
        return seats
    found: list[int] = []
    sides: list[int] = []
    for seat in seats:
        if s.side[seat] not in sides:
            sides.append(s.side[seat])
            found.append(seat)
    return found


def fetchable(s: RoneState, f: Frame, instruction: Instruction) -> list[int]:
    """The cards of a zone that an instruction can put where it says."""
    if instruction.selector is None:
        return []
    found = zone_cards(s, f, instruction.selector)
    if instruction.op == op.FETCH_EXHAUSTED or instruction.place == c.TO_BATTLEFIELD:
        return [card for card in found if can_enter(s, f.seat, card)]
    return found


def can_begin(
    s: RoneState, ability: Ability, seat: int, holder: int, printed: int, tactic: bool
) -> bool:
    """RONE-RULING-50: whether a used effect finds what its first effect needs, a target or a card of a zone."""
    if not first_effect_has_target(s, ability, seat, holder, printed, tactic):
        return False
    if not ability.program or ability.program[0].op != MODE:
        return finds_card(s, ability, 0, seat, holder)
    return branch_can_begin(s, ability, 0, 0, seat, holder, printed, tactic) or branch_can_begin(
        s, ability, 0, 1, seat, holder, printed, tactic
    )


def branch_can_begin(
    s: RoneState,
    ability: Ability,
    chooser: int,
    branch: int,
    seat: int,
    holder: int,
    printed: int,
    tactic: bool,
) -> bool:
    """Whether a mode can be chosen: its targets exist, and so does the card of a zone that it takes first."""
    mode = ability.program[chooser]
    if not branch_has_target(s, ability, mode.place, branch, seat, holder, printed, tactic):
        return False
    return finds_card(s, ability, chooser + 1 if branch == 0 else mode.jump, seat, holder)


def finds_card(s: RoneState, ability: Ability, place: int, seat: int, holder: int) -> bool:
    """Whether an instruction that lets a player choose a card of a zone has one; true for every other one."""
    if place >= len(ability.program) or ability.program[place].op not in (
        core.FETCH,
        op.FETCH_EXHAUSTED,
    ):
        return True
    selector = ability.program[place].selector
    if selector is None or selector.pick != PICK_ZONE:  # the top card of a pile is no choice
        return True
    for chosen_player in in_turn_order(s, seat):  # where the text chooses a player, any will do
        effect = Frame(NOTHING, seat, holder)
        effect.items = [chosen_player] * ability.registers
        if fetchable(s, effect, ability.program[place]):
            return True
    return False


def can_enter(s: RoneState, seat: int, card: int) -> bool:
    """Only permanents, and never a fourth technology (RONE-ZONE-10)."""
    kind = s.faces.type[s.face[card]]
    if kind == c.TECHNOLOGY:
        return len(s.technology[seat]) < 3
    return kind == c.UNIT


def pile_of(s: RoneState, seat: int, zone: int) -> list[int]:
    """A player's pile for a zone."""
    if zone == c.IN_HAND:
        return s.hand[seat]
    if zone == c.IN_DECK:
        return s.deck[s.side[seat]]
    if zone == c.IN_GRAVEYARD:
        return s.graveyard[s.side[seat]]
    return s.technology_deck[s.side[seat]]


def choices_of(s: RoneState, f: Frame, instruction: Instruction) -> int:
    """How many cards an instruction could be carried out on (at least 1 where it needs none)."""
    selector = instruction.selector
    if selector is None:
        return 1
    if selector.pick in (PICK_TARGET, PICK_ONE):
        if f.items[selector.place] == UNCHOSEN:
            return len(candidates(s, f, selector))
        if selector.zone == c.ON_STACK:
            return 1
        return len(chosen(s, f, selector))
    if selector.pick in (PICK_ZONE, PICK_TOP):
        return len(fetchable(s, f, instruction))
    if selector.pick in (PICK_EACH, PICK_PLAYER):
        return 1
    return len(meant(s, f, selector))

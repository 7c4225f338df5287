"""What looking ahead need not try: options that come to the same as an earlier one, or to nothing."""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules.dice import owner_of_die, place_of_screw
from runestack.games.invasion.rules.habits import is_safe, net_worth
from runestack.games.invasion.rules.seats import players_in
from runestack.games.invasion.rules.state import InvasionState
from runestack.kernel.decision import Question, option_first, option_kind, option_second

COLOURS_BASE = 8  # more than there are kinds of screws
CARDS_TRIED: Final = 8  # of a large hand or pile: those that gain most; the others have their turn when these are gone


def effects_wait(question: Question) -> bool:
    """Whether an effect of the own cards waits: it is carried out before anything else is thought of."""
    for code in question.options:
        if option_kind(code) == ch.CARRY_OUT:
            return True
    return False


def is_not_tried(s: InvasionState, question: Question, index: int) -> bool:
    """Whether an option of the Main phase, for points, or of recycling is left out."""
    code = question.options[index]
    kind = option_kind(code)
    if kind == ch.PLAY:
        text = s.faces.first_used_at(s.face[option_first(code)], c.EFFECTS)
        return not is_safe(s, question.seat, text) or is_outclassed(s, question, index)
    if kind == ch.USE_DIE:
        return shown(s, option_first(code)) == 0 or seen_before(s, question, index)
    if kind == ch.REROLL:
        return owner_of_die(option_first(code)) != question.seat or seen_before(s, question, index)
    if kind == ch.TRANSFORM:
        both = shown(s, option_first(code)) and shown(s, option_second(code))
        return both != 0 or seen_before(s, question, index)
    if kind == ch.HIT:
        return is_part_of_before(question, index)
    if kind == ch.GIVE_POINTS:
        return is_not_needed(s, question, index)
    if kind == ch.RECYCLE:
        return is_outclassed(s, question, index)
    if kind == ch.PAY_ACTION:
        return option_first(code) == c.MELEE and not any_zone_stores(s)
    # a token is used among the spare parts as well; who leads the team next is left as it is
    return kind == ch.NAME_CAPTAIN or (kind == ch.USE_TOKEN and question.kind == ch.ASK_MAIN)


def is_outclassed(s: InvasionState, question: Question, index: int) -> bool:
    """Whether an option does the same with a card like an earlier one, or many others gain more."""
    if same_face_before(s, question, index):
        return True
    code = question.options[index]
    gain = net_worth(s, option_first(code))
    better = 0
    for other in question.options:
        if option_kind(other) == option_kind(code) and net_worth(s, option_first(other)) > gain:
            better += 1
    return better >= CARDS_TRIED


def same_face_before(s: InvasionState, question: Question, index: int) -> bool:
    """Whether an earlier option does the same with the same printed card of the same owner."""
    code = question.options[index]
    card = option_first(code)
    for place in range(index):
        before = question.options[place]
        other = option_first(before)
        if option_kind(before) == option_kind(code) and s.face[other] == s.face[card]:
            if s.owner[other] == s.owner[card]:
                return True
    return False


def is_part_of_before(question: Question, index: int) -> bool:
    """Whether the option before gives more points to the same card or player."""
    before = question.options[index - 1]
    code = question.options[index]
    return option_kind(before) == option_kind(code) and option_first(before) == option_first(code)


def is_not_needed(s: InvasionState, question: Question, index: int) -> bool:
    """Whether points go to a teammate who is not the weakest, or to the same player in smaller parts without need."""
    seat = option_first(question.options[index])
    if is_part_of_before(question, index):
        points = option_second(question.options[index - 1])
        if max(s.armor[seat], s.health[seat]) + points <= c.MOST_HEALTH:
            return True
    if seat == question.seat:
        return False
    for other in players_in(s):
        if strength(s, other) < strength(s, seat):
            return True
    return False


def strength(s: InvasionState, seat: int) -> int:
    """How much damage a player can take."""
    return s.health[seat] + s.armor[seat]


def shown(s: InvasionState, die: int) -> int:
    """The colours on top of a die in one number, 0 if there are none."""
    first = place_of_screw(die, s.die_top[die], 0)
    counts = [0] * COLOURS_BASE
    for place in range(first, first + c.SCREWS_OF_SIDE):
        if s.screw[place] != c.NEUTRAL:
            counts[s.screw[place]] += 1
    code = 0
    for count in counts:
        code = code * 4 + count
    return code


def seen_before(s: InvasionState, question: Question, index: int) -> bool:
    """Whether an earlier option does the same with dice that show the same."""
    wanted = dice_shown(s, question.options[index])
    for place in range(index):
        code = question.options[place]
        if option_kind(code) == option_kind(question.options[index]):
            if dice_shown(s, code) == wanted:
                return True
    return False


def dice_shown(s: InvasionState, code: int) -> int:
    """What the dice of an option show, whichever of them comes first."""
    first = shown(s, option_first(code))
    if option_kind(code) != ch.TRANSFORM:
        return first
    second = shown(s, option_second(code))
    return max(first, second) * 65536 * 4 + min(first, second)


def any_zone_stores(s: InvasionState) -> bool:
    """Whether a zone of the Invasion holds a resource that could be destroyed."""
    for colour in range(c.COLOURS):
        if s.zone_stored[colour]:
            return True
    return False

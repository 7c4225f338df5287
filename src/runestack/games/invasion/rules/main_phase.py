"""The Main phase: what a player can do (P-8), alone or with the team at once (P-28)."""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules.dice import (
    collect,
    dice_of,
    free_dice,
    is_free,
    owner_of_die,
    roll,
    use_die,
)
from runestack.games.invasion.rules.playing import push_play
from runestack.games.invasion.rules.prices import can_pay_for, clear_discounts, most_symbols
from runestack.games.invasion.rules.primitives import add_resource
from runestack.games.invasion.rules.seats import (
    all_done,
    captain,
    has_stopped,
    is_cooperative,
    is_in,
    players_in,
)
from runestack.games.invasion.rules.spending import use_technology_token
from runestack.games.invasion.rules.state import NEXT_CAPTAIN, SEATS, InvasionState
from runestack.games.invasion.rules.use import begin_pair, can_use, can_use_pair, push_use, uses_of
from runestack.games.invasion.rules.values import forbids
from runestack.kernel.checks import Why, fails, passed
from runestack.kernel.decision import (
    ANY_SEAT,
    Question,
    option,
    option_first,
    option_kind,
    option_second,
)
from runestack.kernel.driver import ask, ask_several
from runestack.kernel.frame import END, NOBODY, NOTHING, Frame
from runestack.kernel.procedure import define, label
from runestack.kernel.triggers import push_triggers

# -- what can be done -----------------------------------------------------------------------------


def can_use_die(s: InvasionState, seat: int, die: int, why: Why | None) -> bool:
    """An own unused die (INV-MAIN-2, INV-DICE-7, 8)."""
    if owner_of_die(die) != seat:
        fails(why, "INV-MAIN-2", "not_your_die")
        return False
    if s.die_state[die] == c.USED and fails(why, "INV-DICE-7", "die_used"):
        return False
    if s.die_state[die] == c.SET_ASIDE and fails(why, "INV-DICE-8", "die_set_aside"):
        return False
    if s.die_top[die] == c.NOT_ROLLED and fails(why, "INV-MAIN-2", "die_not_rolled"):
        return False
    return passed(why)


def can_transform(s: InvasionState, seat: int, why: Why | None) -> bool:
    """Two unused dice, once each turn (INV-MAIN-5, 7)."""
    if forbids(s, e.TRANSFORM, seat) and fails(why, "INV-RULING-138", "no_transform_allowed"):
        return False
    if s.transforms[seat] <= 0 and fails(why, "INV-MAIN-7", "transformed"):
        return False
    free = len(free_dice(s, seat))
    if free < 2 and fails(why, "INV-MAIN-5", "two_dice", NOTHING, 2, free):
        return False
    return passed(why)


def can_reroll(s: InvasionState, seat: int, die: int, why: Why | None) -> bool:
    """A token for an unused die: an own one, in cooperative mode anybody's (INV-TOKEN-2, 3, INV-PTURN-6)."""
    if not is_cooperative(s) and owner_of_die(die) != seat:
        fails(why, "INV-RULING-41", "not_your_die")
        return False
    if not is_in(s, owner_of_die(die)):
        fails(why, "INV-RULING-130", "defeated")
        return False
    if s.rerolls[seat] <= 0 and fails(why, "INV-TOKEN-2", "no_reroll"):
        return False
    if not is_free(s, die) and why_not_free(s, die, why):
        return False
    if forbids(s, e.USE_REROLLS, seat) and fails(why, "INV-RULING-138", "no_rerolls_allowed"):
        return False
    return passed(why)


def why_not_free(s: InvasionState, die: int, why: Why | None) -> bool:
    """A die that cannot be rerolled, and why that is (INV-TOKEN-3); whether one reason is enough."""
    if fails(why, "INV-TOKEN-3", "not_rerolled"):
        return True
    if s.die_state[die] == c.USED:
        fails(why, "INV-DICE-7", "die_used")
    elif s.die_state[die] == c.SET_ASIDE:
        fails(why, "INV-DICE-8", "die_set_aside")
    return False


def can_play(s: InvasionState, seat: int, card: int, why: Why | None) -> bool:
    """A card of the own hand that can be paid for (INV-MAIN-8, 9)."""
    if s.zone[card] != c.IN_HAND or s.owner[card] != seat:
        fails(why, "INV-MAIN-8", "not_in_hand", card)
        return False
    if not can_pay_for(s, seat, card) and fails(why, "INV-MAIN-9", "not_payable", card):
        return False
    return passed(why)


def main_options(s: InvasionState, seat: int) -> list[int]:
    """Everything that a player can do, without the end of the phase."""
    options: list[int] = []
    most = most_symbols(s, seat)
    for card in s.hand[seat]:
        if len(s.faces.cost[s.face[card]]) <= most and can_play(s, seat, card, None):
            options.append(option(ch.PLAY, card, 0))
    free = free_dice(s, seat)
    for die in free:
        options.append(option(ch.USE_DIE, die, 0))
    for card in s.base[seat]:
        uses = uses_of(s, card)
        for place in range(len(uses)):
            if can_use(s, seat, card, uses[place], None):
                options.append(option(ch.ABILITY, card, place))
    for kind in range(c.TYPES_STORED):
        if can_use_pair(s, seat, kind, None):
            options.append(option(ch.PAIR, kind, 0))
    if can_transform(s, seat, None):
        for place in range(len(free)):
            for other in range(place + 1, len(free)):
                options.append(option(ch.TRANSFORM, free[place], free[other]))
    add_rerolls(s, seat, options)
    if s.technology[seat]:
        options.append(option(ch.USE_TOKEN, 0, 0))
    return options


def add_rerolls(s: InvasionState, seat: int, options: list[int]) -> None:
    """The dice that a reroll token can reroll."""
    if s.rerolls[seat] <= 0 or forbids(s, e.USE_REROLLS, seat):
        return
    owners = players_in(s) if is_cooperative(s) else [seat]
    for owner in owners:
        for die in dice_of(owner):
            if is_free(s, die):
                options.append(option(ch.REROLL, die, 0))


def do_action(s: InvasionState, seat: int, code: int) -> None:
    """One action."""
    kind = option_kind(code)
    first = option_first(code)
    if kind == ch.PLAY:
        push_play(s, seat, first, False)
    elif kind == ch.USE_DIE:
        use_die(s, first, "INV-MAIN-2")
        collect(s, first, seat, "INV-MAIN-2")
    elif kind == ch.ABILITY:
        push_use(s, seat, first, uses_of(s, first)[option_second(code)])
    elif kind == ch.PAIR:
        begin_pair(s, seat, first)
    elif kind == ch.TRANSFORM:
        frame = Frame(p.TRANSFORM, seat, NOTHING)
        frame.place = first
        frame.number = option_second(code)
        s.push(frame)
    elif kind == ch.REROLL:
        s.rerolls[seat] -= 1
        roll(s, first, e.REROLLS, "INV-TOKEN-2")
    elif kind == ch.USE_TOKEN:
        use_technology_token(s, seat)
    push_triggers(s)


# -- transforming; place and number: the two dice -------------------------------------------------


def transform_1_ask(s: InvasionState, f: Frame) -> None:
    """A resource of one of the five colours (INV-RULING-48)."""
    options = [option(ch.COLOUR, colour, 0) for colour in range(c.COLOURS)]
    ask(s, f, f.seat, ch.ASK_COLOUR, options)


def transform_2_do(s: InvasionState, f: Frame) -> None:
    """Both dice are used, whatever they show (INV-MAIN-6)."""
    s.transforms[f.seat] -= 1
    use_die(s, f.place, "INV-MAIN-5")
    use_die(s, f.number, "INV-MAIN-5")
    add_resource(s, f.seat, option_first(f.answer), 1, "INV-MAIN-5")
    s.emit(e.TRANSFORMS, f.seat, NOTHING, f.place, f.number, "INV-MAIN-5")
    s.settle()


define(p.TRANSFORM, [transform_1_ask, transform_2_do])


# -- one player -----------------------------------------------------------------------------------


def main_1_ask(s: InvasionState, f: Frame) -> None:
    """Any action, any number of times, until the player ends the phase (INV-TURN-5, INV-RULING-59)."""
    s.chain = 0
    options = main_options(s, f.seat)
    options.insert(0, option(ch.END_MAIN, 0, 0))
    ask(s, f, f.seat, ch.ASK_MAIN, options)


def main_2_act(s: InvasionState, f: Frame) -> None:
    """Then the next one."""
    if option_kind(f.answer) == ch.END_MAIN:
        clear_discounts(s, f.seat)
        f.step = END
        return
    f.step = MAIN_1_ASK
    do_action(s, f.seat, f.answer)


define(p.MAIN_PHASE, [main_1_ask, main_2_act])
MAIN_1_ASK: Final = label(p.MAIN_PHASE, main_1_ask)


# -- the team -------------------------------------------------------------------------------------


def team_1_begin(s: InvasionState, f: Frame) -> None:
    """Nobody is done."""
    for seat in range(s.numbers[SEATS]):
        s.done[seat] = 0


def team_2_ask(s: InvasionState, f: Frame) -> None:
    """Any player may take the next action; who is done may come back as long as not all are (INV-RULING-85)."""
    s.chain = 0
    seats = players_in(s)
    if s.thinker != NOBODY and is_in(s, s.thinker):
        ask_thinker(s, f)
        return
    if not s.items and all_done(s):
        f.step = END
        return
    if s.one_by_one:
        seats = next_to_act(s, seats)
    questions: list[Question] = []
    for seat in seats:
        options = team_options(s, seat)
        if options:
            questions.append(Question(seat, ch.ASK_MAIN, options, NOTHING, len(s.items)))
    ask_several(s, f, ANY_SEAT, questions)


def ask_thinker(s: InvasionState, f: Frame) -> None:
    """In a thought that leaves out the others: the next action, or where it ends, without a choice that matters."""
    options = team_options(s, s.thinker)
    if s.done[s.thinker]:
        options = [option(ch.END_MAIN, 0, 0), option(ch.END_MAIN, 0, 0)]
    ask_several(s, f, ANY_SEAT, [Question(s.thinker, ch.ASK_MAIN, options, NOTHING, len(s.items))])


def next_to_act(s: InvasionState, seats: list[int]) -> list[int]:
    """The first player who is not done, alone: working out what the others could do takes most of a thought's time."""
    for seat in seats:
        if not s.done[seat]:
            return [seat]
    return seats


def team_options(s: InvasionState, seat: int) -> list[int]:
    """Being done comes first, then effects that wait, then what the player can do.

    Effects that wait keep the phase open; once all are done, nothing else is left to do (INV-RULING-85, 86).
    """
    options: list[int] = []
    if not s.done[seat]:
        options.append(option(ch.END_MAIN, 0, 0))
    for place in range(len(s.items)):
        if s.items[place].seat == seat:
            options.append(option(ch.CARRY_OUT, s.items[place].card, place))
    if all_done(s):
        return options
    options.extend(main_options(s, seat))
    if s.numbers[SEATS] > 1 and seat == captain(s) and s.numbers[NEXT_CAPTAIN] == NOBODY:
        for other in players_in(s):
            if other != seat:
                options.append(option(ch.NAME_CAPTAIN, other, 0))
    return options


def team_3_act(s: InvasionState, f: Frame) -> None:
    """One action at a time, to its end or to a question of its own."""
    f.step = TEAM_2_ASK
    seat = f.answered_by
    kind = option_kind(f.answer)
    if kind == ch.END_MAIN:
        s.done[seat] = 1
        s.emit(e.READY, seat, NOTHING, NOTHING, 0, "INV-RULING-85")
        return
    if kind == ch.NAME_CAPTAIN:
        s.numbers[NEXT_CAPTAIN] = option_first(f.answer)
        s.emit(e.CAPTAIN, option_first(f.answer), NOTHING, NOTHING, seat, "INV-RULING-79")
        return
    if not all_done(s):
        s.done[seat] = 0
    if kind == ch.CARRY_OUT:
        s.push(s.items.pop(option_second(f.answer)))
        return
    do_action(s, seat, f.answer)


define(p.TEAM_PHASE, [team_1_begin, team_2_ask, team_3_act])
TEAM_2_ASK: Final = label(p.TEAM_PHASE, team_2_ask)


def end_of_team_phase(s: InvasionState) -> None:
    """Discounts end with the Main phase (INV-RULING-43)."""
    if has_stopped(s):
        return
    for seat in players_in(s):
        clear_discounts(s, seat)

"""The moment at which a scenario begins: a phase of a turn, a declared attack, a stack that waits, the mulligan."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from runestack.games.rone.game import Rone
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import procedures as p
from runestack.games.rone.rules.game import RoneGame
from runestack.games.rone.rules.primitives import everybody
from runestack.games.rone.rules.seats import is_out, opponents
from runestack.games.rone.rules.setup import add_card
from runestack.games.rone.rules.stack import RUNNING, push_execution, push_window, put_on_stack
from runestack.games.rone.rules.state import (
    ACTIVE_PLAYER,
    ATTACKING,
    COMBAT,
    DECLARED,
    DEFENDING,
    FIRST,
    PHASE,
    ROUND,
    SEATS,
    TURNS,
)
from runestack.games.rone.rules.text import will_speak_of_opponent
from runestack.games.staged_cards import AnyCard, Printing
from runestack.games.staging import MOST, StagingError, push_at, seat_of, several, whole
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.program import NO_TARGET, Slot
from runestack.kernel.references import reference
from runestack.kernel.texts import prepare_text

Finder = Callable[[object], int]

# Which step of the turn comes next, and the phase that has begun already.
MOMENTS = {
    "refresh": ("turn_1_refresh", c.PHASE_SETUP),
    "beginning": ("turn_2_start", c.PHASE_REFRESH),
    "income": ("turn_3_start", c.PHASE_BEGINNING),
    "before main": ("turn_4_start", c.PHASE_INCOME),
    "main": ("turn_4_ask", c.PHASE_MAIN),
    "end": ("turn_5_start", c.PHASE_MAIN),
}
# Which step of a declared attack comes next.
COMBAT_MOMENTS = {"combat": "attack_4_change_course", "damage": "attack_5_ranged"}
STACK = "stack"
MULLIGAN = "mulligan"
NEW_GAME = "new game"


@dataclass(frozen=True)
class Waiting:
    """An effect that waits on the stack: a card that was played or recycled, or an ability of a card in play."""

    player: str
    card: AnyCard
    targets: tuple[object, ...] = ()
    ability: int = NOTHING
    mode: int = 0
    initiative: tuple[int, ...] = ()
    recycled: bool = False


def waiting(
    player: str,
    card: AnyCard,
    *,
    target: object = (),
    ability: int = NOTHING,
    mode: int = 0,
    initiative: Sequence[int] = (),
    recycled: bool = False,
) -> Waiting:
    """An effect on the stack. With `ability`, `card` is the name of a card in play; else the card is made for it."""
    return Waiting(player, card, several(target), ability, mode, tuple(initiative), recycled)


def begin(
    s: RoneGame, words: dict[str, object], at: str, find: Finder, printing: Printing[Rone]
) -> None:
    """Puts the frames in place, so that the driver goes on from the moment."""
    seats = s.numbers[SEATS]
    seat = seat_of(words.pop("turn", "p1"), seats)
    if is_out(s, seat):
        raise StagingError(f"p{seat + 1} is eliminated and has no turn")
    s.numbers[FIRST] = seat_of(words.pop("first", "p1"), seats)
    s.numbers[ACTIVE_PLAYER] = seat
    s.numbers[ROUND] = whole("the round", words.pop("round", 1), 1, MOST)
    s.numbers[TURNS] = 1
    combat = several(words.pop("combat", ()))
    stack = several(words.pop("stack", ()))
    if at == MULLIGAN:
        push_at(s, p.GAME, "game_7_mulligan", s.numbers[FIRST])
        return
    push_at(s, p.GAME, "end", NOBODY)
    if combat or stack:
        push_at(s, p.TURN, "turn_4_ask", seat)
        s.numbers[PHASE] = c.PHASE_MAIN
        begin_combat(s, seat, combat, at, find, open_stack=bool(stack))
        begin_stack(s, stack, find, printing, in_combat=bool(combat))
        return
    if at not in MOMENTS:
        raise StagingError(
            f"no moment is called {at!r}; there are: {', '.join([*MOMENTS, MULLIGAN, NEW_GAME])}"
        )
    step, phase = MOMENTS[at]
    push_at(s, p.TURN, step, seat)
    s.numbers[PHASE] = phase


def begin_combat(
    s: RoneGame, seat: int, combat: tuple[object, ...], at: str, find: Finder, *, open_stack: bool
) -> None:
    """An attack that has been declared: the attacker is exhausted by its speed, nothing is triggered."""
    if not combat:
        return
    if len(combat) != 2:
        raise StagingError(f"combat is (attacker, attacked card), not {combat!r}")
    attacker, attacked = find(combat[0]), find(combat[1])
    s.rotation[attacker] = min(3, s.rotation[attacker] + s.faces.speed[s.face[attacker]])
    s.numbers[ATTACKING] = attacker
    s.numbers[DEFENDING] = attacked
    s.numbers[COMBAT] = DECLARED
    s.cause = attacker
    entry = Frame(p.DECLARED_ATTACK, seat, attacker)
    entry.target = attacked
    entry.flag = RUNNING
    put_on_stack(s, entry)
    step = "attack_4_execute" if open_stack else COMBAT_MOMENTS.get(at, COMBAT_MOMENTS["combat"])
    frame = push_at(s, p.ATTACK, step, seat, attacker)
    frame.printed = reference(s, attacker)
    frame.target = attacked
    frame.number = reference(s, attacked)


def begin_stack(
    s: RoneGame,
    stack: tuple[object, ...],
    find: Finder,
    printing: Printing[Rone],
    *,
    in_combat: bool,
) -> None:
    """Effects that wait, the first one lowest; the reaction window of the last one is open."""
    if not stack:
        return
    seat = NOBODY
    for effect in stack:
        if not isinstance(effect, Waiting):
            raise StagingError(f"the stack is made of waiting(...), not {effect!r}")
        seat = seat_of(effect.player, s.numbers[SEATS])
        put_on_stack(s, entry_of(s, effect, seat, find, printing))
    if not in_combat:
        push_execution(s, 0)
    push_window(s, seat)


def entry_of(
    s: RoneGame, effect: Waiting, seat: int, find: Finder, printing: Printing[Rone]
) -> Frame:
    """An effect as it stands on the stack, paid for and with its targets."""
    if effect.ability == NOTHING:
        card = add_card(s, printing.face(effect.card), seat, c.ON_STACK)
        s.known[card] = everybody(s)
        entry = Frame(card_procedure(s, card, recycled=effect.recycled), seat, card)
        if s.faces.type[s.face[card]] == c.TACTIC:
            entry.text = s.faces.tactic[s.face[card]]
        entry.number = sum(1 << place for place in effect.initiative)
    else:
        card = find(effect.card)
        entry = Frame(p.ABILITY, seat, card)
        entry.text = s.faces.activated[s.face[card]][effect.ability]
    entry.printed = reference(s, card)
    if entry.text != NOTHING:
        prepare_text(s, entry)
        choose(s, entry, effect, find)
    return entry


def card_procedure(s: RoneGame, card: int, *, recycled: bool) -> int:
    """What is executed when a card on the stack is."""
    kind = s.faces.type[s.face[card]]
    if kind == c.TACTIC:
        return p.RECYCLED_TACTIC if recycled else p.PLAYED_TACTIC
    if kind == c.TECHNOLOGY:
        return p.PLAYED_TECHNOLOGY
    return p.RECYCLED_UNIT if recycled else p.PLAYED_UNIT


def choose(s: RoneGame, entry: Frame, effect: Waiting, find: Finder) -> None:
    """Modes and targets, fixed when the effect was used."""
    ability = s.faces.abilities[entry.text]
    for place in ability.modes:
        entry.items[ability.program[place].place] = effect.mode
    left = list(effect.targets)
    for slot in ability.slots:
        if slot.mode != NOTHING and entry.items[slot.mode] != slot.branch:
            continue
        for place in range(slot.count):
            entry.items[slot.place + place] = (
                chosen(s, slot, left.pop(0), find) if left else NO_TARGET
            )
    if left and s.numbers[SEATS] > 2 and will_speak_of_opponent(s, entry):
        entry.items.append(named_opponent(s, entry.seat, left.pop(0)))
    if left:
        raise StagingError(f"{effect.card!r} on the stack has no use for the target {left[0]!r}")


def named_opponent(s: RoneGame, seat: int, name: object) -> int:
    """Whom an effect means by `the opponent`, where there are several; named behind the targets."""
    found = seat_of(name, s.numbers[SEATS])
    if found not in opponents(s, seat):
        raise StagingError(f"{name} is no opponent of p{seat + 1}")
    return found


def chosen(s: RoneGame, slot: Slot, target: object, find: Finder) -> int:
    """A target as it is remembered: a player, an effect on the stack, or a card."""
    if slot.selector is None:
        return seat_of(target, s.numbers[SEATS])
    card = find(target)
    if slot.selector.zone == c.ON_STACK:
        return next(entry.count for entry in s.stack if entry.card == card)
    return reference(s, card)

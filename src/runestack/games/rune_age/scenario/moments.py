"""The moment at which a scenario begins: a step of a turn, the Event phase, the end of a round, or a combat."""

from __future__ import annotations

from collections.abc import Callable

from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules.actions import controller_or_nobody, is_target
from runestack.games.rune_age.rules.combat import begin_combat
from runestack.games.rune_age.rules.game import RuneAgeGame
from runestack.games.rune_age.rules.seats import in_play_order, is_in
from runestack.games.rune_age.rules.state import (
    ACTIVE,
    COMBAT_STEP,
    EVENTS_DRAWN,
    FIRST,
    RIVAL_DAMAGE,
    ROUND,
    SEATS,
    SHARED_DAMAGE,
    STEP,
)
from runestack.games.rune_age.rules.values import kind_of
from runestack.games.staging import MOST, StagingError, push_at, seat_of, several, whole
from runestack.kernel.frame import NOBODY

Finder = Callable[[object], int]

# Which step of the turn comes next, and the step that has begun already.
TURN_MOMENTS = {
    "beginning": ("turn_1_begin", c.STEP_REFRESH),
    "refresh": ("turn_2_refresh", c.STEP_REFRESH),
    "actions": ("turn_3_ask", c.STEP_ACTIONS),
    "discard": ("turn_4_discard", c.STEP_ACTIONS),
    "draw": ("turn_5_draw", c.STEP_DISCARD),
}
# Which step of the round comes next.
ROUND_MOMENTS = {"event": "round_3_event", "end of round": "round_4_end"}
# Which step of a battle or siege comes next, and the step that has begun already; a siege has no attrition.
COMBAT_MOMENTS = {
    "assault": ("battle_2_assault", "siege_2_assault", c.ASSAULT),
    "attrition": ("battle_4_attrition", "", c.ASSAULT),
    "resolution": ("battle_5_resolution", "siege_4_attacker", c.ASSAULT),
    "comparison": ("battle_6_compare", "siege_6_compare", c.RESOLVING),
    "end of combat": ("battle_8_aftermath", "siege_8_aftermath", c.RESOLVING),
}
NEW_GAME = "new game"
MOMENTS = (*TURN_MOMENTS, *ROUND_MOMENTS, *COMBAT_MOMENTS, NEW_GAME)


def usual_moment(words: dict[str, object]) -> str:
    """Where nothing is said: the player acts, or the assault of the combat that is described."""
    return "assault" if words.get("combat") else "actions"


def set_turn(s: RuneAgeGame, words: dict[str, object]) -> None:
    """The numbers of the round; known before cards are laid out."""
    seats = s.numbers[SEATS]
    s.numbers[FIRST] = seat_of(words.pop("first", "p1"), seats)
    s.numbers[ACTIVE] = seat_of(words.pop("turn", "p1"), seats)
    s.numbers[ROUND] = whole("the round", words.pop("round", 1), 1, c.ROUND_LIMIT)
    s.numbers[EVENTS_DRAWN] = whole("events_drawn", words.pop("events_drawn", 0), 0, MOST)
    shared = words.pop("shared_damage", 0)
    s.numbers[SHARED_DAMAGE] = whole("shared_damage", shared, 0, c.DAMAGE_LIMIT - 1)
    if s.numbers[SHARED_DAMAGE] and not s.scenario.shared_realm:
        raise StagingError("shared_damage needs an objective with one home realm for all")
    damage = words.pop("rival_damage", 0)
    s.numbers[RIVAL_DAMAGE] = whole("rival_damage", damage, 0, c.DAMAGE_LIMIT - 1)


def begin(s: RuneAgeGame, words: dict[str, object], at: str, find: Finder) -> None:
    """Puts the frames in place, so that the driver goes on from the moment."""
    if at not in MOMENTS:
        raise StagingError(f"no moment is called {at!r}; there are: {', '.join(MOMENTS)}")
    combat = several(words.pop("combat", ()))
    if (at in COMBAT_MOMENTS) != bool(combat):
        raise StagingError(f"at={at!r} and combat={combat!r} do not fit together")
    active = s.numbers[ACTIVE]
    if not is_in(s, active):
        raise StagingError(f"p{active + 1} is eliminated and has no turn")
    push_at(s, p.GAME, "end", NOBODY)
    if not combat:
        no_armies(s)
    if at in ROUND_MOMENTS:
        push_round(s, ROUND_MOMENTS[at])
        s.numbers[ACTIVE] = NOBODY
        s.numbers[STEP] = c.EVENT_STEP
    elif combat:
        begin_fight(s, combat, at, find)
    else:
        step, s.numbers[STEP] = TURN_MOMENTS[at]
        push_round(s, "round_2_turn")
        push_at(s, p.TURN, step, active)


def push_round(s: RuneAgeGame, step: str) -> None:
    """A round in which those before the active player have had their turns."""
    order = in_play_order(s, s.numbers[FIRST])
    frame = push_at(s, p.ROUND, step, NOBODY)
    frame.items = order[: order.index(s.numbers[ACTIVE]) + 1]


# -- a combat ------------------------------------------------------------------------------------


def begin_fight(s: RuneAgeGame, combat: tuple[object, ...], at: str, find: Finder) -> None:
    """A combat of the active player against a target, or (player, Instant): the Instant attacks that player."""
    if len(combat) > 2:
        raise StagingError(f"combat is a target, or (player, Instant), not {combat!r}")
    target = find(combat[-1])
    if kind_of(s, target) & c.INSTANT:
        seat = seat_of(combat[0], s.numbers[SEATS]) if len(combat) == 2 else s.numbers[ACTIVE]
        push_event(s, target)
        push_fight(s, p.BATTLE, seat, target, NOBODY, at)
        return
    if len(combat) == 2:
        raise StagingError(f"{combat[1]!r} is no Instant: only the active player attacks it")
    seat = s.numbers[ACTIVE]
    if not is_target(s, seat, target):
        raise StagingError(f"p{seat + 1} cannot fight {combat[0]!r}")
    push_round(s, "round_2_turn")
    push_at(s, p.TURN, "turn_3_ask", seat)
    s.numbers[STEP] = c.STEP_ACTIONS
    s.attacked[target] |= 1 << seat
    defender = controller_or_nobody(s, target)
    push_fight(s, p.BATTLE if defender == NOBODY else p.SIEGE, seat, target, defender, at)


def push_event(s: RuneAgeGame, card: int) -> None:
    """The Event phase in which an Instant is resolved."""
    push_round(s, "round_4_end")
    s.numbers[ACTIVE] = NOBODY
    s.numbers[STEP] = c.EVENT_STEP
    push_at(s, p.EVENT_PHASE, "event_7_leave", s.numbers[FIRST], card)


def push_fight(
    s: RuneAgeGame, procedure: int, seat: int, target: int, defender: int, at: str
) -> None:
    """The combat itself, at one of its steps; armies keep what the description says of them."""
    battle, siege, begun = COMBAT_MOMENTS[at]
    step = battle if procedure == p.BATTLE else siege
    if not step:
        raise StagingError(f"a siege has no moment called {at!r}")
    passed = s.passed[:]
    kind = c.BATTLE if procedure == p.BATTLE else c.SIEGE
    begin_combat(s, kind, seat, defender, target)
    s.passed[:] = passed
    s.numbers[COMBAT_STEP] = begun
    frame = push_at(s, procedure, step, seat, target)
    frame.target = defender
    frame.number = seat
    frame.flag = 1 if kind_of(s, target) & c.INSTANT else 0
    for other in range(s.numbers[SEATS]):
        if s.army[other] and other not in (seat, defender):
            raise StagingError(f"p{other + 1} has an army, but does not fight")


def no_armies(s: RuneAgeGame) -> None:
    """An army needs a combat."""
    for seat in range(s.numbers[SEATS]):
        if s.army[seat]:
            raise StagingError(f"p{seat + 1} has an army, but there is no combat: say combat=...")

"""What must be true of every state, whatever was played. Used by tests."""

from __future__ import annotations

from runestack.games.invariants import (
    lasting_problems,
    leftover_problems,
    length_problems,
    listening_problems,
    place_problems,
    question_problems,
)
from runestack.games.runeslingers.field_invariants import (
    area_problems,
    field_problems,
    pile_problems,
    places,
    spot_problems,
)
from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules import state as st
from runestack.games.runeslingers.rules.player_values import block_limit, maximum_health, set_limit
from runestack.games.runeslingers.rules.state import EncounterState, enemy
from runestack.games.runeslingers.rules.values import EVERYBODY
from runestack.kernel.frame import NOTHING

OPEN_ZONES = (c.IN_PLAY, c.BEING_PLAYED, c.IN_DISCARD, c.IN_VOID, c.AS_ABILITY)


def invariants(s: EncounterState) -> list[str]:
    """What is broken; empty if all is well."""
    basic = shape_problems(s) or place_problems(places(s), len(s.face))
    if basic:
        return basic  # nothing else can be looked at
    return [
        *pile_problems(s),
        *spot_problems(s),
        *area_problems(s),
        *field_problems(s),
        *player_problems(s),
        *card_problems(s),
        *knowledge_problems(s),
        *phase_problems(s),
        *listening_problems(
            s, lambda card: listens(s, card), "in play, a chosen ability or an ailment"
        ),
        *lasting_problems(s.lasting, s.marks, s.stamp),
        *question_problems(s),
    ]


# -- form ----------------------------------------------------------------------------------------


def shape_problems(s: EncounterState) -> list[str]:
    """Columns are as long as there are cards, seats, areas."""
    sizes = {
        "card": (st.CARD_COLUMNS, len(s.face)),
        "seat": (st.SEAT_COLUMNS, c.SEATS),
        "given": ([st.GIVEN_COLUMN], c.SEATS * 3),
        "deed": ([st.DEED_COLUMN], c.SEATS * c.KINDS_OF_DEED),
        "concentration area": (st.SPOT_COLUMNS, c.SEATS * s.numbers[st.SPOTS]),
        "ailment area": (st.AREA_COLUMNS, c.SEATS * c.AILMENT_AREAS),
    }
    problems: list[str] = []
    for name, (columns, size) in sizes.items():
        found = [s.columns[s.shape.columns.index(column)] for column in columns]
        problems += length_problems(name, found, size)
    return problems


# -- values --------------------------------------------------------------------------------------


def player_problems(s: EncounterState) -> list[str]:
    """Power, health, determinations and what was used this turn stay within their limits."""
    problems: list[str] = []
    for seat in range(c.SEATS):
        power, most = s.power[seat], s.numbers[st.STARTING_POWER]
        if not 0 <= power <= most:
            problems.append(f"seat {seat} has {power} power")
        if power == 0 and s.outcome is None:
            problems.append(f"seat {seat} has lost its last power and plays on")
        if s.slinger[seat] != NOTHING and not 0 <= s.health[seat] <= maximum_health(s, seat):
            problems.append(f"seat {seat} has {s.health[seat]} health")
        if s.health[seat] == 0 and s.outcome is None:
            problems.append(f"seat {seat} has no health and plays on")
        if not 0 <= s.determinations[seat] <= most - power:
            problems.append(f"seat {seat} has {s.determinations[seat]} determinations")
        if not 0 <= s.wins[seat] <= s.numbers[st.WINS_NEEDED]:
            problems.append(f"seat {seat} has won {s.wins[seat]} encounters")
        for name, used in (("blocks", s.blocks[seat]), ("sets", s.sets[seat])):
            if used < 0:
                problems.append(f"seat {seat} has used {used} {name}")
    return problems


def card_problems(s: EncounterState) -> list[str]:
    """Off the field a card remembers nothing (RS-RULING-56); nothing was done in a turn that is not yet."""
    problems: list[str] = []
    for card in range(len(s.face)):
        if s.tokens[card] < 0 or s.damage[card] < 0:
            problems.append(f"card {card} has less than no tokens or damage")
        if s.damage[card] and not s.faces.defense[s.face[card]]:
            problems.append(f"card {card} is damaged and has no defense")
        if s.zone[card] not in (c.IN_PLAY, c.BEING_PLAYED):
            problems += leftovers(s, card)
        for name in ("played", "charged", "slung", "activated", "answering"):
            done = s.columns[s.shape.columns.index(name)][card]
            if not 0 <= done <= s.numbers[st.TURN]:
                problems.append(f"card {card} was {name} in turn {done}")
    return problems


def leftovers(s: EncounterState, card: int) -> list[str]:
    """What a card still carries though it is not on a field."""
    columns = {
        "tokens": s.tokens,
        "damage": s.damage,
        "the mark played": s.played,
        "the mark charged": s.charged,
        "the mark slung": s.slung,
        "the mark activated": s.activated,
    }
    problems = leftover_problems(card, columns)
    if s.bullet[card] != NOTHING:
        problems.append(f"card {card} still has a bullet")
    if s.place[card] != NOTHING and s.zone[card] != c.AS_CONCENTRATION:
        problems.append(f"card {card} still has a place")
    return problems


def knowledge_problems(s: EncounterState) -> list[str]:
    """Players know their hands and concentrations, the enemy never the latter; what lies open is known to both."""
    problems: list[str] = []
    for card in range(len(s.face)):
        known, own = s.known[card], 1 << s.owner[card]
        if not 0 <= known <= EVERYBODY:
            problems.append(f"card {card} is known to nobody of this game: {known}")
        if s.zone[card] in (c.IN_HAND, c.AS_CONCENTRATION) and not known & own:
            problems.append(f"card {card} is not known to its owner")
        if s.zone[card] == c.AS_CONCENTRATION and known & (1 << enemy(s.owner[card])):
            problems.append(f"concentration {card} is known to the enemy")
        if s.zone[card] in OPEN_ZONES and known != EVERYBODY and s.numbers[st.TURN]:
            problems.append(f"card {card} lies open and is not known to both")
    return problems


# -- what goes on --------------------------------------------------------------------------------


def listens(s: EncounterState, card: int) -> bool:
    """Whether the texts of a card may work."""
    return s.zone[card] in (c.IN_PLAY, c.AS_ABILITY, c.AS_AILMENT)


def phase_problems(s: EncounterState) -> list[str]:
    """A ladder stands only in a play phase (RS-TURN-6); the main decision is made with nothing under way."""
    problems: list[str] = []
    if s.ladder and s.numbers[st.PHASE] != c.PHASE_PLAY:
        problems.append("there is a ladder outside a play phase")
    for question in s.asking:
        if question.kind != ch.ASK_MAIN:
            continue
        if s.ladder or s.waiting:
            problems.append("the play phase goes on with effects waiting")
        if question.seat != s.numbers[st.ACTIVE] or s.numbers[st.PHASE] != c.PHASE_PLAY:
            problems.append("the play phase is another player's")
        problems += limit_problems(s)
    return problems


def limit_problems(s: EncounterState) -> list[str]:
    """Blocks and sets stay within their limits, as far as no card can have raised them before it left."""
    problems: list[str] = []
    for seat in range(c.SEATS):
        if s.blocks[seat] > block_limit(s, seat) and not is_raised(s, c.BLOCK_LIMIT):
            problems.append(f"seat {seat} has blocked {s.blocks[seat]} times")
        if s.sets[seat] > set_limit(s, seat) and not is_raised(s, c.CONCENTRATION_LIMIT):
            problems.append(f"seat {seat} has set {s.sets[seat]} concentrations")
    return problems


def is_raised(s: EncounterState, limit: int) -> bool:
    """Whether some card of the match has a text about a limit."""
    faces = set(s.face)
    return any(
        ability.static == e.ON_VALUE and ability.words[1] == limit and ability.face in faces
        for ability in s.abilities
    )

"""What must be true of every state, whatever was played. Used by tests."""

from __future__ import annotations

from collections import Counter

from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import state as st
from runestack.games.rone.rules.faces import OUT_OF_REACH
from runestack.games.rone.rules.state import RoneState
from runestack.kernel.frame import NOTHING, UNANSWERED


def invariants(s: RoneState) -> list[str]:
    """What is broken; empty if all is well."""
    return [
        *place_problems(s),
        *zone_problems(s),
        *value_problems(s),
        *knowledge_problems(s),
        *listening_problems(s),
        *lasting_problems(s),
        *question_problems(s),
    ]


def piles(s: RoneState) -> list[tuple[str, int, int, list[int]]]:
    """Every pile with its name, its zone and its seat or side."""
    named = (
        ("deck", c.IN_DECK, s.deck),
        ("hand", c.IN_HAND, s.hand),
        ("graveyard", c.IN_GRAVEYARD, s.graveyard),
        ("technology deck", c.IN_TECHNOLOGY_DECK, s.technology_deck),
        ("units", c.ON_BATTLEFIELD, s.units),
        ("technologies", c.ON_BATTLEFIELD, s.technology),
        ("removed", c.REMOVED, s.removed),
    )
    return [
        (name, zone, seat, cards) for name, zone, pile in named for seat, cards in enumerate(pile)
    ]


def place_problems(s: RoneState) -> list[str]:
    """Every card lies in exactly one place; nothing is lost or made."""
    found: Counter[int] = Counter()
    for _, _, _, cards in piles(s):
        found.update(cards)
    found.update(hero for hero in s.hero if hero != NOTHING)
    on_stack = [card for card in range(len(s.face)) if s.zone[card] == c.ON_STACK]
    found.update(on_stack)
    problems = [
        f"card {card} lies in {count} places" for card, count in found.items() if count != 1
    ]
    problems += [f"card {card} lies nowhere" for card in range(len(s.face)) if card not in found]
    lengths = {len(column) for column in s.columns[: len(st.CARD_COLUMNS)]}
    if lengths != {len(s.face)}:
        problems.append(f"card columns have the lengths {sorted(lengths)}")
    return problems


def zone_problems(s: RoneState) -> list[str]:
    """The column of zones and the piles say the same; cards lie with their owner or controller."""
    problems: list[str] = []
    for name, zone, seat, cards in piles(s):
        for card in cards:
            if s.zone[card] != zone:
                problems.append(f"card {card} lies in {name} {seat}, its zone is {s.zone[card]}")
            holder = s.controller[card] if zone == c.ON_BATTLEFIELD else s.owner[card]
            if holder != seat:
                problems.append(f"card {card} lies in {name} {seat} and belongs to {holder}")
            if zone != c.ON_BATTLEFIELD and s.controller[card] != s.owner[card]:
                problems.append(f"card {card} in {name} {seat} has a controller of its own")
            is_technology = s.faces.type[s.face[card]] == c.TECHNOLOGY
            if is_technology and name in ("deck", "hand", "units"):
                problems.append(f"technology {card} lies in {name} {seat}")
    heroes = [hero for hero in s.hero if hero != NOTHING and s.zone[hero] != c.ON_BATTLEFIELD]
    return problems + [f"hero {hero} is not on the battlefield" for hero in heroes]


def value_problems(s: RoneState) -> list[str]:
    """Exhaustion 0 to 3, no debts, at most three technologies; off the battlefield a card remembers nothing."""
    problems = [f"seat {seat} has {water} water" for seat, water in enumerate(s.water) if water < 0]
    for seat, cards in enumerate(s.technology):
        if len(cards) > 3:
            problems.append(f"seat {seat} has {len(cards)} technologies")
    for seat, cards in enumerate(s.hand):
        cheapest = min((s.faces.fast_cost[s.face[card]] for card in cards), default=OUT_OF_REACH)
        if s.cheapest[seat] != cheapest:
            problems.append(
                f"seat {seat}: the cheapest fast tactic costs {cheapest}, not {s.cheapest[seat]}"
            )
    for card in range(len(s.face)):
        if not 0 <= s.rotation[card] <= 3:
            problems.append(f"card {card} is exhausted {s.rotation[card]} times")
        if s.zone[card] not in (c.ON_BATTLEFIELD, c.ON_STACK):
            problems += leftovers(s, card)
        if s.face_up[card] and s.zone[card] != c.IN_DECK:
            problems.append(f"card {card} is a shield outside a deck")
    for seat, hero in enumerate(s.hero):
        if hero != NOTHING and s.faces.level[s.face[hero]] != s.hero_level[seat]:
            problems.append(f"the hero of seat {seat} shows another level than it has")
    return problems


def leftovers(s: RoneState, card: int) -> list[str]:
    """What a card still carries though it left the battlefield (RONE-RULING-8)."""
    columns = {
        "exhaustion": s.rotation,
        "health change": s.health_change,
        "melee token": s.melee_token,
        "ranged token": s.ranged_token,
        "late melee token": s.melee_late,
        "late ranged token": s.ranged_late,
        "doom": s.doomed,
        "mark": s.marks,
    }
    return [f"card {card} still has a {name}" for name, column in columns.items() if column[card]]


def knowledge_problems(s: RoneState) -> list[str]:
    """Players know their hands; what lies open is known to all (RONE-RULING-7)."""
    everybody = (1 << s.numbers[st.SEATS]) - 1
    problems = [
        f"seat {seat} does not know card {card} of its hand"
        for seat, cards in enumerate(s.hand)
        for card in cards
        if not s.known[card] & (1 << seat)
    ]
    open_zones = (c.ON_BATTLEFIELD, c.IN_GRAVEYARD, c.REMOVED, c.ON_STACK)
    for card in range(len(s.face)):
        is_open = s.zone[card] in open_zones or s.face_up[card]
        if is_open and s.known[card] != everybody:
            problems.append(f"card {card} lies open and is not known to all")
    return problems


def listening_problems(s: RoneState) -> list[str]:
    """The counters of listeners are right, and only cards in play listen."""
    found = Counter(listener.kind for listener in s.listeners)
    problems = [
        f"{count} listeners are counted for event {kind}, there are {found[kind]}"
        for kind, count in enumerate(s.listening)
        if count != found[kind]
    ]
    idle = [one.card for one in s.listeners if s.zone[one.card] != c.ON_BATTLEFIELD]
    return problems + [f"card {card} listens and is not on the battlefield" for card in idle]


def lasting_problems(s: RoneState) -> list[str]:
    """The counters of lasting changes are right, and they lie on the object they were made for."""
    found = Counter(mark.card for mark in s.lasting if mark.card != NOTHING)
    problems = [
        f"card {card} counts {s.marks[card]} lasting changes, there are {found[card]}"
        for card in range(len(s.face))
        if s.marks[card] != found[card]
    ]
    old = [one.card for one in s.lasting if one.card != NOTHING and s.stamp[one.card] != one.stamp]
    return problems + [f"a lasting change lies on an earlier object of card {card}" for card in old]


def question_problems(s: RoneState) -> list[str]:
    """A game waits for a decision or is over; in the main phase nothing else is under way."""
    problems: list[str] = []
    if bool(s.asking) == bool(s.scores):
        problems.append("the game neither waits for anybody nor is over")
    for question in s.asking:
        if question.answer == UNANSWERED and len(question.options) < 2:
            problems.append(f"seat {question.seat} is asked with {len(question.options)} options")
        if len(set(question.options)) != len(question.options):
            problems.append(f"seat {question.seat} is offered an option twice")
        if question.kind == ch.ASK_MAIN:
            if s.stack or s.waiting:
                problems.append("the main phase goes on with effects waiting")
            if s.numbers[st.COMBAT] != st.NO_COMBAT:
                problems.append("the main phase goes on during a combat")
            if question.seat != s.numbers[st.ACTIVE_PLAYER]:
                problems.append("the main phase is another player's")
    return problems

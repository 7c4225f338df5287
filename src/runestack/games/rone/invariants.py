"""What must be true of every state, whatever was played. Used by tests."""

from __future__ import annotations

from functools import partial

from runestack.games.invariants import (
    Holding,
    Pile,
    hand_problems,
    lasting_problems,
    leftover_problems,
    length_problems,
    listening_problems,
    piles_of,
    place_problems,
    question_problems,
    zone_problems,
)
from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import state as st
from runestack.games.rone.rules.faces import OUT_OF_REACH
from runestack.games.rone.rules.seats import hand_readers, is_out
from runestack.games.rone.rules.state import RoneState
from runestack.kernel.frame import NOBODY, NOTHING


def invariants(s: RoneState) -> list[str]:
    """What is broken; empty if all is well."""
    return [
        *place_problems(places(s), len(s.face)),
        *length_problems("card", s.columns[: len(st.CARD_COLUMNS)], len(s.face)),
        *length_problems("seat", s.columns[len(st.CARD_COLUMNS) :], s.numbers[st.SEATS]),
        *holding_problems(s),
        *elimination_problems(s),
        *battlefield_problems(s),
        *value_problems(s),
        *knowledge_problems(s),
        *listening_problems(s, lambda card: s.zone[card] == c.ON_BATTLEFIELD, "on the battlefield"),
        *lasting_problems(s.lasting, s.marks, s.stamp),
        *question_problems(s),
        *main_phase_problems(s),
    ]


def piles(s: RoneState) -> list[Pile]:
    """Every pile with its name, its zone and its seat or side."""
    return piles_of(
        ("deck", c.IN_DECK, s.deck),
        ("hand", c.IN_HAND, s.hand),
        ("graveyard", c.IN_GRAVEYARD, s.graveyard),
        ("technology deck", c.IN_TECHNOLOGY_DECK, s.technology_deck),
        ("units", c.ON_BATTLEFIELD, s.units),
        ("technologies", c.ON_BATTLEFIELD, s.technology),
        ("removed", c.REMOVED, s.removed),
    )


def holding_problems(s: RoneState) -> list[str]:
    """Cards lie with the side that owns or controls them, technologies in play with their player."""
    seats = Holding(s.zone, s.owner, s.controller, c.ON_BATTLEFIELD)
    sides = Holding(s.zone, sides_of(s, s.owner), sides_of(s, s.controller), c.ON_BATTLEFIELD)
    personal: list[Pile] = []
    shared: list[Pile] = []
    for pile in piles(s):
        if pile.name == "technologies":
            personal.append(pile)
        elif pile.name == "hand":  # whose of a team is not told by the owner
            shared.append(Pile(pile.name, pile.zone, s.side[pile.seat], pile.cards))
        else:
            shared.append(pile)
    return zone_problems(personal, seats) + zone_problems(shared, sides)


def sides_of(s: RoneState, seats: list[int]) -> list[int]:
    """The sides of a column of seats; the bounty deck belongs to nobody."""
    return [seat if seat == NOBODY else s.side[seat] for seat in seats]


def elimination_problems(s: RoneState) -> list[str]:
    """Of a player who is out nothing is left in the game, and nobody asks for their decisions (RONE-RULING-155)."""
    problems: list[str] = []
    gone = [seat for seat in range(s.numbers[st.SEATS]) if is_out(s, seat)]
    for card in range(len(s.face)):
        if s.owner[card] in gone and s.zone[card] != c.REMOVED:
            problems.append(f"card {card} of seat {s.owner[card]}, who is out, is in the game")
        if s.zone[card] == c.ON_BATTLEFIELD and s.controller[card] in gone:
            problems.append(f"seat {s.controller[card]} is out and controls card {card}")
    problems += [f"seat {seat} is out and has water" for seat in gone if s.water[seat]]
    problems += [f"seat {one.seat} is out and is asked" for one in s.asking if one.seat in gone]
    if len(gone) > 1 or (gone and s.bounty_deck):
        problems.append("more than one player is out, or the bounty deck was not taken")
    return problems


def places(s: RoneState) -> list[list[int]]:
    """Everything in which cards lie: the piles, the heroes, the stack."""
    on_stack = [card for card in range(len(s.face)) if s.zone[card] == c.ON_STACK]
    heroes = [hero for hero in s.hero if hero != NOTHING and s.zone[hero] != c.REMOVED]
    return [*(pile.cards for pile in piles(s)), heroes, on_stack, s.bounty_deck]


def battlefield_problems(s: RoneState) -> list[str]:
    """Technologies have piles of their own; heroes never leave the battlefield."""
    problems = [
        f"technology {card} lies in {pile.name} {pile.seat}"
        for pile in piles(s)
        if pile.name in ("deck", "hand", "units")
        for card in pile.cards
        if s.faces.type[s.face[card]] == c.TECHNOLOGY
    ]
    heroes = [
        hero
        for seat, hero in enumerate(s.hero)
        if hero != NOTHING and s.zone[hero] != c.ON_BATTLEFIELD and not is_out(s, seat)
    ]
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
        "an exhaustion": s.rotation,
        "a health change": s.health_change,
        "a melee token": s.melee_token,
        "a ranged token": s.ranged_token,
        "a late melee token": s.melee_late,
        "a late ranged token": s.ranged_late,
        "a doom": s.doomed,
        "a mark": s.marks,
    }
    return leftover_problems(card, columns)


def knowledge_problems(s: RoneState) -> list[str]:
    """Players know their hands; what lies open is known to all (RONE-RULING-7)."""
    everybody = (1 << s.numbers[st.SEATS]) - 1
    problems = hand_problems(s.hand, s.known, partial(hand_readers, s))
    problems += [f"somebody knows card {card} of the bounty deck" for card in known_bounty(s)]
    open_zones = (c.ON_BATTLEFIELD, c.IN_GRAVEYARD, c.REMOVED, c.ON_STACK)
    for card in range(len(s.face)):
        is_open = s.zone[card] in open_zones or s.face_up[card]
        if is_open and s.known[card] != everybody:
            problems.append(f"card {card} lies open and is not known to all")
    return problems


def known_bounty(s: RoneState) -> list[int]:
    """Cards of the bounty deck that somebody knows: there must be none (RONE-3P-7)."""
    return [card for card in s.bounty_deck if s.known[card]]


def main_phase_problems(s: RoneState) -> list[str]:
    """In the main phase nothing else is under way."""
    problems: list[str] = []
    for question in s.asking:
        if question.kind == ch.ASK_MAIN:
            if s.stack or s.waiting:
                problems.append("the main phase goes on with effects waiting")
            if s.numbers[st.COMBAT] != st.NO_COMBAT:
                problems.append("the main phase goes on during a combat")
            if question.seat != s.numbers[st.ACTIVE_PLAYER]:
                problems.append("the main phase is another player's")
    return problems

"""What a scenario can ask about cards, players and the game, by name."""

from __future__ import annotations

from collections.abc import Sequence

from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import state as st
from runestack.games.invasion.rules.dice import dice_of, place_of_screw
from runestack.games.invasion.rules.game import InvasionGame
from runestack.games.invasion.rules.lasting_changes import DISCOUNT
from runestack.games.invasion.rules.prices import DISCOUNTS
from runestack.games.invasion.rules.seats import captain, is_in
from runestack.games.invasion.rules.values import (
    kind_of,
    remaining_armor,
    remaining_health,
    statistic,
    training_cost,
)
from runestack.games.invasion.scenario.resources import in_words
from runestack.games.staging import CardRef, Fact, SeatRef, StateFact, refs
from runestack.kernel.frame import NOBODY, NOTHING

TYPES = {number: word for word, number in c.TYPES.items()}
ZONES = {
    c.IN_DECK: "deck",
    c.IN_HAND: "hand",
    c.IN_PLAYED: "played zone",
    c.IN_DISCARD: "discard pile",
    c.IN_GARBAGE: "garbage dump",
    c.IN_TRAINING: "training center",
    c.IN_BASE: "base",
    c.LOOKED_AT: "aside",
    c.IN_RECRUITMENT: "recruitment deck",
    c.IN_TECHNOLOGIES: "technology deck",
    c.IN_STARTING_SUPPLY: "starting supply",
    c.IN_LEADERS: "leaders",
    c.DESTROYED: "destroyed",
    c.IN_INVASION_DECK: "invasion deck",
    c.IN_INVASION_DISCARD: "invasion discard pile",
    c.IN_INVASION_GARBAGE: "invasion garbage dump",
    c.IN_STACK: "stack",
    c.IN_ZONE: "zone",
    c.IN_PROTOCOLS: "protocols",
    c.IN_SUPPLY: "supply",
    c.IN_PROTOCOL_SUPPLY: "protocol supply",
    c.ON_BOARD: "board",
    c.SET_APART: "set apart",
}
DIE_STATES = {c.UNUSED: "unused", c.USED: "used", c.SET_ASIDE: "set aside"}


def seat_or_none(seat: int) -> SeatRef | None:
    """A player, or nobody."""
    return None if seat == NOBODY else SeatRef(seat)


def counted(counts: Sequence[int]) -> str:
    """Counts by colour in words: `red red green`."""
    return in_words(c.COLOUR_NAMES[place] for place, n in enumerate(counts) for _ in range(n))


def pool(s: InvasionGame, seat: int) -> str:
    """The resources of a pool."""
    return counted(s.pool[seat * c.COLOURS : (seat + 1) * c.COLOURS])


def stored(s: InvasionGame, seat: int) -> str:
    """Screws in the spots of their colours."""
    return counted(s.stored[seat * c.COLOURS : (seat + 1) * c.COLOURS])


def wild(s: InvasionGame, seat: int) -> str:
    """Screws in wild spots."""
    return counted(s.stored_wild[seat * c.TYPES_STORED : (seat + 1) * c.TYPES_STORED])


def shown(s: InvasionGame, seat: int) -> list[str | None]:
    """What each die shows, None before it is rolled."""
    found: list[str | None] = []
    for die in dice_of(seat):
        if s.die_top[die] == c.NOT_ROLLED:
            found.append(None)
            continue
        first = place_of_screw(die, s.die_top[die], 0)
        screws = s.screw[first : first + c.SCREWS_OF_SIDE]
        words = [c.COLOUR_NAMES[screw] for screw in screws if screw != c.NEUTRAL]
        found.append(in_words(words))
    return found


def sides(s: InvasionGame, seat: int) -> list[list[str]]:
    """Of each die all six sides, by their coloured screws."""
    found: list[list[str]] = []
    for die in dice_of(seat):
        first = [place_of_screw(die, side, 0) for side in range(c.SIDES)]
        rows = [s.screw[place : place + c.SCREWS_OF_SIDE] for place in first]
        found.append(
            [in_words(c.COLOUR_NAMES[screw] for screw in row if screw != c.NEUTRAL) for row in rows]
        )
    return found


def discounts(s: InvasionGame, seat: int) -> str:
    """The discounts that wait for the next card, by what they take away; `any` takes away any symbol."""
    words = [*c.COLOUR_NAMES[: c.TYPES_STORED], "any"]
    first = seat * DISCOUNTS
    counts = s.discounts[first : first + DISCOUNTS]
    for mark in s.lasting:
        if mark.kind == DISCOUNT and mark.seat == seat:
            counts[mark.number] += 1
    return in_words(word for word, count in zip(words, counts, strict=True) for _ in range(count))


def of_invader(which: int) -> Fact:
    """A value of an invasion card as it is now; None of any other card."""

    def value(s: InvasionGame, card: int) -> int | None:
        return statistic(s, card, which) if kind_of(s, card) == c.INVADER else None

    return value


def reward(s: InvasionGame, card: int) -> int | str:
    """Spare parts; of an invasion card the resources that it brings when it survives."""
    if kind_of(s, card) == c.INVADER:
        return in_words(c.COLOUR_NAMES[colour] for colour in sorted(s.faces.stores[s.face[card]]))
    return s.faces.reward[s.face[card]]


def left_armor(s: InvasionGame, card: int) -> int | None:
    """What damage has left of an invasion card's armor."""
    return remaining_armor(s, card) if kind_of(s, card) == c.INVADER else None


def left_health(s: InvasionGame, card: int) -> int | None:
    """What damage has left of an invasion card's health."""
    return remaining_health(s, card) if kind_of(s, card) == c.INVADER else None


CARD_FACTS: dict[str, Fact] = {
    "type": lambda s, card: TYPES[kind_of(s, card)],
    "zone": lambda s, card: ZONES[s.zone[card]],
    "owner": lambda s, card: seat_or_none(s.owner[card]),
    "exhausted": lambda s, card: s.exhausted[card] == 1,
    "screws": lambda s, card: s.screws[card],
    "cost": lambda s, card: in_words(c.COLOUR_NAMES[n] for n in s.faces.cost[s.face[card]]),
    "reward": reward,
    "training_cost": training_cost,
    "melee": of_invader(c.STAT_MELEE),
    "ranged": of_invader(c.STAT_RANGED),
    "armor": left_armor,
    "health": left_health,
    "keywords": lambda s, card: {
        word for word, bit in c.KEYWORDS.items() if s.faces.keywords[s.face[card]] & bit
    },
    "known_to": lambda s, card: [
        SeatRef(seat) for seat in range(len(s.out)) if s.known[card] >> seat & 1
    ],
}

SEAT_FACTS: dict[str, Fact] = {
    "armor": lambda s, seat: s.armor[seat],
    "health": lambda s, seat: s.health[seat],
    "hand": lambda s, seat: refs(s.hand[seat]),
    "deck": lambda s, seat: refs(reversed(s.deck[seat])),
    "discard": lambda s, seat: refs(reversed(s.discard[seat])),
    "garbage": lambda s, seat: refs(reversed(s.garbage[seat])),
    "played": lambda s, seat: refs(s.played[seat]),
    "training": lambda s, seat: refs(s.training[seat]),
    "base": lambda s, seat: refs(s.base[seat]),
    "looked_at": lambda s, seat: refs(s.looked[seat]),
    "pool": pool,
    "stored": stored,
    "wild": wild,
    "dice": shown,
    "sides": sides,
    "discounts": discounts,
    "dice_states": lambda s, seat: [DIE_STATES[s.die_state[die]] for die in dice_of(seat)],
    "reroll_tokens": lambda s, seat: s.rerolls[seat],
    "technology_tokens": lambda s, seat: s.technology[seat],
    "spare_parts": lambda s, seat: s.spare[seat] + s.parts[seat],
    "transforms_left": lambda s, seat: s.transforms[seat],
    "doubled": lambda s, seat: s.doubled[seat] == 1,
    "done": lambda s, seat: s.done[seat] == 1,
    "wins": lambda s, seat: s.wins[seat],
    "defeated": lambda s, seat: not is_in(s, seat),
}


def event_name(s: InvasionGame) -> CardRef | None:
    """The event that is running."""
    place = s.numbers[st.EVENT]
    if place == NOTHING or not s.campaign.scenarios:
        return None
    face = s.scenario().events[s.numbers[st.DIFFICULTY]][place]
    return CardRef(next(card for card in s.board if s.face[card] == face))


GAME_FACTS: dict[str, StateFact] = {
    "round": lambda s: s.numbers[st.ROUND],
    "marker": lambda s: s.numbers[st.MARKER],
    "phase": lambda s: c.PHASES[s.numbers[st.PHASE]].replace("_", " "),
    "active": lambda s: seat_or_none(s.numbers[st.ACTIVE]),
    "first_player": lambda s: SeatRef(s.numbers[st.FIRST]),
    "captain": lambda s: SeatRef(captain(s)),
    "match": lambda s: s.numbers[st.MATCH],
    "attempts": lambda s: s.numbers[st.ATTEMPTS],
    "scenario": lambda s: s.scenario().name if s.campaign.scenarios else None,
    "event": event_name,
    "event_ends": lambda s: s.numbers[st.EVENT_MARKER],
    "stack": lambda s: refs(s.stack),
    "zones": lambda s: {
        c.COLOUR_NAMES[colour]: CardRef(card)
        for colour, card in enumerate(s.zone_card)
        if card != NOTHING
    },
    "zone_stored": lambda s: {
        c.COLOUR_NAMES[colour]: number for colour, number in enumerate(s.zone_stored) if number
    },
    "invasion_deck": lambda s: refs(reversed(s.invasion_deck)),
    "invasion_discard": lambda s: refs(reversed(s.invasion_discard)),
    "invasion_garbage": lambda s: refs(reversed(s.invasion_garbage)),
    "protocols": lambda s: refs(s.protocols),
    "supply": lambda s: refs(reversed(s.supply)),
    "tokens": lambda s: s.numbers[st.TECHNOLOGY_TOKENS],
    "protocol_supply": lambda s: refs(reversed(s.protocol_supply)),
    "recruits": lambda s: refs(reversed(s.recruitment_deck)),
    "technologies": lambda s: refs(reversed(s.technology_deck)),
    "starting_supply": lambda s: refs(s.starting_supply),
    "destroyed": lambda s: refs(
        card
        for pile in (
            s.destroyed_starting,
            s.destroyed_recruits,
            s.destroyed_leaders,
            s.destroyed_technologies,
            s.destroyed_invaders,
            s.destroyed_protocols,
        )
        for card in pile
    ),
    "waiting": lambda s: refs(item.card for item in s.items),
}

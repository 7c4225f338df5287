"""What a scenario can ask about cards, players and the game, by name."""

from __future__ import annotations

from collections.abc import Callable

from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules.game import RuneslingersGame
from runestack.games.runeslingers.rules.player_values import (
    ability_cost,
    block_limit,
    block_value,
    draw_number,
    hand_maximum,
    instances,
    level,
    maximum_health,
    set_limit,
)
from runestack.games.runeslingers.rules.state import (
    ACTIVE,
    ENCOUNTER,
    FIRST,
    MODE,
    PHASE,
    SPOTS,
    TURN,
    first_area,
    first_spot,
)
from runestack.games.runeslingers.rules.values import defense_of, flags, is_empty
from runestack.games.runeslingers.scenario.position import AILMENTS
from runestack.games.staging import CardRef, Fact, SeatRef, StateFact, refs
from runestack.kernel.frame import NOBODY, NOTHING

ZONES = {
    c.IN_DECK: "deck",
    c.IN_HAND: "hand",
    c.IN_DISCARD: "discard",
    c.IN_VOID: "void",
    c.IN_PLAY: "play",
    c.BEING_PLAYED: "being played",
    c.AS_CONCENTRATION: "concentration",
    c.AS_ABILITY: "ability",
    c.ASIDE: "aside",
}
PHASES = {number: word for word, number in c.PHASES.items()} | {
    c.PHASE_SETUP: "setup",
    c.PHASE_BEGINNING: "beginning",
}
TYPES = (
    (c.RUNESPELL, "runespell"),
    (c.TRINKET, "trinket"),
    (c.BOON, "boon"),
    (c.RUNESLINGER, "runeslinger"),
    (c.PASSIVE, "passive"),
    (c.ACTIVATE, "activate"),
)
SUBTYPES = ("spirit", "attack", "utility", "weapon", "curio", "armour")
MODES = {number: word for word, number in c.MODES.items()}

# -- of cards ------------------------------------------------------------------------------------


def printed_type(s: RuneslingersGame, card: int) -> str:
    """The type on the face, whatever the card is now."""
    kind = s.faces.type[s.face[card]]
    return next(word for bits, word in TYPES if kind & bits)


def subtype(s: RuneslingersGame, card: int) -> str:
    """The printed subtype."""
    kind = s.faces.type[s.face[card]]
    return next((word for word in SUBTYPES if kind & c.TYPES[word]), "")


def keywords(s: RuneslingersGame, card: int) -> set[str]:
    """The keywords that a card has now."""
    have = flags(s, card)
    return {word for word, flag in c.KEYWORDS.items() if have & flag}


def in_play(s: RuneslingersGame, card: int) -> bool:
    """Whether a card is on a field, face-up."""
    return s.zone[card] == c.IN_PLAY


def defense(s: RuneslingersGame, card: int) -> int:
    """What remains of the defense in play, the printed one elsewhere; 0 without one."""
    return defense_of(s, card) if in_play(s, card) else s.faces.defense[s.face[card]]


def sideways(s: RuneslingersGame, card: int) -> bool:
    """A Distract card lies sideways (RS-KEY-DISTRACT-1)."""
    on_field = s.zone[card] in (c.IN_PLAY, c.BEING_PLAYED)
    return on_field and s.faces.flags[s.face[card]] & c.DISTRACT != 0


def is_concentration(s: RuneslingersGame, card: int) -> bool:
    """Whether a card lies face-down."""
    return s.zone[card] == c.AS_CONCENTRATION


def lies_on_concentration(s: RuneslingersGame, card: int) -> bool:
    """Whether a card lies face-up on a concentration."""
    has_place = s.zone[card] in (c.IN_PLAY, c.BEING_PLAYED) and s.place[card] != NOTHING
    return has_place and s.faces.type[s.face[card]] & c.BOON == 0


def card_or_none(card: int) -> CardRef | None:
    """A card as a fact."""
    return None if card == NOTHING else CardRef(card)


def under(s: RuneslingersGame, card: int) -> CardRef | None:
    """The concentration under a card."""
    return card_or_none(s.spot_card[s.place[card]]) if lies_on_concentration(s, card) else None


def on_top(s: RuneslingersGame, card: int) -> CardRef | None:
    """The card on a concentration."""
    return card_or_none(s.spot_top[s.place[card]]) if is_concentration(s, card) else None


def area(s: RuneslingersGame, card: int) -> int:
    """The number of its concentration or ailment area, from 1; 0 where it lies on none."""
    if s.place[card] == NOTHING:
        return 0
    is_boon = s.faces.type[s.face[card]] & c.BOON and not is_concentration(s, card)
    return s.place[card] % (c.AILMENT_AREAS if is_boon else s.numbers[SPOTS]) + 1


def position(s: RuneslingersGame, card: int) -> int:
    """How many cards lie above a card of a deck or discard pile; -1 elsewhere."""
    piles = {c.IN_DECK: s.deck, c.IN_DISCARD: s.discard}.get(s.zone[card])
    if piles is None:
        return -1
    pile = piles[s.owner[card]]
    return len(pile) - 1 - pile.index(card)


def known_to(s: RuneslingersGame, card: int) -> list[SeatRef]:
    """Who knows the face."""
    return [SeatRef(seat) for seat in range(c.SEATS) if s.known[card] & (1 << seat)]


CARD_FACTS: dict[str, Fact] = {
    "type": printed_type,
    "subtype": subtype,
    "zone": lambda s, card: ZONES[s.zone[card]],
    "in_play": in_play,
    "owner": lambda s, card: SeatRef(s.owner[card]),
    "controller": lambda s, card: SeatRef(s.controller[card]),
    "tokens": lambda s, card: s.tokens[card],
    "damage": lambda s, card: s.damage[card],
    "defense": defense,
    "keywords": keywords,
    "sideways": sideways,
    "played": lambda s, card: s.played[card] == s.numbers[TURN],
    "charged": lambda s, card: s.charged[card] == s.numbers[TURN],
    "slung": lambda s, card: s.slung[card] == s.numbers[TURN],
    "activated": lambda s, card: s.activated[card] == s.numbers[TURN],
    "bullet": lambda s, card: s.bullet[card],
    "under": under,
    "on_top": on_top,
    "empty": lambda s, card: is_concentration(s, card) and is_empty(s, card),
    "area": area,
    "position": position,
    "known_to": known_to,
}

# -- of players ----------------------------------------------------------------------------------


def concentrations(s: RuneslingersGame, seat: int) -> list[int]:
    """The face-down cards of a player, from the lowest area on."""
    first = first_spot(s, seat)
    return [card for card in s.spot_card[first : first + s.numbers[SPOTS]] if card != NOTHING]


def ailments(s: RuneslingersGame, seat: int, *, concealed: bool) -> dict[str, int]:
    """Instances by type, of the unconcealed or of the concealed ailment cards."""
    found: dict[str, int] = {}
    for place in range(first_area(seat), first_area(seat) + c.AILMENT_AREAS):
        if s.area_type[place] != c.NO_AILMENT and (s.area_boon[place] != NOTHING) == concealed:
            word = AILMENTS[s.area_type[place]]
            found[word] = found.get(word, 0) + s.area_count[place]
    return found


def areas(s: RuneslingersGame, seat: int) -> list[str]:
    """What lies on each ailment area of a player: an ailment with its instances, `boon` over it, or nothing."""
    found: list[str] = []
    for place in range(first_area(seat), first_area(seat) + c.AILMENT_AREAS):
        kind = s.area_type[place]
        words = [] if kind == c.NO_AILMENT else [f"{AILMENTS[kind]} {s.area_count[place]}"]
        if s.area_boon[place] != NOTHING:
            words.insert(0, "boon")
        found.append(" on ".join(words))
    return found


def levels(s: RuneslingersGame, seat: int) -> dict[str, int]:
    """The levels that are in force."""
    found = {word: level(s, seat, c.AILMENTS[word]) for word in AILMENTS}
    return {word: number for word, number in found.items() if number}


def of_type(bits: int) -> Fact:
    """The cards of a kind that a player controls."""
    return lambda s, seat: refs(card for card in s.field[seat] if s.faces.type[s.face[card]] & bits)


def of_ailment(word: str) -> Callable[[RuneslingersGame, int], int]:
    """Unconcealed instances of a type."""
    return lambda s, seat: instances(s, seat, c.AILMENTS[word])


SEAT_FACTS: dict[str, Fact] = {
    "power": lambda s, seat: s.power[seat],
    "health": lambda s, seat: s.health[seat],
    "maximum": maximum_health,
    "determinations": lambda s, seat: s.determinations[seat],
    "block": block_value,
    "block_limit": block_limit,
    "blocks_used": lambda s, seat: s.blocks[seat],
    "sets_used": lambda s, seat: s.sets[seat],
    "set_limit": set_limit,
    "draw_number": draw_number,
    "ability_cost": ability_cost,
    "runeslinger": lambda s, seat: CardRef(s.slinger[seat]),
    "passive": lambda s, seat: card_or_none(s.passive[seat]),
    "activate": lambda s, seat: card_or_none(s.activate[seat]),
    "hand": lambda s, seat: refs(s.hand[seat]),
    "hand_maximum": hand_maximum,
    "deck": lambda s, seat: refs(reversed(s.deck[seat])),
    "discard": lambda s, seat: refs(reversed(s.discard[seat])),
    "void": lambda s, seat: refs(s.void[seat]),
    "field": lambda s, seat: refs(s.field[seat]),
    "runespells": of_type(c.RUNESPELL),
    "trinkets": of_type(c.TRINKET),
    "boons": of_type(c.BOON),
    "concentrations": lambda s, seat: refs(concentrations(s, seat)),
    "empty_concentrations": lambda s, seat: refs(
        card for card in concentrations(s, seat) if is_empty(s, card)
    ),
    "ailments": lambda s, seat: ailments(s, seat, concealed=False),
    "concealed": lambda s, seat: ailments(s, seat, concealed=True),
    "instances": lambda s, seat: instances(s, seat, c.ANY_AILMENT),
    "levels": levels,
    "areas": areas,
    **{word: of_ailment(word) for word in AILMENTS},
    "wins": lambda s, seat: s.wins[seat],
}

WINDOWS = {ch.ASK_ANSWER: "answer", ch.ASK_BLOCK: "block"}


def window(s: RuneslingersGame) -> str | None:
    """Which window is open: a chance to `answer` or to `block`."""
    return next((WINDOWS[one.kind] for one in s.asking if one.kind in WINDOWS), None)


GAME_FACTS: dict[str, StateFact] = {
    "phase": lambda s: PHASES[s.numbers[PHASE]],
    "turn": lambda s: s.numbers[TURN],
    "active": lambda s: seat_or_none(s.numbers[ACTIVE]),
    "first_player": lambda s: seat_or_none(s.numbers[FIRST]),
    "ladder": lambda s: refs(rung.card for rung in s.ladder),
    "effective_damage": lambda s: [rung.number for rung in s.ladder],
    "encounter": lambda s: s.numbers[ENCOUNTER],
    "mode": lambda s: MODES[s.numbers[MODE]],
    "window": window,
}


def seat_or_none(seat: int) -> SeatRef | None:
    """A player as a fact."""
    return None if seat == NOBODY else SeatRef(seat)

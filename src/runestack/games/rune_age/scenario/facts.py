"""What a scenario can ask about cards, players and the game, by name."""

from __future__ import annotations

from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules.actions import targets
from runestack.games.rune_age.rules.game import RuneAgeGame
from runestack.games.rune_age.rules.payment import available
from runestack.games.rune_age.rules.primitives import damage_of
from runestack.games.rune_age.rules.seats import is_in
from runestack.games.rune_age.rules.state import (
    ACTIVE,
    ATTACKER,
    BUILT,
    COMBAT,
    COMBAT_STEP,
    DEFENDER,
    EVENTS_DRAWN,
    FIRST,
    ICONS,
    OBJECTIVE,
    OVERLORD,
    RIVAL_DAMAGE,
    ROUND,
    SHARED_DAMAGE,
    STEP,
    TARGET,
)
from runestack.games.rune_age.rules.values import (
    army_strength,
    auto_defense,
    cost_of,
    gold_price,
    hand_size,
    influence_price,
    kind_of,
    retain_price,
    strength,
    target_strength,
    yields,
)
from runestack.games.staging import CardRef, Fact, SeatRef, StateFact, refs
from runestack.kernel.frame import NOBODY, NOTHING

ZONES = {
    c.IN_DECK: "deck",
    c.IN_HAND: "hand",
    c.IN_DISCARD: "discard pile",
    c.IN_REALM: "realm area",
    c.IN_BARRACKS: "barracks",
    c.IN_ARMY: "army",
    c.PENDING: "aside",
    c.IN_MARKET: "market",
    c.IN_CITY_ROW: "cities",
    c.IN_EVENT_DECK: "event deck",
    c.IN_EVENT_DISCARD: "event discard pile",
    c.IN_FRONT: "front",
    c.UNUSED_RUNE: "unused runes",
    c.IN_BOX: "box",
}
TYPES = {
    **{number: word.replace("_", " ") for word, number in c.TYPES.items()},
    c.OBJECTIVE | c.ENEMY: "objective",
}
PHASES = {
    c.STEP_REFRESH: "refresh",
    c.STEP_ACTIONS: "actions",
    c.STEP_DISCARD: "discard",
    c.STEP_DRAW: "draw",
    c.EVENT_STEP: "event",
}
COMBATS = {c.NO_COMBAT: None, c.BATTLE: "battle", c.SIEGE: "siege"}
COMBAT_STEPS = {
    0: None,
    c.ASSAULT: "assault",
    c.ATTRITION: "attrition",
    c.RESOLVING: "resolution",
    c.AFTERMATH: "end of combat",
}
FLAGS = {**c.FLAGS, "ongoing": c.ONGOING}


def strength_of(s: RuneAgeGame, card: int) -> int:
    """What a unit adds to its army; of anything else what an army must bring against it."""
    if kind_of(s, card) & (c.UNIT | c.TACTIC):
        return strength(s, card)
    return target_strength(s, card)


def price(s: RuneAgeGame, card: int) -> int | None:
    """What the card costs now, in gold or influence; None if it cannot be bought."""
    for found in (gold_price(s, card), influence_price(s, card)):
        if found != NOTHING:
            return found
    return None


def seat_or_none(seat: int) -> SeatRef | None:
    """A player, or nobody."""
    return None if seat == NOBODY else SeatRef(seat)


def card_or_none(card: int) -> CardRef | None:
    """A card, or none."""
    return None if card == NOTHING else CardRef(card)


def position(s: RuneAgeGame, card: int) -> int:
    """How many cards lie above a card of a deck or discard pile; -1 elsewhere."""
    seat = s.owner[card]
    zone = s.zone[card]
    piles = {c.IN_EVENT_DECK: s.event_deck, c.IN_EVENT_DISCARD: s.event_discard}
    if seat != NOBODY:
        piles = {c.IN_DECK: s.deck[seat], c.IN_DISCARD: s.discard[seat]}
    pile = piles.get(zone)
    return -1 if pile is None else len(pile) - 1 - pile.index(card)


def of_kind(kind: int) -> Fact:
    """The cards of a kind in a player's realm area."""
    return lambda s, seat: refs(card for card in s.realm[seat] if kind_of(s, card) & kind)


CARD_FACTS: dict[str, Fact] = {
    "type": lambda s, card: TYPES[kind_of(s, card)],
    "zone": lambda s, card: ZONES[s.zone[card]],
    "owner": lambda s, card: seat_or_none(s.owner[card]),
    "controller": lambda s, card: seat_or_none(s.controller[card]),
    "strength": strength_of,
    "printed_strength": lambda s, card: s.faces.strength[s.face[card]],
    "printed_cost": lambda s, card: max(0, cost_of(s, card)),
    "cost": price,
    "gold": lambda s, card: yields(s, card, c.GOLD_RESOURCE),
    "influence": lambda s, card: yields(s, card, c.INFLUENCE),
    "auto_defense": auto_defense,
    "attrition": lambda s, card: s.faces.attrition[s.face[card]],
    "stage": lambda s, card: s.faces.stage[s.face[card]],
    "keywords": lambda s, card: {
        word for word, flag in FLAGS.items() if s.faces.flags[s.face[card]] & flag
    },
    "exhausted": lambda s, card: s.exhausted[card] == 1,
    "held": lambda s, card: s.held[card] == 1,
    "wounded": lambda s, card: s.wounded[card] == 1,
    "used": lambda s, card: {
        place for place in range(s.faces.number_used(s.face[card])) if s.used[card] >> place & 1
    },
    "attacked_by": lambda s, card: [
        SeatRef(seat) for seat in range(len(s.out)) if s.attacked[card] >> seat & 1
    ],
    "known_to": lambda s, card: [
        SeatRef(seat) for seat in range(len(s.out)) if s.known[card] >> seat & 1
    ],
    "position": position,
}

SEAT_FACTS: dict[str, Fact] = {
    "race": lambda s, seat: None if s.race[seat] == c.NO_RACE else c.RACES[s.race[seat]],
    "home": lambda s, seat: card_or_none(s.home[seat]),
    "damage": damage_of,
    "hand": lambda s, seat: refs(s.hand[seat]),
    "deck": lambda s, seat: refs(reversed(s.deck[seat])),
    "discard": lambda s, seat: refs(reversed(s.discard[seat])),
    "realm": lambda s, seat: refs(card for card in s.realm[seat] if card != s.home[seat]),
    "barracks": lambda s, seat: refs(s.barracks[seat]),
    "army": lambda s, seat: refs(s.army[seat]),
    "strongholds": of_kind(c.STRONGHOLD),
    "cities": of_kind(c.CITY),
    "landmarks": of_kind(c.LANDMARK),
    "rewards": of_kind(c.REWARD),
    "dragon_runes": of_kind(c.RUNE),
    "monuments": of_kind(c.MONUMENT),
    "gold": lambda s, seat: available(s, seat, c.GOLD_RESOURCE),
    "influence": lambda s, seat: available(s, seat, c.INFLUENCE),
    "strength": army_strength,
    "attackable": lambda s, seat: refs(targets(s, seat)),
    "combats": lambda s, seat: s.combats[seat],
    "hand_size": hand_size,
    "retain_cost": retain_price,
    "passed": lambda s, seat: s.passed[seat] == 1,
    "eliminated": lambda s, seat: not is_in(s, seat),
}

GAME_FACTS: dict[str, StateFact] = {
    "round": lambda s: s.numbers[ROUND],
    "phase": lambda s: PHASES[s.numbers[STEP]],
    "active": lambda s: seat_or_none(s.numbers[ACTIVE]),
    "first_player": lambda s: SeatRef(s.numbers[FIRST]),
    "overlord": lambda s: seat_or_none(s.numbers[OVERLORD]),
    "objective": lambda s: card_or_none(s.numbers[OBJECTIVE]) if s.numbers[BUILT] else None,
    "combat": lambda s: COMBATS[s.numbers[COMBAT]],
    "combat_step": lambda s: COMBAT_STEPS[s.numbers[COMBAT_STEP]],
    "target": lambda s: card_or_none(s.numbers[TARGET]),
    "attacker": lambda s: seat_or_none(s.numbers[ATTACKER]) if s.numbers[COMBAT] else None,
    "defender": lambda s: seat_or_none(s.numbers[DEFENDER]) if s.numbers[COMBAT] else None,
    "icons": lambda s: s.numbers[ICONS],
    "events_drawn": lambda s: s.numbers[EVENTS_DRAWN],
    "shared_damage": lambda s: s.numbers[SHARED_DAMAGE],
    "rival_damage": lambda s: s.numbers[RIVAL_DAMAGE],
    "market": lambda s: refs(s.market),
    "cities": lambda s: refs(s.city_row),
    "event_deck": lambda s: refs(reversed(s.event_deck)),
    "event_discard": lambda s: refs(reversed(s.event_discard)),
    "front": lambda s: refs(card for card in s.front if card != s.numbers[OBJECTIVE]),
    "runes": lambda s: refs(s.runes),
    "box": lambda s: refs(s.box),
}

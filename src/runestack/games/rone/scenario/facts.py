"""What a scenario can ask about cards, players and the game, by name."""

from __future__ import annotations

from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import procedures as p
from runestack.games.rone.rules.attackers import attack_targets, attacked_side
from runestack.games.rone.rules.game import RoneGame
from runestack.games.rone.rules.prices import (
    cost_to_level_up,
    cost_to_play,
    cost_to_recycle,
    income,
)
from runestack.games.rone.rules.seats import is_out, life, opponents
from runestack.games.rone.rules.state import (
    ACTIVE_PLAYER,
    ATTACKING,
    COMBAT,
    DEFENDING,
    EDITION,
    FIRST,
    NO_COMBAT,
    PHASE,
    ROUND,
)
from runestack.games.rone.rules.values import flags, health, in_combat, melee, ranged
from runestack.games.rone.telling.stack import KINDS, is_end_window, window_cause
from runestack.games.staging import CardRef, Fact, SeatRef, StateFact, refs
from runestack.kernel.decision import option_kind
from runestack.kernel.frame import NOBODY, NOTHING

ZONES = {
    c.IN_DECK: "deck",
    c.IN_HAND: "hand",
    c.IN_GRAVEYARD: "graveyard",
    c.IN_TECHNOLOGY_DECK: "technology deck",
    c.ON_BATTLEFIELD: "battlefield",
    c.ON_STACK: "stack",
    c.REMOVED: "removed",
    c.IN_BOUNTY_DECK: "bounty deck",
}
TYPES = {number: word for word, number in c.TYPES.items()}
ANNOUNCEMENTS = {
    ch.ANNOUNCE_PLAY: "play announced",
    ch.ANNOUNCE_RECYCLE: "recycle announced",
    ch.ANNOUNCE_LEVEL: "level up announced",
}
EDITIONS = {number: word for word, number in c.EDITIONS.items()}


def keywords(s: RoneGame, card: int) -> set[str]:
    """The keywords without text that a card has now."""
    have = flags(s, card)
    return {word for word, flag in c.KEYWORDS.items() if have & flag}


def pile_of(s: RoneGame, card: int) -> list[int]:
    """The ordered pile that a card lies in, top last; empty where there is no order."""
    piles = {c.IN_DECK: s.deck, c.IN_GRAVEYARD: s.graveyard}.get(s.zone[card])
    return [] if piles is None else piles[s.side[s.owner[card]]]


def position(s: RoneGame, card: int) -> int:
    """How many cards lie above a card of a deck or graveyard; -1 elsewhere."""
    pile = pile_of(s, card)
    return len(pile) - 1 - pile.index(card) if card in pile else -1


def race(s: RoneGame, card: int) -> str:
    """A unit's or hero's race."""
    number = s.faces.race[s.face[card]]
    return "" if number < 0 else c.RACES[number]


def targets(s: RoneGame, card: int) -> list[CardRef]:
    """The cards that a unit could attack now, its own exhaustion left aside."""
    if s.zone[card] != c.ON_BATTLEFIELD or s.faces.type[s.face[card]] != c.UNIT:
        return []
    return refs(attack_targets(s, card, attacked_side(s, s.controller[card])))


def fighter(s: RoneGame, which: int) -> CardRef | None:
    """The attacker or the attacked card of the running combat."""
    card = s.numbers[which]
    return None if card == NOTHING else CardRef(card)


def window(s: RoneGame) -> str | None:
    """Which window for reactions is open: what may be reacted to, or which moment of the turn it is."""
    if not any(question.kind == ch.ASK_WINDOW for question in s.asking):
        return None
    if s.stack:
        return KINDS[s.stack[-1].procedure].replace("-", " ")
    cause = window_cause(s)
    if cause.procedure == p.ATTACK:
        return "attack announced"
    if cause.procedure == p.SLOW_ACTION:
        return ANNOUNCEMENTS[option_kind(cause.number)]
    return "phase ends" if is_end_window(cause) else "phase begins"


CARD_FACTS: dict[str, Fact] = {
    "type": lambda s, card: TYPES[s.faces.type[s.face[card]]],
    "race": race,
    "zone": lambda s, card: ZONES[s.zone[card]],
    "owner": lambda s, card: None if s.owner[card] == NOBODY else SeatRef(s.owner[card]),
    "controller": lambda s, card: SeatRef(s.controller[card]),
    "health": health,
    "damage": lambda s, card: max(0, -s.health_change[card]),
    "melee": melee,
    "ranged": ranged,
    "speed": lambda s, card: s.faces.speed[s.face[card]],
    "level": lambda s, card: s.faces.level[s.face[card]],
    "exhaustion": lambda s, card: s.rotation[card],
    "active": lambda s, card: s.rotation[card] == 0,
    "keywords": keywords,
    "cost": lambda s, card: cost_to_play(s, s.owner[card], card),
    "recycle": lambda s, card: cost_to_recycle(s, s.owner[card], card),
    "melee_tokens": lambda s, card: s.melee_token[card] + s.melee_late[card],
    "ranged_tokens": lambda s, card: s.ranged_token[card] + s.ranged_late[card],
    "shield": lambda s, card: s.zone[card] == c.IN_DECK and s.face_up[card] == 1,
    "in_combat": in_combat,
    "attack_targets": targets,
    "position": position,
}

SEAT_FACTS: dict[str, Fact] = {
    "water": lambda s, seat: s.water[seat],
    "level": lambda s, seat: s.hero_level[seat],
    "life": lambda s, seat: life(s, s.side[seat]),
    "hero": lambda s, seat: CardRef(s.hero[seat]),
    "hand": lambda s, seat: refs(s.hand[seat]),
    "deck": lambda s, seat: refs(reversed(s.deck[s.side[seat]])),
    "graveyard": lambda s, seat: refs(reversed(s.graveyard[s.side[seat]])),
    "removed": lambda s, seat: refs(s.removed[s.side[seat]]),
    "units": lambda s, seat: refs(s.units[s.side[seat]]),
    "technologies": lambda s, seat: refs(s.technology[seat]),
    "technology_deck": lambda s, seat: refs(s.technology_deck[s.side[seat]]),
    "water_income": lambda s, seat: income(s, seat, c.WATER),
    "card_income": lambda s, seat: income(s, seat, c.CARD_INCOME),
    "level_up_price": cost_to_level_up,
    "has_conceded": lambda s, seat: s.conceded[seat] == 1,
    "opponents": lambda s, seat: [SeatRef(other) for other in opponents(s, seat)],
    "eliminated": is_out,
}

GAME_FACTS: dict[str, StateFact] = {
    "phase": lambda s: c.PHASES[s.numbers[PHASE]],
    "round": lambda s: s.numbers[ROUND],
    "active": lambda s: SeatRef(s.numbers[ACTIVE_PLAYER]),
    "first_player": lambda s: SeatRef(s.numbers[FIRST]),
    "edition": lambda s: EDITIONS[s.numbers[EDITION]],
    "stack": lambda s: refs(entry.card for entry in reversed(s.stack) if entry.card != NOTHING),
    "bounty": lambda s: refs(reversed(s.bounty_deck)),
    "stack_size": lambda s: len(s.stack),
    "in_combat": lambda s: s.numbers[COMBAT] != NO_COMBAT,
    "attacker": lambda s: fighter(s, ATTACKING),
    "defender": lambda s: fighter(s, DEFENDING),
    "window": window,
}

"""A whole position in a few lines, for the report of a failed scenario. Nothing is hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules.game import RoneGame
from runestack.games.rone.rules.seats import is_out, team
from runestack.games.rone.rules.state import (
    ACTIVE_PLAYER,
    ATTACKING,
    COMBAT,
    DEFENDING,
    NO_COMBAT,
    PHASE,
    ROUND,
)
from runestack.games.rone.rules.values import flags, health, melee, ranged
from runestack.games.staging import row_of_names
from runestack.kernel.frame import NOTHING
from runestack.kernel.procedure import NAMES

Label = Callable[[int], str]


def picture(s: RoneGame, label: Label) -> list[str]:
    """The phase, the stack, and what each player has."""
    lines = [
        f"round {s.numbers[ROUND]}, p{s.numbers[ACTIVE_PLAYER] + 1}'s turn, {c.PHASES[s.numbers[PHASE]]} phase"
    ]
    if s.numbers[COMBAT] != NO_COMBAT:
        lines.append(f"combat: {label(s.numbers[ATTACKING])} attacks {label(s.numbers[DEFENDING])}")
    for entry in reversed(s.stack):
        card = "" if entry.card == NOTHING else f" {label(entry.card)}"
        lines.append(
            f"on the stack: p{entry.seat + 1} {NAMES[entry.procedure].partition('.')[2]}{card}"
        )
    if s.bounty_deck:
        lines.append(f"bounty deck: {row(s, reversed(s.bounty_deck), label)}")
    for seat in range(len(s.hero)):
        lines += player_lines(s, seat, label)
    return lines


def player_lines(s: RoneGame, seat: int, label: Label) -> list[str]:
    """One player; what a team shares stands with its first one."""
    if is_out(s, seat):
        return [f"p{seat + 1}: out of the game"]
    side = s.side[seat]
    shared = seat == team(s, side)[0]
    lines = [
        f"p{seat + 1}: {s.water[seat]} water, level {s.hero_level[seat]}, {permanent(s, s.hero[seat], label)}"
    ]
    units = s.units[side] if shared else []
    lines += [f"    unit {permanent(s, card, label)}" for card in units]
    lines += [f"    technology {permanent(s, card, label)}" for card in s.technology[seat]]
    piles = [("hand", s.hand[seat])]
    if shared:
        piles += shared_piles(s, side)
    return lines + [
        f"    {name} ({len(pile)}): {row(s, pile, label)}" for name, pile in piles if pile
    ]


def shared_piles(s: RoneGame, side: int) -> list[tuple[str, list[int]]]:
    """The piles of a side."""
    return [
        ("deck", s.deck[side][::-1]),
        ("graveyard", s.graveyard[side][::-1]),
        ("technology deck", s.technology_deck[side]),
        ("removed", s.removed[side]),
    ]


def permanent(s: RoneGame, card: int, label: Label) -> str:
    """A card in play with its state."""
    words = [label(card)]
    if s.faces.type[s.face[card]] == c.UNIT:
        words.append(f"health {health(s, card)}, melee {melee(s, card)}, ranged {ranged(s, card)}")
    have = flags(s, card)
    words += [word for word, flag in c.KEYWORDS.items() if have & flag]
    if s.rotation[card]:
        words.append(f"exhausted {s.rotation[card]}")
    return ", ".join(words)


def row(s: RoneGame, cards: Iterable[int], label: Label) -> str:
    """Cards of a pile from the top."""
    return row_of_names(f"{label(card)}{' (shield)' if s.face_up[card] else ''}" for card in cards)

"""A whole position in a few lines, for the report of a failed scenario. Nothing is hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules.game import RuneAgeGame
from runestack.games.rune_age.rules.primitives import damage_of
from runestack.games.rune_age.rules.state import (
    ACTIVE,
    ATTACKER,
    BUILT,
    COMBAT,
    COMBAT_STEP,
    OBJECTIVE,
    ROUND,
    STEP,
    TARGET,
)
from runestack.games.rune_age.rules.values import army_strength, strength
from runestack.games.rune_age.scenario.facts import COMBAT_STEPS, COMBATS, PHASES
from runestack.games.staging import row_of_names
from runestack.kernel.frame import NOBODY

Label = Callable[[int], str]


def picture(s: RuneAgeGame, label: Label) -> list[str]:
    """The phase, the combat, the centre, and what each player has."""
    if not s.numbers[BUILT]:
        return ["a new game, before anything is laid out"]
    turn = "" if s.numbers[ACTIVE] == NOBODY else f"p{s.numbers[ACTIVE] + 1}'s turn, "
    lines = [f"round {s.numbers[ROUND]}, {turn}{PHASES[s.numbers[STEP]]}"]
    if s.numbers[COMBAT] != c.NO_COMBAT:
        lines.append(
            f"{COMBATS[s.numbers[COMBAT]]}: p{s.numbers[ATTACKER] + 1} against {label(s.numbers[TARGET])}, "
            f"{COMBAT_STEPS[s.numbers[COMBAT_STEP]]}"
        )
    front = [card for card in s.front if card != s.numbers[OBJECTIVE]]
    lines += piles(
        s,
        label,
        "",
        ("objective", [s.numbers[OBJECTIVE]]),
        ("front", front),
        ("market", s.market),
        ("cities", s.city_row),
        ("event deck", s.event_deck[::-1]),
        ("event discard pile", s.event_discard[::-1]),
        ("unused dragon runes", s.runes),
    )
    for seat in range(len(s.out)):
        lines += player_lines(s, seat, label)
    return lines


def player_lines(s: RuneAgeGame, seat: int, label: Label) -> list[str]:
    """One player."""
    if s.out[seat]:
        return [f"p{seat + 1}: out of the game"]
    army = f", army of {army_strength(s, seat)}" if s.army[seat] else ""
    lines = [f"p{seat + 1}: {c.RACES[s.race[seat]]}, {damage_of(s, seat)} damage{army}"]
    return lines + piles(
        s,
        label,
        "    ",
        ("army", s.army[seat]),
        ("realm area", s.realm[seat]),
        ("hand", s.hand[seat]),
        ("deck", s.deck[seat][::-1]),
        ("discard pile", s.discard[seat][::-1]),
        ("barracks", s.barracks[seat]),
    )


def piles(s: RuneAgeGame, label: Label, indent: str, *named: tuple[str, list[int]]) -> list[str]:
    """The piles that are not empty."""
    return [
        f"{indent}{name} ({len(cards)}): {row(s, cards, label)}" for name, cards in named if cards
    ]


def row(s: RuneAgeGame, cards: Iterable[int], label: Label) -> str:
    """Cards of a pile, with what lies on them."""
    return row_of_names(f"{label(card)}{state_of(s, card)}" for card in cards)


def state_of(s: RuneAgeGame, card: int) -> str:
    """Behind the name of a card: its strength in an army, wounded, exhausted."""
    words = [f"{strength(s, card)}"] if s.zone[card] == c.IN_ARMY else []
    if s.wounded[card]:
        words.append("wounded")
    if s.exhausted[card]:
        words.append("held" if s.held[card] else "exhausted")
    return f" ({', '.join(words)})" if words else ""

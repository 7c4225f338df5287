"""A whole position in a few lines, for the report of a failed scenario. Nothing is hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import state as st
from runestack.games.invasion.rules.game import InvasionGame
from runestack.games.invasion.rules.seats import is_cooperative
from runestack.games.invasion.rules.values import remaining_armor, remaining_health
from runestack.games.invasion.scenario.facts import DIE_STATES, pool, shown, stored, wild
from runestack.games.staging import row_of_names
from runestack.kernel.frame import NOBODY, NOTHING

Label = Callable[[int], str]


def picture(s: InvasionGame, label: Label) -> list[str]:
    """The phase, the Invasion, and what each player has."""
    if not s.numbers[st.BUILT]:
        return ["a new game, before everything is laid out"]
    turn = "" if s.numbers[st.ACTIVE] == NOBODY else f"p{s.numbers[st.ACTIVE] + 1}'s turn, "
    lines = [f"round {s.numbers[st.ROUND]}, {turn}{c.PHASES[s.numbers[st.PHASE]]}"]
    if is_cooperative(s):
        lines += invasion_lines(s, label)
    for seat in range(len(s.out)):
        lines += player_lines(s, seat, label)
    return lines


def invasion_lines(s: InvasionGame, label: Label) -> list[str]:
    """The Invasion's cards, zones and tokens."""
    zones = [
        f"{c.COLOUR_NAMES[colour]} {s.zone_stored[colour]}: {label(card) if card != NOTHING else 'empty'}"
        for colour, card in enumerate(s.zone_card)
    ]
    lines = [f"Invasion: {s.numbers[st.TECHNOLOGY_TOKENS]} technology tokens; {'; '.join(zones)}"]
    return lines + piles(
        s,
        label,
        ("stack", s.stack),
        ("protocols", s.protocols),
        ("invasion deck", s.invasion_deck[::-1]),
        ("invasion discard pile", s.invasion_discard[::-1]),
        ("invasion garbage dump", s.invasion_garbage[::-1]),
    )


def player_lines(s: InvasionGame, seat: int, label: Label) -> list[str]:
    """One player."""
    if s.out[seat]:
        return [f"p{seat + 1}: defeated"]
    states = [DIE_STATES[s.die_state[seat * c.DICE_EACH + place]] for place in range(c.DICE_EACH)]
    dice = [f"{side!r} {state}" for side, state in zip(shown(s, seat), states, strict=True)]
    tokens = f"{s.rerolls[seat]} rerolls, {s.technology[seat]} technology tokens"
    parts = s.spare[seat] + s.parts[seat]
    lines = [
        f"p{seat + 1}: {s.armor[seat]} armor, {s.health[seat]} health, {tokens}, {parts} spare parts",
        f"    dice: {', '.join(dice)}",
        f"    pool: {pool(s, seat) or '-'}; stored: {stored(s, seat) or '-'}; wild: {wild(s, seat) or '-'}",
    ]
    return lines + piles(
        s,
        label,
        ("base", s.base[seat]),
        ("training center", s.training[seat]),
        ("played zone", s.played[seat]),
        ("hand", s.hand[seat]),
        ("deck", s.deck[seat][::-1]),
        ("discard pile", s.discard[seat][::-1]),
        ("garbage dump", s.garbage[seat][::-1]),
        ("aside", s.looked[seat]),
    )


def piles(s: InvasionGame, label: Label, *named: tuple[str, list[int]]) -> list[str]:
    """The piles that are not empty."""
    return [f"    {name} ({len(cards)}): {row(s, cards, label)}" for name, cards in named if cards]


def row(s: InvasionGame, cards: Iterable[int], label: Label) -> str:
    """Cards of a pile, with what lies on them."""
    return row_of_names(f"{label(card)}{state_of(s, card)}" for card in cards)


def state_of(s: InvasionGame, card: int) -> str:
    """Behind the name of a card: what an invasion card has left, screws, exhausted."""
    if s.zone[card] == c.IN_STACK:
        return f" ({remaining_armor(s, card)} armor, {remaining_health(s, card)} health)"
    if s.exhausted[card]:
        return " (exhausted)"
    return f" ({s.screws[card]} screws)" if s.screws[card] else ""

"""A whole position in a few lines, for the report of a failed scenario. Nothing is hidden."""

from __future__ import annotations

from collections.abc import Callable

from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules.game import RuneslingersGame
from runestack.games.runeslingers.rules.player_values import block_value, maximum_health
from runestack.games.runeslingers.rules.state import ACTIVE, PHASE, SPOTS, TURN, first_spot
from runestack.games.runeslingers.rules.values import defense_of
from runestack.games.runeslingers.scenario.facts import PHASES, areas
from runestack.games.staging import row_of_names
from runestack.kernel.frame import NOTHING

Label = Callable[[int], str]

MARKS = ("played", "charged", "slung", "activated")


def picture(s: RuneslingersGame, label: Label) -> list[str]:
    """The phase, the ladder, and what each player has."""
    lines = [
        f"turn {s.numbers[TURN]}, p{s.numbers[ACTIVE] + 1}'s, {PHASES[s.numbers[PHASE]]} phase"
    ]
    for rung in reversed(s.ladder):
        damage = f", effective damage {rung.number}" if rung.number >= 0 else ""
        lines.append(f"on the ladder: p{rung.seat + 1} {label(rung.card)}{damage}")
    for seat in range(c.SEATS if s.face else 0):
        lines += player_lines(s, seat, label)
    return lines


def player_lines(s: RuneslingersGame, seat: int, label: Label) -> list[str]:
    """One player."""
    values = (
        f"power {s.power[seat]}, health {s.health[seat]} of {maximum_health(s, seat)}, "
        f"block {block_value(s, seat)}, determinations {s.determinations[seat]}"
    )
    lines = [f"p{seat + 1}: {values}, {label(s.slinger[seat])}"]
    boons = {s.place[card] % c.AILMENT_AREAS: card for card in s.field[seat] if is_boon(s, card)}
    for place, words in enumerate(areas(s, seat)):
        if words:
            boon = f" ({card_words(s, boons[place], label)})" if place in boons else ""
            lines.append(f"    ailment area {place + 1}: {words}{boon}")
    lines += spot_lines(s, seat, label)
    piles = (
        ("hand", s.hand[seat]),
        ("deck", s.deck[seat][::-1]),
        ("discard", s.discard[seat][::-1]),
        ("void", s.void[seat]),
    )
    return lines + [
        f"    {name} ({len(pile)}): {row_of_names(label(card) for card in pile)}"
        for name, pile in piles
        if pile
    ]


def is_boon(s: RuneslingersGame, card: int) -> bool:
    """Whether a card is a boon."""
    return s.faces.type[s.face[card]] & c.BOON != 0


def spot_lines(s: RuneslingersGame, seat: int, label: Label) -> list[str]:
    """The concentration areas with a card."""
    lines: list[str] = []
    first = first_spot(s, seat)
    for place in range(s.numbers[SPOTS]):
        card, top = s.spot_card[first + place], s.spot_top[first + place]
        if card == NOTHING:
            continue
        words = "empty" if top == NOTHING else card_words(s, top, label)
        lines.append(f"    concentration area {place + 1}: {words}, on {label(card)}")
    return lines


def card_words(s: RuneslingersGame, card: int, label: Label) -> str:
    """A card in play with its state."""
    words = [label(card)]
    if s.faces.defense[s.face[card]]:
        words.append(f"defense {defense_of(s, card)}")
    if s.tokens[card]:
        words.append(f"tokens {s.tokens[card]}")
    marks = (s.played, s.charged, s.slung, s.activated)
    words += [
        f"{word} this turn"
        for word, column in zip(MARKS, marks, strict=True)
        if column[card] == s.numbers[TURN]
    ]
    return ", ".join(words)

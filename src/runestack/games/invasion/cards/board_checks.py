"""Checks of the boards: which keys each part has, and what a die looks like."""

from __future__ import annotations

from collections.abc import Iterator

from runestack.cards.pool import Card
from runestack.cards.schema import Problem
from runestack.games.invasion.cards.finding import closest, whole
from runestack.games.invasion.rules import constants as c

# The parts of the boards, and the keys that each of them has.
PARTS: dict[str, tuple[str, ...]] = {
    "before_reinforcing": ("text",),  # of the player board
    "before_invasion": ("text",),  # of the Invasion board
    "pair": ("colour", "spots", "text"),
    "zone": ("colour", "text"),
    "action": ("symbol", "cost", "text"),
    "protocol_refresh": ("need", "spend"),
    "die": ("sides",),
    "time_tracker": ("rounds",),
}
BY_MODE = ("before_reinforcing",)  # parts that may say something else in each mode
KEYS = ("colour", "symbol", "spots", "cost", "need", "spend", "sides", "rounds", "text")
SCREWS = (*c.COLOUR_NAMES[: c.COLOURS], c.COLOUR_NAMES[c.NEUTRAL])


def board_problems(card: Card) -> Iterator[Problem]:
    """A part has its own keys and no others."""
    part = card.value("part")
    if card.type != "board" or part is None:
        return
    wanted = PARTS[str(part)]
    for key in KEYS:
        is_there = bool(card.text) if key == "text" else key in card.printed
        if is_there and key not in wanted:
            yield Problem("C106", f"{shown(str(part))} has no {key}", key, f"delete {key}")
        elif key in wanted and not is_there:
            yield Problem("C106", f"{shown(str(part))} has the key {key}", "part", f"add {key}")
    if "mode" in card.printed and part not in BY_MODE:
        message = f"{shown(str(part))} is the same in both modes"
        yield Problem("C106", message, "mode", "delete mode")
    yield from number_problems(card)
    if "sides" in card.printed:
        yield from die_problems(card)


def number_problems(card: Card) -> Iterator[Problem]:
    """Zones have colours; what is spent was there."""
    if card.value("part") == "zone" and card.value("colour") == c.COLOUR_NAMES[c.WILD]:
        message = "there is no wild zone"
        yield Problem("C106", message, "colour", "zones have one of the five colours")
    need, spend = whole(card, "need"), whole(card, "spend")
    if "need" in card.printed and spend > need:
        message = f"the Invasion cannot spend {spend} tokens when it needs only {need}"
        yield Problem("C110", message, "spend", f"write {need} or less")


def die_problems(card: Card) -> Iterator[Problem]:
    """Six sides of three screws each (INV-DICE-1)."""
    sides = card.words("sides")
    if len(sides) != c.SIDES:
        yield Problem("C105", f"a die has {c.SIDES} sides, not {len(sides)}", "sides")
    for side in sides:
        screws = side.split()
        if len(screws) != c.SCREWS_OF_SIDE:
            message = f"a side holds {c.SCREWS_OF_SIDE} screws, {side!r} holds {len(screws)}"
            yield Problem("C105", message, "sides")
        for screw in screws:
            if screw not in SCREWS:
                hint = closest(screw, SCREWS) or f"screws are {', '.join(SCREWS)}"
                yield Problem("C105", f"{screw!r} is no screw", "sides", hint)


def shown(part: str) -> str:
    """A part with its article."""
    return {
        "before_reinforcing": "what comes before reinforcing",
        "before_invasion": "what comes before the Invasion reinforces",
        "pair": "a stored pair",
        "zone": "a training zone",
        "action": "an additional player action",
        "protocol_refresh": "the refreshing of protocols",
        "die": "a starting die",
        "time_tracker": "the time tracker",
    }[part]

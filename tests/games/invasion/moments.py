"""The moments of Invasion that are recorded for the page."""

from __future__ import annotations

from collections.abc import Callable

from tests.page.recording import Moment, View, asked


def richness(view: View) -> float:
    """How much there is to see: what lies before the players, what they have stored, and what the Invasion has."""
    seats = view["seats"]
    cards: int = sum(
        len(seat[zone]) for seat in seats for zone in ("base", "training", "played", "discard")
    )
    stored: int = sum(len(one["stored"]) for seat in seats for one in seat["storage"])
    invasion = view["invasion"]
    theirs: int = len(invasion["stack"]) + len(invasion["protocols"]) if invasion else 0
    return cards + stored + 3 * theirs


def acts(view: View) -> float:
    """The Main phase, with dice, cards, a base and a pair to use."""
    kinds = ("use-die", "play", "ability", "pair")
    return sum(asked(view, kind) > 0 for kind in kinds) >= 3 and 1 + richness(view)


def is_about(view: View, kind: str) -> bool:
    """Whether the reader is asked about this."""
    return bool(view["question"]) and view["question"]["kind"] == kind


def spending(view: View) -> float:
    """Spare parts for several actions."""
    return is_about(view, "spare") and asked(view, "spare")


def aims(view: View) -> float:
    """Points of damage that several cards or actions can take, in a campaign that has a past to tell of."""
    told: int = len(view["campaign"]["history"])
    return is_about(view, "damage") and asked(view, "hit", "action") + richness(view) + 100 * told


def waits(view: View) -> float:
    """Effects of several players wait to be carried out."""
    return bool(view["question"]) and len(view["items"]) and 10 * len(view["items"]) + acts(view)


def about(kind: str) -> Callable[[View], float]:
    """A question of some kind, with much to see around it."""
    return lambda view: is_about(view, kind) and 1 + richness(view)


MATCH = {"mode": "competitive"}
TOGETHER = {"mode": "cooperative"}
FINALE = {"mode": "cooperative", "scenario": "final-battle"}

MOMENTS = (
    Moment("main", acts, MATCH),
    Moment("leader", about("leader"), MATCH, range(1, 2)),
    Moment("recruit", about("recruit"), MATCH),
    Moment("spare", spending, MATCH),
    Moment("starting", about("starting"), MATCH),
    Moment("store", about("store"), MATCH),
    Moment("die", about("die"), MATCH),
    Moment("side", about("side"), MATCH),
    Moment("position", about("position"), MATCH),
    Moment("new-screw", about("new-screw"), MATCH),
    Moment("over", lambda view: bool(view["result"]), {**MATCH, "round_limit": "3"}, range(1, 2)),
    Moment("spectator", richness, MATCH, range(1, 2), spectator=True),
    Moment("team", acts, TOGETHER, range(1, 4), seats=3),
    Moment("damage", aims, TOGETHER, range(1, 4), seats=3),
    Moment("waiting", waits, TOGETHER, range(1, 4), seats=3),
    Moment("four", acts, FINALE, range(1, 3), seats=4),
    Moment("alone", acts, {**TOGETHER, "scenario": "water-train"}, range(1, 3), seats=1),
)

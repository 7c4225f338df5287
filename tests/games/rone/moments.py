"""The moments of RONE that are recorded for the page."""

from __future__ import annotations

from tests.page.recording import Moment, View, asked


def cards_in_play(view: View) -> int:
    """Units and technologies of all seats."""
    return sum(len(seat["units"]) + len(seat["technologies"]) for seat in view["seats"])


def marks(view: View) -> int:
    """Things on units that have to be shown: exhaustion, changes, tokens."""
    units = [unit for seat in view["seats"] for unit in seat["units"]]
    return sum(
        len(unit["changes"]) + (unit["exhausted"] > 0) + any(unit["tokens"].values())
        for unit in units
    )


def busy_table(view: View) -> float:
    """The own main phase with much on the table."""
    if view["phase"] != "main" or view["active"] != view["seat"] or view["stack"]:
        return 0
    graves = sum(min(len(seat["graveyard"]), 6) for seat in view["seats"])
    return asked(view, "play", "attack") and cards_in_play(view) * 2 + marks(view) + graves


def combat(view: View) -> float:
    """Two units in combat, before damage."""
    found = view["combat"]
    if found is None or found["step"] != "declared" or not view["question"]:
        return 0
    return 5 + cards_in_play(view) + 5 * ("attacker_health" in (found["prediction"] or {}))


def stack(view: View) -> float:
    """Many effects on the stack, with targets, while the seat may answer."""
    aimed = sum(bool(entry["targets"]) for entry in view["stack"])
    return (len(view["stack"]) * 4 + aimed) * bool(view["question"]) * (len(view["stack"]) > 1)


def attack_target(view: View) -> float:
    """Choosing which unit to attack, with guardians in the way."""
    options = view["question"]["options"] if view["question"] else []
    foretold = [option.get("prediction") or {} for option in options]
    return sum("attacker_health" in one for one in foretold) and cards_in_play(view)


def shields(view: View) -> float:
    """Shields that are known in a deck."""
    known: int = sum(card["shield"] for seat in view["seats"] for card in seat["deck"]["known"])
    return known * 5 + cards_in_play(view) / 10


MOMENTS = (
    Moment("main", busy_table, agent="greedy"),
    Moment("combat", combat),
    Moment("stack", stack),
    Moment("attack", attack_target),
    Moment("shields", shields),
    Moment("announced", lambda view: bool(view["announced"]) * cards_in_play(view)),
    Moment("hero-choice", lambda view: asked(view, "hero"), {"hero_pick": "choose"}),
    Moment("mulligan", lambda view: asked(view, "keep", "mulligan")),
    Moment("damage", lambda view: asked(view, "hand", "deck", "shield")),
    Moment("over", lambda view: bool(view["result"]) + cards_in_play(view) / 50),
    Moment("spectator", cards_in_play, spectator=True),
    Moment("teams", busy_table, {"mode": "2v2"}, range(1, 3)),
    Moment("three", busy_table, {"mode": "3p"}, range(1, 3)),
    Moment("three-attack", attack_target, {"mode": "3p"}, range(1, 3)),
)

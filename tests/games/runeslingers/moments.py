"""The moments of Runeslingers that are recorded for the page."""

from __future__ import annotations

from runestack.games.wording import SPECTATOR
from tests.page.recording import Moment, View, asked


def ailing(view: View) -> float:
    """Ailments, some concealed, level II among them."""
    areas = [area for seat in view["seats"] for area in seat["areas"]]
    ailments = [area["ailment"] for area in areas if area["ailment"]]
    concealed: int = sum(one["concealed"] for one in ailments)
    second = sum(one["level"] == 2 for one in ailments)
    return len(ailments) + 4 * second + 3 * min(concealed, 2) if concealed else 0


def near_eight(view: View) -> float:
    """A Runeslinger with seven ailments."""
    most: int = max(seat["ailments"]["unconcealed"] for seat in view["seats"])
    return most >= 7


def ladder(view: View) -> float:
    """Several rungs, with damage and targets."""
    rungs = view["ladder"]
    return (
        (len(rungs) > 1)
        * bool(view["question"])
        * (len(rungs) * 3 + sum(rung["effective_damage"] is not None for rung in rungs))
    )


def block(view: View) -> float:
    """Damage that may be blocked."""
    damage = view["damage"]
    if damage is None or not view["question"]:
        return 0
    changed = any(hit["effective"] not in (None, hit["amount"]) for hit in damage["hits"])
    return 1 + len(view["ladder"]) + 5 * changed + len(damage["hits"])


def full_field(view: View) -> float:
    """The own play phase with full concentrations, boons and distraction."""
    is_watched = view["seat"] == SPECTATOR
    if view["phase"] != "play" or (view["active"] != view["seat"] and not is_watched):
        return 0
    spots = [spot for seat in view["seats"] for spot in seat["concentrations"]]
    full = sum(spot["top"] is not None for spot in spots)
    sideways: int = sum(spot["top"] is not None and spot["top"]["sideways"] for spot in spots)
    boons = sum(area["boon"] is not None for seat in view["seats"] for area in seat["areas"])
    return full * 2 + sideways * 3 + boons * 2 + sum(spot["card"] is not None for spot in spots)


def drafting(view: View) -> float:
    """A pack with some cards left, and some picks made."""
    draft = view["draft"]
    return 0 if draft is None or not view["question"] else len(draft["picks"]) * len(draft["pack"])


def deck_building(view: View) -> float:
    """A deck that is built of the picks."""
    return asked(view, "leave-out")


DRAFT = {"mode": "draft", "match": "best_of_three"}

MOMENTS = (
    Moment("play", full_field),
    Moment("ailments", ailing),
    Moment("seven", near_eight),
    Moment("ladder", ladder),
    Moment("block", block),
    Moment("choice", lambda view: asked(view, "runeslinger")),
    Moment("ability", lambda view: asked(view, "take-ability")),
    Moment("draft", drafting, DRAFT, range(1, 2)),
    Moment("deck", deck_building, DRAFT, range(1, 2)),
    Moment("match", lambda view: view["encounter"] >= 2 and full_field(view), DRAFT, range(1, 3)),
    Moment("over", lambda view: bool(view["result"])),
    Moment("spectator", full_field, spectator=True),
)

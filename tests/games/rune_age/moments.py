"""The moments of Rune Age that are recorded for the page."""

from __future__ import annotations

from tests.page.recording import Moment, View, asked


def richness(view: View) -> float:
    """How much there is to see: what lies in realms and in the centre."""
    realms: int = sum(len(seat["realm"]) for seat in view["seats"])
    exhausted: int = sum(card["exhausted"] for seat in view["seats"] for card in seat["realm"])
    centre = view["centre"]
    return realms + exhausted + 2 * len(centre["enemies"]) + 2 * len(centre["ongoing"])


def actions(view: View) -> float:
    """The own turn, with something to attack, to buy and to acquire."""
    kinds = ("attack", "buy", "acquire", "action")
    return sum(asked(view, kind) > 0 for kind in kinds) >= 3 and 1 + richness(view)


def battle(view: View) -> float:
    """An army before an Enemy that rolls dice, with more to play."""
    combat = view["combat"]
    if combat is None or combat["kind"] != "battle" or not asked(view, "play"):
        return 0
    dice: int = combat["icons"]
    return len(combat["attacker"]["cards"]) * (1 + dice)


def siege(view: View) -> float:
    """Both armies of a siege, wounds among them."""
    combat = view["combat"]
    if combat is None or combat["defender"] is None or not view["question"]:
        return 0
    armies = combat["attacker"]["cards"], combat["defender"]["cards"]
    wounded: int = sum(card["wounded"] for army in armies for card in army)
    return len(armies[0]) * len(armies[1]) + 3 * wounded


def losses(view: View) -> float:
    """Units that attrition takes."""
    return asked(view, "destroy") and 1 + view["combat"]["to_destroy"]


def spending(view: View) -> float:
    """A spend under way: something is named, more could be."""
    spend = view["spend"]
    return bool(spend and spend["purpose"] == "buy") and len(spend["cards"]) * asked(
        view, "buy", "acquire"
    )


def paying(view: View) -> float:
    """Several ways to pay."""
    return asked(view, "pay-with")


def event(view: View) -> float:
    """An event asks somebody something."""
    return bool(view["centre"]["event"] and view["question"]) and 1 + richness(view)


def fighting(view: View) -> float:
    """A combat, with much to see around it."""
    return bool(view["combat"]) and richness(view)


DRAGONLORDS = {"scenario": "dragonlords"}
MONUMENT = {"scenario": "monument"}
RUNEWARS = {"scenario": "runewars"}
CATACLYSM = {"scenario": "cataclysm"}

MOMENTS = (
    Moment("main", actions, DRAGONLORDS),
    Moment("battle", battle, DRAGONLORDS),
    Moment("losses", losses, DRAGONLORDS),
    Moment("retain", lambda view: asked(view, "retain") and richness(view), DRAGONLORDS),
    Moment("spend", spending, MONUMENT, range(1, 4)),
    Moment("payment", paying, MONUMENT, range(1, 4)),
    Moment("siege", siege, RUNEWARS, range(1, 4), seats=3),
    Moment("alone", actions, RUNEWARS, range(1, 4), seats=1),
    Moment("event", event, CATACLYSM, range(1, 4), seats=3),
    Moment("over", lambda view: bool(view["result"]), CATACLYSM, range(1, 4), seats=3),
    Moment("four", actions, {"scenario": "overlord"}, range(1, 3), seats=4),
    Moment("landmarks", actions, {"scenario": "landmarks"}, range(1, 3), seats=3),
    Moment("shared", actions, {**DRAGONLORDS, "cooperative_variant": "true"}, range(1, 3), seats=3),
    Moment(
        "factions", lambda view: asked(view, "faction"), {"faction_pick": "choose"}, range(1, 2)
    ),
    Moment("spectator", fighting, DRAGONLORDS, range(1, 3), spectator=True),
)

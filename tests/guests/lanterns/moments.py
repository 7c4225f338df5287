"""The moments of Lanterns that are recorded for the page."""

from __future__ import annotations

from tests.page.recording import Moment, View, asked


def day(view: View) -> float:
    """A day on which the seat can play a card, with cards on the fire."""
    return asked(view, "play") and 1 + len(view["fire"])


def gift(view: View) -> float:
    """Bellows ask whom to give a card, in the middle of a game."""
    return asked(view, "give") and 1 + len(view["fire"])


def lost(view: View) -> float:
    """A lost game: nobody has won, and it is no tie."""
    return bool(view["result"]) and view["result"]["verdict"] == "lost_together"


MOMENTS = (
    Moment("day", day),
    Moment("alone", day, {"players": "1"}),
    Moment("gift", gift, {"players": "3"}),
    Moment("lost", lost, {"players": "3"}, seeds=range(1, 40), spectator=True),
)

"""A scenario as the rules read it: how it is won and lost, what it changes, its events. Made with the cards."""

from __future__ import annotations

from typing import Final

from runestack.kernel.frame import NOTHING

DIFFICULTIES: Final = ["easy", "normal", "hard"]

# how a scenario is won
SURVIVE: Final = 0  # `number` rounds, looked at after Cleanup
DECK_DESTROYED: Final = 1  # Deck, Discard pile, Garbage dump and stack of the Invasion are empty
LAST_EVENT_ENDS: Final = 2
STACK_EMPTY: Final = 3  # as the Players' turn ends
WINS: Final = {
    "survive": SURVIVE,
    "deck_destroyed": DECK_DESTROYED,
    "last_event_ends": LAST_EVENT_ENDS,
    "stack_empty": STACK_EMPTY,
}

# how it is lost
ANY_DEFEATED: Final = 0
ALL_DEFEATED: Final = 1
LOSSES: Final = {"any_player": ANY_DEFEATED, "all_players": ALL_DEFEATED}

# what it changes, as bits
ZONES_FROM_DECK: Final = 1  # empty zones are filled from the Invasion deck
HIT_ZONES: Final = 2  # leftover damage reaches the cards in the zones, and destroys them
NO_REINFORCING: Final = 4  # the Invasion cannot reinforce
SHUFFLE_TO_DEPLOY: Final = 8  # it shuffles everything before it deploys
DEFEATED_DESTROYED: Final = 16  # a card defeated in the Players' turn is destroyed
TRAIN_LEFT: Final = 32  # on winning, the Invasion trains all cards in its zones
SETUP_FROM_DECK: Final = 64  # in setup, too, the zones are filled from the Invasion deck
CHANGES: Final = {
    "zones_from_deck": ZONES_FROM_DECK,
    "hit_zones": HIT_ZONES,
    "no_reinforcing": NO_REINFORCING,
    "shuffle_to_deploy": SHUFFLE_TO_DEPLOY,
    "defeated_destroyed": DEFEATED_DESTROYED,
    "train_left": TRAIN_LEFT,
    "setup_from_deck": SETUP_FROM_DECK,
}


class Scenario:
    """One scenario; `face` is its card, which holds the words."""

    def __init__(self, name: str, face: int) -> None:
        self.name: str = name
        self.face: int = face
        self.wins: list[int] = []  # how, number, how, number, ...
        self.loss: int = ANY_DEFEATED
        self.changes: int = 0
        # by difficulty: the faces of the events, and how long each lasts
        self.events: list[list[int]] = [[], [], []]
        self.durations: list[list[int]] = [[], [], []]
        # by difficulty and number of players (from 1): protocols researched when it is set up
        self.research: list[list[int]] = [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]

    def changes_rule(self, change: int) -> bool:
        """Whether a rule is changed."""
        return self.changes & change != 0

    def has_win(self, how: int) -> bool:
        """Whether it can be won so."""
        return how in self.wins[::2]

    def number_of_win(self, how: int) -> int:
        """The number of a way to win, or NOTHING."""
        for place in range(0, len(self.wins), 2):
            if self.wins[place] == how:
                return self.wins[place + 1]
        return NOTHING


class Campaign:
    """Scenarios in a row; one alone is a campaign of one."""

    def __init__(self, name: str, scenarios: list[Scenario]) -> None:
        self.name: str = name
        self.scenarios: list[Scenario] = scenarios

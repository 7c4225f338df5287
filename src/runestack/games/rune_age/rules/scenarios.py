"""A scenario as the rules read it: its cards, what it changes, and how it ends. Made when the cards are loaded."""

from __future__ import annotations

from typing import Final

from runestack.games.rune_age.rules import constants as c
from runestack.kernel.frame import NOTHING

REFORMED_STAGE: Final = 2  # the events of this stage become the new deck (RA-EVENT-7)

# who plays against whom
EVERYBODY_ALONE: Final = 0
TOGETHER: Final = 1
ONE_AGAINST_ALL: Final = 2  # the Overlord and the allies

# what a scenario forbids to besiege (RA-RULING-96)
NO_HOME_REALMS: Final = 1
NO_CITIES: Final = 2
NO_ALLIES: Final = 4

# what ends a game
OBJECTIVE_DEFEATED: Final = 0
MONUMENT_BUILT: Final = 1
LAST_PLAYER: Final = 2
NO_EVENT_LEFT: Final = 3  # an event must be drawn and cannot
PLAYER_ELIMINATED: Final = 4  # any of them
OVERLORD_ELIMINATED: Final = 5
ALLIES_ELIMINATED: Final = 6
DECK_RUN_OUT: Final = 7  # the event deck is empty and its last event resolved
LANDMARKS_HELD: Final = 8
ROUNDS_PLAYED: Final = 9
DECK_REFORMED: Final = 10  # the event deck would have to be re-formed this often
RIVAL_FALLEN: Final = 11
REALM_FALLEN: Final = 12  # the shared home realm

# when that is looked at
AT_ONCE: Final = 0
END_OF_ROUND: Final = 1
END_OF_EVENT_PHASE: Final = 2

# who has won then
NOBODY_WINS: Final = 0
WHO_DID_IT: Final = 1
ALL_WIN: Final = 2
OVERLORD_WINS: Final = 3
ALLIES_WIN: Final = 4


class Ending:
    """One way in which a game ends."""

    __slots__ = ("moment", "number", "what", "winners")

    def __init__(self, what: int, moment: int, number: int, winners: int) -> None:
        self.what: int = what
        self.moment: int = moment
        self.number: int = number
        self.winners: int = winners


class Scenario:
    """Everything that an objective says."""

    def __init__(self) -> None:
        self.key: str = ""
        self.objective: int = NOTHING  # its face
        self.teams: int = EVERYBODY_ALONE
        self.least_seats: int = 1
        self.most_seats: int = c.MOST_SEATS
        self.expansion: bool = False  # part of the expansion
        self.neutral: list[int] = []  # three faces
        self.stages: list[list[int]] = []  # faces of events, the first stage on top
        self.forbidden: int = 0
        self.reforms: bool = True  # an empty event deck is re-formed
        self.left_out: list[int] = []  # faces of events that a game alone does not have
        self.no_siege_icons: bool = False  # mercenaries with the siege icon are taken out
        self.shared_realm: bool = False
        self.one_for_each: bool = False  # what would hit each player hits one
        self.captured_exhausted: bool = False
        self.runes: int = 0  # dragon runes for each player
        self.landmarks: int = NOTHING  # as many as players and this; NOTHING: none
        self.monuments: bool = False
        self.rival: bool = False  # a rival realm is the target
        # a start for the Overlord, for each ally after the first, or for a player alone
        self.strongholds: int = 0  # secured
        self.veterans: int = 0  # units of cost 3 in the starting deck
        self.endings: list[Ending] = []
        self.solo: Scenario | None = None  # the same for one player, if that differs

"""The settings of Invasion, and the set-up that they lead to."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from runestack.cards.pool import Card
from runestack.games.invasion.cards.scenarios import Scenarios
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import scenarios as sc
from runestack.games.invasion.rules.scenarios import Campaign
from runestack.games.invasion.rules.seats import kind_of_game
from runestack.games.invasion.rules.setup import BY_LOT, Setup
from runestack.games.settings import Setting, SettingError, cannot_be, filled, first_player
from runestack.kernel.frame import NOTHING

YES, NO = "true", "false"
VERSUS, TOGETHER = "competitive", "cooperative"
CHOOSE, LOT = "choose", "random"
MOST_ROUNDS = 200
MOST_WINS = 3
TOGETHER_SEATS = (2, 1, 3, 4)  # the usual number first
LEADERS = tuple(f"leader_{seat}" for seat in range(c.MOST_SEATS))
NOT_GIVEN = ""

MODE = Setting(
    "mode",
    (VERSUS, TOGETHER),
    VERSUS,
    "against each other, or together against the Invasion",
)
MATCHES = Setting(
    "matches",
    (),
    "1",
    "how many matches a player must win",
    numbers=range(1, MOST_WINS + 1),
    needs={"mode": (VERSUS,)},
)
DIFFICULTY = Setting(
    "difficulty",
    tuple(sc.DIFFICULTIES),
    "normal",
    "which events the scenarios have",
    needs={"mode": (TOGETHER,)},
)
LEADER_PICK = Setting(
    "leader_pick",
    (CHOOSE, LOT),
    CHOOSE,
    "how players get their leaders: chosen in turn, or at random, unless leader_0, leader_1, ... names one",
)
FIRST_PLAYER = Setting(
    "first_player",
    ("random",),
    "random",
    "who begins: a random player, or a seat",
    numbers=range(2),
    needs={"mode": (VERSUS,)},
)
ROUND_LIMIT = Setting(
    "round_limit",
    (),
    str(c.ROUND_LIMIT),
    "after this many rounds, a match is a tie and a scenario is lost",
    numbers=range(1, MOST_ROUNDS + 1),
)
MAY_TRY_AGAIN = Setting(
    "may_try_again",
    (YES, NO),
    YES,
    "a lost scenario can be played again from the beginning",
    needs={"mode": (TOGETHER,)},
)


class Settings:
    """The settings that a box gives: its scenarios and campaigns, and its leaders."""

    def __init__(self, scenarios: Scenarios) -> None:
        self.scenarios = scenarios

    @cached_property
    def all(self) -> tuple[Setting, ...]:
        """Every setting."""
        return (
            MODE,
            MATCHES,
            self.scenario,
            DIFFICULTY,
            LEADER_PICK,
            FIRST_PLAYER,
            ROUND_LIMIT,
            MAY_TRY_AGAIN,
            *(leader(seat) for seat in range(c.MOST_SEATS)),
        )

    @cached_property
    def scenario(self) -> Setting:
        """What is played together."""
        keys = tuple(self.scenarios.keys)
        return Setting(
            "scenario",
            keys,
            keys[0],
            "a campaign, or one scenario by itself",
            needs={"mode": (TOGETHER,)},
        )

    @cached_property
    def leaders(self) -> dict[int, Card]:
        """The leaders of the box, by their faces."""
        return {
            face: card for face, card in enumerate(self.scenarios.cards) if card.type == "leader"
        }

    # -- what they lead to -------------------------------------------------------------------------

    def mode(self, options: Mapping[str, str]) -> int:
        """Competitive or cooperative."""
        return c.COMPETITIVE if filled((MODE,), options)["mode"] == VERSUS else c.COOPERATIVE

    def seats(self, options: Mapping[str, str]) -> tuple[int, ...]:
        """How many can play: two against each other, one to four together."""
        return (2,) if self.mode(options) == c.COMPETITIVE else TOGETHER_SEATS

    def kind(self, options: Mapping[str, str], seats: int) -> int:
        """Who plays against whom, as the kernel names it."""
        return kind_of_game(seats, self.mode(options))

    def make(self, seed: int, seats: int, options: Mapping[str, str]) -> tuple[Campaign, Setup]:
        """The campaign, and the numbers of the game."""
        values = filled(self.all, options)
        if seats not in self.seats(options):
            raise cannot_be("seats", seats, map(str, sorted(self.seats(options))))
        setup = Setup(seed)
        setup.seats = seats
        setup.mode = self.mode(options)
        setup.matches = int(values["matches"])
        setup.difficulty = sc.DIFFICULTIES.index(values["difficulty"])
        setup.leaders = self.leader_faces(values, seats)
        setup.campaign_face = self.scenarios.face(values["scenario"])
        setup.first_player = first_player(values["first_player"], max(2, seats))
        setup.round_limit = int(values["round_limit"])
        setup.may_try_again = values["may_try_again"] == YES
        return self.scenarios.campaign(values["scenario"]), setup

    def campaign_of(self, face: int) -> Campaign:
        """What is played, by the face of its card; in a match it has no meaning."""
        return self.scenarios.campaign(self.scenarios.key_of(face))

    # -- leaders -----------------------------------------------------------------------------------

    def leader_faces(self, values: Mapping[str, str], seats: int) -> list[int]:
        """The leaders that are given, by seat; for the others the lot or the choice."""
        others = BY_LOT if values["leader_pick"] == LOT else NOTHING
        found: list[int] = []
        for seat, name in enumerate(LEADERS):
            wanted = values[name].strip()
            if wanted and seat >= seats:
                raise SettingError(
                    f"{name} needs a seat {seat}; this game has {seats}",
                    f"{name} braucht einen Platz {seat}; dieses Spiel hat {seats}",
                )
            face = self.leader_face(name, wanted) if wanted else others
            if wanted and face in found:
                raise SettingError(
                    f"{name}: the leader {wanted!r} is given twice; each can be played once",
                    f"{name}: Der Anführer {wanted!r} ist zweimal genannt; jeden gibt es nur einmal",
                )
            found.append(face)
        return found[:seats]

    def leader_face(self, name: str, wanted: str) -> int:
        """A leader by name, in either language."""
        for face, card in self.leaders.items():
            if wanted.casefold() in (card.name.casefold(), card.name_de.casefold()):
                return face
        english = [card.name for card in self.leaders.values()]
        raise cannot_be(name, wanted, english, [card.name_de for card in self.leaders.values()])


def leader(seat: int) -> Setting:
    """The leader of a seat."""
    return Setting(
        LEADERS[seat],
        (),
        NOT_GIVEN,
        f"the leader of seat {seat} by name; empty: as leader_pick says",
        free=True,
    )


def ways(settings: Settings) -> tuple[Mapping[str, str], ...]:
    """A match, a row of matches, the campaign and each scenario, each difficulty."""
    keys = settings.scenarios.keys
    scenarios = [
        {
            "mode": TOGETHER,
            "scenario": key,
            "difficulty": sc.DIFFICULTIES[place % len(sc.DIFFICULTIES)],
        }
        for place, key in enumerate(keys, start=1)
    ]
    # the first way is played with every number of seats
    first, *others = scenarios
    matches = [{"mode": VERSUS}, {"mode": VERSUS, "matches": "2", "leader_pick": LOT}]
    retries = {"mode": TOGETHER, "scenario": keys[-1], "may_try_again": NO, "leader_pick": LOT}
    return (*matches, first, *others, retries)

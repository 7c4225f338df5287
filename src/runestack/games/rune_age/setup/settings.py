"""The settings of Rune Age, and the set-up that they lead to."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from runestack.cards.pool import Card
from runestack.games.rune_age.cards.scenarios import COOPERATIVE, SIDES, Scenarios
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import scenarios as sc
from runestack.games.rune_age.rules.scenarios import Scenario
from runestack.games.rune_age.rules.seats import kind_of_game
from runestack.games.rune_age.rules.setup import Setup
from runestack.games.settings import Setting, SettingError, cannot_be, filled, first_player
from runestack.kernel.frame import NOTHING

YES, NO = "true", "false"
MOST_ROUNDS = 200
USUAL_SCENARIO = "dragonlords"
USUAL_SEATS = 2
FACTIONS = tuple(f"faction_{seat}" for seat in range(c.MOST_SEATS))
NEUTRAL = ("first_neutral", "second_neutral", "third_neutral")
PRINTED = ""  # the neutral cards that the objective names; a faction by lot

EXPANSION = Setting(
    "expansion",
    (YES, NO),
    YES,
    "play with Oath and Anvil: its factions, units, events, neutral cards and scenarios",
)
MERCENARIES = Setting(
    "mercenaries",
    (YES, NO),
    YES,
    "three piles of mercenaries in the centre",
    needs={"expansion": (YES,)},
)
FACTION_PICK = Setting(
    "faction_pick",
    ("random", "choose"),
    "random",
    "how players get their factions: at random, unless faction_0, faction_1, ... names one, or chosen in turn",
)
ROUND_LIMIT = Setting(
    "round_limit",
    (),
    str(c.ROUND_LIMIT),
    "after this many rounds, nobody wins",
    numbers=range(1, MOST_ROUNDS + 1),
)
ALL_AGREE = Setting(
    "all_agree",
    (NO, YES),
    NO,
    "all players agree to replace neutral cards that the scenario names",
)


class Settings:
    """The settings that a box gives: its scenarios, and its neutral cards."""

    def __init__(self, scenarios: Scenarios) -> None:
        self.scenarios = scenarios

    @cached_property
    def all(self) -> tuple[Setting, ...]:
        """Every setting."""
        return (
            self.scenario,
            self.cooperative,
            EXPANSION,
            MERCENARIES,
            FACTION_PICK,
            self.first_player,
            ROUND_LIMIT,
            self.open_hands,
            ALL_AGREE,
            *(neutral(name) for name in NEUTRAL),
            *(faction(seat) for seat in range(c.MOST_SEATS)),
        )

    # -- settings that depend on the scenarios -----------------------------------------------------

    @property
    def scenario(self) -> Setting:
        """What is played."""
        keys = tuple(self.scenarios.keys)
        usual = USUAL_SCENARIO if USUAL_SCENARIO in keys else keys[0]
        return Setting("scenario", keys, usual, "which objective you play for")

    @property
    def cooperative(self) -> Setting:
        """All together, where the box has a variant for that."""
        keys = tuple(key for key in self.scenarios.keys if self.has_form(key, COOPERATIVE))
        return Setting(
            "cooperative_variant",
            (NO, YES),
            NO,
            "all players together, with one home realm for all",
            needs={"scenario": keys, "expansion": (YES,)},
        )

    @property
    def first_player(self) -> Setting:
        """Who begins; the Overlord is always drawn by lot (RA-RULING-1)."""
        keys = tuple(key for key in self.scenarios.keys if self.teams(key) != sc.ONE_AGAINST_ALL)
        return Setting(
            "first_player",
            ("random",),
            "random",
            "who begins: a random player, or a seat; the Overlord is always random",
            numbers=range(c.MOST_SEATS),
            needs={"scenario": keys},
        )

    @property
    def open_hands(self) -> Setting:
        """For those who play together."""
        keys = tuple(key for key in self.scenarios.keys if self.can_be_together(key))
        return Setting(
            "open_hands",
            (NO, YES),
            NO,
            "players who win together see each other's hands",
            needs={"scenario": keys},
        )

    def has_form(self, key: str, form: str) -> bool:
        """Whether a scenario has another form."""
        return self.scenarios.has_form(key, form)

    def teams(self, key: str, form: str = "") -> int:
        """Who plays against whom."""
        return SIDES[str(self.scenarios.card(key, form).value("sides"))]

    def can_be_together(self, key: str) -> bool:
        """Whether players can win a scenario together."""
        forms = [form for form in ("", COOPERATIVE) if self.has_form(key, form)]
        return any(self.teams(key, form) == sc.TOGETHER for form in forms)

    # -- what they lead to -------------------------------------------------------------------------

    def seats(self, options: Mapping[str, str]) -> tuple[int, ...]:
        """How many can play; two are usual."""
        values = filled((self.scenario, self.cooperative), options)
        key, variant = values["scenario"], values["cooperative_variant"] == YES
        if variant and not self.has_form(key, COOPERATIVE):
            raise needs("cooperative_variant", "scenario", self.cooperative.needs["scenario"])
        allowed = self.scenarios.seats(key, cooperative=variant)
        usual = tuple(number for number in allowed if number == USUAL_SEATS)
        return usual + tuple(number for number in allowed if number != USUAL_SEATS)

    def form(self, options: Mapping[str, str], seats: int) -> str:
        """In which form a scenario is played."""
        values = filled((self.scenario, self.cooperative), options)
        variant = values["cooperative_variant"] == YES
        return self.scenarios.form_for(values["scenario"], seats, cooperative=variant)

    def kind(self, options: Mapping[str, str], seats: int) -> int:
        """Who plays against whom, as the kernel names it."""
        values = filled((self.scenario,), options)
        return kind_of_game(seats, self.teams(values["scenario"], self.form(options, seats)))

    def make(self, seed: int, seats: int, options: Mapping[str, str]) -> tuple[Scenario, Setup]:
        """The scenario with its variant and neutral cards worked in, and the numbers of the game."""
        values = filled(self.all, options)
        if seats not in self.seats(options):
            raise cannot_be("seats", seats, map(str, sorted(self.seats(options))))
        self.check_expansion(values, options)
        key = values["scenario"]
        scenario = self.scenarios.make(key, self.form(values, seats), self.exchanged(values, seats))
        setup = Setup(seed)
        setup.seats = seats
        setup.expansion = values["expansion"] == YES
        setup.mercenaries = setup.expansion and values["mercenaries"] == YES
        setup.round_limit = int(values["round_limit"])
        setup.first_player = first_player(values["first_player"], seats)
        setup.races = races(values, seats)
        setup.open_hands = self.hands_are_open(values, scenario)
        return scenario, setup

    def scenario_of(self, face: int, neutral: list[int]) -> Scenario:
        """A scenario by the face of its objective, with these neutral cards."""
        places = {found: one for one, found in self.scenarios.objectives.items()}
        made = self.scenarios.make(*places[face])
        made.neutral = neutral
        return made

    def check_expansion(self, values: Mapping[str, str], options: Mapping[str, str]) -> None:
        """What is not there without the expansion is refused (RA-RULING-114)."""
        if values["expansion"] == YES:
            return
        if "expansion" in self.scenarios.card(values["scenario"]).words("flags"):
            base = [key for key in self.scenarios.keys if not self.is_expansion(key)]
            raise cannot_be("scenario", values["scenario"], base)
        for name in ("mercenaries", "cooperative_variant"):
            if options.get(name) == YES:
                raise needs(name, "expansion", (YES,))
        for name in FACTIONS:
            if values[name] in c.EXPANSION_RACES:
                raise needs(f"{name}={values[name]}", "expansion", (YES,))

    def is_expansion(self, key: str) -> bool:
        """Whether a scenario belongs to the expansion."""
        return "expansion" in self.scenarios.card(key).words("flags")

    def hands_are_open(self, values: Mapping[str, str], scenario: Scenario) -> bool:
        """Only for players who win together (RA-RULING-105)."""
        if values["open_hands"] == NO:
            return False
        if scenario.teams != sc.TOGETHER:
            raise SettingError(
                "open_hands is only for players who win together",
                "open_hands gibt es nur, wenn alle gemeinsam gewinnen",
            )
        return True

    # -- neutral cards of one's own ----------------------------------------------------------------

    def exchanged(self, values: Mapping[str, str], seats: int) -> dict[str, str]:
        """Which neutral cards are replaced by which (RA-NEUT-1 to 3, RA-RULING-8)."""
        printed = self.scenarios.card(values["scenario"], self.form(values, seats)).words("neutral")
        found: dict[str, str] = {}
        for setting, old in zip(NEUTRAL, printed, strict=True):
            if values[setting].strip():
                found[old] = self.replacement(setting, values, old)
        if found and values["all_agree"] == NO:
            raise SettingError(
                "other neutral cards need all_agree=true: all players have to agree",
                "andere neutrale Karten brauchen all_agree=true: Alle Spieler müssen einverstanden sein",
            )
        played = [found.get(name, name) for name in printed]
        for name in found.values():
            if played.count(name) > 1:
                raise SettingError(f"{name} is in the game already", f"{name} ist schon im Spiel")
        return found

    def replacement(self, setting: str, values: Mapping[str, str], old: str) -> str:
        """A neutral card by its name: it costs as much as the one it replaces, and its box is played."""
        cost = self.cost(old)
        allowed = [
            name
            for name in self.scenarios.neutral
            if self.cost(name) == cost
            and (values["expansion"] == YES or not self.is_expansion_card(name))
        ]
        wanted = values[setting].strip().casefold()
        for name in allowed:
            if wanted in (name.casefold(), self.card(name).name_de.casefold()):
                return name
        raise SettingError(
            f"{setting} cannot be {values[setting]!r}; {old} costs {cost} influence, as do: {', '.join(allowed)}",
            f"{setting} kann nicht {values[setting]!r} sein; {self.card(old).name_de} kostet {cost} Einfluss, wie: "
            + ", ".join(self.card(name).name_de for name in allowed),
        )

    def cost(self, name: str) -> int:
        """What a neutral card costs."""
        return self.scenarios.faces.influence_cost[self.scenarios.neutral[name]]

    def card(self, name: str) -> Card:
        """A neutral card."""
        return self.scenarios.cards[self.scenarios.neutral[name]]

    def is_expansion_card(self, name: str) -> bool:
        """Whether a neutral card belongs to the expansion."""
        return "expansion" in self.card(name).words("flags")


# -- settings of cards and seats -------------------------------------------------------------------


def neutral(name: str) -> Setting:
    """Another card in place of one of the three neutral cards of the scenario."""
    which = name.split("_", maxsplit=1)[0]
    return Setting(
        name,
        (),
        PRINTED,
        f"a neutral card of the same cost, in place of the {which} one that the scenario names",
        free=True,
        needs={"all_agree": (YES,)},
    )


def faction(seat: int) -> Setting:
    """The faction of a seat."""
    return Setting(
        FACTIONS[seat],
        (),
        PRINTED,
        f"faction of seat {seat}: {', '.join(c.RACES)}; empty: random",
        free=True,
        needs={"faction_pick": ("random",)},
    )


def races(values: Mapping[str, str], seats: int) -> list[int]:
    """The factions by seat, NOTHING where the lot decides; empty if they are chosen at the table (RA-SETUP-3)."""
    given = [values[name].strip().casefold() for name in FACTIONS]
    for seat, name in enumerate(FACTIONS):
        if given[seat] and given[seat] not in c.RACES:
            raise cannot_be(name, values[name], c.RACES)
        if given[seat] and (values["faction_pick"] == "choose" or seat >= seats):
            raise SettingError(
                f"{name} needs faction_pick=random and a seat {seat}",
                f"{name} braucht faction_pick=random und einen Platz {seat}",
            )
        if given[seat] and given.count(given[seat]) > 1:
            raise SettingError(
                f"the faction {given[seat]} is named twice; each can be played once",
                f"die Fraktion {given[seat]} ist zweimal genannt; jede gibt es nur einmal",
            )
    if values["faction_pick"] == "choose":
        return []
    return [c.RACES.index(one) if one else NOTHING for one in given[:seats]]


def needs(name: str, other: str, values: tuple[str, ...]) -> SettingError:
    """A setting that another one excludes."""
    allowed = ", ".join(values)
    return SettingError(f"{name} needs {other}: {allowed}", f"{name} braucht {other}: {allowed}")


def ways(settings: Settings) -> tuple[Mapping[str, str], ...]:
    """Each scenario, each cooperative variant, and the usual one without the expansion."""
    keys = settings.scenarios.keys
    usual = settings.scenario.default
    ordered = [usual, *(key for key in keys if key != usual)]
    found: list[Mapping[str, str]] = [{"scenario": key} for key in ordered]
    found += [
        {"scenario": key, "cooperative_variant": YES}
        for key in ordered
        if settings.has_form(key, COOPERATIVE)
    ]
    if not settings.is_expansion(usual):
        found.append({"scenario": usual, "expansion": NO, "faction_pick": "choose"})
    return tuple(found)

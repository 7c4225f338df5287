"""Scenarios as the rules read them, made from their objective cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from runestack.cards.pool import Card
from runestack.games.rune_age.cards.box_checks import is_neutral
from runestack.games.rune_age.language.lower import endings, rulings
from runestack.games.rune_age.rules import scenarios as sc
from runestack.games.rune_age.rules.faces import Faces
from runestack.games.rune_age.rules.scenarios import Scenario
from runestack.kernel.frame import NOTHING

SOLO = "solo"
COOPERATIVE = "cooperative"
SIDES = {
    "alone": sc.EVERYBODY_ALONE,
    "together": sc.TOGETHER,
    "one against all": sc.ONE_AGAINST_ALL,
}
FORBIDDEN = {
    "no_home_realms": sc.NO_HOME_REALMS,
    "no_cities": sc.NO_CITIES,
    "no_allies": sc.NO_ALLIES,
}


class Scenarios:
    """All scenarios of a box; a face is a place in `cards`."""

    def __init__(self, cards: Sequence[Card], faces: Faces) -> None:
        self.cards = cards
        self.faces = faces
        self.objectives: dict[tuple[str, str], int] = {}  # faces, by scenario and form
        self.neutral: dict[str, int] = {}  # faces of neutral cards, by name
        for face, card in enumerate(cards):
            if card.type == "objective":
                form = str(card.value("form") or "")
                self.objectives[str(card.value("scenario")), form] = face
            elif card.type in ("unit", "tactic") and is_neutral(card):
                self.neutral[card.name] = face

    @property
    def keys(self) -> list[str]:
        """The scenarios, in the order of their cards."""
        return [key for key, form in self.objectives if not form]

    def has_form(self, key: str, form: str) -> bool:
        """Whether a scenario has a solo form or a cooperative variant of its own."""
        return (key, form) in self.objectives

    def card(self, key: str, form: str = "") -> Card:
        """The objective of a scenario."""
        return self.cards[self.objectives[key, form]]

    def form_for(self, key: str, seats: int, *, cooperative: bool) -> str:
        """The form in which so many players play a scenario (RA-RULING-95)."""
        if cooperative:
            return COOPERATIVE
        return SOLO if seats == 1 and self.has_form(key, SOLO) else ""

    def seats(self, key: str, *, cooperative: bool = False) -> tuple[int, ...]:
        """How many can play it: the fewest first; one, if there is a form for one."""
        card = self.card(key, COOPERATIVE if cooperative else "")
        least = 1 if not cooperative and self.has_form(key, SOLO) else number(card, "least_players")
        return tuple(range(least, number(card, "most_players") + 1))

    def make(
        self, key: str, form: str = "", exchanged: Mapping[str, str] | None = None
    ) -> Scenario:
        """A scenario in one of its forms; `exchanged` names neutral cards and what replaces them (RA-NEUT-1)."""
        face = self.objectives[key, form]
        card = self.cards[face]
        made = Scenario()
        made.key = key
        made.objective = face
        made.teams = SIDES[str(card.value("sides"))]
        made.least_seats = number(card, "least_players")
        made.most_seats = number(card, "most_players")
        made.expansion = "expansion" in card.words("flags")
        names = [(exchanged or {}).get(name, name) for name in card.words("neutral")]
        made.neutral = [self.neutral[name] for name in names]
        made.stages = [
            self.events(back, stage) for stage, back in enumerate(card.words("stages"), 1)
        ]
        made.runes = number(card, "runes")
        made.landmarks = number(card, "landmarks", NOTHING)
        made.strongholds = number(card, "strongholds")
        made.veterans = number(card, "veterans")
        drawn = [event for stage in made.stages for event in stage]
        made.left_out = [one for one in drawn if self.cards[one].name in card.words("left_out")]
        add_text(made, card)
        if not form and self.has_form(key, SOLO):
            made.solo = self.make(key, SOLO, exchanged)
            made.least_seats = 1
        return made

    def events(self, back: str, stage: int) -> list[int]:
        """The events with a back, of a stage (RA-SETUP-18)."""
        return [
            face
            for face, card in enumerate(self.cards)
            if card.value("back") == back and card.value("stage") == stage
        ]


def add_text(made: Scenario, card: Card) -> None:
    """How it ends, and what it changes."""
    made.endings = endings(card.tree)
    made.monuments = any(one.what == sc.MONUMENT_BUILT for one in made.endings)
    changes = rulings(card.tree)
    for word, bit in FORBIDDEN.items():
        if word in changes:
            made.forbidden |= bit
    made.reforms = "not_reformed" not in changes
    made.no_siege_icons = "no_siege_icons" in changes
    made.one_for_each = "one_for_each" in changes
    made.captured_exhausted = "captured_exhausted" in changes
    made.shared_realm = "shared_realm" in changes
    made.rival = "rival" in changes


def number(card: Card, key: str, missing: int = 0) -> int:
    """A printed number, or what stands for none."""
    value = card.value(key)
    return value if isinstance(value, int) else missing

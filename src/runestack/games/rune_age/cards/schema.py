"""What a card of Rune Age must look like: its keys, and the checks of the rules file beyond them.

    C101  flags that are none          C106  scenarios and their other forms
    C102  where a card comes from      C107  what a box needs to be set up
    C103  Enemies and their rewards    C108  how a scenario ends, and what that needs
    C104  neutral cards of a scenario  C109  paragraphs by card type
    C105  events and their stages      C110  numbers that do not fit together
An objective is the whole scenario: who plays, with which neutral cards and events, and, as its text, how it ends and
what it changes. With `form` it is another face of the same card: the scenario for one player, or its cooperative
variant.
"""

from __future__ import annotations

from collections.abc import Iterator

from runestack.cards.pool import Card
from runestack.cards.schema import COMMON, CardGame, CardSchema, Key, Problem
from runestack.games.rune_age.cards.box_checks import check_box
from runestack.games.rune_age.cards.text_checks import blank_problems, text_problems
from runestack.games.rune_age.language.lower import lower_card
from runestack.games.rune_age.language.vocabulary import vocabulary
from runestack.games.rune_age.rules import constants as c
from runestack.language.nodes import Text

MOST_STAGES = 9
SIDES = ("alone", "together", "one against all")
FORMS = ("solo", "cooperative")
NEUTRAL_TYPES = 3  # of a scenario (RA-SETUP-2)

RACE = Key("race", str, words=tuple(c.RACES))
FLAGS = Key("flags", tuple, required=False)
FIRST = (COMMON["id"], COMMON["number"], COMMON["name"], COMMON["name_de"])
WRITTEN = (COMMON["flavour"], COMMON["flavour_de"], COMMON["illustrator"], COMMON["edition"])
LAST = (FLAGS, COMMON["copies"], COMMON["text"], *WRITTEN)
ONE = Key("copies", int, low=1, high=1)
LAST_OF_ONE = (FLAGS, ONE, COMMON["text"], *WRITTEN)
FILLED = Key("text", str, filled=True)


def number(name: str, high: int, *, low: int = 0, required: bool = True) -> Key:
    """A printed number with a least and a most; which one it is matters to no text."""
    return Key(name, int, low=low, high=high, required=required, tried=(max(1, low),))


GOLD_COST = number("gold_cost", 20)
INFLUENCE_COST = number("influence_cost", 12)
STRENGTH = number("strength", 30)
PLACE = (
    STRENGTH,
    Key("auto_defense", int, low=0, high=12, tried=(0,)),
    number("influence", 12),
)
YIELDS = (number("gold", 12, required=False), number("influence", 12, required=False))
ON_BACK = (Key("back", str, filled=True), number("stage", MOST_STAGES, low=1))
CATEGORY = number("category", 2, low=1, required=False)

TYPES = {
    "unit": (
        *FIRST,
        Key("race", str, words=tuple(c.RACES), required=False),
        number("gold_cost", 20, required=False),
        number("influence_cost", 12, required=False),
        CATEGORY,
        STRENGTH,
        *LAST,
    ),
    "tactic": (
        *FIRST,
        INFLUENCE_COST,
        CATEGORY,
        number("strength", 30, required=False),
        FLAGS,
        COMMON["copies"],
        FILLED,
        *WRITTEN,
    ),
    "gold": (
        *FIRST,
        number("gold", 3, low=1),
        INFLUENCE_COST,
        COMMON["copies"],
        *WRITTEN,
    ),
    "city": (*FIRST, *PLACE, *LAST_OF_ONE),
    "landmark": (*FIRST, *PLACE, *LAST_OF_ONE),
    "home_realm": (*FIRST, RACE, ONE, *WRITTEN),
    "stronghold": (*FIRST, RACE, GOLD_COST, STRENGTH, number("influence", 12), *LAST),
    "monument": (*FIRST, RACE, GOLD_COST, ONE, *WRITTEN),
    "dragon_rune": (*FIRST, *YIELDS, *LAST_OF_ONE),
    "enemy": (
        *FIRST,
        *ON_BACK,
        STRENGTH,
        number("attrition", 12),
        Key("reward", str, required=False, filled=True),
        *LAST_OF_ONE,
    ),
    "reward": (*FIRST, *YIELDS, *LAST_OF_ONE),
    "instant": (
        *FIRST,
        *ON_BACK,
        number("strength", 30, required=False),
        number("attrition", 12, required=False),
        FLAGS,
        ONE,
        FILLED,
        *WRITTEN,
    ),
    "objective": (
        *FIRST,
        Key("scenario", str, filled=True),
        Key("form", str, words=FORMS, required=False),
        Key("sides", str, words=SIDES),
        number("least_players", c.MOST_SEATS, low=1),
        number("most_players", c.MOST_SEATS, low=1),
        Key("neutral", tuple, tried=(("Village Militia", "Stone Sentry", "Elder Treant"),)),
        Key("stages", tuple, tried=(("dragonlords", "dragonlords"),)),
        number("strength", 60, required=False),
        number("attrition", 12, required=False),
        number("runes", 1, required=False),
        number("landmarks", 12, required=False),
        number("strongholds", 3, required=False),
        number("veterans", 4, required=False),
        Key("left_out", tuple, required=False),
        number("shortest", 60, low=1),
        number("longest", 60, low=1),
        number("difficulty", 3, low=1),
        FLAGS,
        ONE,
        FILLED,
        *WRITTEN,
    ),
}


def check(card: Card, tree: Text) -> list[Problem]:
    """All problems of one card of a box."""
    return [
        *check_playable(card, tree),
        *place_problems(card),
        *blank_problems(card, tree),
    ]


def check_playable(card: Card, tree: Text) -> list[Problem]:
    """What the rules could not play; a box keeps more than that."""
    return [
        *flag_problems(card),
        *origin_problems(card),
        *scenario_problems(card),
        *text_problems(card, tree),
    ]


def flag_problems(card: Card) -> Iterator[Problem]:
    """Known flags, each once; Mythic is for units of a race, the siege icon for mercenaries."""
    flags = card.words("flags")
    for flag in flags:
        if flag not in c.FLAGS:
            hint = f"flags are {', '.join(c.FLAGS)}"
            yield Problem("C101", f"{flag!r} is no flag", "flags", hint)
    for flag in dict.fromkeys(flags):
        if flags.count(flag) > 1:
            yield Problem("C101", f"{flag} stands twice", "flags", "keep one of them")
    if "mythic" in flags and (card.type != "unit" or card.value("race") is None):
        yield Problem("C101", "only units of a race are mythic", "flags", "delete mythic")
    if "siege_icon" in flags and card.value("category") is None:
        yield Problem("C101", "only mercenaries have the siege icon", "flags", "delete siege_icon")


def origin_problems(card: Card) -> Iterator[Problem]:
    """A unit of a race costs gold, another one lies in the central area and costs influence (RA-GOLD-3, RA-INF-2)."""
    if card.type != "unit":
        return
    has_race, costs_gold = card.value("race") is not None, card.value("gold_cost") is not None
    costs_influence = card.value("influence_cost") is not None
    if has_race and not costs_gold:
        yield Problem("C102", "a unit of a race costs gold", "race", "add gold_cost")
    elif costs_gold and not has_race:
        yield Problem("C102", "gold buys units of a race only", "gold_cost", "add race")
    if costs_influence is costs_gold:
        message = "a unit costs gold or influence, one of them"
        yield Problem("C102", message, "influence_cost" if costs_influence else "name")
    if has_race and card.value("category") is not None:
        yield Problem("C102", "a mercenary belongs to no race", "category", "delete category")


def place_problems(card: Card) -> Iterator[Problem]:
    """The auto-defense of a city is lower than its strength (RA-RULING-11)."""
    defense, strength = card.value("auto_defense"), card.value("strength")
    if isinstance(defense, int) and isinstance(strength, int) and defense >= strength:
        message = f"the auto-defense of a city is lower than its strength, {strength}"
        yield Problem("C110", message, "auto_defense", f"write {max(0, strength - 1)} or less")


def scenario_problems(card: Card) -> Iterator[Problem]:
    """Three neutral cards, at least one stage, players from fewest to most."""
    if card.type != "objective":
        return
    neutral = card.words("neutral")
    if len(set(neutral)) != NEUTRAL_TYPES or len(neutral) != NEUTRAL_TYPES:
        message = f"a scenario has {NEUTRAL_TYPES} different neutral cards, not {len(set(neutral))}"
        yield Problem("C104", message, "neutral")
    stages = len(card.words("stages"))
    if not 1 <= stages <= MOST_STAGES:
        yield Problem("C105", f"a scenario has 1 to {MOST_STAGES} stages, not {stages}", "stages")
    for low, high in (("least_players", "most_players"), ("shortest", "longest")):
        least, most = card.value(low), card.value(high)
        if isinstance(least, int) and isinstance(most, int) and least > most:
            yield Problem("C110", f"{low} is {least}, more than {high}, {most}", low)
    if card.value("form") == "solo" and card.value("most_players") not in (1, None):
        message = "the solo form is for one player"
        yield Problem("C106", message, "most_players", "write most_players = 1")


RUNE_AGE_CARDS = CardGame("rune-age", CardSchema(TYPES, check, check_box, lower_card), vocabulary)

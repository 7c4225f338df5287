"""What a RONE card must look like: its keys, and the checks of the rules file beyond them.

    C102  exhaustion costs          C106  Initiative needs a price to play
    C103  keywords: type, twice     C107  labels and paragraphs by card type
    C104  heroes are three cards    C108  `this unit` on something else
    C105  negative health icon (`en`)   C109  numbers that cannot be meant
C101, the ranges of numbers, is in the keys.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from runestack.cards.pool import Card
from runestack.cards.schema import COMMON, CardGame, CardSchema, Key, PackProblem, Problem
from runestack.games.rone.language import nodes as ro
from runestack.games.rone.language.lower import lower_card
from runestack.games.rone.language.vocabulary import vocabulary
from runestack.games.rone.language.words import KEYWORDS, LABELS
from runestack.language import nodes as n
from runestack.language.bindings import walk
from runestack.language.nodes import Player, Text

RACES = ("survivor", "machine", "mutant", "hybrid", "nanobot")
NEVER = "never"

RACE = Key("race", str, words=RACES)
LEVEL = Key("level", int, low=1, high=3)
COST = Key("cost", int, low=0, words=(NEVER,))
RECYCLE = Key("recycle", int, low=0, words=(NEVER,))
FIRST = (COMMON["id"], COMMON["number"], COMMON["name"], COMMON["name_de"])
LAST = (
    COMMON["copies"],
    COMMON["text"],
    COMMON["flavour"],
    COMMON["flavour_de"],
    COMMON["illustrator"],
    COMMON["edition"],
)
UNIT = (
    Key("health", int, low=1),
    Key("melee", int, low=0),
    Key("ranged", int, low=0),
    Key("speed", int, low=1, high=3),
)
HERO = (Key("water_income", int, low=0), Key("card_income", int, low=0))

TYPES = {
    "hero": (*FIRST, RACE, LEVEL, COST, RECYCLE, *HERO, *LAST),
    "technology": (*FIRST, LEVEL, COST, RECYCLE, *LAST),
    "unit": (*FIRST, RACE, LEVEL, COST, RECYCLE, *UNIT, *LAST),
    "tactic": (*FIRST, LEVEL, COST, RECYCLE, *LAST),
}

PERMANENTS = ("hero", "technology", "unit")
KEYWORD_TYPES = {
    "slow": ("tactic",),
    "defender": ("unit",),
    "invisibility": ("unit",),
    "flying": ("unit",),
    "shield": ("unit", "tactic"),
    "detection": PERMANENTS,
}
LABEL_TYPES = {
    "battlefield": ("unit", "technology"),
    "death": ("unit", "technology"),
    "recycle": ("unit", "tactic"),
    "combat": ("unit",),
    "strike": ("unit",),
}
# As they are printed.
KEYWORD_NAMES = {word.key: word.english for word in KEYWORDS}
LABEL_NAMES = {word.key: word.english for word in LABELS}


def check(card: Card, tree: Text, *, edition: str = "en") -> list[Problem]:
    """All problems of one card."""
    return [
        *exhaustion_problems(card, tree),
        *keyword_problems(card, tree),
        *economic_problems(card, tree),
        *health_problems(tree, edition),
        *paragraph_problems(card, tree, edition),
        *self_problems(card, tree),
        *number_problems(tree),
    ]


def exhaustion_problems(card: Card, tree: Text) -> Iterator[Problem]:
    """One number per colour, and on a unit the yellow number is the attack speed (RONE-CARD-16)."""
    found: dict[str, set[int]] = {}
    for ability in tree.abilities:
        if isinstance(ability, ro.Activated):
            found.setdefault(ability.colour, set()).add(ability.exhaustions)
    yield from symbol_problems(card, found)
    for colour, numbers in found.items():
        if max(numbers) > 3:
            yield Problem(
                "C102", f"a {colour} ability costs 1 to 3 exhaustions, not {max(numbers)}"
            )
        elif len(numbers) > 1:
            costs = " and ".join(map(str, sorted(numbers)))
            yield Problem("C102", f"{colour} abilities of a card cost the same, these cost {costs}")
        elif (
            card.type == "unit"
            and colour == "yellow"
            and card.value("speed") not in (*numbers, None)
        ):
            yield Problem(
                "C102",
                f"a yellow ability costs a unit its speed, {card.value('speed')}, not {max(numbers)}",
                suggestion=f"write {{yellow {card.value('speed')}}} or use {{purple {max(numbers)}}}",
            )


def symbol_problems(card: Card, found: dict[str, set[int]]) -> Iterator[Problem]:
    """A rotation symbol has one colour; that of a unit's attack speed is yellow (RONE-CARD-15, 16)."""
    purple = found.get("purple", set())
    for number in sorted(found.get("yellow", set()) & purple):
        yield Problem("C102", f"yellow and purple abilities of a card differ, both cost {number}")
    if card.type == "unit" and "yellow" not in found and card.value("speed") in purple:
        speed = card.value("speed")
        yield Problem(
            "C102",
            f"the rotation symbol {speed} is yellow, because it is the speed; no purple ability costs {speed}",
            suggestion=f"write {{yellow {speed}}}",
        )


def keyword_problems(card: Card, tree: Text) -> Iterator[Problem]:
    """Keywords by card type, each once."""
    found = [one for one in tree.abilities if isinstance(one, n.Keywords)]
    words = [word for ability in found for word in ability.words]
    for word in dict.fromkeys(words):
        name = KEYWORD_NAMES[word]
        if card.type not in KEYWORD_TYPES[word]:
            types = " or ".join(KEYWORD_TYPES[word])
            yield Problem("C103", f"{name} belongs on a {types}, not on a {card.type}")
        if words.count(word) > 1:
            times = "twice" if words.count(word) == 2 else f"{words.count(word)} times"
            yield Problem("C103", f"{name} stands in the text {times}", suggestion="keep one")


def economic_problems(card: Card, tree: Text) -> Iterator[Problem]:
    """Every hero card has an activated ability that gives water or a card."""
    if card.type == "hero" and not any(is_economic(ability) for ability in tree.abilities):
        yield Problem(
            "C104",
            "a hero card has an economic ability, which gives water or a card",
            suggestion="for example “{yellow 1}: Gain 1 {water} or draw a card.”",
        )


def is_economic(ability: n.Ability) -> bool:
    """Whether an ability does nothing but give water or cards."""
    return isinstance(ability, ro.Activated) and all(
        is_income(effect) for effect in ability.effects
    )


def is_income(effect: n.Effect) -> bool:
    """Whether an effect gives you water or cards."""
    if isinstance(effect, n.Either):
        return is_income(effect.first) and is_income(effect.second)
    return isinstance(effect, n.Gain | n.Draw) and effect.player is Player.YOU


def health_problems(tree: Text, edition: str) -> Iterator[Problem]:
    """`en`: the health icon only raises (ED-6)."""
    if edition == "en":
        for node in walk(tree):
            if isinstance(node, ro.GetHealth) and node.number < 0:
                yield Problem(
                    "C105",
                    "edition en has no negative health icon",
                    suggestion=f"write “loses {-node.number} {{health}}” or deal damage",
                )


def paragraph_problems(card: Card, tree: Text, edition: str) -> Iterator[Problem]:
    """Which kinds of paragraphs a type may have."""
    for ability in tree.abilities:
        if isinstance(ability, ro.Initiative) and card.value("cost") == NEVER:
            yield Problem("C106", "Initiative needs a card that can be played", key="cost")
        yield from label_problems(card, ability, edition)
        if isinstance(ability, n.Effects) and card.type != "tactic":
            yield Problem(
                "C107",
                f"a plain effect belongs on a tactic; a {card.type} needs a label, a trigger or an icon",
                suggestion="for example “Battlefield: ...”",
            )
        continuous = (n.Whenever, n.At, ro.Activated, n.Passive)
        if isinstance(ability, continuous) and card.type == "tactic":
            yield Problem("C107", "a tactic does not stay, so it has effects only")
    if card.type == "tactic" and not any(isinstance(each, n.Effects) for each in tree.abilities):
        yield Problem("C107", "a tactic needs a plain effect")


def label_problems(card: Card, ability: n.Ability, edition: str) -> Iterator[Problem]:
    """Which labels a type may have; in `de` a hero may have Combat (ED-2)."""
    if not isinstance(ability, n.Labelled):
        return
    types = LABEL_TYPES[ability.label]
    if ability.label == "combat" and edition == "de":
        types = (*types, "hero")
    if card.type not in types:
        allowed = " or ".join(types)
        name = LABEL_NAMES[ability.label]
        yield Problem("C107", f"{name} belongs on a {allowed}, not on a {card.type}")
    elif ability.label == "recycle" and card.value("recycle") == NEVER:
        yield Problem("C107", "Recycle needs a card that can be recycled", key="recycle")


def self_problems(card: Card, tree: Text) -> Iterator[Problem]:
    """`this unit` means the card itself, so it must be one."""
    for node in walk(tree):
        noun = "unit" if isinstance(node, ro.UseAbility) else this_noun(node)
        if noun is not None and noun != card.type:
            yield Problem(
                "C108",
                f"“this {noun}” stands on a {card.type}",
                suggestion=f"write “this {card.type}”",
            )


def this_noun(node: Any) -> str | None:
    """The noun of `this ...`."""
    return node.noun if isinstance(node, n.This) else None


def is_above(number: n.Amount, most: int) -> bool:
    """Whether a printed number is larger than it can be."""
    return isinstance(number, int) and number > most


def number_problems(tree: Text) -> Iterator[Problem]:
    """Numbers that no card can mean."""
    for node in walk(tree):
        if isinstance(node, n.LookTake) and node.take >= node.number:
            yield Problem(
                "C109", f"of {node.number} cards not {node.take} can be taken and some left"
            )
        elif isinstance(node, n.Exhaust | n.Refresh | ro.FetchExhausted) and is_above(
            node.times, 3
        ):
            yield Problem("C109", f"a card is turned 3 times at most, not {node.times} times")


def check_heroes(cards: list[Card]) -> list[PackProblem]:
    """A hero is three cards of the same name and race, levels 1, 2 and 3 (RONE-CARD-12)."""
    heroes: dict[str, list[Card]] = {}
    for card in cards:
        if card.type == "hero":
            heroes.setdefault(card.name, []).append(card)
    problems = []
    for name, group in heroes.items():
        levels = sorted(int(card.value("level") or 0) for card in group)
        races = {card.value("race") for card in group}
        german = {card.name_de for card in group}
        if levels != [1, 2, 3]:
            shown = f"its cards have the levels {', '.join(map(str, levels))}"
            if len(levels) == 1:
                shown = f"its only card has level {levels[0]}"
            message = f"{name} needs one card each of level 1, 2 and 3; {shown}"
            problems.append(PackProblem(group[-1].id, Problem("C104", message, "level"), name))
        if len(races) > 1:
            message = f"the cards of {name} have one race, these have {' and '.join(sorted(map(str, races)))}"
            problems.append(PackProblem(group[-1].id, Problem("C104", message, "race")))
        if len(german) > 1:
            message = f"the cards of {name} have one German name, these have several"
            problems.append(PackProblem(group[-1].id, Problem("C104", message, "name_de")))
    return problems


def card_game(edition: str = "en") -> CardGame:
    """RONE's cards under the rules of an edition."""
    schema = CardSchema(TYPES, partial(check, edition=edition), check_heroes, lower_card)
    return CardGame("rone", schema, vocabulary)


RONE_CARDS = card_game()

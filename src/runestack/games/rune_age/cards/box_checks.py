"""Checks over several cards: rewards and their Enemies, scenarios and what they name, and what a box needs.

A pack may be a single file, say a scenario of your own. What it names is then looked for in the game's own box, too.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

from runestack.cards.pool import Card
from runestack.cards.schema import PackProblem, Problem
from runestack.games.rune_age.rules import constants as c

HERE = Path(__file__).parent
MERCENARIES = ((1, 2), (2, 1))  # types of each category that setting up draws (RA-MERC-3)


def check_box(cards: list[Card]) -> list[PackProblem]:
    """All problems of a pack."""
    return [
        *reward_problems(cards),
        *form_problems(cards),
        *neutral_problems(cards),
        *stage_problems(cards),
        *race_problems(cards),
        *centre_problems(cards),
    ]


@cache
def own_box() -> tuple[dict[str, Any], ...]:
    """The tables of the cards that come with the game, as they are written."""
    files = sorted(HERE.glob("*.toml"))
    return tuple(
        table for file in files for table in tomllib.loads(file.read_text("utf-8")).get("card", [])
    )


def of_type(cards: Iterable[Card], *types: str) -> list[Card]:
    """The cards of some types."""
    return [card for card in cards if card.type in types]


def closest(word: str, known: Iterable[str]) -> str:
    """A word that looks like this one, as a suggestion."""
    close = get_close_matches(word, list(known), n=1, cutoff=0.6)
    return f"did you mean “{close[0]}”?" if close else ""


# -- Enemies ---------------------------------------------------------------------------------------


def reward_problems(cards: list[Card]) -> Iterator[PackProblem]:
    """A reward is the other face of one Enemy, under its name (RA-BATTLE-12)."""
    rewards = {card.id: card for card in of_type(cards, "reward")}
    claimed: Counter[str] = Counter()
    for enemy in of_type(cards, "enemy"):
        wanted = enemy.value("reward")
        if wanted is None:
            continue
        reward = rewards.get(str(wanted))
        if reward is None:
            message = f"no reward has the id {wanted!r}"
            problem = Problem("C103", message, "reward", closest(str(wanted), rewards))
            yield PackProblem(enemy.id, problem, enemy.name)
            continue
        claimed[reward.id] += 1
        if claimed[reward.id] > 1:
            message = f"{wanted} is the reward of another Enemy already"
            yield PackProblem(enemy.id, Problem("C103", message, "reward"))
        if (enemy.name, enemy.name_de) != (reward.name, reward.name_de):
            message = f"a reward has the names of its Enemy, {enemy.name} and {enemy.name_de}"
            yield PackProblem(reward.id, Problem("C103", message, "name"))
    for reward in rewards.values():
        if not claimed[reward.id]:
            message = "no Enemy has this reward"
            hint = f'add reward = "{reward.id}" to its Enemy'
            yield PackProblem(reward.id, Problem("C103", message, "id", hint), reward.name)


# -- scenarios -------------------------------------------------------------------------------------


def form_problems(cards: list[Card]) -> Iterator[PackProblem]:
    """Each form of a scenario once, and none without the scenario."""
    seen: set[tuple[str, str]] = set()
    objectives = of_type(cards, "objective")
    plain = {str(card.value("scenario")) for card in objectives if card.value("form") is None}
    for card in objectives:
        key, form = str(card.value("scenario")), str(card.value("form") or "")
        if (key, form) in seen:
            message = f"the scenario {key!r} is there twice" + (f" in the form {form}" * bool(form))
            yield PackProblem(card.id, Problem("C106", message, "scenario"))
        seen.add((key, form))
        if form and key not in plain:
            message = f"the scenario {key!r} is there in the form {form} only"
            hint = closest(key, plain)
            yield PackProblem(card.id, Problem("C106", message, "scenario", hint), card.name)


def neutral_problems(cards: list[Card]) -> Iterator[PackProblem]:
    """A scenario names neutral cards, of the expansion only if it is part of it (RA-RULING-114)."""
    known = {str(one["name"]): is_expansion(one.get("flags", ())) for one in own_neutral()}
    for card in of_type(cards, "unit", "tactic"):
        if is_neutral(card):
            known[card.name] = is_expansion(card.words("flags"))
    for card in of_type(cards, "objective"):
        for name in card.words("neutral"):
            if name not in known:
                problem = Problem(
                    "C104", f"no neutral card is called {name!r}", "neutral", closest(name, known)
                )
                yield PackProblem(card.id, problem, name)
            elif known[name] and not is_expansion(card.words("flags")):
                message = f"{name} belongs to the expansion, this scenario does not"
                yield PackProblem(card.id, Problem("C104", message, "neutral"))


def own_neutral() -> Iterator[dict[str, Any]]:
    """The neutral cards of the game's own box."""
    for table in own_box():
        if table["type"] in ("unit", "tactic") and not {"race", "category"} & set(table):
            yield table


def is_neutral(card: Card) -> bool:
    """Whether a unit or tactic is a neutral card, and no mercenary."""
    return card.value("race") is None and card.value("category") is None


def is_expansion(flags: Iterable[str]) -> bool:
    """Whether a card belongs to the expansion."""
    return "expansion" in flags


def stage_problems(cards: list[Card]) -> Iterator[PackProblem]:
    """Every stage of a scenario has events, and every event belongs to a stage of one (RA-SETUP-18, 19)."""
    events = of_type(cards, "enemy", "instant")
    objectives = of_type(cards, "objective")
    known = {(str(one["back"]), one["stage"]) for one in own_box() if "back" in one}
    known |= {(str(card.value("back")), card.value("stage")) for card in events}
    used: set[tuple[str, int]] = set()
    for card in objectives:
        for place, back in enumerate(card.words("stages"), 1):
            used.add((back, place))
            if (back, place) not in known:
                message = f"no event of stage {place} has the back {back!r}"
                hint = closest(back, {one for one, stage in known if stage == place})
                yield PackProblem(card.id, Problem("C105", message, "stages", hint))
        yield from left_out_problems(card, events)
    for card in events:
        back, stage = str(card.value("back")), int(card.value("stage") or 0)
        if objectives and (back, stage) not in used:
            message = f"no scenario has events of stage {stage} with the back {back!r}"
            hint = closest(back, {one for one, place in used if place == stage})
            yield PackProblem(card.id, Problem("C105", message, "back", hint))


def left_out_problems(card: Card, events: list[Card]) -> Iterator[PackProblem]:
    """What a game alone leaves out is among the scenario's events."""
    backs = set(card.words("stages"))
    names = {event.name for event in events if event.value("back") in backs}
    names |= {str(one["name"]) for one in own_box() if one.get("back") in backs}
    for name in card.words("left_out"):
        if name not in names:
            message = f"the scenario has no event {name!r}"
            problem = Problem("C105", message, "left_out", closest(name, names))
            yield PackProblem(card.id, problem, name)


# -- what setting up needs -------------------------------------------------------------------------


def race_problems(cards: list[Card]) -> Iterator[PackProblem]:
    """A race has a home realm, strongholds, a monument and one unit of cost 1 (RA-SETUP-6, 13)."""
    for race in c.RACES:
        own = [card for card in cards if card.value("race") == race]
        if not own:
            continue
        for kind in ("home_realm", "stronghold", "monument"):
            found = len(of_type(own, kind))
            if found != 1:
                words = kind.replace("_", " ")
                message = f"a race has one kind of {words}, {race} has {found or 'none'}"
                yield PackProblem(own[-1].id, Problem("C107", message, "race"))
        starting = [
            card
            for card in of_type(own, "unit")
            if card.value("gold_cost") == c.STARTING_COST and not is_expansion(card.words("flags"))
        ]
        if len(starting) != 1 or starting[0].copies < c.STARTING_UNITS:
            message = (
                f"the starting deck of {race} needs one kind of unit of cost {c.STARTING_COST}, "
                f"at least {c.STARTING_UNITS} of them"
            )
            yield PackProblem(own[-1].id, Problem("C107", message, "race"))


def centre_problems(cards: list[Card]) -> Iterator[PackProblem]:
    """Gold of every value, enough of everything for four players (RA-SETUP-8, RA-RULING-103)."""
    gold = of_type(cards, "gold")
    if gold and sorted(int(card.value("gold") or 0) for card in gold) != [1, 2, 3]:
        message = "there are gold cards of value 1, 2 and 3, one kind of each"
        yield PackProblem(gold[-1].id, Problem("C107", message, "gold"))
    most = c.TABLE[c.MOST_SEATS]
    for card in gold:
        least = most[int(card.value("gold") or 1) - 1]
        if card.copies < least:
            message = f"four players need {least} of these cards"
            yield PackProblem(card.id, Problem("C107", message, "copies"))
    cities = of_type(cards, "city")
    if cities and len(cities) < most[4]:
        message = f"four players need {most[4]} cities, there are {len(cities)}"
        yield PackProblem(cities[-1].id, Problem("C107", message, "name"))
    for card in of_type(cards, "unit", "tactic"):
        if card.value("influence_cost") is not None and card.copies < most[3]:
            message = f"four players need {most[3]} of these cards"
            yield PackProblem(card.id, Problem("C107", message, "copies"))
    yield from mercenary_problems(cards)


def mercenary_problems(cards: list[Card]) -> Iterator[PackProblem]:
    """Without the siege icon there are still enough types (RA-RULING-103)."""
    mercenaries = [card for card in cards if card.value("category") is not None]
    for category, number in MERCENARIES if mercenaries else ():
        found = [
            card
            for card in mercenaries
            if card.value("category") == category and "siege_icon" not in card.words("flags")
        ]
        if len(found) < number:
            message = f"setting up needs {number} mercenaries of category {category} without the siege icon"
            yield PackProblem(mercenaries[-1].id, Problem("C107", message, "category"))

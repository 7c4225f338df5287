"""Card texts as the rules file words them, put into the words of the card language.

The tables of `rules/invasion.md` were written for people: a slash separates lines, a card of the Invasion just says
`Store 1 green.`, half is `half of your armor`. The language has one wording for each meaning (docs/language.md), and
what a pack says is held to it; a scenario may use either.
"""

from __future__ import annotations

import re

from runestack.games.invasion.scenario.plain_words import (
    OF_INVADERS,
    OF_PLAYERS,
    OF_PROTOCOLS,
    OF_THE_INVASION,
)
from runestack.games.invasion.scenario.rewriting import (
    COLOUR,
    Rewriting,
    resources,
    reworded,
    rewriting,
)

KEYWORDS = "Keep|Free|Echo|Volatile|Tactic|Unique|Piercing|Swarm|Scrap [0-9]+"


# between the effects that can be chosen
BEGINNINGS = (
    "add|collect|deal|destroy|discard|discover|draw|execute|exhaust|gain|lengthen|lose|move|pay|play|prevent|put|"
    "recruit|recycle|refresh|replace|reroll|set|shorten|shuffle|store|swap|train|turn|"
    "the opponent|each player|each other player|a player of your choice|a teammate|you may|your next|the next"
)
BETWEEN = re.compile(rf"(?:[,;] or|[,;]| or) (?=(?:{BEGINNINGS})\b)", re.IGNORECASE)


def at_most(found: re.Match[str]) -> str:
    """Less than 10 are 9 or less."""
    return f"{int(found[1]) - 1} or less"


def stored(found: re.Match[str]) -> str:
    """What the Invasion stores, with the noun."""
    return f"the Invasion stores {found[1]} {found[2]} {resources(found[1])}"


def paid(found: re.Match[str]) -> str:
    """A price of resources, with the noun."""
    return f"pay {found[1]} {found[2]} {resources(found[1])}:"


def of_the_team(found: re.Match[str]) -> str:
    """What concerns the Invasion does nothing in a match; Tempo does nothing there either."""
    if found.string[: found.start(2)].lower().endswith(("in cooperative mode: ", "otherwise: ")):
        return found[0]
    return f"{found[1]}In cooperative mode: {found[2]}. Otherwise: Tempo."


def chosen(found: re.Match[str]) -> str:
    """`choose one: a, or b`, `choose two: a; b; or c`: of two just one or the other."""
    number = "1" if found[1].lower() == "one" else found[1]
    *before, last = BETWEEN.split(found[2])
    if number == "1" and len(before) == 1:
        return f"{before[0]} or {last}."
    return f"Choose {number}: {', '.join(before)} or {last}."


LINES: tuple[Rewriting, ...] = (
    rewriting(r" / ", "\n"),
    *[rewriting(rf"^((?:{KEYWORDS})\.) (?=\S)", r"\1\n")] * 3,
)

ANYWHERE: tuple[Rewriting, ...] = (
    rewriting(r"\ba card of your choice from\b", "a card from"),
    rewriting(
        r"\ba card of your (hand|played zone|discard pile|garbage dump|training center)\b",
        r"a card from your \1",
    ),
    rewriting(r"\bless than ([0-9]+)\b", at_most),
    rewriting(r"\bhalf of your (armor|health)(?! rounded)", r"half your \1 rounded down"),
    rewriting(r"\bput it on top of your discard pile", "put it on your discard pile"),
    rewriting(r"\bcosts one ((?:\w+ )?symbol)\b", r"costs 1 \1"),
    rewriting(r"\bhave a training cost of 1 less", "cost 1 screw less to train"),
    rewriting(r"\bhave a training cost of ([0-9]+) less", r"cost \1 screws less to train"),
    rewriting(r"(to another open spot) that accepts it", r"\1"),
    rewriting(r"\bchoose ([0-9]|one)(?: different)?(?: of)?(?: the following)?: ([^.]+)\.", chosen),
    rewriting(r"\bput ([0-9]+) (screws?) on cards in your training center", r"gain \1 \2"),
    rewriting(
        r"(\bdeal [0-9]+ ((?:melee|ranged) damage)\.(?:[^.\n]*, )deal [0-9]+) more\.", r"\1 \2."
    ),
    rewriting(r"\b(draw [0-9]+ cards), then put\b", r"\1. Put"),
    rewriting(r" in addition\.", "."),
    rewriting(r"\bturn one unused die\b", "turn an unused die"),
    rewriting(rf"\bpay ([0-9]+) ({COLOUR}):", paid),
    rewriting(
        r"\b(the next [^.]+ less) for each ([^.,]+)\.",
        r"For each \2, \1.",
    ),
    rewriting(
        r"\buntil your next turn the opponent cannot reroll; they choose one die and do not use it\.",
        "The opponent cannot use reroll tokens until your next turn. The opponent does not use a die.",
    ),
)

# what only the Invasion has: a card of a player says it for cooperative mode alone
THE_INVASIONS = (
    r"destroy (?:the (?:lowest|top)|a) card of the stack|destroy a card in a zone|"
    r"deal [0-9]+ (?:melee|ranged) damage to (?:a|each|the lowest) card of the stack|"
    r"the top card of the stack gets [^.,]+ this round|train the card in the \w+ zone|"
    r"the top card of the stack attacks|refresh all protocols|"
    r"research (?:a|[0-9]+) protocols?|(?:deploy|train) the top [^.,]+ of the Invasion (?:deck|card supply)|"
    r"destroy all cards in the zones|destroy [0-9]+ resources? in a zone of your choice|"
    r"put the top [^.,]+ of the Invasion deck into its garbage dump|"
    r"the Invasion (?:stores|recycles|gains) [^.,]+"
)

OF_A_TEAM: tuple[Rewriting, ...] = (rewriting(rf"(^|[.:] |\n)({THE_INVASIONS})\.", of_the_team),)

OF_TABLES: tuple[Rewriting, ...] = (
    rewriting(rf"\bstore ([0-9]+) ({COLOUR})(?: resources?)?\b", stored),
    rewriting(r"\bstore ([0-9]+ (?:more )?resources? (?:in|of its))\b", r"the Invasion stores \1"),
    rewriting(r"\beach of the two zones\b", "each of the 2 zones"),
    rewriting(r"\bdeployed: swarm\.", "Swarm."),
    rewriting(r"\bagainst this stack\b", "against the stack"),
    rewriting(r"(top card of the stack) has\b", r"\1 gets"),
    rewriting(r"(Invasion card supply) deck\b", r"\1"),
    rewriting(r"\bwhen trained: becomes\b", "When trained: This card becomes"),
    rewriting(r"\bdestroy it instead\b", "Destroy this card instead"),
    rewriting(
        r"\bdeploy this card and (the top card of the Invasion deck) (instead of [^.]+)\.",
        r"Deploy this card \2. Deploy \1.",
    ),
    rewriting(r"\s+protocol, activated:", "\nAs a protocol, exhaust:"),
    rewriting(r"(?<! a)\s+protocol(?:, passive)?:", "\nAs a protocol:"),
    rewriting(r"\bas a protocol, (?!exhaust)", "As a protocol: "),
    rewriting(
        r"\beach player is dealt ([0-9]+ (?:melee|ranged) damage)", r"Deal \1 to each player"
    ),
    rewriting(
        r"\bcards of the stack store ([0-9]+) more resource of their first reward colour when they survive",
        r"Whenever a card survives, the Invasion stores \1 more resource of its first reward colour",
    ),
    rewriting(
        r"\bexhaust: each player chooses: ([^.]+?),? or ([^.]+)\.",
        lambda found: f"Exhaust, each player: {found[1]} or {found[2]}.".replace("their", "your"),
    ),
)


def in_card_words(text: str) -> str:
    """A text of a player's card."""
    return reworded(text, (*LINES, *OF_PLAYERS, *ANYWHERE, *OF_A_TEAM))


def in_protocol_words(text: str) -> str:
    """A text of a protocol: there `store` is what the Invasion does."""
    return reworded(text, (*LINES, *OF_PROTOCOLS, *OF_THE_INVASION, *ANYWHERE, *OF_TABLES))


def in_invader_words(text: str) -> str:
    """A text of an invasion card, likewise; one that says where it goes instead is Unique."""
    said = reworded(text, (*LINES, *OF_INVADERS, *OF_THE_INVASION, *ANYWHERE, *OF_TABLES))
    is_told = re.search(r"\bunique\.", said, re.IGNORECASE) or " instead of " not in said
    return said if is_told else f"Unique.\n{said}"

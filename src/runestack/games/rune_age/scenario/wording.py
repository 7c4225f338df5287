"""Card texts as people word them, put into the words of the card language.

The tables of `rules/rune-age.md` are sketches: `WP: spend 1 influence: +2.` The language has one wording for each
meaning (docs/language.md), and what a pack says is held to it; a scenario may use either. Only words are changed here;
whether a card can say it is for the language to judge. The rows stand in `wording_cards` and `wording_events`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from runestack.games.rune_age.language.vocabulary import vocabulary
from runestack.games.rune_age.scenario import wording_cards
from runestack.games.rune_age.scenario.wording_events import (
    ALWAYS_OF_EVENTS,
    CHOSEN,
    OF_EVENTS,
    OF_OBJECTIVES,
    ORDERS,
    WHO,
)
from runestack.games.rune_age.scenario.wording_words import (
    ANYWHERE,
    ICON,
    LABEL,
    Rewriting,
)
from runestack.games.rune_age.scenario.wording_zones import (
    EXHAUSTING,
    OF_REALM_CARDS,
    OF_STATICS,
    OF_THE_TABLE,
    OWN_CARDS_PAY,
)
from runestack.language.parser import Parser
from runestack.language.tokens import UnknownCharacterError, tokenize

IN_COMBAT = ("unit", "tactic")
EVENTS = ("enemy", "instant")
UNIT_SUBJECT = "this unit"
SIDE_SUBJECT = "your army"  # of tactics and cards of the realm area (RA-RULING-43)
TARGET_SUBJECT = "the target"  # what an event calls its own strength
# strength that is given without a word about who gets it
BARE = re.compile(
    rf"(?:(?<=: )|(?<=, )|(?<=\. )|(?<= or ))([+-][0-9]+)(?: {ICON['strength']})?(?=[.,]| for | or |$)"
)
# `this unit gets +1 {strength} for each city you control, at most +4`: the count comes first
COUNTED = re.compile(
    r"((?:this unit|your army|(?:a|each|up to [0-9]+) (?:other )?friendly units?) gets? [+-][0-9]+ \{strength\}"
    r"|draw (?:a card|[0-9]+ cards)|gain [0-9]+ \{[a-z]+\}|take [0-9]+ damage)"
    r" (?:for each|per) ([^,.:]+?)(?:, at most \+?([0-9]+)(?: \{strength\})?)?(?=\.|$)",
    re.IGNORECASE,
)
# a text without a label says it the other way round
COUNT_FIRST = re.compile(
    r"^(for each [^,]+), ([^.]+ gets? [+-][0-9]+ \{strength\})\.$", re.IGNORECASE
)
ORDER = "|".join(ORDERS)
AN_ORDER = re.compile(
    rf"((?:[^:]*[:,] )?)({WHO}),?:? (?!draws to\b)(?=(?:{ORDER})\b)(.*)", re.IGNORECASE
)
UNDER = re.compile(
    rf"^(?:{WHO}) (?:{ORDER})\b", re.IGNORECASE
)  # what follows happens to the same players
TRIGGERED = re.compile(
    r"(?:whenever |at the (?:beginning|start|end) of (?!the event))", re.IGNORECASE
)
# a trigger, whatever stands behind it
OCCASION = re.compile(
    r"^((?:whenever|when [a-z]+ [a-z ]+?(?: is [a-z]+| a combat)|(?:at the )?start of your turn)"
    r"[^:,]*):",
    re.IGNORECASE,
)
SETTING = re.compile(r"gets =([0-9]+) \{strength\}")


@lru_cache(maxsize=1024)
def in_card_words(text: str, kind: str, name: str = "", strength: int = 0) -> str:
    """A text of a card of a kind; some sketches speak of its name, or of the strength printed on it.

    What the language understands means what it says there, and stays as it is.
    """
    if name:
        text = re.sub(rf"\banother (?:friendly )?{re.escape(name)}\b", "another copy", text)
    said = (
        text
        if all(is_read(line) for line in text.split("\n"))
        else reworded_lines(text, kind, strength)
    )
    return "\n".join(reworded(line, always(kind)) for line in said.split("\n"))


def always(kind: str) -> tuple[Rewriting, ...]:
    """What is reworded even where it is understood, because it would be wrong on this card."""
    if kind in EVENTS:
        return ALWAYS_OF_EVENTS
    return OWN_CARDS_PAY if kind in (*IN_COMBAT, "objective") else (*EXHAUSTING, *OWN_CARDS_PAY)


def is_read(line: str) -> bool:
    """Whether the card language understands a line as it stands."""
    try:
        tokens = tokenize(line)
    except UnknownCharacterError:
        return False
    words = vocabulary()
    return bool(tokens) and bool(Parser(words, tokens).whole(words.ability))


def reworded_lines(text: str, kind: str, strength: int) -> str:
    """Line by line; what is understood stays as it is here too."""
    if kind == "objective":  # each of its sentences stands by itself
        text = re.sub(r"(?<=\.) +(?=[A-Z])", "\n", text)
    return "\n".join(
        line if is_read(line) else in_words_of(line, kind, strength) for line in lines_of(text)
    )


def lines_of(text: str) -> list[str]:
    """Each ability in a line of its own: where a slash stands, and before a label that follows a full stop."""
    text = reworded(re.sub(r"[ \t]+/[ \t]+", "\n", text.strip()), ANYWHERE)
    label = rf"(?<=[.;]) +(?=(?:{LABEL})(?:, [^.:]*)?: |while in play\b|{WHO}:? (?:{ORDER})\b)"
    lines = re.sub(label, "\n", text, flags=re.IGNORECASE).split("\n")
    parted = [
        line.split("; ") if ":" not in line and not UNDER.search(line) else [line] for line in lines
    ]
    return [part.strip() for parts in parted for part in parts]


def in_words_of(line: str, kind: str, strength: int) -> str:
    """One line: first what the language says in other words, then what was left out, then the order of the words."""
    line = line.rstrip(";.") + "."
    if kind == "objective":
        return polished(reworded(line, OF_OBJECTIVES), strength)
    if kind in EVENTS:
        line = reworded(ordering(reworded(line, CHOSEN)), OF_EVENTS)
    elif kind not in IN_COMBAT:
        line = reworded(line, OF_REALM_CARDS)
    line = reworded(line, (*wording_cards.IN_COMBAT, *OF_THE_TABLE))
    subject = subject_of(kind)
    line = BARE.sub(rf"{subject} gets \1 {{strength}}", line)
    line = OCCASION.sub(r"\1,", line)
    if ":" not in line:
        line = reworded(line, OF_STATICS)
        if subject is SIDE_SUBJECT:
            line = re.sub(rf"\b{UNIT_SUBJECT} gets\b", f"{SIDE_SUBJECT} gets", line)
        return polished(
            COUNT_FIRST.sub(lambda found: f"{found[2]} {found[1].lower()}.", line), strength
        )
    return polished(COUNTED.sub(count_first, line), strength)


def subject_of(kind: str) -> str:
    """Who gets strength that is given without a word about it."""
    if kind == "unit":
        return UNIT_SUBJECT
    return TARGET_SUBJECT if kind in EVENTS else SIDE_SUBJECT


def reworded(text: str, rows: Iterable[Rewriting]) -> str:
    """A text with every row applied; a row works on what the rows above it have left."""
    for pattern, replacement in rows:
        text = pattern.sub(replacement, text)
    return text


def ordering(line: str) -> str:
    """`Each player takes 2 damage` is `each player: take 2 damage`, as every text says what players do."""
    found = AN_ORDER.match(line)
    if found is None or TRIGGERED.match(line):
        return line
    verbs = re.compile(rf"\b({ORDER})\b", re.IGNORECASE)
    said = verbs.sub(lambda verb: ORDERS[verb[1].lower()], found[3])
    return f"{found[1].replace(':', ',')}{found[2]}: {said}"


def count_first(found: re.Match[str]) -> str:
    """`For each` stands before what it multiplies, the limit behind it."""
    limit = f", at most {found[3]}" if found[3] else ""
    return f"for each {found[2]}, {found[1][0].lower()}{found[1][1:]}{limit}"


def polished(line: str, strength: int) -> str:
    """Sentences begin with a capital letter; a strength that a text sets is said as the change that it is."""
    line = SETTING.sub(lambda found: f"gets {int(found[1]) - strength:+d} {{strength}}", line)
    return re.sub(r"(?:^|(?<=\. )|(?<=: ))[a-z]", lambda found: found[0].upper(), line)

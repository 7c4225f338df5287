"""Words and icons, wherever they stand, and how rows of `wording` are made."""

from __future__ import annotations

import re
from collections.abc import Callable

Replacement = str | Callable[[re.Match[str]], str]
Rewriting = tuple[re.Pattern[str], Replacement]

NUMBERS = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5"}
NUMBER_WORD = "|".join(NUMBERS)
ABBREVIATIONS = {"wp": "When Played", "res": "Resolution", "eoc": "End of Combat", "act": "Action"}
LABEL = "When Played|Resolution|End of Combat|Action|Before Attrition|Purchase|When Revealed|When Defeated"
OF_ONE = {
    "cities": "city",
    "strongholds": "stronghold",
    "landmarks": "landmark",
    "rewards": "reward",
}
ICON = {name: rf"\{{{name}\}}" for name in ("strength", "gold", "influence")}


def rewriting(pattern: str, replacement: Replacement) -> Rewriting:
    """What is said, in capitals or not, and how the language says it."""
    return re.compile(pattern, re.IGNORECASE), replacement


def in_full(found: re.Match[str]) -> str:
    """A label that was shortened."""
    return ABBREVIATIONS[found[1].lower()]


def in_digits(found: re.Match[str]) -> str:
    """A number that was said as a word."""
    return f"{found[1]} {NUMBERS[found[2].lower()]}"


def with_strength(found: re.Match[str]) -> str:
    """A filter on current strength."""
    return f"with {found[1]}{found[2] or ''} {{strength}}"


# A row works on what the rows above it have left.
def sifted(found: re.Match[str]) -> str:
    """Some of the top cards are discarded: exactly so many, or at most."""
    what = found[2].lower()
    number = found[3] or re.sub(r"[^0-9]", "", what) or ("1" if "one" in what else found[1])
    upto = "up to " if what.startswith(("up", "any")) or "you may" in found[0].lower() else ""
    return (
        f"look at the top {found[1]} cards of your deck, discard {upto}{number} of them "
        "and put the rest back in any order"
    )


ANYWHERE: tuple[Rewriting, ...] = (
    rewriting(r"\b(WP|RES|EOC|ACT)(?=[:,]| \()", in_full),
    rewriting(r"\bST(?: \(replacement\))?: ", ""),
    rewriting(rf"^({LABEL}): once per (game|combat)[,:]? ", r"\1, once per \2: "),
    rewriting(rf"^once per (game|combat)[,:] ({LABEL})(?=[,:])", r"\2, once per \1"),
    rewriting(
        r"^once per game[,:] exhaust(?: this card)?: ", "Action, once per game, exhaust this card: "
    ),
    rewriting(r" \(once per (game|combat)\)(?=[,:])", r", once per \1"),
    rewriting(r"\b(for each) gold (spent|discarded)\b", r"\1 {gold} \2"),
    rewriting(r"\b(for each) influence (spent)\b", r"\1 {influence} \2"),
    rewriting(r" \(it was not played[^)]*\)| \(at least one\)|, if able(?=[.,])", ""),
    rewriting(r" \(exhaust\):|, exhaust:", ", exhaust this card:"),
    rewriting(r"\((?:in a )?(battle|siege): ([^)]+)\)(?=\.)", r"; in a \1, \2"),
    rewriting(
        r"\b(?:a|an|one|1) ([123])[- ]gold(?: card)?\b(?! less| more)", r"a gold card with value \1"
    ),
    rewriting(
        rf"\b(up to|exactly|at least|the top|spend|draw|discard|wound|destroy|costs?|ignore|roll|"
        rf"gain|gains|draws|discards) ({NUMBER_WORD})\b(?! of)",
        in_digits,
    ),
    rewriting(
        r"(?<!value )(?<!cost )([+-]?\b[0-9]+|[+-][0-9]+) (influence|strength)\b", r"\1 {\2}"
    ),
    rewriting(r"(?<!value )([+-]?\b[0-9]+) gold\b(?! card)", r"\1 {gold}"),
    rewriting(
        r"(?<!printed )(?<!\{)\bstrength(?= of (?:this|a|an|that|the|up|each)\b)", "{strength}"
    ),
    rewriting(r"\bwith strength ([0-9]+)( or (?:more|less))?", with_strength),
    rewriting(r"\b(units?|cards?|tactics?) of (cost|value) ([0-9]+)", r"\1 with \2 \3"),
    rewriting(
        r"\b(gold cards|units) (?:of|with a) total (value|printed strength)(?: of)?(?: at "
        r"least)?\b",
        r"\1 with total \2",
    ),
    rewriting(r"\btotal (value|printed strength) of(?: at least)? (?=[0-9])", r"total \1 "),
    rewriting(r"\b(cost [0-9]+) (influence|gold) (?=more\b|less\b)", r"\1 {\2} "),
    rewriting(r"\b(cost) ([0-9]+) (more|less) \{?(gold|influence)\}?", r"\1 \2 {\4} \3"),
    rewriting(r"\b(must pass after) one (?=more card)", r"\1 1 "),
    rewriting(r"\bdraw 1 card\b", "draw a card"),
    rewriting(r"\b(discards?) (1|a|[0-9]+) (cards?) of (?:his|their) choice\b", r"\1 \2 \3"),
    rewriting(r"\b(discard) (1|a|[0-9]+) (cards?) of your choice\b", r"\1 \2 \3"),
    rewriting(
        r"\b(discards (?:a|1|[0-9]+) cards?) (?:that )?(?:chosen by you|you choose)\b",
        r"\1 of your choice",
    ),
    rewriting(
        r"\b(discard (?:a|1|[0-9]+) cards?) (?:that )?"
        r"(?:chosen by (your opponent|another player|the next player)|(your opponent|another player) chooses)\b",
        lambda found: f"{found[1]} of {found[2] or found[3]}'s choice",
    ),
    rewriting(
        r"\b(your opponent|another player|the next player) chooses (a card|[0-9]+ cards) (?:in|from) your hand"
        r"(?:[.;,:]| and) (?:you )?discards? (?:it|them)",
        r"discard \2 of \1's choice",
    ),
    rewriting(
        r"\b(?:look at (another player|your opponent|the next player)'s hand(?:[.;,]| and) "
        r"(?:you )?(?:choose|discard) (a card|[0-9]+ cards) (?:of it|from it|in it)"
        r"(?:(?:[.;,:]| and) (?:he|they|that player) discards? (?:it|them))?"
        r"|choose (a card|[0-9]+ cards) (?:in|from) (another player|your opponent|the next player)'s hand"
        r"(?:[.;,:]| and) (?:he|they|that player) discards? (?:it|them))",
        lambda found: f"{found[1] or found[4]} discards {found[2] or found[3]} of your choice",
    ),
    rewriting(
        r"\b(another player|each other player|your opponent|the next player|the previous player) discards "
        r"the top (card|[0-9]+ cards) of (?:his|their) deck",
        r"discard the top \2 of \1's deck",
    ),
    rewriting(
        r"\breveal cards (?:of|from) (?:the top of )?your deck until (?:you (?:reveal|find) (an? [^.,;]+?)"
        r"|(an? [^.,;]+?) is revealed)(?:[.;,]| and)(?: then)? put (?:it|that card|this card) into your hand"
        r"(?:[.;,]| and|, and) discard the (?:rest|others|other cards)",
        lambda found: (
            f"reveal cards of your deck until {found[1] or found[2]} appears, "
            "put it into your hand and discard the rest"
        ),
    ),
    rewriting(
        r"\blook at the top ([0-9]+) cards of your deck[.;,](?: then)? (?:you may )?discard (up to |any number of them"
        r"|any of them|(?:one|1|[0-9]+)(?: of them)?)(?:([0-9]+)(?: of them)?)?(?:[.;,]| and)(?: then)? put the "
        r"(?:rest|others?) back(?: on top)?(?: of your deck)?(?: in any order)?",
        sifted,
    ),
    rewriting(r"\b(discards?) 1 card\b", r"\1 a card"),
)

"""What people say about combat on units, tactics and cards of the realm area, and how the card language says it."""

from __future__ import annotations

import re

from runestack.games.rune_age.scenario.wording_words import LABEL, Rewriting, rewriting

COST = "spend|wound|destroy|discard|exhaust|take [0-9]+ damage"


def gets(found: re.Match[str]) -> str:
    """A bonus that somebody has is one that they get."""
    return f"{found[1]} {'gets' if found[1].lower() in ('unit', 'target') else 'get'} "


def small(text: str) -> str:
    """Without a capital letter."""
    return text[:1].lower() + text[1:]


def cost_first(found: re.Match[str]) -> str:
    """A cost stands before the colon, as `When Played, wound this unit: ...`."""
    return f"{found[1]}{found[2] or ''}, {small(found[3])}: "


def saved(found: re.Match[str]) -> str:
    """A destruction that is replaced, at a cost."""
    return f"If {found[1]} would be {found[2]}, you may {small(found[3])} to discard it instead"


def by_combat(found: re.Match[str]) -> str:
    """`X; in a battle Y instead` says two things, one for each kind of combat."""
    this = "battle" if found[4].lower() == "siege" else "siege"
    return f"{found[1]}{found[2] or ''}: If it is a {this}, {small(found[3])}. Otherwise, {small(found[5])}."


def either_bonus(found: re.Match[str]) -> str:
    """`+1, or +2 if ...`: the condition first."""
    return f"{small(found[3])}, {found[2]}. Otherwise, {found[1]}"


CONDITIONS: tuple[Rewriting, ...] = (
    rewriting(r"\bit is not a siege\b", "it is a battle"),
    rewriting(r"\bit is not a battle\b", "it is a siege"),
    rewriting(r"\bthis unit is not wounded\b", "this unit is unwounded"),
    rewriting(r"\b([0-9]+) or fewer\b", r"\1 or less"),
    rewriting(
        r"\b(has (?:no|[0-9]+ or (?:more|less)) cards) in (?:his |their )?hand\b", r"\1 in the hand"
    ),
    rewriting(r"\byour hand is empty(?: then)?", "you have no cards in your hand"),
    rewriting(
        r"\banother (?:friendly )?copy(?: of (?:this unit|it))? (?:is friendly|participates|fights)\b",
        "another friendly copy of this unit participates",
    ),
    rewriting(
        r"\byou (?:defended and won|won (?:while|when) defending)\b", "you won as the defender"
    ),
    rewriting(r"\byou(?: are|'re) (?:the attacker|attacking)\b", "you attack"),
    rewriting(r"\byou(?: are|'re) (?:the defender|defending)\b", "you defend"),
    rewriting(r"\byou (won|lost) (?:this|the) (?:combat|battle|siege)\b", r"you \1"),
    rewriting(r"\bthe target is a home realm\b", "you besiege a home realm"),
    rewriting(
        r"\bthe target is (an Enemy|an Instant|the objective|a stronghold)\b", r"you fight \1"
    ),
    rewriting(
        r"\b(?:while )?no other friendly units? participates?\b",
        lambda found: found[0].split("no ")[0] + "you control no other units",
    ),
    rewriting(
        r"\b(you have|you control|your home realm has) at least ([0-9]+) ", r"\1 \2 or more "
    ),
    rewriting(
        r"\b(?:this|it) is (?:your|the) (second|third|2nd|3rd) combat (?:of|in|this)(?: this| your)?(?: turn)?\b",
        lambda found: (
            f"you have fought exactly {2 if found[1][0] in 's2' else 3} combats this turn"
        ),
    ),
    rewriting(
        r"\byour (discard pile|hand|deck) (?:has|holds|contains) ([0-9]+ or (?:more|less)) cards\b",
        r"you have \2 cards in your \1",
    ),
    rewriting(r"\b(?:a|another) friendly unit is wounded\b", "you control a wounded unit"),
    rewriting(
        r"\byour army has (more|less) \{?strength\}?(?: than [^,]+)?,",
        lambda found: f"your army is {'stronger' if found[1] == 'more' else 'weaker'},",
    ),
    rewriting(r"(^|: |\. )in a (siege|battle),? (?!instead)", r"\1if it is a \2, "),
)

SHAPES: tuple[Rewriting, ...] = (
    rewriting(rf"^({LABEL})((?:, [^:]+?)?), (if [^:]+): ", r"\1\2: \3, "),
    rewriting(rf"^({LABEL})(, exhaust this card)?: ((?:{COST})\b[^:.;]*): ", cost_first),
    rewriting(rf"^({LABEL})(, [^:]+)?: you may ((?:{COST})\b[^:.;]*): ", cost_first),
    rewriting(
        r"^(Action)((?:, exhaust this card)?): (destroy a card in your hand)[;.,] (?=gain|draw)",
        cost_first,
    ),
    rewriting(
        r"^(?:if|when) (this unit|a friendly unit|another friendly unit) would be "
        r"(destroyed|wounded)[:,] (?:you may )?([^:]+?)(?:[:,]| and) "
        r"(?:it goes|put it|it is put|move it|put this unit|discard it|it is discarded)(?: "
        r"(?:in)?to (?:your|its owner's) discard pile| on your discard pile)? instead",
        saved,
    ),
    rewriting(
        r"^(if [^:.]+ would be [^:.]+, you may [^:.]+) to put it (?:in)?to your discard pile "
        r"instead",
        r"\1 to discard it instead",
    ),
    rewriting(
        r"^(When Played|Resolution|End of Combat)(, [^:]+)?: (?!if it is)(.+?)(?:; |\. )(?:if it "
        r"is a|in a) (battle|siege),? ([^;]+?) instead\.?$",
        by_combat,
    ),
    # no opposing unit is there in a battle (RA-RULING-58)
    rewriting(
        r"^(When Played|Resolution|End of Combat)(, [^:]+)?: (?!if it is)(.+?opposing units?.*?)"
        r"; (?:if it is a|in a) (battle),? ([^;]+?)\.?$",
        by_combat,
    ),
)

STRENGTH: tuple[Rewriting, ...] = (
    rewriting(r"\b(units|target|cities|landmarks|unit) (?:has|have) (?=[+-][0-9])", gets),
    rewriting(r"\bthis unit's \{?strength\}?", "the {strength} of this unit"),
    rewriting(
        r"\bgets? \+x,? where x is (its|their) printed strength",
        r"gets {strength} equal to \1 printed strength, at most 99",
    ),
    rewriting(
        r"\bspend any (?:amount|number) of \{?influence\}?: (.*?)for each(?: \{influence\})?(?: spent)?\.",
        r"spend up to 20 {influence}: \1for each {influence} spent.",
    ),
    rewriting(r"\bin this (?:siege|combat),? (?=(?:the |its )?auto-defense)", ""),
    rewriting(
        r"([+-][0-9]+(?: \{strength\})?) in a siege of a home realm(?=\.)",
        r"if you besiege a home realm, \1",
    ),
    rewriting(
        r"([+-][0-9]+(?: \{strength\})?) in a battle against (an Enemy|an Instant|the objective|a stronghold)(?=\.)",
        r"if you fight \2, \1",
    ),
    rewriting(
        r"([+-][0-9]+(?: \{strength\})?), or ([+-][0-9]+(?: \{strength\})?) (if [^.]+)(?=\.)",
        either_bonus,
    ),
    rewriting(r"\bstrength is ([0-9]+) (while [^.]+)\.", r"\2, this unit gets =\1 {strength}."),
    rewriting(
        r"\b(while [^.,]+), (?:the \{?strength\}? of this unit|this unit's strength|its strength)"
        r" is ([0-9]+)\.",
        r"\1, this unit gets =\2 {strength}.",
    ),
    rewriting(
        r"(^|: |, |\. )(?:all )?((?:other )?friendly|opposing) units (with [^.,]+? |without "
        r"[^.,]+? )?get (?=[+-])",
        r"\1each \2 unit \3gets ",
    ),
    rewriting(
        r"\beach friendly units? (with [^.,]+?) gets? (?=[+-])", r"each friendly unit \1 gets "
    ),
    rewriting(r"\bchoose (a (?:friendly|opposing) unit)[.;:] it ", r"\1 "),
    rewriting(
        r"(?<!roll )(?<!counts )\bgets? ([+-][0-9]+)(?! \{)(?: each)?",
        lambda found: found[0].replace(" each", "") + " {strength}",
    ),
    rewriting(
        r" gets? [+-][0-9]+ \{strength\} each\b", lambda found: found[0].removesuffix(" each")
    ),
    rewriting(r" each get (?=[+-])", " get "),
    rewriting(
        r"\bthe \{?strength\}? of (this unit|a friendly unit|an opposing unit) is doubled",
        r"double the {strength} of \1",
    ),
    rewriting(r"\b(set|double) the strength of", r"\1 the {strength} of"),
    rewriting(
        r"\bthe (?:\{?strength\}? of the )?target(?:'s strength)? is reduced by ([0-9]+)",
        r"the target gets -\1 {strength}",
    ),
    rewriting(r"\bgets \+ ?its printed strength", "gets {strength} equal to its printed strength"),
    rewriting(r"(?<=at most )\+([0-9]+)(?: \{strength\})?", r"\1"),
    rewriting(
        r"(: )(?:this unit gets )?(?:\+ ?|\{strength\} equal to )(?:its|their)(?: total)? value",
        r"\1for each {gold} discarded, +1",
    ),
    rewriting(
        r"\b(spend up to [0-9]+ \{influence\}: .*)for each(?= ?\.)", r"\1for each {influence} spent"
    ),
    rewriting(r"\bits strength by\b", "by"),
    rewriting(r"\bits strength is doubled", "double the {strength} of this unit"),
    rewriting(r"\b(?:your|the) side gets\b", "your army gets"),
    rewriting(r"\b(besiege a city) (its auto-defense)", r"\1, \2"),
    rewriting(
        r"; a besieged city's auto-defense counts 0|\. a besieged city's auto-defense counts 0",
        ". If you besiege a city, its auto-defense counts 0",
    ),
    rewriting(
        r"(: )(?:the )?auto-defense(?: of the (?:target|city))? counts 0(?: in this siege)?(?=\.)",
        r"\1if you besiege a city, its auto-defense counts 0",
    ),
)

HARM: tuple[Rewriting, ...] = (
    rewriting(r"\bremove the wounds? (?:of|from) this unit\b", "heal this unit"),
    rewriting(r"\btake ([0-9]+) damage on your home realm\b", r"take \1 damage"),
    rewriting(
        r"\b(?:your|the) opponent (?:chooses and )?(wounds|destroys) (?:a unit|(?:one|1|a) of "
        r"(?:his|their|her) (?:own )?units?)",
        r"your opponent \1 1 of their units",
    ),
    rewriting(
        r"\b(?:your|the) opponent (wounds|destroys) ([0-9]+) (?:of (?:his|her) )?units",
        r"your opponent \1 \2 of their units",
    ),
    rewriting(
        r"\bremove the wounds? of (up to [0-9]+) (?:wounded )?friendly units[.;] one of (?:these|"
        r"them) goes on top of your deck(?: instead of the discard pile)?",
        r"heal \1 wounded friendly units. Put one of them on top of its owner's deck",
    ),
    rewriting(
        r"\bremove the wounds? (?:of|from) (?:a|1|one) (?:wounded )?(other )?friendly unit\b",
        r"heal a wounded \1friendly unit",
    ),
    rewriting(
        r"\bremove the wounds? (?:of|from) (up to [0-9]+) (?:wounded )?friendly units",
        r"heal \1 wounded friendly units",
    ),
    rewriting(
        r"\bremove the wounds? (?:of|from) (?:all|each) friendly units?",
        "heal each wounded friendly unit",
    ),
    rewriting(
        r"\b(wound|destroy) all (opposing|friendly|other friendly) units", r"\1 each \2 unit"
    ),
    rewriting(
        r"\bcannot be destroyed (?:in|until the end of|during) this combat",
        "cannot be destroyed this combat",
    ),
)

IN_COMBAT: tuple[Rewriting, ...] = (*CONDITIONS, *SHAPES, *STRENGTH, *HARM)

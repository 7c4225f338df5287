"""What people say about combat on units, tactics and cards of the realm area, and how the card language says it."""

from __future__ import annotations

import re

from runestack.games.rune_age.scenario.wording_words import LABEL, OF_ONE, Rewriting, rewriting

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


def elsewhere(found: re.Match[str]) -> str:
    """Where a card goes instead; a cost stands before it."""
    places = {
        "hand": "return it to its owner's hand",
        "deck": "put it on top of its owner's deck",
        "discard pile": "discard it",
    }
    before = found[2] if found[2].endswith(" to") else ", you may"
    return f"If {found[1]}{before} {places[found[4].lower()]} instead"


def article(side: str) -> str:
    """`a friendly`, `an opposing`."""
    return f"{'an' if side.lower()[0] == 'o' else 'a'} {side.lower()}"


def extreme(found: re.Match[str]) -> str:
    """Of several that tie one is chosen; so it is one with the highest value, not the one."""
    what = "{strength}" if found[4].lower() == "strength" else found[4]
    kind = f"{article(found[1])} {found[2]}" if found[1] else f"a {found[2]}"
    return f"{kind} with the {found[3].lower()} {what}"


def prevented(found: re.Match[str]) -> str:
    """Something is paid instead, and nothing happens to the unit."""
    if found[2].lower() == "destroy this unit":
        return f"If {found[1]}, you may destroy this unit instead"
    return f"If {found[1]}, you may {small(found[2])} to prevent it"


def by_combat(found: re.Match[str]) -> str:
    """`X; in a battle Y instead` says two things, one for each kind of combat."""
    this = "battle" if found[4].lower() == "siege" else "siege"
    return f"{found[1]}{found[2] or ''}: If it is a {this}, {small(found[3])}. Otherwise, {small(found[5])}."


def none_controlled(found: re.Match[str]) -> str:
    """None of a kind: the plural."""
    return f"you control no {'cities' if found[1].lower() == 'city' else f'{found[1]}s'}"


def without_mythic(found: re.Match[str]) -> str:
    """A keyword that a unit must not have stands behind it."""
    side = f"{found[2]} " if found[2] else ""
    return f"{'an' if side.startswith('o') else 'a'} {side}unit without Mythic"


def one_for_each(found: re.Match[str]) -> str:
    """A number of something is 1 for each of it."""
    if found[1]:
        return f"gets +1 for each card in your {found[2]}"
    return f"gets +1 for each {OF_ONE[found[3].lower()]} you control"


def either_bonus(found: re.Match[str]) -> str:
    """`+1, or +2 if ...`: the condition first."""
    return f"{small(found[3])}, {found[2]}. Otherwise, {found[1]}"


CONDITIONS: tuple[Rewriting, ...] = (
    rewriting(
        r"\b(if|while) you do(?: not|n't) control an? (city|stronghold|landmark|reward)\b",
        lambda found: (
            f"{found[1]} you control no {'cities' if found[2] == 'city' else found[2] + 's'}"
        ),
    ),
    rewriting(r"\bif you did(?: not|n't) win,", "if you lost,"),
    rewriting(r"\bif an opposing unit is wounded\b", "if your opponent controls a wounded unit"),
    rewriting(
        r"\bif there are ([0-9]+ or (?:more|less)|exactly [0-9]+) players\b",
        r"if \1 players are in the game",
    ),
    rewriting(
        r"\bif you have the (most|least) damage\b", r"if you are the player with the \1 damage"
    ),
    rewriting(r"\bit is not a siege\b", "it is a battle"),
    rewriting(r"\bit is not a battle\b", "it is a siege"),
    rewriting(r"\bthis unit is not wounded\b", "this unit is unwounded"),
    rewriting(r"\b([0-9]+) or fewer\b", r"\1 or less"),
    rewriting(r"\b(you have (?:no|[0-9]+ or (?:more|less)) cards) in hand\b", r"\1 in your hand"),
    rewriting(
        r"\byour (discard pile|deck) is empty\b",
        r"you have no cards in your \1",
    ),
    rewriting(r"\byou control no (city|stronghold|landmark|reward)\b", none_controlled),
    rewriting(
        r"\byou control the (most|fewest) (cities|strongholds|landmarks|rewards)\b",
        r"you are the player with the \1 \2",
    ),
    rewriting(r"\b(you control an? [a-z ]+) or (?=an? [a-z]+,)", r"\1 or you control "),
    rewriting(r"\bno friendly unit is wounded\b", "you control no wounded units"),
    rewriting(
        r"\b(?:there are|your opponent has) (at least )?([0-9]+)(?: or more)? opposing units(?: participating)?",
        r"your opponent controls \2 or more units",
    ),
    rewriting(
        r"\b(?:there are|you have) (?:at least ([0-9]+)|([0-9]+) or more) friendly units",
        lambda found: f"you control {found[1] or found[2]} or more units",
    ),
    rewriting(
        r"\b(exactly [0-9]+|[0-9]+ or (?:more|less)) other friendly units participate\b",
        r"you control \1 other units",
    ),
    rewriting(
        r"\byou (?:have )?(?:already )?fought another combat this turn\b",
        "you have fought 2 or more combats this turn",
    ),
    rewriting(r"\byou are besieging\b", "you besiege"),
    rewriting(r"\bthe (?:scenario|game) is cooperative\b", "the players play together"),
    rewriting(r"\byou attack (?=a home realm)", "you besiege "),
    rewriting(
        r"\byou (?:attack|battle|fight against) (?=an Enemy|an Instant|the objective|a stronghold|an event)",
        "you fight ",
    ),
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
    rewriting(
        r"(?<!when )(?<!whenever )\b(?:a|another) friendly unit is wounded\b",
        "you control a wounded unit",
    ),
    rewriting(
        r"\byour army has (more|less) \{?strength\}?(?: than [^,]+)?,",
        lambda found: f"your army is {'stronger' if found[1] == 'more' else 'weaker'},",
    ),
    rewriting(r"(^|: |\. )in a (siege|battle),? (?!instead|against)", r"\1if it is a \2, "),
)

SHAPES: tuple[Rewriting, ...] = (
    rewriting(
        r"^when (?:purchased|bought|this (?:unit|card) is (?:purchased|bought)"
        r"|you buy this (?:unit|card|stronghold))[:,] ",
        "Whenever this card is bought, ",
    ),
    rewriting(
        r"^when (?:acquired|this (?:unit|card) is acquired|you acquire this (?:unit|card))[:,] ",
        "Whenever this card is acquired, ",
    ),
    rewriting(
        r"^when (?:claimed|this (?:reward|card) is claimed|you claim this (?:reward|card))[:,] ",
        "Whenever this card is claimed, ",
    ),
    rewriting(
        r"^((?:if|when) (?:this|a friendly|another friendly) unit would) (?:be returned|return|go) to "
        r"(?:the|your|its) barracks",
        r"\1 be returned to the barracks",
    ),
    rewriting(
        r"^(?:if|when) ((?:this|a friendly|another friendly) unit would be (?:wounded|returned to the barracks))[:,] "
        r"(?:you may )?(?:discard it|it is discarded) instead",
        r"If \1, you may discard it instead",
    ),
    rewriting(
        r"^(?:if|when) ((?:this|a friendly|another friendly) unit would be [a-z ]+?)"
        r"(, you may .+? to|[:,](?: you may)?) "
        r"(return|put) it (?:on top of|on|(?:in)?to) your (hand|deck|discard pile) instead",
        elsewhere,
    ),
    rewriting(r"^(?:if|when) you would suffer damage\b", "If you would take damage"),
    rewriting(
        r"^if you would take damage, you may ([^.:]+?) instead(?=\.)",
        r"If you would take damage, you may \1 to prevent it",
    ),
    rewriting(
        r"^(if you would take damage, you may [^.:]+ to) (?:prevent ([0-9]+)(?: of it| damage)?"
        r"|reduce it by ([0-9]+)|take ([0-9]+) less damage)(?=\.)",
        lambda found: f"{found[1]} take {found[2] or found[3] or found[4]} less",
    ),
    rewriting(
        r"^(if you would take damage, you may [^.:]+ to) prevent (?:that damage|all of it|the damage)(?=\.)",
        r"\1 prevent it",
    ),
    rewriting(
        r"^(?:if|when) ((?:this|a friendly|another friendly) unit would be (?:destroyed|wounded))[:,] "
        r"(?:it goes|put it|move it)(?: (?:in)?to your discard pile| on your discard pile) instead",
        r"If \1, you may discard it instead",
    ),
    rewriting(
        r"^(?:if|when) ((?:this|a friendly|another friendly) unit would be (?:destroyed|wounded))[:,] "
        r"(?:you may )?return it to your hand instead",
        r"If \1, you may return it to its owner's hand instead",
    ),
    rewriting(
        r"^(?:if|when) ((?:this|a friendly|another friendly) unit would be (?:destroyed|wounded))[:,] "
        r"(?:you may )?([^:]+?)(?:[:,]| and) (?:it goes|return it|put it) (?:in)?to your hand instead",
        lambda found: (
            f"If {found[1]}, you may {small(found[2])} to return it to its owner's hand instead"
        ),
    ),
    rewriting(
        rf"^(?:if|when) ((?:this|a friendly|another friendly) unit would be (?:destroyed|wounded))[:,] "
        rf"(?:you may )?(?!discard it\b)((?:{COST})\b(?:(?! to )[^:.])*?) instead(?=\.)",
        prevented,
    ),
    rewriting(r"^when(?:ever)? you (win|lose)[,:] ", r"Whenever you \1 a combat, "),
    rewriting(
        rf"^((?:{LABEL})(?:, [^:]+)?: (?:{COST})\b[^:.;]*?) and (?=(?:{COST})\b[^:.;]*: )", r"\1, "
    ),
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
    rewriting(
        r"\b(?:your opponent's|the opposing) (?:army|side) (?=gets )", "your opponent's army "
    ),
    rewriting(r"(: )this unit has strength ([0-9]+)(?=\.)", r"\1this unit's strength is \2"),
    rewriting(
        r"\b(an? (?:other )?(?:friendly|opposing)) unit that is (wounded|unwounded)\b",
        lambda found: (
            f"{'an' if found[2][0] == 'u' else 'a'} {found[2]} {found[1].split(' ', 1)[1]} unit"
        ),
    ),
    rewriting(r"\b(an? )non-mythic (?:(friendly|opposing) )?unit\b", without_mythic),
    rewriting(r"\bunit that is not mythic\b", "unit without Mythic"),
    rewriting(
        r"\bgets? (?:\+x,? where x is|\{?strength\}? equal to|\+) the number of "
        r"(?:(cards) in your (hand|discard pile)|(cities|strongholds|landmarks|rewards) you control)",
        one_for_each,
    ),
    rewriting(
        r"\breduce the (?:target's strength|\{?strength\}? of the target) by ([0-9]+)",
        r"the target gets -\1 {strength}",
    ),
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
        r"(: |, )the \{strength\} of (this unit|a friendly unit|an opposing unit) (?:becomes|is) ([0-9]+)(?=\.)",
        r"\1set the {strength} of \2 to \3",
    ),
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
    rewriting(
        r"\bthe (?:(opposing|friendly) )?(unit|gold card|tactic) with the "
        r"(highest|lowest) \{?(strength|printed strength|cost|value)\b\}?(?! in your hand)",
        extreme,
    ),
    rewriting(
        r"\bthe (weakest|strongest) (opposing|friendly) unit",
        lambda found: (
            f"{article(found[2])} unit with the {'lowest' if found[1].lower()[0] == 'w' else 'highest'} {{strength}}"
        ),
    ),
    rewriting(r"\b(wound|destroy) all (other|wounded|other wounded) units", r"\1 each \2 unit"),
    rewriting(
        r"\b(?:your|the) opponent chooses (?:a|1|one) of (?:his|their) units and (wounds|destroys) it",
        r"your opponent \1 1 of their units",
    ),
    rewriting(
        r"(: )(?:all )?((?:other )?friendly) units cannot be destroyed (?=this combat|in this combat)",
        r"\1each \2 unit cannot be destroyed ",
    ),
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

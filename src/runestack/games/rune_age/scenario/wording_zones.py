"""What people say about piles, the table and cards of the realm area, and how the card language says it."""

from __future__ import annotations

import re

from runestack.games.rune_age.scenario.wording_words import OF_ONE, Rewriting, rewriting


def taken(found: re.Match[str]) -> str:
    """A card of one's own zones, and where it is put."""
    return f"put {found[1]} from your {found[2]} {place(found[3])}"


def taken_from_centre(found: re.Match[str]) -> str:
    """A card of the central area, and where it is put."""
    return f"put {found[1]} from the central area {place(found[2])}"


def returned(found: re.Match[str]) -> str:
    """Units that go back to the hand instead of the discard pile."""
    several = found[1].lower().startswith("up to")
    return f"return {found[1]} to " + ("their owners' hands" if several else "its owner's hand")


def place(said: str) -> str:
    """Where a card is put."""
    if "top" in said:
        return "on top of your deck"
    if "hand" in said:
        return "into your hand"
    return "into the combat" if "combat" in said else "on your discard pile"


PLACE = (
    r"((?:in)?to (?:your|his) (?:hand|discard pile)|on (?:your|his) discard pile|into the combat"
    r"|(?:on|to the|on the) top of your deck)"
)
FROM_CENTRE = r"(?: from (?:the|its|a|their) (?:central (?:pile|area)|centre|center|pile))?"
RETURNED = (
    r"(?:(?:a|another|each|this) (?:unwounded )?(?:friendly )?unit"
    r"|up to [0-9]+ (?:unwounded )?(?:friendly )?units)(?: with [^.,]+?)?"
)

CARDS: tuple[Rewriting, ...] = (
    rewriting(
        r"\b(?:take|put|gain|move|secure) a stronghold (?:from|of|in) your barracks"
        r"(?: (?:and put it )?(?:in)?to (?:your realm area|play|your realm))?(?=\.|;|,| and| or)",
        "put a stronghold from your barracks into your realm area",
    ),
    rewriting(
        r"\b(take|gain) (an? [^.,;:]+?) (from [^.,;:]+?),? and put it (?=into|on)", r"\1 \2 \3 "
    ),
    rewriting(
        r"(: )destroy a card (?:in|of|from) your (hand|discard pile)(?=\.| or )",
        r"\1destroy a card of any kind from your \2",
    ),
    rewriting(
        r"\bput (this unit) on top of your deck (?:at the end of combat|instead of discarding it)",
        r"put \1 on top of its owner's deck",
    ),
    rewriting(r"(?:;|,) then (?=[a-z])", ". "),
    rewriting(r"; (?=you may|it |draw|discard|put|one |gain|take|remove|this |refresh)", ". "),
    rewriting(r"\b(discard) ([0-9]+)(?=\.)", r"\1 \2 cards"),
    rewriting(r"\bdiscard 1 cards\b", "discard a card"),
    rewriting(
        r"\bchoose another player[.;:,]? (?:who |he |they |that player )?(?=discards|draws|takes)",
        "another player ",
    ),
    rewriting(
        r"\b(your opponent|another player|each other player) discards (?:his|all (?:his|their)|"
        r"the whole) (?:hand|cards)",
        r"\1 discards their hand",
    ),
    rewriting(r"(?<!may )(?<! to )\breturn it to", "return this unit to"),
    rewriting(r"\bput this unit into your hand", "return this unit to its owner's hand"),
    rewriting(
        rf"\breturn ({RETURNED}) to (?:your hand|their owners' hands)"
        r"(?: (?:instead of|rather than) discarding (?:it|them))?",
        returned,
    ),
    rewriting(
        r"\bkeep this unit(?: instead of discarding it)?(?=\.)|"
        r"\b(?:keep|take) this unit in(?:to)? your hand(?: instead of discarding it)?",
        "return this unit to its owner's hand",
    ),
    rewriting(
        r"\bput (this unit|it) on (?:top of )?your deck(?: instead of the discard pile)?",
        "put this unit on top of its owner's deck",
    ),
    rewriting(
        r"\bput a (?:surviving|unwounded) friendly unit on top of your deck(?: instead of the "
        r"discard pile)?",
        "put an unwounded friendly unit on top of its owner's deck",
    ),
    rewriting(
        r"\bsearch your (discard pile) for (a [^.]+?) and put it into your hand",
        r"put \2 from your \1 into your hand",
    ),
    rewriting(
        r"\b(?:take|put|move|return) ((?:a|an|the) [^.,;:]+?) (?:from|of|in) your (discard pile|barracks|hand|deck) "
        + PLACE,
        taken,
    ),
    rewriting(
        rf"\b(?:take|put|gain|move) (a (?:gold card|unit|tactic|neutral unit|neutral tactic)[^.,;:]*?){FROM_CENTRE} "
        + PLACE
        + r"(?=\.|$| and| or)",
        lambda found: found[0] if " from " in found[1] else taken_from_centre(found),
    ),
    rewriting(
        r"\b(?:gain|take) (an? [^.,;:]+?) from your barracks(?=\.)",
        r"put \1 from your barracks on your discard pile",
    ),
    rewriting(
        r"\bput a card from your (discard pile|hand|deck)", r"put a card of any kind from your \1"
    ),
    rewriting(
        r"\blook at the top ([0-9]+) cards of your deck[.;,] put (?:one|1)(?: of them)? into your hand"
        r"(?:,| and) (?:put )?the (?:other|others|rest) on the bottom(?: of your deck)?",
        r"look at the top \1 cards of your deck, put 1 of them into your hand and the rest on the bottom",
    ),
    rewriting(
        r"\bput a card from (another player's discard pile)", r"put a card of any kind from \1"
    ),
    rewriting(
        r"\blook at the top ([0-9]+) cards of your deck[.;,] (?:then )?put them back in any order",
        r"look at the top \1 cards of your deck and put them back in any order",
    ),
    rewriting(
        r"\b(?:move this (?:card|unit) to|put this (?:card|unit) into|this card (?:goes "
        r")?(?:in)?to) the box",
        "remove this card from the game",
    ),
)


def this_time(found: re.Match[str]) -> str:
    """How long something lasts stands behind it."""
    time = "this round" if "round" in found[0].lower() else "this turn"
    return f"{found[1]}{found[2]} {time}"


TABLE: tuple[Rewriting, ...] = (
    rewriting(
        r"(: )(?:(this unit|your army) gets )?\+X(?: \{strength\})?,? where X is (the (?:lower|higher) of )"
        r"(?:your|the number of your) ([a-z]+) and (?:the number of )?your ([a-z]+)(?=\.)",
        lambda found: (
            f"{found[1]}{found[2] or 'this unit'} gets {{strength}} equal to {found[3]}"
            f"the number of {found[4]} you control and the number of {found[5]} you control"
        ),
    ),
    rewriting(
        r"\b(draw cards|gets \{strength\}) equal to the number of (cities|strongholds|landmarks|rewards) you control",
        lambda found: (
            f"{'draw a card' if found[1][0] in 'dD' else 'gets +1 {strength}'} for each {OF_ONE[found[2].lower()]} "
            "you control"
        ),
    ),
    rewriting(
        r"\b(equal to) (?:a die roll|a roll of the attrition die|the result of an attrition (?:roll|die))",
        r"\1 an attrition roll",
    ),
    rewriting(
        r"(: )roll (?:the|an) attrition die[.:;,] (this unit|your army) gets \+?(?:X(?: \{strength\})?(?:,? where X is "
        r"the result)?|(?:\{?strength\}? equal to )?the result|as much strength)(?=\.)",
        r"\1\2 gets {strength} equal to an attrition roll",
    ),
    rewriting(
        r"(: )roll (?:the|an) attrition die[.:;,] draw (?:that many cards|as many cards|cards equal to the result)"
        r"(?=\.)",
        r"\1draw cards equal to an attrition roll",
    ),
    rewriting(
        r"\bgets? strength equal to\b", lambda found: f"{found[0].split()[0]} {{strength}} equal to"
    ),
    rewriting(
        r"(: |\. |, )(?:the auto-defense of (?:the target|this city|the city|the besieged city)"
        r"|(?:the target's|the city's) auto-defense) gets ([+-][0-9]+)(?: \{strength\})?"
        r"(?: this combat| in this siege)?(?=\.)",
        r"\1its auto-defense gets \2",
    ),
    rewriting(r"\b(its auto-defense gets [+-][0-9]+)(?: this combat| in this siege)(?=\.)", r"\1"),
    rewriting(
        r"(: )(?:you may )?reroll (?:the attrition (?:roll|die|dice)|all attrition dice|attrition)?(?: once)?(?=\.)",
        r"\1you may reroll the attrition dice once",
    ),
    rewriting(
        r"(: |\. )(neutral|opposing) (cities|strongholds|landmarks) get ([+-][0-9]+)(?: \{strength\})? this round",
        lambda found: (
            f"{found[1]}each {found[2]} {OF_ONE[found[3].lower()]} gets {found[4]} {{strength}} this round"
        ),
    ),
    rewriting(
        r"(: |\. )Enemies get ([+-][0-9]+)(?: \{strength\})? this round",
        r"\1each Enemy gets \2 {strength} this round",
    ),
    rewriting(r"(: )this (?:turn|round), ([a-z]+ cost [^.]+)(?=\.)", this_time),
    rewriting(
        r"\b(units|strongholds|monuments) cost ([0-9]+) less this round",
        r"\1 cost \2 {gold} less this round",
    ),
    rewriting(r"\bif you (?:don't|do not)(?: do so)?, ", "if you do not, "),
    rewriting(
        r"(: )(?:choose (a neutral city|an Enemy)[;.:,] it) (?=gets)",
        r"\1\2 ",
    ),
    rewriting(
        r"(: |\. )(neutral|opposing) (cities|strongholds|landmarks) get (?=[+-][0-9]+(?: \{strength\})? this turn)",
        lambda found: f"{found[1]}each {found[2]} {OF_ONE[found[3].lower()]} gets ",
    ),
    rewriting(
        r"(: |\. )Enemies get (?=[+-][0-9]+(?: \{strength\})? this turn)", r"\1each Enemy gets "
    ),
    rewriting(
        r"\b(units|strongholds|monuments) cost ([0-9]+) less this turn",
        r"\1 cost \2 {gold} less this turn",
    ),
    rewriting(
        r"\b(gold cards|neutral units|neutral tactics) cost ([0-9]+) less this turn",
        r"\1 cost \2 {influence} less this turn",
    ),
    rewriting(r"\bgain ([0-9]+ \{[a-z]+\}) and (?=[0-9]+ \{)", r"gain \1. Gain "),
    rewriting(
        r"\bgain \{?(gold|influence)\}? equal to the number of (cities|strongholds|landmarks|rewards) you control",
        lambda found: f"gain 1 {{{found[1]}}} for each {OF_ONE[found[2].lower()]} you control",
    ),
    rewriting(
        r"\b(refresh|exhaust) (?:all|each of) your (cities|strongholds|landmarks|rewards)\b",
        lambda found: f"{found[1]} each {OF_ONE[found[2].lower()]} you control",
    ),
    rewriting(r"\bdeal ([0-9]+) damage to each home realm", r"each player takes \1 damage"),
    rewriting(r"\bremove up to ([0-9]+) damage\b", r"remove \1 damage"),
    rewriting(r"\bremove all damage\b", "remove 20 damage"),
    rewriting(r"\btake (a neutral city) into your realm area", r"take control of \1"),
    rewriting(
        r"\byou may attack (an? (?:[a-z]+ )?(?:city|landmark|Enemy|stronghold)) again this round",
        r"\1 can be attacked again this round",
    ),
    rewriting(
        r"\byou may attack (?:this|the) target again this round",
        "the target can be attacked again this round",
    ),
    rewriting(
        r"\byour opponent cannot play more than ([0-9]+) more cards?",
        lambda found: (
            f"your opponent must pass after {found[1]} more card{'s' * (found[1] != '1')}"
        ),
    ),
    rewriting(r"\bthe turn order is reversed", "reverse the turn order"),
    rewriting(r"\breduce (?:the )?attrition(?: roll)? by ([0-9]+)", r"the attrition roll gets -\1"),
    rewriting(r"\bignore (?:one|1|an) attrition icon", "ignore 1 attrition icon"),
    rewriting(
        r"(: )(?:the )?attrition rolls? (?:gets?|has|have|is) ([+-][0-9]+)(?: \{strength\})?(?=\.)",
        r"\1the attrition roll gets \2",
    ),
    rewriting(
        r"\broll (?:one|1|an) (?:more|additional)(?: attrition)? die", "roll 1 more attrition die"
    ),
    rewriting(r"\b(?:draw|reveal) (?:an additional|another) event(?: card)?", "draw another event"),
    rewriting(r"\bdiscard (an Enemy)(?: in play)?(?=\.|$)", r"discard \1 from play"),
    rewriting(
        r"\bdiscard (?:all|each) (?:Enemies|Enemy)(?: in play)?(?=\.|$)",
        "discard each Enemy from play",
    ),
    rewriting(
        r"\ba (city|stronghold|landmark|reward) (?:of|controlled by|that is controlled by) "
        r"another player|\ba (city|stronghold|landmark|reward) (?:that )?another player controls",
        lambda found: f"an opposing {found[1] or found[2]}",
    ),
    rewriting(r"\bchoose one: ([^.]+?),? or ([^.]+)\.", r"\1 or \2."),
    rewriting(
        r"\bplay (?:another|an additional) card(?: at once)?(?=\.|$)", "play another card at once"
    ),
    rewriting(
        r"\bdeal ([0-9]+) damage to the home realm of the next player",
        r"deal \1 damage to the next player's home realm",
    ),
    rewriting(
        r"\bthe next player takes ([0-9]+) damage",
        r"deal \1 damage to the next player's home realm",
    ),
    rewriting(
        r"\bdeal ([0-9]+) damage to (?:the home realm of )?(another player|each other player|"
        r"your opponent)(?:'s home realm)?",
        r"\2 takes \1 damage",
    ),
)

# a text without a colon is in force all the time
OF_STATICS: tuple[Rewriting, ...] = (
    rewriting(
        r"^(?:your (units|strongholds|monuments)|(units|strongholds|monuments) you buy) cost "
        r"([0-9]+) (?:\{gold\} )?(less|more)",
        lambda found: f"{found[1] or found[2]} cost you {found[3]} {{gold}} {found[4]}",
    ),
    rewriting(
        r"^(units|strongholds|monuments) cost (you|each other player) ([0-9]+) (less|more)",
        r"\1 cost \2 \3 {gold} \4",
    ),
    rewriting(
        r"^((?:gold|neutral) (?:cards|units|tactics)) (?:you (?:buy|acquire) cost|cost you) "
        r"([0-9]+) (?:\{influence\} )?(less|more)",
        r"\1 cost you \2 {influence} \3",
    ),
    rewriting(r"^(?=[+-][0-9]+(?: \{strength\})? for each )", "this unit gets "),
    rewriting(r"^(this unit gets [+-][0-9]+)(?= for each)", r"\1 {strength}"),
    rewriting(r"^([+-][0-9]+)(?: \{strength\})? (while|if|when) ([^.,]+)(?=\.)", r"while \3, \1"),
    rewriting(r"^((?!while|if|when)[^.,]+?) while ([^.,]+)\.$", r"while \2, \1."),
    rewriting(r"^(while this unit [^,]+), it gets ", r"\1, this unit gets "),
    rewriting(r"^(while [^,]+, )your units get ", r"\1friendly units get "),
    rewriting(
        r"^in a battle against (an Enemy|an Instant|a stronghold|the objective), ",
        r"while you fight \1, ",
    ),
    rewriting(
        r"^(?:when|while|if) you besiege a city, its auto-defense (?:is reduced by ([0-9]+)|gets -([0-9]+))(?=\.)",
        lambda found: (
            f"while you besiege a city, the auto-defense of cities gets -{found[1] or found[2]}"
        ),
    ),
    rewriting(r"^ties are won by you|^you win (?:all )?ties", "you win ties"),
    rewriting(
        r"^your (cities|strongholds|landmarks|rewards) yield ([0-9]+) more \{?influence\}?",
        r"\1 you control yield \2 {influence} more",
    ),
    rewriting(
        r"^your (cities|strongholds|landmarks|rewards) yield ([0-9]+) (?:\{influence\} )?(more|less)",
        r"\1 you control yield \2 {influence} \3",
    ),
    rewriting(
        r"^your (cities|landmarks) (?:have|get) \+?([0-9]+) auto-defense",
        r"the auto-defense of \1 you control gets +\2",
    ),
    rewriting(
        r"^when(?:ever)? you secure (a (?:city|stronghold|landmark))\b",
        r"whenever \1 you control is secured",
    ),
    rewriting(r"^when(?:ever)? you (win|lose) (a combat) with this unit", r"whenever you \1 \2"),
    rewriting(r"^your home realm takes ([0-9]+) less damage", r"you take \1 less damage"),
    rewriting(
        r"^the auto-defense of your cities (?:is|gets) \+?([0-9]+)",
        r"the auto-defense of cities you control gets +\1",
    ),
    rewriting(
        r"^(?:your cities|cities you control) get \+?([0-9]+)(?: \{strength\})? auto-defense",
        r"the auto-defense of cities you control gets +\1",
    ),
    rewriting(
        r"^when (?!played|revealed|defeated)([^,]+ (?:is|win|wins|lose|loses|take|takes|buy|buys|"
        r"acquire|acquires|draw|draws)\b[^,]*), ",
        r"whenever \1, ",
    ),
    rewriting(r"^whenever (you (?:win|lose)) (?:a battle|a siege)\b", r"whenever \1 a combat"),
    rewriting(r"^(?:at the )?start of (your turn|each round)[:,]", r"at the beginning of \1,"),
    rewriting(
        r"^at the (start|end) of the round,",
        lambda found: f"at the {'beginning' if found[1] == 'start' else 'end'} of each round,",
    ),
    rewriting(r"^cannot be ", "this unit cannot be "),
    rewriting(
        r"^(.+?) cannot be (wounded|destroyed) or (wounded|destroyed)(?=\.)",
        r"\1 cannot be \2. \1 cannot be \3",
    ),
    rewriting(r"^while this unit participates, ", ""),
    rewriting(
        r"^(?:the )?auto-defense(?: of the (?:target|city|besieged city))? counts 0\.$",
        "While you besiege a city, its auto-defense counts 0.",
    ),
    rewriting(
        r"^\+?([0-9]+) (?:additional |more )?damage on (?:a|each) won siege of a home realm",
        r"each siege of a home realm you win deals \1 more damage",
    ),
    rewriting(
        r"^if you win a siege of a home realm, (?:it takes |deal )?([0-9]+) (?:additional|more) "
        r"damage",
        r"each siege of a home realm you win deals \1 more damage",
    ),
    rewriting(
        r"^(while [^,]+, )?each (other )?(friendly|opposing) unit (with [^.,]+ )?gets ",
        lambda found: f"{found[1] or ''}{found[2] or ''}{found[3]} units {found[4] or ''}get ",
    ),
    rewriting(
        r"^(?:if|when) (you (?:besiege|defend|attack|fight)[^,]*|it is a (?:siege|battle)|"
        r"[^,]*participates), ",
        r"while \1, ",
    ),
    rewriting(r"^in a (siege|battle), ", r"while it is a \1, "),
    rewriting(r"^while your home realm is besieged, ", "while you defend your home realm, "),
    rewriting(r"^(while [^,]+), ([+-][0-9]+)\.", r"\1, this unit gets \2 {strength}."),
    rewriting(r"^you(?:r hand size is| draw to) ([0-9]+)(?: cards)?\.", r"you draw to \1 cards."),
)


# a cost is paid with what one controls
OWN_CARDS_PAY: tuple[Rewriting, ...] = (
    rewriting(
        r"^([^:]*, exhaust a (?:city|stronghold|reward|landmark|city or stronghold))(?=:|,)",
        r"\1 you control",
    ),
)

# a card of the realm area is always exhausted for what it does (RA-RULING-28, 111)
EXHAUSTING: tuple[Rewriting, ...] = (
    rewriting(
        r"^((?:Action|Resolution|Before Attrition|Purchase|End of Combat)(?:, once per (?:game|combat))?)"
        r"(?!, exhaust this card|, once per)(?=[:,])",
        r"\1, exhaust this card",
    ),
)

# what a card of the realm area is exhausted for
OF_REALM_CARDS: tuple[Rewriting, ...] = (
    rewriting(
        r"^exhaust(?: this card)?: prevent ([0-9]+) damage(?: to your home realm)?(?=\.)",
        r"If you would take damage, you may exhaust this card to take \1 less",
    ),
    rewriting(
        r"^exhaust(?: this card)?: (a friendly unit) that would be (wounded|destroyed) is not \2(?: instead)?",
        r"If \1 would be \2, you may exhaust this card to prevent it",
    ),
    rewriting(
        r"^exhaust(?: this card)?(?: before attrition)?: (?=(?:you may )?reroll)",
        "Before Attrition, exhaust this card: ",
    ),
    rewriting(
        r"^exhaust(?: this card)?(?: before attrition)?: (?=ignore)",
        "Before Attrition, exhaust this card: ",
    ),
    rewriting(
        r"^exhaust(?: this card)?: (?:your )?(monument|stronghold|unit)s? costs? ([0-9]+)(?: "
        r"\{gold\})? less(?: in this action)?",
        r"Purchase, exhaust this card: \1s cost \2 {gold} less",
    ),
    rewriting(
        r"^exhaust(?: this card)?: (gold cards) costs? ([0-9]+)(?: \{influence\})? less(?: in this action)?",
        r"Purchase, exhaust this card: \1 cost \2 {influence} less",
    ),
    rewriting(
        r"^exhaust(?: this card)?: an? (monument|stronghold|unit) costs ([0-9]+)(?: \{gold\})? less",
        r"Purchase, exhaust this card: \1s cost \2 {gold} less",
    ),
    rewriting(
        r"^exhaust(?: this card)?: if (a friendly unit) would be (destroyed|wounded), "
        r"(?:discard it|it is discarded) instead",
        r"If \1 would be \2, you may exhaust this card to discard it instead",
    ),
    rewriting(
        r"^exhaust(?: this card)?: ([+-][0-9]+)(?: \{strength\})? (?:in|during) a (siege|battle)(?=\.)",
        r"Resolution, exhaust this card: If it is a \2, \1",
    ),
    rewriting(
        r"^exhaust(?: this card)?: ([+-][0-9]+)(?: \{strength\})? (?:if|when|while) (you [^.]+)(?=\.)",
        r"Resolution, exhaust this card: If \2, \1",
    ),
    rewriting(
        r"^exhaust(?: this card)?: (a friendly unit) that would be (destroyed|wounded) is "
        r"discarded instead",
        r"If \1 would be \2, you may exhaust this card to discard it instead",
    ),
    rewriting(
        r"^exhaust(?: this card)?: ([+-][0-9]+(?: \{strength\})?) (?:in a siege of|when "
        r"besieging) a home realm",
        r"Resolution, exhaust this card: If you besiege a home realm, \1",
    ),
    rewriting(
        r"^exhaust(?: this card)?: ([+-][0-9]+(?: \{strength\})?) in a battle against a "
        r"(?:neutral )?city",
        r"Resolution, exhaust this card: If you fight a neutral city, \1",
    ),
    rewriting(
        r"^exhaust(?: this card)?: ([+-][0-9]+(?: \{strength\})?)(?= in a | for each|\.)",
        r"Resolution, exhaust this card: \1",
    ),
    rewriting(
        r"^exhaust(?: this card)?: (?=(?:if you besiege|the auto-defense|auto-defense|your army|"
        r"a friendly unit|the target))",
        "Resolution, exhaust this card: ",
    ),
    rewriting(r"^exhaust(?: this card)?: ", "Action, exhaust this card: "),
    rewriting(
        r"^when (?:secured|this (?:card|city) is secured|you secure this (?:card|city|landmark))[:,] ",
        "Whenever this card is secured, ",
    ),
    rewriting(
        r"^retaining(?: cards| a card)? costs (?:you )?(?:nothing|0)(?: \{influence\})?(?=\.)",
        "retaining a card costs you 1 {influence} less",
    ),
    rewriting(r"^while you control this (?:card|city|landmark|reward), (?=your |you )", ""),
    rewriting(
        r"^(?:while|when) your home realm is besieged, ", "while you defend your home realm, "
    ),
)

OF_THE_TABLE: tuple[Rewriting, ...] = (*CARDS, *TABLE)

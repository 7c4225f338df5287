"""Other plausible wordings of card texts, put into those of the rules file and of the card language.

Who writes a scenario says `deal two melee damage to the opponent`, `gain 1 reroll and 2 armor`, `gain 1 armor for each
unused die`. Each row says the same in words that `wording` or the language knows; none changes what a text means.
"""

from __future__ import annotations

import re

from runestack.games.invasion.scenario.rewriting import COLOUR, Rewriting, resources, rewriting

NUMBERS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
THINGS = (
    rf"cards?|(?:(?:{COLOUR}) )?(?:resource|symbol)|screw|armor|health|reroll|spare part|technology"
)
GAINED = r"(?:[0-9]+|an?) (?:armor|health|rerolls?|technology tokens?|spare parts?|screws?)"
VERBS = "deal|gain|draw|destroy|add|recycle|lose|discard|store"
ALL = "99"  # as many as there are

# what is counted, several of them and one
COUNTED = {
    "cards": "card",
    "technologies": "technology",
    "protocols": "protocol",
    "players": "player",
    "screws": "screw",
    "stored resources": "stored resource",
    "unused dice": "unused die",
    "empty dice": "empty die",
    "exhausted cards": "exhausted card",
    "rerolls": "reroll",
    "reroll tokens": "reroll",
    "spare parts": "spare part",
}

# what happens to this card, and what its player has done
TO_THIS_CARD = {
    "drawn": "draw",
    "discarded": "discard",
    "recycled": "recycle",
    "recruited": "recruit",
    "trained": "train",
    "kept": "keep",
}


def digits(found: re.Match[str]) -> str:
    """Two is 2."""
    return str(NUMBERS.index(found[1].lower()) + 2)


def one_more(found: re.Match[str]) -> str:
    """More than 4 are 5 or more."""
    return f"{int(found[1]) + 1} or more"


def for_each(found: re.Match[str]) -> str:
    """`deal melee damage equal to the number of cards in your hand`: so much for each of them."""
    each = f"{found[1]}for each {COUNTED[found[4].lower()]}{found[5]}, {found[2]} 1 {found[3]}"
    return each if found[1].endswith(", ") else each.replace("for each", "For each", 1)


def several_times(found: re.Match[str]) -> str:
    """`put 2 cards of your hand on top of your Deck`: one after the other."""
    return ". ".join([f"Put a card from your hand {found[2]}"] * int(found[1]))


def each_gained(found: re.Match[str]) -> str:
    """`gain 2 armor and 1 health`: each with its verb; behind a comma or `may` both belong to it."""
    parts = re.split(r",? and |, ", found[2])
    joint = " and gain " if len(parts) == 2 else ". Gain "
    return f"{found[1]}{joint.join(parts)}"


def each_lost(found: re.Match[str]) -> str:
    """`lose 1 armor and 1 health`, likewise."""
    return f"lose {found[1]}. Lose {found[2]}"


def recruits(found: re.Match[str]) -> str:
    """Several cards are recruited one after the other."""
    return ". ".join(["Recruit a card"] * int(found[1]))


def any_number(found: re.Match[str]) -> str:
    """`pay any number of spare parts to gain that much armor`, `you may pay X ...`: one for each of them."""
    verb, paid, deed, gained = found[1], found[2], found[3], found[4]
    number = "a card" if gained == "cards" else f"1 {gained}"
    amount = "amount" if paid in ("armor", "health") else "number"
    return f"{verb} any {amount} of {paid}. For each of them, {deed} {number}"


def done_by_its_player(found: re.Match[str]) -> str:
    """`When this card is discarded`: its player has discarded it."""
    return f"When you {TO_THIS_CARD[found[1].lower()]} this card:"


def named_prices(found: re.Match[str]) -> str:
    """`pay red wild`, `pay 1 red and 1 blue`: each with its number and noun."""
    named = re.findall(rf"(?:(\d+) )?\b({COLOUR})\b", found[1], re.IGNORECASE)
    *before, last = (priced(number or "1", colour) for number, colour in named)
    return f"pay {', '.join(before)} and {last}" if before else f"pay {last}"


def priced(number: str, colour: str) -> str:
    """`2 red resources`."""
    return f"{number} {colour} {resources(number)}"


def in_pool(found: re.Match[str]) -> str:
    """Resources that a player gains lie in the pool; of wild ones the player names the colour (INV-RULING-49)."""
    number = found[1] if found[1].isdigit() else "1"
    if found[2].lower() == "wild":
        return f"add {number} {resources(number)} of your choice to your pool"
    return f"add {priced(number, found[2])} to your pool"


def stored_by_player(found: re.Match[str]) -> str:
    """`store 1 red`, with the noun."""
    return f"store {priced(found[1], found[2])}"


EVERYWHERE: tuple[Rewriting, ...] = (
    rewriting(rf"\b({'|'.join(NUMBERS)})\b", digits),
    rewriting(rf"\bone (?=(?:{THINGS})\b)", "1 "),
    rewriting(r"\bonce (?:per|a) turn\b", "once each turn"),
    rewriting(r"\b(?:your opponent|the other player)\b", "the opponent"),
    rewriting(r"(^|[.:] )opponent (?=\w+s\b)", r"\1The opponent "),
    rewriting(r"\b(?:every player|both players)\b(?= \w+s\b)", "each player"),
    rewriting(r"\bto (?:all|both|every) players?\b", "to each player"),
    rewriting(r"\b(?:a|another) teammate of your choice\b", "a teammate"),
    rewriting(r"\b(?:any player|a player you choose)\b(?= \w+s\b)", "a player of your choice"),
    rewriting(r"\bthe player with the lowest\b", "the player with the least"),
    rewriting(r"\bthe player with the highest\b", "the player with the most"),
    rewriting(r"\bto every other player\b", "to each other player"),
    rewriting(r"\bdeal ([0-9]+) (melee|ranged)(?= to | and |[.,:])", r"deal \1 \2 damage"),
    rewriting(
        r"\bdeal ([0-9]+ (?:melee|ranged) damage) and ([0-9]+) (melee|ranged) damage",
        r"deal \1. Deal \2 \3 damage",
    ),
    rewriting(r"(?<=[.:] )then,? (?=\w)", ""),
    rewriting(r",? and then (?=\w)", ". "),
    rewriting(r"\bmore than ([0-9]+)\b", one_more),
    rewriting(r"\b([0-9]+) or fewer\b", r"\1 or less"),
    rewriting(r"\b(gains? (?:[0-9]+|a)) (reroll|spare part) token(?!s? you)", r"\1 \2"),
    rewriting(r"\bcannot reroll(?: dice)?\b(?!;)", "cannot use reroll tokens"),
    rewriting(r"\bcannot use stored resources\b", "cannot use stored pairs"),
    rewriting(
        rf"\bstore ([0-9]+ (?:{COLOUR}))(?: resources?)? and ([0-9]+ (?:{COLOUR}))(?: resources?)?(?=\.)",
        r"store \1. Store \2",
    ),
    rewriting(r"\b(deal [0-9]+ (?:melee|ranged) damage) twice\.", r"\1. \1."),
    rewriting(rf"\b(gain) ([^.,\n]+) or ({GAINED})\b", r"\1 \2 or \1 \3"),
    rewriting(r"(^|[.:] |\n)either (?=\w)", r"\1"),
    rewriting(r"^(when [^.:,\n]*\bthis card\b[^.:,\n]*), ", r"\1: "),
)

SENTENCES: tuple[Rewriting, ...] = (
    rewriting(r", then (?=\w)", ". "),
    rewriting(rf"\b((?:you may )?gains? )({GAINED}(?:, {GAINED})*,? and {GAINED})\b", each_gained),
    rewriting(r"\blose ([0-9]+ (?:armor|health)) and ([0-9]+ (?:armor|health))", each_lost),
    rewriting(
        rf"(^|[.:] |\n)((?:{VERBS}) [^.,:\n]*?) if ((?:you|the opponent|there|it|one of) [^.\n]+)\.",
        r"\1If \3, \2.",
    ),
    rewriting(r"\b((gain|draw|destroy) [0-9]+ ([^.]+)\.(?:[^.\n]*, )\2 [0-9]+) more\.", r"\1 \3."),
    rewriting(r"\b(technology|technologies) you have\b", r"\1 in your base"),
    rewriting(r"\bfor each unused die\b(?! you have)", "for each unused die you have"),
    rewriting(r"\bfor each stored resource\b(?! you have)", "for each stored resource you have"),
    rewriting(
        r"\b(deal) x ((?:melee|ranged) damage), where x is the number of cards (you played this turn|in your \w+)",
        r"for each card \3, \1 1 \2",
    ),
    rewriting(
        rf"(^|[.:,] |\n)((?:{VERBS}) [^.,:\n]*?) for each ([^.,:\n]+)\.", r"\1For each \3, \2."
    ),
    rewriting(
        rf"(^|[.:,] |\n)(deal|gain) ((?:melee|ranged) damage|armor|health|rerolls|screws) equal to the number of "
        rf"({'|'.join(COUNTED)})\b([^.,\n]*)",
        for_each,
    ),
)

EVENTS: tuple[Rewriting, ...] = (
    rewriting(
        r"^(?:twice each turn|up to twice each turn),? when(?:ever)? ",
        "Up to 2 times each turn, whenever ",
    ),
    rewriting(r"^up to ([0-9]+) times each turn,? when ", r"Up to \1 times each turn, whenever "),
    rewriting(
        r"^(whenever [^\n]+), up to ([0-9]+) times each turn\.",
        lambda found: f"Up to {found[2]} times each turn, {found[1][0].lower()}{found[1][1:]}.",
    ),
    rewriting(rf"\byou roll a ({COLOUR}) die\b", r"you roll a die that shows \1"),
    rewriting(r"\byou roll a die that shows no colour\b", "you roll an empty die"),
    rewriting(r"\bat the (beginning|end) of each player's turn", r"at the \1 of each turn"),
    rewriting(r"^before you reinforce\b", "Whenever you are about to reinforce"),
    rewriting(
        r"^before (an enemy|the opponent|a player|a teammate) reinforces\b",
        r"Whenever \1 is about to reinforce",
    ),
    rewriting(
        r"^whenever (the opponent|the invasion) is about to", "Whenever an enemy is about to"
    ),
    rewriting(rf"^when this card is ({'|'.join(TO_THIS_CARD)})\b:?", done_by_its_player),
    rewriting(
        r"\bwhen this card is not played: you may put it\b",
        "When this card is not played: you may put this card",
    ),
    rewriting(r"^when (?=(?:you|an enemy|the opponent|a player) (?!\w+ this card))", "Whenever "),
    rewriting(r"^each time ", "Whenever "),
    rewriting(
        r"^when(?:ever)? your armor (?:reaches|falls to|drops to) 0",
        "Whenever your armor falls to 0",
    ),
    rewriting(r"^once each turn, when(?:ever)? ", "The first time each turn "),
    rewriting(r"^((?:whenever|the first time each (?:turn|round))) the opponent ", r"\1 an enemy "),
    rewriting(r"\b(reinforces?) (?:its|their|your|the) deck\b", r"\1"),
    rewriting(
        r"\byou play (?:the|your) (second|third|fourth|fifth|[2-5](?:nd|rd|th)) card(?: (?:this|in a|each|of a) turn)?",
        lambda found: f"you play your {found[1]} card in a turn",
    ),
    rewriting(r"\ba card is trained in your training center", "you train a card"),
    rewriting(r"\byou exhaust a card\b", "a card in your base is exhausted"),
    rewriting(r"\byou use (?:a pair of )?stored resources\b", "you use a stored pair"),
    rewriting(rf"\byou use stored ({COLOUR}) resources\b", r"you use a \1 stored pair"),
    rewriting(rf"\byou use a stored ({COLOUR}) pair\b", r"you use a \1 stored pair"),
    rewriting(rf"\byou gain a ({COLOUR}) resource\b", r"you add a \1 resource to your pool"),
    rewriting(
        r"\byou use the spare part action with a cost of ([0-9]+)",
        r"you use a spare part action with a cost of \1",
    ),
    rewriting(r"^whenever the invasion reinforces\b", "Whenever an enemy reinforces"),
    rewriting(r"\byou use a reroll token\b", "you reroll a die"),
    rewriting(r"\b(?:an invasion card|a card of the invasion) is deployed\b", "a card is deployed"),
    rewriting(
        r"\b(?:a|the) (?:card in the (\w+) zone is trained|card is trained in the (\w+) zone)",
        lambda found: f"the Invasion trains a card in the {found[1] or found[2]} zone",
    ),
    rewriting(r"\ba protocol is used\b", "the Invasion uses a protocol"),
    rewriting(r"\ba protocol is researched\b", "the Invasion researches a protocol"),
    rewriting(
        r"\ban additional (?:player )?action is used\b", "a player uses an additional player action"
    ),
    rewriting(r"\b(a player rerolls),", r"\1 a die,"),
    rewriting(r"\b(uses? an additional) action\b", r"\1 player action"),
    rewriting(
        r"^(whenever a card) (is defeated|survives), (?!the invasion stores [0-9]+ more|store [0-9]+ more)",
        r"\1 of the stack \2, ",
    ),
)

CONDITIONS: tuple[Rewriting, ...] = (
    rewriting(r"\bthe stack is empty\b", "there are no cards in the stack"),
    rewriting(
        rf"\byou played another ((?:{COLOUR}) card|soldier|machine|hybrid|mutant) this turn",
        r"you have a \1 in your played zone",
    ),
    rewriting(
        r"(^|[.:] |\n)unless (the opponent [^.,]+), ([^.\n]+)\.",
        lambda found: f"{found[1]}{found[3]} unless {found[2]}.",
    ),
    rewriting(r"\b(has no (?:armor|health)) left\b", r"\1"),
    rewriting(r"\byou dealt damage this turn\b", "you dealt 1 or more damage this turn"),
    rewriting(r"\bif you have a technology\b", "if you have 1 or more technologies"),
    rewriting(
        r"\b(if you have (?:[0-9]+ or (?:more|less)|exactly [0-9]+|no) technolog(?:y|ies))(?=,)",
        r"\1 in your base",
    ),
    rewriting(
        r"\bthere are ([0-9]+ or (?:more|less)|no) cards in your (?!training)",
        r"you have \1 cards in your ",
    ),
    rewriting(
        r"\byour (discard pile|garbage dump|deck|training center|played zone) is empty\b",
        r"you have no cards in your \1",
    ),
    rewriting(r"\bif you have played\b", "if you played"),
    rewriting(r"\byour (armor|health) is ([0-9]+ or (?:less|more))", r"you have \2 \1"),
    rewriting(
        r"\bthe opponent's (armor|health) is ([0-9]+ or (?:less|more))", r"the opponent has \2 \1"
    ),
    rewriting(
        r"\byou have (?:an empty die|a die that shows no colour)\b",
        "one of your dice shows no colour",
    ),
    rewriting(r"\byou have a die that shows\b", "one of your dice shows"),
    rewriting(r"\byou have fewer (armor|health)", r"you have less \1"),
    rewriting(r"\byour hand is empty\b", "you have no cards in your hand"),
    rewriting(r"\b(you have|the opponent has) at least ([0-9]+)\b", r"\1 \2 or more"),
    rewriting(r"\b(you have|the opponent has) at most ([0-9]+)\b", r"\1 \2 or less"),
)

DEEDS: tuple[Rewriting, ...] = (
    rewriting(
        r"\bsearch your (deck|discard pile|garbage dump) for (an? [^.,]*?)(?:,| and) put (?:it|that card) ([^.,]+?)"
        r"(?:(?:, then|,| and|\. then) shuffle your deck)?(?=\.)",
        r"put \2 from your \1 \3",
    ),
    rewriting(r"\b(card) (?:in|from) the stack\b(?= of your|[.,])", r"\1 of the stack"),
    rewriting(r"\bto (?:a|any) card of the stack of your choice", "to a card of the stack"),
    rewriting(r"\b(destroy a card (?:of the stack|in a zone)) of your choice", r"\1"),
    rewriting(r"\bdestroy the card in a zone of your choice", "destroy a card in a zone"),
    rewriting(r"\bto (?:all cards|every card) of the stack", "to each card of the stack"),
    rewriting(r"\b(deal [0-9]+ (?:melee|ranged) damage) to the top card of the stack", r"\1"),
    rewriting(r"\b(gets [+-][0-9]+ \w+) until the end of the round", r"\1 this round"),
    rewriting(
        rf"^(?:you may )?(?:treat|use) (?:your )?({COLOUR}) (?:resources )?as ",
        r"Your \1 resources count as ",
    ),
    rewriting(
        rf"^this turn,? your ({COLOUR}) resources count as ([a-z ]+)\.",
        r"Your \1 resources count as \2 this turn.",
    ),
    rewriting(
        r"\bcount as (?:wild|resources of any colour|a resource of any colour)\b",
        "count as any colour",
    ),
    rewriting(rf"\bcount as ({COLOUR}) resources\b", r"count as \1"),
    rewriting(
        r"\bthe next damage dealt to you is dealt to (?:another player|a teammate) instead",
        "redirect the next damage dealt to you to a teammate",
    ),
    rewriting(
        r"\bredirect the next damage dealt to you(?: until your next turn)? to (?:another player|a teammate)",
        "redirect the next damage dealt to you until your next turn to a teammate",
    ),
    rewriting(
        r"^damage dealt to a teammate is dealt to you instead",
        "Whenever a teammate is dealt damage, you are dealt it instead",
    ),
    rewriting(
        r"\b(?:it|that damage|the damage) is dealt to you instead", "you are dealt it instead"
    ),
    rewriting(
        r"(?<!you )\broll (?:an unused die|1 of your dice|a die of your choice|a die)(?=[.,])",
        "roll one of your dice",
    ),
    rewriting(r"\b(?:the|that) die shows\b", "it shows"),
    rewriting(
        r"\b(shows) (?:3 (?:resources|screws|symbols) of (?:the same|one) colour|3 of the same colour)",
        r"\1 3 of one colour",
    ),
    rewriting(r"\b(if it) is empty\b", r"\1 shows no colour"),
    rewriting(r"\byour technologies cannot be\b", "technologies in your base cannot be"),
    rewriting(
        r"\bcannot be chosen(?: by (?:the opponent|an enemy|others?))?(?=[.,])",
        "cannot be targeted",
    ),
    rewriting(
        r"\b(?:your base limit is (?:increased by ([0-9]+)|([0-9]+) higher))",
        lambda found: (
            f"your base can hold {found[1] or found[2]} more {'card' if (found[1] or found[2]) == '1' else 'cards'}"
        ),
    ),
    rewriting(r"\bexhaust this card(?=[,:])", "exhaust"),
    rewriting(
        r"\b(exhaust|destroy) (?:an?|1|one) (?:technology of the opponent|of the opponent's technologies)",
        r"\1 an opponent's technology",
    ),
    rewriting(
        r"\b(exhaust|destroy) one of the opponent's technologies", r"\1 an opponent's technology"
    ),
    rewriting(
        r"\bdestroy ([0-9]+) of the opponent's stored resources",
        r"the opponent destroys \1 of their stored resources",
    ),
    rewriting(r"(?<!you )\bdiscover a technology(?=[.,])", "discover a new technology"),
    rewriting(r"\b(turn|reroll) one of your unused dice\b", r"\1 an unused die"),
    rewriting(r"\breroll any number of unused dice\b", "reroll any number of your unused dice"),
    rewriting(r"\breroll all (?:of )?(?:your )?(?:unused )?dice\b", "reroll all your unused dice"),
    rewriting(r"\breplace (?:1|one) screw\b", "replace a screw"),
    rewriting(
        r"\b(screw on one of your dice) (?:by|with) (?:a|any|another) screw of your choice", r"\1"
    ),
    rewriting(rf"\b(screw on one of your dice with a (?:{COLOUR}|neutral)) screw\b", r"\1 one"),
    rewriting(
        r"\btransform dice (?:one more time|1 more time|again) this turn",
        "transform dice once more this turn",
    ),
    rewriting(
        r"\bmove up to ([0-9]+) (?:of your )?armor to your health",
        r"move up to \1 points of your armor to your health",
    ),
    rewriting(
        r"\b(?:gain|put) ([0-9]+|a) (screws?) on (each card in your training center)",
        lambda found: f"put {found[1].replace('a', '1')} {found[2]} on {found[3]}",
    ),
    rewriting(
        r"\bmove any number of screws (?:among|between) the cards\b", "move screws among the cards"
    ),
    rewriting(r"\bmake (?:a|1|one) die unusable(?=[,:])", "do not use a die"),
    rewriting(r"\b(destroy a card) from (your hand)(?=[,:.])", r"\1 in \2"),
    rewriting(
        r"\bthe invasion deploys (?:a|1|one) card\b", "deploy the top card of the Invasion deck"
    ),
    rewriting(r"\bput (?:1|one) card from\b", "put a card from"),
    rewriting(
        r"\bput ([2-9]) cards (?:of|from) your hand (on (?:the )?(?:top of|bottom of) your deck)",
        several_times,
    ),
    rewriting(r"\bput a (soldier|machine|hybrid|mutant) from\b", r"put a \1 card from"),
    rewriting(
        rf"\byour ((?:{COLOUR}) cards|cards) cost (?:1|one) symbol less",
        r"\1 cost you 1 symbol less",
    ),
    rewriting(r"\bfor each empty die(?=[,.])", "for each empty die you rolled this turn"),
    rewriting(r"\b(for each reroll) tokens? you have", r"\1 you have"),
    rewriting(
        r"\b(destroy [0-9]+ resources? in) (?:a|one|1) zone(?! of)", r"\1 a zone of your choice"
    ),
    rewriting(r"\b(deal [^.,\n]*? damage) to (?:the|an) (?:opponent|enemy)\b(?!')", r"\1"),
    rewriting(r"\b(destroy [0-9]+ armor) of (?:the|an) (?:opponent|enemy)\b", r"\1"),
    rewriting(
        r"\bdestroy all (?:(?:the )?armor of the opponent|(?:of )?the opponent's armor|armor)\b",
        f"destroy {ALL} armor",
    ),
    rewriting(r"\bdiscard your hand\b", f"discard {ALL} cards"),
    rewriting(
        rf"(?<!you )\bgain ([0-9]+|an?|one) ({COLOUR}) resources?\b(?! to your pool)", in_pool
    ),
    rewriting(rf"\badd ([0-9]+) ({COLOUR}) to your pool", in_pool),
    rewriting(
        rf"\badd ([0-9]+) ({COLOUR}) and ([0-9]+) ({COLOUR}) (?:resources? )?to your pool",
        lambda found: (
            f"add {priced(found[1], found[2])} to your pool. Add {priced(found[3], found[4])} to your pool"
        ),
    ),
    rewriting(r"\breturn this card to your hand", "put this card into your hand"),
    rewriting(
        r"\breturn this card to (?:the top of )?your deck", "put this card on top of your deck"
    ),
    rewriting(
        r"\bput this card on (?:the )?top of your discard pile",
        "put this card on your discard pile",
    ),
    rewriting(
        r"\brecruit a card(?:\.|,? and|, then) put ([0-9]+|a) (screws?) on (?:it|that card)",
        lambda found: f"recruit a card and put {found[1].replace('a', '1')} {found[2]} on it",
    ),
    rewriting(
        r"\bplay (?:a|1) card from your hand (?:without paying|for free)",
        "play a card with 12 or less symbols from your hand without paying",
    ),
    rewriting(
        r"\byour next spare part action costs ([0-9]+) less",
        r"your next spare part action this turn costs \1 less",
    ),
    rewriting(
        r"\bdestroy (?:a|1) technology of the opponent|\bdestroy 1 of the opponent's technologies",
        "destroy an opponent's technology",
    ),
    rewriting(
        r"\b(screw on one of your dice|coloured screw on one of your dice) by a (\w+) screw",
        r"\1 with a \2 one",
    ),
    rewriting(
        r"\bprevent the next ([0-9]+) (?:points of )?damage(?: dealt to you)?(?: until your next turn)?(?=[.,])",
        r"prevent the next \1 damage dealt to you until your next turn",
    ),
    rewriting(
        r"\buntil your next turn,? prevent (?:the next )?([0-9]+)(?: of the)? damage dealt to you",
        r"prevent the next \1 damage dealt to you until your next turn",
    ),
    rewriting(
        r"\bthe next time you are dealt damage,? prevent ([0-9]+) of it",
        r"prevent the next \1 damage dealt to you until your next turn",
    ),
    rewriting(r"\brecruit ([2-9]) cards\b", recruits),
    rewriting(r"\brefresh (a technology|all technologies)(?=[.,])", r"refresh \1 in your base"),
    rewriting(r", use (?:a|1) die(?=[,:])", ", use an unused die"),
    rewriting(r"^when (?:you play this card|this card is played|played)[:,] ", ""),
    rewriting(
        r"\b(?:return|take) ((?:a|the top) card (?:from|of) your [^.]*?) (?:in)?to your hand",
        r"put \1 into your hand",
    ),
    rewriting(r"\brefresh your base\b", "refresh all cards in your base"),
    rewriting(
        r"\blook at the top ([0-9]+ cards of your deck)\. put them back in any order",
        r"look at the top \1 and put them back in any order",
    ),
    rewriting(r"(?<!you )\breroll (a|1) die(?=[.,])", "reroll an unused die"),
    rewriting(r"\bfor free\b", "without paying"),
    rewriting(
        r"\b(?:the next card you play this turn is executed|the effects of the next card you play this turn are "
        r"executed|execute (?:the effects of )?the next card(?: you play)?(?: this turn)?) twice",
        "execute the effects of the next card you play this turn twice",
    ),
    rewriting(
        r"\bthe opponent chooses (?:one of their dice|a die|1 die) and does not use it(?: (?:this|next) turn)?",
        "the opponent does not use a die",
    ),
    rewriting(
        r"\buntil your next turn,? (the opponent|each player) cannot ([^.;\n]+)\.",
        r"\1 cannot \2 until your next turn.",
    ),
    rewriting(
        r"\b(cannot [^.;\n]+?) (?:during (?:their|the) )?(?<!your )next turn\.",
        r"\1 until your next turn.",
    ),
    rewriting(
        r"\b(?:you may )?(pay|lose|discard|destroy) (?:X|any (?:number|amount) of) ([a-z ]+?)"
        r"(?: to |\. (?:if you do, )?|, then )(deal|gain|draw) (?:X|that (?:much|many)) ([a-z ]+?)(?=[.,])",
        any_number,
    ),
    rewriting(
        r"\b(?:you may )?(pay|lose|discard|destroy) any (number|amount) of\b", r"\1 any \2 of"
    ),
    rewriting(r"\blose any number of (armor|health)\b", r"lose any amount of \1"),
    rewriting(
        r"\bfor each (?:one |of those |(?:resource|spare part|token|card|point)s? )?"
        r"(?:paid|lost|discarded|destroyed|spent)(?: this way)?\b",
        "for each of them",
    ),
    rewriting(r"\bfor each, ", "for each of them, "),
    rewriting(rf"\bpay ((?:(?:[0-9]+ )?(?:{COLOUR})(?:,| and)? ?)+)(?=[:.])", named_prices),
    rewriting(r"\b(destroy [0-9]+) (stored resources?)\b", r"\1 of your stored resources"),
)

OF_PLAYERS: tuple[Rewriting, ...] = (
    *EVERYWHERE,
    *EVENTS,
    *CONDITIONS,
    *DEEDS,
    rewriting(rf"\bstore ([0-9]+) ({COLOUR})(?! resource)\b", stored_by_player),
    *SENTENCES,
)

# What a card of the Invasion does without saying when: the lines of its text that begin with an effect.
BEGINS_WITH_AN_EFFECT = (
    r"^(?=(?:attack|deal|deploy|destroy|put|refresh|research|shorten|lengthen|store|train|gain|recycle|the invasion|"
    r"this card attacks|each player (?:is|loses|puts|destroys|discards|does|chooses|draws|cannot)|"
    r"the player with)\b)"
)

OF_INVADERS: tuple[Rewriting, ...] = (
    *EVERYWHERE,
    rewriting(BEGINS_WITH_AN_EFFECT, "Deployed: "),
    rewriting(r"^when (?:it is )?defeated[:,] ?", "When this card is defeated: "),
    rewriting(r"^when it survives[:,] ?", "When this card survives: "),
    rewriting(
        r"^when (?:it|this card) becomes the top card(?: of the stack)?[:,] ?",
        "When this card becomes the top card: ",
    ),
    rewriting(r"^guard\.", "Support: Guard."),
    rewriting(r"^while (?:this card is (?:the top card|on top)|on top)(?: of the stack)?[,:] ", ""),
)

OF_PROTOCOLS: tuple[Rewriting, ...] = (
    *EVERYWHERE,
    rewriting(r"^activated: ", "Exhaust: "),
    rewriting(BEGINS_WITH_AN_EFFECT, "Exhaust: "),
)

OF_THE_INVASION: tuple[Rewriting, ...] = (
    *EVENTS[1:],
    rewriting(r"\bgain ([0-9]+|a) technology tokens?\b", r"the Invasion gains \1 technology token"),
    rewriting(r"(?<!invasion )\brecycle ([0-9]+|a) (cards?)\b", r"the Invasion recycles \1 \2"),
    rewriting(r"\bthe invasion (?:deploys|researches)\b", lambda found: found[0].split()[-1][:-1]),
    rewriting(r"\b(the top (?:card|[0-9]+ cards)) of its deck\b", r"\1 of the Invasion deck"),
    rewriting(r"\bdeploy (?:a|1) card(?=[.,])", "deploy the top card of the Invasion deck"),
    rewriting(r"\bdeploy ([0-9]+) cards(?=[.,])", r"deploy the top \1 cards of the Invasion deck"),
    rewriting(r"\bresearch a new protocol\b", "research a protocol"),
    *SENTENCES,
)

"""What people say on events and objectives, and how the card language says it."""

from __future__ import annotations

import re

from runestack.games.rune_age.scenario.wording_words import OF_ONE, Rewriting, rewriting

WHO = (
    "each player (?:who controls|with) a landmark"
    "|each player (?:who controls|with) [0-9]+ or more (?:cities|strongholds|landmarks|rewards)"
    "|each player (?:who controls|with) an? (?:city|stronghold|reward)"
    "|each player (?:without a|who controls no) (?:city|stronghold|landmark|reward)"
    "|each player with no cards in hand"
    "|each player|each ally|the Overlord|the first player|the last player|the next player"
    "|one player chosen by the first player|a random player"
    "|the player with the (?:most|fewest|least) (?:dragon runes|[a-z]+)(?: in hand)?"
    "|the one with the highest gold value"
)
# what somebody does, and how a text says it
ORDERS = {
    **{
        f"{verb}s": verb
        for verb in ("draw", "lose", "take", "put", "reveal", "remove", "wound", "gain", "spend")
    },
    **{f"{verb}s": verb for verb in ("discard", "destroy", "exhaust", "return")},
    "refreshes": "refresh",
}


ALL_YOURS = (
    "(?:all|each of) (?:your|his|their) (cities and strongholds|cities|strongholds|landmarks)"
)
ALL_OF_YOUR = re.compile(f"^{ALL_YOURS}$", re.IGNORECASE)


def one_more(found: re.Match[str]) -> str:
    """Retaining costs 1 as a rule; a text says how much more, or that it costs nothing."""
    if int(found[1]) == 0:
        return "retaining a card costs 1 {influence} less"
    return f"retaining a card costs {int(found[1]) - 1} {{influence}} more"


def none_besieged(found: re.Match[str]) -> str:
    """`No city can be besieged` is a ruling of an objective; a text of an event is about cities."""
    plural = "cities" if found[2].lower() == "city" else f"{found[2]}s"
    return f"{found[1]}{plural} cannot be besieged"


def several_yield(found: re.Match[str]) -> str:
    """A kind of card is said in the plural."""
    kind = "cities" if found[1].lower() == "city" else f"{found[1]}s"
    return f"{kind} yield "


def through_refresh(found: re.Match[str]) -> str:
    """What stays exhausted through the next Refresh step."""
    what = ALL_OF_YOUR.sub(each_of, found[1])
    what = what if "you control" in what else f"{what} you control"
    return f"exhaust {what} through your next Refresh step"


def each_of(found: re.Match[str]) -> str:
    """`All his landmarks` as a group."""
    kinds = {
        "cities and strongholds": "city or stronghold",
        "cities": "city",
        "strongholds": "stronghold",
        "landmarks": "landmark",
    }
    return f"each {kinds.get(found[1].lower(), found[1])}"


# before anything is said of whom a text means
CHOSEN: tuple[Rewriting, ...] = (
    rewriting(
        r"^((?:the|all) players together[^.]*?)(?:\. if they (?:cannot|do not),?|,? otherwise,?) "
        r"each(?: player)? takes",
        r"\1, or each player takes",
    ),
    rewriting(
        r"^the first player chooses (?:a|one) player[.;:,] (?:that player|he|they|it) (?=[a-z]+s )",
        "one player chosen by the first player ",
    ),
    rewriting(r"^a player chosen by the first player\b", "one player chosen by the first player"),
)

PLAYERS: tuple[Rewriting, ...] = (
    rewriting(
        r"^attacks (?:one player|a player(?: chosen by the first player)?)(?=\.| until)",
        "attacks one player chosen by the first player",
    ),
    rewriting(r"^(attacks [^.]+ until) it is (?=repelled)", r"\1 "),
    rewriting(
        r"\beach player (?:who controls|with) (an? (?:city|stronghold|reward)):",
        r"each player: if you control \1,",
    ),
    rewriting(
        r"\beach player (?:without a|who controls no) (city|stronghold|landmark|reward):",
        r"each player: unless you control a \1,",
    ),
    rewriting(
        r"\beach player with no cards in hand:",
        "each player: if you have no cards in your hand,",
    ),
    rewriting(
        r"(: )discard ([0-9]+) cards(?:\. if (?:he|they|you) cannot, (?:he |they |you )?| if able,? otherwise )"
        r"takes? ",
        r"\1if you have \2 or more cards in your hand, discard \2 cards. Otherwise, take ",
    ),
    rewriting(
        r"\beach player (?:who controls|with) ([0-9]+ or more (?:cities|strongholds|landmarks|rewards)):",
        r"each player: if you control \1,",
    ),
    rewriting(
        r"(: )take damage equal to the number of (?:your|his|their) (cit|stronghold|landmark|reward)(?:ies|s)",
        lambda found: (
            f"{found[1]}for each {found[2]}{'y' if found[2] == 'cit' else ''} you control, take 1 damage"
        ),
    ),
    rewriting(r"\beach player with a landmark\b", "each player who controls a landmark"),
    rewriting(r"\bthe one with the highest gold value\b", "the player with the most gold in hand"),
    rewriting(r"\b(?:he|they|that player) (?:controls?|has)\b", "you control"),
    rewriting(r"\b(?:his|their)\b(?! owners?)(?! next)", "your"),
    rewriting(r"\bhis next\b", "your next"),
    rewriting(r"\b(may) (?:give|pay) (?=[0-9]+ \{influence\})", r"\1 spend "),
    rewriting(
        r"\b(may (?:spend|discard|destroy|take|exhaust) [^:.]+?) to (?=take|put|draw|deal|"
        r"refresh|gain|remove|destroy)",
        r"\1: ",
    ),
)

MOMENTS: tuple[Rewriting, ...] = (
    rewriting(
        rf"^({WHO}) may ((?:discard|destroy|exhaust|spend|take|put) [^.:]+)\. "
        r"if (?:he|they|that player) (?:does|do)(?: not|n't), (?:he |they |that player )?([a-z]+?)s? ",
        r"\1: You may \2. If you do not, \3 ",
    ),
    rewriting(
        rf"^({WHO}): (take [0-9]+ damage) unless (?:he|they|you) (discard|destroy|exhaust|spend)s? ([^.]+)(?=\.)",
        r"\1: You may \3 \4. If you do not, \2",
    ),
    rewriting(
        r"(: (?:discard|destroy|exhaust|take|draw) [^.:]+\. )otherwise,? (?:he |they |you )?([a-z]+?)s? (?=[0-9a])",
        lambda found: (
            found[0]
            if " if able" in found[1]
            else f"{found[1][:-2]} if able. Otherwise, {found[2]} "
        ),
    ),
    rewriting(
        r"( if able)[.;,] otherwise,? (?:he |they |you )?([a-z]+?)s? (?=[0-9a])",
        r"\1. Otherwise, \2 ",
    ),
    rewriting(
        r"^if this (?:card|Enemy) was not attacked this round, each player: (.+?) at the start of the Event phase",
        r"start of the Event Phase, each player: unless this card was attacked this round, \1",
    ),
    rewriting(
        r"^(?:at the )?start of the Event phase[:,] if this (?:card|Enemy) was not attacked this round, "
        r"each player:? (take|draw|discard|destroy)s? ",
        r"start of the Event Phase, each player: unless this card was attacked this round, \1 ",
    ),
    rewriting(
        r"^(Resolution): this (?:card|Enemy) gets ([+-][0-9]+)(?: \{strength\})?(?=\.| if)",
        r"\1: the target gets \2 {strength}",
    ),
    rewriting(
        r"\beach player who did not attack this (?:card|Enemy) this round:? takes? ",
        "each player: unless you have attacked this card this round, take ",
    ),
    rewriting(
        r"^(?:End of Combat[:,] )?if (?:you lose|you lost|the player loses|the player lost), (?:he |that player )?"
        r"takes? ",
        "End of Combat: If you lost, take ",
    ),
    rewriting(
        r"^(Resolution): the player wounds all (?:his|their|your) units",
        r"\1: wound each friendly unit",
    ),
    rewriting(
        r"^(Resolution): (?:this (?:card|Enemy) gets )?([+-][0-9]+)(?: \{strength\})? for each (friendly )?unit(?=\.)",
        r"\1: for each friendly unit, the target gets \2 {strength}",
    ),
    rewriting(r"^(When Revealed)[:,] (?=draw another event)", r"\1, the first player: "),
    rewriting(
        r"^((?:[^:]*: )?)draw ([2-4]) (?:additional|more|further) events",
        lambda found: found[1] + ". ".join(["draw another event"] * int(found[2])),
    ),
    rewriting(r"^at the start of (?=each round|the round|your turn)", "at the beginning of "),
    rewriting(
        r"^if nobody (?:has )?attacked this (?:card|Enemy) this round, each player: "
        r"take ([0-9]+) damage at the end of the round",
        r"at the end of each round, unless this card was attacked this round, each player takes \1 damage",
    ),
    rewriting(
        r"^(?:if|when|whenever) (?:you lose|a player loses) against this (?:card|Enemy), "
        r"(?:that player |he )?",
        "End of Combat: If you lost, ",
    ),
    rewriting(r"^(End of Combat: If you lost, )takes ", r"\1take "),
    rewriting(r"^(Resolution): the player (discard|destroy)s ", r"\1: \2 "),
    rewriting(
        r"^(Resolution): (destroy|wound) the unit with the (highest|lowest) \{?(?:strength)\}?(?=\.)",
        r"\1: \2 a friendly unit with the \3 {strength}",
    ),
    rewriting(r"^(Resolution: destroy) (?:a|one|1) of your units(?=\.)", r"\1 a friendly unit"),
    rewriting(rf"^({WHO}) chooses(?: one)?:? ", r"\1: "),
    rewriting(rf"^({WHO}) may (?=(?:draw|take|put|refresh|remove|gain)\b[^:]*$)", r"\1: you may "),
    rewriting(r"^while in play[:,]? ", ""),
    rewriting(r"^(?:at the )?start of the event phase[:,] ", "start of the Event Phase, "),
    rewriting(r"^when revealed[:,] ", "When Revealed, "),
    rewriting(
        r"^(?:on defeat|when defeated|when this (?:card|enemy) is defeated)[:,] ", "When Defeated: "
    ),
    rewriting(r"^(When Defeated: [^:]*); (?=[a-z])", r"\1. "),
    rewriting(r"^(?:this card )?attacks? (?=each|the)", "attacks "),
    rewriting(r"^(?:in|during) the next round[:,] ", "Next round: "),
    rewriting(r"^(at the (?:beginning|end) of) the round,", r"\1 each round,"),
    rewriting(
        r"^each player with ([0-9]+) or more damage: ",
        r"each player: if your home realm has \1 or more damage, ",
    ),
    rewriting(
        r"^(?=reverse the turn order|(?:draw|reveal) (?:another|an additional) event|discard (?:an|each|all)"
        r" Enem)",
        "the first player: ",
    ),
    rewriting(
        r"^(Resolution): (?:the player wounds|wound) (?:a|one|1) of (?:your|his) units(?=\.)",
        r"\1: wound a friendly unit",
    ),
)

CONTINUOUS: tuple[Rewriting, ...] = (
    rewriting(r"\b(?:each|every|all) enem(?:y|ies) (?=gets?|has|have)", "Enemies "),
    rewriting(
        r"\b(?:each|every|all) units? (with [^.:]+? )?(?:gets?|has|have) (?=[+-])",
        lambda found: f"units {found[1] or ''}get ",
    ),
    rewriting(
        r"(^|: )no sieges(?=\.)",
        r"\1each player's home realm cannot be besieged. Cities cannot be besieged",
    ),
    rewriting(
        r"(^|: )(cities|strongholds|landmarks) yield ([0-9]+) (more|less) \{?influence\}?",
        r"\1\2 yield \3 {influence} \4",
    ),
    rewriting(r"(^|: )attrition rolls get ", r"\1each attrition roll gets "),
    rewriting(r"\bEnemies (?:gets|has)\b", "Enemies get"),
    rewriting(r"(^|: )no (city|landmark|stronghold) can be besieged", none_besieged),
    rewriting(
        r"(^|: )(?:the )?hand size (?:of each player )?is ([0-9]+)(?=\.)",
        r"\1each player draws to \2 cards",
    ),
    rewriting(
        r"(^|: )(cities|strongholds|landmarks) yield no \{?influence\}?",
        r"\1\2 yield 9 {influence} less",
    ),
    rewriting(r"(?<= for each )((?:other )?Enemy) in play(?=\.)", r"\1"),
    rewriting(r"^this enemy (gets|has|cannot|wins)\b", r"this card \1"),
    rewriting(
        r"^(?:this card wins ties|ties are won by this (?:card|enemy))(?=\.)",
        "this card cannot be beaten by a tie",
    ),
    rewriting(
        r"\b(?:has|have|get|gets) ([+-][0-9]+) (?=\{strength\})",
        lambda found: (
            f"{'gets' if found[0].lower().startswith(('has', 'gets')) else 'get'} {found[1]} "
        ),
    ),
    rewriting(r"\battacking (Instants)\b", r"\1"),
    rewriting(r"\bevery (spend gold action)", r"each \1"),
    rewriting(
        r"\bretaining(?: cards| a card)? (?:is free|costs nothing)(?=\.)", "retaining costs 0"
    ),
    rewriting(
        r"\bretaining(?: a card)? costs ([0-9]+)(?: \{influence\})?(?: per card)?(?=\.)", one_more
    ),
    rewriting(
        r"\beach attrition roll (?:is )?(?:increased by )?\+?([0-9]+)(?=\.)",
        r"each attrition roll gets +\1",
    ),
    rewriting(r"\beach attrition roll -([0-9]+)(?=\.)", r"each attrition roll gets -\1"),
    rewriting(
        r"\b(monuments|units|strongholds) cost ([0-9]+) (more|less)", r"\1 cost \2 {gold} \3"
    ),
    rewriting(
        r"\b(neutral cards|gold cards|tactics) cost ([0-9]+) (more|less)",
        r"\1 cost \2 {influence} \3",
    ),
    rewriting(
        r"(^|: )(?:the )?auto-defense of (?:all )?(cities|landmarks) counts 0",
        r"\1the auto-defense of \2 counts 0",
    ),
    rewriting(
        r"(^|: )\+?([0-9]+) (?:more |additional )?damage on each won siege of a home realm",
        r"\1each won siege of a home realm deals \2 more damage",
    ),
    rewriting(r"\b(?:each|all) (city|landmark|stronghold)s? yields? ", several_yield),
    rewriting(
        r"\b(the Overlord|each player|each ally) draws? to ([0-9]+)(?: cards)?(?=\.)",
        r"\1 draws to \2 cards",
    ),
    rewriting(
        r"(^|: )players draw to ([0-9]+)(?: cards)?(?=\.)", r"\1each player draws to \2 cards"
    ),
    rewriting(
        r"\ban empty event deck is re-formed from all stage ([0-9]) (?:cards|events) of the "
        r"event discard pile",
        r"an empty event deck is re-formed from events of stage \1",
    ),
    rewriting(
        r"\bonly (the Overlord|each ally) (?:may|can) attack(?: this (?:card|Enemy)| it)?(?=\.)",
        r"only \1 can attack this card",
    ),
)

DEEDS: tuple[Rewriting, ...] = (
    rewriting(
        r"(: )(discard your hand|discard [0-9a]+ cards?|draw [0-9a]+ cards?) and (draw|discard)s?\b",
        r"\1\2. \3",
    ),
    rewriting(
        r"(: )(choose one: )?(discard|destroy|draw|take|exhaust)s? ([^.:]+?), or ", r"\1\3 \4 or "
    ),
    rewriting(r"\bremove ([0-9]+) damage(?=\.)", r"remove \1 damage from your home realm"),
    rewriting(
        r"\brefresh (?:all|each of) (?:your|his|their) (cities|strongholds|landmarks|rewards)(?=\.)",
        lambda found: f"refresh each {OF_ONE[found[1].lower()]} you control",
    ),
    rewriting(
        r"\bdestroy a unit or a gold card (?:in|from) your hand",
        "destroy a unit or gold card from your hand",
    ),
    rewriting(
        r"\bdestroy your highest gold card in hand",
        "destroy the gold card with the highest value in your hand",
    ),
    rewriting(
        r"\blose a (stronghold|city|reward)[:;,.] (?:it|which) (?:goes|returns) (?:back )?to (?:your|the) "
        r"(?:barracks|central area|centre)",
        r"destroy a \1 you control",
    ),
    rewriting(
        rf"\bexhaust {ALL_YOURS}(?=\.)", lambda found: f"exhaust {each_of(found)} you control"
    ),
    rewriting(
        r"\bexhaust ([^.;:]+?)[;.,] (?:it is|these are|they are|this is) not refreshed in "
        r"(?:your|his|the) next Refresh step",
        through_refresh,
    ),
    rewriting(
        r"\bdestroy a unit with cost ([0-9]+) or more or a gold card with value \1 or more in "
        r"your hand",
        r"destroy a unit or gold card with cost \1 or more from your hand",
    ),
    rewriting(
        r"\b(destroy (?!a card)(?:a|an) [^.,;:]*?) in your (hand|discard pile)",
        r"\1 from your \2",
    ),
    rewriting(
        r"\bdestroy your highest gold card|destroy your gold card with the highest value",
        "destroy the gold card with the highest value in your hand",
    ),
    rewriting(
        r"^(the player with the most (?:landmarks)): destroy one of them",
        r"\1: destroy a landmark you control",
    ),
    rewriting(
        r"^(the player with the most (?:cities)): destroy one of them",
        r"\1: destroy a city you control",
    ),
    rewriting(r",? or,? (?=exhaust|take|destroy|discard)", " or "),
    rewriting(
        r"\b(refresh) (?:one|1|a) (landmark|city|stronghold)\b(?! you)", r"\1 a \2 you control"
    ),
    rewriting(r"\bdraw 1 card per ", "draw a card for each "),
    rewriting(r"(: (?:refresh|draw|take) [^.:]+?) and (?=draw|take|refresh|remove)", r"\1. "),
    rewriting(
        r"^(?:group payment: )?(?:the|all) players together:? discard units with total printed "
        r"strength ([0-9]+) ?(?:×|x|times|for) ?(?:the )?(?:number of players|each player)(?:,| or|, or|\.)"
        r"(?: if they (?:cannot|do not),)? (?:otherwise,? )?each(?: player)? takes ([0-9]+) damage",
        r"All players together: Discard units with total printed strength \1 for each player, or "
        r"each player takes \2 damage",
    ),
    rewriting(
        r"^(?:group payment: )?(?:the|all) players together:? discard gold cards with total value ([0-9]+) ?"
        r"(?:×|x|times|for) ?(?:the )?(?:number of players|each player)(?:, or| or|,|\.)"
        r"(?: if they (?:cannot|do not),)? (?:otherwise,? )?each(?: player)? takes ([0-9]+) damage",
        r"All players together: Discard gold cards with total value \1 for each player, or each player takes "
        r"\2 damage",
    ),
)

# understood on an objective only; on an event it is said of each player
ALWAYS_OF_EVENTS: tuple[Rewriting, ...] = (
    rewriting(
        r"(^|: )home realms cannot be besieged", r"\1each player's home realm cannot be besieged"
    ),
)

OF_EVENTS: tuple[Rewriting, ...] = (*PLAYERS, *MOMENTS, *CONTINUOUS, *DEEDS)

OF_OBJECTIVES: tuple[Rewriting, ...] = (
    rewriting(
        r"^a player (?:who controls|with) (?:at least )?([0-9]+)(?: or more)? landmarks at the end of the round wins",
        r"At the end of the round, if a player controls \1 or more landmarks, that player wins",
    ),
    rewriting(
        r"^a player with a monument at the end of the round wins",
        "At the end of the round, if a player has a monument, that player wins",
    ),
    rewriting(r"^at the end of round ([0-9]+), ", r"If round \1 is over, "),
    rewriting(
        r"^if (the event deck is empty) at the end of the Event phase, ",
        r"At the end of the Event phase, if \1, ",
    ),
    rewriting(
        r"^(?:the )?(?:first )?player (?:who defeats|to defeat) this card wins",
        "If a player defeats this card, that player wins",
    ),
    rewriting(
        r"^the last player (?:not eliminated|left|remaining|standing|in the game)? ?wins",
        "If one player is left, that player wins",
    ),
    rewriting(
        r"^(at the end of the round, )?a player with a monument wins",
        r"\1if a player has a monument, that player wins",
    ),
    rewriting(
        r"^(at the end of the round, )?a player (?:who controls|with) (?:at least )?([0-9]+)(?: "
        r"or more)? landmarks wins",
        r"\1if a player controls \2 or more landmarks, that player wins",
    ),
    rewriting(
        r"^(all players win|all players lose|the allies win|the Overlord wins) (?:if|when) ([^.]+)",
        r"if \2, \1",
    ),
    rewriting(
        r"\bthe (?:players|team) (wins?|loses?)\b",
        lambda found: f"all players {found[1].rstrip('s')}",
    ),
    rewriting(
        r"^no sieges(?: at all)?\.|^nothing can be besieged\.",
        "Home realms cannot be besieged.\nNo city can be besieged.",
    ),
    rewriting(r"^cities cannot be besieged", "No city can be besieged"),
    rewriting(r"^the event deck is never re-formed", "The event deck is not re-formed"),
)

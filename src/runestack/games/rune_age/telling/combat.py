"""A combat as it stands: what both sides bring, what is still needed, and that in one sentence."""

from __future__ import annotations

from runestack.games.rune_age.cards.printed import CardWords
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules.combat import attacker_wins_ties
from runestack.games.rune_age.rules.siege import additional_damage
from runestack.games.rune_age.rules.state import (
    ATTACKER,
    COMBAT,
    DEFENDER,
    RESULT,
    TARGET,
    RuneAgeState,
)
from runestack.games.rune_age.rules.values import (
    army_strength,
    auto_defense,
    is_rival,
    kind_of,
    target_strength,
)
from runestack.games.rune_age.telling.names import name_of, owned_label, player
from runestack.games.sentences import Sentence
from runestack.games.wording import Pattern, Reader, fill

BATTLE: Pattern = (
    "[you fight|{who} fights] {target}: {attacking} against {defending}.",
    "[du kämpfst|{who} kämpft] gegen {target}: {attacking} gegen {defending}.",
)
SIEGE: Pattern = (
    "[you besiege|{who} besieges] {target}: {attacking} against {defending}.",
    "[du belagerst|{who} belagert] {target}: {attacking} gegen {defending}.",
)
MISSING: Pattern = (
    "[you need|{who} needs] {n} more to win.",
    "[dir|{who_dat}] <fehlt noch 1|fehlen noch {n}> zum Sieg.",
)
ENOUGH: Pattern = ("That is enough to win.", "Das reicht zum Sieg.")
WON: Pattern = ("[you have|{who} has] won.", "[du hast|{who} hat] gewonnen.")
LOST: Pattern = ("[you have|{who} has] lost.", "[du hast|{who} hat] verloren.")


# -- numbers -------------------------------------------------------------------------------------


def attacking(s: RuneAgeState) -> int:
    """The strength of the army that fights a battle or attacks in a siege."""
    return army_strength(s, s.numbers[ATTACKER])


def defending(s: RuneAgeState) -> int:
    """What it is compared with: the target, or the defending army with the auto-defense bonus of a city."""
    target = s.numbers[TARGET]
    if s.numbers[COMBAT] == c.BATTLE:
        return target_strength(s, target)
    return army_strength(s, s.numbers[DEFENDER]) + bonus_of_city(s)


def bonus_of_city(s: RuneAgeState) -> int:
    """What a besieged city adds to its defenders."""
    target = s.numbers[TARGET]
    if s.numbers[COMBAT] == c.SIEGE and kind_of(s, target) & c.CITY:
        return auto_defense(s, target)
    return 0


def missing_at(s: RuneAgeState, strength: int) -> int:
    """How much more than this strength the attacker would need: as a rule a tie wins a battle, but no siege."""
    needed = defending(s) + (0 if attacker_wins_ties(s) else 1)
    return max(0, needed - strength)


def damage_now(s: RuneAgeState) -> int:
    """What a home realm, or the rival's, would take as things stand."""
    target = s.numbers[TARGET]
    kind = kind_of(s, target)
    ahead = attacking(s) - defending(s)
    if kind & c.INSTANT:
        return max(0, -ahead)
    is_realm = kind & c.HOME_REALM != 0 or is_rival(s, target)
    if not is_realm or missing_at(s, attacking(s)):
        return 0
    return max(0, ahead + additional_damage(s, s.numbers[ATTACKER]))


# -- words ---------------------------------------------------------------------------------------


def combat_sentence(s: RuneAgeState, words: CardWords, reader: Reader) -> Sentence:
    """Who fights whom, with which strengths, and what is still needed."""
    seat = s.numbers[ATTACKER]
    pattern = SIEGE if s.numbers[COMBAT] == c.SIEGE else BATTLE
    call = owned_label if s.numbers[COMBAT] == c.SIEGE else name_of
    values = {
        "who": player(s, seat, reader),
        "who_dat": player(s, seat, reader, "dat"),
        "target": call(s, words, s.numbers[TARGET], reader),
        "attacking": str(attacking(s)),
        "defending": str(defending(s)),
        "n": str(missing_at(s, attacking(s))),
    }
    you = seat == reader.seat
    said = fill(pattern, values, reader, you=you)
    short = missing_at(s, attacking(s))
    return said + " " + fill(how_it_stands(s), values, reader, you=you, number=short)


def how_it_stands(s: RuneAgeState) -> Pattern:
    """Whether the attacker wins."""
    if s.numbers[RESULT] == c.ATTACKER_WON:
        return WON
    if s.numbers[RESULT] == c.DEFENDER_WON:
        return LOST
    return MISSING if missing_at(s, attacking(s)) else ENOUGH

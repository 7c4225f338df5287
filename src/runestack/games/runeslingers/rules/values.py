"""What cards are, and their current values: printed, plus lasting changes, plus continuous texts.

One function for each value, cheap where nothing modifies it. With `base` continuous texts are left out: they choose
their cards so, by printed values and lasting changes only, and no value depends on itself.
"""

from __future__ import annotations

from typing import Final

from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules.state import ACTIVE, SPOTS, TURN, EncounterState, first_spot
from runestack.kernel.continuous import bonus, given_keywords, text_about_card
from runestack.kernel.frame import NOTHING
from runestack.kernel.lasting import marked, marked_bits
from runestack.kernel.program import NO_VALUE, PICK_ONE, PICK_TARGET, Selector

EVERYBODY: Final = (1 << c.SEATS) - 1

# -- what a card is ------------------------------------------------------------------------------


def kind_of(s: EncounterState, card: int) -> int:
    """The type of a card now; a face-down concentration has none of its own (RS-CONC-5)."""
    if s.zone[card] == c.AS_CONCENTRATION:
        return c.CONCENTRATION
    return s.faces.type[s.face[card]]


def is_empty(s: EncounterState, card: int) -> bool:
    """Whether a concentration has no face-up card on it."""
    return s.spot_top[s.place[card]] == NOTHING


def cards_in_play(s: EncounterState, noun: int) -> list[int]:
    """All cards on both fields that a noun might mean, the active player's first."""
    found: list[int] = []
    for step in range(c.SEATS):
        seat = (s.numbers[ACTIVE] + step) % c.SEATS
        if noun & c.RUNESLINGER:
            found.append(s.slinger[seat])
        if noun & (c.PLAYABLE | c.DEFENSE_CARD):
            found.extend(s.field[seat])
        if noun & c.CONCENTRATION:
            first = first_spot(s, seat)
            for spot in range(first, first + s.numbers[SPOTS]):
                if s.spot_card[spot] != NOTHING:
                    found.append(s.spot_card[spot])
    return found


def flags(s: EncounterState, card: int) -> int:
    """The keywords that a card has now."""
    value = base_flags(s, card)
    if s.listening[e.ON_KEYWORD]:
        value |= given_keywords(s, card, e.ON_KEYWORD)
        if s.marks[card]:
            value &= ~marked_bits(s, card, c.LAST_NO_KEYWORD)
    return value


def base_flags(s: EncounterState, card: int) -> int:
    """Keywords by print and by lasting changes; a face-down card has none of its own (RS-RULING-26)."""
    value = 0 if s.zone[card] == c.AS_CONCENTRATION else s.faces.flags[s.face[card]]
    if s.marks[card]:
        value |= marked_bits(s, card, c.LAST_KEYWORD)
        value &= ~marked_bits(s, card, c.LAST_NO_KEYWORD)
    return value


def defense_of(s: EncounterState, card: int) -> int:
    """The remaining defense of a defense card: with modifiers, less the damage of this phase (RS-RULING-112)."""
    return full_defense(s, card) - s.damage[card]


def full_defense(s: EncounterState, card: int) -> int:
    """The defense of a defense card without its damage."""
    value = s.faces.defense[s.face[card]]
    if s.marks[card]:
        value += marked(s, card, c.LAST_DEFENSE)
    if s.listening[e.ON_DEFENSE]:
        value += bonus(s, card, e.ON_DEFENSE)
    return value


def stat(s: EncounterState, card: int, which: int, base: bool) -> int:
    """Tokens, or the defense: what remains of it in play, the printed one elsewhere; most cards have none."""
    if which == c.STAT_TOKENS:
        return s.tokens[card]
    if which == c.STAT_EFFECTIVE:
        return effective_on_ladder(s, card)
    if s.faces.defense[s.face[card]] == 0 or s.zone[card] == c.AS_CONCENTRATION:
        return NO_VALUE
    return s.faces.defense[s.face[card]] if base else remaining_defense(s, card)


def effective_on_ladder(s: EncounterState, card: int) -> int:
    """The effective damage that was recorded for the effect of a card on the ladder."""
    for rung in s.ladder:
        if rung.card == card and rung.number >= 0:
            return rung.number
    return NO_VALUE


def remaining_defense(s: EncounterState, card: int) -> int:
    """The defense of a card, as texts that run ask for it."""
    return defense_of(s, card) if s.zone[card] == c.IN_PLAY else s.faces.defense[s.face[card]]


def forbidding(s: EncounterState, card: int, what: int) -> int:
    """The card whose text forbids something to a card (its own, if an effect said so), or NOTHING."""
    if s.marks[card]:
        for mark in s.lasting:
            if mark.card == card and mark.kind == c.LAST_CANNOT and mark.number == what:
                return card
    return text_about_card(s, card, e.ON_CANNOT, what) if s.listening[e.ON_CANNOT] else NOTHING


def permits(s: EncounterState, card: int, what: int) -> bool:
    """Whether a text allows a card something that the rules do not."""
    return s.listening[e.ON_CAN] != 0 and text_about_card(s, card, e.ON_CAN, what) != NOTHING


TYPE_WORDS: Final = {
    c.WORD_SPIRIT: c.SPIRIT,
    c.WORD_ATTACK: c.ATTACK,
    c.WORD_UTILITY: c.UTILITY,
    c.WORD_SPIRIT_OR_ATTACK: c.SPIRIT | c.ATTACK,
    c.WORD_WEAPON: c.WEAPON,
    c.WORD_CURIO: c.CURIO,
    c.WORD_ARMOUR: c.ARMOUR,
    c.WORD_RUNESPELL: c.RUNESPELL,
    c.WORD_TRINKET: c.TRINKET,
    c.WORD_BOON: c.BOON,
    c.WORD_DEFENSE: c.DEFENSE_CARD,
}


def is_in_state(s: EncounterState, card: int, word: int) -> bool:
    """A class, a subtype or a state."""
    kind = kind_of(s, card)
    if word in TYPE_WORDS:
        return kind & TYPE_WORDS[word] != 0
    if word < c.WORD_SLUNG:
        return kind != c.CONCENTRATION and s.faces.of_class[s.face[card]] == word
    turn = s.numbers[TURN]
    if word == c.WORD_SLUNG:
        return s.slung[card] == turn
    if word == c.WORD_ACTIVATED:
        return s.activated[card] == turn
    if word == c.WORD_CHARGED:
        return s.charged[card] == turn
    if word == c.WORD_DAMAGED:
        return s.damage[card] > 0
    if word == c.WORD_NORMAL:
        return kind & c.RUNESPELL != 0 and kind & c.DEFENSE_CARD == 0
    if word == c.WORD_BREAKABLE:
        return forbidding(s, card, c.NOT_DESTROYED) == NOTHING
    if word == c.WORD_ANSWER:
        return s.answering[card] == turn
    if kind != c.CONCENTRATION:
        return False
    if word == c.WORD_EMPTY:
        return is_empty(s, card)
    if word == c.WORD_FULL:
        return s.spot_top[s.place[card]] != NOTHING
    message = f"no state has the number {word}"
    raise RuntimeError(message)


def is_open(s: EncounterState, selector: Selector, card: int) -> bool:
    """A concentration under a card is never chosen; as a `card` it counts only while empty (RS-RULING-24, 28)."""
    if selector.noun != c.CONCENTRATION:
        return is_empty(s, card)
    if selector.pick == PICK_TARGET or selector.pick == PICK_ONE:
        return s.spot_top[s.place[card]] == NOTHING
    return True

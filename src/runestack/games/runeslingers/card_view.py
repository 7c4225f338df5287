"""A card that a reader may see, as plain data: what is printed, and how it stands now."""

from __future__ import annotations

from functools import partial

from runestack.games.runeslingers.card_words import CardWords
from runestack.games.runeslingers.change_words import change_words
from runestack.games.runeslingers.naming import label
from runestack.games.runeslingers.phrasing import BLUE, Keyword, keywords, type_line
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import state as st
from runestack.games.runeslingers.rules.ailments import possible_types
from runestack.games.runeslingers.rules.costs import PAID_KEYWORDS, Purse, pays_keyword
from runestack.games.runeslingers.rules.state import EncounterState
from runestack.games.runeslingers.rules.values import (
    defense_of,
    flags,
    full_defense,
    keyword_number,
)
from runestack.games.views import Data, in_both, printed_once
from runestack.kernel.events import Lasting
from runestack.kernel.frame import NOTHING
from runestack.kernel.references import CARD_MASK

UNTIL = ("this-turn", "your-next-turn", "encounter")
CHANGES = ("text", "damage", "defense", "gains", "loses", "cannot", "next", "prevents")
PLACES = {c.IN_PLAY: "in-play", c.BEING_PLAYED: "being-played"}


# -- printed -------------------------------------------------------------------------------------


def face_data(words: CardWords, face: int) -> Data:
    """What is printed on a card."""
    return printed_once(words, face, lambda: printed_data(words, face))


def printed_data(words: CardWords, face: int) -> Data:
    """The same, made anew."""
    printed = words.card(face)
    return {
        "id": printed.id,
        "name": in_both(partial(words.name, face)),
        "type": printed.type,
        "subtype": printed.value("subtype"),
        "class": printed.value("class"),
        "type_line": in_both(partial(type_line, printed)),
        "bar": [keyword_view(keyword, keyword.number) for keyword in keywords(printed)],
        "printed_keywords": [keyword.key for keyword in keywords(printed)],
        "printed": {"defense": printed.value("defense"), "cost": printed.value("cost")},
        "text": in_both(partial(words.text, face)),
    }


def keyword_view(keyword: Keyword, number: int) -> Data:
    """A keyword of the bar with the number it has now; None where it has none."""
    return {
        "key": keyword.key,
        "colour": "blue" if keyword.key in BLUE else "red",
        "number": number if keyword.number else None,
        "printed_number": keyword.number or None,
        "words": in_both(Keyword(keyword.key, number).worded),
    }


def card_data(s: EncounterState, words: CardWords, card: int) -> Data:
    """A card by its number, with what is printed on it."""
    return {"n": card, "owner": s.owner[card], **face_data(words, s.face[card])}


def labelled(s: EncounterState, words: CardWords, card: int, reader: int) -> Data:
    """The same with the label by which options call it: copies beside each other have numbers."""
    name = in_both(partial(label, s, words, card, reader))
    return {**card_data(s, words, card), "label": name}


def keyword_names(value: int) -> list[str]:
    """Keywords by their keys."""
    return [key for key, flag in c.KEYWORDS.items() if value & flag]


# -- as it stands --------------------------------------------------------------------------------


def hand_card(s: EncounterState, words: CardWords, card: int, reader: int) -> Data:
    """A card that its owner might play: the costs of its bar are what they are now."""
    data = labelled(s, words, card, reader)
    seat = s.owner[card]
    data["bar"] = [
        keyword_view(one, keyword_number(s, seat, c.KEYWORDS[one.key], one.number))
        for one in keywords(words.card(s.face[card]))
    ]
    data["after"] = after_costs(s, seat, card)
    return data


def after_costs(s: EncounterState, seat: int, card: int) -> Data | None:
    """What is left once the bar of a card is paid, from left to right; None: it costs none of this, or too much.

    An ailment whose type is still to be chosen is counted, and what it would do is not foretold.
    """
    bar = s.faces.bar[s.face[card]]
    if s.faces.flags[s.face[card]] & PAID_KEYWORDS == 0:
        return None
    purse, types, ailments = Purse(s, seat, card), possible_types(s, seat), 0
    for keyword, printed in zip(bar[::2], bar[1::2], strict=True):
        number = keyword_number(s, seat, keyword, printed) if printed else 0
        if keyword == c.AIL:
            ailments += number
            if number and not types:
                return None
        is_known = keyword != c.AIL or len(types) == 1
        if is_known and not pays_keyword(
            purse, keyword, number, types[0] if types else NOTHING, None
        ):
            return None
    return {
        "health": purse.health,
        "power": purse.power,
        "deck": purse.deck,
        "ailments": ailments,
    }


def field_card(s: EncounterState, words: CardWords, card: int, reader: int) -> Data:
    """A face-up card on a field, in play or with its costs not yet paid."""
    data = labelled(s, words, card, reader)
    data["controller"] = s.controller[card]
    data["state"] = PLACES[s.zone[card]]
    data["keywords"] = keyword_names(flags(s, card))
    data["sideways"] = is_sideways(s, card)
    data["tokens"] = s.tokens[card]
    data["marks"] = marks(s, card)
    data["bullet"] = bullet_view(s, words, card)
    data["changes"] = [
        change_view(s, words, one, reader) for one in s.lasting if is_about(one, card)
    ]
    data.update(defense_view(s, card))
    return data


def is_sideways(s: EncounterState, card: int) -> bool:
    """Whether a card lies as Distract lets it lie (RS-KEY-DISTRACT-1)."""
    return s.faces.flags[s.face[card]] & c.DISTRACT != 0


def defense_view(s: EncounterState, card: int) -> Data:
    """What is left of the defense, the whole of it, and the damage of this phase; None for a normal card."""
    if s.faces.defense[s.face[card]] == 0:
        return {"defense": None, "full_defense": None, "damage": 0}
    return {
        "defense": defense_of(s, card),
        "full_defense": full_defense(s, card),
        "damage": s.damage[card],
    }


def marks(s: EncounterState, card: int) -> dict[str, bool]:
    """What was done with a card this turn; a slung or activated one is discarded in the Cleanup Phase."""
    turn = s.numbers[st.TURN]
    columns = {
        "played": s.played,
        "charged": s.charged,
        "slung": s.slung,
        "activated": s.activated,
        "answer": s.answering,
    }
    return {name: turn > 0 and column[card] == turn for name, column in columns.items()}


def bullet_view(s: EncounterState, words: CardWords, card: int) -> Data | None:
    """The bullet that was chosen for a card; both players know it (RS-RULING-65)."""
    which = s.bullet[card]
    if which == NOTHING:
        return None
    return {"which": which, "text": in_both(partial(words.bullet, s.face[card], which))}


# -- lasting changes -----------------------------------------------------------------------------


def is_about(change: Lasting, card: int) -> bool:
    """Whether a lasting change lies on a card; texts for a time are told with the player who made them."""
    return change.card == card and change.kind != c.LAST_TEXT


def is_about_player(change: Lasting, seat: int) -> bool:
    """Whether a lasting change is told with a player."""
    return change.seat == seat and (change.card == NOTHING or change.kind == c.LAST_TEXT)


def change_view(s: EncounterState, words: CardWords, change: Lasting, reader: int) -> Data:
    """A lasting change: what, how much, until when, by which card, and all of it in words."""
    data: Data = {
        "what": CHANGES[change.kind],
        "until": UNTIL[change.until],
        "seat": change.seat,
        "by": source_view(s, words, change),
        "sentence": in_both(partial(change_words, words, change, reader)),
    }
    if change.kind in (c.LAST_KEYWORD, c.LAST_NO_KEYWORD):
        data["keyword"] = keyword_names(change.number)[0]
    elif change.kind == c.LAST_CANNOT:
        data["cannot"] = next(key for key, one in c.CARD_CANNOT.items() if one == change.number)
    elif change.kind in (c.LAST_DAMAGE, c.LAST_DEFENSE, c.LAST_PREVENT):
        data["number"] = change.number
    return data


def source_view(s: EncounterState, words: CardWords, change: Lasting) -> Data | None:
    """The card that made a change; it lies open as long as the change lasts (RS-RULING-53)."""
    if change.source == NOTHING:
        return None
    card = change.source & CARD_MASK
    return {"n": card, "name": in_both(partial(words.name, s.face[card]))}

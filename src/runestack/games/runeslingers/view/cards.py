"""A card that a reader may see, as plain data: what is printed, and how it stands now."""

from __future__ import annotations

from functools import partial
from typing import cast

from runestack.games.runeslingers.cards.lines import BLUE, Keyword, keywords, kind_words
from runestack.games.runeslingers.cards.printed import CardWords
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import state as st
from runestack.games.runeslingers.rules.ailments import possible_types
from runestack.games.runeslingers.rules.costs import PAID_KEYWORDS, Purse, pays_keyword
from runestack.games.runeslingers.rules.player_values import keyword_number
from runestack.games.runeslingers.rules.state import EncounterState
from runestack.games.runeslingers.rules.values import defense_of, flags, full_defense
from runestack.games.runeslingers.telling.changes import change_words
from runestack.games.runeslingers.telling.names import label
from runestack.games.runeslingers.view.types import (
    AfterCosts,
    BarKeyword,
    Bullet,
    CardMarks,
    CardState,
    CardType,
    ChangeKind,
    Defense,
    FieldCard,
    HandCard,
    LabelledCard,
    LastingChange,
    RuneslingersCard,
    RuneslingersFace,
    Source,
    Until,
)
from runestack.games.views import in_both, printed_once, told
from runestack.games.wording import Reader
from runestack.kernel.events import Lasting
from runestack.kernel.frame import NOTHING
from runestack.kernel.references import CARD_MASK

UNTIL: tuple[Until, ...] = ("this-turn", "your-next-turn", "encounter")
CHANGES: tuple[ChangeKind, ...] = (
    "text",
    "damage",
    "defense",
    "gains",
    "loses",
    "cannot",
    "next",
    "prevents",
)
PLACES: dict[int, CardState] = {c.IN_PLAY: "in-play", c.BEING_PLAYED: "being-played"}


# -- printed -------------------------------------------------------------------------------------


def face_data(words: CardWords, face: int) -> RuneslingersFace:
    """What is printed on a card."""
    return printed_once(words, face, lambda: printed_data(words, face))


def printed_data(words: CardWords, face: int) -> RuneslingersFace:
    """The same, made anew."""
    printed = words.card(face)
    return {
        "id": printed.id,
        "name": in_both(partial(words.name, face)),
        "type": cast("CardType", printed.type),
        "subtype": cast("str | None", printed.value("subtype")),
        "class": cast("str | None", printed.value("class")),
        "type_line": in_both(partial(kind_words, printed)),
        "bar": [keyword_view(keyword, keyword.number) for keyword in keywords(printed)],
        "printed_keywords": [keyword.key for keyword in keywords(printed)],
        "printed": {
            "defense": cast("int | None", printed.value("defense")),
            "cost": cast("int | None", printed.value("cost")),
        },
        "text": in_both(partial(words.text, face)),
    }


def keyword_view(keyword: Keyword, number: int) -> BarKeyword:
    """A keyword of the bar with the number it has now; None where it has none."""
    return {
        "key": keyword.key,
        "colour": "blue" if keyword.key in BLUE else "red",
        "number": number if keyword.number else None,
        "printed_number": keyword.number or None,
        "words": in_both(Keyword(keyword.key, number).worded),
    }


def card_data(s: EncounterState, words: CardWords, card: int) -> RuneslingersCard:
    """A card by its number, with what is printed on it."""
    return {"n": card, "owner": s.owner[card], **face_data(words, s.face[card])}


def labelled(s: EncounterState, words: CardWords, card: int, reader: Reader) -> LabelledCard:
    """The same with the label by which options call it: copies beside each other have numbers."""
    name = told(reader, partial(label, s, words, card))
    return {**card_data(s, words, card), "label": name}


def keyword_names(value: int) -> list[str]:
    """Keywords by their keys."""
    return [key for key, flag in c.KEYWORDS.items() if value & flag]


# -- as it stands --------------------------------------------------------------------------------


def hand_card(s: EncounterState, words: CardWords, card: int, reader: Reader) -> HandCard:
    """A card that its owner might play: the costs of its bar are what they are now."""
    seat = s.owner[card]
    return {
        **labelled(s, words, card, reader),
        "bar": [
            keyword_view(one, keyword_number(s, seat, c.KEYWORDS[one.key], one.number))
            for one in keywords(words.card(s.face[card]))
        ],
        "after": after_costs(s, seat, card),
    }


def after_costs(s: EncounterState, seat: int, card: int) -> AfterCosts | None:
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
            s, purse, keyword, number, types[0] if types else NOTHING, None
        ):
            return None
    return {
        "health": purse.health,
        "power": purse.power,
        "deck": purse.deck,
        "ailments": ailments,
    }


def field_card(s: EncounterState, words: CardWords, card: int, reader: Reader) -> FieldCard:
    """A face-up card on a field, in play or with its costs not yet paid."""
    return {
        **labelled(s, words, card, reader),
        "controller": s.controller[card],
        "state": PLACES[s.zone[card]],
        "keywords": keyword_names(flags(s, card)),
        "sideways": is_sideways(s, card),
        "tokens": s.tokens[card],
        "marks": marks(s, card),
        "bullet": bullet_view(s, words, card),
        "changes": [change_view(s, words, one, reader) for one in s.lasting if is_about(one, card)],
        **defense_view(s, card),
    }


def is_sideways(s: EncounterState, card: int) -> bool:
    """Whether a card lies as Distract lets it lie (RS-KEY-DISTRACT-1)."""
    return s.faces.flags[s.face[card]] & c.DISTRACT != 0


def defense_view(s: EncounterState, card: int) -> Defense:
    """What is left of the defense, the whole of it, and the damage of this phase; None for a normal card."""
    if s.faces.defense[s.face[card]] == 0:
        return {"defense": None, "full_defense": None, "damage": 0}
    return {
        "defense": defense_of(s, card),
        "full_defense": full_defense(s, card),
        "damage": s.damage[card],
    }


def marks(s: EncounterState, card: int) -> CardMarks:
    """What was done with a card this turn; a slung or activated one is discarded in the Cleanup Phase."""
    turn = s.numbers[st.TURN] or NOTHING  # before the first turn nothing was done
    return {
        "played": s.played[card] == turn,
        "charged": s.charged[card] == turn,
        "slung": s.slung[card] == turn,
        "activated": s.activated[card] == turn,
        "answer": s.answering[card] == turn,
    }


def bullet_view(s: EncounterState, words: CardWords, card: int) -> Bullet | None:
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


def change_view(
    s: EncounterState, words: CardWords, change: Lasting, reader: Reader
) -> LastingChange:
    """A lasting change: what, how much, until when, by which card, and all of it in words."""
    data: LastingChange = {
        "what": CHANGES[change.kind],
        "until": UNTIL[change.until],
        "seat": change.seat,
        "by": source_view(s, words, change),
        "sentence": told(reader, partial(change_words, words, change)),
    }
    if change.kind in (c.LAST_KEYWORD, c.LAST_NO_KEYWORD):
        data["keyword"] = keyword_names(change.number)[0]
    elif change.kind == c.LAST_CANNOT:
        data["cannot"] = next(key for key, one in c.CARD_CANNOT.items() if one == change.number)
    elif change.kind in (c.LAST_DAMAGE, c.LAST_DEFENSE, c.LAST_PREVENT):
        data["number"] = change.number
    return data


def source_view(s: EncounterState, words: CardWords, change: Lasting) -> Source | None:
    """The card that made a change; it lies open as long as the change lasts (RS-RULING-53)."""
    if change.source == NOTHING:
        return None
    card = change.source & CARD_MASK
    return {"n": card, "name": in_both(partial(words.name, s.face[card]))}

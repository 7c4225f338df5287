"""A card that a reader may see, as plain data: what is printed, and how it stands now."""

from __future__ import annotations

from typing import cast

from runestack.games.rone.cards.printed import CardWords
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules.actions import activated_abilities
from runestack.games.rone.rules.faces import Faces
from runestack.games.rone.rules.state import RoneState
from runestack.games.rone.rules.values import flags, health, melee, ranged
from runestack.games.rone.telling.names import is_visible
from runestack.games.rone.view.types import (
    CardType,
    Change,
    ChangeKind,
    PermanentCard,
    PrintedValues,
    RoneCard,
    RoneFace,
    SeenCard,
    UnitCard,
    Until,
)
from runestack.games.view_types import Words
from runestack.games.views import hidden, in_both, printed_once
from runestack.games.wording import Reader
from runestack.kernel.events import Lasting

UNTIL: tuple[Until, ...] = ("next-combat", "end-of-turn", "next-turn", "forever", "next-combat")
CHANGES: tuple[ChangeKind, ...] = ("gains", "loses", "melee", "ranged", "control", "copies")


def both(words: CardWords, face: int) -> Words:
    """A name in both languages."""
    return in_both(lambda language: words.name(face, language))


def card_data(s: RoneState, words: CardWords, card: int) -> RoneCard:
    """What is printed on a card, with its number."""
    return {"n": card, "owner": s.owner[card], **face_data(words, s.face[card])}


def face_data(words: CardWords, face: int) -> RoneFace:
    """What is printed on a card."""
    return printed_once(words, face, lambda: printed_data(words, face))


def printed_data(words: CardWords, face: int) -> RoneFace:
    """The same, made anew."""
    printed = words.card(face)
    return {
        "id": printed.id,
        "name": both(words, face),
        "type": cast("CardType", printed.type),
        "race": cast("str | None", printed.value("race")),
        "level": words.faces.level[face],
        "printed": printed_values(words.faces, face),
        "keywords": keyword_names(words.faces.flags[face]),
        "printed_keywords": keyword_names(words.faces.flags[face]),
        "text": in_both(lambda language: words.text(face, language)),
    }


def printed_values(faces: Faces, face: int) -> PrintedValues:
    """Costs, and for units the values for combat; None: greyed out."""
    values: PrintedValues = {
        "cost": None if faces.cost[face] == c.NEVER else faces.cost[face],
        "recycle": None if faces.recycle[face] == c.NEVER else faces.recycle[face],
    }
    if faces.type[face] == c.UNIT:
        values["health"] = faces.health[face]
        values["melee"] = faces.melee[face]
        values["ranged"] = faces.ranged[face]
        values["speed"] = faces.speed[face]
    return values


def keyword_names(value: int) -> list[str]:
    """Keywords by their keys."""
    return [key for key, flag in c.KEYWORDS.items() if value & flag]


def battlefield_card(s: RoneState, words: CardWords, card: int) -> PermanentCard:
    """A card on the battlefield as it stands now."""
    return {
        **card_data(s, words, card),
        "controller": s.controller[card],
        "exhausted": s.rotation[card],
        "keywords": keyword_names(flags(s, card)),
        "abilities": len(activated_abilities(s, card)) // 2,
        "changes": [change_view(s, words, mark) for mark in s.lasting if mark.card == card],
    }


def unit_card(s: RoneState, words: CardWords, card: int) -> UnitCard:
    """A unit with its values now."""
    return {
        **battlefield_card(s, words, card),
        "health": health(s, card),
        "melee": melee(s, card),
        "ranged": ranged(s, card),
        "speed": s.faces.speed[s.face[card]],
        "tokens": {
            "melee": s.melee_token[card] + s.melee_late[card],
            "ranged": s.ranged_token[card] + s.ranged_late[card],
            "health": s.health_change[card],
        },
        "dying": s.doomed[card] != 0,
    }


def change_view(s: RoneState, words: CardWords, mark: Lasting) -> Change:
    """A lasting change on a card: what, how much, and until when."""
    data: Change = {"what": CHANGES[mark.kind], "until": UNTIL[mark.until], "seat": mark.seat}
    if mark.kind in (c.LAST_KEYWORD, c.LAST_NO_KEYWORD):
        data["keyword"] = keyword_names(mark.number)[0]
    elif mark.kind in (c.LAST_MELEE, c.LAST_RANGED):
        data["number"] = mark.number
    elif mark.kind == c.LAST_CONTROL:
        data["back_to"] = mark.number
    else:
        data["name"] = both(words, s.face[mark.number])
    return data


def seen(s: RoneState, words: CardWords, card: int, reader: Reader) -> SeenCard:
    """A card that was named openly, wherever it is by now."""
    return card_data(s, words, card) if is_visible(s, card, reader.seat) else hidden()

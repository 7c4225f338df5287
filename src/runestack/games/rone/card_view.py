"""A card that a reader may see, as plain data: what is printed, and how it stands now."""

from __future__ import annotations

from runestack.games.rone.card_words import CardWords
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules.actions import activated_abilities
from runestack.games.rone.rules.faces import Faces
from runestack.games.rone.rules.state import RoneState
from runestack.games.rone.rules.values import flags, health, melee, ranged
from runestack.games.views import Data, in_both, printed_once
from runestack.kernel.events import Lasting

UNTIL = ("next-combat", "end-of-turn", "next-turn", "forever", "next-combat")
CHANGES = ("gains", "loses", "melee", "ranged", "control", "copies")


def both(words: CardWords, face: int) -> dict[str, str]:
    """A name in both languages."""
    return in_both(lambda language: words.name(face, language))


def card_data(s: RoneState, words: CardWords, card: int) -> Data:
    """What is printed on a card, with its number."""
    return {"n": card, "owner": s.owner[card], **face_data(words, s.face[card])}


def face_data(words: CardWords, face: int) -> Data:
    """What is printed on a card."""
    return printed_once(words, face, lambda: printed_data(words, face))


def printed_data(words: CardWords, face: int) -> Data:
    """The same, made anew."""
    printed = words.card(face)
    return {
        "id": printed.id,
        "name": both(words, face),
        "type": printed.type,
        "race": printed.printed.get("race"),
        "level": words.faces.level[face],
        "printed": printed_values(words.faces, face),
        "keywords": keyword_names(words.faces.flags[face]),
        "printed_keywords": keyword_names(words.faces.flags[face]),
        "text": in_both(lambda language: words.text(face, language)),
    }


def printed_values(faces: Faces, face: int) -> Data:
    """Costs, and for units the values for combat; None: greyed out."""
    values: Data = {
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


def battlefield_card(s: RoneState, words: CardWords, card: int) -> Data:
    """A card on the battlefield as it stands now."""
    data = card_data(s, words, card)
    data["controller"] = s.controller[card]
    data["exhausted"] = s.rotation[card]
    data["keywords"] = keyword_names(flags(s, card))
    data["abilities"] = len(activated_abilities(s, card)) // 2
    data["changes"] = [change_view(s, words, mark) for mark in s.lasting if mark.card == card]
    if s.faces.type[s.face[card]] == c.UNIT:
        data.update(unit_values(s, card))
        data["tokens"] = {
            "melee": s.melee_token[card] + s.melee_late[card],
            "ranged": s.ranged_token[card] + s.ranged_late[card],
            "health": s.health_change[card],
        }
        data["dying"] = s.doomed[card] != 0
    return data


def unit_values(s: RoneState, card: int) -> dict[str, int]:
    """The values of a unit now."""
    return {
        "health": health(s, card),
        "melee": melee(s, card),
        "ranged": ranged(s, card),
        "speed": s.faces.speed[s.face[card]],
    }


def change_view(s: RoneState, words: CardWords, mark: Lasting) -> Data:
    """A lasting change on a card: what, how much, and until when."""
    data: Data = {"what": CHANGES[mark.kind], "until": UNTIL[mark.until], "seat": mark.seat}
    if mark.kind in (c.LAST_KEYWORD, c.LAST_NO_KEYWORD):
        data["keyword"] = keyword_names(mark.number)[0]
    elif mark.kind in (c.LAST_MELEE, c.LAST_RANGED):
        data["number"] = mark.number
    elif mark.kind == c.LAST_CONTROL:
        data["back_to"] = mark.number
    else:
        data["name"] = both(words, s.face[mark.number])
    return data

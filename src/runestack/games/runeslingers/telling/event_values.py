"""What only some kinds of events say: phases, places, ailments, costs, and the computation of damage."""

from __future__ import annotations

from collections.abc import Mapping

from runestack.games.runeslingers.cards.printed import CardWords
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules.state import EncounterState
from runestack.games.runeslingers.telling import card_event_patterns as cp
from runestack.games.runeslingers.telling.ailments import ailment_word, counted, with_article
from runestack.games.runeslingers.telling.changes import cannot_words, keyword_word
from runestack.games.runeslingers.telling.names import (
    area_number,
    face_up_name,
    owner,
    place_name,
    player,
)
from runestack.games.sentences import joined
from runestack.games.wording import HIDDEN, Pattern, Reader, fill_inside, in_language
from runestack.kernel.events import Event
from runestack.kernel.frame import NOTHING

Values = dict[str, str]

OF_AILMENTS = frozenset(
    {e.AILED, e.AILED_UNDER, e.NOT_AILED, e.CLEANSES, e.MERGES, e.CONCEALS, e.UNCOVERS}
)
USES = frozenset({e.SLINGS, e.ACTIVATES, e.ACTIVATES_ABILITY})
BULLETS = frozenset({e.FATE_CHOSEN, e.CHOICE_MADE})


def further_values(s: EncounterState, words: CardWords, event: Event, reader: Reader) -> Values:
    """What only some kinds of events say."""
    kind = event.kind
    if kind in OF_AILMENTS:
        return ailment_values(s, words, event, reader)
    if kind in TABLES:
        name, table = TABLES[kind]
        return {name: reader.of(table[event.number])}
    if kind in REASONS:
        return {"why": reason(REASONS[kind], event.rule, reader.language)}
    if kind in (e.DAMAGE, e.NO_DAMAGE):
        return {"parts": damage_words(event.number, reader.language)}
    if kind in USES:
        return {"effective": effective_words(event.number, reader.language)}
    if kind in (e.PLACED, e.SETS):
        return {"place": placed_on(s, event, reader)}
    if kind == e.LOOKS:
        return looked_at(event, reader)
    if kind == e.DRAFTS:
        return {"picked": picked(s, words, event, reader)}
    return card_values(s, words, event, reader)


def picked(s: EncounterState, words: CardWords, event: Event, reader: Reader) -> str:
    """The card that was drafted, which its player alone knows."""
    if event.seat != reader.seat:
        return reader.of(HIDDEN)
    return words.name(s.picks[event.seat][event.number - 1], reader.language)


def card_values(s: EncounterState, words: CardWords, event: Event, reader: Reader) -> Values:
    """What is said of single cards: their words, what they cost, how they change."""
    kind, number, other = event.kind, event.number, event.other
    if kind in BULLETS:
        return {"bullet": words.bullet(s.face[event.card], number, reader.language)}
    if kind == e.MODE_CHOSEN:
        return {"mode": mode_words(words, event, reader.language)}
    if kind in (e.TRIGGERS, e.LASTS):
        return {"text": words.ability(number, reader.language)}
    if kind == e.COSTS_AIL:
        return {"count": counted(number, other, reader.language)}
    if kind == e.COSTS_TEXT:
        return {"cost": fill_inside(cp.COSTS[other], {"n": str(number)}, reader, number=number)}
    if kind == e.HEALTH_LOST:
        return {"source": source_words(s, words, event.card, reader)}
    if kind == e.IS_ANSWERED:
        return {"answerer": player(number, reader)}
    if kind == e.CONCENTRATION_RETURNS:
        is_own = event.seat == reader.seat
        return {"named": source_words(s, words, event.card, reader) if is_own else ""}
    if kind == e.TO_DECK:
        shuffled = " gemischt" if number == cp.INTO_DECK else ""
        return {"goes": reader.of(cp.GOES[number]), "shuffled": shuffled}
    if kind == e.CHANGES and other != c.LAST_PREVENT:
        return {"change": change_made(other, number, reader)}
    return {}


# tables by which a number becomes words
TABLES: dict[int, tuple[str, Mapping[int, Pattern]]] = {
    e.PHASE: ("phase", cp.PHASES),
    e.PICKS_ABILITY: ("kind", cp.KINDS),
    e.CHOOSES_ORDER: ("order", cp.ORDERS),
}
REASONS: dict[int, Mapping[str, Pattern]] = {
    e.LOSES: cp.WHY_LOST,
    e.DRAWN: cp.WHY_DRAWN,
    e.FIZZLES: cp.WHY_NOTHING,
    e.PREVENTED: cp.WHY_PREVENTED,
}


def reason(reasons: Mapping[str, Pattern], rule: str, language: str) -> str:
    """Why something is as it is, by the rule that an event cites."""
    return in_language(reasons.get(rule, reasons[cp.OTHERWISE]), language)


# -- places --------------------------------------------------------------------------------------


def placed_on(s: EncounterState, event: Event, reader: Reader) -> str:
    """Where a card was put: a concentration, or for a boon an ailment area of somebody."""
    if event.kind == e.SETS or s.faces.type[s.face[event.card]] & c.BOON == 0:
        return place_name(s, event.number, reader)
    seat = event.number // c.AILMENT_AREAS
    values = {"whose": owner(seat, reader), "n": str(area_number(event.number))}
    return fill_inside(cp.AREA_OF, values, reader, you=seat == reader.seat)


def looked_at(event: Event, reader: Reader) -> Values:
    """Whose deck or hand, inside a sentence."""
    seat = event.other
    if seat == event.seat != reader.seat:
        return {"deck": reader.of(cp.OWN_DECK), "hand": ""}
    values = {"whose": owner(seat, reader)}
    return {
        name: fill_inside(pattern, values, reader, you=seat == reader.seat)
        for name, pattern in (("deck", cp.DECK_OF), ("hand", cp.HAND_OF))
    }


def source_words(s: EncounterState, words: CardWords, card: int, reader: Reader) -> str:
    """` (Brand)`: the card that something comes from."""
    return "" if card == NOTHING else joined(" (", face_up_name(s, words, card, reader), ")")


# -- ailments ------------------------------------------------------------------------------------


def ailment_values(s: EncounterState, words: CardWords, event: Event, reader: Reader) -> Values:
    """An ailment in the forms that sentences need, with how many there are now."""
    ailment, language = event.number, reader.language
    return {
        "ailment": ailment_word(ailment, language),
        "ailments": ailment_word(ailment, language, plural=True),
        "a_ailment": with_article(ailment, "a", "dat", language),
        "no_ailment": with_article(ailment, "no", "acc", language),
        "the_ailment": with_article(ailment, "the", "acc", language),
        "your_ailment": with_article(ailment, "your", "acc", language),
        "count": counted(event.other, ailment, language),
        "left": str(event.other),
        "source": source_words(s, words, event.card, reader),
    }


# -- damage --------------------------------------------------------------------------------------


def effective_words(number: int, language: str) -> str:
    """` (effective damage 8)`, or nothing where an effect deals none."""
    return "" if number < 0 else in_language(cp.EFFECTIVE, language).replace("{n}", str(number))


def damage_words(packed: int, language: str) -> str:
    """` (effective 10, calculated again 8, blocked 4, dealt 4)`: what says something of a computation."""
    effective, amount, blocked, dealt = e.damage_parts(packed)
    told: list[tuple[str, int]] = []
    if effective and amount != effective:
        told += [("effective", effective), ("again", amount)]
    elif blocked or dealt != amount:
        told.append(("effective" if effective else "amount", amount))
    if blocked:
        told.append(("blocked", blocked))
    if not told:
        return ""
    if dealt:
        told.append(("dealt", dealt))
    parts = [in_language(cp.PARTS[name], language).replace("{n}", str(n)) for name, n in told]
    return f" ({', '.join(parts)})"


# -- words of cards ------------------------------------------------------------------------------


def mode_words(words: CardWords, event: Event, language: str) -> str:
    """Which of two modes was chosen; with several choices in one text only which half."""
    text = event.other
    modes = words.abilities[text].modes if 0 <= text < len(words.abilities) else []
    if len(modes) == 1:
        return words.mode(text, modes[0], event.number, language)
    return in_language(cp.HALVES[event.number], language)


def change_made(kind: int, number: int, reader: Reader) -> str:
    """What a card gets or cannot for a time."""
    values = {
        "signed": f"{number:+d}",
        "n": str(number),
        "keyword": keyword_word(number, reader.language),
        "cannot": cannot_words(number, reader.language),
    }
    return fill_inside(cp.CHANGED[kind], values, reader, number=number)

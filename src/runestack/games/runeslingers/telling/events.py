"""What happened, in words, as a reader may know it."""

from __future__ import annotations

from runestack.games.runeslingers.cards.printed import CardWords
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules.state import EncounterState
from runestack.games.runeslingers.telling.card_event_patterns import (
    CARD_EVENTS,
    DAMAGE_WILL_BE_PREVENTED,
    LOOKS_AT_HAND,
    NOTHING_CONCEALED,
    SHUFFLED_IN,
)
from runestack.games.runeslingers.telling.event_patterns import EVENTS, SILENT
from runestack.games.runeslingers.telling.event_values import further_values
from runestack.games.runeslingers.telling.names import (
    face_up_name,
    owner,
    player,
    possessed,
    possessed_spot,
    with_kind,
)
from runestack.games.sentences import Sentence, joined
from runestack.games.wording import HIDDEN, Pattern, Reader, fill, forms, from_dative
from runestack.kernel.events import Event
from runestack.kernel.frame import NOTHING

PATTERNS: dict[int, Pattern] = {**EVENTS, **CARD_EVENTS}

# The seat of the event controls the card: it is said with whose it is.
OWNED = frozenset(
    {
        e.IS_DESTROYED,
        e.IS_ANSWERED,
        e.TOKENS,
        e.RESOLVES,
        e.FIZZLES,
        e.NEGATED,
        e.TRIGGERS,
        e.PREVENTED,
        e.DAMAGE,
        e.NO_DAMAGE,
        e.OVERFLOW,
        e.CHANGES,
        e.LASTS,
    }
)
WITH_OTHER = frozenset(
    {e.TARGETS, e.DAMAGE, e.NO_DAMAGE, e.OVERFLOW, e.BLOCKS, e.IS_ANSWERED, e.NEGATED}
)
WITHOUT_CARD = frozenset({e.LOOKS})  # what stands there is no card of the sentence

# What another event tells, by the rule.
TOLD_BY_RULE = {
    e.DISCARDS: ("RS-BLOCK-2",),  # BLOCKS
    e.TO_HAND: ("RS-DRAW-6",),  # CONCENTRATION_RETURNS
    e.TO_DISCARD: ("RS-FIELD-9",),  # SEARS
    e.TO_VOID: ("RS-RULING-142", "RS-RULING-44"),  # VOIDS
}
DECK_ONLY = ("RS-SETUP-3", "RS-RULING-9")  # a shuffle without the discard pile


def event_sentence(
    s: EncounterState, words: CardWords, event: Event, reader: Reader
) -> Sentence | None:
    """An event as a reader may know it, or None."""
    pattern = pattern_of(s, event)
    if pattern is None or (event.kind == e.LASTS and words.repeats(event.number)):
        return None
    said, number = reader.of(pattern), number_of(event)
    values: dict[str, str] = {
        "n": str(abs(number)),
        "signed": f"{event.number:+d}",
        "who": player(event.seat, reader),
        "who_acc": player(event.seat, reader, "acc"),
        "who_dat": player(event.seat, reader, "dat"),
        "whose": owner(event.seat, reader),
        **further_values(s, words, event, reader),
    }
    for slot, case in forms(said, "card"):
        values[slot] = event_card(s, words, event, reader, case)
    for slot, case in forms(said, "other"):
        values[slot] = other_card(s, words, event, reader, case)
    you = acting_seat(event) == reader.seat
    counted = event.other if event.kind == e.CLEANSES else number
    return fill(pattern, values, reader, you=you, number=counted)


def number_of(event: Event) -> int:
    """The number of a sentence: of packed damage what was dealt."""
    if event.kind in (e.DAMAGE, e.NO_DAMAGE):
        return e.damage_parts(event.number)[3]
    return event.number


def acting_seat(event: Event) -> int:
    """Whom a sentence is about."""
    return event.number if event.kind == e.IS_ANSWERED else event.seat


def pattern_of(s: EncounterState, event: Event) -> Pattern | None:
    """The pattern of an event; None where another event tells it."""
    kind = event.kind
    if kind in SILENT or event.rule in TOLD_BY_RULE.get(kind, ()):
        return None
    if kind == e.TO_DISCARD and event.number in (c.IN_HAND, c.IN_PLAY, c.AS_CONCENTRATION):
        return None  # destroyed or discarded
    if kind == e.SHUFFLES and event.rule not in DECK_ONLY:
        return SHUFFLED_IN
    if kind == e.LOOKS and event.card != NOTHING:
        return LOOKS_AT_HAND
    if kind == e.CONCEALS and event.number == c.NO_AILMENT:
        return NOTHING_CONCEALED
    if kind == e.CHANGES and event.other == c.LAST_PREVENT:
        return DAMAGE_WILL_BE_PREVENTED
    return PATTERNS[kind]


# -- cards ---------------------------------------------------------------------------------------


def names_its_card(s: EncounterState, event: Event, seat: int) -> bool:
    """Whether a seat learns which card an event is about: hidden cards are seen by their player only."""
    kind = event.kind
    if kind in (e.DRAWS, e.SETS, e.CONCENTRATION_RETURNS):
        return event.seat == seat
    if kind == e.TO_HAND:
        return event.number == 1 or event.seat == seat
    if kind == e.TO_DECK:
        return event.other == 1 or event.seat == seat
    return True


def event_card(
    s: EncounterState, words: CardWords, event: Event, reader: Reader, case: str = ""
) -> str:
    """The card that an event is about, with whose it is where that is not told by the rest of the sentence."""
    card, kind = event.card, event.kind
    if card == NOTHING or kind in WITHOUT_CARD:
        return ""
    if not names_its_card(s, event, reader.seat):
        return reader.of(HIDDEN)
    if kind in OWNED:
        return possessed(s, words, card, event.seat, reader, case)
    return face_up_name(s, words, card, reader)


def other_card(s: EncounterState, words: CardWords, event: Event, reader: Reader, case: str) -> str:
    """The second card of an event with whose it is, told by nothing that may have changed since."""
    card = event.other
    if card == NOTHING or event.kind not in WITH_OTHER:
        return ""
    if event.kind == e.IS_ANSWERED:
        return face_up_name(s, words, card, reader)
    if event.kind == e.TARGETS and event.number == e.TARGETS_EFFECT:
        return effect_of(s, words, card, reader)
    if event.kind == e.TARGETS and event.number >= e.TARGETS_SPOT:
        spot = event.number - e.TARGETS_SPOT
        return concentration(s, words, card, spot, reader, case)
    if s.faces.type[s.face[card]] & c.BOON:  # it may have been on either field
        name = face_up_name(s, words, card, reader)
        return with_kind(s, card, name, reader.language, case)
    return possessed(s, words, card, s.owner[card], reader, case)


def concentration(
    s: EncounterState,
    words: CardWords,
    card: int,
    spot: int,
    reader: Reader,
    case: str,
) -> Sentence:
    """A face-down card by the place where it lay; its owner reads its name too."""
    name = face_up_name(s, words, card, reader) if s.owner[card] == reader.seat else ""
    return possessed_spot(s, spot, name, reader, case)


def effect_of(s: EncounterState, words: CardWords, card: int, reader: Reader) -> Sentence:
    """The effect of a card on the ladder, as an object."""
    name = possessed(s, words, card, s.controller[card], reader, "dat")
    if reader.language == "en":
        return joined("the effect of ", name)
    return joined("den Effekt ", from_dative(name))


def event_cards(s: EncounterState, event: Event, seat: int) -> tuple[int, ...]:
    """The cards of an event that its sentence names, so that nobody learns anything from their numbers."""
    found: list[int] = []
    named = event.card != NOTHING and event.kind not in WITHOUT_CARD
    if named and names_its_card(s, event, seat):
        found.append(event.card)
    has_other = event.other != NOTHING and event.kind in WITH_OTHER
    face_down = event.kind == e.TARGETS and event.number >= e.TARGETS_SPOT
    if has_other and (not face_down or s.owner[event.other] == seat):
        found.append(event.other)
    return tuple(found)

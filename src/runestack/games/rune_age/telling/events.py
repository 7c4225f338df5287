"""What happened, in words, as a reader may know it."""

from __future__ import annotations

from runestack.games.rune_age.cards.lines import RACES
from runestack.games.rune_age.cards.printed import CardWords
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules.primitives import hand_readers
from runestack.games.rune_age.rules.state import OVERLORD, SHARED_REALM, RuneAgeState
from runestack.games.rune_age.telling import event_patterns as ep
from runestack.games.rune_age.telling.names import is_visible, owner, player, side_german
from runestack.games.rune_age.telling.spending import RESOURCES
from runestack.games.sentences import Sentence, joined, naming
from runestack.games.wording import HIDDEN, SPECTATOR, Pattern, Reader, fill, fill_inside
from runestack.kernel.events import Event
from runestack.kernel.frame import NOBODY, NOTHING


def event_sentence(
    s: RuneAgeState, words: CardWords, event: Event, reader: Reader
) -> Sentence | None:
    """An event as a reader may know it, or None."""
    if is_silent(s, event, reader.seat):
        return None
    values: dict[str, str] = {
        "n": str(abs(event.number)),
        "signed": f"{event.number:+d}",
        "who": player(s, event.seat, reader),
        "who_acc": player(s, event.seat, reader, "acc"),
        "whose": owner(s, event.seat, reader),
        "card": card_of(s, words, event, reader),
        "other": other_of(s, words, event, reader),
    }
    values.update(further_values(s, words, event, reader))
    pattern = pattern_of(s, event, reader)
    return fill(pattern, values, reader, you=event.seat == reader.seat, number=event.number)


def is_silent(s: RuneAgeState, event: Event, seat: int) -> bool:
    """Whether an event is told by another one, or not worth a line to a seat."""
    if event.kind in ep.SILENT or (event.kind, event.rule) in ep.SILENT_BY_RULE:
        return True
    if event.kind == e.STEP_BEGINS:
        return event.number != c.EVENT_STEP
    if event.kind == e.DRAWS:  # that hands are filled again and again, everybody knows
        return not names_its_card(s, event, seat)
    return event.kind == e.TAKES_DAMAGE and s.numbers[SHARED_REALM] != NOTHING


def pattern_of(s: RuneAgeState, event: Event, reader: Reader) -> Pattern:
    """The pattern of an event; some sound different on some occasions."""
    kind = event.kind
    if kind == e.DECLARES and event.number == c.SIEGE:
        return ep.BESIEGES
    if kind == e.DECLARES and s.faces.type[s.face[event.card]] & c.INSTANT:
        return ep.IS_ATTACKED
    if kind == e.FIRST_PLAYER and s.numbers[OVERLORD] == event.seat:
        return ep.OVERLORD_BEGINS
    if kind == e.TAKES_DAMAGE and is_source(s, event):
        return ep.DAMAGED_BY
    if kind == e.LOOKS_AT_EVENT and not names_its_card(s, event, reader.seat):
        return ep.SEES_EVENT
    if kind == e.LOOKS_AT_TOP and not names_its_card(s, event, reader.seat):
        return ep.SEES_TOP
    return ep.EVENTS[kind]


def is_source(s: RuneAgeState, event: Event) -> bool:
    """Whether damage has a card that deals it; in a siege the card is the home realm itself."""
    return event.card != NOTHING and not s.faces.type[s.face[event.card]] & c.HOME_REALM


# -- cards ---------------------------------------------------------------------------------------


def names_its_card(s: RuneAgeState, event: Event, seat: int) -> bool:
    """Whether a seat learns which card an event is about: what is drawn or looked at, only who may see it."""
    if event.kind == e.DRAWS:
        return seat != SPECTATOR and hand_readers(s, event.seat) >> seat & 1 == 1
    if event.kind in (e.LOOKS_AT_TOP, e.LOOKS_AT_EVENT):
        return seat == event.seat
    if event.kind == e.TO_TOP:
        return is_visible(s, event.card, seat)
    return True


def card_of(s: RuneAgeState, words: CardWords, event: Event, reader: Reader) -> str:
    """The card that an event is about, with whose it is where the rest of the sentence does not tell."""
    card = event.card
    if card == NOTHING:
        return ""
    if not names_its_card(s, event, reader.seat):
        return reader.of(HIDDEN)
    name = naming(card, words.name(s.face[card], reader.language))
    is_own = event.kind == e.DECLARES and event.card_seat == event.seat  # a stronghold
    return (
        possessed(s, name, event.card_seat, reader)
        if event.kind in ep.OWNED and not is_own
        else name
    )


def other_of(s: RuneAgeState, words: CardWords, event: Event, reader: Reader) -> str:
    """The second card of an event."""
    if event.other == NOTHING or event.kind in ep.NO_OTHER:
        return ""
    return naming(event.other, words.name(s.face[event.other], reader.language))


def possessed(s: RuneAgeState, name: Sentence, seat: int, reader: Reader) -> Sentence:
    """A card's name with whose it is, if it is another player's: `the opponent's Saltmere`, `Saltmere (Gegner)`."""
    if seat in (NOBODY, reader.seat):
        return name
    if reader.language == "en":
        return joined(owner(s, seat, reader), " ", name)
    return joined(name, f" ({side_german(s, seat, reader)})")


def event_cards(s: RuneAgeState, event: Event, seat: int) -> tuple[int, ...]:
    """The cards of an event that its sentence names, so that nobody learns anything from their numbers."""
    found: list[int] = []
    if event.card != NOTHING and names_its_card(s, event, seat):
        found.append(event.card)
    if event.other != NOTHING and event.kind not in ep.NO_OTHER:
        found.append(event.other)
    return tuple(found)


# -- the rest ------------------------------------------------------------------------------------


def further_values(
    s: RuneAgeState, words: CardWords, event: Event, reader: Reader
) -> dict[str, str]:
    """What only some kinds of events say."""
    kind, number = event.kind, event.number
    if kind == e.TAKES_RACE:
        return {"faction": reader.of(RACES[c.RACES[number]])}
    if kind == e.RESOLVES:
        return {"strength": str(event.other)}
    if kind == e.PAYS:
        return {"resource": reader.of(RESOURCES[event.other])}
    if kind == e.USES:
        return {"text": words.use(number, reader.language)}
    if kind == e.CHOOSES_MODE:
        return {"text": mode_words(words, event, reader.language)}
    if kind == e.CHOOSES_PLAYER:
        chosen = {"": "chosen", "acc": "chosen_acc"}
        return {slot: player(s, number, reader, case) for case, slot in chosen.items()}
    if kind == e.LOOKS_AT_HAND:
        return {"hand": of_seat(s, ep.HAND_OF, event.other, reader)}
    if kind == e.RETURNS:
        return {"place": of_seat(s, ep.PLACES[number], event.seat, reader)}
    return {}


def of_seat(s: RuneAgeState, pattern: Pattern, seat: int, reader: Reader) -> str:
    """A thing of a player, inside a sentence."""
    values = {"whose": owner(s, seat, reader)}
    return fill_inside(pattern, values, reader, you=seat == reader.seat)


def mode_words(words: CardWords, event: Event, language: str) -> str:
    """Which of two modes was chosen; with several choices in one text only the text."""
    modes = words.faces.abilities[event.other].modes
    if len(modes) == 1:
        return words.mode(event.other, modes[0], event.number, language)
    return words.use(event.other, language)

"""What happened, in words, as a reader may know it."""

from __future__ import annotations

from runestack.games.rone.cards.printed import CardWords
from runestack.games.rone.language.words import KEYWORDS, NOUNS
from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules.seats import in_teams
from runestack.games.rone.rules.state import RoneState
from runestack.games.rone.telling.event_patterns import (
    ACTIVE_AGAIN,
    CANCELLED,
    DAMAGED_BY_NOBODY,
    DECK_OF,
    DOES_NOT_LEVEL_UP,
    EVENTS,
    FROM,
    HERO_DAMAGED_BY_NOBODY,
    INITIATIVE,
    LOOKS_AT_DECK_OF,
    LOSES_HEALTH,
    NO_OTHER,
    OWNED,
    OWNED_BY_ANYBODY,
    RECYCLES_NONE,
    SHARED,
    SIDES,
    SILENT,
    STATS,
)
from runestack.games.rone.telling.names import (
    is_visible,
    owner,
    player,
    possessed,
    reads_hand,
    team_owner,
)
from runestack.games.rone.telling.stack import player_accusative
from runestack.games.sentences import Sentence, naming
from runestack.games.wording import (
    HIDDEN,
    Pattern,
    Reader,
    beginning,
    fill,
    fill_inside,
    forms,
    in_language,
)
from runestack.kernel.events import Event
from runestack.kernel.frame import NOBODY, NOTHING

PLAYER_CHOSEN = 1  # the number of a TARGETS event whose `other` stands for its player


def event_sentence(s: RoneState, words: CardWords, event: Event, reader: Reader) -> Sentence | None:
    """An event as a reader may know it, or None."""
    kind = event.kind
    if kind in SILENT or (kind == e.PHASE_BEGINS and event.number != c.PHASE_REFRESH):
        return None
    if kind == e.TO_BOTTOM and not reads_hand(s, event.seat, reader.seat):
        return None
    if kind == e.LEAVES_GAME and event.rule == "RONE-RULING-155":
        return None  # told by the elimination
    pattern = pattern_of(words, event)
    of_team = kind in SHARED and in_teams(s)
    values: dict[str, str] = {
        "n": str(abs(event.number)),
        "signed": f"{event.number:+d}",
        "who": player(s, event.seat, reader),
        "who_first": beginning(player(s, event.seat, reader), reader),
        "whose": (team_owner if of_team else owner)(s, event.seat, reader),
    }
    for slot, case in forms(reader.of(pattern), "card"):
        values[slot] = event_card(s, words, event, reader, case)
    for slot, case in forms(reader.of(pattern), "other"):
        values[slot] = other_card(s, words, event, reader, case)
    values.update(further_values(s, words, event, reader))
    you = event.seat == reader.seat and not of_team
    return fill(pattern, values, reader, you=you, number=event.number)


def pattern_of(words: CardWords, event: Event) -> Pattern:
    """The pattern of an event."""
    kind, alone = event.kind, event.other == NOTHING
    if kind == e.REFRESHES and event.number == 0:
        return ACTIVE_AGAIN
    if kind == e.CHANGES_HEALTH and event.number < 0:
        return LOSES_HEALTH
    if kind == e.TRIGGERS and words.is_initiative(event.number):
        return INITIATIVE
    if kind == e.DECLINES and event.number == ch.ANNOUNCE_RECYCLE:
        return RECYCLES_NONE
    if kind == e.DECLINES and event.number == ch.ANNOUNCE_LEVEL:
        return DOES_NOT_LEVEL_UP
    if kind == e.LOOKS and not alone:
        return LOOKS_AT_DECK_OF
    if kind == e.DAMAGED_UNIT and alone:
        return DAMAGED_BY_NOBODY
    if kind == e.HERO_DAMAGED and alone:
        return HERO_DAMAGED_BY_NOBODY
    return EVENTS[kind]


def names_its_card(s: RoneState, event: Event, seat: int) -> bool:
    """Whether a seat learns which card an event is about: drawn cards are seen by their owner only."""
    if event.kind in (e.DRAWS, e.TO_BOTTOM):
        return reads_hand(s, event.seat, seat)
    if event.kind == e.TO_HAND_FROM:
        return event.number == 1 or reads_hand(s, event.seat, seat)
    if event.kind == e.TO_DECK:
        return is_visible(s, event.card, seat)
    return True


def event_card(s: RoneState, words: CardWords, event: Event, reader: Reader, case: str = "") -> str:
    """The card that an event is about, with whose it is where that is not told by the rest of the sentence."""
    card, kind = event.card, event.kind
    if card == NOTHING:
        return ""
    if not names_its_card(s, event, reader.seat):
        return reader.of(HIDDEN)
    name = naming(card, words.name(s.face[card], reader.language))
    if kind in OWNED:
        return possessed(s, s.face[card], name, event.seat, reader, case)
    if kind in OWNED_BY_ANYBODY:
        return possessed(s, s.face[card], name, controller(s, event), reader, case)
    if kind == e.CONTROL_CHANGES:  # the number is who controlled it before
        return possessed(s, s.face[card], name, event.number, reader, case)
    return name


def controller(s: RoneState, event: Event) -> int:
    """Who controlled the card of an event when it happened."""
    return s.controller[event.card] if event.card_seat == NOBODY else event.card_seat


def other_card(s: RoneState, words: CardWords, event: Event, reader: Reader, case: str) -> str:
    """The second card of an event with whose it is; a chosen player as such."""
    card = event.other
    if card == NOTHING or event.kind in NO_OTHER:
        return ""
    if event.kind == e.ATTACKS_ON or (event.kind == e.TARGETS and event.number == PLAYER_CHOSEN):
        return player_accusative(s, s.controller[card], reader, event.seat)
    name = naming(card, words.name(s.face[card], reader.language))
    seat = s.controller[card] if event.other_seat == NOBODY else event.other_seat
    return possessed(s, s.face[card], name, seat, reader, case)


def event_cards(s: RoneState, event: Event, seat: int) -> tuple[int, ...]:
    """The cards of an event that its sentence names, so that nobody learns anything from their numbers."""
    found: list[int] = []
    if event.card != NOTHING and names_its_card(s, event, seat):
        found.append(event.card)
    if event.other != NOTHING and event.kind not in NO_OTHER:
        found.append(event.other)
    return tuple(found)


def further_values(s: RoneState, words: CardWords, event: Event, reader: Reader) -> dict[str, str]:
    """What only some kinds of events say."""
    kind, number = event.kind, event.number
    if kind in (e.TO_GRAVEYARD, e.TO_DECK):
        return {"side": reader.of(SIDES[number])}
    if kind == e.LOSES_CARD:
        return {"from": fill_inside(FROM[number], {}, reader, you=event.seat == reader.seat)}
    if kind == e.CANCELS:
        return {"what": reader.of(CANCELLED[number])}
    if kind == e.CHANGES_ATTACK:
        return {"stat": reader.of(STATS[event.other])}
    if kind in (e.GAINS_KEYWORD, e.LOSES_KEYWORD):
        return {"keyword": keyword_name(number, reader.language)}
    if kind == e.USES_ABILITY:
        return {"text": words.use(number, reader.language)}
    if kind == e.TRIGGERS:
        if words.is_initiative(number):
            return {"text": words.executed(number, reader.language)}
        return {"text": words.ability(number, reader.language)}
    if kind == e.LOOKS and event.other != NOTHING:
        return {"deck": deck_of(s, s.controller[event.other], reader)}
    if kind == e.INITIATIVE_PAID:
        return {"text": words.use(s.faces.initiatives[s.face[event.card]][number], reader.language)}
    if kind == e.MODE_CHOSEN:
        return {"mode": mode_words(words, event, reader.language)}
    if kind == e.CHEAPER:
        return {"noun": noun_name(event.other, reader.language)}
    return {}


def deck_of(s: RoneState, seat: int, reader: Reader) -> str:
    """Whose deck, inside a sentence."""
    whose = (team_owner if in_teams(s) else owner)(s, seat, reader)
    you = seat == reader.seat and not in_teams(s)
    return fill_inside(DECK_OF, {"whose": whose}, reader, you=you)


def mode_words(words: CardWords, event: Event, language: str) -> str:
    """Which of two modes was chosen; with several choices in one text only which half."""
    modes = words.faces.abilities[event.other].modes
    if len(modes) == 1:
        return words.mode(event.other, modes[0], event.number, language)
    halves: tuple[Pattern, Pattern] = (("the first.", "das Erste."), ("the second.", "das Zweite."))
    return in_language(halves[event.number], language)


def keyword_name(flag: int, language: str) -> str:
    """A keyword by its flag."""
    key = next(key for key, value in c.KEYWORDS.items() if value == flag)
    word = next(word for word in KEYWORDS if word.key == key)
    return word.english if language == "en" else f"„{word.german}“"


def noun_name(noun: int, language: str) -> str:
    """A kind of card by its number."""
    key = next(key for key, value in c.NOUNS.items() if value == noun)
    word = next(word for word in NOUNS if word.key == key)
    return word.english if language == "en" else word.german

"""What happened, in words, as a reader may know it."""

from __future__ import annotations

from runestack.games.rone.card_words import CardWords
from runestack.games.rone.event_patterns import (
    ACTIVE_AGAIN,
    CANCELLED,
    DAMAGED_BY_NOBODY,
    DECK_OF,
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
from runestack.games.rone.phrasing import (
    HIDDEN,
    Pattern,
    fill,
    in_language,
    is_visible,
    owner,
    player,
    possessed,
    reads_hand,
    team_owner,
)
from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules.seats import in_teams
from runestack.games.rone.rules.state import RoneState
from runestack.games.rone.stack_sentences import player_accusative
from runestack.games.rone.words import KEYWORDS, NOUNS
from runestack.games.wording import capital, fill_inside, forms
from runestack.kernel.events import Event
from runestack.kernel.frame import NOBODY, NOTHING

PLAYER_CHOSEN = 1  # the number of a TARGETS event whose `other` stands for its player


def event_sentence(
    s: RoneState, words: CardWords, event: Event, reader: int, language: str
) -> str | None:
    """An event as a reader may know it, or None."""
    kind = event.kind
    if kind in SILENT or (kind == e.PHASE_BEGINS and event.number != c.PHASE_REFRESH):
        return None
    if kind == e.TO_BOTTOM and not reads_hand(s, event.seat, reader):
        return None
    if kind == e.LEAVES_GAME and event.rule == "RONE-RULING-155":
        return None  # told by the elimination
    pattern = in_language(pattern_of(words, event), language)
    of_team = kind in SHARED and in_teams(s)
    values = {
        "n": str(abs(event.number)),
        "signed": f"{event.number:+d}",
        "who": player(s, event.seat, reader, language),
        "who_first": capital(player(s, event.seat, reader, language)),
        "whose": (team_owner if of_team else owner)(s, event.seat, reader, language),
    }
    for slot, case in forms(pattern, "card"):
        values[slot] = event_card(s, words, event, reader, language, case)
    for slot, case in forms(pattern, "other"):
        values[slot] = other_card(s, words, event, reader, language, case)
    values.update(further_values(s, words, event, reader, language))
    you = event.seat == reader and not of_team
    return fill(pattern, values, you=you, number=event.number)


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
    if kind == e.LOOKS and not alone:
        return LOOKS_AT_DECK_OF
    if kind == e.DAMAGED_UNIT and alone:
        return DAMAGED_BY_NOBODY
    if kind == e.HERO_DAMAGED and alone:
        return HERO_DAMAGED_BY_NOBODY
    return EVENTS[kind]


def names_its_card(s: RoneState, event: Event, reader: int) -> bool:
    """Whether a reader learns which card an event is about: drawn cards are seen by their owner only."""
    if event.kind in (e.DRAWS, e.TO_BOTTOM):
        return reads_hand(s, event.seat, reader)
    if event.kind == e.TO_HAND_FROM:
        return event.number == 1 or reads_hand(s, event.seat, reader)
    if event.kind == e.TO_DECK:
        return is_visible(s, event.card, reader)
    return True


def event_card(
    s: RoneState, words: CardWords, event: Event, reader: int, language: str, case: str = ""
) -> str:
    """The card that an event is about, with whose it is where that is not told by the rest of the sentence."""
    card, kind = event.card, event.kind
    if card == NOTHING:
        return ""
    if not names_its_card(s, event, reader):
        return in_language(HIDDEN, language)
    name = words.name(s.face[card], language)
    if kind in OWNED:
        return possessed(s, s.face[card], name, event.seat, reader, language, case)
    if kind in OWNED_BY_ANYBODY:
        return possessed(s, s.face[card], name, controller(s, event), reader, language, case)
    if kind == e.CONTROL_CHANGES:  # the number is who controlled it before
        return possessed(s, s.face[card], name, event.number, reader, language, case)
    return name


def controller(s: RoneState, event: Event) -> int:
    """Who controlled the card of an event when it happened."""
    return s.controller[event.card] if event.card_seat == NOBODY else event.card_seat


def other_card(
    s: RoneState, words: CardWords, event: Event, reader: int, language: str, case: str
) -> str:
    """The second card of an event with whose it is; a chosen player as such."""
    card = event.other
    if card == NOTHING or event.kind in NO_OTHER:
        return ""
    if event.kind == e.ATTACKS_ON or (event.kind == e.TARGETS and event.number == PLAYER_CHOSEN):
        return player_accusative(s, s.controller[card], reader, language, event.seat)
    name = words.name(s.face[card], language)
    seat = s.controller[card] if event.other_seat == NOBODY else event.other_seat
    return possessed(s, s.face[card], name, seat, reader, language, case)


def event_cards(s: RoneState, event: Event, reader: int) -> tuple[int, ...]:
    """The cards of an event that its sentence names, so that a reader learns nothing from their numbers."""
    found: list[int] = []
    if event.card != NOTHING and names_its_card(s, event, reader):
        found.append(event.card)
    if event.other != NOTHING and event.kind not in NO_OTHER:
        found.append(event.other)
    return tuple(found)


def further_values(
    s: RoneState, words: CardWords, event: Event, reader: int, language: str
) -> dict[str, str]:
    """What only some kinds of events say."""
    kind, number = event.kind, event.number
    if kind in (e.TO_GRAVEYARD, e.TO_DECK):
        return {"side": in_language(SIDES[number], language)}
    if kind == e.LOSES_CARD:
        pattern = in_language(FROM[number], language)
        return {"from": fill_inside(pattern, {}, you=event.seat == reader)}
    if kind == e.CANCELS:
        return {"what": in_language(CANCELLED[number], language)}
    if kind == e.CHANGES_ATTACK:
        return {"stat": in_language(STATS[event.other], language)}
    if kind in (e.GAINS_KEYWORD, e.LOSES_KEYWORD):
        return {"keyword": keyword_name(number, language)}
    if kind == e.USES_ABILITY:
        return {"text": words.use(number, language)}
    if kind == e.TRIGGERS:
        if words.is_initiative(number):
            return {"text": words.executed(number, language)}
        return {"text": words.ability(number, language)}
    if kind == e.LOOKS and event.other != NOTHING:
        return {"deck": deck_of(s, s.controller[event.other], reader, language)}
    if kind == e.INITIATIVE_PAID:
        return {"text": words.use(s.faces.initiatives[s.face[event.card]][number], language)}
    if kind == e.MODE_CHOSEN:
        return {"mode": mode_words(words, event, language)}
    if kind == e.CHEAPER:
        return {"noun": noun_name(event.other, language)}
    return {}


def deck_of(s: RoneState, seat: int, reader: int, language: str) -> str:
    """Whose deck, inside a sentence."""
    whose = (team_owner if in_teams(s) else owner)(s, seat, reader, language)
    you = seat == reader and not in_teams(s)
    return fill_inside(in_language(DECK_OF, language), {"whose": whose}, you=you)


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

"""What happened, in words, as a reader may know it."""

from __future__ import annotations

from runestack.games.invasion.cards.lines import STATS
from runestack.games.invasion.cards.printed import CardWords
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.ending import NO_WINNER, REASONS
from runestack.games.invasion.rules.seats import hand_readers
from runestack.games.invasion.rules.state import InvasionState
from runestack.games.invasion.telling import event_patterns as ep
from runestack.games.invasion.telling.endings import ENDINGS
from runestack.games.invasion.telling.names import (
    colour_name,
    is_visible,
    owner,
    player,
    possessed,
    side_name,
)
from runestack.games.invasion.telling.option_sentences import effect_words
from runestack.games.invasion.telling.prompt_patterns import DAMAGE
from runestack.games.sentences import Sentence, naming
from runestack.games.wording import HIDDEN, SPECTATOR, Pattern, Reader, fill, fill_inside
from runestack.kernel.events import Event
from runestack.kernel.frame import NOBODY, NOTHING
from runestack.kernel.outcome import WON

WITH_SIDE = (e.ROLLS, e.REROLLS, e.USES_DIE, e.TURNS_DIE)
COLOUR_IN_OTHER = (e.GAINS_RESOURCE, e.PAYS, e.INVASION_STORES, e.ZONE_LOSES)
COLOUR_IN_NUMBER = (e.LOSES_RESOURCE, e.USES_PAIR, e.ZONE_FILLED)


def event_sentence(
    s: InvasionState, words: CardWords, event: Event, reader: Reader
) -> Sentence | None:
    """An event as a reader may know it, or None."""
    if is_silent(event):
        return None
    values: dict[str, str] = {
        "n": str(abs(event.number)),
        "who": player(s, event.seat, reader),
        "whose": owner(s, event.seat, reader),
        "card": card_of(s, words, event, reader),
        "other": other_of(s, words, event, reader),
        **further_values(s, words, event, reader),
    }
    you = event.seat == reader.seat != NOBODY
    pattern = pattern_of(s, event, reader)
    return fill(pattern, values, reader, you=you, number=event.number)


def is_silent(event: Event) -> bool:
    """Whether an event is told by another one, or not worth a line."""
    if event.kind in ep.SILENT or (event.kind, event.rule) in ep.SILENT_BY_RULE:
        return True
    return event.kind in (e.GAINS, e.ARMOR_DESTROYED) and event.number == 0


def pattern_of(s: InvasionState, event: Event, reader: Reader) -> Pattern:
    """The pattern of an event; some sound different on some occasions."""
    kind = event.kind
    if kind == e.PLAYS and event.number > 1:
        return ep.TWICE
    if kind == e.DRAWS and not names_its_card(s, event, reader.seat):
        return ep.DRAWS_SOMETHING
    if kind == e.SCENARIO_ENDS and event.number == WON:
        return ep.SCENARIO_WON
    if kind == e.MATCH_ENDS and event.seat == NO_WINNER:
        return ep.MATCH_TIED
    if kind == e.ARMOR_DESTROYED and event.card != NOTHING:
        return ep.ARMOR_OF_CARD
    if kind == e.MILLS and event.seat == NOBODY:
        return ep.INVASION_MILLS
    if kind == e.TO_DECK and event.number:
        return ep.UNDER_DECK
    return ep.EVENTS[kind]


# -- cards ---------------------------------------------------------------------------------------


def names_its_card(s: InvasionState, event: Event, seat: int) -> bool:
    """Whether a seat learns which card an event is about: what is drawn or kept, only who sees the hand."""
    if event.kind in (e.DRAWS, e.KEEPS):
        return seat != SPECTATOR and hand_readers(s, event.seat) >> seat & 1 == 1
    if event.kind in ep.PRIVATE:
        return is_visible(s, event.card, seat)
    return True


def card_of(s: InvasionState, words: CardWords, event: Event, reader: Reader) -> str:
    """The card that an event is about, with whose it is where the rest of the sentence does not tell."""
    card = event.card
    if card == NOTHING:
        return ""
    if not names_its_card(s, event, reader.seat):
        return reader.of(HIDDEN)
    name = naming(card, words.name(s.face[card], reader.language))
    return possessed(s, name, event.card_seat, reader) if event.kind in ep.OWNED else name


def other_of(s: InvasionState, words: CardWords, event: Event, reader: Reader) -> str:
    """The second card of an event."""
    if event.other == NOTHING or event.kind not in ep.OTHER_CARDS:
        return ""
    return naming(event.other, words.name(s.face[event.other], reader.language))


def event_cards(s: InvasionState, event: Event, seat: int) -> tuple[int, ...]:
    """The cards of an event that its sentence names, so that nobody learns anything from their numbers."""
    found: list[int] = []
    if event.card != NOTHING and names_its_card(s, event, seat):
        found.append(event.card)
    if event.other != NOTHING and event.kind in ep.OTHER_CARDS:
        found.append(event.other)
    return tuple(found)


# -- the rest ------------------------------------------------------------------------------------


def further_values(
    s: InvasionState, words: CardWords, event: Event, reader: Reader
) -> dict[str, str]:
    """What only some kinds of events say."""
    kind, number, other = event.kind, event.number, event.other
    if kind in COLOUR_IN_OTHER:
        return {"colour": colour_name(other, reader)}
    if kind in COLOUR_IN_NUMBER:
        return {"colour": colour_name(number, reader)}
    if kind in (e.GAINS, e.LOSES):
        return {"resource": fill_inside(ep.RESOURCES[other], {}, reader, number=number)}
    if kind in (e.TAKES_DAMAGE, e.HITS):
        return {"health": str(other)}
    if kind == e.ATTACKS:
        return {"ranged": str(other)}
    if kind == e.DEALS:
        return {"damage": reader.of(DAMAGE[other])}
    if kind == e.STORES:
        return {"colour": colour_name(number, reader), "spot": colour_name(other, reader)}
    return die_values(s, event, reader) or text_values(s, words, event, reader)


def die_values(s: InvasionState, event: Event, reader: Reader) -> dict[str, str]:
    """What is said of dice."""
    kind, number, other = event.kind, event.number, event.other
    if kind in WITH_SIDE:
        shown = "" if other == c.NOT_ROLLED else side_name(s, number, other, reader)
        return {"die": die_number(number), "side": shown}
    if kind == e.TRANSFORMS:
        return {"die": die_number(number), "other_die": die_number(other)}
    if kind == e.STOPS_DIE:
        return {"die": die_number(number)}
    if kind == e.REBUILDS:
        die, place = divmod(number, c.SCREWS_OF_DIE)
        side = place // c.SCREWS_OF_SIDE + 1
        colour = colour_name(other, reader)
        return {"die": die_number(die), "place": str(side), "colour": colour}
    return {}


def die_number(die: int) -> str:
    """Which of a player's dice."""
    return str(die % c.DICE_EACH + 1)


def text_values(s: InvasionState, words: CardWords, event: Event, reader: Reader) -> dict[str, str]:
    """Texts, actions, reasons and players that an event is about."""
    kind, number, other, language = event.kind, event.number, event.other, reader.language
    if kind == e.USES_ABILITY:
        return {"text": words.use(number, language)}
    if kind == e.CHOOSES_MODE:
        return {"text": mode_words(words, event, language)}
    if kind == e.CHOOSES_PLAYER:
        return {"chosen_acc": player(s, number, reader, "acc")}
    if kind == e.SPARE_ACTION:
        paid = fill_inside(ep.SPARE_PARTS, {"n": str(other)}, reader, number=other)
        return {"paid": paid, "action": reader.of(ep.SPARE_ACTIONS[number])}
    if kind == e.ACTION_PAID:
        symbol = reader.of(STATS[c.ACTION_SYMBOLS[number]])
        name = words.name(s.faces.actions[number], language)
        return {"paid": str(other), "symbol": symbol, "action": name}
    if kind == e.ZONE_EFFECT:
        text = effect_words(s, words, s.faces.zones[number], language)
        return {"colour": colour_name(number, reader), "text": text}
    if kind == e.MATCH_ENDS:
        return {"reason": reader.of(ENDINGS[REASONS[number][0]])}
    if kind == e.SCENARIO_ENDS:
        return {"reason": reader.of(ENDINGS[REASONS[other][0]])}
    if kind == e.SCENARIO_BEGINS:
        return {"scenario": words.name(s.campaign.scenarios[number].face, language)}
    return {}


def mode_words(words: CardWords, event: Event, language: str) -> str:
    """Which of two modes was chosen; with several choices in one text only the text."""
    modes = words.faces.abilities[event.other].modes
    if len(modes) == 1:
        return words.mode(event.other, modes[0], event.number, language)
    return words.use(event.other, language)

"""Why can't I? What a seat may have in mind, and every check that it fails; told to that seat alone."""

from __future__ import annotations

from runestack.games.intents import Intent
from runestack.games.views import plain_text, told_in_pieces
from runestack.games.wording import LANGUAGES
from runestack.play.match import Failure, Match
from runestack.server.messages.common import Words
from runestack.server.messages.from_browser import Why
from runestack.server.messages.from_server import Because, IntentLine, LogCard, Reason

MOST_EXPLAINED = 24
Both = tuple[str, str]  # an action in English and German


def because(match: Match, message: Why) -> Because:
    """Why a seat cannot do what it has in mind: everything about a card, or what fits some words."""
    seat = message.seat
    intents: dict[Both, Intent] = {}
    for intent in thought_of(match, seat, message.card):
        action = action_words(match, seat, intent)
        if fits(message.words, action):
            intents.setdefault(action, intent)
    lines = [intent_line(match, seat, intent) for intent in intents.values()]
    lines.sort(key=lambda line: (not line.ok, len(line.reasons)))
    return Because(seat=seat, card=message.card, intents=lines[:MOST_EXPLAINED], ref=message.ref)


def thought_of(match: Match, seat: int, card: int | None) -> list[Intent]:
    """What a seat may have in mind, with one card or at all; who is asked for a target means to aim at the card."""
    intents = match.game.intents(match.state, seat)
    if card is None:
        return intents
    aiming = [one for one in intents if one.aim == card]
    return aiming or [one for one in intents if one.card == card]


def fits(words: str, action: Both) -> bool:
    """Whether all words stand in an action, in one of the languages."""
    parts = words.casefold().split()
    return any(all(part in sentence.casefold() for part in parts) for sentence in action)


def action_words(match: Match, seat: int, intent: Intent) -> Both:
    """An intent in words."""
    english, german = (match.reader(seat, language) for language in LANGUAGES)
    game, state = match.game, match.state
    return (
        game.intent_sentence(state, intent, english),
        game.intent_sentence(state, intent, german),
    )


def intent_line(match: Match, seat: int, intent: Intent) -> IntentLine:
    """An intent with every check that it fails."""
    failures = match.explain(seat, intent)
    reasons: dict[tuple[str, str], Reason] = {}
    for failure in failures:
        reason = reason_of(match, seat, failure)
        reasons.setdefault((plain_text(reason.sentence["en"]), reason.rule), reason)
    action = told_in_pieces(*action_words(match, seat, intent))
    return IntentLine(action, not failures, list(reasons.values()))


def reason_of(match: Match, seat: int, failure: Failure) -> Reason:
    """A failed check; its culprit is named only to who knows it."""
    game, state = match.game, match.state
    readers = [match.reader(seat, language) for language in LANGUAGES]
    sentence = told_in_pieces(*(game.failure_sentence(state, failure, one) for one in readers))
    culprits = []
    if game.knows(state, seat, failure.card):
        card = game.printed(state, failure.card)
        culprits.append(LogCard(failure.card, card.id, Words(card.name, card.name_de)))
    return Reason(sentence, failure.rule, culprits)

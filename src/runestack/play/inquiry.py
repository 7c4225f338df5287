"""Answers to what players ask: why something cannot be done, and what a card is."""

from __future__ import annotations

from runestack.cards.pool import Card
from runestack.games.intents import Intent
from runestack.kernel.checks import Failure
from runestack.play.card_lines import card_lines, cards_named, term_lines
from runestack.play.match import Match
from runestack.play.terminal_words import say

MOST_EXPLAINED = 8
MOST_LISTED = 40
MOST_CARDS = 6


def inquiry_lines(match: Match, seat: int, text: str) -> list[str]:
    """Why what a text means cannot be done; without a text, everything that cannot and a reason for each."""
    actions = actions_meant(match, seat, text)
    if text and not actions:
        return [say(match.language, "no_such_action", text=text)]
    if text:
        explained = [all_reasons(match, seat, action, intent) for action, intent in actions.items()]
        return shortened(match, explained, MOST_EXPLAINED)
    first = [
        first_reason(match, seat, action, intent)
        for action, intent in actions.items()
        if is_sensible(match, seat, intent)
    ]
    refused = [[line] for line in first if line]
    if not refused:
        return [say(match.language, "all_can")]
    return [say(match.language, "cannot"), *shortened(match, refused, MOST_LISTED)]


def actions_meant(match: Match, seat: int, text: str) -> dict[str, Intent]:
    """What a seat might think of, by its sentence, as far as the text fits."""
    game, wanted = match.game, text.casefold().split()
    found: dict[str, Intent] = {}
    for intent in game.intents(match.state, seat):
        sentence = game.intent_sentence(match.state, intent, match.reader(seat))
        action = game.plain(sentence, match.language)
        if all(word in action.casefold() for word in wanted):
            found.setdefault(action, intent)
    return found


def is_sensible(match: Match, seat: int, intent: Intent) -> bool:
    """Whether anybody would wonder why it cannot be done: not with cards of others, or of the wrong kind."""
    hopeless = match.game.hopeless
    return not any(failure.reason in hopeless for failure in match.explain(seat, intent))


def reason_words(match: Match, seat: int, failure: Failure) -> str:
    """A failed check in words."""
    sentence = match.game.failure_sentence(match.state, failure, match.reader(seat))
    return match.game.plain(sentence, match.language)


def all_reasons(match: Match, seat: int, action: str, intent: Intent) -> list[str]:
    """An action, and every check that it fails with its rule."""
    failures = match.explain(seat, intent)
    if not failures:
        return [say(match.language, "can", action=action)]
    reasons = [
        say(match.language, "reason", reason=reason_words(match, seat, failure), rule=failure.rule)
        for failure in failures
    ]
    return [action, *dict.fromkeys(reasons)]


def first_reason(match: Match, seat: int, action: str, intent: Intent) -> str:
    """An action and the first check that it fails; empty where it can be done."""
    failures = match.explain(seat, intent)
    if not failures:
        return ""
    rule = failures[0].rule
    reason = reason_words(match, seat, failures[0])
    line = say(match.language, "first_reason", action=action.rstrip("."), reason=reason, rule=rule)
    if len(failures) == 1:
        return line
    key = "more_reasons_one" if len(failures) == 2 else "more_reasons"
    return line + say(match.language, key, count=len(failures) - 1)


def shortened(match: Match, explained: list[list[str]], most: int) -> list[str]:
    """The first of many explanations, as lines."""
    lines = [line for lines in explained[:most] for line in lines]
    left = len(explained) - most
    return [*lines, say(match.language, "more", count=left)] if left > 0 else lines


# -- cards ---------------------------------------------------------------------------------------


def inspection_lines(match: Match, seat: int, name: str) -> list[str]:
    """Everything that a seat may know about the cards of a name: as they lie there, or as printed."""
    pool, language = match.game.pool, match.language
    cards = cards_named(pool, name)
    if not cards:
        close = pool.closest_name(name)
        key = "no_card_close" if close else "no_card"
        return [say(language, key, name=name, close=close)]
    by_name: dict[str, list[Card]] = {}
    for card in cards:
        by_name.setdefault(card.name_de if language == "de" else card.name, []).append(card)
    if len(by_name) > MOST_CARDS:
        return [say(language, "several_cards", name=name, names=", ".join(by_name))]
    lines: list[str] = []
    for one, printed in by_name.items():
        there = lines_in_game(match, seat, one)
        if not there or len(printed) > 1:
            lines += [line for card in printed for line in card_lines(card, match.game, language)]
        lines += there
    lines += term_lines(cards, match.game, language)
    return [match.game.plain(line, language) for line in lines]


def lines_in_game(match: Match, seat: int, name: str) -> list[str]:
    """The cards of a name that the seat sees in the game; those that look alike once."""
    game, state, language = match.game, match.state, match.language
    reader = match.reader(seat)
    known = [one for one in range(game.card_count(state)) if game.knows(state, seat, one)]
    seen = [one for one in known if game.card_name(state, one, reader) == name]
    found = dict.fromkeys(tuple(game.inspect(state, one, reader)) for one in seen)
    inside = [f"  {line}" for lines in found for line in lines]
    return [say(language, "in_game"), *inside] if inside else []

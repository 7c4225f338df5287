"""What the views of all games share: plain data, words in both languages, hidden cards, the question and the result.

A view is made for one reader. Everything that is said in words stands in both languages, as {"en": ..., "de": ...}. A
hidden card is {"hidden": true}, without its number: the number of a card that somebody cannot see would tell where it
went.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from runestack.games.base import LANGUAGES
from runestack.games.printed_words import PrintedWords
from runestack.kernel.decision import Question
from runestack.kernel.frame import NOTHING
from runestack.kernel.state import State

Data = dict[str, Any]  # plain data: numbers, strings, booleans, None, and lists and tables of them


def in_both(words: Callable[[str], str]) -> dict[str, str]:
    """Words in both languages, from what makes them in one."""
    return {language: words(language) for language in LANGUAGES}


def printed_once(words: PrintedWords[Any], face: int, make: Callable[[], Data]) -> Data:
    """What is printed on a card: a part of many views, and never changed by one."""
    found = words.data.get(face)
    if found is None:
        found = words.data[face] = make()
    return found


def hidden() -> Data:
    """A card whose face the reader does not know."""
    return {"hidden": True}


def hidden_last(
    pile: list[int], known: Callable[[int], bool], show: Callable[[int], Data]
) -> list[Data]:
    """Cards of a pile whose order is its owner's own: those that the reader does not know come last, all alike."""
    shown = [show(card) for card in pile if known(card)]
    return shown + [hidden() for _ in range(len(pile) - len(shown))]


def known_from_top(
    pile: list[int], known: Callable[[int], bool], show: Callable[[int], Data]
) -> Data:
    """How many cards a deck has, and which of them the reader knows, with their position; 1 is the top."""
    found = [
        {**show(card), "position": position}
        for position, card in enumerate(reversed(pile), start=1)
        if known(card)
    ]
    return {"count": len(pile), "known": found}


def question_view(
    question: Question,
    prompt: Callable[[str], str],
    sentences: Callable[[str], list[str]],
    option: Callable[[int], Data],
    *,
    chosen: Sequence[int] = (),
    quiet: bool = False,
) -> Data:
    """What a seat is asked, the cards it has chosen for the same purpose before, and its options in their order.

    A quiet question is about nothing that others do to the seat: who has decided to pass need not see it.
    """
    said = [sentences(language) for language in LANGUAGES]
    options = [
        {"index": index, "sentence": dict(zip(LANGUAGES, words, strict=True)), **option(code)}
        for index, (code, *words) in enumerate(zip(question.options, *said, strict=True))
    ]
    return {
        "prompt": in_both(prompt),
        "card": None if question.card == NOTHING else question.card,
        "chosen": list(chosen),
        "quiet": quiet,
        "options": options,
    }


def result_view(s: State) -> Data | None:
    """How the game ended; None while it goes on."""
    if not s.scores:
        return None
    return {
        "scores": s.scores[:],
        "winners": [seat for seat, score in enumerate(s.scores) if score > 0],
    }

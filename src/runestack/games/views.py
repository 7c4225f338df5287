"""What the views of all games share: plain data, words in both languages, hidden cards, the question and the result.

A view is made for one reader. Everything that is said in words stands in both languages, as {"en": ..., "de": ...}.
Prompts and options are told in pieces, so that nobody has to look for names of cards in them. A hidden card is
{"hidden": true}, without its number: the number of a card that somebody cannot see would tell where it went.
`view_types` has the shapes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from runestack.games.outcomes import result_of
from runestack.games.printed_words import PrintedWords
from runestack.games.sentences import pieces_of
from runestack.games.view_types import Asked, HiddenCard, PieceView, ResultView, Told, Words
from runestack.games.wording import LANGUAGES, Pattern, Reader
from runestack.kernel.decision import Question
from runestack.kernel.frame import NOTHING
from runestack.kernel.state import State

Data = Mapping[str, Any]  # a part of a view, for what writes it as text
Face = TypeVar("Face")
Shown = TypeVar("Shown")
Option = TypeVar("Option")


def in_both(words: Callable[[str], str]) -> Words:
    """Words in both languages, from what makes them in one."""
    return {"en": words("en"), "de": words("de")}


def told(reader: Reader, words: Callable[[Reader], str]) -> Words:
    """What is said to a reader, in both languages."""
    return in_both(lambda language: str(words(reader.reading(language))))


def in_pieces(sentence: str) -> list[PieceView]:
    """A sentence as plain data: its words, and its cards by number."""
    return [
        {"text": piece.text} if piece.card == NOTHING else {"text": piece.text, "card": piece.card}
        for piece in pieces_of(sentence)
    ]


def told_in_pieces(english: str, german: str) -> Told:
    """A sentence in both languages."""
    return {"en": in_pieces(english), "de": in_pieces(german)}


def plain_text(pieces: Iterable[PieceView]) -> str:
    """A sentence of a view without its cards."""
    return "".join(piece["text"] for piece in pieces)


def in_one(words: Words, language: str) -> str:
    """Words in one of both languages."""
    return words["en"] if language == "en" else words["de"]


def printed_once(words: PrintedWords[Any], face: int, make: Callable[[], Face]) -> Face:
    """What is printed on a card: a part of many views, and never changed by one."""
    found: Face | None = words.data.get(face)
    if found is None:
        found = words.data[face] = make()
    return found


def hidden() -> HiddenCard:
    """A card whose face the reader does not know."""
    return {"hidden": True}


def hidden_last(
    pile: list[int], known: Callable[[int], bool], show: Callable[[int], Shown]
) -> list[Shown | HiddenCard]:
    """Cards of a pile whose order is its owner's own: those that the reader does not know come last, all alike."""
    shown: list[Shown | HiddenCard] = [show(card) for card in pile if known(card)]
    return shown + [hidden() for _ in range(len(pile) - len(shown))]


def known_from_top(
    pile: list[int], known: Callable[[int], bool], show: Callable[[int, int], Shown]
) -> list[Shown]:
    """The cards of a deck that the reader knows, each shown with its position; 1 is the top."""
    return [
        show(card, position) for position, card in enumerate(reversed(pile), start=1) if known(card)
    ]


def asked_view(
    question: Question,
    reader: Reader,
    prompt: Callable[[Reader], str],
    *,
    chosen: Sequence[int] = (),
    quiet: bool = False,
) -> Asked:
    """What a seat is asked, and the cards it has chosen for the same purpose before."""
    return {
        "prompt": told_in_pieces(*(prompt(reader.reading(language)) for language in LANGUAGES)),
        "card": None if question.card == NOTHING else question.card,
        "chosen": list(chosen),
        "quiet": quiet,
    }


def option_views(
    question: Question,
    reader: Reader,
    sentences: Callable[[Reader], Sequence[str]],
    option: Callable[[int, int, Told], Option],
) -> list[Option]:
    """The options of a question in their order, each made of its index, its code and its sentence."""
    english, german = (sentences(reader.reading(language)) for language in LANGUAGES)
    return [
        option(index, code, told_in_pieces(en, de))
        for index, (code, en, de) in enumerate(zip(question.options, english, german, strict=True))
    ]


def result_view(s: State, endings: Mapping[str, Pattern]) -> ResultView | None:
    """How the game ended; None while it goes on."""
    result = result_of(s, endings)
    return None if result is None else result.plain()

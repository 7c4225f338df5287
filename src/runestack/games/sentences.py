"""Sentences that know where their cards stand.

A sentence is a text for everybody who only reads it. Whoever shows it (the page makes cards of a sentence something to
point at) asks for its pieces: words, and cards by their numbers. Nobody has to look for names in a text.
"""

from __future__ import annotations

from typing import NamedTuple

from runestack.kernel.frame import NOTHING


class Piece(NamedTuple):
    """A part of a sentence: words, or what a card is called."""

    text: str
    card: int = NOTHING


class Sentence(str):
    """A text with its pieces. Adding and stripping keep them; what else is done to it gives a plain text."""

    __slots__ = ("pieces",)
    pieces: tuple[Piece, ...]

    def __add__(self, other: str, /) -> Sentence:
        return joined(self, other)

    def __radd__(self, other: str, /) -> Sentence:
        return joined(other, self)

    def strip(self, signs: str | None = None, /) -> Sentence:
        """Without some signs at both ends."""
        return self.rstrip(signs).from_place(len(self) - len(str(self).lstrip(signs)))

    def rstrip(self, signs: str | None = None, /) -> Sentence:
        """Without some signs at the end."""
        left = len(str(self).rstrip(signs))
        kept: list[Piece] = []
        for piece in self.pieces:
            kept.append(piece._replace(text=piece.text[:left]))
            left -= len(kept[-1].text)
        return of_pieces(kept)

    def from_place(self, place: int) -> Sentence:
        """What is left of it from a place on."""
        kept: list[Piece] = []
        for piece in self.pieces:
            kept.append(piece._replace(text=piece.text[place:]))
            place = max(0, place - len(piece.text))
        return of_pieces(kept)

    def with_capital(self) -> Sentence:
        """With a capital letter at its beginning."""
        if not self.pieces or self[:1] == self[:1].upper():
            return self
        first, *others = self.pieces
        return of_pieces([first._replace(text=first.text[:1].upper() + first.text[1:]), *others])


def of_pieces(pieces: list[Piece]) -> Sentence:
    """Pieces in their order as a sentence; words that follow each other become one piece."""
    kept: list[Piece] = []
    for piece in pieces:
        if not piece.text:
            continue
        if kept and piece.card == kept[-1].card == NOTHING:
            kept[-1] = Piece(kept[-1].text + piece.text)
        else:
            kept.append(piece)
    sentence = Sentence("".join([piece.text for piece in kept]))
    sentence.pieces = tuple(kept)
    return sentence


def pieces_of(text: str) -> tuple[Piece, ...]:
    """The pieces of a text: those of a sentence, or the text itself."""
    return text.pieces if isinstance(text, Sentence) else (Piece(text),)


def joined(*parts: str) -> Sentence:
    """Texts and sentences one behind the other. All that is told comes by here: plain words get their piece last."""
    if len(parts) == 1 and isinstance(parts[0], Sentence):
        return parts[0]
    kept: list[Piece] = []
    words = ""
    for part in parts:
        if not isinstance(part, Sentence):
            words += part
            continue
        for piece in part.pieces:
            if piece.card == NOTHING:
                words += piece.text
                continue
            if words:
                kept.append(Piece(words))
                words = ""
            kept.append(piece)
    if words:
        kept.append(Piece(words))
    sentence = Sentence("".join([piece.text for piece in kept]))
    sentence.pieces = tuple(kept)
    return sentence


def naming(card: int, name: str) -> Sentence:
    """What a card is called, as a part of a sentence."""
    return of_pieces([Piece(name, card)])

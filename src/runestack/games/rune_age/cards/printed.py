"""The words of Rune Age's cards by number: what an ability says, and what of it is carried out."""

from __future__ import annotations

import re
from typing import Any

from runestack.cards.pool import Card
from runestack.games.printed_words import PrintedWords
from runestack.games.rune_age.language import nodes as ra
from runestack.games.rune_age.language.lower_texts import alternatives, statics
from runestack.games.rune_age.language.words import LABELS
from runestack.games.rune_age.rules.faces import Faces
from runestack.games.wording import capital
from runestack.language import nodes as n

# What stands before an ability only because it is printed: its timing.
TIMED = re.compile(
    "^(" + "|".join(word for label in LABELS for word in (label.english, label.german)) + ")(: |, )"
)
# The paragraphs that become something else than abilities that are used.
TRIGGERS = (n.Whenever, n.At)
CONTINUOUS = (n.Passive, ra.NextRound)
OF_SCENARIOS = (ra.Ends, ra.Ruling)


class CardWords(PrintedWords[Faces]):
    """What stands on the cards of a pool; a face is a place in `pool.cards`."""

    def add(self, face: int, card: Card) -> None:
        """Notes which paragraph each ability of a face stands for; a continuous text may be several abilities."""
        faces, found = self.faces, card.tree.abilities
        others = (*TRIGGERS, *CONTINUOUS, *OF_SCENARIOS)
        self.pair(
            faces.uses[face],
            [way for one in found if not isinstance(one, others) for way in alternatives(one)],
        )
        self.pair(faces.triggered[face], [one for one in found if isinstance(one, TRIGGERS)])
        lasting = [
            one
            for one in found
            if isinstance(one, CONTINUOUS)
            for static in one.statics
            for _ in statics(static)
        ]
        self.pair(faces.statics[face], lasting)

    def use(self, number: int, language: str) -> str:
        """An ability without its timing, or without whom an event is about: what it costs and does."""
        (paragraph,) = self.paragraphs[number]
        written = self.ability(number, language)
        if isinstance(paragraph, ra.Happens | ra.Defeated):
            return self.executed(number, language)
        return capital(TIMED.sub("", written)) if isinstance(paragraph, n.Use) else written

    def executed(self, number: int, language: str) -> str:
        """Its effects alone."""
        effects = tuple(self.effects(number))
        return self.write_effects(effects, language) if effects else self.ability(number, language)

    def may(self, number: int, place: int, language: str) -> str:
        """What is offered; a whole text can be an offer."""
        return (
            self.ability(number, language)
            if self.is_offer(number)
            else super().may(number, place, language)
        )

    def offered(self, number: int, place: int, language: str) -> str:
        """What is done if the player says yes."""
        return (
            self.executed(number, language)
            if self.is_offer(number)
            else super().offered(number, place, language)
        )

    def is_offer(self, number: int) -> bool:
        """`Each player may spend 2 {influence}: Draw a card.`"""
        return any(isinstance(one, ra.Offers) for one in self.paragraphs.get(number, ()))

    def write_effect(self, effect: Any, language: str) -> str:
        """One effect as a sentence."""
        return self.write_effects((effect,), language)

    def write_effects(self, effects: tuple[Any, ...], language: str) -> str:
        """Effects as sentences; this language has no text that is nothing but effects."""
        return TIMED.sub("", self.write(n.Use("action", (), effects), language))

"""The words of RONE's cards by number: what an ability says, and what of it is executed."""

from __future__ import annotations

import re

from runestack.cards.pool import Card
from runestack.games.printed_words import PrintedWords
from runestack.games.rone.language import nodes as ro
from runestack.games.rone.rules.faces import Faces
from runestack.games.wording import capital
from runestack.language import nodes as n

# What stands before the effects of an ability that is used: its icon, or the word Initiative.
USED_BY = re.compile(r"^(\{[^}]*\}|Initiative)(: |, )")


class CardWords(PrintedWords[Faces]):
    """What stands on the cards of a pool; a face is a number into `pool.cards`."""

    def add(self, face: int, card: Card) -> None:
        """Notes which paragraphs each ability of a face stands for; a tactic's text goes without its keywords."""
        faces, found = self.faces, card.tree.abilities
        labelled = (n.Labelled, n.Whenever, n.At)
        self.pair(faces.activated[face], [one for one in found if isinstance(one, ro.Activated)])
        self.pair(faces.initiatives[face], [one for one in found if isinstance(one, ro.Initiative)])
        self.pair(faces.triggered[face], [one for one in found if isinstance(one, labelled)])
        if card.type == "tactic":
            self.paragraphs[faces.tactic[face]] = tuple(
                one for one in found if isinstance(one, n.Effects | ro.Initiative)
            )
            self.pair(
                [faces.recycle_text[face]], [one for one in found if isinstance(one, n.Labelled)]
            )

    def use(self, number: int, language: str) -> str:
        """An ability without its icon: what it does, and what is to be paid for it."""
        return capital(USED_BY.sub("", self.ability(number, language)))

    def is_initiative(self, number: int) -> bool:
        """Whether an ability is what an initiative was paid for."""
        return any(isinstance(one, ro.Initiative) for one in self.paragraphs.get(number, ())[:1])

    def executed(self, number: int, language: str) -> str:
        """What will be executed: of a paid initiative its effects only."""
        if not self.is_initiative(number):
            return self.use(number, language)
        return self.write(n.Effects(tuple(self.effects(number))), language)

"""The words of the cards by number: names, texts, single abilities, their modes, in English and German."""

from __future__ import annotations

import re
from functools import cache

from runestack.cards.pool import Card, CardPool
from runestack.games.rone.rules.faces import Faces
from runestack.kernel.frame import NOTHING
from runestack.kernel.program import MAY, Slot
from runestack.language import nodes as n
from runestack.language.text import ability_english, ability_german

# What stands before the effects of an ability that is used: its icon, or the word Initiative.
USED_BY = re.compile(r"^(\{[^}]*\}|Initiative)(: |, )")


def capital(sentence: str) -> str:
    """A capital letter at the beginning."""
    return sentence[:1].upper() + sentence[1:]


class CardWords:
    """What stands on the cards of a pool; a face is a number into `pool.cards`."""

    def __init__(self, pool: CardPool, faces: Faces) -> None:
        self.pool = pool
        self.faces = faces
        self.paragraphs: dict[int, tuple[n.Ability, ...]] = {}  # by the number of the ability
        for face, card in enumerate(pool.cards):
            self.add(face, card)
        self.write = cache(self.write_paragraph)

    def add(self, face: int, card: Card) -> None:
        """Notes which paragraphs each ability of a face stands for."""
        faces, found = self.faces, card.tree.abilities
        labelled = (n.Labelled, n.Whenever, n.At)
        self.pair(faces.activated[face], [one for one in found if isinstance(one, n.Activated)])
        self.pair(faces.initiatives[face], [one for one in found if isinstance(one, n.Initiative)])
        self.pair(faces.triggered[face], [one for one in found if isinstance(one, labelled)])
        if card.type == "tactic":
            self.paragraphs[faces.tactic[face]] = tuple(
                one for one in found if isinstance(one, n.Effects | n.Initiative)
            )
            self.pair(
                [faces.recycle_text[face]], [one for one in found if isinstance(one, n.Labelled)]
            )

    def pair(self, numbers: list[int], paragraphs: list[n.Ability]) -> None:
        """Abilities and paragraphs of a kind stand in the same order."""
        for number, paragraph in zip(numbers, paragraphs, strict=False):
            self.paragraphs[number] = (paragraph,)

    def write_paragraph(self, paragraph: n.Ability, language: str) -> str:
        """A paragraph in a language."""
        write = ability_english if language == "en" else ability_german
        return write(paragraph, self.pool.vocabulary)

    def card(self, face: int) -> Card:
        """The printed card."""
        return self.pool.cards[face]

    def name(self, face: int, language: str) -> str:
        """A card's name."""
        card = self.pool.cards[face]
        return card.name if language == "en" else card.name_de

    def text(self, face: int, language: str) -> str:
        """A card's whole text, a paragraph a line."""
        return "\n".join(self.write(one, language) for one in self.pool.cards[face].tree.abilities)

    def ability(self, number: int, language: str) -> str:
        """An ability as it is printed; a tactic's text without its keywords."""
        return " ".join(self.write(one, language) for one in self.paragraphs.get(number, ()))

    def use(self, number: int, language: str) -> str:
        """An ability without its icon: what it does, and what is to be paid for it."""
        return capital(USED_BY.sub("", self.ability(number, language)))

    def is_initiative(self, number: int) -> bool:
        """Whether an ability is what an initiative was paid for."""
        return any(isinstance(one, n.Initiative) for one in self.paragraphs.get(number, ())[:1])

    def executed(self, number: int, language: str) -> str:
        """What will be executed: of a paid initiative its effects only."""
        if not self.is_initiative(number):
            return self.use(number, language)
        return self.write(n.Effects(tuple(self.effects(number))), language)

    def asking(self, number: int, slot: Slot, language: str) -> str:
        """The one sentence of an ability that needs a choice; of two modes the one it belongs to."""
        effects = self.effects(number)
        if not slot.effect < len(effects):
            return self.use(number, language)
        effect = effects[slot.effect]
        if slot.mode != NOTHING and isinstance(effect, n.Either):
            effect = effect.first if slot.branch == 0 else effect.second
        return self.write(n.Effects((effect,)), language)

    def effects(self, number: int) -> list[n.Effect]:
        """All effects of an ability in reading order."""
        found: list[n.Effect] = []
        for paragraph in self.paragraphs.get(number, ()):
            if not isinstance(paragraph, n.Keywords | n.Passive):
                found.extend(paragraph.effects)
        return found

    def mode(self, number: int, place: int, branch: int, language: str) -> str:
        """What one branch of the mode at a place of the ability's program does."""
        which = self.faces.abilities[number].modes.index(place)
        either = [one for one in self.effects(number) if isinstance(one, n.Either)][which]
        return self.write(n.Effects((either.first if branch == 0 else either.second,)), language)

    def may(self, number: int, place: int, language: str) -> str:
        """What is offered by the `may` at a place of the ability's program."""
        program = self.faces.abilities[number].program[:place]
        which = len([one for one in program if one.op == MAY])
        found = [one for one in self.effects(number) if isinstance(one, n.May | n.MayThen)][which]
        return self.write(n.Effects((found,)), language)

    def offered(self, number: int, place: int, language: str) -> str:
        """The same, only what is done if the player says yes."""
        program = self.faces.abilities[number].program[:place]
        which = len([one for one in program if one.op == MAY])
        found = [one for one in self.effects(number) if isinstance(one, n.May | n.MayThen)][which]
        return self.write(n.Effects((found.effect,)), language)

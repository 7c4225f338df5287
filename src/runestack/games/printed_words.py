"""The words of printed cards by number: names, texts, single abilities and their parts, in English and German.

The engine knows an ability by its number. A game notes which paragraphs of a card's text each number stands for
(`paragraphs`); what is said of them then is the same for every game.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Generic, Protocol, TypeVar

from runestack.cards.pool import Card, CardPool
from runestack.kernel.frame import NOTHING
from runestack.kernel.program import MAY, Ability, Slot
from runestack.language import nodes as n
from runestack.language.bindings import walk
from runestack.language.text import ability_english, ability_german

Paragraph = Any  # one of the core's or of a game's own


class ReadCards(Protocol):
    """All cards as the engine reads them, each game's in its own form."""

    abilities: list[Ability]


F = TypeVar("F", bound=ReadCards)


class PrintedWords(Generic[F]):
    """What stands on the cards of a pool; a face is a place in `pool.cards`."""

    def __init__(self, pool: CardPool, faces: F) -> None:
        self.pool = pool
        self.faces = faces
        self.abilities = faces.abilities
        self.paragraphs: dict[int, tuple[Paragraph, ...]] = {}  # by the number of the ability
        self.write = cache(self.write_paragraph)
        # once for each card and ability: whoever looks a whole tree up has to walk through it first
        self.text = cache(self.write_text)
        self.ability = cache(self.write_ability)
        self.data: dict[int, Any] = {}  # what views show of a face, made once
        for face, card in enumerate(pool.cards):
            self.add(face, card)

    def add(self, face: int, card: Card) -> None:
        """Notes which paragraphs each ability of a face stands for."""
        raise NotImplementedError

    def pair(self, numbers: Sequence[int], paragraphs: Sequence[Paragraph]) -> None:
        """Abilities and paragraphs of a kind stand in the same order."""
        for number, paragraph in zip(numbers, paragraphs, strict=False):
            self.paragraphs[number] = (paragraph,)

    def write_paragraph(self, paragraph: Paragraph, language: str) -> str:
        """A paragraph in a language."""
        write = ability_english if language == "en" else ability_german
        return write(paragraph, self.pool.vocabulary)

    def write_effect(self, effect: Any, language: str) -> str:
        """One effect as a sentence."""
        return self.write(n.Effects((effect,)), language)

    # -- cards -----------------------------------------------------------------------------------

    def card(self, face: int) -> Card:
        """The printed card."""
        return self.pool.cards[face]

    def name(self, face: int, language: str) -> str:
        """A card's name."""
        card = self.pool.cards[face]
        return card.name if language == "en" else card.name_de

    def write_text(self, face: int, language: str) -> str:
        """A card's whole text, a paragraph a line."""
        return "\n".join(self.write(one, language) for one in self.pool.cards[face].tree.abilities)

    # -- abilities -------------------------------------------------------------------------------

    def write_ability(self, number: int, language: str) -> str:
        """An ability as it is printed."""
        return " ".join(self.write(one, language) for one in self.paragraphs.get(number, ()))

    def use(self, number: int, language: str) -> str:
        """An ability without what stands before it only because it is printed."""
        raise NotImplementedError

    def effects(self, number: int) -> list[Any]:
        """All effects of an ability in reading order."""
        found: list[Any] = []
        for paragraph in self.paragraphs.get(number, ()):
            found.extend(getattr(paragraph, "effects", ()))
        return found

    def asking(self, number: int, slot: Slot, language: str) -> str:
        """The one sentence of an ability that needs a choice; of two modes the one it belongs to."""
        effects = self.effects(number)
        if not slot.effect < len(effects):
            return self.use(number, language)
        effect = effects[slot.effect]
        if slot.mode != NOTHING and self.branches(effect):
            effect = self.branches(effect)[slot.branch]
        return self.write_effect(effect, language)

    def mode(self, number: int, place: int, branch: int, language: str) -> str:
        """What one branch of the mode at a place of the ability's program does."""
        which = self.abilities[number].modes.index(place)
        found: list[tuple[Any, ...]] = []
        for one in walk(tuple(self.effects(number))):
            branches = self.branches(one)
            if branches:
                found += [branches] * self.choices(one)
        return self.write_effect(found[which][branch], language)

    def branches(self, effect: Any) -> tuple[Any, ...]:
        """The modes of an effect; a game whose texts choose among more than two adds those."""
        return (effect.first, effect.second) if isinstance(effect, n.Either) else ()

    def choices(self, effect: Any) -> int:
        """How many of its modes are chosen."""
        return 1

    def may(self, number: int, place: int, language: str) -> str:
        """What is offered by the `may` at a place of the ability's program."""
        return self.write_effect(self.optional(number, place), language)

    def offered(self, number: int, place: int, language: str) -> str:
        """The same, only what is done if the player says yes."""
        return self.write_effect(self.optional(number, place).effect, language)

    def is_optional(self, effect: Any) -> bool:
        """Whether an effect is lowered to a `may`."""
        return isinstance(effect, n.May | n.MayThen | n.MayOtherwise)

    def optional(self, number: int, place: int) -> Any:
        """The `may` at a place of the ability's program."""
        program = self.abilities[number].program[:place]
        which = len([one for one in program if one.op == MAY])
        found = [one for one in walk(tuple(self.effects(number))) if self.is_optional(one)]
        return found[which]

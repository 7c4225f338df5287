"""The words of Runeslingers' cards by number: what an ability, a bullet or a continuous text says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from runestack.cards.pool import Card, CardPool
from runestack.games.printed_words import Paragraph, PrintedWords
from runestack.games.runeslingers.cards.ailment_checks import lines_of
from runestack.games.runeslingers.cards.text_checks import BULLETS, paragraphs
from runestack.games.runeslingers.language import nodes as rs
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import operations as op
from runestack.games.runeslingers.rules.faces import Faces, level_of
from runestack.games.wording import capital
from runestack.kernel.frame import NOTHING
from runestack.language import nodes as n
from runestack.language.bindings import walk

# What stands before an effect only because it is printed: how it is used, or the point of a bullet.
USED_BY = re.compile(
    r"^((Sling|Activate|Schleudern|Aktivieren)(: |, |:$)|• |On-ail: |Beim Erhalten: )"
)
TRIGGERS = (n.Whenever, n.At, n.FirstTime)
FOR_A_TIME = (rs.Lasting, rs.NextGets, rs.NextHas)
FOR_A_TIME_OPERATIONS = (op.LASTING, op.NEXT_GETS, op.NEXT_HAS)


class CardWords(PrintedWords[Faces]):
    """What stands on the cards of a pool; a face is a place in `pool.cards`."""

    def __init__(self, pool: CardPool, faces: Faces) -> None:
        super().__init__(pool, faces)
        for number in list(self.paragraphs):
            self.add_for_a_time(number)

    def add(self, face: int, card: Card) -> None:
        """Notes which paragraphs each ability of a face stands for."""
        faces, found = self.faces, paragraphs(card.tree)
        if card.type == "ailment":
            self.add_ailment(found, c.AILMENTS[str(card.value("ailment"))])
            return
        used = tuple(one for one in found if isinstance(one, n.Effects | n.Use))
        if faces.use[face] != NOTHING:
            self.paragraphs[faces.use[face]] = used
        self.add_bullets(face, found)
        self.pair(faces.triggered[face], [one for one in found if isinstance(one, TRIGGERS)])
        self.pair(faces.statics[face], list(continuous(found)))

    def add_ailment(self, found: tuple[Any, ...], ailment: int) -> None:
        """The texts of each level."""
        faces = self.faces
        for level in range(1, c.LEVELS + 1):
            place, texts = level_of(ailment, level), lines_of(found, level)
            on_ail = tuple(one for one in texts if isinstance(one, rs.OnAil))
            if on_ail:
                self.paragraphs[faces.on_ail[place]] = on_ail
            triggers = [one for one in texts if isinstance(one, TRIGGERS)]
            self.pair(faces.level_triggered[place], triggers)
            self.pair(faces.level_statics[place], list(continuous(texts)))

    def level(self, ailment: int, level: int, language: str) -> str:
        """What a level of an ailment does."""
        found = paragraphs(self.card(self.faces.ailments[ailment]).tree)
        return " ".join(self.write(one, language) for one in lines_of(found, level))

    def add_bullets(self, face: int, found: tuple[Any, ...]) -> None:
        """A bullet is carried out together with the plain effects around the bullets."""
        bullets = [one for one in found if isinstance(one, BULLETS)]
        around = [one for one in found if isinstance(one, n.Effects | n.Use) and one.effects]
        for which, bullet in enumerate(bullets):
            before = [one for one in around if found.index(one) < found.index(bullets[0])]
            behind = [one for one in around if one not in before]
            self.paragraphs[self.faces.bullets[face][which]] = (*before, bullet, *behind)
            numbers = self.faces.bullet_statics[face][which]
            self.pair(numbers, [bullet] * len(numbers))

    def add_for_a_time(self, number: int) -> None:
        """Continuous texts that an effect of an ability lets work for a time are abilities of their own."""
        made = [one for one in self.abilities[number].program if one.op in FOR_A_TIME_OPERATIONS]
        for instruction, effect in zip(made, for_a_time(self.effects(number)), strict=False):
            for text in instruction.changes:
                self.paragraphs[text] = (n.Effects((effect,)),)

    def repeats(self, number: int) -> bool:
        """Whether an ability is one more value that the sentence of the ability before it changes."""
        before = self.paragraphs.get(number - 1)
        return before is not None and before == self.paragraphs.get(number)

    def use(self, number: int, language: str) -> str:
        """An ability without its label: what it does, and what is to be paid for it."""
        return capital(USED_BY.sub("", self.ability(number, language)))

    def executed(self, number: int, language: str) -> str:
        """What is carried out: the effects of an ability only, without condition or price."""
        effects = self.effects(number)
        return self.write(n.Effects(tuple(effects)), language) if effects else ""

    def bullet(self, face: int, which: int, language: str) -> str:
        """One of the effects between which Fate or Choice decides."""
        found = [one for one in paragraphs(self.card(face).tree) if isinstance(one, BULLETS)]
        return capital(USED_BY.sub("", self.write(found[which], language)))


def for_a_time(effects: list[Any]) -> Iterator[Any]:
    """The effects that let a text work for a time, in reading order, with what they are multiplied by."""
    multiplied: list[Any] = []
    for node in walk(tuple(effects)):
        if isinstance(node, n.ForEach) and isinstance(node.effect, FOR_A_TIME):
            multiplied.append(node.effect)
            yield node
        elif isinstance(node, FOR_A_TIME) and not any(node is one for one in multiplied):
            yield node


def continuous(found: tuple[Any, ...]) -> Iterator[Paragraph]:
    """The continuous texts of a card, each as a paragraph of its own; one for each value that it changes."""
    for paragraph in found:
        if isinstance(paragraph, n.Passive):
            for static in paragraph.statics:
                yield from [n.Passive((static,))] * changed_values(static)


def changed_values(static: Any) -> int:
    """How many abilities a continuous text becomes: one, or one for each of its changes."""
    while isinstance(static, n.While | n.HaveForEach):
        static = static.static
    return len(static.changes) if isinstance(static, n.HaveStat) else 1

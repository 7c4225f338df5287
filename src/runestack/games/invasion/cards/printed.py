"""The words of Invasion's cards by number: what an ability says, and what of it is carried out."""

from __future__ import annotations

import re
from typing import Any

from runestack.cards.pool import Card
from runestack.games.invasion.language import nodes as iv
from runestack.games.invasion.language.words import LABELS
from runestack.games.invasion.rules.faces import Faces
from runestack.games.printed_words import PrintedWords
from runestack.games.wording import capital
from runestack.language import nodes as n

# What stands before an ability only because it is printed: its moment.
MOMENT = re.compile(
    "^("
    + "|".join(word for label in LABELS for word in (label.english, label.german))
    + ")(: |, )",
    re.IGNORECASE,
)
# The paragraphs that become something else than abilities that are used.
TRIGGERS = (
    n.Whenever,
    n.At,
    n.FirstTime,
    iv.FirstTimeEachRound,
    iv.UpToTimes,
    iv.SupportWhenever,
    iv.SupportAt,
    iv.AsProtocolWhenever,
    iv.AsProtocolAt,
)
CONTINUOUS = (n.Passive, iv.Support, iv.AsProtocol)
FLAGS = (n.Keywords, iv.SupportKeywords, iv.Scrap)
SWARM = "Swarm"  # the one keyword that is carried out as a text


class CardWords(PrintedWords[Faces]):
    """What stands on the cards of a pool; a face is a place in `pool.cards`."""

    def add(self, face: int, card: Card) -> None:
        """Notes which paragraph each ability of a face stands for; a continuous text may be several abilities."""
        faces, found = self.faces, card.tree.abilities
        others = (*TRIGGERS, *CONTINUOUS, *FLAGS)
        self.pair(
            faces.uses[face], [one for one in found if not isinstance(one, others) or swarms(one)]
        )
        self.pair(faces.triggered[face], [one for one in found if isinstance(one, TRIGGERS)])
        lasting = [one for one in found if isinstance(one, CONTINUOUS) for _ in one.statics]
        self.pair(faces.statics[face], lasting)

    def effects(self, number: int) -> list[Any]:
        """All effects of an ability in reading order; of a text that may be used once each turn its only one."""
        for paragraph in self.paragraphs.get(number, ()):
            if isinstance(paragraph, iv.OnceEachTurn):
                return [paragraph.effect]
        return super().effects(number)

    def is_optional(self, effect: Any) -> bool:
        """Also what an opponent can do to avoid something."""
        return isinstance(effect, iv.UnlessDone) or super().is_optional(effect)

    def offered(self, number: int, place: int, language: str) -> str:
        """Of what an opponent can do: that."""
        optional = self.optional(number, place)
        if isinstance(optional, iv.UnlessDone):
            return self.write_effect(optional.deed, language)
        return super().offered(number, place, language)

    def branches(self, effect: Any) -> tuple[Any, ...]:
        """Also more than two."""
        return effect.effects if isinstance(effect, iv.ChooseSome) else super().branches(effect)

    def choices(self, effect: Any) -> int:
        """Of some effects several modes are chosen, one after the other."""
        return effect.number if isinstance(effect, iv.ChooseSome) else 1

    def use(self, number: int, language: str) -> str:
        """An ability without its moment: what it costs and does."""
        (paragraph,) = self.paragraphs[number]
        if isinstance(paragraph, iv.EachPlayer | iv.OnceEachTurn):
            return self.executed(number, language)
        written = self.ability(number, language)
        return capital(MOMENT.sub("", written)) if isinstance(paragraph, n.Use) else written

    def executed(self, number: int, language: str) -> str:
        """Its effects alone."""
        effects = tuple(self.effects(number))
        if not effects:
            return self.ability(number, language)
        return self.write(n.Effects(effects), language)


def swarms(ability: n.Ability) -> bool:
    """Whether a paragraph of flags has one that is carried out."""
    return isinstance(ability, n.Keywords) and SWARM in ability.words

"""The printed values of all cards, by face number. Made once when the cards are loaded, never changed."""

from __future__ import annotations

from runestack.games.rune_age.rules import constants as c
from runestack.kernel.frame import NOTHING
from runestack.kernel.program import PrintedTexts


class Faces(PrintedTexts):
    """One list for each printed value; a face is an index into all of them."""

    def __init__(self) -> None:
        super().__init__()
        self.type: list[int] = []
        self.race: list[int] = []
        self.gold_cost: list[int] = []  # NOTHING: gold does not buy it
        self.influence_cost: list[int] = []  # NOTHING: influence does not buy it
        self.strength: list[int] = []  # of a unit its own, otherwise what an army must bring
        self.gold: list[int] = []  # what it yields
        self.influence: list[int] = []
        self.auto_defense: list[int] = []
        self.attrition: list[int] = []  # icons
        self.stage: list[int] = []
        self.category: list[int] = []  # of mercenaries: 1 or 2
        self.flags: list[int] = []
        self.copies: list[int] = []
        self.reward: list[int] = []  # the face of an Enemy's other side, or NOTHING
        self.uses: list[list[int]] = []  # abilities that are used at a moment, by number
        self.triggered: list[list[int]] = []
        self.statics: list[list[int]] = []
        # the faces that setting up looks for, by what they are
        self.races: list[list[int]] = [[] for _ in c.RACES]  # strongholds and units, cheapest first
        self.homes: list[int] = [NOTHING for _ in c.RACES]
        self.monuments: list[int] = [NOTHING for _ in c.RACES]
        self.gold_cards: list[int] = []  # of value 1, 2 and 3
        self.cities: list[int] = []
        self.landmarks: list[int] = []
        self.runes: list[int] = []
        self.mercenaries: list[list[int]] = [[], [], []]  # by category
        self.rival: int = NOTHING
        self.replaced: int = 0  # everything that texts can replace, as bits
        self.counts_combats: bool = False  # whether a text is limited by combats

    def new_face(self) -> int:
        """A further face with empty values."""
        face = self.count
        self.count += 1
        for column in (
            self.type,
            self.strength,
            self.gold,
            self.influence,
            self.auto_defense,
            self.attrition,
            self.stage,
            self.category,
            self.flags,
        ):
            column.append(0)
        self.race.append(c.NO_RACE)
        self.gold_cost.append(NOTHING)
        self.influence_cost.append(NOTHING)
        self.copies.append(1)
        self.reward.append(NOTHING)
        self.uses.append([])
        self.triggered.append([])
        self.statics.append([])
        return face

    def used_at(self, face: int, timing: int) -> list[int]:
        """The abilities of a face that are used at a moment."""
        return [text for text in self.uses[face] if self.abilities[text].label == timing]

    def number_used(self, face: int) -> int:
        """How many abilities of a face are counted when they are used: those of a moment, then the triggered ones."""
        return len(self.uses[face]) + len(self.triggered[face])

    def has_use_at(self, face: int, timing: int) -> bool:
        """Whether a face has such an ability."""
        for text in self.uses[face]:
            if self.abilities[text].label == timing:
                return True
        return False

"""The printed values of all cards, by face number. Made once when the cards are loaded, never changed."""

from __future__ import annotations

from typing import Final

from runestack.kernel.program import PrintedTexts

OUT_OF_REACH: Final = 1 << 20


class Faces(PrintedTexts):
    """One list for each printed value; a face is an index into all of them."""

    def __init__(self) -> None:
        super().__init__()
        self.type: list[int] = []
        self.race: list[int] = []
        self.level: list[int] = []
        self.cost: list[int] = []  # NEVER: greyed out
        self.recycle: list[int] = []
        self.health: list[int] = []
        self.melee: list[int] = []
        self.ranged: list[int] = []
        self.speed: list[int] = []
        self.water_income: list[int] = []
        self.card_income: list[int] = []
        self.flags: list[int] = []  # keywords without text
        self.fast_cost: list[
            int
        ] = []  # what a fast tactic costs; out of reach for every other card
        self.copies: list[int] = []
        self.next_level: list[int] = []  # heroes: the face of the next level, or NOTHING
        self.activated: list[list[int]] = []  # abilities by number
        self.triggered: list[list[int]] = []
        self.initiatives: list[list[int]] = []
        self.statics: list[list[int]] = []
        self.tactic: list[int] = []  # the ability that holds a tactic's whole text, or NOTHING
        self.recycle_text: list[int] = []  # tactics: the text after Recycle, or NOTHING
        self.heroes: list[int] = []  # faces of level 1
        self.technologies: list[int] = []
        self.common: list[int] = []  # units and tactics
        self.box: list[int] = []  # the same, each as often as it has copies

    def new_face(self) -> int:
        """A further face with empty values."""
        face = self.count
        self.count += 1
        for column in (
            self.type,
            self.race,
            self.level,
            self.cost,
            self.recycle,
            self.health,
            self.melee,
            self.ranged,
            self.speed,
            self.water_income,
            self.card_income,
            self.flags,
        ):
            column.append(0)
        self.fast_cost.append(OUT_OF_REACH)
        self.copies.append(1)
        self.next_level.append(-1)
        self.activated.append([])
        self.triggered.append([])
        self.initiatives.append([])
        self.statics.append([])
        self.tactic.append(-1)
        self.recycle_text.append(-1)
        return face

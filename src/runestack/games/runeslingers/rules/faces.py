"""The printed values of all cards, by face number. Made once when the cards are loaded, never changed."""

from __future__ import annotations

from runestack.games.runeslingers.rules import constants as c
from runestack.kernel.program import PrintedTexts


class Faces(PrintedTexts):
    """One list for each printed value; a face is an index into all of them."""

    def __init__(self) -> None:
        super().__init__()
        self.type: list[int] = []  # bits of constants: the type, and DEFENSE_CARD
        self.name: list[int] = []  # cards of one name have one number (trinkets are unique by name)
        self.of_class: list[int] = []  # constants.CLASSES, or NO_CLASS
        self.defense: list[int] = []  # 0: none
        self.bar: list[list[int]] = []  # keyword, number, keyword, number, ... from left to right
        self.flags: list[int] = []  # the keywords of the bar as bits
        self.cost: list[int] = []  # determinations of an activate ability
        self.copies: list[int] = []
        self.runeslinger: list[int] = []  # abilities: the face of their Runeslinger, or -1
        self.use: list[int] = []  # the ability of an immediate effect, `Sling:`, `Activate:`, or -1
        self.is_used_later: list[
            bool
        ] = []  # its text says `Sling:` or `Activate:`: bullets are chosen at each use
        self.bullets: list[
            list[int]
        ] = []  # the abilities of its bullets: of the use, or continuous ones
        self.has_continuous_bullets: list[bool] = []
        self.triggered: list[list[int]] = []
        self.statics: list[list[int]] = []
        self.bullet_statics: list[list[list[int]]] = []  # continuous bullets: the abilities of each
        self.runeslingers: list[int] = []  # faces
        self.playable: list[int] = []  # faces of runespells, trinkets and boons
        self.passives: list[
            list[int]
        ] = []  # by face of a Runeslinger: faces of its abilities, else []
        self.activates: list[list[int]] = []
        # by ability: a continuous text whose number changes only with events that P-STATE looks at
        self.is_steady: list[bool] = []
        # ailments: the face of each type, and by type and level (`level_of`) the texts of that level
        self.ailments: list[int] = [-1] * c.TYPES_OF_AILMENT
        self.on_ail: list[int] = [-1] * (c.TYPES_OF_AILMENT * c.LEVELS)
        self.level_statics: list[list[int]] = [[] for _ in self.on_ail]
        self.level_triggered: list[list[int]] = [[] for _ in self.on_ail]

    def new_face(self) -> int:
        """A further face with empty values."""
        face = self.count
        self.count += 1
        for column in (self.type, self.name, self.defense, self.flags, self.cost):
            column.append(0)
        for column in (self.of_class, self.runeslinger, self.use):
            column.append(-1)
        for rows in (
            self.bar,
            self.bullets,
            self.triggered,
            self.statics,
            self.passives,
            self.activates,
        ):
            rows.append([])
        self.copies.append(1)
        self.is_used_later.append(False)
        self.has_continuous_bullets.append(False)
        self.bullet_statics.append([])
        return face


def level_of(ailment: int, level: int) -> int:
    """Where the texts of a level of an ailment stand."""
    return ailment * c.LEVELS + level - 1

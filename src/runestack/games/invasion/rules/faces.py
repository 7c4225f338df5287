"""The printed values of all cards, by face number. Made once when the cards are loaded, never changed."""

from __future__ import annotations

from runestack.games.invasion.rules import constants as c
from runestack.kernel.frame import NOTHING
from runestack.kernel.program import Ability, PrintedTexts


class Faces(PrintedTexts):
    """One list for each printed value; a face is an index into all of them."""

    def __init__(self) -> None:
        super().__init__()
        self.type: list[int] = []
        self.number: list[int] = []  # the card number
        self.cost: list[list[int]] = []  # symbols: colours and WILD, in the printed order
        self.reward: list[int] = []  # spare parts
        self.training: list[int] = []  # 0: none
        self.family: list[int] = []
        self.keywords: list[int] = []
        self.scrap: list[int] = []  # spare parts for not being played
        self.copies: list[int] = []
        self.starting: list[int] = []  # 1: a starting invasion card
        self.combat: list[list[int]] = []  # melee, ranged, armor, health
        self.support: list[list[int]] = []
        self.stores: list[list[int]] = []  # the reward of an invasion card: colours and WILD
        self.uses: list[list[int]] = []  # abilities with a label, by number
        self.used_in_main: list[list[int]] = []  # those of them that are used in the Main phase
        self.triggered: list[list[int]] = []
        self.statics: list[list[int]] = []
        # what setting up looks for
        self.starting_deck: list[int] = []  # the ten starting cards
        self.defending: int = NOTHING  # the eleventh, for competitive mode
        self.recruits: list[int] = []
        self.leaders: list[int] = []
        self.technologies: list[int] = []
        self.invaders: list[int] = []
        self.protocols: list[int] = []
        # what is printed on the boards, as faces with a text
        self.before_reinforcing: list[int] = [NOTHING, NOTHING]  # of a player, by mode
        self.before_invasion: int = NOTHING  # the same before the Invasion reinforces
        self.pairs: list[int] = [NOTHING] * c.TYPES_STORED
        self.zones: list[int] = [NOTHING] * c.COLOURS
        self.actions: list[int] = [NOTHING] * len(c.ACTION_SYMBOLS)
        self.action_costs: list[int] = [1] * len(c.ACTION_SYMBOLS)
        self.spots: list[int] = [2] * c.TYPES_STORED
        self.refresh_need: int = 2  # technology tokens of the Invasion
        self.refresh_spend: int = 2
        self.die: list[int] = []  # a starting die: its screws, side by side
        self.last_round: int = c.LAST_ROUND  # of the time tracker

    def new_face(self) -> int:
        """A further face with empty values."""
        face = self.count
        self.count += 1
        for column in (
            self.type,
            self.number,
            self.reward,
            self.training,
            self.keywords,
            self.scrap,
            self.starting,
        ):
            column.append(0)
        self.family.append(NOTHING)
        self.copies.append(1)
        self.combat.append([0, 0, 0, 0])
        self.support.append([0, 0, 0, 0])
        for texts in (
            self.cost,
            self.stores,
            self.uses,
            self.used_in_main,
            self.triggered,
            self.statics,
        ):
            texts.append([])
        return face

    def is_of_kind(self, face: int, kind: int) -> bool:
        """Whether a card has a symbol of a colour or, behind the colours, is of a family."""
        if kind >= c.COLOURS:
            return self.family[face] == kind - c.COLOURS
        return kind in self.cost[face]

    def add_use(self, face: int, ability: Ability) -> None:
        """A further ability with a label."""
        text = self.add_ability(face, ability)
        self.uses[face].append(text)
        if ability.label in (c.ACTIVATED, c.ONCE_EACH_TURN):
            self.used_in_main[face].append(text)

    def used_at(self, face: int, label: int) -> list[int]:
        """The abilities of a face with a label."""
        return [text for text in self.uses[face] if self.abilities[text].label == label]

    def first_used_at(self, face: int, label: int) -> int:
        """The first of them, or NOTHING."""
        for text in self.uses[face]:
            if self.abilities[text].label == label:
                return text
        return NOTHING

"""Scenarios and campaigns as the rules read them, made from their cards."""

from __future__ import annotations

from collections.abc import Sequence

from runestack.cards.pool import Card
from runestack.games.invasion.cards.finding import whole
from runestack.games.invasion.cards.scenario_checks import entries
from runestack.games.invasion.rules import scenarios as sc
from runestack.games.invasion.rules.scenarios import Campaign, Scenario


class Scenarios:
    """All scenarios and campaigns of a box; a face is a place in `cards`."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards = cards
        self.scenarios: dict[str, int] = {}  # faces, by key
        self.campaigns: dict[str, int] = {}
        self.events: dict[str, int] = {}  # by name
        for face, card in enumerate(cards):
            if card.type == "scenario":
                self.scenarios[str(card.value("scenario"))] = face
            elif card.type == "campaign":
                self.campaigns[str(card.value("campaign"))] = face
            elif card.type == "event":
                self.events[card.name] = face

    @property
    def keys(self) -> list[str]:
        """What can be played: the campaigns, then every scenario by itself."""
        return [*self.campaigns, *self.scenarios]

    def face(self, key: str) -> int:
        """The face of the card of a campaign or a scenario."""
        return self.campaigns[key] if key in self.campaigns else self.scenarios[key]

    def key_of(self, face: int) -> str:
        """Which campaign or scenario a card stands for."""
        return next(key for key in self.keys if self.face(key) == face)

    def card(self, key: str) -> Card:
        """The card of a campaign or a scenario."""
        return self.cards[self.face(key)]

    def campaign(self, key: str) -> Campaign:
        """A campaign, or a scenario as a campaign of one."""
        keys = self.card(key).words("scenarios") if key in self.campaigns else (key,)
        return Campaign(key, [self.scenario(one) for one in keys])

    def scenario(self, key: str) -> Scenario:
        """One scenario."""
        face = self.scenarios[key]
        card = self.cards[face]
        made = Scenario(key, face)
        for word in card.words("wins"):
            made.wins += [sc.WINS[word], whole(card, "rounds") if word == "survive" else 0]
        made.loss = sc.LOSSES[str(card.value("loss"))]
        for word in card.words("changes"):
            made.changes |= sc.CHANGES[word]
        for place, difficulty in enumerate(sc.DIFFICULTIES):
            listed = entries(card, difficulty)
            made.events[place] = [self.events[name] for _, name in listed]
            made.durations[place] = [rounds for rounds, _ in listed]
        for place, row in enumerate(card.words("research")):
            made.research[place] = [int(number) for number in row.split()]
        return made

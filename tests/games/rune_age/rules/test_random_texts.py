"""Random games with cards of every sentence, on every kind of card that may have it."""

from __future__ import annotations

from random import Random

import pytest

from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules.game import RuneAgeGame
from runestack.kernel.frame import NOBODY
from runestack.kernel.playout import play_randomly
from runestack.kernel.random import RandomStream
from tests.games.rune_age.hand_made import (
    BOX,
    begin,
    enemy,
    instant,
    new_card,
    refresh_question,
    reward,
    tactic,
    unit,
)

EFFECTS = (
    "Draw a card",
    "Discard a card",
    "Discard your hand",
    "Take 1 damage",
    "Remove 1 damage from your home realm",
    "Deal 1 damage to the next player's home realm",
    "Your army gets +1 {strength}",
    "The target gets -2 {strength}",
    "Wound a friendly unit",
    "Wound each opposing unit with printed strength 1",
    "Your opponent wounds 1 of their units",
    "Heal a wounded friendly unit",
    "Heal up to 2 wounded friendly units. Put one of them on top of its owner's deck",
    "A friendly unit cannot be destroyed this combat",
    "Destroy a friendly unit",
    "Destroy a city you control",
    "Destroy a unit from your hand",
    "Destroy the gold card with the highest value in your hand",
    "Discard gold cards with total value 2",
    "Another player discards a card",
    "Your opponent discards a card at random",
    "Look at another player's hand",
    "Reveal your hand",
    "Look at the top card of your deck. You may discard it",
    "Put a unit with cost 1 from your discard pile into the combat",
    "Gain 1 {influence}",
    "Exhaust a city or stronghold you control",
    "Refresh a city you control",
    "Its auto-defense counts 0",
    "Ignore 1 attrition icon",
    "Roll 1 more attrition die",
    "The attrition roll gets -1",
    "Take a random unused dragon rune",
    "Target Enemy can be attacked again this round",
    "Draw a card or take 1 damage",
    "You may discard a card. If you do, draw 2 cards",
)
COSTS = (
    "spend 1 {influence}",
    "spend up to 2 {influence}",
    "discard a card",
    "discard a gold card",
    "discard any number of gold cards",
    "wound this unit",
    "wound another friendly unit",
    "destroy this unit",
    "destroy another friendly unit",
    "destroy a card in your hand",
    "exhaust a city or stronghold you control",
    "take 1 damage",
)
TIMINGS = ("When Played", "Resolution", "End of Combat", "Action")
OCCASIONS = (
    "Whenever a friendly unit is wounded",
    "Whenever you win a combat",
    "Whenever you lose a combat",
    "Whenever you buy a card",
    "Whenever you take damage",
    "At the beginning of your turn",
    "At the beginning of each round",
    "At the end of each round",
)
FATES = ("destroyed", "wounded", "wounded or destroyed")
KINDS = ("dragonlords", "runewars", "cataclysm", "overlord", "together", "landmarks", "monument")


def small(sentence: str) -> str:
    """A sentence behind a comma."""
    return sentence[0].lower() + sentence[1:]


class Deal:
    """Written cards by chance."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def effect(self) -> str:
        return self.random.choice(EFFECTS)

    def fighter(self) -> int:
        """A unit or tactic."""
        timing, cost = self.random.choice(TIMINGS), self.random.choice(COSTS)
        fate = self.random.choice(FATES)
        who = self.random.choice(("this unit", "a friendly unit", "another friendly unit"))
        return self.random.choice(
            (
                lambda: unit(f"{timing}: {self.effect()}."),
                lambda: unit(f"{timing}, {cost}: {self.effect()}."),
                lambda: unit(f"{self.random.choice(OCCASIONS)}, {small(self.effect())}."),
                lambda: unit(f"Whenever this unit is destroyed, {small(self.effect())}."),
                lambda: unit(
                    f"If {who} would be {fate}, you may discard a card to discard it instead."
                ),
                lambda: unit(
                    f"If another friendly unit would be {fate}, you may destroy this unit instead."
                ),
                lambda: tactic(f"{timing}: {self.effect()}."),
            )
        )()

    def reward(self) -> int:
        """A card of a realm area."""
        timing = self.random.choice(("Action", "Resolution", "Before Attrition"))
        fate = self.random.choice(FATES)
        return self.random.choice(
            (
                lambda: reward(f"{timing}, exhaust this card: {self.effect()}."),
                lambda: reward(f"{self.random.choice(OCCASIONS)}, {small(self.effect())}."),
                lambda: reward(
                    f"If a friendly unit would be {fate}, you may exhaust this card to discard it instead."
                ),
            )
        )()

    def event(self) -> int:
        """An Enemy or Instant."""
        who = self.random.choice(("Each player", "The first player"))
        return self.random.choice(
            (
                lambda: instant(f"{who}: {self.effect()}."),
                lambda: instant(f"Each player may spend 1 {{influence}}: {self.effect()}."),
                lambda: instant("Attacks each player.", 4, attrition=1),
                lambda: enemy(f"Start of the Event Phase, each player: {self.effect()}."),
                lambda: enemy(f"When Revealed, each player: {self.effect()}."),
                lambda: enemy(f"Resolution: {self.effect()}.", attrition=1),
                lambda: enemy(f"When Defeated: {self.effect()}."),
            )
        )()


def game_with_texts(seed: int) -> RuneAgeGame:
    deal = Deal(seed)
    seats = deal.random.choice((2, 3, 4))
    game = begin(deal.random.choice(KINDS), seats, seed=seed)
    for seat in range(seats):
        for zone in (c.IN_DECK, c.IN_DECK, c.IN_DECK, c.IN_DECK, c.IN_HAND, c.IN_HAND):
            new_card(game, deal.fighter(), seat, zone)
        for _ in range(3):
            new_card(game, deal.reward(), seat, c.IN_REALM)
        new_card(game, BOX.faces.cities[seat], seat, c.IN_REALM)
    for zone in (*[c.IN_EVENT_DECK] * 6, c.IN_FRONT):
        new_card(game, deal.event(), NOBODY, zone)
    refresh_question(game)
    return game


@pytest.mark.parametrize("seed", range(12))
def test_whatever_cards_say_every_card_lies_in_one_place_and_the_game_can_be_copied(
    seed: int,
) -> None:
    game = game_with_texts(seed)
    play_randomly(game, RandomStream(seed), 500)
    lying = [card for piles in game.piles for cards in piles for card in cards]
    lying += [card for cards in game.shared for card in cards]
    assert sorted(lying) == list(range(len(game.face)))
    assert game.clone().digest() == game.digest()
    assert all(number >= 0 for number in game.damage)

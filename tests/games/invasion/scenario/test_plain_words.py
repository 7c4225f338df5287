"""Other wordings that somebody who knows the rules file would use; each is read as the card language says it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from runestack.games.invasion.scenario import card, invader, protocol, technology
from runestack.games.invasion.scenario.cards import printed
from runestack.games.staged_cards import Design

Maker = Callable[[str, str], Design]


def said_of(design: Design) -> str | None:
    return printed((design,)).game.pool.named(design.name)[0].text


@pytest.mark.parametrize(
    ("said", "as_cards"),
    [
        ("Deal 2 melee damage to the opponent.", "Deal 2 melee damage."),
        ("Deal 2 ranged damage to your opponent.", "Deal 2 ranged damage."),
        ("Deal 4 melee to the opponent.", "Deal 4 melee damage."),
        ("Deal 1 ranged to each player.", "Deal 1 ranged damage to each player."),
        ("Deal 1 ranged damage to all players.", "Deal 1 ranged damage to each player."),
        ("Deal 2 melee and 1 ranged damage.", "Deal 2 melee damage. Deal 1 ranged damage."),
        ("Lose 1 armor and 2 health.", "Lose 1 armor. Lose 2 health."),
        ("Draw 2 cards. Then discard 1 card.", "Draw 2 cards. Discard a card."),
        ("Draw 2 cards and then discard 1 card.", "Draw 2 cards. Discard a card."),
        ("Opponent discards 1 card.", "The opponent discards a card."),
        ("When you play this card: draw 1 card.", "Draw a card."),
        (
            "Deal 2 melee damage if you have 5 or more armor.",
            "If you have 5 or more armor, deal 2 melee damage.",
        ),
        (
            "Gain 2 armor. If you played another card this turn, gain 1 more.",
            "Gain 2 armor. If you played another card this turn, gain 1 armor.",
        ),
        (
            "Return a card from your Discard pile to your hand.",
            "Put a card from your discard pile into your hand.",
        ),
        (
            "Take the top card of your Discard pile into your hand.",
            "Put the top card of your discard pile into your hand.",
        ),
        ("Destroy 2 armor of the opponent.", "Destroy 2 armor."),
        ("Destroy all of the opponent's armor.", "Destroy 99 armor."),
        ("Gain 2 armor and 1 health.", "Gain 2 armor and gain 1 health."),
        ("Gain 1 armor, 1 health and 1 reroll.", "Gain 1 armor. Gain 1 health. Gain 1 reroll."),
        ("Gain 2 reroll tokens.", "Gain 2 rerolls."),
        ("Gain 1 spare part token.", "Gain 1 spare part."),
        ("Gain 1 red resource.", "Add 1 red resource to your pool."),
        ("Gain a wild resource.", "Add 1 resource of your choice to your pool."),
        ("Add 1 red to your pool.", "Add 1 red resource to your pool."),
        (
            "Add 1 red and 2 blue resources to your pool.",
            "Add 1 red resource to your pool. Add 2 blue resources to your pool.",
        ),
        ("Store 1 red.", "Store 1 red resource."),
        ("Draw two cards.", "Draw 2 cards."),
        ("Draw one card.", "Draw a card."),
        ("Discard 2 cards, then draw 2 cards.", "Discard 2 cards. Draw 2 cards."),
        ("Discard your hand.", "Discard 99 cards."),
        ("Recruit 2 cards.", "Recruit a card. Recruit a card."),
        ("Refresh a technology.", "Refresh a technology in your base."),
        ("Return this card to your hand.", "Put this card into your hand."),
        ("Return this card to the top of your Deck.", "Put this card on top of your deck."),
        (
            "Deal 1 melee damage for each technology you have.",
            "For each technology in your base, deal 1 melee damage.",
        ),
        ("Gain 1 armor for each unused die.", "For each unused die you have, gain 1 armor."),
        (
            "Deal X melee damage, where X is the number of cards you played this turn.",
            "For each card you played this turn, deal 1 melee damage.",
        ),
        (
            "Gain armor equal to the number of cards in your hand.",
            "For each card in your hand, gain 1 armor.",
        ),
        (
            "If your health is 5 or less, gain 3 health.",
            "If you have 5 or less health, gain 3 health.",
        ),
        (
            "If the opponent's armor is 3 or more, destroy 1 armor.",
            "If the opponent has 3 or more armor, destroy 1 armor.",
        ),
        (
            "If you have more than 4 armor, draw 1 card.",
            "If you have 5 or more armor, draw a card.",
        ),
        ("If your hand is empty, draw 1 card.", "If you have no cards in your hand, draw a card."),
        (
            "If you have played 3 or more cards this turn, draw 1 card.",
            "If you played 3 or more cards this turn, draw a card.",
        ),
        (
            "The next card you play this turn is executed twice.",
            "Execute the effects of the next card you play this turn twice.",
        ),
        (
            "Execute the effects of the next card twice.",
            "Execute the effects of the next card you play this turn twice.",
        ),
        (
            "The opponent chooses one of their dice and does not use it next turn.",
            "The opponent does not use a die.",
        ),
        (
            "Until your next turn, the opponent cannot gain health.",
            "The opponent cannot gain health until your next turn.",
        ),
        (
            "The opponent cannot store resources next turn.",
            "The opponent cannot store resources until your next turn.",
        ),
        (
            "Look at the top 3 cards of your Deck. Put them back in any order.",
            "Look at the top 3 cards of your deck and put them back in any order.",
        ),
        (
            "Put a card of your Garbage dump on the bottom of your Deck.",
            "Put a card from your garbage dump on the bottom of your deck.",
        ),
        (
            "When this card is discarded: draw 1 card. / Gain 1 armor.",
            "When you discard this card: Draw a card.\nGain 1 armor.",
        ),
        (
            "If the opponent has no armor left, draw 1 card.",
            "If the opponent has no armor, draw a card.",
        ),
        (
            "If you dealt damage this turn, draw 1 card.",
            "If you dealt 1 or more damage this turn, draw a card.",
        ),
        (
            "If you have a technology, draw 1 card.",
            "If you have 1 or more technologies in your base, draw a card.",
        ),
        (
            "If you have 3 or more technologies, draw 1 card.",
            "If you have 3 or more technologies in your base, draw a card.",
        ),
        (
            "If there are 2 or more cards in your Garbage dump, draw 1 card.",
            "If you have 2 or more cards in your garbage dump, draw a card.",
        ),
        (
            "If your Discard pile is empty, draw 1 card.",
            "If you have no cards in your discard pile, draw a card.",
        ),
        (
            "Discover a technology.",
            "Discover a new technology.",
        ),
        (
            "Exhaust a technology of the opponent.",
            "Exhaust an opponent's technology.",
        ),
        (
            "Exhaust one of the opponent's technologies.",
            "Exhaust an opponent's technology.",
        ),
        (
            "Destroy 2 of the opponent's stored resources.",
            "The opponent destroys 2 of their stored resources.",
        ),
        (
            "Turn one of your unused dice to a side of your choice.",
            "Turn an unused die to a side of your choice.",
        ),
        (
            "Reroll all your dice.",
            "Reroll all your unused dice.",
        ),
        (
            "Reroll any number of unused dice.",
            "Reroll any number of your unused dice.",
        ),
        (
            "Replace 1 screw on one of your dice.",
            "Replace a screw on one of your dice.",
        ),
        (
            "Replace a screw on one of your dice with a red screw.",
            "Replace a screw on one of your dice with a red one.",
        ),
        (
            "Replace a screw on one of your dice by a screw of your choice.",
            "Replace a screw on one of your dice.",
        ),
        (
            "You may transform dice one more time this turn.",
            "You may transform dice once more this turn.",
        ),
        (
            "Move up to 3 armor to your health.",
            "Move up to 3 points of your armor to your health.",
        ),
        (
            "Gain 1 screw on each card in your Training center.",
            "Put 1 screw on each card in your training center.",
        ),
        (
            "Move any number of screws among the cards in your Training center.",
            "Move screws among the cards in your training center.",
        ),
        (
            "Put a soldier from your Discard pile into your hand.",
            "Put a soldier card from your discard pile into your hand.",
        ),
        (
            "Put 1 card from your Garbage dump on top of your Deck.",
            "Put a card from your garbage dump on top of your deck.",
        ),
        (
            "Put 2 cards of your hand on top of your Deck.",
            "Put a card from your hand on top of your deck. Put a card from your hand on top of your deck.",
        ),
        (
            "Gain 1 spare part for each empty die.",
            "For each empty die you rolled this turn, gain 1 spare part.",
        ),
        (
            "Deal 1 ranged damage for each reroll token you have.",
            "For each reroll you have, deal 1 ranged damage.",
        ),
        (
            "Deal ranged damage equal to the number of cards in your Garbage dump.",
            "For each card in your garbage dump, deal 1 ranged damage.",
        ),
        (
            "Deal melee damage equal to the number of technologies in your Base.",
            "For each technology in your base, deal 1 melee damage.",
        ),
        (
            "Gain armor equal to the number of unused dice you have.",
            "For each unused die you have, gain 1 armor.",
        ),
        (
            "Gain 3 armor or 2 health.",
            "Gain 3 armor or gain 2 health.",
        ),
        (
            "Either gain 3 armor or draw 1 card.",
            "Gain 3 armor or draw a card.",
        ),
        (
            "Choose one: deal 2 melee damage; or draw 2 cards.",
            "Deal 2 melee damage or draw 2 cards.",
        ),
        (
            "Deal 2 melee damage twice.",
            "Deal 2 melee damage. Deal 2 melee damage.",
        ),
        (
            "Store 1 red and 1 blue.",
            "Store 1 red resource. Store 1 blue resource.",
        ),
        (
            "Keep. Scrap 2. Deal 1 melee damage.",
            "Keep.\nScrap 2.\nDeal 1 melee damage.",
        ),
        (
            "When this card is not played: you may put it on top of your Deck. / Gain 1 armor.",
            "When this card is not played: You may put this card on top of your deck.\nGain 1 armor.",
        ),
        (
            "Destroy the lowest card of the stack.",
            "In cooperative mode: Destroy the lowest card of the stack. Otherwise: Tempo.",
        ),
        (
            "Draw 1 card. Destroy 2 resources in one zone.",
            "Draw a card. In cooperative mode: Destroy 2 resources in a zone of your choice. Otherwise: Tempo.",
        ),
        (
            "When this card is drawn, gain 1 reroll. / Gain 1 armor.",
            "When you draw this card: Gain 1 reroll.\nGain 1 armor.",
        ),
    ],
)
def test_a_card_of_a_player(said: str, as_cards: str) -> None:
    assert said_of(card("Sample", said)) == as_cards


@pytest.mark.parametrize(
    ("said", "as_cards"),
    [
        (
            "Exhaust this card: draw 1 card.",
            "Exhaust: Draw a card.",
        ),
        (
            "Exhaust, make a die unusable: draw 1 card.",
            "Exhaust, do not use a die: Draw a card.",
        ),
        (
            "Exhaust, destroy a card from your hand: draw 1 card.",
            "Exhaust, destroy a card in your hand: Draw a card.",
        ),
        (
            "Your red cards cost one symbol less.",
            "Red cards cost you 1 symbol less.",
        ),
        (
            "Cards in your Training center have a training cost of 2 less, but at least 2.",
            "Cards in your training center cost 2 screws less to train, but at least 2.",
        ),
        (
            "Exhaust: The Invasion deploys 1 card.",
            "Exhaust: In cooperative mode: Deploy the top card of the Invasion deck. Otherwise: Tempo.",
        ),
        (
            "Whenever you discover a technology, draw 1 card.",
            "Whenever you discover a technology, draw a card.",
        ),
        (
            "Whenever you roll an empty die, draw 1 card.",
            "Whenever you roll an empty die, draw a card.",
        ),
        (
            "At the beginning of your turn, gain 1 reroll and 2 armor.",
            "At the beginning of your turn, gain 1 reroll and gain 2 armor.",
        ),
        (
            "Exhaust, pay 1 red and 1 blue: draw 1 card.",
            "Exhaust, pay 1 red resource and 1 blue resource: Draw a card.",
        ),
        (
            "Exhaust, destroy 2 stored resources: draw 1 card.",
            "Exhaust, destroy 2 of your stored resources: Draw a card.",
        ),
        (
            "When you reinforce your Deck, refresh a card in your Base.",
            "Whenever you reinforce, refresh a card in your base.",
        ),
        (
            "Whenever the opponent plays a card, gain 1 armor.",
            "Whenever an enemy plays a card, gain 1 armor.",
        ),
        (
            "Whenever an enemy reinforces its deck, gain 1 armor.",
            "Whenever an enemy reinforces, gain 1 armor.",
        ),
        (
            "Whenever a protocol is used, gain 1 armor.",
            "Whenever the Invasion uses a protocol, gain 1 armor.",
        ),
        (
            "Whenever a card survives, gain 1 armor.",
            "Whenever a card of the stack survives, gain 1 armor.",
        ),
        (
            "Whenever you play the third card in a turn, draw 1 card.",
            "Whenever you play your third card in a turn, draw a card.",
        ),
    ],
)
def test_a_technology(said: str, as_cards: str) -> None:
    assert said_of(technology("Sample", said)) == as_cards


def drone(name: str, text: str) -> Design:
    return invader(name, text=text)


@pytest.mark.parametrize(
    ("make", "said", "as_cards"),
    [
        (drone, "Store 1 red.", "Deployed: The Invasion stores 1 red resource."),
        (
            drone,
            "Deployed: Store 1 red for each player.",
            "Deployed: For each player, the Invasion stores 1 red resource.",
        ),
        (
            drone,
            "Support: Players cannot reroll.",
            "Support: Players cannot use reroll tokens.",
        ),
        (
            drone,
            "Support: Players cannot use stored resources.",
            "Support: Players cannot use stored pairs.",
        ),
        (drone, "Guard.", "Support: Guard."),
        (
            drone,
            "When defeated: Each player is dealt 1 ranged damage.",
            "When this card is defeated: Deal 1 ranged damage to each player.",
        ),
        (
            drone,
            "Deployed: Gain 1 technology token.",
            "Deployed: The Invasion gains 1 technology token.",
        ),
        (
            protocol,
            "Deal 1 ranged damage to each player.",
            "Exhaust: Deal 1 ranged damage to each player.",
        ),
        (
            protocol,
            "Activated: The Invasion deploys the top card of its deck.",
            "Exhaust: Deploy the top card of the Invasion deck.",
        ),
        (
            protocol,
            "Each player chooses: lose 1 health or discard a card.",
            "Exhaust, each player: Lose 1 health or discard a card.",
        ),
    ],
)
def test_a_card_of_the_invasion(make: Maker, said: str, as_cards: str) -> None:
    assert said_of(make("Sample", said)) == as_cards

"""Texts as the tables of the rules file sketch them, and as people say them: a scenario reads both."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from runestack.cards.diagnostics import PackError
from runestack.games.rune_age.game import GAME
from runestack.games.rune_age.scenario import (
    city,
    enemy,
    gold,
    instant,
    objective,
    placed,
    player,
    reward,
    stronghold,
    tactic,
    unit,
)
from runestack.games.rune_age.scenario.cards import printed
from runestack.games.rune_age.scenario.wording import in_card_words
from runestack.games.staged_cards import Design
from runestack.testing import scenario

RULES = files("runestack").joinpath("rules/rune-age.md").read_text(encoding="utf-8")
TABLES = RULES.partition("### Races (units")[2].partition("## Worked examples")[0]
KINDS = {"E": "enemy", "I": "instant", "I\\*": "instant", "unit": "unit", "tactic": "tactic"}
SKETCHES = 130  # cards and other sides of Enemies that say something


def sketches() -> list[tuple[str, str, str]]:
    """Name, kind and text of every card in the tables of the rules file."""
    found = []
    for line in TABLES.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|") or cells[0] in ("Unit", "City", "Card", "Event", "---"):
            continue
        name, text = cells[0].partition(" (")[0], cells[-1]
        if len(cells) == 5:
            kind = "unit" if cells[2].isdigit() and int(cells[3]) > 1 and text[:3] != "ACT" else ""
            found.append((name, kind or ("city" if "(exhaust)" in text else "unit"), text))
        else:
            word = next(cell.split()[0] for cell in cells[2:] if cell.split(" ")[0] in KINDS)
            found.append((name, KINDS[word], text))
    return [(name, kind, text) for name, kind, text in found if text]


def sides(kind: str, text: str) -> list[tuple[str, str]]:
    """An Enemy with what it says as a reward; what only yields something says nothing."""
    front, _, back = text.partition("R: ")
    found = [(kind, front.strip())] if front.strip() else []
    if back and not re.fullmatch(r"[0-9] (gold|influence)\.", back):
        found.append(("reward", back))
    return found


TEXTS = [
    pytest.param(name, side, said, id=f"{name}, {side}")
    for name, kind, text in sketches()
    for side, said in sides(kind, text)
]


def made(name: str, kind: str, text: str) -> Design:
    """A card of a kind."""
    if kind == "objective":
        return objective(name, text)
    if kind == "instant":
        return instant(name, text, strength=3 if "attacks" in text.lower() else 0)
    if kind == "tactic":
        return tactic(name, text)
    if kind == "unit":
        return unit(name, text=text, strength=7)
    if kind == "reward":
        return reward(name, text)
    if kind == "stronghold":
        return stronghold(name, text=text)
    return enemy(name, text=text) if kind == "enemy" else city(name, text=text)


def text_of(name: str, kind: str, text: str) -> str:
    """The text of a card as the language says it."""
    design = made(name, kind, text)
    return str(printed((design,)).game.pool.named(name)[0].text)


def test_the_tables_are_read_to_their_end() -> None:
    assert len(TEXTS) == SKETCHES


@pytest.mark.parametrize(("name", "kind", "text"), TEXTS)
def test_a_sketch_of_the_rules_file_is_read(name: str, kind: str, text: str) -> None:
    assert text_of(name, kind, text)


@pytest.mark.parametrize(
    "card", [one for one in GAME.pool.cards if one.text], ids=lambda one: one.id
)
def test_a_text_of_the_box_stays_as_it_is(card: object) -> None:
    text, kind, name = (getattr(card, what) for what in ("text", "type", "name"))
    assert in_card_words(text, kind, name) == text


SAID = [
    ("unit", "Resolution: If you do not control a city, +2.", "Resolution: If you control no cities, this unit gets +2 {strength}."),
    ("unit", "Resolution: If you did not win, draw a card.", "Resolution: If you lost, draw a card."),
    ("unit", "Resolution: If an opposing unit is wounded, +2.", "Resolution: If your opponent controls a wounded unit, this unit gets +2 {strength}."),
    ("unit", "Resolution: If there are 3 or more players, +2.", "Resolution: If 3 or more players are in the game, this unit gets +2 {strength}."),
    ("unit", "Resolution: If you have the most damage, +2.", "Resolution: If you are the player with the most damage, this unit gets +2 {strength}."),
    ("unit", "WP: if another Wolf is friendly, +1.", "When Played: If another friendly copy of this unit participates, this unit gets +1 {strength}."),
    ("unit", "When Played: Spend 1 influence: +2 strength.", "When Played, spend 1 {influence}: This unit gets +2 {strength}."),
    ("unit", "When Played: You may discard a card: Draw 2 cards.", "When Played, discard a card: Draw 2 cards."),
    ("unit", "End of Combat, if you won: Draw a card.", "End of Combat: If you won, draw a card."),
    ("unit", "Resolution: This unit gets +1 {strength} for each city you control, at most +3.", "Resolution: For each city you control, this unit gets +1 {strength}, at most 3."),
    ("unit", "When Played: All friendly units get +1 {strength}.", "When Played: Each friendly unit gets +1 {strength}."),
    ("unit", "When Played: Wound all opposing units.", "When Played: Wound each opposing unit."),
    ("unit", "When Played: Choose a friendly unit. It gets +2 strength.", "When Played: A friendly unit gets +2 {strength}."),
    ("unit", "When Played: Double the strength of this unit.", "When Played: Double the {strength} of this unit."),
    ("unit", "Cannot be wounded.", "This unit cannot be wounded."),
    ("unit", "In a siege, this unit gets +1 {strength}.", "While it is a siege, this unit gets +1 {strength}."),
    ("unit", "When this unit is destroyed, draw a card.", "Whenever this unit is destroyed, draw a card."),
    ("unit", "When you win a combat: Draw a card.", "Whenever you win a combat, draw a card."),
    ("unit", "If this unit would be destroyed, you may spend 1 influence: Put it into your discard pile instead.", "If this unit would be destroyed, you may spend 1 {influence} to discard it instead."),
    ("unit", "Action, exhaust a city: Draw 2 cards.", "Action, exhaust a city you control: Draw 2 cards."),
    ("unit", "Action: Destroy a city of another player.", "Action: Destroy an opposing city."),
    ("unit", "Action: Take a unit of cost 1 from your barracks into your hand.", "Action: Put a unit with cost 1 from your barracks into your hand."),
    ("unit", "Action: Take a 2-gold card from the centre into your hand.", "Action: Put a gold card with value 2 from the central area into your hand."),
    ("unit", "Strength is 5 while no other friendly unit participates.", "While you control no other units, this unit gets -2 {strength}."),
    ("tactic", "When Played: +2 strength.", "When Played: Your army gets +2 {strength}."),
    ("tactic", "When Played: Up to two friendly units get +1 each.", "When Played: Up to 2 friendly units get +1 {strength}."),
    ("tactic", "When Played: Wound up to two opposing units; in a battle +4.", "When Played: If it is a siege, wound up to 2 opposing units. Otherwise, your army gets +4 {strength}."),
    ("tactic", "Action: Draw 2 cards, then discard 1 card.", "Action: Draw 2 cards. Discard a card."),
    ("reward", "Exhaust: Ignore one attrition icon.", "Before Attrition, exhaust this card: Ignore 1 attrition icon."),
    ("reward", "Action: Draw a card.", "Action, exhaust this card: Draw a card."),
    ("city", "Resolution: +1 strength.", "Resolution, exhaust this card: Your army gets +1 {strength}."),
    ("enemy", "At the start of the Event phase, each player takes 1 damage.", "Start of the Event Phase, each player: Take 1 damage."),
    ("enemy", "While in play, neutral cities have +1 strength.", "Neutral cities get +1 {strength}."),
    ("enemy", "On defeat: Draw two cards.", "When Defeated: Draw 2 cards."),
    ("enemy", "Resolution: The player wounds one of his units.", "Resolution: Wound a friendly unit."),
    ("instant", "Each player destroys a city he controls or takes 3 damage.", "Each player: Destroy a city you control or take 3 damage."),
    ("instant", "This card attacks each player.", "Attacks each player."),
    ("instant", "Each ally draws 1 card; the Overlord destroys a unit in his hand.", "Each ally: Draw a card.\nThe Overlord: Destroy a unit from your hand."),
    ("instant", "Each player with 10 or more damage: Draw a card.", "Each player: If your home realm has 10 or more damage, draw a card."),
    ("instant", "Reverse the turn order.", "The first player: Reverse the turn order."),
    ("instant", "Next round: Home realms cannot be besieged.", "Next round: Each player's home realm cannot be besieged."),
    ("objective", "The first player to defeat this card wins.", "If a player defeats this card, that player wins."),
    ("objective", "All players win if a player defeats this card. / No sieges.", "If a player defeats this card, all players win.\nHome realms cannot be besieged.\nNo city can be besieged."),
    ("unit", "When Played: If it is the second combat of your turn, +3.", "When Played: If you have fought exactly 2 combats this turn, this unit gets +3 {strength}."),
    ("unit", "Resolution: If a friendly unit is wounded, draw a card.", "Resolution: If you control a wounded unit, draw a card."),
    ("unit", "Resolution: If your discard pile has 5 or more cards, +2.", "Resolution: If you have 5 or more cards in your discard pile, this unit gets +2 {strength}."),
    ("unit", "When Played: take 2 damage on your home realm: +4.", "When Played, take 2 damage: This unit gets +4 {strength}."),
    ("unit", "End of Combat: remove the wound of this unit.", "End of Combat: Heal this unit."),
    ("unit", "Action: destroy a card in your hand.", "Action: Destroy a card of any kind from your hand."),
    ("unit", "While this unit participates, other friendly units get +1 strength.", "Other friendly units get +1 {strength}."),
    ("unit", "Wounded friendly units have +1 strength.", "Wounded friendly units get +1 {strength}."),
    ("unit", "When Played: double this unit's strength.", "When Played: Double the {strength} of this unit."),
    ("unit", "Resolution: the target has -2 strength.", "Resolution: The target gets -2 {strength}."),
    ("unit", "Resolution: In this siege the auto-defense counts 0.", "Resolution: If you besiege a city, its auto-defense counts 0."),
    ("unit", "When Played: attrition rolls get -1.", "When Played: The attrition roll gets -1."),
    ("unit", "Resolution: spend any amount of influence: +1 for each.", "Resolution, spend up to 20 {influence}: For each {influence} spent, this unit gets +1 {strength}."),
    ("unit", "Resolution: a friendly unit gets +X, where X is its printed strength.", "Resolution: A friendly unit gets {strength} equal to its printed strength, at most 99."),
    ("unit", "When you win a combat with this unit, draw a card.", "Whenever you win a combat, draw a card."),
    ("instant", "Each player with 2 or more cities takes 2 damage.", "Each player: If you control 2 or more cities, take 2 damage."),
    ("instant", "Reveal an additional event.", "The first player: Draw another event."),
    ("instant", "Next round: hand size is 4.", "Next round: Each player draws to 4 cards."),
    ("instant", "Next round: no city can be besieged.", "Next round: Cities cannot be besieged."),
    ("instant", "Next round: each Enemy has +1 strength.", "Next round: Enemies get +1 {strength}."),
    ("instant", "Each player loses a stronghold: it goes back to his barracks.", "Each player: Destroy a stronghold you control."),
    ("instant", "Each player takes damage equal to the number of his cities.", "Each player: For each city you control, take 1 damage."),
    ("enemy", "While in play cities yield no influence.", "Cities yield 9 {influence} less."),
    ("enemy", "This Enemy has +1 strength for each Enemy in play.", "This card gets +1 {strength} for each Enemy."),
    ("enemy", "Ties are won by this Enemy.", "This card cannot be beaten by a tie."),
    ("reward", "Resolution, exhaust: +2 in a siege of a home realm.", "Resolution, exhaust this card: If you besiege a home realm, your army gets +2 {strength}."),
    ("reward", "Exhaust: +2 in a battle against an Enemy.", "Resolution, exhaust this card: If you fight an Enemy, your army gets +2 {strength}."),
    ("reward", "Your strongholds yield 1 more influence.", "Strongholds you control yield 1 {influence} more."),
    ("reward", "Your cities have +1 auto-defense.", "The auto-defense of cities you control gets +1."),
    ("reward", "When you secure a city, draw a card.", "Whenever a city you control is secured, draw a card."),
    ("reward", "Action, exhaust: take a 1-gold card from its pile into your hand.", "Action, exhaust this card: Put a gold card with value 1 from the central area into your hand."),
    ("reward", "Exhaust: the target has -2 strength.", "Resolution, exhaust this card: The target gets -2 {strength}."),
    ("unit", "Resolution: This unit's strength becomes 6.", "Resolution: Set the {strength} of this unit to 6."),
    ("unit", "Resolution: This unit has strength 6.", "Resolution: Set the {strength} of this unit to 6."),
    ("tactic", "Resolution: Reduce the target's strength by 2.", "Resolution: The target gets -2 {strength}."),
    ("unit", "When Played: Destroy an opposing unit that is wounded.", "When Played: Destroy a wounded opposing unit."),
    ("unit", "When Played: Destroy a non-mythic opposing unit.", "When Played: Destroy an opposing unit without Mythic."),
    ("unit", "When Played: Destroy an opposing unit that is not mythic.", "When Played: Destroy an opposing unit without Mythic."),
    ("unit", "Resolution: Wound all other units.", "Resolution: Wound each other unit."),
    ("unit", "Resolution: Your opponent chooses one of his units and wounds it.", "Resolution: Your opponent wounds 1 of their units."),
    ("unit", "Cannot be wounded or destroyed.", "This unit cannot be wounded. This unit cannot be destroyed."),
    ("unit", "When Played: Friendly units cannot be destroyed this combat.", "When Played: Each friendly unit cannot be destroyed this combat."),
    ("unit", "Action: Look at the top two cards of your deck. Put one into your hand and the other on the bottom.", "Action: Look at the top 2 cards of your deck, put 1 of them into your hand and the rest on the bottom."),
    ("unit", "When Played: Take a unit of cost 2 or less from your barracks and put it into the combat.", "When Played: Put a unit with cost 2 or less from your barracks into the combat."),
    ("unit", "End of Combat: Return this unit to your hand instead of discarding it.", "End of Combat: Return this unit to its owner's hand."),
    ("unit", "End of Combat: Return up to two friendly units to your hand.", "End of Combat: Return up to 2 friendly units to their owners' hands."),
    ("unit", "End of Combat: Keep this unit.", "End of Combat: Return this unit to its owner's hand."),
    ("unit", "Action: Gain a unit with cost 2 or less from your barracks.", "Action: Put a unit with cost 2 or less from your barracks on your discard pile."),
    ("unit", "Action: Take a neutral unit with cost 3 or less from its pile to your discard pile.", "Action: Put a neutral unit with cost 3 or less from the central area on your discard pile."),
    ("unit", "Action: Take a 1-gold card from its central pile and put it on top of your deck.", "Action: Put a gold card with value 1 from the central area on top of your deck."),
    ("unit", "Action: Gain 1 influence and 1 gold.", "Action: Gain 1 {influence}. Gain 1 {gold}."),
    ("unit", "Action: Gain 1 influence for each city you control.", "Action: For each city you control, gain 1 {influence}."),
    ("unit", "Action: Gain gold equal to the number of cities you control.", "Action: For each city you control, gain 1 {gold}."),
    ("unit", "Action: Refresh all your cities.", "Action: Refresh each city you control."),
    ("unit", "Action: Deal 1 damage to each home realm.", "Action: Each player takes 1 damage."),
    ("unit", "Action: Remove all damage from your home realm.", "Action: Remove 20 damage from your home realm."),
    ("unit", "Action: Take a neutral city into your realm area.", "Action: Take control of a neutral city."),
    ("unit", "Action: You may attack a city again this round.", "Action: A city can be attacked again this round."),
    ("unit", "When Played: Your opponent cannot play more than 1 more card.", "When Played: Your opponent must pass after 1 more card."),
    ("unit", "You win ties while you defend your home realm.", "While you defend your home realm, you win ties."),
    ("unit", "Action: The turn order is reversed.", "Action: Reverse the turn order."),
    ("unit", "When Played: Spend 1 influence and wound this unit: +4.", "When Played, spend 1 {influence}, wound this unit: This unit gets +4 {strength}."),
    ("unit", "When Played: If you have no cards in hand, +2.", "When Played: If you have no cards in your hand, this unit gets +2 {strength}."),
    ("unit", "When Played: If you fought another combat this turn, +2.", "When Played: If you have fought 2 or more combats this turn, this unit gets +2 {strength}."),
    ("unit", "When Played: If you are besieging a city, +2.", "When Played: If you besiege a city, this unit gets +2 {strength}."),
    ("unit", "When Played: If you attack a home realm, +2.", "When Played: If you besiege a home realm, this unit gets +2 {strength}."),
    ("unit", "When Played: If you fight against an Enemy, +2.", "When Played: If you fight an Enemy, this unit gets +2 {strength}."),
    ("unit", "Resolution: If no friendly unit is wounded, +2.", "Resolution: If you control no wounded units, this unit gets +2 {strength}."),
    ("unit", "Resolution: If there are 3 or more opposing units, +2.", "Resolution: If your opponent controls 3 or more units, this unit gets +2 {strength}."),
    ("unit", "Resolution: If you have at least 3 friendly units, +2.", "Resolution: If you control 3 or more units, this unit gets +2 {strength}."),
    ("unit", "Resolution: If exactly 2 other friendly units participate, +2.", "Resolution: If you control exactly 2 other units, this unit gets +2 {strength}."),
    ("unit", "Resolution: If your deck is empty, +2.", "Resolution: If you have no cards in your deck, this unit gets +2 {strength}."),
    ("unit", "Resolution: If you control no city, +2.", "Resolution: If you control no cities, this unit gets +2 {strength}."),
    ("unit", "Resolution: If you control the most cities, +2.", "Resolution: If you are the player with the most cities, this unit gets +2 {strength}."),
    ("unit", "Resolution: If you control a city or a stronghold, +2.", "Resolution: If you control a city or you control a stronghold, this unit gets +2 {strength}."),
    ("unit", "When another friendly unit is wounded, this unit gets +1.", "Whenever another friendly unit is wounded, this unit gets +1 {strength}."),
    ("unit", "When you lose: draw a card.", "Whenever you lose a combat, draw a card."),
    ("unit", "When Played: This unit gets +X, where X is the number of cards in your hand.", "When Played: For each card in your hand, this unit gets +1 {strength}."),
    ("unit", "Resolution: This unit gets strength equal to the number of cities you control.", "Resolution: For each city you control, this unit gets +1 {strength}."),
    ("unit", "While this unit participates, opposing units get -1 strength.", "Opposing units get -1 {strength}."),
    ("unit", "While this unit is wounded, it gets +2.", "While this unit is wounded, this unit gets +2 {strength}."),
    ("unit", "+1 for each city you control.", "This unit gets +1 {strength} for each city you control."),
    ("unit", "+2 while you control 3 or more strongholds.", "While you control 3 or more strongholds, this unit gets +2 {strength}."),
    ("unit", "In a battle against an Enemy, +2.", "While you fight an Enemy, this unit gets +2 {strength}."),
    ("unit", "When you besiege a city, its auto-defense is reduced by 2.", "While you besiege a city, the auto-defense of cities gets -2."),
    ("reward", "Exhaust: +2 in a siege.", "Resolution, exhaust this card: If it is a siege, your army gets +2 {strength}."),
    ("reward", "Exhaust: +2 when you defend a city.", "Resolution, exhaust this card: If you defend a city, your army gets +2 {strength}."),
    ("reward", "Exhaust: a unit costs 1 gold less.", "Purchase, exhaust this card: Units cost 1 {gold} less."),
    ("reward", "Exhaust: gold cards cost 1 less.", "Purchase, exhaust this card: Gold cards cost 1 {influence} less."),
    ("reward", "Exhaust: if a friendly unit would be destroyed, discard it instead.", "If a friendly unit would be destroyed, you may exhaust this card to discard it instead."),
    ("reward", "Your units get +1 strength while you defend.", "While you defend, friendly units get +1 {strength}."),
    ("reward", "+1 when your home realm is besieged.", "While you defend your home realm, your army gets +1 {strength}."),
    ("city", "While you control this city, your hand size is 6.", "You draw to 6 cards."),
    ("city", "When you secure this city, take 2 damage.", "Whenever this card is secured, take 2 damage."),
    ("enemy", "While in play, units cost 1 more gold.", "Units cost 1 {gold} more."),
    ("enemy", "While in play, gold cards cost 1 influence more.", "Gold cards cost 1 {influence} more."),
    ("enemy", "While in play, attrition rolls get +1.", "Each attrition roll gets +1."),
    ("enemy", "Resolution: +2.", "Resolution: The target gets +2 {strength}."),
    ("enemy", "Resolution: This Enemy gets +1 for each friendly unit.", "Resolution: For each friendly unit, the target gets +1 {strength}."),
    ("enemy", "Resolution: The player wounds all his units.", "Resolution: Wound each friendly unit."),
    ("enemy", "Start of the Event phase: each player takes 1 damage for each city he controls.", "Start of the Event Phase, each player: For each city you control, take 1 damage."),
    ("enemy", "Start of the Event phase: if this Enemy was not attacked this round, each player takes 1 damage.", "Start of the Event Phase, each player: Unless this card was attacked this round, take 1 damage."),
    ("enemy", "Start of the Event phase: each player who did not attack this Enemy this round takes 1 damage.", "Start of the Event Phase, each player: Unless you have attacked this card this round, take 1 damage."),
    ("enemy", "If this Enemy was not attacked this round, each player takes 1 damage at the start of the Event phase.", "Start of the Event Phase, each player: Unless this card was attacked this round, take 1 damage."),
    ("enemy", "When revealed, draw another event.", "When Revealed, the first player: Draw another event."),
    ("enemy", "If the player loses, he takes 2 damage.", "End of Combat: If you lost, take 2 damage."),
    ("enemy", "At the start of each round, each player takes 1 damage.", "At the beginning of each round, each player takes 1 damage."),
    ("instant", "Each player discards his hand and draws 3 cards.", "Each player: Discard your hand. Draw 3 cards."),
    ("instant", "Each player destroys a unit or a gold card in his hand.", "Each player: Destroy a unit or gold card from your hand."),
    ("instant", "Each player refreshes all his cities.", "Each player: Refresh each city you control."),
    ("instant", "Each player may discard a unit: remove 1 damage.", "Each player may discard a unit: Remove 1 damage from your home realm."),
    ("instant", "Each player chooses one: discard 2 cards, or take 2 damage.", "Each player: Discard 2 cards or take 2 damage."),
    ("instant", "Each player discards 2 cards. If he cannot, he takes 2 damage.", "Each player: If you have 2 or more cards in your hand, discard 2 cards. Otherwise, take 2 damage."),
    ("instant", "Each player without a city takes 2 damage.", "Each player: Unless you control a city, take 2 damage."),
    ("instant", "Each player who controls a stronghold takes 1 damage.", "Each player: If you control a stronghold, take 1 damage."),
    ("instant", "Each player with no cards in hand takes 2 damage.", "Each player: If you have no cards in your hand, take 2 damage."),
    ("instant", "The player with the least damage takes 2 damage.", "The player with the least damage: Take 2 damage."),
    ("instant", "Draw 2 additional events.", "The first player: Draw another event. Draw another event."),
    ("instant", "Next round: each unit with cost 1 gets +1 strength.", "Next round: Units with cost 1 get +1 {strength}."),
    ("instant", "Next round: strongholds yield 1 more influence.", "Next round: Strongholds yield 1 {influence} more."),
    ("instant", "Next round: no sieges.", "Next round: Each player's home realm cannot be besieged. Cities cannot be besieged."),
    ("objective", "The first player to defeat this card wins. At the end of round 10, all players lose.", "If a player defeats this card, that player wins.\nIf round 10 is over, all players lose."),
    ("objective", "All players win if a player defeats this card. If the event deck is empty at the end of the Event phase, all players lose.", "If a player defeats this card, all players win.\nAt the end of the Event phase, if the event deck is empty, all players lose."),
    ("unit", "When purchased: draw a card.", "Whenever this card is bought, draw a card."),
    ("stronghold", "When you buy this stronghold, draw a card.", "Whenever this card is bought, draw a card."),
    ("reward", "When you claim this reward, draw a card.", "Whenever this card is claimed, draw a card."),
    ("unit", "If this unit would be wounded, discard a card instead.", "If this unit would be wounded, you may discard a card to prevent it."),
    ("unit", "If this unit would be destroyed, it goes to your discard pile instead.", "If this unit would be destroyed, you may discard it instead."),
    ("unit", "If this unit would be destroyed: discard a card: it goes to your hand instead.", "If this unit would be destroyed, you may discard a card to return it to its owner's hand instead."),
    ("unit", "If another friendly unit would be wounded, you may wound this unit instead.", "If another friendly unit would be wounded, you may wound this unit to prevent it."),
    ("reward", "Exhaust: a friendly unit that would be wounded is not wounded instead.", "If a friendly unit would be wounded, you may exhaust this card to prevent it."),
    ("reward", "Exhaust: if a friendly unit would be destroyed, discard it instead.", "If a friendly unit would be destroyed, you may exhaust this card to discard it instead."),
    ("reward", "Retaining cards costs you nothing.", "Retaining a card costs you 1 {influence} less."),
    ("instant", "Next round: retaining is free.", "Next round: Retaining a card costs 1 {influence} less."),
    ("instant", "The player with the most dragon runes takes 3 damage.", "The player with the most dragon runes: Take 3 damage."),
    ("instant", "The last player takes 3 damage.", "The last player: Take 3 damage."),
    ("unit", "Resolution: If the scenario is cooperative, +2.", "Resolution: If the players play together, this unit gets +2 {strength}."),
    ("unit", "End of Combat: You may attack this target again this round.", "End of Combat: The target can be attacked again this round."),
    ("unit", "Resolution: The opposing army gets -2 strength.", "Resolution: Your opponent's army gets -2 {strength}."),
    ("unit", "Action: Units cost 1 less this turn.", "Action: Units cost 1 {gold} less this turn."),
    ("unit", "Action: Choose a neutral city; it gets -2 strength this turn.", "Action: A neutral city gets -2 {strength} this turn."),
    ("unit", "Action: Neutral cities get -1 strength this turn.", "Action: Each neutral city gets -1 {strength} this turn."),
    ("unit", "When Played: Destroy the opposing unit with the lowest strength.", "When Played: Destroy an opposing unit with the lowest {strength}."),
    ("unit", "When Played: Wound the weakest opposing unit.", "When Played: Wound an opposing unit with the lowest {strength}."),
    ("unit", "Action: Take the gold card with the highest value from your discard pile into your hand.", "Action: Put a gold card with the highest value from your discard pile into your hand."),
    ("enemy", "Resolution: Destroy the unit with the highest strength.", "Resolution: Destroy a friendly unit with the highest {strength}."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "said", "as_cards"), SAID)
def test_a_natural_wording_is_put_into_the_words_of_the_language(
    kind: str, said: str, as_cards: str
) -> None:
    assert text_of("Wolf", kind, said) == as_cards


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("unit", "When Played: If another Bear is friendly, +1."),  # a copy of this card is meant
        ("unit", "When Played: Do something nice."),
        ("unit", "When Played: Wound an opposing unit; in a siege +1."),  # instead, or as well?
        ("instant", "Take 2 damage."),  # who?
    ],
)
def test_what_may_mean_something_else_is_refused(kind: str, text: str) -> None:
    with pytest.raises(PackError):
        text_of("Wolf", kind, text)


# -- sketches at work ----------------------------------------------------------------------------


@pytest.mark.rule("RA-ABIL-4", "RA-RULING-43", "RA-RULING-32")
def test_a_cost_behind_the_label_is_paid_for_a_bonus_on_the_unit_itself() -> None:
    lance = unit("Lance", strength=3, text="WP: spend 1 influence: +2.")
    game = scenario(
        "rune-age",
        p1=player(hand=[lance], realm=[stronghold()]),
        front=[enemy("Ogre", strength=5)],
    )
    game.p1.attacks("Ogre")
    game.p1.plays("Lance", use=True)
    game.expect(game.p1, influence=0, discard=["Lance"])
    game.expect(event_discard=["Ogre"])


@pytest.mark.rule("RA-BATTLE-7", "RA-RULING-47", "RA-ABIL-8")
def test_the_order_of_a_wound_and_of_what_counts_wounds_is_the_players() -> None:
    cult = enemy("Cult", strength=7, text="RES: the player wounds 1 of his units.")
    chanter = unit("Chanter", strength=2, text="RES: +1 for each wounded friendly unit.")
    for first, second, total in (("Cult", "Chanter", 4), ("Chanter", "Cult", 3)):
        game = scenario("rune-age", p1=player(hand=[unit("Levy"), chanter]), front=[cult])
        game.p1.attacks("Cult")
        game.p1.plays("Levy", "Chanter")
        assert "Use no more abilities" not in game.options(game.p1)
        for name in (first, second):
            game.p1.uses(name)
            if name == "Cult":
                game.p1.targets("Levy")
        assert game.log_contains(f"Cult: {total} against 7")
        game.expect(game.p1, barracks=["Levy"], discard=["Chanter"])


@pytest.mark.rule("RA-RULING-28", "RA-ACT-3", "RA-COMP-6")
def test_a_city_is_exhausted_for_its_action_though_its_text_does_not_say_so() -> None:
    game = scenario(
        "rune-age",
        p1=player(
            damage=3, realm=[city("Well", text="Action: Remove 1 damage from your home realm.")]
        ),
    )
    game.p1.uses("Well")
    game.expect(game.p1, damage=2, influence=0)
    game.expect("Well", exhausted=True, zone="realm area")
    game.refuses(game.p1, "action", "Well", rule="RA-COMP-6")


@pytest.mark.rule("RA-EVENT-6", "RA-RULING-79", "RA-DEST-1")
def test_an_event_in_the_third_person_orders_each_player() -> None:
    mutiny = instant("Mutiny", "Each player destroys a unit in his hand or takes 2 damage.")
    game = scenario(
        "rune-age",
        p1=player(hand=[gold(1)]),
        p2=player(hand=[unit("Guard")]),
        event_deck=[mutiny],
        at="event",
    )
    game.p2.chooses("Destroy")
    game.expect(game.p1, damage=2)
    game.expect(game.p2, damage=0, barracks=["Guard"])


@pytest.mark.rule("RA-RULING-61", "RA-RULING-55")
def test_a_saved_unit_lies_on_the_discard_pile_and_a_healed_one_on_the_deck() -> None:
    rabble = unit(
        "Rabble",
        text="If this unit would be destroyed: spend 1 influence: it goes to your discard pile instead.",
    )
    game = scenario(
        "rune-age",
        p1=player(army=[placed(rabble, wounded=True)], realm=[stronghold()]),
        front=[enemy("Ogre")],
        combat="Ogre",
        at="end of combat",
    )
    game.p1.uses("Rabble")
    game.expect(game.p1, discard=["Rabble"], barracks=[], influence=0)
    blessing = tactic(
        "Blessing",
        "EOC: remove the wounds of up to two friendly units; one of these goes on top of your deck instead of the discard pile.",
    )
    levy = unit("Levy")
    game = scenario(
        "rune-age",
        p1=player(army=[placed(levy, wounded=True), blessing]),
        front=[enemy("Ogre")],
        combat="Ogre",
        at="end of combat",
    )
    game.p1.uses("Blessing", target="Levy")
    assert game.p1.deck[0] == "Levy"
    game.expect(game.p1, discard=["Blessing"], barracks=[])


@pytest.mark.rule("RA-RULING-47", "RA-RULING-43", "RA-BATTLE-8")
@pytest.mark.parametrize(
    ("text", "against"),
    [("RES: +2.", 5 + 2), ("RES: this Enemy gets +1 for each friendly unit.", 5 + 3)],
)
def test_strength_that_an_enemy_gives_without_a_word_is_its_own(text: str, against: int) -> None:
    game = scenario(
        "rune-age",
        p1=player(hand=[unit("Levy")] * 3),
        front=[enemy("Horde", strength=5, text=text)],
    )
    game.p1.attacks("Horde")
    game.p1.plays("Levy", "Levy", "Levy")
    assert game.log_contains(f"Horde: 3 against {against}")


@pytest.mark.rule("RA-WOUND-3", "RA-RULING-110")
def test_a_wound_is_heard_though_it_is_told_with_when() -> None:
    wolf = unit("Wolf", text="When another friendly unit is wounded, this unit gets +1.")
    cult = enemy("Cult", text="RES: the player wounds all his units.")
    game = scenario("rune-age", p1=player(hand=[wolf, unit("Levy")]), front=[cult])
    game.p1.attacks("Cult")
    game.p1.plays("Wolf", "Levy")
    game.p1.uses("Wolf")  # an ability of a unit, so it is the player's choice
    assert game.log_contains("Cult: 3 against 5")

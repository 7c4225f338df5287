"""The words of the text table, in English and German."""

from __future__ import annotations

from runestack.games import tables
from runestack.games.tables import Words

ENGLISH: Words = {
    **tables.ENGLISH,
    "round": "Round {round} | {phase} | turn: {player}",
    "status": "water {water} | life {life} (deck {deck} + hand {hand}) | level {level}",
    "status_of_team": "water {water} | hand {hand} | level {level} | team: life {life}, deck {deck}",
    "shared": "shared by {players}",
    "out": "out of the game",
    "primary": "primary target",
    "secondary": "secondary target",
    "bounty": "bounty deck {cards}",
    "income": "income {water} water, {cards} cards | next level {price}",
    "income_one": "income {water} water, 1 card | next level {price}",
    "price": "costs {cost} water",
    "highest": "none",
    "hero": "Hero",
    "units": "Units",
    "technologies": "Technologies",
    "technology_deck": "Technology deck",
    "graveyard": "Graveyard (top first)",
    "removed": "Removed",
    "discounts": "Cheaper",
    "none": "-",
    "active": "active",
    "exhausted": "exhausted {number}",
    "unit": "health {health} | ranged {ranged} melee {melee} | speed {speed}",
    "cost": "cost {cost}",
    "recycle": "recycle {recycle}",
    "level": "level {level}",
    "never": "never",
    "buried": "{name} (level {level}, recycle {recycle})",
    "dying": "about to be destroyed",
    "shield_at": "{name}: shield, face up at {position} from the top",
    "stack": "Stack (executed from the top down)",
    "paid": "paid: {text}",
    "cancelled": "cancelled",
    "combat": "Combat: {sentence}",
    "predict_hero": "would deal {damage} damage to the hero",
    "predict_units": "would leave the attacker {attacker} and the defender {defender} health",
    "after_damage": "damage is dealt",
    "cheaper": "next {noun} {water} water less",
    "token": "{change} for the next combat",
    "until-next-combat": "for the next combat",
    "until-end-of-turn": "until end of turn",
    "until-next-turn": "until the next turn",
    "until-forever": "for the rest of the game",
    "control": "goes back to {player}",
    "copies": "has the abilities of {what}",
    "refresh": "refresh phase",
    "beginning": "beginning of turn",
    "income_phase": "income phase",
    "main": "main phase",
    "end": "end of turn",
}
GERMAN: Words = {
    **tables.GERMAN,
    "round": "Runde {round} | {phase} | am Zug: {player}",
    "status": "Wasser {water} | Lebenspunkte {life} (Deck {deck} + Hand {hand}) | Stufe {level}",
    "status_of_team": "Wasser {water} | Hand {hand} | Stufe {level} | Team: Lebenspunkte {life}, Deck {deck}",
    "shared": "gemeinsam: {players}",
    "out": "ausgeschieden",
    "primary": "primäres Ziel",
    "secondary": "sekundäres Ziel",
    "bounty": "Belohnungsdeck {cards}",
    "income": "Einkommen {water} Wasser, {cards} Karten | nächste Stufe {price}",
    "income_one": "Einkommen {water} Wasser, 1 Karte | nächste Stufe {price}",
    "price": "kostet {cost} Wasser",
    "highest": "keine",
    "hero": "Held",
    "units": "Einheiten",
    "technologies": "Technologien",
    "technology_deck": "Technologiedeck",
    "graveyard": "Friedhof (oberste zuerst)",
    "removed": "Entfernt",
    "discounts": "Günstiger",
    "none": "-",
    "active": "einsatzbereit",
    "exhausted": "erschöpft {number}",
    "unit": "Lebenspunkte {health} | Fernkampf {ranged} Nahkampf {melee} | Angriffsgeschwindigkeit {speed}",
    "cost": "Kosten {cost}",
    "recycle": "Wiederverwertung {recycle}",
    "level": "Stufe {level}",
    "never": "nie",
    "buried": "{name} (Stufe {level}, Wiederverwertung {recycle})",
    "dying": "wird gleich vernichtet",
    "shield_at": "{name}: Schild, offen an {position}. Stelle von oben",
    "stack": "Spielstapel (von oben nach unten ausgeführt)",
    "paid": "bezahlt: {text}",
    "cancelled": "abgebrochen",
    "combat": "Kampf: {sentence}",
    "predict_hero": "würde dem Helden {damage} Schaden zufügen",
    "predict_units": "ließe dem Angreifer {attacker} und dem Verteidiger {defender} Lebenspunkte",
    "after_damage": "der Schaden ist zugefügt",
    "cheaper": "nächste {noun} {water} Wasser weniger",
    "token": "{change} für den nächsten Kampf",
    "until-next-combat": "für den nächsten Kampf",
    "until-end-of-turn": "bis zum Ende des Spielzuges",
    "until-next-turn": "bis zum nächsten Spielzug",
    "until-forever": "für den Rest des Spiels",
    "control": "geht zurück an {player}",
    "copies": "hat die Fähigkeiten von {what}",
    "refresh": "Auffrischungsphase",
    "beginning": "Spielzuganfangsphase",
    "income_phase": "Einkommensphase",
    "main": "Hauptphase",
    "end": "Spielzugendphase",
}

RACES: dict[str, tuple[str, str]] = {
    "survivor": ("Survivor", "Überlebende"),
    "machine": ("Machine", "Maschinen"),
    "mutant": ("Mutant", "Mutanten"),
    "hybrid": ("Hybrid", "Hybriden"),
    "nanobot": ("Nanobot", "Nanobots"),
}

# icons of card texts as words
ICONS: dict[str, Words] = {
    "water": {"en": "water", "de": "Wasser"},
    "card": {"en": "card", "de": "Karten"},
    "health": {"en": "health", "de": "Lebenspunkte"},
    "melee": {"en": "melee", "de": "Nahkampf"},
    "ranged": {"en": "ranged", "de": "Fernkampf"},
    "recycle": {"en": "recycling", "de": "Wiederverwertung"},
    "yellow 1": {"en": "[yellow 1]", "de": "[gelb 1]"},
    "yellow 2": {"en": "[yellow 2]", "de": "[gelb 2]"},
    "yellow 3": {"en": "[yellow 3]", "de": "[gelb 3]"},
    "purple 1": {"en": "[purple 1]", "de": "[lila 1]"},
    "purple 2": {"en": "[purple 2]", "de": "[lila 2]"},
    "purple 3": {"en": "[purple 3]", "de": "[lila 3]"},
}


def income_words(water: int, cards: int, price: int | None, language: str) -> str:
    """Incomes and the price of the next level of a hero."""
    table = ENGLISH if language == "en" else GERMAN
    next_level = table["highest"] if price is None else table["price"].format(cost=price)
    key = "income_one" if cards == 1 else "income"
    return table[key].format(water=water, cards=cards, price=next_level)


def plain(text: str, language: str) -> str:
    """A text with words for its icons."""
    for icon, names in ICONS.items():
        text = text.replace(f"{{{icon}}}", names[language])
    return text

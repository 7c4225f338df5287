"""What is counted over many games: races and heroes, cards drawn and played, and what else happens."""

from __future__ import annotations

from runestack.games.rone.cards.printed import CardWords
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules.state import RoneState
from runestack.games.rone.view.text_words import RACES
from runestack.games.statistics import DRAWN, PLAYED, CardUse
from runestack.games.wording import Pattern
from runestack.kernel.events import Event
from runestack.kernel.frame import NOTHING

HEAD_KINDS: tuple[Pattern, ...] = (("hero race", "Volk des Helden"), ("hero", "Held"))
COUNTED: dict[int, Pattern] = {
    e.PLAYS_UNIT: ("units played", "gespielte Einheiten"),
    e.PLAYS_TACTIC: ("tactics played", "gespielte Taktiken"),
    e.PLAYS_TECHNOLOGY: ("technologies played", "gespielte Technologien"),
    e.RECYCLES: ("cards recycled", "wiederverwertete Karten"),
    e.LEVELS_UP: ("heroes that rise a level", "Stufenaufstiege von Helden"),
    e.ATTACKS: ("attacks", "Angriffe"),
    e.DIES: ("units that die", "gestorbene Einheiten"),
    e.HERO_DAMAGED: ("times that a hero is damaged", "Treffer auf Helden"),
}
TALLIES = tuple(COUNTED.values())
PLACES = {kind: place for place, kind in enumerate(COUNTED)}


def heads(s: RoneState, words: CardWords, seat: int) -> tuple[Pattern, ...]:
    """The race and the name of a player's hero."""
    card = words.card(s.face[s.hero[seat]])
    return RACES[str(card.value("race"))], (card.name, card.name_de)


def card_use(s: RoneState, event: Event) -> CardUse | None:
    """Opening hands count as drawn; a card that was announced and paid counts as played, even if it is cancelled."""
    if event.kind == e.DRAWS:
        return CardUse(DRAWN, event.seat, s.face[event.card])
    if event.kind == e.PLAYS_CARD:
        return CardUse(PLAYED, event.seat, s.face[event.card])
    return None


def tally(s: RoneState, event: Event) -> int:
    """Which of `TALLIES` an event counts for."""
    return PLACES.get(event.kind, NOTHING)

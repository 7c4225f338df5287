"""What is counted over many games: factions, sides and scenarios, cards bought and played, and what else happens."""

from __future__ import annotations

from runestack.games.rune_age.cards.lines import RACES
from runestack.games.rune_age.cards.printed import CardWords
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules import scenarios as sc
from runestack.games.rune_age.rules.state import OVERLORD, RuneAgeState
from runestack.games.statistics import DRAWN, PLAYED, CardUse
from runestack.games.wording import Pattern
from runestack.kernel.events import Event
from runestack.kernel.frame import NOTHING

HEAD_KINDS: tuple[Pattern, ...] = (
    ("faction", "Fraktion"),
    ("side", "Seite"),
    ("scenario", "Szenario"),
)
OVERLORDS: Pattern = ("Overlord", "Oberherr")
ALLIES: Pattern = ("ally", "Verbündeter")
TOGETHER: Pattern = ("together", "gemeinsam")
ALONE: Pattern = ("alone", "allein")
COUNTED: dict[int, Pattern] = {
    e.BUYS: ("cards bought with gold", "mit Gold gekaufte Karten"),
    e.ACQUIRES: ("cards acquired with influence", "mit Einfluss erworbene Karten"),
    e.RETAINS: ("times that cards are kept", "behaltene Hände"),
    e.DECLARES: ("combats", "Kämpfe"),
    e.WINS_COMBAT: ("combats won", "gewonnene Kämpfe"),
    e.SECURED: ("cities and strongholds secured", "gesicherte Städte und Festungen"),
    e.DEFEATS: ("Enemies defeated", "besiegte Feinde"),
    e.USES: ("abilities used", "genutzte Fähigkeiten"),
    e.DESTROYED: ("cards destroyed", "vernichtete Karten"),
    e.TAKES_DAMAGE: ("times that a home realm is damaged", "Treffer auf Heimatreiche"),
    e.EVENT_DRAWN: ("events", "Ereignisse"),
    e.ELIMINATED: ("players eliminated", "ausgeschiedene Spieler"),
}
TALLIES = tuple(COUNTED.values())
PLACES = {kind: place for place, kind in enumerate(COUNTED)}


def heads(s: RuneAgeState, words: CardWords, seat: int) -> tuple[Pattern, ...]:
    """The faction of a player, the side, and what was played."""
    objective = words.card(s.scenario.objective)
    faction = RACES[c.RACES[s.race[seat]]]
    return faction, side(s, seat), (objective.name, objective.name_de)


def side(s: RuneAgeState, seat: int) -> Pattern:
    """With whom a player plays."""
    if s.scenario.teams == sc.EVERYBODY_ALONE:
        return ALONE
    if s.scenario.teams == sc.TOGETHER:
        return TOGETHER
    return OVERLORDS if seat == s.numbers[OVERLORD] else ALLIES


def card_use(s: RuneAgeState, event: Event) -> CardUse | None:
    """A card that was bought or acquired counts as played: a deck is built of what is bought.

    Cards that are played in combat or used for their Action count as drawn only, or the cheapest would win every table.
    """
    if event.kind == e.DRAWS:
        return CardUse(DRAWN, event.seat, s.face[event.card])
    if event.kind in (e.BUYS, e.ACQUIRES):
        return CardUse(PLAYED, event.seat, s.face[event.card])
    return None


def tally(s: RuneAgeState, event: Event) -> int:
    """Which of `TALLIES` an event counts for."""
    return PLACES.get(event.kind, NOTHING)

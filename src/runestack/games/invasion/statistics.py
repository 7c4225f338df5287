"""What is counted over many games: leaders, scenarios, difficulties, cards played, and what else happens."""

from __future__ import annotations

from runestack.games.invasion.cards.lines import DIFFICULTIES
from runestack.games.invasion.cards.printed import CardWords
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules import scenarios as sc
from runestack.games.invasion.rules.seats import is_cooperative
from runestack.games.invasion.rules.state import (
    CAMPAIGN_FACE,
    DIFFICULTY,
    FIRST,
    InvasionState,
)
from runestack.games.invasion.rules.values import kind_of
from runestack.games.statistics import DRAWN, PLAYED, CardUse
from runestack.games.wording import Pattern
from runestack.kernel.events import Event
from runestack.kernel.frame import NOTHING

HEAD_KINDS: tuple[Pattern, ...] = (
    ("leader", "Anführer"),
    ("what is played", "was gespielt wird"),
    ("difficulty", "Schwierigkeit"),
    ("last scenario", "letztes Szenario"),
)
NO_LEADER: Pattern = ("no leader", "kein Anführer")
FIRST_PLAYER: Pattern = ("match, first player", "Partie, Startspieler")
SECOND_PLAYER: Pattern = ("match, second player", "Partie, zweiter Spieler")
NO_DIFFICULTY: Pattern = ("against each other", "gegeneinander")
COUNTED: dict[int, Pattern] = {
    e.PLAYS: ("cards played", "gespielte Karten"),
    e.REINFORCES: ("times that a deck is reinforced", "verstärkte Decks"),
    e.TRANSFORMS: ("times that dice are transformed", "umgewandelte Würfel"),
    e.USES_PAIR: ("stored pairs used", "genutzte Paare"),
    e.USES_ABILITY: ("abilities used", "genutzte Fähigkeiten"),
    e.RECRUITS: ("cards recruited", "rekrutierte Karten"),
    e.TRAINS: ("cards trained", "ausgebildete Karten"),
    e.DISCOVERS: ("technologies discovered", "entdeckte Technologien"),
    e.REBUILDS: ("screws replaced on dice", "ausgetauschte Schrauben"),
    e.REROLLS: ("dice rerolled", "neu geworfene Würfel"),
    e.DEPLOYS: ("cards deployed", "aufmarschierte Karten"),
    e.DEFEATS: ("invasion cards defeated", "besiegte Invasionskarten"),
    e.TRAINED: ("invasion cards trained", "ausgebildete Invasionskarten"),
    e.ACTION_PAID: ("additional player actions", "zusätzliche Spieleraktionen"),
    e.TRIES_AGAIN: ("scenarios tried again", "noch einmal versuchte Szenarien"),
}
TALLIES = tuple(COUNTED.values())
PLACES = {kind: place for place, kind in enumerate(COUNTED)}


def heads(s: InvasionState, words: CardWords, seat: int) -> tuple[Pattern, ...]:
    """The leader of a player, what was played, how hard it was, and how far a campaign came."""
    return leader(s, words, seat), played(s, words, seat), difficulty(s), last_scenario(s, words)


def leader(s: InvasionState, words: CardWords, seat: int) -> Pattern:
    """The leader in the Base; a text can destroy it."""
    for card in s.base[seat]:
        if kind_of(s, card) == c.LEADER:
            found = words.card(s.face[card])
            return found.name, found.name_de
    return NO_LEADER


def played(s: InvasionState, words: CardWords, seat: int) -> Pattern:
    """A match, with who began it last; or the campaign or scenario."""
    if not is_cooperative(s):
        return FIRST_PLAYER if s.numbers[FIRST] == seat else SECOND_PLAYER
    card = words.card(s.numbers[CAMPAIGN_FACE])
    return card.name, card.name_de


def difficulty(s: InvasionState) -> Pattern:
    """Of the Invasion."""
    if not is_cooperative(s):
        return NO_DIFFICULTY
    return DIFFICULTIES[sc.DIFFICULTIES[s.numbers[DIFFICULTY]]]


def last_scenario(s: InvasionState, words: CardWords) -> Pattern:
    """Where a campaign ended: the last one is won or lost there, an earlier one is lost."""
    if not is_cooperative(s):
        return NO_DIFFICULTY
    card = words.card(s.scenario().face)
    return card.name, card.name_de


def card_use(s: InvasionState, event: Event) -> CardUse | None:
    """A card drawn; and as played what a player has built: a recruit trained, a technology discovered.

    A starting card is nobody's choice: it counts when it is played. A recruit that is played was trained before.
    """
    if event.kind == e.DRAWS:
        return CardUse(DRAWN, event.seat, s.face[event.card])
    if event.kind in (e.TRAINS, e.DISCOVERS):
        return CardUse(PLAYED, event.seat, s.face[event.card])
    if event.kind == e.PLAYS and kind_of(s, event.card) == c.STARTING:
        return CardUse(PLAYED, event.seat, s.face[event.card])
    return None


def tally(s: InvasionState, event: Event) -> int:
    """Which of `TALLIES` an event counts for."""
    return PLACES.get(event.kind, NOTHING)

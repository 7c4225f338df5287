"""What is counted over many games: Runeslingers, abilities, cards drawn and played, and how power is lost."""

from __future__ import annotations

from runestack.games.runeslingers.cards.lines import TYPES
from runestack.games.runeslingers.cards.printed import CardWords
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules.state import EncounterState
from runestack.games.runeslingers.telling.ailments import ailment_word
from runestack.games.statistics import DRAWN, PLAYED, CardUse
from runestack.games.wording import Pattern
from runestack.kernel.events import Event
from runestack.kernel.frame import NOTHING

HEAD_KINDS: tuple[Pattern, ...] = tuple(
    TYPES[kind] for kind in ("runeslinger", "passive", "activate")
)
COUNTED: dict[int, Pattern] = {
    e.ANSWERS: ("answers", "Antworten"),
    e.BLOCKS: ("blocks", "Blöcke"),
    e.SETS: ("concentrations set", "gesetzte Konzentrationen"),
}
CAUSES: dict[str, Pattern] = {  # of losing power, by rule
    "RS-OBJ-4": ("power lost: no health", "Macht verloren: keine Lebenspunkte"),
    "RS-OBJ-6": ("power lost: empty deck", "Macht verloren: leeres Deck"),
    "RS-CLEANSE-1": ("power lost: eight ailments", "Macht verloren: acht Gebrechen"),
}
OTHERWISE: Pattern = ("power lost: otherwise", "Macht verloren: anders")
LEVELS: tuple[Pattern, ...] = tuple(
    (f"{ailment_word(kind, 'en')} at level II", f"{ailment_word(kind, 'de')} auf Stufe II")
    for kind in range(c.TYPES_OF_AILMENT)
)
TALLIES = (*COUNTED.values(), *CAUSES.values(), OTHERWISE, *LEVELS)
PLACES = {kind: place for place, kind in enumerate(COUNTED)}
CAUSE_PLACES = {rule: TALLIES.index(words) for rule, words in CAUSES.items()}
FIRST_LEVEL = len(TALLIES) - len(LEVELS)


def heads(s: EncounterState, words: CardWords, seat: int) -> tuple[Pattern, ...]:
    """The Runeslinger and the two abilities, of the last encounter."""
    cards = (s.slinger[seat], s.passive[seat], s.activate[seat])
    faces = [words.card(s.face[card]) for card in cards]
    return tuple((card.name, card.name_de) for card in faces)


def card_use(s: EncounterState, event: Event) -> CardUse | None:
    """Opening hands count as drawn, what enters play and an ability that is used as played by its owner."""
    if event.kind == e.DRAWS:
        return CardUse(DRAWN, event.seat, s.face[event.card])
    if event.kind in (e.ENTERS, e.ACTIVATES_ABILITY):
        return CardUse(PLAYED, s.owner[event.card], s.face[event.card])
    return None


def tally(s: EncounterState, event: Event) -> int:
    """Which of `TALLIES` an event counts for."""
    if event.kind == e.LOSES_POWER:
        return CAUSE_PLACES.get(event.rule, TALLIES.index(OTHERWISE))
    if event.kind == e.AILED and event.other >= c.LEVEL_TWO:
        return FIRST_LEVEL + event.number
    return PLACES.get(event.kind, NOTHING)

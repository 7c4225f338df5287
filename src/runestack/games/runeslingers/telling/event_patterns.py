"""The patterns of the log: one for each kind of event, in English and German."""

from __future__ import annotations

from runestack.games.runeslingers.rules import events as e
from runestack.games.wording import Pattern

# Told by another event of the same moment, or not worth a line.
SILENT = frozenset(
    {
        e.IS_PLAYED,
        e.IS_SLUNG,
        e.IS_ACTIVATED,
        e.IS_CHARGED,
        e.ANSWERS,
        e.IS_TARGETED,
        e.IS_BLOCKED,
        e.IS_DISCARDED,
        e.IS_RETURNED,
        e.LEAVES,
        e.DEALS_DAMAGE,
        e.DAMAGES_PLAYER,
        e.CARD_DAMAGED,
        e.PLAYS,
        e.PLAYER_DEALS_DAMAGE,
        e.PLAYER_DAMAGED,
        e.IS_AILED,
        e.LOSES_HEALTH,
        e.IS_CLEANSED,
        e.TURN_BEGINS,
        e.TURN_ENDS,
        e.PHASE_BEGINS,
        e.PHASE_ENDS,
        e.GOES_ON,
        e.ENTERS,
    }
)

EVENTS: dict[int, Pattern] = {
    # before and around an encounter
    e.PACK_OPENED: ("Pack {n} is opened.", "Packung {n} wird geöffnet."),
    e.DRAFTS: (
        "[you take|{who} takes] {picked}, pick {n}.",
        "[du nimmst|{who} nimmt] {picked}, Wahl {n}.",
    ),
    e.DECK_BUILT: (
        "[you have|{who} has] a deck of {n} cards.",
        "[du hast|{who} hat] ein Deck aus {n} Karten.",
    ),
    e.ENCOUNTER_BEGINS: ("Encounter {n} begins.", "Begegnung {n} beginnt."),
    e.PICKS_RUNESLINGER: (
        "[your|{whose}] Runeslinger is {card}.",
        "[dein Runenschleuderer|der Runenschleuderer {whose}] ist {card}.",
    ),
    e.PICKS_ABILITY: (
        "[your|{whose}] {kind} ability is {card}.",
        "[deine {kind} Fähigkeit|die {kind} Fähigkeit {whose}] ist {card}.",
    ),
    e.SHUFFLES: (
        "[your|{whose}] deck is shuffled.",
        "[dein Deck|das Deck {whose}] wird gemischt.",
    ),
    e.CHOOSES_ORDER: (
        "[you choose|{who} chooses] to go {order}.",
        "[du entscheidest dich|{who} entscheidet sich], {order}.",
    ),
    e.FIRST_PLAYER: ("[you have|{who} has] the first turn.", "[du beginnst|{who} beginnt]."),
    e.CONCEDES: ("[you give|{who} gives] up.", "[du gibst|{who} gibt] auf."),
    e.LOSES: (
        "[you lose|{who} loses] the encounter{why}.",
        "[du verlierst|{who} verliert] die Begegnung{why}.",
    ),
    e.WINS: ("[you win|{who} wins] the encounter.", "[du gewinnst|{who} gewinnt] die Begegnung."),
    e.DRAWN: ("The encounter is a draw{why}.", "Die Begegnung endet unentschieden{why}."),
    e.WINS_MATCH: (
        "[you win|{who} wins] the match.",
        "[du gewinnst|{who} gewinnt] die Partie.",
    ),
    # turns and phases
    e.TURN: (
        "Turn {n}: [your|{whose}] turn.",
        "Spielzug {n}: [Du bist|{who} ist] am Zug.",
    ),
    e.PHASE: (
        "[your|{whose}] {phase} begins.",
        "[deine {phase}|die {phase} {whose}] beginnt.",
    ),
    e.PASSES: ("[you pass|{who} passes].", "[du passt|{who} passt]."),
    e.PASS_NOTHING: (
        "[you take|{who} takes] nothing for it.",
        "[du nimmst|{who} nimmt] nichts dafür.",
    ),
    e.DISCARD_DOWN: (
        "[you have|{who} has] <1 card|{n} cards> too many.",
        "[du hast|{who} hat] <1 Karte|{n} Karten> zu viel.",
    ),
    # playing
    e.PLACED: (
        "[you play|{who} plays] {card} on {place}.",
        "[du spielst|{who} spielt] {card} auf {place} aus.",
    ),
    e.SETS: (
        "[you set|{who} sets] {card} as {place}.",
        "[du setzt|{who} setzt] {card} als {place}.",
    ),
    e.COSTS_PAIN: (
        "Pain of {card}: it costs {n} health.",
        "„Schmerz“ von {card}: Das kostet <1 Lebenspunkt|{n} Lebenspunkte>.",
    ),
    e.COSTS_AIL: ("Ail of {card}: it costs {count}.", "„Leid“ von {card}: Das kostet {count}."),
    e.COSTS_SEAR: (
        "Sear of {card}: it costs <1 card|{n} cards> of the deck.",
        "„Versengen“ von {card}: Das kostet <1 Karte|{n} Karten> des Decks.",
    ),
    e.COSTS_TEXT: (
        "[you pay|{who} pays] for {card}: {cost}.",
        "[du zahlst|{who} zahlt] für {card}: {cost}.",
    ),
    e.PLAY_UNDONE: (
        "Using {card} is undone: a cost can no longer be paid.",
        "Die Nutzung von {card} wird zurückgenommen: Kosten können nicht mehr gezahlt werden.",
    ),
    e.FATE_CHOSEN: (
        "Fate: [you choose|{who} chooses] for {card}: {bullet}",
        "Schicksal: [Du wählst|{who} wählt] für {card}: {bullet}",
    ),
    e.CHOICE_MADE: (
        "[you choose|{who} chooses] for {card}: {bullet}",
        "[du wählst|{who} wählt] für {card}: {bullet}",
    ),
    e.MODE_CHOSEN: (
        "[you choose|{who} chooses] for {card}: {mode}",
        "[du wählst|{who} wählt] für {card}: {mode}",
    ),
    e.TARGETS: (
        "[you choose|{who} chooses] {other} for {card}.",
        "[du wählst|{who} wählt] {other_acc} für {card}.",
    ),
    # using
    e.SLINGS: (
        "[you sling|{who} slings] {card}{effective}.",
        "[du schleuderst|{who} schleudert] {card}{effective}.",
    ),
    e.ACTIVATES: (
        "[you activate|{who} activates] {card}{effective}.",
        "[du aktivierst|{who} aktiviert] {card}{effective}.",
    ),
    e.ACTIVATES_ABILITY: (
        "[you activate|{who} activates] the ability {card}{effective}.",
        "[du aktivierst|{who} aktiviert] die Fähigkeit {card}{effective}.",
    ),
    e.SPENDS: (
        "[you spend|{who} spends] <1 determination|{n} determinations> on {card}.",
        "[du gibst|{who} gibt] {n} Entschlossenheit für {card} aus.",
    ),
    e.CHARGES: (
        "[you charge|{who} charges] {card}: <1 token|{n} tokens> now.",
        "[du lädst|{who} lädt] {card} auf: jetzt <1 Marke|{n} Marken>.",
    ),
    e.TOKENS: (
        "{card} has <1 token|{n} tokens> now.",
        "Auf {card_dat} <liegt jetzt 1 Marke|liegen jetzt {n} Marken>.",
    ),
    # the ladder
    e.IS_ANSWERED: (
        "[you answer|{answerer} answers] {card} with {other}.",
        "[du antwortest|{answerer} antwortet] auf {card_acc} mit {other}.",
    ),
    e.RESOLVES: (
        "The effect of {card} resolves.",
        "Der Effekt von {card_dat} wird abgehandelt.",
    ),
    e.FIZZLES: (
        "The effect of {card} does nothing: {why}.",
        "Der Effekt von {card_dat} bewirkt nichts: {why}.",
    ),
    e.NEGATED: (
        "{other} negates the effect of {card}.",
        "{other} annulliert den Effekt von {card_dat}.",
    ),
    e.TRIGGERS: ("{card} triggers: {text}", "{card} wird ausgelöst: {text}"),
    e.PREVENTED: (
        "A part of the effect of {card} is prevented: {why}.",
        "Ein Teil des Effekts von {card_dat} wird verhindert: {why}.",
    ),
    # damage, health and power
    e.DAMAGE: (
        "{card} deals {n} damage to {other}{parts}.",
        "{card} fügt {other_dat} {n} Schaden zu{parts}.",
    ),
    e.NO_DAMAGE: (
        "{card} deals no damage to {other}{parts}.",
        "{card} fügt {other_dat} keinen Schaden zu{parts}.",
    ),
    e.OVERFLOW: (
        "{n} damage of {card} pierces {other}.",
        "{n} Schaden von {card_dat} durchdringt {other_acc}.",
    ),
    e.SHIELDED: (
        "{n} damage to [you|{who}] is prevented.",
        "{n} Schaden gegen [dich|{who_acc}] wird verhindert.",
    ),
    e.BLOCKS: (
        "[you block|{who} blocks] up to {n} damage to {other} with {card}.",
        "[du blockst|{who} blockt] mit {card} bis zu {n} Schaden gegen {other_acc}.",
    ),
    e.HEALTH_LOST: (
        "[you lose|{who} loses] {n} health{source}.",
        "[du verlierst|{who} verliert] <1 Lebenspunkt|{n} Lebenspunkte>{source}.",
    ),
    e.GAINS_HEALTH: (
        "[you gain|{who} gains] {n} health.",
        "[du gewinnst|{who} gewinnt] <1 Lebenspunkt|{n} Lebenspunkte> hinzu.",
    ),
    e.HEALTH_RESETS: (
        "[your|{whose}] health is {n} again.",
        "[deine Lebenspunkte|die Lebenspunkte {whose}] sind wieder {n}.",
    ),
    e.HEALTH_LOWERED: (
        "[your|{whose}] health falls to the maximum of {n}.",
        "[deine Lebenspunkte|die Lebenspunkte {whose}] sinken auf das Maximum von {n}.",
    ),
    e.MAXIMUM_CHANGES: (
        "[your|{whose}] maximum health changes by {signed} for the rest of the encounter.",
        "[dein Lebenspunktemaximum|das Lebenspunktemaximum {whose}] ändert sich für die Begegnung um {signed}.",
    ),
    e.LOSES_POWER: (
        "[you lose|{who} loses] 1 power; {n} left.",
        "[du verlierst|{who} verliert] 1 Macht; es <bleibt 1|bleiben {n}>.",
    ),
    e.DETERMINATION: (
        "[you have|{who} has] <1 determination|{n} determinations> now.",
        "[du hast|{who} hat] jetzt {n} Entschlossenheit.",
    ),
}

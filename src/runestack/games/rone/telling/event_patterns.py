"""The patterns of the log: one for each kind of event, in English and German."""

from __future__ import annotations

from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.games.wording import Pattern

# Told by another event of the same moment, or not worth a line.
SILENT = frozenset(
    {
        e.LEAVES,
        e.DIES,
        e.RECYCLED,
        e.ATTACKED,
        e.FIGHTS,
        e.DAMAGES_HERO,
        e.DAMAGES_UNIT,
        e.SURVIVES,
        e.KILLS,
        e.PLAYS_CARD,
        e.TURN_BEGINS,
        e.TURN_ENDS,
        e.IS_PLAYED,
        e.ATTACKS_HERO,
    }
)

# `other` is no card in these
NO_OTHER = frozenset({e.CHANGES_ATTACK, e.MODE_CHOSEN, e.CHEAPER, e.LOOKS})

# Said with whose it is. In the first the seat of the event controls the card; in the second it may be another's.
OWNED = frozenset(
    {
        e.DESTROYED,
        e.ATTACKS,
        e.DAMAGED_UNIT,
        e.EXHAUSTS,
        e.REFRESHES,
        e.LEVELS_UP,
        e.TRIGGERS,
        e.NOT_EXECUTED,
        e.CHANGES_HEALTH,
        e.EFFECT_CANCELLED,
        e.COPIES,
        e.NO_DAMAGE,
        e.MODIFIERS_END,
    }
)
OWNED_BY_ANYBODY = frozenset({e.CHANGES_ATTACK, e.GAINS_KEYWORD, e.LOSES_KEYWORD})

# About things that team mates share.
SHARED = frozenset(
    {
        e.ENTERS,
        e.SHIELD_ABSORBS,
        e.TO_GRAVEYARD,
        e.SHIELD_MADE,
        e.SHIELD_GONE,
        e.TO_DECK,
        e.SHUFFLES,
        e.TECHNOLOGY_RETURNS,
    }
)

EVENTS: dict[int, Pattern] = {
    e.ENTERS: (
        "{card} enters [your|{whose}] battlefield.",
        "{card} betritt [dein Schlachtfeld|das Schlachtfeld {whose}].",
    ),
    e.DESTROYED: ("{card} is destroyed.", "{card} wird vernichtet."),
    e.ATTACKS: ("{card} attacks {other}.", "{card} greift {other_acc} an."),
    e.DAMAGED_UNIT: (
        "{other} deals {n} damage to {card}.",
        "{other} fügt {card_dat} {n} Schaden zu.",
    ),
    e.EXHAUSTS: (
        "{card} is now exhausted <once|{n} times>.",
        "{card} ist jetzt {n} Mal erschöpft.",
    ),
    e.REFRESHES: (
        "{card} is refreshed and still exhausted <once|{n} times>.",
        "{card} wird aufgefrischt und ist noch {n} Mal erschöpft.",
    ),
    e.PLAYS_UNIT: ("[you play|{who} plays] {card}.", "[du spielst|{who} spielt] {card} aus."),
    e.PLAYS_TACTIC: ("[you play|{who} plays] {card}.", "[du spielst|{who} spielt] {card} aus."),
    e.PLAYS_TECHNOLOGY: ("[you play|{who} plays] {card}.", "[du spielst|{who} spielt] {card} aus."),
    e.RECYCLES: (
        "[you recycle|{who} recycles] {card}.",
        "[du verwertest|{who} verwertet] {card} wieder.",
    ),
    e.LEVELS_UP: ("{card} reaches level {n}.", "{card} erreicht Stufe {n}."),
    e.DRAWS: ("[you draw|{who} draws] {card}.", "[du ziehst|{who} zieht] {card}."),
    e.GAINS_WATER: (
        "[you gain|{who} gains] {n} water.",
        "[du gewinnst|{who} gewinnt] {n} Wasser hinzu.",
    ),
    e.LOSES_WATER: (
        "[you lose|{who} loses] {n} water.",
        "[du verlierst|{who} verliert] {n} Wasser.",
    ),
    e.HERO_DAMAGED: (
        "{other} deals {n} damage to [your|{whose}] hero.",
        "{other} fügt [deinem Helden|dem Helden {whose}] {n} Schaden zu.",
    ),
    e.SHIELD_ABSORBS: (
        "[your|{whose}] shield {card} absorbs {n} damage.",
        "[dein Schild {card}|der Schild {card} {whose}] absorbiert {n} Schaden.",
    ),
    e.LOSES_CARD: (
        "[you lose|{who} loses] {card} from [your|the] {from}.",
        "[du verlierst|{who} verliert] {card} {from}.",
    ),
    e.ROUND_BEGINS: ("Round {n} begins.", "Runde {n} beginnt."),
    e.PHASE_BEGINS: (
        "[your turn begins|It is {whose} turn].",
        "[dein Spielzug beginnt|Der Spielzug {whose} beginnt].",
    ),
    e.ANNOUNCES_PLAY: (
        "[you announce|{who} announces] playing a card.",
        "[du kündigst|{who} kündigt] an, eine Karte auszuspielen.",
    ),
    e.ANNOUNCES_RECYCLE: (
        "[you announce|{who} announces] recycling a card.",
        "[du kündigst|{who} kündigt] an, eine Karte wiederzuverwerten.",
    ),
    e.ANNOUNCES_LEVEL: (
        "[you announce|{who} announces] levelling up the hero.",
        "[du kündigst|{who} kündigt] den Stufenaufstieg des Helden an.",
    ),
    e.ANNOUNCES_ATTACK: (
        "[you announce|{who} announces] an attack with {card}.",
        "[du kündigst|{who} kündigt] einen Angriff mit {card} an.",
    ),
    e.CANCELS: ("{what} cannot take place.", "{what} kann nicht stattfinden."),
    e.DECLARES_END: (
        "[you end your turn|{who} ends the turn].",
        "[du beendest deinen Spielzug|{who} beendet den Spielzug].",
    ),
    e.USES_ABILITY: (
        "[you use|{who} uses] {card}: {text}",
        "[du nutzt|{who} nutzt] {card}: {text}",
    ),
    e.TARGETS: (
        "[you choose|{who} chooses] {other} for {card}.",
        "[du wählst|{who} wählt] {other_acc} für {card}.",
    ),
    e.TRIGGERS: ("{card} triggers: {text}", "{card} wird ausgelöst: {text}"),
    e.NOT_EXECUTED: (
        "The text of {card} cannot be executed any further.",
        "Der Text von {card_dat} kann nicht weiter ausgeführt werden.",
    ),
    e.PAYS_WATER: (
        "[you pay|{who} pays] {n} water for {card}.",
        "[du zahlst|{who} zahlt] {n} Wasser für {card}.",
    ),
    e.TO_GRAVEYARD: (
        "{card} goes to the {side} of [your|{whose}] graveyard.",
        "{card} kommt {side} [deinen Friedhof|den Friedhof {whose}].",
    ),
    e.LEAVES_GAME: ("{card} is removed from the game.", "{card} wird aus dem Spiel entfernt."),
    e.SHIELD_MADE: (
        "{card} becomes a shield at the bottom of [your|{whose}] deck.",
        "{card} wird ein Schild unter [deinem Deck|dem Deck {whose}].",
    ),
    e.SHIELD_GONE: (
        "[your|{whose}] shield {card} leaves the deck and absorbs nothing.",
        "[dein Schild {card}|der Schild {card} {whose}] verlässt das Deck und absorbiert nichts.",
    ),
    e.TO_HAND_FROM: (
        "{card} goes to [your|{whose}] hand.",
        "{card} kommt auf [deine Hand|die Hand {whose}].",
    ),
    e.TO_DECK: (
        "{card} goes to the {side} of [your|{whose}] deck.",
        "{card} kommt {side} [dein Deck|das Deck {whose}].",
    ),
    e.CHANGES_ATTACK: ("{card} gets {signed} {stat}.", "{card} erhält {signed} {stat}."),
    e.CHANGES_HEALTH: (
        "{card} gets {signed} health.",
        "{card} erhält {signed} <Lebenspunkt|Lebenspunkte>.",
    ),
    e.GAINS_KEYWORD: ("{card} gains {keyword}.", "{card} erhält {keyword}."),
    e.LOSES_KEYWORD: ("{card} loses {keyword}.", "{card} verliert {keyword}."),
    e.CONTROL_CHANGES: (
        "[you gain|{who} gains] control of {card}.",
        "[du übernimmst|{who} übernimmt] die Kontrolle über {card_acc}.",
    ),
    e.EFFECT_CANCELLED: (
        "The effect of {card} is cancelled.",
        "Der Effekt von {card_dat} wird abgebrochen.",
    ),
    e.COPIES: ("{card} copies {other}.", "{card} kopiert {other_acc}."),
    e.MULLIGAN_A: (
        "[you put|{who} puts] <1 card|{n} cards> on the bottom of [your|the] deck and [draw|draws] as many.",
        "[du legst|{who} legt] <1 Karte|{n} Karten> unter [dein|das] Deck und [ziehst|zieht] ebenso viele.",
    ),
    e.MULLIGAN_B: (
        "[you shuffle|{who} shuffles] [your|the] hand into [your|the] deck and [draw|draws] <1 card|{n} cards>.",
        "[du mischst|{who} mischt] [deine|die] Hand in [dein|das] Deck und [ziehst|zieht] <1 Karte|{n} Karten>.",
    ),
    e.KEEPS_HAND: (
        "[you keep your|{who} keeps the] starting hand.",
        "[du behältst deine|{who} behält die] Starthand.",
    ),
    e.SHUFFLES: ("[your|{whose}] deck is shuffled.", "[dein Deck|Das Deck {whose}] wird gemischt."),
    e.GETS_HERO: ("[your|{whose}] hero is {card}.", "[dein Held|Der Held {whose}] ist {card}."),
    e.FIRST_PLAYER: ("[you have|{who} has] the first turn.", "[du beginnst|{who} beginnt]."),
    e.CONCEDES: ("[you give|{who} gives] up.", "[du gibst|{who} gibt] auf."),
    e.WINS: ("[you win|{who} wins] the game.", "[du gewinnst|{who} gewinnt] das Spiel."),
    e.TIE: ("The game is a tie.", "Das Spiel endet unentschieden."),
    e.TECHNOLOGY_RETURNS: (
        "{card} returns to [your|{whose}] technology deck.",
        "{card} kehrt in [dein Technologiedeck|das Technologiedeck {whose}] zurück.",
    ),
    e.NO_DAMAGE: (
        "The attack of {card} on {other} deals no damage.",
        "Der Angriff von {card_dat} auf {other_acc} richtet keinen Schaden an.",
    ),
    e.MODE_CHOSEN: (
        "[you choose|{who} chooses] for {card}: {mode}",
        "[du wählst|{who} wählt] für {card}: {mode}",
    ),
    e.INITIATIVE_PAID: (
        "[you pay|{who} pays] for an initiative of {card}: {text}",
        "[du zahlst|{who} zahlt] für eine Initiative von {card}: {text}",
    ),
    e.LOOKS: (
        "{card}: [you look|{who} looks] at <the top card|the top {n} cards> of a deck.",
        "{card}: [Du siehst dir|{who_first} sieht sich] <die oberste Karte|die obersten {n} Karten> eines Decks an.",
    ),
    e.PUTS_BACK: (
        "[you put|{who} puts] <a card|{n} cards> back.",
        "[du legst|{who} legt] <eine Karte|{n} Karten> zurück.",
    ),
    e.MODIFIERS_END: (
        "The attack changes of {card} end with its combat.",
        "Die Angriffsänderungen von {card_dat} enden mit dem Kampf.",
    ),
    e.CHEAPER: (
        "The next {noun} that [you play|{who} plays] this turn costs {n} water less.",
        "Die nächste {noun}, die [du|{who}] in diesem Spielzug [ausspielst|ausspielt], kostet {n} Wasser weniger.",
    ),
    e.ALLOWS_PLAYING: (
        "{card} lets [you|{who}] play cards from the graveyard this turn.",
        "Durch {card_acc} [darfst du|darf {who}] in diesem Spielzug Karten vom Friedhof ausspielen.",
    ),
    e.DECLINES: (
        "[you play|{who} plays] no card after all.",
        "[du spielst|{who} spielt] doch keine Karte aus.",
    ),
    e.STARTING_WATER: (
        "[you start|{who} starts] with {n} water.",
        "[du beginnst|{who} beginnt] mit {n} Wasser.",
    ),
    e.TO_BOTTOM: (
        "[you put|{who} puts] {card} on the bottom of [your|the] deck.",
        "[du legst|{who} legt] {card} unter [dein|das] Deck.",
    ),
    e.ELIMINATED: (
        "[you are|{who} is] out of the game, with all cards that [you own|this player owns].",
        "[du scheidest|{who} scheidet] aus, mit allen eigenen Karten.",
    ),
    e.TAKES_BOUNTY: (
        "[you put|{who} puts] the bounty deck of <1 card|{n} cards> under [your|their] deck.",
        "[du legst|{who} legt] das Belohnungsdeck mit <1 Karte|{n} Karten> unter [dein|das eigene] Deck.",
    ),
    e.ATTACKS_ON: (
        "[you go|{who} goes] on to attack {other} with {card}.",
        "[du greifst|{who} greift] mit {card} auch {other} an.",
    ),
}

# the same event with another number or without its second card
ACTIVE_AGAIN: Pattern = ("{card} is active again.", "{card} ist wieder einsatzbereit.")
RECYCLES_NONE: Pattern = (
    "[you recycle|{who} recycles] no card after all.",
    "[du verwertest|{who} verwertet] doch keine Karte wieder.",
)
DOES_NOT_LEVEL_UP: Pattern = (
    "[you do|{who} does] not level up after all.",
    "[du steigst|{who} steigt] doch nicht auf.",
)
DAMAGED_BY_NOBODY: Pattern = ("{card} takes {n} damage.", "{card} erleidet {n} Schaden.")
LOSES_HEALTH: Pattern = (
    "{card} loses {n} health.",
    "{card} verliert <1 Lebenspunkt|{n} Lebenspunkte>.",
)
INITIATIVE: Pattern = ("Initiative of {card}: {text}", "Initiative von {card_dat}: {text}")
LOOKS_AT_DECK_OF: Pattern = (  # `other` is the hero of the player whose deck it is
    "{card}: [you look|{who} looks] at <the top card|the top {n} cards> of {deck}.",
    "{card}: [Du siehst dir|{who_first} sieht sich] <die oberste Karte|die obersten {n} Karten> {deck} an.",
)
DECK_OF: Pattern = ("[your|{whose}] deck", "[deines Decks|des Decks {whose}]")
HERO_DAMAGED_BY_NOBODY: Pattern = (
    "[your|{whose}] hero takes {n} damage.",
    "[dein Held|Der Held {whose}] erleidet {n} Schaden.",
)

SIDES: dict[int, Pattern] = {0: ("bottom", "unter"), 1: ("top", "oben auf")}
FROM: dict[int, Pattern] = {
    c.IN_HAND: ("hand", "aus [deiner|der] Hand"),
    c.IN_DECK: ("deck", "[von deinem|vom] Deck"),
}
STATS: dict[int, Pattern] = {
    c.STAT_MELEE: ("melee", "Nahkampf"),
    c.STAT_RANGED: ("ranged", "Fernkampf"),
}
CANCELLED: dict[int, Pattern] = {
    ch.ANNOUNCE_PLAY: ("Playing a card", "Das Ausspielen einer Karte"),
    ch.ANNOUNCE_RECYCLE: ("Recycling a card", "Die Wiederverwertung"),
    ch.ANNOUNCE_LEVEL: ("Levelling up", "Der Stufenaufstieg"),
    ch.ANNOUNCE_ATTACK: ("The attack", "Der Angriff"),
}

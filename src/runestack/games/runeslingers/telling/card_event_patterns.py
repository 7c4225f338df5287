"""The patterns of the log for ailments, cards that change places, and what lasts; and parts of sentences."""

from __future__ import annotations

from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.wording import Pattern
from runestack.kernel.program import PAY_DESTROY, PAY_DISCARD, PAY_RESOURCE

CARD_EVENTS: dict[int, Pattern] = {
    # ailments
    e.AILED: (
        "[you have|{who} has] {count} now{source}.",
        "[du hast|{who} hat] jetzt {count}{source}.",
    ),
    e.NOT_AILED: (
        "[you get|{who} gets] no {ailment}: it cannot be applied.",
        "[du erhältst|{who} erhält] {no_ailment}: Das ist nicht möglich.",
    ),
    e.CLEANSES: (
        "1 {ailment} is cleansed from [you|{who}]; {left} left.",
        "[du wirst|{who} wird] von {a_ailment} gereinigt; es <bleibt 1|bleiben {left}>.",
    ),
    e.MERGES: (
        "[your|{whose}] {ailment} is one card with {count} now.",
        "[deine {ailments}|die {ailments} {whose}] sind jetzt eine Karte mit {count}.",
    ),
    e.CONCEALS: (
        "{card} conceals [your|{whose}] {ailment}.",
        "{card} verdeckt [{your_ailment}|{the_ailment} {whose}].",
    ),
    e.UNCOVERS: (
        "In play again on [you|{who}]: {count}.",
        "Wieder im Spiel bei [dir|{who_dat}]: {count}.",
    ),
    e.AILED_UNDER: (
        "Concealed by {card} now: {count}.",
        "Jetzt von {card} verdeckt: {count}.",
    ),
    # cards change places
    e.IS_DESTROYED: ("{card} is destroyed.", "{card} wird vernichtet."),
    e.DISCARDS: (
        "[you discard|{who} discards] {card}.",
        "[du wirfst|{who} wirft] {card} ab.",
    ),
    e.SEARS: ("[you sear|{who} sears] {card}.", "[du versengst|{who} versengt] {card}."),
    e.VOIDS: ("[you void|{who} voids] {card}.", "[du verbannst|{who} verbannt] {card}."),
    e.DRAWS: ("[you draw|{who} draws] {card}.", "[du ziehst|{who} zieht] {card}."),
    e.DECK_RUNS_OUT: (
        "[your|{whose}] deck is empty.",
        "[dein Deck|das Deck {whose}] ist leer.",
    ),
    e.CONCENTRATION_RETURNS: (
        "[you return|{who} returns] a concentration to [your|the] hand{named}.",
        "[du nimmst|{who} nimmt] eine Konzentration auf [deine|die] Hand zurück{named}.",
    ),
    e.TO_HAND: (
        "{card} goes to [your|{whose}] hand.",
        "{card} kommt auf [deine Hand|die Hand {whose}].",
    ),
    e.TO_DECK: (
        "{card} {goes} [your|{whose}] deck.",
        "{card} {goes} [dein Deck|das Deck {whose}]{shuffled}.",
    ),
    e.TO_DISCARD: (
        "{card} goes to [your|{whose}] discard pile.",
        "{card} kommt auf [deinen Ablagestapel|den Ablagestapel {whose}].",
    ),
    e.TO_VOID: (
        "{card} goes to [your|{whose}] void pile.",
        "{card} kommt auf [deinen Bannstapel|den Bannstapel {whose}].",
    ),
    e.LOOKS: (
        "[you look|{who} looks] at <the top card|the top {n} cards> of {deck}.",
        "[du siehst dir|{who} sieht sich] <die oberste Karte|die obersten {n} Karten> {deck} an.",
    ),
    e.REVEALS: ("[you reveal|{who} reveals] {card}.", "[du zeigst|{who} zeigt] {card}."),
    e.PUTS_BACK: (
        "[you put|{who} puts] the rest back.",
        "[du legst|{who} legt] den Rest zurück.",
    ),
    # what lasts
    e.CHANGES: ("{card} {change}.", "{card} {change}."),
    e.LASTS: ("{card}: {text}", "{card}: {text}"),
}

# the same event with another number, or without its card
SHUFFLED_IN: Pattern = (
    "[you shuffle|{who} shuffles] [your|the] discard pile into [your|the] deck.",
    "[du mischst|{who} mischt] [deinen|den] Ablagestapel in [dein|das] Deck.",
)
LOOKS_AT_HAND: Pattern = (
    "[you look|{who} looks] at {hand}.",
    "[du siehst dir|{who} sieht sich] {hand} an.",
)
NOTHING_CONCEALED: Pattern = (
    "{card} lies on one of [your|{whose}] ailment areas.",
    "{card} liegt auf einem Gebrechenbereich [von dir|{whose}].",
)
DAMAGE_WILL_BE_PREVENTED: Pattern = (
    "The next {n} damage to {card} this turn will be prevented.",
    (
        "In diesem Spielzug <wird der nächste Schadenspunkt|werden die nächsten {n} Schadenspunkte> "
        "gegen {card_acc} verhindert."
    ),
)
OWN_DECK: Pattern = ("their deck", "des eigenen Decks")
DECK_OF: Pattern = ("[your|{whose}] deck", "[deines Decks|des Decks {whose}]")
HAND_OF: Pattern = ("[your|{whose}] hand", "[deine Hand|die Hand {whose}]")
AREA_OF: Pattern = (
    "[your|{whose}] ailment area {n}",
    "[deinen Gebrechenbereich {n}|den Gebrechenbereich {n} {whose}]",
)
EFFECTIVE: Pattern = (" (effective damage {n})", " (wirksamer Schaden {n})")
INTO_DECK = 2
GOES: dict[int, Pattern] = {
    0: ("goes to the bottom of", "kommt unter"),
    1: ("goes to the top of", "kommt oben auf"),
    INTO_DECK: ("is shuffled into", "wird in"),
}
KINDS: dict[int, Pattern] = {0: ("passive", "passive"), 1: ("activate", "aktivierbare")}
ORDERS: dict[int, Pattern] = {1: ("first", "zu beginnen"), 0: ("second", "Zweiter zu sein")}
HALVES: dict[int, Pattern] = {0: ("the first.", "das Erste."), 1: ("the second.", "das Zweite.")}
PHASES: dict[int, Pattern] = {
    c.PHASE_SETUP: ("setup", "Spielaufbau"),
    c.PHASE_BEGINNING: ("turn", "Spielzugbeginn"),
    c.PHASE_CLEANSE: ("cleanse phase", "Reinigungsphase"),
    c.PHASE_DRAW: ("draw phase", "Ziehphase"),
    c.PHASE_PLAY: ("play phase", "Spielphase"),
    c.PHASE_CLEANUP: ("cleanup phase", "Aufräumphase"),
}

# the computation of damage, part by part
PARTS: dict[str, Pattern] = {
    "effective": ("effective {n}", "wirksam {n}"),
    "again": ("calculated again {n}", "neu berechnet {n}"),
    "amount": ("calculated {n}", "berechnet {n}"),
    "blocked": ("blocked {n}", "geblockt {n}"),
    "dealt": ("dealt {n}", "zugefügt {n}"),
}

# what is paid for a text
COSTS: dict[int, Pattern] = {
    PAY_RESOURCE: ("{n} health", "<1 Lebenspunkt|{n} Lebenspunkte>"),
    PAY_DISCARD: ("discard <a card|{n} cards>", "<1 Karte|{n} Karten> abwerfen"),
    PAY_DESTROY: ("destroy a card", "1 Karte vernichten"),
    c.PAY_SEAR: ("sear <a card|{n} cards>", "<1 Karte|{n} Karten> versengen"),
    c.PAY_VOID: ("void <a card|{n} cards>", "<1 Karte|{n} Karten> verbannen"),
    c.PAY_VOID_CARD: ("void a card", "1 Karte verbannen"),
    c.PAY_DISCARD_RANDOM: (
        "discard <a card|{n} cards> at random",
        "<1 zufällige Karte|{n} zufällige Karten> abwerfen",
    ),
    c.PAY_APPLY: ("<an ailment|{n} ailments>", "<1 Gebrechen|{n} Gebrechen>"),
    c.PAY_CLEANSE: ("cleanse <an ailment|{n} ailments>", "von {n} Gebrechen gereinigt werden"),
    c.PAY_DISCARD_FROM_PLAY: ("discard a card from play", "1 Karte aus dem Spiel abwerfen"),
    c.PAY_RETURN: ("return a card to its owner's hand", "1 Karte auf die Hand zurücknehmen"),
    c.PAY_TOKENS: ("remove <a token|{n} tokens>", "<1 Marke|{n} Marken> entfernen"),
    c.PAY_AIL: ("<an ailment|{n} ailments>", "<1 Gebrechen|{n} Gebrechen>"),
}

# a lasting change of a card
CHANGED: dict[int, Pattern] = {
    c.LAST_TEXT: ("has a text for a time", "hat für einige Zeit einen Text"),
    c.LAST_DAMAGE: ("gets {signed} damage", "erhält {signed} Schaden"),
    c.LAST_DEFENSE: ("gets {signed} defense", "erhält {signed} Verteidigung"),
    c.LAST_KEYWORD: ("gains {keyword}", "erhält „{keyword}“"),
    c.LAST_NO_KEYWORD: ("loses {keyword}", "verliert „{keyword}“"),
    c.LAST_CANNOT: ("cannot {cannot} for a time", "kann für einige Zeit {cannot}"),
    c.LAST_NEXT: (
        "changes the next runespell of its player",
        "verändert den nächsten Runenzauber seines Spielers",
    ),
}

# why somebody loses or nobody wins, and why an effect does nothing, by the rule that the event cites
OTHERWISE = ""
WHY_LOST: dict[str, Pattern] = {
    OTHERWISE: ("", ""),
    "RS-OBJ-2": (": no power is left", ": Es ist keine Macht mehr da"),
    "RS-OBJ-10": (": the maximum health is 0", ": Das Lebenspunktemaximum ist 0"),
    "RS-OBJ-11": (
        ": neither deck nor discard pile has a card",
        ": Weder Deck noch Ablagestapel haben eine Karte",
    ),
}
WHY_DRAWN: dict[str, Pattern] = {
    OTHERWISE: ("", ""),
    "RS-RULING-2": (": both lose at the same moment", ": Beide verlieren im selben Moment"),
    "RS-RULING-16": (": it has lasted too many turns", ": Sie hat zu viele Spielzüge gedauert"),
    "RS-RULING-130": (": the triggers do not end", ": Die ausgelösten Effekte nehmen kein Ende"),
}
WHY_NOTHING: dict[str, Pattern] = {
    OTHERWISE: ("its card has left play", "Die Karte hat das Spiel verlassen"),
    "RS-RULING-142": ("it was negated", "Er wurde annulliert"),
}
WHY_PREVENTED: dict[str, Pattern] = {
    OTHERWISE: (
        "there is nothing that it could affect",
        "Es ist nichts da, worauf er wirken könnte",
    ),
    "RS-RULING-65": (
        "no bullet has a valid target",
        "Keine der Möglichkeiten hat ein gültiges Ziel",
    ),
}

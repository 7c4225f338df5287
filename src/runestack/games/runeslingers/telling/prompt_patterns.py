"""The patterns of questions and options: one for each kind, in English and German."""

from __future__ import annotations

from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.wording import Pattern
from runestack.kernel.program import PAY_DESTROY

# `{by}` is the card that asks, with a colon, or nothing.
PROMPTS: dict[int, Pattern] = {
    ch.ASK_MAY: ("{by}{text} Do you?", "{by}{text} Tust du es?"),
    ch.ASK_MODE: ("{by}Which effect do you choose?", "{by}Welchen Effekt wählst du?"),
    ch.ASK_TARGET: ("{by}Choose a target. {text}", "{by}Wähle ein Ziel. {text}"),
    ch.ASK_CHOICE: ("{by}Choose a card. {text}", "{by}Wähle eine Karte. {text}"),
    ch.ASK_PLAYER: (
        "{by}Choose a Runeslinger. {text}",
        "{by}Wähle einen Runenschleuderer. {text}",
    ),
    ch.ASK_EFFECT: (
        "{by}Choose an effect on the ladder. {text}",
        "{by}Wähle einen Effekt auf der Leiter. {text}",
    ),
    ch.ASK_TRIGGER: (
        "Several effects were triggered: which one resolves next?",
        "Mehrere Effekte wurden ausgelöst: Welcher wird als nächster abgehandelt?",
    ),
    ch.ASK_RUNESLINGER: ("Choose your Runeslinger.", "Wähle deinen Runenschleuderer."),
    ch.ASK_PASSIVE: (
        "Choose the passive ability of your Runeslinger.",
        "Wähle die passive Fähigkeit deines Runenschleuderers.",
    ),
    ch.ASK_ACTIVATE: (
        "Choose the activate ability of your Runeslinger.",
        "Wähle die aktivierbare Fähigkeit deines Runenschleuderers.",
    ),
    ch.ASK_FIRST_CONCENTRATION: (
        "Which card of your hand do you set face-down as your first concentration?",
        "Welche Karte deiner Hand setzt du verdeckt als erste Konzentration?",
    ),
    ch.ASK_ORDER: ("Do you go first or second?", "Beginnst du, oder bist du der zweite Spieler?"),
    ch.ASK_EIGHT: (
        "You have eight or more ailments: which one do you cleanse? {n} to go.",
        "Du hast acht oder mehr Gebrechen: Von welchem reinigst du dich? Noch {n}.",
    ),
    ch.ASK_HAND_LIMIT: (
        "Your hand may have {maximum} cards: which one do you discard?<| {n} to go, from left to right.>",
        "Deine Hand darf {maximum} Karten haben: Welche wirfst du ab?<| Noch {n}, von links nach rechts.>",
    ),
    ch.ASK_PASS: (
        "Your draw phase: do you pass? That ends your turn at once.",
        "Deine Ziehphase: Passt du? Das beendet deinen Spielzug sofort.",
    ),
    ch.ASK_PASS_BENEFIT: ("You pass: what do you do?", "Du passt: Was tust du?"),
    ch.ASK_MAIN: (
        "Your play phase: what do you do? Health {health}, power {power}, determinations {spirit}.",
        "Deine Spielphase: Was tust du? Lebenspunkte {health}, Macht {power}, Entschlossenheit {spirit}.",
    ),
    ch.ASK_PLACE: ("Where do you play {card}?", "Wo spielst du {card} aus?"),
    ch.ASK_AIL_TYPE: (
        "{by}Of which type <is the ailment|are the {n} ailments>?",
        "{by}Von welcher Art <ist das Gebrechen|sind die {n} Gebrechen>?",
    ),
    ch.ASK_FATE: (
        "Fate decides about {owned}: which effect do you choose?",
        "Das Schicksal entscheidet über {owned_acc}: Welchen Effekt wählst du?",
    ),
    ch.ASK_BULLET: ("{by}Which effect do you choose?", "{by}Welchen Effekt wählst du?"),
    ch.ASK_ANSWER: ("{why} Do you answer?", "{why} Antwortest du?"),
    ch.ASK_BLOCK: (
        "{why} Do you block? Your block is {n}.",
        "{why} Blockst du? Dein Block ist {n}.",
    ),
    ch.ASK_BLOCK_CARD: (
        "Which card of your hand do you discard for the block of {n}?",
        "Welche Karte deiner Hand wirfst du für den Block von {n} ab?",
    ),
    ch.ASK_MERGE: (
        "Your {ailment} becomes one card: which area do you keep?",
        "Deine {ailments} werden zu einer Karte: Welchen Bereich behältst du?",
    ),
    ch.ASK_CLEANSE: (
        "{by}Which ailment do you choose? {n} to go.",
        "{by}Welches Gebrechen wählst du? Noch {n}.",
    ),
    ch.ASK_CONVERT: (
        "{by}What does the {ailment} become?",
        "{by}Wozu wird {the_ailment}?",
    ),
    ch.ASK_DISCARD: (
        "{by}Which card of your hand do you discard?<| {n} to go, from left to right.>",
        "{by}Welche Karte deiner Hand wirfst du ab?<| Noch {n}, von links nach rechts.>",
    ),
    ch.ASK_ZONE_CARD: ("{by}Which card do you choose?", "{by}Welche Karte wählst du?"),
    ch.ASK_TAKE: (
        "{by}Which card do you take into your hand? {n} to go.",
        "{by}Welche Karte nimmst du auf die Hand? Noch {n}.",
    ),
    ch.ASK_PUT_BACK: (
        "{by}Which card do you put back next? {n} left, the last one is the top card.",
        "{by}Welche Karte legst du als nächste zurück? Noch {n}, die letzte liegt oben.",
    ),
    ch.ASK_PAY_CARD: ("{by}Which card do you pay with?", "{by}Mit welcher Karte zahlst du?"),
    ch.ASK_OVERFLOW: (
        "{by}Several cards are pierced: over which one does the rest go first?",
        "{by}Mehrere Karten werden durchdrungen: Über welche geht der Rest zuerst hinaus?",
    ),
    ch.ASK_DRAFT: (
        "Draft, pick {n}: which card do you take?",
        "Draft, Wahl {n}: Welche Karte nimmst du?",
    ),
    ch.ASK_LEAVE_OUT: (
        "Which card stays out of your deck? {n} to go.",
        "Welche Karte lässt du weg? Noch {n}.",
    ),
}

# the same question where the own answer is the highest rung
ANSWER_AGAIN: Pattern = (
    "{why} Do you add another answer?",
    "{why} Antwortest du noch einmal?",
)
DAMAGE_COMING: Pattern = (
    "{owned} is about to deal {amounts}.",
    "{owned} fügt gleich {amounts} zu.",
)
# what to pay with, by the kind of cost
PAYING: dict[int, Pattern] = {
    PAY_DESTROY: (
        "{by}Which card do you destroy to pay for it?",
        "{by}Welche Karte vernichtest du, um dafür zu zahlen?",
    ),
    c.PAY_DISCARD_FROM_PLAY: (
        "{by}Which card do you discard to pay for it?",
        "{by}Welche Karte wirfst du ab, um dafür zu zahlen?",
    ),
    c.PAY_RETURN: (
        "{by}Which card do you return to pay for it?",
        "{by}Welche Karte nimmst du zurück, um dafür zu zahlen?",
    ),
    c.PAY_VOID_CARD: (
        "{by}Which card do you void to pay for it?",
        "{by}Welche Karte verbannst du, um dafür zu zahlen?",
    ),
}
# of cards that are looked at
TAKE_TO_SEAR: Pattern = (
    "{by}Which card is seared? {n} to go.",
    "{by}Welche Karte wird versengt? Noch {n}.",
)
PUT_UNDER: Pattern = (
    "{by}Which card do you put under the deck next? {n} left, the last one lies lowest.",
    "{by}Welche Karte legst du als nächste unter das Deck? Noch {n}, die letzte liegt zuunterst.",
)

OPTIONS: dict[int, Pattern] = {
    ch.YES: ("Yes: {text}", "Ja: {text}"),
    ch.NO: ("No", "Nein"),
    ch.DONE: ("Done", "Fertig"),
    ch.CHOOSE_MODE: ("{text}", "{text}"),
    ch.TARGET_CARD: ("Choose {owned}", "{owned_acc} wählen"),
    ch.CHOOSE_PLAYER: ("Choose {owned}", "{owned_acc} wählen"),
    ch.CHOOSE_EFFECT: ("{rung}", "{rung}"),
    ch.NEXT_TRIGGER: ("{trigger}", "{trigger}"),
    ch.PICK_CARD: ("Choose {card}", "{card} wählen"),
    ch.END_PHASE: ("End your play phase", "Deine Spielphase beenden"),
    ch.SET_CARD: ("Set {card} as a concentration", "{card} als Konzentration setzen"),
    ch.PLAY_CARD: ("Play {card}{costs}", "{card} ausspielen{costs}"),
    ch.CHARGE_CARD: (
        "Charge {card}: <1 token|{n} tokens> then",
        "{card} aufladen: dann <1 Marke|{n} Marken>",
    ),
    ch.SLING_CARD: ("Sling {card}: {text}", "{card} schleudern: {text}"),
    ch.ACTIVATE_TRINKET: ("Activate {card}: {text}", "{card} aktivieren: {text}"),
    ch.ACTIVATE_ABILITY: (
        "Activate {card} for {cost} of your <1 determination|{n} determinations>: {text}",
        "{card} für {cost} von {n} Entschlossenheit aktivieren: {text}",
    ),
    ch.DECLINE: ("Do not answer", "Nicht antworten"),
    ch.GO_ON: ("Go on to your play phase", "Weiter zu deiner Spielphase"),
    ch.PASS: ("Pass", "Passen"),
    ch.PASS_DRAW: ("Draw a card", "Eine Karte ziehen"),
    ch.PASS_RETURN: ("Return {card} to your hand", "{card} auf die Hand zurücknehmen"),
    ch.PASS_NOTHING: ("Neither draw nor return a card", "Weder ziehen noch zurücknehmen"),
    ch.ON_CONCENTRATION: ("On {card}", "Auf {card}"),
    ch.ON_AREA: ("On {area}", "Auf {area}"),
    ch.TAKE_RUNESLINGER: ("Take {face} ({line})", "{face} nehmen ({line})"),
    ch.TAKE_ABILITY: ("{face}{cost}: {text}", "{face}{cost}: {text}"),
    ch.SET_FIRST: ("Set {card} as a concentration", "{card} als Konzentration setzen"),
    ch.GO_FIRST: ("Go first", "Beginnen"),
    ch.GO_SECOND: ("Go second", "Zweiter sein"),
    ch.CLEANSE_TYPE: ("A {ailment} on {whom}", "{ailment_a} auf {whom}"),
    ch.AIL_WITH: ("{ailment}", "{ailment}"),
    ch.CHOOSE_BULLET: ("{text}", "{text}"),
    ch.NO_BLOCK: ("Do not block", "Nicht blocken"),
    ch.BLOCK_FOR: (
        "Block for {owned}: {amount} damage instead of {before}",
        "Für {owned_acc} blocken: {amount} Schaden statt {before}",
    ),
    ch.DISCARD_FOR_BLOCK: ("Discard {card}", "{card} abwerfen"),
    ch.KEEP_AREA: ("Keep area {n} with {count}", "Bereich {n} mit {count} behalten"),
    ch.DISCARD_CARD: ("Discard {card}", "{card} abwerfen"),
    ch.PAY_WITH: ("Pay with {owned}", "Mit {owned_dat} zahlen"),
    ch.DRAFT_CARD: ("Take {face} ({frame}): {text}", "{face} nehmen ({frame}): {text}"),
    ch.LEAVE_OUT: ("Leave out {face} ({frame}): {text}", "{face} weglassen ({frame}): {text}"),
}

# the same option in another question
OPTIONS_OF: dict[tuple[int, int], Pattern] = {
    (ch.ASK_ANSWER, ch.SLING_CARD): ("Answer with {card}: {text}", "Mit {card} antworten: {text}"),
    (ch.ASK_ANSWER, ch.ACTIVATE_TRINKET): (
        "Answer by activating {card}: {text}",
        "Antworten und {card} aktivieren: {text}",
    ),
    (ch.ASK_ANSWER, ch.ACTIVATE_ABILITY): (
        "Answer by activating {card} for {cost} of your <1 determination|{n} determinations>: {text}",
        "Antworten und {card} für {cost} von {n} Entschlossenheit aktivieren: {text}",
    ),
    (ch.ASK_PUT_BACK, ch.PICK_CARD): ("Put {card} back", "{card} zurücklegen"),
    (ch.ASK_TAKE, ch.PICK_CARD): ("Take {card} into your hand", "{card} auf die Hand nehmen"),
    (ch.ASK_OVERFLOW, ch.PICK_CARD): ("Over {card}", "Über {card}"),
}
SEAR_ONE: Pattern = ("Sear {card}", "{card} versengen")

# how a card is played; in an answer it is always slung
PLAYED: dict[int, Pattern] = {
    c.PLAIN: OPTIONS[ch.PLAY_CARD],
    c.TO_SLING: ("Play and sling {card}{costs}", "{card} ausspielen und schleudern{costs}"),
    c.TO_CHARGE: ("Play and charge {card}{costs}", "{card} ausspielen und aufladen{costs}"),
}
PLAYED_AS_ANSWER: Pattern = (
    "Answer with {card} from your hand{costs}: {text}",
    "Mit {card} von der Hand antworten{costs}: {text}",
)

# parts of sentences
ON_AILMENT: Pattern = (
    "[your|{whose}] area {n}: {count}",
    "[deinen Bereich {n}|Bereich {n} {whose}]: {count}",
)
ON_BOON: Pattern = (
    "[your|{whose}] area {n}: {boon}",
    "[deinen Bereich {n}|Bereich {n} {whose}]: {boon}",
)
DAMAGE_TO: Pattern = ("{n} damage to {owned}", "{owned_dat} {n} Schaden")
FOR_DETERMINATIONS: Pattern = (
    " (<1 determination|{n} determinations>)",
    " ({n} Entschlossenheit)",
)

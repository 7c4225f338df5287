"""What a seat is asked and may answer: prompts and options as patterns."""

from __future__ import annotations

from runestack.games.rone.rules import choices as ch
from runestack.games.wording import Pattern

PROMPTS: dict[int, Pattern] = {
    ch.ASK_HERO: ("Choose your hero.", "Wähle deinen Helden."),
    ch.ASK_MULLIGAN: ("Do you keep your starting hand?", "Behältst du deine Starthand?"),
    ch.ASK_BOTTOM: (
        "Mulligan: which card goes to the bottom of your deck? {n} chosen, the last one lies lowest.",
        "Mulligan: Welche Karte kommt unter dein Deck? {n} gewählt, die letzte liegt zuunterst.",
    ),
    ch.ASK_INCOME: (
        "Income: do you draw a card? You may draw {n} more.",
        "Einkommen: Ziehst du eine Karte? Du darfst noch {n} ziehen.",
    ),
    ch.ASK_MAIN: (
        "Your main phase: what do you do? You have {water} water.",
        "Deine Hauptphase: Was tust du? Du hast {water} Wasser.",
    ),
    ch.ASK_WINDOW: ("{why} Do you react?", "{why} Reagierst du?"),
    ch.ASK_CARD: (
        "Which card do you play? You have {water} water.",
        "Welche Karte spielst du aus? Du hast {water} Wasser.",
    ),
    ch.ASK_RECYCLE: (
        "Do you recycle the top card of your graveyard?",
        "Verwertest du die oberste Karte deines Friedhofs wieder?",
    ),
    ch.ASK_LEVEL: (
        "Do you pay to level up your hero? You have {water} water.",
        "Zahlst du, damit dein Held aufsteigt? Du hast {water} Wasser.",
    ),
    ch.ASK_INITIATIVE: (
        "{card}: do you pay for its initiative? You have {water} water.",
        "{card}: Zahlst du für die Initiative? Du hast {water} Wasser.",
    ),
    ch.ASK_MODE: ("{card}: which effect do you choose?", "{card}: Welchen Effekt wählst du?"),
    ch.ASK_TARGET: ("{card}: choose a target. {text}", "{card}: Wähle ein Ziel. {text}"),
    ch.ASK_ATTACK: ("Whom does {card} attack?", "Wen greift {card} an?"),
    ch.ASK_DAMAGE: (
        "Your hero takes {n} damage: which card do you lose?",
        "Dein Held erleidet {n} Schaden: Welche Karte verlierst du?",
    ),
    ch.ASK_GRAVEYARD: (
        "Where in your graveyard does {card} go?",
        "Wohin in deinem Friedhof kommt {card}?",
    ),
    ch.ASK_TRIGGER: (
        "Several effects were triggered: which one is executed next?",
        "Mehrere Effekte wurden ausgelöst: Welcher wird als nächster ausgeführt?",
    ),
    ch.ASK_DEATH: (
        "Several cards are destroyed: which one is next?",
        "Mehrere Karten werden vernichtet: Welche ist die nächste?",
    ),
    ch.ASK_DISCARD: (
        "Which card of your hand do you destroy? {n} to go.",
        "Welche Karte deiner Hand vernichtest du? Noch {n}.",
    ),
    ch.ASK_MAY: ("{card}: {text} Do you?", "{card}: {text} Tust du es?"),
    ch.ASK_ZONE_CARD: ("{card}: which card do you choose?", "{card}: Welche Karte wählst du?"),
    ch.ASK_ORDER: (
        "{card}: which card do you put on the deck next? {n} left, the last one is the top card.",
        "{card}: Welche Karte legst du als nächste auf das Deck? Noch {n}, die letzte liegt oben.",
    ),
    ch.ASK_PAY_UNIT: (
        "Which card do you destroy to pay for {card}?",
        "Welche Karte vernichtest du, um für {card} zu zahlen?",
    ),
    ch.ASK_PLAYER: ("{card}: choose a player. {text}", "{card}: Wähle einen Spieler. {text}"),
    ch.ASK_ABILITY: ("{card}: which ability do you use?", "{card}: Welche Fähigkeit nutzt du?"),
    ch.ASK_CHOICE: ("{card}: choose a card. {text}", "{card}: Wähle eine Karte. {text}"),
    ch.ASK_TAKE: (
        "{card}: which card do you take into your hand? {n} to go.",
        "{card}: Welche Karte nimmst du auf die Hand? Noch {n}.",
    ),
    ch.ASK_SUBSEQUENT: (
        "{card} has survived the attack: does it attack {player} as well?",
        "{card} hat den Angriff überstanden: Greift die Einheit auch {player_acc} an?",
    ),
    ch.ASK_OPPONENT: (
        "{card}: which opponent is meant?",
        "{card}: Welcher Gegner ist gemeint?",
    ),
    ch.ASK_WHOSE_TEXT: (
        "{card}: for which of you is its text executed? {text}",
        "{card}: Für wen von euch wird der Text ausgeführt? {text}",
    ),
    ch.ASK_HAND: ("Into whose hand does {card} go?", "Auf wessen Hand kommt {card}?"),
    ch.ASK_EFFECT: (
        "{card}: choose an effect on the stack. {text}",
        "{card}: Wähle einen Effekt auf dem Spielstapel. {text}",
    ),
}

OPTIONS: dict[int, Pattern] = {
    ch.PASS: ("Pass", "Passen"),
    ch.END_TURN: ("End the turn", "Den Spielzug beenden"),
    ch.ANNOUNCE_PLAY: ("Play a card", "Eine Karte ausspielen"),
    ch.ANNOUNCE_RECYCLE: ("Recycle a card", "Eine Karte wiederverwerten"),
    ch.ANNOUNCE_LEVEL: (
        "Level up {card} for {cost} of your {water} water",
        "{card} für {cost} von {water} Wasser aufsteigen lassen",
    ),
    ch.ANNOUNCE_ATTACK: ("Attack with {card}", "Mit {card} angreifen"),
    ch.PLAY_CARD: (
        "Play {card} for {cost} of your {water} water",
        "{card} für {cost} von {water} Wasser ausspielen",
    ),
    ch.PLAY_TACTIC: (
        "Play {card} for {cost} of your {water} water",
        "{card} für {cost} von {water} Wasser ausspielen",
    ),
    ch.USE_ABILITY: ("Use {card}: {text}", "{card} nutzen: {text}"),
    ch.DECLINE: ("Do not pay", "Nicht zahlen"),
    ch.RECYCLE_CARD: (
        "Recycle {card} and remove <1 card|{n} cards> of your graveyard",
        "{card} wiederverwerten und <1 Karte|{n} Karten> deines Friedhofs entfernen",
    ),
    ch.DRAW_CARD: ("Draw a card", "Eine Karte ziehen"),
    ch.STOP_DRAWING: ("Draw no more cards", "Keine Karte mehr ziehen"),
    ch.KEEP_HAND: ("Keep your hand", "Die Hand behalten"),
    ch.MULLIGAN_FORM_A: (
        "Put cards under your deck and draw as many",
        "Karten unter dein Deck legen, ebenso viele ziehen",
    ),
    ch.MULLIGAN_FORM_B: (
        "Shuffle all into your deck and draw <1 card|{hand} cards>",
        "Alles in dein Deck mischen und <1 Karte|{hand} Karten> ziehen",
    ),
    ch.PICK_CARD: ("Choose {card}", "{card} wählen"),
    ch.DONE: ("Done", "Fertig"),
    ch.TAKE_HERO: ("Take {hero}", "{hero} nehmen"),
    ch.PAY_INITIATIVE: ("{text}", "{text}"),
    ch.CHOOSE_MODE: ("{text}", "{text}"),
    ch.TARGET_CARD: ("Choose {owned}", "{owned} wählen"),
    ch.ATTACK_CARD: ("Attack {card}", "{card} angreifen"),
    ch.DAMAGE_HAND: ("Destroy {card} from your hand", "{card} aus deiner Hand vernichten"),
    ch.DAMAGE_DECK: (
        "Destroy the top card of your deck",
        "Die oberste Karte deines Decks vernichten",
    ),
    ch.DAMAGE_SHIELD: (
        "Use the shield {card} on top of your deck",
        "Den Schild {card} oben auf deinem Deck nutzen",
    ),
    ch.GRAVEYARD_TOP: (
        "Put {card} on top of your graveyard",
        "{card} oben auf deinen Friedhof legen",
    ),
    ch.GRAVEYARD_BOTTOM: (
        "Put {card} on the bottom of your graveyard",
        "{card} unter deinen Friedhof legen",
    ),
    ch.NEXT_TRIGGER: ("{owned}: {text}", "{owned}: {text}"),
    ch.NEXT_DEATH: ("{owned}", "{owned}"),
    ch.YES: ("Yes: {text}", "Ja: {text}"),
    ch.NO: ("No", "Nein"),
    ch.CHOOSE_PLAYER: ("{player}", "{player}"),
    ch.CHOOSE_ABILITY: ("{card}: {text}", "{card}: {text}"),
    ch.CHOOSE_EFFECT: ("{entry}", "{entry}"),
    ch.LEVEL_UP: (
        "Pay {cost} of your {water} water to level up {card}",
        "{cost} von {water} Wasser zahlen, damit {card} aufsteigt",
    ),
    ch.ATTACK_ON: ("Go on to attack with {card}", "Mit {card} weiter angreifen"),
}

# the same option in another question
OPTIONS_OF: dict[tuple[int, int], Pattern] = {
    (ch.ASK_CARD, ch.DECLINE): ("Play no card", "Keine Karte ausspielen"),
    (ch.ASK_RECYCLE, ch.DECLINE): ("Recycle no card", "Keine Karte wiederverwerten"),
    (ch.ASK_LEVEL, ch.DECLINE): ("Do not level up", "Nicht aufsteigen"),
    (ch.ASK_BOTTOM, ch.PICK_CARD): (
        "Put {card} on the bottom of your deck",
        "{card} unter dein Deck legen",
    ),
    (ch.ASK_DISCARD, ch.PICK_CARD): (
        "Destroy {card} from your hand",
        "{card} aus deiner Hand vernichten",
    ),
    (ch.ASK_ORDER, ch.PICK_CARD): ("Put {card} on the deck", "{card} auf das Deck legen"),
    (ch.ASK_TAKE, ch.PICK_CARD): ("Take {card} into your hand", "{card} auf die Hand nehmen"),
    (ch.ASK_PAY_UNIT, ch.PICK_CARD): ("Destroy {card}", "{card} vernichten"),
    (ch.ASK_SUBSEQUENT, ch.NO): ("Do not attack again", "Nicht weiter angreifen"),
}

# of several players' cards
ATTACK_OF_SEVERAL: Pattern = ("Attack {owned}", "{owned} angreifen")

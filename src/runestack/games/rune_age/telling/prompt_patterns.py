"""The patterns of questions and options, in English and German."""

from __future__ import annotations

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import costs
from runestack.games.wording import Pattern
from runestack.kernel import choices as core
from runestack.kernel.program import PAY_DESTROY, PAY_DISCARD

PROMPTS: dict[int, Pattern] = {
    ch.ASK_RACE: ("Choose your faction.", "Wähle deine Fraktion."),
    ch.ASK_ACTION: (
        "Your turn: what do you do? You can spend {gold} gold and {influence} influence.",
        "Dein Zug: Was tust du? Du kannst {gold} Gold und {influence} Einfluss ausgeben.",
    ),
    ch.ASK_MORE: ("{spend} What else do you buy?", "{spend} Was kaufst du noch?"),
    ch.ASK_PRICE: (
        "{spend} Do you exhaust a card to lower the price?",
        "{spend} Erschöpfst du eine Karte, um den Preis zu senken?",
    ),
    ch.ASK_PAYMENT: (
        "How do you pay {n} {resource}?",
        "Wie zahlst du {n} {resource}?",
    ),
    ch.ASK_PAYMENT_CARD: (
        "With which card do you pay? {n} {resource} to go.",
        "Mit welcher Karte zahlst du? Noch {n} {resource}.",
    ),
    ch.ASK_RETAIN: (
        "You discard your hand: which card do you keep? Each costs {n} influence.",
        "Du wirfst deine Hand ab: Welche Karte behältst du? Jede kostet {n} Einfluss.",
    ),
    ch.ASK_ASSAULT: ("{combat} Which card do you play?", "{combat} Welche Karte spielst du?"),
    ch.ASK_SIEGE: ("{combat} Do you play a card?", "{combat} Spielst du eine Karte?"),
    ch.ASK_WHEN_PLAYED: (
        "You play {card}: do you use its ability?",
        "Du spielst {card}: Nutzt du die Fähigkeit?",
    ),
    ch.ASK_BEFORE_ATTRITION: (
        "<One attrition die is|{n} attrition dice are> about to be rolled: do you use a card before that?",
        "Gleich <wird ein Verlustwürfel|werden {n} Verlustwürfel> geworfen: Nutzt du vorher eine Karte?",
    ),
    ch.ASK_ATTRITION: (
        "Attrition: which unit is destroyed? {n} to go.",
        "Verluste: Welche Einheit wird vernichtet? Noch {n}.",
    ),
    ch.ASK_RESOLUTION: (
        "{combat} Which ability do you use before the strengths are compared?",
        "{combat} Welche Fähigkeit nutzt du, bevor verglichen wird?",
    ),
    ch.ASK_END_OF_COMBAT: (
        "The combat is over: which ability do you use?",
        "Der Kampf ist vorbei: Welche Fähigkeit nutzt du?",
    ),
    ch.ASK_INSTEAD: (
        "{card} would be destroyed: do you prevent it?",
        "{card} würde vernichtet: Verhinderst du es?",
    ),
    ch.ASK_COST: ("{card}: with which card do you pay?", "{card}: Mit welcher Karte zahlst du?"),
    ch.ASK_DISCARD: (
        "{card}: which card do you discard? {n} to go.",
        "{card}: Welche Karte wirfst du ab? Noch {n}.",
    ),
    ch.ASK_CARD: ("{card}: which card do you choose?", "{card}: Welche Karte wählst du?"),
    ch.ASK_EVENT_ORDER: (
        "The Event phase begins: which text happens first?",
        "Die Ereignisphase beginnt: Welcher Text geschieht zuerst?",
    ),
    ch.ASK_WHO: ("{card}: whom does it affect?", "{card}: Wen trifft es?"),
    ch.ASK_LAY_DOWN: (
        "{card}: which card do you lay down? {n} still needed from all of you together.",
        "{card}: Welche Karte legst du dazu? Zusammen fehlt euch noch {n}.",
    ),
    ch.ASK_TRIGGERED: (
        "The ability of {card} was triggered: do you use it?",
        "Die Fähigkeit von {card} wurde ausgelöst: Nutzt du sie?",
    ),
    core.ASK_MAY: ("{card}: {text} Do you?", "{card}: {text} Tust du es?"),
    core.ASK_MODE: ("{card}: which do you choose?", "{card}: Was wählst du?"),
    core.ASK_TARGET: ("{card}: choose a card. {text}", "{card}: Wähle eine Karte. {text}"),
    core.ASK_CHOICE: ("{card}: choose a card. {text}", "{card}: Wähle eine Karte. {text}"),
    core.ASK_PLAYER: ("{card}: choose a player. {text}", "{card}: Wähle einen Spieler. {text}"),
    core.ASK_TRIGGER: (
        "Several texts were triggered: which one happens next?",
        "Mehrere Texte wurden ausgelöst: Welcher geschieht als nächster?",
    ),
    core.ASK_NUMBER: ("{card}: how much do you pay?", "{card}: Wie viel zahlst du?"),
}
# the same question in other situations
MORE_BY_INFLUENCE: Pattern = ("{spend} What else do you acquire?", "{spend} Was erwirbst du noch?")
FIRST_OF_GAINED: Pattern = (
    "{card} gives you {given} {resource}: what do you buy? {spend}",
    "{card} gibt dir {given} {resource}: Was kaufst du? {spend}",
)
PAYMENT_FOR: Pattern = (
    "{card}: how do you pay {n} {resource}?",
    "{card}: Wie zahlst du {n} {resource}?",
)
WOULD_BE: dict[int, Pattern] = {
    c.WOULD_BE_WOUNDED: (
        "{card} would be wounded: do you prevent it?",
        "{card} würde verwundet: Verhinderst du es?",
    ),
    c.WOULD_BE_DISCARDED: (
        "{card} would be discarded: do you use its ability?",
        "{card} würde abgeworfen: Nutzt du die Fähigkeit?",
    ),
}
WOULD_TAKE_DAMAGE: Pattern = (
    "{card} would take {n} damage: do you prevent it?",
    "{card} würde {n} Schaden nehmen: Verhinderst du es?",
)
TOP_OF_DECK: Pattern = (
    "{card} is the top card of your deck: do you discard it?",
    "{card} ist die oberste Karte deines Decks: Wirfst du sie ab?",
)
ROLL_AGAIN: Pattern = (
    "The roll would destroy {n} units: do you roll again?",
    "Der Wurf würde {n} Einheiten vernichten: Wirfst du noch einmal?",
)
AGAIN: Pattern = ("Roll again", "Noch einmal werfen")
KEEP_ROLL: Pattern = ("Keep this roll", "Diesen Wurf behalten")
DISCARD_WORTH: dict[int, Pattern] = {
    c.GOLD: (
        "{card}: which gold card do you discard? {n} gold to go.",
        "{card}: Welche Goldkarte wirfst du ab? Noch {n} Gold.",
    ),
    c.UNIT: (
        "{card}: which unit do you discard? {n} strength to go.",
        "{card}: Welche Einheit wirfst du ab? Noch {n} Stärke.",
    ),
}
WOUND: Pattern = (
    "{card}: which unit is wounded? {n} to go.",
    "{card}: Welche Einheit wird verwundet? Noch {n}.",
)
DESTROY: Pattern = (
    "{card}: which unit is destroyed? {n} to go.",
    "{card}: Welche Einheit wird vernichtet? Noch {n}.",
)
COSTS: dict[int, Pattern] = {
    PAY_DISCARD: ("{card}: which card do you discard?", "{card}: Welche Karte wirfst du ab?"),
    costs.PAY_DISCARD_ANY: (
        "{card}: which cards do you discard?",
        "{card}: Welche Karten wirfst du ab?",
    ),
    costs.PAY_DISCARD_WORTH: (
        "{card}: which cards do you discard?",
        "{card}: Welche Karten wirfst du ab?",
    ),
    PAY_DESTROY: ("{card}: which unit do you destroy?", "{card}: Welche Einheit vernichtest du?"),
    costs.PAY_DESTROY_HAND: (
        "{card}: which card of your hand do you destroy?",
        "{card}: Welche Karte deiner Hand vernichtest du?",
    ),
    costs.PAY_WOUND: ("{card}: which unit do you wound?", "{card}: Welche Einheit verwundest du?"),
    costs.PAY_EXHAUST: (
        "{card}: which card do you exhaust?",
        "{card}: Welche Karte erschöpfst du?",
    ),
}

OPTIONS: dict[int, Pattern] = {
    core.YES: ("Yes: {text}", "Ja: {text}"),
    core.NO: ("No", "Nein"),
    core.DONE: ("Done", "Fertig"),
    core.CHOOSE_MODE: ("{text}", "{text}"),
    core.TARGET_CARD: ("Choose {owned}", "{owned} wählen"),
    core.CHOOSE_PLAYER: ("{player}", "{player}"),
    core.NEXT_TRIGGER: ("{owned}: {text}", "{owned}: {text}"),
    core.PICK_CARD: ("Choose {card}", "{card} wählen"),
    core.CHOOSE_NUMBER: ("{n}", "{n}"),
    ch.TAKE_RACE: ("Take the {faction}", "{faction} nehmen"),
    ch.END_ACTIONS: ("End your actions", "Deine Aktionen beenden"),
    ch.ATTACK: ("Attack {card}, strength {n}", "{card} angreifen, Stärke {n}"),
    ch.USE_ACTION: ("Use {card}: {text}", "{card} nutzen: {text}"),
    ch.BUY: ("Buy {card} for {price} gold", "{card} für {price} Gold kaufen"),
    ch.ACQUIRE: (
        "Acquire {card} for {price} influence",
        "{card} für {price} Einfluss erwerben",
    ),
    ch.ENOUGH: ("That is all: pay", "Das ist alles: zahlen"),
    ch.CALL_OFF: ("Buy nothing", "Nichts kaufen"),
    ch.PAY_WITH: ("Pay with {cards}", "Mit {cards} zahlen"),
    ch.PAY_ONE_BY_ONE: ("Choose the cards one by one", "Die Karten einzeln wählen"),
    ch.PAY_CARD: ("Pay with {card} ({n})", "Mit {card} zahlen ({n})"),
    ch.RETAIN: ("Keep {card}", "{card} behalten"),
    ch.PLAY: ("Play {card}", "{card} spielen"),
    ch.STOP: ("Play no more cards", "Keine Karte mehr spielen"),
    ch.PASS: ("Pass for the rest of this siege", "Für diese Belagerung passen"),
    ch.USE: ("Use {card}: {text}", "{card} nutzen: {text}"),
    ch.DECLINE: ("Do not use it", "Nicht nutzen"),
    ch.DESTROY: ("Destroy {card}", "{card} vernichten"),
    ch.GIVE: ("Discard {card}", "{card} abwerfen"),
    ch.TAKE: ("Choose {card}", "{card} wählen"),
}
# the same option in another question
OPTIONS_OF: dict[tuple[int, int], Pattern] = {
    (ch.ASK_PRICE, core.DONE): ("Pay the price as it is", "Den Preis so zahlen"),
    (ch.ASK_PRICE, ch.USE): ("Exhaust {card}: {text}", "{card} erschöpfen: {text}"),
    (ch.ASK_RETAIN, core.DONE): ("Keep no more cards", "Keine Karte mehr behalten"),
    (ch.ASK_LAY_DOWN, core.DONE): ("Lay down no more cards", "Keine Karte mehr dazulegen"),
    (ch.ASK_LAY_DOWN, ch.GIVE): ("Lay down {card} ({n})", "{card} dazulegen ({n})"),
    (ch.ASK_BEFORE_ATTRITION, ch.STOP): ("Roll", "Würfeln"),
    (ch.ASK_RESOLUTION, ch.STOP): ("Use no more abilities", "Keine Fähigkeit mehr nutzen"),
    (ch.ASK_END_OF_COMBAT, ch.STOP): ("Use no more abilities", "Keine Fähigkeit mehr nutzen"),
    (ch.ASK_CARD, ch.GIVE): ("Wound {card}", "{card} verwunden"),
    (ch.ASK_EVENT_ORDER, ch.USE): ("{card}: {text}", "{card}: {text}"),
}
BESIEGE: Pattern = ("Besiege {owned}", "{owned} belagern")
BESIEGE_CITY: Pattern = (
    "Besiege {owned}, auto-defense {n}",
    "{owned} belagern, Selbstverteidigung {n}",
)
UNSPENT: Pattern = (" ({n} gold unspent)", " ({n} Gold nicht ausgegeben)")
LOST: Pattern = (" ({n} {resource} lost)", " ({n} {resource} verloren)")
DISCARD_IT: Pattern = ("Discard it", "Abwerfen")
LEAVE_IT: Pattern = ("Leave it where it is", "Liegen lassen")
ON_TOP_OF_DECK: Pattern = ("Put {card} on top of the deck", "{card} oben auf das Deck legen")
DESTROY_TAKEN: Pattern = ("Destroy {card}", "{card} vernichten")
GIVEN: dict[int, Pattern] = {
    PAY_DISCARD: ("Discard {card}", "{card} abwerfen"),
    costs.PAY_DISCARD_ANY: ("Discard {card}", "{card} abwerfen"),
    costs.PAY_DISCARD_WORTH: ("Discard {card}", "{card} abwerfen"),
    PAY_DESTROY: ("Destroy {card}", "{card} vernichten"),
    costs.PAY_DESTROY_HAND: ("Destroy {card}", "{card} vernichten"),
    costs.PAY_WOUND: ("Wound {card}", "{card} verwunden"),
    costs.PAY_EXHAUST: ("Exhaust {card}", "{card} erschöpfen"),
}

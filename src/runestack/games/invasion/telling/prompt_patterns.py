"""The patterns of questions, in English and German. `{by}` is the card that asks, with a colon, or nothing."""

from __future__ import annotations

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import picking as pick
from runestack.games.invasion.rules import picking_dice as dice
from runestack.games.wording import Pattern
from runestack.kernel import choices as core

PROMPTS: dict[int, Pattern] = {
    core.ASK_MAY: ("{by}{text} Do you?", "{by}{text} Tust du es?"),
    core.ASK_MODE: ("{by}which do you choose?", "{by}Was wählst du?"),
    core.ASK_TARGET: ("{by}choose a card. {text}", "{by}Wähle eine Karte. {text}"),
    core.ASK_CHOICE: ("{by}choose a card. {text}", "{by}Wähle eine Karte. {text}"),
    core.ASK_PLAYER: ("{by}choose a player. {text}", "{by}Wähle jemanden. {text}"),
    core.ASK_TRIGGER: (
        "Several texts were triggered: which one happens next?",
        "Mehrere Texte wurden ausgelöst: Welcher geschieht als nächster?",
    ),
    ch.ASK_LEADER: ("Choose your leader.", "Wähle deinen Anführer."),
    ch.ASK_TECHNOLOGY: (
        "{by}which technology do you keep? Only you see them.",
        "{by}Welche Technologie behältst du? Nur du siehst sie.",
    ),
    ch.ASK_RECRUIT: (
        "{by}which card do you recruit? Only you see them.",
        "{by}Welche Karte rekrutierst du? Nur du siehst sie.",
    ),
    ch.ASK_FULL: (
        "{by}your training center is full: do you recruit anyway and destroy a card there?",
        "{by}Dein Ausbildungszentrum ist voll: Rekrutierst du trotzdem und vernichtest dort eine Karte?",
    ),
    ch.ASK_REPLACED: (
        "{by}which card is destroyed for it?",
        "{by}Welche Karte wird dafür vernichtet?",
    ),
    ch.ASK_DRAW: (
        "Draw one more card? Drawn so far: {n}, left in your deck: {deck}.{warning}",
        "Noch eine Karte ziehen? Bisher gezogen: {n}, noch im Deck: {deck}.{warning}",
    ),
    ch.ASK_MAIN: ("Main phase: what do you do?{pool}", "Hauptphase: Was tust du?{pool}"),
    ch.ASK_DISCOUNT: (
        "{by}which symbol does the discount ({discount}) take away?",
        "{by}Welches Symbol nimmt der Nachlass ({discount}) weg?",
    ),
    ch.ASK_PAYMENT: (
        "{by}which resource pays for a wild symbol? {n} to go.",
        "{by}Welche Ressource zahlt für ein Jokersymbol? Noch {n}.",
    ),
    ch.ASK_STORE: (
        "{by}what do you store next? Left: {left}.",
        "{by}Was lagerst du als Nächstes ein? Übrig: {left}.",
    ),
    ch.ASK_KEEP: ("{by}do you keep it in hand?", "{by}Behältst du sie auf der Hand?"),
    ch.ASK_GARBAGE: (
        "Your hand goes to the garbage dump, the last card on top: which card next?",
        "Deine Hand kommt auf die Müllhalde, die letzte Karte nach oben: Welche Karte als Nächstes?",
    ),
    ch.ASK_SPARE: (
        "You have <1 spare part|{n} spare parts>: what do you use <it|them> for?{reduced}",
        "Du hast <1 Ersatzteil|{n} Ersatzteile>: Wofür verwendest du <es|sie>?{reduced}",
    ),
    ch.ASK_SCREW: (
        "{by}on which card do you put the screw? {n} to go.",
        "{by}Auf welche Karte legst du die Schraube? Noch {n}.",
    ),
    ch.ASK_STARTING: (
        "{by}which starting card do you take?",
        "{by}Welche Startkarte nimmst du?",
    ),
    ch.ASK_TRAIN: (
        "Several cards are fully trained: which goes on your discard pile next?",
        "Mehrere Karten sind fertig ausgebildet: Welche kommt als Nächstes auf deinen Ablagestapel?",
    ),
    ch.ASK_DIE: (
        "{by}on which die do you replace a screw?",
        "{by}Auf welchem Würfel tauschst du eine Schraube aus?",
    ),
    ch.ASK_SIDE: (
        "{by}on which side of {die} do you replace a screw?",
        "{by}{die}: Auf welcher Seite tauschst du eine Schraube aus?",
    ),
    ch.ASK_POSITION: (
        "{by}which screw of {die} do you replace?",
        "{by}{die}: Welche Schraube tauschst du aus?",
    ),
    ch.ASK_NEW_SCREW: (
        "{by}which screw do you put on {die} instead?",
        "{by}{die}: Welche Schraube setzt du dafür ein?",
    ),
    ch.ASK_RECYCLE: (
        "{by}which card do you recycle? {n} to go.",
        "{by}Welche Karte verwertest du wieder? Noch {n}.",
    ),
    ch.ASK_ORDER: (
        "{by}which card is put on the deck next? The last one lies on top.",
        "{by}Welche Karte kommt als Nächstes auf das Deck? Die letzte liegt oben.",
    ),
    ch.ASK_DAMAGE: (
        "{by}where do your points of {damage} damage go? {n} to go.",
        "{by}Wohin gehen deine Punkte {damage}schaden? Noch {n}.",
    ),
    ch.ASK_POINTS: (
        "{by}who gets the {resource}? {n} to go.",
        "{by}Wer bekommt {resource}? Noch {n}.",
    ),
    ch.ASK_CARD: ("{by}which card do you choose?", "{by}Welche Karte wählst du?"),
    ch.ASK_DISCARD: (
        "{by}which card do you discard? {left} to go.",
        "{by}Welche Karte wirfst du ab? Noch {left}.",
    ),
    ch.ASK_STORED: (
        "{by}which stored resource is destroyed? {n} to go.",
        "{by}Welche eingelagerte Ressource wird vernichtet? Noch {n}.",
    ),
    ch.ASK_ZONE: (
        "In several zones a card can be trained: which comes next?",
        "In mehreren Zonen kann eine Karte ausgebildet werden: Welche kommt als Nächstes?",
    ),
    ch.ASK_PROTOCOL: (
        "Several protocols are used: which comes next?",
        "Mehrere Protokolle werden genutzt: Welches kommt als Nächstes?",
    ),
    ch.ASK_EVENT: (
        "{by}does the current event end later or sooner?",
        "{by}Endet das laufende Ereignis später oder früher?",
    ),
    ch.ASK_PAIR: (
        "{by}which stored-resource ability do you execute? {n} to go.",
        "{by}Welche Lagerfähigkeit führst du aus? Noch {n}.",
    ),
    ch.ASK_ABILITY: (
        "{by}which ability do you execute?",
        "{by}Welche Fähigkeit führst du aus?",
    ),
    ch.ASK_SCREWS_MOVED: (
        "{by}do you move another screw?",
        "{by}Verschiebst du noch eine Schraube?",
    ),
    ch.ASK_TRY_AGAIN: (
        "The scenario is lost (attempt {n}). Do you try it again from its beginning?",
        "Das Szenario ist verloren (Versuch {n}). Versucht ihr es von Beginn an noch einmal?",
    ),
    ch.ASK_END: (
        "The end of your turn: what comes first? Screws to replace: {n}.",
        "Das Ende deines Zuges: Was kommt zuerst? Schrauben auszutauschen: {n}.",
    ),
    ch.ASK_AMOUNT: (
        "{by}how many points of armor become health?",
        "{by}Wie viele Punkte Rüstung werden zu Leben?",
    ),
}

# -- the same question in other situations -------------------------------------------------------

HOW_MANY: Pattern = ("{by}how many?", "{by}Wie viele?")
BASE_FULL: Pattern = (
    "{by}your base can hold no further technology: do you discover one and destroy one of your own?",
    "{by}Deine Basis fasst keine weitere Technologie: Entdeckst du eine und vernichtest dafür eine eigene?",
)
TEAM_MAIN: Pattern = (
    "Main phase: what do you do? All of you may act.{pool}{waiting}",
    "Hauptphase: Was tust du? Alle dürfen handeln.{pool}{waiting}",
)
SPARE_BEFORE: Pattern = (
    "Before the match you spend <1 spare part|{n} spare parts>: what for?{reduced}",
    "Vor der Partie gibst du <1 Ersatzteil|{n} Ersatzteile> aus: Wofür?{reduced}",
)
TRANSFORM_COLOUR: Pattern = (
    "You transform two dice: which resource do you take?",
    "Du wandelst zwei Würfel um: Welche Ressource nimmst du?",
)
COLOURS: dict[int, Pattern] = {
    dice.TO_POOL: (
        "{by}which resource do you add to your pool? {left} to go.",
        "{by}Welche Ressource legst du in deinen Vorrat? Noch {left}.",
    ),
    dice.ALL_TO_POOL: (
        "{by}which resource do you add to your pool, all {left} of one colour?",
        "{by}Welche Ressource legst du in deinen Vorrat, alle {left} von einer Farbe?",
    ),
    dice.TO_STORAGE: (
        "{by}which resource do you store? {left} to go.",
        "{by}Welche Ressource lagerst du ein? Noch {left}.",
    ),
    dice.CHANGE: (
        "{by}the colour of which resource in your pool do you change?",
        "{by}Die Farbe welcher Ressource in deinem Vorrat änderst du?",
    ),
}
NEW_COLOUR: Pattern = (
    "{by}which colour does it get?",
    "{by}Welche Farbe bekommt sie?",
)
DICE: dict[int, Pattern] = {
    dice.STOP_DIE: (
        "{by}which die do you not use this turn?",
        "{by}Welchen Würfel lässt du in diesem Zug ungenutzt?",
    ),
    dice.HOLD_DIE: (
        "{by}which die do you not use while the event lasts?",
        "{by}Welchen Würfel lässt du ungenutzt, solange das Ereignis andauert?",
    ),
    dice.REROLL: (
        "{by}which die do you reroll? Up to {left} more.",
        "{by}Welchen Würfel wirfst du neu? Höchstens noch {left}.",
    ),
    dice.ROLL: ("{by}which die do you roll?", "{by}Welchen Würfel wirfst du?"),
    dice.REUSE: (
        "{by}which die can you use again?",
        "{by}Welchen Würfel kannst du noch einmal benutzen?",
    ),
    dice.COLLECT: (
        "{by}the resources of which die do you collect?",
        "{by}Die Ressourcen welches Würfels sammelst du ein?",
    ),
}
TURN_SIDE: Pattern = (
    "{by}which die do you turn, and to which side?",
    "{by}Welchen Würfel drehst du, und auf welche Seite?",
)
COLOURED_SCREW: Pattern = (
    "{by}on which die do you lose a coloured screw?",
    "{by}Auf welchem Würfel verlierst du eine farbige Schraube?",
)
PICKS: dict[int, Pattern] = {
    pick.DESTROY: ("{by}which card do you destroy?", "{by}Welche Karte vernichtest du?"),
    pick.OWN_TECHNOLOGY: (
        "{by}which of your technologies do you destroy?",
        "{by}Welche deiner Technologien vernichtest du?",
    ),
    pick.ENEMY_TECHNOLOGY: (
        "{by}which card do you exhaust?",
        "{by}Welche Karte erschöpfst du?",
    ),
    pick.REFRESH: ("{by}which card do you refresh?", "{by}Welche Karte frischst du auf?"),
    pick.TRAIN: ("{by}which card do you train?", "{by}Welche Karte bildest du aus?"),
    pick.SWAP: (
        "{by}which card do you swap with the top card of your discard pile ({top})?",
        "{by}Welche Karte tauschst du gegen die oberste deines Ablagestapels ({top})?",
    ),
    pick.FETCH: ("{by}which card do you take?", "{by}Welche Karte nimmst du?"),
    pick.PLAYED_TO_DECK: (
        "{by}which card do you put on top of your deck?",
        "{by}Welche Karte legst du oben auf dein Deck?",
    ),
    pick.ENEMY_PROTOCOL: (
        "{by}which protocol do you destroy?",
        "{by}Welches Protokoll vernichtest du?",
    ),
    pick.THEIR_TECHNOLOGY: (
        "{by}which card do you destroy?",
        "{by}Welche Karte vernichtest du?",
    ),
    pick.THEIR_HAND: (
        "{by}which card does your opponent discard?",
        "{by}Welche Karte wirft der Gegner ab?",
    ),
    pick.STACK_HIT: (
        "{by}which card of the stack is dealt the damage?",
        "{by}Welcher Karte des Stapels fügst du den Schaden zu?",
    ),
    pick.STACK_DESTROYED: (
        "{by}which card of the stack do you destroy?",
        "{by}Welche Karte des Stapels vernichtest du?",
    ),
    pick.ZONE_DESTROYED: (
        "{by}which card in a zone do you destroy?",
        "{by}Welche Karte in einer Zone vernichtest du?",
    ),
    pick.SCREWS: (
        "{by}on which card do you put the screws?",
        "{by}Auf welche Karte legst du die Schrauben?",
    ),
}
PRICE_CARD: Pattern = (
    "{by}which card do you pay with?",
    "{by}Mit welcher Karte zahlst du?",
)
PRICE_DIE: Pattern = (
    "{by}which die do you pay with?",
    "{by}Mit welchem Würfel zahlst du?",
)
PLAY_FREE: Pattern = (
    "{by}which card do you play without paying?",
    "{by}Welche Karte spielst du, ohne zu zahlen?",
)
MOVE_STORED: Pattern = (
    "{by}which stored resource do you move to another spot?",
    "{by}Welche eingelagerte Ressource legst du auf einen anderen Platz?",
)
STORE_IN_ZONE: Pattern = (
    "{by}in which zone does the Invasion store the resource?",
    "{by}In welcher Zone lagert die Invasion die Ressource ein?",
)
DESTROY_IN_ZONE: Pattern = (
    "{by}in which zone is a resource destroyed?",
    "{by}In welcher Zone wird eine Ressource vernichtet?",
)

# -- parts of sentences --------------------------------------------------------------------------

POOL: Pattern = (" Your pool: {pool}.", " Dein Vorrat: {pool}.")
WAITING: Pattern = (
    " <An effect waits|{n} effects wait> to be carried out.",
    " <Ein Effekt wartet|{n} Effekte warten> auf die Ausführung.",
)
WARNING: Pattern = (
    " The next card needs your deck to be reinforced first: {text}",
    " Für die nächste Karte musst du dein Deck erst verstärken: {text}",
)
NO_CARD_LEFT: Pattern = (
    " No card is left anywhere: whoever has to draw now is defeated.",
    " Nirgends ist noch eine Karte: Wer jetzt zieht, ist besiegt.",
)
REDUCED: Pattern = (
    " The next action costs {n} less.",
    " Die nächste Aktion kostet {n} weniger.",
)
ANY: Pattern = ("any symbol", "ein beliebiges Symbol")
DAMAGE: tuple[Pattern, Pattern] = (("melee", "Nahkampf"), ("ranged", "Fernkampf"))

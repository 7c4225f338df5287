"""The patterns of options, in English and German."""

from __future__ import annotations

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import counts
from runestack.games.invasion.rules import picking as pick
from runestack.games.invasion.rules import picking_dice as dice
from runestack.games.wording import Pattern
from runestack.kernel import choices as core

OPTIONS: dict[int, Pattern] = {
    core.YES: ("{text}", "{text}"),
    core.NO: ("No", "Nein"),
    core.DONE: ("Nothing more", "Nichts weiter"),
    core.CHOOSE_MODE: ("{text}", "{text}"),
    core.TARGET_CARD: ("{owned}", "{owned}"),
    core.PICK_CARD: ("{owned}", "{owned}"),
    core.CHOOSE_PLAYER: ("{player}", "{player}"),
    core.NEXT_TRIGGER: ("{card}: {text}", "{card}: {text}"),
    ch.TAKE_CARD: ("{card}", "{card}"),
    ch.IGNORE: ("Take no card", "Keine Karte nehmen"),
    ch.GO_ON: ("Take one and destroy another", "Eine nehmen und eine andere vernichten"),
    ch.GIVE: ("{card}", "{card}"),
    ch.DRAW: ("Draw one more", "Noch eine ziehen"),
    ch.STOP: ("Stop drawing", "Nicht weiter ziehen"),
    ch.USE_DIE: ("Use {die}", "{die} benutzen"),
    ch.TRANSFORM: (
        "Transform {die} and {other_die} into a resource of your choice",
        "{die} und {other_die} in eine Ressource deiner Wahl umwandeln",
    ),
    ch.PLAY: ("Play {card}: {text}", "{card} spielen: {text}"),
    ch.ABILITY: ("Use {card}: {text}", "{card} nutzen: {text}"),
    ch.PAIR: (
        "Use a stored pair ({colour}): {text} Your next card gets a discount.",
        "Ein eingelagertes Paar nutzen ({colour}): {text} Deine nächste Karte wird billiger.",
    ),
    ch.REROLL: ("Reroll {die} with a token", "{die} mit einem Wurfmarker neu werfen"),
    ch.USE_TOKEN: (
        "Spend a technology token: your next spare part action costs 1 less",
        "Einen Technologiemarker ausgeben: Deine nächste Ersatzteilaktion kostet 1 weniger",
    ),
    ch.CARRY_OUT: ("Carry out {card}: {text}", "{card} ausführen: {text}"),
    ch.END_MAIN: ("End your Main phase", "Deine Hauptphase beenden"),
    ch.COLOUR: ("{colour}", "{colour}"),
    ch.SYMBOL: ("{colour}", "{colour}"),
    ch.PUT_IN: ("{colour} on a {spot} spot", "{colour} auf einen Platz ({spot})"),
    ch.STORE_REST: (
        "All of it, each on a spot of its own colour first",
        "Alles, jede zuerst auf einen Platz ihrer Farbe",
    ),
    ch.KEEP_CARD: ("Keep {card}", "{card} behalten"),
    ch.DIE: ("{die}", "{die}"),
    ch.SIDE: ("{side}", "{side}"),
    ch.POSITION: ("The {colour} screw", "Die Schraube: {colour}"),
    ch.RECYCLE: ("Recycle {owned} ({zone})", "{owned} wiederverwerten ({zone})"),
    ch.HIT: ("<1 point|{n} points> on {card}", "<1 Punkt|{n} Punkte> auf {card}"),
    ch.PAY_ACTION: (
        "<1 point|{n} points> for {action}: {text}",
        "<1 Punkt|{n} Punkte> für {action}: {text}",
    ),
    ch.GIVE_UP: ("Give up the points that are left", "Auf die übrigen Punkte verzichten"),
    ch.GIVE_POINTS: ("{n} to {player_dat}", "{n} an {player_acc}"),
    ch.STORED: ("{colour} from a {spot} spot", "{colour} von einem Platz ({spot})"),
    ch.ZONE: ("{zone}", "{zone}"),
    ch.LONGER: ("One round later", "Eine Runde später"),
    ch.SHORTER: ("One round sooner", "Eine Runde früher"),
    ch.TRY_AGAIN: ("Try again", "Noch einmal versuchen"),
    ch.GIVE_UP_CAMPAIGN: ("Give up", "Aufgeben"),
    ch.MOVE_SCREW: ("From {card} to {other}", "Von {card} auf {other}"),
    ch.NAME_CAPTAIN: (
        "Name {player_acc} captain from the next round on",
        "Ab der nächsten Runde entscheidet {player} für das Team",
    ),
    ch.REBUILD: ("Replace a screw on a die", "Eine Schraube auf einem Würfel austauschen"),
    ch.END_TEXT: ("{card}: {text}", "{card}: {text}"),
    ch.AMOUNT: ("{n}", "{n}"),
    ch.ALL_OF_THEM: ("All of them, as they lie in hand", "Alle, wie sie auf der Hand liegen"),
}
# by the kinds of question and option
OPTIONS_OF: dict[tuple[int, int], Pattern] = {
    (ch.ASK_LEADER, ch.TAKE_CARD): ("Take {card}", "{card} nehmen"),
    (ch.ASK_TECHNOLOGY, ch.TAKE_CARD): ("Keep {card}", "{card} behalten"),
    (ch.ASK_RECRUIT, ch.TAKE_CARD): ("Recruit {card}", "{card} rekrutieren"),
    (ch.ASK_SCREW, ch.TAKE_CARD): (
        "On {card} ({n} of {need} so far)",
        "Auf {card} (bisher {n} von {need})",
    ),
    (ch.ASK_TRAIN, ch.TAKE_CARD): ("Train {card}", "{card} ausbilden"),
    (ch.ASK_PROTOCOL, ch.TAKE_CARD): ("{card}: {text}", "{card}: {text}"),
    (ch.ASK_REPLACED, ch.GIVE): ("Destroy {card}", "{card} vernichten"),
    (ch.ASK_KEEP, ch.GIVE): ("Do not keep {card}", "{card} nicht behalten"),
    (ch.ASK_DISCARD, ch.GIVE): ("Discard {card}", "{card} abwerfen"),
    (ch.ASK_STARTING, ch.GIVE): ("Take {card}", "{card} nehmen"),
    (ch.ASK_SPARE, ch.STOP): ("Use no more spare parts", "Keine Ersatzteile mehr verwenden"),
    (ch.ASK_PAIR, ch.PAIR): ("{colour}: {text}", "{colour}: {text}"),
    (ch.ASK_ABILITY, ch.ABILITY): ("{owned}: {text}", "{owned}: {text}"),
    (ch.ASK_CARD, ch.PLAY): ("Play {card}: {text}", "{card} spielen: {text}"),
    (ch.ASK_NEW_SCREW, ch.COLOUR): ("A {colour} screw", "Eine Schraube: {colour}"),
    (ch.ASK_EVENT, core.DONE): ("Leave it as it is", "Alles lassen, wie es ist"),
    (ch.ASK_RECYCLE, core.DONE): ("Recycle no more", "Nicht mehr wiederverwerten"),
    (ch.ASK_SCREWS_MOVED, core.DONE): ("Move no more screws", "Keine Schraube mehr verschieben"),
}
TEAM_END: Pattern = ("Be done with the Main phase", "Mit der Hauptphase fertig sein")
DEFEATS: Pattern = (
    "<1 point|{n} points> on {card}, which defeats it",
    "<1 Punkt|{n} Punkte> auf {card}: besiegt",
)
SPARE: dict[int, Pattern] = {
    c.SPARE_SCREW: ("Gain 1 screw", "1 Schraube bekommen"),
    c.SPARE_RECRUIT: (
        "Recruit a card with 1 screw on it",
        "Eine Karte mit 1 Schraube darauf rekrutieren",
    ),
    c.SPARE_DIE: (
        "Replace a screw on one of your dice",
        "Eine Schraube auf einem deiner Würfel austauschen",
    ),
    c.SPARE_STARTING: ("Take a starting card", "Eine Startkarte nehmen"),
    c.SPARE_DISCOVER: ("Discover a technology", "Eine Technologie entdecken"),
}
PRICE: Pattern = (" for {n}", " für {n}")
LIMITED: Pattern = (
    " (with {by}, once each turn)",
    " (mit {by}, einmal in jedem Zug)",
)
# what is done with a card that is picked
PICKED: dict[int, Pattern] = {
    pick.DESTROY: ("Destroy {card} ({zone})", "{card} vernichten ({zone})"),
    pick.OWN_TECHNOLOGY: ("Destroy {card}", "{card} vernichten"),
    pick.ENEMY_TECHNOLOGY: ("Exhaust {owned}", "{owned} erschöpfen"),
    pick.REFRESH: ("Refresh {card}", "{card} auffrischen"),
    pick.TRAIN: ("Train {card}", "{card} ausbilden"),
    pick.SWAP: ("Swap {card}", "{card} tauschen"),
    pick.PLAYED_TO_DECK: ("{card} on top of your deck", "{card} oben auf dein Deck"),
    pick.ENEMY_PROTOCOL: ("Destroy {card}", "{card} vernichten"),
    pick.THEIR_TECHNOLOGY: ("Destroy {owned}", "{owned} vernichten"),
    pick.THEIR_HAND: ("{card} is discarded", "{card} wird abgeworfen"),
    pick.STACK_HIT: ("{card}", "{card}"),
    pick.STACK_DESTROYED: ("Destroy {card}", "{card} vernichten"),
    pick.ZONE_DESTROYED: ("Destroy {card}", "{card} vernichten"),
    pick.SCREWS: ("On {card}", "Auf {card}"),
}
FETCHED: dict[int, Pattern] = {
    counts.TO_HAND: ("{card} into your hand", "{card} auf deine Hand"),
    counts.TO_TOP_OF_DECK: ("{card} on top of your deck", "{card} oben auf dein Deck"),
    counts.TO_BOTTOM_OF_DECK: ("{card} under your deck", "{card} unter dein Deck"),
    counts.TO_DISCARD: ("{card} on your discard pile", "{card} auf deinen Ablagestapel"),
}
DICE: dict[int, Pattern] = {
    dice.REROLL: ("Reroll {die}", "{die} neu werfen"),
}
TURNED: Pattern = ("{die} to {side}", "{die} auf {side}")
ZONE: Pattern = (
    "{colour} zone ({n} stored{card})",
    "Zone {colour} ({n} eingelagert{card})",
)
ZONES: dict[int, Pattern] = {
    c.IN_HAND: ("hand", "Hand"),
    c.IN_DISCARD: ("discard pile", "Ablagestapel"),
    c.IN_GARBAGE: ("garbage dump", "Müllhalde"),
    c.IN_TRAINING: ("training center", "Ausbildungszentrum"),
    c.IN_PLAYED: ("played zone", "Spielbereich"),
    c.IN_DECK: ("deck", "Deck"),
    c.IN_BASE: ("base", "Basis"),
}

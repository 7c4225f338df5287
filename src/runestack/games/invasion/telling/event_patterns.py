"""The patterns of the log: one for each kind of event, in English and German."""

from __future__ import annotations

from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.wording import Pattern

# Told by another event of the same moment, or not worth a line.
SILENT = frozenset(
    {
        e.PHASE_BEGINS,
        e.TURN_ENDS,
        e.INVASION_ENDS,
        e.GAME_ENDS,
        e.SURVIVES,
        e.BECOMES_TOP,
        e.BEFORE_REINFORCING,
        e.STRUCK,
        e.ARMOR_GONE,
    }
)
# The same for some occasions only, by their rules.
SILENT_BY_RULE = frozenset(
    {
        (e.USES_DIE, "INV-MAIN-5"),  # told by the transformation
        (e.GAINS_RESOURCE, "INV-MAIN-2"),  # told by the die
        (e.DESTROYS, "INV-SC2-7"),  # told by the defeat
    }
)
# the other number is a card in these
OTHER_CARDS = frozenset({e.MOVES_SCREWS})
# what is hidden from those who do not see the card
PRIVATE = frozenset({e.DRAWS, e.KEEPS, e.TO_DECK, e.RECYCLES, e.TO_HAND})
# said with whose it is, if it is not the reader's or nobody's
OWNED = frozenset({e.EXHAUSTS, e.REFRESHES})

EVENTS: dict[int, Pattern] = {
    # time
    e.FIRST_PLAYER: ("[you begin|{who} begins].", "[du beginnst|{who} beginnt]."),
    e.ROUND_BEGINS: ("Round {n} begins.", "Runde {n} beginnt."),
    e.TURN_BEGINS: (
        "[your turn begins|It is {whose} turn].",
        "[dein Zug|der Zug {whose}] beginnt.",
    ),
    e.INVASION_BEGINS: ("The Invasion's turn begins.", "Der Zug der Invasion beginnt."),
    e.SCENARIO_BEGINS: ("The scenario {scenario} begins.", "Das Szenario {scenario} beginnt."),
    e.SCENARIO_ENDS: ("The scenario is lost. {reason}", "Das Szenario ist verloren. {reason}"),
    e.TRIES_AGAIN: (
        "The scenario begins again: attempt {n}.",
        "Das Szenario beginnt noch einmal: Versuch {n}.",
    ),
    e.MATCH_ENDS: (
        "[you win|{who} wins] the match. {reason}",
        "[du gewinnst|{who} gewinnt] die Partie. {reason}",
    ),
    e.CONCEDES: ("[you give|{who} gives] up.", "[du gibst|{who} gibt] auf."),
    e.DEFEATED: ("[you are|{who} is] defeated.", "[du bist|{who} ist] besiegt."),
    e.LOSES_DECK: (
        "[you have|{who} has] no card left to draw.",
        "[du hast|{who} hat] keine Karte mehr zu ziehen.",
    ),
    e.READY: (
        "[you are|{who} is] done with the Main phase.",
        "[du bist|{who} ist] mit der Hauptphase fertig.",
    ),
    e.CAPTAIN: (
        "From the next round on [you decide|{who} decides] for the team.",
        "Ab der nächsten Runde [entscheidest du|entscheidet {who}] für das Team.",
    ),
    # setting up and training
    e.TAKES_LEADER: ("[you take|{who} takes] {card}.", "[du nimmst|{who} nimmt] {card}."),
    e.KEEPS_TECHNOLOGY: (
        "[you keep|{who} keeps] the technology {card}.",
        "[du behältst|{who} behält] die Technologie {card}.",
    ),
    e.DISCOVERS: (
        "[you discover|{who} discovers] {card}.",
        "[du entdeckst|{who} entdeckt] {card}.",
    ),
    e.RECRUITS: (
        "[you recruit|{who} recruits] {card}.",
        "[du rekrutierst|{who} rekrutiert] {card}.",
    ),
    e.TRAINS: ("[you train|{who} trains] {card}.", "[du bildest|{who} bildet] {card} aus."),
    e.TAKES_STARTING: (
        "[you take|{who} takes] the starting card {card}.",
        "[du nimmst|{who} nimmt] die Startkarte {card}.",
    ),
    e.GAINS_SCREW: (
        "[you put|{who} puts] a screw on {card} ({n} now).",
        "[du legst|{who} legt] eine Schraube auf {card} (jetzt {n}).",
    ),
    e.LOSES_SCREW: (
        "[you have|{who} has] no card to put <a screw|{n} screws> on.",
        "[du hast|{who} hat] keine Karte für <eine Schraube|{n} Schrauben>.",
    ),
    e.MOVES_SCREWS: (
        "[you move|{who} moves] a screw from {card} to {other}.",
        "[du verschiebst|{who} verschiebt] eine Schraube von {card} auf {other}.",
    ),
    # cards
    e.DRAWS: ("[you draw|{who} draws] {card}.", "[du ziehst|{who} zieht] {card}."),
    e.STOPS_DRAWING: (
        "[you stop|{who} stops] drawing after <1 card|{n} cards>.",
        "[du hörst|{who} hört] nach <1 Karte|{n} Karten> auf zu ziehen.",
    ),
    e.REINFORCES: (
        "[you reinforce|{who} reinforces]: the deck has {n} cards.",
        "[du verstärkst dein|{who} verstärkt das] Deck: Es hat {n} Karten.",
    ),
    e.PLAYS: ("[you play|{who} plays] {card}.", "[du spielst|{who} spielt] {card}."),
    e.USES_ABILITY: (
        "[you use|{who} uses] {card}: {text}",
        "[du nutzt|{who} nutzt] {card}: {text}",
    ),
    e.TO_GARBAGE: (
        "{card} goes to [your|{whose}] garbage dump.",
        "{card} kommt auf [deine Müllhalde|die Müllhalde {whose}].",
    ),
    e.KEEPS: ("[you keep|{who} keeps] {card}.", "[du behältst|{who} behält] {card}."),
    e.DISCARDS: ("[you discard|{who} discards] {card}.", "[du wirfst|{who} wirft] {card} ab."),
    e.RECYCLES: (
        "[you recycle|{who} recycles] {card}.",
        "[du verwertest|{who} verwertet] {card} wieder.",
    ),
    e.DESTROYS: ("{card} is destroyed.", "{card} wird vernichtet."),
    e.MILLS: (
        "{card} goes from [your|{whose}] deck to the garbage dump.",
        "{card} kommt [von deinem Deck|vom Deck {whose}] auf die Müllhalde.",
    ),
    e.TO_HAND: (
        "[you take|{who} takes] {card} into hand.",
        "[du nimmst|{who} nimmt] {card} auf die Hand.",
    ),
    e.TO_DECK: (
        "{card} goes on [your|{whose}] deck.",
        "{card} kommt auf [dein Deck|das Deck {whose}].",
    ),
    e.LOOKS: (
        "[you look|{who} looks] at <the top card|the top {n} cards> of a deck.",
        "[du siehst dir|{who} sieht sich] <die oberste Karte|die obersten {n} Karten> eines Decks an.",
    ),
    e.REVEALS: (
        "[you reveal|{who} reveals] {card} on top of the deck.",
        "[du deckst|{who} deckt] {card} oben auf dem Deck auf.",
    ),
    e.EXHAUSTS: ("{card} is exhausted.", "{card} wird erschöpft."),
    e.REFRESHES: ("{card} is refreshed.", "{card} wird aufgefrischt."),
    e.DOUBLES: (
        "[your|{whose}] next card is executed twice.",
        "[deine nächste Karte|die nächste Karte {whose}] wird zweimal ausgeführt.",
    ),
    e.SHUFFLES_IN: (
        "[you shuffle|{who} shuffles] a pile into [your|the] deck: {n} cards.",
        "[du mischst|{who} mischt] einen Stapel in [dein|das] Deck: {n} Karten.",
    ),
    e.PART_DISCOUNT: (
        "[your|{whose}] next spare part action costs {n} less.",
        "[deine nächste Ersatzteilaktion|die nächste Ersatzteilaktion {whose}] kostet {n} weniger.",
    ),
    e.PREVENTS: (
        "[you are|{who} is] safe from the next {n} damage.",
        "[du bist|{who} ist] vor den nächsten {n} Schaden sicher.",
    ),
    e.REMOVES_SCREWS: (
        "[you remove|{who} removes] <a screw|{n} screws> from {card}.",
        "[du entfernst|{who} entfernt] <eine Schraube|{n} Schrauben> von {card}.",
    ),
    e.DISCOUNT: (
        "A card that [you play|{who} plays] next costs {n} less.",
        "[deine nächste Karte|die nächste Karte {whose}] kostet {n} weniger.",
    ),
    e.CHOOSES_MODE: (
        "[you choose|{who} chooses] with {card}: {text}",
        "[du wählst|{who} wählt] mit {card}: {text}",
    ),
    e.CHOOSES_PLAYER: (
        "[you choose|{who} chooses] {chosen_acc}.",
        "[du wählst|{who} wählt] {chosen_acc}.",
    ),
    # dice, pool, storage
    e.ROLLS: (
        "[you roll|{who} rolls] die {die}: {side}.",
        "[du wirfst|{who} wirft] Würfel {die}: {side}.",
    ),
    e.REROLLS: (
        "[you reroll|{who} rerolls] die {die}: {side}.",
        "[du wirfst|{who} wirft] Würfel {die} neu: {side}.",
    ),
    e.USES_DIE: (
        "[you use|{who} uses] die {die}: {side}.",
        "[du benutzt|{who} benutzt] Würfel {die}: {side}.",
    ),
    e.TURNS_DIE: (
        "[you turn|{who} turns] die {die}: {side}.",
        "[du drehst|{who} dreht] Würfel {die}: {side}.",
    ),
    e.STOPS_DIE: (
        "[your|{whose}] die {die} cannot be used.",
        "[dein Würfel {die}|Würfel {die} {whose}] kann nicht benutzt werden.",
    ),
    e.TRANSFORMS: (
        "[you transform|{who} transforms] die {other_die} and die {die}.",
        "[du wandelst|{who} wandelt] Würfel {other_die} und Würfel {die} um.",
    ),
    e.REBUILDS: (
        "[you rebuild|{who} rebuilds] die {die}: side {place} gets a {colour} screw.",
        "[du baust|{who} baut] Würfel {die} um: Seite {place} bekommt eine Schraube ({colour}).",
    ),
    e.GAINS_RESOURCE: (
        "[you add|{who} adds] {n} {colour} to the pool.",
        "[du legst|{who} legt] {n} in den Vorrat ({colour}).",
    ),
    e.PAYS: (
        "[you pay|{who} pays] {n} {colour} for {card}.",
        "[du zahlst|{who} zahlt] {n} für {card} ({colour}).",
    ),
    e.STORES: (
        "[you store|{who} stores] 1 {colour} on a {spot} spot.",
        "[du lagerst|{who} lagert] 1 Ressource ein ({colour}, Platz: {spot}).",
    ),
    e.LOSES_RESOURCE: (
        "[you lose|{who} loses] a {colour} resource.",
        "[du verlierst|{who} verliert] eine Ressource ({colour}).",
    ),
    e.USES_PAIR: (
        "[you use|{who} uses] a stored pair ({colour}).",
        "[du nutzt|{who} nutzt] ein eingelagertes Paar ({colour}).",
    ),
    e.USES_TOKEN: (
        "[you spend|{who} spends] a technology token: the next spare part action costs {n} less.",
        "[du gibst|{who} gibt] einen Technologiemarker aus: Die nächste Ersatzteilaktion kostet {n} weniger.",
    ),
    e.SPARE_ACTION: (
        "[you use|{who} uses] {paid}: {action}.",
        "[du verwendest|{who} verwendet] {paid}: {action}.",
    ),
    # armor and health
    e.GAINS: (
        "[you gain|{who} gains] {n} {resource}.",
        "[du bekommst|{who} bekommt] {n} {resource}.",
    ),
    e.LOSES: (
        "[you lose|{who} loses] {n} {resource}.",
        "[du verlierst|{who} verliert] {n} {resource}.",
    ),
    e.DEALS: (
        "[you deal|{who} deals] {n} {damage} damage with {card}.",
        "[du fügst|{who} fügt] mit {card} {n} {damage}schaden zu.",
    ),
    e.TAKES_DAMAGE: (
        "[you lose|{who} loses] {n} armor and {health} health by damage.",
        "[du verlierst|{who} verliert] durch Schaden {n} Rüstung und {health} Leben.",
    ),
    e.ARMOR_DESTROYED: (
        "{n} of [your|{whose}] armor is destroyed.",
        "{n} Rüstung [von dir|{whose}] wird vernichtet.",
    ),
    # the Invasion
    e.DEPLOYS: ("{card} is deployed.", "{card} marschiert auf."),
    e.HITS: (
        "[you hit|{who} hits] {card}: {n} armor and {health} health.",
        "[du triffst|{who} trifft] {card}: {n} Rüstung und {health} Leben.",
    ),
    e.DEFEATS: ("{card} is defeated.", "{card} ist besiegt."),
    e.ATTACKS: (
        "{card} attacks each player: {ranged} ranged, then {n} melee damage.",
        "{card} greift alle an: {ranged} Fernkampf-, dann {n} Nahkampfschaden.",
    ),
    e.INVASION_STORES: (
        "The Invasion stores {n} in the {colour} zone.",
        "Die Invasion lagert {n} ein (Zone {colour}).",
    ),
    e.ZONE_LOSES: (
        "The {colour} zone loses <1 resource|{n} resources>.",
        "Die Invasion verliert <1 Ressource|{n} Ressourcen> (Zone {colour}).",
    ),
    e.TRAINED: ("The Invasion trains {card}.", "Die Invasion bildet {card} aus."),
    e.ZONE_EFFECT: ("The {colour} zone: {text}", "Zone {colour}: {text}"),
    e.ZONE_FILLED: (
        "{card} is now in training in the {colour} zone.",
        "{card} wird jetzt in der Zone {colour} ausgebildet.",
    ),
    e.RESEARCHES: (
        "The Invasion researches the protocol {card}.",
        "Die Invasion erforscht das Protokoll {card}.",
    ),
    e.BECOMES_PROTOCOL: ("{card} becomes a protocol.", "{card} wird zum Protokoll."),
    e.INVASION_TOKENS: (
        "The Invasion gains <1 technology token|{n} technology tokens>.",
        "Die Invasion bekommt {n} Technologiemarker.",
    ),
    e.PROTOCOLS_REFRESHED: (
        "The Invasion refreshes its protocols.",
        "Die Invasion frischt ihre Protokolle auf.",
    ),
    e.USES_PROTOCOL: (
        "The Invasion uses the protocol {card}.",
        "Die Invasion nutzt das Protokoll {card}.",
    ),
    e.INVASION_RECYCLES: ("The Invasion recycles {card}.", "Die Invasion verwertet {card} wieder."),
    e.SHUFFLES: (
        "The Invasion shuffles all its cards into its deck: {n} cards.",
        "Die Invasion mischt alle ihre Karten in ihr Deck: {n} Karten.",
    ),
    e.EVENT_BEGINS: (
        "The event {card} begins; it ends in round {n}.",
        "Das Ereignis {card} beginnt; es endet in Runde {n}.",
    ),
    e.EVENT_ENDS: ("The event {card} ends.", "Das Ereignis {card} endet."),
    e.EVENT_MOVES: (
        "The current event now ends in round {n}.",
        "Das laufende Ereignis endet jetzt in Runde {n}.",
    ),
    e.ACTION_PAID: (
        "[you pay|{who} pays] {paid} {symbol} for {action}.",
        "[du zahlst|{who} zahlt] {paid} {symbol} für {action}.",
    ),
    e.GIVES_UP_POINTS: (
        "[you give|{who} gives] up <1 point|{n} points> of damage.",
        "[du verzichtest|{who} verzichtet] auf <1 Punkt|{n} Punkte> Schaden.",
    ),
}

# -- the same event on other occasions -----------------------------------------------------------

TWICE: Pattern = (
    "[you play|{who} plays] {card}, to be executed twice.",
    "[du spielst|{who} spielt] {card}; die Karte wird zweimal ausgeführt.",
)
DRAWS_SOMETHING: Pattern = ("[you draw|{who} draws] a card.", "[du ziehst|{who} zieht] eine Karte.")
SCENARIO_WON: Pattern = ("The scenario is won. {reason}", "Das Szenario ist gewonnen. {reason}")
MATCH_TIED: Pattern = ("The match is a tie. {reason}", "Die Partie endet unentschieden. {reason}")
ARMOR_OF_CARD: Pattern = (
    "{n} armor of {card} is destroyed.",
    "{n} Rüstung von {card} wird vernichtet.",
)
INVASION_MILLS: Pattern = (
    "{card} goes from the Invasion deck to its garbage dump.",
    "{card} kommt vom Invasionsdeck auf dessen Müllhalde.",
)
UNDER_DECK: Pattern = (
    "{card} goes under [your|{whose}] deck.",
    "{card} kommt unter [dein Deck|das Deck {whose}].",
)
RESOURCES: dict[int, Pattern] = {
    c.ARMOR: ("armor", "Rüstung"),
    c.HEALTH: ("health", "Leben"),
    c.REROLL: ("<reroll token|reroll tokens>", "Wurfmarker"),
    c.TECHNOLOGY_TOKEN: ("<technology token|technology tokens>", "Technologiemarker"),
    c.SPARE_PART: ("<spare part|spare parts>", "<Ersatzteil|Ersatzteile>"),
    c.SCREW: ("<screw|screws>", "<Schraube|Schrauben>"),
}
SPARE_PARTS: Pattern = ("<1 spare part|{n} spare parts>", "<1 Ersatzteil|{n} Ersatzteile>")
SPARE_ACTIONS: dict[int, Pattern] = {
    c.SPARE_SCREW: ("a screw", "eine Schraube"),
    c.SPARE_RECRUIT: ("a recruit", "ein Rekrut"),
    c.SPARE_DIE: ("a screw on a die", "eine Schraube auf einem Würfel"),
    c.SPARE_STARTING: ("a starting card", "eine Startkarte"),
    c.SPARE_DISCOVER: ("a technology", "eine Technologie"),
}

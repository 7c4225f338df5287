"""The patterns of the log: one for each kind of event, in English and German."""

from __future__ import annotations

from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.wording import Pattern

# Told by another event of the same moment, or not worth a line.
SILENT = frozenset({e.ENTERS_COMBAT, e.ROUND_ENDS, e.GAME_ENDS})
# The same for some occasions only, by their rules: what everybody does in every turn would bury the rest.
SILENT_BY_RULE = frozenset(
    {
        (e.TO_DISCARD, "RA-TURN-9"),  # the hand at the end of the turn
        (e.TO_DISCARD, "RA-EOC-3"),  # armies at the end of a combat
        (e.TO_DISCARD, "RA-GOLD-1"),  # gold cards that pay
        (e.TO_DISCARD, "RA-ACT-2"),  # a card whose Action is done
        (e.REFRESHES, "RA-TURN-3"),
        (e.RETURNS, "RA-ELIM-2"),  # told by the elimination
        (e.LOSES_CITY, "RA-ELIM-3"),
        (e.TO_BOX, "RA-ELIM-6"),
        (e.LOSES_COMBAT, "RA-SIEGE-13"),  # told by who wins it
    }
)
# `other` is no card in these
NO_OTHER = frozenset(
    {e.RESOLVES, e.PAYS, e.REVEALS_HAND, e.LOOKS_AT_HAND, e.CHOOSES_MODE, e.TAKES_DAMAGE}
)
# Said with whose it is, if it is not the reader's or nobody's.
OWNED = frozenset(
    {
        e.DESTROYED,
        e.WOUNDED,
        e.HEALS,
        e.EXHAUSTS,
        e.REFRESHES,
        e.NOT_REFRESHED,
        e.GETS_STRENGTH,
        e.REPLACED,
        e.DECLARES,
    }
)

EVENTS: dict[int, Pattern] = {
    e.DESTROYED: ("{card} is destroyed.", "{card} wird vernichtet."),
    e.WOUNDED: ("{card} is wounded.", "{card} wird verwundet."),
    e.SECURED: ("[you secure|{who} secures] {card}.", "[du sicherst|{who} sichert] {card}."),
    e.WINS_COMBAT: (
        "[you win|{who} wins] the combat.",
        "[du gewinnst|{who} gewinnt] den Kampf.",
    ),
    e.LOSES_COMBAT: (
        "[you lose|{who} loses] the combat.",
        "[du verlierst|{who} verliert] den Kampf.",
    ),
    e.BUYS: (
        "[you buy|{who} buys] {card} for {n} gold.",
        "[du kaufst|{who} kauft] {card} für {n} Gold.",
    ),
    e.ACQUIRES: (
        "[you acquire|{who} acquires] {card} for {n} influence.",
        "[du erwirbst|{who} erwirbt] {card} für {n} Einfluss.",
    ),
    e.TAKES_DAMAGE: (
        "[your|{whose}] home realm takes {n} damage.",
        "[dein Heimatreich|das Heimatreich {whose}] nimmt {n} Schaden.",
    ),
    e.TURN_BEGINS: (
        "[your turn begins|It is {whose} turn].",
        "[dein Zug|der Zug {whose}] beginnt.",
    ),
    e.ROUND_BEGINS: ("Round {n} begins.", "Runde {n} beginnt."),
    e.TAKES_RACE: (
        "[you play|{who} plays] the {faction}.",
        "[du spielst|{who} spielt] die Fraktion {faction}.",
    ),
    e.FIRST_PLAYER: ("[you begin|{who} begins].", "[du beginnst|{who} beginnt]."),
    e.GETS_RUNE: (
        "[you get|{who} gets] the dragon rune {card}.",
        "[du erhältst|{who} erhält] die Drachenrune {card}.",
    ),
    e.STEP_BEGINS: ("The Event phase begins.", "Die Ereignisphase beginnt."),
    e.DRAWS: ("[you draw|{who} draws] {card}.", "[du ziehst|{who} zieht] {card}."),
    e.SHUFFLES: (
        "[you shuffle your|{who} shuffles the] discard pile into a new deck of <1 card|{n} cards>.",
        "[du mischst deinen|{who} mischt den] Ablagestapel zu einem neuen Deck aus <1 Karte|{n} Karten>.",
    ),
    e.RETAINS: (
        "[you keep|{who} keeps] <1 card|{n} cards>.",
        "[du behältst|{who} behält] <1 Karte|{n} Karten>.",
    ),
    e.EXHAUSTS: ("{card} is exhausted.", "{card} wird erschöpft."),
    e.REFRESHES: ("{card} is refreshed.", "{card} wird spielbereit."),
    e.DECLARES: (
        "[you attack|{who} attacks] {card}.",
        "[du greifst|{who} greift] {card} an.",
    ),
    e.PLAYS: (
        "[you play|{who} plays] {card}: army strength {n}.",
        "[du spielst|{who} spielt] {card}: Armeestärke {n}.",
    ),
    e.PASSES: ("[you pass|{who} passes].", "[du passt|{who} passt]."),
    e.STOPS: (
        "[you play|{who} plays] no more cards.",
        "[du spielst|{who} spielt] keine Karte mehr.",
    ),
    e.USES: ("[you use|{who} uses] {card}: {text}", "[du nutzt|{who} nutzt] {card}: {text}"),
    e.ROLLS: (
        "The attrition die shows {n}.",
        "Der Verlustwürfel zeigt {n}.",
    ),
    e.REPLACED: ("{other} saves {card}.", "{other} bewahrt {card} davor."),
    e.RETURNS: ("{card} goes back to {place}.", "{card} kommt zurück {place}."),
    e.RESOLVES: (
        "{card}: {strength} against {n}.",
        "{card}: {strength} gegen {n}.",
    ),
    e.TO_DISCARD: ("[you discard|{who} discards] {card}.", "[du wirfst|{who} wirft] {card} ab."),
    e.TO_HAND: (
        "[you take|{who} takes] {card} into [your|the] hand.",
        "[du nimmst|{who} nimmt] {card} auf die Hand.",
    ),
    e.TO_TOP: (
        "[you put|{who} puts] {card} on top of [your|the] deck.",
        "[du legst|{who} legt] {card} oben auf [dein|das] Deck.",
    ),
    e.INTO_COMBAT: (
        "[you put|{who} puts] {card} into the combat.",
        "[du bringst|{who} bringt] {card} in den Kampf.",
    ),
    e.GETS_STRENGTH: ("{card} gets {signed} strength.", "{card} erhält {signed} Stärke."),
    e.SIDE_STRENGTH: (
        "[your|{whose}] army gets {signed} strength from {card}.",
        "[deine Armee|die Armee {whose}] erhält {signed} Stärke durch {card}.",
    ),
    e.LOSES_CITY: ("{card} is neutral again.", "{card} ist wieder neutral."),
    e.CLAIMS: (
        "[you claim|{who} claims] {card} as a reward.",
        "[du erhältst|{who} erhält] {card} als Belohnung.",
    ),
    e.DEFEATS: ("[you defeat|{who} defeats] {card}.", "[du besiegst|{who} besiegt] {card}."),
    e.REPELS: ("[you repel|{who} repels] {card}.", "[du wehrst|{who} wehrt] {card} ab."),
    e.EVENT_DRAWN: ("The event is {card}.", "Das Ereignis ist {card}."),
    e.EVENT_ENDS: ("{card} is over.", "{card} ist vorbei."),
    e.DECK_REFORMED: (
        "The event deck is reshuffled: <1 card|{n} cards>.",
        "Der Ereignisstapel wird neu gemischt: <1 Karte|{n} Karten>.",
    ),
    e.NO_EVENT: ("There is no event to draw.", "Es gibt kein Ereignis zu ziehen."),
    e.CHOOSES_PLAYER: (
        "{card} affects {chosen}, as [you choose|{who} chooses].",
        "{card} trifft {chosen_acc}, wie [du bestimmst|{who} bestimmt].",
    ),
    e.DAMAGE_REMOVED: (
        "{n} damage is removed from [your|{whose}] home realm.",
        "{n} Schaden wird [von deinem Heimatreich|vom Heimatreich {whose}] entfernt.",
    ),
    e.RIVAL_DAMAGED: ("{card} takes {n} damage.", "{card} nimmt {n} Schaden."),
    e.SHARED_DAMAGED: (
        "The shared home realm takes {n} damage.",
        "Das gemeinsame Heimatreich nimmt {n} Schaden.",
    ),
    e.ELIMINATED: ("[you are|{who} is] eliminated.", "[du scheidest|{who} scheidet] aus."),
    e.CONCEDES: ("[you give|{who} gives] up.", "[du gibst|{who} gibt] auf."),
    e.NEW_FIRST_PLAYER: (
        "[you are|{who} is] the first player now.",
        "[du bist|{who} ist] jetzt Startspieler.",
    ),
    e.TO_BOX: ("{card} leaves the game.", "{card} verlässt das Spiel."),
    e.REVEALS_HAND: (
        "[you reveal your|{who} reveals the] hand.",
        "[du zeigst deine|{who} zeigt die] Hand.",
    ),
    e.LOOKS_AT_HAND: (
        "[you look|{who} looks] at {hand}.",
        "[du siehst|{who} sieht] {hand} an.",
    ),
    e.LOOKS_AT_TOP: (
        "[you look|{who} looks] at the top card of [your|the] deck: {card}.",
        "[du siehst|{who} sieht] die oberste Karte [deines|des eigenen] Decks an: {card}.",
    ),
    e.LOOKS_AT_EVENT: (
        "[you look|{who} looks] at the top card of the event deck: {card}.",
        "[du siehst|{who} sieht] die oberste Karte des Ereignisstapels an: {card}.",
    ),
    e.EVENT_DISCARDED: (
        "[you discard|{who} discards] {card} from play.",
        "[du legst|{who} legt] {card} aus dem Spiel ab.",
    ),
    e.TURNS_REVERSED: (
        "{card} reverses the turn order.",
        "{card} kehrt die Spielreihenfolge um.",
    ),
    e.LAYS_DOWN: (
        "[you lay|{who} lays] down {card}, worth {n}.",
        "[du legst|{who} legt] {card} dazu, Wert {n}.",
    ),
    e.TAKES_BACK: (
        "It is not enough: <1 card goes|{n} cards go> back to hand.",
        "Es reicht nicht: <1 Karte geht|{n} Karten gehen> zurück auf die Hand.",
    ),
    e.TAKES_RUNE: (
        "[you take|{who} takes] the dragon rune {card}.",
        "[du nimmst|{who} nimmt] die Drachenrune {card}.",
    ),
    e.NOT_REFRESHED: (
        "{card} will not be refreshed in the next Refresh step.",
        "{card} wird beim nächsten Auffrischen nicht spielbereit.",
    ),
    e.HEALS: ("{card} is healed.", "{card} wird geheilt."),
    e.CHOOSES_MODE: ("[you choose|{who} chooses]: {text}", "[du wählst|{who} wählt]: {text}"),
    e.PAYS: (
        "[you pay|{who} pays] {n} {resource}.",
        "[du zahlst|{who} zahlt] {n} {resource}.",
    ),
    e.CHOOSES_NUMBER: (
        "[you choose|{who} chooses] {n} for {card}.",
        "[du wählst|{who} wählt] {n} für {card}.",
    ),
}
# the same event on other occasions
BESIEGES: Pattern = (
    "[you besiege|{who} besieges] {card}.",
    "[du belagerst|{who} belagert] {card}.",
)
IS_ATTACKED: Pattern = (
    "{card} attacks [you|{who}].",
    "{card} greift [dich|{who_acc}] an.",
)
OVERLORD_BEGINS: Pattern = (
    "[you are|{who} is] the Overlord and [begin|begins].",
    "[du bist|{who} ist] der Oberherr und [beginnst|beginnt].",
)
DAMAGED_BY: Pattern = (
    "{card} deals {n} damage to [your|{whose}] home realm.",
    "{card} fügt [deinem Heimatreich|dem Heimatreich {whose}] {n} Schaden zu.",
)
SEES_TOP: Pattern = (
    "{who} looks at the top card of the deck.",
    "{who} sieht die oberste Karte des eigenen Decks an.",
)
SEES_EVENT: Pattern = (
    "{who} looks at the top card of the event deck.",
    "{who} sieht die oberste Karte des Ereignisstapels an.",
)
HAND_OF: Pattern = ("[your|{whose}] hand", "[deine Hand|die Hand {whose}]")
PLACES: dict[int, Pattern] = {
    c.IN_BARRACKS: ("[your|{whose}] barracks", "in [deine Kaserne|die Kaserne {whose}]"),
    c.IN_MARKET: ("its pile in the centre", "auf den Stapel in der Mitte"),
    c.IN_CITY_ROW: ("the centre and is neutral", "in die Mitte und ist neutral"),
    c.IN_BOX: ("the box", "in die Schachtel"),
    c.IN_EVENT_DISCARD: ("the event discard pile", "auf den Ereignis-Ablagestapel"),
}

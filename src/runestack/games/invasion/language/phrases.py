"""Invasion's own phrases: what players do, what is counted and paid; the Invasion's are elsewhere."""

from __future__ import annotations

from runestack.games.invasion.language import nodes as iv
from runestack.games.invasion.language.invasion_phrases import OF_THE_INVASION
from runestack.games.invasion.language.sentences import INVASION_SENTENCES
from runestack.language import nodes as n
from runestack.language.nodes import Player
from runestack.language.phrase import Row, phrase

YOU = Player.YOU
OPPONENT = Player.OPPONENT

DAMAGE = (
    phrase(
        iv.Deal,
        "action",
        "deal {number:number} {kind:damage_kind}",
        "<füge|fügst|zufügen> dem Gegner {number:number} {kind:damage_kind} <zu>",
        player=OPPONENT,
    ),
    phrase(
        iv.Deal,
        "action",
        "deal {kind:damage_kind} equal to {number:equal_value}",
        "<füge|fügst|zufügen> dem Gegner {kind:damage_kind} in Höhe {number:equal_value.gen} <zu>",
        player=OPPONENT,
    ),
    phrase(
        iv.Deal,
        "action",
        "deal {number:number} {kind:damage_kind} to each player",
        "<füge|fügst|zufügen> jedem Spieler {number:number} {kind:damage_kind} <zu>",
        player=Player.EACH_PLAYER,
    ),
    phrase(
        iv.DestroyArmor,
        "action",
        "destroy {number:number} armor",
        "<vernichte|vernichtest|vernichten> {number:number} Rüstung des Gegners",
        player=OPPONENT,
    ),
    phrase(
        iv.DestroyArmor,
        "action",
        "destroy {number:number} armor of each player",
        "<vernichte|vernichtest|vernichten> {number:number} Rüstung jedes Spielers",
        player=Player.EACH_PLAYER,
    ),
    phrase(
        iv.SetArmor,
        "action",
        "set your armor to {number:number}",
        "<setze|setzt|setzen> deine Rüstung auf {number:number}",
    ),
    phrase(
        iv.SetHealth,
        "action",
        "set your health to {number:number}",
        "<setze|setzt|setzen> dein Leben auf {number:number}",
    ),
    phrase(
        iv.MoveArmor,
        "action",
        "move up to {number:number} {number:point|points} of your armor to your health",
        "<wandle|wandelst|umwandeln> bis zu {number:number} {number:Punkt|Punkte} deiner Rüstung in Leben <um>",
    ),
    phrase(
        iv.PreventNext,
        "action",
        "prevent the next {number:number} damage dealt to you until your next turn",
        "<verhindere|verhinderst|verhindern> bis zu deinem nächsten Spielzug die nächsten {number:number} Schaden an "
        "dir",
    ),
    phrase(
        iv.ChosenGains,
        "statement",
        "a player of your choice gains {number+resource:resources}",
        "ein Spieler deiner Wahl <gewinnt|gewinnen> {number+resource:resources} hinzu",
    ),
    phrase(
        iv.Forbid,
        "statement",
        "{player:others} cannot {what:player_prohibition} {until:until}",
        "{player:others.nom} <kann|können> {until:until} {what:player_prohibition}",
    ),
)

RESOURCES = (
    phrase(
        iv.AddResource,
        "action",
        "add {number+colour:pooled} to your pool",
        "<lege|legst|legen> {number+colour:pooled} in deinen Vorrat",
    ),
    phrase(
        iv.PayNow,
        "action",
        "pay {number+colour:paid_pool}",
        "<zahle|zahlst|zahlen> {number+colour:paid_pool}",
    ),
    phrase(
        iv.SpendTokens,
        "action",
        "destroy {number+resource:tokens}",
        "<vernichte|vernichtest|vernichten> {number+resource:tokens}",
    ),
    phrase(
        iv.ChangeResource,
        "action",
        "change the colour of {number:number} {number:resource|resources} in your pool",
        "<ändere|änderst|ändern> die Farbe von {number:number} {number:Ressource|Ressourcen} in deinem Vorrat",
    ),
    phrase(
        iv.Store,
        "action",
        "store {number+colour:stored}",
        "<lagere|lagerst|einlagern> {number+colour:stored} <ein>",
    ),
    phrase(
        iv.DestroyStored,
        "action",
        "destroy {number:number} of your stored resources",
        "<vernichte|vernichtest|vernichten> {number:number} deiner eingelagerten Ressourcen",
        player=YOU,
    ),
    phrase(
        iv.DestroyStored,
        "statement",
        "{player:others} destroys {number:number} of their stored resources",
        "{player:others.nom} <vernichtet|vernichten> {number:number} seiner eingelagerten Ressourcen",
    ),
    phrase(
        iv.DestroyAllStored,
        "action",
        "destroy all of your stored resources",
        "<vernichte|vernichtest|vernichten> alle deine eingelagerten Ressourcen",
    ),
    phrase(
        iv.MoveStored,
        "action",
        "move a stored resource to another open spot",
        "<verschiebe|verschiebst|verschieben> eine eingelagerte Ressource auf einen anderen freien Platz",
    ),
    phrase(
        iv.ExecuteStored,
        "action",
        "execute the stored-resource abilities of {number:two_or_more} different types",
        "<führe|führst|ausführen> die Lagerfähigkeiten von {number:two_or_more} verschiedenen Sorten <aus>",
    ),
    phrase(
        iv.CostsLess,
        "statement",
        "the next {card:card_colour} you play this turn costs {number+symbol:symbols} less",
        "die nächste {card:card_colour}, die du in diesem Spielzug ausspielst, <kostet|kosten> "
        "{number+symbol:symbols} weniger",
    ),
)

CARDS = (
    phrase(
        iv.DrawUpTo,
        "action",
        "draw up to {number:number} {number:card|cards}",
        "<ziehe|ziehst|ziehen> bis zu {number:number} {number:Karte|Karten}",
    ),
    phrase(
        iv.DrawUntil,
        "action",
        "draw until you have {number:number} {number:card|cards} in your hand",
        "<ziehe|ziehst|ziehen>, bis du {number:number} {number:Karte|Karten} auf der Hand hast",
    ),
    phrase(
        iv.ChosenDraws,
        "statement",
        "a player of your choice draws {number:some_cards}",
        "ein Spieler deiner Wahl <zieht|ziehen> {number:some_cards}",
    ),
    phrase(
        iv.ChosenLooks,
        "statement",
        "a player of your choice looks at up to {number:number} {number:card|cards} on top of their deck, puts them "
        "back in any order and draws {take:count} {take:card|cards}",
        "ein Spieler deiner Wahl <sieht|sehen> sich bis zu {number:number} {number:Karte|Karten} oben auf seinem Deck "
        "an, legt sie in beliebiger Reihenfolge zurück und zieht {take:number} {take:Karte|Karten}",
        oneoff=True,
    ),
    phrase(
        iv.Recycle,
        "action",
        "recycle {number+up_to:up_to_cards}",
        "<verwerte|verwertest|wiederverwerten> {number+up_to:up_to_cards} <wieder>",
    ),
    phrase(
        iv.DestroyFrom,
        "action",
        "destroy a card in your {zones:zones_of_yours}",
        "<vernichte|vernichtest|vernichten> eine Karte {zones:zones_of_yours}",
    ),
    phrase(
        iv.DestroyTop,
        "action",
        "destroy the {number:top_cards} of your deck",
        "<vernichte|vernichtest|vernichten> {number:top_cards.acc} deines Decks",
        player=YOU,
    ),
    phrase(
        iv.DestroyTop,
        "statement",
        "{player:others} destroys the {number:top_cards} of their deck",
        "{player:others.nom} <vernichtet|vernichten> {number:top_cards.acc} seines Decks",
    ),
    phrase(
        iv.DestroyThis,
        "action",
        "destroy this card",
        "<vernichte|vernichtest|vernichten> diese Karte",
    ),
    phrase(
        iv.PutThis,
        "action",
        "put this card into your hand",
        "<nimm|nimmst|nehmen> diese Karte auf deine Hand",
        place=n.Place.HAND,
    ),
    phrase(
        iv.PutThis,
        "action",
        "put this card {place:fetch_place}",
        "<lege|legst|legen> diese Karte {place:fetch_place}",
    ),
    phrase(
        iv.DiscardBy,
        "statement",
        "the opponent discards {number:count} {number:card|cards} at random",
        "der Gegner <wirft|werfen> {number:number} zufällige {number:Karte|Karten} ab",
        chooser="random",
    ),
    phrase(
        iv.DiscardBy,
        "statement",
        "the opponent discards {number:count} {number:card|cards} of your choice",
        "der Gegner <wirft|werfen> {number:number} {number:Karte|Karten} deiner Wahl ab",
        chooser="you",
    ),
    phrase(
        n.ShuffleIn,
        "action",
        "shuffle your garbage dump into your deck",
        "<mische|mischst|mischen> deine Müllhalde in dein Deck",
        zone=iv.GARBAGE_DUMP,
    ),
    phrase(
        iv.SwapWithDiscard,
        "action",
        "swap a card in your hand with the top card of your discard pile",
        "<tausche|tauschst|tauschen> eine Karte auf deiner Hand mit der obersten Karte deines Ablagestapels",
    ),
    phrase(
        iv.LookAndReorder,
        "action",
        "look at up to {number:number} {number:card|cards} on top of your deck and put them back in any order",
        "<sieh|siehst|ansehen> dir bis zu {number:number} {number:Karte|Karten} oben auf deinem Deck <an> und "
        "<lege|legst|zurücklegen> sie in beliebiger Reihenfolge <zurück>",
        up_to=True,
    ),
    phrase(
        iv.RevealTop,
        "action",
        "reveal the top card of your deck",
        "<decke|deckst|aufdecken> die oberste Karte deines Decks <auf>",
    ),
    phrase(
        iv.PutTopUnder,
        "action",
        "put it on the bottom of your deck",
        "<lege|legst|legen> sie unter dein Deck",
    ),
    phrase(
        iv.MillPlayers,
        "action",
        "put the {number:top_cards} of your deck into your garbage dump",
        "<lege|legst|legen> {number:top_cards.acc} deines Decks auf deine Müllhalde",
        player=YOU,
    ),
    phrase(
        iv.MillPlayers,
        "statement",
        "{player:others} puts the {number:top_cards} of their deck into their garbage dump",
        "{player:others.nom} <legt|legen> {number:top_cards.acc} seines Decks auf seine Müllhalde",
    ),
    phrase(
        iv.PlayFree,
        "action",
        "play a card with {number:number} {number:symbol|symbols} from your hand without paying",
        "<spiele|spielst|ausspielen> eine Handkarte mit {number:number} {number:Symbol|Symbolen} <aus>, "
        "ohne zu bezahlen",
        up_to=False,
    ),
    phrase(
        iv.PlayFree,
        "action",
        "play a card with {number:number} or less symbols from your hand without paying",
        "<spiele|spielst|ausspielen> eine Handkarte mit {number:number} oder weniger Symbolen <aus>, ohne zu bezahlen",
        up_to=True,
    ),
    phrase(
        iv.DoubleNext,
        "action",
        "execute the effects of the next card you play this turn twice",
        "<führe|führst|ausführen> die Effekte der nächsten Karte, die du in diesem Spielzug ausspielst, zweimal <aus>",
    ),
    phrase(
        iv.CopyEffects,
        "action",
        "execute the effects of the top card of your discard pile",
        "<führe|führst|ausführen> die Effekte der obersten Karte deines Ablagestapels <aus>",
    ),
)

TRAINING = (
    phrase(
        iv.TakeStarting,
        "action",
        "take a starting card of your choice from the supply and put it on your discard pile",
        "<lege|legst|legen> eine Startkarte deiner Wahl aus der Auslage auf deinen Ablagestapel",
    ),
    phrase(
        iv.Recruit,
        "action",
        "recruit a card",
        "<rekrutiere|rekrutierst|rekrutieren> eine Karte",
        number=3,
        take=0,
    ),
    phrase(
        iv.Recruit,
        "action",
        "recruit a card and put {take:number} {take:screw|screws} on it",
        "<rekrutiere|rekrutierst|rekrutieren> eine Karte mit {take:number} {take:Schraube|Schrauben} darauf",
        number=3,
    ),
    phrase(
        iv.Recruit,
        "action",
        "recruit a card, choosing among {number:two_or_more} cards",
        "<rekrutiere|rekrutierst|rekrutieren> eine von {number:two_or_more} Karten",
        take=0,
    ),
    phrase(
        iv.PutScrews,
        "action",
        "put {number:number} {number:screw|screws} on each card in your training center",
        "<lege|legst|legen> {number:number} {number:Schraube|Schrauben} auf jede Karte in deinem Ausbildungszentrum",
        cards="all",
    ),
    phrase(
        iv.PutScrews,
        "action",
        "put {number:number} {number:screw|screws} on a card in your training center",
        "<lege|legst|legen> {number:number} {number:Schraube|Schrauben} auf eine Karte in deinem Ausbildungszentrum",
        cards="one",
    ),
    phrase(
        iv.TrainNow,
        "action",
        "train a card in your training center at once",
        "<bilde|bildest|ausbilden> sofort eine Karte in deinem Ausbildungszentrum <aus>",
    ),
    phrase(
        iv.MoveScrews,
        "action",
        "move screws among the cards in your training center",
        "<verteile|verteilst|verteilen> die Schrauben auf den Karten in deinem Ausbildungszentrum neu <>",
    ),
)

BASE = (
    phrase(
        iv.Discover,
        "action",
        "discover a new technology",
        "<entdecke|entdeckst|entdecken> eine neue Technologie",
    ),
    phrase(
        iv.Refresh,
        "action",
        "refresh your leader",
        "<frische|frischst|auffrischen> deinen Anführer <auf>",
        number=1,
        up_to=False,
        noun="leader",
    ),
    phrase(
        iv.Refresh,
        "action",
        "refresh all {noun:all_in_base} in your base",
        "<frische|frischst|auffrischen> alle {noun:all_in_base} in deiner Basis <auf>",
        number=0,
        up_to=False,
    ),
    phrase(
        iv.Refresh,
        "action",
        "refresh {number+up_to:base_cards} in your base",
        "<frische|frischst|auffrischen> {number+up_to:base_cards} in deiner Basis <auf>",
        noun="permanent",
    ),
    phrase(
        iv.Refresh,
        "action",
        "refresh {number+up_to:base_technologies} in your base",
        "<frische|frischst|auffrischen> {number+up_to:base_technologies} in deiner Basis <auf>",
        noun="technology",
    ),
    phrase(
        iv.RefreshThis,
        "action",
        "refresh this card",
        "<frische|frischst|auffrischen> diese Karte <auf>",
    ),
    phrase(
        iv.ExhaustTechnology,
        "action",
        "exhaust an opponent's technology",
        "<erschöpfe|erschöpfst|erschöpfen> eine gegnerische Technologie",
    ),
    phrase(
        iv.DestroyTechnology,
        "action",
        "destroy one of your technologies",
        "<vernichte|vernichtest|vernichten> eine deiner Technologien",
        player=YOU,
    ),
    phrase(
        iv.DestroyTechnology,
        "statement",
        "{player:others} destroys one of their technologies",
        "{player:others.nom} <vernichtet|vernichten> eine seiner Technologien",
    ),
    phrase(
        iv.DestroyTheirs,
        "action",
        "destroy an opponent's technology",
        "<vernichte|vernichtest|vernichten> eine gegnerische Technologie",
    ),
    phrase(
        iv.SpareDiscount,
        "statement",
        "your next spare part action this turn costs {number:number} less",
        "deine nächste Ersatzteilaktion in diesem Spielzug <kostet|kosten> {number:number} weniger",
    ),
    phrase(
        iv.CopyAbility,
        "action",
        "execute an activated ability of another technology in any base",
        "<führe|führst|ausführen> eine aktivierbare Fähigkeit einer anderen Technologie in einer beliebigen Basis "
        "<aus>",
    ),
)

DICE = (
    phrase(
        iv.TurnDie,
        "action",
        "turn {number+up_to:some_dice} to {number+up_to:a side|sides} of your choice",
        "<drehe|drehst|drehen> {number+up_to:some_dice} auf {number+up_to:eine Seite|Seiten} deiner Wahl",
        to="side",
    ),
    phrase(
        iv.TurnDie,
        "action",
        "turn {number+up_to:some_dice} to {number+up_to:a side that shows|sides that show} a colour of your choice",
        "<drehe|drehst|drehen> {number+up_to:some_dice} auf {number+up_to:eine Seite|Seiten} mit einer Farbe deiner "
        "Wahl",
        to="colour",
    ),
    phrase(
        iv.RerollDice,
        "action",
        "reroll {number+up_to:some_dice}",
        "<wirf|wirfst|werfen> {number+up_to:some_dice} neu <>",
        showing="anything",
    ),
    phrase(
        iv.RerollDice,
        "action",
        "reroll {number+up_to:some_dice} that {number+up_to:shows|show} no colour",
        "<wirf|wirfst|werfen> {number+up_to:some_dice} ohne Farbe auf der Oberseite neu <>",
        showing="nothing",
    ),
    phrase(
        iv.TurnDie,
        "action",
        "turn {number+up_to:some_dice} to {number+up_to:a side that shows|sides that show} {to:shown_one}",
        "<drehe|drehst|drehen> {number+up_to:some_dice} auf {number+up_to:eine Seite|Seiten} mit {to:shown_one}",
    ),
    phrase(
        iv.RerollDice,
        "action",
        "reroll all your unused dice",
        "<wirf|wirfst|werfen> alle deine unbenutzten Würfel neu <>",
        number=0,
        up_to=False,
        showing="anything",
    ),
    phrase(
        iv.RerollDice,
        "action",
        "reroll any number of your unused dice",
        "<wirf|wirfst|werfen> beliebig viele deiner unbenutzten Würfel neu <>",
        number=0,
        up_to=True,
        showing="anything",
    ),
    phrase(
        iv.RerollLater,
        "action",
        "reroll {number:count} {number:die|dice} after your next roll",
        "<wirf|wirfst|werfen> nach deinem nächsten Wurf {number:number} Würfel neu <>",
    ),
    phrase(
        iv.StopDie,
        "statement",
        "{player:others} does not use a die",
        "{player:others.nom} <lässt|lassen> 1 Würfel ungenutzt",
    ),
    phrase(
        iv.HoldDie,
        "statement",
        "{player:others} does not use a die while this event lasts",
        "{player:others.nom} <lässt|lassen> 1 Würfel ungenutzt, solange dieses Ereignis andauert",
    ),
    phrase(
        iv.ReuseDie,
        "statement",
        "one of your used dice can be used again",
        "einer deiner benutzten Würfel <kann|können> erneut benutzt werden",
    ),
    phrase(
        iv.CollectDie,
        "action",
        "collect the resources of an unused die without using it",
        "<sammle|sammelst|einsammeln> die Ressourcen eines unbenutzten Würfels <ein>, ohne ihn zu benutzen",
    ),
    phrase(
        iv.ReplaceScrew,
        "action",
        "replace a screw on one of your dice",
        "<tausche|tauschst|austauschen> eine Schraube auf einem deiner Würfel <aus>",
    ),
    phrase(
        iv.ReplaceWith,
        "action",
        "replace a screw on one of your dice with a {colour:one_of_colour}",
        "<ersetze|ersetzt|ersetzen> eine Schraube auf einem deiner Würfel durch eine {colour:one_of_colour}",
    ),
    phrase(
        iv.LoseScrew,
        "action",
        "replace a coloured screw on one of your dice with a neutral one",
        "<ersetze|ersetzt|ersetzen> eine farbige Schraube auf einem deiner Würfel durch eine neutrale",
        player=YOU,
    ),
    phrase(
        iv.LoseScrew,
        "statement",
        "{player:others} replaces a coloured screw on one of their dice with a neutral one",
        "{player:others.nom} <ersetzt|ersetzen> eine farbige Schraube auf einem seiner Würfel durch eine neutrale",
    ),
    phrase(
        iv.MoreTransform,
        "statement",
        "you may transform dice once more this turn",
        "du <darfst|darfst> in diesem Spielzug ein weiteres Mal Würfel umwandeln",
    ),
)

# Behind `equal to`; German in the genitive.
VALUES = (
    phrase(n.ResourceOf, "whole", "your {resource:own_value}", "{resource:own_value}", player=YOU),
    phrase(
        n.ResourceOf,
        "whole",
        "the opponent's {resource:own_value}",
        "{resource:their_value}",
        player=OPPONENT,
    ),
)

COUNTS = (phrase(iv.Tally, "countable", "{what:tally}", "{what:tally}"),)


def tally_is(what: str, english: str, german: str) -> Row:
    """A row for a number that is compared."""
    return phrase(iv.TallyIs, "condition", english, german, what=what)


CONDITIONS = (
    phrase(
        iv.PlayedAnother,
        "condition",
        "you played another card this turn",
        "du in diesem Spielzug eine andere Karte ausgespielt hast",
    ),
    tally_is(
        "cards_played",
        "you played {number+compare:quantity} {number+compare:card|cards} this turn",
        "du in diesem Spielzug {number+compare:quantity.keine} {number+compare:Karte|Karten} ausgespielt hast",
    ),
    tally_is(
        "damage_dealt",
        "you dealt {number+compare:quantity} damage this turn",
        "du in diesem Spielzug {number+compare:quantity.keinen} Schaden zugefügt hast",
    ),
    tally_is(
        "empty_dice",
        "you rolled {number+compare:quantity} empty {number+compare:die|dice} this turn",
        "du in diesem Spielzug {number+compare:quantity.keine} Würfel ohne Farbe geworfen hast",
    ),
    tally_is(
        "technologies",
        "you have {number+compare:quantity} {number+compare:technology|technologies} in your base",
        "du {number+compare:quantity.keine} {number+compare:Technologie|Technologien} in deiner Basis hast",
    ),
    tally_is(
        "stored",
        "you have {number+compare:quantity} stored {number+compare:resource|resources}",
        "du {number+compare:quantity.keine} {number+compare:Ressource|Ressourcen} eingelagert hast",
    ),
    tally_is(
        "unused_dice",
        "you have {number+compare:quantity} unused {number+compare:die|dice}",
        "du {number+compare:quantity.keine} unbenutzte Würfel hast",
    ),
    tally_is(
        "in_pool",
        "you have {number+compare:quantity} {number+compare:resource|resources} in your pool",
        "du {number+compare:quantity.keine} {number+compare:Ressource|Ressourcen} in deinem Vorrat hast",
    ),
    tally_is(
        "screws",
        "you have {number+compare:quantity} {number+compare:screw|screws} in your training center",
        "du {number+compare:quantity.keine} {number+compare:Schraube|Schrauben} in deinem Ausbildungszentrum hast",
    ),
    tally_is(
        "exhausted",
        "you have {number+compare:quantity} exhausted {number+compare:card|cards} in your base",
        "du {number+compare:quantity.keine} erschöpfte {number+compare:Karte|Karten} in deiner Basis hast",
    ),
    tally_is(
        "stacked",
        "there {number+compare:is|are} {number+compare:quantity} {number+compare:card|cards} in the stack",
        "{number+compare:quantity.keine} {number+compare:Karte|Karten} im Stapel {number+compare:liegt|liegen}",
    ),
    tally_is(
        "protocols",
        "there {number+compare:is|are} {number+compare:quantity} {number+compare:protocol|protocols} in play",
        "{number+compare:quantity.keine} {number+compare:Protokoll|Protokolle} im Spiel {number+compare:ist|sind}",
    ),
    tally_is(
        "players",
        "there {number+compare:is|are} {number+compare:quantity} {number+compare:player|players}",
        "{number+compare:quantity.keine} Spieler {number+compare:mitspielt|mitspielen}",
    ),
    phrase(
        iv.HasMore,
        "condition",
        "you have more {resource:life_word} than the opponent",
        "du mehr {resource:life_word} als der Gegner hast",
        more=True,
    ),
    phrase(
        iv.HasMore,
        "condition",
        "you have less {resource:life_word} than the opponent",
        "du weniger {resource:life_word} als der Gegner hast",
        more=False,
    ),
    phrase(
        iv.HasKind,
        "condition",
        "you have {kind:kind_of_card} in your {zone:seen_zone}",
        "du {kind:kind_of_card} {zone:seen_zone} hast",
    ),
    phrase(
        iv.DieShows,
        "condition",
        "one of your dice shows {colour:shown_colour}",
        "einer deiner Würfel {colour:shown_colour} zeigt",
    ),
    phrase(
        iv.TallyIs,
        "condition",
        "it is round {number:number} or later",
        "es Runde {number:number} oder später ist",
        what="round",
        compare=n.Compare.AT_LEAST,
    ),
)

COSTS = (
    phrase(n.PayResource, "cost", "lose {number+resource:life}", "verliere {number+resource:life}"),
    phrase(
        n.PayResource,
        "cost",
        "destroy {number+resource:tokens}",
        "vernichte {number+resource:tokens}",
    ),
    phrase(n.PayResource, "payment", "{number+resource:parts}", "{number+resource:parts}"),
    phrase(iv.PayPool, "payment", "{number+colour:paid_pool}", "{number+colour:paid_pool}"),
    phrase(
        iv.PayStored,
        "cost",
        "destroy {number:number} of your stored resources",
        "vernichte {number:number} deiner eingelagerten Ressourcen",
    ),
    phrase(
        iv.PayDie, "cost", "use an unused die", "benutze einen unbenutzten Würfel", state="used"
    ),
    phrase(iv.PayDie, "cost", "do not use a die", "lass einen Würfel ungenutzt", state="set_aside"),
    phrase(
        iv.PayToDeck,
        "cost",
        "put a card from your hand on top of your deck",
        "lege eine Handkarte oben auf dein Deck",
    ),
    phrase(
        iv.PayScrews,
        "cost",
        "remove {number:number} {number:screw|screws} from a card in your training center",
        "entferne {number:number} {number:Schraube|Schrauben} von einer Karte in deinem Ausbildungszentrum",
    ),
    phrase(
        iv.PayFrom,
        "cost",
        "destroy a card in your {zone:paid_zone}",
        "vernichte eine Karte {zone:paid_zone}",
    ),
    phrase(iv.PayThis, "cost", "destroy this card", "vernichte diese Karte"),
)

INVASION_PHRASES: tuple[Row, ...] = (
    *DAMAGE,
    *RESOURCES,
    *CARDS,
    *TRAINING,
    *BASE,
    *DICE,
    *VALUES,
    *COUNTS,
    *CONDITIONS,
    *COSTS,
    *OF_THE_INVASION,
    *INVASION_SENTENCES,
)

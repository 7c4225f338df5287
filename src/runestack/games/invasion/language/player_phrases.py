"""What players do: damage, resources, and cards of decks, hands and piles."""

from __future__ import annotations

from runestack.games.invasion.language import nodes as iv
from runestack.language import nodes as n
from runestack.language.nodes import Player
from runestack.language.phrase import phrase

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
        iv.Deal,
        "action",
        "deal {number:number} {kind:damage_kind} to each other player",
        "<füge|fügst|zufügen> jedem anderen Spieler {number:number} {kind:damage_kind} <zu>",
        player=Player.EACH_OTHER,
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
        iv.Redirect,
        "action",
        "redirect the next damage dealt to you until your next turn to a teammate",
        "<lenke|lenkst|umlenken> bis zu deinem nächsten Spielzug den nächsten Schaden an dir auf einen Mitspieler <um>",
        player=Player.TEAMMATE,
    ),
    phrase(
        iv.ChosenGains,
        "statement",
        "a player of your choice gains {number+resource:resources}",
        "ein Spieler deiner Wahl <gewinnt|gewinnen> {number+resource:resources} hinzu",
    ),
    phrase(
        n.Lose,
        "statement",
        "a player of your choice loses {number+resource:resources}",
        "ein Spieler deiner Wahl <verliert|verlieren> {number+resource:resources}",
        player=Player.TARGET_PLAYER,
    ),
    phrase(
        iv.Ranked,
        "statement",
        "the player with {who:ranked} gains {number+what:resources}",
        "der Spieler mit {who:ranked} <gewinnt|gewinnen> {number+what:resources} hinzu",
        deed="gains",
    ),
    phrase(
        iv.Ranked,
        "statement",
        "the player with {who:ranked} loses {number+what:resources}",
        "der Spieler mit {who:ranked} <verliert|verlieren> {number+what:resources}",
        deed="loses",
    ),
    phrase(
        iv.Ranked,
        "statement",
        "the player with {who:ranked} is dealt {number:number} {what:damage_kind}",
        "der Spieler mit {who:ranked} <erleidet|erleiden> {number:number} {what:damage_kind}",
        deed="is_dealt",
    ),
    phrase(
        iv.Ranked,
        "statement",
        "the player with {who:ranked} draws {number:count} {number:card|cards}",
        "der Spieler mit {who:ranked} <zieht|ziehen> {number:number} {number:Karte|Karten}",
        deed="draws",
        what="",
    ),
    phrase(
        iv.Ranked,
        "statement",
        "the player with {who:ranked} discards {number:count} {number:card|cards}",
        "der Spieler mit {who:ranked} <wirft|werfen> {number:number} {number:Karte|Karten} ab",
        deed="discards",
        what="",
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
        iv.SpendTokens,
        "action",
        "pay {number+resource:parts}",
        "<zahle|zahlst|zahlen> {number+resource:parts}",
    ),
    phrase(
        iv.PayAny,
        "action",
        "pay any number of {colour:resources_paid}",
        "<zahle|zahlst|zahlen> beliebig viele {colour:resources_paid}",
    ),
    phrase(
        iv.SpendAny,
        "action",
        "pay any number of spare parts",
        "<zahle|zahlst|zahlen> beliebig viele Ersatzteile",
        resource="spare_part",
    ),
    phrase(
        iv.SpendAny,
        "action",
        "destroy any number of {resource:tokens_spent}",
        "<vernichte|vernichtest|vernichten> beliebig viele {resource:tokens_spent}",
    ),
    phrase(
        iv.SpendAny,
        "action",
        "lose any amount of {resource:life_word}",
        "<verliere|verlierst|verlieren> beliebig viel {resource:life_word}",
    ),
    phrase(
        iv.DiscardAny,
        "action",
        "discard any number of cards",
        "<wirf|wirfst|abwerfen> beliebig viele Karten <ab>",
    ),
    phrase(
        iv.UseDie,
        "action",
        "use an unused die",
        "<benutze|benutzt|benutzen> einen unbenutzten Würfel",
    ),
    phrase(
        iv.RemoveScrews,
        "action",
        "remove {number:number} {number:screw|screws} from a card in your training center",
        "<entferne|entfernst|entfernen> {number:number} {number:Schraube|Schrauben} von einer Karte in deinem "
        "Ausbildungszentrum",
    ),
    phrase(
        iv.ChangeResource,
        "action",
        "change the colour of {number:number} {number:resource|resources} in your pool",
        "<ändere|änderst|ändern> die Farbe von {number:number} {number:Ressource|Ressourcen} in deinem Vorrat",
    ),
    phrase(
        iv.CountAs,
        "statement",
        "your {colour:resources_of} count as {into:counted_as} this turn",
        "deine {colour:resources_of} <gelten|gelten> in diesem Spielzug als {into:counted_as}",
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
        n.Discard,
        "statement",
        "a player of your choice discards {number:some_cards}",
        "ein Spieler deiner Wahl <wirft|werfen> {number:some_cards} ab",
        player=Player.TARGET_PLAYER,
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

OF_PLAYERS = (*DAMAGE, *RESOURCES, *CARDS)

"""What lies on the boards of players: the training center, the base, the dice."""

from __future__ import annotations

from runestack.games.invasion.language import nodes as iv
from runestack.language.nodes import Player
from runestack.language.phrase import phrase

YOU = Player.YOU

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
        iv.RollOne,
        "action",
        "roll one of your dice",
        "<wirf|wirfst|werfen> einen deiner Würfel",
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

OF_BOARDS = (*TRAINING, *BASE, *DICE)

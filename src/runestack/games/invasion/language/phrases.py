"""Invasion's own phrases: what is counted and paid; players, boards and the Invasion have modules of their own."""

from __future__ import annotations

from runestack.games.invasion.language import nodes as iv
from runestack.games.invasion.language.board_phrases import OF_BOARDS
from runestack.games.invasion.language.invasion_phrases import OF_THE_INVASION
from runestack.games.invasion.language.player_phrases import OF_PLAYERS
from runestack.games.invasion.language.sentences import INVASION_SENTENCES
from runestack.language import nodes as n
from runestack.language.nodes import Player
from runestack.language.phrase import Row, phrase

YOU = Player.YOU
OPPONENT = Player.OPPONENT

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
        iv.ItShows,
        "condition",
        "it shows {colour:shown_colour}",
        "er {colour:shown_colour} zeigt",
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
    *OF_PLAYERS,
    *OF_BOARDS,
    *VALUES,
    *COUNTS,
    *CONDITIONS,
    *COSTS,
    *OF_THE_INVASION,
    *INVASION_SENTENCES,
)

"""Rune Age's own phrases, what they do and count; sentences and paragraphs stand in `sentences`."""

from __future__ import annotations

from runestack.games.rune_age.language import nodes as ra
from runestack.games.rune_age.language.sentences import RUNE_AGE_SENTENCES
from runestack.language import nodes as n
from runestack.language.nodes import Player
from runestack.language.phrase import Row, phrase

YOU = Player.YOU

FILTERS = (
    phrase(ra.YouControl, "where", "you control", "von dir kontrolliert"),
    phrase(ra.Extreme, "where", "with the {what:extreme}", "mit {what:extreme}"),
)

VALUES = tuple(
    phrase(
        n.OneOfTwo,
        "compared",
        f"the {english} of {{first:whole}} and {{second:whole}}",
        f"des {german} Werts – {{first:whole}} oder {{second:whole}}",
        higher=higher,
    )
    for english, german, higher in (("lower", "niedrigeren", False), ("higher", "höheren", True))
)

ZONE_CARDS = (
    phrase(
        n.ZoneCard,
        "zone_card",
        "{adjectives+noun+where:a_zone_card} from the central area",
        "{adjectives+noun+where:a_zone_card.case} aus der Mitte",
        zone=ra.CENTRE,
        player=YOU,
    ),
)

STRENGTH = (
    phrase(
        n.Get,
        "statement",
        "{cards:cards} {cards:gets|get} {changes:changes}",
        "{cards:cards.nom} <erhält|erhalten> {changes:changes}",
        until=ra.THIS_COMBAT,
    ),
    phrase(
        n.Get,
        "statement",
        "{cards:cards} {cards:gets|get} {changes:changes} this turn",
        "{cards:cards.nom} <erhält|erhalten> in diesem Spielzug {changes:changes}",
        until=n.Until.END_OF_TURN,
    ),
    phrase(
        n.Get,
        "statement",
        "{cards:cards} {cards:gets|get} {changes:changes} this round",
        "{cards:cards.nom} <erhält|erhalten> in dieser Runde {changes:changes}",
        until=ra.THIS_ROUND,
    ),
    phrase(
        ra.ArmyGets,
        "statement",
        "your army gets {number:signed} {strength}",
        "deine Armee <erhält|erhalten> {number:signed} {strength}",
    ),
    phrase(
        ra.OpposingArmyGets,
        "statement",
        "your opponent's army gets {number:signed} {strength}",
        "die Armee deines Gegners <erhält|erhalten> {number:signed} {strength}",
    ),
    phrase(
        ra.TargetGets,
        "statement",
        "the target gets {number:signed} {strength}",
        "das Ziel <erhält|erhalten> {number:signed} {strength}",
    ),
    phrase(
        ra.GetPrinted,
        "statement",
        "{cards:cards} {cards:gets|get} {strength} equal to {cards:its|their} printed strength, at most {most:number}",
        "{cards:cards.nom} <erhält|erhalten> {strength} in Höhe der gedruckten Stärke, höchstens {most:number}",
    ),
    phrase(
        ra.GetEqual,
        "statement",
        "{cards:cards} {cards:gets|get} {strength} equal to {number:equal_value}",
        "{cards:cards.nom} <erhält|erhalten> {strength} in Höhe {number:equal_value.gen}",
    ),
    phrase(
        ra.ArmyGetsEqual,
        "statement",
        "your army gets {strength} equal to {number:equal_value}",
        "deine Armee <erhält|erhalten> {strength} in Höhe {number:equal_value.gen}",
    ),
    phrase(
        ra.Double,
        "action",
        "double the {strength} of {cards:cards}",
        "<verdopple|verdoppelst|verdoppeln> die {strength} von {cards:cards.dat}",
    ),
    phrase(
        ra.SetStrength,
        "action",
        "set the {strength} of {cards:cards} to {number:number}",
        "<setze|setzt|setzen> die {strength} von {cards:cards.dat} auf {number:number}",
    ),
    phrase(
        ra.IgnoreAutoDefense,
        "statement",
        "its auto-defense counts 0",
        "ihre Selbstverteidigung <zählt|zählen> 0",
    ),
    phrase(
        ra.ItsAutoDefenseGets,
        "statement",
        "its auto-defense gets {number:signed}",
        "ihre Selbstverteidigung <erhält|erhalten> {number:signed}",
    ),
)

HARM = (
    phrase(
        ra.Wound,
        "action",
        "wound {cards:cards}",
        "<verwunde|verwundest|verwunden> {cards:cards.acc}",
    ),
    phrase(
        ra.OpponentWounds,
        "statement",
        "your opponent wounds {number:number} of their units",
        "dein Gegner <verwundet|verwunden> {number:number} seiner Einheiten",
    ),
    phrase(
        ra.OpponentDestroys,
        "statement",
        "your opponent destroys {number:number} of their units",
        "dein Gegner <vernichtet|vernichten> {number:number} seiner Einheiten",
    ),
    phrase(ra.Heal, "action", "heal {cards:cards}", "<heile|heilst|heilen> {cards:cards.acc}"),
    phrase(
        ra.HealAndPut,
        "effect",
        "heal {cards:cards}. put one of them on top of its owner's deck",
        "heile {cards:cards.acc}. lege eine davon oben auf das Deck des Besitzers",
        oneoff=True,
    ),
    phrase(
        ra.Protect,
        "statement",
        "{cards:cards} cannot be destroyed this combat",
        "{cards:cards.nom} <kann|können> in diesem Kampf nicht vernichtet werden",
    ),
    phrase(
        ra.ProtectFromWounds,
        "statement",
        "{cards:cards} cannot be wounded this combat",
        "{cards:cards.nom} <kann|können> in diesem Kampf nicht verwundet werden",
    ),
    phrase(
        ra.DestroyFrom,
        "action",
        "destroy {card:zone_card}",
        "<vernichte|vernichtest|vernichten> {card:zone_card.acc}",
    ),
    phrase(
        ra.DestroyHighest,
        "action",
        "destroy the gold card with the highest value in your hand",
        "<vernichte|vernichtest|vernichten> die wertvollste Goldkarte auf deiner Hand",
    ),
)

CARDS = (
    phrase(
        ra.DiscardWorth,
        "action",
        "discard gold cards with total value {number:number}",
        "<wirf|wirfst|abwerfen> Goldkarten im Gesamtwert von {number:number} <ab>",
        kind="gold",
    ),
    phrase(
        ra.DiscardWorth,
        "action",
        "discard units with total printed strength {number:number}",
        "<wirf|wirfst|abwerfen> Einheiten mit zusammen {number:number} gedruckter Stärke <ab>",
        kind="unit",
    ),
    phrase(
        ra.DiscardOfYourChoice,
        "statement",
        "{player:others} discards {number:count} {number:card|cards} of your choice",
        "{player:others.nom} <wirft|werfen> {number:number} {number:Karte|Karten} deiner Wahl ab",
    ),
    *(
        phrase(
            ra.DiscardOfTheirChoice,
            "action",
            f"discard {{number:count}} {{number:card|cards}} of {whose} choice",
            f"<wirf|wirfst|abwerfen> {{number:number}} {{number:Karte|Karten}} nach Wahl {german} <ab>",
            player=player,
        )
        for player, whose, german in (
            (Player.OPPONENT, "your opponent's", "deines Gegners"),
            (Player.TARGET_PLAYER, "another player's", "eines anderen Spielers"),
            (Player.NEXT_PLAYER, "the next player's", "des nächsten Spielers"),
        )
    ),
    phrase(
        ra.DiscardTop,
        "action",
        "discard the {number:top_cards} of {player:whose} deck",
        "<wirf|wirfst|abwerfen> {number:top_cards.acc} {player:whose.deck.gen} <ab>",
    ),
    phrase(
        ra.LookSift,
        "action",
        "look at the {number:top_several} of your deck, discard {take:fixed} of them and put the rest back in any "
        "order",
        "<sieh|siehst|ansehen> dir {number:top_several.acc} deines Decks <an>, <wirf|wirfst|abwerfen> {take:fixed} "
        "davon <ab> und <lege|legst|zurücklegen> den Rest in beliebiger Reihenfolge <zurück>",
        up_to=False,
    ),
    phrase(
        ra.LookSift,
        "action",
        "look at the {number:top_several} of your deck, discard up to {take:fixed} of them and put the rest back in "
        "any order",
        "<sieh|siehst|ansehen> dir {number:top_several.acc} deines Decks <an>, <wirf|wirfst|abwerfen> bis zu "
        "{take:fixed} davon <ab> und <lege|legst|zurücklegen> den Rest in beliebiger Reihenfolge <zurück>",
        up_to=True,
    ),
    phrase(
        ra.RevealUntil,
        "action",
        "reveal cards of your deck until {adjectives+noun+where:a_zone_card} appears, put it into your hand and "
        "discard the rest",
        "<decke|deckst|aufdecken> Karten deines Decks <auf>, bis {adjectives+noun+where:a_zone_card.nom} erscheint, "
        "<nimm|nimmst|nehmen> diese Karte auf deine Hand <> und <wirf|wirfst|abwerfen> den Rest <ab>",
        place=n.Place.HAND,
    ),
    phrase(
        ra.RevealUntil,
        "action",
        "reveal cards of your deck until {adjectives+noun+where:a_zone_card} appears, put it {place:fetch_place} and "
        "discard the rest",
        "<decke|deckst|aufdecken> Karten deines Decks <auf>, bis {adjectives+noun+where:a_zone_card.nom} erscheint, "
        "<lege|legst|legen> diese Karte {place:fetch_place} <> und <wirf|wirfst|abwerfen> den Rest <ab>",
    ),
    phrase(
        ra.RevealHand, "action", "reveal your hand", "<decke|deckst|aufdecken> deine Hand <auf>"
    ),
    phrase(
        ra.LookDiscard,
        "effect",
        "look at the top card of your deck. you may discard it",
        "sieh dir die oberste Karte deines Decks an. du darfst sie abwerfen",
    ),
    phrase(
        ra.TakeRune,
        "action",
        "take a random unused dragon rune",
        "<nimm|nimmst|nehmen> eine zufällige unbenutzte Drachenrune",
    ),
    phrase(
        ra.ToBox,
        "action",
        "remove this card from the game",
        "<entferne|entfernst|entfernen> diese Karte aus dem Spiel",
    ),
    phrase(
        n.Pay,
        "action",
        "spend {costs:payments}",
        "<gib|gibst|ausgeben> {costs:payments} <aus>",
    ),
)

REALMS = (
    phrase(
        ra.Exhaust,
        "action",
        "exhaust {cards:cards}",
        "<erschöpfe|erschöpfst|erschöpfen> {cards:cards.acc}",
    ),
    phrase(
        ra.Refresh,
        "action",
        "refresh {cards:cards}",
        "<frische|frischst|auffrischen> {cards:cards.acc} <auf>",
    ),
    phrase(
        ra.Hold,
        "action",
        "exhaust {cards:cards} through your next Refresh step",
        "<erschöpfe|erschöpfst|erschöpfen> {cards:cards.acc} bis nach deinem nächsten Auffrischen",
    ),
    phrase(
        ra.TakeDamage,
        "action",
        "take {number:number} damage",
        "<nimm|nimmst|nehmen> {number:number} Schaden",
        player=YOU,
    ),
    phrase(
        ra.TakeDamage,
        "statement",
        "{player:others} takes {number:number} damage",
        "{player:others.nom} <nimmt|nehmen> {number:number} Schaden",
    ),
    phrase(
        ra.TakeOver,
        "action",
        "take control of {cards:cards}",
        "<übernimm|übernimmst|übernehmen> {cards:cards.acc}",
    ),
    phrase(
        ra.DamageRealm,
        "action",
        "deal {number:number} damage to the next player's home realm",
        "<füge|fügst|zufügen> dem Heimatreich des nächsten Spielers {number:number} Schaden <zu>",
    ),
    phrase(
        ra.RemoveDamage,
        "action",
        "remove {number:number} damage from your home realm",
        "<entferne|entfernst|entfernen> {number:number} Schaden von deinem Heimatreich",
    ),
    phrase(
        ra.Cheaper,
        "statement",
        "{adjectives+noun:play_kinds} cost {number:number} {resource:resource} less",
        "{adjectives+noun:play_kinds.nom} <kostet|kosten> {number:number} {resource:resource} weniger",
    ),
)

PRICES = (
    phrase(
        ra.CheaperThisTurn,
        "statement",
        "{adjectives+noun:play_kinds} cost {number:number} {resource:resource} less this turn",
        "{adjectives+noun:play_kinds.nom} <kostet|kosten> in diesem Spielzug {number:number} {resource:resource} "
        "weniger",
        until=n.Until.END_OF_TURN,
    ),
    phrase(
        ra.CheaperThisTurn,
        "statement",
        "{adjectives+noun:play_kinds} cost {number:number} {resource:resource} less this round",
        "{adjectives+noun:play_kinds.nom} <kostet|kosten> in dieser Runde {number:number} {resource:resource} "
        "weniger",
        until=ra.THIS_ROUND,
    ),
)

COMBAT = (
    phrase(
        ra.IgnoreIcon,
        "action",
        "ignore {number:number} attrition {number:icon|icons}",
        "<ignoriere|ignorierst|ignorieren> {number:number} {number:Verlustsymbol|Verlustsymbole}",
    ),
    phrase(
        ra.RollMore,
        "action",
        "roll {number:number} more attrition {number:die|dice}",
        "<wirf|wirfst|werfen> {number:number} {number:Verlustwürfel|Verlustwürfel} mehr",
    ),
    phrase(
        ra.ChangeRoll,
        "statement",
        "the attrition roll gets {number:signed}",
        "der Verlustwurf <erhält|erhalten> {number:signed}",
    ),
    phrase(
        ra.Reroll,
        "statement",
        "you may reroll the attrition dice once",
        "du <darfst|darfst> die Verlustwürfel einmal neu werfen",
    ),
    phrase(
        ra.PlayAnother,
        "action",
        "play another card at once",
        "<spiele|spielst|spielen> sofort eine weitere Karte",
    ),
    phrase(
        ra.MustPass,
        "statement",
        "your opponent must pass after {number:number} more {number:card|cards}",
        "dein Gegner <muss|müssen> nach {number:number} weiteren {number:Karte|Karten} passen",
    ),
    phrase(
        ra.DiscardEnemy,
        "action",
        "discard {cards:cards} from play",
        "<lege|legst|ablegen> {cards:cards.acc} aus dem Spiel <ab>",
    ),
    phrase(
        ra.LookEvent,
        "action",
        "look at the top card of the event deck",
        "<sieh|siehst|ansehen> dir die oberste Karte des Ereignisstapels <an>",
    ),
    phrase(
        ra.AnotherEvent,
        "action",
        "draw another event",
        "<ziehe|ziehst|ziehen> ein weiteres Ereignis",
    ),
    phrase(
        ra.Reverse,
        "action",
        "reverse the turn order",
        "<kehre|kehrst|umkehren> die Spielreihenfolge <um>",
    ),
    phrase(
        ra.AttackAgain,
        "statement",
        "{cards:cards} can be attacked again this round",
        "{cards:cards.nom} <kann|können> in dieser Runde erneut angegriffen werden",
    ),
    phrase(
        ra.TargetAgain,
        "statement",
        "the target can be attacked again this round",
        "das Ziel <kann|können> in dieser Runde erneut angegriffen werden",
    ),
)

COUNTS = (
    phrase(
        ra.CardsIn,
        "countable",
        "{adjectives+noun+where:zone_kind} in your {zone:zone}",
        "{adjectives+noun+where:zone_kind.acc} {zone:zone.in_your}",
    ),
    phrase(
        ra.Given,
        "countable",
        "{influence} spent",
        "jedes ausgegebene {influence}",
        resource="influence",
    ),
    phrase(ra.Given, "countable", "{gold} discarded", "jedes abgeworfene {gold}", resource="gold"),
)

CONDITIONS = (
    phrase(ra.Fighting, "condition", "{what:combat}", "{what:combat}"),
    phrase(
        ra.CopyFights,
        "condition",
        "another friendly copy of this unit participates",
        "eine weitere eigene Einheit dieses Namens mitkämpft",
    ),
    phrase(
        ra.WasAttacked,
        "condition",
        "this card was attacked this round",
        "diese Karte in dieser Runde angegriffen wurde",
    ),
    phrase(
        ra.YouAttacked,
        "condition",
        "you have attacked this card this round",
        "du diese Karte in dieser Runde angegriffen hast",
    ),
    phrase(
        ra.RealmDamage,
        "condition",
        "your home realm has {number+compare:quantity} damage",
        "dein Heimatreich {number+compare:quantity} Schaden hat",
        player=YOU,
    ),
    phrase(
        ra.RealmDamage,
        "condition",
        "your opponent's home realm has {number+compare:quantity} damage",
        "das Heimatreich deines Gegners {number+compare:quantity} Schaden hat",
        player=Player.OPPONENT,
    ),
    phrase(
        ra.PlayTogether,
        "condition",
        "the players play together",
        "die Spieler zusammen spielen",
    ),
    phrase(
        ra.Alone,
        "condition",
        "you play alone",
        "du allein spielst",
    ),
    phrase(ra.OneOf, "condition", "you are {who:who}", "du {who:who.nom} bist"),
    phrase(
        ra.PlayersLeft,
        "condition",
        "{number+compare:quantity} {number+compare:player|players} are in the game",
        "{number+compare:quantity.keine} {number+compare:Spieler|Spieler} im Spiel sind",
    ),
    phrase(
        ra.RoundBegan,
        "condition",
        "round {number:number} has begun",
        "Runde {number:number} begonnen hat",
        compare=n.Compare.AT_LEAST,
    ),
    phrase(
        ra.Fought,
        "condition",
        "you have fought {number+compare:quantity} {number+compare:combat|combats} this turn",
        "du in diesem Spielzug {number+compare:quantity.keine} {number+compare:Kampf|Kämpfe} geführt hast",
    ),
)

COSTS = (
    phrase(
        ra.PayUpTo,
        "cost",
        "spend up to {most:number} {resource:resource}",
        "gib bis zu {most:number} {resource:resource} aus",
    ),
    phrase(ra.PayExhaustThis, "cost", "exhaust this card", "erschöpfe diese Karte"),
    phrase(
        ra.PayExhaust, "cost", "exhaust {group:owned_group}", "erschöpfe {group:owned_group.acc}"
    ),
    phrase(ra.PayWoundThis, "cost", "wound this unit", "verwunde diese Einheit"),
    phrase(ra.PayWound, "cost", "wound {group:paid_group}", "verwunde {group:paid_group.acc}"),
    phrase(ra.PayDestroyThis, "cost", "destroy this unit", "vernichte diese Einheit"),
    phrase(
        ra.PayDestroyHand,
        "cost",
        "destroy a card in your hand",
        "vernichte eine Karte auf deiner Hand",
    ),
    phrase(
        ra.PayDiscardKind,
        "cost",
        "discard {adjectives+noun+where:a_zone_card}",
        "wirf {adjectives+noun+where:a_zone_card.acc} ab",
    ),
    phrase(
        ra.PayDiscardAny,
        "cost",
        "discard any number of {adjectives+noun:zone_kinds}",
        "wirf beliebig viele {adjectives+noun:zone_kinds.acc} ab",
    ),
    phrase(
        ra.PayDiscardWorth,
        "cost",
        "discard gold cards with total value {number:number}",
        "wirf Goldkarten im Gesamtwert von {number:number} ab",
        kind="gold",
    ),
    phrase(
        ra.PayDiscardWorth,
        "cost",
        "discard units with total printed strength {number:number}",
        "wirf Einheiten mit zusammen {number:number} gedruckter Stärke ab",
        kind="unit",
    ),
    phrase(ra.PayDamage, "cost", "take {number:number} damage", "nimm {number:number} Schaden"),
)

RUNE_AGE_PHRASES: tuple[Row, ...] = (
    *FILTERS,
    *VALUES,
    *ZONE_CARDS,
    *STRENGTH,
    *HARM,
    *CARDS,
    *REALMS,
    *PRICES,
    *COMBAT,
    *COUNTS,
    *CONDITIONS,
    *COSTS,
    *RUNE_AGE_SENTENCES,
)

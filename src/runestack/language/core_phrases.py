"""Phrases that two games could share. A game's own rows stand in its `phrases.py`.

Categories of effects: an `action` is something that you do (imperative), a `statement` has a subject.
Only an action can stand after `you may` and beside `or`. Sentences, events, continuous texts and
abilities are in `core_sentences`.
"""

from __future__ import annotations

from . import nodes as n
from .core_sentences import CORE_SENTENCES
from .nodes import Place, Player
from .phrase import Row, phrase

YOU = Player.YOU

REFERENCES = (
    phrase(n.This, "this", "this {noun:self_noun}", "{noun:self_noun.this.case}"),
    phrase(n.That, "that", "that {noun:that_noun}", "{noun:that_noun.that.case}"),
    phrase(n.Role, "role", "{role:role_word}", "{role:role_word.case}"),
)

FILTERS = (
    phrase(
        n.WithStat,
        "where",
        "with {number+compare:amount} {stat:icon_stat}",
        "mit {number+compare:amount} {stat:icon_stat}",
    ),
    phrase(
        n.WithStat,
        "where",
        "with {stat:word_stat} {number+compare:amount}",
        "{stat+number+compare:measure.with}",
    ),
    phrase(n.WithKeyword, "where", "with {keyword:keyword}", "mit {keyword:keyword}"),
    phrase(n.WithoutKeyword, "where", "without {keyword:keyword}", "ohne {keyword:keyword}"),
    phrase(
        n.WithStat,
        "having",
        "{number+compare:amount} {stat:icon_stat}",
        "{number+compare:amount} {stat:icon_stat}",
    ),
    phrase(
        n.WithStat,
        "having",
        "{stat:word_stat} {number+compare:amount}",
        "{stat+number+compare:measure}",
    ),
    phrase(n.WithKeyword, "possessing", "{keyword:keyword}", "{keyword:keyword}"),
    phrase(n.WithoutKeyword, "lacking", "{keyword:keyword}", "{keyword:keyword}"),
)

ZONE_CARDS = (
    phrase(
        n.ZoneCard,
        "zone_card",
        "{adjectives+noun+where:a_zone_card} from {player:whose} {zone:zone}",
        "{adjectives+noun+where:a_zone_card.case} {zone+player:zone_of.from}",
    ),
    phrase(
        n.TopCard,
        "zone_card",
        "the top card of {player:whose} {zone:pile}",
        "{zone+player:top_of.case}",
    ),
)

AMOUNTS = (
    phrase(n.Count, "countable", "{group:counted}", "{group:counted.acc}"),
    phrase(
        n.ZoneCount,
        "countable",
        "card in {player:whose_counted} {zone:zone}",
        "jede Karte {zone+player:zone_of.in}",
    ),
    phrase(n.Count, "several", "{group:kinds_in_play}", "{group:kinds_in_play.dat}"),
    phrase(
        n.ZoneCount,
        "several",
        "cards in {player:whose_counted} {zone:zone}",
        "Karten {zone+player:zone_of.in}",
    ),
    phrase(
        n.Change,
        "change",
        "{number:signed} {stat:change_stat}",
        "{number:signed} {stat:change_stat}",
    ),
)

# Values that `equal to` goes before; German in the genitive, behind `in Höhe`.
VALUES = (
    phrase(
        n.StatOf,
        "whole",
        "the {stat:stat} of {card:single}",
        "{stat:stat.gen} {card:single.gen}",
    ),
    phrase(
        n.ResourceOf,
        "whole",
        "{player:whose} {resource:resource}",
        "{player:whose.supply.gen} an {resource:resource}",
    ),
    phrase(n.HowMany, "whole", "the number of {count:several}", "der Anzahl an {count:several}"),
    phrase(n.Roll, "whole", "{die:die}", "{die:die}"),
    phrase(
        n.Half, "half", "half {whole:whole} rounded down", "der abgerundeten Hälfte {whole:whole}"
    ),
)

CONDITIONS = (
    phrase(
        n.Control,
        "condition",
        "you control {number+compare+group:controlled}",
        "du {number+compare+group:controlled.acc} kontrollierst",
        player=YOU,
    ),
    phrase(
        n.Control,
        "condition",
        "{player:others} controls {number+compare+group:controlled}",
        "{player:others.nom} {number+compare+group:controlled.acc} kontrolliert",
    ),
    phrase(
        n.HasCards,
        "condition",
        "you have {number+compare:quantity} {number+compare:card|cards} in your {zone:zone}",
        "du {number+compare:quantity.keine} {number+compare:Karte|Karten} {zone:zone.in_your} hast",
        player=YOU,
    ),
    phrase(
        n.HasCards,
        "condition",
        "{player:others} has {number+compare:quantity} {number+compare:card|cards} in the {zone:zone}",
        "{player:others.nom} {number+compare:quantity.keine} {number+compare:Karte|Karten} {zone:zone.in_the} hat",
    ),
    phrase(
        n.HasResource,
        "condition",
        "you have {number+compare:quantity} {resource:resource.number}",
        "du {number+compare+resource:resource_amount} hast",
        player=YOU,
    ),
    phrase(
        n.HasResource,
        "condition",
        "{player:others} has {number+compare:quantity} {resource:resource.number}",
        "{player:others.nom} {number+compare+resource:resource_amount} hat",
    ),
    phrase(
        n.Is, "condition", "{card:single} is {state:state}", "{card:single.nom} {state:state} ist"
    ),
    phrase(
        n.Has, "condition", "{card:single} has {what:having}", "{card:single.nom} {what:having} hat"
    ),
    phrase(
        n.Has,
        "condition",
        "{card:single} has {what:possessing}",
        "{card:single.nom} {what:possessing} besitzt",
    ),
    phrase(
        n.Has,
        "condition",
        "{card:single} does not have {what:lacking}",
        "{card:single.nom} {what:lacking} nicht besitzt",
    ),
    phrase(n.TurnOf, "condition", "it is your turn", "du am Zug bist", yours=True),
    phrase(n.TurnOf, "condition", "it is not your turn", "du nicht am Zug bist", yours=False),
)

RESOURCES = (
    phrase(
        n.Gain,
        "action",
        "gain {number+resource:resources}",
        "<gewinne|gewinnst|hinzugewinnen> {number+resource:resources} <hinzu>",
        player=YOU,
    ),
    phrase(
        n.Gain,
        "statement",
        "{player:others} gains {number+resource:resources}",
        "{player:others.nom} <gewinnt|gewinnen> {number+resource:resources} hinzu",
    ),
    phrase(
        n.Lose,
        "action",
        "lose {number+resource:resources}",
        "<verliere|verlierst|verlieren> {number+resource:resources}",
        player=YOU,
    ),
    phrase(
        n.Lose,
        "statement",
        "{player:others} loses {number+resource:resources}",
        "{player:others.nom} <verliert|verlieren> {number+resource:resources}",
    ),
    phrase(
        n.Take,
        "action",
        "take {number+resource:resources} from {player:others}",
        "<nimm|nimmst|wegnehmen> {player:others.dat} {number+resource:resources} <weg>",
    ),
    phrase(n.Pay, "action", "pay {costs:payments}", "<zahle|zahlst|zahlen> {costs:payments}"),
)

CARD_FLOW = (
    phrase(
        n.MayPlay,
        "statement",
        "you may play {adjectives+noun:play_kinds} from {player:whose} {zone:zone} this turn",
        "du <darfst|darfst> in diesem Spielzug {adjectives+noun:play_kinds.acc} {zone+player:zone_of.from} ausspielen",
    ),
    phrase(
        n.Draw,
        "action",
        "draw {number:some_cards}",
        "<ziehe|ziehst|ziehen> {number:some_cards}",
        player=YOU,
    ),
    phrase(
        n.Draw,
        "statement",
        "{player:others} draws {number:some_cards}",
        "{player:others.nom} <zieht|ziehen> {number:some_cards}",
    ),
    phrase(
        n.Discard,
        "action",
        "discard {number:some_cards}",
        "<wirf|wirfst|abwerfen> {number:some_cards} <ab>",
        player=YOU,
    ),
    phrase(
        n.Discard,
        "statement",
        "{player:others} discards {number:some_cards}",
        "{player:others.nom} <wirft|werfen> {number:some_cards} ab",
    ),
    phrase(
        n.DiscardRandom,
        "action",
        "discard {number:count} {number:card|cards} at random",
        "<wirf|wirfst|abwerfen> {number:number} zufällige {number:Karte|Karten} <ab>",
        player=YOU,
    ),
    phrase(
        n.DiscardRandom,
        "statement",
        "{player:others} discards {number:count} {number:card|cards} at random",
        "{player:others.nom} <wirft|werfen> {number:number} zufällige {number:Karte|Karten} ab",
    ),
    phrase(
        n.DiscardHand,
        "action",
        "discard your hand",
        "<wirf|wirfst|abwerfen> deine Hand <ab>",
        player=YOU,
    ),
    phrase(
        n.DiscardHand,
        "statement",
        "{player:others} discards their hand",
        "{player:others.nom} <wirft|werfen> alle Handkarten ab",
    ),
    phrase(
        n.LookHand,
        "action",
        "look at {player:whose} hand",
        "<sieh|siehst|ansehen> dir {player:whose.hand.acc} <an>",
    ),
    phrase(
        n.DestroyTop,
        "action",
        "destroy the {number:top_cards} of {player:whose} deck",
        "<vernichte|vernichtest|vernichten> {number:top_cards.acc} {player:whose.deck.gen}",
    ),
    phrase(
        n.LookTop,
        "action",
        "look at the top card of {player:whose} deck",
        "<sieh|siehst|ansehen> dir die oberste Karte {player:whose.deck.gen} <an>",
        number=1,
    ),
    phrase(
        n.LookTop,
        "action",
        "look at the {number:top_several} of {player:whose} deck and put them back in any order",
        "<sieh|siehst|ansehen> dir {number:top_several.acc} {player:whose.deck.gen} <an> und "
        "<lege|legst|zurücklegen> sie in beliebiger Reihenfolge <zurück>",
    ),
    phrase(
        n.LookTake,
        "action",
        "look at the {number:top_several} of your deck, put {take:fixed} of them into your hand and the "
        "rest on the bottom",
        "<sieh|siehst|ansehen> dir {number:top_several.acc} deines Decks <an>, <nimm|nimmst|nehmen> "
        "{take:fixed} davon auf deine Hand <> und <lege|legst|legen> den Rest unter das Deck",
    ),
)

BATTLE = (
    phrase(
        n.Deal,
        "action",
        "deal {number:damage} to {to:victims}",
        "<füge|fügst|zufügen> {to:victims.dat} {number:damage} <zu>",
    ),
    phrase(
        n.Get,
        "statement",
        "{cards:cards} {cards:gets|get} {changes:changes} {until:until.cards}",
        "{cards:cards.nom} <erhält|erhalten> {changes:changes} {until:until}",
    ),
    phrase(
        n.GainKeyword,
        "statement",
        "{cards:cards} {cards:gains|gain} {keyword:keyword} {until:until.cards}",
        "{cards:cards.nom} <erhält|erhalten> {until:until} {keyword:keyword}",
    ),
    phrase(
        n.LoseKeyword,
        "statement",
        "{cards:cards} {cards:loses|lose} {keyword:keyword} {until:until.cards}",
        "{cards:cards.nom} <verliert|verlieren> {until:until} {keyword:keyword}",
    ),
    phrase(
        n.Exhaust,
        "action",
        "exhaust {cards:cards} {times:times}",
        "<erschöpfe|erschöpfst|erschöpfen> {cards:cards.acc} {times:times}",
    ),
    phrase(
        n.Refresh,
        "action",
        "refresh {cards:cards} {times:times}",
        "<frische|frischst|auffrischen> {cards:cards.acc} {times:times} <auf>",
    ),
    phrase(
        n.Destroy,
        "action",
        "destroy {cards:cards}",
        "<vernichte|vernichtest|vernichten> {cards:cards.acc}",
    ),
)

MOVES = (
    phrase(
        n.Remove,
        "action",
        "remove {cards:cards} from the game",
        "<entferne|entfernst|entfernen> {cards:cards.acc} aus dem Spiel",
    ),
    phrase(
        n.ReturnToHand,
        "action",
        "return {cards:cards} to {cards:its owner's hand|their owners' hands}",
        "<gib|gibst|zurückgeben> {cards:cards.acc} auf die {cards:Hand des Besitzers|Hände der Besitzer} "
        "<zurück>",
    ),
    phrase(
        n.Put,
        "action",
        "put {cards:cards} {place:place.cards}",
        "<lege|legst|legen> {cards:cards.acc} {place:place.cards}",
    ),
    phrase(
        n.ShuffleIn,
        "action",
        "shuffle your discard pile into your deck",
        "<mische|mischst|mischen> deinen Ablagestapel in dein Deck",
        zone=n.Zone.DISCARD_PILE,
    ),
    phrase(
        n.Fetch,
        "action",
        "put {card:zone_card} into your hand",
        "<nimm|nimmst|nehmen> {card:zone_card.acc} auf deine Hand",
        place=Place.HAND,
    ),
    phrase(
        n.Fetch,
        "action",
        "put {card:zone_card} {place:fetch_place}",
        "<lege|legst|legen> {card:zone_card.acc} {place:fetch_place}",
    ),
    phrase(
        n.GainControl,
        "action",
        "gain control of {cards:cards} {until:until.cards}",
        "<übernimm|übernimmst|übernehmen> {until:until} die Kontrolle über {cards:cards.acc}",
    ),
    phrase(
        n.Cancel,
        "action",
        "cancel target {noun:stack_noun}",
        "<brich|brichst|abbrechen> {noun:stack_noun.target} <ab>",
    ),
)

# A `payment` is what `pay` goes before; a `cost` is something that is done as a payment.
COSTS = (
    phrase(
        n.PayResource,
        "payment",
        "{number+resource:resources}",
        "{number+resource:resources}",
    ),
    phrase(
        n.PayDiscard,
        "cost",
        "discard {number:some_cards}",
        "wirf {number:some_cards} ab",
    ),
    phrase(
        n.PayTop,
        "cost",
        "destroy the {number:top_cards} of your deck",
        "vernichte {number:top_cards.acc} deines Decks",
    ),
    phrase(n.PayUnit, "cost", "destroy {group:paid_group}", "vernichte {group:paid_group.acc}"),
)

CORE_PHRASES: tuple[Row, ...] = (
    *REFERENCES,
    *FILTERS,
    *ZONE_CARDS,
    *AMOUNTS,
    *VALUES,
    *CONDITIONS,
    *RESOURCES,
    *CARD_FLOW,
    *BATTLE,
    *MOVES,
    *COSTS,
    *CORE_SENTENCES,
)

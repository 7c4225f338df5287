"""Runeslingers' own phrases: effects, counts, conditions and costs. The rest is in `sentences`."""

from __future__ import annotations

from runestack.games.runeslingers.language import nodes as rs
from runestack.games.runeslingers.language.sentences import RUNESLINGERS_SENTENCES
from runestack.language import nodes as n
from runestack.language.nodes import Player
from runestack.language.phrase import Row, phrase

YOU = Player.YOU

REFERENCES = (
    phrase(n.PlayerCard, "player_card", "{player:person}", "{player:person.case}"),
    # Only damage is dealt to a target, so that only there it is taken up; German in the dative.
    phrase(n.That, "that_target", "that target", "jenem Ziel", noun="target"),
)

DAMAGE = (
    phrase(
        rs.DealDirect,
        "action",
        "deal {number:number} direct damage to {to:victims}",
        "<füge|fügst|zufügen> {to:victims.dat} {number:number} {number:direkten Schadenspunkt|direkte Schadenspunkte} "
        "<zu>",
    ),
    phrase(
        rs.Prevent,
        "action",
        "prevent the next {number:number} damage to {player:person} this turn",
        "<verhindere|verhinderst|verhindern> in diesem Spielzug {number:den nächsten|die nächsten} {number:number} "
        "{number:Schadenspunkt|Schadenspunkte} gegen {player:person.acc}",
    ),
)

AILMENTS = (
    phrase(
        rs.Apply,
        "action",
        "apply {number+ailment:applied} to {player:person}",
        "<erlege|erlegst|auferlegen> {player:person.dat} {number+ailment:applied.acc} <auf>",
    ),
    phrase(
        rs.ApplyUnder,
        "action",
        "apply {number+ailment:inflicted} under {cards:cards}",
        "<lege|legst|legen> {number+ailment:inflicted.acc} unter {cards:cards.acc}",
    ),
    phrase(
        rs.Inflict,
        "action",
        "inflict {number+ailment:inflicted}",
        "<füge|fügst|zufügen> {number+ailment:inflicted.acc} <zu>",
    ),
    phrase(
        rs.Cleanse,
        "action",
        "cleanse {number+up_to+ailment:cleansed} from {player:person}",
        "<reinige|reinigst|reinigen> {player:person.acc} von {number+up_to+ailment:cleansed.dat}",
    ),
    phrase(
        rs.CleanseAll,
        "action",
        "cleanse all {ailment:all_ailments} from {player:person}",
        "<reinige|reinigst|reinigen> {player:person.acc} von allen {ailment:all_ailments.plural.dat}",
    ),
    phrase(
        rs.Convert,
        "action",
        "convert {number+up_to+ailment:cleansed} on {player:person} into {into:converted}",
        "<wandle|wandelst|umwandeln> {number+up_to+ailment:cleansed.acc} auf {player:person.dat} in "
        "{into:converted.plural.acc} <um>",
    ),
    phrase(
        rs.MoveAilments,
        "action",
        "move {number+up_to+ailment:cleansed} from you to the enemy",
        "<verschiebe|verschiebst|verschieben> {number+up_to+ailment:cleansed.acc} von dir auf den Gegner",
    ),
)

DECK_AND_HAND = (
    phrase(
        rs.Sear,
        "action",
        "sear {number:count} {number:card|cards}",
        "<versenge|versengst|versengen> {number:number} {number:Karte|Karten}",
        player=YOU,
    ),
    phrase(
        rs.Sear,
        "statement",
        "{player:others} sears {number:count} {number:card|cards}",
        "{player:others.nom} <versengt|versengen> {number:number} {number:Karte|Karten}",
    ),
    phrase(
        rs.Void,
        "action",
        "void {number:count} {number:card|cards}",
        "<verbanne|verbannst|verbannen> {number:number} {number:Karte|Karten}",
        player=YOU,
    ),
    phrase(
        rs.Void,
        "statement",
        "{player:others} voids {number:count} {number:card|cards}",
        "{player:others.nom} <verbannt|verbannen> {number:number} {number:Karte|Karten}",
    ),
    phrase(
        rs.LookSear,
        "action",
        "look at the {number:top_several} of {player:whose} deck, sear {take:fixed} of them and put the rest back in "
        "any order",
        "<sieh|siehst|ansehen> dir {number:top_several.acc} {player:whose.deck.gen} <an>, "
        "<versenge|versengst|versengen> {take:fixed} davon <> und <lege|legst|zurücklegen> den Rest in beliebiger "
        "Reihenfolge <zurück>",
    ),
    phrase(
        rs.RevealTake,
        "action",
        "reveal {card:zone_card} and put it into your hand",
        "<nimm|nimmst|nehmen> {card:zone_card.acc} offen auf deine Hand",
    ),
    phrase(
        rs.PlayFree,
        "action",
        "play {card:zone_card} without paying its costs",
        "<spiele|spielst|ausspielen> {card:zone_card.acc} ohne Kosten <aus>",
    ),
)

FIELD = (
    phrase(
        rs.DiscardFromPlay,
        "action",
        "discard {cards:in_play}",
        "<wirf|wirfst|abwerfen> {cards:in_play.acc} <ab>",
    ),
    phrase(
        n.Put,
        "action",
        "void {cards:in_play}",
        "<verbanne|verbannst|verbannen> {cards:in_play.acc}",
        place=rs.INTO_VOID_PILE,
    ),
    phrase(
        n.Put,
        "action",
        "shuffle {cards:cards} into {cards:its owner's deck|their owners' decks}",
        "<mische|mischst|mischen> {cards:cards.acc} in {cards:das Deck des Besitzers|die Decks der Besitzer}",
        place=rs.SHUFFLED_IN,
    ),
    phrase(
        n.Fetch,
        "action",
        "void {card:zone_card}",
        "<verbanne|verbannst|verbannen> {card:zone_card.acc}",
        place=rs.INTO_VOID_PILE,
    ),
    phrase(
        n.Fetch,
        "action",
        "shuffle {card:zone_card} into its owner's deck",
        "<mische|mischst|mischen> {card:zone_card.acc} in das Deck des Besitzers",
        place=rs.SHUFFLED_IN,
    ),
    phrase(
        n.Fetch,
        "action",
        "set {card:zone_card} as a concentration",
        "<setze|setzt|setzen> {card:zone_card.acc} als Konzentration",
        place=rs.CONCENTRATION,
    ),
    phrase(
        n.Cancel,
        "action",
        "negate target {noun:stack_noun}",
        "<annulliere|annullierst|annullieren> {noun:stack_noun.target}",
    ),
    phrase(
        rs.NegateStrong,
        "action",
        "negate target {noun:stack_noun} with effective damage {number+compare:amount}",
        "<annulliere|annullierst|annullieren> {noun:stack_noun.target} mit Effektivschaden {number+compare:amount}",
    ),
    phrase(
        rs.SlingAgain,
        "action",
        "sling {cards:cards} again",
        "<schleudere|schleuderst|schleudern> {cards:cards.acc} erneut",
    ),
    phrase(
        rs.AddTokens,
        "action",
        "put {number:count} {number:token|tokens} on {cards:cards}",
        "<lege|legst|legen> {number:number} {number:Marke|Marken} auf {cards:cards.acc}",
    ),
    phrase(
        rs.RemoveTokens,
        "action",
        "remove {number:count} {number:token|tokens} from {cards:cards}",
        "<entferne|entfernst|entfernen> {number:number} {number:Marke|Marken} von {cards:cards.dat}",
    ),
)

# Changes for a time: of chosen cards here, of all cards of a kind and of players by a continuous text (`Lasting`).
FOR_A_TIME = (
    phrase(
        n.Get,
        "statement",
        "{cards:picked} {cards:gets|get} {changes:changes} {until:until}",
        "{cards:picked.nom} <erhält|erhalten> {until:until} {changes:changes}",
    ),
    phrase(
        n.GainKeyword,
        "statement",
        "{cards:picked} {cards:gains|gain} {keyword:keyword} {until:until}",
        "{cards:picked.nom} <erhält|erhalten> {until:until} {keyword:keyword}",
    ),
    phrase(
        n.LoseKeyword,
        "statement",
        "{cards:picked} {cards:loses|lose} {keyword:keyword} {until:until}",
        "{cards:picked.nom} <verliert|verlieren> {until:until} {keyword:keyword}",
    ),
    phrase(
        rs.CannotUntil,
        "statement",
        "{cards:picked} cannot {what:prohibition} {until:until}",
        "{cards:picked.nom} <kann|können> {until:until} {what:prohibition}",
    ),
    phrase(
        rs.NextGets,
        "statement",
        "the next {group:next_group} you sling this turn gets {changes:changes}",
        "{group:next_group} du in diesem Spielzug schleuderst, <erhält|erhalten> {changes:changes}",
    ),
    phrase(
        rs.NextHas,
        "statement",
        "the next {group:next_group} you sling this turn has {keyword:keyword}",
        "{group:next_group} du in diesem Spielzug schleuderst, <besitzt|besitzen> {keyword:keyword}",
    ),
)

COUNTS = (
    phrase(
        rs.TokenCount, "countable", "token on {card:single}", "jede Marke auf {card:single.dat}"
    ),
    phrase(
        rs.AilmentCount,
        "countable",
        "{ailment:ailment_kind} on {player:on_whom}",
        "{ailment:ailment_kind.each.acc} auf {player:on_whom.dat}",
    ),
    phrase(
        rs.ValueCount,
        "countable",
        "point of {player:whose_value_of} {resource:counted_value}",
        "jeden Punkt {player+resource:whose_value.gen}",
    ),
    phrase(
        rs.DamageDealt, "countable", "damage dealt this way", "jeden so zugefügten Schadenspunkt"
    ),
)

# Behind `equal to`; German in the genitive.
VALUES = (
    phrase(rs.DamageDone, "whole", "the damage dealt this way", "des so zugefügten Schadens"),
    phrase(
        rs.ValueOf,
        "whole",
        "{player:whose_value_of} {resource:counted_value}",
        "{player+resource:whose_value.gen}",
    ),
)

CONDITIONS = (
    phrase(
        rs.HasAilments,
        "condition",
        "you have {number+compare:quantity} {ailment:ailment_kind.number}",
        "du {number+compare:quantity.keine} {ailment:ailment_kind.number} hast",
        player=YOU,
    ),
    phrase(
        rs.HasAilments,
        "condition",
        "{player:others} has {number+compare:quantity} {ailment:ailment_kind.number}",
        "{player:others.nom} {number+compare:quantity.keine} {ailment:ailment_kind.number} hat",
    ),
    phrase(
        rs.HasTokens,
        "condition",
        "{card:single} has {number+compare:quantity} {number+compare:token|tokens}",
        "{card:single.nom} {number+compare:quantity.keine} {number+compare:Marke|Marken} hat",
    ),
    phrase(
        rs.HasMore,
        "condition",
        "you have more {resource:rivalry} than the enemy",
        "du mehr {resource:rivalry} als der Gegner hast",
        player=YOU,
    ),
    phrase(
        rs.HasMore,
        "condition",
        "the enemy has more {resource:rivalry} than you",
        "der Gegner mehr {resource:rivalry} als du hat",
        player=Player.OPPONENT,
    ),
    phrase(
        rs.Did,
        "condition",
        "you have {what:deed} this turn",
        "du in diesem Spielzug {what:deed} hast",
        player=YOU,
    ),
    phrase(
        rs.Did,
        "condition",
        "{player:others} has {what:deed} this turn",
        "{player:others.nom} in diesem Spielzug {what:deed} hat",
    ),
    phrase(
        rs.DamageWasDealt, "condition", "damage was dealt this way", "so Schaden zugefügt wurde"
    ),
)


def often(
    what: str, english: str, one: str, several: str, german: str, noun: str, nouns: str, each: str
) -> tuple[Row, ...]:
    """Rows that count what somebody has done this turn, as a condition and after `for each`."""
    return (
        phrase(
            rs.DidOften,
            "condition",
            f"you have {english} {{number+compare:quantity}} {{number+compare:{one}|{several}}} this turn",
            f"du in diesem Spielzug {{number+compare:quantity.keine}} {{number+compare:{noun}|{nouns}}} {german} hast",
            player=YOU,
            what=what,
        ),
        phrase(
            rs.DidOften,
            "condition",
            f"{{player:others}} has {english} {{number+compare:quantity}} {{number+compare:{one}|{several}}} this turn",
            f"{{player:others.nom}} in diesem Spielzug {{number+compare:quantity.keine}} "
            f"{{number+compare:{noun}|{nouns}}} {german} hat",
            what=what,
        ),
        phrase(
            rs.DeedCount,
            "countable",
            f"{one} {english} by {{player:on_whom}} this turn",
            f"{each} in diesem Spielzug von {{player:on_whom.dat}} {german}{'en' if each == 'jeden' else 'e'} {noun}",
            what=what,
        ),
    )


OFTEN = (
    *often(
        "slung_runespells",
        "slung",
        "runespell",
        "runespells",
        "geschleudert",
        "Runenzauber",
        "Runenzauber",
        "jeden",
    ),
    *often("played_cards", "played", "card", "cards", "ausgespielt", "Karte", "Karten", "jede"),
)

COSTS = (
    phrase(
        rs.PaySear,
        "cost",
        "sear {number:count} {number:card|cards}",
        "versenge {number:number} {number:Karte|Karten}",
    ),
    phrase(
        rs.PayVoid,
        "cost",
        "void {number:count} {number:card|cards}",
        "verbanne {number:number} {number:Karte|Karten}",
    ),
    phrase(rs.PayVoidCard, "cost", "void {card:zone_card}", "verbanne {card:zone_card.acc}"),
    phrase(
        rs.PayDiscardRandom,
        "cost",
        "discard {number:count} {number:card|cards} at random",
        "wirf {number:number} zufällige {number:Karte|Karten} ab",
    ),
    phrase(
        rs.PayApply,
        "cost",
        "apply {number+ailment:applied} to you",
        "erlege dir {number+ailment:applied.acc} auf",
    ),
    phrase(
        rs.PayCleanse,
        "cost",
        "cleanse {number+ailment:paid_ailments} from you",
        "reinige dich von {number+ailment:paid_ailments.dat}",
    ),
    phrase(
        rs.PayDiscardFromPlay,
        "cost",
        "discard {group:paid_group}",
        "wirf {group:paid_group.acc} ab",
    ),
    phrase(
        rs.PayReturn,
        "cost",
        "return {group:paid_group} to its owner's hand",
        "gib {group:paid_group.acc} auf die Hand des Besitzers zurück",
    ),
    phrase(
        rs.PayTokens,
        "cost",
        "remove {number:count} {number:token|tokens} from this card",
        "entferne {number:number} {number:Marke|Marken} von dieser Karte",
    ),
)

# Phrases of single cards: at most 5 % of the cards may need one.
ONE_OFFS: tuple[Row, ...] = ()

RUNESLINGERS_PHRASES: tuple[Row, ...] = (
    *REFERENCES,
    *DAMAGE,
    *AILMENTS,
    *DECK_AND_HAND,
    *FIELD,
    *FOR_A_TIME,
    *COUNTS,
    *VALUES,
    *CONDITIONS,
    *OFTEN,
    *COSTS,
    *RUNESLINGERS_SENTENCES,
    *ONE_OFFS,
)

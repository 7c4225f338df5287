"""Phrases that join others and that two games could share: sentences, events, continuous texts, abilities.

German events and conditions are clauses with the verb at the end, because `immer wenn`, `falls` and `solange` go
before them.
"""

from __future__ import annotations

from . import nodes as n
from .nodes import Player
from .phrase import Row, phrase

YOU = Player.YOU

SENTENCES = (
    phrase(
        n.ForEach,
        "clause",
        "for each {count:countable}, {effect:simple}",
        "für {count:countable} {effect:simple.around}",
    ),
    phrase(
        n.If,
        "effect",
        "if {condition:condition}, {effect:full_clause}",
        "falls {condition:condition}, {effect:full_clause.inverted}",
        german_inverted="{effect:full_clause.inverted}, falls {condition:condition}",
    ),
    phrase(
        n.Otherwise,
        "effect",
        "if {condition:condition}, {effect:full_clause}. otherwise, {otherwise:full_clause}",
        "falls {condition:condition}, {effect:full_clause.inverted}. andernfalls {otherwise:full_clause.inverted}",
    ),
    phrase(
        n.May,
        "effect",
        "you may {effect:optional}",
        "du <darfst|darfst> {effect:optional.infinitive}",
    ),
    phrase(
        n.MayThen,
        "effect",
        "you may {effect:action}. if you do, {then:full_clause}",
        "du <darfst|darfst> {effect:action.infinitive}. wenn du das tust, {then:full_clause.inverted}",
    ),
    phrase(
        n.Then,
        "effect",
        "{effect:action}. if you do, {then:full_clause}",
        "{effect:action.same}. wenn du das tust, {then:full_clause.inverted}",
    ),
    phrase(
        n.Either,
        "effect",
        "{first:action} or {second:action}",
        "{first:action.same} oder {second:action.joined}",
    ),
    # `you may, for each ..., draw a card`: the count goes inside, because the choice is made once.
    phrase(
        n.ForEach,
        "inner_clause",
        ", for each {count:countable}, {effect:action}",
        "für {count:countable} {effect:action.around}",
    ),
)

EVENTS = (
    phrase(
        n.TurnEvent,
        "turn_event",
        "the beginning of {player:turn_of}",
        "zu Beginn {player:turn_of}",
        end=False,
    ),
    phrase(
        n.TurnEvent,
        "turn_event",
        "the end of {player:turn_of}",
        "am Ende {player:turn_of}",
        end=True,
    ),
    phrase(
        n.RoundEvent,
        "turn_event",
        "the beginning of each round",
        "zu Beginn jeder Runde",
        end=False,
    ),
)


def card_event(what: str, english: str, german: str) -> Row:
    """A row for something that a card does: `card_event("attacks", "attacks", "angreift")`."""
    return phrase(
        n.CardEvent,
        "event",
        f"{{card:event_card}} {english}",
        f"{{card:event_card.nom}} {german}",
        what=what,
    )


def player_event(
    what: str, english: str, english_other: str, german: str, german_other: str
) -> tuple[Row, Row]:
    """Rows for something that a player does: with `you`, and with another player."""
    return (
        phrase(n.PlayerEvent, "event", f"you {english}", f"du {german}", player=YOU, what=what),
        phrase(
            n.PlayerEvent,
            "event",
            f"{{player:anybody}} {english_other}",
            f"{{player:anybody.nom}} {german_other}",
            what=what,
        ),
    )


SHARED_EVENTS = (
    card_event("is_destroyed", "is destroyed", "vernichtet wird"),
    card_event("is_damaged", "is dealt damage", "Schaden erleidet"),
    *player_event(
        "plays_card", "play a card", "plays a card", "eine Karte ausspielst", "eine Karte ausspielt"
    ),
    *player_event("draws", "draw a card", "draws a card", "eine Karte ziehst", "eine Karte zieht"),
    *player_event(
        "discards", "discard a card", "discards a card", "eine Karte abwirfst", "eine Karte abwirft"
    ),
    *player_event(
        "recycles",
        "recycle a card",
        "recycles a card",
        "eine Karte wiederverwertest",
        "eine Karte wiederverwertet",
    ),
    *player_event(
        "is_damaged", "are dealt damage", "is dealt damage", "Schaden erleidest", "Schaden erleidet"
    ),
)

STATICS = (
    phrase(
        n.HaveStat,
        "static",
        "{cards:subjects} {cards:gets|get} {changes:changes}",
        "{cards:subjects.nom} <erhält|erhalten> {changes:changes}",
    ),
    phrase(
        n.HaveKeyword,
        "static",
        "{cards:subjects} {cards:has|have} {keyword:keyword}",
        "{cards:subjects.nom} <besitzt|besitzen> {keyword:keyword}",
    ),
    phrase(
        n.Cannot,
        "static",
        "{cards:subjects} cannot {what:prohibition}",
        "{cards:subjects.nom} <kann|können> {what:prohibition}",
    ),
    phrase(
        n.While,
        "static_sentence",
        "while {condition:condition}, {static:static}",
        "solange {condition:condition}, {static:static.inverted}",
    ),
)

ABILITIES = (
    phrase(n.Keywords, "ability", "{words:keywords}", "{words:keywords}"),
    phrase(
        n.Labelled,
        "ability",
        "{label:label}: {effects:effects}",
        "{label:label}: {effects:effects}",
    ),
    phrase(
        n.Use,
        "ability",
        "{label:label}: {effects:effects}",
        "{label:label}: {effects:effects}",
        costs=(),
    ),
    phrase(
        n.Use,
        "ability",
        "{label:label}, {costs:costs}: {effects:effects}",
        "{label:label}, {costs:costs}: {effects:effects}",
    ),
    phrase(
        n.Whenever,
        "ability",
        "whenever {event:event}, {effects:effects}",
        "immer wenn {event:event}, {effects:effects.inverted}",
        condition=None,
    ),
    phrase(
        n.Whenever,
        "ability",
        "whenever {event:event} while {condition:condition}, {effects:effects}",
        "immer wenn {event:event} und {condition:condition}, {effects:effects.inverted}",
    ),
    phrase(
        n.FirstTime,
        "ability",
        "the first time each turn {event:event}, {effects:effects}",
        "das erste Mal in jedem Spielzug, wenn {event:event}, {effects:effects.inverted}",
        condition=None,
    ),
    phrase(
        n.FirstTime,
        "ability",
        "the first time each turn {event:event} while {condition:condition}, {effects:effects}",
        "das erste Mal in jedem Spielzug, wenn {event:event} und {condition:condition}, {effects:effects.inverted}",
    ),
    phrase(
        n.At,
        "ability",
        "at {event:turn_event}, {effects:effects}",
        "{event:turn_event} {effects:effects.inverted}",
        condition=None,
    ),
    phrase(
        n.At,
        "ability",
        "at {event:turn_event} while {condition:condition}, {effects:effects}",
        "{event:turn_event}, falls {condition:condition}, {effects:effects.inverted}",
    ),
    phrase(n.Passive, "ability", "{statics:statics}", "{statics:statics}"),
    phrase(n.Effects, "ability", "{effects:effects}", "{effects:effects}"),
)

CORE_SENTENCES: tuple[Row, ...] = (*SENTENCES, *EVENTS, *SHARED_EVENTS, *STATICS, *ABILITIES)

"""RONE's own phrases: what no other game can say in this way."""

from __future__ import annotations

from runestack.games.rone.language import nodes as ro
from runestack.language import nodes as n
from runestack.language.core_sentences import card_event, player_event
from runestack.language.phrase import Row, phrase

REFERENCES = (
    phrase(n.PlayerCard, "player_card", "{player:whose} hero", "{player:whose.hero.case}"),
)

# German: an adjective before the noun, `die im Kampf befindliche Einheit`.
STATES = (phrase(ro.InCombat, "where", "in combat", "im Kampf befindlich"),)

EFFECTS = (
    phrase(
        ro.RemoveTop,
        "action",
        "remove the {number:top_cards} of {player:whose} graveyard from the game",
        "<entferne|entfernst|entfernen> {number:top_cards.acc} {player:whose.graveyard.gen} aus dem Spiel",
    ),
    phrase(
        ro.GetHealth,
        "statement",
        "{cards:cards} {cards:gets|get} {number:signed} {health}",
        "{cards:cards.nom} <erhält|erhalten> {number:signed} {health}",
    ),
    phrase(
        ro.LoseHealth,
        "statement",
        "{cards:cards} {cards:loses|lose} {number:number} {health}",
        "{cards:cards.nom} <verliert|verlieren> {number:number} {health}",
    ),
    phrase(
        ro.FetchExhausted,
        "action",
        "put {card:zone_card} onto the battlefield exhausted {times:times}",
        "<lege|legst|legen> {card:zone_card.acc} {times:times} erschöpft auf das Schlachtfeld",
    ),
    phrase(
        ro.UseAbility,
        "action",
        "use an activated ability of {cards:cards} as if it were printed on this unit",
        "<nutze|nutzt|nutzen> eine aktivierbare Fähigkeit {cards:cards.gen} <>, als stünde sie auf dieser "
        "Einheit",
    ),
    phrase(
        ro.GainAbilities,
        "statement",
        "{card:this} gains the abilities of {cards:cards} {until:until}",
        "{card:this.nom} <erhält|erhalten> {until:until} die Fähigkeiten {cards:cards.gen}",
    ),
    phrase(
        ro.LevelUp,
        "action",
        "level up your hero without paying",
        "<lass|lässt|lassen> deinen Helden ohne Zahlung eine Stufe aufsteigen",
    ),
    phrase(
        ro.BecomeShield,
        "action",
        "turn {cards:cards} into {cards:a shield|shields}",
        "<verwandle|verwandelst|verwandeln> {cards:cards.acc} in {cards:einen Schild|Schilde}",
    ),
    phrase(
        ro.NextCheaper,
        "statement",
        "the next {noun:play_noun} you play this turn costs {number:number} {water} less",
        "{noun:play_noun.next} du in diesem Spielzug ausspielst, <kostet|kosten> {number:number} {water} weniger",
    ),
)

CONDITIONS = (
    phrase(
        ro.HeroLevel,
        "condition",
        "{player:whose} hero has level {number+compare:amount}",
        "{player:whose.hero.nom} Stufe {number+compare:amount.high} hat",
    ),
)

COSTS = (
    phrase(ro.PayRecycle, "payment", "{number:number} {recycle}", "{number:number} {recycle}"),
    phrase(
        ro.PayDamage,
        "cost",
        "deal {number:number} damage to your hero",
        "füge deinem Helden {number:number} {number:Schadenspunkt|Schadenspunkte} zu",
    ),
)

CARD_EVENTS = (
    card_event("is_played", "is played", "ausgespielt wird"),
    card_event("is_recycled", "is recycled", "wiederverwertet wird"),
    card_event("enters", "enters the battlefield", "das Schlachtfeld betritt"),
    card_event("leaves", "leaves the battlefield", "das Schlachtfeld verlässt"),
    card_event("dies", "dies", "stirbt"),
    card_event("attacks", "attacks", "angreift"),
    card_event("attacks_hero", "attacks a hero", "einen Helden angreift"),
    card_event("is_attacked", "is attacked", "angegriffen wird"),
    card_event("fights", "enters combat", "in einen Kampf gerät"),
    card_event("damages_hero", "deals damage to a hero", "einem Helden Schaden zufügt"),
    card_event("damages_unit", "deals damage to a unit", "einer Einheit Schaden zufügt"),
    card_event("survives", "survives a combat", "einen Kampf überlebt"),
    card_event("kills", "destroys a unit", "eine Einheit vernichtet"),
    card_event("is_exhausted", "is exhausted", "erschöpft wird"),
    card_event("is_refreshed", "is refreshed", "aufgefrischt wird"),
)

PLAYER_EVENTS = (
    *player_event(
        "plays_unit",
        "play a unit",
        "plays a unit",
        "eine Einheit ausspielst",
        "eine Einheit ausspielt",
    ),
    *player_event(
        "plays_tactic",
        "play a tactic",
        "plays a tactic",
        "eine Taktik ausspielst",
        "eine Taktik ausspielt",
    ),
    *player_event(
        "plays_technology",
        "play a technology",
        "plays a technology",
        "eine Technologie ausspielst",
        "eine Technologie ausspielt",
    ),
    *player_event(
        "levels_up", "level up", "levels up", "eine Stufe aufsteigst", "eine Stufe aufsteigt"
    ),
    *player_event(
        "gains_water",
        "gain {water}",
        "gains {water}",
        "{water} hinzugewinnst",
        "{water} hinzugewinnt",
    ),
    *player_event(
        "loses_water", "lose {water}", "loses {water}", "{water} verlierst", "{water} verliert"
    ),
    phrase(
        n.PlayerEvent,
        "event",
        "{player:anybodys} hero is dealt damage",
        "{player:anybodys.hero.nom} Schaden erleidet",
        what="hero_damaged",
    ),
    phrase(
        n.PlayerEvent,
        "event",
        "{player:anybodys} shield absorbs damage",
        "{player:anybodys.shield.nom} Schaden absorbiert",
        what="shield_absorbs",
    ),
    phrase(
        n.PlayerEvent,
        "event",
        "a card from {player:anybodys} hand or deck is destroyed",
        "eine Karte aus {player:anybodys.hand+deck.dat} vernichtet wird",
        what="loses_card",
    ),
)

STATICS = (
    phrase(
        ro.CannotBeAttackedBy,
        "static",
        "{cards:subjects} cannot be attacked by {by:kinds_in_play}",
        "{cards:subjects.nom} <kann|können> nicht von {by:kinds_in_play.dat} angegriffen werden",
    ),
    phrase(
        ro.HaveHealth,
        "static",
        "{cards:kinds_in_play} get {number:signed} {health}",
        "{cards:kinds_in_play.nom} <erhalten|erhalten> {number:signed} {health}",
    ),
    phrase(
        ro.CostChange,
        "static",
        "{adjectives+noun:play_kinds} cost {player:whom} {number:minus} {water} less to play",
        "{adjectives+noun:play_kinds.nom} <kosten|kosten> {player:whom.acc} beim Ausspielen {number:minus} {water} "
        "weniger",
    ),
    phrase(
        ro.CostChange,
        "static",
        "{adjectives+noun:play_kinds} cost {player:whom} {number:number} {water} more to play",
        "{adjectives+noun:play_kinds.nom} <kosten|kosten> {player:whom.acc} beim Ausspielen {number:number} {water} "
        "mehr",
    ),
    phrase(
        ro.RecycleChange,
        "static",
        "{adjectives+noun:play_kinds} cost {player:whom} {number:minus} {number:card|cards} less to recycle",
        "{adjectives+noun:play_kinds.nom} <kosten|kosten> {player:whom.acc} bei der Wiederverwertung "
        "{number:minus} {number:Karte|Karten} weniger",
    ),
    phrase(
        ro.RecycleChange,
        "static",
        "{adjectives+noun:play_kinds} cost {player:whom} {number:number} {number:card|cards} more to recycle",
        "{adjectives+noun:play_kinds.nom} <kosten|kosten> {player:whom.acc} bei der Wiederverwertung "
        "{number:number} {number:Karte|Karten} mehr",
    ),
    phrase(
        ro.LevelChange,
        "static",
        "levelling up costs {player:whom} {number:minus} {water} less",
        "der Stufenaufstieg <kostet|kosten> {player:whom.acc} {number:minus} {water} weniger",
    ),
    phrase(
        ro.LevelChange,
        "static",
        "levelling up costs {player:whom} {number:number} {water} more",
        "der Stufenaufstieg <kostet|kosten> {player:whom.acc} {number:number} {water} mehr",
    ),
    phrase(
        ro.IncomeChange,
        "static",
        "{player:whose_always} {resource:income} income is {number:number} higher",
        "{player+resource:whose_income} <ist|sind> um {number:number} höher",
    ),
    phrase(
        ro.IncomeChange,
        "static",
        "{player:whose_always} {resource:income} income is {number:minus} lower",
        "{player+resource:whose_income} <ist|sind> um {number:minus} niedriger",
    ),
)

ABILITIES = (
    phrase(
        ro.Activated,
        "ability",
        "{colour+exhaustions:exhaustion}: {effects:effects}",
        "{colour+exhaustions:exhaustion}: {effects:effects}",
        costs=(),
    ),
    phrase(
        ro.Activated,
        "ability",
        "{colour+exhaustions:exhaustion}, {costs:costs}: {effects:effects}",
        "{colour+exhaustions:exhaustion}, {costs:costs}: {effects:effects}",
    ),
    phrase(
        ro.Initiative,
        "ability",
        "initiative, {costs:costs}: {effects:effects}",
        "Initiative, {costs:costs}: {effects:effects}",
    ),
)

# Phrases of single cards: whole sentences, with a procedure of their own in the engine.
ONE_OFFS: tuple[Row, ...] = ()

RONE_PHRASES: tuple[Row, ...] = (
    *REFERENCES,
    *STATES,
    *EFFECTS,
    *CONDITIONS,
    *COSTS,
    *CARD_EVENTS,
    *PLAYER_EVENTS,
    *STATICS,
    *ABILITIES,
    *ONE_OFFS,
)

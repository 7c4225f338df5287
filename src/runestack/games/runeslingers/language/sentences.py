"""Runeslingers' own sentences: clauses around others, events, continuous texts and paragraphs."""

from __future__ import annotations

from runestack.games.runeslingers.language import nodes as rs
from runestack.language import nodes as n
from runestack.language.core_sentences import card_event, player_event
from runestack.language.nodes import Player
from runestack.language.phrase import Row, phrase

YOU = Player.YOU

CLAUSES = (
    phrase(
        n.Plus,
        "clause",
        "{effect:simple}, plus {number:number} for each {count:countable}",
        "{effect:simple.same}, plus {number:number} für {count:countable}",
    ),
    phrase(
        rs.Lasting,
        "clause",
        "{static:static} {until:until}",
        "{until:until} {static:static.around}",
    ),
)

CARD_EVENTS = (
    # Who plays a card is said by `plays`; a card speaks only of itself being played.
    phrase(
        n.CardEvent,
        "event",
        "{card:this} is played",
        "{card:this.nom} ausgespielt wird",
        what="is_played",
    ),
    card_event("is_slung", "is slung", "geschleudert wird"),
    card_event("is_activated", "is activated", "aktiviert wird"),
    card_event("is_charged", "is charged", "aufgeladen wird"),
    card_event("is_answered", "is answered", "beantwortet wird"),
    card_event("is_targeted", "is targeted", "als Ziel gewählt wird"),
    card_event("is_blocked", "is blocked", "geblockt wird"),
    card_event("is_discarded", "is discarded", "abgeworfen wird"),
    card_event(
        "is_returned",
        "is returned to its owner's hand",
        "auf die Hand des Besitzers zurückgegeben wird",
    ),
    card_event("leaves", "leaves play", "das Spiel verlässt"),
    card_event("deals_damage", "deals damage", "Schaden zufügt"),
    card_event("damages_player", "deals damage to a player", "einem Spieler Schaden zufügt"),
)

PLAYER_EVENTS = (
    phrase(
        n.PlaysEvent,
        "event",
        "you play {group:played_group}",
        "du {group:played_group.acc} ausspielst",
        player=YOU,
    ),
    phrase(
        n.PlaysEvent,
        "event",
        "{player:anybody} plays {group:played_group}",
        "{player:anybody.nom} {group:played_group.acc} ausspielt",
    ),
    *player_event(
        "sets",
        "set a concentration",
        "sets a concentration",
        "eine Konzentration setzt",
        "eine Konzentration setzt",
    ),
    *player_event("passes", "pass", "passes", "passt", "passt"),
    *player_event("answers", "answer", "answers", "antwortest", "antwortet"),
    *player_event("blocks", "block", "blocks", "blockst", "blockt"),
    *player_event(
        "activates_ability",
        "activate an ability",
        "activates an ability",
        "eine Fähigkeit aktivierst",
        "eine Fähigkeit aktiviert",
    ),
    *player_event(
        "deals_damage", "deal damage", "deals damage", "Schaden zufügst", "Schaden zufügt"
    ),
    *player_event(
        "loses_health",
        "lose health",
        "loses health",
        "Lebenspunkte verlierst",
        "Lebenspunkte verliert",
    ),
    *player_event(
        "gains_health",
        "gain health",
        "gains health",
        "Lebenspunkte hinzugewinnst",
        "Lebenspunkte hinzugewinnt",
    ),
    *player_event("loses_power", "lose power", "loses power", "Macht verlierst", "Macht verliert"),
    *player_event(
        "sears", "sear a card", "sears a card", "eine Karte versengst", "eine Karte versengt"
    ),
    *player_event(
        "voids", "void a card", "voids a card", "eine Karte verbannst", "eine Karte verbannt"
    ),
    *player_event(
        "is_ailed", "are ailed", "is ailed", "ein Gebrechen erhältst", "ein Gebrechen erhält"
    ),
    phrase(
        rs.AiledEvent,
        "event",
        "you are ailed with {ailment:ailment}",
        "du {ailment:ailment.a.acc} erhältst",
        player=YOU,
    ),
    phrase(
        rs.AiledEvent,
        "event",
        "{player:anybody} is ailed with {ailment:ailment}",
        "{player:anybody.nom} {ailment:ailment.a.acc} erhält",
    ),
    phrase(
        n.PlayerEvent,
        "event",
        "an ailment is cleansed from you",
        "du von einem Gebrechen gereinigt wirst",
        player=YOU,
        what="is_cleansed",
    ),
    phrase(
        n.PlayerEvent,
        "event",
        "an ailment is cleansed from {player:anybody}",
        "{player:anybody.nom} von einem Gebrechen gereinigt wird",
        what="is_cleansed",
    ),
    phrase(
        n.PlayerEvent,
        "event",
        "{player:anybodys} deck runs out",
        "{player:anybodys.deck.nom} aufgebraucht ist",
        what="deck_runs_out",
    ),
)

PHASES = (
    phrase(
        rs.PhaseEvent,
        "turn_event",
        "the beginning of {player+phase:phase_of}",
        "zu Beginn {player+phase:phase_of}",
        end=False,
    ),
    phrase(
        rs.PhaseEvent,
        "turn_event",
        "the end of {player+phase:phase_of}",
        "am Ende {player+phase:phase_of}",
        end=True,
    ),
)


def higher_and_lower(node: type[n.Node], english: str, german: str) -> tuple[Row, Row]:
    """Rows of a value that a text raises or lowers."""
    return (
        phrase(
            node,
            "static",
            f"{english} is {{number:number}} higher",
            f"{german} <ist|sind> um {{number:number}} höher",
        ),
        phrase(
            node,
            "static",
            f"{english} is {{number:minus}} lower",
            f"{german} <ist|sind> um {{number:minus}} niedriger",
        ),
    )


STATICS = (
    phrase(
        rs.PlayerCannot,
        "static",
        "you cannot {what:player_prohibition}",
        "du <kannst|kannst> {what:player_prohibition}",
        player=YOU,
    ),
    phrase(
        rs.PlayerCannot,
        "static",
        "{player:steady} cannot {what:player_prohibition}",
        "{player:steady.nom} <kann|können> {what:player_prohibition}",
    ),
    phrase(
        rs.Can,
        "static",
        "{cards:subjects} can {what:permission}",
        "{cards:subjects.nom} <kann|können> {what:permission}",
    ),
    *higher_and_lower(
        rs.ValueChange,
        "{player:whose_steady} {resource:value}",
        "{player+resource:whose_value}",
    ),
    *higher_and_lower(
        rs.DamageTaken,
        "damage dealt to {player:whom_steady}",
        "Schaden gegen {player:whom_steady.acc}",
    ),
    *(
        phrase(
            rs.DamageGiven,
            "static",
            f"damage {english} is {{number:{number}}} {word}",
            f"Schaden, {german}, <ist|ist> um {{number:{number}}} {german_word}",
            player=player,
        )
        for player, english, german in (
            (YOU, "you deal", "den du zufügst"),
            (Player.OPPONENT, "the enemy deals", "den der Gegner zufügt"),
        )
        for number, word, german_word in (
            ("number", "higher", "höher"),
            ("minus", "lower", "niedriger"),
        )
    ),
    phrase(
        rs.FirstDamage,
        "static",
        "the first damage you deal in each of your turns is {number:number} higher",
        "der erste Schaden, den du in jedem deiner Spielzüge zufügst, <ist|ist> um {number:number} höher",
    ),
    phrase(
        rs.DrawChange,
        "static",
        "you draw {number:number} {number:card|cards} more in your draw phase",
        "du <ziehst|ziehst> in deiner Ziehphase {number:number} {number:Karte|Karten} mehr",
        player=YOU,
    ),
    phrase(
        rs.DrawChange,
        "static",
        "you draw {number:minus} {number:card|cards} less in your draw phase",
        "du <ziehst|ziehst> in deiner Ziehphase {number:minus} {number:Karte|Karten} weniger",
        player=YOU,
    ),
    phrase(
        rs.DrawChange,
        "static",
        "{player:steady} draws {number:number} {number:card|cards} more in the draw phase",
        "{player:steady.nom} <zieht|ziehen> in der Ziehphase {number:number} {number:Karte|Karten} mehr",
    ),
    phrase(
        rs.DrawChange,
        "static",
        "{player:steady} draws {number:minus} {number:card|cards} less in the draw phase",
        "{player:steady.nom} <zieht|ziehen> in der Ziehphase {number:minus} {number:Karte|Karten} weniger",
    ),
    phrase(
        rs.AbilityCost,
        "static",
        "{player:whose_steady} activate ability costs {number:number} {number:determination|determinations} more",
        "{player:whose_steady.ability.nom} <kostet|kosten> {number:number} Entschlossenheit mehr",
    ),
    phrase(
        rs.AbilityCost,
        "static",
        "{player:whose_steady} activate ability costs {number:minus} {number:determination|determinations} less",
        "{player:whose_steady.ability.nom} <kostet|kosten> {number:minus} Entschlossenheit weniger",
    ),
    phrase(
        rs.KeywordChange,
        "static",
        "the {keyword:numbered} of cards you play is {number:number} higher",
        "{keyword:numbered} von Karten, die du ausspielst, <ist|ist> um {number:number} höher",
        player=YOU,
    ),
    phrase(
        rs.KeywordChange,
        "static",
        "the {keyword:numbered} of cards you play is {number:minus} lower",
        "{keyword:numbered} von Karten, die du ausspielst, <ist|ist> um {number:minus} niedriger",
        player=YOU,
    ),
    phrase(
        rs.KeywordChange,
        "static",
        "the {keyword:numbered} of cards {player:steady} plays is {number:number} higher",
        "{keyword:numbered} von Karten, die {player:steady.nom} ausspielt, <ist|ist> um {number:number} höher",
    ),
    phrase(
        rs.Ignore,
        "static",
        "you ignore {ailment:ailment}",
        "du <ignorierst|ignorierst> {ailment:ailment.plural.acc}",
        player=YOU,
    ),
    phrase(
        n.HaveForEach,
        "static_sentence",
        "for each {count:countable}, {static:static}",
        "für {count:countable} {static:static.around}",
    ),
)

PARAGRAPHS = (
    # The bullets below say what happens.
    phrase(n.Use, "ability", "{label:label}:", "{label:label}:", costs=(), effects=()),
    phrase(
        n.Use,
        "ability",
        "{label:label}, {costs:costs}:",
        "{label:label}, {costs:costs}:",
        effects=(),
    ),
    phrase(rs.Bullet, "ability", "• {effects:effects}", "• {effects:effects}"),
    phrase(rs.ContinuousBullet, "ability", "• {statics:statics}", "• {statics:statics}"),
)

# An ailment card: its levels, and what happens when an instance is applied.
LEVELS = (
    phrase(rs.Level, "ability", "level I:", "Stufe I:", level=1),
    phrase(rs.Level, "ability", "level II:", "Stufe II:", level=2),
    phrase(rs.OnAil, "ability", "on-ail: {effects:effects}", "beim Erhalten: {effects:effects}"),
)

RUNESLINGERS_SENTENCES: tuple[Row, ...] = (
    *CLAUSES,
    *CARD_EVENTS,
    *PLAYER_EVENTS,
    *PHASES,
    *STATICS,
    *PARAGRAPHS,
    *LEVELS,
)

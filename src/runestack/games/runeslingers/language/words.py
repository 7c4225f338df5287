"""Runeslingers' words. There is no German edition, so the German terms are this project's own."""

from __future__ import annotations

from runestack.games.runeslingers.language import nodes as rs
from runestack.language.core_words import (
    A_PLAYER,
    ABILITY,
    DECK,
    DECK_PLACES,
    DISCARD_PILE,
    EACH_PLAYER,
    EFFECT,
    HAND,
    THAT_PLAYER,
    THIS_TURN,
    UNTIL_YOUR_NEXT_TURN,
    YOU,
    card_noun,
)
from runestack.language.nodes import Player, Until, Zone
from runestack.language.words import (
    IN_PLAY,
    IN_ZONE,
    ON_STACK,
    PAYABLE,
    PLAYABLE,
    THAT,
    THIS,
    AdjectiveWord,
    KeywordWord,
    LabelWord,
    Noun,
    PlaceWord,
    PlayerWord,
    ProhibitionWord,
    ResourceWord,
    StateWord,
    StatWord,
    UntilWord,
    Words,
    ZoneWord,
)

# Uses of nouns that the core does not have.
DAMAGED = "damaged"  # deal 8 damage to a target
SLUNG = "slung"  # the next runespell you sling

CARD = frozenset({IN_PLAY, IN_ZONE, PLAYABLE, THAT, PAYABLE})

NOUNS = (
    # `this card` is the only word for the card itself, whatever its type.
    card_noun(frozenset({IN_PLAY, IN_ZONE, THIS, THAT, PAYABLE})),
    Noun(
        "runespell",
        "runespell",
        "runespells",
        "Runenzauber",
        "Runenzauber",
        "m",
        "Runenzaubers",
        "Runenzaubern",
        CARD | {ON_STACK, SLUNG},
    ),
    Noun(
        "trinket",
        "trinket",
        "trinkets",
        "Kleinod",
        "Kleinode",
        "n",
        "Kleinods",
        "Kleinoden",
        CARD | {ON_STACK},
    ),
    Noun("boon", "boon", "boons", "Segen", "Segen", "m", "Segens", "Segen", CARD),
    # Every face-up card on a field, which a concentration is not.
    Noun(
        "face_up",
        "runespell, trinket or boon",
        "runespells, trinkets or boons",
        "Runenzauber-, Kleinod- oder Segenkarte",
        "Runenzauber-, Kleinod- oder Segenkarten",
        "f",
        "Runenzauber-, Kleinod- oder Segenkarte",
        "Runenzauber-, Kleinod- oder Segenkarten",
        CARD,
    ),
    Noun(
        "concentration",
        "concentration",
        "concentrations",
        "Konzentration",
        "Konzentrationen",
        "f",
        "Konzentration",
        "Konzentrationen",
        frozenset({IN_PLAY, THAT, PAYABLE}),
    ),
    # What damage can be dealt to: a Runeslinger or a defense card, by the rules of the card that says it.
    Noun(
        "target", "target", "targets", "Ziel", "Ziele", "n", "Ziels", "Zielen", frozenset({DAMAGED})
    ),
    ABILITY,
    EFFECT,
)

# States, then classes, then subtypes: this is also the order in which texts name them.
ADJECTIVES = (
    AdjectiveWord("slung", "slung", "geschleudert"),
    AdjectiveWord("activated", "activated", "aktiviert"),
    AdjectiveWord("charged", "charged", "aufgeladen"),
    AdjectiveWord("damaged", "damaged", "beschädigt"),
    AdjectiveWord("empty", "empty", "leer"),
    AdjectiveWord("full", "full", "belegt"),
    AdjectiveWord("striker", "Striker", "Stürmer", is_prefix=True),
    AdjectiveWord("afflicter", "Afflicter", "Peiniger", is_prefix=True),
    AdjectiveWord("warden", "Warden", "Wächter", is_prefix=True),
    AdjectiveWord("trickster", "Trickster", "Gaukler", is_prefix=True),
    AdjectiveWord("normal", "normal", "Normal", is_prefix=True),
    AdjectiveWord("defense", "defense", "Verteidigungs", is_prefix=True),
    AdjectiveWord("spirit", "spirit", "Geist", is_prefix=True),
    AdjectiveWord("attack", "attack", "Angriffs", is_prefix=True),
    AdjectiveWord("utility", "utility", "Hilfs", is_prefix=True),
    AdjectiveWord("spirit_or_attack", "spirit or attack", "Geist- oder Angriffs", is_prefix=True),
    AdjectiveWord("weapon", "weapon", "Waffen", is_prefix=True),
    AdjectiveWord("curio", "curio", "Kuriosum", is_prefix=True),
    AdjectiveWord("armour", "armour", "Rüstungs", is_prefix=True),
)

# The bar of a card names them with their numbers; texts speak of cards with or without them.
KEYWORDS = (
    KeywordWord("distract", "Distract", "Ablenkung"),
    KeywordWord("pain", "Pain", "Schmerz"),
    KeywordWord("ail", "Ail", "Leid"),
    KeywordWord("sear", "Sear", "Versengen"),
    KeywordWord("fate", "Fate", "Schicksal"),
    KeywordWord("shout", "Shout", "Ruf"),
    KeywordWord("pierce", "Pierce", "Durchdringen"),
    KeywordWord("charge", "Charge", "Aufladen"),
    KeywordWord("choice", "Choice", "Wahl"),
)

LABELS = (
    LabelWord("sling", "Sling", "Schleudern"),
    LabelWord("activate", "Activate", "Aktivieren"),
)

STATS = (
    StatWord("defense", "defense", "Verteidigung", changes=True, genitive="der Verteidigung"),
    StatWord("damage", "damage", "Schaden", changes=True, genitive="des Schadens"),
    # Recorded while the effect of a card is on the ladder.
    StatWord(
        "effective_damage",
        "effective damage",
        "Effektivschaden",
        genitive="des Effektivschadens",
    ),
)

RESOURCES = (
    ResourceWord("health", "health", "Lebenspunkt", german_plural="Lebenspunkte", none="keine"),
    ResourceWord(
        "maximum_health",
        "maximum health",
        "maximalen Lebenspunkt",
        german_plural="maximale Lebenspunkte",
        none="keine",
    ),
    ResourceWord("power", "power", "Macht", none="keine"),
    ResourceWord(
        "determination",
        "determination",
        "Entschlossenheit",
        plural="determinations",
        none="keine",
    ),
)

STATES = (
    StateWord("slung", "slung", "geschleudert"),
    StateWord("activated", "activated", "aktiviert"),
    StateWord("charged", "charged", "aufgeladen"),
    StateWord("damaged", "damaged", "beschädigt"),
    StateWord("answer", "an answer", "eine Antwort"),
    StateWord("runespell", "a runespell", "ein Runenzauber"),
    StateWord("trinket", "a trinket", "ein Kleinod"),
    StateWord("boon", "a boon", "ein Segen"),
    StateWord("defense", "a defense card", "eine Verteidigungs-Karte"),
    StateWord("spirit", "a spirit runespell", "ein Geist-Runenzauber"),
    StateWord("attack", "an attack runespell", "ein Angriffs-Runenzauber"),
    StateWord("utility", "a utility runespell", "ein Hilfs-Runenzauber"),
)

PROHIBITIONS = (
    ProhibitionWord("be_slung", "be slung", "nicht geschleudert werden"),
    ProhibitionWord("be_activated", "be activated", "nicht aktiviert werden"),
    ProhibitionWord("be_charged", "be charged", "nicht aufgeladen werden"),
    ProhibitionWord("be_answered", "be answered", "nicht beantwortet werden"),
    ProhibitionWord("be_blocked", "be blocked", "nicht geblockt werden"),
    ProhibitionWord("be_destroyed", "be destroyed", "nicht vernichtet werden"),
    ProhibitionWord("be_targeted", "be targeted", "nicht als Ziel gewählt werden"),
    ProhibitionWord(
        "be_targeted_by_spirit",
        "be targeted by spirit runespells",
        "nicht von Geist-Runenzaubern als Ziel gewählt werden",
    ),
    ProhibitionWord(
        "be_targeted_by_attack",
        "be targeted by attack runespells",
        "nicht von Angriffs-Runenzaubern als Ziel gewählt werden",
    ),
    ProhibitionWord(
        "be_targeted_by_utility",
        "be targeted by utility runespells",
        "nicht von Hilfs-Runenzaubern als Ziel gewählt werden",
    ),
)

PLAYERS = (
    YOU,
    PlayerWord(
        Player.OPPONENT,
        "the enemy",
        "the enemy's",
        "der Gegner",
        "des Gegners",
        "dem Gegner",
        "den Gegner",
    ),
    EACH_PLAYER,
    PlayerWord(
        Player.TARGET_PLAYER,
        "target Runeslinger",
        "target Runeslinger's",
        "der Zielrunenschleuderer",
        "des Zielrunenschleuderers",
        "dem Zielrunenschleuderer",
        "den Zielrunenschleuderer",
    ),
    THAT_PLAYER,
    PlayerWord(
        Player.INSTIGATOR,
        "the instigator",
        "the instigator's",
        "der Verursacher",
        "des Verursachers",
        "dem Verursacher",
        "den Verursacher",
    ),
    PlayerWord(
        Player.TARGETS_CONTROLLER,
        "the target's controller",
        "the target's controller's",
        "der Beherrscher des Ziels",
        "des Beherrschers des Ziels",
        "dem Beherrscher des Ziels",
        "den Beherrscher des Ziels",
    ),
)

# Of two players `an enemy` is always the enemy.
EVENT_PLAYERS = (
    PLAYERS[1],
    A_PLAYER,
)

UNTILS = (
    THIS_TURN,
    UNTIL_YOUR_NEXT_TURN,
    UntilWord(
        Until.FOREVER,
        "for the rest of the encounter",
        "for the rest of the encounter",
        "für den Rest der Begegnung",
    ),
)

ZONES = (
    HAND,
    DECK,
    ZoneWord(
        Zone.DISCARD_PILE,
        DISCARD_PILE,
        "auf",
        "aus",
        ordered=True,
    ),
    ZoneWord(
        rs.VOID_PILE,
        Noun(
            "void pile",
            "void pile",
            "void piles",
            "Bannstapel",
            "Bannstapel",
            "m",
            "Bannstapels",
            "Bannstapeln",
        ),
        "auf",
        "aus",
    ),
)

PLACES = (
    *DECK_PLACES,
    PlaceWord(
        rs.INTO_DISCARD_PILE,
        "into its owner's discard pile",
        "into their owners' discard piles",
        "auf den Ablagestapel des Besitzers",
        "auf die Ablagestapel der Besitzer",
        from_play=False,
    ),
)

# `that player` is the one who was dealt the damage.
EVENT_OBJECTS = (("damages_player", "player"),)

RUNESLINGERS_WORDS = Words(
    nouns=NOUNS,
    adjectives=ADJECTIVES,
    keywords=KEYWORDS,
    labels=LABELS,
    stats=STATS,
    resources=RESOURCES,
    states=STATES,
    prohibitions=PROHIBITIONS,
    players=PLAYERS,
    event_players=EVENT_PLAYERS,
    untils=UNTILS,
    zones=ZONES,
    places=PLACES,
    event_objects=EVENT_OBJECTS,
    allied_german="eigen",
)

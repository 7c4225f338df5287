"""Invasion's words in both languages."""

from __future__ import annotations

from runestack.games.invasion.language import nodes as iv
from runestack.language.core_words import (
    A_PLAYER,
    COST,
    DECK,
    DISCARD_PILE,
    EACH_PLAYER,
    HAND,
    INTO_HAND,
    ON_YOUR_DECK,
    ON_YOUR_DISCARD_PILE,
    THE_OPPONENT,
    THIS_TURN,
    UNTIL_YOUR_NEXT_TURN,
    YOU,
    card_noun,
)
from runestack.language.nodes import Player, Zone
from runestack.language.words import (
    IN_ZONE,
    THIS,
    AdjectiveWord,
    KeywordWord,
    LabelWord,
    Noun,
    PlaceWord,
    PlayerWord,
    ResourceWord,
    StateWord,
    StatWord,
    Words,
    ZoneWord,
)

NOUNS = (card_noun(frozenset({IN_ZONE, THIS})),)

ADJECTIVES = (
    AdjectiveWord("blue", "blue", "blau"),
    AdjectiveWord("red", "red", "rot"),
    AdjectiveWord("black", "black", "schwarz"),
    AdjectiveWord("green", "green", "grün"),
    AdjectiveWord("yellow", "yellow", "gelb"),
    AdjectiveWord("soldier", "soldier", "Soldaten", is_prefix=True),
    AdjectiveWord("machine", "machine", "Maschinen", is_prefix=True),
    AdjectiveWord("hybrid", "hybrid", "Hybrid", is_prefix=True),
    AdjectiveWord("mutant", "mutant", "Mutanten", is_prefix=True),
)

KEYWORDS = (
    KeywordWord("Keep", "Keep", "Behalten"),
    KeywordWord("Echo", "Echo", "Echo"),
    KeywordWord("Volatile", "Volatile", "Flüchtig"),
    KeywordWord("Tactic", "Tactic", "Taktik"),
    KeywordWord("Piercing", "Piercing", "Durchschlag"),
    KeywordWord("Guard", "Guard", "Wache"),
    KeywordWord("Swarm", "Swarm", "Schwarm"),
    KeywordWord("Unique", "Unique", "Einzigartig"),
)

LABELS = (
    LabelWord("drawn", "when you draw this card", "wenn du diese Karte ziehst"),
    LabelWord(
        "not_played", "when this card is not played", "wenn diese Karte nicht ausgespielt wird"
    ),
    LabelWord("kept", "when you keep this card", "wenn du diese Karte behältst"),
    LabelWord("discarded", "when you discard this card", "wenn du diese Karte abwirfst"),
    LabelWord("destroyed", "when this card is destroyed", "wenn diese Karte vernichtet wird"),
    LabelWord("recycled", "when you recycle this card", "wenn du diese Karte wiederverwertest"),
    LabelWord("recruited", "when you recruit this card", "wenn du diese Karte rekrutierst"),
    LabelWord("player_trained", "when you train this card", "wenn du diese Karte ausbildest"),
    LabelWord(
        "put_on_deck",
        "when this card is put on your deck",
        "wenn diese Karte auf dein Deck gelegt wird",
    ),
    LabelWord("defeated", "when this card is defeated", "wenn diese Karte besiegt wird"),
    LabelWord("survived", "when this card survives", "wenn diese Karte überlebt"),
    LabelWord(
        "became_top",
        "when this card becomes the top card",
        "wenn diese Karte zur obersten wird",
    ),
    LabelWord("activated", "exhaust", "erschöpfe diese Karte"),
    LabelWord("deployed", "deployed", "beim Aufmarsch"),
    LabelWord("trained", "when trained", "nach der Ausbildung"),
    LabelWord("as_protocol", "as a protocol, exhaust", "als Protokoll, erschöpfe diese Karte"),
    LabelWord("begins", "when this event begins", "wenn dieses Ereignis beginnt"),
    LabelWord("ends", "when this event ends", "wenn dieses Ereignis endet"),
)

STATS = (
    COST,
    StatWord("reward", "reward", "Belohnung", genitive="der Belohnung", measure="Belohnung von"),
    StatWord(
        "training_cost",
        "training cost",
        "Ausbildungskosten",
        genitive="der Ausbildungskosten",
        measure="Ausbildungskosten von",
    ),
)

RESOURCES = (
    ResourceWord("armor", "armor", "Rüstung", none="keine"),
    ResourceWord("health", "health", "Leben"),
    ResourceWord("reroll", "reroll", "Wurfmarker", "rerolls", "Wurfmarker", none="keine"),
    ResourceWord(
        "technology_token",
        "technology token",
        "Technologiemarker",
        "technology tokens",
        "Technologiemarker",
        none="keine",
    ),
    ResourceWord(
        "spare_part", "spare part", "Ersatzteil", "spare parts", "Ersatzteile", none="keine"
    ),
    ResourceWord("screw", "screw", "Schraube", "screws", "Schrauben", none="keine"),
)

STATES = (StateWord("in_hand", "in your hand", "auf deiner Hand"),)

TEAMMATE = PlayerWord(
    Player.TEAMMATE,
    "a teammate",
    "a teammate's",
    "ein Mitspieler",
    "eines Mitspielers",
    "einem Mitspieler",
    "einen Mitspieler",
)
PLAYERS = (
    YOU,
    THE_OPPONENT,
    EACH_PLAYER,
    PlayerWord(
        Player.EACH_OTHER,
        "each other player",
        "each other player's",
        "jeder andere Spieler",
        "jedes anderen Spielers",
        "jedem anderen Spieler",
        "jeden anderen Spieler",
    ),
    TEAMMATE,
)

# Whoever reinforces: the opponent, or in cooperative mode the Invasion.
EVENT_PLAYERS = (
    PlayerWord(
        Player.OPPONENT,
        "an enemy",
        "an enemy's",
        "ein Gegner",
        "eines Gegners",
        "einem Gegner",
        "einen Gegner",
    ),
    A_PLAYER,
    TEAMMATE,
)

ZONES = (
    HAND,
    DECK,
    ZoneWord(
        Zone.DISCARD_PILE,
        DISCARD_PILE,
        "auf",
        "von",
        ordered=True,
    ),
    ZoneWord(
        iv.GARBAGE_DUMP,
        Noun(
            "garbage dump",
            "garbage dump",
            "garbage dumps",
            "Müllhalde",
            "Müllhalden",
            "f",
            "Müllhalde",
            "Müllhalden",
        ),
        "auf",
        "von",
        ordered=True,
    ),
    ZoneWord(
        iv.TRAINING_CENTER,
        Noun(
            "training center",
            "training center",
            "training centers",
            "Ausbildungszentrum",
            "Ausbildungszentren",
            "n",
            "Ausbildungszentrums",
            "Ausbildungszentren",
        ),
        "in",
        "aus",
    ),
    ZoneWord(
        iv.PLAYED_ZONE,
        Noun(
            "played zone",
            "played zone",
            "played zones",
            "Spielbereich",
            "Spielbereiche",
            "m",
            "Spielbereichs",
            "Spielbereichen",
        ),
        "in",
        "aus",
    ),
    ZoneWord(
        iv.BASE,
        Noun("base", "base", "bases", "Basis", "Basen", "f", "Basis", "Basen"),
        "in",
        "aus",
    ),
)

PLACES = (
    INTO_HAND,
    ON_YOUR_DECK,
    PlaceWord(
        iv.UNDER_YOUR_DECK,
        "on the bottom of your deck",
        "on the bottom of your deck",
        "unter dein Deck",
        "unter dein Deck",
        from_play=False,
    ),
    ON_YOUR_DISCARD_PILE,
)

UNTILS = (
    UNTIL_YOUR_NEXT_TURN,
    THIS_TURN,
)

INVASION_WORDS = Words(
    nouns=NOUNS,
    adjectives=ADJECTIVES,
    keywords=KEYWORDS,
    labels=LABELS,
    stats=STATS,
    resources=RESOURCES,
    states=STATES,
    players=PLAYERS,
    event_players=EVENT_PLAYERS,
    zones=ZONES,
    places=PLACES,
    untils=UNTILS,
)

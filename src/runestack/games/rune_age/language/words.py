"""Rune Age's words in both languages."""

from __future__ import annotations

from runestack.games.rune_age.language import nodes as ra
from runestack.language.core_words import (
    A_PLAYER,
    COST,
    DECK,
    DISCARD_PILE,
    EACH_PLAYER,
    HAND,
    INTO_HAND,
    ON_DECK,
    ON_YOUR_DECK,
    ON_YOUR_DISCARD_PILE,
    YOU,
    card_noun,
    tactic_noun,
    unit_noun,
)
from runestack.language.nodes import Player, Zone
from runestack.language.words import (
    IN_PLAY,
    IN_ZONE,
    PAYABLE,
    PLAYABLE,
    THAT,
    THIS,
    AdjectiveWord,
    DieWord,
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

REALM = frozenset({IN_PLAY, PAYABLE})

NOUNS = (
    unit_noun(frozenset({IN_PLAY, IN_ZONE, PLAYABLE, THIS, THAT, PAYABLE})),
    Noun(
        "gold",
        "gold card",
        "gold cards",
        "Goldkarte",
        "Goldkarten",
        "f",
        "Goldkarte",
        "Goldkarten",
        frozenset({IN_ZONE, PLAYABLE}),
    ),
    Noun(
        "unit_or_gold",
        "unit or gold card",
        "units or gold cards",
        "Einheit oder Goldkarte",
        "Einheiten oder Goldkarten",
        "f",
        "Einheit oder Goldkarte",
        "Einheiten oder Goldkarten",
        frozenset({IN_ZONE}),
    ),
    tactic_noun(frozenset({IN_ZONE, PLAYABLE})),
    card_noun(frozenset({THIS})),
    Noun(
        "any_card",
        "card of any kind",
        "cards of any kind",
        "beliebige Karte",
        "beliebige Karten",
        "f",
        "beliebigen Karte",
        "beliebigen Karten",
        frozenset({IN_ZONE}),
    ),
    Noun("city", "city", "cities", "Stadt", "Städte", "f", "Stadt", "Städten", REALM),
    Noun(
        "stronghold",
        "stronghold",
        "strongholds",
        "Festung",
        "Festungen",
        "f",
        "Festung",
        "Festungen",
        REALM | {PLAYABLE, IN_ZONE},
    ),
    Noun(
        "city_or_stronghold",
        "city or stronghold",
        "cities or strongholds",
        "Stadt oder Festung",
        "Städte oder Festungen",
        "f",
        "Stadt oder Festung",
        "Städten oder Festungen",
        REALM,
    ),
    Noun(
        "landmark",
        "landmark",
        "landmarks",
        "Wahrzeichen",
        "Wahrzeichen",
        "n",
        "Wahrzeichens",
        "Wahrzeichen",
        REALM,
    ),
    Noun(
        "reward",
        "reward",
        "rewards",
        "Belohnung",
        "Belohnungen",
        "f",
        "Belohnung",
        "Belohnungen",
        REALM,
    ),
    Noun(
        "dragon_rune",
        "dragon rune",
        "dragon runes",
        "Drachenrune",
        "Drachenrunen",
        "f",
        "Drachenrune",
        "Drachenrunen",
        REALM,
    ),
    Noun(
        "monument",
        "monument",
        "monuments",
        "Monument",
        "Monumente",
        "n",
        "Monuments",
        "Monumenten",
        frozenset({PLAYABLE}),
    ),
    Noun(
        "enemy",
        "Enemy",
        "Enemies",
        "Feind",
        "Feinde",
        "m",
        "Feindes",
        "Feinden",
        frozenset({IN_PLAY}),
    ),
    Noun(
        "instant",
        "Instant",
        "Instants",
        "Sofortereignis",
        "Sofortereignisse",
        "n",
        "Sofortereignisses",
        "Sofortereignissen",
        frozenset({IN_PLAY}),
    ),
)

ADJECTIVES = (
    AdjectiveWord("wounded", "wounded", "verwundet"),
    AdjectiveWord("unwounded", "unwounded", "unverwundet"),
    AdjectiveWord("exhausted", "exhausted", "erschöpft"),
    AdjectiveWord("refreshed", "refreshed", "spielbereit"),
    AdjectiveWord("neutral", "neutral", "neutral"),
)

KEYWORDS = (KeywordWord("mythic", "Mythic", "Mythisch"),)

LABELS = (
    LabelWord("when_played", "When Played", "Beim Ausspielen"),
    LabelWord("resolution", "Resolution", "Auswertung"),
    LabelWord("end_of_combat", "End of Combat", "Kampfende"),
    LabelWord("action", "Action", "Aktion"),
    LabelWord("before_attrition", "Before Attrition", "Vor dem Verlustwurf"),
    LabelWord("purchase", "Purchase", "Kauf"),
)

STATS = (
    StatWord("strength", "{strength}", "{strength}", changes=True, genitive="der {strength}"),
    StatWord(
        "printed",
        "printed strength",
        "gedruckte Stärke",
        genitive="der gedruckten Stärke",
        measure="gedruckter Stärke",
    ),
    COST,
    StatWord("value", "value", "Wert", genitive="des Werts"),
)

RESOURCES = (
    ResourceWord("gold", "{gold}", "{gold}"),
    ResourceWord("influence", "{influence}", "{influence}"),
)

STATES = (
    StateWord("wounded", "wounded", "verwundet"),
    StateWord("unwounded", "unwounded", "unverwundet"),
)

PROHIBITIONS = (
    ProhibitionWord("be_attacked", "be attacked", "nicht angegriffen werden"),
    ProhibitionWord("be_besieged", "be besieged", "nicht belagert werden"),
    ProhibitionWord("be_wounded", "be wounded", "nicht verwundet werden"),
    ProhibitionWord("be_destroyed", "be destroyed", "nicht vernichtet werden"),
    ProhibitionWord(
        "be_destroyed_by_attrition",
        "be destroyed by attrition",
        "nicht durch Verluste vernichtet werden",
    ),
    ProhibitionWord(
        "be_destroyed_by_abilities",
        "be destroyed by abilities",
        "nicht durch Fähigkeiten vernichtet werden",
    ),
    ProhibitionWord(
        "be_beaten_by_a_tie", "be beaten by a tie", "nicht durch Gleichstand bezwungen werden"
    ),
)

# `your opponent` is the other player of a siege; `another player` is chosen.
PLAYERS = (
    YOU,
    PlayerWord(
        Player.OPPONENT,
        "your opponent",
        "your opponent's",
        "dein Gegner",
        "deines Gegners",
        "deinem Gegner",
        "deinen Gegner",
    ),
    PlayerWord(
        Player.TARGET_PLAYER,
        "another player",
        "another player's",
        "ein anderer Spieler",
        "eines anderen Spielers",
        "einem anderen Spieler",
        "einen anderen Spieler",
    ),
    PlayerWord(
        Player.EACH_OPPONENT,
        "each other player",
        "each other player's",
        "jeder andere Spieler",
        "jedes anderen Spielers",
        "jedem anderen Spieler",
        "jeden anderen Spieler",
    ),
    PlayerWord(
        Player.NEXT_PLAYER,
        "the next player",
        "the next player's",
        "der nächste Spieler",
        "des nächsten Spielers",
        "dem nächsten Spieler",
        "den nächsten Spieler",
    ),
    PlayerWord(
        Player.PREVIOUS_PLAYER,
        "the previous player",
        "the previous player's",
        "der vorige Spieler",
        "des vorigen Spielers",
        "dem vorigen Spieler",
        "den vorigen Spieler",
    ),
    EACH_PLAYER,
)

ZONES = (
    HAND,
    DECK,
    ZoneWord(
        Zone.DISCARD_PILE,
        DISCARD_PILE,
        "in",
        "aus",
        ordered=True,
    ),
    ZoneWord(
        ra.BARRACKS,
        Noun("barracks", "barracks", "barracks", "Kaserne", "Kasernen", "f", "Kaserne", "Kasernen"),
        "in",
        "aus",
    ),
)

PLACES = (
    INTO_HAND,
    ON_DECK,
    ON_YOUR_DISCARD_PILE,
    ON_YOUR_DECK,
    PlaceWord(
        ra.INTO_COMBAT,
        "into the combat",
        "into the combat",
        "in den Kampf",
        "in den Kampf",
        from_play=False,
    ),
    PlaceWord(
        ra.INTO_REALM,
        "into your realm area",
        "into your realm area",
        "in dein Reich",
        "in dein Reich",
        from_play=False,
    ),
)

UNTILS = (UntilWord(ra.THIS_COMBAT, "this combat", "this combat", "in diesem Kampf"),)

RUNE_AGE_WORDS = Words(
    nouns=NOUNS,
    adjectives=ADJECTIVES,
    keywords=KEYWORDS,
    labels=LABELS,
    stats=STATS,
    resources=RESOURCES,
    states=STATES,
    prohibitions=PROHIBITIONS,
    players=PLAYERS,
    event_players=(A_PLAYER,),
    zones=ZONES,
    places=PLACES,
    untils=UNTILS,
    dice=(DieWord("attrition", "an attrition roll", "eines Verlustwurfs"),),
    allied="friendly",
    enemy="opposing",
    allied_german="eigen",
    enemy_german="gegnerisch",
    pay="spend",
    pay_german=("gib", "aus"),
)

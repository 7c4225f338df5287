"""RONE's words. German terms are those of the German rulebook."""

from __future__ import annotations

from runestack.games.rone.language import nodes as ro
from runestack.language.core_words import (
    ABILITY,
    COST,
    DECK,
    DECK_PLACES,
    EFFECT,
    HAND,
    INTO_HAND,
    card_noun,
    tactic_noun,
    unit_noun,
)
from runestack.language.core_words import UNTILS as CORE_UNTILS
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
    ProhibitionWord,
    ResourceWord,
    RoleWord,
    StateWord,
    StatWord,
    UntilWord,
    Words,
    ZoneWord,
)

NOUNS = (
    unit_noun(frozenset({IN_PLAY, IN_ZONE, PLAYABLE, THIS, THAT, PAYABLE})),
    Noun(
        "technology",
        "technology",
        "technologies",
        "Technologie",
        "Technologien",
        "f",
        "Technologie",
        "Technologien",
        frozenset({IN_PLAY, IN_ZONE, PLAYABLE, THIS, THAT}),
    ),
    Noun(
        "hero",
        "hero",
        "heroes",
        "Held",
        "Helden",
        "m",
        "Helden",
        "Helden",
        frozenset({IN_PLAY, THIS, THAT}),
        oblique="Helden",
    ),
    card_noun(frozenset({IN_PLAY, IN_ZONE, PLAYABLE, THAT})),
    tactic_noun(frozenset({IN_ZONE, PLAYABLE, ON_STACK})),
    ABILITY,
    EFFECT,
    Noun("shield", "shield", "shields", "Schild", "Schilde", "m", "Schildes", "Schilden"),
)

# States first, races last: this is also the order in which texts name them.
ADJECTIVES = (
    AdjectiveWord("active", "active", "einsatzbereit"),
    AdjectiveWord("exhausted", "exhausted", "erschöpft"),
    AdjectiveWord("damaged", "damaged", "beschädigt"),
    AdjectiveWord("undamaged", "undamaged", "unbeschädigt"),
    AdjectiveWord("survivor", "Survivor", "Überlebenden", is_prefix=True),
    AdjectiveWord("machine", "Machine", "Maschinen", is_prefix=True),
    AdjectiveWord("mutant", "Mutant", "Mutanten", is_prefix=True),
    AdjectiveWord("hybrid", "Hybrid", "Hybriden", is_prefix=True),
    AdjectiveWord("nanobot", "Nanobot", "Nanobot", is_prefix=True),
)

KEYWORDS = (
    KeywordWord("defender", "Defender", "Verteidiger"),
    KeywordWord("invisibility", "Invisibility", "Unsichtbarkeit"),
    KeywordWord("detection", "Detection", "Enttarnung"),
    KeywordWord("flying", "Flying", "Fliegende Einheit"),
    KeywordWord("shield", "Shield", "Schild"),
    KeywordWord("slow", "Slow effect", "Langsamer Effekt"),
)

LABELS = (
    LabelWord("battlefield", "Battlefield", "Schlachtfeld"),
    LabelWord("death", "Death", "Tod"),
    LabelWord("recycle", "Recycle", "Wiederverwertung"),
    LabelWord("combat", "Combat", "Kampf"),
    LabelWord("strike", "Strike", "Volltreffer"),
)

STATS = (
    StatWord("health", "{health}", "{health}", genitive="des {health}-Werts"),
    StatWord("melee", "{melee}", "{melee}", changes=True, genitive="des {melee}-Werts"),
    StatWord("ranged", "{ranged}", "{ranged}", changes=True, genitive="des {ranged}-Werts"),
    StatWord("level", "level", "Stufe", genitive="der Stufe", joined_by="der", is_high=True),
    COST,
    StatWord(
        "speed",
        "speed",
        "Angriffsgeschwindigkeit",
        genitive="der Angriffsgeschwindigkeit",
        is_high=True,
    ),
)

RESOURCES = (ResourceWord("water", "{water}", "{water}"),)

ROLES = (
    RoleWord(
        "attacker",
        "the attacker",
        "der Angreifer",
        "des Angreifers",
        "dem Angreifer",
        "den Angreifer",
    ),
    RoleWord(
        "defender",
        "the defender",
        "die angegriffene Einheit",
        "der angegriffenen Einheit",
        "der angegriffenen Einheit",
        "die angegriffene Einheit",
    ),
    RoleWord(
        "other_fighter",
        "the other unit in this combat",
        "die andere Einheit in diesem Kampf",
        "der anderen Einheit in diesem Kampf",
        "der anderen Einheit in diesem Kampf",
        "die andere Einheit in diesem Kampf",
    ),
)

STATES = (
    StateWord("active", "active", "einsatzbereit"),
    StateWord("exhausted", "exhausted", "erschöpft"),
    StateWord("damaged", "damaged", "beschädigt"),
    StateWord("undamaged", "undamaged", "unbeschädigt"),
    StateWord("in_combat", "in combat", "im Kampf"),
    StateWord("attacker", "the attacker", "der Angreifer"),
    StateWord("defender", "the defender", "die angegriffene Einheit"),
    StateWord("survivor", "a Survivor", "ein Überlebender"),
    StateWord("machine", "a Machine", "eine Maschine"),
    StateWord("mutant", "a Mutant", "ein Mutant"),
    StateWord("hybrid", "a Hybrid", "ein Hybrid"),
    StateWord("nanobot", "a Nanobot", "ein Nanobot"),
)

PROHIBITIONS = (
    ProhibitionWord("attack", "attack", "nicht angreifen"),
    ProhibitionWord("attack_heroes", "attack heroes", "keine Helden angreifen"),
    ProhibitionWord("guard", "guard", "nicht als Wächter dienen"),
    ProhibitionWord("be_attacked", "be attacked", "nicht angegriffen werden"),
    ProhibitionWord(
        "be_targeted_by_tactics",
        "be the target of tactics",
        "nicht das Ziel von Taktiken sein",
    ),
    ProhibitionWord(
        "use_activated_abilities",
        "use activated abilities",
        "keine aktivierbaren Fähigkeiten nutzen",
    ),
)

ZONES = (
    ZoneWord(
        ro.GRAVEYARD,
        Noun(
            "graveyard",
            "graveyard",
            "graveyards",
            "Friedhof",
            "Friedhöfe",
            "m",
            "Friedhofs",
            "Friedhöfen",
        ),
        "auf",
        "aus",
        ordered=True,
    ),
    HAND,
    DECK,
    ZoneWord(
        ro.TECHNOLOGY_DECK,
        Noun(
            "technology deck",
            "technology deck",
            "technology decks",
            "Technologiedeck",
            "Technologiedecks",
            "n",
            "Technologiedecks",
            "Technologiedecks",
        ),
        "in",
        "aus",
    ),
)

PLACES = (
    *DECK_PLACES,
    INTO_HAND,
    PlaceWord(
        ro.BATTLEFIELD,
        "onto the battlefield",
        "onto the battlefield",
        "auf das Schlachtfeld",
        "auf das Schlachtfeld",
        from_play=False,
    ),
    PlaceWord(
        ro.TOP_OF_GRAVEYARD,
        "on top of your graveyard",
        "on top of your graveyard",
        "oben auf deinen Friedhof",
        "oben auf deinen Friedhof",
        from_play=False,
    ),
    PlaceWord(
        ro.BOTTOM_OF_GRAVEYARD,
        "on the bottom of your graveyard",
        "on the bottom of your graveyard",
        "unter deinen Friedhof",
        "unter deinen Friedhof",
        from_play=False,
    ),
)

# What is played or recycled lies on the stack when the event is heard, where no effect can reach it; for `that unit`
# there are `is played` and `is recycled`.
EVENT_OBJECTS = (
    ("damages_unit", "unit"),
    ("kills", "unit"),
)

UNTILS = (
    UntilWord(
        ro.NEXT_COMBAT, "for its next combat", "for their next combat", "für den nächsten Kampf"
    ),
    *CORE_UNTILS,
)

RONE_WORDS = Words(
    nouns=NOUNS,
    adjectives=ADJECTIVES,
    keywords=KEYWORDS,
    labels=LABELS,
    stats=STATS,
    resources=RESOURCES,
    roles=ROLES,
    states=STATES,
    prohibitions=PROHIBITIONS,
    zones=ZONES,
    places=PLACES,
    untils=UNTILS,
    event_objects=EVENT_OBJECTS,
)

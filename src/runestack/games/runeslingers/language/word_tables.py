"""Tables of words that only Runeslingers has, and the categories made of them."""

# ruff: noqa: D102 - the base class Category describes what each method does

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from runestack.games.runeslingers.language.ailments import (
    ALL,
    ANY,
    CHOSEN,
    OTHER,
    TYPES,
    UNIQUE,
    AilmentAmount,
    Ailments,
)
from runestack.games.runeslingers.language.groups import (
    GroupInPlay,
    NextGroup,
    PickedGroup,
    PlayedGroup,
    TargetOfDamage,
)
from runestack.language.categories import Category, Lexicon, lexicon
from runestack.language.inflect import noun_phrase
from runestack.language.nodes import Player
from runestack.language.noun_phrases import Heads
from runestack.language.people_and_places import Players, Whose, possessed
from runestack.language.words import Case, Noun, Words

# Values of a player that continuous texts raise and lower.
BLOCK = Noun("block", "block", "blocks", "Block", "Blöcke", "m", "Blocks", "Blöcken")
HAND_SIZE = Noun(
    "maximum_hand_size",
    "maximum hand size",
    "maximum hand sizes",
    "Handkartenmaximum",
    "Handkartenmaxima",
    "n",
    "Handkartenmaximums",
    "Handkartenmaxima",
)
MAXIMUM_HEALTH = Noun(
    "maximum_health",
    "maximum health",
    "maximum healths",
    "Lebenspunktemaximum",
    "Lebenspunktemaxima",
    "n",
    "Lebenspunktemaximums",
    "Lebenspunktemaxima",
)
BLOCK_LIMIT = Noun(
    "block_limit",
    "block limit",
    "block limits",
    "Blocklimit",
    "Blocklimits",
    "n",
    "Blocklimits",
    "Blocklimits",
)
CONCENTRATION_LIMIT = Noun(
    "concentration_limit",
    "concentration limit",
    "concentration limits",
    "Konzentrationslimit",
    "Konzentrationslimits",
    "n",
    "Konzentrationslimits",
    "Konzentrationslimits",
)
VALUES = (BLOCK, HAND_SIZE, MAXIMUM_HEALTH, BLOCK_LIMIT, CONCENTRATION_LIMIT)
# Values that can only be counted.
MISSING_HEALTH = Noun(
    "missing_health",
    "missing health",
    "missing health",
    "Lebenspunkteverlust",
    "Lebenspunkteverluste",
    "m",
    "Lebenspunkteverlusts",
    "Lebenspunkteverlusten",
)
LOST_POWER = Noun(
    "lost_power",
    "lost power",
    "lost power",
    "Machtverlust",
    "Machtverluste",
    "m",
    "Machtverlusts",
    "Machtverlusten",
)
COUNTED_VALUES = (BLOCK, MISSING_HEALTH, LOST_POWER)

# After `you cannot`.
PLAYER_PROHIBITIONS = (
    ("answer", "answer", "nicht antworten"),
    ("block", "block", "nicht blocken"),
    ("be_ailed", "be ailed", "keine Gebrechen erhalten"),
    ("be_targeted", "be targeted", "nicht als Ziel gewählt werden"),
    (
        "be_targeted_by_spirit",
        "be targeted by spirit runespells",
        "nicht von Geist-Runenzaubern als Ziel gewählt werden",
    ),
    (
        "be_targeted_by_attack",
        "be targeted by attack runespells",
        "nicht von Angriffs-Runenzaubern als Ziel gewählt werden",
    ),
    ("sling", "sling runespells", "keine Runenzauber schleudern"),
    ("activate_trinkets", "activate trinkets", "keine Kleinode aktivieren"),
    ("activate_ability", "activate abilities", "keine Fähigkeiten aktivieren"),
    ("play_boons", "play boons", "keine Segen ausspielen"),
    ("set", "set concentrations", "keine Konzentrationen setzen"),
    ("charge", "charge cards", "keine Karten aufladen"),
    ("gain_health", "gain health", "keine Lebenspunkte hinzugewinnen"),
    ("cleanse", "cleanse ailments", "keine Gebrechen abschütteln"),
    ("pass", "pass", "nicht passen"),
)

# After `can`.
PERMISSIONS = (
    ("target_defense_cards", "target defense cards", "Verteidigungs-Karten als Ziel wählen"),
    ("be_slung_as_answer", "be slung as an answer", "als Antwort geschleudert werden"),
)

# What somebody has done: `you have blocked this turn`.
DEEDS = (
    ("blocked", "blocked", "geblockt"),
    ("lost_health", "lost health", "Lebenspunkte verloren"),
    ("lost_power", "lost power", "Macht verloren"),
    ("gained_health", "gained health", "Lebenspunkte hinzugewonnen"),
    ("dealt_damage", "dealt damage", "Schaden zugefügt"),
    ("been_damaged", "been dealt damage", "Schaden erlitten"),
    ("been_ailed", "been ailed", "ein Gebrechen erhalten"),
    ("discarded", "discarded a card", "eine Karte abgeworfen"),
    ("seared", "seared a card", "eine Karte versengt"),
    ("set", "set a concentration", "eine Konzentration gesetzt"),
    ("activated_trinket", "activated a trinket", "ein Kleinod aktiviert"),
    ("played_boon", "played a boon", "einen Segen ausgespielt"),
    ("charged", "charged a card", "eine Karte aufgeladen"),
    ("answered", "answered", "geantwortet"),
)

# What two players compare.
RIVALRIES = (
    ("health", "health", "Lebenspunkte"),
    ("power", "power", "Macht"),
    ("ailments", "ailments", "Gebrechen"),
    ("cards_in_hand", "cards in hand", "Handkarten"),
    ("cards_in_deck", "cards in the deck", "Karten im Deck"),
    ("concentrations", "concentrations", "Konzentrationen"),
)

# Keywords with a number, which a text may change.
NUMBERED = (
    ("pain", "Pain", "„Schmerz“"),
    ("ail", "Ail", "„Leid“"),
    ("sear", "Sear", "„Versengen“"),
)

PHASES = (
    Noun("cleanse", "cleanse phase", "", "Reinigungsphase", "", "f", "Reinigungsphase", ""),
    Noun("draw", "draw phase", "", "Ziehphase", "", "f", "Ziehphase", ""),
    Noun("play", "play phase", "", "Spielphase", "", "f", "Spielphase", ""),
    Noun("cleanup", "cleanup phase", "", "Aufräumphase", "", "f", "Aufräumphase", ""),
)


class WhoseValue(Category):
    """German only: `dein Block`, `der Block des Gegners`; in the dative `jeden Punkt deines Blocks`."""

    __slots__ = ("nouns", "players")

    def __init__(self, name: str, words: Words) -> None:
        super().__init__(name)
        self.players = {word.player: word for word in words.players}
        self.nouns = {noun.key: noun for noun in (*VALUES, *COUNTED_VALUES)}

    def fits(self, value: Any) -> bool:
        return value[0] in self.players and value[1] in self.nouns

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        owner = self.players[value[0]].genitive
        case: Case = "gen" if form == "gen" else "nom"
        return possessed(self.nouns[value[1]], owner, case, yours=value[0] is Player.YOU)


def phases(words: Words) -> Lexicon:
    """`your play phase`, `the enemy's draw phase`, `each play phase`; German in the genitive."""
    enemy = next(word for word in words.players if word.player is Player.OPPONENT)
    entries: list[tuple[Any, str, str]] = []
    for phase in PHASES:
        theirs = f"{noun_phrase(phase, 'gen', 'the')} {enemy.genitive}"
        entries += [
            ((Player.YOU, phase.key), f"your {phase.english}", noun_phrase(phase, "gen", "your")),
            ((Player.OPPONENT, phase.key), f"{enemy.possessive} {phase.english}", theirs),
            (
                (Player.EACH_PLAYER, phase.key),
                f"each {phase.english}",
                noun_phrase(phase, "gen", "each"),
            ),
        ]
    return lexicon("phase_of", "whose phase", entries)


def categories(words: Words, heads: Heads) -> Iterable[Category]:
    """All categories that Runeslingers adds."""
    steady = (Player.OPPONENT, Player.EACH_PLAYER)
    lasting = [word for word in words.players if word.player in (Player.YOU, *steady)]
    counted = [word for word in words.players if word.player is not Player.TARGET_PLAYER]
    ailing = [word for word in words.players if word.player is not Player.EACH_PLAYER]
    return (
        TargetOfDamage("target_of_damage", heads),
        PickedGroup("picked_group", heads),
        GroupInPlay("group_in_play", heads),
        PlayedGroup("played_group", heads),
        NextGroup("next_group", heads),
        Players("person", words.players),
        Players("on_whom", [word for word in counted if word in ailing]),
        Players("steady", [word for word in words.players if word.player in steady]),
        Players("whom_steady", lasting),
        Whose("whose_steady", words, lasting),
        Whose("whose_value_of", words, [word for word in counted if word in ailing]),
        WhoseValue("whose_value", words),
        lexicon("value", "a value such as block", ((v.key, v.english, v.german) for v in VALUES)),
        lexicon(
            "counted_value",
            "a value such as block",
            ((v.key, v.english, v.german) for v in COUNTED_VALUES),
        ),
        lexicon("player_prohibition", "what cannot be done", PLAYER_PROHIBITIONS),
        lexicon("permission", "what can be done", PERMISSIONS),
        lexicon("deed", "what was done", DEEDS),
        lexicon("rivalry", "something that players have", RIVALRIES),
        lexicon("numbered", "a keyword with a number", NUMBERED),
        phases(words),
        Ailments("ailment", TYPES),
        Ailments("all_ailments", (*TYPES, ALL)),
        Ailments("ailment_kind", (*TYPES, ANY, UNIQUE)),
        Ailments("converted", (*TYPES, OTHER)),
        AilmentAmount("applied", (*TYPES, CHOSEN)),
        AilmentAmount("inflicted", TYPES),
        AilmentAmount("paid_ailments", (*TYPES, ANY)),
        AilmentAmount("cleansed", (*TYPES, ANY), up_to=True),
    )

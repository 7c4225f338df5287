"""Categories that only Invasion has: colours, kinds of damage, numbers up to a limit, zones joined by `or`."""

# ruff: noqa: D102 - the base class Category describes what each method does

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from runestack.language.categories import Category, Number, Readings, article, lexicon
from runestack.language.lists import join
from runestack.language.measured import Counted, MeasuredResource
from runestack.language.nodes import Zone
from runestack.language.noun_phrases import Heads
from runestack.language.people_and_places import Zones
from runestack.language.tokens import NUMBER, tokenize
from runestack.language.words import Words

if TYPE_CHECKING:
    from runestack.language.parser import Parser

# key and English; the German stem
COLOURS = (
    ("blue", "blau"),
    ("red", "rot"),
    ("black", "schwarz"),
    ("green", "grün"),
    ("yellow", "gelb"),
)


def resources_of(colour: str, stem: str) -> tuple[str, Counted]:
    """`1 red resource`, `2 rote Ressourcen`."""
    return colour, Counted(
        f"{colour} resource",
        f"{colour} resources",
        f"{stem}e Ressource",
        f"{stem}e Ressourcen",
        f"{stem}e Ressourcen",
    )


def symbols_of(colour: str, stem: str) -> tuple[str, Counted]:
    """`1 red symbol`, `1 rotes Symbol`."""
    return colour, Counted(
        f"{colour} symbol",
        f"{colour} symbols",
        f"{stem}es Symbol",
        f"{stem}e Symbole",
        f"{stem}e Symbole",
    )


COLOURED = dict(resources_of(*one) for one in COLOURS)
WILD = {
    "wild": Counted(
        "wild resource",
        "wild resources",
        "beliebige Ressource",
        "beliebige Ressourcen",
        "beliebige Ressourcen",
    )
}
CHOSEN = {
    "choice": Counted(
        "resource of your choice",
        "resources of your choice",
        "Ressource deiner Wahl",
        "Ressourcen deiner Wahl",
        "Ressourcen deiner Wahl",
    )
}
OF_ONE_COLOUR = {
    "one_colour": Counted(
        "resource of one colour",
        "resources of one colour",
        "Ressource einer Farbe deiner Wahl",
        "Ressourcen einer Farbe deiner Wahl",
        "Ressourcen einer Farbe deiner Wahl",
    )
}
SYMBOLS = {
    "any": Counted("symbol", "symbols", "Symbol", "Symbole", "Symbole"),
    **dict(symbols_of(*one) for one in COLOURS),
    "wild": Counted("wild symbol", "wild symbols", "Jokersymbol", "Jokersymbole", "Jokersymbole"),
}

# what a price can be, each with its own verb
LIFE = {
    "armor": Counted("armor", "armor", "Rüstung", "Rüstung", "Rüstung"),
    "health": Counted("health", "health", "Leben", "Leben", "Leben"),
}
TOKENS = {
    "reroll": Counted("reroll token", "reroll tokens", "Wurfmarker", "Wurfmarker", "Wurfmarker"),
    "technology_token": Counted(
        "technology token",
        "technology tokens",
        "Technologiemarker",
        "Technologiemarker",
        "Technologiemarker",
    ),
}
PARTS = {
    "spare_part": Counted("spare part", "spare parts", "Ersatzteil", "Ersatzteile", "Ersatzteile")
}

DAMAGE = (
    ("melee", "melee damage", "Nahkampfschaden"),
    ("ranged", "ranged damage", "Fernkampfschaden"),
)
ANY_DAMAGE = (*DAMAGE, ("any", "damage", "Schaden"))
GAINED = (
    ("armor", "armor", "Rüstung"),
    ("health", "health", "Leben"),
    ("reroll", "a reroll", "einen Wurfmarker"),
    ("technology_token", "a technology token", "einen Technologiemarker"),
    ("spare_part", "a spare part", "ein Ersatzteil"),
)
LOST = GAINED[:2]

DAMAGE_EFFECTS = (
    ("any", "damage effect", "Schadenseffekt"),
    ("melee", "melee damage effect", "Nahkampfeffekt"),
    ("ranged", "ranged damage effect", "Fernkampfeffekt"),
)

OFTEN = (
    ("always", "whenever", "immer wenn"),
    ("turn", "the first time each turn", "das erste Mal in jedem Spielzug, wenn"),
    ("round", "the first time each round", "das erste Mal in jeder Runde, wenn"),
)
PERIODS = (("turn", "turn", "jedem Spielzug"), ("round", "round", "jeder Runde"))

PROTECTED = (
    ("base", "cards in your base", "Karten in deiner Basis"),
    ("technologies", "technologies in your base", "Technologien in deiner Basis"),
    ("protocols", "protocols", "Protokolle"),
    ("stacked", "cards of the stack", "Karten des Stapels"),
)
SUFFERED = (
    ("exhausted", "exhausted", "erschöpft"),
    ("destroyed", "destroyed", "vernichtet"),
    ("targeted", "targeted", "gewählt"),
)
# German in the dative
STACK_CARDS = (
    ("one", "a card of the stack", "einer Karte des Stapels"),
    ("each", "each card of the stack", "jeder Karte des Stapels"),
    ("lowest", "the lowest card of the stack", "der untersten Karte des Stapels"),
)
# who has most or least; German in the dative
RANKED = (
    ("most_armor", "the most armor", "der meisten Rüstung"),
    ("most_health", "the most health", "den meisten Leben"),
    ("most_cards", "the most cards in hand", "den meisten Handkarten"),
    ("least_armor", "the least armor", "der wenigsten Rüstung"),
    ("least_health", "the least health", "den wenigsten Leben"),
    ("least_cards", "the fewest cards in hand", "den wenigsten Handkarten"),
)
# behind `equal to`; German in the genitive: yours, and the opponent's
OWN_VALUES = (
    ("armor", "armor", "deiner Rüstung", "der Rüstung des Gegners"),
    ("health", "health", "deines Lebens", "des Lebens des Gegners"),
)
STATISTICS = (
    ("melee", "melee", "Nahkampf"),
    ("ranged", "ranged", "Fernkampf"),
    ("armor", "armor", "Rüstung"),
    ("health", "health", "Leben"),
)

RANKS = (("fewest", "fewest", "wenigsten"), ("most", "most", "meisten"))

# a card that is played: key, English and German in the accusative, each with its article
CARD_KINDS = (
    *((key, f"a {key} card", f"eine {stem}e Karte") for key, stem in COLOURS),
    ("soldier", "a soldier", "einen Soldaten"),
    ("machine", "a machine", "eine Maschine"),
    ("hybrid", "a hybrid", "einen Hybriden"),
    ("mutant", "a mutant", "einen Mutanten"),
)
FAMILIES = (
    ("soldier", "soldiers", "Soldatenkarte"),
    ("machine", "machines", "Maschinenkarte"),
    ("hybrid", "hybrids", "Hybridkarte"),
    ("mutant", "mutants", "Mutantenkarte"),
)
KINDS_THAT_COST_LESS = (
    ("any", "cards", "Karten"),
    *((key, f"{key} cards", f"{stem}e Karten") for key, stem in COLOURS),
    *((key, plural, f"{german}n") for key, plural, german in FAMILIES),
)
ORDINALS = (
    ("first", "first", "erste"),
    ("second", "second", "zweite"),
    ("third", "third", "dritte"),
    ("fourth", "fourth", "vierte"),
    ("fifth", "fifth", "fünfte"),
)
SHOWN = (
    *((key, key, stem.capitalize()) for key, stem in COLOURS),
    ("neutral", "no colour", "keine Farbe"),
    ("triple", "3 of one colour", "dreimal dieselbe Farbe"),
)
PAID_ZONES = (
    (Zone.HAND, "hand", "auf deiner Hand"),
    (Zone.DISCARD_PILE, "discard pile", "auf deinem Ablagestapel"),
    (Zone("garbage dump"), "garbage dump", "auf deiner Müllhalde"),
    (Zone("training center"), "training center", "in deinem Ausbildungszentrum"),
)

# phases of a turn; the first and the last are the beginning and the end of it
PHASES = (
    ("draw", "draw phase", "Ziehphase"),
    ("roll", "roll phase", "Wurfphase"),
    ("main", "main phase", "Hauptphase"),
    ("storing", "storing phase", "Lagerphase"),
    ("spare_parts", "spare parts phase", "Ersatzteilphase"),
    ("train", "train cards phase", "Ausbildungsphase"),
)

# who cannot do what; German with its own negation
PROHIBITIONS = (
    ("use_rerolls", "use reroll tokens", "keine Wurfmarker verwenden"),
    ("store", "store resources", "keine Ressourcen einlagern"),
    ("draw", "draw cards", "keine Karten ziehen"),
    ("gain_armor", "gain armor", "keine Rüstung hinzugewinnen"),
    ("gain_health", "gain health", "kein Leben hinzugewinnen"),
    ("refresh", "refresh cards", "keine Karten auffrischen"),
    ("transform", "transform dice", "keine Würfel umwandeln"),
    ("use_pairs", "use stored pairs", "keine Lagerpaare benutzen"),
)

# what is counted: key, English, German behind `für`
TALLIES = (
    ("of_them", "of them", "jedes davon"),
    ("it_shows", "resource it shows", "jede Ressource, die er zeigt,"),
    ("players", "player", "jeden Spieler"),
    ("protocols", "protocol in play", "jedes Protokoll im Spiel"),
    ("stacked", "card in the stack", "jede Karte im Stapel"),
    (
        "others_in_zone",
        "other card in your played zone",
        "jede andere Karte in deinem Spielbereich",
    ),
    (
        "cards_played",
        "card you played this turn",
        "jede Karte, die du in diesem Spielzug ausgespielt hast,",
    ),
    (
        "empty_dice",
        "empty die you rolled this turn",
        "jeden Würfel ohne Farbe, den du in diesem Spielzug geworfen hast,",
    ),
    ("unused_dice", "unused die you have", "jeden deiner unbenutzten Würfel"),
    ("technologies", "technology in your base", "jede Technologie in deiner Basis"),
    ("stored", "stored resource you have", "jede deiner eingelagerten Ressourcen"),
    ("in_pool", "resource in your pool", "jede Ressource in deinem Vorrat"),
    ("screws", "screw in your training center", "jede Schraube in deinem Ausbildungszentrum"),
    ("rerolls", "reroll you have", "jeden deiner Wurfmarker"),
    ("tokens", "technology token you have", "jeden deiner Technologiemarker"),
    ("parts", "spare part you have", "jedes deiner Ersatzteile"),
    ("exhausted", "exhausted card in your base", "jede erschöpfte Karte in deiner Basis"),
)

IN_BASE = (("permanent", "cards", "Karten"), ("technology", "technologies", "Technologien"))


class NoValue(Category):
    """What stands behind `equal to` where only a printed number is meant: nothing."""

    __slots__ = ()

    def parse(self, parser: Parser, start: int) -> Readings:
        return []

    def fits(self, value: Any) -> bool:
        return False


class UpTo(Category):
    """A number of things, or up to so many: `an unused die`, `2 unused dice`, `up to 2 unused dice`."""

    __slots__ = ("german_one", "german_plural", "one", "plural_noun", "words")

    def __init__(
        self, name: str, one: str, plural_noun: str, german_one: str, german_plural: str
    ) -> None:
        super().__init__(name, f"{article(one)} {one} or up to 2 {plural_noun}")
        self.one = one
        self.plural_noun = plural_noun
        self.german_one = german_one  # in the accusative, with its article
        self.german_plural = german_plural
        self.words = [[token.key for token in tokenize(noun)] for noun in (one, plural_noun)]
        self.first = frozenset({"up", "a", "an", NUMBER})

    def parse(self, parser: Parser, start: int) -> Readings:
        keys = parser.keys
        up_to = keys[start] == "up" and keys[start + 1] == "to"
        place = start + 2 if up_to else start
        if keys[place] == NUMBER and parser.tokens[place].value >= 1:
            number = parser.tokens[place].value
        elif keys[place] in ("a", "an") and not up_to:
            number = 1
        else:
            return []
        place += 1
        for words in self.words:
            if keys[place : place + len(words)] == words:
                return [((number, up_to), place + len(words))]
            if parser.tracking:
                parser.expect_words(place, words)
        return []

    def fits(self, value: Any) -> bool:
        return bool(value[0] >= 1)

    def plural(self, value: Any) -> bool:
        return bool(value[0] != 1)

    def english(self, value: Any, *, plural: bool = False) -> str:
        number, up_to = value
        if number == 1 and not up_to:
            return f"{article(self.one)} {self.one}"
        noun = self.one if number == 1 else self.plural_noun
        return f"{'up to ' if up_to else ''}{number} {noun}"

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        number, up_to = value
        if number == 1 and not up_to:
            return self.german_one
        noun = self.german_one.partition(" ")[2] if number == 1 else self.german_plural
        return f"{'bis zu ' if up_to else ''}{number} {noun}"

    def samples(self) -> list[Any]:
        return [(1, False), (2, False), (2, True), (1, True)]


class OneOfZones(Category):
    """Zones of yours, joined by `or`: `hand, discard pile or training center`."""

    __slots__ = ("zones",)

    def __init__(self, name: str, zones: Zones) -> None:
        super().__init__(name, "zones such as hand or discard pile")
        self.zones = zones
        self.first = zones.first

    def parse(self, parser: Parser, start: int) -> Readings:
        found: Readings = []
        open_lists: Readings = [((zone,), end) for zone, end in self.zones.parse(parser, start)]
        found += open_lists
        while open_lists:
            longer: Readings = []
            for zones, end in open_lists:
                mark = parser.keys[end]
                if parser.tracking:
                    parser.expect_words(end, ["or"])
                if mark not in (",", "or"):
                    continue
                for zone, after in self.zones.parse(parser, end + 1):
                    (found if mark == "or" else longer).append(((*zones, zone), after))
            open_lists = longer
        return found

    def fits(self, value: Any) -> bool:
        return bool(value) and all(self.zones.fits(zone) for zone in value)

    def english(self, value: Any, *, plural: bool = False) -> str:
        return join([self.zones.english(zone) for zone in value], "or")

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        return join([self.zones.german(zone, "in_your") for zone in value], "oder")

    def samples(self) -> list[Any]:
        one, other, *_ = self.zones.entries
        return [(one,), (one, other), (Zone("hand"), Zone("discard pile"), Zone("training center"))]


def categories(words: Words, heads: Heads) -> Iterable[Category]:
    """What Invasion adds to the core's categories."""
    number = Number("")
    nothing = NoValue("no_value")

    def amounts(name: str, label: str, entries: dict[str, Counted]) -> Category:
        return MeasuredResource(name, label, number, nothing, entries)

    return (
        amounts("pooled", "resources", {**CHOSEN, **COLOURED, **OF_ONE_COLOUR}),
        amounts("stored", "resources", {**COLOURED, **WILD, **CHOSEN}),
        amounts("invasion_stored", "resources", {**COLOURED, **WILD}),
        amounts("paid_pool", "resources", {**COLOURED, **WILD}),
        amounts("symbols", "symbols", SYMBOLS),
        amounts("life", "armor or health", LIFE),
        amounts("tokens", "tokens", TOKENS),
        amounts("parts", "spare parts", PARTS),
        Number("two_or_more", least=2),
        lexicon("colour", "a colour", ((key, key, f"{stem}en") for key, stem in COLOURS)),
        lexicon(
            "card_colour",
            "a card such as red card",
            (
                ("any", "card", "Karte"),
                *((key, f"{key} card", f"{stem}e Karte") for key, stem in COLOURS),
                *((key, key, german) for key, _, german in FAMILIES),
            ),
        ),
        lexicon("damage_kind", "a kind of damage", DAMAGE),
        lexicon("dealt", "damage", ANY_DAMAGE),
        lexicon("gained", "what is gained", GAINED),
        lexicon("lost", "armor or health", LOST),
        lexicon("life_word", "armor or health", LOST),
        lexicon("kind_of_card", "a card such as a red card", CARD_KINDS),
        lexicon("kinds_of_cards", "cards such as red cards", KINDS_THAT_COST_LESS),
        lexicon("ordinal", "first to fifth", ORDINALS),
        lexicon("shown_colour", "a colour", SHOWN),
        lexicon("shown_one", "a colour", SHOWN[:-2]),
        lexicon(
            "seen_zone",
            "a zone",
            (*PAID_ZONES, (Zone("played zone"), "played zone", "in deinem Spielbereich")),
        ),
        lexicon("paid_zone", "a zone", PAID_ZONES),
        lexicon(
            "one_of_colour", "red one", ((key, f"{key} one", f"{stem}e") for key, stem in COLOURS)
        ),
        lexicon("damage_effect", "a damage effect", DAMAGE_EFFECTS),
        lexicon("how_often", "how often", OFTEN),
        lexicon("period", "turn or round", PERIODS),
        lexicon(
            "own_value", "armor or health", ((key, en, yours) for key, en, yours, _ in OWN_VALUES)
        ),
        lexicon(
            "their_value",
            "armor or health",
            ((key, en, theirs) for key, en, _, theirs in OWN_VALUES),
        ),
        lexicon(
            "resources_paid",
            "resources",
            (
                ("wild", "resources", "Ressourcen"),
                *((key, f"{key} resources", f"{stem}e Ressourcen") for key, stem in COLOURS),
            ),
        ),
        lexicon(
            "tokens_spent",
            "tokens",
            ((key, one.english_plural, one.german_plural) for key, one in TOKENS.items()),
        ),
        lexicon("protected", "cards such as cards in your base", PROTECTED),
        lexicon("suffered", "exhausted, destroyed or targeted", SUFFERED),
        lexicon("stack_cards", "a card of the stack", STACK_CARDS),
        lexicon(
            "resources_of",
            "resources such as red resources",
            ((key, f"{key} resources", f"{stem}en Ressourcen") for key, stem in COLOURS),
        ),
        lexicon(
            "counted_as",
            "a colour",
            (*((key, key, stem) for key, stem in COLOURS), ("wild", "any colour", "jede Farbe")),
        ),
        lexicon("ranked", "the most or the least of something", RANKED),
        lexicon("statistic", "a statistic", STATISTICS),
        lexicon("rank", "fewest or most", RANKS),
        lexicon("player_prohibition", "what cannot be done", PROHIBITIONS),
        lexicon("tally", "something to count", TALLIES),
        lexicon("phase", "a phase", PHASES),
        lexicon("all_in_base", "cards or technologies", IN_BASE),
        UpTo(
            "some_dice",
            "unused die",
            "unused dice",
            "einen unbenutzten Würfel",
            "unbenutzte Würfel",
        ),
        UpTo("up_to_cards", "card", "cards", "eine Karte", "Karten"),
        UpTo("base_cards", "card", "cards", "eine Karte", "Karten"),
        UpTo("base_technologies", "technology", "technologies", "eine Technologie", "Technologien"),
        OneOfZones("zones_of_yours", Zones("zone", words)),
    )

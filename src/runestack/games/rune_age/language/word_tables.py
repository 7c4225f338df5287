"""Categories that only Rune Age has: whom events are about, combats, what would happen, how games end."""

# ruff: noqa: D102 - the base class Category describes what each method does

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, cast

from runestack.language.categories import Category, Lexicon, Readings, lexicon
from runestack.language.groups import AnyGroup, HeadCategory
from runestack.language.nodes import Pick, Side
from runestack.language.noun_phrases import Head, Heads
from runestack.language.words import IN_ZONE, PAYABLE, Case, Words

if TYPE_CHECKING:
    from runestack.language.parser import Parser

# whom a text is about: key, English, German nominative and accusative
WHO = (
    ("each player", "each player", "jeder Spieler", "jeden Spieler"),
    ("each ally", "each ally", "jeder Verbündete", "jeden Verbündeten"),
    ("the Overlord", "the Overlord", "der Oberherr", "den Oberherrn"),
    (
        "the player with the most cities",
        "the player with the most cities",
        "der Spieler mit den meisten Städten",
        "den Spieler mit den meisten Städten",
    ),
    (
        "the player with the most landmarks",
        "the player with the most landmarks",
        "der Spieler mit den meisten Wahrzeichen",
        "den Spieler mit den meisten Wahrzeichen",
    ),
    (
        "each player who controls a landmark",
        "each player who controls a landmark",
        "jeder Spieler, der ein Wahrzeichen kontrolliert",
        "jeden Spieler, der ein Wahrzeichen kontrolliert,",
    ),
    (
        "the player with the most gold in hand",
        "the player with the most gold in hand",
        "der Spieler mit dem meisten Gold auf der Hand",
        "den Spieler mit dem meisten Gold auf der Hand",
    ),
    (
        "the player with the fewest cities",
        "the player with the fewest cities",
        "der Spieler mit den wenigsten Städten",
        "den Spieler mit den wenigsten Städten",
    ),
    (
        "the player with the most strongholds",
        "the player with the most strongholds",
        "der Spieler mit den meisten Festungen",
        "den Spieler mit den meisten Festungen",
    ),
    (
        "the player with the most rewards",
        "the player with the most rewards",
        "der Spieler mit den meisten Belohnungen",
        "den Spieler mit den meisten Belohnungen",
    ),
    (
        "the player with the most damage",
        "the player with the most damage",
        "der Spieler mit dem meisten Schaden",
        "den Spieler mit dem meisten Schaden",
    ),
    ("the first player", "the first player", "der Startspieler", "den Startspieler"),
    *(
        (
            f"the player with the fewest {kind}",
            f"the player with the fewest {kind}",
            f"der Spieler mit den wenigsten {german}",
            f"den Spieler mit den wenigsten {german}",
        )
        for kind, german in (
            ("strongholds", "Festungen"),
            ("landmarks", "Wahrzeichen"),
            ("rewards", "Belohnungen"),
        )
    ),
    (
        "the player with the least damage",
        "the player with the least damage",
        "der Spieler mit dem wenigsten Schaden",
        "den Spieler mit dem wenigsten Schaden",
    ),
    (
        "the player with the most cards in hand",
        "the player with the most cards in hand",
        "der Spieler mit den meisten Handkarten",
        "den Spieler mit den meisten Handkarten",
    ),
    (
        "the player with the most dragon runes",
        "the player with the most dragon runes",
        "der Spieler mit den meisten Drachenrunen",
        "den Spieler mit den meisten Drachenrunen",
    ),
    ("the last player", "the last player", "der letzte Spieler", "den letzten Spieler"),
    ("the next player", "the next player", "der nächste Spieler", "den nächsten Spieler"),
    (
        "one player chosen by the first player",
        "one player chosen by the first player",
        "ein Spieler nach Wahl des Startspielers",
        "einen Spieler nach Wahl des Startspielers",
    ),
    ("a random player", "a random player", "ein zufälliger Spieler", "einen zufälligen Spieler"),
)

# whom a continuous text of an event is about: key, English, possessive, German nominative, genitive
SIDES_OF_OVERLORD = (
    ("the Overlord", "the Overlord", "the Overlord's", "der Oberherr", "des Oberherrn"),
    ("each ally", "each ally", "each ally's", "jeder Verbündete", "jedes Verbündeten"),
)

COMBATS = (
    ("siege", "it is a siege", "es eine Belagerung ist"),
    ("battle", "it is a battle", "es eine Schlacht ist"),
    ("attack", "you attack", "du angreifst"),
    ("defend", "you defend", "du verteidigst"),
    ("besiege_city", "you besiege a city", "du eine Stadt belagerst"),
    ("besiege_home", "you besiege a home realm", "du ein Heimatreich belagerst"),
    ("defend_city", "you defend a city", "du eine Stadt verteidigst"),
    ("defend_home", "you defend your home realm", "du dein Heimatreich verteidigst"),
    ("fight_event", "you fight an event", "du gegen ein Ereignis kämpfst"),
    ("fight_enemy", "you fight an Enemy", "du gegen einen Feind kämpfst"),
    ("fight_city", "you fight a neutral city", "du gegen eine neutrale Stadt kämpfst"),
    ("fight_instant", "you fight an Instant", "du gegen ein Sofortereignis kämpfst"),
    ("fight_objective", "you fight the objective", "du gegen das Szenarioziel kämpfst"),
    ("fight_stronghold", "you fight a stronghold", "du gegen eine Festung kämpfst"),
    ("stronger", "your army is stronger", "deine Armee stärker ist"),
    ("weaker", "your army is weaker", "deine Armee schwächer ist"),
    ("won", "you won", "du gewonnen hast"),
    ("lost", "you lost", "du verloren hast"),
    ("won_defending", "you won as the defender", "du als Verteidiger gewonnen hast"),
    ("defeated_enemy", "you defeated an Enemy", "du einen Feind besiegt hast"),
    ("target_is_city", "the target is a city", "das Ziel eine Stadt ist"),
)

EXTREMES = (
    ("highest_strength", "highest {strength}", "der höchsten {strength}"),
    ("lowest_strength", "lowest {strength}", "der niedrigsten {strength}"),
    ("highest_printed", "highest printed strength", "der höchsten gedruckten Stärke"),
    ("lowest_printed", "lowest printed strength", "der niedrigsten gedruckten Stärke"),
    ("highest_cost", "highest cost", "den höchsten Kosten"),
    ("lowest_cost", "lowest cost", "den niedrigsten Kosten"),
    ("highest_value", "highest value", "dem höchsten Wert"),
    ("lowest_value", "lowest value", "dem niedrigsten Wert"),
)

FATES = (
    ("destroyed", "destroyed", "vernichtet"),
    ("wounded", "wounded", "verwundet"),
    ("discarded", "discarded", "abgeworfen"),
    ("returned", "returned to the barracks", "in die Kaserne zurückgelegt"),
    ("harmed", "wounded or destroyed", "verwundet oder vernichtet"),
    ("destroyed_by_ability", "destroyed by an ability", "durch eine Fähigkeit vernichtet"),
    ("wounded_by_ability", "wounded by an ability", "durch eine Fähigkeit verwundet"),
    (
        "harmed_by_ability",
        "wounded or destroyed by an ability",
        "durch eine Fähigkeit verwundet oder vernichtet",
    ),
)

VERDICTS = (
    ("who_did_it", "that player wins", "gewinnt dieser Spieler"),
    ("all", "all players win", "gewinnen alle Spieler"),
    ("overlord", "the Overlord wins", "gewinnt der Oberherr"),
    ("allies", "the allies win", "gewinnen die Verbündeten"),
    ("nobody", "all players lose", "verlieren alle Spieler"),
)

RULINGS = (
    (
        "no_home_realms",
        "home realms cannot be besieged",
        "Heimatreiche können nicht belagert werden",
    ),
    ("no_cities", "no city can be besieged", "keine Stadt kann belagert werden"),
    (
        "no_allies",
        "allies cannot besiege each other",
        "Verbündete können einander nicht belagern",
    ),
    (
        "not_reformed",
        "the event deck is not re-formed",
        "der Ereignisstapel wird nicht neu gebildet",
    ),
    (
        "no_siege_icons",
        "mercenaries with the siege icon are not used",
        "Söldner mit dem Belagerungssymbol werden nicht verwendet",
    ),
    (
        "one_for_each",
        "what would affect each player affects one player chosen by the first player",
        "was jeden Spieler beträfe, betrifft einen Spieler nach Wahl des Startspielers",
    ),
    (
        "captured_exhausted",
        "a city taken in a siege enters exhausted",
        "eine durch Belagerung eroberte Stadt kommt erschöpft ins Spiel",
    ),
    (
        "shared_realm",
        "all players share one home realm",
        "alle Spieler teilen sich ein Heimatreich",
    ),
    ("rival", "the rival realm is the target", "das Rivalenreich ist das Ziel"),
)


class InTwoCases(Lexicon):
    """A table with a German nominative and a second case."""

    __slots__ = ("form",)

    def __init__(
        self, name: str, label: str, form: str, entries: Iterable[tuple[Any, str, str, str]]
    ) -> None:
        super().__init__(name, label, ((key, en, en, one, two) for key, en, one, two in entries))
        self.form = form

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        return self.entries[value][3 if form == self.form else 2]


class ZoneKind(HeadCategory):
    """Cards of a zone without an article: `unit with cost 1` behind `for each`, `gold cards` behind a number."""

    __slots__ = ("is_plural",)

    def __init__(self, name: str, heads: Heads, *, is_plural: bool) -> None:
        label = "cards such as gold cards" if is_plural else "a card such as gold card"
        super().__init__(name, label, heads, IN_ZONE)
        self.is_plural = is_plural
        self.first = heads.first(IN_ZONE)

    def head(self, value: Any) -> Head:
        """The head of the fields; after a number there are no filters."""
        return Head(Side.ANY, value[0], value[1], () if self.is_plural else value[2])

    def parse(self, parser: Parser, start: int) -> Readings:
        found = [
            (head, end)
            for head, end in self.heads.parse(parser, start, self.use)
            if head.side is Side.ANY
        ]
        if self.is_plural:
            return [((head.adjectives, head.noun), end) for head, end in found if not head.where]
        return [((head.adjectives, head.noun, head.where), end) for head, end in found]

    def fits(self, value: Any) -> bool:
        return self.heads.fits(self.head(value), self.use)

    def english(self, value: Any, *, plural: bool = False) -> str:
        return self.heads.english(self.head(value), plural=self.is_plural)

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        kind = "" if self.is_plural else "each"
        return self.heads.german(
            self.head(value), cast(Case, form or "nom"), kind, plural=self.is_plural, other=False
        )

    def samples(self) -> list[Any]:
        return [
            ((), head.noun) if self.is_plural else ((), head.noun, ())
            for head in self.sample_heads()
        ]


def categories(words: Words, heads: Heads) -> Iterable[Category]:
    """What Rune Age adds to the core's categories."""
    return (
        InTwoCases("who", "whom the event is about", "acc", WHO),
        InTwoCases(
            "side_of_overlord",
            "the Overlord or each ally",
            "gen",
            ((key, english, one, two) for key, english, _, one, two in SIDES_OF_OVERLORD),
        ),
        InTwoCases(
            "whose_realm",
            "whose home realm",
            "gen",
            (
                *((key, whose, one, two) for key, _, whose, one, two in SIDES_OF_OVERLORD),
                ("each player", "each player's", "jeder Spieler", "jedes Spielers"),
            ),
        ),
        lexicon("combat", "what a combat is", COMBATS),
        lexicon("extreme", "what is highest or lowest", EXTREMES),
        lexicon("fate", "what would happen", FATES),
        lexicon("verdict", "who wins", VERDICTS),
        lexicon("ruling", "what a scenario changes", RULINGS),
        ZoneKind("zone_kind", heads, is_plural=False),
        ZoneKind("zone_kinds", heads, is_plural=True),
        AnyGroup("owned_group", heads, Pick.ONE, PAYABLE),
    )

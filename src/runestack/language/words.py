"""The tables from which a game's words are made: nouns, adjectives, keywords, icons and the like.

All German forms are entered by hand: German plurals cannot be guessed, and a table that a German
speaker can read in one sitting is worth more than a clever rule.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from .nodes import Place, Player, Until, Zone

Gender: TypeAlias = Literal["m", "f", "n"]
Case: TypeAlias = Literal["nom", "gen", "dat", "acc"]

# What a noun may be used for. A noun without a use is refused by the parser at that place.
IN_PLAY = "in play"  # target unit, each unit
IN_ZONE = "in a zone"  # a unit from your graveyard
PLAYABLE = "playable"  # units cost you 1 less to play
ON_STACK = "on the stack"  # cancel target tactic
THIS = "this"  # this unit
THAT = "that"  # that unit
PAYABLE = "payable"  # as a cost: destroy another allied unit


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun with all the forms that texts need, in both languages."""

    key: str
    english: str
    plural: str
    german: str
    german_plural: str
    gender: Gender
    genitive: str
    dative_plural: str
    uses: frozenset[str] = frozenset()
    oblique: str = ""  # weak nouns: Held, den Helden

    def form(self, case: Case, *, plural: bool) -> str:
        """The German noun in a case."""
        if plural:
            return self.dative_plural if case == "dat" else self.german_plural
        if case == "gen":
            return self.genitive
        if case != "nom" and self.oblique:
            return self.oblique
        return self.german


@dataclass(frozen=True, slots=True)
class AdjectiveWord:
    """A word before a noun: a race is a German prefix (`Maschinen-Einheit`), a state is declined."""

    key: str
    english: str
    german: str  # the stem (`erschöpft`) or, of a prefix, the first part (`Maschinen`)
    is_prefix: bool = False


@dataclass(frozen=True, slots=True)
class KeywordWord:
    """A flag such as Flying. Inside a German sentence it stands in quotation marks."""

    key: str
    english: str
    german: str


@dataclass(frozen=True, slots=True)
class LabelWord:
    """The word before the colon of a labelled ability."""

    key: str
    english: str
    german: str


@dataclass(frozen=True, slots=True)
class StatWord:
    """A value of a card: with an icon (`2 {health}`) or with a word (`level 2`)."""

    key: str
    english: str  # `{health}` or `level`
    german: str
    changes: bool = False  # a text may raise and lower it for a time
    genitive: str = ""  # `der Stufe`, `des {melee}-Werts`
    # German beside a number, of a value that has a word: `mit Kosten von 5 oder weniger`, `der Stufe 2 oder höher`
    measure: str = ""  # `Kosten von`; left out: the word itself
    joined_by: str = "mit"  # goes before it behind a noun
    is_high: bool = False  # `höher` and `niedriger`, not `mehr` and `weniger`


@dataclass(frozen=True, slots=True)
class ResourceWord:
    """Something that is counted and paid: `{water}`. Words, unlike icons, have a plural."""

    key: str
    english: str
    german: str
    plural: str = ""
    german_plural: str = ""
    none: str = "kein"  # German: `kein {water}`, `keine Lebenspunkte`


@dataclass(frozen=True, slots=True)
class DieWord:
    """A die that texts roll: `a die roll`, German in the genitive `eines Würfelwurfs`."""

    key: str
    english: str
    german: str


class InFourCases:
    """A German phrase in all four cases."""

    __slots__ = ()
    nominative: str
    genitive: str
    dative: str
    accusative: str

    def form(self, case: Case) -> str:
        """The German phrase in a case."""
        forms = {
            "nom": self.nominative,
            "gen": self.genitive,
            "dat": self.dative,
            "acc": self.accusative,
        }
        return forms[case]


@dataclass(frozen=True, slots=True)
class RoleWord(InFourCases):
    """A card by its part in what goes on; the German phrase in all four cases."""

    key: str
    english: str
    nominative: str
    genitive: str
    dative: str
    accusative: str


@dataclass(frozen=True, slots=True)
class StateWord:
    """What stands after `is`: `exhausted`, `a Machine`, `the attacker`."""

    key: str
    english: str
    german: str


@dataclass(frozen=True, slots=True)
class ProhibitionWord:
    """What stands after `cannot`; the German form has its own negation."""

    key: str
    english: str
    german: str


@dataclass(frozen=True, slots=True)
class PlayerWord(InFourCases):
    """A player in both languages, in all cases; `possessive` and `genitive` stand beside a noun."""

    player: Player
    english: str
    possessive: str
    nominative: str
    genitive: str
    dative: str
    accusative: str


@dataclass(frozen=True, slots=True)
class ZoneWord:
    """A zone's noun and the German prepositions of what lies in it and of what leaves it."""

    zone: Zone
    noun: Noun
    inside: str  # `auf` deiner Hand
    source: str  # `aus` deiner Hand
    ordered: bool = False  # it has a top card


@dataclass(frozen=True, slots=True)
class UntilWord:
    """A duration; `plural` is the English form after several cards."""

    until: Until
    english: str
    plural: str
    german: str


@dataclass(frozen=True, slots=True)
class PlaceWord:
    """Where a card is put; `german_plural` and `plural` after several cards."""

    place: Place
    english: str
    plural: str
    german: str
    german_plural: str
    from_play: bool  # `put target unit ...`, beside `put a unit from your graveyard ...`


@dataclass(frozen=True, slots=True)
class Words:
    """All word tables of a game. Two tables join with `+`: core words and the game's own.

    Of players and durations a game has the core's, or all of its own: `the enemy` and not `the opponent`.
    """

    nouns: tuple[Noun, ...] = ()
    adjectives: tuple[AdjectiveWord, ...] = ()
    keywords: tuple[KeywordWord, ...] = ()
    labels: tuple[LabelWord, ...] = ()
    stats: tuple[StatWord, ...] = ()
    resources: tuple[ResourceWord, ...] = ()
    roles: tuple[RoleWord, ...] = ()
    states: tuple[StateWord, ...] = ()
    prohibitions: tuple[ProhibitionWord, ...] = ()
    players: tuple[PlayerWord, ...] = ()
    event_players: tuple[PlayerWord, ...] = ()
    zones: tuple[ZoneWord, ...] = ()
    untils: tuple[UntilWord, ...] = ()
    places: tuple[PlaceWord, ...] = ()
    dice: tuple[DieWord, ...] = ()
    has_x: bool = False  # texts may speak of X, a number that is chosen when it is paid
    allied: str = ""  # whose card: `allied` and `enemy`, or `friendly` and `opposing`
    enemy: str = ""
    allied_german: str = ""  # the stem of `allied`
    enemy_german: str = ""
    pay: str = ""  # the verb before a payment: `pay 2 {water}`
    pay_german: tuple[str, str] = ("", "")  # before and behind it: `gib 2 {influence} aus`
    # Events that name a second card or a player, to which `that unit` then points: ("kills", "unit").
    event_objects: tuple[tuple[str, str], ...] = ()

    def __add__(self, other: Words) -> Words:
        return Words(
            nouns=self.nouns + other.nouns,
            adjectives=self.adjectives + other.adjectives,
            keywords=self.keywords + other.keywords,
            labels=self.labels + other.labels,
            stats=self.stats + other.stats,
            resources=self.resources + other.resources,
            roles=self.roles + other.roles,
            states=self.states + other.states,
            prohibitions=self.prohibitions + other.prohibitions,
            players=other.players or self.players,
            event_players=other.event_players or self.event_players,
            zones=self.zones + other.zones,
            untils=other.untils or self.untils,
            places=self.places + other.places,
            dice=self.dice + other.dice,
            has_x=self.has_x or other.has_x,
            allied=other.allied or self.allied,
            enemy=other.enemy or self.enemy,
            allied_german=other.allied_german or self.allied_german,
            enemy_german=other.enemy_german or self.enemy_german,
            pay=other.pay or self.pay,
            pay_german=other.pay_german if any(other.pay_german) else self.pay_german,
            event_objects=self.event_objects + other.event_objects,
        )

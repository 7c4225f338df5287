"""Categories of players, zones and single nouns, with their German cases."""

# ruff: noqa: D102 - the base class Category describes what each method does

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from .categories import Category, Lexicon, lexicon
from .core_words import TURN
from .inflect import DEFINITE, determiner, noun_phrase
from .nodes import Player, Zone
from .words import Case, Noun, PlayerWord, Words


def possessed(noun: Noun, owner: str, case: Case, *, yours: bool, prefix: str = "") -> str:
    """`deinem Deck` or `dem Deck des Gegners`."""
    prefixes = (prefix,) if prefix else ()
    kind = "your" if yours else "the"
    text = noun_phrase(noun, case, kind, prefixes=prefixes)
    return text if yours else f"{text} {owner}"


def contracted(text: str) -> str:
    """`im Deck` for `in dem Deck`, `vom Friedhof` for `von dem Friedhof`."""
    for long, short in (("in dem ", "im "), ("von dem ", "vom ")):
        if text.startswith(long):
            return short + text.removeprefix(long)
    return text


class Players(Lexicon):
    """Players as a subject or an object."""

    __slots__ = ("words",)

    def __init__(self, name: str, chosen: Sequence[PlayerWord]) -> None:
        super().__init__(
            name, "a player", ((word.player, word.english, word.english, "", "") for word in chosen)
        )
        self.words = {word.player: word for word in chosen}

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        return self.words[value].form(cast(Case, form or "nom"))


class Whose(Lexicon):
    """Players before something of theirs; the German form names it: `deck.gen`, `hand+deck.dat`."""

    __slots__ = ("nouns", "words")

    def __init__(self, name: str, words: Words, chosen: Sequence[PlayerWord]) -> None:
        super().__init__(
            name,
            "whose (your, the opponent's)",
            ((word.player, word.possessive, word.possessive, "", "") for word in chosen),
        )
        self.words = {word.player: word for word in chosen}
        nouns = [*words.nouns, *(zone.noun for zone in words.zones)]
        self.nouns = {noun.key: noun for noun in nouns}

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        names, _, case = form.partition(".")
        nouns = [self.nouns[name] for name in names.split("+")]
        kind = "your" if value is Player.YOU else "the"
        text = " oder ".join(noun_phrase(noun, cast(Case, case or "nom"), kind) for noun in nouns)
        return text if value is Player.YOU else f"{text} {self.words[value].genitive}"


class ZoneOf(Category):
    """German only: a zone with its player, `deines Friedhofs`, `auf der Hand des Gegners`."""

    __slots__ = ("players", "zones")

    def __init__(self, name: str, words: Words) -> None:
        super().__init__(name)
        self.zones = {word.zone: word for word in words.zones}
        self.players = {word.player: word for word in words.players}

    def fits(self, value: Any) -> bool:
        return value[0] in self.zones and value[1] in self.players

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        zone, player = self.zones[value[0]], self.players[value[1]]
        prepositions = {"in": zone.inside, "from": zone.source}
        case: Case = "dat" if form in prepositions else cast(Case, form)
        text = possessed(zone.noun, player.genitive, case, yours=value[1] is Player.YOU)
        return contracted(f"{prepositions[form]} {text}") if form in prepositions else text


class TopOf(ZoneOf):
    """German only: `die oberste Karte deines Friedhofs`."""

    __slots__ = ()

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        case = cast(Case, form or "nom")
        ending = "e" if case in ("nom", "acc") else "en"
        top = f"{DEFINITE['f', case]} oberst{ending} Karte"
        return f"{top} {super().german(value, 'gen')}"


class Zones(Lexicon):
    """Zones by name; German with the preposition of what lies there."""

    __slots__ = ("zones",)

    def __init__(self, name: str, words: Words, *, ordered: bool = False) -> None:
        chosen = [word for word in words.zones if word.ordered or not ordered]
        super().__init__(
            name,
            "a zone",
            ((word.zone, word.noun.english, word.noun.english, "", "") for word in chosen),
        )
        self.zones = {word.zone: word for word in chosen}

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        word = self.zones[cast(Zone, value)]
        kind = "your" if form == "in_your" else "the"
        return contracted(f"{word.inside} {noun_phrase(word.noun, 'dat', kind)}")


class Nouns(Lexicon):
    """Single nouns; German forms: `this.case`, `that.case`, `target` and `next`."""

    __slots__ = ("nouns",)

    def __init__(self, name: str, label: str, words: Words, use: str) -> None:
        chosen = [noun for noun in words.nouns if use in noun.uses]
        super().__init__(
            name, label, ((noun.key, noun.english, noun.english, "", "") for noun in chosen)
        )
        self.nouns = {noun.key: noun for noun in chosen}

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        noun = self.nouns[value]
        kind, _, case = form.partition(".")
        if kind == "target":
            return noun_phrase(noun, "acc", "the", target=True)
        if kind == "next":
            # The relative pronoun of the clause that follows is the article's accusative.
            phrase = noun_phrase(noun, "nom", "the", stems=("nächst",))
            return f"{phrase}, {determiner('the', noun.gender, 'acc')}"
        return noun_phrase(noun, cast(Case, case or "nom"), kind)


class Roles(Lexicon):
    """Roles, declined."""

    __slots__ = ("words",)

    def __init__(self, words: Words) -> None:
        super().__init__(
            "role_word",
            "a role",
            ((word.key, word.english, word.english, "", "") for word in words.roles),
        )
        self.words = {word.key: word for word in words.roles}

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        return self.words[value].form(cast(Case, form or "nom"))


def turn_of(words: Words) -> Lexicon:
    """`your turn`, `the opponent's turn`, `each turn`; German in the genitive."""
    opponent = next(word for word in words.players if word.player is Player.OPPONENT)
    theirs = noun_phrase(TURN, "gen", "the")
    return lexicon(
        "turn_of",
        "whose turn",
        (
            (Player.YOU, "your turn", noun_phrase(TURN, "gen", "your")),
            (Player.OPPONENT, f"{opponent.possessive} turn", f"{theirs} {opponent.genitive}"),
            (Player.EACH_PLAYER, "each turn", noun_phrase(TURN, "gen", "each")),
        ),
    )

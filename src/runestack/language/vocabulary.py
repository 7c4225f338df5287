"""A vocabulary: core rows and words with a game's own, checked and ready to read and write.

Building it is the moment where a mistake in the language itself comes to light: an unknown category, a field
without a word, two rows for the same words.
"""

from __future__ import annotations

from itertools import chain
from typing import Any

from .additions import NO_ADDITIONS, Additions
from .categories import Category, CountOf, Lexicon, Number, Signed, Times, TopCards
from .core_phrases import CORE_PHRASES
from .core_words import CORE_WORDS
from .counted_groups import Controlled, PlayKinds, ZoneCardHead
from .groups import AnyGroup, BareGroup, ChosenGroup, HeadCategory, PaidGroup
from .lists import Alternatives, Costs, Joined, Sentences, Union
from .measured import Measured, measured
from .nodes import Player
from .noun_phrases import Heads
from .people_and_places import (
    Nouns,
    Players,
    Roles,
    TopOf,
    Whose,
    ZoneOf,
    Zones,
    turn_of,
)
from .phrase import Agree, Element, Literal, PhraseError, Row, Slot, Verb, values_of
from .quantities import Amount, Measure, Quantity, ResourceAmount
from .rows import RowCategory
from .tokens import tokenize
from .word_tables import tables
from .words import ON_STACK, PLAYABLE, THAT, THIS, Words

# Categories that are rows, and how messages call them.
ROW_CATEGORIES = {
    "this": "this unit",
    "that": "that unit",
    "role": "a role such as the attacker",
    "player_card": "the card of a player such as your hero",
    "where": "a filter such as with Flying",
    "having": "a value",
    "possessing": "a keyword",
    "lacking": "a keyword",
    "zone_card": "a card of a zone",
    "countable": "something to count",
    "several": "something to count",
    "whole": "a value such as the {melee} of this unit",
    "half": "half of a value",
    "change": "a change such as +1 {melee}",
    "condition": "a condition",
    "action": "an effect",
    "statement": "an effect",
    "clause": "an effect",
    "inner_clause": "an effect",
    "effect": "an effect",
    "payment": "a payment such as 2 {water}",
    "cost": "a cost",
    "turn_event": "the beginning or the end of a turn",
    "event": "an event",
    "static": "a continuous text",
    "static_sentence": "a continuous text",
    "ability": "an ability",
}

UNIONS = {
    "cards": ("cards", ("chosen_group", "this", "that", "role", "player_card")),
    "victims": ("cards", ("chosen_group", "this", "that", "role", "player_card")),
    "single": ("one card such as this unit", ("this", "that", "role")),
    "event_card": ("a card such as an allied unit", ("any_group", "this")),
    "subjects": ("cards such as allied units", ("kinds_in_play", "this")),
    "simple": ("an effect", ("action", "statement")),
    "full_clause": ("an effect", ("action", "statement", "clause")),
    "optional": ("an effect", ("action", "inner_clause")),
    "equal_value": ("a value such as the {melee} of this unit", ("whole", "half")),
    "costs_item": ("a cost", ("payment", "cost")),
    "sentence": ("an effect", ("action", "statement", "clause", "effect")),
    "continuous": ("a continuous text", ("static", "static_sentence")),
}

# Rows of these categories stand side by side, so that their words must differ.
SIDE_BY_SIDE = ({"effect", "clause", "action", "statement"}, {"static", "static_sentence"})


# Of these players nothing is said that belongs to them.
EACH_OTHER = Player.EACH_OTHER
TEAMMATE = Player.TEAMMATE


class Vocabulary:
    """All rows and words of a game."""

    def __init__(
        self,
        name: str,
        words: Words,
        rows: tuple[Row, ...],
        additions: Additions = NO_ADDITIONS,
    ) -> None:
        self.name = name
        self.words = CORE_WORDS + words
        self.additions = additions
        self.own_rows = rows
        self.categories: dict[str, Category] = {}
        self.sample_memory: dict[Row, list[Any]] = {}
        self.row_categories: dict[str, RowCategory] = {}
        self.add_categories()
        core = (row for row in CORE_PHRASES if self.is_wanted(row))
        self.rows = (*core, *rows)
        for row in self.rows:
            self.add_row(row)
        for index, category in enumerate(self.categories.values()):
            category.index = index
        for category in self.categories.values():
            category.link()
        self.ability = self.categories["ability"]
        # Nodes of phrases that single cards have for themselves.
        self.one_off_nodes = frozenset(row.node for row in self.rows if row.oneoff)
        self.spelling = capital_words(self.words, self.own_tables())
        self.check_rows()

    def add(self, category: Category) -> None:
        """Add a category under its name."""
        self.categories[category.name] = category

    def is_wanted(self, row: Row) -> bool:
        """Whether a core row is part of the game: it is not left out, and the game has words for all its slots."""
        said = (row.node, dict(row.fixed).get("what", ""))
        if {row.node, row.category, said} & self.additions.leaves_out:
            return False
        slots = (part for part in row.english_elements if isinstance(part, Slot))
        return all(self.has_words(self.category(slot.category, row)) for slot in slots)

    def has_words(self, category: Category) -> bool:
        """Whether anything can stand in a slot of a category: a table has entries, a group nouns."""
        if isinstance(category, HeadCategory):
            return bool(category.heads.nouns_for(category.use))
        return not isinstance(category, Lexicon | Measured) or bool(category.entries)

    def own_tables(self) -> list[tuple[str, Lexicon]]:
        """Tables of words that only this game has, with their titles."""
        found = [(title, self.categories[name]) for title, name in self.additions.tables]
        return [(title, table) for title, table in found if isinstance(table, Lexicon)]

    def category(self, name: str, row: Row) -> Category:
        """The category that a row asks for."""
        if name not in self.categories:
            raise PhraseError(f"{row.name}: no category {name!r}")
        return self.categories[name]

    def add_row(self, row: Row) -> None:
        """Add a row to its category."""
        if row.category not in self.row_categories:
            raise PhraseError(f"{row.name}: no category {row.category!r}")
        self.row_categories[row.category].add(row)

    def add_categories(self) -> None:
        """Make all categories; rows are added afterwards, because they name them."""
        words = self.words
        for name, label in {**ROW_CATEGORIES, **self.additions.row_categories}.items():
            self.row_categories[name] = RowCategory(name, label, self)
            self.add(self.row_categories[name])
        heads = Heads(words, self.categories["where"])
        plain: tuple[Category, ...] = (
            Number("number", has_x=words.has_x),
            Number("minus", sign=-1, has_x=words.has_x),
            Number("fixed"),
            CountOf("count", has_x=words.has_x),
            Times("times", has_x=words.has_x),
            Signed("signed", has_x=words.has_x),
            TopCards("top_cards", 1, has_x=words.has_x),
            TopCards("top_several", 2),
            Quantity(),
            Amount(),
            Measure(words),
            ResourceAmount(words),
            ChosenGroup("chosen_group", heads),
            PaidGroup("paid_group", heads),
            AnyGroup("any_group", heads),
            BareGroup("kinds_in_play", heads, is_plural=True),
            BareGroup("counted", heads, is_plural=False),
            Controlled("controlled", heads),
            ZoneCardHead("a_zone_card", heads),
            PlayKinds("play_kinds", heads),
            *player_categories(words),
            Zones("zone", words),
            Zones("pile", words, ordered=True),
            ZoneOf("zone_of", words),
            TopOf("top_of", words),
            Roles(words),
            turn_of(words),
            Nouns("self_noun", "a noun", words, THIS),
            Nouns("that_noun", "a noun", words, THAT),
            Nouns("stack_noun", "something on the stack", words, ON_STACK),
            Nouns("play_noun", "a kind of card", words, PLAYABLE),
        )
        for category in chain(plain, tables(words), self.additions.categories(words, heads)):
            self.add(category)
        unions = {
            name: Union(name, label, tuple(self.categories[member] for member in members))
            for name, (label, members) in {**UNIONS, **self.additions.unions}.items()
        }
        for union in unions.values():
            self.add(union)
        for amount in measured(words, unions["equal_value"]):
            self.add(amount)
        payments = Joined("payments", self.categories["payment"])
        self.add(payments)
        self.add(Costs("costs", unions["costs_item"], payments, self.categories["cost"], words))
        self.add(Joined("changes", self.categories["change"]))
        for name, item in self.additions.alternatives.items():
            self.add(Alternatives(name, self.categories[item]))
        self.add(Sentences("effects", self.categories["sentence"]))
        self.add(Sentences("statics", self.categories["continuous"]))
        self.add(Sentences("keywords", self.categories["flag"]))

    # -- what rows and writers ask ---------------------------------------------------------------

    def row_fits(self, row: Row, node: Any) -> bool:
        """Whether a row's fixed fields and slots can write the node."""
        return all(getattr(node, name) == value for name, value in row.fixed) and all(
            self.categories[part.category].fits(values_of(node, part.fields))
            for part in row.english_elements
            if isinstance(part, Slot)
        )

    def row_for(self, category: str, node: Any) -> Row:
        """The row that writes a node as a category or one of its members."""
        found = self.categories[category]
        if isinstance(found, Union):
            found = found.member(node)
        row = found.row_of(node) if isinstance(found, RowCategory) else None
        if row is None:
            raise ValueError(f"{category}: no wording for {node!r}")
        return row

    def agrees_plural(self, row: Row, node: Any, names: tuple[str, ...]) -> bool:
        """Whether words that agree with the fields take the plural, as the English slot says."""
        for part in row.english_elements:
            if isinstance(part, Slot) and set(names) <= set(part.fields):
                return self.categories[part.category].plural(values_of(node, part.fields))
        return False

    def row_samples(self, row: Row) -> list[Any]:
        """Nodes of a row: each slot in turn takes each of its samples."""
        if row in self.sample_memory:
            return self.sample_memory[row]
        slots = [part for part in row.english_elements if isinstance(part, Slot)]
        choices = [list(self.categories[slot.category].samples()) for slot in slots]
        categories = [slot.category for slot in slots]
        for index, name in enumerate(categories):
            if name in categories[:index]:
                choices[index].reverse()  # so that `gain or gain` is not the first example
        found: dict[Any, None] = {}
        for varied in range(len(slots)) if slots else (-1,):
            for value in choices[varied] if slots else (None,):
                fields = dict(row.fixed)
                for index, slot in enumerate(slots):
                    chosen = value if index == varied else choices[index][0]
                    parts: Any = (chosen,) if len(slot.fields) == 1 else chosen
                    fields.update(zip(slot.fields, parts, strict=True))
                found[row.node(**fields)] = None
        self.sample_memory[row] = list(found)
        return self.sample_memory[row]

    # -- checks of the language itself -----------------------------------------------------------

    def check_rows(self) -> None:
        """Refuse rows that cannot work or that would make texts ambiguous."""
        for row in self.rows:
            self.check_german(row)
        for index, row in enumerate(self.rows):
            for other in self.rows[index + 1 :]:
                if side_by_side(row, other) and self.same_words(row, other):
                    raise PhraseError(f"{row.name} and {other.name} match the same words")

    def check_german(self, row: Row) -> None:
        """Demand known categories and, for effects, a verb with the right number of forms."""
        for part in row.german_elements + row.inverted_elements:
            if isinstance(part, Slot):
                self.category(part.category, row)
        verbs = [part for part in row.german_elements if isinstance(part, Verb)]
        forms = {"action": 3, "statement": 2, "static": 2}.get(row.category)
        if forms is not None and (not verbs or any(len(verb.forms) != forms for verb in verbs)):
            raise PhraseError(f"{row.name}: German needs a verb with {forms} forms")

    def same_words(self, row: Row, other: Row) -> bool:
        """Whether two patterns can be the same words."""
        ours, theirs = row.english_elements, other.english_elements
        return len(ours) == len(theirs) and all(map(self.same_element, ours, theirs))

    def same_element(self, ours: Element, theirs: Element) -> bool:
        """Whether two elements can be the same word."""
        if isinstance(ours, Slot) and isinstance(theirs, Slot):
            return bool(self.members(ours.category) & self.members(theirs.category))
        if isinstance(ours, Literal) and isinstance(theirs, Literal):
            return ours.text == theirs.text
        if isinstance(ours, Agree) and isinstance(theirs, Agree):
            return bool({ours.singular, ours.plural} & {theirs.singular, theirs.plural})
        return False

    def members(self, name: str) -> set[str]:
        """A category's name, and those of what it is made of."""
        category = self.categories[name]
        if isinstance(category, Union):
            return {name, *(member.name for member in category.members)}
        return {name}


def capital_words(words: Words, own: list[tuple[str, Lexicon]]) -> dict[str, str]:
    """Words with a capital letter, by their keys."""
    wordings = [keyword.english for keyword in words.keywords]
    wordings += [label.english for label in words.labels]
    wordings += [adjective.english for adjective in words.adjectives]
    wordings += [noun.english for noun in words.nouns]
    wordings += [player.english for player in words.players]
    wordings += [table.english(value) for _, table in own for value in table.entries]
    wordings += ["X"] if words.has_x else []
    tokens = [token for wording in wordings for token in tokenize(wording)]
    return {token.key: token.text for token in tokens if token.text != token.key}


def player_categories(words: Words) -> tuple[Category, ...]:
    """Players as effects, continuous texts and events name them.

    Only an effect can choose a player or take one up (`target player`, `that player`); a continuous text cannot even
    mean `the opponent`, because of several opponents one would have to be chosen. In an event `an opponent` is said
    for what `each opponent` is elsewhere.
    """
    others = [word for word in words.players if word.player is not Player.YOU]
    passing = (Player.TARGET_PLAYER, Player.THAT_PLAYER)
    owners = [word for word in words.players if word.player not in (EACH_OTHER, TEAMMATE)]
    counted = [word for word in owners if word.player not in passing]
    lasting = [word for word in counted if word.player is not Player.OPPONENT]
    you = [word for word in words.players if word.player is Player.YOU]
    return (
        Players("others", others),
        Players("whom", lasting),
        Players("anybody", words.event_players),
        Whose("whose", words, owners),
        Whose("whose_counted", words, counted),
        Whose("whose_always", words, lasting),
        Whose("anybodys", words, [*you, *words.event_players]),
    )


def side_by_side(row: Row, other: Row) -> bool:
    """Whether two rows can stand in the same place."""
    return row.category == other.category or any(
        {row.category, other.category} <= group for group in SIDE_BY_SIDE
    )

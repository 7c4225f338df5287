"""The page of a game's phrases, `docs/phrases/<game>.md`: the visible size of the language."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from .examples import examples
from .text import ability_english, ability_german

if TYPE_CHECKING:
    from .phrase import Row
    from .vocabulary import Vocabulary

INTRODUCTION = """# {title}: every phrase

Made by `language/phrase_page.py`; a test compares it with the rows, and `--update-golden` writes it again.

A pattern is words with slots: *field:category*. A slot with two words agrees with its field: {{number:card/cards}}.
Sentences begin with a capital letter and end with a full stop; each ability is a line of its own. Keys of words, as
they stand in the tree, are listed at the end.

## Slots

| category | what may stand there |
| --- | --- |
| number | digits |
| count | `a` for 1, else digits: `draw a card`, `draw 2 cards` |
| times | `once`, `2 times` |
| signed | `+1`, `-2` |
| damage, some_cards, resources | `2 damage`, or a value behind it: `damage equal to the {{melee}} of this unit` |
| amount | `2`, `2 or more`, `2 or less` |
| quantity | `exactly 2`, `2 or more`, `2 or less`, `no` |
| top_cards, top_several | `top card`, `top 2 cards`; top_several is at least 2 |
| cards: target | `target enemy unit`, `another target unit`, `2 target units`, `up to 2 target units` |
| cards: without target | `an exhausted allied unit`, `2 allied units`, `each other enemy unit` |
| cards: single | `this unit`, `that unit`, a role, `your hero` |
| order in a group | determiner, states, `allied` or `enemy`, race, noun, filters joined by `and` |
| single | `this unit`, `that unit`, a role |
| subjects, kinds_in_play | `this unit` (subjects only) or a bare plural: `other allied units with Flying` |
| event_card | `this unit`, `an allied unit`, `another unit` |
| controlled | `a unit with Flying` (1 or more), `another unit`, `2 or more units`, `no units`, `exactly 1 unit` |
| controlled, not | `allied` or `enemy`: who controls the cards has been said |
| counted | `allied unit`, `other exhausted unit` |
| others | players but `you` |
| whom, whose_always | `you`, `each opponent`, `each player` |
| whose, whose_counted | `your`, `the opponent's`, `each player's`; whose: `target player's`, `that player's` too |
| anybody, anybodys | `the opponent`, `an opponent`, `a player` |
| action, statement | effects; only actions stand after `you may` and beside `or` |
| payments, changes | lists: `a`, `a and b`, `a, b and c` |
| costs | `pay` with payments, and other costs, with commas: `pay 1 {{water}} and 2 {{recycle}}, discard a card` |
| paid_group | `an allied unit`, `another allied unit` |
| effects, statics, keywords | one or more sentences |
"""


def phrase_page(vocabulary: Vocabulary, title: str, introduction: str = INTRODUCTION) -> str:
    """The whole page; a game may explain its slots with examples of its own."""
    own = set(vocabulary.own_rows)
    core = [row for row in vocabulary.rows if row not in own]
    one_offs = [row for row in vocabulary.own_rows if row.oneoff]
    parts = [introduction.format(title=title)]
    parts.append(table(f"Core rows ({len(core)})", core, vocabulary))
    game_rows = [row for row in vocabulary.own_rows if not row.oneoff]
    parts.append(table(f"The game's own rows ({len(game_rows)})", game_rows, vocabulary))
    parts.append(table(f"Phrases of single cards ({len(one_offs)})", one_offs, vocabulary))
    parts.append(words_section(vocabulary))
    return "\n".join(parts)


def table(heading: str, rows: list[Row], vocabulary: Vocabulary) -> str:
    """Rows with an example in both languages."""
    lines = [f"## {heading}", ""]
    lines += ["| node | kind | pattern | example | German |", "| --- | --- | --- | --- | --- |"]
    for row in rows:
        example = examples(row, vocabulary)[0]
        cells = (
            row.node.__name__,
            row.category,
            f"`{row.english.replace('|', '/')}`",
            ability_english(example, vocabulary),
            ability_german(example, vocabulary),
        )
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def name_of(value: object) -> str:
    """The key of a word; that of a player or of a phase of one has several parts."""
    if isinstance(value, tuple):
        return " ".join(name_of(part) for part in value)
    return value.name if isinstance(value, Enum) else str(value)


def words_section(vocabulary: Vocabulary) -> str:
    """The word tables, each with the keys that stand in the tree."""
    words = vocabulary.words
    lines = [
        "## Words",
        "",
        "Key in the tree (left out where it is the English word), English, German.",
        "",
    ]
    for title, entries in (
        ("nouns", [(w.key, w.english, w.german) for w in words.nouns if w.uses]),
        ("adjectives", [(w.key, w.english, w.german) for w in words.adjectives]),
        ("keywords", [(w.key, w.english, w.german) for w in words.keywords]),
        ("labels", [(w.key, w.english, w.german) for w in words.labels]),
        ("values", [(w.key, w.english, w.german) for w in words.stats]),
        ("resources", [(w.key, w.english, w.german) for w in words.resources]),
        ("roles", [(w.key, w.english, w.nominative) for w in words.roles]),
        ("states, after `is`", [(w.key, w.english, w.german) for w in words.states]),
        ("after `cannot`", [(w.key, w.english, w.german) for w in words.prohibitions]),
        ("durations", [(w.until, w.english, w.german) for w in words.untils]),
        ("places", [(w.place, w.english, w.german) for w in words.places]),
        ("zones", [(w.zone, w.noun.english, w.noun.german) for w in words.zones]),
    ):
        shown = "; ".join(
            f"{f'`{key}` ' if key != english else ''}{english} / {german}"
            for key, english, german in entries
        )
        if entries:
            lines.append(f"- **{title}**: {shown}")
    for title, own in vocabulary.own_tables():
        shown = "; ".join(
            f"`{name_of(value)}` {own.english(value)} / {own.german(value, '')}"
            for value in own.entries
        )
        lines.append(f"- **{title}**: {shown}")
    return "\n".join(lines) + "\n"

"""Reading a text with good errors: where, what was expected, what was probably meant, what works.

Codes:
    L001 no reading at this word        L005 singular or plural does not agree
    L002 the text ends too early        L006 `that` points at nothing
    L003 two readings                   L007 a sign without meaning
    L004 not the canonical wording      L008 an empty line
    L009 `for each` has nothing to multiply
    L011 X without a cost that says it   L012 a bare count that `for each` says
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher, get_close_matches
from itertools import pairwise
from typing import TYPE_CHECKING, TypeAlias, cast

from .bindings import Named, unbound
from .checks import is_x_unpaid, plain_counts, pointless_for_each
from .nodes import Ability, Player, Text
from .outline import in_words
from .parser import Parser
from .phrase import Agree
from .text import ability_english
from .tokens import LETTER, NUMBER, SIGNED_LETTER, Token, UnknownCharacterError, tokenize

if TYPE_CHECKING:
    from .vocabulary import Vocabulary

SHOWN = 6  # how many expectations a message lists

Corpus: TypeAlias = Sequence[tuple[str, str]]  # name and text of cards that work


@dataclass(frozen=True, slots=True)
class TextProblem:
    """One thing that is wrong with a text; offsets count in the paragraph."""

    code: str
    message: str
    paragraph: int
    start: int
    end: int
    suggestion: str = ""
    like: str = ""
    canonical: str = ""  # the paragraph as it should be, where that is known


class TextError(ValueError):
    """A text that cannot be used, with everything that is wrong with it."""

    def __init__(self, text: str, problems: list[TextProblem]) -> None:
        lines = text.split("\n")
        super().__init__("\n".join(show(problem, lines) for problem in problems))
        self.problems = problems


def show(problem: TextProblem, lines: list[str]) -> str:
    """A problem with its line and a caret under the word."""
    line = lines[problem.paragraph]
    caret = " " * problem.start + "^" * max(1, problem.end - problem.start)
    hint = f" {problem.suggestion}" if problem.suggestion else ""
    like = f"\n    like: {problem.like}" if problem.like else ""
    return f"{problem.code} {problem.message}\n    {line}\n    {caret}{hint}{like}"


def parse(text: str, vocabulary: Vocabulary, corpus: Corpus = ()) -> Text:
    """The tree of a text in canonical wording; raises `TextError` for any other."""
    tree, problems = examine(text, vocabulary, corpus)
    if tree is None or problems:
        raise TextError(text, problems)
    return tree


def examine(
    text: str, vocabulary: Vocabulary, corpus: Corpus = ()
) -> tuple[Text | None, list[TextProblem]]:
    """Read a text; the tree is None if a paragraph has no single reading. All problems are collected."""
    if not text:
        return Text(()), []
    abilities: list[Ability] = []
    problems: list[TextProblem] = []
    named = Named()
    for index, paragraph in enumerate(text.split("\n")):
        ability, found = examine_paragraph(paragraph, index, vocabulary, corpus, named)
        problems += found
        if ability is not None:
            abilities.append(ability)
    complete = len(abilities) == text.count("\n") + 1
    return (Text(tuple(abilities)) if complete else None), problems


def examine_paragraph(
    paragraph: str, index: int, vocabulary: Vocabulary, corpus: Corpus, named: Named
) -> tuple[Ability | None, list[TextProblem]]:
    """Read one paragraph; `named` is what the lines above have named for `that`."""
    try:
        tokens = tokenize(paragraph)
    except UnknownCharacterError as error:
        start = error.start
        return None, [TextProblem("L007", str(error), index, start, start + len(error.character))]
    if not tokens:
        return None, [
            TextProblem("L008", "an empty line is no ability", index, 0, 0, "delete the line")
        ]
    readings = Parser(vocabulary, tokens).whole(vocabulary.ability)
    if not readings:
        return None, [no_reading(paragraph, tokens, index, vocabulary, corpus)]
    if len(readings) > 1:
        shown = " / ".join(in_words(reading) for reading in readings[:2])
        message = f"ambiguous: {len(readings)} readings: {shown}"
        return None, [TextProblem("L003", message, index, 0, len(paragraph))]
    ability = cast(Ability, readings[0])
    problems = list(unbound_problems(ability, tokens, index, vocabulary, named))
    problems += for_each_problems(ability, tokens, index, vocabulary)
    problems += amount_problems(ability, tokens, index)
    canonical = ability_english(ability, vocabulary)
    if canonical != paragraph:
        problems.append(wording_problem(paragraph, canonical, tokens, index, vocabulary))
    return ability, problems


def no_reading(
    paragraph: str, tokens: list[Token], index: int, vocabulary: Vocabulary, corpus: Corpus
) -> TextProblem:
    """The furthest word that could be reached, and what could have stood there."""
    parser = Parser(vocabulary, tokens, tracking=True)
    parser.whole(vocabulary.ability)
    labels = expectations(parser.expected)
    like = similar(tokens, corpus)
    if parser.furthest >= len(tokens):
        end = len(paragraph)
        message = f"the text ends too early: expected {labels}"
        return TextProblem("L002", message, index, end, end + 1, "", like)
    token = tokens[parser.furthest]
    words = sorted(word for group in parser.expected.values() for word in group if len(word) > 1)
    close = get_close_matches(token.key, words, n=1, cutoff=0.6)
    suggestion = f"did you mean “{spelled(close[0], token, vocabulary)}”?" if close else ""
    message = f"“{token.text}” cannot stand here: expected {labels}"
    return TextProblem("L001", message, index, token.start, token.end, suggestion, like)


def spelled(key: str, token: Token, vocabulary: Vocabulary) -> str:
    """A token's key as a text writes it: `Flying` for `flying`, `{yellow 2}` for `{yellow #}`."""
    return vocabulary.spelling.get(key, key).replace(NUMBER, str(token.value or 1))


def expectations(expected: Iterable[str]) -> str:
    """A short list of what could have stood there; kinds of words before single words."""
    labels = sorted(set(expected), key=lambda label: (label.startswith("“"), label))
    shown = ", ".join(labels[:SHOWN])
    return f"{shown}, ..." if len(labels) > SHOWN else shown


def similar(tokens: list[Token], corpus: Corpus) -> str:
    """The paragraph of a working card that begins most like this one."""
    keys = [token.key for token in tokens]
    best, best_score = "", 0.5
    for name, text in corpus:
        for paragraph in text.split("\n"):
            theirs = [token.key for token in tokenize(paragraph)]
            score = common_start(keys, theirs) + SequenceMatcher(None, keys, theirs).ratio()
            if score > best_score:
                best, best_score = f"“{paragraph}” ({name})", score
    return best


def common_start(ours: list[str], theirs: list[str]) -> int:
    """How many words two texts begin with in common."""
    same = 0
    for one, other in zip(ours, theirs, strict=False):
        if one != other:
            break
        same += 1
    return same


def unbound_problems(
    ability: Ability, tokens: list[Token], index: int, vocabulary: Vocabulary, named: Named
) -> Iterator[TextProblem]:
    """Errors for every `that` which points at nothing."""
    thats = [token for token in tokens if token.key == "that"]
    for missing in unbound(ability, vocabulary.words, named):
        token = thats[missing.index]
        why = f"no single {missing.noun} is named before it"
        hint = f"name it: “{choosing(missing.noun, vocabulary)}”"
        if missing.nearest:
            why = f"the card named last before it is a {missing.nearest}"
            hint = f"write “that {missing.nearest}” or name it again"
        message = f"“that {missing.noun}” points at nothing: {why}"
        yield TextProblem("L006", message, index, token.start, token.end, hint)


def choosing(noun: str, vocabulary: Vocabulary) -> str:
    """How a text chooses one: `target unit`; a player has a word of the game's own."""
    chosen = [word for word in vocabulary.words.players if word.player is Player.TARGET_PLAYER]
    return chosen[0].english if noun == "player" and chosen else f"target {noun}"


def for_each_problems(
    ability: Ability, tokens: list[Token], index: int, vocabulary: Vocabulary
) -> Iterator[TextProblem]:
    """Errors for every `for each` before an effect without a number."""
    places = [pair for pair in pairwise(tokens) if (pair[0].key, pair[1].key) == ("for", "each")]
    if not places:
        return
    for place, effect in pointless_for_each(ability):
        first, last = places[place]
        simple = vocabulary.categories["simple"]
        category = simple if simple.fits(effect) else vocabulary.categories["static"]
        words = category.english(effect)
        message = f"“for each” multiplies a number, and “{words}” has none to multiply"
        hint = "say the effect once, without “for each”"
        yield TextProblem("L009", message, index, first.start, last.end, hint)


def amount_problems(ability: Ability, tokens: list[Token], index: int) -> Iterator[TextProblem]:
    """Errors for an X that nobody chooses, and for bare counts."""
    if is_x_unpaid(ability):
        letter = next(token for token in tokens if token.key in (LETTER, SIGNED_LETTER))
        message = "no cost of this line has an X, so nobody chooses how large X is"
        yield TextProblem(
            "L011", message, index, letter.start, letter.end, "pay X in a cost before it"
        )
    counts = [token for token in tokens if token.key == "equal"]
    for _ in plain_counts(ability):
        message = "“equal to the number of” is said with “for each”"
        hint = "write “for each ..., ...” with the number for one of them"
        yield TextProblem("L012", message, index, counts[0].start, counts[0].end, hint)


def wording_problem(
    paragraph: str, canonical: str, tokens: list[Token], index: int, vocabulary: Vocabulary
) -> TextProblem:
    """A text that is understood but written otherwise; the caret is under the first difference."""
    theirs = tokenize(canonical)
    pairs = [
        (ours, other)
        for ours, other in zip(tokens, theirs, strict=False)
        if ours.text != other.text
    ]
    first = pairs[0][0] if pairs else tokens[-1]
    hint = f"write “{canonical}”"
    numbers = number_pairs(vocabulary)
    if pairs and len(tokens) == len(theirs):
        keys = [{ours.key, other.key} for ours, other in pairs if ours.key != other.key]
        if keys and all(frozenset(pair) in numbers for pair in keys):
            return TextProblem(
                "L005",
                "singular and plural do not agree",
                index,
                first.start,
                first.end,
                hint,
                canonical=canonical,
            )
    message = "understood, but not the canonical wording"
    return TextProblem("L004", message, index, first.start, first.end, hint, canonical=canonical)


def number_pairs(vocabulary: Vocabulary) -> set[frozenset[str]]:
    """Words that differ only in being singular or plural."""
    pairs = {
        frozenset({noun.english.lower(), noun.plural.lower()}) for noun in vocabulary.words.nouns
    }
    pairs |= {frozenset({"time", "times"}), frozenset({"its", "their"})}
    for row in vocabulary.rows:
        for part in row.english_elements:
            if isinstance(part, Agree) and len(part.singular) == len(part.plural):
                pairs |= {frozenset(pair) for pair in zip(part.singular, part.plural, strict=True)}
    return pairs

"""Every card of every pool can be explained, and `explain-card` accepts exactly what `check-cards` does."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from runestack import games
from runestack.cards.adhoc import SOURCE
from runestack.cards.fitting import fitting_card, possible_cards
from runestack.cards.loader import CardSource, PackReader
from runestack.cards.pool import Card
from runestack.cards.positions import scan
from runestack.cli.app import run
from runestack.cli.steps import step_lines
from runestack.games.base import Game
from runestack.language.diagnose import examine
from runestack.language.nodes import Text
from runestack.language.text import english
from tests.games.invasion.trees import InvasionTrees
from tests.games.rune_age.trees import RuneAgeTrees
from tests.games.runeslingers.trees import RuneTrees
from tests.strategies import Trees

TREES = {
    "rone": Trees,
    "runeslingers": RuneTrees,
    "rune-age": RuneAgeTrees,
    "invasion": InvasionTrees,
}


def texts(name: str) -> st.SearchStrategy[list[Text]]:
    """One or two abilities of a game, at random."""
    ability = TREES[name](games.game(name).card_game.vocabulary()).of("ability")
    return st.lists(ability, min_size=1, max_size=2)


@pytest.mark.parametrize("name", games.names())
def test_the_steps_of_every_card_can_be_listed(name: str) -> None:
    game = games.game(name)
    for card in game.pool:
        if not card.text:
            continue
        fitting, problems = fitting_card(game.card_game, card.text, card.tree)
        assert not problems, card.name
        abilities, tables = game.programs(fitting)
        runs = any(ability.program and ability.static < 0 for ability in abilities)
        assert bool(step_lines(abilities, tables)) == runs, card.name


# -- the same verdict ----------------------------------------------------------------------------


def table_of(card: Card) -> Mapping[str, object]:
    """A card as it would be written into a file."""
    written: dict[str, object] = {
        "id": card.id,
        "number": card.number,
        "name": card.name,
        "name_de": card.name_de,
        "type": card.type,
        "copies": 1,
        "text": card.text,
    }
    return {**written, **card.printed}


def is_loaded(game: Game, card: Card) -> bool:
    """Whether `check-cards` finds nothing wrong with a card by itself."""
    reader = PackReader(game.card_game)
    lines = ["[[card]]", *(f"{key} = 0" for key in table_of(card))]
    reader.read_card(CardSource(SOURCE, lines, scan(lines)[-1], dict(table_of(card))))
    return not reader.diagnostics and not reader.failed


@pytest.mark.parametrize("name", games.names())
@settings(
    max_examples=75, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
@given(data=st.data())
def test_a_text_is_explained_exactly_if_some_card_may_have_it(
    name: str, data: st.DataObject
) -> None:
    abilities = data.draw(texts(name))
    game = games.game(name)
    text = english(Text(tuple(abilities)), game.card_game.vocabulary())  # type: ignore[arg-type]
    tree, wrong = examine(text, game.card_game.vocabulary())
    if tree is None or wrong:
        return
    card, problems = fitting_card(game.card_game, text, tree)
    assert is_loaded(game, card) == (not problems), (text, problems)
    if problems:
        cards = list(possible_cards(game.card_game.schema, text, tree))
        for other in random.Random(text).sample(cards, 5):
            assert not is_loaded(game, other), (text, other)


@pytest.mark.parametrize(
    ("name", "text", "code"),
    [
        ("rone", "Slow effect.\nWhenever you draw a card, gain 1 {water}.", "C1"),
        ("runeslingers", "Gain 1 determination.", "C111"),
        ("runeslingers", "Sling: Deal 2 damage to a target.\nActivate: Draw a card.", "C109"),
        ("runeslingers", "Apply 1 Curse under target trinket.", "C112"),
        ("runeslingers", "Gain health equal to the damage dealt this way.", "C115"),
        ("runeslingers", "Sling this card again.", "C117"),
        ("runeslingers", "Your block is 2 higher until your next turn.", "C118"),
        ("runeslingers", "Sling, pay health equal to your block: Draw a card.", "L010"),
    ],
)
def test_what_no_card_may_have_is_refused_by_its_code(
    name: str, text: str, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["explain-card", text, "--game", name]) == 1
    assert f"\n{code}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("rone", "{yellow 2}: This unit gets +1 {health}."),  # on a unit of speed 2
        ("rone", "Recycle: Draw a card."),
        ("rone", "  Draw a card.\n"),  # white space around a text means nothing in a file either
        ("runeslingers", "• Deal 2 damage to a target.\n• Draw a card."),  # with Fate or Choice
        ("runeslingers", "Sling: Deal 2 damage to a target."),  # on a card with defense
        ("runeslingers", "Discard 2 cards. If you do, draw 3 cards."),
        ("runeslingers", "Deal 2 damage to a target. Deal 2 damage to that target."),
        (
            "runeslingers",
            "Deal 2 damage to a target. Gain health equal to the damage dealt this way.",
        ),
        ("runeslingers", "Negate target effect with effective damage 6 or more."),
        ("runeslingers", "Destroy target runespell, trinket or boon."),
        ("runeslingers", "Apply 1 Curse under target boon."),
    ],
)
def test_what_some_card_may_have_is_explained(
    name: str, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["explain-card", text, "--game", name]) == 0
    assert "Steps" in capsys.readouterr().out

"""`explain-card` and `check-cards` give one verdict on every text of every pack, and on texts with misprints.

`explain-card` sees a text alone and `check-cards` a card: what the first refuses, the second refuses on its card; what
the second lets its card have, the first accepts; and where only the second refuses, a check of the card (C1..) says why.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from runestack import games
from runestack.cards.check import check_pack
from runestack.cards.fitting import fitting_card
from runestack.cards.pool import Card
from runestack.cli.app import run
from runestack.games.base import Game
from runestack.language.diagnose import examine

EVERY_GAME = pytest.mark.parametrize("name", games.names())
AS_PRINTED = "as printed"
Misprint = Callable[[str], str]


def exchanged(text: str) -> str:
    """The first two words of the last sentence in the wrong order."""
    *before, last = text.split(". ")
    words = last.split(" ")
    return ". ".join([*before, " ".join([words[1], words[0], *words[2:]])]) if words[1:] else text


MISPRINTS: dict[str, Misprint] = {
    AS_PRINTED: lambda text: text,
    "no full stop": lambda text: text.removesuffix("."),
    "a word left out": lambda text: re.sub(r" (a|the|target|to|your) ", " ", text, count=1),
    "a word twice": lambda text: re.sub(r"(\w+) ", r"\1 \1 ", text, count=1),
    "words exchanged": exchanged,
    "no capital letter": lambda text: text[:1].lower() + text[1:],
    "another icon": lambda text: text.replace("{water}", "{wine}"),
    "another card type": lambda text: re.sub(r"\bunit\b", "hero", text),
    "too high a number": lambda text: re.sub(r"[1-9]", "99", text, count=1),
    "a number of none": lambda text: re.sub(r"[1-9]", "0", text, count=1),
    "twice": lambda text: f"{text}\n{text}",
}


def written(card: Card, text: str) -> str:
    """A card as it stands in a file, with another text."""
    values: dict[str, object] = {
        "id": card.id,
        "number": card.number,
        "name": card.name,
        "name_de": card.name_de,
        "type": card.type,
        **card.printed,
        "copies": card.copies,
        **({"text": text} if text else {}),
    }
    lines = [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in values.items()]
    return "\n".join(["[[card]]", *lines, ""])


def check(game: Game, cards: Iterable[tuple[Card, str]], path: Path) -> dict[str, list[str]]:
    """What `check-cards` says of a pack: the codes for each card that it refuses, by the card's id."""
    path.write_text("\n".join(written(card, text) for card, text in cards), encoding="utf-8")
    found: dict[str, list[str]] = {}
    for diagnostic in check_pack(path, game.card_game).diagnostics:
        found.setdefault(diagnostic.card.split(" ")[0], []).append(diagnostic.code)
    return found


def is_explained(game: Game, text: str) -> bool:
    """The verdict of `explain-card`, without its words."""
    tree, wrong = examine(text, game.card_game.vocabulary())
    return tree is not None and not wrong and not fitting_card(game.card_game, text, tree)[1]


@EVERY_GAME
@pytest.mark.parametrize("misprint", MISPRINTS)
def test_both_commands_judge_texts_alike(name: str, misprint: str, tmp_path: Path) -> None:
    """Every text as it is printed; of each misprint every tenth, because looking for the mistake takes its time."""
    game = games.game(name)
    cards = list(game.pool)
    if misprint != AS_PRINTED:
        cards = [card for card in cards if card.text][list(MISPRINTS).index(misprint) :: 10]
    texts = [(card, MISPRINTS[misprint](card.text)) for card in cards]
    refused = check(game, texts, tmp_path / "pack.toml")
    for card, text in texts:
        codes = refused.get(card.id, [])
        if text and not is_explained(game, text):
            assert codes, (card.name, text)
        elif misprint == AS_PRINTED:
            assert not codes, (card.name, text, codes)
        else:
            assert all(code.startswith("C") for code in codes), (card.name, text, codes)


WRONG = [
    ("rone", "tactic", "Destroy target hero.", "L010"),
    (
        "rone",
        "unit",
        "Battlefield: You may pay {water} equal to the {melee} of this unit. If you do, draw a card.",
        "L010",
    ),
    ("rone", "tactic", "Turn target hero into a shield.", "L010"),
    ("rone", "tactic", "Deal 1 damage to target technology.", "L010"),
    ("rone", "tactic", "You may play units from the opponent's graveyard this turn.", "L010"),
    ("rone", "tactic", "Target unit gets -1 {health}.", "C105"),
    ("rone", "technology", "{yellow 2}: Draw a card.\n{purple 2}: Gain 1 {water}.", "C102"),
    ("rone", "technology", "{yellow 4}: Draw a card.", "C102"),
    ("rone", "unit", "Flying.\nFlying.", "C103"),
    ("rone", "tactic", "Draw an card.", "L00"),
    ("rone", "tactic", "Draw a cards.", "L00"),
    ("rone", "tactic", "Frobnicate target unit.", "L001"),
    ("rone", "tactic", "draw a card.", "L004"),
    ("runeslingers", "utility", "Frobnicate target runespell.", "L001"),
    ("runeslingers", "utility", "draw a card.", "L004"),
]


@pytest.mark.parametrize(("name", "kind", "text", "code"), WRONG)
def test_a_wrong_text_is_refused_by_both_and_on_a_fitting_card_for_the_same_reason(
    name: str,
    kind: str,
    text: str,
    code: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = games.game(name)
    card = next(one for one in game.pool if kind in (one.type, one.printed.get("subtype")))
    codes = check(game, [(card, text)], tmp_path / "pack.toml")[card.id]
    assert any(one.startswith(code) for one in codes), codes
    assert run(["explain-card", text, "--game", name]) == 1
    assert re.search(rf"\b{code}", capsys.readouterr().out)


@pytest.mark.parametrize(
    ("kind", "text", "code"),
    [
        ("technology", "Recycle: Draw a card.", "C107"),
        ("tactic", "Flying.", "C103"),
    ],
)
def test_what_another_type_of_card_may_have_is_explained_and_refused_on_this_one(
    kind: str, text: str, code: str, tmp_path: Path
) -> None:
    game = games.game("rone")
    card = next(one for one in game.pool if one.type == kind)
    assert is_explained(game, text)
    assert check(game, [(card, text)], tmp_path / "pack.toml")[card.id][0] == code

"""Finding cards."""

from pathlib import Path

import pytest

from runestack.cards.loader import load_pool
from runestack.cards.pool import CardPool
from runestack.games.rone.cards.schema import RONE_CARDS
from tests.cards.packs import GOOD, changed, write


@pytest.fixture
def pool(tmp_path: Path) -> CardPool:
    return load_pool([write(tmp_path, GOOD)], RONE_CARDS)


def test_cards_are_found_by_number_id_and_name(pool: CardPool) -> None:
    assert pool.by_number[111] is pool.by_id["rone-u-111"]
    assert pool.named("scout") == pool.named("Späher") == (pool.by_number[111],)
    assert [card.value("level") for card in pool.named("Ada Voss")] == [1, 2, 3]
    assert pool.named("nobody") == ()
    assert pool.closest_name("Iron Kit") == "Iron Kite"
    assert pool.closest_name("eisendrache") == "Eisendrachen"
    assert pool.closest_name("qqq") is None


@pytest.mark.parametrize(
    ("query", "names"),
    [
        ("type:unit", ["Scout", "Iron Kite"]),
        ("type:unit race:machine cost<=4 flying", ["Iron Kite"]),
        ("cost<4 level=1", ["Radar Mast", "Scout", "Spark"]),
        ("health>=3", ["Iron Kite"]),
        ("ranged>0", []),
        ("cost:never", ["Ada Voss"]),
        ("damage target", ["Iron Kite", "Spark"]),
        ("name:kite", ["Iron Kite"]),
        ("funke", ["Spark"]),
        ("wings:2", []),
        ("name>3", []),
        ("", ["Ada Voss", "Ada Voss", "Ada Voss", "Radar Mast", "Scout", "Iron Kite", "Spark"]),
    ],
)
def test_searching(pool: CardPool, query: str, names: list[str]) -> None:
    assert [card.name for card in pool.search(query)] == names


def test_the_german_text_comes_from_the_tree(pool: CardPool) -> None:
    assert pool.german(pool.by_id["rone-t-191"]) == "Füge der Zieleinheit 1 Schadenspunkt zu."


def test_the_hash_is_over_the_content_only(tmp_path: Path, pool: CardPool) -> None:
    flavour = load_pool([write(tmp_path, changed("It squeaks.", "It sings."))], RONE_CARDS)
    moved = load_pool([write(tmp_path, "# moved\n\n" + GOOD, "other.toml")], RONE_CARDS)
    dearer = load_pool([write(tmp_path, changed("cost = 4", "cost = 5"))], RONE_CARDS)
    assert pool.pool_hash == flavour.pool_hash == moved.pool_hash
    assert pool.pool_hash != dearer.pool_hash
    assert len(pool.pool_hash) == 16

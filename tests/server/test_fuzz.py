"""Hostile messages, settings, decks, packs and saved games: some of those that bench/attack/fuzz.py makes in thousands."""

from __future__ import annotations

import pytest

from bench.attack.fuzz import ATTACKS, attack
from runestack.server.errors import SENTENCES


@pytest.mark.parametrize("name", ATTACKS)
def test_whatever_is_handed_in_is_understood_or_refused_in_words(name: str) -> None:
    ended = {attack(name, seed) for seed in range(50)}
    assert ended <= {"understood", *SENTENCES} - {"fault"}
    assert "understood" in ended

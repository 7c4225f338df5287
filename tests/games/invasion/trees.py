"""Random trees of Invasion's language: the strategies of the core, and those of the game's own categories."""

from typing import Any

from hypothesis import strategies as st

from runestack.games.invasion.language.word_tables import OneOfZones, UpTo
from runestack.language.categories import Category
from tests.strategies import SMALL, Trees


class InvasionTrees(Trees):
    """Strategies for the categories of Invasion."""

    def make(self, category: Category) -> st.SearchStrategy[Any]:
        if isinstance(category, UpTo):
            return st.tuples(SMALL, st.booleans())
        if isinstance(category, OneOfZones):
            zones = st.sampled_from(list(category.zones.entries))
            return st.lists(zones, min_size=1, max_size=3).map(tuple)
        return super().make(category)

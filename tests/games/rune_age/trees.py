"""Random trees of Rune Age's language: the strategies of the core, and those of the game's own categories."""

from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from runestack.games.rune_age.language.word_tables import ZoneKind
from runestack.language.categories import Category
from runestack.language.groups import AnyGroup
from runestack.language.nodes import Pick
from tests.strategies import Trees


class RuneAgeTrees(Trees):
    """Strategies for the categories of Rune Age."""

    def make(self, category: Category) -> st.SearchStrategy[Any]:
        if isinstance(category, ZoneKind):
            heads = self.heads(category, side=False, where=not category.is_plural)
            if category.is_plural:
                return heads.map(lambda head: (head.adjectives, head.noun))
            return heads.map(lambda head: (head.adjectives, head.noun, head.where))
        if isinstance(category, AnyGroup) and category.name == "owned_group":
            return super().make(category).map(lambda group: replace(group, pick=Pick.ONE))
        return super().make(category)

"""Random trees of Runeslingers' language: the strategies of the core, and those of the game's own categories."""

from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from runestack.games.runeslingers.language.ailments import AilmentAmount
from runestack.games.runeslingers.language.groups import (
    GroupInPlay,
    NextGroup,
    PickedGroup,
    PlayedGroup,
    TargetOfDamage,
    is_clearly_in_play,
)
from runestack.language.categories import Category
from runestack.language.groups import ChosenGroup
from runestack.language.nodes import Pick, Side
from runestack.language.noun_phrases import Head
from tests.strategies import SMALL, Trees, group


class RuneTrees(Trees):
    """Strategies for the categories of Runeslingers."""

    def make(self, category: Category) -> st.SearchStrategy[Any]:
        if isinstance(category, AilmentAmount):
            keys = st.sampled_from(list(category.nouns))
            parts = (SMALL, st.booleans(), keys) if category.up_to else (SMALL, keys)
            return st.tuples(*parts)
        if isinstance(category, TargetOfDamage):
            return self.targets()
        if isinstance(category, PickedGroup):
            return self.groups_of(category).filter(lambda value: value.pick is not Pick.EACH)
        if isinstance(category, GroupInPlay):
            return self.groups_of(category).filter(is_clearly_in_play)
        if isinstance(category, PlayedGroup | NextGroup):
            heads = self.heads(category, side=False, where=isinstance(category, PlayedGroup))
            return heads.map(lambda head: group(Pick.ANY, 1, up_to=False, other=False, head=head))
        return super().make(category)

    def groups_of(self, category: ChosenGroup) -> st.SearchStrategy[Any]:
        return self.groups(category)

    def targets(self) -> st.SearchStrategy[Any]:
        flag = st.booleans()
        heads = st.sampled_from(Side).map(lambda side: Head(side, (), "target", ()))
        chosen = st.builds(group, st.just(Pick.TARGET), SMALL, flag, flag, heads)
        each = st.builds(group, st.just(Pick.EACH), st.just(0), st.just(False), flag, heads)
        return chosen | each.map(lambda value: replace(value, up_to=False))

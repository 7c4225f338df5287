"""Games that live elsewhere."""

from collections.abc import Iterator

import pytest

from runestack import games
from runestack.games.settings import SettingError


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    modules, unlisted = dict(games.MODULES), set(games.UNLISTED)
    yield
    games.MODULES.clear()
    games.MODULES.update(modules)
    games.UNLISTED.clear()
    games.UNLISTED.update(unlisted)


def test_a_registered_game_is_listed_behind_the_others() -> None:
    before = games.names()
    games.register_from(" marsh=somewhere.game, ")
    assert games.names() == [*before, "marsh"]
    assert games.module_name("marsh") == "somewhere.game"


def test_a_game_that_is_not_listed_is_found_by_its_name_only() -> None:
    before = games.names()
    games.register("marsh", "somewhere.game", listed=False)
    assert games.names() == before
    assert games.module_name("marsh") == "somewhere.game"


def test_a_name_is_taken_once() -> None:
    with pytest.raises(SettingError, match="there is a game 'rone' already"):
        games.register("rone", "somewhere.game")
    games.register("rone", games.MODULES["rone"])


@pytest.mark.parametrize("text", ["marsh", "=somewhere.game", "marsh=", "a=b,c"])
def test_what_is_no_name_and_module_is_refused(text: str) -> None:
    with pytest.raises(SettingError, match="RUNESTACK_GAMES has name=module"):
        games.register_from(text)

"""Views that the page is tested with are those that the games make now; if not: `make views`, then look at the page."""

from __future__ import annotations

import json

import pytest

from runestack.games import names
from tests.guests import registered
from tests.page.recording import SAID, all_games, moments_of, recorded, said, view_file, written

GAMES = all_games()
RECORDED = [(game, name) for game in GAMES for name in recorded(game)]


@pytest.mark.parametrize(("game", "name"), RECORDED, ids=str)
def test_a_recorded_view_is_what_the_game_shows_now(game: str, name: str) -> None:
    kept = view_file(game, name).read_text(encoding="utf-8")
    now = recorded(game)[name].view(game)
    assert json.loads(kept) == now
    assert kept == written(now)


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_that_a_game_wants_is_recorded_and_no_other(game: str) -> None:
    wanted = {moment.name: moment for moment in moments_of(game)}
    found = recorded(game)
    assert set(found) == set(wanted)
    folder = view_file(game, "any").parent
    assert {path.stem for path in folder.glob("*.json")} == set(wanted)
    for name, one in found.items():
        assert wanted[name].score(one.view(game)), f"{name} is not what it is recorded for any more"


def test_what_the_server_says_about_the_games_is_recorded_as_it_is_now() -> None:
    kept = json.loads(SAID.read_text(encoding="utf-8"))
    assert set(kept) == {*names(), *registered.NAMES}
    now = said()  # without the guests on the compiled build, which cannot play them
    assert {name: kept[name] for name in now} == now
    assert set(now) == {*names(), *registered.names()}

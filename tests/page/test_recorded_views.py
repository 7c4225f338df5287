"""Views that the page is tested with are those that the games make now; if not: `make views`, then look at the page."""

from __future__ import annotations

import json

import pytest

from tests.page.recording import all_games, moments_of, recorded, view_file, written

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

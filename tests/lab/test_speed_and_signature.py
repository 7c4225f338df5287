"""What `bench` and `signature` tell. Speed itself is no matter for tests."""

import importlib.machinery

import pytest

from runestack.games import game as find_game
from runestack.games import names
from runestack.kernel import state as kernel_state
from runestack.lab import bench, library_bench, signature
from runestack.lab.behaviour import settings_of
from runestack.lab.library_speed import by_engine, by_library


@pytest.mark.parametrize("name", names())
def test_bench_tells_rates_and_the_build(name: str) -> None:
    plain = bench(name, seconds=0.02).plain()
    assert list(plain) == [
        "game",
        "mode",
        "build",
        "decisions_per_second",
        "games_per_second",
        "clones_per_second",
    ]
    compiled = str(kernel_state.__file__).endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))
    assert plain["build"] == ("compiled" if compiled else "pure")
    for key in ("decisions_per_second", "games_per_second", "clones_per_second"):
        rate = plain[key]
        assert isinstance(rate, float)
        assert rate > 0


@pytest.mark.parametrize("name", names())
def test_the_library_and_the_engine_play_the_same_games(name: str) -> None:
    game = find_game(name)
    for seed in range(3):
        assert by_library(game, {}, seed) == by_engine(game, {}, seed) > 20
    plain = library_bench(name, seconds=0.02).plain()
    assert list(plain)[3:] == ["library_decisions_per_second", "engine_decisions_per_second"]


@pytest.mark.parametrize("mode", ["1v1", "2v2", "3p"])
def test_bench_names_the_mode_that_it_measured(mode: str) -> None:
    assert bench("rone", seconds=0.02, options={"mode": mode}).mode == mode


def test_bench_names_the_usual_mode_where_nothing_is_said() -> None:
    assert bench("rone", seconds=0.02).mode == "1v1"
    assert bench("runeslingers", seconds=0.02).mode == "starter"


@pytest.mark.parametrize("name", names())
def test_a_signature_repeats_itself_and_covers_every_setting(name: str) -> None:
    assert signature(name, games=3) == signature(name, games=3)
    assert signature(name, games=3) != signature(name, games=4)
    combinations = settings_of(find_game(name))
    for setting in find_game(name).settings:
        if setting.values:
            offered = {options.get(setting.name, setting.values[0]) for options in combinations}
            assert offered <= set(setting.values)
    assert len(combinations) > 1


@pytest.mark.parametrize("name", names())
def test_a_signature_covers_every_way_of_playing(name: str) -> None:
    game = find_game(name)
    combinations = settings_of(game)
    for way in game.ways:
        assert any(way.items() <= options.items() for options in combinations)
        assert game.new(0, game.seat_numbers(way)[0], way, None).asking

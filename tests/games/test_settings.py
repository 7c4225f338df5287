"""Settings of all games: defaults that they take, and numbers with a least and a most."""

import re

import pytest

from runestack.games import game, names
from runestack.games.settings import Setting, SettingError, check_setting

SETTINGS = [(name, setting) for name in names() for setting in game(name).settings]
NUMBERS = [(name, setting) for name, setting in SETTINGS if setting.numbers]


def named(value: object) -> str:
    return value.name if isinstance(value, Setting) else str(value)


@pytest.mark.parametrize(("name", "setting"), SETTINGS, ids=named)
def test_a_default_is_a_value_that_the_setting_takes(name: str, setting: Setting) -> None:
    known = [*setting.values, *map(str, setting.numbers)]
    assert setting.default in known or (setting.free and setting.default == "")
    check_setting(setting, setting.default)


@pytest.mark.parametrize(("name", "setting"), NUMBERS, ids=named)
def test_a_number_outside_its_bounds_is_refused_with_the_bounds(
    name: str, setting: Setting
) -> None:
    least, most = setting.numbers[0], setting.numbers[-1]
    for number in (least, most):
        check_setting(setting, str(number))
    wanted = re.escape(f"a number from {least} to {most}")
    for wrong in (str(least - 1), str(most + 1), "9" * 4400, "1e3", "½", ""):
        with pytest.raises(SettingError, match=wanted):
            check_setting(setting, wrong)


@pytest.mark.parametrize("name", names())
def test_a_game_with_all_defaults_written_out_is_the_usual_one(name: str) -> None:
    found = game(name)
    written = {one.name: one.default for one in found.settings if one.default}
    seats = found.seat_numbers({})[0]
    assert found.new(5, seats, written, None).digest() == found.new(5, seats, {}, None).digest()

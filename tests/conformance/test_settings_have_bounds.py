"""Every setting of every game says what it takes, and whatever it is given costs little."""

from __future__ import annotations

import json

import pytest

from runestack import games
from runestack.games.settings import MOST_DIGITS, MOST_TEXT, Setting, SettingError, check_setting
from runestack.play.match import new_match
from tests.guests import registered

NAMES = [*games.names(), *registered.names()]
NUMBERS = [
    pytest.param(name, setting, id=f"{name}-{setting.name}")
    for name in NAMES
    for setting in games.game(name).settings
    if setting.numbers
]
MOST_STATE = 1_000_000  # characters of a state as JSON; usual ones have 30,000


@pytest.mark.parametrize("name", NAMES)
def test_every_setting_takes_words_or_numbers_between_bounds_or_a_text_of_limited_length(
    name: str,
) -> None:
    for setting in games.game(name).settings:
        assert setting.values or setting.numbers or setting.free
        check_setting(setting, setting.default)
        if setting.numbers:
            assert setting.numbers.step == 1
            assert 0 <= setting.numbers[0] <= setting.numbers[-1] < 10**MOST_DIGITS
        if setting.free:
            with pytest.raises(SettingError, match=f"more than {MOST_TEXT} characters"):
                check_setting(setting, "x" * (MOST_TEXT + 1))


@pytest.mark.parametrize(("name", "setting"), NUMBERS)
def test_a_number_beyond_its_bounds_is_refused_with_both_of_them(
    name: str, setting: Setting
) -> None:
    least, most = setting.numbers[0], setting.numbers[-1]
    for wrong in (str(least - 1), str(most + 1), "999999999", "9" * 18, "9" * 4400, "1e3", "-1"):
        if wrong in setting.values:
            continue
        with pytest.raises(SettingError) as refused:
            check_setting(setting, wrong)
        assert f"a number from {least} to {most}" in str(refused.value)
        assert f"eine Zahl von {least} bis {most}" in refused.value.german
        assert len(str(refused.value)) < 300


@pytest.mark.parametrize("name", NAMES)
def test_a_game_with_the_greatest_numbers_is_no_burden(name: str) -> None:
    game = games.game(name)
    for way in game.ways:
        options = dict(way)
        seats = max(game.seat_numbers(options))
        for one in game.settings:
            if one.numbers:
                more = {**options, one.name: str(one.numbers[-1])}
                options = more if can_be_played(name, seats, more) else options
        state = new_match(name, 1, seats, options).state
        assert len(json.dumps(state.dump())) < MOST_STATE


def can_be_played(name: str, seats: int, options: dict[str, str]) -> bool:
    """Some numbers depend on others, such as the seat that begins."""
    try:
        new_match(name, 1, seats, options)
    except SettingError:
        return False
    return True


@pytest.mark.parametrize("seed", [2**63, -(2**63) - 1, 10**30, 10**4000])
def test_a_seed_that_nobody_can_store_is_refused(seed: int) -> None:
    with pytest.raises(SettingError, match="a seed is a number from"):
        new_match(NAMES[0], seed)

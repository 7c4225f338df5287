"""What can be chosen about a game of Rune Age, and what is refused."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from runestack.games.rune_age.game import GAME
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules.game import RuneAgeGame
from runestack.games.rune_age.rules.state import FIRST, OVERLORD, ROUND_LIMIT
from runestack.games.settings import SettingError
from runestack.kernel.outcome import COOPERATIVE, DUEL, FREE_FOR_ALL, SOLO, TEAMS


def new(seats: int = 2, *, seed: int = 1, **options: str) -> RuneAgeGame:
    """A game with these settings."""
    return GAME.new(seed, seats, options, None)


def names(game: RuneAgeGame, faces: list[int]) -> list[str]:
    """Cards by name."""
    return [GAME.pool.cards[face].name for face in faces]


def refused(**options: str) -> str:
    """Why these settings are refused to two players."""
    with pytest.raises(SettingError) as caught:
        GAME.new(1, 2, options, None)
    assert caught.value.german
    return str(caught.value)


# -- scenarios -----------------------------------------------------------------------------------


@pytest.mark.rule("RA-SETUP-1", "RA-OA-2")
def test_every_scenario_can_be_played_by_one_to_four_players() -> None:
    for setting in GAME.settings:
        if setting.name == "scenario":
            for key in setting.values:
                assert sorted(GAME.seat_numbers({"scenario": key})) == [1, 2, 3, 4]
                assert GAME.seat_numbers({"scenario": key})[0] == 2


@pytest.mark.parametrize(
    ("options", "seats", "kind"),
    [
        ({}, 2, DUEL),
        ({}, 3, FREE_FOR_ALL),
        ({}, 1, SOLO),
        ({"scenario": "cataclysm"}, 2, COOPERATIVE),
        ({"scenario": "cataclysm"}, 1, SOLO),
        ({"cooperative_variant": "true"}, 4, COOPERATIVE),
        ({"scenario": "overlord"}, 3, TEAMS),
        ({"scenario": "overlord"}, 2, DUEL),
    ],
)
def test_a_scenario_says_who_plays_against_whom(
    options: Mapping[str, str], seats: int, kind: int
) -> None:
    assert GAME.kind(options, seats) == kind
    assert GAME.new(1, seats, options, None).kind() == kind


def test_an_unknown_scenario_is_refused_with_those_that_there_are() -> None:
    assert "dragonlords" in refused(scenario="dragons")


def test_five_players_are_refused() -> None:
    with pytest.raises(SettingError, match="seats cannot be 5"):
        new(5)


# -- the expansion -------------------------------------------------------------------------------


@pytest.mark.rule("RA-RULING-104", "RA-OA-4")
def test_without_the_expansion_there_are_neither_its_units_nor_mercenaries() -> None:
    game = new(expansion="false")
    flags = [game.faces.flags[face] & c.EXPANSION for face in game.face]
    assert not any(flags)


@pytest.mark.rule("RA-RULING-103", "RA-RULING-104")
def test_mercenaries_are_there_by_default_and_can_be_left_out() -> None:
    with_them = [face for face in set(new().face) if GAME.faces.category[face]]
    assert len(with_them) == 3
    without = [face for face in set(new(mercenaries="false").face) if GAME.faces.category[face]]
    assert without == []


@pytest.mark.rule("RA-RULING-114")
@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"scenario": "overlord"}, "scenario cannot be 'overlord'"),
        ({"scenario": "landmarks"}, "scenario cannot be 'landmarks'"),
        ({"mercenaries": "true"}, "mercenaries needs expansion"),
        ({"cooperative_variant": "true"}, "cooperative_variant needs expansion"),
        ({"faction_0": "orcs"}, "faction_0=orcs needs expansion"),
        ({"second_neutral": "Twilight Pact", "all_agree": "true"}, "second_neutral cannot be"),
    ],
)
def test_what_needs_the_expansion_is_refused_without_it(
    options: dict[str, str], message: str
) -> None:
    assert refused(expansion="false", **options).startswith(message)


@pytest.mark.rule("RA-RULING-114")
def test_only_the_dragonlords_have_a_cooperative_variant() -> None:
    assert refused(scenario="monument", cooperative_variant="true") == (
        "cooperative_variant needs scenario: dragonlords"
    )


@pytest.mark.rule("RA-COOP-4", "RA-RULING-100")
def test_the_cooperative_variant_has_its_own_neutral_cards() -> None:
    game = new(cooperative_variant="true")
    assert names(game, game.scenario.neutral) == ["Battle Cry", "Forced March", "Demon"]


# -- factions, first player, limits --------------------------------------------------------------


@pytest.mark.rule("RA-SETUP-3")
def test_factions_are_named_drawn_by_lot_or_chosen_at_the_table() -> None:
    game = new(3, faction_1="latari")
    assert c.RACES[game.race[1]] == "latari"
    assert len(set(game.race)) == 3
    assert new(faction_pick="choose").race == [c.NO_RACE, c.NO_RACE]


@pytest.mark.rule("RA-RULING-3")
def test_a_faction_is_played_once() -> None:
    assert "named twice" in refused(faction_0="daqan", faction_1="daqan")


@pytest.mark.parametrize(
    "options", [{"faction_2": "daqan"}, {"faction_0": "daqan", "faction_pick": "choose"}]
)
def test_a_faction_for_nobody_is_refused(options: dict[str, str]) -> None:
    assert "needs faction_pick=random" in refused(**options)


def test_an_unknown_faction_is_refused() -> None:
    assert refused(faction_0="elves").startswith("faction_0 cannot be 'elves'")


@pytest.mark.rule("RA-RULING-1")
def test_the_first_player_is_given_or_drawn_but_the_overlord_is_always_drawn() -> None:
    assert {new(first_player="1", seed=seed).numbers[FIRST] for seed in range(6)} == {1}
    assert {new(seed=seed).numbers[FIRST] for seed in range(12)} == {0, 1}
    overlords = {
        new(scenario="overlord", first_player="1", seed=seed).numbers[OVERLORD]
        for seed in range(12)
    }
    assert overlords == {0, 1}


def test_a_first_player_who_does_not_sit_at_the_table_is_refused() -> None:
    assert refused(first_player="2").startswith("first_player cannot be '2'")


@pytest.mark.rule("RA-RULING-88")
@pytest.mark.parametrize("value", ["0", "201", "-1", "many"])
def test_the_longest_game_has_a_least_and_a_most(value: str) -> None:
    assert new(round_limit="200").numbers[ROUND_LIMIT] == 200
    assert refused(round_limit=value) == (
        f"round_limit cannot be {value!r}; it can be: a number from 1 to 200"
    )


@pytest.mark.rule("RA-RULING-105")
def test_hands_are_open_only_for_players_who_win_together() -> None:
    game = new(scenario="cataclysm", open_hands="true")
    assert all(game.known[card] == 0b11 for hand in game.hand for card in hand)
    assert "win together" in refused(open_hands="true")
    assert "win together" in refused(scenario="overlord", open_hands="true")


# -- custom neutral cards ------------------------------------------------------------------------


@pytest.mark.rule("RA-NEUT-1", "RA-NEUT-2", "RA-NEUT-3")
def test_a_neutral_card_is_replaced_by_one_of_the_same_cost_if_all_agree() -> None:
    game = new(first_neutral="tavern rumour", all_agree="true")
    assert names(game, game.scenario.neutral) == ["Tavern Rumour", "Stone Sentry", "Elder Treant"]
    pile = [card for card in game.market if game.face[card] == game.scenario.neutral[0]]
    assert len(pile) == 3


@pytest.mark.rule("RA-RULING-8")
def test_without_consent_other_neutral_cards_are_refused() -> None:
    assert "all players have to agree" in refused(first_neutral="Tavern Rumour")


@pytest.mark.rule("RA-NEUT-2", "RA-RULING-8")
@pytest.mark.parametrize("name", ["Demon", "Road Wardens", "Nobody"])
def test_a_card_of_another_cost_a_mercenary_or_no_card_at_all_is_refused(name: str) -> None:
    told = refused(first_neutral=name, all_agree="true")
    assert told.startswith(f"first_neutral cannot be {name!r}; Village Militia costs 1 influence")


@pytest.mark.rule("RA-RULING-8")
def test_a_neutral_card_that_is_in_the_game_already_is_refused() -> None:
    told = refused(cooperative_variant="true", first_neutral="Forced March", all_agree="true")
    assert told == "Forced March is in the game already"


# -- words ---------------------------------------------------------------------------------------


def test_every_setting_and_every_value_has_words() -> None:
    for setting in GAME.settings:
        words = GAME.setting_words(setting)
        assert all(words.label)
        assert all(words.help)
        assert set(setting.values) <= set(words.values) | {""}


def test_a_scenario_comes_with_its_story_its_length_and_who_can_play_it() -> None:
    (setting,) = [one for one in GAME.settings if one.name == "scenario"]
    english, german = GAME.setting_words(setting).notes["dragonlords"]
    assert english.startswith("1 to 4 players, 10 to 16 rounds, easy to learn. The mountain")
    assert german.startswith("1 bis 4 Personen, 10 bis 16 Runden, leicht zu lernen. Der Berg")


def test_a_saved_game_says_what_is_played() -> None:
    game = new(scenario="overlord", first_neutral="Tavern Rumour", all_agree="true")
    again = GAME.load(game.dump())
    assert (again.scenario.key, again.scenario.neutral) == ("overlord", game.scenario.neutral)

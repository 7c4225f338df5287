"""Who plays where: plain, paired and field series."""

from collections import Counter

import pytest

from runestack.games import game as find_game
from runestack.games.settings import SettingError
from runestack.lab import simulate
from runestack.lab.tables import Series, derived_seed, moved, pairings, table_of

RONE = find_game("rone")
CUSTOM = {"deck_mode": "custom", "deck_0": "iron-wall", "deck_1": "grey-tide", "edition": "de"}


def series(games: int, *, paired: bool = False, decks: tuple[str, ...] = ()) -> Series:
    options = {} if decks else dict(CUSTOM)
    return Series("rone", options, ("greedy", "random"), 3, games, paired, decks)


def test_in_a_plain_series_every_game_has_its_own_deal_and_nobody_moves() -> None:
    tables = [table_of(series(4), RONE, number) for number in range(4)]
    assert [one.seed for one in tables] == [derived_seed(3, number) for number in range(4)]
    assert {one.agents for one in tables} == {("greedy", "random")}
    assert {one.players for one in tables} == {(0, 1)}
    assert {one.decks for one in tables} == {("iron-wall", "grey-tide")}


def test_in_a_paired_series_two_games_have_one_deal_and_the_players_change_seats() -> None:
    first, second, third = (table_of(series(4, paired=True), RONE, number) for number in range(3))
    assert first.seed == second.seed != third.seed
    assert (first.agents, second.agents) == (("greedy", "random"), ("random", "greedy"))
    assert (first.players, second.players, third.players) == ((0, 1), (1, 0), (0, 1))
    assert second.decks == ("grey-tide", "iron-wall")
    assert second.options == CUSTOM | {"deck_0": "grey-tide", "deck_1": "iron-wall"}
    assert (first.group, second.group, third.group) == (0, 0, 1)


def test_settings_of_seats_move_with_the_players_and_shared_decks_with_the_teams() -> None:
    given = {"deck_0": "a", "deck_1": "b", "passive_2": "x", "first_player": "0"}
    assert moved(given, (1, 2, 3, 0), decks=2) == {
        "deck_1": "a",
        "deck_0": "b",
        "passive_1": "x",
        "first_player": "0",
    }
    assert moved(given, (2, 3, 0, 1), decks=2) == {
        "deck_0": "a",
        "deck_1": "b",
        "passive_0": "x",
        "first_player": "0",
    }


def test_a_field_lets_every_deck_meet_every_other_one_from_both_seats() -> None:
    names = ("blood-price", "grey-tide", "iron-wall")
    plan = Series("rone", {}, ("random", "random"), 0, 6, True, names)
    met = Counter(table_of(plan, RONE, number).decks for number in range(6))
    assert met == {(one, other): 1 for one in names for other in names if one != other}


def test_in_a_field_of_different_agents_every_deck_is_played_by_each_of_them() -> None:
    names = ("blood-price", "grey-tide", "iron-wall")
    assert len(pairings(names, 2, alike=True)) == 3
    plan = series(12, paired=True, decks=names)
    held: Counter[tuple[str, str]] = Counter()
    for number in range(12):
        table = table_of(plan, RONE, number)
        held.update(zip(table.agents, table.decks, strict=True))
    assert held == {(agent, name): 4 for agent in ("greedy", "random") for name in names}


def test_a_field_is_the_same_for_any_number_of_workers() -> None:
    names = ["striker", "warden", "trickster"]
    alone = simulate("runeslingers", {}, games=6, seed=2, decks=names, recording=True)
    together = simulate("runeslingers", {}, games=6, seed=2, decks=names, recording=True, workers=2)
    assert alone == together
    assert alone.series.options == {"mode": "constructed"}
    assert {one.decks for one in alone.results} == {
        (one, other) for one in names for other in names if one != other
    }


def test_the_luck_of_a_deal_cancels_where_the_players_are_alike_but_for_their_names() -> None:
    """Players who choose by their seat's random stream play the same game twice: each of them wins once."""
    done = simulate("rone", {}, ["random", "random"], 6, seed=1, paired=True)
    players = done.plain()["summary"]["players"]  # type: ignore[index]
    assert [(one["wins"], one["games"]) for one in players] == [(3, 6), (3, 6)]
    pairs = zip(done.results[::2], done.results[1::2], strict=True)
    assert all(one.scores == other.scores for one, other in pairs)


@pytest.mark.parametrize(
    ("games", "decks", "options", "message"),
    [
        (3, (), {}, "a paired series with 2 seats needs a multiple of 2 games, not 3"),
        (2, ("iron-wall",), {}, "a field needs 2 decks or more, not 1"),
        (2, ("iron-wall", "iron-wall"), {}, "the deck iron-wall is in the field twice"),
        (2, ("iron-wall", "irn-wall"), {}, "deck_1: .* did you mean “iron-wall”"),
        (2, ("iron-wall", "grey-tide"), {"deck_0": "grey-tide"}, "deck_0 and a field"),
    ],
)
def test_what_cannot_be_paired_is_refused(
    games: int, decks: tuple[str, ...], options: dict[str, str], message: str
) -> None:
    with pytest.raises(SettingError, match=message):
        simulate("rone", options, games=games, paired=True, decks=decks)

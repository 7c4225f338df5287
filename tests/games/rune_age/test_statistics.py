"""What is counted over many games of Rune Age."""

from __future__ import annotations

from runestack.games.rune_age.game import GAME
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules.state import OVERLORD
from runestack.games.statistics import DRAWN, PLAYED, CardUse
from runestack.kernel.events import Event
from runestack.lab import simulate


def event(kind: int, card: int = -1) -> Event:
    return Event(kind, 0, card, -1, 0, "", -1)


def test_a_seat_is_counted_by_faction_side_and_scenario() -> None:
    game = GAME.new(1, 3, {"scenario": "overlord", "faction_0": "orcs"}, None)
    heads = [GAME.heads(game, seat) for seat in range(3)]
    assert heads[0][0] == ("Orcs of the Broken Plains", "Orks der Geborstenen Ebenen")
    sides = [one[1][0] for one in heads]
    assert sides[game.numbers[OVERLORD]] == "Overlord"
    assert sorted(sides) == ["Overlord", "ally", "ally"]
    assert {one[2][0] for one in heads} == {"Ascent of the Overlord"}


def test_cards_count_as_drawn_and_what_is_bought_or_acquired_as_played() -> None:
    game = GAME.new(1, 2, {}, None)
    card = game.hand[0][0]
    assert GAME.card_use(game, event(e.DRAWS, card)) == CardUse(DRAWN, 0, game.face[card])
    for kind in (e.BUYS, e.ACQUIRES):
        assert GAME.card_use(game, event(kind, card)) == CardUse(PLAYED, 0, game.face[card])
    assert GAME.card_use(game, event(e.PLAYS, card)) is None


def test_what_happens_is_tallied() -> None:
    game = GAME.new(1, 2, {}, None)
    assert GAME.tallies[GAME.tally(game, event(e.EVENT_DRAWN))] == ("events", "Ereignisse")
    assert GAME.tally(game, event(e.DRAWS)) == -1


def test_a_series_tells_who_won_with_which_faction() -> None:
    options = {"scenario": "runewars", "round_limit": "6"}
    done = simulate("rune-age", options, ("random", "random"), games=4, recording=True)
    assert done.failures == ()
    for result in done.results:
        assert result.record is not None
        assert all(len(heads) == 3 for heads in result.record.heads)

"""What is counted over many games of Invasion."""

from __future__ import annotations

from runestack.games.invasion.game import GAME
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.state import CAMPAIGN_PLACE, FIRST
from runestack.games.statistics import DRAWN, PLAYED, CardUse
from runestack.kernel.events import Event
from runestack.lab import simulate

CAMPAIGN = {"mode": "cooperative", "scenario": "invasion", "difficulty": "hard"}


def event(kind: int, card: int = -1) -> Event:
    return Event(kind, 0, card, -1, 0, "", -1)


def test_a_seat_of_a_match_is_counted_by_leader_and_who_began() -> None:
    game = GAME.new(1, 2, {"leader_0": "Karr Vost", "leader_pick": "random"}, None)
    heads = [[name for name, _ in GAME.heads(game, seat)] for seat in range(2)]
    assert heads[0][0] == "Karr Vost"
    first = game.numbers[FIRST]
    assert heads[first][1] == "match, first player"
    assert heads[1 - first][1] == "match, second player"
    assert len(heads[0]) == len(GAME.head_kinds)


def test_a_campaign_is_counted_by_difficulty_and_by_the_scenario_in_which_it_ended() -> None:
    game = GAME.new(1, 1, CAMPAIGN, None)
    assert [name for name, _ in GAME.heads(game, 0)][1:] == [
        "The Invasion",
        "Hard",
        "Reinforcements",
    ]
    game.numbers[CAMPAIGN_PLACE] = 2
    assert GAME.heads(game, 0)[3] == ("The Final Battle", "Die letzte Schlacht")


def test_cards_count_as_drawn_and_what_was_trained_or_discovered_as_played() -> None:
    game = GAME.new(1, 2, {"leader_pick": "random"}, None)
    kinds = [game.faces.type[face] for face in game.face]
    recruit, starting = kinds.index(c.RECRUIT), kinds.index(c.STARTING)
    technology = kinds.index(c.TECHNOLOGY)

    def played(card: int) -> CardUse:
        return CardUse(PLAYED, 0, game.face[card])

    assert GAME.card_use(game, event(e.DRAWS, recruit)) == CardUse(DRAWN, 0, game.face[recruit])
    assert GAME.card_use(game, event(e.TRAINS, recruit)) == played(recruit)
    assert GAME.card_use(game, event(e.DISCOVERS, technology)) == played(technology)
    assert GAME.card_use(game, event(e.PLAYS, starting)) == played(starting)
    assert GAME.card_use(game, event(e.PLAYS, recruit)) is None


def test_what_happens_is_tallied() -> None:
    game = GAME.new(1, 2, {}, None)
    assert GAME.tallies[GAME.tally(game, event(e.USES_PAIR))][0] == "stored pairs used"
    assert GAME.tally(game, event(e.DRAWS)) == -1


def test_a_series_tells_who_won_with_which_leader() -> None:
    options = {"round_limit": "4", "leader_pick": "random"}
    done = simulate("invasion", options, ("random", "random"), games=4, recording=True)
    assert done.failures == ()
    for result in done.results:
        assert result.record is not None
        assert all(len(heads) == 4 for heads in result.record.heads)

"""A day on which everybody may act: through match, terminal, series and server."""

from __future__ import annotations

import io
from collections import Counter
from pathlib import Path

import pytest

from runestack import agents, lab
from runestack.agents.random import RandomAgent
from runestack.games import game as find_game
from runestack.games.base import Game
from runestack.kernel.decision import ANY_SEAT, Question
from runestack.kernel.random import RandomStream
from runestack.kernel.state import State
from runestack.lab.games import play_game
from runestack.lab.tables import Table
from runestack.play.files import load
from runestack.play.match import IllegalChoice, Match, Option, new_match
from runestack.play.terminal import Chooser, Terminal
from runestack.server.entries import Chose, Seated, Undone
from runestack.server.errors import TableError
from runestack.server.messages.from_browser import Choose
from runestack.server.tables.acting import entries_for
from runestack.server.tables.driving import computer
from tests.guests.lanterns.rules.game import LanternGame
from tests.server.tables import PARTIES, Played

SEED = 7  # both players have two Sparks


def day(players: int = 2, seed: int = SEED) -> Match:
    return new_match("lanterns", seed, options={"players": str(players)}, for_people=True)


def offered(match: Match, seat: int, words: str) -> Option:
    decision = match.decision_for(seat)
    assert decision is not None
    return next(option for option in decision.options if words in option.sentence)


# -- a match ---------------------------------------------------------------------------------------


def test_everybody_is_asked_and_any_answer_is_taken() -> None:
    match = day()
    assert match.state.asking_mode == ANY_SEAT
    assert match.seats_asked == (0, 1)
    match.choose(offered(match, 1, "Play"))
    assert match.choices[-1][0] == 1
    assert match.seats_asked == (0, 1)


def test_an_option_stays_good_while_others_act() -> None:
    match = day()
    held = offered(match, 0, "Play Spark")
    match.choose(offered(match, 1, "Play Spark"))
    assert match.asked_since == [0, 1]
    match.choose(held)
    assert match.choices == [(1, held.index), (0, held.index)]


def test_an_option_is_another_decisions_once_its_seat_has_acted() -> None:
    match = day()
    held = offered(match, 0, "Be done")
    match.choose(offered(match, 0, "Play Spark"))
    with pytest.raises(IllegalChoice, match="belongs to another decision"):
        match.choose(held)


def test_an_option_is_another_decisions_if_others_have_changed_what_can_be_done() -> None:
    """A Torch needs a fire of 2: two Sparks of the other player make it possible."""
    days = (day(seed=seed) for seed in range(200))
    match = next(one for one in days if names(one, 0) == ["Torch"] and names(one, 1) == ["Spark"])
    held = offered(match, 0, "Be done")
    for _ in range(2):
        match.choose(offered(match, 1, "Play Spark"))
    assert offered(match, 0, "Play Torch")
    assert match.asked_since[0] == 2
    with pytest.raises(IllegalChoice, match="belongs to another decision"):
        match.choose(held)


def names(match: Match, seat: int) -> list[str]:
    """What different cards a player has."""
    state = match.state
    assert isinstance(state, LanternGame)
    return sorted({match.game.printed(state, card).name for card in state.hand[seat]})


def test_who_carries_out_a_card_is_asked_alone_and_the_others_anew_afterwards() -> None:
    match = next(match for match in (day(3, seed) for seed in range(50)) if bellows(match))
    held = offered(match, 1, "Be done")
    match.choose(offered(match, 0, "Play Bellows"))
    assert list(match.seats_asked) == [0]
    with pytest.raises(IllegalChoice, match="seat 1 is not asked now"):
        match.choose(held, 1)
    match.choose(offered(match, 0, "Fan the fire"))
    assert list(match.seats_asked) == [0, 1, 2]
    with pytest.raises(IllegalChoice, match="belongs to another decision"):
        match.choose(held)


def bellows(match: Match) -> bool:
    decision = match.decision_for(0)
    return decision is not None and any("Bellows" in one.sentence for one in decision.options)


def test_saved_replayed_and_undone_it_is_the_same_day(tmp_path: Path) -> None:
    match, chance = day(3), RandomStream(8)
    while match.result is None:
        seats = match.seats_asked
        seat = seats[chance.below(len(seats))]
        decision = match.decision_for(seat)
        assert decision is not None
        match.choose(decision.options[chance.below(len(decision.options))])
    assert len({seat for seat, _ in match.choices}) == 3
    match.save(tmp_path / "game.json")
    again = load(tmp_path / "game.json")
    assert again.result == match.result
    for _ in range(10):
        again.undo()
        assert again.state.digest() == match.at(len(again.choices)).digest()
    assert again.seats_asked


def test_all_win_or_lose_together_and_never_tie() -> None:
    reasons: Counter[str] = Counter()
    for players in (1, 2, 3):
        done = lab.simulate("lanterns", {"players": str(players)}, ["random"] * players, 60, seed=5)
        assert not done.failures
        assert all(len(set(one.scores)) == 1 for one in done.results)
        plain = done.plain()
        assert plain["kind"] == ("solo" if players == 1 else "cooperative")
        summary = plain["summary"]
        assert isinstance(summary, dict)
        assert summary["ties"] == 0
        reasons += Counter(one.reason for one in done.results)
        assert summary["nobody_won"] == sum(one.winner is None for one in done.results)
    assert set(reasons) == {"bright", "dark"}


def test_in_a_series_nobody_always_acts_first(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def choose(self: RandomAgent, game: Game, state: State, question: Question) -> int:
        asked.append(question.seat)
        return self.chance.below(len(question.options))

    monkeypatch.setattr(RandomAgent, "choose", choose)
    first: Counter[int] = Counter()
    for seed in range(60):
        asked.clear()
        play_game(find_game("lanterns"), Table(seed, ("random",) * 3, {"players": "3"}))
        first[asked[0]] += 1
    assert sorted(first) == [0, 1, 2]
    assert min(first.values()) >= 10


# -- the terminal ----------------------------------------------------------------------------------


def typed(script: list[str], choosers: dict[int, Chooser], players: int = 2) -> tuple[str, Match]:
    match, output = day(players), io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in script))
    Terminal(match, choosers, source, output).run()
    return output.getvalue(), match


def test_humans_at_one_terminal_are_asked_in_turn_and_may_wait() -> None:
    printed, match = typed(["", "Spark [1]", "", "wait", "", "Play Spark", "quit"], {})
    assert match.choices == [(0, 1), (0, 1)]
    assert printed.count("press Enter") == 4


def test_nobody_waits_for_nobody() -> None:
    printed, _ = typed(["wait", "quit"], {}, players=1)
    assert "Nobody else can act now" in printed


def test_a_human_and_computers_take_turns() -> None:
    choosers: dict[int, Chooser] = {seat: agents.make("random", seat) for seat in (1, 2)}
    _, match = typed(["1", "0", "quit"], choosers, players=3)
    assert [seat for seat, _ in match.choices][:4] == [0, 1, 2, 0]


# -- a table ---------------------------------------------------------------------------------------


def table() -> Played:
    return Played("lanterns", SEED, options={"players": "2"})


def test_a_prompt_keeps_its_id_while_the_other_player_acts() -> None:
    played = table()
    ada, bert = (played.live.prompt(seat) for seat in (0, 1))
    played.add(Chose(0, 1))
    assert played.live.prompt(0) != ada
    assert played.live.prompt(1) == bert
    assert played.again().prompt(1) == bert
    message = Choose(seat=1, prompt=bert or "", option="done")
    assert entries_for(played.live, PARTIES, message) == [Chose(1, 0)]


def test_an_answer_to_the_own_last_prompt_is_stale() -> None:
    played = table()
    ada = played.live.prompt(0) or ""
    played.add(Chose(0, 1))
    with pytest.raises(TableError, match="stale"):
        entries_for(played.live, PARTIES, Choose(seat=0, prompt=ada, option="done"))


def test_after_an_undo_everybody_is_asked_anew() -> None:
    played = table()
    bert = played.live.prompt(1)
    played.add(Chose(0, 1))
    played.add(Undone(0, 0))
    assert played.live.prompt(1) not in (None, bert)


def test_computers_act_in_turn() -> None:
    played = Played("lanterns", SEED, options={"players": "3"}, seats=3)
    played.add(Seated(2, "person", "Cleo"))
    for seat in range(3):
        played.live.seats[seat].seating = "computer"
    assert computer(played.live) == 0
    order: list[int] = []
    for _ in range(3):
        asked = computer(played.live)
        assert asked is not None
        order.append(asked)
        played.add(Chose(asked, 0))
    assert order == [0, 1, 2]

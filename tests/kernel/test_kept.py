"""Keeping a state and going back to it: in the middle of what runs, in copies and in dumps."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from runestack.games.rone.rules.game import RoneGame
from runestack.games.rone.rules.state import SHAPE
from runestack.kernel.driver import answer, run
from runestack.kernel.events import Journal
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.lookahead import forget
from runestack.kernel.outcome import Outcome
from runestack.kernel.playout import play_randomly
from runestack.kernel.procedure import procedure
from runestack.kernel.random import RandomStream
from tests.kernel.little_game import (
    little_faces,
    little_game,
    played_on,
    trigger_in_a_text_in_combat,
)


def without_kept(game: RoneGame) -> dict[str, object]:
    """Everything else, as plain data."""
    data = game.dump()
    del data["kept"]
    return data


def loaded(data: dict[str, object]) -> RoneGame:
    game = RoneGame(little_faces())
    game.load(json.loads(json.dumps(data)))
    return game


# -- going back ------------------------------------------------------------------------------------


@given(st.integers(min_value=0, max_value=500), st.integers(min_value=0, max_value=120))
def test_everything_is_as_it_was(seed: int, answers: int) -> None:
    game = played_on(seed, answers)
    before = game.digest()
    place = game.keep()
    play_randomly(game, RandomStream(seed), 15)
    if not game.kept:  # nobody goes back behind the end of a game
        assert game.outcome is not None
        return
    game.restore(place)
    assert game.digest() == before


def test_the_names_are_bound_to_the_restored_lists() -> None:
    game = trigger_in_a_text_in_combat()
    game.keep()
    answer(game, game.asking[0], 0)
    game.restore(0)
    for name, column in zip(SHAPE.columns, game.columns, strict=True):
        assert getattr(game, name) is column, name
    for name, queue in zip(SHAPE.queues, game.queues, strict=True):
        assert getattr(game, name) is queue, name


def test_the_lists_that_the_driver_holds_stay_the_same_objects() -> None:
    game = trigger_in_a_text_in_combat()
    frames, asking = game.frames, game.asking
    game.keep()
    answer(game, game.asking[0], 0)
    game.restore(0)
    assert game.frames is frames
    assert game.asking is asking


def test_a_restored_game_plays_on_like_one_that_never_left() -> None:
    game = trigger_in_a_text_in_combat()
    stayed = game.clone()
    game.keep()
    play_randomly(game, RandomStream(3), 10)
    game.restore(0)
    play_randomly(game, RandomStream(4), 60)
    play_randomly(stayed, RandomStream(4), 60)
    assert game.digest() == stayed.digest()


def test_what_is_kept_can_be_restored_more_than_once() -> None:
    game = trigger_in_a_text_in_combat()
    before = game.digest()
    game.keep()
    twin = game.clone()
    for one in (game, twin):
        play_randomly(one, RandomStream(3), 10)
        one.restore(0)
        assert one.digest() == before


def test_the_journal_keeps_what_it_was_told() -> None:
    journal = Journal()
    game = little_game(1, journal)
    game.keep()
    answer(game, game.asking[0], 0)
    told = len(journal.events)
    game.restore(0)
    assert game.journal is journal
    assert len(journal.events) == told > 0


# -- several ---------------------------------------------------------------------------------------


def test_places_are_counted_and_what_was_kept_since_is_dropped() -> None:
    game = little_game()
    digests = []
    for place in range(3):
        digests.append(json.dumps(without_kept(game), sort_keys=True))
        assert game.keep() == place
        assert game.kept[place].kept == []
        answer(game, game.asking[0], 0)
    game.restore(1)
    assert len(game.kept) == 1
    assert json.dumps(without_kept(game), sort_keys=True) == digests[1]
    game.restore(0)
    assert game.kept == []
    assert json.dumps(without_kept(game), sort_keys=True) == digests[0]


def test_what_nobody_goes_back_to_is_dropped() -> None:
    game = little_game()
    for _ in range(3):
        game.keep()
    first = game.kept[0]
    game.drop_kept(1)
    assert game.kept == [first]
    game.finish(Outcome([1, -1], "won", "T-1"))
    assert game.kept == []


# -- in the middle of a run ------------------------------------------------------------------------


def undone_1_keep(s: RoneGame, f: Frame) -> None:
    """When the state comes back, the frame goes on with the next step."""
    s.cause = 7
    f.number = s.keep()


def undone_2_change(s: RoneGame, f: Frame) -> None:
    """Done twice; the list outside the state tells so."""
    TRIED.append(s.cause)
    s.cause = 8
    s.push(Frame(BELOW, NOBODY, NOTHING))


def undone_3_end(s: RoneGame, f: Frame) -> None:
    """The second time round."""
    s.finish(Outcome([len(TRIED)], "undone", "T-1"))


def below_1_fail(s: RoneGame, f: Frame) -> None:
    """Fails the first time, from a frame further up."""
    if len(TRIED) < 2:
        s.restore(0)


TRIED: list[int] = []
UNDONE = procedure("test.kept.undone", [undone_1_keep, undone_2_change, undone_3_end])
BELOW = procedure("test.kept.below", [below_1_fail])


def test_a_step_goes_back_and_the_run_goes_on_from_there() -> None:
    TRIED.clear()
    game = little_game()
    game.frames.clear()
    game.asking.clear()
    game.push(Frame(UNDONE, NOBODY, NOTHING))
    run(game)
    assert TRIED == [7, 7]
    assert game.frames == []
    assert game.outcome is not None
    assert game.outcome.scores == [2]


# -- copies, dumps, thoughts -----------------------------------------------------------------------


def test_copies_share_what_is_kept_and_go_back_by_themselves() -> None:
    game = trigger_in_a_text_in_combat()
    before = game.digest()
    game.keep()
    clone = game.clone()
    assert clone.kept == game.kept
    assert clone.kept is not game.kept
    play_randomly(clone, RandomStream(1), 10)
    clone.restore(0)
    assert clone.digest() == before
    assert len(game.kept) == 1


def test_a_loaded_state_can_go_back() -> None:
    game = trigger_in_a_text_in_combat()
    before = game.digest()
    game.keep()
    answer(game, game.asking[0], 0)
    game.keep()
    other = loaded(game.dump())
    assert other.digest() == game.digest()
    other.restore(1)
    assert other.digest() != before
    other.restore(0)
    assert other.digest() == before


def test_a_dump_without_what_is_kept_is_refused() -> None:
    with pytest.raises(ValueError, match="the state lacks kept"):
        loaded(without_kept(little_game()))


def test_something_else_than_a_state_is_refused() -> None:
    with pytest.raises(TypeError, match="a table was expected"):
        loaded({**little_game().dump(), "kept": [1]})


def test_a_thought_that_goes_back_does_not_find_the_random_streams() -> None:
    game = little_game()
    game.keep()
    thought = game.clone()
    forget(thought, 0, RandomStream(1))
    assert thought.kept[0].random != game.random
    assert game.kept[0].random == game.random
    thought.restore(0)
    assert thought.random != game.random

"""The state: one declaration, and clone, dump, load and digest that cover every field of it."""

import json
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from runestack.games.rone.rules.game import RoneGame
from runestack.games.rone.rules.state import NUMBER_NAMES, SHAPE
from runestack.kernel.decision import ALL_SEATS, Question
from runestack.kernel.driver import answer
from runestack.kernel.events import Journal, Lasting, Listener
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.outcome import Outcome
from runestack.kernel.playout import copy_many, play_randomly
from runestack.kernel.program import Instruction, Selector
from runestack.kernel.random import RandomStream
from runestack.kernel.state import Shape, State
from tests.kernel.little_game import (
    little_faces,
    little_game,
    played_on,
    trigger_in_a_text_in_combat,
)
from tests.kernel.looking_inside import attributes, plain

# What a state is made of besides the lists that its shape declares.
DECLARED = {"columns", "piles", "shared", "numbers", "queues"}
OTHERS = {
    "frames",
    "random",
    "listening",
    "listeners",
    "lasting",
    "asking",
    "asking_mode",
    "outcome",
    "cause",
    "cause_text",
    "floor",
    "chain",
    "kept",
}
# shared, or the match's, or a thought's
OF_THE_MATCH = {"journal", "manners", "nobody_reacts", "one_by_one", "thinker"}
NOT_THE_GAME = {"shape", "faces", "abilities", "longest_chain", *OF_THE_MATCH}
FOLLOWS_FROM_OTHERS = {"listening"}  # counted anew when a state is loaded


# Constants of rules/state.py that have another name than the number.
def rich_state() -> RoneGame:
    """A state in which nothing is empty and no two lists are alike. It cannot be played."""
    game = trigger_in_a_text_in_combat()
    fresh = iter(range(10_000, 20_000))
    for column in game.columns:
        column[:] = [next(fresh), next(fresh)]
    for pile in game.piles:
        for cards in pile:
            cards[:] = [next(fresh)]
    for cards in game.shared:
        cards[:] = [next(fresh)]
    for place in range(len(game.numbers)):
        game.numbers[place] = next(fresh)
    for queue in game.queues:
        queue.append(Frame(0, next(fresh), next(fresh)))
    game.listen(Listener(1, 2, 3, 4))
    game.lasting.append(Lasting(1, 2, 3, 4, 5, 6))
    game.asking_mode = ALL_SEATS
    game.outcome = Outcome([1, -1], "won", "T-1", [1, 2], [5, 3])
    game.cause = next(fresh)
    game.cause_text = next(fresh)
    game.floor = next(fresh)
    game.chain = next(fresh)
    game.keep()
    game.cause = next(fresh)  # what is kept is another state
    return game


def loaded(data: dict[str, object]) -> RoneGame:
    game = RoneGame(little_faces())
    game.load(data)
    return game


def names_in_shape() -> list[str]:
    return [*SHAPE.columns, *SHAPE.piles, *SHAPE.shared, *SHAPE.queues]


# -- every field -----------------------------------------------------------------------------------


def test_every_attribute_has_its_place() -> None:
    """A new attribute of State or RoneState has to be declared in the shape, or be copied and dumped by hand."""
    assert set(attributes(little_game())) == {*names_in_shape(), *DECLARED, *OTHERS, *NOT_THE_GAME}


def test_a_name_is_declared_once() -> None:
    names = [*names_in_shape(), *SHAPE.numbers]
    assert len(set(names_in_shape())) == len(names_in_shape())
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    "made",
    [little_game, rich_state, lambda: rich_state().clone(), lambda: loaded(rich_state().dump())],
)
def test_names_are_bound_to_the_declared_lists(made: Callable[[], RoneGame]) -> None:
    game = made()
    for names, lists in (
        (SHAPE.columns, game.columns),
        (SHAPE.piles, game.piles),
        (SHAPE.shared, game.shared),
        (SHAPE.queues, game.queues),
    ):
        assert len(names) == len(lists)
        for name, column in zip(names, lists, strict=True):
            assert getattr(game, name) is column, name


def test_the_test_state_has_nothing_empty() -> None:
    for name, value in attributes(rich_state()).items():
        assert value or name in OF_THE_MATCH, name


# -- clone -----------------------------------------------------------------------------------------


def test_a_clone_is_equal_in_every_attribute() -> None:
    game = rich_state()
    here, there = attributes(game), attributes(game.clone())
    assert set(here) == set(there)
    for name in set(here) - NOT_THE_GAME:
        assert plain(here[name]) == plain(there[name]), name


def test_every_list_of_a_clone_is_another_object() -> None:
    game = rich_state()
    here, there = attributes(game), attributes(game.clone())
    for name, value in here.items():
        if isinstance(value, list) and name not in NOT_THE_GAME:
            assert there[name] is not value, name


def test_nothing_that_can_change_is_shared() -> None:
    game = rich_state()
    clone = game.clone()
    for here, there in (
        *zip(game.columns, clone.columns, strict=True),
        *zip(game.piles, clone.piles, strict=True),
        *zip(game.shared, clone.shared, strict=True),
        *[
            pair
            for ours, theirs in zip(game.piles, clone.piles, strict=True)
            for pair in zip(ours, theirs, strict=True)
        ],
        *[
            pair
            for ours, theirs in zip(game.queues, clone.queues, strict=True)
            for pair in zip(ours, theirs, strict=True)
        ],
        *zip(game.frames, clone.frames, strict=True),
        *[
            (ours.items, theirs.items)
            for ours, theirs in zip(game.frames, clone.frames, strict=True)
        ],
        *zip(game.asking, clone.asking, strict=True),
    ):
        assert here is not there


def test_a_clone_shares_the_printed_cards_and_has_no_journal() -> None:
    game = little_game(journal=Journal())
    clone = game.clone()
    assert game.journal is not None
    assert clone.journal is None
    assert clone.faces is game.faces
    assert clone.shape is game.shape


def test_playing_a_clone_leaves_the_game_alone() -> None:
    game = trigger_in_a_text_in_combat()
    before = game.digest()
    play_randomly(game.clone(), RandomStream(1), 200)
    copy_many(game, 3)
    assert game.digest() == before


@given(st.integers(min_value=0, max_value=1000), st.integers(min_value=0, max_value=150))
def test_a_clone_and_a_loaded_state_play_on_like_the_game(seed: int, answers: int) -> None:
    game = played_on(seed, answers)
    copies = [game.clone(), loaded(json.loads(json.dumps(game.dump())))]
    play_randomly(game, RandomStream(seed), 40)
    for copied in copies:
        play_randomly(copied, RandomStream(seed), 40)
        assert copied.digest() == game.digest()


def test_a_game_can_be_dumped_at_every_decision() -> None:
    game = little_game(8)
    chance = RandomStream(8)
    while game.asking:
        assert loaded(game.dump()).digest() == game.clone().digest() == game.digest()
        answer(game, game.asking[0], chance.below(len(game.asking[0].options)))
    assert loaded(game.dump()).digest() == game.digest()
    assert game.outcome is not None


# -- dump and load ---------------------------------------------------------------------------------


def test_a_dump_has_every_field_by_name() -> None:
    data = rich_state().dump()
    assert set(data) == {"game", *DECLARED, *OTHERS} - FOLLOWS_FROM_OTHERS
    for key, names in (
        ("columns", SHAPE.columns),
        ("piles", SHAPE.piles),
        ("shared", SHAPE.shared),
        ("numbers", SHAPE.numbers),
        ("queues", SHAPE.queues),
    ):
        table = data[key]
        assert isinstance(table, dict)
        assert sorted(table) == sorted(names)


def test_a_loaded_state_is_equal_in_every_attribute() -> None:
    game = rich_state()
    here, there = attributes(game), attributes(loaded(json.loads(json.dumps(game.dump()))))
    for name in set(here) - NOT_THE_GAME:
        assert plain(here[name]) == plain(there[name]), name


def test_a_dump_is_not_changed_by_playing_on() -> None:
    game = trigger_in_a_text_in_combat()
    data = game.dump()
    before = json.dumps(data)
    play_randomly(game, RandomStream(1), 50)
    assert json.dumps(data) == before


def test_a_state_of_another_game_is_refused() -> None:
    data = little_game().dump()
    with pytest.raises(ValueError, match="a state of 'chess' was given to 'rone'"):
        loaded({**data, "game": "chess"})


@pytest.mark.parametrize("key", ["columns", "piles", "shared", "queues"])
def test_a_missing_or_unknown_list_is_refused(key: str) -> None:
    data = little_game().dump()
    table = data[key]
    assert isinstance(table, dict)
    with pytest.raises(ValueError, match=f"{key}: expected"):
        loaded({**data, key: {**table, "surplus": []}})
    name = next(iter(table))
    with pytest.raises(ValueError, match=f"{key}: expected"):
        loaded({**data, key: {other: value for other, value in table.items() if other != name}})


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("outcome", "won", "a table was expected"),
        ("cause", "card", "a number was expected"),
        ("random", [1, "x"], "a number was expected"),
        ("columns", [], "a table was expected"),
    ],
)
def test_something_else_than_expected_is_named(key: str, value: object, message: str) -> None:
    with pytest.raises(TypeError, match=message):
        loaded({**little_game().dump(), key: value})


# -- digest ----------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_digest() -> None:
    assert little_game(1).digest() == little_game(1).digest()
    assert little_game(1).digest() != little_game(2).digest()


def test_a_digest_is_fixed() -> None:
    """Written down once for a state without rules: the same on every machine and in both builds."""
    state = State(Shape("plain", ["a"], ["p"], ["market"], ["n"], ["q"], 1))
    state.start(2)
    state.columns[0].extend([1, -2, 3])
    state.piles[0][1].append(2**40)
    state.shared[0].append(7)
    assert state.digest() == "84a619aa989a83e10f06753416c50192"


@pytest.mark.parametrize("name", [*SHAPE.columns, *SHAPE.piles, *SHAPE.shared])
def test_every_declared_list_counts_in_the_digest(name: str) -> None:
    game = rich_state()
    before = game.digest()
    column = getattr(game, name)
    if name in SHAPE.piles:
        column = column[0]
    column.append(1)
    assert game.digest() != before


@pytest.mark.parametrize("place", range(len(NUMBER_NAMES)))
def test_every_number_counts_in_the_digest(place: int) -> None:
    game = rich_state()
    before = game.digest()
    game.numbers[place] += 1
    assert game.digest() != before


def test_everything_else_counts_in_the_digest() -> None:
    digests = {rich_state().digest()}
    changes: list[Callable[[RoneGame], object]] = [
        *[
            lambda game, place=place: game.queues[place].append(Frame(0, 0, 0))
            for place in range(len(SHAPE.queues))
        ],
        lambda game: game.push(Frame(0, NOBODY, NOTHING)),
        lambda game: setattr(game.frames[-1], "step", game.frames[-1].step - 1),
        lambda game: game.random.append(1),
        lambda game: game.listen(Listener(0, 1, 1, 0)),
        lambda game: game.lasting.append(Lasting(1, 1, 1, 1, 1, 1)),
        lambda game: game.asking.append(Question(0, 0, [], 0, 0)),
        lambda game: setattr(game, "asking_mode", 1),
        lambda game: setattr(game, "outcome", None),
        lambda game: setattr(game, "cause", 5),
        lambda game: setattr(game, "cause_text", 5),
        lambda game: setattr(game, "floor", 5),
        lambda game: setattr(game, "chain", 5),
        State.keep,
        lambda game: game.drop_kept(0),
    ]
    for change in changes:
        game = rich_state()
        change(game)
        digests.add(game.digest())
    assert len(digests) == len(changes) + 1


# -- the plain state -------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 3])
def test_a_state_starts_with_empty_lists_for_everything_declared(seats: int) -> None:
    state = State(Shape("plain", ["a", "b"], ["p"], ["market", "box"], ["n", "m"], ["q"], 4))
    state.start(seats)
    assert state.columns == [[], []]
    assert state.piles == [[[]] * seats]
    assert state.shared == [[], []]
    assert state.numbers == [0, 0]
    assert state.queues == [[]]
    assert state.listening == [0, 0, 0, 0]


def test_the_end_of_the_game_clears_what_was_under_way() -> None:
    game = rich_state()
    game.finish(Outcome([-1, 1], "won", "T-1"))
    assert game.outcome is not None
    assert game.outcome.scores == [-1, 1]
    assert game.frames == []
    assert game.asking == []
    assert game.queues == [[], [], []]


@pytest.mark.parametrize(
    "question",
    [
        State.clone,
        State.bind,
        State.endless,
        State.horizon,
        State.kind,
        lambda state: state.worth(0),
        lambda state: state.weighs(Question(0, 0, [], 0, 0)),
        lambda state: state.hears(Listener(0, 0, 0, 0), 0, 0, 0, 0),
        lambda state: state.wake(Listener(0, 0, 0, 0), 0, 0, 0, 0),
        State.settle,
        State.effects,
        State.next_triggers,
        lambda state: state.carry_out(Frame(0, 0, 0), Instruction(0)),
        lambda state: state.not_carried_out(Frame(0, 0, 0), Instruction(0)),
        lambda state: state.can_do(Frame(0, 0, 0), Instruction(0)),
        lambda state: state.can_choose_mode(Frame(0, 0, 0), 0, 0),
        lambda state: state.mode_chosen(Frame(0, 0, 0), 0, 0),
        lambda state: state.is_about_effects(Selector(0)),
        lambda state: state.effect_targets(Frame(0, 0, 0), Selector(0)),
        lambda state: state.may_target(Frame(0, 0, 0), Selector(0), 0),
        lambda state: state.card_of_event(Frame(0, 0, 0)),
        lambda state: state.cards_in_play(0),
        lambda state: state.is_in_play(0),
        lambda state: state.is_of_noun(0, Selector(0)),
        lambda state: state.is_allied(0, 0),
        lambda state: state.is_in_state(0, 0),
        lambda state: state.stat(0, 0, base=False),
        lambda state: state.keywords_of(0, base=False),
        lambda state: state.figure_of(0),
        State.active_player,
        State.everybody,
        lambda state: state.called_you(0),
        lambda state: state.opponents(0),
        lambda state: state.pile_of(0, 0),
        lambda state: state.resource_of(0, 0, base=False),
        lambda state: state.choosable_players(Frame(0, 0, 0)),
        lambda state: state.target_chosen(Frame(0, 0, 0), 0, 0),
        lambda state: state.trigger_chooser([]),
        lambda state: state.begin_trigger(Frame(0, 0, 0), Frame(0, 0, 0)),
        lambda state: state.execute_trigger(Frame(0, 0, 0)),
    ],
)
def test_the_kernel_leaves_its_questions_to_the_game(question: Callable[[State], object]) -> None:
    with pytest.raises(NotImplementedError):
        question(State(Shape("plain", [], [], [], [], [], 0)))

"""Events: the journal, and the index of listeners."""

import pytest

from runestack.games.rone.rules import events as e
from runestack.games.rone.rules.primitives import draw, enter_battlefield
from runestack.kernel.events import Event, Journal, Lasting, Listener
from runestack.kernel.frame import NOTHING
from runestack.kernel.state import Shape, State
from tests.kernel.little_game import MOURNER, little_game
from tests.kernel.looking_inside import attributes, plain


def plain_state() -> State:
    state = State(Shape("events", [], [], [], [], [], 3))
    state.start(2)
    return state


def listener_index(state: State) -> list[int]:
    """How many listeners there are of each kind, counted anew."""
    return [
        sum(listener.kind == kind for listener in state.listeners)
        for kind in range(len(state.listening))
    ]


def test_an_event_goes_to_the_journal_with_its_cause_and_rule() -> None:
    state = plain_state()
    state.journal = Journal()
    state.cause = 9
    state.emit(2, 1, 4, 5, 6, "TEST-1")
    expected = Event(2, 1, 4, 5, 6, "TEST-1", 9)
    assert [attributes(event) for event in state.journal.events] == [attributes(expected)]


def test_nobody_has_to_record() -> None:
    state = plain_state()
    state.emit(2, 1, 4, 5, 6, "TEST-1")
    assert state.journal is None


def test_the_index_counts_listeners_by_kind() -> None:
    state = plain_state()
    for kind, card in ((0, 7), (2, 7), (2, 8)):
        state.listen(Listener(kind, card, card, 0))
    assert state.listening == listener_index(state) == [1, 0, 2]


def test_a_card_that_leaves_takes_all_its_listeners() -> None:
    state = plain_state()
    for kind, card in ((0, 7), (2, 7), (2, 8)):
        state.listen(Listener(kind, card, card, 0))
    state.unlisten(7)
    assert [listener.card for listener in state.listeners] == [8]
    assert state.listening == listener_index(state) == [0, 0, 1]


def test_a_card_without_listeners_may_leave() -> None:
    state = plain_state()
    state.listen(Listener(1, 7, 7, 0))
    before = state.listeners
    state.unlisten(8)
    assert state.listeners is before


def test_an_event_that_nobody_listens_to_asks_no_listener() -> None:
    state = plain_state()
    state.listen(Listener(1, 7, 7, 0))
    state.emit(0, 0, 7, NOTHING, 0, "TEST-1")
    with pytest.raises(NotImplementedError):  # hears: a question to the game
        state.emit(1, 0, 7, NOTHING, 0, "TEST-1")


def test_listening_during_an_event_does_not_disturb_the_others() -> None:
    state = plain_state()
    state.listen(Listener(1, 7, 7, 0))
    before = state.listeners[:]
    copied = State(state.shape)
    state.copy_into(copied)
    copied.unlisten(7)
    assert state.listeners == before
    assert copied.listeners == []


def test_a_woken_text_waits() -> None:
    game = little_game()
    game.waiting.clear()
    mourner = next(card for card in game.deck[1] if game.face[card] == MOURNER)
    enter_battlefield(game, mourner, 1, 0, "RONE-PLAY-5")
    assert game.listening[e.DIES] == 1
    assert game.waiting == []
    game.emit(e.DIES, 1, mourner, NOTHING, 0, "RONE-KEY-DEATH-1")
    assert [(frame.card, frame.seat) for frame in game.waiting] == [(mourner, 1)]
    game.unlisten(mourner)
    assert game.listening == listener_index(game)


def test_a_text_does_not_hear_what_happens_to_others() -> None:
    game = little_game()
    first, second = [card for card in game.deck[1] if game.face[card] == MOURNER][:2]
    enter_battlefield(game, first, 1, 0, "RONE-PLAY-5")
    game.emit(e.DIES, 1, second, NOTHING, 0, "RONE-KEY-DEATH-1")
    assert game.waiting == []


def test_a_primitive_tells_what_it_did() -> None:
    game = little_game()
    game.journal = Journal()
    top = game.deck[0][-1]
    draw(game, 0)
    events = game.journal.events
    assert [(event.kind, event.seat, event.card) for event in events] == [(e.DRAWS, 0, top)]
    assert all(event.rule.startswith("RONE-") for event in events)


def test_listeners_and_lasting_changes_as_numbers_are_complete() -> None:
    listener = Listener(1, 2, 3, 4)
    lasting = Lasting(1, 2, 3, 4, 5, 6, 7)
    assert sorted(listener.numbers()) == sorted(attributes(listener).values())  # type: ignore[type-var]
    assert sorted(lasting.numbers()) == sorted(attributes(lasting).values())  # type: ignore[type-var]
    assert plain([listener, lasting]) == [[1, 2, 3, 4], [1, 2, 3, 4, 5, 6, 7]]

"""Several answers in one gesture: what an answer asks next is shown before it is given, and all of it is given at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from runestack.games import names
from runestack.kernel.random import RandomStream
from runestack.server.entries import Chose, PassingSet, decode_entry, encode_entry
from runestack.server.hub import Hub
from runestack.server.messages.common import Further
from runestack.server.messages.from_browser import Choose, Why
from runestack.server.messages.from_server import Lifted, Onward
from runestack.server.tables.automatic import key_of
from runestack.server.tables.folding import next_automatic
from runestack.server.tables.lifting import lifted, onward, with_lifted
from runestack.server.tables.live import LiveTable
from runestack.server.tables.marks import knowledge
from runestack.server.tables.reasons import because
from runestack.server.tables.showing import state_message
from runestack.server.tables.telling import Teller
from runestack.server.tables.undoing import goal
from tests.server.browser import COMPUTER, PERSON, AnyClient, Browser, office_of
from tests.server.conftest import quick
from tests.server.tables import PARTIES, Played

STEPS = 250


def option_ids(live: LiveTable, seat: int) -> list[str]:
    match = live.playing()
    return [match.game.option_id(match.state, code) for code in match.question(seat).options]


def lifts(live: LiveTable, seat: int) -> Iterator[tuple[int, Lifted]]:
    """Every answer that would ask more, and what."""
    for index, option in enumerate(option_ids(live, seat)):
        found = lifted(live, wish(live, seat, option))
        if found is not None:
            yield index, found


def wish(live: LiveTable, seat: int, option: str, *then: Further) -> Choose:
    return Choose(
        seat=seat, prompt=live.prompt(seat) or "", option=option, then=list(then), lift=True
    )


def moments(game: str, seed: int, **fields: object) -> Iterator[tuple[Played, int]]:
    """A table played by lot, whenever one seat alone is asked."""
    table = Played(game, seed, **fields)  # type: ignore[arg-type]
    for _ in range(STEPS):
        if table.over():
            return
        asked = table.live.playing().seats_asked
        if len(asked) == 1:
            yield table, asked[0]
        if not table.over():
            table.step()


def gestures(game: str, seed: int) -> Iterator[tuple[Played, int, int, Lifted]]:
    """Moments at which an answer would ask more."""
    for table, seat in moments(game, seed):
        for index, found in lifts(table.live, seat):
            yield table, seat, index, found
            break


def first_gesture(game: str = "runeslingers", seed: int = 41) -> tuple[Played, int, int, Lifted]:
    return next(gestures(game, seed))


def asked_there(found: Lifted) -> list[str]:
    question = found.view["question"]
    assert question is not None
    return [one["id"] for one in question["options"]]


@pytest.mark.parametrize("game", names())
def test_what_is_shown_is_what_is_asked_and_nothing_was_done_before(game: str) -> None:
    seen = 0
    for table, seat, index, found in gestures(game, 41):
        match = table.live.playing()
        digest, before = match.state.digest(), match.clone()
        known, lots = knowledge(before)[seat], before.state.random[:]
        assert lifted(table.live, wish(table.live, seat, option_ids(table.live, seat)[index]))
        assert match.state.digest() == digest
        there = Played(game, 41)
        there.live = table.again()
        there.add(Chose(seat, index))
        after = there.live.playing()
        assert key_of(after, after.question(seat)) == found.question
        assert after.view(seat)["question"] == found.view["question"]
        assert knowledge(after)[seat] & ~known == 0
        assert after.state.random == lots
        seen += 1
        if seen == 12:
            break
    assert seen


@pytest.mark.parametrize("game", names())
def test_what_is_shown_does_not_depend_on_what_is_hidden(game: str) -> None:
    """Hands and decks are dealt anew: the same answers ask the same, or tell nothing just as before."""
    told = 0
    for number, (table, seat) in enumerate(moments(game, 43)):
        match = table.live.playing()
        options = option_ids(table.live, seat)[:6]
        here = [lifted(table.live, wish(table.live, seat, one)) for one in options]
        view = match.view_of(match.state, seat)
        on = onward(table.live, seat, view)
        state = match.state
        match.state = state.clone()
        match.state.manners = state.manners
        match.game.resample(match.state, seat, RandomStream(number))
        there = [lifted(table.live, wish(table.live, seat, one)) for one in options]
        assert onward(table.live, seat, match.view_of(match.state, seat)) == on
        match.state = state
        assert here == there
        told += any(here)
        if told == 8:
            break
    assert told


def test_a_gesture_is_one_action_that_one_undo_takes_back() -> None:
    table, seat, index, found = first_gesture()
    live = table.live
    before = len(live.playing().choices)
    seen = live.visible(1 - seat, before)
    number = live.public_seq
    answer = Further(found.question, asked_there(found)[0])
    group = table.add(Chose(seat, index, then=(answer,)))
    assert [one.rule for one in group[:2] if isinstance(one, Chose)] == ["", "then"]
    assert goal(live, seat, "choice") == before
    # others count one choice, and cannot tell that it were two
    assert live.visible(1 - seat, before + 2) == seen + 1
    assert live.public_seq == number + sum(
        1 for one in group if isinstance(one, Chose) and not one.rule
    )
    assert table.again().playing().state.digest() == live.playing().state.digest()
    assert all(decode_entry(encode_entry(one)) == one for one in group)


def row_of_picks(game: str) -> tuple[Played, int, int, Lifted]:
    """A moment at which one card after the other is picked, and an answer that asks for the next one."""
    for seed in range(41, 49):
        for table, seat in moments(game, seed):
            match = table.live.playing()
            kind = match.question(seat).kind
            if kind not in match.game.rows:
                continue
            for index, found in lifts(table.live, seat):
                there = with_lifted(table.live, seat, [option_ids(table.live, seat)[index]])
                if there.question(seat).kind == kind:
                    return table, seat, index, found
    raise AssertionError(f"nobody picks several cards of {game}")


@pytest.mark.parametrize("game", ["rone", "runeslingers", "rune-age"])
def test_cards_picked_one_after_the_other_are_one_action(game: str) -> None:
    table, seat, index, found = row_of_picks(game)
    live = table.live
    before = len(live.playing().choices)
    group = table.add(Chose(seat, index, then=(Further(found.question, asked_there(found)[-1]),)))
    assert [one.rule for one in group[:2] if isinstance(one, Chose)] == ["", "then"]
    assert goal(live, seat, "choice") == before


def test_a_gesture_ends_at_the_first_question_that_it_was_not_meant_for() -> None:
    table, seat, index, found = first_gesture()
    option = asked_there(found)[0]
    for wrong in (Further("another", option), Further(found.question, "nothing-like-it")):
        there = Played("runeslingers", 41)
        there.live = table.again()
        group = there.add(Chose(seat, index, then=(wrong, Further(found.question, option))))
        given = [one for one in group if isinstance(one, Chose) and one.rule == "then"]
        assert given == []
        match = there.live.playing()
        assert key_of(match, match.question(seat)) == found.question


def test_what_somebody_else_does_ends_a_gesture() -> None:
    table, seat, index, _ = first_gesture()
    later = Further("later", "later")
    table.live.apply(Chose(seat, index, then=(later,)))
    assert table.live.seats[seat].before.then == (later,)
    for _ in range(60):
        asked = table.live.playing().seats_asked
        if asked[0] != seat:
            table.live.apply(Chose(asked[0], 0))
            break
        table.live.seats[seat].before.then = (later,)
        table.live.apply(Chose(seat, 0, "usual"))
    assert table.live.seats[seat].before.then == ()


@pytest.mark.parametrize(
    ("game", "seed", "what"),
    [
        ("rone", 45, "passed over"),
        ("rone", 46, "passed over"),
        ("runeslingers", 45, "lots"),
        ("rune-age", 44, "lots"),
        ("invasion", 44, "lots"),
    ],
)
def test_nothing_is_told_where_somebody_was_passed_over_or_lots_were_drawn(
    game: str, seed: int, what: str
) -> None:
    """Also where the seat itself is asked next, and about what it has just begun."""
    found = 0
    for table, seat in moments(game, seed):
        live = table.live
        match = live.playing()
        for index, code in enumerate(match.question(seat).options):
            there = match.clone()
            lots = there.state.random[:]
            there.choose(index, seat)
            over = there.manners.passed_over & ~(1 << seat)
            if not (over if what == "passed over" else there.state.random != lots):
                continue
            if there.state.outcome is not None or there.seats_asked != (seat,):
                continue
            assert lifted(live, wish(live, seat, option_ids(live, seat)[index])) is None
            about = {match.question(seat).card, *match.game.option_cards(match.state, code)}
            found += there.question(seat).card in about and there.state.weighs(there.question(seat))
    assert found


def test_who_did_not_ask_for_it_is_not_kept_waiting() -> None:
    table, seat, index, _ = first_gesture()
    option = option_ids(table.live, seat)[index]
    plain = Choose(seat=seat, prompt=table.live.prompt(seat) or "", option=option)
    assert lifted(table.live, plain) is None


def test_why_not_is_answered_for_what_a_gesture_asks() -> None:
    table, seat, index, found = first_gesture()
    option = option_ids(table.live, seat)[index]
    thought = with_lifted(table.live, seat, [option])
    assert thought.question(seat).same_as(thought.question(seat))
    lines = because(thought, Why(seat=seat)).intents
    assert [one.ok for one in lines if one.ok]
    assert because(table.live.playing(), Why(seat=seat)).intents != lines
    assert table.live.playing().state is not thought.state
    assert found.view == thought.view(seat)


# -- going on ------------------------------------------------------------------------------------


def at_the_draw_phase(*entries: PassingSet) -> tuple[Played, int]:
    """Somebody is asked whether to pass, and may do something after that."""
    table = Played("runeslingers", 41)
    table.add(*entries)
    for _ in range(STEPS):
        seat = table.live.playing().seats_asked[0]
        if "go-on" in option_ids(table.live, seat):
            return table, seat
        table.step()
    raise AssertionError("nobody could pass")


def shown(table: Played, seat: int) -> Onward | None:
    message = state_message(table.live, seat, 0, PARTIES)
    assert message is not None
    return message.onward


def test_passing_and_everything_else_that_a_turn_offers_are_asked_at_once() -> None:
    table, seat = at_the_draw_phase()
    found = shown(table, seat)
    assert found == onward(
        table.live, seat, table.live.playing().view_of(table.live.playing().state, seat)
    )
    assert found is not None
    assert shown(table, 1 - seat) is None
    assert "end-phase" in [one["id"] for one in found.asked["options"]]
    answer = Further(found.question, "end-phase")
    index = option_ids(table.live, seat).index("go-on")
    group = table.add(Chose(seat, index, then=(answer,)))
    assert [one.rule for one in group[:2] if isinstance(one, Chose)] == ["", "then"]


def test_whoever_wants_to_be_asked_everything_or_stops_there_is_asked_whether_to_pass() -> None:
    for one in (
        [PassingSet(seat, "ask") for seat in range(2)],
        [PassingSet(seat, "smart", ("mine:draw",)) for seat in range(2)],
    ):
        table, seat = at_the_draw_phase(*one)
        assert shown(table, seat) is None


def test_going_on_and_a_card_that_asks_for_more_are_one_gesture() -> None:
    for table, seat in moments("runeslingers", 41):
        live = table.live
        on = onward(live, seat, live.playing().view_of(live.playing().state, seat))
        for option in on.asked["options"] if on else []:
            assert on is not None
            then = Further(on.question, option["id"])
            found = lifted(live, wish(live, seat, "go-on", then))
            if found is not None:
                answer = Further(found.question, asked_there(found)[0])
                group = table.add(
                    Chose(seat, option_ids(live, seat).index("go-on"), then=(then, answer))
                )
                rules = [one.rule for one in group if isinstance(one, Chose)]
                assert [one for one in rules if one in {"", "then"}] == ["", "then", "then"]
                return
    raise AssertionError("nothing asked for more")


# -- over a socket -------------------------------------------------------------------------------


def test_nothing_is_held_back_because_somebody_has_answered_in_one_go() -> None:
    teller = Teller(quick("unused.sqlite", hold_least=0.4, hold_most=1.2), Hub())
    at_once = 0
    for table, seat, index, found in gestures("runeslingers", 41):
        live = table.again()
        first = Chose(seat, index, then=(Further(found.question, asked_there(found)[0]),))
        live.apply(first)
        second = next_automatic(live)
        while second is not None and second.rule == "usual":
            live.apply(second)
            second = next_automatic(live)
        assert second is not None
        assert second.rule == "then"
        live.apply(second)
        over = any(mark.passed_over & ~(1 << seat) for mark in live.marks[-2:])
        assert bool(teller.hold(live, [first, second])) == over
        at_once += not over
        if at_once:
            return
    raise AssertionError("somebody was always passed over")


def test_over_a_socket_nothing_is_stored_before_the_gesture_is_whole(
    ada: Browser, client: AnyClient
) -> None:
    made = ada.make(PERSON, COMPUTER, game="runeslingers", seed=41)
    with ada.live(made["id"]) as socket, client.portal() as portal:
        socket.hello()
        for _ in range(150):
            state = socket.asked(0)
            before = portal.call(office_of(client).store.entries, made["id"])
            options = socket.options(0)
            option = next((one for one in options if one.endswith("-sling")), options[0])
            sent = {"seat": 0, "prompt": state["prompt"], "option": option}
            answer = socket.answer("choose", **sent, lift=True)
            if answer["kind"] == "lifted":
                break
            assert answer["kind"] == "accepted"
            socket.states[0]["prompt"] = None
        assert (answer["prompt"], answer["steps"], answer["seat"]) == (state["prompt"], 1, 0)
        assert portal.call(office_of(client).store.entries, made["id"]) == before
        target = answer["view"]["question"]["options"][0]["id"]
        then = [{"question": answer["question"], "option": target}]
        assert socket.answer("choose", **sent, then=then)["kind"] == "accepted"
        after = portal.call(office_of(client).store.entries, made["id"])[len(before) :]
        rules = [one.rule for one in after if isinstance(one, Chose) and one.seat == 0]
        assert rules[:2] == ["", "then"]
        assert socket.answer("choose", **sent, then=then)["code"] == "stale"

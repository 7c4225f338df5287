"""What a seat has decided beforehand is answered by the server."""

from collections.abc import Callable

from runestack.games import game as find_game
from runestack.kernel.frame import NOTHING
from runestack.server.entries import BY_HAND, AnyEntry, Chose, PassingSet, Undone
from runestack.server.tables.automatic import habit_of
from runestack.server.tables.live import LiveTable
from runestack.server.tables.passing import stop_names, window
from tests.server.tables import Played

RONE = find_game("rone")
LEVEL = "Answered for you as usual: The level that you have announced: pay for it."
ASK = (PassingSet(0, "ask"), PassingSet(1, "ask"))


def chosen(group: list[AnyEntry], rule: str) -> list[Chose]:
    return [entry for entry in group if isinstance(entry, Chose) and entry.rule == rule]


def asks_habit(live: LiveTable, seat: int) -> bool:
    match = live.playing()
    found = habit_of(match.game, match.question(seat))
    return found is not None and found.id == "graveyard"


def played_until(
    wanted: Callable[[LiveTable, int], bool], *settings: PassingSet
) -> tuple[Played, int]:
    """A table played by lot until a seat is asked what is wanted, and whose seat it is."""
    for seed in range(40):
        table = Played("rone", seed)
        table.add(*settings)
        for _ in range(400):
            if table.over():
                break
            for seat in table.live.playing().seats_asked:
                if wanted(table.live, seat):
                    return table, seat
            table.step()
    raise AssertionError("that was never asked")


def test_a_usual_answer_is_given_for_the_seat_and_told_to_it_alone() -> None:
    table = Played("rone", 7)
    table.add(PassingSet(0, "smart", answers={"graveyard": "bottom"}))
    given = 0
    for _ in range(400):
        if table.over():
            break
        group = table.step()
        for entry in chosen(group, "usual"):
            given += entry.seat == 0
        if not table.over():
            asked = table.live.playing().seats_asked
            assert not any(seat == 0 and asks_habit(table.live, 0) for seat in asked)
    assert given > 3
    lines = [one.sentence for one in table.live.playing().log(0)]
    told = "Answered for you as usual: Cards that go to your graveyard: to the bottom."
    drawn = "Answered for you as usual: Cards of your income: draw them."
    assert lines.count(told) > 3
    assert sum(lines.count(one) for one in (told, drawn, LEVEL)) == given
    assert told not in [one.sentence for one in table.live.playing().log(1)]
    assert table.again().seats == table.live.seats


def test_others_do_not_count_what_was_answered_for_a_seat() -> None:
    table = Played("rone", 7)
    table.add(PassingSet(0, "ask", answers={"graveyard": "top"}), PassingSet(1, "ask"))
    seen = 0
    for _ in range(300):
        if table.over():
            break
        before = table.live.visible(1, len(table.live.playing().choices))
        group = table.step()
        if chosen(group, "usual"):
            assert table.live.visible(1, len(table.live.playing().choices)) == before + 1
            seen += 1
    assert seen


def test_what_everybody_answers_alike_is_asked_of_nobody_who_does_not_want_it() -> None:
    for wish in (ASK, [PassingSet(one, "smart", answers={"graveyard": "ask"}) for one in (0, 1)]):
        played_until(asks_habit, *wish)
    table = Played("rone", 7)
    for _ in range(400):
        if table.over():
            break
        assert not any(asks_habit(table.live, seat) for seat in table.live.playing().seats_asked)
        table.step()


def levels(live: LiveTable, seat: int) -> bool:
    found = habit_of(live.playing().game, live.playing().question(seat))
    return found is not None and found.id == "level"


def test_a_level_that_was_announced_is_paid_for_unless_its_player_wants_to_be_asked() -> None:
    table, seat = played_until(levels, *ASK)
    group = table.add(PassingSet(seat, "smart"))
    assert [entry.seat for entry in chosen(group, "usual")][:1] == [seat]
    lines = [one.sentence for one in table.live.playing().log(seat)]
    assert LEVEL in lines
    played_until(levels, *(PassingSet(one, "smart", answers={"level": "ask"}) for one in (0, 1)))


def test_after_an_undo_the_question_is_asked_in_spite_of_the_habit() -> None:
    table, seat = played_until(asks_habit, *ASK)
    before = len(table.live.playing().choices)
    group = table.add(PassingSet(seat, "smart", answers={"graveyard": "top"}))
    assert len(chosen(group, "usual")) >= 1
    table.add(Undone(seat, before))
    assert len(table.live.playing().choices) == before
    assert asks_habit(table.live, seat)
    table.add(Chose(seat, 0))
    assert len(table.live.playing().choices) > before


def is_window_of_trigger(live: LiveTable, seat: int) -> bool:
    match = live.playing()
    return window(match, seat) is not None and RONE.next_trigger(match.state) != NOTHING


def test_a_trigger_that_is_let_by_is_passed_and_a_stop_wins() -> None:
    table, seat = played_until(is_window_of_trigger, *ASK)
    match = table.live.playing()
    card = RONE.printed(match.state, RONE.next_trigger(match.state)).id
    group = table.add(PassingSet(seat, "ask", tuple(stop_names(RONE)), let_by=(card,)))
    assert len(group) == 1
    group = table.add(PassingSet(seat, "ask", let_by=(card,)))
    assert chosen(group, "let_by")[0] == Chose(seat, 0, "let_by")
    assert table.live.seats[seat].passed[-1].mode == "let_by"


def test_another_trigger_is_not_let_by() -> None:
    table, seat = played_until(is_window_of_trigger, *ASK)
    match = table.live.playing()
    meant = RONE.printed(match.state, RONE.next_trigger(match.state)).id
    others = tuple(card.id for card in RONE.pool.cards if card.id != meant)
    assert len(table.add(PassingSet(seat, "ask", let_by=others))) == 1


def test_the_next_window_is_passed_beforehand_and_only_that_one() -> None:
    table, seat = played_until(lambda live, one: window(live.playing(), one) is not None, *ASK)
    other = 1 - seat
    group = table.add(PassingSet(other, "ask", next_window=True))
    for _ in range(50):
        if chosen(group, "next"):
            break
        group = table.step()
    assert len(chosen(group, "next")) == 1
    assert not table.live.seats[other].before.next_window


def damage_options(live: LiveTable, seat: int) -> tuple[int, int] | None:
    """The option that takes damage from the deck, and how often it could be taken in a row."""
    match = live.playing()
    question = match.question(seat)
    for index, code in enumerate(question.options):
        times = RONE.repeats(match.state, question, code)
        if times > 1:
            return index, times
    return None


def test_damage_is_taken_from_the_deck_as_often_as_was_said() -> None:
    usual = [PassingSet(one, "smart", answers={"graveyard": "top"}) for one in (0, 1)]
    table, seat = played_until(lambda live, one: damage_options(live, one) is not None, *usual)
    found = damage_options(table.live, seat)
    assert found is not None
    index, times = found
    group = table.add(Chose(seat, index, times=times))
    assert len(chosen(group, "again")) == times - 1
    assert table.live.seats[seat].before.repeat is None
    assert table.again().seats == table.live.seats


def test_what_is_repeated_ends_with_another_answer() -> None:
    table, seat = played_until(lambda live, one: damage_options(live, one) is not None, *ASK)
    found = damage_options(table.live, seat)
    assert found is not None
    table.add(Chose(seat, found[0], times=99))  # more than there is damage: it is asked again
    while asks_habit(table.live, seat):
        table.add(Chose(seat, 0))
    if seat in table.live.playing().seats_asked:
        table.add(Chose(seat, 0))
        assert table.live.seats[seat].before.repeat is None


def test_what_is_answered_by_hand_is_stored_so() -> None:
    table = Played("rone", 7)
    assert chosen(table.step(), BY_HAND)

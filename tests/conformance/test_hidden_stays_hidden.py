"""Non-interference: what a seat cannot know never shows in what it sees, is asked, or reads in the log."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from runestack.games.wording import LANGUAGES, Reader
from runestack.kernel.driver import answer, open_seats, question_for
from runestack.kernel.events import Journal
from runestack.kernel.frame import UNANSWERED
from runestack.kernel.random import RandomStream
from runestack.kernel.state import State

from .cases import Case, every_case, step
from .renumbering import has_numbers, renumber, shown_numbers

in_every_mode = pytest.mark.parametrize("case", every_case(), ids=str)


def shown(case: Case, state: State, seat: int) -> tuple[Mapping[str, object], list[str]]:
    """Everything a seat is shown: its view, which has the prompt and the options in both languages.

    And what the kernel hands out beside it: the names of the options.
    """
    question = question_for(state, seat)
    options = [] if question is None else question.options
    return case.game.view(state, seat), [case.game.option_id(state, code) for code in options]


def told(
    case: Case, state: State, seat: int, view: Mapping[str, object], language: str
) -> list[object]:
    """The same once more in words: the text table, prompt and options, the cards it knows, and what it cannot do."""
    game = case.game
    parts: list[object] = [
        game.table(view, Reader(language=language)),
        explained(case, state, seat, language),
        inspected(case, state, seat, language),
    ]
    question = question_for(state, seat)
    if question is not None:
        reader = Reader(question.seat, language)
        parts += [
            game.prompt(state, question, reader),
            game.option_sentences(state, question, reader),
        ]
    return parts


def inspected(case: Case, state: State, seat: int, language: str) -> list[list[str]]:
    """Everything about each card that a seat knows."""
    game = case.game
    cards = range(game.card_count(state)) if has_numbers(state) else range(0)
    known = [card for card in cards if game.knows(state, seat, card)]
    return [game.inspect(state, card, Reader(seat, language)) for card in known]


def unknown_numbers(case: Case, state: State, seat: int, view: Mapping[str, object]) -> list[int]:
    """The numbers in a view that are those of cards whose faces the seat does not know.

    There are none, so that it does not matter in which order cards got their numbers, nor that they keep them when
    they are shuffled.
    """
    if not has_numbers(state):
        return []
    cards = range(case.game.card_count(state))
    numbers = shown_numbers(view)
    return [one for one in numbers if one in cards and not case.game.knows(state, seat, one)]


def explained(case: Case, state: State, seat: int, language: str) -> list[list[str]]:
    """All that a seat might think of, each with everything that speaks against it."""
    game = case.game
    return [
        [
            game.intent_sentence(state, intent, Reader(language=language)),
            *(
                game.failure_sentence(state, failure, Reader(language=language))
                for failure in game.explain(state, seat, intent)
            ),
        ]
        for intent in game.intents(state, seat)
    ]


@in_every_mode
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_know(case: Case) -> None:
    different = renumbered = positions = 0
    for seed in case.seeds(3):
        state = case.new(seed)
        chance = RandomStream(seed)
        while not state.outcome:
            if chance.below(2):  # every other position, in games of all lengths
                step(state, chance)
                continue
            in_words = chance.below(10) == 0
            seat = positions % case.seats  # one after the other
            other = state.clone()
            case.game.resample(other, seat, chance)
            renumbered += renumber(case, other, seat, chance)
            here, there = (shown(case, one, seat) for one in (state, other))
            assert there == here
            if in_words:
                assert unknown_numbers(case, state, seat, here[0]) == []
                language = LANGUAGES[chance.below(len(LANGUAGES))]
                assert told(case, other, seat, there[0], language) == told(
                    case, state, seat, here[0], language
                )
            different += other.digest() != state.digest()
            positions += 1
            step(state, chance)
    assert different > 50
    assert renumbered > 50 or not has_numbers(state)


def test_the_numbers_of_cards_are_found_wherever_a_view_has_them() -> None:
    view = {"hand": [{"n": 3, "cost": 9}], "dice": [{"n": 1}], "deck": {"cards": 8}}
    prompt = {"card": 4, "options": [{"cards": [5, 6]}]}
    assert shown_numbers({"seats": [view], "prompt": prompt}) == {3, 4, 5, 6}


@in_every_mode
def test_resampling_breaks_no_invariant_and_can_be_played_on(case: Case) -> None:
    state = case.new(21)
    chance = RandomStream(21)
    while not state.outcome:
        for seat in range(case.seats):
            other = state.clone()
            case.game.resample(other, seat, chance)
            assert case.game.invariants(other) == []
            for _ in range(4):
                if not other.outcome:
                    step(other, chance)
            assert case.game.invariants(other) == []
        step(state, chance)


@in_every_mode
def test_a_seats_own_decisions_lead_to_the_same_log_whatever_the_others_hold(case: Case) -> None:
    """The seat answers the same way in both worlds; as long as only it is asked, it reads the same log.

    What others have chosen in secret comes to light then, and is not compared.
    """
    compared = 0
    for seed in case.seeds(6):
        state = case.new(seed)
        chance = RandomStream(seed + 100)
        while not state.outcome:
            seat = open_seats(state)[0]
            question = question_for(state, seat)
            assert question is not None
            other = state.clone()
            case.game.resample(other, seat, chance)
            index = chance.below(len(question.options))
            before = state.clone()
            there = question_for(other, seat)
            assert there is not None
            other.journal = Journal()
            state.journal = Journal()
            answer(other, there, index)
            answer(state, question, index)
            if others_chose_in_secret(before, seat):
                state.journal = None
                continue
            for language in ("en", "de"):
                here_log = public_lines(case, before, state, seat, language)
                there_log = public_lines(case, before, other, seat, language)
                shorter = min(len(here_log), len(there_log))
                compared += shorter
                assert here_log[:shorter] == there_log[:shorter]
            state.journal = None
    assert compared > 200


def others_chose_in_secret(state: State, seat: int) -> bool:
    """Whether another seat has answered a question that waits for all."""
    return any(one.seat != seat and one.answer != UNANSWERED for one in state.asking)


def public_lines(case: Case, before: State, state: State, seat: int, language: str) -> list[str]:
    """The lines a seat reads, up to the first that is about a card whose face it did not know before."""
    lines: list[str] = []
    assert state.journal is not None
    for event in state.journal.events:
        cards = case.game.event_cards(state, event, seat)
        if not all(case.game.knows(before, seat, card) for card in cards):
            break
        sentence = case.game.event_sentence(state, event, Reader(seat, language))
        if sentence is not None:
            lines.append(sentence)
    return lines

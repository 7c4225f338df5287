"""Windows with more than two seats: whom an attack or an effect concerns, and who is passed over."""

import random
from collections.abc import Iterator
from typing import Any, cast

import pytest

from runestack.games.rone.rules.game import RoneGame
from runestack.games.rone.rules.state import ELIMINATED
from runestack.games.windows import AIMED_AT, OTHERS_ACT, QUIET
from runestack.kernel.driver import question_for
from runestack.play.match import Match, new_match


def moments(mode: str, seeds: range, *, always_ask: bool = False) -> Iterator[tuple[Match, int]]:
    """Games by lot, with the seat that is asked."""
    for seed in seeds:
        match, chance = (
            new_match("rone", seed, options={"mode": mode}, always_ask=always_ask),
            random.Random(seed),
        )
        while not match.result and len(match.choices) < 1500:
            seat = match.seats_asked[0]
            yield match, seat
            question = question_for(match.state, seat)
            assert question is not None
            match.choose(chance.randrange(len(question.options)), seat)


def windows(mode: str, seeds: range) -> Iterator[tuple[Any, RoneGame, int, int]]:
    """The windows: view and seat of who is asked, the state, and how much it concerns the seat."""
    for match, seat in moments(mode, seeds, always_ask=True):
        question = question_for(match.state, seat)
        assert question is not None
        if question.kind in match.game.windows:
            yield (
                match.view(seat),
                cast("RoneGame", match.state),
                seat,
                match.game.concerns(match.state, question),
            )


@pytest.mark.rule("RONE-RULING-147")
def test_of_three_an_announced_attack_is_aimed_at_the_player_attacked_and_only_seen_by_the_third() -> (
    None
):
    seen = set()
    for view, _, seat, concern in windows("3p", range(4)):
        announced = view["announced"]
        if announced is None or "attack" not in announced["sentence"]["en"]:
            continue
        attacker = view["seats"][announced["seat"]]
        if announced["seat"] == seat:
            assert concern == QUIET
            seen.add("own")
        elif " goes on to attack " not in f" {announced['sentence']['en']} ":
            is_primary = attacker["opponents"][0] == seat
            assert concern == (AIMED_AT if is_primary else OTHERS_ACT)
            seen.add("primary" if is_primary else "third")
    assert seen == {"own", "primary", "third"}


@pytest.mark.parametrize("mode", ["2v2", "3p"])
def test_effects_concern_the_sides_they_are_aimed_at(mode: str) -> None:
    seen = set()
    for view, state, seat, concern in windows(mode, range(3)):
        side = state.side[seat]
        enemies = [
            entry
            for entry in view["stack"]
            if state.side[entry["seat"]] != side
            and entry["kind"] not in ("level-up", "end-of-turn")
        ]
        aimed = [
            target
            for entry in enemies
            for target in entry["targets"]
            if "n" in target and state.side[state.controller[target["n"]]] == side
        ]
        if view["stack"]:
            expected = AIMED_AT if aimed else OTHERS_ACT if enemies else QUIET
            assert concern == expected
            seen.add(concern)
        assert view["question"]["quiet"] is (concern == QUIET)
    assert seen == {QUIET, OTHERS_ACT, AIMED_AT}


@pytest.mark.parametrize("mode", ["2v2", "3p"])
def test_only_who_is_asked_has_a_question_and_team_mates_none(mode: str) -> None:
    for match, seat in moments(mode, range(1)):
        for other in range(match.seats):
            shown = cast("Any", match.view(other))
            assert (shown["question"] is not None) is (other == seat or other in match.seats_asked)


@pytest.mark.rule("RONE-RULING-155")
def test_who_was_eliminated_is_not_passed_over() -> None:
    seen = False
    before = 0
    for match, _ in moments("3p", range(4)):
        out = match.state.numbers[ELIMINATED]
        if (
            out and out == before
        ):  # at the moment of leaving they may have been passed over just before
            assert match.manners.passed_over & out == 0
            seen = seen or match.manners.passed_over != 0
        before = out
    assert seen

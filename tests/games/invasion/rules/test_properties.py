"""What holds at every decision of every game, whoever plays and however (Hypothesis chooses the answers)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules.game import InvasionGame
from runestack.games.invasion.rules.primitives import pile_of_zone
from runestack.games.invasion.rules.storage import stored_of
from runestack.kernel.driver import answer
from runestack.kernel.frame import NOTHING
from tests.games.invasion.hand_made import Table, duel, faces, fresh, player

MODES = st.sampled_from(
    [
        (2, None),
        (1, "reinforcements"),
        (2, "strike-back"),
        (3, "final-battle"),
        (4, "reinforcements"),
        (2, "water-train"),
        (1, "invasion"),
    ]
)
ANSWERS = st.randoms(use_true_random=False)


def game_of(seats: int, scenario: str | None, seed: int, difficulty: int) -> Table:
    """A new game."""
    return fresh(seats, scenario=scenario, seed=seed, difficulty=difficulty, matches=2)


def all_piles(game: InvasionGame) -> list[list[int]]:
    """Every list that holds cards."""
    return [*[pile for row in game.piles for pile in row], *game.shared]


def check(game: InvasionGame, cards: Counter[int]) -> None:
    """Everything that must hold between two answers."""
    lying = [one for pile in all_piles(game) for one in pile]
    assert len(lying) == len(set(lying)) == len(game.face)  # each card lies in exactly one place
    assert Counter(game.face) == cards
    for one in lying:
        assert one in pile_of_zone(game, game.zone[one], game.owner[one], game.face[one])
    zone_cards = [one for one in game.zone_card if one != NOTHING]
    assert sorted(zone_cards) == sorted(game.zones)
    for seat in range(len(game.out)):
        assert 0 <= game.armor[seat] <= c.MOST_ARMOR
        assert game.health[seat] <= c.MOST_HEALTH
        assert game.out[seat] or game.health[seat] > 0 or game.outcome is not None
        for kind in range(c.TYPES_STORED):
            assert 0 <= stored_of(game, seat, kind) <= faces().spots[kind]
        assert min(game.pool) >= 0
        assert min(game.rerolls[seat], game.technology[seat], game.parts[seat]) >= 0
    assert len(game.screw) == len(game.die_top) * c.SCREWS_OF_DIE
    assert all(0 <= screw <= c.NEUTRAL and screw != c.WILD for screw in game.screw)
    assert min(game.zone_stored, default=0) >= 0
    assert min(game.screws) >= 0


@pytest.mark.rule(
    "INV-DICE-1", "INV-BOARD-1", "INV-BOARD-2", "INV-STORE-2", "INV-STORE-5", "INV-IBOARD-8"
)
@settings(max_examples=20, deadline=None)
@given(MODES, st.integers(1, 10_000), st.integers(0, 2), ANSWERS)
def test_no_card_is_lost_or_doubled_and_all_values_stay_in_their_bounds(
    mode: tuple[int, str | None], seed: int, difficulty: int, chance: Random
) -> None:
    table = game_of(*mode, seed, difficulty)
    game = table.game
    cards = Counter(game.face)
    for _ in range(250):
        if not game.asking:
            break
        question = chance.choice(game.asking)
        answer(game, question, chance.randrange(len(question.options)))
        check(game, cards)


@pytest.mark.rule("INV-RULING-136")
@settings(max_examples=10, deadline=None)
@given(MODES, st.integers(1, 10_000), st.lists(st.integers(0, 10_000), min_size=80, max_size=80))
def test_the_same_seed_and_answers_give_the_same_game(
    mode: tuple[int, str | None], seed: int, answers: list[int]
) -> None:
    def played() -> list[tuple[int, int, int, int, int]]:
        table = game_of(*mode, seed, 1)
        for number in answers:
            if not table.game.asking:
                break
            question = table.game.asking[number % len(table.game.asking)]
            answer(table.game, question, number % len(question.options))
        assert table.game.journal is not None
        return [(o.kind, o.seat, o.card, o.other, o.number) for o in table.game.journal.events]

    assert played() == played()


@pytest.mark.rule("INV-TURN-8", "INV-STORE-5", "INV-RULING-47")
@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.sampled_from(c.COLOUR_NAMES[:5]), max_size=12),
    st.lists(st.sampled_from(c.COLOUR_NAMES[:5]), max_size=2),
    ANSWERS,
)
def test_of_every_colour_as_much_is_stored_as_spots_allow(
    shown: list[str], in_wild: list[str], chance: Random
) -> None:
    dice = [" ".join(shown[place : place + 3]) for place in range(0, len(shown), 3)]
    table = duel(player(dice=dice, wild=" ".join(in_wild), parts=1), phase=c.STORING)
    while table.is_asked(ch.ASK_STORE):
        question = table.asked()
        answer(table.game, question, chance.randrange(len(question.options)))
    wanted = Counter(shown)
    wild_free = 2 - len(in_wild)
    beyond = sum(max(0, number - 2) for number in wanted.values())
    kept = len(table.stored().split()) + len(table.wild().split()) - len(in_wild)
    # nothing is destroyed while a spot that takes it is open
    lost = len(shown) - kept
    assert lost >= max(0, beyond - wild_free)
    for colour, number in wanted.items():
        own = table.stored().split().count(colour)
        assert own <= 2
        if own < 2 and len(table.wild().split()) < 2:
            assert number == own + table.wild().split().count(colour) - in_wild.count(colour)

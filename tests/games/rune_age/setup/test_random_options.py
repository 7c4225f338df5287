"""Random games to their own end, each with options drawn by lot: every scenario, number of players and setting.

    RUNESTACK_SOAK_GAMES=10000 pytest tests/games/rune_age/setup/test_random_options.py

plays 10,000 of them. The conformance suite ends games after a few rounds; here late stages are reached, too.
"""

from __future__ import annotations

from collections import Counter

from runestack import games
from runestack.games.settings import SettingError
from runestack.kernel.driver import answer, open_seats, question_for
from runestack.kernel.random import RandomStream
from tests.games.rune_age.cards.box import pool, scenarios
from tests.games.rune_age.cards.test_scenarios import WAYS

RUNE_AGE = games.game("rune-age")
MOST_DECISIONS = 40_000
LOOKED_AT = 101  # decisions between two looks at the invariants
RACES = ("daqan", "uthuk", "latari", "waiqar", "dunwarr", "orcs")
SWITCHES = ("expansion", "mercenaries", "open_hands")


def drawn(chance: RandomStream) -> tuple[int, dict[str, str]]:
    """A number of players and options that may stand together or not."""
    key, cooperative, seats = WAYS[chance.below(len(WAYS))]
    options = {"scenario": key}
    if cooperative:
        options["cooperative_variant"] = "true"
    for name in SWITCHES:
        if chance.below(3) == 0:
            options[name] = ("true", "false")[chance.below(2)]
    if chance.below(3) == 0:
        options["first_player"] = str(chance.below(seats))
    if chance.below(4) == 0:
        options["faction_pick"] = "choose"
    elif chance.below(3) == 0:
        options["faction_0"] = RACES[chance.below(len(RACES))]
    if chance.below(3) == 0:
        cards = [pool().cards[face].name for face in scenarios().neutral.values()]
        options |= {"third_neutral": cards[chance.below(len(cards))], "all_agree": "true"}
    if chance.below(6) == 0:
        options["round_limit"] = str(1 + chance.below(20))
    return seats, options


def play(seed: int, seats: int, options: dict[str, str]) -> str:
    """Plays a game at random; how it ended."""
    state = RUNE_AGE.new(seed, seats, options, None)
    chance = RandomStream(seed)
    decisions = 0
    while not state.outcome:
        asked = open_seats(state)
        question = question_for(state, asked[chance.below(len(asked))])
        assert question is not None
        assert question.options
        answer(state, question, chance.below(len(question.options)))
        decisions += 1
        assert decisions < MOST_DECISIONS, f"{options} of {seats}, seed {seed}, does not end"
        if decisions % LOOKED_AT == 0:
            assert RUNE_AGE.invariants(state) == [], f"{options} of {seats}, seed {seed}"
    assert RUNE_AGE.invariants(state) == []
    result = RUNE_AGE.result(state)
    assert result is not None
    return str(result.reason)


def test_random_games_with_options_by_lot_end_without_a_broken_invariant(soak_games: int) -> None:
    chance = RandomStream(77)
    played: Counter[str] = Counter()
    refused = 0
    while played.total() < soak_games:
        seats, options = drawn(chance)
        try:
            RUNE_AGE.new(0, seats, options, None)
        except SettingError:
            refused += 1
            assert refused <= 3 * (played.total() + 20), "hardly anything may stand together"
            continue
        played[play(played.total(), seats, options)] += 1
    assert len(played) > 1, played

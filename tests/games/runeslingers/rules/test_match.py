"""From the choice of Runeslingers to the last encounter: card numbers, secrets, who begins."""

import random

import pytest

from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules.checking import end_encounter
from runestack.games.runeslingers.rules.game import RuneslingersGame, new_game
from runestack.games.runeslingers.rules.state import (
    CHOOSER,
    ENCOUNTER,
    FIRST,
    NEXT_STAMP,
    TURN,
)
from runestack.games.runeslingers.setup.settings import make_setup
from runestack.kernel.decision import ALL_SEATS, option_first, option_kind
from runestack.kernel.driver import answer, open_seats, question_for, run
from runestack.kernel.events import Journal
from runestack.kernel.frame import NOBODY, NOTHING
from tests.games.runeslingers.cards.test_named_cards import POOL
from tests.games.runeslingers.rules.test_drafting import FACES, asked, choose, play_until

BEST = {"mode": "constructed", "deck_0": "striker", "deck_1": "warden", "match": "best_of_three"}


def new(seed: int = 1, /, **options: str) -> RuneslingersGame:
    return new_game(FACES, make_setup(seed, options, POOL), Journal())


def pick(game: RuneslingersGame, kind: int) -> None:
    """Answers with the option of a kind."""
    question = game.asking[0]
    answer(game, question, [option_kind(code) for code in question.options].index(kind))


def end(game: RuneslingersGame, scores: list[int]) -> None:
    """The encounter ends here."""
    end_encounter(game, scores, c.NO_POWER, "RS-OBJ-2")
    run(game)


def scores_of(game: RuneslingersGame) -> list[int]:
    """The scores of a match that is over."""
    assert game.outcome is not None
    return game.outcome.scores


def told(game: RuneslingersGame, kind: int) -> list[tuple[int, int]]:
    assert game.journal is not None
    return [(event.seat, event.card) for event in game.journal.events if event.kind == kind]


@pytest.mark.rule("RS-SETUP-1", "RS-SETUP-2", "RS-RULING-136")
def test_in_starter_play_no_runeslinger_is_chosen_twice() -> None:
    game = new()
    assert asked(game) == ch.ASK_RUNESLINGER
    first = open_seats(game)[0]
    assert len(game.asking[0].options) == 4
    choose(game, first, 2)
    assert len(game.asking[0].options) == 3
    choose(game, 1 - first, 0)
    names = [POOL.cards[game.face[game.slinger[seat]]].name for seat in (first, 1 - first)]
    assert names == ["Halvard", "Eva"]
    assert [len(deck) for deck in game.deck_list] == [30, 30]
    assert told(game, e.PICKS_RUNESLINGER) == [(0, 60), (1, 61)]


@pytest.mark.rule("RS-RULING-140", "RS-RULING-138")
@pytest.mark.parametrize("mode", ["starter", "draft"])
def test_who_picks_a_runeslinger_first_is_decided_by_lot(mode: str) -> None:
    firsts = set()
    for seed in range(8):
        game = new(seed, mode=mode)
        play_until(game, ch.ASK_RUNESLINGER)
        firsts.update(open_seats(game))
    assert firsts == {0, 1}


@pytest.mark.rule("RS-RULING-140", "RS-ABIL-1")
def test_constructed_runeslingers_are_shown_together_and_then_abilities_are() -> None:
    deck = "\n".join(f"2 {POOL.cards[face].name}" for face in FACES.playable[:15])
    game = new(mode="constructed", deck_0=deck, deck_1=deck)
    for kind in (ch.ASK_RUNESLINGER, ch.ASK_PASSIVE, ch.ASK_ACTIVATE):
        assert asked(game) == kind
        assert game.asking_mode == ALL_SEATS
        assert game.passive == [NOTHING, NOTHING]
        assert told(game, e.PICKS_ABILITY) == []
        choose(game, 1, 1)
        if kind == ch.ASK_RUNESLINGER:
            assert told(game, e.PICKS_RUNESLINGER) == []
        choose(game, 0, 1)
        assert told(game, e.PICKS_RUNESLINGER) == [(0, 60), (1, 61)]
    for seat in (0, 1):
        slinger = game.face[game.slinger[seat]]
        assert game.face[game.passive[seat]] == FACES.passives[slinger][1]
        assert game.face[game.activate[seat]] == FACES.activates[slinger][1]
        assert game.known[game.passive[seat]] == 3
    aside = [card for card in range(len(game.face)) if game.zone[card] == c.ASIDE]
    assert len(aside) == 8


@pytest.mark.rule("RS-SETUP-5", "RS-SETUP-6", "RS-SETUP-9", "RS-CONC-7")
def test_an_encounter_begins_with_six_cards_one_of_them_set_in_secret() -> None:
    game = new(**BEST)
    play_until(game, ch.ASK_FIRST_CONCENTRATION)
    assert game.asking_mode == ALL_SEATS
    chosen = [option_first(question.options[4]) for question in game.asking]
    choose(game, 0, 4)
    assert game.spot_card[0] == NOTHING
    choose(game, 1, 4)
    assert [game.spot_card[0], game.spot_card[6]] == chosen
    for seat in (0, 1):
        assert (len(game.hand[seat]), len(game.deck[seat])) == (5, 24)
        assert (game.power[seat], game.health[seat], game.determinations[seat]) == (5, 18, 0)
        assert game.known[chosen[seat]] == 1 << seat
        assert game.sets[seat] == 0


@pytest.mark.rule("RS-RULING-31", "RS-SETUP-7", "RS-DRAW-2")
@pytest.mark.parametrize("order", [ch.GO_FIRST, ch.GO_SECOND])
def test_a_player_drawn_by_lot_goes_first_or_second(order: int) -> None:
    game = new(**BEST)
    play_until(game, ch.ASK_ORDER)
    chooser = open_seats(game)[0]
    pick(game, order)
    first = chooser if order == ch.GO_FIRST else 1 - chooser
    assert game.numbers[FIRST] == first
    assert game.numbers[TURN] == 1
    assert open_seats(game) == [first]
    assert len(game.hand[first]) == 6


@pytest.mark.rule("RS-RULING-31")
def test_the_first_player_can_be_fixed() -> None:
    game = new(**BEST, first_player="1")
    play_until(game, ch.ASK_PASS)
    assert game.numbers[FIRST] == 1


@pytest.mark.rule("RS-RULING-137")
def test_a_best_of_three_keeps_decks_and_runeslingers_and_asks_for_abilities_again() -> None:
    game = new(**BEST)
    play_until(game, ch.ASK_MAIN)
    before = game.face[:]
    slingers = game.slinger[:]
    stamp = game.numbers[NEXT_STAMP]
    end(game, [1, -1])
    assert not game.outcome
    assert game.wins == [1, 0]
    assert game.numbers[ENCOUNTER] == 2
    assert asked(game) == ch.ASK_PASSIVE
    assert game.face == before
    assert game.slinger == slingers
    assert min(game.stamp) > stamp
    assert [len(deck) for deck in game.deck] == [30, 30]
    assert game.listeners == []
    assert not any(game.known[card] for card in range(60))
    play_until(game, ch.ASK_ORDER)
    assert open_seats(game) == [1]
    pick(game, ch.GO_SECOND)
    assert game.numbers[FIRST] == 0
    end(game, [1, -1])
    assert scores_of(game) == [1, -1]
    assert told(game, e.WINS_MATCH) == [(0, NOTHING)]


@pytest.mark.rule("RS-RULING-137")
def test_a_draw_in_a_best_of_three_is_played_again_with_the_same_first_player() -> None:
    game = new(**BEST)
    play_until(game, ch.ASK_PASS)
    first = game.numbers[FIRST]
    end(game, [0, 0])
    assert game.wins == [0, 0]
    assert game.numbers[CHOOSER] == NOBODY
    play_until(game, ch.ASK_PASS)
    assert game.numbers[ENCOUNTER] == 2
    assert game.numbers[FIRST] == first


@pytest.mark.rule("RS-MODE-1")
def test_a_single_encounter_may_end_in_a_draw() -> None:
    game = new(turn_limit="2")
    while not game.outcome:
        choose(game, open_seats(game)[0], 0)
    assert scores_of(game) == [0, 0]
    assert game.numbers[TURN] == 2


def test_giving_up_before_the_decks_are_there_ends_the_match() -> None:
    game = new(mode="draft", match="best_of_three")
    end(game, [-1, 1])
    assert scores_of(game) == [-1, 1]


def test_random_play_comes_to_an_end_and_can_be_saved_at_any_time() -> None:
    for seed, options in enumerate([{}, BEST, {"mode": "draft", "match": "best_of_three"}]):
        game = new(seed, **options)
        chance = random.Random(seed)
        steps = 0
        while not game.outcome:
            seat = chance.choice(open_seats(game))
            question = question_for(game, seat)
            assert question is not None
            if steps % 40 == 0:
                copy = game.clone()
                copy.load(game.dump())
                assert copy.digest() == game.digest()
            answer(game, question, chance.randrange(len(question.options)))
            steps += 1
        assert sorted(scores_of(game)) in ([-1, 1], [0, 0])

"""The draft: packs, picks, and the decks that are built of them."""

from collections import Counter

import pytest

from runestack.games.runeslingers.language.lower import build_faces
from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules.evaluation import evaluate, face_value
from runestack.games.runeslingers.rules.game import RuneslingersGame, new_game
from runestack.games.runeslingers.setup.settings import make_setup
from runestack.kernel.decision import ALL_SEATS, option_first
from runestack.kernel.driver import answer, open_seats, question_for
from runestack.kernel.events import Journal
from tests.games.runeslingers.cards.test_named_cards import POOL

FACES = build_faces(POOL.cards)
PICKS = c.PACKS * c.PACK_SIZE


def new_draft(seed: int = 1, /, **options: str) -> RuneslingersGame:
    return new_game(FACES, make_setup(seed, {"mode": "draft", **options}, POOL), Journal())


def choose(game: RuneslingersGame, seat: int, index: int) -> None:
    question = question_for(game, seat)
    assert question is not None
    answer(game, question, index)


def asked(game: RuneslingersGame) -> int:
    return game.asking[0].kind


def play_until(game: RuneslingersGame, kind: int) -> None:
    """Everybody takes the first option."""
    while asked(game) != kind:
        choose(game, open_seats(game)[0], 0)


def told(game: RuneslingersGame, kind: int) -> list[tuple[int, int]]:
    assert game.journal is not None
    return [(event.seat, event.number) for event in game.journal.events if event.kind == kind]


@pytest.mark.rule("RS-RULING-138")
def test_both_pick_in_secret_and_then_swap_packs() -> None:
    game = new_draft()
    assert game.asking_mode == ALL_SEATS
    packs = [pack[:] for pack in game.pack]
    assert [len(pack) for pack in packs] == [15, 15]
    assert len(game.draft_pool) == 240 - 30
    choose(game, 1, 2)
    assert open_seats(game) == [0]
    assert told(game, e.DRAFTS) == []
    choose(game, 0, 0)
    assert told(game, e.DRAFTS) == [(0, 1), (1, 1)]
    for seat in (0, 1):
        assert Counter(game.picks[seat] + game.pack[1 - seat]) == Counter(packs[seat])


@pytest.mark.rule("RS-RULING-138")
def test_45_picks_of_three_packs_and_the_last_card_is_not_asked_for() -> None:
    game = new_draft()
    questions = 0
    while asked(game) == ch.ASK_DRAFT:
        assert Counter(
            game.draft_pool + game.pack[0] + game.pack[1] + game.picks[0] + game.picks[1]
        ) == (Counter(dict.fromkeys(FACES.playable, 2)))
        questions += 1
        choose(game, open_seats(game)[0], 0)
    assert questions <= 2 * (PICKS - c.PACKS)
    assert [len(picks) for picks in game.picks] == [PICKS, PICKS]
    assert [number for _, number in told(game, e.PACK_OPENED)] == [1, 2, 3]
    assert len(told(game, e.DRAFTS)) == 2 * PICKS


@pytest.mark.rule("RS-RULING-138", "RS-DECK-1", "RS-DECK-2")
def test_fifteen_picks_stay_out_of_the_deck() -> None:
    game = new_draft()
    play_until(game, ch.ASK_LEAVE_OUT)
    question = question_for(game, 0)
    assert question is not None
    assert question.number == 15
    out = option_first(question.options[3])
    had = game.picks[0].count(out)
    choose(game, 0, 3)
    choose(game, 1, 0)
    assert game.deck_list[0].count(out) == had - 1
    play_until(game, ch.ASK_RUNESLINGER)
    for seat in (0, 1):
        assert len(game.deck_list[seat]) == c.DECK_SIZE
        assert max(Counter(game.deck_list[seat]).values()) <= c.COPIES
        assert not Counter(game.deck_list[seat]) - Counter(game.picks[seat])
    assert told(game, e.DECK_BUILT) == [(0, 30), (1, 30)]


@pytest.mark.rule("RS-RULING-138", "RS-RULING-136")
def test_a_player_drawn_by_lot_picks_a_runeslinger_first() -> None:
    first = set()
    for seed in range(12):
        game = new_draft(seed)
        play_until(game, ch.ASK_RUNESLINGER)
        seat = open_seats(game)[0]
        first.add(seat)
        taken = option_first(game.asking[0].options[0])
        choose(game, seat, 0)
        assert open_seats(game) == [1 - seat]
        left = [option_first(code) for code in game.asking[0].options]
        assert left == [face for face in FACES.runeslingers if face != taken]
    assert first == {0, 1}


def test_a_better_card_makes_the_picks_better() -> None:
    game = new_draft()
    best = max(game.pack[0], key=lambda face: face_value(game, face))
    worst = min(game.pack[0], key=lambda face: face_value(game, face))
    values = []
    for face in (best, worst):
        copy = game.clone()
        copy.picks[0].append(face)
        values.append(evaluate(copy, 0))
    assert values[0] > values[1] > -1

"""The frames drawn in docs/kernel.md are those of a real game."""

from pathlib import Path

from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import procedures as p
from runestack.games.rone.rules.game import RoneGame
from runestack.games.rone.rules.state import ATTACKING, DEFENDING
from runestack.kernel.driver import answer
from runestack.kernel.procedure import NAMES
from tests.kernel.little_game import (
    CARD_NAMES,
    MOURNER,
    ROCKET,
    asked,
    drawn,
    little_faces,
    trigger_in_a_text_in_combat,
)

PAGE = Path(__file__).parents[2] / "docs" / "kernel.md"


def cards_named(game: RoneGame) -> list[str]:
    """What stands on RONE's stack, the lowest first."""
    return [f"{NAMES[entry.procedure]} {CARD_NAMES[game.face[entry.card]]}" for entry in game.stack]


def test_the_page_draws_the_frames_as_they_are() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert "\n".join(drawn(trigger_in_a_text_in_combat())) in page


def test_the_moment_is_the_one_described() -> None:
    game = trigger_in_a_text_in_combat()
    assert cards_named(game) == [
        "rone.declared_attack Rocket",
        "rone.trigger Rocket",
        "rone.trigger Mourner",
    ]
    assert (asked(game).kind, asked(game).seat) == (ch.ASK_WINDOW, 0)
    text = next(frame for frame in game.frames if frame.procedure == p.TRIGGER)
    assert text.place == 1
    assert len(game.faces.abilities[text.text].program) == 2
    attack = next(frame for frame in game.frames if frame.procedure == p.ATTACK)
    assert (attack.card, attack.target) == (game.numbers[ATTACKING], game.numbers[DEFENDING])


def test_the_game_goes_on_from_a_copy_and_from_a_dump() -> None:
    game = trigger_in_a_text_in_combat()
    loaded = RoneGame(little_faces())
    loaded.load(game.dump())
    ends = []
    for one in (game.clone(), loaded, game):
        while one.stack:
            answer(one, asked(one), 0)
        ends.append(one.digest())
    assert len(set(ends)) == 1


def test_the_rest_of_both_texts_is_executed() -> None:
    game = trigger_in_a_text_in_combat()
    hands = [len(hand) for hand in game.hand]
    while game.stack:
        answer(game, asked(game), 0)
    assert [len(hand) for hand in game.hand] == [hands[0] + 1, hands[1] + 1]
    faces = [game.face[card] for pile in game.graveyard for card in pile]
    assert MOURNER in faces
    assert ROCKET not in faces

"""Positions of random games, as tests of words and views need them: many, and quickly made."""

from collections.abc import Iterator

from runestack.games.base import Game
from runestack.games.rone.game import GAME
from runestack.games.rone.rules.game import RoneGame
from runestack.kernel.decision import Question
from runestack.kernel.random import RandomStream
from runestack.play.match import Match
from tests.games.rone.rich_pack import rich_game

LANGUAGES = ("en", "de")
GAMES: dict[str, Game] = {"pool": GAME, "rich": rich_game()}


def random_match(game: Game, seed: int, **options: str) -> Iterator[Match]:
    """A match before each of its random decisions, and when it is over."""
    match = Match(game, seed, 2, {"max_rounds": "20", **options})
    chance = RandomStream(seed)
    while match.state.asking:
        yield match
        question = match.state.asking[0]
        match.choose(chance.below(len(question.options)), question.seat)
    yield match


def state_of(match: Match) -> RoneGame:
    """The state, with its class."""
    assert isinstance(match.state, RoneGame)
    return match.state


def question_of(match: Match) -> Question:
    """The open question."""
    return match.state.asking[0]


def first_position(kind: int, game: Game, seeds: range) -> Match:
    """The first position of some random games in which a question of a kind is asked."""
    for seed in seeds:
        for match in random_match(game, seed):
            if match.state.asking and question_of(match).kind == kind:
                return match
    message = f"no game asks a question of kind {kind}"
    raise AssertionError(message)

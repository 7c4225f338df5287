"""A small game of RONE for the tests of the kernel.

Compiled classes cannot be subclassed here, so a game of the kernel's own would exist in one build only. This one has
six cards, made so that a text, in the middle of a combat, starts another text that can be reacted to.
"""

import tempfile
from functools import cache
from pathlib import Path

from runestack.cards.loader import load_pool
from runestack.games.rone.cards.schema import card_game
from runestack.games.rone.language.lower import build_faces
from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import procedures as p
from runestack.games.rone.rules.faces import Faces
from runestack.games.rone.rules.game import RoneGame, new_game
from runestack.games.rone.rules.setup import Setup
from runestack.kernel.decision import Question, option_first, option_kind
from runestack.kernel.driver import answer
from runestack.kernel.events import Journal
from runestack.kernel.frame import NOBODY, NOTHING
from runestack.kernel.procedure import NAMES, STEP_NAMES
from runestack.kernel.random import RandomStream

ECONOMY = "{yellow 1}: Gain 1 {water} or draw a card."

HERO = """
[[card]]
id = "little-h{level}"
number = {level}
name = "Ada"
name_de = "Ada"
type = "hero"
race = "machine"
level = {level}
cost = {cost}
recycle = "never"
water_income = 4
card_income = 1
copies = 1
text = "{text}"
"""

UNIT = """
[[card]]
id = "little-{number}"
number = {number}
name = "{name}"
name_de = "{name}"
type = "unit"
race = "machine"
level = 1
cost = 1
recycle = 1
health = {health}
melee = 1
ranged = 0
speed = 1
copies = 4
text = "{text}"
"""

TACTIC = """
[[card]]
id = "little-{number}"
number = {number}
name = "{name}"
name_de = "{name}"
type = "tactic"
level = 1
cost = 0
recycle = 1
copies = 4
text = "{text}"
"""

# Faces are numbered in the order of the pack: three levels of the hero, then these.
ROCKET = 3
MOURNER = 4
GUARD = 5
SPARK = 6
CARD_NAMES = ("Ada", "Ada", "Ada", "Rocket", "Mourner", "Guard", "Spark")

SEED_WITH_THE_CARDS = 1  # the first hands hold what `trigger_in_a_text_in_combat` plays


def pack() -> str:
    """The cards as TOML."""
    heroes = [
        HERO.format(level=level, cost='"never"' if level == 1 else 5 * level, text=ECONOMY)
        for level in (1, 2, 3)
    ]
    rocket = "Combat: Deal 1 damage to each other unit. Draw a card."
    mourner = "Death: Gain 1 {water}. Draw a card."
    return "\n".join(
        [
            *heroes,
            UNIT.format(number=4, name="Rocket", health=3, text=rocket),
            UNIT.format(number=5, name="Mourner", health=1, text=mourner),
            UNIT.format(number=6, name="Guard", health=4, text="Defender."),
            TACTIC.format(number=7, name="Spark", text="Deal 1 damage to target unit."),
        ]
    )


@cache
def little_faces() -> Faces:
    """The cards as the engine reads them."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "little.toml"
        path.write_text(pack(), encoding="utf-8")
        return build_faces(load_pool([path], card_game()).cards)


def little_game(seed: int = 1, journal: Journal | None = None) -> RoneGame:
    """A game at its first decision: the same 24 cards and the same hero on both sides, seat 0 begins."""
    setup = Setup(seed)
    setup.technologies = False
    setup.first_player = 0
    setup.heroes = [0, 0]
    setup.max_rounds = 30
    deck = [ROCKET, MOURNER, GUARD, SPARK] * 6
    setup.decks = [deck, deck]
    return new_game(little_faces(), setup, journal)


def played_on(seed: int, answers: int) -> RoneGame:
    """A game after some random answers, or at its end."""
    game = little_game(seed)
    chance = RandomStream(seed)
    for _ in range(answers):
        if not game.asking:
            break
        question = game.asking[0]
        answer(game, question, chance.below(len(question.options)))
    return game


def asked(game: RoneGame) -> Question:
    """The open question of a game in which one seat is asked at a time."""
    assert len(game.asking) == 1
    return game.asking[0]


def choose(game: RoneGame, kind: int, face: int | None = None) -> None:
    """Takes the first option of a kind (and a card of this face)."""
    question = asked(game)
    for index, code in enumerate(question.options):
        if option_kind(code) == kind and face in {None, game.face[option_first(code)]}:
            answer(game, question, index)
            return
    raise AssertionError((kind, face, question.options))


def quietly_to(game: RoneGame, kind: int, seat: int) -> None:
    """Gives quiet answers (pass, draw, end the turn) until a seat is asked about something."""
    while asked(game).kind != kind or asked(game).seat != seat:
        answer(game, asked(game), 0)


def play_unit(game: RoneGame, seat: int, face: int) -> None:
    """A seat plays a unit in its main phase."""
    quietly_to(game, ch.ASK_MAIN, seat)
    choose(game, ch.ANNOUNCE_PLAY)
    quietly_to(game, ch.ASK_CARD, seat)
    choose(game, ch.PLAY_CARD, face)


def trigger_in_a_text_in_combat() -> RoneGame:
    """The hardest moment of RONE, reached by playing.

    A Rocket attacks; the Guard has Defender, so it is the only target and nobody is asked. The Combat text hurts the Mourner beside the Guard, which dies: the Mourner's Death text
    stands on the stack and its window is open, while the Rocket has not drawn its card yet.
    """
    game = little_game(seed=SEED_WITH_THE_CARDS)
    play_unit(game, 0, ROCKET)
    play_unit(game, 1, MOURNER)
    play_unit(game, 1, GUARD)
    quietly_to(game, ch.ASK_MAIN, 0)
    choose(game, ch.ANNOUNCE_ATTACK, ROCKET)
    while game.frames[-1].procedure != p.WINDOW or len(game.stack) < 3:
        answer(game, asked(game), 0)
    return game


def drawn(game: RoneGame) -> list[str]:
    """The frames, the newest first: procedure, the step that comes next, the acting card, the seat."""
    lines = []
    for frame in reversed(game.frames):
        name = NAMES[frame.procedure]
        step = STEP_NAMES[frame.procedure][frame.step]
        card = CARD_NAMES[game.face[frame.card]] if frame.card != NOTHING else "-"
        seat = str(frame.seat) if frame.seat != NOBODY else "-"
        lines.append(f"{name:<19} {step:<22} {card:<8} {seat}".rstrip())
    return lines

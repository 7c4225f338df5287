"""What a searching player says about its thoughts: which option, how sure, and why."""

from runestack.agents.advice import reasons
from runestack.agents.search import Candidate, Thought
from runestack.games import game as find_game
from runestack.games.wording import Reader
from runestack.kernel.lookahead import Plan, open_question
from runestack.kernel.state import State

GAME = find_game("runeslingers")
STATE: State = GAME.new(4, 2, {}, None)  # which Runeslinger to take


def said(*ends: list[float], language: str = "en") -> list[str]:
    """About a thought in which the options ended so; all but the first are dropped if they were tried often."""
    question = open_question(STATE)
    candidates = [
        Candidate(Plan([question], [place], 0.1), 0.1, row, is_dropped=place > 0 and len(row) > 3)
        for place, row in enumerate(ends)
    ]
    return reasons(GAME, STATE, Thought(question, candidates, 0), Reader(0, language))


def test_what_is_alone_in_question_is_told_without_figures() -> None:
    (line,) = said([])
    assert line.startswith("Nothing else comes into question: Take ")


def test_what_is_clearly_better_is_the_best_with_figures_for_all() -> None:
    first, *others = said([0.5] * 4, [-0.25] * 4)
    assert first.startswith("Best: Take ")
    assert others[0].startswith("+50 (give or take 0, played out in 4 possible worlds): Take ")
    assert others[1].startswith("-25 (give or take 0, played out in 4 possible worlds): Take ")
    assert others[2].startswith("(-100 is lost, 100 is won")


def test_what_ends_the_same_is_not_sold_as_the_best() -> None:
    assert said([0.5] * 4, [0.5] * 4)[0].startswith("As far as can be seen, it makes no difference")
    german = said([0.5] * 4, [0.5] * 4, language="de")[0]
    assert german.startswith("Soweit zu sehen ist, macht es keinen Unterschied; zum Beispiel: ")


def test_what_is_better_by_a_hair_is_not_sold_as_the_best() -> None:
    assert said([0.5] * 4, [0.499] * 4)[0].startswith("Best by a little, if at all: ")


def test_what_was_not_played_out_says_so_and_nothing_is_sure() -> None:
    lines = said([], [], language="de")
    assert lines[0].startswith("Wenn überhaupt, dann etwas besser: ")
    assert "+10 (nicht durchgespielt): " in lines[1]

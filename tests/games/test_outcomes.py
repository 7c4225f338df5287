"""One result for everybody who reads how a game ended."""

import pytest

from runestack import games
from runestack.games.outcomes import VERDICTS, Result
from runestack.games.tables import ENGLISH, GERMAN
from runestack.games.view_types import Kind
from runestack.play.terminal_words import WORDS, ending

REASON = ("The Rift was closed.", "Der Riss wurde geschlossen.")


def result(kind: Kind, *scores: int) -> Result:
    return Result(kind, scores, (1,) * len(scores), (), "closed", "T-1", REASON, 7)


@pytest.mark.parametrize(
    ("one", "verdict", "named"),
    [
        (result("duel", 1, -1), "won", (0,)),
        (result("teams", -1, 1, -1, 1), "won", (1, 3)),
        (result("cooperative", 1, 1, 1), "won", (0, 1, 2)),
        (result("duel", 0, 0), "tie", (0, 1)),
        (result("free_for_all", 0, -1, 0), "some_tied", (0, 2)),
        (result("free_for_all", -1, -1, -1), "nobody_won", ()),
        (result("cooperative", -1, -1), "lost_together", ()),
        (result("solo", -1), "lost_alone", ()),
        (result("solo", 1), "won", (0,)),
    ],
)
def test_a_game_that_nobody_won_is_a_tie_only_for_those_who_have_not_lost_it(
    one: Result, verdict: str, named: tuple[int, ...]
) -> None:
    assert one.verdict == verdict
    assert one.named == named


def test_the_terminal_says_when_the_game_ended_who_won_and_why() -> None:
    assert ending("en", result("cooperative", -1, -1)) == [
        "The game is over after round 7.",
        "All players have lost together.",
        "The Rift was closed.",
    ]
    assert ending("de", result("free_for_all", 0, -1, 0)) == [
        "Das Spiel ist nach Runde 7 zu Ende.",
        "Es endet unentschieden zwischen Spieler 1 und Spieler 3.",
        "Der Riss wurde geschlossen.",
    ]


@pytest.mark.parametrize("words", [ENGLISH, GERMAN, *WORDS.values()])
def test_every_verdict_has_words(words: dict[str, str]) -> None:
    assert set(VERDICTS) <= set(words)


@pytest.mark.parametrize("name", games.names())
def test_every_reason_is_a_sentence_in_both_languages(name: str) -> None:
    for english, german in games.game(name).endings.values():
        assert english != german
        assert english.endswith(".")
        assert german.endswith(".")

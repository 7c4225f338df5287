"""`replay`: a saved game, shown or verified."""

from __future__ import annotations

from pathlib import Path

from runestack.agents.advice import Adviser
from runestack.agents.analysis import LEAST_SECONDS, MOST_SECONDS, Analyst
from runestack.cli.failure import NOTHING_WRONG, CommandError
from runestack.cli.settings import check_language
from runestack.kernel.driver import question_for
from runestack.play.files import load
from runestack.play.match import Match
from runestack.play.terminal_words import ending

NOTHING = {
    "en": "Nothing stands out: no turn changed much, and no other choice was clearly better.",
    "de": "Nichts fällt auf: Kein Zug hat viel verändert, und keine andere Wahl war klar besser.",
}
SCALE = {
    "en": "(-100 is lost, 100 is won. The number in front is the choice: runestack replay {path} --why N tells more.)",
    "de": "(-100 ist verloren, 100 gewonnen. Vorn steht die Wahl: runestack replay {path} --why N sagt mehr.)",
}


def show_replay(path: Path, language: str, *, check: bool) -> int:
    """Plays a file again; anything that is off has raised its reason."""
    check_language(language)
    match = load(path, language=language)
    if check:
        print(f"{path}: whole; {len(match.choices)} choices lead to the stored state")
        return NOTHING_WRONG
    print("\n".join(replay_lines(match, language)))
    return NOTHING_WRONG


def show_analysis(path: Path, language: str, seconds: float) -> int:
    """Where the game turned, and what would have been better, in the order of the game."""
    check_language(language)
    if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
        raise CommandError(
            f"the seconds must be from {LEAST_SECONDS:g} to {MOST_SECONDS:g}, not {seconds:g}"
        )
    match = load(path, language=language)
    analyst = Analyst(match, seconds)
    marks = analyst.marks()
    print(
        "\n".join(f"{one.at:5}  {one.words(match, language)}" for one in marks) or NOTHING[language]
    )
    print(SCALE[language].format(path=path))
    return NOTHING_WRONG


def show_why(path: Path, language: str, at: int) -> int:
    """What comes into question before a choice, as far as who was asked knew."""
    check_language(language)
    match = load(path, language=language)
    if not 0 <= at < len(match.choices):
        raise CommandError(f"the game has the choices 0 to {len(match.choices) - 1}, and not {at}")
    seat, state = match.choices[at][0], match.at(at)
    question = question_for(state, seat)
    if question is None:
        raise CommandError(f"choice {at} answers no question: somebody gave up")
    adviser = Adviser(at)
    print("\n".join(adviser.advise(match.game, state, question, match.reader(seat, language))))
    return NOTHING_WRONG


def replay_lines(match: Match, language: str) -> list[str]:
    """What a spectator has seen."""
    settings = ", ".join(f"{name}={value}" for name, value in match.options.items())
    lines = [f"{match.game.title}, seed {match.seed}" + (f", {settings}" if settings else "")]
    lines += [
        f"{entry.choice:5}  {entry.sentence}" + (f" [{entry.rule}]" if entry.rule else "")
        for entry in match.log(language=language)
    ]
    return lines if match.result is None else lines + ending(language, match.result)

"""The terminal game, played by a script."""

import io
import re
import string
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import runestack
from runestack import agents
from runestack.agents.advice import Adviser as HintAdviser
from runestack.agents.search import Budget
from runestack.games import game as find_game
from runestack.games import names
from runestack.games.base import Game
from runestack.play.match import Match
from runestack.play.terminal import Adviser, Chooser, Terminal
from runestack.play.terminal_words import COMMANDS, ENGLISH, GERMAN
from tests.frozen import frozen_game

Golden = Callable[[str, str], None]


def played(
    script: list[str],
    *,
    game: str = "rone",
    seats: tuple[str, ...] = ("human", "random"),
    language: str = "en",
    seed: int = 3,
    find: Callable[[str], Game] = frozen_game,
    adviser: Adviser | None = None,
) -> tuple[str, Match]:
    """Plays a script; what the terminal printed, with the typed lines in it, and the match."""
    match = Match(find(game), seed, len(seats), {}, language)
    choosers: dict[int, Chooser] = {
        seat: agents.make(spec, seat) for seat, spec in enumerate(seats) if spec != "human"
    }
    source = Typing(script)
    terminal = Terminal(match, choosers, source, source.output, adviser)
    terminal.run()
    return source.output.getvalue(), match


class Typing(io.StringIO):
    """Input that writes what is typed to the output, as a terminal does."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))
        self.output = io.StringIO()

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # as io does
        line = super().readline(-1 if size is None else size)
        self.output.write(line)
        return line


def test_a_scripted_game(golden: Golden) -> None:
    script = [
        "help",
        "0",
        "?",
        "? level",
        "view",
        "log 3",
        "rules RONE-GUARD-2",
        "pass",
        "0",
        "undo",
        "0",
        "quit",
    ]
    golden("cli/terminal_en.txt", played(script)[0])


def test_a_scripted_game_in_german(golden: Golden) -> None:
    script = [
        "hilfe",
        "0",
        "? aufsteigen",
        "verlauf 2",
        "regel X",
        "passen",
        "zurück",
        "aufgeben",
        "nein",
        "ende",
    ]
    golden("cli/terminal_de.txt", played(script, language="de")[0])


def test_a_scripted_game_with_a_ladder(golden: Golden) -> None:
    script = [
        *("Fenno", "1", "2", "0", "? bounce", "answer with bounce", "? gut", "go on"),
        *("set barbed", "set gut hook", "?", "play and sling out", "out of nowhere (1)"),
        *("choose the", "card gut hook", "the enemy's runeslinger", "rules RS-LADDER-8"),
        *("0", "end your play", "log 14", "undo", "quit"),
    ]
    golden("cli/terminal_ladder_en.txt", played(script, game="runeslingers", seed=24)[0])


def test_a_scripted_game_with_a_ladder_in_german(golden: Golden) -> None:
    script = [
        *("Halvard", "0", "0", "0", "?", "? block", "passen", "weiter", "? ausspielen", "1"),
        *("karte Kraftwall", "kraftwall", "0", "beenden", "verlauf 12", "passen", "ende"),
    ]
    printed = played(script, game="runeslingers", language="de", seed=24)[0]
    golden("cli/terminal_ladder_de.txt", printed)


@pytest.mark.parametrize("game", names())
def test_the_end_of_the_input_leaves_the_game(game: str) -> None:
    printed, match = played([], game=game)
    assert printed.endswith("Bye. The game was not saved.\n")
    assert match.result is None


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_is_played_to_its_end(game: str, language: str) -> None:
    printed, match = played(["0"] * 3000, game=game, language=language)
    assert match.result is not None
    ending = {
        "en": "The game is over after round {}.",
        "de": "Das Spiel ist nach Runde {} zu Ende.",
    }
    assert ending[language].format(match.result.rounds) in printed


@pytest.mark.parametrize("game", names())
def test_everything_that_cannot_be_done_is_told_in_a_whole_game(game: str) -> None:
    """A question mark and a random answer at every decision, in either language."""
    for language in ("en", "de"):
        script = [word for number in range(400) for word in ("?", str(number % 4))]
        printed, _ = played(script, game=game, language=language)
        assert "{" not in printed
        assert printed.count("(") > 200


@pytest.mark.parametrize("game", names())
def test_computers_play_alone(game: str) -> None:
    printed, match = played([], game=game, seats=("random", "random"))
    assert match.result is not None
    assert "Player 1" in printed


def test_what_is_not_offered_changes_nothing() -> None:
    before = played(["quit"])[1].state.digest()
    printed, match = played(["99", "fly to the moon", "", "quit"])
    assert match.state.digest() == before
    assert "There is no option 99; the options are 0 to 2." in printed
    assert "No option fits 'fly to the moon'." in printed


def test_part_of_a_sentence_chooses_and_an_ambiguous_one_lists() -> None:
    printed, match = played(["draw", "keep", "quit"])
    assert "options fit 'draw'" in printed
    assert "→ Keep your hand" in printed
    assert [seat for seat, _ in match.choices].count(0) == 1


@pytest.mark.parametrize("game", names())
def test_undo_goes_back_to_the_own_last_decision(game: str) -> None:
    _, kept = played(["0", "quit"], game=game)
    printed, match = played(["0", "0", "undo", "quit"], game=game)
    assert match.choices == kept.choices
    assert match.state.digest() == kept.state.digest()
    assert "Undone" in printed
    assert "nothing to undo yet" in played(["undo"], game=game)[0]


@pytest.mark.parametrize("game", names())
def test_a_saved_game_is_loaded_again(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    printed, match = played(["0", f"save {file}", "quit"], game=game, find=find_game)
    assert "Bye. The game is saved." in printed
    assert runestack.load(file).state.digest() == match.state.digest()


def test_a_game_that_cannot_be_saved_says_why(tmp_path: Path) -> None:
    printed, _ = played([f"save {tmp_path / 'nowhere' / 'game.json'}", "save"])
    assert "Not saved" in printed
    assert "Type `save FILE`." in printed


@pytest.mark.parametrize("game", names())
def test_cards_are_shown_by_name(game: str) -> None:
    name = next(iter(find_game(game).pool)).name
    printed, _ = played([f"card {name}", "card Nobody at all", "card", "card e"], game=game)
    assert name in printed
    assert "Several cards fit 'e'" in printed
    assert "No card is called 'Nobody at all'" in printed
    assert "Type `card NAME`." in printed


@pytest.mark.parametrize("game", names())
def test_conceding_asks_first(game: str) -> None:
    printed, match = played(["concede", "no", "concede", "yes"], game=game)
    assert "The game goes on." in printed
    assert match.result is not None
    assert 0 in match.result.losers
    # where the other one plays on alone, even that may fail
    assert match.result.winners == (1,) or find_game(game).all_may_lose


def test_the_language_changes_in_mid_game() -> None:
    printed, match = played(["language de", "language fr", "0"])
    assert match.language == "de"
    assert "Das Spiel spricht jetzt Deutsch." in printed
    assert "Tippe `sprache en` oder `sprache de`." in printed


def test_two_humans_share_a_screen_behind_a_curtain() -> None:
    printed, match = played(["", "0", "", "0", "quit"], seats=("human", "human"))
    assert printed.count("press Enter when nobody else is looking") >= 2
    assert {seat for seat, _ in match.choices} == {0, 1}


def test_pass_takes_the_pass_option_and_says_so_where_there_is_none() -> None:
    printed, match = played(["pass", "0", "pass", "pass on", "quit"])
    assert "You cannot pass now: choose one of the options." in printed
    assert "Type `pass` or `pass turn`." in printed
    assert [index for seat, index in match.choices if seat == 0] == [0, 0]


def test_pass_turn_passes_until_there_is_something_to_decide() -> None:
    printed, match = played(["0", "pass turn", "quit"])
    own = [index for seat, index in match.choices if seat == 0]
    passed = re.search(r"\((\d+) windows? passed\.\)", printed)
    assert passed is not None
    assert own == [0] * (int(passed[1]) + 1)
    decision = match.decision_for(0)
    assert decision is not None
    assert not match_is_quiet(match)
    german, _ = played(["0", "passen zug", "ende"], language="de")
    assert re.search(r"\(\d+ Mal gepasst\.\)", german)


def test_pass_turn_stops_at_own_decisions_and_at_what_others_do() -> None:
    printed, _ = played(["0", *["pass turn", "0"] * 40, "quit"])
    stops = [part.split("Which one?")[0] for part in printed.split("passed.)")[1:]]
    assert any("Income: do you draw a card?" in stop for stop in stops)
    assert any("The opponent uses" in stop and "Do you react?" in stop for stop in stops)
    assert not any("phase begins. Do you react?" in stop for stop in stops)
    assert not any("phase ends. Do you react?" in stop for stop in stops)


def match_is_quiet(match: Match) -> bool:
    question: Any = match.view(0)["question"]
    return bool(question["quiet"])


def test_the_table_is_printed_at_the_start_of_the_own_turn_and_when_asked_for() -> None:
    printed, match = played(["0"] * 200)
    tables = printed.count("== You ===")
    turns = sum(entry.sentence == "Your turn begins." for entry in match.log(0, "en"))
    assert turns > 3
    assert tables <= turns + 1
    more, _ = played([*["0"] * 20, "view"])
    fewer, _ = played(["0"] * 20)
    assert more.count("== You ===") == fewer.count("== You ===") + 1


def test_options_without_a_table_stand_as_in_the_table() -> None:
    printed, match = played(["0", "quit"])
    end = match.table(0)
    last = max(place for place, line in enumerate(end) if not line)
    assert "\n".join(end[last:]) in printed


def test_a_card_is_told_in_words_of_the_language() -> None:
    printed, _ = played(["karte Marschall Oktal", "karte Bergung"], language="de")
    assert "Wassereinkommen" in printed
    assert "water_income" not in printed
    assert "Held, x1" in printed
    assert "Taktik, x" in printed
    english, _ = played(["card Marshal Oktal"])
    assert "water income" in english
    assert "water_income" not in english


def dealt_heroes() -> tuple[str, str]:
    """The heroes that the scripts get: their own and the opponent's."""
    printed, _ = played([])
    own = re.search(r"Your hero is (.+)\.", printed)
    other = re.search(r"The opponent's hero is (.+)\.", printed)
    assert own
    assert other
    return own[1], other[1]


def test_a_hero_of_the_game_is_told_with_incomes_and_the_next_level() -> None:
    own, _ = dealt_heroes()
    first, second, _ = find_game("rone").pool.named(own)
    price = second.value("cost")
    assert (
        f"level 1 | income 3 water, 1 card | next level costs {price} water"
        in played([f"card {own}"])[0]
    )
    assert (
        f"Stufe 1 | Einkommen 3 Wasser, 1 Karte | nächste Stufe kostet {price} Wasser"
        in played([f"karte {first.name_de}"], language="de")[0]
    )


def test_german_says_that_rules_are_in_english() -> None:
    printed, _ = played(["regel RONE-GUARD-2"], language="de")
    assert "RONE-GUARD-2 (die Regeltexte sind auf Englisch): As long as" in printed


def test_the_question_mark_alone_leaves_nonsense_out() -> None:
    own, other = dealt_heroes()
    attack, use = f"? attack with {own.lower()}", f"? use {other.lower()}"
    printed, _ = played(["0", "?", attack, use])
    listed, _, asked = printed.partition(attack)
    assert f"Attack with {own}" not in listed
    assert f"Use {other}" not in listed
    assert f"{own} is not a unit." in asked
    assert f"{other} is not yours." in asked


@pytest.mark.parametrize("key", ENGLISH)
def test_both_languages_say_the_same_things(key: str) -> None:
    assert fields(ENGLISH[key]) == fields(GERMAN[key])


def test_neither_language_says_more() -> None:
    assert ENGLISH.keys() == GERMAN.keys()


def test_every_command_in_the_help_is_known() -> None:
    for words in (ENGLISH, GERMAN):
        commands = [line.split()[0] for line in words["help"].splitlines()[2:]]
        assert all(command in COMMANDS for command in commands)


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


ADVICE = HintAdviser(5, Budget(rollouts=12))


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize(
    ("language", "best"),
    [
        ("en", r"Best(?: by a little, if at all)?: |As far as can be seen|Nothing else"),
        ("de", r"Am besten: |Wenn überhaupt|Soweit zu sehen|Anderes"),
    ],
)
def test_a_hint_names_an_option_and_what_is_expected_of_it(
    name: str, language: str, best: str
) -> None:
    script = ["hint", *["0", "hint"] * 6, "quit"]
    output, match = played(script, game=name, language=language, find=find_game, adviser=ADVICE)
    assert len(re.findall(rf"^ *(?:.*: )?  ({best})", output, re.MULTILINE)) == 7
    assert re.search(r"[+-]\d+ \(.*\): ", output)
    assert len(match.choices) >= 6


def test_a_hint_changes_nothing() -> None:
    _, asked = played(["hint", "0", "hint", "quit"], adviser=ADVICE)
    _, silent = played(["0", "quit"])
    assert asked.state.digest() == silent.state.digest()


def test_without_an_adviser_there_are_no_hints() -> None:
    assert "There are no hints in this game." in played(["hint", "quit"])[0]
    assert "In diesem Spiel gibt es keine Tipps." in played(["tipp", "ende"], language="de")[0]

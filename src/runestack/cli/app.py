"""The commands and their options. What they do stands beside; it is imported when a command runs, not before.

`runestack --help` has to answer at once, so nothing but the command line itself is loaded here.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError

from runestack import __version__
from runestack.cli.failure import BAD_INPUT, STOPPED, CommandError, line_for, one_line
from runestack.cli.serve import backup_app, restore_app, serve_app

app = App(
    name="runestack",
    help="Card games, implemented in full: play them, simulate them, check cards.",
    version=__version__,
    help_format="plaintext",
    result_action="return_value",
    exit_on_error=False,
    print_error=False,
)

GameName = Annotated[str, Parameter(help="The game; a wrong name lists them all.")]
Seed = Annotated[int | None, Parameter(help="The same seed gives the same game.")]
Options = Annotated[
    list[str] | None,
    Parameter(
        name="--option", help="A setting of the game, NAME=VALUE; can be repeated.", negative=()
    ),
]
Language = Annotated[str, Parameter(help="en or de.")]
Cluster = Annotated[
    str | None,
    Parameter(
        help="The address of a Dask cluster that plays instead (tcp://HOST:8786); needs runestack[cluster]."
    ),
]
Json = Annotated[
    bool, Parameter(name="--json", help="Print JSON, one object per line.", negative=())
]


@app.default
def table() -> int:
    """Open the table on this machine in the browser."""
    status = app(["serve", "--port", "0", "--open"])
    return status if isinstance(status, int) else 0


@app.command
def play(
    game: GameName,
    /,
    *,
    seats: Annotated[
        list[str] | None,
        Parameter(
            name="--seat",
            help="human, a level (novice, casual, expert, master), random, greedy or search[:BUDGET], seat by seat; "
            "can be repeated.",
            negative=(),
        ),
    ] = None,
    seed: Seed = None,
    options: Options = None,
    language: Language = "en",
    load: Annotated[Path | None, Parameter(help="Continue a saved game.")] = None,
) -> int:
    """Play a game in the terminal."""
    from runestack.cli.play import play_game

    return play_game(game, seats or [], seed, options or [], language, load)


@app.command
def simulate(
    game: GameName,
    /,
    *,
    games: Annotated[int, Parameter(help="How many games.")] = 100,
    seats: Annotated[
        str, Parameter(help="The players, seat by seat: greedy,random.")
    ] = "random,random",
    seed: Annotated[int, Parameter(help="The same seed gives the same series.")] = 0,
    options: Options = None,
    workers: Annotated[
        int | None, Parameter(help="How many processes; the results do not depend on it.")
    ] = None,
    cluster: Cluster = None,
    json: Annotated[
        Path | None, Parameter(name="--json", help="Write everything to this file.")
    ] = None,
    report: Annotated[
        Path | None,
        Parameter(
            help="Write a report (FILE.html) and its data (FILE.json), with wins by head, deck and card."
        ),
    ] = None,
    paired: Annotated[
        bool,
        Parameter(
            help="Play every deal from each seat, so that luck cancels out; --games must be a multiple of the seats.",
            negative=(),
        ),
    ] = False,
    decks: Annotated[
        str | None,
        Parameter(
            help="Decks to play against each other, paired: `all` that come with the game, or names and files: a,b,c."
        ),
    ] = None,
    language: Annotated[str, Parameter(help="Of the report: en or de.")] = "en",
) -> int:
    """Play many games between computer players."""
    from runestack.cli.lab import run_series

    return run_series(
        game,
        games,
        seats,
        seed,
        options or [],
        workers,
        cluster,
        json,
        report,
        paired,
        decks,
        language,
    )


@app.command
def ladder(
    game: GameName,
    /,
    *,
    agents: Annotated[
        str, Parameter(help="Who is rated: names, or search with a budget, separated by commas.")
    ] = "random,novice,casual,greedy,expert",
    games: Annotated[int, Parameter(help="How many games each pair plays.")] = 40,
    seed: Annotated[int, Parameter(help="The same seed gives the same deals.")] = 0,
    options: Options = None,
    workers: Annotated[
        int | None, Parameter(help="How many processes; all processors if left out.")
    ] = None,
    cluster: Cluster = None,
    file: Annotated[
        Path | None,
        Parameter(help="Keeps every game (JSON lines); games already in it are not played again."),
    ] = None,
) -> int:
    """Rate computer players by paired games against each other."""
    from runestack.cli.ladder import run_ladder

    return run_ladder(game, agents, games, seed, options or [], workers, cluster, file)


@app.command
def bench(
    game: Annotated[
        str | None,
        Parameter(help="A game; all of them if left out. `server`: the table under load."),
    ] = None,
    /,
    *,
    seconds: Annotated[
        float, Parameter(help="Seconds of processor time for each game; of play for the server.")
    ] = 5.0,
    tables: Annotated[
        int, Parameter(help="How many tables `bench server` plays, with two active seats each.")
    ] = 200,
    opponent: Annotated[
        str,
        Parameter(help="`bench server`: a computer on the second seat of each, such as master."),
    ] = "",
    library: Annotated[
        bool, Parameter(help="Measure the library's loop beside the bare engine.", negative=())
    ] = False,
    options: Options = None,
    json: Json = False,
) -> int:
    """Measure the speed of the engine, the library or the server."""
    if game == "server":
        from runestack.cli.serve import run_server_bench

        return run_server_bench(tables, seconds, opponent, json=json)
    from runestack.cli.lab import run_bench, run_library_bench

    run = run_library_bench if library else run_bench
    return run(game, seconds, options or [], json=json)


@app.command
def signature(
    game: Annotated[str | None, Parameter(help="A game; all of them if left out.")] = None,
    /,
) -> int:
    """Print a hash over fixed games; it changes if a game behaves differently."""
    from runestack.cli.lab import run_signature

    return run_signature(game)


@app.command
def replay(
    file: Annotated[Path, Parameter(help="A saved game.")],
    /,
    *,
    check: Annotated[bool, Parameter(help="Only check that it is intact.", negative=())] = False,
    analyse: Annotated[
        bool,
        Parameter(
            help="Find turning points, and choices that could have been better.", negative=()
        ),
    ] = False,
    why: Annotated[
        int | None,
        Parameter(help="Show what a good player would consider before choice N (see the log)."),
    ] = None,
    seconds: Annotated[
        float, Parameter(help="Processor time that --analyse may take: 0.1 to 3600.")
    ] = 30.0,
    language: Language = "en",
) -> int:
    """Show, verify or analyse a saved game."""
    from runestack.cli.replay import show_analysis, show_replay, show_why

    if check + analyse + (why is not None) > 1:
        raise CommandError("--check, --analyse and --why exclude each other")
    if analyse:
        return show_analysis(file, language, seconds)
    if why is not None:
        return show_why(file, language, why)
    return show_replay(file, language, check=check)


@app.command
def cards(
    game: GameName,
    query: Annotated[
        str | None, Parameter(help="Words and comparisons: 'type:unit cost<=3 flying'.")
    ] = None,
    /,
    *,
    json: Json = False,
    language: Language = "en",
) -> int:
    """List or search the cards of a game."""
    from runestack.cli.cards import list_cards

    return list_cards(game, query or "", language, json=json)


@app.command
def decks(
    game: GameName,
    deck: Annotated[
        str | None,
        Parameter(
            help="A deck that comes with the game, a file, or - for standard input; lists all decks if left out.",
            allow_leading_hyphen=True,
        ),
    ] = None,
    /,
    *,
    check: Annotated[
        bool, Parameter(help="Only report what is wrong with it, line by line.", negative=())
    ] = False,
    export: Annotated[
        Path | None, Parameter(help="Write it to this file, sorted and commented.")
    ] = None,
    json: Json = False,
    language: Language = "en",
) -> int:
    """List the decks of a game, or show, check or tidy one."""
    from runestack.cli.decks import show_decks

    return show_decks(game, deck, language, check=check, export=export, json=json)


@app.command(name="check-cards")
def check_cards(
    path: Annotated[Path, Parameter(help="A card file, or a folder of them.")],
    /,
    *,
    game: Annotated[str | None, Parameter(help="The game whose cards they are.")] = None,
    fix: Annotated[
        bool, Parameter(help="Rewrite texts to their canonical wording.", negative=())
    ] = False,
) -> int:
    """Check a pack of cards: every error with its place."""
    from runestack.cli.cards import check_pack_at

    return check_pack_at(path, game, fix=fix)


@app.command(name="explain-card")
def explain_card(
    text: Annotated[str, Parameter(help="The text of a card.")],
    /,
    *,
    game: Annotated[str | None, Parameter(help="The game whose card it is.")] = None,
) -> int:
    """Show how a card's text is understood, in English and German, and the steps it runs."""
    from runestack.cli.cards import explain

    return explain(text, game)


@app.command
def rules(
    game: Annotated[str, Parameter(help="The game; a wrong name lists them all.")],
    rule: Annotated[
        str | None, Parameter(help="The id of a rule; lists all rules if left out.")
    ] = None,
    /,
) -> int:
    """Show a numbered rule, and which tests cover it."""
    from runestack.cli.rules import show_rules

    return show_rules(game, rule)


for server_app in (serve_app, backup_app, restore_app):
    app.command(server_app)


def run(arguments: Sequence[str]) -> int:
    """Runs a command; its exit status."""
    try:
        status = app(list(arguments))
    except CycloptsError as error:
        return fail(usage_line(error), BAD_INPUT)
    except KeyboardInterrupt:
        return fail("stopped", STOPPED)
    except BrokenPipeError:
        sys.stderr.close()  # whoever read the output has gone; nothing is left to say
        return BAD_INPUT
    except Exception as error:
        line = line_for(error)
        if line is None:
            raise
        return fail(line, error.status if isinstance(error, CommandError) else BAD_INPUT)
    return status if isinstance(status, int) else 0


def usage_line(error: CycloptsError) -> str:
    """What is wrong with a command line."""
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        known = ", ".join(name for name in app if not name.startswith("-"))
        chain = error.command_chain or ()
        word = error.unused_tokens[0]
        return (
            f"{chain[0]} takes no {word!r}"
            if chain
            else f"there is no command {word!r}; the commands are: {known}"
        )
    return one_line(str(error))


def fail(line: str, status: int) -> int:
    """Says why a command failed."""
    print(f"runestack: {line}", file=sys.stderr)
    return status


def main() -> None:
    """The entry point of the command."""
    sys.exit(run(sys.argv[1:]))
